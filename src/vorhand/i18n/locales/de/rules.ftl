### Die Optionen eines Regelwerks, ihre Werte und die Vorlagen.

## Sections

section-auction = Reizen
section-announcements = Ansagen
section-matadors = Spitzen
section-values = Spielwerte
section-kontra = Kontra
section-bock = Bockrunden
section-ramsch = Ramsch
section-spitze = Spitze (letzter Stich)
section-revolution = Revolution
section-schenken = Schenken
section-claims = Abkürzen
section-list = Spielliste
section-stakes = Einsätze

## Options

option-auction-all-pass = Was geschieht, wenn alle drei passen.
option-announcements-without-hand = Schneider, Schwarz und bei Farbspiel und Grand auch ouvert dürfen nach der Skataufnahme angesagt werden. Die Stufe für das Handspiel zählt dann nicht.
option-announcements-ouvert-needs-schwarz = Ein offenes Farbspiel oder ein Grand ouvert schließt Schwarz angesagt ein, es müssen also alle Stiche gewonnen werden. Sonst ist ouvert eine Stufe für sich, und es bleibt beim angesagten Ziel.
option-matadors-unseen-skat-counts = Auch beim Handspiel zählen die beiden Karten im Skat zu den Spitzen. Sonst zählen dort nur die zehn Handkarten.
option-values-grand-base = Grundwert des Grand. 20 ist der alte amerikanische Wert.
option-values-grand-ouvert-base = Grundwert des Grand ouvert. Bei 36 zählt die Stufe für ouvert nicht, und der Spielwert ist höchstens 360.
option-values-lost-hand-doubled = Jedes verlorene Spiel zählt doppelt. Sonst zählt ein verlorenes Handspiel einfach.
option-values-null = Wert des Null.
option-values-null-hand = Wert des Null Hand.
option-values-null-ouvert = Wert des Null ouvert.
option-values-null-ouvert-hand = Wert des Null ouvert Hand.
option-values-null-below-bid = Was mit einem Null geschieht, der weniger wert ist als gereizt wurde.
option-kontra-who = Wer Kontra sagen darf. Ein Kontra gilt für beide Gegenspieler.
option-kontra-until = Bis wann Kontra gesagt werden darf.
option-kontra-ouvert = Ob Kontra zu einem offenen Spiel gesagt werden muss, bevor die Karten aufgelegt werden.
option-kontra-re = Der Alleinspieler darf auf Kontra Re sagen.
option-kontra-re-in-null = Re ist auch bei Null und Null Hand erlaubt. Null ouvert ist davon nicht betroffen.
option-kontra-supra = Die Gegenpartei darf auf Re Supra sagen: insgesamt achtfach.
option-kontra-hirsch = Der Alleinspieler darf auf Supra Hirsch sagen: insgesamt sechzehnfach.
option-bock-triggers = Die Ereignisse, nach denen eine Bockrunde gespielt wird. Keine: Es gibt keinen Bock.
option-bock-deals = Spiele in einer Bockrunde. 0: so viele, wie Plätze am Tisch sind.
option-bock-stacking = Was mehrere Ereignisse in einem Spiel bewirken.
option-bock-ramsch-after = Nach jeweils so vielen beendeten Bockrunden folgt eine Ramschrunde. 0: nie.
option-ramsch-skat-to = Wer die Augen des Skats bekommt.
option-ramsch-loss = Was der Verlierer schreibt: seine Augen, oder 10, mit einer Jungfrau 15, mit zweien 20.
option-ramsch-tie = Was geschieht, wenn zwei gleich viele und die meisten Augen haben.
option-ramsch-all-equal = Was geschrieben wird, wenn alle drei gleich viele Augen haben.
option-ramsch-pushing = Schieberamsch: Vorhand, Mittelhand und Hinterhand nehmen der Reihe nach den Skat auf oder schieben ihn ungesehen weiter.
option-ramsch-push-doubling = Wie das ungesehene Schieben den Verlust verdoppelt.
option-ramsch-jacks = Ob Buben zurücklegen darf, wer den Skat aufgenommen hat. Ungesehen darf der Skat immer geschoben werden.
option-ramsch-jungfrau = Bleibt genau ein Spieler ohne Stich, verdoppelt sich der Verlust.
option-ramsch-announced-jungfrau = Vor der ersten Karte darf ein Spieler ansagen, dass er keinen Stich macht. Macht er doch einen, schreibt er allein −120; sonst ändert sich nichts.
option-ramsch-durchmarsch = Was ein Spieler schreibt, der alle Stiche macht.
option-ramsch-durchmarsch-doubled = Schieben und Klopfen vervielfachen auch die 120 Punkte für den Durchmarsch. Bock tut es immer.
option-ramsch-grand-hand = In einer Ramschrunde werden Vorhand, Mittelhand und Hinterhand der Reihe nach gefragt, ob sie statt des Ramschs einen Grand Hand spielen.
option-ramsch-grand-hand-leader = Wer bei einem Grand Hand in der Ramschrunde ausspielt.
option-ramsch-grand-hand-counts = Ein Grand Hand zählt als Spiel der Ramschrunde. Sonst gibt derselbe Geber noch einmal.
option-ramsch-klopfen = In Ramschrunden darf jeder, der nicht geschoben hat, vor der ersten Karte einmal klopfen. Jedes Klopfen verdoppelt.
option-ramsch-round-deals = Spiele in einer Ramschrunde. 0: so viele, wie Plätze am Tisch sind.
option-ramsch-round-after = Die Ereignisse, nach denen eine Ramschrunde gespielt wird. Beide in einem Spiel ergeben eine Runde.
option-spitze-levels = Gewinnstufen für die angesagte Spitze: den letzten Stich mit dem kleinsten Trumpf machen, der dabei gezeigt wird. 0: wird nicht gespielt.
option-spitze-missed = Was eine verfehlte Spitze kostet.
option-revolution-enabled = Ein Null ouvert, bei dem die Gegenspieler die Karten des Alleinspielers sehen und dann ihre zwanzig Karten untereinander neu verteilen dürfen.
option-revolution-value = Wert der Revolution, ob Hand oder nicht.
option-schenken-enabled = Im ersten Stich darf die Gegenpartei das Spiel schenken. Lehnt der Alleinspieler ab, muss er die nächste Stufe schaffen.
option-claims-server-proof = Kann ein Anspruch des Alleinspielers an den wirklichen Karten bewiesen werden, gilt er ohne Rückfrage. Sonst wird immer die Gegenpartei gefragt.
option-list-seats = Plätze am Tisch. Bei vieren setzt der Geber aus.
option-list-scoring = Wie die Liste abgerechnet wird.
option-list-end = Wann die Partie endet.
option-list-deals = Spiele einer Partie, die nach Spielen endet. 0: zwölf je Platz.
option-list-end-points = Punktestand, der eine Partie nach Punkten beendet.
option-list-first-dealer = Wer zuerst gibt.
option-list-passed-in-counts = Ein eingepasstes Spiel verbraucht eine Zeile der Liste.
option-list-passed-in-dealer-bonus = Punkte für den Geber eines eingepassten Spiels.
option-stakes-base = Geld je Punkt. 0: kein Geld.
option-stakes-basis = Welche Punkte bezahlt werden.
option-stakes-rake = Gebühr des Hauses in Prozent, nach der Höhe des Einsatzes.
option-stakes-rounding = Wie Einsatz, Grenze und Gebühr auf ganze Cent gerundet werden.
option-stakes-limit = Was ein Spieler in einem Spiel höchstens zahlt. 0: keine Grenze.
option-stakes-odd-cent = Wer den Cent bekommt, der übrig bleibt, wenn zwei Gegenspieler teilen.
option-stakes-mode = Ob drei Menschen um Geld spielen oder zwei und ein Computer, der weder zahlt noch gewinnt.

## Values of the options

value-yes = ja
value-no = nein
value-none = keine
value-rake-row = ab { NUMBER($stake, minimumFractionDigits: 2) }: { $percent } %
value-auction-all-pass-passed-in = eingepasst: keine Punkte, der Nächste gibt
value-auction-all-pass-ramsch = Ramsch mit den gegebenen Karten
value-auction-all-pass-redeal = derselbe Geber gibt noch einmal
value-values-null-below-bid-cheapest-game = verloren, berechnet als billigstes Spiel, das den Reizwert deckt
value-values-null-below-bid-twice-null-value = verloren, berechnet mit dem Wert des Null
value-values-null-below-bid-refused = darf nicht angesagt werden
value-kontra-who-nobody = niemand
value-kontra-who-any-defender = jeder Gegenspieler
value-kontra-who-bidders-only = ein Gegenspieler, der mindestens 18 gereizt oder gehalten hat
value-kontra-until-first-lead = vor der ersten Karte überhaupt
value-kontra-until-own-first-card = vor der eigenen ersten Karte
value-kontra-until-second-trick = vor dem Ausspiel zum zweiten Stich
value-kontra-ouvert-no-difference = kein Unterschied
value-kontra-ouvert-before-cards-shown = vor dem Auflegen
value-bock-stacking-add = jedes Ereignis bringt eine Runde
value-bock-stacking-one-per-deal = höchstens eine Runde je Spiel
value-ramsch-skat-to-last-trick = wer den letzten Stich macht
value-ramsch-skat-to-loser = der Verlierer
value-ramsch-skat-to-nobody = niemand
value-ramsch-loss-card-points = seine Augen
value-ramsch-loss-fixed = 10, 15 oder 20
value-ramsch-tie-both-lose = beide verlieren voll
value-ramsch-tie-later-trick = es verliert, wer den späteren Stich hat
value-ramsch-tie-split = jeder verliert die Hälfte, aufgerundet
value-ramsch-all-equal-nothing = nichts
value-ramsch-all-equal-all-lose = jeder seinen eigenen Verlust
value-ramsch-push-doubling-each = jedes Schieben verdoppelt
value-ramsch-push-doubling-first-only = insgesamt einmal
value-ramsch-push-doubling-none = gar nicht
value-ramsch-jacks-taker-may-not = keine Buben zurück
value-ramsch-jacks-free = jede Karte
value-ramsch-durchmarsch-wins-120 = gewinnt 120, niemand verliert
value-ramsch-durchmarsch-loses = verliert 120
value-ramsch-grand-hand-leader-forehand = Vorhand
value-ramsch-grand-hand-leader-declarer = der Alleinspieler
value-spitze-missed-loses = das Spiel
value-spitze-missed-ignored = nur ihre Stufen
value-list-scoring-classic = Spielpunkte
value-list-scoring-seeger = Seeger: ±50 für jedes eigene Spiel
value-list-scoring-seeger-fabian = Seeger-Fabian: ±50 für jedes eigene Spiel, 40 oder 30 für verlorene Spiele der anderen
value-list-end-deals = nach einer Zahl von Spielen
value-list-end-points = wenn ein Stand die Grenze erreicht
value-list-end-open = nach Verabredung
value-list-first-dealer-first-seat = der erste Platz
value-list-first-dealer-random = das Los entscheidet
value-stakes-basis-value = Spielwert mit Kontra und Bock, Verlust nicht verdoppelt
value-stakes-basis-list-points = die geschriebenen Punkte
value-stakes-rounding-half-up = halbe Cent aufwärts
value-stakes-rounding-half-even = halbe Cent zum geraden Cent
value-stakes-rounding-down = abwärts
value-stakes-odd-cent-house = das Haus
value-stakes-odd-cent-next-seat = der Gegenspieler nach dem Alleinspieler
value-stakes-mode-three-players = drei Menschen
value-stakes-mode-duo = zwei Menschen und ein Computer

## Events that call for a Bock or Ramsch round

trigger-lost-with-60 = Spiel mit genau 60 Augen verloren
trigger-won-grand-hand = Grand Hand gewonnen
trigger-won-null-ouvert-hand = Null ouvert Hand gewonnen
trigger-lost-grand = Grand verloren
trigger-lost-with-kontra = Spiel nach Kontra verloren
trigger-kontra-re = Spiel mit Kontra und Re
trigger-score-three-equal = Punktestand eines Spielers endet auf drei gleiche Ziffern
trigger-score-multiple-of-100 = Punktestand eines Spielers ist ein voller Hunderter
trigger-value-72 = Spiel mit Wert ab 72 gewonnen
trigger-value-96 = Spiel mit Wert ab 96 gewonnen
trigger-value-120 = Spiel mit Wert ab 120 gewonnen
trigger-schneider-outside-bock = eine Seite Schneider außerhalb von Bock
trigger-two-rounds-without-bock = zwei Runden ohne Bock

## Presets

preset-isko = Internationale Skatordnung
preset-isko-description = Die offiziellen Regeln vom November 2022.
preset-isko-list = Gewertete Liste
preset-isko-list-description = Die offiziellen Regeln mit Seeger-Fabian-Wertung: 36 Spiele zu dritt, 48 zu viert.
preset-altenburg-1937 = Altenburg 1937
preset-altenburg-1937-description = Die Skatordnung von 1927 bis 1937, gültig bis 1998: Grand ouvert 36, ein verlorenes Handspiel zählt einfach, neu geben, wenn alle passen.
preset-official-pl = Polen, offiziell
preset-official-pl-description = Die offiziellen Regeln bis 1000 Punkte, erster Geber nach Los.
preset-pub-pl = Polen, Kneipe
preset-pub-pl-description = Kneipenskat mit Kontra, Bock, Schieberamsch und Ansagen nach der Skataufnahme, bis 1000 Punkte.
preset-stakes-el = Griechenland, um Geld
preset-stakes-el-description = Die offiziellen Regeln um Geld: drei Menschen, Einsatz je Punkt und eine Gebühr des Hauses.
preset-duo-el = Griechenland, zu zweit
preset-duo-el-description = Wie um Geld, aber zwei Menschen und ein Computer, der weder zahlt noch gewinnt.
preset-xskat-pub = Deutsche Kneipe
preset-xskat-pub-description = Kneipenskat mit allem: Kontra, Bock- und Ramschrunden, Klopfen, Spitze, Revolution und Schenken.

## What does not go together

conflict-not-allowed = Eine Einstellung gibt es nicht, oder ihr Wert ist nicht erlaubt.
conflict-hirsch-without-supra = Hirsch antwortet auf Supra: Lass auch Supra zu, oder lass Hirsch weg.
conflict-supra-without-re = Supra antwortet auf Re: Lass auch Re zu, oder lass Supra weg.
conflict-named-twice = Ein Ereignis ist zweimal genannt: { $option }
conflict-no-decimal = Das ist kein Betrag wie 0.10: { $option }
conflict-too-great = Dieser Betrag ist zu groß: { $option }
conflict-stake-named-twice = Die Gebühr nennt denselben Einsatz zweimal.
conflict-not-for-money = Um Geld geht das nicht, denn niemand sagt, wie es bezahlt würde: { $option }

### Die Seiten rund um den Tisch: Start, Einrichten, Regeln, Liste, Nachspielen, Hilfe, Einstellungen, Prüfung der Mischung.

## All of them

pages-loading = Einen Moment …
pages-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
pages-copied = Der Link ist kopiert.

## Landing

pages-landing-title = Skat, wie er sein soll.
pages-landing-lead = Ein Tisch in fünf Sekunden. Ohne Konto, ohne Werbung, und jede Mischung kannst du nachprüfen.
pages-landing-play = Jetzt spielen
pages-landing-play-more = gegen zwei Computer, sofort
pages-landing-level = Computer
pages-landing-practice = zum Üben: mit Rat, nichts zählt
pages-landing-friends = Mit Freunden spielen
pages-landing-duo = Duo: zu zweit mit Computer
pages-landing-watch = Computern zusehen
pages-landing-taste = Deine Karten
pages-landing-taste-later = Beides kannst du jederzeit ändern.
pages-landing-taste-keep = So lassen
pages-landing-running = Deine Tische
pages-landing-table = Tisch { $table }
pages-landing-back = Zurück an den Tisch
pages-landing-new = Neu beim Skat?
pages-landing-new-text = Wir erklären das Spiel von vorn, mit Bildern und Beispielen. Nach einer Viertelstunde kannst du mitspielen.
pages-landing-learn = Skat lernen
pages-landing-fact-shuffle = Nachprüfbar gemischt
pages-landing-fact-shuffle-text = Versiegelt vor dem Geben, offengelegt danach. Dein Browser rechnet jede Mischung nach.
pages-landing-fact-result = Verständlich abgerechnet
pages-landing-fact-result-text = Erst der Grund, dann die Rechnung. Überreizt? Wir sagen, welcher Bube im Skat lag.
pages-landing-fact-replay = Nach dem Spiel klüger
pages-landing-fact-replay-text = Geh jedes Spiel Schritt für Schritt durch, offen oder mit den Augen eines Spielers. Der Skat ist zu sehen, wie gegeben und wie gedrückt.

## The cards

pages-deck-question = Welches Blatt liegt dir?
pages-deck-tournament = Turnierblatt
pages-deck-french = Französisch
pages-deck-german = Deutsch
pages-order-question = Wie sollen die Farben liegen?
pages-order-alternating = schwarz und rot im Wechsel
pages-order-official = in amtlicher Folge

## Setting up a table

pages-setup-title = Ein neuer Tisch
pages-setup-seats = Plätze
pages-setup-name = Dein Name
pages-setup-guest = Gast { $number }
pages-setup-seat = Platz { $number }
pages-setup-seat-free = frei
pages-setup-you = du
pages-setup-computer = Computer
pages-setup-away = gerade nicht da
pages-setup-sit = Hier sitzen
pages-setup-rise = Aufstehen
pages-setup-add-computer = Computer
pages-setup-free-seat = Wegschicken
pages-setup-level = Stärke des Computers
pages-setup-invite = Einladen
pages-setup-invite-text = Wer diesen Link öffnet, kann sich setzen oder zusehen.
pages-setup-link = Link zu diesem Tisch
pages-setup-copy = Link kopieren
pages-setup-qr = Bildcode des Links, mit dem Telefon zu lesen
pages-setup-rules = Regeln
pages-setup-preset = Das Spiel
pages-setup-all-rules = Alle Schalter der Regeln
pages-setup-rules-kept = Bis das behoben ist, behält der Tisch seine Regeln.
pages-setup-changed =
    { $count ->
        [one] { $count } Schalter geändert
       *[other] { $count } Schalter geändert
    }
pages-setup-reset = Alle Änderungen zurücknehmen
pages-setup-begin = Anfangen
pages-setup-free =
    { $count ->
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
pages-setup-not-yet = Diese Regeln lassen sich mit diesen Plätzen nicht spielen.
pages-setup-host-begins = Wer den Tisch eröffnet hat, fängt an.
pages-setup-line-lost = Die Leitung ist weg. Die Seite versucht zurückzukommen.
pages-level-random = irgendeine Karte
pages-level-casual = Gelegenheitsspieler
pages-level-club = Vereinsspieler
pages-level-expert = Experte
pages-level-master = Meister

## Rules

pages-rules-changed = geändert
pages-rules-idle =
    { $count ->
        [one] { $count } Schalter ohne Wirkung
       *[other] { $count } Schalter ohne Wirkung
    }
pages-rules-many =
    { $count ->
        [0] keine
        [one] { $count } gewählt
       *[other] { $count } gewählt
    }
pages-rules-rake-from = ab einem Einsatz von
pages-rules-rake-percent = Prozent
pages-rules-rake-add = Zeile dazu
pages-rules-rake-remove = Diese Zeile weg

## The score list

pages-list-number = Nr.
pages-list-base = Grundwert
pages-list-matadors = Spitzen
pages-list-hand = Hand
pages-list-schneider = Schn.
pages-list-announced = anges.
pages-list-schwarz = Schw.
pages-list-ouvert = ouvert
pages-list-game = Spiel
pages-list-value = Spielwert
pages-list-won = gewonnen
pages-list-lost = verloren
pages-list-won-short = gew.
pages-list-lost-short = verl.
pages-list-points = Punkte
pages-list-passed = eingepasst
pages-list-with = mit { $count }
pages-list-without = ohne { $count }
pages-list-yes = ja
pages-list-open = Zeile { $number }: Spiel nachspielen
pages-list-place = Platz
pages-list-money = Geld
pages-list-house = Haus
pages-list-export = Liste mitnehmen
pages-list-empty = Noch ist kein Spiel aufgeschrieben.
pages-list-hint = Jede Zeile öffnet das Spiel.

## Replay

pages-replay-title = Spiel { $number }
pages-replay-table = zum Tisch
pages-replay-share = Teilen
pages-replay-record = Aufzeichnung
pages-replay-sgf = ISS-Format
pages-replay-declarer = Alleinspieler
pages-replay-tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
pages-replay-points =
    { $points ->
        [one] { $points } Auge
       *[other] { $points } Augen
    }
pages-replay-hidden =
    { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
pages-replay-led = spielt aus
pages-replay-played = legt
pages-replay-wins = gewinnt
pages-replay-skat-dealt = Skat gegeben
pages-replay-skat-laid = gedrückt
pages-replay-step = { $at } von { $of }
pages-replay-slider = Schritt des Spiels
pages-replay-first = Anfang
pages-replay-last = Ende
pages-replay-back = Einen Schritt zurück
pages-replay-forward = Einen Schritt weiter
pages-replay-view = Gesehen von
pages-replay-view-all = alles offen
pages-replay-view-spectator = jemandem, der zusieht
pages-replay-play-as = Weiterspielen als
pages-replay-play-on = Von hier weiterspielen
pages-replay-history = Verlauf
pages-replay-result = Abrechnung
pages-replay-player = Spieler
pages-replay-total = Gesamt

## Help

pages-help-title = Skat lernen
pages-help-contents = Inhalt
pages-help-rules = Die Regeln zur Auswahl
pages-help-rules-text = Ein Tisch spielt eines dieser Spiele, und wer ihn eröffnet, kann jeden Schalter ändern. Die Regeln eines laufenden Tisches stehen dort hinter dem Knopf mit dem Blatt.
pages-help-play = Jetzt ein Spiel spielen

## Settings

pages-settings = Einstellungen
pages-settings-language = Sprache
pages-settings-cards = Karten
pages-settings-size = Größe deiner Karten
pages-settings-size-value = { $percent } %
pages-settings-large-index = Große Buchstaben und Zeichen auf jeder Karte
pages-settings-two-rows = Deine Hand in zwei Reihen
pages-settings-mirrored = Trumpf rechts
pages-settings-play = Spielen
pages-settings-tapping = Eine Karte spielen
pages-settings-tapping-safe = antippen hebt, noch einmal spielt
pages-settings-tapping-fast = ein Tipp spielt
pages-settings-rest = So lange bleibt ein Stich liegen
pages-settings-rest-value = { $seconds } s
pages-settings-rest-tap = bis du ihn antippst
pages-settings-rest-tap-tick = Der Stich bleibt, bis ich ihn antippe
pages-settings-cutting = Abheben
pages-settings-cutting-auto = von selbst
pages-settings-cutting-slider = ich wähle die Stelle
pages-settings-worth = Beim Reizen die Spielwerte zeigen
pages-settings-ahead = Zeigen, wer im Stich vorn liegt
pages-settings-careful = Nachfragen, bevor ein hoher Trumpf gedrückt wird
pages-settings-look = Aussehen und Ton
pages-settings-theme = Hell oder dunkel
pages-settings-theme-system = wie das Gerät
pages-settings-theme-light = hell
pages-settings-theme-dark = dunkel
pages-settings-motion = Bewegung
pages-settings-motion-system = wie das Gerät
pages-settings-motion-full = alle
pages-settings-motion-none = keine
pages-settings-sounds = Töne
pages-settings-kept = Diese Wahl bleibt in diesem Browser.

## The check of the shuffle

pages-shuffle-title = Ist ehrlich gemischt?
pages-shuffle-before = Das Siegel hier unten stand fest, bevor gegeben wurde. Nach dem Spiel wird es geöffnet, und dein Browser kann die Karten nachrechnen.
pages-shuffle-after = Jetzt liegt alles offen. Dein Browser rechnet daraus die Karten aus und vergleicht; er fragt niemanden.
pages-shuffle-published = Was veröffentlicht wurde
pages-shuffle-commitment = Siegel des Spiels
pages-shuffle-digest = Siegel von { $position }
pages-shuffle-nonce-of = Zahl von { $position }
pages-shuffle-waived = nicht rechtzeitig gegeben
pages-shuffle-cut-at = Abgehobene Karten
pages-shuffle-seed-is = Startwert des Spiels
pages-shuffle-check = Dieses Spiel prüfen
pages-shuffle-holds = Alles stimmt: Niemand kann die Karten ausgesucht haben.
pages-shuffle-broken = Etwas passt nicht. Diesen Karten ist nicht zu trauen.
pages-shuffle-kept = Siegel und eigene Zahl sind die von vor dem Geben
pages-shuffle-seed = Der Startwert passt zum Siegel des Spiels
pages-shuffle-nonce = Die Zahl passt zum Siegel: { $position }
pages-shuffle-cut = Das Abheben ist erlaubt
pages-shuffle-hand = Die Karten folgen daraus: { $position }
pages-shuffle-skat = Der Skat folgt daraus
pages-shuffle-state-right = stimmt
pages-shuffle-state-wrong = falsch
pages-shuffle-state-waived = keine gegeben, zählt als null
pages-shuffle-state-missing = noch nicht offen

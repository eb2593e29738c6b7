### Die Abrechnung in Worten, die Spielliste und das Geld.

## Headlines

headline-game-won = { $contract }: gewonnen
headline-game-lost = { $contract }: verloren
headline-ramsch = Ramsch
headline-passed-in = Eingepasst: kein Spiel, keine Punkte
headline-redeal = Alle drei haben gepasst: Derselbe Geber gibt noch einmal
result-card-points = Augen { $declarer } : { $defenders }
result-tricks = Stiche { $declarer } : { $defenders }

## Why a game is won

win-points =
    { $points ->
        [one] { $points } Auge, 61 genügen
       *[other] { $points } Augen, 61 genügen
    }
win-schneider = { $points } Augen: Die Gegenpartei ist Schneider
win-schwarz = Alle zehn Stiche: Die Gegenpartei ist schwarz
win-schneider-announced = { $points } Augen: Schneider angesagt und erreicht
win-schwarz-announced = Alle zehn Stiche: Schwarz angesagt und erreicht
win-null = Kein Stich
win-decided = Das Spiel war schon gewonnen
win-claim = Der Anspruch auf den Rest wurde anerkannt
win-conceded = Die Gegenpartei hat aufgegeben
win-gift = Das Spiel wurde geschenkt

## Why a game is lost (one message for each reason of the settlement)

loss-points =
    { $points ->
        [one] Nur { $points } Auge, 61 sind nötig
       *[other] Nur { $points } Augen, 61 sind nötig
    }
loss-schneider-missed =
    { $points ->
        [one] Schneider angesagt, aber nur { $points } Auge; 90 sind nötig
       *[other] Schneider angesagt, aber nur { $points } Augen; 90 sind nötig
    }
loss-schwarz-missed =
    { $tricks ->
        [one] Schwarz angesagt, aber nur { $tricks } Stich
       *[other] Schwarz angesagt, aber nur { $tricks } Stiche
    }
loss-spitze-missed = Spitze verfehlt: Der letzte Stich wurde nicht mit { $card } gewonnen
loss-trick-in-null = Ein Stich im Null
loss-null-below-bid = Dieser Null ist { $value } wert, weniger als der Reizwert { $bid }
loss-conceded = Der Alleinspieler hat aufgegeben
loss-overbid = Überreizt: Spielwert { $value }, gereizt { $bid }
loss-jack-in-skat = Im Skat: { $cards } – { $got } statt { $hoped }

## The sum: matadors first, then each step with the running total

sum-game = Spiel { $total }
sum-hand = Hand { $total }
sum-schneider = Schneider { $total }
sum-schneider-announced = angesagt { $total }
sum-schwarz = Schwarz { $total }
sum-schwarz-announced = angesagt { $total }
sum-ouvert = ouvert { $total }
sum-spitze = Spitze { $total }
sum-product = { $game } { $levels } × { $base } = { $value }
sum-fixed = { $contract } = { $value }

## The bid

bid-covered = Reizwert { $bid } erreicht
bid-next-multiple = Berechnet wird das nächste Vielfache: { $levels } × { $base } = { $charged }
bid-none = Kein Reizwert zu erreichen
charged-cheapest-game = Berechnet als billigstes Spiel, das den Reizwert deckt: { $game } { $levels } × { $base } = { $charged }
charged-null-value = Berechnet wird der Wert des Nullspiels: { $charged }

## Factors and the score

factor-loss = verloren × 2
factor-kontra = Kontra × 2
factor-re = Re × 2
factor-supra = Supra × 2
factor-hirsch = Hirsch × 2
factor-bock = Bock × 2
lost-hand-single = Ein verlorenes Handspiel zählt einfach
score-product = { $charged } × { $times } = { $score }
score-line = Punkte: { $score }
score-of = { $player }: { $score }

## Ramsch

ramsch-points = Augen: { $points }
ramsch-loser = { $player }: die meisten Augen ({ $points })
ramsch-two-tie = Zweimal die meisten Augen ({ $points }): Beide verlieren
ramsch-tie-later-trick = Zweimal die meisten Augen ({ $points }): Wer den späteren Stich hat, verliert – { $player }
ramsch-tie-split = Zweimal die meisten Augen ({ $points }): Jeder verliert die Hälfte
ramsch-all-equal = Alle drei gleich: Es wird nichts geschrieben
ramsch-all-lose = Alle drei gleich: Jeder verliert
ramsch-jungfrau = Jungfrau: { $player } × 2
ramsch-durchmarsch-won = Durchmarsch gewonnen: { $player } mit allen Stichen
ramsch-durchmarsch-lost = Durchmarsch verloren: { $player } mit allen Stichen
ramsch-jungfrau-kept = Angesagte Jungfrau gehalten: { $player }
ramsch-jungfrau-broken = Angesagte Jungfrau verfehlt: { $player }
ramsch-fixed-loss = Fester Verlust: { $points }
ramsch-pushes =
    { $count ->
        [one] einmal geschoben × { $factor }
       *[other] { $count }-mal geschoben × { $factor }
    }
ramsch-knocks =
    { $count ->
        [one] einmal geklopft × { $factor }
       *[other] { $count }-mal geklopft × { $factor }
    }
ramsch-skat-last-trick = Skat ({ $points }) zum letzten Stich: { $player }
ramsch-skat-loser = Skat ({ $points }) zum Verlierer: { $player }
ramsch-skat-nobody = Skat ({ $points }) zählt nicht

## Deals without a game

passed-in = eingepasst
passed-in-dealer-bonus = Eingepasst: { $points } für den Geber, { $player }

## The score list

list-title = Spielliste
column-number = Nr.
column-declarer = Alleinspieler
column-points = Punkte
foot-game-points = Spielpunkte
foot-own-games = (gewonnen − verloren) × { $bonus }
foot-others-lost = Verlorene Spiele der anderen × { $bonus }
foot-total = Gesamt

## Ranking

ranking-line =
    { $points ->
        [one] { $rank }. { $player }: { $points } Punkt
       *[other] { $rank }. { $player }: { $points } Punkte
    }
ranking-games = gewonnen { $won }, verloren { $lost }
ranking-shared = geteilt, bis das Los entscheidet

## Money

money-title = Geld
money-line = { $player }: { NUMBER($amount, minimumFractionDigits: 2) } (insgesamt { NUMBER($total, minimumFractionDigits: 2) })
money-house = Haus: { NUMBER($amount, minimumFractionDigits: 2) } (insgesamt { NUMBER($total, minimumFractionDigits: 2) })

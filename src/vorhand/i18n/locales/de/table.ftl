### Der Tisch auf der Webseite.

## The match and its seats

length-deals =
    { $deals ->
        [one] { $deals } Spiel
       *[other] { $deals } Spiele
    }
length-points = bis { $points } Punkte
length-open = ohne festes Ende
rules-changed = { $title }, geändert
seat-sits-out = setzt aus

## What may be played, and what is asked

follow-suit = { $suit } ist ausgespielt: bedienen
follow-trump = Trumpf ist ausgespielt: bedienen
question-ramsch-call = Noch etwas vor der ersten Karte?
needs-schneider = Dazu ist Schneider nötig.
needs-schwarz = Dazu ist Schwarz nötig.
needs-luck = Auch Schneider und Schwarz heben es nicht auf das Gebot.

## The result, row by row

row-card-points = Augen
row-tricks = Stiche
row-matadors = Spitzen
row-levels = Gewinnstufe
row-value = Spielwert
row-bid = Reizwert
row-charged = Berechnet
row-score = Punkte
row-product = { $game } { $levels } × { $base }
row-bid-covered = erreicht
row-bid-missed = höher als { $value }
row-next-multiple = nächstes Vielfaches: { $levels } × { $base }
row-cheapest-game = billigstes Spiel, das den Reizwert deckt: { $game } { $levels } × { $base }
row-null-value = der Wert des Nullspiels
row-stake = Einsatz
row-stake-sum = { $points } × { NUMBER($base, minimumFractionDigits: 2) }
row-fee = Gebühr
row-fee-sum = { $players } × { NUMBER($fee, minimumFractionDigits: 2) }
row-money = { NUMBER($amount, minimumFractionDigits: 2) }
row-ramsch = Augen { $points }, Stiche { $tricks }
factor-name-loss = Verloren
factor-name-kontra = Kontra
factor-name-re = Re
factor-name-supra = Supra
factor-name-hirsch = Hirsch
factor-name-bock = Bock

## The list and the replay

list-game = { $contract }, { $matadors }
told-dealt = Die Karten sind gegeben

## What happens at the table besides the game

house-rules-chosen = andere Regeln
house-seat-taken = setzt sich
house-computer-seated = spielt mit
house-seat-freed = der Platz ist frei
house-seat-left = geht, ein Computer spielt weiter
house-cover-began = Leitung weg, ein Computer spielt
house-cover-ended = ist wieder da
house-match-closed = Die Liste ist abgeschlossen

### Stół na stronie.

## The match and its seats

length-deals =
    { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }
length-points = do { $points } punktów
length-open = bez ustalonego końca
rules-changed = { $title }, ze zmianami
seat-sits-out = pauzuje

## What may be played, and what is asked

follow-suit = Wyjście: { $suit }, trzeba dołożyć do koloru
follow-trump = Wyjście w atut: trzeba dołożyć atut
question-ramsch-call = Coś jeszcze przed pierwszą kartą?
needs-schneider = Potrzebny jest do tego schneider.
needs-schwarz = Potrzebny jest do tego schwarz.
needs-luck = Nawet schneider i schwarz nie podniosą jej do licytacji.

## The result, row by row

row-card-points = Punkty za karty
row-tricks = Lewy
row-matadors = Matadory
row-levels = Mnożnik
row-value = Wartość gry
row-bid = Licytacja
row-charged = Liczy się
row-score = Wynik
row-product = { $game } { $levels } × { $base }
row-bid-covered = osiągnięta
row-bid-missed = wyżej niż { $value }
row-next-multiple = najbliższa wielokrotność: { $levels } × { $base }
row-cheapest-game = najtańsza gra, która pokrywa licytację: { $game } { $levels } × { $base }
row-null-value = wartość gry null
row-stake = Stawka
row-stake-sum = { $points } × { NUMBER($base, minimumFractionDigits: 2) }
row-fee = Opłata
row-fee-sum = { $players } × { NUMBER($fee, minimumFractionDigits: 2) }
row-money = { NUMBER($amount, minimumFractionDigits: 2) }
row-ramsch = punkty za karty { $points }, lewy { $tricks }
factor-name-loss = Przegrana
factor-name-kontra = Kontra
factor-name-re = Rekontra
factor-name-supra = Supra
factor-name-hirsch = Hirsch
factor-name-bock = Bock

## The list and the replay

list-game = { $contract }, { $matadors }
told-dealt = Karty rozdane

## What happens at the table besides the game

house-rules-chosen = inne zasady
house-seat-taken = siada
house-computer-seated = gra
house-seat-freed = miejsce jest wolne
house-seat-left = odchodzi, dalej gra komputer
house-cover-began = brak połączenia, gra komputer
house-cover-ended = wraca
house-match-closed = Lista jest zamknięta

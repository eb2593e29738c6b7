### Rozliczenie słowami, lista i pieniądze.

## Headlines

headline-game-won = { $contract }: wygrana
headline-game-lost = { $contract }: przegrana
headline-ramsch = Ramsch
headline-passed-in = Rozdanie bez gry: nikt nie gra, nikt nie zapisuje
headline-redeal = Wszyscy trzej spasowali: ten sam gracz rozdaje jeszcze raz
result-card-points = Punkty za karty { $declarer } : { $defenders }
result-tricks = Lewy { $declarer } : { $defenders }

## Why a game is won

win-points =
    { $points ->
        [one] { $points } punkt za karty, wystarczy 61
        [few] { $points } punkty za karty, wystarczy 61
       *[many] { $points } punktów za karty, wystarczy 61
    }
win-schneider =
    { $points ->
        [one] { $points } punkt za karty: przeciwnicy mają schneidera
        [few] { $points } punkty za karty: przeciwnicy mają schneidera
       *[many] { $points } punktów za karty: przeciwnicy mają schneidera
    }
win-schwarz = Wszystkie dziesięć lew: przeciwnicy mają schwarza
win-schneider-announced =
    { $points ->
        [one] { $points } punkt za karty: zapowiedziany schneider zrobiony
        [few] { $points } punkty za karty: zapowiedziany schneider zrobiony
       *[many] { $points } punktów za karty: zapowiedziany schneider zrobiony
    }
win-schwarz-announced = Wszystkie dziesięć lew: zapowiedziany schwarz zrobiony
win-null = Ani jednej lewy
win-decided = Gra była już wygrana
win-claim = Żądanie reszty lew zostało uznane
win-conceded = Przeciwnicy poddali grę
win-gift = Solista przyjął grę w darze

## Why a game is lost (one message for each reason of the settlement)

loss-points =
    { $points ->
        [one] Tylko { $points } punkt za karty, a trzeba 61
        [few] Tylko { $points } punkty za karty, a trzeba 61
       *[many] Tylko { $points } punktów za karty, a trzeba 61
    }
loss-schneider-missed =
    { $points ->
        [one] Zapowiedziany schneider, ale tylko { $points } punkt za karty, a trzeba 90
        [few] Zapowiedziany schneider, ale tylko { $points } punkty za karty, a trzeba 90
       *[many] Zapowiedziany schneider, ale tylko { $points } punktów za karty, a trzeba 90
    }
loss-schwarz-missed =
    { $tricks ->
        [one] Zapowiedziany schwarz, ale tylko { $tricks } lewa
        [few] Zapowiedziany schwarz, ale tylko { $tricks } lewy
       *[many] Zapowiedziany schwarz, ale tylko { $tricks } lew
    }
loss-spitze-missed = Szpica nieudana: ostatnia lewa nie została wzięta kartą { $card }
loss-trick-in-null = Wzięta lewa w grze null
loss-null-below-bid = Ten null jest wart { $value }, mniej niż wylicytowane { $bid }
loss-conceded = Solista poddał grę
loss-overbid = Przelicytowane: wartość gry { $value }, wylicytowano { $bid }
loss-jack-in-skat = W skacie: { $cards } – { $got } zamiast { $hoped }

## The sum: matadors first, then each step with the running total

sum-game = gra { $total }
sum-hand = z ręki { $total }
sum-schneider = schneider { $total }
sum-schneider-announced = zapowiedziany { $total }
sum-schwarz = schwarz { $total }
sum-schwarz-announced = zapowiedziany { $total }
sum-ouvert = open { $total }
sum-spitze = szpica { $total }
sum-product = { $game } { $levels } × { $base } = { $value }
sum-fixed = { $contract } = { $value }

## The bid

bid-covered = Wylicytowane { $bid } osiągnięte
bid-next-multiple = Liczy się najbliższa wielokrotność: { $levels } × { $base } = { $charged }
bid-none = Bez licytacji
charged-cheapest-game = Liczy się najtańsza gra, która pokrywa licytację: { $game } { $levels } × { $base } = { $charged }
charged-null-value = Liczy się wartość gry null: { $charged }

## Factors and the score

factor-loss = przegrana × 2
factor-kontra = kontra × 2
factor-re = rekontra × 2
factor-supra = supra × 2
factor-hirsch = hirsch × 2
factor-bock = bock × 2
lost-hand-single = Przegrana gra z ręki liczy się pojedynczo
score-product = { $charged } × { $times } = { $score }
score-line = Wynik: { $score }
score-of = { $player }: { $score }

## Ramsch

ramsch-points = Punkty za karty: { $points }
ramsch-loser = { $player }: najwięcej punktów za karty ({ $points })
ramsch-two-tie = Dwa razy najwięcej punktów ({ $points }): przegrywają obaj
ramsch-tie-later-trick = Dwa razy najwięcej punktów ({ $points }): przegrywa ten, kto wziął późniejszą lewę – { $player }
ramsch-tie-split = Dwa razy najwięcej punktów ({ $points }): każdy traci połowę
ramsch-all-equal = Wszyscy po równo: nic się nie zapisuje
ramsch-all-lose = Wszyscy po równo: każdy przegrywa
ramsch-jungfrau = Jungfrau: { $player } × 2
ramsch-durchmarsch-won = Wszystkie lewy, wygrana: { $player }
ramsch-durchmarsch-lost = Wszystkie lewy, przegrana: { $player }
ramsch-jungfrau-kept = Zapowiedziana Jungfrau dotrzymana: { $player }
ramsch-jungfrau-broken = Zapowiedziana Jungfrau niedotrzymana: { $player }
ramsch-fixed-loss = Stała strata: { $points }
ramsch-pushes =
    { $count ->
        [one] skat przesunięty { $count } raz × { $factor }
        [few] skat przesunięty { $count } razy × { $factor }
       *[many] skat przesunięty { $count } razy × { $factor }
    }
ramsch-knocks =
    { $count ->
        [one] { $count } puknięcie × { $factor }
        [few] { $count } puknięcia × { $factor }
       *[many] { $count } puknięć × { $factor }
    }
ramsch-skat-last-trick = Skat ({ $points }) do ostatniej lewy: { $player }
ramsch-skat-loser = Skat ({ $points }) dla przegranego: { $player }
ramsch-skat-nobody = Skat ({ $points }) się nie liczy

## Deals without a game

passed-in = rozdanie bez gry
passed-in-dealer-bonus = Rozdanie bez gry: { $points } dla rozdającego, { $player }

## The score list

list-title = Lista
column-number = Nr
column-declarer = Solista
column-points = Punkty
foot-game-points = Punkty za gry
foot-own-games = (wygrane − przegrane) × { $bonus }
foot-others-lost = Przegrane innych × { $bonus }
foot-total = Razem

## Ranking

ranking-line =
    { $points ->
        [one] { $rank }. { $player }: { $points } punkt
        [few] { $rank }. { $player }: { $points } punkty
       *[many] { $rank }. { $player }: { $points } punktów
    }
ranking-games = wygrane { $won }, przegrane { $lost }
ranking-shared = ex aequo do czasu losowania

## Money

money-title = Pieniądze
money-line = { $player }: { NUMBER($amount, minimumFractionDigits: 2) } (razem { NUMBER($total, minimumFractionDigits: 2) })
money-house = Dom gry: { NUMBER($amount, minimumFractionDigits: 2) } (razem { NUMBER($total, minimumFractionDigits: 2) })

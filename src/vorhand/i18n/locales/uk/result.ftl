### Розрахунок словами, протокол і гроші.

## Headlines

headline-game-won = { $contract }: виграш
headline-game-lost = { $contract }: програш
headline-ramsch = Рамш
headline-passed-in = Роздача без гри: ніхто не грає, ніхто не записує
headline-redeal = Усі троє спасували: той самий дилер роздає ще раз
result-card-points = Очки { $declarer } : { $defenders }
result-tricks = Взятки { $declarer } : { $defenders }

## Why a game is won

win-points =
    { $points ->
        [one] { $points } очко, досить 61
        [few] { $points } очки, досить 61
       *[many] { $points } очок, досить 61
    }
win-schneider =
    { $points ->
        [one] { $points } очко: опонентам шнайдер
        [few] { $points } очки: опонентам шнайдер
       *[many] { $points } очок: опонентам шнайдер
    }
win-schwarz = Усі десять взяток: опонентам шварц
win-schneider-announced =
    { $points ->
        [one] { $points } очко: оголошений шнайдер зроблено
        [few] { $points } очки: оголошений шнайдер зроблено
       *[many] { $points } очок: оголошений шнайдер зроблено
    }
win-schwarz-announced = Усі десять взяток: оголошений шварц зроблено
win-null = Жодної взятки
win-decided = Гру вже було виграно
win-claim = Вимогу решти взяток визнано
win-conceded = Опоненти здалися
win-gift = Соліст прийняв гру в дарунок

## Why a game is lost (one message for each reason of the settlement)

loss-points =
    { $points ->
        [one] Лише { $points } очко, а треба 61
        [few] Лише { $points } очки, а треба 61
       *[many] Лише { $points } очок, а треба 61
    }
loss-schneider-missed =
    { $points ->
        [one] Оголошено шнайдер, але лише { $points } очко, а треба 90
        [few] Оголошено шнайдер, але лише { $points } очки, а треба 90
       *[many] Оголошено шнайдер, але лише { $points } очок, а треба 90
    }
loss-schwarz-missed =
    { $tricks ->
        [one] Оголошено шварц, але лише { $tricks } взятка
        [few] Оголошено шварц, але лише { $tricks } взятки
       *[many] Оголошено шварц, але лише { $tricks } взяток
    }
loss-spitze-missed = Шпіце не вдалося: останню взятку взято не тією картою ({ $card })
loss-trick-in-null = Взятка у грі нуль
loss-null-below-bid = Цей нуль вартий { $value }, менше за заявку { $bid }
loss-conceded = Соліст здався
loss-overbid = Перебір: вартість гри { $value }, заявлено { $bid }
loss-jack-in-skat = У скаті: { $cards } – { $got } замість { $hoped }

## The sum: matadors first, then each step with the running total

sum-game = гра { $total }
sum-hand = ганд { $total }
sum-schneider = шнайдер { $total }
sum-schneider-announced = оголошено { $total }
sum-schwarz = шварц { $total }
sum-schwarz-announced = оголошено { $total }
sum-ouvert = увер { $total }
sum-spitze = шпіце { $total }
sum-product = { $game } { $levels } × { $base } = { $value }
sum-fixed = { $contract } = { $value }

## The bid

bid-covered = Заявку { $bid } виконано
bid-next-multiple = Рахується найближче кратне: { $levels } × { $base } = { $charged }
bid-none = Без заявки
charged-cheapest-game = Рахується найдешевша гра, що покриває заявку: { $game } { $levels } × { $base } = { $charged }
charged-null-value = Рахується вартість нуля: { $charged }

## Factors and the score

factor-loss = програш × 2
factor-kontra = контра × 2
factor-re = ре × 2
factor-supra = супра × 2
factor-hirsch = хірш × 2
factor-bock = бок × 2
lost-hand-single = Програна гра ганд рахується один раз
score-product = { $charged } × { $times } = { $score }
score-line = Результат: { $score }
score-of = { $player }: { $score }

## Ramsch

ramsch-points = Очки: { $points }
ramsch-loser = { $player }: найбільше очок ({ $points })
ramsch-two-tie = Найбільше очок у двох ({ $points }): програють обидва
ramsch-tie-later-trick = Найбільше очок у двох ({ $points }): програє той, хто взяв пізнішу взятку – { $player }
ramsch-tie-split = Найбільше очок у двох ({ $points }): кожен втрачає половину
ramsch-all-equal = В усіх порівну: нічого не записується
ramsch-all-lose = В усіх порівну: програє кожен
ramsch-jungfrau = Діва: { $player } × 2
ramsch-durchmarsch-won = Марш, усі взятки, виграш: { $player }
ramsch-durchmarsch-lost = Марш, усі взятки, програш: { $player }
ramsch-jungfrau-kept = Оголошену діву дотримано: { $player }
ramsch-jungfrau-broken = Оголошену діву не дотримано: { $player }
ramsch-fixed-loss = Сталий програш: { $points }
ramsch-pushes =
    { $count ->
        [one] скат передано не дивлячись { $count } раз × { $factor }
        [few] скат передано не дивлячись { $count } рази × { $factor }
       *[many] скат передано не дивлячись { $count } разів × { $factor }
    }
ramsch-knocks =
    { $count ->
        [one] { $count } стук × { $factor }
        [few] { $count } стуки × { $factor }
       *[many] { $count } стуків × { $factor }
    }
ramsch-skat-last-trick = Скат ({ $points }) до останньої взятки: { $player }
ramsch-skat-loser = Скат ({ $points }) тому, хто програв: { $player }
ramsch-skat-nobody = Скат ({ $points }) не рахується

## Deals without a game

passed-in = роздача без гри
passed-in-dealer-bonus = Роздача без гри: { $points } дилерові, { $player }

## The score list

list-title = Протокол
column-number = №
column-declarer = Соліст
column-points = Бали
foot-game-points = Бали за ігри
foot-own-games = (виграні − програні) × { $bonus }
foot-others-lost = Програні іншими × { $bonus }
foot-total = Разом

## Ranking

ranking-line =
    { $points ->
        [one] { $rank }. { $player }: { $points } бал
        [few] { $rank }. { $player }: { $points } бали
       *[many] { $rank }. { $player }: { $points } балів
    }
ranking-games = виграно { $won }, програно { $lost }
ranking-shared = місце поділено до жеребкування

## Money

money-title = Гроші
money-line = { $player }: { NUMBER($amount, minimumFractionDigits: 2) } (разом { NUMBER($total, minimumFractionDigits: 2) })
money-house = Заклад: { NUMBER($amount, minimumFractionDigits: 2) } (разом { NUMBER($total, minimumFractionDigits: 2) })

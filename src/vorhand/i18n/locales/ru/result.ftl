### Расчёт словами, протокол и деньги.

## Headlines

headline-game-won = { $contract }: выигрыш
headline-game-lost = { $contract }: проигрыш
headline-ramsch = Рамш
headline-passed-in = Сдача без игры: никто не играет, никто не записывает
headline-redeal = Все трое спасовали: тот же игрок сдаёт ещё раз
result-card-points = Очки { $declarer } : { $defenders }
result-tricks = Взятки { $declarer } : { $defenders }

## Why a game is won

win-points =
    { $points ->
        [one] { $points } очко, достаточно 61
        [few] { $points } очка, достаточно 61
       *[many] { $points } очков, достаточно 61
    }
win-schneider =
    { $points ->
        [one] { $points } очко: противникам шнайдер
        [few] { $points } очка: противникам шнайдер
       *[many] { $points } очков: противникам шнайдер
    }
win-schwarz = Все десять взяток: противникам шварц
win-schneider-announced =
    { $points ->
        [one] { $points } очко: объявленный шнайдер сделан
        [few] { $points } очка: объявленный шнайдер сделан
       *[many] { $points } очков: объявленный шнайдер сделан
    }
win-schwarz-announced = Все десять взяток: объявленный шварц сделан
win-null = Ни одной взятки
win-decided = Игра уже была выиграна
win-claim = Требование остальных взяток признано
win-conceded = Противники сдались
win-gift = Солист принял игру в подарок

## Why a game is lost (one message for each reason of the settlement)

loss-points =
    { $points ->
        [one] Только { $points } очко, а нужно 61
        [few] Только { $points } очка, а нужно 61
       *[many] Только { $points } очков, а нужно 61
    }
loss-schneider-missed =
    { $points ->
        [one] Объявлен шнайдер, но взято только { $points } очко, а нужно 90
        [few] Объявлен шнайдер, но взято только { $points } очка, а нужно 90
       *[many] Объявлен шнайдер, но взято только { $points } очков, а нужно 90
    }
loss-schwarz-missed =
    { $tricks ->
        [one] Объявлен шварц, но взята только { $tricks } взятка
        [few] Объявлен шварц, но взято только { $tricks } взятки
       *[many] Объявлен шварц, но взято только { $tricks } взяток
    }
loss-spitze-missed = Шпитце не удалась: последняя взятка взята не той картой ({ $card })
loss-trick-in-null = Взятка в нуле
loss-null-below-bid = Этот нуль стоит { $value }, меньше заявки { $bid }
loss-conceded = Солист сдался
loss-overbid = Перебор: стоимость игры { $value }, заявлено { $bid }
loss-jack-in-skat = В прикупе: { $cards } – { $got } вместо { $hoped }

## The sum: matadors first, then each step with the running total

sum-game = игра { $total }
sum-hand = по-тёмному { $total }
sum-schneider = шнайдер { $total }
sum-schneider-announced = объявлен { $total }
sum-schwarz = шварц { $total }
sum-schwarz-announced = объявлен { $total }
sum-ouvert = открытая { $total }
sum-spitze = шпитце { $total }
sum-product = { $game } { $levels } × { $base } = { $value }
sum-fixed = { $contract } = { $value }

## The bid

bid-covered = Заявка { $bid } выполнена
bid-next-multiple = Считается ближайшее кратное: { $levels } × { $base } = { $charged }
bid-none = Без заявки
charged-cheapest-game = Считается самая дешёвая игра, покрывающая заявку: { $game } { $levels } × { $base } = { $charged }
charged-null-value = Считается стоимость нуля: { $charged }

## Factors and the score

factor-loss = проигрыш × 2
factor-kontra = контра × 2
factor-re = реконтра × 2
factor-supra = супра × 2
factor-hirsch = хирш × 2
factor-bock = бок × 2
lost-hand-single = Проигранная игра по-тёмному считается один раз
score-product = { $charged } × { $times } = { $score }
score-line = Результат: { $score }
score-of = { $player }: { $score }

## Ramsch

ramsch-points = Очки: { $points }
ramsch-loser = { $player }: больше всех очков ({ $points })
ramsch-two-tie = Больше всех очков у двоих ({ $points }): проигрывают оба
ramsch-tie-later-trick = Больше всех очков у двоих ({ $points }): проигрывает взявший более позднюю взятку – { $player }
ramsch-tie-split = Больше всех очков у двоих ({ $points }): каждый теряет половину
ramsch-all-equal = У всех поровну: ничего не записывается
ramsch-all-lose = У всех поровну: проигрывает каждый
ramsch-jungfrau = Дева: { $player } × 2
ramsch-durchmarsch-won = Марш, все взятки, выигрыш: { $player }
ramsch-durchmarsch-lost = Марш, все взятки, проигрыш: { $player }
ramsch-jungfrau-kept = Объявленная дева выполнена: { $player }
ramsch-jungfrau-broken = Объявленная дева не выполнена: { $player }
ramsch-fixed-loss = Постоянный проигрыш: { $points }
ramsch-pushes =
    { $count ->
        [one] прикуп передан не глядя { $count } раз × { $factor }
        [few] прикуп передан не глядя { $count } раза × { $factor }
       *[many] прикуп передан не глядя { $count } раз × { $factor }
    }
ramsch-knocks =
    { $count ->
        [one] { $count } стук × { $factor }
        [few] { $count } стука × { $factor }
       *[many] { $count } стуков × { $factor }
    }
ramsch-skat-last-trick = Прикуп ({ $points }) к последней взятке: { $player }
ramsch-skat-loser = Прикуп ({ $points }) проигравшему: { $player }
ramsch-skat-nobody = Прикуп ({ $points }) не считается

## Deals without a game

passed-in = сдача без игры
passed-in-dealer-bonus = Сдача без игры: { $points } сдающему, { $player }

## The score list

list-title = Протокол
column-number = №
column-declarer = Солист
column-points = Очки
foot-game-points = Очки за игры
foot-own-games = (выиграно − проиграно) × { $bonus }
foot-others-lost = Проиграно другими × { $bonus }
foot-total = Итого

## Ranking

ranking-line =
    { $points ->
        [one] { $rank }. { $player }: { $points } очко
        [few] { $rank }. { $player }: { $points } очка
       *[many] { $rank }. { $player }: { $points } очков
    }
ranking-games = выиграно { $won }, проиграно { $lost }
ranking-shared = место делится до жребия

## Money

money-title = Деньги
money-line = { $player }: { NUMBER($amount, minimumFractionDigits: 2) } (всего { NUMBER($total, minimumFractionDigits: 2) })
money-house = Заведение: { NUMBER($amount, minimumFractionDigits: 2) } (всего { NUMBER($total, minimumFractionDigits: 2) })

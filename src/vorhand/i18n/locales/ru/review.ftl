### Разбор сыгранной сдачи: сколько стоили карты и объявления, с открытыми картами и глазами игроков.

## The command

command-review = Показать, какие заявки и карты сыгранной сдачи сколько стоили.
flag-review-seconds = Самое долгое время на одну сдачу, в секундах.
flag-review-deal = Только сдача с этим идентификатором.
flag-review-position = Оценить только объявления и карты этой позиции.
flag-review-worlds = Сколько раскладов просмотреть для одной карты глазами игрока; 0 – без этой оценки.

## How a game ends with best play

outlook-lost-schneider = проиграно, шнайдер
outlook-lost = проиграно
outlook-won = выиграно
outlook-won-schneider = выиграно со шнайдером
review-result = { $outlook } ({ $points } : { $others })
review-start = При лучшей игре всех с первой карты: { $result }
review-end = При лучшей игре всех после последней карты: { $result }

## What turned the game, and what the figures mean

review-turns = Что перевернуло игру:
review-turns-none = Ни одна карта не изменила результат при лучшей игре.
review-turn = { $mark } Взятка { $trick }, { $player }: { $card } – { $before } → { $after }; лучше всего: { $best }
review-legend = Цена: очки солиста в конце при лучшей игре всех после этой карты, все карты открыты. Видно %: в скольких раскладах, с которыми игрок должен был считаться, солист потом выигрывает, и сколько процентных пунктов карта стоила своей стороне. ◆ перевернула игру, ● шнайдер.
review-open-note = Лучшее с открытыми картами не всегда означает ошибку: за столом всех карт не видел никто.
review-ramsch = Рамш не разбирается по картам: у троих игроков нет общей цели, поэтому у карты нет одной цены. Вместо этого показаны объявления перед ним и очки, взятые до сих пор.
review-no-game = Игры не было, поэтому карт для разбора нет, есть только объявления.
review-no-cards = Игра кончилась до первой карты. Разобраны объявления.
review-unplayed =
    { $count ->
        [one] Игра кончилась раньше: не сыграна { $count } карта.
        [few] Игра кончилась раньше: не сыграно { $count } карты.
       *[many] Игра кончилась раньше: не сыграно { $count } карт.
    }
review-running = Сдача { $deal } ещё не закончена, поэтому разбора нет.
review-nothing = В { $path } нет ни одной сдачи.
review-left-budget = Время вышло. Без оценки: карты { $cards }, объявления { $calls }, карты глазами игроков { $seen }
review-left-cancelled = Остановлено. Без оценки: карты { $cards }, объявления { $calls }, карты глазами игроков { $seen }
review-left-too-hard = Поиск не дал ответа. Без оценки: карты { $cards }, объявления { $calls }, карты глазами игроков { $seen }

## Calls

review-calls = Объявления:
review-call = { $player }: { $call } – { $judgement }
review-held = да на { $value }
review-passed = пас на { $value }
judged-bid = с прикупом можно было выиграть: { $game }, хватает на { $limit }
judged-bid-none = ни одной игры нельзя было выиграть, даже с прикупом
judged-skat = с прикупом { $skat } ({ $score }), с руки { $hand } ({ $other })
judged-discard = { $result }; лучше: { $cards } – { $best }
judged-discard-best = { $result }; снести лучше было нечего
judged-game = { $outlook } ({ $score }); иначе лучше всего: { $contract } ({ $other })
judged-both = { $open }; { $seen }
judged-right = с открытыми картами верно: { $judgement }
judged-wrong = с открытыми картами неверно: { $judgement }
judged-seen = только по своим картам очков списка против лучшего объявления: { $loss }
judged-seen-best = только по своим картам лучшего нет

## The table of cards

column-review-trick = Взятка
column-review-player = Игрок
column-review-card = Карта
column-review-value = Цена
column-review-loss = Потеря
column-review-best = Лучше
column-review-seen = Видно %
column-review-seen-loss = Потеря %
column-review-taken = Очки по порядку

## What each player lost

column-review-points-lost = Потеряно очков
column-review-turned = Перевёрнуто игр
column-review-chance-lost = Потеряно шансов, %
column-review-worst = Самая дорогая карта

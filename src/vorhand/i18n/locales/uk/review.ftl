### Розбір завершеної роздачі: скільки коштували карти й оголошення, з відкритими картами й очима гравців.

## The command

command-review = Показати, які заявки й карти завершеної роздачі скільки коштували.
flag-review-seconds = Найдовший час на одну роздачу, у секундах.
flag-review-deal = Лише роздача з цим ідентифікатором.
flag-review-position = Оцінити лише оголошення й карти цієї позиції.
flag-review-worlds = Скільки розкладів переглянути для однієї карти очима гравця; 0 – без цієї оцінки.

## How a game ends with best play

outlook-lost-schneider = програно, шнайдер
outlook-lost = програно
outlook-won = виграно
outlook-won-schneider = виграно зі шнайдером
review-result = { $outlook } ({ $points } : { $others })
review-start = За найкращої гри всіх від першої карти: { $result }
review-end = За найкращої гри всіх після останньої карти: { $result }

## What turned the game, and what the figures mean

review-turns = Що перевернуло гру:
review-turns-none = Жодна карта не змінила результат за найкращої гри.
review-turn = { $mark } Взятка { $trick }, { $player }: { $card } – { $before } → { $after }; найкраще: { $best }
review-legend = Ціна: очки соліста наприкінці за найкращої гри всіх після цієї карти, усі карти відкриті. Видно %: у скількох розкладах, на які гравець мав зважати, соліст потім виграє, і скільки відсоткових пунктів карта коштувала своїй стороні. ◆ перевернула гру, ● шнайдер.
review-open-note = Найкраще з відкритими картами не завжди означає помилку: за столом усіх карт не бачив ніхто.
review-ramsch = Рамш не розбирають за картами: троє гравців не мають спільної мети, тому карта не має однієї ціни. Натомість показано оголошення перед ним і очки, взяті досі.
review-no-game = Гри не було, тому карт для розбору немає, є лише оголошення.
review-no-cards = Гра закінчилася до першої карти. Розібрано оголошення.
review-unplayed =
    { $count ->
        [one] Гра закінчилася раніше: не зіграно { $count } карту.
        [few] Гра закінчилася раніше: не зіграно { $count } карти.
       *[many] Гра закінчилася раніше: не зіграно { $count } карт.
    }
review-running = Роздача { $deal } ще не закінчилася, тому розбору немає.
review-nothing = У { $path } немає жодної роздачі.
review-left-budget = Час вийшов. Без оцінки: карти { $cards }, оголошення { $calls }, карти очима гравців { $seen }
review-left-cancelled = Зупинено. Без оцінки: карти { $cards }, оголошення { $calls }, карти очима гравців { $seen }
review-left-too-hard = Пошук не дав відповіді. Без оцінки: карти { $cards }, оголошення { $calls }, карти очима гравців { $seen }

## Calls

review-calls = Оголошення:
review-call = { $player }: { $call } – { $judgement }
review-held = так на { $value }
review-passed = пас на { $value }
judged-bid = зі скатом можна було виграти: { $game }, вистачає на { $limit }
judged-bid-none = жодної гри не можна було виграти, навіть зі скатом
judged-skat = зі скатом { $skat } ({ $score }), з руки { $hand } ({ $other })
judged-discard = { $result }; краще: { $cards } – { $best }
judged-discard-best = { $result }; кращого відкласти не було
judged-game = { $outlook } ({ $score }); інакше найкраще: { $contract } ({ $other })
judged-both = { $open }; { $seen }
judged-right = з відкритими картами правильно: { $judgement }
judged-wrong = з відкритими картами неправильно: { $judgement }
judged-seen = лише за власними картами очок списку проти найкращого оголошення: { $loss }
judged-seen-best = лише за власними картами кращого немає

## The table of cards

column-review-trick = Взятка
column-review-player = Гравець
column-review-card = Карта
column-review-value = Ціна
column-review-loss = Втрата
column-review-best = Краще
column-review-seen = Видно %
column-review-seen-loss = Втрата %
column-review-taken = Очки по черзі

## What each player lost

column-review-points-lost = Втрачено очок
column-review-turned = Перевернуто ігор
column-review-chance-lost = Втрачено шансів, %
column-review-worst = Найдорожча карта

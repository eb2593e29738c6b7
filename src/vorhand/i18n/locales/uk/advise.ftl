### Що робити з картами на руці, з шансами й очками списку.

## The command

command-advise = Сказати, що з такими картами заявити, оголосити й відкласти, з шансами й очками списку.
flag-advise-skat = Дві карти, що лежали у скаті, якщо його взято.
flag-advise-position = Де ви сидите.
flag-advise-spoke = Інша позиція, що назвала або прийняла заявку; можна вказати двічі.
flag-advise-bid = Заявка, яку зараз треба назвати або прийняти; зі скатом – заявка, що виграла торг.
flag-advise-level = Сказати також, що зробив би комп’ютер цього рівня.
error-ten-or-twelve = Потрібно десять карт або дванадцять зі скатом, не { $count }.
error-skat-cards = --skat приймає дві карти скату, крім десяти інших на руці.
error-own-position = Там сидите ви: --spoke приймає дві інші позиції, не { $position }.
error-no-bid = { $bid } заявити не можна; найближчі заявки: { $near }.

## What to do

advise-hand = { $position }: { $cards }
advise-bid = Торгуйтеся до { $limit }; за { $bid } беріть скат.
advise-bid-hand = Торгуйтеся до { $limit }; за { $bid } грайте: { $contract }.
advise-pass = Пасуйте.
advise-lay = Відкладіть { $cards } і грайте: { $contract }.
advise-level-bid = { $level }: торгувався б до { $limit }
advise-level-pass = { $level }: спасував би
advise-level-lay = { $level }: відклав би { $cards } і грав: { $contract }

## The tables

advise-bids = Чого варта гра за кожної заявки
advise-games = Ігри за заявки { $bid }
advise-discards = Зі скатом, за заявки { $bid }
column-advise-bid = Заявка
column-advise-skat = Зі скатом
column-advise-hand = З руки
column-advise-game = Гра
column-advise-share = Найкраща %
column-advise-win = Виграш %
column-advise-points = Очки
column-advise-laid = Відкласти
advise-note-points = Очки – це очки списку в середньому, програш разом із тим, що отримує кожен з інших.
advise-note-games = Найкраща %: за скількох скатів, які там можуть лежати, ця гра найкраща. Числа поруч – за скатів, з якими про цю гру думають, про гру в масть – за п’яти козирів або більше.

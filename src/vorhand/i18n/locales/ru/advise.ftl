### Что делать с картами на руке, с шансами и очками списка.

## The command

command-advise = Сказать, что с такими картами заявить, объявить и снести, с шансами и очками списка.
flag-advise-skat = Две карты, лежавшие в прикупе, если он взят.
flag-advise-position = Где вы сидите.
flag-advise-spoke = Другая позиция, которая назвала или приняла заявку; можно указать дважды.
flag-advise-bid = Заявка, которую сейчас нужно назвать или принять; с прикупом – заявка, выигравшая торг.
flag-advise-level = Сказать также, что сделал бы компьютер этого уровня.
error-ten-or-twelve = Нужно десять карт или двенадцать с прикупом, а не { $count }.
error-skat-cards = --skat принимает две карты прикупа, кроме десяти других на руке.
error-own-position = Там сидите вы: --spoke принимает две другие позиции, не { $position }.
error-no-bid = { $bid } заявить нельзя; ближайшие заявки: { $near }.

## What to do

advise-hand = { $position }: { $cards }
advise-bid = Торгуйтесь до { $limit }; при { $bid } берите прикуп.
advise-bid-hand = Торгуйтесь до { $limit }; при { $bid } играйте: { $contract }.
advise-pass = Пасуйте.
advise-lay = Снесите { $cards } и играйте: { $contract }.
advise-level-bid = { $level }: торговался бы до { $limit }
advise-level-pass = { $level }: спасовал бы
advise-level-lay = { $level }: снёс бы { $cards } и играл: { $contract }

## The tables

advise-bids = Чего стоит игра при каждой заявке
advise-games = Игры при заявке { $bid }
advise-discards = С прикупом, при заявке { $bid }
column-advise-bid = Заявка
column-advise-skat = С прикупом
column-advise-hand = С руки
column-advise-game = Игра
column-advise-share = Лучшая %
column-advise-win = Выигрыш %
column-advise-points = Очки
column-advise-laid = Снести
advise-note-points = Очки – это очки списка в среднем, проигрыш вместе с тем, что получает каждый из остальных.
advise-note-games = Лучшая %: при скольких прикупах, которые там могут лежать, эта игра лучшая. Числа рядом – по прикупам, с которыми об этой игре думают, об игре в масть – при пяти козырях и больше.

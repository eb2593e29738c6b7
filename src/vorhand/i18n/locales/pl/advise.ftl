### Co zrobić z kartą w ręku, z szansami i punktami listy.

## The command

command-advise = Mówi, co z daną kartą licytować, zapowiedzieć i odłożyć, z szansami i punktami listy.
flag-advise-skat = Dwie karty, które leżały w skacie, jeśli został wzięty.
flag-advise-position = Gdzie siedzisz.
flag-advise-spoke = Inna pozycja, która podała albo przyjęła wartość; można podać dwa razy.
flag-advise-bid = Wartość, którą trzeba teraz podać albo przyjąć; ze skatem wartość, która wygrała licytację.
flag-advise-level = Powiedz też, co zrobiłby komputer na tym poziomie.
error-ten-or-twelve = Potrzeba dziesięciu kart albo dwunastu ze skatem, a nie { $count }.
error-skat-cards = --skat przyjmuje dwie karty skata, oprócz dziesięciu innych w ręku.
error-own-position = Tam siedzisz ty: --spoke przyjmuje dwie pozostałe pozycje, nie { $position }.
error-no-bid = Nie można licytować { $bid }; najbliższe wartości to { $near }.

## What to do

advise-hand = { $position }: { $cards }
advise-bid = Licytuj do { $limit }; przy { $bid } weź skata.
advise-bid-hand = Licytuj do { $limit }; przy { $bid } graj: { $contract }.
advise-pass = Pasuj.
advise-lay = Odłóż { $cards } i graj: { $contract }.
advise-level-bid = { $level }: licytowałby do { $limit }
advise-level-pass = { $level }: spasowałby
advise-level-lay = { $level }: odłożyłby { $cards } i grał: { $contract }

## The tables

advise-bids = Ile warta jest gra przy każdej wartości
advise-games = Gry przy { $bid }
advise-discards = Ze skatem, przy { $bid }
column-advise-bid = Wartość
column-advise-skat = Ze skatem
column-advise-hand = Z ręki
column-advise-game = Gra
column-advise-share = Najlepsza %
column-advise-win = Wygrana %
column-advise-points = Punkty
column-advise-laid = Odłóż
advise-note-points = Punkty to średnio punkty listy, przegrana razem z tym, co zyskuje każdy z pozostałych.
advise-note-games = Najlepsza %: przy ilu skatach, które mogą tam leżeć, ta gra jest najlepsza. Liczby obok dotyczą skatów, przy których myśli się o tej grze, o grze w kolor przy pięciu atutach lub więcej.

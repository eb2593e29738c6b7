### Стіл на сторінці.

## The match and its seats

length-deals =
    { $deals ->
        [one] { $deals } роздача
        [few] { $deals } роздачі
       *[many] { $deals } роздач
    }
length-points = до { $points } балів
length-open = без визначеного кінця
rules-changed = { $title }, зі змінами
seat-sits-out = не грає

## What may be played, and what is asked

follow-suit = Хід: { $suit }, треба дотримуватися масті
follow-trump = Хід козирем: треба покласти козир
question-ramsch-call = Ще щось перед першою картою?
needs-schneider = Для цього потрібен ще шнайдер.
needs-schwarz = Для цього потрібен ще шварц.
needs-luck = Навіть шнайдер і шварц не піднімуть її до заявки.

## The result, row by row

row-card-points = Очки
row-tricks = Взятки
row-matadors = Верхи
row-levels = Рівень гри
row-value = Вартість гри
row-bid = Заявка
row-charged = Рахується
row-score = Результат
row-product = { $game } { $levels } × { $base }
row-bid-covered = виконано
row-bid-missed = більше ніж { $value }
row-next-multiple = найближче кратне: { $levels } × { $base }
row-cheapest-game = найдешевша гра, що покриває заявку: { $game } { $levels } × { $base }
row-null-value = вартість нуля
row-stake = Ставка
row-stake-sum = { $points } × { NUMBER($base, minimumFractionDigits: 2) }
row-fee = Збір
row-fee-sum = { $players } × { NUMBER($fee, minimumFractionDigits: 2) }
row-money = { NUMBER($amount, minimumFractionDigits: 2) }
row-ramsch = очки { $points }, взятки { $tricks }
factor-name-loss = Програш
factor-name-kontra = Контра
factor-name-re = Ре
factor-name-supra = Супра
factor-name-hirsch = Хірш
factor-name-bock = Бок

## The list and the replay

list-game = { $contract }, { $matadors }
told-dealt = Карти роздано

## What happens at the table besides the game

house-rules-chosen = інші правила
house-seat-taken = сідає
house-computer-seated = грає
house-seat-freed = місце вільне
house-seat-left = іде, далі грає комп’ютер
house-cover-began = зв’язок втрачено, грає комп’ютер
house-cover-ended = повертається
house-match-closed = Протокол закрито

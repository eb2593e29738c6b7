### Стол на странице.

## The match and its seats

length-deals =
    { $deals ->
        [one] { $deals } сдача
        [few] { $deals } сдачи
       *[many] { $deals } сдач
    }
length-points = до { $points } очков
length-open = без заданного конца
rules-changed = { $title }, с изменениями
seat-sits-out = не играет

## What may be played, and what is asked

follow-suit = Ход: { $suit }, нужно отвечать в масть
follow-trump = Ход с козыря: нужно положить козырь
question-ramsch-call = Что-нибудь ещё до первой карты?
needs-schneider = Для этого нужен ещё шнейдер.
needs-schwarz = Для этого нужен ещё шварц.
needs-luck = Даже шнейдер и шварц не поднимут её до заявки.

## The result, row by row

row-card-points = Очки
row-tricks = Взятки
row-matadors = Вершины
row-levels = Множитель
row-value = Стоимость игры
row-bid = Заявка
row-charged = Считается
row-score = Результат
row-product = { $game } { $levels } × { $base }
row-bid-covered = выполнена
row-bid-missed = больше чем { $value }
row-next-multiple = ближайшее кратное: { $levels } × { $base }
row-cheapest-game = самая дешёвая игра, покрывающая заявку: { $game } { $levels } × { $base }
row-null-value = стоимость нуля
row-stake = Ставка
row-stake-sum = { $points } × { NUMBER($base, minimumFractionDigits: 2) }
row-fee = Сбор
row-fee-sum = { $players } × { NUMBER($fee, minimumFractionDigits: 2) }
row-money = { NUMBER($amount, minimumFractionDigits: 2) }
row-ramsch = очки { $points }, взятки { $tricks }
factor-name-loss = Проигрыш
factor-name-kontra = Контра
factor-name-re = Реконтра
factor-name-supra = Супра
factor-name-hirsch = Хирш
factor-name-bock = Бок

## The list and the replay

list-game = { $contract }, { $matadors }
told-dealt = Карты сданы

## What happens at the table besides the game

house-rules-chosen = другие правила
house-seat-taken = садится
house-computer-seated = играет
house-seat-freed = место свободно
house-seat-left = уходит, дальше играет компьютер
house-cover-began = связь потеряна, играет компьютер
house-cover-ended = возвращается
house-match-closed = Протокол закрыт

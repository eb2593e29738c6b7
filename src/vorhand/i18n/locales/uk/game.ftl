### Слова гри: карти, ігри, позиції і те, що кажуть за столом.

## Suits, French and German pattern

suit-french-clubs = трефи
suit-french-spades = піки
suit-french-hearts = чирви
suit-french-diamonds = бубни
suit-german-clubs = жолудь
suit-german-spades = вино
suit-german-hearts = серце
suit-german-diamonds = дзвінки

## Short suit names: shown where there is no suit symbol, and typed in front of a rank

suit-short-french-clubs = Тр
suit-short-french-spades = Пі
suit-short-french-hearts = Чи
suit-short-french-diamonds = Бу
suit-short-german-clubs = Жо
suit-short-german-spades = Ви
suit-short-german-hearts = Се
suit-short-german-diamonds = Дз

## The suit as it stands within the name of a card; $rank is the rank's key, for agreement

suit-of-french-clubs =
    { $rank ->
        [ten] трефова
        [queen] трефова
        [nine] трефова
        [eight] трефова
        [seven] трефова
       *[other] трефовий
    }
suit-of-french-spades =
    { $rank ->
        [ten] пікова
        [queen] пікова
        [nine] пікова
        [eight] пікова
        [seven] пікова
       *[other] піковий
    }
suit-of-french-hearts =
    { $rank ->
        [ten] чирвова
        [queen] чирвова
        [nine] чирвова
        [eight] чирвова
        [seven] чирвова
       *[other] чирвовий
    }
suit-of-french-diamonds =
    { $rank ->
        [ten] бубнова
        [queen] бубнова
        [nine] бубнова
        [eight] бубнова
        [seven] бубнова
       *[other] бубновий
    }
suit-of-german-clubs = жолудя
suit-of-german-spades = вина
suit-of-german-hearts = серця
suit-of-german-diamonds = дзвінків

## Ranks

rank-french-ace = туз
rank-french-ten = десятка
rank-french-king = король
rank-french-queen = дама
rank-french-jack = валет
rank-french-nine = дев’ятка
rank-french-eight = вісімка
rank-french-seven = сімка
rank-german-ace = туз
rank-german-ten = десятка
rank-german-king = король
rank-german-queen = вишник
rank-german-jack = нижник
rank-german-nine = дев’ятка
rank-german-eight = вісімка
rank-german-seven = сімка

## Index letters

rank-letter-french-ace = Т
rank-letter-french-ten = 10
rank-letter-french-king = К
rank-letter-french-queen = Д
rank-letter-french-jack = В
rank-letter-french-nine = 9
rank-letter-french-eight = 8
rank-letter-french-seven = 7
rank-letter-german-ace = Т
rank-letter-german-ten = 10
rank-letter-german-king = К
rank-letter-german-queen = В
rank-letter-german-jack = Н
rank-letter-german-nine = 9
rank-letter-german-eight = 8
rank-letter-german-seven = 7

## The name of a card

card-french = { $suit } { $rank }
card-german = { $rank } { $suit }

## Games (a suit game is called by its suit)

game-grand = ґран
game-null = нуль
game-ramsch = рамш

## Contracts: the game with its announcement

contract-suit-hand = { $game } ганд
contract-suit-ouvert = { $game } увер
contract-suit-hand-ouvert = { $game } ганд увер
contract-suit-skat-ouvert = { $game } увер зі скатом
contract-grand-hand = ґран ганд
contract-grand-ouvert = ґран увер
contract-grand-hand-ouvert = ґран ганд увер
contract-grand-skat-ouvert = ґран увер зі скатом
contract-null-hand = нуль ганд
contract-null-ouvert = нуль увер
contract-null-hand-ouvert = нуль увер ганд
contract-revolution = революція
contract-revolution-hand = революція ганд
contract-announced = { $contract }, { $announced }

## Announcements, as a choice and as a part of the contract

announcement-hand = ганд
announcement-schneider = оголошено шнайдер
announcement-schwarz = оголошено шварц
announcement-ouvert = увер
announcement-spitze = оголошено шпіце
announcement-revolution = революція

## Positions

position-forehand = передній
position-middlehand = середній
position-rearhand = задній
position-short-forehand = П
position-short-middlehand = С
position-short-rearhand = З

## Matadors

matadors-with = з { $count }
matadors-without = без { $count }

## What is said at the table

say-bid = { $value }?
say-hold = так
say-pass = пас
say-forehand-plays = { $value }, граю
say-take-skat = беру скат
say-discard = дві карти відкладено у скат
say-laid = відкладаю: { $cards }
say-contract = { $contract }
say-kontra = контра!
say-re = ре!
say-supra = супра!
say-hirsch = хірш!
say-no-call = нічого більше
say-grand-hand = ґран ганд!
say-no-grand-hand = без ґрана ганд
say-ramsch-take = беру скат і віддаю дві карти далі
say-push = передаю скат далі, не дивлячись
say-knock = стукаю!
say-jungfrau = діва: не візьму жодної взятки
say-show = мої карти: { $cards }
say-consult = опоненти показують карти один одному
say-rearrange = опоненти розподілили свої карти наново
say-card = { $card }
say-claim-simple = решта взяток моя
say-claim-schneider = решта взяток моя, і вам шнайдер
say-claim-schwarz = решта взяток моя, і вам шварц
say-claim-null = більше не візьму жодної взятки
say-claim-proven = вимогу доведено
say-open-play = відкриваю карти: соліст більше не візьме жодної взятки
say-concede = здаюся
say-gift = дарую цю гру
say-accept = згода
say-refuse = ні, граємо далі

## What stands on the table

contract-line = Соліст: { $declarer }, { $contract }, заявка { $bid }
contract-line-no-bid = Соліст: { $declarer }, { $contract }
declarer-line = Соліст: { $declarer }, заявка { $bid }
ramsch-line = Рамш: кожен грає за себе й уникає очок
all-passed = Усі троє спасували.
hand-line = { $player }: { $cards }
skat-line = Скат: { $cards }

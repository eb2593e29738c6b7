### Слова игры: карты, игры, позиции и то, что говорят за столом.

## Suits, French and German pattern

suit-french-clubs = трефы
suit-french-spades = пики
suit-french-hearts = черви
suit-french-diamonds = бубны
suit-german-clubs = жёлудь
suit-german-spades = листья
suit-german-hearts = сердце
suit-german-diamonds = звонки

## Short suit names: shown where there is no suit symbol, and typed in front of a rank

suit-short-french-clubs = Тр
suit-short-french-spades = Пи
suit-short-french-hearts = Че
suit-short-french-diamonds = Бу
suit-short-german-clubs = Жё
suit-short-german-spades = Ли
suit-short-german-hearts = Се
suit-short-german-diamonds = Зв

## The suit as it stands within the name of a card; $rank is the rank's key, for agreement

suit-of-french-clubs = треф
suit-of-french-spades = пик
suit-of-french-hearts = червей
suit-of-french-diamonds = бубен
suit-of-german-clubs = желудей
suit-of-german-spades = листьев
suit-of-german-hearts = сердец
suit-of-german-diamonds = звонков

## Ranks

rank-french-ace = туз
rank-french-ten = десятка
rank-french-king = король
rank-french-queen = дама
rank-french-jack = валет
rank-french-nine = девятка
rank-french-eight = восьмёрка
rank-french-seven = семёрка
rank-german-ace = туз
rank-german-ten = десятка
rank-german-king = король
rank-german-queen = обер
rank-german-jack = унтер
rank-german-nine = девятка
rank-german-eight = восьмёрка
rank-german-seven = семёрка

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
rank-letter-german-queen = О
rank-letter-german-jack = У
rank-letter-german-nine = 9
rank-letter-german-eight = 8
rank-letter-german-seven = 7

## The name of a card

card-french = { $rank } { $suit }
card-german = { $rank } { $suit }

## Games (a suit game is called by its suit)

game-grand = гранд
game-null = нуль
game-ramsch = рамш

## Contracts: the game with its announcement

contract-suit-hand = { $game } по-тёмному
contract-suit-ouvert = { $game }, открытая игра
contract-suit-hand-ouvert = { $game } по-тёмному, открытая игра
contract-suit-skat-ouvert = { $game } с прикупом, открытая игра
contract-grand-hand = гранд по-тёмному
contract-grand-ouvert = открытый гранд
contract-grand-hand-ouvert = открытый гранд по-тёмному
contract-grand-skat-ouvert = открытый гранд с прикупом
contract-null-hand = нуль по-тёмному
contract-null-ouvert = открытый нуль
contract-null-hand-ouvert = открытый нуль по-тёмному
contract-revolution = революция
contract-revolution-hand = революция по-тёмному
contract-announced = { $contract }, { $announced }

## Announcements, as a choice and as a part of the contract

announcement-hand = по-тёмному
announcement-schneider = объявлен шнайдер
announcement-schwarz = объявлен шварц
announcement-ouvert = открытая игра
announcement-spitze = объявлена шпитце
announcement-revolution = революция

## Positions

position-forehand = передний
position-middlehand = средний
position-rearhand = задний
position-short-forehand = П
position-short-middlehand = С
position-short-rearhand = З

## Matadors

matadors-with = с { $count }
matadors-without = без { $count }

## What is said at the table

say-bid = { $value }?
say-hold = да
say-pass = пас
say-forehand-plays = { $value }, играю
say-take-skat = беру прикуп
say-discard = две карты снесены в прикуп
say-laid = сношу: { $cards }
say-contract = { $contract }
say-kontra = контра!
say-re = реконтра!
say-supra = супра!
say-hirsch = хирш!
say-no-call = ничего больше
say-grand-hand = гранд по-тёмному!
say-no-grand-hand = без гранда по-тёмному
say-ramsch-take = беру прикуп и передаю две карты дальше
say-push = передаю прикуп дальше, не глядя
say-knock = стучу!
say-jungfrau = дева: не возьму ни одной взятки
say-show = мои карты: { $cards }
say-consult = противники показывают карты друг другу
say-rearrange = противники поделили свои карты заново
say-card = { $card }
say-claim-simple = остальные взятки мои
say-claim-schneider = остальные взятки мои, и вам шнайдер
say-claim-schwarz = остальные взятки мои, и вам шварц
say-claim-null = больше не возьму ни одной взятки
say-claim-proven = требование доказано
say-open-play = открываю карты: солист больше не возьмёт ни одной взятки
say-concede = сдаюсь
say-gift = дарю эту игру
say-accept = согласие
say-refuse = нет, играем дальше

## What stands on the table

contract-line = Солист: { $declarer }, { $contract }, заявка { $bid }
contract-line-no-bid = Солист: { $declarer }, { $contract }
declarer-line = Солист: { $declarer }, заявка { $bid }
ramsch-line = Рамш: каждый играет за себя и избегает очков
all-passed = Все трое спасовали.
hand-line = { $player }: { $cards }
skat-line = Прикуп: { $cards }

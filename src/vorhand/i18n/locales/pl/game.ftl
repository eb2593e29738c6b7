### Słowa gry: karty, gry, pozycje i to, co mówi się przy stole.

## Suits, French and German pattern

suit-french-clubs = trefl
suit-french-spades = pik
suit-french-hearts = kier
suit-french-diamonds = karo
suit-german-clubs = żołądź
suit-german-spades = wino
suit-german-hearts = czerwień
suit-german-diamonds = dzwonek

## Short suit names: shown where there is no suit symbol, and typed in front of a rank

suit-short-french-clubs = Tr
suit-short-french-spades = Pi
suit-short-french-hearts = Ki
suit-short-french-diamonds = Ka
suit-short-german-clubs = Żo
suit-short-german-spades = Wi
suit-short-german-hearts = Cz
suit-short-german-diamonds = Dz

## The suit as it stands within the name of a card; $rank is the rank's key, for agreement

suit-of-french-clubs = trefl
suit-of-french-spades = pik
suit-of-french-hearts = kier
suit-of-french-diamonds = karo
suit-of-german-clubs = żołędzi
suit-of-german-spades = wina
suit-of-german-hearts = czerwieni
suit-of-german-diamonds = dzwonka

## Ranks

rank-french-ace = as
rank-french-ten = dziesiątka
rank-french-king = król
rank-french-queen = dama
rank-french-jack = walet
rank-french-nine = dziewiątka
rank-french-eight = ósemka
rank-french-seven = siódemka
rank-german-ace = as
rank-german-ten = dziesiątka
rank-german-king = król
rank-german-queen = wyżnik
rank-german-jack = niżnik
rank-german-nine = dziewiątka
rank-german-eight = ósemka
rank-german-seven = siódemka

## Index letters

rank-letter-french-ace = A
rank-letter-french-ten = 10
rank-letter-french-king = K
rank-letter-french-queen = D
rank-letter-french-jack = W
rank-letter-french-nine = 9
rank-letter-french-eight = 8
rank-letter-french-seven = 7
rank-letter-german-ace = A
rank-letter-german-ten = 10
rank-letter-german-king = K
rank-letter-german-queen = W
rank-letter-german-jack = N
rank-letter-german-nine = 9
rank-letter-german-eight = 8
rank-letter-german-seven = 7

## The name of a card

card-french = { $rank } { $suit }
card-german = { $rank } { $suit }

## Games (a suit game is called by its suit)

game-grand = grand
game-null = null
game-ramsch = ramsch

## Contracts: the game with its announcement

contract-suit-hand = { $game } z ręki
contract-suit-ouvert = { $game } open
contract-suit-hand-ouvert = { $game } open z ręki
contract-suit-skat-ouvert = { $game } open ze skatem
contract-grand-hand = grand z ręki
contract-grand-ouvert = grand open
contract-grand-hand-ouvert = grand open z ręki
contract-grand-skat-ouvert = grand open ze skatem
contract-null-hand = null z ręki
contract-null-ouvert = null open
contract-null-hand-ouvert = null open z ręki
contract-revolution = rewolucja
contract-revolution-hand = rewolucja z ręki
contract-announced = { $contract }, { $announced }

## Announcements, as a choice and as a part of the contract

announcement-hand = z ręki
announcement-schneider = zapowiedziany schneider
announcement-schwarz = zapowiedziany schwarz
announcement-ouvert = open
announcement-spitze = zapowiedziana szpica
announcement-revolution = rewolucja

## Positions

position-forehand = przodek
position-middlehand = środek
position-rearhand = zadek
position-short-forehand = P
position-short-middlehand = Ś
position-short-rearhand = Z

## Matadors

matadors-with = z { $count }
matadors-without = bez { $count }

## What is said at the table

say-bid = { $value }?
say-hold = tak
say-pass = pas
say-forehand-plays = { $value }, gram
say-take-skat = biorę skata
say-discard = dwie karty odłożone do skata
say-laid = odkładam: { $cards }
say-contract = { $contract }
say-kontra = kontra!
say-re = rekontra!
say-supra = supra!
say-hirsch = hirsch!
say-no-call = nic więcej
say-grand-hand = grand z ręki!
say-no-grand-hand = bez granda z ręki
say-ramsch-take = biorę skata i oddaję dwie karty dalej
say-push = przesuwam skata dalej bez zaglądania
say-knock = pukam!
say-jungfrau = Jungfrau: nie wezmę ani jednej lewy
say-show = moje karty: { $cards }
say-consult = przeciwnicy oglądają nawzajem swoje karty
say-rearrange = przeciwnicy podzielili swoje karty na nowo
say-card = { $card }
say-claim-simple = reszta lew jest moja
say-claim-schneider = reszta lew jest moja i macie schneidera
say-claim-schwarz = reszta lew jest moja i macie schwarza
say-claim-null = nie wezmę już żadnej lewy
say-claim-proven = żądanie udowodnione
say-open-play = wykładam karty: solista nie weźmie już żadnej lewy
say-concede = poddaję grę
say-gift = daruję ci tę grę
say-accept = zgoda
say-refuse = nie, gramy dalej

## What stands on the table

contract-line = Solista: { $declarer }, { $contract }, wylicytowane { $bid }
contract-line-no-bid = Solista: { $declarer }, { $contract }
declarer-line = Solista: { $declarer }, wylicytowane { $bid }
ramsch-line = Ramsch: każdy gra dla siebie i unika punktów
all-passed = Wszyscy trzej gracze spasowali.
hand-line = { $player }: { $cards }
skat-line = Skat: { $cards }

### Wörter des Spiels: Karten, Spiele, Positionen, und was am Tisch gesagt wird.

## Suits, French and German pattern

suit-french-clubs = Kreuz
suit-french-spades = Pik
suit-french-hearts = Herz
suit-french-diamonds = Karo
suit-german-clubs = Eichel
suit-german-spades = Grün
suit-german-hearts = Rot
suit-german-diamonds = Schellen

## Short suit names: shown where there is no suit symbol, and typed in front of a rank

suit-short-french-clubs = Kr
suit-short-french-spades = Pi
suit-short-french-hearts = He
suit-short-french-diamonds = Ka
suit-short-german-clubs = Ei
suit-short-german-spades = Gr
suit-short-german-hearts = Ro
suit-short-german-diamonds = Sc

## The suit as it stands within the name of a card; $rank is the rank's key, for agreement

suit-of-french-clubs = Kreuz
suit-of-french-spades = Pik
suit-of-french-hearts = Herz
suit-of-french-diamonds = Karo
suit-of-german-clubs = Eichel
suit-of-german-spades = Grün
suit-of-german-hearts = Rot
suit-of-german-diamonds = Schellen

## Ranks

rank-french-ace = Ass
rank-french-ten = Zehn
rank-french-king = König
rank-french-queen = Dame
rank-french-jack = Bube
rank-french-nine = Neun
rank-french-eight = Acht
rank-french-seven = Sieben
rank-german-ace = Daus
rank-german-ten = Zehn
rank-german-king = König
rank-german-queen = Ober
rank-german-jack = Unter
rank-german-nine = Neun
rank-german-eight = Acht
rank-german-seven = Sieben

## Index letters

rank-letter-french-ace = A
rank-letter-french-ten = 10
rank-letter-french-king = K
rank-letter-french-queen = D
rank-letter-french-jack = B
rank-letter-french-nine = 9
rank-letter-french-eight = 8
rank-letter-french-seven = 7
rank-letter-german-ace = A
rank-letter-german-ten = 10
rank-letter-german-king = K
rank-letter-german-queen = O
rank-letter-german-jack = U
rank-letter-german-nine = 9
rank-letter-german-eight = 8
rank-letter-german-seven = 7

## The name of a card

card-french = { $suit }-{ $rank }
card-german = { $suit }-{ $rank }

## Games (a suit game is called by its suit)

game-grand = Grand
game-null = Null
game-ramsch = Ramsch

## Contracts: the game with its announcement

contract-suit-hand = { $game } Hand
contract-suit-ouvert = { $game } ouvert
contract-suit-hand-ouvert = { $game } Hand ouvert
contract-suit-skat-ouvert = { $game } ouvert mit Skat
contract-grand-hand = Grand Hand
contract-grand-ouvert = Grand ouvert
contract-grand-hand-ouvert = Grand Hand ouvert
contract-grand-skat-ouvert = Grand ouvert mit Skat
contract-null-hand = Null Hand
contract-null-ouvert = Null ouvert
contract-null-hand-ouvert = Null ouvert Hand
contract-revolution = Revolution
contract-revolution-hand = Revolution Hand
contract-announced = { $contract }, { $announced }

## Announcements, as a choice and as a part of the contract

announcement-hand = Hand
announcement-schneider = Schneider angesagt
announcement-schwarz = Schwarz angesagt
announcement-ouvert = ouvert
announcement-spitze = Spitze angesagt
announcement-revolution = Revolution

## Positions

position-forehand = Vorhand
position-middlehand = Mittelhand
position-rearhand = Hinterhand
position-short-forehand = VH
position-short-middlehand = MH
position-short-rearhand = HH

## Matadors

matadors-with = mit { $count }
matadors-without = ohne { $count }

## What is said at the table

say-bid = { $value }?
say-hold = Ja
say-pass = Passe
say-forehand-plays = { $value }, ich spiele
say-take-skat = Ich nehme den Skat auf
say-discard = zwei Karten gedrückt
say-laid = gedrückt: { $cards }
say-contract = { $contract }
say-kontra = Kontra!
say-re = Re!
say-supra = Supra!
say-hirsch = Hirsch!
say-no-call = Nichts weiter
say-grand-hand = Grand Hand!
say-no-grand-hand = kein Grand Hand
say-ramsch-take = Ich nehme den Skat und gebe zwei Karten weiter
say-push = Ich schiebe den Skat ungesehen weiter
say-knock = Ich klopfe!
say-jungfrau = Jungfrau: Ich mache keinen Stich
say-show = Meine Karten: { $cards }
say-consult = Die Gegenspieler sehen sich gegenseitig in die Karten
say-rearrange = Die Gegenspieler haben ihre Karten neu verteilt
say-card = { $card }
say-claim-simple = Der Rest gehört mir
say-claim-schneider = Der Rest gehört mir, und ihr seid Schneider
say-claim-schwarz = Der Rest gehört mir, und ihr seid schwarz
say-claim-null = Ich bekomme keinen Stich mehr
say-claim-proven = Der Anspruch ist bewiesen
say-open-play = Meine Karten liegen offen: Der Alleinspieler bekommt keinen Stich mehr
say-concede = Ich gebe auf
say-gift = Ich schenke das Spiel
say-accept = Einverstanden
say-refuse = Nein, weiterspielen

## What stands on the table

contract-line = Alleinspieler: { $declarer }, { $contract }, gereizt { $bid }
contract-line-no-bid = Alleinspieler: { $declarer }, { $contract }
declarer-line = Alleinspieler: { $declarer }, gereizt { $bid }
ramsch-line = Ramsch: Jeder spielt für sich und nimmt möglichst wenig Augen
all-passed = Alle drei passen.
hand-line = { $player }: { $cards }
skat-line = Skat: { $cards }

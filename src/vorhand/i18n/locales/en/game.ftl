### Words of the game: cards, games, positions, and what is said at the table.

## Suits, French and German pattern

suit-french-clubs = clubs
suit-french-spades = spades
suit-french-hearts = hearts
suit-french-diamonds = diamonds
suit-german-clubs = acorns
suit-german-spades = leaves
suit-german-hearts = hearts
suit-german-diamonds = bells

## Short suit names: shown where there is no suit symbol, and typed in front of a rank

suit-short-french-clubs = Cl
suit-short-french-spades = Sp
suit-short-french-hearts = He
suit-short-french-diamonds = Di
suit-short-german-clubs = Ac
suit-short-german-spades = Le
suit-short-german-hearts = He
suit-short-german-diamonds = Be

## The suit as it stands within the name of a card; $rank is the rank's key, for agreement

suit-of-french-clubs = clubs
suit-of-french-spades = spades
suit-of-french-hearts = hearts
suit-of-french-diamonds = diamonds
suit-of-german-clubs = acorns
suit-of-german-spades = leaves
suit-of-german-hearts = hearts
suit-of-german-diamonds = bells

## Ranks

rank-french-ace = ace
rank-french-ten = ten
rank-french-king = king
rank-french-queen = queen
rank-french-jack = jack
rank-french-nine = nine
rank-french-eight = eight
rank-french-seven = seven
rank-german-ace = ace
rank-german-ten = ten
rank-german-king = king
rank-german-queen = ober
rank-german-jack = unter
rank-german-nine = nine
rank-german-eight = eight
rank-german-seven = seven

## Index letters

rank-letter-french-ace = A
rank-letter-french-ten = 10
rank-letter-french-king = K
rank-letter-french-queen = Q
rank-letter-french-jack = J
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

card-french = { $rank } of { $suit }
card-german = { $rank } of { $suit }

## Games (a suit game is called by its suit)

game-grand = grand
game-null = null
game-ramsch = Ramsch

## Contracts: the game with its announcement

contract-suit-hand = { $game } hand
contract-suit-ouvert = { $game } ouvert
contract-suit-hand-ouvert = { $game } hand ouvert
contract-suit-skat-ouvert = { $game } ouvert with the skat
contract-grand-hand = grand hand
contract-grand-ouvert = grand ouvert
contract-grand-hand-ouvert = grand hand ouvert
contract-grand-skat-ouvert = grand ouvert with the skat
contract-null-hand = null hand
contract-null-ouvert = null ouvert
contract-null-hand-ouvert = null ouvert hand
contract-revolution = Revolution
contract-revolution-hand = Revolution hand
contract-announced = { $contract }, { $announced }

## Announcements, as a choice and as a part of the contract

announcement-hand = hand
announcement-schneider = Schneider announced
announcement-schwarz = Schwarz announced
announcement-ouvert = ouvert
announcement-spitze = Spitze announced
announcement-revolution = Revolution

## Positions

position-forehand = forehand
position-middlehand = middlehand
position-rearhand = rearhand
position-short-forehand = F
position-short-middlehand = M
position-short-rearhand = R

## Matadors

matadors-with = with { $count }
matadors-without = without { $count }

## What is said at the table

say-bid = { $value }?
say-hold = yes
say-pass = pass
say-forehand-plays = { $value }, I play
say-take-skat = I take the skat
say-discard = two cards put down as the skat
say-laid = put down: { $cards }
say-contract = { $contract }
say-kontra = Kontra!
say-re = Re!
say-supra = Supra!
say-hirsch = Hirsch!
say-no-call = nothing more
say-grand-hand = Grand hand!
say-no-grand-hand = no grand hand
say-ramsch-take = I take the skat and pass two cards on
say-push = I push the skat on unseen
say-knock = I knock!
say-jungfrau = Jungfrau: I take no trick
say-show = my cards: { $cards }
say-consult = the defenders look at each other’s cards
say-rearrange = the defenders have divided their cards anew
say-card = { $card }
say-claim-simple = the rest is mine
say-claim-schneider = the rest is mine, and you are Schneider
say-claim-schwarz = the rest is mine, and you are Schwarz
say-claim-null = I take no more trick
say-claim-proven = the claim is proven
say-open-play = my cards are open: the declarer gets no more trick
say-concede = I give up
say-gift = I offer you the game as a gift
say-accept = agreed
say-refuse = no, play on

## What stands on the table

contract-line = Declarer: { $declarer }, { $contract }, bid { $bid }
contract-line-no-bid = Declarer: { $declarer }, { $contract }
declarer-line = Declarer: { $declarer }, bid { $bid }
ramsch-line = Ramsch: everyone for himself, take few points
all-passed = All three pass.
hand-line = { $player }: { $cards }
skat-line = Skat: { $cards }

### Λέξεις του παιχνιδιού: χαρτιά, παιχνίδια, θέσεις και όσα λέγονται στο τραπέζι.

## Suits, French and German pattern

suit-french-clubs = σπαθί
suit-french-spades = μπαστούνι
suit-french-hearts = κούπα
suit-french-diamonds = καρό
suit-german-clubs = βελανίδι
suit-german-spades = φύλλο
suit-german-hearts = καρδιά
suit-german-diamonds = κουδούνι

## Short suit names: shown where there is no suit symbol, and typed in front of a rank

suit-short-french-clubs = Σπ
suit-short-french-spades = Μπ
suit-short-french-hearts = Κο
suit-short-french-diamonds = Κα
suit-short-german-clubs = Βε
suit-short-german-spades = Φύ
suit-short-german-hearts = Κρ
suit-short-german-diamonds = Κδ

## The suit as it stands within the name of a card; $rank is the rank's key, for agreement

suit-of-french-clubs = σπαθί
suit-of-french-spades = μπαστούνι
suit-of-french-hearts = κούπα
suit-of-french-diamonds = καρό
suit-of-german-clubs = βελανίδι
suit-of-german-spades = φύλλο
suit-of-german-hearts = καρδιά
suit-of-german-diamonds = κουδούνι

## Ranks

rank-french-ace = άσος
rank-french-ten = δέκα
rank-french-king = ρήγας
rank-french-queen = ντάμα
rank-french-jack = βαλές
rank-french-nine = εννιά
rank-french-eight = οχτώ
rank-french-seven = εφτά
rank-german-ace = άσος
rank-german-ten = δέκα
rank-german-king = ρήγας
rank-german-queen = όμπερ
rank-german-jack = ούντερ
rank-german-nine = εννιά
rank-german-eight = οχτώ
rank-german-seven = εφτά

## Index letters

rank-letter-french-ace = Α
rank-letter-french-ten = 10
rank-letter-french-king = Ρ
rank-letter-french-queen = Ν
rank-letter-french-jack = Β
rank-letter-french-nine = 9
rank-letter-french-eight = 8
rank-letter-french-seven = 7
rank-letter-german-ace = Α
rank-letter-german-ten = 10
rank-letter-german-king = Ρ
rank-letter-german-queen = Ο
rank-letter-german-jack = Υ
rank-letter-german-nine = 9
rank-letter-german-eight = 8
rank-letter-german-seven = 7

## The name of a card

card-french = { $rank } { $suit }
card-german = { $rank } { $suit }

## Games (a suit game is called by its suit)

game-grand = μεγάλο παιχνίδι
game-null = μηδέν
game-ramsch = ραμς

## Contracts: the game with its announcement

contract-suit-hand = { $game } χεριού
contract-suit-ouvert = { $game } ανοιχτό
contract-suit-hand-ouvert = { $game } ανοιχτό χεριού
contract-suit-skat-ouvert = { $game } ανοιχτό με skat
contract-grand-hand = μεγάλο παιχνίδι χεριού
contract-grand-ouvert = μεγάλο ανοιχτό
contract-grand-hand-ouvert = μεγάλο ανοιχτό χεριού
contract-grand-skat-ouvert = μεγάλο ανοιχτό με skat
contract-null-hand = μηδέν χεριού
contract-null-ouvert = μηδέν ανοιχτό
contract-null-hand-ouvert = μηδέν ανοιχτό χεριού
contract-revolution = επανάσταση
contract-revolution-hand = επανάσταση χεριού
contract-announced = { $contract }, { $announced }

## Announcements, as a choice and as a part of the contract

announcement-hand = παιχνίδι χεριού
announcement-schneider = δηλωμένη κοψιά
announcement-schwarz = δηλωμένο μαύρο
announcement-ouvert = ανοιχτό
announcement-spitze = δηλωμένη αιχμή
announcement-revolution = επανάσταση

## Positions

position-forehand = πρώτο χέρι
position-middlehand = μεσαίο χέρι
position-rearhand = πίσω χέρι
position-short-forehand = Πρ
position-short-middlehand = Με
position-short-rearhand = Πί

## Matadors

matadors-with = με { $count }
matadors-without = χωρίς { $count }

## What is said at the table

say-bid = { $value };
say-hold = ναι
say-pass = πάσο
say-forehand-plays = { $value }, παίζω
say-take-skat = παίρνω τα χαρτιά skat
say-discard = δύο χαρτιά αφέθηκαν στο skat
say-laid = αφήνω: { $cards }
say-contract = { $contract }
say-kontra = κόντρα!
say-re = ρε!
say-supra = σούπρα!
say-hirsch = χιρς!
say-no-call = τίποτα άλλο
say-grand-hand = μεγάλο παιχνίδι χεριού!
say-no-grand-hand = όχι μεγάλο παιχνίδι χεριού
say-ramsch-take = παίρνω τα χαρτιά skat και δίνω δύο παρακάτω
say-push = δίνω τα χαρτιά skat παρακάτω χωρίς να τα δω
say-knock = χτυπάω!
say-jungfrau = παρθένα: δεν θα πάρω καμία μπάζα
say-show = τα χαρτιά μου: { $cards }
say-consult = οι αντίπαλοι δείχνουν ο ένας στον άλλον τα χαρτιά τους
say-rearrange = οι αντίπαλοι μοίρασαν ξανά τα χαρτιά τους μεταξύ τους
say-card = { $card }
say-claim-simple = οι υπόλοιπες μπάζες είναι δικές μου
say-claim-schneider = οι υπόλοιπες μπάζες είναι δικές μου, με κοψιά
say-claim-schwarz = οι υπόλοιπες μπάζες είναι δικές μου, με μαύρο
say-claim-null = δεν θα πάρω άλλη μπάζα
say-claim-proven = η διεκδίκηση αποδείχθηκε
say-open-play = ανοίγω τα χαρτιά μου: ο μονός παίκτης δεν παίρνει άλλη μπάζα
say-concede = παραδίνομαι
say-gift = χαρίζω το παιχνίδι
say-accept = σύμφωνοι
say-refuse = όχι, συνεχίζουμε

## What stands on the table

contract-line = Μονός παίκτης: { $declarer }, { $contract }, προσφορά { $bid }
contract-line-no-bid = Μονός παίκτης: { $declarer }, { $contract }
declarer-line = Μονός παίκτης: { $declarer }, προσφορά { $bid }
ramsch-line = Ραμς: ο καθένας παίζει για τον εαυτό του και αποφεύγει τους πόντους
all-passed = Και οι τρεις είπαν πάσο.
hand-line = { $player }: { $cards }
skat-line = Skat: { $cards }

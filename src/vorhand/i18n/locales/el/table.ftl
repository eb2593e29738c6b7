### Το τραπέζι στη σελίδα.

## The match and its seats

length-deals =
    { $deals ->
        [one] { $deals } παρτίδα
       *[other] { $deals } παρτίδες
    }
length-points = μέχρι { $points } βαθμούς
length-open = χωρίς ορισμένο τέλος
rules-changed = { $title }, με αλλαγές
seat-sits-out = δεν παίζει

## What may be played, and what is asked

follow-suit = Παίχτηκε { $suit }: ακολούθησε το χρώμα
follow-trump = Παίχτηκε ατού: ακολούθησε με ατού
question-ramsch-call = Κάτι ακόμη πριν από το πρώτο χαρτί;
needs-schneider = Χρειάζεται και κοψιά.
needs-schwarz = Χρειάζεται και μαύρο.
needs-luck = Ούτε κοψιά ούτε μαύρο το ανεβάζουν ως την προσφορά.

## The result, row by row

row-card-points = Πόντοι
row-tricks = Μπάζες
row-matadors = Κορυφές
row-levels = Βαθμίδες
row-value = Αξία παιχνιδιού
row-bid = Προσφορά
row-charged = Χρεώνεται
row-score = Αποτέλεσμα
row-product = { $game } { $levels } × { $base }
row-bid-covered = καλύφθηκε
row-bid-missed = πάνω από { $value }
row-next-multiple = επόμενο πολλαπλάσιο: { $levels } × { $base }
row-cheapest-game = το φθηνότερο παιχνίδι που καλύπτει την προσφορά: { $game } { $levels } × { $base }
row-null-value = η αξία του μηδέν
row-stake = Ποντάρισμα
row-stake-sum = { $points } × { NUMBER($base, minimumFractionDigits: 2) }
row-fee = Προμήθεια
row-fee-sum = { $players } × { NUMBER($fee, minimumFractionDigits: 2) }
row-money = { NUMBER($amount, minimumFractionDigits: 2) }
row-ramsch = πόντοι { $points }, μπάζες { $tricks }
factor-name-loss = Ήττα
factor-name-kontra = Κόντρα
factor-name-re = Ρε
factor-name-supra = Σούπρα
factor-name-hirsch = Χιρς
factor-name-bock = Μποκ

## The list and the replay

list-game = { $contract }, { $matadors }
told-dealt = Τα χαρτιά μοιράστηκαν

## What happens at the table besides the game

house-rules-chosen = άλλοι κανόνες
house-seat-taken = κάθεται
house-computer-seated = παίζει
house-seat-freed = η θέση είναι ελεύθερη
house-seat-left = φεύγει, συνεχίζει υπολογιστής
house-cover-began = χάθηκε η σύνδεση, παίζει υπολογιστής
house-cover-ended = επέστρεψε
house-match-closed = Ο πίνακας έκλεισε

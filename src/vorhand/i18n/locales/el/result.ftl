### Ο λογαριασμός με λόγια, ο πίνακας και τα χρήματα.

## Headlines

headline-game-won = { $contract }: νίκη
headline-game-lost = { $contract }: ήττα
headline-ramsch = Ραμς
headline-passed-in = Παρτίδα χωρίς παιχνίδι: κανείς δεν παίζει, κανείς δεν γράφει
headline-redeal = Και οι τρεις είπαν πάσο: μοιράζει ξανά ο ίδιος
result-card-points = Πόντοι { $declarer } : { $defenders }
result-tricks = Μπάζες { $declarer } : { $defenders }

## Why a game is won

win-points =
    { $points ->
        [one] { $points } πόντος, αρκούν 61
       *[other] { $points } πόντοι, αρκούν 61
    }
win-schneider =
    { $points ->
        [one] { $points } πόντος: κοψιά των αντιπάλων
       *[other] { $points } πόντοι: κοψιά των αντιπάλων
    }
win-schwarz = Και οι δέκα μπάζες: μαύρο των αντιπάλων
win-schneider-announced =
    { $points ->
        [one] { $points } πόντος: η δηλωμένη κοψιά βγήκε
       *[other] { $points } πόντοι: η δηλωμένη κοψιά βγήκε
    }
win-schwarz-announced = Και οι δέκα μπάζες: το δηλωμένο μαύρο βγήκε
win-null = Καμία μπάζα
win-decided = Το παιχνίδι είχε ήδη κερδηθεί
win-claim = Η διεκδίκηση των υπόλοιπων έγινε δεκτή
win-conceded = Οι αντίπαλοι παραδόθηκαν
win-gift = Ο μονός παίκτης δέχτηκε το παιχνίδι ως δώρο

## Why a game is lost (one message for each reason of the settlement)

loss-points =
    { $points ->
        [one] Μόνο { $points } πόντος, χρειάζονται 61
       *[other] Μόνο { $points } πόντοι, χρειάζονται 61
    }
loss-schneider-missed =
    { $points ->
        [one] Δηλωμένη κοψιά, αλλά μόνο { $points } πόντος, χρειάζονται 90
       *[other] Δηλωμένη κοψιά, αλλά μόνο { $points } πόντοι, χρειάζονται 90
    }
loss-schwarz-missed =
    { $tricks ->
        [one] Δηλωμένο μαύρο, αλλά μόνο { $tricks } μπάζα
       *[other] Δηλωμένο μαύρο, αλλά μόνο { $tricks } μπάζες
    }
loss-spitze-missed = Η αιχμή χάθηκε: η τελευταία μπάζα δεν κερδήθηκε με { $card }
loss-trick-in-null = Μπάζα σε παιχνίδι μηδέν
loss-null-below-bid = Αυτό το μηδέν αξίζει { $value }, λιγότερο από την προσφορά { $bid }
loss-conceded = Ο μονός παίκτης παραδόθηκε
loss-overbid = Υπερβολή: αξία παιχνιδιού { $value }, προσφορά { $bid }
loss-jack-in-skat = Στο skat: { $cards } – { $got } αντί για { $hoped }

## The sum: matadors first, then each step with the running total

sum-game = παιχνίδι { $total }
sum-hand = χέρι { $total }
sum-schneider = κοψιά { $total }
sum-schneider-announced = δηλωμένη { $total }
sum-schwarz = μαύρο { $total }
sum-schwarz-announced = δηλωμένο { $total }
sum-ouvert = ανοιχτό { $total }
sum-spitze = αιχμή { $total }
sum-product = { $game } { $levels } × { $base } = { $value }
sum-fixed = { $contract } = { $value }

## The bid

bid-covered = Η προσφορά { $bid } καλύφθηκε
bid-next-multiple = Χρεώνεται το επόμενο πολλαπλάσιο: { $levels } × { $base } = { $charged }
bid-none = Χωρίς προσφορά
charged-cheapest-game = Χρεώνεται το φθηνότερο παιχνίδι που καλύπτει την προσφορά: { $game } { $levels } × { $base } = { $charged }
charged-null-value = Χρεώνεται η αξία του μηδέν: { $charged }

## Factors and the score

factor-loss = ήττα × 2
factor-kontra = κόντρα × 2
factor-re = ρε × 2
factor-supra = σούπρα × 2
factor-hirsch = χιρς × 2
factor-bock = μποκ × 2
lost-hand-single = Χαμένο παιχνίδι χεριού μετράει μία φορά
score-product = { $charged } × { $times } = { $score }
score-line = Αποτέλεσμα: { $score }
score-of = { $player }: { $score }

## Ramsch

ramsch-points = Πόντοι: { $points }
ramsch-loser = { $player }: οι περισσότεροι πόντοι ({ $points })
ramsch-two-tie = Ισοπαλία στους περισσότερους πόντους ({ $points }): χάνουν και οι δύο
ramsch-tie-later-trick = Ισοπαλία στους περισσότερους πόντους ({ $points }): χάνει όποιος πήρε την πιο πρόσφατη μπάζα – { $player }
ramsch-tie-split = Ισοπαλία στους περισσότερους πόντους ({ $points }): ο καθένας χάνει τους μισούς
ramsch-all-equal = Και οι τρεις ίσοι: δεν γράφεται τίποτα
ramsch-all-lose = Και οι τρεις ίσοι: χάνουν όλοι
ramsch-jungfrau = Παρθένα: { $player } × 2
ramsch-durchmarsch-won = Όλες οι μπάζες, νίκη: { $player }
ramsch-durchmarsch-lost = Όλες οι μπάζες, ήττα: { $player }
ramsch-jungfrau-kept = Η δηλωμένη παρθένα κρατήθηκε: { $player }
ramsch-jungfrau-broken = Η δηλωμένη παρθένα χάθηκε: { $player }
ramsch-fixed-loss = Σταθερή απώλεια: { $points }
ramsch-pushes =
    { $count ->
        [one] το skat δόθηκε κλειστό { $count } φορά × { $factor }
       *[other] το skat δόθηκε κλειστό { $count } φορές × { $factor }
    }
ramsch-knocks =
    { $count ->
        [one] { $count } χτύπημα × { $factor }
       *[other] { $count } χτυπήματα × { $factor }
    }
ramsch-skat-last-trick = Το skat ({ $points }) με την τελευταία μπάζα: { $player }
ramsch-skat-loser = Το skat ({ $points }) σε όποιον έχασε: { $player }
ramsch-skat-nobody = Το skat ({ $points }) δεν μετράει

## Deals without a game

passed-in = χωρίς παιχνίδι
passed-in-dealer-bonus = Χωρίς παιχνίδι: { $points } στον μοιραστή, { $player }

## The score list

list-title = Πίνακας
column-number = Αρ.
column-declarer = Μονός
column-points = Βαθμοί
foot-game-points = Βαθμοί παιχνιδιών
foot-own-games = (νίκες − ήττες) × { $bonus }
foot-others-lost = Ήττες των άλλων × { $bonus }
foot-total = Σύνολο

## Ranking

ranking-line =
    { $points ->
        [one] { $rank }. { $player }: { $points } βαθμός
       *[other] { $rank }. { $player }: { $points } βαθμοί
    }
ranking-games = νίκες { $won }, ήττες { $lost }
ranking-shared = ισοβαθμία μέχρι την κλήρωση

## Money

money-title = Χρήματα
money-line = { $player }: { NUMBER($amount, minimumFractionDigits: 2) } (συνολικά { NUMBER($total, minimumFractionDigits: 2) })
money-house = Οίκος: { NUMBER($amount, minimumFractionDigits: 2) } (συνολικά { NUMBER($total, minimumFractionDigits: 2) })

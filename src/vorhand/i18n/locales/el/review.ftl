### Η ανάλυση μιας τελειωμένης παρτίδας: τι κόστισαν τα χαρτιά και οι δηλώσεις, με ανοιχτά χαρτιά και με τα μάτια των παικτών.

## The command

command-review = Δείχνει ποιες προσφορές και ποια χαρτιά μιας τελειωμένης παρτίδας πόσο κόστισαν.
flag-review-seconds = Ο μεγαλύτερος χρόνος για μία παρτίδα, σε δευτερόλεπτα.
flag-review-deal = Μόνο η παρτίδα με αυτό το αναγνωριστικό.
flag-review-position = Κρίνει μόνο τις δηλώσεις και τα χαρτιά αυτής της θέσης.
flag-review-worlds = Πόσες μοιρασιές εξετάζονται για ένα χαρτί με τα μάτια του παίκτη· 0 για να παραλειφθεί.

## How a game ends with best play

outlook-lost-schneider = χαμένο, κοψιά
outlook-lost = χαμένο
outlook-won = κερδισμένο
outlook-won-schneider = κερδισμένο με κοψιά
review-result = { $outlook } ({ $points } : { $others })
review-start = Με το καλύτερο παίξιμο όλων από το πρώτο χαρτί: { $result }
review-end = Με το καλύτερο παίξιμο όλων μετά το τελευταίο χαρτί: { $result }

## What turned the game, and what the figures mean

review-turns = Τι γύρισε το παιχνίδι:
review-turns-none = Κανένα χαρτί δεν άλλαξε το αποτέλεσμα με το καλύτερο παίξιμο.
review-turn = { $mark } Μπάζα { $trick }, { $player }: { $card } – { $before } → { $after }· καλύτερο: { $best }
review-legend = Αξία: οι πόντοι του μονού στο τέλος με το καλύτερο παίξιμο όλων μετά το χαρτί, με ανοιχτά χαρτιά. Όψη %: σε πόσες από τις μοιρασιές που έπρεπε να υπολογίζει ο παίκτης κερδίζει τότε ο μονός, και πόσες ποσοστιαίες μονάδες κόστισε το χαρτί στην πλευρά του. ◆ γύρισε το παιχνίδι, ● την κοψιά.
review-open-note = Το καλύτερο με ανοιχτά χαρτιά δεν σημαίνει πάντα λάθος: στο τραπέζι κανείς δεν τα έβλεπε όλα.
review-ramsch = Το ραμς δεν αναλύεται χαρτί προς χαρτί: τρεις παίκτες δεν έχουν κοινό στόχο, άρα ένα χαρτί δεν έχει μία αξία. Αντί γι’ αυτό φαίνονται οι δηλώσεις πριν και οι πόντοι ως εκείνη τη στιγμή.
review-no-game = Δεν παίχτηκε παιχνίδι, άρα δεν υπάρχουν χαρτιά για ανάλυση, μόνο οι δηλώσεις.
review-no-cards = Το παιχνίδι τελείωσε πριν από το πρώτο χαρτί. Αναλύονται οι δηλώσεις.
review-unplayed =
    { $count ->
        [one] Το παιχνίδι τελείωσε νωρίτερα: { $count } χαρτί δεν παίχτηκε.
       *[other] Το παιχνίδι τελείωσε νωρίτερα: { $count } χαρτιά δεν παίχτηκαν.
    }
review-running = Η παρτίδα { $deal } δεν έχει τελειώσει, γι’ αυτό δεν αναλύεται.
review-nothing = Το { $path } δεν έχει καμία παρτίδα.
review-left-budget = Τέλειωσε ο χρόνος. Χωρίς ανάλυση: χαρτιά { $cards }, δηλώσεις { $calls }, χαρτιά με τα μάτια των παικτών { $seen }
review-left-cancelled = Διακόπηκε. Χωρίς ανάλυση: χαρτιά { $cards }, δηλώσεις { $calls }, χαρτιά με τα μάτια των παικτών { $seen }
review-left-too-hard = Η αναζήτηση δεν βρήκε απάντηση. Χωρίς ανάλυση: χαρτιά { $cards }, δηλώσεις { $calls }, χαρτιά με τα μάτια των παικτών { $seen }

## Calls

review-calls = Δηλώσεις:
review-call = { $player }: { $call } – { $judgement }
review-held = ναι στο { $value }
review-passed = πάσο στο { $value }
judged-bid = με το skat κερδιζόταν: { $game }, φτάνει ως { $limit }
judged-bid-none = κανένα παιχνίδι δεν κερδιζόταν, ούτε με το skat
judged-skat = με το skat { $skat } ({ $score }), από το χέρι { $hand } ({ $other })
judged-discard = { $result }· καλύτερα: { $cards } – { $best }
judged-discard-best = { $result }· τίποτα καλύτερο να αφεθεί
judged-game = { $outlook } ({ $score })· αλλιώς καλύτερο: { $contract } ({ $other })
judged-both = { $open }· { $seen }
judged-right = με ανοιχτά χαρτιά σωστό: { $judgement }
judged-wrong = με ανοιχτά χαρτιά λάθος: { $judgement }
judged-seen = μόνο με τα δικά του χαρτιά βαθμοί λίστας έναντι της καλύτερης δήλωσης: { $loss }
judged-seen-best = μόνο με τα δικά του χαρτιά τίποτα καλύτερο

## The table of cards

column-review-trick = Μπάζα
column-review-player = Παίκτης
column-review-card = Χαρτί
column-review-value = Αξία
column-review-loss = Απώλεια
column-review-best = Καλύτερο
column-review-seen = Όψη %
column-review-seen-loss = Απώλεια %
column-review-taken = Πόντοι με τη σειρά

## What each player lost

column-review-points-lost = Χαμένοι πόντοι
column-review-turned = Γυρισμένα παιχνίδια
column-review-chance-lost = Χαμένες πιθανότητες, %
column-review-worst = Ακριβότερο χαρτί

### Το τραπέζι στη σελίδα.

## Frame of the page

table-bar-home = Vorhand, αρχική σελίδα
table-bar-pages = Σελίδες
table-bar-play = Παιχνίδι
table-bar-learn = Μάθηση
table-page-lost = Δεν υπάρχει τέτοια σελίδα.
table-page-lost-home = Στην αρχική σελίδα
table-page-no-table = Δεν υπάρχει τέτοιο τραπέζι.
table-page-no-table-why = Είναι ολόκληρος ο σύνδεσμος; Αρκεί να λείπει ένα γράμμα. Καλύτερα ζήτησε να σου τον ξαναστείλουν.
table-sheet-close = Κλείσιμο
table-title = Vorhand
table-title-turn = Η σειρά σου – Vorhand

## The line

table-line-opening = Σύνδεση με το τραπέζι …
table-line-lost = Η σύνδεση χάθηκε. Θα επανέλθει μόνη της· η θέση σου μένει δική σου.
table-line-stale = Αυτή η σελίδα είναι παλιά. Φόρτωσέ την ξανά.

## Seats

table-seat-free = Ελεύθερη θέση
table-seat-waits = Αναμονή
table-seat-left = Έφυγε, παίζει υπολογιστής
table-seat-covered = Παίζει υπολογιστής
table-seat-away = Χωρίς σύνδεση
table-seat-alone = Μονός παίκτης
table-seat-computer = υπολογιστής
table-seat-ready = Έτοιμο
table-seat-dealer = Μοιραστής
table-seat-dealer-letter = Μ
table-seat-turn = παίζει τώρα
table-seat-open = Ανοιχτά χαρτιά: { $name }
table-seat-tricks =
    { $count ->
        [one] { $count } μπάζα
       *[other] { $count } μπάζες
    }
table-seat-aside = { $name }: εκτός σε αυτή την παρτίδα

## The strip above the table

table-strip = Τι παίζεται
table-strip-you-play = Παίζεις
table-strip-plays = Παίζει: { $name }
table-strip-auction = Προκλήσεις
table-strip-before = Πριν από το παιχνίδι
table-strip-bid = προσφορά
table-strip-bock = Μποκ × 2
table-strip-ramsch-round = γύρος ραμς
table-strip-left = ακόμη { $count }
table-strip-trick = μπάζα { $number }
table-strip-practice = Εξάσκηση
table-strip-practice-means = Σε αυτό το τραπέζι τίποτα δεν μετράει.
table-deal-number = Παρτίδα { $number }
table-skat = Skat

## Cards and tricks

table-hand = Τα χαρτιά σου
table-card-allowed = επιτρέπεται
table-card-not-allowed = δεν επιτρέπεται
table-card-fresh = από το skat
table-card-new = νέο
table-card-raised = σηκωμένο
table-card-preselected = επιλεγμένο από πριν
table-card-preselect-note = Επιλογή από πριν: το χαρτί παίζεται στη σειρά σου, αν επιτρέπεται.
table-card-preselect-void = Το χαρτί που διάλεξες δεν επιτρέπεται. Διάλεξε ξανά.
table-card-may-not-be-laid = Αυτό το χαρτί δεν μπορεί να αφεθεί.
table-advice-mark = Συμβουλή
table-trick-led = άνοιξε
table-trick-won = πήρε την μπάζα
table-trick-ahead = προηγείται
table-last-trick = Τελευταία μπάζα
table-no-last-trick = Δεν υπάρχει ακόμη μπάζα.
table-laid = Τα άφησες εσύ
table-laid-points =
    { $count ->
        [one] { $count } πόντος στο σκατ
       *[other] { $count } πόντοι στο σκατ
    }

## Whose turn it is

table-your-turn = Η σειρά σου
table-waits-for = Σειρά: { $names }
table-waits-covered = Για: { $name } παίζει υπολογιστής
table-waits-away = Σειρά: { $name }, χωρίς σύνδεση. Σε λίγο θα παίξει υπολογιστής.
table-shuffling = Τα χαρτιά ανακατεύονται …
table-cutting = Κόβει: { $name }
table-tap-again = Άγγιξε ξανά για να παίξεις: { $card }
table-play-card = Παίξε: { $card }
table-choose-card = Άγγιξε ένα χαρτί

## Bidding

table-bid-open = Ποια είναι η προσφορά σου;
table-bid-higher = Πας ψηλότερα;
table-bid-hold = Κρατάς το { $value };
table-bid-last = Και οι δύο είπαν πάσο. Παίζεις στο { $value };
table-bid-jump = Άλμα στο { $value }. Το «Ναι» ανοίγει σε λίγο.
table-bid-jumps = Άλματα
table-bid-more = περισσότερα
table-bid-pass = Πάσο
table-bid-pass-in = Πάσο κι εγώ
table-bid-yes = Ναι, { $value }
table-bid-play = { $value }, παίζω
table-worth = Αξίες παιχνιδιών
table-worth-caption = Πόσο αξίζουν τα χαρτιά σου χωρίς δηλώσεις
table-worth-unsure = Ένα μεγάλο ατού στο σκατ τη μειώνει.

## Skat and discarding

table-ask-skat = Παίζεις στο { $bid }. Skat ή παιχνίδι χεριού;
table-do-pick-up-skat = Πάρε το skat
table-do-hand = Παιχνίδι χεριού
table-discard-heading = Άφησε δύο χαρτιά
table-discard-how = Ένα άγγιγμα το αφήνει, δεύτερο το παίρνει πίσω.
table-discard-back = Πάρε πίσω: { $card }
table-discard-count = { $count } από 2
table-discard-full = Υπάρχουν ήδη δύο χαρτιά. Πάρε πρώτα ένα πίσω.
table-discard-do = Άφησε και δήλωσε
table-discard-push = Δώσε παρακάτω
table-discard-sure = Να αφεθεί: { $cards };
table-discard-sure-note = Είναι μεγάλο ατού· σχεδόν ποτέ δεν αφήνεται.
table-discard-sure-back = Πίσω
table-discard-sure-do = Άφησέ το έτσι κι αλλιώς

## Announcement

table-announce-heading = Τι παιχνίδι παίζεις;
table-announce-games = Παιχνίδια
table-announce-steps = Δηλώσεις
table-announce-back = Πίσω
table-announce-less = { $value } < { $bid }
table-announce-ouvert = Το ανοιχτό περιέχει τις κλειδωμένες δηλώσεις.
table-announce-covers = καλύπτει την προσφορά σου { $bid }
table-announce-below = Το { $value } είναι λιγότερο από την προσφορά σου { $bid }.
table-announce-play = Παίξε: { $game }, { $value }
table-announce-choose = Διάλεξε παιχνίδι
table-step-hand = Χέρι
table-step-schneider = Κοψιά
table-step-schwarz = Μαύρο
table-step-ouvert = Ανοιχτό
table-step-spitze = Αιχμή
table-step-revolution = Επανάσταση
table-step-locked = περιλαμβάνεται

## Questions

table-ask-push = Παίρνεις το skat ή το σπρώχνεις παρακάτω χωρίς να το δεις;
table-ask-grand-hand = Παίζεις μεγάλο παιχνίδι χεριού;
table-ask-call = Δηλώνεις κάτι;
table-ask-answer = Συμφωνείς;
table-do-push-skat = Σπρώξε
table-do-declare-grand-hand = Μεγάλο παιχνίδι χεριού
table-do-decline-grand-hand = Παίξε ραμς
table-do-decline = Τίποτα
table-do-knock = Χτυπάω
table-do-announce-jungfrau = Δηλώνω παρθένα
table-do-kontra = Κόντρα
table-do-re = Ρε
table-do-supra = Σούπρα
table-do-hirsch = Χιρς
table-do-accept = Συμφωνώ
table-do-refuse = Όχι, συνεχίζουμε
table-rearrange-heading = Νέα μοιρασιά στα χαρτιά των αντιπάλων
table-rearrange-how = Ένα άγγιγμα δίνει το χαρτί στο άλλο χέρι. Κάθε χέρι χρειάζεται δέκα.
table-rearrange-mine = Το χέρι σου: { $count }
table-rearrange-theirs = { $name }: { $count }
table-rearrange-keep = Άφησέ τα έτσι
table-rearrange-do = Μοίρασέ τα έτσι

## Ending a game early

table-finish = Σύντομο τέλος
table-finish-back = Συνέχεια
table-finish-choose = Διάλεξε
table-claim-simple = Τα υπόλοιπα δικά μου
table-claim-schneider = Τα υπόλοιπα δικά μου, κοψιά
table-claim-schwarz = Τα υπόλοιπα δικά μου, μαύρο
table-claim-null = Δεν θα πάρω άλλη μπάζα
table-claim-means = Αν είναι βέβαιο, το παιχνίδι τελειώνει αμέσως. Αλλιώς τα χαρτιά σου ανοίγουν και ερωτώνται οι άλλοι.
table-do-concede = Παράδοση
table-concede-declarer = { $game }: το παιχνίδι χάνεται, συνολικά { $score } πόντοι. Αργά στο παιχνίδι πρέπει να συμφωνήσει ένας αντίπαλος.
table-concede-defender = Παραδίνεις το παιχνίδι και για τους δυο σας: τελειώνει αμέσως και κερδίζει: { $name } ({ $game }).
table-do-play-open = Ανοίγω τα χαρτιά
table-play-open-means = Τα χαρτιά σου ανοίγουν: υποστηρίζεις ότι ο μονός παίκτης δεν παίρνει άλλη μπάζα. Αν δεν ισχύει, λογίζεται ως παράδοση.
table-do-offer-gift = Χαρίζω το παιχνίδι
table-gift-means = Ερωτώνται ο συμπαίκτης και μετά ο μονός παίκτης. Αν δεχτεί, το παιχνίδι κερδίζεται.

## Result

table-result-sum = Υπολογισμός
table-result-skat = Skat
table-result-dealt-skat = Το skat όπως μοιράστηκε
table-result-laid-skat = Όσα αφέθηκαν
table-result-list = Στον πίνακα
table-result-player = Παίκτης
table-result-change = Μεταβολή
table-result-total = Σύνολο
table-result-money = Χρήματα
table-result-house = Στο ταμείο: { $amount }
table-result-next = Επόμενη παρτίδα
table-result-waiting = Έτοιμο
table-result-waits-for = Αναμονή: { $names }
table-result-ready = Έτοιμοι: { $names }
table-result-goes-on = Συνέχεια σε { $seconds } δευτερόλεπτα
table-result-replay = Επανάληψη
table-result-origin = Στην αρχική παρτίδα
table-result-check = Έλεγχος ανακατέματος
table-result-over = Στον πίνακα
table-result-show = Δείξε το αποτέλεσμα

## Beside the table

table-side = Πίνακας, πορεία, κανόνες
table-side-list = Πίνακας
table-side-log = Πορεία
table-side-rules = Κανόνες
table-side-sealed = Το ανακάτεμα της παρτίδας { $number } είναι σφραγισμένο και ελέγχεται μετά.
table-log-empty = Από τότε που άνοιξε αυτή η σελίδα δεν έχει συμβεί τίποτα.
table-tools = Εργαλεία
table-tool-advice = Συμβουλή
table-tool-finish = Σύντομο τέλος
table-tool-last = Τελευταία μπάζα
table-tool-list = Πίνακας
table-tool-log = Πορεία του αγώνα
table-tool-rules = Κανόνες του τραπεζιού
table-tool-settings = Ρυθμίσεις
table-tool-keys = Πλήκτρα
table-tool-sort = Ταξινόμηση
table-tool-menu = Μενού
table-tool-sounds = Ήχοι
table-tool-sounds-on = Οι ήχοι είναι ανοιχτοί
table-tool-sounds-off = Οι ήχοι είναι κλειστοί
table-tool-end = Τέλος του πίνακα
table-tool-leave = Αποχώρηση
table-leave-means = Αφήνεις τη θέση σου οριστικά. Ένας υπολογιστής συνεχίζει για σένα και ο πίνακάς σου σημειώνεται ως εγκαταλειμμένος.
table-leave-stay = Μένω
table-leave-do = Αφήνω τη θέση
table-cut-heading = Κόβεις την τράπουλα
table-cut-at =
    { $count ->
        [one] Κόψε { $count } χαρτί
       *[other] Κόψε { $count } χαρτιά
    }
table-cut-do = Κόψε

## Keys

table-keys = Πλήκτρα
table-keys-arrows = αναζήτηση χαρτιού
table-keys-digits = πρώτο ως δέκατο χαρτί
table-keys-enter = σήκωσε ή παίξε το χαρτί
table-keys-card = χρώμα και αξία: παίξε αυτό το χαρτί
table-keys-move = μετακίνησε το χαρτί
table-keys-yes = ναι
table-keys-no = πάσο ή όχι
table-keys-next = επόμενη προσφορά
table-keys-worth = εμφάνιση ή απόκρυψη των αξιών
table-keys-kontra = κόντρα
table-keys-advice = συμβουλή, όπου τίποτα δεν μετράει
table-keys-last = τελευταία μπάζα
table-keys-sort = ταξινόμηση
table-keys-finish = σύντομο τέλος
table-keys-help = αυτός ο πίνακας

### Το παιχνίδι στο τερματικό και οι άλλες εντολές.

## Commands

command-serve = Εκκίνηση του διακομιστή με τη σελίδα.
command-play = Παίξε Skat στο τερματικό με αντιπάλους υπολογιστές.
command-rules = Δείχνει τα έτοιμα σύνολα κανόνων ή όλες τις επιλογές ενός.
command-values = Δείχνει τις αξίες των προκλήσεων ή τα παιχνίδια με μια αξία.
command-settle = Υπολογίζει πόσο αξίζει ένα παιχνίδι και γιατί.
command-check = Ελέγχει περιπτώσεις ελέγχου, παίκτες-υπολογιστές, καταγραφές παιχνιδιών ή ένα ανακάτεμα.
command-check-vectors = Υπολογίζει περιπτώσεις ελέγχου.
command-check-positions = Δίνει σε παίκτη-υπολογιστή θέσεις με μια σωστή ή μια λάθος κίνηση.
command-check-records = Ξαναπαίζει καταγραφές παιχνιδιών και συγκρίνει τα αποτελέσματα.
command-check-shuffle = Ελέγχει την απόδειξη ενός ανακατέματος.
command-convert = Μετατρέπει καταγραφές παιχνιδιών σε άλλη μορφή.
command-replay = Δείχνει ένα καταγεγραμμένο παιχνίδι βήμα βήμα.
command-solve = Λύνει θέσεις με ανοιχτά χαρτιά: γραμμές JSON μέσα, γραμμές JSON έξω.
command-arena = Βάζει υπολογιστές να παίξουν μεταξύ τους στις ίδιες μοιρασιές.
command-bench = Μετράει την ταχύτητα.
command-bench-solver = Μετρά τον επιλυτή ανοιχτών χαρτιών.
command-bench-rules = Μετράει τον πυρήνα των κανόνων: παρτίδες, καταγραφές και παιξίματα το δευτερόλεπτο.
command-bench-server = Φορτώνει έναν διακομιστή: τραπέζια υπολογιστών με θεατές, και άνθρωποι που παίζουν.
flag-lang = Γλώσσα όλων των κειμένων.
flag-host = Διεύθυνση ακρόασης· 0.0.0.0 για κάθε δίκτυο.
flag-port = Θύρα ακρόασης· 0 για οποιαδήποτε ελεύθερη.
flag-server-data = Πού κρατά ο διακομιστής τα δεδομένα του.
flag-database = Διεύθυνση βάσης PostgreSQL· χωρίς αυτήν SQLite στον φάκελο δεδομένων.
flag-pace = natural: οι υπολογιστές δεν βιάζονται· hasty: απαντούν αμέσως.
flag-seconds-a-position = Μέγιστος χρόνος για μία θέση, σε δευτερόλεπτα.
flag-bench-deals = Πόσες μοιρασιές από κάθε είδος.
flag-players = Τρεις παίκτες ανά επίπεδο: { $levels }.
flag-arena-deals = Πόσες μοιρασιές· η καθεμία παίζεται τρεις φορές, με όλους σε όλες τις θέσεις.
flag-duplicate = Κάθε μοιρασιά παίζεται και σε τραπέζι με τρεις φορές τον δεύτερο παίκτη, για σύγκριση.
flag-ramsch = Κάθε μοιρασιά ανήκει σε γύρο ραμς.
flag-executor = Πού παίζονται: processes σε διεργασίες αυτού του υπολογιστή, dask σε συστοιχία Dask, ή η διεύθυνση του δρομολογητή της.
flag-processes = Πόσες διεργασίες αυτού του υπολογιστή παίζουν· αν δεν δοθεί, όσοι είναι οι επεξεργαστές του.
flag-scheduler = Διεύθυνση του δρομολογητή για --executor dask· αν δεν δοθεί, ξεκινά εδώ δική του συστοιχία.
flag-out = Κρατά τα αποτελέσματα σε αυτό το αρχείο Parquet· ξανά με τα ίδια ορίσματα μια εκτέλεση που διακόπηκε συνεχίζεται.
flag-report = Δεν παίζει τίποτα, δείχνει μόνο τους αριθμούς ενός τέτοιου αρχείου.
flag-json = Γράφει JSON για προγράμματα.
flag-quiet = Γράφει μόνο ό,τι ζητήθηκε.
flag-preset = Κανόνες του παιχνιδιού.
flag-set = Αλλάζει μία επιλογή, όπως kontra.who=any_defender.
flag-level = Πόσο καλά παίζουν οι υπολογιστές.
flag-deck = Σχέδιο των χαρτιών.
flag-seed = Αριθμός που ορίζει το ανακάτεμα.
flag-check-player = Ποιος ρωτιέται, κατά επίπεδο: { $levels }.
flag-check-seed = Αριθμός που ορίζει την τύχη του παίκτη.
flag-deals = Αριθμός παρτίδων.

## Players

player-you = Εσύ
player-computer = Υπολογιστής { $number }
player-label = { $player } ({ $position })
level-random = τυχαίος (παίζει οποιοδήποτε επιτρεπτό χαρτί)
level-casual = φιλικός (παίζει σαν παρέα στο καφενείο)
level-club = του συλλόγου (υπολογίζει πώς μπορεί να είναι μοιρασμένα τα χαρτιά)
level-expert = ειδικός (προσφέρει με πείρα και εξετάζει πολλές μοιρασιές)
level-master = μετρ (σαν τον ειδικό, αλλά εξετάζει πολύ περισσότερες)

## The course of a match

play-welcome = Καλώς ήρθες στο Vorhand. Παίζεις Skat με υπολογιστές.
play-level = Υπολογιστές: { $level }
play-rules = Κανόνες: { $preset }
play-hint = «?» δείχνει βοήθεια σε κάθε ερώτηση, «έξοδος» τελειώνει το παιχνίδι.
play-deal-heading = Παρτίδα { $number }, μοιραστής: { $dealer }
play-deal-heading-of = Παρτίδα { $number } από { $total }, μοιραστής: { $dealer }
play-bock = Μποκ: αυτή η παρτίδα μετράει διπλά.
play-bock-left =
    { $count ->
        [one] Γύρος μποκ: ακόμη { $count } παρτίδα
       *[other] Γύρος μποκ: ακόμη { $count } παρτίδες
    }
play-ramsch-left =
    { $count ->
        [one] Γύρος ραμς: ακόμη { $count } παρτίδα
       *[other] Γύρος ραμς: ακόμη { $count } παρτίδες
    }
play-bock-added =
    { $count ->
        [one] Νέος γύρος μποκ: ακόμη { $count } παρτίδα
       *[other] Νέος γύρος μποκ: ακόμη { $count } παρτίδες
    }
play-ramsch-added =
    { $count ->
        [one] Νέος γύρος ραμς: ακόμη { $count } παρτίδα
       *[other] Νέος γύρος ραμς: ακόμη { $count } παρτίδες
    }
play-position = Η θέση σου: { $position }
play-sitting-out = Μοιράζεις και σε αυτή την παρτίδα δεν παίζεις.
play-skat-found = Στο skat: { $cards }
play-trick-heading = Μπάζα { $number }
play-on-table = Στο τραπέζι: { $cards }
play-trick-to = Μπάζα { $number } → { $player } ({ $points })
play-last-trick = Τελευταία μπάζα: { $cards }
play-no-last-trick = Δεν υπάρχει ακόμη μπάζα.
play-legal-cards = Επιτρέπονται: { $cards }
play-jump = { $who }: άλμα στο { $value }!
play-list-empty = Ο πίνακας είναι ακόμη άδειος.
play-match-over = Ο αγώνας τελείωσε.
play-saved = Ο αγώνας αποθηκεύτηκε. Με «vorhand play» συνεχίζεται.
play-resumed =
    { $deals ->
        [one] Ο αποθηκευμένος αγώνας συνεχίζεται μετά από { $deals } παρτίδα.
       *[other] Ο αποθηκευμένος αγώνας συνεχίζεται μετά από { $deals } παρτίδες.
    }
play-set-aside = Ο αποθηκευμένος αγώνας φυλάγεται στο { $path }.
play-shuffle-promise = Δηλωμένο ανακάτεμα: { $commitment }
play-shuffle-kept = Το ανακάτεμα είναι όπως δηλώθηκε.

## Questions

ask-bid = Η προσφορά σου; { $value } ή περισσότερα, ή πάσο
ask-hold = { $who }: { $value }. Ναι ή πάσο;
ask-forehand = Οι άλλοι είπαν πάσο. Παίζεις στο { $value } ή πάσο κι εσύ;
ask-skat-or-hand = Είσαι ο μονός παίκτης με { $bid }. Παίρνεις το skat ή παίζεις παιχνίδι χεριού;
ask-discard = Ποια δύο χαρτιά αφήνεις;
ask-discard-sure = Να αφεθούν { $cards }; Enter: ναι, «πίσω»: νέα επιλογή
ask-game = Τι παιχνίδι παίζεις;
ask-announcements = Δηλώνεις κάτι ακόμη; ({ $choices })
ask-grand-hand = Παίζεις μεγάλο παιχνίδι χεριού αντί για ραμς;
ask-ramsch-skat = Παίρνεις το skat ή το σπρώχνεις παρακάτω χωρίς να το δεις;
ask-ramsch-discard = Ποια δύο χαρτιά δίνεις παρακάτω;
ask-ramsch-call = Κάτι ακόμη πριν από το πρώτο χαρτί; ({ $choices })
ask-kontra = Κόντρα;
ask-re = Ρε;
ask-supra = Σούπρα;
ask-hirsch = Χιρς;
ask-rearrange = Μπορείς να μοιράσεις ξανά τα χαρτιά των αντιπάλων. Θέλεις;
ask-rearrange-hand = Ποια δέκα χαρτιά παίρνει: { $player };
ask-card = Το χαρτί σου;
ask-claim-simple = { $who }: διεκδίκηση των υπόλοιπων. Συμφωνείς;
ask-claim-schneider = { $who }: διεκδίκηση των υπόλοιπων με κοψιά. Συμφωνείς;
ask-claim-schwarz = { $who }: διεκδίκηση των υπόλοιπων με μαύρο. Συμφωνείς;
ask-claim-null = { $who }: καμία μπάζα πια. Συμφωνείς;
ask-concession = { $who }: πρόταση παράδοσης. Συμφωνείς;
ask-gift-partner = { $who }: πρόταση να χαριστεί το παιχνίδι. Συμφωνείς;
ask-gift-declarer = Οι αντίπαλοι σου χαρίζουν το παιχνίδι. Δέχεσαι;
ask-below-bid = Αυτό το παιχνίδι αξίζει ως τώρα { $value }, η προσφορά σου είναι { $bid }. Το παίζεις παρ’ όλα αυτά;
ask-null-below-bid = Αυτό το μηδέν αξίζει { $value }, η προσφορά σου είναι { $bid }: χάνεται αμέσως. Το δηλώνεις παρ’ όλα αυτά;
ask-concede = Θέλεις σίγουρα να παραδοθείς;
ask-next-deal = Επόμενη παρτίδα;
ask-resume = Υπάρχει αποθηκευμένος ένας αγώνας που δεν τελείωσε. Να συνεχιστεί;

## Help at the questions: what may be typed

help-always = Πάντα: «?» για βοήθεια, «πίνακας» για τον πίνακα, «μπάζα» για την τελευταία μπάζα, «έξοδος» για έξοδο.
help-cards = Χαρτιά: χρώμα και αξία, για παράδειγμα { $examples }.
help-bid = Γράψε μια αξία, «ναι» για { $value } ή «πάσο».
help-hold = Γράψε «ναι» για να κρατήσεις το { $value }, ή «πάσο».
help-forehand = Γράψε «ναι» για να παίξεις στο { $value }, ή «πάσο».
help-skat-or-hand = Γράψε «skat» για να πάρεις τα δύο χαρτιά, ή «χέρι» για να παίξεις χωρίς αυτά.
help-discard = Γράψε δύο χαρτιά με ένα κενό ανάμεσα. Στο τέλος μετράνε για σένα.
help-discard-sure = Enter αφήνει τα δύο χαρτιά, «πίσω» επιτρέπει να διαλέξεις άλλα.
help-game = Γράψε ένα παιχνίδι: { $games }.
help-announcements = Γράψε τις δηλώσεις με κενό ανάμεσα, ή πάτησε Enter για καμία. Δυνατές: { $choices }.
help-grand-hand = Γράψε «ναι» ή «όχι». Στο μεγάλο παιχνίδι χεριού παίζεις χωρίς το skat, μόνος εναντίον δύο.
help-ramsch-skat = Γράψε «skat» για να πάρεις τα δύο χαρτιά και να δώσεις δύο παρακάτω, ή «σπρώχνω» για να δώσεις το skat παρακάτω χωρίς να το δεις.
help-ramsch-discard = Γράψε δύο χαρτιά με ένα κενό ανάμεσα. Τα παίρνει ο επόμενος παίκτης.
help-ramsch-call = Γράψε τι λες, ή πάτησε Enter για τίποτα. Δυνατά: { $choices }.
help-doubling = Γράψε «ναι» για να διπλασιάσεις το αποτέλεσμα, ή πάτησε Enter.
help-rearrange = Γράψε δέκα χαρτιά με κενό ανάμεσα. Τα υπόλοιπα τα παίρνει ο άλλος αντίπαλος.
help-card = Γράψε ένα χαρτί. Επιτρέπονται: { $cards }.
help-card-declarer = Επίσης: «υπόλοιπα» για να διεκδικήσεις όλες τις μπάζες που μένουν, και με «κοψιά» ή «μαύρο»· «παραδίνομαι».
help-card-defender = Επίσης: «παραδίνομαι»· «ανοίγω», όταν ο μονός παίκτης δεν παίρνει άλλη μπάζα.
help-card-doubling = Επίσης, πριν από το χαρτί σου: «κόντρα».
help-card-gift = Επίσης: «χαρίζω».
help-yes-no = Γράψε «ναι» ή «όχι».
help-next-deal = Με Enter αρχίζει η επόμενη παρτίδα· επίσης «πίνακας» ή «έξοδος».

## Words that may be typed, with blanks between; the English ones are understood in every language

typed-yes = ναι ν
typed-no = όχι ο
typed-pass = πάσο π
typed-skat = skat σκατ παίρνω
typed-hand = χέρι χ
typed-push = σπρώχνω
typed-nothing = τίποτα καμία -
typed-knock = χτυπάω
typed-jungfrau = παρθένα
typed-schneider = κοψιά
typed-schwarz = μαύρο
typed-ouvert = ανοιχτό
typed-spitze = αιχμή
typed-revolution = επανάσταση
typed-kontra = κόντρα
typed-re = ρε
typed-supra = σούπρα
typed-hirsch = χιρς
typed-rest = υπόλοιπα
typed-concede = παραδίνομαι
typed-open = ανοίγω
typed-gift = χαρίζω
typed-help = ? ; βοήθεια
typed-list = πίνακας
typed-last = μπάζα
typed-quit = έξοδος
typed-back = πίσω
typed-grand = μεγάλο γκραν
typed-null = μηδέν

## What was wrong with what was typed

input-not-understood = Δεν κατάλαβα: «{ $text }». «?» δείχνει βοήθεια.
input-no-card = «{ $text }» δεν είναι χαρτί.
input-two-cards = Ακριβώς δύο διαφορετικά χαρτιά, παρακαλώ.
input-ten-cards = Ακριβώς δέκα διαφορετικά χαρτιά, παρακαλώ.
input-not-your-card = Δεν έχεις αυτό το χαρτί: { $card }.
input-no-value = { $value } δεν μπορεί να προσφερθεί. Οι επόμενες αξίες: { $next }.
input-must-follow = Παίχτηκε { $led }, πρέπει να ακολουθήσεις: { $cards }.
input-jacks-stay = Βαλέδες δεν δίνονται παρακάτω: { $cards }.

## Errors of commands

error-line = Σφάλμα: { $message }
error-unknown-preset = Άγνωστο σύνολο «{ $name }». Γνωστά: { $known }.
error-arena-seats = Η αρένα είναι για τρεις θέσεις: τρεις παίκτες με κόμματα και κανόνες για τραπέζι των τριών.
error-unknown-player = Άγνωστος παίκτης υπολογιστή «{ $name }». Γνωστοί: { $known }.
error-extra = Λείπουν βιβλιοθήκες: pip install vorhand[{ $extra }]
error-no-cluster = Στη διεύθυνση { $address } δεν απαντά συστοιχία Dask με εργάτες. Μια διεύθυνση μοιάζει έτσι: tcp://host:8786.
error-executor = --executor { $executor } δεν γίνεται έτσι. Επιτρέπονται: processes, dask ή διεύθυνση όπως tcp://host:8786· --scheduler μόνο μαζί με dask.
error-other-program = Ο εργάτης { $worker } έχει άλλη έκδοση του Vorhand: { $found }, όχι { $wanted }.
error-workers-lost = Οι διεργασίες που έπαιζαν τερματίστηκαν πριν τελειώσει η δουλειά τους. Ό,τι κρατά το --out δεν χάθηκε: η ίδια εντολή συνεχίζει από εκεί.
error-not-of-arena = Το { $path } δεν έχει αποτελέσματα της αρένας.
error-other-contest = Το { $path } ανήκει σε άλλη εκτέλεση: { $differences }
error-difference = { $what } – εκεί { $stored }, τώρα { $asked }
error-unknown-game = Άγνωστο παιχνίδι «{ $name }». Γνωστά: { $known }.
error-no-file = { $path } δεν υπάρχει.
error-no-deal = Το { $path } δεν έχει παρτίδα { $deal }.
error-points-needed = Λείπει το --points: οι πόντοι του μονού παίκτη μαζί με το skat, 0 έως 120.
error-all-tricks = Με όλες τις δέκα μπάζες ο μονός παίκτης έχει 120 πόντους, όχι { $points }.
error-no-trick = Χωρίς καμία μπάζα ο μονός παίκτης έχει το πολύ { $most } πόντους, όχι { $points }.
error-cards-needed = Ένα μηδέν κάτω από την προσφορά χρεώνεται με τις κορυφές των δώδεκα χαρτιών του μονού παίκτη: δώσε τα με --cards.
error-twelve-cards = Χρειάζονται ακριβώς δώδεκα χαρτιά, δέκα και το skat, όχι { $count }.
error-matadors-needed = Χρειάζεται ακριβώς ένα από τα --with N, --without N και --cards.
error-too-many-matadors = { $game }: το πολύ { $most } κορυφές, όχι { $count }.
error-doublings = Το ρε απαντά στην κόντρα, η σούπρα στο ρε, το χιρς στη σούπρα: κανένα δεν στέκει μόνο του.

## check

check-failure = { $id }: αναμενόταν { $expected }, βρέθηκε { $got }
check-positions-role = { $role }: { $passed } από { $total }
check-positions-missed =
    { $positions ->
        [one] Αστόχησε σε { $positions } θέση που μόνο δυνατότεροι παίκτες πρέπει να ξέρουν
       *[other] Αστόχησε σε { $positions } θέσεις που μόνο δυνατότεροι παίκτες πρέπει να ξέρουν
    }
check-column-position = Θέση
check-column-played = Παίχτηκε
check-column-wanted = Αναμενόταν
check-column-level = Από επίπεδο
check-column-why = Γιατί
check-always = πάντα { $moves }
check-never = ποτέ { $moves }
role-bidding = Προκλήσεις
role-discarding = Κάτω χαρτιά
role-naming = Δήλωση παιχνιδιού
role-declarer-leading = Μονός, όταν βγαίνει
role-declarer-following = Μονός, όταν ακολουθεί
role-defender-leading = Αντίπαλος, όταν βγαίνει
role-defender-before = Αντίπαλος πριν από τον μονό
role-defender-behind = Αντίπαλος μετά τον μονό
role-null-declarer = Μηδέν, μονός
role-null-defender = Μηδέν, αντίπαλος
role-ramsch = Ραμς
role-kontra = Κόντρα
check-shuffle-good = Τα χαρτιά μοιράστηκαν όπως δηλώθηκε.
check-shuffle-bad = Τα χαρτιά δεν μοιράστηκαν όπως δηλώθηκε: { $message }
check-shuffle-open = Δεν υπάρχει κάτι για έλεγχο: { $message }
check-shuffle-step = { $step }: εντάξει
check-shuffle-no-proof = αυτή η παρτίδα δεν έχει απόδειξη του ανακατέματος
check-shuffle-unrevealed = ο αρχικός αριθμός αυτής της παρτίδας δεν έχει αποκαλυφθεί ακόμη

## convert, values, rules, replay, bench

convert-summary =
    { $records ->
        [one] { $records } καταγραφή γράφτηκε στο { $path }
       *[other] { $records } καταγραφές γράφτηκαν στο { $path }
    }
convert-skipped =
    { $records ->
        [one] { $records } καταγραφή παραλείφθηκε
       *[other] { $records } καταγραφές παραλείφθηκαν
    }
values-heading =
    { $count ->
        [one] { $count } αξία για προκλήσεις
       *[other] { $count } αξίες για προκλήσεις
    }
values-line = { $value }: { $games }
values-game = { $game } × { $levels }
values-none = Κανένα παιχνίδι δεν αξίζει { $value }.
rules-preset-line = { $name } – { $title }: { $description }
rules-heading = { $title } ({ $name })
rules-no-differences = Καμία διαφορά από τους επίσημους κανόνες.
rules-differences =
    { $count ->
        [one] { $count } διαφορά από τους επίσημους κανόνες
       *[other] { $count } διαφορές από τους επίσημους κανόνες
    }
replay-heading = Παρτίδα { $deal }, { $rules }
replay-as = Όπως το βλέπει: { $position }
replay-all-open = Όλα τα χαρτιά ανοιχτά
replay-step = { $number } από { $total }
replay-end = Τέλος της καταγραφής.
replay-server-result = Τελείωσε κατά τη συνήθεια του διακομιστή· { $player }: { $score }
replay-ask = Enter: συνέχεια, «πίσω»: ένα βήμα πίσω, «έξοδος»: έξοδος
note-resigned = παραιτείται
note-timed-out = τέλος χρόνου
note-left = φεύγει από το τραπέζι
note-hand-shown = δείχνει τα χαρτιά
bench-solver-line = { $set }, { $question }: μέσος όρος { $mean } ms, p99 { $p99 } ms, { $nodes } κόμβοι το δευτερόλεπτο
bench-signature = Υπογραφή κόμβων: { $signature }
arena-summary = Μοιρασιές: { $deals }· τραπέζια: { $tables }· χωρίς παιχνίδι: { $passed } %
arena-errors = Μετά το ± είναι ένα τυπικό σφάλμα.
arena-players = Παίκτες
arena-leads = Διαφορές στις ίδιες μοιρασιές
arena-roles = Ρόλοι
arena-positions = Θέσεις
arena-games = Δηλωμένα παιχνίδια
arena-moves = Χρόνος επεξεργαστή των κινήσεων, σε ms
arena-contracts = { $name } – δηλωμένα: { $contracts }
arena-three-of = 3 × { $name }
arena-to-others = τους δύο άλλους στο τραπέζι
arena-to-second = { $name } εκεί στο τραπέζι των τριών
arena-role-declarer = μονός
arena-role-defender = αντίπαλος
arena-role-passed = χωρίς παιχνίδι
arena-role-ramsch = ραμς
arena-move-bid = δημοπρασία
arena-move-declaration = σκατ και δήλωση
arena-move-card = χαρτί
arena-column-player = Παίκτης
arena-column-points = Βαθμοί λίστας ανά μοιρασιά
arena-column-points-36 = Σε 36 μοιρασιές
arena-column-declared = Μονός, %
arena-column-won = Κέρδισε, %
arena-column-ms = ms ανά κίνηση
arena-column-to = Προβάδισμα από
arena-column-lead = Ανά μοιρασιά
arena-column-role = Ρόλος
arena-column-position = Θέση
arena-column-deals = Μοιρασιές
arena-column-share = Μερίδιο, %
arena-column-game = Παιχνίδι
arena-column-move = Κίνηση
arena-column-moves = Πλήθος
arena-column-mean = Μέσος
arena-column-p99 = p99
arena-column-max = Μέγιστος
bench-deals-per-s = { $figure } πλήρεις τυχαίες παρτίδες το δευτερόλεπτο στον πυρήνα της Python
bench-records-per-s = { $figure } καταγραφές το δευτερόλεπτο που διαβάστηκαν, ξαναπαίχτηκαν και συγκρίθηκαν
bench-kernel-deals-per-s = { $figure } πλήρεις τυχαίες παρτίδες το δευτερόλεπτο από τον πυρήνα σε Rust, μία κλήση η καθεμία
bench-playouts-per-s = { $figure } τυχαία παιξίματα το δευτερόλεπτο στη Rust
bench-env-steps-per-s = { $figure } βήματα το δευτερόλεπτο στο περιβάλλον για προγράμματα που μαθαίνουν
bench-no-env = Το περιβάλλον για προγράμματα που μαθαίνουν δεν μετρήθηκε: χρειάζεται το πρόσθετο rl.
bench-load = Τραπέζια με θεατές: { $tables }· τραπέζια με παίκτες: { $people }
bench-commands = Κινήσεις το δευτερόλεπτο: { $figure }
bench-time-seen = Από την κίνηση ως τη δική μας εικόνα της, σε ms: { $median } στη μέση, { $high } στις 99 από τις 100
bench-time-ack = Από την κίνηση ως την επιβεβαίωση, σε ms: { $median } και { $high }
bench-time-shown = Από την ώρα της κίνησης ως το μήνυμα σε κάθε θεατή, σε ms: { $median } και { $high }
bench-time-ping = Από το ping ως την απάντηση, σε ms: { $median } και { $high }
bench-cost = Πυρήνες επεξεργαστή: { $cores }· MB ανά τραπέζι: { $mb }
bench-faults = Χαμένα: { $lost }· διπλά: { $doubled }· φύλλα που φάνηκαν νωρίς: { $leaks } (παρτίδες που εξετάστηκαν: { $deals })

## Help of the program

program-help = Vorhand, το ανοιχτό σπίτι του Skat.
program-usage = Χρήση:
program-subcommand = ΕΝΤΟΛΗ …
program-options = Επιλογές
program-commands = Εντολές
program-default = προεπιλογή
program-examples = Παραδείγματα:
flag-help = Δείχνει αυτό το κείμενο και τελειώνει.
flag-version = Εμφάνιση της έκδοσης και τέλος.
flag-diff = Μόνο ό,τι διαφέρει από τους επίσημους κανόνες.
flag-new = Αρχίζει νέο αγώνα· ο αποθηκευμένος φυλάγεται στην άκρη.
flag-data = Φάκελος για τον αποθηκευμένο αγώνα.
flag-as = Δείχνει μόνο ό,τι είδε αυτή η θέση.
flag-replay-deal = Δείχνει μόνο την παρτίδα με αυτό το αναγνωριστικό.
flag-to = Μορφή εξόδου: vorhand ή iss· αλλιώς αποφασίζει το όνομα του αρχείου.
flag-seconds = Δευτερόλεπτα για κάθε μέτρηση.
flag-bench-tables = Τραπέζια με τρεις υπολογιστές, το καθένα με έναν θεατή.
flag-bench-people = Τραπέζια όπου κάποιος παίζει με δύο υπολογιστές.
flag-bench-seconds = Πόσα δευτερόλεπτα διαρκεί η μέτρηση.
flag-bench-url = Διεύθυνση διακομιστή που τρέχει· αλλιώς ξεκινά ένας νέος και μετά σβήνεται.
flag-bench-commit = group: πολλά γεγονότα σε μία συναλλαγή· single: καθένα στη δική του.
flag-hand = Παιχνίδι χεριού.
flag-schneider = Δηλωμένη κοψιά.
flag-schwarz = Δηλωμένο μαύρο.
flag-ouvert = Ανοιχτό.
flag-revolution = Επανάσταση.
flag-kontra = Ειπώθηκε κόντρα.
flag-re = Ειπώθηκε ρε.
flag-supra = Ειπώθηκε σούπρα.
flag-hirsch = Ειπώθηκε χιρς.
flag-with = Κορυφές που υπάρχουν (με).
flag-without = Κορυφές που λείπουν (χωρίς).
flag-cards = Τα δώδεκα χαρτιά του μονού παίκτη, δέκα και το skat, αντί για --with ή --without.
flag-points = Πόντοι του μονού παίκτη μαζί με το skat.
flag-tricks = Μπάζες του μονού παίκτη· χρειάζονται μόνο αν η μία πλευρά πήρε όλες.
flag-bid = Η προσφορά.
flag-spitze = Η δηλωμένη αιχμή βγήκε ή χάθηκε.
flag-bock = Σε γύρο μποκ.
source-house = κανόνας της παρέας
source-decision = δική μας απόφαση
source-xskat = XSkat
source-old-code = κώδικας του Skat 1927–1937
source-polish-site = πολωνικός ιστότοπος παιχνιδιού
source-greek-site = ελληνικός ιστότοπος παιχνιδιού
source-encyclopaedia = εγκυκλοπαίδεια

## The server

serve-listens = Το Vorhand είναι διαθέσιμο στη διεύθυνση { $address }

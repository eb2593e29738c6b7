### Οι σελίδες γύρω από το τραπέζι: αρχή, προετοιμασία, κανόνες, πίνακας, επανάληψη, βοήθεια, ρυθμίσεις, έλεγχος ανακατέματος.

## All of them

pages-loading = Μια στιγμή …
pages-failed = Δεν έγινε. Δοκίμασε ξανά.
pages-copied = Ο σύνδεσμος αντιγράφηκε.

## Landing

pages-landing-title = Το σκατ όπως πρέπει να είναι.
pages-landing-lead = Τραπέζι σε πέντε δευτερόλεπτα. Χωρίς λογαριασμό, χωρίς διαφημίσεις, και κάθε ανακάτεμα ελέγχεται.
pages-landing-play = Παίξε τώρα
pages-landing-play-more = με δύο υπολογιστές, αμέσως
pages-landing-level = Υπολογιστές
pages-landing-practice = για εξάσκηση: με συμβουλή, τίποτα δεν μετράει
pages-landing-friends = Παίξε με φίλους
pages-landing-duo = Δύο άνθρωποι και ένας υπολογιστής
pages-landing-watch = Δες υπολογιστές να παίζουν
pages-landing-taste = Τα χαρτιά σου
pages-landing-taste-later = Και τα δύο αλλάζουν όποτε θέλεις.
pages-landing-taste-keep = Να μείνει έτσι
pages-landing-running = Τα τραπέζια σου
pages-landing-table = Τραπέζι { $table }
pages-landing-back = Πίσω στο τραπέζι
pages-landing-new = Πρώτη φορά σκατ;
pages-landing-new-text = Εξηγούμε το παιχνίδι από το μηδέν, με εικόνες και παραδείγματα. Σε ένα τέταρτο μπορείς να παίξεις.
pages-landing-learn = Μάθε σκατ
pages-landing-fact-shuffle = Ανακάτεμα που ελέγχεται
pages-landing-fact-shuffle-text = Σφραγισμένο πριν από το μοίρασμα, ανοιχτό μετά. Ο περιηγητής σου υπολογίζει ξανά κάθε ανακάτεμα.
pages-landing-fact-result = Λογαριασμός που καταλαβαίνεις
pages-landing-fact-result-text = Πρώτα ο λόγος, μετά η πράξη. Υπερβολή; Λέμε ποιος βαλές ήταν στο skat.
pages-landing-fact-replay = Πιο σοφοί μετά
pages-landing-fact-replay-text = Πέρασε κάθε παρτίδα βήμα βήμα, με ανοιχτά χαρτιά ή με τα μάτια ενός παίκτη. Φαίνεται και το skat που μοιράστηκε και αυτό που αφέθηκε.

## The cards

pages-deck-question = Ποια τράπουλα σου αρέσει;
pages-deck-tournament = αγωνιστική
pages-deck-french = γαλλική
pages-deck-german = γερμανική
pages-order-question = Με ποια σειρά τα χρώματα;
pages-order-alternating = μαύρα και κόκκινα εναλλάξ
pages-order-official = με την επίσημη σειρά

## Setting up a table

pages-setup-title = Νέο τραπέζι
pages-setup-seats = Θέσεις
pages-setup-name = Το όνομά σου
pages-setup-guest = Επισκέπτης { $number }
pages-setup-seat = Θέση { $number }
pages-setup-seat-free = ελεύθερη
pages-setup-you = εσύ
pages-setup-computer = Υπολογιστής
pages-setup-away = λείπει προς το παρόν
pages-setup-sit = Κάθισε εδώ
pages-setup-rise = Σήκω
pages-setup-add-computer = Υπολογιστής
pages-setup-free-seat = Να φύγει
pages-setup-level = Δύναμη του υπολογιστή
pages-setup-invite = Πρόσκληση
pages-setup-invite-text = Όποιος ανοίξει αυτόν τον σύνδεσμο μπορεί να καθίσει ή να παρακολουθήσει.
pages-setup-link = Σύνδεσμος προς αυτό το τραπέζι
pages-setup-copy = Αντιγραφή συνδέσμου
pages-setup-qr = Ο σύνδεσμος ως εικόνα, για να τη διαβάσει ένα τηλέφωνο
pages-setup-rules = Κανόνες
pages-setup-preset = Το παιχνίδι
pages-setup-all-rules = Όλοι οι διακόπτες των κανόνων
pages-setup-rules-kept = Μέχρι να διορθωθεί, το τραπέζι κρατά τους κανόνες του.
pages-setup-changed =
    { $count ->
        [one] άλλαξε { $count } διακόπτης
       *[other] άλλαξαν { $count } διακόπτες
    }
pages-setup-reset = Αναίρεση όλων των αλλαγών
pages-setup-begin = Αρχίζουμε
pages-setup-free =
    { $count ->
        [one] { $count } θέση είναι ακόμη ελεύθερη.
       *[other] { $count } θέσεις είναι ακόμη ελεύθερες.
    }
pages-setup-not-yet = Με αυτές τις θέσεις δεν παίζονται αυτοί οι κανόνες.
pages-setup-host-begins = Αρχίζει όποιος άνοιξε το τραπέζι.
pages-setup-line-lost = Η σύνδεση κόπηκε. Η σελίδα προσπαθεί να γυρίσει.
pages-level-random = όποιο χαρτί τύχει
pages-level-casual = περιστασιακός
pages-level-club = παίκτης συλλόγου
pages-level-expert = ειδικός
pages-level-master = μετρ

## Rules

pages-rules-changed = άλλαξε
pages-rules-idle =
    { $count ->
        [one] { $count } διακόπτης χωρίς σημασία τώρα
       *[other] { $count } διακόπτες χωρίς σημασία τώρα
    }
pages-rules-many =
    { $count ->
        [0] κανένα
        [one] { $count } επιλογή
       *[other] { $count } επιλογές
    }
pages-rules-rake-from = από ποντάρισμα
pages-rules-rake-percent = ποσοστό
pages-rules-rake-add = Πρόσθεσε γραμμή
pages-rules-rake-remove = Βγάλε αυτή τη γραμμή

## The score list

pages-list-number = Αρ.
pages-list-base = Βασική αξία
pages-list-matadors = Κορυφές
pages-list-hand = χέρι
pages-list-schneider = κοψ.
pages-list-announced = δηλ.
pages-list-schwarz = μαύρ.
pages-list-ouvert = ανοιχτό
pages-list-game = Παιχνίδι
pages-list-value = Αξία
pages-list-won = νίκες
pages-list-lost = ήττες
pages-list-won-short = ν.
pages-list-lost-short = ή.
pages-list-points = Βαθμοί
pages-list-passed = χωρίς παιχνίδι
pages-list-with = με { $count }
pages-list-without = χωρίς { $count }
pages-list-yes = ναι
pages-list-open = Γραμμή { $number }: άνοιξε την επανάληψη
pages-list-place = Κατάταξη
pages-list-money = Χρήματα
pages-list-house = Οίκος
pages-list-export = Πάρε τον πίνακα μαζί σου
pages-list-empty = Δεν γράφτηκε ακόμη τίποτα.
pages-list-hint = Κάθε γραμμή ανοίγει την παρτίδα.

## Replay

pages-replay-title = Παρτίδα { $number }
pages-replay-table = στο τραπέζι
pages-replay-share = Μοιράσου
pages-replay-record = Αρχείο
pages-replay-sgf = Μορφή ISS
pages-replay-declarer = μονός παίκτης
pages-replay-tricks =
    { $count ->
        [one] { $count } μπάζα
       *[other] { $count } μπάζες
    }
pages-replay-points =
    { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
pages-replay-hidden =
    { $count ->
        [one] { $count } κλειστό χαρτί
       *[other] { $count } κλειστά χαρτιά
    }
pages-replay-led = ανοίγει
pages-replay-played = ρίχνει
pages-replay-wins = παίρνει
pages-replay-skat-dealt = Skat που μοιράστηκε
pages-replay-skat-laid = που αφέθηκε
pages-replay-step = { $at } από { $of }
pages-replay-slider = Βήμα της παρτίδας
pages-replay-first = Αρχή
pages-replay-last = Τέλος
pages-replay-back = Ένα βήμα πίσω
pages-replay-forward = Ένα βήμα μπροστά
pages-replay-view = Με τα μάτια
pages-replay-view-all = όλα ανοιχτά
pages-replay-view-spectator = ενός θεατή
pages-replay-play-as = Συνέχισε ως
pages-replay-play-on = Συνέχισε από εδώ
pages-replay-history = Τι έγινε
pages-replay-result = Ο λογαριασμός
pages-replay-player = Παίκτης
pages-replay-total = Σύνολο

## Help

pages-help-title = Μαθαίνω σκατ
pages-help-contents = Περιεχόμενα
pages-help-rules = Οι κανόνες για επιλογή
pages-help-rules-text = Ένα τραπέζι παίζει ένα από αυτά τα παιχνίδια, και όποιος το ανοίγει μπορεί να αλλάξει κάθε διακόπτη. Οι κανόνες ενός τραπεζιού που παίζει είναι εκεί, πίσω από το κουμπί με το φύλλο χαρτί.
pages-help-play = Και τώρα παίξε μια παρτίδα

## Settings

pages-settings = Ρυθμίσεις
pages-settings-language = Γλώσσα
pages-settings-cards = Χαρτιά
pages-settings-size = Μέγεθος των χαρτιών σου
pages-settings-size-value = { $percent }%
pages-settings-large-index = Μεγάλα γράμματα και σημεία σε κάθε χαρτί
pages-settings-two-rows = Το χέρι σου σε δύο σειρές
pages-settings-mirrored = Τα ατού δεξιά
pages-settings-play = Παιχνίδι
pages-settings-tapping = Πώς παίζεται ένα χαρτί
pages-settings-tapping-safe = άγγιγμα σηκώνει, δεύτερο παίζει
pages-settings-tapping-fast = ένα άγγιγμα παίζει
pages-settings-rest = Πόσο μένει μια μπάζα
pages-settings-rest-value = { $seconds } δευτερόλεπτα
pages-settings-rest-tap = ώσπου να την αγγίξεις
pages-settings-rest-tap-tick = Η μπάζα μένει ώσπου να την αγγίξω
pages-settings-cutting = Κόψιμο της τράπουλας
pages-settings-cutting-auto = μόνο του
pages-settings-cutting-slider = διαλέγω εγώ το σημείο
pages-settings-worth = Οι αξίες των παιχνιδιών στη δημοπρασία
pages-settings-ahead = Δείξε ποιος προηγείται στη μπάζα
pages-settings-careful = Ερώτηση πριν αφεθεί μεγάλο ατού
pages-settings-look = Όψη και ήχος
pages-settings-theme = Φωτεινό ή σκοτεινό
pages-settings-theme-system = όπως η συσκευή
pages-settings-theme-light = φωτεινό
pages-settings-theme-dark = σκοτεινό
pages-settings-motion = Κίνηση
pages-settings-motion-system = όπως η συσκευή
pages-settings-motion-full = όλη
pages-settings-motion-none = καμία
pages-settings-sounds = Ήχοι
pages-settings-kept = Αυτές οι επιλογές μένουν σε αυτόν τον περιηγητή.

## The check of the shuffle

pages-shuffle-title = Είναι τίμιο το ανακάτεμα;
pages-shuffle-before = Η σφραγίδα μπήκε πριν μοιραστούν τα χαρτιά. Μετά την παρτίδα ανοίγει και ο περιηγητής σου μπορεί να υπολογίσει τα χαρτιά.
pages-shuffle-after = Τώρα είναι όλα ανοιχτά. Ο περιηγητής σου υπολογίζει από αυτά τα χαρτιά και συγκρίνει· δεν ρωτά κανέναν.
pages-shuffle-published = Τι δημοσιεύτηκε
pages-shuffle-commitment = Σφραγίδα της παρτίδας
pages-shuffle-digest = Σφραγίδα: { $position }
pages-shuffle-nonce-of = Αριθμός: { $position }
pages-shuffle-waived = δεν δόθηκε έγκαιρα
pages-shuffle-cut-at = Χαρτιά που σηκώθηκαν στο κόψιμο
pages-shuffle-seed-is = Σπόρος της παρτίδας
pages-shuffle-check = Έλεγξε αυτή την παρτίδα
pages-shuffle-holds = Όλα ταιριάζουν: κανείς δεν μπορεί να διάλεξε τα χαρτιά.
pages-shuffle-broken = Κάτι δεν ταιριάζει. Αυτά τα χαρτιά δεν είναι αξιόπιστα.
pages-shuffle-kept = Σφραγίδα και δικός σου αριθμός είναι ίδια με πριν από το μοίρασμα
pages-shuffle-seed = Ο σπόρος ταιριάζει με τη σφραγίδα της παρτίδας
pages-shuffle-nonce = Ο αριθμός ταιριάζει με τη σφραγίδα: { $position }
pages-shuffle-cut = Το κόψιμο είναι επιτρεπτό
pages-shuffle-hand = Τα χαρτιά προκύπτουν από αυτά: { $position }
pages-shuffle-skat = Το skat προκύπτει από αυτά
pages-shuffle-state-right = σωστό
pages-shuffle-state-wrong = λάθος
pages-shuffle-state-waived = δεν δόθηκε, μετρά ως μηδέν
pages-shuffle-state-missing = όχι ακόμη ανοιχτό

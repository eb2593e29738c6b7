### Οι επιλογές των κανόνων, οι τιμές τους και τα έτοιμα σύνολα.

## Sections

section-auction = Προκλήσεις
section-announcements = Δηλώσεις
section-matadors = Κορυφές
section-values = Αξίες παιχνιδιών
section-kontra = Κόντρα
section-bock = Γύροι μποκ
section-ramsch = Ραμς
section-spitze = Αιχμή (Spitze)
section-revolution = Επανάσταση
section-schenken = Χάρισμα παιχνιδιού
section-claims = Συντόμευση παιχνιδιού
section-list = Πίνακας
section-stakes = Πονταρίσματα

## Options

option-auction-all-pass = Τι γίνεται όταν και οι τρεις πουν πάσο.
option-announcements-without-hand = Κοψιά, μαύρο και, σε παιχνίδι χρώματος ή μεγάλο, ανοιχτό μπορούν να δηλωθούν και μετά την αποδοχή του skat. Η βαθμίδα για το παιχνίδι χεριού τότε δεν μετράει.
option-announcements-ouvert-needs-schwarz = Το ανοιχτό παιχνίδι χρώματος ή μεγάλο περιλαμβάνει δηλωμένο μαύρο, άρα πρέπει να κερδηθούν όλες οι μπάζες. Αλλιώς το ανοιχτό είναι ξεχωριστή βαθμίδα και ο στόχος μένει όπως δηλώθηκε.
option-matadors-unseen-skat-counts = Και στα παιχνίδια χεριού τα δύο χαρτιά skat μετράνε στις κορυφές. Αλλιώς μετράνε εκεί μόνο τα δέκα χαρτιά του χεριού.
option-values-grand-base = Βασική αξία του μεγάλου παιχνιδιού. Το 20 είναι η παλιά αμερικανική αξία.
option-values-grand-ouvert-base = Βασική αξία του μεγάλου ανοιχτού. Με 36 η βαθμίδα για το ανοιχτό δεν μετράει και η αξία φτάνει το πολύ 360.
option-values-lost-hand-doubled = Κάθε χαμένο παιχνίδι μετράει διπλά. Αλλιώς ένα χαμένο παιχνίδι χεριού μετράει μία φορά.
option-values-null = Αξία του μηδέν.
option-values-null-hand = Αξία του μηδέν χεριού.
option-values-null-ouvert = Αξία του μηδέν ανοιχτού.
option-values-null-ouvert-hand = Αξία του μηδέν ανοιχτού χεριού.
option-values-null-below-bid = Τι γίνεται με ένα μηδέν που αξίζει λιγότερο από την προσφορά.
option-kontra-who = Ποιος μπορεί να πει κόντρα. Μία κόντρα ισχύει και για τους δύο αντιπάλους.
option-kontra-until = Ως πότε μπορεί να ειπωθεί κόντρα.
option-kontra-ouvert = Αν η κόντρα σε ανοιχτό παιχνίδι πρέπει να ειπωθεί πριν ανοίξουν τα χαρτιά.
option-kontra-re = Ο μονός παίκτης μπορεί να απαντήσει στην κόντρα με ρε.
option-kontra-re-in-null = Το ρε επιτρέπεται και στο μηδέν και στο μηδέν χεριού. Το μηδέν ανοιχτό δεν επηρεάζεται.
option-kontra-supra = Οι αντίπαλοι μπορούν να απαντήσουν στο ρε με σούπρα: συνολικά επί οκτώ.
option-kontra-hirsch = Ο μονός παίκτης μπορεί να απαντήσει στη σούπρα με χιρς: συνολικά επί δεκαέξι.
option-bock-triggers = Τα γεγονότα μετά τα οποία παίζεται γύρος μποκ. Κανένα: δεν υπάρχει μποκ.
option-bock-deals = Παρτίδες σε έναν γύρο μποκ. 0: όσες και οι θέσεις.
option-bock-stacking = Τι προσθέτουν περισσότερα γεγονότα στην ίδια παρτίδα.
option-bock-ramsch-after = Γύρος ραμς ακολουθεί κάθε φορά μετά από τόσους ολοκληρωμένους γύρους μποκ. 0: ποτέ.
option-ramsch-skat-to = Ποιος παίρνει τους πόντους του skat.
option-ramsch-loss = Τι γράφει όποιος χάνει: τους πόντους του, ή 10, με έναν παίκτη χωρίς μπάζα 15, με δύο 20.
option-ramsch-tie = Τι γίνεται όταν δύο παίκτες έχουν μαζί τους περισσότερους πόντους.
option-ramsch-all-equal = Τι γράφεται όταν και οι τρεις έχουν τους ίδιους.
option-ramsch-pushing = Schieberamsch: πρώτο, μεσαίο και πίσω χέρι με τη σειρά παίρνουν τα χαρτιά skat ή τα δίνουν παρακάτω χωρίς να τα δουν.
option-ramsch-push-doubling = Πώς διπλασιάζει την απώλεια το σπρώξιμο χωρίς κοίταγμα.
option-ramsch-jacks = Αν όποιος πήρε το skat μπορεί να αφήσει βαλέδες. Το skat που δεν το είδε κανείς μπορεί πάντα να δοθεί παρακάτω.
option-ramsch-jungfrau = Αν ακριβώς ένας παίκτης μείνει χωρίς μπάζα, η απώλεια διπλασιάζεται.
option-ramsch-announced-jungfrau = Πριν από το πρώτο χαρτί ένας παίκτης μπορεί να δηλώσει ότι δεν θα πάρει μπάζα. Αν πάρει, γράφει μόνο αυτός −120· αν το κρατήσει, δεν αλλάζει τίποτα.
option-ramsch-durchmarsch = Τι γράφει ο παίκτης που παίρνει όλες τις μπάζες.
option-ramsch-durchmarsch-doubled = Τα σπρωξίματα και τα χτυπήματα πολλαπλασιάζουν και τους 120 βαθμούς για όλες τις μπάζες. Το μποκ πάντα.
option-ramsch-grand-hand = Σε γύρο ραμς πρώτο, μεσαίο και πίσω χέρι ρωτιούνται με τη σειρά αν παίζουν αντί για ραμς μεγάλο παιχνίδι χεριού.
option-ramsch-grand-hand-leader = Ποιος παίζει πρώτος στο μεγάλο παιχνίδι χεριού ενός γύρου ραμς.
option-ramsch-grand-hand-counts = Το μεγάλο παιχνίδι χεριού μετράει ως παρτίδα του γύρου ραμς. Αλλιώς μοιράζει ξανά ο ίδιος.
option-ramsch-klopfen = Στους γύρους ραμς όποιος δεν έσπρωξε το skat μπορεί να χτυπήσει μία φορά πριν από το πρώτο χαρτί. Κάθε χτύπημα διπλασιάζει.
option-ramsch-round-deals = Παρτίδες σε έναν γύρο ραμς. 0: όσες και οι θέσεις.
option-ramsch-round-after = Τα γεγονότα μετά τα οποία παίζεται γύρος ραμς. Και τα δύο στην ίδια παρτίδα δίνουν έναν γύρο.
option-spitze-levels = Βαθμίδες για τη δηλωμένη αιχμή: να κερδηθεί η τελευταία μπάζα με το μικρότερο ατού, που φανερώνεται. 0: δεν παίζεται.
option-spitze-missed = Τι κοστίζει μια χαμένη αιχμή.
option-revolution-enabled = Μηδέν ανοιχτό στο οποίο οι αντίπαλοι, αφού δουν τα χαρτιά του μονού παίκτη, μπορούν να μοιράσουν ξανά μεταξύ τους τα είκοσι χαρτιά τους.
option-revolution-value = Αξία της επανάστασης, με χέρι ή χωρίς.
option-schenken-enabled = Στην πρώτη μπάζα οι αντίπαλοι μπορούν να χαρίσουν το παιχνίδι. Αν ο μονός παίκτης αρνηθεί, πρέπει να πετύχει την επόμενη βαθμίδα.
option-claims-server-proof = Διεκδίκηση του μονού παίκτη που αποδεικνύεται με τα πραγματικά χαρτιά γίνεται δεκτή χωρίς ερώτηση. Αλλιώς ρωτιούνται πάντα οι αντίπαλοι.
option-list-seats = Θέσεις στο τραπέζι. Με τέσσερις ο μοιραστής δεν παίζει.
option-list-scoring = Πώς βγαίνει το σύνολο του πίνακα.
option-list-end = Πότε τελειώνει ο αγώνας.
option-list-deals = Παρτίδες ενός αγώνα που τελειώνει με παρτίδες. 0: δώδεκα ανά θέση.
option-list-end-points = Σύνολο που τελειώνει έναν αγώνα με βαθμούς.
option-list-first-dealer = Ποιος μοιράζει πρώτος.
option-list-passed-in-counts = Η παρτίδα χωρίς παιχνίδι πιάνει μία γραμμή του πίνακα.
option-list-passed-in-dealer-bonus = Βαθμοί του μοιραστή για παρτίδα χωρίς παιχνίδι.
option-stakes-base = Χρήματα ανά βαθμό. 0: χωρίς χρήματα.
option-stakes-basis = Ποιοι βαθμοί πληρώνονται.
option-stakes-rake = Κράτηση του οίκου σε ποσοστό, ανάλογα με το ποντάρισμα.
option-stakes-rounding = Πώς στρογγυλεύονται ποντάρισμα, όριο και κράτηση σε ολόκληρα λεπτά.
option-stakes-limit = Πόσα το πολύ πληρώνει ένας παίκτης σε μία παρτίδα. 0: χωρίς όριο.
option-stakes-odd-cent = Ποιος παίρνει το λεπτό που περισσεύει όταν μοιράζονται δύο αντίπαλοι.
option-stakes-mode = Αν παίζουν για χρήματα τρεις άνθρωποι, ή δύο και ένας υπολογιστής που ούτε πληρώνει ούτε κερδίζει.

## Values of the options

value-yes = ναι
value-no = όχι
value-none = κανένα
value-rake-row = από { NUMBER($stake, minimumFractionDigits: 2) }: { $percent }%
value-auction-all-pass-passed-in = χωρίς παιχνίδι: χωρίς βαθμούς, μοιράζει ο επόμενος
value-auction-all-pass-ramsch = ραμς με τα μοιρασμένα χαρτιά
value-auction-all-pass-redeal = μοιράζει ξανά ο ίδιος
value-values-null-below-bid-cheapest-game = χάνεται, χρεώνεται ως το φθηνότερο παιχνίδι που καλύπτει την προσφορά
value-values-null-below-bid-twice-null-value = χάνεται, χρεώνεται με την αξία του μηδέν
value-values-null-below-bid-refused = δεν επιτρέπεται να δηλωθεί
value-kontra-who-nobody = κανείς
value-kontra-who-any-defender = οποιοσδήποτε αντίπαλος
value-kontra-who-bidders-only = αντίπαλος που πρόσφερε ή κράτησε τουλάχιστον 18
value-kontra-until-first-lead = πριν παιχτεί οποιοδήποτε χαρτί
value-kontra-until-own-first-card = πριν από το πρώτο δικό του χαρτί
value-kontra-until-second-trick = πριν ανοίξει η δεύτερη μπάζα
value-kontra-ouvert-no-difference = καμία διαφορά
value-kontra-ouvert-before-cards-shown = πριν ανοίξουν τα χαρτιά
value-bock-stacking-add = κάθε γεγονός προσθέτει έναν γύρο
value-bock-stacking-one-per-deal = το πολύ ένας γύρος ανά παρτίδα
value-ramsch-skat-to-last-trick = όποιος πάρει την τελευταία μπάζα
value-ramsch-skat-to-loser = όποιος χάνει
value-ramsch-skat-to-nobody = κανείς
value-ramsch-loss-card-points = τους πόντους του
value-ramsch-loss-fixed = 10, 15 ή 20
value-ramsch-tie-both-lose = χάνουν και οι δύο ολόκληρα
value-ramsch-tie-later-trick = χάνει όποιος πήρε την πιο πρόσφατη μπάζα
value-ramsch-tie-split = ο καθένας χάνει τα μισά, στρογγυλεμένα προς τα πάνω
value-ramsch-all-equal-nothing = τίποτα
value-ramsch-all-equal-all-lose = ο καθένας τη δική του απώλεια
value-ramsch-push-doubling-each = κάθε σπρώξιμο διπλασιάζει
value-ramsch-push-doubling-first-only = συνολικά μία φορά
value-ramsch-push-doubling-none = καθόλου
value-ramsch-jacks-taker-may-not = όχι βαλέδες
value-ramsch-jacks-free = οποιοδήποτε χαρτί
value-ramsch-durchmarsch-wins-120 = κερδίζει 120, δεν χάνει κανείς
value-ramsch-durchmarsch-loses = χάνει 120
value-ramsch-grand-hand-leader-forehand = το πρώτο χέρι
value-ramsch-grand-hand-leader-declarer = ο μονός παίκτης
value-spitze-missed-loses = το παιχνίδι
value-spitze-missed-ignored = μόνο τις βαθμίδες της
value-list-scoring-classic = βαθμοί παιχνιδιών
value-list-scoring-seeger = Seeger: ±50 για κάθε δικό του παιχνίδι
value-list-scoring-seeger-fabian = Seeger-Fabian: ±50 για κάθε δικό του παιχνίδι, 40 ή 30 για παιχνίδια που έχασαν οι άλλοι
value-list-end-deals = μετά από ορισμένο αριθμό παρτίδων
value-list-end-points = όταν ένα σύνολο φτάσει το όριο
value-list-end-open = κατόπιν συμφωνίας
value-list-first-dealer-first-seat = η πρώτη θέση
value-list-first-dealer-random = με κλήρο
value-stakes-basis-value = αξία παιχνιδιού με κόντρα και μποκ, η ήττα χωρίς διπλασιασμό
value-stakes-basis-list-points = οι γραμμένοι βαθμοί
value-stakes-rounding-half-up = το μισό λεπτό προς τα πάνω
value-stakes-rounding-half-even = το μισό λεπτό προς το άρτιο
value-stakes-rounding-down = προς τα κάτω
value-stakes-odd-cent-house = ο οίκος
value-stakes-odd-cent-next-seat = ο αντίπαλος μετά τον μονό παίκτη
value-stakes-mode-three-players = τρεις άνθρωποι
value-stakes-mode-duo = δύο άνθρωποι και ένας υπολογιστής

## Events that call for a Bock or Ramsch round

trigger-lost-with-60 = παιχνίδι χαμένο με ακριβώς 60 πόντους
trigger-won-grand-hand = κερδισμένο μεγάλο παιχνίδι χεριού
trigger-won-null-ouvert-hand = κερδισμένο μηδέν ανοιχτό χεριού
trigger-lost-grand = χαμένο μεγάλο παιχνίδι
trigger-lost-with-kontra = παιχνίδι χαμένο μετά από κόντρα
trigger-kontra-re = παιχνίδι με κόντρα και ρε
trigger-score-three-equal = το σύνολο ενός παίκτη τελειώνει σε τρία ίδια ψηφία
trigger-score-multiple-of-100 = το σύνολο ενός παίκτη είναι πολλαπλάσιο του 100
trigger-value-72 = κερδισμένο παιχνίδι με αξία από 72
trigger-value-96 = κερδισμένο παιχνίδι με αξία από 96
trigger-value-120 = κερδισμένο παιχνίδι με αξία από 120
trigger-schneider-outside-bock = κοψιά μιας πλευράς εκτός μποκ
trigger-two-rounds-without-bock = δύο γύροι χωρίς μποκ

## Presets

preset-isko = Διεθνείς κανόνες Skat
preset-isko-description = Οι επίσημοι κανόνες του Νοεμβρίου 2022.
preset-isko-list = Βαθμολογούμενος πίνακας
preset-isko-list-description = Οι επίσημοι κανόνες με βαθμολογία Seeger-Fabian: 36 παρτίδες με τρεις, 48 με τέσσερις.
preset-altenburg-1937 = Altenburg 1937
preset-altenburg-1937-description = Ο κώδικας του Skat των ετών 1927–1937, σε ισχύ ως το 1998: μεγάλο ανοιχτό 36, το χαμένο παιχνίδι χεριού μετράει μία φορά, με τρία πάσο μοιράζονται ξανά τα χαρτιά.
preset-official-pl = Πολωνία, επίσημο
preset-official-pl-description = Οι επίσημοι κανόνες ως τους 1000 βαθμούς, πρώτος μοιραστής με κλήρο.
preset-pub-pl = Πολωνία, στην παμπ
preset-pub-pl-description = Το ανεπίσημο παιχνίδι με κόντρα, μποκ, Schieberamsch και δηλώσεις μετά την αποδοχή του skat, ως τους 1000 βαθμούς.
preset-stakes-el = Ελλάδα, με πονταρίσματα
preset-stakes-el-description = Οι επίσημοι κανόνες για χρήματα: τρεις άνθρωποι, ποντάρισμα ανά βαθμό και κράτηση του οίκου.
preset-duo-el = Ελλάδα, για δύο
preset-duo-el-description = Όπως με πονταρίσματα, αλλά δύο άνθρωποι και ένας υπολογιστής που ούτε πληρώνει ούτε κερδίζει.
preset-xskat-pub = Γερμανική παμπ
preset-xskat-pub-description = Πλούσιο παιχνίδι παμπ με κόντρα, γύρους μποκ και ραμς, χτυπήματα, αιχμή, επανάσταση και χάρισμα.

## What does not go together

conflict-not-allowed = Μια ρύθμιση δεν υπάρχει ή η τιμή της δεν επιτρέπεται.
conflict-hirsch-without-supra = Το Hirsch απαντά στο Supra: επιτρέψτε και το Supra ή αφήστε έξω το Hirsch.
conflict-supra-without-re = Το Supra απαντά στο Re: επιτρέψτε και το Re ή αφήστε έξω το Supra.
conflict-named-twice = Ένα γεγονός αναφέρεται δύο φορές: { $option }
conflict-no-decimal = Δεν είναι ποσό όπως 0.10: { $option }
conflict-too-great = Το ποσό είναι πολύ μεγάλο: { $option }
conflict-stake-named-twice = Η προμήθεια αναφέρει το ίδιο ποντάρισμα δύο φορές.
conflict-not-for-money = Δεν παίζεται για χρήματα, αφού κανείς δεν λέει πώς θα πληρωνόταν: { $option }

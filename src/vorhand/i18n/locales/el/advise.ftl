### Τι να κάνει κανείς με ένα χέρι, με πιθανότητες και βαθμούς λίστας.

## The command

command-advise = Λέει τι να προσφέρεις, να δηλώσεις και να αφήσεις με ένα χέρι, με πιθανότητες και βαθμούς λίστας.
flag-advise-skat = Τα δύο χαρτιά που ήταν στο skat, αν το πήρες.
flag-advise-position = Πού κάθεσαι.
flag-advise-spoke = Άλλη θέση που είπε ή δέχτηκε μια αξία· μπορεί να δοθεί δύο φορές.
flag-advise-bid = Η αξία που πρέπει τώρα να ειπωθεί ή να γίνει δεκτή· με το skat, η αξία που κέρδισε τη δημοπρασία.
flag-advise-level = Λέει και τι θα έκανε ένας υπολογιστής αυτού του επιπέδου.
error-ten-or-twelve = Χρειάζονται δέκα χαρτιά, ή δώδεκα με το skat, όχι { $count }.
error-skat-cards = Το --skat παίρνει τα δύο χαρτιά του skat, εκτός από δέκα άλλα στο χέρι.
error-own-position = Εκεί κάθεσαι εσύ: το --spoke παίρνει τις δύο άλλες θέσεις, όχι { $position }.
error-no-bid = Το { $bid } δεν μπορεί να προσφερθεί· οι κοντινότερες αξίες είναι { $near }.

## What to do

advise-hand = { $position }: { $cards }
advise-bid = Πρόσφερε ως { $limit }· με { $bid } πάρε το skat.
advise-bid-hand = Πρόσφερε ως { $limit }· με { $bid } παίξε { $contract }.
advise-pass = Πάσο.
advise-lay = Άφησε { $cards } και παίξε { $contract }.
advise-level-bid = { $level }: θα πρόσφερε ως { $limit }
advise-level-pass = { $level }: θα έλεγε πάσο
advise-level-lay = { $level }: θα άφηνε { $cards } και θα έπαιζε { $contract }

## The tables

advise-bids = Τι αξίζει το παιχνίδι σε κάθε προσφορά
advise-games = Παιχνίδια στο { $bid }
advise-discards = Με το skat, στο { $bid }
column-advise-bid = Προσφορά
column-advise-skat = Με το skat
column-advise-hand = Από το χέρι
column-advise-game = Παιχνίδι
column-advise-share = Καλύτερο %
column-advise-win = Κερδίζει %
column-advise-points = Βαθμοί
column-advise-laid = Άφησε
advise-note-points = Οι βαθμοί είναι βαθμοί λίστας κατά μέσο όρο, η ήττα μαζί με ό,τι κερδίζει καθένας από τους άλλους.
advise-note-games = Καλύτερο %: με πόσα από τα skat που μπορεί να υπάρχουν εκεί το παιχνίδι είναι το καλύτερο. Οι αριθμοί δίπλα αφορούν τα skat με τα οποία σκέφτεται κανείς το παιχνίδι, για χρώμα με πέντε ατού ή περισσότερα.

### What the server answers where something cannot be done.

refused-stale = Στο τραπέζι έγινε κάτι στο μεταξύ. Κοιτάξτε ξανά και διαλέξτε πάλι.
refused-not-seated = Δεν έχετε θέση σε αυτό το τραπέζι.
refused-not-host = Αυτό το κάνει μόνο όποιος άνοιξε το τραπέζι.
refused-seat-taken = Εκεί κάθεται ήδη κάποιος.
refused-no-such-seat = Το τραπέζι δεν έχει τέτοια θέση.
refused-bad-name = Ένα όνομα χρειάζεται τουλάχιστον ένα ορατό γράμμα.
refused-no-such-level = Δεν υπάρχει υπολογιστής αυτού του επιπέδου.
refused-bad-rules = Αυτοί οι κανόνες δεν ταιριάζουν μεταξύ τους.
refused-already-begun = Η παρτίδα έχει ήδη αρχίσει.
refused-not-begun = Η παρτίδα δεν έχει αρχίσει ακόμη.
refused-seats-free = Υπάρχουν ακόμη ελεύθερες θέσεις.
refused-duo-needs-computer = Το ντούο χρειάζεται δύο ανθρώπους και έναν υπολογιστή.
refused-wrong-deal = Αυτό αφορά άλλη μοιρασιά.
refused-deal-running = Παίζεται μια μοιρασιά· περιμένετε να τελειώσει.
refused-match-over = Η παρτίδα τελείωσε.
refused-not-playing = Σε αυτή τη μοιρασιά δεν παίζετε.
refused-busy = Το τραπέζι είναι απασχολημένο. Δοκιμάστε ξανά.
refused-store-failed = Η κίνηση δεν αποθηκεύτηκε, γι’ αυτό δεν έγινε. Δοκιμάστε ξανά.
refused-too-often = Το προτείνατε αρκετές φορές σε αυτή τη μοιρασιά.
refused-no-such-moment = Από εδώ η παρτίδα δεν μπορεί να συνεχιστεί.
refused-no-advice = Σε αυτό το τραπέζι τα αποτελέσματα μετράνε, γι’ αυτό δεν υπάρχει συμβουλή.
refused-nothing-asked = Αυτή τη στιγμή δεν σας ρωτάνε τίποτα.

problem-hello-first = Το πρώτο μήνυμα πρέπει να είναι χαιρετισμός (hello).
problem-not-text = Τα μηνύματα είναι κείμενο.
problem-not-understood = Αυτό το μήνυμα δεν είναι κατανοητό.

fault-store-failed = Τα δεδομένα δεν είναι διαθέσιμα τώρα. Δοκιμάστε ξανά.
fault-too-many = Ήταν πάρα πολλά μαζί. Περιμένετε λίγο.
fault-bad-name = Ένα όνομα χρειάζεται τουλάχιστον ένα ορατό γράμμα.
fault-no-such-level = Δεν υπάρχει υπολογιστής αυτού του επιπέδου.
fault-no-such-view = Μια μοιρασιά φαίνεται ως all, forehand, middlehand, rearhand ή spectator.
fault-no-such-table = Δεν υπάρχει τέτοιο τραπέζι.
fault-no-such-deal = Δεν υπάρχει τέτοια τελειωμένη μοιρασιά σε αυτό το τραπέζι.
fault-other-site = Αυτό το αίτημα ήρθε από άλλον ιστότοπο.
fault-no-cookie = Φορτώστε πρώτα τη σελίδα: αυτός ο περιηγητής δεν είναι ακόμη γνωστός.
fault-not-json = Στείλτε JSON.
fault-not-understood = Αυτό το αίτημα δεν είναι κατανοητό.
fault-too-long = Αυτό το αίτημα είναι πολύ μεγάλο.
fault-too-slow = Το αίτημα ήρθε πολύ αργά.
fault-busy = Αυτή τη στιγμή υπολογίζονται άλλες παρτίδες. Δοκιμάστε ξανά σε λίγο.

guest-name = Επισκέπτης

advice-command = Συμβουλή: { $command }
advice-lay = Συμβουλή: άφησε { $cards } και παίξε { $contract }
advice-limit = πρόσφερε ως { $limit }
advice-win = πιθανότητα νίκης { $percent } %
advice-worth = βαθμοί λίστας κατά μέσο όρο: { $points }

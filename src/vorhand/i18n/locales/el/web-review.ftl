### Η ανάλυση μιας παρτίδας, στη σελίδα της επανάληψής της.

pages-review-title = Ανάλυση
pages-review-means = Τι κόστισε κάθε χαρτί και ποιο γύρισε το παιχνίδι; Ο υπολογιστής λύνει την παρτίδα με ανοιχτά χαρτιά.
pages-review-ask = Λύσε την παρτίδα
pages-review-busy = Η παρτίδα λύνεται …
pages-review-outlook = Με το καλύτερο παίξιμο όλων από εδώ:
pages-review-outlook-later = Κάθε στήλη δείχνει με τι τελειώνει ο μονός παίκτης μετά από αυτό το χαρτί.
pages-review-players = Τι χάρισε ο καθένας
pages-review-points-lost = Πόντοι
pages-review-turned = Παιχνίδια που γύρισαν
pages-review-chance-lost = Πιθανότητα, %
pages-review-dearest = Ακριβότερο χαρτί
pages-review-calls = Προκλήσεις, skat και δηλώσεις
pages-review-cards = Κάθε χαρτί
pages-review-open = όλα τα χαρτιά ανοιχτά
pages-review-seen = με τα μάτια του παίκτη
pages-review-trick = Μπάζα
pages-review-card = Χαρτί
pages-review-value-open = Αξία
pages-review-value-seen = Όψη %
pages-review-loss = Απώλεια
pages-review-best = Καλύτερο

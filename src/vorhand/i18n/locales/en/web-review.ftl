### The review of a deal, on the page of its replay.

pages-review-title = Review
pages-review-means = What did each card cost, and which one turned the game? The computer works the deal out with all cards open.
pages-review-ask = Work the deal out
pages-review-busy = The deal is being worked out …
pages-review-outlook = With best play of all from here:
pages-review-outlook-later = Each bar shows what the declarer ends with after that card.
pages-review-players = What each player gave away
pages-review-points-lost = Card points
pages-review-turned = Games turned
pages-review-chance-lost = Chance, %
pages-review-dearest = Dearest card
pages-review-calls = Bidding, skat and announcements
pages-review-cards = Every card
pages-review-open = all cards open
pages-review-seen = as the player saw it
pages-review-trick = Trick
pages-review-card = Card
pages-review-value-open = Value
pages-review-value-seen = Seen %
pages-review-loss = Loss
pages-review-best = Best

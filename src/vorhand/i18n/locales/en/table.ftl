### The table on the web page.

## The match and its seats

length-deals =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
length-points = up to { $points } points
length-open = without a fixed end
rules-changed = { $title }, changed
seat-sits-out = sits out

## What may be played, and what is asked

follow-suit = { $suit } led: follow suit
follow-trump = Trumps led: follow with a trump
question-ramsch-call = Anything before the first card?
needs-schneider = It needs Schneider as well.
needs-schwarz = It needs Schwarz as well.
needs-luck = No Schneider or Schwarz would lift it to the bid.

## The result, row by row

row-card-points = Card points
row-tricks = Tricks
row-matadors = Matadors
row-levels = Levels
row-value = Game value
row-bid = Bid
row-charged = Charged
row-score = Score
row-product = { $game } { $levels } × { $base }
row-bid-covered = covered
row-bid-missed = higher than { $value }
row-next-multiple = next multiple: { $levels } × { $base }
row-cheapest-game = cheapest game that covers the bid: { $game } { $levels } × { $base }
row-null-value = the value of the null
row-stake = Stake
row-stake-sum = { $points } × { NUMBER($base, minimumFractionDigits: 2) }
row-fee = Fee
row-fee-sum = { $players } × { NUMBER($fee, minimumFractionDigits: 2) }
row-money = { NUMBER($amount, minimumFractionDigits: 2) }
row-ramsch = card points { $points }, tricks { $tricks }
factor-name-loss = Lost
factor-name-kontra = Kontra
factor-name-re = Re
factor-name-supra = Supra
factor-name-hirsch = Hirsch
factor-name-bock = Bock

## The list and the replay

list-game = { $contract }, { $matadors }
told-dealt = The cards are dealt

## What happens at the table besides the game

house-rules-chosen = other rules
house-seat-taken = sits down
house-computer-seated = plays too
house-seat-freed = the seat is free
house-seat-left = leaves, a computer plays on
house-cover-began = line lost, a computer plays
house-cover-ended = is back
house-match-closed = The list is closed

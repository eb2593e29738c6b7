### The settlement told in words, the score list, and money.

## Headlines

headline-game-won = { $contract }: won
headline-game-lost = { $contract }: lost
headline-ramsch = Ramsch
headline-passed-in = Passed in: nobody plays, nobody scores
headline-redeal = All three passed: the same dealer deals again
result-card-points = Card points { $declarer } : { $defenders }
result-tricks = Tricks { $declarer } : { $defenders }

## Why a game is won

win-points =
    { $points ->
        [one] { $points } card point; 61 are enough
       *[other] { $points } card points; 61 are enough
    }
win-schneider = { $points } card points: the defenders are Schneider
win-schwarz = All ten tricks: the defenders are Schwarz
win-schneider-announced = { $points } card points: Schneider was announced and made
win-schwarz-announced = All ten tricks: Schwarz was announced and made
win-null = No trick taken
win-decided = The game was already won
win-claim = The claim was granted
win-conceded = The defenders gave up
win-gift = The declarer accepted the game as a gift

## Why a game is lost (one message for each reason of the settlement)

loss-points =
    { $points ->
        [one] Only { $points } card point; 61 are needed
       *[other] Only { $points } card points; 61 are needed
    }
loss-schneider-missed =
    { $points ->
        [one] Schneider was announced, but there is only { $points } card point; 90 are needed
       *[other] Schneider was announced, but there are only { $points } card points; 90 are needed
    }
loss-schwarz-missed =
    { $tricks ->
        [one] Schwarz was announced, but only { $tricks } trick was made
       *[other] Schwarz was announced, but only { $tricks } tricks were made
    }
loss-spitze-missed = Spitze missed: the last trick was not won with { $card }
loss-trick-in-null = A trick taken in null
loss-null-below-bid = This null is worth { $value }, less than the bid of { $bid }
loss-conceded = The declarer gave up
loss-overbid = Overbid: the game is worth { $value }, the bid was { $bid }
loss-jack-in-skat = In the skat: { $cards } – { $got } instead of { $hoped }

## The sum: matadors first, then each step with the running total

sum-game = game { $total }
sum-hand = hand { $total }
sum-schneider = Schneider { $total }
sum-schneider-announced = announced { $total }
sum-schwarz = Schwarz { $total }
sum-schwarz-announced = announced { $total }
sum-ouvert = ouvert { $total }
sum-spitze = Spitze { $total }
sum-product = { $game } { $levels } × { $base } = { $value }
sum-fixed = { $contract } = { $value }

## The bid

bid-covered = The bid of { $bid } is covered
bid-next-multiple = Charged as the next multiple: { $levels } × { $base } = { $charged }
bid-none = No bid to cover
charged-cheapest-game = Charged as the cheapest game that covers the bid: { $game } { $levels } × { $base } = { $charged }
charged-null-value = Charged at the value of the null: { $charged }

## Factors and the score

factor-loss = lost × 2
factor-kontra = Kontra × 2
factor-re = Re × 2
factor-supra = Supra × 2
factor-hirsch = Hirsch × 2
factor-bock = Bock × 2
lost-hand-single = A lost hand game counts once
score-product = { $charged } × { $times } = { $score }
score-line = Score: { $score }
score-of = { $player }: { $score }

## Ramsch

ramsch-points = Card points: { $points }
ramsch-loser = { $player }: most card points ({ $points })
ramsch-two-tie = Most card points twice ({ $points }): both lose
ramsch-tie-later-trick = Most card points twice ({ $points }): the one with the later trick loses – { $player }
ramsch-tie-split = Most card points twice ({ $points }): each loses half
ramsch-all-equal = All three have the same: nothing is written
ramsch-all-lose = All three have the same: everyone loses
ramsch-jungfrau = Jungfrau: { $player } × 2
ramsch-durchmarsch-won = Durchmarsch: { $player } has all the tricks and wins
ramsch-durchmarsch-lost = Durchmarsch: { $player } has all the tricks and loses
ramsch-jungfrau-kept = Announced Jungfrau kept: { $player }
ramsch-jungfrau-broken = Announced Jungfrau broken: { $player }
ramsch-fixed-loss = Fixed loss: { $points }
ramsch-pushes =
    { $count ->
        [one] pushed on once × { $factor }
       *[other] pushed on { $count } times × { $factor }
    }
ramsch-knocks =
    { $count ->
        [one] one knock × { $factor }
       *[other] { $count } knocks × { $factor }
    }
ramsch-skat-last-trick = The skat ({ $points }) goes with the last trick: { $player }
ramsch-skat-loser = The skat ({ $points }) goes to the loser: { $player }
ramsch-skat-nobody = The skat ({ $points }) does not count

## Deals without a game

passed-in = passed in
passed-in-dealer-bonus = Passed in: { $points } for the dealer, { $player }

## The score list

list-title = Score list
column-number = No.
column-declarer = Declarer
column-points = Points
foot-game-points = Game points
foot-own-games = (won − lost) × { $bonus }
foot-others-lost = Lost by the others × { $bonus }
foot-total = Total

## Ranking

ranking-line =
    { $points ->
        [one] { $rank }. { $player }: { $points } point
       *[other] { $rank }. { $player }: { $points } points
    }
ranking-games = won { $won }, lost { $lost }
ranking-shared = shared until a lot is drawn

## Money

money-title = Money
money-line = { $player }: { NUMBER($amount, minimumFractionDigits: 2) } ({ NUMBER($total, minimumFractionDigits: 2) } in all)
money-house = House: { NUMBER($amount, minimumFractionDigits: 2) } ({ NUMBER($total, minimumFractionDigits: 2) } in all)

### The review of a finished deal: what cards and calls cost, with all cards open and as they were seen.

## The command

command-review = Show which bids and cards of a finished deal cost how much.
flag-review-seconds = Longest time for one deal, in seconds.
flag-review-deal = Review only the deal with this id.
flag-review-position = Judge only the calls and cards of this position.
flag-review-worlds = How many layouts are searched for one card as it was seen; 0 to leave that out.

## How a game ends with best play

outlook-lost-schneider = lost, Schneider
outlook-lost = lost
outlook-won = won
outlook-won-schneider = won with Schneider
review-result = { $outlook } ({ $points } : { $others })
review-start = With best play of all from the first card: { $result }
review-end = With best play of all after the last card: { $result }

## What turned the game, and what the figures mean

review-turns = What turned the game:
review-turns-none = No card changed the result with best play.
review-turn = { $mark } Trick { $trick }, { $player }: { $card } – { $before } → { $after }; best: { $best }
review-legend = Value: the declarer’s card points in the end with best play of all after the card, all cards open. Seen %: in how many of the layouts that the player had to reckon with the declarer then wins, and how many percentage points of that the card cost its side. ◆ turned the game, ● the Schneider.
review-open-note = What is best with all cards open is not always a mistake: nobody at the table saw them.
review-ramsch = A Ramsch is not reviewed by cards: three players have no common goal, so a card has no one value. Shown instead are the calls before it and the card points taken so far.
review-no-game = No game was played, so there are no cards to review, only the calls.
review-no-cards = The game ended before the first card. The calls can be reviewed.
review-unplayed =
    { $count ->
        [one] The game ended early: { $count } card was not played.
       *[other] The game ended early: { $count } cards were not played.
    }
review-running = Deal { $deal } is not over, so it is not reviewed.
review-nothing = { $path } holds no deal.
review-left-budget = The time was up. Not reviewed: cards { $cards }, calls { $calls }, cards as seen { $seen }
review-left-cancelled = Stopped. Not reviewed: cards { $cards }, calls { $calls }, cards as seen { $seen }
review-left-too-hard = The search found no answer. Not reviewed: cards { $cards }, calls { $calls }, cards as seen { $seen }

## Calls

review-calls = Calls:
review-call = { $player }: { $call } – { $judgement }
review-held = yes to { $value }
review-passed = pass at { $value }
judged-bid = with the skat { $game } would have won, good for { $limit }
judged-bid-none = no game would have won, not even with the skat
judged-skat = with the skat { $skat } ({ $score }), from the hand { $hand } ({ $other })
judged-discard = { $result }; better: { $cards } – { $best }
judged-discard-best = { $result }; nothing better to put down
judged-game = { $outlook } ({ $score }); otherwise best: { $contract } ({ $other })
judged-both = { $open }; { $seen }
judged-right = right with all cards open: { $judgement }
judged-wrong = wrong with all cards open: { $judgement }
judged-seen = by the own cards alone { $loss } list points against the best call
judged-seen-best = by the own cards alone nothing better

## The table of cards

column-review-trick = Trick
column-review-player = Player
column-review-card = Card
column-review-value = Value
column-review-loss = Loss
column-review-best = Best
column-review-seen = Seen %
column-review-seen-loss = Loss %
column-review-taken = Taken: F/M/R

## What each player lost

column-review-points-lost = Card points lost
column-review-turned = Games turned
column-review-chance-lost = Chance lost, %
column-review-worst = Dearest card

### What to do with a hand, with chances and list points.

## The command

command-advise = Tell what to bid, declare and put down with a hand, with chances and list points.
flag-advise-skat = The two cards that were in the skat, if you have taken it.
flag-advise-position = Where you sit.
flag-advise-spoke = Another position that has named or held a value; may be given twice.
flag-advise-bid = The value that is to be named or held next; with the skat, the value that won the auction.
flag-advise-level = Tell too what a computer of this level would do.
error-ten-or-twelve = Ten cards are needed, or twelve with the skat, not { $count }.
error-skat-cards = --skat takes the two cards of the skat, besides ten others in your hand.
error-own-position = You sit there yourself: --spoke takes the two others, not { $position }.
error-no-bid = { $bid } cannot be bid; the values next to it are { $near }.

## What to do

advise-hand = { $position }: { $cards }
advise-bid = Bid up to { $limit }; at { $bid } take the skat.
advise-bid-hand = Bid up to { $limit }; at { $bid } play { $contract }.
advise-pass = Pass.
advise-lay = Put down { $cards } and play { $contract }.
advise-level-bid = { $level }: would bid up to { $limit }
advise-level-pass = { $level }: would pass
advise-level-lay = { $level }: would put down { $cards } and play { $contract }

## The tables

advise-bids = What playing is worth at each value
advise-games = Games at { $bid }
advise-discards = With the skat, at { $bid }
column-advise-bid = Bid
column-advise-skat = With the skat
column-advise-hand = From the hand
column-advise-game = Game
column-advise-share = Best %
column-advise-win = Won %
column-advise-points = Points
column-advise-laid = Put down
advise-note-points = Points are list points on average, a loss together with what each of the others gains.
advise-note-games = Best %: with how many of the skats that may lie there the game is the best. The figures beside it are over the skats with which the game is thought of, a suit game with five trumps or more.

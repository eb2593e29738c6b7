### The table on the web page.

## Frame of the page

table-bar-home = Vorhand, start page
table-bar-pages = Pages
table-bar-play = Play
table-bar-learn = Learn
table-page-lost = There is no such page.
table-page-lost-home = To the start page
table-page-no-table = There is no such table.
table-page-no-table-why = Is the link complete? One missing letter is enough. Best have it sent to you again.
table-sheet-close = Close
table-title = Vorhand
table-title-turn = Your turn – Vorhand

## The line

table-line-opening = Connecting to the table …
table-line-lost = The line is lost. It will come back by itself; your seat stays yours.
table-line-stale = This page is out of date. Please load it anew.

## Seats

table-seat-free = Free seat
table-seat-waits = Waiting
table-seat-left = Left, a computer plays
table-seat-covered = A computer plays
table-seat-away = Line lost
table-seat-alone = Declarer
table-seat-computer = computer
table-seat-ready = Ready
table-seat-dealer = Dealer
table-seat-dealer-letter = D
table-seat-turn = to move
table-seat-open = Open cards of { $name }
table-seat-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
table-seat-aside = { $name } sits this deal out

## The strip above the table

table-strip = What is played
table-strip-you-play = You play
table-strip-plays = { $name } plays
table-strip-auction = Bidding
table-strip-before = Before the game
table-strip-bid = bid
table-strip-bock = Bock × 2
table-strip-ramsch-round = Ramsch round
table-strip-left = { $count } left
table-strip-trick = trick { $number }
table-strip-practice = Practice
table-strip-practice-means = Nothing counts at this table.
table-deal-number = Deal { $number }
table-skat = Skat

## Cards and tricks

table-hand = Your cards
table-card-allowed = allowed
table-card-not-allowed = not allowed
table-card-fresh = from the skat
table-card-new = new
table-card-raised = raised
table-card-preselected = chosen ahead
table-card-preselect-note = Chosen ahead: the card is played when your turn comes, if it is allowed then.
table-card-preselect-void = The card chosen ahead is not allowed. Please choose again.
table-card-may-not-be-laid = This card may not be put down.
table-advice-mark = Advice
table-trick-led = led
table-trick-won = took the trick
table-trick-ahead = ahead
table-last-trick = Last trick
table-no-last-trick = There is no trick yet.
table-laid = Put down by you
table-laid-points =
    { $count ->
        [one] { $count } card point put down
       *[other] { $count } card points put down
    }

## Whose turn it is

table-your-turn = Your turn
table-waits-for = Waiting for { $names }
table-waits-covered = A computer plays for { $name }
table-waits-away = Waiting for { $name }, whose line is lost. Soon a computer plays on.
table-shuffling = The cards are being shuffled …
table-cutting = { $name } cuts the deck
table-tap-again = Tap again to play { $card }
table-play-card = Play { $card }
table-choose-card = Tap a card

## Bidding

table-bid-open = What do you bid?
table-bid-higher = Go higher?
table-bid-hold = Do you hold { $value }?
table-bid-last = Both have passed. Do you play at { $value }?
table-bid-jump = Jump to { $value }. “Yes” will be free in a moment.
table-bid-jumps = Jumps
table-bid-more = more
table-bid-pass = Pass
table-bid-pass-in = Pass too
table-bid-yes = Yes, { $value }
table-bid-play = { $value }, I play
table-worth = Game values
table-worth-caption = What your cards are worth with nothing announced
table-worth-unsure = A top trump in the skat lowers this.

## Skat and discarding

table-ask-skat = You play at { $bid }. Skat or hand?
table-do-pick-up-skat = Take the skat
table-do-hand = Play hand
table-discard-heading = Put two cards down
table-discard-how = A tap puts a card down, another takes it back.
table-discard-back = Take back { $card }
table-discard-count = { $count } of 2
table-discard-full = Two cards lie there already. Take one back first.
table-discard-do = Put down and announce
table-discard-push = Pass on
table-discard-sure = Put down { $cards }?
table-discard-sure-note = That is a top trump, hardly ever put down.
table-discard-sure-back = Back
table-discard-sure-do = Put down all the same

## Announcement

table-announce-heading = What do you play?
table-announce-games = Games
table-announce-steps = Announcements
table-announce-back = Back
table-announce-less = { $value } < { $bid }
table-announce-ouvert = Ouvert brings the locked announcements along.
table-announce-covers = covers your bid of { $bid }
table-announce-below = { $value } is less than your bid of { $bid }.
table-announce-play = Play { $game }, { $value }
table-announce-choose = Choose a game
table-step-hand = Hand
table-step-schneider = Schneider
table-step-schwarz = Schwarz
table-step-ouvert = Ouvert
table-step-spitze = Spitze
table-step-revolution = Revolution
table-step-locked = goes with it

## Questions

table-ask-push = Take the skat, or push it on unseen?
table-ask-grand-hand = Do you play grand hand?
table-ask-call = Do you announce anything?
table-ask-answer = Do you agree?
table-do-push-skat = Push on
table-do-declare-grand-hand = Play grand hand
table-do-decline-grand-hand = Play Ramsch
table-do-decline = Say nothing
table-do-knock = Knock
table-do-announce-jungfrau = Announce Jungfrau
table-do-kontra = Kontra
table-do-re = Re
table-do-supra = Supra
table-do-hirsch = Hirsch
table-do-accept = Agreed
table-do-refuse = No, play on
table-rearrange-heading = Divide the defenders’ cards anew
table-rearrange-how = A tap gives a card to the other hand. Each hand needs ten.
table-rearrange-mine = Your hand: { $count }
table-rearrange-theirs = { $name }: { $count }
table-rearrange-keep = Leave them so
table-rearrange-do = Divide them so

## Ending a game early

table-finish = End the game early
table-finish-back = Play on
table-finish-choose = Choose
table-claim-simple = The rest is mine
table-claim-schneider = The rest is mine, Schneider
table-claim-schwarz = The rest is mine, Schwarz
table-claim-null = I take no more trick
table-claim-means = If it is certain, the game ends at once. Else your cards lie open, and the others are asked.
table-do-concede = Give up
table-concede-declarer = { $game } is then lost: { $score } points in all. Late in the game a defender has to agree.
table-concede-defender = You give the game up for both of you: it ends at once, and { $name } wins { $game }.
table-do-play-open = Lay the cards open
table-play-open-means = Your cards lie open: you claim that the declarer gets no more trick. If that is not so, it counts as giving up.
table-do-offer-gift = Give the game away
table-gift-means = Your partner and then the declarer are asked. If the declarer accepts, the game is won.

## Result

table-result-sum = Calculation
table-result-skat = Skat
table-result-dealt-skat = Skat as dealt
table-result-laid-skat = Put down
table-result-list = On the list
table-result-player = Player
table-result-change = Change
table-result-total = Total
table-result-money = Money
table-result-house = To the house: { $amount }
table-result-next = Next deal
table-result-waiting = Ready
table-result-waits-for = Waiting for { $names }
table-result-ready = Ready: { $names }
table-result-goes-on = On in { $seconds } s
table-result-replay = Replay
table-result-origin = To the original deal
table-result-check = Check the shuffle
table-result-over = To the list
table-result-show = Show the result

## Beside the table

table-side = List, course, rules
table-side-list = List
table-side-log = Course
table-side-rules = Rules
table-side-sealed = The shuffle of deal { $number } is sealed and can be checked afterwards.
table-log-empty = Nothing has happened since this page was opened.
table-tools = Tools
table-tool-advice = Advice
table-tool-finish = End early
table-tool-last = Last trick
table-tool-list = List
table-tool-log = Course of the match
table-tool-rules = Rules of this table
table-tool-settings = Settings
table-tool-keys = Keys
table-tool-sort = Sort
table-tool-menu = Menu
table-tool-sounds = Sounds
table-tool-sounds-on = Sounds are on
table-tool-sounds-off = Sounds are off
table-tool-end = End the list
table-tool-leave = Leave
table-leave-means = You give your seat up for good. A computer goes on for you, and your list is marked as left.
table-leave-stay = Stay
table-leave-do = Give the seat up
table-cut-heading = You cut the deck
table-cut-at =
    { $count ->
        [one] Lift { $count } card
       *[other] Lift { $count } cards
    }
table-cut-do = Cut

## Keys

table-keys = Keys
table-keys-arrows = find a card
table-keys-digits = first to tenth card
table-keys-enter = raise or play the card
table-keys-card = suit and rank: play that card
table-keys-move = move the card
table-keys-yes = yes
table-keys-no = pass or no
table-keys-next = next bid
table-keys-worth = show or hide game values
table-keys-kontra = Kontra
table-keys-advice = advice, where nothing counts
table-keys-last = last trick
table-keys-sort = sort
table-keys-finish = end early
table-keys-help = this page

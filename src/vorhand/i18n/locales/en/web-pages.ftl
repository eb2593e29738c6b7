### The pages around the table: landing, setup, rules, list, replay, help, settings, the check of the shuffle.

## All of them

pages-loading = One moment …
pages-failed = That did not work. Please try again.
pages-copied = The link is copied.

## Landing

pages-landing-title = Skat, the way it should be.
pages-landing-lead = A table in five seconds. No account, no advertising, and you can check every shuffle yourself.
pages-landing-play = Play now
pages-landing-play-more = against two computers, right away
pages-landing-level = Computers
pages-landing-practice = for practice: with advice, nothing counts
pages-landing-friends = Play with friends
pages-landing-duo = Duo: two people and a computer
pages-landing-watch = Watch computers play
pages-landing-taste = Your cards
pages-landing-taste-later = You can change both at any time.
pages-landing-taste-keep = Keep it like this
pages-landing-running = Your tables
pages-landing-table = Table { $table }
pages-landing-back = Back to the table
pages-landing-new = New to Skat?
pages-landing-new-text = We explain the game from nothing, with pictures and examples. After a quarter of an hour you can play along.
pages-landing-learn = Learn Skat
pages-landing-fact-shuffle = A shuffle you can check
pages-landing-fact-shuffle-text = Sealed before the deal, opened after it. Your browser computes every shuffle anew.
pages-landing-fact-result = A score you can follow
pages-landing-fact-result-text = First the reason, then the sum. Overbid? We tell you which jack lay in the skat.
pages-landing-fact-replay = Wiser after the game
pages-landing-fact-replay-text = Step through every deal, with open cards or as one of the players saw it. The skat is shown as dealt and as laid away.

## The cards

pages-deck-question = Which deck do you like?
pages-deck-tournament = Tournament
pages-deck-french = French
pages-deck-german = German
pages-order-question = How shall the suits lie?
pages-order-alternating = black and red in turn
pages-order-official = in official order

## Setting up a table

pages-setup-title = A new table
pages-setup-seats = Seats
pages-setup-name = Your name
pages-setup-guest = Guest { $number }
pages-setup-seat = Seat { $number }
pages-setup-seat-free = free
pages-setup-you = you
pages-setup-computer = Computer
pages-setup-away = not here at the moment
pages-setup-sit = Sit here
pages-setup-rise = Get up
pages-setup-add-computer = Computer
pages-setup-free-seat = Send away
pages-setup-level = Strength of the computer
pages-setup-invite = Invite
pages-setup-invite-text = Whoever opens this link can sit down or watch.
pages-setup-link = Link to this table
pages-setup-copy = Copy the link
pages-setup-qr = Picture code of the link, to be scanned with a phone
pages-setup-rules = Rules
pages-setup-preset = The game
pages-setup-all-rules = Every switch of the rules
pages-setup-rules-kept = Until that is put right the table keeps its rules.
pages-setup-changed =
    { $count ->
        [one] { $count } switch changed
       *[other] { $count } switches changed
    }
pages-setup-reset = Undo all changes
pages-setup-begin = Begin
pages-setup-free =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
pages-setup-not-yet = These rules cannot be played with these seats.
pages-setup-host-begins = Whoever opened the table begins the match.
pages-setup-line-lost = The line is lost. The page is trying to come back.
pages-level-random = any card
pages-level-casual = casual
pages-level-club = club player
pages-level-expert = expert
pages-level-master = master

## Rules

pages-rules-changed = changed
pages-rules-idle =
    { $count ->
        [one] { $count } switch without effect now
       *[other] { $count } switches without effect now
    }
pages-rules-many =
    { $count ->
        [0] none
        [one] { $count } chosen
       *[other] { $count } chosen
    }
pages-rules-rake-from = from a stake of
pages-rules-rake-percent = percent
pages-rules-rake-add = Add a row
pages-rules-rake-remove = Remove this row

## The score list

pages-list-number = No.
pages-list-base = Base value
pages-list-matadors = Matadors
pages-list-hand = Hand
pages-list-schneider = Schn.
pages-list-announced = ann.
pages-list-schwarz = Schw.
pages-list-ouvert = ouvert
pages-list-game = Game
pages-list-value = Value
pages-list-won = won
pages-list-lost = lost
pages-list-won-short = w.
pages-list-lost-short = l.
pages-list-points = Points
pages-list-passed = passed in
pages-list-with = with { $count }
pages-list-without = without { $count }
pages-list-yes = yes
pages-list-open = Line { $number }: open the replay
pages-list-place = Place
pages-list-money = Money
pages-list-house = House
pages-list-export = Take the list along
pages-list-empty = No deal has been written down yet.
pages-list-hint = Every line opens the deal.

## Replay

pages-replay-title = Deal { $number }
pages-replay-table = to the table
pages-replay-share = Share
pages-replay-record = Record
pages-replay-sgf = ISS format
pages-replay-declarer = declarer
pages-replay-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
pages-replay-points =
    { $points ->
        [one] { $points } card point
       *[other] { $points } card points
    }
pages-replay-hidden =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
pages-replay-led = leads
pages-replay-played = plays
pages-replay-wins = wins
pages-replay-skat-dealt = Skat as dealt
pages-replay-skat-laid = laid away
pages-replay-step = { $at } of { $of }
pages-replay-slider = Step of the deal
pages-replay-first = Beginning
pages-replay-last = End
pages-replay-back = One step back
pages-replay-forward = One step on
pages-replay-view = As seen by
pages-replay-view-all = all cards open
pages-replay-view-spectator = somebody watching
pages-replay-play-as = Play on as
pages-replay-play-on = Play on from here
pages-replay-history = What happened
pages-replay-result = The score
pages-replay-player = Player
pages-replay-total = Total

## Help

pages-help-title = Learn Skat
pages-help-contents = Contents
pages-help-rules = The rules to choose from
pages-help-rules-text = A table is set to one of these games, and its host can change every switch. The rules of a running table stand behind the button with the sheet of paper.
pages-help-play = Now play a deal

## Settings

pages-settings = Settings
pages-settings-language = Language
pages-settings-cards = Cards
pages-settings-size = Size of your cards
pages-settings-size-value = { $percent }%
pages-settings-large-index = Large letters and signs on every card
pages-settings-two-rows = Your hand in two rows
pages-settings-mirrored = Trumps on the right
pages-settings-play = Playing
pages-settings-tapping = Playing a card
pages-settings-tapping-safe = tap to raise, tap again to play
pages-settings-tapping-fast = one tap plays
pages-settings-rest = How long a trick stays
pages-settings-rest-value = { $seconds } s
pages-settings-rest-tap = until you tap it
pages-settings-rest-tap-tick = A trick stays until I tap it
pages-settings-cutting = Cutting the deck
pages-settings-cutting-auto = by itself
pages-settings-cutting-slider = I choose the place
pages-settings-worth = Show game values while bidding
pages-settings-ahead = Show who is ahead in the trick
pages-settings-careful = Ask before a top trump is put down
pages-settings-look = Look and sound
pages-settings-theme = Light or dark
pages-settings-theme-system = as the device
pages-settings-theme-light = light
pages-settings-theme-dark = dark
pages-settings-motion = Movement
pages-settings-motion-system = as the device
pages-settings-motion-full = all of it
pages-settings-motion-none = none
pages-settings-sounds = Sounds
pages-settings-kept = These choices stay in this browser.

## The check of the shuffle

pages-shuffle-title = Is this shuffle honest?
pages-shuffle-before = The seal below was set before the cards were dealt. After the deal it is opened, and your browser can compute the cards.
pages-shuffle-after = Everything lies open now. Your browser computes the cards from it and compares; it asks nobody.
pages-shuffle-published = What was published
pages-shuffle-commitment = Seal of the deal
pages-shuffle-digest = Seal of { $position }
pages-shuffle-nonce-of = Number of { $position }
pages-shuffle-waived = none given in time
pages-shuffle-cut-at = Cards lifted in the cut
pages-shuffle-seed-is = Seed of the deal
pages-shuffle-check = Check this deal
pages-shuffle-holds = All is right: nobody can have chosen the cards.
pages-shuffle-broken = Something does not fit. These cards cannot be trusted.
pages-shuffle-kept = Seal and own number are those from before the deal
pages-shuffle-seed = The seed fits the seal of the deal
pages-shuffle-nonce = The number fits the seal: { $position }
pages-shuffle-cut = The cut is allowed
pages-shuffle-hand = The cards follow from it: { $position }
pages-shuffle-skat = The skat follows from it
pages-shuffle-state-right = right
pages-shuffle-state-wrong = wrong
pages-shuffle-state-waived = none given, counts as zero
pages-shuffle-state-missing = not open yet

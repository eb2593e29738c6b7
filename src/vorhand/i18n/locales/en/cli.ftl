### The game in the terminal, and the other commands.

## Commands

command-serve = Start the server with the web page.
command-play = Play Skat in the terminal against computers.
command-rules = Show the presets, or every option of one.
command-values = Show the values that can be bid, or the games worth one value.
command-settle = Work out what a game is worth, and why.
command-check = Check conformance vectors, computer players, game records or a shuffle.
command-check-vectors = Run conformance vectors.
command-check-positions = Let a computer player answer positions where there is a right or a wrong move.
command-check-records = Replay game records and compare their results.
command-check-shuffle = Verify the proof of a shuffle.
command-convert = Convert game records from one format to another.
command-replay = Step through a recorded game.
command-solve = Solve open-card positions: JSON lines in, JSON lines out.
command-arena = Let computer players play against each other on the same deals.
command-bench = Measure speed.
command-bench-solver = Measure the open-card solver.
command-bench-rules = Measure the rules core: deals, records and playouts a second.
command-bench-server = Put a load on a server: tables of computers with watchers, and people who play.
flag-lang = Language of all texts.
flag-host = Address to listen on; 0.0.0.0 for every network.
flag-port = Port to listen on; 0 for any that is free.
flag-server-data = Where the server keeps its data.
flag-database = Address of a PostgreSQL database; SQLite in the data folder if left out.
flag-pace = natural: computers take their time; hasty: they answer at once.
flag-seconds-a-position = Longest time for one position, in seconds.
flag-bench-deals = How many deals of each kind.
flag-players = Three players by level: { $levels }.
flag-arena-deals = How many deals; each is played three times, with every seat taken by everybody.
flag-duplicate = Play every deal at a table of three of the second player too, and compare.
flag-ramsch = Every deal belongs to a Ramsch round.
flag-executor = Where deals are played: processes of this machine, dask for a Dask cluster, or the address of its scheduler.
flag-processes = How many processes of this machine play; as many as it has processors if not given.
flag-scheduler = Address of the scheduler for --executor dask; without one a cluster of its own is started here.
flag-out = Keep the scores in this Parquet file; with the same arguments once more a run that was stopped goes on.
flag-report = Play nothing, only show the figures of such a file.
flag-json = Write JSON for programs.
flag-quiet = Write only what was asked for.
flag-preset = Rules to play by.
flag-set = Change one option, as in kontra.who=any_defender.
flag-level = How well the computers play.
flag-deck = Pattern of the cards.
flag-seed = Number that fixes the shuffles.
flag-check-player = The player who is asked, by level: { $levels }.
flag-check-seed = Number that fixes the chance of the player.
flag-deals = Number of deals.

## Players

player-you = You
player-computer = Computer { $number }
player-label = { $player } ({ $position })
level-random = random (plays any legal card)
level-casual = casual (plays like a friendly pub player)
level-club = club (thinks through where the cards may lie)
level-expert = expert (bids from experience and searches many layouts)
level-master = master (like the expert, but searches far more of them)

## The course of a match

play-welcome = Welcome to Vorhand. You play Skat against computers.
play-level = Computers: { $level }
play-rules = Rules: { $preset }
play-hint = Type “?” for help at any prompt, “quit” to leave.
play-deal-heading = Deal { $number }, dealer: { $dealer }
play-deal-heading-of = Deal { $number } of { $total }, dealer: { $dealer }
play-bock = Bock: this deal counts double.
play-bock-left =
    { $count ->
        [one] Bock round: { $count } deal left
       *[other] Bock round: { $count } deals left
    }
play-ramsch-left =
    { $count ->
        [one] Ramsch round: { $count } deal left
       *[other] Ramsch round: { $count } deals left
    }
play-bock-added =
    { $count ->
        [one] Bock round called for: { $count } more deal
       *[other] Bock round called for: { $count } more deals
    }
play-ramsch-added =
    { $count ->
        [one] Ramsch round called for: { $count } more deal
       *[other] Ramsch round called for: { $count } more deals
    }
play-position = Your position: { $position }
play-sitting-out = You deal and sit this one out.
play-skat-found = In the skat: { $cards }
play-trick-heading = Trick { $number }
play-on-table = On the table: { $cards }
play-trick-to = Trick { $number } → { $player } ({ $points })
play-last-trick = Last trick: { $cards }
play-no-last-trick = There is no trick yet.
play-legal-cards = You may play: { $cards }
play-jump = { $who } jumps to { $value }!
play-list-empty = The score list is still empty.
play-match-over = The match is over.
play-saved = The match is stored. Start “vorhand play” again to go on.
play-resumed =
    { $deals ->
        [one] The stored match goes on after { $deals } deal.
       *[other] The stored match goes on after { $deals } deals.
    }
play-set-aside = The stored match is kept in { $path }.
play-shuffle-promise = Shuffle promised: { $commitment }
play-shuffle-kept = The shuffle is as promised.

## Questions

ask-bid = Your bid? { $value } or more, or pass
ask-hold = { $who } bids { $value }. Yes or pass?
ask-forehand = The others have passed. Will you play at { $value }, or pass too?
ask-skat-or-hand = You are the declarer at { $bid }. Take the skat, or play hand?
ask-discard = Which two cards do you put down?
ask-discard-sure = Put down { $cards }? Enter for yes, “back” to choose again
ask-game = Which game do you play?
ask-announcements = Announce anything more? ({ $choices })
ask-grand-hand = Do you play grand hand instead of Ramsch?
ask-ramsch-skat = Take the skat, or push it on unseen?
ask-ramsch-discard = Which two cards do you pass on?
ask-ramsch-call = Anything before the first card? ({ $choices })
ask-kontra = Kontra?
ask-re = Re?
ask-supra = Supra?
ask-hirsch = Hirsch?
ask-rearrange = You may divide the defenders’ cards anew. Do you want to?
ask-rearrange-hand = Which ten cards go to { $player }?
ask-card = Your card?
ask-claim-simple = { $who } claims the rest. Do you agree?
ask-claim-schneider = { $who } claims the rest and Schneider. Do you agree?
ask-claim-schwarz = { $who } claims the rest and Schwarz. Do you agree?
ask-claim-null = { $who } claims to take no more trick. Do you agree?
ask-concession = { $who } wants to give up. Do you agree?
ask-gift-partner = { $who } wants to give the game away. Do you agree?
ask-gift-declarer = The defenders offer you the game as a gift. Do you accept?
ask-below-bid = This game is worth { $value } so far, your bid is { $bid }. Play it all the same?
ask-null-below-bid = This null is worth { $value }, your bid is { $bid }: it is lost at once. Declare it all the same?
ask-concede = Do you really want to give up?
ask-next-deal = Next deal?
ask-resume = An unfinished match is stored. Go on with it?

## Help at the questions: what may be typed

help-always = Always: “?” for help, “list” for the score list, “last” for the last trick, “quit” to leave.
help-cards = Cards: suit and rank, as in { $examples }.
help-bid = Type a value, “yes” for { $value }, or “pass”.
help-hold = Type “yes” to hold { $value }, or “pass”.
help-forehand = Type “yes” to play at { $value }, or “pass”.
help-skat-or-hand = Type “skat” to take the two cards, or “hand” to play without them.
help-discard = Type two cards with a blank between them. They count for you at the end.
help-discard-sure = Press Enter to lay the two cards away, or type “back” to choose others.
help-game = Type a game: { $games }.
help-announcements = Type what you announce, with blanks between, or press Enter for nothing. Possible: { $choices }.
help-grand-hand = Type “yes” or “no”. In grand hand you play alone against the two others, without the skat.
help-ramsch-skat = Type “skat” to take the two cards and pass two on, or “push” to pass the skat on unseen.
help-ramsch-discard = Type two cards with a blank between them. The next player gets them.
help-ramsch-call = Type what you call, or press Enter for nothing. Possible: { $choices }.
help-doubling = Type “yes” to double the score, or press Enter.
help-rearrange = Type ten cards with blanks between them. The other defender gets the rest.
help-card = Type a card. You may play: { $cards }.
help-card-declarer = Also: “rest” to claim all the remaining tricks, if you like with “schneider” or “schwarz”; “concede” to give up.
help-card-defender = Also: “concede” to give up, “open” to lay your cards open when the declarer gets no more trick.
help-card-doubling = Also before your card: “kontra”.
help-card-gift = Also: “gift” to offer the game as a gift.
help-yes-no = Type “yes” or “no”.
help-next-deal = Press Enter for the next deal, or type “list” or “quit”.

## Words that may be typed, with blanks between; the English ones are understood in every language

typed-yes = yes y
typed-no = no n
typed-pass = pass p
typed-skat = skat s take
typed-hand = hand h
typed-push = push
typed-nothing = nothing none -
typed-knock = knock
typed-jungfrau = jungfrau
typed-schneider = schneider
typed-schwarz = schwarz
typed-ouvert = ouvert open
typed-spitze = spitze
typed-revolution = revolution
typed-kontra = kontra
typed-re = re
typed-supra = supra
typed-hirsch = hirsch
typed-rest = rest claim
typed-concede = concede
typed-open = open
typed-gift = gift
typed-help = ? help
typed-list = list
typed-last = last
typed-quit = quit q
typed-back = back b
typed-grand = grand g
typed-null = null n

## What was wrong with what was typed

input-not-understood = Not understood: “{ $text }”. Type “?” for help.
input-no-card = “{ $text }” is no card.
input-two-cards = Exactly two different cards, please.
input-ten-cards = Exactly ten different cards, please.
input-not-your-card = You do not hold { $card }.
input-no-value = { $value } cannot be bid. The next values: { $next }.
input-must-follow = { $led } was led: you must follow with { $cards }.
input-jacks-stay = Jacks may not be passed on: { $cards }.

## Errors of commands

error-line = Error: { $message }
error-unknown-preset = Unknown preset “{ $name }”. Known: { $known }.
error-arena-seats = The arena is for three different seats: three players between commas, and rules for a table of three.
error-unknown-player = Unknown computer player “{ $name }”. Known: { $known }.
error-extra = This needs further libraries: pip install vorhand[{ $extra }]
error-no-cluster = No Dask cluster with workers answers at { $address }. An address looks like tcp://host:8786.
error-executor = --executor { $executor } does not go like that. Allowed: processes, dask, or an address such as tcp://host:8786; --scheduler goes with dask only.
error-other-program = The worker { $worker } has another version of Vorhand: { $found }, not { $wanted }.
error-workers-lost = The processes that played have ended before their work was done. What --out keeps is not lost: the same command goes on from there.
error-not-of-arena = { $path } holds no scores of the arena.
error-other-contest = { $path } belongs to another run: { $differences }
error-difference = { $what } – { $stored } there, { $asked } now
error-unknown-game = Unknown game “{ $name }”. Known: { $known }.
error-no-file = { $path } does not exist.
error-no-deal = { $path } has no deal { $deal }.
error-points-needed = --points is needed: the declarer’s card points with the skat, 0 to 120.
error-all-tricks = With all ten tricks the declarer has 120 card points, not { $points }.
error-no-trick = Without a trick the declarer has { $most } card points at most, not { $points }.
error-cards-needed = A null below the bid is charged by the matadors of the declarer’s twelve cards: give them with --cards.
error-twelve-cards = Exactly twelve cards are needed, ten and the skat, not { $count }.
error-matadors-needed = Just one of --with N, --without N and --cards is needed.
error-too-many-matadors = { $game } has { $most } matadors at most, not { $count }.
error-doublings = Re answers Kontra, Supra answers Re, Hirsch answers Supra: none can stand alone.

## check

check-failure = { $id }: expected { $expected }, got { $got }
check-positions-role = { $role }: { $passed } of { $total }
check-positions-missed =
    { $positions ->
        [one] { $positions } position missed that only stronger players must get right
       *[other] { $positions } positions missed that only stronger players must get right
    }
check-column-position = Position
check-column-played = Played
check-column-wanted = Wanted
check-column-level = From level
check-column-why = Why
check-always = always { $moves }
check-never = never { $moves }
role-bidding = Bidding
role-discarding = Discarding
role-naming = Naming the game
role-declarer-leading = Declarer, leading
role-declarer-following = Declarer, following
role-defender-leading = Defender, leading
role-defender-before = Defender, before the declarer
role-defender-behind = Defender, behind the declarer
role-null-declarer = Null, declarer
role-null-defender = Null, defender
role-ramsch = Ramsch
role-kontra = Kontra
check-shuffle-good = The cards were dealt as promised.
check-shuffle-bad = The cards were not dealt as promised: { $message }
check-shuffle-open = Nothing to check: { $message }
check-shuffle-step = { $step }: in order
check-shuffle-no-proof = this deal has no proof of its shuffle
check-shuffle-unrevealed = the seed of this deal has not been revealed yet

## convert, values, rules, replay, bench

convert-summary =
    { $records ->
        [one] { $records } record written to { $path }
       *[other] { $records } records written to { $path }
    }
convert-skipped =
    { $records ->
        [one] { $records } record left out
       *[other] { $records } records left out
    }
values-heading =
    { $count ->
        [one] { $count } value can be bid
       *[other] { $count } values can be bid
    }
values-line = { $value }: { $games }
values-game = { $game } × { $levels }
values-none = No game is worth { $value }.
rules-preset-line = { $name } – { $title }: { $description }
rules-heading = { $title } ({ $name })
rules-no-differences = No differences from the official rules.
rules-differences =
    { $count ->
        [one] { $count } difference from the official rules
       *[other] { $count } differences from the official rules
    }
replay-heading = Deal { $deal }, { $rules }
replay-as = As seen by: { $position }
replay-all-open = All cards open
replay-step = { $number } of { $total }
replay-end = End of the record.
replay-server-result = Ended by the habits of the server; { $player }: { $score }
replay-ask = Enter: on, “back”: back, “quit”: leave
note-resigned = resigns
note-timed-out = out of time
note-left = has left the table
note-hand-shown = shows the hand
bench-solver-line = { $set }, { $question }: mean { $mean } ms, p99 { $p99 } ms, { $nodes } nodes a second
bench-signature = Node signature: { $signature }
arena-summary = Deals: { $deals }; tables: { $tables }; passed in: { $passed } %
arena-errors = After ± stands one standard error.
arena-players = Players
arena-leads = Differences on the same deals
arena-roles = Roles
arena-positions = Positions
arena-games = Games declared
arena-moves = Processor time of the moves, in ms
arena-contracts = Declared by { $name }: { $contracts }
arena-three-of = 3 × { $name }
arena-to-others = the two others at the table
arena-to-second = { $name } there at the table of three
arena-role-declarer = declarer
arena-role-defender = defender
arena-role-passed = passed in
arena-role-ramsch = Ramsch
arena-move-bid = bid
arena-move-declaration = skat and game
arena-move-card = card
arena-column-player = Player
arena-column-points = List points a deal
arena-column-points-36 = In 36 deals
arena-column-declared = Declarer, %
arena-column-won = Won, %
arena-column-ms = ms a move
arena-column-to = Ahead of
arena-column-lead = A deal
arena-column-role = Role
arena-column-position = Position
arena-column-deals = Deals
arena-column-share = Share, %
arena-column-game = Game
arena-column-move = Move
arena-column-moves = Number
arena-column-mean = Mean
arena-column-p99 = p99
arena-column-max = Longest
bench-deals-per-s = { $figure } random full deals a second through the Python core
bench-records-per-s = { $figure } records read, replayed and compared a second
bench-kernel-deals-per-s = { $figure } random full deals a second from the Rust kernel, one call each
bench-playouts-per-s = { $figure } random playouts a second in Rust
bench-env-steps-per-s = { $figure } steps a second of the environment for learning programs
bench-no-env = The environment for learning programs was not measured: it needs the extra rl.
bench-load = Tables watched: { $tables }; tables played at: { $people }
bench-commands = Moves a second: { $figure }
bench-time-seen = From a move to the own picture of it, in ms: { $median } in the middle, { $high } for 99 of 100
bench-time-ack = From a move to its acknowledgement, in ms: { $median } and { $high }
bench-time-shown = From a move that is due to every watcher’s message, in ms: { $median } and { $high }
bench-time-ping = From a ping to its answer, in ms: { $median } and { $high }
bench-cost = Processor cores: { $cores }; MB a table: { $mb }
bench-faults = Lost: { $lost }; told twice: { $doubled }; cards told too early: { $leaks } (finished deals searched: { $deals })

## Help of the program

program-help = Vorhand, the open home of Skat.
program-usage = Usage:
program-subcommand = COMMAND …
program-options = Options
program-commands = Commands
program-default = default
program-examples = Examples:
flag-help = Show this text and leave.
flag-version = Show the version and leave.
flag-diff = Only what differs from the official rules.
flag-new = Begin a new match; a stored one is kept aside.
flag-data = Folder for the stored match.
flag-as = Show only what this position saw.
flag-replay-deal = Show only the deal with this id.
flag-to = Format to write: vorhand or iss; else the name of the file decides.
flag-seconds = Seconds for each figure.
flag-bench-tables = Tables of three computers, each watched over one line.
flag-bench-people = Tables at which a client plays against two computers.
flag-bench-seconds = How many seconds to measure.
flag-bench-url = Address of a server that runs; without it one is started and thrown away.
flag-bench-commit = group: many events in one transaction; single: every event in its own.
flag-hand = Hand game.
flag-schneider = Schneider announced.
flag-schwarz = Schwarz announced.
flag-ouvert = Ouvert.
flag-revolution = Revolution.
flag-kontra = Kontra was said.
flag-re = Re was said.
flag-supra = Supra was said.
flag-hirsch = Hirsch was said.
flag-with = Matadors held.
flag-without = Matadors missing.
flag-cards = Declarer’s twelve cards, ten and the skat, instead of --with or --without.
flag-points = Card points of the declarer with the skat.
flag-tricks = Tricks of the declarer; not needed unless one side took all.
flag-bid = The bid.
flag-spitze = An announced Spitze was made or missed.
flag-bock = In a Bock round.
source-house = house rule
source-decision = our decision
source-xskat = XSkat
source-old-code = Skat code of 1927–1937
source-polish-site = Polish game site
source-greek-site = Greek game site
source-encyclopaedia = encyclopaedia

## The server

serve-listens = Vorhand listens on { $address }

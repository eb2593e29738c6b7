### The options of a rule set, their values, and the presets.

## Sections

section-auction = Auction
section-announcements = Announcements
section-matadors = Matadors
section-values = Values
section-kontra = Kontra
section-bock = Bock rounds
section-ramsch = Ramsch
section-spitze = Spitze
section-revolution = Revolution
section-schenken = Gifts (Schenken)
section-claims = Claims
section-list = Score list
section-stakes = Stakes

## Options

option-auction-all-pass = What follows when all three pass.
option-announcements-without-hand = Schneider, Schwarz and, in suit games and grand, ouvert may be announced after taking the skat as well. The step for the hand game is then not counted.
option-announcements-ouvert-needs-schwarz = An ouvert suit game or grand includes Schwarz announced, so every trick must be won. If not, ouvert is one step of its own and the aim stays what was announced.
option-matadors-unseen-skat-counts = The two cards of the skat count for the matadors in hand games too. If not, only the ten cards in hand count there.
option-values-grand-base = Base value of grand. 20 is the old American value.
option-values-grand-ouvert-base = Base value of grand ouvert. At 36 the step for ouvert is not counted, and the value is at most 360.
option-values-lost-hand-doubled = Every lost game counts twice. If not, a lost hand game counts once.
option-values-null = Value of null.
option-values-null-hand = Value of null hand.
option-values-null-ouvert = Value of null ouvert.
option-values-null-ouvert-hand = Value of null ouvert hand.
option-values-null-below-bid = What happens to a null that is worth less than the bid.
option-kontra-who = Who may say Kontra. One Kontra counts for both defenders.
option-kontra-until = The last moment for Kontra.
option-kontra-ouvert = Whether Kontra to an ouvert game must come before the cards are laid open.
option-kontra-re = The declarer may answer Kontra with Re.
option-kontra-re-in-null = Re is also allowed in null and null hand. Null ouvert is not affected.
option-kontra-supra = The defenders may answer Re with Supra: eightfold in all.
option-kontra-hirsch = The declarer may answer Supra with Hirsch: sixteenfold in all.
option-bock-triggers = The events after which a Bock round is played. None: there is no Bock.
option-bock-deals = Deals in a Bock round. 0: as many as there are seats.
option-bock-stacking = What several events in one deal add.
option-bock-ramsch-after = A Ramsch round follows after every so many finished Bock rounds. 0: never.
option-ramsch-skat-to = Who gets the card points of the skat.
option-ramsch-loss = What the loser writes: card points, or 10, 15 with one player without a trick, 20 with two.
option-ramsch-tie = What happens when two players have the most card points.
option-ramsch-all-equal = What is written when all three have the same.
option-ramsch-pushing = Schieberamsch: forehand, middlehand and rearhand in turn take the skat or push it on unseen.
option-ramsch-push-doubling = How pushing on unseen doubles the loss.
option-ramsch-jacks = Whether a player who took the skat may lay jacks back. The unseen skat may always be pushed on.
option-ramsch-jungfrau = Exactly one player without a trick doubles the loss.
option-ramsch-announced-jungfrau = Before the first card one player may announce that he takes no trick. If he does, he alone writes −120; if he keeps it, nothing changes.
option-ramsch-durchmarsch = What a player gets who takes all the tricks.
option-ramsch-durchmarsch-doubled = Pushes and knocks multiply the 120 points for all the tricks too. Bock always does.
option-ramsch-grand-hand = In a Ramsch round forehand, middlehand and rearhand are asked in turn whether they play grand hand instead.
option-ramsch-grand-hand-leader = Who leads to the first trick of a grand hand in a Ramsch round.
option-ramsch-grand-hand-counts = A grand hand uses up a deal of the Ramsch round. If not, the same dealer deals again.
option-ramsch-klopfen = In Ramsch rounds everyone who did not push may knock once before the first card. Each knock doubles.
option-ramsch-round-deals = Deals in a Ramsch round. 0: as many as there are seats.
option-ramsch-round-after = The events after which a Ramsch round is played. Both in one deal are one round.
option-spitze-levels = Levels for the announced Spitze: winning the last trick with the lowest trump, which is shown. 0: not played.
option-spitze-missed = What a missed Spitze costs.
option-revolution-enabled = A null ouvert in which the defenders look at the declarer’s cards and may then divide their own twenty cards anew.
option-revolution-value = Value of the Revolution, hand or not.
option-schenken-enabled = In the first trick the defenders may offer the game as a gift. A declarer who refuses must make the next level.
option-claims-server-proof = A claim of the declarer that can be proved on the real cards is granted without asking. If not, the defenders are always asked.
option-list-seats = Seats at the table. At four the dealer sits out.
option-list-scoring = How the list is totalled.
option-list-end = When the match ends.
option-list-deals = Deals in a match that ends after deals. 0: twelve for each seat.
option-list-end-points = Total that ends a match played for points.
option-list-first-dealer = Who deals first.
option-list-passed-in-counts = A deal that is passed in uses up a line of the list.
option-list-passed-in-dealer-bonus = Points for the dealer of a deal that is passed in.
option-stakes-base = Money for one point. 0: no money.
option-stakes-basis = Which points are paid for.
option-stakes-rake = Fee of the house in percent, by the size of the stake.
option-stakes-rounding = How stake, limit and fee are rounded to whole cents.
option-stakes-limit = The most that one player pays in one deal. 0: no limit.
option-stakes-odd-cent = Who gets the cent that is left over when two defenders share.
option-stakes-mode = Whether three people play for money, or two and a computer that neither pays nor earns.

## Values of the options

value-yes = yes
value-no = no
value-none = none
value-rake-row = from { NUMBER($stake, minimumFractionDigits: 2) }: { $percent }%
value-auction-all-pass-passed-in = passed in: no score, the next player deals
value-auction-all-pass-ramsch = a Ramsch with the cards as dealt
value-auction-all-pass-redeal = the same dealer deals again
value-values-null-below-bid-cheapest-game = lost, charged as the cheapest game that covers the bid
value-values-null-below-bid-twice-null-value = lost, charged at the value of the null
value-values-null-below-bid-refused = may not be declared
value-kontra-who-nobody = nobody
value-kontra-who-any-defender = either defender
value-kontra-who-bidders-only = a defender who bid or held 18 or more
value-kontra-until-first-lead = before any card is played
value-kontra-until-own-first-card = before one’s own first card
value-kontra-until-second-trick = before the lead to the second trick
value-kontra-ouvert-no-difference = no difference
value-kontra-ouvert-before-cards-shown = before the cards are shown
value-bock-stacking-add = every event adds a round
value-bock-stacking-one-per-deal = one round at most for each deal
value-ramsch-skat-to-last-trick = the winner of the last trick
value-ramsch-skat-to-loser = the loser
value-ramsch-skat-to-nobody = nobody
value-ramsch-loss-card-points = his card points
value-ramsch-loss-fixed = 10, 15 or 20
value-ramsch-tie-both-lose = both lose in full
value-ramsch-tie-later-trick = the one with the later trick loses
value-ramsch-tie-split = each loses half, rounded up
value-ramsch-all-equal-nothing = nothing
value-ramsch-all-equal-all-lose = everyone his own loss
value-ramsch-push-doubling-each = each push doubles
value-ramsch-push-doubling-first-only = twofold in all
value-ramsch-push-doubling-none = not at all
value-ramsch-jacks-taker-may-not = no jacks back
value-ramsch-jacks-free = any card
value-ramsch-durchmarsch-wins-120 = wins 120, nobody loses
value-ramsch-durchmarsch-loses = loses 120
value-ramsch-grand-hand-leader-forehand = forehand
value-ramsch-grand-hand-leader-declarer = the declarer
value-spitze-missed-loses = the game
value-spitze-missed-ignored = only its levels
value-list-scoring-classic = game points
value-list-scoring-seeger = Seeger: ±50 for each own game
value-list-scoring-seeger-fabian = Seeger-Fabian: ±50 for each own game, 40 or 30 for games lost by others
value-list-end-deals = after a number of deals
value-list-end-points = when a total reaches the limit
value-list-end-open = by agreement
value-list-first-dealer-first-seat = the first seat
value-list-first-dealer-random = by lot
value-stakes-basis-value = game value with Kontra and Bock, a loss not doubled
value-stakes-basis-list-points = the points written
value-stakes-rounding-half-up = half a cent upwards
value-stakes-rounding-half-even = half a cent to the even cent
value-stakes-rounding-down = down
value-stakes-odd-cent-house = the house
value-stakes-odd-cent-next-seat = the defender after the declarer
value-stakes-mode-three-players = three people
value-stakes-mode-duo = two people and a computer

## Events that call for a Bock or Ramsch round

trigger-lost-with-60 = game lost with exactly 60 card points
trigger-won-grand-hand = grand hand won
trigger-won-null-ouvert-hand = null ouvert hand won
trigger-lost-grand = grand lost
trigger-lost-with-kontra = game lost after Kontra
trigger-kontra-re = game with Kontra and Re
trigger-score-three-equal = a player’s total ends in three equal digits
trigger-score-multiple-of-100 = a player’s total is a multiple of 100
trigger-value-72 = game won with a value of 72 or more
trigger-value-96 = game won with a value of 96 or more
trigger-value-120 = game won with a value of 120 or more
trigger-schneider-outside-bock = one side Schneider outside Bock
trigger-two-rounds-without-bock = two rounds without Bock

## Presets

preset-isko = International Skat Order
preset-isko-description = The official rules of November 2022.
preset-isko-list = Rated list
preset-isko-list-description = The official rules with Seeger-Fabian scoring: 36 deals at three, 48 at four.
preset-altenburg-1937 = Altenburg 1937
preset-altenburg-1937-description = The Skat code of 1927 to 1937, in force until 1998: grand ouvert 36, a lost hand game counts once, deal again when all pass.
preset-official-pl = Poland, official
preset-official-pl-description = The official rules up to 1000 points, first dealer by lot.
preset-pub-pl = Poland, pub
preset-pub-pl-description = The pub game with Kontra, Bock, Schieberamsch and announcements after taking the skat, up to 1000 points.
preset-stakes-el = Greece, for stakes
preset-stakes-el-description = The official rules for money: three people, stake for each point and a fee of the house.
preset-duo-el = Greece, for two
preset-duo-el-description = As for stakes, but with two people and a computer that neither pays nor earns.
preset-xskat-pub = German pub
preset-xskat-pub-description = A rich pub game with Kontra, Bock and Ramsch rounds, knocking, Spitze, Revolution and gifts.

## What does not go together

conflict-not-allowed = One of the settings does not exist or has a value that is not allowed.
conflict-hirsch-without-supra = Hirsch answers Supra: allow Supra too, or leave Hirsch out.
conflict-supra-without-re = Supra answers Re: allow Re too, or leave Supra out.
conflict-named-twice = An event is named twice: { $option }
conflict-no-decimal = That is no amount such as 0.10: { $option }
conflict-too-great = That amount is too great: { $option }
conflict-stake-named-twice = The fee names the same stake twice.
conflict-not-for-money = This cannot be played for money, as nobody says how it would be paid: { $option }

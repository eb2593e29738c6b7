### Was man mit einem Blatt tut, mit Aussichten und Listenpunkten.

## The command

command-advise = Sagt, was mit einem Blatt zu reizen, anzusagen und zu drücken ist, mit Aussichten und Listenpunkten.
flag-advise-skat = Die zwei Karten, die im Skat lagen, wenn er aufgenommen ist.
flag-advise-position = Wo du sitzt.
flag-advise-spoke = Eine andere Position, die einen Wert genannt oder gehalten hat; zweimal möglich.
flag-advise-bid = Der Wert, der als nächster zu nennen oder zu halten ist; mit Skat der Wert, der das Reizen gewonnen hat.
flag-advise-level = Auch sagen, was ein Computer dieser Stärke täte.
error-ten-or-twelve = Es müssen zehn Karten sein, oder zwölf mit dem Skat, nicht { $count }.
error-skat-cards = --skat nimmt die zwei Karten des Skats, neben zehn anderen auf der Hand.
error-own-position = Dort sitzt du selbst: --spoke nimmt die beiden anderen, nicht { $position }.
error-no-bid = { $bid } kann nicht gereizt werden; die nächsten Werte sind { $near }.

## What to do

advise-hand = { $position }: { $cards }
advise-bid = Bis { $limit } reizen; bei { $bid } den Skat aufnehmen.
advise-bid-hand = Bis { $limit } reizen; bei { $bid } { $contract } spielen.
advise-pass = Passen.
advise-lay = { $cards } drücken und { $contract } spielen.
advise-level-bid = { $level }: würde bis { $limit } reizen
advise-level-pass = { $level }: würde passen
advise-level-lay = { $level }: würde { $cards } drücken und { $contract } spielen

## The tables

advise-bids = Was das Spielen bei jedem Reizwert bringt
advise-games = Spiele bei { $bid }
advise-discards = Mit dem Skat, bei { $bid }
column-advise-bid = Reizwert
column-advise-skat = Mit Skat
column-advise-hand = Aus der Hand
column-advise-game = Spiel
column-advise-share = Bestes %
column-advise-win = Gewonnen %
column-advise-points = Punkte
column-advise-laid = Drücken
advise-note-points = Punkte sind Listenpunkte im Mittel, ein Verlust zusammen mit dem, was jeder der anderen gewinnt.
advise-note-games = Bestes %: bei wie vielen der Skate, die da liegen können, dieses Spiel das beste ist. Die Zahlen daneben gelten für die Skate, mit denen man an das Spiel denkt, an ein Farbspiel mit fünf Trümpfen oder mehr.

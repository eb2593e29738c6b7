### Die Rückschau auf ein beendetes Spiel: was Karten und Ansagen gekostet haben, offen und mit den Augen der Spieler.

## The command

command-review = Zeigt, welche Gebote und Karten eines beendeten Spiels wie viel gekostet haben.
flag-review-seconds = Längste Zeit für ein Spiel, in Sekunden.
flag-review-deal = Nur das Spiel mit dieser Kennung.
flag-review-position = Nur die Ansagen und Karten dieser Position beurteilen.
flag-review-worlds = Wie viele Verteilungen für eine Karte mit den Augen des Spielers durchsucht werden; 0 lässt das weg.

## How a game ends with best play

outlook-lost-schneider = verloren, Schneider
outlook-lost = verloren
outlook-won = gewonnen
outlook-won-schneider = mit Schneider gewonnen
review-result = { $outlook } ({ $points } : { $others })
review-start = Bei bestem Spiel aller von der ersten Karte an: { $result }
review-end = Bei bestem Spiel aller nach der letzten Karte: { $result }

## What turned the game, and what the figures mean

review-turns = Was das Spiel gedreht hat:
review-turns-none = Keine Karte hat das Ergebnis bei bestem Spiel geändert.
review-turn = { $mark } { $trick }. Stich, { $player }: { $card } – { $before } → { $after }; am besten: { $best }
review-legend = Wert: die Augen des Alleinspielers am Ende bei bestem Spiel aller nach der Karte, alle Karten offen. Gesehen %: in wie vielen der Verteilungen, mit denen der Spieler rechnen musste, der Alleinspieler dann gewinnt, und wie viele Prozentpunkte die Karte ihre Partei kostete. ◆ drehte das Spiel, ● den Schneider.
review-open-note = Was mit offenen Karten das Beste ist, war am Tisch nicht immer ein Fehler: Dort hat niemand alle Karten gesehen.
review-ramsch = Ein Ramsch wird nicht Karte für Karte beurteilt: Drei Spieler haben kein gemeinsames Ziel, darum hat eine Karte keinen einen Wert. Gezeigt werden stattdessen die Ansagen davor und die bisherigen Augen.
review-no-game = Es wurde kein Spiel gespielt, darum gibt es keine Karten zu prüfen, nur die Ansagen.
review-no-cards = Das Spiel endete vor der ersten Karte. Geprüft werden die Ansagen.
review-unplayed =
    { $count ->
        [one] Das Spiel endete vorzeitig: { $count } Karte wurde nicht gespielt.
       *[other] Das Spiel endete vorzeitig: { $count } Karten wurden nicht gespielt.
    }
review-running = Spiel { $deal } ist noch nicht zu Ende, darum gibt es keine Rückschau.
review-nothing = { $path } enthält kein Spiel.
review-left-budget = Die Zeit war um. Nicht geprüft: Karten { $cards }, Ansagen { $calls }, Karten mit den Augen der Spieler { $seen }
review-left-cancelled = Abgebrochen. Nicht geprüft: Karten { $cards }, Ansagen { $calls }, Karten mit den Augen der Spieler { $seen }
review-left-too-hard = Die Suche fand keine Antwort. Nicht geprüft: Karten { $cards }, Ansagen { $calls }, Karten mit den Augen der Spieler { $seen }

## Calls

review-calls = Ansagen:
review-call = { $player }: { $call } – { $judgement }
review-held = Ja zu { $value }
review-passed = Passe bei { $value }
judged-bid = mit dem Skat war { $game } zu gewinnen, gut für { $limit }
judged-bid-none = kein Spiel war zu gewinnen, auch nicht mit dem Skat
judged-skat = mit dem Skat { $skat } ({ $score }), aus der Hand { $hand } ({ $other })
judged-discard = { $result }; besser: { $cards } – { $best }
judged-discard-best = { $result }; besser war nicht zu drücken
judged-game = { $outlook } ({ $score }); sonst am besten: { $contract } ({ $other })
judged-both = { $open }; { $seen }
judged-right = mit offenen Karten richtig: { $judgement }
judged-wrong = mit offenen Karten falsch: { $judgement }
judged-seen = nach den eigenen Karten allein { $loss } Listenpunkte gegenüber der besten Ansage
judged-seen-best = nach den eigenen Karten allein nichts Besseres

## The table of cards

column-review-trick = Stich
column-review-player = Spieler
column-review-card = Karte
column-review-value = Wert
column-review-loss = Minus
column-review-best = Besser
column-review-seen = Gesehen %
column-review-seen-loss = Minus %
column-review-taken = Augen: V/M/H

## What each player lost

column-review-points-lost = Augen verloren
column-review-turned = Spiele gedreht
column-review-chance-lost = Aussicht verloren, %
column-review-worst = Teuerste Karte

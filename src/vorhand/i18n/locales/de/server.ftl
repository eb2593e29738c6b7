### What the server answers where something cannot be done.

refused-stale = Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin und wähle neu.
refused-not-seated = Du hast an diesem Tisch keinen Platz.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-seat-taken = Dort sitzt schon jemand.
refused-no-such-seat = Diesen Platz hat der Tisch nicht.
refused-bad-name = Ein Name braucht mindestens einen sichtbaren Buchstaben.
refused-no-such-level = Einen Computer dieser Stärke gibt es nicht.
refused-bad-rules = Diese Regeln passen nicht zusammen.
refused-already-begun = Die Liste hat schon begonnen.
refused-not-begun = Die Liste hat noch nicht begonnen.
refused-seats-free = Es sind noch Plätze frei.
refused-duo-needs-computer = Ein Duo braucht zwei Menschen und einen Computer.
refused-wrong-deal = Das gehört zu einem anderen Spiel.
refused-deal-running = Es läuft ein Spiel; warte sein Ende ab.
refused-match-over = Die Liste ist zu Ende.
refused-not-playing = Du setzt in diesem Spiel aus.
refused-busy = Der Tisch ist beschäftigt. Versuch es noch einmal.
refused-store-failed = Dein Zug ließ sich nicht speichern und gilt darum nicht. Versuch es noch einmal.
refused-too-often = Das hast du in diesem Spiel oft genug angeboten.
refused-no-such-moment = Von hier lässt sich das Spiel nicht weiterspielen.
refused-no-advice = An diesem Tisch zählen die Ergebnisse, darum gibt es keinen Rat.
refused-nothing-asked = Gerade bist du nichts gefragt.

problem-hello-first = Die erste Nachricht muss ein Gruß (hello) sein.
problem-not-text = Nachrichten sind Text.
problem-not-understood = Diese Nachricht ist nicht zu verstehen.

fault-store-failed = Die Daten sind gerade nicht zu erreichen. Versuch es noch einmal.
fault-too-many = Das war zu viel auf einmal. Warte ein wenig.
fault-bad-name = Ein Name braucht mindestens einen sichtbaren Buchstaben.
fault-no-such-level = Einen Computer dieser Stärke gibt es nicht.
fault-no-such-view = Ein Spiel lässt sich ansehen als all, forehand, middlehand, rearhand oder spectator.
fault-no-such-table = Diesen Tisch gibt es nicht.
fault-no-such-deal = Dieses beendete Spiel gibt es an diesem Tisch nicht.
fault-other-site = Diese Anfrage kam von einer anderen Seite.
fault-no-cookie = Lade zuerst die Seite: Dieser Browser ist noch nicht bekannt.
fault-not-json = Schick JSON.
fault-not-understood = Diese Anfrage ist nicht zu verstehen.
fault-too-long = Diese Anfrage ist zu lang.
fault-too-slow = Die Anfrage kam zu langsam.
fault-busy = Gerade werden andere Spiele durchgerechnet. Versuch es gleich noch einmal.

guest-name = Gast

advice-command = Rat: { $command }
advice-lay = Rat: { $cards } drücken und { $contract } spielen
advice-limit = reizen bis { $limit }
advice-win = Gewinnaussicht { $percent } %
advice-worth = Listenpunkte im Mittel: { $points }

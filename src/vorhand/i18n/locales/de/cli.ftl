### Das Spiel im Terminal und die anderen Befehle.

## Commands

command-serve = Den Server mit der Webseite starten.
command-play = Skat im Terminal gegen Computer spielen.
command-rules = Die Vorlagen zeigen oder alle Optionen einer Vorlage.
command-values = Die Reizwerte zeigen oder die Spiele mit einem bestimmten Wert.
command-settle = Ausrechnen, was ein Spiel wert ist und warum.
command-check = Prüffälle, Computerspieler, Spielaufzeichnungen oder ein Mischen prüfen.
command-check-vectors = Prüffälle durchrechnen.
command-check-positions = Einem Computerspieler Stellungen vorlegen, in denen etwas richtig oder falsch ist.
command-check-records = Spielaufzeichnungen nachspielen und die Ergebnisse vergleichen.
command-check-shuffle = Den Beweis für ein Mischen prüfen.
command-convert = Spielaufzeichnungen in ein anderes Format umwandeln.
command-replay = Ein aufgezeichnetes Spiel Schritt für Schritt ansehen.
command-solve = Stellungen mit offenen Karten lösen: JSON-Zeilen hinein, JSON-Zeilen heraus.
command-arena = Computer auf denselben Spielen gegeneinander spielen lassen.
command-bench = Geschwindigkeit messen.
command-bench-solver = Den Löser für offene Karten messen.
command-bench-rules = Den Regelkern messen: Spiele, Aufzeichnungen und Ausspiele je Sekunde.
command-bench-server = Einen Server belasten: Tische mit Computern und Zuschauern, und Leute, die spielen.
flag-lang = Sprache aller Texte.
flag-host = Adresse, auf der gehört wird; 0.0.0.0 für jedes Netz.
flag-port = Port, auf dem gehört wird; 0 für irgendeinen freien.
flag-server-data = Wo der Server seine Daten hält.
flag-database = Adresse einer PostgreSQL-Datenbank; ohne Angabe SQLite im Datenordner.
flag-pace = natural: Computer lassen sich Zeit; hasty: sie antworten sofort.
flag-seconds-a-position = Längste Zeit für eine Stellung, in Sekunden.
flag-bench-deals = Wie viele Spiele von jeder Art.
flag-players = Drei Spieler nach Spielstärke: { $levels }.
flag-arena-deals = Wie viele Spiele; jedes wird dreimal gespielt, jeder sitzt auf jedem Platz.
flag-duplicate = Jedes Spiel auch an einem Tisch spielen, an dem dreimal der zweite Spieler sitzt, und vergleichen.
flag-ramsch = Jedes Spiel gehört zu einer Ramschrunde.
flag-executor = Wo gespielt wird: processes in Prozessen dieses Rechners, dask in einem Dask-Cluster, oder die Adresse von dessen Scheduler.
flag-processes = Wie viele Prozesse dieses Rechners spielen; ohne Angabe so viele, wie er Prozessoren hat.
flag-scheduler = Adresse des Schedulers für --executor dask; ohne Angabe wird hier ein eigener Cluster gestartet.
flag-out = Die Ergebnisse in dieser Parquet-Datei aufheben; noch einmal mit denselben Angaben geht ein abgebrochener Lauf weiter.
flag-report = Nichts spielen, nur die Zahlen einer solchen Datei zeigen.
flag-json = JSON für Programme ausgeben.
flag-quiet = Nur ausgeben, was verlangt ist.
flag-preset = Regeln, nach denen gespielt wird.
flag-set = Eine Option ändern, zum Beispiel kontra.who=any_defender.
flag-level = Wie gut die Computer spielen.
flag-deck = Kartenbild.
flag-seed = Zahl, die das Mischen festlegt.
flag-check-player = Wer gefragt wird, nach Stärke: { $levels }.
flag-check-seed = Zahl, die den Zufall des Spielers festlegt.
flag-deals = Anzahl der Spiele.

## Players

player-you = Du
player-computer = Computer { $number }
player-label = { $player } ({ $position })
level-random = Zufall (spielt irgendeine erlaubte Karte)
level-casual = Gelegenheitsspieler (spielt wie ein gemütlicher Skatbruder)
level-club = Vereinsspieler (rechnet durch, wie die Karten liegen können)
level-expert = Experte (reizt nach Erfahrung und durchsucht viele Kartenverteilungen)
level-master = Meister (wie der Experte, durchsucht aber weit mehr davon)

## The course of a match

play-welcome = Willkommen bei Vorhand. Du spielst Skat gegen Computer.
play-level = Computer: { $level }
play-rules = Regeln: { $preset }
play-hint = „?“ zeigt bei jeder Frage Hilfe, „ende“ hört auf.
play-deal-heading = Spiel { $number }, Geber: { $dealer }
play-deal-heading-of = Spiel { $number } von { $total }, Geber: { $dealer }
play-bock = Bock: Dieses Spiel zählt doppelt.
play-bock-left =
    { $count ->
        [one] Bockrunde: noch { $count } Spiel
       *[other] Bockrunde: noch { $count } Spiele
    }
play-ramsch-left =
    { $count ->
        [one] Ramschrunde: noch { $count } Spiel
       *[other] Ramschrunde: noch { $count } Spiele
    }
play-bock-added =
    { $count ->
        [one] Bockrunde ausgelöst: { $count } Spiel kommt dazu
       *[other] Bockrunde ausgelöst: { $count } Spiele kommen dazu
    }
play-ramsch-added =
    { $count ->
        [one] Ramschrunde ausgelöst: { $count } Spiel kommt dazu
       *[other] Ramschrunde ausgelöst: { $count } Spiele kommen dazu
    }
play-position = Deine Position: { $position }
play-sitting-out = Du gibst und setzt dieses Spiel aus.
play-skat-found = Im Skat: { $cards }
play-trick-heading = Stich { $number }
play-on-table = Auf dem Tisch: { $cards }
play-trick-to = Stich { $number } → { $player } ({ $points })
play-last-trick = Letzter Stich: { $cards }
play-no-last-trick = Es gibt noch keinen Stich.
play-legal-cards = Erlaubt: { $cards }
play-jump = { $who } springt auf { $value }!
play-list-empty = Die Spielliste ist noch leer.
play-match-over = Die Partie ist zu Ende.
play-saved = Die Partie ist gespeichert. „vorhand play“ setzt sie fort.
play-resumed =
    { $deals ->
        [one] Die gespeicherte Partie geht nach { $deals } Spiel weiter.
       *[other] Die gespeicherte Partie geht nach { $deals } Spielen weiter.
    }
play-set-aside = Die gespeicherte Partie bleibt aufgehoben in { $path }.
play-shuffle-promise = Zugesagtes Mischen: { $commitment }
play-shuffle-kept = Gemischt wurde wie zugesagt.

## Questions

ask-bid = Was reizt du? { $value } oder mehr, oder Passe
ask-hold = { $who } reizt { $value }. Ja oder Passe?
ask-forehand = Die anderen haben gepasst. Spielst du bei { $value }, oder passt du auch?
ask-skat-or-hand = Du bist Alleinspieler bei { $bid }. Skat aufnehmen oder Hand spielen?
ask-discard = Welche zwei Karten drückst du?
ask-discard-sure = { $cards } drücken? Enter für ja, „zurück“ zum Neuwählen
ask-game = Welches Spiel spielst du?
ask-announcements = Sonst noch eine Ansage? ({ $choices })
ask-grand-hand = Spielst du Grand Hand statt Ramsch?
ask-ramsch-skat = Den Skat aufnehmen oder ungesehen weiterschieben?
ask-ramsch-discard = Welche zwei Karten gibst du weiter?
ask-ramsch-call = Noch etwas vor der ersten Karte? ({ $choices })
ask-kontra = Kontra?
ask-re = Re?
ask-supra = Supra?
ask-hirsch = Hirsch?
ask-rearrange = Du darfst die Karten der Gegenspieler neu verteilen. Möchtest du?
ask-rearrange-hand = Welche zehn Karten bekommt { $player }?
ask-card = Deine Karte?
ask-claim-simple = { $who } beansprucht den Rest. Einverstanden?
ask-claim-schneider = { $who } beansprucht den Rest und Schneider. Einverstanden?
ask-claim-schwarz = { $who } beansprucht den Rest und Schwarz. Einverstanden?
ask-claim-null = { $who } sagt, keinen Stich mehr zu bekommen. Einverstanden?
ask-concession = { $who } möchte aufgeben. Einverstanden?
ask-gift-partner = { $who } möchte das Spiel schenken. Einverstanden?
ask-gift-declarer = Die Gegenpartei schenkt dir das Spiel. Nimmst du an?
ask-below-bid = Dieses Spiel ist bisher { $value } wert, gereizt hast du { $bid }. Trotzdem spielen?
ask-null-below-bid = Dieser Null ist { $value } wert, gereizt hast du { $bid }: Er ist sofort verloren. Trotzdem ansagen?
ask-concede = Willst du wirklich aufgeben?
ask-next-deal = Nächstes Spiel?
ask-resume = Eine angefangene Partie ist gespeichert. Weiterspielen?

## Help at the questions: what may be typed

help-always = Jederzeit: „?“ für Hilfe, „liste“ für die Spielliste, „stich“ für den letzten Stich, „ende“ zum Aufhören.
help-cards = Karten: Farbe und Wert, zum Beispiel { $examples }.
help-bid = Gib einen Reizwert ein, „ja“ für { $value } oder „passe“.
help-hold = Gib „ja“ ein, um { $value } zu halten, oder „passe“.
help-forehand = Gib „ja“ ein, um bei { $value } zu spielen, oder „passe“.
help-skat-or-hand = Gib „skat“ ein, um die zwei Karten aufzunehmen, oder „hand“, um ohne sie zu spielen.
help-discard = Gib zwei Karten mit einem Leerzeichen dazwischen ein. Sie zählen am Ende für dich.
help-discard-sure = Enter legt die beiden Karten weg, „zurück“ lässt neu wählen.
help-game = Gib ein Spiel ein: { $games }.
help-announcements = Gib deine Ansagen mit Leerzeichen dazwischen ein, oder drücke die Eingabetaste für keine. Möglich: { $choices }.
help-grand-hand = Gib „ja“ oder „nein“ ein. Beim Grand Hand spielst du ohne den Skat allein gegen die beiden anderen.
help-ramsch-skat = Gib „skat“ ein, um die zwei Karten aufzunehmen und zwei weiterzugeben, oder „schieben“, um den Skat ungesehen weiterzugeben.
help-ramsch-discard = Gib zwei Karten mit einem Leerzeichen dazwischen ein. Der Nächste bekommt sie.
help-ramsch-call = Gib ein, was du sagst, oder drücke die Eingabetaste für nichts. Möglich: { $choices }.
help-doubling = Gib „ja“ ein, um die Punkte zu verdoppeln, oder drücke die Eingabetaste.
help-rearrange = Gib zehn Karten mit Leerzeichen dazwischen ein. Der andere Gegenspieler bekommt den Rest.
help-card = Gib eine Karte ein. Erlaubt: { $cards }.
help-card-declarer = Außerdem: „rest“, um alle übrigen Stiche zu beanspruchen, auch mit „schneider“ oder „schwarz“; „aufgeben“.
help-card-defender = Außerdem: „aufgeben“; „auflegen“, wenn der Alleinspieler keinen Stich mehr bekommt.
help-card-doubling = Außerdem vor deiner Karte: „kontra“.
help-card-gift = Außerdem: „schenken“.
help-yes-no = Gib „ja“ oder „nein“ ein.
help-next-deal = Die Eingabetaste beginnt das nächste Spiel; sonst „liste“ oder „ende“.

## Words that may be typed, with blanks between; the English ones are understood in every language

typed-yes = ja j
typed-no = nein n
typed-pass = passe passen p
typed-skat = skat s aufnehmen
typed-hand = hand h
typed-push = schieben
typed-nothing = nichts keine -
typed-knock = klopfen
typed-jungfrau = jungfrau
typed-schneider = schneider
typed-schwarz = schwarz
typed-ouvert = ouvert
typed-spitze = spitze
typed-revolution = revolution
typed-kontra = kontra
typed-re = re
typed-supra = supra
typed-hirsch = hirsch
typed-rest = rest
typed-concede = aufgeben
typed-open = auflegen
typed-gift = schenken
typed-help = ? hilfe
typed-list = liste
typed-last = stich
typed-quit = ende e
typed-back = zurück z
typed-grand = grand g
typed-null = null n

## What was wrong with what was typed

input-not-understood = Nicht verstanden: „{ $text }“. „?“ zeigt Hilfe.
input-no-card = „{ $text }“ ist keine Karte.
input-two-cards = Bitte genau zwei verschiedene Karten.
input-ten-cards = Bitte genau zehn verschiedene Karten.
input-not-your-card = { $card } hast du nicht.
input-no-value = { $value } kann nicht gereizt werden. Die nächsten Werte: { $next }.
input-must-follow = { $led } ist ausgespielt, du musst bedienen: { $cards }.
input-jacks-stay = Buben dürfen nicht weitergegeben werden: { $cards }.

## Errors of commands

error-line = Fehler: { $message }
error-unknown-preset = Unbekannte Vorlage „{ $name }“. Bekannt: { $known }.
error-arena-seats = Die Arena ist für drei Plätze: drei Spieler zwischen Kommas und Regeln für einen Tisch zu dritt.
error-unknown-player = Unbekannter Computerspieler „{ $name }“. Bekannt: { $known }.
error-extra = Dazu fehlen Bibliotheken: pip install vorhand[{ $extra }]
error-no-cluster = Unter { $address } antwortet kein Dask-Cluster mit Arbeitern. Eine Adresse sieht so aus: tcp://host:8786.
error-executor = --executor { $executor } geht so nicht. Erlaubt: processes, dask oder eine Adresse wie tcp://host:8786; --scheduler nur zusammen mit dask.
error-other-program = Der Arbeiter { $worker } hat eine andere Version von Vorhand: { $found }, nicht { $wanted }.
error-workers-lost = Die Prozesse, die gespielt haben, sind vor ihrer Arbeit zu Ende gegangen. Was --out aufhebt, ist nicht verloren: Derselbe Befehl macht dort weiter.
error-not-of-arena = { $path } enthält keine Ergebnisse der Arena.
error-other-contest = { $path } gehört zu einem anderen Lauf: { $differences }
error-difference = { $what } – dort { $stored }, jetzt { $asked }
error-unknown-game = Unbekanntes Spiel „{ $name }“. Bekannt: { $known }.
error-no-file = { $path } gibt es nicht.
error-no-deal = { $path } enthält kein Spiel { $deal }.
error-points-needed = --points fehlt: die Augen des Alleinspielers mit dem Skat, 0 bis 120.
error-all-tricks = Mit allen zehn Stichen hat der Alleinspieler 120 Augen, nicht { $points }.
error-no-trick = Ohne einen Stich hat der Alleinspieler höchstens { $most } Augen, nicht { $points }.
error-cards-needed = Ein Null unter dem Reizwert wird nach den Spitzen der zwölf Karten des Alleinspielers berechnet: mit --cards angeben.
error-twelve-cards = Es müssen genau zwölf Karten sein, zehn und der Skat, nicht { $count }.
error-matadors-needed = Genau eines von --with N, --without N und --cards ist nötig.
error-too-many-matadors = { $game } hat höchstens { $most } Spitzen, nicht { $count }.
error-doublings = Re antwortet auf Kontra, Supra auf Re, Hirsch auf Supra: Keines steht allein.

## check

check-failure = { $id }: erwartet { $expected }, erhalten { $got }
check-positions-role = { $role }: { $passed } von { $total }
check-positions-missed =
    { $positions ->
        [one] { $positions } Stellung verfehlt, die nur stärkere Spieler können müssen
       *[other] { $positions } Stellungen verfehlt, die nur stärkere Spieler können müssen
    }
check-column-position = Stellung
check-column-played = Gespielt
check-column-wanted = Gewollt
check-column-level = Ab Stärke
check-column-why = Warum
check-always = immer { $moves }
check-never = nie { $moves }
role-bidding = Reizen
role-discarding = Drücken
role-naming = Spielansage
role-declarer-leading = Alleinspieler im Ausspiel
role-declarer-following = Alleinspieler beim Zugeben
role-defender-leading = Gegenspieler im Ausspiel
role-defender-before = Gegenspieler vor dem Alleinspieler
role-defender-behind = Gegenspieler hinter dem Alleinspieler
role-null-declarer = Null, Alleinspieler
role-null-defender = Null, Gegenspieler
role-ramsch = Ramsch
role-kontra = Kontra
check-shuffle-good = Die Karten wurden gegeben wie zugesagt.
check-shuffle-bad = Die Karten wurden nicht gegeben wie zugesagt: { $message }
check-shuffle-open = Nichts zu prüfen: { $message }
check-shuffle-step = { $step }: in Ordnung
check-shuffle-no-proof = zu diesem Spiel gibt es keinen Nachweis des Mischens
check-shuffle-unrevealed = der Startwert dieses Spiels ist noch nicht aufgedeckt

## convert, values, rules, replay, bench

convert-summary =
    { $records ->
        [one] { $records } Aufzeichnung nach { $path } geschrieben
       *[other] { $records } Aufzeichnungen nach { $path } geschrieben
    }
convert-skipped =
    { $records ->
        [one] { $records } Aufzeichnung ausgelassen
       *[other] { $records } Aufzeichnungen ausgelassen
    }
values-heading =
    { $count ->
        [one] { $count } Reizwert
       *[other] { $count } Reizwerte
    }
values-line = { $value }: { $games }
values-game = { $game } × { $levels }
values-none = Kein Spiel hat den Wert { $value }.
rules-preset-line = { $name } – { $title }: { $description }
rules-heading = { $title } ({ $name })
rules-no-differences = Keine Abweichung von den offiziellen Regeln.
rules-differences =
    { $count ->
        [one] { $count } Abweichung von den offiziellen Regeln
       *[other] { $count } Abweichungen von den offiziellen Regeln
    }
replay-heading = Spiel { $deal }, { $rules }
replay-as = Gesehen von: { $position }
replay-all-open = Alle Karten offen
replay-step = { $number } von { $total }
replay-end = Ende der Aufzeichnung.
replay-server-result = Beendet nach den Gepflogenheiten des Servers; { $player }: { $score }
replay-ask = Eingabetaste: weiter, „zurück“: zurück, „ende“: aufhören
note-resigned = gibt auf
note-timed-out = Zeit abgelaufen
note-left = hat den Tisch verlassen
note-hand-shown = zeigt das Blatt
bench-solver-line = { $set }, { $question }: im Mittel { $mean } ms, p99 { $p99 } ms, { $nodes } Knoten je Sekunde
bench-signature = Signatur der Knoten: { $signature }
arena-summary = Spiele: { $deals }; Tische: { $tables }; eingepasst: { $passed } %
arena-errors = Hinter ± steht ein Standardfehler.
arena-players = Spieler
arena-leads = Unterschiede auf denselben Spielen
arena-roles = Rollen
arena-positions = Positionen
arena-games = Angesagte Spiele
arena-moves = Prozessorzeit der Züge, in ms
arena-contracts = Angesagt von { $name }: { $contracts }
arena-three-of = 3 × { $name }
arena-to-others = den beiden anderen am Tisch
arena-to-second = { $name } dort am Tisch zu dritt
arena-role-declarer = Alleinspieler
arena-role-defender = Gegenspieler
arena-role-passed = eingepasst
arena-role-ramsch = Ramsch
arena-move-bid = Reizen
arena-move-declaration = Skat und Ansage
arena-move-card = Karte
arena-column-player = Spieler
arena-column-points = Listenpunkte je Spiel
arena-column-points-36 = In 36 Spielen
arena-column-declared = Allein, %
arena-column-won = Gewonnen, %
arena-column-ms = ms je Zug
arena-column-to = Vorsprung vor
arena-column-lead = Je Spiel
arena-column-role = Rolle
arena-column-position = Position
arena-column-deals = Spiele
arena-column-share = Anteil, %
arena-column-game = Spielart
arena-column-move = Zug
arena-column-moves = Anzahl
arena-column-mean = Mittel
arena-column-p99 = p99
arena-column-max = Längster
bench-deals-per-s = { $figure } ganze Zufallsspiele je Sekunde durch den Python-Kern
bench-records-per-s = { $figure } Spielaufzeichnungen je Sekunde gelesen, nachgespielt und verglichen
bench-kernel-deals-per-s = { $figure } ganze Zufallsspiele je Sekunde aus dem Rust-Kern, je ein Aufruf
bench-playouts-per-s = { $figure } Zufallsausspiele je Sekunde in Rust
bench-env-steps-per-s = { $figure } Schritte je Sekunde in der Umgebung für lernende Programme
bench-no-env = Die Umgebung für lernende Programme wurde nicht gemessen: Sie braucht das Extra rl.
bench-load = Tische mit Zuschauern: { $tables }; Tische mit Spielern: { $people }
bench-commands = Züge je Sekunde: { $figure }
bench-time-seen = Vom Zug bis zum eigenen Bild davon, in ms: { $median } in der Mitte, { $high } bei 99 von 100
bench-time-ack = Vom Zug bis zur Bestätigung, in ms: { $median } und { $high }
bench-time-shown = Vom fälligen Zug bis zur Nachricht an jeden Zuschauer, in ms: { $median } und { $high }
bench-time-ping = Vom Ping bis zur Antwort, in ms: { $median } und { $high }
bench-cost = Prozessorkerne: { $cores }; MB je Tisch: { $mb }
bench-faults = Verloren: { $lost }; doppelt: { $doubled }; Karten zu früh gezeigt: { $leaks } (durchsuchte beendete Spiele: { $deals })

## Help of the program

program-help = Vorhand, das offene Zuhause des Skatspiels.
program-usage = Aufruf:
program-subcommand = BEFEHL …
program-options = Optionen
program-commands = Befehle
program-default = Voreinstellung
program-examples = Beispiele:
flag-help = Diesen Text zeigen und enden.
flag-version = Die Version zeigen und enden.
flag-diff = Nur, was von den offiziellen Regeln abweicht.
flag-new = Eine neue Partie beginnen; eine gespeicherte wird aufgehoben.
flag-data = Ordner für die gespeicherte Partie.
flag-as = Nur zeigen, was diese Position gesehen hat.
flag-replay-deal = Nur das Spiel mit dieser Kennung zeigen.
flag-to = Format der Ausgabe: vorhand oder iss; sonst entscheidet der Dateiname.
flag-seconds = Sekunden für jede Zahl.
flag-bench-tables = Tische mit drei Computern, jeder mit einem Zuschauer.
flag-bench-people = Tische, an denen jemand gegen zwei Computer spielt.
flag-bench-seconds = Wie viele Sekunden gemessen wird.
flag-bench-url = Adresse eines laufenden Servers; ohne sie wird einer gestartet und danach weggeworfen.
flag-bench-commit = group: viele Ereignisse in einer Transaktion; single: jedes in einer eigenen.
flag-hand = Handspiel.
flag-schneider = Schneider angesagt.
flag-schwarz = Schwarz angesagt.
flag-ouvert = Ouvert.
flag-revolution = Revolution.
flag-kontra = Kontra wurde gesagt.
flag-re = Re wurde gesagt.
flag-supra = Supra wurde gesagt.
flag-hirsch = Hirsch wurde gesagt.
flag-with = Vorhandene Spitzen (mit).
flag-without = Fehlende Spitzen (ohne).
flag-cards = Die zwölf Karten des Alleinspielers, zehn und der Skat, statt --with oder --without.
flag-points = Augen des Alleinspielers mit dem Skat.
flag-tricks = Stiche des Alleinspielers; nur nötig, wenn eine Seite alle hat.
flag-bid = Der Reizwert.
flag-spitze = Eine angesagte Spitze wurde gemacht oder verfehlt.
flag-bock = In einer Bockrunde.
source-house = Hausregel
source-decision = eigene Festlegung
source-xskat = XSkat
source-old-code = Skatordnung von 1927–1937
source-polish-site = polnische Spielseite
source-greek-site = griechische Spielseite
source-encyclopaedia = Enzyklopädie

## The server

serve-listens = Vorhand ist erreichbar unter { $address }

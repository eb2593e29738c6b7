### Das Spiel im Terminal und die anderen Befehle.

## Commands

command-play = Skat im Terminal gegen Computer spielen.
command-rules = Die Vorlagen zeigen oder alle Optionen einer Vorlage.
command-values = Die Reizwerte zeigen oder die Spiele mit einem bestimmten Wert.
command-settle = Ausrechnen, was ein Spiel wert ist und warum.
command-check = Prüffälle, Spielaufzeichnungen oder ein Mischen prüfen.
command-check-vectors = Prüffälle durchrechnen.
command-check-records = Spielaufzeichnungen nachspielen und die Ergebnisse vergleichen.
command-check-shuffle = Den Beweis für ein Mischen prüfen.
command-convert = Spielaufzeichnungen in ein anderes Format umwandeln.
command-replay = Ein aufgezeichnetes Spiel Schritt für Schritt ansehen.
command-bench = Geschwindigkeit messen.
flag-lang = Sprache aller Texte: { $languages }.
flag-json = JSON für Programme ausgeben.
flag-quiet = Nur ausgeben, was verlangt ist.
flag-preset = Regeln, nach denen gespielt wird.
flag-set = Eine Option ändern, zum Beispiel kontra.who=any_defender.
flag-level = Wie gut die Computer spielen: { $levels }.
flag-deck = Kartenbild: { $decks }.
flag-seed = Zahl, die das Mischen festlegt.
flag-deals = Anzahl der Spiele.

## Players

player-you = Du
player-computer = Computer { $number }
player-label = { $player } ({ $position })
level-random = Zufall (spielt irgendeine erlaubte Karte)
level-casual = Gelegenheitsspieler (spielt wie ein gemütlicher Skatbruder)

## The course of a match

play-welcome = Willkommen bei Vorhand. Du spielst Skat gegen zwei Computer.
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
        [one] { $count } Bockspiel mehr: { $event }
       *[other] { $count } Bockspiele mehr: { $event }
    }
play-ramsch-added =
    { $count ->
        [one] { $count } Ramschspiel mehr: { $event }
       *[other] { $count } Ramschspiele mehr: { $event }
    }
play-position = Deine Position: { $position }
play-hand = Deine Karten: { $cards }
play-skat-found = Im Skat: { $cards }
play-trick-heading = Stich { $number }
play-trick-to = Stich { $number }: { $player }
play-last-trick = Letzter Stich: { $cards }
play-no-last-trick = Es gibt noch keinen Stich.
play-legal-cards = Erlaubt: { $cards }
play-jump = { $who } springt auf { $value }!
play-cards-left = Noch auf der Hand: { $cards }
play-list-heading =
    { $deals ->
        [one] Spielliste nach { $deals } Spiel
       *[other] Spielliste nach { $deals } Spielen
    }
play-list-empty = Die Spielliste ist noch leer.
play-total = { $player }: { $points }
play-match-over = Die Partie ist zu Ende.
play-match-winner = Sieger: { $player }
play-saved = Die Partie ist gespeichert. „vorhand play“ setzt sie fort.
play-resumed =
    { $deals ->
        [one] Die gespeicherte Partie geht nach { $deals } Spiel weiter.
       *[other] Die gespeicherte Partie geht nach { $deals } Spielen weiter.
    }
play-discarded = Die gespeicherte Partie wurde verworfen.
play-shuffle-promise = Zugesagtes Mischen: { $commitment }
play-shuffle-kept = Gemischt wurde wie zugesagt.
play-goodbye = Auf Wiedersehen!

## Questions

ask-bid = Was reizt du? { $value } oder mehr, oder Passe
ask-hold = { $who } reizt { $value }. Ja oder Passe?
ask-forehand = Die anderen haben gepasst. Spielst du bei { $value }, oder passt du auch?
ask-skat-or-hand = Du bist Alleinspieler bei { $bid }. Skat aufnehmen oder Hand spielen?
ask-discard = Welche zwei Karten drückst du?
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
ask-concession = { $who } möchte aufgeben. Einverstanden?
ask-gift-partner = { $who } möchte das Spiel schenken. Einverstanden?
ask-gift-declarer = Die Gegenpartei schenkt dir das Spiel. Nimmst du an?
ask-below-bid = Dieses Spiel ist bisher { $value } wert, gereizt hast du { $bid }. Trotzdem spielen?
ask-null-below-bid = Dieser Null ist { $value } wert, gereizt hast du { $bid }: Er ist sofort verloren. Trotzdem ansagen?
ask-concede = Willst du wirklich aufgeben?
ask-next-deal = Nächstes Spiel?
ask-resume = Eine angefangene Partie ist gespeichert. Weiterspielen?
ask-quit = Die Partie verlassen?

## Help at the questions: what may be typed

help-always = Jederzeit: „?“ für Hilfe, „liste“ für die Spielliste, „stich“ für den letzten Stich, „ende“ zum Aufhören.
help-cards = Karten: Farbe und Wert, zum Beispiel { $examples }.
help-bid = Gib einen Reizwert ein, „ja“ für { $value } oder „passe“.
help-hold = Gib „ja“ ein, um { $value } zu halten, oder „passe“.
help-forehand = Gib „ja“ ein, um bei { $value } zu spielen, oder „passe“.
help-skat-or-hand = Gib „skat“ ein, um die zwei Karten aufzunehmen, oder „hand“, um ohne sie zu spielen.
help-discard = Gib zwei Karten mit einem Leerzeichen dazwischen ein. Sie zählen am Ende für dich.
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
error-unknown-language = Unbekannte Sprache „{ $name }“. Bekannt: { $known }.
error-unknown-preset = Unbekannte Vorlage „{ $name }“. Bekannt: { $known }.
error-unknown-level = Unbekannte Spielstärke „{ $name }“. Bekannt: { $known }.
error-unknown-game = Unbekanntes Spiel „{ $name }“. Bekannt: { $known }.
error-no-file = Die Datei { $path } gibt es nicht.
error-unreadable = { $path } ist nicht lesbar: { $message }
error-line-number = { $path }, Zeile { $line }: { $message }
error-unknown-format = { $path }: unbekanntes Aufzeichnungsformat. Bekannt: { $known }.
error-no-deal = { $path } enthält kein Spiel { $deal }.

## check

check-failure = { $id }: erwartet { $expected }, erhalten { $got }
check-vectors-summary = { NUMBER($passed, useGrouping: 0) } bestanden, { NUMBER($failed, useGrouping: 0) } fehlgeschlagen
check-disagreement = { $record }, Ereignis { $event }: { $message }
check-disagreement-result = { $record }: Ergebnis { $expected } gespeichert, { $got } nach den Regeln
check-unreadable = { $record }: { $message }
check-records-summary = { NUMBER($agree, useGrouping: 0) } stimmen, { NUMBER($disagree, useGrouping: 0) } stimmen nicht, { NUMBER($unreadable, useGrouping: 0) } unlesbar
check-shuffle-good = Die Karten wurden gegeben wie zugesagt.
check-shuffle-bad = Die Karten wurden nicht gegeben wie zugesagt: { $message }
check-shuffle-step = { $step }: in Ordnung
check-progress = { $done } von { $total }

## convert, values, rules, replay, settle

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
rules-presets = Vorlagen
rules-preset-line = { $name } – { $title }: { $description }
rules-heading = { $title } ({ $name })
rules-option = Option
rules-value = Wert
rules-meaning = Bedeutung
rules-source = Quelle
rules-default = Voreinstellung: { $value }
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
replay-skat = Skat: { $cards }
replay-hand = { $player }: { $cards }
replay-end = Ende der Aufzeichnung.
replay-ask = Eingabetaste: weiter, „zurück“: zurück, „ende“: aufhören
settle-value = Spielwert: { $value }
settle-result = Ergebnis: { $score }

## Hilfe des Programms

program-help = Vorhand, das offene Zuhause des Skatspiels.
program-usage = Aufruf:
program-options = Optionen
program-commands = Befehle
program-examples = Beispiele:
flag-help = Diesen Text zeigen und enden.
flag-diff = Nur, was von den offiziellen Regeln abweicht.
flag-new = Eine neue Partie beginnen; eine gespeicherte wird aufgehoben.
flag-data = Ordner für die gespeicherte Partie.
flag-as = Nur zeigen, was diese Position gesehen hat: { $positions }.
flag-replay-deal = Nur das Spiel mit dieser Kennung zeigen.
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

## Noch mehr vom Terminal

play-sitting-out = Du gibst und setzt dieses Spiel aus.
ask-discard-sure = { $cards } drücken? Enter für ja, „zurück“ zum Neuwählen
help-discard-sure = Enter legt die beiden Karten weg, „zurück“ lässt neu wählen.
flag-to = Format der Ausgabe: vorhand oder iss; sonst entscheidet der Dateiname.
flag-seconds = Sekunden für jede Zahl.
check-shuffle-no-proof = zu diesem Spiel gibt es keinen Nachweis des Mischens
bench-deals-per-s = { $figure } ganze Zufallsspiele je Sekunde durch den Python-Kern
bench-records-per-s = { $figure } Spielaufzeichnungen je Sekunde gelesen, nachgespielt und verglichen
bench-playouts-per-s = { $figure } Zufallsausspiele je Sekunde in Rust
command-bench-rules = Den Regelkern messen: Spiele, Aufzeichnungen und Ausspiele je Sekunde.
check-shuffle-unrevealed = der Startwert dieses Spiels ist noch nicht aufgedeckt
replay-server-result = Beendet nach den Gepflogenheiten des Servers; { $player }: { $score }
note-resigned = gibt auf
note-timed-out = Zeit abgelaufen
note-left = hat den Tisch verlassen
note-hand-shown = zeigt das Blatt

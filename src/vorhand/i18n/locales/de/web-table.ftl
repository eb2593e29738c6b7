### Der Tisch auf der Webseite.

## Rahmen der Seite

table-bar-home = Vorhand, Startseite
table-bar-pages = Seiten
table-bar-play = Spielen
table-bar-learn = Lernen
table-page-lost = Diese Seite gibt es nicht.
table-page-lost-home = Zur Startseite
table-page-no-table = Diesen Tisch gibt es nicht.
table-page-no-table-why = Stimmt der Link? Ein Buchstabe zu wenig genügt. Am besten lässt du ihn dir noch einmal schicken.
table-sheet-close = Schließen
table-title = Vorhand
table-title-turn = Du bist dran – Vorhand

## Die Verbindung

table-line-opening = Verbindung zum Tisch …
table-line-lost = Die Leitung ist weg. Sie wird gleich wieder aufgebaut; dein Platz bleibt dir.
table-line-stale = Diese Seite ist veraltet. Bitte lade sie neu.

## Plätze

table-seat-free = Freier Platz
table-seat-waits = Wartet
table-seat-left = Gegangen, der Computer spielt
table-seat-covered = Der Computer spielt
table-seat-away = Leitung weg
table-seat-alone = Alleinspieler
table-seat-computer = Computer
table-seat-ready = Bereit
table-seat-dealer = Geber
table-seat-dealer-letter = G
table-seat-turn = Am Zug
table-seat-open = Offene Karten von { $name }
table-seat-tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
table-seat-aside = { $name } setzt dieses Spiel aus

## Die Zeile über dem Tisch

table-strip = Was gespielt wird
table-strip-you-play = Du spielst
table-strip-plays = { $name } spielt
table-strip-auction = Reizen
table-strip-before = Vor dem Spiel
table-strip-bid = gereizt
table-strip-bock = Bock × 2
table-strip-ramsch-round = Ramschrunde
table-strip-left = noch { $count }
table-strip-trick = Stich { $number }
table-strip-practice = Übung
table-strip-practice-means = An diesem Tisch zählt nichts.
table-deal-number = Spiel { $number }
table-skat = Skat

## Karten und Stiche

table-hand = Deine Karten
table-card-allowed = erlaubt
table-card-not-allowed = nicht erlaubt
table-card-fresh = aus dem Skat
table-card-new = neu
table-card-raised = angehoben
table-card-preselected = vorgewählt
table-card-preselect-note = Vorgewählt: Die Karte fällt, sobald du dran bist und sie erlaubt ist.
table-card-preselect-void = Die vorgewählte Karte ist nicht erlaubt. Bitte wähle neu.
table-card-may-not-be-laid = Diese Karte darf nicht weggelegt werden.
table-advice-mark = Rat
table-trick-led = kam raus
table-trick-won = bekam den Stich
table-trick-ahead = liegt vorn
table-last-trick = Letzter Stich
table-no-last-trick = Es gibt noch keinen Stich.
table-laid = Von dir gedrückt
table-laid-points =
    { $count ->
        [one] { $count } Auge gedrückt
       *[other] { $count } Augen gedrückt
    }

## Am Zug

table-your-turn = Du bist dran
table-waits-for = { $names } ist dran
table-waits-covered = Der Computer spielt für { $name }
table-waits-away = { $name } ist dran, die Leitung ist weg. Bald spielt ein Computer weiter.
table-shuffling = Die Karten werden gemischt …
table-cutting = { $name } hebt ab
table-tap-again = Noch einmal tippen spielt { $card }
table-play-card = { $card } spielen
table-choose-card = Karte antippen

## Reizen

table-bid-open = Was reizt du?
table-bid-higher = Höher gehen?
table-bid-hold = Hältst du { $value }?
table-bid-last = Beide haben gepasst. Spielst du bei { $value }?
table-bid-jump = Sprung auf { $value }. „Ja“ wird gleich frei.
table-bid-jumps = Sprünge
table-bid-more = weitere
table-bid-pass = Passe
table-bid-pass-in = Einpassen
table-bid-yes = Ja, { $value }
table-bid-play = { $value }, ich spiele
table-worth = Spielwerte
table-worth-caption = Was deine Karten wert sind, ohne Ansage
table-worth-unsure = Ein hoher Trumpf im Skat senkt das.

## Skat und Drücken

table-ask-skat = Du spielst bei { $bid }. Skat oder Hand?
table-do-pick-up-skat = Skat aufnehmen
table-do-hand = Hand spielen
table-discard-heading = Zwei Karten drücken
table-discard-how = Antippen legt ab, noch einmal holt zurück.
table-discard-back = { $card } zurücknehmen
table-discard-count = { $count } von 2
table-discard-full = Zwei Karten liegen schon. Hol erst eine zurück.
table-discard-do = Drücken und ansagen
table-discard-push = Weitergeben
table-discard-sure = { $cards } drücken?
table-discard-sure-note = Das ist ein hoher Trumpf; so etwas wird fast nie gedrückt.
table-discard-sure-back = Zurück
table-discard-sure-do = Trotzdem drücken

## Ansage

table-announce-heading = Was spielst du?
table-announce-games = Spiele
table-announce-steps = Ansagen
table-announce-back = Zurück
table-announce-less = { $value } < { $bid }
table-announce-ouvert = Ouvert schließt die gesperrten Ansagen ein.
table-announce-covers = deckt dein Gebot { $bid }
table-announce-below = { $value } ist weniger als dein Gebot { $bid }.
table-announce-play = { $game } spielen, { $value }
table-announce-choose = Spiel wählen
table-step-hand = Hand
table-step-schneider = Schneider
table-step-schwarz = Schwarz
table-step-ouvert = Ouvert
table-step-spitze = Spitze
table-step-revolution = Revolution
table-step-locked = gehört dazu

## Fragen

table-ask-push = Den Skat aufnehmen oder ungesehen weiterschieben?
table-ask-grand-hand = Spielst du Grand Hand?
table-ask-call = Sagst du etwas an?
table-ask-answer = Einverstanden?
table-do-push-skat = Schieben
table-do-declare-grand-hand = Grand Hand spielen
table-do-decline-grand-hand = Ramsch spielen
table-do-decline = Nichts sagen
table-do-knock = Klopfen
table-do-announce-jungfrau = Jungfrau ansagen
table-do-kontra = Kontra
table-do-re = Re
table-do-supra = Supra
table-do-hirsch = Hirsch
table-do-accept = Einverstanden
table-do-refuse = Nein, weiterspielen
table-rearrange-heading = Karten der Gegenspieler neu verteilen
table-rearrange-how = Antippen gibt eine Karte in die andere Hand. Jede Hand braucht zehn.
table-rearrange-mine = Deine Hand: { $count }
table-rearrange-theirs = { $name }: { $count }
table-rearrange-keep = So lassen
table-rearrange-do = So verteilen

## Das Spiel abkürzen

table-finish = Das Spiel abkürzen
table-finish-back = Weiterspielen
table-finish-choose = Wählen
table-claim-simple = Der Rest gehört mir
table-claim-schneider = Der Rest gehört mir, Schneider
table-claim-schwarz = Der Rest gehört mir, Schwarz
table-claim-null = Ich bekomme keinen Stich mehr
table-claim-means = Ist es sicher, endet das Spiel sofort. Sonst liegen deine Karten offen, und die anderen werden gefragt.
table-do-concede = Aufgeben
table-concede-declarer = { $game } ist dann verloren, mit allem { $score } Punkte. Spät im Spiel muss ein Gegner zustimmen.
table-concede-defender = Du gibst das Spiel für euch beide verloren: Es endet sofort, und { $name } gewinnt { $game }.
table-do-play-open = Karten auflegen
table-play-open-means = Deine Karten liegen offen: Du behauptest, dass der Alleinspieler keinen Stich mehr bekommt. Stimmt das nicht, ist es, als hättet ihr aufgegeben.
table-do-offer-gift = Das Spiel schenken
table-gift-means = Dein Partner und dann der Alleinspieler werden gefragt. Nimmt er an, hat er gewonnen.

## Ergebnis

table-result-sum = Rechnung
table-result-skat = Skat
table-result-dealt-skat = Skat, wie gegeben
table-result-laid-skat = Gedrückt
table-result-list = Auf der Liste
table-result-player = Spieler
table-result-change = Änderung
table-result-total = Stand
table-result-money = Geld
table-result-house = An die Kasse: { $amount }
table-result-next = Nächstes Spiel
table-result-waiting = Bereit
table-result-waits-for = Wartet auf { $names }
table-result-ready = Bereit: { $names }
table-result-goes-on = Weiter in { $seconds } s
table-result-replay = Nachspielen
table-result-origin = Zum ursprünglichen Spiel
table-result-check = Mischung prüfen
table-result-over = Zur Liste
table-result-show = Ergebnis zeigen

## Nebenan

table-side = Liste, Verlauf, Regeln
table-side-list = Liste
table-side-log = Verlauf
table-side-rules = Regeln
table-side-sealed = Die Mischung von Spiel { $number } ist versiegelt und lässt sich danach prüfen.
table-log-empty = Seit diese Seite geöffnet wurde, ist noch nichts geschehen.
table-tools = Werkzeuge
table-tool-advice = Rat
table-tool-finish = Abkürzen
table-tool-last = Letzter Stich
table-tool-list = Liste
table-tool-log = Verlauf
table-tool-rules = Regeln dieses Tisches
table-tool-settings = Einstellungen
table-tool-keys = Tasten
table-tool-sort = Sortieren
table-tool-menu = Menü
table-tool-sounds = Töne
table-tool-sounds-on = Töne sind an
table-tool-sounds-off = Töne sind aus
table-tool-end = Liste beenden
table-tool-leave = Verlassen
table-leave-means = Du gibst deinen Platz für immer auf. Ein Computer spielt für dich weiter, und deine Liste wird als verlassen geführt.
table-leave-stay = Bleiben
table-leave-do = Platz aufgeben
table-cut-heading = Du hebst ab
table-cut-at =
    { $count ->
        [one] { $count } Karte abheben
       *[other] { $count } Karten abheben
    }
table-cut-do = Abheben

## Tasten

table-keys = Tasten
table-keys-arrows = Karte suchen
table-keys-digits = erste bis zehnte Karte
table-keys-enter = Karte heben oder spielen
table-keys-card = Farbe und Wert: diese Karte spielen
table-keys-move = Karte verschieben
table-keys-yes = Ja
table-keys-no = Passe oder Nein
table-keys-next = nächster Reizwert
table-keys-worth = Spielwerte zeigen oder verbergen
table-keys-kontra = Kontra
table-keys-advice = Rat, wo nichts zählt
table-keys-last = letzter Stich
table-keys-sort = sortieren
table-keys-finish = abkürzen
table-keys-help = diese Tafel

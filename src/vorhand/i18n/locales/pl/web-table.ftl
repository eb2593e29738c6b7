### Stół na stronie.

## Frame of the page

table-bar-home = Vorhand, strona główna
table-bar-pages = Strony
table-bar-play = Gra
table-bar-learn = Nauka
table-page-lost = Nie ma takiej strony.
table-page-lost-home = Na stronę główną
table-page-no-table = Nie ma takiego stołu.
table-page-no-table-why = Czy link jest kompletny? Wystarczy, że brakuje jednej litery. Najlepiej poproś, by przysłano go jeszcze raz.
table-sheet-close = Zamknij
table-title = Vorhand
table-title-turn = Twoja kolej – Vorhand

## The line

table-line-opening = Łączenie ze stołem …
table-line-lost = Połączenie przerwane. Zaraz wróci samo; twoje miejsce zostaje twoje.
table-line-stale = Ta strona jest nieaktualna. Wczytaj ją ponownie.

## Seats

table-seat-free = Wolne miejsce
table-seat-waits = Czeka
table-seat-left = Odszedł, gra komputer
table-seat-covered = Gra komputer
table-seat-away = Brak połączenia
table-seat-alone = Solista
table-seat-computer = komputer
table-seat-ready = Gotowe
table-seat-dealer = Rozdający
table-seat-dealer-letter = R
table-seat-turn = na ruchu
table-seat-open = Odkryte karty: { $name }
table-seat-tricks =
    { $count ->
        [one] { $count } lewa
        [few] { $count } lewy
       *[many] { $count } lew
    }
table-seat-aside = { $name } pauzuje w tym rozdaniu

## The strip above the table

table-strip = Co się gra
table-strip-you-play = Grasz
table-strip-plays = { $name } gra
table-strip-auction = Licytacja
table-strip-before = Przed grą
table-strip-bid = licytacja
table-strip-bock = Bock × 2
table-strip-ramsch-round = runda ramsch
table-strip-left = jeszcze { $count }
table-strip-trick = lewa { $number }
table-strip-practice = Ćwiczenie
table-strip-practice-means = Przy tym stole nic się nie liczy.
table-deal-number = Rozdanie { $number }
table-skat = Skat

## Cards and tricks

table-hand = Twoje karty
table-card-allowed = dozwolona
table-card-not-allowed = niedozwolona
table-card-fresh = ze skata
table-card-new = nowa
table-card-raised = podniesiona
table-card-preselected = wybrana z góry
table-card-preselect-note = Wybrana z góry: karta spadnie, gdy przyjdzie twoja kolej, jeśli będzie dozwolona.
table-card-preselect-void = Karta wybrana z góry nie jest dozwolona. Wybierz jeszcze raz.
table-card-may-not-be-laid = Tej karty nie wolno odłożyć.
table-advice-mark = Rada
table-trick-led = wyszedł
table-trick-won = wziął lewę
table-trick-ahead = na razie bierze
table-last-trick = Ostatnia lewa
table-no-last-trick = Nie było jeszcze żadnej lewy.
table-laid = Odłożone przez ciebie
table-laid-points =
    { $count ->
        [one] odłożono { $count } oczko
        [few] odłożono { $count } oczka
       *[many] odłożono { $count } oczek
    }

## Whose turn it is

table-your-turn = Twoja kolej
table-waits-for = Kolej: { $names }
table-waits-covered = Za gracza { $name } gra komputer
table-waits-away = Kolej: { $name }, brak połączenia. Wkrótce zagra komputer.
table-shuffling = Tasowanie kart …
table-cutting = { $name } przekłada talię
table-tap-again = Dotknij ponownie, aby zagrać: { $card }
table-play-card = Zagraj: { $card }
table-choose-card = Dotknij karty

## Bidding

table-bid-open = Ile licytujesz?
table-bid-higher = Licytujesz wyżej?
table-bid-hold = Trzymasz { $value }?
table-bid-last = Obaj spasowali. Grasz przy { $value }?
table-bid-jump = Skok na { $value }. „Tak” będzie dostępne za chwilę.
table-bid-jumps = Skoki
table-bid-more = więcej
table-bid-pass = Pas
table-bid-pass-in = Też pas
table-bid-yes = Tak, { $value }
table-bid-play = { $value }, gram
table-worth = Wartości gier
table-worth-caption = Ile warte są twoje karty bez zapowiedzi
table-worth-unsure = Wysoki atut w skacie to obniża.

## Skat and discarding

table-ask-skat = Grasz przy { $bid }. Skat czy z ręki?
table-do-pick-up-skat = Weź skata
table-do-hand = Graj z ręki
table-discard-heading = Odłóż dwie karty
table-discard-how = Dotknięcie odkłada kartę, drugie ją zabiera.
table-discard-back = Zabierz: { $card }
table-discard-count = { $count } z 2
table-discard-full = Dwie karty już leżą. Najpierw jedną zabierz.
table-discard-do = Odłóż i zapowiedz
table-discard-push = Oddaj dalej
table-discard-sure = Odłożyć: { $cards }?
table-discard-sure-note = To wysoki atut; prawie nigdy się go nie odkłada.
table-discard-sure-back = Wróć
table-discard-sure-do = Odłóż mimo to

## Announcement

table-announce-heading = W co grasz?
table-announce-games = Gry
table-announce-steps = Zapowiedzi
table-announce-back = Wstecz
table-announce-less = { $value } < { $bid }
table-announce-ouvert = Ouvert obejmuje zablokowane zapowiedzi.
table-announce-covers = pokrywa licytację { $bid }
table-announce-below = { $value } to mniej niż wylicytowane { $bid }.
table-announce-play = Graj: { $game }, { $value }
table-announce-choose = Wybierz grę
table-step-hand = Z ręki
table-step-schneider = Schneider
table-step-schwarz = Schwarz
table-step-ouvert = Ouvert
table-step-spitze = Spitze
table-step-revolution = Rewolucja
table-step-locked = należy do tego

## Questions

table-ask-push = Bierzesz skata czy przesuwasz go bez zaglądania?
table-ask-grand-hand = Grasz granda z ręki?
table-ask-call = Zapowiadasz coś?
table-ask-answer = Zgadzasz się?
table-do-push-skat = Przesuń
table-do-declare-grand-hand = Graj granda z ręki
table-do-decline-grand-hand = Graj ramscha
table-do-decline = Nic nie mów
table-do-knock = Pukam
table-do-announce-jungfrau = Zapowiadam dziewicę
table-do-kontra = Kontra
table-do-re = Rekontra
table-do-supra = Supra
table-do-hirsch = Hirsch
table-do-accept = Zgoda
table-do-refuse = Nie, gramy dalej
table-rearrange-heading = Nowy podział kart przeciwników
table-rearrange-how = Dotknięcie oddaje kartę do drugiej ręki. Każda ręka potrzebuje dziesięciu.
table-rearrange-mine = Twoja ręka: { $count }
table-rearrange-theirs = { $name }: { $count }
table-rearrange-keep = Zostaw tak
table-rearrange-do = Podziel tak

## Ending a game early

table-finish = Skrócić grę
table-finish-back = Gramy dalej
table-finish-choose = Wybierz
table-claim-simple = Reszta jest moja
table-claim-schneider = Reszta jest moja, schneider
table-claim-schwarz = Reszta jest moja, schwarz
table-claim-null = Nie wezmę już żadnej lewy
table-claim-means = Jeśli to pewne, gra kończy się od razu. Inaczej twoje karty leżą odkryte, a pozostali są pytani.
table-do-concede = Poddaję
table-concede-declarer = { $game }: gra jest wtedy przegrana, razem { $score } punktów. Późno w grze musi się zgodzić jeden z przeciwników.
table-concede-defender = Poddajesz grę za was oboje: kończy się od razu i wygrywa { $name } ({ $game }).
table-do-play-open = Wykładam karty
table-play-open-means = Twoje karty leżą odkryte: twierdzisz, że solista nie weźmie już lewy. Jeśli tak nie jest, liczy się to jak poddanie gry.
table-do-offer-gift = Daruję grę
table-gift-means = Pytany jest partner, potem solista. Jeśli solista przyjmie, gra jest wygrana.

## Result

table-result-sum = Rachunek
table-result-skat = Skat
table-result-dealt-skat = Skat rozdany
table-result-laid-skat = Odłożone
table-result-list = Na liście
table-result-player = Gracz
table-result-change = Zmiana
table-result-total = Stan
table-result-money = Pieniądze
table-result-house = Dla kasy: { $amount }
table-result-next = Następne rozdanie
table-result-waiting = Gotowe
table-result-waits-for = Czekamy: { $names }
table-result-ready = Gotowi: { $names }
table-result-goes-on = Dalej za { $seconds } s
table-result-replay = Odtwórz
table-result-origin = Do pierwotnego rozdania
table-result-check = Sprawdź tasowanie
table-result-over = Do listy
table-result-show = Pokaż wynik

## Beside the table

table-side = Lista, przebieg, zasady
table-side-list = Lista
table-side-log = Przebieg
table-side-rules = Zasady
table-side-sealed = Tasowanie rozdania { $number } jest zapieczętowane i da się je potem sprawdzić.
table-log-empty = Od otwarcia tej strony jeszcze nic się nie wydarzyło.
table-tools = Narzędzia
table-tool-advice = Rada
table-tool-finish = Skróć grę
table-tool-last = Ostatnia lewa
table-tool-list = Lista
table-tool-log = Przebieg meczu
table-tool-rules = Zasady tego stołu
table-tool-settings = Ustawienia
table-tool-keys = Klawisze
table-tool-sort = Sortuj
table-tool-menu = Menu
table-tool-sounds = Dźwięki
table-tool-sounds-on = Dźwięki włączone
table-tool-sounds-off = Dźwięki wyłączone
table-tool-end = Zakończ listę
table-tool-leave = Odejdź
table-leave-means = Oddajesz swoje miejsce na dobre. Komputer gra dalej za ciebie, a twoja lista jest oznaczona jako porzucona.
table-leave-stay = Zostań
table-leave-do = Oddaj miejsce
table-cut-heading = Przekładasz talię
table-cut-at =
    { $count ->
        [one] Przełóż { $count } kartę
        [few] Przełóż { $count } karty
       *[many] Przełóż { $count } kart
    }
table-cut-do = Przełóż

## Keys

table-keys = Klawisze
table-keys-arrows = szukanie karty
table-keys-digits = od pierwszej do dziesiątej karty
table-keys-enter = podnieś lub zagraj kartę
table-keys-card = kolor i figura: zagraj tę kartę
table-keys-move = przesuń kartę
table-keys-yes = tak
table-keys-no = pas lub nie
table-keys-next = następna wartość
table-keys-worth = pokaż lub ukryj wartości gier
table-keys-kontra = kontra
table-keys-advice = rada, gdzie nic się nie liczy
table-keys-last = ostatnia lewa
table-keys-sort = sortuj
table-keys-finish = skróć grę
table-keys-help = ta tablica

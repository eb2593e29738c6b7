### Gra w terminalu i pozostałe polecenia.

## Commands

command-serve = Uruchom serwer ze stroną.
command-play = Gra w skata w terminalu przeciw komputerom.
command-rules = Pokazuje gotowe zestawy zasad albo wszystkie opcje jednego z nich.
command-values = Pokazuje wartości do licytacji albo gry o podanej wartości.
command-settle = Oblicza, ile jest warta gra i dlaczego.
command-check = Sprawdza przypadki testowe, graczy komputerowych, zapisy gier albo tasowanie.
command-check-vectors = Przelicza przypadki testowe.
command-check-positions = Daje graczowi komputerowemu pozycje z dobrym albo złym ruchem.
command-check-records = Odtwarza zapisy gier i porównuje wyniki.
command-check-shuffle = Sprawdza dowód tasowania.
command-convert = Zamienia zapisy gier na inny format.
command-replay = Pokazuje zapisaną grę krok po kroku.
command-solve = Rozwiąż pozycje w otwarte karty: wiersze JSON na wejściu i na wyjściu.
command-arena = Każ komputerom grać ze sobą na tych samych rozdaniach.
command-bench = Mierzy szybkość.
command-bench-solver = Zmierz program rozwiązujący w otwarte karty.
command-bench-rules = Mierzy rdzeń zasad: rozdania, zapisy i rozegrania na sekundę.
command-bench-server = Obciąża serwer: stoły komputerów z widzami i ludzie, którzy grają.
flag-lang = Język wszystkich tekstów.
flag-host = Adres nasłuchu; 0.0.0.0 dla każdej sieci.
flag-port = Port nasłuchu; 0 oznacza dowolny wolny.
flag-server-data = Gdzie serwer trzyma dane.
flag-database = Adres bazy PostgreSQL; bez niego SQLite w folderze danych.
flag-pace = natural: komputery nie spieszą się; hasty: odpowiadają od razu.
flag-seconds-a-position = Najdłuższy czas na jedną pozycję, w sekundach.
flag-bench-deals = Ile rozdań każdego rodzaju.
flag-players = Trzej gracze według poziomu: { $levels }.
flag-arena-deals = Ile rozdań; każde gra się trzy razy, każdy siedzi na każdym miejscu.
flag-duplicate = Każde rozdanie rozegrać też przy stole, przy którym trzy razy siedzi drugi gracz, i porównać.
flag-ramsch = Każde rozdanie należy do rundy ramsch.
flag-executor = Gdzie toczy się gra: processes w procesach tego komputera, dask w klastrze Dask albo adres jego planisty.
flag-processes = Ile procesów tego komputera gra; bez podania tyle, ile ma procesorów.
flag-scheduler = Adres planisty dla --executor dask; bez podania własny klaster jest uruchamiany tutaj.
flag-out = Zachowuje wyniki w tym pliku Parquet; ponownie z tymi samymi argumentami przerwany przebieg idzie dalej.
flag-report = Nic nie gra, tylko pokazuje liczby z takiego pliku.
flag-json = Wypisuje JSON dla programów.
flag-quiet = Wypisuje tylko to, o co proszono.
flag-preset = Zasady, według których się gra.
flag-set = Zmienia jedną opcję, na przykład kontra.who=any_defender.
flag-level = Jak dobrze grają komputery.
flag-deck = Wzór kart.
flag-seed = Liczba, która ustala tasowanie.
flag-check-player = Kto jest pytany, według poziomu: { $levels }.
flag-check-seed = Liczba, która ustala przypadek gracza.
flag-deals = Liczba rozdań.

## Players

player-you = Ty
player-computer = Komputer { $number }
player-label = { $player } ({ $position })
level-random = losowy (zagrywa dowolną dozwoloną kartę)
level-casual = towarzyski (gra jak znajomy z baru)
level-club = klubowy (oblicza, jak mogą leżeć karty)
level-expert = ekspert (licytuje z doświadczenia i przeszukuje wiele rozkładów)
level-master = mistrz (jak ekspert, ale przeszukuje ich znacznie więcej)

## The course of a match

play-welcome = Witaj w Vorhand. Grasz w skata przeciw komputerom.
play-level = Komputery: { $level }
play-rules = Zasady: { $preset }
play-hint = „?” pokazuje pomoc przy każdym pytaniu, „koniec” kończy grę.
play-deal-heading = Rozdanie { $number }, rozdający: { $dealer }
play-deal-heading-of = Rozdanie { $number } z { $total }, rozdający: { $dealer }
play-bock = Bock: to rozdanie liczy się podwójnie.
play-bock-left =
    { $count ->
        [one] Runda bock: jeszcze { $count } rozdanie
        [few] Runda bock: jeszcze { $count } rozdania
       *[many] Runda bock: jeszcze { $count } rozdań
    }
play-ramsch-left =
    { $count ->
        [one] Runda ramsch: jeszcze { $count } rozdanie
        [few] Runda ramsch: jeszcze { $count } rozdania
       *[many] Runda ramsch: jeszcze { $count } rozdań
    }
play-bock-added =
    { $count ->
        [one] Nowa runda bock: jeszcze { $count } rozdanie
        [few] Nowa runda bock: jeszcze { $count } rozdania
       *[many] Nowa runda bock: jeszcze { $count } rozdań
    }
play-ramsch-added =
    { $count ->
        [one] Nowa runda ramsch: jeszcze { $count } rozdanie
        [few] Nowa runda ramsch: jeszcze { $count } rozdania
       *[many] Nowa runda ramsch: jeszcze { $count } rozdań
    }
play-position = Twoja pozycja: { $position }
play-sitting-out = Rozdajesz i w tym rozdaniu pauzujesz.
play-skat-found = W skacie: { $cards }
play-trick-heading = Lewa { $number }
play-on-table = Na stole: { $cards }
play-trick-to = Lewa { $number } → { $player } ({ $points })
play-last-trick = Ostatnia lewa: { $cards }
play-no-last-trick = Nie było jeszcze żadnej lewy.
play-legal-cards = Dozwolone: { $cards }
play-jump = { $who }: skok na { $value }!
play-list-empty = Lista jest jeszcze pusta.
play-match-over = Koniec meczu.
play-saved = Mecz jest zapisany. Polecenie „vorhand play” wznowi go.
play-resumed =
    { $deals ->
        [one] Zapisany mecz trwa dalej po { $deals } rozdaniu.
        [few] Zapisany mecz trwa dalej po { $deals } rozdaniach.
       *[many] Zapisany mecz trwa dalej po { $deals } rozdaniach.
    }
play-set-aside = Zapisany mecz pozostaje w pliku { $path }.
play-shuffle-promise = Zapowiedziane tasowanie: { $commitment }
play-shuffle-kept = Tasowanie zgadza się z zapowiedzią.

## Questions

ask-bid = Ile licytujesz? { $value } lub więcej, albo pas
ask-hold = { $who } licytuje { $value }. Tak czy pas?
ask-forehand = Pozostali spasowali. Grasz przy { $value } czy też pasujesz?
ask-skat-or-hand = Jesteś solistą, wylicytowane { $bid }. Bierzesz skata czy grasz z ręki?
ask-discard = Które dwie karty odkładasz?
ask-discard-sure = Odłożyć { $cards }? Enter: tak, „wstecz”: wybór od nowa
ask-game = W co grasz?
ask-announcements = Czy coś jeszcze zapowiadasz? ({ $choices })
ask-grand-hand = Czy zamiast ramscha grasz granda z ręki?
ask-ramsch-skat = Bierzesz skata czy przesuwasz go bez zaglądania?
ask-ramsch-discard = Które dwie karty oddajesz dalej?
ask-ramsch-call = Coś jeszcze przed pierwszą kartą? ({ $choices })
ask-kontra = Kontra?
ask-re = Rekontra?
ask-supra = Supra?
ask-hirsch = Hirsch?
ask-rearrange = Możesz na nowo podzielić karty przeciwników. Chcesz?
ask-rearrange-hand = Których dziesięć kart dostaje { $player }?
ask-card = Twoja karta?
ask-claim-simple = { $who } żąda reszty lew. Zgadzasz się?
ask-claim-schneider = { $who } żąda reszty lew ze schneiderem. Zgadzasz się?
ask-claim-schwarz = { $who } żąda reszty lew ze schwarzem. Zgadzasz się?
ask-claim-null = { $who } twierdzi, że nie weźmie już żadnej lewy. Zgadzasz się?
ask-concession = { $who } chce poddać grę. Zgadzasz się?
ask-gift-partner = { $who } chce darować grę. Zgadzasz się?
ask-gift-declarer = Przeciwnicy darują ci grę. Przyjmujesz?
ask-below-bid = Ta gra jest na razie warta { $value }, a wylicytowano { $bid }. Mimo to grasz?
ask-null-below-bid = Ten null jest wart { $value }, a wylicytowano { $bid }: jest od razu przegrany. Mimo to zapowiadasz?
ask-concede = Na pewno chcesz się poddać?
ask-next-deal = Następne rozdanie?
ask-resume = Jest zapisany niedokończony mecz. Grasz dalej?

## Help at the questions: what may be typed

help-always = Zawsze: „?” – pomoc, „lista” – lista, „lewa” – ostatnia lewa, „koniec” – wyjście.
help-cards = Karty: kolor i figura, na przykład { $examples }.
help-bid = Wpisz wartość, „tak” zamiast { $value } albo „pas”.
help-hold = Wpisz „tak”, żeby utrzymać { $value }, albo „pas”.
help-forehand = Wpisz „tak”, żeby grać przy { $value }, albo „pas”.
help-skat-or-hand = Wpisz „skat”, żeby wziąć dwie karty, albo „ręka”, żeby grać bez nich.
help-discard = Wpisz dwie karty oddzielone spacją. Na końcu liczą się dla ciebie.
help-discard-sure = Enter odkłada obie karty, „wstecz” pozwala wybrać inne.
help-game = Wpisz grę: { $games }.
help-announcements = Wpisz zapowiedzi oddzielone spacjami albo naciśnij Enter, jeśli żadnych nie ma. Możliwe: { $choices }.
help-grand-hand = Wpisz „tak” albo „nie”. W grandzie z ręki grasz bez skata, jeden przeciw dwóm.
help-ramsch-skat = Wpisz „skat”, żeby wziąć dwie karty i dwie oddać dalej, albo „przesuń”, żeby przekazać skata bez zaglądania.
help-ramsch-discard = Wpisz dwie karty oddzielone spacją. Dostanie je następny gracz.
help-ramsch-call = Wpisz, co mówisz, albo naciśnij Enter, jeśli nic. Możliwe: { $choices }.
help-doubling = Wpisz „tak”, żeby podwoić wynik, albo naciśnij Enter.
help-rearrange = Wpisz dziesięć kart oddzielonych spacjami. Resztę dostaje drugi przeciwnik.
help-card = Wpisz kartę. Dozwolone: { $cards }.
help-card-declarer = Poza tym: „reszta”, żeby zażądać pozostałych lew, także ze słowem „schneider” lub „schwarz”; „poddaję”.
help-card-defender = Poza tym: „poddaję”; „wykładam”, gdy solista nie weźmie już żadnej lewy.
help-card-doubling = Poza tym przed twoją kartą: „kontra”.
help-card-gift = Poza tym: „daruję”.
help-yes-no = Wpisz „tak” albo „nie”.
help-next-deal = Enter zaczyna następne rozdanie; poza tym „lista” albo „koniec”.

## Words that may be typed, with blanks between; the English ones are understood in every language

typed-yes = tak t
typed-no = nie n
typed-pass = pas pasuję p
typed-skat = skat s biorę
typed-hand = ręka r
typed-push = przesuń przesuwam
typed-nothing = nic żadne -
typed-knock = pukam
typed-jungfrau = jungfrau dziewica
typed-schneider = schneider
typed-schwarz = schwarz schwarc
typed-ouvert = open ouvert
typed-spitze = szpica
typed-revolution = rewolucja
typed-kontra = kontra
typed-re = rekontra re
typed-supra = supra
typed-hirsch = hirsch
typed-rest = reszta
typed-concede = poddaję
typed-open = wykładam
typed-gift = daruję
typed-help = ? pomoc
typed-list = lista
typed-last = lewa
typed-quit = koniec
typed-back = wstecz
typed-grand = grand g
typed-null = null n

## What was wrong with what was typed

input-not-understood = Nie rozumiem: „{ $text }”. „?” pokazuje pomoc.
input-no-card = „{ $text }” to nie jest karta.
input-two-cards = Potrzebne są dokładnie dwie różne karty.
input-ten-cards = Potrzeba dokładnie dziesięciu różnych kart.
input-not-your-card = Nie masz tej karty: { $card }.
input-no-value = { $value } nie można zalicytować. Następne wartości: { $next }.
input-must-follow = Wyjście: { $led }. Musisz dołożyć do koloru: { $cards }.
input-jacks-stay = Waletów nie wolno oddawać: { $cards }.

## Errors of commands

error-line = Błąd: { $message }
error-unknown-preset = Nieznany zestaw „{ $name }”. Znane: { $known }.
error-arena-seats = Arena jest dla trzech miejsc: trzej gracze po przecinkach i reguły dla stołu trzyosobowego.
error-unknown-player = Nieznany gracz komputerowy „{ $name }”. Znani: { $known }.
error-extra = Do tego brakuje bibliotek: pip install vorhand[{ $extra }]
error-no-cluster = Pod adresem { $address } nie odpowiada klaster Dask z procesami roboczymi. Adres wygląda tak: tcp://host:8786.
error-executor = --executor { $executor } tak nie działa. Dozwolone: processes, dask albo adres taki jak tcp://host:8786; --scheduler tylko razem z dask.
error-other-program = Proces roboczy { $worker } ma inną wersję Vorhand: { $found }, a nie { $wanted }.
error-workers-lost = Procesy, które grały, skończyły się przed końcem pracy. To, co zapisuje --out, nie przepadło: to samo polecenie gra dalej od tego miejsca.
error-not-of-arena = { $path } nie zawiera wyników areny.
error-other-contest = { $path } należy do innego przebiegu: { $differences }
error-difference = { $what } – tam { $stored }, teraz { $asked }
error-unknown-game = Nieznana gra „{ $name }”. Znane: { $known }.
error-no-file = { $path } nie istnieje.
error-no-deal = W { $path } nie ma rozdania { $deal }.
error-points-needed = Brakuje --points: punkty za karty solisty razem ze skatem, od 0 do 120.
error-all-tricks = Z wszystkimi dziesięcioma lewami solista ma 120 punktów za karty, a nie { $points }.
error-no-trick = Bez żadnej lewy solista ma najwyżej { $most } punkty za karty, a nie { $points }.
error-cards-needed = Null poniżej licytacji liczy się według matadorów z dwunastu kart solisty: podaj je w --cards.
error-twelve-cards = Potrzeba dokładnie dwunastu kart, dziesięciu i skata, a nie { $count }.
error-matadors-needed = Potrzebne jest dokładnie jedno z --with N, --without N i --cards.
error-too-many-matadors = { $game }: najwyżej { $most } matadorów, a nie { $count }.
error-doublings = Rekontra odpowiada na kontrę, supra na rekontrę, hirsch na suprę: żadne nie stoi samo.

## check

check-failure = { $id }: oczekiwano { $expected }, otrzymano { $got }
check-positions-role = { $role }: { $passed } z { $total }
check-positions-missed =
    { $positions ->
        [one] { $positions } chybiona pozycja, którą muszą znać tylko silniejsi gracze
        [few] { $positions } chybione pozycje, które muszą znać tylko silniejsi gracze
       *[many] { $positions } chybionych pozycji, które muszą znać tylko silniejsi gracze
    }
check-column-position = Pozycja
check-column-played = Zagrano
check-column-wanted = Oczekiwano
check-column-level = Od poziomu
check-column-why = Dlaczego
check-always = zawsze { $moves }
check-never = nigdy { $moves }
role-bidding = Licytacja
role-discarding = Odkładanie do skata
role-naming = Zapowiedź gry
role-declarer-leading = Solista na wyjściu
role-declarer-following = Solista przy dokładaniu
role-defender-leading = Obrońca na wyjściu
role-defender-before = Obrońca przed solistą
role-defender-behind = Obrońca za solistą
role-null-declarer = Null, solista
role-null-defender = Null, obrońca
role-ramsch = Ramsch
role-kontra = Kontra
check-shuffle-good = Karty rozdano zgodnie z zapowiedzią.
check-shuffle-bad = Kart nie rozdano zgodnie z zapowiedzią: { $message }
check-shuffle-open = Nie ma czego sprawdzać: { $message }
check-shuffle-step = { $step }: w porządku
check-shuffle-no-proof = to rozdanie nie ma dowodu tasowania
check-shuffle-unrevealed = ziarno tasowania tego rozdania nie zostało jeszcze ujawnione

## convert, values, rules, replay, bench

convert-summary =
    { $records ->
        [one] { $records } zapis zapisano w { $path }
        [few] { $records } zapisy zapisano w { $path }
       *[many] { $records } zapisów zapisano w { $path }
    }
convert-skipped =
    { $records ->
        [one] Pominięto { $records } zapis
        [few] Pominięto { $records } zapisy
       *[many] Pominięto { $records } zapisów
    }
values-heading =
    { $count ->
        [one] { $count } wartość do licytacji
        [few] { $count } wartości do licytacji
       *[many] { $count } wartości do licytacji
    }
values-line = { $value }: { $games }
values-game = { $game } × { $levels }
values-none = Żadna gra nie jest warta { $value }.
rules-preset-line = { $name } – { $title }: { $description }
rules-heading = { $title } ({ $name })
rules-no-differences = Nie ma różnic wobec oficjalnych zasad.
rules-differences =
    { $count ->
        [one] { $count } różnica wobec oficjalnych zasad
        [few] { $count } różnice wobec oficjalnych zasad
       *[many] { $count } różnic wobec oficjalnych zasad
    }
replay-heading = Rozdanie { $deal }, { $rules }
replay-as = Widziane przez: { $position }
replay-all-open = Wszystkie karty odkryte
replay-step = { $number } z { $total }
replay-end = Koniec zapisu.
replay-server-result = Zakończone zwyczajem serwera; { $player }: { $score }
replay-ask = Enter: dalej, „wstecz”: krok wstecz, „koniec”: wyjście
note-resigned = rezygnuje
note-timed-out = koniec czasu
note-left = odchodzi od stołu
note-hand-shown = pokazuje karty
bench-solver-line = { $set }, { $question }: średnio { $mean } ms, p99 { $p99 } ms, { $nodes } węzłów na sekundę
bench-signature = Sygnatura węzłów: { $signature }
arena-summary = Rozdania: { $deals }; stoły: { $tables }; bez gry: { $passed } %
arena-errors = Po ± stoi jeden błąd standardowy.
arena-players = Gracze
arena-leads = Różnice na tych samych rozdaniach
arena-roles = Role
arena-positions = Pozycje
arena-games = Zapowiedziane gry
arena-moves = Czas procesora na ruch, w ms
arena-contracts = { $name } – zapowiedziane: { $contracts }
arena-three-of = 3 × { $name }
arena-to-others = dwoma pozostałymi przy stole
arena-to-second = { $name } tam przy stole trzech
arena-role-declarer = solista
arena-role-defender = przeciwnik
arena-role-passed = bez gry
arena-role-ramsch = ramsch
arena-move-bid = licytacja
arena-move-declaration = skat i zapowiedź
arena-move-card = karta
arena-column-player = Gracz
arena-column-points = Punkty listy na rozdanie
arena-column-points-36 = Na 36 rozdań
arena-column-declared = Solista, %
arena-column-won = Wygrane, %
arena-column-ms = ms na ruch
arena-column-to = Przewaga nad
arena-column-lead = Na rozdanie
arena-column-role = Rola
arena-column-position = Pozycja
arena-column-deals = Rozdania
arena-column-share = Udział, %
arena-column-game = Gra
arena-column-move = Ruch
arena-column-moves = Liczba
arena-column-mean = Średnio
arena-column-p99 = p99
arena-column-max = Najdłuższy
bench-deals-per-s = Losowe pełne rozdania na sekundę w rdzeniu w Pythonie: { $figure }
bench-records-per-s = Zapisy odczytane, odtworzone i porównane na sekundę: { $figure }
bench-kernel-deals-per-s = Losowe pełne rozdania na sekundę z jądra w Ruście, każde jednym wywołaniem: { $figure }
bench-playouts-per-s = Losowe rozegrania na sekundę w Ruście: { $figure }
bench-env-steps-per-s = Kroki na sekundę w środowisku dla uczących się programów: { $figure }
bench-no-env = Środowiska dla uczących się programów nie zmierzono: potrzebny jest dodatek rl.
bench-load = Stoły z widzami: { $tables }; stoły z graczami: { $people }
bench-commands = Ruchy na sekundę: { $figure }
bench-time-seen = Od ruchu do własnego obrazu z nim, w ms: { $median } w połowie, { $high } w 99 na 100
bench-time-ack = Od ruchu do potwierdzenia, w ms: { $median } i { $high }
bench-time-shown = Od chwili ruchu do wiadomości dla każdego widza, w ms: { $median } i { $high }
bench-time-ping = Od pingu do odpowiedzi, w ms: { $median } i { $high }
bench-cost = Rdzenie procesora: { $cores }; MB na stół: { $mb }
bench-faults = Zgubione: { $lost }; podwójne: { $doubled }; karty pokazane za wcześnie: { $leaks } (przejrzane rozdania: { $deals })

## Help of the program

program-help = Vorhand, otwarty dom gry w skata.
program-usage = Użycie:
program-subcommand = POLECENIE …
program-options = Opcje
program-commands = Polecenia
program-default = domyślnie
program-examples = Przykłady:
flag-help = Pokazuje ten tekst i kończy.
flag-version = Pokaż wersję i zakończ.
flag-diff = Tylko to, co różni się od oficjalnych zasad.
flag-new = Zaczyna nowy mecz; zapisany zostaje odłożony na bok.
flag-data = Katalog na zapisany mecz.
flag-as = Pokazuje tylko to, co widziała ta pozycja.
flag-replay-deal = Pokazuje tylko rozdanie o tym identyfikatorze.
flag-to = Format zapisu: vorhand albo iss; bez tej opcji decyduje nazwa pliku.
flag-seconds = Liczba sekund na każdy pomiar.
flag-bench-tables = Stoły z trzema komputerami, każdy z jednym widzem.
flag-bench-people = Stoły, przy których ktoś gra z dwoma komputerami.
flag-bench-seconds = Ile sekund trwa pomiar.
flag-bench-url = Adres działającego serwera; bez niego uruchamia się nowy, a potem znika.
flag-bench-commit = group: wiele zdarzeń w jednej transakcji; single: każde w osobnej.
flag-hand = Gra z ręki.
flag-schneider = Zapowiedziany schneider.
flag-schwarz = Zapowiedziany schwarz.
flag-ouvert = Open.
flag-revolution = Rewolucja.
flag-kontra = Powiedziano kontra.
flag-re = Powiedziano rekontra.
flag-supra = Powiedziano supra.
flag-hirsch = Powiedziano hirsch.
flag-with = Liczba posiadanych matadorów (z).
flag-without = Liczba brakujących matadorów (bez).
flag-cards = Dwanaście kart solisty, dziesięć i skat, zamiast --with albo --without.
flag-points = Punkty za karty solisty razem ze skatem.
flag-tricks = Lewy solisty; potrzebne tylko wtedy, gdy jedna strona wzięła wszystkie.
flag-bid = Wylicytowana wartość.
flag-spitze = Zapowiedziana szpica udała się albo nie.
flag-bock = W rundzie bock.
source-house = zasada domowa
source-decision = decyzja własna
source-xskat = XSkat
source-old-code = kodeks skata z lat 1927–1937
source-polish-site = polski serwis z grą
source-greek-site = grecki serwis z grą
source-encyclopaedia = encyklopedia

## The server

serve-listens = Vorhand działa pod adresem { $address }

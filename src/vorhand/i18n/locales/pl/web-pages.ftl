### Strony wokół stołu: start, przygotowanie, zasady, lista, powtórka, pomoc, ustawienia, sprawdzenie tasowania.

## All of them

pages-loading = Chwileczkę …
pages-failed = Nie udało się. Spróbuj jeszcze raz.
pages-copied = Link jest skopiowany.

## Landing

pages-landing-title = Skat taki, jaki powinien być.
pages-landing-lead = Stół w pięć sekund. Bez konta, bez reklam, a każde tasowanie możesz sprawdzić.
pages-landing-play = Zagraj teraz
pages-landing-play-more = z dwoma komputerami, od razu
pages-landing-level = Komputery
pages-landing-practice = dla wprawy: z radą, nic się nie liczy
pages-landing-friends = Graj ze znajomymi
pages-landing-duo = Duo: dwie osoby i komputer
pages-landing-watch = Popatrz na komputery
pages-landing-taste = Twoje karty
pages-landing-taste-later = Jedno i drugie można zmienić w każdej chwili.
pages-landing-taste-keep = Niech tak zostanie
pages-landing-running = Twoje stoły
pages-landing-table = Stół { $table }
pages-landing-back = Wróć do stołu
pages-landing-new = Pierwszy raz w skata?
pages-landing-new-text = Tłumaczymy grę od zera, z obrazkami i przykładami. Po kwadransie można już grać.
pages-landing-learn = Naucz się skata
pages-landing-fact-shuffle = Tasowanie do sprawdzenia
pages-landing-fact-shuffle-text = Zapieczętowane przed rozdaniem, otwarte po nim. Twoja przeglądarka przelicza każde tasowanie.
pages-landing-fact-result = Zrozumiałe rozliczenie
pages-landing-fact-result-text = Najpierw powód, potem rachunek. Przelicytowane? Mówimy, który walet leżał w skacie.
pages-landing-fact-replay = Po grze mądrzejsi
pages-landing-fact-replay-text = Przejdź każde rozdanie krok po kroku, z odkrytymi kartami albo oczami gracza. Widać skata rozdanego i odłożonego.

## The cards

pages-deck-question = Którą talię lubisz?
pages-deck-tournament = turniejowa
pages-deck-french = francuska
pages-deck-german = niemiecka
pages-order-question = Jak mają leżeć kolory?
pages-order-alternating = na przemian czarne i czerwone
pages-order-official = w oficjalnej kolejności

## Setting up a table

pages-setup-title = Nowy stół
pages-setup-seats = Miejsca
pages-setup-name = Twoje imię
pages-setup-guest = Gość { $number }
pages-setup-seat = Miejsce { $number }
pages-setup-seat-free = wolne
pages-setup-you = ty
pages-setup-computer = Komputer
pages-setup-away = chwilowo nieobecny
pages-setup-sit = Usiądź tutaj
pages-setup-rise = Wstań
pages-setup-add-computer = Komputer
pages-setup-free-seat = Odeślij
pages-setup-level = Siła komputera
pages-setup-invite = Zaproś
pages-setup-invite-text = Kto otworzy ten link, może usiąść albo popatrzeć.
pages-setup-link = Link do tego stołu
pages-setup-copy = Skopiuj link
pages-setup-qr = Link jako kod obrazkowy do odczytania telefonem
pages-setup-rules = Zasady
pages-setup-preset = Gra
pages-setup-all-rules = Wszystkie przełączniki zasad
pages-setup-rules-kept = Dopóki tak jest, stół zostaje przy swoich zasadach.
pages-setup-changed =
    { $count ->
        [one] { $count } przełącznik zmieniony
        [few] { $count } przełączniki zmienione
       *[many] { $count } przełączników zmienionych
    }
pages-setup-reset = Cofnij wszystkie zmiany
pages-setup-begin = Zaczynamy
pages-setup-free =
    { $count ->
        [one] { $count } miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[many] { $count } miejsc jest jeszcze wolnych.
    }
pages-setup-not-yet = Tych zasad nie da się zagrać przy takich miejscach.
pages-setup-host-begins = Zaczyna osoba, która otworzyła stół.
pages-setup-line-lost = Połączenie zerwane. Strona próbuje wrócić.
pages-level-random = byle jaka karta
pages-level-casual = gracz od święta
pages-level-club = gracz klubowy
pages-level-expert = ekspert
pages-level-master = mistrz

## Rules

pages-rules-changed = zmienione
pages-rules-idle =
    { $count ->
        [one] { $count } przełącznik teraz bez znaczenia
        [few] { $count } przełączniki teraz bez znaczenia
       *[many] { $count } przełączników teraz bez znaczenia
    }
pages-rules-many =
    { $count ->
        [0] brak
        [one] { $count } wybrany
        [few] { $count } wybrane
       *[many] { $count } wybranych
    }
pages-rules-rake-from = od stawki
pages-rules-rake-percent = procent
pages-rules-rake-add = Dodaj wiersz
pages-rules-rake-remove = Usuń ten wiersz

## The score list

pages-list-number = Nr
pages-list-base = Wartość bazowa
pages-list-matadors = Matadorzy
pages-list-hand = z ręki
pages-list-schneider = schn.
pages-list-announced = zapow.
pages-list-schwarz = schw.
pages-list-ouvert = open
pages-list-game = Gra
pages-list-value = Wartość gry
pages-list-won = wygrane
pages-list-lost = przegrane
pages-list-won-short = wygr.
pages-list-lost-short = przegr.
pages-list-points = Punkty
pages-list-passed = bez gry
pages-list-with = z { $count }
pages-list-without = bez { $count }
pages-list-yes = tak
pages-list-open = Wiersz { $number }: otwórz powtórkę
pages-list-place = Miejsce
pages-list-money = Pieniądze
pages-list-house = Dom
pages-list-export = Zabierz listę
pages-list-empty = Jeszcze nic nie zapisano.
pages-list-hint = Każdy wiersz otwiera rozdanie.

## Replay

pages-replay-title = Rozdanie { $number }
pages-replay-table = do stołu
pages-replay-share = Udostępnij
pages-replay-record = Zapis
pages-replay-sgf = Format ISS
pages-replay-declarer = solista
pages-replay-tricks =
    { $count ->
        [one] { $count } lewa
        [few] { $count } lewy
       *[many] { $count } lew
    }
pages-replay-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
pages-replay-hidden =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }
pages-replay-led = wychodzi
pages-replay-played = dokłada
pages-replay-wins = bierze
pages-replay-skat-dealt = Skat rozdany
pages-replay-skat-laid = odłożony
pages-replay-step = { $at } z { $of }
pages-replay-slider = Krok rozdania
pages-replay-first = Początek
pages-replay-last = Koniec
pages-replay-back = Krok wstecz
pages-replay-forward = Krok dalej
pages-replay-view = Oczami
pages-replay-view-all = wszystko odkryte
pages-replay-view-spectator = kogoś, kto patrzy
pages-replay-play-as = Graj dalej jako
pages-replay-play-on = Graj dalej od tego miejsca
pages-replay-history = Przebieg
pages-replay-result = Rozliczenie
pages-replay-player = Gracz
pages-replay-total = Razem

## Help

pages-help-title = Nauka skata
pages-help-contents = Spis treści
pages-help-rules = Zasady do wyboru
pages-help-rules-text = Stół gra w jedną z tych gier, a kto go otwiera, może zmienić każdy przełącznik. Zasady trwającej gry są przy stole pod przyciskiem z kartką.
pages-help-play = A teraz zagraj

## Settings

pages-settings = Ustawienia
pages-settings-language = Język
pages-settings-cards = Karty
pages-settings-size = Wielkość twoich kart
pages-settings-size-value = { $percent }%
pages-settings-large-index = Duże litery i znaki na każdej karcie
pages-settings-two-rows = Karty na ręce w dwóch rzędach
pages-settings-mirrored = Atuty po prawej
pages-settings-play = Gra
pages-settings-tapping = Zagranie karty
pages-settings-tapping-safe = dotknięcie podnosi, drugie gra
pages-settings-tapping-fast = jedno dotknięcie gra
pages-settings-rest = Jak długo leży lewa
pages-settings-rest-value = { $seconds } s
pages-settings-rest-tap = aż jej dotkniesz
pages-settings-rest-tap-tick = Lewa leży, aż jej dotknę
pages-settings-cutting = Przekładanie talii
pages-settings-cutting-auto = samo
pages-settings-cutting-slider = wybieram miejsce
pages-settings-worth = Pokazuj wartości gier przy licytacji
pages-settings-ahead = Pokazuj, kto na razie bierze lewę
pages-settings-careful = Pytaj, zanim odłożę wysoki atut
pages-settings-look = Wygląd i dźwięk
pages-settings-theme = Jasno czy ciemno
pages-settings-theme-system = jak urządzenie
pages-settings-theme-light = jasno
pages-settings-theme-dark = ciemno
pages-settings-motion = Ruch
pages-settings-motion-system = jak urządzenie
pages-settings-motion-full = cały
pages-settings-motion-none = żaden
pages-settings-sounds = Dźwięki
pages-settings-kept = Ten wybór zostaje w tej przeglądarce.

## The check of the shuffle

pages-shuffle-title = Czy tasowanie jest uczciwe?
pages-shuffle-before = Ta pieczęć powstała, zanim rozdano karty. Po rozdaniu zostaje otwarta, a twoja przeglądarka może przeliczyć karty.
pages-shuffle-after = Teraz wszystko jest jawne. Twoja przeglądarka wylicza z tego karty i porównuje; nikogo nie pyta.
pages-shuffle-published = Co ogłoszono
pages-shuffle-commitment = Pieczęć rozdania
pages-shuffle-digest = Pieczęć: { $position }
pages-shuffle-nonce-of = Liczba: { $position }
pages-shuffle-waived = nie podano na czas
pages-shuffle-cut-at = Karty zdjęte przy przekładaniu
pages-shuffle-seed-is = Ziarno rozdania
pages-shuffle-check = Sprawdź to rozdanie
pages-shuffle-holds = Wszystko się zgadza: nikt nie mógł wybrać kart.
pages-shuffle-broken = Coś się nie zgadza. Tym kartom nie można ufać.
pages-shuffle-kept = Pieczęć i własna liczba są te same, co przed rozdaniem
pages-shuffle-seed = Ziarno pasuje do pieczęci rozdania
pages-shuffle-nonce = Liczba pasuje do pieczęci: { $position }
pages-shuffle-cut = Przełożenie jest dozwolone
pages-shuffle-hand = Karty z tego wynikają: { $position }
pages-shuffle-skat = Skat z tego wynika
pages-shuffle-state-right = zgadza się
pages-shuffle-state-wrong = nie zgadza się
pages-shuffle-state-waived = nie podano, liczy się jako zero
pages-shuffle-state-missing = jeszcze zakryte

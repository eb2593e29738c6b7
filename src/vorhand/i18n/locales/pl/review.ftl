### Analiza zakończonego rozdania: ile kosztowały karty i zapowiedzi, przy kartach odkrytych i oczami graczy.

## The command

command-review = Pokazuje, które odzywki i karty zakończonego rozdania ile kosztowały.
flag-review-seconds = Najdłuższy czas na jedno rozdanie, w sekundach.
flag-review-deal = Tylko rozdanie o tym identyfikatorze.
flag-review-position = Ocenia tylko zapowiedzi i karty tej pozycji.
flag-review-worlds = Ile rozkładów przeszukać dla jednej karty oczami gracza; 0 pomija tę ocenę.

## How a game ends with best play

outlook-lost-schneider = przegrana, schneider
outlook-lost = przegrana
outlook-won = wygrana
outlook-won-schneider = wygrana ze schneiderem
review-result = { $outlook } ({ $points } : { $others })
review-start = Przy najlepszej grze wszystkich od pierwszej karty: { $result }
review-end = Przy najlepszej grze wszystkich po ostatniej karcie: { $result }

## What turned the game, and what the figures mean

review-turns = Co odwróciło grę:
review-turns-none = Żadna karta nie zmieniła wyniku przy najlepszej grze.
review-turn = { $mark } Lewa { $trick }, { $player }: { $card } – { $before } → { $after }; najlepiej: { $best }
review-legend = Wartość: punkty solisty na końcu przy najlepszej grze wszystkich po tej karcie, wszystkie karty odkryte. Widok %: w ilu rozkładach, z którymi gracz musiał się liczyć, solista potem wygrywa i ile punktów procentowych karta kosztowała swoją stronę. ◆ odwróciła grę, ● schneidera.
review-open-note = To, co najlepsze przy kartach odkrytych, nie zawsze było błędem: przy stole nikt nie widział wszystkich kart.
review-ramsch = Ramscha nie ocenia się karta po karcie: trzej gracze nie mają wspólnego celu, więc karta nie ma jednej wartości. Zamiast tego podane są zapowiedzi przed grą i dotychczas zebrane punkty.
review-no-game = Nie rozegrano żadnej gry, więc nie ma kart do oceny, są tylko zapowiedzi.
review-no-cards = Gra skończyła się przed pierwszą kartą. Ocenione są zapowiedzi.
review-unplayed =
    { $count ->
        [one] Gra skończyła się przed czasem: nie zagrano { $count } karty.
        [few] Gra skończyła się przed czasem: nie zagrano { $count } kart.
       *[many] Gra skończyła się przed czasem: nie zagrano { $count } kart.
    }
review-running = Rozdanie { $deal } jeszcze się nie skończyło, więc nie ma analizy.
review-nothing = W { $path } nie ma żadnego rozdania.
review-left-budget = Czas minął. Bez oceny: karty { $cards }, zapowiedzi { $calls }, karty oczami graczy { $seen }
review-left-cancelled = Przerwano. Bez oceny: karty { $cards }, zapowiedzi { $calls }, karty oczami graczy { $seen }
review-left-too-hard = Szukanie nie dało odpowiedzi. Bez oceny: karty { $cards }, zapowiedzi { $calls }, karty oczami graczy { $seen }

## Calls

review-calls = Zapowiedzi:
review-call = { $player }: { $call } – { $judgement }
review-held = tak na { $value }
review-passed = pas przy { $value }
judged-bid = ze skatem do wygrania: { $game }, wystarcza na { $limit }
judged-bid-none = żadna gra nie była do wygrania, nawet ze skatem
judged-skat = ze skatem { $skat } ({ $score }), z ręki { $hand } ({ $other })
judged-discard = { $result }; lepiej: { $cards } – { $best }
judged-discard-best = { $result }; nie było nic lepszego do odłożenia
judged-game = { $outlook } ({ $score }); poza tym najlepiej: { $contract } ({ $other })
judged-both = { $open }; { $seen }
judged-right = przy kartach odkrytych słusznie: { $judgement }
judged-wrong = przy kartach odkrytych niesłusznie: { $judgement }
judged-seen = według samych własnych kart punkty listy wobec najlepszej zapowiedzi: { $loss }
judged-seen-best = według samych własnych kart nic lepszego

## The table of cards

column-review-trick = Lewa
column-review-player = Gracz
column-review-card = Karta
column-review-value = Wartość
column-review-loss = Strata
column-review-best = Lepiej
column-review-seen = Widok %
column-review-seen-loss = Strata %
column-review-taken = Punkty po kolei

## What each player lost

column-review-points-lost = Stracone punkty
column-review-turned = Odwrócone gry
column-review-chance-lost = Stracone szanse, %
column-review-worst = Najdroższa karta

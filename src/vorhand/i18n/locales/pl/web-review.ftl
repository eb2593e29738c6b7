### Analiza rozdania, na stronie jego odtwarzania.

pages-review-title = Analiza
pages-review-means = Ile kosztowała która karta i która odwróciła grę? Komputer przelicza rozdanie przy odkrytych kartach.
pages-review-ask = Przelicz rozdanie
pages-review-busy = Rozdanie jest przeliczane …
pages-review-outlook = Przy najlepszej grze wszystkich odtąd:
pages-review-outlook-later = Każdy słupek pokazuje, z czym solista kończy po danej karcie.
pages-review-players = Co każdy oddał
pages-review-points-lost = Punkty za karty
pages-review-turned = Odwrócone gry
pages-review-chance-lost = Szansa, %
pages-review-dearest = Najdroższa karta
pages-review-calls = Licytacja, skat i zapowiedzi
pages-review-cards = Każda karta
pages-review-open = wszystkie karty odkryte
pages-review-seen = oczami gracza
pages-review-trick = Lewa
pages-review-card = Karta
pages-review-value-open = Wartość
pages-review-value-seen = Widok %
pages-review-loss = Strata
pages-review-best = Lepiej

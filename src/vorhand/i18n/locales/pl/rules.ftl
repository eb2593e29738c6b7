### Opcje zestawu zasad, ich wartości i gotowe zestawy.

## Sections

section-auction = Licytacja
section-announcements = Zapowiedzi
section-matadors = Matadorzy
section-values = Wartości gier
section-kontra = Kontra
section-bock = Rundy bock
section-ramsch = Ramsch
section-spitze = Szpica (Spitze)
section-revolution = Rewolucja
section-schenken = Darowanie gry (Schenken)
section-claims = Skracanie gry
section-list = Lista
section-stakes = Stawki

## Options

option-auction-all-pass = Co się dzieje, gdy wszyscy trzej spasują.
option-announcements-without-hand = Schneidera, schwarza oraz, w grze kolorowej i w grandzie, open wolno zapowiedzieć także po wzięciu skata. Mnożnik za grę z ręki wtedy się nie liczy.
option-announcements-ouvert-needs-schwarz = Open w grze kolorowej i w grandzie obejmuje zapowiedzianego schwarza, więc trzeba wziąć wszystkie lewy. W przeciwnym razie open to osobny stopień, a cel pozostaje taki, jaki zapowiedziano.
option-matadors-unseen-skat-counts = Także w grze z ręki dwie karty skata liczą się do matadorów. W przeciwnym razie liczy się tam tylko dziesięć kart z ręki.
option-values-grand-base = Wartość bazowa granda. 20 to dawna wartość amerykańska.
option-values-grand-ouvert-base = Wartość bazowa granda open. Przy 36 stopień za open się nie liczy, a wartość gry wynosi najwyżej 360.
option-values-lost-hand-doubled = Każda przegrana gra liczy się podwójnie. W przeciwnym razie przegrana gra z ręki liczy się pojedynczo.
option-values-null = Wartość gry null.
option-values-null-hand = Wartość gry null z ręki.
option-values-null-ouvert = Wartość gry null open.
option-values-null-ouvert-hand = Wartość gry null open z ręki.
option-values-null-below-bid = Co się dzieje z nullem, który jest wart mniej, niż wylicytowano.
option-kontra-who = Kto może powiedzieć kontra. Jedna kontra wiąże obu przeciwników.
option-kontra-until = Do kiedy można powiedzieć kontra.
option-kontra-ouvert = Czy kontrę do gry open trzeba powiedzieć przed wyłożeniem kart.
option-kontra-re = Solista może odpowiedzieć na kontrę rekontrą.
option-kontra-re-in-null = Rekontra jest dozwolona także w nullu i w nullu z ręki. Nulla open to nie dotyczy.
option-kontra-supra = Przeciwnicy mogą odpowiedzieć na rekontrę suprą: razem ośmiokrotnie.
option-kontra-hirsch = Solista może odpowiedzieć na suprę hirschem: razem szesnastokrotnie.
option-bock-triggers = Zdarzenia, po których gra się rundę bock. Brak: nie ma rund bock.
option-bock-deals = Liczba rozdań w rundzie bock. 0: tyle, ile miejsc przy stole.
option-bock-stacking = Co daje kilka zdarzeń w jednym rozdaniu.
option-bock-ramsch-after = Po każdych tylu zakończonych rundach bock następuje runda ramsch. 0: nigdy.
option-ramsch-skat-to = Komu przypadają punkty ze skata.
option-ramsch-loss = Co zapisuje przegrany: swoje punkty za karty albo 10, przy jednym graczu bez lewy 15, przy dwóch 20.
option-ramsch-tie = Co się dzieje, gdy dwóch graczy ma po równo najwięcej punktów.
option-ramsch-all-equal = Co się zapisuje, gdy wszyscy trzej mają po równo.
option-ramsch-pushing = Schieberamsch: przodek, środek i zadek kolejno biorą skata albo przesuwają go dalej bez zaglądania.
option-ramsch-push-doubling = Jak przesuwanie bez zaglądania podwaja stratę.
option-ramsch-jacks = Czy ten, kto wziął skata, może odłożyć walety. Skata, do którego się nie zaglądało, zawsze wolno przesunąć.
option-ramsch-jungfrau = Jeśli dokładnie jeden gracz nie wziął lewy, strata się podwaja.
option-ramsch-announced-jungfrau = Przed pierwszą kartą jeden gracz może zapowiedzieć, że nie weźmie żadnej lewy. Jeśli jednak weźmie, tylko on zapisuje −120; jeśli dotrzyma, nic się nie zmienia.
option-ramsch-durchmarsch = Co zapisuje gracz, który wziął wszystkie lewy.
option-ramsch-durchmarsch-doubled = Przesuwanie i pukanie mnoży także 120 punktów za wszystkie lewy. Bock mnoży je zawsze.
option-ramsch-grand-hand = W rundzie ramsch przodek, środek i zadek są kolejno pytani, czy zamiast ramscha zagrają granda z ręki.
option-ramsch-grand-hand-leader = Kto wychodzi w grandzie z ręki w rundzie ramsch.
option-ramsch-grand-hand-counts = Grand z ręki liczy się jako rozdanie rundy ramsch. W przeciwnym razie ten sam gracz rozdaje jeszcze raz.
option-ramsch-klopfen = W rundach ramsch każdy, kto nie przesunął skata, może przed pierwszą kartą raz zapukać. Każde puknięcie podwaja.
option-ramsch-round-deals = Liczba rozdań w rundzie ramsch. 0: tyle, ile miejsc przy stole.
option-ramsch-round-after = Zdarzenia, po których gra się rundę ramsch. Oba w jednym rozdaniu dają jedną rundę.
option-spitze-levels = Stopnie za zapowiedzianą szpicę: wzięcie ostatniej lewy najniższym atutem, który się pokazuje. 0: nie gra się jej.
option-spitze-missed = Co kosztuje nieudana szpica.
option-revolution-enabled = Null open, w którym przeciwnicy po obejrzeniu kart solisty mogą na nowo podzielić między siebie swoje dwadzieścia kart.
option-revolution-value = Wartość rewolucji, z ręki lub nie.
option-schenken-enabled = W pierwszej lewie przeciwnicy mogą darować grę. Jeśli solista odmówi, musi osiągnąć następny stopień.
option-claims-server-proof = Żądanie solisty, które da się udowodnić na prawdziwych kartach, jest uznawane bez pytania. W przeciwnym razie zawsze pyta się przeciwników.
option-list-seats = Liczba miejsc przy stole. Przy czterech rozdający pauzuje.
option-list-scoring = Jak podlicza się listę.
option-list-end = Kiedy kończy się mecz.
option-list-deals = Liczba rozdań w meczu kończonym po rozdaniach. 0: po dwanaście na miejsce.
option-list-end-points = Suma, która kończy mecz na punkty.
option-list-first-dealer = Kto rozdaje pierwszy.
option-list-passed-in-counts = Rozdanie bez gry zajmuje wiersz listy.
option-list-passed-in-dealer-bonus = Punkty dla rozdającego za rozdanie bez gry.
option-stakes-base = Pieniądze za jeden punkt. 0: bez pieniędzy.
option-stakes-basis = Za które punkty się płaci.
option-stakes-rake = Prowizja domu gry w procentach, zależnie od stawki.
option-stakes-rounding = Jak zaokrągla się stawkę, limit i prowizję do pełnych centów.
option-stakes-limit = Ile najwyżej płaci jeden gracz w jednym rozdaniu. 0: bez limitu.
option-stakes-odd-cent = Komu przypada cent, który zostaje, gdy dwaj przeciwnicy się dzielą.
option-stakes-mode = Czy o pieniądze gra trzech ludzi, czy dwóch i komputer, który ani nie płaci, ani nie zarabia.

## Values of the options

value-yes = tak
value-no = nie
value-none = brak
value-rake-row = od { NUMBER($stake, minimumFractionDigits: 2) }: { $percent }%
value-auction-all-pass-passed-in = rozdanie bez gry: bez punktów, rozdaje następny
value-auction-all-pass-ramsch = ramsch rozdanymi kartami
value-auction-all-pass-redeal = ten sam gracz rozdaje jeszcze raz
value-values-null-below-bid-cheapest-game = przegrana, liczona jako najtańsza gra, która pokrywa licytację
value-values-null-below-bid-twice-null-value = przegrana, liczona według wartości nulla
value-values-null-below-bid-refused = nie wolno jej zapowiedzieć
value-kontra-who-nobody = nikt
value-kontra-who-any-defender = każdy z przeciwników
value-kontra-who-bidders-only = przeciwnik, który wylicytował lub utrzymał co najmniej 18
value-kontra-until-first-lead = zanim padnie jakakolwiek karta
value-kontra-until-own-first-card = przed własną pierwszą kartą
value-kontra-until-second-trick = przed wyjściem w drugą lewę
value-kontra-ouvert-no-difference = bez różnicy
value-kontra-ouvert-before-cards-shown = przed wyłożeniem kart
value-bock-stacking-add = każde zdarzenie dodaje rundę
value-bock-stacking-one-per-deal = najwyżej jedna runda na rozdanie
value-ramsch-skat-to-last-trick = temu, kto weźmie ostatnią lewę
value-ramsch-skat-to-loser = przegranemu
value-ramsch-skat-to-nobody = nikomu
value-ramsch-loss-card-points = swoje punkty za karty
value-ramsch-loss-fixed = 10, 15 albo 20
value-ramsch-tie-both-lose = obaj tracą w całości
value-ramsch-tie-later-trick = przegrywa ten, kto wziął późniejszą lewę
value-ramsch-tie-split = każdy traci połowę, w zaokrągleniu w górę
value-ramsch-all-equal-nothing = nic
value-ramsch-all-equal-all-lose = każdy własną stratę
value-ramsch-push-doubling-each = każde przesunięcie podwaja
value-ramsch-push-doubling-first-only = razem tylko raz
value-ramsch-push-doubling-none = wcale
value-ramsch-jacks-taker-may-not = waletów nie wolno
value-ramsch-jacks-free = każdą kartę
value-ramsch-durchmarsch-wins-120 = wygrywa 120, nikt nie traci
value-ramsch-durchmarsch-loses = traci 120
value-ramsch-grand-hand-leader-forehand = przodek
value-ramsch-grand-hand-leader-declarer = solista
value-spitze-missed-loses = całą grę
value-spitze-missed-ignored = tylko jej stopnie
value-list-scoring-classic = punkty za gry
value-list-scoring-seeger = Seeger: ±50 za każdą własną grę
value-list-scoring-seeger-fabian = Seeger-Fabian: ±50 za każdą własną grę, 40 lub 30 za gry przegrane przez innych
value-list-end-deals = po określonej liczbie rozdań
value-list-end-points = gdy czyjaś suma osiągnie limit
value-list-end-open = według umowy
value-list-first-dealer-first-seat = pierwsze miejsce
value-list-first-dealer-random = losowo
value-stakes-basis-value = wartość gry z kontrą i bockiem, przegrana bez podwojenia
value-stakes-basis-list-points = zapisane punkty
value-stakes-rounding-half-up = pół centa w górę
value-stakes-rounding-half-even = pół centa do parzystego
value-stakes-rounding-down = w dół
value-stakes-odd-cent-house = domowi gry
value-stakes-odd-cent-next-seat = przeciwnikowi siedzącemu za solistą
value-stakes-mode-three-players = trzech ludzi
value-stakes-mode-duo = dwóch ludzi i komputer

## Events that call for a Bock or Ramsch round

trigger-lost-with-60 = gra przegrana z dokładnie 60 punktami
trigger-won-grand-hand = wygrany grand z ręki
trigger-won-null-ouvert-hand = wygrany null open z ręki
trigger-lost-grand = przegrany grand
trigger-lost-with-kontra = gra przegrana po kontrze
trigger-kontra-re = gra z kontrą i rekontrą
trigger-score-three-equal = suma gracza kończy się trzema jednakowymi cyframi
trigger-score-multiple-of-100 = suma gracza jest wielokrotnością 100
trigger-value-72 = wygrana gra o wartości co najmniej 72
trigger-value-96 = wygrana gra o wartości co najmniej 96
trigger-value-120 = wygrana gra o wartości co najmniej 120
trigger-schneider-outside-bock = schneider którejś ze stron poza rundą bock
trigger-two-rounds-without-bock = dwie rundy bez bocka

## Presets

preset-isko = Międzynarodowe przepisy skata
preset-isko-description = Oficjalne zasady z listopada 2022.
preset-isko-list = Lista klasyfikowana
preset-isko-list-description = Oficjalne zasady z punktacją Seegera-Fabiana: 36 rozdań we trzech, 48 we czterech.
preset-altenburg-1937 = Altenburg 1937
preset-altenburg-1937-description = Kodeks skata z lat 1927–1937, obowiązujący do 1998: grand open 36, przegrana gra z ręki liczy się pojedynczo, po trzech pasach nowe rozdanie.
preset-official-pl = Polska, oficjalnie
preset-official-pl-description = Oficjalne zasady do 1000 punktów, pierwszy rozdający losowo.
preset-pub-pl = Polska, gra barowa
preset-pub-pl-description = Gra nieoficjalna z kontrą, rundami bock, ramschem z przesuwaniem i zapowiedziami po wzięciu skata, do 1000 punktów.
preset-stakes-el = Grecja, na pieniądze
preset-stakes-el-description = Oficjalne zasady na pieniądze: trzech ludzi, stawka za punkt i prowizja domu gry.
preset-duo-el = Grecja, we dwóch
preset-duo-el-description = Jak na pieniądze, ale dwóch ludzi i komputer, który ani nie płaci, ani nie zarabia.
preset-xskat-pub = Niemiecki bar
preset-xskat-pub-description = Gra barowa ze wszystkim: kontra, rundy bock i ramsch, pukanie, szpica, rewolucja i darowanie gry.

## What does not go together

conflict-not-allowed = Jednego z ustawień nie ma albo jego wartość jest niedozwolona.
conflict-hirsch-without-supra = Hirsch odpowiada na Supra: dopuść też Supra albo pomiń Hirsch.
conflict-supra-without-re = Supra odpowiada na Re: dopuść też Re albo pomiń Supra.
conflict-named-twice = Zdarzenie podano dwa razy: { $option }
conflict-no-decimal = To nie jest kwota taka jak 0.10: { $option }
conflict-too-great = Ta kwota jest za duża: { $option }
conflict-stake-named-twice = Opłata podaje tę samą stawkę dwa razy.
conflict-not-for-money = Na pieniądze tak się nie gra, bo nikt nie mówi, jak to wypłacić: { $option }

### Опции набора правил, их значения и готовые наборы.

## Sections

section-auction = Торговля
section-announcements = Объявления
section-matadors = Вершины
section-values = Стоимость игр
section-kontra = Контра
section-bock = Бок-раунды
section-ramsch = Рамш
section-spitze = Шпитце (последняя взятка)
section-revolution = Революция
section-schenken = Дарение игры
section-claims = Сокращение игры
section-list = Протокол
section-stakes = Ставки

## Options

option-auction-all-pass = Что происходит, когда все трое спасовали.
option-announcements-without-hand = Шнайдер, шварц, а в игре с козырем и в гранде и открытую игру можно объявить также после взятия прикупа. Множитель за игру по-тёмному тогда не считается.
option-announcements-ouvert-needs-schwarz = Открытая игра с козырем и открытый гранд включают объявленный шварц, то есть нужно взять все взятки. Иначе открытая игра – отдельная ступень, а цель остаётся такой, как объявлено.
option-matadors-unseen-skat-counts = В игре по-тёмному две карты прикупа тоже входят в счёт вершин. Иначе там считаются только десять карт на руках.
option-values-grand-base = Базовая стоимость гранда. 20 – старая американская стоимость.
option-values-grand-ouvert-base = Базовая стоимость открытого гранда. При 36 ступень за открытую игру не считается, и стоимость игры не превышает 360.
option-values-lost-hand-doubled = Каждая проигранная игра считается вдвойне. Иначе проигранная игра по-тёмному считается один раз.
option-values-null = Стоимость нуля.
option-values-null-hand = Стоимость нуля по-тёмному.
option-values-null-ouvert = Стоимость открытого нуля.
option-values-null-ouvert-hand = Стоимость открытого нуля по-тёмному.
option-values-null-below-bid = Что будет с нулём, который стоит меньше, чем заявлено при торговле.
option-kontra-who = Кто может сказать контру. Одна контра действует для обоих противников.
option-kontra-until = До какого момента можно сказать контру.
option-kontra-ouvert = Нужно ли сказать контру к открытой игре раньше, чем карты выложены.
option-kontra-re = Солист может ответить на контру реконтрой.
option-kontra-re-in-null = Реконтра разрешена также в нуле и в нуле по-тёмному. Открытого нуля это не касается.
option-kontra-supra = Противники могут ответить на реконтру супрой: всего восьмикратно.
option-kontra-hirsch = Солист может ответить на супру хиршем: всего шестнадцатикратно.
option-bock-triggers = События, после которых играется бок-раунд. Нет: бок-раундов не будет.
option-bock-deals = Число сдач в бок-раунде. 0: столько, сколько мест за столом.
option-bock-stacking = Что дают несколько событий в одной сдаче.
option-bock-ramsch-after = Рамш-раунд играется каждый раз после стольких завершённых бок-раундов. 0: никогда.
option-ramsch-skat-to = Кому достаются очки прикупа.
option-ramsch-loss = Что записывает проигравший: свои очки либо 10, при одном игроке без взяток 15, при двух 20.
option-ramsch-tie = Что будет, когда у двух игроков поровну и больше всего очков.
option-ramsch-all-equal = Что записывается, когда у всех троих поровну.
option-ramsch-pushing = Шиберамш: передний, средний и задний по очереди берут прикуп или передают его дальше не глядя.
option-ramsch-push-doubling = Как передача не глядя удваивает проигрыш.
option-ramsch-jacks = Может ли снести валетов тот, кто взял прикуп. Прикуп, в который не смотрели, можно передать всегда.
option-ramsch-jungfrau = Если ровно один игрок остался без взяток, проигрыш удваивается.
option-ramsch-announced-jungfrau = До первой карты один игрок может объявить, что не возьмёт ни одной взятки. Если возьмёт, только он записывает −120; если сдержит слово, ничего не меняется.
option-ramsch-durchmarsch = Что записывает игрок, взявший все взятки.
option-ramsch-durchmarsch-doubled = Передача и стук умножают и 120 очков за все взятки. Бок умножает их всегда.
option-ramsch-grand-hand = В рамш-раунде переднего, среднего и заднего по очереди спрашивают, не сыграют ли они вместо рамша гранд по-тёмному.
option-ramsch-grand-hand-leader = Кто ходит первым в гранде по-тёмному рамш-раунда.
option-ramsch-grand-hand-counts = Гранд по-тёмному считается сдачей рамш-раунда. Иначе тот же игрок сдаёт ещё раз.
option-ramsch-klopfen = В рамш-раундах каждый, кто не передавал прикуп, может один раз постучать до первой карты. Каждый стук удваивает.
option-ramsch-round-deals = Число сдач в рамш-раунде. 0: столько, сколько мест за столом.
option-ramsch-round-after = События, после которых играется рамш-раунд. Оба в одной сдаче дают один раунд.
option-spitze-levels = Ступени за объявленную шпитце: взять последнюю взятку младшим козырем, который показывают. 0: не играется.
option-spitze-missed = Чего стоит неудавшаяся шпитце.
option-revolution-enabled = Открытый нуль, в котором противники, увидев карты солиста, могут заново поделить между собой свои двадцать карт.
option-revolution-value = Стоимость революции, по-тёмному или нет.
option-schenken-enabled = В первой взятке противники могут подарить игру. Если солист откажется, он обязан сделать следующую ступень.
option-claims-server-proof = Требование солиста, которое можно доказать на настоящих картах, признаётся без вопросов. Иначе всегда спрашивают противников.
option-list-seats = Число мест за столом. Вчетвером сдающий не играет.
option-list-scoring = Как подводится итог протокола.
option-list-end = Когда заканчивается матч.
option-list-deals = Число сдач в матче, который кончается по сдачам. 0: по двенадцать на место.
option-list-end-points = Сумма, которая завершает матч на очки.
option-list-first-dealer = Кто сдаёт первым.
option-list-passed-in-counts = Сдача без игры занимает строку протокола.
option-list-passed-in-dealer-bonus = Очки сдающему за сдачу без игры.
option-stakes-base = Деньги за одно очко. 0: без денег.
option-stakes-basis = За какие очки платят.
option-stakes-rake = Комиссия заведения в процентах, в зависимости от ставки.
option-stakes-rounding = Как ставка, предел и комиссия округляются до целых центов.
option-stakes-limit = Сколько самое большее платит один игрок за сдачу. 0: без предела.
option-stakes-odd-cent = Кому достаётся цент, оставшийся, когда двое противников делят выигрыш.
option-stakes-mode = Играют ли на деньги три человека или два человека и компьютер, который не платит и не зарабатывает.

## Values of the options

value-yes = да
value-no = нет
value-none = нет
value-rake-row = от { NUMBER($stake, minimumFractionDigits: 2) }: { $percent } %
value-auction-all-pass-passed-in = сдача без игры: без очков, сдаёт следующий
value-auction-all-pass-ramsch = рамш со сданными картами
value-auction-all-pass-redeal = тот же игрок сдаёт ещё раз
value-values-null-below-bid-cheapest-game = проигрыш по самой дешёвой игре, покрывающей заявку
value-values-null-below-bid-twice-null-value = проигрыш по стоимости нуля
value-values-null-below-bid-refused = объявить его нельзя
value-kontra-who-nobody = никто
value-kontra-who-any-defender = любой из противников
value-kontra-who-bidders-only = противник, который заявил или поддержал не меньше 18
value-kontra-until-first-lead = до первой сыгранной карты
value-kontra-until-own-first-card = до своей первой карты
value-kontra-until-second-trick = до хода во вторую взятку
value-kontra-ouvert-no-difference = без разницы
value-kontra-ouvert-before-cards-shown = до выкладывания карт
value-bock-stacking-add = каждое событие добавляет раунд
value-bock-stacking-one-per-deal = не больше одного раунда за сдачу
value-ramsch-skat-to-last-trick = взявшему последнюю взятку
value-ramsch-skat-to-loser = проигравшему
value-ramsch-skat-to-nobody = никому
value-ramsch-loss-card-points = свои очки
value-ramsch-loss-fixed = 10, 15 или 20
value-ramsch-tie-both-lose = оба проигрывают полностью
value-ramsch-tie-later-trick = проигрывает взявший более позднюю взятку
value-ramsch-tie-split = каждый проигрывает половину с округлением вверх
value-ramsch-all-equal-nothing = ничего
value-ramsch-all-equal-all-lose = каждый свой проигрыш
value-ramsch-push-doubling-each = каждая передача удваивает
value-ramsch-push-doubling-first-only = всего один раз
value-ramsch-push-doubling-none = никак
value-ramsch-jacks-taker-may-not = валетов нельзя
value-ramsch-jacks-free = любую карту
value-ramsch-durchmarsch-wins-120 = выигрывает 120, никто не проигрывает
value-ramsch-durchmarsch-loses = проигрывает 120
value-ramsch-grand-hand-leader-forehand = передний
value-ramsch-grand-hand-leader-declarer = солист
value-spitze-missed-loses = всей игры
value-spitze-missed-ignored = только своих ступеней
value-list-scoring-classic = очки за игры
value-list-scoring-seeger = Зегер: ±50 за каждую свою игру
value-list-scoring-seeger-fabian = Зегер-Фабиан: ±50 за каждую свою игру, 40 или 30 за игры, проигранные другими
value-list-end-deals = после определённого числа сдач
value-list-end-points = когда чья-то сумма достигнет предела
value-list-end-open = по договорённости
value-list-first-dealer-first-seat = первое место
value-list-first-dealer-random = по жребию
value-stakes-basis-value = стоимость игры с контрой и боком, проигрыш не удваивается
value-stakes-basis-list-points = записанные очки
value-stakes-rounding-half-up = полцента вверх
value-stakes-rounding-half-even = полцента к чётному
value-stakes-rounding-down = вниз
value-stakes-odd-cent-house = заведению
value-stakes-odd-cent-next-seat = противнику, сидящему после солиста
value-stakes-mode-three-players = три человека
value-stakes-mode-duo = два человека и компьютер

## Events that call for a Bock or Ramsch round

trigger-lost-with-60 = игра проиграна ровно с 60 очками
trigger-won-grand-hand = выигран гранд по-тёмному
trigger-won-null-ouvert-hand = выигран открытый нуль по-тёмному
trigger-lost-grand = проигран гранд
trigger-lost-with-kontra = игра проиграна после контры
trigger-kontra-re = игра с контрой и реконтрой
trigger-score-three-equal = сумма игрока кончается тремя одинаковыми цифрами
trigger-score-multiple-of-100 = сумма игрока кратна 100
trigger-value-72 = выиграна игра стоимостью от 72
trigger-value-96 = выиграна игра стоимостью от 96
trigger-value-120 = выиграна игра стоимостью от 120
trigger-schneider-outside-bock = шнайдер одной из сторон вне бок-раунда
trigger-two-rounds-without-bock = два раунда без бока

## Presets

preset-isko = Международные правила ската
preset-isko-description = Официальные правила от ноября 2022 года.
preset-isko-list = Зачётный протокол
preset-isko-list-description = Официальные правила со счётом Зегера-Фабиана: 36 сдач втроём, 48 вчетвером.
preset-altenburg-1937 = Альтенбург 1937
preset-altenburg-1937-description = Кодекс ската 1927–1937 годов, действовавший до 1998: открытый гранд 36, проигранная игра по-тёмному считается один раз, при трёх пасах пересдача.
preset-official-pl = Польша, официально
preset-official-pl-description = Официальные правила до 1000 очков, первый сдающий по жребию.
preset-pub-pl = Польша, игра в пабе
preset-pub-pl-description = Неофициальная игра с контрой, бок-раундами, шиберамшем и объявлениями после взятия прикупа, до 1000 очков.
preset-stakes-el = Греция, на деньги
preset-stakes-el-description = Официальные правила на деньги: три человека, ставка за очко и комиссия заведения.
preset-duo-el = Греция, вдвоём
preset-duo-el-description = Как на деньги, но два человека и компьютер, который не платит и не зарабатывает.
preset-xskat-pub = Немецкий паб
preset-xskat-pub-description = Игра в пабе со всем, что бывает: контра, бок- и рамш-раунды, стук, шпитце, революция и дарение игры.

## What does not go together

conflict-not-allowed = Такой настройки нет или её значение не разрешено.
conflict-hirsch-without-supra = Hirsch отвечает на Supra: разрешите и Supra или уберите Hirsch.
conflict-supra-without-re = Supra отвечает на Re: разрешите и Re или уберите Supra.
conflict-named-twice = Событие названо дважды: { $option }
conflict-no-decimal = Это не сумма вроде 0.10: { $option }
conflict-too-great = Эта сумма слишком велика: { $option }
conflict-stake-named-twice = Сбор называет одну и ту же ставку дважды.
conflict-not-for-money = На деньги так не играют, потому что никто не говорит, как это выплачивать: { $option }

### Опції набору правил, їхні значення та готові набори.

## Sections

section-auction = Торгівля
section-announcements = Оголошення
section-matadors = Верхи
section-values = Вартість ігор
section-kontra = Контра
section-bock = Бок-раунди
section-ramsch = Рамш
section-spitze = Шпіце (остання взятка)
section-revolution = Революція
section-schenken = Дарування гри
section-claims = Скорочення гри
section-list = Протокол
section-stakes = Ставки

## Options

option-auction-all-pass = Що відбувається, коли всі троє спасували.
option-announcements-without-hand = Шнайдер, шварц, а в масті та ґрані й увер можна оголосити також після взяття ската. Рівень за ганд тоді не рахується.
option-announcements-ouvert-needs-schwarz = Увер у масті та ґрані містить оголошений шварц, тож треба взяти всі взятки. Інакше увер – окремий рівень, а мета лишається такою, як оголошено.
option-matadors-unseen-skat-counts = У грі ганд дві карти ската теж зараховуються до верхів. Інакше там рахуються лише десять карт на руках.
option-values-grand-base = Базова вартість ґрана. 20 – давня американська вартість.
option-values-grand-ouvert-base = Базова вартість ґрана увер. При 36 рівень за увер не рахується, а вартість гри не перевищує 360.
option-values-lost-hand-doubled = Кожна програна гра рахується подвійно. Інакше програна гра ганд рахується один раз.
option-values-null = Вартість нуля.
option-values-null-hand = Вартість нуля ганд.
option-values-null-ouvert = Вартість нуля увер.
option-values-null-ouvert-hand = Вартість нуля увер ганд.
option-values-null-below-bid = Що буде з нулем, вартим менше, ніж заявлено в торгівлі.
option-kontra-who = Хто може сказати контра. Одна контра діє для обох опонентів.
option-kontra-until = До якого моменту можна сказати контра.
option-kontra-ouvert = Чи треба сказати контра до гри увер раніше, ніж карти викладуть.
option-kontra-re = Соліст може відповісти на контру: ре.
option-kontra-re-in-null = Ре дозволено також у нулі та нулі ганд. Нуля увер це не стосується.
option-kontra-supra = Опоненти можуть відповісти на ре: супра. Разом увосьмеро.
option-kontra-hirsch = Соліст може відповісти на супру: хірш. Разом у шістнадцять разів.
option-bock-triggers = Події, після яких грають бок-раунд. Немає: бок-раундів не буде.
option-bock-deals = Кількість роздач у бок-раунді. 0: стільки, скільки місць за столом.
option-bock-stacking = Що дають кілька подій в одній роздачі.
option-bock-ramsch-after = Рамш-раунд настає щоразу після такої кількості завершених бок-раундів. 0: ніколи.
option-ramsch-skat-to = Кому дістаються очки ската.
option-ramsch-loss = Що записує той, хто програв: свої очки або 10, якщо один гравець без взяток – 15, якщо двоє – 20.
option-ramsch-tie = Що буде, коли у двох гравців порівну і найбільше очок.
option-ramsch-all-equal = Що записують, коли в усіх трьох порівну.
option-ramsch-pushing = Шиберамш: передній, середній і задній по черзі беруть скат або передають його далі, не дивлячись.
option-ramsch-push-doubling = Як передавання наосліп подвоює програш.
option-ramsch-jacks = Чи може відкласти валети той, хто взяв скат. Скат, у який не дивилися, можна передати завжди.
option-ramsch-jungfrau = Якщо рівно один гравець лишився без взяток, програш подвоюється.
option-ramsch-announced-jungfrau = Перед першою картою один гравець може оголосити, що не візьме жодної взятки. Якщо візьме, лише він записує −120; якщо дотримає слова, нічого не змінюється.
option-ramsch-durchmarsch = Що записує гравець, який узяв усі взятки.
option-ramsch-durchmarsch-doubled = Передавання і стукання множать і ті 120 балів за всі взятки. Бок множить їх завжди.
option-ramsch-grand-hand = У рамш-раунді переднього, середнього і заднього по черзі питають, чи зіграють вони замість рамшу ґран ганд.
option-ramsch-grand-hand-leader = Хто ходить першим у ґрані ганд рамш-раунду.
option-ramsch-grand-hand-counts = Ґран ганд рахується як роздача рамш-раунду. Інакше той самий дилер роздає ще раз.
option-ramsch-klopfen = У рамш-раундах кожен, хто не передавав скат, може один раз стукнути перед першою картою. Кожен стук подвоює.
option-ramsch-round-deals = Кількість роздач у рамш-раунді. 0: стільки, скільки місць за столом.
option-ramsch-round-after = Події, після яких грають рамш-раунд. Обидві в одній роздачі дають один раунд.
option-spitze-levels = Рівні за оголошене шпіце: взяти останню взятку найменшим козирем, який показують. 0: не граємо.
option-spitze-missed = Чого коштує невдале шпіце.
option-revolution-enabled = Нуль увер, у якому опоненти, побачивши карти соліста, можуть наново поділити між собою свої двадцять карт.
option-revolution-value = Вартість революції, з гандом чи без.
option-schenken-enabled = У першій взятці опоненти можуть подарувати гру. Якщо соліст відмовиться, він мусить зробити наступний рівень.
option-claims-server-proof = Вимогу соліста, яку можна довести на справжніх картах, визнають без запитань. Інакше завжди питають опонентів.
option-list-seats = Кількість місць за столом. За чотирьох дилер не грає.
option-list-scoring = Як підсумовують протокол.
option-list-end = Коли закінчується матч.
option-list-deals = Кількість роздач у матчі, що кінчається за роздачами. 0: по дванадцять на місце.
option-list-end-points = Сума, яка завершує матч на бали.
option-list-first-dealer = Хто роздає першим.
option-list-passed-in-counts = Роздача без гри займає рядок протоколу.
option-list-passed-in-dealer-bonus = Бали дилерові за роздачу без гри.
option-stakes-base = Гроші за один бал. 0: без грошей.
option-stakes-basis = За які бали платять.
option-stakes-rake = Комісія закладу у відсотках, залежно від ставки.
option-stakes-rounding = Як округлюють ставку, межу та комісію до цілих центів.
option-stakes-limit = Скільки щонайбільше платить один гравець за роздачу. 0: без межі.
option-stakes-odd-cent = Кому дістається цент, що лишився, коли двоє опонентів ділять виграш.
option-stakes-mode = Чи грають на гроші троє людей, чи двоє і комп’ютер, який не платить і не заробляє.

## Values of the options

value-yes = так
value-no = ні
value-none = немає
value-rake-row = від { NUMBER($stake, minimumFractionDigits: 2) }: { $percent } %
value-auction-all-pass-passed-in = роздача без гри: без балів, роздає наступний
value-auction-all-pass-ramsch = рамш із розданими картами
value-auction-all-pass-redeal = той самий дилер роздає ще раз
value-values-null-below-bid-cheapest-game = програш за найдешевшою грою, що покриває заявку
value-values-null-below-bid-twice-null-value = програш за вартістю нуля
value-values-null-below-bid-refused = його не можна оголосити
value-kontra-who-nobody = ніхто
value-kontra-who-any-defender = кожен з опонентів
value-kontra-who-bidders-only = опонент, який заявив або підтримав щонайменше 18
value-kontra-until-first-lead = до першої зіграної карти
value-kontra-until-own-first-card = до своєї першої карти
value-kontra-until-second-trick = до ходу в другу взятку
value-kontra-ouvert-no-difference = без різниці
value-kontra-ouvert-before-cards-shown = до викладання карт
value-bock-stacking-add = кожна подія додає раунд
value-bock-stacking-one-per-deal = щонайбільше один раунд за роздачу
value-ramsch-skat-to-last-trick = тому, хто взяв останню взятку
value-ramsch-skat-to-loser = тому, хто програв
value-ramsch-skat-to-nobody = нікому
value-ramsch-loss-card-points = свої очки
value-ramsch-loss-fixed = 10, 15 або 20
value-ramsch-tie-both-lose = обидва програють повністю
value-ramsch-tie-later-trick = програє той, хто взяв пізнішу взятку
value-ramsch-tie-split = кожен програє половину, округлену вгору
value-ramsch-all-equal-nothing = нічого
value-ramsch-all-equal-all-lose = кожен свій програш
value-ramsch-push-doubling-each = кожне передавання подвоює
value-ramsch-push-doubling-first-only = разом лише один раз
value-ramsch-push-doubling-none = ніяк
value-ramsch-jacks-taker-may-not = валети не можна
value-ramsch-jacks-free = будь-яку карту
value-ramsch-durchmarsch-wins-120 = виграє 120, ніхто не програє
value-ramsch-durchmarsch-loses = програє 120
value-ramsch-grand-hand-leader-forehand = передній
value-ramsch-grand-hand-leader-declarer = соліст
value-spitze-missed-loses = усієї гри
value-spitze-missed-ignored = лише своїх рівнів
value-list-scoring-classic = бали за ігри
value-list-scoring-seeger = Зеґер: ±50 за кожну власну гру
value-list-scoring-seeger-fabian = Зеґер-Фабіан: ±50 за кожну власну гру, 40 або 30 за ігри, програні іншими
value-list-end-deals = після певної кількості роздач
value-list-end-points = коли чиясь сума сягне межі
value-list-end-open = за домовленістю
value-list-first-dealer-first-seat = перше місце
value-list-first-dealer-random = за жеребом
value-stakes-basis-value = вартість гри з контрою та боком, програш не подвоюється
value-stakes-basis-list-points = записані бали
value-stakes-rounding-half-up = пів цента вгору
value-stakes-rounding-half-even = пів цента до парного
value-stakes-rounding-down = вниз
value-stakes-odd-cent-house = закладу
value-stakes-odd-cent-next-seat = опонентові, що сидить після соліста
value-stakes-mode-three-players = троє людей
value-stakes-mode-duo = двоє людей і комп’ютер

## Events that call for a Bock or Ramsch round

trigger-lost-with-60 = гру програно рівно з 60 очками
trigger-won-grand-hand = виграно ґран ганд
trigger-won-null-ouvert-hand = виграно нуль увер ганд
trigger-lost-grand = програно ґран
trigger-lost-with-kontra = гру програно після контри
trigger-kontra-re = гра з контрою та ре
trigger-score-three-equal = сума гравця закінчується трьома однаковими цифрами
trigger-score-multiple-of-100 = сума гравця кратна 100
trigger-value-72 = виграно гру вартістю від 72
trigger-value-96 = виграно гру вартістю від 96
trigger-value-120 = виграно гру вартістю від 120
trigger-schneider-outside-bock = шнайдер однієї зі сторін поза бок-раундом
trigger-two-rounds-without-bock = два раунди без боку

## Presets

preset-isko = Міжнародні правила скату
preset-isko-description = Офіційні правила від листопада 2022 року.
preset-isko-list = Заліковий протокол
preset-isko-list-description = Офіційні правила з оцінкою Зеґера-Фабіана: 36 роздач утрьох, 48 учотирьох.
preset-altenburg-1937 = Альтенбург 1937
preset-altenburg-1937-description = Кодекс скату 1927–1937 років, чинний до 1998: ґран увер 36, програна гра ганд рахується один раз, якщо всі спасували – роздати знову.
preset-official-pl = Польща, офіційно
preset-official-pl-description = Офіційні правила до 1000 балів, перший дилер за жеребом.
preset-pub-pl = Польща, гра в пабі
preset-pub-pl-description = Неофіційна гра з контрою, бок-раундами, шиберамшем і оголошеннями після взяття ската, до 1000 балів.
preset-stakes-el = Греція, на гроші
preset-stakes-el-description = Офіційні правила на гроші: троє людей, ставка за бал і комісія закладу.
preset-duo-el = Греція, удвох
preset-duo-el-description = Як на гроші, але двоє людей і комп’ютер, який не платить і не заробляє.
preset-xskat-pub = Німецький паб
preset-xskat-pub-description = Гра в пабі з усім: контра, бок- і рамш-раунди, стукання, шпіце, революція та дарування гри.

## What does not go together

conflict-not-allowed = Такого налаштування немає або його значення не дозволене.
conflict-hirsch-without-supra = Hirsch відповідає на Supra: дозвольте й Supra або приберіть Hirsch.
conflict-supra-without-re = Supra відповідає на Re: дозвольте й Re або приберіть Supra.
conflict-named-twice = Подію названо двічі: { $option }
conflict-no-decimal = Це не сума на зразок 0.10: { $option }
conflict-too-great = Ця сума завелика: { $option }
conflict-stake-named-twice = Збір називає ту саму ставку двічі.
conflict-not-for-money = На гроші так не грають, бо ніхто не каже, як це виплачувати: { $option }

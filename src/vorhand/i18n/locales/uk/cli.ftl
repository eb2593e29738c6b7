### Гра в терміналі та інші команди.

## Commands

command-serve = Запустити сервер із вебсторінкою.
command-play = Грати в скат у терміналі проти комп’ютерів.
command-rules = Показати готові набори правил або всі опції одного з них.
command-values = Показати вартості для торгівлі або ігри певної вартості.
command-settle = Порахувати, скільки варта гра і чому.
command-check = Перевірити контрольні приклади, комп’ютерних гравців, записи ігор або тасування.
command-check-vectors = Порахувати контрольні приклади.
command-check-positions = Дати комп’ютерному гравцеві позиції, у яких є правильний або хибний хід.
command-check-records = Програти записи ігор і порівняти результати.
command-check-shuffle = Перевірити доказ тасування.
command-convert = Перетворити записи ігор на інший формат.
command-replay = Переглянути записану гру крок за кроком.
command-solve = Розв’язати позиції з відкритими картами: рядки JSON на вході й на виході.
command-arena = Дати комп’ютерам грати між собою на тих самих роздачах.
command-bench = Виміряти швидкість.
command-bench-solver = Виміряти розв’язувач із відкритими картами.
command-bench-rules = Виміряти ядро правил: роздачі, записи й розіграші за секунду.
command-bench-server = Навантажити сервер: столи з комп’ютерами й глядачами та люди, які грають.
flag-lang = Мова всіх текстів.
flag-host = Адреса, на якій слухати; 0.0.0.0 для кожної мережі.
flag-port = Порт, на якому слухати; 0 – будь-який вільний.
flag-server-data = Де сервер зберігає дані.
flag-database = Адреса бази PostgreSQL; без неї – SQLite у теці даних.
flag-pace = natural: комп’ютери не поспішають; hasty: відповідають одразу.
flag-seconds-a-position = Найдовший час на одну позицію, у секундах.
flag-bench-deals = Скільки роздач кожного виду.
flag-players = Троє гравців за рівнем: { $levels }.
flag-arena-deals = Скільки роздач; кожну грають тричі, кожен сидить на кожному місці.
flag-duplicate = Кожну роздачу зіграти ще й за столом, де тричі сидить другий гравець, і порівняти.
flag-ramsch = Кожна роздача належить до рамш-раунду.
flag-executor = Де грають: processes у процесах цього комп’ютера, dask у кластері Dask або адреса його планувальника.
flag-processes = Скільки процесів цього комп’ютера грають; якщо не вказано, стільки, скільки в нього процесорів.
flag-scheduler = Адреса планувальника для --executor dask; якщо не вказано, власний кластер запускається тут.
flag-out = Зберігати результати в цьому файлі Parquet; ще раз із тими самими аргументами перерваний запуск іде далі.
flag-report = Нічого не грати, лише показати числа з такого файлу.
flag-json = Виводити JSON для програм.
flag-quiet = Виводити лише те, про що просили.
flag-preset = Правила, за якими грають.
flag-set = Змінити одну опцію, наприклад kontra.who=any_defender.
flag-level = Як добре грають комп’ютери.
flag-deck = Малюнок карт.
flag-seed = Число, що визначає тасування.
flag-check-player = Кого питають, за рівнем: { $levels }.
flag-check-seed = Число, що визначає випадковість гравця.
flag-deals = Кількість роздач.

## Players

player-you = Ви
player-computer = Комп’ютер { $number }
player-label = { $player } ({ $position })
level-random = випадковий (грає будь-яку дозволену карту)
level-casual = аматор (грає, як приятель за столом)
level-club = клубний (прораховує, як можуть лежати карти)
level-expert = експерт (торгується з досвіду й переглядає багато розкладів)
level-master = майстер (як експерт, але переглядає їх значно більше)

## The course of a match

play-welcome = Вітаємо у Vorhand. Ви граєте в скат проти комп’ютерів.
play-level = Комп’ютери: { $level }
play-rules = Правила: { $preset }
play-hint = «?» показує довідку біля кожного запитання, «вихід» завершує гру.
play-deal-heading = Роздача { $number }, дилер: { $dealer }
play-deal-heading-of = Роздача { $number } з { $total }, дилер: { $dealer }
play-bock = Бок: ця роздача рахується подвійно.
play-bock-left =
    { $count ->
        [one] Бок-раунд: ще { $count } роздача
        [few] Бок-раунд: ще { $count } роздачі
       *[many] Бок-раунд: ще { $count } роздач
    }
play-ramsch-left =
    { $count ->
        [one] Рамш-раунд: ще { $count } роздача
        [few] Рамш-раунд: ще { $count } роздачі
       *[many] Рамш-раунд: ще { $count } роздач
    }
play-bock-added =
    { $count ->
        [one] Новий бок-раунд: ще { $count } роздача
        [few] Новий бок-раунд: ще { $count } роздачі
       *[many] Новий бок-раунд: ще { $count } роздач
    }
play-ramsch-added =
    { $count ->
        [one] Новий рамш-раунд: ще { $count } роздача
        [few] Новий рамш-раунд: ще { $count } роздачі
       *[many] Новий рамш-раунд: ще { $count } роздач
    }
play-position = Ваша позиція: { $position }
play-sitting-out = Ви роздаєте й цю роздачу не граєте.
play-skat-found = У скаті: { $cards }
play-trick-heading = Взятка { $number }
play-on-table = На столі: { $cards }
play-trick-to = Взятка { $number } → { $player } ({ $points })
play-last-trick = Остання взятка: { $cards }
play-no-last-trick = Взяток ще не було.
play-legal-cards = Можна зіграти: { $cards }
play-jump = { $who }: стрибок на { $value }!
play-list-empty = Протокол ще порожній.
play-match-over = Матч закінчено.
play-saved = Матч збережено. Щоб продовжити, запустіть «vorhand play».
play-resumed =
    { $deals ->
        [one] Збережений матч триває після { $deals } роздачі.
        [few] Збережений матч триває після { $deals } роздач.
       *[many] Збережений матч триває після { $deals } роздач.
    }
play-set-aside = Збережений матч лишається у файлі { $path }.
play-shuffle-promise = Обіцяне тасування: { $commitment }
play-shuffle-kept = Тасування відповідає обіцянці.

## Questions

ask-bid = Ваша заявка? { $value } чи більше, або пас
ask-hold = { $who } заявляє { $value }. Так чи пас?
ask-forehand = Інші спасували. Граєте на { $value } чи теж пас?
ask-skat-or-hand = Ви соліст, заявка { $bid }. Берете скат чи граєте ганд?
ask-discard = Які дві карти відкладаєте?
ask-discard-sure = Відкласти { $cards }? Enter: так, «назад»: вибрати знову
ask-game = У що граєте?
ask-announcements = Оголосите ще щось? ({ $choices })
ask-grand-hand = Граєте ґран ганд замість рамшу?
ask-ramsch-skat = Берете скат чи передаєте далі, не дивлячись?
ask-ramsch-discard = Які дві карти віддаєте далі?
ask-ramsch-call = Ще щось перед першою картою? ({ $choices })
ask-kontra = Контра?
ask-re = Ре?
ask-supra = Супра?
ask-hirsch = Хірш?
ask-rearrange = Можна наново поділити карти опонентів. Бажаєте?
ask-rearrange-hand = Які десять карт отримує { $player }?
ask-card = Ваша карта?
ask-claim-simple = { $who } вимагає решти взяток. Згода?
ask-claim-schneider = { $who } вимагає решти взяток і шнайдера. Згода?
ask-claim-schwarz = { $who } вимагає решти взяток і шварца. Згода?
ask-claim-null = { $who }: більше жодної взятки. Згода?
ask-concession = { $who } хоче здатися. Згода?
ask-gift-partner = { $who } хоче подарувати гру. Згода?
ask-gift-declarer = Опоненти дарують вам гру. Приймаєте?
ask-below-bid = Ця гра поки що варта { $value }, а заявлено { $bid }. Усе одно граєте?
ask-null-below-bid = Цей нуль вартий { $value }, а заявлено { $bid }: він одразу програний. Усе одно оголошуєте?
ask-concede = Справді хочете здатися?
ask-next-deal = Наступна роздача?
ask-resume = Збережено незавершений матч. Продовжити?

## Help at the questions: what may be typed

help-always = Завжди: «?» – довідка, «протокол» – протокол, «взятка» – остання взятка, «вихід» – вихід.
help-cards = Карти: масть і ранг, наприклад { $examples }.
help-bid = Уведіть вартість, «так» замість { $value } або «пас».
help-hold = Уведіть «так», щоб підтримати { $value }, або «пас».
help-forehand = Уведіть «так», щоб грати на { $value }, або «пас».
help-skat-or-hand = Уведіть «скат», щоб узяти дві карти, або «ганд», щоб грати без них.
help-discard = Уведіть дві карти через пробіл. Наприкінці вони зараховуються вам.
help-discard-sure = Enter відкладає обидві карти, «назад» дає вибрати інші.
help-game = Уведіть гру: { $games }.
help-announcements = Уведіть оголошення через пробіл або натисніть Enter, якщо їх немає. Можливі: { $choices }.
help-grand-hand = Уведіть «так» або «ні». У ґрані ганд ви граєте без ската сам проти двох.
help-ramsch-skat = Уведіть «скат», щоб узяти дві карти й дві віддати далі, або «передаю», щоб передати скат, не дивлячись.
help-ramsch-discard = Уведіть дві карти через пробіл. Їх отримає наступний гравець.
help-ramsch-call = Уведіть, що кажете, або натисніть Enter, якщо нічого. Можливо: { $choices }.
help-doubling = Уведіть «так», щоб подвоїти результат, або натисніть Enter.
help-rearrange = Уведіть десять карт через пробіл. Решту отримає другий опонент.
help-card = Уведіть карту. Можна зіграти: { $cards }.
help-card-declarer = Крім того: «решта», щоб вимагати всіх взяток, що лишилися, також зі словом «шнайдер» або «шварц»; «здаюся».
help-card-defender = Крім того: «здаюся»; «відкриваю», якщо соліст більше не візьме жодної взятки.
help-card-doubling = Крім того, перед своєю картою: «контра».
help-card-gift = Крім того: «дарую».
help-yes-no = Уведіть «так» або «ні».
help-next-deal = Enter починає наступну роздачу; крім того, «протокол» або «вихід».

## Words that may be typed, with blanks between; the English ones are understood in every language

typed-yes = так т
typed-no = ні н
typed-pass = пас п
typed-skat = скат с беру
typed-hand = ганд г
typed-push = передаю
typed-nothing = нічого немає -
typed-knock = стукаю
typed-jungfrau = діва
typed-schneider = шнайдер
typed-schwarz = шварц
typed-ouvert = увер
typed-spitze = шпіце
typed-revolution = революція
typed-kontra = контра
typed-re = ре
typed-supra = супра
typed-hirsch = хірш
typed-rest = решта
typed-concede = здаюся
typed-open = відкриваю
typed-gift = дарую
typed-help = ? довідка
typed-list = протокол
typed-last = взятка
typed-quit = вихід
typed-back = назад
typed-grand = ґран гран ґ г
typed-null = нуль н

## What was wrong with what was typed

input-not-understood = Не зрозуміло: «{ $text }». «?» показує довідку.
input-no-card = «{ $text }» – не карта.
input-two-cards = Потрібно рівно дві різні карти.
input-ten-cards = Потрібно рівно десять різних карт.
input-not-your-card = У вас немає цієї карти: { $card }.
input-no-value = { $value } заявити не можна. Наступні вартості: { $next }.
input-must-follow = Хід: { $led }. Треба дотримуватися масті: { $cards }.
input-jacks-stay = Валетів віддавати не можна: { $cards }.

## Errors of commands

error-line = Помилка: { $message }
error-unknown-preset = Невідомий набір «{ $name }». Відомі: { $known }.
error-arena-seats = Арена для трьох місць: троє гравців через кому і правила для столу на трьох.
error-unknown-player = Невідомий комп’ютерний гравець «{ $name }». Відомі: { $known }.
error-extra = Для цього бракує бібліотек: pip install vorhand[{ $extra }]
error-no-cluster = За адресою { $address } не відповідає кластер Dask із робочими процесами. Адреса має вигляд tcp://host:8786.
error-executor = --executor { $executor } так не працює. Дозволено: processes, dask або адреса на зразок tcp://host:8786; --scheduler лише разом із dask.
error-other-program = Робочий процес { $worker } має іншу версію Vorhand: { $found }, а не { $wanted }.
error-workers-lost = Процеси, що грали, завершилися раніше за свою роботу. Збережене через --out не втрачено: та сама команда піде далі звідти.
error-not-of-arena = { $path } не містить результатів арени.
error-other-contest = { $path } належить до іншого запуску: { $differences }
error-difference = { $what } – там { $stored }, тепер { $asked }
error-unknown-game = Невідома гра «{ $name }». Відомі: { $known }.
error-no-file = { $path } не існує.
error-no-deal = У { $path } немає роздачі { $deal }.
error-points-needed = Бракує --points: очки соліста разом зі скатом, від 0 до 120.
error-all-tricks = З усіма десятьма взятками соліст має 120 очок, а не { $points }.
error-no-trick = Без жодної взятки соліст має щонайбільше { $most } очки, а не { $points }.
error-cards-needed = Нуль, нижчий за заявку, рахують за верхами дванадцяти карт соліста: вкажіть їх у --cards.
error-twelve-cards = Потрібно рівно дванадцять карт, десять і скат, а не { $count }.
error-matadors-needed = Потрібно рівно одне з --with N, --without N і --cards.
error-too-many-matadors = { $game }: верхів щонайбільше { $most }, а не { $count }.
error-doublings = Ре відповідає на контру, супра на ре, хірш на супру: окремо їх не буває.

## check

check-failure = { $id }: очікувано { $expected }, отримано { $got }
check-positions-role = { $role }: { $passed } з { $total }
check-positions-missed =
    { $positions ->
        [one] Не вгадано { $positions } позицію, обов’язкову лише для сильніших гравців
        [few] Не вгадано { $positions } позиції, обов’язкові лише для сильніших гравців
       *[many] Не вгадано { $positions } позицій, обов’язкових лише для сильніших гравців
    }
check-column-position = Позиція
check-column-played = Зіграно
check-column-wanted = Очікувано
check-column-level = Від рівня
check-column-why = Чому
check-always = завжди { $moves }
check-never = ніколи { $moves }
role-bidding = Торгівля
role-discarding = Знос
role-naming = Оголошення гри
role-declarer-leading = Соліст на ході
role-declarer-following = Соліст у відповідь
role-defender-leading = Опонент на ході
role-defender-before = Опонент перед солістом
role-defender-behind = Опонент після соліста
role-null-declarer = Нуль, соліст
role-null-defender = Нуль, опонент
role-ramsch = Рамш
role-kontra = Контра
check-shuffle-good = Карти роздано, як обіцяно.
check-shuffle-bad = Карти роздано не так, як обіцяно: { $message }
check-shuffle-open = Нема що перевіряти: { $message }
check-shuffle-step = { $step }: гаразд
check-shuffle-no-proof = ця роздача не має доказу тасування
check-shuffle-unrevealed = початкове число цієї роздачі ще не розкрито

## convert, values, rules, replay, bench

convert-summary =
    { $records ->
        [one] { $records } запис записано у { $path }
        [few] { $records } записи записано у { $path }
       *[many] { $records } записів записано у { $path }
    }
convert-skipped =
    { $records ->
        [one] Пропущено { $records } запис
        [few] Пропущено { $records } записи
       *[many] Пропущено { $records } записів
    }
values-heading =
    { $count ->
        [one] { $count } вартість для торгівлі
        [few] { $count } вартості для торгівлі
       *[many] { $count } вартостей для торгівлі
    }
values-line = { $value }: { $games }
values-game = { $game } × { $levels }
values-none = Жодна гра не варта { $value }.
rules-preset-line = { $name } – { $title }: { $description }
rules-heading = { $title } ({ $name })
rules-no-differences = Відмінностей від офіційних правил немає.
rules-differences =
    { $count ->
        [one] { $count } відмінність від офіційних правил
        [few] { $count } відмінності від офіційних правил
       *[many] { $count } відмінностей від офіційних правил
    }
replay-heading = Роздача { $deal }, { $rules }
replay-as = Очима гравця: { $position }
replay-all-open = Усі карти відкриті
replay-step = { $number } з { $total }
replay-end = Кінець запису.
replay-server-result = Закінчено за звичаєм сервера; { $player }: { $score }
replay-ask = Enter: далі, «назад»: крок назад, «вихід»: вийти
note-resigned = здається
note-timed-out = час вийшов
note-left = виходить з-за столу
note-hand-shown = показує карти
bench-solver-line = { $set }, { $question }: у середньому { $mean } мс, p99 { $p99 } мс, { $nodes } вузлів за секунду
bench-signature = Підпис вузлів: { $signature }
arena-summary = Роздачі: { $deals }; столи: { $tables }; без гри: { $passed } %
arena-errors = Після ± стоїть одна стандартна похибка.
arena-players = Гравці
arena-leads = Різниці на тих самих роздачах
arena-roles = Ролі
arena-positions = Позиції
arena-games = Оголошені ігри
arena-moves = Процесорний час ходів, у мс
arena-contracts = { $name } – оголошено: { $contracts }
arena-three-of = 3 × { $name }
arena-to-others = двома іншими за столом
arena-to-second = { $name } там за столом із трьох
arena-role-declarer = соліст
arena-role-defender = опонент
arena-role-passed = без гри
arena-role-ramsch = рамш
arena-move-bid = торги
arena-move-declaration = скат і оголошення
arena-move-card = карта
arena-column-player = Гравець
arena-column-points = Очки списку за роздачу
arena-column-points-36 = За 36 роздач
arena-column-declared = Соліст, %
arena-column-won = Виграно, %
arena-column-ms = мс на хід
arena-column-to = Перевага над
arena-column-lead = За роздачу
arena-column-role = Роль
arena-column-position = Позиція
arena-column-deals = Роздачі
arena-column-share = Частка, %
arena-column-game = Гра
arena-column-move = Хід
arena-column-moves = Кількість
arena-column-mean = Середнє
arena-column-p99 = p99
arena-column-max = Найдовший
bench-deals-per-s = Повних випадкових роздач за секунду в ядрі на Python: { $figure }
bench-records-per-s = Записів прочитано, програно й порівняно за секунду: { $figure }
bench-kernel-deals-per-s = Повних випадкових роздач за секунду з ядра на Rust, кожна одним викликом: { $figure }
bench-playouts-per-s = Випадкових розіграшів за секунду в Rust: { $figure }
bench-env-steps-per-s = Кроків за секунду в середовищі для програм, що навчаються: { $figure }
bench-no-env = Середовище для програм, що навчаються, не виміряно: потрібен додаток rl.
bench-load = Столи з глядачами: { $tables }; столи з гравцями: { $people }
bench-commands = Ходів за секунду: { $figure }
bench-time-seen = Від ходу до власної картини з ним, мс: { $median } посередині, { $high } у 99 зі 100
bench-time-ack = Від ходу до підтвердження, мс: { $median } і { $high }
bench-time-shown = Від належного ходу до повідомлення кожному глядачеві, мс: { $median } і { $high }
bench-time-ping = Від запиту ping до відповіді, мс: { $median } і { $high }
bench-cost = Ядра процесора: { $cores }; МБ на стіл: { $mb }
bench-faults = Загублено: { $lost }; двічі: { $doubled }; карти показано зарано: { $leaks } (переглянуто роздач: { $deals })

## Help of the program

program-help = Vorhand, відкрита домівка гри скат.
program-usage = Виклик:
program-subcommand = КОМАНДА …
program-options = Опції
program-commands = Команди
program-default = типово
program-examples = Приклади:
flag-help = Показати цей текст і вийти.
flag-version = Показати версію та завершити.
flag-diff = Лише те, що відрізняється від офіційних правил.
flag-new = Почати новий матч; збережений буде відкладено.
flag-data = Тека для збереженого матчу.
flag-as = Показати лише те, що бачила ця позиція.
flag-replay-deal = Показати лише роздачу з цим ідентифікатором.
flag-to = Формат запису: vorhand або iss; інакше вирішує назва файлу.
flag-seconds = Скільки секунд триває кожен вимір.
flag-bench-tables = Столи з трьома комп’ютерами, за кожним стежить один глядач.
flag-bench-people = Столи, де хтось грає проти двох комп’ютерів.
flag-bench-seconds = Скільки секунд вимірювати.
flag-bench-url = Адреса сервера, що працює; без неї запускається новий, який потім зникає.
flag-bench-commit = group: багато подій в одній транзакції; single: кожна у власній.
flag-hand = Гра ганд.
flag-schneider = Оголошено шнайдер.
flag-schwarz = Оголошено шварц.
flag-ouvert = Увер.
flag-revolution = Революція.
flag-kontra = Сказано контра.
flag-re = Сказано ре.
flag-supra = Сказано супра.
flag-hirsch = Сказано хірш.
flag-with = Скільки верхів є (з).
flag-without = Скількох верхів бракує (без).
flag-cards = Дванадцять карт соліста, десять і скат, замість --with або --without.
flag-points = Очки соліста разом зі скатом.
flag-tricks = Взятки соліста; потрібні, лише якщо одна сторона взяла всі.
flag-bid = Заявка.
flag-spitze = Оголошене шпіце вдалося або ні.
flag-bock = У бок-раунді.
source-house = домашнє правило
source-decision = власне рішення
source-xskat = XSkat
source-old-code = кодекс скату 1927–1937 років
source-polish-site = польський ігровий сайт
source-greek-site = грецький ігровий сайт
source-encyclopaedia = енциклопедія

## The server

serve-listens = Vorhand працює за адресою { $address }

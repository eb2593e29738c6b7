### Сторінки навколо столу: початок, підготовка, правила, протокол, перегляд, довідка, налаштування, перевірка тасування.

## All of them

pages-loading = Хвилинку …
pages-failed = Не вийшло. Спробуйте ще раз.
pages-copied = Посилання скопійовано.

## Landing

pages-landing-title = Скат, яким він має бути.
pages-landing-lead = Стіл за п’ять секунд. Без облікового запису, без реклами, і кожне тасування можна перевірити.
pages-landing-play = Грати зараз
pages-landing-play-more = проти двох комп’ютерів, одразу
pages-landing-level = Комп’ютери
pages-landing-practice = для вправи: з порадою, нічого не рахується
pages-landing-friends = Грати з друзями
pages-landing-duo = Дует: двоє людей і комп’ютер
pages-landing-watch = Подивитися на комп’ютери
pages-landing-taste = Ваші карти
pages-landing-taste-later = І те, і те можна змінити будь-коли.
pages-landing-taste-keep = Залишити так
pages-landing-running = Ваші столи
pages-landing-table = Стіл { $table }
pages-landing-back = Повернутися до столу
pages-landing-new = Уперше граєте в скат?
pages-landing-new-text = Пояснюємо гру з нуля, з малюнками та прикладами. За чверть години вже можна грати.
pages-landing-learn = Навчитися грати
pages-landing-fact-shuffle = Тасування, яке можна перевірити
pages-landing-fact-shuffle-text = Запечатане перед роздачею, відкрите після неї. Ваш браузер перераховує кожне тасування.
pages-landing-fact-result = Зрозумілий рахунок
pages-landing-fact-result-text = Спершу причина, потім обчислення. Перебір? Скажемо, який валет лежав у скаті.
pages-landing-fact-replay = Після гри розумніші
pages-landing-fact-replay-text = Пройдіть кожну роздачу крок за кроком, з відкритими картами або очима гравця. Видно і розданий, і відкладений скат.

## The cards

pages-deck-question = Яка колода вам до вподоби?
pages-deck-tournament = турнірна
pages-deck-french = французька
pages-deck-german = німецька
pages-order-question = Як мають лежати масті?
pages-order-alternating = чорні й червоні по черзі
pages-order-official = в офіційному порядку

## Setting up a table

pages-setup-title = Новий стіл
pages-setup-seats = Місця
pages-setup-name = Ваше ім’я
pages-setup-guest = Гість { $number }
pages-setup-seat = Місце { $number }
pages-setup-seat-free = вільне
pages-setup-you = ви
pages-setup-computer = Комп’ютер
pages-setup-away = зараз немає
pages-setup-sit = Сісти тут
pages-setup-rise = Встати
pages-setup-add-computer = Комп’ютер
pages-setup-free-seat = Відпустити
pages-setup-level = Сила комп’ютера
pages-setup-invite = Запросити
pages-setup-invite-text = Хто відкриє це посилання, може сісти або дивитися.
pages-setup-link = Посилання на цей стіл
pages-setup-copy = Скопіювати посилання
pages-setup-qr = Посилання як код-малюнок, щоб прочитати телефоном
pages-setup-rules = Правила
pages-setup-preset = Гра
pages-setup-all-rules = Усі перемикачі правил
pages-setup-rules-kept = Доки це не виправлено, стіл тримається своїх правил.
pages-setup-changed =
    { $count ->
        [one] змінено { $count } перемикач
        [few] змінено { $count } перемикачі
       *[many] змінено { $count } перемикачів
    }
pages-setup-reset = Скасувати всі зміни
pages-setup-begin = Почати
pages-setup-free =
    { $count ->
        [one] Ще вільне { $count } місце.
        [few] Ще вільні { $count } місця.
       *[many] Ще вільно { $count } місць.
    }
pages-setup-not-yet = За такими правилами з цими місцями грати не можна.
pages-setup-host-begins = Починає той, хто відкрив стіл.
pages-setup-line-lost = Зв’язок зник. Сторінка намагається повернутися.
pages-level-random = будь-яка карта
pages-level-casual = любитель
pages-level-club = клубний гравець
pages-level-expert = експерт
pages-level-master = майстер

## Rules

pages-rules-changed = змінено
pages-rules-idle =
    { $count ->
        [one] { $count } перемикач, що зараз нічого не змінює
        [few] { $count } перемикачі, що зараз нічого не змінюють
       *[many] { $count } перемикачів, що зараз нічого не змінюють
    }
pages-rules-many =
    { $count ->
        [0] нічого
        [one] вибрано { $count }
        [few] вибрано { $count }
       *[many] вибрано { $count }
    }
pages-rules-rake-from = від ставки
pages-rules-rake-percent = відсоток
pages-rules-rake-add = Додати рядок
pages-rules-rake-remove = Прибрати цей рядок

## The score list

pages-list-number = №
pages-list-base = Базова вартість
pages-list-matadors = Верхи
pages-list-hand = Ганд
pages-list-schneider = шн.
pages-list-announced = огол.
pages-list-schwarz = шв.
pages-list-ouvert = увер
pages-list-game = Гра
pages-list-value = Вартість
pages-list-won = виграно
pages-list-lost = програно
pages-list-won-short = вигр.
pages-list-lost-short = прогр.
pages-list-points = Бали
pages-list-passed = без гри
pages-list-with = з { $count }
pages-list-without = без { $count }
pages-list-yes = так
pages-list-open = Рядок { $number }: відкрити перегляд
pages-list-place = Місце
pages-list-money = Гроші
pages-list-house = Заклад
pages-list-export = Забрати протокол
pages-list-empty = Ще нічого не записано.
pages-list-hint = Кожен рядок відкриває роздачу.

## Replay

pages-replay-title = Роздача { $number }
pages-replay-table = до столу
pages-replay-share = Поділитися
pages-replay-record = Запис
pages-replay-sgf = Формат ISS
pages-replay-declarer = соліст
pages-replay-tricks =
    { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
       *[many] { $count } взяток
    }
pages-replay-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
pages-replay-hidden =
    { $count ->
        [one] { $count } закрита карта
        [few] { $count } закриті карти
       *[many] { $count } закритих карт
    }
pages-replay-led = ходить
pages-replay-played = кладе
pages-replay-wins = бере
pages-replay-skat-dealt = Скат розданий
pages-replay-skat-laid = відкладений
pages-replay-step = { $at } з { $of }
pages-replay-slider = Крок роздачі
pages-replay-first = Початок
pages-replay-last = Кінець
pages-replay-back = Крок назад
pages-replay-forward = Крок уперед
pages-replay-view = Очима
pages-replay-view-all = усе відкрито
pages-replay-view-spectator = глядача
pages-replay-play-as = Догравати як
pages-replay-play-on = Догравати звідси
pages-replay-history = Перебіг
pages-replay-result = Рахунок
pages-replay-player = Гравець
pages-replay-total = Разом

## Help

pages-help-title = Вчимося грати в скат
pages-help-contents = Зміст
pages-help-rules = Правила на вибір
pages-help-rules-text = Стіл грає в одну з цих ігор, а той, хто його відкриває, може змінити кожен перемикач. Правила столу, за яким уже грають, там само під кнопкою з аркушем.
pages-help-play = А тепер зіграйте

## Settings

pages-settings = Налаштування
pages-settings-language = Мова
pages-settings-cards = Карти
pages-settings-size = Розмір ваших карт
pages-settings-size-value = { $percent } %
pages-settings-large-index = Великі літери та знаки на кожній карті
pages-settings-two-rows = Рука у два ряди
pages-settings-mirrored = Козирі праворуч
pages-settings-play = Гра
pages-settings-tapping = Як зіграти карту
pages-settings-tapping-safe = дотик піднімає, другий грає
pages-settings-tapping-fast = один дотик грає
pages-settings-rest = Скільки лежить взятка
pages-settings-rest-value = { $seconds } с
pages-settings-rest-tap = доки ви її не торкнетеся
pages-settings-rest-tap-tick = Взятка лежить, доки я її не торкнуся
pages-settings-cutting = Знімання колоди
pages-settings-cutting-auto = саме
pages-settings-cutting-slider = місце вибираю я
pages-settings-worth = Показувати вартість ігор під час торгів
pages-settings-ahead = Показувати, хто поки бере взятку
pages-settings-careful = Питати, перш ніж відкласти старший козир
pages-settings-look = Вигляд і звук
pages-settings-theme = Світло чи темно
pages-settings-theme-system = як на пристрої
pages-settings-theme-light = світло
pages-settings-theme-dark = темно
pages-settings-motion = Рух
pages-settings-motion-system = як на пристрої
pages-settings-motion-full = увесь
pages-settings-motion-none = жодного
pages-settings-sounds = Звуки
pages-settings-kept = Цей вибір лишається в цьому браузері.

## The check of the shuffle

pages-shuffle-title = Чи чесно тасували?
pages-shuffle-before = Цю печатку поставлено, перш ніж роздали карти. Після роздачі її відкривають, і ваш браузер може перерахувати карти.
pages-shuffle-after = Тепер усе відкрито. Ваш браузер обчислює з цього карти й порівнює; він нікого не питає.
pages-shuffle-published = Що було оприлюднено
pages-shuffle-commitment = Печатка роздачі
pages-shuffle-digest = Печатка: { $position }
pages-shuffle-nonce-of = Число: { $position }
pages-shuffle-waived = не дано вчасно
pages-shuffle-cut-at = Скільки карт знято
pages-shuffle-seed-is = Зерно роздачі
pages-shuffle-check = Перевірити цю роздачу
pages-shuffle-holds = Усе сходиться: ніхто не міг вибрати карти.
pages-shuffle-broken = Щось не сходиться. Цим картам довіряти не можна.
pages-shuffle-kept = Печатка і власне число ті самі, що перед роздачею
pages-shuffle-seed = Зерно відповідає печатці роздачі
pages-shuffle-nonce = Число відповідає печатці: { $position }
pages-shuffle-cut = Знято дозволену кількість
pages-shuffle-hand = Карти з цього випливають: { $position }
pages-shuffle-skat = Скат із цього випливає
pages-shuffle-state-right = сходиться
pages-shuffle-state-wrong = не сходиться
pages-shuffle-state-waived = не дано, рахується як нуль
pages-shuffle-state-missing = ще закрито

### Страницы вокруг стола: начало, подготовка, правила, протокол, просмотр, справка, настройки, проверка тасовки.

## All of them

pages-loading = Минутку …
pages-failed = Не получилось. Попробуйте ещё раз.
pages-copied = Ссылка скопирована.

## Landing

pages-landing-title = Скат, каким он должен быть.
pages-landing-lead = Стол за пять секунд. Без учётной записи, без рекламы, и каждую тасовку можно проверить.
pages-landing-play = Играть сейчас
pages-landing-play-more = против двух компьютеров, сразу
pages-landing-level = Компьютеры
pages-landing-practice = для тренировки: с советом, ничего не считается
pages-landing-friends = Играть с друзьями
pages-landing-duo = Дуэт: два человека и компьютер
pages-landing-watch = Посмотреть на компьютеры
pages-landing-taste = Ваши карты
pages-landing-taste-later = И то, и другое можно изменить когда угодно.
pages-landing-taste-keep = Оставить так
pages-landing-running = Ваши столы
pages-landing-table = Стол { $table }
pages-landing-back = Вернуться к столу
pages-landing-new = Впервые играете в скат?
pages-landing-new-text = Объясняем игру с нуля, с картинками и примерами. Через четверть часа уже можно играть.
pages-landing-learn = Научиться играть
pages-landing-fact-shuffle = Тасовка, которую можно проверить
pages-landing-fact-shuffle-text = Запечатана до сдачи, открыта после неё. Ваш браузер пересчитывает каждую тасовку.
pages-landing-fact-result = Понятный счёт
pages-landing-fact-result-text = Сначала причина, потом расчёт. Перебор? Скажем, какой валет лежал в прикупе.
pages-landing-fact-replay = После игры умнее
pages-landing-fact-replay-text = Пройдите каждую сдачу шаг за шагом, с открытыми картами или глазами игрока. Виден и розданный, и снесённый прикуп.

## The cards

pages-deck-question = Какая колода вам нравится?
pages-deck-tournament = турнирная
pages-deck-french = французская
pages-deck-german = немецкая
pages-order-question = Как должны лежать масти?
pages-order-alternating = чёрные и красные по очереди
pages-order-official = в официальном порядке

## Setting up a table

pages-setup-title = Новый стол
pages-setup-seats = Места
pages-setup-name = Ваше имя
pages-setup-guest = Гость { $number }
pages-setup-seat = Место { $number }
pages-setup-seat-free = свободно
pages-setup-you = вы
pages-setup-computer = Компьютер
pages-setup-away = сейчас нет
pages-setup-sit = Сесть здесь
pages-setup-rise = Встать
pages-setup-add-computer = Компьютер
pages-setup-free-seat = Отпустить
pages-setup-level = Сила компьютера
pages-setup-invite = Пригласить
pages-setup-invite-text = Кто откроет эту ссылку, может сесть или смотреть.
pages-setup-link = Ссылка на этот стол
pages-setup-copy = Скопировать ссылку
pages-setup-qr = Ссылка как код-картинка, чтобы прочитать телефоном
pages-setup-rules = Правила
pages-setup-preset = Игра
pages-setup-all-rules = Все переключатели правил
pages-setup-rules-kept = Пока это не исправлено, стол держится своих правил.
pages-setup-changed =
    { $count ->
        [one] изменён { $count } переключатель
        [few] изменены { $count } переключателя
       *[many] изменено { $count } переключателей
    }
pages-setup-reset = Отменить все изменения
pages-setup-begin = Начать
pages-setup-free =
    { $count ->
        [one] Ещё свободно { $count } место.
        [few] Ещё свободны { $count } места.
       *[many] Ещё свободно { $count } мест.
    }
pages-setup-not-yet = По таким правилам с этими местами играть нельзя.
pages-setup-host-begins = Начинает тот, кто открыл стол.
pages-setup-line-lost = Связь пропала. Страница пытается вернуться.
pages-level-random = любая карта
pages-level-casual = любитель
pages-level-club = клубный игрок
pages-level-expert = эксперт
pages-level-master = мастер

## Rules

pages-rules-changed = изменено
pages-rules-idle =
    { $count ->
        [one] { $count } переключатель, который сейчас ничего не меняет
        [few] { $count } переключателя, которые сейчас ничего не меняют
       *[many] { $count } переключателей, которые сейчас ничего не меняют
    }
pages-rules-many =
    { $count ->
        [0] ничего
        [one] выбрано { $count }
        [few] выбрано { $count }
       *[many] выбрано { $count }
    }
pages-rules-rake-from = от ставки
pages-rules-rake-percent = процент
pages-rules-rake-add = Добавить строку
pages-rules-rake-remove = Убрать эту строку

## The score list

pages-list-number = №
pages-list-base = Базовая стоимость
pages-list-matadors = Вершины
pages-list-hand = по-тёмному
pages-list-schneider = шн.
pages-list-announced = объявл.
pages-list-schwarz = шв.
pages-list-ouvert = открытая
pages-list-game = Игра
pages-list-value = Стоимость
pages-list-won = выиграно
pages-list-lost = проиграно
pages-list-won-short = выигр.
pages-list-lost-short = проигр.
pages-list-points = Баллы
pages-list-passed = без игры
pages-list-with = с { $count }
pages-list-without = без { $count }
pages-list-yes = да
pages-list-open = Строка { $number }: открыть просмотр
pages-list-place = Место
pages-list-money = Деньги
pages-list-house = Заведение
pages-list-export = Забрать протокол
pages-list-empty = Ещё ничего не записано.
pages-list-hint = Каждая строка открывает сдачу.

## Replay

pages-replay-title = Сдача { $number }
pages-replay-table = к столу
pages-replay-share = Поделиться
pages-replay-record = Запись
pages-replay-sgf = Формат ISS
pages-replay-declarer = солист
pages-replay-tricks =
    { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
       *[many] { $count } взяток
    }
pages-replay-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
pages-replay-hidden =
    { $count ->
        [one] { $count } закрытая карта
        [few] { $count } закрытые карты
       *[many] { $count } закрытых карт
    }
pages-replay-led = ходит
pages-replay-played = кладёт
pages-replay-wins = берёт
pages-replay-skat-dealt = Прикуп розданный
pages-replay-skat-laid = снесённый
pages-replay-step = { $at } из { $of }
pages-replay-slider = Шаг сдачи
pages-replay-first = Начало
pages-replay-last = Конец
pages-replay-back = Шаг назад
pages-replay-forward = Шаг вперёд
pages-replay-view = Глазами
pages-replay-view-all = всё открыто
pages-replay-view-spectator = зрителя
pages-replay-play-as = Доигрывать как
pages-replay-play-on = Доиграть отсюда
pages-replay-history = Ход игры
pages-replay-result = Счёт
pages-replay-player = Игрок
pages-replay-total = Всего

## Help

pages-help-title = Учимся играть в скат
pages-help-contents = Содержание
pages-help-rules = Правила на выбор
pages-help-rules-text = Стол играет в одну из этих игр, а тот, кто его открывает, может изменить каждый переключатель. Правила стола, за которым уже играют, там же под кнопкой с листом.
pages-help-play = А теперь сыграйте

## Settings

pages-settings = Настройки
pages-settings-language = Язык
pages-settings-cards = Карты
pages-settings-size = Размер ваших карт
pages-settings-size-value = { $percent } %
pages-settings-large-index = Крупные буквы и знаки на каждой карте
pages-settings-two-rows = Рука в два ряда
pages-settings-mirrored = Козыри справа
pages-settings-play = Игра
pages-settings-tapping = Как сыграть карту
pages-settings-tapping-safe = касание поднимает, второе играет
pages-settings-tapping-fast = одно касание играет
pages-settings-rest = Сколько лежит взятка
pages-settings-rest-value = { $seconds } с
pages-settings-rest-tap = пока вы её не коснётесь
pages-settings-rest-tap-tick = Взятка лежит, пока я её не коснусь
pages-settings-cutting = Съём колоды
pages-settings-cutting-auto = сам собой
pages-settings-cutting-slider = место выбираю я
pages-settings-worth = Показывать стоимость игр при торговле
pages-settings-ahead = Показывать, кто пока берёт взятку
pages-settings-careful = Спрашивать, прежде чем снести старший козырь
pages-settings-look = Вид и звук
pages-settings-theme = Светло или темно
pages-settings-theme-system = как на устройстве
pages-settings-theme-light = светло
pages-settings-theme-dark = темно
pages-settings-motion = Движение
pages-settings-motion-system = как на устройстве
pages-settings-motion-full = всё
pages-settings-motion-none = никакого
pages-settings-sounds = Звуки
pages-settings-kept = Этот выбор остаётся в этом браузере.

## The check of the shuffle

pages-shuffle-title = Честно ли тасовали?
pages-shuffle-before = Эта печать поставлена до того, как раздали карты. После сдачи её открывают, и ваш браузер может пересчитать карты.
pages-shuffle-after = Теперь всё открыто. Ваш браузер вычисляет из этого карты и сравнивает; он никого не спрашивает.
pages-shuffle-published = Что было обнародовано
pages-shuffle-commitment = Печать сдачи
pages-shuffle-digest = Печать: { $position }
pages-shuffle-nonce-of = Число: { $position }
pages-shuffle-waived = не дано вовремя
pages-shuffle-cut-at = Сколько карт снято
pages-shuffle-seed-is = Зерно сдачи
pages-shuffle-check = Проверить эту сдачу
pages-shuffle-holds = Всё сходится: никто не мог выбрать карты.
pages-shuffle-broken = Что-то не сходится. Этим картам доверять нельзя.
pages-shuffle-kept = Печать и своё число те же, что до сдачи
pages-shuffle-seed = Зерно соответствует печати сдачи
pages-shuffle-nonce = Число соответствует печати: { $position }
pages-shuffle-cut = Снято допустимое число карт
pages-shuffle-hand = Карты из этого следуют: { $position }
pages-shuffle-skat = Прикуп из этого следует
pages-shuffle-state-right = сходится
pages-shuffle-state-wrong = не сходится
pages-shuffle-state-waived = не дано, считается нулём
pages-shuffle-state-missing = ещё закрыто

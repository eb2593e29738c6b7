### Игра в терминале и другие команды.

## Commands

command-serve = Запустить сервер с веб-страницей.
command-play = Играть в скат в терминале против компьютеров.
command-rules = Показать готовые наборы правил или все опции одного из них.
command-values = Показать стоимости для торговли или игры определённой стоимости.
command-settle = Посчитать, сколько стоит игра и почему.
command-check = Проверить контрольные примеры, компьютерных игроков, записи игр или тасование.
command-check-vectors = Посчитать контрольные примеры.
command-check-positions = Дать компьютерному игроку позиции, в которых есть верный или неверный ход.
command-check-records = Проиграть записи игр и сравнить результаты.
command-check-shuffle = Проверить доказательство тасования.
command-convert = Преобразовать записи игр в другой формат.
command-replay = Посмотреть записанную игру шаг за шагом.
command-solve = Решить позиции с открытыми картами: строки JSON на входе и на выходе.
command-arena = Дать компьютерам играть между собой на одних и тех же раздачах.
command-bench = Измерить скорость.
command-bench-solver = Измерить решатель с открытыми картами.
command-bench-rules = Измерить ядро правил: сдачи, записи и розыгрыши в секунду.
command-bench-server = Нагрузить сервер: столы с компьютерами и зрителями и люди, которые играют.
flag-lang = Язык всех текстов.
flag-host = Адрес, на котором слушать; 0.0.0.0 для любой сети.
flag-port = Порт, на котором слушать; 0 – любой свободный.
flag-server-data = Где сервер хранит данные.
flag-database = Адрес базы PostgreSQL; без него – SQLite в папке данных.
flag-pace = natural: компьютеры не торопятся; hasty: отвечают сразу.
flag-seconds-a-position = Наибольшее время на одну позицию, в секундах.
flag-bench-deals = Сколько раздач каждого вида.
flag-players = Трое игроков по уровню: { $levels }.
flag-arena-deals = Сколько раздач; каждую играют трижды, каждый сидит на каждом месте.
flag-duplicate = Каждую раздачу сыграть ещё и за столом, где трижды сидит второй игрок, и сравнить.
flag-ramsch = Каждая сдача принадлежит рамш-раунду.
flag-executor = Где играют: processes в процессах этого компьютера, dask в кластере Dask или адрес его планировщика.
flag-processes = Сколько процессов этого компьютера играют; если не указано, столько, сколько в нём процессоров.
flag-scheduler = Адрес планировщика для --executor dask; если не указан, собственный кластер запускается здесь.
flag-out = Хранить результаты в этом файле Parquet; ещё раз с теми же аргументами прерванный запуск идёт дальше.
flag-report = Ничего не играть, только показать числа из такого файла.
flag-json = Выводить JSON для программ.
flag-quiet = Выводить только то, о чём просили.
flag-preset = Правила, по которым играют.
flag-set = Изменить одну опцию, например kontra.who=any_defender.
flag-level = Как хорошо играют компьютеры.
flag-deck = Рисунок карт.
flag-seed = Число, которое определяет тасование.
flag-check-player = Кого спрашивают, по уровню: { $levels }.
flag-check-seed = Число, которое определяет случайность игрока.
flag-deals = Число сдач.

## Players

player-you = Вы
player-computer = Компьютер { $number }
player-label = { $player } ({ $position })
level-random = случайный (играет любую разрешённую карту)
level-casual = любитель (играет, как приятель за столом)
level-club = клубный (просчитывает, как могут лежать карты)
level-expert = эксперт (торгуется по опыту и просматривает много раскладов)
level-master = мастер (как эксперт, но просматривает их гораздо больше)

## The course of a match

play-welcome = Добро пожаловать в Vorhand. Вы играете в скат против компьютеров.
play-level = Компьютеры: { $level }
play-rules = Правила: { $preset }
play-hint = «?» показывает справку у каждого вопроса, «выход» завершает игру.
play-deal-heading = Сдача { $number }, сдающий: { $dealer }
play-deal-heading-of = Сдача { $number } из { $total }, сдающий: { $dealer }
play-bock = Бок: эта сдача считается вдвойне.
play-bock-left =
    { $count ->
        [one] Бок-раунд: ещё { $count } сдача
        [few] Бок-раунд: ещё { $count } сдачи
       *[many] Бок-раунд: ещё { $count } сдач
    }
play-ramsch-left =
    { $count ->
        [one] Рамш-раунд: ещё { $count } сдача
        [few] Рамш-раунд: ещё { $count } сдачи
       *[many] Рамш-раунд: ещё { $count } сдач
    }
play-bock-added =
    { $count ->
        [one] Новый бок-раунд: ещё { $count } сдача
        [few] Новый бок-раунд: ещё { $count } сдачи
       *[many] Новый бок-раунд: ещё { $count } сдач
    }
play-ramsch-added =
    { $count ->
        [one] Новый рамш-раунд: ещё { $count } сдача
        [few] Новый рамш-раунд: ещё { $count } сдачи
       *[many] Новый рамш-раунд: ещё { $count } сдач
    }
play-position = Ваша позиция: { $position }
play-sitting-out = Вы сдаёте и эту сдачу не играете.
play-skat-found = В прикупе: { $cards }
play-trick-heading = Взятка { $number }
play-on-table = На столе: { $cards }
play-trick-to = Взятка { $number } → { $player } ({ $points })
play-last-trick = Последняя взятка: { $cards }
play-no-last-trick = Взяток ещё не было.
play-legal-cards = Можно сыграть: { $cards }
play-jump = { $who }: прыжок на { $value }!
play-list-empty = Протокол пока пуст.
play-match-over = Матч окончен.
play-saved = Матч сохранён. Чтобы продолжить, запустите «vorhand play».
play-resumed =
    { $deals ->
        [one] Сохранённый матч продолжается после { $deals } сдачи.
        [few] Сохранённый матч продолжается после { $deals } сдач.
       *[many] Сохранённый матч продолжается после { $deals } сдач.
    }
play-set-aside = Сохранённый матч остаётся в файле { $path }.
play-shuffle-promise = Обещанное тасование: { $commitment }
play-shuffle-kept = Тасование соответствует обещанию.

## Questions

ask-bid = Ваша заявка? { $value } или больше, либо пас
ask-hold = { $who } заявляет { $value }. Да или пас?
ask-forehand = Остальные спасовали. Играете на { $value } или тоже пас?
ask-skat-or-hand = Вы солист, заявка { $bid }. Берёте прикуп или играете по-тёмному?
ask-discard = Какие две карты сносите?
ask-discard-sure = Снести { $cards }? Enter: да, «назад»: выбрать заново
ask-game = Во что играете?
ask-announcements = Объявите ещё что-нибудь? ({ $choices })
ask-grand-hand = Играете гранд по-тёмному вместо рамша?
ask-ramsch-skat = Берёте прикуп или передаёте дальше не глядя?
ask-ramsch-discard = Какие две карты отдаёте дальше?
ask-ramsch-call = Что-нибудь ещё до первой карты? ({ $choices })
ask-kontra = Контра?
ask-re = Реконтра?
ask-supra = Супра?
ask-hirsch = Хирш?
ask-rearrange = Можно заново поделить карты противников. Хотите?
ask-rearrange-hand = Какие десять карт получает { $player }?
ask-card = Ваша карта?
ask-claim-simple = { $who } требует остальные взятки. Согласны?
ask-claim-schneider = { $who } требует остальные взятки и шнайдер. Согласны?
ask-claim-schwarz = { $who } требует остальные взятки и шварц. Согласны?
ask-claim-null = { $who }: больше ни одной взятки. Согласны?
ask-concession = { $who } хочет сдаться. Согласны?
ask-gift-partner = { $who } хочет подарить игру. Согласны?
ask-gift-declarer = Противники дарят вам игру. Принимаете?
ask-below-bid = Эта игра пока стоит { $value }, а заявлено { $bid }. Всё равно играете?
ask-null-below-bid = Этот нуль стоит { $value }, а заявлено { $bid }: он сразу проигран. Всё равно объявляете?
ask-concede = Действительно хотите сдаться?
ask-next-deal = Следующая сдача?
ask-resume = Сохранён незаконченный матч. Продолжить?

## Help at the questions: what may be typed

help-always = Всегда: «?» – справка, «протокол» – протокол, «взятка» – последняя взятка, «выход» – выход.
help-cards = Карты: масть и достоинство, например { $examples }.
help-bid = Введите стоимость, «да» вместо { $value } или «пас».
help-hold = Введите «да», чтобы поддержать { $value }, или «пас».
help-forehand = Введите «да», чтобы играть на { $value }, или «пас».
help-skat-or-hand = Введите «прикуп», чтобы взять две карты, или «тёмная», чтобы играть без них.
help-discard = Введите две карты через пробел. В конце они засчитываются вам.
help-discard-sure = Enter сносит обе карты, «назад» даёт выбрать другие.
help-game = Введите игру: { $games }.
help-announcements = Введите объявления через пробел или нажмите Enter, если их нет. Возможны: { $choices }.
help-grand-hand = Введите «да» или «нет». В гранде по-тёмному вы играете без прикупа один против двоих.
help-ramsch-skat = Введите «прикуп», чтобы взять две карты и две отдать дальше, или «передаю», чтобы передать прикуп не глядя.
help-ramsch-discard = Введите две карты через пробел. Их получит следующий игрок.
help-ramsch-call = Введите, что говорите, или нажмите Enter, если ничего. Возможно: { $choices }.
help-doubling = Введите «да», чтобы удвоить результат, или нажмите Enter.
help-rearrange = Введите десять карт через пробел. Остальные получит второй противник.
help-card = Введите карту. Можно сыграть: { $cards }.
help-card-declarer = Кроме того: «остальные», чтобы потребовать все оставшиеся взятки, также со словом «шнайдер» или «шварц»; «сдаюсь».
help-card-defender = Кроме того: «сдаюсь»; «открываю», если солист больше не возьмёт ни одной взятки.
help-card-doubling = Кроме того, перед своей картой: «контра».
help-card-gift = Кроме того: «дарю».
help-yes-no = Введите «да» или «нет».
help-next-deal = Enter начинает следующую сдачу; кроме того, «протокол» или «выход».

## Words that may be typed, with blanks between; the English ones are understood in every language

typed-yes = да д
typed-no = нет н
typed-pass = пас п
typed-skat = прикуп скат с беру
typed-hand = тёмная т
typed-push = передаю
typed-nothing = ничего нет -
typed-knock = стучу
typed-jungfrau = дева
typed-schneider = шнайдер
typed-schwarz = шварц
typed-ouvert = открытая
typed-spitze = шпитце
typed-revolution = революция
typed-kontra = контра
typed-re = реконтра ре
typed-supra = супра
typed-hirsch = хирш
typed-rest = остальные
typed-concede = сдаюсь
typed-open = открываю
typed-gift = дарю
typed-help = ? справка
typed-list = протокол
typed-last = взятка
typed-quit = выход
typed-back = назад
typed-grand = гранд г
typed-null = нуль ноль н

## What was wrong with what was typed

input-not-understood = Непонятно: «{ $text }». «?» показывает справку.
input-no-card = «{ $text }» – не карта.
input-two-cards = Нужно ровно две разные карты.
input-ten-cards = Нужно ровно десять разных карт.
input-not-your-card = У вас нет этой карты: { $card }.
input-no-value = { $value } заявить нельзя. Следующие стоимости: { $next }.
input-must-follow = Ход: { $led }. Нужно отвечать в масть: { $cards }.
input-jacks-stay = Валетов отдавать нельзя: { $cards }.

## Errors of commands

error-line = Ошибка: { $message }
error-unknown-preset = Неизвестный набор «{ $name }». Известны: { $known }.
error-arena-seats = Арена для трёх мест: трое игроков через запятую и правила для стола на троих.
error-unknown-player = Неизвестный компьютерный игрок «{ $name }». Известны: { $known }.
error-extra = Для этого не хватает библиотек: pip install vorhand[{ $extra }]
error-no-cluster = По адресу { $address } не отвечает кластер Dask с рабочими процессами. Адрес имеет вид tcp://host:8786.
error-executor = --executor { $executor } так не работает. Допустимо: processes, dask или адрес вроде tcp://host:8786; --scheduler только вместе с dask.
error-other-program = У рабочего процесса { $worker } другая версия Vorhand: { $found }, а не { $wanted }.
error-workers-lost = Процессы, которые играли, завершились раньше своей работы. Сохранённое через --out не потеряно: та же команда пойдёт дальше оттуда.
error-not-of-arena = { $path } не содержит результатов арены.
error-other-contest = { $path } относится к другому запуску: { $differences }
error-difference = { $what } – там { $stored }, теперь { $asked }
error-unknown-game = Неизвестная игра «{ $name }». Известны: { $known }.
error-no-file = { $path } не существует.
error-no-deal = В { $path } нет сдачи { $deal }.
error-points-needed = Не хватает --points: очки солиста вместе с прикупом, от 0 до 120.
error-all-tricks = Со всеми десятью взятками у солиста 120 очков, а не { $points }.
error-no-trick = Без единой взятки у солиста не больше { $most } очков, а не { $points }.
error-cards-needed = Нуль ниже заявки считается по вершинам двенадцати карт солиста: укажите их в --cards.
error-twelve-cards = Нужно ровно двенадцать карт, десять и прикуп, а не { $count }.
error-matadors-needed = Нужно ровно одно из --with N, --without N и --cards.
error-too-many-matadors = { $game }: вершин не больше { $most }, а не { $count }.
error-doublings = Реконтра отвечает на контру, супра на реконтру, хирш на супру: по отдельности их не бывает.

## check

check-failure = { $id }: ожидалось { $expected }, получено { $got }
check-positions-role = { $role }: { $passed } из { $total }
check-positions-missed =
    { $positions ->
        [one] Не угадана { $positions } позиция, обязательная только для более сильных игроков
        [few] Не угаданы { $positions } позиции, обязательные только для более сильных игроков
       *[many] Не угадано { $positions } позиций, обязательных только для более сильных игроков
    }
check-column-position = Позиция
check-column-played = Сыграно
check-column-wanted = Ожидалось
check-column-level = С уровня
check-column-why = Почему
check-always = всегда { $moves }
check-never = никогда { $moves }
role-bidding = Торговля
role-discarding = Снос
role-naming = Объявление игры
role-declarer-leading = Солист на ходу
role-declarer-following = Солист в ответ
role-defender-leading = Противник на ходу
role-defender-before = Противник перед солистом
role-defender-behind = Противник после солиста
role-null-declarer = Нуль, солист
role-null-defender = Нуль, противник
role-ramsch = Рамш
role-kontra = Контра
check-shuffle-good = Карты сданы, как обещано.
check-shuffle-bad = Карты сданы не так, как обещано: { $message }
check-shuffle-open = Проверять нечего: { $message }
check-shuffle-step = { $step }: в порядке
check-shuffle-no-proof = у этой сдачи нет доказательства тасования
check-shuffle-unrevealed = начальное число этой сдачи ещё не раскрыто

## convert, values, rules, replay, bench

convert-summary =
    { $records ->
        [one] { $records } запись сохранена в { $path }
        [few] { $records } записи сохранены в { $path }
       *[many] { $records } записей сохранено в { $path }
    }
convert-skipped =
    { $records ->
        [one] Пропущена { $records } запись
        [few] Пропущено { $records } записи
       *[many] Пропущено { $records } записей
    }
values-heading =
    { $count ->
        [one] { $count } стоимость для торговли
        [few] { $count } стоимости для торговли
       *[many] { $count } стоимостей для торговли
    }
values-line = { $value }: { $games }
values-game = { $game } × { $levels }
values-none = Ни одна игра не стоит { $value }.
rules-preset-line = { $name } – { $title }: { $description }
rules-heading = { $title } ({ $name })
rules-no-differences = Отличий от официальных правил нет.
rules-differences =
    { $count ->
        [one] { $count } отличие от официальных правил
        [few] { $count } отличия от официальных правил
       *[many] { $count } отличий от официальных правил
    }
replay-heading = Сдача { $deal }, { $rules }
replay-as = Глазами игрока: { $position }
replay-all-open = Все карты открыты
replay-step = { $number } из { $total }
replay-end = Конец записи.
replay-server-result = Закончено по обычаю сервера; { $player }: { $score }
replay-ask = Enter: дальше, «назад»: шаг назад, «выход»: выйти
note-resigned = сдаётся
note-timed-out = время вышло
note-left = уходит из-за стола
note-hand-shown = показывает карты
bench-solver-line = { $set }, { $question }: в среднем { $mean } мс, p99 { $p99 } мс, { $nodes } узлов в секунду
bench-signature = Подпись узлов: { $signature }
arena-summary = Раздачи: { $deals }; столы: { $tables }; без игры: { $passed } %
arena-errors = После ± стоит одна стандартная ошибка.
arena-players = Игроки
arena-leads = Разницы на одних и тех же раздачах
arena-roles = Роли
arena-positions = Позиции
arena-games = Объявленные игры
arena-moves = Процессорное время ходов, в мс
arena-contracts = { $name } – объявлено: { $contracts }
arena-three-of = 3 × { $name }
arena-to-others = двумя другими за столом
arena-to-second = { $name } там за столом из троих
arena-role-declarer = солист
arena-role-defender = противник
arena-role-passed = без игры
arena-role-ramsch = рамш
arena-move-bid = торги
arena-move-declaration = скат и объявление
arena-move-card = карта
arena-column-player = Игрок
arena-column-points = Очки списка за раздачу
arena-column-points-36 = За 36 раздач
arena-column-declared = Солист, %
arena-column-won = Выиграно, %
arena-column-ms = мс на ход
arena-column-to = Преимущество над
arena-column-lead = За раздачу
arena-column-role = Роль
arena-column-position = Позиция
arena-column-deals = Раздачи
arena-column-share = Доля, %
arena-column-game = Игра
arena-column-move = Ход
arena-column-moves = Число
arena-column-mean = Среднее
arena-column-p99 = p99
arena-column-max = Самый долгий
bench-deals-per-s = Полных случайных сдач в секунду в ядре на Python: { $figure }
bench-records-per-s = Записей прочитано, проиграно и сверено в секунду: { $figure }
bench-kernel-deals-per-s = Полных случайных сдач в секунду из ядра на Rust, каждая одним вызовом: { $figure }
bench-playouts-per-s = Случайных розыгрышей в секунду в Rust: { $figure }
bench-env-steps-per-s = Шагов в секунду в среде для обучающихся программ: { $figure }
bench-no-env = Среда для обучающихся программ не измерена: нужно дополнение rl.
bench-load = Столы со зрителями: { $tables }; столы с игроками: { $people }
bench-commands = Ходов в секунду: { $figure }
bench-time-seen = От хода до собственной картины с ним, мс: { $median } в середине, { $high } в 99 из 100
bench-time-ack = От хода до подтверждения, мс: { $median } и { $high }
bench-time-shown = От наступившего хода до сообщения каждому зрителю, мс: { $median } и { $high }
bench-time-ping = От запроса ping до ответа, мс: { $median } и { $high }
bench-cost = Ядра процессора: { $cores }; МБ на стол: { $mb }
bench-faults = Потеряно: { $lost }; дважды: { $doubled }; карты показаны слишком рано: { $leaks } (просмотрено сдач: { $deals })

## Help of the program

program-help = Vorhand, открытый дом игры скат.
program-usage = Вызов:
program-subcommand = КОМАНДА …
program-options = Опции
program-commands = Команды
program-default = по умолчанию
program-examples = Примеры:
flag-help = Показать этот текст и выйти.
flag-version = Показать версию и завершить.
flag-diff = Только то, что отличается от официальных правил.
flag-new = Начать новый матч; сохранённый будет отложен.
flag-data = Папка для сохранённого матча.
flag-as = Показать только то, что видела эта позиция.
flag-replay-deal = Показать только сдачу с этим идентификатором.
flag-to = Формат записи: vorhand или iss; иначе решает имя файла.
flag-seconds = Сколько секунд длится каждое измерение.
flag-bench-tables = Столы с тремя компьютерами, за каждым следит один зритель.
flag-bench-people = Столы, где кто-то играет против двух компьютеров.
flag-bench-seconds = Сколько секунд измерять.
flag-bench-url = Адрес работающего сервера; без него запускается новый, который потом исчезает.
flag-bench-commit = group: много событий в одной транзакции; single: каждое в своей.
flag-hand = Игра по-тёмному.
flag-schneider = Объявлен шнайдер.
flag-schwarz = Объявлен шварц.
flag-ouvert = Открытая игра.
flag-revolution = Революция.
flag-kontra = Сказано контра.
flag-re = Сказано реконтра.
flag-supra = Сказано супра.
flag-hirsch = Сказано хирш.
flag-with = Сколько вершин есть (с).
flag-without = Скольких вершин недостаёт (без).
flag-cards = Двенадцать карт солиста, десять и прикуп, вместо --with или --without.
flag-points = Очки солиста вместе с прикупом.
flag-tricks = Взятки солиста; нужны, только если одна сторона взяла все.
flag-bid = Заявка.
flag-spitze = Объявленная шпитце удалась или нет.
flag-bock = В бок-раунде.
source-house = домашнее правило
source-decision = собственное решение
source-xskat = XSkat
source-old-code = кодекс ската 1927–1937 годов
source-polish-site = польский игровой сайт
source-greek-site = греческий игровой сайт
source-encyclopaedia = энциклопедия

## The server

serve-listens = Vorhand работает по адресу { $address }

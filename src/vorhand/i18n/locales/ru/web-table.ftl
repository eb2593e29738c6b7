### Стол на странице.

## Frame of the page

table-bar-home = Vorhand, главная страница
table-bar-pages = Страницы
table-bar-play = Играть
table-bar-learn = Обучение
table-page-lost = Такой страницы нет.
table-page-lost-home = На главную страницу
table-page-no-table = Такого стола нет.
table-page-no-table-why = Ссылка полная? Достаточно одной пропущенной буквы. Лучше попросите прислать её ещё раз.
table-sheet-close = Закрыть
table-title = Vorhand
table-title-turn = Ваш ход – Vorhand

## The line

table-line-opening = Соединение со столом …
table-line-lost = Связь потеряна. Она восстановится сама; ваше место остаётся за вами.
table-line-stale = Эта страница устарела. Загрузите её заново.

## Seats

table-seat-free = Свободное место
table-seat-waits = Ждёт
table-seat-left = Покинул стол, играет компьютер
table-seat-covered = Играет компьютер
table-seat-away = Нет связи
table-seat-alone = Солист
table-seat-computer = компьютер
table-seat-ready = Готово
table-seat-dealer = Сдающий
table-seat-dealer-letter = С
table-seat-turn = на ходу
table-seat-open = Открытые карты: { $name }
table-seat-tricks =
    { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
       *[many] { $count } взяток
    }
table-seat-aside = { $name } пропускает эту сдачу

## The strip above the table

table-strip = Что играют
table-strip-you-play = Вы играете
table-strip-plays = { $name } играет
table-strip-auction = Торговля
table-strip-before = Перед игрой
table-strip-bid = заявка
table-strip-bock = Бок × 2
table-strip-ramsch-round = круг рамша
table-strip-left = ещё { $count }
table-strip-trick = взятка { $number }
table-strip-practice = Тренировка
table-strip-practice-means = За этим столом ничего не считается.
table-deal-number = Сдача { $number }
table-skat = Прикуп

## Cards and tricks

table-hand = Ваши карты
table-card-allowed = разрешена
table-card-not-allowed = не разрешена
table-card-fresh = из прикупа
table-card-new = новая
table-card-raised = поднята
table-card-preselected = выбрана заранее
table-card-preselect-note = Выбрано заранее: карта будет сыграна в ваш ход, если она разрешена.
table-card-preselect-void = Выбранная заранее карта не разрешена. Выберите снова.
table-card-may-not-be-laid = Эту карту нельзя снести.
table-advice-mark = Совет
table-trick-led = зашёл
table-trick-won = взял взятку
table-trick-ahead = пока берёт
table-last-trick = Последняя взятка
table-no-last-trick = Взяток ещё не было.
table-laid = Снесено вами
table-laid-points =
    { $count ->
        [one] снесено { $count } очко
        [few] снесено { $count } очка
       *[many] снесено { $count } очков
    }

## Whose turn it is

table-your-turn = Ваш ход
table-waits-for = Ход: { $names }
table-waits-covered = За игрока { $name } играет компьютер
table-waits-away = Ход: { $name }, нет связи. Скоро сыграет компьютер.
table-shuffling = Карты тасуются …
table-cutting = { $name } снимает колоду
table-tap-again = Коснитесь ещё раз, чтобы сыграть: { $card }
table-play-card = Сыграть: { $card }
table-choose-card = Коснитесь карты

## Bidding

table-bid-open = Какова ваша заявка?
table-bid-higher = Повышаете?
table-bid-hold = Держите { $value }?
table-bid-last = Оба спасовали. Играете на { $value }?
table-bid-jump = Прыжок на { $value }. «Да» станет доступно через миг.
table-bid-jumps = Прыжки
table-bid-more = ещё
table-bid-pass = Пас
table-bid-pass-in = Тоже пас
table-bid-yes = Да, { $value }
table-bid-play = { $value }, играю
table-worth = Стоимость игр
table-worth-caption = Чего стоят ваши карты без объявлений
table-worth-unsure = Старший козырь в скате это уменьшает.

## Skat and discarding

table-ask-skat = Вы играете на { $bid }. Прикуп или по-тёмному?
table-do-pick-up-skat = Взять прикуп
table-do-hand = Играть по-тёмному
table-discard-heading = Снесите две карты
table-discard-how = Коснитесь, чтобы снести; ещё раз – чтобы вернуть.
table-discard-back = Вернуть: { $card }
table-discard-count = { $count } из 2
table-discard-full = Две карты уже лежат. Сначала верните одну.
table-discard-do = Снести и объявить
table-discard-push = Отдать дальше
table-discard-sure = Снести: { $cards }?
table-discard-sure-note = Это старший козырь; его почти никогда не сносят.
table-discard-sure-back = Назад
table-discard-sure-do = Всё равно снести

## Announcement

table-announce-heading = Во что играете?
table-announce-games = Игры
table-announce-steps = Объявления
table-announce-back = Назад
table-announce-less = { $value } < { $bid }
table-announce-ouvert = Открытая игра включает заблокированные объявления.
table-announce-covers = покрывает вашу заявку { $bid }
table-announce-below = { $value } меньше вашей заявки { $bid }.
table-announce-play = Играть: { $game }, { $value }
table-announce-choose = Выберите игру
table-step-hand = По-тёмному
table-step-schneider = Шнайдер
table-step-schwarz = Шварц
table-step-ouvert = Открытая игра
table-step-spitze = Шпитце
table-step-revolution = Революция
table-step-locked = входит сюда

## Questions

table-ask-push = Берёте прикуп или передаёте дальше не глядя?
table-ask-grand-hand = Играете гранд по-тёмному?
table-ask-call = Объявляете что-нибудь?
table-ask-answer = Согласны?
table-do-push-skat = Передать
table-do-declare-grand-hand = Играть гранд по-тёмному
table-do-decline-grand-hand = Играть рамш
table-do-decline = Ничего не говорить
table-do-knock = Стучу
table-do-announce-jungfrau = Объявляю деву
table-do-kontra = Контра
table-do-re = Реконтра
table-do-supra = Супра
table-do-hirsch = Хирш
table-do-accept = Согласие
table-do-refuse = Нет, играем дальше
table-rearrange-heading = Поделить карты противников заново
table-rearrange-how = Коснитесь, чтобы передать карту в другую руку. В каждой должно быть десять.
table-rearrange-mine = Ваша рука: { $count }
table-rearrange-theirs = { $name }: { $count }
table-rearrange-keep = Оставить так
table-rearrange-do = Поделить так

## Ending a game early

table-finish = Закончить игру раньше
table-finish-back = Играть дальше
table-finish-choose = Выберите
table-claim-simple = Остальное моё
table-claim-schneider = Остальное моё, шнайдер
table-claim-schwarz = Остальное моё, шварц
table-claim-null = Больше не возьму ни одной взятки
table-claim-means = Если это верно, игра кончается сразу. Иначе ваши карты открываются, и спрашивают остальных.
table-do-concede = Сдаться
table-concede-declarer = { $game }: игра тогда проиграна, всего { $score } очков. Поздно в игре должен согласиться один из противников.
table-concede-defender = Вы сдаёте игру за вас обоих: она кончается сразу, и выигрывает { $name } ({ $game }).
table-do-play-open = Открыть карты
table-play-open-means = Ваши карты открыты: вы утверждаете, что солист больше не возьмёт взятки. Если это не так, считается, что вы сдались.
table-do-offer-gift = Подарить игру
table-gift-means = Спрашивают партнёра, потом солиста. Если солист принимает, игра выиграна.

## Result

table-result-sum = Расчёт
table-result-skat = Прикуп
table-result-dealt-skat = Прикуп, как сдан
table-result-laid-skat = Снесено
table-result-list = В протоколе
table-result-player = Игрок
table-result-change = Изменение
table-result-total = Итого
table-result-money = Деньги
table-result-house = В кассу: { $amount }
table-result-next = Следующая сдача
table-result-waiting = Готово
table-result-waits-for = Ждём: { $names }
table-result-ready = Готовы: { $names }
table-result-goes-on = Дальше через { $seconds } с
table-result-replay = Пересмотреть
table-result-origin = К исходной сдаче
table-result-check = Проверить тасовку
table-result-over = К протоколу
table-result-show = Показать результат

## Beside the table

table-side = Протокол, ход игры, правила
table-side-list = Протокол
table-side-log = Ход игры
table-side-rules = Правила
table-side-sealed = Тасовка сдачи { $number } запечатана, потом её можно проверить.
table-log-empty = С тех пор как открыта эта страница, ещё ничего не произошло.
table-tools = Инструменты
table-tool-advice = Совет
table-tool-finish = Закончить
table-tool-last = Последняя взятка
table-tool-list = Протокол
table-tool-log = Ход матча
table-tool-rules = Правила этого стола
table-tool-settings = Настройки
table-tool-keys = Клавиши
table-tool-sort = Сортировать
table-tool-menu = Меню
table-tool-sounds = Звуки
table-tool-sounds-on = Звуки включены
table-tool-sounds-off = Звуки выключены
table-tool-end = Закончить протокол
table-tool-leave = Выйти
table-leave-means = Вы оставляете своё место навсегда. Дальше за вас играет компьютер, а ваш протокол помечается как оставленный.
table-leave-stay = Остаться
table-leave-do = Оставить место
table-cut-heading = Вы снимаете колоду
table-cut-at =
    { $count ->
        [one] Снять { $count } карту
        [few] Снять { $count } карты
       *[many] Снять { $count } карт
    }
table-cut-do = Снять

## Keys

table-keys = Клавиши
table-keys-arrows = найти карту
table-keys-digits = от первой до десятой карты
table-keys-enter = поднять или сыграть карту
table-keys-card = масть и ранг: сыграть эту карту
table-keys-move = передвинуть карту
table-keys-yes = да
table-keys-no = пас или нет
table-keys-next = следующая заявка
table-keys-worth = показать или скрыть стоимость игр
table-keys-kontra = контра
table-keys-advice = совет там, где ничего не считается
table-keys-last = последняя взятка
table-keys-sort = сортировать
table-keys-finish = закончить раньше
table-keys-help = эта таблица

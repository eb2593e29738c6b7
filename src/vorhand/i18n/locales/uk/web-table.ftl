### Стіл на сторінці.

## Frame of the page

table-bar-home = Vorhand, головна сторінка
table-bar-pages = Сторінки
table-bar-play = Грати
table-bar-learn = Навчання
table-page-lost = Такої сторінки немає.
table-page-lost-home = На головну сторінку
table-page-no-table = Такого столу немає.
table-page-no-table-why = Чи посилання повне? Досить, щоб бракувало однієї літери. Найкраще попросіть надіслати його ще раз.
table-sheet-close = Закрити
table-title = Vorhand
table-title-turn = Ваш хід – Vorhand

## The line

table-line-opening = З’єднання зі столом …
table-line-lost = Зв’язок утрачено. Він відновиться сам; ваше місце лишається за вами.
table-line-stale = Ця сторінка застаріла. Завантажте її знову.

## Seats

table-seat-free = Вільне місце
table-seat-waits = Чекає
table-seat-left = Залишив стіл, грає комп’ютер
table-seat-covered = Грає комп’ютер
table-seat-away = Немає зв’язку
table-seat-alone = Соліст
table-seat-computer = комп’ютер
table-seat-ready = Готово
table-seat-dealer = Дилер
table-seat-dealer-letter = Д
table-seat-turn = на ході
table-seat-open = Відкриті карти: { $name }
table-seat-tricks =
    { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
       *[many] { $count } взяток
    }
table-seat-aside = { $name } пропускає цю роздачу

## The strip above the table

table-strip = Що грають
table-strip-you-play = Ви граєте
table-strip-plays = { $name } грає
table-strip-auction = Торгівля
table-strip-before = Перед грою
table-strip-bid = заявка
table-strip-bock = Бок × 2
table-strip-ramsch-round = коло рамшу
table-strip-left = ще { $count }
table-strip-trick = взятка { $number }
table-strip-practice = Вправа
table-strip-practice-means = За цим столом нічого не рахується.
table-deal-number = Роздача { $number }
table-skat = Скат

## Cards and tricks

table-hand = Ваші карти
table-card-allowed = дозволена
table-card-not-allowed = не дозволена
table-card-fresh = зі ската
table-card-new = нова
table-card-raised = піднята
table-card-preselected = вибрана наперед
table-card-preselect-note = Вибрано наперед: карту буде зіграно на вашому ході, якщо вона дозволена.
table-card-preselect-void = Вибрана наперед карта не дозволена. Виберіть знову.
table-card-may-not-be-laid = Цю карту не можна відкласти.
table-advice-mark = Порада
table-trick-led = зайшов
table-trick-won = узяв взятку
table-trick-ahead = поки бере
table-last-trick = Остання взятка
table-no-last-trick = Взяток ще не було.
table-laid = Відкладено вами
table-laid-points =
    { $count ->
        [one] відкладено { $count } очко
        [few] відкладено { $count } очки
       *[many] відкладено { $count } очок
    }

## Whose turn it is

table-your-turn = Ваш хід
table-waits-for = Хід: { $names }
table-waits-covered = За гравця { $name } грає комп’ютер
table-waits-away = Хід: { $name }, немає зв’язку. Незабаром гратиме комп’ютер.
table-shuffling = Карти тасуються …
table-cutting = { $name } знімає колоду
table-tap-again = Торкніться ще раз, щоб зіграти: { $card }
table-play-card = Зіграти: { $card }
table-choose-card = Торкніться карти

## Bidding

table-bid-open = Яка ваша заявка?
table-bid-higher = Підвищуєте?
table-bid-hold = Тримаєте { $value }?
table-bid-last = Обидва спасували. Граєте на { $value }?
table-bid-jump = Стрибок на { $value }. «Так» стане доступним за мить.
table-bid-jumps = Стрибки
table-bid-more = ще
table-bid-pass = Пас
table-bid-pass-in = Теж пас
table-bid-yes = Так, { $value }
table-bid-play = { $value }, граю
table-worth = Вартість ігор
table-worth-caption = Чого варті ваші карти без оголошень
table-worth-unsure = Старший козир у скаті це зменшує.

## Skat and discarding

table-ask-skat = Ви граєте на { $bid }. Скат чи ганд?
table-do-pick-up-skat = Узяти скат
table-do-hand = Грати ганд
table-discard-heading = Відкладіть дві карти
table-discard-how = Торкніться, щоб відкласти; ще раз – щоб забрати.
table-discard-back = Забрати: { $card }
table-discard-count = { $count } з 2
table-discard-full = Дві карти вже лежать. Спершу заберіть одну.
table-discard-do = Відкласти й оголосити
table-discard-push = Віддати далі
table-discard-sure = Відкласти: { $cards }?
table-discard-sure-note = Це старший козир; його майже ніколи не відкладають.
table-discard-sure-back = Назад
table-discard-sure-do = Усе одно відкласти

## Announcement

table-announce-heading = У що граєте?
table-announce-games = Ігри
table-announce-steps = Оголошення
table-announce-back = Назад
table-announce-less = { $value } < { $bid }
table-announce-ouvert = Увер містить заблоковані оголошення.
table-announce-covers = покриває вашу заявку { $bid }
table-announce-below = { $value } менше за вашу заявку { $bid }.
table-announce-play = Грати: { $game }, { $value }
table-announce-choose = Виберіть гру
table-step-hand = Ганд
table-step-schneider = Шнайдер
table-step-schwarz = Шварц
table-step-ouvert = Увер
table-step-spitze = Шпіце
table-step-revolution = Революція
table-step-locked = належить до цього

## Questions

table-ask-push = Берете скат чи передаєте далі, не дивлячись?
table-ask-grand-hand = Граєте ґран ганд?
table-ask-call = Оголошуєте щось?
table-ask-answer = Згода?
table-do-push-skat = Передати
table-do-declare-grand-hand = Грати ґран ганд
table-do-decline-grand-hand = Грати рамш
table-do-decline = Нічого не казати
table-do-knock = Стукаю
table-do-announce-jungfrau = Оголошую діву
table-do-kontra = Контра
table-do-re = Ре
table-do-supra = Супра
table-do-hirsch = Хірш
table-do-accept = Згода
table-do-refuse = Ні, граємо далі
table-rearrange-heading = Поділити карти опонентів наново
table-rearrange-how = Торкніться, щоб передати карту в іншу руку. У кожній має бути десять.
table-rearrange-mine = Ваша рука: { $count }
table-rearrange-theirs = { $name }: { $count }
table-rearrange-keep = Лишити так
table-rearrange-do = Поділити так

## Ending a game early

table-finish = Завершити гру раніше
table-finish-back = Грати далі
table-finish-choose = Виберіть
table-claim-simple = Решта моя
table-claim-schneider = Решта моя, шнайдер
table-claim-schwarz = Решта моя, шварц
table-claim-null = Більше не візьму жодної взятки
table-claim-means = Якщо це певно, гра закінчується одразу. Інакше ваші карти відкриваються, і питають інших.
table-do-concede = Здатися
table-concede-declarer = { $game }: гру буде програно, разом { $score } очок. Пізно в грі має погодитися один з опонентів.
table-concede-defender = Ви здаєте гру за вас обох: вона закінчується одразу, і виграє { $name } ({ $game }).
table-do-play-open = Відкрити карти
table-play-open-means = Ваші карти відкриті: ви стверджуєте, що соліст більше не візьме взятки. Якщо це не так, вважається, що ви здалися.
table-do-offer-gift = Подарувати гру
table-gift-means = Питають партнера, потім соліста. Якщо соліст приймає, гру виграно.

## Result

table-result-sum = Розрахунок
table-result-skat = Скат
table-result-dealt-skat = Скат, як роздано
table-result-laid-skat = Відкладено
table-result-list = У протоколі
table-result-player = Гравець
table-result-change = Зміна
table-result-total = Разом
table-result-money = Гроші
table-result-house = До каси: { $amount }
table-result-next = Наступна роздача
table-result-waiting = Готово
table-result-waits-for = Чекаємо: { $names }
table-result-ready = Готові: { $names }
table-result-goes-on = Далі за { $seconds } с
table-result-replay = Переглянути
table-result-origin = До початкової роздачі
table-result-check = Перевірити тасування
table-result-over = До протоколу
table-result-show = Показати результат

## Beside the table

table-side = Протокол, перебіг, правила
table-side-list = Протокол
table-side-log = Перебіг
table-side-rules = Правила
table-side-sealed = Тасування роздачі { $number } запечатано, потім його можна перевірити.
table-log-empty = Відколи відкрито цю сторінку, ще нічого не сталося.
table-tools = Інструменти
table-tool-advice = Порада
table-tool-finish = Завершити
table-tool-last = Остання взятка
table-tool-list = Протокол
table-tool-log = Перебіг матчу
table-tool-rules = Правила цього столу
table-tool-settings = Налаштування
table-tool-keys = Клавіші
table-tool-sort = Сортувати
table-tool-menu = Меню
table-tool-sounds = Звуки
table-tool-sounds-on = Звуки ввімкнено
table-tool-sounds-off = Звуки вимкнено
table-tool-end = Завершити протокол
table-tool-leave = Вийти
table-leave-means = Ви залишаєте своє місце назавжди. Далі за вас грає комп’ютер, а ваш протокол позначено як залишений.
table-leave-stay = Лишитися
table-leave-do = Залишити місце
table-cut-heading = Ви знімаєте колоду
table-cut-at =
    { $count ->
        [one] Зняти { $count } карту
        [few] Зняти { $count } карти
       *[many] Зняти { $count } карт
    }
table-cut-do = Зняти

## Keys

table-keys = Клавіші
table-keys-arrows = знайти карту
table-keys-digits = від першої до десятої карти
table-keys-enter = підняти або зіграти карту
table-keys-card = масть і ранг: зіграти цю карту
table-keys-move = пересунути карту
table-keys-yes = так
table-keys-no = пас або ні
table-keys-next = наступна заявка
table-keys-worth = показати або сховати вартість ігор
table-keys-kontra = контра
table-keys-advice = порада там, де нічого не рахується
table-keys-last = остання взятка
table-keys-sort = сортувати
table-keys-finish = завершити раніше
table-keys-help = ця таблиця

### Розбір роздачі на сторінці її перегляду.

pages-review-title = Розбір
pages-review-means = Скільки коштувала кожна карта і яка перевернула гру? Комп’ютер обчислює роздачу з відкритими картами.
pages-review-ask = Обчислити роздачу
pages-review-busy = Роздача обчислюється …
pages-review-outlook = За найкращої гри всіх звідси:
pages-review-outlook-later = Кожен стовпчик показує, чим соліст завершить після цієї карти.
pages-review-players = Що кожен віддав
pages-review-points-lost = Очки
pages-review-turned = Перевернуті ігри
pages-review-chance-lost = Шанс, %
pages-review-dearest = Найдорожча карта
pages-review-calls = Торгівля, скат і оголошення
pages-review-cards = Кожна карта
pages-review-open = усі карти відкриті
pages-review-seen = очима гравця
pages-review-trick = Взятка
pages-review-card = Карта
pages-review-value-open = Ціна
pages-review-value-seen = Видно %
pages-review-loss = Втрата
pages-review-best = Краще

### Разбор сдачи на странице её просмотра.

pages-review-title = Разбор
pages-review-means = Чего стоила каждая карта и какая перевернула игру? Компьютер просчитывает сдачу с открытыми картами.
pages-review-ask = Просчитать сдачу
pages-review-busy = Сдача просчитывается …
pages-review-outlook = При лучшей игре всех отсюда:
pages-review-outlook-later = Каждый столбик показывает, чем солист закончит после этой карты.
pages-review-players = Что каждый отдал
pages-review-points-lost = Очки
pages-review-turned = Перевёрнутые игры
pages-review-chance-lost = Шанс, %
pages-review-dearest = Самая дорогая карта
pages-review-calls = Торговля, прикуп и объявления
pages-review-cards = Каждая карта
pages-review-open = все карты открыты
pages-review-seen = глазами игрока
pages-review-trick = Взятка
pages-review-card = Карта
pages-review-value-open = Цена
pages-review-value-seen = Видно %
pages-review-loss = Потеря
pages-review-best = Лучше

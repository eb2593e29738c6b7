### What the server answers where something cannot be done.

refused-stale = За столом тим часом щось сталося. Погляньте ще раз і оберіть знову.
refused-not-seated = У вас немає місця за цим столом.
refused-not-host = Це може лише той, хто відкрив стіл.
refused-seat-taken = Там уже хтось сидить.
refused-no-such-seat = За цим столом немає такого місця.
refused-bad-name = Ім’я повинно мати хоча б одну видиму літеру.
refused-no-such-level = Комп’ютера такого рівня немає.
refused-bad-rules = Ці правила не поєднуються.
refused-already-begun = Партія вже почалася.
refused-not-begun = Партія ще не почалася.
refused-seats-free = Ще є вільні місця.
refused-duo-needs-computer = Для дуо потрібні двоє людей і один комп’ютер.
refused-wrong-deal = Це стосується іншої роздачі.
refused-deal-running = Триває роздача; зачекайте на її кінець.
refused-match-over = Партію закінчено.
refused-not-playing = У цій роздачі ви не граєте.
refused-busy = Стіл зайнятий. Спробуйте ще раз.
refused-store-failed = Хід не вдалося зберегти, тому його не зроблено. Спробуйте ще раз.
refused-too-often = У цій роздачі ви пропонували це вже досить часто.
refused-no-such-moment = З цього місця роздачу не можна догравати.
refused-no-advice = За цим столом результати рахуються, тому поради немає.
refused-nothing-asked = Зараз вас ні про що не питають.

problem-hello-first = Першим повідомленням має бути привітання (hello).
problem-not-text = Повідомлення є текстом.
problem-not-understood = Це повідомлення неможливо зрозуміти.

fault-store-failed = Дані зараз недоступні. Спробуйте ще раз.
fault-too-many = Це забагато одразу. Зачекайте трохи.
fault-bad-name = Ім’я повинно мати хоча б одну видиму літеру.
fault-no-such-level = Комп’ютера такого рівня немає.
fault-no-such-view = Роздачу можна дивитися як all, forehand, middlehand, rearhand або spectator.
fault-no-such-table = Такого столу немає.
fault-no-such-deal = За цим столом немає такої завершеної роздачі.
fault-other-site = Цей запит надійшов з іншого сайту.
fault-no-cookie = Спочатку завантажте сторінку: цей браузер ще невідомий.
fault-not-json = Надсилайте JSON.
fault-not-understood = Цей запит неможливо зрозуміти.
fault-too-long = Цей запит задовгий.
fault-too-slow = Запит надходив надто повільно.
fault-busy = Саме зараз обчислюються інші роздачі. Спробуйте ще раз за мить.

guest-name = Гість

advice-command = Порада: { $command }
advice-lay = Порада: відкладіть { $cards } і грайте: { $contract }
advice-limit = торгуйтеся до { $limit }
advice-win = шанс на виграш { $percent } %
advice-worth = очок списку в середньому: { $points }

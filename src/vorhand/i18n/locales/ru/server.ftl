### What the server answers where something cannot be done.

refused-stale = За столом тем временем что-то произошло. Посмотрите ещё раз и выберите снова.
refused-not-seated = У вас нет места за этим столом.
refused-not-host = Это может только тот, кто открыл стол.
refused-seat-taken = Там уже кто-то сидит.
refused-no-such-seat = За этим столом нет такого места.
refused-bad-name = В имени должна быть хотя бы одна видимая буква.
refused-no-such-level = Компьютера такого уровня нет.
refused-bad-rules = Эти правила не сочетаются.
refused-already-begun = Партия уже началась.
refused-not-begun = Партия ещё не началась.
refused-seats-free = Ещё есть свободные места.
refused-duo-needs-computer = Для дуо нужны два человека и один компьютер.
refused-wrong-deal = Это относится к другой раздаче.
refused-deal-running = Идёт раздача; дождитесь её конца.
refused-match-over = Партия окончена.
refused-not-playing = В этой раздаче вы не играете.
refused-busy = Стол занят. Попробуйте ещё раз.
refused-store-failed = Ход не удалось сохранить, поэтому он не сделан. Попробуйте ещё раз.
refused-too-often = В этой раздаче вы предлагали это уже достаточно часто.
refused-no-such-moment = С этого места сдачу нельзя доиграть.
refused-no-advice = За этим столом результаты считаются, поэтому совета нет.
refused-nothing-asked = Сейчас вас ни о чём не спрашивают.

problem-hello-first = Первым сообщением должно быть приветствие (hello).
problem-not-text = Сообщения – это текст.
problem-not-understood = Это сообщение невозможно понять.

fault-store-failed = Данные сейчас недоступны. Попробуйте ещё раз.
fault-too-many = Это слишком много сразу. Подождите немного.
fault-bad-name = В имени должна быть хотя бы одна видимая буква.
fault-no-such-level = Компьютера такого уровня нет.
fault-no-such-view = Раздачу можно смотреть как all, forehand, middlehand, rearhand или spectator.
fault-no-such-table = Такого стола нет.
fault-no-such-deal = За этим столом нет такой завершённой раздачи.
fault-other-site = Этот запрос пришёл с другого сайта.
fault-no-cookie = Сначала загрузите страницу: этот браузер ещё не известен.
fault-not-json = Присылайте JSON.
fault-not-understood = Этот запрос невозможно понять.
fault-too-long = Этот запрос слишком длинный.
fault-too-slow = Запрос поступал слишком медленно.
fault-busy = Как раз сейчас просчитываются другие сдачи. Попробуйте ещё раз через минуту.

guest-name = Гость

advice-command = Совет: { $command }
advice-lay = Совет: снесите { $cards } и играйте: { $contract }
advice-limit = торгуйтесь до { $limit }
advice-win = шанс на выигрыш { $percent } %
advice-worth = очков списка в среднем: { $points }

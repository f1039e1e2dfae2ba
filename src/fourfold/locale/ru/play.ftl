### Что говорит любой стол, какой бы ни была игра.

## Игроки

computer-name = Компьютер { $level }

## Отказы

illegal-game-over = Партия окончена.
illegal-seat-empty = Партия начнётся, когда оба места будут заняты.
illegal-paused = Партия приостановлена.
illegal-waiting = Партия ждёт, пока оба игрока будут на месте.
illegal-not-paused = Партия не приостановлена.
illegal-not-due = Время ещё не вышло.
illegal-too-late = Поздно: время вышло.
illegal-clock-only = Это могут только часы.
illegal-not-your-turn = Сейчас не ваша очередь: ходит { $seat }.
illegal-still-playing = Партия ещё идёт.
illegal-asked-already = Об этом уже спросили.
illegal-refused-already = В этом уже отказано; спросите снова после следующего хода.
illegal-asked-otherwise = Этот вопрос уже снят. Ответьте на тот, что задан сейчас.
illegal-questions-used = В этой партии вы спрашивали уже { $most ->
        [one] { $most } раз
        [few] { $most } раза
       *[many] { $most } раз
    }. Больше спрашивать нельзя.
illegal-pauses-used = В этой партии у вас уже { $most ->
        [one] была { $most } пауза
        [few] было { $most } паузы
       *[many] было { $most } пауз
    }. Больше просить нельзя.
illegal-nothing-asked = Отвечать не на что.
illegal-nothing-to-take-back = Возвращать нечего; объявленное и показанное назад не берут.
illegal-not-away = Ваш противник за столом.
illegal-clock-decides = Потребовать победы сейчас нельзя: если противник не придёт, всё решат часы.
illegal-not-waiting-yourself = Сейчас ваша очередь. Потребовать победы можно, когда очередь за противником.
illegal-known-already = Это уже известно.
illegal-seat-taken = Место { $seat } занято.
illegal-name-empty = Игроку нужно имя.
illegal-lost-too-much = { $lost } мс потеряться не могли: прошло всего { $most } мс.
illegal-out-of-sequence = Событие { $seq } не по порядку: следующее — { $expected }.
illegal-before-last-event = Событие с временем { $at } не может идти после события с временем { $last }.
illegal-unknown-act = Стол не знает, что такое { $act }.

## Тексты, которые не прочесть

malformed-no-ray = Ray не установлен; его ставит команда «pip install fourfold[ray]».
malformed-ray-form = «{ $address }» — не адрес кластера Ray; нужен вид 10.0.0.1:6379 или слово local.
malformed-ray-address = По адресу «{ $address }» никто не отвечает: { $why }.
malformed-data = Не удаётся прочесть часть «{ $part }»: { $problem }.
malformed-unknown = Не удаётся прочесть часть «{ $part }»: «{ $text }» не годится; нужно: { $expected }.
malformed-game = Игры «{ $name }» нет; есть такие: { $expected }.
malformed-preset = Набора правил «{ $name }» нет; есть такие: { $expected }.
malformed-mixed = Первая игра в этом матче — { $first }, а не { $game }.
malformed-no-set-up = Игру { $game } нельзя начать с середины.
malformed-option = «{ $text }» — не настройка; нужно ИМЯ=ЗНАЧЕНИЕ, где имя одно из: { $expected }.
malformed-option-value = «{ $text }» не годится; нужно: { $expected }.
malformed-record-format = Это не наша запись: её формат «{ $found }», а нужен «{ $expected }».
malformed-record-version = «{ $text }» — не версия правил; нужно число.
malformed-record-tag = Неизвестная метка [{ $tag } …]; нужна одна из: { $expected }.
malformed-record-tag-value = Метка [{ $tag } …]: { $problem }
malformed-record-tag-form = Строка { $line }, столбец { $column }: нужна метка вроде [A "Анна"], в строках до ходов.
malformed-record-tag-twice = Метка [{ $tag } …] стоит здесь дважды.
malformed-record-token = Строка { $line }, столбец { $column }: «{ $token }» не прочесть; нужен ход.
malformed-record-place = Строка { $line }, столбец { $column }, «{ $token }»: { $problem }
malformed-record-who = Скажите кто: A:{ $token } или B:{ $token }.
malformed-record-act = «{ $act } ({ $detail })» не прочесть; нужно: { $expected }.
malformed-record-slow = Эта запись читается дольше { $limit } с. Сократите её и попробуйте ещё раз.
malformed-record-event = Событие { $event } невозможно: { $problem }
malformed-record-time = Событие { $event } раньше предыдущего.
malformed-record-outcome = В записи сказано, что партия кончилась «{ $said }», а кончается она «{ $found }».
malformed-date = «{ $text }» — не дата; нужен вид 2026-01-31T18:00:00Z.

## Чем кончаются партии

outcome-resigned = Побеждает { $winner }: { $loser } сдаётся.
outcome-absent = Побеждает { $winner }: { $loser } не возвращается за стол.
outcome-agreed = Ничья по согласию.
outcome-time = Побеждает { $winner }: у игрока { $loser } вышло время.

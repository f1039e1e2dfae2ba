### Игра в терминале.

terminal-title = Fourfold · Кварто
terminal-welcome = Шестнадцать фигур: светлые и тёмные, высокие и низкие, круглые и квадратные, с выемкой и без. Вы ставите фигуру, которую даёт противник, и выбираете следующую для него. Побеждают четыре в ряд, у которых есть что-то общее, — но только если ряд объявить.

## Имена, если их не назвали

terminal-person-a = Игрок A
terminal-person-b = Игрок B
terminal-person = Игрок

## Начало

terminal-choose-opponent = Кто играет?
terminal-resume = Продолжить неоконченную партию
terminal-opponent-computer = Против компьютера
terminal-opponent-person = Вдвоём за этой клавиатурой
terminal-choose-level = Насколько сильным будет компьютер?
terminal-choose-rules = По каким правилам?
terminal-start-keys = ↑ ↓ выбрать   Enter дальше   Esc назад или выйти   ? как играть
terminal-go-on = Есть неоконченная партия. Продолжить её?
terminal-too-small = Столу нужно 80 × 24 знака. Увеличьте, пожалуйста, окно.

## Что делать

terminal-to-give = { $name }, выберите фигуру, которую получит { $other }: { $piece }?
terminal-to-place = { $name }, поставьте фигуру: { $piece }.
terminal-to-close = { $name }, все фигуры стоят. Объявите КВАРТО или скажите, что ряда нет.
terminal-thinking = { $name } думает…
terminal-pointing = Ваш ряд — { $line }?
terminal-nothing-full = Через последнюю фигуру не проходит ни один полный ряд; прежние уже не считаются.
terminal-false-call = { $name } объявляет, но это не ряд.
terminal-undone = Ход возвращён.
terminal-hand = { $name } держит
terminal-call-where = Перейдите к кружку, который закончит ряд, и объявите.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Никто не заметил: { $lines }.

## Вопросы

terminal-resign = { $name }, вы правда сдаётесь?
terminal-draw = { $other }, { $name } предлагает ничью. Вы согласны?
terminal-draw-declined = { $name } играет дальше.
terminal-leave = Оставить эту партию и начать другую?

## Файлы

terminal-written = Запись лежит в { $path }.
terminal-not-written = Не удалось записать { $path }: { $why }.
terminal-set-aside = Неоконченная партия лежит в { $path }.
terminal-not-saved = Не удалось сохранить партию в { $path }: { $why }.
malformed-opponent = «{ $text }» — не противник; нужен человек (person) или уровень компьютера, один из: { $expected }.
malformed-save-data = Это не сохранённая партия: { $problem }.
malformed-save-format = Это не наша сохранённая партия: её формат «{ $found }», а нужен «{ $expected }».

## Клавиши

terminal-key-yes = y: да
terminal-key-no = n: нет
terminal-key-call = q: КВАРТО
terminal-key-undo = u: назад
terminal-key-help = ?: справка
terminal-key-quit = Ctrl-Q: выйти
terminal-key-go-on = p: продолжить
terminal-key-give-choose = ←↑↓→, 0–f: выбор
terminal-key-give-enter = Enter: дать
terminal-key-place-choose = ←↑↓→, a1…: выбор
terminal-key-place-enter = Enter: сюда
terminal-key-close-enter = Enter: ряда нет
terminal-key-pointing-choose = ←↑↓→: другой ряд
terminal-key-pointing-enter = Enter: объявить
terminal-key-pointing-escape = Esc: передумать
terminal-key-over-enter = Enter: новая партия
terminal-key-over-w = w: сохранить запись

## Справка

terminal-help-turn = Поставьте фигуру из руки в свободный кружок: стрелки или b2, потом Enter; или щелчок. Затем выберите фигуру для противника: стрелки или её цифра, потом Enter; или щелчок.
terminal-help-line = Четыре по горизонтали, вертикали или диагонали, у которых { $shared ->
        [1] есть общий признак
        [one] есть { $shared } общий признак
        [few] есть { $shared } общих признака
       *[many] есть { $shared } общих признаков
    }, — это ряд.
terminal-help-features = Считается только это: { $features }.
terminal-help-squares = Четыре в квадрате 2×2 — тоже ряд.
terminal-help-auto = Ряд побеждает сразу.
terminal-help-call-after = Ряд побеждает, только если его объявить (q): сразу, как вы его закончили.
terminal-help-call-before = Ряд побеждает, только если объявить его (q) до хода: перейдите к кружку, который его закончит, и объявите.
terminal-help-late-opponent = Чего не заметите вы, может объявить противник, получив фигуру; потом оно не стоит ничего.
terminal-help-late-either = Упущенный ряд может объявить любой (q, а давший фигуру — Q), пока не поставлена следующая; потом он не стоит ничего.
terminal-help-late-none = Упущенный ряд не стоит ничего.
terminal-help-false-refuse = Объявлять можно раз за ход, так что посмотрите дважды.
terminal-help-false-forfeit = Ложное объявление — проигрыш, так что посмотрите дважды.
terminal-help-time = На ход даётся не больше { $seconds ->
        [one] { $seconds } секунды
        [few] { $seconds } секунд
       *[many] { $seconds } секунд
    }.
terminal-help-pieces = Высокие фигуры в три строки, у круглых круглые бока; тёмные закрашены, у фигур с выемкой сверху ○. Точка отмечает последнюю. Буквы: L светлая, D тёмная, R круглая, Q квадратная, T высокая, S низкая, F без выемки, H с выемкой.
terminal-help-keys =
    q или !  объявить КВАРТО   u  вернуть ход          =  предложить ничью
    n        новая партия      r  сдаться              p  пауза, продолжить
    Ctrl-Q   выйти             w  сохранить запись     Esc  закрыть это

    При выходе неоконченная партия сохраняется.

### Страницы рядом со столом: просмотр, правила, расстановка.

web-title-replay = Просмотр партии · Fourfold
web-title-rules = Как играть · Fourfold
web-title-setup = Расстановка · Fourfold
web-title-analysis = Анализ · Fourfold
web-title-review = Разбор · Fourfold
web-title-levels = Уровни компьютера · Fourfold

## Просмотр

web-replay-of = { $a } и { $b }
web-replay-opening = Загружаем партию…
web-replay-result-draw = Ничья
web-replay-result-winner = Побеждает { $name }
web-replay-result-none = Ещё не окончена
web-replay-step = Шаг { $step } из { $last }
web-replay-steps = Шаги партии
web-replay-walk = Пройти по партии
web-replay-first = К началу
web-replay-back = Шаг назад
web-replay-forward = Шаг вперёд
web-replay-last = К концу
web-replay-play = Показать подряд
web-replay-pause = Остановить
web-replay-began = Начинает { $name }: выбирает первую фигуру.
web-replay-began-holding = Начинает { $name }: фигура уже в руке.
web-replay-told-resign = { $name } сдаётся.
web-replay-told-claim = { $name } требует победы: другого всё нет.
web-replay-told-time-up = Время вышло.
web-replay-told-wait = Партия ждёт игрока.
web-replay-told-away = Одного из игроков нет на месте.
web-replay-told-back = Все на месте.
web-replay-told-resumed = Партия прерывалась и продолжается.
web-replay-told-takeback = { $name } соглашается, и ход возвращён.
web-replay-told-word = { $right ->
        [yes] { $name } объявляет КВАРТО. Ряд есть!
       *[no] { $name } объявляет КВАРТО, но ряда нет.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } держит эту фигуру.
web-replay-hand-empty = Ни у кого в руке фигуры нет.
web-replay-rest = Оставшиеся фигуры
web-replay-missed = { $count ->
        [one] Не заметили: { $lines } — ряд, и никто его не объявил.
        [few] Не заметили: { $lines } — ряды, и никто их не объявил.
       *[many] Не заметили: { $lines } — ряды, и никто их не объявил.
    }
web-replay-missed-some = { $count ->
        [1] В этой партии один раз не заметили ряда.
        [one] В этой партии { $count } раз не заметили ряда.
        [few] В этой партии { $count } раза не заметили ряда.
       *[many] В этой партии { $count } раз не заметили ряда.
    }
web-replay-missed-none = Все ряды замечены.
web-replay-missed-show = Показать
web-replay-missed-next = Показать следующий
web-replay-moves = Ходы
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, возвращён
web-replay-move-missed = { $move }, ряда не заметили
web-replay-entry-start = Начало
web-replay-entry-resign = { $name } сдаётся
web-replay-entry-claim = { $name } требует победы
web-replay-entry-time = Время вышло
web-replay-entry-done = { $name }: ряда нет
web-replay-entry-agreed = Ничья по согласию
web-replay-share = Поделиться партией
web-replay-link = Скопировать ссылку
web-replay-link-copied = Ссылка скопирована. Она откроет партию на этом шаге.
web-replay-link-text = Партия в «{ $game }»:
web-replay-save = Сохранить…
web-replay-save-title = Сохранить партию
web-replay-save-picture = Картинка
web-replay-save-picture-hint = Как всё стоит в конце.
web-replay-save-svg = В формате SVG
web-replay-save-png = В формате PNG
web-replay-save-record = Запись
web-replay-save-record-hint = Все ходы: сохранить или открыть здесь снова.
web-replay-save-text = Для чтения
web-replay-save-json = Для программ
web-replay-save-failed = Картинку сделать не удалось.
web-replay-on = Играть отсюда
web-replay-on-title = Играть с шага { $step }
web-replay-on-hint = Новый стол с этой позицией. Уже готовые ряды больше не считаются, только новые.
web-replay-on-over = Играть здесь больше нечего.
web-replay-on-side = Вы играете за игрока
web-replay-on-computer = Против компьютера
web-replay-on-here = Вдвоём здесь
web-replay-on-friend = С другом по ссылке
web-replay-to-table = К столу
web-replay-opened = Партии, открытые на этом устройстве
web-replay-opened-hint = Они открываются и без связи.

## Как играть

web-rulebook-title = Как играть в «Кварто»
web-rulebook-lead = Двое игроков, шестнадцать фигур, одно поле. Три минуты, и вы знаете всё.
web-rulebook-play = Играть
web-rulebook-print = Напечатать страницу
web-rulebook-pieces = Фигуры
web-rulebook-pieces-text = Шестнадцать фигур, и все разные. Фигура светлая или тёмная, круглая или квадратная, высокая или низкая, с выемкой или без выемки. Они ничьи: оба играют всеми.
web-rulebook-all = Все шестнадцать фигур
web-rulebook-pair-colour = светлая или тёмная
web-rulebook-pair-shape = круглая или квадратная
web-rulebook-pair-height = высокая или низкая
web-rulebook-pair-top = без выемки или с выемкой
web-rulebook-turn = Ход: поставить и дать
web-rulebook-turn-text = Свою фигуру никогда не выбирают. Её даёт противник, а вы ставите её в любой свободный кружок. Потом вы выбираете фигуру, которую должен поставить противник.
web-rulebook-turn-1 = Вам дают фигуру.
web-rulebook-turn-2 = Вы ставите её в свободный кружок.
web-rulebook-turn-3 = Вы выбираете фигуру и отдаёте её.
web-rulebook-turn-board = Поле с четырьмя фигурами; новая стоит на c2.
web-rulebook-line = Что побеждает
web-rulebook-line-text = Четыре фигуры по горизонтали, по вертикали или по большой диагонали, у которых есть общий признак, — это ряд: все тёмные, все с выемкой, все низкие… Кто их ставил, неважно.
web-rulebook-line-hollow = Все четыре на диагонали с выемкой. Больше ничего общего нет, и не нужно.
web-rulebook-line-tall = Все четыре на вертикали высокие.
web-rulebook-line-none = Горизонталь заполнена, а ряда нет: общего у всех четырёх ничего.
web-rulebook-quiz = Ряд ли эти четыре?
web-rulebook-quiz-text = Что общего у всех четырёх? Верных ответов может быть несколько; хватит одного.
web-rulebook-quiz-number = { $number } из { $count }
web-rulebook-quiz-group = Четыре фигуры, { $number } из { $count }
web-rulebook-quiz-what = Общее здесь
web-rulebook-quiz-colour = Цвет
web-rulebook-quiz-shape = Форма
web-rulebook-quiz-height = Высота
web-rulebook-quiz-top = Выемка
web-rulebook-quiz-nothing = Ничего
web-rulebook-quiz-right = Да. { $why }
web-rulebook-quiz-wrong = Не совсем. { $why }
web-rulebook-quiz-wait = Выберите ответ и увидите.
web-rulebook-quiz-next = Следующие четыре
web-rulebook-quiz-again = С начала
web-rulebook-quiz-score = С первого взгляда: { $right } из { $count }.
web-rulebook-quiz-why-dark = Все четыре тёмные, какими бы ещё они ни были. Ряд.
web-rulebook-quiz-why-hollow = Все четыре с выемкой. Цвета, формы и высоты разные, но хватает и одного признака.
web-rulebook-quiz-why-none-near = Три круглые, три высокие, три светлые. Трёх мало: ряда нет.
web-rulebook-quiz-why-square-short = Все четыре квадратные, и все четыре низкие. Причин две, а ряд всё равно один.
web-rulebook-quiz-why-none-two = Всех поровну, по две: ряда нет.
web-rulebook-quiz-why-solid = Все четыре без выемки. Это тоже общий признак. Ряд.
web-rulebook-give = Какую фигуру можно дать?
web-rulebook-give-text = Вы поставили, теперь надо дать. На двух горизонталях до ряда не хватает одной фигуры. Найдите такую, с которой ряда не будет ни на одной из них.
web-rulebook-give-board = На горизонтали 4 три тёмные фигуры, на горизонтали 1 три с выемкой.
web-rulebook-give-pieces = Какую дать
web-rulebook-give-wait = Нажмите на фигуру.
web-rulebook-give-safe = Можно: она светлая и без выемки, ряда с ней не будет.
web-rulebook-give-dark = Противник ставит её на d4: четыре тёмные. Проиграно!
web-rulebook-give-hollow = Противник ставит её на d1: четыре с выемкой. Проиграно!
web-rulebook-give-both = Тёмная и с выемкой: противник выбирает между d4 и d1. Проиграно!
web-rulebook-call = Ряд надо объявить
web-rulebook-call-text = Сам по себе ряд ничего не даёт. Кто-то должен его увидеть, сказать «Кварто!» и показать его. Не заметите ряда — он может достаться другому.
web-rulebook-call-1 = Вы поставили
web-rulebook-call-1-who = Можете объявить, пока не дали фигуру.
web-rulebook-call-2 = Вы дали
web-rulebook-call-2-who = Теперь противник, пока не поставил, может объявить то, чего не заметили вы.
web-rulebook-call-3 = Поставлена следующая фигура
web-rulebook-call-3-who = Прежний ряд пропал насовсем. Считаются только ряды через новую фигуру.
web-rulebook-call-false = Объявили, а ряда нет? Все это услышат, и только. Объявлять можно один раз за ход, так что смотрите хорошо.
web-rulebook-call-end = Когда стоят все шестнадцать фигур, каждый может объявить ещё раз; потом ничья.
web-rulebook-call-page = Страница никогда не подсказывает, есть ли ряд. В этом и игра.
web-rulebook-variants = Другие правила
web-rulebook-variants-text = Их выбирают на первой странице, под кнопкой игры. Можно изменить и каждое правило отдельно.
web-rulebook-block = Четыре соседние в квадрате
web-rulebook-block-board = В игре для опытных эти четыре, все светлые, — тоже ряд.
web-rulebook-ready = Готовы?

## Расстановка

web-setup-title = Расставить позицию
web-setup-lead = Нажмите на фигуру, потом на кружок. Нажмите на фигуру на поле, чтобы передвинуть её или убрать.
web-setup-board = Поле для расстановки
web-setup-hand-none = Рука пуста. Нажмите на фигуру, потом сюда.
web-setup-hand-is = В руке: { $piece }
web-setup-hand-put = Взять в руку: { $piece }
web-setup-pieces = Свободные фигуры
web-setup-off = Убрать
web-setup-clear = Очистить
web-setup-status-empty = Выберите фигуру.
web-setup-status-lifted = { $piece }: куда?
web-setup-status-count = { $count ->
        [one] На поле { $count } фигура.
        [few] На поле { $count } фигуры.
       *[many] На поле { $count } фигур.
    }
web-setup-put = { $square }: { $piece }.
web-setup-taken = Убрана: { $piece }.
web-setup-handed = В руке: { $piece }.
web-setup-position = Текстом
web-setup-position-hint = Скопируйте её или вставьте свою: горизонтали с 4 по 1, потом фигура в руке.
web-setup-not-position = Это не позиция. Позиция выглядит так: { $example }
web-setup-piece-twice = Фигура { $piece } встречается дважды.
web-setup-record-pasted = Это запись. Она ниже; откройте её там.
web-setup-start = Начать отсюда
web-setup-start-title = Сыграть
web-setup-with = С кем
web-setup-with-bot = Компьютер
web-setup-with-friend = Друг
web-setup-with-here = Вдвоём
web-setup-turn = { $holding ->
        [yes] Кто ставит фигуру
       *[no] Кто даёт следующую фигуру
    }
web-setup-turn-lot = по жребию
web-setup-turn-you = я
web-setup-turn-other = другой
web-setup-turn-first = игрок 1
web-setup-turn-second = игрок 2
web-setup-record-title = Посмотреть запись
web-setup-record-lead = Вставьте запись или выберите файл и смотрите партию шаг за шагом.
web-setup-record = Запись
web-setup-record-file = Выбрать файл
web-setup-record-open = Посмотреть
web-setup-record-big = Этот файл слишком велик для записи.
# As in English: это запись ходов.
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Расставить позицию

## Ссылки на анализ, разбор и уровни

web-analysis-link = Анализ позиции
web-setup-analyse = Анализ
web-review-link = Разбор
web-levels-link = Чего ждать от каждого уровня

### Кварто.

## Фигуры

# Слово «фигура» женского рода; выемку называют последней.
piece-name = { $colour ->
       *[light] светлая
        [dark] тёмная
    } { $height ->
       *[tall] высокая
        [short] низкая
    } { $shape ->
       *[round] круглая
        [square] квадратная
    } { $top ->
       *[solid] без выемки
        [hollow] с выемкой
    }

feature-colour = цвет
feature-shape = форма
feature-height = высота
feature-top = выемка
# Что общего у фигур ряда, поэтому во множественном числе.
value-light = светлые
value-dark = тёмные
value-round = круглые
value-square = квадратные
value-tall = высокие
value-short = низкие
value-solid = без выемки
value-hollow = с выемкой

## Отказы

illegal-quarto-other-phase = { $phase ->
        [give] Сначала дайте противнику фигуру.
        [place] Сначала поставьте фигуру, которая у вас в руке.
       *[close] Все фигуры стоят: объявите ряд или скажите, что его нет.
    }
illegal-quarto-piece-gone = Эту фигуру дать нельзя, она уже в игре: { $piece }.
illegal-quarto-square-taken = Кружок { $square } занят: { $piece }.
illegal-quarto-calls-auto = За этим столом ряд побеждает сам, объявлять его не нужно.
illegal-quarto-call-points-nowhere = Покажите, какой ряд вы имеете в виду.
illegal-quarto-call-squares = Объявляя ряд, показывают четыре разных кружка.
illegal-quarto-call-after-placing = За этим столом сначала ставят фигуру, а потом объявляют.
illegal-quarto-called-already = В этот ход вы уже объявляли.
illegal-quarto-no-call-now = Сейчас объявлять нельзя.

## Тексты, которые не прочесть

malformed-quarto-piece = «{ $text }» — не фигура; нужна шестнадцатеричная цифра 0–f или четыре буквы, по одной из L/D, R/Q, T/S, F/H.
malformed-quarto-square = «{ $text }» — не кружок; нужен кружок от a1 до d4.
malformed-quarto-line = «{ $text }» — не ряд; нужны два конца, например a3-d3, или четыре кружка.
malformed-quarto-position-fields = Позиция «{ $text }»: нужны поле, пробел и фигура в руке или «-».
malformed-quarto-position-ranks = Поле «{ $text }»: нужны 4 горизонтали через «/», а найдено: { $found }.
malformed-quarto-position-rank = Горизонталь { $rank } поля, «{ $text }»: нужны 4 кружка, а найдено: { $found }.
malformed-quarto-position-digit = «{ $text }» на { $square } — не фигура; нужна шестнадцатеричная цифра 0–f или «.».
malformed-quarto-piece-twice = Фигура { $piece } стоит на поле дважды: { $first } и { $second }.
malformed-quarto-hand-placed = Фигура в руке, { $piece }, уже стоит на поле: { $square }.
malformed-quarto-features = Признаки — один или несколько из этих, каждый один раз: { $expected }.
malformed-quarto-shared = Общих признаков у ряда не может быть { $shared }: { $features ->
        [one] считается только { $features }
        [few] считаются только { $features }
       *[many] считается только { $features }
    }.
malformed-quarto-full = В «{ $text }» играть больше нечего.
malformed-quarto-starter = «{ $text }» — не тот, кто начинает; нужно A или B.
malformed-detail = После «{ $word }» в скобках ничего не бывает, а найдено «({ $detail })».
malformed-memory = Таблица в { $megabytes } МБ не помещается в память этой машины.

## Движок

malformed-engine-command = «{ $text }» — не команда; нужна одна из этих: { $expected }.
malformed-engine-alone = «{ $command }» пишут отдельно, а после неё найдено «{ $text }».
malformed-engine-setoption = «setoption { $text }»: нужно «setoption name ИМЯ value ЗНАЧЕНИЕ».
malformed-engine-option = Настройки «{ $text }» нет; есть такие: { $expected }.
malformed-engine-position = «position { $text }»: нужно «start» или позиция вроде 0..f/..../.3../.... 9, а дальше, если надо, «moves» и по очереди кружки и фигуры.
malformed-engine-go = «go … { $text }»: нужно time МС, nodes N, infinite, moves или ничего.
malformed-engine-infinite = «infinite» значит без ограничений, поэтому ни time, ни nodes с ним не бывает.
illegal-engine-busy = «{ $command }» должна ждать конца поиска; «stop» прервёт его.

## Чем кончаются партии

outcome-line = Побеждает { $winner }: есть ряд.
outcome-false-call = Побеждает { $winner }: { $loser } объявляет ряд, которого нет.
outcome-full = Ничья: все фигуры стоят, и никто ничего не объявил.

## Уровни компьютера и как играет каждый

level-quarto-1 = Новичок
level-quarto-about-1 = Проглядывает ряды и забывает объявить.
level-quarto-2 = Начинающий
level-quarto-about-2 = Видит многое, но ещё не всё.
level-quarto-3 = Ученик
level-quarto-about-3 = Ряды видит, но дарит победы.
level-quarto-4 = Любитель
level-quarto-about-4 = Не упускает победы, если видит её.
level-quarto-5 = Игрок клуба
level-quarto-about-5 = Думает, прежде чем дать фигуру.
level-quarto-6 = Знаток
level-quarto-about-6 = Думает на несколько ходов вперёд.
level-quarto-7 = Мастер
level-quarto-about-7 = Почти никогда не ошибается.
level-quarto-8 = Непобедимый
level-quarto-about-8 = Не ошибается никогда.

## Правила на выбор

preset-international = Обычные правила
preset-beginners-1 = Для начинающих: считается только цвет
preset-beginners-2 = Для начинающих: считаются цвет и форма
preset-beginners-3 = Для начинающих: считается всё, кроме выемки
preset-advanced = Для опытных: квадраты 2×2 — тоже ряды
preset-tournament = Турнир: минута на ход, ложное объявление — проигрыш
preset-balkan = Упущенный ряд объявляет любой, как на Балканах
preset-taiwan = Объявляют до хода, как на Тайване
preset-greek-2 = Два общих признака, как в Греции
preset-own = Как в листке на вашем языке

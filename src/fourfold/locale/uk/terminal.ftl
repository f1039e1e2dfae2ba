### Гра в терміналі.

terminal-title = Fourfold · Кварто
terminal-welcome = Шістнадцять фігур: світлі й темні, високі й низькі, круглі й квадратні, з виїмкою і без. Ви ставите фігуру, яку дає суперник, і вибираєте наступну для нього. Перемагають чотири в ряд, що мають щось спільне, — але тільки якщо ряд оголосити.

## Імена, якщо їх не назвали

terminal-person-a = Гравець A
terminal-person-b = Гравець B
terminal-person = Гравець

## Початок

terminal-choose-opponent = Хто грає?
terminal-resume = Продовжити незакінчену партію
terminal-opponent-computer = Проти комп’ютера
terminal-opponent-person = Удвох за цією клавіатурою
terminal-choose-level = Наскільки сильним буде комп’ютер?
terminal-choose-rules = За якими правилами?
terminal-start-keys = ↑ ↓ вибрати   Enter далі   Esc назад або вийти   ? як грати
terminal-go-on = Є незакінчена партія. Продовжити її?
terminal-too-small = Столу потрібно 80 × 24 знаки. Збільште, будь ласка, вікно.

## Що робити

terminal-to-give = { $name }, виберіть фігуру, яку отримає { $other }: { $piece }?
terminal-to-place = { $name }, поставте фігуру: { $piece }.
terminal-to-close = { $name }, усі фігури стоять. Скажіть «4 НА ЛІНІЇ» або що ряду немає.
terminal-thinking = { $name } думає…
terminal-pointing = Ваш ряд — { $line }?
terminal-nothing-full = Через останню фігуру не проходить жоден повний ряд; давніші вже не рахуються.
terminal-false-call = { $name } оголошує, але це не ряд.
terminal-undone = Хід повернуто.
terminal-hand = { $name } тримає
terminal-call-where = Перейдіть до клітинки, що завершить ряд, і оголосіть.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Ніхто не помітив: { $lines }.

## Запитання

terminal-resign = { $name }, ви справді здаєтеся?
terminal-draw = { $other }, { $name } пропонує нічию. Ви згодні?
terminal-draw-declined = { $name } грає далі.
terminal-leave = Покинути цю партію й почати іншу?

## Файли

terminal-written = Запис лежить у { $path }.
terminal-not-written = Не вдалося записати { $path }: { $why }.
terminal-set-aside = Незакінчена партія лежить у { $path }.
terminal-not-saved = Не вдалося зберегти партію в { $path }: { $why }.
malformed-opponent = «{ $text }» — не суперник; потрібна людина (person) або рівень комп’ютера, один із: { $expected }.
malformed-save-data = Це не збережена партія: { $problem }.
malformed-save-format = Це не наша збережена партія: її формат «{ $found }», а потрібен «{ $expected }».

## Клавіші

terminal-key-yes = y: так
terminal-key-no = n: ні
terminal-key-call = q: 4 НА ЛІНІЇ
terminal-key-undo = u: назад
terminal-key-help = ?: поміч
terminal-key-quit = Ctrl-Q: вийти
terminal-key-go-on = p: далі
terminal-key-give-choose = ←↑↓→ 0–f: вибір
terminal-key-give-enter = Enter: дати
terminal-key-place-choose = ←↑↓→ a1…: вибір
terminal-key-place-enter = Enter: сюди
terminal-key-close-enter = Enter: ряду немає
terminal-key-pointing-choose = ←↑↓→: інший ряд
terminal-key-pointing-enter = Enter: оголосити
terminal-key-pointing-escape = Esc: передумати
terminal-key-over-enter = Enter: нова партія
terminal-key-over-w = w: зберегти запис

## Довідка

terminal-help-turn = Поставте фігуру з руки на вільну клітинку: стрілки або b2, тоді Enter; або клацніть. Потім виберіть фігуру для суперника: стрілки або її цифра, тоді Enter; або клацніть.
terminal-help-line = Чотири по горизонталі, вертикалі чи діагоналі, які мають { $shared ->
        [1] спільну ознаку
        [one] { $shared } спільну ознаку
        [few] { $shared } спільні ознаки
       *[many] { $shared } спільних ознак
    }, — це ряд.
terminal-help-features = Рахується тільки це: { $features }.
terminal-help-squares = Чотири у квадраті 2×2 — теж ряд.
terminal-help-auto = Ряд перемагає відразу.
terminal-help-call-after = Ряд перемагає, лише якщо його оголосити (q): відразу, як ви його завершили.
terminal-help-call-before = Ряд перемагає, лише якщо оголосити його (q) до ходу, вибравши клітинку, що його завершить.
terminal-help-late-opponent = Чого не помітите ви, може оголосити суперник, діставши фігуру; потім воно не варте нічого.
terminal-help-late-either = Проґавлений ряд може оголосити будь-хто (q, а хто щойно дав — Q), поки не поставлено наступну; потім він не вартий нічого.
terminal-help-late-none = Проґавлений ряд не вартий нічого.
terminal-help-false-refuse = Оголошувати можна раз за хід, тож погляньте двічі.
terminal-help-false-forfeit = За хибне оголошення — програш, тож погляньте двічі.
terminal-help-time = На хід є щонайбільше { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
terminal-help-pieces = Високі фігури на три рядки, круглі мають круглі боки; темні зафарбовані, фігури з виїмкою мають угорі ○. Крапка позначає останню. Літери: L світла, D темна, R кругла, Q квадратна, T висока, S низька, F без виїмки, H з виїмкою.
terminal-help-keys =
    q або !  «4 НА ЛІНІЇ»      u  повернути хід        =  запропонувати нічию
    n        нова партія       r  здатися              p  пауза, далі
    Ctrl-Q   вийти             w  зберегти запис       Esc  закрити це

    Коли ви виходите, незакінчена партія зберігається.

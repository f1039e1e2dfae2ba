### Игра в терминала.

terminal-title = Fourfold · Кварто
terminal-welcome = Шестнадесет фигури: светли или тъмни, високи или ниски, кръгли или квадратни, плътни или кухи. Поставяш фигурата, която противникът ти даде, после избираш следващата за него. Четири в редица с нещо общо печелят – но само ако ги обявиш.

## Имена, ако никой не е дал

terminal-person-a = Играч A
terminal-person-b = Играч B
terminal-person = Играч

## Начало

terminal-choose-opponent = Кой играе?
terminal-resume = Продължи незавършената партия
terminal-opponent-computer = Срещу компютъра
terminal-opponent-person = Двама на тази клавиатура
terminal-choose-level = Колко силно да играе компютърът?
terminal-choose-rules = По кои правила?
terminal-start-keys = ↑ ↓ избор   Enter напред   Esc назад или изход   ? как се играе
terminal-go-on = Има незавършена партия. Искаш ли да я продължиш?
terminal-too-small = Масата има нужда от 80 × 24 знака. Увеличи прозореца.

## Какво да се прави

terminal-to-give = { $name }, избери фигура за { $other }: { $piece }?
terminal-to-place = { $name }, постави фигурата: { $piece }.
terminal-to-close = { $name }, всички фигури са поставени. Обяви ЧЕТВОРКА! или кажи, че няма.
terminal-thinking = { $name } мисли…
terminal-pointing = Това ли е твоята редица, { $line }?
terminal-nothing-full = През последната фигура не минава пълна редица; старите вече не се броят.
terminal-false-call = { $name } обяви четворка, но това не е редица.
terminal-undone = Ходът е върнат.
terminal-hand = { $name } държи
terminal-call-where = Иди на полето, което завършва редицата ти, и я обяви.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Никой не видя { $lines }.

## Въпроси

terminal-resign = { $name }, наистина ли се предаваш?
terminal-draw = { $other }, { $name } предлага реми. Приемаш ли?
terminal-draw-declined = { $name } играе нататък.
terminal-leave = Да оставим ли тази партия и да започнем друга?

## Файлове

terminal-written = Записът е в { $path }.
terminal-not-written = { $path } не можа да се запише: { $why }.
terminal-set-aside = Незавършената партия се пази в { $path }.
terminal-not-saved = Партията не можа да се запази в { $path }: { $why }.
malformed-opponent = „{ $text }“ не е противник; трябва човек (person) или ниво на компютъра, едно от: { $expected }.
malformed-save-data = Това не е запазена партия: { $problem }.
malformed-save-format = Това не е наша запазена партия: форматът е „{ $found }“, а трябва „{ $expected }“.

## Клавиши

terminal-key-yes = y: да
terminal-key-no = n: не
terminal-key-call = q: ЧЕТВОРКА!
terminal-key-undo = u: назад
terminal-key-help = ?: помощ
terminal-key-quit = Ctrl-Q: изход
terminal-key-go-on = p: продължи
terminal-key-give-choose = ←↑↓→, 0–f: избор
terminal-key-give-enter = Enter: дай
terminal-key-place-choose = ←↑↓→, a1…: избор
terminal-key-place-enter = Enter: тук
terminal-key-close-enter = Enter: няма
terminal-key-pointing-choose = ←↑↓→: друга редица
terminal-key-pointing-enter = Enter: обяви
terminal-key-pointing-escape = Esc: по-добре не
terminal-key-over-enter = Enter: нова партия
terminal-key-over-w = w: запиши партията

## Помощ

terminal-help-turn = Постави фигурата си на свободно поле: стрелки или b2, после Enter; или щракни. После избери фигура за противника: стрелки или цифрата ѝ, после Enter; или щракни.
terminal-help-line = Четири в ред, колона или диагонал с { $shared ->
        [1] общ признак
       *[other] { $shared } общи признака
    } са редица.
terminal-help-features = Брои се само това: { $features }.
terminal-help-squares = Също и четири в квадрат 2×2.
terminal-help-auto = Редицата печели веднага.
terminal-help-call-after = Редицата печели само ако я обявиш (q) веднага щом я завършиш.
terminal-help-call-before = Редицата печели само ако я обявиш (q), преди да поставиш: иди на полето, което я завършва, и я обяви.
terminal-help-late-opponent = Каквото пропуснеш, може да обяви противникът, щом получи следващата фигура; после не струва нищо.
terminal-help-late-either = Каквото пропуснеш, може да обяви всеки (q, а който току-що е дал – Q), докато не се постави следващата; после не струва нищо.
terminal-help-late-none = Каквото пропуснеш, не струва нищо.
terminal-help-false-refuse = Обявява се веднъж на ход, затова погледни два пъти.
terminal-help-false-forfeit = Фалшивата четворка губи партията, затова погледни два пъти.
terminal-help-time = За ход има най-много { $seconds } секунди.
terminal-help-pieces = Високите фигури са на три реда, кръглите имат заоблени страни; тъмните са запълнени, кухите имат дупка ○ отгоре. Точка бележи последната. Букви: L светла, D тъмна, R кръгла, Q квадратна, T висока, S ниска, F плътна, H куха.
terminal-help-keys =
    q или !  ЧЕТВОРКА!         u  върни хода           =  предложи реми
    n        нова партия       r  предай се            p  пауза, продължи
    Ctrl-Q   изход             w  запиши партията      Esc  затвори това

    Незавършената партия се пази, когато излезеш.

### Игра у терминалу.

terminal-title = Fourfold · Куарто
terminal-welcome = Шеснаест фигура, свака светла или тамна, висока или ниска, округла или четвртаста, пуна или шупља. Постављаш фигуру коју ти даје противник, па бираш следећу за њега. Побеђују четири у низу које имају нешто заједничко – али само ако узвикнеш.

## Имена кад их нико није дао

terminal-person-a = Играч А
terminal-person-b = Играч Б
terminal-person = Играч

## Почетак

terminal-choose-opponent = Ко игра?
terminal-resume = Настави незавршену партију
terminal-opponent-computer = Против рачунара
terminal-opponent-person = Двоје за овом тастатуром
terminal-choose-level = Колико јако да игра рачунар?
terminal-choose-rules = По којим правилима?
terminal-start-keys = ↑ ↓ избор   Enter даље   Esc назад или излаз   ? како се игра
terminal-go-on = Постоји незавршена партија. Хоћеш ли да је наставиш?
terminal-too-small = Столу треба 80 × 24 знака. Повећај прозор.

## Шта треба урадити

terminal-to-give = { $name }: изабери фигуру коју добија { $other }: { $piece }?
terminal-to-place = { $name }: постави фигуру: { $piece }.
terminal-to-close = { $name }: све фигуре су постављене. Узвикни КУАРТО!, или реци да је готово.
terminal-thinking = { $name } размишља…
terminal-pointing = Је ли ово твоја линија, { $line }?
terminal-nothing-full = Кроз последњу фигуру не иде ниједна пуна линија; старије се више не рачунају.
terminal-false-call = { $name } узвикује, али то није линија.
terminal-undone = Враћено.
terminal-hand = { $name } држи
terminal-call-where = Иди на поље које завршава линију, па узвикни.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Нико није видео: { $lines }.

## Питања

terminal-resign = { $name }, заиста предајеш?
terminal-draw = { $other }, { $name } нуди реми. Пристајеш?
terminal-draw-declined = { $name } игра даље.
terminal-leave = Да напустимо ову партију и почнемо другу?

## Датотеке

terminal-written = Запис је у { $path }.
terminal-not-written = Не може да се упише { $path }: { $why }.
terminal-set-aside = Незавршена партија се чува у { $path }.
terminal-not-saved = Партија не може да се сачува у { $path }: { $why }.
malformed-opponent = „{ $text }“ није противник; очекује се човек (person) или ниво рачунара, једно од: { $expected }.
malformed-save-data = То није сачувана партија: { $problem }.
malformed-save-format = То није наша сачувана партија: формат јој је „{ $found }“, очекује се „{ $expected }“.

## Тастери

terminal-key-yes = y: да
terminal-key-no = n: не
terminal-key-call = q: КУАРТО!
terminal-key-undo = u: врати
terminal-key-help = ?: помоћ
terminal-key-quit = Ctrl-Q: крај
terminal-key-go-on = p: настави
terminal-key-give-choose = стрелице, 0–f: избор
terminal-key-give-enter = Enter: дај
terminal-key-place-choose = стрелице, a1…: поље
terminal-key-place-enter = Enter: овде
terminal-key-close-enter = Enter: готово
terminal-key-pointing-choose = стрелице: друга линија
terminal-key-pointing-enter = Enter: узвикни
terminal-key-pointing-escape = Esc: ипак не
terminal-key-over-enter = Enter: нова партија
terminal-key-over-w = w: упиши запис

## Помоћ

terminal-help-turn = Стави фигуру из руке на слободно поље: стрелице или b2, па Enter; или клик. Онда изабери фигуру за противника: стрелице или њена цифра, па Enter; или клик.
terminal-help-line = Четири у реду, колони или дијагонали чине линију ако имају { $shared ->
        [1] заједничку особину
        [one] { $shared } заједничку особину
        [few] { $shared } заједничке особине
       *[other] { $shared } заједничких особина
    }.
terminal-help-features = Рачуна се само ово: { $features }.
terminal-help-squares = Линија су и четири у квадрату 2×2.
terminal-help-auto = Линија побеђује одмах.
terminal-help-call-after = Линија побеђује само ако узвикнеш (q) чим је завршиш.
terminal-help-call-before = Линија побеђује само ако узвикнеш (q) пре постављања: иди на поље које је завршава, па узвикни.
terminal-help-late-opponent = Што превидиш, сме да узвикне противник кад добије следећу фигуру; после тога не вреди ништа.
terminal-help-late-either = Што превидиш, сме да узвикне свако (q, а Q ко је управо дао) док се следећа фигура не постави; после не вреди ништа.
terminal-help-late-none = Што превидиш, не вреди ништа.
terminal-help-false-refuse = Имаш један узвик по потезу, па гледај двапут.
terminal-help-false-forfeit = Погрешан узвик губи партију, па гледај двапут.
terminal-help-time = Потез траје највише { $seconds } s.
terminal-help-pieces = Високе фигуре имају три реда, округле обле бокове; тамне су испуњене, шупље горе имају рупу ○. Тачка означава последњу. Слова: L светла, D тамна, R округла, Q четвртаста, T висока, S ниска, F пуна, H шупља.
terminal-help-keys =
    q или !  узвик КУАРТО!     u  врати потез        =  понуди реми
    n        нова партија      r  предај             p  пауза, настави
    Ctrl-Q   крај              w  упиши запис        Esc  затвори ово

    Незавршена партија се чува кад изађеш.

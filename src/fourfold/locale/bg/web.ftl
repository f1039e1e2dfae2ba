### Страницата в браузъра.

web-name = Fourfold
web-home = Към игрите
web-skip = Към съдържанието
web-navigation = Fourfold
web-close = Затвори
web-yes = Да
web-no = Не
web-you = ти
web-nobody = още никой
web-somebody = Някой
web-default-name = Гост
web-player-a = Играч 1
web-player-b = Играч 2

## Заглавия на страници

web-title-home = Fourfold
web-title-table = На масата · Fourfold
web-title-join = Покана · Fourfold
web-title-device = Твоето място · Fourfold
web-title-games = Моите партии · Fourfold
web-title-nowhere = Не е намерено · Fourfold

## Когато нещо не става

web-nowhere = На този адрес няма нищо.
web-page-offline = Страницата не се зареди. Може би няма връзка.
web-try-again = Опитай пак
web-reload = Презареди
web-try-now = Опитай
web-refused-offline = Сървърът не отговаря. Има ли връзка?
web-refused-other = Не се получи ({ $code }).
web-opening = Отваряме масата…
web-waits-for-server = Тази партия чака сървъра. Отваря се, щом има връзка.
web-connection-lost = Връзката прекъсна. Възстановяваме…

## Начало

web-game-quarto = Кварто
web-about-game-quarto = Четири в редица с нещо общо. Ти избираш какво поставя противникът.
web-game-fulls = Пълни
web-about-game-fulls = Слагай плочки цвят до цвят. На плочка, която затваря квадрат, се отговаря с друга такава.
web-game-squares = Квадрати
web-about-game-squares = Построй зад паравана една фигура от седем плочки. Печели този с най-много квадрати, а първият „стоп“ е надпревара.
web-game-claims = Плячка
web-about-game-claims = „Пълни“ с награда: който завърши поредица от пълни, прибира фигурата с квадратите ѝ.
web-game-quados = Квадос
web-about-game-quados = „Квадрати“, а после победителят достроява с всички плочки на двамата.
web-game-reach = Обсег
web-about-game-reach = Линия дели масата. Броят се квадратите от твоята страна, а с пълни плочки играеш пак или се намесваш.
web-game-doubles = Двойни
web-about-game-doubles = Без редуване: всеки слага своя фигура колкото може по-бързо и всяка плочка докосва две.
web-game-rings = Пръстени
web-about-game-rings = „Двойни“ с ъгълчета и с пръстени от четири плочки около празна клетка.
web-game-steals = Крадци
web-about-game-steals = Всеки има своя фигура и може да взима плочки от чуждата.
web-game-frames = Рамки
web-about-game-frames = Построй рамка зад паравана. Печели най-голямата дупка.
web-game-squares-plus = Квадрати +
web-about-game-squares-plus = „Квадрати“ с всичките двадесет и четири плочки, по дванадесет за всеки.
web-game-claims-plus = Плячка +
web-about-game-claims-plus = „Плячка“ с всичките двадесет и четири плочки и начална фигура от четири.
web-game-reach-plus = Обсег +
web-about-game-reach-plus = „Обсег“ с всичките двадесет и четири плочки и девет клетки до целта.
web-game-doubles-plus = Двойни +
web-about-game-doubles-plus = „Двойни“ с всичките двадесет и четири плочки и по шест в ръката.
web-game-rings-plus = Пръстени +
web-about-game-rings-plus = „Пръстени“ с всичките двадесет и четири плочки и по шест в ръката.
web-game-steals-plus = Крадци +
web-about-game-steals-plus = „Крадци“ с всичките двадесет и четири плочки и ходове от по три.
web-games = Игри
web-family-pentaraduga = Пентарадуга
web-more-games = Още игри
web-ways = С кого ще играеш
web-play-computer = Срещу компютъра
web-play-friend = Приятел, по линк
web-play-here = Двама тук
web-play-anybody = Който е онлайн
web-level = Колко силно играе компютърът
web-level-is = { $level }, { $name }. { $about }
web-continue = Играй нататък
web-finished = Завършени
web-my-games = Моите партии
web-no-games = На това устройство още няма партии.
web-tile-with = С { $name }
web-tile-here = { $a } и { $b }
web-tile-continue = Продължи
web-tile-open = Още никой не е дошъл
web-tile-invite = Чакай още

## Настройки

web-learn = Учи се
web-solve = Решавай
web-here-turns = Двама тук: между ходовете плочките се покриват.
web-here-cutting-in = Двама тук: между ходовете плочките се покриват и никой не се намесва.
web-here-building = Двама тук: строите един след друг, по часовник; по-бързият се брои за пръв.
web-here-race = Двама тук: редувате се, вместо да се надпреварвате.
web-from-age = От { $age } години
web-rules-help = Правила и помощ
web-how-to-play = Как се играе { $game }
web-settings = Настройки
web-your-name = Твоето име
web-theme = Изглед
web-theme-auto = Система
web-theme-light = Светъл
web-theme-dark = Тъмен
web-theme-contrast = Контраст
web-pieces = Фигури
web-pieces-wood = Дърво
web-pieces-plain = Прости
web-palette = Цветове на плочките
web-palette-rainbow = Дъга
web-palette-safe = За далтонисти
web-patterns = Знаци на плочките
web-sound = Звук
web-motion = Движение
web-language = Език
web-my-data = Изтегли партиите ми
web-forget-me = Изтрий данните ми
web-forget-me-sure = Името ти се премахва, започнатите партии се предават, а този браузър се забравя. Завършените партии остават при противниците ти, без твоето име.

## Правила за избор

web-rules = Правила
web-rules-are = { $custom ->
        [yes] { $name }, с промени
       *[no] { $name }
    }
web-rules-done = Готово
web-about-international = Четири фигури в редица с нещо общо. Който я види, я обявява.
web-about-beginners-1 = Светла или тъмна, друго не гледаш. За първата партия.
web-about-beginners-2 = Две неща за следене, щом първата партия беше лесна.
web-about-beginners-3 = Три неща за следене; дупката идва последна.
web-about-advanced = Печелят и четири съседни в квадрат. Още девет редици, които да изпуснеш от очи.
web-about-tournament = Шестдесет секунди да поставиш и дадеш. Обявявай само сигурна четворка.
web-about-balkan = Ако е пропусната редица, печели онзи от двамата, който пръв я обяви.
web-about-taiwan = Кажи „Четворка!“ и къде ще поставиш, преди да поставиш. Пропуснатото си остава пропуснато.
web-about-greek-2 = Едно общо нещо не стига, трябват две.
web-edition = Както е в листовката
web-edition-none = Избери език…
web-custom = Всяко правило отделно
web-match = Партии в мача
web-names = Имена
web-names-here = Когато двама играят на този екран:
web-no-limit = Без граница
web-seconds = { $seconds ->
        [one] { $seconds } секунда
       *[other] { $seconds } секунди
    }
web-feature-colour = Цвят
web-feature-shape = Форма
web-feature-height = Височина
web-feature-top = Дупка
web-option-features = Какво се брои
web-option-shared = Колко общи признака трябват за редица
web-option-squares = Квадрати 2×2 са редици
web-option-calls = Редицата печели
web-option-calls-players = обявена
web-option-calls-auto = сама
web-option-late-call = Кой може да обяви пропусната редица
web-option-late-call-opponent = противникът
web-option-late-call-either = всеки
web-option-late-call-none = никой
web-option-call-when = Обявява се
web-option-call-when-after = след поставяне
web-option-call-when-before = преди поставяне
web-option-point = За обявяване трябва
web-option-point-line = да посочиш редицата
web-option-point-word = само думата
web-option-false-call = Фалшива четворка струва
web-option-false-call-refuse = нищо
web-option-false-call-forfeit = партията
web-option-starter = Кой дава първата фигура
web-option-starter-lot = жребий
web-option-starter-first = първият играч
web-option-starter-loser = загубилият
web-option-move-time = Време за ход

## Правилата с думи, за тези, които не са ги избирали

web-rules-short-international = Обичайните правила
web-rules-short-beginners-1 = Брои се само цветът
web-rules-short-beginners-2 = Броят се цвят и форма
web-rules-short-beginners-3 = Всичко освен дупката
web-rules-short-advanced = Квадрати 2×2 се броят
web-rules-short-tournament = Турнир
web-rules-short-balkan = Пропуснатото е за всеки
web-rules-short-taiwan = Обявява се преди ход
web-rules-short-greek-2 = Два общи признака
web-rule-features = Брои се: { $features }.
web-rule-squares = Четири съседни в квадрат 2×2 също са редица.
web-rule-shared = { $shared ->
        [one] За редица стига едно общо нещо.
       *[other] За редица трябват { $shared } общи неща.
    }
web-rule-calls-auto = Редицата печели сама; не е нужно да се обявява.
web-rule-late-call-either = Пропусната редица може да обяви всеки от двамата.
web-rule-late-call-none = Пропусната редица не може да се обяви по-късно.
web-rule-call-when-before = Обяви четворката, преди да поставиш, и кажи къде ще поставиш.
web-rule-point-word = Стига думата; не е нужно да се сочи редицата.
web-rule-move-time = { $seconds ->
        [one] Една секунда за ход.
       *[other] { $seconds } секунди за ход.
    }
web-rule-false-call-forfeit = Фалшивата четворка губи партията.
web-rule-starter-first = Първата фигура дава първият играч.
web-rule-starter-loser = Първата фигура дава загубилият предишната партия.
web-rule-match = { $games ->
        [one] Една партия.
       *[other] Мач от { $games } партии.
    }

## Покани

web-invite-title = Покани приятел
web-invite-hint = Прати този линк. Партията се отваря тук, щом приятелят ти дойде.
web-invite-game = Играй с мен! { $game }:
web-link = Линк
web-link-only-here = На този адрес линкът се отваря само на този компютър.
web-link-serve = За други устройства пусни сървъра с „{ $command }“ и отвори тази страница с името на този компютър в мрежата.
web-qr = Линкът като QR код
web-copy = Копирай линка
web-copied = Копирано.
web-share = Сподели
web-looking = Търсим някого…
web-looking-hint = Партията се отваря, щом някой дойде.
web-looking-long = Още никой не е дошъл. Можеш да чакаш още или да играеш срещу компютъра на тази маса.
web-play-bot-instead = Срещу компютъра
web-invited = { $name } те кани на { $game }
web-join = Седни и играй
web-set-up = От подредена позиция
web-set-up-known = От подредена позиция, със същите скрити плочки
web-set-up-who = Тази партия не тръгва от началото: { $name } подреди позицията.
web-set-up-drawn = Плочките, които не виждаш, са изтеглени наново. Никой не ги знае.
web-set-up-known-tiles = Скритите плочки са същите като преди. { $name } може да знае твоите плочки.
web-set-up-agree = Приемам да играя с тези плочки
web-invite-over = Това място е заето.
web-to-table = Към масата
web-another-device = Друго устройство
web-move-seat-title = Играй на друго устройство
web-move-seat-hint = Отвори там този линк и мястото ти се премества. Работи веднъж.
web-device-title = Играй нататък тук
web-device-hint = Мястото ти се премества на това устройство; другото само гледа.
web-device-take = Заеми мястото
web-seat-moved = Мястото ти се премести на друго устройство.

## На масата

web-table-of = { $game }: { $a } и { $b }
web-players = Играчи
web-score = Спечелени партии
web-away = не е тук
web-is-away = { $name } не е на масата.
web-left = { $name } си тръгна.
web-download-record = Изтегли записа
web-awaited = { $count ->
        [one] Чакаме { $name }.
       *[other] Чакаме играчите.
    } { $clock ->
        [yes] Часовникът тръгва, когато и двамата са тук.
       *[no] Партията започва, когато и двамата са тук.
    }
web-claim = Поискай победата
web-clock = Остават { $time }
web-seconds-left = Остават { $seconds } секунди.
web-acts = На масата
web-ask-takeback = Върни ход
web-ask-draw = Реми
web-ask-pause = Пауза
web-resign = Предай се
web-resign-title = Предаваш ли се?
web-resign-sure = { $here ->
        [yes] { $name } се предава и печели другият.
       *[no] Предаваш се и противникът печели.
    }
web-play-on = Продължи
web-request = { $wish ->
        [draw] { $name } предлага реми.
        [pause] { $name } иска пауза.
       *[takeback] { $name } иска да върне последния ход.
    } { $here ->
        [yes] { $other }, приемаш ли?
       *[no] Приемаш ли?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Предложението ти за реми е изпратено.
                [pause] Молбата ти за пауза е изпратена.
               *[takeback] Молбата ти за връщане на ход е изпратена.
            } Чакаме отговор…
       *[no] { $name } чака отговор.
    }
web-paused = Пауза
web-resume = Продължи
web-result-won = Печелиш!
web-result-lost = Губиш.
web-result-draw = Реми.
web-result-score = { $high } : { $low }
web-result-winner = { $name } печели!
web-match-game = Партия { $number } от { $count }
web-match-score = Мачът дотук: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Печелиш мача, { $high } на { $low }!
        [other] Губиш мача: { $name } го печели, { $high } на { $low }.
       *[name] { $name } печели мача, { $high } на { $low }!
    }{ $even ->
        [yes] {" "}При равен резултат решава последната спечелена партия.
       *[no] {""}
    }
web-match-drawn = Мачът е реми: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Още един мач
web-watching = Гледаш партията.
web-watch-next = Към следващата партия
web-rematch = Още веднъж
web-rematch-too = Да, пак!
web-rematch-waiting = Чакаме…
web-to-replay = Преглед
web-replay = Прегледай
web-told-begins = Започва { $name }.
web-act-told-join = { $name } сяда на масата.
web-act-told-ask = { $wish ->
        [draw] { $name } предлага реми.
        [pause] { $name } иска пауза.
       *[takeback] { $name } иска да върне ход.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } приема.
       *[no] { $name } не приема.
    }
web-act-told-away = { $name } стана от масата.
web-act-told-wait = Партията чака { $name }.
web-act-told-back = { $name } е тук.
web-act-told-resume = { $name } продължава.
web-act-told-rematch = { $name } иска да играе пак.

## Кварто

web-board = Дъска
web-tray = Фигури за даване
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, празно
web-hand = { $name } държи: { $piece }
web-hand-give = Дай избраната фигура на { $name }
web-hand-empty = Ръката на { $name } е празна
web-moves = Ходове
web-no-moves = Още няма ход.
web-move-call = { $right ->
        [yes] Четворка! { $line }
       *[no] { $name }: не е редица { $line }
    }
web-call = ЧЕТВОРКА!
web-call-sure = Обяви
web-call-leave = По-добре не
web-done = Без редица
web-nothing-full = През последната фигура не минава пълна редица. Старите редици вече не се броят.
web-status-place = { $who ->
        [you] Постави фигурата си.
        [here] { $name }, постави фигурата.
       *[other] { $name } поставя…
    }
web-status-give = { $who ->
        [you] Избери коя фигура да дадеш.
        [here] { $name }, избери фигура за { $other }.
       *[other] { $name } избира фигура…
    }
web-status-give-sure = Докосни я пак, за да я дадеш.
web-status-close = { $who ->
        [you] Всички фигури са поставени. Има ли редица?
        [here] { $name }, има ли редица?
       *[other] { $name } търси редица…
    }
web-status-thinking = { $name } мисли…
web-status-point-square = Къде ще я поставиш?
web-status-point-line = Докосни своята редица.
web-status-point-sure = Твоята редица: { $line }?
web-status-sending = …
web-status-paused = Пауза.
web-status-open = Чакаме другия играч.
web-status-over = Партията свърши.
web-told-give = { $name } дава: { $piece }.
web-told-place = { $name } поставя на { $square }.
web-told-call = { $line ->
        [none] { $name } обявява „Четворка!“. Това е редица!
       *[other] { $name } обявява „Четворка!“: { $line }. Това е редица!
    }
web-told-false-call = { $name } обяви „Четворка!“, но това не е редица.
web-told-done = { $name } няма какво да обяви.

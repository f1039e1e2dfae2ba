### Сторінка в браузері.

web-name = Fourfold
web-home = До ігор
web-skip = До вмісту
web-navigation = Fourfold
web-close = Закрити
web-yes = Так
web-no = Ні
web-you = ви
web-nobody = поки нікого
web-somebody = Хтось
web-default-name = Гість
web-player-a = Гравець 1
web-player-b = Гравець 2

## Заголовки сторінок

web-title-home = Fourfold
web-title-table = За столом · Fourfold
web-title-join = Запрошення · Fourfold
web-title-device = Ваше місце · Fourfold
web-title-games = Мої партії · Fourfold
web-title-nowhere = Не знайдено · Fourfold

## Коли щось не виходить

web-nowhere = За цією адресою нічого немає.
web-page-offline = Сторінка не завантажилася. Може, немає зв’язку.
web-try-again = Ще раз
web-reload = Перезавантажити
web-try-now = Спробувати
web-refused-offline = Сервер недоступний. Чи є зв’язок?
web-refused-other = Не вийшло ({ $code }).
web-opening = Відкриваємо стіл…
web-waits-for-server = Ця партія чекає на сервер. Вона відкриється, щойно з’явиться зв’язок.
web-connection-lost = Зв’язок зник. Відновлюємо…

## Перша сторінка

web-game-quarto = Кварто
web-about-game-quarto = Чотири в ряд із чимось спільним. Що ставить суперник, вибираєте ви.
web-game-fulls = Повні
web-about-game-fulls = Прикладайте фішки колір до кольору. На фішку, що замкнула квадрат, треба відповісти такою ж.
web-game-squares = Квадрати
web-about-game-squares = Складіть за ширмою одну фігуру із семи фішок. Перемагає той, хто має більше квадратів, і важить, хто першим скаже «стоп».
web-game-claims = Забиранки
web-about-game-claims = «Повні» зі здобиччю: хто закінчив низку повних, забирає фігуру з її квадратами.
web-game-quados = Квадос
web-about-game-quados = Спершу «Квадрати», а тоді переможець добудовує фігуру всіма фішками.
web-game-reach = Дотяганки
web-about-game-reach = Стіл поділено лінією. Рахуються квадрати на своєму боці, а повна дає ходити ще або перехопити.
web-game-doubles = Подвійні
web-about-game-doubles = Без черги: кожен складає свою фігуру якнайшвидше, і кожна фішка торкається двох.
web-game-rings = Кільця
web-about-game-rings = «Подвійні» з куточками й кільцями із чотирьох фішок навколо порожньої клітинки.
web-game-steals = Відбиранки
web-about-game-steals = Кожен має свою фігуру й може відбирати фішки з чужої.
web-game-frames = Рамки
web-about-game-frames = Складіть рамку за ширмою. Перемагає найбільший отвір.
web-game-squares-plus = Квадрати +
web-about-game-squares-plus = «Квадрати» всіма двадцятьма чотирма фішками, по дванадцять у кожного.
web-game-claims-plus = Забиранки +
web-about-game-claims-plus = «Забиранки» всіма двадцятьма чотирма фішками й з початковою фігурою із чотирьох.
web-game-reach-plus = Дотяганки +
web-about-game-reach-plus = «Дотяганки» всіма двадцятьма чотирма фішками; тягнутися дев’ять клітинок.
web-game-doubles-plus = Подвійні +
web-about-game-doubles-plus = «Подвійні» всіма двадцятьма чотирма фішками, по шість на руках.
web-game-rings-plus = Кільця +
web-about-game-rings-plus = «Кільця» всіма двадцятьма чотирма фішками, по шість на руках.
web-game-steals-plus = Відбиранки +
web-about-game-steals-plus = «Відбиранки» всіма двадцятьма чотирма фішками й з ходами по три.
web-games = Ігри
web-family-pentaraduga = Пентарадуга
web-more-games = Ще ігри
web-ways = З ким грати
web-play-computer = З комп’ютером
web-play-friend = З другом за посиланням
web-play-here = Удвох тут
web-play-anybody = З ким завгодно
web-level = Наскільки сильний комп’ютер
web-level-is = { $level }, { $name }. { $about }
web-continue = Грати далі
web-finished = Закінчені
web-my-games = Мої партії
web-no-games = На цьому пристрої партій ще немає.
web-tile-with = Суперник: { $name }
web-tile-here = { $a } і { $b }
web-tile-continue = До гри
web-tile-open = Ще ніхто не прийшов
web-tile-invite = Чекати далі

## Налаштування

web-learn = Вчитися
web-solve = Задачі
web-here-turns = Удвох за одним екраном: між ходами фішки закриті.
web-here-cutting-in = Удвох за одним екраном: між ходами фішки закриті, перехоплень немає.
web-here-building = Удвох за одним екраном: будують по черзі, на час; хто швидший, той вважається першим.
web-here-race = Удвох за одним екраном: ходять по черзі, а не наввипередки.
web-from-age = { $age ->
        [one] Від { $age } року
        [few] Від { $age } років
       *[many] Від { $age } років
    }
web-rules-help = Правила й довідка
web-how-to-play = Як грати у «{ $game }»
web-settings = Налаштування
web-your-name = Ваше ім’я
web-theme = Вигляд
web-theme-auto = Система
web-theme-light = Світлий
web-theme-dark = Темний
web-theme-contrast = Контраст
web-pieces = Фігури
web-pieces-wood = Дерево
web-pieces-plain = Прості
web-palette = Кольори фішок
web-palette-rainbow = Веселка
web-palette-safe = Для дальтоніків
web-patterns = Знаки на фішках
web-sound = Звук
web-motion = Рух
web-language = Мова
web-my-data = Завантажити мої партії
web-forget-me = Видалити мої дані
web-forget-me-sure = Ваше ім’я буде видалено, розпочаті партії здано, а цей браузер забуто. Закінчені партії залишаться у ваших суперників без вашого імені.

## Правила на вибір

web-rules = Правила
web-rules-are = { $custom ->
        [yes] { $name }, зі змінами
       *[no] { $name }
    }
web-rules-done = Готово
web-about-international = Чотири фігури в ряд зі спільною ознакою. Хто побачив, той і оголошує.
web-about-beginners-1 = Світла чи темна, більше дивитися ні на що. Для першої партії.
web-about-beginners-2 = Стежити за двома ознаками, якщо перша партія була легка.
web-about-beginners-3 = Стежити за трьома ознаками; виїмка прийде останньою.
web-about-advanced = Перемагають і чотири сусідні у квадраті. Ще дев’ять рядів, які можна проґавити.
web-about-tournament = Шістдесят секунд, щоб поставити й дати. Оголошуйте, лише якщо певні.
web-about-balkan = Проґавлений ряд оголошує й перемагає той із двох, хто скаже перший.
web-about-taiwan = Скажіть «4 на лінії» і куди поставите, перш ніж ставити. Що проґавлено, те пропало.
web-about-greek-2 = Однієї спільної ознаки замало, треба дві.
web-edition = Як сказано в листку
web-edition-none = Виберіть мову…
web-custom = Кожне правило окремо
web-match = Партій у матчі
web-names = Імена
web-names-here = Коли двоє грають за цим екраном:
web-no-limit = Без обмеження
web-seconds = { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }
web-feature-colour = Колір
web-feature-shape = Форма
web-feature-height = Висота
web-feature-top = Виїмка
web-option-features = Що рахується
web-option-shared = Скільки спільних ознак потрібно для ряду
web-option-squares = Квадрати 2×2 — теж ряди
web-option-calls = Ряд перемагає
web-option-calls-players = оголошений
web-option-calls-auto = сам собою
web-option-late-call = Хто може оголосити проґавлений ряд
web-option-late-call-opponent = суперник
web-option-late-call-either = будь-хто
web-option-late-call-none = ніхто
web-option-call-when = Коли оголошують
web-option-call-when-after = поставивши
web-option-call-when-before = до того як ставити
web-option-point = Щоб оголосити, треба
web-option-point-line = показати ряд
web-option-point-word = лише сказати
web-option-false-call = За хибне оголошення
web-option-false-call-refuse = нічого
web-option-false-call-forfeit = програш
web-option-starter = Хто дає першу фігуру
web-option-starter-lot = жереб
web-option-starter-first = перший гравець
web-option-starter-loser = хто програв
web-option-move-time = Час на хід

## Правила словами, для тих, хто їх не вибирав

web-rules-short-international = Звичайні правила
web-rules-short-beginners-1 = Рахується лише колір
web-rules-short-beginners-2 = Рахуються колір і форма
web-rules-short-beginners-3 = Усе, крім виїмки
web-rules-short-advanced = Рахуються квадрати 2×2
web-rules-short-tournament = Турнір
web-rules-short-balkan = Проґавлене — за першим
web-rules-short-taiwan = Оголошують до ходу
web-rules-short-greek-2 = Дві спільні ознаки
web-rule-features = Рахується: { $features }.
web-rule-squares = Чотири сусідні у квадраті 2×2 — теж ряд.
web-rule-shared = { $shared ->
        [1] Для ряду досить однієї спільної ознаки.
        [one] Для ряду треба { $shared } спільну ознаку.
        [few] Для ряду треба { $shared } спільні ознаки.
       *[many] Для ряду треба { $shared } спільних ознак.
    }
web-rule-calls-auto = Ряд перемагає сам, оголошувати його не треба.
web-rule-late-call-either = Проґавлений ряд може оголосити будь-хто з гравців.
web-rule-late-call-none = Проґавленого ряду потім не оголосити.
web-rule-call-when-before = Оголошуйте до ходу й кажіть, куди поставите.
web-rule-point-word = Досить сказати слово, показувати ряд не треба.
web-rule-move-time = { $seconds ->
        [one] { $seconds } секунда на хід.
        [few] { $seconds } секунди на хід.
       *[many] { $seconds } секунд на хід.
    }
web-rule-false-call-forfeit = За хибне оголошення — програш.
web-rule-starter-first = Першу фігуру дає перший гравець.
web-rule-starter-loser = Першу фігуру дає той, хто програв попередню партію.
web-rule-match = { $games ->
        [1] Одна партія.
        [one] Матч із { $games } партії.
        [few] Матч із { $games } партій.
       *[many] Матч із { $games } партій.
    }

## Запрошення

web-invite-title = Запросити друга
web-invite-hint = Надішліть це посилання. Партія відкриється тут, щойно друг прийде.
web-invite-game = Зіграймо! { $game }:
web-link = Посилання
web-link-only-here = За цією адресою посилання відкривається лише на цьому комп’ютері.
web-link-serve = Щоб його відкривали інші пристрої, запустіть сервер командою «{ $command }» і відкрийте цю сторінку за іменем комп’ютера в мережі.
web-qr = Посилання QR-кодом
web-copy = Копіювати
web-copied = Скопійовано.
web-share = Поділитися
web-looking = Шукаємо, з ким зіграти…
web-looking-hint = Партія відкриється, щойно хтось прийде.
web-looking-long = Ще ніхто не прийшов. Можна чекати далі або зіграти за цим столом із комп’ютером.
web-play-bot-instead = Грати з комп’ютером
web-invited = { $name } запрошує вас зіграти у «{ $game }»
web-join = Сісти й грати
web-set-up = Розставлена позиція
web-set-up-known = Розставлена позиція, сховані фішки ті самі
web-set-up-who = Ця партія починається не з початку: позицію розставляє { $name }.
web-set-up-drawn = Фішки, яких ви не бачите, витягли наново. Їх ніхто не знає.
web-set-up-known-tiles = Сховані фішки ті самі, що й раніше. { $name } може знати ваші фішки.
web-set-up-agree = Я граю з цими фішками, згода
web-invite-over = Це місце зайняте.
web-to-table = До столу
web-another-device = Інший пристрій
web-move-seat-title = Грати на іншому пристрої
web-move-seat-hint = Відкрийте там це посилання, і ваше місце перейде туди. Воно спрацює один раз.
web-device-title = Грати далі тут
web-device-hint = Ваше місце перейде на цей пристрій; інший лише дивитиметься.
web-device-take = Сісти на місце
web-seat-moved = Ваше місце перейшло на інший пристрій.

## За столом

web-table-of = { $game }: { $a } і { $b }
web-players = Гравці
web-score = Виграно партій
web-away = немає
web-is-away = { $name } не за столом.
web-left = { $name } іде з-за столу.
web-download-record = Завантажити запис
web-awaited = { $count ->
        [one] Чекаємо, поки прийде { $name }.
        [few] Чекаємо на гравців.
       *[many] Чекаємо на гравців.
    } { $clock ->
        [yes] Годинник піде, коли прийдуть обидва.
       *[no] Партія почнеться, коли прийдуть обидва.
    }
web-claim = Вимагати перемоги
web-clock = Лишилося { $time }
web-seconds-left = { $seconds ->
        [one] Лишилася { $seconds } секунда.
        [few] Лишилося { $seconds } секунди.
       *[many] Лишилося { $seconds } секунд.
    }
web-acts = За столом
web-ask-takeback = Хід назад
web-ask-draw = Нічия
web-ask-pause = Пауза
web-resign = Здатися
web-resign-title = Здатися?
web-resign-sure = { $here ->
        [yes] { $name } здається, і перемагає інший.
       *[no] Ви здаєтеся, і перемагає суперник.
    }
web-play-on = Грати далі
web-request = { $wish ->
        [draw] { $name } пропонує нічию.
        [pause] { $name } просить паузу.
       *[takeback] { $name } просить повернути останній хід.
    } { $here ->
        [yes] { $other }, ви згодні?
       *[no] Ви згодні?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Ви запропонували нічию.
                [pause] Ви попросили паузу.
               *[takeback] Ви попросили повернути хід.
            } Чекаємо відповіді…
       *[no] { $name } чекає відповіді.
    }
web-paused = Пауза
web-resume = Далі
web-result-won = Ви перемогли!
web-result-lost = Ви програли.
web-result-draw = Нічия.
web-result-score = { $high } : { $low }
web-result-winner = Перемагає { $name }!
web-match-game = Партія { $number } з { $count }
web-match-score = Рахунок матчу: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Ви перемогли в матчі, { $high } : { $low }!
        [other] Ви програли матч: перемагає { $name }, { $high } : { $low }.
       *[name] У матчі перемагає { $name }, { $high } : { $low }!
    }{ $even ->
        [yes] {" "}За рівного рахунку вирішує остання виграна партія.
       *[no] {""}
    }
web-match-drawn = Матч закінчився внічию: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Ще матч
web-watching = Ви дивитеся.
web-watch-next = До наступної партії
web-rematch = Ще партію
web-rematch-too = Так, ще!
web-rematch-waiting = Чекаємо…
web-to-replay = Перегляд
web-replay = Переглянути
web-told-begins = Починає { $name }.
web-act-told-join = { $name } сідає за стіл.
web-act-told-ask = { $wish ->
        [draw] { $name } пропонує нічию.
        [pause] { $name } просить паузу.
       *[takeback] { $name } просить повернути хід.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } погоджується.
       *[no] { $name } не погоджується.
    }
web-act-told-away = { $name } відходить від столу.
web-act-told-wait = Партія чекає: { $name }.
web-act-told-back = { $name } за столом.
web-act-told-resume = { $name } продовжує.
web-act-told-rematch = { $name } хоче зіграти ще.

## Кварто

web-board = Дошка
web-tray = Фігури, які можна дати
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, порожньо
web-hand = { $name } тримає: { $piece }
web-hand-give = Дати вибрану фігуру гравцеві { $name }
web-hand-empty = Гравець { $name } нічого не тримає
web-moves = Ходи
web-no-moves = Ходів іще не було.
web-move-call = { $right ->
        [yes] 4 на лінії! { $line }
       *[no] { $name }: не ряд { $line }
    }
web-call = 4 НА ЛІНІЇ
web-call-sure = Оголосити
web-call-leave = Передумати
web-done = Ряду немає
web-nothing-full = Через останню фігуру не проходить жоден повний ряд. Давніші ряди вже не рахуються.
web-status-place = { $who ->
        [you] Поставте фігуру.
        [here] { $name }, поставте фігуру.
       *[other] { $name } ставить фігуру…
    }
web-status-give = { $who ->
        [you] Виберіть, яку фігуру дати.
        [here] { $name }, виберіть фігуру. Її отримає { $other }.
       *[other] { $name } вибирає фігуру…
    }
web-status-give-sure = Торкніться ще раз, щоб дати її.
web-status-close = { $who ->
        [you] Усі фігури стоять. Чи є ряд?
        [here] { $name }, чи є ряд?
       *[other] { $name } шукає ряд…
    }
web-status-thinking = { $name } думає…
web-status-point-square = Куди ви її поставите?
web-status-point-line = Торкніться свого ряду.
web-status-point-sure = Ваш ряд: { $line }?
web-status-sending = …
web-status-paused = Пауза.
web-status-open = Чекаємо на іншого гравця.
web-status-over = Партію закінчено.
web-told-give = { $name } дає: { $piece }.
web-told-place = { $name } ставить на { $square }.
web-told-call = { $line ->
        [none] { $name } оголошує «4 на лінії». Це ряд!
       *[other] { $name } оголошує «4 на лінії»: { $line }. Це ряд!
    }
web-told-false-call = { $name } оголошує «4 на лінії», але це не ряд.
web-told-done = { $name } нічого не оголошує.

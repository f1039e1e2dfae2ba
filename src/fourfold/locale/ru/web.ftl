### Страница в браузере.

web-name = Fourfold
web-home = К играм
web-skip = К содержанию
web-navigation = Fourfold
web-close = Закрыть
web-yes = Да
web-no = Нет
web-you = вы
web-nobody = пока никого
web-somebody = Кто-то
web-default-name = Гость
web-player-a = Игрок 1
web-player-b = Игрок 2

## Заголовки страниц

web-title-home = Fourfold
web-title-table = За столом · Fourfold
web-title-join = Приглашение · Fourfold
web-title-device = Ваше место · Fourfold
web-title-games = Мои партии · Fourfold
web-title-nowhere = Не найдено · Fourfold

## Если что-то не выходит

web-nowhere = По этому адресу ничего нет.
web-page-offline = Страница не загрузилась. Может быть, нет связи.
web-try-again = Ещё раз
web-reload = Перезагрузить
web-try-now = Попробовать сейчас
web-refused-offline = Сервер недоступен. Есть ли связь?
web-refused-other = Не получилось ({ $code }).
web-opening = Открываем стол…
web-waits-for-server = Эта партия ждёт сервера. Она откроется, как только появится связь.
web-connection-lost = Связь пропала. Восстанавливаем…

## Первая страница

web-game-quarto = Кварто
web-about-game-quarto = Четыре в ряд с чем-нибудь общим. Что ставит противник, выбираете вы.
web-game-fulls = Полные
web-about-game-fulls = Прикладывайте фишки цвет к цвету. На фишку, замкнувшую квадрат, надо ответить такой же.
web-game-squares = Квадраты
web-about-game-squares = Сложите за экраном одну фигуру из семи фишек. Побеждает тот, у кого больше квадратов, а остановиться хорошо бы первым.
web-game-claims = Забиралки
web-about-game-claims = «Полные» с добычей: кто закончил ряд полных, забирает фигуру с её квадратами.
web-game-quados = Квадос
web-about-game-quados = Сначала «Квадраты», потом победитель достраивает фигуру всеми фишками.
web-game-reach = Дотянушки
web-about-game-reach = Стол разделён линией. Считаются квадраты на своей стороне, а полная даёт ходить ещё или перехватить.
web-game-doubles = Двойные
web-about-game-doubles = Без очереди: каждый складывает свою фигуру как можно быстрее, и каждая фишка касается двух.
web-game-rings = Кольца
web-about-game-rings = «Двойные» с уголками и с кольцами из четырёх фишек вокруг пустой клетки.
web-game-steals = Отбиралки
web-about-game-steals = У каждого своя фигура, и фишки можно отбирать из чужой.
web-game-frames = Рамки
web-about-game-frames = Сложите рамку за экраном. Побеждает самое большое отверстие.
web-game-squares-plus = Квадраты +
web-about-game-squares-plus = «Квадраты» всеми двадцатью четырьмя фишками, по двенадцать у каждого.
web-game-claims-plus = Забиралки +
web-about-game-claims-plus = «Забиралки» всеми двадцатью четырьмя фишками и с начальной фигурой из четырёх.
web-game-reach-plus = Дотянушки +
web-about-game-reach-plus = «Дотянушки» всеми двадцатью четырьмя фишками; тянуть девять клеток.
web-game-doubles-plus = Двойные +
web-about-game-doubles-plus = «Двойные» всеми двадцатью четырьмя фишками, по шесть на руках.
web-game-rings-plus = Кольца +
web-about-game-rings-plus = «Кольца» всеми двадцатью четырьмя фишками, по шесть на руках.
web-game-steals-plus = Отбиралки +
web-about-game-steals-plus = «Отбиралки» всеми двадцатью четырьмя фишками и с ходами из трёх.
web-games = Игры
web-family-pentaraduga = Пентарадуга
web-more-games = Ещё игры
web-ways = С кем играть
web-play-computer = С компьютером
web-play-friend = С другом по ссылке
web-play-here = Вдвоём здесь
web-play-anybody = С кем угодно
web-level = Насколько силён компьютер
web-level-is = { $level }, { $name }. { $about }
web-continue = Продолжить
web-finished = Оконченные
web-my-games = Мои партии
web-no-games = На этом устройстве партий пока нет.
web-tile-with = Другой игрок: { $name }
web-tile-here = { $a } и { $b }
web-tile-continue = Продолжить
web-tile-open = Пока никто не пришёл
web-tile-invite = Ждать дальше

## Настройки

web-learn = Учиться
web-solve = Решать
web-here-turns = Вдвоём у одного экрана: между ходами фишки закрыты.
web-here-cutting-in = Вдвоём у одного экрана: между ходами фишки закрыты, перехватов нет.
web-here-building = Вдвоём у одного экрана: строят по очереди, на время; кто быстрее, считается первым.
web-here-race = Вдвоём у одного экрана: ходят по очереди, а не наперегонки.
web-from-age = { $age ->
        [one] От { $age } года
        [few] От { $age } лет
       *[many] От { $age } лет
    }
web-rules-help = Правила и помощь
web-how-to-play = Как играть в «{ $game }»
web-settings = Настройки
web-your-name = Ваше имя
web-theme = Вид
web-theme-auto = Как в системе
web-theme-light = Светлый
web-theme-dark = Тёмный
web-theme-contrast = Контрастный
web-pieces = Фигуры
web-pieces-wood = Дерево
web-pieces-plain = Простые
web-palette = Цвета фишек
web-palette-rainbow = Радуга
web-palette-safe = Для дальтоников
web-patterns = Знаки на фишках
web-sound = Звук
web-motion = Движение
web-language = Язык
web-my-data = Скачать мои партии
web-forget-me = Удалить мои данные
web-forget-me-sure = Ваше имя будет удалено, начатые партии сданы, а этот браузер забыт. Оконченные партии останутся у ваших соперников без вашего имени.

## Правила на выбор

web-rules = Правила
web-rules-are = { $custom ->
        [yes] { $name }, с изменениями
       *[no] { $name }
    }
web-rules-done = Готово
web-about-international = Четыре фигуры в ряд с общим признаком. Кто увидел, тот и объявляет.
web-about-beginners-1 = Светлая или тёмная, больше смотреть не на что. Для первой партии.
web-about-beginners-2 = Следить за двумя признаками, если первая партия далась легко.
web-about-beginners-3 = Следить за тремя признаками; выемка придёт последней.
web-about-advanced = Побеждают и четыре соседние в квадрате. Ещё девять рядов, которые можно проглядеть.
web-about-tournament = Шестьдесят секунд, чтобы поставить и дать. Объявляйте, только если уверены.
web-about-balkan = Упущенный ряд объявляет и побеждает тот из двоих, кто скажет первым.
web-about-taiwan = Скажите «Кварто» и куда поставите, прежде чем ставить. Что упущено, то упущено.
web-about-greek-2 = Одного общего признака мало, нужны два.
web-edition = Как сказано в листке
web-edition-none = Выберите язык…
web-custom = Каждое правило отдельно
web-match = Партий в матче
web-names = Имена
web-names-here = Когда двое играют за этим экраном:
web-no-limit = Без ограничения
web-seconds = { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
web-feature-colour = Цвет
web-feature-shape = Форма
web-feature-height = Высота
web-feature-top = Выемка
web-option-features = Что считается
web-option-shared = Сколько общего у четырёх фигур
web-option-squares = Квадраты 2×2 считаются рядами
web-option-calls = Ряд побеждает
web-option-calls-players = если объявлен
web-option-calls-auto = сам по себе
web-option-late-call = Кто может объявить упущенный ряд
web-option-late-call-opponent = противник
web-option-late-call-either = любой
web-option-late-call-none = никто
web-option-call-when = Когда объявляют
web-option-call-when-after = поставив
web-option-call-when-before = до того как ставить
web-option-point = Чтобы объявить, надо
web-option-point-line = показать ряд
web-option-point-word = сказать слово
web-option-false-call = За ложное объявление
web-option-false-call-refuse = ничего
web-option-false-call-forfeit = проигрыш
web-option-starter = Кто даёт первую фигуру
web-option-starter-lot = по жребию
web-option-starter-first = первый игрок
web-option-starter-loser = кто проиграл
web-option-move-time = Время на ход

## Правила словами, для тех, кто их не выбирал

web-rules-short-international = Обычные правила
web-rules-short-beginners-1 = Считается только цвет
web-rules-short-beginners-2 = Считаются цвет и форма
web-rules-short-beginners-3 = Считается всё, кроме выемки
web-rules-short-advanced = Квадраты 2×2 считаются
web-rules-short-tournament = Турнир
web-rules-short-balkan = Упущенное объявляет любой
web-rules-short-taiwan = Объявляют до хода
web-rules-short-greek-2 = Два общих признака
web-rule-features = Считается: { $features }.
web-rule-squares = Четыре соседние в квадрате 2×2 — тоже ряд.
web-rule-shared = { $shared ->
        [1] Для ряда хватает одного общего признака.
        [one] Для ряда нужен { $shared } общий признак.
        [few] Для ряда нужны { $shared } общих признака.
       *[many] Для ряда нужно { $shared } общих признаков.
    }
web-rule-calls-auto = Ряд побеждает сам, объявлять его не надо.
web-rule-late-call-either = Упущенный ряд может объявить любой из игроков.
web-rule-late-call-none = Упущенный ряд потом объявить нельзя.
web-rule-call-when-before = Объявляйте до хода и говорите, куда поставите.
web-rule-point-word = Достаточно сказать слово, показывать ряд не надо.
web-rule-move-time = { $seconds ->
        [one] { $seconds } секунда на ход.
        [few] { $seconds } секунды на ход.
       *[many] { $seconds } секунд на ход.
    }
web-rule-false-call-forfeit = Ложное объявление — проигрыш.
web-rule-starter-first = Первую фигуру даёт первый игрок.
web-rule-starter-loser = Первую фигуру даёт тот, кто проиграл прошлую партию.
web-rule-match = { $games ->
        [1] Одна партия.
        [one] Матч из { $games } партии.
        [few] Матч из { $games } партий.
       *[many] Матч из { $games } партий.
    }

## Приглашения

web-invite-title = Пригласить друга
web-invite-hint = Отправьте эту ссылку. Партия откроется здесь, как только друг придёт.
web-invite-game = Сыграем! { $game }:
web-link = Ссылка
web-link-only-here = По этому адресу ссылка открывается только на этом компьютере.
web-link-serve = Чтобы её открывали другие устройства, запустите сервер командой «{ $command }» и откройте эту страницу по имени компьютера в сети.
web-qr = Ссылка QR-кодом
web-copy = Скопировать ссылку
web-copied = Скопировано.
web-share = Поделиться
web-looking = Ищем, с кем сыграть…
web-looking-hint = Партия откроется, как только кто-нибудь придёт.
web-looking-long = Пока никто не пришёл. Можно ждать дальше или сыграть за этим столом с компьютером.
web-play-bot-instead = Сыграть с компьютером
web-invited = { $name } приглашает вас сыграть в «{ $game }»
web-join = Сесть и играть
web-set-up = С заданной позиции
web-set-up-known = С заданной позиции, закрытые фишки прежние
web-set-up-who = Эта партия идёт не с самого начала: позицию задаёт { $name }.
web-set-up-drawn = Фишки, которых вы не видите, розданы заново. Их не знает никто.
web-set-up-known-tiles = Закрытые фишки те же, что и раньше. { $name } может знать ваши фишки.
web-set-up-agree = Соглашаюсь играть с этими фишками
web-invite-over = Это место занято.
web-to-table = К столу
web-another-device = Другое устройство
web-move-seat-title = Играть на другом устройстве
web-move-seat-hint = Откройте там эту ссылку, и ваше место перейдёт туда. Она срабатывает один раз.
web-device-title = Играть дальше здесь
web-device-hint = Ваше место перейдёт на это устройство; другое будет только смотреть.
web-device-take = Занять моё место
web-seat-moved = Ваше место перешло на другое устройство.

## За столом

web-table-of = { $game }: { $a } и { $b }
web-players = Игроки
web-score = Выиграно партий
web-away = нет на месте
web-is-away = { $name } не за столом.
web-left = { $name } больше не за столом.
web-download-record = Скачать запись
web-awaited = { $count ->
        [one] Ждём, пока придёт { $name }.
        [few] Ждём игроков.
       *[many] Ждём игроков.
    } { $clock ->
        [yes] Часы пойдут, когда оба будут на месте.
       *[no] Партия начнётся, когда оба будут на месте.
    }
web-claim = Потребовать победы
web-clock = Осталось { $time }
web-seconds-left = { $seconds ->
        [one] Осталась { $seconds } секунда.
        [few] Остались { $seconds } секунды.
       *[many] Осталось { $seconds } секунд.
    }
web-acts = За столом
web-ask-takeback = Вернуть
web-ask-draw = Ничья
web-ask-pause = Пауза
web-resign = Сдаться
web-resign-title = Сдаться?
web-resign-sure = { $here ->
        [yes] { $name } сдаётся, и побеждает другой.
       *[no] Вы сдаётесь, и побеждает противник.
    }
web-play-on = Играть дальше
web-request = { $wish ->
        [draw] { $name } предлагает ничью.
        [pause] { $name } просит паузу.
       *[takeback] { $name } просит вернуть последний ход.
    } { $here ->
        [yes] { $other }, вы согласны?
       *[no] Вы согласны?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Вы предложили ничью.
                [pause] Вы попросили паузу.
               *[takeback] Вы попросили вернуть ход.
            } Ждём ответа…
       *[no] { $name } ждёт ответа.
    }
web-paused = Пауза
web-resume = Продолжить
web-result-won = Вы победили!
web-result-lost = Вы проиграли.
web-result-draw = Ничья.
web-result-score = { $high } : { $low }
web-result-winner = Побеждает { $name }!
web-match-game = Партия { $number } из { $count }
web-match-score = Счёт матча: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Вы победили в матче, { $high } : { $low }!
        [other] Вы проиграли матч: побеждает { $name }, { $high } : { $low }.
       *[name] В матче побеждает { $name }, { $high } : { $low }!
    }{ $even ->
        [yes] {" "}При равном счёте решает последняя выигранная партия.
       *[no] {""}
    }
web-match-drawn = Матч окончен вничью: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Ещё матч
web-watching = Вы смотрите.
web-watch-next = К следующей партии
web-rematch = Ещё партию
web-rematch-too = Да, ещё!
web-rematch-waiting = Ждём…
web-to-replay = Повтор игры
web-replay = Посмотреть
web-told-begins = Начинает { $name }.
web-act-told-join = { $name } садится за стол.
web-act-told-ask = { $wish ->
        [draw] { $name } предлагает ничью.
        [pause] { $name } просит паузу.
       *[takeback] { $name } просит вернуть ход.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } соглашается.
       *[no] { $name } не соглашается.
    }
web-act-told-away = { $name } отходит от стола.
web-act-told-wait = Партия ждёт, пока придёт { $name }.
web-act-told-back = { $name } за столом.
web-act-told-resume = { $name } продолжает.
web-act-told-rematch = { $name } хочет сыграть ещё.

## Кварто

web-board = Поле
web-tray = Фигуры, которые можно дать
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, пусто
web-hand = { $name } держит: { $piece }
web-hand-give = Дать выбранную фигуру игроку { $name }
web-hand-empty = У игрока { $name } в руке ничего нет
web-moves = Ходы
web-no-moves = Ходов ещё не было.
web-move-call = { $right ->
        [yes] Кварто! { $line }
       *[no] { $name }: не ряд { $line }
    }
web-call = КВАРТО
web-call-sure = Объявить
web-call-leave = Передумать
web-done = Ряда нет
web-nothing-full = Через последнюю фигуру не проходит ни один полный ряд. Прежние ряды уже не считаются.
web-status-place = { $who ->
        [you] Поставьте фигуру.
        [here] { $name }, поставьте фигуру.
       *[other] { $name } ставит фигуру…
    }
web-status-give = { $who ->
        [you] Выберите, какую фигуру дать.
        [here] { $name }, выберите фигуру. Её получит { $other }.
       *[other] { $name } выбирает фигуру…
    }
web-status-give-sure = Нажмите ещё раз, чтобы дать её.
web-status-close = { $who ->
        [you] Все фигуры стоят. Есть ли ряд?
        [here] { $name }, есть ли ряд?
       *[other] { $name } ищет ряд…
    }
web-status-thinking = { $name } думает…
web-status-point-square = Куда вы её поставите?
web-status-point-line = Нажмите на свой ряд.
web-status-point-sure = Ваш ряд: { $line }?
web-status-sending = …
web-status-paused = Пауза.
web-status-open = Ждём другого игрока.
web-status-over = Партия окончена.
web-told-give = { $name } даёт: { $piece }.
web-told-place = { $name } ставит на { $square }.
web-told-call = { $line ->
        [none] { $name } объявляет КВАРТО. Это ряд!
       *[other] { $name } объявляет КВАРТО: { $line }. Это ряд!
    }
web-told-false-call = { $name } объявляет КВАРТО, но это не ряд.
web-told-done = { $name } ничего не объявляет.

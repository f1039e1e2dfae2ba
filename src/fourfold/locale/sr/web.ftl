### Страница у прегледачу.

web-name = Fourfold
web-home = Све игре
web-skip = Пређи на садржај
web-navigation = Fourfold
web-close = Затвори
web-yes = Да
web-no = Не
web-you = ти
web-nobody = још нико
web-somebody = Неко
web-default-name = Гост
web-player-a = Играч 1
web-player-b = Играч 2

## Наслови страница

web-title-home = Fourfold
web-title-table = За столом · Fourfold
web-title-join = Позивница · Fourfold
web-title-device = Твоје место · Fourfold
web-title-games = Моје партије · Fourfold
web-title-nowhere = Није нађено · Fourfold

## Кад нешто не иде

web-nowhere = На овој адреси нема ничега.
web-page-offline = Страница није могла да се учита. Можда нема интернета.
web-try-again = Пробај поново
web-reload = Учитај поново
web-try-now = Пробај сада
web-refused-offline = Сервер није доступан. Има ли интернета?
web-refused-other = То није успело ({ $code }).
web-opening = Отварам сто…
web-waits-for-server = Ова партија чека сервер. Отвориће се чим буде везе.
web-connection-lost = Веза је прекинута. Враћам се…

## Почетна

web-game-quarto = Куарто
web-about-game-quarto = Четири у низу с нечим заједничким. Ти бираш шта противник поставља.
web-game-fulls = Пуне
web-about-game-fulls = Ређај плочице боју до боје. На плочицу која затвори квадрат мора се одговорити истом таквом.
web-game-squares = Квадрати
web-about-game-squares = Сагради мозаик од седам плочица иза паравана. Побеђује ко има највише квадрата, а важно је и ко ће први рећи „стоп“.
web-game-claims = Плен
web-about-game-claims = Пуне с наградом: ко заврши низ пуних плочица, узима мозаик и његове квадрате.
web-game-quados = Квадос
web-about-game-quados = Квадрати, а онда победник гради даље плочицама оба играча.
web-game-reach = Домет
web-about-game-reach = Линија дели сто. Квадрати се рачунају на твојој страни, а пуне плочице ти дају да наставиш или ускочиш.
web-game-doubles = Дупле
web-about-game-doubles = Без чекања на ред: свако слаже свој мозаик што брже може, а свака плочица додирује две.
web-game-rings = Прстење
web-about-game-rings = Дупле с угловима и прстеновима од четири плочице око празног поља.
web-game-steals = Крађа
web-about-game-steals = Свако има свој мозаик и сме да узима плочице из туђег.
web-game-frames = Оквири
web-about-game-frames = Сагради оквир иза паравана. Побеђује највећа рупа.
web-game-squares-plus = Квадрати +
web-about-game-squares-plus = Квадрати са све двадесет четири плочице, по дванаест свакоме.
web-game-claims-plus = Плен +
web-about-game-claims-plus = Плен са све двадесет четири плочице и почетним мозаиком од четири.
web-game-reach-plus = Домет +
web-about-game-reach-plus = Домет са све двадесет четири плочице и девет поља до циља.
web-game-doubles-plus = Дупле +
web-about-game-doubles-plus = Дупле са све двадесет четири плочице и шест у руци.
web-game-rings-plus = Прстење +
web-about-game-rings-plus = Прстење са све двадесет четири плочице и шест у руци.
web-game-steals-plus = Крађа +
web-about-game-steals-plus = Крађа са све двадесет четири плочице и потезима од три.
web-games = Игре
web-family-pentaraduga = Пентарадуга
web-more-games = Још игара
web-ways = Начини игре
web-play-computer = Против рачунара
web-play-friend = Пријатељ, преко линка
web-play-here = Удвоје, овде
web-play-anybody = Било ко онлајн
web-level = Колико јако игра рачунар
web-level-is = { $level }, { $name }. { $about }
web-continue = Настави игру
web-finished = Завршене
web-my-games = Моје партије
web-no-games = На овом уређају још нема партија.
web-tile-with = Против: { $name }
web-tile-here = { $a } и { $b }
web-tile-continue = Настави
web-tile-open = Још нико није дошао
web-tile-invite = Чекај даље

## Подешавања

web-learn = Учи
web-solve = Реши
web-here-turns = Двоје овде: плочице су између потеза покривене.
web-here-cutting-in = Двоје овде: плочице су између потеза покривене, и нико не ускаче.
web-here-building = Двоје овде: градите једно за другим, на време; бржи се рачуна као први.
web-here-race = Двоје овде: играте наизменце уместо трке.
web-from-age = Од { $age } година
web-rules-help = Правила и помоћ
web-how-to-play = Како се игра { $game }
web-settings = Подешавања
web-your-name = Твоје име
web-theme = Изглед
web-theme-auto = Систем
web-theme-light = Светао
web-theme-dark = Таман
web-theme-contrast = Контраст
web-pieces = Фигуре
web-pieces-wood = Дрво
web-pieces-plain = Обичне
web-palette = Боје плочица
web-palette-rainbow = Дуга
web-palette-safe = За далтонисте
web-patterns = Знаци на плочицама
web-sound = Звук
web-motion = Покрет
web-language = Језик
web-my-data = Преузми моје партије
web-forget-me = Избриши моје податке
web-forget-me-sure = Твоје име се брише, започете партије се предају, а овај прегледач се заборавља. Завршене партије остају твојим противницима, без твог имена.

## Правила по избору

web-rules = Правила
web-rules-are = { $custom ->
        [yes] { $name }, измењено
       *[no] { $name }
    }
web-rules-done = Готово
web-about-international = Четири фигуре у низу с нечим заједничким. Ко види, узвикује.
web-about-beginners-1 = Светла или тамна, ништа друго се не гледа. За прву партију.
web-about-beginners-2 = Две ствари за гледање, кад је прва партија била лака.
web-about-beginners-3 = Три ствари за гледање; рупа долази на крају.
web-about-advanced = Побеђују и четири суседне у квадрату. Још девет начина да нешто превидиш.
web-about-tournament = Шездесет секунди да поставиш и даш. Узвикни само ако знаш сигурно.
web-about-balkan = Ако је линија пропуштена, побеђује ко је од двоје први узвикне.
web-about-taiwan = Реци Куарто и где ћеш поставити, пре постављања. Што је пропуштено, пропуштено је.
web-about-greek-2 = Једна заједничка особина није довољна, потребне су две.
web-edition = Како каже упутство
web-edition-none = Изабери језик…
web-custom = Свако правило засебно
web-match = Партија у мечу
web-names = Имена
web-names-here = Кад двоје игра за овим екраном:
web-no-limit = Неограничено
web-seconds = { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунде
       *[other] { $seconds } секунди
    }
web-feature-colour = Боја
web-feature-shape = Облик
web-feature-height = Висина
web-feature-top = Рупа
web-option-features = Шта се рачуна
web-option-shared = Колико заједничког морају имати четири фигуре
web-option-squares = Квадрати 2×2 су линије
web-option-calls = Линија побеђује
web-option-calls-players = уз узвик
web-option-calls-auto = сама
web-option-late-call = Пропуштену линију сме да узвикне
web-option-late-call-opponent = противник
web-option-late-call-either = свако
web-option-late-call-none = нико
web-option-call-when = Узвикује се
web-option-call-when-after = после постављања
web-option-call-when-before = пре постављања
web-option-point = За узвик треба
web-option-point-line = показати линију
web-option-point-word = само реч
web-option-false-call = Погрешан узвик кошта
web-option-false-call-refuse = ништа
web-option-false-call-forfeit = партију
web-option-starter = Прву фигуру даје
web-option-starter-lot = жреб
web-option-starter-first = први играч
web-option-starter-loser = последњи губитник
web-option-move-time = Време за потез

## Правила речима, за оне који их нису бирали

web-rules-short-international = Уобичајена правила
web-rules-short-beginners-1 = Рачуна се само боја
web-rules-short-beginners-2 = Рачунају се боја и облик
web-rules-short-beginners-3 = Рачуна се све осим рупе
web-rules-short-advanced = Рачунају се квадрати 2×2
web-rules-short-tournament = Турнир
web-rules-short-balkan = Касни узвик за обоје
web-rules-short-taiwan = Узвик пре постављања
web-rules-short-greek-2 = Две заједничке особине
web-rule-features = Рачуна се: { $features }.
web-rule-squares = И четири суседне у квадрату 2×2 чине линију.
web-rule-shared = { $shared ->
        [one] За линију је потребна { $shared } заједничка особина.
        [few] За линију су потребне { $shared } заједничке особине.
       *[other] За линију је потребно { $shared } заједничких особина.
    }
web-rule-calls-auto = Линија побеђује сама; нико не мора да је узвикне.
web-rule-late-call-either = Пропуштену линију сме да узвикне било који играч.
web-rule-late-call-none = Пропуштена линија не може да се узвикне касније.
web-rule-call-when-before = Узвикни пре постављања и реци где ћеш поставити.
web-rule-point-word = За узвик је довољна реч; нико не мора да покаже линију.
web-rule-move-time = { $seconds ->
        [one] { $seconds } секунда за потез.
        [few] { $seconds } секунде за потез.
       *[other] { $seconds } секунди за потез.
    }
web-rule-false-call-forfeit = Погрешан узвик губи партију.
web-rule-starter-first = Први играч даје прву фигуру.
web-rule-starter-loser = Ко је изгубио прошлу партију, даје прву фигуру.
web-rule-match = { $games ->
        [1] Једна партија.
        [one] Меч од { $games } партије.
        [few] Меч од { $games } партије.
       *[other] Меч од { $games } партија.
    }

## Позивање и придруживање

web-invite-title = Позови пријатеља
web-invite-hint = Пошаљи овај линк. Партија се овде отвара чим пријатељ дође.
web-invite-game = Играј са мном! { $game }:
web-link = Линк
web-link-only-here = На овој адреси линк се отвара само на овом рачунару.
web-link-serve = За друге уређаје покрени сервер са „{ $command }“ и отвори ову страницу под именом овог рачунара у мрежи.
web-qr = Линк као QR код
web-copy = Копирај линк
web-copied = Копирано.
web-share = Подели
web-looking = Тражим некога…
web-looking-hint = Партија се отвара чим неко дође.
web-looking-long = Још нико није дошао. Можеш да чекаш даље или да за овим столом играш с рачунаром.
web-play-bot-instead = Против рачунара
web-invited = { $name } те позива: { $game }
web-join = Седи и играј
web-set-up = Постављена позиција
web-set-up-known = Постављена позиција, скривене плочице исте
web-set-up-who = Ова партија не почиње од почетка: позицију поставља { $name }.
web-set-up-drawn = Плочице које не видиш извучене су поново. Нико их не зна.
web-set-up-known-tiles = Скривене плочице су исте као пре. { $name } можда зна твоје плочице.
web-set-up-agree = Пристајем да играм с овим плочицама
web-invite-over = Ово место је заузето.
web-to-table = За сто
web-another-device = Други уређај
web-move-seat-title = Играј на другом уређају
web-move-seat-hint = Отвори тамо овај линк и твоје место се сели. Важи једном.
web-device-title = Настави овде
web-device-hint = Твоје место се сели на овај уређај; други онда само гледа.
web-device-take = Заузми место
web-seat-moved = Твоје место се преселило на други уређај.

## За столом

web-table-of = { $game }: { $a } и { $b }
web-players = Играчи
web-score = Победе
web-away = није ту
web-is-away = { $name } није ту.
web-left = { $name } одлази.
web-download-record = Преузми запис
web-awaited = { $count ->
        [one] Чека се да дође { $name }.
        [few] Чекају се играчи.
       *[other] Чекају се играчи.
    } { $clock ->
        [yes] Сат креће кад обоје буду ту.
       *[no] Партија почиње кад обоје буду ту.
    }
web-claim = Тражи победу
web-clock = Још { $time }
web-seconds-left = Преостало секунди: { $seconds }.
web-acts = За столом
web-ask-takeback = Врати потез
web-ask-draw = Реми
web-ask-pause = Пауза
web-resign = Предај
web-resign-title = Предајеш?
web-resign-sure = { $here ->
        [yes] { $name } предаје, а побеђује друга страна.
       *[no] Предајеш, а побеђује противник.
    }
web-play-on = Играј даље
web-request = { $wish ->
        [draw] { $name } нуди реми.
        [pause] { $name } моли за паузу.
       *[takeback] { $name } жели да врати последњи потез.
    } { $here ->
        [yes] { $other }, пристајеш?
       *[no] Пристајеш?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Твоја понуда за реми је послата.
                [pause] Твоја молба за паузу је послата.
               *[takeback] Твоја молба за враћање потеза је послата.
            } Чека се одговор…
       *[no] { $name } чека одговор.
    }
web-paused = Пауза
web-resume = Настави
web-result-won = Победа!
web-result-lost = Пораз.
web-result-draw = Нерешено.
web-result-score = { $high } : { $low }
web-result-winner = { $name } побеђује!
web-match-game = Партија { $number } од { $count }
web-match-score = Меч досад: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Добијаш меч, { $high } према { $low }!
        [other] Губиш меч: добија га { $name }, { $high } према { $low }.
       *[name] { $name } добија меч, { $high } према { $low }!
    }{ $even ->
        [yes] {" "}Уз једнак резултат одлучује последња добијена партија.
       *[no] {""}
    }
web-match-drawn = Меч је нерешен: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Још један меч
web-watching = Гледаш.
web-watch-next = На следећу партију
web-rematch = Играј поново
web-rematch-too = Да, поново!
web-rematch-waiting = Чекам…
web-to-replay = Снимак
web-replay = Погледај опет
web-told-begins = { $name } почиње.
web-act-told-join = { $name } је ту.
web-act-told-ask = { $wish ->
        [draw] { $name } нуди реми.
        [pause] { $name } моли за паузу.
       *[takeback] { $name } жели да врати потез.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } пристаје.
       *[no] { $name } не пристаје.
    }
web-act-told-away = { $name } одлази.
web-act-told-wait = Партија чека: { $name }.
web-act-told-back = { $name } је ту.
web-act-told-resume = { $name } наставља.
web-act-told-rematch = { $name } жели да игра поново.

## Куарто

web-board = Табла
web-tray = Фигуре за давање
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, празно
web-hand = { $name } држи: { $piece }
web-hand-give = Дај изабрану фигуру: { $name }
web-hand-empty = Празна рука: { $name }
web-moves = Потези
web-no-moves = Још нема потеза.
web-move-call = { $right ->
        [yes] Куарто! { $line }
       *[no] { $name }: није линија { $line }
    }
web-call = КУАРТО!
web-call-sure = Узвикни
web-call-leave = Ипак не
web-done = Нема линије
web-nothing-full = Кроз последњу фигуру не иде ниједна пуна линија. Старије се више не рачунају.
web-status-place = { $who ->
        [you] Постави фигуру.
        [here] { $name }, постави фигуру.
       *[other] { $name } поставља…
    }
web-status-give = { $who ->
        [you] Изабери фигуру за давање.
        [here] { $name }, изабери фигуру: добија је { $other }.
       *[other] { $name } бира фигуру…
    }
web-status-give-sure = Додирни је поново да је даш.
web-status-close = { $who ->
        [you] Све фигуре су постављене. Има ли линије?
        [here] { $name }, има ли линије?
       *[other] { $name } тражи линију…
    }
web-status-thinking = { $name } размишља…
web-status-point-square = Где ћеш је поставити?
web-status-point-line = Додирни своју линију.
web-status-point-sure = Твоја линија: { $line }?
web-status-sending = …
web-status-paused = Пауза.
web-status-open = Чекамо другог играча.
web-status-over = Партија је готова.
web-told-give = { $name } даје: { $piece }.
web-told-place = { $name } поставља на { $square }.
web-told-call = { $line ->
        [none] { $name } узвикује Куарто. То је линија!
       *[other] { $name } узвикује Куарто: { $line }. То је линија!
    }
web-told-false-call = { $name } узвикује Куарто, али то није линија.
web-told-done = { $name } нема шта да узвикне.

### Командният ред.

cli-fourfold = Игри за четири неща, които имат нещо общо.
cli-fourfold-examples =
    Примери:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Показва версията и спира.
cli-lang = Езикът; по подразбиране този на средата (FOURFOLD_LANG, LANG).
cli-quarto = Кварто: игра, преглед и решаване на позиции, проверка на записи.
cli-json = Печата JSON за програми, по един обект на ред.
cli-cyrillic = Изписва плочките и посоките с кирилските букви от книгата.
cli-position = Позиция, например "0..f/..../.3../.... 9": редовете от 4 до 1, по една шестнадесетична цифра за фигура, после фигурата в ръката или "-". Само "-" чете позиции от стандартния вход, по една на ред.
cli-preset = Правилата на играта; „fourfold quarto presets“ ги изброява.
cli-set = Променя настройка на правилата, например squares=on или move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Изходът
cli-unfinished = Незавършена след { $events } събития.
cli-false-call = { $name } обяви четворка без редица (събитие { $event }).
cli-edition = Както е в листовката на този език
cli-in-hand = В ръката: { $piece }, { $name }.

cli-play = Игра в терминала: двама на една клавиатура или срещу компютъра.
cli-play-examples =
    Примери:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Противникът: човек (person) или ниво на компютъра, от най-слабото нагоре. Ако липсва, програмата пита.
cli-play-names = Имената на играчите със запетая между тях.
cli-play-save = Къде се пази незавършената партия.
cli-play-new = Започва отначало; незавършената партия се отлага настрана.

cli-show = Показва позиция като текст или като картинка.
cli-show-examples =
    Примери:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Освен това рисува позицията в този файл SVG.
cli-show-theme = Цветовете на картинката.
cli-show-size = Височината на картинката в пиксели.

cli-replay = Проверява запис по правилата и показва как завършва.
cli-replay-examples =
    Примери:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Запис, като текст или JSON; „-“ го чете от стандартния вход.
cli-replay-to = Печата самия запис в този вид.
cli-presets = Изброява правилата, по които може да се играе, и какво променят.

cli-pentaraduga = Пентарадуга: преглед на фигури и колко струват, търсене на най-добрите, нови задачи, преиграване на учебни партии. Накратко „penta“.
cli-figure = Показва фигура по записа ѝ: квадрати, дефекти и най-краткия запис.
cli-figure-examples =
    Примери:

    fourfold pentaraduga figure "оКоВ,кОкЛЛ,оЖоН,сЗжП"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Плочките по реда на слагане, със запетаи между тях: плочка, накъде сочи върхът ѝ, букви за най-горното, най-дясното, най-долното или най-лявото място, плочките, които докосва; или мястото ѝ, например оКоВ@0,0. Други завършеци следват след „/“. Само „-“ чете фигури от стандартния вход, по една на ред.
cli-penta-solve = Намира най-добрата фигура от набор плочки и доказва, че няма по-добра.
cli-penta-solve-examples =
    Примери:

    fourfold pentaraduga solve оКо кОк жОк жОж оЖо зЖо сЗж

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "кОкВ,жОж,сЗжЛ" оКо кОж
cli-penta-tiles = Наборът: плочки като оКо или oRv с интервали или запетаи между тях. Само „-“ чете набори от стандартния вход, по един на ред.
cli-penta-goal = От какво да има най-много: squares (квадрати); quados (квадрати минус развалени ъгли); rings (пръстени); frame (празни клетки в дупка; не е нужно да се сложат всички плочки).
cli-penta-free = Само фигури без разминавания и криви сглобки. Иначе са позволени, но се вадят.
cli-penta-extend = Фигура в запис, която остава, каквато е; плочките се слагат към нея.
cli-penta-count = Казва и колко са най-добрите фигури; тези, които съвпадат при завъртане, се броят за една.
cli-penta-seconds = Колко най-дълго да търси; после казва най-добрата намерена фигура и че не е доказана. 0: колкото трябва.
cli-penta-none = { $proved ->
        [1] Няма фигура от всички тези плочки без дефект.
       *[0] За това време не се намери фигура.
    }
cli-penta-solved = { $proved ->
        [1] По-добре не може, доказано за { NUMBER($seconds, maximumFractionDigits: 3) } с:
       *[0] Най-доброто, намерено за { NUMBER($seconds, maximumFractionDigits: 0) } с, недоказано:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } пръстен
           *[other] { $rings } пръстена
        }, { $counted ->
            [one] { $counted } квадрат.
           *[other] { $counted } квадрата.
        }
        [frame] дупка от { $hole ->
            [one] { $hole } клетка
           *[other] { $hole } клетки
        }, резултат { $counted }.
       *[squares] резултат { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Поне { $count } фигури са толкова добри.
       *[1] { $count ->
            [one] Има само една такава фигура.
           *[other] Има { $count } такива фигури.
        }
    }
cli-penta-problems = Съставя нови задачи или показва една от тях с отговорите ѝ.
cli-penta-problems-examples =
    Примери:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 от 14 плочки), squares+ (12 от 24) или quados (7 плочки към фигура от 7); или номерът на задача, за да видиш отговорите ѝ.
cli-penta-problems-count = Колко.
cli-penta-problems-seed = Откъде да започне: същото число дава същите задачи. Иначе случайно.
cli-penta-problems-difficulty = От 1 (лесно) до 5 (трудно): колко редки са отговорите и колко от квадратите, които стават веднага, подвеждат. Иначе всякаква.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , трудност { $difficulty } от 5
    }: { $kind ->
        [quados] { $given ->
                [start] сложи всички тези плочки към тази фигура
               *[hand] направи от тези плочки фигура с резултат { $start }, после сложи към нея всички останали от четиринадесетте
            } така, че резултатът да е { $goal }; всеки развален ъгъл отнема едно{ $symmetry ->
                [none] .
                [central] . Контурът да е същият след половин завъртане.
               *[any] . Контурът да е симетричен.
            }
       *[squares] направи от всички тези плочки една фигура с резултат { $goal }.
    }
cli-census = Установява резултата на най-добрата фигура за всеки възможен набор. Спряно и пуснато отново, продължава.
cli-census-examples =
    Примери:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Кои набори: squares (7 от 14-те плочки без виолетово), squares+ (12 от всичките 24; отнема минути) или rings (в кои набори има пръстен).
cli-census-output = Папката за удостоверенията с фигура за всеки набор и за свършеното дотук.
cli-census-workers = Колко процеса търсят; по подразбиране по един на ядро.
cli-census-ray = Търси на клъстера Ray на този адрес, например 10.0.0.1:6379; „local“ пуска клъстер на тази машина.
cli-census-verify = Вместо това проверява това удостоверение: че всеки набор е в него веднъж, че всяка фигура струва, колкото е казано, и че ново търсене намира същото.
cli-census-samples = За колко набора да се търси отново при проверката; за всички, ако са по-малко.
cli-census-seed = Кои набори са това.
cli-census-hands = { $hands } набора по { $size } от { $tiles } плочки; { $classes }, ако разлика само в цветовете или огледална не се брои.
cli-census-column = { $column ->
        [score] Резултат
        [hands] Набори
        [tiles] От плочки
        [size] В набор
        [rings] С пръстен
       *[share] Дял
    }
cli-census-extreme = Никой набор няма { $end ->
        [least] по-малко
       *[most] повече
    } от { $score }; { $hands ->
        [one] толкова има един:
       *[other] толкова имат { $hands }, например:
    }
cli-census-question = Дали всеки набор{ $colour ->
        [none] { "" }
       *[other] { ", " }в който всички плочки имат цвета { $colour },
    } има поне { $below }? { $hands ->
        [0] Да.
        [one] Не, един няма:
       *[other] Не, { $hands } нямат, например:
    }
cli-census-verified = { $wrong ->
        [0] Удостоверението е вярно: { $count } записа, от тях { $solved } потърсени отново.
        [one] В удостоверението има една грешка.
       *[other] В удостоверението има { $wrong } грешки.
    }
cli-penta-replay = Преиграва учебни партии по правилата и казва резултата им или къде нарушават правилата.
cli-penta-replay-examples =
    Примери:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Файл с учебни партии в JSON, „-“ за стандартния вход или името на учебна партия от самия Fourfold, например fulls-1.
cli-penta-nameless = Партия без име
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , събитие { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } плочка
       *[other] { $tiles } плочки
    }, { $squares ->
        [one] { $squares } квадрат
       *[other] { $squares } квадрата
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } пръстен
       *[other] , { $rings } пръстена
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } разминаване
       *[other] , { $clashes } разминавания
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } крива сглобка
       *[other] , { $rough } криви сглобки
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } развален ъгъл (за „Квадос“)
       *[other] , { $spoiled } развалени ъгъла (за „Квадос“)
    }{ $parts ->
        [0] { "" }
       *[other] , няколко части
    }: резултат { $counted }.

cli-penta-match = Пуска две нива на компютъра едно срещу друго в игра на Пентарадуга.
cli-penta-match-examples =
    Примери:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Играта, например fulls или reach+.
cli-penta-match-level = Ниво на компютъра.
cli-penta-match-games = Колко партии; след всяка нивата си разменят местата.
cli-penta-match-result = { $game }, ниво { $first } срещу ниво { $second }: победи { $wins }, ремита { $draws }, загуби { $losses } от { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); средно точки { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }; действия в средната по дължина партия: { $actions }.

cli-solve = Решава позиция: печеливша, реми или губеща е за този, който държи фигурата или трябва да даде, и колко скоро?
cli-solve-examples =
    Примери:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Какво се брои, например colour,shape; по подразбиране всичко: colour,shape,height,top.
cli-squares = Деветте квадрата 2 × 2 също са редици.
cli-shared = Колко общи признака трябва да имат четирите фигури в редица; по подразбиране 1.
cli-threads = В колко нишки да търси.
cli-memory = Колко мегабайта може да заеме търсенето, за да помни позиции.
cli-solve-moves = Казва и колко струва всеки ход.
cli-solve-warm = Заедно с „-“: помни наученото от позиция на позиция.
cli-searching = { $nodes } възела за { $seconds } с{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , { $done } от { $all } хода
    }…
cli-value = { $piece ->
        [nobody] Дъската е пълна:
        [giver] Който дава следващата фигура,
       *[other] Който държи „{ $piece }“,
    } { $value ->
        [win] { $plies ->
            [1] печели веднага.
           *[other] печели за { $plies } полухода.
        }
        [loss] губи за { $plies } полухода, ако другият играе добре.
       *[draw] { $piece ->
            [nobody] реми.
           *[other] може да стигне до реми, но не и до победа, ако другият играе добре.
        }
    }
cli-spent = Претърсени { $nodes } възела за { $seconds } с.
cli-grid =
    Редове: къде отива фигурата от ръката. Колони: коя фигура се дава после.
    +n победа за n полухода, = реми, -n загуба за n полухода. Полуход е даване или поставяне.

cli-analyse = Анализира позиция: колко струва, кои са най-добрите ходове и какво играят двамата нататък.
cli-analyse-examples =
    Примери:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Позиция, например "0..f/..../.3../.... 9": редовете от 4 до 1, по една шестнадесетична цифра за фигура, после фигурата в ръката или "-".
cli-best = Най-добрите ходове:
cli-line = Ако и двамата играят добре:

cli-review = Разбор на партия: колко е струвал всеки ход, какво е пропуснато и кога се е решило.
cli-review-examples =
    Примери:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] победа
        [draw] реми
        [loss] загуба
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] изпуска победата
       *[draw] изпуска ремито
    }
cli-missed = не обявява { $lines }
cli-overlooked = Никой не обяви { $lines } (събитие { $event }).
cli-decided = { $event ->
        [0] От самото начало партията вървеше към този край.
       *[other] Реши се със събитие { $event }.
    }

cli-engine = Отговаря на други програми, с редове на стандартния вход и изход (docs/engine.md).
cli-engine-examples =
    Примери:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm е за списък от позиции; върви с „-“ вместо позиция.

cli-match = Пуска нивата на компютъра едно срещу друго и ги оценява.
cli-match-examples =
    Примери:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Две или повече нива; всяко играе с всички други.
cli-match-all = Всички нива.
cli-match-games = Колко партии играят всеки две нива; редуват се кое дава първо.
cli-match-seed = Същото число дава същите партии.
cli-match-workers = Колко процеса играят; по подразбиране колкото са процесорите.
cli-match-result = Ниво { $first } срещу ниво { $second }: победи { $wins }, ремита { $draws }, загуби { $losses }; { $points ->
        [1] 1 точка
       *[other] { $points } точки
    } от { $games }, Ело { $elo }.
cli-match-level = Ниво
cli-match-step = Крачка
cli-match-legend = Ело: нула е средното. Крачка: с колко е по-силно от предишното ниво. После точките от сто партии срещу всяко ниво. Грешка: 95 %.
malformed-match-levels = За мач трябват две или повече нива, всяко веднъж; например 3 5 или --all.

malformed-language = Не говорим езика „{ $text }“; има: { $expected }.
malformed-utf-8 = Това не е текст в UTF-8.
malformed-file = { $path }: { $problem }
malformed-save = Незавършената партия в { $path } не може да се прочете: { $problem } Започни с --new, за да я отложиш настрана.
malformed-save-in-use = Партията в { $path } е отворена в друг прозорец. Посочи друг файл с --save.
malformed-no-terminal = За игра трябва терминал.
malformed-names = „{ $text }“ не са две имена; трябва например Ани,Боби.
malformed-svg-of-many = --svg рисува една позиция, а не списък от стандартния вход.

cli-serve = Пуска уеб приложението: игра в браузъра, с приятели или с компютъра.
cli-serve-examples =
    Примери:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Адресът, на който да слуша.
cli-port = Портът, на който да слуша; 0 взима свободен.
cli-database = Базата данни; по подразбиране SQLite в папката за данни на системата.
cli-workers = Колко процеса обслужват играчите; за повече от един трябват PostgreSQL и Redis.
cli-redis = Адресът на Redis, чрез който процесите се будят един друг.
cli-proxy = Адресът на прокси пред сървъра, което чрез X-Forwarded-For казва откъде идват заявките.
cli-limits = Колко е позволено на гостите, ако не е както обикновено: като JSON, виж docs/security.md.
cli-open = Отваря страницата в браузър.
cli-log-json = Пише дневника като JSON, по един обект на ред.
cli-metrics-port = Портът, на който сървърът казва на Prometheus как е.
cli-metrics-host = Адресът, на който го казва.
cli-serving = Fourfold е на { $address }
cli-think = Мисли вместо компютъра на сървъра и на тази машина.
cli-think-examples =
    Пример:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Адресът на онзи Redis, който ползват сървърите.
cli-think-processes = Колко процеса мислят; по подразбиране по един на процесор.
cli-thinking = Мисля за сървърите на този Redis.
malformed-redis = Това не е адрес на Redis като redis://localhost:6379: { $why }
cli-admin = Грижи за базата данни.
cli-migrate = Обновява схемата (сървърът го прави при пускане).
cli-backup = Копира база SQLite, докато сървърът работи.
cli-backup-file = Къде; файлът още не бива да съществува.
cli-export = Печата всички партии като записи, по една на ред.
cli-prune = Изтрива старото, докато сървърът работи. Ако не е казано какво, само го брои.
cli-prune-kinds = Какво да се изтрие: маси, на които не е играно, маси с незавършена или завършена партия, дуели, линкове към други устройства, гости, които не седят никъде, записи за работата на сървъра; съответно unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = От колко дни никой не го е пипал.
cli-forget = Изтрива данните на гост: името и това, кои партии са били негови.
cli-forget-guest = Гостът: номерът му или номерът на маса и мястото, например 3f7dQx0aLm2c/A.
cli-count = Брои гости, маси и събития.
malformed-port = Не може да се слуша на { $host }:{ $port }: { $why }.
malformed-workers = За няколко процеса трябват обща база данни и общ Redis: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Няма гост „{ $guest }“.
malformed-exists = { $path } вече съществува.
malformed-database = Базата данни не може да се отвори: { $why }
malformed-database-taken = Друг сървър използва базата данни { $where } (процес { $pid } на { $host }, от { $since }). Първо го спри или избери друга --database.
malformed-database-shared = Друг сървър, който не чува този, използва базата данни { $where } (процес { $pid } на { $host }, от { $since }). Първо го спри или пусни и двата с един и същ --redis.
malformed-database-log = Журналът { $path } е повреден: ако базата данни се отвори, ще { $commits ->
        [one] се загуби { $commits } записана промяна
       *[other] се загубят { $commits } записани промени
    } ({ $frames ->
        [one] { $frames } блок
       *[other] { $frames } блока
    }) след повреденото място. Първо копирай { $database } и { $path } на сигурно място. После ги замени с резервно копие или пусни „fourfold admin salvage“, за да запазиш каквото се чете и да се откажеш от останалото.
cli-salvage = Отваря база SQLite с повреден журнал: запазва копие и на двете и се отказва от промените след повреденото място. Първо спри сървъра.
malformed-salvage = Тази команда е само за SQLite.
malformed-no-database = Няма база данни на Fourfold в { $where }. Посочи я с --database или FOURFOLD_DATABASE.
malformed-backup = Тази команда копира само SQLite. За PostgreSQL използвай pg_dump.

cli-book = Книгата на дебютите: точна оценка на всяка позиция с до три фигури на дъската.
cli-book-rules = Правилата, чиято е главата: classic, squares, beginners-1, beginners-2 или beginners-3; ако липсва, всички.
cli-book-build = Съставя книгата с търсене. Отнема около час; спряно и пуснато отново, продължава.
cli-book-examples =
    Примери:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Папката за главите и за свършеното дотук.
cli-book-workers = Колко процеса търсят; по подразбиране по един на ядро.
cli-book-memory = Колко памет може да заеме всеки за таблицата си, в МБ.
cli-book-verify = Проверява книгата: че е цяла, не си противоречи и е съгласна с ново търсене.
cli-book-samples = Колко позиции от всяка глава да се потърсят отново.
cli-book-seed = Кои позиции са това.
cli-book-wrong = { $name } е грешно; търсенето намери: { $found }
cli-book-verified = { $wrong ->
        [0] Книгата е вярна.
        [one] Една позиция е грешна.
       *[other] { $wrong } позиции са грешни.
    }
cli-stopped = Спряно. Свършеното се пази: същата команда продължава оттук.
malformed-book-rules = Няма глава „{ $name }“; има: { $expected }.

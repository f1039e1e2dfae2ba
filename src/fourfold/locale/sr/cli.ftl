### Командна линија.

cli-fourfold = Играј игре о четири ствари које се слажу.
cli-fourfold-examples =
    Примери:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Прикажи верзију и изађи.
cli-lang = Језик програма; ако није наведен, онај из окружења (FOURFOLD_LANG, LANG).
cli-quarto = Куарто: играј, гледај и решавај позиције, проверавај записе.
cli-json = Испиши JSON за програме, по један објекат у реду.
cli-cyrillic = Пише плочице и смерове ћириличким словима из књиге.
cli-position = Позиција, на пример "0..f/..../.3../.... 9": редови од 4 до 1, хексадецимална цифра за сваку фигуру, па фигура у руци или "-". Само "-" чита позиције са стандардног улаза, по једну у реду.
cli-preset = Правила игре; списак даје „fourfold quarto presets“.
cli-set = Мења једну поставку правила, на пример squares=on или move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Излаз
cli-unfinished = Није завршено, догађаја: { $events }.
cli-false-call = { $name }: узвик без линије (догађај { $event }).
cli-edition = Као у упутству на том језику
cli-in-hand = У руци: { $piece }, { $name }.

cli-play = Играј у терминалу, удвоје за једном тастатуром или против рачунара.
cli-play-examples =
    Примери:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Противник: човек (person) или ниво рачунара, почев од најслабијег. Ако није наведен, програм ће питати.
cli-play-names = Имена играча, са зарезом између.
cli-play-save = Где се чува незавршена партија.
cli-play-new = Почни изнова; незавршена партија се склања на страну.

cli-show = Прикажи позицију као текст или као слику.
cli-show-examples =
    Примери:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Нацртај позицију и у ову SVG датотеку.
cli-show-theme = Боје слике.
cli-show-size = Висина слике у пикселима.

cli-replay = Провери запис по правилима и покажи како се завршава.
cli-replay-examples =
    Примери:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Запис, као текст или JSON; „-“ га чита са стандардног улаза.
cli-replay-to = Испиши сам запис у овом облику.
cli-presets = Наброј правила по којима се може играти и шта која мењају.

cli-pentaraduga = Пентарадуга: гледај мозаике и колико вреде, тражи најбоље, прави задатке, понављај школске партије. Краће: „penta“.
cli-figure = Прикажи мозаик дат записом: његове квадрате и мане и његов најкраћи запис.
cli-figure-examples =
    Примери:

    fourfold pentaraduga figure "оКоВ,кОкЛЛ,оЖоН,сЗжП"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Плочице редом којим се полажу, са зарезима између: плочица, куда гледа њен врх, слова за највише, најдешње, најниже или најлевље место, плочице које додирује; или њено место, на пример оКоВ@0,0. Други завршеци долазе после „/“. Само „-“ чита мозаике са стандардног улаза, по један у реду.
cli-penta-solve = Нађи најбољи мозаик од датих плочица и докажи да бољег нема.
cli-penta-solve-examples =
    Примери:

    fourfold pentaraduga solve оКо кОк жОк жОж оЖо зЖо сЗж

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "кОкВ,жОж,сЗжЛ" оКо кОж
cli-penta-tiles = Рука: плочице као оКо или oRv, са размацима или зарезима између. Само „-“ чита руке са стандардног улаза, по једну у реду.
cli-penta-goal = Чега треба највише: squares (квадрати); quados (квадрати мање покварени углови); rings (прстенови); frame (празна поља у рупи; не морају се употребити све плочице).
cli-penta-free = Само мозаици без сукоба и кривих спојева. Иначе су дозвољени, али се одузимају.
cli-penta-extend = Мозаик дат записом који остаје какав јесте; плочице се додају на њега.
cli-penta-count = Реци и колико има најбољих мозаика; они који се окретањем поклопе рачунају се једном.
cli-penta-seconds = Колико најдуже тражити; затим се каже најбољи дотад нађен мозаик и да није доказан. 0: колико год треба.
cli-penta-none = { $proved ->
        [1] Нема мозаика од свих ових плочица без мане.
       *[0] За то време није нађен ниједан мозаик.
    }
cli-penta-solved = { $proved ->
        [1] Најбоље могуће, доказано за { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Најбоље нађено за { NUMBER($seconds, maximumFractionDigits: 0) } s, није доказано:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } прстен
            [few] { $rings } прстена
           *[other] { $rings } прстенова
        }, { $counted ->
            [one] { $counted } квадрат.
            [few] { $counted } квадрата.
           *[other] { $counted } квадрата.
        }
        [frame] рупа од { $hole ->
            [one] { $hole } поља
            [few] { $hole } поља
           *[other] { $hole } поља
        }, вреди { $counted }.
       *[squares] вреди { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Једнако добрих мозаика има најмање { $count }.
       *[1] Таквих мозаика има { $count }.
    }
cli-penta-problems = Направи нове задатке или покажи један од њих с решењима.
cli-penta-problems-examples =
    Примери:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 од 14 плочица), squares+ (12 од 24) или quados (7 плочица додатих на мозаик од 7); или ознака једног задатка, да се виде решења.
cli-penta-problems-count = Колико задатака.
cli-penta-problems-seed = Одакле почети: сваки пут исти задаци. Иначе насумично.
cli-penta-problems-difficulty = Од 1 (лако) до 5 (тешко): колико су решења ретка и колико квадрата који се одмах нуде води на погрешан пут. Иначе било која тежина.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , тежина { $difficulty } од 5
    }: { $kind ->
        [quados] { $given ->
                [start] додај све ове плочице на овај мозаик
               *[hand] направи од ових плочица мозаик који вреди { $start }, па му додај све остале од четрнаест плочица
            } тако да вреди { $goal }, уз један мање за сваки покварен угао{ $symmetry ->
                [none] .
                [central] , с обрисом који остаје исти кад се окрене за пола круга.
               *[any] , са симетричним обрисом.
            }
       *[squares] направи од свих ових плочица један мозаик који вреди { $goal }.
    }
cli-census = Испитај колико вреди најбољи мозаик сваке могуће руке. Ако се прекине и поново покрене, наставља где је стало.
cli-census-examples =
    Примери:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Које руке: squares (7 од 14 плочица без љубичасте), squares+ (12 од све 24; траје неколико минута) или rings (у којим рукама има прстена).
cli-census-output = Фасцикла за потврде, с мозаиком за сваку руку, и за оно што је досад урађено.
cli-census-workers = Колико процеса тражи; подразумевано по један за свако језгро процесора.
cli-census-ray = Тражи на Ray кластеру на овој адреси, на пример 10.0.0.1:6379; „local“ га покреће на овом рачунару.
cli-census-verify = Уместо тога провери ову потврду: да је свака рука у њој једном, да сваки мозаик вреди колико пише и да нова претрага налази исто.
cli-census-samples = Колико рука поново претражити при провери; све ако их је мање.
cli-census-seed = Које су то руке.
cli-census-hands = Рука од { $size } плочица, од укупно { $tiles }: { $hands }; ако се оне које се разликују само бојама или као у огледалу рачунају једном: { $classes }.
cli-census-column = { $column ->
        [score] Вреди
        [hands] Рука
        [tiles] Од плочица
        [size] У руци
        [rings] С прстеном
       *[share] Удео
    }
cli-census-extreme = Ниједна рука не вреди { $end ->
        [least] мање
       *[most] више
    } од { $score }; { $hands ->
        [1] толико вреди једна:
        [one] толико вреди { $hands }, на пример:
        [few] толико вреде { $hands }, на пример:
       *[other] толико вреди { $hands }, на пример:
    }
cli-census-question = Да ли свака рука{ $colour ->
        [none] { "" }
       *[other] { " " }у којој све плочице имају { $colour }
    } вреди { $below } или више? { $hands ->
        [0] Да.
        [1] Не, једна не:
        [one] Не, { $hands } не, на пример:
        [few] Не, { $hands } не, на пример:
       *[other] Не, { $hands } не, на пример:
    }
cli-census-verified = { $wrong ->
        [0] Потврда је исправна: ставки { $count }, од тога поново претражено { $solved }.
        [one] У потврди је { $wrong } грешка.
        [few] У потврди су { $wrong } грешке.
       *[other] У потврди је { $wrong } грешака.
    }
cli-penta-replay = Одиграј школске партије по правилима и реци њихове резултате или где крше правила.
cli-penta-replay-examples =
    Примери:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Датотека са школским партијама у JSON-у, „-“ за стандардни улаз или ознака школске партије која долази уз Fourfold, на пример fulls-1.
cli-penta-nameless = Партија без ознаке
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , догађај { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } плочица
        [few] { $tiles } плочице
       *[other] { $tiles } плочица
    }, { $squares ->
        [one] { $squares } квадрат
        [few] { $squares } квадрата
       *[other] { $squares } квадрата
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } прстен
        [few] , { $rings } прстена
       *[other] , { $rings } прстенова
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } сукоб
        [few] , { $clashes } сукоба
       *[other] , { $clashes } сукоба
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } крив спој
        [few] , { $rough } крива споја
       *[other] , { $rough } кривих спојева
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } покварен угао (за Квадос)
        [few] , { $spoiled } покварена угла (за Квадос)
       *[other] , { $spoiled } покварених углова (за Квадос)
    }{ $parts ->
        [0] { "" }
       *[other] , у више делова
    }: вреди { $counted }.

cli-penta-match = Нека два нивоа рачунара играју једну игру Пентарадуге један против другог.
cli-penta-match-examples =
    Примери:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Игра, на пример fulls или reach+.
cli-penta-match-level = Ниво рачунара.
cli-penta-match-games = Колико партија; нивои после сваке мењају места.
cli-penta-match-result = { $game }, ниво { $first } против нивоа { $second }: победа { $wins }, нерешених { $draws }, пораза { $losses }, од укупно { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); просечно поена { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }; радњи у средњој партији: { $actions }.

cli-solve = Реши позицију: да ли је добијена, нерешена или изгубљена за играча који држи фигуру или треба да је да, и колико брзо?
cli-solve-examples =
    Примери:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Шта се рачуна, на пример colour,shape; подразумевано све: colour,shape,height,top.
cli-squares = И девет блокова од 2 × 2 поља су линије.
cli-shared = Колико заједничких особина морају имати четири фигуре у линији; подразумевано 1.
cli-threads = Колико нити тражи.
cli-memory = Колико мегабајта претрага сме да заузме да би памтила табле.
cli-solve-moves = Реци и колико вреди сваки потез.
cli-solve-warm = Уз „-“: памти шта је нађено од једне позиције до друге.
cli-searching = Чворова { $nodes } за { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , потеза { $done } од { $all }
    }…
cli-value = { $piece ->
        [nobody] Табла је пуна:
        [giver] Ко следећи даје фигуру,
       *[other] Ко држи { $piece },
    } { $value ->
        [win] { $plies ->
            [1] побеђује одмах.
            [one] побеђује за { $plies } полупотез.
            [few] побеђује за { $plies } полупотеза.
           *[other] побеђује за { $plies } полупотеза.
        }
        [loss] { $plies ->
            [one] губи за { $plies } полупотез ако други добро игра.
            [few] губи за { $plies } полупотеза ако други добро игра.
           *[other] губи за { $plies } полупотеза ако други добро игра.
        }
       *[draw] { $piece ->
            [nobody] нерешено.
           *[other] може до ремија, али не и до победе ако други добро игра.
        }
    }
cli-spent = Претражено чворова: { $nodes }, за { $seconds } s.
cli-grid =
    Редови: куда иде фигура из руке. Колоне: фигура која се даје следећа.
    +n побеђује за n полупотеза, = реми, -n губи за n полупотеза. Полупотез је једно давање или једно постављање.

cli-analyse = Анализирај позицију: колико вреди, најбоље потезе и шта обоје потом играју.
cli-analyse-examples =
    Примери:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Позиција, на пример "0..f/..../.3../.... 9": редови од 4 до 1, хексадецимална цифра за сваку фигуру, па фигура у руци или "-".
cli-best = Најбољи потези:
cli-line = Ако обоје добро играју:

cli-review = Прегледај партију: колико је вредео сваки потез, шта је пропуштено и када је одлучено.
cli-review-examples =
    Примери:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] победа
        [draw] реми
        [loss] пораз
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] испушта победу
       *[draw] испушта реми
    }
cli-missed = не узвикује: { $lines }
cli-overlooked = Нико није узвикнуо: { $lines } (догађај { $event }).
cli-decided = { $event ->
        [0] Од почетка је вредела оно чиме се завршила.
       *[other] Одлучено је с догађајем { $event }.
    }

cli-engine = Одговарај другим програмима, редовима на стандардном улазу и излазу (docs/engine.md).
cli-engine-examples =
    Примери:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm је за списак позиција; иде уз „-“ уместо позиције.

cli-match = Нека нивои рачунара играју међу собом, и оцени их.
cli-match-examples =
    Примери:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Два нивоа или више; сваки игра са свима осталима.
cli-match-all = Сви нивои.
cli-match-games = Колико партија играју свака два нивоа; прву фигуру дају наизменично.
cli-match-seed = Исто семе даје исте партије.
cli-match-workers = Колико процеса игра; подразумевано колико има процесора.
cli-match-result = Ниво { $first } против нивоа { $second }: победа { $wins }, нерешених { $draws }, пораза { $losses }; { $points ->
        [1] 1 поен
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    } од { $games }, { $elo } Elo.
cli-match-level = Ниво
cli-match-step = Корак
cli-match-legend = Elo: нула је просек. Корак: колико је бољи од претходног нивоа. Затим поени у сто партија против сваког нивоа. Грешке: 95 %.
malformed-match-levels = За меч су потребна два нивоа или више, сваки наведен једном; очекује се нешто као 3 5, или --all.

malformed-language = „{ $text }“ није језик који знамо; има: { $expected }.
malformed-utf-8 = Ово није UTF-8 текст.
malformed-file = { $path }: { $problem }
malformed-save = Незавршена партија у { $path } не може да се прочита: { $problem } Покрени са --new да је склониш на страну.
malformed-save-in-use = Партија у { $path } отворена је у другом прозору. Наведи другу датотеку помоћу --save.
malformed-no-terminal = За игру треба терминал.
malformed-names = „{ $text }“ нису два имена; очекује се нешто као Ann,Bo.
malformed-svg-of-many = --svg црта једну позицију, а не списак са стандардног улаза.

cli-serve = Покрени веб-апликацију: играње у прегледачу, с пријатељима или рачунаром.
cli-serve-examples =
    Примери:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Адреса на којој се слуша.
cli-port = Порт на којем се слуша; 0 узима слободан.
cli-database = База података; подразумевано SQLite у системској фасцикли за податке.
cli-workers = Колико процеса опслужује играче; за више од једног требају PostgreSQL и Redis.
cli-redis = Адреса за Redis, преко ког процеси буде један другог.
cli-proxy = Адреса проксија испред сервера, који преко X-Forwarded-For јавља одакле долазе захтеви.
cli-limits = Колико гости смеју, ако је другачије него иначе: као JSON, види docs/security.md.
cli-open = Отвори страницу у прегледачу.
cli-log-json = Пиши дневник као JSON, по један објекат у реду.
cli-metrics-port = Порт на којем сервер јавља систему Prometheus како ради.
cli-metrics-host = Адреса на којој то јавља.
cli-serving = Fourfold је на { $address }
cli-think = Размишљај за рачунар сервера и на овој машини.
cli-think-examples =
    Пример:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Адреса за Redis који сервери користе.
cli-think-processes = Колико процеса размишља; подразумевано по један за сваки процесор.
cli-thinking = Размишљам за сервере који користе овај Redis.
malformed-redis = Ово није адреса за Redis као што је redis://localhost:6379: { $why }
cli-admin = Одржавање базе података.
cli-migrate = Доведи шему у најновије стање (сервер то ради сам кад се покрене).
cli-backup = Ископирај SQLite базу док сервер ради.
cli-backup-file = Куда; још не сме да постоји.
cli-export = Испиши сваку партију као запис, по један у реду.
cli-prune = Избриши оно што је старо док сервер ради. Ако није наведено шта, старо се само преброји.
cli-prune-kinds = Шта избрисати: столове за којима се није играло, столове с незавршеном или завршеном партијом, двобоје, линкове за друге уређаје, госте који нигде не седе, записе о раду сервера; редом unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Колико дана то нико није дирао.
cli-forget = Избриши податке госта: име и то које су партије биле његове.
cli-forget-guest = Гост: његова ознака или ознака стола и место, на пример 3f7dQx0aLm2c/A.
cli-count = Преброј госте, столове и догађаје.
malformed-port = На { $host }:{ $port } не може да се слуша: { $why }.
malformed-workers = За више процеса требају заједничка база података и заједнички Redis: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Нема госта „{ $guest }“.
malformed-exists = { $path } већ постоји.
malformed-database = База података не може да се отвори: { $why }
malformed-database-taken = Базу података { $where } користи други сервер (процес { $pid } на { $host }, од { $since }). Прво га заустави или изабери другу --database.
malformed-database-shared = Базу података { $where } користи други сервер који овај не чује (процес { $pid } на { $host }, од { $since }). Прво га заустави или покрени оба са истим --redis.
malformed-database-log = Дневник { $path } је оштећен: кад би се база отворила, иза оштећења би се { $commits ->
        [one] изгубила { $commits } сачувана измена
        [few] изгубиле { $commits } сачуване измене
       *[other] изгубило { $commits } сачуваних измена
    } ({ $frames ->
        [one] { $frames } блок
        [few] { $frames } блока
       *[other] { $frames } блокова
    }). Прво копирај { $database } и { $path } на сигурно. Онда на њихово место стави резервну копију или покрени „fourfold admin salvage“ да задржиш што се може прочитати, а остатка се одрекнеш.
cli-salvage = Отвори SQLite базу чији је дневник оштећен: задржи копију оба и одрекни се измена иза оштећења. Прво заустави сервер.
malformed-salvage = Ова команда је само за SQLite.
malformed-no-database = У { $where } нема базе података програма Fourfold. Наведи је помоћу --database или FOURFOLD_DATABASE.
malformed-backup = Ова наредба копира само SQLite. За PostgreSQL користи pg_dump.

cli-book = Књига отварања: тачне вредности свих позиција с највише три фигуре на табли.
cli-book-rules = Правила чије је то поглавље: classic, squares, beginners-1, beginners-2 или beginners-3; сва ако није наведено ниједно.
cli-book-build = Направи књигу претрагом. Траје отприлике сат; ако се прекине и поново покрене, наставља где је стало.
cli-book-examples =
    Примери:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Фасцикла за поглавља и за оно што је досад урађено.
cli-book-workers = Колико процеса тражи; подразумевано по један за свако језгро процесора.
cli-book-memory = Колико меморије сваки од њих сме да узме за своју табелу, у MB.
cli-book-verify = Провери књигу: да је цела, да следи из себе саме и да се слаже с новим претрагама.
cli-book-samples = Колико табли из сваког поглавља поново претражити.
cli-book-seed = Које су то табле.
cli-book-wrong = { $name } је погрешно; претрага је нашла: { $found }
cli-book-verified = { $wrong ->
        [0] Књига је исправна.
        [one] Погрешна је { $wrong } табла.
        [few] Погрешне су { $wrong } табле.
       *[other] Погрешних табли има { $wrong }.
    }
cli-stopped = Заустављено. Урађено је сачувано: иста наредба наставља одавде.
malformed-book-rules = Нема поглавља „{ $name }“; очекује се једно од: { $expected }.

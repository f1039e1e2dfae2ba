### Командний рядок.

cli-fourfold = Ігри про чотири речі, які мають щось спільне.
cli-fourfold-examples =
    Приклади:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Показати версію й вийти.
cli-lang = Мова; якщо не вказати — та, що задана в середовищі (FOURFOLD_LANG, LANG).
cli-quarto = Кварто: грати, дивитися й розв’язувати позиції, перевіряти записи.
cli-json = Друкувати JSON для програм, по об’єкту в рядку.
cli-cyrillic = Записує фішки й напрямки кириличними літерами, як у книзі.
cli-position = Позиція, наприклад "0..f/..../.3../.... 9": горизонталі з 4 по 1, фігура — шістнадцяткова цифра, потім фігура в руці або "-". Одна лише риска "-" читає позиції зі стандартного вводу, по одній у рядку.
cli-preset = Правила гри; їх перелічує «fourfold quarto presets».
cli-set = Змінює налаштування правил, наприклад squares=on або move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Вивід
cli-unfinished = Не закінчено, подій: { $events }.
cli-false-call = { $name } оголошує ряд, якого немає (подія { $event }).
cli-edition = Як у листку цією мовою
cli-in-hand = У руці: { $piece }, { $name }.

cli-play = Грати в терміналі: удвох за однією клавіатурою або проти комп’ютера.
cli-play-examples =
    Приклади:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Суперник: людина (person) або рівень комп’ютера, від найслабшого. Якщо не вказати, програма запитає.
cli-play-names = Імена гравців через кому.
cli-play-save = Де зберігати незакінчену партію.
cli-play-new = Почати наново; незакінчену партію буде відкладено.

cli-show = Показати позицію текстом або картинкою.
cli-show-examples =
    Приклади:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Ще й намалювати позицію в цей файл SVG.
cli-show-theme = Кольори картинки.
cli-show-size = Висота картинки в пікселях.

cli-replay = Перевірити запис за правилами й показати, чим він закінчується.
cli-replay-examples =
    Приклади:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Запис, текстом або в JSON; «-» читає його зі стандартного вводу.
cli-replay-to = Надрукувати сам запис у цьому вигляді.
cli-presets = Перелічити правила, за якими можна грати, і чим вони відрізняються.

cli-pentaraduga = Пентарадуга: дивитися фігури та їхній рахунок, шукати найкращі, складати задачі, програвати навчальні партії. Коротше — «penta».
cli-figure = Показати фігуру за її записом: квадрати, вади й найкоротший запис.
cli-figure-examples =
    Приклади:

    fourfold pentaraduga figure "оКоВ,кОкЛЛ,оЖоН,сЗжП"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Фішки через кому в тому порядку, як їх кладуть: фішка, куди дивиться її вершина, літери найвищого, найправішого, найнижчого чи найлівішого місця, фішки, яких вона торкається; або її місце, наприклад оКоВ@0,0. Інші закінчення йдуть після «/». Одна лише риска «-» читає фігури зі стандартного вводу, по одній у рядку.
cli-penta-solve = Знайти найкращу фігуру з набору фішок і довести, що кращої немає.
cli-penta-solve-examples =
    Приклади:

    fourfold pentaraduga solve оКо кОк жОк жОж оЖо зЖо сЗж

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "кОкВ,жОж,сЗжЛ" оКо кОж
cli-penta-tiles = Набір: фішки на кшталт оКо чи oRv через пробіл або кому. Одна лише риска «-» читає набори зі стандартного вводу, по одному в рядку.
cli-penta-goal = Чого має бути якнайбільше: squares (квадрати); quados (квадрати мінус зіпсовані кути); rings (кільця); frame (порожні клітинки отвору; класти всі фішки не обов’язково).
cli-penta-free = Лише фігури без незбігів і кривих стиків. Інакше вони дозволені, але віднімаються.
cli-penta-extend = Фігура в записі, яка лишається, як є; фішки прикладають до неї.
cli-penta-count = Сказати ще, скільки є найкращих фігур; ті, що збігаються при повороті, рахуються за одну.
cli-penta-seconds = Скільки шукати щонайбільше; тоді буде названо найкращу знайдену фігуру й те, що це не доведено. 0: скільки треба.
cli-penta-none = { $proved ->
        [1] Фігури з усіх цих фішок без вад немає.
       *[0] За цей час фігура не знайшлася.
    }
cli-penta-solved = { $proved ->
        [1] Краще не буває, доведено за { NUMBER($seconds, maximumFractionDigits: 3) } с:
       *[0] Найкраще, що знайшлося за { NUMBER($seconds, maximumFractionDigits: 0) } с, не доведено:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } кільце
            [few] { $rings } кільця
           *[many] { $rings } кілець
        }, { $counted ->
            [one] { $counted } квадрат.
            [few] { $counted } квадрати.
           *[many] { $counted } квадратів.
        }
        [frame] отвір на { $hole ->
            [one] { $hole } клітинку
            [few] { $hole } клітинки
           *[many] { $hole } клітинок
        }, рахунок { $counted }.
       *[squares] рахунок { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Рівноцінних фігур щонайменше { $count }.
       *[1] { $count ->
            [1] Така фігура одна.
            [one] Таких фігур { $count }.
            [few] Таких фігур { $count }.
           *[many] Таких фігур { $count }.
        }
    }
cli-penta-problems = Скласти нові задачі або показати одну з них із відповідями.
cli-penta-problems-examples =
    Приклади:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 фішок із 14), squares+ (12 із 24) або quados (7 фішок до фігури із 7); або номер задачі, щоб побачити її відповіді.
cli-penta-problems-count = Скільки.
cli-penta-problems-seed = Звідки почати: за того самого числа задачі ті самі. Інакше навмання.
cli-penta-problems-difficulty = Від 1 (легко) до 5 (важко): наскільки рідкісні відповіді та скільки квадратів, що самі просяться, ведуть не туди. Інакше будь-яка.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , складність { $difficulty } з 5
    }: { $kind ->
        [quados] { $given ->
                [start] прикладіть усі ці фішки до цієї фігури
               *[hand] складіть із цих фішок фігуру з рахунком { $start }, тоді прикладіть до неї всі інші з чотирнадцяти
            } так, щоб рахунок був { $goal }; кожен зіпсований кут забирає одиницю{ $symmetry ->
                [none] .
                [central] . Контур має збігатися із собою після пів оберту.
               *[any] . Контур має бути симетричним.
            }
       *[squares] складіть з усіх цих фішок одну фігуру з рахунком { $goal }.
    }
cli-census = Дізнатися рахунок найкращої фігури для кожного можливого набору. Перерваний перепис після нового запуску триває далі.
cli-census-examples =
    Приклади:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Які набори: squares (7 із 14 фішок без фіолетового), squares+ (12 з усіх 24; триває кілька хвилин) або rings (з яких наборів складається кільце).
cli-census-output = Тека для свідоцтв із фігурою для кожного набору й для того, що вже зроблено.
cli-census-workers = Скільки процесів шукають; якщо не вказати — по одному на ядро.
cli-census-ray = Шукати на кластері Ray за цією адресою, наприклад 10.0.0.1:6379; «local» запускає кластер на цій машині.
cli-census-verify = Натомість перевірити це свідоцтво: що кожен набір є в ньому один раз, що рахунок кожної фігури правильний і що новий пошук знаходить те саме.
cli-census-samples = Для скількох наборів під час перевірки шукати наново; для всіх, якщо їх менше.
cli-census-seed = Які це набори.
cli-census-hands = { $hands ->
        [one] { $hands } набір
        [few] { $hands } набори
       *[many] { $hands } наборів
    } по { $size } з { $tiles } фішок; якщо не зважати на кольори й віддзеркалення — { $classes }.
cli-census-column = { $column ->
        [score] Рахунок
        [hands] Наборів
        [tiles] Із фішок
        [size] У наборі
        [rings] З кільцем
       *[share] Частка
    }
cli-census-extreme = Рахунку { $end ->
        [least] меншого
       *[most] більшого
    } за { $score } не має жоден набір; { $hands ->
        [1] стільки має один:
        [one] стільки мають { $hands }, наприклад:
        [few] стільки мають { $hands }, наприклад:
       *[many] стільки мають { $hands }, наприклад:
    }
cli-census-question = Чи кожен набір{ $colour ->
        [none] { "" }
       *[other] { ", " }де на всіх фішках є колір { $colour },
    } має рахунок не менший за { $below }? { $hands ->
        [0] Так.
        [1] Ні, один має менший:
        [one] Ні, менший мають { $hands }, наприклад:
        [few] Ні, менший мають { $hands }, наприклад:
       *[many] Ні, менший мають { $hands }, наприклад:
    }
cli-census-verified = { $wrong ->
        [0] Свідоцтво правильне: записів { $count }, наново знайдено { $solved }.
        [one] У свідоцтві { $wrong } помилка.
        [few] У свідоцтві { $wrong } помилки.
       *[many] У свідоцтві { $wrong } помилок.
    }
cli-penta-replay = Програти навчальні партії за правилами й назвати їхній рахунок або місце, де правила порушено.
cli-penta-replay-examples =
    Приклади:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Файл навчальних партій у JSON, «-» для стандартного вводу або назва навчальної партії із самого Fourfold, наприклад fulls-1.
cli-penta-nameless = Партія без назви
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , подія { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } фішка
        [few] { $tiles } фішки
       *[many] { $tiles } фішок
    }, { $squares ->
        [one] { $squares } квадрат
        [few] { $squares } квадрати
       *[many] { $squares } квадратів
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } кільце
        [few] , { $rings } кільця
       *[many] , { $rings } кілець
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } незбіг
        [few] , { $clashes } незбіги
       *[many] , { $clashes } незбігів
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } кривий стик
        [few] , { $rough } криві стики
       *[many] , { $rough } кривих стиків
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } зіпсований кут (для «Квадосу»)
        [few] , { $spoiled } зіпсовані кути (для «Квадосу»)
       *[many] , { $spoiled } зіпсованих кутів (для «Квадосу»)
    }{ $parts ->
        [0] { "" }
       *[other] , кілька частин
    }: рахунок { $counted }.

cli-penta-match = Звести два рівні комп’ютера в одній з ігор Пентарадуги.
cli-penta-match-examples =
    Приклади:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Гра, наприклад fulls або reach+.
cli-penta-match-level = Рівень комп’ютера.
cli-penta-match-games = Скільки партій; після кожної рівні міняються місцями.
cli-penta-match-result = { $game }, рівень { $first } проти рівня { $second }: перемог { $wins }, нічиїх { $draws }, поразок { $losses }, усього партій { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); у середньому очок { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }; дій у середній за довжиною партії { $actions }.

cli-solve = Розв’язати позицію: виграна вона, нічийна чи програна для того, хто тримає фігуру або має її дати, і як скоро?
cli-solve-examples =
    Приклади:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Що рахується, наприклад colour,shape; якщо не вказати — усе: colour,shape,height,top.
cli-squares = Дев’ять квадратів 2 × 2 — теж ряди.
cli-shared = Скільки спільних ознак повинні мати чотири фігури ряду; якщо не вказати — 1.
cli-threads = У скільки потоків шукати.
cli-memory = Скільки мегабайтів пошук може зайняти, щоб запам’ятовувати позиції.
cli-solve-moves = Сказати ще, чого вартий кожен хід.
cli-solve-warm = Разом із «-»: пам’ятати знайдене від позиції до позиції.
cli-searching = Вузлів { $nodes } за { $seconds } с{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , ходів { $done } з { $all }
    }…
cli-value = { $piece ->
        [nobody] Дошка заповнена:
        [giver] Хто дає наступну фігуру,
       *[other] Хто тримає «{ $piece }»,
    } { $value ->
        [win] { $plies ->
            [1] той перемагає відразу.
            [one] той перемагає за { $plies } півхід.
            [few] той перемагає за { $plies } півходи.
           *[many] той перемагає за { $plies } півходів.
        }
        [loss] { $plies ->
            [one] той програє за { $plies } півхід, якщо інший грає добре.
            [few] той програє за { $plies } півходи, якщо інший грає добре.
           *[many] той програє за { $plies } півходів, якщо інший грає добре.
        }
       *[draw] { $piece ->
            [nobody] нічия.
           *[other] той може дістати нічию, але не перемогу, якщо інший грає добре.
        }
    }
cli-spent = Переглянуто вузлів: { $nodes }, за { $seconds } с.
cli-grid =
    Рядки: куди стане фігура з руки. Стовпці: яку фігуру дати потім.
    +n перемога за n півходів, = нічия, -n поразка за n півходів. Півхід — дати фігуру або поставити її.

cli-analyse = Проаналізувати позицію: чого вона варта, найкращі ходи і що обоє грають далі.
cli-analyse-examples =
    Приклади:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Позиція, наприклад "0..f/..../.3../.... 9": горизонталі з 4 по 1, фігура — шістнадцяткова цифра, потім фігура в руці або "-".
cli-best = Найкращі ходи:
cli-line = Якщо обоє грають добре:

cli-review = Розібрати партію: чого вартий був кожен хід, що проґавлено й коли все вирішилося.
cli-review-examples =
    Приклади:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] перемога
        [draw] нічия
        [loss] поразка
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] упускає перемогу
       *[draw] упускає нічию
    }
cli-missed = не оголошує { $lines }
cli-overlooked = Ніхто не оголосив { $lines } (подія { $event }).
cli-decided = { $event ->
        [0] Від самого початку партія йшла до такого кінця.
       *[other] Усе вирішила подія { $event }.
    }

cli-engine = Відповідати іншим програмам, рядками стандартного вводу й виводу (docs/engine.md).
cli-engine-examples =
    Приклади:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm — для списку позицій: замість позиції потрібне «-».

cli-match = Звести рівні комп’ютера між собою й дізнатися їхній рейтинг.
cli-match-examples =
    Приклади:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Два рівні або більше; кожен грає з усіма.
cli-match-all = Усі рівні.
cli-match-games = Скільки партій грають кожні два рівні; першу фігуру дають по черзі.
cli-match-seed = За того самого числа партії ті самі.
cli-match-workers = Скільки процесів грають; якщо не вказати — стільки, скільки процесорів.
cli-match-result = Рівень { $first } проти рівня { $second }: перемог { $wins }, нічиїх { $draws }, поразок { $losses }; { $points ->
        [1] 1 очко
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } з { $games }, Ело { $elo }.
cli-match-level = Рівень
cli-match-step = Крок
cli-match-legend = Ело: нуль — середнє. Крок: наскільки сильніший за попередній рівень. Далі очки у ста партіях проти кожного рівня. Похибка: 95 %.
malformed-match-levels = Матчу потрібні два рівні або більше, кожен один раз; наприклад 3 5 або --all.

malformed-language = Мовою «{ $text }» ми не говоримо; є такі: { $expected }.
malformed-utf-8 = Це не текст у UTF-8.
malformed-file = { $path }: { $problem }
malformed-save = Незакінчену партію в { $path } не прочитати: { $problem } Щоб відкласти її, почніть із --new.
malformed-save-in-use = Партія в { $path } відкрита в іншому вікні. Назвіть інший файл: --save.
malformed-no-terminal = Для гри потрібен термінал.
malformed-names = «{ $text }» — не два імені; потрібно, наприклад, Оля,Тарас.
malformed-svg-of-many = --svg малює одну позицію, а не список зі стандартного вводу.

cli-serve = Запустити вебзастосунок: грати в браузері з друзями або з комп’ютером.
cli-serve-examples =
    Приклади:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Адреса, яку слухати.
cli-port = Порт, який слухати; 0 — будь-який вільний.
cli-database = База даних; якщо не вказати — SQLite в теці даних системи.
cli-workers = Скільки процесів обслуговують гравців; для двох і більше потрібні PostgreSQL і Redis.
cli-redis = Адреса Redis, через який процеси будять один одного.
cli-proxy = Адреса проксі перед сервером, який через X-Forwarded-For повідомляє, звідки прийшов запит.
cli-limits = Скільки дозволено гостям, якщо не як зазвичай: у JSON, див. docs/security.md.
cli-open = Відкрити сторінку в браузері.
cli-log-json = Писати журнал у JSON, по об’єкту в рядку.
cli-metrics-port = Повідомляти Prometheus, як справи в сервера, на цьому порту.
cli-metrics-host = Адреса, на якій про це повідомляти.
cli-serving = Fourfold тут: { $address }
cli-think = Думати за комп’ютер сервера й на цій машині.
cli-think-examples =
    Приклад:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Адреса того Redis, з яким працюють сервери.
cli-think-processes = Скільки процесів думають; якщо не вказати — по одному на процесор.
cli-thinking = Думаю за сервери цього Redis.
malformed-redis = Це не адреса Redis на зразок redis://localhost:6379: { $why }
cli-admin = Догляд за базою даних.
cli-migrate = Оновити схему (сервер робить це під час запуску).
cli-backup = Скопіювати базу SQLite, поки сервер працює.
cli-backup-file = Куди; такого файлу ще не має бути.
cli-export = Надрукувати всі партії записами, по одній у рядку.
cli-prune = Видалити старе, поки сервер працює. Якщо не вказати, що саме, — лише порахувати старе.
cli-prune-kinds = Що видалити: столи, за якими не грали, столи з незакінченою чи закінченою партією, дуелі, посилання на інші пристрої, гостей, які ніде не сидять, записи про роботу сервера; відповідно unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Скільки днів цього ніхто не торкався.
cli-forget = Видалити дані гостя: ім’я і те, які партії були його.
cli-forget-guest = Гість: його номер або номер столу й місце, наприклад 3f7dQx0aLm2c/A.
cli-count = Порахувати гостей, столи й події.
malformed-port = Слухати { $host }:{ $port } не можна: { $why }.
malformed-workers = Кільком процесам потрібні спільні база даних і Redis: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Гостя «{ $guest }» немає.
malformed-exists = { $path } уже є.
malformed-database = Базу даних відкрити не вдалося: { $why }
malformed-database-taken = Базу даних { $where } використовує інший сервер (процес { $pid } на { $host }, від { $since }). Спершу зупиніть його або виберіть іншу --database.
malformed-database-shared = Базу даних { $where } використовує інший сервер, який цього не чує (процес { $pid } на { $host }, від { $since }). Спершу зупиніть його або запустіть обидва з тим самим --redis.
malformed-database-log = Журнал { $path } пошкоджено: якщо відкрити базу, за місцем пошкодження { $commits ->
        [one] пропаде { $commits } збережена зміна
        [few] пропадуть { $commits } збережені зміни
       *[many] пропаде { $commits } збережених змін
    } ({ $frames ->
        [one] { $frames } блок
        [few] { $frames } блоки
       *[many] { $frames } блоків
    }). Спершу скопіюйте { $database } і { $path } у безпечне місце. Потім поставте на їхнє місце резервну копію або запустіть «fourfold admin salvage», щоб зберегти те, що читається, і відмовитися від решти.
cli-salvage = Відкрити базу SQLite з пошкодженим журналом: зберегти копію обох файлів і відмовитися від змін за місцем пошкодження. Спершу зупиніть сервер.
malformed-salvage = Ця команда лише для SQLite.
malformed-no-database = У { $where } немає бази даних Fourfold. Назвіть її: --database або FOURFOLD_DATABASE.
malformed-backup = Ця команда копіює лише SQLite. Для PostgreSQL є pg_dump.

cli-book = Книга дебютів: точна оцінка кожної позиції, де на дошці до трьох фігур.
cli-book-rules = Правила, чий це розділ: classic, squares, beginners-1, beginners-2 або beginners-3; якщо не назвати — усі.
cli-book-build = Скласти книгу пошуком. Триває близько години; перерваний пошук після нового запуску триває далі.
cli-book-examples =
    Приклади:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Тека для розділів і для того, що вже зроблено.
cli-book-workers = Скільки процесів шукають; якщо не вказати — по одному на ядро.
cli-book-memory = Скільки пам’яті кожен із них може зайняти під таблицю, у МБ.
cli-book-verify = Перевірити книгу: що вона ціла, не суперечить собі й згодна з новим пошуком.
cli-book-samples = Для скількох позицій кожного розділу шукати наново.
cli-book-seed = Які це позиції.
cli-book-wrong = { $name }: хибно; пошук знайшов { $found }
cli-book-verified = { $wrong ->
        [0] Книга правильна.
        [one] Неправильна { $wrong } позиція.
        [few] Неправильні { $wrong } позиції.
       *[many] Неправильних позицій { $wrong }.
    }
cli-stopped = Перервано. Зроблене збережено: та сама команда продовжить звідси.
malformed-book-rules = Розділу «{ $name }» немає; є такі: { $expected }.

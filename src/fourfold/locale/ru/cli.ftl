### Командная строка.

cli-fourfold = Игры о четырёх вещах, у которых есть общее.
cli-fourfold-examples =
    Примеры:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Показать версию и выйти.
cli-lang = Язык; по умолчанию тот, что задан в окружении (FOURFOLD_LANG, LANG).
cli-quarto = Кварто: играть, смотреть и решать позиции, проверять записи.
cli-json = Печатать JSON для программ, по объекту в строке.
cli-cyrillic = Пишет фишки и направления русскими буквами, как в книге.
cli-position = Позиция, например "0..f/..../.3../.... 9": горизонтали с 4 по 1, фигура — шестнадцатеричная цифра, потом фигура в руке или "-". Одно "-" читает позиции из стандартного ввода, по одной в строке.
cli-preset = Правила игры; их перечисляет «fourfold quarto presets».
cli-set = Меняет настройку правил, например squares=on или move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Вывод
cli-unfinished = Не окончена, событий: { $events }.
cli-false-call = { $name } объявляет ряд, которого нет (событие { $event }).
cli-edition = Как в листке на этом языке
cli-in-hand = В руке: { $piece }, { $name }.

cli-play = Играть в терминале, вдвоём за одной клавиатурой или против компьютера.
cli-play-examples =
    Примеры:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Аня,Боря --preset tournament
cli-play-against = Противник: человек (person) или уровень компьютера, от слабого к сильному. Если не назвать, программа спросит.
cli-play-names = Имена игроков через запятую.
cli-play-save = Где хранить неоконченную партию.
cli-play-new = Начать заново; неоконченная партия будет отложена.

cli-show = Показать позицию текстом или картинкой.
cli-show-examples =
    Примеры:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Ещё и нарисовать позицию в этот файл SVG.
cli-show-theme = Цвета картинки.
cli-show-size = Высота картинки в пикселях.

cli-replay = Проверить запись по правилам и показать, чем она кончается.
cli-replay-examples =
    Примеры:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Запись, текстом или в JSON; «-» читает её из стандартного ввода.
cli-replay-to = Напечатать саму запись в этом виде.
cli-presets = Перечислить правила, по которым можно играть, и чем они отличаются.

cli-pentaraduga = Пентарадуга: смотреть фигуры и их счёт, искать лучшие, составлять задачи, проигрывать учебные партии. Короче — «penta».
cli-figure = Показать фигуру по её записи: квадраты, изъяны и самую короткую запись.
cli-figure-examples =
    Примеры:

    fourfold pentaraduga figure "оКоВ,кОкЛЛ,оЖоН,сЗжП"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Фишки через запятую в том порядке, как их ставят: фишка, куда смотрит её вершина, буквы самого верхнего, правого, нижнего или левого места, фишки, которых она касается; или её место, например оКоВ@0,0. Другие окончания идут после «/». Одно «-» читает фигуры из стандартного ввода, по одной в строке.
cli-penta-solve = Найти лучшую фигуру из набора фишек и доказать, что лучше нет.
cli-penta-solve-examples =
    Примеры:

    fourfold pentaraduga solve оКо кОк жОк жОж оЖо зЖо сЗж

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "кОкВ,жОж,сЗжЛ" оКо кОж
cli-penta-tiles = Набор: фишки вроде оКо или oRv через пробел или запятую. Одно «-» читает наборы из стандартного ввода, по одному в строке.
cli-penta-goal = Чего должно быть больше всего: squares (квадраты); quados (квадраты минус испорченные углы); rings (кольца); frame (пустые клетки отверстия; ставить все фишки не обязательно).
cli-penta-free = Только фигуры без несостыковок и грубых приставлений. Иначе они допустимы, но вычитаются.
cli-penta-extend = Фигура в записи, которая остаётся как есть; фишки приставляют к ней.
cli-penta-count = Сказать ещё, сколько лучших фигур есть; те, что совпадают при повороте, считаются за одну.
cli-penta-seconds = Сколько искать самое большее; потом называется лучшая найденная фигура и то, что это не доказано. 0: сколько понадобится.
cli-penta-none = { $proved ->
        [1] Фигуры из всех этих фишек без изъянов нет.
       *[0] За это время фигура не нашлась.
    }
cli-penta-solved = { $proved ->
        [1] Лучше не бывает, доказано за { NUMBER($seconds, maximumFractionDigits: 3) } с:
       *[0] Лучшее, что нашлось за { NUMBER($seconds, maximumFractionDigits: 0) } с, не доказано:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } кольцо
            [few] { $rings } кольца
           *[many] { $rings } колец
        }, { $counted ->
            [one] { $counted } квадрат.
            [few] { $counted } квадрата.
           *[many] { $counted } квадратов.
        }
        [frame] отверстие в { $hole ->
            [one] { $hole } клетку
            [few] { $hole } клетки
           *[many] { $hole } клеток
        }, счёт { $counted }.
       *[squares] счёт { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Не хуже этой по меньшей мере столько фигур: { $count }.
       *[1] { $count ->
            [1] Такая фигура одна.
            [one] Таких фигур { $count }.
            [few] Таких фигур { $count }.
           *[many] Таких фигур { $count }.
        }
    }
cli-penta-problems = Составить новые задачи или показать одну из них с ответами.
cli-penta-problems-examples =
    Примеры:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 фишек из 14), squares+ (12 из 24) или quados (7 фишек к фигуре из 7); или номер задачи, чтобы увидеть её ответы.
cli-penta-problems-count = Сколько.
cli-penta-problems-seed = С чего начинать: при одном и том же числе задачи те же. Иначе случайно.
cli-penta-problems-difficulty = От 1 (легко) до 5 (трудно): насколько редки ответы и сколько квадратов из тех, что напрашиваются сразу, ведут не туда. Иначе любая.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , сложность { $difficulty } из 5
    }: { $kind ->
        [quados] { $given ->
                [start] приставьте все эти фишки к этой фигуре
               *[hand] сложите из этих фишек фигуру со счётом { $start }, затем приставьте к ней все остальные из четырнадцати
            } так, чтобы счёт был { $goal }; каждый испорченный угол отнимает единицу{ $symmetry ->
                [none] .
                [central] . Контур должен совпадать с собой при повороте на пол-оборота.
               *[any] . Контур должен быть симметричным.
            }
       *[squares] сложите из всех этих фишек одну фигуру со счётом { $goal }.
    }
cli-census = Узнать счёт лучшей фигуры для каждого возможного набора. Прерванная перепись при новом запуске продолжается.
cli-census-examples =
    Примеры:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Какие наборы: squares (7 из 14 фишек без фиолетового), squares+ (12 из всех 24; занимает минуты) или rings (из каких наборов складывается кольцо).
cli-census-output = Папка для свидетельств с фигурой для каждого набора и для того, что уже сделано.
cli-census-workers = Сколько процессов ищут; по умолчанию по одному на ядро.
cli-census-ray = Искать на кластере Ray по этому адресу, например 10.0.0.1:6379; «local» запускает кластер на этой машине.
cli-census-verify = Вместо поиска проверить это свидетельство: что каждый набор есть в нём один раз, что счёт каждой фигуры указан верно и что новый поиск находит то же.
cli-census-samples = Для скольких наборов при проверке искать заново; для всех, если их меньше.
cli-census-seed = Какие это наборы.
cli-census-hands = { $hands ->
        [one] { $hands } набор
        [few] { $hands } набора
       *[many] { $hands } наборов
    } по { $size } из { $tiles } фишек; если отличия только в цветах или в отражении не считать — { $classes }.
cli-census-column = { $column ->
        [score] Счёт
        [hands] Наборов
        [tiles] Из фишек
        [size] В наборе
        [rings] С кольцом
       *[share] Доля
    }
cli-census-extreme = Счёта { $end ->
        [least] меньше
       *[most] больше
    } { $score } нет ни у одного набора; { $hands ->
        [1] столько у одного:
        [one] столько у { $hands }, например:
        [few] столько у { $hands }, например:
       *[many] столько у { $hands }, например:
    }
cli-census-question = У каждого ли набора{ $colour ->
        [none] { "" }
       *[other] { ", " }где на всех фишках есть цвет { $colour },
    } счёт не меньше { $below }? { $hands ->
        [0] Да.
        [1] Нет, у одного меньше:
        [one] Нет, меньше у { $hands }, например:
        [few] Нет, меньше у { $hands }, например:
       *[many] Нет, меньше у { $hands }, например:
    }
cli-census-verified = { $wrong ->
        [0] Свидетельство верно: записей { $count }, из них заново просчитано { $solved }.
        [one] В свидетельстве { $wrong } ошибка.
        [few] В свидетельстве { $wrong } ошибки.
       *[many] В свидетельстве { $wrong } ошибок.
    }
cli-penta-replay = Проиграть учебные партии по правилам и назвать их счёт или место, где правила нарушены.
cli-penta-replay-examples =
    Примеры:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Файл учебных партий в JSON, «-» для стандартного ввода или имя учебной партии из самого Fourfold, например fulls-1.
cli-penta-nameless = Партия без имени
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , событие { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } фишка
        [few] { $tiles } фишки
       *[many] { $tiles } фишек
    }, { $squares ->
        [one] { $squares } квадрат
        [few] { $squares } квадрата
       *[many] { $squares } квадратов
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } кольцо
        [few] , { $rings } кольца
       *[many] , { $rings } колец
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } несостыковка
        [few] , { $clashes } несостыковки
       *[many] , { $clashes } несостыковок
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } грубое приставление
        [few] , { $rough } грубых приставления
       *[many] , { $rough } грубых приставлений
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } испорченный угол (для «Квадоса»)
        [few] , { $spoiled } испорченных угла (для «Квадоса»)
       *[many] , { $spoiled } испорченных углов (для «Квадоса»)
    }{ $parts ->
        [0] { "" }
       *[other] , несколько частей
    }: счёт { $counted }.

cli-penta-match = Свести друг с другом два уровня компьютера в одной из игр пентарадуги.
cli-penta-match-examples =
    Примеры:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Игра, например fulls или reach+.
cli-penta-match-level = Уровень компьютера.
cli-penta-match-games = Сколько партий; после каждой уровни меняются местами.
cli-penta-match-result = { $game }, уровень { $first } против уровня { $second }: побед { $wins }, ничьих { $draws }, поражений { $losses }, всего партий { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); в среднем очков { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }; действий в средней по длине партии { $actions }.

cli-solve = Решить позицию: выиграна она, ничейна или проиграна для того, кто держит фигуру или должен дать её, и как скоро?
cli-solve-examples =
    Примеры:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Что считается, например colour,shape; по умолчанию всё: colour,shape,height,top.
cli-squares = Девять квадратов 2 × 2 — тоже ряды.
cli-shared = Сколько общих признаков должно быть у четырёх фигур ряда; по умолчанию 1.
cli-threads = Во сколько потоков искать.
cli-memory = Сколько мегабайт поиск может занять, чтобы запоминать позиции.
cli-solve-moves = Сказать ещё, чего стоит каждый ход.
cli-solve-warm = Вместе с «-»: помнить найденное от позиции к позиции.
cli-searching = Узлов { $nodes } за { $seconds } с{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , ходов { $done } из { $all }
    }…
cli-value = { $piece ->
        [nobody] Поле заполнено:
        [giver] Кто даёт следующую фигуру,
       *[other] Кто держит { $piece },
    } { $value ->
        [win] { $plies ->
            [1] тот побеждает сразу.
            [one] тот побеждает за { $plies } полуход.
            [few] тот побеждает за { $plies } полухода.
           *[many] тот побеждает за { $plies } полуходов.
        }
        [loss] { $plies ->
            [one] тот проигрывает за { $plies } полуход, если другой играет хорошо.
            [few] тот проигрывает за { $plies } полухода, если другой играет хорошо.
           *[many] тот проигрывает за { $plies } полуходов, если другой играет хорошо.
        }
       *[draw] { $piece ->
            [nobody] ничья.
           *[other] тот может добиться ничьей, но не победы, если другой играет хорошо.
        }
    }
cli-spent = Просмотрено узлов: { $nodes }, за { $seconds } с.
cli-grid =
    Строки: куда встанет фигура из руки. Столбцы: какую фигуру дать затем.
    +n победа за n полуходов, = ничья, -n поражение за n полуходов. Полуход — дать фигуру или поставить её.

cli-analyse = Разобрать позицию: чего она стоит, лучшие ходы и что играют оба дальше.
cli-analyse-examples =
    Примеры:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Позиция, например "0..f/..../.3../.... 9": горизонтали с 4 по 1, фигура — шестнадцатеричная цифра, потом фигура в руке или "-".
cli-best = Лучшие ходы:
cli-line = Если оба играют хорошо:

cli-review = Разобрать партию: чего стоил каждый ход, что упущено и когда всё решилось.
cli-review-examples =
    Примеры:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] победа
        [draw] ничья
        [loss] поражение
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] упускает победу
       *[draw] упускает ничью
    }
cli-missed = не объявляет { $lines }
cli-overlooked = Никто не объявил { $lines } (событие { $event }).
cli-decided = { $event ->
        [0] С самого начала партия стоила того, чем кончилась.
       *[other] Всё решило событие { $event }.
    }

cli-engine = Отвечать другим программам, строками стандартного ввода и вывода (docs/engine.md).
cli-engine-examples =
    Примеры:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm годится для списка позиций: вместо позиции нужно «-».

cli-match = Свести уровни компьютера друг с другом и узнать их рейтинг.
cli-match-examples =
    Примеры:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Два уровня или больше; каждый играет со всеми.
cli-match-all = Все уровни.
cli-match-games = Сколько партий играют каждые два уровня; первую фигуру дают по очереди.
cli-match-seed = При одном и том же числе партии те же.
cli-match-workers = Сколько процессов играют; по умолчанию столько, сколько процессоров.
cli-match-result = Уровень { $first } против уровня { $second }: побед { $wins }, ничьих { $draws }, поражений { $losses }; { $points ->
        [1] 1 очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } из { $games }, Эло { $elo }.
cli-match-level = Уровень
cli-match-step = Шаг
cli-match-legend = Эло: ноль — среднее. Шаг: насколько сильнее предыдущего уровня. Затем очки в ста партиях против каждого уровня. Погрешность: 95 %.
malformed-match-levels = Матчу нужны два уровня или больше, каждый один раз; например 3 5 или --all.

malformed-language = На языке «{ $text }» мы не говорим; есть такие: { $expected }.
malformed-utf-8 = Это не текст в UTF-8.
malformed-file = { $path }: { $problem }
malformed-save = Неоконченную партию в { $path } не прочесть: { $problem } Чтобы отложить её, начните с --new.
malformed-save-in-use = Партия в { $path } открыта в другом окне. Назовите другой файл: --save.
malformed-no-terminal = Для игры нужен терминал.
malformed-names = «{ $text }» — не два имени; нужно, например, Аня,Боря.
malformed-svg-of-many = --svg рисует одну позицию, а не список из стандартного ввода.

cli-serve = Запустить веб-приложение: играть в браузере с друзьями или с компьютером.
cli-serve-examples =
    Примеры:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Адрес, который слушать.
cli-port = Порт, который слушать; 0 — любой свободный.
cli-database = База данных; по умолчанию SQLite в папке данных системы.
cli-workers = Сколько процессов обслуживает игроков; для двух и более нужны PostgreSQL и Redis.
cli-redis = Адрес Redis, через который процессы будят друг друга.
cli-proxy = Адрес прокси перед сервером, который через X-Forwarded-For сообщает, откуда пришёл запрос.
cli-limits = Сколько разрешено гостям, если не как обычно: в JSON, см. docs/security.md.
cli-open = Открыть страницу в браузере.
cli-log-json = Писать журнал в JSON, по объекту в строке.
cli-metrics-port = Сообщать Prometheus, как дела у сервера, на этом порту.
cli-metrics-host = Адрес, на котором об этом сообщать.
cli-serving = Fourfold здесь: { $address }
cli-think = Думать за компьютер сервера и на этой машине.
cli-think-examples =
    Пример:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Адрес того Redis, с которым работают серверы.
cli-think-processes = Сколько процессов думают; по умолчанию по одному на процессор.
cli-thinking = Думаю за серверы этого Redis.
malformed-redis = Это не адрес Redis вроде redis://localhost:6379: { $why }
cli-admin = Уход за базой данных.
cli-migrate = Обновить схему (сервер делает это при запуске).
cli-backup = Скопировать базу SQLite, пока сервер работает.
cli-backup-file = Куда; такого файла ещё не должно быть.
cli-export = Напечатать все партии записями, по одной в строке.
cli-prune = Удалить старое, пока сервер работает. Без указания, что именно, только сосчитать старое.
cli-prune-kinds = Что удалить: столы, за которыми не играли, неоконченные и оконченные партии, дуэли, ссылки на другие устройства, гостей, которые нигде не сидят, записи о работе сервера; соответственно unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Сколько дней этого никто не касался.
cli-forget = Удалить данные гостя: имя и то, какие партии он играл.
cli-forget-guest = Гость: его номер или номер стола и место, например 3f7dQx0aLm2c/A.
cli-count = Сосчитать гостей, столы и события.
malformed-port = Слушать { $host }:{ $port } нельзя: { $why }.
malformed-workers = Нескольким процессам нужны общие база данных и Redis: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Гостя «{ $guest }» нет.
malformed-exists = { $path } уже есть.
malformed-database = Базу данных открыть не удалось: { $why }
malformed-database-taken = Базу данных { $where } уже использует другой сервер (процесс { $pid } на { $host }, с { $since }). Сначала остановите его или назовите другую: --database.
malformed-database-shared = Базу данных { $where } уже использует другой сервер, который не слышит этот (процесс { $pid } на { $host }, с { $since }). Сначала остановите его или запустите оба с одним и тем же --redis.
malformed-database-log = Журнал { $path } повреждён: если открыть базу, за местом повреждения { $commits ->
        [one] пропадёт { $commits } сохранённое изменение
        [few] пропадут { $commits } сохранённых изменения
       *[many] пропадут { $commits } сохранённых изменений
    } ({ $frames ->
        [one] { $frames } блок
        [few] { $frames } блока
       *[many] { $frames } блоков
    }). Сначала скопируйте { $database } и { $path } в надёжное место. Потом поставьте на их место резервную копию или запустите «fourfold admin salvage»: что можно прочесть, сохранится, остальное пропадёт.
cli-salvage = Открыть базу SQLite, у которой повреждён журнал: сохранить копию обоих файлов и отказаться от изменений за местом повреждения. Сначала остановите сервер.
malformed-salvage = Эта команда только для SQLite.
malformed-no-database = В { $where } нет базы данных Fourfold. Назовите её: --database или FOURFOLD_DATABASE.
malformed-backup = Эта команда копирует только SQLite. Для PostgreSQL есть pg_dump.

cli-book = Книга дебютов: точная оценка каждой позиции, где на поле до трёх фигур.
cli-book-rules = Правила, чья это глава: classic, squares, beginners-1, beginners-2 или beginners-3; если не назвать, все.
cli-book-build = Составить книгу поиском. Занимает час или около того; прерванный поиск при новом запуске продолжается.
cli-book-examples =
    Примеры:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Папка для глав и для того, что уже сделано.
cli-book-workers = Сколько процессов ищут; по умолчанию по одному на ядро.
cli-book-memory = Сколько памяти каждый из них может занять под таблицу, в МБ.
cli-book-verify = Проверить книгу: что она цела, не противоречит себе и согласна с новым поиском.
cli-book-samples = Сколько позиций каждой главы просчитать заново.
cli-book-seed = Какие это позиции.
cli-book-wrong = { $name }: неверно; поиск нашёл { $found }
cli-book-verified = { $wrong ->
        [0] Книга верна.
        [one] Неверна { $wrong } позиция.
        [few] Неверны { $wrong } позиции.
       *[many] Неверны { $wrong } позиций.
    }
cli-stopped = Прервано. Сделанное сохранено: та же команда продолжит отсюда.
malformed-book-rules = Главы «{ $name }» нет; есть такие: { $expected }.

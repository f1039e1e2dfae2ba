### Решаване: задачи, дуели, анализ.

web-title-solve = Решавай · Fourfold
web-title-problem = Задача · Fourfold
web-title-duel = Дуел · Fourfold
web-title-hands = Анализ · Fourfold

## Всичко за решаване

web-solve-title = Решавай
web-solve-lead = Задачи от Пентарадуга за размисъл, насаме или срещу някого.
web-solve-loading = Зареждаме…
web-solve-daily = Задача на деня
web-solve-daily-go = { $state ->
        [solved] Решена. Виж я пак
        [shown] Виж я пак
        [begun] Продължи я
       *[new] Опитай
    }
web-solve-problems = Задачи
web-solve-kind = Вид
web-solve-kind-squares = Квадрати
web-solve-kind-squares-plus = Квадрати +
web-solve-kind-quados = Квадос
web-solve-about-squares = Направи от седем плочки една фигура с възможно най-много квадрати.
web-solve-about-squares-plus = Същото с дванадесет плочки от всичките шест цвята.
web-solve-about-quados = Сложи седем плочки към фигура от седем. Развалените ъгли се вадят.
web-solve-book = Книгата
web-solve-difficulty-is = Трудност { $difficulty } от 5
web-solve-problem-is = { $state ->
        [solved] Задача { $number }, решена
        [shown] Задача { $number }, показан отговор
        [begun] Задача { $number }, започната
       *[new] Задача { $number }
    }
web-solve-another = Нова задача
web-solve-another-of = Нова с трудност { $difficulty }
web-solve-solved-count = { $count ->
        [0] На това устройство още няма решена от тях.
        [one] На това устройство е решена една от тях.
       *[other] На това устройство са решени { $count } от тях.
    }
web-solve-save-svg = Запази като SVG
web-solve-save-png = Запази като PNG
web-solve-save-failed = Картинката не се получи.

## Колко струва фигура

web-solve-count = { $counted ->
        [one] Брои се { $counted } квадрат
       *[other] Броят се { $counted } квадрата
    }
web-solve-count-of = { $counted } от { $goal } квадрата
# Какво се вади: страни с различни цветове, двойки плочки, които лежат накриво, ъгли, които нищо не запълва.
web-solve-count-faults = { $squares ->
        [one] { $squares } квадрат
       *[other] { $squares } квадрата
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } разминаване
       *[other] {" "}− { $clashes } разминавания
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } крива сглобка
       *[other] {" "}− { $rough } криви сглобки
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } развален ъгъл
       *[other] {" "}− { $spoiled } развалени ъгъла
    }

## Задача

web-problem-title = { $from ->
        [day] Задача на деня: { $kind }
        [book] { $kind } { $number }, от книгата
       *[new] { $kind }
    }
web-problem-table = Масата
web-problem-time = Време: { $time }
web-problem-task-squares = Направи от всички { $tiles } плочки една фигура, която струва { $goal } квадрата.
web-problem-task-quados = { $given ->
        [start] Сложи всички { $tiles } плочки към фигурата така, че да струва { $goal } квадрата. Всеки развален ъгъл отнема един.
       *[first] Първо направи от първите си седем плочки фигура с { $start } квадрата. После сложи към нея всички останали така, че да струва { $goal } квадрата. Всеки развален ъгъл отнема един.
    }{ $symmetry ->
        [any] {" "}Контурът трябва да е симетричен.
        [central] {" "}Контурът трябва да изглежда същият след половин завъртане.
       *[none] { "" }
    }
web-problem-first = Първите { $count } плочки от ръката ти правят първата фигура.
web-problem-lacks = { $lack ->
        [tiles] Някои плочки още са в ръката ти.
        [whole] Плочките трябва да са една фигура.
        [start] Първите ти седем плочки трябва да струват { $start } квадрата.
        [symmetry] Контурът още не е симетричен.
       *[goal] Трябва да струва { $goal } квадрата.
    }
web-problem-solved = { $hints ->
        [0] Решена за { $time }, без подсказка.
        [one] Решена за { $time }, с една подсказка.
       *[other] Решена за { $time }, с { $hints } подсказки.
    }
web-problem-shown = Отговорът е показан.
web-problem-hint = Подсказка { $step } от { $steps }
web-problem-hint-given = Подсказка { $step } е тук.
web-problem-hint-colours = Квадратите са в тези цветове:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Тези две плочки лежат една до друга:
web-problem-hint-lie = { $count ->
        [one] Тази плочка лежи така:
       *[other] Тези плочки лежат така:
    }
web-problem-clear = Отначало
web-problem-give-up = Откажи се
web-problem-sure = Искаш ли да видиш отговора? Тогава задачата не се брои за решена.
web-problem-sure-yes = Покажи отговора
web-problem-sure-no = Ще опитам още
web-problem-solution = Покажи отговорите
web-problem-answer = { $count ->
        [one] Отговорът
       *[other] Отговор { $number } от { $count }
    }
web-problem-next-answer = Следващ отговор
web-problem-next = Следваща задача
web-problem-again = Още веднъж
web-problem-others = Всички задачи

## Дуел

web-duel-title = Дуел
web-duel-lead = Двама строят от еднакво добри ръце, всеки сам и когато иска. Печели този с повече квадрати, а при равни – по-бързият.
web-duel-propose = Предизвикай приятел по линк
web-duel-table = Едновременно, на маса
web-duel-rules = Всеки прави една фигура от { $tiles } плочки. Ръцете са еднакво добри: едната е другата в други цветове. Имаш { $minutes } минути. Печели този с повече квадрати, а при равни – по-бързият.
web-duel-invite = Прати този линк на приятеля си
web-duel-share = Дуел на Пентарадуга
web-duel-begin-own = Твоите плочки
web-duel-challenged = { $name } те предизвиква
web-duel-begin-hint = Часовникът ти тръгва, когато видиш плочките си.
web-duel-begin = Покажи плочките
web-duel-build = Направи една фигура от всички { $tiles } плочки
web-duel-hand-in = Предай я
web-duel-hand-in-hint = Предадената фигура вече не се променя.
web-duel-all-tiles = Брои се само фигура от всички плочки.
web-duel-you = Ти
web-duel-made = { $counted ->
        [one] { $counted } квадрат за { $time }
       *[other] { $counted } квадрата за { $time }
    }
web-duel-waiting = { $state ->
        [open] Още никой не е приел предизвикателството ти. Резултатите се показват, когато и двамата свършат.
        [ready] { $name } още не започва. Резултатите се показват, когато и двамата свършат.
       *[building] { $name } още строи…
    }
web-duel-watching = В този дуел участват двама. Резултатите се показват, когато и двамата свършат.
web-duel-over = И двамата свършиха.
web-duel-result = { $who ->
        [you] Печелиш!
        [other] { $name } спечели.
       *[none] Реми.
    }
web-duel-best = { $best ->
        [one] Най-добрата фигура от всяка ръка струва { $best } квадрат.
       *[other] Най-добрата фигура от всяка ръка струва { $best } квадрата.
    }
web-duel-again = Още един дуел

## Анализ

web-hands-title = Какво става от тези плочки?
web-hands-lead = Избери плочки, сложи фигура или постави записа ѝ. Fourfold намира най-добрата фигура и го доказва.
web-hands-go = Анализирай набор или фигура
web-hands-way = Какво да анализираме
web-hands-hand = Набор
web-hands-figure = Фигура
web-hands-tiles = Всички плочки
web-hands-chosen = { $count ->
        [0] Няма избрана плочка.
        [one] Избрана е една плочка.
       *[other] Избрани са { $count } плочки.
    }
web-hands-none = Изчисти избора
web-hands-notation = Записът на фигурата
web-hands-goal = Най-добрата фигура за
web-hands-goal-squares = Квадрати
web-hands-goal-quados = Квадос
web-hands-goal-rings = Пръстени
web-hands-goal-frame = Рамки
web-hands-solve = { $count ->
        [0] Намери най-добрата фигура
        [one] Намери най-добрата фигура от една плочка
       *[other] Намери най-добрата фигура от { $count } плочки
    }
web-hands-busy = Търсим…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] От тези плочки не става такава фигура.
               *[no] За това време не се намери нищо.
            }
       *[yes] { $goal ->
                [rings] Най-добрата намерена фигура има { $rings ->
                    [one] { $rings } пръстен
                   *[other] { $rings } пръстена
                } и { $counted ->
                    [one] { $counted } квадрат
                   *[other] { $counted } квадрата
                }.
                [frame] Най-добрата намерена фигура огражда { $counted ->
                    [one] { $counted } клетка
                   *[other] { $counted } клетки
                }.
               *[squares] Най-добрата намерена фигура струва { $counted ->
                    [one] { $counted } квадрат
                   *[other] { $counted } квадрата
                }.
            } { $proved ->
                [yes] Доказано е, че няма по-добра.
               *[no] Нямаше време да се докаже, че няма по-добра.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [one] Единствена е.
               *[other] { $count } фигури са точно толкова добри.
            }
       *[no] { $count ->
                [one] Поне една фигура е точно толкова добра.
               *[other] Поне { $count } фигури са точно толкова добри.
            }
    }
web-hands-this-figure = Тази фигура
web-hands-facts = { $whole ->
        [yes] Една фигура.
       *[no] Тези плочки не са една фигура.
    } { $squares ->
        [one] { $squares } квадрат
       *[other] { $squares } квадрата
    }, { $clashes ->
        [one] { $clashes } разминаване
       *[other] { $clashes } разминавания
    }, { $rough ->
        [one] { $rough } крива сглобка
       *[other] { $rough } криви сглобки
    }, { $rings ->
        [one] { $rings } пръстен
       *[other] { $rings } пръстена
    }, { $spoiled ->
        [one] { $spoiled } развален ъгъл
       *[other] { $spoiled } развалени ъгъла
    }, { $hole ->
        [0] без дупка.
        [one] дупка от { $hole } клетка.
       *[other] дупка от { $hole } клетки.
    }

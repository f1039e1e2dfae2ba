### Решавање: задаци, двобоји, анализа.

web-title-solve = Решавање · Fourfold
web-title-problem = Задатак · Fourfold
web-title-duel = Двобој · Fourfold
web-title-hands = Анализа · Fourfold

## Све што може да се решава

web-solve-title = Решавање
web-solve-lead = Задаци из Пентарадуге, за размишљање насамо или против некога.
web-solve-loading = Учитавам…
web-solve-daily = Задатак дана
web-solve-daily-go = { $state ->
        [solved] Решено. Погледај поново
        [shown] Погледај поново
        [begun] Настави
       *[new] Покушај
    }
web-solve-problems = Задаци
web-solve-kind = Врста
web-solve-kind-squares = Квадрати
web-solve-kind-squares-plus = Квадрати +
web-solve-kind-quados = Квадос
web-solve-about-squares = Направи један мозаик од седам плочица, са што више квадрата.
web-solve-about-squares-plus = Исто с дванаест плочица у свих шест боја.
web-solve-about-quados = Додај седам плочица мозаику од седам. Покварени углови се одузимају.
web-solve-book = Књига
web-solve-difficulty-is = Тежина { $difficulty } од 5
web-solve-problem-is = { $state ->
        [solved] Задатак { $number }, решен
        [shown] Задатак { $number }, одустајање
        [begun] Задатак { $number }, започет
       *[new] Задатак { $number }
    }
web-solve-another = Нови
web-solve-another-of = Нови, тежина { $difficulty }
web-solve-solved-count = { $count ->
        [0] На овом уређају још није решен ниједан од ових.
        [one] На овом уређају решен је { $count } од ових.
        [few] На овом уређају решена су { $count } од ових.
       *[other] На овом уређају решено је { $count } од ових.
    }
web-solve-save-svg = Сачувај као SVG
web-solve-save-png = Сачувај као PNG
web-solve-save-failed = Слика није могла да се направи.

## Колико мозаик вреди

web-solve-count = { $counted ->
        [one] Рачуна се { $counted } квадрат
        [few] Рачунају се { $counted } квадрата
       *[other] Рачуна се { $counted } квадрата
    }
web-solve-count-of = Квадрата { $counted } од { $goal }
# Шта се одузима: странице где се боје разликују, плочице које леже укриво, углови које ништа не може да попуни.
web-solve-count-faults = { $squares ->
        [one] { $squares } квадрат
        [few] { $squares } квадрата
       *[other] { $squares } квадрата
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } сукоб
        [few] {" "}− { $clashes } сукоба
       *[other] {" "}− { $clashes } сукоба
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } крив спој
        [few] {" "}− { $rough } крива споја
       *[other] {" "}− { $rough } кривих спојева
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } покварен угао
        [few] {" "}− { $spoiled } покварена угла
       *[other] {" "}− { $spoiled } покварених углова
    }

## Задатак

web-problem-title = { $from ->
        [day] Задатак дана: { $kind }
        [book] { $kind } { $number }, из књиге
       *[new] { $kind }
    }
web-problem-table = Сто
web-problem-time = Време: { $time }
web-problem-task-squares = Направи један мозаик од свих плочица ({ $tiles }), вредан { $goal } квадрата.
web-problem-task-quados = { $given ->
        [start] Додај мозаику све плочице ({ $tiles }), тако да буде вредан { $goal } квадрата. Сваки покварен угао одузима један.
       *[first] Прво од својих првих седам плочица направи мозаик вредан { $start } квадрата. Онда му додај све остале, тако да буде вредан { $goal } квадрата. Сваки покварен угао одузима један.
    }{ $symmetry ->
        [any] {" "}Обрис мора бити симетричан.
        [central] {" "}Обрис мора изгледати исто и кад се окрене.
       *[none] { "" }
    }
web-problem-first = Од првих { $count } плочица твоје руке прави се први мозаик.
web-problem-lacks = { $lack ->
        [tiles] Неке плочице су ти још у руци.
        [whole] Плочице морају да чине један мозаик.
        [start] Мозаик од твојих првих седам плочица мора бити вредан { $start } квадрата.
        [symmetry] Обрис још није симетричан.
       *[goal] Мозаик мора бити вредан { $goal } квадрата.
    }
web-problem-solved = { $hints ->
        [0] Решено за { $time }, без помоћи.
        [one] Решено за { $time }, уз { $hints } помоћ.
        [few] Решено за { $time }, уз { $hints } помоћи.
       *[other] Решено за { $time }, уз { $hints } помоћи.
    }
web-problem-shown = Решење је показано.
web-problem-hint = Помоћ { $step } од { $steps }
web-problem-hint-given = Помоћ { $step } је ту.
web-problem-hint-colours = Квадрати су ових боја:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Ове две плочице леже једна уз другу:
web-problem-hint-lie = { $count ->
        [1] Ова плочица лежи овако:
        [one] Ове плочице леже овако:
        [few] Ове плочице леже овако:
       *[other] Ове плочице леже овако:
    }
web-problem-clear = Испочетка
web-problem-give-up = Одустани
web-problem-sure = Хоћеш ли да видиш решење? Задатак се онда рачуна као одустајање.
web-problem-sure-yes = Покажи решење
web-problem-sure-no = Пробај даље
web-problem-solution = Покажи решења
web-problem-answer = { $count ->
        [1] Решење
        [one] Решење { $number } од { $count }
        [few] Решење { $number } од { $count }
       *[other] Решење { $number } од { $count }
    }
web-problem-next-answer = Следеће решење
web-problem-next = Следећи задатак
web-problem-again = Још једном
web-problem-others = Сви задаци

## Двобој

web-duel-title = Двобој
web-duel-lead = Двоје граде од једнако добрих руку, свако за себе и кад хоће. Ко има више квадрата, побеђује; ако је једнако, ко је бржи.
web-duel-propose = Изазови пријатеља преко линка
web-duel-table = Обоје одједном, за столом
web-duel-rules = Свако прави један мозаик од { $tiles ->
        [one] { $tiles } плочице
        [few] { $tiles } плочице
       *[other] { $tiles } плочица
    }. Руке су једнако добре: једна је као друга, само у другим бојама. Имаш { $minutes } min. Побеђује ко има више квадрата; ако је једнако, ко је бржи.
web-duel-invite = Пошаљи овај линк пријатељу
web-duel-share = Двобој у Пентарадуги
web-duel-begin-own = Твоје плочице
web-duel-challenged = { $name } те изазива
web-duel-begin-hint = Сат ти креће кад видиш своје плочице.
web-duel-begin = Покажи плочице
web-duel-build = Направи један мозаик од свих плочица ({ $tiles })
web-duel-hand-in = Предај
web-duel-hand-in-hint = Кад се преда, остаје какво јесте.
web-duel-all-tiles = Важи само мозаик од свих плочица.
web-duel-you = Ти
web-duel-made = { $counted ->
        [one] { $counted } квадрат за { $time }
        [few] { $counted } квадрата за { $time }
       *[other] { $counted } квадрата за { $time }
    }
web-duel-waiting = { $state ->
        [open] Нико још није прихватио твој изазов. Резултати се виде кад обоје заврше.
        [ready] { $name } још не гради. Резултати се виде кад обоје заврше.
       *[building] { $name } још гради…
    }
web-duel-watching = Двоје учествује у овом двобоју. Резултати се виде кад обоје заврше.
web-duel-over = Обоје су завршили.
web-duel-result = { $who ->
        [you] Победа је твоја!
        [other] { $name } побеђује.
       *[none] Нерешено.
    }
web-duel-best = { $best ->
        [one] Најбољи мозаик сваке руке има { $best } квадрат.
        [few] Најбољи мозаик сваке руке има { $best } квадрата.
       *[other] Најбољи мозаик сваке руке има { $best } квадрата.
    }
web-duel-again = Још један двобој

## Анализа

web-hands-title = Шта се може од ових плочица?
web-hands-lead = Изабери плочице, или положи или налепи мозаик. Fourfold налази најбољи мозаик и доказује да бољег нема.
web-hands-go = Анализирај руку или мозаик
web-hands-way = Шта анализирати
web-hands-hand = Рука
web-hands-figure = Мозаик
web-hands-tiles = Све плочице
web-hands-chosen = { $count ->
        [0] Ниједна плочица није изабрана.
        [one] Изабрана је { $count } плочица.
        [few] Изабране су { $count } плочице.
       *[other] Изабрано је { $count } плочица.
    }
web-hands-none = Поништи избор
web-hands-notation = Мозаик у запису
web-hands-goal = Најбољи мозаик за
web-hands-goal-squares = Квадрати
web-hands-goal-quados = Квадос
web-hands-goal-rings = Прстење
web-hands-goal-frame = Оквири
web-hands-solve = { $count ->
        [0] Нађи најбољи мозаик
        [one] Нађи најбољи мозаик од { $count } плочице
        [few] Нађи најбољи мозаик од { $count } плочице
       *[other] Нађи најбољи мозаик од { $count } плочица
    }
web-hands-busy = Тражим…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Од ових плочица нема таквог мозаика.
               *[no] За то време ништа није нађено.
            }
       *[yes] { $goal ->
                [rings] Најбољи нађени мозаик има { $rings ->
                    [one] { $rings } прстен
                    [few] { $rings } прстена
                   *[other] { $rings } прстенова
                } и { $counted ->
                    [one] { $counted } квадрат
                    [few] { $counted } квадрата
                   *[other] { $counted } квадрата
                }.
                [frame] Најбољи нађени мозаик затвара { $counted ->
                    [one] { $counted } поље
                    [few] { $counted } поља
                   *[other] { $counted } поља
                }.
               *[squares] Најбољи нађени мозаик вреди { $counted ->
                    [one] { $counted } квадрат
                    [few] { $counted } квадрата
                   *[other] { $counted } квадрата
                }.
            } { $proved ->
                [yes] Доказано је да бољег нема.
               *[no] Није било времена за доказ да бољег нема.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] Једини је.
                [one] Једнако добрих мозаика има { $count }.
                [few] Једнако добрих мозаика има { $count }.
               *[other] Једнако добрих мозаика има { $count }.
            }
       *[no] Једнако добрих мозаика има најмање { $count }.
    }
web-hands-this-figure = Овај мозаик
web-hands-facts = { $whole ->
        [yes] Један мозаик.
       *[no] Ове плочице не чине један мозаик.
    } { $squares ->
        [one] { $squares } квадрат
        [few] { $squares } квадрата
       *[other] { $squares } квадрата
    }, { $clashes ->
        [one] { $clashes } сукоб
        [few] { $clashes } сукоба
       *[other] { $clashes } сукоба
    }, { $rough ->
        [one] { $rough } крив спој
        [few] { $rough } крива споја
       *[other] { $rough } кривих спојева
    }, { $rings ->
        [one] { $rings } прстен
        [few] { $rings } прстена
       *[other] { $rings } прстенова
    }, { $spoiled ->
        [one] { $spoiled } покварен угао
        [few] { $spoiled } покварена угла
       *[other] { $spoiled } покварених углова
    }, { $hole ->
        [0] без рупе.
        [one] рупа од { $hole } поља.
        [few] рупа од { $hole } поља.
       *[other] рупа од { $hole } поља.
    }

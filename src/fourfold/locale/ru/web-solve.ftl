### Решать: задачи, дуэли, анализ.

web-title-solve = Решать · Fourfold
web-title-problem = Задача · Fourfold
web-title-duel = Дуэль · Fourfold
web-title-hands = Анализ · Fourfold

## Всё, что можно решать

web-solve-title = Решать
web-solve-lead = Задачи пентарадуги: подумать в одиночку или посоревноваться.
web-solve-loading = Загружаем…
web-solve-daily = Задача дня
web-solve-daily-go = { $state ->
        [solved] Решена. Посмотреть ещё раз
        [shown] Посмотреть ещё раз
        [begun] Продолжить
       *[new] Попробовать
    }
web-solve-problems = Задачи
web-solve-kind = Вид
web-solve-kind-squares = Квадраты
web-solve-kind-squares-plus = Квадраты +
web-solve-kind-quados = Квадос
web-solve-about-squares = Сложить из семи фишек одну фигуру, в которой квадратов как можно больше.
web-solve-about-squares-plus = То же из двенадцати фишек всех шести цветов.
web-solve-about-quados = Приставить семь фишек к фигуре из семи. Испорченные углы вычитаются.
web-solve-book = Из книги
web-solve-difficulty-is = Сложность { $difficulty } из 5
web-solve-problem-is = { $state ->
        [solved] Задача { $number }, решена
        [shown] Задача { $number }, ответ показан
        [begun] Задача { $number }, начата
       *[new] Задача { $number }
    }
web-solve-another = Новая задача
web-solve-another-of = Новая, сложность { $difficulty }
web-solve-solved-count = { $count ->
        [0] На этом устройстве из них пока ни одна не решена.
        [one] На этом устройстве из них решена { $count }.
        [few] На этом устройстве из них решены { $count }.
       *[many] На этом устройстве из них решено { $count }.
    }
web-solve-save-svg = Сохранить как SVG
web-solve-save-png = Сохранить как PNG
web-solve-save-failed = Картинку сделать не удалось.

## Чего стоит фигура

web-solve-count = { $counted ->
        [one] Засчитан { $counted } квадрат
        [few] Засчитаны { $counted } квадрата
       *[many] Засчитано { $counted } квадратов
    }
web-solve-count-of = Квадратов { $counted } из { $goal }
# Что вычитают: отрезки с разными цветами, пары фишек, чьи диагонали не сходятся, углы, которых не заполнить.
web-solve-count-faults = { $squares ->
        [one] { $squares } квадрат
        [few] { $squares } квадрата
       *[many] { $squares } квадратов
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } несостыковка
        [few] {" "}− { $clashes } несостыковки
       *[many] {" "}− { $clashes } несостыковок
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } грубое приставление
        [few] {" "}− { $rough } грубых приставления
       *[many] {" "}− { $rough } грубых приставлений
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } испорченный угол
        [few] {" "}− { $spoiled } испорченных угла
       *[many] {" "}− { $spoiled } испорченных углов
    }

## Задача

web-problem-title = { $from ->
        [day] Задача дня: { $kind }
        [book] { $kind } { $number }, из книги
       *[new] { $kind }
    }
web-problem-table = Стол
web-problem-time = Время: { $time }
web-problem-task-squares = Сложите из всех фишек ({ $tiles }) одну фигуру, чтобы засчитанных квадратов было { $goal }.
web-problem-task-quados = { $given ->
        [start] Приставьте к фигуре все фишки ({ $tiles }), чтобы засчитанных квадратов было { $goal }. Каждый испорченный угол отнимает один.
       *[first] Сначала сложите из первых семи фишек фигуру, квадратов в ней { $start }. Потом приставьте к ней все остальные, чтобы засчитанных квадратов было { $goal }. Каждый испорченный угол отнимает один.
    }{ $symmetry ->
        [any] {" "}Контур должен быть симметричным.
        [central] {" "}Контур должен совпадать с собой при повороте на пол-оборота.
       *[none] { "" }
    }
web-problem-first = { $count ->
        [one] Из первой { $count } вашей фишки складывают первую фигуру.
        [few] Из первых { $count } ваших фишек складывают первую фигуру.
       *[many] Из первых { $count } ваших фишек складывают первую фигуру.
    }
web-problem-lacks = { $lack ->
        [tiles] Ещё не все фишки на столе.
        [whole] Фишки должны составлять одну фигуру.
        [start] Из первых семи фишек засчитанных квадратов должно быть { $start }.
        [symmetry] Контур пока не симметричен.
       *[goal] Засчитанных квадратов должно быть { $goal }.
    }
web-problem-solved = { $hints ->
        [0] Решена за { $time } без подсказок.
        [one] Решена за { $time } с { $hints } подсказкой.
        [few] Решена за { $time } с { $hints } подсказками.
       *[many] Решена за { $time } с { $hints } подсказками.
    }
web-problem-shown = Вы посмотрели ответ.
web-problem-hint = Подсказка { $step } из { $steps }
web-problem-hint-given = Подсказка { $step } показана.
web-problem-hint-colours = Квадраты таких цветов:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Эти две фишки лежат рядом:
web-problem-hint-lie = { $count ->
        [1] Эта фишка лежит так:
        [one] Эти фишки лежат так:
        [few] Эти фишки лежат так:
       *[many] Эти фишки лежат так:
    }
web-problem-clear = Начать сначала
web-problem-give-up = Сдаться
web-problem-sure = Показать ответ? Тогда задача не будет считаться решённой.
web-problem-sure-yes = Показать ответ
web-problem-sure-no = Подумать ещё
web-problem-solution = Показать ответы
web-problem-answer = { $count ->
        [1] Ответ
        [one] Ответ { $number } из { $count }
        [few] Ответ { $number } из { $count }
       *[many] Ответ { $number } из { $count }
    }
web-problem-next-answer = Следующий ответ
web-problem-next = Следующая задача
web-problem-again = Ещё раз
web-problem-others = Все задачи

## Дуэль

web-duel-title = Дуэль
web-duel-lead = Двое строят из равных наборов, каждый сам по себе и когда захочет. Побеждает тот, у кого больше квадратов, а при равенстве — кто быстрее.
web-duel-propose = Вызвать друга по ссылке
web-duel-table = Одновременно, за столом
web-duel-rules = Каждый складывает одну фигуру из своих фишек ({ $tiles }). Наборы равные: один превращается в другой, если поменять цвета. Время: { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }. Побеждает тот, у кого больше квадратов, а при равенстве — кто быстрее.
web-duel-invite = Отправьте эту ссылку другу
web-duel-share = Дуэль в пентарадуге
web-duel-begin-own = Ваши фишки
web-duel-challenged = { $name } вызывает вас
web-duel-begin-hint = Ваши часы пойдут, когда вы увидите фишки.
web-duel-begin = Показать мои фишки
web-duel-build = Сложите одну фигуру из всех фишек ({ $tiles })
web-duel-hand-in = Сдать фигуру
web-duel-hand-in-hint = Сданную фигуру уже не изменить.
web-duel-all-tiles = Считается только фигура из всех фишек.
web-duel-you = Вы
web-duel-made = { $counted ->
        [one] { $counted } квадрат за { $time }
        [few] { $counted } квадрата за { $time }
       *[many] { $counted } квадратов за { $time }
    }
web-duel-waiting = { $state ->
        [open] Ваш вызов пока никто не принял. Результаты будут видны, когда закончат оба.
        [ready] { $name } ещё не начинает. Результаты будут видны, когда закончат оба.
       *[building] { $name } ещё строит…
    }
web-duel-watching = В этой дуэли уже два участника. Результаты будут видны, когда закончат оба.
web-duel-over = Оба закончили.
web-duel-result = { $who ->
        [you] Вы победили!
        [other] Побеждает { $name }.
       *[none] Ничья.
    }
web-duel-best = { $best ->
        [one] Лучшая фигура из любого из этих наборов — { $best } квадрат.
        [few] Лучшая фигура из любого из этих наборов — { $best } квадрата.
       *[many] Лучшая фигура из любого из этих наборов — { $best } квадратов.
    }
web-duel-again = Ещё дуэль

## Анализ

web-hands-title = Что можно сложить из этих фишек?
web-hands-lead = Выберите фишки, сложите фигуру или вставьте её запись. Fourfold найдёт лучшую фигуру и докажет это.
web-hands-go = Анализ набора или фигуры
web-hands-way = Что разобрать
web-hands-hand = Набор
web-hands-figure = Фигура
web-hands-tiles = Все фишки
web-hands-chosen = { $count ->
        [0] Ни одна фишка не выбрана.
        [one] Выбрана { $count } фишка.
        [few] Выбраны { $count } фишки.
       *[many] Выбрано { $count } фишек.
    }
web-hands-none = Снять выбор
web-hands-notation = Запись фигуры
web-hands-goal = Лучшая фигура для игры
web-hands-goal-squares = Квадраты
web-hands-goal-quados = Квадос
web-hands-goal-rings = Кольца
web-hands-goal-frame = Рамки
web-hands-solve = { $count ->
        [0] Найти лучшую фигуру
        [one] Найти лучшую фигуру из { $count } фишки
        [few] Найти лучшую фигуру из { $count } фишек
       *[many] Найти лучшую фигуру из { $count } фишек
    }
web-hands-busy = Ищем…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Такой фигуры из этих фишек не сложить.
               *[no] За это время ничего не нашлось.
            }
       *[yes] { $goal ->
                [rings] В лучшей найденной фигуре { $rings ->
                    [one] { $rings } кольцо
                    [few] { $rings } кольца
                   *[many] { $rings } колец
                } и { $counted ->
                    [one] { $counted } квадрат
                    [few] { $counted } квадрата
                   *[many] { $counted } квадратов
                }.
                [frame] Внутри лучшей найденной фигуры { $counted ->
                    [one] { $counted } клетка
                    [few] { $counted } клетки
                   *[many] { $counted } клеток
                }.
               *[squares] Лучшая найденная фигура стоит { $counted ->
                    [one] { $counted } квадрат
                    [few] { $counted } квадрата
                   *[many] { $counted } квадратов
                }.
            } { $proved ->
                [yes] Доказано, что лучше нет.
               *[no] Доказать, что лучше нет, времени не хватило.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] Она такая одна.
                [one] Таких же хороших фигур { $count }.
                [few] Таких же хороших фигур { $count }.
               *[many] Таких же хороших фигур { $count }.
            }
       *[no] { $count ->
                [one] Таких же хороших фигур не меньше { $count }.
                [few] Таких же хороших фигур не меньше { $count }.
               *[many] Таких же хороших фигур не меньше { $count }.
            }
    }
web-hands-this-figure = Эта фигура
web-hands-facts = { $whole ->
        [yes] Одна фигура.
       *[no] Эти фишки не составляют одной фигуры.
    } { $squares ->
        [one] { $squares } квадрат
        [few] { $squares } квадрата
       *[many] { $squares } квадратов
    }, { $clashes ->
        [one] { $clashes } несостыковка
        [few] { $clashes } несостыковки
       *[many] { $clashes } несостыковок
    }, { $rough ->
        [one] { $rough } грубое приставление
        [few] { $rough } грубых приставления
       *[many] { $rough } грубых приставлений
    }, { $rings ->
        [one] { $rings } кольцо
        [few] { $rings } кольца
       *[many] { $rings } колец
    }, { $spoiled ->
        [one] { $spoiled } испорченный угол
        [few] { $spoiled } испорченных угла
       *[many] { $spoiled } испорченных углов
    }, { $hole ->
        [0] отверстия нет.
        [one] отверстие в { $hole } клетку.
        [few] отверстие в { $hole } клетки.
       *[many] отверстие в { $hole } клеток.
    }

### Розв’язувати: задачі, дуелі, аналіз.

web-title-solve = Задачі · Fourfold
web-title-problem = Задача · Fourfold
web-title-duel = Дуель · Fourfold
web-title-hands = Аналіз · Fourfold

## Усе, що можна розв’язувати

web-solve-title = Задачі
web-solve-lead = Задачі Пентарадуги: поміркувати наодинці або позмагатися.
web-solve-loading = Завантажуємо…
web-solve-daily = Задача дня
web-solve-daily-go = { $state ->
        [solved] Розв’язано. Подивитися ще
        [shown] Подивитися ще раз
        [begun] Продовжити
       *[new] Спробувати
    }
web-solve-problems = Задачі на вибір
web-solve-kind = Вид
web-solve-kind-squares = Квадрати
web-solve-kind-squares-plus = Квадрати +
web-solve-kind-quados = Квадос
web-solve-about-squares = Скласти із семи фішок одну фігуру, де якнайбільше квадратів.
web-solve-about-squares-plus = Те саме з дванадцяти фішок усіх шести кольорів.
web-solve-about-quados = Прикласти сім фішок до фігури із семи. Зіпсовані кути віднімаються.
web-solve-book = З книжки
web-solve-difficulty-is = Складність { $difficulty } з 5
web-solve-problem-is = { $state ->
        [solved] Задача { $number }, розв’язана
        [shown] Задача { $number }, відповідь показано
        [begun] Задача { $number }, почата
       *[new] Задача { $number }
    }
web-solve-another = Нова задача
web-solve-another-of = Нова, складність { $difficulty }
web-solve-solved-count = { $count ->
        [0] На цьому пристрої з них ще не розв’язано жодної.
        [one] На цьому пристрої з них розв’язано { $count }.
        [few] На цьому пристрої з них розв’язано { $count }.
       *[many] На цьому пристрої з них розв’язано { $count }.
    }
web-solve-save-svg = Зберегти як SVG
web-solve-save-png = Зберегти як PNG
web-solve-save-failed = Картинку зробити не вдалося.

## Чого варта фігура

web-solve-count = { $counted ->
        [one] Зараховано { $counted } квадрат
        [few] Зараховано { $counted } квадрати
       *[many] Зараховано { $counted } квадратів
    }
web-solve-count-of = Квадратів { $counted } з { $goal }
# Що віднімають: сторони з різними кольорами, пари фішок, чиї діагоналі не сходяться, кути, яких не заповнити.
web-solve-count-faults = { $squares ->
        [one] { $squares } квадрат
        [few] { $squares } квадрати
       *[many] { $squares } квадратів
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } незбіг
        [few] {" "}− { $clashes } незбіги
       *[many] {" "}− { $clashes } незбігів
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } кривий стик
        [few] {" "}− { $rough } криві стики
       *[many] {" "}− { $rough } кривих стиків
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } зіпсований кут
        [few] {" "}− { $spoiled } зіпсовані кути
       *[many] {" "}− { $spoiled } зіпсованих кутів
    }

## Задача

web-problem-title = { $from ->
        [day] Задача дня: { $kind }
        [book] { $kind } { $number }, з книжки
       *[new] { $kind }
    }
web-problem-table = Стіл
web-problem-time = Час: { $time }
web-problem-task-squares = Складіть з усіх фішок ({ $tiles }) одну фігуру, щоб зарахованих квадратів було { $goal }.
web-problem-task-quados = { $given ->
        [start] Прикладіть до фігури всі фішки ({ $tiles }), щоб зарахованих квадратів було { $goal }. Кожен зіпсований кут забирає один.
       *[first] Спершу складіть із перших семи фішок фігуру, де квадратів { $start }. Тоді прикладіть до неї всі інші, щоб зарахованих квадратів було { $goal }. Кожен зіпсований кут забирає один.
    }{ $symmetry ->
        [any] {" "}Контур має бути симетричним.
        [central] {" "}Контур має збігатися із собою після пів оберту.
       *[none] { "" }
    }
web-problem-first = { $count ->
        [one] З першої { $count } вашої фішки складають першу фігуру.
        [few] З перших { $count } ваших фішок складають першу фігуру.
       *[many] З перших { $count } ваших фішок складають першу фігуру.
    }
web-problem-lacks = { $lack ->
        [tiles] Ще не всі фішки на столі.
        [whole] Фішки мають складати одну фігуру.
        [start] З перших семи фішок зарахованих квадратів має бути { $start }.
        [symmetry] Контур іще не симетричний.
       *[goal] Зарахованих квадратів має бути { $goal }.
    }
web-problem-solved = { $hints ->
        [0] Розв’язано за { $time } без підказок.
        [one] Розв’язано за { $time } з { $hints } підказкою.
        [few] Розв’язано за { $time } з { $hints } підказками.
       *[many] Розв’язано за { $time } з { $hints } підказками.
    }
web-problem-shown = Ви подивилися відповідь.
web-problem-hint = Підказка { $step } з { $steps }
web-problem-hint-given = Підказку { $step } показано.
web-problem-hint-colours = Квадрати таких кольорів:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Ці дві фішки лежать поруч:
web-problem-hint-lie = { $count ->
        [1] Ця фішка лежить так:
        [one] Ці фішки лежать так:
        [few] Ці фішки лежать так:
       *[many] Ці фішки лежать так:
    }
web-problem-clear = Спочатку
web-problem-give-up = Здатися
web-problem-sure = Показати відповідь? Тоді задача не вважатиметься розв’язаною.
web-problem-sure-yes = Показати відповідь
web-problem-sure-no = Думати далі
web-problem-solution = Показати відповіді
web-problem-answer = { $count ->
        [1] Відповідь
        [one] Відповідь { $number } з { $count }
        [few] Відповідь { $number } з { $count }
       *[many] Відповідь { $number } з { $count }
    }
web-problem-next-answer = Наступна відповідь
web-problem-next = Наступна задача
web-problem-again = Ще раз
web-problem-others = Усі задачі

## Дуель

web-duel-title = Дуель
web-duel-lead = Двоє будують з рівних наборів, кожен сам і коли захоче. Перемагає той, хто має більше квадратів, а за рівності — хто швидший.
web-duel-propose = Викликати друга за посиланням
web-duel-table = Одночасно, за столом
web-duel-rules = Кожен складає одну фігуру зі своїх фішок ({ $tiles }). Набори рівні: один перетворюється на інший, якщо поміняти кольори. Час: { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
       *[many] { $minutes } хвилин
    }. Перемагає той, хто має більше квадратів, а за рівності — хто швидший.
web-duel-invite = Надішліть це посилання другові
web-duel-share = Дуель у Пентарадузі
web-duel-begin-own = Ваші фішки
web-duel-challenged = { $name } викликає вас
web-duel-begin-hint = Ваш годинник піде, коли ви побачите фішки.
web-duel-begin = Показати мої фішки
web-duel-build = Складіть одну фігуру з усіх фішок ({ $tiles })
web-duel-hand-in = Здати фігуру
web-duel-hand-in-hint = Зданої фігури вже не змінити.
web-duel-all-tiles = Рахується лише фігура з усіх фішок.
web-duel-you = Ви
web-duel-made = { $counted ->
        [one] { $counted } квадрат за { $time }
        [few] { $counted } квадрати за { $time }
       *[many] { $counted } квадратів за { $time }
    }
web-duel-waiting = { $state ->
        [open] Вашого виклику ще ніхто не прийняв. Результати буде видно, коли закінчать обоє.
        [ready] { $name } ще не починає. Результати буде видно, коли закінчать обоє.
       *[building] { $name } ще будує…
    }
web-duel-watching = У цій дуелі вже двоє учасників. Результати буде видно, коли закінчать обоє.
web-duel-over = Обоє закінчили.
web-duel-result = { $who ->
        [you] Ви перемогли!
        [other] Перемагає { $name }.
       *[none] Нічия.
    }
web-duel-best = { $best ->
        [one] Найкраща фігура з кожного з цих наборів — { $best } квадрат.
        [few] Найкраща фігура з кожного з цих наборів — { $best } квадрати.
       *[many] Найкраща фігура з кожного з цих наборів — { $best } квадратів.
    }
web-duel-again = Ще дуель

## Аналіз

web-hands-title = Що можна скласти з цих фішок?
web-hands-lead = Виберіть фішки, складіть фігуру або вставте її запис. Fourfold знайде найкращу фігуру й доведе це.
web-hands-go = Аналіз набору або фігури
web-hands-way = Що аналізувати
web-hands-hand = Набір
web-hands-figure = Фігура
web-hands-tiles = Усі фішки
web-hands-chosen = { $count ->
        [0] Не вибрано жодної фішки.
        [one] Вибрано { $count } фішку.
        [few] Вибрано { $count } фішки.
       *[many] Вибрано { $count } фішок.
    }
web-hands-none = Зняти вибір
web-hands-notation = Запис фігури
web-hands-goal = Найкраща фігура для гри
web-hands-goal-squares = Квадрати
web-hands-goal-quados = Квадос
web-hands-goal-rings = Кільця
web-hands-goal-frame = Рамки
web-hands-solve = { $count ->
        [0] Знайти найкращу фігуру
        [one] Знайти найкращу фігуру з { $count } фішки
        [few] Знайти найкращу фігуру з { $count } фішок
       *[many] Знайти найкращу фігуру з { $count } фішок
    }
web-hands-busy = Шукаємо…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Такої фігури з цих фішок не скласти.
               *[no] За цей час нічого не знайшлося.
            }
       *[yes] { $goal ->
                [rings] У найкращій знайденій фігурі { $rings ->
                    [one] { $rings } кільце
                    [few] { $rings } кільця
                   *[many] { $rings } кілець
                } і { $counted ->
                    [one] { $counted } квадрат
                    [few] { $counted } квадрати
                   *[many] { $counted } квадратів
                }.
                [frame] Усередині найкращої знайденої фігури { $counted ->
                    [one] { $counted } клітинка
                    [few] { $counted } клітинки
                   *[many] { $counted } клітинок
                }.
               *[squares] Рахунок найкращої знайденої фігури — { $counted ->
                    [one] { $counted } квадрат
                    [few] { $counted } квадрати
                   *[many] { $counted } квадратів
                }.
            } { $proved ->
                [yes] Доведено, що кращої немає.
               *[no] Довести, що кращої немає, не вистачило часу.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] Вона така одна.
                [one] Рівноцінних фігур { $count }.
                [few] Рівноцінних фігур { $count }.
               *[many] Рівноцінних фігур { $count }.
            }
       *[no] { $count ->
                [one] Рівноцінних фігур щонайменше { $count }.
                [few] Рівноцінних фігур щонайменше { $count }.
               *[many] Рівноцінних фігур щонайменше { $count }.
            }
    }
web-hands-this-figure = Ця фігура
web-hands-facts = { $whole ->
        [yes] Одна фігура.
       *[no] Ці фішки не складають однієї фігури.
    } { $squares ->
        [one] { $squares } квадрат
        [few] { $squares } квадрати
       *[many] { $squares } квадратів
    }, { $clashes ->
        [one] { $clashes } незбіг
        [few] { $clashes } незбіги
       *[many] { $clashes } незбігів
    }, { $rough ->
        [one] { $rough } кривий стик
        [few] { $rough } криві стики
       *[many] { $rough } кривих стиків
    }, { $rings ->
        [one] { $rings } кільце
        [few] { $rings } кільця
       *[many] { $rings } кілець
    }, { $spoiled ->
        [one] { $spoiled } зіпсований кут
        [few] { $spoiled } зіпсовані кути
       *[many] { $spoiled } зіпсованих кутів
    }, { $hole ->
        [0] отвору немає.
        [one] отвір на { $hole } клітинку.
        [few] отвір на { $hole } клітинки.
       *[many] отвір на { $hole } клітинок.
    }

### Масите на Пентарадуга в браузъра.

## Масата, на която лежат плочките

web-field-larger = Увеличи
web-field-smaller = Намали
web-field-fit = Покажи всичко
web-field-turn = Завърти плочката
web-figure = { $whose ->
        [mine] Твоята фигура
        [other] Фигурата на { $name }
       *[common] Фигурата
    }
web-tile = { $left }, голям { $big }, { $right }
web-tile-closed = закрита плочка
web-place = { $mark ->
        [none] Място { $name }
        [full] Място { $name }, пълна
        [twice-full] Място { $name }, два пъти пълна
        [ring] Място { $name }, пръстен
        [reach] Място { $name }, достига
       *[other] Място { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } точка
       *[other] { $count } точки
    }
web-squares = { $count ->
        [0] Няма квадрат
        [one] { $count } квадрат
       *[other] { $count } квадрата
    }
# Квадрати върху средната линия не се броят на никого.
web-squares-sides = Квадрати: { $mine } от твоята страна, { $other } от другата
web-hand-of = Плочките на { $name }
web-stock-of = Запасът на { $name }.
web-stock-count = { $count ->
        [0] Празен е.
        [one] Една плочка.
       *[other] { $count } плочки.
    }
web-stock-open = Открити: { $tiles }.
web-captured = { $count ->
        [0] Нищо не е прибрано
        [one] { $count } прибран квадрат
       *[other] { $count } прибрани квадрата
    }
web-curtain = Подай устройството на { $name }.
web-curtain-open = Покажи плочките

## Какво може да се направи

web-actions = Действия
web-act-exchange = Размени плочка
web-act-hand-over = Подай плочка
web-act-knock = { $what ->
        [exchange] Заяви размяна
        [take] Заяви взимане
       *[move] Заяви ход
    }
web-act-knock-about = Тогава никой не може да се намеси и имаш минута.
web-act-take = Вземи плочка
web-act-draw = Тегли плочка
web-act-capture = Прибери фигурата
web-act-rotate = Обърни я
web-act-rotate-not = Остави така
web-act-give-all = Дай всички плочки
web-act-hurry = Пусни часовника
web-act-pass = { $replaying ->
        [yes] Край тук
       *[no] { $need ->
                [capture] Не прибирай
                [accept] Приеми
               *[any] Пас
            }
    }
web-act-protest = Протест!
web-lay-done = Това е ходът ми
web-lay-back = { $count ->
        [one] Върни я
       *[other] Върни ги
    }

## Какво се иска

web-status-its-place = { $finger ->
        [yes] Докосни мястото ѝ. Второ докосване я слага.
       *[no] Избери мястото ѝ.
    }
web-status-lay-on = Избери следващата плочка за този ход.
web-status-lay-or-on = Завърши хода или избери още плочка за него.
web-status-lay-done = Завърши хода или върни плочките.
web-status-lay-nowhere = Така не става. Върни плочките и започни другояче.
# Избраната плочка не може да се сложи; може би други от хода вече лежат, може би може да се размени.
web-status-no-place = { $laid ->
        [yes] Сега няма място за тази плочка. Избери друга или върни плочките.
       *[no] { $exchange ->
                [yes] Няма място за тази плочка. Избери друга или я размени.
               *[no] Няма място за тази плочка. Избери друга.
            }
    }
web-status-no-cut = С тази плочка не можеш да се намесиш.
web-status-anywhere = Докосни мястото на плочката, после нея самата, за да я сложиш.
web-status-cut-in = Играе { $name }. Можеш да се намесиш.
web-status-meant-exchange = Коя плочка даваш?
web-status-meant-hand-over = Коя плочка подаваш?
web-penta-status = { $phase ->
        [over] Партията свърши.
        [start] { $who ->
                [you] Сложи първите плочки.
                [here] { $name }, сложи първите плочки.
               *[other] { $name } започва…
            }
        [add] { $who ->
                [you] Добави плочките си към началната фигура.
                [here] { $name }, добави плочките си към началната фигура.
               *[other] { $name } допълва началната фигура…
            }
        [hand-over] { $who ->
                [you] Подай на противника плочка с жълто.
                [here] { $name }, подай на противника плочка с жълто.
               *[other] { $name } избира плочка за теб…
            }
        [rotate] { $who ->
                [you] Обърни началната фигура или я остави така.
                [here] { $name }, обърни началната фигура или я остави така.
               *[other] { $name } гледа началната фигура…
            }
        [any] { $who ->
                [you] Твой ред е.
                [here] { $name }, твой ред е.
               *[other] Играе { $name }…
            }
        [full] { $who ->
                [you] Отговори с пълна плочка.
                [here] { $name }, отговори с пълна плочка.
               *[other] { $name } търси пълна плочка…
            }
        [capture] { $who ->
                [you] Можеш да прибереш фигурата.
                [here] { $name }, можеш да прибереш фигурата.
               *[other] { $name } може да прибере фигурата…
            }
        [accept] { $who ->
                [you] Последната плочка е сложена. Приеми я или протестирай.
                [here] { $name }, приеми последната плочка или протестирай.
               *[other] { $name } гледа последната плочка…
            }
        [give] { $who ->
                [you] Дай плочка за тази, която взе.
                [here] { $name }, дай плочка за тази, която взе.
               *[other] { $name } дава плочка…
            }
        [replay-any] { $who ->
                [you] Сега доиграваш без противника: всяка плочка става.
                [here] { $name }, доиграваш без противника: всяка плочка става.
               *[other] { $name } доиграва без теб…
            }
        [replay-full] { $who ->
                [you] Сега доиграваш без противника: трябва пълна плочка.
                [here] { $name }, доиграваш без противника: трябва пълна плочка.
               *[other] { $name } търси пълна плочка…
            }
        [lock-move] { $who ->
                [you] Ходът е заявен: сложи плочката си.
                [here] { $name }, ходът е заявен.
               *[other] { $name } заяви ход…
            }
        [lock-exchange] { $who ->
                [you] Размяната е заявена: избери плочка.
                [here] { $name }, размяната е заявена.
               *[other] { $name } разменя плочка…
            }
        [lock-take] { $who ->
                [you] Взимането е заявено: избери плочка, която стои във фигура.
                [here] { $name }, взимането е заявено.
               *[other] { $name } взима плочка…
            }
        [opening] { $who ->
                [you] Сложи началната си фигура от две плочки.
                [here] { $name }, сложи началната си фигура от две плочки.
               *[other] { $name } слага начална фигура…
            }
        [race] { $who ->
                [here] { $name }, твой ред е.
               *[other] Слагай толкова бързо, колкото искаш. Никой не чака.
            }
        [stage-answer] { $who ->
                [you] Разменят се всички плочки. Направи последните си ходове, после дай своите.
                [here] { $name }, направи последните си ходове, после дай плочките си.
               *[other] { $name } прави последните ходове…
            }
        [stage-rest] { $who ->
                [you] Играй с каквото получи, после върни останалото.
                [here] { $name }, играй с каквото получи, после върни останалото.
               *[other] { $name } играе с твоите плочки…
            }
        [stage-last] { $who ->
                [you] Последните плочки: сложи каквото можеш.
                [here] { $name }, последните плочки: сложи каквото можеш.
               *[other] { $name } слага последните плочки…
            }
       *[move] { $who ->
                [you] Твой ред е.
                [here] { $name }, твой ред е.
               *[other] Играе { $name }…
            }
    }

## Слагане с писане

web-typed = Плочка и място
web-typed-open = Напиши място
web-typed-lay = Сложи
web-typed-close = Затвори
# Примерите остават, каквито са: страницата чете тези букви на всеки език.
web-typed-help = Например оКоВ или oRoU, или с клетката: оКоВ@0,0.
web-typed-unreadable = „{ $text }“ не е място; трябват плочка, накъде сочи върхът ѝ и може би още букви, например оКоВ, oRoU или оКоВ@0,0.
web-typed-not-now = { $tile } не може да се сложи сега.
web-typed-several = „{ $text }“ има няколко места: { $places }.
web-typed-nowhere = { $count ->
        [0] Сега няма място за { $tile }.
       *[other] „{ $text }“ не е място за нея; { $tile } пасва на { $places }.
    }
web-typed-cell = Кажи и посоката, и долната лява клетка на { $tile }, например { $tile }В@0,0.
web-typed-covered = Тук лежи друга плочка.

## Строене зад параван

web-count-faults = { $count ->
        [one] { $count } дефект
       *[other] { $count } дефекта
    }
web-screen = { $noticed ->
        [stopped] { $name } спря и покри фигурата.
        [open] { $name } продължава на открито.
        [dropped] { $name } остави плочка за теб.
        [waiting] { $name } чака.
        [hidden] { $name } не показва фигурата.
       *[building] { $name } строи зад паравана.
    }
web-act-begin = Покажи плочките
web-act-stop = Стоп!
web-act-check = Сравни фигурите
web-act-mark = Отбележи резултата
web-act-keep = Запази моите
web-act-drop = Размени плочка
web-act-surrender = Предай се
web-act-extend = Дострой моята
web-act-extend-other = Нека достроява другият
web-building-drop-which = Коя плочка даваш?
web-building-best = Най-добрата фигура от тези плочки
web-building-status = { $phase ->
        [over] Партията свърши.
        [extending] Добави всички останали плочки към фигурата си.
        [extended] { $name } достроява…
        [choosing] Твоята фигура спечели. Ще я достроиш ли с всички плочки, или нека достроява { $name }?
        [chosen] { $name } избира кой да достроява…
        [waiting] { $name } строи…
        [begin] { $mine }, плочките ти още са покрити. Времето ти тръгва, когато ги видиш.
        [in-turn] { $mine }, построй фигурата си и спри. Часовникът върви.
        [dropped] { $name } трябва да ти даде плочка за твоята. Дотогава никой не спира.
        [answering] { $name } остави плочка за теб. Дай една от своите.
        [stopped] Ти спря. { $name } има още малко време…
        [open] { $name } спря преди теб! Довърши фигурата си, после сравни.
       *[building] { $game ->
                [frames] Построй рамка около възможно най-голяма дупка. Спри, когато е добра.
               *[other] Направи от всичките си плочки една фигура с възможно най-много квадрати. Спри, когато е добра.
            }
    }

## Какво се случи

web-told-lay = { $count ->
        [one] { $name } слага { $tiles }.
       *[other] { $name } слага { $count } плочки: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } разменя { $tile }.
       *[no] { $name } разменя плочка.
    }
web-told-hand-over = { $known ->
        [yes] { $name } подава { $tile }.
       *[no] { $name } подава плочка.
    }
web-told-drop = { $known ->
        [yes] { $name } оставя { $tile }.
       *[no] { $name } оставя плочка.
    }
web-told-knock = { $what ->
        [exchange] { $name } заявява размяна.
        [take] { $name } заявява взимане.
       *[move] { $name } заявява ход.
    }
web-told-begin = { $name } започва да строи.
web-told-rotate = { $half ->
        [yes] { $name } обръща началната фигура.
       *[no] { $name } оставя началната фигура така.
    }
web-told-extend = { $own ->
        [yes] { $name } достроява своята фигура.
       *[no] { $name } оставя другия да достроява.
    }
web-told-stop = { $name } казва „стоп“!
# Протестът е верен; какво струва, зависи от играта.
web-told-protest = { $game ->
        [fulls] { $name } протестира с право: плочката се връща и { $name } може да сложи всяка плочка.
        [doubles] { $name } протестира с право: грешните плочки и ръката на другия отиват в запаса на { $name }.
        [rings] { $name } протестира с право: грешните плочки и ръката на другия отиват в запаса на { $name }.
        [steals] { $name } протестира с право: ходът се връща и играе { $name }.
       *[other] { $name } протестира с право: плочката се връща и се разменя, и { $name } може да сложи всяка плочка.
    }
web-told-hurry = { $name } пуска часовника.
web-told-capture = { $name } прибира фигурата.
web-told-give-all = { $name } дава всички плочки.
web-told-pass = { $name } казва „пас“.
web-told-take = { $name } взима плочка.
web-told-draw = { $name } тегли.
web-told-mark = { $name } отбелязва резултат.

## За какво можете да се уговорите

web-preset = Правила
web-preset-pentaraduga-book = Както в книгата
web-preset-pentaraduga-beginners = За начинаещи
web-rules-changed = Не съвсем както в книгата
web-option-aids = С какво помага масата
web-option-aids-full = места и пълни
web-option-aids-places = места
web-option-aids-none = нищо
web-option-referee = Кой съди
web-option-referee-server = масата
web-option-referee-players = играчите
web-option-referee-about = Когато съдят играчите, нарушението остава, ако противникът не протестира преди следващия ход.
web-option-deal = Плочките се раздават
web-option-deal-random = случайно
web-option-deal-fair = равностойно
web-option-deal-about = Равните ръце се различават само по цветовете.
web-option-interception = Намесата е
web-option-interception-on = позволена
web-option-interception-off = забранена
web-option-always-check = Фигурите се сравняват
web-option-always-check-on = винаги
web-option-always-check-off = ако никой не се предаде
web-option-opening-limit = Време за начало
web-option-opening-limit-none = Без граница
web-option-replay-limit = Време за доиграване
web-option-replay-limit-none = Без граница
web-option-unplaced-bonus = Останалите плочки
web-option-unplaced-bonus-off = не се броят
web-option-unplaced-bonus-on = са за първия
web-option-move-time-none = Без граница
web-rule-aids-places = Масата показва местата, но не и къде плочката е пълна.
web-rule-aids-none = Масата не помага.
web-rule-referee-players = Съдят играчите: протестирай навреме.
web-rule-deal-fair = И двамата имат еднакво добри плочки.
web-rule-interception-off = Никой не се намесва.
web-rule-at-once-off = Един след друг вместо едновременно.
web-rule-unplaced-bonus-on = Останалите плочки се броят за първия.
web-rule-move-time-set = { $seconds } секунди за ход.

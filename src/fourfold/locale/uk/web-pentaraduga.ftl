### Столи Пентарадуги в браузері.

## Стіл, на якому лежать фішки

web-field-larger = Більше
web-field-smaller = Менше
web-field-fit = Показати все
web-field-turn = Обернути фішку
web-figure = { $whose ->
        [mine] Ваша фігура
        [other] Фігура гравця { $name }
       *[common] Фігура
    }
web-tile = { $left }, великий { $big }, { $right }
web-tile-closed = закрита фішка
web-place = { $mark ->
        [none] Місце { $name }
        [full] Місце { $name }, повна
        [twice-full] Місце { $name }, двічі повна
        [ring] Місце { $name }, кільце
        [reach] Місце { $name }, дотягує
       *[other] Місце { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
web-squares = { $count ->
        [0] Квадратів немає
        [one] { $count } квадрат
        [few] { $count } квадрати
       *[many] { $count } квадратів
    }
# Квадрати на середній лінії не рахуються нікому.
web-squares-sides = Квадрати: на вашому боці { $mine }, на іншому { $other }
web-hand-of = Фішки гравця { $name }
web-stock-of = Запас гравця { $name }.
web-stock-count = { $count ->
        [0] Він порожній.
        [one] { $count } фішка.
        [few] { $count } фішки.
       *[many] { $count } фішок.
    }
web-stock-open = Відкриті: { $tiles }.
web-captured = { $count ->
        [0] Нічого не забрано
        [one] Забрано { $count } квадрат
        [few] Забрано { $count } квадрати
       *[many] Забрано { $count } квадратів
    }
web-curtain = Передайте пристрій: грає { $name }.
web-curtain-open = Показати мої фішки

## Що можна зробити

web-actions = Дії
web-act-exchange = Обміняти фішку
web-act-hand-over = Передати фішку
web-act-knock = { $what ->
        [exchange] Заявити обмін
        [take] Заявити взяття
       *[move] Заявити хід
    }
web-act-knock-about = Після цього ніхто не втрутиться, і ви маєте хвилину.
web-act-take = Узяти фішку
web-act-draw = Добрати фішку
web-act-capture = Забрати фігуру
web-act-rotate = Обернути
web-act-rotate-not = Лишити так
web-act-give-all = Віддати всі фішки
web-act-hurry = Пустити годинник
web-act-pass = { $replaying ->
        [yes] Закінчити
       *[no] { $need ->
                [capture] Не забирати
                [accept] Прийняти
               *[any] Пас
            }
    }
web-act-protest = Протест!
web-lay-done = Це мій хід
web-lay-back = { $count ->
        [1] Забрати її
        [one] Забрати їх
        [few] Забрати їх
       *[many] Забрати їх
    }

## Що потрібно

web-status-its-place = { $finger ->
        [yes] Торкніться місця. Другий дотик кладе фішку.
       *[no] Виберіть місце.
    }
web-status-lay-on = Виберіть наступну фішку цього ходу.
web-status-lay-or-on = Закінчіть хід або виберіть для нього ще фішку.
web-status-lay-done = Закінчіть хід або заберіть фішки.
web-status-lay-nowhere = Так нічого не вийде. Заберіть фішки й почніть інакше.
# Вибрану фішку покласти не можна; може, інші фішки ходу вже лежать, може, її можна обміняти.
web-status-no-place = { $laid ->
        [yes] Для цієї фішки зараз місця немає. Виберіть іншу або заберіть фішки.
       *[no] { $exchange ->
                [yes] Для цієї фішки місця немає. Виберіть іншу або обміняйте цю.
               *[no] Для цієї фішки місця немає. Виберіть іншу.
            }
    }
web-status-no-cut = Цією фішкою перехопити не можна.
web-status-anywhere = Торкніться місця, де лежати фішці, а тоді її самої, щоб покласти.
web-status-cut-in = Ходить { $name }. Можна перехопити.
web-status-meant-exchange = Яку фішку ви віддаєте?
web-status-meant-hand-over = Яку фішку ви передаєте?
web-penta-status = { $phase ->
        [over] Партію закінчено.
        [start] { $who ->
                [you] Покладіть перші фішки.
                [here] { $name }, покладіть перші фішки.
               *[other] { $name } починає…
            }
        [add] { $who ->
                [you] Додайте свої фішки до початкової фігури.
                [here] { $name }, додайте свої фішки до початкової фігури.
               *[other] { $name } доповнює початкову фігуру…
            }
        [hand-over] { $who ->
                [you] Передайте суперникові фішку з жовтим.
                [here] { $name }, передайте суперникові фішку з жовтим.
               *[other] { $name } вибирає для вас фішку…
            }
        [rotate] { $who ->
                [you] Оберніть початкову фігуру або лишіть так.
                [here] { $name }, оберніть початкову фігуру або лишіть так.
               *[other] { $name } дивиться на початкову фігуру…
            }
        [any] { $who ->
                [you] Ваш хід.
                [here] { $name }, ваш хід.
               *[other] Ходить { $name }…
            }
        [full] { $who ->
                [you] Дайте відповідь повною.
                [here] { $name }, дайте відповідь повною.
               *[other] { $name } шукає повну…
            }
        [capture] { $who ->
                [you] Можна забрати фігуру.
                [here] { $name }, можна забрати фігуру.
               *[other] { $name } може забрати фігуру…
            }
        [accept] { $who ->
                [you] Остання фішка лежить. Прийміть її або протестуйте.
                [here] { $name }, прийміть останню фішку або протестуйте.
               *[other] { $name } дивиться на останню фішку…
            }
        [give] { $who ->
                [you] Віддайте фішку за ту, що взяли.
                [here] { $name }, віддайте фішку за ту, що взяли.
               *[other] { $name } віддає фішку…
            }
        [replay-any] { $who ->
                [you] Тепер ви дограєте самі: будь-яка фішка.
                [here] { $name }, ви дограєте самі: будь-яка фішка.
               *[other] { $name } дограє без вас…
            }
        [replay-full] { $who ->
                [you] Тепер ви дограєте самі: потрібна повна.
                [here] { $name }, ви дограєте самі: потрібна повна.
               *[other] { $name } шукає повну…
            }
        [lock-move] { $who ->
                [you] Ви заявили хід: кладіть фішку.
                [here] { $name }, ви заявили хід.
               *[other] { $name } заявляє хід…
            }
        [lock-exchange] { $who ->
                [you] Ви заявили обмін: виберіть фішку.
                [here] { $name }, ви заявили обмін.
               *[other] { $name } міняє фішку…
            }
        [lock-take] { $who ->
                [you] Ви заявили взяття: виберіть фішку, яка стоїть у фігурі.
                [here] { $name }, ви заявили взяття.
               *[other] { $name } бере фішку…
            }
        [opening] { $who ->
                [you] Складіть початкову фігуру з двох фішок.
                [here] { $name }, складіть початкову фігуру з двох фішок.
               *[other] { $name } складає початкову фігуру…
            }
        [race] { $who ->
                [here] { $name }, ваш хід.
               *[other] Кладіть так швидко, як хочете. Черги немає.
            }
        [stage-answer] { $who ->
                [you] Триває обмін усіма. Зробіть останні ходи й віддайте свої фішки.
                [here] { $name }, зробіть останні ходи й віддайте свої фішки.
               *[other] { $name } робить останні ходи…
            }
        [stage-rest] { $who ->
                [you] Кладіть отримані фішки, тоді поверніть решту.
                [here] { $name }, кладіть отримані фішки, тоді поверніть решту.
               *[other] { $name } кладе ваші фішки…
            }
        [stage-last] { $who ->
                [you] Останні фішки: кладіть, що зможете.
                [here] { $name }, останні фішки: кладіть, що зможете.
               *[other] { $name } кладе останні фішки…
            }
       *[move] { $who ->
                [you] Ваш хід.
                [here] { $name }, ваш хід.
               *[other] Ходить { $name }…
            }
    }

## Класти, друкуючи

web-typed = Фішка й місце
web-typed-open = Ввести місце
web-typed-lay = Класти
web-typed-close = Закрити
# Приклади лишаються, як є: ці літери сторінка читає будь-якою мовою.
web-typed-help = Наприклад, оКоВ або oRoU, або з клітинкою: оКоВ@0,0.
web-typed-unreadable = «{ $text }» — не місце; потрібні фішка, куди дивиться її вершина і, якщо треба, ще літери, наприклад оКоВ, oRoU або оКоВ@0,0.
web-typed-not-now = { $tile } зараз покласти не можна.
web-typed-several = «{ $text }» має кілька місць: { $places }.
web-typed-nowhere = { $count ->
        [0] Для { $tile } зараз місця немає.
       *[other] «{ $text }» для неї не місце; { $tile } підходить сюди: { $places }.
    }
web-typed-cell = Назвіть іще напрямок і ліву нижню клітинку { $tile }, наприклад { $tile }В@0,0.
web-typed-covered = Тут лежить інша фішка.

## За ширмою

web-count-faults = { $count ->
        [one] { $count } вада
        [few] { $count } вади
       *[many] { $count } вад
    }
web-screen = { $noticed ->
        [stopped] { $name } зупиняється, фігуру накрито.
        [open] { $name } будує далі в усіх на очах.
        [dropped] { $name } скидає вам фішку.
        [waiting] { $name } чекає.
        [hidden] { $name } не показує фігури.
       *[building] { $name } будує за ширмою.
    }
web-act-begin = Показати мої фішки
web-act-stop = Стоп!
web-act-check = Порівняти фігури
web-act-mark = Позначити результат
web-act-keep = Лишити свої
web-act-drop = Обміняти фішку
web-act-surrender = Здатися
web-act-extend = Добудувати свою
web-act-extend-other = Хай добудовує інший
web-building-drop-which = Яку фішку ви віддаєте?
web-building-best = Найкраща фігура з цих фішок
web-building-status = { $phase ->
        [over] Партію закінчено.
        [extending] Прикладіть до своєї фігури всі інші фішки.
        [extended] { $name } добудовує…
        [choosing] Ваша фігура перемогла. Добудувати її всіма фішками, чи хай добудовує { $name }?
        [chosen] { $name } вибирає, кому добудовувати…
        [waiting] { $name } будує…
        [begin] { $mine }, ваші фішки ще закриті. Час піде, коли ви їх побачите.
        [in-turn] { $mine }, складіть фігуру й зупиніться. Годинник іде.
        [dropped] { $name } вибирає вам фішку навзаєм. До того ніхто не зупиняється.
        [answering] { $name } скидає вам фішку. Дайте одну свою.
        [stopped] Ви зупинилися. { $name } поспішає закінчити…
        [open] { $name } зупиняється раніше за вас! Закінчіть фігуру й порівняйте.
       *[building] { $game ->
                [frames] Складіть рамку з якнайбільшим отвором. Готово — зупиніться.
               *[other] Складіть з усіх фішок одну фігуру з якнайбільшою кількістю квадратів. Готово — зупиніться.
            }
    }

## Що сталося

web-told-lay = { $count ->
        [1] { $name } кладе фішку: { $tiles }.
        [one] { $name } кладе { $count } фішку: { $tiles }.
        [few] { $name } кладе { $count } фішки: { $tiles }.
       *[many] { $name } кладе { $count } фішок: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } міняє фішку: { $tile }.
       *[no] { $name } міняє фішку.
    }
web-told-hand-over = { $known ->
        [yes] { $name } передає фішку: { $tile }.
       *[no] { $name } передає фішку.
    }
web-told-drop = { $known ->
        [yes] { $name } скидає фішку: { $tile }.
       *[no] { $name } скидає фішку.
    }
web-told-knock = { $what ->
        [exchange] { $name } заявляє обмін.
        [take] { $name } заявляє взяття.
       *[move] { $name } заявляє хід.
    }
web-told-begin = { $name } починає будувати.
web-told-rotate = { $half ->
        [yes] { $name } обертає початкову фігуру.
       *[no] { $name } лишає початкову фігуру, як є.
    }
web-told-extend = { $own ->
        [yes] { $name } добудовує свою фігуру.
       *[no] { $name } поступається: добудовує інший.
    }
web-told-stop = { $name } каже «стоп»!
# Протест був слушний; чого він коштує, залежить від гри.
web-told-protest = { $game ->
        [fulls] { $name } слушно протестує: фішка повертається, і { $name } кладе будь-яку.
        [doubles] { $name } слушно протестує: хибні фішки й усі з рук іншого дістає в запас { $name }.
        [rings] { $name } слушно протестує: хибні фішки й усі з рук іншого дістає в запас { $name }.
        [steals] { $name } слушно протестує: хід повернуто, і ходить { $name }.
       *[other] { $name } слушно протестує: фішка повертається й міняється, і { $name } кладе будь-яку.
    }
web-told-hurry = { $name } пускає годинник.
web-told-capture = { $name } забирає фігуру.
web-told-give-all = { $name } віддає всі фішки.
web-told-pass = { $name } пасує.
web-told-take = { $name } бере фішку.
web-told-draw = { $name } добирає.
web-told-mark = { $name } позначає результат.

## Про що можна домовитися

web-preset = Правила
web-preset-pentaraduga-book = Як у книжці
web-preset-pentaraduga-beginners = Для початківців
web-rules-changed = Не зовсім як у книжці
web-option-aids = Що підказує стіл
web-option-aids-full = місця й повні
web-option-aids-places = місця
web-option-aids-none = нічого
web-option-referee = Хто судить
web-option-referee-server = стіл
web-option-referee-players = гравці
web-option-referee-about = Коли судять гравці, порушення лишається, якщо суперник не протестує до наступного ходу.
web-option-deal = Роздача
web-option-deal-random = випадкова
web-option-deal-fair = рівна
web-option-deal-about = За рівної роздачі набори відрізняються лише кольорами.
web-option-interception = Перехоплення
web-option-interception-on = дозволені
web-option-interception-off = заборонені
web-option-always-check = Фігури порівнюють
web-option-always-check-on = завжди
web-option-always-check-off = якщо ніхто не здався
web-option-opening-limit = Час на початок
web-option-opening-limit-none = Без обмеження
web-option-replay-limit = Час на догравання
web-option-replay-limit-none = Без обмеження
web-option-unplaced-bonus = Решта фішок
web-option-unplaced-bonus-off = не рахується
web-option-unplaced-bonus-on = іде першому
web-option-move-time-none = Без обмеження
web-rule-aids-places = Стіл показує місця, але не каже, де повні.
web-rule-aids-none = Стіл не підказує.
web-rule-referee-players = Судять самі гравці: протестуйте вчасно.
web-rule-deal-fair = Роздача рівна.
web-rule-interception-off = Без перехоплень.
web-rule-at-once-off = По черзі, а не водночас.
web-rule-unplaced-bonus-on = Решта фішок іде в рахунок першому.
web-rule-move-time-set = { $seconds ->
        [one] { $seconds } секунда на хід.
        [few] { $seconds } секунди на хід.
       *[many] { $seconds } секунд на хід.
    }

### Столы пентарадуги в браузере.

## Стол, на котором лежат фишки

web-field-larger = Крупнее
web-field-smaller = Мельче
web-field-fit = Показать всё
web-field-turn = Повернуть фишку
web-figure = { $whose ->
        [mine] Ваша фигура
        [other] Фигура игрока { $name }
       *[common] Фигура
    }
web-tile = { $left }, большой { $big }, { $right }
web-tile-closed = закрытая фишка
web-place = { $mark ->
        [none] Место { $name }
        [full] Место { $name }, полная
        [twice-full] Место { $name }, дважды полная
        [ring] Место { $name }, кольцо
        [reach] Место { $name }, дотягивает
       *[other] Место { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
web-squares = { $count ->
        [0] Квадратов нет
        [one] { $count } квадрат
        [few] { $count } квадрата
       *[many] { $count } квадратов
    }
# Квадраты на средней линии не считаются никому.
web-squares-sides = Квадраты: у вас { $mine }, у соперника { $other }
web-hand-of = Фишки игрока { $name }
web-stock-of = Запас игрока { $name }.
web-stock-count = { $count ->
        [0] Он пуст.
        [one] { $count } фишка.
        [few] { $count } фишки.
       *[many] { $count } фишек.
    }
web-stock-open = Открыты: { $tiles }.
web-captured = { $count ->
        [0] Ничего не забрано
        [one] Забран { $count } квадрат
        [few] Забрано { $count } квадрата
       *[many] Забрано { $count } квадратов
    }
web-curtain = Передайте устройство: играет { $name }.
web-curtain-open = Показать мои фишки

## Что можно сделать

web-actions = Действия
web-act-exchange = Обменять фишку
web-act-hand-over = Передать фишку
web-act-knock = { $what ->
        [exchange] Заявить обмен
        [take] Заявить отбирание
       *[move] Заявить ход
    }
web-act-knock-about = После этого никто не вмешается, и у вас будет минута.
web-act-take = Взять фишку
web-act-draw = Добрать фишку
web-act-capture = Забрать фигуру
web-act-rotate = Повернуть
web-act-rotate-not = Оставить так
web-act-give-all = Отдать все фишки
web-act-hurry = Пустить часы
web-act-pass = { $replaying ->
        [yes] Закончить
       *[no] { $need ->
                [capture] Не забирать
                [accept] Принять
               *[any] Пас
            }
    }
web-act-protest = Протест!
web-lay-done = Это мой ход
web-lay-back = { $count ->
        [1] Убрать её назад
        [one] Убрать их назад
        [few] Убрать их назад
       *[many] Убрать их назад
    }

## Ставить, печатая

web-typed = Фишка и место
web-typed-open = Напечатать место
web-typed-lay = Поставить
web-typed-close = Закрыть
# Примеры остаются как есть: эти буквы страница читает на любом языке.
web-typed-help = Например, оКоВ или oRoU, или с клеткой: оКоВ@0,0.
web-typed-unreadable = «{ $text }» — не место; нужны фишка, куда смотрит её вершина и, если надо, ещё буквы, например оКоВ, oRoU или оКоВ@0,0.
web-typed-not-now = { $tile } сейчас поставить нельзя.
web-typed-several = У «{ $text }» несколько мест: { $places }.
web-typed-nowhere = { $count ->
        [0] Для { $tile } сейчас места нет.
       *[other] «{ $text }» для неё не место; { $tile } подходит сюда: { $places }.
    }
web-typed-cell = Назовите ещё направление и левую нижнюю клетку { $tile }, например { $tile }В@0,0.
web-typed-covered = Здесь лежит другая фишка.

## Что требуется

web-status-its-place = { $finger ->
        [yes] Нажмите на место. Второе нажатие ставит фишку.
       *[no] Выберите место.
    }
web-status-lay-on = Выберите следующую фишку этого хода.
web-status-lay-or-on = Закончите ход или выберите для него ещё фишку.
web-status-lay-done = Закончите ход или уберите фишки назад.
web-status-lay-nowhere = Так ничего не выйдет. Уберите фишки назад и начните иначе.
# Выбранную фишку поставить нельзя; может быть, другие фишки хода уже лежат, может быть, её можно обменять.
web-status-no-place = { $laid ->
        [yes] Для этой фишки сейчас места нет. Выберите другую или уберите фишки назад.
       *[no] { $exchange ->
                [yes] Для этой фишки места нет. Выберите другую или обменяйте эту.
               *[no] Для этой фишки места нет. Выберите другую.
            }
    }
web-status-anywhere = Нажмите, где лежать фишке, и нажмите на неё, чтобы поставить.
web-status-cut-in = Ходит { $name }. Можно перехватить.
web-status-no-cut = Этой фишкой перехватить нельзя.
web-status-meant-exchange = Какую фишку вы отдаёте?
web-status-meant-hand-over = Какую фишку вы передаёте?
web-penta-status = { $phase ->
        [over] Партия окончена.
        [start] { $who ->
                [you] Поставьте первые фишки.
                [here] { $name }, поставьте первые фишки.
               *[other] { $name } начинает…
            }
        [add] { $who ->
                [you] Добавьте свои фишки к начальной фигуре.
                [here] { $name }, добавьте свои фишки к начальной фигуре.
               *[other] { $name } дополняет начальную фигуру…
            }
        [hand-over] { $who ->
                [you] Передайте сопернику фишку с жёлтым.
                [here] { $name }, передайте сопернику фишку с жёлтым.
               *[other] { $name } выбирает для вас фишку…
            }
        [rotate] { $who ->
                [you] Поверните начальную фигуру или оставьте так.
                [here] { $name }, поверните начальную фигуру или оставьте так.
               *[other] { $name } смотрит на начальную фигуру…
            }
        [any] { $who ->
                [you] Ваш ход.
                [here] { $name }, ваш ход.
               *[other] Ходит { $name }…
            }
        [full] { $who ->
                [you] Ответьте полной.
                [here] { $name }, ответьте полной.
               *[other] { $name } ищет полную…
            }
        [capture] { $who ->
                [you] Можно забрать фигуру.
                [here] { $name }, можно забрать фигуру.
               *[other] { $name } может забрать фигуру…
            }
        [accept] { $who ->
                [you] Последняя фишка поставлена. Примите её или протестуйте.
                [here] { $name }, примите последнюю фишку или протестуйте.
               *[other] { $name } смотрит на последнюю фишку…
            }
        [give] { $who ->
                [you] Отдайте фишку за ту, что взяли.
                [here] { $name }, отдайте фишку за ту, что взяли.
               *[other] { $name } отдаёт фишку…
            }
        [replay-any] { $who ->
                [you] Теперь вы отыгрываетесь: любая фишка.
                [here] { $name }, вы отыгрываетесь: любая фишка.
               *[other] { $name } отыгрывается…
            }
        [replay-full] { $who ->
                [you] Теперь вы отыгрываетесь: нужна полная.
                [here] { $name }, вы отыгрываетесь: нужна полная.
               *[other] { $name } ищет полную…
            }
        [lock-move] { $who ->
                [you] Вы заявили ход: ставьте фишку.
                [here] { $name }, вы заявили ход.
               *[other] { $name } заявляет ход…
            }
        [lock-exchange] { $who ->
                [you] Вы заявили обмен: выберите фишку.
                [here] { $name }, вы заявили обмен.
               *[other] { $name } меняет фишку…
            }
        [lock-take] { $who ->
                [you] Вы заявили отбирание: выберите фишку, которая стоит в фигуре.
                [here] { $name }, вы заявили отбирание.
               *[other] { $name } отбирает фишку…
            }
        [opening] { $who ->
                [you] Сложите начальную фигуру из двух фишек.
                [here] { $name }, сложите начальную фигуру из двух фишек.
               *[other] { $name } складывает начальную фигуру…
            }
        [race] { $who ->
                [here] { $name }, ваш ход.
               *[other] Ставьте в любом темпе. Очереди нет.
            }
        [stage-answer] { $who ->
                [you] Идёт обмен всеми. Сделайте последние ходы и отдайте свои фишки.
                [here] { $name }, сделайте последние ходы и отдайте свои фишки.
               *[other] { $name } делает последние ходы…
            }
        [stage-rest] { $who ->
                [you] Ставьте полученные фишки, потом верните остаток.
                [here] { $name }, ставьте полученные фишки, потом верните остаток.
               *[other] { $name } ставит ваши фишки…
            }
        [stage-last] { $who ->
                [you] Последние фишки: поставьте, что сможете.
                [here] { $name }, последние фишки: поставьте, что сможете.
               *[other] { $name } ставит последние фишки…
            }
       *[move] { $who ->
                [you] Ваш ход.
                [here] { $name }, ваш ход.
               *[other] Ходит { $name }…
            }
    }

## За экраном

web-count-faults = { $count ->
        [one] { $count } изъян
        [few] { $count } изъяна
       *[many] { $count } изъянов
    }
web-screen = { $noticed ->
        [stopped] { $name } останавливается, фигура накрыта.
        [open] { $name } строит дальше у всех на виду.
        [dropped] { $name } сбрасывает вам фишку.
        [hidden] { $name } не показывает фигуру.
        [waiting] { $name } ждёт.
       *[building] { $name } строит за экраном.
    }
web-act-begin = Показать мои фишки
web-act-stop = Стоп!
web-act-check = Проверка
web-act-mark = Отметить результат
web-act-keep = Оставить свои фишки
web-act-drop = Обменять фишку
web-act-surrender = Сдаться
web-act-extend = Достроить свою
web-act-extend-other = Пусть достраивает другой
web-building-drop-which = Какую фишку вы отдаёте?
web-building-best = Лучшая фигура из этих фишек
web-building-status = { $phase ->
        [over] Партия окончена.
        [extending] Приставьте к своей фигуре все остальные фишки.
        [extended] { $name } достраивает…
        [choosing] Ваша фигура победила. Достроить её всеми фишками, или пусть достраивает { $name }?
        [chosen] { $name } выбирает, кому достраивать…
        [waiting] { $name } строит…
        [begin] { $mine }, ваши фишки ещё закрыты. Время пойдёт, когда вы их увидите.
        [in-turn] { $mine }, сложите фигуру и остановитесь. Часы идут.
        [dropped] { $name } выбирает фишку вам взамен. До этого никто не останавливается.
        [answering] { $name } сбрасывает вам фишку. Дайте одну свою.
        [stopped] Вы остановились. { $name } спешит закончить…
        [open] { $name } останавливается раньше вас! Закончите фигуру и проверяйте.
       *[building] { $game ->
                [frames] Сложите рамку с отверстием побольше. Готовы — остановитесь.
               *[other] Сложите из всех фишек одну фигуру, где побольше квадратов. Готовы — остановитесь.
            }
    }

## Что произошло

web-told-lay = { $count ->
        [1] { $name } ставит фишку: { $tiles }.
        [one] { $name } ставит { $count } фишку: { $tiles }.
        [few] { $name } ставит { $count } фишки: { $tiles }.
       *[many] { $name } ставит { $count } фишек: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } меняет фишку: { $tile }.
       *[no] { $name } меняет фишку.
    }
web-told-hand-over = { $known ->
        [yes] { $name } передаёт фишку: { $tile }.
       *[no] { $name } передаёт фишку.
    }
web-told-drop = { $known ->
        [yes] { $name } сбрасывает фишку: { $tile }.
       *[no] { $name } сбрасывает фишку.
    }
web-told-knock = { $what ->
        [exchange] { $name } заявляет обмен.
        [take] { $name } заявляет отбирание.
       *[move] { $name } заявляет ход.
    }
web-told-rotate = { $half ->
        [yes] { $name } поворачивает начальную фигуру.
       *[no] { $name } оставляет начальную фигуру как есть.
    }
web-told-extend = { $own ->
        [yes] { $name } достраивает свою фигуру.
       *[no] { $name } уступает: достраивает другой.
    }
web-told-begin = { $name } начинает строить.
web-told-stop = { $name } говорит «стоп»!
# Протест был справедлив; чего он стоит, зависит от игры.
web-told-protest = { $game ->
        [fulls] { $name } справедливо протестует: фишка возвращается, и { $name } делает любой ход.
        [doubles] { $name } справедливо протестует: неверные фишки и фишки с руки соперника получает в запас { $name }.
        [rings] { $name } справедливо протестует: неверные фишки и фишки с руки соперника получает в запас { $name }.
        [steals] { $name } справедливо протестует: ход возвращён, и ходит { $name }.
       *[other] { $name } справедливо протестует: фишка возвращается и обменивается, и { $name } делает любой ход.
    }
web-told-hurry = { $name } пускает часы.
web-told-capture = { $name } забирает фигуру.
web-told-give-all = { $name } отдаёт все фишки.
web-told-pass = { $name } пасует.
web-told-take = { $name } берёт фишку.
web-told-draw = { $name } добирает.
web-told-mark = { $name } отмечает результат.

## О чём можно договориться

web-preset = Правила
web-preset-pentaraduga-book = Как в книге
web-preset-pentaraduga-beginners = Для начинающих
web-rules-changed = Не совсем как в книге
web-option-aids = Что подсказывает стол
web-option-aids-full = места и полные
web-option-aids-places = места
web-option-aids-none = ничего
web-option-referee = Кто судит
web-option-referee-server = стол
web-option-referee-players = игроки
web-option-referee-about = Когда судят игроки, нарушение остаётся в силе, если соперник не заявил протест до следующего хода.
web-option-deal = Раздача
web-option-deal-random = случайная
web-option-deal-fair = равная
web-option-deal-about = При равной раздаче наборы отличаются только цветами.
web-option-interception = Перехваты
web-option-interception-on = разрешены
web-option-interception-off = запрещены
web-option-always-check = Фигуры проверяют
web-option-always-check-on = всегда
web-option-always-check-off = если никто не сдался
web-option-opening-limit = Время на начало
web-option-opening-limit-none = Без ограничения
web-option-replay-limit = Время на отыгрыш
web-option-replay-limit-none = Без ограничения
web-option-unplaced-bonus = Оставшиеся фишки
web-option-unplaced-bonus-off = не считаются
web-option-unplaced-bonus-on = идут первому
web-option-move-time-none = Без ограничения
web-rule-aids-places = Стол показывает места, но не говорит, где полные.
web-rule-aids-none = Стол не подсказывает.
web-rule-referee-players = Судят сами игроки: протестуйте вовремя.
web-rule-deal-fair = Раздача равная.
web-rule-interception-off = Без перехватов.
web-rule-at-once-off = По очереди, а не одновременно.
web-rule-unplaced-bonus-on = Оставшиеся фишки идут в счёт первому.
web-rule-move-time-set = { $seconds ->
        [one] { $seconds } секунда на ход.
        [few] { $seconds } секунды на ход.
       *[many] { $seconds } секунд на ход.
    }

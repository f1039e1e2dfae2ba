### Столови Пентарадуге у прегледачу.

## Сто на којем леже плочице

web-field-larger = Веће
web-field-smaller = Мање
web-field-fit = Покажи све
web-field-turn = Окрени плочицу
web-figure = { $whose ->
        [mine] Твој мозаик
        [other] Мозаик: { $name }
       *[common] Мозаик
    }
web-tile = { $left }, велико { $big }, { $right }
web-tile-closed = затворена плочица
web-place = { $mark ->
        [none] Место { $name }
        [full] Место { $name }, пуна
        [twice-full] Место { $name }, двапут пуна
        [ring] Место { $name }, прстен
        [reach] Место { $name }, довољан домет
       *[other] Место { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } поен
        [few] { $count } поена
       *[other] { $count } поена
    }
web-squares = { $count ->
        [0] Без квадрата
        [one] { $count } квадрат
        [few] { $count } квадрата
       *[other] { $count } квадрата
    }
# Квадрати преко средње линије не рачунају се никоме.
web-squares-sides = Квадрати: { $mine } на твојој страни, { $other } на другој
web-hand-of = Плочице: { $name }
web-stock-of = Залиха: { $name }.
web-stock-count = { $count ->
        [0] Празна је.
        [one] { $count } плочица.
        [few] { $count } плочице.
       *[other] { $count } плочица.
    }
web-stock-open = Отворене: { $tiles }.
web-captured = { $count ->
        [0] Ништа није освојено
        [one] Освојен { $count } квадрат
        [few] Освојена { $count } квадрата
       *[other] Освојено { $count } квадрата
    }
web-curtain = Предај уређај: на реду је { $name }.
web-curtain-open = Покажи плочице

## Шта може да се уради

web-actions = Радње
web-act-exchange = Размени плочицу
web-act-hand-over = Предај плочицу
web-act-knock = { $what ->
        [exchange] Најави размену
        [take] Најави узимање
       *[move] Најави потез
    }
web-act-knock-about = Тада нико не може да се умеша, а ти имаш минут.
web-act-take = Узми плочицу
web-act-draw = Вуци плочицу
web-act-capture = Освоји мозаик
web-act-rotate = Окрени га
web-act-rotate-not = Остави тако
web-act-give-all = Предај све плочице
web-act-hurry = Покрени сат
web-act-pass = { $replaying ->
        [yes] Заврши овде
       *[no] { $need ->
                [capture] Не освајај
                [accept] Прихвати
               *[any] Прескочи
            }
    }
web-act-protest = Протест!
web-lay-done = То је мој потез
web-lay-back = { $count ->
        [1] Врати је
        [one] Врати их
        [few] Врати их
       *[other] Врати их
    }

## Шта се тражи

web-status-its-place = { $finger ->
        [yes] Додирни место. Други додир је полаже.
       *[no] Изабери место.
    }
web-status-lay-on = Изабери следећу плочицу овог потеза.
web-status-lay-or-on = Заврши потез или му изабери још плочица.
web-status-lay-done = Заврши потез или врати плочице.
web-status-lay-nowhere = Ово не води никуда. Врати плочице и почни друкчије.
# Изабрана плочица не може да се положи; можда друге из овог потеза већ леже, можда може да се размени.
web-status-no-place = { $laid ->
        [yes] За ову плочицу сада нема места. Изабери другу или врати плочице.
       *[no] { $exchange ->
                [yes] За ову плочицу нема места. Изабери другу или је размени.
               *[no] За ову плочицу нема места. Изабери другу.
            }
    }
web-status-no-cut = Овом плочицом не можеш да ускочиш.
web-status-anywhere = Додирни где плочица треба да лежи, па њу да је положиш.
web-status-cut-in = На потезу је { $name }. Смеш да ускочиш.
web-status-meant-exchange = Коју плочицу дајеш?
web-status-meant-hand-over = Коју плочицу предајеш?
web-penta-status = { $phase ->
        [over] Партија је готова.
        [start] { $who ->
                [you] Положи прве плочице.
                [here] { $name }, положи прве плочице.
               *[other] { $name } почиње…
            }
        [add] { $who ->
                [you] Додај своје плочице почетном мозаику.
                [here] { $name }, додај своје плочице почетном мозаику.
               *[other] { $name } допуњава почетни мозаик…
            }
        [hand-over] { $who ->
                [you] Предај противнику плочицу са жутим.
                [here] { $name }, предај противнику плочицу са жутим.
               *[other] { $name } бира плочицу за тебе…
            }
        [rotate] { $who ->
                [you] Окрени почетни мозаик или га остави тако.
                [here] { $name }, окрени почетни мозаик или га остави тако.
               *[other] { $name } гледа почетни мозаик…
            }
        [any] { $who ->
                [you] Твој потез.
                [here] { $name }, твој потез.
               *[other] На потезу је { $name }…
            }
        [full] { $who ->
                [you] Одговори пуном плочицом.
                [here] { $name }, одговори пуном плочицом.
               *[other] { $name } тражи пуну плочицу…
            }
        [capture] { $who ->
                [you] Смеш да освојиш мозаик.
                [here] { $name }, смеш да освојиш мозаик.
               *[other] { $name } сме да освоји мозаик…
            }
        [accept] { $who ->
                [you] Последња плочица лежи. Прихвати је или протестуј.
                [here] { $name }, прихвати последњу плочицу или протестуј.
               *[other] { $name } гледа последњу плочицу…
            }
        [give] { $who ->
                [you] Дај плочицу за ону узету.
                [here] { $name }, дај плочицу за ону узету.
               *[other] { $name } даје плочицу…
            }
        [replay-any] { $who ->
                [you] Сада доиграваш: било која плочица.
                [here] { $name }, доиграваш: било која плочица.
               *[other] { $name } доиграва…
            }
        [replay-full] { $who ->
                [you] Сада доиграваш: пуна плочица.
                [here] { $name }, доиграваш: пуна плочица.
               *[other] { $name } тражи пуну плочицу…
            }
        [lock-move] { $who ->
                [you] Потез је најављен: положи плочицу.
                [here] { $name }, твој потез је најављен.
               *[other] { $name } најављује потез…
            }
        [lock-exchange] { $who ->
                [you] Размена је најављена: изабери плочицу.
                [here] { $name }, твоја размена је најављена.
               *[other] { $name } размењује плочицу…
            }
        [lock-take] { $who ->
                [you] Узимање је најављено: изабери плочицу која стоји у мозаику.
                [here] { $name }, твоје узимање је најављено.
               *[other] { $name } узима плочицу…
            }
        [opening] { $who ->
                [you] Положи свој почетни мозаик од две плочице.
                [here] { $name }, положи свој почетни мозаик од две плочице.
               *[other] { $name } полаже почетни мозаик…
            }
        [race] { $who ->
                [here] { $name }, твој потез.
               *[other] Полажи брзо колико хоћеш. Нико не чека.
            }
        [stage-answer] { $who ->
                [you] Све плочице мењају власника. Одиграј последње потезе, па предај своје.
                [here] { $name }, одиграј последње потезе, па предај своје плочице.
               *[other] { $name } игра последње потезе…
            }
        [stage-rest] { $who ->
                [you] Одиграј добијене плочице, па врати остатак.
                [here] { $name }, одиграј добијене плочице, па врати остатак.
               *[other] { $name } игра твоје плочице…
            }
        [stage-last] { $who ->
                [you] Последње плочице: положи шта можеш.
                [here] { $name }, последње плочице: положи шта можеш.
               *[other] { $name } полаже последње плочице…
            }
       *[move] { $who ->
                [you] Твој потез.
                [here] { $name }, твој потез.
               *[other] На потезу је { $name }…
            }
    }

## Полагање куцањем

web-typed = Плочица и место
web-typed-open = Укуцај место
web-typed-lay = Положи
web-typed-close = Затвори
# Примери остају какви јесу: страница ова слова чита на сваком језику.
web-typed-help = На пример оКоВ или oRoU, или с пољем: оКоВ@0,0.
web-typed-unreadable = „{ $text }“ није место; очекују се плочица, куда гледа њен врх и можда још слова, на пример оКоВ, oRoU или оКоВ@0,0.
web-typed-not-now = { $tile } сада не може да се положи.
web-typed-several = „{ $text }“ има више места: { $places }.
web-typed-nowhere = { $count ->
        [0] Сада нема места за { $tile }.
       *[other] „{ $text }“ јој није место; { $tile } се уклапа овде: { $places }.
    }
web-typed-cell = Реци и смер и доње лево поље за { $tile }, на пример { $tile }В@0,0.
web-typed-covered = Ту лежи друга плочица.

## Грађење иза паравана

web-count-faults = { $count ->
        [one] { $count } мана
        [few] { $count } мане
       *[other] { $count } мана
    }
web-screen = { $noticed ->
        [stopped] { $name } каже стоп и покрива мозаик.
        [open] { $name } наставља отворено.
        [dropped] { $name } одлаже плочицу за тебе.
        [waiting] { $name } чека.
        [hidden] { $name } не показује мозаик.
       *[building] { $name } гради иза паравана.
    }
web-act-begin = Покажи плочице
web-act-stop = Стоп!
web-act-check = Упореди мозаике
web-act-mark = Забележи ово
web-act-keep = Задржи плочице
web-act-drop = Размени плочицу
web-act-surrender = Предај се
web-act-extend = Шири мој
web-act-extend-other = Нека шири други
web-building-drop-which = Коју плочицу дајеш?
web-building-best = Најбољи мозаик од ових плочица
web-building-status = { $phase ->
        [over] Партија је готова.
        [extending] Додај све остале плочице свом мозаику.
        [extended] { $name } гради даље…
        [choosing] Твој мозаик је победио. Градиш ли даље са свим плочицама, или нека гради { $name }?
        [chosen] { $name } бира ко гради даље…
        [waiting] { $name } гради…
        [begin] { $mine }, твоје плочице су још покривене. Време ти тече кад их видиш.
        [in-turn] { $mine }, сагради мозаик, па реци стоп. Сат иде.
        [dropped] { $name } треба да ти да плочицу за твоју. Дотад нико не може да каже стоп.
        [answering] { $name } одлаже плочицу за тебе. Дај једну своју.
        [stopped] Стоп је твој. { $name } има мало времена…
        [open] { $name } каже стоп! Заврши свој мозаик, па упореди.
       *[building] { $game ->
                [frames] Сагради оквир око што веће рупе. Кад је добро, реци стоп.
               *[other] Направи од свих плочица један мозаик, са што више квадрата. Кад је добро, реци стоп.
            }
    }

## Шта се догодило

web-told-lay = { $count ->
        [1] { $name } полаже: { $tiles }.
        [one] { $name } полаже { $count } плочицу: { $tiles }.
        [few] { $name } полаже { $count } плочице: { $tiles }.
       *[other] { $name } полаже { $count } плочица: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } размењује: { $tile }.
       *[no] { $name } размењује плочицу.
    }
web-told-hand-over = { $known ->
        [yes] { $name } предаје: { $tile }.
       *[no] { $name } предаје плочицу.
    }
web-told-drop = { $known ->
        [yes] { $name } одлаже: { $tile }.
       *[no] { $name } одлаже плочицу.
    }
web-told-knock = { $what ->
        [exchange] { $name } најављује размену.
        [take] { $name } најављује узимање.
       *[move] { $name } најављује потез.
    }
web-told-begin = { $name } почиње да гради.
web-told-rotate = { $half ->
        [yes] { $name } окреће почетни мозаик.
       *[no] { $name } оставља почетни мозаик какав јесте.
    }
web-told-extend = { $own ->
        [yes] { $name } шири свој мозаик.
       *[no] { $name } препушта ширење другој страни.
    }
web-told-stop = { $name } каже стоп!
# Протест је био оправдан; цена зависи од игре.
web-told-protest = { $game ->
        [fulls] { $name } протестује с правом: плочица се враћа, и { $name } сме да положи било коју.
        [doubles] { $name } протестује с правом: погрешне плочице и противникова рука иду у залиху ({ $name }).
        [rings] { $name } протестује с правом: погрешне плочице и противникова рука иду у залиху ({ $name }).
        [steals] { $name } протестује с правом: потез се враћа, и игра { $name }.
       *[other] { $name } протестује с правом: плочица се враћа и размењује, и { $name } сме да положи било коју.
    }
web-told-hurry = { $name } покреће сат.
web-told-capture = { $name } осваја мозаик.
web-told-give-all = { $name } предаје све плочице.
web-told-pass = { $name } прескаче.
web-told-take = { $name } узима плочицу.
web-told-draw = { $name } вуче плочице.
web-told-mark = { $name } бележи резултат.

## О чему се може договорити

web-preset = Правила
web-preset-pentaraduga-book = Као у књизи
web-preset-pentaraduga-beginners = За почетнике
web-rules-changed = Не баш као у књизи
web-option-aids = Сто показује
web-option-aids-full = места и пуне плочице
web-option-aids-places = места
web-option-aids-none = ништа
web-option-referee = Суди
web-option-referee-server = сто
web-option-referee-players = играчи
web-option-referee-about = Кад суде играчи, оно што је против правила остаје, осим ако противник протестује пре следећег потеза.
web-option-deal = Плочице се деле
web-option-deal-random = насумично
web-option-deal-fair = једнако добре
web-option-deal-about = Једнако добре руке разликују се само бојама.
web-option-interception = Ускакање
web-option-interception-on = дозвољено
web-option-interception-off = није дозвољено
web-option-always-check = Мозаици се
web-option-always-check-on = увек упоређују
web-option-always-check-off = упоређују ако се нико не преда
web-option-opening-limit = Време за почетак
web-option-opening-limit-none = Неограничено
web-option-replay-limit = Време за доигравање
web-option-replay-limit-none = Неограничено
web-option-unplaced-bonus = Преостале плочице
web-option-unplaced-bonus-off = не рачунају се
web-option-unplaced-bonus-on = иду првоме
web-option-move-time-none = Неограничено
web-rule-aids-places = Сто показује места, али не и која су пуна.
web-rule-aids-none = Сто не помаже.
web-rule-referee-players = Суде играчи: протестуј на време.
web-rule-deal-fair = Обоје имају једнако добре плочице.
web-rule-interception-off = Нема ускакања.
web-rule-at-once-off = Једно за другим, уместо обоје истовремено.
web-rule-unplaced-bonus-on = Преостале плочице рачунају се првоме.
web-rule-move-time-set = За потез: { $seconds } s.

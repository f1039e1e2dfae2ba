### Анализ и разбор на Кварто, нивата на компютъра.

## Колко струва един избор

# Казва се след име на поле или фигура. $turns е 0, ако не се знае колко скоро.
web-worth = { $value ->
        [win] { $turns ->
                [0] печели
                [1] печели веднага
               *[other] печели за { $turns } хода
            }
        [loss] { $turns ->
                [0] губи
                [1] губи веднага
               *[other] губи за { $turns } хода
            }
        [draw] реми
       *[unknown] още не се знае
    }
web-worth-square = { $square }, празно: { $worth }
web-worth-piece = { $piece }: { $worth }

## Анализ

web-analysis = Анализ
web-verdict-holder-win = { $turns ->
        [0] Който държи фигурата, печели.
        [1] Който държи фигурата, печели веднага.
       *[other] Който държи фигурата, печели за { $turns } хода.
    }
web-verdict-holder-draw = Ако и двамата играят добре, ще е реми.
web-verdict-holder-loss = { $turns ->
        [0] Който държи фигурата, губи.
       *[other] Който държи фигурата, губи за { $turns } хода.
    }
web-verdict-holder-unknown = Какво чака този, който държи фигурата?
web-verdict-giver-win = { $turns ->
        [0] Който дава сега, печели.
       *[other] Който дава сега, печели за { $turns } хода.
    }
web-verdict-giver-draw = Ако и двамата играят добре, ще е реми.
web-verdict-giver-loss = { $turns ->
        [0] Който дава сега, губи.
        [1] Който дава сега, губи веднага.
       *[other] Който дава сега, губи за { $turns } хода.
    }
web-verdict-giver-unknown = Какво чака този, който дава сега?
web-verdict-line = { $count ->
        [one] { $lines } е редица. Който постави последната фигура, я обявява и печели.
       *[other] { $lines } са редици. Който постави последната фигура, обявява една и печели.
    }
web-verdict-full = Дъската е пълна и никой няма редица: реми.
web-analysis-place = Докосни поле, за да поставиш там.
web-analysis-give = Докосни фигура, за да я дадеш.
web-analysis-waiting = Чакаме ред…
web-analysis-searching = Знаят се { $done } от { $all }. { $boards } позиции за { $seconds } с…
web-analysis-complete = Всичко се знае, след { $boards } позиции за { $seconds } с.
web-analysis-known = Всичко се знае.
web-analysis-time = Минутата мина и се знаят { $done } от { $all }.
web-analysis-stopped = Спряно. Знаят се { $done } от { $all }.
web-analysis-stop = Стоп
web-analysis-again = Продължи
web-analysis-back = Стъпка назад
web-analysis-setup = Подреди или играй
web-analysis-text = Позиция или запис
web-analysis-text-hint = Копирай я или постави позиция тук. Поставен запис се отваря като разбор.
web-analysis-not-text = Това не е нито позиция, нито запис. Позиция изглежда така: { $example }
web-analysis-rules = Какво се брои за редица
web-analysis-legend = Какво значат знаците
web-analysis-legend-text =
    + в кръг: печели. = на лента: реми. − в квадрат: губи. Всичко това е за този, който решава сега, ако нататък и двамата играят добре.
    Числото брои ходовете до редицата, и тези на другия. Пръстен огражда най-доброто.

## Разбор

web-review-move-mistake = { $move }, грешка
web-review-plot = Колко струваше партията след всяка стъпка: над средата печели { $a }, под нея { $b }.
web-review-plot-wins = { $name } печели
web-review-win = { $name } печели.
web-review-draw = Ако и двамата играят добре, ще е реми.
web-review-loss = { $name } губи, ако другият играе добре.
web-review-threw-win = { $after ->
        [draw] { $name } печелеше. Сега е реми.
       *[loss] { $name } печелеше. Сега печели другият.
    }
web-review-threw-draw = { $name } имаше реми. Сега печели другият.
web-review-missed = { $name } можеше да обяви { $lines }.
web-review-decided = Това реши партията.
web-review-mistakes = { $count ->
        [0] Няма грешки.
        [one] Една грешка.
       *[other] { $count } грешки.
    }
web-review-next = Следваща грешка
web-review-better = Какво трябваше да играе { $name }?
web-review-back = Назад към изиграното
web-review-looking = Търсим…
web-review-unknown = Това не можа да се установи.
web-review-was-best = По-добро нямаше: { $worth }.
web-review-call = Обявяването на { $lines } щеше да спечели.
web-review-best-square = Най-добре беше { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [one] Най-добре беше да се даде фигурата с пръстена: { $worth }.
       *[other] Най-добре беше да се даде фигура с пръстен: { $worth }.
    }
web-review-analyse = Анализирай позицията
web-review-replay = Само разгледай

## Нива

web-levels = Нивата на компютъра
web-levels-lead = Осем нива на Кварто, всяко видимо по-силно от предишното. Качи се по-горе, когато печелиш по-често, отколкото губиш.
web-levels-expect-1 = Вижда три от десет редици, своите и тези, които подарява. Може да спечели и който току-що е прочел правилата.
web-levels-expect-2 = Вижда малко повече от половината редици. Добро за първата вечер.
web-levels-expect-3 = Вижда повечето редици. Почти не мисли какво ще остане за даване и безопасните фигури му свършват.
web-levels-expect-4 = Вижда почти всички редици. За да спечелиш, брой безопасните фигури; компютърът го прави само през път.
web-levels-expect-5 = Вижда всяка редица един ход напред. Не ти дава победа, докато има друга фигура за даване.
web-levels-expect-6 = Щом дъската се запълни наполовина, често играе без грешка.
web-levels-expect-7 = От десет свободни полета нататък играе почти винаги без грешка. Трябва да поведеш преди това.
web-levels-expect-8 = Никога не греши и поставя капани. Който също играе без грешка, стига до реми, а повече – никой.
web-levels-below = От сто партии срещу ниво { $level } печели { $wins } и прави реми в { $draws }.
web-levels-measured = Измерено в партии между нивата, по 200 за всеки две. Лентата показва какво стана със сто партии срещу предишното ниво: победи, ремита, загуби.
web-levels-play = Играй срещу { $name }
web-levels-play-short = Играй

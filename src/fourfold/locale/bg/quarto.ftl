### Кварто.

## Фигури

# Думата „фигура“ е от женски род.
piece-name = { $colour ->
       *[light] светла
        [dark] тъмна
    } { $height ->
       *[tall] висока
        [short] ниска
    } { $shape ->
       *[round] кръгла
        [square] квадратна
    } { $top ->
       *[solid] плътна
        [hollow] куха
    }

feature-colour = цвят
feature-shape = форма
feature-height = височина
feature-top = дупка
# Какво е общото на фигурите в редица, затова в множествено число.
value-light = светли
value-dark = тъмни
value-round = кръгли
value-square = квадратни
value-tall = високи
value-short = ниски
value-solid = плътни
value-hollow = кухи

## Откази

illegal-quarto-other-phase = { $phase ->
        [give] Първо дай фигура на противника.
        [place] Първо постави фигурата, която държиш.
       *[close] Всички фигури са поставени: обяви редица или кажи, че няма.
    }
illegal-quarto-piece-gone = Тази фигура не може да се даде, вече е в игра: { $piece }.
illegal-quarto-square-taken = Полето { $square } е заето: { $piece }.
illegal-quarto-calls-auto = На тази маса редицата печели сама; не се обявява.
illegal-quarto-call-points-nowhere = Посочи коя редица имаш предвид.
illegal-quarto-call-squares = При обявяване се посочват четири различни полета.
illegal-quarto-call-after-placing = На тази маса първо се поставя, а после се обявява четворка.
illegal-quarto-called-already = На този ход вече обяви четворка веднъж.
illegal-quarto-no-call-now = Сега не може да се обявява четворка.

## Текстове, които не се четат

malformed-quarto-piece = „{ $text }“ не е фигура; трябва шестнадесетична цифра 0–f или четири букви, по една от L/D, R/Q, T/S, F/H.
malformed-quarto-square = „{ $text }“ не е поле; трябва поле от a1 до d4.
malformed-quarto-line = „{ $text }“ не е редица; трябват два края, например a3-d3, или четири полета.
malformed-quarto-position-fields = Позиция „{ $text }“: трябват дъската, интервал и фигурата в ръката или „-“.
malformed-quarto-position-ranks = Дъска „{ $text }“: трябват 4 реда, разделени с „/“, а има { $found }.
malformed-quarto-position-rank = Ред { $rank } на дъската, „{ $text }“: трябват 4 полета, а има { $found }.
malformed-quarto-position-digit = „{ $text }“ на { $square } не е фигура; трябва шестнадесетична цифра 0–f или „.“.
malformed-quarto-piece-twice = Фигурата { $piece } е на дъската два пъти: { $first } и { $second }.
malformed-quarto-hand-placed = Фигурата в ръката, { $piece }, вече е на дъската: { $square }.
malformed-quarto-features = Признаците са един или повече от тези, всеки веднъж: { $expected }.
malformed-quarto-shared = Редица не може да има { $shared } общи признака, щом { $features ->
        [one] се брои само един
       *[other] се броят само { $features }
    }.
malformed-quarto-full = В „{ $text }“ няма какво повече да се играе.
malformed-quarto-starter = „{ $text }“ не е започващ; трябва A или B.
malformed-detail = „{ $word }“ не взима нищо в скоби, а има „({ $detail })“.
malformed-memory = Таблица от { $megabytes } МБ не се побира в паметта на тази машина.

## Двигателят

malformed-engine-command = „{ $text }“ не е команда; трябва: { $expected }.
malformed-engine-alone = „{ $command }“ стои само, а след него има „{ $text }“.
malformed-engine-setoption = „setoption { $text }“: трябва „setoption name ИМЕ value СТОЙНОСТ“.
malformed-engine-option = Няма настройка „{ $text }“; има: { $expected }.
malformed-engine-position = „position { $text }“: трябва „start“ или позиция като 0..f/..../.3../.... 9, после може „moves“ и подред полета и фигури.
malformed-engine-go = „go … { $text }“: трябва time МС, nodes N, infinite, moves или нищо.
malformed-engine-infinite = „infinite“ значи без граница, затова не върви нито с time, нито с nodes.
illegal-engine-busy = „{ $command }“ трябва да изчака края на търсенето; „stop“ го спира.

## Как завършват партиите

outcome-line = { $winner } печели с редица.
outcome-false-call = { $winner } печели: { $loser } обяви четворка без редица.
outcome-full = Реми: всички фигури са поставени и никой не обяви четворка.

## Нивата на компютъра и как играе всяко

level-quarto-1 = Новак
level-quarto-about-1 = Пропуска редици и забравя да ги обяви.
level-quarto-2 = Начинаещ
level-quarto-about-2 = Вижда много, но още не всичко.
level-quarto-3 = Ученик
level-quarto-about-3 = Вижда редиците, но подарява победи.
level-quarto-4 = Любител
level-quarto-about-4 = Взима всяка победа, която види.
level-quarto-5 = Клубен играч
level-quarto-about-5 = Мисли, преди да даде.
level-quarto-6 = Познавач
level-quarto-about-6 = Мисли няколко хода напред.
level-quarto-7 = Майстор
level-quarto-about-7 = Почти никога не греши.
level-quarto-8 = Непобедим
level-quarto-about-8 = Никога не греши.

## Правила за избор

preset-international = Обичайните правила
preset-beginners-1 = За начинаещи: брои се само цветът
preset-beginners-2 = За начинаещи: броят се цвят и форма
preset-beginners-3 = За начинаещи: брои се всичко освен дупката
preset-advanced = За напреднали: и квадратите 2×2 са редици
preset-tournament = Турнир: минута на ход, фалшива четворка губи
preset-balkan = Пропуснатото може да обяви всеки, както на Балканите
preset-taiwan = Обявява се преди поставяне, както в Тайван
preset-greek-2 = Два общи признака, както в Гърция
preset-own = Както е в листовката на твоя език

### Анализа и преглед Куарта, и нивои рачунара.

## Колико вреди избор

# Иза назива поља или фигуре. $turns је 0 кад се не зна колико брзо.
web-worth = { $value ->
        [win] { $turns ->
                [0] побеђује
                [1] побеђује одмах
                [one] побеђује за { $turns } потез
                [few] побеђује за { $turns } потеза
               *[other] побеђује за { $turns } потеза
            }
        [loss] { $turns ->
                [0] губи
                [1] губи одмах
                [one] губи за { $turns } потез
                [few] губи за { $turns } потеза
               *[other] губи за { $turns } потеза
            }
        [draw] нерешено
       *[unknown] још се не зна
    }
web-worth-square = { $square }, празно: { $worth }
web-worth-piece = { $piece }: { $worth }

## Анализа

web-analysis = Анализа
web-verdict-holder-win = { $turns ->
        [0] Ко држи фигуру, побеђује.
        [1] Ко држи фигуру, побеђује одмах.
        [one] Ко држи фигуру, побеђује за { $turns } потез.
        [few] Ко држи фигуру, побеђује за { $turns } потеза.
       *[other] Ко држи фигуру, побеђује за { $turns } потеза.
    }
web-verdict-holder-draw = Ако обоје добро играју, нерешено је.
web-verdict-holder-loss = { $turns ->
        [0] Ко држи фигуру, губи.
        [one] Ко држи фигуру, губи за { $turns } потез.
        [few] Ко држи фигуру, губи за { $turns } потеза.
       *[other] Ко држи фигуру, губи за { $turns } потеза.
    }
web-verdict-holder-unknown = Колико вреди држати ову фигуру?
web-verdict-giver-win = { $turns ->
        [0] Ко сада даје, побеђује.
        [one] Ко сада даје, побеђује за { $turns } потез.
        [few] Ко сада даје, побеђује за { $turns } потеза.
       *[other] Ко сада даје, побеђује за { $turns } потеза.
    }
web-verdict-giver-draw = Ако обоје добро играју, нерешено је.
web-verdict-giver-loss = { $turns ->
        [0] Ко сада даје, губи.
        [1] Ко сада даје, губи одмах.
        [one] Ко сада даје, губи за { $turns } потез.
        [few] Ко сада даје, губи за { $turns } потеза.
       *[other] Ко сада даје, губи за { $turns } потеза.
    }
web-verdict-giver-unknown = Колико вреди сада давати?
web-verdict-line = Линија: { $lines }. Ко је поставио последњу фигуру, узвикује и побеђује.
web-verdict-full = Табла је пуна и нико нема линију: нерешено.
web-analysis-place = Додирни поље да је ставиш тамо.
web-analysis-give = Додирни фигуру да је даш.
web-analysis-waiting = Чекам на ред…
web-analysis-searching = Познато { $done } од { $all }. Табли: { $boards }, за { $seconds } s…
web-analysis-complete = Све је познато. Табли: { $boards }, за { $seconds } s.
web-analysis-known = Све је познато.
web-analysis-time = Минут је прошао, а познато је { $done } од { $all }.
web-analysis-stopped = Заустављено. Познато је { $done } од { $all }.
web-analysis-stop = Стани
web-analysis-again = Настави
web-analysis-back = Назад
web-analysis-setup = Постави или играј
web-analysis-text = Позиција или запис
web-analysis-text-hint = Копирај је, или налепи позицију овде. Налепљени запис отвара се као преглед.
web-analysis-not-text = То није ни позиција ни запис. Позиција изгледа овако: { $example }
web-analysis-rules = Шта се рачуна као линија
web-analysis-legend = Шта значе знаци
web-analysis-legend-text =
    + на кругу: побеђује. = на траци: нерешено. − на квадрату: губи. Све то за онога ко сада одлучује, ако обоје потом добро играју.
    Број показује за колико потеза стоји линија, рачунајући и противникове. Прстен означава најбоље.

## Преглед

web-review-move-mistake = { $move }, грешка
web-review-plot = Колико је партија вредела после сваког корака: изнад средине побеђује { $a }, испод ње { $b }.
web-review-plot-wins = { $name } побеђује
web-review-win = { $name } побеђује.
web-review-draw = Нерешено је ако обоје добро играју.
web-review-loss = { $name } губи ако друга страна добро игра.
web-review-threw-win = { $after ->
        [draw] { $name } испушта победу. Сада је нерешено.
       *[loss] { $name } испушта победу. Сада побеђује друга страна.
    }
web-review-threw-draw = { $name } испушта реми. Сада побеђује друга страна.
web-review-missed = { $name } пропушта узвик: { $lines }.
web-review-decided = Ово је одлучило партију.
web-review-mistakes = { $count ->
        [0] Без грешке.
        [one] { $count } грешка.
        [few] { $count } грешке.
       *[other] { $count } грешака.
    }
web-review-next = Следећа грешка
web-review-better = { $name }: шта је требало одиграти?
web-review-back = Назад на оно што је играно
web-review-looking = Гледам…
web-review-unknown = То није могло да се утврди.
web-review-was-best = Ништа није било боље: { $worth }.
web-review-call = Победу би донео узвик: { $lines }.
web-review-best-square = Најбоље је било { $squares }: { $worth }.
web-review-best-piece = Најбоље је било дати фигуру с прстеном: { $worth }.
web-review-analyse = Анализирај ову позицију
web-review-replay = Само погледај

## Нивои

web-levels = Нивои рачунара
web-levels-lead = Осам нивоа Куарта, сваки јасно јачи од претходног. Пређи на виши кад чешће побеђујеш него што губиш.
web-levels-expect-1 = Види три линије од десет, своје и оне које поклања. Може га победити свако ко је тек прочитао правила.
web-levels-expect-2 = Види нешто више од половине линија. Добар за прво вече.
web-levels-expect-3 = Види већину линија. Скоро и не мари шта ће остати за давање, па му понестане сигурних фигура.
web-levels-expect-4 = Види скоро све линије. За победу мораш да бројиш сигурне фигуре, а он то ради само сваки други пут.
web-levels-expect-5 = Види сваку линију потез унапред. Никад ти не даје победу док може да да другу фигуру.
web-levels-expect-6 = Често игра без грешке чим је пола табле пуно.
web-levels-expect-7 = Углавном игра без грешке од десет слободних поља надаље. Предност мораш да стекнеш пре тога.
web-levels-expect-8 = Никад не греши и поставља замке. Ко и сам игра без грешке, постиже реми, а више од тога нико.
web-levels-below = Од сто партија против нивоа { $level } добија { $wins }, а нерешених је { $draws }.
web-levels-measured = Измерено у партијама нивоа међу собом, по 200 за свака два. Трака показује како је прошло сто партија против претходног нивоа: добијене, нерешене, изгубљене.
web-levels-play = Играј против: { $name }
web-levels-play-short = Играј

### Странице за учење: правила, речник, лекције, вежбе.

web-title-learn = Учење · Fourfold
web-title-glossary = Речник · Fourfold
web-title-lesson = Лекција · Fourfold
web-title-train = Вежба · Fourfold
web-title-document = { $title } · Fourfold

## Преглед

web-learn-lead = Правила са сликама, партије објашњене потез по потез и вежба за око.
web-learn-rules = Правила
web-learn-age = Од { $age } година
web-learn-lessons = Лекције
web-learn-lessons-text = Школске партије, корак по корак. Понегде има споредних токова: други потез, и шта из њега излази.
web-learn-trainers = Вежбе
web-learn-trainers-text = Неколико минута дневно. Резултати остају на овом уређају.
web-learn-glossary = Речник
web-learn-glossary-text = Шта која реч значи. У тексту додирни подвучену реч да видиш значење.
web-learn-to-glossary = Отвори речник
web-learn-play = Играј
web-learn-more = Још за учење
web-only-english = Овај текст засад постоји само на енглеском.
web-learn-seek = Нађи реч
web-learn-sought = { $count ->
    [0] Нема такве речи.
    [one] { $count } реч
    [few] { $count } речи
   *[other] { $count } речи
}

## Слике и места речима

web-learn-figure = Мозаик од { $tiles } { $tiles ->
    [one] плочице
    [few] плочице
   *[other] плочица
}
web-learn-place = { $direction ->
    [up] Место { $number }, врх горе
    [right] Место { $number }, врх десно
    [down] Место { $number }, врх доле
   *[left] Место { $number }, врх лево
}

## Вежбања

web-learn-answers = Одговори
web-learn-choose = Изабери одговор.
web-learn-right = Тачно!
web-learn-wrong = Не. Погледај поново.
web-learn-yes = Да
web-learn-no = Не
web-learn-places-wait = { $count ->
    [1] Додирни место. Једно је.
    [one] Додирни места. Има их { $count }.
    [few] Додирни места. Има их { $count }.
   *[other] Додирни места. Има их { $count }.
}
web-learn-places-found = { $count ->
    [1] Тражи даље.
    [one] Нађено { $found } од { $count }.
    [few] Нађено { $found } од { $count }.
   *[other] Нађено { $found } од { $count }.
}
web-learn-verdict-clash = Не: ту се боје разликују.
web-learn-verdict-rough = Не: дијагонале се не састају крајевима.
web-learn-verdict-apart = Не: ту не додирује мозаик.
web-learn-verdict-fits-right = Да, уклапа се.
web-learn-verdict-full-right = Да, прави квадрат.
web-learn-verdict-full-wrong = Уклапа се, али не прави квадрат.
web-learn-verdict-twice-full-right = Да, прави два квадрата.
web-learn-verdict-twice-full-wrong = Уклапа се, али не прави два квадрата.
web-learn-verdict-double-right = Да, додирује две плочице.
web-learn-verdict-double-wrong = Уклапа се, али додирује само једну плочицу.
web-learn-verdict-corner-right = Да, дупла и с углом.
web-learn-verdict-corner-wrong = Уклапа се, али додирује само једну плочицу или не прави угао.

## Лекције

# Лекције играче зову првим двама словима азбуке.
web-lesson-seat = { $seat ->
    [A] А
   *[B] Б
}
web-lesson-hand = Рука
web-lesson-hand-of = Рука: { $seat }
web-lesson-stock = Залиха
web-lesson-stock-of = Залиха: { $seat }
web-lesson-none = Нема више шта да се положи
web-lesson-figure-of = Мозаик: { $seat }
web-lesson-steps = Кораци
web-lesson-step = { $step } од { $last }
web-lesson-previous = Назад
web-lesson-next = Даље
web-lesson-begins = Подела
web-lesson-line-begins = Шта ако…
web-lesson-leave = Назад на партију
web-lesson-lines = Шта ако…
web-lesson-line-lays = { $same ->
    [yes] { $seat } полаже { $tiles } другде
   *[no] { $seat } уместо тога полаже { $tiles }
}
web-lesson-line-ends = Партија се тада завршава { $a } : { $b }
web-lesson-score = Партија се завршава { $a } : { $b }
web-lesson-play = Настави одавде против рачунара
web-lesson-misprints = Штампарске грешке у књизи
web-lesson-misprint = У књизи пише „{ $printed }“; читај „{ $read }“.
web-lesson-did = { $seat } игра.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [1] { $seat } полаже плочицу:
        [one] { $seat } полаже { $count } плочицу:
        [few] { $seat } полаже { $count } плочице:
       *[other] { $seat } полаже { $count } плочица:
    }
    [1] { $count ->
        [1] { $seat } полаже плочицу и прави квадрат:
        [one] { $seat } полаже { $count } плочицу и прави квадрат:
        [few] { $seat } полаже { $count } плочице и прави квадрат:
       *[other] { $seat } полаже { $count } плочица и прави квадрат:
    }
    [one] { $seat } полаже плочица: { $count }, и прави { $squares } квадрат:
    [few] { $count ->
        [1] { $seat } полаже плочицу и прави { $squares } квадрата:
        [one] { $seat } полаже { $count } плочицу и прави { $squares } квадрата:
        [few] { $seat } полаже { $count } плочице и прави { $squares } квадрата:
       *[other] { $seat } полаже { $count } плочица и прави { $squares } квадрата:
    }
   *[other] { $count ->
        [1] { $seat } полаже плочицу и прави { $squares } квадрата:
        [one] { $seat } полаже { $count } плочицу и прави { $squares } квадрата:
        [few] { $seat } полаже { $count } плочице и прави { $squares } квадрата:
       *[other] { $seat } полаже { $count } плочица и прави { $squares } квадрата:
    }
}
web-lesson-did-pass = { $seat } прескаче.
web-lesson-did-exchange = { $seat } размењује плочицу:
web-lesson-did-take = { $seat } узима плочицу из туђе залихе.
web-lesson-did-draw = { $seat } вуче плочице.
web-lesson-did-capture = { $seat } осваја мозаик.
web-lesson-did-hand-over = { $seat } предаје плочицу:
web-lesson-did-give-all = { $seat } даје све преостале плочице.
web-lesson-did-arrange = { $seat } гради.
web-lesson-did-drop = { $seat } одлаже плочицу:
web-lesson-did-stop = { $seat } каже стоп.
web-lesson-did-check = { $seat } упоређује.
web-lesson-did-surrender = { $seat } се предаје.

## Вежбе

web-train-fit = Уклопи плочицу у мислима
web-train-fit-text = Окрени плочицу у мислима: у које место се уклапа, или где је пуна?
web-train-fit-fits = У које место се уклапа ова плочица?
web-train-fit-full = Уклапа се у сва ова места. У којем прави квадрат?
web-train-unseen = Познај скривене плочице
web-train-unseen-text = Све плочице у пет боја, без оних које видиш: која је још скривена?
web-train-unseen-ask = Коју од четири доње плочице не видиш ни на столу ни у својој руци?
web-train-hand = Твоја рука
web-train-option = { $number }: { $tile }
web-train-line = Уочи линију
web-train-line-text = Куарто: једно поље, једна фигура, четири у низу с нечим заједничким.
web-train-line-ask = На којем пољу ова фигура прави линију?
web-train-line-board = Табла
web-train-how = Десет питања. Сат иде док мислиш, а стоји док гледаш одговор.
web-train-start = Почни
web-train-again = Још једном
web-train-next = Даље
web-train-finish = Види резултат
web-train-number = Питање { $number } од { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Додирни поље.
web-train-tap-or-key = Додирни одговор или притисни 1 до 4.
web-train-wrong = Не. Тачан одговор је означен.
web-train-result = Тачно { $right } од { $count }, { $seconds } s по питању.
web-train-last = Прошли пут { $right } од { $count }
web-train-plot = Резултати последњих рунди: { $count }; највише тачних: { $best }
web-train-plot-right = Тачни одговори
web-train-plot-time = Секунди по питању
web-train-table = Као табела
web-train-when = Када
web-train-of = { $right } од { $count }

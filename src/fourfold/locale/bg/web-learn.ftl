### Страниците за учене: правила, речник, уроци, тренажори.

web-title-learn = Учи се · Fourfold
web-title-glossary = Речник · Fourfold
web-title-lesson = Урок · Fourfold
web-title-train = Тренажор · Fourfold
web-title-document = { $title } · Fourfold

## Преглед

web-learn-lead = Правилата с картинки, партии, обяснени ход по ход, и упражнения за очите.
web-learn-rules = Правила
web-learn-age = От { $age } години
web-learn-lessons = Уроци
web-learn-lessons-text = Учебни партии, стъпка по стъпка. На места има отклонения: друг ход и какво излиза от него.
web-learn-trainers = Тренажори
web-learn-trainers-text = По няколко минути на ден. Резултатите ти остават на това устройство.
web-learn-glossary = Речник
web-learn-glossary-text = Какво значи всяка дума. В текстовете докосни подчертана дума, за да видиш какво значи.
web-learn-to-glossary = Отвори речника
web-learn-play = Изиграй я
web-learn-more = Още за учене
web-only-english = Този текст засега го има само на английски.
web-learn-seek = Намери дума
web-learn-sought = { $count ->
    [0] Няма такава дума.
    [one] { $count } дума
   *[other] { $count } думи
}

## Картинки и места с думи

web-learn-figure = Фигура от { $tiles } { $tiles ->
    [one] плочка
   *[other] плочки
}
web-learn-place = { $direction ->
    [up] Място { $number }, връх нагоре
    [right] Място { $number }, връх надясно
    [down] Място { $number }, връх надолу
   *[left] Място { $number }, връх наляво
}

## Упражнения

web-learn-answers = Отговори
web-learn-choose = Избери отговор.
web-learn-right = Вярно!
web-learn-wrong = Не. Погледни пак.
web-learn-yes = Да
web-learn-no = Не
web-learn-places-wait = { $count ->
    [one] Докосни мястото. Едно е.
   *[other] Докосни местата: { $count } на брой.
}
web-learn-places-found = { $count ->
    [one] Търси още.
   *[other] Намерени { $found } от { $count }.
}
web-learn-verdict-clash = Не: цветовете тук са различни.
web-learn-verdict-rough = Не: диагоналите не се срещат в краищата си.
web-learn-verdict-apart = Не: тук не докосва фигурата.
web-learn-verdict-fits-right = Да, пасва.
web-learn-verdict-full-right = Да, прави квадрат.
web-learn-verdict-full-wrong = Пасва, но не прави квадрат.
web-learn-verdict-twice-full-right = Да, прави два квадрата.
web-learn-verdict-twice-full-wrong = Пасва, но не прави два квадрата.
web-learn-verdict-double-right = Да, докосва две плочки.
web-learn-verdict-double-wrong = Пасва, но докосва само една плочка.
web-learn-verdict-corner-right = Да, двойна и с ъгълче.
web-learn-verdict-corner-wrong = Пасва, но докосва само една плочка или не прави ъгълче.

## Уроци

# В уроците играчите се наричат с първите две букви на азбуката.
web-lesson-seat = { $seat ->
    [A] А
   *[B] Б
}
web-lesson-hand = Ръка
web-lesson-hand-of = Ръката на { $seat }
web-lesson-stock = Запас
web-lesson-stock-of = Запасът на { $seat }
web-lesson-none = Няма какво повече да се сложи
web-lesson-figure-of = Фигурата на { $seat }
web-lesson-steps = Стъпки
web-lesson-step = { $step } от { $last }
web-lesson-previous = Назад
web-lesson-next = Напред
web-lesson-begins = Раздаване
web-lesson-line-begins = А ако…
web-lesson-leave = Към партията
web-lesson-lines = А ако…
web-lesson-line-lays = { $same ->
    [yes] { $seat } слага { $tiles } другаде
   *[no] { $seat } вместо това слага { $tiles }
}
web-lesson-line-ends = Тогава партията завършва { $a } : { $b }
web-lesson-score = Партията завършва { $a } : { $b }
web-lesson-play = Играй оттук срещу компютъра
web-lesson-misprints = Печатни грешки в книгата
web-lesson-misprint = В книгата пише „{ $printed }“; чети „{ $read }“.
web-lesson-did = { $seat } действа.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } слага плочка:
       *[other] { $seat } слага { $count } плочки:
    }
    [one] { $count ->
        [one] { $seat } слага плочка и прави квадрат:
       *[other] { $seat } слага { $count } плочки и прави квадрат:
    }
   *[other] { $count ->
        [one] { $seat } слага плочка и прави { $squares } квадрата:
       *[other] { $seat } слага { $count } плочки и прави { $squares } квадрата:
    }
}
web-lesson-did-pass = { $seat } казва „пас“.
web-lesson-did-exchange = { $seat } разменя плочка:
web-lesson-did-take = { $seat } взима плочка от чуждия запас.
web-lesson-did-draw = { $seat } тегли.
web-lesson-did-capture = { $seat } прибира фигурата.
web-lesson-did-hand-over = { $seat } подава плочка:
web-lesson-did-give-all = { $seat } дава всички останали плочки.
web-lesson-did-arrange = { $seat } строи.
web-lesson-did-drop = { $seat } оставя плочка:
web-lesson-did-stop = { $seat } спира.
web-lesson-did-check = { $seat } проверява.
web-lesson-did-surrender = { $seat } се предава.

## Тренажори

web-train-fit = Напасни наум
web-train-fit-text = Завърти плочката наум: кое място я приема или я прави пълна?
web-train-fit-fits = На кое място пасва тази плочка?
web-train-fit-full = Пасва на всички тези места. На кое прави квадрат?
web-train-unseen = Познай скритите плочки
web-train-unseen-text = Всички плочки от пет цвята без тези, които виждаш: коя още е скрита?
web-train-unseen-ask = Коя от четирите плочки долу не виждаш нито на масата, нито в ръката си?
web-train-hand = Твоята ръка
web-train-option = { $number }: { $tile }
web-train-line = Забележи редицата
web-train-line-text = Кварто: едно поле, една фигура, четири в редица с нещо общо.
web-train-line-ask = На кое поле тази фигура прави редица?
web-train-line-board = Дъската
web-train-how = Десет въпроса. Часовникът върви, докато мислиш, и стои, докато гледаш отговора.
web-train-start = Старт
web-train-again = Още веднъж
web-train-next = Напред
web-train-finish = Към резултата
web-train-number = Въпрос { $number } от { $count }
web-train-seconds = { $seconds } с
web-train-tap = Докосни поле.
web-train-tap-or-key = Докосни отговор или натисни от 1 до 4.
web-train-wrong = Не. Верният отговор е отбелязан.
web-train-result = { $right } от { $count } верни, { $seconds } секунди на въпрос.
web-train-last = Последния път { $right } от { $count }
web-train-plot = { $count ->
    [one] Резултат от последния кръг; най-много { $best } верни
   *[other] Резултати от последните { $count } кръга; най-много { $best } верни
}
web-train-plot-right = Верни отговори
web-train-plot-time = Секунди на въпрос
web-train-table = Като таблица
web-train-when = Кога
web-train-of = { $right } от { $count }

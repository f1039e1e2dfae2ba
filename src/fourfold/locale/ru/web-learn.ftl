### Страницы для обучения: правила, словарь, уроки, тренажёры.

web-title-learn = Учиться · Fourfold
web-title-glossary = Словарь · Fourfold
web-title-lesson = Урок · Fourfold
web-title-train = Тренажёр · Fourfold
web-title-document = { $title } · Fourfold

## Обзор

web-learn-lead = Правила с картинками, партии, разобранные ход за ходом, и упражнения для глаз.
web-learn-rules = Правила
web-learn-age = { $age ->
    [one] От { $age } года
    [few] От { $age } лет
   *[many] От { $age } лет
}
web-learn-play = Сыграть
web-learn-lessons = Уроки
web-learn-lessons-text = Учебные партии, шаг за шагом. Кое-где есть варианты: другой ход и что из него выходит.
web-learn-trainers = Тренажёры
web-learn-trainers-text = Несколько минут в день. Ваши результаты остаются на этом устройстве.
web-learn-glossary = Словарь
web-learn-glossary-text = Что значит каждое слово. В текстах нажмите на подчёркнутое слово, чтобы узнать его значение.
web-learn-to-glossary = Открыть словарь
web-learn-more = Что ещё изучить
web-only-english = Этот текст пока есть только на английском.
web-learn-seek = Найти слово
web-learn-sought = { $count ->
    [0] Такого слова нет.
    [one] { $count } слово
    [few] { $count } слова
   *[many] { $count } слов
}

## Картинки и места словами

web-learn-figure = { $tiles ->
    [one] Фигура из { $tiles } фишки
    [few] Фигура из { $tiles } фишек
   *[many] Фигура из { $tiles } фишек
}
web-learn-place = { $direction ->
    [up] Место { $number }, вершиной вверх
    [right] Место { $number }, вершиной вправо
    [down] Место { $number }, вершиной вниз
   *[left] Место { $number }, вершиной влево
}

## Упражнения

web-learn-answers = Ответы
web-learn-choose = Выберите ответ.
web-learn-right = Верно!
web-learn-wrong = Нет. Посмотрите ещё.
web-learn-yes = Да
web-learn-no = Нет
web-learn-places-wait = { $count ->
    [1] Нажмите на место. Оно одно.
    [one] Нажмите на места. Их { $count }.
    [few] Нажмите на места. Их { $count }.
   *[many] Нажмите на места. Их { $count }.
}
web-learn-places-found = { $count ->
    [1] Ищите дальше.
    [one] Найдено { $found } из { $count }.
    [few] Найдено { $found } из { $count }.
   *[many] Найдено { $found } из { $count }.
}
web-learn-verdict-clash = Нет: здесь цвета разные.
web-learn-verdict-rough = Нет: диагонали не сходятся концами.
web-learn-verdict-apart = Нет: здесь она не касается фигуры.
web-learn-verdict-fits-right = Да, подходит.
web-learn-verdict-full-right = Да, она образует квадрат.
web-learn-verdict-full-wrong = Подходит, но квадрата не образует.
web-learn-verdict-twice-full-right = Да, она образует два квадрата.
web-learn-verdict-twice-full-wrong = Подходит, но двух квадратов не образует.
web-learn-verdict-double-right = Да, она касается двух фишек.
web-learn-verdict-double-wrong = Подходит, но касается только одной фишки.
web-learn-verdict-corner-right = Да, двойная и с уголком.
web-learn-verdict-corner-wrong = Подходит, но касается только одной фишки или не составляет уголка.

## Уроки

web-lesson-seat = { $seat ->
    [A] А
   *[B] Б
}
web-lesson-hand = На руках
web-lesson-hand-of = На руках у { $seat }
web-lesson-stock = Запас
web-lesson-stock-of = Запас { $seat }
web-lesson-none = Ставить больше нечего
web-lesson-figure-of = Фигура { $seat }
web-lesson-steps = Шаги
web-lesson-step = { $step } из { $last }
web-lesson-previous = Назад
web-lesson-next = Дальше
web-lesson-begins = Раздача
web-lesson-line-begins = А если…
web-lesson-leave = Назад к партии
web-lesson-lines = А если…
web-lesson-line-lays = { $same ->
    [yes] { $seat } ставит { $tiles } на другое место
   *[no] { $seat } ставит вместо этого { $tiles }
}
web-lesson-line-ends = Тогда партия кончается { $a } : { $b }
web-lesson-score = Партия кончается со счётом { $a } : { $b }
web-lesson-play = Сыграть отсюда с компьютером
web-lesson-misprints = Опечатки в книге
web-lesson-misprint = В книге напечатано «{ $printed }», следует читать «{ $read }».
web-lesson-did = { $seat } действует.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [1] { $seat } ставит фишку:
        [one] { $seat } ставит { $count } фишку:
        [few] { $seat } ставит { $count } фишки:
       *[many] { $seat } ставит { $count } фишек:
    }
    [1] { $count ->
        [1] { $seat } ставит фишку и образует квадрат:
        [one] { $seat } ставит { $count } фишку и образует квадрат:
        [few] { $seat } ставит { $count } фишки и образует квадрат:
       *[many] { $seat } ставит { $count } фишек и образует квадрат:
    }
    [one] { $count ->
        [1] { $seat } ставит фишку и образует { $squares } квадрат:
        [one] { $seat } ставит { $count } фишку и образует { $squares } квадрат:
        [few] { $seat } ставит { $count } фишки и образует { $squares } квадрат:
       *[many] { $seat } ставит { $count } фишек и образует { $squares } квадрат:
    }
    [few] { $count ->
        [1] { $seat } ставит фишку и образует { $squares } квадрата:
        [one] { $seat } ставит { $count } фишку и образует { $squares } квадрата:
        [few] { $seat } ставит { $count } фишки и образует { $squares } квадрата:
       *[many] { $seat } ставит { $count } фишек и образует { $squares } квадрата:
    }
   *[many] { $count ->
        [1] { $seat } ставит фишку и образует { $squares } квадратов:
        [one] { $seat } ставит { $count } фишку и образует { $squares } квадратов:
        [few] { $seat } ставит { $count } фишки и образует { $squares } квадратов:
       *[many] { $seat } ставит { $count } фишек и образует { $squares } квадратов:
    }
}
web-lesson-did-pass = { $seat } пасует.
web-lesson-did-exchange = { $seat } меняет фишку:
web-lesson-did-take = { $seat } берёт фишку из чужого запаса.
web-lesson-did-draw = { $seat } добирает.
web-lesson-did-capture = { $seat } забирает фигуру.
web-lesson-did-hand-over = { $seat } передаёт фишку:
web-lesson-did-give-all = { $seat } отдаёт все оставшиеся фишки.
web-lesson-did-arrange = { $seat } строит.
web-lesson-did-drop = { $seat } сбрасывает фишку:
web-lesson-did-stop = { $seat } останавливается.
web-lesson-did-check = { $seat } проверяет.
web-lesson-did-surrender = { $seat } сдаётся.

## Тренажёры

web-train-fit = Приложить в уме
web-train-fit-text = Поверните фишку мысленно: куда она подойдёт или где будет полной?
web-train-fit-fits = На какое место подходит эта фишка?
web-train-fit-full = Она подходит на все эти места. На каком она образует квадрат?
web-train-unseen = Невидимые фишки
web-train-unseen-text = Все фишки пяти цветов без тех, что на виду: какой не хватает?
web-train-unseen-ask = Какой из четырёх фишек внизу нет ни на столе, ни у вас на руках?
web-train-hand = У вас на руках
web-train-option = { $number }: { $tile }
web-train-line = Заметить ряд
web-train-line-text = «Кварто»: один кружок, одна фигура, четыре в ряд с чем-нибудь общим.
web-train-line-ask = На каком кружке эта фигура образует ряд?
web-train-line-board = Поле
web-train-how = Десять вопросов. Часы идут, пока вы думаете, и стоят, пока вы смотрите ответ.
web-train-start = Начать
web-train-again = Ещё раз
web-train-next = Дальше
web-train-finish = К результату
web-train-number = Вопрос { $number } из { $count }
web-train-seconds = { $seconds } с
web-train-tap = Нажмите на кружок.
web-train-tap-or-key = Нажмите на ответ или клавишу от 1 до 4.
web-train-wrong = Нет. Верный ответ отмечен.
web-train-result = Верно { $right } из { $count }, секунд на вопрос: { $seconds }.
web-train-last = В прошлый раз { $right } из { $count }
web-train-plot = { $count ->
    [1] Результат последнего подхода; лучший: верных { $best }
    [one] Результаты последнего { $count } подхода; лучший: верных { $best }
    [few] Результаты последних { $count } подходов; лучший: верных { $best }
   *[many] Результаты последних { $count } подходов; лучший: верных { $best }
}
web-train-plot-right = Верные ответы
web-train-plot-time = Секунд на вопрос
web-train-table = Таблицей
web-train-when = Когда
web-train-of = { $right } из { $count }

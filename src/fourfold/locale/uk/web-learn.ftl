### Сторінки для навчання: правила, словник, уроки, тренажери.

web-title-learn = Вчитися · Fourfold
web-title-glossary = Словник · Fourfold
web-title-lesson = Урок · Fourfold
web-title-train = Тренажер · Fourfold
web-title-document = { $title } · Fourfold

## Огляд

web-learn-lead = Правила з картинками, партії, пояснені хід за ходом, і вправи для очей.
web-learn-rules = Правила
web-learn-age = { $age ->
    [one] Від { $age } року
    [few] Від { $age } років
   *[many] Від { $age } років
}
web-learn-lessons = Уроки
web-learn-lessons-text = Навчальні партії, крок за кроком. Подекуди є варіанти: інший хід і що з нього виходить.
web-learn-trainers = Тренажери
web-learn-trainers-text = Кілька хвилин на день. Ваші результати лишаються на цьому пристрої.
web-learn-glossary = Словник
web-learn-glossary-text = Що означає кожне слово. У текстах торкніться підкресленого слова, щоб побачити його значення.
web-learn-to-glossary = Відкрити словник
web-learn-play = Зіграти
web-learn-more = Що ще вивчити
web-only-english = Цей текст поки що є лише англійською.
web-learn-seek = Знайти слово
web-learn-sought = { $count ->
    [0] Такого слова немає.
    [one] { $count } слово
    [few] { $count } слова
   *[many] { $count } слів
}

## Картинки й місця словами

web-learn-figure = { $tiles ->
    [one] Фігура з { $tiles } фішки
    [few] Фігура з { $tiles } фішок
   *[many] Фігура з { $tiles } фішок
}
web-learn-place = { $direction ->
    [up] Місце { $number }, вершиною вгору
    [right] Місце { $number }, вершиною праворуч
    [down] Місце { $number }, вершиною вниз
   *[left] Місце { $number }, вершиною ліворуч
}

## Вправи

web-learn-answers = Відповіді
web-learn-choose = Виберіть відповідь.
web-learn-right = Правильно!
web-learn-wrong = Ні. Подивіться ще.
web-learn-yes = Так
web-learn-no = Ні
web-learn-places-wait = { $count ->
    [1] Торкніться місця. Воно одне.
    [one] Торкніться місць. Їх { $count }.
    [few] Торкніться місць. Їх { $count }.
   *[many] Торкніться місць. Їх { $count }.
}
web-learn-places-found = { $count ->
    [1] Шукайте далі.
    [one] Знайдено { $found } з { $count }.
    [few] Знайдено { $found } з { $count }.
   *[many] Знайдено { $found } з { $count }.
}
web-learn-verdict-clash = Ні: тут кольори різні.
web-learn-verdict-rough = Ні: діагоналі не сходяться кінцями.
web-learn-verdict-apart = Ні: тут вона не торкається фігури.
web-learn-verdict-fits-right = Так, підходить.
web-learn-verdict-full-right = Так, вона утворює квадрат.
web-learn-verdict-full-wrong = Підходить, але квадрата не утворює.
web-learn-verdict-twice-full-right = Так, вона утворює два квадрати.
web-learn-verdict-twice-full-wrong = Підходить, але двох квадратів не утворює.
web-learn-verdict-double-right = Так, вона торкається двох фішок.
web-learn-verdict-double-wrong = Підходить, але торкається лише однієї фішки.
web-learn-verdict-corner-right = Так, подвійна й з куточком.
web-learn-verdict-corner-wrong = Підходить, але торкається лише однієї фішки або не утворює куточка.

## Уроки

# Гравців в уроках звуть першими двома літерами абетки.
web-lesson-seat = { $seat ->
    [A] А
   *[B] Б
}
web-lesson-hand = На руках
web-lesson-hand-of = На руках у { $seat }
web-lesson-stock = Запас
web-lesson-stock-of = Запас { $seat }
web-lesson-none = Класти більше нічого
web-lesson-figure-of = Фігура { $seat }
web-lesson-steps = Кроки
web-lesson-step = { $step } з { $last }
web-lesson-previous = Назад
web-lesson-next = Далі
web-lesson-begins = Роздача
web-lesson-line-begins = А якщо…
web-lesson-leave = Назад до партії
web-lesson-lines = А якщо…
web-lesson-line-lays = { $same ->
    [yes] { $seat } кладе { $tiles } в інше місце
   *[no] { $seat } натомість кладе { $tiles }
}
web-lesson-line-ends = Тоді партія закінчується { $a } : { $b }
web-lesson-score = Партія закінчується з рахунком { $a } : { $b }
web-lesson-play = Зіграти звідси з комп’ютером
web-lesson-misprints = Друкарські помилки в книжці
web-lesson-misprint = У книжці надруковано «{ $printed }», слід читати «{ $read }».
web-lesson-did = { $seat } діє.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [1] { $seat } кладе фішку:
        [one] { $seat } кладе { $count } фішку:
        [few] { $seat } кладе { $count } фішки:
       *[many] { $seat } кладе { $count } фішок:
    }
    [1] { $count ->
        [1] { $seat } кладе фішку й утворює квадрат:
        [one] { $seat } кладе { $count } фішку й утворює квадрат:
        [few] { $seat } кладе { $count } фішки й утворює квадрат:
       *[many] { $seat } кладе { $count } фішок і утворює квадрат:
    }
    [one] { $count ->
        [1] { $seat } кладе фішку й утворює { $squares } квадрат:
        [one] { $seat } кладе { $count } фішку й утворює { $squares } квадрат:
        [few] { $seat } кладе { $count } фішки й утворює { $squares } квадрат:
       *[many] { $seat } кладе { $count } фішок і утворює { $squares } квадрат:
    }
    [few] { $count ->
        [1] { $seat } кладе фішку й утворює { $squares } квадрати:
        [one] { $seat } кладе { $count } фішку й утворює { $squares } квадрати:
        [few] { $seat } кладе { $count } фішки й утворює { $squares } квадрати:
       *[many] { $seat } кладе { $count } фішок і утворює { $squares } квадрати:
    }
   *[many] { $count ->
        [1] { $seat } кладе фішку й утворює { $squares } квадратів:
        [one] { $seat } кладе { $count } фішку й утворює { $squares } квадратів:
        [few] { $seat } кладе { $count } фішки й утворює { $squares } квадратів:
       *[many] { $seat } кладе { $count } фішок і утворює { $squares } квадратів:
    }
}
web-lesson-did-pass = { $seat } пасує.
web-lesson-did-exchange = { $seat } міняє фішку:
web-lesson-did-take = { $seat } бере фішку з чужого запасу.
web-lesson-did-draw = { $seat } добирає.
web-lesson-did-capture = { $seat } забирає фігуру.
web-lesson-did-hand-over = { $seat } передає фішку:
web-lesson-did-give-all = { $seat } віддає всі фішки, що лишилися.
web-lesson-did-arrange = { $seat } будує.
web-lesson-did-drop = { $seat } скидає фішку:
web-lesson-did-stop = { $seat } зупиняється.
web-lesson-did-check = { $seat } перевіряє.
web-lesson-did-surrender = { $seat } здається.

## Тренажери

web-train-fit = Прикласти в думках
web-train-fit-text = Оберніть фішку в думках: куди вона підійде або де буде повною?
web-train-fit-fits = На яке місце підходить ця фішка?
web-train-fit-full = Вона підходить на всі ці місця. На якому вона утворює квадрат?
web-train-unseen = Невидимі фішки
web-train-unseen-text = Усі фішки п’яти кольорів без тих, що на виду: якої бракує?
web-train-unseen-ask = Якої з чотирьох фішок унизу немає ні на столі, ні у вас на руках?
web-train-hand = У вас на руках
web-train-option = { $number }: { $tile }
web-train-line = Помітити ряд
web-train-line-text = «Кварто»: одна клітинка, одна фігура, чотири в ряд із чимось спільним.
web-train-line-ask = На якій клітинці ця фігура утворює ряд?
web-train-line-board = Дошка
web-train-how = Десять запитань. Годинник іде, поки ви думаєте, і стоїть, поки дивитеся відповідь.
web-train-start = Почати
web-train-again = Ще раз
web-train-next = Далі
web-train-finish = До результату
web-train-number = Запитання { $number } з { $count }
web-train-seconds = { $seconds } с
web-train-tap = Торкніться клітинки.
web-train-tap-or-key = Торкніться відповіді або натисніть 1–4.
web-train-wrong = Ні. Правильну відповідь позначено.
web-train-result = Правильно { $right } з { $count }, секунд на запитання: { $seconds }.
web-train-last = Минулого разу { $right } з { $count }
web-train-plot = { $count ->
    [1] Результат останнього раунду; найкращий: правильних { $best }
    [one] Результати останнього { $count } раунду; найкращий: правильних { $best }
    [few] Результати останніх { $count } раундів; найкращий: правильних { $best }
   *[many] Результати останніх { $count } раундів; найкращий: правильних { $best }
}
web-train-plot-right = Правильні відповіді
web-train-plot-time = Секунд на запитання
web-train-table = Таблицею
web-train-when = Коли
web-train-of = { $right } з { $count }

### Сторінки поруч зі столом: перегляд, правила, розстановка.

web-title-replay = Перегляд партії · Fourfold
web-title-rules = Як грати · Fourfold
web-title-setup = Розстановка · Fourfold
web-title-analysis = Аналіз · Fourfold
web-title-review = Розбір · Fourfold
web-title-levels = Рівні комп’ютера · Fourfold

## Перегляд

web-replay-of = { $a } і { $b }
web-replay-opening = Завантажуємо партію…
web-replay-result-draw = Нічия
web-replay-result-winner = Перемагає { $name }
web-replay-result-none = Ще не закінчено
web-replay-step = Крок { $step } з { $last }
web-replay-steps = Кроки партії
web-replay-walk = Пройти партією
web-replay-first = На початок
web-replay-back = Крок назад
web-replay-forward = Крок уперед
web-replay-last = У кінець
web-replay-play = Програти
web-replay-pause = Стоп
web-replay-began = Починає { $name }: вибирає першу фігуру.
web-replay-began-holding = Починає { $name }: фігура вже в руці.
web-replay-told-resign = { $name } здається.
web-replay-told-claim = { $name } вимагає перемоги: іншого все немає.
web-replay-told-time-up = Час вийшов.
web-replay-told-wait = Партія чекає на гравця.
web-replay-told-away = Когось немає за столом.
web-replay-told-back = Усі знову за столом.
web-replay-told-resumed = Партію переривали, тепер вона триває.
web-replay-told-takeback = { $name } погоджується, і хід повернуто.
web-replay-told-word = { $right ->
        [yes] { $name } оголошує «4 на лінії». Ряд є!
       *[no] { $name } оголошує «4 на лінії», але ряду немає.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } тримає цю фігуру.
web-replay-hand-empty = Фігури в руці ні в кого немає.
web-replay-rest = Решта фігур
web-replay-missed = { $count ->
        [one] Не помітили: { $lines } — ряд, і ніхто його не оголосив.
        [few] Не помітили: { $lines } — ряди, і ніхто їх не оголосив.
       *[many] Не помітили: { $lines } — ряди, і ніхто їх не оголосив.
    }
web-replay-missed-some = { $count ->
        [1] У цій партії один раз не помітили ряду.
        [one] У цій партії { $count } раз не помітили ряду.
        [few] У цій партії { $count } рази не помітили ряду.
       *[many] У цій партії { $count } разів не помітили ряду.
    }
web-replay-missed-none = Усі ряди помічено.
web-replay-missed-show = Показати
web-replay-missed-next = Показати ще
web-replay-moves = Ходи
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, повернуто
web-replay-move-missed = { $move }, ряду не помітили
web-replay-entry-start = Початок
web-replay-entry-resign = { $name } здається
web-replay-entry-claim = { $name } вимагає перемоги
web-replay-entry-time = Час вийшов
web-replay-entry-done = { $name }: ряду немає
web-replay-entry-agreed = Нічия за згодою
web-replay-share = Поділитися партією
web-replay-link = Посилання
web-replay-link-copied = Посилання скопійовано. Воно відкриє партію на цьому кроці.
web-replay-link-text = Партія у «{ $game }»:
web-replay-save = Зберегти…
web-replay-save-title = Зберегти партію
web-replay-save-picture = Картинка
web-replay-save-picture-hint = Як усе стоїть наприкінці.
web-replay-save-svg = Як SVG
web-replay-save-png = Як PNG
web-replay-save-record = Запис
web-replay-save-record-hint = Усі ходи: зберегти або знову відкрити тут.
web-replay-save-text = Для читання
web-replay-save-json = Для програм
web-replay-save-failed = Картинку зробити не вдалося.
web-replay-on = Грати звідси
web-replay-on-title = Грати від кроку { $step }
web-replay-on-hint = Новий стіл із цією позицією. Уже готові ряди більше не рахуються, лише нові.
web-replay-on-over = Тут грати більше нічого.
web-replay-on-side = Ви граєте за гравця
web-replay-on-computer = Проти комп’ютера
web-replay-on-here = Удвох тут
web-replay-on-friend = З другом за посиланням
web-replay-to-table = До столу
web-replay-opened = Партії, відкриті на цьому пристрої
web-replay-opened-hint = Вони відкриваються й без зв’язку.

## Як грати

web-rulebook-title = Як грати в «Кварто»
web-rulebook-lead = Двоє гравців, шістнадцять фігур, одна дошка. Три хвилини — і ви знаєте все.
web-rulebook-play = Грати
web-rulebook-print = Надрукувати сторінку
web-rulebook-pieces = Фігури
web-rulebook-pieces-text = Шістнадцять фігур, і всі різні. Фігура світла або темна, кругла або квадратна, висока або низька, з виїмкою або без виїмки. Вони нічиї: обоє грають усіма.
web-rulebook-all = Усі шістнадцять фігур
web-rulebook-pair-colour = світла або темна
web-rulebook-pair-shape = кругла або квадратна
web-rulebook-pair-height = висока або низька
web-rulebook-pair-top = без виїмки або з виїмкою
web-rulebook-turn = Хід: поставити й дати
web-rulebook-turn-text = Свою фігуру ніколи не вибирають. Її дає суперник, а ви ставите її на будь-яку вільну клітинку. Потім вибираєте фігуру, яку має поставити суперник.
web-rulebook-turn-1 = Вам дають фігуру.
web-rulebook-turn-2 = Ви ставите її на вільну клітинку.
web-rulebook-turn-3 = Ви вибираєте фігуру й віддаєте її.
web-rulebook-turn-board = Дошка з чотирма фігурами; нова стоїть на c2.
web-rulebook-line = Що перемагає
web-rulebook-line-text = Чотири фігури по горизонталі, по вертикалі або по довгій діагоналі, які мають спільну ознаку, — це ряд: усі темні, усі з виїмкою, усі низькі… Хто їх ставив, байдуже.
web-rulebook-line-hollow = Усі чотири на діагоналі з виїмкою. Більше нічого спільного немає, та й не треба.
web-rulebook-line-tall = Усі чотири на вертикалі високі.
web-rulebook-line-none = Горизонталь повна, а ряду немає: спільного в усіх чотирьох нічого.
web-rulebook-quiz = Ці чотири — ряд?
web-rulebook-quiz-text = Що спільного в усіх чотирьох? Правильних відповідей може бути кілька; вистачить однієї.
web-rulebook-quiz-number = { $number } з { $count }
web-rulebook-quiz-group = Чотири фігури, { $number } з { $count }
web-rulebook-quiz-what = Спільне тут
web-rulebook-quiz-colour = Колір
web-rulebook-quiz-shape = Форма
web-rulebook-quiz-height = Висота
web-rulebook-quiz-top = Виїмка
web-rulebook-quiz-nothing = Нічого
web-rulebook-quiz-right = Так. { $why }
web-rulebook-quiz-wrong = Не зовсім. { $why }
web-rulebook-quiz-wait = Виберіть — і побачите.
web-rulebook-quiz-next = Ще чотири
web-rulebook-quiz-again = Спочатку
web-rulebook-quiz-score = З першого погляду: { $right } з { $count }.
web-rulebook-quiz-why-dark = Усі чотири темні, хоч які вони ще. Ряд.
web-rulebook-quiz-why-hollow = Усі чотири з виїмкою. Кольори, форми й висоти різні, але однієї ознаки досить.
web-rulebook-quiz-why-none-near = Три круглі, три високі, три світлі. Трьох замало: ряду немає.
web-rulebook-quiz-why-square-short = Усі чотири квадратні, і всі чотири низькі. Причин дві, а ряд однаково один.
web-rulebook-quiz-why-none-two = Усього порівну, по дві: ряду немає.
web-rulebook-quiz-why-solid = Усі чотири без виїмки. Це теж спільна ознака. Ряд.
web-rulebook-give = Яку фігуру можна дати?
web-rulebook-give-text = Ви поставили, тепер треба дати. На двох горизонталях до ряду бракує однієї фігури. Знайдіть таку, що не завершить жодної.
web-rulebook-give-board = На горизонталі 4 три темні фігури, на горизонталі 1 три з виїмкою.
web-rulebook-give-pieces = Яку дати
web-rulebook-give-wait = Торкніться фігури.
web-rulebook-give-safe = Можна: вона світла й без виїмки, тож ряду не завершить.
web-rulebook-give-dark = Суперник ставить її на d4: чотири темні. Програно!
web-rulebook-give-hollow = Суперник ставить її на d1: чотири з виїмкою. Програно!
web-rulebook-give-both = Темна і з виїмкою: суперник вибирає між d4 і d1. Програно!
web-rulebook-call = Ряд треба оголосити
web-rulebook-call-text = Сам собою ряд нічого не дає. Хтось має його побачити, сказати «4 на лінії» і показати. Не помітите ряду — він може дістатися іншому.
web-rulebook-call-1 = Ви поставили
web-rulebook-call-1-who = Можете оголосити, поки не дали фігуру.
web-rulebook-call-2 = Ви дали
web-rulebook-call-2-who = Тепер суперник, поки не поставив, може оголосити те, чого не помітили ви.
web-rulebook-call-3 = Поставлено наступну фігуру
web-rulebook-call-3-who = Давній ряд пропав назавжди. Рахуються лише ряди через нову фігуру.
web-rulebook-call-false = Оголосили, а ряду немає? Усі це почують, та й годі. Оголошувати можна раз за хід, тож дивіться добре.
web-rulebook-call-end = Коли стоять усі шістнадцять фігур, кожен може оголосити ще раз; потім нічия.
web-rulebook-call-page = Сторінка ніколи не підказує, чи є ряд. У цьому й гра.
web-rulebook-variants = Інші правила
web-rulebook-variants-text = Їх вибирають на першій сторінці, під кнопкою гри. Можна змінити й кожне правило окремо.
web-rulebook-block = Чотири сусідні у квадраті
web-rulebook-block-board = У грі для досвідчених ці чотири, усі світлі, — теж ряд.
web-rulebook-ready = Готові?

## Розстановка

web-setup-title = Розставити позицію
web-setup-lead = Торкніться фігури, тоді клітинки. Торкніться фігури на дошці, щоб пересунути її або прибрати.
web-setup-board = Дошка для розстановки
web-setup-hand-none = Рука порожня. Торкніться фігури, тоді цього місця.
web-setup-hand-is = У руці: { $piece }
web-setup-hand-put = Узяти в руку: { $piece }
web-setup-pieces = Вільні фігури
web-setup-off = Прибрати
web-setup-clear = Очистити
web-setup-status-empty = Виберіть фігуру.
web-setup-status-lifted = { $piece }: куди?
web-setup-status-count = { $count ->
        [one] На дошці { $count } фігура.
        [few] На дошці { $count } фігури.
       *[many] На дошці { $count } фігур.
    }
web-setup-put = { $square }: { $piece }.
web-setup-taken = Прибрано: { $piece }.
web-setup-handed = У руці: { $piece }.
web-setup-position = Текстом
web-setup-position-hint = Скопіюйте її або вставте свою: горизонталі з 4 по 1, тоді фігура в руці.
web-setup-not-position = Це не позиція. Позиція виглядає так: { $example }
web-setup-piece-twice = Фігура { $piece } трапляється двічі.
web-setup-record-pasted = Це запис. Він нижче; відкрийте його там.
web-setup-start = Почати тут
web-setup-start-title = Зіграти
web-setup-with = З ким
web-setup-with-bot = Комп’ютер
web-setup-with-friend = Друг
web-setup-with-here = Удвох
web-setup-turn = { $holding ->
        [yes] Хто ставить фігуру
       *[no] Хто дає наступну фігуру
    }
web-setup-turn-lot = жереб
web-setup-turn-you = я
web-setup-turn-other = інший
web-setup-turn-first = гравець 1
web-setup-turn-second = гравець 2
web-setup-record-title = Подивитися запис
web-setup-record-lead = Вставте запис або виберіть файл і дивіться партію крок за кроком.
web-setup-record = Запис
web-setup-record-file = Вибрати файл
web-setup-record-open = Подивитися
web-setup-record-big = Цей файл завеликий як на запис.
# As in English: це запис ходів.
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Розставити позицію

## Посилання на аналіз, розбір і рівні

web-analysis-link = Аналіз позиції
web-setup-analyse = Аналіз
web-review-link = Розбір
web-levels-link = Чого чекати від кожного рівня

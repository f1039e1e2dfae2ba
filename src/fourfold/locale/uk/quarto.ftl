### Кварто.

## Фігури

# Слово «фігура» жіночого роду; виїмку називають останньою.
piece-name = { $colour ->
       *[light] світла
        [dark] темна
    } { $height ->
       *[tall] висока
        [short] низька
    } { $shape ->
       *[round] кругла
        [square] квадратна
    } { $top ->
       *[solid] без виїмки
        [hollow] з виїмкою
    }

feature-colour = колір
feature-shape = форма
feature-height = висота
feature-top = виїмка
# Що спільного у фігур ряду, тому у множині.
value-light = світлі
value-dark = темні
value-round = круглі
value-square = квадратні
value-tall = високі
value-short = низькі
value-solid = без виїмки
value-hollow = з виїмкою

## Відмови

illegal-quarto-other-phase = { $phase ->
        [give] Спершу дайте суперникові фігуру.
        [place] Спершу поставте фігуру, яка у вас у руці.
       *[close] Усі фігури стоять: оголосіть ряд або скажіть, що його немає.
    }
illegal-quarto-piece-gone = Цю фігуру дати не можна, вона вже в грі: { $piece }.
illegal-quarto-square-taken = Клітинка { $square } зайнята: { $piece }.
illegal-quarto-calls-auto = За цим столом ряд перемагає сам, оголошувати його не треба.
illegal-quarto-call-points-nowhere = Покажіть, який ряд ви маєте на увазі.
illegal-quarto-call-squares = Оголошуючи ряд, показують чотири різні клітинки.
illegal-quarto-call-after-placing = За цим столом спершу ставлять фігуру, а тоді оголошують.
illegal-quarto-called-already = Цього ходу ви вже оголошували.
illegal-quarto-no-call-now = Зараз оголошувати не можна.

## Тексти, яких не прочитати

malformed-quarto-piece = «{ $text }» — не фігура; потрібна шістнадцяткова цифра 0–f або чотири літери, по одній з L/D, R/Q, T/S, F/H.
malformed-quarto-square = «{ $text }» — не клітинка; потрібна клітинка від a1 до d4.
malformed-quarto-line = «{ $text }» — не ряд; потрібні два кінці, наприклад a3-d3, або чотири клітинки.
malformed-quarto-position-fields = Позиція «{ $text }»: потрібні дошка, пробіл і фігура в руці або «-».
malformed-quarto-position-ranks = Дошка «{ $text }»: потрібні 4 горизонталі через «/», а знайдено: { $found }.
malformed-quarto-position-rank = Горизонталь { $rank } дошки, «{ $text }»: потрібні 4 клітинки, а знайдено: { $found }.
malformed-quarto-position-digit = «{ $text }» на { $square } — не фігура; потрібна шістнадцяткова цифра 0–f або «.».
malformed-quarto-piece-twice = Фігура { $piece } стоїть на дошці двічі: { $first } і { $second }.
malformed-quarto-hand-placed = Фігура в руці, { $piece }, уже стоїть на дошці: { $square }.
malformed-quarto-features = Ознаки — одна або кілька з цих, кожна один раз: { $expected }.
malformed-quarto-shared = Спільних ознак у ряду не може бути { $shared }: { $features ->
        [one] рахується лише { $features }
        [few] рахуються лише { $features }
       *[many] рахується лише { $features }
    }.
malformed-quarto-full = У «{ $text }» грати більше нічого.
malformed-quarto-starter = «{ $text }» — не той, хто починає; потрібно A або B.
malformed-detail = Після «{ $word }» у дужках нічого не буває, а знайдено «({ $detail })».
malformed-memory = Таблиця на { $megabytes } МБ не вміщується в пам’ять цієї машини.

## Рушій

malformed-engine-command = «{ $text }» — не команда; потрібна одна з цих: { $expected }.
malformed-engine-alone = «{ $command }» пишуть окремо, а після неї знайдено «{ $text }».
malformed-engine-setoption = «setoption { $text }»: потрібно «setoption name НАЗВА value ЗНАЧЕННЯ».
malformed-engine-option = Налаштування «{ $text }» немає; є такі: { $expected }.
malformed-engine-position = «position { $text }»: потрібно «start» або позиція на кшталт 0..f/..../.3../.... 9, а далі, якщо треба, «moves» і по черзі клітинки та фігури.
malformed-engine-go = «go … { $text }»: потрібно time МС, nodes N, infinite, moves або нічого.
malformed-engine-infinite = «infinite» означає без обмежень, тож ні time, ні nodes із ним не буває.
illegal-engine-busy = «{ $command }» зачекає, поки триває пошук; «stop» його перерве.

## Чим закінчуються партії

outcome-line = Перемагає { $winner }: є ряд.
outcome-false-call = Перемагає { $winner }: { $loser } оголошує ряд, якого немає.
outcome-full = Нічия: усі фігури стоять, і ніхто нічого не оголосив.

## Рівні комп’ютера і як грає кожен

level-quarto-1 = Новачок
level-quarto-about-1 = Проґавлює ряди й забуває оголосити.
level-quarto-2 = Початківець
level-quarto-about-2 = Бачить багато, та ще не все.
level-quarto-3 = Учень
level-quarto-about-3 = Ряди бачить, але дарує перемоги.
level-quarto-4 = Аматор
level-quarto-about-4 = Бере кожну перемогу, яку бачить.
level-quarto-5 = Гравець клубу
level-quarto-about-5 = Думає, перш ніж дати фігуру.
level-quarto-6 = Знавець
level-quarto-about-6 = Думає на кілька ходів наперед.
level-quarto-7 = Майстер
level-quarto-about-7 = Майже ніколи не помиляється.
level-quarto-8 = Непереможний
level-quarto-about-8 = Не помиляється ніколи.

## Правила на вибір

preset-international = Звичайні правила
preset-beginners-1 = Для початківців: рахується лише колір
preset-beginners-2 = Для початківців: рахуються колір і форма
preset-beginners-3 = Для початківців: рахується все, крім виїмки
preset-advanced = Для досвідчених: квадрати 2×2 — теж ряди
preset-tournament = Турнір: хвилина на хід, за хибне оголошення — програш
preset-balkan = Проґавлений ряд оголошує будь-хто, як на Балканах
preset-taiwan = Оголошують до ходу, як на Тайвані
preset-greek-2 = Дві спільні ознаки, як у Греції
preset-own = Як у листку вашою мовою

### Пентарадуга.

## Тексти, яких не прочитати

malformed-pentaraduga-tile = «{ $text }» — не фішка; потрібні кольори: лівий, великий, правий, де малі — сусіди великого, наприклад оКо або oRv.
malformed-pentaraduga-tile-twice = Фішка { $tile } трапляється двічі.
malformed-pentaraduga-direction = «{ $text }» — не напрямок; потрібно В П Н Л або U R D L.
malformed-pentaraduga-placement = «{ $text }» — не місце; потрібні фішка, напрямок і ліва нижня клітинка, наприклад оКоВ@0,0.
malformed-pentaraduga-too-many = Фішок забагато, { $count }; треба не більше { $most }.
malformed-pentaraduga-no-tiles = Фішок немає; потрібен набір на кшталт оКо кОк жОк.
malformed-pentaraduga-goal = «{ $text }» — не мета; потрібно одне з: { $expected }.
malformed-pentaraduga-problem = «{ $text }» — не задача; потрібен вид ({ $expected }) або номер на кшталт squares-3 чи squares-0000002a.
malformed-pentaraduga-count-frames = Найкращих рамок не порахувати: які фішки брати, вибирають вільно.
malformed-pentaraduga-match = У матчі хоча б одна партія хоча б в одну гру.
malformed-pentaraduga-overlap = { $placement } лягла б на { $other }.
malformed-pentaraduga-notation = «{ $word }» — не фішка з місцем; потрібні фішка, куди дивиться її вершина, літери найвищого, найправішого, найнижчого чи найлівішого місця й фішки, яких вона торкається, наприклад кОкЛЛ, кОкПжОк або rOrLL.
malformed-pentaraduga-several = «{ $word }» має кілька місць: { $places }.
malformed-pentaraduga-nowhere = «{ $word }» нікуди не підходить{ $count ->
        [0] .
       *[other] ; місця для { $tile }: { $places }.
    }
malformed-pentaraduga-remark = «{ $word }» не торкається { $other }.
malformed-pentaraduga-ending = «{ $word }» — не інше закінчення; воно починається з фішки першого або складається з літер для останньої фішки.
malformed-pentaraduga-at = Фішка { $number }: { $problem }
malformed-pentaraduga-word = «{ $text }» — не хід; потрібні фішки з місцями на кшталт оКоВ@0,0 або одне зі слів: { $expected }.
malformed-pentaraduga-bare-word = Скажіть, чого стосується «{ $word }», у дужках після нього.
malformed-pentaraduga-deal-text = «{ $text }» — не роздача; потрібно, хто починає і які фішки в обох, наприклад «A: оКо кОк / жОк жОж», а після ще однієї риски, якщо треба, жереб.
malformed-pentaraduga-deal = Роздача — це всі фішки, { $count }, кожна один раз, половина в одного й половина в іншого.
malformed-census-name = Перепису «{ $name }» немає; є такі: { $expected }.
malformed-census-file = { $path } — не свідоцтво; потрібні стиснені рядки тексту.
malformed-census-other = { $path } — свідоцтво не про { $expected }, а про «{ $name }».
malformed-census-line = «{ $line }» — не запис; потрібні набір, скільки є таких самих, їхній рахунок і місця фігури, наприклад «000090 2 1 кОкВ@0,0 жОжН@0,-1».
malformed-census-entry = Запис { $number }: { $problem }
malformed-census-twice = Набір { $hand } трапляється двічі.
malformed-census-hand = Набір { $hand } не належить до цього перепису.
malformed-census-hands = Сказано, що таких наборів { $hands }, а їх { $expected }.
malformed-census-tiles = Фігуру складено з { $tiles }, а набір інший: { $hand }.
malformed-census-value = Сказано, що рахунок фігури { $value }, а він { $counted }.
malformed-census-best = Сказано, що найкращий рахунок { $value }, а пошук знайшов { $found }: { $places }.
malformed-census-missing = Набору { $hand } немає.
malformed-census-total = У записах наборів { $total }, а всього їх { $expected }.

## Відмови

illegal-pentaraduga-not-in-hand = Фішки «{ $tile }» у вас на руках немає.
illegal-pentaraduga-stock-empty = Брати більше нічого.
illegal-pentaraduga-covered = Фішка «{ $tile }» лягла б на іншу фішку.
illegal-pentaraduga-apart = Фішка «{ $tile }» має торкатися фігури стороною.
illegal-pentaraduga-clash = Фішка «{ $tile }» сюди не підходить: кольори різні.
illegal-pentaraduga-rough = Фішка «{ $tile }» сюди не підходить: кінці діагоналей розходяться.
illegal-pentaraduga-not-full = Тут фішка «{ $tile }» не утворює квадрата, а потрібна повна.
illegal-pentaraduga-no-protest = За цим столом судить комп’ютер: що проти правил, того не прийме.
illegal-pentaraduga-nothing-wrong = Протестувати немає проти чого.
illegal-pentaraduga-no-such-act = Зараз не можна: «{ $act }».

## Картинки для тих, хто їх не бачить

pentaraduga-picture = { $tiles ->
    [0] Фішок немає
   *[other] Фігура, фішок { $tiles }, { $squares ->
        [0] квадратів немає
        [one] { $squares } квадрат
        [few] { $squares } квадрати
       *[many] { $squares } квадратів
    }
}
pentaraduga-picture-tile = Фішка { $tile }: { $left }, великий { $big }, { $right }
pentaraduga-colour-red = червоний
pentaraduga-colour-orange = оранжевий
pentaraduga-colour-yellow = жовтий
pentaraduga-colour-green = зелений
pentaraduga-colour-blue = синій
pentaraduga-colour-violet = фіолетовий

## За ширмою: Квадрати, Квадос, Рамки

illegal-pentaraduga-arrangement = Так фішки лежати не можуть. { $problem }
illegal-pentaraduga-too-fast = За одну секунду фішки можна перекласти не більше ніж { $most ->
    [one] { $most } раз
    [few] { $most } рази
   *[many] { $most } разів
}; трохи зачекайте й надішліть, як вони лежать.
illegal-pentaraduga-stopped = { $seat } каже «стоп». Тепер будує лише інший, і обмінів більше немає.
illegal-pentaraduga-nobody-stopped = Ніхто ще не зупинився; позначати й перевіряти результат можна після цього.
illegal-pentaraduga-exchanging = Триває обмін: ніхто не зупиняється, поки { $seat } теж не скине фішку.
illegal-pentaraduga-exchanged = Обмін у партії один, і він уже був.
illegal-pentaraduga-dropped = Ви фішку скинули; тепер { $seat } має скинути свою.
illegal-pentaraduga-no-figure = Такого результату не позначити: фішки мають складати одну фігуру, а в «Квадратах» і «Квадосі» — ще й усі до одної.
illegal-pentaraduga-always-checked = Тут не здаються: фігури перевіряють завжди.
illegal-pentaraduga-begin-first = Спершу скажіть, що починаєте: відтоді піде ваш час.
illegal-pentaraduga-choose-first = Спершу { $seat } має вибрати, чию фігуру добудовувати.
illegal-pentaraduga-original-moved = Фішка «{ $tile }» — із фігури, яку добудовують, і лишається на місці.
## Ігри з власними фігурами

illegal-pentaraduga-count = Тут кладуть за раз { $expected ->
    [1] одну фішку
    [one] { $expected } фішку
    [few] { $expected } фішки
   *[many] { $expected } фішок
}.
illegal-pentaraduga-not-double = Тут фішка «{ $tile }» торкається лише однієї фішки, а треба двох.
illegal-pentaraduga-no-corner = Тут фішка «{ $tile }» не утворює куточка: коротка сторона має стояти проти кінця довгої.
illegal-pentaraduga-no-ring = Ці фішки не утворюють кільця: у ньому чотири навколо порожньої клітинки.
illegal-pentaraduga-wait = Треба зачекати: зараз ходить { $seat }.
illegal-pentaraduga-stocks-left = Усі фішки віддають, лише коли обидва запаси порожні.
illegal-pentaraduga-hand-full = { $count ->
    [one] На руках у вас { $count } фішка; добирають, коли їх менше.
    [few] На руках у вас { $count } фішки; добирають, коли їх менше.
   *[many] На руках у вас { $count } фішок; добирають, коли їх менше.
}
illegal-pentaraduga-no-prize = Призова фішка вам не належить: вона за { $count ->
    [one] { $count } фішку
    [few] { $count } фішки
   *[many] { $count } фішок
} поспіль без добору, якщо ваш запас їх не поповнить, а в запасі суперника фішка є.
illegal-pentaraduga-prize-first = Хід ви зробили: візьміть призову або пасуйте.
illegal-pentaraduga-kept = Перша фішка вашого запасу відкладена: її як призову бере { $seat }.
illegal-pentaraduga-no-wait = Чекати на суперника зараз не треба.
illegal-pentaraduga-hurried = Хвилина вже йде.
illegal-pentaraduga-no-such-move = Хід — це фішка з рук, фішка, яка стоїть у фігурі, або спершу одна, потім друга.
illegal-pentaraduga-not-twice-full = Тут фішка «{ $tile }» має утворити два квадрати: там, де вона стоїть, вона вже повна.
illegal-pentaraduga-untouched = Фішка «{ $tile }» має торкатися фішки, яку ви щойно поклали.
illegal-pentaraduga-same-place = Фішка «{ $tile }» тут і стоїть.
illegal-pentaraduga-splits = Без фішки «{ $tile }» її фігура розпадеться.
illegal-pentaraduga-stock-left = Пасувати можна, лише коли ваш запас порожній; ходіть або міняйтеся.
illegal-pentaraduga-hand-empty = На руках у вас нічого немає.
illegal-pentaraduga-no-full-prize = Призової вам не належить: вона за останню фішку, якщо та лягла повною.
illegal-pentaraduga-only-complex = Зараз ходить { $seat }; втрутитися можна лише складеним ходом.
illegal-pentaraduga-shielded = Зараз { $seat } має хід, якого не перехопити.
illegal-pentaraduga-claimed = { $what ->
    [move] Ви почали хід: покладіть фішку з рук.
    [exchange] Ви почали обмін: обміняйте фішку або візьміть.
   *[take] Ви почали взяття: візьміть фішку.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } робить обмін; зачекайте, поки закінчиться.
    [take] { $seat } бере фішку; зачекайте, поки закінчиться.
   *[move] { $seat } робить хід; зачекайте, поки закінчиться.
}
## Забиранки й Дотяганки

illegal-pentaraduga-barred = Ваша заявка пропала; тепер спершу діє суперник.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Заявити обмін зараз не можна.
    [move] Заявити хід зараз не можна.
   *[take] У цій грі заявляють лише хід або обмін.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Поки йдуть повні, фішками не міняються.
    [start] Поки початок не викладено, фішками не міняються.
    [replay] Під час догравання не міняються.
   *[other] Зараз мінятися не можна.
}
illegal-pentaraduga-no-take = Узяти, не віддаючи, можна лише з однією фішкою на руках і порожнім запасом.
illegal-pentaraduga-must-exchange = Пасувати можна, лише коли запас суперника порожній; кладіть фішку або міняйтеся.
illegal-pentaraduga-start-more = Для початкової фігури { $laid ->
    [one] { $laid } фішки
    [few] { $laid } фішок
   *[many] { $laid } фішок
} замало.
illegal-pentaraduga-start-claims = Фішку «{ $tile }» сюди покласти не можна: початкова фігура починається посередині, і дві фішки одного гравця торкаються одна одної.
illegal-pentaraduga-start-reach = Фішку «{ $tile }» сюди покласти не можна: отримана фішка лежить біля лінії на боці суперника, жовтим не до лінії, а одна ваша торкається її з вашого боку.
illegal-pentaraduga-start-reach-plus = Фішку «{ $tile }» сюди покласти не можна: початкова фігура починається над лінією, впритул до неї, і має з кожного боку дві фішки.
illegal-pentaraduga-not-yellow = На фішці «{ $tile }» немає жовтого; передайте фішку з жовтим або обміняйтеся.
illegal-pentaraduga-full-elsewhere = Фішка «{ $tile }» може бути повною в іншому місці, тож там її й треба покласти.
illegal-pentaraduga-intercept-full = Зараз не ваша черга: перехопити можна лише повною, а фішка «{ $tile }» тут квадрата не утворює.

## Навчальні партії

malformed-training-file = Це не запис навчальної партії; потрібен об’єкт або об’єкт зі списком «records».
malformed-training-game = «{ $name }», фішок { $set }, — не гра Пентарадуги; потрібна назва з книжки або одна з: { $expected }.
malformed-training-deal = Фішки на руках, у запасах і у фігурах до першої події разом — це всі { $count }, кожна один раз.
malformed-training-prefigures = Фігури до першої події мають бути без вад, а в іграх із власними фігурами належати A або B.
malformed-training-key = Бракує «{ $key }».
malformed-training-type = «{ $type }» — не подія цієї гри, або їй не час.
malformed-training-number = Хід { $number } не може бути наступним для { $seat }: A має непарні номери, B парні, а останній був { $last }.
malformed-training-figure = Фігури «{ $name }» немає; є такі: { $expected }.
malformed-training-untaken = { $seat } ще має взяти { $tiles }.
malformed-training-unfinished = Запис скінчився, а партія ще ні.
malformed-training-remark = Зауваження має бути об’єктом.
malformed-training-remark-late = Зауваження стосується місця після події { $at }, а подій лише { $count }.
malformed-training-differs = { $what ->
    [hand] Фішки на руках після роздачі
    [tiles] Добрані або взяті фішки
    [refusal] Який це пас
    [start] Початок фігури
    [source] Звідки фішка
    [owner] Чия була фішка
    [figure] Фігура
    [mark] Чи утворює вона квадрат
    [reach] Чи дотягнуто
    [finish] Чи закінчено
    [intercept] Перехоплення
    [give] Віддані фішки
    [give_to] Фішка в кінці запасу
    [take_from] Фішка на початку запасу
    [take] Назва дії
    [stage] Стадія обміну всіма
    [collect] Фішки, взяті з обміну
    [squares] Квадрати
    [violations] Порушення
    [count_all] Місця фішки
    [count_full] Місця, де фішка повна
    [count_double] Місця, де фішка подвійна
    [has_full] Чи може фішка бути повною
    [count] Куточки
    [left] Решта фішок
    [points] Очки
    [score] Рахунок
   *[other] { $what }
}: у записі { $said }, а за правилами { $found }.

## Чим закінчуються партії

outcome-played = Усі ходи зроблено, очки пораховано.
outcome-checked = Обидві фігури перевірено.
outcome-checked-even = Обидві фігури рівноцінні: перемагає, хто швидше.
outcome-extended = Добудовану фігуру пораховано.
outcome-surrendered = { $loser } здається й не бачить чужої фігури.
outcome-interrupted = Обоє спасували; кожен дістає по очку за кожну фішку, що лишилася в іншого.
outcome-replay-time = Час на догравання вийшов, очки пораховано.

## Рівні комп’ютера

level-pentaraduga-1 = Початківець
level-pentaraduga-about-1 = Не поспішає й багато чого не помічає.
level-pentaraduga-2 = Гравець
level-pentaraduga-about-2 = Бачить майже всі місця й не квапиться.
level-pentaraduga-3 = Майстер
level-pentaraduga-about-3 = Швидкий, бачить усе й думає наперед.
malformed-pentaraduga-unsound = Так партію не почати: «{ $part }» не узгоджується з рештою роздачі.

## Уроки

malformed-pentaraduga-middle = Звідси партію не почати: вона закінчена, або фігуру добудовують.
malformed-pentaraduga-covered-figure = Одну з фігур тут накрито, і її фішки не можна витягти наново. Почніть із ранішого ходу або лишіть сховані фішки, як були.
malformed-lesson-at = { $id }: ідеться про те, що після ходу { $at }, а ходів лише { $count }.
malformed-lesson-texts = У поясненнях до { $id } мовою «{ $language }» заголовки { $found }; потрібні: { $expected }.
lesson-fulls-1 = Повні, партія 1: низки повних
lesson-fulls-2 = Повні, партія 2: спершу нічим ходити
lesson-fulls-3 = Повні, партія 3: пастка наприкінці
lesson-squares-1 = Квадрати, роздача 1: блеф
lesson-squares-2 = Квадрати, роздача 2: хто зупиниться перший
lesson-squares-3 = Квадрати, роздача 3: перевірка
lesson-claims-1 = Забиранки, партія 1: фігуру забрано
lesson-claims-2 = Забиранки, партія 2: обміни
lesson-reach-v1 = Дотяганки, перший варіант: перехоплення, і фігуру дотягнуто
lesson-reach-v2 = Дотяганки, другий варіант: закінчити раніше за іншого
lesson-reach-v3 = Дотяганки, третій варіант: інша повна
lesson-reach-v4 = Дотяганки, четвертий варіант: нічия
lesson-reach-v5 = Дотяганки, п’ятий варіант: дотягує другий
lesson-doubles-1 = Подвійні, партія 1: обмін усіма
lesson-doubles-2 = Подвійні, партія 2: три призові
lesson-doubles-4 = Подвійні, партія 4: вісім — нуль
lesson-rings-1 = Кільця, партія 1: доповнити до кільця
lesson-rings-2 = Кільця, партія 2: кільце від самого початку
lesson-steals-1 = Відбиранки, навчальна партія
lesson-steals-problem = Відбиранки, задача: десять — нуль

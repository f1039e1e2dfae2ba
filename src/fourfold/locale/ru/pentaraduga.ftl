### Пентарадуга.

## Тексты, которые не прочесть

malformed-pentaraduga-tile = «{ $text }» — не фишка; нужны цвета: левый, большой, правый, где малые — соседи большого, например оКо или oRv.
malformed-pentaraduga-tile-twice = Фишка { $tile } встречается дважды.
malformed-pentaraduga-direction = «{ $text }» — не направление; нужно В П Н Л или U R D L.
malformed-pentaraduga-placement = «{ $text }» — не место; нужны фишка, направление и левая нижняя клетка, например оКоВ@0,0.
malformed-pentaraduga-too-many = Фишек слишком много, { $count }; нужно не больше { $most }.
malformed-pentaraduga-no-tiles = Фишек нет; нужен набор вроде оКо кОк жОк.
malformed-pentaraduga-goal = «{ $text }» — не цель; нужно одно из: { $expected }.
malformed-pentaraduga-problem = «{ $text }» — не задача; нужен вид ({ $expected }) или номер вроде squares-3 или squares-0000002a.
malformed-pentaraduga-count-frames = Лучшие рамки не сосчитать: какие фишки ставить, выбирают свободно.
malformed-pentaraduga-match = В матче хотя бы одна партия хотя бы в одну игру.
malformed-pentaraduga-overlap = { $placement } легла бы на { $other }.
malformed-pentaraduga-notation = «{ $word }» — не фишка с местом; нужны фишка, куда смотрит её вершина, буквы самого верхнего, правого, нижнего или левого места и фишки, которых она касается, например кОкЛЛ, кОкПжОк или rOrLL.
malformed-pentaraduga-several = У «{ $word }» несколько мест: { $places }.
malformed-pentaraduga-nowhere = «{ $word }» никуда не подходит{ $count ->
        [0] .
       *[other] ; места для { $tile }: { $places }.
    }
malformed-pentaraduga-remark = «{ $word }» не касается { $other }.
malformed-pentaraduga-ending = «{ $word }» — не другое окончание; оно начинается с фишки из первого или состоит из букв для последней фишки.
malformed-pentaraduga-at = Фишка { $number }: { $problem }
malformed-pentaraduga-word = «{ $text }» — не ход; нужны фишки с местами вроде оКоВ@0,0 или одно из слов: { $expected }.
malformed-pentaraduga-bare-word = Скажите, к чему относится «{ $word }», в скобках после него.
malformed-pentaraduga-deal-text = «{ $text }» — не раздача; нужно, кто начинает и какие фишки у обоих, например «A: оКо кОк / жОк жОж», а после ещё одной черты, если надо, жребий.
malformed-pentaraduga-deal = Раздача — это все фишки, { $count }, каждая один раз, половина у одного и половина у другого.
malformed-census-name = Переписи «{ $name }» нет; есть такие: { $expected }.
malformed-census-file = { $path } — не свидетельство; нужны сжатые строки текста.
malformed-census-other = { $path } — свидетельство не о { $expected }, а о «{ $name }».
malformed-census-line = «{ $line }» — не запись; нужны набор, сколько есть таких же, их счёт и места фигуры, например «000090 2 1 кОкВ@0,0 жОжН@0,-1».
malformed-census-entry = Запись { $number }: { $problem }
malformed-census-twice = Набор { $hand } встречается дважды.
malformed-census-hand = Набора { $hand } в этой переписи быть не может.
malformed-census-hands = Сказано, что таких наборов { $hands }, а их { $expected }.
malformed-census-tiles = Фигура сложена из { $tiles }, а набор другой: { $hand }.
malformed-census-value = Сказано, что счёт фигуры { $value }, а он { $counted }.
malformed-census-best = Сказано, что лучший счёт { $value }, а поиск нашёл { $found }: { $places }.
malformed-census-missing = Набора { $hand } нет.
malformed-census-total = Наборов в записях { $total }, а всего их { $expected }.

## Отказы

illegal-pentaraduga-not-in-hand = Фишки «{ $tile }» у вас на руках нет.
illegal-pentaraduga-stock-empty = Брать больше нечего.
illegal-pentaraduga-covered = Фишка «{ $tile }» легла бы на другую фишку.
illegal-pentaraduga-apart = Фишка «{ $tile }» должна касаться фигуры стороной.
illegal-pentaraduga-clash = Фишка «{ $tile }» сюда не подходит: цвета разные.
illegal-pentaraduga-rough = Фишка «{ $tile }» сюда не подходит: концы диагоналей расходятся.
illegal-pentaraduga-not-full = Здесь фишка «{ $tile }» не образует квадрата, а нужна полная.
illegal-pentaraduga-no-protest = За этим столом судит компьютер: то, что против правил, не принимается.
illegal-pentaraduga-nothing-wrong = Протестовать не из-за чего.
illegal-pentaraduga-no-such-act = Сейчас нельзя: «{ $act }».

## Картинки для тех, кто их не видит

pentaraduga-picture = { $tiles ->
    [0] Фишек нет
   *[other] Фигура, фишек { $tiles }, { $squares ->
        [0] квадратов нет
        [one] { $squares } квадрат
        [few] { $squares } квадрата
       *[many] { $squares } квадратов
    }
}
pentaraduga-picture-tile = Фишка { $tile }: { $left }, большой { $big }, { $right }
pentaraduga-colour-red = красный
pentaraduga-colour-orange = оранжевый
pentaraduga-colour-yellow = жёлтый
pentaraduga-colour-green = зелёный
pentaraduga-colour-blue = синий
pentaraduga-colour-violet = фиолетовый

## За экраном: Квадраты, Квадос, Рамки

illegal-pentaraduga-arrangement = Так фишки лежать не могут. { $problem }
illegal-pentaraduga-too-fast = За одну секунду фишки можно переложить не больше { $most ->
    [one] { $most } раза
    [few] { $most } раз
   *[many] { $most } раз
}; подождите немного и отправьте, как они лежат.
illegal-pentaraduga-stopped = Игрок { $seat } остановился первым. Теперь строит только другой, и обменов больше нет.
illegal-pentaraduga-nobody-stopped = Никто ещё не остановился; отмечать и проверять результат можно после этого.
illegal-pentaraduga-exchanging = Идёт обмен: останавливаться нельзя, пока игрок { $seat } тоже не сбросил фишку.
illegal-pentaraduga-exchanged = Обмен в партии один, и он уже был.
illegal-pentaraduga-dropped = Вы фишку сбросили; теперь игрок { $seat } должен сбросить свою.
illegal-pentaraduga-no-figure = Такой результат не отметить: фишки должны составлять одну фигуру, а в «Квадратах» и «Квадосе» ещё и все до одной.
illegal-pentaraduga-always-checked = Здесь не сдаются: фигуры проверяют всегда.
illegal-pentaraduga-begin-first = Сначала скажите, что начинаете: с этого пойдёт ваше время.
illegal-pentaraduga-choose-first = Сначала игрок { $seat } должен выбрать, чью фигуру достраивать.
illegal-pentaraduga-original-moved = Фишка «{ $tile }» — из фигуры, которую достраивают, и остаётся на месте.
## Игры со своими фигурами

illegal-pentaraduga-count = Здесь сразу ставят { $expected ->
    [1] одну фишку
    [one] { $expected } фишку
    [few] { $expected } фишки
   *[many] { $expected } фишек
}.
illegal-pentaraduga-not-double = Здесь фишка «{ $tile }» касается только одной фишки, а надо двух.
illegal-pentaraduga-no-corner = Здесь фишка «{ $tile }» не составляет уголка: короткая сторона должна стоять против конца длинной.
illegal-pentaraduga-no-ring = Эти фишки не составляют кольца: в нём четыре вокруг пустой клетки.
illegal-pentaraduga-wait = Надо подождать: сейчас ходит { $seat }.
illegal-pentaraduga-stocks-left = Все фишки отдают, только когда оба запаса пусты.
illegal-pentaraduga-hand-full = { $count ->
    [one] На руках у вас { $count } фишка; добирают, когда их меньше.
    [few] На руках у вас { $count } фишки; добирают, когда их меньше.
   *[many] На руках у вас { $count } фишек; добирают, когда их меньше.
}
illegal-pentaraduga-no-prize = Призовая вам не положена: она за { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[many] { $count } фишек
} подряд без добора, если вашего запаса не хватает, а у соперника фишка есть.
illegal-pentaraduga-prize-first = Ход вы сделали: возьмите призовую или спасуйте.
illegal-pentaraduga-kept = Первая фишка вашего запаса отложена: её как призовую берёт { $seat }.
illegal-pentaraduga-no-wait = Ждать соперника сейчас не надо.
illegal-pentaraduga-hurried = Минута уже идёт.
illegal-pentaraduga-no-such-move = Ход — это фишка с руки, фишка, которая стоит в фигуре, или сначала первое, потом второе.
illegal-pentaraduga-not-twice-full = Здесь фишка «{ $tile }» должна образовать два квадрата: там, где она стоит, она уже полная.
illegal-pentaraduga-untouched = Фишка «{ $tile }» должна касаться фишки, которую вы только что поставили.
illegal-pentaraduga-same-place = Фишка «{ $tile }» здесь и стоит.
illegal-pentaraduga-splits = Без фишки «{ $tile }» её фигура распадётся.
illegal-pentaraduga-stock-left = Пасовать можно, только когда ваш запас пуст; ходите или меняйтесь.
illegal-pentaraduga-hand-empty = На руках у вас ничего нет.
illegal-pentaraduga-no-full-prize = Призовая вам не положена: она за последнюю фишку, если та встала полной.
illegal-pentaraduga-only-complex = Сейчас очередь игрока { $seat }; вмешаться можно только сложным ходом.
illegal-pentaraduga-shielded = Ход игрока { $seat } перехватить нельзя.
illegal-pentaraduga-claimed = { $what ->
    [move] Вы начали ход: поставьте фишку с руки.
    [exchange] Вы начали обмен: обменяйте фишку или возьмите.
   *[take] Вы начали отбирать: отберите фишку.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] Игрок { $seat } начал обмен; подождите, пока он закончит.
    [take] Игрок { $seat } начал отбирать фишку; подождите, пока он закончит.
   *[move] Игрок { $seat } начал ход; подождите, пока он закончит.
}
## Забиралки и Дотянушки

illegal-pentaraduga-barred = Ваша заявка пропала; теперь сначала действует соперник.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Заявить обмен сейчас нельзя.
    [move] Заявить ход сейчас нельзя.
   *[take] В этой игре заявляют только ход или обмен.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Пока идут полные, фишками не меняются.
    [start] Пока начало не выложено, фишками не меняются.
    [replay] В отыгрыше не меняются.
   *[other] Сейчас меняться нельзя.
}
illegal-pentaraduga-no-take = Взять, не отдавая, можно только с одной фишкой на руках и пустым запасом.
illegal-pentaraduga-must-exchange = Пасовать можно, только когда запас соперника пуст; ставьте фишку или меняйтесь.
illegal-pentaraduga-start-more = Для начальной фигуры { $laid ->
    [one] { $laid } фишки
    [few] { $laid } фишек
   *[many] { $laid } фишек
} мало.
illegal-pentaraduga-start-claims = Фишку «{ $tile }» сюда поставить нельзя: начальная фигура начинается в середине, и две фишки одного игрока касаются друг друга.
illegal-pentaraduga-start-reach = Фишку «{ $tile }» сюда поставить нельзя: полученная фишка стоит у линии на стороне соперника, жёлтым не к линии, а одна ваша касается её с вашей стороны.
illegal-pentaraduga-start-reach-plus = Фишку «{ $tile }» сюда поставить нельзя: начальная фигура начинается над линией, вплотную к ней, и с каждой стороны в ней две фишки.
illegal-pentaraduga-not-yellow = На фишке «{ $tile }» нет жёлтого; передайте фишку с жёлтым или обменяйтесь.
illegal-pentaraduga-full-elsewhere = Фишка «{ $tile }» может быть полной на другом месте, там её и надо поставить.
illegal-pentaraduga-intercept-full = Сейчас не ваша очередь: перехватить можно только полной, а фишка «{ $tile }» здесь квадрата не образует.

## Учебные партии

malformed-training-file = Это не запись учебной партии; нужен объект или объект со списком «records».
malformed-training-game = «{ $name }», фишек { $set }, — не игра пентарадуги; нужно название из книги или одно из: { $expected }.
malformed-training-deal = Фишки на руках, в запасах и в фигурах до первого события вместе — все { $count }, каждая один раз.
malformed-training-prefigures = Фигуры до первого события должны быть без изъянов, а в играх со своими фигурами принадлежать A или B.
malformed-training-key = Не хватает «{ $key }».
malformed-training-type = «{ $type }» — не событие этой игры, или ему не время.
malformed-training-number = Ход { $number } не может быть следующим для { $seat }: у A нечётные номера, у B чётные, а последний был { $last }.
malformed-training-figure = Фигуры «{ $name }» нет; есть такие: { $expected }.
malformed-training-untaken = Игрок { $seat } ещё должен взять { $tiles }.
malformed-training-unfinished = Запись кончается, а партия ещё нет.
malformed-training-remark = Замечание должно быть объектом.
malformed-training-remark-late = Замечание относится к месту после события { $at }, а событий всего { $count }.
malformed-training-differs = { $what ->
    [hand] Фишки на руках после раздачи
    [tiles] Добранные или взятые фишки
    [refusal] Какой это пас
    [start] Начало фигуры
    [source] Откуда фишка
    [owner] Чья была фишка
    [figure] Фигура
    [mark] Образует ли она квадрат
    [reach] Дотянул ли игрок
    [finish] Закончил ли игрок
    [intercept] Перехват
    [give] Отданные фишки
    [give_to] Фишка в конце запаса
    [take_from] Фишка в начале запаса
    [take] Название действия
    [stage] Стадия обмена всеми
    [collect] Фишки, взятые при обмене
    [squares] Квадраты
    [violations] Нарушения
    [count_all] Места фишки
    [count_full] Места, где фишка полная
    [count_double] Места, где фишка двойная
    [has_full] Может ли фишка быть полной
    [count] Уголки
    [left] Оставшиеся фишки
    [points] Очки
    [score] Счёт
   *[other] { $what }
}: в записи { $said }, а по правилам { $found }.

## Чем кончаются партии

outcome-played = Все ходы сделаны, очки сосчитаны.
outcome-checked = Обе фигуры проверены.
outcome-checked-even = Фигуры равны по очкам: побеждает тот, кто был быстрее.
outcome-extended = Достроенная фигура сосчитана.
outcome-surrendered = { $loser } сдаётся, не видя чужой фигуры.
outcome-interrupted = Оба спасовали; каждый получает по очку за каждую оставшуюся у другого фишку.
outcome-replay-time = Время отыгрыша вышло, очки сосчитаны.

## Уровни компьютера

level-pentaraduga-1 = Начинающий
level-pentaraduga-about-1 = Не спешит и многого не замечает.
level-pentaraduga-2 = Игрок
level-pentaraduga-about-2 = Видит почти все места и не торопится.
level-pentaraduga-3 = Мастер
level-pentaraduga-about-3 = Быстр, видит всё и думает наперёд.

## Уроки

malformed-pentaraduga-unsound = Так партию не начать: «{ $part }» не сходится с остальной раздачей.
malformed-pentaraduga-middle = Отсюда партию не начать: она окончена, или фигуру достраивают.
malformed-pentaraduga-covered-figure = Здесь одна фигура накрыта, и её фишки нельзя раздать заново. Начните с более раннего хода или оставьте закрытые фишки прежними.
malformed-lesson-at = { $id }: речь о том, что после хода { $at }, а ходов всего { $count }.
malformed-lesson-texts = В пояснениях к { $id } на языке «{ $language }» заголовки { $found }; нужны: { $expected }.
lesson-fulls-1 = Полные, партия 1: ряды полных
lesson-fulls-2 = Полные, партия 2: сначала ходить нечем
lesson-fulls-3 = Полные, партия 3: ловушка в конце
lesson-squares-1 = Квадраты, раздача 1: блеф
lesson-squares-2 = Квадраты, раздача 2: кто остановится первым
lesson-squares-3 = Квадраты, раздача 3: проверка
lesson-claims-1 = Забиралки, партия 1: фигуру забрали
lesson-claims-2 = Забиралки, партия 2: обмены
lesson-reach-v1 = Дотянушки, первый вариант: перехваты, и фигура дотянута
lesson-reach-v2 = Дотянушки, второй вариант: закончить раньше другого
lesson-reach-v3 = Дотянушки, третий вариант: другая полная
lesson-reach-v4 = Дотянушки, четвёртый вариант: ничья
lesson-reach-v5 = Дотянушки, пятый вариант: дотягивает второй
lesson-doubles-1 = Двойные, партия 1: обмен всеми
lesson-doubles-2 = Двойные, партия 2: три призовые
lesson-doubles-4 = Двойные, партия 4: восемь — ноль
lesson-rings-1 = Кольца, партия 1: дополнить до кольца
lesson-rings-2 = Кольца, партия 2: кольцо с самого начала
lesson-steals-1 = Отбиралки, учебная партия
lesson-steals-problem = Отбиралки, задача: десять — ноль

### Пентарадуга.

## Текстове, които не се четат

malformed-pentaraduga-tile = „{ $text }“ не е плочка; трябват цветовете ляв, голям, десен, като малките са съседи на големия, например оКо или oRv.
malformed-pentaraduga-tile-twice = Плочката { $tile } е там два пъти.
malformed-pentaraduga-direction = „{ $text }“ не е посока; трябва В П Н Л или U R D L.
malformed-pentaraduga-placement = „{ $text }“ не е място; трябват плочка, посока и долната лява клетка, например оКоВ@0,0.
malformed-pentaraduga-too-many = { $count } плочки са твърде много; най-много { $most }.
malformed-pentaraduga-no-tiles = Няма плочки; трябва набор като оКо кОк жОк.
malformed-pentaraduga-goal = „{ $text }“ не е цел; трябва: { $expected }.
malformed-pentaraduga-problem = „{ $text }“ не е задача; трябва вид ({ $expected }) или номер като squares-3 или squares-0000002a.
malformed-pentaraduga-count-frames = Най-добрите рамки не могат да се преброят: плочките се избират свободно.
malformed-pentaraduga-match = В мача има поне една партия от поне една игра.
malformed-pentaraduga-overlap = { $placement } би легнала върху { $other }.
malformed-pentaraduga-notation = „{ $word }“ не е плочка с място; трябват плочка, накъде сочи върхът ѝ, букви за най-горното, най-дясното, най-долното или най-лявото място и плочките, които докосва, например кОкЛЛ, кОкПжОк или rOrLL.
malformed-pentaraduga-several = „{ $word }“ има няколко места: { $places }.
malformed-pentaraduga-nowhere = „{ $word }“ не пасва никъде{ $count ->
        [0] .
       *[other] ; { $tile } пасва на { $places }.
    }
malformed-pentaraduga-remark = „{ $word }“ не докосва { $other }.
malformed-pentaraduga-ending = „{ $word }“ не е друг завършек; трябва да започва с плочка от първия или да е от букви за последната плочка.
malformed-pentaraduga-at = Плочка { $number }: { $problem }
malformed-pentaraduga-word = „{ $text }“ не е ход; трябват плочки с местата им като оКоВ@0,0 или едно от: { $expected }.
malformed-pentaraduga-bare-word = Кажи за какво се отнася „{ $word }“, в скоби след него.
malformed-pentaraduga-deal-text = „{ $text }“ не е раздаване; трябва кой започва и плочките на двамата, например „A: оКо кОк / жОк жОж“, и може би жребий след още една черта.
malformed-pentaraduga-deal = Раздаването е всички { $count } плочки, всяка веднъж, по половината за всеки играч.
malformed-census-name = Няма преброяване „{ $name }“; има: { $expected }.
malformed-census-file = { $path } не е удостоверение; трябват компресирани редове текст.
malformed-census-other = { $path } не е удостоверение за { $expected }, а за „{ $name }“.
malformed-census-line = „{ $line }“ не е вписване; трябват набор, колко са като него, колко струват и местата на фигура, например „000090 2 1 кОкВ@0,0 жОжН@0,-1“.
malformed-census-entry = Вписване { $number }: { $problem }
malformed-census-twice = Наборът { $hand } е там два пъти.
malformed-census-hand = { $hand } не е сред наборите на това преброяване.
malformed-census-hands = Казано е, че стои за { $hands } набора, а като него са { $expected }.
malformed-census-tiles = Фигурата е от { $tiles }; наборът е { $hand }.
malformed-census-value = Казано е, че фигурата струва { $value }, а тя струва { $counted }.
malformed-census-best = Казано е, че най-доброто е { $value }, а търсенето намери { $found }: { $places }.
malformed-census-missing = Наборът { $hand } липсва.
malformed-census-total = Вписванията са за { $total } набора; има { $expected }.

## Откази

illegal-pentaraduga-not-in-hand = { $tile } не е в ръката ти.
illegal-pentaraduga-stock-empty = Няма повече плочки за взимане.
illegal-pentaraduga-covered = { $tile } би легнала върху друга плочка.
illegal-pentaraduga-apart = { $tile } трябва да докосва фигурата със страна.
illegal-pentaraduga-clash = { $tile } не пасва тук: цветовете са различни.
illegal-pentaraduga-rough = { $tile } не пасва тук: диагоналите ѝ се разминават с другите.
illegal-pentaraduga-not-full = { $tile } не прави квадрат тук; трябва пълна плочка.
illegal-pentaraduga-no-protest = На тази маса съдия е компютърът; каквото е против правилата, не се приема.
illegal-pentaraduga-nothing-wrong = Няма срещу какво да се протестира.
illegal-pentaraduga-no-such-act = Сега не може: „{ $act }“.

## Картинки за тези, които не ги виждат

pentaraduga-picture = { $tiles ->
    [0] Няма плочки
   *[other] Фигура от { $tiles } плочки, { $squares ->
        [0] няма квадрат
        [one] { $squares } квадрат
       *[other] { $squares } квадрата
    }
}
pentaraduga-picture-tile = Плочката { $tile }: { $left }, голям { $big }, { $right }
pentaraduga-colour-red = червен
pentaraduga-colour-orange = оранжев
pentaraduga-colour-yellow = жълт
pentaraduga-colour-green = зелен
pentaraduga-colour-blue = син
pentaraduga-colour-violet = виолетов

## Зад паравана: Квадрати, Квадос, Рамки

illegal-pentaraduga-arrangement = Плочките не могат да лежат така. { $problem }
illegal-pentaraduga-too-fast = За една секунда плочките се подреждат най-много { $most } пъти; почакай малко и прати как лежат.
illegal-pentaraduga-stopped = { $seat } вече спря. Сега строи само другият и нищо не се разменя.
illegal-pentaraduga-nobody-stopped = Още никой не е спрял; резултат се отбелязва и проверява едва след това.
illegal-pentaraduga-exchanging = Тече размяна: никой не спира, докато и { $seat } не остави плочка.
illegal-pentaraduga-exchanged = Размяната в партията е една и вече беше.
illegal-pentaraduga-dropped = Вече остави плочка; { $seat } още трябва да остави една за теб.
illegal-pentaraduga-no-figure = Такъв резултат не се отбелязва: плочките трябва да са една фигура, а в „Квадрати“ и „Квадос“ – и всичките.
illegal-pentaraduga-always-checked = Тук никой не се предава: фигурите винаги се проверяват.
illegal-pentaraduga-begin-first = Първо кажи, че започваш: оттогава тече времето ти.
illegal-pentaraduga-choose-first = { $seat } още трябва да избере чия фигура се достроява.
illegal-pentaraduga-original-moved = { $tile } е от фигурата, която се достроява, и остава на мястото си.
## Игри със собствени фигури

illegal-pentaraduga-count = Тук наведнъж се { $expected ->
    [one] слага една плочка
   *[other] слагат { $expected } плочки
}.
illegal-pentaraduga-not-double = { $tile } докосва тук само една плочка; трябва да докосва две.
illegal-pentaraduga-no-corner = { $tile } не прави ъгълче тук: късата ѝ страна трябва да опира в края на дълга.
illegal-pentaraduga-no-ring = Тези плочки не правят пръстен: нужни са четири около празна клетка.
illegal-pentaraduga-wait = Трябва да почакаш: сега играе { $seat }.
illegal-pentaraduga-stocks-left = Всички плочки се дават само когато и двата запаса са празни.
illegal-pentaraduga-hand-full = В ръката ти плочките са { $count }; допълва се само по-малка ръка.
illegal-pentaraduga-no-prize = Нямаш награда за взимане: тя е за { $count } поредни плочки без теглене, които запасът ти не може да замени, докато противникът има плочка в своя.
illegal-pentaraduga-prize-first = Ходът ти е направен: вземи наградата си или кажи „пас“.
illegal-pentaraduga-kept = Първата плочка от запаса ти се пази като награда за { $seat }.
illegal-pentaraduga-no-wait = Сега не е нужно да чакаш противника.
illegal-pentaraduga-hurried = Минутата вече тече.
illegal-pentaraduga-no-such-move = Ход е плочка от ръката ти, плочка, която стои във фигура, или първо едното, после другото.
illegal-pentaraduga-not-twice-full = { $tile } трябва да направи тук два квадрата: където стои, вече е пълна.
illegal-pentaraduga-untouched = { $tile } трябва да докосва плочката, която току-що сложи.
illegal-pentaraduga-same-place = { $tile } вече стои тук.
illegal-pentaraduga-splits = Без { $tile } фигурата ѝ би се разпаднала.
illegal-pentaraduga-stock-left = „Пас“ може само когато запасът ти е празен; играй или разменяй.
illegal-pentaraduga-hand-empty = Нямаш плочка в ръката.
illegal-pentaraduga-no-full-prize = Нямаш награда за взимане: тя е за последна плочка, сложена като пълна.
illegal-pentaraduga-only-complex = Редът е на { $seat }; можеш да се намесиш само със съставен ход.
illegal-pentaraduga-shielded = { $seat } има ход, в който не може да се намесиш.
illegal-pentaraduga-claimed = { $what ->
    [move] Започна ход: сложи плочка от ръката си.
    [exchange] Започна размяна: размени плочка или вземи.
   *[take] Започна взимане: вземи плочка.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } започна размяна; изчакай края ѝ.
    [take] { $seat } започна да взима плочка; изчакай края.
   *[move] { $seat } започна ход; изчакай края му.
}
## Плячка и Обсег

illegal-pentaraduga-barred = Заявката ти пропадна; сега първо действа противникът.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Сега не може да се заяви размяна.
    [move] Сега не може да се заяви ход.
   *[take] В тази игра се заявява само ход или размяна.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Докато вървят пълни, плочки не се разменят.
    [start] Преди началото да е сложено, плочки не се разменят.
    [replay] При доиграването плочки не се разменят.
   *[other] Сега не могат да се разменят плочки.
}
illegal-pentaraduga-no-take = Само с една плочка в ръката и празен запас можеш да вземеш, без да даваш.
illegal-pentaraduga-must-exchange = „Пас“ може само когато запасът на противника е празен; сложи плочка или размени.
illegal-pentaraduga-start-more = { $laid } { $laid ->
    [one] плочка е твърде малко
   *[other] плочки са твърде малко
} за началната фигура.
illegal-pentaraduga-start-claims = { $tile } не може да се сложи тук: началната фигура започва в средата и двете плочки на един играч се докосват.
illegal-pentaraduga-start-reach = { $tile } не може да се сложи тук: подадената ти плочка лежи до линията откъм противника, без жълто към линията, а една твоя я докосва от твоята страна.
illegal-pentaraduga-start-reach-plus = { $tile } не може да се сложи тук: началната фигура започва над линията, до самата нея, и има по две плочки от всяка страна.
illegal-pentaraduga-not-yellow = { $tile } няма жълто; подай плочка с жълто или размени.
illegal-pentaraduga-full-elsewhere = { $tile } може да е пълна другаде, значи трябва да е там.
illegal-pentaraduga-intercept-full = Не е твой ред: можеш да се намесиш само с пълна плочка, а { $tile } не прави квадрат тук.

## Учебни партии

malformed-training-file = Това не е запис на учебна партия; трябва обект или обект със списък „records“.
malformed-training-game = „{ $name }“ с { $set } плочки не е игра от Пентарадуга; трябва името от книгата или едно от: { $expected }.
malformed-training-deal = Ръцете, запасите и фигурите преди първото събитие трябва да са всички { $count } плочки, всяка веднъж.
malformed-training-prefigures = Фигурите преди първото събитие трябва да са без дефекти, а в игра със собствени фигури да са на A или B.
malformed-training-key = Липсва „{ $key }“.
malformed-training-type = „{ $type }“ не е събитие от тази игра или не му е времето.
malformed-training-number = Ход { $number } не може да е следващият на { $seat }: A има нечетните номера, B четните, а последният беше { $last }.
malformed-training-figure = Няма фигура „{ $name }“; има: { $expected }.
malformed-training-untaken = { $seat } още трябва да вземе { $tiles }.
malformed-training-unfinished = Записът свършва, а партията още не.
malformed-training-remark = Бележката трябва да е обект.
malformed-training-remark-late = Бележката е след { $at } събития; има само { $count }.
malformed-training-differs = { $what ->
    [hand] Раздадената ръка
    [tiles] Изтеглени или взети плочки
    [refusal] Видът на паса
    [start] Начало на фигура
    [source] Откъде е плочката
    [owner] Чия беше плочката
    [figure] Фигурата
    [mark] Дали прави квадрат
    [reach] Достигане
    [finish] Завършване
    [intercept] Намеса
    [give] Дадени плочки
    [give_to] Плочката в края на запаса
    [take_from] Плочката в началото на запаса
    [take] Името на действието
    [stage] Етапът от размяната на всичко
    [collect] Плочки, взети от размяната
    [squares] Квадрати
    [violations] Нарушения
    [count_all] Места на плочката
    [count_full] Места, където плочката е пълна
    [count_double] Места, където плочката е двойна
    [has_full] Дали плочката може да е пълна
    [count] Ъгълчета
    [left] Останали плочки
    [points] Точки
    [score] Резултатът
   *[other] { $what }
}: в записа е { $said }, а по правилата { $found }.

## Как завършват партиите

outcome-played = Всички ходове са направени и точките са преброени.
outcome-checked = И двете фигури са проверени.
outcome-checked-even = Двете фигури струват еднакво: печели, който е бил по-бърз.
outcome-extended = Достроената фигура е преброена.
outcome-surrendered = { $loser } се предаде и не вижда другата фигура.
outcome-interrupted = И двамата казаха „пас“; всеки получава точка за всяка плочка, останала у другия.
outcome-replay-time = Времето за доиграване изтече и точките са преброени.

## Нивата на компютъра

level-pentaraduga-1 = Начинаещ
level-pentaraduga-about-1 = Не бърза и пропуска много.
level-pentaraduga-2 = Играч
level-pentaraduga-about-2 = Вижда повечето места и не се припира.
level-pentaraduga-3 = Майстор
level-pentaraduga-about-3 = Бърз, вижда всичко и мисли напред.

## Уроци

malformed-pentaraduga-unsound = Така не може да започне партия: „{ $part }“ не пасва на останалото от раздаването.
malformed-pentaraduga-middle = Оттук не може да започне партия: тя е свършила или се достроява фигура.
malformed-pentaraduga-covered-figure = Тук има покрита фигура и плочките ѝ не могат да се изтеглят наново. Започни от по-ранен ход или остави скритите плочки, каквито бяха.
malformed-lesson-at = { $id } говори за случилото се след { $at } хода, а те са само { $count }.
malformed-lesson-texts = Коментарът към { $id } на езика „{ $language }“ има заглавията { $found }; трябват: { $expected }.
lesson-fulls-1 = Пълни, партия 1: поредици от пълни
lesson-fulls-2 = Пълни, партия 2: без ход в началото
lesson-fulls-3 = Пълни, партия 3: капанът накрая
lesson-squares-1 = Квадрати, раздаване 1: блъф
lesson-squares-2 = Квадрати, раздаване 2: кой спира пръв
lesson-squares-3 = Квадрати, раздаване 3: проверка
lesson-claims-1 = Плячка, партия 1: прибрана фигура
lesson-claims-2 = Плячка, партия 2: размени
lesson-reach-v1 = Обсег, първи вариант: намеси и едно достигане
lesson-reach-v2 = Обсег, втори вариант: край преди другия
lesson-reach-v3 = Обсег, трети вариант: друга пълна плочка
lesson-reach-v4 = Обсег, четвърти вариант: реми
lesson-reach-v5 = Обсег, пети вариант: достига вторият
lesson-doubles-1 = Двойни, партия 1: размяна на всичко
lesson-doubles-2 = Двойни, партия 2: три награди
lesson-doubles-4 = Двойни, партия 4: осем на нула
lesson-rings-1 = Пръстени, партия 1: завършен пръстен
lesson-rings-2 = Пръстени, партия 2: пръстен още в началото
lesson-steals-1 = Крадци, учебната партия
lesson-steals-problem = Крадци, задачата: десет на нула

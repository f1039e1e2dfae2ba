### Пентарадуга.

## Текстови који не могу да се прочитају

malformed-pentaraduga-tile = „{ $text }“ није плочица; очекују се боје лево, велика, десно, где су мале суседне великој, на пример оКо или oRv.
malformed-pentaraduga-tile-twice = Плочица { $tile } је ту двапут.
malformed-pentaraduga-direction = „{ $text }“ није смер; очекује се В П Н Л или U R D L.
malformed-pentaraduga-placement = „{ $text }“ није место; очекују се плочица, смер и доње лево поље, на пример оКоВ@0,0.
malformed-pentaraduga-too-many = Превише плочица: { $count }; највише { $most }.
malformed-pentaraduga-no-tiles = Нема плочица; очекује се рука, на пример оКо кОк жОк.
malformed-pentaraduga-goal = „{ $text }“ није циљ; очекује се: { $expected }.
malformed-pentaraduga-problem = „{ $text }“ није задатак; очекује се врста ({ $expected }) или ознака као squares-3 или squares-0000002a.
malformed-pentaraduga-count-frames = Најбољи оквири не могу да се преброје: плочице се слободно бирају.
malformed-pentaraduga-match = Меч има бар једну партију, бар једне врсте.
malformed-pentaraduga-overlap = { $placement } би легла на { $other }.
malformed-pentaraduga-notation = „{ $word }“ није плочица са својим местом; очекују се плочица, куда гледа њен врх, слова за највише, најдешње, најниже или најлевље место и плочице које додирује, на пример кОкЛЛ, кОкПжОк или rOrLL.
malformed-pentaraduga-several = „{ $word }“ има више места: { $places }.
malformed-pentaraduga-nowhere = „{ $word }“ се нигде не уклапа{ $count ->
        [0] .
       *[other] ; { $tile } се уклапа овде: { $places }.
    }
malformed-pentaraduga-remark = „{ $word }“ не додирује { $other }.
malformed-pentaraduga-ending = „{ $word }“ није други завршетак; мора почети плочицом из првог или бити слова за последњу плочицу.
malformed-pentaraduga-at = Плочица { $number }: { $problem }
malformed-pentaraduga-word = „{ $text }“ није потез; очекују се плочице са својим местима, на пример оКоВ@0,0, или једно од: { $expected }.
malformed-pentaraduga-bare-word = Реци на шта се „{ $word }“ односи, у загради иза тога.
malformed-pentaraduga-deal-text = „{ $text }“ није подела; очекује се ко почиње и плочице оба играча, на пример „A: оКо кОк / жОк жОж“, а иза још једне црте можда жреб.
malformed-pentaraduga-deal = Подела су све плочице ({ $count }), свака једном, по пола сваком играчу.
malformed-census-name = Нема испитивања „{ $name }“; очекује се једно од: { $expected }.
malformed-census-file = { $path } није потврда; очекују се сажети редови текста.
malformed-census-other = { $path } није потврда за { $expected }, него за „{ $name }“.
malformed-census-line = „{ $line }“ није ставка; очекују се рука, колико их је сличних, колико вреде и места мозаика, на пример „000090 2 1 кОкВ@0,0 жОжН@0,-1“.
malformed-census-entry = Ставка { $number }: { $problem }
malformed-census-twice = Рука { $hand } је ту двапут.
malformed-census-hand = Руке { $hand } нема у овом испитивању.
malformed-census-hands = Пише да вреди за овај број руку: { $hands }, а сличних је { $expected }.
malformed-census-tiles = Мозаик је од { $tiles }; рука је { $hand }.
malformed-census-value = Пише да мозаик вреди { $value }, а вреди { $counted }.
malformed-census-best = Пише да вреди највише { $value }, а претрага је нашла { $found }: { $places }.
malformed-census-missing = Недостаје рука { $hand }.
malformed-census-total = Ставке покривају овај број руку: { $total }; има их { $expected }.

## Одбијања

illegal-pentaraduga-not-in-hand = { $tile } није у твојој руци.
illegal-pentaraduga-stock-empty = Нема више плочица за узимање.
illegal-pentaraduga-covered = { $tile } би легла на другу плочицу.
illegal-pentaraduga-apart = { $tile } мора страницом да додирује мозаик.
illegal-pentaraduga-clash = { $tile } се ту не уклапа: боје се разликују.
illegal-pentaraduga-rough = { $tile } се ту не уклапа: дијагонале јој се завршавају мимо суседних.
illegal-pentaraduga-not-full = { $tile } ту не прави квадрат; тражи се пуна плочица.
illegal-pentaraduga-no-protest = За овим столом суди рачунар; што је против правила, то се не прима.
illegal-pentaraduga-nothing-wrong = Нема због чега да се протестује.
illegal-pentaraduga-no-such-act = „{ $act }“ сада није могуће.

## Слике, за оне који их не виде

pentaraduga-picture = { $tiles ->
    [0] Нема плочица
   *[other] Мозаик од { $tiles ->
        [one] { $tiles } плочице
        [few] { $tiles } плочице
       *[other] { $tiles } плочица
    }, { $squares ->
        [0] без квадрата
        [one] { $squares } квадрат
        [few] { $squares } квадрата
       *[other] { $squares } квадрата
    }
}
pentaraduga-picture-tile = Плочица { $tile }: { $left }, велико { $big }, { $right }
pentaraduga-colour-red = црвено
pentaraduga-colour-orange = наранџасто
pentaraduga-colour-yellow = жуто
pentaraduga-colour-green = зелено
pentaraduga-colour-blue = плаво
pentaraduga-colour-violet = љубичасто

## Грађење иза паравана: Квадрати, Квадос, Оквири

illegal-pentaraduga-arrangement = Плочице не могу тако да леже. { $problem }
illegal-pentaraduga-too-fast = Плочице се премештају највише { $most } пута у секунди; причекај трен, па пошаљи како леже.
illegal-pentaraduga-stopped = Први стоп: { $seat }. Сада гради само друга страна и ништа се не размењује.
illegal-pentaraduga-nobody-stopped = Нико још није рекао стоп; реци стоп пре него што се резултати бележе или упоређују.
illegal-pentaraduga-exchanging = Размена је у току: нико не сме да каже стоп док и { $seat } не одложи плочицу.
illegal-pentaraduga-exchanged = У партији је једна размена, и већ је обављена.
illegal-pentaraduga-dropped = Твоја плочица је одложена; { $seat } тек треба да одложи једну за тебе.
illegal-pentaraduga-no-figure = Тај резултат не може да се забележи: плочице морају да чине један мозаик, а у Квадратима и Квадосу потребне су све.
illegal-pentaraduga-always-checked = Овде се нико не предаје: мозаици се увек упоређују.
illegal-pentaraduga-begin-first = Прво реци да почињеш: време ти тече од тада.
illegal-pentaraduga-choose-first = { $seat } тек треба да изабере чији се мозаик проширује.
illegal-pentaraduga-original-moved = { $tile } припада мозаику који се проширује и остаје где јесте.
## Игре са својим мозаицима

illegal-pentaraduga-count = Овде се полаже одједном { $expected ->
    [one] { $expected } плочица
    [few] { $expected } плочице
   *[other] { $expected } плочица
}.
illegal-pentaraduga-not-double = { $tile } ту додирује само једну плочицу; мора да додирује две.
illegal-pentaraduga-no-corner = { $tile } ту не прави угао: кратка страница мора да стоји уз крај дуге.
illegal-pentaraduga-no-ring = Ове плочице не чине прстен: потребне су четири око празног поља.
illegal-pentaraduga-wait = Мораш да сачекаш: сада игра { $seat }.
illegal-pentaraduga-stocks-left = Све плочице се предају тек кад су обе залихе празне.
illegal-pentaraduga-hand-full = Имаш плочица: { $count }; допуњава се само мања рука.
illegal-pentaraduga-no-prize = Немаш награду за узимање: она је за { $count ->
    [one] { $count } плочицу
    [few] { $count } плочице
   *[other] { $count } плочица
} заредом без довлачења, које твоја залиха не може да надокнади, док у противниковој има плочица.
illegal-pentaraduga-prize-first = Твој потез је одигран: узми награду или прескочи.
illegal-pentaraduga-kept = Прва плочица твоје залихе чува се као награда за: { $seat }.
illegal-pentaraduga-no-wait = Сада не мораш да чекаш противника.
illegal-pentaraduga-hurried = Минут већ тече.
illegal-pentaraduga-no-such-move = Потез је плочица из руке, плочица која стоји у мозаику, или прво једна па друга.
illegal-pentaraduga-not-twice-full = { $tile } ту мора да направи два квадрата: већ је пуна где стоји.
illegal-pentaraduga-untouched = { $tile } мора да додирује управо положену плочицу.
illegal-pentaraduga-same-place = { $tile } већ стоји ту.
illegal-pentaraduga-splits = Кад се узме { $tile }, мозаик се распада.
illegal-pentaraduga-stock-left = Смеш да прескочиш само кад ти је залиха празна; повуци потез или размени.
illegal-pentaraduga-hand-empty = Немаш плочицу у руци.
illegal-pentaraduga-no-full-prize = Немаш награду за узимање: она је за последњу плочицу положену као пуну.
illegal-pentaraduga-only-complex = На потезу је { $seat }; између сме да дође само сложени потез.
illegal-pentaraduga-shielded = { $seat } има потез у који се не може ускочити.
illegal-pentaraduga-claimed = { $what ->
    [move] Твој потез је почео: положи плочицу из руке.
    [exchange] Твоја размена је почела: размени плочицу или узми једну.
   *[take] Твоје узимање је почело: узми плочицу.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } размењује; сачекај да се заврши.
    [take] { $seat } узима плочицу; сачекај да се заврши.
   *[move] { $seat } игра потез; сачекај да се заврши.
}
## Плен и Домет

illegal-pentaraduga-barred = Твоја најава је истекла; сада прво игра противник.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Размена сада не може да се најави.
    [move] Потез сада не може да се најави.
   *[take] У овој игри најављују се само потез и размена.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Плочице се не размењују док траје низ пуних.
    [start] Плочице се не размењују пре него што је почетак положен.
    [replay] Плочице се не размењују у доигравању.
   *[other] Плочице сада не могу да се размене.
}
illegal-pentaraduga-no-take = Само с једном плочицом у руци и празном залихом смеш да узмеш без давања.
illegal-pentaraduga-must-exchange = Смеш да прескочиш само кад је противникова залиха празна; положи плочицу или је размени.
illegal-pentaraduga-start-more = { $laid ->
    [one] { $laid } плочица је премало за почетни мозаик.
    [few] { $laid } плочице су премало за почетни мозаик.
   *[other] { $laid } плочица је премало за почетни мозаик.
}
illegal-pentaraduga-start-claims = { $tile } ту не може: почетни мозаик почиње у средини, а две плочице истог играча се додирују.
illegal-pentaraduga-start-reach = { $tile } ту не може: добијена плочица лежи уз линију на противниковој страни, без жутог уз линију, а једна твоја је додирује на твојој страни.
illegal-pentaraduga-start-reach-plus = { $tile } ту не може: почетни мозаик почиње изнад линије, уз њу, и има по две плочице са сваке стране.
illegal-pentaraduga-not-yellow = { $tile } нема жутог; предај плочицу која га има или размени.
illegal-pentaraduga-full-elsewhere = { $tile } може другде да буде пуна, па тако и мора.
illegal-pentaraduga-intercept-full = Ниси на потезу: ускочити смеш само пуном плочицом, а { $tile } ту не прави квадрат.

## Школске партије

malformed-training-file = Ово није запис школске партије; очекује се објекат, или објекат са списком „records“.
malformed-training-game = „{ $name }“ (плочица: { $set }) није игра Пентарадуге; очекује се назив из књиге или једно од: { $expected }.
malformed-training-deal = Руке, залихе и мозаици пре првог догађаја морају бити све плочице ({ $count }), свака једном.
malformed-training-prefigures = Мозаици пре првог догађаја морају бити чисти, а у игри са својим мозаицима и да припадају A или B.
malformed-training-key = Недостаје „{ $key }“.
malformed-training-type = „{ $type }“ није догађај ове игре, или не сада.
malformed-training-number = Потез { $number } не може бити следећи, игра { $seat }: A има непарне бројеве, B парне, а последњи је био { $last }.
malformed-training-figure = Нема мозаика „{ $name }“; очекује се: { $expected }.
malformed-training-untaken = { $seat } тек треба да узме: { $tiles }.
malformed-training-unfinished = Запис се завршава, а партија није готова.
malformed-training-remark = Напомена мора бити објекат.
malformed-training-remark-late = Напомена је после догађаја { $at }; има их само { $count }.
malformed-training-differs = { $what ->
    [hand] Подељена рука
    [tiles] Довучене или узете плочице
    [refusal] Врста прескакања
    [start] Почетак мозаика
    [source] Одакле је плочица
    [owner] Чија је била плочица
    [figure] Мозаик
    [mark] Да ли прави квадрат
    [reach] Домет
    [finish] Завршетак
    [intercept] Ускакање
    [give] Предате плочице
    [give_to] Плочица на крају залихе
    [take_from] Плочица на почетку залихе
    [take] Назив радње
    [stage] Део размене свих плочица
    [collect] Плочице узете из размене
    [squares] Квадрати
    [violations] Прекршаји
    [count_all] Места за плочицу
    [count_full] Места где је плочица пуна
    [count_double] Места где је плочица дупла
    [has_full] Да ли плочица може бити пуна
    [count] Углови
    [left] Преостале плочице
    [points] Поени
    [score] Резултат
   *[other] { $what }
}: у запису пише { $said }, по правилима је { $found }.

## Како се партије завршавају

outcome-played = Сви потези су одиграни и поени су избројани.
outcome-checked = Оба мозаика су упоређена.
outcome-checked-even = Оба мозаика вреде исто: побеђује ко је био бржи.
outcome-extended = Избројани су квадрати проширеног мозаика.
outcome-surrendered = { $loser } се предаје и не види други мозаик.
outcome-interrupted = Обоје прескачу; свако добија поен за сваку плочицу која је другоме остала.
outcome-replay-time = Време за доигравање је истекло и поени су избројани.

## Нивои рачунара

level-pentaraduga-1 = Почетник
level-pentaraduga-about-1 = Не жури се и много превиђа.
level-pentaraduga-2 = Играч
level-pentaraduga-about-2 = Види већину места и не жури се.
level-pentaraduga-3 = Мајстор
level-pentaraduga-about-3 = Брз, све види и мисли унапред.
malformed-pentaraduga-unsound = Партија не може овако да почне: „{ $part }“ се не слаже са остатком дељења.

## Лекције

malformed-pentaraduga-middle = Партија не може да почне одавде: готова је, или се мозаик проширује.
malformed-pentaraduga-covered-figure = Један мозаик је овде покривен и његове плочице не могу поново да се извуку. Почни од ранијег потеза или остави скривене плочице какве су биле.
malformed-lesson-at = { $id } говори о ономе што је после потеза { $at }; има их само { $count }.
malformed-lesson-texts = Коментар уз { $id } на језику „{ $language }“ има наслове { $found }; очекује се: { $expected }.
lesson-fulls-1 = Пуне, партија 1: низови пуних плочица
lesson-fulls-2 = Пуне, партија 2: почетак без потеза
lesson-fulls-3 = Пуне, партија 3: замка на крају
lesson-squares-1 = Квадрати, подела 1: блеф
lesson-squares-2 = Квадрати, подела 2: ко ће први рећи стоп
lesson-squares-3 = Квадрати, подела 3: поређење
lesson-claims-1 = Плен, партија 1: освојен мозаик
lesson-claims-2 = Плен, партија 2: размене
lesson-reach-v1 = Домет, прва варијанта: ускакања и домет
lesson-reach-v2 = Домет, друга варијанта: завршити пре другога
lesson-reach-v3 = Домет, трећа варијанта: друга пуна плочица
lesson-reach-v4 = Домет, четврта варијанта: нерешено
lesson-reach-v5 = Домет, пета варијанта: домет другог играча
lesson-doubles-1 = Дупле, партија 1: размена свих плочица
lesson-doubles-2 = Дупле, партија 2: три награде
lesson-doubles-4 = Дупле, партија 4: осам према нула
lesson-rings-1 = Прстење, партија 1: затворен прстен
lesson-rings-2 = Прстење, партија 2: прстен за почетак
lesson-steals-1 = Крађа, школска партија
lesson-steals-problem = Крађа, задатак: десет према нула

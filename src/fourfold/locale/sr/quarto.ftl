### Куарто.

## Фигуре

# „Фигура“ је женског рода.
piece-name = { $colour ->
       *[light] светла
        [dark] тамна
    } { $height ->
       *[tall] висока
        [short] ниска
    } { $shape ->
       *[round] округла
        [square] четвртаста
    } { $top ->
       *[solid] пуна
        [hollow] шупља
    }

feature-colour = боја
feature-shape = облик
feature-height = висина
feature-top = рупа
# Шта је фигурама у линији заједничко, зато у множини.
value-light = светле
value-dark = тамне
value-round = округле
value-square = четвртасте
value-tall = високе
value-short = ниске
value-solid = пуне
value-hollow = шупље

## Одбијања

illegal-quarto-other-phase = { $phase ->
        [give] Прво дај противнику фигуру.
        [place] Прво постави фигуру коју држиш.
       *[close] Све фигуре су постављене: узвикни, или реци да је готово.
    }
illegal-quarto-piece-gone = Ову фигуру не можеш да даш, већ је у игри: { $piece }.
illegal-quarto-square-taken = Поље { $square } је заузето: { $piece }.
illegal-quarto-calls-auto = За овим столом линије побеђују саме; нико не узвикује.
illegal-quarto-call-points-nowhere = Покажи на коју линију мислиш.
illegal-quarto-call-squares = Уз узвик се показују четири различита поља.
illegal-quarto-call-after-placing = За овим столом се прво поставља, па узвикује.
illegal-quarto-called-already = У овом потезу већ је био твој узвик.
illegal-quarto-no-call-now = Сада не можеш да узвикнеш.

## Текстови који не могу да се прочитају

malformed-quarto-piece = „{ $text }“ није фигура; очекује се хексадецимална цифра 0–f или четири слова, по једно од L/D, R/Q, T/S, F/H.
malformed-quarto-square = „{ $text }“ није поље; очекује се од a1 до d4.
malformed-quarto-line = „{ $text }“ није линија; очекују се два краја као a3-d3, или четири поља.
malformed-quarto-position-fields = Позиција „{ $text }“: очекују се табла, размак и фигура у руци или „-“.
malformed-quarto-position-ranks = Табла „{ $text }“: очекују се 4 реда раздвојена знаком „/“, нађено: { $found }.
malformed-quarto-position-rank = Ред { $rank } на табли, „{ $text }“: очекују се 4 поља, нађено: { $found }.
malformed-quarto-position-digit = „{ $text }“ на { $square } није фигура; очекује се хексадецимална цифра 0–f или „.“.
malformed-quarto-piece-twice = Фигура { $piece } је двапут на табли: { $first } и { $second }.
malformed-quarto-hand-placed = Фигура у руци, { $piece }, већ је на табли: { $square }.
malformed-quarto-features = Особине су једна или више од ових, свака једном: { $expected }.
malformed-quarto-shared = Заједничких особина у линији не може бити { $shared }: рачуна се само { $features }.
malformed-quarto-full = У „{ $text }“ више нема шта да се игра.
malformed-quarto-starter = „{ $text }“ није играч који почиње; очекује се A или B.
malformed-detail = Иза „{ $word }“ не иде ништа у загради, а нађено је „({ $detail })“.
malformed-memory = Табела од { $megabytes } MB не стаје у меморију овог рачунара.

## Програм за игру

malformed-engine-command = „{ $text }“ није наредба; очекује се: { $expected }.
malformed-engine-alone = „{ $command }“ стоји самостално, а иза тога је нађено „{ $text }“.
malformed-engine-setoption = „setoption { $text }“: очекује се „setoption name ИМЕ value ВРЕДНОСТ“.
malformed-engine-option = Нема поставке „{ $text }“; очекује се: { $expected }.
malformed-engine-position = „position { $text }“: очекује се „start“ или позиција као 0..f/..../.3../.... 9, па можда „moves“ и наизменце поља и фигуре.
malformed-engine-go = „go … { $text }“: очекује се time MS, nodes N, infinite, moves или ништа.
malformed-engine-infinite = „infinite“ значи без ограничења, па не иде ни уз time ни уз nodes.
illegal-engine-busy = „{ $command }“ мора да сачека крај претраге; „stop“ је прекида.

## Како се партије завршавају

outcome-line = { $winner } побеђује линијом.
outcome-false-call = { $winner } побеђује: { $loser } узвикује без линије.
outcome-full = Нерешено: све фигуре су постављене и нико није узвикнуо.

## Нивои рачунара и како који игра

level-quarto-1 = Новајлија
level-quarto-about-1 = Превиђа линије и пропушта узвике.
level-quarto-2 = Почетник
level-quarto-about-2 = Види много, а понешто и пропусти.
level-quarto-3 = Ученик
level-quarto-about-3 = Види линије, али поклања победе.
level-quarto-4 = Рекреативац
level-quarto-about-4 = Узима сваку победу коју види.
level-quarto-5 = Клупски играч
level-quarto-about-5 = Размисли пре него што да.
level-quarto-6 = Зналац
level-quarto-about-6 = Мисли неколико потеза унапред.
level-quarto-7 = Мајстор
level-quarto-about-7 = Готово никад не греши.
level-quarto-8 = Непобедиви
level-quarto-about-8 = Никад не греши.

## Правила по избору

preset-international = Уобичајена правила
preset-beginners-1 = За почетнике: рачуна се само боја
preset-beginners-2 = За почетнике: рачунају се боја и облик
preset-beginners-3 = За почетнике: рачуна се све осим рупе
preset-advanced = За напредне: и квадрати 2×2 су линије
preset-tournament = Турнир: минут по потезу, погрешан узвик губи
preset-balkan = Касни узвик за обоје, као на Балкану
preset-taiwan = Узвик пре постављања, као на Тајвану
preset-greek-2 = Две заједничке особине, на грчки начин
preset-own = Како пише у упутству на твом језику

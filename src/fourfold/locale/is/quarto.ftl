### Quarto.

## Kubbar

# Kubbur er karlkyns.
piece-name = { $colour ->
       *[light] ljós
        [dark] dökkur
    } { $height ->
       *[tall] hár
        [short] lágur
    } { $shape ->
       *[round] kringlóttur
        [square] ferkantaður
    } { $top ->
       *[solid] gegnheill
        [hollow] holur
    }

feature-colour = litur
feature-shape = lögun
feature-height = hæð
feature-top = hola
# Það sem kubbarnir í röð eiga sameiginlegt, þess vegna fleirtala.
value-light = ljósir
value-dark = dökkir
value-round = kringlóttir
value-square = ferkantaðir
value-tall = háir
value-short = lágir
value-solid = gegnheilir
value-hollow = holir

## Neitanir

illegal-quarto-other-phase = { $phase ->
        [give] Gefðu fyrst andstæðingnum kubb.
        [place] Settu fyrst kubbinn sem þú ert með.
       *[close] Allir kubbar hafa verið settir: kallaðu, eða segðu að engin röð sé til.
    }
illegal-quarto-piece-gone = Þessi kubbur er þegar í leik: { $piece }.
illegal-quarto-square-taken = { $square } er upptekinn: { $piece }.
illegal-quarto-calls-auto = Við þetta borð vinna raðir sjálfkrafa; enginn kallar.
illegal-quarto-call-points-nowhere = Bentu á röðina sem þú átt við.
illegal-quarto-call-squares = Sá sem kallar bendir á fjóra mismunandi reiti.
illegal-quarto-call-after-placing = Við þetta borð seturðu kubbinn fyrst niður og kallar svo.
illegal-quarto-called-already = Þú hefur þegar kallað einu sinni í þessari umferð.
illegal-quarto-no-call-now = Þú getur ekki kallað núna.

## Textar sem ekki er hægt að lesa

malformed-quarto-piece = „{ $text }“ er ekki kubbur; þarf sextándakerfistölu 0–f eða fjóra stafi, einn úr hverju pari: L/D, R/Q, T/S, F/H.
malformed-quarto-square = „{ $text }“ er ekki reitur; þarf a1 til d4.
malformed-quarto-line = „{ $text }“ er ekki röð; þarf tvo enda eins og a3-d3, eða fjóra reiti.
malformed-quarto-position-fields = Staðan „{ $text }“: þarf spilaborðið, bil og kubbinn í hendi eða „-“.
malformed-quarto-position-ranks = Spilaborðið „{ $text }“: þarf 4 línur með „/“ á milli, fann { $found }.
malformed-quarto-position-rank = Lína { $rank } á spilaborðinu, „{ $text }“: þarf 4 reiti, fann { $found }.
malformed-quarto-position-digit = „{ $text }“ á { $square } er ekki kubbur; þarf sextándakerfistölu 0–f eða „.“.
malformed-quarto-piece-twice = Kubburinn { $piece } er tvisvar á spilaborðinu: { $first } og { $second }.
malformed-quarto-hand-placed = Kubburinn í hendi, { $piece }, er þegar á spilaborðinu: { $square }.
malformed-quarto-features = Einkennin verða að vera eitt eða fleiri af { $expected }, hvert einu sinni.
malformed-quarto-shared = Röð getur ekki haft { $shared } einkenni sameiginleg þegar aðeins { $features ->
        [one] { $features } gildir
       *[other] { $features } gilda
    }.
malformed-quarto-full = Í „{ $text }“ er ekkert eftir að spila.
malformed-quarto-starter = „{ $text }“ getur ekki byrjað; þarf A eða B.
malformed-detail = Á eftir „{ $word }“ kemur ekkert í svigum, fann „({ $detail })“.
malformed-memory = Tafla upp á { $megabytes } MB kemst ekki fyrir í minni þessarar tölvu.

## Vélin

malformed-engine-command = „{ $text }“ er ekki skipun; í boði er: { $expected }.
malformed-engine-alone = „{ $command }“ stendur eitt sér, fann „{ $text }“ á eftir.
malformed-engine-setoption = „setoption { $text }“: þarf „setoption name NAFN value GILDI“.
malformed-engine-option = Það er enginn valkostur „{ $text }“; í boði er: { $expected }.
malformed-engine-position = „position { $text }“: þarf „start“ eða stöðu eins og 0..f/..../.3../.... 9, síðan ef til vill „moves“ og reiti og kubba á víxl.
malformed-engine-go = „go … { $text }“: þarf time MS, nodes N, infinite, moves eða ekkert.
malformed-engine-infinite = „infinite“ þýðir án takmarka og á því hvorki við með time né nodes.
illegal-engine-busy = „{ $command }“ verður að bíða þar til leitinni er lokið; „stop“ stöðvar hana.

## Hvernig spil enda

outcome-line = { $winner } vinnur með röð.
outcome-false-call = { $winner } vinnur: { $loser } kallaði, en þar var engin röð.
outcome-full = Jafntefli: allir kubbar hafa verið settir og enginn kallaði.

## Þrep tölvunnar og hvernig hvert þeirra spilar

level-quarto-1 = Nýliði
level-quarto-about-1 = Missir af röðum og gleymir að kalla.
level-quarto-2 = Byrjandi
level-quarto-about-2 = Sér margt, en missir enn af sumu.
level-quarto-3 = Lærlingur
level-quarto-about-3 = Sér raðir, en gefur frá sér sigra.
level-quarto-4 = Frístundaspilari
level-quarto-about-4 = Tekur hvern sigur sem býðst.
level-quarto-5 = Klúbbspilari
level-quarto-about-5 = Hugsar áður en kubbur er gefinn.
level-quarto-6 = Sérfræðingur
level-quarto-about-6 = Hugsar nokkra leiki fram í tímann.
level-quarto-7 = Meistari
level-quarto-about-7 = Gerir næstum aldrei mistök.
level-quarto-8 = Ósigrandi
level-quarto-about-8 = Gerir aldrei mistök.

## Reglur til að velja úr

preset-international = Venjulegu reglurnar
preset-beginners-1 = Fyrir byrjendur: aðeins liturinn gildir
preset-beginners-2 = Fyrir byrjendur: litur og lögun gilda
preset-beginners-3 = Fyrir byrjendur: allt nema holan gildir
preset-advanced = Fyrir vana: 2×2 ferningar eru líka raðir
preset-tournament = Mót: mínúta á umferð, rangt kall kostar spilið
preset-balkan = Báðir mega kalla seint, eins og á Balkanskaga
preset-taiwan = Kallað áður en kubburinn er settur, eins og á Taívan
preset-greek-2 = Tvö einkenni sameiginleg, að grískum hætti
preset-own = Eins og reglublaðið á þínu máli segir

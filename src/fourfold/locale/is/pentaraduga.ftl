### Pentaraduga.

## Textar sem ekki er hægt að lesa

malformed-pentaraduga-tile = „{ $text }“ er ekki flís; þarf litina vinstra megin, þann stóra og hægra megin, þar sem þeir litlu eru grannlitir þess stóra, til dæmis oRo eða oRv.
malformed-pentaraduga-tile-twice = Flísin { $tile } er þar tvisvar.
malformed-pentaraduga-direction = „{ $text }“ er ekki átt; þarf В П Н Л eða U R D L.
malformed-pentaraduga-placement = „{ $text }“ er ekki staður; þarf flís, átt og neðri reitinn til vinstri, til dæmis oRoU@0,0.
malformed-pentaraduga-too-many = Flísar: { $count }. Það er of mikið; mest { $most }.
malformed-pentaraduga-no-tiles = Hér eru engar flísar; þarf hönd eins og oRo rOr yOr.
malformed-pentaraduga-goal = „{ $text }“ er ekki markmið; í boði er: { $expected }.
malformed-pentaraduga-problem = „{ $text }“ er ekki þraut; þarf gerð ({ $expected }) eða auðkenni eins og squares-3 eða squares-0000002a.
malformed-pentaraduga-count-frames = Bestu ramma er ekki hægt að telja: frjálst er hvaða flísar eru notaðar.
malformed-pentaraduga-match = Í viðureign er að minnsta kosti eitt spil, af að minnsta kosti einni gerð.
malformed-pentaraduga-overlap = { $placement } lægi ofan á { $other }.
malformed-pentaraduga-notation = „{ $word }“ er ekki flís með stað; þarf flís, hvert oddurinn vísar, stafi fyrir staðinn efst, lengst til hægri, neðst eða lengst til vinstri og flísar sem hún snertir, til dæmis rOrLL, rOrRyOr eða rOrLL.
malformed-pentaraduga-several = „{ $word }“ á við nokkra staði: { $places }.
malformed-pentaraduga-nowhere = „{ $word }“ passar hvergi{ $count ->
        [0] .
       *[other] ; { $tile } passar á: { $places }.
    }
malformed-pentaraduga-remark = „{ $word }“ snertir ekki { $other }.
malformed-pentaraduga-ending = „{ $word }“ er ekki annar endir; hann á að byrja á flís úr þeim fyrsta eða vera stafir fyrir síðustu flísina.
malformed-pentaraduga-at = Flís { $number }: { $problem }
malformed-pentaraduga-word = „{ $text }“ er ekki leikur; þarf flísar með stöðum, til dæmis oRoU@0,0, eða eitt af: { $expected }.
malformed-pentaraduga-bare-word = Segðu í svigum á eftir „{ $word }“ við hvað er átt.
malformed-pentaraduga-deal-text = „{ $text }“ er ekki gjöf; þarf hver byrjar og flísar beggja, til dæmis „A: oRo rOr / yOr yOy“, og ef til vill hlutkesti á eftir öðru skástriki.
malformed-pentaraduga-deal = Í gjöf eru allar flísarnar, { $count } alls, hver einu sinni og helmingurinn hjá hvorum.
malformed-census-name = Það er engin úttekt „{ $name }“; í boði er: { $expected }.
malformed-census-file = { $path } er ekki vottorð; þarf þjappaðar textalínur.
malformed-census-other = { $path } er ekki vottorð fyrir { $expected }, heldur „{ $name }“.
malformed-census-line = „{ $line }“ er ekki færsla; þarf hönd, hve margar eru eins, hvað þær telja og staði mynsturs, til dæmis „000090 2 1 rOrU@0,0 yOyD@0,-1“.
malformed-census-entry = Færsla { $number }: { $problem }
malformed-census-twice = Höndin { $hand } er þar tvisvar.
malformed-census-hand = { $hand } er ekki ein af höndunum í þessari úttekt.
malformed-census-hands = Sagt er að eins hendur séu { $hands }, en þær eru { $expected }.
malformed-census-tiles = Mynstrið er úr { $tiles }; höndin er { $hand }.
malformed-census-value = Sagt er að mynstrið telji { $value }, en það telur { $counted }.
malformed-census-best = Sagt er að höndin telji mest { $value }, en leitin fann { $found }: { $places }.
malformed-census-missing = Höndina { $hand } vantar.
malformed-census-total = Hendur í færslunum eru samtals { $total }; til eru { $expected }.

## Neitanir

illegal-pentaraduga-not-in-hand = { $tile } er ekki á hendi þinni.
illegal-pentaraduga-stock-empty = Það er engin flís eftir til að taka.
illegal-pentaraduga-covered = { $tile } lægi ofan á annarri flís.
illegal-pentaraduga-apart = { $tile } verður að snerta mynstrið með hlið.
illegal-pentaraduga-clash = { $tile } passar ekki þar: litirnir eru ólíkir.
illegal-pentaraduga-rough = { $tile } passar ekki þar: skálínurnar mætast ekki í endunum.
illegal-pentaraduga-not-full = { $tile } gerir engan ferning þar; það þarf fulla flís.
illegal-pentaraduga-no-protest = Við þetta borð er tölvan dómari; hún leyfir ekkert sem er gegn reglunum.
illegal-pentaraduga-nothing-wrong = Það er engu að mótmæla.
illegal-pentaraduga-no-such-act = „{ $act }“ er ekki hægt núna.

## Myndir fyrir þá sem sjá þær ekki

pentaraduga-picture = { $tiles ->
    [0] Engar flísar
   *[other] Mynstur úr { $tiles ->
        [one] { $tiles } flís
       *[other] { $tiles } flísum
    }, { $squares ->
        [0] enginn ferningur
        [one] { $squares } ferningur
       *[other] { $squares } ferningar
    }
}
pentaraduga-picture-tile = Flísin { $tile }: { $left }, stórt { $big }, { $right }
pentaraduga-colour-red = rautt
pentaraduga-colour-orange = appelsínugult
pentaraduga-colour-yellow = gult
pentaraduga-colour-green = grænt
pentaraduga-colour-blue = blátt
pentaraduga-colour-violet = fjólublátt

## Bak við tjald: Ferningar, Quados, Rammar

illegal-pentaraduga-arrangement = Flísar geta ekki legið svona. { $problem }
illegal-pentaraduga-too-fast = Þú hefur fært flísarnar of oft á einni sekúndu (mest { $most } sinnum); bíddu augnablik og sendu svo hvernig þær liggja.
illegal-pentaraduga-stopped = { $seat } hefur stoppað á undan. Nú byggir aðeins hinn áfram, og engu er skipt.
illegal-pentaraduga-nobody-stopped = Enginn hefur stoppað enn; stoppaðu áður en niðurstöður eru skráðar eða bornar saman.
illegal-pentaraduga-exchanging = Verið er að skipta um flís: enginn má stoppa fyrr en { $seat } hefur líka lagt flís frá sér.
illegal-pentaraduga-exchanged = Aðeins er skipt einu sinni í hverju spili, og það er búið.
illegal-pentaraduga-dropped = Þú hefur lagt flís frá þér; { $seat } á eftir að leggja flís frá sér handa þér.
illegal-pentaraduga-no-figure = Þetta er ekki niðurstaða til að skrá: flísarnar verða að mynda eitt mynstur, og í Ferningum og Quados þarf þær allar.
illegal-pentaraduga-always-checked = Hér gefst enginn upp: mynstur eru alltaf borin saman.
illegal-pentaraduga-begin-first = Segðu fyrst að þú byrjir: þá fer tíminn þinn af stað.
illegal-pentaraduga-choose-first = { $seat } á eftir að velja við hvort mynstrið verður byggt.
illegal-pentaraduga-original-moved = { $tile } er hluti af mynstrinu sem er byggt við og verður kyrr.
## Spil með eigin mynstrum

illegal-pentaraduga-count = Hér leggur þú { $expected ->
    [one] { $expected } flís
   *[other] { $expected } flísar
} í einu.
illegal-pentaraduga-not-double = { $tile } snertir aðeins eina flís þar; hún verður að snerta tvær.
illegal-pentaraduga-no-corner = { $tile } myndar engan vinkil þar: skammhliðin verður að standa við enda langhliðar.
illegal-pentaraduga-no-ring = Þessar flísar mynda ekki hring: fjórar kringum auðan reit.
illegal-pentaraduga-wait = Þú verður að bíða: { $seat } á leik núna.
illegal-pentaraduga-stocks-left = Allar flísar eru aðeins afhentar þegar báðir stokkarnir eru tómir.
illegal-pentaraduga-hand-full = Þú ert með { $count ->
    [one] { $count } flís
   *[other] { $count } flísar
}; aðeins er bætt við minni hönd.
illegal-pentaraduga-no-prize = Þú átt engin verðlaun inni: þau fást fyrir að leggja flísar í röð án þess að draga ({ $count }) sem stokkurinn þinn getur ekki bætt upp, þegar flís er í stokki andstæðingsins.
illegal-pentaraduga-prize-first = Þú hefur leikið: taktu verðlaunin, eða segðu pass.
illegal-pentaraduga-kept = Fyrsta flísin í stokknum þínum er frátekin: { $seat } á inni verðlaun.
illegal-pentaraduga-no-wait = Þú þarft ekki að bíða eftir andstæðingnum núna.
illegal-pentaraduga-hurried = Mínútan er þegar byrjuð.
illegal-pentaraduga-no-such-move = Leikur er flís af hendi, flís sem stendur í mynstri, eða fyrst önnur og svo hin.
illegal-pentaraduga-not-twice-full = { $tile } verður að gera tvo ferninga þar: þar sem hún stendur er hún þegar full.
illegal-pentaraduga-untouched = { $tile } verður að snerta flísina sem þú varst að leggja.
illegal-pentaraduga-same-place = { $tile } stendur þar þegar.
illegal-pentaraduga-splits = Án { $tile } félli mynstrið í sundur.
illegal-pentaraduga-stock-left = Þú mátt aðeins segja pass þegar stokkurinn þinn er tómur; leiktu eða skiptu.
illegal-pentaraduga-hand-empty = Þú ert ekki með neina flís á hendi.
illegal-pentaraduga-no-full-prize = Þú átt engin verðlaun inni: þau fást fyrir síðustu flísina ef hún er lögð full.
illegal-pentaraduga-only-complex = { $seat } á leik; aðeins flétta má koma á milli.
illegal-pentaraduga-shielded = { $seat } á leik sem ekki er hægt að grípa inn í.
illegal-pentaraduga-claimed = { $what ->
    [move] Þú hefur byrjað leik: leggðu flís af hendi.
    [exchange] Þú hefur byrjað skipti: skiptu um flís eða taktu eina.
   *[take] Þú hefur byrjað töku: taktu flís.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } hefur byrjað skipti; bíddu þar til þeim er lokið.
    [take] { $seat } hefur byrjað töku; bíddu þar til henni er lokið.
   *[move] { $seat } hefur byrjað leik; bíddu þar til honum er lokið.
}
## Herfang og Seiling

illegal-pentaraduga-barred = Boðið þitt rann út á tíma; nú leikur andstæðingurinn fyrst.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Ekki er hægt að boða skipti núna.
    [move] Ekki er hægt að boða leik núna.
   *[take] Í þessu spili er aðeins hægt að boða leik eða skipti.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Ekki er skipt um flísar á meðan runa fullra flísa stendur.
    [start] Ekki er skipt um flísar áður en upphafið er lagt.
    [replay] Ekki er skipt um flísar í einleik.
   *[other] Ekki er hægt að skipta um flísar núna.
}
illegal-pentaraduga-no-take = Aðeins með eina flís á hendi og tóman stokk máttu taka án þess að láta.
illegal-pentaraduga-must-exchange = Þú mátt aðeins segja pass þegar stokkur andstæðingsins er tómur; leggðu flís eða skiptu.
illegal-pentaraduga-start-more = { $laid } { $laid ->
    [one] flís er
   *[other] flísar eru
} of lítið fyrir upphafsmynstrið.
illegal-pentaraduga-start-claims = { $tile } má ekki leggja þar: upphafsmynstur byrjar í miðjunni, og tvær flísar sama leikmanns snertast.
illegal-pentaraduga-start-reach = { $tile } má ekki leggja þar: flísin sem þú fékkst liggur við línuna andstæðingsins megin, ekki með gult að línunni, og ein af þínum snertir hana þín megin.
illegal-pentaraduga-start-reach-plus = { $tile } má ekki leggja þar: upphafsmynstur byrjar fyrir ofan línuna, upp við hana, og er með tvær flísar hvorum megin.
illegal-pentaraduga-not-yellow = Í { $tile } er ekkert gult; afhentu flís með gulu, eða skiptu.
illegal-pentaraduga-full-elsewhere = { $tile } getur legið full annars staðar, og þá verður hún að liggja þar.
illegal-pentaraduga-intercept-full = Þú átt ekki leik: þú mátt aðeins grípa inn í með fullri flís, og { $tile } gerir engan ferning þar.

## Æfingaspil

malformed-training-file = Þetta er ekki skráning æfingaspils; þarf hlut, eða hlut með lista „records“.
malformed-training-game = „{ $name }“ með { $set } flísum er ekki spil í Pentaraduga; þarf nafn bókarinnar eða eitt af: { $expected }.
malformed-training-deal = Hendur, stokkar og mynstur fyrir fyrstu færslu verða að vera allar flísarnar, { $count } alls, hver einu sinni.
malformed-training-prefigures = Mynstur fyrir fyrstu færslu verða að vera gallalaus, og í spili með eigin mynstrum á A eða B þau.
malformed-training-key = „{ $key }“ vantar.
malformed-training-type = „{ $type }“ er ekki færsla í þessu spili, eða ekki núna.
malformed-training-number = Leikur { $number } getur ekki verið næsti leikur { $seat }: A á oddatölurnar, B þær sléttu, og sá síðasti var { $last }.
malformed-training-figure = Það er ekkert mynstur „{ $name }“; í boði er: { $expected }.
malformed-training-untaken = { $seat } á eftir að taka { $tiles }.
malformed-training-unfinished = Skráningin endar, en spilinu er ekki lokið.
malformed-training-remark = Athugasemd verður að vera hlutur.
malformed-training-remark-late = Athugasemd stendur á eftir færslu { $at }; fjöldi þeirra er aðeins { $count }.
malformed-training-differs = { $what ->
    [hand] Höndin eins og gefið var
    [tiles] Flísar sem voru dregnar eða teknar
    [refusal] Hvers konar pass
    [start] Nýtt mynstur
    [source] Hvaðan flísin kemur
    [owner] Hver átti flísina
    [figure] Mynstrið
    [mark] Hvort hún gerir ferning
    [reach] Seiling
    [finish] Lok
    [intercept] Inngrip
    [give] Afhentar flísar
    [give_to] Flísin aftast í stokknum
    [take_from] Flísin fremst í stokknum
    [take] Heiti aðgerðarinnar
    [stage] Áfangi allsherjarskiptanna
    [collect] Flísar teknar úr skiptunum
    [squares] Ferningar
    [violations] Brot
    [count_all] Staðir flísarinnar
    [count_full] Staðir þar sem flísin er full
    [count_double] Staðir þar sem flísin er tvenna
    [has_full] Hvort flísin getur verið full
    [count] Vinklar
    [left] Flísar eftir
    [points] Stig
    [score] Staðan
   *[other] { $what }
}: skráningin segir { $said }, eftir reglunum er það { $found }.

## Hvernig spil enda

outcome-played = Öllum leikjum er lokið og stigin eru talin.
outcome-checked = Bæði mynstrin eru borin saman.
outcome-checked-even = Mynstrin gilda jafnt: sá vinnur sem var fljótari.
outcome-extended = Viðbyggða mynstrið er talið.
outcome-surrendered = { $loser } gafst upp og sér ekki hitt mynstrið.
outcome-interrupted = Báðir sögðu pass; hvor fær eitt stig fyrir hverja flís sem hinn á eftir.
outcome-replay-time = Tíminn fyrir einleik er liðinn og stigin eru talin.

## Þrep tölvunnar

level-pentaraduga-1 = Byrjandi
level-pentaraduga-about-1 = Fer sér hægt og missir af mörgu.
level-pentaraduga-2 = Spilari
level-pentaraduga-about-2 = Sér flesta staði og flýtir sér ekki.
level-pentaraduga-3 = Meistari
level-pentaraduga-about-3 = Spilar hratt, sér allt og hugsar fram í tímann.

## Lexíur

malformed-pentaraduga-unsound = Spil getur ekki byrjað svona: „{ $part }“ passar ekki við annað í gjöfinni.
malformed-pentaraduga-middle = Spil getur ekki byrjað héðan: því er lokið, eða verið er að byggja við mynstur.
malformed-pentaraduga-covered-figure = Hér er mynstur hulið og ekki er hægt að draga flísar þess upp á nýtt. Byrjaðu á fyrri leik eða hafðu földu flísarnar eins og þær voru.
malformed-lesson-at = { $id } fjallar um það sem kemur á eftir leik { $at }; fjöldi leikja er aðeins { $count }.
malformed-lesson-texts = Skýringarnar við { $id } á „{ $language }“ hafa fyrirsagnirnar { $found }; eiga að vera: { $expected }.
lesson-fulls-1 = Fullt hús, spil 1: runur af fullum flísum
lesson-fulls-2 = Fullt hús, spil 2: enginn leikur í byrjun
lesson-fulls-3 = Fullt hús, spil 3: gildran í lokin
lesson-squares-1 = Ferningar, gjöf 1: blöff
lesson-squares-2 = Ferningar, gjöf 2: hver stoppar fyrst
lesson-squares-3 = Ferningar, gjöf 3: borið saman
lesson-claims-1 = Herfang, spil 1: mynstur er hirt
lesson-claims-2 = Herfang, spil 2: skipti
lesson-reach-v1 = Seiling, fyrsta afbrigði: inngrip og seiling
lesson-reach-v2 = Seiling, annað afbrigði: allar lagðar á undan hinum
lesson-reach-v3 = Seiling, þriðja afbrigði: önnur full flís
lesson-reach-v4 = Seiling, fjórða afbrigði: jafntefli
lesson-reach-v5 = Seiling, fimmta afbrigði: seinni leikmaðurinn seilist
lesson-doubles-1 = Tvennur, spil 1: allsherjarskiptin
lesson-doubles-2 = Tvennur, spil 2: þrenn verðlaun
lesson-doubles-4 = Tvennur, spil 4: átta núll
lesson-rings-1 = Hringir, spil 1: hring er lokað
lesson-rings-2 = Hringir, spil 2: hringur í byrjun
lesson-steals-1 = Hnupl, æfingaspilið
lesson-steals-problem = Hnupl, þrautin: tíu núll

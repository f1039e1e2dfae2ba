### Pentaraduga.

## Olvashatatlan szövegek

malformed-pentaraduga-tile = „{ $text }” nem lapka; a színek kellenek: bal, nagy, jobb, a kicsik a nagy szomszédai, például oRo vagy oRv.
malformed-pentaraduga-tile-twice = Ez a lapka kétszer szerepel: { $tile }.
malformed-pentaraduga-direction = „{ $text }” nem irány; В П Н Л vagy U R D L kell.
malformed-pentaraduga-placement = „{ $text }” nem hely; egy lapka, egy irány és a bal alsó mező kell, például oRoU@0,0.
malformed-pentaraduga-too-many = { $count } lapka túl sok; legfeljebb { $most } lehet.
malformed-pentaraduga-no-tiles = Nincsenek lapkák; egy kéz kell, például oRo rOr yOr.
malformed-pentaraduga-goal = „{ $text }” nem cél; ezek egyike kell: { $expected }.
malformed-pentaraduga-problem = „{ $text }” nem feladvány; egy fajta kell ({ $expected }), vagy egy azonosító, például squares-3 vagy squares-0000002a.
malformed-pentaraduga-count-frames = A legjobb kereteket nem lehet megszámolni: szabadon választható, mely lapkák kellenek hozzá.
malformed-pentaraduga-match = Egy mérkőzés legalább egy játszma, legalább egyféle játékból.
malformed-pentaraduga-overlap = { $placement } rákerülne erre: { $other }.
malformed-pentaraduga-notation = „{ $word }” nem lapka a helyével; a lapka kell, merre mutat a csúcsa, betűk a legfelső, jobb szélső, legalsó vagy bal szélső helyhez, és a lapkák, amelyekhez hozzáér, például rOrLL, rOrRyOr vagy rOrLL.
malformed-pentaraduga-several = „{ $word }” több helyre is kerülhet: { $places }.
malformed-pentaraduga-nowhere = „{ $word }” nem illik sehová{ $count ->
        [0] .
       *[other] ; { $tile } ide illik: { $places }.
    }
malformed-pentaraduga-remark = „{ $word }” nem ér hozzá ehhez: { $other }.
malformed-pentaraduga-ending = „{ $word }” nem másik befejezés; az elsőnek egy lapkájával kezdődjön, vagy az utolsó lapka betűi legyenek.
malformed-pentaraduga-at = { $number }. lapka: { $problem }
malformed-pentaraduga-word = „{ $text }” nem lépés; lapkák kellenek a helyükkel, például oRoU@0,0, vagy ezek egyike: { $expected }.
malformed-pentaraduga-bare-word = Írd mögé zárójelben, mire vonatkozik: „{ $word }”.
malformed-pentaraduga-deal-text = „{ $text }” nem osztás; az kell, ki kezd, és mindkét játékos lapkái, például „A: oRo rOr / yOr yOy”, és még egy vonal után esetleg a sorsolás.
malformed-pentaraduga-deal = Az osztásban mind a { $count } lapka benne van, mindegyik egyszer, fele-fele a két játékosé.
malformed-census-name = Nincs „{ $name }” felmérés; ezek vannak: { $expected }.
malformed-census-file = { $path } nem igazolás; tömörített szövegsorok kellenek.
malformed-census-other = { $path } nem ennek az igazolása: { $expected }, hanem ezé: „{ $name }”.
malformed-census-line = „{ $line }” nem bejegyzés; egy kéz kell, hány van ugyanilyen, mennyit érnek, és egy alakzat helyei, például „000090 2 1 rOrU@0,0 yOyD@0,-1”.
malformed-census-entry = { $number }. bejegyzés: { $problem }
malformed-census-twice = Ez a kéz kétszer szerepel: { $hand }.
malformed-census-hand = Ez a kéz nem tartozik ebbe a felmérésbe: { $hand }.
malformed-census-hands = Állítólag { $hands } ilyen kéz van, valójában { $expected }.
malformed-census-tiles = Az alakzat lapkái: { $tiles }; a kéz viszont: { $hand }.
malformed-census-value = Az alakzat értéke állítólag { $value }, valójában { $counted }.
malformed-census-best = A legjobb értéke állítólag { $value }, de a keresés jobbat talált, { $found }: { $places }.
malformed-census-missing = Hiányzik ez a kéz: { $hand }.
malformed-census-total = A bejegyzések { $total } kezet fednek le; valójában { $expected } van.

## Elutasítások

illegal-pentaraduga-not-in-hand = Nincs a kezedben: { $tile }.
illegal-pentaraduga-stock-empty = Nincs több elvehető lapka.
illegal-pentaraduga-covered = { $tile }: egy másik lapkára kerülne.
illegal-pentaraduga-apart = { $tile }: az oldalával hozzá kell érnie az alakzathoz.
illegal-pentaraduga-clash = { $tile }: nem illik oda, mások a színek.
illegal-pentaraduga-rough = { $tile }: nem illik oda, az átlók nem a végüknél találkoznak.
illegal-pentaraduga-not-full = { $tile }: ott nem zár négyzetet, pedig teli lapka kell.
illegal-pentaraduga-no-protest = Ennél az asztalnál a gép a bíró; ami szabálytalan, azt nem engedi.
illegal-pentaraduga-nothing-wrong = Nincs mi ellen óvni.
illegal-pentaraduga-no-such-act = Ezt most nem lehet: „{ $act }”.

## Képek azoknak, akik nem látják

pentaraduga-picture = { $tiles ->
    [0] Nincs lapka
   *[other] { $tiles } lapkás alakzat, { $squares ->
        [0] négyzet nélkül
       *[other] { $squares } négyzet
    }
}
pentaraduga-picture-tile = Lapka, { $tile }: { $left }, nagy { $big }, { $right }
pentaraduga-colour-red = piros
pentaraduga-colour-orange = narancs
pentaraduga-colour-yellow = sárga
pentaraduga-colour-green = zöld
pentaraduga-colour-blue = kék
pentaraduga-colour-violet = ibolya

## Építés paraván mögött: Négyzetek, Quados, Keretek

illegal-pentaraduga-arrangement = Így nem állhatnak a lapkák. { $problem }
illegal-pentaraduga-too-fast = Egy másodpercen belül { $most } alkalommal rendezted át a lapkáidat; várj egy kicsit, aztán küldd el, hogyan állnak.
illegal-pentaraduga-stopped = { $seat } megállt elsőnek. Most már csak a másik épít, és nincs csere.
illegal-pentaraduga-nobody-stopped = Még senki sem állt meg; az eredményt csak utána lehet megjelölni vagy ellenőrizni.
illegal-pentaraduga-exchanging = Folyik a csere: senki sem állhat meg, amíg { $seat } is be nem adott egy lapkát.
illegal-pentaraduga-exchanged = Egy játszmában egy csere van, és az már megvolt.
illegal-pentaraduga-dropped = Te már beadtál egy lapkát; most { $seat } ad neked egyet.
illegal-pentaraduga-no-figure = Ez nem megjelölhető eredmény: a lapkáknak egyetlen alakzatot kell alkotniuk, a Négyzetekben és a Quadosban az összesnek.
illegal-pentaraduga-always-checked = Itt senki sem adja fel: az alakzatokat mindig ellenőrizzük.
illegal-pentaraduga-begin-first = Előbb jelezd, hogy kezded: onnantól jár az időd.
illegal-pentaraduga-choose-first = Előbb { $seat } választja ki, kinek az alakzata épül tovább.
illegal-pentaraduga-original-moved = { $tile }: a továbbépített alakzathoz tartozik, a helyén marad.
## Játékok saját alakzattal

illegal-pentaraduga-count = Itt egyszerre { $expected ->
    [one] egy lapkát
   *[other] { $expected } lapkát
} kell lerakni.
illegal-pentaraduga-not-double = { $tile }: ott csak egy lapkához ér hozzá, pedig kettőhöz kell.
illegal-pentaraduga-no-corner = { $tile }: ott nem ad sarkot, a rövid oldala egy hosszú oldal végéhez kell, hogy álljon.
illegal-pentaraduga-no-ring = Ezek a lapkák nem adnak gyűrűt: négy kell egy üres mező körül.
illegal-pentaraduga-wait = Várnod kell: most { $seat } játszik.
illegal-pentaraduga-stocks-left = Minden lapkát csak akkor adtok át, ha mindkét talon üres.
illegal-pentaraduga-hand-full = { $count } lapkád van; húzni csak kevesebb mellé lehet.
illegal-pentaraduga-no-prize = Nem jár jutalomlapka: az akkor jár, ha egymás után { $count } lapkát raksz le húzás nélkül, a talonodból nem pótolhatod, és az ellenfeledében van lapka.
illegal-pentaraduga-prize-first = Megtetted a lépésed: vedd el a jutalmad, vagy passzolj.
illegal-pentaraduga-kept = A talonod első lapkája foglalt: { $seat } érdemelte ki jutalmul.
illegal-pentaraduga-no-wait = Most nem kell az ellenfeledre várnod.
illegal-pentaraduga-hurried = Már jár a perc.
illegal-pentaraduga-no-such-move = Lépés lehet: egy lapka a kezedből, egy lapka, amely már egy alakzatban áll, vagy előbb az egyik, aztán a másik.
illegal-pentaraduga-not-twice-full = { $tile }: ott két négyzetet kell zárnia, mert a mostani helyén már teli.
illegal-pentaraduga-untouched = { $tile }: hozzá kell érnie a lapkához, amelyet épp leraktál.
illegal-pentaraduga-same-place = { $tile }: már ott áll.
illegal-pentaraduga-splits = { $tile }: nélküle szétesne az alakzata.
illegal-pentaraduga-stock-left = Csak üres talonnal passzolhatsz; lépj vagy cserélj.
illegal-pentaraduga-hand-empty = Nincs lapka a kezedben.
illegal-pentaraduga-no-full-prize = Nem jár jutalomlapka: az az utolsó lapkáért jár, ha teliként kerül le.
illegal-pentaraduga-only-complex = Most { $seat } jön; közbevágni csak összetett lépéssel lehet.
illegal-pentaraduga-shielded = { $seat } lépésébe nem lehet közbevágni.
illegal-pentaraduga-claimed = { $what ->
    [move] Lépést kezdtél: rakj le egy lapkát a kezedből.
    [exchange] Cserét kezdtél: cserélj ki vagy vegyél el egy lapkát.
   *[take] Elvételt kezdtél: vegyél el egy lapkát.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } cserét kezdett; várd meg, amíg végez.
    [take] { $seat } elvételt kezdett; várd meg, amíg végez.
   *[move] { $seat } lépést kezdett; várd meg, amíg végez.
}
## Viszem és Nyújtózó

illegal-pentaraduga-barred = Elszalasztottad, amit bejelentettél; most az ellenfeled jön előbb.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Most nem lehet cserét bejelenteni.
    [move] Most nem lehet lépést bejelenteni.
   *[take] Ebben a játékban csak lépést vagy cserét lehet bejelenteni.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Amíg teli lapkák jönnek egymás után, nincs csere.
    [start] Amíg nincs lerakva a kezdőalakzat, nincs csere.
    [replay] A ráadásban nincs csere.
   *[other] Most nem lehet cserélni.
}
illegal-pentaraduga-no-take = Elvenni úgy, hogy nem adsz érte, csak egy lapkával a kezedben és üres talonnal lehet.
illegal-pentaraduga-must-exchange = Csak akkor passzolhatsz, ha az ellenfeled talonja üres; rakj le vagy cserélj egy lapkát.
illegal-pentaraduga-start-more = { $laid } lapka kevés a kezdőalakzathoz.
illegal-pentaraduga-start-claims = { $tile }: oda nem rakható, a kezdőalakzat középen kezdődik, és egy játékos két lapkája összeér.
illegal-pentaraduga-start-reach = { $tile }: oda nem rakható; a kapott lapka a vonalnál áll az ellenfeled oldalán, nem sárgával a vonal felé, és egy tiéd hozzáér a te oldaladon.
illegal-pentaraduga-start-reach-plus = { $tile }: oda nem rakható; a kezdőalakzat a vonal fölött, a vonalnál kezdődik, és mindkét oldalon két lapkája van.
illegal-pentaraduga-not-yellow = { $tile }: nincs rajta sárga; olyat adj át, amelyiken van, vagy cserélj.
illegal-pentaraduga-full-elsewhere = { $tile }: máshol teliként rakható le, ezért oda kell.
illegal-pentaraduga-intercept-full = Nem te jössz: közbevágni csak teli lapkával lehet, és ez ott nem zár négyzetet: { $tile }.

## Gyakorlójátszmák

malformed-training-file = Ez nem gyakorlójátszma lejegyzése; egy objektum kell, vagy olyan, amelyben „records” lista van.
malformed-training-game = „{ $name }” { $set } lapkával nem Pentaraduga-játék; a könyvbeli név kell, vagy ezek egyike: { $expected }.
malformed-training-deal = A kezek, a talonok és az első esemény előtti alakzatok együtt mind a { $count } lapkát kiadják, mindegyiket egyszer.
malformed-training-prefigures = Az első esemény előtti alakzatok legyenek hibátlanok, és saját alakzatos játékban tartozzanak A-hoz vagy B-hez.
malformed-training-key = Hiányzik: „{ $key }”.
malformed-training-type = „{ $type }” nem eseménye ennek a játéknak, vagy nem most.
malformed-training-number = { $number }. lépés: nem lehet a következő ({ $seat }); A lépései páratlanok, B lépései párosak, és az utolsó ez volt: { $last }.
malformed-training-figure = Nincs „{ $name }” alakzat; ezek vannak: { $expected }.
malformed-training-untaken = { $seat } még nem vette el: { $tiles }.
malformed-training-unfinished = A lejegyzés véget ér, de a játszma nem.
malformed-training-remark = A megjegyzés csak objektum lehet.
malformed-training-remark-late = Egy megjegyzés { $at } esemény utánra szól, de csak { $count } van.
malformed-training-differs = { $what ->
    [hand] Az osztott kéz
    [tiles] A húzott vagy elvett lapkák
    [refusal] A passz fajtája
    [start] Alakzat kezdése
    [source] Honnan való a lapka
    [owner] Kié volt a lapka
    [figure] Az alakzat
    [mark] Zár-e négyzetet
    [reach] Elér-e elég messze
    [finish] Befejezés
    [intercept] Közbevágás
    [give] Az átadott lapkák
    [give_to] A talon végén lévő lapka
    [take_from] A talon elején lévő lapka
    [take] A cselekvés neve
    [stage] A teljes csere szakasza
    [collect] A cseréből elvett lapkák
    [squares] Négyzetek
    [violations] Szabálysértések
    [count_all] A lapka helyei
    [count_full] Helyek, ahol a lapka teli
    [count_double] Helyek, ahol a lapka dupla
    [has_full] Lehet-e teli a lapka
    [count] Sarkok
    [left] Maradék lapkák
    [points] Pontok
    [score] Az eredmény
   *[other] { $what }
}: a lejegyzés szerint { $said }, a szabályok szerint { $found }.

## A játszmák vége

outcome-played = Minden lépés megvolt, a pontok összeszámolva.
outcome-checked = Mindkét alakzat ellenőrizve.
outcome-checked-even = A két alakzat ugyanannyit ér: a gyorsabb nyer.
outcome-extended = A továbbépített alakzat összeszámolva.
outcome-surrendered = { $loser } feladta, és nem látja a másik alakzatot.
outcome-interrupted = Mindketten passzoltak; mindenki egy pontot kap a másik minden megmaradt lapkájáért.
outcome-replay-time = Letelt a ráadás ideje, a pontok összeszámolva.

## A gép szintjei

level-pentaraduga-1 = Kezdő
level-pentaraduga-about-1 = Ráérősen játszik, és sok mindent nem vesz észre.
level-pentaraduga-2 = Játékos
level-pentaraduga-about-2 = Látja a legtöbb helyet, és nem siet.
level-pentaraduga-3 = Mester
level-pentaraduga-about-3 = Gyors, mindent lát, és előre gondolkodik.

## Leckék

malformed-pentaraduga-unsound = Így nem kezdődhet játszma: „{ $part }” nem illik az osztás többi részéhez.
malformed-pentaraduga-middle = Innen nem kezdődhet játszma: vége van, vagy épp továbbépítenek egy alakzatot.
malformed-pentaraduga-covered-figure = Itt az egyik alakzat takarva van, és a lapkáit nem lehet újrahúzni. Kezdd egy korábbi lépésnél, vagy hagyd meg a rejtett lapkákat.
malformed-lesson-at = { $id }: { $at } lépés utánról beszél, de csak { $count } van.
malformed-lesson-texts = { $id }, magyarázat „{ $language }” nyelven: a címsorai { $found }; ezek kellenek: { $expected }.
lesson-fulls-1 = Teli, 1. játszma: teli lapkák sorban
lesson-fulls-2 = Teli, 2. játszma: eleinte nincs mit lépni
lesson-fulls-3 = Teli, 3. játszma: csapda a végén
lesson-squares-1 = Négyzetek, 1. osztás: blöff
lesson-squares-2 = Négyzetek, 2. osztás: ki áll meg előbb
lesson-squares-3 = Négyzetek, 3. osztás: ellenőrzés
lesson-claims-1 = Viszem, 1. játszma: viszik az alakzatot
lesson-claims-2 = Viszem, 2. játszma: cserék
lesson-reach-v1 = Nyújtózó, első változat: közbevágások, és egy kinyúlás
lesson-reach-v2 = Nyújtózó, második változat: a másik előtt végezni
lesson-reach-v3 = Nyújtózó, harmadik változat: egy másik teli lapka
lesson-reach-v4 = Nyújtózó, negyedik változat: döntetlen
lesson-reach-v5 = Nyújtózó, ötödik változat: a második nyúlik ki
lesson-doubles-1 = Duplák, 1. játszma: a teljes csere
lesson-doubles-2 = Duplák, 2. játszma: három jutalom
lesson-doubles-4 = Duplák, 4. játszma: nyolc–nulla
lesson-rings-1 = Gyűrűk, 1. játszma: bezárul egy gyűrű
lesson-rings-2 = Gyűrűk, 2. játszma: gyűrű mindjárt az elején
lesson-steals-1 = Lopós, a gyakorlójátszma
lesson-steals-problem = Lopós, a feladvány: tíz–nulla

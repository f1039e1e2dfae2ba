### Pentaraduga.

## Tekstid, mida ei saa lugeda

malformed-pentaraduga-tile = „{ $text }“ pole kivi; peaks olema värvid vasak, suur, parem, väikesed suure naabrid, nagu oRo või oRv.
malformed-pentaraduga-tile-twice = Kivi { $tile } on seal kaks korda.
malformed-pentaraduga-direction = „{ $text }“ pole suund; peaks olema В П Н Л või U R D L.
malformed-pentaraduga-placement = „{ $text }“ pole koht; peaks olema kivi, suund ja alumine vasak väli, nagu oRoU@0,0.
malformed-pentaraduga-too-many = { $count } kivi on liiga palju; kõige rohkem { $most }.
malformed-pentaraduga-no-tiles = Kive ei ole; peaks olema käsi nagu oRo rOr yOr.
malformed-pentaraduga-goal = „{ $text }“ pole eesmärk; peaks olema: { $expected }.
malformed-pentaraduga-problem = „{ $text }“ pole ülesanne; peaks olema liik ({ $expected }) või tunnus nagu squares-3 või squares-0000002a.
malformed-pentaraduga-count-frames = Parimaid raame ei saa kokku lugeda: kive võib vabalt valida.
malformed-pentaraduga-match = Matšis on vähemalt üks mäng vähemalt üht liiki.
malformed-pentaraduga-overlap = { $placement } oleks teise peal: { $other }.
malformed-pentaraduga-notation = „{ $word }“ pole kivi oma kohaga; peaks olema kivi, kuhu näitab selle tipp, tähed kõige ülemise, parempoolsema, alumise või vasakpoolsema koha jaoks ja kivid, mida see puudutab, nagu rOrLL, rOrRyOr või rOrLL.
malformed-pentaraduga-several = „{ $word }“ sobib mitmesse kohta: { $places }.
malformed-pentaraduga-nowhere = „{ $word }“ ei sobi kuhugi{ $count ->
        [0] .
       *[other] ; { $tile } sobib siia: { $places }.
    }
malformed-pentaraduga-remark = „{ $word }“ ei puuduta kivi { $other }.
malformed-pentaraduga-ending = „{ $word }“ pole teine lõpp; see peaks algama mõne esimese lõpu kiviga või olema tähed viimase kivi jaoks.
malformed-pentaraduga-at = Kivi { $number }: { $problem }
malformed-pentaraduga-word = „{ $text }“ pole käik; peaks olema kivid kohtadega nagu oRoU@0,0 või üks neist: { $expected }.
malformed-pentaraduga-bare-word = Ütle sõna „{ $word }“ järel sulgudes, mille kohta see käib.
malformed-pentaraduga-deal-text = „{ $text }“ pole jaotus; peaks olema alustaja ja mõlema mängija kivid, nagu „A: oRo rOr / yOr yOy“, ja võib-olla veel ühe kriipsu järel loosid.
malformed-pentaraduga-deal = Jaotuses on kõik { $count } kivi üks kord, pooled kummalegi mängijale.
malformed-census-name = Loendust „{ $name }“ ei ole; olemas on: { $expected }.
malformed-census-file = { $path } pole tõend; peaks olema kokkupakitud tekstiread.
malformed-census-other = { $path } on loenduse „{ $name }“ tõend, peaks olema { $expected }.
malformed-census-line = „{ $line }“ pole kirje; peaks olema käsi, mitu samasugust on, nende tulemus ja kujundi kohad, nagu „000090 2 1 rOrU@0,0 yOyD@0,-1“.
malformed-census-entry = Kirje { $number }: { $problem }
malformed-census-twice = Käsi { $hand } on seal kaks korda.
malformed-census-hand = Käsi { $hand } ei kuulu sellesse loendusse.
malformed-census-hands = Kirje järgi on samasuguseid käsi { $hands }, aga neid on { $expected }.
malformed-census-tiles = Kujundi kivid on { $tiles }; käsi on { $hand }.
malformed-census-value = Kirje järgi on kujundi tulemus { $value }, aga see on { $counted }.
malformed-census-best = Kirje järgi on parim tulemus { $value }, aga otsing leidis { $found }: { $places }.
malformed-census-missing = Käsi { $hand } puudub.
malformed-census-total = Kirjed hõlmavad { $total } kätt; kokku on neid { $expected }.

## Keeldumised

illegal-pentaraduga-not-in-hand = { $tile } ei ole sul käes.
illegal-pentaraduga-stock-empty = Pole enam kive, mida võtta.
illegal-pentaraduga-covered = { $tile } oleks teise kivi peal.
illegal-pentaraduga-apart = { $tile } peab kujundit küljega puudutama.
illegal-pentaraduga-clash = { $tile } ei sobi siia: värvid on erinevad.
illegal-pentaraduga-rough = { $tile } ei sobi siia: diagonaalid lõpevad teiste kõrval.
illegal-pentaraduga-not-full = { $tile } ei tee siin ruutu; vaja on täiskivi.
illegal-pentaraduga-no-protest = Selles lauas on kohtunik arvuti; mis on reeglite vastu, seda ei võeta vastu.
illegal-pentaraduga-nothing-wrong = Pole midagi, mille vastu protestida.
illegal-pentaraduga-no-such-act = Praegu ei saa nii teha: „{ $act }“.

## Pildid neile, kes neid ei näe

pentaraduga-picture = { $tiles ->
    [0] Kive ei ole
   *[other] Kujund, kive { $tiles }, { $squares ->
        [0] ruute ei ole
        [one] { $squares } ruut
       *[other] { $squares } ruutu
    }
}
pentaraduga-picture-tile = Kivi { $tile }: { $left }, suur { $big }, { $right }
pentaraduga-colour-red = punane
pentaraduga-colour-orange = oranž
pentaraduga-colour-yellow = kollane
pentaraduga-colour-green = roheline
pentaraduga-colour-blue = sinine
pentaraduga-colour-violet = lilla

## Ehitamine sirmi taga: Ruudud, Quados, Raamid

illegal-pentaraduga-arrangement = Kivid ei saa nii olla. { $problem }
illegal-pentaraduga-too-fast = Oled oma kive ühe sekundi jooksul { $most } korda ümber paigutanud; oota hetk ja saada siis, kuidas need on.
illegal-pentaraduga-stopped = { $seat } ütles esimesena „stopp“. Nüüd ehitab ainult teine ja midagi ei vahetata.
illegal-pentaraduga-nobody-stopped = Keegi pole veel öelnud „stopp“; alles siis saab tulemusi märkida või kontrollida.
illegal-pentaraduga-exchanging = Kivi on vahetamisel: keegi ei tohi öelda „stopp“, enne kui ka { $seat } on kivi vahetuseks pannud.
illegal-pentaraduga-exchanged = Mängus on üks vahetus ja see on tehtud.
illegal-pentaraduga-dropped = Oled kivi vahetuseks pannud; { $seat } pole sulle veel oma pannud.
illegal-pentaraduga-no-figure = Seda tulemust ei saa märkida: kivid peavad moodustama ühe kujundi ning Ruutudes ja Quadoses on selleks vaja kõiki.
illegal-pentaraduga-always-checked = Siin keegi ei alistu: kujundeid kontrollitakse alati.
illegal-pentaraduga-begin-first = Ütle enne, et alustad: sellest hakkab su aeg jooksma.
illegal-pentaraduga-choose-first = { $seat } pole veel valinud, kelle kujundit jätkatakse.
illegal-pentaraduga-original-moved = { $tile } kuulub jätkatavasse kujundisse ja jääb oma kohale.
## Mängud oma kujunditega

illegal-pentaraduga-count = Siin asetad korraga { $expected ->
    [one] ühe kivi
   *[other] { $expected } kivi
}.
illegal-pentaraduga-not-double = { $tile } puudutab siin ainult üht kivi; peab puudutama kaht.
illegal-pentaraduga-no-corner = { $tile } ei tee siin nurka: lühike ots peab olema vastu pika külje otsa.
illegal-pentaraduga-no-ring = Need kivid ei tee rõngast: neli kivi ümber tühja välja.
illegal-pentaraduga-wait = Pead ootama: praegu mängib { $seat }.
illegal-pentaraduga-stocks-left = Kõik kivid antakse üle alles siis, kui mõlema varu on tühi.
illegal-pentaraduga-hand-full = Sul on { $count } kivi; täiendatakse ainult väiksemat kätt.
illegal-pentaraduga-no-prize = Sul pole auhinda võtta: selle saab, kui { $count } kivi on järjest asetatud ilma juurde võtmata, oma varu neid ei asenda ja vastase varus on kivi.
illegal-pentaraduga-prize-first = Oled käigu teinud: võta auhind või passi.
illegal-pentaraduga-kept = Sinu varu esimene kivi on hoitud auhinnaks: selle saab { $seat }.
illegal-pentaraduga-no-wait = Sa ei pea praegu vastast ootama.
illegal-pentaraduga-hurried = Minut juba jookseb.
illegal-pentaraduga-no-such-move = Käik on kivi sinu käest, kivi mõnest kujundist või enne üks ja siis teine.
illegal-pentaraduga-not-twice-full = { $tile } on oma kohal juba täis: uues kohas peab see tegema kaks ruutu.
illegal-pentaraduga-untouched = { $tile } peab puudutama kivi, mille sa just asetasid.
illegal-pentaraduga-same-place = { $tile } on juba seal.
illegal-pentaraduga-splits = { $tile } hoiab kujundit koos: ilma selleta laguneks kujund osadeks.
illegal-pentaraduga-stock-left = Passida võid alles siis, kui su varu on tühi; käi või vaheta.
illegal-pentaraduga-hand-empty = Sul pole ühtegi kivi käes.
illegal-pentaraduga-no-full-prize = Sul pole auhinda võtta: selle saab täiskivina asetatud viimase kivi eest.
illegal-pentaraduga-only-complex = Käigul on { $seat }; vahele saab teha ainult liitkäigu.
illegal-pentaraduga-shielded = { $seat } teeb käigu segamatult: vahele käia ei saa.
illegal-pentaraduga-claimed = { $what ->
    [move] Oled käiku alustanud: aseta kivi oma käest.
    [exchange] Oled vahetust alustanud: vaheta kivi või võta üks.
   *[take] Oled võttu alustanud: võta kivi.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } on alustanud vahetust; oota, kuni see on tehtud.
    [take] { $seat } on alustanud võttu; oota, kuni see on tehtud.
   *[move] { $seat } on alustanud käiku; oota, kuni see on tehtud.
}
## Vallutus ja Küünitus

illegal-pentaraduga-barred = Lasid oma nõudel aeguda; nüüd tegutseb enne vastane.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Vahetust ei saa praegu nõuda.
    [move] Käiku ei saa praegu nõuda.
   *[take] Selles mängus saab nõuda ainult käiku või vahetust.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Täiskivide seeria ajal kive ei vahetata.
    [start] Enne kui algkujund on valmis, kive ei vahetata.
    [replay] Järelmängus kive ei vahetata.
   *[other] Praegu ei saa kive vahetada.
}
illegal-pentaraduga-no-take = Andmata võid võtta ainult siis, kui sul on käes üks kivi ja varu on tühi.
illegal-pentaraduga-must-exchange = Passida võid alles siis, kui vastase varu on tühi; aseta kivi või vaheta.
illegal-pentaraduga-start-more = { $laid } kivi on algkujundi jaoks liiga vähe.
illegal-pentaraduga-start-claims = { $tile } ei käi siia: algkujund algab keskelt ja ühe mängija kaks kivi puudutavad teineteist.
illegal-pentaraduga-start-reach = { $tile } ei käi siia: saadud kivi asub joone ääres vastase poolel, kollane mitte vastu joont, ja üks sinu kividest puudutab seda sinu poolelt.
illegal-pentaraduga-start-reach-plus = { $tile } ei käi siia: algkujund algab joone kohal, vastu joont, ja kummalgi pool on kaks kivi.
illegal-pentaraduga-not-yellow = { $tile } on ilma kollaseta; anna üle kollasega kivi või vaheta.
illegal-pentaraduga-full-elsewhere = { $tile } saab olla täis mujal, nii et sinna see peabki minema.
illegal-pentaraduga-intercept-full = Praegu pole sinu kord: vahele võid käia ainult täiskiviga, aga { $tile } ei tee siin ruutu.

## Õppemängud

malformed-training-file = See pole õppemängu salvestis; peaks olema objekt või objekt, milles on loetelu „records“.
malformed-training-game = „{ $name }“, kive { $set }, pole Pentaraduga mäng; peaks olema nimi raamatust või üks neist: { $expected }.
malformed-training-deal = Kätes, varudes ja algsetes kujundites peab enne esimest sündmust olema kõik { $count } kivi, igaüks üks kord.
malformed-training-prefigures = Kujundid enne esimest sündmust peavad olema vigadeta ja oma kujunditega mängus kuuluma A-le või B-le.
malformed-training-key = „{ $key }“ puudub.
malformed-training-type = „{ $type }“ pole selle mängu sündmus, või mitte praegu.
malformed-training-number = Käik { $number } ei saa olla mängija { $seat } järgmine: A-l on paaritud numbrid, B-l paaris ja viimane oli { $last }.
malformed-training-figure = Kujundit „{ $name }“ ei ole; peaks olema: { $expected }.
malformed-training-untaken = { $seat } pole veel võtnud: { $tiles }.
malformed-training-unfinished = Salvestis lõpeb, aga mäng pole läbi.
malformed-training-remark = Märkus peab olema objekt.
malformed-training-remark-late = Märkus on { $at } sündmuse järel; sündmusi on ainult { $count }.
malformed-training-differs = { $what ->
    [hand] Jagatud käsi
    [tiles] Juurde või ära võetud kivid
    [refusal] Passi liik
    [start] Kujundi alustamine
    [source] Kust kivi tuleb
    [owner] Kelle kivi see oli
    [figure] Kujund
    [mark] Kas see teeb ruudu
    [reach] Küünitamine
    [finish] Lõpetamine
    [intercept] Vahelekäik
    [give] Üle antud kivid
    [give_to] Varu lõpus olev kivi
    [take_from] Varu alguses olev kivi
    [take] Tegevuse nimi
    [stage] Lõppvahetuse järk
    [collect] Vahetusest võetud kivid
    [squares] Ruudud
    [violations] Rikkumised
    [count_all] Kivi kohad
    [count_full] Kohad, kus kivi on täis
    [count_double] Kohad, kus kivi on topelt
    [has_full] Kas kivi saab olla täis
    [count] Nurgad
    [left] Järele jäänud kivid
    [points] Punktid
    [score] Seis
   *[other] { $what }
}: salvestise järgi { $said }, reeglite järgi { $found }.

## Kuidas mängud lõpevad

outcome-played = Kõik käigud on tehtud ja punktid loetud.
outcome-checked = Mõlemad kujundid on kontrollitud.
outcome-checked-even = Mõlemad kujundid on võrdsed: võidab, kes oli kiirem.
outcome-extended = Jätkatud kujund on loetud.
outcome-surrendered = { $loser } alistus ega näe teist kujundit.
outcome-interrupted = Mõlemad passisid; kumbki saab punkti iga kivi eest, mis teisele jäi.
outcome-replay-time = Järelmängu aeg on läbi ja punktid loetud.

## Arvuti tasemed

level-pentaraduga-1 = Algaja
level-pentaraduga-about-1 = Ei kiirusta ja paljut ei märka.
level-pentaraduga-2 = Mängija
level-pentaraduga-about-2 = Näeb enamikku kohti ega kiirusta.
level-pentaraduga-3 = Meister
level-pentaraduga-about-3 = Kiire, näeb kõike ja mõtleb ette.

## Õppetunnid

malformed-pentaraduga-unsound = Nii ei saa mäng alata: „{ $part }“ ei sobi ülejäänud jaotusega.
malformed-pentaraduga-middle = Mängu ei saa siit alustada: see on läbi või jätkatakse kujundit.
malformed-pentaraduga-covered-figure = Siin on kujund kaetud ja selle kive ei saa uuesti loosida. Alusta varasemast käigust või jäta peidus kivid samaks.
malformed-lesson-at = { $id } räägib sellest, mis on { $at } käigu järel; käike on ainult { $count }.
malformed-lesson-texts = Selgitusel { $id } keeles „{ $language }“ on pealkirjad { $found }; peaks olema: { $expected }.
lesson-fulls-1 = Täiskivid, mäng 1: täiskivide seeriad
lesson-fulls-2 = Täiskivid, mäng 2: alguses pole käiku
lesson-fulls-3 = Täiskivid, mäng 3: lõks lõpus
lesson-squares-1 = Ruudud, jaotus 1: bluff
lesson-squares-2 = Ruudud, jaotus 2: kes ütleb enne „stopp“
lesson-squares-3 = Ruudud, jaotus 3: kontroll
lesson-claims-1 = Vallutus, mäng 1: kujund vallutatakse
lesson-claims-2 = Vallutus, mäng 2: vahetused
lesson-reach-v1 = Küünitus, 1. variant: vahelekäigud ja küünitus
lesson-reach-v2 = Küünitus, 2. variant: kivid otsas enne teist
lesson-reach-v3 = Küünitus, 3. variant: teine täiskivi
lesson-reach-v4 = Küünitus, 4. variant: viik
lesson-reach-v5 = Küünitus, 5. variant: küünitab teine mängija
lesson-doubles-1 = Topelt, mäng 1: lõppvahetus
lesson-doubles-2 = Topelt, mäng 2: kolm auhinda
lesson-doubles-4 = Topelt, mäng 4: kaheksa–null
lesson-rings-1 = Rõngad, mäng 1: rõngas saab valmis
lesson-rings-2 = Rõngad, mäng 2: kohe alguses rõngas
lesson-steals-1 = Rööv, õppemäng
lesson-steals-problem = Rööv, ülesanne: kümme–null

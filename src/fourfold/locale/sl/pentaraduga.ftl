### Pentaraduga.

## Besedila, ki se ne dajo prebrati

malformed-pentaraduga-tile = »{ $text }« ni ploščica; pričakovane so barve levo, velika, desno, mali ob veliki, na primer oRo ali oRv.
malformed-pentaraduga-tile-twice = Ploščica { $tile } je tu dvakrat.
malformed-pentaraduga-direction = »{ $text }« ni smer; pričakovano je В П Н Л ali U R D L.
malformed-pentaraduga-placement = »{ $text }« ni mesto; pričakovani so ploščica, smer in spodnje levo polje, na primer oRoU@0,0.
malformed-pentaraduga-too-many = Preveč ploščic: { $count }; največ { $most }.
malformed-pentaraduga-no-tiles = Ni ploščic; pričakovana je roka, na primer oRo rOr yOr.
malformed-pentaraduga-goal = »{ $text }« ni cilj; pričakovano: { $expected }.
malformed-pentaraduga-problem = »{ $text }« ni naloga; pričakovana je zvrst ({ $expected }) ali oznaka, kot sta squares-3 ali squares-0000002a.
malformed-pentaraduga-count-frames = Najboljših okvirjev ni mogoče prešteti: ploščice se izbirajo prosto.
malformed-pentaraduga-match = Tekma ima vsaj eno partijo vsaj ene igre.
malformed-pentaraduga-overlap = { $placement } bi ležala na { $other }.
malformed-pentaraduga-notation = »{ $word }« ni ploščica s svojim mestom; pričakovani so ploščica, kam kaže njen vrh, črke za najvišje, najbolj desno, najnižje ali najbolj levo mesto in ploščice, ki se jih dotika, na primer rOrLL, rOrRyOr ali rOrLL.
malformed-pentaraduga-several = »{ $word }« ima več mest: { $places }.
malformed-pentaraduga-nowhere = »{ $word }« ne gre nikamor{ $count ->
        [0] .
       *[other] ; { $tile } gre sem: { $places }.
    }
malformed-pentaraduga-remark = »{ $word }« se ne dotika { $other }.
malformed-pentaraduga-ending = »{ $word }« ni drug konec; začeti se mora s ploščico prvega ali biti črke za zadnjo ploščico.
malformed-pentaraduga-at = Ploščica { $number }: { $problem }
malformed-pentaraduga-word = »{ $text }« ni poteza; pričakovane so ploščice s svojimi mesti, na primer oRoU@0,0, ali eno od: { $expected }.
malformed-pentaraduga-bare-word = Povej, na kaj se »{ $word }« nanaša, v oklepaju za tem.
malformed-pentaraduga-deal-text = »{ $text }« ni delitev; pričakovano je, kdo začne, in ploščice obeh igralcev, na primer »A: oRo rOr / yOr yOy«, za še eno črto pa morda žreb.
malformed-pentaraduga-deal = Delitev so vse ploščice ({ $count }), vsaka enkrat, vsakemu igralcu polovica.
malformed-census-name = Ni popisa »{ $name }«; pričakovano je eno od: { $expected }.
malformed-census-file = { $path } ni potrdilo; pričakovane so stisnjene vrstice besedila.
malformed-census-other = { $path } ni potrdilo za { $expected }, temveč za »{ $name }«.
malformed-census-line = »{ $line }« ni vnos; pričakovani so roka, koliko je podobnih, koliko štejejo in mesta mozaika, na primer »000090 2 1 rOrU@0,0 yOyD@0,-1«.
malformed-census-entry = Vnos { $number }: { $problem }
malformed-census-twice = Roka { $hand } je tu dvakrat.
malformed-census-hand = Roke { $hand } v tem popisu ni.
malformed-census-hands = Piše, da velja za toliko rok: { $hands }, podobnih pa je { $expected }.
malformed-census-tiles = Mozaik je iz { $tiles }; roka je { $hand }.
malformed-census-value = Piše, da mozaik šteje { $value }, šteje pa { $counted }.
malformed-census-best = Piše, da šteje največ { $value }, iskanje pa je našlo { $found }: { $places }.
malformed-census-missing = Manjka roka { $hand }.
malformed-census-total = Vnosi pokrijejo toliko rok: { $total }; vseh je { $expected }.

## Zavrnitve

illegal-pentaraduga-not-in-hand = { $tile } ni v tvoji roki.
illegal-pentaraduga-stock-empty = Ni več ploščic za jemanje.
illegal-pentaraduga-covered = { $tile } bi ležala na drugi ploščici.
illegal-pentaraduga-apart = { $tile } se mora s stranico dotikati mozaika.
illegal-pentaraduga-clash = { $tile } ne gre tja: barve se razlikujejo.
illegal-pentaraduga-rough = { $tile } ne gre tja: njene diagonale se končajo mimo drugih.
illegal-pentaraduga-not-full = { $tile } tam ne sklene kvadrata; potrebna je polna ploščica.
illegal-pentaraduga-no-protest = Za to mizo sodi računalnik; kar je proti pravilom, zavrne.
illegal-pentaraduga-nothing-wrong = Ni razloga za protest.
illegal-pentaraduga-no-such-act = »{ $act }« zdaj ni mogoče.

## Slike, za tiste, ki jih ne vidijo

pentaraduga-picture = { $tiles ->
    [0] Ni ploščic
   *[other] Mozaik iz { $tiles ->
        [one] { $tiles } ploščice
        [two] { $tiles } ploščic
        [few] { $tiles } ploščic
       *[other] { $tiles } ploščic
    }, { $squares ->
        [0] brez kvadrata
        [one] { $squares } kvadrat
        [two] { $squares } kvadrata
        [few] { $squares } kvadrati
       *[other] { $squares } kvadratov
    }
}
pentaraduga-picture-tile = Ploščica { $tile }: { $left }, veliko { $big }, { $right }
pentaraduga-colour-red = rdeče
pentaraduga-colour-orange = oranžno
pentaraduga-colour-yellow = rumeno
pentaraduga-colour-green = zeleno
pentaraduga-colour-blue = modro
pentaraduga-colour-violet = vijolično

## Gradnja za paravanom: Kvadrati, Kvados, Okvirji

illegal-pentaraduga-arrangement = Ploščice ne morejo ležati tako. { $problem }
illegal-pentaraduga-too-fast = Ploščice se premaknejo največ { $most }-krat na sekundo; počakaj hip, nato pošlji, kako ležijo.
illegal-pentaraduga-stopped = Prvi stop: { $seat }. Zdaj gradi samo druga stran in nič se ne menja.
illegal-pentaraduga-nobody-stopped = Nihče še ni rekel stop; reci stop, preden se izidi zapišejo ali primerjajo.
illegal-pentaraduga-exchanging = Zamenjava teče: nihče ne sme reči stop, dokler ploščice ne odloži tudi { $seat }.
illegal-pentaraduga-exchanged = V partiji je ena zamenjava in je že opravljena.
illegal-pentaraduga-dropped = Tvoja ploščica je odložena; { $seat } mora šele odložiti eno zate.
illegal-pentaraduga-no-figure = Tega izida ni mogoče zapisati: ploščice morajo sestavljati en mozaik, v Kvadratih in Kvadosu pa so potrebne vse.
illegal-pentaraduga-always-checked = Tu se nihče ne preda: mozaiki se vedno primerjajo.
illegal-pentaraduga-begin-first = Najprej povej, da začenjaš: tvoj čas teče od takrat.
illegal-pentaraduga-choose-first = { $seat } mora šele izbrati, čigav mozaik se širi.
illegal-pentaraduga-original-moved = { $tile } spada k mozaiku, ki se širi, in ostane, kjer je.
## Igre z lastnimi mozaiki

illegal-pentaraduga-count = Tu hkrati položiš { $expected ->
    [one] { $expected } ploščico
    [two] { $expected } ploščici
    [few] { $expected } ploščice
   *[other] { $expected } ploščic
}.
illegal-pentaraduga-not-double = { $tile } se tam dotika samo ene ploščice; dotikati se mora dveh.
illegal-pentaraduga-no-corner = { $tile } tam ne naredi vogala: njena kratka stranica mora stati ob koncu dolge.
illegal-pentaraduga-no-ring = Te ploščice ne naredijo obroča: štiri morajo stati okrog praznega polja.
illegal-pentaraduga-wait = Počakati moraš: zdaj igra { $seat }.
illegal-pentaraduga-stocks-left = Vse ploščice se izročijo šele, ko sta obe zalogi prazni.
illegal-pentaraduga-hand-full = Tvojih ploščic je { $count }; dopolni se samo manjša roka.
illegal-pentaraduga-no-prize = Ni nagrade zate: je za { $count ->
    [one] { $count } ploščico
    [two] { $count } ploščici
    [few] { $count } ploščice
   *[other] { $count } ploščic
} zapored brez vlečenja, ki jih tvoja zaloga ne more nadomestiti, v nasprotnikovi pa ploščica še je.
illegal-pentaraduga-prize-first = Tvoja poteza je odigrana: vzemi nagrado ali preskoči.
illegal-pentaraduga-kept = Prva ploščica tvoje zaloge je shranjena kot nagrada, dobi jo { $seat }.
illegal-pentaraduga-no-wait = Zdaj ti ni treba čakati na nasprotnika.
illegal-pentaraduga-hurried = Minuta že teče.
illegal-pentaraduga-no-such-move = Poteza je ploščica iz roke, ploščica, ki stoji v mozaiku, ali najprej ena in nato druga.
illegal-pentaraduga-not-twice-full = { $tile } mora tam skleniti dva kvadrata: kjer stoji, je že polna.
illegal-pentaraduga-untouched = { $tile } se mora dotikati pravkar položene ploščice.
illegal-pentaraduga-same-place = { $tile } že stoji tam.
illegal-pentaraduga-splits = Če se vzame { $tile }, mozaik razpade.
illegal-pentaraduga-stock-left = Preskočiti smeš samo, ko je tvoja zaloga prazna; igraj ali zamenjaj.
illegal-pentaraduga-hand-empty = V roki nimaš ploščice.
illegal-pentaraduga-no-full-prize = Ni nagrade zate: je za zadnjo ploščico, položeno kot polna.
illegal-pentaraduga-only-complex = Na potezi je { $seat }; vmes sme priti samo sestavljena poteza.
illegal-pentaraduga-shielded = { $seat } ima potezo, v katero se ne da vskočiti.
illegal-pentaraduga-claimed = { $what ->
    [move] Tvoja poteza se je začela: položi ploščico iz roke.
    [exchange] Tvoja zamenjava se je začela: zamenjaj ploščico ali vzemi eno.
   *[take] Tvoj odvzem se je začel: vzemi ploščico.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } menja ploščico; počakaj do konca.
    [take] { $seat } jemlje ploščico; počakaj do konca.
   *[move] { $seat } igra potezo; počakaj do konca.
}
## Plen in Doseg

illegal-pentaraduga-barred = Tvoja napoved je potekla; zdaj igra najprej nasprotnik.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Zamenjave zdaj ni mogoče napovedati.
    [move] Poteze zdaj ni mogoče napovedati.
   *[take] V tej igri se napovesta samo poteza in zamenjava.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Ploščice se ne menjajo, dokler teče niz polnih.
    [start] Ploščice se ne menjajo, dokler začetek ni položen.
    [replay] Ploščice se v doigravanju ne menjajo.
   *[other] Ploščic zdaj ni mogoče zamenjati.
}
illegal-pentaraduga-no-take = Samo z eno ploščico v roki in prazno zalogo smeš vzeti brez dajanja.
illegal-pentaraduga-must-exchange = Preskočiti smeš samo, ko je nasprotnikova zaloga prazna; položi ploščico ali jo zamenjaj.
illegal-pentaraduga-start-more = { $laid ->
    [one] { $laid } ploščica je
    [two] { $laid } ploščici sta
    [few] { $laid } ploščice so
   *[other] { $laid } ploščic je
} premalo za začetni mozaik.
illegal-pentaraduga-start-claims = { $tile } ne gre tja: začetni mozaik se začne na sredini, ploščici istega igralca pa se dotikata.
illegal-pentaraduga-start-reach = { $tile } ne gre tja: dobljena ploščica leži ob črti na nasprotnikovi strani, brez rumenega ob črti, ena tvoja pa se je dotika na tvoji strani.
illegal-pentaraduga-start-reach-plus = { $tile } ne gre tja: začetni mozaik se začne nad črto, ob njej, in ima na vsaki strani po dve ploščici.
illegal-pentaraduga-not-yellow = { $tile } nima rumenega; izroči ploščico, ki ga ima, ali zamenjaj.
illegal-pentaraduga-full-elsewhere = { $tile } je drugje lahko polna, zato tudi mora biti.
illegal-pentaraduga-intercept-full = Nisi na potezi: vskočiti smeš samo s polno ploščico, { $tile } pa tam ne sklene kvadrata.

## Učne partije

malformed-training-file = To ni zapis učne partije; pričakovan je objekt ali objekt s seznamom »records«.
malformed-training-game = »{ $name }« (ploščic: { $set }) ni igra Pentaraduge; pričakovano je ime iz knjige ali eno od: { $expected }.
malformed-training-deal = Roki, zalogi in mozaiki pred prvim dogodkom morajo biti vse ploščice ({ $count }), vsaka enkrat.
malformed-training-prefigures = Mozaiki pred prvim dogodkom morajo biti čisti, v igri z lastnimi mozaiki pa pripadati A ali B.
malformed-training-key = Manjka »{ $key }«.
malformed-training-type = »{ $type }« ni dogodek te igre ali pa zdaj ni mogoč.
malformed-training-number = Poteza { $number } ne more biti naslednja, igra { $seat }: A ima liha števila, B soda, zadnje je bilo { $last }.
malformed-training-figure = Ni mozaika »{ $name }«; pričakovano: { $expected }.
malformed-training-untaken = { $seat } mora šele vzeti: { $tiles }.
malformed-training-unfinished = Zapis se konča, partija pa ne.
malformed-training-remark = Opomba mora biti objekt.
malformed-training-remark-late = Opomba je po dogodku { $at }; vseh je samo { $count }.
malformed-training-differs = { $what ->
    [hand] Razdeljena roka
    [tiles] Povlečene ali vzete ploščice
    [refusal] Način preskoka
    [start] Začetek mozaika
    [source] Od kod je ploščica
    [owner] Čigava je bila ploščica
    [figure] Mozaik
    [mark] Ali sklene kvadrat
    [reach] Doseg
    [finish] Konec
    [intercept] Vskok
    [give] Izročene ploščice
    [give_to] Ploščica na koncu zaloge
    [take_from] Ploščica na začetku zaloge
    [take] Ime dejanja
    [stage] Del zamenjave vseh
    [collect] Ploščice, vzete iz zamenjave
    [squares] Kvadrati
    [violations] Kršitve
    [count_all] Mesta za ploščico
    [count_full] Mesta, kjer je ploščica polna
    [count_double] Mesta, kjer je ploščica dvojna
    [has_full] Ali je ploščica lahko polna
    [count] Vogali
    [left] Preostale ploščice
    [points] Točke
    [score] Izid
   *[other] { $what }
}: v zapisu piše { $said }, po pravilih je { $found }.

## Kako se partije končajo

outcome-played = Vse poteze so odigrane in točke seštete.
outcome-checked = Oba mozaika sta primerjana.
outcome-checked-even = Oba mozaika štejeta enako: zmaga, kdor je bil hitrejši.
outcome-extended = Prešteti so kvadrati razširjenega mozaika.
outcome-surrendered = { $loser } se preda in ne vidi drugega mozaika.
outcome-interrupted = Oba preskočita; vsak dobi točko za vsako ploščico, ki je ostala drugemu.
outcome-replay-time = Čas za doigravanje se je iztekel in točke so seštete.

## Stopnje računalnika

level-pentaraduga-1 = Začetnik
level-pentaraduga-about-1 = Ne mudi se mu in veliko spregleda.
level-pentaraduga-2 = Igralec
level-pentaraduga-about-2 = Vidi večino mest in ne hiti.
level-pentaraduga-3 = Mojster
level-pentaraduga-about-3 = Hiter, vidi vse in misli naprej.
malformed-pentaraduga-unsound = Partija se tako ne more začeti: »{ $part }« se ne ujema z ostalim deljenjem.

## Lekcije

malformed-pentaraduga-middle = Od tod se partija ne more začeti: končana je ali pa se mozaik širi.
malformed-pentaraduga-covered-figure = En mozaik je tu pokrit in njegovih ploščic ni mogoče znova izžrebati. Začni pri prejšnji potezi ali pusti skrite ploščice, kakor so bile.
malformed-lesson-at = { $id } govori o tem, kar je po potezi { $at }; vseh je samo { $count }.
malformed-lesson-texts = Komentar k { $id } v jeziku »{ $language }« ima naslove { $found }; pričakovano: { $expected }.
lesson-fulls-1 = Polne, partija 1: nizi polnih ploščic
lesson-fulls-2 = Polne, partija 2: začetek brez poteze
lesson-fulls-3 = Polne, partija 3: past na koncu
lesson-squares-1 = Kvadrati, delitev 1: blef
lesson-squares-2 = Kvadrati, delitev 2: kdo prvi reče stop
lesson-squares-3 = Kvadrati, delitev 3: primerjava
lesson-claims-1 = Plen, partija 1: osvojen mozaik
lesson-claims-2 = Plen, partija 2: zamenjave
lesson-reach-v1 = Doseg, prva različica: vskoki in doseg
lesson-reach-v2 = Doseg, druga različica: končati pred drugim
lesson-reach-v3 = Doseg, tretja različica: druga polna ploščica
lesson-reach-v4 = Doseg, četrta različica: neodločeno
lesson-reach-v5 = Doseg, peta različica: drugi doseže cilj
lesson-doubles-1 = Dvojne, partija 1: zamenjava vseh
lesson-doubles-2 = Dvojne, partija 2: tri nagrade
lesson-doubles-4 = Dvojne, partija 4: osem proti nič
lesson-rings-1 = Obroči, partija 1: sklenjen obroč
lesson-rings-2 = Obroči, partija 2: obroč za začetek
lesson-steals-1 = Kraja, učna partija
lesson-steals-problem = Kraja, naloga: deset proti nič

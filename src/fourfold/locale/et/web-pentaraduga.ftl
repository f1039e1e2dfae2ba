### Pentaraduga lauad brauseris.

## Laud, millel kivid on

web-field-larger = Suurenda
web-field-smaller = Vähenda
web-field-fit = Näita kõik
web-field-turn = Pööra kivi
web-figure = { $whose ->
        [mine] Sinu kujund
        [other] Kujund: { $name }
       *[common] Kujund
    }
web-tile = { $left }, suur { $big }, { $right }
web-tile-closed = kinnine kivi
web-place = { $mark ->
        [none] Koht { $name }
        [full] Koht { $name }, täis
        [twice-full] Koht { $name }, kahekordselt täis
        [ring] Koht { $name }, rõngas
        [reach] Koht { $name }, küünib piisavalt kaugele
       *[other] Koht { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } punkt
       *[other] { $count } punkti
    }
web-squares = { $count ->
        [0] Ruute ei ole
        [one] { $count } ruut
       *[other] { $count } ruutu
    }
# Keskjoonel olevad ruudud ei lähe kellelegi arvesse.
web-squares-sides = Ruudud: { $mine } sinu poolel, { $other } teisel
web-hand-of = Kivid: { $name }
web-stock-of = Varu: { $name }.
web-stock-count = { $count ->
        [0] See on tühi.
        [one] Üks kivi.
       *[other] { $count } kivi.
    }
web-stock-open = Avatud: { $tiles }.
web-captured = { $count ->
        [0] Midagi pole vallutatud
        [one] { $count } ruut vallutatud
       *[other] { $count } ruutu vallutatud
    }
web-curtain = Anna seade edasi: käigul { $name }.
web-curtain-open = Näita mu kive

## Mida saab teha

web-actions = Tegevused
web-act-exchange = Vaheta kivi
web-act-hand-over = Anna kivi üle
web-act-knock = { $what ->
        [exchange] Nõua vahetust
        [take] Nõua võttu
       *[move] Nõua käiku
    }
web-act-knock-about = Siis ei saa keegi vahele tulla ja sul on minut aega.
web-act-take = Võta kivi
web-act-draw = Võta juurde
web-act-capture = Valluta kujund
web-act-rotate = Pööra ümber
web-act-rotate-not = Jäta nii
web-act-give-all = Anna kõik kivid üle
web-act-hurry = Käivita kell
web-act-pass = { $replaying ->
        [yes] Lõpeta siin
       *[no] { $need ->
                [capture] Ära valluta
                [accept] Nõustu
               *[any] Pass
            }
    }
# As in English
web-act-protest = Protest!
web-lay-done = See on mu käik
web-lay-back = Võta tagasi

## Mida oodatakse

web-status-its-place = { $finger ->
        [yes] Puuduta selle kohta. Teine puudutus asetab kivi.
       *[no] Vali selle koht.
    }
web-status-lay-on = Vali selle käigu järgmine kivi.
web-status-lay-or-on = Lõpeta käik või vali selleks veel üks kivi.
web-status-lay-done = Lõpeta käik või võta kivid tagasi.
web-status-lay-nowhere = See ei vii kuhugi. Võta kivid tagasi ja alusta teisiti.
# Valitud kivi ei saa asetada; võib-olla on selle käigu teised kivid juba laual, võib-olla saab selle vahetada.
web-status-no-place = { $laid ->
        [yes] Sellele kivile pole praegu kohta. Vali teine või võta kivid tagasi.
       *[no] { $exchange ->
                [yes] Sellele kivile pole kohta. Vali teine või vaheta see.
               *[no] Sellele kivile pole kohta. Vali teine.
            }
    }
web-status-no-cut = Selle kiviga ei saa vahele käia.
web-status-anywhere = Puuduta, kuhu kivi panna, ja asetamiseks puuduta kivi.
web-status-cut-in = Käigul on { $name }. Võid vahele käia.
web-status-meant-exchange = Millise kivi ära annad?
web-status-meant-hand-over = Millise kivi üle annad?
web-penta-status = { $phase ->
        [over] Mäng on läbi.
        [start] { $who ->
                [you] Aseta esimesed kivid.
                [here] { $name }, aseta esimesed kivid.
               *[other] { $name } alustab…
            }
        [add] { $who ->
                [you] Lisa oma kivid algkujundile.
                [here] { $name }, lisa oma kivid algkujundile.
               *[other] { $name } täiendab algkujundit…
            }
        [hand-over] { $who ->
                [you] Anna vastasele üle kollasega kivi.
                [here] { $name }, anna vastasele üle kollasega kivi.
               *[other] { $name } valib sulle kivi…
            }
        [rotate] { $who ->
                [you] Pööra algkujund ümber või jäta nii.
                [here] { $name }, pööra algkujund ümber või jäta nii.
               *[other] { $name } vaatab algkujundit…
            }
        [any] { $who ->
                [you] Sinu käik.
                [here] { $name }, sinu käik.
               *[other] Käigul on { $name }…
            }
        [full] { $who ->
                [you] Vasta täiskiviga.
                [here] { $name }, vasta täiskiviga.
               *[other] { $name } otsib täiskivi…
            }
        [capture] { $who ->
                [you] Võid kujundi vallutada.
                [here] { $name }, võid kujundi vallutada.
               *[other] { $name } võib kujundi vallutada…
            }
        [accept] { $who ->
                [you] Viimane kivi on laual. Nõustu või protesti.
                [here] { $name }, nõustu viimase kiviga või protesti.
               *[other] { $name } vaatab viimast kivi…
            }
        [give] { $who ->
                [you] Anna võetud kivi eest üks vastu.
                [here] { $name }, anna võetud kivi eest üks vastu.
               *[other] { $name } annab kivi…
            }
        [replay-any] { $who ->
                [you] Nüüd mängid üksi edasi: mis tahes kivi.
                [here] { $name }, mängid üksi edasi: mis tahes kivi.
               *[other] { $name } mängib üksi edasi…
            }
        [replay-full] { $who ->
                [you] Nüüd mängid üksi edasi: täiskivi.
                [here] { $name }, mängid üksi edasi: täiskivi.
               *[other] { $name } vajab täiskivi…
            }
        [lock-move] { $who ->
                [you] Oled nõudnud käiku: aseta oma kivi.
                [here] { $name }, oled nõudnud käiku.
               *[other] { $name } on nõudnud käiku…
            }
        [lock-exchange] { $who ->
                [you] Oled nõudnud vahetust: vali kivi.
                [here] { $name }, oled nõudnud vahetust.
               *[other] { $name } vahetab kivi…
            }
        [lock-take] { $who ->
                [you] Oled nõudnud võttu: vali kivi mõnest kujundist.
                [here] { $name }, oled nõudnud võttu.
               *[other] { $name } võtab kivi…
            }
        [opening] { $who ->
                [you] Aseta oma kahe kivi algkujund.
                [here] { $name }, aseta oma kahe kivi algkujund.
               *[other] { $name } asetab algkujundit…
            }
        [race] { $who ->
                [here] { $name }, sinu käik.
               *[other] Aseta nii kiiresti, kui tahad. Keegi ei oota.
            }
        [stage-answer] { $who ->
                [you] Kõik kivid vahetavad omanikku. Tee viimased käigud, siis anna omad üle.
                [here] { $name }, tee viimased käigud, siis anna oma kivid üle.
               *[other] { $name } teeb viimaseid käike…
            }
        [stage-rest] { $who ->
                [you] Mängi, mis sa said, siis anna ülejäänu tagasi.
                [here] { $name }, mängi, mis sa said, siis anna ülejäänu tagasi.
               *[other] { $name } mängib sinu kive…
            }
        [stage-last] { $who ->
                [you] Viimased kivid: aseta, mida saad.
                [here] { $name }, viimased kivid: aseta, mida saad.
               *[other] { $name } asetab viimaseid kive…
            }
       *[move] { $who ->
                [you] Sinu käik.
                [here] { $name }, sinu käik.
               *[other] Käigul on { $name }…
            }
    }

## Asetamine kirjutades

web-typed = Kivi ja koht
web-typed-open = Kirjuta koht
web-typed-lay = Aseta
web-typed-close = Sulge
# Näited jäävad nii: leht loeb neid tähti igas keeles.
web-typed-help = Näiteks rOrL või oRoU, või koos väljaga: oRoU@0,0.
web-typed-unreadable = „{ $text }“ pole koht; peaks olema kivi, kuhu näitab selle tipp ja võib-olla veel tähti, nagu rOrL, oRoU või oRoU@0,0.
web-typed-not-now = { $tile } praegu ei käi.
web-typed-several = „{ $text }“ sobib mitmesse kohta: { $places }.
web-typed-nowhere = { $count ->
        [0] Kivile { $tile } pole praegu kohta.
       *[other] „{ $text }“ pole selle koht; { $tile } sobib siia: { $places }.
    }
web-typed-cell = Ütle ka kivi { $tile } suund ja alumine vasak väli, nagu { $tile }В@0,0.
web-typed-covered = Seal on teine kivi.

## Ehitamine sirmi taga

web-count-faults = { $count } viga
web-screen = { $noticed ->
        [stopped] { $name } ütles „stopp“ ja kattis kujundi.
        [open] { $name } jätkab avalikult.
        [dropped] { $name } pani sulle kivi vahetuseks.
        [waiting] { $name } ootab.
        [hidden] { $name } ei näita kujundit.
       *[building] { $name } ehitab sirmi taga.
    }
web-act-begin = Näita mu kive
web-act-stop = Stopp!
web-act-check = Võrdle kujundeid
web-act-mark = Märgi tulemus
web-act-keep = Hoian oma kivid
web-act-drop = Vaheta kivi
web-act-surrender = Alistu
web-act-extend = Jätkan oma
web-act-extend-other = Las teine jätkab
web-building-drop-which = Millise kivi ära annad?
web-building-best = Nende kivide parim kujund
web-building-status = { $phase ->
        [over] Mäng on läbi.
        [extending] Lisa oma kujundile kõik teised kivid.
        [extended] { $name } ehitab edasi…
        [choosing] Sinu kujund võitis. Kas ehitad kõigi kividega edasi või jätkab { $name }?
        [chosen] { $name } valib, kes jätkab…
        [waiting] { $name } ehitab…
        [begin] { $mine }, su kivid on veel kaetud. Aeg jookseb sellest, kui neid näed.
        [in-turn] { $mine }, ehita kujund valmis, siis ütle „stopp“. Kell käib.
        [dropped] { $name } annab sulle veel kivi vastu. Seni ei saa keegi öelda „stopp“.
        [answering] { $name } pani sulle kivi vahetuseks. Anna üks oma kividest.
        [stopped] Ütlesid „stopp“. { $name } saab veel natuke aega…
        [open] { $name } ütles esimesena „stopp“! Lõpeta oma kujund, siis võrdle.
       *[building] { $game ->
                [frames] Ehita raam ümber võimalikult suure augu. Ütle „stopp“, kui see on hea.
               *[other] Tee kõigist oma kividest üks kujund, milles on võimalikult palju ruute. Ütle „stopp“, kui see on hea.
            }
    }

## Mis on juhtunud

web-told-lay = { $count ->
        [one] { $name } asetab: { $tiles }.
       *[other] { $name } asetab { $count } kivi: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } vahetab: { $tile }.
       *[no] { $name } vahetab kivi.
    }
web-told-hand-over = { $known ->
        [yes] { $name } annab üle: { $tile }.
       *[no] { $name } annab kivi üle.
    }
web-told-drop = { $known ->
        [yes] { $name } paneb vahetuseks: { $tile }.
       *[no] { $name } paneb kivi vahetuseks.
    }
web-told-knock = { $what ->
        [exchange] { $name } nõuab vahetust.
        [take] { $name } nõuab võttu.
       *[move] { $name } nõuab käiku.
    }
web-told-begin = { $name } hakkab ehitama.
web-told-rotate = { $half ->
        [yes] { $name } pöörab algkujundi ümber.
       *[no] { $name } jätab algkujundi nii.
    }
web-told-extend = { $own ->
        [yes] { $name } jätkab oma kujundit.
       *[no] { $name } laseb teisel jätkata.
    }
web-told-stop = { $name } ütles esimesena „stopp“!
# Protest oli õige; hind sõltub mängust.
web-told-protest = { $game ->
        [fulls] { $name } protestib õigusega: kivi tuleb tagasi ja { $name } võib asetada mis tahes kivi.
        [doubles] { $name } protestib õigusega: valed kivid ja teise käsi lähevad mängija { $name } varusse.
        [rings] { $name } protestib õigusega: valed kivid ja teise käsi lähevad mängija { $name } varusse.
        [steals] { $name } protestib õigusega: käik võetakse tagasi ja käigul on { $name }.
       *[other] { $name } protestib õigusega: kivi tuleb tagasi ja vahetatakse ning { $name } võib asetada mis tahes kivi.
    }
web-told-hurry = { $name } käivitab kella.
web-told-capture = { $name } vallutab kujundi.
web-told-give-all = { $name } annab kõik kivid üle.
web-told-pass = { $name } passib.
web-told-take = { $name } võtab kivi.
web-told-draw = { $name } võtab juurde.
web-told-mark = { $name } märgib tulemuse.

## Milles saab kokku leppida

web-preset = Reeglid
web-preset-pentaraduga-book = Nagu raamatus
web-preset-pentaraduga-beginners = Algajatele
web-rules-changed = Mitte päris nagu raamatus
web-option-aids = Laud näitab
web-option-aids-full = kohti ja täiskive
web-option-aids-places = kohti
web-option-aids-none = ei midagi
web-option-referee = Kohtunik on
web-option-referee-server = laud
web-option-referee-players = mängijad
web-option-referee-about = Kui kohtunikud on mängijad, jääb reeglivastane käik jõusse, kui vastane enne järgmist käiku ei protesti.
web-option-deal = Kivid jagatakse
web-option-deal-random = juhuslikult
web-option-deal-fair = võrdväärselt
web-option-deal-about = Võrdselt head käed erinevad ainult värvide poolest.
web-option-interception = Vahele käimine
web-option-interception-on = lubatud
web-option-interception-off = keelatud
web-option-always-check = Kujundeid
web-option-always-check-on = võrreldakse alati
web-option-always-check-off = võrreldakse, kui keegi ei alistu
web-option-opening-limit = Aeg alustamiseks
web-option-opening-limit-none = Piiranguta
web-option-replay-limit = Aeg üksi jätkamiseks
web-option-replay-limit-none = Piiranguta
web-option-unplaced-bonus = Järele jäänud kivid
web-option-unplaced-bonus-off = ei loe midagi
web-option-unplaced-bonus-on = loevad esimesele
web-option-move-time-none = Piiranguta
web-rule-aids-places = Laud näitab kohti, aga mitte seda, kus kivi on täis.
web-rule-aids-none = Laud ei aita.
web-rule-referee-players = Kohtunikud on mängijad: protesti õigel ajal.
web-rule-deal-fair = Mõlemal on võrdselt head kivid.
web-rule-interception-off = Keegi ei käi vahele.
web-rule-at-once-off = Kordamööda, mitte ühel ajal.
web-rule-unplaced-bonus-on = Järele jäänud kivid loevad esimesele.
web-rule-move-time-set = { $seconds } sekundit käiguks.

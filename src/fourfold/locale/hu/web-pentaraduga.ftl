### A Pentaraduga asztalai a böngészőben.

## Az asztal, amelyen a lapkák vannak

web-field-larger = Nagyobb
web-field-smaller = Kisebb
web-field-fit = Minden
web-field-turn = Lapka forgatása
web-figure = { $whose ->
        [mine] A te alakzatod
        [other] { $name } alakzata
       *[common] Az alakzat
    }
web-tile = { $left }, nagy { $big }, { $right }
web-tile-closed = lefordított lapka
web-place = { $mark ->
        [none] Hely: { $name }
        [full] Hely: { $name }, teli
        [twice-full] Hely: { $name }, kétszer teli
        [ring] Hely: { $name }, gyűrű
        [reach] Hely: { $name }, elég messze ér
       *[other] Hely: { $name }, { $mark }
    }
web-count = { $count } pont
web-squares = { $count ->
        [0] Nincs négyzet
       *[other] { $count } négyzet
    }
# A középvonalon átérő négyzetek senkinek sem számítanak.
web-squares-sides = Négyzetek: { $mine } a te oldaladon, { $other } a másikon
web-hand-of = { $name } lapkái
web-stock-of = { $name } talonja.
web-stock-count = { $count ->
        [0] Üres.
        [one] Egy lapka.
       *[other] { $count } lapka.
    }
web-stock-open = Felfordítva: { $tiles }.
web-captured = { $count ->
        [0] Nincs elvitt négyzet
       *[other] { $count } elvitt négyzet
    }
web-curtain = Add tovább a készüléket: { $name } jön.
web-curtain-open = Mutasd a lapkáimat

## Mit lehet tenni

web-actions = Lehetőségek
web-act-exchange = Lapka cseréje
web-act-hand-over = Lapka átadása
web-act-knock = { $what ->
        [exchange] Cserélek!
        [take] Elveszek!
       *[move] Lépek!
    }
web-act-knock-about = Ezután senki sem vághat közbe, és egy perced van.
web-act-take = Lapka elvétele
web-act-draw = Húzás
web-act-capture = Viszem!
web-act-rotate = Megfordítom
web-act-rotate-not = Így marad
web-act-give-all = Mindet átadom
web-act-hurry = Óraindítás
web-act-pass = { $replaying ->
        [yes] Befejezem
       *[no] { $need ->
                [capture] Nem viszem
                [accept] Elfogadom
               *[any] Passz
            }
    }
web-act-protest = Óvás!
web-lay-done = Ez a lépésem
web-lay-back = Visszaveszem

## Mi a teendő

web-status-its-place = { $finger ->
        [yes] Koppints a helyére. A második koppintás lerakja.
       *[no] Válaszd ki a helyét.
    }
web-status-lay-on = Válaszd ki a lépés következő lapkáját.
web-status-lay-or-on = Fejezd be a lépést, vagy válassz hozzá még egy lapkát.
web-status-lay-done = Fejezd be a lépést, vagy vedd vissza a lapkákat.
web-status-lay-nowhere = Ez nem vezet sehová. Vedd vissza a lapkákat, és kezdd másképp.
# A választott lapka nem rakható le; talán a lépés más lapkái már lent vannak, talán ki lehet cserélni.
web-status-no-place = { $laid ->
        [yes] Ennek a lapkának most nincs helye. Válassz másikat, vagy vedd vissza a lapkákat.
       *[no] { $exchange ->
                [yes] Ennek a lapkának nincs helye. Válassz másikat, vagy cseréld ki.
               *[no] Ennek a lapkának nincs helye. Válassz másikat.
            }
    }
web-status-no-cut = Ezzel a lapkával nem vághatsz közbe.
web-status-anywhere = Koppints oda, ahová a lapkát szánod, aztán a lapkára, hogy lerakd.
web-status-cut-in = { $name } jön. Közbevághatsz.
web-status-meant-exchange = Melyik lapkát adod oda?
web-status-meant-hand-over = Melyik lapkát adod át?
web-penta-status = { $phase ->
        [over] Vége a játszmának.
        [start] { $who ->
                [you] Rakd le az első lapkákat.
                [here] { $name }, rakd le az első lapkákat.
               *[other] { $name } kezd…
            }
        [add] { $who ->
                [you] Told hozzá a lapkáidat a kezdőalakzathoz.
                [here] { $name }, told hozzá a lapkáidat a kezdőalakzathoz.
               *[other] { $name } kiegészíti a kezdőalakzatot…
            }
        [hand-over] { $who ->
                [you] Adj az ellenfelednek olyan lapkát, amelyen van sárga.
                [here] { $name }, adj az ellenfelednek olyan lapkát, amelyen van sárga.
               *[other] { $name } lapkát választ neked…
            }
        [rotate] { $who ->
                [you] Fordítsd meg a kezdőalakzatot, vagy hagyd így.
                [here] { $name }, fordítsd meg a kezdőalakzatot, vagy hagyd így.
               *[other] { $name } nézi a kezdőalakzatot…
            }
        [any] { $who ->
                [you] Te jössz.
                [here] { $name }, te jössz.
               *[other] { $name } jön…
            }
        [full] { $who ->
                [you] Válaszolj teli lapkával.
                [here] { $name }, válaszolj teli lapkával.
               *[other] { $name } teli lapkát keres…
            }
        [capture] { $who ->
                [you] Elviheted az alakzatot.
                [here] { $name }, elviheted az alakzatot.
               *[other] { $name } elviheti az alakzatot…
            }
        [accept] { $who ->
                [you] Az utolsó lapka is lent van. Fogadd el, vagy óvj.
                [here] { $name }, fogadd el az utolsó lapkát, vagy óvj.
               *[other] { $name } nézi az utolsó lapkát…
            }
        [give] { $who ->
                [you] Adj egy lapkát azért, amit elvettél.
                [here] { $name }, adj egy lapkát azért, amit elvettél.
               *[other] { $name } lapkát ad…
            }
        [replay-any] { $who ->
                [you] Ráadás: egyedül folytatod, bármelyik lapkával.
                [here] { $name }, ráadás: egyedül folytatod, bármelyik lapkával.
               *[other] { $name } egyedül folytatja…
            }
        [replay-full] { $who ->
                [you] Ráadás: egyedül folytatod, teli lapkával.
                [here] { $name }, ráadás: egyedül folytatod, teli lapkával.
               *[other] { $name } teli lapkát keres…
            }
        [lock-move] { $who ->
                [you] Lépést jelentettél be: rakd le a lapkádat.
                [here] { $name }, lépést jelentettél be.
               *[other] { $name } lépést jelentett be…
            }
        [lock-exchange] { $who ->
                [you] Cserét jelentettél be: válassz lapkát.
                [here] { $name }, cserét jelentettél be.
               *[other] { $name } lapkát cserél…
            }
        [lock-take] { $who ->
                [you] Elvételt jelentettél be: válassz egy lapkát valamelyik alakzatból.
                [here] { $name }, elvételt jelentettél be.
               *[other] { $name } elvesz egy lapkát…
            }
        [opening] { $who ->
                [you] Rakd le a kezdőalakzatodat két lapkából.
                [here] { $name }, rakd le a kezdőalakzatodat két lapkából.
               *[other] { $name } lerakja a kezdőalakzatát…
            }
        [race] { $who ->
                [here] { $name }, te jössz.
               *[other] Rakj olyan gyorsan, ahogy csak akarsz. Senki sem vár.
            }
        [stage-answer] { $who ->
                [you] Teljes csere. Tedd meg az utolsó lépéseidet, aztán add át a lapkáidat.
                [here] { $name }, tedd meg az utolsó lépéseidet, aztán add át a lapkáidat.
               *[other] { $name } megteszi az utolsó lépéseit…
            }
        [stage-rest] { $who ->
                [you] Rakd le, amit tudsz abból, amit kaptál, aztán add vissza a maradékot.
                [here] { $name }, rakd le, amit tudsz abból, amit kaptál, aztán add vissza a maradékot.
               *[other] { $name } a te lapkáiddal játszik…
            }
        [stage-last] { $who ->
                [you] Az utolsó lapkák: rakd le, amit tudsz.
                [here] { $name }, az utolsó lapkák: rakd le, amit tudsz.
               *[other] { $name } lerakja az utolsó lapkákat…
            }
       *[move] { $who ->
                [you] Te jössz.
                [here] { $name }, te jössz.
               *[other] { $name } jön…
            }
    }

## Lerakás beírással

web-typed = Lapka és hely
web-typed-open = Hely beírása
web-typed-lay = Lerak
web-typed-close = Bezár
# A példák maradnak: ezeket a betűket az oldal minden nyelven érti.
web-typed-help = Például rOrL vagy oRoU, vagy a mezővel együtt: oRoU@0,0.
web-typed-unreadable = „{ $text }” nem hely; a lapka kell, merre mutat a csúcsa, és esetleg még betűk, például rOrL, oRoU vagy oRoU@0,0.
web-typed-not-now = { $tile }: most nem rakható le.
web-typed-several = „{ $text }” több helyre is kerülhet: { $places }.
web-typed-nowhere = { $count ->
        [0] Most nincs helye: { $tile }.
       *[other] „{ $text }” nem jó neki; { $tile } ide illik: { $places }.
    }
web-typed-cell = Az irányt és a bal alsó mezőt is add meg ({ $tile }), például { $tile }В@0,0.
web-typed-covered = Ott már van egy lapka.

## Építés paraván mögött

web-count-faults = { $count } hiba
web-screen = { $noticed ->
        [stopped] { $name } megállt, és letakarta az alakzatát.
        [open] { $name } nyíltan épít tovább.
        [dropped] { $name } cserére adott neked egy lapkát.
        [waiting] { $name } vár.
        [hidden] { $name } nem mutatja meg az alakzatát.
       *[building] { $name } a paraván mögött épít.
    }
web-act-begin = Mutasd a lapkáimat
web-act-stop = Állj!
web-act-check = Összevetés
web-act-mark = Eredmény jelölése
web-act-keep = Nem cserélek
web-act-drop = Lapka cseréje
web-act-surrender = Feladom
web-act-extend = Továbbépítem
web-act-extend-other = Építse tovább a másik
web-building-drop-which = Melyik lapkát adod oda?
web-building-best = A legjobb alakzat ezekből a lapkákból
web-building-status = { $phase ->
        [over] Vége a játszmának.
        [extending] Rakd az alakzatodhoz az összes többi lapkát.
        [extended] { $name } továbbépíti…
        [choosing] A te alakzatod nyert. Továbbépíted az összes lapkával, vagy építse { $name }?
        [chosen] { $name } eldönti, ki épít tovább…
        [waiting] { $name } épít…
        [begin] { $mine }, a lapkáid még le vannak takarva. Az időd akkor indul, amikor meglátod őket.
        [in-turn] { $mine }, építsd fel az alakzatodat, aztán állj meg. Az óra jár.
        [dropped] { $name } választ neked egy lapkát a tiédért. Addig senki sem állhat meg.
        [answering] { $name } cserére adott neked egy lapkát. Adj te is egyet.
        [stopped] Megálltál. { $name } hamarosan kifut az időből…
        [open] { $name } megállt elsőnek! Fejezd be az alakzatodat, aztán vessétek össze.
       *[building] { $game ->
                [frames] Építs keretet a lehető legnagyobb lyuk köré. Állj meg, ha jó.
               *[other] Rakj ki egyetlen alakzatot az összes lapkádból, minél több négyzettel. Állj meg, ha jó.
            }
    }

## Mi történt

web-told-lay = { $count ->
        [one] { $name } lerakta: { $tiles }.
       *[other] { $name } lerakott { $count } lapkát: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } kicserélte: { $tile }.
       *[no] { $name } kicserélt egy lapkát.
    }
web-told-hand-over = { $known ->
        [yes] { $name } átadta: { $tile }.
       *[no] { $name } átadott egy lapkát.
    }
web-told-drop = { $known ->
        [yes] { $name } beadta cserére: { $tile }.
       *[no] { $name } beadott cserére egy lapkát.
    }
web-told-knock = { $what ->
        [exchange] { $name } cserét jelent be.
        [take] { $name } elvételt jelent be.
       *[move] { $name } lépést jelent be.
    }
web-told-begin = { $name } építeni kezd.
web-told-rotate = { $half ->
        [yes] { $name } megfordítja a kezdőalakzatot.
       *[no] { $name } úgy hagyja a kezdőalakzatot.
    }
web-told-extend = { $own ->
        [yes] { $name } a saját alakzatát építi tovább.
       *[no] { $name } a másikra hagyja a továbbépítést.
    }
web-told-stop = { $name } megállt elsőnek!
# Az óvás jogos volt; hogy mibe kerül, a játéktól függ.
web-told-protest = { $game ->
        [fulls] { $name } jogosan óvott: a lapka visszakerül, és { $name } bármelyik lapkát lerakhatja.
        [doubles] { $name } jogosan óvott: a rossz lapkák és a másik keze { $name } talonjába kerül.
        [rings] { $name } jogosan óvott: a rossz lapkák és a másik keze { $name } talonjába kerül.
        [steals] { $name } jogosan óvott: a lépés visszavonva, és { $name } lép.
       *[other] { $name } jogosan óvott: a lapka visszakerül és kicserélődik, és { $name } bármelyik lapkát lerakhatja.
    }
web-told-hurry = { $name } elindítja az órát.
web-told-capture = { $name } elviszi az alakzatot.
web-told-give-all = { $name } átadja az összes lapkáját.
web-told-pass = { $name } passzol.
web-told-take = { $name } elvesz egy lapkát.
web-told-draw = { $name } húz.
web-told-mark = { $name } megjelöl egy eredményt.

## Miben lehet megállapodni

web-preset = Szabályok
web-preset-pentaraduga-book = A könyv szerint
web-preset-pentaraduga-beginners = Kezdőknek
web-rules-changed = Nem egészen a könyv szerint
web-option-aids = Az asztal segítsége
web-option-aids-full = helyek és teli lapkák
web-option-aids-places = helyek
web-option-aids-none = semmi
web-option-referee = A bíró
web-option-referee-server = az asztal
web-option-referee-players = a játékosok
web-option-referee-about = Ha a játékosok bíráskodnak, a szabálytalanság érvényben marad, hacsak az ellenfél nem óv a következő lépés előtt.
web-option-deal = Az osztás
web-option-deal-random = véletlen
web-option-deal-fair = egyformán jó
web-option-deal-about = Az egyformán jó kezek csak a színeikben különböznek.
web-option-interception = Közbevágás
web-option-interception-on = szabad
web-option-interception-off = nem szabad
web-option-always-check = Összevetés
web-option-always-check-on = mindig
web-option-always-check-off = ha senki sem adja fel
web-option-opening-limit = Idő a kezdésre
web-option-opening-limit-none = Korlátlan
web-option-replay-limit = Idő a ráadásra
web-option-replay-limit-none = Korlátlan
web-option-unplaced-bonus = A maradék lapkák
web-option-unplaced-bonus-off = nem számítanak
web-option-unplaced-bonus-on = az elsőnek számítanak
web-option-move-time-none = Korlátlan
web-rule-aids-places = Az asztal mutatja a helyeket, de azt nem, melyik teli.
web-rule-aids-none = Az asztal nem segít.
web-rule-referee-players = A játékosok a bírók: óvj időben.
web-rule-deal-fair = Mindkettőtöknek egyformán jó lapkái vannak.
web-rule-interception-off = Senki sem vág közbe.
web-rule-at-once-off = Egymás után, nem egyszerre.
web-rule-unplaced-bonus-on = A maradék lapkák az elsőnek számítanak.
web-rule-move-time-set = { $seconds } másodperc egy lépésre.

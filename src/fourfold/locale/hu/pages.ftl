### Az asztal melletti oldalak: visszanézés, szabályok, felállítás.

web-title-replay = Visszanézés · Fourfold
web-title-rules = Így játszd · Fourfold
web-title-setup = Felállítás · Fourfold
web-title-analysis = Elemzés · Fourfold
web-title-review = Átnézés · Fourfold
web-title-levels = A gép szintjei · Fourfold

## Visszanézés

web-replay-of = { $a } és { $b }
web-replay-opening = Játszma betöltése…
web-replay-result-draw = Döntetlen
web-replay-result-winner = { $name } nyert
web-replay-result-none = Még nincs vége
web-replay-step = Lépés: { $step }/{ $last }
web-replay-steps = A játszma lépései
web-replay-walk = Végig a játszmán
web-replay-first = Az elejére
web-replay-back = Egyet vissza
web-replay-forward = Egyet előre
web-replay-last = A végére
web-replay-play = Lejátszás
web-replay-pause = Állj
web-replay-began = { $name } kezd, és kiválasztja az első bábut.
web-replay-began-holding = { $name } kezd, bábuval a kezében.
web-replay-told-resign = { $name } feladja.
web-replay-told-claim = { $name } kéri a győzelmet: a másik nem jött vissza.
web-replay-told-time-up = Letelt az idő.
web-replay-told-wait = A játszma egy játékosra vár.
web-replay-told-away = Valaki elment.
web-replay-told-back = Mindenki visszajött.
web-replay-told-resumed = A játszma megszakadt, és folytatódik.
web-replay-told-takeback = { $name } beleegyezik a visszavételbe.
web-replay-told-word = { $right ->
        [yes] { $name } bemondja: KVART! Van sorozat!
       *[no] { $name } bemondja: KVART! De nincs sorozat.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } kezében van.
web-replay-hand-empty = Senkinél sincs bábu.
web-replay-rest = Maradék bábuk
web-replay-missed = { $count ->
        [one] Kimaradt: { $lines } sorozat, és senki sem mondta be.
       *[other] Kimaradt: { $lines } mind sorozat, és senki sem mondta be.
    }
web-replay-missed-some = { $count ->
        [one] Egy sorozat észrevétlen maradt ebben a játszmában.
       *[other] { $count } alkalommal maradt észrevétlen sorozat ebben a játszmában.
    }
web-replay-missed-none = Minden sorozatot észrevettek.
web-replay-missed-show = Mutasd
web-replay-missed-next = A következőt
web-replay-moves = Lépések
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, visszavéve
web-replay-move-missed = { $move }, kimaradt egy sorozat
web-replay-entry-start = Kezdés
web-replay-entry-resign = { $name } feladja
web-replay-entry-claim = { $name } kéri a győzelmet
web-replay-entry-time = Letelt az idő
web-replay-entry-done = { $name }: nincs mit bemondani
web-replay-entry-agreed = Közös döntetlen
web-replay-share = Játszma megosztása
web-replay-link = Link másolása
web-replay-link-copied = Másolva. A link ennél a lépésnél nyitja meg a játszmát.
web-replay-link-text = Egy játszma ({ $game }):
web-replay-save = Mentés…
web-replay-save-title = A játszma mentése
web-replay-save-picture = Kép
web-replay-save-picture-hint = Ahogy a végén áll.
web-replay-save-svg = SVG-ként
web-replay-save-png = PNG-ként
web-replay-save-record = Lejegyzés
web-replay-save-record-hint = Minden lépés, emlékbe vagy későbbi megnyitásra.
web-replay-save-text = Olvasásra
web-replay-save-json = Programoknak
web-replay-save-failed = A képet nem sikerült elkészíteni.
web-replay-on = Folytatás innen
web-replay-on-title = Folytatás innen: { $step }. lépés
web-replay-on-hint = Új asztal ezzel az állással. A már kész sorozatok nem számítanak, csak az újak.
web-replay-on-over = Itt már nincs mit játszani.
web-replay-on-side = Te leszel
web-replay-on-computer = A gép ellen
web-replay-on-here = Ketten, itt
web-replay-on-friend = Baráttal, linken
web-replay-to-table = Az asztalhoz
web-replay-opened = Ezen a készüléken visszanézett játszmák
web-replay-opened-hint = Ezek kapcsolat nélkül is megnyílnak.

## Így játszd

web-rulebook-title = Így játszd: Quarto
web-rulebook-lead = Két ember, tizenhat bábu, egy tábla. Három perc, és mindent tudsz.
web-rulebook-play = Játsszunk
web-rulebook-print = Oldal nyomtatása
web-rulebook-pieces = A bábuk
web-rulebook-pieces-text = A tizenhat bábuból mindegyik egyszer van meg. Egy bábu világos vagy sötét, kerek vagy szögletes, magas vagy alacsony, tömör vagy lyukas. Nem tartoznak senkihez: mindketten az összessel játszotok.
web-rulebook-all = Mind a tizenhat bábu
web-rulebook-pair-colour = világos vagy sötét
web-rulebook-pair-shape = kerek vagy szögletes
web-rulebook-pair-height = magas vagy alacsony
web-rulebook-pair-top = tömör vagy lyukas
web-rulebook-turn = Egy lépés: lerakod, aztán adsz
web-rulebook-turn-text = A saját bábudat sosem te választod. Az ellenfeled ad egyet; te bármelyik szabad mezőre leteheted. Aztán te választod ki, melyik bábut kell neki leraknia.
web-rulebook-turn-1 = Kapsz egy bábut.
web-rulebook-turn-2 = Lerakod egy szabad mezőre.
web-rulebook-turn-3 = Kiválasztasz egy bábut, és odaadod.
web-rulebook-turn-board = Egy tábla négy bábuval; az új bábu helye: c2.
web-rulebook-line = Mi nyer
web-rulebook-line-text = Négy bábu egy sorban, egy oszlopban vagy egy hosszú átlóban, amelyben van valami közös: ez a sorozat. Mind sötét, mind lyukas, mind alacsony… Mindegy, ki rakta le őket.
web-rulebook-line-hollow = Az átlóban mind a négy lyukas. Semmi más nem közös bennük, és nem is kell.
web-rulebook-line-tall = Az oszlopban mind a négy magas.
web-rulebook-line-none = Megtelt a sor, mégsem sorozat: nincs semmi, ami mind a négyben közös.
web-rulebook-quiz = Sorozat ez a négy?
web-rulebook-quiz-text = Mi közös mind a négyben? Több jó válasz is lehet; egy is elég.
web-rulebook-quiz-number = { $number }/{ $count }
web-rulebook-quiz-group = Négy bábu, { $number }/{ $count }
web-rulebook-quiz-what = Közös bennük
web-rulebook-quiz-colour = A szín
web-rulebook-quiz-shape = A forma
web-rulebook-quiz-height = A magasság
web-rulebook-quiz-top = A lyuk
web-rulebook-quiz-nothing = Semmi
web-rulebook-quiz-right = Igen. { $why }
web-rulebook-quiz-wrong = Nem egészen. { $why }
web-rulebook-quiz-wait = Válassz, és kiderül.
web-rulebook-quiz-next = Újabb négy
web-rulebook-quiz-again = Elölről
web-rulebook-quiz-score = Első ránézésre: { $right }/{ $count }.
web-rulebook-quiz-why-dark = Mind a négy sötét, akármilyenek is egyébként. Sorozat.
web-rulebook-quiz-why-hollow = Mind a négy lyukas. A szín, a forma, a magasság vegyes, de egy dolog elég.
web-rulebook-quiz-why-none-near = Három kerek, három magas, három világos. Három nem elég: nem sorozat.
web-rulebook-quiz-why-square-short = Mind a négy szögletes, és mind a négy alacsony. Két ok egyszerre, de csak egy sorozat.
web-rulebook-quiz-why-none-two = Mindenből kettő-kettő: nem sorozat.
web-rulebook-quiz-why-solid = Egyik sem lyukas. Az is közös, ha nincs rajtuk lyuk. Sorozat.
web-rulebook-give = Melyik bábut adhatod oda?
web-rulebook-give-text = Leraktad a bábut, most adj egyet. Két sor egyetlen bábura van attól, hogy sorozat legyen. Keress olyat, amelyik egyiket sem fejezi be.
web-rulebook-give-board = A 4. sorban három sötét bábu áll, az 1. sorban három lyukas.
web-rulebook-give-pieces = Adható bábuk
web-rulebook-give-wait = Koppints egy bábura.
web-rulebook-give-safe = Biztonságos: világos és tömör, így egyik sort sem fejezi be.
web-rulebook-give-dark = Az ellenfeled a d4 mezőre rakja: négy sötét bábu. Vesztettél!
web-rulebook-give-hollow = Az ellenfeled a d1 mezőre rakja: négy lyukas bábu. Vesztettél!
web-rulebook-give-both = Sötét is, lyukas is: az ellenfeled választhat, d4 vagy d1. Vesztettél!
web-rulebook-call = Be kell mondani
web-rulebook-call-text = A sorozat magától nem nyer. Valakinek észre kell vennie, be kell mondania: „Kvart!”, és rá kell mutatnia. Aki nem veszi észre, attól a másik elviheti.
web-rulebook-call-1 = Leraktad a bábut
web-rulebook-call-1-who = Bemondhatod, mielőtt adsz.
web-rulebook-call-2 = Adtál egy bábut
web-rulebook-call-2-who = Most az ellenfeled mondhatja be, amit nem vettél észre, mielőtt lerakja.
web-rulebook-call-3 = A következő bábu a táblán
web-rulebook-call-3-who = A régi sorozat végleg elveszett. Csak az új bábun átmenő sorozatok számítanak.
web-rulebook-call-false = Bemondtad, és nincs sorozat? Mindenki hallja, más nem történik. Lépésenként egyszer teheted, jól nézd meg.
web-rulebook-call-end = Ha mind a tizenhat bábu a táblán van, mindketten bemondhattok még egyszer; aztán döntetlen.
web-rulebook-call-page = Az oldal sosem árulja el, van-e sorozat. Ez a játék lényege.
web-rulebook-variants = Más szabályok
web-rulebook-variants-text = A kezdőlapon választhatod ki őket, a játék gombja alatt. Minden szabályt külön is megváltoztathatsz.
web-rulebook-block = Négy szomszéd négyzetben
web-rulebook-block-board = A haladó játékban ez a négy világos bábu is sorozat.
web-rulebook-ready = Kezdhetjük?

## Felállítás

web-setup-title = Állás felállítása
web-setup-lead = Koppints egy bábura, aztán egy mezőre. A táblán lévő bábura koppintva áthelyezheted vagy leveheted.
web-setup-board = A felállítás táblája
web-setup-hand-none = Senkinél sincs bábu. Koppints egy bábura, aztán ide.
web-setup-hand-is = Kézben: { $piece }
web-setup-hand-put = Kézbe adom: { $piece }
web-setup-pieces = Maradék bábuk
web-setup-off = Levétel
web-setup-clear = Törlés
web-setup-status-empty = Válassz egy bábut.
web-setup-status-lifted = { $piece }: hová?
web-setup-status-count = { $count ->
        [one] Egy bábu van a táblán.
       *[other] { $count } bábu van a táblán.
    }
web-setup-put = { $square }: { $piece }.
web-setup-taken = Levéve: { $piece }.
web-setup-handed = Kézben: { $piece }.
web-setup-position = Szövegként
web-setup-position-hint = Másold ki, vagy illessz be egyet: a sorok a 4.-től az 1.-ig, aztán a kézben lévő bábu.
web-setup-not-position = Ez nem állás. Így néz ki egy állás: { $example }
web-setup-piece-twice = Ez a bábu kétszer szerepel: { $piece }.
web-setup-record-pasted = Ez egy lejegyzés. Lent van, ott nyisd meg.
web-setup-start = Játék innen
web-setup-start-title = Játsszunk
web-setup-with = Kivel
web-setup-with-bot = Géppel
web-setup-with-friend = Baráttal
web-setup-with-here = Itt
web-setup-turn = { $holding ->
        [yes] Ki rakja le a bábut
       *[no] Ki adja a következő bábut
    }
web-setup-turn-lot = sorsoljuk
web-setup-turn-you = én
web-setup-turn-other = a másik
web-setup-turn-first = 1. játékos
web-setup-turn-second = 2. játékos
web-setup-record-title = Lejegyzés megnézése
web-setup-record-lead = Illessz be egy lejegyzést, vagy válassz fájlt, és nézd végig a játszmát lépésről lépésre.
web-setup-record = Lejegyzés
web-setup-record-file = Fájl választása
web-setup-record-open = Megnézem
web-setup-record-big = Ez a fájl túl nagy ahhoz, hogy lejegyzés legyen.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Állás felállítása

## Hivatkozások

web-analysis-link = Állás elemzése
web-setup-analyse = Elemzés
web-review-link = Átnézés
web-levels-link = Mire számíts az egyes szinteken

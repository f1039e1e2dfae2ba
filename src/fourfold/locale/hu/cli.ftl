### A parancssor.

cli-fourfold = Játékok négy dologról, amelyben van valami közös.
cli-fourfold-examples =
    Példák:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Kiírja a verziót, és kilép.
cli-lang = A használt nyelv; alapesetben az, amelyet a környezet megad (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: játék, állások megnézése és megoldása, lejegyzések ellenőrzése.
cli-json = JSON kimenet programoknak, soronként egy objektum.
cli-cyrillic = A lapkákat és az irányokat a könyv cirill betűivel írja.
cli-position = Egy állás, például "0..f/..../.3../.... 9": a sorok a 4.-től az 1.-ig, bábunként egy hexadecimális jegy, végül a kézben lévő bábu vagy "-". Egyetlen "-" hatására soronként egy állást olvas a szabványos bemenetről.
cli-preset = A szabályok; a „fourfold quarto presets” felsorolja őket.
cli-set = Megváltoztat egy szabályt, például squares=on vagy move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = A kimenet
cli-unfinished = Félbemaradt { $events } esemény után.
cli-false-call = { $name } sorozat nélkül mondta be ({ $event }. esemény).
cli-edition = Az adott nyelvű szabálylap szerint
cli-in-hand = Kézben: { $piece }, { $name }.

cli-play = Játék a terminálban: ketten egy billentyűzetnél, vagy a gép ellen.
cli-play-examples =
    Példák:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Az ellenfél: egy ember (person) vagy a gép valamelyik szintje, a leggyengébb az első. Ha nem adod meg, megkérdezi.
cli-play-names = A játékosok neve, köztük vesszővel.
cli-play-save = Ide kerül a félbehagyott játszma.
cli-play-new = Új játszmát kezd; a félbehagyottat félreteszi.

cli-show = Megmutat egy állást szövegként vagy képként.
cli-show-examples =
    Példák:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Az állást ebbe az SVG-fájlba is lerajzolja.
cli-show-theme = A kép színei.
cli-show-size = A kép magassága képpontban.

cli-replay = Ellenőriz egy lejegyzést a szabályok szerint, és megmutatja, hol ér véget.
cli-replay-examples =
    Példák:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Egy lejegyzés szövegként vagy JSON-ban; „-” esetén a szabványos bemenetről olvassa.
cli-replay-to = Magát a lejegyzést írja ki ebben az alakban.
cli-presets = Felsorolja a választható szabályokat, és hogy melyik miben más.

cli-pentaraduga = Pentaraduga: alakzatok és értékük, a legjobb alakzatok keresése, feladványok készítése, gyakorlójátszmák visszajátszása. Rövidebben: „penta”.
cli-figure = Megmutat egy leírt alakzatot: a négyzeteit, a hibáit és a legrövidebb leírását.
cli-figure-examples =
    Példák:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = A lapkák a lerakás sorrendjében, köztük vesszővel: a lapka, merre mutat a csúcsa, betűk a legfelső, jobb szélső, legalsó vagy bal szélső helyhez, a lapkák, amelyekhez hozzáér; vagy a pontos helye, például oRoU@0,0. Más befejezések „/” után következnek. Egyetlen „-” hatására soronként egy alakzatot olvas a szabványos bemenetről.
cli-penta-solve = Megkeresi a lapkákból kirakható legjobb alakzatot, és bizonyítja, hogy nincs jobb.
cli-penta-solve-examples =
    Példák:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = A kéz: lapkák, például oRo vagy oRv, köztük szóközzel vagy vesszővel. Egyetlen „-” hatására soronként egy kezet olvas a szabványos bemenetről.
cli-penta-goal = Miből legyen a legtöbb: squares (négyzetek); quados (négyzetek, levonva a rontott sarkok); rings (gyűrűk); frame (üres mezők egy lyukban; nem kell minden lapkát felhasználni).
cli-penta-free = Csak színütközés és elcsúszás nélküli alakzatok. Különben ezek is lehetnek, levonással.
cli-penta-extend = Egy leírt alakzat, amely úgy marad, ahogy van; a lapkák hozzá kerülnek.
cli-penta-count = Azt is megmondja, hány legjobb alakzat van; amelyek elforgatva azonosak, egynek számítanak.
cli-penta-seconds = Legfeljebb meddig keressen; utána az addigi legjobbat mondja, bizonyítás nélkül. 0: ameddig csak kell.
cli-penta-none = { $proved ->
        [1] Az összes lapkából nem rakható ki hibátlan alakzat.
       *[0] Nem találtam alakzatot a megadott idő alatt.
    }
cli-penta-solved = { $proved ->
        [1] A lehető legjobb, { NUMBER($seconds, maximumFractionDigits: 3) } s alatt bizonyítva:
       *[0] A legjobb, ami { NUMBER($seconds, maximumFractionDigits: 0) } s alatt meglett, bizonyítás nélkül:
    } { $goal ->
        [rings] { $rings } gyűrű, { $counted } négyzet.
        [frame] { $hole } mezős lyuk, értéke { $counted }.
       *[squares] értéke { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Legalább { $count } ugyanilyen jó alakzat van.
       *[1] { $count ->
            [one] Egyetlen ilyen alakzat van.
           *[other] { $count } ilyen alakzat van.
        }
    }
cli-penta-problems = Új feladványokat készít, vagy elmond egyet a megoldásaival.
cli-penta-problems-examples =
    Példák:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 a 14 lapkából), squares+ (12 a 24-ből) vagy quados (7 lapka egy 7 lapkás alakzathoz); vagy egy feladvány azonosítója, ha a megoldásait akarod látni.
cli-penta-problems-count = Hány darab.
cli-penta-problems-seed = Honnan induljon: mindig ugyanazok a feladványok. Különben véletlen.
cli-penta-problems-difficulty = 1-től (könnyű) 5-ig (nehéz): milyen ritka a megoldás, és a rögtön kirakható négyzetek közül hány csal tévútra. Különben bármilyen.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , nehézség: { $difficulty }/5
    }: { $kind ->
        [quados] { $given ->
                [start] rakd ehhez az alakzathoz ezeket a lapkákat mind
               *[hand] rakj ki ezekből a lapkákból { $start } értékű alakzatot, aztán rakd hozzá a tizennégyből az összes többit
            } úgy, hogy az értéke { $goal } legyen; minden rontott sarok egy levonás{ $symmetry ->
                [none] .
                [central] , és a körvonala fél fordulattal önmaga legyen.
               *[any] , és a körvonala szimmetrikus legyen.
            }
       *[squares] rakj ki az összes lapkából egyetlen alakzatot, amelynek értéke { $goal }.
    }
cli-census = Kideríti minden lehetséges kézről, mennyit ér belőle a legjobb alakzat. Ha leállítod és újraindítod, folytatja.
cli-census-examples =
    Példák:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Mely kezek: squares (7 az ibolya nélküli 14 lapkából), squares+ (12 mind a 24-ből; percekig tart) vagy rings (mely kezekben van gyűrű).
cli-census-output = Az igazolások mappája, minden kézhez egy alakzattal, és az eddig elvégzett munkáé.
cli-census-workers = Hány folyamat keressen; alapesetben processzormagonként egy.
cli-census-ray = Inkább az ezen a címen lévő Ray-fürtön keressen, például 10.0.0.1:6379; a „local” ezen a gépen indít egyet.
cli-census-verify = Keresés helyett ezt az igazolást ellenőrizze: minden kéz egyszer szerepel-e, minden alakzat annyit ér-e, amennyit ír, és az új keresések ugyanazt találják-e.
cli-census-samples = Ellenőrzéskor hány kezet keressen újra; mindet, ha kevesebb van.
cli-census-seed = Melyek legyenek ezek a kezek.
cli-census-hands = { $hands } kéz, lapkák: { $size } / { $tiles }; { $classes }, ha a csak színben vagy tükrözésben eltérőket egynek vesszük.
cli-census-column = { $column ->
        [score] Érték
        [hands] Kezek
        [tiles] Lapkák
        [size] Kézben
        [rings] Van gyűrű
       *[share] Arány
    }
cli-census-extreme = Nincs kéz, amely { $end ->
        [least] kevesebbet
       *[most] többet
    } ér ennél: { $score }; { $hands ->
        [one] egy ér ennyit:
       *[other] { $hands } ér ennyit, például:
    }
cli-census-question = Eléri-e minden kéz{ $colour ->
        [none] { "" }
       *[other] , amelynek minden lapkáján van ilyen szín ({ $colour }),
    } ezt az értéket: { $below }? { $hands ->
        [0] Igen.
        [one] Nem, egy nem éri el:
       *[other] Nem, { $hands } nem éri el, például:
    }
cli-census-verified = { $wrong ->
        [0] Az igazolás rendben: { $count } bejegyzés, ebből { $solved } újra átkeresve.
        [one] Egy hiba van az igazolásban.
       *[other] { $wrong } hiba van az igazolásban.
    }
cli-penta-replay = Lejátszik gyakorlójátszmákat a szabályok szerint, és megmondja az eredményt, vagy hogy hol sértik a szabályt.
cli-penta-replay-examples =
    Példák:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Gyakorlójátszmák JSON-fájlja, „-” a szabványos bemenethez, vagy egy, a Fourfolddal járó gyakorlójátszma azonosítója, például fulls-1.
cli-penta-nameless = Azonosító nélküli játszma
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , { $event }. esemény
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles } lapka, { $squares } négyzet{ $rings ->
        [0] { "" }
       *[other] , { $rings } gyűrű
    }{ $clashes ->
        [0] { "" }
       *[other] , { $clashes } színütközés
    }{ $rough ->
        [0] { "" }
       *[other] , { $rough } elcsúszás
    }{ $spoiled ->
        [0] { "" }
       *[other] , { $spoiled } rontott sarok (a Quadosban)
    }{ $parts ->
        [0] { "" }
       *[other] , több részben
    }: értéke { $counted }.

cli-penta-match = A gép két szintje játszik egymással egy Pentaraduga-játékot.
cli-penta-match-examples =
    Példák:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = A játék, például fulls vagy reach+.
cli-penta-match-level = A gép egyik szintje.
cli-penta-match-games = Hány játszma; a szintek mindegyik után helyet cserélnek.
cli-penta-match-result = { $game }, { $first }. szint – { $second }. szint: { $wins } győzelem, { $draws } döntetlen, { $losses } vereség, összesen { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); átlagosan { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } pont; a középső játszmában { $actions } lépés.

cli-solve = Megold egy állást: nyert, döntetlen vagy vesztett annak, akinél a bábu van vagy aki adni fog, és mennyi idő alatt?
cli-solve-examples =
    Példák:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Mi számít, például colour,shape; alapesetben mind: colour,shape,height,top.
cli-squares = A kilenc 2 × 2 mezős négyzet is sorozat.
cli-shared = Hány közös tulajdonság kell egy sorozat négy bábujának; alapesetben 1.
cli-threads = Hány szál keressen.
cli-memory = Hány megabájtot használhat a keresés az állások megjegyzésére.
cli-solve-moves = Azt is megmondja, mennyit ér minden lépés.
cli-solve-warm = „-” esetén: egyik állásról a másikra megjegyzi, amit kiderített.
cli-searching = { $nodes } csomópont { $seconds } s alatt{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , { $done } / { $all } lépés
    }…
cli-value = { $piece ->
        [nobody] A tábla betelt:
        [giver] Aki most ad,
       *[other] Akinél ez a bábu van ({ $piece }),
    } { $value ->
        [win] { $plies ->
            [1] azonnal nyer.
           *[other] { $plies } féllépésben nyer.
        }
        [loss] { $plies } féllépésben veszít, ha a másik jól játszik.
       *[draw] { $piece ->
            [nobody] döntetlen.
           *[other] döntetlent érhet el, de nyerni nem tud, ha a másik jól játszik.
        }
    }
cli-spent = { $nodes } csomópont átkeresve { $seconds } s alatt.
cli-grid =
    Sorok: hová kerül a kézben lévő bábu. Oszlopok: melyik bábut adod utána.
    +n nyer n féllépésben, = döntetlen, -n veszít n féllépésben. Féllépés: egy adás vagy egy lerakás.

cli-analyse = Elemez egy állást: mennyit ér, mik a legjobb lépések, és hogyan folytatják ketten.
cli-analyse-examples =
    Példák:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Egy állás, például "0..f/..../.3../.... 9": a sorok a 4.-től az 1.-ig, bábunként egy hexadecimális jegy, végül a kézben lévő bábu vagy "-".
cli-best = A legjobb lépések:
cli-line = Ha mindketten jól játszanak:

cli-review = Átnéz egy játszmát: mennyit ért minden lépés, mi maradt ki, és mikor dőlt el.
cli-review-examples =
    Példák:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] győzelem
        [draw] döntetlen
        [loss] vereség
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] elszórja a győzelmet
       *[draw] elszórja a döntetlent
    }
cli-missed = nem mondja be: { $lines }
cli-overlooked = Senki sem mondta be: { $lines } ({ $event }. esemény).
cli-decided = { $event ->
        [0] Kezdettől annyit ért, amennyivel végződött.
       *[other] Ez döntötte el: { $event }. esemény.
    }

cli-engine = Más programoknak válaszol, soronként a szabványos be- és kimeneten (docs/engine.md).
cli-engine-examples =
    Példák:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = A --warm állások listájához való; egy állás helyett „-” kell hozzá.

cli-match = A gép szintjei játszanak egymással, és pontszámot kapnak.
cli-match-examples =
    Példák:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Két vagy több szint; mindegyik játszik az összes többivel.
cli-match-all = Minden szint.
cli-match-games = Hány játszmát játsszon minden pár; felváltva adnak először.
cli-match-seed = Ugyanaz a kezdőszám ugyanazokat a játszmákat adja.
cli-match-workers = Hány folyamat játsszon; alapesetben annyi, ahány processzor van.
cli-match-result = { $first }. szint – { $second }. szint: { $wins } győzelem, { $draws } döntetlen, { $losses } vereség; { $points ->
        [1] 1 pont
       *[other] { $points } pont
    } { $games } játszmából, { $elo } Elo.
cli-match-level = Szint
cli-match-step = Lépcső
cli-match-legend = Elo: a nulla az átlag. Lépcső: mennyivel jobb az előző szintnél. Aztán: hány pont száz játszmából az egyes szintek ellen. Hibahatár: 95%.
malformed-match-levels = A mérkőzéshez két vagy több szint kell, mindegyik egyszer; ilyen alakban: 3 5, vagy --all.

malformed-language = „{ $text }”: ilyen nyelven nem beszélünk; van viszont: { $expected }.
malformed-utf-8 = Ez nem UTF-8 szöveg.
malformed-file = { $path }: { $problem }
malformed-save = A félbehagyott játszma nem olvasható ({ $path }): { $problem } A --new kapcsolóval félreteheted.
malformed-save-in-use = Ez a játszma egy másik ablakban is nyitva van: { $path }. Adj meg másik fájlt a --save kapcsolóval.
malformed-no-terminal = A játékhoz terminál kell.
malformed-names = „{ $text }” nem két név; ilyen alakban kell: Ann,Bo.
malformed-svg-of-many = A --svg egy állást rajzol, nem egy listát a szabványos bemenetről.

cli-serve = Elindítja a webalkalmazást: játék a böngészőben, barátokkal vagy a géppel.
cli-serve-examples =
    Példák:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = A cím, amelyen figyel.
cli-port = A port, amelyen figyel; 0 esetén egy szabadot választ.
cli-database = Az adatbázis; alapesetben SQLite a rendszer adatmappájában.
cli-workers = Hány folyamat szolgálja ki a játékosokat; egynél többhöz PostgreSQL és Redis kell.
cli-redis = A Redis címe, amelyen át a folyamatok felébresztik egymást.
cli-proxy = A szerver előtt álló proxy címe, amely az X-Forwarded-For fejlécben közli, honnan jönnek a kérések.
cli-limits = Mennyit tehetnek a vendégek, ha nem a szokásosat: JSON-ként, lásd docs/security.md.
cli-open = Megnyitja az oldalt egy böngészőben.
cli-log-json = A naplót JSON-ban írja, soronként egy objektum.
cli-metrics-port = A port, amelyen a szerver elmondja a Prometheusnak, hogy van.
cli-metrics-host = A cím, amelyen ezt elmondja.
cli-serving = A Fourfold itt érhető el: { $address }
cli-think = A szerver gépi játékosa helyett ezen a gépen is gondolkodik.
cli-think-examples =
    Példa:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Annak a Redisnek a címe, amelyet a szerverek használnak.
cli-think-processes = Hány folyamat gondolkodjon; alapesetben processzoronként egy.
cli-thinking = Gondolkodom a Redishez tartozó szerverek helyett.
malformed-redis = Ez nem olyan Redis-cím, mint például redis://localhost:6379: { $why }
cli-admin = Az adatbázis gondozása.
cli-migrate = Frissíti az adatbázis szerkezetét (induláskor a szerver is megteszi).
cli-backup = Lemásol egy SQLite-adatbázist, miközben a szerver fut.
cli-backup-file = Hová; még nem létező fájl kell.
cli-export = Minden játszmát kiír lejegyzésként, soronként egyet.
cli-prune = Törli, ami régi, miközben a szerver fut. Ha nem adod meg, mit töröljön, csak megszámolja, ami régi.
cli-prune-kinds = Mit töröljön: asztalokat, ahol nem játszottak, asztalokat félbehagyott vagy befejezett játszmával, párbajokat, más készülékekre szóló linkeket, vendégeket, akik sehol sem ülnek, a szerver futásainak feljegyzéseit; sorban unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Hány napja nem nyúlt hozzá senki.
cli-forget = Törli egy vendég adatait: a nevét és azt, hogy mely játszmák voltak az övéi.
cli-forget-guest = A vendég: az azonosítója, vagy egy asztal azonosítója és a hely, például 3f7dQx0aLm2c/A.
cli-count = Megszámolja a vendégeket, az asztalokat és az eseményeket.
malformed-port = Ezen a címen nem lehet figyelni: { $host }:{ $port }. Ok: { $why }.
malformed-workers = Több folyamathoz közös adatbázis és közös Redis kell: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Nincs „{ $guest }” vendég.
malformed-exists = { $path }: már létezik.
malformed-database = Az adatbázis nem nyitható meg: { $why }
malformed-database-taken = Ezt az adatbázist egy másik szerver használja: { $where } ({ $pid } számú folyamat, gép: { $host }, kezdete: { $since }). Előbb állítsd le, vagy válassz másikat a --database kapcsolóval.
malformed-database-shared = Ezt az adatbázist egy másik szerver használja, amely erről a szerverről nem értesül: { $where } ({ $pid } számú folyamat, gép: { $host }, kezdete: { $since }). Előbb állítsd le, vagy indítsd mindkettőt ugyanazzal a --redis címmel.
malformed-database-log = A napló megsérült: { $path }. Ha az adatbázist megnyitnánk, a sérülés mögötti { $commits } mentett módosítás ({ $frames } blokk) elveszne. Előbb másold biztos helyre ezeket: { $database } és { $path }. Aztán tégy a helyükre biztonsági másolatot, vagy futtasd a „fourfold admin salvage” parancsot: ami olvasható, megmarad, a többi elvész.
cli-salvage = Megnyit egy SQLite-adatbázist, amelynek sérült a naplója: mindkettőről másolatot őriz meg, a sérülés mögötti módosításokról pedig lemond. Előbb állítsd le a szervert.
malformed-salvage = Ez a parancs csak SQLite-hoz való.
malformed-no-database = Itt nincs Fourfold-adatbázis: { $where }. Add meg a --database kapcsolóval vagy a FOURFOLD_DATABASE változóval.
malformed-backup = Ez a parancs csak SQLite-ot másol. PostgreSQL-hez a pg_dump való.

cli-book = A megnyitáskönyv: minden állás pontos értéke, amíg legfeljebb három bábu van a táblán.
cli-book-rules = Mely szabályok fejezete: classic, squares, beginners-1, beginners-2 vagy beginners-3; ha egyet sem nevezel meg, mind.
cli-book-build = Kereséssel elkészíti a könyvet. Nagyjából egy óra; ha leállítod és újraindítod, folytatja.
cli-book-examples =
    Példák:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = A fejezetek és az eddig elvégzett munka mappája.
cli-book-workers = Hány folyamat keressen; alapesetben processzormagonként egy.
cli-book-memory = Mennyi memóriát használhat egy-egy folyamat a táblázatához, MB-ban.
cli-book-verify = Ellenőrzi a könyvet: teljes-e, ellentmondásmentes-e, és egyezik-e az új keresésekkel.
cli-book-samples = Fejezetenként hány állást keressen újra.
cli-book-seed = Melyek legyenek ezek az állások.
cli-book-wrong = { $name }: hibás; a keresés eredménye: { $found }
cli-book-verified = { $wrong ->
        [0] A könyv rendben van.
        [one] Egy állás hibás.
       *[other] { $wrong } állás hibás.
    }
cli-stopped = Leállítva. Ami elkészült, megmarad: ugyanez a parancs innen folytatja.
malformed-book-rules = Nincs „{ $name }” fejezet; ezek vannak: { $expected }.

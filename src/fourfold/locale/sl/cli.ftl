### Ukazna vrstica.

cli-fourfold = Igraj igre o štirih stvareh, ki se ujemajo.
cli-fourfold-examples =
    Primeri:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Pokaži različico in končaj.
cli-lang = Jezik programa; če ni naveden, tisti iz okolja (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: igraj, glej in rešuj pozicije, preverjaj zapise.
cli-json = Izpiši JSON za programe, po en objekt na vrstico.
cli-cyrillic = Piše ploščice in smeri s cirilskimi črkami iz knjige.
cli-position = Pozicija, na primer "0..f/..../.3../.... 9": vrstice od 4 do 1, šestnajstiška števka za vsako figuro, nato figura v roki ali "-". Sam "-" bere pozicije s standardnega vhoda, po eno na vrstico.
cli-preset = Pravila igre; seznam izpiše »fourfold quarto presets«.
cli-set = Spremeni eno možnost pravil, na primer squares=on ali move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Izhod
cli-unfinished = Ni končano, dogodkov: { $events }.
cli-false-call = { $name }: klic brez vrste (dogodek { $event }).
cli-edition = Kakor v navodilih v tem jeziku
cli-in-hand = V roki: { $piece }, { $name }.

cli-play = Igraj v terminalu, v dvoje za eno tipkovnico ali proti računalniku.
cli-play-examples =
    Primeri:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Nasprotnik: človek (person) ali stopnja računalnika, od najšibkejše. Če ni naveden, program vpraša.
cli-play-names = Imeni igralcev, z vejico vmes.
cli-play-save = Kje se hrani nedokončana partija.
cli-play-new = Začni znova; nedokončana partija se da na stran.

cli-show = Pokaži pozicijo kot besedilo ali kot sliko.
cli-show-examples =
    Primeri:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Nariši pozicijo tudi v to datoteko SVG.
cli-show-theme = Barve slike.
cli-show-size = Višina slike v slikovnih pikah.

cli-replay = Preveri zapis po pravilih in pokaži, kako se konča.
cli-replay-examples =
    Primeri:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Zapis, kot besedilo ali JSON; »-« ga bere s standardnega vhoda.
cli-replay-to = Izpiši sam zapis v tej obliki.
cli-presets = Naštej pravila, po katerih se da igrati, in kaj katera spremenijo.

cli-pentaraduga = Pentaraduga: glej mozaike in koliko štejejo, išči najboljše, sestavljaj naloge, ponavljaj učne partije. Krajše: »penta«.
cli-figure = Pokaži mozaik, dan z zapisom: njegove kvadrate in napake ter njegov najkrajši zapis.
cli-figure-examples =
    Primeri:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Ploščice po vrstnem redu polaganja, z vejicami vmes: ploščica, kam kaže njen vrh, črke za najvišje, najbolj desno, najnižje ali najbolj levo mesto, ploščice, ki se jih dotika; ali njeno mesto, na primer oRoU@0,0. Drugi konci sledijo za »/«. Sam »-« bere mozaike s standardnega vhoda, po enega na vrstico.
cli-penta-solve = Najdi najboljši mozaik iz danih ploščic in dokaži, da boljšega ni.
cli-penta-solve-examples =
    Primeri:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Roka: ploščice, kot sta oRo ali oRv, s presledki ali vejicami vmes. Sam »-« bere roke s standardnega vhoda, po eno na vrstico.
cli-penta-goal = Česa naj bo največ: squares (kvadrati); quados (kvadrati manj pokvarjeni vogali); rings (obroči); frame (prazna polja v luknji; ni treba porabiti vseh ploščic).
cli-penta-free = Samo mozaiki brez neskladij in krivih stikov. Sicer so dovoljeni, a se odštejejo.
cli-penta-extend = Mozaik, dan z zapisom, ki ostane, kakršen je; ploščice se mu dodajajo.
cli-penta-count = Povej tudi, koliko je najboljših mozaikov; tisti, ki se z obratom ujamejo, štejejo enkrat.
cli-penta-seconds = Kako dolgo največ iskati; nato pove najboljši mozaik doslej in da ni dokazan. 0: kolikor je treba.
cli-penta-none = { $proved ->
        [1] Iz vseh teh ploščic ni mozaika brez napake.
       *[0] V tem času ni bilo najti mozaika.
    }
cli-penta-solved = { $proved ->
        [1] Najboljše mogoče, dokazano v { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Najboljše, najdeno v { NUMBER($seconds, maximumFractionDigits: 0) } s, ni dokazano:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } obroč
            [two] { $rings } obroča
            [few] { $rings } obroči
           *[other] { $rings } obročev
        }, { $counted ->
            [one] { $counted } kvadrat.
            [two] { $counted } kvadrata.
            [few] { $counted } kvadrati.
           *[other] { $counted } kvadratov.
        }
        [frame] luknja iz { $hole ->
            [one] { $hole } polja
            [two] { $hole } polj
            [few] { $hole } polj
           *[other] { $hole } polj
        }, šteje { $counted }.
       *[squares] šteje { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Enako dobrih mozaikov je vsaj { $count }.
       *[1] Takih mozaikov je { $count }.
    }
cli-penta-problems = Sestavi nove naloge ali pokaži eno od njih z rešitvami.
cli-penta-problems-examples =
    Primeri:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 od 14 ploščic), squares+ (12 od 24) ali quados (7 ploščic, dodanih mozaiku iz 7); ali oznaka ene naloge, da se vidijo rešitve.
cli-penta-problems-count = Koliko.
cli-penta-problems-seed = Kje začeti: vsakič iste naloge. Sicer naključno.
cli-penta-problems-difficulty = Od 1 (lahko) do 5 (težko): kako redke so rešitve in koliko kvadratov, ki se ponujajo takoj, zavaja. Sicer katera koli.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , težavnost { $difficulty } od 5
    }: { $kind ->
        [quados] { $given ->
                [start] dodaj vse te ploščice temu mozaiku
               *[hand] sestavi iz teh ploščic mozaik, ki šteje { $start }, nato mu dodaj vse druge od štirinajstih ploščic
            } tako, da šteje { $goal }, eno manj za vsak pokvarjen vogal{ $symmetry ->
                [none] .
                [central] , z obrisom, ki po polovičnem obratu ostane enak.
               *[any] , s simetričnim obrisom.
            }
       *[squares] sestavi iz vseh teh ploščic en mozaik, ki šteje { $goal }.
    }
cli-census = Ugotovi, koliko šteje najboljši mozaik vsake mogoče roke. Če se ustavi in znova zažene, nadaljuje.
cli-census-examples =
    Primeri:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Katere roke: squares (7 od 14 ploščic brez vijolične), squares+ (12 od vseh 24; traja nekaj minut) ali rings (v katerih rokah je obroč).
cli-census-output = Mapa za potrdila, z mozaikom za vsako roko, in za doslej opravljeno.
cli-census-workers = Koliko procesov išče; privzeto po eden za vsako jedro procesorja.
cli-census-ray = Išči v gruči Ray na tem naslovu, na primer 10.0.0.1:6379; »local« jo zažene na tem računalniku.
cli-census-verify = Namesto tega preveri to potrdilo: da je vsaka roka v njem enkrat, da vsak mozaik šteje, kolikor piše, in da novo iskanje najde isto.
cli-census-samples = Koliko rok pri preverjanju znova preiskati; vse, če jih je manj.
cli-census-seed = Katere so te roke.
cli-census-hands = Rok iz { $size } ploščic, od skupaj { $tiles }: { $hands }; če tiste, ki se razlikujejo le po barvah ali zrcaljenju, štejejo enkrat: { $classes }.
cli-census-column = { $column ->
        [score] Šteje
        [hands] Rok
        [tiles] Od ploščic
        [size] V roki
        [rings] Z obročem
       *[share] Delež
    }
cli-census-extreme = Nobena roka ne šteje { $end ->
        [least] manj
       *[most] več
    } kot { $score }; { $hands ->
        [1] toliko šteje ena:
        [one] toliko šteje { $hands }, na primer:
        [two] toliko štejeta { $hands }, na primer:
        [few] toliko štejejo { $hands }, na primer:
       *[other] toliko šteje { $hands }, na primer:
    }
cli-census-question = Ali vsaka roka{ $colour ->
        [none] { "" }
       *[other] , v kateri imajo vse ploščice { $colour },
    } šteje vsaj { $below }? { $hands ->
        [0] Da.
        [1] Ne, ena ne:
        [one] Ne, { $hands } ne, na primer:
        [two] Ne, { $hands } ne, na primer:
        [few] Ne, { $hands } ne, na primer:
       *[other] Ne, { $hands } ne, na primer:
    }
cli-census-verified = { $wrong ->
        [0] Potrdilo drži: vnosov { $count }, od tega znova preiskanih { $solved }.
        [one] V potrdilu je { $wrong } napaka.
        [two] V potrdilu sta { $wrong } napaki.
        [few] V potrdilu so { $wrong } napake.
       *[other] V potrdilu je { $wrong } napak.
    }
cli-penta-replay = Odigraj učne partije po pravilih in povej njihove izide ali kje kršijo pravila.
cli-penta-replay-examples =
    Primeri:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Datoteka z učnimi partijami v obliki JSON, »-« za standardni vhod ali oznaka učne partije, ki pride s Fourfoldom, na primer fulls-1.
cli-penta-nameless = Partija brez oznake
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , dogodek { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } ploščica
        [two] { $tiles } ploščici
        [few] { $tiles } ploščice
       *[other] { $tiles } ploščic
    }, { $squares ->
        [one] { $squares } kvadrat
        [two] { $squares } kvadrata
        [few] { $squares } kvadrati
       *[other] { $squares } kvadratov
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } obroč
        [two] , { $rings } obroča
        [few] , { $rings } obroči
       *[other] , { $rings } obročev
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } neskladje
        [two] , { $clashes } neskladji
        [few] , { $clashes } neskladja
       *[other] , { $clashes } neskladij
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } kriv stik
        [two] , { $rough } kriva stika
        [few] , { $rough } krivi stiki
       *[other] , { $rough } krivih stikov
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } pokvarjen vogal (za Kvados)
        [two] , { $spoiled } pokvarjena vogala (za Kvados)
        [few] , { $spoiled } pokvarjeni vogali (za Kvados)
       *[other] , { $spoiled } pokvarjenih vogalov (za Kvados)
    }{ $parts ->
        [0] { "" }
       *[other] , v več delih
    }: šteje { $counted }.

cli-penta-match = Naj dve stopnji računalnika igrata igro Pentaraduge druga proti drugi.
cli-penta-match-examples =
    Primeri:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Igra, na primer fulls ali reach+.
cli-penta-match-level = Stopnja računalnika.
cli-penta-match-games = Koliko partij; stopnji po vsaki zamenjata mesti.
cli-penta-match-result = { $game }, stopnja { $first } proti stopnji { $second }: zmag { $wins }, neodločenih { $draws }, porazov { $losses }, od skupaj { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); povprečno točk { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }; dejanj v srednji partiji: { $actions }.

cli-solve = Reši pozicijo: ali je dobljena, neodločena ali izgubljena za igralca, ki drži figuro ali jo mora dati, in kako hitro?
cli-solve-examples =
    Primeri:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Kaj šteje, na primer colour,shape; privzeto vse: colour,shape,height,top.
cli-squares = Vrsta je tudi vsak od devetih blokov 2 × 2 polj.
cli-shared = Koliko skupnih lastnosti morajo imeti štiri figure v vrsti; privzeto 1.
cli-threads = Koliko niti išče.
cli-memory = Koliko megabajtov sme iskanje porabiti za pomnjenje plošč.
cli-solve-moves = Povej tudi, koliko je vredna vsaka poteza.
cli-solve-warm = Skupaj z »-«: pomni najdeno od ene pozicije do druge.
cli-searching = Vozlišč { $nodes } v { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , potez { $done } od { $all }
    } …
cli-value = { $piece ->
        [nobody] Plošča je polna:
        [giver] Kdor naslednji da figuro,
       *[other] Kdor drži { $piece },
    } { $value ->
        [win] { $plies ->
            [1] zmaga takoj.
            [one] zmaga v { $plies } polpotezi.
            [two] zmaga v { $plies } polpotezah.
            [few] zmaga v { $plies } polpotezah.
           *[other] zmaga v { $plies } polpotezah.
        }
        [loss] { $plies ->
            [one] izgubi v { $plies } polpotezi, če drugi igra dobro.
            [two] izgubi v { $plies } polpotezah, če drugi igra dobro.
            [few] izgubi v { $plies } polpotezah, če drugi igra dobro.
           *[other] izgubi v { $plies } polpotezah, če drugi igra dobro.
        }
       *[draw] { $piece ->
            [nobody] neodločeno.
           *[other] lahko doseže remi, zmage pa ne, če drugi igra dobro.
        }
    }
cli-spent = Preiskanih vozlišč: { $nodes }, v { $seconds } s.
cli-grid =
    Vrstice: kam gre figura iz roke. Stolpci: figura, ki se da naslednja.
    +n zmaga v n polpotezah, = remi, -n izgubi v n polpotezah. Polpoteza je eno dajanje ali eno postavljanje.

cli-analyse = Analiziraj pozicijo: koliko je vredna, najboljše poteze in kaj oba nato igrata.
cli-analyse-examples =
    Primeri:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Pozicija, na primer "0..f/..../.3../.... 9": vrstice od 4 do 1, šestnajstiška števka za vsako figuro, nato figura v roki ali "-".
cli-best = Najboljše poteze:
cli-line = Če oba igrata dobro:

cli-review = Preglej partijo: koliko je bila vredna vsaka poteza, kaj je bilo zamujeno in kdaj je bilo odločeno.
cli-review-examples =
    Primeri:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] zmaga
        [draw] remi
        [loss] poraz
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] zapravi zmago
       *[draw] zapravi remi
    }
cli-missed = ne zakliče: { $lines }
cli-overlooked = Nihče ni zaklical: { $lines } (dogodek { $event }).
cli-decided = { $event ->
        [0] Od začetka je bila vredna to, s čimer se je končala.
       *[other] Odločil jo je dogodek { $event }.
    }

cli-engine = Odgovarjaj drugim programom, z vrsticami na standardnem vhodu in izhodu (docs/engine.md).
cli-engine-examples =
    Primeri:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm je za seznam pozicij; gre k »-« namesto pozicije.

cli-match = Naj stopnje računalnika igrajo med seboj, in oceni jih.
cli-match-examples =
    Primeri:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Dve stopnji ali več; vsaka igra z vsemi drugimi.
cli-match-all = Vse stopnje.
cli-match-games = Koliko partij igrata po dve stopnji; prvo figuro dajeta izmenoma.
cli-match-seed = Isto seme da iste partije.
cli-match-workers = Koliko procesov igra; privzeto toliko, kolikor je procesorjev.
cli-match-result = Stopnja { $first } proti stopnji { $second }: zmag { $wins }, neodločenih { $draws }, porazov { $losses }; { $points ->
        [1] 1 točka
        [one] { $points } točka
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    } od { $games }, { $elo } Elo.
cli-match-level = Stopnja
cli-match-step = Korak
cli-match-legend = Elo: nič je povprečje. Korak: koliko boljša od prejšnje stopnje. Nato točke v sto partijah proti vsaki stopnji. Napake: 95 %.
malformed-match-levels = Za tekmo sta potrebni dve stopnji ali več, vsaka navedena enkrat; pričakovano je nekaj kot 3 5 ali --all.

malformed-language = »{ $text }« ni jezik, ki ga znamo; na voljo: { $expected }.
malformed-utf-8 = To ni besedilo UTF-8.
malformed-file = { $path }: { $problem }
malformed-save = Nedokončane partije v { $path } ni mogoče prebrati: { $problem } Zaženi z --new, da jo daš na stran.
malformed-save-in-use = Partija v { $path } je odprta v drugem oknu. Navedi drugo datoteko z --save.
malformed-no-terminal = Za igranje je potreben terminal.
malformed-names = »{ $text }« nista dve imeni; pričakovano je nekaj kot Ann,Bo.
malformed-svg-of-many = --svg nariše eno pozicijo, ne seznama s standardnega vhoda.

cli-serve = Zaženi spletno aplikacijo: igranje v brskalniku, s prijatelji ali računalnikom.
cli-serve-examples =
    Primeri:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Naslov za poslušanje.
cli-port = Vrata za poslušanje; 0 vzame prosta.
cli-database = Zbirka podatkov; privzeto SQLite v sistemski mapi za podatke.
cli-workers = Koliko procesov streže igralcem; več kot eden potrebuje PostgreSQL in Redis.
cli-redis = Naslov Redis, prek katerega se procesi budijo med seboj.
cli-proxy = Naslov posrednika pred strežnikom, ki z X-Forwarded-For sporoča, od kod prihajajo zahteve.
cli-limits = Koliko smejo gostje, če drugače kot običajno: kot JSON, glej docs/security.md.
cli-open = Odpri stran v brskalniku.
cli-log-json = Piši dnevnik kot JSON, po en objekt na vrstico.
cli-metrics-port = Vrata, na katerih strežnik sporoča Prometheus, kako mu gre.
cli-metrics-host = Naslov, na katerem to sporoča.
cli-serving = Fourfold je na { $address }
cli-think = Razmišljaj za računalnik strežnika tudi na tej napravi.
cli-think-examples =
    Primer:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Naslov tistega Redis, ki ga uporabljajo strežniki.
cli-think-processes = Koliko procesov razmišlja; privzeto po eden za vsak procesor.
cli-thinking = Razmišljam za strežnike tega Redis.
malformed-redis = To ni naslov Redis, kot je redis://localhost:6379: { $why }
cli-admin = Vzdrževanje zbirke podatkov.
cli-migrate = Posodobi shemo (strežnik to naredi sam, ko se zažene).
cli-backup = Kopiraj zbirko SQLite, medtem ko strežnik teče.
cli-backup-file = Kam; ne sme še obstajati.
cli-export = Izpiši vsako partijo kot zapis, po enega na vrstico.
cli-prune = Izbriši, kar je staro, medtem ko strežnik teče. Če ni navedeno, kaj, se staro samo prešteje.
cli-prune-kinds = Kaj izbrisati: mize, za katerimi se ni igralo, mize z nedokončano ali končano partijo, dvoboje, povezave za druge naprave, goste, ki nikjer ne sedijo, zapise o delovanju strežnika; po vrsti unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Koliko dni se tega ni nihče dotaknil.
cli-forget = Izbriši podatke gosta: ime in to, katere partije so bile njegove.
cli-forget-guest = Gost: njegova oznaka ali oznaka mize in sedež, na primer 3f7dQx0aLm2c/A.
cli-count = Preštej goste, mize in dogodke.
malformed-port = Na { $host }:{ $port } ni mogoče poslušati: { $why }.
malformed-workers = Več procesov potrebuje skupno zbirko podatkov in skupni Redis: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Ni gosta »{ $guest }«.
malformed-exists = { $path } že obstaja.
malformed-database = Zbirke podatkov ni mogoče odpreti: { $why }
malformed-database-taken = Zbirko podatkov { $where } uporablja drug strežnik (proces { $pid } na { $host }, od { $since }). Najprej ga ustavi ali izberi drugo --database.
malformed-database-shared = Zbirko podatkov { $where } uporablja drug strežnik, ki tega ne sliši (proces { $pid } na { $host }, od { $since }). Najprej ga ustavi ali zaženi oba z istim --redis.
malformed-database-log = Dnevnik { $path } je poškodovan: če bi zbirko odprli, bi se za poškodbo { $commits ->
        [one] izgubila { $commits } shranjena sprememba
        [two] izgubili { $commits } shranjeni spremembi
        [few] izgubile { $commits } shranjene spremembe
       *[other] izgubilo { $commits } shranjenih sprememb
    } ({ $frames ->
        [one] { $frames } blok
        [two] { $frames } bloka
        [few] { $frames } bloki
       *[other] { $frames } blokov
    }). Najprej prekopiraj { $database } in { $path } na varno. Nato na njuno mesto daj varnostno kopijo ali poženi »fourfold admin salvage«, da obdržiš, kar se da prebrati, ostalo pa opustiš.
cli-salvage = Odpri zbirko SQLite s poškodovanim dnevnikom: obdrži kopijo obeh in opusti spremembe za poškodbo. Najprej ustavi strežnik.
malformed-salvage = Ta ukaz je samo za SQLite.
malformed-no-database = V { $where } ni zbirke podatkov Fourfold. Navedi jo z --database ali FOURFOLD_DATABASE.
malformed-backup = Ta ukaz kopira samo SQLite. Za PostgreSQL uporabi pg_dump.

cli-book = Knjiga otvoritev: natančne vrednosti vseh pozicij z največ tremi figurami na plošči.
cli-book-rules = Pravila, katerih poglavje je to: classic, squares, beginners-1, beginners-2 ali beginners-3; vsa, če ni navedeno nobeno.
cli-book-build = Naredi knjigo z iskanjem. Traja kako uro; če se ustavi in znova zažene, nadaljuje.
cli-book-examples =
    Primeri:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Mapa za poglavja in za doslej opravljeno.
cli-book-workers = Koliko procesov išče; privzeto po eden za vsako jedro procesorja.
cli-book-memory = Koliko pomnilnika sme vsak od njih porabiti za svojo tabelo, v MB.
cli-book-verify = Preveri knjigo: da je cela, da sledi sama iz sebe in da se ujema z novimi iskanji.
cli-book-samples = Koliko plošč iz vsakega poglavja znova preiskati.
cli-book-seed = Katere so te plošče.
cli-book-wrong = { $name } je napačno; iskanje je našlo: { $found }
cli-book-verified = { $wrong ->
        [0] Knjiga drži.
        [one] Napačna je { $wrong } plošča.
        [two] Napačni sta { $wrong } plošči.
        [few] Napačne so { $wrong } plošče.
       *[other] Napačnih je { $wrong } plošč.
    }
cli-stopped = Ustavljeno. Opravljeno je shranjeno: isti ukaz nadaljuje od tod.
malformed-book-rules = Ni poglavja »{ $name }«; pričakovano je eno od: { $expected }.

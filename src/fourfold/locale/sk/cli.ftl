### Príkazový riadok.

cli-fourfold = Hry o štyroch veciach, ktoré majú niečo spoločné.
cli-fourfold-examples =
    Príklady:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Ukáže verziu a skončí.
cli-lang = Jazyk; štandardne ten z prostredia (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: hrať, prezerať a riešiť pozície, kontrolovať zápisy.
cli-json = Vypisuje JSON pre programy, na každý riadok jeden objekt.
cli-cyrillic = Píše dieliky a smery azbukou ako v knihe.
cli-position = Pozícia ako "0..f/..../.3../.... 9": riadky 4 až 1, kameň je šestnástková číslica, potom kameň v ruke alebo "-". Samotné "-" číta pozície zo štandardného vstupu, na každom riadku jednu.
cli-preset = Pravidlá, podľa ktorých sa hrá; vypíše ich „fourfold quarto presets“.
cli-set = Zmení voľbu pravidiel, napríklad squares=on alebo move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Výstup
cli-unfinished = Nedohrané, udalostí: { $events }.
cli-false-call = { $name } volá, a rad tu nie je (udalosť { $event }).
cli-edition = Ako návod v tomto jazyku
cli-in-hand = V ruke: { $piece }, { $name }.

cli-play = Hra v termináli: dvaja pri jednej klávesnici, alebo jeden proti počítaču.
cli-play-examples =
    Príklady:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Protihráč: človek (person), alebo úroveň počítača, od najslabšej. Keď chýba, program sa spýta.
cli-play-names = Mená hráčov, oddelené čiarkou.
cli-play-save = Kde sa uchováva rozohraná partia.
cli-play-new = Začne odznova; rozohraná partia sa odloží.

cli-show = Ukáže pozíciu ako text alebo obrázok.
cli-show-examples =
    Príklady:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Nakreslí pozíciu aj do tohto súboru SVG.
cli-show-theme = Farby obrázka.
cli-show-size = Výška obrázka v pixeloch.

cli-replay = Skontroluje zápis podľa pravidiel a ukáže, kde sa končí.
cli-replay-examples =
    Príklady:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Zápis ako text alebo JSON; „-“ ho číta zo štandardného vstupu.
cli-replay-to = Vypíše samotný zápis v tejto podobe.
cli-presets = Vypíše pravidlá, podľa ktorých sa dá hrať, a čo ktoré menia.

cli-pentaraduga = Pentaraduga: prezerať obrazce a ich hodnotu, hľadať najlepšie, tvoriť úlohy, prehrávať cvičné partie. Skrátene „penta“.
cli-figure = Ukáže obrazec zapísaný v notácii: jeho štvorce, kazy a najkratší zápis.
cli-figure-examples =
    Príklady:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Dieliky v poradí kladenia, oddelené čiarkami: dielik, smer jeho vrcholu, písmená pre miesto najvyššie, najviac vpravo, najnižšie alebo najviac vľavo, dieliky, ktorých sa dotýka; alebo jeho miesto, napríklad oRoU@0,0. Iné zakončenia nasledujú po „/“. Samotné „-“ číta obrazce zo štandardného vstupu, na každom riadku jeden.
cli-penta-solve = Nájde najlepší obrazec zo sady dielikov a dokáže, že lepší nie je.
cli-penta-solve-examples =
    Príklady:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Sada: dieliky ako oRo alebo oRv, oddelené medzerami či čiarkami. Samotné „-“ číta sady zo štandardného vstupu, na každom riadku jednu.
cli-penta-goal = Čoho má byť najviac: squares (štvorce); quados (štvorce mínus pokazené kúty); rings (kruhy); frame (prázdne polia v diere; nemusia sa použiť všetky dieliky).
cli-penta-free = Len obrazce bez stretov a krivých spojov. Inak sú dovolené, ale odpočítavajú sa.
cli-penta-extend = Obrazec v notácii, ktorý zostane, ako je; dieliky sa prikladajú k nemu.
cli-penta-count = Povie aj to, koľko je najlepších obrazcov; tie, ktoré sa líšia len otočením, sa počítajú raz.
cli-penta-seconds = Ako dlho najviac hľadať; potom sa uvedie zatiaľ najlepší obrazec a to, že nie je dokázaný. 0: ako dlho bude treba.
cli-penta-none = { $proved ->
        [1] Zo všetkých týchto dielikov sa nedá zložiť obrazec bez kazu.
       *[0] V tomto čase sa žiadny obrazec nenašiel.
    }
cli-penta-solved = { $proved ->
        [1] Najlepší možný, dokázané za { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Najlepší nájdený za { NUMBER($seconds, maximumFractionDigits: 0) } s, nedokázané:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } kruh
            [few] { $rings } kruhy
           *[other] { $rings } kruhov
        }, { $counted ->
            [one] { $counted } štvorec.
            [few] { $counted } štvorce.
           *[other] { $counted } štvorcov.
        }
        [frame] diera, { $hole ->
            [one] { $hole } pole
            [few] { $hole } polia
           *[other] { $hole } polí
        }, hodnota { $counted }.
       *[squares] hodnota { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Rovnako dobrých obrazcov je aspoň { $count }.
       *[1] { $count ->
            [1] Taký obrazec je jeden.
           *[other] Počet takých obrazcov: { $count }.
        }
    }
cli-penta-problems = Vytvorí nové úlohy, alebo ukáže jednu z nich s odpoveďami.
cli-penta-problems-examples =
    Príklady:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 zo 14 dielikov), squares+ (12 z 24) alebo quados (7 dielikov priložených k obrazcu zo 7); alebo označenie jednej úlohy, aby bolo vidno odpovede.
cli-penta-problems-count = Koľko.
cli-penta-problems-seed = Kde začať: zakaždým rovnaké úlohy. Inak náhoda.
cli-penta-problems-difficulty = Od 1 (ľahké) do 5 (ťažké): aké vzácne sú odpovede a koľko štvorcov, ktoré sa hneď ponúkajú, zvádza na scestie. Inak ľubovoľná.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , náročnosť { $difficulty } z 5
    }: { $kind ->
        [quados] { $given ->
                [start] prilož všetky tieto dieliky k tomuto obrazcu
               *[hand] zlož z týchto dielikov obrazec s hodnotou { $start } a potom k nemu prilož všetky ostatné zo štrnástich
            } tak, aby mal hodnotu { $goal }; každý pokazený kút uberá jeden bod{ $symmetry ->
                [none] .
                [central] , a obrys zostane pri polobrate rovnaký.
               *[any] , a obrys je súmerný.
            }
       *[squares] zlož zo všetkých týchto dielikov jeden obrazec s hodnotou { $goal }.
    }
cli-census = Zistí hodnotu najlepšieho obrazca pre každú možnú sadu. Keď sa preruší a spustí znova, pokračuje.
cli-census-examples =
    Príklady:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Ktoré sady: squares (7 zo 14 dielikov bez fialovej), squares+ (12 zo všetkých 24; trvá minúty) alebo rings (z ktorých sád sa dá zložiť kruh).
cli-census-output = Priečinok na certifikáty s obrazcom pre každú sadu a na to, čo je zatiaľ hotové.
cli-census-workers = Koľko procesov hľadá; štandardne jeden na každé jadro procesora.
cli-census-ray = Hľadá namiesto toho na klastri Ray na tejto adrese, napríklad 10.0.0.1:6379; „local“ ho spustí na tomto počítači.
cli-census-verify = Namiesto toho skontroluje tento certifikát: že je v ňom každá sada raz, že každý obrazec má uvedenú hodnotu a že nové hľadanie nájde to isté.
cli-census-samples = Koľko sád pri kontrole prehľadať znova; všetky, keď ich je menej.
cli-census-seed = Ktoré sady to sú.
cli-census-hands = Sád po { $size } z { $tiles } dielikov: { $hands }; keď sa tie, ktoré sa líšia len farbami alebo zrkadlením, počítajú raz: { $classes }.
cli-census-column = { $column ->
        [score] Hodnota
        [hands] Sady
        [tiles] Z dielikov
        [size] V ruke
        [rings] S kruhom
       *[share] Podiel
    }
cli-census-extreme = Žiadna sada nemá hodnotu { $end ->
        [least] menšiu
       *[most] väčšiu
    } ako { $score }; { $hands ->
        [1] jedna má práve túto:
       *[other] sád s touto hodnotou: { $hands }, napríklad:
    }
cli-census-question = Má každá sada{ $colour ->
        [none] { "" }
       *[other] , kde každý dielik má aj { $colour } trojuholník,
    } hodnotu { $below } alebo viac? { $hands ->
        [0] Áno.
        [1] Nie, jedna nemá:
       *[other] Nie, výnimiek: { $hands }, napríklad:
    }
cli-census-verified = { $wrong ->
        [0] Certifikát je správny; položiek: { $count }, z toho znova prehľadaných: { $solved }.
        [one] V certifikáte je jedna chyba.
        [few] V certifikáte sú { $wrong } chyby.
       *[other] V certifikáte je { $wrong } chýb.
    }
cli-penta-replay = Prehrá cvičné partie podľa pravidiel a povie výsledok, alebo kde pravidlá porušujú.
cli-penta-replay-examples =
    Príklady:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Súbor cvičných partií v JSON, „-“ pre štandardný vstup, alebo označenie cvičnej partie, ktorá je súčasťou Fourfold, napríklad fulls-1.
cli-penta-nameless = Partia bez označenia
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , udalosť { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } dielik
        [few] { $tiles } dieliky
       *[other] { $tiles } dielikov
    }, { $squares ->
        [one] { $squares } štvorec
        [few] { $squares } štvorce
       *[other] { $squares } štvorcov
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } kruh
        [few] , { $rings } kruhy
       *[other] , { $rings } kruhov
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } stret
        [few] , { $clashes } strety
       *[other] , { $clashes } stretov
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } krivý spoj
        [few] , { $rough } krivé spoje
       *[other] , { $rough } krivých spojov
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } pokazený kút (pre Kvados)
        [few] , { $spoiled } pokazené kúty (pre Kvados)
       *[other] , { $spoiled } pokazených kútov (pre Kvados)
    }{ $parts ->
        [0] { "" }
       *[other] , v niekoľkých častiach
    }: hodnota { $counted }.

cli-penta-match = Nechá dve úrovne počítača hrať proti sebe niektorú hru Pentaradugy.
cli-penta-match-examples =
    Príklady:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Hra, napríklad fulls alebo reach+.
cli-penta-match-level = Úroveň počítača.
cli-penta-match-games = Koľko partií; po každej si úrovne vymenia miesta.
cli-penta-match-result = { $game }, úroveň { $first } proti úrovni { $second }: výhry { $wins }, remízy { $draws }, prehry { $losses } z { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); v priemere { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } bodov; medián akcií v partii: { $actions }.

cli-solve = Vyrieši pozíciu: je vyhraná, remízová, alebo prehraná pre toho, kto kameň drží alebo ho má dať, a ako skoro?
cli-solve-examples =
    Príklady:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Čo sa počíta, napríklad colour,shape; štandardne všetko: colour,shape,height,top.
cli-squares = Deväť štvorcov 2 × 2 sú tiež rady.
cli-shared = Koľko spoločných vlastností musia mať štyri kamene radu; štandardne 1.
cli-threads = Koľko vlákien hľadá.
cli-memory = Koľko megabajtov smie hľadanie použiť na zapamätané pozície.
cli-solve-moves = Povie aj to, akú má každý ťah hodnotu.
cli-solve-warm = S „-“: pamätá si zistené od jednej pozície k druhej.
cli-searching = Uzly: { $nodes } za { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , ťahy: { $done } z { $all }
    }…
cli-value = { $piece ->
        [nobody] Doska je plná:
        [giver] Kto dáva ďalší kameň,
       *[other] Kto drží { $piece },
    } { $value ->
        [win] { $plies ->
            [1] vyhráva hneď.
           *[other] vyhráva do { $plies } polťahov.
        }
        [loss] prehráva do { $plies } polťahov, keď druhá strana hrá dobre.
       *[draw] { $piece ->
            [nobody] remíza.
           *[other] môže remizovať, ale nie vyhrať, keď druhá strana hrá dobre.
        }
    }
cli-spent = Prehľadané uzly: { $nodes } za { $seconds } s.
cli-grid =
    Riadky: kam pôjde kameň z ruky. Stĺpce: kameň, ktorý sa dá potom.
    +n vyhráva do n polťahov, = remíza, -n prehráva do n polťahov. Polťah je podanie alebo položenie kameňa.

cli-analyse = Analyzuje pozíciu: jej hodnotu, najlepšie ťahy a čo potom obaja hrajú.
cli-analyse-examples =
    Príklady:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Pozícia ako "0..f/..../.3../.... 9": riadky 4 až 1, kameň je šestnástková číslica, potom kameň v ruke alebo "-".
cli-best = Najlepšie ťahy:
cli-line = Keď obaja hrajú dobre:

cli-review = Rozoberie partiu: akú hodnotu mal každý ťah, čo sa prehliadlo a kedy bolo rozhodnuté.
cli-review-examples =
    Príklady:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] výhra
        [draw] remíza
        [loss] prehra
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] púšťa výhru
       *[draw] púšťa remízu
    }
cli-missed = nevolá: { $lines }
cli-overlooked = Nikto nezavolal: { $lines } (udalosť { $event }).
cli-decided = { $event ->
        [0] Partia od začiatku stála tak, ako sa skončila.
       *[other] Rozhodla udalosť { $event }.
    }

cli-engine = Odpovedá iným programom, riadkami na štandardnom vstupe a výstupe (docs/engine.md).
cli-engine-examples =
    Príklady:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm je pre zoznam pozícií; namiesto pozície patrí „-“.

cli-match = Nechá úrovne počítača hrať medzi sebou a ohodnotí ich.
cli-match-examples =
    Príklady:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Dve úrovne alebo viac; každá hrá so všetkými ostatnými.
cli-match-all = Všetky úrovne.
cli-match-games = Koľko partií hrá každá dvojica úrovní; prvý kameň dávajú striedavo.
cli-match-seed = Rovnaké semienko dáva rovnaké partie.
cli-match-workers = Koľko procesov hrá; štandardne toľko, koľko je procesorov.
cli-match-result = Úroveň { $first } proti úrovni { $second }: výhry { $wins }, remízy { $draws }, prehry { $losses }; { $points ->
        [1] 1 bod
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    } z { $games }, { $elo } Elo.
cli-match-level = Úroveň
cli-match-step = Krok
cli-match-legend = Elo: nula je priemer. Krok: o koľko lepšia ako predchádzajúca úroveň. Potom body v sto partiách proti každej úrovni. Chyba: 95 %.
malformed-match-levels = Zápas potrebuje dve úrovne alebo viac, každú raz; napríklad 3 5 alebo --all.

malformed-language = Jazykom „{ $text }“ nehovoríme; vieme: { $expected }.
malformed-utf-8 = To nie je text v UTF-8.
malformed-file = { $path }: { $problem }
malformed-save = Rozohraná partia v { $path } sa nedá prečítať: { $problem } Začni s --new a odloží sa.
malformed-save-in-use = Partia v { $path } je otvorená v inom okne. Zvoľ iný súbor pomocou --save.
malformed-no-terminal = Na hranie treba terminál.
malformed-names = „{ $text }“ nie sú dve mená; treba tvar ako Ann,Bo.
malformed-svg-of-many = --svg kreslí jednu pozíciu, nie zoznam zo štandardného vstupu.

cli-serve = Spustí webovú aplikáciu: hra v prehliadači, s priateľmi alebo s počítačom.
cli-serve-examples =
    Príklady:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Adresa, na ktorej počúvať.
cli-port = Port, na ktorom počúvať; 0 vezme voľný.
cli-database = Databáza; štandardne SQLite v dátovom priečinku systému.
cli-workers = Koľko procesov obsluhuje hráčov; viac než jeden potrebuje PostgreSQL a Redis.
cli-redis = Adresa Redis, cez ktorý sa procesy navzájom budia.
cli-proxy = Adresa proxy pred serverom, ktorá cez X-Forwarded-For oznamuje, odkiaľ požiadavky prichádzajú.
cli-limits = Koľko smú hostia, ak inak než zvyčajne: ako JSON, pozri docs/security.md.
cli-open = Otvorí stránku v prehliadači.
cli-log-json = Zapisuje log ako JSON, na každý riadok jeden objekt.
cli-metrics-port = Port, na ktorom server oznamuje Prometheus, ako sa mu darí.
cli-metrics-host = Adresa, na ktorej to oznamuje.
cli-serving = Fourfold je na { $address }
cli-think = Premýšľa za počítač servera aj na tomto stroji.
cli-think-examples =
    Príklad:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Adresa toho Redis, ktorý používajú servery.
cli-think-processes = Koľko procesov premýšľa; štandardne jeden na každý procesor.
cli-thinking = Premýšľam za servery tohto Redis.
malformed-redis = Toto nie je adresa Redis ako napríklad redis://localhost:6379: { $why }
cli-admin = Starostlivosť o databázu.
cli-migrate = Aktualizuje schému (server to robí pri spustení).
cli-backup = Skopíruje databázu SQLite počas behu servera.
cli-backup-file = Kam; súbor ešte nesmie existovať.
cli-export = Vypíše každú partiu ako zápis, na každý riadok jednu.
cli-prune = Zmaže počas behu servera to, čo je staré. Keď nie je povedané, čo zmazať, len to spočíta.
cli-prune-kinds = Čo zmazať: stoly, pri ktorých sa nehralo, stoly s nedohranou alebo dohranou partiou, súboje, odkazy pre iné zariadenia, hostí, ktorí nikde nesedia, záznamy o behu servera; postupne unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Koľko dní sa toho nikto nedotkol.
cli-forget = Zmaže údaje hosťa: meno a to, ktoré partie boli jeho.
cli-forget-guest = Hosť: jeho označenie, alebo označenie stola a miesto, napríklad 3f7dQx0aLm2c/A.
cli-count = Spočíta hostí, stoly a udalosti.
malformed-port = Na { $host }:{ $port } sa počúvať nedá: { $why }.
malformed-workers = Viac procesov potrebuje spoločnú databázu a spoločný Redis: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Hosť „{ $guest }“ neexistuje.
malformed-exists = { $path } už existuje.
malformed-database = Databáza sa nedá otvoriť: { $why }
malformed-database-taken = Databázu { $where } používa iný server (proces { $pid } na { $host }, od { $since }). Najprv ho zastav, alebo zvoľ inú --database.
malformed-database-shared = Databázu { $where } používa iný server, ktorý tento nepočuje (proces { $pid } na { $host }, od { $since }). Najprv ho zastav, alebo spusti oba s rovnakým --redis.
malformed-database-log = Denník { $path } je poškodený: otvorením databázy by sa za poškodeným miestom { $commits ->
        [one] stratila { $commits } uložená zmena
        [few] stratili { $commits } uložené zmeny
       *[other] stratilo { $commits } uložených zmien
    } ({ $frames ->
        [one] { $frames } blok
        [few] { $frames } bloky
       *[other] { $frames } blokov
    }). Najprv skopíruj { $database } a { $path } na bezpečné miesto. Potom na ich miesto daj zálohu, alebo príkazom „fourfold admin salvage“ zachovaj, čo sa dá prečítať, a zvyšok oželej.
cli-salvage = Otvorí databázu SQLite s poškodeným denníkom: ponechá kópiu oboch a vzdá sa zmien za poškodeným miestom. Najprv zastav server.
malformed-salvage = Tento príkaz je len pre SQLite.
malformed-no-database = V { $where } nie je databáza Fourfold. Uveď ju pomocou --database alebo FOURFOLD_DATABASE.
malformed-backup = Tento príkaz kopíruje len SQLite. Pre PostgreSQL použi pg_dump.

cli-book = Kniha otvorení: presná hodnota každej pozície, kde sú na doske najviac tri kamene.
cli-book-rules = Pravidlá, ktorých sa kapitola týka: classic, squares, beginners-1, beginners-2 alebo beginners-3; bez udania všetky.
cli-book-build = Vytvorí knihu hľadaním. Trvá asi hodinu; keď sa preruší a spustí znova, pokračuje.
cli-book-examples =
    Príklady:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Priečinok na kapitoly a na to, čo je zatiaľ hotové.
cli-book-workers = Koľko procesov hľadá; štandardne jeden na každé jadro procesora.
cli-book-memory = Koľko pamäte smie každý z nich zabrať pre svoju tabuľku, v MB.
cli-book-verify = Skontroluje knihu: že je celá, neodporuje si a zhoduje sa s novým hľadaním.
cli-book-samples = Koľko dosiek každej kapitoly prehľadať znova.
cli-book-seed = Ktoré dosky to sú.
cli-book-wrong = { $name }: chyba; hľadanie našlo: { $found }
cli-book-verified = { $wrong ->
        [0] Kniha je správna.
        [one] Jedna doska je chybná.
        [few] { $wrong } dosky sú chybné.
       *[other] { $wrong } dosiek je chybných.
    }
cli-stopped = Prerušené. Čo je hotové, zostáva: rovnaký príkaz odtiaľto pokračuje.
malformed-book-rules = Kapitola „{ $name }“ neexistuje; sú tu: { $expected }.

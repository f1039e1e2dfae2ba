### Příkazová řádka.

cli-fourfold = Hry o čtyřech věcech, které mají něco společného.
cli-fourfold-examples =
    Příklady:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Ukáže verzi a skončí.
cli-lang = Jazyk; standardně ten z prostředí (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: hrát, prohlížet a řešit pozice, kontrolovat zápisy.
cli-json = Vypisuje JSON pro programy, na každý řádek jeden objekt.
cli-cyrillic = Píše destičky a směry azbukou jako v knize.
cli-position = Pozice jako "0..f/..../.3../.... 9": řádky 4 až 1, dílek je šestnáctková číslice, pak dílek v ruce nebo "-". Samotné "-" čte pozice ze standardního vstupu, na každém řádku jednu.
cli-preset = Pravidla, podle kterých se hraje; vypíše je „fourfold quarto presets“.
cli-set = Změní volbu pravidel, třeba squares=on nebo move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Výstup
cli-unfinished = Nedohráno, událostí: { $events }.
cli-false-call = { $name } volá, a řada není (událost { $event }).
cli-edition = Jako návod v tomto jazyce
cli-in-hand = V ruce: { $piece }, { $name }.

cli-play = Hra v terminálu: dva u jedné klávesnice, nebo jeden proti počítači.
cli-play-examples =
    Příklady:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Soupeř: člověk (person), nebo úroveň počítače, od nejslabší. Když chybí, program se zeptá.
cli-play-names = Jména hráčů, oddělená čárkou.
cli-play-save = Kde se uchovává rozehraná partie.
cli-play-new = Začne znovu; rozehraná partie se odloží.

cli-show = Ukáže pozici jako text nebo obrázek.
cli-show-examples =
    Příklady:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Také nakreslí pozici do tohoto souboru SVG.
cli-show-theme = Barvy obrázku.
cli-show-size = Výška obrázku v pixelech.

cli-replay = Zkontroluje zápis podle pravidel a ukáže, kde končí.
cli-replay-examples =
    Příklady:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Zápis jako text nebo JSON; „-“ ho čte ze standardního vstupu.
cli-replay-to = Vypíše samotný zápis v této podobě.
cli-presets = Vypíše pravidla, podle kterých se dá hrát, a co která mění.

cli-pentaraduga = Pentaraduga: prohlížet obrazce a jejich hodnotu, hledat nejlepší, tvořit úlohy, přehrávat cvičné partie. Zkráceně „penta“.
cli-figure = Ukáže obrazec zapsaný v notaci: jeho čtverce, vady a nejkratší zápis.
cli-figure-examples =
    Příklady:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Destičky v pořadí pokládání, oddělené čárkami: destička, směr jejího vrcholu, písmena pro místo nejvýš, nejvíc vpravo, nejníž nebo nejvíc vlevo, destičky, kterých se dotýká; nebo její místo, třeba oRoU@0,0. Jiná zakončení následují po „/“. Samotné „-“ čte obrazce ze standardního vstupu, na každém řádku jeden.
cli-penta-solve = Najde nejlepší obrazec ze sady destiček a dokáže, že lepší není.
cli-penta-solve-examples =
    Příklady:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Sada: destičky jako oRo nebo oRv, oddělené mezerami či čárkami. Samotné „-“ čte sady ze standardního vstupu, na každém řádku jednu.
cli-penta-goal = Čeho má být nejvíc: squares (čtverce); quados (čtverce minus zkažené kouty); rings (kruhy); frame (prázdná pole v díře; všechny destičky se použít nemusí).
cli-penta-free = Jen obrazce bez střetů a křivých spojů. Jinak jsou dovolené, ale odečítají se.
cli-penta-extend = Obrazec v notaci, který zůstane, jak je; destičky se přikládají k němu.
cli-penta-count = Řekne i to, kolik je nejlepších obrazců; ty, které se liší jen otočením, se počítají jednou.
cli-penta-seconds = Jak dlouho nejvýš hledat; pak se uvede zatím nejlepší obrazec a to, že není dokázaný. 0: jak dlouho bude třeba.
cli-penta-none = { $proved ->
        [1] Ze všech těchto destiček nejde složit obrazec bez vady.
       *[0] V tomto čase se žádný obrazec nenašel.
    }
cli-penta-solved = { $proved ->
        [1] Nejlepší možný, dokázáno za { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Nejlepší nalezený za { NUMBER($seconds, maximumFractionDigits: 0) } s, nedokázáno:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } kruh
            [few] { $rings } kruhy
           *[other] { $rings } kruhů
        }, { $counted ->
            [one] { $counted } čtverec.
            [few] { $counted } čtverce.
           *[other] { $counted } čtverců.
        }
        [frame] díra, { $hole ->
            [one] { $hole } pole
            [few] { $hole } pole
           *[other] { $hole } polí
        }, hodnota { $counted }.
       *[squares] hodnota { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Stejně dobrých obrazců je aspoň { $count }.
       *[1] { $count ->
            [1] Takový obrazec je jeden.
           *[other] Počet takových obrazců: { $count }.
        }
    }
cli-penta-problems = Vytvoří nové úlohy, nebo ukáže jednu z nich s odpověďmi.
cli-penta-problems-examples =
    Příklady:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 ze 14 destiček), squares+ (12 z 24) nebo quados (7 destiček přiložených k obrazci ze 7); nebo označení jedné úlohy, aby byly vidět odpovědi.
cli-penta-problems-count = Kolik.
cli-penta-problems-seed = Kde začít: pokaždé stejné úlohy. Jinak náhoda.
cli-penta-problems-difficulty = Od 1 (lehké) do 5 (těžké): jak vzácné jsou odpovědi a kolik čtverců, které se hned nabízejí, svádí na scestí. Jinak libovolná.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , obtížnost { $difficulty } z 5
    }: { $kind ->
        [quados] { $given ->
                [start] přilož všechny tyto destičky k tomuto obrazci
               *[hand] slož z těchto destiček obrazec s hodnotou { $start } a pak k němu přilož všechny ostatní ze čtrnácti
            } tak, aby měl hodnotu { $goal }; každý zkažený kout ubírá jeden bod{ $symmetry ->
                [none] .
                [central] , a obrys zůstane při půlotočce stejný.
               *[any] , a obrys je souměrný.
            }
       *[squares] slož ze všech těchto destiček jeden obrazec s hodnotou { $goal }.
    }
cli-census = Zjistí hodnotu nejlepšího obrazce pro každou možnou sadu. Když se přeruší a spustí znovu, pokračuje.
cli-census-examples =
    Příklady:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Které sady: squares (7 ze 14 destiček bez fialové), squares+ (12 ze všech 24; trvá minuty) nebo rings (z kterých sad jde složit kruh).
cli-census-output = Složka pro certifikáty s obrazcem pro každou sadu a pro to, co je zatím hotové.
cli-census-workers = Kolik procesů hledá; standardně jeden na každé jádro procesoru.
cli-census-ray = Hledá místo toho na klastru Ray na této adrese, třeba 10.0.0.1:6379; „local“ ho spustí na tomto počítači.
cli-census-verify = Místo toho zkontroluje tento certifikát: že je v něm každá sada jednou, že každý obrazec má uvedenou hodnotu a že nové hledání najde totéž.
cli-census-samples = Kolik sad při kontrole prohledat znovu; všechny, když jich je míň.
cli-census-seed = Které sady to jsou.
cli-census-hands = Sad po { $size } z { $tiles } destiček: { $hands }; když se ty, které se liší jen barvami nebo zrcadlením, počítají jednou: { $classes }.
cli-census-column = { $column ->
        [score] Hodnota
        [hands] Sady
        [tiles] Z destiček
        [size] V ruce
        [rings] S kruhem
       *[share] Podíl
    }
cli-census-extreme = Žádná sada nemá hodnotu { $end ->
        [least] menší
       *[most] větší
    } než { $score }; { $hands ->
        [1] jedna má právě tuto:
       *[other] sad s touto hodnotou: { $hands }, třeba:
    }
cli-census-question = Má každá sada{ $colour ->
        [none] { "" }
       *[other] , kde každá destička má i { $colour } trojúhelník,
    } hodnotu { $below } nebo víc? { $hands ->
        [0] Ano.
        [1] Ne, jedna nemá:
       *[other] Ne, výjimek: { $hands }, třeba:
    }
cli-census-verified = { $wrong ->
        [0] Certifikát je správný; položek: { $count }, z toho znovu prohledaných: { $solved }.
        [one] V certifikátu je jedna chyba.
        [few] V certifikátu jsou { $wrong } chyby.
       *[other] V certifikátu je { $wrong } chyb.
    }
cli-penta-replay = Přehraje cvičné partie podle pravidel a řekne výsledek, nebo kde pravidla porušují.
cli-penta-replay-examples =
    Příklady:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Soubor cvičných partií v JSON, „-“ pro standardní vstup, nebo označení cvičné partie, která je součástí Fourfold, třeba fulls-1.
cli-penta-nameless = Partie bez označení
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , událost { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } destička
        [few] { $tiles } destičky
       *[other] { $tiles } destiček
    }, { $squares ->
        [one] { $squares } čtverec
        [few] { $squares } čtverce
       *[other] { $squares } čtverců
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } kruh
        [few] , { $rings } kruhy
       *[other] , { $rings } kruhů
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } střet
        [few] , { $clashes } střety
       *[other] , { $clashes } střetů
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } křivý spoj
        [few] , { $rough } křivé spoje
       *[other] , { $rough } křivých spojů
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } zkažený kout (pro Kvados)
        [few] , { $spoiled } zkažené kouty (pro Kvados)
       *[other] , { $spoiled } zkažených koutů (pro Kvados)
    }{ $parts ->
        [0] { "" }
       *[other] , v několika částech
    }: hodnota { $counted }.

cli-penta-match = Nechá dvě úrovně počítače hrát proti sobě některou hru Pentaradugy.
cli-penta-match-examples =
    Příklady:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Hra, třeba fulls nebo reach+.
cli-penta-match-level = Úroveň počítače.
cli-penta-match-games = Kolik partií; po každé si úrovně vymění místa.
cli-penta-match-result = { $game }, úroveň { $first } proti úrovni { $second }: výhry { $wins }, remízy { $draws }, prohry { $losses } z { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); průměrně { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } bodů; medián akcí v partii: { $actions }.

cli-solve = Vyřeší pozici: je vyhraná, remízová, nebo prohraná pro toho, kdo dílek drží nebo ho má dát, a jak brzy?
cli-solve-examples =
    Příklady:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Co se počítá, třeba colour,shape; standardně všechno: colour,shape,height,top.
cli-squares = Devět čtverců 2 × 2 jsou také řady.
cli-shared = Kolik společných vlastností musí mít čtyři dílky řady; standardně 1.
cli-threads = Kolik vláken hledá.
cli-memory = Kolik megabajtů smí hledání použít na zapamatované pozice.
cli-solve-moves = Řekne i to, jakou má každý tah hodnotu.
cli-solve-warm = S „-“: pamatuje si zjištěné od jedné pozice ke druhé.
cli-searching = Uzly: { $nodes } za { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , tahy: { $done } z { $all }
    }…
cli-value = { $piece ->
        [nobody] Deska je plná:
        [giver] Kdo dává další dílek,
       *[other] Kdo drží { $piece },
    } { $value ->
        [win] { $plies ->
            [1] vyhrává hned.
           *[other] vyhrává do { $plies } půltahů.
        }
        [loss] prohrává do { $plies } půltahů, když druhá strana hraje dobře.
       *[draw] { $piece ->
            [nobody] remíza.
           *[other] může remizovat, ale ne vyhrát, když druhá strana hraje dobře.
        }
    }
cli-spent = Prohledané uzly: { $nodes } za { $seconds } s.
cli-grid =
    Řádky: kam půjde dílek z ruky. Sloupce: dílek, který se dá potom.
    +n vyhrává do n půltahů, = remíza, -n prohrává do n půltahů. Půltah je předání nebo položení dílku.

cli-analyse = Analyzuje pozici: její hodnotu, nejlepší tahy a co pak oba hrají.
cli-analyse-examples =
    Příklady:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Pozice jako "0..f/..../.3../.... 9": řádky 4 až 1, dílek je šestnáctková číslice, pak dílek v ruce nebo "-".
cli-best = Nejlepší tahy:
cli-line = Když oba hrají dobře:

cli-review = Rozebere partii: jakou hodnotu měl každý tah, co se přehlédlo a kdy bylo rozhodnuto.
cli-review-examples =
    Příklady:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] výhra
        [draw] remíza
        [loss] prohra
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] pouští výhru
       *[draw] pouští remízu
    }
cli-missed = nevolá: { $lines }
cli-overlooked = Nikdo nezavolal: { $lines } (událost { $event }).
cli-decided = { $event ->
        [0] Partie od začátku stála tak, jak skončila.
       *[other] Rozhodla událost { $event }.
    }

cli-engine = Odpovídá jiným programům, řádky na standardním vstupu a výstupu (docs/engine.md).
cli-engine-examples =
    Příklady:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm je pro seznam pozic; místo pozice patří „-“.

cli-match = Nechá úrovně počítače hrát mezi sebou a ohodnotí je.
cli-match-examples =
    Příklady:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Dvě úrovně nebo víc; každá hraje se všemi ostatními.
cli-match-all = Všechny úrovně.
cli-match-games = Kolik partií hraje každá dvojice úrovní; první dílek dávají střídavě.
cli-match-seed = Stejné semínko dává stejné partie.
cli-match-workers = Kolik procesů hraje; standardně tolik, kolik je procesorů.
cli-match-result = Úroveň { $first } proti úrovni { $second }: výhry { $wins }, remízy { $draws }, prohry { $losses }; { $points ->
        [1] 1 bod
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } z { $games }, { $elo } Elo.
cli-match-level = Úroveň
cli-match-step = Krok
cli-match-legend = Elo: nula je průměr. Krok: o kolik lepší než předchozí úroveň. Pak body ve sto partiích proti každé úrovni. Chyba: 95 %.
malformed-match-levels = Zápas potřebuje dvě úrovně nebo víc, každou jednou; třeba 3 5 nebo --all.

malformed-language = Jazykem „{ $text }“ nemluvíme; umíme: { $expected }.
malformed-utf-8 = To není text v UTF-8.
malformed-file = { $path }: { $problem }
malformed-save = Rozehranou partii v { $path } nejde přečíst: { $problem } Začni s --new a odloží se.
malformed-save-in-use = Partie v { $path } je otevřená v jiném okně. Zvol jiný soubor pomocí --save.
malformed-no-terminal = Ke hraní je potřeba terminál.
malformed-names = „{ $text }“ nejsou dvě jména; má to být tvar jako Ann,Bo.
malformed-svg-of-many = --svg kreslí jednu pozici, ne seznam ze standardního vstupu.

cli-serve = Spustí webovou aplikaci: hra v prohlížeči, s přáteli nebo s počítačem.
cli-serve-examples =
    Příklady:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Adresa, na které naslouchat.
cli-port = Port, na kterém naslouchat; 0 vezme volný.
cli-database = Databáze; standardně SQLite v datové složce systému.
cli-workers = Kolik procesů obsluhuje hráče; více než jeden potřebuje PostgreSQL a Redis.
cli-redis = Adresa Redis, přes který se procesy navzájem budí.
cli-proxy = Adresa proxy před serverem, která přes X-Forwarded-For sděluje, odkud požadavky přicházejí.
cli-limits = Kolik smějí hosté, pokud jinak než obvykle: jako JSON, viz docs/security.md.
cli-open = Otevře stránku v prohlížeči.
cli-log-json = Zapisuje log jako JSON, na každý řádek jeden objekt.
cli-metrics-port = Port, na kterém server sděluje Prometheus, jak se mu daří.
cli-metrics-host = Adresa, na které to sděluje.
cli-serving = Fourfold je na { $address }
cli-think = Přemýšlí za počítač serveru i na tomto stroji.
cli-think-examples =
    Příklad:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Adresa toho Redis, který používají servery.
cli-think-processes = Kolik procesů přemýšlí; standardně jeden na každý procesor.
cli-thinking = Přemýšlím za servery tohoto Redis.
malformed-redis = Toto není adresa Redis jako třeba redis://localhost:6379: { $why }
cli-admin = Péče o databázi.
cli-migrate = Aktualizuje schéma (server to dělá při spuštění).
cli-backup = Zkopíruje databázi SQLite za běhu serveru.
cli-backup-file = Kam; soubor ještě nesmí existovat.
cli-export = Vypíše každou partii jako zápis, na každý řádek jednu.
cli-prune = Smaže za běhu serveru to, co je staré. Když není řečeno, co smazat, jen to spočítá.
cli-prune-kinds = Co smazat: stoly, u kterých se nehrálo, stoly s nedohranou nebo dohranou partií, souboje, odkazy pro jiná zařízení, hosty, kteří nikde nesedí, záznamy o běhu serveru; postupně unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Kolik dní na to nikdo nesáhl.
cli-forget = Smaže údaje hosta: jméno a to, které partie byly jeho.
cli-forget-guest = Host: jeho označení, nebo označení stolu a místo, třeba 3f7dQx0aLm2c/A.
cli-count = Spočítá hosty, stoly a události.
malformed-port = Na { $host }:{ $port } nejde naslouchat: { $why }.
malformed-workers = Více procesů potřebuje společnou databázi a společný Redis: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Host „{ $guest }“ neexistuje.
malformed-exists = { $path } už existuje.
malformed-database = Databázi nejde otevřít: { $why }
malformed-database-taken = Databázi { $where } používá jiný server (proces { $pid } na { $host }, od { $since }). Nejdřív ho zastav, nebo zvol jinou --database.
malformed-database-shared = Databázi { $where } používá jiný server, který o tomto neví (proces { $pid } na { $host }, od { $since }). Nejdřív ho zastav, nebo spusť oba se stejným --redis.
malformed-database-log = Žurnál { $path } je poškozený: otevřením databáze by se { $commits ->
        [one] ztratila { $commits } uložená změna
        [few] ztratily { $commits } uložené změny
       *[other] ztratilo { $commits } uložených změn
    } ({ $frames ->
        [one] { $frames } blok
        [few] { $frames } bloky
       *[other] { $frames } bloků
    }) za poškozeným místem. Nejdřív zkopíruj { $database } a { $path } na bezpečné místo. Pak je nahraď zálohou, nebo spusť „fourfold admin salvage“: co jde přečíst, zůstane, zbytek se ztratí.
cli-salvage = Otevře databázi SQLite s poškozeným žurnálem: obojí zkopíruje a změny za poškozeným místem zahodí. Nejdřív zastav server.
malformed-salvage = Tento příkaz je jen pro SQLite.
malformed-no-database = V { $where } není databáze Fourfold. Uveď ji pomocí --database nebo FOURFOLD_DATABASE.
malformed-backup = Tento příkaz kopíruje jen SQLite. Pro PostgreSQL použij pg_dump.

cli-book = Kniha zahájení: přesná hodnota každé pozice, kde jsou na desce nejvýš tři dílky.
cli-book-rules = Pravidla, kterých se kapitola týká: classic, squares, beginners-1, beginners-2 nebo beginners-3; bez udání všechna.
cli-book-build = Vytvoří knihu hledáním. Trvá asi hodinu; když se přeruší a spustí znovu, pokračuje.
cli-book-examples =
    Příklady:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Složka pro kapitoly a pro to, co je zatím hotové.
cli-book-workers = Kolik procesů hledá; standardně jeden na každé jádro procesoru.
cli-book-memory = Kolik paměti smí každý z nich zabrat pro svou tabulku, v MB.
cli-book-verify = Zkontroluje knihu: že je celá, neodporuje si a shoduje se s novým hledáním.
cli-book-samples = Kolik desek každé kapitoly prohledat znovu.
cli-book-seed = Které desky to jsou.
cli-book-wrong = { $name }: chyba; hledání našlo: { $found }
cli-book-verified = { $wrong ->
        [0] Kniha je správná.
        [one] Jedna deska je chybná.
        [few] { $wrong } desky jsou chybné.
       *[other] { $wrong } desek je chybných.
    }
cli-stopped = Přerušeno. Co je hotové, zůstává: stejný příkaz odtud pokračuje.
malformed-book-rules = Kapitola „{ $name }“ neexistuje; jsou tu: { $expected }.

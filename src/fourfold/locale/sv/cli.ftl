### Kommandoraden.

cli-fourfold = Spel om fyra saker som hör ihop.
cli-fourfold-examples =
    Exempel:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Visa versionen och avsluta.
cli-lang = Språket som används; annars det från miljön (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: spela det, titta på ställningar, lös dem, kontrollera protokoll.
cli-json = Skriv JSON för program, ett objekt per rad.
cli-cyrillic = Skriver brickor och riktningar med bokens kyrilliska bokstäver.
cli-position = En ställning som "0..f/..../.3../.... 9": rad 4 till 1, en hexsiffra per pjäs, sedan pjäsen i handen eller "-". Ett ensamt "-" läser en ställning per rad från standard in.
cli-preset = Reglerna att spela efter; ”fourfold quarto presets” visar dem.
cli-set = Ändrar en punkt i reglerna, t.ex. squares=on eller move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Resultatet
cli-unfinished = Inte klart efter { $events } händelser.
cli-false-call = { $name } ropade utan en rad (händelse { $event }).
cli-edition = Som regelbladet på det språket
cli-in-hand = I handen: { $piece }, { $name }.

cli-play = Spela i terminalen, två vid samma tangentbord eller en mot datorn.
cli-play-examples =
    Exempel:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Motståndaren: en människa (person) eller en av datorns nivåer, den svagaste först. Du får frågan om det saknas.
cli-play-names = Spelarnas namn med komma emellan.
cli-play-save = Var det oavslutade partiet sparas.
cli-play-new = Börja om; ett oavslutat parti läggs undan.

cli-show = Visa en ställning som text eller som bild.
cli-show-examples =
    Exempel:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Rita också ställningen i den här SVG-filen.
cli-show-theme = Bildens färger.
cli-show-size = Bildens höjd i pixlar.

cli-replay = Kontrollera ett protokoll mot reglerna och visa var det slutar.
cli-replay-examples =
    Exempel:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Ett protokoll som text eller JSON; ”-” läser det från standard in.
cli-replay-to = Skriv själva protokollet i den här formen.
cli-presets = Visa reglerna man kan spela efter och vad var och en ändrar.

cli-pentaraduga = Pentaraduga: titta på figurer och vad de är värda, hitta de bästa, gör uppgifter, spela igenom lärpartier. ”penta” är kortformen.
cli-figure = Visa en figur som är skriven i notation: dess kvadrater och fel och dess kortaste notation.
cli-figure-examples =
    Exempel:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Brickor i den ordning de läggs, med komma emellan: en bricka, vart dess spets pekar, bokstäver för platsen överst, längst till höger, nederst eller längst till vänster, brickor som den rör vid; eller dess plats, t.ex. oRoU@0,0. Andra avslutningar följer efter ”/”. Ett ensamt ”-” läser en figur per rad från standard in.
cli-penta-solve = Hitta den bästa figuren av en hand brickor och bevisa att ingen är bättre.
cli-penta-solve-examples =
    Exempel:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Handen: brickor som oRo eller oRv med mellanslag eller komma emellan. Ett ensamt ”-” läser en hand per rad från standard in.
cli-penta-goal = Vad det ska bli mest av: squares (kvadrater); quados (kvadrater minus förstörda hörn); rings (ringar); frame (tomma rutor i ett hål; alla brickor måste inte vara med).
cli-penta-free = Bara figurer utan färgfel och sneda fogar. Annars är de tillåtna, men kostar.
cli-penta-extend = En figur i notation som förblir som den är; brickorna läggs till den.
cli-penta-count = Tala också om hur många bästa figurer det finns; de som blir lika när man vrider dem räknas en gång.
cli-penta-seconds = Hur länge sökningen får pågå; sedan visas den bästa figuren hittills, och att den inte är bevisad. 0: så länge det tar.
cli-penta-none = { $proved ->
        [1] Det finns ingen figur av alla de här brickorna utan fel.
       *[0] Ingen figur hittades i tid.
    }
cli-penta-solved = { $proved ->
        [1] Bästa möjliga, bevisat på { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Det bästa som hittades på { NUMBER($seconds, maximumFractionDigits: 0) } s, inte bevisat:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } ring
           *[other] { $rings } ringar
        }, { $counted ->
            [one] { $counted } kvadrat.
           *[other] { $counted } kvadrater.
        }
        [frame] ett hål på { $hole ->
            [one] { $hole } ruta
           *[other] { $hole } rutor
        }, är värd { $counted }.
       *[squares] figuren är värd { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Minst { $count } figurer är lika bra.
       *[1] { $count ->
            [one] Det finns en sådan figur.
           *[other] Det finns { $count } sådana figurer.
        }
    }
cli-penta-problems = Gör nya uppgifter, eller visa en av dem med dess lösningar.
cli-penta-problems-examples =
    Exempel:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 av 14 brickor), squares+ (12 av 24) eller quados (7 brickor läggs till en figur av 7); eller en uppgifts id, för att se dess lösningar.
cli-penta-problems-count = Hur många.
cli-penta-problems-seed = Var det börjar: samma uppgifter varje gång. Annars slumpen.
cli-penta-problems-difficulty = Från 1 (lätt) till 5 (svår): hur sällsynta lösningarna är, och hur många av kvadraterna som går att göra direkt som leder fel. Annars alla.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , svårighet { $difficulty } av 5
    }: { $kind ->
        [quados] { $given ->
                [start] lägg alla de här brickorna till den här figuren
               *[hand] gör av de här brickorna en figur som är värd { $start }, och lägg sedan alla de andra av de fjorton till den
            } så att den är värd { $goal }, minus ett för varje förstört hörn{ $symmetry ->
                [none] .
                [central] , med en kontur som ett halvt varv inte ändrar.
               *[any] , med en symmetrisk kontur.
            }
       *[squares] gör av alla de här brickorna en enda figur som är värd { $goal }.
    }
cli-census = Ta reda på vad den bästa figuren av varje möjlig hand är värd. Kan avbrytas och fortsätter när den startas igen.
cli-census-examples =
    Exempel:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Vilka händer: squares (7 av de 14 brickorna utan violett), squares+ (12 av alla 24; tar minuter) eller rings (vilka händer som har en ring i sig).
cli-census-output = Mappen för certifikaten, med en figur för varje hand, och för det som är gjort hittills.
cli-census-workers = Hur många processer som söker; annars en per processorkärna.
cli-census-ray = Sök i stället på Ray-klustret på den här adressen, t.ex. 10.0.0.1:6379; ”local” startar ett på den här datorn.
cli-census-verify = Kontrollera i stället det här certifikatet: att varje hand finns där en gång, att varje figur är värd det som står, och att nya sökningar hittar samma sak.
cli-census-samples = Hur många händer som söks igen vid kontrollen; alla om de är färre.
cli-census-seed = Vilka händer det är.
cli-census-hands = { $hands } händer på { $size } av { $tiles } brickor; { $classes } om händer som bara skiljer sig i färger eller spegling räknas en gång.
cli-census-column = { $column ->
        [score] Räknas till
        [hands] Händer
        [tiles] Av brickor
        [size] På hand
        [rings] Med ring
       *[share] Andel
    }
cli-census-extreme = Ingen hand är värd { $end ->
        [least] mindre
       *[most] mer
    } än { $score }; { $hands ->
        [one] en är värd det:
       *[other] { $hands } är värda det, t.ex.:
    }
cli-census-question = Räknas varje hand{ $colour ->
        [none] { "" }
       *[other] { " " }där alla brickor har färgen { $colour }
    } till { $below } eller mer? { $hands ->
        [0] Ja.
        [one] Nej, en gör det inte:
       *[other] Nej, { $hands } gör det inte, t.ex.:
    }
cli-census-verified = { $wrong ->
        [0] Certifikatet stämmer: { $count } poster, { $solved } av dem sökta igen.
        [one] En sak är fel i certifikatet.
       *[other] { $wrong } saker är fel i certifikatet.
    }
cli-penta-replay = Spela igenom lärpartier efter reglerna och visa resultaten, eller var de bryter mot reglerna.
cli-penta-replay-examples =
    Exempel:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = En fil med lärpartier i JSON, ”-” för standard in, eller id för ett lärparti som följer med Fourfold, t.ex. fulls-1.
cli-penta-nameless = Ett parti utan id
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , händelse { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } bricka
       *[other] { $tiles } brickor
    }, { $squares ->
        [one] { $squares } kvadrat
       *[other] { $squares } kvadrater
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } ring
       *[other] , { $rings } ringar
    }{ $clashes ->
        [0] { "" }
       *[other] , { $clashes } färgfel
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } sned fog
       *[other] , { $rough } sneda fogar
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } förstört hörn (i Quados)
       *[other] , { $spoiled } förstörda hörn (i Quados)
    }{ $parts ->
        [0] { "" }
       *[other] , i flera delar
    }: den är värd { $counted }.

cli-penta-match = Låt två av datorns nivåer spela ett av spelen i Pentaraduga mot varandra.
cli-penta-match-examples =
    Exempel:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Spelet, t.ex. fulls eller reach+.
cli-penta-match-level = En av datorns nivåer.
cli-penta-match-games = Hur många partier; nivåerna byter plats efter varje parti.
cli-penta-match-result = { $game }, nivå { $first } mot nivå { $second }: { $wins } vunna, { $draws } oavgjorda, { $losses } förlorade av { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } poäng i snitt; { $actions } handlingar i medianpartiet.

cli-solve = Lös en ställning: är den vunnen, oavgjord eller förlorad för den som har pjäsen eller ska ge en, och hur snabbt?
cli-solve-examples =
    Exempel:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Vad som räknas, t.ex. colour,shape; annars alla: colour,shape,height,top.
cli-squares = De nio kvadraterna på 2 × 2 fält är också rader.
cli-shared = Hur många kännetecken de fyra pjäserna i en rad måste ha gemensamt; annars 1.
cli-threads = Hur många trådar som söker.
cli-memory = Hur många megabyte sökningen får använda för att minnas bräden.
cli-solve-moves = Tala också om vad varje drag är värt.
cli-solve-warm = Med ”-”: kom ihåg det som hittats från en ställning till nästa.
cli-searching = { $nodes } noder på { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , { $done } av { $all } drag
    } …
cli-value = { $piece ->
        [nobody] Brädet är fullt:
        [giver] Den som ger nu
       *[other] Den som har { $piece }
    } { $value ->
        [win] { $plies ->
            [1] vinner direkt.
           *[other] vinner på { $plies } halvdrag.
        }
        [loss] förlorar på { $plies } halvdrag om den andra spelar bra.
       *[draw] { $piece ->
            [nobody] oavgjort.
           *[other] kan få oavgjort, men inte vinna om den andra spelar bra.
        }
    }
cli-spent = Sökte igenom { $nodes } noder på { $seconds } s.
cli-grid =
    Rader: var pjäsen i handen placeras. Kolumner: pjäsen som ges sedan.
    +n vinner på n halvdrag, = oavgjort, -n förlorar på n halvdrag. Ett halvdrag är att ge eller att placera.

cli-analyse = Analysera en ställning: dess värde, de bästa dragen och vad båda spelar då.
cli-analyse-examples =
    Exempel:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = En ställning som "0..f/..../.3../.... 9": rad 4 till 1, en hexsiffra per pjäs, sedan pjäsen i handen eller "-".
cli-best = De bästa dragen:
cli-line = Om båda spelar bra:

cli-review = Gå igenom ett parti: vad varje drag var värt, vad som missades och när det avgjordes.
cli-review-examples =
    Exempel:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] vinst
        [draw] oavgjort
        [loss] förlust
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] kastar bort en vinst
       *[draw] kastar bort oavgjort
    }
cli-missed = ropar inte: { $lines }
cli-overlooked = Ingen ropade: { $lines } (händelse { $event }).
cli-decided = { $event ->
        [0] Från början var det värt det som det slutade med.
       *[other] Det avgjordes med händelse { $event }.
    }

cli-engine = Svara andra program, rad för rad på standard in och ut (docs/engine.md).
cli-engine-examples =
    Exempel:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm är för en lista med ställningar; den hör ihop med ”-” i stället för en ställning.

cli-match = Låt datorns nivåer spela mot varandra och mät deras styrka.
cli-match-examples =
    Exempel:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Två nivåer eller fler; var och en spelar mot alla andra.
cli-match-all = Alla nivåer.
cli-match-games = Hur många partier varje par av nivåer spelar; de turas om att ge först.
cli-match-seed = Samma startvärde ger samma partier.
cli-match-workers = Hur många processer som spelar; annars lika många som det finns processorer.
cli-match-result = Nivå { $first } mot nivå { $second }: { $wins } vunna, { $draws } oavgjorda, { $losses } förlorade; { $points ->
        [1] 1 poäng
       *[other] { $points } poäng
    } av { $games }, { $elo } Elo.
cli-match-level = Nivå
cli-match-step = Steg
cli-match-legend = Elo: noll är genomsnittet. Steg: hur mycket bättre än nivån före. Sedan poäng på hundra partier mot varje nivå. Osäkerhet: 95 %-intervall.
malformed-match-levels = En match kräver två nivåer eller fler, var och en nämnd en gång; ska vara t.ex. 3 5 eller --all.

malformed-language = ”{ $text }” är inget språk vi talar; det finns: { $expected }.
malformed-utf-8 = Det här är inte UTF-8-text.
malformed-file = { $path }: { $problem }
malformed-save = Det oavslutade partiet i { $path } går inte att läsa: { $problem } Starta med --new för att lägga undan det.
malformed-save-in-use = Partiet i { $path } är öppet i ett annat fönster. Ange en annan fil med --save.
malformed-no-terminal = Det behövs en terminal för att spela.
malformed-names = ”{ $text }” är inte två namn; ska vara t.ex. Ann,Bo.
malformed-svg-of-many = --svg ritar en ställning, inte en lista från standard in.

cli-serve = Kör webbappen: spela i webbläsaren, med vänner eller datorn.
cli-serve-examples =
    Exempel:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Adressen att lyssna på.
cli-port = Porten att lyssna på; 0 tar en ledig.
cli-database = Databasen; annars SQLite i systemets datamapp.
cli-workers = Hur många processer som betjänar förfrågningar; för fler än en behövs PostgreSQL och Redis.
cli-redis = Adressen till Redis, som flera processer väcker varandra genom.
cli-proxy = Adressen till en proxy framför servern, som med X-Forwarded-For talar om varifrån förfrågningar kommer.
cli-limits = Hur mycket gäster får göra, där det avviker från det vanliga: som JSON, se docs/security.md.
cli-open = Öppna sidan i en webbläsare.
cli-log-json = Skriv loggen som JSON, ett objekt per rad.
cli-metrics-port = Tala om för Prometheus på den här porten hur servern mår.
cli-metrics-host = Adressen där det talas om.
cli-serving = Fourfold finns på { $address }
cli-think = Låt även den här maskinen tänka åt datorn på en server.
cli-think-examples =
    Exempel:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Adressen till den Redis som servrarna använder.
cli-think-processes = Hur många processer som tänker; annars en per processor.
cli-thinking = Tänker åt servrarna på denna Redis.
malformed-redis = Det här är ingen adress till en Redis, som t.ex. redis://localhost:6379: { $why }
cli-admin = Underhåll databasen.
cli-migrate = Uppdatera schemat till senaste version (det gör servern själv när den startar).
cli-backup = Kopiera en SQLite-databas medan servern kör.
cli-backup-file = Vart; filen får inte finnas än.
cli-export = Skriv varje parti som ett protokoll, ett per rad.
cli-prune = Radera det som är gammalt medan servern kör. Om det inte anges vad, räknas det gamla bara.
cli-prune-kinds = Vad som raderas: bord där ingen har spelat, oavslutade eller avslutade partier, dueller, länkar till andra enheter, gäster som inte sitter någonstans, serverns körningar; i den ordningen unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Hur många dagar det ska ha legat orört.
cli-forget = Radera en gästs data: namnet, och vilka partier som var gästens.
cli-forget-guest = Gästen: ett id, eller ett bords id och en plats, t.ex. 3f7dQx0aLm2c/A.
cli-count = Räkna gäster, bord och händelser.
malformed-port = Det går inte att lyssna på { $host }:{ $port }: { $why }.
malformed-workers = Flera processer behöver en databas och en Redis som de kan dela: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Det finns ingen gäst ”{ $guest }”.
malformed-exists = { $path } finns redan.
malformed-database = Databasen går inte att öppna: { $why }
malformed-database-taken = En annan server använder databasen { $where } (process { $pid } på { $host }, sedan { $since }). Stoppa den först, eller välj en annan --database.
malformed-database-shared = En annan server, som inte hör den här, använder databasen { $where } (process { $pid } på { $host }, sedan { $since }). Stoppa den först, eller starta båda med samma --redis.
malformed-database-log = Loggen { $path } är skadad: { $commits ->
        [one] { $commits } sparad ändring
       *[other] { $commits } sparade ändringar
    } ({ $frames ->
        [one] { $frames } block
       *[other] { $frames } block
    }) efter skadan skulle gå förlorade om databasen öppnades. Kopiera först { $database } och { $path } till en säker plats. Lägg sedan en säkerhetskopia i deras ställe, eller kör ”fourfold admin salvage” för att behålla det som går att läsa och ge upp resten.
cli-salvage = Öppna en SQLite-databas vars logg är skadad: behåll en kopia av båda och ge upp ändringarna efter skadan. Stoppa servern först.
malformed-salvage = Det här kommandot är bara för SQLite.
malformed-no-database = Det finns ingen Fourfold-databas i { $where }. Ange den med --database eller FOURFOLD_DATABASE.
malformed-backup = Det här kommandot kopierar bara SQLite. Använd pg_dump för PostgreSQL.

cli-book = Öppningsboken: det exakta värdet av varje ställning med upp till tre pjäser på brädet.
cli-book-rules = Reglerna som kapitlet gäller: classic, squares, beginners-1, beginners-2 eller beginners-3; alla om ingen nämns.
cli-book-build = Gör boken genom sökning. Det tar en timme eller så; kan avbrytas och fortsätter när den startas igen.
cli-book-examples =
    Exempel:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Mappen för kapitlen och för det som är gjort hittills.
cli-book-workers = Hur många processer som söker; annars en per processorkärna.
cli-book-memory = Hur mycket minne var och en får använda till sin tabell, i MB.
cli-book-verify = Kontrollera boken: att den är hel och stämmer med sig själv och med nya sökningar.
cli-book-samples = Hur många bräden i varje kapitel som söks igen.
cli-book-seed = Vilka bräden det är.
cli-book-wrong = { $name } är fel; sökningen hittade: { $found }
cli-book-verified = { $wrong ->
        [0] Boken stämmer.
        [one] Ett bräde är fel.
       *[other] { $wrong } bräden är fel.
    }
cli-stopped = Stoppat. Det som är gjort är sparat: samma kommando fortsätter härifrån.
malformed-book-rules = Det finns inget kapitel ”{ $name }”; ska vara ett av: { $expected }.

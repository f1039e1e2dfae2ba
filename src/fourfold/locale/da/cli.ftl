### Kommandolinjen.

cli-fourfold = Spil om fire ting, der passer sammen.
cli-fourfold-examples =
    Eksempler:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Vis versionen og slut.
cli-lang = Sproget, der bruges; ellers det fra miljøet (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: spil det, se på stillinger, løs dem, tjek referater.
cli-json = Skriv JSON til programmer, ét objekt pr. linje.
cli-cyrillic = Skriver fliser og retninger med bogens kyrilliske bogstaver.
cli-position = En stilling som "0..f/..../.3../.... 9": række 4 til 1, et hex-ciffer pr. brik, så brikken på hånden eller "-". Et enkelt "-" læser én stilling pr. linje fra standard-input.
cli-preset = Reglerne, der spilles efter; »fourfold quarto presets« viser dem.
cli-set = Ændrer et punkt i reglerne, fx squares=on eller move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Resultatet
cli-unfinished = Ikke færdigt efter { $events } hændelser.
cli-false-call = { $name } råbte uden en stribe (hændelse { $event }).
cli-edition = Som regelarket på det sprog
cli-in-hand = På hånden: { $piece }, { $name }.

cli-play = Spil i terminalen, to ved samme tastatur eller én mod computeren.
cli-play-examples =
    Eksempler:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Modstanderen: et menneske (person) eller et af computerens niveauer, det svageste først. Du bliver spurgt, hvis det mangler.
cli-play-names = Spillernes navne med komma imellem.
cli-play-save = Hvor det uafsluttede spil gemmes.
cli-play-new = Begynd forfra; et uafsluttet spil lægges til side.

cli-show = Vis en stilling som tekst eller som billede.
cli-show-examples =
    Eksempler:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Tegn også stillingen i denne SVG-fil.
cli-show-theme = Billedets farver.
cli-show-size = Billedets højde i pixels.

cli-replay = Tjek et referat efter reglerne, og vis, hvor det ender.
cli-replay-examples =
    Eksempler:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Et referat som tekst eller JSON; »-« læser det fra standard-input.
cli-replay-to = Skriv selve referatet i denne form.
cli-presets = Vis de regler, man kan spille efter, og hvad hver af dem ændrer.

cli-pentaraduga = Pentaraduga: se på figurer og hvad de tæller, find de bedste, lav opgaver, spil lærespil igennem. »penta« er den korte form.
cli-figure = Vis en figur, der er skrevet i notation: dens kvadrater og fejl og dens korteste notation.
cli-figure-examples =
    Eksempler:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Fliser i den rækkefølge, de lægges, med komma imellem: en flise, hvor dens spids peger hen, bogstaver for den øverste, yderste højre, nederste eller yderste venstre plads, fliser, den rører; eller dens plads, fx oRoU@0,0. Andre slutninger følger efter »/«. Et enkelt »-« læser én figur pr. linje fra standard-input.
cli-penta-solve = Find den bedste figur af en hånd fliser, og bevis, at ingen er bedre.
cli-penta-solve-examples =
    Eksempler:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Hånden: fliser som oRo eller oRv med mellemrum eller komma imellem. Et enkelt »-« læser én hånd pr. linje fra standard-input.
cli-penta-goal = Hvad der skal være mest af: squares (kvadrater); quados (kvadrater minus ødelagte hjørner); rings (ringe); frame (tomme celler i et hul; ikke alle fliser behøver at være med).
cli-penta-free = Kun figurer uden farvefejl og skæve fuger. Ellers er de tilladt, men koster.
cli-penta-extend = En figur i notation, der bliver, som den er; fliserne lægges til den.
cli-penta-count = Fortæl også, hvor mange bedste figurer der er; de, der er ens, når man drejer dem, tæller én gang.
cli-penta-seconds = Hvor længe der højst søges; så vises den bedste figur indtil da, og at den ikke er bevist. 0: så længe det tager.
cli-penta-none = { $proved ->
        [1] Der findes ingen figur af alle disse fliser uden fejl.
       *[0] Ingen figur blev fundet i tide.
    }
cli-penta-solved = { $proved ->
        [1] Bedst muligt, bevist på { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Det bedste, der blev fundet på { NUMBER($seconds, maximumFractionDigits: 0) } s, ikke bevist:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } ring
           *[other] { $rings } ringe
        }, { $counted ->
            [one] { $counted } kvadrat.
           *[other] { $counted } kvadrater.
        }
        [frame] et hul på { $hole ->
            [one] { $hole } celle
           *[other] { $hole } celler
        }, tæller { $counted }.
       *[squares] figuren tæller { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Mindst { $count } figurer er lige så gode.
       *[1] { $count ->
            [one] Der er én sådan figur.
           *[other] Der er { $count } sådanne figurer.
        }
    }
cli-penta-problems = Lav nye opgaver, eller vis en af dem med dens løsninger.
cli-penta-problems-examples =
    Eksempler:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 af 14 fliser), squares+ (12 af 24) eller quados (7 fliser lægges til en figur af 7); eller en opgaves id for at se dens løsninger.
cli-penta-problems-count = Hvor mange.
cli-penta-problems-seed = Hvor der begyndes: de samme opgaver hver gang. Ellers tilfældigt.
cli-penta-problems-difficulty = Fra 1 (let) til 5 (svær): hvor sjældne løsningerne er, og hvor mange af de kvadrater, der straks kan laves, der fører på vildspor. Ellers alle.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , sværhed { $difficulty } af 5
    }: { $kind ->
        [quados] { $given ->
                [start] læg alle disse fliser til denne figur
               *[hand] lav af disse fliser en figur, der tæller { $start }, og læg så alle de andre af de fjorten til den
            }, så den tæller { $goal }, minus én for hvert ødelagt hjørne{ $symmetry ->
                [none] .
                [central] , med et omrids, som en halv omgang ikke ændrer.
               *[any] , med et symmetrisk omrids.
            }
       *[squares] lav af alle disse fliser én figur, der tæller { $goal }.
    }
cli-census = Find ud af, hvad den bedste figur af hver mulig hånd tæller. Kan afbrydes og fortsætter, når den startes igen.
cli-census-examples =
    Eksempler:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Hvilke hænder: squares (7 af de 14 fliser uden violet), squares+ (12 af alle 24; tager minutter) eller rings (hvilke hænder der har en ring i sig).
cli-census-output = Mappen til certifikaterne med en figur for hver hånd og til det, der er gjort hidtil.
cli-census-workers = Hvor mange processer der søger; ellers én pr. processorkerne.
cli-census-ray = Søg i stedet på Ray-klyngen på denne adresse, fx 10.0.0.1:6379; »local« starter en på denne maskine.
cli-census-verify = Tjek i stedet dette certifikat: at hver hånd er der én gang, at hver figur tæller det, der står, og at nye søgninger finder det samme.
cli-census-samples = Hvor mange hænder der søges igen ved tjekket; alle, hvis der er færre.
cli-census-seed = Hvilke hænder det er.
cli-census-hands = { $hands } hænder på { $size } af { $tiles } fliser; { $classes }, hvis hænder, der kun er forskellige i farver eller spejling, tæller én gang.
cli-census-column = { $column ->
        [score] Tæller
        [hands] Hænder
        [tiles] Af fliser
        [size] På hånden
        [rings] Med ring
       *[share] Andel
    }
cli-census-extreme = Ingen hånd tæller { $end ->
        [least] mindre
       *[most] mere
    } end { $score }; { $hands ->
        [one] én tæller det:
       *[other] { $hands } tæller det, fx:
    }
cli-census-question = Tæller hver hånd{ $colour ->
        [none] { "" }
       *[other] , hvor alle fliser har farven { $colour },
    } { $below } eller mere? { $hands ->
        [0] Ja.
        [one] Nej, én gør ikke:
       *[other] Nej, { $hands } gør ikke, fx:
    }
cli-census-verified = { $wrong ->
        [0] Certifikatet er rigtigt: { $count } poster, { $solved } af dem søgt igen.
        [one] Én ting er forkert i certifikatet.
       *[other] { $wrong } ting er forkerte i certifikatet.
    }
cli-penta-replay = Spil lærespil igennem efter reglerne, og vis resultaterne, eller hvor de bryder reglerne.
cli-penta-replay-examples =
    Eksempler:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = En fil med lærespil i JSON, »-« for standard-input, eller id'et på et lærespil, der følger med Fourfold, fx fulls-1.
cli-penta-nameless = Et spil uden id
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , hændelse { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } flise
       *[other] { $tiles } fliser
    }, { $squares ->
        [one] { $squares } kvadrat
       *[other] { $squares } kvadrater
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } ring
       *[other] , { $rings } ringe
    }{ $clashes ->
        [0] { "" }
       *[other] , { $clashes } farvefejl
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } skæv fuge
       *[other] , { $rough } skæve fuger
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } ødelagt hjørne (i Quados)
       *[other] , { $spoiled } ødelagte hjørner (i Quados)
    }{ $parts ->
        [0] { "" }
       *[other] , i flere dele
    }: den tæller { $counted }.

cli-penta-match = Lad to af computerens niveauer spille et spil Pentaraduga mod hinanden.
cli-penta-match-examples =
    Eksempler:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Spillet, fx fulls eller reach+.
cli-penta-match-level = Et af computerens niveauer.
cli-penta-match-games = Hvor mange spil; niveauerne bytter plads efter hvert spil.
cli-penta-match-result = { $game }, niveau { $first } mod niveau { $second }: { $wins } vundet, { $draws } uafgjort, { $losses } tabt af { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } point i gennemsnit; { $actions } handlinger i medianspillet.

cli-solve = Løs en stilling: er den vundet, uafgjort eller tabt for den, der har brikken eller skal give en, og hvor hurtigt?
cli-solve-examples =
    Eksempler:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Hvad der tæller, fx colour,shape; ellers alle: colour,shape,height,top.
cli-squares = De ni kvadrater på 2 × 2 felter er også striber.
cli-shared = Hvor mange egenskaber de fire brikker i en stribe skal have til fælles; ellers 1.
cli-threads = Hvor mange tråde der søger.
cli-memory = Hvor mange megabyte søgningen må bruge til at huske brætter.
cli-solve-moves = Fortæl også, hvad hvert træk er værd.
cli-solve-warm = Med »-«: husk det fundne fra den ene stilling til den næste.
cli-searching = { $nodes } knuder på { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , { $done } af { $all } træk
    } …
cli-value = { $piece ->
        [nobody] Brættet er fyldt:
        [giver] Den, der giver nu,
       *[other] Den, der har { $piece },
    } { $value ->
        [win] { $plies ->
            [1] vinder straks.
           *[other] vinder på { $plies } halvtræk.
        }
        [loss] taber på { $plies } halvtræk, hvis den anden spiller godt.
       *[draw] { $piece ->
            [nobody] uafgjort.
           *[other] kan få uafgjort, men ikke vinde, hvis den anden spiller godt.
        }
    }
cli-spent = { $nodes } knuder gennemsøgt på { $seconds } s.
cli-grid =
    Rækker: hvor brikken på hånden sættes. Kolonner: brikken, der gives så.
    +n vinder på n halvtræk, = uafgjort, -n taber på n halvtræk. Et halvtræk er at give eller at sætte.

cli-analyse = Analysér en stilling: dens værdi, de bedste træk, og hvad begge så spiller.
cli-analyse-examples =
    Eksempler:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = En stilling som "0..f/..../.3../.... 9": række 4 til 1, et hex-ciffer pr. brik, så brikken på hånden eller "-".
cli-best = De bedste træk:
cli-line = Hvis begge spiller godt:

cli-review = Gennemgå et spil: hvad hver tur var værd, hvad der blev overset, og hvornår det blev afgjort.
cli-review-examples =
    Eksempler:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] sejr
        [draw] uafgjort
        [loss] tab
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] smider en sejr væk
       *[draw] smider uafgjort væk
    }
cli-missed = råber ikke: { $lines }
cli-overlooked = Ingen råbte: { $lines } (hændelse { $event }).
cli-decided = { $event ->
        [0] Fra starten var det værd, hvad det endte med.
       *[other] Det blev afgjort med hændelse { $event }.
    }

cli-engine = Svar andre programmer, linje for linje over standard-input og -output (docs/engine.md).
cli-engine-examples =
    Eksempler:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm er til en liste af stillinger; den hører sammen med »-« i stedet for en stilling.

cli-match = Lad computerens niveauer spille mod hinanden, og mål deres styrke.
cli-match-examples =
    Eksempler:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = To niveauer eller flere; hvert spiller mod alle de andre.
cli-match-all = Alle niveauer.
cli-match-games = Hvor mange spil hvert par af niveauer spiller; de skiftes til at give først.
cli-match-seed = Samme startværdi giver de samme spil.
cli-match-workers = Hvor mange processer der spiller; ellers så mange, som der er processorer.
cli-match-result = Niveau { $first } mod niveau { $second }: { $wins } vundet, { $draws } uafgjort, { $losses } tabt; { $points ->
        [1] 1 point
       *[other] { $points } point
    } af { $games }, { $elo } Elo.
cli-match-level = Niveau
cli-match-step = Trin
cli-match-legend = Elo: nul er gennemsnittet. Trin: hvor meget bedre end niveauet før. Så point i hundrede spil mod hvert niveau. Usikkerhed: 95 %-interval.
malformed-match-levels = En match kræver to niveauer eller flere, hvert nævnt én gang; forventede noget som 3 5 eller --all.

malformed-language = »{ $text }« er ikke et sprog, vi taler; der er: { $expected }.
malformed-utf-8 = Dette er ikke UTF-8-tekst.
malformed-file = { $path }: { $problem }
malformed-save = Det uafsluttede spil i { $path } kan ikke læses: { $problem } Start med --new for at lægge det til side.
malformed-save-in-use = Spillet i { $path } er åbent i et andet vindue. Angiv en anden fil med --save.
malformed-no-terminal = Der skal en terminal til at spille.
malformed-names = »{ $text }« er ikke to navne; forventede noget som Ann,Bo.
malformed-svg-of-many = --svg tegner én stilling, ikke en liste fra standard-input.

cli-serve = Kør webappen: spil i browseren, med venner eller computeren.
cli-serve-examples =
    Eksempler:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Adressen, der lyttes på.
cli-port = Porten, der lyttes på; 0 tager en ledig.
cli-database = Databasen; ellers SQLite i systemets datamappe.
cli-workers = Hvor mange processer der betjener forespørgsler; mere end én kræver PostgreSQL og Redis.
cli-redis = Adressen på Redis, som flere processer vækker hinanden gennem.
cli-proxy = Adressen på en proxy foran serveren, som med X-Forwarded-For fortæller, hvor forespørgsler kommer fra.
cli-limits = Hvor meget gæster må, hvor det afviger fra det sædvanlige: som JSON, se docs/security.md.
cli-open = Åbn siden i en browser.
cli-log-json = Skriv loggen som JSON, ét objekt pr. linje.
cli-metrics-port = Fortæl Prometheus på denne port, hvordan serveren har det.
cli-metrics-host = Adressen, det fortælles på.
cli-serving = Fourfold er på { $address }
cli-think = Lad også denne maskine tænke for computeren på en server.
cli-think-examples =
    Eksempel:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Adressen på den Redis, som serverne bruger.
cli-think-processes = Hvor mange processer der tænker; ellers én pr. processor.
cli-thinking = Tænker for serverne på denne Redis.
malformed-redis = Det er ikke adressen på en Redis som fx redis://localhost:6379: { $why }
cli-admin = Vedligehold databasen.
cli-migrate = Bring skemaet op til nyeste version (det gør serveren selv, når den starter).
cli-backup = Kopiér en SQLite-database, mens serveren kører.
cli-backup-file = Hvorhen; filen må ikke findes endnu.
cli-export = Skriv hvert spil som et referat, ét pr. linje.
cli-prune = Slet det, der er gammelt, mens serveren kører. Er det ikke angivet hvad, tælles det gamle kun.
cli-prune-kinds = Hvad der slettes: borde, der ikke er spillet ved, uafsluttede eller afsluttede spil, dueller, links til andre enheder, gæster, der ikke sidder nogen steder, serverens kørsler; i den rækkefølge unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Hvor mange dage det skal have ligget urørt.
cli-forget = Slet en gæsts data: navnet, og hvilke spil der var gæstens.
cli-forget-guest = Gæsten: et id, eller et bords id og en plads, fx 3f7dQx0aLm2c/A.
cli-count = Tæl gæster, borde og hændelser.
malformed-port = Der kan ikke lyttes på { $host }:{ $port }: { $why }.
malformed-workers = Flere processer kræver en database og en Redis, som de kan dele: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Der er ingen gæst »{ $guest }«.
malformed-exists = { $path } findes allerede.
malformed-database = Databasen kan ikke åbnes: { $why }
malformed-database-taken = En anden server bruger databasen { $where } (proces { $pid } på { $host }, siden { $since }). Stop den først, eller vælg en anden --database.
malformed-database-shared = En anden server, der ikke kan høre denne, bruger databasen { $where } (proces { $pid } på { $host }, siden { $since }). Stop den først, eller start begge med samme --redis.
malformed-database-log = Loggen { $path } er beskadiget: { $commits ->
        [one] { $commits } gemt ændring
       *[other] { $commits } gemte ændringer
    } ({ $frames ->
        [one] { $frames } blok
       *[other] { $frames } blokke
    }) efter det beskadigede sted ville gå tabt, hvis databasen blev åbnet. Kopiér først { $database } og { $path } til et sikkert sted. Sæt så en sikkerhedskopi i deres sted, eller kør »fourfold admin salvage« for at beholde det, der kan læses, og opgive resten.
cli-salvage = Åbn en SQLite-database, hvis log er beskadiget: behold en kopi af begge, og opgiv ændringerne efter det beskadigede sted. Stop serveren først.
malformed-salvage = Denne kommando er kun til SQLite.
malformed-no-database = Der er ingen Fourfold-database i { $where }. Angiv den med --database eller FOURFOLD_DATABASE.
malformed-backup = Denne kommando kopierer kun SQLite. Brug pg_dump til PostgreSQL.

cli-book = Åbningsbogen: den nøjagtige værdi af hver stilling med op til tre brikker på brættet.
cli-book-rules = Reglerne, kapitlet hører til: classic, squares, beginners-1, beginners-2 eller beginners-3; alle, hvis ingen er nævnt.
cli-book-build = Lav bogen ved søgning. Det tager en times tid; kan afbrydes og fortsætter, når den startes igen.
cli-book-examples =
    Eksempler:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Mappen til kapitlerne og til det, der er gjort hidtil.
cli-book-workers = Hvor mange processer der søger; ellers én pr. processorkerne.
cli-book-memory = Hvor meget hukommelse hver af dem må bruge til sin tabel, i MB.
cli-book-verify = Tjek bogen: at den er hel og stemmer med sig selv og med nye søgninger.
cli-book-samples = Hvor mange brætter i hvert kapitel der søges igen.
cli-book-seed = Hvilke brætter det er.
cli-book-wrong = { $name } er forkert; søgningen fandt: { $found }
cli-book-verified = { $wrong ->
        [0] Bogen er rigtig.
        [one] Ét bræt er forkert.
       *[other] { $wrong } brætter er forkerte.
    }
cli-stopped = Stoppet. Det, der er gjort, er gemt: samme kommando går videre herfra.
malformed-book-rules = Der er intet kapitel »{ $name }«; forventede et af: { $expected }.

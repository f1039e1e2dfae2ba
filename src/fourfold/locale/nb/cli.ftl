### Kommandolinjen.

cli-fourfold = Spill om fire ting som passer sammen.
cli-fourfold-examples =
    Eksempler:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Vis versjonen og avslutt.
cli-lang = Språket som brukes; ellers det fra miljøet (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: spill det, se på stillinger, løs dem, sjekk referater.
cli-json = Skriv JSON for programmer, ett objekt per linje.
cli-cyrillic = Skriver fliser og retninger med bokens kyrilliske bokstaver.
cli-position = En stilling som "0..f/..../.3../.... 9": rad 4 til 1, ett hex-siffer per brikke, så brikken på hånden eller "-". En enkelt "-" leser én stilling per linje fra standard inn.
cli-preset = Reglene det spilles etter; «fourfold quarto presets» viser dem.
cli-set = Endrer et punkt i reglene, f.eks. squares=on eller move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Resultatet
cli-unfinished = Ikke ferdig etter { $events } hendelser.
cli-false-call = { $name } ropte uten en linje (hendelse { $event }).
cli-edition = Som regelarket på det språket
cli-in-hand = På hånden: { $piece }, { $name }.

cli-play = Spill i terminalen, to ved samme tastatur eller én mot datamaskinen.
cli-play-examples =
    Eksempler:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Motstanderen: et menneske (person) eller et av datamaskinens nivåer, det svakeste først. Du blir spurt hvis det mangler.
cli-play-names = Navnene på spillerne, med komma mellom.
cli-play-save = Hvor det uferdige spillet lagres.
cli-play-new = Begynn på nytt; et uferdig spill legges til side.

cli-show = Vis en stilling som tekst eller som bilde.
cli-show-examples =
    Eksempler:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Tegn også stillingen i denne SVG-filen.
cli-show-theme = Fargene i bildet.
cli-show-size = Høyden på bildet i piksler.

cli-replay = Sjekk et referat etter reglene, og vis hvor det ender.
cli-replay-examples =
    Eksempler:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Et referat som tekst eller JSON; «-» leser det fra standard inn.
cli-replay-to = Skriv selve referatet i denne formen.
cli-presets = Vis reglene man kan spille etter, og hva hver av dem endrer.

cli-pentaraduga = Pentaraduga: se på figurer og hva de teller, finn de beste, lag oppgaver, spill gjennom læringsspill. «penta» er kortformen.
cli-figure = Vis en figur som er skrevet i notasjon: kvadratene og feilene, og den korteste notasjonen.
cli-figure-examples =
    Eksempler:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Fliser i den rekkefølgen de legges, med komma mellom: en flis, hvor spissen peker, bokstaver for plassen øverst, lengst til høyre, nederst eller lengst til venstre, fliser den rører; eller plassen, f.eks. oRoU@0,0. Andre avslutninger følger etter «/». En enkelt «-» leser én figur per linje fra standard inn.
cli-penta-solve = Finn den beste figuren av en hånd fliser, og bevis at ingen er bedre.
cli-penta-solve-examples =
    Eksempler:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Hånden: fliser som oRo eller oRv med mellomrom eller komma mellom. En enkelt «-» leser én hånd per linje fra standard inn.
cli-penta-goal = Hva det skal være mest av: squares (kvadrater); quados (kvadrater minus ødelagte hjørner); rings (ringer); frame (tomme celler i et hull; ikke alle flisene trenger å brukes).
cli-penta-free = Bare figurer uten fargefeil og skjeve fuger. Ellers er de tillatt, men koster.
cli-penta-extend = En figur i notasjon som blir som den er; flisene legges til den.
cli-penta-count = Fortell også hvor mange beste figurer det er; de som blir like når man dreier dem, teller én gang.
cli-penta-seconds = Hvor lenge det søkes på det meste; så vises den beste figuren hittil, og at den ikke er bevist. 0: så lenge det tar.
cli-penta-none = { $proved ->
        [1] Det finnes ingen figur av alle disse flisene uten feil.
       *[0] Ingen figur ble funnet i tide.
    }
cli-penta-solved = { $proved ->
        [1] Best mulig, bevist på { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Det beste som ble funnet på { NUMBER($seconds, maximumFractionDigits: 0) } s, ikke bevist:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } ring
           *[other] { $rings } ringer
        }, { $counted ->
            [one] { $counted } kvadrat.
           *[other] { $counted } kvadrater.
        }
        [frame] et hull på { $hole ->
            [one] { $hole } celle
           *[other] { $hole } celler
        }, teller { $counted }.
       *[squares] figuren teller { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Minst { $count } figurer er like gode.
       *[1] { $count ->
            [one] Det er én slik figur.
           *[other] Det er { $count } slike figurer.
        }
    }
cli-penta-problems = Lag nye oppgaver, eller vis en av dem med løsningene.
cli-penta-problems-examples =
    Eksempler:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 av 14 fliser), squares+ (12 av 24) eller quados (7 fliser legges til en figur av 7); eller id-en til en oppgave, for å se løsningene.
cli-penta-problems-count = Hvor mange.
cli-penta-problems-seed = Hvor det begynner: de samme oppgavene hver gang. Ellers tilfeldig.
cli-penta-problems-difficulty = Fra 1 (lett) til 5 (vanskelig): hvor sjeldne løsningene er, og hvor mange av kvadratene man kan lage med en gang, som fører på villspor. Ellers alle.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , vanskelighet { $difficulty } av 5
    }: { $kind ->
        [quados] { $given ->
                [start] legg alle disse flisene til denne figuren
               *[hand] lag av disse flisene en figur som teller { $start }, og legg så alle de andre av de fjorten til den
            } slik at den teller { $goal }, minus én for hvert ødelagte hjørne{ $symmetry ->
                [none] .
                [central] , med et omriss som en halv omdreining ikke endrer.
               *[any] , med et symmetrisk omriss.
            }
       *[squares] lag av alle disse flisene én figur som teller { $goal }.
    }
cli-census = Finn ut hva den beste figuren av hver mulige hånd teller. Kan avbrytes og fortsetter når den startes igjen.
cli-census-examples =
    Eksempler:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Hvilke hender: squares (7 av de 14 flisene uten fiolett), squares+ (12 av alle 24; tar minutter) eller rings (hvilke hender som har en ring i seg).
cli-census-output = Mappen for sertifikatene, med en figur for hver hånd, og for det som er gjort hittil.
cli-census-workers = Hvor mange prosesser som søker; ellers én per prosessorkjerne.
cli-census-ray = Søk i stedet på Ray-klyngen på denne adressen, f.eks. 10.0.0.1:6379; «local» starter en på denne maskinen.
cli-census-verify = Sjekk i stedet dette sertifikatet: at hver hånd er der én gang, at hver figur teller det som står, og at nye søk finner det samme.
cli-census-samples = Hvor mange hender som søkes på nytt ved sjekken; alle hvis det er færre.
cli-census-seed = Hvilke hender det er.
cli-census-hands = { $hands } hender på { $size } av { $tiles } fliser; { $classes } hvis hender som bare er ulike i farger eller speiling, teller én gang.
cli-census-column = { $column ->
        [score] Teller
        [hands] Hender
        [tiles] Av fliser
        [size] På hånden
        [rings] Med ring
       *[share] Andel
    }
cli-census-extreme = Ingen hånd teller { $end ->
        [least] mindre
       *[most] mer
    } enn { $score }; { $hands ->
        [one] én teller det:
       *[other] { $hands } teller det, f.eks.:
    }
cli-census-question = Teller hver hånd{ $colour ->
        [none] { "" }
       *[other] { " " }der alle flisene har fargen { $colour },
    } { $below } eller mer? { $hands ->
        [0] Ja.
        [one] Nei, én gjør ikke:
       *[other] Nei, { $hands } gjør ikke, f.eks.:
    }
cli-census-verified = { $wrong ->
        [0] Sertifikatet stemmer: { $count } poster, { $solved } av dem søkt på nytt.
        [one] Én ting er feil i sertifikatet.
       *[other] { $wrong } ting er feil i sertifikatet.
    }
cli-penta-replay = Spill gjennom læringsspill etter reglene, og vis resultatene, eller hvor de bryter reglene.
cli-penta-replay-examples =
    Eksempler:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = En fil med læringsspill i JSON, «-» for standard inn, eller id-en til et læringsspill som følger med Fourfold, f.eks. fulls-1.
cli-penta-nameless = Et spill uten id
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , hendelse { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } flis
       *[other] { $tiles } fliser
    }, { $squares ->
        [one] { $squares } kvadrat
       *[other] { $squares } kvadrater
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } ring
       *[other] , { $rings } ringer
    }{ $clashes ->
        [0] { "" }
       *[other] , { $clashes } fargefeil
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } skjev fuge
       *[other] , { $rough } skjeve fuger
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } ødelagt hjørne (i Quados)
       *[other] , { $spoiled } ødelagte hjørner (i Quados)
    }{ $parts ->
        [0] { "" }
       *[other] , i flere deler
    }: den teller { $counted }.

cli-penta-match = La to av datamaskinens nivåer spille et spill Pentaraduga mot hverandre.
cli-penta-match-examples =
    Eksempler:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Spillet, f.eks. fulls eller reach+.
cli-penta-match-level = Et av datamaskinens nivåer.
cli-penta-match-games = Hvor mange spill; nivåene bytter plass etter hvert spill.
cli-penta-match-result = { $game }, nivå { $first } mot nivå { $second }: { $wins } vunnet, { $draws } uavgjort, { $losses } tapt av { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } poeng i snitt; { $actions } handlinger i medianspillet.

cli-solve = Løs en stilling: Er den vunnet, uavgjort eller tapt for den som har brikken eller skal gi en, og hvor fort?
cli-solve-examples =
    Eksempler:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Hva som teller, f.eks. colour,shape; ellers alle: colour,shape,height,top.
cli-squares = De ni kvadratene på 2 × 2 ruter er også linjer.
cli-shared = Hvor mange egenskaper de fire brikkene i en linje må ha felles; ellers 1.
cli-threads = Hvor mange tråder som søker.
cli-memory = Hvor mange megabyte søket kan bruke på å huske brett.
cli-solve-moves = Fortell også hva hvert trekk er verdt.
cli-solve-warm = Med «-»: husk det som er funnet, fra en stilling til den neste.
cli-searching = { $nodes } noder på { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , { $done } av { $all } trekk
    } …
cli-value = { $piece ->
        [nobody] Brettet er fullt:
        [giver] Den som gir nå,
       *[other] Den som har { $piece },
    } { $value ->
        [win] { $plies ->
            [1] vinner med en gang.
           *[other] vinner på { $plies } halvtrekk.
        }
        [loss] taper på { $plies } halvtrekk hvis den andre spiller godt.
       *[draw] { $piece ->
            [nobody] uavgjort.
           *[other] kan få uavgjort, men ikke vinne hvis den andre spiller godt.
        }
    }
cli-spent = Søkte gjennom { $nodes } noder på { $seconds } s.
cli-grid =
    Rader: hvor brikken på hånden settes. Kolonner: brikken som gis etterpå.
    +n vinner på n halvtrekk, = uavgjort, -n taper på n halvtrekk. Et halvtrekk er å gi eller å sette.

cli-analyse = Analyser en stilling: verdien, de beste trekkene, og hva begge spiller da.
cli-analyse-examples =
    Eksempler:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = En stilling som "0..f/..../.3../.... 9": rad 4 til 1, ett hex-siffer per brikke, så brikken på hånden eller "-".
cli-best = De beste trekkene:
cli-line = Hvis begge spiller godt:

cli-review = Gå gjennom et spill: hva hvert trekk var verdt, hva som ble oversett, og når det ble avgjort.
cli-review-examples =
    Eksempler:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] seier
        [draw] uavgjort
        [loss] tap
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] kaster bort en seier
       *[draw] kaster bort uavgjort
    }
cli-missed = roper ikke: { $lines }
cli-overlooked = Ingen ropte: { $lines } (hendelse { $event }).
cli-decided = { $event ->
        [0] Fra starten var det verdt det det endte med.
       *[other] Det ble avgjort med hendelse { $event }.
    }

cli-engine = Svar andre programmer, linje for linje over standard inn og ut (docs/engine.md).
cli-engine-examples =
    Eksempler:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm er for en liste av stillinger; den hører sammen med «-» i stedet for en stilling.

cli-match = La datamaskinens nivåer spille mot hverandre, og mål styrken deres.
cli-match-examples =
    Eksempler:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = To nivåer eller flere; hvert spiller mot alle de andre.
cli-match-all = Alle nivåer.
cli-match-games = Hvor mange spill hvert par av nivåer spiller; de bytter på å gi først.
cli-match-seed = Samme startverdi gir de samme spillene.
cli-match-workers = Hvor mange prosesser som spiller; ellers så mange som det er prosessorer.
cli-match-result = Nivå { $first } mot nivå { $second }: { $wins } vunnet, { $draws } uavgjort, { $losses } tapt; { $points ->
        [1] 1 poeng
       *[other] { $points } poeng
    } av { $games }, { $elo } Elo.
cli-match-level = Nivå
cli-match-step = Trinn
cli-match-legend = Elo: null er gjennomsnittet. Trinn: hvor mye bedre enn nivået før. Så poeng i hundre spill mot hvert nivå. Usikkerhet: 95 %-intervall.
malformed-match-levels = En match trenger to nivåer eller flere, hvert nevnt én gang; forventet noe som 3 5 eller --all.

malformed-language = «{ $text }» er ikke et språk vi snakker; det finnes: { $expected }.
malformed-utf-8 = Dette er ikke UTF-8-tekst.
malformed-file = { $path }: { $problem }
malformed-save = Det uferdige spillet i { $path } kan ikke leses: { $problem } Start med --new for å legge det til side.
malformed-save-in-use = Spillet i { $path } er åpent i et annet vindu. Oppgi en annen fil med --save.
malformed-no-terminal = Det trengs en terminal for å spille.
malformed-names = «{ $text }» er ikke to navn; forventet noe som Ann,Bo.
malformed-svg-of-many = --svg tegner én stilling, ikke en liste fra standard inn.

cli-serve = Kjør nettappen: spill i nettleseren, med venner eller datamaskinen.
cli-serve-examples =
    Eksempler:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Adressen det lyttes på.
cli-port = Porten det lyttes på; 0 tar en ledig.
cli-database = Databasen; ellers SQLite i systemets datamappe.
cli-workers = Hvor mange prosesser som betjener forespørsler; mer enn én krever PostgreSQL og Redis.
cli-redis = Adressen til Redis, som flere prosesser vekker hverandre gjennom.
cli-proxy = Adressen til en proxy foran serveren, som med X-Forwarded-For forteller hvor forespørsler kommer fra.
cli-limits = Hvor mye gjester får gjøre, der det avviker fra det vanlige: som JSON, se docs/security.md.
cli-open = Åpne siden i en nettleser.
cli-log-json = Skriv loggen som JSON, ett objekt per linje.
cli-metrics-port = Fortell Prometheus på denne porten hvordan det går med serveren.
cli-metrics-host = Adressen det fortelles på.
cli-serving = Fourfold er på { $address }
cli-think = La også denne maskinen tenke for datamaskinen på en server.
cli-think-examples =
    Eksempel:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Adressen til den Redis-en som serverne bruker.
cli-think-processes = Hvor mange prosesser som tenker; ellers én per prosessor.
cli-thinking = Tenker for serverne på denne Redis-en.
malformed-redis = Dette er ikke adressen til en Redis, som f.eks. redis://localhost:6379: { $why }
cli-admin = Vedlikehold databasen.
cli-migrate = Oppdater skjemaet til nyeste versjon (det gjør serveren selv når den starter).
cli-backup = Kopier en SQLite-database mens serveren kjører.
cli-backup-file = Hvor; filen må ikke finnes fra før.
cli-export = Skriv hvert spill som et referat, ett per linje.
cli-prune = Slett det som er gammelt, mens serveren kjører. Er det ikke angitt hva, blir det gamle bare talt.
cli-prune-kinds = Hva som slettes: bord det ikke er spilt ved, uferdige eller ferdige spill, dueller, lenker til andre enheter, gjester som ikke sitter noe sted, kjøringer av serveren; i den rekkefølgen unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Hvor mange dager det må ha ligget urørt.
cli-forget = Slett dataene til en gjest: navnet, og hvilke spill som var gjestens.
cli-forget-guest = Gjesten: en id, eller id-en til et bord og en plass, f.eks. 3f7dQx0aLm2c/A.
cli-count = Tell gjester, bord og hendelser.
malformed-port = Det kan ikke lyttes på { $host }:{ $port }: { $why }.
malformed-workers = Flere prosesser trenger en database og en Redis som de kan dele: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Det finnes ingen gjest «{ $guest }».
malformed-exists = { $path } finnes allerede.
malformed-database = Databasen kan ikke åpnes: { $why }
malformed-database-taken = En annen server bruker databasen { $where } (prosess { $pid } på { $host }, siden { $since }). Stopp den først, eller velg en annen --database.
malformed-database-shared = En annen server, som ikke hører denne, bruker databasen { $where } (prosess { $pid } på { $host }, siden { $since }). Stopp den først, eller start begge med samme --redis.
malformed-database-log = Loggen { $path } er skadet: { $commits ->
        [one] { $commits } lagret endring
       *[other] { $commits } lagrede endringer
    } ({ $frames ->
        [one] { $frames } blokk
       *[other] { $frames } blokker
    }) etter skaden ville gått tapt hvis databasen ble åpnet. Kopier først { $database } og { $path } til et trygt sted. Legg så en sikkerhetskopi i stedet, eller kjør «fourfold admin salvage» for å beholde det som kan leses, og gi slipp på resten.
cli-salvage = Åpne en SQLite-database med skadet logg: Behold en kopi av begge, og gi slipp på endringene etter skaden. Stopp serveren først.
malformed-salvage = Denne kommandoen er bare for SQLite.
malformed-no-database = Det er ingen Fourfold-database i { $where }. Oppgi den med --database eller FOURFOLD_DATABASE.
malformed-backup = Denne kommandoen kopierer bare SQLite. Bruk pg_dump for PostgreSQL.

cli-book = Åpningsboken: den nøyaktige verdien av hver stilling med opptil tre brikker på brettet.
cli-book-rules = Reglene kapittelet gjelder: classic, squares, beginners-1, beginners-2 eller beginners-3; alle hvis ingen er nevnt.
cli-book-build = Lag boken ved å søke. Det tar en times tid; kan avbrytes og fortsetter når den startes igjen.
cli-book-examples =
    Eksempler:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Mappen for kapitlene og for det som er gjort hittil.
cli-book-workers = Hvor mange prosesser som søker; ellers én per prosessorkjerne.
cli-book-memory = Hvor mye minne hver av dem kan bruke til tabellen sin, i MB.
cli-book-verify = Sjekk boken: at den er hel og stemmer med seg selv og med nye søk.
cli-book-samples = Hvor mange brett i hvert kapittel som søkes på nytt.
cli-book-seed = Hvilke brett det er.
cli-book-wrong = { $name } er feil; søket fant: { $found }
cli-book-verified = { $wrong ->
        [0] Boken stemmer.
        [one] Ett brett er feil.
       *[other] { $wrong } brett er feil.
    }
cli-stopped = Stoppet. Det som er gjort, er lagret: Samme kommando fortsetter herfra.
malformed-book-rules = Det finnes ikke noe kapittel «{ $name }»; forventet et av: { $expected }.

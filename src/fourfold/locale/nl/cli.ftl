### De opdrachtregel.

cli-fourfold = Spellen over vier dingen die bij elkaar passen.
cli-fourfold-examples =
    Voorbeelden:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Toont de versie en stopt.
cli-lang = De taal; anders die van de omgeving (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: spelen, stellingen bekijken en oplossen, verslagen nakijken.
cli-json = Geeft JSON voor programma’s, één object per regel.
cli-cyrillic = Schrijft tegels en richtingen in de cyrillische letters van het boek.
cli-position = Een stelling zoals "0..f/..../.3../.... 9": rijen 4 tot en met 1, per stuk een hexcijfer, dan het stuk in de hand of "-". Een enkele "-" leest van de standaardinvoer één stelling per regel.
cli-preset = De spelregels; “fourfold quarto presets” somt ze op.
cli-set = Verandert één spelregel, bijvoorbeeld squares=on of move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = De uitvoer
cli-unfinished = Na { $events } gebeurtenissen nog niet afgelopen.
cli-false-call = { $name } riep zonder rij (gebeurtenis { $event }).
cli-edition = Zoals het regelblad in die taal
cli-in-hand = In de hand: { $piece }, { $name }.

cli-play = In de terminal spelen, met z’n tweeën aan één toetsenbord of alleen tegen de computer.
cli-play-examples =
    Voorbeelden:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = De tegenstander: een mens (person) of een niveau van de computer, het zwakste eerst. Zonder keuze wordt ernaar gevraagd.
cli-play-names = De namen van de spelers, met een komma ertussen.
cli-play-save = Waar de onvoltooide partij bewaard wordt.
cli-play-new = Opnieuw beginnen; een onvoltooide partij wordt apart gelegd.

cli-show = Een stelling tonen, als tekst of als plaatje.
cli-show-examples =
    Voorbeelden:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Tekent de stelling ook in dit SVG-bestand.
cli-show-theme = De kleuren van het plaatje.
cli-show-size = De hoogte van het plaatje in pixels.

cli-replay = Een verslag volgens de regels nakijken en tonen hoe het afloopt.
cli-replay-examples =
    Voorbeelden:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Een verslag, als tekst of als JSON; “-” leest het van de standaardinvoer.
cli-replay-to = Geeft het verslag zelf in deze vorm.
cli-presets = De spelregels opsommen waaruit je kunt kiezen, en wat ze veranderen.

cli-pentaraduga = Pentaraduga: figuren bekijken en tellen, de beste vinden, puzzels maken, lespartijen naspelen. “penta” is de korte vorm.
cli-figure = Een figuur tonen die in notatie is gegeven: de vierkanten en fouten, en de kortste notatie.
cli-figure-examples =
    Voorbeelden:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Tegels in de volgorde van leggen, met komma’s ertussen: een tegel, waar de punt heen wijst, letters voor de bovenste, rechtse, onderste of linkse plek, tegels die hij raakt; of de plek, zoals oRoU@0,0. Andere eindes volgen na “/”. Een enkele “-” leest van de standaardinvoer één figuur per regel.
cli-penta-solve = De beste figuur uit een hand vinden en bewijzen dat er geen betere is.
cli-penta-solve-examples =
    Voorbeelden:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = De hand: tegels zoals oRo of oRv, met spaties of komma’s ertussen. Een enkele “-” leest van de standaardinvoer één hand per regel.
cli-penta-goal = Waarvan er zo veel mogelijk moeten zijn: squares (vierkanten); quados (vierkanten min verknoeide hoeken); rings (ringen); frame (lege hokjes in een gat; daarvoor hoeven niet alle tegels gebruikt te worden).
cli-penta-free = Alleen figuren zonder kleurfouten en scheve naden. Anders mogen die, maar ze kosten punten.
cli-penta-extend = Een figuur in notatie die blijft zoals hij is; de tegels worden eraan gelegd.
cli-penta-count = Zegt ook hoeveel beste figuren er zijn; wat door draaien gelijk wordt, telt één keer.
cli-penta-seconds = Hoelang er hoogstens gezocht wordt; dan komt de beste figuur tot dan toe, met de melding dat die niet bewezen is. 0: zolang het duurt.
cli-penta-none = { $proved ->
        [1] Van al deze tegels is geen figuur zonder fout te maken.
       *[0] Er is op tijd geen figuur gevonden.
    }
cli-penta-solved = { $proved ->
        [1] Beter kan niet, bewezen in { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Het beste dat in { NUMBER($seconds, maximumFractionDigits: 0) } s gevonden is, niet bewezen:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } ring
           *[other] { $rings } ringen
        }, { $counted ->
            [one] { $counted } vierkant.
           *[other] { $counted } vierkanten.
        }
        [frame] een gat van { $hole ->
            [one] { $hole } hokje
           *[other] { $hole } hokjes
        }, dat { $counted } telt.
       *[squares] de figuur telt { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Minstens { $count } figuren zijn even goed.
       *[1] { $count ->
            [one] Er is één zo’n figuur.
           *[other] Er zijn { $count } zulke figuren.
        }
    }
cli-penta-problems = Nieuwe puzzels maken, of er een tonen met de oplossingen.
cli-penta-problems-examples =
    Voorbeelden:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 van 14 tegels), squares+ (12 van 24) of quados (7 tegels aan een figuur van 7); of het id van één puzzel, om de oplossingen te zien.
cli-penta-problems-count = Hoeveel.
cli-penta-problems-seed = Waar het mee begint: elke keer dezelfde puzzels. Anders het toeval.
cli-penta-problems-difficulty = Van 1 (makkelijk) tot 5 (moeilijk): hoe zeldzaam de oplossingen zijn, en hoeveel van de vierkanten die meteen te maken zijn op een dwaalspoor brengen. Anders maakt het niet uit.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , moeilijkheid { $difficulty } van 5
    }: { $kind ->
        [quados] { $given ->
                [start] leg al deze tegels zo aan deze figuur
               *[hand] maak van deze tegels een figuur die { $start } telt, en leg alle andere van de veertien er zo aan
            } dat hij { $goal } telt (elke verknoeide hoek kost er één){ $symmetry ->
                [none] .
                [central] {" "}en zijn omtrek na een halve draai hetzelfde is.
               *[any] {" "}en zijn omtrek symmetrisch is.
            }
       *[squares] maak van al deze tegels één figuur die { $goal } telt.
    }
cli-census = Uitzoeken wat de beste figuur van elke mogelijke hand telt. Onderbroken en opnieuw gestart gaat het verder.
cli-census-examples =
    Voorbeelden:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Welke handen: squares (7 van de 14 tegels zonder paars), squares+ (12 van alle 24; duurt minuten) of rings (in welke handen een ring zit).
cli-census-output = De map voor de certificaten, met een figuur voor elke hand, en voor wat al klaar is.
cli-census-workers = Hoeveel processen zoeken; anders één per processorkern.
cli-census-ray = Zoekt in plaats daarvan op het Ray-cluster op dit adres, zoals 10.0.0.1:6379; “local” start er een op deze machine.
cli-census-verify = Controleert in plaats daarvan dit certificaat: dat elke hand er één keer in staat, dat elke figuur telt wat er staat, en dat nieuwe zoektochten hetzelfde vinden.
cli-census-samples = Hoeveel handen er bij de controle opnieuw gezocht worden; alle als het er minder zijn.
cli-census-seed = Welke handen dat zijn.
cli-census-hands = { $hands } handen van { $size } uit { $tiles } tegels; { $classes } als handen die alleen in kleuren of spiegeling verschillen één keer tellen.
cli-census-column = { $column ->
        [score] Telt
        [hands] Handen
        [tiles] Van tegels
        [size] In hand
        [rings] Met ring
       *[share] Aandeel
    }
cli-census-extreme = Geen hand telt { $end ->
        [least] minder
       *[most] meer
    } dan { $score }; { $hands ->
        [one] één telt zo veel:
       *[other] { $hands } tellen zo veel, bijvoorbeeld:
    }
cli-census-question = Telt elke hand{ $colour ->
        [none] { "" }
       *[other] {" "}waarvan alle tegels de kleur { $colour } bevatten
    } { $below } of meer? { $hands ->
        [0] Ja.
        [one] Nee, één niet:
       *[other] Nee, { $hands } niet, bijvoorbeeld:
    }
cli-census-verified = { $wrong ->
        [0] Het certificaat klopt: { $count } regels, waarvan { $solved } opnieuw gezocht.
        [one] Er klopt één ding niet aan het certificaat.
       *[other] Er kloppen { $wrong } dingen niet aan het certificaat.
    }
cli-penta-replay = Lespartijen volgens de regels naspelen en zeggen hoe ze eindigen, of waar ze tegen de regels ingaan.
cli-penta-replay-examples =
    Voorbeelden:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Een JSON-bestand met lespartijen, “-” voor de standaardinvoer, of het id van een lespartij die bij Fourfold zit, zoals fulls-1.
cli-penta-nameless = Een partij zonder id
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , gebeurtenis { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } tegel
       *[other] { $tiles } tegels
    }, { $squares ->
        [one] { $squares } vierkant
       *[other] { $squares } vierkanten
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } ring
       *[other] , { $rings } ringen
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } kleurfout
       *[other] , { $clashes } kleurfouten
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } scheve naad
       *[other] , { $rough } scheve naden
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } verknoeide hoek (voor Quados)
       *[other] , { $spoiled } verknoeide hoeken (voor Quados)
    }{ $parts ->
        [0] { "" }
       *[other] , in losse delen
    }: telt { $counted }.

cli-penta-match = Twee niveaus van de computer een spel van Pentaraduga tegen elkaar laten spelen.
cli-penta-match-examples =
    Voorbeelden:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Het spel, zoals fulls of reach+.
cli-penta-match-level = Een niveau van de computer.
cli-penta-match-games = Hoeveel partijen; na elke partij wisselen de niveaus van plaats.
cli-penta-match-result = { $game }, niveau { $first } tegen niveau { $second }: { $wins } gewonnen, { $draws } gelijk, { $losses } verloren van { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); gemiddeld { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } punten; mediaan { $actions } acties per partij.

cli-solve = Een stelling oplossen: wint, verliest of speelt gelijk wie het stuk heeft of er een moet geven, en hoe snel?
cli-solve-examples =
    Voorbeelden:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Wat telt, zoals colour,shape; anders alles: colour,shape,height,top.
cli-squares = Ook de negen vierkanten van 2 × 2 vakjes zijn rijen.
cli-shared = Hoeveel kenmerken de vier stukken van een rij gemeen moeten hebben; anders 1.
cli-threads = Hoeveel threads zoeken.
cli-memory = Hoeveel megabyte de zoektocht mag gebruiken om borden te onthouden.
cli-solve-moves = Zegt ook wat elke zet waard is.
cli-solve-warm = Met “-”: onthoudt van de ene stelling naar de volgende wat al gevonden is.
cli-searching = { $nodes } knopen in { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , { $done } van { $all } zetten
    } …
cli-value = { $piece ->
        [nobody] Het bord is vol:
        [giver] Wie nu geeft,
       *[other] Wie { $piece } heeft,
    } { $value ->
        [win] { $plies ->
            [1] wint meteen.
           *[other] wint in { $plies } halve zetten.
        }
        [loss] verliest in { $plies } halve zetten, als de ander goed speelt.
       *[draw] { $piece ->
            [nobody] gelijkspel.
           *[other] kan gelijkspelen, maar niet winnen als de ander goed speelt.
        }
    }
cli-spent = { $nodes } knopen doorzocht in { $seconds } s.
cli-grid =
    Rijen: waar het stuk in de hand heen gaat. Kolommen: welk stuk daarna gegeven wordt.
    +n wint in n halve zetten, = gelijkspel, -n verliest in n halve zetten. Een halve zet is geven of plaatsen.

cli-analyse = Een stelling analyseren: de waarde, de beste zetten, en wat beiden dan spelen.
cli-analyse-examples =
    Voorbeelden:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Een stelling zoals "0..f/..../.3../.... 9": rijen 4 tot en met 1, per stuk een hexcijfer, dan het stuk in de hand of "-".
cli-best = De beste zetten:
cli-line = Als beiden goed spelen:

cli-review = Terugblikken op een partij: wat elke beurt waard was, wat gemist is, en wanneer het beslist was.
cli-review-examples =
    Voorbeelden:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] winst
        [draw] gelijk
        [loss] verlies
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] geeft de winst weg
       *[draw] geeft het gelijkspel weg
    }
cli-missed = roept niet: { $lines }
cli-overlooked = Niemand riep: { $lines } (gebeurtenis { $event }).
cli-decided = { $event ->
        [0] Vanaf het begin stond vast hoe het zou aflopen.
       *[other] Met gebeurtenis { $event } was het beslist.
    }

cli-engine = Andere programma’s antwoorden, regel voor regel via standaardinvoer en -uitvoer (docs/engine.md).
cli-engine-examples =
    Voorbeelden:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm is voor een lijst stellingen; het hoort bij “-” in plaats van een stelling.

cli-match = De niveaus van de computer tegen elkaar laten spelen en hun kracht meten.
cli-match-examples =
    Voorbeelden:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Twee niveaus of meer; elk speelt tegen alle andere.
cli-match-all = Alle niveaus.
cli-match-games = Hoeveel partijen elk paar niveaus speelt; ze geven om de beurt het eerste stuk.
cli-match-seed = Dezelfde startwaarde geeft dezelfde partijen.
cli-match-workers = Hoeveel processen spelen; anders zo veel als er processors zijn.
cli-match-result = Niveau { $first } tegen niveau { $second }: { $wins } gewonnen, { $draws } gelijk, { $losses } verloren; { $points ->
        [1] 1 punt
       *[other] { $points } punten
    } van { $games }, { $elo } Elo.
cli-match-level = Niveau
cli-match-step = Stap
cli-match-legend = Elo: nul is het gemiddelde. Stap: hoeveel beter dan het niveau ervoor. Dan punten uit honderd partijen tegen elk niveau. Foutmarges: 95%.
malformed-match-levels = Een match heeft twee niveaus of meer nodig, elk één keer genoemd; verwacht: iets als 3 5, of --all.

malformed-language = “{ $text }” is geen taal die we spreken; er is: { $expected }.
malformed-utf-8 = Dit is geen UTF-8-tekst.
malformed-file = { $path }: { $problem }
malformed-save = De onvoltooide partij in { $path } is niet te lezen: { $problem } Start met --new om die apart te leggen.
malformed-save-in-use = De partij in { $path } staat open in een ander venster. Noem met --save een ander bestand.
malformed-no-terminal = Om te spelen is een terminal nodig.
malformed-names = “{ $text }” zijn geen twee namen; verwacht: iets als Ann,Bo.
malformed-svg-of-many = --svg tekent één stelling, geen lijst van de standaardinvoer.

cli-serve = De webapp aanbieden: in de browser spelen, met vrienden of de computer.
cli-serve-examples =
    Voorbeelden:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Het adres waarop de server luistert.
cli-port = De poort waarop hij luistert; 0 neemt een vrije.
cli-database = De database; anders SQLite in de gegevensmap van het systeem.
cli-workers = Hoeveel processen de verzoeken afhandelen; voor meer dan één zijn PostgreSQL en Redis nodig.
cli-redis = Het adres van Redis, waarmee verschillende processen elkaar wekken.
cli-proxy = Het adres van een proxy vóór de server, die met X-Forwarded-For meldt waar verzoeken vandaan komen.
cli-limits = Hoeveel gasten mogen doen, waar dat afwijkt van het gebruikelijke: als JSON, zie docs/security.md.
cli-open = Opent de pagina in een browser.
cli-log-json = Schrijft het logboek als JSON, één object per regel.
cli-metrics-port = Meldt op deze poort aan Prometheus hoe het met de server gaat.
cli-metrics-host = Het adres waarop dat gemeld wordt.
cli-serving = Fourfold is hier: { $address }
cli-think = De computer van een server ook op deze machine laten nadenken.
cli-think-examples =
    Voorbeeld:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Het adres van de Redis die de servers gebruiken.
cli-think-processes = Hoeveel processen nadenken; anders één per processor.
cli-thinking = Hier wordt nagedacht voor de servers van deze Redis.
malformed-redis = Dit is geen adres van een Redis, zoals redis://localhost:6379: { $why }
cli-admin = De database beheren.
cli-migrate = Het schema bijwerken (de server doet dat bij het starten).
cli-backup = Een SQLite-database kopiëren terwijl de server draait.
cli-backup-file = Waarheen; mag nog niet bestaan.
cli-export = Alle partijen als verslag uitvoeren, één per regel.
cli-prune = Verwijderen wat oud is, terwijl de server draait. Zonder opgave van wat wordt het oude alleen geteld.
cli-prune-kinds = Wat er verwijderd wordt: tafels waaraan niet gespeeld is, onvoltooide of afgelopen partijen, duels, links naar andere apparaten, gasten die nergens zitten, keren dat de server draaide; in die volgorde unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Hoeveel dagen het niet aangeraakt mag zijn.
cli-forget = De gegevens van een gast verwijderen: de naam, en welke partijen die gespeeld heeft.
cli-forget-guest = De gast: een id, of het id van een tafel en een plaats, zoals 3f7dQx0aLm2c/A.
cli-count = Gasten, tafels en gebeurtenissen tellen.
malformed-port = Op { $host }:{ $port } kan de server niet luisteren: { $why }.
malformed-workers = Verschillende processen hebben een database en een Redis nodig die ze kunnen delen: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Er is geen gast “{ $guest }”.
malformed-exists = { $path } bestaat al.
malformed-database = De database gaat niet open: { $why }
malformed-database-taken = Een andere server gebruikt de database { $where } (proces { $pid } op { $host }, sinds { $since }). Stop die eerst, of kies een andere --database.
malformed-database-shared = Een andere server, die deze niet hoort, gebruikt de database { $where } (proces { $pid } op { $host }, sinds { $since }). Stop die eerst, of start beide met dezelfde --redis.
malformed-database-log = Het logboek { $path } is beschadigd: als de database opengaat, { $commits ->
        [one] gaat na de beschadiging { $commits } opgeslagen wijziging
       *[other] gaan na de beschadiging { $commits } opgeslagen wijzigingen
    } ({ $frames ->
        [one] { $frames } blok
       *[other] { $frames } blokken
    }) verloren. Kopieer eerst { $database } en { $path } naar een veilige plek. Zet daarna een back-up op hun plaats, of voer “fourfold admin salvage” uit om te houden wat te lezen is en de rest op te geven.
cli-salvage = Een SQLite-database openen waarvan het logboek beschadigd is: van beide een kopie bewaren en de wijzigingen na de beschadiging opgeven. Stop eerst de server.
malformed-salvage = Deze opdracht is alleen voor SQLite.
malformed-no-database = In { $where } is geen database van Fourfold. Noem die met --database of FOURFOLD_DATABASE.
malformed-backup = Deze opdracht kopieert alleen SQLite. Gebruik pg_dump voor PostgreSQL.

cli-book = Het openingsboek: exacte waarden van alle stellingen met hoogstens drie stukken op het bord.
cli-book-rules = De spelregels waar het hoofdstuk bij hoort: classic, squares, beginners-1, beginners-2 of beginners-3; zonder keuze alle.
cli-book-build = Het boek maken door te zoeken. Duurt ongeveer een uur; onderbroken en opnieuw gestart gaat het verder.
cli-book-examples =
    Voorbeelden:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = De map voor de hoofdstukken en voor wat al klaar is.
cli-book-workers = Hoeveel processen zoeken; anders één per processorkern.
cli-book-memory = Hoeveel geheugen elk proces voor zijn tabel mag gebruiken, in MB.
cli-book-verify = Het boek nakijken: of het volledig is, in zichzelf klopt en nieuwe zoektochten hetzelfde vinden.
cli-book-samples = Hoeveel borden van elk hoofdstuk opnieuw gezocht worden.
cli-book-seed = Welke borden dat zijn.
cli-book-wrong = { $name } klopt niet; de zoektocht vond: { $found }
cli-book-verified = { $wrong ->
        [0] Het boek klopt.
        [one] Eén bord klopt niet.
       *[other] { $wrong } borden kloppen niet.
    }
cli-stopped = Gestopt. Wat klaar is, blijft bewaard: dezelfde opdracht gaat hier verder.
malformed-book-rules = Er is geen hoofdstuk “{ $name }”; verwacht: een van { $expected }.

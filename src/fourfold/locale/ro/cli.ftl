### Linia de comandă.

cli-fourfold = Jocuri despre patru lucruri care se potrivesc.
cli-fourfold-examples =
    Exemple:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Arată versiunea și iese.
cli-lang = Limba folosită; implicit cea a mediului (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: joacă, vezi și rezolvă poziții, verifică înregistrări.
cli-json = Scrie JSON pentru programe, câte un obiect pe fiecare rând.
cli-cyrillic = Scrie plăcuțele și direcțiile cu literele chirilice ale cărții.
cli-position = O poziție, de exemplu "0..f/..../.3../.... 9": rândurile de la 4 la 1, o cifră hexazecimală pentru fiecare piesă, apoi piesa din mână sau "-". Un singur "-" citește de la intrarea standard câte o poziție pe fiecare rând.
cli-preset = Regulile jocului; „fourfold quarto presets” le enumeră.
cli-set = Schimbă o regulă, de exemplu squares=on sau move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Ieșirea
cli-unfinished = Neterminată; evenimente până aici: { $events }.
cli-false-call = { $name } a anunțat fără să fie linie (evenimentul { $event }).
cli-edition = Ca în foaia cu reguli în limba aceea
cli-in-hand = În mână: { $piece }, { $name }.

cli-play = Joacă în terminal, în doi la o tastatură sau contra calculatorului.
cli-play-examples =
    Exemple:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Adversarul: un om (person) sau un nivel al calculatorului, cel mai slab întâi. Dacă lipsește, se întreabă.
cli-play-names = Numele jucătorilor, cu virgulă între ele.
cli-play-save = Unde se păstrează partida neterminată.
cli-play-new = Începe din nou; partida neterminată se pune deoparte.

cli-show = Arată o poziție, ca text sau ca imagine.
cli-show-examples =
    Exemple:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Desenează poziția și în acest fișier SVG.
cli-show-theme = Culorile imaginii.
cli-show-size = Înălțimea imaginii în pixeli.

cli-replay = Verifică o înregistrare după reguli și arată unde se termină.
cli-replay-examples =
    Exemple:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = O înregistrare, ca text sau ca JSON; „-” o citește de la intrarea standard.
cli-replay-to = Scrie chiar înregistrarea, în forma aceasta.
cli-presets = Enumeră regulile după care se poate juca și ce schimbă fiecare.

cli-pentaraduga = Pentaraduga: vezi figuri și cât valorează, găsește-le pe cele mai bune, fă probleme, reia partide de antrenament. Pe scurt: „penta”.
cli-figure = Arată o figură scrisă în notație: pătratele și greșelile ei, și notația cea mai scurtă.
cli-figure-examples =
    Exemple:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Plăcuțele în ordinea punerii, cu virgule între ele: plăcuța, încotro îi arată vârful, litere pentru locul cel mai de sus, din dreapta, de jos sau din stânga, plăcuțele pe care le atinge; sau locul ei, de exemplu oRoU@0,0. Alte finaluri urmează după „/”. Un singur „-” citește de la intrarea standard câte o figură pe fiecare rând.
cli-penta-solve = Găsește cea mai bună figură din plăcuțele din mână și dovedește că nu există alta mai bună.
cli-penta-solve-examples =
    Exemple:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Mâna: plăcuțe ca oRo sau oRv, cu spații sau virgule între ele. Un singur „-” citește de la intrarea standard câte o mână pe fiecare rând.
cli-penta-goal = Din ce să fie cât mai mult: squares (pătrate); quados (pătrate minus colțuri stricate); rings (inele); frame (căsuțe goale într-o gaură; nu trebuie folosite toate plăcuțele).
cli-penta-free = Doar figuri fără nepotriviri și îmbinări strâmbe. Altfel sunt permise, dar se scad.
cli-penta-extend = O figură în notație care rămâne cum este; plăcuțele se pun lângă ea.
cli-penta-count = Spune și câte figuri sunt la fel de bune; cele pe care o rotire le face la fel se numără o dată.
cli-penta-seconds = Cât să caute cel mult; apoi spune cea mai bună figură de până atunci și că nu e dovedită. 0: oricât e nevoie.
cli-penta-none = { $proved ->
        [1] Nu există nicio figură fără greșeli din toate aceste plăcuțe.
       *[0] Nu s-a găsit nicio figură la timp.
    }
cli-penta-solved = { $proved ->
        [1] Cea mai bună posibilă, dovedită în { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Cea mai bună găsită în { NUMBER($seconds, maximumFractionDigits: 0) } s, nedovedită:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } inel
            [few] { $rings } inele
           *[other] { $rings } de inele
        }, { $counted ->
            [one] { $counted } pătrat.
            [few] { $counted } pătrate.
           *[other] { $counted } de pătrate.
        }
        [frame] o gaură de { $hole ->
            [one] { $hole } căsuță
            [few] { $hole } căsuțe
           *[other] { $hole } de căsuțe
        }, valorează { $counted }.
       *[squares] valorează { $counted }.
    }
cli-penta-counted = { $all ->
        [0] La fel de bune sunt cel puțin { $count ->
            [one] { $count } figură
            [few] { $count } figuri
           *[other] { $count } de figuri
        }.
       *[1] { $count ->
            [one] Există o singură astfel de figură.
            [few] Există { $count } astfel de figuri.
           *[other] Există { $count } de astfel de figuri.
        }
    }
cli-penta-problems = Face probleme noi sau spune una, cu soluțiile ei.
cli-penta-problems-examples =
    Exemple:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 din 14 plăcuțe), squares+ (12 din 24) sau quados (7 plăcuțe puse lângă o figură de 7); sau identificatorul unei probleme, ca să-i vezi soluțiile.
cli-penta-problems-count = Câte.
cli-penta-problems-seed = De unde să înceapă: de fiecare dată aceleași probleme. Altfel, la întâmplare.
cli-penta-problems-difficulty = De la 1 (ușor) la 5 (greu): cât de rare sunt soluțiile și câte dintre pătratele care se pot face imediat te duc pe o pistă greșită. Altfel, oricare.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , dificultate { $difficulty } din 5
    }: { $kind ->
        [quados] { $given ->
                [start] pune toate aceste plăcuțe lângă figura aceasta
               *[hand] fă din aceste plăcuțe o figură care valorează { $start }, apoi pune lângă ea toate celelalte plăcuțe din cele paisprezece
            } așa încât să valoreze { $goal }; fiecare colț stricat scade unu{ $symmetry ->
                [none] .
                [central] , iar conturul să rămână același după o jumătate de rotire.
               *[any] , iar conturul să fie simetric.
            }
       *[squares] fă din toate aceste plăcuțe o singură figură care valorează { $goal }.
    }
cli-census = Află cât valorează cea mai bună figură pentru fiecare mână posibilă. Oprit și pornit din nou, merge mai departe.
cli-census-examples =
    Exemple:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Care mâini: squares (7 din cele 14 plăcuțe fără violet), squares+ (12 din toate 24; durează minute) sau rings (care mâini au în ele un inel).
cli-census-output = Dosarul certificatelor, cu o figură pentru fiecare mână, și al lucrului făcut până acum.
cli-census-workers = Câte procese caută; implicit unul pentru fiecare nucleu de procesor.
cli-census-ray = Caută în schimb pe clusterul Ray de la această adresă, de exemplu 10.0.0.1:6379; „local” pornește unul pe acest calculator.
cli-census-verify = Verifică în schimb acest certificat: că fiecare mână apare o dată, că fiecare figură valorează cât se spune și că noi căutări găsesc același lucru.
cli-census-samples = Câte mâini se caută din nou la verificare; toate, dacă sunt mai puține.
cli-census-seed = Care sunt aceste mâini.
cli-census-hands = Mâini: { $hands }, câte { $size } din { $tiles }; { $classes } dacă mâinile care diferă doar prin culori sau oglindire se numără o dată.
cli-census-column = { $column ->
        [score] Valoare
        [hands] Mâini
        [tiles] Plăcuțe
        [size] În mână
        [rings] Cu inel
       *[share] Parte
    }
cli-census-extreme = Nicio mână nu valorează { $end ->
        [least] mai puțin
       *[most] mai mult
    } de { $score }; { $hands ->
        [one] una valorează atât:
        [few] { $hands } valorează atât, de exemplu:
       *[other] { $hands } valorează atât, de exemplu:
    }
cli-census-question = Oare fiecare mână{ $colour ->
        [none] { "" }
       *[other] { " " }ale cărei plăcuțe au toate culoarea { $colour }
    } valorează cel puțin { $below }? { $hands ->
        [0] Da.
        [one] Nu, una nu:
        [few] Nu, { $hands } nu, de exemplu:
       *[other] Nu, { $hands } nu, de exemplu:
    }
cli-census-verified = { $wrong ->
        [0] Certificatul e corect. Mâini în el: { $count }, căutate din nou: { $solved }.
        [one] Certificatul are o greșeală.
        [few] Certificatul are { $wrong } greșeli.
       *[other] Certificatul are { $wrong } de greșeli.
    }
cli-penta-replay = Joacă partide de antrenament după reguli și spune scorurile lor sau unde încalcă regulile.
cli-penta-replay-examples =
    Exemple:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Un fișier JSON cu partide de antrenament, „-” pentru intrarea standard sau identificatorul unei partide care vine cu Fourfold, de exemplu fulls-1.
cli-penta-nameless = O partidă fără identificator
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , evenimentul { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } plăcuță
        [few] { $tiles } plăcuțe
       *[other] { $tiles } de plăcuțe
    }, { $squares ->
        [one] { $squares } pătrat
        [few] { $squares } pătrate
       *[other] { $squares } de pătrate
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } inel
        [few] , { $rings } inele
       *[other] , { $rings } de inele
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } nepotrivire
        [few] , { $clashes } nepotriviri
       *[other] , { $clashes } de nepotriviri
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } îmbinare strâmbă
        [few] , { $rough } îmbinări strâmbe
       *[other] , { $rough } de îmbinări strâmbe
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } colț stricat (la Quados)
        [few] , { $spoiled } colțuri stricate (la Quados)
       *[other] , { $spoiled } de colțuri stricate (la Quados)
    }{ $parts ->
        [0] { "" }
       *[other] , în mai multe bucăți
    }: valorează { $counted }.

cli-penta-match = Două niveluri ale calculatorului joacă unul contra altuia un joc din Pentaraduga.
cli-penta-match-examples =
    Exemple:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Jocul, de exemplu fulls sau reach+.
cli-penta-match-level = Un nivel al calculatorului.
cli-penta-match-games = Câte partide; nivelurile schimbă locurile după fiecare.
cli-penta-match-result = { $game }, nivelul { $first } contra nivelului { $second }: câștigate { $wins }, remize { $draws }, pierdute { $losses } din { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); puncte în medie { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }; acțiuni în partida mediană: { $actions }.

cli-solve = Rezolvă o poziție: e câștigată, remiză sau pierdută pentru cine ține piesa sau are de dat una, și cât de repede?
cli-solve-examples =
    Exemple:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Ce contează, de exemplu colour,shape; implicit toate: colour,shape,height,top.
cli-squares = Și cele nouă pătrate de 2 × 2 căsuțe sunt linii.
cli-shared = Câte caracteristici trebuie să aibă în comun cele patru piese ale unei linii; implicit 1.
cli-threads = Câte fire de execuție caută.
cli-memory = Câți megaocteți poate folosi căutarea ca să țină minte poziții.
cli-solve-moves = Spune și cât valorează fiecare mutare.
cli-solve-warm = Cu „-”: ține minte de la o poziție la alta ce a aflat.
cli-searching = Noduri: { $nodes } în { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , mutări: { $done } din { $all }
    }…
cli-value = { $piece ->
        [nobody] Tabla e plină:
        [giver] Cine dă acum
       *[other] Cine ține piesa { $piece }
    } { $value ->
        [win] { $plies ->
            [1] câștigă imediat.
            [one] câștigă într-o semimutare.
            [few] câștigă în { $plies } semimutări.
           *[other] câștigă în { $plies } de semimutări.
        }
        [loss] pierde în { $plies ->
            [one] { $plies } semimutare
            [few] { $plies } semimutări
           *[other] { $plies } de semimutări
        }, dacă celălalt joacă bine.
       *[draw] { $piece ->
            [nobody] remiză.
           *[other] poate face remiză, dar nu poate câștiga dacă celălalt joacă bine.
        }
    }
cli-spent = Noduri căutate: { $nodes }, în { $seconds } s.
cli-grid =
    Rânduri: unde ajunge piesa din mână. Coloane: piesa dată apoi.
    +n câștigă în n semimutări, = remiză, -n pierde în n semimutări. O semimutare e darea sau punerea unei piese.

cli-analyse = Analizează o poziție: valoarea ei, cele mai bune mutări și ce joacă apoi amândoi.
cli-analyse-examples =
    Exemple:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = O poziție, de exemplu "0..f/..../.3../.... 9": rândurile de la 4 la 1, o cifră hexazecimală pentru fiecare piesă, apoi piesa din mână sau "-".
cli-best = Cele mai bune mutări:
cli-line = Dacă amândoi joacă bine:

cli-review = Revizuiește o partidă: cât a valorat fiecare mutare, ce s-a ratat și când s-a decis.
cli-review-examples =
    Exemple:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] victorie
        [draw] remiză
        [loss] înfrângere
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] irosește o victorie
       *[draw] irosește o remiză
    }
cli-missed = nu anunță: { $lines }
cli-overlooked = Nimeni n-a anunțat: { $lines } (evenimentul { $event }).
cli-decided = { $event ->
        [0] De la început a valorat cât la sfârșit.
       *[other] S-a decis la evenimentul { $event }.
    }

cli-engine = Răspunde altor programe, rând cu rând, la intrarea și ieșirea standard (docs/engine.md).
cli-engine-examples =
    Exemple:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm e pentru o listă de poziții; merge cu „-” în loc de o poziție.

cli-match = Nivelurile calculatorului joacă unele contra altora și primesc un punctaj.
cli-match-examples =
    Exemple:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Două niveluri sau mai multe; fiecare joacă cu toate celelalte.
cli-match-all = Toate nivelurile.
cli-match-games = Câte partide joacă fiecare pereche; prima piesă o dau alternativ.
cli-match-seed = Aceeași sămânță dă aceleași partide.
cli-match-workers = Câte procese joacă; implicit câte procesoare sunt.
cli-match-result = Nivelul { $first } contra nivelului { $second }: câștigate { $wins }, remize { $draws }, pierdute { $losses }; { $points ->
        [1] 1 punct
       *[other] puncte: { $points }
    } din { $games }, { $elo } Elo.
cli-match-level = Nivel
cli-match-step = Treaptă
cli-match-legend = Elo: zero e media. Treaptă: cu cât e mai bun decât nivelul dinainte. Apoi punctele dintr-o sută de partide contra fiecărui nivel. Marje de eroare: 95 %.
malformed-match-levels = Un meci are nevoie de două niveluri sau mai multe, fiecare numit o dată; de exemplu 3 5 sau --all.

malformed-language = „{ $text }” nu e o limbă pe care o vorbim; avem: { $expected }.
malformed-utf-8 = Acesta nu e text UTF-8.
malformed-file = { $path }: { $problem }
malformed-save = Partida neterminată din { $path } nu se poate citi: { $problem } Pornește cu --new ca s-o pui deoparte.
malformed-save-in-use = Partida din { $path } e deschisă în altă fereastră. Dă alt fișier cu --save.
malformed-no-terminal = Pentru joc e nevoie de un terminal.
malformed-names = „{ $text }” nu sunt două nume; se așteaptă ceva ca Ann,Bo.
malformed-svg-of-many = --svg desenează o singură poziție, nu o listă de la intrarea standard.

cli-serve = Pornește aplicația web: joacă în browser, cu prieteni sau cu calculatorul.
cli-serve-examples =
    Exemple:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Adresa la care ascultă.
cli-port = Portul la care ascultă; 0 ia unul liber.
cli-database = Baza de date; implicit SQLite în dosarul de date al sistemului.
cli-workers = Câte procese servesc jucătorii; mai mult de unul are nevoie de PostgreSQL și Redis.
cli-redis = Adresa Redis prin care procesele se trezesc unul pe altul.
cli-proxy = Adresa unui proxy din fața serverului, care spune prin X-Forwarded-For de unde vin cererile.
cli-limits = Cât au voie oaspeții, dacă e altfel decât de obicei: ca JSON, vezi docs/security.md.
cli-open = Deschide pagina într-un browser.
cli-log-json = Scrie jurnalul ca JSON, câte un obiect pe fiecare rând.
cli-metrics-port = Portul la care serverul îi spune lui Prometheus cum îi merge.
cli-metrics-host = Adresa la care îi spune.
cli-serving = Fourfold e la { $address }
cli-think = Gândește pentru calculatorul unui server și pe această mașină.
cli-think-examples =
    Exemplu:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Adresa acelui Redis pe care îl folosesc serverele.
cli-think-processes = Câte procese gândesc; implicit unul pentru fiecare procesor.
cli-thinking = Gândesc pentru serverele acestui Redis.
malformed-redis = Aceasta nu e o adresă Redis precum redis://localhost:6379: { $why }
cli-admin = Administrează baza de date.
cli-migrate = Aduce schema la zi (serverul o face la pornire).
cli-backup = Copiază o bază de date SQLite în timp ce serverul merge.
cli-backup-file = Unde; nu trebuie să existe deja.
cli-export = Scrie fiecare partidă ca înregistrare, câte una pe fiecare rând.
cli-prune = Șterge ce e vechi, în timp ce serverul merge. Dacă nu se spune ce anume, doar numără ce e vechi.
cli-prune-kinds = Ce se șterge: mese la care nu s-a jucat, mese cu o partidă neterminată sau terminată, dueluri, linkuri către alte dispozitive, oaspeți care nu stau nicăieri, însemnări despre rulările serverului; respectiv unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = De câte zile nu s-a mai atins nimeni de ele.
cli-forget = Șterge datele unui oaspete: numele și care partide au fost ale lui.
cli-forget-guest = Oaspetele: identificatorul lui sau identificatorul unei mese și locul, de exemplu 3f7dQx0aLm2c/A.
cli-count = Numără oaspeții, mesele și evenimentele.
malformed-port = Nu se poate asculta la { $host }:{ $port }: { $why }.
malformed-workers = Mai multe procese au nevoie de o bază de date și de un Redis comune: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Nu există oaspetele „{ $guest }”.
malformed-exists = { $path } există deja.
malformed-database = Baza de date nu se poate deschide: { $why }
malformed-database-taken = Alt server folosește baza de date { $where } (procesul { $pid } pe { $host }, din { $since }). Oprește-l mai întâi sau alege alt --database.
malformed-database-shared = Alt server, care nu îl aude pe acesta, folosește baza de date { $where } (procesul { $pid } pe { $host }, din { $since }). Oprește-l mai întâi sau pornește-le pe amândouă cu același --redis.
malformed-database-log = Jurnalul { $path } e deteriorat: dacă s-ar deschide baza de date, după locul deteriorat s-ar pierde { $commits ->
        [one] { $commits } modificare salvată
        [few] { $commits } modificări salvate
       *[other] { $commits } de modificări salvate
    } ({ $frames ->
        [one] { $frames } bloc
        [few] { $frames } blocuri
       *[other] { $frames } de blocuri
    }). Mai întâi copiază { $database } și { $path } într-un loc sigur. Apoi pune în locul lor o copie de rezervă sau rulează „fourfold admin salvage” ca să păstrezi ce se poate citi și să renunți la rest.
cli-salvage = Deschide o bază de date SQLite cu jurnalul deteriorat: păstrează o copie a amândurora și renunță la modificările de după locul deteriorat. Oprește mai întâi serverul.
malformed-salvage = Comanda aceasta e doar pentru SQLite.
malformed-no-database = Nu există nicio bază de date Fourfold în { $where }. Indic-o cu --database sau FOURFOLD_DATABASE.
malformed-backup = Comanda aceasta copiază doar SQLite. Pentru PostgreSQL folosește pg_dump.

cli-book = Cartea de deschideri: valoarea exactă a fiecărei poziții cu cel mult trei piese pe tablă.
cli-book-rules = Regulile al căror capitol este: classic, squares, beginners-1, beginners-2 sau beginners-3; toate, dacă nu numești niciunul.
cli-book-build = Face cartea prin căutare. Durează cam o oră; oprită și pornită din nou, merge mai departe.
cli-book-examples =
    Exemple:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Dosarul capitolelor și al lucrului făcut până acum.
cli-book-workers = Câte procese caută; implicit unul pentru fiecare nucleu de procesor.
cli-book-memory = Câtă memorie poate folosi fiecare pentru tabelul lui, în MB.
cli-book-verify = Verifică cartea: că e întreagă, că e coerentă și că se potrivește cu noi căutări.
cli-book-samples = Câte poziții din fiecare capitol se caută din nou.
cli-book-seed = Care sunt aceste poziții.
cli-book-wrong = { $name } e greșită; căutarea a găsit: { $found }
cli-book-verified = { $wrong ->
        [0] Cartea e corectă.
        [one] O poziție e greșită.
        [few] { $wrong } poziții sunt greșite.
       *[other] { $wrong } de poziții sunt greșite.
    }
cli-stopped = Oprit. Ce s-a făcut rămâne: aceeași comandă continuă de aici.
malformed-book-rules = Nu există capitolul „{ $name }”; există: { $expected }.

### Naredbeni redak.

cli-fourfold = Igraj igre o četiri stvari koje se slažu.
cli-fourfold-examples =
    Primjeri:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Prikaži verziju i izađi.
cli-lang = Jezik programa; ako nije naveden, onaj iz okruženja (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: igraj, gledaj i rješavaj pozicije, provjeravaj zapise.
cli-json = Ispiši JSON za programe, po jedan objekt u retku.
cli-cyrillic = Piše pločice i smjerove ćiriličnim slovima iz knjige.
cli-position = Pozicija, na primjer "0..f/..../.3../.... 9": redovi od 4 do 1, heksadecimalna znamenka za svaku figuru, zatim figura u ruci ili "-". Sam "-" čita pozicije sa standardnog ulaza, po jednu u retku.
cli-preset = Pravila igre; popis daje „fourfold quarto presets”.
cli-set = Mijenja jednu postavku pravila, na primjer squares=on ili move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Izlaz
cli-unfinished = Nije završeno, događaja: { $events }.
cli-false-call = { $name }: uzvik bez linije (događaj { $event }).
cli-edition = Kao u uputi na tom jeziku
cli-in-hand = U ruci: { $piece }, { $name }.

cli-play = Igraj u terminalu, udvoje za jednom tipkovnicom ili protiv računala.
cli-play-examples =
    Primjeri:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Protivnik: čovjek (person) ili razina računala, od najslabije. Ako nije naveden, program će pitati.
cli-play-names = Imena igrača, sa zarezom između.
cli-play-save = Gdje se čuva nedovršena partija.
cli-play-new = Počni iznova; nedovršena partija sprema se sa strane.

cli-show = Prikaži poziciju kao tekst ili kao sliku.
cli-show-examples =
    Primjeri:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Nacrtaj poziciju i u ovu SVG datoteku.
cli-show-theme = Boje slike.
cli-show-size = Visina slike u pikselima.

cli-replay = Provjeri zapis po pravilima i pokaži kako završava.
cli-replay-examples =
    Primjeri:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Zapis, kao tekst ili JSON; „-” ga čita sa standardnog ulaza.
cli-replay-to = Ispiši sam zapis u ovom obliku.
cli-presets = Nabroji pravila po kojima se može igrati i što koja mijenjaju.

cli-pentaraduga = Pentaraduga: gledaj mozaike i koliko vrijede, traži najbolje, slaži zadatke, ponavljaj školske partije. Kraće: „penta”.
cli-figure = Prikaži mozaik zadan zapisom: njegove kvadrate i mane te njegov najkraći zapis.
cli-figure-examples =
    Primjeri:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Pločice redom kojim se polažu, sa zarezima između: pločica, kamo gleda njezin vrh, slova za najviše, najdesnije, najniže ili najljevije mjesto, pločice koje dodiruje; ili njezino mjesto, na primjer oRoU@0,0. Drugi završeci slijede iza „/”. Sam „-” čita mozaike sa standardnog ulaza, po jedan u retku.
cli-penta-solve = Nađi najbolji mozaik od zadanih pločica i dokaži da boljega nema.
cli-penta-solve-examples =
    Primjeri:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Ruka: pločice kao oRo ili oRv, s razmacima ili zarezima između. Sam „-” čita ruke sa standardnog ulaza, po jednu u retku.
cli-penta-goal = Čega treba najviše: squares (kvadrati); quados (kvadrati manje pokvareni kutovi); rings (prstenovi); frame (prazna polja u rupi; ne moraju se upotrijebiti sve pločice).
cli-penta-free = Samo mozaici bez sukoba i krivih spojeva. Inače su dopušteni, ali se oduzimaju.
cli-penta-extend = Mozaik zadan zapisom koji ostaje kakav jest; pločice se dodaju na njega.
cli-penta-count = Reci i koliko ima najboljih mozaika; oni koji se okretanjem poklope broje se jednom.
cli-penta-seconds = Koliko najdulje tražiti; zatim se kaže najbolji dotad nađen mozaik i da nije dokazan. 0: koliko god treba.
cli-penta-none = { $proved ->
        [1] Nema mozaika od svih ovih pločica bez mane.
       *[0] U tom vremenu nije nađen nijedan mozaik.
    }
cli-penta-solved = { $proved ->
        [1] Najbolje moguće, dokazano za { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Najbolje nađeno za { NUMBER($seconds, maximumFractionDigits: 0) } s, nije dokazano:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } prsten
            [few] { $rings } prstena
           *[other] { $rings } prstenova
        }, { $counted ->
            [one] { $counted } kvadrat.
            [few] { $counted } kvadrata.
           *[other] { $counted } kvadrata.
        }
        [frame] rupa od { $hole ->
            [one] { $hole } polja
            [few] { $hole } polja
           *[other] { $hole } polja
        }, vrijedi { $counted }.
       *[squares] vrijedi { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Jednako dobrih mozaika ima najmanje { $count }.
       *[1] Takvih mozaika ima { $count }.
    }
cli-penta-problems = Složi nove zadatke ili pokaži jedan od njih s rješenjima.
cli-penta-problems-examples =
    Primjeri:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 od 14 pločica), squares+ (12 od 24) ili quados (7 pločica dodanih mozaiku od 7); ili oznaka jednog zadatka, da se vide rješenja.
cli-penta-problems-count = Koliko njih.
cli-penta-problems-seed = Odakle početi: svaki put isti zadaci. Inače nasumce.
cli-penta-problems-difficulty = Od 1 (lako) do 5 (teško): koliko su rješenja rijetka i koliko kvadrata koji se odmah nude vodi na krivi put. Inače bilo koja težina.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , težina { $difficulty } od 5
    }: { $kind ->
        [quados] { $given ->
                [start] dodaj sve ove pločice ovom mozaiku
               *[hand] složi od ovih pločica mozaik koji vrijedi { $start }, pa mu dodaj sve ostale od četrnaest pločica
            } tako da vrijedi { $goal }, uz jedan manje za svaki pokvaren kut{ $symmetry ->
                [none] .
                [central] , s obrisom koji ostaje isti kad se okrene za pola kruga.
               *[any] , sa simetričnim obrisom.
            }
       *[squares] složi od svih ovih pločica jedan mozaik koji vrijedi { $goal }.
    }
cli-census = Ispitaj koliko vrijedi najbolji mozaik svake moguće ruke. Ako se prekine i ponovno pokrene, nastavlja gdje je stalo.
cli-census-examples =
    Primjeri:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Koje ruke: squares (7 od 14 pločica bez ljubičaste), squares+ (12 od sve 24; traje nekoliko minuta) ili rings (u kojim rukama ima prstena).
cli-census-output = Mapa za potvrde, s mozaikom za svaku ruku, i za ono što je dosad napravljeno.
cli-census-workers = Koliko procesa traži; zadano po jedan za svaku jezgru procesora.
cli-census-ray = Traži na Ray klasteru na ovoj adresi, na primjer 10.0.0.1:6379; „local” ga pokreće na ovom računalu.
cli-census-verify = Umjesto toga provjeri ovu potvrdu: da je svaka ruka u njoj jednom, da svaki mozaik vrijedi koliko piše i da nova pretraga nalazi isto.
cli-census-samples = Koliko ruku ponovno pretražiti pri provjeri; sve ako ih je manje.
cli-census-seed = Koje su to ruke.
cli-census-hands = Ruku od { $size } pločica, od ukupno { $tiles }: { $hands }; ako se one koje se razlikuju samo bojama ili kao u zrcalu broje jednom: { $classes }.
cli-census-column = { $column ->
        [score] Vrijedi
        [hands] Ruku
        [tiles] Od pločica
        [size] U ruci
        [rings] S prstenom
       *[share] Udio
    }
cli-census-extreme = Nijedna ruka ne vrijedi { $end ->
        [least] manje
       *[most] više
    } od { $score }; { $hands ->
        [1] toliko vrijedi jedna:
        [one] toliko vrijedi { $hands }, na primjer:
        [few] toliko vrijede { $hands }, na primjer:
       *[other] toliko vrijedi { $hands }, na primjer:
    }
cli-census-question = Vrijedi li svaka ruka{ $colour ->
        [none] { "" }
       *[other] { " " }u kojoj sve pločice imaju { $colour }
    } barem { $below }? { $hands ->
        [0] Da.
        [1] Ne, jedna ne:
        [one] Ne, { $hands } ne, na primjer:
        [few] Ne, { $hands } ne, na primjer:
       *[other] Ne, { $hands } ne, na primjer:
    }
cli-census-verified = { $wrong ->
        [0] Potvrda je ispravna: stavki { $count }, od toga ponovno pretraženo { $solved }.
        [one] U potvrdi je { $wrong } pogreška.
        [few] U potvrdi su { $wrong } pogreške.
       *[other] U potvrdi je { $wrong } pogrešaka.
    }
cli-penta-replay = Odigraj školske partije po pravilima i reci njihove rezultate ili gdje krše pravila.
cli-penta-replay-examples =
    Primjeri:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Datoteka sa školskim partijama u JSON-u, „-” za standardni ulaz ili oznaka školske partije koja dolazi uz Fourfold, na primjer fulls-1.
cli-penta-nameless = Partija bez oznake
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , događaj { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } pločica
        [few] { $tiles } pločice
       *[other] { $tiles } pločica
    }, { $squares ->
        [one] { $squares } kvadrat
        [few] { $squares } kvadrata
       *[other] { $squares } kvadrata
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } prsten
        [few] , { $rings } prstena
       *[other] , { $rings } prstenova
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } sukob
        [few] , { $clashes } sukoba
       *[other] , { $clashes } sukoba
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } kriv spoj
        [few] , { $rough } kriva spoja
       *[other] , { $rough } krivih spojeva
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } pokvaren kut (za Kvados)
        [few] , { $spoiled } pokvarena kuta (za Kvados)
       *[other] , { $spoiled } pokvarenih kutova (za Kvados)
    }{ $parts ->
        [0] { "" }
       *[other] , u više dijelova
    }: vrijedi { $counted }.

cli-penta-match = Neka dvije razine računala igraju jednu igru Pentaraduge jedna protiv druge.
cli-penta-match-examples =
    Primjeri:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Igra, na primjer fulls ili reach+.
cli-penta-match-level = Razina računala.
cli-penta-match-games = Koliko partija; razine nakon svake mijenjaju mjesta.
cli-penta-match-result = { $game }, razina { $first } protiv razine { $second }: pobjeda { $wins }, remija { $draws }, poraza { $losses }, od ukupno { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); prosječno bodova { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }; radnji u srednjoj partiji: { $actions }.

cli-solve = Riješi poziciju: je li dobivena, remi ili izgubljena za igrača koji drži figuru ili je treba dati, i koliko brzo?
cli-solve-examples =
    Primjeri:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Što se broji, na primjer colour,shape; zadano sve: colour,shape,height,top.
cli-squares = I devet blokova od 2 × 2 polja su linije.
cli-shared = Koliko zajedničkih osobina moraju imati četiri figure u liniji; zadano 1.
cli-threads = Koliko dretvi traži.
cli-memory = Koliko megabajta pretraga smije zauzeti da pamti ploče.
cli-solve-moves = Reci i koliko vrijedi svaki potez.
cli-solve-warm = Uz „-”: pamti što je nađeno od jedne pozicije do druge.
cli-searching = Čvorova { $nodes } za { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , poteza { $done } od { $all }
    }…
cli-value = { $piece ->
        [nobody] Ploča je puna:
        [giver] Tko sljedeći daje figuru,
       *[other] Tko drži { $piece },
    } { $value ->
        [win] { $plies ->
            [1] pobjeđuje odmah.
            [one] pobjeđuje za { $plies } polupotez.
            [few] pobjeđuje za { $plies } polupoteza.
           *[other] pobjeđuje za { $plies } polupoteza.
        }
        [loss] { $plies ->
            [one] gubi za { $plies } polupotez ako druga strana dobro igra.
            [few] gubi za { $plies } polupoteza ako druga strana dobro igra.
           *[other] gubi za { $plies } polupoteza ako druga strana dobro igra.
        }
       *[draw] { $piece ->
            [nobody] remi.
           *[other] može do remija, ali ne i do pobjede ako druga strana dobro igra.
        }
    }
cli-spent = Pretraženo čvorova: { $nodes }, za { $seconds } s.
cli-grid =
    Redovi: kamo ide figura iz ruke. Stupci: figura koja se daje sljedeća.
    +n pobjeđuje za n polupoteza, = remi, -n gubi za n polupoteza. Polupotez je jedno davanje ili jedno postavljanje.

cli-analyse = Analiziraj poziciju: koliko vrijedi, najbolje poteze i što oboje zatim igraju.
cli-analyse-examples =
    Primjeri:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Pozicija, na primjer "0..f/..../.3../.... 9": redovi od 4 do 1, heksadecimalna znamenka za svaku figuru, zatim figura u ruci ili "-".
cli-best = Najbolji potezi:
cli-line = Ako oboje dobro igraju:

cli-review = Pregledaj partiju: koliko je vrijedio svaki potez, što je propušteno i kad je odlučeno.
cli-review-examples =
    Primjeri:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] pobjeda
        [draw] remi
        [loss] poraz
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] ispušta pobjedu
       *[draw] ispušta remi
    }
cli-missed = ne uzvikuje: { $lines }
cli-overlooked = Nitko nije uzviknuo: { $lines } (događaj { $event }).
cli-decided = { $event ->
        [0] Od početka je vrijedila ono čime je završila.
       *[other] Odlučio ju je događaj { $event }.
    }

cli-engine = Odgovaraj drugim programima, recima na standardnom ulazu i izlazu (docs/engine.md).
cli-engine-examples =
    Primjeri:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm je za popis pozicija; ide uz „-” umjesto pozicije.

cli-match = Neka razine računala igraju među sobom, i ocijeni ih.
cli-match-examples =
    Primjeri:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Dvije razine ili više; svaka igra sa svima ostalima.
cli-match-all = Sve razine.
cli-match-games = Koliko partija igraju svake dvije razine; prvu figuru daju naizmjence.
cli-match-seed = Isto sjeme daje iste partije.
cli-match-workers = Koliko procesa igra; zadano koliko ima procesora.
cli-match-result = Razina { $first } protiv razine { $second }: pobjeda { $wins }, remija { $draws }, poraza { $losses }; { $points ->
        [1] 1 bod
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } od { $games }, { $elo } Elo.
cli-match-level = Razina
cli-match-step = Korak
cli-match-legend = Elo: nula je prosjek. Korak: koliko je bolja od prethodne razine. Zatim bodovi u sto partija protiv svake razine. Pogreške: 95 %.
malformed-match-levels = Za meč su potrebne dvije razine ili više, svaka navedena jednom; očekuje se nešto kao 3 5, ili --all.

malformed-language = „{ $text }” nije jezik koji znamo; ima: { $expected }.
malformed-utf-8 = Ovo nije UTF-8 tekst.
malformed-file = { $path }: { $problem }
malformed-save = Nedovršena partija u { $path } ne može se pročitati: { $problem } Pokreni s --new da je skloniš na stranu.
malformed-save-in-use = Partija u { $path } otvorena je u drugom prozoru. Navedi drugu datoteku pomoću --save.
malformed-no-terminal = Za igru treba terminal.
malformed-names = „{ $text }” nisu dva imena; očekuje se nešto kao Ann,Bo.
malformed-svg-of-many = --svg crta jednu poziciju, a ne popis sa standardnog ulaza.

cli-serve = Pokreni web-aplikaciju: igranje u pregledniku, s prijateljima ili računalom.
cli-serve-examples =
    Primjeri:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Adresa na kojoj se sluša.
cli-port = Port na kojem se sluša; 0 uzima slobodan.
cli-database = Baza podataka; zadano SQLite u mapi sustava za podatke.
cli-workers = Koliko procesa poslužuje igrače; za više od jednoga trebaju PostgreSQL i Redis.
cli-redis = Adresa za Redis, preko kojega procesi bude jedan drugoga.
cli-proxy = Adresa proxyja ispred poslužitelja, koji putem X-Forwarded-For javlja odakle dolaze zahtjevi.
cli-limits = Koliko gosti smiju, ako je drukčije nego inače: kao JSON, vidi docs/security.md.
cli-open = Otvori stranicu u pregledniku.
cli-log-json = Piši dnevnik kao JSON, po jedan objekt u retku.
cli-metrics-port = Port na kojem poslužitelj javlja sustavu Prometheus kako radi.
cli-metrics-host = Adresa na kojoj to javlja.
cli-serving = Fourfold je na { $address }
cli-think = Razmišljaj za računalo poslužitelja i na ovom stroju.
cli-think-examples =
    Primjer:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Adresa za Redis kojim se služe poslužitelji.
cli-think-processes = Koliko procesa razmišlja; zadano po jedan za svaki procesor.
cli-thinking = Razmišljam za poslužitelje ovog Redisa.
malformed-redis = Ovo nije adresa za Redis kao što je redis://localhost:6379: { $why }
cli-admin = Održavanje baze podataka.
cli-migrate = Dovedi shemu u najnovije stanje (poslužitelj to čini sam kad se pokrene).
cli-backup = Kopiraj SQLite bazu dok poslužitelj radi.
cli-backup-file = Kamo; još ne smije postojati.
cli-export = Ispiši svaku partiju kao zapis, po jedan u retku.
cli-prune = Izbriši ono što je staro dok poslužitelj radi. Ako nije navedeno što, staro se samo prebroji.
cli-prune-kinds = Što izbrisati: stolove za kojima se nije igralo, stolove s nedovršenom ili završenom partijom, dvoboje, linkove za druge uređaje, goste koji nigdje ne sjede, zapise o radu poslužitelja; redom unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Koliko dana to nitko nije dirao.
cli-forget = Izbriši podatke gosta: ime i to koje su partije bile njegove.
cli-forget-guest = Gost: njegova oznaka ili oznaka stola i mjesto, na primjer 3f7dQx0aLm2c/A.
cli-count = Prebroji goste, stolove i događaje.
malformed-port = Na { $host }:{ $port } ne može se slušati: { $why }.
malformed-workers = Za više procesa trebaju zajednička baza podataka i zajednički Redis: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Nema gosta „{ $guest }”.
malformed-exists = { $path } već postoji.
malformed-database = Baza podataka ne može se otvoriti: { $why }
malformed-database-taken = Bazu podataka { $where } koristi drugi poslužitelj (proces { $pid } na { $host }, od { $since }). Najprije ga zaustavi ili pomoću --database odaberi drugu.
malformed-database-shared = Bazu podataka { $where } koristi drugi poslužitelj, koji za ovaj ne zna (proces { $pid } na { $host }, od { $since }). Najprije ga zaustavi ili pokreni oba s istim --redis.
malformed-database-log = Dnevnik { $path } je oštećen: otvaranjem baze podataka { $commits ->
        [one] izgubila bi se { $commits } spremljena promjena
        [few] izgubile bi se { $commits } spremljene promjene
       *[other] izgubilo bi se { $commits } spremljenih promjena
    } ({ $frames ->
        [one] { $frames } blok
        [few] { $frames } bloka
       *[other] { $frames } blokova
    }) iza oštećenog mjesta. Najprije kopiraj { $database } i { $path } na sigurno mjesto. Zatim na njihovo mjesto stavi sigurnosnu kopiju ili pokreni „fourfold admin salvage”: ono što se može pročitati ostaje, a ostatak se gubi.
cli-salvage = Otvori SQLite bazu čiji je dnevnik oštećen: sačuvaj kopiju obojega i odustani od promjena iza oštećenog mjesta. Najprije zaustavi poslužitelj.
malformed-salvage = Ova je naredba samo za SQLite.
malformed-no-database = U { $where } nema baze podataka Fourfolda. Navedi je pomoću --database ili FOURFOLD_DATABASE.
malformed-backup = Ova naredba kopira samo SQLite. Za PostgreSQL upotrijebi pg_dump.

cli-book = Knjiga otvaranja: točne vrijednosti svih pozicija s najviše tri figure na ploči.
cli-book-rules = Pravila čije je to poglavlje: classic, squares, beginners-1, beginners-2 ili beginners-3; sva ako nije navedeno nijedno.
cli-book-build = Napravi knjigu pretragom. Traje otprilike sat; ako se prekine i ponovno pokrene, nastavlja gdje je stalo.
cli-book-examples =
    Primjeri:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Mapa za poglavlja i za ono što je dosad napravljeno.
cli-book-workers = Koliko procesa traži; zadano po jedan za svaku jezgru procesora.
cli-book-memory = Koliko memorije svaki od njih smije uzeti za svoju tablicu, u MB.
cli-book-verify = Provjeri knjigu: da je cijela, da slijedi iz sebe same i da se slaže s novim pretragama.
cli-book-samples = Koliko ploča iz svakog poglavlja ponovno pretražiti.
cli-book-seed = Koje su to ploče.
cli-book-wrong = { $name } je pogrešno; pretraga je našla: { $found }
cli-book-verified = { $wrong ->
        [0] Knjiga je ispravna.
        [one] Pogrešna je { $wrong } ploča.
        [few] Pogrešne su { $wrong } ploče.
       *[other] Pogrešnih ploča ima { $wrong }.
    }
cli-stopped = Zaustavljeno. Napravljeno je sačuvano: ista naredba nastavlja odavde.
malformed-book-rules = Nema poglavlja „{ $name }”; očekuje se jedno od: { $expected }.

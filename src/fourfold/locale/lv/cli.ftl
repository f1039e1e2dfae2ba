### Komandrinda.

cli-fourfold = Spēles par četrām lietām, kurām ir kas kopīgs.
cli-fourfold-examples =
    Piemēri:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Parādīt versiju un beigt.
cli-lang = Valoda; ja nav norādīta, to ņem no vides (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: spēlēt, skatīt un risināt pozīcijas, pārbaudīt pierakstus.
cli-json = Izvadīt JSON programmām, pa objektam rindiņā.
cli-cyrillic = Raksta kauliņus un virzienus ar grāmatas kirilicas burtiem.
cli-position = Pozīcija, piemēram, "0..f/..../.3../.... 9": horizontāles no 4 līdz 1, figūra ir heksadecimāls cipars, tad figūra rokā vai "-". Tikai "-" lasa pozīcijas no standarta ievades, pa vienai rindiņā.
cli-preset = Noteikumi, pēc kuriem spēlē; tos uzskaita „fourfold quarto presets”.
cli-set = Maina noteikumu opciju, piemēram, squares=on vai move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Izvade
cli-unfinished = Nav pabeigta, notikumi: { $events }.
cli-false-call = { $name } pieteica rindu, kuras nav (notikums { $event }).
cli-edition = Kā lapiņā šajā valodā
cli-in-hand = Rokā: { $piece }, { $name }.

cli-play = Spēlēt terminālī: divatā pie vienas tastatūras vai pret datoru.
cli-play-examples =
    Piemēri:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Pretinieks: cilvēks (person) vai datora līmenis, vājākais pirmais. Ja nav norādīts, programma pajautās.
cli-play-names = Spēlētāju vārdi, atdalīti ar komatu.
cli-play-save = Kur glabā nepabeigto partiju.
cli-play-new = Sākt no jauna; nepabeigto partiju atliek malā.

cli-show = Parādīt pozīciju kā tekstu vai attēlu.
cli-show-examples =
    Piemēri:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Arī uzzīmēt pozīciju šajā SVG failā.
cli-show-theme = Attēla krāsas.
cli-show-size = Attēla augstums pikseļos.

cli-replay = Pārbaudīt pierakstu pēc noteikumiem un parādīt, kā tas beidzas.
cli-replay-examples =
    Piemēri:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Pieraksts, kā teksts vai JSON; „-” lasa to no standarta ievades.
cli-replay-to = Izvadīt pašu pierakstu šādā veidā.
cli-presets = Uzskaitīt noteikumus, pēc kuriem var spēlēt, un ko katri maina.

cli-pentaraduga = Pentaraduga: skatīt figūras un to vērtību, meklēt labākās, veidot uzdevumus, atkārtot mācību partijas. Īsāk – „penta”.
cli-figure = Parādīt notācijā pierakstītu figūru: tās kvadrātus, trūkumus un īsāko notāciju.
cli-figure-examples =
    Piemēri:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Kauliņi likšanas secībā, atdalīti ar komatiem: kauliņš, kurp vērsta tā virsotne, galējās augšējās, labās, apakšējās vai kreisās vietas burti, kauliņi, kam tas pieskaras; vai tā vieta, piemēram, oRoU@0,0. Citas beigas raksta aiz „/”. Tikai „-” lasa figūras no standarta ievades, pa vienai rindiņā.
cli-penta-solve = Atrast labāko figūru no kauliņu komplekta un pierādīt, ka labākas nav.
cli-penta-solve-examples =
    Piemēri:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Komplekts: kauliņi, piemēram, oRo vai oRv, atdalīti ar atstarpēm vai komatiem. Tikai „-” lasa komplektus no standarta ievades, pa vienam rindiņā.
cli-penta-goal = Kā lai ir visvairāk: squares (kvadrātu); quados (kvadrātu, atņemot sabojātos stūrus); rings (gredzenu); frame (tukšu rūtiņu caurumā; visi kauliņi nav jālieto).
cli-penta-free = Tikai figūras bez nesakritībām un greiziem salaidumiem. Citādi tie ir atļauti, bet tiek atņemti.
cli-penta-extend = Figūra notācijā, kas paliek, kāda ir; kauliņus liek tai klāt.
cli-penta-count = Pateikt arī, cik ir labāko figūru; pagriežot vienādas skaita vienreiz.
cli-penta-seconds = Cik ilgi meklēt, ne vairāk; tad nosauc labāko atrasto figūru un to, ka tas nav pierādīts. 0: cik vajag.
cli-penta-none = { $proved ->
        [1] No visiem šiem kauliņiem figūras bez trūkumiem nav.
       *[0] Laikā figūra netika atrasta.
    }
cli-penta-solved = { $proved ->
        [1] Labāk nav iespējams, pierādīts { NUMBER($seconds, maximumFractionDigits: 3) } s laikā:
       *[0] Labākais, kas atrasts { NUMBER($seconds, maximumFractionDigits: 0) } s laikā, nav pierādīts:
    } { $goal ->
        [rings] { $rings ->
            [zero] { $rings } gredzenu
            [one] { $rings } gredzens
           *[other] { $rings } gredzeni
        }, { $counted ->
            [zero] { $counted } kvadrātu.
            [one] { $counted } kvadrāts.
           *[other] { $counted } kvadrāti.
        }
        [frame] { $hole ->
            [zero] { $hole } rūtiņu
            [one] { $hole } rūtiņas
           *[other] { $hole } rūtiņu
        } caurums, vērtība { $counted }.
       *[squares] vērtība { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Tikpat labu figūru ir vismaz { $count }.
       *[1] { $count ->
            [1] Tāda figūra ir viena.
            [zero] Tādu figūru ir { $count }.
            [one] Tādu figūru ir { $count }.
           *[other] Tādu figūru ir { $count }.
        }
    }
cli-penta-problems = Izveidot jaunus uzdevumus vai parādīt vienu ar atbildēm.
cli-penta-problems-examples =
    Piemēri:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 no 14 kauliņiem), squares+ (12 no 24) vai quados (7 kauliņi pie 7 kauliņu figūras); vai uzdevuma numurs, lai redzētu atbildes.
cli-penta-problems-count = Cik.
cli-penta-problems-seed = Ar ko sākt: katru reizi tie paši uzdevumi. Citādi nejauši.
cli-penta-problems-difficulty = No 1 (viegli) līdz 5 (grūti): cik retas ir atbildes un cik no uzreiz veidojamajiem kvadrātiem maldina. Citādi jebkāda.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , grūtība { $difficulty } no 5
    }: { $kind ->
        [quados] { $given ->
                [start] pieliec visus šos kauliņus šai figūrai
               *[hand] no šiem kauliņiem saliec figūru ar vērtību { $start }, tad pieliec tai visus pārējos no četrpadsmit
            } tā, lai vērtība būtu { $goal }; katrs sabojāts stūris atņem vienu{ $symmetry ->
                [none] .
                [central] . Aprisei jāpaliek tādai pašai, pagriežot par pusapgriezienu.
               *[any] . Aprisei jābūt simetriskai.
            }
       *[squares] no visiem šiem kauliņiem saliec vienu figūru ar vērtību { $goal }.
    }
cli-census = Noskaidrot labākās figūras vērtību katram iespējamam komplektam. Apturēts un palaists no jauna, tas turpinās.
cli-census-examples =
    Piemēri:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Kuri komplekti: squares (7 no 14 kauliņiem bez violetā), squares+ (12 no visiem 24; ilgst minūtes) vai rings (no kuriem komplektiem var salikt gredzenu).
cli-census-output = Mape sertifikātiem, ar figūru katram komplektam, un tam, kas jau izdarīts.
cli-census-workers = Cik procesu meklē; ja nav norādīts, pa vienam katram procesora kodolam.
cli-census-ray = Meklēt Ray klasterī šajā adresē, piemēram, 10.0.0.1:6379; „local” palaiž klasteri šajā datorā.
cli-census-verify = Meklēšanas vietā pārbaudīt šo sertifikātu: vai katrs komplekts tajā ir vienreiz, vai figūru vērtības ir pareizas un vai jauna meklēšana atrod to pašu.
cli-census-samples = Cik komplektu pārbaudot izpētīt no jauna; visus, ja to ir mazāk.
cli-census-seed = Kuri komplekti tie ir.
cli-census-hands = { $hands ->
        [zero] { $hands } komplektu
        [one] { $hands } komplekts
       *[other] { $hands } komplekti
    } pa { $size } no { $tiles } kauliņiem; ja tikai ar krāsām vai spoguļattēlu atšķirīgos skaita vienreiz – { $classes }.
cli-census-column = { $column ->
        [score] Vērtība
        [hands] Komplekti
        [tiles] No kauliņiem
        [size] Rokā
        [rings] Ar gredzenu
       *[share] Daļa
    }
cli-census-extreme = Nevienam komplektam vērtība nav { $end ->
        [least] mazāka
       *[most] lielāka
    } par { $score }; { $hands ->
        [1] tik ir vienam:
        [zero] tādu komplektu ir { $hands }, piemēram:
        [one] tādu komplektu ir { $hands }, piemēram:
       *[other] tādu komplektu ir { $hands }, piemēram:
    }
cli-census-question = Vai katram komplektam{ $colour ->
        [none] { "" }
       *[other] , kura visos kauliņos ir { $colour } trijstūris,
    } vērtība ir vismaz { $below }? { $hands ->
        [0] Jā.
        [1] Nē, vienam nav:
        [zero] Nē, tādu, kam nav, ir { $hands }, piemēram:
        [one] Nē, tādu, kam nav, ir { $hands }, piemēram:
       *[other] Nē, tādu, kam nav, ir { $hands }, piemēram:
    }
cli-census-verified = { $wrong ->
        [0] Sertifikāts ir pareizs: ieraksti { $count }, no tiem no jauna izpētīti { $solved }.
        [zero] Sertifikātā ir { $wrong } kļūdu.
        [one] Sertifikātā ir { $wrong } kļūda.
       *[other] Sertifikātā ir { $wrong } kļūdas.
    }
cli-penta-replay = Atkārtot mācību partijas pēc noteikumiem un pateikt to rezultātu vai kur noteikumi pārkāpti.
cli-penta-replay-examples =
    Piemēri:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Mācību partiju JSON fails, „-” standarta ievadei vai Fourfold līdzi dotas mācību partijas vārds, piemēram, fulls-1.
cli-penta-nameless = Partija bez vārda
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , notikums { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [zero] { $tiles } kauliņu
        [one] { $tiles } kauliņš
       *[other] { $tiles } kauliņi
    }, { $squares ->
        [zero] { $squares } kvadrātu
        [one] { $squares } kvadrāts
       *[other] { $squares } kvadrāti
    }{ $rings ->
        [0] { "" }
        [zero] , { $rings } gredzenu
        [one] , { $rings } gredzens
       *[other] , { $rings } gredzeni
    }{ $clashes ->
        [0] { "" }
        [zero] , { $clashes } nesakritību
        [one] , { $clashes } nesakritība
       *[other] , { $clashes } nesakritības
    }{ $rough ->
        [0] { "" }
        [zero] , { $rough } greizu salaidumu
        [one] , { $rough } greizs salaidums
       *[other] , { $rough } greizi salaidumi
    }{ $spoiled ->
        [0] { "" }
        [zero] , { $spoiled } sabojātu stūru („Quados”)
        [one] , { $spoiled } sabojāts stūris („Quados”)
       *[other] , { $spoiled } sabojāti stūri („Quados”)
    }{ $parts ->
        [0] { "" }
       *[other] , vairākas daļas
    }: vērtība { $counted }.

cli-penta-match = Ļaut diviem datora līmeņiem spēlēt vienam pret otru kādā Pentaradugas spēlē.
cli-penta-match-examples =
    Piemēri:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Spēle, piemēram, fulls vai reach+.
cli-penta-match-level = Datora līmenis.
cli-penta-match-games = Cik partiju; pēc katras līmeņi mainās vietām.
cli-penta-match-result = { $game }, līmenis { $first } pret līmeni { $second }: uzvaras { $wins }, neizšķirti { $draws }, zaudējumi { $losses }, kopā { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); punkti vidēji { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }; darbības partijā (mediāna) { $actions }.

cli-solve = Atrisināt pozīciju: vai tā ir uzvarēta, neizšķirta vai zaudēta tam, kas tur figūru vai kam tā jādod, un cik drīz?
cli-solve-examples =
    Piemēri:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Kas ir svarīgi, piemēram, colour,shape; ja nav norādīts, viss: colour,shape,height,top.
cli-squares = Arī deviņi 2 × 2 lauciņu kvadrāti ir rindas.
cli-shared = Cik kopīgu pazīmju jābūt četrām rindas figūrām; ja nav norādīts, 1.
cli-threads = Cik pavedienu meklē.
cli-memory = Cik megabaitu meklēšana drīkst aizņemt, lai atcerētos laukumus.
cli-solve-moves = Pateikt arī, ko vērts katrs gājiens.
cli-solve-warm = Ar „-”: atcerēties atrasto no vienas pozīcijas līdz nākamajai.
cli-searching = Mezgli { $nodes }, { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , gājieni { $done } no { $all }
    }…
cli-value = { $piece ->
        [nobody] Laukums ir pilns:
        [giver] Kas dod nākamo figūru, tas
       *[other] Kam rokā { $piece }, tas
    } { $value ->
        [win] { $plies ->
            [1] uzvar uzreiz.
            [zero] uzvar { $plies } pusgājienos.
            [one] uzvar { $plies } pusgājienā.
           *[other] uzvar { $plies } pusgājienos.
        }
        [loss] { $plies ->
            [zero] zaudē { $plies } pusgājienos, ja otrs spēlē labi.
            [one] zaudē { $plies } pusgājienā, ja otrs spēlē labi.
           *[other] zaudē { $plies } pusgājienos, ja otrs spēlē labi.
        }
       *[draw] { $piece ->
            [nobody] neizšķirts.
           *[other] var panākt neizšķirtu, bet ne uzvaru, ja otrs spēlē labi.
        }
    }
cli-spent = Izpētīti mezgli: { $nodes }, { $seconds } s.
cli-grid =
    Rindas: kur liek figūru no rokas. Kolonnas: kuru figūru dod pēc tam.
    +n uzvar n pusgājienos, = neizšķirts, -n zaudē n pusgājienos. Pusgājiens ir dot vai nolikt.

cli-analyse = Analizēt pozīciju: tās vērtība, labākie gājieni un ko abi spēlē tālāk.
cli-analyse-examples =
    Piemēri:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Pozīcija, piemēram, "0..f/..../.3../.... 9": horizontāles no 4 līdz 1, figūra ir heksadecimāls cipars, tad figūra rokā vai "-".
cli-best = Labākie gājieni:
cli-line = Ja abi spēlē labi:

cli-review = Izvērtēt partiju: ko bija vērts katrs gājiens, kas palaists garām un kad viss izšķīrās.
cli-review-examples =
    Piemēri:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] uzvara
        [draw] neizšķirts
        [loss] zaudējums
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] palaiž garām uzvaru
       *[draw] palaiž garām neizšķirtu
    }
cli-missed = nepiesaka: { $lines }
cli-overlooked = Neviens nepieteica: { $lines } (notikums { $event }).
cli-decided = { $event ->
        [0] No paša sākuma partija bija vērta to, ar ko beidzās.
       *[other] Visu izšķīra notikums { $event }.
    }

cli-engine = Atbildēt citām programmām ar rindiņām standarta ievadē un izvadē (docs/engine.md).
cli-engine-examples =
    Piemēri:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm ir pozīciju sarakstam: pozīcijas vietā vajag „-”.

cli-match = Ļaut datora līmeņiem spēlēt savā starpā un noteikt to reitingu.
cli-match-examples =
    Piemēri:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Divi līmeņi vai vairāk; katrs spēlē ar visiem.
cli-match-all = Visi līmeņi.
cli-match-games = Cik partiju spēlē katri divi līmeņi; pirmo figūru dod pārmaiņus.
cli-match-seed = Tā pati sēkla dod tās pašas partijas.
cli-match-workers = Cik procesu spēlē; ja nav norādīts, tik, cik ir procesoru.
cli-match-result = Līmenis { $first } pret līmeni { $second }: uzvaras { $wins }, neizšķirti { $draws }, zaudējumi { $losses }; { $points ->
        [1] 1 punkts
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    } no { $games }, Elo { $elo }.
cli-match-level = Līmenis
cli-match-step = Solis
cli-match-legend = Elo: nulle ir vidējais. Solis: cik labāks par iepriekšējo līmeni. Tad punkti simt partijās pret katru līmeni. Kļūda: 95 %.
malformed-match-levels = Mačam vajag divus vai vairāk līmeņu, katru vienreiz; piemēram, 3 5 vai --all.

malformed-language = Valodā „{ $text }” mēs nerunājam; ir: { $expected }.
malformed-utf-8 = Tas nav UTF-8 teksts.
malformed-file = { $path }: { $problem }
malformed-save = Nepabeigto partiju failā { $path } nevar izlasīt: { $problem } Sāc ar --new, lai to atliktu malā.
malformed-save-in-use = Partija failā { $path } ir atvērta citā logā. Norādi citu failu: --save.
malformed-no-terminal = Spēlēšanai vajag termināli.
malformed-names = „{ $text }” nav divi vārdi; vajag, piemēram, Ann,Bo.
malformed-svg-of-many = --svg zīmē vienu pozīciju, nevis sarakstu no standarta ievades.

cli-serve = Palaist tīmekļa lietotni: spēlēt pārlūkā ar draugiem vai datoru.
cli-serve-examples =
    Piemēri:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Adrese, kurā klausīties.
cli-port = Ports, kurā klausīties; 0 ņem jebkuru brīvu.
cli-database = Datubāze; ja nav norādīta, SQLite sistēmas datu mapē.
cli-workers = Cik procesu apkalpo spēlētājus; vairāk nekā vienam vajag PostgreSQL un Redis.
cli-redis = Adrese Redis, ar kura palīdzību procesi modina cits citu.
cli-proxy = Adrese starpniekserverim servera priekšā, kas ar X-Forwarded-For pasaka, no kurienes nāk pieprasījumi.
cli-limits = Cik daudz drīkst viesi, ja citādi nekā parasti: kā JSON, skat. docs/security.md.
cli-open = Atvērt lapu pārlūkā.
cli-log-json = Rakstīt žurnālu kā JSON, pa objektam rindiņā.
cli-metrics-port = Ziņot Prometheus, kā klājas serverim, šajā portā.
cli-metrics-host = Adrese, kurā par to ziņot.
cli-serving = Fourfold ir šeit: { $address }
cli-think = Domāt servera datora vietā arī šajā mašīnā.
cli-think-examples =
    Piemērs:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Adrese tam Redis, ko lieto serveri.
cli-think-processes = Cik procesu domā; ja nav norādīts, pa vienam katram procesoram.
cli-thinking = Domāju šī Redis serveru vietā.
malformed-redis = Tā nav Redis adrese, kā, piemēram, redis://localhost:6379: { $why }
cli-admin = Rūpēties par datubāzi.
cli-migrate = Atjaunināt shēmu (serveris to dara, kad to palaiž).
cli-backup = Nokopēt SQLite datubāzi, kamēr serveris darbojas.
cli-backup-file = Kurp; tāda faila vēl nedrīkst būt.
cli-export = Izvadīt visas partijas kā pierakstus, pa vienam rindiņā.
cli-prune = Izdzēst veco, kamēr serveris darbojas. Ja nav norādīts, ko dzēst, tikai saskaitīt veco.
cli-prune-kinds = Ko dzēst: galdus, pie kuriem nav spēlēts, galdus ar nepabeigtu vai pabeigtu partiju, dueļus, saites uz citām ierīcēm, viesus, kas nekur nesēž, ierakstus par servera darbu; attiecīgi unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Cik dienu tam neviens nav pieskāries.
cli-forget = Izdzēst viesa datus: vārdu un to, kuras partijas bija viņa.
cli-forget-guest = Viesis: viņa numurs vai galda numurs un vieta, piemēram, 3f7dQx0aLm2c/A.
cli-count = Saskaitīt viesus, galdus un notikumus.
malformed-port = { $host }:{ $port } nevar klausīties: { $why }.
malformed-workers = Vairākiem procesiem vajag kopīgu datubāzi un kopīgu Redis: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Viesa „{ $guest }” nav.
malformed-exists = { $path } jau ir.
malformed-database = Datubāzi neizdevās atvērt: { $why }
malformed-database-taken = Datubāzi { $where } jau lieto cits serveris (process { $pid }, dators { $host }, kopš { $since }). Vispirms to apturi vai izvēlies citu --database.
malformed-database-shared = Datubāzi { $where } jau lieto cits serveris, kas šo nedzird (process { $pid }, dators { $host }, kopš { $since }). Vispirms to apturi vai palaid abus ar vienu un to pašu --redis.
malformed-database-log = Žurnāls { $path } ir bojāts: ja datubāzi atvērtu, aiz bojājuma { $commits ->
        [zero] zustu { $commits } saglabātu izmaiņu
        [one] zustu { $commits } saglabāta izmaiņa
       *[other] zustu { $commits } saglabātas izmaiņas
    } ({ $frames ->
        [zero] { $frames } bloku
        [one] { $frames } bloks
       *[other] { $frames } bloki
    }). Vispirms nokopē { $database } un { $path } drošā vietā. Tad liec to vietā rezerves kopiju vai palaid „fourfold admin salvage”: ko var izlasīt, paliks, pārējais zudīs.
cli-salvage = Atvērt SQLite datubāzi, kuras žurnāls ir bojāts: paturēt abu kopiju un atteikties no izmaiņām aiz bojājuma. Vispirms apturi serveri.
malformed-salvage = Šī komanda ir tikai SQLite datubāzei.
malformed-no-database = Šeit nav Fourfold datubāzes: { $where }. Norādi to: --database vai FOURFOLD_DATABASE.
malformed-backup = Šī komanda kopē tikai SQLite. PostgreSQL kopē ar pg_dump.

cli-book = Atklātņu grāmata: precīzs vērtējums katrai pozīcijai ar ne vairāk kā trim figūrām uz laukuma.
cli-book-rules = Noteikumi, kuru nodaļa tā ir: classic, squares, beginners-1, beginners-2 vai beginners-3; ja nav norādīti, visi.
cli-book-build = Izveidot grāmatu ar meklēšanu. Ilgst apmēram stundu; apturēts un palaists no jauna, tas turpinās.
cli-book-examples =
    Piemēri:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Mape nodaļām un tam, kas jau izdarīts.
cli-book-workers = Cik procesu meklē; ja nav norādīts, pa vienam katram procesora kodolam.
cli-book-memory = Cik atmiņas katrs drīkst aizņemt savai tabulai, MB.
cli-book-verify = Pārbaudīt grāmatu: vai tā ir vesela, vai tā nav pretrunā ar sevi un vai saskan ar jaunu meklēšanu.
cli-book-samples = Cik katras nodaļas laukumu izpētīt no jauna.
cli-book-seed = Kuri laukumi tie ir.
cli-book-wrong = { $name }: nepareizi; meklēšana atrada: { $found }
cli-book-verified = { $wrong ->
        [0] Grāmata ir pareiza.
        [zero] Nepareizi ir { $wrong } laukumi.
        [one] Nepareizs ir { $wrong } laukums.
       *[other] Nepareizi ir { $wrong } laukumi.
    }
cli-stopped = Apturēts. Izdarītais ir saglabāts: tā pati komanda turpinās no šejienes.
malformed-book-rules = Nodaļas „{ $name }” nav; ir: { $expected }.

### Komandų eilutė.

cli-fourfold = Žaidimai apie keturis daiktus, turinčius ką nors bendra.
cli-fourfold-examples =
    Pavyzdžiai:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Parodyti versiją ir baigti.
cli-lang = Kalba; jei nenurodyta, imama iš aplinkos (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: žaisti, žiūrėti ir spręsti pozicijas, tikrinti įrašus.
cli-json = Išvesti JSON programoms, po objektą eilutėje.
cli-cyrillic = Rašo plyteles ir kryptis knygos kirilicos raidėmis.
cli-position = Pozicija, pvz., "0..f/..../.3../.... 9": horizontalės nuo 4 iki 1, figūrėlė – šešioliktainis skaitmuo, tada figūrėlė rankoje arba "-". Vien "-" skaito pozicijas iš standartinės įvesties, po vieną eilutėje.
cli-preset = Taisyklės, pagal kurias žaidžiama; jas išvardija „fourfold quarto presets“.
cli-set = Keičia taisyklių parinktį, pvz., squares=on ar move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Išvestis
cli-unfinished = Nebaigta, įvykių: { $events }.
cli-false-call = { $name } paskelbė eilę, kurios nėra (įvykis { $event }).
cli-edition = Kaip lapelyje ta kalba
cli-in-hand = Rankoje: { $piece }, { $name }.

cli-play = Žaisti terminale: dviese prie vienos klaviatūros arba prieš kompiuterį.
cli-play-examples =
    Pavyzdžiai:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Priešininkas: žmogus (person) arba kompiuterio lygis, nuo silpniausio. Jei nenurodytas, bus paklausta.
cli-play-names = Žaidėjų vardai, atskirti kableliu.
cli-play-save = Kur laikoma nebaigta partija.
cli-play-new = Pradėti iš naujo; nebaigta partija atidedama.

cli-show = Parodyti poziciją tekstu arba paveikslėliu.
cli-show-examples =
    Pavyzdžiai:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Dar ir nupiešti poziciją į šį SVG failą.
cli-show-theme = Paveikslėlio spalvos.
cli-show-size = Paveikslėlio aukštis taškais.

cli-replay = Patikrinti įrašą pagal taisykles ir parodyti, kuo jis baigiasi.
cli-replay-examples =
    Pavyzdžiai:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Įrašas, tekstu arba JSON; „-“ skaito jį iš standartinės įvesties.
cli-replay-to = Išvesti patį įrašą šiuo pavidalu.
cli-presets = Išvardyti taisykles, pagal kurias galima žaisti, ir ką kuri keičia.

cli-pentaraduga = Pentaraduga: žiūrėti figūras ir jų vertę, ieškoti geriausių, kurti uždavinius, pakartoti mokomąsias partijas. Trumpiau – „penta“.
cli-figure = Parodyti notacija užrašytą figūrą: jos kvadratus, trūkumus ir trumpiausią notaciją.
cli-figure-examples =
    Pavyzdžiai:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Plytelės dėjimo tvarka, atskirtos kableliais: plytelė, kur žiūri jos viršūnė, viršutinės, dešinės, apatinės ar kairės kraštinės vietos raidės, plytelės, kurias ji liečia; arba jos vieta, pvz., oRoU@0,0. Kitos pabaigos rašomos po „/“. Vien „-“ skaito figūras iš standartinės įvesties, po vieną eilutėje.
cli-penta-solve = Rasti geriausią figūrą iš plytelių rinkinio ir įrodyti, kad geresnės nėra.
cli-penta-solve-examples =
    Pavyzdžiai:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Rinkinys: plytelės, pvz., oRo ar oRv, atskirtos tarpais ar kableliais. Vien „-“ skaito rinkinius iš standartinės įvesties, po vieną eilutėje.
cli-penta-goal = Ko turi būti daugiausia: squares (kvadratų); quados (kvadratų, atėmus sugadintus kampus); rings (žiedų); frame (tuščių skylės langelių; visų plytelių dėti nebūtina).
cli-penta-free = Tik figūros be nesutapimų ir nelygių sandūrų. Kitaip jie leidžiami, bet atimami.
cli-penta-extend = Notacija užrašyta figūra, kuri lieka, kokia yra; plytelės dedamos prie jos.
cli-penta-count = Dar pasakyti, kiek yra geriausių figūrų; pasukus sutampančios laikomos viena.
cli-penta-seconds = Kiek ilgiausiai ieškoti; tada pasakoma geriausia rasta figūra ir kad tai neįrodyta. 0: kiek prireiks.
cli-penta-none = { $proved ->
        [1] Figūros be trūkumų iš visų šių plytelių nėra.
       *[0] Laiku figūros nerasta.
    }
cli-penta-solved = { $proved ->
        [1] Geriau neįmanoma, įrodyta per { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Geriausia, kas rasta per { NUMBER($seconds, maximumFractionDigits: 0) } s, neįrodyta:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } žiedas
            [few] { $rings } žiedai
           *[other] { $rings } žiedų
        }, { $counted ->
            [one] { $counted } kvadratas.
            [few] { $counted } kvadratai.
           *[other] { $counted } kvadratų.
        }
        [frame] { $hole ->
            [one] { $hole } langelio
            [few] { $hole } langelių
           *[other] { $hole } langelių
        } skylė, vertė { $counted }.
       *[squares] vertė { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Tokių pat gerų figūrų yra bent { $count }.
       *[1] { $count ->
            [1] Tokia figūra yra viena.
            [one] Tokių figūrų yra { $count }.
            [few] Tokių figūrų yra { $count }.
           *[other] Tokių figūrų yra { $count }.
        }
    }
cli-penta-problems = Sukurti naujų uždavinių arba parodyti vieną jų su sprendimais.
cli-penta-problems-examples =
    Pavyzdžiai:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 iš 14 plytelių), squares+ (12 iš 24) arba quados (7 plytelės prie 7 plytelių figūros); arba uždavinio numeris, kad pamatytum sprendimus.
cli-penta-problems-count = Kiek.
cli-penta-problems-seed = Nuo ko pradėti: kaskart tie patys uždaviniai. Kitaip atsitiktinai.
cli-penta-problems-difficulty = Nuo 1 (lengva) iki 5 (sunku): kokie reti sprendimai ir kiek iš karto peršamų kvadratų klaidina. Kitaip bet koks.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , sunkumas { $difficulty } iš 5
    }: { $kind ->
        [quados] { $given ->
                [start] pridėk visas šias plyteles prie šios figūros
               *[hand] iš šių plytelių sudėk figūrą, kurios vertė { $start }, tada pridėk prie jos visas kitas iš keturiolikos
            } taip, kad vertė būtų { $goal }; kiekvienas sugadintas kampas atima vieną{ $symmetry ->
                [none] .
                [central] . Kontūras turi likti toks pat, apsukus pusę rato.
               *[any] . Kontūras turi būti simetriškas.
            }
       *[squares] iš visų šių plytelių sudėk vieną figūrą, kurios vertė { $goal }.
    }
cli-census = Sužinoti geriausios figūros vertę kiekvienam įmanomam rinkiniui. Sustabdžius ir vėl paleidus tęsiama.
cli-census-examples =
    Pavyzdžiai:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Kurie rinkiniai: squares (7 iš 14 plytelių be violetinės), squares+ (12 iš visų 24; trunka minutes) arba rings (iš kurių rinkinių sudedamas žiedas).
cli-census-output = Aplankas liudijimams, su figūra kiekvienam rinkiniui, ir tam, kas jau padaryta.
cli-census-workers = Kiek procesų ieško; jei nenurodyta, po vieną kiekvienam procesoriaus branduoliui.
cli-census-ray = Ieškoti „Ray“ klasteryje šiuo adresu, pvz., 10.0.0.1:6379; „local“ paleidžia klasterį šiame kompiuteryje.
cli-census-verify = Užuot ieškojus, patikrinti šį liudijimą: ar kiekvienas rinkinys jame yra po kartą, ar figūrų vertės teisingos ir ar nauja paieška randa tą patį.
cli-census-samples = Kiek rinkinių tikrinant ištirti iš naujo; visus, jei jų mažiau.
cli-census-seed = Kurie tai rinkiniai.
cli-census-hands = { $hands ->
        [one] { $hands } rinkinys
        [few] { $hands } rinkiniai
       *[other] { $hands } rinkinių
    } po { $size } iš { $tiles } plytelių; jei tik spalvomis ar atspindžiu besiskiriantys laikomi vienu – { $classes }.
cli-census-column = { $column ->
        [score] Vertė
        [hands] Rinkiniai
        [tiles] Iš plytelių
        [size] Rankoje
        [rings] Su žiedu
       *[share] Dalis
    }
cli-census-extreme = Nė vieno rinkinio vertė nėra { $end ->
        [least] mažesnė
       *[most] didesnė
    } už { $score }; { $hands ->
        [1] tiek vertas vienas:
        [one] tiek vertų yra { $hands }, pvz.:
        [few] tiek vertų yra { $hands }, pvz.:
       *[other] tiek vertų yra { $hands }, pvz.:
    }
cli-census-question = Ar kiekvieno rinkinio{ $colour ->
        [none] { "" }
       *[other] , kurio visose plytelėse yra { $colour } trikampis,
    } vertė ne mažesnė kaip { $below }? { $hands ->
        [0] Taip.
        [1] Ne, vieno mažesnė:
        [one] Ne, rinkinių su mažesne yra { $hands }, pvz.:
        [few] Ne, rinkinių su mažesne yra { $hands }, pvz.:
       *[other] Ne, rinkinių su mažesne yra { $hands }, pvz.:
    }
cli-census-verified = { $wrong ->
        [0] Liudijimas teisingas: įrašų { $count }, iš jų iš naujo ištirta { $solved }.
        [one] Liudijime { $wrong } klaida.
        [few] Liudijime { $wrong } klaidos.
       *[other] Liudijime { $wrong } klaidų.
    }
cli-penta-replay = Pakartoti mokomąsias partijas pagal taisykles ir pasakyti jų rezultatą arba kur taisyklės pažeistos.
cli-penta-replay-examples =
    Pavyzdžiai:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Mokomųjų partijų JSON failas, „-“ standartinei įvesčiai arba su Fourfold pateiktos mokomosios partijos vardas, pvz., fulls-1.
cli-penta-nameless = Partija be vardo
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , įvykis { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } plytelė
        [few] { $tiles } plytelės
       *[other] { $tiles } plytelių
    }, { $squares ->
        [one] { $squares } kvadratas
        [few] { $squares } kvadratai
       *[other] { $squares } kvadratų
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } žiedas
        [few] , { $rings } žiedai
       *[other] , { $rings } žiedų
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } nesutapimas
        [few] , { $clashes } nesutapimai
       *[other] , { $clashes } nesutapimų
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } nelygi sandūra
        [few] , { $rough } nelygios sandūros
       *[other] , { $rough } nelygių sandūrų
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } sugadintas kampas („Quados“)
        [few] , { $spoiled } sugadinti kampai („Quados“)
       *[other] , { $spoiled } sugadintų kampų („Quados“)
    }{ $parts ->
        [0] { "" }
       *[other] , kelios dalys
    }: vertė { $counted }.

cli-penta-match = Suvesti du kompiuterio lygius kuriame nors Pentaradugos žaidime.
cli-penta-match-examples =
    Pavyzdžiai:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Žaidimas, pvz., fulls ar reach+.
cli-penta-match-level = Kompiuterio lygis.
cli-penta-match-games = Kiek partijų; po kiekvienos lygiai keičiasi vietomis.
cli-penta-match-result = { $game }, lygis { $first } prieš lygį { $second }: laimėta { $wins }, lygiosios { $draws }, pralaimėta { $losses }, iš viso { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); taškų vidutiniškai { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }; veiksmų partijoje (mediana) { $actions }.

cli-solve = Išspręsti poziciją: ar ji laimėta, lygi ar pralaimėta tam, kas laiko figūrėlę ar turi ją duoti, ir kaip greitai?
cli-solve-examples =
    Pavyzdžiai:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Kas svarbu, pvz., colour,shape; jei nenurodyta, viskas: colour,shape,height,top.
cli-squares = Devyni 2 × 2 laukelių kvadratai – irgi eilės.
cli-shared = Kiek bendrų bruožų turi turėti keturios eilės figūrėlės; jei nenurodyta, 1.
cli-threads = Kiek gijų ieško.
cli-memory = Kiek megabaitų paieška gali užimti lentoms įsiminti.
cli-solve-moves = Dar pasakyti, ko vertas kiekvienas ėjimas.
cli-solve-warm = Su „-“: prisiminti, kas rasta, nuo pozicijos iki pozicijos.
cli-searching = Mazgų { $nodes } per { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , ėjimų { $done } iš { $all }
    }…
cli-value = { $piece ->
        [nobody] Lenta pilna:
        [giver] Kas duoda kitą figūrėlę, tas
       *[other] Kieno rankoje { $piece }, tas
    } { $value ->
        [win] { $plies ->
            [1] laimi iš karto.
            [one] laimi per { $plies } pusėjimį.
            [few] laimi per { $plies } pusėjimius.
           *[other] laimi per { $plies } pusėjimių.
        }
        [loss] { $plies ->
            [one] pralaimi per { $plies } pusėjimį, jei kitas žaidžia gerai.
            [few] pralaimi per { $plies } pusėjimius, jei kitas žaidžia gerai.
           *[other] pralaimi per { $plies } pusėjimių, jei kitas žaidžia gerai.
        }
       *[draw] { $piece ->
            [nobody] lygiosios.
           *[other] gali pasiekti lygiąsias, bet ne pergalę, jei kitas žaidžia gerai.
        }
    }
cli-spent = Ištirta mazgų: { $nodes }, per { $seconds } s.
cli-grid =
    Eilutės: kur dedama figūrėlė iš rankos. Stulpeliai: kuri figūrėlė duodama tada.
    +n laimi per n pusėjimių, = lygiosios, -n pralaimi per n pusėjimių. Pusėjimis – duoti arba padėti.

cli-analyse = Analizuoti poziciją: jos vertė, geriausi ėjimai ir ką abu žaidžia toliau.
cli-analyse-examples =
    Pavyzdžiai:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Pozicija, pvz., "0..f/..../.3../.... 9": horizontalės nuo 4 iki 1, figūrėlė – šešioliktainis skaitmuo, tada figūrėlė rankoje arba "-".
cli-best = Geriausi ėjimai:
cli-line = Jei abu žaidžia gerai:

cli-review = Apžvelgti partiją: ko vertas buvo kiekvienas ėjimas, kas praleista ir kada viskas nulemta.
cli-review-examples =
    Pavyzdžiai:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] pergalė
        [draw] lygiosios
        [loss] pralaimėjimas
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] paleidžia pergalę
       *[draw] paleidžia lygiąsias
    }
cli-missed = nepaskelbia: { $lines }
cli-overlooked = Niekas nepaskelbė: { $lines } (įvykis { $event }).
cli-decided = { $event ->
        [0] Nuo pat pradžių partija buvo verta to, kuo baigėsi.
       *[other] Viską nulėmė įvykis { $event }.
    }

cli-engine = Atsakinėti kitoms programoms standartinės įvesties ir išvesties eilutėmis (docs/engine.md).
cli-engine-examples =
    Pavyzdžiai:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm skirta pozicijų sąrašui: vietoj pozicijos reikia „-“.

cli-match = Suvesti kompiuterio lygius tarpusavyje ir nustatyti jų reitingą.
cli-match-examples =
    Pavyzdžiai:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Du lygiai ar daugiau; kiekvienas žaidžia su visais.
cli-match-all = Visi lygiai.
cli-match-games = Kiek partijų žaidžia kiekvienas lygių dvejetas; pirmą figūrėlę duoda pakaitomis.
cli-match-seed = Ta pati sėkla – tos pačios partijos.
cli-match-workers = Kiek procesų žaidžia; jei nenurodyta, tiek, kiek procesorių.
cli-match-result = Lygis { $first } prieš lygį { $second }: laimėta { $wins }, lygiosios { $draws }, pralaimėta { $losses }; { $points ->
        [1] 1 taškas
        [one] { $points } taškas
        [few] { $points } taškai
        [many] { $points } taško
       *[other] { $points } taškų
    } iš { $games }, Elo { $elo }.
cli-match-level = Lygis
cli-match-step = Žingsnis
cli-match-legend = Elo: nulis yra vidurkis. Žingsnis: kiek geresnis už ankstesnį lygį. Toliau taškai šimte partijų prieš kiekvieną lygį. Paklaida: 95 %.
malformed-match-levels = Mačui reikia dviejų ar daugiau lygių, kiekvieno po kartą; pvz., 3 5 arba --all.

malformed-language = Kalba „{ $text }“ nekalbame; yra: { $expected }.
malformed-utf-8 = Tai ne UTF-8 tekstas.
malformed-file = { $path }: { $problem }
malformed-save = Nebaigtos partijos faile { $path } perskaityti nepavyksta: { $problem } Pradėk su --new, kad ją atidėtum.
malformed-save-in-use = Partija faile { $path } atverta kitame lange. Nurodyk kitą failą: --save.
malformed-no-terminal = Žaisti reikia terminalo.
malformed-names = „{ $text }“ – ne du vardai; reikia, pvz., Ann,Bo.
malformed-svg-of-many = --svg piešia vieną poziciją, o ne sąrašą iš standartinės įvesties.

cli-serve = Paleisti žiniatinklio programą: žaisti naršyklėje su draugais ar kompiuteriu.
cli-serve-examples =
    Pavyzdžiai:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Adresas, kurio klausytis.
cli-port = Prievadas, kurio klausytis; 0 – bet kuris laisvas.
cli-database = Duomenų bazė; jei nenurodyta, SQLite sistemos duomenų aplanke.
cli-workers = Kiek procesų aptarnauja žaidėjus; jei daugiau nei vienas, reikia PostgreSQL ir Redis.
cli-redis = Redis, per kurį procesai žadina vienas kitą, adresas.
cli-proxy = Prieš serverį esančio tarpinio serverio adresas; jis per X-Forwarded-For praneša, iš kur ateina užklausos.
cli-limits = Kiek leidžiama svečiams, jei ne kaip įprasta: JSON pavidalu, žr. docs/security.md.
cli-open = Atverti puslapį naršyklėje.
cli-log-json = Rašyti žurnalą JSON, po objektą eilutėje.
cli-metrics-port = Pranešti Prometheus, kaip sekasi serveriui, šiuo prievadu.
cli-metrics-host = Adresas, kuriuo apie tai pranešti.
cli-serving = Fourfold yra čia: { $address }
cli-think = Galvoti už serverio kompiuterį ir šioje mašinoje.
cli-think-examples =
    Pavyzdys:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Redis, kurį naudoja serveriai, adresas.
cli-think-processes = Kiek procesų galvoja; jei nenurodyta, po vieną kiekvienam procesoriui.
cli-thinking = Galvojama už šio Redis serverius.
malformed-redis = Tai ne Redis adresas, koks būtų, pvz., redis://localhost:6379: { $why }
cli-admin = Prižiūrėti duomenų bazę.
cli-migrate = Atnaujinti schemą (serveris tai daro paleidžiamas).
cli-backup = Nukopijuoti SQLite duomenų bazę, serveriui veikiant.
cli-backup-file = Kur; tokio failo dar neturi būti.
cli-export = Išvesti visas partijas įrašais, po vieną eilutėje.
cli-prune = Ištrinti, kas sena, serveriui veikiant. Jei nenurodyta, ką trinti, tik suskaičiuojama, kas sena.
cli-prune-kinds = Ką ištrinti: stalus, prie kurių nežaista, stalus su nebaigta ar baigta partija, dvikovas, nuorodas į kitus įrenginius, svečius, kurie niekur nesėdi, įrašus apie serverio darbą; atitinkamai unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Kiek dienų to niekas nelietė.
cli-forget = Ištrinti svečio duomenis: vardą ir tai, kurios partijos buvo jo.
cli-forget-guest = Svečias: jo numeris arba stalo numeris ir vieta, pvz., 3f7dQx0aLm2c/A.
cli-count = Suskaičiuoti svečius, stalus ir įvykius.
malformed-port = Klausytis { $host }:{ $port } negalima: { $why }.
malformed-workers = Keliems procesams reikia bendros duomenų bazės ir bendro Redis: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Svečio „{ $guest }“ nėra.
malformed-exists = { $path } jau yra.
malformed-database = Duomenų bazės atverti nepavyko: { $why }
malformed-database-taken = Duomenų bazę { $where } jau naudoja kitas serveris (procesas { $pid }, kompiuteris { $host }, nuo { $since }). Pirma jį sustabdyk arba pasirink kitą --database.
malformed-database-shared = Duomenų bazę { $where } jau naudoja kitas serveris, kuris šio negirdi (procesas { $pid }, kompiuteris { $host }, nuo { $since }). Pirma jį sustabdyk arba paleisk abu su tuo pačiu --redis.
malformed-database-log = Žurnalas { $path } sugadintas: atvėrus duomenų bazę, už sugadintos vietos { $commits ->
        [one] dingtų { $commits } įrašytas pakeitimas
        [few] dingtų { $commits } įrašyti pakeitimai
       *[other] dingtų { $commits } įrašytų pakeitimų
    } ({ $frames ->
        [one] { $frames } blokas
        [few] { $frames } blokai
       *[other] { $frames } blokų
    }). Pirma nukopijuok { $database } ir { $path } į saugią vietą. Tada įdėk į jų vietą atsarginę kopiją arba paleisk „fourfold admin salvage“: kas perskaitoma, liks, o viso kito atsisakysi.
cli-salvage = Atverti SQLite duomenų bazę, kurios žurnalas sugadintas: pasilikti abiejų kopiją ir atsisakyti pakeitimų už sugadintos vietos. Pirma sustabdyk serverį.
malformed-salvage = Ši komanda skirta tik SQLite.
malformed-no-database = Čia nėra „Fourfold“ duomenų bazės: { $where }. Nurodyk ją: --database arba FOURFOLD_DATABASE.
malformed-backup = Ši komanda kopijuoja tik SQLite. PostgreSQL kopijuok su pg_dump.

cli-book = Debiutų knyga: tikslus kiekvienos pozicijos su ne daugiau kaip trimis figūrėlėmis įvertinimas.
cli-book-rules = Taisyklės, kurių tai skyrius: classic, squares, beginners-1, beginners-2 ar beginners-3; jei nenurodyta, visos.
cli-book-build = Sudaryti knygą paieška. Trunka apie valandą; sustabdžius ir vėl paleidus tęsiama.
cli-book-examples =
    Pavyzdžiai:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Aplankas skyriams ir tam, kas jau padaryta.
cli-book-workers = Kiek procesų ieško; jei nenurodyta, po vieną kiekvienam procesoriaus branduoliui.
cli-book-memory = Kiek atminties kiekvienas gali užimti lentelei, MB.
cli-book-verify = Patikrinti knygą: ar ji vientisa, ar neprieštarauja sau ir ar sutampa su nauja paieška.
cli-book-samples = Kiek kiekvieno skyriaus lentų ištirti iš naujo.
cli-book-seed = Kurios tai lentos.
cli-book-wrong = { $name }: klaidinga; paieška rado: { $found }
cli-book-verified = { $wrong ->
        [0] Knyga teisinga.
        [one] Klaidinga { $wrong } lenta.
        [few] Klaidingos { $wrong } lentos.
       *[other] Klaidinga { $wrong } lentų.
    }
cli-stopped = Sustabdyta. Kas padaryta, išsaugota: ta pati komanda tęs nuo čia.
malformed-book-rules = Skyriaus „{ $name }“ nėra; yra: { $expected }.

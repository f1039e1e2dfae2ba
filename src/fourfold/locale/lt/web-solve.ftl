### Sprendimas: uždaviniai, dvikovos, analizė.

web-title-solve = Spręsti · Fourfold
web-title-problem = Uždavinys · Fourfold
web-title-duel = Dvikova · Fourfold
web-title-hands = Analizė · Fourfold

## Viskas, ką galima spręsti

web-solve-title = Spręsti
web-solve-lead = Pentaradugos uždaviniai pagalvoti vienumoje ar prieš kitą.
web-solve-loading = Įkeliama…
web-solve-daily = Dienos uždavinys
web-solve-daily-go = { $state ->
        [solved] Išspręsta. Pažiūrėti dar
        [shown] Pažiūrėti dar
        [begun] Tęsti
       *[new] Bandyti
    }
web-solve-problems = Uždaviniai
web-solve-kind = Rūšis
web-solve-kind-squares = Kvadratai
web-solve-kind-squares-plus = Kvadratai +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Sudėk vieną figūrą iš septynių plytelių, su kuo daugiau kvadratų.
web-solve-about-squares-plus = Tas pats su dvylika visų šešių spalvų plytelių.
web-solve-about-quados = Pridėk septynias plyteles prie septynių plytelių figūros. Sugadinti kampai atimami.
web-solve-book = Knyga
web-solve-difficulty-is = Sunkumas { $difficulty } iš 5
web-solve-problem-is = { $state ->
        [solved] Uždavinys { $number }, išspręstas
        [shown] Uždavinys { $number }, neįveiktas
        [begun] Uždavinys { $number }, pradėtas
       *[new] Uždavinys { $number }
    }
web-solve-another = Naujas
web-solve-another-of = Naujas, sunkumas { $difficulty }
web-solve-solved-count = { $count ->
        [0] Šiame įrenginyje nė vieno dar neišsprendei.
        [one] Šiame įrenginyje išsprendei { $count } jų.
        [few] Šiame įrenginyje išsprendei { $count } jų.
       *[other] Šiame įrenginyje išsprendei { $count } jų.
    }
web-solve-save-svg = Įrašyti SVG
web-solve-save-png = Įrašyti PNG
web-solve-save-failed = Paveikslėlio padaryti nepavyko.

## Kiek figūra verta

web-solve-count = { $counted ->
        [one] Įskaitytas { $counted } kvadratas
        [few] Įskaityti { $counted } kvadratai
       *[other] Įskaityta { $counted } kvadratų
    }
web-solve-count-of = Kvadratai: { $counted } iš { $goal }
# Kas atimama: kraštinės, kur spalvos skiriasi, kreivai gulinčios poros, neužpildomi kampai.
web-solve-count-faults = { $squares ->
        [one] { $squares } kvadratas
        [few] { $squares } kvadratai
       *[other] { $squares } kvadratų
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } nesutapimas
        [few] {" "}− { $clashes } nesutapimai
       *[other] {" "}− { $clashes } nesutapimų
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } nelygi sandūra
        [few] {" "}− { $rough } nelygios sandūros
       *[other] {" "}− { $rough } nelygių sandūrų
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } sugadintas kampas
        [few] {" "}− { $spoiled } sugadinti kampai
       *[other] {" "}− { $spoiled } sugadintų kampų
    }

## Uždavinys

web-problem-title = { $from ->
        [day] Dienos uždavinys: { $kind }
        [book] { $kind } { $number }, iš knygos
       *[new] { $kind }
    }
web-problem-table = Stalas
web-problem-time = Laikas: { $time }
web-problem-task-squares = Iš visų plytelių ({ $tiles }) sudėk vieną figūrą, kurios vertė – { $goal ->
        [one] { $goal } kvadratas
        [few] { $goal } kvadratai
       *[other] { $goal } kvadratų
    }.
web-problem-task-quados = { $given ->
        [start] Pridėk visas plyteles ({ $tiles }) prie figūros taip, kad jos vertė būtų { $goal ->
            [one] { $goal } kvadratas
            [few] { $goal } kvadratai
           *[other] { $goal } kvadratų
        }. Kiekvienas sugadintas kampas atima vieną.
       *[first] Pirma iš septynių pirmųjų plytelių sudėk figūrą, kurios vertė – { $start ->
            [one] { $start } kvadratas
            [few] { $start } kvadratai
           *[other] { $start } kvadratų
        }. Tada pridėk prie jos visas kitas taip, kad vertė būtų { $goal ->
            [one] { $goal } kvadratas
            [few] { $goal } kvadratai
           *[other] { $goal } kvadratų
        }. Kiekvienas sugadintas kampas atima vieną.
    }{ $symmetry ->
        [any] {" "}Jos kontūras turi būti simetriškas.
        [central] {" "}Jos kontūras turi atrodyti taip pat, kai ją apsuki.
       *[none] { "" }
    }
web-problem-first = Pirmoji figūra dedama iš pirmųjų tavo rankos plytelių ({ $count }).
web-problem-lacks = { $lack ->
        [tiles] Kelios plytelės dar tavo rankoje.
        [whole] Plytelės turi sudaryti vieną figūrą.
        [start] Septynių pirmųjų plytelių vertė turi būti { $start ->
            [one] { $start } kvadratas
            [few] { $start } kvadratai
           *[other] { $start } kvadratų
        }.
        [symmetry] Kontūras dar nesimetriškas.
       *[goal] Vertė turi būti { $goal ->
            [one] { $goal } kvadratas
            [few] { $goal } kvadratai
           *[other] { $goal } kvadratų
        }.
    }
web-problem-solved = { $hints ->
        [0] Išspręsta per { $time }, be užuominų.
        [one] Išspręsta per { $time }, su { $hints } užuomina.
        [few] Išspręsta per { $time }, su { $hints } užuominomis.
       *[other] Išspręsta per { $time }, su { $hints } užuominų.
    }
web-problem-shown = Sprendimą jau matei.
web-problem-hint = Užuomina { $step } iš { $steps }
web-problem-hint-given = Užuomina { $step } parodyta.
web-problem-hint-colours = Kvadratai yra šių spalvų:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Šios dvi plytelės guli greta:
web-problem-hint-lie = { $count ->
        [1] Ši plytelė guli taip:
        [one] Šios plytelės guli taip:
        [few] Šios plytelės guli taip:
       *[other] Šios plytelės guli taip:
    }
web-problem-clear = Iš naujo
web-problem-give-up = Pasiduoti
web-problem-sure = Ar nori pamatyti sprendimą? Tada uždavinys nebus laikomas išspręstu.
web-problem-sure-yes = Rodyti sprendimą
web-problem-sure-no = Bandyti toliau
web-problem-solution = Rodyti sprendimus
web-problem-answer = { $count ->
        [1] Sprendimas
        [one] Sprendimas { $number } iš { $count }
        [few] Sprendimas { $number } iš { $count }
       *[other] Sprendimas { $number } iš { $count }
    }
web-problem-next-answer = Kitas sprendimas
web-problem-next = Kitas uždavinys
web-problem-again = Dar kartą
web-problem-others = Visi uždaviniai

## Dvikova

web-duel-title = Dvikova
web-duel-lead = Du stato iš vienodai gerų rinkinių, kiekvienas sau ir kada nori. Laimi tas, kas sudaro daugiau kvadratų, o kai lygu – greitesnis.
web-duel-propose = Mesti iššūkį draugui
web-duel-table = Abu kartu, prie stalo
web-duel-rules = Kiekvienas deda vieną figūrą iš savo plytelių ({ $tiles }). Rinkiniai vienodai geri: vienas kaip kitas, tik kitų spalvų. Laikas: { $minutes } min. Laimi tas, kas turi daugiau kvadratų, o kai lygu – greitesnis.
web-duel-invite = Nusiųsk šią nuorodą draugui
web-duel-share = Pentaradugos dvikova
web-duel-begin-own = Tavo plytelės
web-duel-challenged = { $name } meta tau iššūkį
web-duel-begin-hint = Tavo laikrodis pradės eiti, kai pamatysi plyteles.
web-duel-begin = Rodyti plyteles
web-duel-build = Sudėk vieną figūrą iš visų plytelių ({ $tiles })
web-duel-hand-in = Pateikti
web-duel-hand-in-hint = Pateikta figūra nebekeičiama.
web-duel-all-tiles = Galioja tik figūra iš visų plytelių.
web-duel-you = Tu
web-duel-made = { $counted ->
        [one] { $counted } kvadratas per { $time }
        [few] { $counted } kvadratai per { $time }
       *[other] { $counted } kvadratų per { $time }
    }
web-duel-waiting = { $state ->
        [open] Tavo iššūkio dar niekas nepriėmė. Rezultatai bus rodomi, kai baigs abu.
        [ready] { $name } dar nepradėjo. Rezultatai bus rodomi, kai baigs abu.
       *[building] { $name } dar stato…
    }
web-duel-watching = Šioje dvikovoje jau dalyvauja du. Rezultatai bus rodomi, kai baigs abu.
web-duel-over = Abu baigė.
web-duel-result = { $who ->
        [you] Laimėjai!
        [other] Laimi { $name }.
       *[none] Lygiosios.
    }
web-duel-best = { $best ->
        [one] Geriausia bet kurio rinkinio figūra – { $best } kvadratas.
        [few] Geriausia bet kurio rinkinio figūra – { $best } kvadratai.
       *[other] Geriausia bet kurio rinkinio figūra – { $best } kvadratų.
    }
web-duel-again = Dar dvikova

## Analizė

web-hands-title = Ką galima sudėti iš šių plytelių?
web-hands-lead = Pasirink plyteles, sudėk ar įklijuok figūrą. Fourfold ras geriausią figūrą ir tai įrodys.
web-hands-go = Analizuoti rinkinį ar figūrą
web-hands-way = Ką analizuoti
web-hands-hand = Rinkinys
web-hands-figure = Figūra
web-hands-tiles = Visos plytelės
web-hands-chosen = { $count ->
        [0] Nepasirinkta nė viena plytelė.
        [one] Pasirinkta { $count } plytelė.
        [few] Pasirinktos { $count } plytelės.
       *[other] Pasirinkta { $count } plytelių.
    }
web-hands-none = Nė vienos
web-hands-notation = Figūros notacija
web-hands-goal = Geriausia figūra žaidimui
web-hands-goal-squares = Kvadratai
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Žiedai
web-hands-goal-frame = Rėmai
web-hands-solve = { $count ->
        [0] Rasti geriausią figūrą
        [one] Rasti geriausią { $count } plytelės figūrą
        [few] Rasti geriausią { $count } plytelių figūrą
       *[other] Rasti geriausią { $count } plytelių figūrą
    }
web-hands-busy = Ieškoma…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Iš šių plytelių tokios figūros nesudėsi.
               *[no] Laiku nieko nerasta.
            }
       *[yes] { $goal ->
                [rings] Geriausioje rastoje figūroje yra { $rings ->
                    [one] { $rings } žiedas
                    [few] { $rings } žiedai
                   *[other] { $rings } žiedų
                } ir { $counted ->
                    [one] { $counted } kvadratas
                    [few] { $counted } kvadratai
                   *[other] { $counted } kvadratų
                }.
                [frame] Geriausios rastos figūros viduje yra { $counted ->
                    [one] { $counted } langelis
                    [few] { $counted } langeliai
                   *[other] { $counted } langelių
                }.
               *[squares] Geriausios rastos figūros vertė – { $counted ->
                    [one] { $counted } kvadratas
                    [few] { $counted } kvadratai
                   *[other] { $counted } kvadratų
                }.
            } { $proved ->
                [yes] Įrodyta, kad geresnės nėra.
               *[no] Įrodyti, kad geresnės nėra, laiko neužteko.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] Ji vienintelė.
                [one] Tokių pat gerų figūrų yra { $count }.
                [few] Tokių pat gerų figūrų yra { $count }.
               *[other] Tokių pat gerų figūrų yra { $count }.
            }
       *[no] { $count ->
                [one] Tokių pat gerų figūrų yra bent { $count }.
                [few] Tokių pat gerų figūrų yra bent { $count }.
               *[other] Tokių pat gerų figūrų yra bent { $count }.
            }
    }
web-hands-this-figure = Ši figūra
web-hands-facts = { $whole ->
        [yes] Viena figūra.
       *[no] Šios plytelės nesudaro vienos figūros.
    } { $squares ->
        [one] { $squares } kvadratas
        [few] { $squares } kvadratai
       *[other] { $squares } kvadratų
    }, { $clashes ->
        [one] { $clashes } nesutapimas
        [few] { $clashes } nesutapimai
       *[other] { $clashes } nesutapimų
    }, { $rough ->
        [one] { $rough } nelygi sandūra
        [few] { $rough } nelygios sandūros
       *[other] { $rough } nelygių sandūrų
    }, { $rings ->
        [one] { $rings } žiedas
        [few] { $rings } žiedai
       *[other] { $rings } žiedų
    }, { $spoiled ->
        [one] { $spoiled } sugadintas kampas
        [few] { $spoiled } sugadinti kampai
       *[other] { $spoiled } sugadintų kampų
    }, { $hole ->
        [0] skylės nėra.
        [one] { $hole } langelio skylė.
        [few] { $hole } langelių skylė.
       *[other] { $hole } langelių skylė.
    }

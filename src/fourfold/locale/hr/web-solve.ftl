### Rješavanje: zadaci, dvoboji, analiza.

web-title-solve = Rješavanje · Fourfold
web-title-problem = Zadatak · Fourfold
web-title-duel = Dvoboj · Fourfold
web-title-hands = Analiza · Fourfold

## Sve što se može rješavati

web-solve-title = Rješavanje
web-solve-lead = Zadaci iz Pentaraduge, za razmišljanje nasamo ili protiv nekoga.
web-solve-loading = Učitavam…
web-solve-daily = Zadatak dana
web-solve-daily-go = { $state ->
        [solved] Riješeno. Pogledaj opet
        [shown] Pogledaj opet
        [begun] Nastavi
       *[new] Pokušaj
    }
web-solve-problems = Zadaci
web-solve-kind = Vrsta
web-solve-kind-squares = Kvadrati
web-solve-kind-squares-plus = Kvadrati +
web-solve-kind-quados = Kvados
web-solve-about-squares = Složi jedan mozaik od sedam pločica, sa što više kvadrata.
web-solve-about-squares-plus = Isto s dvanaest pločica u svih šest boja.
web-solve-about-quados = Dodaj sedam pločica mozaiku od sedam. Pokvareni kutovi se oduzimaju.
web-solve-book = Knjiga
web-solve-difficulty-is = Težina { $difficulty } od 5
web-solve-problem-is = { $state ->
        [solved] Zadatak { $number }, riješen
        [shown] Zadatak { $number }, odustajanje
        [begun] Zadatak { $number }, započet
       *[new] Zadatak { $number }
    }
web-solve-another = Novi
web-solve-another-of = Novi, težina { $difficulty }
web-solve-solved-count = { $count ->
        [0] Na ovom uređaju još nije riješen nijedan od ovih.
        [one] Na ovom uređaju riješen je { $count } od ovih.
        [few] Na ovom uređaju riješena su { $count } od ovih.
       *[other] Na ovom uređaju riješeno je { $count } od ovih.
    }
web-solve-save-svg = Spremi kao SVG
web-solve-save-png = Spremi kao PNG
web-solve-save-failed = Slika se nije mogla napraviti.

## Koliko mozaik vrijedi

web-solve-count = { $counted ->
        [one] Broji se { $counted } kvadrat
        [few] Broje se { $counted } kvadrata
       *[other] Broji se { $counted } kvadrata
    }
web-solve-count-of = Kvadrata { $counted } od { $goal }
# Što se oduzima: stranice gdje se boje razlikuju, pločice koje leže ukrivo, kutovi koje ništa ne može popuniti.
web-solve-count-faults = { $squares ->
        [one] { $squares } kvadrat
        [few] { $squares } kvadrata
       *[other] { $squares } kvadrata
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } sukob
        [few] {" "}− { $clashes } sukoba
       *[other] {" "}− { $clashes } sukoba
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } kriv spoj
        [few] {" "}− { $rough } kriva spoja
       *[other] {" "}− { $rough } krivih spojeva
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } pokvaren kut
        [few] {" "}− { $spoiled } pokvarena kuta
       *[other] {" "}− { $spoiled } pokvarenih kutova
    }

## Zadatak

web-problem-title = { $from ->
        [day] Zadatak dana: { $kind }
        [book] { $kind } { $number }, iz knjige
       *[new] { $kind }
    }
web-problem-table = Stol
web-problem-time = Vrijeme: { $time }
web-problem-task-squares = Složi jedan mozaik od svih pločica ({ $tiles }), vrijedan { $goal } kvadrata.
web-problem-task-quados = { $given ->
        [start] Dodaj mozaiku sve pločice ({ $tiles }), tako da bude vrijedan { $goal } kvadrata. Svaki pokvaren kut oduzima jedan.
       *[first] Prvo od svojih prvih sedam pločica složi mozaik vrijedan { $start } kvadrata. Onda mu dodaj sve ostale, tako da bude vrijedan { $goal } kvadrata. Svaki pokvaren kut oduzima jedan.
    }{ $symmetry ->
        [any] {" "}Obris mora biti simetričan.
        [central] {" "}Obris mora izgledati isto i kad se okrene.
       *[none] { "" }
    }
web-problem-first = Od prvih { $count } pločica tvoje ruke slaže se prvi mozaik.
web-problem-lacks = { $lack ->
        [tiles] Neke su ti pločice još u ruci.
        [whole] Pločice moraju činiti jedan mozaik.
        [start] Mozaik od tvojih prvih sedam pločica mora biti vrijedan { $start } kvadrata.
        [symmetry] Obris još nije simetričan.
       *[goal] Mozaik mora biti vrijedan { $goal } kvadrata.
    }
web-problem-solved = { $hints ->
        [0] Riješeno za { $time }, bez pomoći.
        [one] Riješeno za { $time }, uz { $hints } pomoć.
        [few] Riješeno za { $time }, uz { $hints } pomoći.
       *[other] Riješeno za { $time }, uz { $hints } pomoći.
    }
web-problem-shown = Rješenje je pokazano.
web-problem-hint = Pomoć { $step } od { $steps }
web-problem-hint-given = Pomoć { $step } je tu.
web-problem-hint-colours = Kvadrati su ovih boja:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Ove dvije pločice leže jedna uz drugu:
web-problem-hint-lie = { $count ->
        [1] Ova pločica leži ovako:
        [one] Ove pločice leže ovako:
        [few] Ove pločice leže ovako:
       *[other] Ove pločice leže ovako:
    }
web-problem-clear = Ispočetka
web-problem-give-up = Odustani
web-problem-sure = Želiš li vidjeti rješenje? Zadatak se onda računa kao odustajanje.
web-problem-sure-yes = Pokaži rješenje
web-problem-sure-no = Pokušavaj dalje
web-problem-solution = Pokaži rješenja
web-problem-answer = { $count ->
        [1] Rješenje
        [one] Rješenje { $number } od { $count }
        [few] Rješenje { $number } od { $count }
       *[other] Rješenje { $number } od { $count }
    }
web-problem-next-answer = Sljedeće rješenje
web-problem-next = Sljedeći zadatak
web-problem-again = Još jednom
web-problem-others = Svi zadaci

## Dvoboj

web-duel-title = Dvoboj
web-duel-lead = Dvoje grade od jednako dobrih ruku, svatko za sebe i kad želi. Tko ima više kvadrata, pobjeđuje; ako je jednako, tko je brži.
web-duel-propose = Izazovi prijatelja preko linka
web-duel-table = Oboje odjednom, za stolom
web-duel-rules = Svatko slaže jedan mozaik od { $tiles ->
        [one] { $tiles } pločice
        [few] { $tiles } pločice
       *[other] { $tiles } pločica
    }. Ruke su jednako dobre: jedna je kao druga, samo u drugim bojama. Imaš { $minutes } min. Pobjeđuje tko ima više kvadrata; ako je jednako, tko je brži.
web-duel-invite = Pošalji ovaj link prijatelju
web-duel-share = Dvoboj u Pentaradugi
web-duel-begin-own = Tvoje pločice
web-duel-challenged = { $name } te izaziva
web-duel-begin-hint = Sat ti kreće kad vidiš svoje pločice.
web-duel-begin = Pokaži pločice
web-duel-build = Složi jedan mozaik od svih pločica ({ $tiles })
web-duel-hand-in = Predaj
web-duel-hand-in-hint = Kad se preda, ostaje kakvo jest.
web-duel-all-tiles = Vrijedi samo mozaik od svih pločica.
web-duel-you = Ti
web-duel-made = { $counted ->
        [one] { $counted } kvadrat za { $time }
        [few] { $counted } kvadrata za { $time }
       *[other] { $counted } kvadrata za { $time }
    }
web-duel-waiting = { $state ->
        [open] Nitko još nije prihvatio tvoj izazov. Rezultati se vide kad oboje završe.
        [ready] { $name } još ne gradi. Rezultati se vide kad oboje završe.
       *[building] { $name } još gradi…
    }
web-duel-watching = Dvoje sudjeluje u ovom dvoboju. Rezultati se vide kad oboje završe.
web-duel-over = Oboje su završili.
web-duel-result = { $who ->
        [you] Pobjeda je tvoja!
        [other] { $name } pobjeđuje.
       *[none] Remi.
    }
web-duel-best = { $best ->
        [one] Najbolji mozaik svake ruke ima { $best } kvadrat.
        [few] Najbolji mozaik svake ruke ima { $best } kvadrata.
       *[other] Najbolji mozaik svake ruke ima { $best } kvadrata.
    }
web-duel-again = Još jedan dvoboj

## Analiza

web-hands-title = Što se može od ovih pločica?
web-hands-lead = Odaberi pločice, ili složi ili zalijepi mozaik. Fourfold nalazi najbolji mozaik i dokazuje da boljega nema.
web-hands-go = Analiziraj ruku ili mozaik
web-hands-way = Što analizirati
web-hands-hand = Ruka
web-hands-figure = Mozaik
web-hands-tiles = Sve pločice
web-hands-chosen = { $count ->
        [0] Nijedna pločica nije odabrana.
        [one] Odabrana je { $count } pločica.
        [few] Odabrane su { $count } pločice.
       *[other] Odabrano je { $count } pločica.
    }
web-hands-none = Poništi izbor
web-hands-notation = Mozaik u zapisu
web-hands-goal = Najbolji mozaik za
web-hands-goal-squares = Kvadrati
web-hands-goal-quados = Kvados
web-hands-goal-rings = Prstenje
web-hands-goal-frame = Okviri
web-hands-solve = { $count ->
        [0] Nađi najbolji mozaik
        [one] Nađi najbolji mozaik od { $count } pločice
        [few] Nađi najbolji mozaik od { $count } pločice
       *[other] Nađi najbolji mozaik od { $count } pločica
    }
web-hands-busy = Tražim…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Od ovih pločica nema takvog mozaika.
               *[no] U tom vremenu ništa nije nađeno.
            }
       *[yes] { $goal ->
                [rings] Najbolji nađeni mozaik ima { $rings ->
                    [one] { $rings } prsten
                    [few] { $rings } prstena
                   *[other] { $rings } prstenova
                } i { $counted ->
                    [one] { $counted } kvadrat
                    [few] { $counted } kvadrata
                   *[other] { $counted } kvadrata
                }.
                [frame] Najbolji nađeni mozaik zatvara { $counted ->
                    [one] { $counted } polje
                    [few] { $counted } polja
                   *[other] { $counted } polja
                }.
               *[squares] Najbolji nađeni mozaik vrijedi { $counted ->
                    [one] { $counted } kvadrat
                    [few] { $counted } kvadrata
                   *[other] { $counted } kvadrata
                }.
            } { $proved ->
                [yes] Dokazano je da boljega nema.
               *[no] Nije bilo vremena za dokaz da boljega nema.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] Jedini je.
                [one] Jednako dobrih mozaika ima { $count }.
                [few] Jednako dobrih mozaika ima { $count }.
               *[other] Jednako dobrih mozaika ima { $count }.
            }
       *[no] Jednako dobrih mozaika ima najmanje { $count }.
    }
web-hands-this-figure = Ovaj mozaik
web-hands-facts = { $whole ->
        [yes] Jedan mozaik.
       *[no] Ove pločice ne čine jedan mozaik.
    } { $squares ->
        [one] { $squares } kvadrat
        [few] { $squares } kvadrata
       *[other] { $squares } kvadrata
    }, { $clashes ->
        [one] { $clashes } sukob
        [few] { $clashes } sukoba
       *[other] { $clashes } sukoba
    }, { $rough ->
        [one] { $rough } kriv spoj
        [few] { $rough } kriva spoja
       *[other] { $rough } krivih spojeva
    }, { $rings ->
        [one] { $rings } prsten
        [few] { $rings } prstena
       *[other] { $rings } prstenova
    }, { $spoiled ->
        [one] { $spoiled } pokvaren kut
        [few] { $spoiled } pokvarena kuta
       *[other] { $spoiled } pokvarenih kutova
    }, { $hole ->
        [0] bez rupe.
        [one] rupa od { $hole } polja.
        [few] rupa od { $hole } polja.
       *[other] rupa od { $hole } polja.
    }

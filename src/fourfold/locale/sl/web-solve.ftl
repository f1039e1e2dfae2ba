### Reševanje: naloge, dvoboji, analiza.

web-title-solve = Reševanje · Fourfold
web-title-problem = Naloga · Fourfold
web-title-duel = Dvoboj · Fourfold
web-title-hands = Analiza · Fourfold

## Vse, kar se da reševati

web-solve-title = Reši
web-solve-lead = Naloge iz Pentaraduge za premislek, na samem ali proti komu.
web-solve-loading = Nalagam …
web-solve-daily = Naloga dneva
web-solve-daily-go = { $state ->
        [solved] Rešeno. Poglej znova
        [shown] Poglej znova
        [begun] Nadaljuj
       *[new] Poskusi
    }
web-solve-problems = Naloge
web-solve-kind = Zvrst
web-solve-kind-squares = Kvadrati
web-solve-kind-squares-plus = Kvadrati +
web-solve-kind-quados = Kvados
web-solve-about-squares = Sestavi en mozaik iz sedmih ploščic s čim več kvadrati.
web-solve-about-squares-plus = Isto z dvanajstimi ploščicami vseh šestih barv.
web-solve-about-quados = Dodaj sedem ploščic mozaiku iz sedmih. Pokvarjeni vogali se odštejejo.
web-solve-book = Knjiga
web-solve-difficulty-is = Težavnost { $difficulty } od 5
web-solve-problem-is = { $state ->
        [solved] Naloga { $number }, rešena
        [shown] Naloga { $number }, opuščena
        [begun] Naloga { $number }, začeta
       *[new] Naloga { $number }
    }
web-solve-another = Nova
web-solve-another-of = Nova, težavnost { $difficulty }
web-solve-solved-count = { $count ->
        [0] Na tej napravi še ni rešena nobena od teh.
        [one] Na tej napravi je rešena { $count } od teh.
        [two] Na tej napravi sta rešeni { $count } od teh.
        [few] Na tej napravi so rešene { $count } od teh.
       *[other] Na tej napravi je rešenih { $count } od teh.
    }
web-solve-save-svg = Shrani kot SVG
web-solve-save-png = Shrani kot PNG
web-solve-save-failed = Slike ni bilo mogoče narediti.

## Koliko mozaik šteje

web-solve-count = { $counted ->
        [one] Šteje { $counted } kvadrat
        [two] Štejeta { $counted } kvadrata
        [few] Štejejo { $counted } kvadrati
       *[other] Šteje { $counted } kvadratov
    }
web-solve-count-of = Kvadratov { $counted } od { $goal }
# Kaj se odšteje: stranice, kjer se barve razlikujejo, ploščice, ki ležijo postrani, vogali, ki jih nič ne more zapolniti.
web-solve-count-faults = { $squares ->
        [one] { $squares } kvadrat
        [two] { $squares } kvadrata
        [few] { $squares } kvadrati
       *[other] { $squares } kvadratov
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } neskladje
        [two] {" "}− { $clashes } neskladji
        [few] {" "}− { $clashes } neskladja
       *[other] {" "}− { $clashes } neskladij
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } kriv stik
        [two] {" "}− { $rough } kriva stika
        [few] {" "}− { $rough } krivi stiki
       *[other] {" "}− { $rough } krivih stikov
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } pokvarjen vogal
        [two] {" "}− { $spoiled } pokvarjena vogala
        [few] {" "}− { $spoiled } pokvarjeni vogali
       *[other] {" "}− { $spoiled } pokvarjenih vogalov
    }

## Naloga

web-problem-title = { $from ->
        [day] Naloga dneva: { $kind }
        [book] { $kind } { $number }, iz knjige
       *[new] { $kind }
    }
web-problem-table = Miza
web-problem-time = Čas: { $time }
web-problem-task-squares = Sestavi en mozaik iz vseh ploščic ({ $tiles }), ki šteje { $goal ->
        [one] { $goal } kvadrat
        [two] { $goal } kvadrata
        [few] { $goal } kvadrate
       *[other] { $goal } kvadratov
    }.
web-problem-task-quados = { $given ->
        [start] Dodaj mozaiku vse ploščice ({ $tiles }), tako da bo štel { $goal ->
            [one] { $goal } kvadrat
            [two] { $goal } kvadrata
            [few] { $goal } kvadrate
           *[other] { $goal } kvadratov
        }. Vsak pokvarjen vogal odšteje enega.
       *[first] Najprej iz svojih prvih sedmih ploščic sestavi mozaik, ki šteje { $start ->
            [one] { $start } kvadrat
            [two] { $start } kvadrata
            [few] { $start } kvadrate
           *[other] { $start } kvadratov
        }. Nato mu dodaj vse druge, tako da bo štel { $goal ->
            [one] { $goal } kvadrat
            [two] { $goal } kvadrata
            [few] { $goal } kvadrate
           *[other] { $goal } kvadratov
        }. Vsak pokvarjen vogal odšteje enega.
    }{ $symmetry ->
        [any] {" "}Obris mora biti simetričen.
        [central] {" "}Obris mora biti enak, tudi ko se obrne.
       *[none] { "" }
    }
web-problem-first = Iz prvih { $count } ploščic tvoje roke nastane prvi mozaik.
web-problem-lacks = { $lack ->
        [tiles] Nekaj ploščic je še v tvoji roki.
        [whole] Ploščice morajo sestavljati en mozaik.
        [start] Mozaik iz tvojih prvih sedmih ploščic mora šteti { $start ->
            [one] { $start } kvadrat
            [two] { $start } kvadrata
            [few] { $start } kvadrate
           *[other] { $start } kvadratov
        }.
        [symmetry] Obris še ni simetričen.
       *[goal] Mozaik mora šteti { $goal ->
            [one] { $goal } kvadrat
            [two] { $goal } kvadrata
            [few] { $goal } kvadrate
           *[other] { $goal } kvadratov
        }.
    }
web-problem-solved = { $hints ->
        [0] Rešeno v { $time }, brez namiga.
        [one] Rešeno v { $time }, z { $hints } namigom.
        [two] Rešeno v { $time }, z { $hints } namigoma.
        [few] Rešeno v { $time }, s { $hints } namigi.
       *[other] Rešeno v { $time }, s { $hints } namigi.
    }
web-problem-shown = Rešitev je prikazana.
web-problem-hint = Namig { $step } od { $steps }
web-problem-hint-given = Namig { $step } je tu.
web-problem-hint-colours = Kvadrati so teh barv:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Ti ploščici ležita druga ob drugi:
web-problem-hint-lie = { $count ->
        [1] Ta ploščica leži takole:
        [one] Te ploščice ležijo takole:
        [two] Ti ploščici ležita takole:
        [few] Te ploščice ležijo takole:
       *[other] Te ploščice ležijo takole:
    }
web-problem-clear = Od začetka
web-problem-give-up = Odnehaj
web-problem-sure = Hočeš videti rešitev? Naloga potem šteje za opuščeno.
web-problem-sure-yes = Pokaži rešitev
web-problem-sure-no = Poskušaj naprej
web-problem-solution = Pokaži rešitve
web-problem-answer = { $count ->
        [1] Rešitev
        [one] Rešitev { $number } od { $count }
        [two] Rešitev { $number } od { $count }
        [few] Rešitev { $number } od { $count }
       *[other] Rešitev { $number } od { $count }
    }
web-problem-next-answer = Naslednja rešitev
web-problem-next = Naslednja naloga
web-problem-again = Še enkrat
web-problem-others = Vse naloge

## Dvoboj

web-duel-title = Dvoboj
web-duel-lead = Dva gradita iz enako dobrih rok, vsak zase in kadar hoče. Kdor ima več kvadratov, zmaga; če jih je enako, kdor je hitrejši.
web-duel-propose = Izzovi prijatelja s povezavo
web-duel-table = Oba hkrati, za mizo
web-duel-rules = Vsak sestavi en mozaik iz { $tiles ->
        [one] { $tiles } ploščice
        [two] { $tiles } ploščic
        [few] { $tiles } ploščic
       *[other] { $tiles } ploščic
    }. Roki sta enako dobri: ena je kot druga, le v drugih barvah. Časa imaš { $minutes } min. Zmaga, kdor ima več kvadratov; če jih je enako, kdor je hitrejši.
web-duel-invite = Pošlji to povezavo prijatelju
web-duel-share = Dvoboj v Pentaradugi
web-duel-begin-own = Tvoje ploščice
web-duel-challenged = { $name } te izziva
web-duel-begin-hint = Ura ti steče, ko vidiš svoje ploščice.
web-duel-begin = Pokaži ploščice
web-duel-build = Sestavi en mozaik iz vseh ploščic ({ $tiles })
web-duel-hand-in = Oddaj
web-duel-hand-in-hint = Oddano ostane, kakršno je.
web-duel-all-tiles = Šteje samo mozaik iz vseh ploščic.
web-duel-you = Ti
web-duel-made = { $counted ->
        [one] { $counted } kvadrat v { $time }
        [two] { $counted } kvadrata v { $time }
        [few] { $counted } kvadrati v { $time }
       *[other] { $counted } kvadratov v { $time }
    }
web-duel-waiting = { $state ->
        [open] Tvojega izziva še nihče ni sprejel. Rezultata se pokažeta, ko oba končata.
        [ready] { $name } še ne gradi. Rezultata se pokažeta, ko oba končata.
       *[building] { $name } še gradi …
    }
web-duel-watching = V tem dvoboju sta že dva. Rezultata se pokažeta, ko oba končata.
web-duel-over = Oba sta končala.
web-duel-result = { $who ->
        [you] Zmaga je tvoja!
        [other] { $name } zmaga.
       *[none] Neodločeno.
    }
web-duel-best = { $best ->
        [one] Najboljši mozaik vsake roke šteje { $best } kvadrat.
        [two] Najboljši mozaik vsake roke šteje { $best } kvadrata.
        [few] Najboljši mozaik vsake roke šteje { $best } kvadrate.
       *[other] Najboljši mozaik vsake roke šteje { $best } kvadratov.
    }
web-duel-again = Še en dvoboj

## Analiza

web-hands-title = Kaj se da iz teh ploščic?
web-hands-lead = Izberi ploščice ali položi ali prilepi mozaik. Fourfold najde najboljši mozaik in to dokaže.
web-hands-go = Analiziraj roko ali mozaik
web-hands-way = Kaj analizirati
web-hands-hand = Roka
web-hands-figure = Mozaik
web-hands-tiles = Vse ploščice
web-hands-chosen = { $count ->
        [0] Nobena ploščica ni izbrana.
        [one] Izbrana je { $count } ploščica.
        [two] Izbrani sta { $count } ploščici.
        [few] Izbrane so { $count } ploščice.
       *[other] Izbranih je { $count } ploščic.
    }
web-hands-none = Nobene
web-hands-notation = Mozaik v zapisu
web-hands-goal = Najboljši mozaik za
web-hands-goal-squares = Kvadrati
web-hands-goal-quados = Kvados
web-hands-goal-rings = Obroči
web-hands-goal-frame = Okvirji
web-hands-solve = { $count ->
        [0] Najdi najboljši mozaik
        [one] Najdi najboljši mozaik iz { $count } ploščice
        [two] Najdi najboljši mozaik iz { $count } ploščic
        [few] Najdi najboljši mozaik iz { $count } ploščic
       *[other] Najdi najboljši mozaik iz { $count } ploščic
    }
web-hands-busy = Iščem …
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Iz teh ploščic ni takega mozaika.
               *[no] V tem času ni bilo najti ničesar.
            }
       *[yes] { $goal ->
                [rings] Najboljši najdeni mozaik ima { $rings ->
                    [one] { $rings } obroč
                    [two] { $rings } obroča
                    [few] { $rings } obroče
                   *[other] { $rings } obročev
                } in { $counted ->
                    [one] { $counted } kvadrat
                    [two] { $counted } kvadrata
                    [few] { $counted } kvadrate
                   *[other] { $counted } kvadratov
                }.
                [frame] Najboljši najdeni mozaik zapre { $counted ->
                    [one] { $counted } polje
                    [two] { $counted } polji
                    [few] { $counted } polja
                   *[other] { $counted } polj
                }.
               *[squares] Najboljši najdeni mozaik šteje { $counted ->
                    [one] { $counted } kvadrat
                    [two] { $counted } kvadrata
                    [few] { $counted } kvadrate
                   *[other] { $counted } kvadratov
                }.
            } { $proved ->
                [yes] Dokazano je, da boljšega ni.
               *[no] Za dokaz, da boljšega ni, je zmanjkalo časa.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] Edini je.
                [one] Enako dobrih mozaikov je { $count }.
                [two] Enako dobrih mozaikov je { $count }.
                [few] Enako dobrih mozaikov je { $count }.
               *[other] Enako dobrih mozaikov je { $count }.
            }
       *[no] Enako dobrih mozaikov je vsaj { $count }.
    }
web-hands-this-figure = Ta mozaik
web-hands-facts = { $whole ->
        [yes] En mozaik.
       *[no] Te ploščice ne sestavljajo enega mozaika.
    } { $squares ->
        [one] { $squares } kvadrat
        [two] { $squares } kvadrata
        [few] { $squares } kvadrati
       *[other] { $squares } kvadratov
    }, { $clashes ->
        [one] { $clashes } neskladje
        [two] { $clashes } neskladji
        [few] { $clashes } neskladja
       *[other] { $clashes } neskladij
    }, { $rough ->
        [one] { $rough } kriv stik
        [two] { $rough } kriva stika
        [few] { $rough } krivi stiki
       *[other] { $rough } krivih stikov
    }, { $rings ->
        [one] { $rings } obroč
        [two] { $rings } obroča
        [few] { $rings } obroči
       *[other] { $rings } obročev
    }, { $spoiled ->
        [one] { $spoiled } pokvarjen vogal
        [two] { $spoiled } pokvarjena vogala
        [few] { $spoiled } pokvarjeni vogali
       *[other] { $spoiled } pokvarjenih vogalov
    }, { $hole ->
        [0] brez luknje.
        [one] luknja iz { $hole } polja.
        [two] luknja iz { $hole } polj.
        [few] luknja iz { $hole } polj.
       *[other] luknja iz { $hole } polj.
    }

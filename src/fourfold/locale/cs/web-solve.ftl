### Řešení: úlohy, souboje, analýza.

web-title-solve = Úlohy · Fourfold
web-title-problem = Úloha · Fourfold
web-title-duel = Souboj · Fourfold
web-title-hands = Analýza · Fourfold

## Všechno, co se dá řešit

web-solve-title = Úlohy
web-solve-lead = Úlohy Pentaradugy k přemýšlení, pro sebe nebo s někým o závod.
web-solve-loading = Načítám…
web-solve-daily = Úloha dne
web-solve-daily-go = { $state ->
        [solved] Vyřešená. Prohlédnout znovu
        [shown] Prohlédnout znovu
        [begun] Pokračovat
       *[new] Zkusit
    }
web-solve-problems = Úlohy
web-solve-kind = Druh
web-solve-kind-squares = Čtverce
web-solve-kind-squares-plus = Čtverce +
web-solve-kind-quados = Kvados
web-solve-about-squares = Slož ze sedmi destiček jeden obrazec s co nejvíce čtverci.
web-solve-about-squares-plus = Totéž s dvanácti destičkami všech šesti barev.
web-solve-about-quados = Přilož sedm destiček k obrazci ze sedmi. Zkažené kouty se odečítají.
web-solve-book = Kniha
web-solve-difficulty-is = Obtížnost { $difficulty } z 5
web-solve-problem-is = { $state ->
        [solved] Úloha { $number }, vyřešená
        [shown] Úloha { $number }, vzdaná
        [begun] Úloha { $number }, začatá
       *[new] Úloha { $number }
    }
web-solve-another = Nová
web-solve-another-of = Nová, obtížnost { $difficulty }
web-solve-solved-count = { $count ->
        [0] V tomto zařízení z nich ještě žádná není vyřešená.
        [one] V tomto zařízení je z nich vyřešená jedna.
        [few] V tomto zařízení jsou z nich vyřešené { $count }.
       *[other] V tomto zařízení je z nich vyřešeno { $count }.
    }
web-solve-save-svg = Uložit jako SVG
web-solve-save-png = Uložit jako PNG
web-solve-save-failed = Obrázek se nepodařilo vytvořit.

## Hodnota obrazce

web-solve-count = { $counted ->
        [one] Počítá se { $counted } čtverec
        [few] Počítají se { $counted } čtverce
       *[other] Počítá se { $counted } čtverců
    }
web-solve-count-of = Čtverce: { $counted } z { $goal }
# Co se odečítá: strany s různými barvami, dvojice šikmo ležících destiček, kouty, které nejde zaplnit.
web-solve-count-faults = { $squares ->
        [one] { $squares } čtverec
        [few] { $squares } čtverce
       *[other] { $squares } čtverců
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } střet
        [few] {" "}− { $clashes } střety
       *[other] {" "}− { $clashes } střetů
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } křivý spoj
        [few] {" "}− { $rough } křivé spoje
       *[other] {" "}− { $rough } křivých spojů
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } zkažený kout
        [few] {" "}− { $spoiled } zkažené kouty
       *[other] {" "}− { $spoiled } zkažených koutů
    }

## Úloha

web-problem-title = { $from ->
        [day] Úloha dne: { $kind }
        [book] { $kind } { $number }, z knihy
       *[new] { $kind }
    }
web-problem-table = Stůl
web-problem-time = Čas: { $time }
web-problem-task-squares = Slož ze všech destiček ({ $tiles }) jeden obrazec, ve kterém se { $goal ->
        [one] počítá { $goal } čtverec
        [few] počítají { $goal } čtverce
       *[other] počítá { $goal } čtverců
    }.
web-problem-task-quados = { $given ->
        [start] Přilož k obrazci všechny destičky ({ $tiles }) tak, aby počítaných čtverců bylo { $goal }. Každý zkažený kout ubírá jeden.
       *[first] Nejdřív slož z prvních sedmi destiček obrazec; čtverců má mít { $start }. Pak k němu přilož všechny ostatní tak, aby počítaných čtverců bylo { $goal }. Každý zkažený kout ubírá jeden.
    }{ $symmetry ->
        [any] {" "}Obrys musí být souměrný.
        [central] {" "}Obrys musí po otočení vzhůru nohama vypadat stejně.
       *[none] { "" }
    }
web-problem-first = První obrazec se skládá z prvních destiček v ruce ({ $count }).
web-problem-lacks = { $lack ->
        [tiles] Některé destičky máš ještě v ruce.
        [whole] Destičky musí tvořit jeden obrazec.
        [start] V prvních sedmi destičkách musí být čtverců { $start }.
        [symmetry] Obrys ještě není souměrný.
       *[goal] Počítaných čtverců musí být { $goal }.
    }
web-problem-solved = { $hints ->
        [0] Vyřešeno za { $time }, bez nápovědy.
        [1] Vyřešeno za { $time }, s jednou nápovědou.
       *[other] Vyřešeno za { $time }, nápovědy: { $hints }.
    }
web-problem-shown = Odpověď už znáš.
web-problem-hint = Nápověda { $step } z { $steps }
web-problem-hint-given = Tady je nápověda { $step }.
web-problem-hint-colours = Čtverce mají tyto barvy:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Tyto dvě destičky leží vedle sebe:
web-problem-hint-lie = { $count ->
        [1] Tato destička leží takto:
       *[other] Tyto destičky leží takto:
    }
web-problem-clear = Začít znovu
web-problem-give-up = Vzdát to
web-problem-sure = Chceš vidět odpověď? Úloha pak platí za vzdanou.
web-problem-sure-yes = Ukázat odpověď
web-problem-sure-no = Zkoušet dál
web-problem-solution = Ukázat odpovědi
web-problem-answer = { $count ->
        [1] Odpověď
       *[other] Odpověď { $number } z { $count }
    }
web-problem-next-answer = Další odpověď
web-problem-next = Další úloha
web-problem-again = Ještě jednou
web-problem-others = Všechny úlohy

## Souboj

web-duel-title = Souboj
web-duel-lead = Dva staví ze stejně dobrých sad, každý sám a kdy chce. Vyhrává víc čtverců, při shodě ten rychlejší.
web-duel-propose = Vyzvat přítele odkazem
web-duel-table = Oba naráz, u stolu
web-duel-rules = Každý složí jeden obrazec ze svých destiček ({ $tiles }). Sady jsou stejně dobré: jedna je ta druhá v jiných barvách. Máš { $minutes } min. Vyhrává víc čtverců, při shodě ten rychlejší.
web-duel-invite = Pošli tento odkaz příteli
web-duel-share = Souboj v Pentaraduze
web-duel-begin-own = Tvoje destičky
web-duel-challenged = { $name } tě vyzývá
web-duel-begin-hint = Tvoje hodiny se spustí, až uvidíš destičky.
web-duel-begin = Ukázat destičky
web-duel-build = Slož jeden obrazec ze všech destiček ({ $tiles })
web-duel-hand-in = Odevzdat
web-duel-hand-in-hint = Odevzdaný obrazec už změnit nejde.
web-duel-all-tiles = Počítá se jen obrazec ze všech destiček.
web-duel-you = Ty
web-duel-made = { $counted ->
        [one] { $counted } čtverec za { $time }
        [few] { $counted } čtverce za { $time }
       *[other] { $counted } čtverců za { $time }
    }
web-duel-waiting = { $state ->
        [open] Tvou výzvu ještě nikdo nepřijal. Oba výsledky se ukážou, až budou hotové.
        [ready] { $name } ještě nezačíná. Oba výsledky se ukážou, až budou hotové.
       *[building] { $name } ještě staví…
    }
web-duel-watching = V tomto souboji už dva jsou. Oba výsledky se ukážou, až budou hotové.
web-duel-over = Oba jsou hotovi.
web-duel-result = { $who ->
        [you] Vyhráváš!
        [other] Vyhrává { $name }.
       *[none] Remíza.
    }
web-duel-best = { $best ->
        [one] Nejlepší obrazec z každé sady má { $best } čtverec.
        [few] Nejlepší obrazec z každé sady má { $best } čtverce.
       *[other] Nejlepší obrazec z každé sady má { $best } čtverců.
    }
web-duel-again = Další souboj

## Analýza

web-hands-title = Co se z těchto destiček dá složit?
web-hands-lead = Vyber destičky, nebo slož či vlož obrazec. Fourfold najde nejlepší obrazec a dokáže to.
web-hands-go = Analyzovat sadu nebo obrazec
web-hands-way = Co analyzovat
web-hands-hand = Sada
web-hands-figure = Obrazec
web-hands-tiles = Všechny destičky
web-hands-chosen = { $count ->
        [0] Žádná destička není vybraná.
        [one] Vybraná je jedna destička.
        [few] Vybrané jsou { $count } destičky.
       *[other] Vybráno je { $count } destiček.
    }
web-hands-none = Zrušit výběr
web-hands-notation = Obrazec v notaci
web-hands-goal = Nejlepší obrazec pro
web-hands-goal-squares = Čtverce
web-hands-goal-quados = Kvados
web-hands-goal-rings = Kruhy
web-hands-goal-frame = Rámy
web-hands-solve = { $count ->
        [0] Najít nejlepší obrazec
        [one] Najít nejlepší obrazec ({ $count } destička)
        [few] Najít nejlepší obrazec ({ $count } destičky)
       *[other] Najít nejlepší obrazec ({ $count } destiček)
    }
web-hands-busy = Hledám…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Z těchto destiček takový obrazec složit nejde.
               *[no] V tomto čase se nic nenašlo.
            }
       *[yes] { $goal ->
                [rings] Nejlepší nalezený obrazec má { $rings ->
                    [one] { $rings } kruh
                    [few] { $rings } kruhy
                   *[other] { $rings } kruhů
                } a { $counted ->
                    [one] { $counted } čtverec
                    [few] { $counted } čtverce
                   *[other] { $counted } čtverců
                }.
                [frame] Nejlepší nalezený obrazec obklopuje { $counted ->
                    [one] { $counted } pole
                    [few] { $counted } pole
                   *[other] { $counted } polí
                }.
               *[squares] Nejlepší nalezený obrazec má { $counted ->
                    [one] { $counted } čtverec
                    [few] { $counted } čtverce
                   *[other] { $counted } čtverců
                }.
            } { $proved ->
                [yes] Je dokázáno, že lepší není.
               *[no] Na důkaz, že lepší není, nezbyl čas.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] Je jediný.
               *[other] Stejně dobrých obrazců je { $count }.
            }
       *[no] { $count ->
                [1] Aspoň jeden obrazec je stejně dobrý.
               *[other] Stejně dobrých obrazců je aspoň { $count }.
            }
    }
web-hands-this-figure = Tento obrazec
web-hands-facts = { $whole ->
        [yes] Jeden obrazec.
       *[no] Tyto destičky netvoří jeden obrazec.
    } { $squares ->
        [one] { $squares } čtverec
        [few] { $squares } čtverce
       *[other] { $squares } čtverců
    }, { $clashes ->
        [one] { $clashes } střet
        [few] { $clashes } střety
       *[other] { $clashes } střetů
    }, { $rough ->
        [one] { $rough } křivý spoj
        [few] { $rough } křivé spoje
       *[other] { $rough } křivých spojů
    }, { $rings ->
        [one] { $rings } kruh
        [few] { $rings } kruhy
       *[other] { $rings } kruhů
    }, { $spoiled ->
        [one] { $spoiled } zkažený kout
        [few] { $spoiled } zkažené kouty
       *[other] { $spoiled } zkažených koutů
    }, { $hole ->
        [0] bez díry.
        [one] díra: { $hole } pole.
        [few] díra: { $hole } pole.
       *[other] díra: { $hole } polí.
    }

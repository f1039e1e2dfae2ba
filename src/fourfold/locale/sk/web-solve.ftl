### Riešenie: úlohy, súboje, analýza.

web-title-solve = Úlohy · Fourfold
web-title-problem = Úloha · Fourfold
web-title-duel = Súboj · Fourfold
web-title-hands = Analýza · Fourfold

## Všetko, čo sa dá riešiť

web-solve-title = Úlohy
web-solve-lead = Úlohy Pentaradugy na rozmýšľanie, pre seba alebo s niekým o preteky.
web-solve-loading = Načítavam…
web-solve-daily = Úloha dňa
web-solve-daily-go = { $state ->
        [solved] Vyriešená. Pozrieť znova
        [shown] Pozrieť znova
        [begun] Pokračovať
       *[new] Skúsiť
    }
web-solve-problems = Úlohy
web-solve-kind = Druh
web-solve-kind-squares = Štvorce
web-solve-kind-squares-plus = Štvorce +
web-solve-kind-quados = Kvados
web-solve-about-squares = Zlož zo siedmich dielikov jeden obrazec s čo najviac štvorcami.
web-solve-about-squares-plus = To isté s dvanástimi dielikmi všetkých šiestich farieb.
web-solve-about-quados = Prilož sedem dielikov k obrazcu zo siedmich. Pokazené kúty sa odpočítavajú.
web-solve-book = Kniha
web-solve-difficulty-is = Náročnosť { $difficulty } z 5
web-solve-problem-is = { $state ->
        [solved] Úloha { $number }, vyriešená
        [shown] Úloha { $number }, vzdaná
        [begun] Úloha { $number }, začatá
       *[new] Úloha { $number }
    }
web-solve-another = Nová
web-solve-another-of = Nová, náročnosť { $difficulty }
web-solve-solved-count = { $count ->
        [0] V tomto zariadení z nich ešte žiadna nie je vyriešená.
        [one] V tomto zariadení je z nich vyriešená jedna.
        [few] V tomto zariadení sú z nich vyriešené { $count }.
       *[other] V tomto zariadení je z nich vyriešených { $count }.
    }
web-solve-save-svg = Uložiť ako SVG
web-solve-save-png = Uložiť ako PNG
web-solve-save-failed = Obrázok sa nepodarilo vytvoriť.

## Hodnota obrazca

web-solve-count = { $counted ->
        [one] Počíta sa { $counted } štvorec
        [few] Počítajú sa { $counted } štvorce
       *[other] Počíta sa { $counted } štvorcov
    }
web-solve-count-of = Štvorce: { $counted } z { $goal }
# Čo sa odpočítava: strany s rôznymi farbami, dvojice šikmo ležiacich dielikov, kúty, ktoré sa nedajú zaplniť.
web-solve-count-faults = { $squares ->
        [one] { $squares } štvorec
        [few] { $squares } štvorce
       *[other] { $squares } štvorcov
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } stret
        [few] {" "}− { $clashes } strety
       *[other] {" "}− { $clashes } stretov
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } krivý spoj
        [few] {" "}− { $rough } krivé spoje
       *[other] {" "}− { $rough } krivých spojov
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } pokazený kút
        [few] {" "}− { $spoiled } pokazené kúty
       *[other] {" "}− { $spoiled } pokazených kútov
    }

## Úloha

web-problem-title = { $from ->
        [day] Úloha dňa: { $kind }
        [book] { $kind } { $number }, z knihy
       *[new] { $kind }
    }
web-problem-table = Stôl
web-problem-time = Čas: { $time }
web-problem-task-squares = Zlož zo všetkých dielikov ({ $tiles }) jeden obrazec, v ktorom sa { $goal ->
        [one] počíta { $goal } štvorec
        [few] počítajú { $goal } štvorce
       *[other] počíta { $goal } štvorcov
    }.
web-problem-task-quados = { $given ->
        [start] Prilož k obrazcu všetky dieliky ({ $tiles }) tak, aby počítaných štvorcov bolo { $goal }. Každý pokazený kút uberá jeden.
       *[first] Najprv zlož z prvých siedmich dielikov obrazec; štvorcov má mať { $start }. Potom k nemu prilož všetky ostatné tak, aby počítaných štvorcov bolo { $goal }. Každý pokazený kút uberá jeden.
    }{ $symmetry ->
        [any] {" "}Obrys musí byť súmerný.
        [central] {" "}Obrys musí po otočení hore nohami vyzerať rovnako.
       *[none] { "" }
    }
web-problem-first = Prvý obrazec sa skladá z prvých dielikov v ruke ({ $count }).
web-problem-lacks = { $lack ->
        [tiles] Niektoré dieliky máš ešte v ruke.
        [whole] Dieliky musia tvoriť jeden obrazec.
        [start] V prvých siedmich dielikoch musí byť štvorcov { $start }.
        [symmetry] Obrys ešte nie je súmerný.
       *[goal] Počítaných štvorcov musí byť { $goal }.
    }
web-problem-solved = { $hints ->
        [0] Vyriešené za { $time }, bez nápovedy.
        [1] Vyriešené za { $time }, s jednou nápovedou.
       *[other] Vyriešené za { $time }, nápovedy: { $hints }.
    }
web-problem-shown = Odpoveď už poznáš.
web-problem-hint = Nápoveda { $step } z { $steps }
web-problem-hint-given = Tu je nápoveda { $step }.
web-problem-hint-colours = Štvorce majú tieto farby:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Tieto dva dieliky ležia vedľa seba:
web-problem-hint-lie = { $count ->
        [1] Tento dielik leží takto:
       *[other] Tieto dieliky ležia takto:
    }
web-problem-clear = Začať znova
web-problem-give-up = Vzdať to
web-problem-sure = Chceš vidieť odpoveď? Úloha potom platí za vzdanú.
web-problem-sure-yes = Ukázať odpoveď
web-problem-sure-no = Skúšať ďalej
web-problem-solution = Ukázať odpovede
web-problem-answer = { $count ->
        [1] Odpoveď
       *[other] Odpoveď { $number } z { $count }
    }
web-problem-next-answer = Ďalšia odpoveď
web-problem-next = Ďalšia úloha
web-problem-again = Ešte raz
web-problem-others = Všetky úlohy

## Súboj

web-duel-title = Súboj
web-duel-lead = Dvaja stavajú z rovnako dobrých sád, každý sám a kedy chce. Vyhráva viac štvorcov, pri zhode ten rýchlejší.
web-duel-propose = Vyzvať priateľa odkazom
web-duel-table = Obaja naraz, pri stole
web-duel-rules = Každý zloží jeden obrazec zo svojich dielikov ({ $tiles }). Sady sú rovnako dobré: jedna je tá druhá v iných farbách. Máš { $minutes } min. Vyhráva viac štvorcov, pri zhode ten rýchlejší.
web-duel-invite = Pošli tento odkaz priateľovi
web-duel-share = Súboj v Pentaraduge
web-duel-begin-own = Tvoje dieliky
web-duel-challenged = { $name } ťa vyzýva
web-duel-begin-hint = Tvoje hodiny sa spustia, keď uvidíš dieliky.
web-duel-begin = Ukázať dieliky
web-duel-build = Zlož jeden obrazec zo všetkých dielikov ({ $tiles })
web-duel-hand-in = Odovzdať
web-duel-hand-in-hint = Odovzdaný obrazec sa už zmeniť nedá.
web-duel-all-tiles = Počíta sa len obrazec zo všetkých dielikov.
web-duel-you = Ty
web-duel-made = { $counted ->
        [one] { $counted } štvorec za { $time }
        [few] { $counted } štvorce za { $time }
       *[other] { $counted } štvorcov za { $time }
    }
web-duel-waiting = { $state ->
        [open] Tvoju výzvu ešte nikto neprijal. Oba výsledky sa ukážu, keď budú hotové.
        [ready] { $name } ešte nezačína. Oba výsledky sa ukážu, keď budú hotové.
       *[building] { $name } ešte stavia…
    }
web-duel-watching = V tomto súboji už dvaja sú. Oba výsledky sa ukážu, keď budú hotové.
web-duel-over = Obaja sú hotoví.
web-duel-result = { $who ->
        [you] Vyhrávaš!
        [other] Vyhráva { $name }.
       *[none] Remíza.
    }
web-duel-best = { $best ->
        [one] Najlepší obrazec z každej sady má { $best } štvorec.
        [few] Najlepší obrazec z každej sady má { $best } štvorce.
       *[other] Najlepší obrazec z každej sady má { $best } štvorcov.
    }
web-duel-again = Ďalší súboj

## Analýza

web-hands-title = Čo sa z týchto dielikov dá zložiť?
web-hands-lead = Vyber dieliky, alebo zlož či vlož obrazec. Fourfold nájde najlepší obrazec a dokáže to.
web-hands-go = Analyzovať sadu alebo obrazec
web-hands-way = Čo analyzovať
web-hands-hand = Sada
web-hands-figure = Obrazec
web-hands-tiles = Všetky dieliky
web-hands-chosen = { $count ->
        [0] Žiadny dielik nie je vybraný.
        [one] Vybraný je jeden dielik.
        [few] Vybrané sú { $count } dieliky.
       *[other] Vybraných je { $count } dielikov.
    }
web-hands-none = Zrušiť výber
web-hands-notation = Obrazec v notácii
web-hands-goal = Najlepší obrazec pre
web-hands-goal-squares = Štvorce
web-hands-goal-quados = Kvados
web-hands-goal-rings = Kruhy
web-hands-goal-frame = Rámy
web-hands-solve = { $count ->
        [0] Nájsť najlepší obrazec
        [one] Nájsť najlepší obrazec ({ $count } dielik)
        [few] Nájsť najlepší obrazec ({ $count } dieliky)
       *[other] Nájsť najlepší obrazec ({ $count } dielikov)
    }
web-hands-busy = Hľadám…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Z týchto dielikov sa taký obrazec zložiť nedá.
               *[no] V tomto čase sa nič nenašlo.
            }
       *[yes] { $goal ->
                [rings] Najlepší nájdený obrazec má { $rings ->
                    [one] { $rings } kruh
                    [few] { $rings } kruhy
                   *[other] { $rings } kruhov
                } a { $counted ->
                    [one] { $counted } štvorec
                    [few] { $counted } štvorce
                   *[other] { $counted } štvorcov
                }.
                [frame] Najlepší nájdený obrazec obklopuje { $counted ->
                    [one] { $counted } pole
                    [few] { $counted } polia
                   *[other] { $counted } polí
                }.
               *[squares] Najlepší nájdený obrazec má { $counted ->
                    [one] { $counted } štvorec
                    [few] { $counted } štvorce
                   *[other] { $counted } štvorcov
                }.
            } { $proved ->
                [yes] Je dokázané, že lepší nie je.
               *[no] Na dôkaz, že lepší nie je, nezostal čas.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] Je jediný.
               *[other] Rovnako dobrých obrazcov je { $count }.
            }
       *[no] { $count ->
                [1] Aspoň jeden obrazec je rovnako dobrý.
               *[other] Rovnako dobrých obrazcov je aspoň { $count }.
            }
    }
web-hands-this-figure = Tento obrazec
web-hands-facts = { $whole ->
        [yes] Jeden obrazec.
       *[no] Tieto dieliky netvoria jeden obrazec.
    } { $squares ->
        [one] { $squares } štvorec
        [few] { $squares } štvorce
       *[other] { $squares } štvorcov
    }, { $clashes ->
        [one] { $clashes } stret
        [few] { $clashes } strety
       *[other] { $clashes } stretov
    }, { $rough ->
        [one] { $rough } krivý spoj
        [few] { $rough } krivé spoje
       *[other] { $rough } krivých spojov
    }, { $rings ->
        [one] { $rings } kruh
        [few] { $rings } kruhy
       *[other] { $rings } kruhov
    }, { $spoiled ->
        [one] { $spoiled } pokazený kút
        [few] { $spoiled } pokazené kúty
       *[other] { $spoiled } pokazených kútov
    }, { $hole ->
        [0] bez diery.
        [one] diera: { $hole } pole.
        [few] diera: { $hole } polia.
       *[other] diera: { $hole } polí.
    }

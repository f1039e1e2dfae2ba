### Risināšana: uzdevumi, dueļi, analīze.

web-title-solve = Risināt · Fourfold
web-title-problem = Uzdevums · Fourfold
web-title-duel = Duelis · Fourfold
web-title-hands = Analīze · Fourfold

## Viss, ko var risināt

web-solve-title = Risināt
web-solve-lead = Pentaradugas uzdevumi pārdomām, vienatnē vai pret kādu.
web-solve-loading = Ielādē…
web-solve-daily = Dienas uzdevums
web-solve-daily-go = { $state ->
        [solved] Atrisināts. Apskatīt vēlreiz
        [shown] Apskatīt vēlreiz
        [begun] Turpināt
       *[new] Mēģināt
    }
web-solve-problems = Uzdevumi
web-solve-kind = Veids
web-solve-kind-squares = Kvadrāti
web-solve-kind-squares-plus = Kvadrāti +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Saliec vienu figūru no septiņiem kauliņiem, ar pēc iespējas vairāk kvadrātiem.
web-solve-about-squares-plus = Tas pats ar divpadsmit kauliņiem visās sešās krāsās.
web-solve-about-quados = Pieliec septiņus kauliņus septiņu kauliņu figūrai. Sabojātos stūrus atņem.
web-solve-book = Grāmata
web-solve-difficulty-is = Grūtība { $difficulty } no 5
web-solve-problem-is = { $state ->
        [solved] Uzdevums { $number }, atrisināts
        [shown] Uzdevums { $number }, atmests
        [begun] Uzdevums { $number }, iesākts
       *[new] Uzdevums { $number }
    }
web-solve-another = Jauns
web-solve-another-of = Jauns, grūtība { $difficulty }
web-solve-solved-count = { $count ->
        [0] Šajā ierīcē tu vēl nevienu no tiem neatrisināji.
        [zero] Šajā ierīcē tu atrisināji { $count } no tiem.
        [one] Šajā ierīcē tu atrisināji { $count } no tiem.
       *[other] Šajā ierīcē tu atrisināji { $count } no tiem.
    }
web-solve-save-svg = Saglabāt SVG
web-solve-save-png = Saglabāt PNG
web-solve-save-failed = Attēlu neizdevās izveidot.

## Cik figūra ir vērta

web-solve-count = { $counted ->
        [zero] Skaitās { $counted } kvadrātu
        [one] Skaitās { $counted } kvadrāts
       *[other] Skaitās { $counted } kvadrāti
    }
web-solve-count-of = Kvadrāti: { $counted } no { $goal }
# Ko atņem: malas, kur krāsas atšķiras, greizi gulošus pārus, neaizpildāmus stūrus.
web-solve-count-faults = { $squares ->
        [zero] { $squares } kvadrātu
        [one] { $squares } kvadrāts
       *[other] { $squares } kvadrāti
    }{ $clashes ->
        [0] { "" }
        [zero] {" "}− { $clashes } nesakritību
        [one] {" "}− { $clashes } nesakritība
       *[other] {" "}− { $clashes } nesakritības
    }{ $rough ->
        [0] { "" }
        [zero] {" "}− { $rough } greizu salaidumu
        [one] {" "}− { $rough } greizs salaidums
       *[other] {" "}− { $rough } greizi salaidumi
    }{ $spoiled ->
        [0] { "" }
        [zero] {" "}− { $spoiled } sabojātu stūru
        [one] {" "}− { $spoiled } sabojāts stūris
       *[other] {" "}− { $spoiled } sabojāti stūri
    }

## Uzdevums

web-problem-title = { $from ->
        [day] Dienas uzdevums: { $kind }
        [book] { $kind } { $number }, no grāmatas
       *[new] { $kind }
    }
web-problem-table = Galds
web-problem-time = Laiks: { $time }
web-problem-task-squares = No visiem kauliņiem ({ $tiles }) saliec vienu figūru, kuras vērtība ir { $goal ->
        [zero] { $goal } kvadrātu
        [one] { $goal } kvadrāts
       *[other] { $goal } kvadrāti
    }.
web-problem-task-quados = { $given ->
        [start] Pieliec figūrai visus kauliņus ({ $tiles }) tā, lai tās vērtība būtu { $goal ->
            [zero] { $goal } kvadrātu
            [one] { $goal } kvadrāts
           *[other] { $goal } kvadrāti
        }. Katrs sabojāts stūris atņem vienu.
       *[first] Vispirms no pirmajiem septiņiem kauliņiem saliec figūru, kuras vērtība ir { $start ->
            [zero] { $start } kvadrātu
            [one] { $start } kvadrāts
           *[other] { $start } kvadrāti
        }. Tad pieliec tai visus pārējos tā, lai vērtība būtu { $goal ->
            [zero] { $goal } kvadrātu
            [one] { $goal } kvadrāts
           *[other] { $goal } kvadrāti
        }. Katrs sabojāts stūris atņem vienu.
    }{ $symmetry ->
        [any] {" "}Tās aprisei jābūt simetriskai.
        [central] {" "}Tās aprisei jāizskatās tāpat, kad to apgriež.
       *[none] { "" }
    }
web-problem-first = Pirmo figūru liek no pirmajiem tavas rokas kauliņiem ({ $count }).
web-problem-lacks = { $lack ->
        [tiles] Daži kauliņi vēl ir tavā rokā.
        [whole] Kauliņiem jāveido viena figūra.
        [start] Pirmo septiņu kauliņu vērtībai jābūt { $start ->
            [zero] { $start } kvadrātiem
            [one] { $start } kvadrātam
           *[other] { $start } kvadrātiem
        }.
        [symmetry] Aprise vēl nav simetriska.
       *[goal] Vērtībai jābūt { $goal ->
            [zero] { $goal } kvadrātiem
            [one] { $goal } kvadrātam
           *[other] { $goal } kvadrātiem
        }.
    }
web-problem-solved = { $hints ->
        [0] Atrisināts laikā { $time }, bez padomiem.
        [zero] Atrisināts laikā { $time }, ar { $hints } padomiem.
        [one] Atrisināts laikā { $time }, ar { $hints } padomu.
       *[other] Atrisināts laikā { $time }, ar { $hints } padomiem.
    }
web-problem-shown = Atrisinājumu tu jau redzēji.
web-problem-hint = Padoms { $step } no { $steps }
web-problem-hint-given = Padoms { $step } ir parādīts.
web-problem-hint-colours = Kvadrāti ir šādās krāsās:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Šie divi kauliņi guļ blakus:
web-problem-hint-lie = { $count ->
        [1] Šis kauliņš guļ tā:
        [zero] Šie kauliņi guļ tā:
        [one] Šie kauliņi guļ tā:
       *[other] Šie kauliņi guļ tā:
    }
web-problem-clear = No jauna
web-problem-give-up = Padoties
web-problem-sure = Vai gribi redzēt atrisinājumu? Tad uzdevums neskaitīsies atrisināts.
web-problem-sure-yes = Rādīt atbildi
web-problem-sure-no = Mēģināt vēl
web-problem-solution = Rādīt atbildes
web-problem-answer = { $count ->
        [1] Atbilde
        [zero] Atbilde { $number } no { $count }
        [one] Atbilde { $number } no { $count }
       *[other] Atbilde { $number } no { $count }
    }
web-problem-next-answer = Nākamā atbilde
web-problem-next = Nākamais uzdevums
web-problem-again = Vēlreiz
web-problem-others = Visi uzdevumi

## Duelis

web-duel-title = Duelis
web-duel-lead = Divi būvē no vienlīdz labiem komplektiem, katrs savrup un kad grib. Uzvar tas, kam vairāk kvadrātu, bet, ja ir vienādi, ātrākais.
web-duel-propose = Izaicināt draugu ar saiti
web-duel-table = Abi reizē, pie galda
web-duel-rules = Katrs saliek vienu figūru no saviem kauliņiem ({ $tiles }). Komplekti ir vienlīdz labi: viens ir kā otrs, tikai citās krāsās. Laiks: { $minutes } min. Uzvar tas, kam vairāk kvadrātu, bet, ja ir vienādi, ātrākais.
web-duel-invite = Nosūti šo saiti draugam
web-duel-share = Pentaradugas duelis
web-duel-begin-own = Tavi kauliņi
web-duel-challenged = { $name } izaicina tevi
web-duel-begin-hint = Tavs pulkstenis sāk iet, kad redzi kauliņus.
web-duel-begin = Rādīt kauliņus
web-duel-build = Saliec vienu figūru no visiem kauliņiem ({ $tiles })
web-duel-hand-in = Iesniegt
web-duel-hand-in-hint = Iesniegtu figūru vairs nemaina.
web-duel-all-tiles = Skaitās tikai figūra no visiem kauliņiem.
web-duel-you = Tu
web-duel-made = { $counted ->
        [zero] { $counted } kvadrātu, laiks { $time }
        [one] { $counted } kvadrāts, laiks { $time }
       *[other] { $counted } kvadrāti, laiks { $time }
    }
web-duel-waiting = { $state ->
        [open] Tavu izaicinājumu vēl neviens nav pieņēmis. Rezultātus rādīs, kad pabeigs abi.
        [ready] { $name } vēl nesāka. Rezultātus rādīs, kad pabeigs abi.
       *[building] { $name } vēl būvē…
    }
web-duel-watching = Šajā duelī jau piedalās divi. Rezultātus rādīs, kad pabeigs abi.
web-duel-over = Abi ir pabeiguši.
web-duel-result = { $who ->
        [you] Tu uzvarēji!
        [other] Uzvar { $name }.
       *[none] Neizšķirts.
    }
web-duel-best = { $best ->
        [zero] Labākajā figūrā no jebkura komplekta ir { $best } kvadrātu.
        [one] Labākajā figūrā no jebkura komplekta ir { $best } kvadrāts.
       *[other] Labākajā figūrā no jebkura komplekta ir { $best } kvadrāti.
    }
web-duel-again = Vēl viens duelis

## Analīze

web-hands-title = Ko var salikt no šiem kauliņiem?
web-hands-lead = Izvēlies kauliņus, saliec vai ielīmē figūru. Fourfold atrod labāko figūru un to pierāda.
web-hands-go = Analizēt komplektu vai figūru
web-hands-way = Ko analizēt
web-hands-hand = Komplekts
web-hands-figure = Figūra
web-hands-tiles = Visi kauliņi
web-hands-chosen = { $count ->
        [0] Neviens kauliņš nav izvēlēts.
        [zero] Izvēlēti { $count } kauliņi.
        [one] Izvēlēts { $count } kauliņš.
       *[other] Izvēlēti { $count } kauliņi.
    }
web-hands-none = Nevienu
web-hands-notation = Figūras notācija
web-hands-goal = Labākā figūra spēlei
web-hands-goal-squares = Kvadrāti
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Gredzeni
web-hands-goal-frame = Rāmji
web-hands-solve = { $count ->
        [0] Atrast labāko figūru
        [zero] Atrast labāko figūru no { $count } kauliņiem
        [one] Atrast labāko figūru no { $count } kauliņa
       *[other] Atrast labāko figūru no { $count } kauliņiem
    }
web-hands-busy = Meklē…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] No šiem kauliņiem tādu figūru salikt nevar.
               *[no] Laikā nekas netika atrasts.
            }
       *[yes] { $goal ->
                [rings] Labākajā atrastajā figūrā ir { $rings ->
                    [zero] { $rings } gredzenu
                    [one] { $rings } gredzens
                   *[other] { $rings } gredzeni
                } un { $counted ->
                    [zero] { $counted } kvadrātu
                    [one] { $counted } kvadrāts
                   *[other] { $counted } kvadrāti
                }.
                [frame] Labākās atrastās figūras iekšpusē ir { $counted ->
                    [zero] { $counted } rūtiņu
                    [one] { $counted } rūtiņa
                   *[other] { $counted } rūtiņas
                }.
               *[squares] Labākās atrastās figūras vērtība ir { $counted ->
                    [zero] { $counted } kvadrātu
                    [one] { $counted } kvadrāts
                   *[other] { $counted } kvadrāti
                }.
            } { $proved ->
                [yes] Ir pierādīts, ka labākas nav.
               *[no] Pierādīt, ka labākas nav, nepietika laika.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] Tā ir vienīgā.
                [zero] Tikpat labu figūru ir { $count }.
                [one] Tikpat labu figūru ir { $count }.
               *[other] Tikpat labu figūru ir { $count }.
            }
       *[no] { $count ->
                [zero] Tikpat labu figūru ir vismaz { $count }.
                [one] Tikpat labu figūru ir vismaz { $count }.
               *[other] Tikpat labu figūru ir vismaz { $count }.
            }
    }
web-hands-this-figure = Šī figūra
web-hands-facts = { $whole ->
        [yes] Viena figūra.
       *[no] Šie kauliņi neveido vienu figūru.
    } { $squares ->
        [zero] { $squares } kvadrātu
        [one] { $squares } kvadrāts
       *[other] { $squares } kvadrāti
    }, { $clashes ->
        [zero] { $clashes } nesakritību
        [one] { $clashes } nesakritība
       *[other] { $clashes } nesakritības
    }, { $rough ->
        [zero] { $rough } greizu salaidumu
        [one] { $rough } greizs salaidums
       *[other] { $rough } greizi salaidumi
    }, { $rings ->
        [zero] { $rings } gredzenu
        [one] { $rings } gredzens
       *[other] { $rings } gredzeni
    }, { $spoiled ->
        [zero] { $spoiled } sabojātu stūru
        [one] { $spoiled } sabojāts stūris
       *[other] { $spoiled } sabojāti stūri
    }, { $hole ->
        [0] cauruma nav.
        [zero] { $hole } rūtiņu caurums.
        [one] { $hole } rūtiņas caurums.
       *[other] { $hole } rūtiņu caurums.
    }

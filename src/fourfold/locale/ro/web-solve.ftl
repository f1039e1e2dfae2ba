### Rezolvat: probleme, dueluri, analiză.

web-title-solve = Rezolvă · Fourfold
web-title-problem = O problemă · Fourfold
web-title-duel = Un duel · Fourfold
web-title-hands = Analiză · Fourfold

## Tot ce e de rezolvat

web-solve-title = Rezolvă
web-solve-lead = Probleme de Pentaraduga la care să te gândești, pe cont propriu sau contra cuiva.
web-solve-loading = Se încarcă…
web-solve-daily = Problema zilei
web-solve-daily-go = { $state ->
        [solved] Rezolvată. Vezi din nou
        [shown] Vezi din nou
        [begun] Continu-o
       *[new] Încearc-o
    }
web-solve-problems = Probleme
web-solve-kind = Fel
web-solve-kind-squares = Pătrate
web-solve-kind-squares-plus = Pătrate +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Fă o singură figură din șapte plăcuțe, cu cât mai multe pătrate.
web-solve-about-squares-plus = La fel, cu douăsprezece plăcuțe în toate cele șase culori.
web-solve-about-quados = Pune șapte plăcuțe lângă o figură de șapte. Colțurile stricate se scad.
web-solve-book = Cartea
web-solve-difficulty-is = Dificultate { $difficulty } din 5
web-solve-problem-is = { $state ->
        [solved] Problema { $number }, rezolvată
        [shown] Problema { $number }, abandonată
        [begun] Problema { $number }, începută
       *[new] Problema { $number }
    }
web-solve-another = Una nouă
web-solve-another-of = Una nouă, dificultate { $difficulty }
web-solve-solved-count = { $count ->
        [0] Încă n-ai rezolvat niciuna dintre acestea pe acest dispozitiv.
        [one] Ai rezolvat una dintre acestea pe acest dispozitiv.
        [few] Ai rezolvat { $count } dintre acestea pe acest dispozitiv.
       *[other] Ai rezolvat { $count } dintre acestea pe acest dispozitiv.
    }
web-solve-save-svg = Salvează ca SVG
web-solve-save-png = Salvează ca PNG
web-solve-save-failed = Imaginea nu s-a putut face.

## Cât valorează o figură

web-solve-count = { $counted ->
        [one] Contează { $counted } pătrat
        [few] Contează { $counted } pătrate
       *[other] Contează { $counted } de pătrate
    }
web-solve-count-of = Pătrate: { $counted } din { $goal }
# Ce se scade: laturi unde culorile diferă, perechi de plăcuțe strâmbe, colțuri pe care nimic nu le umple.
web-solve-count-faults = { $squares ->
        [one] { $squares } pătrat
        [few] { $squares } pătrate
       *[other] { $squares } de pătrate
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } nepotrivire
        [few] {" "}− { $clashes } nepotriviri
       *[other] {" "}− { $clashes } de nepotriviri
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } îmbinare strâmbă
        [few] {" "}− { $rough } îmbinări strâmbe
       *[other] {" "}− { $rough } de îmbinări strâmbe
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } colț stricat
        [few] {" "}− { $spoiled } colțuri stricate
       *[other] {" "}− { $spoiled } de colțuri stricate
    }

## O problemă

web-problem-title = { $from ->
        [day] Problema zilei: { $kind }
        [book] { $kind } { $number }, din carte
       *[new] { $kind }
    }
web-problem-table = Masa
web-problem-time = Timp: { $time }
web-problem-task-squares = Fă o singură figură din toate plăcuțele ({ $tiles }) care să valoreze { $goal ->
        [one] { $goal } pătrat
        [few] { $goal } pătrate
       *[other] { $goal } de pătrate
    }.
web-problem-task-quados = { $given ->
        [start] Pune toate plăcuțele ({ $tiles }) lângă figură, așa încât să valoreze { $goal ->
            [one] { $goal } pătrat
            [few] { $goal } pătrate
           *[other] { $goal } de pătrate
        }. Fiecare colț stricat scade unu.
       *[first] Fă întâi din primele tale șapte plăcuțe o figură cu { $start ->
            [one] { $start } pătrat
            [few] { $start } pătrate
           *[other] { $start } de pătrate
        }. Apoi pune lângă ea toate celelalte, așa încât să valoreze { $goal ->
            [one] { $goal } pătrat
            [few] { $goal } pătrate
           *[other] { $goal } de pătrate
        }. Fiecare colț stricat scade unu.
    }{ $symmetry ->
        [any] {" "}Conturul trebuie să fie simetric.
        [central] {" "}Conturul trebuie să arate la fel și întors.
       *[none] { "" }
    }
web-problem-first = { $count ->
        [one] Prima plăcuță din mână face prima figură.
        [few] Primele { $count } plăcuțe din mână fac prima figură.
       *[other] Primele { $count } de plăcuțe din mână fac prima figură.
    }
web-problem-lacks = { $lack ->
        [tiles] Mai ai plăcuțe în mână.
        [whole] Plăcuțele trebuie să facă o singură figură.
        [start] Primele tale șapte plăcuțe trebuie să valoreze { $start ->
            [one] { $start } pătrat
            [few] { $start } pătrate
           *[other] { $start } de pătrate
        }.
        [symmetry] Conturul încă nu e simetric.
       *[goal] Trebuie să valoreze { $goal ->
            [one] { $goal } pătrat
            [few] { $goal } pătrate
           *[other] { $goal } de pătrate
        }.
    }
web-problem-solved = { $hints ->
        [0] Rezolvată în { $time }, fără niciun indiciu.
        [one] Rezolvată în { $time }, cu un indiciu.
        [few] Rezolvată în { $time }, cu { $hints } indicii.
       *[other] Rezolvată în { $time }, cu { $hints } de indicii.
    }
web-problem-shown = Ai văzut soluția.
web-problem-hint = Indiciul { $step } din { $steps }
web-problem-hint-given = A venit indiciul { $step }.
web-problem-hint-colours = Pătratele au aceste culori:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Aceste două plăcuțe stau alături:
web-problem-hint-lie = { $count ->
        [one] Această plăcuță stă așa:
        [few] Aceste plăcuțe stau așa:
       *[other] Aceste plăcuțe stau așa:
    }
web-problem-clear = De la capăt
web-problem-give-up = Renunț
web-problem-sure = Vrei să vezi soluția? Atunci problema se socotește abandonată.
web-problem-sure-yes = Arată soluția
web-problem-sure-no = Mai încerc
web-problem-solution = Arată soluțiile
web-problem-answer = { $count ->
        [one] Soluția
        [few] Soluția { $number } din { $count }
       *[other] Soluția { $number } din { $count }
    }
web-problem-next-answer = Soluția următoare
web-problem-next = Următoarea
web-problem-again = Încă o dată
web-problem-others = Toate problemele

## Un duel

web-duel-title = Un duel
web-duel-lead = Doi construiesc din mâini la fel de bune, fiecare separat și când vrea. Câștigă cine face mai multe pătrate; la egalitate, cine e mai rapid.
web-duel-propose = Provoacă un prieten prin link
web-duel-table = Amândoi deodată, la o masă
web-duel-rules = Fiecare face o singură figură din toate plăcuțele ({ $tiles }). Mâinile sunt la fel de bune: una e ca cealaltă, în alte culori. Timp: { $minutes } min. Mai multe pătrate câștigă; la egalitate, cine e mai rapid.
web-duel-invite = Trimite acest link prietenului tău
web-duel-share = Un duel de Pentaraduga
web-duel-begin-own = Plăcuțele tale
web-duel-challenged = { $name } te provoacă
web-duel-begin-hint = Ceasul tău pornește când îți vezi plăcuțele.
web-duel-begin = Arată-mi plăcuțele
web-duel-build = Fă o singură figură din toate plăcuțele ({ $tiles })
web-duel-hand-in = Predă figura
web-duel-hand-in-hint = Odată predată, rămâne cum e.
web-duel-all-tiles = Contează doar o figură din toate plăcuțele.
web-duel-you = Tu
web-duel-made = { $counted ->
        [one] { $counted } pătrat în { $time }
        [few] { $counted } pătrate în { $time }
       *[other] { $counted } de pătrate în { $time }
    }
web-duel-waiting = { $state ->
        [open] Încă n-a primit nimeni provocarea ta. Rezultatele se văd când amândoi sunteți gata.
        [ready] { $name } încă n-a început. Rezultatele se văd când amândoi sunteți gata.
       *[building] { $name } încă mai construiește…
    }
web-duel-watching = La acest duel iau parte doi. Rezultatele se văd când amândoi sunt gata.
web-duel-over = Amândoi sunt gata.
web-duel-result = { $who ->
        [you] Ai câștigat!
        [other] { $name } a câștigat.
       *[none] Remiză.
    }
web-duel-best = { $best ->
        [one] Cea mai bună figură din oricare mână are { $best } pătrat.
        [few] Cea mai bună figură din oricare mână are { $best } pătrate.
       *[other] Cea mai bună figură din oricare mână are { $best } de pătrate.
    }
web-duel-again = Alt duel

## Analiză

web-hands-title = Ce iese din aceste plăcuțe?
web-hands-lead = Alege plăcuțe sau pune ori lipește o figură. Fourfold găsește cea mai bună figură și o dovedește.
web-hands-go = Analizează o mână sau o figură
web-hands-way = Ce se analizează
web-hands-hand = O mână
web-hands-figure = O figură
web-hands-tiles = Toate plăcuțele
web-hands-chosen = { $count ->
        [0] Nicio plăcuță aleasă.
        [one] O plăcuță aleasă.
        [few] { $count } plăcuțe alese.
       *[other] { $count } de plăcuțe alese.
    }
web-hands-none = Niciuna
web-hands-notation = Figura în notație
web-hands-goal = Cea mai bună figură la
web-hands-goal-squares = Pătrate
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Inele
web-hands-goal-frame = Rame
web-hands-solve = { $count ->
        [0] Găsește cea mai bună figură
        [one] Găsește cea mai bună figură dintr-o plăcuță
        [few] Găsește cea mai bună figură din { $count } plăcuțe
       *[other] Găsește cea mai bună figură din { $count } de plăcuțe
    }
web-hands-busy = Se caută…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Din aceste plăcuțe nu iese o astfel de figură.
               *[no] Nu s-a găsit nimic la timp.
            }
       *[yes] { $goal ->
                [rings] Cea mai bună figură găsită are { $rings ->
                    [one] { $rings } inel
                    [few] { $rings } inele
                   *[other] { $rings } de inele
                } și { $counted ->
                    [one] { $counted } pătrat
                    [few] { $counted } pătrate
                   *[other] { $counted } de pătrate
                }.
                [frame] Cea mai bună figură găsită închide { $counted ->
                    [one] { $counted } căsuță
                    [few] { $counted } căsuțe
                   *[other] { $counted } de căsuțe
                }.
               *[squares] Cea mai bună figură găsită valorează { $counted ->
                    [one] { $counted } pătrat
                    [few] { $counted } pătrate
                   *[other] { $counted } de pătrate
                }.
            } { $proved ->
                [yes] E dovedit că nu există alta mai bună.
               *[no] N-a fost timp de dovedit că nu există alta mai bună.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [one] E singura.
                [few] { $count } figuri sunt la fel de bune.
               *[other] { $count } de figuri sunt la fel de bune.
            }
       *[no] { $count ->
                [one] Cel puțin o figură e la fel de bună.
                [few] Cel puțin { $count } figuri sunt la fel de bune.
               *[other] Cel puțin { $count } de figuri sunt la fel de bune.
            }
    }
web-hands-this-figure = Această figură
web-hands-facts = { $whole ->
        [yes] O singură figură.
       *[no] Aceste plăcuțe nu fac o singură figură.
    } { $squares ->
        [one] { $squares } pătrat
        [few] { $squares } pătrate
       *[other] { $squares } de pătrate
    }, { $clashes ->
        [one] { $clashes } nepotrivire
        [few] { $clashes } nepotriviri
       *[other] { $clashes } de nepotriviri
    }, { $rough ->
        [one] { $rough } îmbinare strâmbă
        [few] { $rough } îmbinări strâmbe
       *[other] { $rough } de îmbinări strâmbe
    }, { $rings ->
        [one] { $rings } inel
        [few] { $rings } inele
       *[other] { $rings } de inele
    }, { $spoiled ->
        [one] { $spoiled } colț stricat
        [few] { $spoiled } colțuri stricate
       *[other] { $spoiled } de colțuri stricate
    }, { $hole ->
        [0] nicio gaură.
        [one] o gaură de { $hole } căsuță.
        [few] o gaură de { $hole } căsuțe.
       *[other] o gaură de { $hole } de căsuțe.
    }

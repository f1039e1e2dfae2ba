### Risolvere: problemi, duelli, analisi.

web-title-solve = Risolvi · Fourfold
web-title-problem = Un problema · Fourfold
web-title-duel = Un duello · Fourfold
web-title-hands = Analisi · Fourfold

## Tutto ciò che c’è da risolvere

web-solve-title = Risolvi
web-solve-lead = Problemi di Pentaraduga su cui riflettere, in solitario o contro qualcuno.
web-solve-loading = Caricamento…
web-solve-daily = Il problema di oggi
web-solve-daily-go = { $state ->
        [solved] Risolto. Riguardalo
        [shown] Riguardalo
        [begun] Continua
       *[new] Prova
    }
web-solve-problems = Problemi
web-solve-kind = Tipo
web-solve-kind-squares = Quadrati
web-solve-kind-squares-plus = Quadrati +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Fai una sola figura di sette tessere, con più quadrati possibile.
web-solve-about-squares-plus = Lo stesso con dodici tessere di tutti e sei i colori.
web-solve-about-quados = Aggiungi sette tessere a una figura di sette. Gli angoli rovinati si tolgono.
web-solve-book = Il libro
web-solve-difficulty-is = Difficoltà { $difficulty } di 5
web-solve-problem-is = { $state ->
        [solved] Problema { $number }, risolto
        [shown] Problema { $number }, abbandonato
        [begun] Problema { $number }, cominciato
       *[new] Problema { $number }
    }
web-solve-another = Uno nuovo
web-solve-another-of = Uno nuovo di difficoltà { $difficulty }
web-solve-solved-count = { $count ->
        [0] Su questo dispositivo non ne hai ancora risolto nessuno.
        [one] Su questo dispositivo ne hai risolto uno.
       *[other] Su questo dispositivo ne hai risolti { $count }.
    }
web-solve-save-svg = Salva in SVG
web-solve-save-png = Salva in PNG
web-solve-save-failed = Impossibile creare l’immagine.

## Quanto vale una figura

web-solve-count = { $counted ->
        [one] { $counted } quadrato conta
       *[other] { $counted } quadrati contano
    }
web-solve-count-of = Quadrati: { $counted } di { $goal }
# Che cosa si toglie: lati dove i colori differiscono, coppie di tessere sfalsate, angoli che nulla può riempire.
web-solve-count-faults = { $squares ->
        [one] { $squares } quadrato
       *[other] { $squares } quadrati
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } contrasto
       *[other] {" "}− { $clashes } contrasti
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } giunto sfalsato
       *[other] {" "}− { $rough } giunti sfalsati
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } angolo rovinato
       *[other] {" "}− { $spoiled } angoli rovinati
    }

## Un problema

web-problem-title = { $from ->
        [day] Il problema di oggi: { $kind }
        [book] { $kind } { $number }, dal libro
       *[new] { $kind }
    }
web-problem-table = Il tavolo
web-problem-time = Tempo: { $time }
web-problem-task-squares = Fai con tutte le { $tiles } tessere una sola figura che vale { $goal } quadrati.
web-problem-task-quados = { $given ->
        [start] Aggiungi tutte le { $tiles } tessere alla figura in modo che valga { $goal } quadrati. Ogni angolo rovinato ne toglie uno.
       *[first] Fai prima una figura di { $start } quadrati con le tue prime sette tessere. Poi aggiungi tutte le altre in modo che valga { $goal } quadrati. Ogni angolo rovinato ne toglie uno.
    }{ $symmetry ->
        [any] {" "}Il contorno deve essere simmetrico.
        [central] {" "}Il contorno deve restare uguale dopo mezzo giro.
       *[none] { "" }
    }
web-problem-first = Le prime { $count } tessere della tua mano fanno la prima figura.
web-problem-lacks = { $lack ->
        [tiles] Hai ancora tessere in mano.
        [whole] Le tessere devono fare una sola figura.
        [start] Le tue prime sette tessere devono valere { $start } quadrati.
        [symmetry] Il contorno non è ancora simmetrico.
       *[goal] Deve valere { $goal } quadrati.
    }
web-problem-solved = { $hints ->
        [0] Risolto in { $time }, senza indizi.
        [one] Risolto in { $time }, con un indizio.
       *[other] Risolto in { $time }, con { $hints } indizi.
    }
web-problem-shown = Hai visto la soluzione.
web-problem-hint = Indizio { $step } di { $steps }
web-problem-hint-given = L’indizio { $step } è qui.
web-problem-hint-colours = I quadrati hanno questi colori:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Queste due tessere stanno vicine:
web-problem-hint-lie = { $count ->
        [one] Questa tessera sta così:
       *[other] Queste tessere stanno così:
    }
web-problem-clear = Da capo
web-problem-give-up = Rinuncia
web-problem-sure = Vuoi vedere la soluzione? Allora il problema conta come abbandonato.
web-problem-sure-yes = Vedi la soluzione
web-problem-sure-no = Prova ancora
web-problem-solution = Vedi le soluzioni
web-problem-answer = { $count ->
        [one] La soluzione
       *[other] Soluzione { $number } di { $count }
    }
web-problem-next-answer = Soluzione seguente
web-problem-next = Prossimo problema
web-problem-again = Ancora
web-problem-others = Tutti i problemi

## Un duello

web-duel-title = Un duello
web-duel-lead = In due si costruisce con mani ugualmente buone, ciascuno per conto suo e quando vuole. Vince chi fa più quadrati; a parità, chi è più rapido.
web-duel-propose = Sfida un amico con un link
web-duel-table = Insieme, a un tavolo
web-duel-rules = Ciascuno fa una sola figura di { $tiles } tessere. Le mani sono ugualmente buone: l’una è l’altra in altri colori. Hai { $minutes } minuti. Vince chi fa più quadrati; a parità, chi è più rapido.
web-duel-invite = Manda questo link al tuo amico
web-duel-share = Un duello di Pentaraduga
web-duel-begin-own = Le tue tessere
web-duel-challenged = { $name } ti sfida
web-duel-begin-hint = Il tuo tempo parte quando vedi le tessere.
web-duel-begin = Mostra tessere
web-duel-build = Fai una sola figura con tutte le { $tiles } tessere
web-duel-hand-in = Consegna
web-duel-hand-in-hint = Una volta consegnata, resta com’è.
web-duel-all-tiles = Conta solo una figura di tutte le tessere.
web-duel-you = Tu
web-duel-made = { $counted ->
        [one] { $counted } quadrato in { $time }
       *[other] { $counted } quadrati in { $time }
    }
web-duel-waiting = { $state ->
        [open] Nessuno ha ancora raccolto la tua sfida. I due risultati si vedono quando entrambi hanno finito.
        [ready] { $name } non ha ancora cominciato. I due risultati si vedono quando entrambi hanno finito.
       *[building] { $name } costruisce ancora…
    }
web-duel-watching = A questo duello partecipano già in due. I due risultati si vedono quando entrambi hanno finito.
web-duel-over = Entrambi hanno finito.
web-duel-result = { $who ->
        [you] Hai vinto!
        [other] { $name } ha vinto.
       *[none] Pareggio.
    }
web-duel-best = { $best ->
        [one] La figura migliore di ogni mano vale { $best } quadrato.
       *[other] La figura migliore di ogni mano vale { $best } quadrati.
    }
web-duel-again = Un altro duello

## Analisi

web-hands-title = Che cosa si può fare con queste tessere?
web-hands-lead = Scegli delle tessere, o posa o incolla una figura. Fourfold trova la figura migliore, e lo dimostra.
web-hands-go = Analizza una mano o una figura
web-hands-way = Che cosa analizzare
web-hands-hand = Una mano
web-hands-figure = Una figura
web-hands-tiles = Tutte le tessere
web-hands-chosen = { $count ->
        [0] Nessuna tessera scelta.
        [one] Una tessera scelta.
       *[other] { $count } tessere scelte.
    }
web-hands-none = Togli tutte
web-hands-notation = La figura in notazione
web-hands-goal = La figura migliore per
web-hands-goal-squares = Quadrati
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Anelli
web-hands-goal-frame = Cornici
web-hands-solve = { $count ->
        [0] Trova la figura migliore
        [one] Trova la figura migliore di una tessera
       *[other] Trova la figura migliore di { $count } tessere
    }
web-hands-busy = Si cerca…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Con queste tessere una figura così non si fa.
               *[no] Non si è trovato nulla in tempo.
            }
       *[yes] { $goal ->
                [rings] La figura migliore trovata ha { $rings ->
                    [one] { $rings } anello
                   *[other] { $rings } anelli
                } e { $counted ->
                    [one] { $counted } quadrato
                   *[other] { $counted } quadrati
                }.
                [frame] La figura migliore trovata racchiude { $counted ->
                    [one] { $counted } cella
                   *[other] { $counted } celle
                }.
               *[squares] La figura migliore trovata vale { $counted ->
                    [one] { $counted } quadrato
                   *[other] { $counted } quadrati
                }.
            } { $proved ->
                [yes] È dimostrato che nessuna è migliore.
               *[no] È mancato il tempo per dimostrare che nessuna è migliore.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [one] È l’unica.
               *[other] { $count } figure sono altrettanto buone.
            }
       *[no] { $count ->
                [one] Almeno una figura è altrettanto buona.
               *[other] Almeno { $count } figure sono altrettanto buone.
            }
    }
web-hands-this-figure = Questa figura
web-hands-facts = { $whole ->
        [yes] Una sola figura.
       *[no] Queste tessere non fanno una sola figura.
    } { $squares ->
        [one] { $squares } quadrato
       *[other] { $squares } quadrati
    }, { $clashes ->
        [one] { $clashes } contrasto
       *[other] { $clashes } contrasti
    }, { $rough ->
        [one] { $rough } giunto sfalsato
       *[other] { $rough } giunti sfalsati
    }, { $rings ->
        [one] { $rings } anello
       *[other] { $rings } anelli
    }, { $spoiled ->
        [one] { $spoiled } angolo rovinato
       *[other] { $spoiled } angoli rovinati
    }, { $hole ->
        [0] nessun buco.
        [one] un buco di { $hole } cella.
       *[other] un buco di { $hole } celle.
    }

### Resolver: problemas, duelos, análisis.

web-title-solve = Resolver · Fourfold
web-title-problem = Un problema · Fourfold
web-title-duel = Un duelo · Fourfold
web-title-hands = Análisis · Fourfold

## Todo lo que hay por resolver

web-solve-title = Resolver
web-solve-lead = Problemas de Pentaraduga para pensar, por tu cuenta o contra alguien.
web-solve-loading = Cargando…
web-solve-daily = El problema de hoy
web-solve-daily-go = { $state ->
        [solved] Resuelto. Verlo otra vez
        [shown] Verlo otra vez
        [begun] Seguir con él
       *[new] Probar
    }
web-solve-problems = Problemas
web-solve-kind = Tipo
web-solve-kind-squares = Cuadrados
web-solve-kind-squares-plus = Cuadrados +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Haz una figura de siete fichas con tantos cuadrados como se pueda.
web-solve-about-squares-plus = Lo mismo con doce fichas de los seis colores.
web-solve-about-quados = Añade siete fichas a una figura de siete. Los rincones perdidos restan.
web-solve-book = El libro
web-solve-difficulty-is = Dificultad { $difficulty } de 5
web-solve-problem-is = { $state ->
        [solved] Problema { $number }, resuelto
        [shown] Problema { $number }, abandonado
        [begun] Problema { $number }, empezado
       *[new] Problema { $number }
    }
web-solve-another = Uno nuevo
web-solve-another-of = Uno nuevo de dificultad { $difficulty }
web-solve-solved-count = { $count ->
        [0] Aún no has resuelto ninguno de estos en este dispositivo.
        [one] Has resuelto uno de estos en este dispositivo.
       *[other] Has resuelto { $count } de estos en este dispositivo.
    }
web-solve-save-svg = Guardar SVG
web-solve-save-png = Guardar PNG
web-solve-save-failed = No se pudo hacer la imagen.

## Lo que vale una figura

web-solve-count = { $counted ->
        [one] Cuenta { $counted } cuadrado
       *[other] Cuentan { $counted } cuadrados
    }
web-solve-count-of = { $counted } de { $goal } cuadrados
# Lo que resta: lados donde los colores no coinciden, parejas de fichas torcidas, rincones que nada puede llenar.
web-solve-count-faults = { $squares ->
        [one] { $squares } cuadrado
       *[other] { $squares } cuadrados
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } choque
       *[other] {" "}− { $clashes } choques
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } junta torcida
       *[other] {" "}− { $rough } juntas torcidas
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } rincón perdido
       *[other] {" "}− { $spoiled } rincones perdidos
    }

## Un problema

web-problem-title = { $from ->
        [day] El problema de hoy: { $kind }
        [book] { $kind } { $number }, del libro
       *[new] { $kind }
    }
web-problem-table = La mesa
web-problem-time = Tiempo: { $time }
web-problem-task-squares = Haz con las { $tiles } fichas una figura que valga { $goal } cuadrados.
web-problem-task-quados = { $given ->
        [start] Añade las { $tiles } fichas a la figura de modo que valga { $goal } cuadrados. Cada rincón perdido resta uno.
       *[first] Primero haz con tus primeras siete fichas una figura de { $start } cuadrados. Después añádele todas las demás de modo que valga { $goal } cuadrados. Cada rincón perdido resta uno.
    }{ $symmetry ->
        [any] {" "}Su contorno debe ser simétrico.
        [central] {" "}Su contorno debe verse igual tras media vuelta.
       *[none] { "" }
    }
web-problem-first = Las primeras { $count } fichas de tu mano forman la primera figura.
web-problem-lacks = { $lack ->
        [tiles] Aún quedan fichas en tu mano.
        [whole] Las fichas deben formar una sola figura.
        [start] Tus primeras siete fichas deben valer { $start } cuadrados.
        [symmetry] El contorno aún no es simétrico.
       *[goal] Debe valer { $goal } cuadrados.
    }
web-problem-solved = { $hints ->
        [0] Resuelto en { $time }, sin pistas.
        [one] Resuelto en { $time }, con una pista.
       *[other] Resuelto en { $time }, con { $hints } pistas.
    }
web-problem-shown = Has visto la solución.
web-problem-hint = Pista { $step } de { $steps }
web-problem-hint-given = Ahí está la pista { $step }.
web-problem-hint-colours = Los cuadrados tienen estos colores:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Estas dos fichas van juntas:
web-problem-hint-lie = { $count ->
        [one] Esta ficha va así:
       *[other] Estas fichas van así:
    }
web-problem-clear = De nuevo
web-problem-give-up = Me rindo
web-problem-sure = ¿Quieres ver la solución? El problema contará entonces como abandonado.
web-problem-sure-yes = Ver la solución
web-problem-sure-no = Seguir probando
web-problem-solution = Ver las soluciones
web-problem-answer = { $count ->
        [one] La solución
       *[other] Solución { $number } de { $count }
    }
web-problem-next-answer = Otra solución
web-problem-next = Otro problema
web-problem-again = Otra vez
web-problem-others = Más problemas

## Un duelo

web-duel-title = Un duelo
web-duel-lead = Dos construyen con manos igual de buenas, cada cual por su cuenta y cuando quiera. Gana quien hace más cuadrados; si hay igualdad, quien tarda menos.
web-duel-propose = Retar por enlace
web-duel-table = A la vez, en una mesa
web-duel-rules = Cada cual hace una figura de { $tiles } fichas. Las manos son igual de buenas: una es la otra en otros colores. Tienes { $minutes } minutos. Gana quien hace más cuadrados; si hay igualdad, quien tarda menos.
web-duel-invite = Envía este enlace a tu rival
web-duel-share = Un duelo de Pentaraduga
web-duel-begin-own = Tus propias fichas
web-duel-challenged = { $name } te reta
web-duel-begin-hint = Tu reloj arranca cuando ves tus fichas.
web-duel-begin = Ver mis fichas
web-duel-build = Haz una figura con las { $tiles } fichas
web-duel-hand-in = Entregar
web-duel-hand-in-hint = Una vez entregada, se queda como está.
web-duel-all-tiles = Solo cuenta una figura con todas las fichas.
web-duel-you = Tú
web-duel-made = { $counted ->
        [one] { $counted } cuadrado en { $time }
       *[other] { $counted } cuadrados en { $time }
    }
web-duel-waiting = { $state ->
        [open] Nadie ha aceptado aún tu reto. Los resultados se muestran cuando ambos hayan terminado.
        [ready] { $name } aún no ha empezado. Los resultados se muestran cuando ambos hayan terminado.
       *[building] { $name } sigue construyendo…
    }
web-duel-watching = En este duelo han participado dos. Los resultados se muestran cuando ambos hayan terminado.
web-duel-over = Ambos han terminado.
web-duel-result = { $who ->
        [you] ¡Has ganado!
        [other] Gana { $name }.
       *[none] Empate.
    }
web-duel-best = { $best ->
        [one] La mejor figura de cada mano vale { $best } cuadrado.
       *[other] La mejor figura de cada mano vale { $best } cuadrados.
    }
web-duel-again = Otro duelo

## Análisis

web-hands-title = ¿Qué se puede hacer con estas fichas?
web-hands-lead = Elige fichas, o pon o pega una figura. Fourfold halla la mejor figura y lo demuestra.
web-hands-go = Analizar una mano o una figura
web-hands-way = Qué analizar
web-hands-hand = Una mano
web-hands-figure = Una figura
web-hands-tiles = Las fichas
web-hands-chosen = { $count ->
        [0] No hay ninguna ficha elegida.
        [one] Una ficha elegida.
       *[other] { $count } fichas elegidas.
    }
web-hands-none = Ninguna
web-hands-notation = La figura en notación
web-hands-goal = La mejor figura para
web-hands-goal-squares = Cuadrados
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Anillos
web-hands-goal-frame = Marcos
web-hands-solve = { $count ->
        [0] Hallar la mejor figura
        [one] Hallar la mejor figura de una ficha
       *[other] Hallar la mejor figura de { $count } fichas
    }
web-hands-busy = Buscando…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Estas fichas no dan ninguna figura así.
               *[no] No se halló nada a tiempo.
            }
       *[yes] { $goal ->
                [rings] La mejor figura hallada tiene { $rings ->
                    [one] { $rings } anillo
                   *[other] { $rings } anillos
                } y { $counted ->
                    [one] { $counted } cuadrado
                   *[other] { $counted } cuadrados
                }.
                [frame] La mejor figura hallada encierra { $counted ->
                    [one] { $counted } celda
                   *[other] { $counted } celdas
                }.
               *[squares] La mejor figura hallada vale { $counted ->
                    [one] { $counted } cuadrado
                   *[other] { $counted } cuadrados
                }.
            } { $proved ->
                [yes] Está demostrado que no hay otra mejor.
               *[no] No hubo tiempo de demostrar que no hay otra mejor.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [one] Es la única.
               *[other] { $count } figuras son igual de buenas.
            }
       *[no] { $count ->
                [one] Al menos una figura es igual de buena.
               *[other] Al menos { $count } figuras son igual de buenas.
            }
    }
web-hands-this-figure = Esta figura
web-hands-facts = { $whole ->
        [yes] Una figura.
       *[no] Estas fichas no forman una sola figura.
    } { $squares ->
        [one] { $squares } cuadrado
       *[other] { $squares } cuadrados
    }, { $clashes ->
        [one] { $clashes } choque
       *[other] { $clashes } choques
    }, { $rough ->
        [one] { $rough } junta torcida
       *[other] { $rough } juntas torcidas
    }, { $rings ->
        [one] { $rings } anillo
       *[other] { $rings } anillos
    }, { $spoiled ->
        [one] { $spoiled } rincón perdido
       *[other] { $spoiled } rincones perdidos
    }, { $hole ->
        [0] ningún hueco.
        [one] un hueco de { $hole } celda.
       *[other] un hueco de { $hole } celdas.
    }

### Análisis y repaso de Quarto, y los niveles de la máquina.

## Cuánto vale una elección

web-worth = { $value ->
        [win] { $turns ->
                [0] gana
                [1] gana en el acto
               *[other] gana en { $turns } turnos
            }
        [loss] { $turns ->
                [0] pierde
                [1] pierde en el acto
               *[other] pierde en { $turns } turnos
            }
        [draw] empate
       *[unknown] aún no se sabe
    }
web-worth-square = { $square }, vacía: { $worth }
web-worth-piece = { $piece }: { $worth }

## Análisis

web-analysis = Análisis
web-verdict-holder-win = { $turns ->
        [0] Quien tiene la pieza gana.
        [1] Quien tiene la pieza gana en el acto.
       *[other] Quien tiene la pieza gana en { $turns } turnos.
    }
web-verdict-holder-draw = Si ambos juegan bien, es empate.
web-verdict-holder-loss = { $turns ->
        [0] Quien tiene la pieza pierde.
       *[other] Quien tiene la pieza pierde en { $turns } turnos.
    }
web-verdict-holder-unknown = ¿Cuánto vale tener esta pieza?
web-verdict-giver-win = { $turns ->
        [0] Quien da ahora gana.
       *[other] Quien da ahora gana en { $turns } turnos.
    }
web-verdict-giver-draw = Si ambos juegan bien, es empate.
web-verdict-giver-loss = { $turns ->
        [0] Quien da ahora pierde.
        [1] Quien da ahora pierde en el acto.
       *[other] Quien da ahora pierde en { $turns } turnos.
    }
web-verdict-giver-unknown = ¿Cuánto vale dar ahora?
web-verdict-line = { $count ->
        [one] { $lines } es una línea. Quien colocó la última pieza la canta y gana.
       *[other] { $lines } son líneas. Quien colocó la última pieza canta una y gana.
    }
web-verdict-full = El tablero está lleno y nadie tiene línea: empate.
web-analysis-place = Toca una casilla para colocarla ahí.
web-analysis-give = Toca una pieza para darla.
web-analysis-waiting = Esperando turno…
web-analysis-searching = Se saben { $done } de { $all }. { $boards } tableros en { $seconds } s…
web-analysis-complete = Se sabe todo, tras { $boards } tableros en { $seconds } s.
web-analysis-known = Se sabe todo.
web-analysis-time = Ha pasado un minuto, y se saben { $done } de { $all }.
web-analysis-stopped = Detenido. Se saben { $done } de { $all }.
web-analysis-stop = Parar
web-analysis-again = Seguir
web-analysis-back = Paso atrás
web-analysis-setup = Preparar o jugar
web-analysis-text = Posición o registro
web-analysis-text-hint = Cópiala o pega aquí una posición. Si pegas un registro, se abre como repaso.
web-analysis-not-text = Eso no es una posición ni un registro. Una posición tiene este aspecto: { $example }
web-analysis-rules = Qué cuenta como línea
web-analysis-legend = Qué significan los signos
web-analysis-legend-text =
    + en un disco: gana. = en una barra: empata. − en un cuadrado: pierde. Todo vale para quien decide ahora, si ambos juegan bien desde entonces.
    El número cuenta los turnos hasta que hay línea, también los del rival. Un anillo marca lo mejor.

## Repaso

web-review-move-mistake = { $move }, un error
web-review-plot = Cuánto valía la partida tras cada paso: por encima de la mitad gana { $a }, por debajo { $b }.
web-review-plot-wins = Gana { $name }
web-review-win = { $name } va ganando.
web-review-draw = Es empate, si ambos juegan bien.
web-review-loss = { $name } va perdiendo, si su rival juega bien.
web-review-threw-win = { $after ->
        [draw] { $name } iba ganando. Ahora es empate.
       *[loss] { $name } iba ganando. Ahora gana su rival.
    }
web-review-threw-draw = { $name } tenía el empate. Ahora gana su rival.
web-review-missed = { $name } podía haber cantado { $lines }.
web-review-decided = Esto decidió la partida.
web-review-mistakes = { $count ->
        [0] Ningún error.
        [one] Un error.
       *[other] { $count } errores.
    }
web-review-next = Siguiente error
web-review-better = ¿Qué debió jugar { $name }?
web-review-back = Volver a lo jugado
web-review-looking = Buscando…
web-review-unknown = No se pudo averiguar.
web-review-was-best = No había nada mejor: { $worth }.
web-review-call = Cantar { $lines } habría ganado.
web-review-best-square = Lo mejor era { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [one] Lo mejor era dar la pieza con el anillo: { $worth }.
       *[other] Lo mejor era dar una pieza con anillo: { $worth }.
    }
web-review-analyse = Analizar esta posición
web-review-replay = Solo mirarla

## Niveles

web-levels = Los niveles de la máquina
web-levels-lead = Ocho niveles de Quarto, cada uno claramente más fuerte que el anterior. Sube cuando ganes más de lo que pierdes.
web-levels-expect-1 = Ve tres líneas de cada diez, las suyas y las que regala. Quien acaba de leer las reglas puede ganar.
web-levels-expect-2 = Ve algo más de la mitad de las líneas. Bueno para la primera tarde.
web-levels-expect-3 = Ve casi todas las líneas. Apenas piensa en lo que quedará por dar, así que se queda sin piezas seguras.
web-levels-expect-4 = Ve prácticamente todas las líneas. Para ganar hay que contar las piezas seguras, y este nivel solo lo hace una de cada dos veces.
web-levels-expect-5 = Ve cada línea con una jugada de antelación. Nunca te regala la victoria mientras haya otra pieza que dar.
web-levels-expect-6 = A menudo juega sin errores cuando medio tablero está lleno.
web-levels-expect-7 = Casi siempre juega sin errores cuando quedan diez casillas libres. Hay que llevar ventaja antes.
web-levels-expect-8 = No se equivoca nunca y tiende trampas. Quien tampoco se equivoca consigue un empate, y nadie consigue más.
web-levels-below = De cien partidas contra el nivel { $level } gana { $wins } y empata { $draws }.
web-levels-measured = Medido en partidas de los niveles entre sí, 200 por cada pareja. La barra muestra qué fue de cien partidas contra el nivel anterior: ganadas, empatadas, perdidas.
web-levels-play = Jugar contra { $name }
web-levels-play-short = Jugar

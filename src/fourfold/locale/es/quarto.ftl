### Quarto.

## Piezas

piece-name = { $colour ->
       *[light] clara
        [dark] oscura
    } { $height ->
       *[tall] alta
        [short] baja
    } { $shape ->
       *[round] redonda
        [square] cuadrada
    } { $top ->
       *[solid] maciza
        [hollow] hueca
    }

feature-colour = color
feature-shape = forma
feature-height = altura
feature-top = hueco
# Lo que comparten las piezas de una línea, por eso en plural.
value-light = claras
value-dark = oscuras
value-round = redondas
value-square = cuadradas
value-tall = altas
value-short = bajas
value-solid = macizas
value-hollow = huecas

## Negativas

illegal-quarto-other-phase = { $phase ->
        [give] Primero da una pieza a tu rival.
        [place] Primero coloca la pieza que tienes.
       *[close] Todas las piezas están colocadas: canta, o di que no hay línea.
    }
illegal-quarto-piece-gone = Esta pieza no se puede dar, ya está en juego: { $piece }.
illegal-quarto-square-taken = La casilla { $square } está ocupada: { $piece }.
illegal-quarto-calls-auto = En esta mesa las líneas ganan por sí solas; nadie canta.
illegal-quarto-call-points-nowhere = Señala la línea que dices.
illegal-quarto-call-squares = Al cantar se señalan cuatro casillas distintas.
illegal-quarto-call-after-placing = En esta mesa primero se coloca y luego se canta.
illegal-quarto-called-already = Ya has cantado una vez en este turno.
illegal-quarto-no-call-now = Ahora no puedes cantar.

## Textos que no se pueden leer

malformed-quarto-piece = «{ $text }» no es una pieza; se esperaba una cifra hexadecimal 0–f, o cuatro letras, una de cada: L/D, R/Q, T/S, F/H.
malformed-quarto-square = «{ $text }» no es una casilla; se esperaba de a1 a d4.
malformed-quarto-line = «{ $text }» no es una línea; se esperaban dos extremos como a3-d3, o cuatro casillas.
malformed-quarto-position-fields = Posición «{ $text }»: se esperaban el tablero, un espacio y la pieza en mano o «-».
malformed-quarto-position-ranks = Tablero «{ $text }»: se esperaban 4 filas separadas por «/», hay { $found }.
malformed-quarto-position-rank = Fila { $rank } del tablero, «{ $text }»: se esperaban 4 casillas, hay { $found }.
malformed-quarto-position-digit = «{ $text }» en { $square } no es una pieza; se esperaba una cifra hexadecimal 0–f o «.».
malformed-quarto-piece-twice = La pieza { $piece } está dos veces en el tablero: { $first } y { $second }.
malformed-quarto-hand-placed = La pieza en mano, { $piece }, ya está en el tablero: { $square }.
malformed-quarto-features = Las características deben ser una o más de { $expected }, una vez cada una.
malformed-quarto-shared = Una línea no puede compartir { $shared } características donde solo { $features ->
        [one] cuenta una
       *[other] cuentan { $features }
    }.
malformed-quarto-full = En «{ $text }» ya no queda nada por jugar.
malformed-quarto-starter = «{ $text }» no puede empezar; se esperaba A o B.
malformed-detail = «{ $word }» no lleva nada entre paréntesis, y hay «({ $detail })».
malformed-memory = Una tabla de { $megabytes } MB no cabe en la memoria de este equipo.

## El motor

malformed-engine-command = «{ $text }» no es una orden; se esperaba: { $expected }.
malformed-engine-alone = «{ $command }» va sin nada más, y detrás hay «{ $text }».
malformed-engine-setoption = «setoption { $text }»: se esperaba «setoption name NOMBRE value VALOR».
malformed-engine-option = No hay ninguna opción «{ $text }»; se esperaba: { $expected }.
malformed-engine-position = «position { $text }»: se esperaba «start» o una posición como 0..f/..../.3../.... 9, y si acaso «moves» con casillas y piezas por turno.
malformed-engine-go = «go … { $text }»: se esperaba time MS, nodes N, infinite, moves o nada.
malformed-engine-infinite = «infinite» significa sin límite, así que no va con time ni con nodes.
illegal-engine-busy = «{ $command }» debe esperar a que acabe la búsqueda; «stop» la termina.

## Cómo acaban las partidas

outcome-line = Gana { $winner } con una línea.
outcome-false-call = Gana { $winner }: { $loser } canta sin que haya línea.
outcome-full = Empate: todas las piezas están colocadas y nadie ha cantado.

## Los niveles de la máquina y cómo juega cada uno

level-quarto-1 = Novato
level-quarto-about-1 = No ve líneas y se olvida de cantar.
level-quarto-2 = Principiante
level-quarto-about-2 = Ve mucho, pero aún se le escapa algo.
level-quarto-3 = Aprendiz
level-quarto-about-3 = Ve las líneas, pero regala victorias.
level-quarto-4 = Aficionado
level-quarto-about-4 = Aprovecha cada victoria que ve.
level-quarto-5 = Jugador de club
level-quarto-about-5 = Piensa antes de dar.
level-quarto-6 = Experto
level-quarto-about-6 = Piensa varias jugadas por delante.
level-quarto-7 = Maestro
level-quarto-about-7 = Casi nunca se equivoca.
level-quarto-8 = Invencible
level-quarto-about-8 = No se equivoca nunca.

## Reglas a elegir

preset-international = Las reglas habituales
preset-beginners-1 = Para principiantes: solo cuenta el color
preset-beginners-2 = Para principiantes: cuentan color y forma
preset-beginners-3 = Para principiantes: cuenta todo menos el hueco
preset-advanced = Avanzado: los cuadrados 2×2 también son líneas
preset-tournament = Torneo: un minuto por jugada; cantar mal pierde
preset-balkan = Ambos pueden cantar tarde, como en los Balcanes
preset-taiwan = Cantar antes de colocar, como en Taiwán
preset-greek-2 = Dos características en común, a la griega
preset-own = Como la hoja de reglas de tu idioma

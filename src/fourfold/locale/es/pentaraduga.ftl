### Pentaraduga.

## Textos que no se pueden leer

malformed-pentaraduga-tile = «{ $text }» no es una ficha; se esperaban los colores izquierdo, grande y derecho, los pequeños vecinos del grande, como oRo u oRv.
malformed-pentaraduga-tile-twice = La ficha { $tile } está dos veces.
malformed-pentaraduga-direction = «{ $text }» no es una dirección; se esperaba В П Н Л, o U R D L.
malformed-pentaraduga-placement = «{ $text }» no es un sitio; se esperaban una ficha, una dirección y la celda inferior izquierda, como oRoU@0,0.
malformed-pentaraduga-too-many = { $count } fichas son demasiadas; como máximo { $most }.
malformed-pentaraduga-no-tiles = No hay fichas; se esperaba una mano como oRo rOr yOr.
malformed-pentaraduga-goal = «{ $text }» no es un objetivo; se esperaba: { $expected }.
malformed-pentaraduga-problem = «{ $text }» no es un problema; se esperaba un tipo ({ $expected }) o un id como squares-3 o squares-0000002a.
malformed-pentaraduga-count-frames = Los mejores marcos no se pueden contar: las fichas que se usan son libres.
malformed-pentaraduga-match = Un encuentro tiene al menos una partida de al menos un juego.
malformed-pentaraduga-overlap = { $placement } quedaría encima de { $other }.
malformed-pentaraduga-notation = «{ $word }» no es una ficha con su sitio; se esperaban la ficha, adónde apunta su vértice, letras para el sitio más alto, más a la derecha, más bajo o más a la izquierda y las fichas que toca, como rOrLL, rOrRyOr o rOrLL.
malformed-pentaraduga-several = «{ $word }» tiene varios sitios: { $places }.
malformed-pentaraduga-nowhere = «{ $word }» no encaja en ningún sitio{ $count ->
        [0] .
       *[other] ; sitios para { $tile }: { $places }.
    }
malformed-pentaraduga-remark = «{ $word }» no toca { $other }.
malformed-pentaraduga-ending = «{ $word }» no es otro final; debe empezar con una ficha del primero o ser letras para la última ficha.
malformed-pentaraduga-at = Ficha { $number }: { $problem }
malformed-pentaraduga-word = «{ $text }» no es una jugada; se esperaban fichas con sus sitios, como oRoU@0,0, o una de: { $expected }.
malformed-pentaraduga-bare-word = Di a qué se refiere «{ $word }», entre paréntesis detrás.
malformed-pentaraduga-deal-text = «{ $text }» no es un reparto; se esperaba quién empieza y las fichas de ambos, como «A: oRo rOr / yOr yOy», y si acaso el sorteo tras otra barra.
malformed-pentaraduga-deal = Un reparto son las { $count } fichas, una vez cada una, la mitad para cada jugador.
malformed-census-name = No hay ningún censo «{ $name }»; se esperaba uno de: { $expected }.
malformed-census-file = { $path } no es un certificado; se esperaban líneas de texto comprimidas.
malformed-census-other = { $path } no es un certificado de { $expected }, sino de «{ $name }».
malformed-census-line = «{ $line }» no es una entrada; se esperaban una mano, cuántas hay iguales, cuánto valen y los sitios de una figura, como «000090 2 1 rOrU@0,0 yOyD@0,-1».
malformed-census-entry = Entrada { $number }: { $problem }
malformed-census-twice = La mano { $hand } está dos veces.
malformed-census-hand = La mano { $hand } no es de este censo.
malformed-census-hands = Se dice que representa { $hands } manos, pero hay { $expected } iguales.
malformed-census-tiles = La figura es de { $tiles }; la mano es { $hand }.
malformed-census-value = Se dice que la figura vale { $value }, pero vale { $counted }.
malformed-census-best = Se dice que vale { $value } como mucho, pero la búsqueda halló { $found }: { $places }.
malformed-census-missing = Falta la mano { $hand }.
malformed-census-total = Las entradas representan { $total } manos; hay { $expected }.

## Negativas

illegal-pentaraduga-not-in-hand = No tienes en la mano la ficha { $tile }.
illegal-pentaraduga-stock-empty = No queda ninguna ficha que tomar.
illegal-pentaraduga-covered = La ficha { $tile } quedaría encima de otra.
illegal-pentaraduga-apart = La ficha { $tile } debe tocar la figura con un lado.
illegal-pentaraduga-clash = La ficha { $tile } no encaja ahí: los colores no coinciden.
illegal-pentaraduga-rough = La ficha { $tile } no encaja ahí: sus diagonales no acaban donde las otras.
illegal-pentaraduga-not-full = La ficha { $tile } no hace ahí ningún cuadrado; hace falta una plena.
illegal-pentaraduga-no-protest = En esta mesa arbitra la máquina; lo que va contra las reglas no se admite.
illegal-pentaraduga-nothing-wrong = No hay nada que protestar.
illegal-pentaraduga-no-such-act = Ahora no se puede: «{ $act }».

## Imágenes, para quien no las ve

pentaraduga-picture = { $tiles ->
    [0] Sin fichas
   *[other] Una figura, { $tiles ->
            [one] { $tiles } ficha
           *[other] { $tiles } fichas
        }, { $squares ->
        [0] ningún cuadrado
        [one] { $squares } cuadrado
       *[other] { $squares } cuadrados
    }
}
pentaraduga-picture-tile = La ficha { $tile }: { $left }, { $big } grande, { $right }
pentaraduga-colour-red = rojo
pentaraduga-colour-orange = naranja
pentaraduga-colour-yellow = amarillo
pentaraduga-colour-green = verde
pentaraduga-colour-blue = azul
pentaraduga-colour-violet = violeta

## Construir tras el biombo: Cuadrados, Quados, Marcos

illegal-pentaraduga-arrangement = Las fichas no pueden estar así. { $problem }
illegal-pentaraduga-too-fast = Has recolocado tus fichas { $most } veces en un segundo; espera un momento y envía cómo están.
illegal-pentaraduga-stopped = { $seat } ha parado primero. Ahora solo construye la otra persona, y ya no hay cambios.
illegal-pentaraduga-nobody-stopped = Nadie ha parado todavía; para antes de anotar o comprobar resultados.
illegal-pentaraduga-exchanging = Se está cambiando una ficha: nadie puede parar hasta que { $seat } también deje una.
illegal-pentaraduga-exchanged = Solo hay un cambio por partida, y ya se ha hecho.
illegal-pentaraduga-dropped = Has dejado una ficha; ahora { $seat } tiene que dejarte otra.
illegal-pentaraduga-no-figure = Ese resultado no se puede anotar: las fichas deben formar una figura, y en Cuadrados y Quados hacen falta todas.
illegal-pentaraduga-always-checked = Aquí nadie se rinde: las figuras se comprueban siempre.
illegal-pentaraduga-begin-first = Di primero que empiezas: tu tiempo corre desde entonces.
illegal-pentaraduga-choose-first = Primero { $seat } tiene que elegir qué figura se amplía.
illegal-pentaraduga-original-moved = La ficha { $tile } es de la figura que se amplía y no se mueve.
## Juegos con figura propia

illegal-pentaraduga-count = Aquí se { $expected ->
    [one] pone una ficha
   *[other] ponen { $expected } fichas
} a la vez.
illegal-pentaraduga-not-double = La ficha { $tile } solo toca ahí una ficha; debe tocar dos.
illegal-pentaraduga-no-corner = La ficha { $tile } no hace esquina ahí: su lado corto debe dar contra el extremo de un lado largo.
illegal-pentaraduga-no-ring = Estas fichas no forman un anillo: cuatro alrededor de una celda vacía.
illegal-pentaraduga-wait = Tienes que esperar: ahora juega { $seat }.
illegal-pentaraduga-stocks-left = Se entregan todas las fichas solo cuando ambas reservas están vacías.
illegal-pentaraduga-hand-full = Tienes { $count } fichas; solo se completa una mano más pequeña.
illegal-pentaraduga-no-prize = No te toca ningún premio: es por { $count } fichas seguidas sin robar que tu reserva no puede reponer, si la de tu rival tiene alguna.
illegal-pentaraduga-prize-first = Ya has hecho tu jugada: toma tu premio o pasa.
illegal-pentaraduga-kept = La primera ficha de tu reserva está guardada: es el premio de { $seat }.
illegal-pentaraduga-no-wait = Ahora no hace falta que esperes a tu rival.
illegal-pentaraduga-hurried = El minuto ya corre.
illegal-pentaraduga-no-such-move = Una jugada es una ficha de tu mano, una ficha que está en una figura, o primero una y después la otra.
illegal-pentaraduga-not-twice-full = La ficha { $tile } debe hacer ahí dos cuadrados: donde está ya es plena.
illegal-pentaraduga-untouched = La ficha { $tile } debe tocar la que acabas de poner.
illegal-pentaraduga-same-place = La ficha { $tile } ya está ahí.
illegal-pentaraduga-splits = Sin la ficha { $tile } su figura se partiría.
illegal-pentaraduga-stock-left = Solo puedes pasar cuando tu reserva está vacía; juega o cambia.
illegal-pentaraduga-hand-empty = No tienes ninguna ficha en la mano.
illegal-pentaraduga-no-full-prize = No te toca ningún premio: es por una última ficha puesta como plena.
illegal-pentaraduga-only-complex = Es el turno de { $seat }; solo puede interponerse una jugada compuesta.
illegal-pentaraduga-shielded = { $seat } tiene una jugada que no se puede interceptar.
illegal-pentaraduga-claimed = { $what ->
    [move] Has empezado una jugada: pon una ficha de tu mano.
    [exchange] Has empezado un cambio: cambia una ficha o toma una.
   *[take] Has empezado a tomar una ficha: tómala.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } ha empezado un cambio; espera a que termine.
    [take] { $seat } ha empezado a tomar una ficha; espera a que termine.
   *[move] { $seat } ha empezado una jugada; espera a que termine.
}
## Capturas y Alcance

illegal-pentaraduga-barred = Has dejado caducar tu petición; ahora actúa primero tu rival.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Ahora no se puede pedir un cambio.
    [move] Ahora no se puede pedir una jugada.
   *[take] En este juego solo se puede pedir una jugada o un cambio.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] No se cambian fichas mientras hay plenas en curso.
    [start] No se cambian fichas antes de poner el comienzo.
    [replay] En el desquite no se cambian fichas.
   *[other] Ahora no se pueden cambiar fichas.
}
illegal-pentaraduga-no-take = Solo con una ficha en la mano y la reserva vacía puedes tomar sin dar.
illegal-pentaraduga-must-exchange = Solo puedes pasar cuando la reserva de tu rival está vacía; pon una ficha o cambia una.
illegal-pentaraduga-start-more = Para la figura inicial { $laid ->
    [one] { $laid } ficha es poco
   *[other] { $laid } fichas son pocas
}.
illegal-pentaraduga-start-claims = La ficha { $tile } no puede ir ahí: la figura inicial empieza en el centro, y las dos fichas de un jugador se tocan.
illegal-pentaraduga-start-reach = La ficha { $tile } no puede ir ahí: la ficha que te dieron va junto a la línea en el lado de tu rival, sin amarillo en la línea, y una de las tuyas la toca desde tu lado.
illegal-pentaraduga-start-reach-plus = La ficha { $tile } no puede ir ahí: la figura inicial empieza encima de la línea, pegada a ella, y tiene dos fichas a cada lado.
illegal-pentaraduga-not-yellow = La ficha { $tile } no tiene amarillo; entrega una que lo tenga o cambia.
illegal-pentaraduga-full-elsewhere = La ficha { $tile } puede ser plena en otro sitio; ahí hay que ponerla.
illegal-pentaraduga-intercept-full = No es tu turno: solo puedes interceptar con una plena, y la ficha { $tile } no hace ahí ningún cuadrado.

## Partidas de estudio

malformed-training-file = Esto no es un registro de una partida de estudio; se esperaba un objeto, o uno con una lista de «records».
malformed-training-game = «{ $name }» con { $set } fichas no es un juego de Pentaraduga; se esperaba el nombre del libro o uno de: { $expected }.
malformed-training-deal = Las manos, las reservas y las figuras antes del primer suceso deben ser las { $count } fichas, una vez cada una.
malformed-training-prefigures = Las figuras antes del primer suceso deben estar limpias, y ser de A o de B en un juego con figura propia.
malformed-training-key = Falta «{ $key }».
malformed-training-type = «{ $type }» no es un suceso de este juego, o no en este momento.
malformed-training-number = La jugada { $number } no puede ser la siguiente de { $seat }: A tiene los números impares, B los pares, y la última fue { $last }.
malformed-training-figure = No hay ninguna figura «{ $name }»; se esperaba: { $expected }.
malformed-training-untaken = { $seat } aún tiene que tomar { $tiles }.
malformed-training-unfinished = El registro termina, pero la partida no.
malformed-training-remark = Un comentario debe ser un objeto.
malformed-training-remark-late = Un comentario va tras el suceso { $at }; solo hay { $count }.
malformed-training-differs = { $what ->
    [hand] La mano repartida
    [tiles] Fichas robadas o tomadas
    [refusal] El tipo de paso
    [start] El comienzo de una figura
    [source] De dónde viene la ficha
    [owner] De quién era la ficha
    [figure] La figura
    [mark] Si hace un cuadrado
    [reach] El alcance
    [finish] El final
    [intercept] La intercepción
    [give] Fichas entregadas
    [give_to] La ficha al final de la reserva
    [take_from] La ficha al principio de la reserva
    [take] El nombre de la acción
    [stage] La fase del cambio total
    [collect] Fichas recogidas del cambio
    [squares] Cuadrados
    [violations] Infracciones
    [count_all] Sitios de la ficha
    [count_full] Sitios donde la ficha es plena
    [count_double] Sitios donde la ficha es doble
    [has_full] Si la ficha puede ser plena
    [count] Esquinas
    [left] Fichas que quedan
    [points] Puntos
    [score] El marcador
   *[other] { $what }
}: el registro dice { $said }, según las reglas es { $found }.

## Cómo acaban las partidas

outcome-played = Todas las jugadas están hechas, y se cuentan los puntos.
outcome-checked = Se han comprobado ambas figuras.
outcome-checked-even = Las dos figuras valen lo mismo: gana quien fue más rápido.
outcome-extended = Se cuenta la figura ampliada.
outcome-surrendered = { $loser } se rinde y no ve la otra figura.
outcome-interrupted = Ambos han pasado; cada cual recibe un punto por cada ficha que le queda al otro.
outcome-replay-time = Se acabó el tiempo del desquite, y se cuentan los puntos.

## Los niveles de la máquina

level-pentaraduga-1 = Principiante
level-pentaraduga-about-1 = Se toma su tiempo y se le pasa mucho.
level-pentaraduga-2 = Jugador
level-pentaraduga-about-2 = Ve casi todos los sitios y no tiene prisa.
level-pentaraduga-3 = Maestro
level-pentaraduga-about-3 = Rápido, lo ve todo y piensa por adelantado.

## Lecciones

malformed-pentaraduga-unsound = Una partida no puede empezar así: «{ $part }» no encaja con el resto del reparto.
malformed-pentaraduga-middle = Una partida no puede empezar desde aquí: ha terminado, o se está ampliando una figura.
malformed-pentaraduga-covered-figure = Aquí hay una figura tapada, y sus fichas no se pueden volver a sortear. Empieza en una jugada anterior o deja las fichas ocultas como estaban.
malformed-lesson-at = { $id } habla de lo que viene tras la jugada { $at }; solo hay { $count }.
malformed-lesson-texts = El comentario de { $id } en «{ $language }» tiene los títulos { $found }; se esperaba: { $expected }.
lesson-fulls-1 = Plenas, partida 1: series de plenas
lesson-fulls-2 = Plenas, partida 2: sin jugada para empezar
lesson-fulls-3 = Plenas, partida 3: la trampa del final
lesson-squares-1 = Cuadrados, reparto 1: un farol
lesson-squares-2 = Cuadrados, reparto 2: quién para primero
lesson-squares-3 = Cuadrados, reparto 3: comprobado
lesson-claims-1 = Capturas, partida 1: se captura una figura
lesson-claims-2 = Capturas, partida 2: cambios
lesson-reach-v1 = Alcance, primera variante: intercepciones y un alcance
lesson-reach-v2 = Alcance, segunda variante: terminar antes que el otro
lesson-reach-v3 = Alcance, tercera variante: otra plena
lesson-reach-v4 = Alcance, cuarta variante: un empate
lesson-reach-v5 = Alcance, quinta variante: alcanza el segundo
lesson-doubles-1 = Dobles, partida 1: el cambio total
lesson-doubles-2 = Dobles, partida 2: tres premios
lesson-doubles-4 = Dobles, partida 4: ocho a cero
lesson-rings-1 = Anillos, partida 1: se completa un anillo
lesson-rings-2 = Anillos, partida 2: un anillo para empezar
lesson-steals-1 = Rapiña, la partida de estudio
lesson-steals-problem = Rapiña, el problema: diez a cero

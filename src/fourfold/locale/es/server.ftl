### Lo que responde el servidor.

illegal-not-your-seat = El asiento { $seat } no es tuyo.
illegal-not-your-table = No estás en esta mesa.
illegal-running-position = Esta posición es de una partida que estás jugando. Analízala cuando termine.
illegal-running-hand = Estas son tus fichas en una partida que estás jugando. Vuelve a preguntar cuando termine.
illegal-running-duel = Estas son tus fichas en un duelo. Vuelve a preguntar cuando hayas entregado tu figura.
illegal-set-up-anybody = Una partida desde una posición preparada se juega con amigos, contra la máquina o en una sola pantalla. Invita a alguien o juega desde el principio.
illegal-set-up-not-agreed = Esta partida parte de una posición preparada, y quien la preparó puede conocer tus fichas ocultas. Di que estás de acuerdo o pide otra partida.
illegal-spectators-watch = El público solo mira.
illegal-foreign-origin = Esta petición venía de otro sitio web.
illegal-old-rules = Esta partida se jugó con reglas más antiguas; se puede ver, pero no continuar.
illegal-no-answer = No se pudo buscar hasta el final. Vuelve a preguntar, por favor.
illegal-unavailable = Ahora mismo no se puede acceder a la base de datos. Vuelve a intentarlo dentro de poco.
illegal-only-to-look-at = Esto es un registro: se puede ver, no jugar.
illegal-table-full = Esta partida ha llegado a { $most } acciones, el máximo de una mesa. Abandona o empieza una partida nueva.
illegal-too-many = Ha sido demasiado de una vez. Vuelve a intentarlo en { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }, por favor.

malformed-no-review = Las partidas de { $game } aún no se pueden repasar, solo las de quarto.
malformed-name = Un nombre necesita al menos una letra.
malformed-level = No hay ningún nivel «{ $level }»; hay: { $expected }.
malformed-table = No hay ninguna mesa «{ $id }».
malformed-stored = Esta versión de Fourfold no puede leer la partida entera. No se pierde nada. { $problem }
malformed-invitation = Esta invitación no lleva a ninguna parte.
malformed-link = Este enlace ya se ha usado o es demasiado antiguo.
malformed-address = No hay nada en { $path }.
malformed-too-long = Es demasiado largo: se leen como máximo { $most } bytes.
malformed-content-type = Se esperaba un cuerpo del tipo application/json.
malformed-hello = Se esperaba primero un «hello».
malformed-protocol = Esta página no está al día. Recárgala.

## Problemas y duelos

illegal-duel-taken = En este duelo ya han participado dos.
illegal-duel-not-begun = Aún no has empezado a construir en este duelo.
illegal-duel-too-late = Tu tiempo en este duelo se ha acabado.
malformed-duel = No hay ningún duelo «{ $id }».
malformed-pentaraduga-not-given = La ficha { $tile } no está entre las dadas.

### Lo que dice cualquier mesa, sea cual sea el juego.

## Jugadores

computer-name = Máquina { $level }

## Negativas

illegal-game-over = La partida ha terminado.
illegal-seat-empty = La partida empieza cuando ambos asientos están ocupados.
illegal-paused = La partida está en pausa.
illegal-waiting = La partida espera hasta que estén ambos.
illegal-not-paused = La partida no está en pausa.
illegal-not-due = Aún queda tiempo.
illegal-too-late = Demasiado tarde: se acabó el tiempo.
illegal-clock-only = Eso solo lo puede hacer el reloj.
illegal-not-your-turn = No es tu turno: le toca a { $seat }.
illegal-still-playing = La partida sigue en marcha.
illegal-asked-already = Eso ya se ha pedido.
illegal-refused-already = Eso se ha rechazado; vuelve a pedirlo tras la próxima jugada.
illegal-asked-otherwise = Esa petición ya no está abierta. Responde a lo que se pide ahora.
illegal-questions-used = Ya has hecho { $most } peticiones en esta partida. No puedes hacer más.
illegal-pauses-used = Ya has tenido { $most } pausas en esta partida. No puedes pedir otra.
illegal-nothing-asked = No hay nada que responder.
illegal-nothing-to-take-back = No hay jugada que retirar; lo cantado o mostrado no se retira.
illegal-not-away = Tu rival no se ha ido.
illegal-clock-decides = Ahora no puedes reclamar la partida: si tu rival no vuelve, decide el reloj.
illegal-not-waiting-yourself = Te toca a ti. Podrás reclamar la partida cuando se espere a tu rival.
illegal-known-already = Eso ya se sabe.
illegal-seat-taken = El asiento { $seat } está ocupado.
illegal-name-empty = Un jugador necesita un nombre.
illegal-lost-too-much = No se pueden haber perdido { $lost } ms: solo han pasado { $most } ms.
illegal-out-of-sequence = El suceso { $seq } está fuera de orden: sigue el { $expected }.
illegal-before-last-event = Un suceso en { $at } no puede seguir a uno en { $last }.
illegal-unknown-act = La mesa no conoce { $act }.

## Textos que no se pueden leer

malformed-no-ray = Ray no está instalado; «pip install fourfold[ray]» lo instala.
malformed-ray-form = En «{ $address }» no puede haber un clúster de Ray; se esperaba algo como 10.0.0.1:6379, o local.
malformed-ray-address = Nadie responde en «{ $address }»: { $why }.
malformed-data = No se puede leer ({ $part }): { $problem }.
malformed-unknown = No se puede leer ({ $part }): «{ $text }» no sirve; se esperaba: { $expected }.
malformed-game = No hay ningún juego «{ $name }»; hay: { $expected }.
malformed-preset = No hay reglas «{ $name }»; hay: { $expected }.
malformed-mixed = Un encuentro de varios juegos empieza con { $first }, no con { $game }.
malformed-no-set-up = Una partida de { $game } no puede empezar por la mitad.
malformed-option = «{ $text }» no es una opción; se esperaba NAME=VALUE con una de: { $expected }.
malformed-option-value = «{ $text }» no sirve; se esperaba: { $expected }.
malformed-record-format = Este registro no es nuestro: su formato es «{ $found }», se esperaba «{ $expected }».
malformed-record-version = «{ $text }» no es una versión de las reglas; se esperaba un número.
malformed-record-tag = Etiqueta desconocida [{ $tag } …]; se esperaba una de: { $expected }.
malformed-record-tag-value = Etiqueta [{ $tag } …]: { $problem }
malformed-record-tag-form = Línea { $line }, columna { $column }: se esperaba una etiqueta como [A "Ann"], en líneas antes de las jugadas.
malformed-record-tag-twice = La etiqueta [{ $tag } …] está dos veces.
malformed-record-token = Línea { $line }, columna { $column }: no se puede leer «{ $token }»; se esperaba una jugada.
malformed-record-place = Línea { $line }, columna { $column }, «{ $token }»: { $problem }
malformed-record-who = Di quién: A:{ $token } o B:{ $token }.
malformed-record-act = No se puede leer «{ $act } ({ $detail })»; se esperaba: { $expected }.
malformed-record-slow = Se tarda más de { $limit } segundos en leer este registro. Acórtalo y vuelve a intentarlo.
malformed-record-event = El suceso { $event } no es posible: { $problem }
malformed-record-time = El suceso { $event } es anterior al que lo precede.
malformed-record-outcome = El registro dice que acabó «{ $said }», pero acaba «{ $found }».
malformed-date = «{ $text }» no es una fecha; se esperaba algo como 2026-01-31T18:00:00Z.

## Cómo acaban las partidas

outcome-resigned = Gana { $winner }: { $loser } abandona.
outcome-absent = Gana { $winner }: { $loser } no ha vuelto.
outcome-agreed = Empate de común acuerdo.
outcome-time = Gana { $winner }: { $loser } se queda sin tiempo.

### Las páginas junto a la mesa: repetición, reglas, preparación.

web-title-replay = Repetición · Fourfold
web-title-rules = Cómo se juega · Fourfold
web-title-setup = Preparar · Fourfold
web-title-analysis = Análisis · Fourfold
web-title-review = Repaso · Fourfold
web-title-levels = Los niveles de la máquina · Fourfold

## Repetición

web-replay-of = { $a } y { $b }
web-replay-opening = Cargando la partida…
web-replay-result-draw = Empate
web-replay-result-winner = Gana { $name }
web-replay-result-none = Aún sin terminar
web-replay-step = Paso { $step } de { $last }
web-replay-steps = Pasos de la partida
web-replay-walk = Recorrer la partida
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-forward = Un paso adelante
web-replay-last = Al final
web-replay-play = Ver
web-replay-pause = Parar
web-replay-began = Empieza { $name } y elige la primera pieza.
web-replay-began-holding = Empieza { $name } con la pieza en mano.
web-replay-told-resign = { $name } abandona.
web-replay-told-claim = { $name } reclama la partida: su rival no ha vuelto.
web-replay-told-time-up = Se acabó el tiempo.
web-replay-told-wait = La partida espera a que llegue alguien.
web-replay-told-away = Falta alguien.
web-replay-told-back = Ya están todos.
web-replay-told-resumed = La partida se interrumpió y continúa.
web-replay-told-takeback = { $name } acepta, y se retira la jugada.
web-replay-told-word = { $right ->
        [yes] { $name } canta Quarto. ¡Hay línea!
       *[no] { $name } canta Quarto, pero no hay línea.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = La tiene { $name }.
web-replay-hand-empty = Nadie tiene una pieza.
web-replay-rest = Piezas que quedan
web-replay-missed = { $count ->
        [one] Pasada por alto: { $lines } es una línea, y nadie la cantó.
       *[other] Pasadas por alto: { $lines } son líneas, y nadie las cantó.
    }
web-replay-missed-some = { $count ->
        [one] En esta partida se pasó por alto una línea.
       *[other] En esta partida se pasó por alto una línea { $count } veces.
    }
web-replay-missed-none = No se pasó por alto ninguna línea.
web-replay-missed-show = Mostrarla
web-replay-missed-next = La siguiente
web-replay-moves = Jugadas
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, retirada
web-replay-move-missed = { $move }, línea pasada por alto
web-replay-entry-start = Inicio
web-replay-entry-resign = { $name } abandona
web-replay-entry-claim = { $name } reclama
web-replay-entry-time = Fin del tiempo
web-replay-entry-done = { $name }: nada que cantar
web-replay-entry-agreed = Empate acordado
web-replay-share = Compartir la partida
web-replay-link = Copiar enlace
web-replay-link-copied = Enlace copiado. Abre la partida en este paso.
web-replay-link-text = Una partida de { $game }:
web-replay-save = Guardar…
web-replay-save-title = Guardar esta partida
web-replay-save-picture = Imagen
web-replay-save-picture-hint = Cómo queda al final.
web-replay-save-svg = Como SVG
web-replay-save-png = Como PNG
web-replay-save-record = Registro
web-replay-save-record-hint = Todas las jugadas, para guardarlas o abrirlas aquí otra vez.
web-replay-save-text = Para leer
web-replay-save-json = Para programas
web-replay-save-failed = No se pudo hacer la imagen.
web-replay-on = Seguir desde aquí
web-replay-on-title = Seguir desde el paso { $step }
web-replay-on-hint = Una mesa nueva con esta posición. Las líneas ya completas no cuentan; solo las nuevas.
web-replay-on-over = Aquí ya no queda nada por jugar.
web-replay-on-side = Juegas como
web-replay-on-computer = Contra la máquina
web-replay-on-here = Dos, aquí mismo
web-replay-on-friend = Invitar por enlace
web-replay-to-table = A la mesa
web-replay-opened = Repeticiones abiertas en este dispositivo
web-replay-opened-hint = Se abren también sin conexión.

## Cómo se juega

web-rulebook-title = Cómo se juega a Quarto
web-rulebook-lead = Dos personas, dieciséis piezas, un tablero. En tres minutos lo sabes todo.
web-rulebook-play = Jugar ya
web-rulebook-print = Imprimir la página
web-rulebook-pieces = Las piezas
web-rulebook-pieces-text = Cada una de las dieciséis piezas es única. Una pieza es clara u oscura, redonda o cuadrada, alta o baja, maciza o hueca. No son de nadie: se juega con todas.
web-rulebook-all = Las dieciséis piezas
web-rulebook-pair-colour = clara u oscura
web-rulebook-pair-shape = redonda o cuadrada
web-rulebook-pair-height = alta o baja
web-rulebook-pair-top = maciza o hueca
web-rulebook-turn = Un turno: colocar y dar
web-rulebook-turn-text = Nunca eliges tu propia pieza. Tu rival te da una; tú la pones en cualquier casilla libre. Después eliges la pieza que tu rival tendrá que colocar.
web-rulebook-turn-1 = Te dan una pieza.
web-rulebook-turn-2 = La colocas en una casilla libre.
web-rulebook-turn-3 = Eliges una pieza y la das.
web-rulebook-turn-board = Un tablero con cuatro piezas; la nueva está en c2.
web-rulebook-line = Cómo se gana
web-rulebook-line-text = Cuatro piezas en una fila, una columna o una diagonal larga que tienen una cosa en común forman una línea: todas oscuras, todas huecas, todas bajas… Da igual quién las colocó.
web-rulebook-line-hollow = Las cuatro de la diagonal son huecas. No coinciden en nada más, ni hace falta.
web-rulebook-line-tall = Las cuatro de la columna son altas.
web-rulebook-line-none = Una fila llena, y no hay línea: las cuatro no coinciden en nada.
web-rulebook-quiz = ¿Forman línea estas cuatro?
web-rulebook-quiz-text = ¿Qué tienen las cuatro en común? Puede haber más de una respuesta buena; con una basta.
web-rulebook-quiz-number = { $number } de { $count }
web-rulebook-quiz-group = Cuatro piezas, { $number } de { $count }
web-rulebook-quiz-what = En común tienen
web-rulebook-quiz-colour = Color
web-rulebook-quiz-shape = Forma
web-rulebook-quiz-height = Altura
web-rulebook-quiz-top = Hueco
web-rulebook-quiz-nothing = Nada
web-rulebook-quiz-right = Sí. { $why }
web-rulebook-quiz-wrong = No del todo. { $why }
web-rulebook-quiz-wait = Elige una y lo verás.
web-rulebook-quiz-next = Otras cuatro
web-rulebook-quiz-again = Desde el principio
web-rulebook-quiz-score = { $right } de { $count } a primera vista.
web-rulebook-quiz-why-dark = Las cuatro son oscuras, sean como sean en lo demás. Hay línea.
web-rulebook-quiz-why-hollow = Las cuatro tienen hueco. Colores, formas y alturas están mezclados, pero una cosa basta.
web-rulebook-quiz-why-none-near = Tres son redondas, tres son altas, tres son claras. Tres no bastan: no hay línea.
web-rulebook-quiz-why-square-short = Las cuatro son cuadradas y las cuatro son bajas. Dos motivos a la vez, pero una sola línea.
web-rulebook-quiz-why-none-two = Dos y dos de todo: no hay línea.
web-rulebook-quiz-why-solid = Ninguna tiene hueco. No tenerlo también es algo en común. Hay línea.
web-rulebook-give = ¿Qué pieza puedes dar?
web-rulebook-give-text = Has colocado; ahora das. A dos filas les falta una pieza para ser línea. Busca una que no complete ninguna.
web-rulebook-give-board = La fila 4 tiene tres piezas oscuras; la fila 1, tres huecas.
web-rulebook-give-pieces = Piezas para dar
web-rulebook-give-wait = Toca una pieza.
web-rulebook-give-safe = Segura: es clara y maciza, así que no completa ninguna fila.
web-rulebook-give-dark = Tu rival la coloca en d4: cuatro piezas oscuras. ¡Has perdido!
web-rulebook-give-hollow = Tu rival la coloca en d1: cuatro piezas huecas. ¡Has perdido!
web-rulebook-give-both = Oscura y hueca: tu rival puede elegir entre d4 y d1. ¡Has perdido!
web-rulebook-call = Hay que cantarla
web-rulebook-call-text = Una línea no gana por sí sola. Alguien tiene que verla, cantar «¡Quarto!» y señalarla. Si se te pasa una línea, puede quedársela tu rival.
web-rulebook-call-1 = Has colocado
web-rulebook-call-1-who = Puedes cantar, antes de dar.
web-rulebook-call-2 = Has dado
web-rulebook-call-2-who = Ahora tu rival puede cantar lo que se te pasó, antes de colocar.
web-rulebook-call-3 = Se coloca la siguiente pieza
web-rulebook-call-3-who = La línea vieja se pierde para siempre. Solo cuentan las que pasan por la pieza nueva.
web-rulebook-call-false = ¿Has cantado y no hay línea? Todos lo oyen, y no pasa nada más. Solo puedes una vez por turno, así que mira bien.
web-rulebook-call-end = Cuando las dieciséis piezas están colocadas, cada cual puede cantar una vez más; después es empate.
web-rulebook-call-page = La página nunca te dice si hay una línea. De eso trata el juego.
web-rulebook-variants = Otras formas de jugar
web-rulebook-variants-text = Se eligen en la primera página, bajo el botón de jugar. También se puede cambiar cada regla por separado.
web-rulebook-block = Cuatro vecinas en un cuadrado
web-rulebook-block-board = En el juego avanzado estas cuatro, todas claras, también son una línea.
web-rulebook-ready = ¿Vamos?

## Preparar

web-setup-title = Preparar una posición
web-setup-lead = Toca una pieza y luego una casilla. Toca una pieza del tablero para moverla o quitarla.
web-setup-board = Tablero para preparar
web-setup-hand-none = Nadie tiene una pieza. Toca una pieza y luego aquí.
web-setup-hand-is = En mano: { $piece }
web-setup-hand-put = Poner en mano: { $piece }
web-setup-pieces = Piezas sin usar
web-setup-off = Quitar
web-setup-clear = Vaciar
web-setup-status-empty = Elige una pieza.
web-setup-status-lifted = { $piece }: ¿adónde?
web-setup-status-count = { $count ->
        [one] Una pieza en el tablero.
       *[other] { $count } piezas en el tablero.
    }
web-setup-put = { $piece } en { $square }.
web-setup-taken = Retirada: { $piece }.
web-setup-handed = En mano: { $piece }.
web-setup-position = Como texto
web-setup-position-hint = Cópiala o pega una: filas de la 4 a la 1, y luego la pieza en mano.
web-setup-not-position = Eso no es una posición. Tiene este aspecto: { $example }
web-setup-piece-twice = Esta pieza está dos veces: { $piece }.
web-setup-record-pasted = Eso es un registro. Está abajo; ábrelo allí.
web-setup-start = Empezar aquí
web-setup-start-title = Jugarla
web-setup-with = Con
web-setup-with-bot = Máquina
web-setup-with-friend = Amigo
web-setup-with-here = Aquí
web-setup-turn = { $holding ->
        [yes] Quién coloca la pieza
       *[no] Quién da la siguiente pieza
    }
web-setup-turn-lot = al azar
web-setup-turn-you = yo
web-setup-turn-other = mi rival
web-setup-turn-first = jugador 1
web-setup-turn-second = jugador 2
web-setup-record-title = Ver un registro
web-setup-record-lead = Pega un registro o elige un archivo, y mira la partida paso a paso.
web-setup-record = Registro
web-setup-record-file = Elegir archivo
web-setup-record-open = Verlo
web-setup-record-big = Este archivo es demasiado grande para ser un registro.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Preparar una posición

## Enlaces a análisis, repaso y niveles

web-analysis-link = Analizar posición
web-setup-analyse = Analizar
web-review-link = Repaso
web-levels-link = Qué esperar de cada nivel

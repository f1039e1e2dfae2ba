### La página en el navegador.

web-name = Fourfold
web-home = A los juegos
web-skip = Al contenido
web-navigation = Fourfold
web-close = Cerrar
web-yes = Sí
# As in English
web-no = No
web-you = tú
web-nobody = nadie aún
web-somebody = Alguien
web-default-name = Invitado
web-player-a = Jugador 1
web-player-b = Jugador 2

## Títulos de las páginas

web-title-home = Fourfold
web-title-table = En la mesa · Fourfold
web-title-join = Una invitación · Fourfold
web-title-device = Tu asiento · Fourfold
web-title-games = Mis partidas · Fourfold
web-title-nowhere = No encontrado · Fourfold

## Cuando algo no funciona

web-nowhere = No hay nada en esta dirección.
web-page-offline = No se pudo cargar esta página. Quizá no haya conexión.
web-try-again = Reintentar
web-reload = Recargar
web-try-now = Probar ya
web-refused-offline = No se puede conectar con el servidor. ¿Hay conexión?
web-refused-other = No ha funcionado ({ $code }).
web-opening = Abriendo la mesa…
web-waits-for-server = Esta partida espera al servidor. Se abre en cuanto haya conexión.
web-connection-lost = Conexión perdida. Volviendo…

## Inicio

web-game-quarto = Quarto
web-about-game-quarto = Cuatro en línea con algo en común. Tú eliges lo que coloca tu rival.
web-game-fulls = Plenas
web-about-game-fulls = Pon las fichas color con color. A una ficha que cierra un cuadrado hay que responder con otra así.
web-game-squares = Cuadrados
web-about-game-squares = Construye tras tu biombo una figura de siete fichas. Gana quien tiene más cuadrados, y parar primero es una carrera.
web-game-claims = Capturas
web-about-game-claims = Plenas con premio: quien termina una serie de plenas se lleva la figura y sus cuadrados.
# As in English
web-game-quados = Quados
web-about-game-quados = Cuadrados, y después quien gana amplía con todas las fichas de ambos.
web-game-reach = Alcance
web-about-game-reach = Una línea divide la mesa. Los cuadrados cuentan en tu lado, y las plenas te dejan seguir o interceptar.
web-game-doubles = Dobles
web-about-game-doubles = Sin turnos: cada cual pone su propia figura tan rápido como puede, y cada ficha toca dos.
web-game-rings = Anillos
web-about-game-rings = Dobles con esquinas y con anillos de cuatro fichas alrededor de una celda vacía.
web-game-steals = Rapiña
web-about-game-steals = Cada cual tiene su propia figura y puede tomar fichas de la del rival.
web-game-frames = Marcos
web-about-game-frames = Construye un marco tras tu biombo. Gana el mayor hueco.
web-game-squares-plus = Cuadrados +
web-about-game-squares-plus = Cuadrados con las veinticuatro fichas, doce para cada cual.
web-game-claims-plus = Capturas +
web-about-game-claims-plus = Capturas con las veinticuatro fichas y una figura inicial de cuatro.
web-game-reach-plus = Alcance +
web-about-game-reach-plus = Alcance con las veinticuatro fichas y nueve celdas de camino.
web-game-doubles-plus = Dobles +
web-about-game-doubles-plus = Dobles con las veinticuatro fichas y seis en la mano.
web-game-rings-plus = Anillos +
web-about-game-rings-plus = Anillos con las veinticuatro fichas y seis en la mano.
web-game-steals-plus = Rapiña +
web-about-game-steals-plus = Rapiña con las veinticuatro fichas y jugadas de tres.
web-games = Juegos
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Más juegos
web-ways = Formas de jugar
web-play-computer = Contra la máquina
web-play-friend = Invitar por enlace
web-play-here = Dos, aquí mismo
web-play-anybody = Alguien en línea
web-level = Fuerza de la máquina
web-level-is = { $level }, { $name }. { $about }
web-continue = Seguir jugando
web-finished = Terminadas
web-my-games = Mis partidas
web-no-games = Aún no hay partidas en este dispositivo.
web-tile-with = Con { $name }
web-tile-here = { $a } y { $b }
web-tile-continue = Seguir
web-tile-open = Aún no ha venido nadie
web-tile-invite = Seguir esperando

## Ajustes

web-learn = Aprender
web-solve = Resolver
web-here-turns = Dos aquí: las fichas se tapan entre turnos.
web-here-cutting-in = Dos aquí: las fichas se tapan entre turnos, y nadie intercepta.
web-here-building = Dos aquí: construye primero una persona y después la otra, con reloj; la más rápida cuenta como primera.
web-here-race = Dos aquí: se juega por turnos en vez de a la carrera.
web-from-age = Desde { $age } años
web-rules-help = Reglas y ayuda
web-how-to-play = Cómo se juega a { $game }
web-settings = Ajustes
web-your-name = Tu nombre
web-theme = Aspecto
web-theme-auto = Sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-theme-contrast = Contraste
web-pieces = Piezas
web-pieces-wood = Madera
web-pieces-plain = Lisas
web-palette = Colores de las fichas
web-palette-rainbow = Arcoíris
web-palette-safe = Para daltónicos
web-patterns = Signos en las fichas
web-sound = Sonido
web-motion = Movimiento
web-language = Idioma
web-my-data = Descargar mis partidas
web-forget-me = Borrar mis datos
web-forget-me-sure = Se borra tu nombre, se abandonan tus partidas en curso y se olvida este navegador. Las partidas terminadas quedan para quienes jugaron contigo, sin tu nombre.

## Reglas a elegir

web-rules = Reglas
web-rules-are = { $custom ->
        [yes] { $name }, con cambios
       *[no] { $name }
    }
web-rules-done = Listo
web-about-international = Cuatro piezas en línea con una cosa en común. Quien la ve, la canta.
web-about-beginners-1 = Clara u oscura, no hay que mirar nada más. Para la primera partida.
web-about-beginners-2 = Dos cosas que vigilar, si la primera partida fue fácil.
web-about-beginners-3 = Tres cosas que vigilar; el hueco llega al final.
web-about-advanced = También ganan cuatro vecinas en un cuadrado. Nueve formas más de despistarse.
web-about-tournament = Sesenta segundos para colocar y dar. Canta solo si no tienes dudas.
web-about-balkan = Si se pasó una línea por alto, gana el primero de los dos que la cante.
web-about-taiwan = Di Quarto y dónde vas a colocar, antes de colocar. Lo que se pasa por alto, perdido queda.
web-about-greek-2 = Una cosa en común no basta, hacen falta dos.
web-edition = Como dice una hoja de reglas
web-edition-none = Elige un idioma…
web-custom = Cada regla por separado
web-match = Partidas por encuentro
web-names = Nombres
web-names-here = Cuando juegan dos en esta pantalla:
web-no-limit = Sin límite
web-seconds = { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
web-feature-colour = Color
web-feature-shape = Forma
web-feature-height = Altura
web-feature-top = Hueco
web-option-features = Qué cuenta
web-option-shared = Cuánto deben tener en común cuatro piezas
web-option-squares = Los cuadrados 2×2 son líneas
web-option-calls = Una línea gana
web-option-calls-players = al cantarla
web-option-calls-auto = por sí sola
web-option-late-call = Una línea no vista la puede cantar
web-option-late-call-opponent = el rival
web-option-late-call-either = cualquiera
web-option-late-call-none = nadie
web-option-call-when = Se canta
web-option-call-when-after = tras colocar
web-option-call-when-before = antes de colocar
web-option-point = Para cantar
web-option-point-line = se señala la línea
web-option-point-word = basta decirlo
web-option-false-call = Cantar mal cuesta
web-option-false-call-refuse = nada
web-option-false-call-forfeit = la partida
web-option-starter = La primera pieza la da
web-option-starter-lot = el azar
web-option-starter-first = el primer jugador
web-option-starter-loser = quien perdió
web-option-move-time = Tiempo por jugada

## Las reglas en palabras, para quien no las ha elegido

web-rules-short-international = Las reglas habituales
web-rules-short-beginners-1 = Solo cuenta el color
web-rules-short-beginners-2 = Cuentan color y forma
web-rules-short-beginners-3 = Todo menos el hueco
web-rules-short-advanced = Cuentan cuadrados 2×2
web-rules-short-tournament = Torneo
web-rules-short-balkan = Ambos pueden cantar tarde
web-rules-short-taiwan = Cantar antes de colocar
web-rules-short-greek-2 = Dos cosas en común
web-rule-features = Qué cuenta: { $features }.
web-rule-squares = Cuatro vecinas en un cuadrado 2×2 también son una línea.
web-rule-shared = { $shared ->
        [one] Una cosa en común hace una línea.
       *[other] Una línea necesita { $shared } cosas en común.
    }
web-rule-calls-auto = Una línea gana por sí sola; no hay que cantarla.
web-rule-late-call-either = Una línea pasada por alto la puede cantar cualquiera de los dos.
web-rule-late-call-none = Una línea pasada por alto no se puede cantar después.
web-rule-call-when-before = Canta antes de colocar, y di dónde vas a colocar.
web-rule-point-word = Para cantar basta la palabra; no hay que señalar la línea.
web-rule-move-time = { $seconds ->
        [one] Un segundo por jugada.
       *[other] { $seconds } segundos por jugada.
    }
web-rule-false-call-forfeit = Cantar mal pierde la partida.
web-rule-starter-first = El primer jugador da la primera pieza.
web-rule-starter-loser = Quien perdió la última partida da la primera pieza.
web-rule-match = { $games ->
        [one] Una partida.
       *[other] Un encuentro de { $games } partidas.
    }

## Invitar y unirse

web-invite-title = Invita a alguien
web-invite-hint = Envía este enlace. La partida se abre aquí en cuanto alguien llegue.
web-invite-game = ¡Juega conmigo! { $game }:
web-link = Enlace
web-link-only-here = En esta dirección, el enlace solo se abre en este equipo.
web-link-serve = Para otros dispositivos, inicia el servidor con «{ $command }» y abre esta página con el nombre de este equipo en la red.
web-qr = El enlace como código QR
web-copy = Copiar enlace
web-copied = Copiado.
web-share = Compartir
web-looking = Buscando a alguien…
web-looking-hint = La partida se abre en cuanto llegue alguien.
web-looking-long = Aún no ha venido nadie. Puedes seguir esperando o jugar en esta mesa contra la máquina.
web-play-bot-instead = Contra la máquina
web-invited = { $name } te invita a { $game }
web-join = Sentarse y jugar
web-set-up = Posición preparada
web-set-up-known = Posición preparada, con las mismas fichas ocultas
web-set-up-who = Esta partida no empieza desde el principio: { $name } ha preparado la posición.
web-set-up-drawn = Las fichas que no ves se han vuelto a sortear. Nadie las conoce.
web-set-up-known-tiles = Las fichas ocultas son las mismas que antes. Puede que { $name } conozca tus fichas.
web-set-up-agree = Acepto jugar con estas fichas
web-invite-over = Este asiento está ocupado.
web-to-table = A la mesa
web-another-device = Otro dispositivo
web-move-seat-title = Jugar en otro dispositivo
web-move-seat-hint = Abre este enlace allí y tu asiento irá contigo. Funciona una vez.
web-device-title = Seguir aquí
web-device-hint = Tu asiento pasa a este dispositivo; el otro solo mira.
web-device-take = Tomar mi asiento
web-seat-moved = Tu asiento ha pasado a otro dispositivo.

## En la mesa

web-table-of = { $game }: { $a } y { $b }
web-players = Jugadores
web-score = Ganadas
web-away = ausente
web-is-away = { $name } no está.
web-left = { $name } ha dejado la mesa.
web-download-record = Descargar el registro
web-awaited = { $count ->
        [one] Esperando a { $name }.
       *[other] Esperando a los jugadores.
    } { $clock ->
        [yes] El reloj arranca cuando estén ambos.
       *[no] La partida empieza cuando estén ambos.
    }
web-claim = Reclamar partida
web-clock = Quedan { $time }
web-seconds-left = Quedan { $seconds } segundos.
web-acts = En la mesa
web-ask-takeback = Retirar
web-ask-draw = Empate
web-ask-pause = Pausa
web-resign = Abandonar
web-resign-title = ¿Abandonar?
web-resign-sure = { $here ->
        [yes] { $name } abandona, y gana su rival.
       *[no] Abandonas, y gana tu rival.
    }
web-play-on = Seguir
web-request = { $wish ->
        [draw] { $name } ofrece empate.
        [pause] { $name } pide una pausa.
       *[takeback] { $name } quiere retirar la última jugada.
    } { $here ->
        [yes] { $other }, ¿aceptas?
       *[no] ¿Aceptas?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Has ofrecido empate.
                [pause] Has pedido una pausa.
               *[takeback] Has pedido retirar una jugada.
            } La respuesta está en camino…
       *[no] { $name } espera una respuesta.
    }
web-paused = En pausa
web-resume = Seguir
web-result-won = ¡Ganas!
web-result-lost = Pierdes.
web-result-draw = Empate.
web-result-score = { $high } : { $low }
web-result-winner = ¡Gana { $name }!
web-match-game = Partida { $number } de { $count }
web-match-score = El encuentro hasta ahora: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] ¡Ganas el encuentro, { $high } a { $low }!
        [other] Pierdes el encuentro: lo gana { $name }, { $high } a { $low }.
       *[name] ¡{ $name } gana el encuentro, { $high } a { $low }!
    }{ $even ->
        [yes] {" "}Con la misma puntuación decide la última partida ganada.
       *[no] {""}
    }
web-match-drawn = El encuentro acaba en empate: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Otro encuentro
web-watching = Estás mirando.
web-watch-next = A la siguiente partida
web-rematch = Jugar otra
web-rematch-too = ¡Sí, otra!
web-rematch-waiting = Esperando…
web-to-replay = Ver partida
web-replay = Ver otra vez
web-told-begins = Empieza { $name }.
web-act-told-join = Ha llegado { $name }.
web-act-told-ask = { $wish ->
        [draw] { $name } ofrece empate.
        [pause] { $name } pide una pausa.
       *[takeback] { $name } quiere retirar una jugada.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } acepta.
       *[no] { $name } prefiere que no.
    }
web-act-told-away = { $name } se ha ido.
web-act-told-wait = La partida espera a { $name }.
web-act-told-back = { $name } ya está aquí.
web-act-told-resume = { $name } continúa.
web-act-told-rematch = { $name } quiere jugar otra.

## Quarto

web-board = Tablero
web-tray = Piezas para dar
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, vacía
web-hand = { $name } tiene: { $piece }
web-hand-give = Dar la pieza elegida a { $name }
web-hand-empty = La mano de { $name } está vacía
web-moves = Jugadas
web-no-moves = Aún no hay jugadas.
web-move-call = { $right ->
        [yes] ¡Quarto! { $line }
       *[no] { $name }: no es línea { $line }
    }
web-call = ¡QUARTO!
web-call-sure = Cantar
web-call-leave = Mejor no
web-done = Sin línea
web-nothing-full = Ninguna línea llena pasa por la última pieza. Las anteriores ya no cuentan.
web-status-place = { $who ->
        [you] Coloca tu pieza.
        [here] { $name }, coloca la pieza.
       *[other] { $name } está colocando…
    }
web-status-give = { $who ->
        [you] Elige una pieza para dar.
        [here] { $name }, elige una pieza para { $other }.
       *[other] { $name } está eligiendo una pieza…
    }
web-status-give-sure = Tócala otra vez para darla.
web-status-close = { $who ->
        [you] Todas las piezas están colocadas. ¿Hay línea?
        [here] { $name }, ¿hay línea?
       *[other] { $name } está buscando una línea…
    }
web-status-thinking = { $name } está pensando…
web-status-point-square = ¿Dónde vas a colocarla?
web-status-point-line = Toca tu línea.
web-status-point-sure = Tu línea: ¿{ $line }?
web-status-sending = …
web-status-paused = En pausa.
web-status-open = Esperando a la otra persona.
web-status-over = La partida ha terminado.
web-told-give = { $name } da: { $piece }.
web-told-place = { $name } coloca en { $square }.
web-told-call = { $line ->
        [none] { $name } canta Quarto. ¡Hay línea!
       *[other] { $name } canta Quarto: { $line }. ¡Hay línea!
    }
web-told-false-call = { $name } canta Quarto, pero eso no es una línea.
web-told-done = { $name } no tiene nada que cantar.

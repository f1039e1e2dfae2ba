### La línea de órdenes.

cli-fourfold = Juega a juegos de cuatro cosas que coinciden.
cli-fourfold-examples =
    Ejemplos:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Muestra la versión y termina.
cli-lang = El idioma en que se habla; si no se dice, el del entorno (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: jugar, ver posiciones, resolverlas, comprobar registros.
cli-json = Escribe JSON para programas, un objeto por línea.
cli-cyrillic = Escribe las fichas y las direcciones con las letras cirílicas del libro.
cli-position = Una posición como "0..f/..../.3../.... 9": filas de la 4 a la 1, una cifra hexadecimal por pieza, y luego la pieza en mano o "-". Un solo "-" lee una posición por línea de la entrada estándar.
cli-preset = Las reglas con que se juega; «fourfold quarto presets» las enumera.
cli-set = Cambia una opción de las reglas, como squares=on o move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = La salida
cli-unfinished = Sin terminar tras { $events } sucesos.
cli-false-call = { $name } canta sin que haya línea (suceso { $event }).
cli-edition = Como la hoja de reglas de ese idioma
cli-in-hand = En mano: { $piece }, { $name }.

cli-play = Juega en la terminal: dos ante un teclado, o una persona contra la máquina.
cli-play-examples =
    Ejemplos:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = El rival: una persona (person) o un nivel de la máquina, primero el más débil. Se pregunta si no se dice.
cli-play-names = Los nombres de los jugadores, separados por una coma.
cli-play-save = Dónde se guarda la partida sin terminar.
cli-play-new = Empieza de nuevo; la partida sin terminar se aparta.

cli-show = Muestra una posición, como texto o como imagen.
cli-show-examples =
    Ejemplos:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Dibuja además la posición en este archivo SVG.
cli-show-theme = Los colores de la imagen.
cli-show-size = La altura de la imagen en píxeles.

cli-replay = Comprueba un registro según las reglas y muestra cómo acaba.
cli-replay-examples =
    Ejemplos:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Un registro, como texto o como JSON; «-» lo lee de la entrada estándar.
cli-replay-to = Escribe el propio registro en esta forma.
cli-presets = Enumera las reglas con que se puede jugar y qué cambia cada una.

cli-pentaraduga = Pentaraduga: ver figuras y lo que valen, hallar las mejores, crear problemas, repetir partidas de estudio. «penta» es la forma corta.
cli-figure = Muestra una figura escrita en notación: sus cuadrados y faltas, y su notación más corta.
cli-figure-examples =
    Ejemplos:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Fichas en el orden en que se ponen, separadas por comas: la ficha, adónde apunta su vértice, letras para el sitio más alto, más a la derecha, más bajo o más a la izquierda, y las fichas que toca; o su sitio, como oRoU@0,0. Otros finales siguen tras «/». Un solo «-» lee una figura por línea de la entrada estándar.
cli-penta-solve = Halla la mejor figura de una mano de fichas y demuestra que no hay otra mejor.
cli-penta-solve-examples =
    Ejemplos:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = La mano: fichas como oRo u oRv, separadas por espacios o comas. Un solo «-» lee una mano por línea de la entrada estándar.
cli-penta-goal = Qué debe ser máximo: squares (cuadrados); quados (cuadrados menos rincones perdidos); rings (anillos); frame (celdas vacías en un hueco; no hace falta usar todas las fichas).
cli-penta-free = Solo figuras sin choques ni juntas torcidas. Si no, se permiten y restan.
cli-penta-extend = Una figura en notación que se queda como está; las fichas se le añaden.
cli-penta-count = Dice además cuántas son las mejores figuras; las que se igualan al girarlas cuentan una vez.
cli-penta-seconds = Cuánto se busca como máximo; después se da la mejor figura hasta entonces, sin demostrar. 0: lo que haga falta.
cli-penta-none = { $proved ->
        [1] Con todas estas fichas no hay ninguna figura sin faltas.
       *[0] No se halló ninguna figura a tiempo.
    }
cli-penta-solved = { $proved ->
        [1] Lo mejor posible, demostrado en { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Lo mejor que se halló en { NUMBER($seconds, maximumFractionDigits: 0) } s, sin demostrar:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } anillo
           *[other] { $rings } anillos
        }, { $counted ->
            [one] { $counted } cuadrado.
           *[other] { $counted } cuadrados.
        }
        [frame] un hueco de { $hole ->
            [one] { $hole } celda
           *[other] { $hole } celdas
        }, vale { $counted }.
       *[squares] vale { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Al menos { $count } figuras son igual de buenas.
       *[1] { $count ->
            [one] Hay una sola figura así.
           *[other] Hay { $count } figuras así.
        }
    }
cli-penta-problems = Crea problemas nuevos, o muestra uno con sus soluciones.
cli-penta-problems-examples =
    Ejemplos:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 de 14 fichas), squares+ (12 de 24) o quados (7 fichas que se añaden a una figura de 7); o el id de un problema, para ver sus soluciones.
cli-penta-problems-count = Cuántos.
cli-penta-problems-seed = Por dónde empezar: siempre los mismos problemas. Si no, al azar.
cli-penta-problems-difficulty = De 1 (fácil) a 5 (difícil): lo raras que son las soluciones y cuántos de los cuadrados que saltan a la vista engañan. Si no se dice, cualquiera.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , dificultad { $difficulty } de 5
    }: { $kind ->
        [quados] { $given ->
                [start] añade todas estas fichas a esta figura
               *[hand] haz con estas fichas una figura que valga { $start } y añádele todas las demás de las catorce
            } de modo que valga { $goal }, restando uno por cada rincón perdido{ $symmetry ->
                [none] .
                [central] , con un contorno que quede igual tras media vuelta.
               *[any] , con un contorno simétrico.
            }
       *[squares] haz con todas estas fichas una figura que valga { $goal }.
    }
cli-census = Averigua cuánto vale la mejor figura de cada mano posible. Si se detiene y se vuelve a iniciar, continúa.
cli-census-examples =
    Ejemplos:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Qué manos: squares (7 de las 14 fichas sin violeta), squares+ (12 de las 24; tarda minutos) o rings (qué manos contienen un anillo).
cli-census-output = La carpeta de los certificados, con una figura para cada mano, y de lo hecho hasta ahora.
cli-census-workers = Cuántos procesos buscan; si no se dice, uno por núcleo del procesador.
cli-census-ray = En vez de aquí, busca en el clúster de Ray de esta dirección, como 10.0.0.1:6379; «local» inicia uno en este equipo.
cli-census-verify = En vez de buscar, comprueba este certificado: que cada mano está una vez, que cada figura vale lo que se dice y que nuevas búsquedas dan lo mismo.
cli-census-samples = Cuántas manos se vuelven a buscar al comprobar; todas, si hay menos.
cli-census-seed = Qué manos son esas.
cli-census-hands = { $hands } manos de { $size } de { $tiles } fichas; { $classes } si las manos que solo difieren en los colores o en un reflejo cuentan una vez.
cli-census-column = { $column ->
        [score] Vale
        [hands] Manos
        [tiles] De fichas
        [size] En mano
        [rings] Con anillo
       *[share] Parte
    }
cli-census-extreme = Ninguna mano vale { $end ->
        [least] menos
       *[most] más
    } de { $score }; { $hands ->
        [one] una vale eso:
       *[other] { $hands } valen eso, por ejemplo:
    }
cli-census-question = ¿Todas las manos{ $colour ->
        [none] { "" }
       *[other] { " " }cuyas fichas tienen todas { $colour }
    } valen { $below } o más? { $hands ->
        [0] Sí.
        [one] No, una no:
       *[other] No, { $hands } no, por ejemplo:
    }
cli-census-verified = { $wrong ->
        [0] El certificado es correcto: { $count } entradas, { $solved } de ellas buscadas de nuevo.
        [one] Hay un error en el certificado.
       *[other] Hay { $wrong } errores en el certificado.
    }
cli-penta-replay = Repite partidas de estudio según las reglas y dice su resultado, o dónde rompen las reglas.
cli-penta-replay-examples =
    Ejemplos:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Un archivo JSON de partidas de estudio, «-» para la entrada estándar, o el id de una partida de estudio que viene con Fourfold, como fulls-1.
cli-penta-nameless = Una partida sin id
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , suceso { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } ficha
       *[other] { $tiles } fichas
    }, { $squares ->
        [one] { $squares } cuadrado
       *[other] { $squares } cuadrados
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } anillo
       *[other] , { $rings } anillos
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } choque
       *[other] , { $clashes } choques
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } junta torcida
       *[other] , { $rough } juntas torcidas
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } rincón perdido (para Quados)
       *[other] , { $spoiled } rincones perdidos (para Quados)
    }{ $parts ->
        [0] { "" }
       *[other] , en varias partes
    }: vale { $counted }.

cli-penta-match = Hace que dos niveles de la máquina jueguen entre sí a un juego de Pentaraduga.
cli-penta-match-examples =
    Ejemplos:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = El juego, como fulls o reach+.
cli-penta-match-level = Un nivel de la máquina.
cli-penta-match-games = Cuántas partidas; los niveles cambian de sitio después de cada una.
cli-penta-match-result = { $game }, nivel { $first } contra nivel { $second }: { $wins } ganadas, { $draws } empatadas, { $losses } perdidas de { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } puntos de media; { $actions } acciones en la partida mediana.

cli-solve = Resuelve una posición: quien tiene la pieza, o debe darla, ¿gana, empata o pierde, y en cuánto?
cli-solve-examples =
    Ejemplos:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Qué cuenta, como colour,shape; si no se dice, todo: colour,shape,height,top.
cli-squares = Los nueve bloques de 2 × 2 casillas también son líneas.
cli-shared = Cuántas características deben compartir las cuatro piezas de una línea; si no se dice, 1.
cli-threads = Cuántos hilos buscan.
cli-memory = Cuántos megabytes puede usar la búsqueda para recordar tableros.
cli-solve-moves = Dice además cuánto vale cada jugada.
cli-solve-warm = Con «-»: recuerda lo averiguado de una posición a la siguiente.
cli-searching = { $nodes } nodos en { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , { $done } de { $all } jugadas
    }…
cli-value = { $piece ->
        [nobody] El tablero está lleno:
        [giver] Quien da ahora
       *[other] Quien tiene la pieza «{ $piece }»
    } { $value ->
        [win] { $plies ->
            [1] gana en el acto.
           *[other] gana en { $plies } medias jugadas.
        }
        [loss] pierde en { $plies } medias jugadas, si el rival juega bien.
       *[draw] { $piece ->
            [nobody] empate.
           *[other] puede empatar, pero no ganar si el rival juega bien.
        }
    }
cli-spent = { $nodes } nodos examinados en { $seconds } s.
cli-grid =
    Filas: dónde va la pieza en mano. Columnas: la pieza que se da después.
    +n gana en n medias jugadas, = empata, -n pierde en n. Media jugada es dar o colocar.

cli-analyse = Analiza una posición: su valor, las mejores jugadas y cómo sigue.
cli-analyse-examples =
    Ejemplos:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Una posición como "0..f/..../.3../.... 9": filas de la 4 a la 1, una cifra hexadecimal por pieza, y luego la pieza en mano o "-".
cli-best = Las mejores jugadas:
cli-line = Si ambos juegan bien:

cli-review = Repasa una partida: qué valió cada turno, qué se pasó por alto y cuándo se decidió.
cli-review-examples =
    Ejemplos:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] gana
        [draw] empata
        [loss] pierde
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] deja escapar la victoria
       *[draw] deja escapar el empate
    }
cli-missed = no canta { $lines }
cli-overlooked = Nadie cantó { $lines } (suceso { $event }).
cli-decided = { $event ->
        [0] Desde el principio valía lo que acabó siendo.
       *[other] Se decidió con el suceso { $event }.
    }

cli-engine = Responde a otros programas, por líneas en la entrada y la salida estándar (docs/engine.md).
cli-engine-examples =
    Ejemplos:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm es para una lista de posiciones; va con «-» en lugar de una posición.

cli-match = Hace que los niveles de la máquina jueguen entre sí y los puntúa.
cli-match-examples =
    Ejemplos:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Dos niveles o más; cada uno juega contra todos los demás.
cli-match-all = Todos los niveles.
cli-match-games = Cuántas partidas juega cada par de niveles; se turnan para dar la primera pieza.
cli-match-seed = La misma semilla da las mismas partidas.
cli-match-workers = Cuántos procesos juegan; si no se dice, tantos como procesadores.
cli-match-result = Nivel { $first } contra nivel { $second }: { $wins } ganadas, { $draws } empatadas, { $losses } perdidas; { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    } de { $games }, { $elo } Elo.
cli-match-level = Nivel
cli-match-step = Salto
cli-match-legend = Elo: cero es la media. Salto: cuánto mejor que el nivel anterior. Después, puntos en cien partidas contra cada nivel. Errores: 95 %.
malformed-match-levels = Un encuentro necesita dos niveles o más, cada uno una vez; se esperaba algo como 3 5, o --all.

malformed-language = «{ $text }» no es un idioma que hablemos; hay: { $expected }.
malformed-utf-8 = Esto no es texto UTF-8.
malformed-file = { $path }: { $problem }
malformed-save = No se puede leer la partida sin terminar de { $path }: { $problem } Empieza con --new para apartarla.
malformed-save-in-use = La partida de { $path } está abierta en otra ventana. Indica otro archivo con --save.
malformed-no-terminal = Para jugar hace falta una terminal.
malformed-names = «{ $text }» no son dos nombres; se esperaba algo como Ann,Bo.
malformed-svg-of-many = --svg dibuja una sola posición, no una lista de la entrada estándar.

cli-serve = Sirve la aplicación web: juega en el navegador, con amigos o contra la máquina.
cli-serve-examples =
    Ejemplos:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = La dirección en que se escucha.
cli-port = El puerto en que se escucha; 0 toma uno libre.
cli-database = La base de datos; si no se dice, SQLite en la carpeta de datos del sistema.
cli-workers = Cuántos procesos atienden; para más de uno hacen falta PostgreSQL y Redis.
cli-redis = La dirección de Redis, con el que varios procesos se despiertan unos a otros.
cli-proxy = La dirección de un proxy delante del servidor, que dice con X-Forwarded-For de dónde vienen las peticiones.
cli-limits = Cuánto pueden hacer los invitados, donde difiera de lo habitual: como JSON, véase docs/security.md.
cli-open = Abre la página en un navegador.
cli-log-json = Escribe el registro de actividad como JSON, un objeto por línea.
cli-metrics-port = Cuenta a Prometheus, en este puerto, cómo va el servidor.
cli-metrics-host = La dirección en que se cuenta.
cli-serving = Fourfold está en { $address }
cli-think = Deja que la máquina de un servidor piense también en este equipo.
cli-think-examples =
    Ejemplo:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = La dirección del Redis que usan los servidores.
cli-think-processes = Cuántos procesos piensan; si no se dice, uno por procesador.
cli-thinking = Pensando para los servidores de este Redis.
malformed-redis = Esta no es la dirección de un Redis, como redis://localhost:6379: { $why }
cli-admin = Cuida de la base de datos.
cli-migrate = Pone al día el esquema (el servidor lo hace al arrancar).
cli-backup = Copia una base de datos SQLite mientras el servidor funciona.
cli-backup-file = Adónde; aún no debe existir.
cli-export = Escribe cada partida como registro, una por línea.
cli-prune = Borra lo antiguo mientras el servidor funciona. Si no se dice qué, solo lo cuenta.
cli-prune-kinds = Qué borrar: mesas en que no se ha jugado, partidas sin terminar o terminadas, duelos, enlaces a otros dispositivos, invitados que no están en ninguna mesa, ejecuciones del servidor; en este orden unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Cuántos días debe llevar sin tocarse.
cli-forget = Borra los datos de un invitado: el nombre y qué partidas eran suyas.
cli-forget-guest = El invitado: un id, o el id de una mesa y un asiento, como 3f7dQx0aLm2c/A.
cli-count = Cuenta invitados, mesas y sucesos.
malformed-port = No se puede escuchar en { $host }:{ $port }: { $why }.
malformed-workers = Varios procesos necesitan una base de datos y un Redis que puedan compartir: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = No hay ningún invitado «{ $guest }».
malformed-exists = { $path } ya existe.
malformed-database = No se puede abrir la base de datos: { $why }
malformed-database-taken = Otro servidor está usando la base de datos { $where } (proceso { $pid } en { $host }, desde { $since }). Detenlo primero o elige otra --database.
malformed-database-shared = Otro servidor, que no puede oír a este, está usando la base de datos { $where } (proceso { $pid } en { $host }, desde { $since }). Detenlo primero o arranca los dos con el mismo --redis.
malformed-database-log = El diario { $path } está dañado: si se abriera la base de datos, { $commits ->
        [one] se perdería { $commits } cambio guardado
       *[other] se perderían { $commits } cambios guardados
    } ({ $frames ->
        [one] { $frames } bloque
       *[other] { $frames } bloques
    }) detrás de la parte dañada. Copia primero { $database } y { $path } en un lugar seguro. Luego pon en su lugar una copia de seguridad, o usa «fourfold admin salvage» para conservar lo que se pueda leer y renunciar al resto.
cli-salvage = Abre una base de datos SQLite cuyo diario está dañado: guarda una copia de ambos y renuncia a los cambios que hay detrás de la parte dañada. Detén antes el servidor.
malformed-salvage = Esta orden es solo para SQLite.
malformed-no-database = No hay ninguna base de datos de Fourfold en { $where }. Indícala con --database o FOURFOLD_DATABASE.
malformed-backup = Esta orden solo copia SQLite. Para PostgreSQL usa pg_dump.

cli-book = El libro de aperturas: valores exactos de cada posición con hasta tres piezas en el tablero.
cli-book-rules = Las reglas de las que es el capítulo: classic, squares, beginners-1, beginners-2 o beginners-3; todas, si no se dice ninguna.
cli-book-build = Hace el libro buscando. Tarda una hora, más o menos; si se detiene y se vuelve a iniciar, continúa.
cli-book-examples =
    Ejemplos:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = La carpeta de los capítulos y de lo hecho hasta ahora.
cli-book-workers = Cuántos procesos buscan; si no se dice, uno por núcleo del procesador.
cli-book-memory = Cuánta memoria puede usar cada uno para su tabla, en MB.
cli-book-verify = Comprueba el libro: que está completo, que no se contradice y que coincide con nuevas búsquedas.
cli-book-samples = Cuántos tableros de cada capítulo se vuelven a buscar.
cli-book-seed = Qué tableros son esos.
cli-book-wrong = { $name } está mal; la búsqueda halló: { $found }
cli-book-verified = { $wrong ->
        [0] El libro es correcto.
        [one] Un tablero está mal.
       *[other] { $wrong } tableros están mal.
    }
cli-stopped = Detenido. Lo hecho se conserva: la misma orden continúa desde aquí.
malformed-book-rules = No hay ningún capítulo «{ $name }»; se esperaba uno de: { $expected }.

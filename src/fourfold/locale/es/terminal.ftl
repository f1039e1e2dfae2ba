### Jugar en la terminal.

terminal-title = Fourfold · Quarto
terminal-welcome = Dieciséis piezas, cada una clara u oscura, alta o baja, redonda o cuadrada, maciza o hueca. Colocas la pieza que te da tu rival y luego eliges la suya. Ganan cuatro en línea con algo en común, pero solo si lo cantas.

## Nombres cuando nadie los da

terminal-person-a = Jugador A
terminal-person-b = Jugador B
terminal-person = Jugador

## Al empezar

terminal-choose-opponent = ¿Quién juega?
terminal-resume = Seguir con la partida sin terminar
terminal-opponent-computer = Contra la máquina
terminal-opponent-person = Dos personas ante este teclado
terminal-choose-level = ¿Qué fuerza debe tener la máquina?
terminal-choose-rules = ¿Con qué reglas?
terminal-start-keys = ↑ ↓ elegir   Enter seguir   Esc atrás o salir   ? cómo se juega
terminal-go-on = Hay una partida sin terminar. ¿Quieres seguir con ella?
terminal-too-small = La mesa necesita 80 × 24 caracteres. Agranda la ventana, por favor.

## Qué hacer

terminal-to-give = { $name }: elige una pieza para { $other }: ¿{ $piece }?
terminal-to-place = { $name }: coloca la pieza { $piece }.
terminal-to-close = { $name }: todo colocado. Canta ¡QUARTO! o di que no hay línea.
terminal-thinking = { $name } está pensando…
terminal-pointing = ¿Es esta tu línea, { $line }?
terminal-nothing-full = Ninguna línea llena pasa por la última pieza; las anteriores ya no cuentan.
terminal-false-call = { $name } canta, pero eso no es una línea.
terminal-undone = Retirada.
terminal-hand = { $name } tiene
terminal-call-where = Ve a la casilla que completa tu línea y canta.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Nadie vio { $lines }.

## Preguntas

terminal-resign = { $name }, ¿abandonas de verdad?
terminal-draw = { $other }, { $name } ofrece empate. ¿Aceptas?
terminal-draw-declined = { $name } sigue jugando.
terminal-leave = ¿Dejar esta partida y empezar otra?

## Archivos

terminal-written = El registro está en { $path }.
terminal-not-written = No se pudo escribir { $path }: { $why }.
terminal-set-aside = La partida sin terminar se guarda en { $path }.
terminal-not-saved = No se pudo guardar la partida en { $path }: { $why }.
malformed-opponent = «{ $text }» no es un rival; se esperaba una persona (person) o un nivel de la máquina, uno de: { $expected }.
malformed-save-data = No es una partida guardada: { $problem }.
malformed-save-format = No es una partida guardada nuestra: su formato es «{ $found }», se esperaba «{ $expected }».

## Teclas

terminal-key-yes = y: sí
# As in English
terminal-key-no = n: no
terminal-key-call = q: ¡QUARTO!
terminal-key-undo = u: atrás
terminal-key-help = ?: ayuda
terminal-key-quit = Ctrl-Q: salir
terminal-key-go-on = p: seguir
terminal-key-give-choose = ←↑↓→ 0–f: elegir
terminal-key-give-enter = Enter: dar
terminal-key-place-choose = ←↑↓→ a1: elegir
terminal-key-place-enter = Enter: poner
terminal-key-close-enter = Enter: sin línea
terminal-key-pointing-choose = ←↑↓→: otra línea
terminal-key-pointing-enter = Enter: cantar
terminal-key-pointing-escape = Esc: mejor no
terminal-key-over-enter = Enter: otra partida
terminal-key-over-w = w: guardar registro

## Ayuda

terminal-help-turn = Pon la pieza que tienes en una casilla libre: flechas o b2, y Enter; o clic. Luego elige una para tu rival: flechas o su cifra, y Enter; o clic.
terminal-help-line = Cuatro en fila, columna o diagonal que comparten { $shared ->
        [1] una característica
       *[other] { $shared } características
    } son línea.
terminal-help-features = Solo cuenta esto: { $features }.
terminal-help-squares = También cuatro en un cuadrado 2×2.
terminal-help-auto = Una línea gana en el acto.
terminal-help-call-after = Una línea solo gana si la cantas (q) nada más completarla.
terminal-help-call-before = Una línea solo gana si se canta (q) antes de colocar: ve a la casilla que la completa y canta.
terminal-help-late-opponent = Si se te pasa, tu rival puede cantarla cuando tenga la siguiente pieza; después ya no vale.
terminal-help-late-either = Si se te pasa, puede cantarla cualquiera (q, o Q quien acaba de dar) hasta que se coloque la siguiente pieza; después ya no vale.
terminal-help-late-none = Si se te pasa, ya no vale.
terminal-help-false-refuse = Solo cantas una vez por turno: mira bien.
terminal-help-false-forfeit = Cantar mal pierde la partida: mira bien.
terminal-help-time = Una jugada dura como máximo { $seconds } segundos.
terminal-help-pieces = Las piezas altas tienen tres filas; las redondas, lados redondos; las oscuras van rellenas y las huecas tienen arriba un ○. Un punto marca la última. Letras: L clara, D oscura, R redonda, Q cuadrada, T alta, S baja, F maciza, H hueca.
terminal-help-keys =
    q o !   cantar ¡QUARTO!    u  deshacer           =  ofrecer empate
    n       nueva partida      r  abandonar          p  pausa, seguir
    Ctrl-Q  salir              w  guardar registro   Esc  cerrar esto

    La partida sin terminar se guarda al salir.

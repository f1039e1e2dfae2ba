### Las páginas para aprender: reglas, glosario, lecciones, ejercicios.

web-title-learn = Aprender · Fourfold
web-title-glossary = Glosario · Fourfold
web-title-lesson = Lección · Fourfold
web-title-train = Práctica · Fourfold
web-title-document = { $title } · Fourfold

## El conjunto

web-learn-lead = Las reglas con imágenes, partidas explicadas jugada a jugada y práctica para la vista.
web-learn-rules = Reglas
web-learn-age = Desde { $age } años
web-learn-lessons = Lecciones
web-learn-lessons-text = Partidas de estudio, paso a paso. Algunos momentos tienen variantes: otra jugada, y qué sale de ella.
web-learn-trainers = Práctica
web-learn-trainers-text = Unos minutos al día. Tus resultados se quedan en este dispositivo.
web-learn-glossary = Glosario
web-learn-glossary-text = Qué significa cada palabra. En los textos, toca una palabra subrayada para ver su significado.
web-learn-to-glossary = Abrir el glosario
web-learn-play = Jugar
web-learn-more = Más para aprender
web-only-english = Este texto, por ahora, solo existe en inglés.
web-learn-seek = Buscar palabra
web-learn-sought = { $count ->
    [0] No hay tal palabra.
    [one] { $count } palabra
   *[other] { $count } palabras
}

## Imágenes y sitios en palabras

web-learn-figure = Una figura de { $tiles } { $tiles ->
    [one] ficha
   *[other] fichas
}
web-learn-place = { $direction ->
    [up] Sitio { $number }, vértice arriba
    [right] Sitio { $number }, vértice a la derecha
    [down] Sitio { $number }, vértice abajo
   *[left] Sitio { $number }, vértice a la izquierda
}

## Ejercicios

web-learn-answers = Respuestas
web-learn-choose = Elige una respuesta.
web-learn-right = ¡Bien!
web-learn-wrong = No. Mira otra vez.
web-learn-yes = Sí
# As in English
web-learn-no = No
web-learn-places-wait = { $count ->
    [one] Toca el sitio. Hay uno.
   *[other] Toca los sitios. Hay { $count }.
}
web-learn-places-found = { $count ->
    [one] Sigue mirando.
   *[other] { $found } de { $count } encontrados.
}
web-learn-verdict-clash = No: los colores no coinciden ahí.
web-learn-verdict-rough = No: las diagonales no se juntan por los extremos.
web-learn-verdict-apart = No: ahí no toca la figura.
web-learn-verdict-fits-right = Sí, encaja.
web-learn-verdict-full-right = Sí, hace un cuadrado.
web-learn-verdict-full-wrong = Encaja, pero no hace ningún cuadrado.
web-learn-verdict-twice-full-right = Sí, hace dos cuadrados.
web-learn-verdict-twice-full-wrong = Encaja, pero no hace dos cuadrados.
web-learn-verdict-double-right = Sí, toca dos fichas.
web-learn-verdict-double-wrong = Encaja, pero solo toca una ficha.
web-learn-verdict-corner-right = Sí, doble y con esquina.
web-learn-verdict-corner-wrong = Encaja, pero solo toca una ficha o no hace esquina.

## Lecciones

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Mano
web-lesson-hand-of = Mano de { $seat }
web-lesson-stock = Reserva
web-lesson-stock-of = Reserva de { $seat }
web-lesson-none = Nada más que poner
web-lesson-figure-of = Figura de { $seat }
web-lesson-steps = Pasos
web-lesson-step = { $step } de { $last }
web-lesson-previous = Atrás
web-lesson-next = Seguir
web-lesson-begins = El reparto
web-lesson-line-begins = ¿Y si…?
web-lesson-leave = Volver a la partida
web-lesson-lines = ¿Y si…?
web-lesson-line-lays = { $same ->
    [yes] { $seat } pone { $tiles } en otro sitio
   *[no] En cambio, { $seat } pone { $tiles }
}
web-lesson-line-ends = La partida acaba entonces { $a } : { $b }
web-lesson-score = La partida acaba { $a } : { $b }
web-lesson-play = Seguir desde aquí contra la máquina
web-lesson-misprints = Erratas del libro
web-lesson-misprint = El libro pone «{ $printed }»; léase «{ $read }».
web-lesson-did = { $seat } actúa.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } pone una ficha:
       *[other] { $seat } pone { $count } fichas:
    }
    [one] { $count ->
        [one] { $seat } pone una ficha y hace un cuadrado:
       *[other] { $seat } pone { $count } fichas y hace un cuadrado:
    }
   *[other] { $count ->
        [one] { $seat } pone una ficha y hace { $squares } cuadrados:
       *[other] { $seat } pone { $count } fichas y hace { $squares } cuadrados:
    }
}
web-lesson-did-pass = { $seat } pasa.
web-lesson-did-exchange = { $seat } cambia una ficha:
web-lesson-did-take = { $seat } toma una ficha de la otra reserva.
web-lesson-did-draw = { $seat } roba.
web-lesson-did-capture = { $seat } captura la figura.
web-lesson-did-hand-over = { $seat } entrega una ficha:
web-lesson-did-give-all = { $seat } entrega todas las fichas que le quedan.
web-lesson-did-arrange = { $seat } construye.
web-lesson-did-drop = { $seat } deja una ficha:
web-lesson-did-stop = { $seat } para.
web-lesson-did-check = { $seat } comprueba.
web-lesson-did-surrender = { $seat } se rinde.

## Práctica

web-train-fit = Encajar mentalmente
web-train-fit-text = Gira la ficha en tu mente: ¿en qué sitio encaja, o es plena?
web-train-fit-fits = ¿En qué sitio encaja esta ficha?
web-train-fit-full = Encaja en todos estos sitios. ¿En cuál hace un cuadrado?
web-train-unseen = Las fichas que no se ven
web-train-unseen-text = Todas las fichas de cinco colores, menos las que ves: ¿cuál sigue oculta?
web-train-unseen-ask = ¿Cuál de las cuatro fichas de abajo no ves en la mesa ni en tu mano?
web-train-hand = Tu mano
web-train-option = { $number }: { $tile }
web-train-line = Ver la línea
web-train-line-text = Quarto: una casilla, una pieza, cuatro en línea con algo en común.
web-train-line-ask = ¿En qué casilla hace línea esta pieza?
web-train-line-board = El tablero
web-train-how = Diez preguntas. El reloj corre mientras piensas y se para mientras miras una respuesta.
web-train-start = Empezar
web-train-again = Otra vez
web-train-next = Seguir
web-train-finish = Al resultado
web-train-number = Pregunta { $number } de { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Toca una casilla.
web-train-tap-or-key = Toca una respuesta o pulsa de 1 a 4.
web-train-wrong = No. La respuesta correcta está marcada.
web-train-result = { $right } de { $count } bien, { $seconds } segundos por pregunta.
web-train-last = La última vez { $right } de { $count }
web-train-plot = Resultados de { $count ->
    [one] la última ronda
   *[other] las últimas { $count } rondas
}; como mucho { $best } bien
web-train-plot-right = Respuestas buenas
web-train-plot-time = Segundos por pregunta
web-train-table = Como tabla
web-train-when = Cuándo
web-train-of = { $right } de { $count }

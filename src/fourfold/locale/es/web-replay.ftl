### Volver a ver partidas de Pentaraduga.

web-replay-began-tiles = { $known ->
        [yes] Las fichas están repartidas. Empieza { $name }.
       *[no] Las fichas están repartidas.
    }
web-replay-result-points = { $won ->
        [yes] Gana { $name }, { $high } a { $low }. { $why }
       *[no] Empate, { $high } a { $low }. { $why }
    }
web-replay-told-arrange = { $name } construye.
web-replay-told-check = { $name } muestra su figura.
web-replay-told-surrender = { $name } se rinde.
web-replay-both-build = Ambos construyen.

## Plenas que se pasaron por alto

web-replay-full-possible = { $count ->
        [one] { $name } también podía poner una plena.
       *[other] { $name } también podía poner una plena, en { $count } sitios.
    }
web-replay-full-some = { $count ->
        [one] Una vez en esta partida se pudo poner una plena y no se puso.
       *[other] { $count } veces en esta partida se pudo poner una plena y no se puso.
    }
web-replay-full-none = No se escapó ninguna plena.
web-replay-full-show = Mostrar dónde
web-replay-full-place = Plena aquí: { $tile }
web-replay-full-here = Aquí era posible una plena

## La mejor figura

web-replay-best-seek = ¿Qué podía haber construido { $name }?
web-replay-best-busy = Buscando…
web-replay-best-of = La mejor figura de { $name }
web-replay-best-more = Examinarla
web-replay-best = { $found ->
       *[no] Estas fichas no dan ninguna figura así.
        [yes] { $goal ->
            [frame] El mayor marco con las fichas de { $name }.
           *[other] { $proved ->
               *[yes] La mejor figura con las fichas de { $name } vale { $count }.
                [no] La mejor figura hallada hasta ahora con las fichas de { $name } vale { $count }.
            }
        }
    }

## Seguir jugando

web-replay-on-tiles = Una mesa nueva que empieza tal como está aquí. Los relojes empiezan de cero, y las peticiones se borran.
web-replay-on-keep = Invitar a alguien a jugar con las mismas fichas ocultas. Tiene que aceptarlo. Si no, las fichas ocultas se vuelven a sortear.
web-replay-on-running = Esta partida aún se está jugando. Podrás seguir desde aquí cuando termine.
web-replay-on-covered = Una figura de esta partida queda tapada, así que nadie puede seguir desde aquí.

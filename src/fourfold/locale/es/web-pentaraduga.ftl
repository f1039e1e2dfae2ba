### Las mesas de Pentaraduga en el navegador.

## La mesa donde están las fichas

web-field-larger = Ampliar
web-field-smaller = Reducir
web-field-fit = Ver todo
web-field-turn = Girar la ficha
web-figure = { $whose ->
        [mine] Tu figura
        [other] La figura de { $name }
       *[common] La figura
    }
web-tile = { $left }, { $big } grande, { $right }
web-tile-closed = una ficha cerrada
web-place = { $mark ->
        [none] Sitio { $name }
        [full] Sitio { $name }, plena
        [twice-full] Sitio { $name }, dos veces plena
        [ring] Sitio { $name }, anillo
        [reach] Sitio { $name }, alcanza
       *[other] Sitio { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
web-squares = { $count ->
        [0] Ningún cuadrado
        [one] { $count } cuadrado
       *[other] { $count } cuadrados
    }
# Los cuadrados sobre la línea central no cuentan para nadie.
web-squares-sides = Cuadrados: { $mine } en tu lado, { $other } en el otro
web-hand-of = Las fichas de { $name }
web-stock-of = La reserva de { $name }.
web-stock-count = { $count ->
        [0] Está vacía.
        [one] Una ficha.
       *[other] { $count } fichas.
    }
web-stock-open = Abiertas: { $tiles }.
web-captured = { $count ->
        [0] Nada capturado
        [one] { $count } cuadrado capturado
       *[other] { $count } cuadrados capturados
    }
web-curtain = Pasa el dispositivo a { $name }.
web-curtain-open = Ver mis fichas

## Lo que se puede hacer

web-actions = Acciones
web-act-exchange = Cambiar ficha
web-act-hand-over = Entregar ficha
web-act-knock = { $what ->
        [exchange] Pedir cambio
        [take] Pedir toma
       *[move] Pedir jugada
    }
web-act-knock-about = Así nadie puede interponerse, y tienes un minuto.
web-act-take = Tomar ficha
web-act-draw = Robar ficha
web-act-capture = Capturar la figura
web-act-rotate = Darle la vuelta
web-act-rotate-not = Dejarla así
web-act-give-all = Entregar todas
web-act-hurry = Iniciar el reloj
web-act-pass = { $replaying ->
        [yes] Terminar
       *[no] { $need ->
                [capture] No capturar
                [accept] Aceptar
               *[any] Paso
            }
    }
web-act-protest = ¡Protesto!
web-lay-done = Jugada hecha
web-lay-back = { $count ->
        [one] Devolverla
       *[other] Devolverlas
    }

## Lo que se pide

web-status-its-place = { $finger ->
        [yes] Toca su sitio. Otro toque la pone.
       *[no] Elige su sitio.
    }
web-status-lay-on = Elige la siguiente ficha de esta jugada.
web-status-lay-or-on = Termina la jugada o elige otra ficha para ella.
web-status-lay-done = Termina la jugada o devuelve las fichas.
web-status-lay-nowhere = Así no se llega a nada. Devuelve las fichas y empieza de otra forma.
# La ficha elegida no se puede poner; quizá otras de la jugada ya están puestas, quizá se puede cambiar.
web-status-no-place = { $laid ->
        [yes] Ahora no hay sitio para esta ficha. Elige otra o devuelve las fichas.
       *[no] { $exchange ->
                [yes] No hay sitio para esta ficha. Elige otra o cámbiala.
               *[no] No hay sitio para esta ficha. Elige otra.
            }
    }
web-status-no-cut = Con esta ficha no puedes interceptar.
web-status-anywhere = Toca donde vaya la ficha y tócala para ponerla.
web-status-cut-in = Le toca a { $name }. Puedes interceptar.
web-status-meant-exchange = ¿Qué ficha das?
web-status-meant-hand-over = ¿Qué ficha entregas?
web-penta-status = { $phase ->
        [over] La partida ha terminado.
        [start] { $who ->
                [you] Pon las primeras fichas.
                [here] { $name }, pon las primeras fichas.
               *[other] Empieza { $name }…
            }
        [add] { $who ->
                [you] Añade tus fichas a la figura inicial.
                [here] { $name }, añade tus fichas a la figura inicial.
               *[other] { $name } completa la figura inicial…
            }
        [hand-over] { $who ->
                [you] Entrega a tu rival una ficha con amarillo.
                [here] { $name }, entrega a tu rival una ficha con amarillo.
               *[other] { $name } elige una ficha para ti…
            }
        [rotate] { $who ->
                [you] Da la vuelta a la figura inicial o déjala así.
                [here] { $name }, da la vuelta a la figura inicial o déjala así.
               *[other] { $name } mira la figura inicial…
            }
        [any] { $who ->
                [you] Te toca.
                [here] { $name }, te toca.
               *[other] Juega { $name }…
            }
        [full] { $who ->
                [you] Responde con una plena.
                [here] { $name }, responde con una plena.
               *[other] { $name } busca una plena…
            }
        [capture] { $who ->
                [you] Puedes capturar la figura.
                [here] { $name }, puedes capturar la figura.
               *[other] { $name } puede capturar la figura…
            }
        [accept] { $who ->
                [you] La última ficha está puesta. Acéptala o protesta.
                [here] { $name }, acepta la última ficha o protesta.
               *[other] { $name } mira la última ficha…
            }
        [give] { $who ->
                [you] Da una ficha por la que has tomado.
                [here] { $name }, da una ficha por la que has tomado.
               *[other] { $name } da una ficha…
            }
        [replay-any] { $who ->
                [you] Ahora sigues por tu cuenta: cualquier ficha.
                [here] { $name }, sigues por tu cuenta: cualquier ficha.
               *[other] { $name } sigue por su cuenta…
            }
        [replay-full] { $who ->
                [you] Ahora sigues por tu cuenta: una plena.
                [here] { $name }, sigues por tu cuenta: una plena.
               *[other] { $name } necesita una plena…
            }
        [lock-move] { $who ->
                [you] Has pedido la jugada: pon tu ficha.
                [here] { $name }, has pedido la jugada.
               *[other] { $name } ha pedido la jugada…
            }
        [lock-exchange] { $who ->
                [you] Has pedido un cambio: elige una ficha.
                [here] { $name }, has pedido un cambio.
               *[other] { $name } cambia una ficha…
            }
        [lock-take] { $who ->
                [you] Has pedido una toma: elige una ficha de una figura.
                [here] { $name }, has pedido una toma.
               *[other] { $name } toma una ficha…
            }
        [opening] { $who ->
                [you] Pon tu figura inicial de dos fichas.
                [here] { $name }, pon tu figura inicial de dos fichas.
               *[other] { $name } pone una figura inicial…
            }
        [race] { $who ->
                [here] { $name }, te toca.
               *[other] Pon fichas tan rápido como quieras. Nadie espera.
            }
        [stage-answer] { $who ->
                [you] Todas las fichas cambian de manos. Haz tus últimas jugadas y entrega las tuyas.
                [here] { $name }, haz tus últimas jugadas y entrega tus fichas.
               *[other] { $name } hace sus últimas jugadas…
            }
        [stage-rest] { $who ->
                [you] Juega lo que has recibido y devuelve el resto.
                [here] { $name }, juega lo que has recibido y devuelve el resto.
               *[other] { $name } juega tus fichas…
            }
        [stage-last] { $who ->
                [you] Las últimas fichas: pon las que puedas.
                [here] { $name }, las últimas fichas: pon las que puedas.
               *[other] { $name } pone las últimas fichas…
            }
       *[move] { $who ->
                [you] Te toca.
                [here] { $name }, te toca.
               *[other] Juega { $name }…
            }
    }

## Poner escribiendo

web-typed = Ficha y sitio
web-typed-open = Escribir sitio
web-typed-lay = Poner
web-typed-close = Cerrar
# Los ejemplos quedan como están: la página lee estas letras en cualquier idioma.
web-typed-help = Como rOrL u oRoU, o con la celda: oRoU@0,0.
web-typed-unreadable = «{ $text }» no es un sitio; se esperaban una ficha, adónde apunta su vértice y quizá más letras, como rOrL, oRoU u oRoU@0,0.
web-typed-not-now = { $tile } no se puede poner ahora.
web-typed-several = «{ $text }» tiene varios sitios: { $places }.
web-typed-nowhere = { $count ->
        [0] Ahora no hay sitio para { $tile }.
       *[other] «{ $text }» no es sitio para ella; { $tile } encaja en { $places }.
    }
web-typed-cell = Di también la dirección y la celda inferior izquierda de { $tile }, como { $tile }В@0,0.
web-typed-covered = Ahí hay otra ficha.

## Construir tras el biombo

web-count-faults = { $count ->
        [one] { $count } falta
       *[other] { $count } faltas
    }
web-screen = { $noticed ->
        [stopped] { $name } ha parado y tapa su figura.
        [open] { $name } sigue a la vista.
        [dropped] { $name } te ha dejado una ficha.
        [waiting] { $name } espera.
        [hidden] { $name } no muestra su figura.
       *[building] { $name } construye tras el biombo.
    }
web-act-begin = Ver mis fichas
web-act-stop = ¡Alto!
web-act-check = Comparar figuras
web-act-mark = Anotar resultado
web-act-keep = No cambiar
web-act-drop = Cambiar ficha
web-act-surrender = Rendirse
web-act-extend = Ampliar la mía
web-act-extend-other = Que amplíe mi rival
web-building-drop-which = ¿Qué ficha das?
web-building-best = La mejor figura de estas fichas
web-building-status = { $phase ->
        [over] La partida ha terminado.
        [extending] Añade todas las demás fichas a tu figura.
        [extended] { $name } amplía…
        [choosing] Ha ganado tu figura. ¿La amplías con todas las fichas o dejas que amplíe { $name }?
        [chosen] { $name } elige quién amplía…
        [waiting] { $name } construye…
        [begin] { $mine }, tus fichas siguen tapadas. Tu tiempo corre desde que las ves.
        [in-turn] { $mine }, construye tu figura y para. El reloj corre.
        [dropped] { $name } tiene que darte una ficha por la tuya. Hasta entonces nadie puede parar.
        [answering] { $name } te ha dejado una ficha. Da una de las tuyas.
        [stopped] Has parado. A { $name } le queda poco tiempo…
        [open] ¡{ $name } ha parado primero! Termina tu figura y compara.
       *[building] { $game ->
                [frames] Construye un marco alrededor del mayor hueco que puedas. Para cuando esté bien.
               *[other] Haz una figura con todas tus fichas y con tantos cuadrados como puedas. Para cuando esté bien.
            }
    }

## Lo que ha pasado

web-told-lay = { $count ->
        [one] { $name } pone { $tiles }.
       *[other] { $name } pone { $count } fichas: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } cambia { $tile }.
       *[no] { $name } cambia una ficha.
    }
web-told-hand-over = { $known ->
        [yes] { $name } entrega { $tile }.
       *[no] { $name } entrega una ficha.
    }
web-told-drop = { $known ->
        [yes] { $name } deja { $tile }.
       *[no] { $name } deja una ficha.
    }
web-told-knock = { $what ->
        [exchange] { $name } pide un cambio.
        [take] { $name } pide una toma.
       *[move] { $name } pide la jugada.
    }
web-told-begin = { $name } empieza a construir.
web-told-rotate = { $half ->
        [yes] { $name } da la vuelta a la figura inicial.
       *[no] { $name } deja la figura inicial como está.
    }
web-told-extend = { $own ->
        [yes] { $name } amplía su figura.
       *[no] { $name } deja que amplíe su rival.
    }
web-told-stop = ¡{ $name } ha parado primero!
web-told-protest = { $game ->
        [fulls] { $name } protesta con razón: la ficha vuelve, y { $name } puede poner cualquiera.
        [doubles] { $name } protesta con razón: las fichas mal puestas y la mano del rival van a la reserva de { $name }.
        [rings] { $name } protesta con razón: las fichas mal puestas y la mano del rival van a la reserva de { $name }.
        [steals] { $name } protesta con razón: la jugada se retira, y juega { $name }.
       *[other] { $name } protesta con razón: la ficha vuelve y se cambia, y { $name } puede poner cualquiera.
    }
web-told-hurry = { $name } pone en marcha el reloj.
web-told-capture = { $name } captura la figura.
web-told-give-all = { $name } entrega todas sus fichas.
web-told-pass = { $name } pasa.
web-told-take = { $name } toma una ficha.
web-told-draw = { $name } roba.
web-told-mark = { $name } anota un resultado.

## Lo que se puede acordar

web-preset = Reglas
web-preset-pentaraduga-book = Como en el libro
web-preset-pentaraduga-beginners = Para principiantes
web-rules-changed = No del todo como en el libro
web-option-aids = La mesa ayuda con
web-option-aids-full = sitios y plenas
web-option-aids-places = sitios
web-option-aids-none = nada
web-option-referee = Arbitra
web-option-referee-server = la mesa
web-option-referee-players = los jugadores
web-option-referee-about = Si arbitran los jugadores, lo que va contra las reglas vale, salvo que el rival proteste antes de la siguiente jugada.
web-option-deal = Reparto de fichas
web-option-deal-random = al azar
web-option-deal-fair = equitativo
web-option-deal-about = En un reparto equitativo, las manos solo difieren en los colores.
web-option-interception = Interceptar
web-option-interception-on = permitido
web-option-interception-off = no permitido
web-option-always-check = Las figuras
web-option-always-check-on = se comparan siempre
web-option-always-check-off = se comparan si nadie se rinde
web-option-opening-limit = Tiempo para empezar
web-option-opening-limit-none = Sin límite
web-option-replay-limit = Tiempo del desquite
web-option-replay-limit-none = Sin límite
web-option-unplaced-bonus = Las fichas que quedan
web-option-unplaced-bonus-off = no cuentan
web-option-unplaced-bonus-on = cuentan para el primero
web-option-move-time-none = Sin límite
web-rule-aids-places = La mesa muestra los sitios, pero no en cuáles la ficha es plena.
web-rule-aids-none = La mesa no ayuda.
web-rule-referee-players = Arbitran los jugadores: protesta a tiempo.
web-rule-deal-fair = Ambos tienen fichas igual de buenas.
web-rule-interception-off = Nadie intercepta.
web-rule-at-once-off = Por turnos, y no ambos a la vez.
web-rule-unplaced-bonus-on = Las fichas que quedan cuentan para el primero.
web-rule-move-time-set = { $seconds } segundos por jugada.

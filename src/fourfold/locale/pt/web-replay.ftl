### Rever partidas de Pentaraduga.

web-replay-began-tiles = { $known ->
        [yes] As pedras estão distribuídas. { $name } começa.
       *[no] As pedras estão distribuídas.
    }
web-replay-result-points = { $won ->
        [yes] { $name } ganha, { $high } a { $low }. { $why }
       *[no] Empate, { $high } a { $low }. { $why }
    }
web-replay-told-arrange = { $name } constrói.
web-replay-told-check = { $name } mostra a figura.
web-replay-told-surrender = { $name } se rende.
web-replay-both-build = Ambos constroem.

## Plenas que escaparam

web-replay-full-possible = { $count ->
        [1] { $name } também podia ter posto uma plena.
       *[other] { $name } também podia ter posto uma plena, em { $count } lugares.
    }
web-replay-full-some = { $count ->
        [1] Uma vez nesta partida se podia pôr uma plena, e não se pôs.
       *[other] { $count } vezes nesta partida se podia pôr uma plena, e não se pôs.
    }
web-replay-full-none = Nenhuma plena escapou.
web-replay-full-show = Mostrar onde
web-replay-full-place = Plena aqui: { $tile }
web-replay-full-here = Uma plena era possível aqui

## A melhor figura

web-replay-best-seek = O que { $name } podia ter construído?
web-replay-best-busy = Buscando…
web-replay-best-of = A melhor figura de { $name }
web-replay-best-more = Examinar
web-replay-best = { $found ->
       *[no] Estas pedras não dão uma figura assim.
        [yes] { $goal ->
            [frame] A maior moldura com as pedras de { $name }.
           *[other] { $proved ->
               *[yes] A melhor figura com as pedras de { $name } vale { $count }.
                [no] A melhor figura achada até agora com as pedras de { $name } vale { $count }.
            }
        }
    }

## Continuar a jogar

web-replay-on-tiles = Uma mesa nova que começa como está aqui. Os relógios recomeçam, e os pedidos se perdem.
web-replay-on-keep = Jogar com um amigo com as mesmas pedras escondidas. Ele precisa concordar. Senão, as pedras escondidas são sorteadas de novo.
web-replay-on-running = Esta partida ainda está em jogo. Dá para continuar daqui quando ela acabar.
web-replay-on-covered = Uma figura desta partida fica coberta, então ninguém pode continuar daqui.

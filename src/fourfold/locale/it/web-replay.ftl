### Rivedere partite di Pentaraduga.

web-replay-began-tiles = { $known ->
        [yes] Le tessere sono distribuite. Comincia { $name }.
       *[no] Le tessere sono distribuite.
    }
web-replay-result-points = { $won ->
        [yes] Vince { $name }, { $high } a { $low }. { $why }
       *[no] Pareggio, { $high } a { $low }. { $why }
    }
web-replay-told-arrange = { $name } costruisce.
web-replay-told-check = { $name } mostra la figura.
web-replay-told-surrender = { $name } si arrende.
web-replay-both-build = Costruiscono entrambi.

## Piene mancate

web-replay-full-possible = { $count ->
        [one] { $name } poteva anche posare una tessera piena.
       *[other] { $name } poteva anche posare una tessera piena, in { $count } posti.
    }
web-replay-full-some = { $count ->
        [one] Una volta in questa partita si poteva posare una tessera piena, e non è successo.
       *[other] { $count } volte in questa partita si poteva posare una tessera piena, e non è successo.
    }
web-replay-full-none = Nessuna tessera piena è sfuggita.
web-replay-full-show = Mostra dove
web-replay-full-place = Piena qui: { $tile }
web-replay-full-here = Qui si poteva posare una tessera piena

## La figura migliore

web-replay-best-seek = Che cosa poteva costruire { $name }?
web-replay-best-busy = Si cerca…
web-replay-best-of = La figura migliore di { $name }
web-replay-best-more = Studiala
web-replay-best = { $found ->
       *[no] Con queste tessere una figura così non c’è.
        [yes] { $goal ->
            [frame] La cornice più grande con le tessere di { $name }.
           *[other] { $proved ->
               *[yes] La figura migliore con le tessere di { $name } vale { $count }.
                [no] La figura migliore trovata finora con le tessere di { $name } vale { $count }.
            }
        }
    }

## Continuare

web-replay-on-tiles = Un nuovo tavolo che comincia da qui. Gli orologi ripartono, e le prenotazioni cadono.
web-replay-on-keep = Gioca con un amico con le stesse tessere nascoste. Il tuo amico deve accettare. Altrimenti le tessere nascoste si pescano di nuovo.
web-replay-on-running = Questa partita si gioca ancora. Potrai continuare da qui quando sarà finita.
web-replay-on-covered = Una figura di questa partita resta coperta: nessuno può continuare da qui.

### I tavoli di Pentaraduga nel browser.

## Il tavolo su cui stanno le tessere

web-field-larger = Più grande
web-field-smaller = Più piccolo
web-field-fit = Vedi tutto
web-field-turn = Gira la tessera
web-figure = { $whose ->
        [mine] La tua figura
        [other] La figura di { $name }
       *[common] La figura
    }
web-tile = { $left }, { $big } grande, { $right }
web-tile-closed = una tessera coperta
web-place = { $mark ->
        [none] Posto { $name }
        [full] Posto { $name }, piena
        [twice-full] Posto { $name }, due volte piena
        [ring] Posto { $name }, anello
        [reach] Posto { $name }, arriva alla meta
       *[other] Posto { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
web-squares = { $count ->
        [0] Nessun quadrato
        [one] { $count } quadrato
       *[other] { $count } quadrati
    }
# I quadrati a cavallo della linea di mezzo non contano per nessuno.
web-squares-sides = Quadrati: { $mine } dalla tua parte, { $other } dall’altra
web-hand-of = Le tessere di { $name }
web-stock-of = La riserva di { $name }.
web-stock-count = { $count ->
        [0] È vuota.
        [one] Una tessera.
       *[other] { $count } tessere.
    }
web-stock-open = Scoperte: { $tiles }.
web-captured = { $count ->
        [0] Nulla di catturato
        [one] { $count } quadrato catturato
       *[other] { $count } quadrati catturati
    }
web-curtain = Passa il dispositivo a { $name }.
web-curtain-open = Mostra tessere

## Che cosa si può fare

web-actions = Azioni
web-act-exchange = Scambia tessera
web-act-hand-over = Cedi una tessera
web-act-knock = { $what ->
        [exchange] Prenota scambio
        [take] Prenota presa
       *[move] Prenota mossa
    }
web-act-knock-about = Poi nessuno può mettersi in mezzo, e hai un minuto.
web-act-take = Prendi tessera
web-act-draw = Pesca tessera
web-act-capture = Cattura la figura
web-act-rotate = Mezzo giro
web-act-rotate-not = Lasciala così
web-act-give-all = Cedi tutte le tessere
web-act-hurry = Avvia il minuto
web-act-pass = { $replaying ->
        [yes] Finisci qui
       *[no] { $need ->
                [capture] Non catturare
                [accept] Accetta
               *[any] Passo
            }
    }
web-act-protest = Protesto!
web-lay-done = Ecco la mia mossa
web-lay-back = { $count ->
        [one] Riprendila
       *[other] Riprendile
    }

## Che cosa è richiesto

web-status-its-place = { $finger ->
        [yes] Tocca il suo posto. Un altro tocco la posa.
       *[no] Scegli il suo posto.
    }
web-status-lay-on = Scegli la prossima tessera di questa mossa.
web-status-lay-or-on = Finisci la mossa, o scegli un’altra tessera.
web-status-lay-done = Finisci la mossa, o riprendi le tessere.
web-status-lay-nowhere = Così non si va avanti. Riprendi le tessere e comincia in altro modo.
# La tessera scelta non si può posare; forse altre di questa mossa ci sono già, forse si può scambiare.
web-status-no-place = { $laid ->
        [yes] Per questa tessera adesso non c’è posto. Scegline un’altra, o riprendi le tessere.
       *[no] { $exchange ->
                [yes] Per questa tessera non c’è posto. Scegline un’altra, o scambiala.
               *[no] Per questa tessera non c’è posto. Scegline un’altra.
            }
    }
web-status-no-cut = Con questa tessera non puoi intercettare.
web-status-anywhere = Tocca dove mettere la tessera, poi toccala per posarla.
web-status-cut-in = Tocca a { $name }. Puoi intercettare.
web-status-meant-exchange = Quale tessera dai via?
web-status-meant-hand-over = Quale tessera cedi?
web-penta-status = { $phase ->
        [over] La partita è finita.
        [start] { $who ->
                [you] Posa le prime tessere.
                [here] { $name }, posa le prime tessere.
               *[other] { $name } comincia…
            }
        [add] { $who ->
                [you] Aggiungi le tue tessere alla figura iniziale.
                [here] { $name }, aggiungi le tue tessere alla figura iniziale.
               *[other] { $name } completa la figura iniziale…
            }
        [hand-over] { $who ->
                [you] Cedi all’avversario una tessera con del giallo.
                [here] { $name }, cedi all’avversario una tessera con del giallo.
               *[other] { $name } sceglie una tessera per te…
            }
        [rotate] { $who ->
                [you] Gira la figura iniziale di mezzo giro, o lasciala così.
                [here] { $name }, gira la figura iniziale di mezzo giro, o lasciala così.
               *[other] { $name } guarda la figura iniziale…
            }
        [any] { $who ->
                [you] Tocca a te.
                [here] { $name }, tocca a te.
               *[other] Tocca a { $name }…
            }
        [full] { $who ->
                [you] Rispondi con una tessera piena.
                [here] { $name }, rispondi con una tessera piena.
               *[other] { $name } cerca una tessera piena…
            }
        [capture] { $who ->
                [you] Puoi catturare la figura.
                [here] { $name }, puoi catturare la figura.
               *[other] { $name } può catturare la figura…
            }
        [accept] { $who ->
                [you] L’ultima tessera è posata. Accettala, o protesta.
                [here] { $name }, accetta l’ultima tessera, o protesta.
               *[other] { $name } guarda l’ultima tessera…
            }
        [give] { $who ->
                [you] Dai una tessera per quella che hai preso.
                [here] { $name }, dai una tessera per quella che hai preso.
               *[other] { $name } dà una tessera…
            }
        [replay-any] { $who ->
                [you] Recupero, giochi solo tu: una tessera qualsiasi.
                [here] { $name }, giochi solo tu: una tessera qualsiasi.
               *[other] { $name } gioca il recupero…
            }
        [replay-full] { $who ->
                [you] Recupero, giochi solo tu: una tessera piena.
                [here] { $name }, giochi solo tu: una tessera piena.
               *[other] A { $name } serve una tessera piena…
            }
        [lock-move] { $who ->
                [you] Hai prenotato la mossa: posa la tua tessera.
                [here] { $name }, hai prenotato la mossa.
               *[other] { $name } ha prenotato la mossa…
            }
        [lock-exchange] { $who ->
                [you] Hai prenotato uno scambio: scegli una tessera.
                [here] { $name }, hai prenotato uno scambio.
               *[other] { $name } scambia una tessera…
            }
        [lock-take] { $who ->
                [you] Hai prenotato una presa: scegli una tessera che sta in una figura.
                [here] { $name }, hai prenotato una presa.
               *[other] { $name } prende una tessera…
            }
        [opening] { $who ->
                [you] Posa la tua figura iniziale di due tessere.
                [here] { $name }, posa la tua figura iniziale di due tessere.
               *[other] { $name } posa una figura iniziale…
            }
        [race] { $who ->
                [here] { $name }, tocca a te.
               *[other] Posa in fretta quanto vuoi. Nessuno aspetta.
            }
        [stage-answer] { $who ->
                [you] Scambio totale. Fai le tue ultime mosse, poi cedi le tue tessere.
                [here] { $name }, fai le tue ultime mosse, poi cedi le tue tessere.
               *[other] { $name } fa le ultime mosse…
            }
        [stage-rest] { $who ->
                [you] Gioca quello che hai ricevuto, poi rendi il resto.
                [here] { $name }, gioca quello che hai ricevuto, poi rendi il resto.
               *[other] { $name } gioca le tue tessere…
            }
        [stage-last] { $who ->
                [you] Le ultime tessere: posa quello che puoi.
                [here] { $name }, le ultime tessere: posa quello che puoi.
               *[other] { $name } posa le ultime tessere…
            }
       *[move] { $who ->
                [you] Tocca a te.
                [here] { $name }, tocca a te.
               *[other] Tocca a { $name }…
            }
    }

## Posare scrivendo

web-typed = Tessera e posto
web-typed-open = Scrivi il posto
web-typed-lay = Posa
web-typed-close = Chiudi
# Gli esempi restano come sono: la pagina legge queste lettere in ogni lingua.
web-typed-help = Per esempio rOrL o oRoU, o con la cella: oRoU@0,0.
web-typed-unreadable = «{ $text }» non è un posto; attesi una tessera, la direzione della punta ed eventualmente altre lettere, come rOrL, oRoU o oRoU@0,0.
web-typed-not-now = { $tile } adesso non si può posare.
web-typed-several = «{ $text }» ha più posti: { $places }.
web-typed-nowhere = { $count ->
        [0] Adesso non c’è posto per { $tile }.
       *[other] «{ $text }» non è un posto per lei; { $tile } va qui: { $places }.
    }
web-typed-cell = Di’ anche la direzione e la cella in basso a sinistra di { $tile }, come { $tile }В@0,0.
web-typed-covered = Lì c’è un’altra tessera.

## Costruire dietro un paravento

web-count-faults = { $count ->
        [one] { $count } difetto
       *[other] { $count } difetti
    }
web-screen = { $noticed ->
        [stopped] { $name } ha detto stop e copre la figura.
        [open] { $name } continua allo scoperto.
        [dropped] { $name } ha scartato una tessera per te.
        [waiting] { $name } aspetta.
        [hidden] { $name } non mostra la figura.
       *[building] { $name } costruisce dietro il paravento.
    }
web-act-begin = Mostra tessere
# As in English
web-act-stop = Stop!
web-act-check = Confronta
web-act-mark = Segna risultato
web-act-keep = Tieni le mie
web-act-drop = Scambia tessera
web-act-surrender = Mi arrendo
web-act-extend = Amplia la mia
web-act-extend-other = Lascia fare all’altro
web-building-drop-which = Quale tessera dai via?
web-building-best = La figura migliore con queste tessere
web-building-status = { $phase ->
        [over] La partita è finita.
        [extending] Aggiungi tutte le altre tessere alla tua figura.
        [extended] { $name } amplia la figura…
        [choosing] La tua figura ha vinto. La ampli con tutte le tessere, o lasci fare a { $name }?
        [chosen] { $name } sceglie chi amplia…
        [waiting] { $name } costruisce…
        [begin] { $mine }, le tue tessere sono ancora coperte. Il tuo tempo corre da quando le vedi.
        [in-turn] { $mine }, costruisci la tua figura, poi di’ stop. Il tempo corre.
        [dropped] { $name } deve darti una tessera per la tua. Niente stop fino ad allora.
        [answering] { $name } ha scartato una tessera per te. Dai una delle tue.
        [stopped] Hai detto stop. A { $name } resta poco tempo…
        [open] { $name } ha detto stop prima di te! Finisci la tua figura, poi confronta.
       *[building] { $game ->
                [frames] Costruisci una cornice intorno al buco più grande che puoi. Di’ stop quando va bene.
               *[other] Fai una sola figura con tutte le tue tessere, con più quadrati che puoi. Di’ stop quando va bene.
            }
    }

## Che cosa è successo

web-told-lay = { $count ->
        [one] { $name } posa { $tiles }.
       *[other] { $name } posa { $count } tessere: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } scambia { $tile }.
       *[no] { $name } scambia una tessera.
    }
web-told-hand-over = { $known ->
        [yes] { $name } cede { $tile }.
       *[no] { $name } cede una tessera.
    }
web-told-drop = { $known ->
        [yes] { $name } scarta { $tile }.
       *[no] { $name } scarta una tessera.
    }
web-told-knock = { $what ->
        [exchange] { $name } prenota uno scambio.
        [take] { $name } prenota una presa.
       *[move] { $name } prenota la mossa.
    }
web-told-begin = { $name } comincia a costruire.
web-told-rotate = { $half ->
        [yes] { $name } gira la figura iniziale di mezzo giro.
       *[no] { $name } lascia la figura iniziale com’è.
    }
web-told-extend = { $own ->
        [yes] { $name } amplia la propria figura.
       *[no] { $name } lascia ampliare all’altro.
    }
web-told-stop = { $name } dice stop prima dell’altro!
# La protesta era giusta; quanto costa dipende dal gioco.
web-told-protest = { $game ->
        [fulls] { $name } protesta e ha ragione: la tessera torna indietro, e { $name } può posare una tessera qualsiasi.
        [doubles] { $name } protesta e ha ragione: le tessere sbagliate e la mano dell’altro vanno nella riserva di { $name }.
        [rings] { $name } protesta e ha ragione: le tessere sbagliate e la mano dell’altro vanno nella riserva di { $name }.
        [steals] { $name } protesta e ha ragione: la mossa è ritirata, e tocca a { $name }.
       *[other] { $name } protesta e ha ragione: la tessera torna indietro e si scambia, e { $name } può posare una tessera qualsiasi.
    }
web-told-hurry = { $name } avvia il minuto.
web-told-capture = { $name } cattura la figura.
web-told-give-all = { $name } cede tutte le tessere.
web-told-pass = { $name } passa.
web-told-take = { $name } prende una tessera.
web-told-draw = { $name } pesca.
web-told-mark = { $name } segna un risultato.

## Che cosa si può concordare

web-preset = Regole
web-preset-pentaraduga-book = Come nel libro
web-preset-pentaraduga-beginners = Per principianti
web-rules-changed = Non proprio come nel libro
web-option-aids = Il tavolo mostra
web-option-aids-full = posti e tessere piene
web-option-aids-places = posti
web-option-aids-none = nulla
web-option-referee = Arbitro
web-option-referee-server = il tavolo
web-option-referee-players = i giocatori
web-option-referee-about = Dove arbitrano i giocatori, ciò che è contro le regole vale se l’avversario non protesta prima della mossa seguente.
web-option-deal = Le tessere si danno
web-option-deal-random = a caso
web-option-deal-fair = alla pari
web-option-deal-about = Le mani date alla pari differiscono solo nei colori.
web-option-interception = Intercettazioni
web-option-interception-on = permessi
web-option-interception-off = non permessi
web-option-always-check = Confronto
web-option-always-check-on = sempre
web-option-always-check-off = se nessuno si arrende
web-option-opening-limit = Tempo per iniziare
web-option-opening-limit-none = Senza limite
web-option-replay-limit = Tempo del recupero
web-option-replay-limit-none = Senza limite
web-option-unplaced-bonus = Le tessere rimaste
web-option-unplaced-bonus-off = non contano
web-option-unplaced-bonus-on = contano per il primo
web-option-move-time-none = Senza limite
web-rule-aids-places = Il tavolo mostra i posti, ma non dove la tessera è piena.
web-rule-aids-none = Il tavolo non aiuta.
web-rule-referee-players = Arbitrano i giocatori: protesta in tempo.
web-rule-deal-fair = Entrambi hanno tessere ugualmente buone.
web-rule-interception-off = Nessuno intercetta.
web-rule-at-once-off = Uno dopo l’altro, invece che insieme.
web-rule-unplaced-bonus-on = Le tessere rimaste contano per il primo.
web-rule-move-time-set = { $seconds } secondi a mossa.

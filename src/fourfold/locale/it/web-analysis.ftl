### Analisi e revisione di Quarto, e i livelli del computer.

## Quanto vale una scelta

# Dopo il nome di una casella o di un pezzo. $turns è 0 dove non si sa in quanti turni.
web-worth = { $value ->
        [win] { $turns ->
                [0] vince
                [1] vince subito
               *[other] vince in { $turns } turni
            }
        [loss] { $turns ->
                [0] perde
                [1] perde subito
               *[other] perde in { $turns } turni
            }
        [draw] pareggio
       *[unknown] non ancora noto
    }
web-worth-square = { $square }, vuota: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analisi

web-analysis = Analisi
web-verdict-holder-win = { $turns ->
        [0] Chi ha il pezzo vince.
        [1] Chi ha il pezzo vince subito.
       *[other] Chi ha il pezzo vince in { $turns } turni.
    }
web-verdict-holder-draw = Se entrambi giocano bene, è pareggio.
web-verdict-holder-loss = { $turns ->
        [0] Chi ha il pezzo perde.
       *[other] Chi ha il pezzo perde in { $turns } turni.
    }
web-verdict-holder-unknown = Quanto vale avere questo pezzo?
web-verdict-giver-win = { $turns ->
        [0] Chi dà adesso vince.
       *[other] Chi dà adesso vince in { $turns } turni.
    }
web-verdict-giver-draw = Se entrambi giocano bene, è pareggio.
web-verdict-giver-loss = { $turns ->
        [0] Chi dà adesso perde.
        [1] Chi dà adesso perde subito.
       *[other] Chi dà adesso perde in { $turns } turni.
    }
web-verdict-giver-unknown = Quanto vale dare adesso?
web-verdict-line = { $count ->
        [one] { $lines } è un allineamento. Chi ha posato l’ultimo pezzo lo annuncia e vince.
       *[other] { $lines } sono allineamenti. Chi ha posato l’ultimo pezzo ne annuncia uno e vince.
    }
web-verdict-full = La plancia è piena, senza allineamenti: pareggio.
web-analysis-place = Tocca una casella per posarlo lì.
web-analysis-give = Tocca un pezzo per darlo.
web-analysis-waiting = In attesa del turno…
web-analysis-searching = Noti { $done } di { $all }. { $boards } posizioni in { $seconds } s…
web-analysis-complete = Tutto è noto, dopo { $boards } posizioni in { $seconds } s.
web-analysis-known = Tutto è noto.
web-analysis-time = Un minuto è passato: noti { $done } di { $all }.
web-analysis-stopped = Fermato: noti { $done } di { $all }.
web-analysis-stop = Ferma
web-analysis-again = Avanti
web-analysis-back = Indietro
web-analysis-setup = Componi o gioca
web-analysis-text = Posizione o partita
web-analysis-text-hint = Copiala, o incolla qui una posizione. Una partita registrata che incolli si apre come revisione.
web-analysis-not-text = Non è né una posizione né una partita. Una posizione si scrive così: { $example }
web-analysis-rules = Che cosa è un allineamento
web-analysis-legend = Che cosa dicono i segni
web-analysis-legend-text =
    + su un disco: vince. = su una barra: pareggia. − su un quadrato: perde. Tutto vale per chi decide adesso, se poi entrambi giocano bene.
    Il numero conta i turni fino all’allineamento, anche quelli dell’altro. Un anello segna la scelta migliore.

## Revisione

web-review-move-mistake = { $move }, un errore
web-review-plot = Quanto valeva la partita dopo ogni passo: sopra la metà vince { $a }, sotto { $b }.
web-review-plot-wins = Vince { $name }
web-review-win = { $name } ha la vittoria in mano.
web-review-draw = È pareggio, se entrambi giocano bene.
web-review-loss = { $name } perde, se l’altro gioca bene.
web-review-threw-win = { $after ->
        [draw] { $name } stava vincendo. Ora è pareggio.
       *[loss] { $name } stava vincendo. Ora vince l’altro.
    }
web-review-threw-draw = { $name } aveva il pareggio. Ora vince l’altro.
web-review-missed = { $name } poteva annunciare { $lines }.
web-review-decided = Questo ha deciso la partita.
web-review-mistakes = { $count ->
        [0] Nessun errore.
        [one] Un errore.
       *[other] { $count } errori.
    }
web-review-next = Errore seguente
web-review-better = Che cosa doveva giocare { $name }?
web-review-back = Torna alla partita
web-review-looking = Si cerca…
web-review-unknown = Non si è potuto scoprire.
web-review-was-best = Non c’era di meglio: { $worth }.
web-review-call = Annunciare { $lines } avrebbe vinto.
web-review-best-square = Il meglio era { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [one] Il meglio era dare il pezzo con l’anello: { $worth }.
       *[other] Il meglio era dare un pezzo con l’anello: { $worth }.
    }
web-review-analyse = Analizza questa posizione
web-review-replay = Rivedi soltanto

## Livelli

web-levels = I livelli del computer
web-levels-lead = Otto livelli di Quarto, ciascuno nettamente più forte del precedente. Sali quando vinci più spesso di quanto perdi.
web-levels-expect-1 = Vede tre allineamenti su dieci, i suoi e quelli che regala. Può batterlo chi ha appena letto le regole.
web-levels-expect-2 = Vede poco più della metà degli allineamenti. Adatto alla prima serata.
web-levels-expect-3 = Vede la maggior parte degli allineamenti. Bada poco a che cosa gli resterà da dare, e finisce i pezzi sicuri.
web-levels-expect-4 = Vede quasi tutti gli allineamenti. Per vincere devi contare i pezzi sicuri; lui lo fa solo una volta su due.
web-levels-expect-5 = Vede ogni allineamento una mossa avanti. Non ti regala mai la vittoria finché ha un altro pezzo da dare.
web-levels-expect-6 = Spesso gioca senza errori, da quando la plancia è piena a metà.
web-levels-expect-7 = Di solito gioca senza errori, da dieci caselle libere in poi. Devi essere in vantaggio prima.
web-levels-expect-8 = Non sbaglia mai, e tende trappole. Chi gioca anche lui senza errori ottiene il pareggio, e nessuno ottiene di più.
web-levels-below = Su cento partite contro il livello { $level }: vinte { $wins }, pari { $draws }.
web-levels-measured = Misurato in partite dei livelli tra loro, 200 per ogni coppia. La barra mostra com’è andata in cento partite contro il livello precedente: vinte, pari, perse.
web-levels-play = Gioca contro { $name }
web-levels-play-short = Gioca

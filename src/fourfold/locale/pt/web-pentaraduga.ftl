### As mesas de Pentaraduga no navegador.

## A mesa onde ficam as pedras

web-field-larger = Ampliar
web-field-smaller = Reduzir
web-field-fit = Ver tudo
web-field-turn = Girar a pedra
web-figure = { $whose ->
        [mine] A sua figura
        [other] A figura de { $name }
       *[common] A figura
    }
web-tile = { $left }, { $big } grande, { $right }
web-tile-closed = uma pedra fechada
web-place = { $mark ->
        [none] Lugar { $name }
        [full] Lugar { $name }, plena
        [twice-full] Lugar { $name }, duas vezes plena
        [ring] Lugar { $name }, anel
        [reach] Lugar { $name }, alcança
       *[other] Lugar { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
web-squares = { $count ->
        [0] Nenhum quadrado
        [one] { $count } quadrado
       *[other] { $count } quadrados
    }
# Quadrados sobre a linha do meio não contam para ninguém.
web-squares-sides = Quadrados: { $mine } do seu lado, { $other } do outro
web-hand-of = As pedras de { $name }
web-stock-of = A reserva de { $name }.
web-stock-count = { $count ->
        [0] Está vazia.
        [one] Uma pedra.
       *[other] { $count } pedras.
    }
web-stock-open = Abertas: { $tiles }.
web-captured = { $count ->
        [0] Nada capturado
        [one] { $count } quadrado capturado
       *[other] { $count } quadrados capturados
    }
web-curtain = Passe o aparelho para { $name }.
web-curtain-open = Ver minhas pedras

## O que se pode fazer

web-actions = Ações
web-act-exchange = Trocar pedra
web-act-hand-over = Entregar pedra
web-act-knock = { $what ->
        [exchange] Pedir troca
        [take] Pedir retirada
       *[move] Pedir jogada
    }
web-act-knock-about = Assim ninguém pode se interpor, e você tem um minuto.
web-act-take = Tirar pedra
web-act-draw = Comprar pedra
web-act-capture = Capturar a figura
web-act-rotate = Virar
web-act-rotate-not = Deixar assim
web-act-give-all = Entregar todas
web-act-hurry = Ligar o relógio
web-act-pass = { $replaying ->
        [yes] Terminar
       *[no] { $need ->
                [capture] Não capturar
                [accept] Aceitar
               *[any] Passo
            }
    }
web-act-protest = Protesto!
web-lay-done = Jogada feita
web-lay-back = { $count ->
        [one] Devolvê-la
       *[other] Devolvê-las
    }

## O que se pede

web-status-its-place = { $finger ->
        [yes] Toque no lugar. Outro toque põe a pedra.
       *[no] Escolha o lugar.
    }
web-status-lay-on = Escolha a próxima pedra desta jogada.
web-status-lay-or-on = Termine a jogada ou escolha outra pedra para ela.
web-status-lay-done = Termine a jogada ou devolva as pedras.
web-status-lay-nowhere = Assim não se chega a nada. Devolva as pedras e comece de outro modo.
# A pedra escolhida não pode ser posta; talvez outras da jogada já estejam postas, talvez possa ser trocada.
web-status-no-place = { $laid ->
        [yes] Agora não há lugar para esta pedra. Escolha outra ou devolva as pedras.
       *[no] { $exchange ->
                [yes] Não há lugar para esta pedra. Escolha outra ou troque-a.
               *[no] Não há lugar para esta pedra. Escolha outra.
            }
    }
web-status-no-cut = Com esta pedra não se pode interceptar.
web-status-anywhere = Toque onde a pedra deve ficar e toque nela para colocar.
web-status-cut-in = É a vez de { $name }. Você pode interceptar.
web-status-meant-exchange = Que pedra você dá?
web-status-meant-hand-over = Que pedra você entrega?
web-penta-status = { $phase ->
        [over] A partida acabou.
        [start] { $who ->
                [you] Ponha as primeiras pedras.
                [here] { $name }, ponha as primeiras pedras.
               *[other] { $name } começa…
            }
        [add] { $who ->
                [you] Acrescente as suas pedras à figura inicial.
                [here] { $name }, acrescente as suas pedras à figura inicial.
               *[other] { $name } completa a figura inicial…
            }
        [hand-over] { $who ->
                [you] Entregue ao adversário uma pedra com amarelo.
                [here] { $name }, entregue ao adversário uma pedra com amarelo.
               *[other] { $name } escolhe uma pedra para você…
            }
        [rotate] { $who ->
                [you] Vire a figura inicial ou deixe assim.
                [here] { $name }, vire a figura inicial ou deixe assim.
               *[other] { $name } olha a figura inicial…
            }
        [any] { $who ->
                [you] É a sua vez.
                [here] { $name }, é a sua vez.
               *[other] É a vez de { $name }…
            }
        [full] { $who ->
                [you] Responda com uma plena.
                [here] { $name }, responda com uma plena.
               *[other] { $name } procura uma plena…
            }
        [capture] { $who ->
                [you] Você pode capturar a figura.
                [here] { $name }, você pode capturar a figura.
               *[other] { $name } pode capturar a figura…
            }
        [accept] { $who ->
                [you] A última pedra está posta. Aceite ou proteste.
                [here] { $name }, aceite a última pedra ou proteste.
               *[other] { $name } olha a última pedra…
            }
        [give] { $who ->
                [you] Dê uma pedra pela que tirou.
                [here] { $name }, dê uma pedra pela que tirou.
               *[other] { $name } dá uma pedra…
            }
        [replay-any] { $who ->
                [you] Agora você continua por sua conta: qualquer pedra.
                [here] { $name }, continue por sua conta: qualquer pedra.
               *[other] { $name } continua por sua conta…
            }
        [replay-full] { $who ->
                [you] Agora você continua por sua conta: uma plena.
                [here] { $name }, continue por sua conta: uma plena.
               *[other] { $name } precisa de uma plena…
            }
        [lock-move] { $who ->
                [you] Você pediu a jogada: ponha a sua pedra.
                [here] { $name }, você pediu a jogada.
               *[other] { $name } pediu a jogada…
            }
        [lock-exchange] { $who ->
                [you] Você pediu uma troca: escolha uma pedra.
                [here] { $name }, você pediu uma troca.
               *[other] { $name } troca uma pedra…
            }
        [lock-take] { $who ->
                [you] Você pediu uma retirada: escolha uma pedra de uma figura.
                [here] { $name }, você pediu uma retirada.
               *[other] { $name } tira uma pedra…
            }
        [opening] { $who ->
                [you] Ponha a sua figura inicial de duas pedras.
                [here] { $name }, ponha a sua figura inicial de duas pedras.
               *[other] { $name } põe uma figura inicial…
            }
        [race] { $who ->
                [here] { $name }, é a sua vez.
               *[other] Ponha pedras tão rápido quanto quiser. Ninguém espera.
            }
        [stage-answer] { $who ->
                [you] Todas as pedras mudam de mão. Faça as últimas jogadas e entregue as suas.
                [here] { $name }, faça as últimas jogadas e entregue as suas pedras.
               *[other] { $name } faz as últimas jogadas…
            }
        [stage-rest] { $who ->
                [you] Jogue o que recebeu e devolva o resto.
                [here] { $name }, jogue o que recebeu e devolva o resto.
               *[other] { $name } joga as pedras que recebeu…
            }
        [stage-last] { $who ->
                [you] As últimas pedras: ponha as que puder.
                [here] { $name }, as últimas pedras: ponha as que puder.
               *[other] { $name } põe as últimas pedras…
            }
       *[move] { $who ->
                [you] É a sua vez.
                [here] { $name }, é a sua vez.
               *[other] É a vez de { $name }…
            }
    }

## Pôr escrevendo

web-typed = Pedra e lugar
web-typed-open = Digitar lugar
web-typed-lay = Pôr
web-typed-close = Fechar
# Os exemplos ficam como estão: a página lê estas letras em qualquer idioma.
web-typed-help = Como rOrL ou oRoU, ou com a célula: oRoU@0,0.
web-typed-unreadable = “{ $text }” não é um lugar; esperavam-se uma pedra, para onde aponta seu vértice e talvez mais letras, como rOrL, oRoU ou oRoU@0,0.
web-typed-not-now = { $tile } não se pode pôr agora.
web-typed-several = “{ $text }” tem vários lugares: { $places }.
web-typed-nowhere = { $count ->
        [0] Agora não há lugar para { $tile }.
       *[other] “{ $text }” não é lugar para ela; { $tile } encaixa em { $places }.
    }
web-typed-cell = Diga também a direção e a célula inferior esquerda de { $tile }, como { $tile }В@0,0.
web-typed-covered = Aí já está outra pedra.

## Construir atrás do biombo

web-count-faults = { $count ->
        [one] { $count } falta
       *[other] { $count } faltas
    }
web-screen = { $noticed ->
        [stopped] { $name } parou e cobriu a figura.
        [open] { $name } continua à vista.
        [dropped] { $name } deixou uma pedra para você.
        [waiting] { $name } espera.
        [hidden] { $name } não mostra a figura.
       *[building] { $name } constrói atrás do biombo.
    }
web-act-begin = Ver minhas pedras
web-act-stop = Parei!
web-act-check = Comparar figuras
web-act-mark = Anotar resultado
web-act-keep = Não trocar
web-act-drop = Trocar pedra
web-act-surrender = Render-se
web-act-extend = Ampliar a minha
web-act-extend-other = O adversário amplia
web-building-drop-which = Que pedra você dá?
web-building-best = A melhor figura destas pedras
web-building-status = { $phase ->
        [over] A partida acabou.
        [extending] Acrescente todas as outras pedras à sua figura.
        [extended] { $name } amplia…
        [choosing] A sua figura ganhou. Ampliar com todas as pedras, ou deixar { $name } ampliar?
        [chosen] { $name } escolhe quem amplia…
        [waiting] { $name } constrói…
        [begin] { $mine }, as suas pedras ainda estão cobertas. O seu tempo corre desde que as vê.
        [in-turn] { $mine }, construa a sua figura e pare. O relógio está correndo.
        [dropped] { $name } tem de lhe dar uma pedra pela sua. Até lá ninguém pode parar.
        [answering] { $name } deixou uma pedra para você. Dê uma das suas.
        [stopped] Você parou. { $name } tem pouco tempo…
        [open] { $name } parou primeiro! Termine a sua figura e compare.
       *[building] { $game ->
                [frames] Construa uma moldura em volta do maior buraco que puder. Pare quando estiver boa.
               *[other] Faça uma figura com todas as suas pedras e o máximo de quadrados. Pare quando estiver boa.
            }
    }

## O que aconteceu

web-told-lay = { $count ->
        [1] { $name } põe { $tiles }.
       *[other] { $name } põe { $count } pedras: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } troca { $tile }.
       *[no] { $name } troca uma pedra.
    }
web-told-hand-over = { $known ->
        [yes] { $name } entrega { $tile }.
       *[no] { $name } entrega uma pedra.
    }
web-told-drop = { $known ->
        [yes] { $name } deixa { $tile }.
       *[no] { $name } deixa uma pedra.
    }
web-told-knock = { $what ->
        [exchange] { $name } pede uma troca.
        [take] { $name } pede uma retirada.
       *[move] { $name } pede a jogada.
    }
web-told-begin = { $name } começa a construir.
web-told-rotate = { $half ->
        [yes] { $name } vira a figura inicial.
       *[no] { $name } deixa a figura inicial como está.
    }
web-told-extend = { $own ->
        [yes] { $name } amplia a própria figura.
       *[no] { $name } deixa o adversário ampliar.
    }
web-told-stop = { $name } parou primeiro!
web-told-protest = { $game ->
        [fulls] { $name } protesta com razão: a pedra volta, e { $name } pode pôr qualquer uma.
        [doubles] { $name } protesta com razão: as pedras mal postas e a mão do adversário vão para a reserva de { $name }.
        [rings] { $name } protesta com razão: as pedras mal postas e a mão do adversário vão para a reserva de { $name }.
        [steals] { $name } protesta com razão: a jogada é desfeita, e { $name } joga.
       *[other] { $name } protesta com razão: a pedra volta e é trocada, e { $name } pode pôr qualquer uma.
    }
web-told-hurry = { $name } liga o relógio.
web-told-capture = { $name } captura a figura.
web-told-give-all = { $name } entrega todas as pedras.
web-told-pass = { $name } passa.
web-told-take = { $name } tira uma pedra.
web-told-draw = { $name } compra.
web-told-mark = { $name } anota um resultado.

## O que se pode combinar

web-preset = Regras
web-preset-pentaraduga-book = Como no livro
web-preset-pentaraduga-beginners = Para iniciantes
web-rules-changed = Não exatamente como no livro
web-option-aids = A mesa ajuda com
web-option-aids-full = lugares e plenas
web-option-aids-places = lugares
web-option-aids-none = nada
web-option-referee = O árbitro é
web-option-referee-server = a mesa
web-option-referee-players = cada jogador
web-option-referee-about = Onde os jogadores arbitram, o que é contra as regras vale, a não ser que o adversário proteste antes da próxima jogada.
web-option-deal = Distribuição
web-option-deal-random = ao acaso
web-option-deal-fair = equilibrada
web-option-deal-about = Na distribuição equilibrada, as mãos diferem só nas cores.
web-option-interception = Interceptar
web-option-interception-on = permitido
web-option-interception-off = não permitido
web-option-always-check = As figuras
web-option-always-check-on = sempre se comparam
web-option-always-check-off = se comparam se ninguém se rende
web-option-opening-limit = Tempo do começo
web-option-opening-limit-none = Sem limite
web-option-replay-limit = Tempo da desforra
web-option-replay-limit-none = Sem limite
web-option-unplaced-bonus = Pedras que restam
web-option-unplaced-bonus-off = não contam
web-option-unplaced-bonus-on = contam para o primeiro
web-option-move-time-none = Sem limite
web-rule-aids-places = A mesa mostra os lugares, mas não em quais a pedra fica plena.
web-rule-aids-none = A mesa não ajuda.
web-rule-referee-players = Os jogadores são os árbitros: proteste a tempo.
web-rule-deal-fair = Ambos têm pedras igualmente boas.
web-rule-interception-off = Ninguém intercepta.
web-rule-at-once-off = Um depois do outro, e não os dois ao mesmo tempo.
web-rule-unplaced-bonus-on = As pedras que restam contam para o primeiro.
web-rule-move-time-set = { $seconds } segundos por jogada.

### Resolver: problemas, duelos, análise.

web-title-solve = Resolver · Fourfold
web-title-problem = Um problema · Fourfold
web-title-duel = Um duelo · Fourfold
web-title-hands = Análise · Fourfold

## Tudo o que há para resolver

web-solve-title = Resolver
web-solve-lead = Problemas de Pentaraduga para pensar, por sua conta ou contra alguém.
web-solve-loading = Carregando…
web-solve-daily = O problema de hoje
web-solve-daily-go = { $state ->
        [solved] Resolvido. Ver de novo
        [shown] Ver de novo
        [begun] Continuar
       *[new] Tentar
    }
web-solve-problems = Problemas
web-solve-kind = Tipo
web-solve-kind-squares = Quadrados
web-solve-kind-squares-plus = Quadrados +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Faça uma figura de sete pedras com o máximo de quadrados.
web-solve-about-squares-plus = O mesmo com doze pedras de todas as seis cores.
web-solve-about-quados = Acrescente sete pedras a uma figura de sete. Cantos perdidos descontam.
web-solve-book = O livro
web-solve-difficulty-is = Dificuldade { $difficulty } de 5
web-solve-problem-is = { $state ->
        [solved] Problema { $number }, resolvido
        [shown] Problema { $number }, abandonado
        [begun] Problema { $number }, começado
       *[new] Problema { $number }
    }
web-solve-another = Um novo
web-solve-another-of = Um novo de dificuldade { $difficulty }
web-solve-solved-count = { $count ->
        [0] Nenhum destes foi resolvido ainda neste aparelho.
        [one] Um destes foi resolvido neste aparelho.
       *[other] { $count } destes foram resolvidos neste aparelho.
    }
web-solve-save-svg = Salvar SVG
web-solve-save-png = Salvar PNG
web-solve-save-failed = Não foi possível fazer a imagem.

## Quanto vale uma figura

web-solve-count = { $counted ->
        [one] Conta { $counted } quadrado
       *[other] Contam { $counted } quadrados
    }
web-solve-count-of = { $counted } de { $goal } quadrados
# O que se desconta: lados onde as cores não combinam, pares de pedras tortas, cantos que nada pode encher.
web-solve-count-faults = { $squares ->
        [one] { $squares } quadrado
       *[other] { $squares } quadrados
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } choque
       *[other] {" "}− { $clashes } choques
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } junta torta
       *[other] {" "}− { $rough } juntas tortas
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } canto perdido
       *[other] {" "}− { $spoiled } cantos perdidos
    }

## Um problema

web-problem-title = { $from ->
        [day] O problema de hoje: { $kind }
        [book] { $kind } { $number }, do livro
       *[new] { $kind }
    }
web-problem-table = A mesa
web-problem-time = Tempo: { $time }
web-problem-task-squares = Faça com todas as { $tiles } pedras uma figura que valha { $goal } quadrados.
web-problem-task-quados = { $given ->
        [start] Acrescente todas as { $tiles } pedras à figura de modo que valha { $goal } quadrados. Cada canto perdido desconta um.
       *[first] Primeiro faça com as suas primeiras sete pedras uma figura de { $start } quadrados. Depois acrescente todas as outras de modo que valha { $goal } quadrados. Cada canto perdido desconta um.
    }{ $symmetry ->
        [any] {" "}Seu contorno deve ser simétrico.
        [central] {" "}Seu contorno deve ficar igual após meia-volta.
       *[none] { "" }
    }
web-problem-first = As primeiras { $count } pedras da sua mão fazem a primeira figura.
web-problem-lacks = { $lack ->
        [tiles] Ainda há pedras na sua mão.
        [whole] As pedras devem formar uma só figura.
        [start] As suas primeiras sete pedras devem valer { $start } quadrados.
        [symmetry] O contorno ainda não é simétrico.
       *[goal] Deve valer { $goal } quadrados.
    }
web-problem-solved = { $hints ->
        [0] Resolvido em { $time }, sem dicas.
        [one] Resolvido em { $time }, com uma dica.
       *[other] Resolvido em { $time }, com { $hints } dicas.
    }
web-problem-shown = Você viu a solução.
web-problem-hint = Dica { $step } de { $steps }
web-problem-hint-given = Aí está a dica { $step }.
web-problem-hint-colours = Os quadrados têm estas cores:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Estas duas pedras ficam lado a lado:
web-problem-hint-lie = { $count ->
        [one] Esta pedra fica assim:
       *[other] Estas pedras ficam assim:
    }
web-problem-clear = Recomeçar
web-problem-give-up = Desistir
web-problem-sure = Quer ver a solução? O problema contará então como abandonado.
web-problem-sure-yes = Ver a solução
web-problem-sure-no = Seguir tentando
web-problem-solution = Ver as soluções
web-problem-answer = { $count ->
        [1] A solução
       *[other] Solução { $number } de { $count }
    }
web-problem-next-answer = Outra solução
web-problem-next = Outro problema
web-problem-again = Outra vez
web-problem-others = Mais problemas

## Um duelo

web-duel-title = Um duelo
web-duel-lead = Dois constroem com mãos igualmente boas, cada um por sua conta e quando quiser. Ganha quem faz mais quadrados; em caso de igualdade, quem leva menos tempo.
web-duel-propose = Desafiar um amigo por link
web-duel-table = Ao mesmo tempo, em uma mesa
web-duel-rules = Cada um faz uma figura de { $tiles } pedras. As mãos são igualmente boas: uma é a outra em outras cores. Você tem { $minutes } minutos. Ganha quem faz mais quadrados; em caso de igualdade, quem leva menos tempo.
web-duel-invite = Envie este link ao seu adversário
web-duel-share = Um duelo de Pentaraduga
web-duel-begin-own = As suas pedras
web-duel-challenged = { $name } desafia você
web-duel-begin-hint = O seu relógio começa quando você vê as suas pedras.
web-duel-begin = Ver minhas pedras
web-duel-build = Faça uma figura com todas as { $tiles } pedras
web-duel-hand-in = Entregar
web-duel-hand-in-hint = Uma vez entregue, fica como está.
web-duel-all-tiles = Só conta uma figura com todas as pedras.
web-duel-you = Você
web-duel-made = { $counted ->
        [one] { $counted } quadrado em { $time }
       *[other] { $counted } quadrados em { $time }
    }
web-duel-waiting = { $state ->
        [open] Ninguém aceitou ainda o seu desafio. Os resultados aparecem quando ambos terminarem.
        [ready] { $name } ainda não começou. Os resultados aparecem quando ambos terminarem.
       *[building] { $name } ainda está construindo…
    }
web-duel-watching = Dois participaram deste duelo. Os resultados aparecem quando ambos terminarem.
web-duel-over = Ambos terminaram.
web-duel-result = { $who ->
        [you] Vitória sua!
        [other] { $name } ganha.
       *[none] Empate.
    }
web-duel-best = { $best ->
        [one] A melhor figura de cada mão vale { $best } quadrado.
       *[other] A melhor figura de cada mão vale { $best } quadrados.
    }
web-duel-again = Outro duelo

## Análise

web-hands-title = O que se pode fazer com estas pedras?
web-hands-lead = Escolha pedras, ou ponha ou cole uma figura. O Fourfold acha a melhor figura e prova que é a melhor.
web-hands-go = Analisar uma mão ou uma figura
web-hands-way = O que analisar
web-hands-hand = Uma mão
web-hands-figure = Uma figura
web-hands-tiles = As pedras
web-hands-chosen = { $count ->
        [0] Nenhuma pedra escolhida.
        [one] Uma pedra escolhida.
       *[other] { $count } pedras escolhidas.
    }
web-hands-none = Nenhuma
web-hands-notation = A figura em notação
web-hands-goal = A melhor figura para
web-hands-goal-squares = Quadrados
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Anéis
web-hands-goal-frame = Molduras
web-hands-solve = { $count ->
        [0] Achar a melhor figura
        [one] Achar a melhor figura de uma pedra
       *[other] Achar a melhor figura de { $count } pedras
    }
web-hands-busy = Buscando…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Estas pedras não dão uma figura assim.
               *[no] Nada foi achado a tempo.
            }
       *[yes] { $goal ->
                [rings] A melhor figura achada tem { $rings ->
                    [one] { $rings } anel
                   *[other] { $rings } anéis
                } e { $counted ->
                    [one] { $counted } quadrado
                   *[other] { $counted } quadrados
                }.
                [frame] A melhor figura achada encerra { $counted ->
                    [one] { $counted } célula
                   *[other] { $counted } células
                }.
               *[squares] A melhor figura achada vale { $counted ->
                    [one] { $counted } quadrado
                   *[other] { $counted } quadrados
                }.
            } { $proved ->
                [yes] Está provado que não há outra melhor.
               *[no] Não houve tempo de provar que não há outra melhor.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] É a única.
               *[other] { $count } figuras são igualmente boas.
            }
       *[no] { $count ->
                [1] Pelo menos uma figura é igualmente boa.
               *[other] Pelo menos { $count } figuras são igualmente boas.
            }
    }
web-hands-this-figure = Esta figura
web-hands-facts = { $whole ->
        [yes] Uma figura.
       *[no] Estas pedras não formam uma só figura.
    } { $squares ->
        [one] { $squares } quadrado
       *[other] { $squares } quadrados
    }, { $clashes ->
        [one] { $clashes } choque
       *[other] { $clashes } choques
    }, { $rough ->
        [one] { $rough } junta torta
       *[other] { $rough } juntas tortas
    }, { $rings ->
        [one] { $rings } anel
       *[other] { $rings } anéis
    }, { $spoiled ->
        [one] { $spoiled } canto perdido
       *[other] { $spoiled } cantos perdidos
    }, { $hole ->
        [0] nenhum buraco.
        [one] um buraco de { $hole } célula.
       *[other] um buraco de { $hole } células.
    }

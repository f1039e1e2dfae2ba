### Pentaraduga.

## Textos que não se podem ler

malformed-pentaraduga-tile = “{ $text }” não é uma pedra; esperavam-se as cores esquerda, grande e direita, as pequenas vizinhas da grande, como oRo ou oRv.
malformed-pentaraduga-tile-twice = A pedra { $tile } aparece duas vezes.
malformed-pentaraduga-direction = “{ $text }” não é uma direção; esperava-se В П Н Л, ou U R D L.
malformed-pentaraduga-placement = “{ $text }” não é um lugar; esperavam-se uma pedra, uma direção e a célula inferior esquerda, como oRoU@0,0.
malformed-pentaraduga-too-many = { $count } pedras são demais; no máximo { $most }.
malformed-pentaraduga-no-tiles = Não há pedras; esperava-se uma mão como oRo rOr yOr.
malformed-pentaraduga-goal = “{ $text }” não é um objetivo; esperava-se: { $expected }.
malformed-pentaraduga-problem = “{ $text }” não é um problema; esperava-se um tipo ({ $expected }) ou um id como squares-3 ou squares-0000002a.
malformed-pentaraduga-count-frames = As melhores molduras não se podem contar: a escolha das pedras é livre.
malformed-pentaraduga-match = Uma série tem pelo menos uma partida de pelo menos um jogo.
malformed-pentaraduga-overlap = { $placement } ficaria em cima de { $other }.
malformed-pentaraduga-notation = “{ $word }” não é uma pedra com seu lugar; esperavam-se a pedra, para onde aponta seu vértice, letras para o lugar mais alto, mais à direita, mais baixo ou mais à esquerda e as pedras que ela toca, como rOrLL, rOrRyOr ou rOrLL.
malformed-pentaraduga-several = “{ $word }” tem vários lugares: { $places }.
malformed-pentaraduga-nowhere = “{ $word }” não encaixa em lugar nenhum{ $count ->
        [0] .
       *[other] ; lugares para { $tile }: { $places }.
    }
malformed-pentaraduga-remark = “{ $word }” não toca em { $other }.
malformed-pentaraduga-ending = “{ $word }” não é outro final; deve começar com uma pedra do primeiro, ou ser letras para a última pedra.
malformed-pentaraduga-at = Pedra { $number }: { $problem }
malformed-pentaraduga-word = “{ $text }” não é uma jogada; esperavam-se pedras com seus lugares, como oRoU@0,0, ou uma destas: { $expected }.
malformed-pentaraduga-bare-word = Diga a que se refere “{ $word }”, entre parênteses logo depois.
malformed-pentaraduga-deal-text = “{ $text }” não é uma distribuição; esperava-se quem começa e as pedras dos dois, como “A: oRo rOr / yOr yOy”, e talvez o sorteio depois de outra barra.
malformed-pentaraduga-deal = Uma distribuição são todas as { $count } pedras, uma vez cada, metade para cada jogador.
malformed-census-name = Não há censo “{ $name }”; esperava-se um destes: { $expected }.
malformed-census-file = { $path } não é um certificado; esperavam-se linhas de texto comprimidas.
malformed-census-other = { $path } não é um certificado de { $expected }, mas de “{ $name }”.
malformed-census-line = “{ $line }” não é uma entrada; esperavam-se uma mão, quantas há iguais, quanto valem e os lugares de uma figura, como “000090 2 1 rOrU@0,0 yOyD@0,-1”.
malformed-census-entry = Entrada { $number }: { $problem }
malformed-census-twice = A mão { $hand } aparece duas vezes.
malformed-census-hand = A mão { $hand } não é deste censo.
malformed-census-hands = Diz-se que representa { $hands } mãos, mas há { $expected } iguais.
malformed-census-tiles = A figura é de { $tiles }; a mão é { $hand }.
malformed-census-value = Diz-se que a figura vale { $value }, mas vale { $counted }.
malformed-census-best = Diz-se que vale { $value } no máximo, mas a busca achou { $found }: { $places }.
malformed-census-missing = Falta a mão { $hand }.
malformed-census-total = As entradas representam { $total } mãos; há { $expected }.

## Recusas

illegal-pentaraduga-not-in-hand = A pedra { $tile } não está na sua mão.
illegal-pentaraduga-stock-empty = Não há mais pedras para tirar.
illegal-pentaraduga-covered = A pedra { $tile } ficaria em cima de outra.
illegal-pentaraduga-apart = A pedra { $tile } deve tocar a figura com um lado.
illegal-pentaraduga-clash = A pedra { $tile } não encaixa aí: as cores não combinam.
illegal-pentaraduga-rough = A pedra { $tile } não encaixa aí: suas diagonais não terminam onde as outras.
illegal-pentaraduga-not-full = A pedra { $tile } não faz quadrado aí; é preciso uma plena.
illegal-pentaraduga-no-protest = Nesta mesa o árbitro é o computador; o que é contra as regras é recusado.
illegal-pentaraduga-nothing-wrong = Não há nada contra que protestar.
illegal-pentaraduga-no-such-act = Agora não se pode: “{ $act }”.

## Imagens, para quem não as vê

pentaraduga-picture = { $tiles ->
    [0] Nenhuma pedra
   *[other] Uma figura, { $tiles ->
            [one] { $tiles } pedra
           *[other] { $tiles } pedras
        }, { $squares ->
        [0] nenhum quadrado
        [one] { $squares } quadrado
       *[other] { $squares } quadrados
    }
}
pentaraduga-picture-tile = A pedra { $tile }: { $left }, { $big } grande, { $right }
pentaraduga-colour-red = vermelho
pentaraduga-colour-orange = laranja
pentaraduga-colour-yellow = amarelo
pentaraduga-colour-green = verde
pentaraduga-colour-blue = azul
pentaraduga-colour-violet = violeta

## Construir atrás do biombo: Quadrados, Quados, Molduras

illegal-pentaraduga-arrangement = As pedras não podem ficar assim. { $problem }
illegal-pentaraduga-too-fast = As suas pedras mudaram { $most } vezes em um segundo; espere um momento e envie como estão.
illegal-pentaraduga-stopped = { $seat } parou primeiro. Agora só a outra pessoa constrói, e não há mais trocas.
illegal-pentaraduga-nobody-stopped = Ninguém parou ainda; pare antes de anotar ou conferir resultados.
illegal-pentaraduga-exchanging = Uma pedra está sendo trocada: ninguém pode parar antes que { $seat } também deixe uma.
illegal-pentaraduga-exchanged = Há uma só troca por partida, e ela já foi feita.
illegal-pentaraduga-dropped = A sua pedra já foi deixada; falta { $seat } deixar outra para você.
illegal-pentaraduga-no-figure = Esse resultado não se pode anotar: as pedras devem formar uma figura, e em Quadrados e Quados são necessárias todas.
illegal-pentaraduga-always-checked = Aqui ninguém se rende: as figuras são sempre conferidas.
illegal-pentaraduga-begin-first = Diga primeiro que começa: o seu tempo corre a partir daí.
illegal-pentaraduga-choose-first = Primeiro { $seat } tem de escolher qual figura será ampliada.
illegal-pentaraduga-original-moved = A pedra { $tile } é da figura que se amplia e fica onde está.
## Jogos com figura própria

illegal-pentaraduga-count = Aqui se { $expected ->
    [1] põe uma pedra
   *[other] põem { $expected } pedras
} de uma vez.
illegal-pentaraduga-not-double = A pedra { $tile } toca só uma pedra aí; deve tocar duas.
illegal-pentaraduga-no-corner = A pedra { $tile } não faz esquina aí: seu lado curto deve ficar contra a ponta de um lado longo.
illegal-pentaraduga-no-ring = Estas pedras não formam um anel: quatro em volta de uma célula vazia.
illegal-pentaraduga-wait = É preciso esperar: agora joga { $seat }.
illegal-pentaraduga-stocks-left = Só se entregam todas as pedras quando as duas reservas estão vazias.
illegal-pentaraduga-hand-full = Você tem { $count } pedras; só se completa uma mão menor.
illegal-pentaraduga-no-prize = Você não tem prêmio a receber: ele é por { $count } pedras seguidas sem comprar que a sua reserva não pode repor, se a do adversário tem alguma.
illegal-pentaraduga-prize-first = A sua jogada está feita: receba o prêmio ou passe.
illegal-pentaraduga-kept = A primeira pedra da sua reserva está guardada: é o prêmio de { $seat }.
illegal-pentaraduga-no-wait = Agora não é preciso esperar pelo adversário.
illegal-pentaraduga-hurried = O minuto já está correndo.
illegal-pentaraduga-no-such-move = Uma jogada é uma pedra da sua mão, uma pedra que está em uma figura, ou primeiro uma e depois a outra.
illegal-pentaraduga-not-twice-full = A pedra { $tile } deve fazer dois quadrados aí: onde está, já é plena.
illegal-pentaraduga-untouched = A pedra { $tile } deve tocar a que você acabou de pôr.
illegal-pentaraduga-same-place = A pedra { $tile } já está aí.
illegal-pentaraduga-splits = Sem a pedra { $tile } sua figura se partiria.
illegal-pentaraduga-stock-left = Só se pode passar com a própria reserva vazia; jogue ou troque.
illegal-pentaraduga-hand-empty = Você não tem nenhuma pedra na mão.
illegal-pentaraduga-no-full-prize = Você não tem prêmio a receber: ele é por uma última pedra posta como plena.
illegal-pentaraduga-only-complex = É a vez de { $seat }; só uma jogada composta pode se interpor.
illegal-pentaraduga-shielded = { $seat } tem uma jogada que não se pode interceptar.
illegal-pentaraduga-claimed = { $what ->
    [move] Você começou uma jogada: ponha uma pedra da sua mão.
    [exchange] Você começou uma troca: troque uma pedra ou tire uma.
   *[take] Você começou a tirar uma pedra: tire uma.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } começou uma troca; espere até que termine.
    [take] { $seat } começou a tirar uma pedra; espere até que termine.
   *[move] { $seat } começou uma jogada; espere até que termine.
}
## Capturas e Alcance

illegal-pentaraduga-barred = O seu pedido caducou; agora o adversário age primeiro.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Agora não se pode pedir uma troca.
    [move] Agora não se pode pedir uma jogada.
   *[take] Neste jogo só se pode pedir uma jogada ou uma troca.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Não se trocam pedras durante uma série de plenas.
    [start] Não se trocam pedras antes de posto o começo.
    [replay] Não se trocam pedras na desforra.
   *[other] Agora não se podem trocar pedras.
}
illegal-pentaraduga-no-take = Só com uma pedra na mão e a reserva vazia se pode tirar sem dar.
illegal-pentaraduga-must-exchange = Só se pode passar quando a reserva do adversário está vazia; ponha uma pedra ou troque uma.
illegal-pentaraduga-start-more = Para a figura inicial { $laid ->
    [one] { $laid } pedra é pouco
   *[other] { $laid } pedras são poucas
}.
illegal-pentaraduga-start-claims = A pedra { $tile } não pode ficar aí: a figura inicial começa no meio, e as duas pedras de um jogador se tocam.
illegal-pentaraduga-start-reach = A pedra { $tile } não pode ficar aí: a pedra recebida fica junto à linha, do lado do adversário, sem amarelo na linha, e uma das suas a toca do seu lado.
illegal-pentaraduga-start-reach-plus = A pedra { $tile } não pode ficar aí: a figura inicial começa acima da linha, junto a ela, e tem duas pedras de cada lado.
illegal-pentaraduga-not-yellow = A pedra { $tile } não tem amarelo; entregue uma que tenha, ou troque.
illegal-pentaraduga-full-elsewhere = A pedra { $tile } pode ser plena em outro lugar; é lá que deve ficar.
illegal-pentaraduga-intercept-full = Não é a sua vez: só se pode interceptar com uma plena, e a pedra { $tile } não faz quadrado aí.

## Partidas de estudo

malformed-training-file = Isto não é um registro de partida de estudo; esperava-se um objeto, ou um com uma lista de “records”.
malformed-training-game = “{ $name }” com { $set } pedras não é um jogo de Pentaraduga; esperava-se o nome do livro ou um destes: { $expected }.
malformed-training-deal = As mãos, as reservas e as figuras antes do primeiro evento devem ser todas as { $count } pedras, uma vez cada.
malformed-training-prefigures = Figuras antes do primeiro evento devem ser limpas, e pertencer a A ou B em um jogo com figura própria.
malformed-training-key = Falta “{ $key }”.
malformed-training-type = “{ $type }” não é um evento deste jogo, ou não agora.
malformed-training-number = A jogada { $number } não pode ser a próxima de { $seat }: A tem os números ímpares, B os pares, e a última foi { $last }.
malformed-training-figure = Não há figura “{ $name }”; esperava-se: { $expected }.
malformed-training-untaken = { $seat } ainda tem de tirar { $tiles }.
malformed-training-unfinished = O registro termina, mas a partida não.
malformed-training-remark = Um comentário deve ser um objeto.
malformed-training-remark-late = Um comentário vem depois do evento { $at }; há só { $count }.
malformed-training-differs = { $what ->
    [hand] A mão distribuída
    [tiles] Pedras compradas ou tiradas
    [refusal] O tipo de passo
    [start] O começo de uma figura
    [source] De onde vem a pedra
    [owner] De quem era a pedra
    [figure] A figura
    [mark] Se faz um quadrado
    [reach] O alcance
    [finish] O final
    [intercept] A interceptação
    [give] Pedras entregues
    [give_to] A pedra no fim da reserva
    [take_from] A pedra no começo da reserva
    [take] O nome da ação
    [stage] A fase da troca geral
    [collect] Pedras recolhidas da troca
    [squares] Quadrados
    [violations] Infrações
    [count_all] Lugares da pedra
    [count_full] Lugares onde a pedra é plena
    [count_double] Lugares onde a pedra é dupla
    [has_full] Se a pedra pode ser plena
    [count] Esquinas
    [left] Pedras restantes
    [points] Pontos
    [score] O placar
   *[other] { $what }
}: o registro diz { $said }, pelas regras é { $found }.

## Como terminam as partidas

outcome-played = Todas as jogadas estão feitas, e contam-se os pontos.
outcome-checked = As duas figuras foram conferidas.
outcome-checked-even = As duas figuras valem o mesmo: ganha quem foi mais rápido.
outcome-extended = Conta-se a figura ampliada.
outcome-surrendered = { $loser } se rende e não vê a outra figura.
outcome-interrupted = Ambos passaram; cada um recebe um ponto por pedra que resta ao outro.
outcome-replay-time = Acabou o tempo da desforra, e contam-se os pontos.

## Os níveis do computador

level-pentaraduga-1 = Iniciante
level-pentaraduga-about-1 = Joga sem pressa e deixa passar muito.
level-pentaraduga-2 = Jogador
level-pentaraduga-about-2 = Vê quase todos os lugares e não se apressa.
level-pentaraduga-3 = Mestre
level-pentaraduga-about-3 = Rápido, vê tudo e pensa adiante.

## Lições

malformed-pentaraduga-unsound = Uma partida não pode começar assim: “{ $part }” não combina com o resto da distribuição.
malformed-pentaraduga-middle = Uma partida não pode começar daqui: ela acabou, ou uma figura está sendo ampliada.
malformed-pentaraduga-covered-figure = Há uma figura coberta aqui, e as pedras dela não podem ser sorteadas de novo. Comece numa jogada anterior ou deixe as pedras escondidas como estavam.
malformed-lesson-at = { $id } fala do que vem depois da jogada { $at }; há só { $count }.
malformed-lesson-texts = O comentário de { $id } em “{ $language }” tem os títulos { $found }; esperava-se: { $expected }.
lesson-fulls-1 = Plenas, partida 1: séries de plenas
lesson-fulls-2 = Plenas, partida 2: sem jogada para começar
lesson-fulls-3 = Plenas, partida 3: a armadilha no fim
lesson-squares-1 = Quadrados, rodada 1: um blefe
lesson-squares-2 = Quadrados, rodada 2: quem para primeiro
lesson-squares-3 = Quadrados, rodada 3: conferido
lesson-claims-1 = Capturas, partida 1: uma figura é capturada
lesson-claims-2 = Capturas, partida 2: trocas
lesson-reach-v1 = Alcance, primeira variante: interceptações e um alcance
lesson-reach-v2 = Alcance, segunda variante: acabar antes do outro
lesson-reach-v3 = Alcance, terceira variante: outra plena
lesson-reach-v4 = Alcance, quarta variante: um empate
lesson-reach-v5 = Alcance, quinta variante: o segundo alcança
lesson-doubles-1 = Duplas, partida 1: a troca geral
lesson-doubles-2 = Duplas, partida 2: três prêmios
lesson-doubles-4 = Duplas, partida 4: oito a zero
lesson-rings-1 = Anéis, partida 1: um anel se completa
lesson-rings-2 = Anéis, partida 2: um anel para começar
lesson-steals-1 = Roubos, a partida de estudo
lesson-steals-problem = Roubos, o problema: dez a zero

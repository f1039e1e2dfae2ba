### As páginas ao lado da mesa: rever, regras, montar.

web-title-replay = Rever · Fourfold
web-title-rules = Como jogar · Fourfold
web-title-setup = Montar · Fourfold
web-title-analysis = Análise · Fourfold
web-title-review = Avaliação · Fourfold
web-title-levels = Os níveis do computador · Fourfold

## Rever

web-replay-of = { $a } e { $b }
web-replay-opening = Carregando a partida…
web-replay-result-draw = Empate
web-replay-result-winner = { $name } ganha
web-replay-result-none = Ainda não acabou
web-replay-step = Passo { $step } de { $last }
web-replay-steps = Passos da partida
web-replay-walk = Percorrer a partida
web-replay-first = Ao começo
web-replay-back = Um passo atrás
web-replay-forward = Um passo adiante
web-replay-last = Ao fim
web-replay-play = Assistir
web-replay-pause = Parar
web-replay-began = { $name } começa e escolhe a primeira peça.
web-replay-began-holding = { $name } começa com a peça na mão.
web-replay-told-resign = { $name } desiste.
web-replay-told-claim = { $name } pede a vitória: o adversário não voltou.
web-replay-told-time-up = O tempo acabou.
web-replay-told-wait = A partida espera um jogador.
web-replay-told-away = Alguém está ausente.
web-replay-told-back = Todos voltaram.
web-replay-told-resumed = A partida foi interrompida e continua.
web-replay-told-takeback = { $name } concorda, e a jogada é desfeita.
web-replay-told-word = { $right ->
        [yes] { $name } anuncia Quarto. Há uma linha!
       *[no] { $name } anuncia Quarto, mas não tem linha.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = Está com { $name }.
web-replay-hand-empty = Ninguém tem peça na mão.
web-replay-rest = Peças restantes
web-replay-missed = { $count ->
        [one] Despercebida: { $lines } é uma linha, e ninguém a anunciou.
       *[other] Despercebidas: { $lines } são linhas, e ninguém as anunciou.
    }
web-replay-missed-some = { $count ->
        [1] Uma linha passou despercebida nesta partida.
       *[other] { $count } vezes uma linha passou despercebida nesta partida.
    }
web-replay-missed-none = Nenhuma linha passou despercebida.
web-replay-missed-show = Mostrar
web-replay-missed-next = A próxima
web-replay-moves = Jogadas
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, desfeita
web-replay-move-missed = { $move }, linha despercebida
web-replay-entry-start = Início
web-replay-entry-resign = { $name } desiste
web-replay-entry-claim = { $name } pede a vitória
web-replay-entry-time = Fim do tempo
web-replay-entry-done = { $name }: nada a anunciar
web-replay-entry-agreed = Empate combinado
web-replay-share = Enviar a partida
web-replay-link = Copiar link
web-replay-link-copied = Link copiado. Ele abre a partida neste passo.
web-replay-link-text = Uma partida de { $game }:
web-replay-save = Salvar…
web-replay-save-title = Salvar a partida
web-replay-save-picture = Imagem
web-replay-save-picture-hint = Como fica no fim.
web-replay-save-svg = Como SVG
web-replay-save-png = Como PNG
web-replay-save-record = Registro
web-replay-save-record-hint = Todas as jogadas, para guardar ou abrir aqui de novo.
web-replay-save-text = Para ler
web-replay-save-json = Para programas
web-replay-save-failed = Não foi possível fazer a imagem.
web-replay-on = Continuar daqui
web-replay-on-title = Continuar do passo { $step }
web-replay-on-hint = Uma mesa nova com esta posição. Linhas já completas não contam mais, só as novas.
web-replay-on-over = Aqui não há mais nada para jogar.
web-replay-on-side = Jogar como
web-replay-on-computer = Contra o computador
web-replay-on-here = Dois, aqui mesmo
web-replay-on-friend = Convidar por link
web-replay-to-table = À mesa
web-replay-opened = Partidas revistas neste aparelho
web-replay-opened-hint = Abrem também sem conexão.

## Como jogar

web-rulebook-title = Como jogar Quarto
web-rulebook-lead = Duas pessoas, dezesseis peças, um tabuleiro. Em três minutos se aprende tudo.
web-rulebook-play = Jogar já
web-rulebook-print = Imprimir a página
web-rulebook-pieces = As peças
web-rulebook-pieces-text = Cada uma das dezesseis peças é única. Uma peça é clara ou escura, redonda ou quadrada, alta ou baixa, maciça ou oca. Não são de ninguém: os dois jogam com todas.
web-rulebook-all = As dezesseis peças
web-rulebook-pair-colour = clara ou escura
web-rulebook-pair-shape = redonda ou quadrada
web-rulebook-pair-height = alta ou baixa
web-rulebook-pair-top = maciça ou oca
web-rulebook-turn = A vez: colocar, depois dar
web-rulebook-turn-text = Ninguém escolhe a própria peça. O adversário lhe dá uma; coloque-a em qualquer casa livre. Depois escolha a peça que o adversário terá de colocar.
web-rulebook-turn-1 = Você recebe uma peça.
web-rulebook-turn-2 = Você a coloca em uma casa livre.
web-rulebook-turn-3 = Você escolhe uma peça e a dá.
web-rulebook-turn-board = Um tabuleiro com quatro peças; a nova está em c2.
web-rulebook-line = Como se ganha
web-rulebook-line-text = Quatro peças em uma fila, coluna ou diagonal longa com uma coisa em comum formam uma linha: todas escuras, todas ocas, todas baixas… Não importa quem as colocou.
web-rulebook-line-hollow = As quatro da diagonal são ocas. Nada mais é igual, nem precisa ser.
web-rulebook-line-tall = As quatro da coluna são altas.
web-rulebook-line-none = Uma fila cheia, e nenhuma linha: as quatro não têm nada igual.
web-rulebook-quiz = Estas quatro formam linha?
web-rulebook-quiz-text = O que as quatro têm em comum? Pode haver mais de uma resposta certa; uma basta.
web-rulebook-quiz-number = { $number } de { $count }
web-rulebook-quiz-group = Quatro peças, { $number } de { $count }
web-rulebook-quiz-what = Em comum têm
web-rulebook-quiz-colour = Cor
web-rulebook-quiz-shape = Forma
web-rulebook-quiz-height = Altura
web-rulebook-quiz-top = Furo
web-rulebook-quiz-nothing = Nada
web-rulebook-quiz-right = Sim. { $why }
web-rulebook-quiz-wrong = Quase. { $why }
web-rulebook-quiz-wait = Escolha uma e veja.
web-rulebook-quiz-next = Mais quatro
web-rulebook-quiz-again = Desde o começo
web-rulebook-quiz-score = { $right } de { $count } à primeira vista.
web-rulebook-quiz-why-dark = As quatro são escuras, seja como for o resto. É linha.
web-rulebook-quiz-why-hollow = As quatro têm furo. Cores, formas e alturas estão misturadas, mas uma coisa basta.
web-rulebook-quiz-why-none-near = Três são redondas, três são altas, três são claras. Três não bastam: não é linha.
web-rulebook-quiz-why-square-short = As quatro são quadradas, e as quatro são baixas. Dois motivos de uma vez, mas uma só linha.
web-rulebook-quiz-why-none-two = Duas e duas em tudo: não é linha.
web-rulebook-quiz-why-solid = Nenhuma tem furo. Não ter furo também é algo em comum. É linha.
web-rulebook-give = Que peça se pode dar?
web-rulebook-give-text = A sua peça está colocada; agora dê uma. Duas filas estão a uma peça de ser linha. Ache uma peça que não complete nenhuma.
web-rulebook-give-board = A fila 4 tem três peças escuras; a fila 1, três ocas.
web-rulebook-give-pieces = Peças para dar
web-rulebook-give-wait = Toque em uma peça.
web-rulebook-give-safe = Segura: é clara e maciça, então não completa nenhuma fila.
web-rulebook-give-dark = O adversário a coloca em d4: quatro peças escuras. Perdeu!
web-rulebook-give-hollow = O adversário a coloca em d1: quatro peças ocas. Perdeu!
web-rulebook-give-both = Escura e oca: o adversário pode escolher entre d4 e d1. Perdeu!
web-rulebook-call = É preciso anunciar
web-rulebook-call-text = Uma linha não ganha sozinha. Alguém tem que ver, anunciar “Quarto!” e apontar. Quem não vê uma linha pode perdê-la para o adversário.
web-rulebook-call-1 = Peça colocada
web-rulebook-call-1-who = Você pode anunciar, antes de dar.
web-rulebook-call-2 = Peça dada
web-rulebook-call-2-who = Agora o adversário pode anunciar o que você deixou passar, antes de colocar a peça.
web-rulebook-call-3 = A próxima peça é colocada
web-rulebook-call-3-who = A linha antiga se perde de vez. Só contam linhas que passam pela peça nova.
web-rulebook-call-false = Anunciou, e não tem linha? Todos ouvem, e nada mais acontece. Só pode uma vez por jogada, então olhe bem.
web-rulebook-call-end = Com as dezesseis peças colocadas, cada um pode anunciar mais uma vez; depois é empate.
web-rulebook-call-page = A página nunca diz se há uma linha. Esse é o jogo.
web-rulebook-variants = Outras formas de jogar
web-rulebook-variants-text = Escolhem-se na primeira página, sob o botão de jogar. Também se pode mudar cada regra em separado.
web-rulebook-block = Quatro vizinhas em quadrado
web-rulebook-block-board = No jogo avançado estas quatro, todas claras, também são uma linha.
web-rulebook-ready = Vamos?

## Montar

web-setup-title = Montar uma posição
web-setup-lead = Toque em uma peça e depois em uma casa. Toque em uma peça do tabuleiro para mover ou tirar.
web-setup-board = Tabuleiro para montar
web-setup-hand-none = Ninguém tem peça na mão. Toque em uma peça e depois aqui.
web-setup-hand-is = Na mão: { $piece }
web-setup-hand-put = Pôr na mão: { $piece }
web-setup-pieces = Peças não usadas
web-setup-off = Tirar
web-setup-clear = Limpar
web-setup-status-empty = Escolha uma peça.
web-setup-status-lifted = { $piece }: para onde?
web-setup-status-count = { $count ->
        [one] { $count } peça no tabuleiro.
       *[other] { $count } peças no tabuleiro.
    }
web-setup-put = { $piece } em { $square }.
web-setup-taken = Tirada: { $piece }.
web-setup-handed = Na mão: { $piece }.
web-setup-position = Como texto
web-setup-position-hint = Copie, ou cole uma: filas de 4 a 1, depois a peça na mão.
web-setup-not-position = Isso não é uma posição. Uma posição é assim: { $example }
web-setup-piece-twice = Esta peça aparece duas vezes: { $piece }.
web-setup-record-pasted = Isso é um registro. Está abaixo; abra-o lá.
web-setup-start = Começar aqui
web-setup-start-title = Jogar
web-setup-with = Com
web-setup-with-bot = Computador
web-setup-with-friend = Amigo
web-setup-with-here = Aqui
web-setup-turn = { $holding ->
        [yes] Quem coloca a peça
       *[no] Quem dá a próxima peça
    }
web-setup-turn-lot = sorteio
web-setup-turn-you = eu
web-setup-turn-other = adversário
web-setup-turn-first = jogador 1
web-setup-turn-second = jogador 2
web-setup-record-title = Ver um registro
web-setup-record-lead = Cole um registro, ou escolha um arquivo, e veja a partida passo a passo.
web-setup-record = Registro
web-setup-record-file = Escolher arquivo
web-setup-record-open = Ver
web-setup-record-big = Este arquivo é grande demais para ser um registro.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Montar uma posição

## Links para análise, avaliação e níveis

web-analysis-link = Analisar posição
web-setup-analyse = Analisar
web-review-link = Avaliar
web-levels-link = O que esperar de cada nível

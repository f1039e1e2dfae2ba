### Quarto.

## Peças

piece-name = { $colour ->
       *[light] clara
        [dark] escura
    } { $height ->
       *[tall] alta
        [short] baixa
    } { $shape ->
       *[round] redonda
        [square] quadrada
    } { $top ->
       *[solid] maciça
        [hollow] oca
    }

feature-colour = cor
feature-shape = forma
feature-height = altura
feature-top = furo
# O que as peças de uma linha têm em comum, por isso no plural.
value-light = claras
value-dark = escuras
value-round = redondas
value-square = quadradas
value-tall = altas
value-short = baixas
value-solid = maciças
value-hollow = ocas

## Recusas

illegal-quarto-other-phase = { $phase ->
        [give] Primeiro dê uma peça ao adversário.
        [place] Primeiro coloque a peça que tem na mão.
       *[close] Todas as peças estão colocadas: anuncie, ou diga que não tem linha.
    }
illegal-quarto-piece-gone = Esta peça não se pode dar, já está em jogo: { $piece }.
illegal-quarto-square-taken = A casa { $square } está ocupada: { $piece }.
illegal-quarto-calls-auto = Nesta mesa as linhas ganham por si sós; ninguém anuncia.
illegal-quarto-call-points-nowhere = Aponte a linha de que fala.
illegal-quarto-call-squares = Um anúncio aponta quatro casas diferentes.
illegal-quarto-call-after-placing = Nesta mesa primeiro se coloca e depois se anuncia.
illegal-quarto-called-already = Você já anunciou uma vez nesta jogada.
illegal-quarto-no-call-now = Agora não se pode anunciar.

## Textos que não se podem ler

malformed-quarto-piece = “{ $text }” não é uma peça; esperava-se um dígito hexadecimal 0–f, ou quatro letras, uma de cada: L/D, R/Q, T/S, F/H.
malformed-quarto-square = “{ $text }” não é uma casa; esperava-se de a1 a d4.
malformed-quarto-line = “{ $text }” não é uma linha; esperavam-se duas pontas como a3-d3, ou quatro casas.
malformed-quarto-position-fields = Posição “{ $text }”: esperavam-se o tabuleiro, um espaço e a peça na mão ou “-”.
malformed-quarto-position-ranks = Tabuleiro “{ $text }”: esperavam-se 4 filas separadas por “/”, há { $found }.
malformed-quarto-position-rank = Fila { $rank } do tabuleiro, “{ $text }”: esperavam-se 4 casas, há { $found }.
malformed-quarto-position-digit = “{ $text }” em { $square } não é uma peça; esperava-se um dígito hexadecimal 0–f ou “.”.
malformed-quarto-piece-twice = A peça { $piece } está duas vezes no tabuleiro: { $first } e { $second }.
malformed-quarto-hand-placed = A peça na mão, { $piece }, já está no tabuleiro: { $square }.
malformed-quarto-features = As características devem ser uma ou mais de { $expected }, uma vez cada.
malformed-quarto-shared = Uma linha não pode ter { $shared } características em comum onde só { $features ->
        [1] conta uma
       *[other] contam { $features }
    }.
malformed-quarto-full = Em “{ $text }” não há mais nada para jogar.
malformed-quarto-starter = “{ $text }” não pode começar; esperava-se A ou B.
malformed-detail = “{ $word }” não leva nada entre parênteses, e há “({ $detail })”.
malformed-memory = Uma tabela de { $megabytes } MB não cabe na memória desta máquina.

## O motor

malformed-engine-command = “{ $text }” não é um comando; esperava-se: { $expected }.
malformed-engine-alone = “{ $command }” vem sem mais nada, e há “{ $text }” depois.
malformed-engine-setoption = “setoption { $text }”: esperava-se “setoption name NOME value VALOR”.
malformed-engine-option = Não há opção “{ $text }”; esperava-se: { $expected }.
malformed-engine-position = “position { $text }”: esperava-se “start” ou uma posição como 0..f/..../.3../.... 9, e talvez “moves” com casas e peças alternadas.
malformed-engine-go = “go … { $text }”: esperava-se time MS, nodes N, infinite, moves ou nada.
malformed-engine-infinite = “infinite” quer dizer sem limite, então não vai com time nem com nodes.
illegal-engine-busy = “{ $command }” tem de esperar o fim da busca; “stop” a encerra.

## Como terminam as partidas

outcome-line = { $winner } ganha com uma linha.
outcome-false-call = { $winner } ganha: { $loser } anuncia sem que haja linha.
outcome-full = Empate: todas as peças estão colocadas e ninguém anunciou.

## Os níveis do computador e como cada um joga

level-quarto-1 = Novato
level-quarto-about-1 = Não vê linhas e esquece de anunciar.
level-quarto-2 = Iniciante
level-quarto-about-2 = Vê muito, mas ainda deixa escapar.
level-quarto-3 = Aprendiz
level-quarto-about-3 = Vê as linhas, mas entrega vitórias.
level-quarto-4 = Amador
level-quarto-about-4 = Aproveita toda vitória que vê.
level-quarto-5 = Jogador de clube
level-quarto-about-5 = Pensa antes de dar.
level-quarto-6 = Perito
level-quarto-about-6 = Pensa várias jogadas à frente.
level-quarto-7 = Mestre
level-quarto-about-7 = Quase nunca erra.
level-quarto-8 = Imbatível
level-quarto-about-8 = Nunca erra.

## Regras à escolha

preset-international = As regras de sempre
preset-beginners-1 = Para iniciantes: só a cor conta
preset-beginners-2 = Para iniciantes: contam cor e forma
preset-beginners-3 = Para iniciantes: conta tudo menos o furo
preset-advanced = Avançado: quadrados 2×2 também são linhas
preset-tournament = Torneio: um minuto por jogada; anúncio falso perde
preset-balkan = Os dois podem anunciar tarde, como nos Bálcãs
preset-taiwan = Anunciar antes de colocar, como em Taiwan
preset-greek-2 = Duas características em comum, à grega
preset-own = Como diz o folheto no seu idioma

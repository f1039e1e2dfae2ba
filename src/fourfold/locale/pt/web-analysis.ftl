### Análise e avaliação de Quarto, e os níveis do computador.

## Quanto vale uma escolha

web-worth = { $value ->
        [win] { $turns ->
                [0] ganha
                [1] ganha na hora
               *[other] ganha em { $turns } jogadas
            }
        [loss] { $turns ->
                [0] perde
                [1] perde na hora
               *[other] perde em { $turns } jogadas
            }
        [draw] empate
       *[unknown] ainda não se sabe
    }
web-worth-square = { $square }, vazia: { $worth }
web-worth-piece = { $piece }: { $worth }

## Análise

web-analysis = Análise
web-verdict-holder-win = { $turns ->
        [0] Quem tem a peça ganha.
        [1] Quem tem a peça ganha na hora.
       *[other] Quem tem a peça ganha em { $turns } jogadas.
    }
web-verdict-holder-draw = Se ambos jogarem bem, é empate.
web-verdict-holder-loss = { $turns ->
        [0] Quem tem a peça perde.
       *[other] Quem tem a peça perde em { $turns } jogadas.
    }
web-verdict-holder-unknown = Quanto vale ter esta peça?
web-verdict-giver-win = { $turns ->
        [0] Quem dá agora ganha.
       *[other] Quem dá agora ganha em { $turns } jogadas.
    }
web-verdict-giver-draw = Se ambos jogarem bem, é empate.
web-verdict-giver-loss = { $turns ->
        [0] Quem dá agora perde.
        [1] Quem dá agora perde na hora.
       *[other] Quem dá agora perde em { $turns } jogadas.
    }
web-verdict-giver-unknown = Quanto vale dar agora?
web-verdict-line = { $count ->
        [one] { $lines } é uma linha. Quem colocou a última peça a anuncia e ganha.
       *[other] { $lines } são linhas. Quem colocou a última peça anuncia uma e ganha.
    }
web-verdict-full = O tabuleiro está cheio e ninguém tem linha: empate.
web-analysis-place = Toque em uma casa para colocar a peça ali.
web-analysis-give = Toque em uma peça para dar.
web-analysis-waiting = Esperando a vez…
web-analysis-searching = { $done } de { $all } já se sabem. { $boards } tabuleiros em { $seconds } s…
web-analysis-complete = Já se sabe tudo, após { $boards } tabuleiros em { $seconds } s.
web-analysis-known = Já se sabe tudo.
web-analysis-time = Passou um minuto, e já se sabem { $done } de { $all }.
web-analysis-stopped = Parado. Já se sabem { $done } de { $all }.
web-analysis-stop = Parar
web-analysis-again = Seguir
web-analysis-back = Passo atrás
web-analysis-setup = Montar ou jogar
web-analysis-text = Posição ou registro
web-analysis-text-hint = Copie, ou cole aqui uma posição. Um registro colado abre como avaliação.
web-analysis-not-text = Isso não é posição nem registro. Uma posição é assim: { $example }
web-analysis-rules = O que conta como linha
web-analysis-legend = O que significam os sinais
web-analysis-legend-text =
    + em um disco: ganha. = em uma barra: empata. − em um quadrado: perde. Tudo vale para quem decide agora, se ambos jogarem bem a partir daí.
    O número conta as jogadas até haver linha, também as do adversário. Um anel marca o melhor.

## Avaliação

web-review-move-mistake = { $move }, um erro
web-review-plot = Quanto valia a partida após cada passo: acima do meio ganha { $a }, abaixo { $b }.
web-review-plot-wins = { $name } ganha
web-review-win = { $name } está ganhando.
web-review-draw = É empate, se ambos jogarem bem.
web-review-loss = { $name } está perdendo, se o adversário jogar bem.
web-review-threw-win = { $after ->
        [draw] { $name } estava ganhando. Agora é empate.
       *[loss] { $name } estava ganhando. Agora ganha o adversário.
    }
web-review-threw-draw = { $name } tinha o empate. Agora ganha o adversário.
web-review-missed = { $name } podia ter anunciado { $lines }.
web-review-decided = Isto decidiu a partida.
web-review-mistakes = { $count ->
        [0] Nenhum erro.
        [one] Um erro.
       *[other] { $count } erros.
    }
web-review-next = Próximo erro
web-review-better = O que { $name } devia ter jogado?
web-review-back = Voltar ao que se jogou
web-review-looking = Procurando…
web-review-unknown = Não foi possível descobrir.
web-review-was-best = Não havia nada melhor: { $worth }.
web-review-call = Anunciar { $lines } teria ganhado.
web-review-best-square = O melhor era { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [one] O melhor era dar a peça com o anel: { $worth }.
       *[other] O melhor era dar uma peça com anel: { $worth }.
    }
web-review-analyse = Analisar esta posição
web-review-replay = Só ver

## Níveis

web-levels = Os níveis do computador
web-levels-lead = Oito níveis de Quarto, cada um claramente mais forte que o anterior. Suba quando ganhar mais do que perde.
web-levels-expect-1 = Vê três linhas em dez, as suas e as que dá de presente. Quem acabou de ler as regras pode ganhar.
web-levels-expect-2 = Vê um pouco mais da metade das linhas. Bom para a primeira noite.
web-levels-expect-3 = Vê a maioria das linhas. Quase não cuida do que restará para dar, e por isso fica sem peças seguras.
web-levels-expect-4 = Vê quase todas as linhas. Para ganhar é preciso contar as peças seguras, e este nível só faz isso uma em cada duas vezes.
web-levels-expect-5 = Vê toda linha uma jogada antes. Nunca dá a vitória de graça enquanto houver outra peça para dar.
web-levels-expect-6 = Muitas vezes joga sem erros quando metade do tabuleiro está cheia.
web-levels-expect-7 = Quase sempre joga sem erros quando restam dez casas livres. É preciso ter vantagem antes disso.
web-levels-expect-8 = Nunca erra e arma ciladas. Quem também não erra consegue um empate, e ninguém consegue mais.
web-levels-below = De cem partidas contra o nível { $level }, ganha { $wins } e empata { $draws }.
web-levels-measured = Medido em partidas dos níveis entre si, 200 para cada dois. A barra mostra o que resultou de cem partidas contra o nível anterior: ganhas, empatadas, perdidas.
web-levels-play = Jogar contra { $name }
web-levels-play-short = Jogar

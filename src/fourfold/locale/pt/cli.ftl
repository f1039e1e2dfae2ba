### A linha de comando.

cli-fourfold = Jogue jogos de quatro coisas que combinam.
cli-fourfold-examples =
    Exemplos:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Mostra a versão e termina.
cli-lang = O idioma em que se fala; por padrão, o do ambiente (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: jogar, ver posições, resolvê-las, conferir registros.
cli-json = Escreve JSON para programas, um objeto por linha.
cli-cyrillic = Escreve as pedras e as direções com as letras cirílicas do livro.
cli-position = Uma posição como "0..f/..../.3../.... 9": filas de 4 a 1, um dígito hexadecimal por peça, depois a peça na mão ou "-". Um só "-" lê uma posição por linha da entrada padrão.
cli-preset = As regras do jogo; “fourfold quarto presets” mostra a lista.
cli-set = Muda uma opção das regras, como squares=on ou move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = A saída
cli-unfinished = Não terminada, após { $events } eventos.
cli-false-call = { $name } anuncia sem que haja linha (evento { $event }).
cli-edition = Como o folheto desse idioma
cli-in-hand = Na mão: { $piece }, { $name }.

cli-play = Joga no terminal: dois em um teclado, ou uma pessoa contra o computador.
cli-play-examples =
    Exemplos:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = O adversário: uma pessoa (person) ou um nível do computador, o mais fraco primeiro. Sem isto, pergunta-se.
cli-play-names = Os nomes dos jogadores, separados por vírgula.
cli-play-save = Onde fica guardada a partida não terminada.
cli-play-new = Começa de novo; a partida não terminada é posta de lado.

cli-show = Mostra uma posição, como texto ou como imagem.
cli-show-examples =
    Exemplos:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Desenha também a posição neste arquivo SVG.
cli-show-theme = As cores da imagem.
cli-show-size = A altura da imagem em pixels.

cli-replay = Confere um registro pelas regras e mostra como termina.
cli-replay-examples =
    Exemplos:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Um registro, como texto ou como JSON; “-” lê da entrada padrão.
cli-replay-to = Escreve o próprio registro nesta forma.
cli-presets = Mostra as regras com que se pode jogar e o que cada uma muda.

cli-pentaraduga = Pentaraduga: ver figuras e quanto valem, achar as melhores, criar problemas, rever partidas de estudo. “penta” é a forma curta.
cli-figure = Mostra uma figura escrita em notação: seus quadrados e faltas, e sua notação mais curta.
cli-figure-examples =
    Exemplos:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Pedras na ordem em que são postas, separadas por vírgulas: a pedra, para onde aponta seu vértice, letras para o lugar mais alto, mais à direita, mais baixo ou mais à esquerda, e as pedras que ela toca; ou seu lugar, como oRoU@0,0. Outros finais vêm depois de “/”. Um só “-” lê uma figura por linha da entrada padrão.
cli-penta-solve = Acha a melhor figura de uma mão de pedras e prova que não há outra melhor.
cli-penta-solve-examples =
    Exemplos:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = A mão: pedras como oRo ou oRv, separadas por espaços ou vírgulas. Um só “-” lê uma mão por linha da entrada padrão.
cli-penta-goal = O que deve ser máximo: squares (quadrados); quados (quadrados menos cantos perdidos); rings (anéis); frame (células vazias em um buraco; não é preciso usar todas as pedras).
cli-penta-free = Só figuras sem choques nem juntas tortas. Sem isto, são permitidos e descontam.
cli-penta-extend = Uma figura em notação que fica como está; as pedras são acrescentadas a ela.
cli-penta-count = Diz também quantas são as melhores figuras; as que um giro torna iguais contam uma vez.
cli-penta-seconds = Quanto tempo buscar, no máximo; depois se dá a melhor figura até então, sem prova. 0: o tempo que for preciso.
cli-penta-none = { $proved ->
        [1] Com todas estas pedras não há figura sem faltas.
       *[0] Nenhuma figura foi achada a tempo.
    }
cli-penta-solved = { $proved ->
        [1] A melhor possível, provada em { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] A melhor achada em { NUMBER($seconds, maximumFractionDigits: 0) } s, sem prova:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } anel
           *[other] { $rings } anéis
        }, { $counted ->
            [one] { $counted } quadrado.
           *[other] { $counted } quadrados.
        }
        [frame] um buraco de { $hole ->
            [one] { $hole } célula
           *[other] { $hole } células
        }, vale { $counted }.
       *[squares] vale { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Pelo menos { $count } figuras são tão boas quanto esta.
       *[1] { $count ->
            [1] Há uma só figura assim.
           *[other] Há { $count } figuras assim.
        }
    }
cli-penta-problems = Cria problemas novos, ou mostra um deles com suas soluções.
cli-penta-problems-examples =
    Exemplos:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 de 14 pedras), squares+ (12 de 24) ou quados (7 pedras acrescentadas a uma figura de 7); ou o id de um problema, para ver suas soluções.
cli-penta-problems-count = Quantos.
cli-penta-problems-seed = Por onde começar: sempre os mesmos problemas. Sem isto, ao acaso.
cli-penta-problems-difficulty = De 1 (fácil) a 5 (difícil): quão raras são as soluções e quantos dos quadrados que se veem logo enganam. Sem isto, qualquer uma.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , dificuldade { $difficulty } de 5
    }: { $kind ->
        [quados] { $given ->
                [start] acrescente todas estas pedras a esta figura
               *[hand] faça com estas pedras uma figura que valha { $start } e acrescente todas as outras das catorze
            } de modo que valha { $goal }, descontando um por canto perdido{ $symmetry ->
                [none] .
                [central] , com um contorno que fique igual após meia-volta.
               *[any] , com um contorno simétrico.
            }
       *[squares] faça com todas estas pedras uma figura que valha { $goal }.
    }
cli-census = Descobre quanto vale a melhor figura de cada mão possível. Parado e reiniciado, continua.
cli-census-examples =
    Exemplos:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Quais mãos: squares (7 das 14 pedras sem violeta), squares+ (12 de todas as 24; leva minutos) ou rings (quais mãos contêm um anel).
cli-census-output = A pasta dos certificados, com uma figura para cada mão, e do que já está feito.
cli-census-workers = Quantos processos buscam; por padrão, um por núcleo do processador.
cli-census-ray = Busca no cluster Ray deste endereço, como 10.0.0.1:6379; “local” inicia um nesta máquina.
cli-census-verify = Em vez disso, confere este certificado: que cada mão está nele uma vez, que cada figura vale o que se diz e que novas buscas acham o mesmo.
cli-census-samples = Quantas mãos buscar de novo ao conferir; todas, se houver menos.
cli-census-seed = Quais mãos são essas.
cli-census-hands = { $hands } mãos de { $size } de { $tiles } pedras; { $classes } se as mãos que só diferem nas cores ou por reflexo contam uma vez.
cli-census-column = { $column ->
        [score] Vale
        [hands] Mãos
        [tiles] De pedras
        [size] Na mão
        [rings] Com anel
       *[share] Parte
    }
cli-census-extreme = Nenhuma mão vale { $end ->
        [least] menos
       *[most] mais
    } de { $score }; { $hands ->
        [1] uma vale isso:
       *[other] { $hands } valem isso, por exemplo:
    }
cli-census-question = Toda mão{ $colour ->
        [none] { "" }
       *[other] { " " }cujas pedras têm todas { $colour }
    } vale { $below } ou mais? { $hands ->
        [0] Sim.
        [one] Não, uma não vale:
       *[other] Não, { $hands } não valem, por exemplo:
    }
cli-census-verified = { $wrong ->
        [0] O certificado está certo: { $count } entradas, { $solved } delas buscadas de novo.
        [one] Há um erro no certificado.
       *[other] Há { $wrong } erros no certificado.
    }
cli-penta-replay = Refaz partidas de estudo pelas regras e diz seus resultados, ou onde violam as regras.
cli-penta-replay-examples =
    Exemplos:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Um arquivo JSON de partidas de estudo, “-” para a entrada padrão, ou o id de uma partida de estudo que vem com o Fourfold, como fulls-1.
cli-penta-nameless = Uma partida sem id
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , evento { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } pedra
       *[other] { $tiles } pedras
    }, { $squares ->
        [one] { $squares } quadrado
       *[other] { $squares } quadrados
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } anel
       *[other] , { $rings } anéis
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } choque
       *[other] , { $clashes } choques
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } junta torta
       *[other] , { $rough } juntas tortas
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } canto perdido (para Quados)
       *[other] , { $spoiled } cantos perdidos (para Quados)
    }{ $parts ->
        [0] { "" }
       *[other] , em várias partes
    }: vale { $counted }.

cli-penta-match = Faz dois níveis do computador jogarem um jogo de Pentaraduga entre si.
cli-penta-match-examples =
    Exemplos:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = O jogo, como fulls ou reach+.
cli-penta-match-level = Um nível do computador.
cli-penta-match-games = Quantas partidas; os níveis trocam de lugar depois de cada uma.
cli-penta-match-result = { $game }, nível { $first } contra nível { $second }: { $wins } ganhas, { $draws } empatadas, { $losses } perdidas de { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } pontos em média; { $actions } ações na partida mediana.

cli-solve = Resolve uma posição: quem tem a peça, ou deve dar uma, ganha, empata ou perde, e em quanto?
cli-solve-examples =
    Exemplos:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = O que conta, como colour,shape; por padrão, tudo: colour,shape,height,top.
cli-squares = Os nove blocos de 2 × 2 casas também são linhas.
cli-shared = Quantas características as quatro peças de uma linha devem ter em comum; por padrão, 1.
cli-threads = Quantas threads buscam.
cli-memory = Quantos megabytes a busca pode usar para lembrar tabuleiros.
cli-solve-moves = Diz também quanto vale cada jogada.
cli-solve-warm = Com “-”: lembra o que se descobriu de uma posição para a seguinte.
cli-searching = { $nodes } nós em { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , { $done } de { $all } jogadas
    }…
cli-value = { $piece ->
        [nobody] O tabuleiro está cheio:
        [giver] Quem dá agora
       *[other] Quem tem a peça “{ $piece }”
    } { $value ->
        [win] { $plies ->
            [1] ganha na hora.
           *[other] ganha em { $plies } meias jogadas.
        }
        [loss] perde em { $plies } meias jogadas, se o adversário jogar bem.
       *[draw] { $piece ->
            [nobody] empate.
           *[other] pode empatar, mas não ganhar se o adversário jogar bem.
        }
    }
cli-spent = { $nodes } nós examinados em { $seconds } s.
cli-grid =
    Linhas: onde vai a peça na mão. Colunas: a peça dada em seguida.
    +n ganha em n meias jogadas, = empata, -n perde em n. Meia jogada é dar ou colocar.

cli-analyse = Analisa uma posição: seu valor, as melhores jogadas e como segue.
cli-analyse-examples =
    Exemplos:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Uma posição como "0..f/..../.3../.... 9": filas de 4 a 1, um dígito hexadecimal por peça, depois a peça na mão ou "-".
cli-best = As melhores jogadas:
cli-line = Se ambos jogarem bem:

cli-review = Avalia uma partida: quanto valeu cada jogada, o que passou despercebido e quando se decidiu.
cli-review-examples =
    Exemplos:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] ganha
        [draw] empata
        [loss] perde
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] deixa escapar a vitória
       *[draw] deixa escapar o empate
    }
cli-missed = não anuncia { $lines }
cli-overlooked = Ninguém anunciou { $lines } (evento { $event }).
cli-decided = { $event ->
        [0] Desde o começo valia o que acabou sendo.
       *[other] Decidiu-se com o evento { $event }.
    }

cli-engine = Responde a outros programas, por linhas na entrada e na saída padrão (docs/engine.md).
cli-engine-examples =
    Exemplos:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm é para uma lista de posições; vai com “-” no lugar de uma posição.

cli-match = Faz os níveis do computador jogarem entre si e os classifica.
cli-match-examples =
    Exemplos:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Dois níveis ou mais; cada um joga contra todos os outros.
cli-match-all = Todos os níveis.
cli-match-games = Quantas partidas joga cada par de níveis; eles se revezam em dar a primeira peça.
cli-match-seed = A mesma semente dá as mesmas partidas.
cli-match-workers = Quantos processos jogam; por padrão, tantos quantos processadores houver.
cli-match-result = Nível { $first } contra nível { $second }: { $wins } ganhas, { $draws } empatadas, { $losses } perdidas; { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } de { $games }, { $elo } Elo.
cli-match-level = Nível
cli-match-step = Salto
cli-match-legend = Elo: zero é a média. Salto: quanto melhor que o nível anterior. Depois, pontos em cem partidas contra cada nível. Erros: 95%.
malformed-match-levels = Uma série precisa de dois níveis ou mais, cada um uma vez; esperava-se algo como 3 5, ou --all.

malformed-language = “{ $text }” não é um idioma que falamos; há: { $expected }.
malformed-utf-8 = Isto não é texto UTF-8.
malformed-file = { $path }: { $problem }
malformed-save = Não é possível ler a partida não terminada em { $path }: { $problem } Comece com --new para pô-la de lado.
malformed-save-in-use = A partida em { $path } está aberta em outra janela. Indique outro arquivo com --save.
malformed-no-terminal = Para jogar é preciso um terminal.
malformed-names = “{ $text }” não são dois nomes; esperava-se algo como Ann,Bo.
malformed-svg-of-many = --svg desenha uma só posição, não uma lista da entrada padrão.

cli-serve = Serve o aplicativo web: jogue no navegador, com amigos ou contra o computador.
cli-serve-examples =
    Exemplos:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = O endereço em que se escuta.
cli-port = A porta em que se escuta; 0 usa uma livre.
cli-database = O banco de dados; por padrão, SQLite na pasta de dados do sistema.
cli-workers = Quantos processos atendem; para mais de um é preciso PostgreSQL e Redis.
cli-redis = O endereço do Redis, pelo qual vários processos acordam uns aos outros.
cli-proxy = O endereço de um proxy diante do servidor, que diz por X-Forwarded-For de onde vêm as requisições.
cli-limits = Quanto os convidados podem fazer, onde for diferente do habitual: como JSON, veja docs/security.md.
cli-open = Abre a página em um navegador.
cli-log-json = Escreve o log como JSON, um objeto por linha.
cli-metrics-port = Conta ao Prometheus, nesta porta, como vai o servidor.
cli-metrics-host = O endereço em que se conta.
cli-serving = O Fourfold está em { $address }
cli-think = Faz o computador de um servidor pensar também nesta máquina.
cli-think-examples =
    Exemplo:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = O endereço do Redis que os servidores usam.
cli-think-processes = Quantos processos pensam; por padrão, um por processador.
cli-thinking = Pensando para os servidores deste Redis.
malformed-redis = Este não é o endereço de um Redis, como redis://localhost:6379: { $why }
cli-admin = Cuida do banco de dados.
cli-migrate = Atualiza o esquema (o servidor faz isso ao iniciar).
cli-backup = Copia um banco de dados SQLite enquanto o servidor funciona.
cli-backup-file = Para onde; ainda não pode existir.
cli-export = Escreve cada partida como registro, uma por linha.
cli-prune = Apaga o que é antigo, enquanto o servidor funciona. Sem dizer o quê, só conta o que é antigo.
cli-prune-kinds = O que apagar: mesas em que não se jogou, partidas não terminadas ou terminadas, duelos, links para outros aparelhos, convidados que não estão em nenhuma mesa, execuções do servidor; nesta ordem unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Há quantos dias não deve ter sido tocado.
cli-forget = Apaga os dados de um convidado: o nome e quais partidas eram dele.
cli-forget-guest = O convidado: um id, ou o id de uma mesa e um lugar, como 3f7dQx0aLm2c/A.
cli-count = Conta convidados, mesas e eventos.
malformed-port = Não é possível escutar em { $host }:{ $port }: { $why }.
malformed-workers = Vários processos precisam de um banco de dados e de um Redis que possam compartilhar: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Não há convidado “{ $guest }”.
malformed-exists = { $path } já existe.
malformed-database = Não é possível abrir o banco de dados: { $why }
malformed-database-taken = Outro servidor está usando o banco de dados { $where } (processo { $pid } em { $host }, desde { $since }). Pare-o primeiro ou escolha outro --database.
malformed-database-shared = Outro servidor, que não ouve este, está usando o banco de dados { $where } (processo { $pid } em { $host }, desde { $since }). Pare-o primeiro ou inicie os dois com o mesmo --redis.
malformed-database-log = O log { $path } está danificado: se o banco de dados fosse aberto, depois do dano { $commits ->
        [one] se perderia { $commits } alteração gravada
       *[other] se perderiam { $commits } alterações gravadas
    } ({ $frames ->
        [one] { $frames } bloco
       *[other] { $frames } blocos
    }). Primeiro copie { $database } e { $path } para um lugar seguro. Depois ponha um backup no lugar deles, ou execute “fourfold admin salvage” para ficar com o que dá para ler e abrir mão do resto.
cli-salvage = Abre um banco de dados SQLite com o log danificado: guarda uma cópia dos dois e abre mão das alterações depois do dano. Pare o servidor primeiro.
malformed-salvage = Este comando é só para SQLite.
malformed-no-database = Não há um banco de dados do Fourfold em { $where }. Indique-o com --database ou FOURFOLD_DATABASE.
malformed-backup = Este comando copia apenas SQLite. Para PostgreSQL, use pg_dump.

cli-book = O livro de aberturas: valores exatos de cada posição com até três peças no tabuleiro.
cli-book-rules = As regras do capítulo: classic, squares, beginners-1, beginners-2 ou beginners-3; todas, se nenhuma for indicada.
cli-book-build = Faz o livro por busca. Leva mais ou menos uma hora; parado e reiniciado, continua.
cli-book-examples =
    Exemplos:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = A pasta dos capítulos e do que já está feito.
cli-book-workers = Quantos processos buscam; por padrão, um por núcleo do processador.
cli-book-memory = Quanta memória cada um pode usar para sua tabela, em MB.
cli-book-verify = Confere o livro: se está completo, se não se contradiz e se concorda com novas buscas.
cli-book-samples = Quantos tabuleiros de cada capítulo buscar de novo.
cli-book-seed = Quais tabuleiros são esses.
cli-book-wrong = { $name } está errado; a busca achou: { $found }
cli-book-verified = { $wrong ->
        [0] O livro está certo.
        [one] Um tabuleiro está errado.
       *[other] { $wrong } tabuleiros estão errados.
    }
cli-stopped = Parado. O que foi feito está guardado: o mesmo comando continua daqui.
malformed-book-rules = Não há capítulo “{ $name }”; esperava-se um destes: { $expected }.

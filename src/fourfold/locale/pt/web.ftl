### A página no navegador.

web-name = Fourfold
web-home = Aos jogos
web-skip = Ao conteúdo
web-navigation = Fourfold
web-close = Fechar
web-yes = Sim
web-no = Não
web-you = você
web-nobody = ninguém ainda
web-somebody = Alguém
web-default-name = Convidado
web-player-a = Jogador 1
web-player-b = Jogador 2

## Títulos das páginas

web-title-home = Fourfold
web-title-table = À mesa · Fourfold
web-title-join = Um convite · Fourfold
web-title-device = O seu lugar · Fourfold
web-title-games = Minhas partidas · Fourfold
web-title-nowhere = Não encontrado · Fourfold

## Quando algo não funciona

web-nowhere = Não há nada neste endereço.
web-page-offline = Não foi possível carregar esta página. Talvez não haja conexão.
web-try-again = Tentar de novo
web-reload = Recarregar
web-try-now = Tentar já
web-refused-offline = O servidor não responde. Você está sem conexão?
web-refused-other = Não funcionou ({ $code }).
web-opening = Abrindo a mesa…
web-waits-for-server = Esta partida espera pelo servidor. Abre assim que houver conexão.
web-connection-lost = Conexão perdida. Voltando…

## Início

web-game-quarto = Quarto
web-about-game-quarto = Quatro em linha com algo em comum. Você escolhe o que o adversário coloca.
web-game-fulls = Plenas
web-about-game-fulls = Ponha pedras cor com cor. Se uma pedra fecha um quadrado, o outro responde com outra.
web-game-squares = Quadrados
web-about-game-squares = Construa atrás do biombo uma figura de sete pedras. Ganha quem tem mais quadrados, e parar primeiro é uma corrida.
web-game-claims = Capturas
web-about-game-claims = Plenas com prêmio: quem encerra uma série de plenas leva a figura e seus quadrados.
# As in English
web-game-quados = Quados
web-about-game-quados = Quadrados, e depois quem ganha amplia com todas as pedras dos dois.
web-game-reach = Alcance
web-about-game-reach = Uma linha divide a mesa. Quadrados contam do seu lado, e plenas permitem continuar ou interceptar.
web-game-doubles = Duplas
web-about-game-doubles = Sem esperar a vez: cada um põe a própria figura o mais rápido que pode, e cada pedra toca duas.
web-game-rings = Anéis
web-about-game-rings = Duplas com esquinas e com anéis de quatro pedras em volta de uma célula vazia.
web-game-steals = Roubos
web-about-game-steals = Cada um tem a própria figura e pode tirar pedras da figura do outro.
web-game-frames = Molduras
web-about-game-frames = Construa uma moldura atrás do biombo. O maior buraco ganha.
web-game-squares-plus = Quadrados +
web-about-game-squares-plus = Quadrados com todas as vinte e quatro pedras, doze para cada um.
web-game-claims-plus = Capturas +
web-about-game-claims-plus = Capturas com todas as vinte e quatro pedras e uma figura inicial de quatro.
web-game-reach-plus = Alcance +
web-about-game-reach-plus = Alcance com todas as vinte e quatro pedras e nove células de caminho.
web-game-doubles-plus = Duplas +
web-about-game-doubles-plus = Duplas com todas as vinte e quatro pedras e seis na mão.
web-game-rings-plus = Anéis +
web-about-game-rings-plus = Anéis com todas as vinte e quatro pedras e seis na mão.
web-game-steals-plus = Roubos +
web-about-game-steals-plus = Roubos com todas as vinte e quatro pedras e jogadas de três.
web-games = Jogos
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Mais jogos
web-ways = Formas de jogar
web-play-computer = Contra o computador
web-play-friend = Convidar por link
web-play-here = Dois, aqui mesmo
web-play-anybody = Alguém on-line
web-level = A força do computador
web-level-is = { $level }, { $name }. { $about }
web-continue = Continuar jogando
web-finished = Terminadas
web-my-games = Partidas
web-no-games = Ainda não há partidas neste aparelho.
web-tile-with = Com { $name }
web-tile-here = { $a } e { $b }
web-tile-continue = Seguir
web-tile-open = Ninguém veio ainda
web-tile-invite = Seguir esperando

## Ajustes

web-learn = Aprender
web-solve = Resolver
web-here-turns = Dois aqui: as pedras ficam cobertas entre as jogadas.
web-here-cutting-in = Dois aqui: as pedras ficam cobertas entre as jogadas, e ninguém intercepta.
web-here-building = Dois aqui: constrói uma pessoa e depois a outra, pelo relógio; a mais rápida conta como primeira.
web-here-race = Dois aqui: joga um de cada vez, em vez de correr.
web-from-age = A partir de { $age } anos
web-rules-help = Regras e ajuda
web-how-to-play = Como jogar { $game }
web-settings = Ajustes
web-your-name = Seu nome
web-theme = Visual
web-theme-auto = Sistema
web-theme-light = Claro
web-theme-dark = Escuro
web-theme-contrast = Contraste
web-pieces = Peças
web-pieces-wood = Madeira
web-pieces-plain = Lisas
web-palette = Cores das pedras
web-palette-rainbow = Arco-íris
web-palette-safe = Para daltônicos
web-patterns = Sinais nas pedras
web-sound = Som
web-motion = Animação
web-language = Idioma
web-my-data = Baixar minhas partidas
web-forget-me = Apagar meus dados
web-forget-me-sure = O seu nome é apagado, você desiste das partidas em andamento e este navegador é esquecido. As partidas terminadas ficam com quem jogou com você, sem o seu nome.

## Regras à escolha

web-rules = Regras
web-rules-are = { $custom ->
        [yes] { $name }, com mudanças
       *[no] { $name }
    }
web-rules-done = Pronto
web-about-international = Quatro peças em linha com uma coisa em comum. Quem vê, anuncia.
web-about-beginners-1 = Clara ou escura, nada mais a olhar. Para a primeira partida.
web-about-beginners-2 = Duas coisas a vigiar, se a primeira partida foi fácil.
web-about-beginners-3 = Três coisas a vigiar; o furo vem por último.
web-about-advanced = Quatro vizinhas em quadrado também ganham. Mais nove formas de se distrair.
web-about-tournament = Sessenta segundos para colocar e dar. Anuncie só se tiver certeza.
web-about-balkan = Se uma linha escapou, ganha o primeiro dos dois que a anunciar.
web-about-taiwan = Diga Quarto e onde vai colocar, antes de colocar. O que escapa está perdido.
web-about-greek-2 = Uma coisa em comum não basta, são necessárias duas.
web-edition = Como diz um folheto
web-edition-none = Escolha um idioma…
web-custom = Cada regra em separado
web-match = Partidas na série
web-names = Nomes
web-names-here = Quando dois jogam nesta tela:
web-no-limit = Sem limite
web-seconds = { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
web-feature-colour = Cor
web-feature-shape = Forma
web-feature-height = Altura
web-feature-top = Furo
web-option-features = O que conta
web-option-shared = Quanto quatro peças devem ter em comum
web-option-squares = Quadrados 2×2 são linhas
web-option-calls = Uma linha ganha
web-option-calls-players = se anunciada
web-option-calls-auto = por si só
web-option-late-call = Uma linha que escapou pode anunciar
web-option-late-call-opponent = o adversário
web-option-late-call-either = qualquer um
web-option-late-call-none = ninguém
web-option-call-when = Anuncia-se
web-option-call-when-after = após colocar
web-option-call-when-before = antes de colocar
web-option-point = Para anunciar
web-option-point-line = apontar a linha
web-option-point-word = basta a palavra
web-option-false-call = Anúncio falso custa
web-option-false-call-refuse = nada
web-option-false-call-forfeit = a partida
web-option-starter = Quem dá a primeira peça
web-option-starter-lot = sorteio
web-option-starter-first = o primeiro jogador
web-option-starter-loser = quem perdeu
web-option-move-time = Tempo por jogada

## As regras em palavras, para quem não as escolheu

web-rules-short-international = As regras de sempre
web-rules-short-beginners-1 = Só a cor conta
web-rules-short-beginners-2 = Contam cor e forma
web-rules-short-beginners-3 = Conta tudo menos o furo
web-rules-short-advanced = Contam quadrados 2×2
web-rules-short-tournament = Torneio
web-rules-short-balkan = Os dois podem anunciar tarde
web-rules-short-taiwan = Anunciar antes de colocar
web-rules-short-greek-2 = Duas coisas em comum
web-rule-features = O que conta: { $features }.
web-rule-squares = Quatro vizinhas em um quadrado 2×2 também são uma linha.
web-rule-shared = { $shared ->
        [1] Uma coisa em comum faz uma linha.
       *[other] Uma linha precisa de { $shared } coisas em comum.
    }
web-rule-calls-auto = Uma linha ganha sozinha; ninguém precisa anunciar.
web-rule-late-call-either = Uma linha que escapou pode ser anunciada por qualquer um dos dois.
web-rule-late-call-none = Uma linha que escapou não pode ser anunciada depois.
web-rule-call-when-before = Anuncie antes de colocar, e diga onde vai colocar.
web-rule-point-word = Para anunciar basta a palavra; ninguém precisa apontar a linha.
web-rule-move-time = { $seconds ->
        [1] Um segundo por jogada.
       *[other] { $seconds } segundos por jogada.
    }
web-rule-false-call-forfeit = Um anúncio falso perde a partida.
web-rule-starter-first = O primeiro jogador dá a primeira peça.
web-rule-starter-loser = Quem perdeu a última partida dá a primeira peça.
web-rule-match = { $games ->
        [1] Uma partida.
       *[other] Uma série de { $games } partidas.
    }

## Convidar e entrar

web-invite-title = Convidar um amigo
web-invite-hint = Envie este link. A partida abre aqui assim que seu amigo chegar.
web-invite-game = Jogue comigo! { $game }:
# As in English
web-link = Link
web-link-only-here = Neste endereço o link só abre neste computador.
web-link-serve = Para outros aparelhos, inicie o servidor com “{ $command }” e abra esta página pelo nome deste computador na rede.
web-qr = O link como código QR
web-copy = Copiar link
web-copied = Copiado.
web-share = Enviar
web-looking = Procurando alguém…
web-looking-hint = A partida abre assim que alguém chegar.
web-looking-long = Ninguém veio ainda. Dá para continuar esperando, ou jogar nesta mesa contra o computador.
web-play-bot-instead = Contra o computador
web-invited = { $name } convida você para { $game }
web-join = Sentar e jogar
web-set-up = Posição montada
web-set-up-known = Posição montada, mesmas pedras escondidas
web-set-up-who = Esta partida não parte do começo: { $name } montou a posição.
web-set-up-drawn = As pedras que você não vê foram sorteadas de novo. Ninguém as conhece.
web-set-up-known-tiles = As pedras escondidas são as mesmas de antes. { $name } pode conhecer as suas pedras.
web-set-up-agree = Concordo em jogar com estas pedras
web-invite-over = Este lugar está ocupado.
web-to-table = À mesa
web-another-device = Outro aparelho
web-move-seat-title = Jogar em outro aparelho
web-move-seat-hint = Abra este link lá, e o seu lugar vai junto. Funciona uma vez.
web-device-title = Continuar aqui
web-device-hint = O seu lugar passa para este aparelho; o outro só assiste.
web-device-take = Pegar meu lugar
web-seat-moved = O seu lugar passou para outro aparelho.

## À mesa

web-table-of = { $game }: { $a } e { $b }
web-players = Jogadores
web-score = Vitórias
web-away = ausente
web-is-away = { $name } saiu.
web-left = { $name } foi embora.
web-download-record = Baixar o registro
web-awaited = { $count ->
        [one] Esperando { $name } chegar.
       *[other] Esperando os jogadores chegarem.
    } { $clock ->
        [yes] O relógio começa quando os dois estiverem aqui.
       *[no] A partida começa quando os dois estiverem aqui.
    }
web-claim = Pedir a vitória
web-clock = Restam { $time }
web-seconds-left = Restam { $seconds } segundos.
web-acts = À mesa
web-ask-takeback = Desfazer
web-ask-draw = Empate
web-ask-pause = Pausa
web-resign = Desistir
web-resign-title = Desistir?
web-resign-sure = { $here ->
        [yes] { $name } desiste, e o adversário ganha.
       *[no] Você desiste, e o adversário ganha.
    }
web-play-on = Continuar
web-request = { $wish ->
        [draw] { $name } propõe empate.
        [pause] { $name } pede uma pausa.
       *[takeback] { $name } quer desfazer a última jogada.
    } { $here ->
        [yes] { $other }, aceita?
       *[no] Aceita?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Você propôs empate.
                [pause] Você pediu uma pausa.
               *[takeback] Você pediu para desfazer uma jogada.
            } A resposta já vem…
       *[no] { $name } espera uma resposta.
    }
web-paused = Em pausa
web-resume = Seguir
web-result-won = Vitória!
web-result-lost = Derrota.
web-result-draw = Empate.
web-result-score = { $high } : { $low }
web-result-winner = { $name } ganha!
web-match-game = Partida { $number } de { $count }
web-match-score = A série até agora: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Você ganha a série, { $high } a { $low }!
        [other] Você perde a série: { $name } ganha, { $high } a { $low }.
       *[name] { $name } ganha a série, { $high } a { $low }!
    }{ $even ->
        [yes] {" "}Com placar igual, decide a última partida ganha.
       *[no] {""}
    }
web-match-drawn = A série termina empatada: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Outra série
web-watching = Você está assistindo.
web-watch-next = À próxima partida
web-rematch = Jogar outra
web-rematch-too = Sim, outra!
web-rematch-waiting = Esperando…
web-to-replay = Rever
web-replay = Ver de novo
web-told-begins = { $name } começa.
web-act-told-join = { $name } chegou.
web-act-told-ask = { $wish ->
        [draw] { $name } propõe empate.
        [pause] { $name } pede uma pausa.
       *[takeback] { $name } quer desfazer uma jogada.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } aceita.
       *[no] { $name } prefere que não.
    }
web-act-told-away = { $name } saiu.
web-act-told-wait = A partida espera { $name }.
web-act-told-back = { $name } está aqui.
web-act-told-resume = { $name } continua.
web-act-told-rematch = { $name } quer jogar outra.

## Quarto

web-board = Tabuleiro
web-tray = Peças para dar
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, vazia
web-hand = { $name } tem: { $piece }
web-hand-give = Dar a peça escolhida a { $name }
web-hand-empty = A mão de { $name } está vazia
web-moves = Jogadas
web-no-moves = Nenhuma jogada.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: não é linha { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Anunciar
web-call-leave = Melhor não
web-done = Sem linha
web-nothing-full = Nenhuma linha cheia passa pela última peça. As antigas não contam mais.
web-status-place = { $who ->
        [you] Coloque a sua peça.
        [here] { $name }, coloque a peça.
       *[other] { $name } está colocando…
    }
web-status-give = { $who ->
        [you] Escolha uma peça para dar.
        [here] { $name }, escolha uma peça para { $other }.
       *[other] { $name } está escolhendo uma peça…
    }
web-status-give-sure = Toque nela de novo para dar.
web-status-close = { $who ->
        [you] Todas as peças estão colocadas. Tem linha?
        [here] { $name }, tem linha?
       *[other] { $name } está procurando uma linha…
    }
web-status-thinking = { $name } está pensando…
web-status-point-square = Onde você vai colocar?
web-status-point-line = Toque na sua linha.
web-status-point-sure = A sua linha: { $line }?
web-status-sending = …
web-status-paused = Em pausa.
web-status-open = Esperando a outra pessoa.
web-status-over = A partida acabou.
web-told-give = { $name } dá: { $piece }.
web-told-place = { $name } coloca em { $square }.
web-told-call = { $line ->
        [none] { $name } anuncia Quarto. É uma linha!
       *[other] { $name } anuncia Quarto: { $line }. É uma linha!
    }
web-told-false-call = { $name } anuncia Quarto, mas isso não é linha.
web-told-done = { $name } não tem nada a anunciar.

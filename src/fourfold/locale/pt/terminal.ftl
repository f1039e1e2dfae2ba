### Jogar no terminal.

terminal-title = Fourfold · Quarto
terminal-welcome = Dezesseis peças, cada uma clara ou escura, alta ou baixa, redonda ou quadrada, maciça ou oca. Coloque a peça que o adversário lhe dá e depois escolha a dele. Quatro em linha com algo em comum ganham, mas só com o anúncio.

## Nomes quando ninguém os dá

terminal-person-a = Jogador A
terminal-person-b = Jogador B
terminal-person = Jogador

## Ao começar

terminal-choose-opponent = Quem joga?
terminal-resume = Continuar a partida não terminada
terminal-opponent-computer = Contra o computador
terminal-opponent-person = Duas pessoas neste teclado
terminal-choose-level = Que força deve ter o computador?
terminal-choose-rules = Com que regras?
terminal-start-keys = ↑ ↓ escolher   Enter seguir   Esc voltar ou sair   ? como jogar
terminal-go-on = Você tem uma partida não terminada. Quer continuar?
terminal-too-small = A mesa precisa de 80 × 24 caracteres. Aumente a janela, por favor.

## O que fazer

terminal-to-give = { $name }: escolha uma peça para { $other }: { $piece }?
terminal-to-place = { $name }: coloque a peça { $piece }.
terminal-to-close = { $name }: tudo colocado. Anuncie QUARTO! ou diga que não tem linha.
terminal-thinking = { $name } está pensando…
terminal-pointing = É esta a sua linha, { $line }?
terminal-nothing-full = Nenhuma linha cheia passa pela última peça; as antigas não contam mais.
terminal-false-call = { $name } anuncia, mas isso não é linha.
terminal-undone = Desfeita.
terminal-hand = { $name } tem
terminal-call-where = Vá à casa que completa a sua linha e anuncie.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Ninguém viu { $lines }.

## Perguntas

terminal-resign = { $name }, desiste mesmo?
terminal-draw = { $other }, { $name } propõe empate. Aceita?
terminal-draw-declined = { $name } continua jogando.
terminal-leave = Deixar esta partida e começar outra?

## Arquivos

terminal-written = O registro está em { $path }.
terminal-not-written = Não foi possível escrever { $path }: { $why }.
terminal-set-aside = A partida não terminada está guardada em { $path }.
terminal-not-saved = Não foi possível salvar a partida em { $path }: { $why }.
malformed-opponent = “{ $text }” não é um adversário; esperava-se uma pessoa (person) ou um nível do computador, um destes: { $expected }.
malformed-save-data = Não é uma partida salva: { $problem }.
malformed-save-format = Não é uma partida salva nossa: seu formato é “{ $found }”, esperava-se “{ $expected }”.

## Teclas

terminal-key-yes = y: sim
terminal-key-no = n: não
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: voltar
terminal-key-help = ?: ajuda
terminal-key-quit = Ctrl-Q: sair
terminal-key-go-on = p: seguir
terminal-key-give-choose = ←↑↓→ 0–f: escolher
terminal-key-give-enter = Enter: dar
terminal-key-place-choose = ←↑↓→ a1…: escolher
terminal-key-place-enter = Enter: pôr
terminal-key-close-enter = Enter: sem linha
terminal-key-pointing-choose = ←↑↓→: outra linha
terminal-key-pointing-enter = Enter: anunciar
terminal-key-pointing-escape = Esc: melhor não
terminal-key-over-enter = Enter: nova partida
terminal-key-over-w = w: salvar registro

## Ajuda

terminal-help-turn = Ponha a peça que tem em uma casa livre: setas ou b2, e Enter; ou clique. Depois escolha uma para o adversário: setas ou seu dígito, e Enter; ou clique.
terminal-help-line = Quatro em fila, coluna ou diagonal com { $shared ->
        [1] uma característica
       *[other] { $shared } características
    } em comum são linha.
terminal-help-features = Só isto conta: { $features }.
terminal-help-squares = Também quatro em um quadrado 2×2.
terminal-help-auto = Uma linha ganha na hora.
terminal-help-call-after = Uma linha só ganha se você anunciar (q) logo que completar.
terminal-help-call-before = Uma linha só ganha se anunciada (q) antes de colocar: vá à casa que a completa e anuncie.
terminal-help-late-opponent = O que lhe escapa o adversário pode anunciar ao receber a próxima peça; depois não vale mais.
terminal-help-late-either = O que escapa qualquer um pode anunciar (q, ou Q para quem acabou de dar) até a próxima peça ser colocada; depois não vale mais.
terminal-help-late-none = O que lhe escapa não vale mais.
terminal-help-false-refuse = Há um só anúncio por jogada: olhe bem.
terminal-help-false-forfeit = Um anúncio falso perde a partida: olhe bem.
terminal-help-time = Uma jogada leva no máximo { $seconds } segundos.
terminal-help-pieces = Peças altas têm três linhas; as redondas, lados redondos; as escuras são cheias, as ocas têm um ○ no alto. Um ponto marca a última. Letras: L clara, D escura, R redonda, Q quadrada, T alta, S baixa, F maciça, H oca.
terminal-help-keys =
    q ou !  anunciar QUARTO!   u  desfazer           =  propor empate
    n       nova partida       r  desistir           p  pausa, seguir
    Ctrl-Q  sair               w  salvar registro    Esc  fechar isto

    A partida não terminada fica guardada ao sair.

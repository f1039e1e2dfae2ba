### O que qualquer mesa diz, seja qual for o jogo.

## Jogadores

computer-name = Computador { $level }

## Recusas

illegal-game-over = A partida acabou.
illegal-seat-empty = A partida começa quando os dois lugares estão ocupados.
illegal-paused = A partida está em pausa.
illegal-waiting = A partida espera até que os dois jogadores estejam aqui.
illegal-not-paused = A partida não está em pausa.
illegal-not-due = Ainda há tempo.
illegal-too-late = Tarde demais: o tempo acabou.
illegal-clock-only = Só o relógio pode fazer isso.
illegal-not-your-turn = Não é a sua vez: é a vez de { $seat }.
illegal-still-playing = A partida ainda está em curso.
illegal-asked-already = Isso já foi pedido.
illegal-refused-already = Isso foi recusado; peça de novo depois da próxima jogada.
illegal-asked-otherwise = Esse pedido não vale mais. Responda ao pedido de agora.
illegal-questions-used = Você já fez { $most } pedidos nesta partida. Não pode pedir mais nada.
illegal-pauses-used = Você já teve { $most } pausas nesta partida. Não pode pedir outra.
illegal-nothing-asked = Não há nada a responder.
illegal-nothing-to-take-back = Não há jogada a desfazer; o que foi anunciado ou mostrado não volta.
illegal-not-away = O adversário não está ausente.
illegal-clock-decides = Você não pode pedir a vitória agora: se o adversário não vier, o relógio decide.
illegal-not-waiting-yourself = É a sua vez. Você pode pedir a vitória quando a partida esperar o adversário.
illegal-known-already = Isso já se sabe.
illegal-seat-taken = O lugar { $seat } está ocupado.
illegal-name-empty = Um jogador precisa de um nome.
illegal-lost-too-much = Não se podem ter perdido { $lost } ms: só passaram { $most } ms.
illegal-out-of-sequence = O evento { $seq } está fora de ordem: segue o { $expected }.
illegal-before-last-event = Um evento em { $at } não pode seguir um em { $last }.
illegal-unknown-act = A mesa não conhece { $act }.

## Textos que não se podem ler

malformed-no-ray = O Ray não está instalado; “pip install fourfold[ray]” o instala.
malformed-ray-form = Em “{ $address }” não pode haver um cluster Ray; esperava-se algo como 10.0.0.1:6379, ou local.
malformed-ray-address = Ninguém responde em “{ $address }”: { $why }.
malformed-data = Não é possível ler ({ $part }): { $problem }.
malformed-unknown = Não é possível ler ({ $part }): “{ $text }” não serve; esperava-se: { $expected }.
malformed-game = Não há jogo “{ $name }”; há: { $expected }.
malformed-preset = Não há regras “{ $name }”; há: { $expected }.
malformed-mixed = Uma série de vários jogos começa com { $first }, não com { $game }.
malformed-no-set-up = Uma partida de { $game } não pode começar no meio.
malformed-option = “{ $text }” não é uma opção; esperava-se NAME=VALUE com uma destas: { $expected }.
malformed-option-value = “{ $text }” não serve; esperava-se: { $expected }.
malformed-record-format = Este registro não é nosso: seu formato é “{ $found }”, esperava-se “{ $expected }”.
malformed-record-version = “{ $text }” não é uma versão das regras; esperava-se um número.
malformed-record-tag = Etiqueta desconhecida [{ $tag } …]; esperava-se uma destas: { $expected }.
malformed-record-tag-value = Etiqueta [{ $tag } …]: { $problem }
malformed-record-tag-form = Linha { $line }, coluna { $column }: esperava-se uma etiqueta como [A "Ann"], em linhas antes das jogadas.
malformed-record-tag-twice = A etiqueta [{ $tag } …] aparece duas vezes.
malformed-record-token = Linha { $line }, coluna { $column }: não é possível ler “{ $token }”; esperava-se uma jogada.
malformed-record-place = Linha { $line }, coluna { $column }, “{ $token }”: { $problem }
malformed-record-who = Diga quem: A:{ $token } ou B:{ $token }.
malformed-record-act = Não é possível ler “{ $act } ({ $detail })”; esperava-se: { $expected }.
malformed-record-slow = Este registro leva mais de { $limit } segundos para ser lido. Encurte-o e tente de novo.
malformed-record-event = O evento { $event } não é possível: { $problem }
malformed-record-time = O evento { $event } é anterior ao que o precede.
malformed-record-outcome = O registro diz que terminou “{ $said }”, mas termina “{ $found }”.
malformed-date = “{ $text }” não é uma data; esperava-se algo como 2026-01-31T18:00:00Z.

## Como terminam as partidas

outcome-resigned = { $winner } ganha: { $loser } desiste.
outcome-absent = { $winner } ganha: { $loser } não voltou.
outcome-agreed = Empate de comum acordo.
outcome-time = { $winner } ganha: o tempo de { $loser } acabou.

### O que o servidor responde.

illegal-not-your-seat = O lugar { $seat } não é seu.
illegal-not-your-table = Você não está nesta mesa.
illegal-running-position = Esta é uma posição de uma partida que você está jogando. Analise-a quando a partida acabar.
illegal-running-hand = Estas são as suas pedras numa partida que você está jogando. Pergunte de novo quando ela acabar.
illegal-running-duel = Estas são as suas pedras num duelo. Pergunte de novo depois de entregar a sua figura.
illegal-set-up-anybody = Uma partida com posição montada é para jogar com amigos, com o computador ou na mesma tela. Convide alguém ou jogue desde o começo.
illegal-set-up-not-agreed = Esta partida começa de uma posição montada, e quem a montou pode conhecer as suas pedras escondidas. Diga que concorda ou peça outra partida.
illegal-spectators-watch = Quem assiste só olha.
illegal-foreign-origin = Este pedido veio de outro site.
illegal-old-rules = Esta partida foi jogada com regras mais antigas; dá para ver, mas não para continuar.
illegal-no-answer = A busca não chegou ao fim. Pergunte de novo, por favor.
illegal-unavailable = O banco de dados está fora de alcance no momento. Tente de novo daqui a pouco.
illegal-only-to-look-at = Isto é um registro: é para ver, não para jogar.
illegal-table-full = Esta partida chegou a { $most } ações, o máximo para uma mesa. Desista ou comece uma nova partida.
illegal-too-many = Foi demais de uma vez. Tente de novo em { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }, por favor.

malformed-no-review = Partidas de { $game } ainda não se podem avaliar, só as de quarto.
malformed-name = Um nome precisa de pelo menos uma letra.
malformed-level = Não há nível “{ $level }”; há: { $expected }.
malformed-table = Não há mesa “{ $id }”.
malformed-stored = Esta versão do Fourfold não consegue ler a partida inteira. Nada se perde. { $problem }
malformed-invitation = Este convite não leva a lugar nenhum.
malformed-link = Este link já foi usado ou é antigo demais.
malformed-address = Não há nada em { $path }.
malformed-too-long = É longo demais: leem-se no máximo { $most } bytes.
malformed-content-type = Esperava-se um corpo do tipo application/json.
malformed-hello = Esperava-se primeiro um “hello”.
malformed-protocol = Esta página está desatualizada. Recarregue-a.

## Problemas e duelos

illegal-duel-taken = Dois já participaram deste duelo.
illegal-duel-not-begun = Você ainda não começou a construir neste duelo.
illegal-duel-too-late = O seu tempo neste duelo acabou.
malformed-duel = Não há duelo “{ $id }”.
malformed-pentaraduga-not-given = A pedra { $tile } não está entre as dadas.

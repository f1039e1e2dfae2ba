### Uma mesa própria para construir: problemas, duelos e os jogos atrás do biombo.

web-bench-hand = As suas pedras
web-bench-laid = { $tile }, posta
web-bench-begin = Arraste pedras para a mesa. Um toque em uma pedra posta a escolhe; outro toque a gira.
web-bench-turn = Girar
web-bench-group = Mover grupo
web-bench-back = Tirar
web-bench-at = { $tile }, { $direction ->
        [up] vértice para cima
        [right] vértice para a direita
        [down] vértice para baixo
       *[left] vértice para a esquerda
    }, coluna { $column }, linha { $row }: { $state ->
        [covered] coberta por outra pedra.
        [apart] não toca nada.
        [wrong] toca, mas não encaixa.
       *[fits] encaixa.
    } As setas a movem, R a gira, Enter a põe.

### Una mesa propia para construir: problemas, duelos y los juegos tras el biombo.

web-bench-hand = Tus fichas
web-bench-laid = { $tile }, puesta
web-bench-begin = Arrastra fichas a la mesa. Un toque en una ficha puesta la elige; otro toque la gira.
web-bench-turn = Girar
web-bench-group = Mover grupo
web-bench-back = Quitar
web-bench-at = { $tile }, { $direction ->
        [up] vértice arriba
        [right] vértice a la derecha
        [down] vértice abajo
       *[left] vértice a la izquierda
    }, columna { $column }, fila { $row }: { $state ->
        [covered] tapada por otra ficha.
        [apart] no toca nada.
        [wrong] toca, pero no encaja.
       *[fits] encaja.
    } Las flechas la mueven, R la gira, Enter la pone.

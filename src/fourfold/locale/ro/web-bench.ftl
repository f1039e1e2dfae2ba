### O masă proprie de construit: probleme, dueluri, jocurile după paravan.

web-bench-hand = Plăcuțele tale
web-bench-laid = { $tile }, pusă
web-bench-begin = Trage plăcuțe pe masă. O atingere pe o plăcuță de acolo o alege, încă una o rotește.
web-bench-turn = Rotește
web-bench-group = Mută un grup
web-bench-back = Scoate
# Unde e plăcuța mutată de la tastatură. Direcția e încotro îi arată vârful.
web-bench-at = { $tile }, { $direction ->
        [up] vârful în sus
        [right] vârful la dreapta
        [down] vârful în jos
       *[left] vârful la stânga
    }, coloana { $column }, rândul { $row }: { $state ->
        [covered] acoperită de altă plăcuță.
        [apart] nu atinge nimic.
        [wrong] atinge, dar nu se potrivește.
       *[fits] se potrivește.
    } Săgețile o mută, R o rotește, Enter o pune.

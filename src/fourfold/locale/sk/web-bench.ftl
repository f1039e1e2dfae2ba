### Vlastný stôl na stavanie: úlohy, súboje a hry za zástenou.

web-bench-hand = Tvoje dieliky
web-bench-laid = { $tile }, na stole
web-bench-begin = Preťahuj dieliky na stôl. Ťuknutie na ležiaci dielik ho vyberie, ďalšie ho otočí.
web-bench-turn = Otočiť
web-bench-group = Posunúť skupinu
web-bench-back = Zložiť
# Kde je dielik, ktorý posúva klávesnica. Smer hovorí, kam ukazuje vrchol.
web-bench-at = { $tile }, { $direction ->
        [up] vrchol nahor
        [right] vrchol doprava
        [down] vrchol nadol
       *[left] vrchol doľava
    }, stĺpec { $column }, riadok { $row }: { $state ->
        [covered] leží na inom dieliku.
        [apart] ničoho sa nedotýka.
        [wrong] dotýka sa, ale nepasuje.
       *[fits] pasuje.
    } Šípky posúvajú, R otáča, Enter kladie.

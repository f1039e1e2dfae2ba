### Ett eget bord att bygga på: uppgifter, dueller och spelen bakom förhänget.

web-bench-hand = Dina brickor
web-bench-laid = { $tile }, lagd
web-bench-begin = Dra brickor till bordet. Ett tryck på en bricka som ligger där väljer den, ett tryck till vrider den.
web-bench-turn = Vrid
web-bench-group = Flytta en grupp
web-bench-back = Ta bort
# Var brickan är som tangentbordet flyttar. Riktningen är dit spetsen pekar.
web-bench-at = { $tile }, { $direction ->
        [up] spetsen uppåt
        [right] spetsen åt höger
        [down] spetsen nedåt
       *[left] spetsen åt vänster
    }, kolumn { $column }, rad { $row }: { $state ->
        [covered] täckt av en annan bricka.
        [apart] den rör inte vid något.
        [wrong] den rör vid, men passar inte.
       *[fits] den passar.
    } Pilarna flyttar den, R vrider den, Enter lägger den.

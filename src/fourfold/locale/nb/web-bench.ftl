### Et eget bord å bygge på: oppgaver, dueller og spillene bak forhenget.

web-bench-hand = Flisene dine
web-bench-laid = { $tile }, lagt
web-bench-begin = Dra fliser inn på bordet. Et trykk på en flis som ligger der, velger den, et trykk til dreier den.
web-bench-turn = Drei
web-bench-group = Flytt en gruppe
web-bench-back = Ta av
# Hvor flisen er som tastaturet flytter. Retningen er dit spissen peker.
web-bench-at = { $tile }, { $direction ->
        [up] spiss opp
        [right] spiss til høyre
        [down] spiss ned
       *[left] spiss til venstre
    }, kolonne { $column }, rad { $row }: { $state ->
        [covered] dekket av en annen flis.
        [apart] den rører ingenting.
        [wrong] den rører, men passer ikke.
       *[fits] den passer.
    } Pilene flytter den, R dreier den, Enter legger den.

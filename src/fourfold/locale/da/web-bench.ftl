### Et bord for sig selv at bygge på: opgaver, dueller og spil bag forhænget.

web-bench-hand = Dine fliser
web-bench-laid = { $tile }, lagt
web-bench-begin = Træk fliser ind på bordet. Et tryk på en flise, der ligger der, vælger den, endnu et tryk drejer den.
web-bench-turn = Drej
web-bench-group = Flyt en gruppe
web-bench-back = Tag af
# Hvor den flise er, som tastaturet flytter. Retningen er der, hvor spidsen peger hen.
web-bench-at = { $tile }, { $direction ->
        [up] spids op
        [right] spids til højre
        [down] spids ned
       *[left] spids til venstre
    }, kolonne { $column }, række { $row }: { $state ->
        [covered] dækket af en anden flise.
        [apart] den rører intet.
        [wrong] den rører, men passer ikke.
       *[fits] den passer.
    } Pilene flytter den, R drejer den, Enter lægger den.

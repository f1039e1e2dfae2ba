### Un tavolo proprio su cui costruire: problemi, duelli e i giochi dietro un paravento.

web-bench-hand = Le tue tessere
web-bench-laid = { $tile }, posata
web-bench-begin = Trascina le tessere sul tavolo. Un tocco su una tessera posata la sceglie, un altro la gira.
web-bench-turn = Gira
web-bench-group = Sposta gruppo
web-bench-back = Togli
# Dov’è la tessera che la tastiera sposta. La direzione è quella della punta.
web-bench-at = { $tile }, { $direction ->
        [up] punta in su
        [right] punta a destra
        [down] punta in giù
       *[left] punta a sinistra
    }, colonna { $column }, riga { $row }: { $state ->
        [covered] coperta da un’altra tessera.
        [apart] non tocca nulla.
        [wrong] tocca, ma non combacia.
       *[fits] combacia.
    } Le frecce la spostano, R la gira, Invio la posa.

### Een eigen tafel om op te bouwen: puzzels, duels en de spellen achter een zichtscherm.

web-bench-hand = Jouw tegels
web-bench-laid = { $tile }, gelegd
web-bench-begin = Sleep tegels naar de tafel. Een tik op een tegel die daar ligt, kiest hem, nog een tik draait hem.
web-bench-turn = Draaien
web-bench-group = Groep schuiven
web-bench-back = Weghalen
# Waar de tegel is die de toetsen bewegen. De richting is die van zijn punt.
web-bench-at = { $tile }, { $direction ->
        [up] punt omhoog
        [right] punt naar rechts
        [down] punt omlaag
       *[left] punt naar links
    }, kolom { $column }, rij { $row }: { $state ->
        [covered] daar ligt een andere tegel.
        [apart] hij raakt niets.
        [wrong] hij raakt wel, maar past niet.
       *[fits] hij past.
    } Pijlen schuiven, R draait, Enter legt.

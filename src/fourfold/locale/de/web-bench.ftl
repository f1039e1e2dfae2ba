### Ein eigener Tisch zum Bauen: Aufgaben, Duelle und die Spiele hinter dem Sichtschirm.

web-bench-hand = Deine Plättchen
web-bench-laid = { $tile }, gelegt
web-bench-begin = Zieh Plättchen auf den Tisch. Antippen wählt ein Plättchen, das dort liegt, noch einmal antippen dreht es.
web-bench-turn = Drehen
web-bench-group = Gruppe bewegen
web-bench-back = Wegnehmen
# Wo das Plättchen ist, das die Tasten bewegen. Die Richtung ist die seiner Spitze.
web-bench-at = { $tile }, { $direction ->
        [up] Spitze oben
        [right] Spitze rechts
        [down] Spitze unten
       *[left] Spitze links
    }, Spalte { $column }, Zeile { $row }: { $state ->
        [covered] Ein anderes Plättchen liegt dort.
        [apart] Es berührt nichts.
        [wrong] Es berührt andere, passt aber nicht.
       *[fits] Es passt.
    } Pfeile bewegen, R dreht, Enter legt.

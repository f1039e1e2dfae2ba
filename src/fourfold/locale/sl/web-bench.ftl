### Lastna miza za gradnjo: naloge, dvoboji in igre za paravanom.

web-bench-hand = Tvoje ploščice
web-bench-laid = { $tile }, položeno
web-bench-begin = Povleci ploščice na mizo. Tap na položeno ploščico jo izbere, še en tap jo obrne.
web-bench-turn = Obrni
web-bench-group = Premakni skupino
web-bench-back = Odstrani
# Kje je ploščica, ki jo premika tipkovnica. Smer je, kam kaže njen vrh.
web-bench-at = { $tile }, { $direction ->
        [up] vrh gor
        [right] vrh desno
        [down] vrh dol
       *[left] vrh levo
    }, stolpec { $column }, vrstica { $row }: { $state ->
        [covered] tam že leži druga ploščica.
        [apart] ničesar se ne dotika.
        [wrong] dotika se, a se ne ujema.
       *[fits] ujema se.
    } Puščice jo premikajo, R jo obrne, Enter jo položi.

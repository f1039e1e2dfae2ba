### Oma pöytä rakentamiseen: tehtävät, kaksintaistelut ja sermipelit.

web-bench-hand = Laattasi
web-bench-laid = { $tile }, asetettu
web-bench-begin = Vedä laattoja pöydälle. Napauta pöydällä olevaa laattaa, niin valitset sen; napauta uudelleen, niin se kääntyy.
web-bench-turn = Käännä
web-bench-group = Siirrä ryhmä
web-bench-back = Poista
# Missä näppäimillä siirrettävä laatta on. Suunta on se, johon kärki osoittaa.
web-bench-at = { $tile }, { $direction ->
        [up] kärki ylös
        [right] kärki oikealle
        [down] kärki alas
       *[left] kärki vasemmalle
    }, sarake { $column }, rivi { $row }: { $state ->
        [covered] toinen laatta peittää sen.
        [apart] ei kosketa mitään.
        [wrong] koskettaa muttei sovi.
       *[fits] sopii.
    } Nuolet siirtävät, R kääntää, Enter asettaa.

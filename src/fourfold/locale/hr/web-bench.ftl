### Vlastiti stol za gradnju: zadaci, dvoboji i igre iza paravana.

web-bench-hand = Tvoje pločice
web-bench-laid = { $tile }, položeno
web-bench-begin = Povuci pločice na stol. Dodir na položenu pločicu odabire je, još jedan je okreće.
web-bench-turn = Okreni
web-bench-group = Pomakni skupinu
web-bench-back = Skloni
# Gdje je pločica koja se pomiče tipkovnicom. Smjer je kamo gleda njezin vrh.
web-bench-at = { $tile }, { $direction ->
        [up] vrh gore
        [right] vrh desno
        [down] vrh dolje
       *[left] vrh lijevo
    }, stupac { $column }, red { $row }: { $state ->
        [covered] tu već leži druga pločica.
        [apart] ne dodiruje ništa.
        [wrong] dodiruje, ali se ne uklapa.
       *[fits] uklapa se.
    } Strelice je pomiču, R okreće, Enter polaže.

### Saját asztal az építéshez: feladványok, párbajok, paravános játékok.

web-bench-hand = A lapkáid
web-bench-laid = { $tile }, lerakva
web-bench-begin = Húzz lapkákat az asztalra. Ha egy ott lévőre koppintasz, kiválasztod; még egy koppintás elforgatja.
web-bench-turn = Forgat
web-bench-group = Csoportmozgatás
web-bench-back = Levétel
# Hol van a lapka, amelyet a billentyűzet mozgat. Az irány az, amerre a csúcsa mutat.
web-bench-at = { $tile }, { $direction ->
        [up] csúcsa fel
        [right] csúcsa jobbra
        [down] csúcsa le
       *[left] csúcsa balra
    }, { $column }. oszlop, { $row }. sor: { $state ->
        [covered] másik lapka fedi.
        [apart] semmihez sem ér hozzá.
        [wrong] hozzáér, de nem illik.
       *[fits] odaillik.
    } A nyilak mozgatják, az R forgatja, az Enter lerakja.

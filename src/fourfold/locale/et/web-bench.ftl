### Oma laud ehitamiseks: ülesanded, duellid ja sirmimängud.

web-bench-hand = Sinu kivid
web-bench-laid = { $tile }, asetatud
web-bench-begin = Lohista kive lauale. Puudutus valib laual oleva kivi, teine puudutus pöörab seda.
web-bench-turn = Pööra
web-bench-group = Liiguta rühma
web-bench-back = Võta ära
# Kus on kivi, mida klahvidega liigutatakse. Suund on see, kuhu näitab tipp.
web-bench-at = { $tile }, { $direction ->
        [up] tipp üles
        [right] tipp paremale
        [down] tipp alla
       *[left] tipp vasakule
    }, veerg { $column }, rida { $row }: { $state ->
        [covered] teise kivi all.
        [apart] ei puuduta midagi.
        [wrong] puudutab, aga ei sobi.
       *[fits] sobib.
    } Nooled liigutavad, R pöörab, Enter asetab.

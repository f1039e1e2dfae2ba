### Savs galds būvēšanai: uzdevumi, dueļi un spēles aiz aizsega.

web-bench-hand = Tavi kauliņi
web-bench-laid = { $tile }, nolikts
web-bench-begin = Velc kauliņus uz galda. Pieskāriens gulošam kauliņam to izvēlas, nākamais pieskāriens to pagriež.
web-bench-turn = Griezt
web-bench-group = Bīdīt grupu
web-bench-back = Noņemt
# Kur ir kauliņš, ko bīda ar tastatūru. Virziens – kurp vērsta tā virsotne.
web-bench-at = { $tile }, { $direction ->
        [up] virsotne uz augšu
        [right] virsotne pa labi
        [down] virsotne uz leju
       *[left] virsotne pa kreisi
    }, { $column }. kolonna, { $row }. rinda: { $state ->
        [covered] tur guļ cits kauliņš.
        [apart] nekam nepieskaras.
        [wrong] pieskaras, bet neder.
       *[fits] der.
    } Bultiņas to bīda, R griež, Enter noliek.

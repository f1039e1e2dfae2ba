### Savas stalas statyti: uždaviniai, dvikovos ir žaidimai už širmos.

web-bench-hand = Tavo plytelės
web-bench-laid = { $tile }, padėta
web-bench-begin = Vilk plyteles ant stalo. Palietus gulinčią plytelę ji pasirenkama, palietus dar kartą – pasukama.
web-bench-turn = Sukti
web-bench-group = Stumti grupę
web-bench-back = Nuimti
# Kur yra klaviatūra stumiama plytelė. Kryptis – kur žiūri jos viršūnė.
web-bench-at = { $tile }, { $direction ->
        [up] viršūnė aukštyn
        [right] viršūnė dešinėn
        [down] viršūnė žemyn
       *[left] viršūnė kairėn
    }, stulpelis { $column }, eilutė { $row }: { $state ->
        [covered] čia guli kita plytelė.
        [apart] nieko neliečia.
        [wrong] liečia, bet netinka.
       *[fits] tinka.
    } Rodyklės ją stumia, R suka, Enter padeda.

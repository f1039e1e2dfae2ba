### Eigið borð til að byggja á: þrautir, einvígi og spilin bak við tjald.

web-bench-hand = Flísarnar þínar
web-bench-begin = Dragðu flísar á borðið. Ýttu á flís sem liggur þar til að velja hana, ýttu aftur til að snúa henni.
web-bench-laid = { $tile }, lögð
web-bench-turn = Snúa
web-bench-group = Færa hóp
web-bench-back = Taka af
# Hvar flísin er sem lyklaborðið færir. Áttin er þangað sem oddurinn vísar.
web-bench-at = { $tile }, { $direction ->
        [up] oddur upp
        [right] oddur til hægri
        [down] oddur niður
       *[left] oddur til vinstri
    }, dálkur { $column }, lína { $row }: { $state ->
        [covered] önnur flís liggur yfir.
        [apart] hún snertir ekkert.
        [wrong] hún snertir, en passar ekki.
       *[fits] hún passar.
    } Örvar færa hana, R snýr henni, Enter leggur hana.

### Pentaradugas partiju atkārtojums.

web-replay-began-tiles = { $known ->
        [yes] Kauliņi ir izdalīti. Sāk { $name }.
       *[no] Kauliņi ir izdalīti.
    }
web-replay-result-points = { $won ->
        [yes] Uzvar { $name }, { $high } : { $low }. { $why }
       *[no] Neizšķirts, { $high } : { $low }. { $why }
    }
web-replay-told-arrange = { $name } būvē.
web-replay-told-check = { $name } rāda figūru.
web-replay-told-surrender = { $name } padodas.
web-replay-both-build = Abi būvē.

## Palaisti pilnie

web-replay-full-possible = { $count ->
        [1] { $name }: šeit varēja nolikt arī pilno kauliņu.
        [zero] { $name }: šeit varēja nolikt arī pilno kauliņu, { $count } vietās.
        [one] { $name }: šeit varēja nolikt arī pilno kauliņu, { $count } vietā.
       *[other] { $name }: šeit varēja nolikt arī pilno kauliņu, { $count } vietās.
    }
web-replay-full-some = { $count ->
        [1] Šajā partijā vienreiz palaida garām pilno kauliņu.
        [zero] Šajā partijā pilno kauliņu palaida garām { $count } reižu.
        [one] Šajā partijā pilno kauliņu palaida garām { $count } reizi.
       *[other] Šajā partijā pilno kauliņu palaida garām { $count } reizes.
    }
web-replay-full-none = Neviens pilnais nav palaists garām.
web-replay-full-show = Parādīt, kur
web-replay-full-place = Pilns šeit: { $tile }
web-replay-full-here = Šeit varēja nolikt pilno kauliņu

## Labākā figūra

web-replay-best-seek = { $name }: ko varēja salikt?
web-replay-best-busy = Meklē…
web-replay-best-of = { $name }: labākā figūra
web-replay-best-more = Izpētīt
web-replay-best = { $found ->
       *[no] No šiem kauliņiem tādu figūru salikt nevar.
        [yes] { $goal ->
            [frame] { $name }: lielākais rāmis no šiem kauliņiem.
           *[other] { $proved ->
               *[yes] { $name }: labākās figūras vērtība no šiem kauliņiem ir { $count }.
                [no] { $name }: labākās līdz šim atrastās figūras vērtība ir { $count }.
            }
        }
    }

## Spēlēt tālāk

web-replay-on-tiles = Jauns galds, kur viss ir kā šeit. Pulksteņi sāk no jauna, un pieteikumu vairs nav.
web-replay-on-keep = Spēlēt ar draugu ar tiem pašiem paslēptajiem kauliņiem. Draugam jāpiekrīt. Citādi paslēptos kauliņus velk no jauna.
web-replay-on-running = Šo partiju vēl spēlē. No šejienes varēsi spēlēt, kad tā beigsies.
web-replay-on-covered = Viena šīs partijas figūra paliek apklāta, tāpēc no šejienes spēlēt nevar.

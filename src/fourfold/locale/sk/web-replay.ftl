### Prezeranie partií Pentaradugy.

web-replay-began-tiles = { $known ->
        [yes] Dieliky sú rozdané. Začína { $name }.
       *[no] Dieliky sú rozdané.
    }
web-replay-result-points = { $won ->
        [yes] Vyhráva { $name }, { $high }:{ $low }. { $why }
       *[no] Remíza, { $high }:{ $low }. { $why }
    }
web-replay-told-arrange = { $name } stavia.
web-replay-told-check = { $name } ukazuje obrazec.
web-replay-told-surrender = { $name } sa vzdáva.
web-replay-both-build = Obaja stavajú.

## Premeškané plné

web-replay-full-possible = { $count ->
        [1] { $name }: dal sa položiť aj plný dielik.
       *[other] { $name }: dal sa položiť aj plný dielik, a to na { $count } miestach.
    }
web-replay-full-some = { $count ->
        [one] Raz sa v tejto partii dal položiť plný dielik, a nepoložil sa.
        [few] { $count }-krát sa v tejto partii dal položiť plný dielik, a nepoložil sa.
       *[other] { $count }-krát sa v tejto partii dal položiť plný dielik, a nepoložil sa.
    }
web-replay-full-none = Žiadny plný dielik neunikol.
web-replay-full-show = Ukázať kde
web-replay-full-place = Tu plný: { $tile }
web-replay-full-here = Tu sa dal položiť plný dielik

## Najlepší obrazec

web-replay-best-seek = Čo sa tu dalo postaviť ({ $name })?
web-replay-best-busy = Hľadám…
web-replay-best-of = Najlepší obrazec: { $name }
web-replay-best-more = Preskúmať
web-replay-best = { $found ->
       *[no] Z týchto dielikov taký obrazec nie je.
        [yes] { $goal ->
            [frame] { $name }: najväčší rám z týchto dielikov.
           *[other] { $proved ->
               *[yes] { $name }: najlepší obrazec z týchto dielikov má hodnotu { $count }.
                [no] { $name }: najlepší zatiaľ nájdený obrazec z týchto dielikov má hodnotu { $count }.
            }
        }
    }

## Hrať ďalej

web-replay-on-tiles = Nový stôl, ktorý sa začína tak, ako to stojí tu. Hodiny sa spustia odznova a ohlásenia prepadajú.
web-replay-on-keep = Hraj s priateľom s rovnakými skrytými dielikmi. Musí s tým súhlasiť. Inak sa skryté dieliky vyžrebujú nanovo.
web-replay-on-running = Táto partia sa ešte hrá. Keď sa skončí, bude sa odtiaľto dať hrať ďalej.
web-replay-on-covered = Jeden obrazec tejto partie zostáva zakrytý, preto sa odtiaľto hrať ďalej nedá.

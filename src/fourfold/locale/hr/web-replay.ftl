### Partije Pentaraduge iznova.

web-replay-began-tiles = { $known ->
        [yes] Pločice su podijeljene. Počinje { $name }.
       *[no] Pločice su podijeljene.
    }
web-replay-result-points = { $won ->
        [yes] { $name } pobjeđuje, { $high } prema { $low }. { $why }
       *[no] Remi, { $high } prema { $low }. { $why }
    }
web-replay-told-arrange = { $name } gradi.
web-replay-told-check = { $name } pokazuje mozaik.
web-replay-told-surrender = { $name } se predaje.
web-replay-both-build = Oboje grade.

## Propuštena mjesta za pune pločice

web-replay-full-possible = { $count ->
        [1] { $name }: ovdje je mogla i puna pločica.
        [one] { $name }: ovdje je mogla i puna pločica, na { $count } mjestu.
        [few] { $name }: ovdje je mogla i puna pločica, na { $count } mjesta.
       *[other] { $name }: ovdje je mogla i puna pločica, na { $count } mjesta.
    }
web-replay-full-some = { $count ->
        [one] U ovoj je partiji puna pločica propuštena { $count } put.
        [few] U ovoj je partiji puna pločica propuštena { $count } puta.
       *[other] U ovoj je partiji puna pločica propuštena { $count } puta.
    }
web-replay-full-none = Nijedna puna nije propuštena.
web-replay-full-show = Pokaži gdje
web-replay-full-place = Ovdje puna: { $tile }
web-replay-full-here = Ovdje je mogla puna pločica

## Najbolji mozaik

web-replay-best-seek = { $name }: što se moglo složiti?
web-replay-best-busy = Tražim…
web-replay-best-of = Najbolji mozaik: { $name }
web-replay-best-more = Pogledaj izbliza
web-replay-best = { $found ->
       *[no] Ove pločice nemaju takav mozaik.
        [yes] { $goal ->
            [frame] Najveći okvir od pločica koje ima { $name }.
           *[other] { $proved ->
               *[yes] Najbolji mozaik od pločica koje ima { $name } vrijedi { $count }.
                [no] Najbolji dosad nađen mozaik od pločica koje ima { $name } vrijedi { $count }.
            }
        }
    }

## Nastavak

web-replay-on-tiles = Novi stol koji počinje kako ovdje stoji. Satovi kreću iznova, a najave nestaju.
web-replay-on-keep = Igraj s prijateljem s istim skrivenim pločicama. Prijatelj mora pristati. Inače se skrivene pločice izvlače iznova.
web-replay-on-running = Ova partija još traje. Odavde možeš nastaviti kad završi.
web-replay-on-covered = Jedan mozaik ove partije ostaje pokriven, pa nitko ne može nastaviti odavde.

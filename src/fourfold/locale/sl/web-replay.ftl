### Partije Pentaraduge še enkrat.

web-replay-began-tiles = { $known ->
        [yes] Ploščice so razdeljene. Začne { $name }.
       *[no] Ploščice so razdeljene.
    }
web-replay-result-points = { $won ->
        [yes] { $name } zmaga, { $high } proti { $low }. { $why }
       *[no] Neodločeno, { $high } proti { $low }. { $why }
    }
web-replay-told-arrange = { $name } gradi.
web-replay-told-check = { $name } pokaže mozaik.
web-replay-told-surrender = { $name } se preda.
web-replay-both-build = Oba gradita.

## Zamujena mesta za polne ploščice

web-replay-full-possible = { $count ->
        [1] { $name }: tu bi šla tudi polna ploščica.
        [one] { $name }: tu bi šla tudi polna ploščica, na { $count } mesto.
        [two] { $name }: tu bi šla tudi polna ploščica, na { $count } mesti.
        [few] { $name }: tu bi šla tudi polna ploščica, na { $count } mesta.
       *[other] { $name }: tu bi šla tudi polna ploščica, na { $count } mest.
    }
web-replay-full-some = V tej partiji je bila polna ploščica zamujena { $count }-krat.
web-replay-full-none = Nobena polna ni bila zamujena.
web-replay-full-show = Pokaži kje
web-replay-full-place = Tu polna: { $tile }
web-replay-full-here = Tu bi šla polna ploščica

## Najboljši mozaik

web-replay-best-seek = { $name }: kaj bi se dalo zgraditi?
web-replay-best-busy = Iščem …
web-replay-best-of = Najboljši mozaik: { $name }
web-replay-best-more = Poglej od blizu
web-replay-best = { $found ->
       *[no] Te ploščice nimajo takega mozaika.
        [yes] { $goal ->
            [frame] Največji okvir iz ploščic, ki jih ima { $name }.
           *[other] { $proved ->
               *[yes] Najboljši mozaik iz ploščic, ki jih ima { $name }, šteje { $count }.
                [no] Najboljši doslej najdeni mozaik iz ploščic, ki jih ima { $name }, šteje { $count }.
            }
        }
    }

## Nadaljevanje

web-replay-on-tiles = Nova miza, ki se začne, kakor stoji tu. Ure stečejo znova, napovedi izginejo.
web-replay-on-keep = Igraj s prijateljem z istimi skritimi ploščicami. Prijatelj se mora strinjati. Sicer se skrite ploščice znova izžrebajo.
web-replay-on-running = Ta partija še teče. Od tod lahko igraš, ko bo končana.
web-replay-on-covered = En mozaik te partije ostane pokrit, zato od tod nihče ne more igrati naprej.

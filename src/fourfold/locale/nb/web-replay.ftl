### Se spill i Pentaraduga igjen.

web-replay-began-tiles = { $known ->
        [yes] Flisene er delt ut. { $name } begynner.
       *[no] Flisene er delt ut.
    }
web-replay-result-points = { $won ->
        [yes] { $name } vinner { $high }–{ $low }. { $why }
       *[no] Uavgjort { $high }–{ $low }. { $why }
    }
web-replay-told-arrange = { $name } bygger.
web-replay-told-check = { $name } viser figuren.
web-replay-told-surrender = { $name } overgir seg.
web-replay-both-build = Begge bygger.

## Fulle plasser som ble oversett

web-replay-full-possible = { $count ->
        [one] { $name } kunne også ha lagt en full flis.
       *[other] { $name } kunne også ha lagt en full flis, { $count } steder.
    }
web-replay-full-some = { $count ->
        [one] Én gang i dette spillet kunne en full flis legges og ble det ikke.
       *[other] { $count } ganger i dette spillet kunne en full flis legges og ble det ikke.
    }
web-replay-full-none = Ingen full flis ble oversett.
web-replay-full-show = Vis hvor
web-replay-full-place = Full her: { $tile }
web-replay-full-here = Her var en full flis mulig

## Den beste figuren

web-replay-best-seek = Hva kunne { $name } ha bygd?
web-replay-best-busy = Søker …
web-replay-best-of = Den beste figuren til { $name }
web-replay-best-more = Se nærmere
web-replay-best = { $found ->
       *[no] Disse flisene har ingen slik figur.
        [yes] { $goal ->
            [frame] Den største rammen av flisene til { $name }.
           *[other] { $proved ->
               *[yes] Den beste figuren av flisene til { $name } teller { $count }.
                [no] Den beste figuren som er funnet hittil av flisene til { $name }, teller { $count }.
            }
        }
    }

## Spill videre

web-replay-on-tiles = Et nytt bord som begynner slik det ligger her. Klokkene starter på nytt, og meldinger er borte.
web-replay-on-keep = Spill mot en venn med de samme skjulte flisene. Vennen må si ja. Ellers trekkes skjulte fliser på nytt.
web-replay-on-running = Dette spillet er fortsatt i gang. Du kan spille videre herfra når det er slutt.
web-replay-on-covered = En figur i dette spillet forblir skjult, så ingen kan spille videre herfra.

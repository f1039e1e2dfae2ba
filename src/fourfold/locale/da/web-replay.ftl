### Se spil i Pentaraduga igen.

web-replay-began-tiles = { $known ->
        [yes] Fliserne er delt ud. { $name } begynder.
       *[no] Fliserne er delt ud.
    }
web-replay-result-points = { $won ->
        [yes] { $name } vinder { $high }–{ $low }. { $why }
       *[no] Uafgjort { $high }–{ $low }. { $why }
    }
web-replay-told-arrange = { $name } bygger.
web-replay-told-check = { $name } viser figuren.
web-replay-told-surrender = { $name } overgiver sig.
web-replay-both-build = Begge bygger.

## Fulde pladser, der blev overset

web-replay-full-possible = { $count ->
        [one] { $name } kunne også have lagt en fuld flise.
       *[other] { $name } kunne også have lagt en fuld flise, { $count } steder.
    }
web-replay-full-some = { $count ->
        [one] Én gang i dette spil kunne en fuld flise lægges og blev det ikke.
       *[other] { $count } gange i dette spil kunne en fuld flise lægges og blev det ikke.
    }
web-replay-full-none = Ingen fuld flise blev overset.
web-replay-full-show = Vis hvor
web-replay-full-place = Fuld her: { $tile }
web-replay-full-here = Her var en fuld flise mulig

## Den bedste figur

web-replay-best-seek = Hvad kunne { $name } have bygget?
web-replay-best-busy = Søger …
web-replay-best-of = Den bedste figur: { $name }
web-replay-best-more = Se nærmere
web-replay-best = { $found ->
       *[no] De fliser har ingen sådan figur.
        [yes] { $goal ->
            [frame] Den største ramme, { $name } kunne lave.
           *[other] { $proved ->
               *[yes] Den bedste figur, { $name } kunne lave, tæller { $count }.
                [no] Den bedste figur til { $name }, der er fundet indtil nu, tæller { $count }.
            }
        }
    }

## Spil videre

web-replay-on-tiles = Et nyt bord, der begynder, som det ligger her. Urene starter forfra, og meldinger er væk.
web-replay-on-keep = Spil mod en ven med de samme skjulte fliser. Din ven skal sige ja. Ellers trækkes skjulte fliser på ny.
web-replay-on-running = Dette spil er stadig i gang. Du kan spille videre herfra, når det er slut.
web-replay-on-covered = En figur i dette spil forbliver skjult, så ingen kan spille videre herfra.

### Pentaraduga-játszmák visszanézése.

web-replay-began-tiles = { $known ->
        [yes] A lapkák kiosztva. { $name } kezd.
       *[no] A lapkák kiosztva.
    }
web-replay-result-points = { $won ->
        [yes] { $name } nyert, { $high } : { $low }. { $why }
       *[no] Döntetlen, { $high } : { $low }. { $why }
    }
web-replay-told-arrange = { $name } épít.
web-replay-told-check = { $name } megmutatja az alakzatát.
web-replay-told-surrender = { $name } feladja.
web-replay-both-build = Mindketten építenek.

## Kihagyott teli helyek

web-replay-full-possible = { $count ->
        [one] { $name } teli lapkát is lerakhatott volna.
       *[other] { $name } teli lapkát is lerakhatott volna, { $count } helyre.
    }
web-replay-full-some = { $count ->
        [one] Ebben a játszmában egyszer maradt ki teli lapka, pedig lehetett volna.
       *[other] Ebben a játszmában { $count } alkalommal maradt ki teli lapka, pedig lehetett volna.
    }
web-replay-full-none = Egyetlen teli lapka sem maradt ki.
web-replay-full-show = Mutasd, hol
web-replay-full-place = Itt teli: { $tile }
web-replay-full-here = Itt teli lapka is lehetett volna

## A legjobb alakzat

web-replay-best-seek = Mit építhetett volna { $name }?
web-replay-best-busy = Keresés…
web-replay-best-of = { $name } legjobb alakzata
web-replay-best-more = Közelebbről
web-replay-best = { $found ->
       *[no] Ezekből a lapkákból nincs ilyen alakzat.
        [yes] { $goal ->
            [frame] A legnagyobb keret { $name } lapkáiból.
           *[other] { $proved ->
               *[yes] { $name } lapkáiból a legjobb alakzat értéke { $count }.
                [no] { $name } lapkáiból az eddig talált legjobb alakzat értéke { $count }.
            }
        }
    }

## Folytatás

web-replay-on-tiles = Új asztal, ugyanebből az állásból. Az órák elölről indulnak, a bejelentések elvesznek.
web-replay-on-keep = Játék egy baráttal, ugyanazokkal a rejtett lapkákkal. A barátodnak bele kell egyeznie. Különben a rejtett lapkákat újrahúzzuk.
web-replay-on-running = Ez a játszma még tart. Innen akkor folytathatod, ha vége.
web-replay-on-covered = Ennek a játszmának az egyik alakzata takarva marad, ezért innen nem folytatható.

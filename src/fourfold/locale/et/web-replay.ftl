### Pentaraduga mängude uuesti vaatamine.

web-replay-began-tiles = { $known ->
        [yes] Kivid on jagatud. { $name } alustab.
       *[no] Kivid on jagatud.
    }
web-replay-result-points = { $won ->
        [yes] { $name } võidab { $high } : { $low }. { $why }
       *[no] Viik { $high } : { $low }. { $why }
    }
web-replay-told-arrange = { $name } ehitab.
web-replay-told-check = { $name } näitab kujundit.
web-replay-told-surrender = { $name } alistub.
web-replay-both-build = Mõlemad ehitavad.

## Kasutamata jäänud täiskohad

web-replay-full-possible = { $count ->
        [one] { $name } oleks võinud asetada ka täiskivi.
       *[other] { $name } oleks võinud asetada ka täiskivi, kohti oli { $count }.
    }
web-replay-full-some = { $count ->
        [one] Ühel korral jäi selles mängus täiskivi asetamata.
       *[other] { $count } korral jäi selles mängus täiskivi asetamata.
    }
web-replay-full-none = Ükski täiskivi ei jäänud asetamata.
web-replay-full-show = Näita, kus
web-replay-full-place = Siin täis: { $tile }
web-replay-full-here = Siin oli täiskivi võimalik

## Parim kujund

web-replay-best-seek = Mida oleks { $name } võinud ehitada?
web-replay-best-busy = Otsin…
web-replay-best-of = Parim kujund: { $name }
web-replay-best-more = Uuri seda
web-replay-best = { $found ->
       *[no] Neist kividest sellist kujundit ei saa.
        [yes] { $goal ->
            [frame] Suurim raam mängija { $name } kividest.
           *[other] { $proved ->
               *[yes] Mängija { $name } kivide parima kujundi tulemus on { $count }.
                [no] Mängija { $name } kivide seni leitud parima kujundi tulemus on { $count }.
            }
        }
    }

## Edasi mängimine

web-replay-on-tiles = Uus laud, mis algab siinsest seisust. Kellad alustavad uuesti ja nõuded on kadunud.
web-replay-on-keep = Mängi sõbraga samade peidus kividega. Sõber peab nõus olema. Muidu loositakse peidus kivid uuesti.
web-replay-on-running = See mäng alles käib. Siit saad edasi mängida, kui see on läbi.
web-replay-on-covered = Üks selle mängu kujund jääb kaetuks, nii et siit ei saa edasi mängida.

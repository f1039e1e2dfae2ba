### Pentaradugos partijų peržiūra.

web-replay-began-tiles = { $known ->
        [yes] Plytelės išdalytos. Pradeda { $name }.
       *[no] Plytelės išdalytos.
    }
web-replay-result-points = { $won ->
        [yes] Laimi { $name }, { $high } : { $low }. { $why }
       *[no] Lygiosios, { $high } : { $low }. { $why }
    }
web-replay-told-arrange = { $name } stato.
web-replay-told-check = { $name } rodo figūrą.
web-replay-told-surrender = { $name } pasiduoda.
web-replay-both-build = Abu stato.

## Praleistos pilnos

web-replay-full-possible = { $count ->
        [1] { $name }: čia buvo galima padėti ir pilną plytelę.
        [one] { $name }: čia buvo galima padėti ir pilną plytelę, { $count } vieta.
        [few] { $name }: čia buvo galima padėti ir pilną plytelę, { $count } vietos.
       *[other] { $name }: čia buvo galima padėti ir pilną plytelę, { $count } vietų.
    }
web-replay-full-some = { $count ->
        [1] Šioje partijoje kartą praleista pilna plytelė.
        [one] Šioje partijoje pilna plytelė praleista { $count } kartą.
        [few] Šioje partijoje pilna plytelė praleista { $count } kartus.
       *[other] Šioje partijoje pilna plytelė praleista { $count } kartų.
    }
web-replay-full-none = Nė viena pilna plytelė nepraleista.
web-replay-full-show = Parodyti kur
web-replay-full-place = Pilna čia: { $tile }
web-replay-full-here = Čia buvo galima padėti pilną plytelę

## Geriausia figūra

web-replay-best-seek = { $name }: ką buvo galima sudėti?
web-replay-best-busy = Ieškoma…
web-replay-best-of = { $name }: geriausia figūra
web-replay-best-more = Panagrinėti
web-replay-best = { $found ->
       *[no] Iš šių plytelių tokios figūros nesudėsi.
        [yes] { $goal ->
            [frame] { $name }: didžiausias rėmas iš turėtų plytelių.
           *[other] { $proved ->
               *[yes] { $name }: geriausios figūros iš turėtų plytelių vertė { $count }.
                [no] { $name }: geriausios kol kas rastos figūros vertė { $count }.
            }
        }
    }

## Žaisti toliau

web-replay-on-tiles = Naujas stalas, kur viskas kaip čia. Laikrodžiai eina iš naujo, o kas paskelbta, nebegalioja.
web-replay-on-keep = Žaisti su draugu tomis pačiomis paslėptomis plytelėmis. Draugas turi sutikti. Kitaip paslėptos plytelės traukiamos iš naujo.
web-replay-on-running = Ši partija dar žaidžiama. Nuo čia galėsi žaisti, kai ji baigsis.
web-replay-on-covered = Viena šios partijos figūra lieka uždengta, tad nuo čia žaisti negalima.

### Reluarea partidelor de Pentaraduga.

web-replay-began-tiles = { $known ->
        [yes] Plăcuțele sunt împărțite. { $name } începe.
       *[no] Plăcuțele sunt împărțite.
    }
web-replay-result-points = { $won ->
        [yes] { $name } câștigă, { $high } la { $low }. { $why }
       *[no] Remiză, { $high } la { $low }. { $why }
    }
web-replay-told-arrange = { $name } construiește.
web-replay-told-check = { $name } arată figura.
web-replay-told-surrender = { $name } se predă.
web-replay-both-build = Amândoi construiesc.

## Locuri pline ratate

web-replay-full-possible = { $count ->
        [one] { $name } putea pune și o plăcuță plină.
        [few] { $name } putea pune și o plăcuță plină, în { $count } locuri.
       *[other] { $name } putea pune și o plăcuță plină, în { $count } de locuri.
    }
web-replay-full-some = { $count ->
        [one] O dată în această partidă se putea pune o plăcuță plină și nu s-a pus.
        [few] De { $count } ori în această partidă se putea pune o plăcuță plină și nu s-a pus.
       *[other] De { $count } de ori în această partidă se putea pune o plăcuță plină și nu s-a pus.
    }
web-replay-full-none = Nicio plăcuță plină n-a fost ratată.
web-replay-full-show = Arată unde
web-replay-full-place = Plină aici: { $tile }
web-replay-full-here = Aici se putea o plăcuță plină

## Cea mai bună figură

web-replay-best-seek = Ce putea construi { $name }?
web-replay-best-busy = Se caută…
web-replay-best-of = Cea mai bună figură: { $name }
web-replay-best-more = Vezi detalii
web-replay-best = { $found ->
       *[no] Din aceste plăcuțe nu iese o astfel de figură.
        [yes] { $goal ->
            [frame] Cea mai mare ramă din plăcuțele de la { $name }.
           *[other] { $proved ->
               *[yes] Cea mai bună figură din plăcuțele de la { $name } valorează { $count }.
                [no] Cea mai bună figură găsită până acum din plăcuțele de la { $name } valorează { $count }.
            }
        }
    }

## Jucat mai departe

web-replay-on-tiles = O masă nouă care începe cum e aici. Ceasurile pornesc din nou, iar ce s-a anunțat se pierde.
web-replay-on-keep = Joacă împotriva unui prieten cu aceleași plăcuțe ascunse. Trebuie să fie de acord. Altfel, plăcuțele ascunse se trag din nou.
web-replay-on-running = Această partidă încă se joacă. Poți juca de aici după ce se termină.
web-replay-on-covered = O figură din această partidă rămâne acoperită, așa că de aici nu se poate juca.

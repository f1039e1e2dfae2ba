### Pentaradugan pelien katsominen uudelleen.

web-replay-began-tiles = { $known ->
        [yes] Laatat on jaettu. { $name } aloittaa.
       *[no] Laatat on jaettu.
    }
web-replay-result-points = { $won ->
        [yes] { $name } voittaa { $high }–{ $low }. { $why }
       *[no] Tasapeli { $high }–{ $low }. { $why }
    }
web-replay-told-arrange = { $name } rakentaa.
web-replay-told-check = { $name } näyttää kuvionsa.
web-replay-told-surrender = { $name } luovuttaa.
web-replay-both-build = Molemmat rakentavat.

## Täydet paikat, jotka jäivät käyttämättä

web-replay-full-possible = { $count ->
        [one] { $name } olisi voinut asettaa myös täyden laatan.
       *[other] { $name } olisi voinut asettaa myös täyden laatan, { $count } paikkaan.
    }
web-replay-full-some = { $count ->
        [one] Kerran tässä pelissä täysi laatta jäi asettamatta.
       *[other] { $count } kertaa tässä pelissä täysi laatta jäi asettamatta.
    }
web-replay-full-none = Yhtään täyttä laattaa ei jäänyt asettamatta.
web-replay-full-show = Näytä, missä
web-replay-full-place = Tässä täysi: { $tile }
web-replay-full-here = Tässä olisi käynyt täysi laatta

## Paras kuvio

web-replay-best-seek = Mitä { $name } olisi voinut rakentaa?
web-replay-best-busy = Etsitään…
web-replay-best-of = Paras kuvio: { $name }
web-replay-best-more = Tutki sitä
web-replay-best = { $found ->
       *[no] Näistä laatoista ei saa sellaista kuviota.
        [yes] { $goal ->
            [frame] Suurin kehys pelaajan { $name } laatoista.
           *[other] { $proved ->
               *[yes] Pelaajan { $name } laattojen parhaan kuvion tulos on { $count }.
                [no] Pelaajan { $name } laattojen parhaan tähän asti löytyneen kuvion tulos on { $count }.
            }
        }
    }

## Pelin jatkaminen

web-replay-on-tiles = Uusi pöytä, joka alkaa tästä tilanteesta. Kellot alkavat alusta, ja varaukset raukeavat.
web-replay-on-keep = Pelaa ystävän kanssa samoilla piilossa olevilla laatoilla. Ystäväsi pitää suostua. Muuten piilossa olevat laatat arvotaan uudelleen.
web-replay-on-running = Tätä peliä pelataan vielä. Voit jatkaa tästä, kun se on ohi.
web-replay-on-covered = Yksi tämän pelin kuvio pysyy peitettynä, joten tästä ei voi jatkaa.

### Ratkaiseminen: tehtävät, kaksintaistelut, analyysi.

web-title-solve = Ratkaise · Fourfold
web-title-problem = Tehtävä · Fourfold
web-title-duel = Kaksintaistelu · Fourfold
web-title-hands = Analyysi · Fourfold

## Kaikki ratkaistava

web-solve-title = Ratkaise
web-solve-lead = Pentaradugan tehtäviä mietittäväksi, yksin tai toista vastaan.
web-solve-loading = Ladataan…
web-solve-daily = Päivän tehtävä
web-solve-daily-go = { $state ->
        [solved] Ratkaistu. Katso uudelleen
        [shown] Katso uudelleen
        [begun] Jatka sitä
       *[new] Kokeile
    }
web-solve-problems = Tehtävät
web-solve-kind = Laji
web-solve-kind-squares = Neliöt
web-solve-kind-squares-plus = Neliöt +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Tee seitsemästä laatasta yksi kuvio, jossa on mahdollisimman monta neliötä.
web-solve-about-squares-plus = Sama kahdellatoista laatalla ja kaikilla kuudella värillä.
web-solve-about-quados = Aseta seitsemän laattaa seitsemän laatan kuvioon. Hukkakulmat vähennetään.
web-solve-book = Kirja
web-solve-difficulty-is = Vaikeus { $difficulty }/5
web-solve-problem-is = { $state ->
        [solved] Tehtävä { $number }, ratkaistu
        [shown] Tehtävä { $number }, luovutettu
        [begun] Tehtävä { $number }, aloitettu
       *[new] Tehtävä { $number }
    }
web-solve-another = Uusi
web-solve-another-of = Uusi, vaikeus { $difficulty }
web-solve-solved-count = { $count ->
        [0] Et ole vielä ratkaissut näistä yhtään tällä laitteella.
        [one] Olet ratkaissut näistä yhden tällä laitteella.
       *[other] Olet ratkaissut näistä { $count } tällä laitteella.
    }
web-solve-save-svg = Tallenna SVG
web-solve-save-png = Tallenna PNG
web-solve-save-failed = Kuvan tekeminen ei onnistunut.

## Kuvion tulos

web-solve-count = { $counted ->
        [one] Tulos: { $counted } neliö
       *[other] Tulos: { $counted } neliötä
    }
web-solve-count-of = Neliöitä { $counted }/{ $goal }
# Mitä vähennetään: sivut, joilla värit eroavat, vinossa olevat laattaparit, kulmat, joita mikään ei täytä.
web-solve-count-faults = { $squares ->
        [one] { $squares } neliö
       *[other] { $squares } neliötä
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } väririita
       *[other] {" "}− { $clashes } väririitaa
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } vino sauma
       *[other] {" "}− { $rough } vinoa saumaa
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } hukkakulma
       *[other] {" "}− { $spoiled } hukkakulmaa
    }

## Tehtävä

web-problem-title = { $from ->
        [day] Päivän tehtävä: { $kind }
        [book] { $kind } { $number }, kirjasta
       *[new] { $kind }
    }
web-problem-table = Pöytä
web-problem-time = Aika: { $time }
web-problem-task-squares = Tee kaikista { $tiles } laatasta yksi kuvio, jonka tulos on { $goal } neliötä.
web-problem-task-quados = { $given ->
        [start] Aseta kaikki { $tiles } laattaa kuvioon niin, että tulos on { $goal } neliötä. Jokainen hukkakulma vie yhden.
       *[first] Tee ensin seitsemästä ensimmäisestä laatastasi kuvio, jossa on { $start } neliötä. Aseta siihen sitten kaikki muut niin, että tulos on { $goal } neliötä. Jokainen hukkakulma vie yhden.
    }{ $symmetry ->
        [any] {" "}Ääriviivan pitää olla symmetrinen.
        [central] {" "}Ääriviivan pitää näyttää samalta ympäri käännettynä.
       *[none] { "" }
    }
web-problem-first = Kätesi { $count } ensimmäistä laattaa tekevät ensimmäisen kuvion.
web-problem-lacks = { $lack ->
        [tiles] Kädessäsi on vielä laattoja.
        [whole] Laattojen pitää muodostaa yksi kuvio.
        [start] Seitsemän ensimmäisen laattasi tuloksen pitää olla { $start } neliötä.
        [symmetry] Ääriviiva ei ole vielä symmetrinen.
       *[goal] Tuloksen pitää olla { $goal } neliötä.
    }
web-problem-solved = { $hints ->
        [0] Ratkaistu ajassa { $time }, ilman vihjettä.
        [one] Ratkaistu ajassa { $time }, yhdellä vihjeellä.
       *[other] Ratkaistu ajassa { $time }, { $hints } vihjeellä.
    }
web-problem-shown = Olet nähnyt vastauksen.
web-problem-hint = Vihje { $step }/{ $steps }
web-problem-hint-given = Vihje { $step } on näkyvissä.
web-problem-hint-colours = Neliöiden värit ovat:
web-problem-hint-colour = { $count } × { $colour }
web-problem-hint-together = Nämä kaksi laattaa ovat vierekkäin:
web-problem-hint-lie = { $count ->
        [one] Tämä laatta on näin:
       *[other] Nämä laatat ovat näin:
    }
web-problem-clear = Alusta
web-problem-give-up = Luovuta
web-problem-sure = Haluatko nähdä vastauksen? Silloin tehtävä merkitään luovutetuksi.
web-problem-sure-yes = Näytä vastaus
web-problem-sure-no = Yritän vielä
web-problem-solution = Näytä vastaukset
web-problem-answer = { $count ->
        [one] Vastaus
       *[other] Vastaus { $number }/{ $count }
    }
web-problem-next-answer = Seuraava vastaus
web-problem-next = Seuraava tehtävä
web-problem-again = Uudelleen
web-problem-others = Kaikki tehtävät

## Kaksintaistelu

web-duel-title = Kaksintaistelu
web-duel-lead = Kaksi rakentaa yhtä hyvistä käsistä, kumpikin yksin ja silloin kun haluaa. Enemmän neliöitä tehnyt voittaa; tasatilanteessa nopeampi.
web-duel-propose = Haasta ystävä linkillä
web-duel-table = Yhtä aikaa, pöydässä
web-duel-rules = Kumpikin tekee { $tiles } laatasta yhden kuvion. Kädet ovat yhtä hyvät: ne eroavat vain väreiltään. Aikaa on { $minutes } minuuttia. Enemmän neliöitä voittaa; tasatilanteessa nopeampi.
web-duel-invite = Lähetä tämä linkki ystävällesi
web-duel-share = Pentaradugan kaksintaistelu
web-duel-begin-own = Omat laattasi
web-duel-challenged = { $name } haastaa sinut
web-duel-begin-hint = Kellosi lähtee, kun näet laattasi.
web-duel-begin = Näytä laattani
web-duel-build = Tee yksi kuvio kaikista { $tiles } laatasta
web-duel-hand-in = Lähetä kuvio
web-duel-hand-in-hint = Lähetettyä kuviota ei voi enää muuttaa.
web-duel-all-tiles = Vain kaikista laatoista tehty kuvio kelpaa.
web-duel-you = Sinä
web-duel-made = { $counted ->
        [one] { $counted } neliö, { $time }
       *[other] { $counted } neliötä, { $time }
    }
web-duel-waiting = { $state ->
        [open] Kukaan ei ole vielä tarttunut haasteeseesi. Tulokset näytetään, kun molemmat ovat valmiita.
        [ready] { $name } ei ole vielä aloittanut. Tulokset näytetään, kun molemmat ovat valmiita.
       *[building] { $name } rakentaa vielä…
    }
web-duel-watching = Tähän kaksintaisteluun osallistuu jo kaksi. Tulokset näytetään, kun molemmat ovat valmiita.
web-duel-over = Molemmat ovat valmiita.
web-duel-result = { $who ->
        [you] Sinä voitit!
        [other] { $name } voitti.
       *[none] Tasapeli.
    }
web-duel-best = { $best ->
        [one] Kummankin käden parhaassa kuviossa on { $best } neliö.
       *[other] Kummankin käden parhaassa kuviossa on { $best } neliötä.
    }
web-duel-again = Uusi taistelu

## Analyysi

web-hands-title = Mitä näistä laatoista saa?
web-hands-lead = Valitse laattoja, tai aseta tai liitä kuvio. Fourfold etsii parhaan kuvion ja todistaa sen.
web-hands-go = Analysoi käsi tai kuvio
web-hands-way = Mitä analysoidaan
web-hands-hand = Käsi
web-hands-figure = Kuvio
web-hands-tiles = Kaikki laatat
web-hands-chosen = { $count ->
        [0] Yhtään laattaa ei ole valittu.
        [one] Yksi laatta on valittu.
       *[other] { $count } laattaa on valittu.
    }
web-hands-none = Tyhjennä
web-hands-notation = Kuvio merkein kirjoitettuna
web-hands-goal = Paras kuvio peliin
web-hands-goal-squares = Neliöt
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Renkaat
web-hands-goal-frame = Kehykset
web-hands-solve = { $count ->
        [0] Etsi paras kuvio
        [one] Etsi yhden laatan paras kuvio
       *[other] Etsi { $count } laatan paras kuvio
    }
web-hands-busy = Etsitään…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Näistä laatoista ei saa sellaista kuviota.
               *[no] Mitään ei löytynyt ajoissa.
            }
       *[yes] { $goal ->
                [rings] Parhaassa löytyneessä kuviossa on { $rings ->
                    [one] { $rings } rengas
                   *[other] { $rings } rengasta
                } ja { $counted ->
                    [one] { $counted } neliö
                   *[other] { $counted } neliötä
                }.
                [frame] Paras löytynyt kuvio sulkee sisäänsä { $counted ->
                    [one] { $counted } ruudun
                   *[other] { $counted } ruutua
                }.
               *[squares] Parhaan löytyneen kuvion tulos on { $counted ->
                    [one] { $counted } neliö
                   *[other] { $counted } neliötä
                }.
            } { $proved ->
                [yes] On todistettu, ettei parempaa ole.
               *[no] Aika ei riittänyt todistamaan, ettei parempaa ole.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [one] Se on ainoa.
               *[other] Yhtä hyviä kuvioita on { $count }.
            }
       *[no] { $count ->
                [one] Yhtä hyviä kuvioita on ainakin yksi.
               *[other] Yhtä hyviä kuvioita on ainakin { $count }.
            }
    }
web-hands-this-figure = Tämä kuvio
web-hands-facts = { $whole ->
        [yes] Yksi kuvio.
       *[no] Nämä laatat eivät muodosta yhtä kuviota.
    } { $squares ->
        [one] { $squares } neliö
       *[other] { $squares } neliötä
    }, { $clashes ->
        [one] { $clashes } väririita
       *[other] { $clashes } väririitaa
    }, { $rough ->
        [one] { $rough } vino sauma
       *[other] { $rough } vinoa saumaa
    }, { $rings ->
        [one] { $rings } rengas
       *[other] { $rings } rengasta
    }, { $spoiled ->
        [one] { $spoiled } hukkakulma
       *[other] { $spoiled } hukkakulmaa
    }, { $hole ->
        [0] ei aukkoa.
        [one] aukossa { $hole } ruutu.
       *[other] aukossa { $hole } ruutua.
    }

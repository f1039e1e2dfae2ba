### Quarton analyysi ja arvio sekä tietokoneen tasot.

## Mikä on valinnan arvo

# Sanotaan ruudun tai nappulan nimen jälkeen. $turns on 0, kun ei tiedetä kuinka pian.
web-worth = { $value ->
        [win] { $turns ->
                [0] voittaa
                [1] voittaa heti
               *[other] voittaa { $turns } vuorossa
            }
        [loss] { $turns ->
                [0] häviää
                [1] häviää heti
               *[other] häviää { $turns } vuorossa
            }
        [draw] tasapeli
       *[unknown] ei vielä tiedossa
    }
web-worth-square = { $square }, tyhjä: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analyysi

web-analysis = Analyysi
web-verdict-holder-win = { $turns ->
        [0] Nappulan haltija voittaa.
        [1] Nappulan haltija voittaa heti.
       *[other] Nappulan haltija voittaa { $turns } vuorossa.
    }
web-verdict-holder-draw = Jos molemmat pelaavat hyvin, tulee tasapeli.
web-verdict-holder-loss = { $turns ->
        [0] Nappulan haltija häviää.
       *[other] Nappulan haltija häviää { $turns } vuorossa.
    }
web-verdict-holder-unknown = Minkä arvoista on pitää tätä nappulaa?
web-verdict-giver-win = { $turns ->
        [0] Nappulan antaja voittaa.
       *[other] Nappulan antaja voittaa { $turns } vuorossa.
    }
web-verdict-giver-draw = Jos molemmat pelaavat hyvin, tulee tasapeli.
web-verdict-giver-loss = { $turns ->
        [0] Nappulan antaja häviää.
        [1] Nappulan antaja häviää heti.
       *[other] Nappulan antaja häviää { $turns } vuorossa.
    }
web-verdict-giver-unknown = Minkä arvoista on antaa nyt?
web-verdict-line = { $count ->
        [one] { $lines } on suora. Viimeisen nappulan asettaja huutaa ja voittaa.
       *[other] { $lines } ovat suoria. Viimeisen nappulan asettaja huutaa yhden ja voittaa.
    }
web-verdict-full = Lauta on täynnä, eikä kenelläkään ole suoraa: tasapeli.
web-analysis-place = Aseta napauttamalla ruutua.
web-analysis-give = Anna napauttamalla nappulaa.
web-analysis-waiting = Odotetaan vuoroa…
web-analysis-searching = Tiedossa { $done }/{ $all }. { $boards } lautaa, { $seconds } s…
web-analysis-complete = Kaikki on tiedossa: { $boards } lautaa, { $seconds } s.
web-analysis-known = Kaikki on tiedossa.
web-analysis-time = Minuutti on kulunut, tiedossa { $done }/{ $all }.
web-analysis-stopped = Pysäytetty. Tiedossa { $done }/{ $all }.
web-analysis-stop = Seis
web-analysis-again = Jatka
web-analysis-back = Takaisin
web-analysis-setup = Asettele, pelaa
web-analysis-text = Asema tai tallenne
web-analysis-text-hint = Kopioi se tai liitä tähän toinen asema. Liittämäsi tallenne aukeaa arviona.
web-analysis-not-text = Tuo ei ole asema eikä tallenne. Asema näyttää tältä: { $example }
web-analysis-rules = Mikä on suora
web-analysis-legend = Mitä merkit tarkoittavat
web-analysis-legend-text =
    + ympyrässä: voitto. = palkissa: tasapeli. − neliössä: tappio. Kaikki on sen kannalta, joka nyt päättää, jos molemmat pelaavat siitä lähtien hyvin.
    Luku kertoo, montako vuoroa on suoran syntyyn, myös toisen vuorot. Rengas merkitsee parhaat.

## Arvio

web-review-move-mistake = { $move }, virhe
web-review-plot = Pelin arvo jokaisen askeleen jälkeen: keskiviivan yläpuolella voittaa { $a }, alapuolella { $b }.
web-review-plot-wins = { $name } voittaa
web-review-win = { $name } on voitolla.
web-review-draw = Tasapeli, jos molemmat pelaavat hyvin.
web-review-loss = { $name } on häviöllä, jos toinen pelaa hyvin.
web-review-threw-win = { $after ->
        [draw] { $name } oli voitolla. Nyt tulee tasapeli.
       *[loss] { $name } oli voitolla. Nyt voitolla on toinen.
    }
web-review-threw-draw = { $name } olisi saanut tasapelin. Nyt voitolla on toinen.
web-review-missed = { $name } olisi voinut huutaa: { $lines }.
web-review-decided = Tämä ratkaisi pelin.
web-review-mistakes = { $count ->
        [0] Ei virheitä.
        [one] Yksi virhe.
       *[other] { $count } virhettä.
    }
web-review-next = Seuraava virhe
web-review-better = Mitä { $name } olisi voinut pelata?
web-review-back = Takaisin pelattuun
web-review-looking = Tutkitaan…
web-review-unknown = Se ei selvinnyt.
web-review-was-best = Parempaa ei ollut: { $worth }.
web-review-call = Huuto { $lines } olisi voittanut.
web-review-best-square = Paras oli { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [one] Parasta oli antaa renkaalla merkitty nappula: { $worth }.
       *[other] Parasta oli antaa jokin renkaalla merkitty nappula: { $worth }.
    }
web-review-analyse = Analysoi tämä asema
web-review-replay = Pelkkä katselu

## Tasot

web-levels = Tietokoneen tasot
web-levels-lead = Kahdeksan Quarton tasoa, joista jokainen on selvästi edellistä vahvempi. Siirry ylemmäs, kun voitat useammin kuin häviät.
web-levels-expect-1 = Näkee kolme suoraa kymmenestä, omat ja lahjoittamansa. Juuri säännöt lukenut voi voittaa.
web-levels-expect-2 = Näkee vähän yli puolet suorista. Hyvä ensimmäiseen iltaan.
web-levels-expect-3 = Näkee useimmat suorat. Ei juuri mieti, mitä jää annettavaksi, joten turvalliset nappulat loppuvat siltä.
web-levels-expect-4 = Näkee melkein kaikki suorat. Voittaaksesi sinun pitää laskea turvalliset nappulat; se itse laskee ne vain joka toinen kerta.
web-levels-expect-5 = Näkee jokaisen suoran siirron päähän. Ei koskaan anna sinulle voittoa, jos muuta annettavaa on.
web-levels-expect-6 = Pelaa usein virheettä, kun puolet laudasta on täynnä.
web-levels-expect-7 = Pelaa useimmiten virheettä, kun vapaita ruutuja on enää kymmenen. Sinun pitää olla edellä jo sitä ennen.
web-levels-expect-8 = Ei tee koskaan virheitä ja virittää ansoja. Yhtä virheettömästi pelaava saa tasapelin, eikä kukaan saa enempää.
web-levels-below = Sadasta pelistä tasoa { $level } vastaan voittoja { $wins }, tasapelejä { $draws }.
web-levels-measured = Mitattu tasojen keskinäisissä peleissä, 200 kutakin paria kohti. Palkki näyttää, miten sata peliä edellistä tasoa vastaan päättyi: voitot, tasapelit, tappiot.
web-levels-play = Pelaa, vastassa { $name }
web-levels-play-short = Pelaa

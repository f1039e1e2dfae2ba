### Komentorivi.

cli-fourfold = Pelaa pelejä, joissa neljällä on jotain yhteistä.
cli-fourfold-examples =
    Esimerkkejä:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Näytä versio ja lopeta.
cli-lang = Käytettävä kieli; oletuksena ympäristön kieli (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: pelaa, katso ja ratkaise asemia, tarkista tallenteita.
cli-json = Tulosta JSONia ohjelmille, yksi olio riviä kohti.
cli-cyrillic = Kirjoittaa laatat ja suunnat kirjan kyrillisillä kirjaimilla.
cli-position = Asema, esimerkiksi "0..f/..../.3../.... 9": rivit 4–1, heksanumero nappulaa kohti, sitten kädessä oleva nappula tai "-". Pelkkä "-" lukee vakiosyötteestä yhden aseman riviltä.
cli-preset = Säännöt, joilla pelataan; luettelon antaa ”fourfold quarto presets”.
cli-set = Muuttaa yhtä sääntöä, esimerkiksi squares=on tai move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Tuloste
cli-unfinished = Kesken, tapahtumia { $events }.
cli-false-call = { $name } huusi, vaikka suoraa ei ollut (tapahtuma { $event }).
cli-edition = Kuten tämän kielen sääntölehdessä
cli-in-hand = Kädessä: { $piece }, { $name }.

cli-play = Pelaa päätteessä kahdestaan samalla näppäimistöllä tai yksin tietokonetta vastaan.
cli-play-examples =
    Esimerkkejä:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Vastustaja: ihminen (person) tai tietokoneen taso, heikoin ensin. Ohjelma kysyy, jos et kerro.
cli-play-names = Pelaajien nimet, pilkku välissä.
cli-play-save = Missä keskeneräistä peliä säilytetään.
cli-play-new = Aloita alusta; keskeneräinen peli pannaan talteen.

cli-show = Näytä asema tekstinä tai kuvana.
cli-show-examples =
    Esimerkkejä:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Piirrä asema myös tähän SVG-tiedostoon.
cli-show-theme = Kuvan värit.
cli-show-size = Kuvan korkeus pikseleinä.

cli-replay = Tarkista, että tallenne on sääntöjen mukainen, ja näytä, mihin se päättyy.
cli-replay-examples =
    Esimerkkejä:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Tallenne tekstinä tai JSONina; ”-” lukee sen vakiosyötteestä.
cli-replay-to = Tulosta itse tallenne tässä muodossa.
cli-presets = Luettele säännöt, joilla voi pelata, ja mitä kukin muuttaa.

cli-pentaraduga = Pentaraduga: katso kuvioita ja niiden tuloksia, etsi parhaat, laadi tehtäviä, käy läpi opetuspelejä. Lyhyesti ”penta”.
cli-figure = Näytä merkein kirjoitettu kuvio: sen neliöt, virheet ja lyhin merkintä.
cli-figure-examples =
    Esimerkkejä:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Laatat asettamisjärjestyksessä, pilkut välissä: laatta, mihin sen kärki osoittaa, kirjaimet ylimmälle, oikeanpuoleisimmalle, alimmalle tai vasemmanpuoleisimmalle paikalle, laatat, joita se koskettaa; tai sen paikka, esimerkiksi oRoU@0,0. Muut loput tulevat merkin ”/” jälkeen. Pelkkä ”-” lukee vakiosyötteestä yhden kuvion riviltä.
cli-penta-solve = Etsi käden laatoista paras kuvio ja todista, ettei parempaa ole.
cli-penta-solve-examples =
    Esimerkkejä:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Käsi: laattoja kuten oRo tai oRv, välissä välilyönti tai pilkku. Pelkkä ”-” lukee vakiosyötteestä yhden käden riviltä.
cli-penta-goal = Mitä halutaan eniten: squares (neliöt); quados (neliöt miinus hukkakulmat); rings (renkaat); frame (aukon tyhjät ruudut; kaikkia laattoja ei tarvitse käyttää).
cli-penta-free = Vain kuviot, joissa ei ole väririitoja eikä vinoja saumoja. Muuten ne ovat sallittuja, mutta ne vähennetään tuloksesta.
cli-penta-extend = Merkein kirjoitettu kuvio, joka pysyy ennallaan; laatat asetetaan siihen kiinni.
cli-penta-count = Kerro myös, montako parasta kuviota on; kääntämällä samaksi tulevat lasketaan kerran.
cli-penta-seconds = Kuinka kauan enintään etsitään; sitten kerrotaan paras löytynyt ja ettei sitä ole todistettu. 0: niin kauan kuin tarvitaan.
cli-penta-none = { $proved ->
        [1] Näistä kaikista laatoista ei saa virheetöntä kuviota.
       *[0] Kuviota ei löytynyt ajoissa.
    }
cli-penta-solved = { $proved ->
        [1] Paras mahdollinen, todistettu ajassa { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Paras ajassa { NUMBER($seconds, maximumFractionDigits: 0) } s löytynyt, ei todistettu:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } rengas
           *[other] { $rings } rengasta
        }, { $counted ->
            [one] { $counted } neliö.
           *[other] { $counted } neliötä.
        }
        [frame] aukossa { $hole ->
            [one] { $hole } ruutu
           *[other] { $hole } ruutua
        }, tulos { $counted }.
       *[squares] tulos { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Yhtä hyviä kuvioita on ainakin { $count }.
       *[1] { $count ->
            [one] Tällaisia kuvioita on yksi.
           *[other] Tällaisia kuvioita on { $count }.
        }
    }
cli-penta-problems = Laadi uusia tehtäviä tai näytä yksi niistä vastauksineen.
cli-penta-problems-examples =
    Esimerkkejä:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 laattaa 14:stä), squares+ (12 laattaa 24:stä) tai quados (7 laattaa 7 laatan kuvioon); tai yhden tehtävän tunnus, niin näet sen vastaukset.
cli-penta-problems-count = Montako.
cli-penta-problems-seed = Mistä aloitetaan: samat tehtävät joka kerta. Muuten sattuma päättää.
cli-penta-problems-difficulty = Yhdestä (helppo) viiteen (vaikea): kuinka harvassa vastaukset ovat ja moniko heti tehtävissä oleva neliö johtaa harhaan. Muuten mikä tahansa.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , vaikeus { $difficulty }/5
    }: { $kind ->
        [quados] { $given ->
                [start] aseta kaikki nämä laatat tähän kuvioon
               *[hand] tee näistä laatoista kuvio, jonka tulos on { $start }, ja aseta siihen sitten kaikki muut neljästätoista laatasta
            } niin, että tulos on { $goal }; jokainen hukkakulma vie yhden{ $symmetry ->
                [none] .
                [central] , ja ääriviivan pitää pysyä samana puolikierroksessa.
               *[any] , ja ääriviivan pitää olla symmetrinen.
            }
       *[squares] tee näistä kaikista laatoista yksi kuvio, jonka tulos on { $goal }.
    }
cli-census = Selvitä jokaisen mahdollisen käden parhaan kuvion tulos. Keskeytetty työ jatkuu uudelleen käynnistettäessä.
cli-census-examples =
    Esimerkkejä:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Mitkä kädet: squares (7 laattaa 14:stä, ei violettia), squares+ (12 laattaa kaikista 24:stä; kestää minuutteja) tai rings (missä käsissä on rengas).
cli-census-output = Kansio todistuksille, joissa on kuvio jokaiselle kädelle, ja tähän asti tehdylle työlle.
cli-census-workers = Moniko prosessi etsii; oletuksena yksi suoritinydintä kohti.
cli-census-ray = Etsi sen sijaan Ray-klusterissa tässä osoitteessa, esimerkiksi 10.0.0.1:6379; ”local” käynnistää sellaisen tällä koneella.
cli-census-verify = Tarkista sen sijaan tämä todistus: jokainen käsi on siinä kerran, jokaisen kuvion tulos on oikea ja uusi etsintä löytää saman.
cli-census-samples = Montako kättä tarkistettaessa etsitään uudelleen; kaikki, jos niitä on vähemmän.
cli-census-seed = Mitkä kädet ne ovat.
cli-census-hands = { $hands } kättä, kussakin { $size } laattaa { $tiles } laatasta; { $classes }, jos vain väreiltään tai peilikuvina eroavat lasketaan kerran.
cli-census-column = { $column ->
        [score] Tulos
        [hands] Kädet
        [tiles] Laattoja
        [size] Kädessä
        [rings] Rengas
       *[share] Osuus
    }
cli-census-extreme = Minkään käden tulos ei ole { $end ->
        [least] pienempi
       *[most] suurempi
    } kuin { $score }; { $hands ->
        [one] yhdellä se on tämä:
       *[other] käsiä, joilla se on tämä, on { $hands }, esimerkiksi:
    }
cli-census-question = Onko jokaisen käden{ $colour ->
        [none] { "" }
       *[other] , jonka kaikissa laatoissa on väri { $colour },
    } tulos vähintään { $below }? { $hands ->
        [0] On.
        [one] Ei, yhdellä ei ole:
       *[other] Ei, poikkeuksia on { $hands }, esimerkiksi:
    }
cli-census-verified = { $wrong ->
        [0] Todistus on oikein: merkintöjä { $count }, niistä uudelleen etsitty { $solved }.
        [one] Todistuksessa on yksi virhe.
       *[other] Todistuksessa on { $wrong } virhettä.
    }
cli-penta-replay = Pelaa opetuspelit sääntöjen mukaan ja kerro tulokset, tai missä sääntöjä rikotaan.
cli-penta-replay-examples =
    Esimerkkejä:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Opetuspelejä JSON-tiedostona, ”-” vakiosyötteelle, tai Fourfoldin mukana tulevan opetuspelin tunnus, esimerkiksi fulls-1.
cli-penta-nameless = Peli ilman tunnusta
cli-penta-replayed = { $name } ({ $game }): { $a }–{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , tapahtuma { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } laatta
       *[other] { $tiles } laattaa
    }, { $squares ->
        [one] { $squares } neliö
       *[other] { $squares } neliötä
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } rengas
       *[other] , { $rings } rengasta
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } väririita
       *[other] , { $clashes } väririitaa
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } vino sauma
       *[other] , { $rough } vinoa saumaa
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } hukkakulma (Quadosissa)
       *[other] , { $spoiled } hukkakulmaa (Quadosissa)
    }{ $parts ->
        [0] { "" }
       *[other] , useassa osassa
    }: tulos { $counted }.

cli-penta-match = Pane kaksi tietokoneen tasoa pelaamaan Pentaradugan peliä vastakkain.
cli-penta-match-examples =
    Esimerkkejä:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Peli, esimerkiksi fulls tai reach+.
cli-penta-match-level = Tietokoneen taso.
cli-penta-match-games = Montako peliä; tasot vaihtavat paikkaa joka pelin jälkeen.
cli-penta-match-result = { $game }, taso { $first } tasoa { $second } vastaan: { $wins } voittoa, { $draws } tasapeliä, { $losses } tappiota, pelejä { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); pisteet keskimäärin { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }; toimintoja mediaanipelissä { $actions }.

cli-solve = Ratkaise asema: onko se nappulan haltijalle tai seuraavan antajalle voitto, tasapeli vai tappio, ja kuinka pian?
cli-solve-examples =
    Esimerkkejä:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Mikä lasketaan, esimerkiksi colour,shape; oletuksena kaikki: colour,shape,height,top.
cli-squares = Myös yhdeksän 2 × 2 ruudun neliötä ovat suoria.
cli-shared = Montako yhteistä ominaisuutta suoran neljällä nappulalla pitää olla; oletuksena 1.
cli-threads = Moniko säie etsii.
cli-memory = Montako megatavua etsintä saa käyttää lautojen muistamiseen.
cli-solve-moves = Kerro myös jokaisen siirron arvo.
cli-solve-warm = Merkin ”-” kanssa: muista löydetty asemasta toiseen.
cli-searching = { $nodes } solmua, { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , siirtoja { $done }/{ $all }
    }…
cli-value = { $piece ->
        [nobody] Lauta on täynnä:
        [giver] Seuraavan nappulan antaja
       *[other] Nappulan ”{ $piece }” haltija
    } { $value ->
        [win] { $plies ->
            [1] voittaa heti.
           *[other] voittaa { $plies } puolisiirrossa.
        }
        [loss] häviää { $plies } puolisiirrossa, jos toinen pelaa hyvin.
       *[draw] { $piece ->
            [nobody] tasapeli.
           *[other] saa tasapelin muttei voittoa, jos toinen pelaa hyvin.
        }
    }
cli-spent = Tutkittu { $nodes } solmua, { $seconds } s.
cli-grid =
    Rivit: mihin kädessä oleva nappula menee. Sarakkeet: seuraavaksi annettava nappula.
    +n voittaa n puolisiirrossa, = tasapeli, -n häviää n puolisiirrossa. Puolisiirto on antaminen tai asettaminen.

cli-analyse = Analysoi asema: sen arvo, parhaat siirrot ja mitä kumpikin sitten pelaa.
cli-analyse-examples =
    Esimerkkejä:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Asema, esimerkiksi "0..f/..../.3../.... 9": rivit 4–1, heksanumero nappulaa kohti, sitten kädessä oleva nappula tai "-".
cli-best = Parhaat siirrot:
cli-line = Jos molemmat pelaavat hyvin:

cli-review = Arvioi peli: mikä oli jokaisen vuoron arvo, mikä jäi näkemättä ja milloin peli ratkesi.
cli-review-examples =
    Esimerkkejä:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] voitto
        [draw] tasapeli
        [loss] tappio
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] heittää voiton hukkaan
       *[draw] heittää tasapelin hukkaan
    }
cli-missed = jättää huutamatta: { $lines }
cli-overlooked = Kukaan ei huutanut: { $lines } (tapahtuma { $event }).
cli-decided = { $event ->
        [0] Peli päättyi siihen, mikä oli sen arvo alusta asti.
       *[other] Peli ratkesi tapahtumassa { $event }.
    }

cli-engine = Vastaa muille ohjelmille vakiosyötteen ja -tulosteen rivein (docs/engine.md).
cli-engine-examples =
    Esimerkkejä:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm on asemaluetteloa varten; anna aseman sijasta ”-”.

cli-match = Pane tietokoneen tasot pelaamaan keskenään ja mittaa niiden voimat.
cli-match-examples =
    Esimerkkejä:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Kaksi tasoa tai enemmän; kukin pelaa kaikkia muita vastaan.
cli-match-all = Kaikki tasot.
cli-match-games = Montako peliä kaksi tasoa pelaa keskenään; ne antavat ensimmäisen nappulan vuorotellen.
cli-match-seed = Sama siemen tuottaa samat pelit.
cli-match-workers = Moniko prosessi pelaa; oletuksena yhtä monta kuin suorittimia.
cli-match-result = Taso { $first } tasoa { $second } vastaan: { $wins } voittoa, { $draws } tasapeliä, { $losses } tappiota; { $points ->
        [1] 1 piste
       *[other] { $points } pistettä
    }, pelejä { $games }, { $elo } Elo.
cli-match-level = Taso
cli-match-step = Ero
cli-match-legend = Elo: nolla on keskiarvo. Ero: kuinka paljon edellistä tasoa parempi. Sitten pisteet sadassa pelissä kutakin tasoa vastaan. Virherajat: 95 %.
malformed-match-levels = Ottelu vaatii kaksi tasoa tai enemmän, kunkin kerran; esimerkiksi 3 5 tai --all.

malformed-language = Kieltä ”{ $text }” emme puhu; tarjolla: { $expected }.
malformed-utf-8 = Tämä ei ole UTF-8-tekstiä.
malformed-file = { $path }: { $problem }
malformed-save = Keskeneräistä peliä tiedostossa { $path } ei voi lukea: { $problem } Pane se syrjään aloittamalla valitsimella --new.
malformed-save-in-use = Peli { $path } on auki toisessa ikkunassa. Nimeä toinen tiedosto valitsimella --save.
malformed-no-terminal = Pelaamiseen tarvitaan pääte.
malformed-names = ”{ $text }” ei ole kaksi nimeä; pitäisi olla esimerkiksi Ann,Bo.
malformed-svg-of-many = --svg piirtää yhden aseman, ei luetteloa vakiosyötteestä.

cli-serve = Käynnistä verkkosovellus: pelaa selaimessa ystävien tai tietokoneen kanssa.
cli-serve-examples =
    Esimerkkejä:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Osoite, jota kuunnellaan.
cli-port = Portti, jota kuunnellaan; 0 ottaa vapaan.
cli-database = Tietokanta; oletuksena SQLite käyttöjärjestelmän datakansiossa.
cli-workers = Moniko prosessi palvelee; useampi kuin yksi tarvitsee PostgreSQL:n ja Redisin.
cli-redis = Sen Redisin osoite, jonka kautta prosessit herättävät toisensa.
cli-proxy = Palvelimen edessä olevan välityspalvelimen osoite; se kertoo X-Forwarded-For-otsakkeella, mistä pyynnöt tulevat.
cli-limits = Paljonko vieraat saavat tehdä, jos tavallisesta poiketaan: JSONina, katso docs/security.md.
cli-open = Avaa sivu selaimessa.
cli-log-json = Kirjoita loki JSONina, yksi olio riviä kohti.
cli-metrics-port = Kerro Prometheus-järjestelmälle tässä portissa, miten palvelin voi.
cli-metrics-host = Osoite, jossa se kerrotaan.
cli-serving = Fourfold on osoitteessa { $address }
cli-think = Anna palvelimen tietokonepelaajan miettiä myös tällä koneella.
cli-think-examples =
    Esimerkki:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Sen Redisin osoite, jota palvelimet käyttävät.
cli-think-processes = Moniko prosessi miettii; oletuksena yksi suoritinta kohti.
cli-thinking = Mietitään tämän Redisin palvelimille.
malformed-redis = Tämä ei ole Redisin osoite (kuten redis://localhost:6379): { $why }
cli-admin = Hoida tietokantaa.
cli-migrate = Päivitä skeema (palvelin tekee sen käynnistyessään).
cli-backup = Kopioi SQLite-tietokanta palvelimen ollessa käynnissä.
cli-backup-file = Mihin; ei saa olla vielä olemassa.
cli-export = Tulosta jokainen peli tallenteena, yksi riviä kohti.
cli-prune = Poista vanhat palvelimen ollessa käynnissä. Jos et kerro, mitkä, vanhat vain lasketaan.
cli-prune-kinds = Mitä poistetaan: pöydät, joissa ei ole pelattu, keskeneräiset tai päättyneet pelit, kaksintaistelut, linkit toisille laitteille, vieraat, jotka eivät istu missään, palvelimen ajokerrat; tässä järjestyksessä unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Montako päivää siihen ei ole koskettu.
cli-forget = Poista vieraan tiedot: nimi ja se, mitkä pelit olivat hänen.
cli-forget-guest = Vieras: tunnus tai pöydän tunnus ja paikka, esimerkiksi 3f7dQx0aLm2c/A.
cli-count = Laske vieraat, pöydät ja tapahtumat.
malformed-port = Osoitetta { $host }:{ $port } ei voi kuunnella: { $why }.
malformed-workers = Useat prosessit tarvitsevat yhteisen tietokannan ja Redisin: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Vierasta ”{ $guest }” ei ole.
malformed-exists = { $path } on jo olemassa.
malformed-database = Tietokantaa ei voi avata: { $why }
malformed-database-taken = Toinen palvelin käyttää tietokantaa { $where } (prosessi { $pid } koneella { $host }, { $since } alkaen). Pysäytä se ensin tai valitse valitsimella --database toinen tietokanta.
malformed-database-shared = Tietokantaa { $where } käyttää toinen palvelin, joka ei saa tietoa tästä palvelimesta (prosessi { $pid } koneella { $host }, { $since } alkaen). Pysäytä se ensin tai käynnistä molemmat samalla --redis-osoitteella.
malformed-database-log = Loki { $path } on vioittunut: jos tietokanta avattaisiin, vioittuneen kohdan takaa katoaisi { $commits ->
        [one] { $commits } tallennettu muutos
       *[other] { $commits } tallennettua muutosta
    } ({ $frames ->
        [one] { $frames } kehys
       *[other] { $frames } kehystä
    }). Kopioi ensin { $database } ja { $path } varmaan paikkaan. Pane sitten niiden tilalle varmuuskopio tai aja ”fourfold admin salvage”: luettava osa säilyy, loput menetetään.
cli-salvage = Avaa SQLite-tietokanta, jonka loki on vioittunut: molemmista jää kopio, ja vioittuneen kohdan jälkeiset muutokset menetetään. Pysäytä ensin palvelin.
malformed-salvage = Tämä komento on vain SQLitea varten.
malformed-no-database = Täällä ei ole Fourfoldin tietokantaa: { $where }. Nimeä se valitsimella --database tai muuttujalla FOURFOLD_DATABASE.
malformed-backup = Tämä komento kopioi vain SQLiten. PostgreSQL:ää varten on pg_dump.

cli-book = Avauskirja: tarkka arvo kaikille asemille, joissa laudalla on enintään kolme nappulaa.
cli-book-rules = Säännöt, joiden luku se on: classic, squares, beginners-1, beginners-2 tai beginners-3; kaikki, jos mitään ei nimetä.
cli-book-build = Tee kirja etsimällä. Kestää tunnin verran; keskeytetty työ jatkuu uudelleen käynnistettäessä.
cli-book-examples =
    Esimerkkejä:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Kansio luvuille ja tähän asti tehdylle työlle.
cli-book-workers = Moniko prosessi etsii; oletuksena yksi suoritinydintä kohti.
cli-book-memory = Paljonko muistia kukin saa käyttää taulukkoonsa, megatavuina.
cli-book-verify = Tarkista kirja: se on ehjä, johdonmukainen ja yhtä mieltä uusien etsintöjen kanssa.
cli-book-samples = Montako lautaa kustakin luvusta etsitään uudelleen.
cli-book-seed = Mitkä laudat ne ovat.
cli-book-wrong = { $name } on väärin; etsintä löysi: { $found }
cli-book-verified = { $wrong ->
        [0] Kirja on oikein.
        [one] Yksi lauta on väärin.
       *[other] { $wrong } lautaa on väärin.
    }
cli-stopped = Keskeytetty. Tehty työ on tallessa: sama komento jatkaa tästä.
malformed-book-rules = Lukua ”{ $name }” ei ole; tarjolla: { $expected }.

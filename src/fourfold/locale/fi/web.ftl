### Sivu selaimessa.

web-name = Fourfold
web-home = Peleihin
web-skip = Sisältöön
web-navigation = Fourfold
web-close = Sulje
web-yes = Kyllä
web-no = Ei
web-you = sinä
web-nobody = ei ketään
web-somebody = Joku
web-default-name = Vieras
web-player-a = Pelaaja 1
web-player-b = Pelaaja 2

## Sivujen otsikot

web-title-home = Fourfold
web-title-table = Pöydässä · Fourfold
web-title-join = Kutsu · Fourfold
web-title-device = Paikkasi · Fourfold
web-title-games = Omat pelit · Fourfold
web-title-nowhere = Ei löydy · Fourfold

## Kun jokin ei toimi

web-nowhere = Tässä osoitteessa ei ole mitään.
web-page-offline = Sivua ei voitu ladata. Ehkä yhteyttä ei ole.
web-try-again = Yritä taas
web-reload = Lataa uudelleen
web-try-now = Yritä nyt
web-refused-offline = Palvelimeen ei saada yhteyttä. Onko verkko käytössä?
web-refused-other = Se ei onnistunut ({ $code }).
web-opening = Avataan pöytää…
web-waits-for-server = Peli odottaa palvelinta. Se aukeaa heti, kun yhteys on.
web-connection-lost = Yhteys katkesi. Yhdistetään uudelleen…

## Etusivu

web-game-quarto = Quarto
web-about-game-quarto = Neljä rivissä, jotain yhteistä. Sinä valitset, minkä vastustaja asettaa.
web-game-fulls = Täydet
web-about-game-fulls = Aseta laattoja väri väriä vasten. Neliön sulkevaan laattaan on vastattava toisella samanlaisella.
web-game-squares = Neliöt
web-about-game-squares = Rakenna sermin takana seitsemästä laatasta yksi kuvio. Eniten neliöitä voittaa, ja seis-huudosta kilpaillaan.
web-game-claims = Valtaus
web-about-game-claims = Täydet ja palkinto: täysien sarjan päättäjä saa kuvion ja sen neliöt.
# As in English
web-game-quados = Quados
web-about-game-quados = Neliöt, ja sitten voittaja jatkaa molempien kaikilla laatoilla.
web-game-reach = Kurkotus
web-about-game-reach = Viiva jakaa pöydän. Oman puolen neliöt lasketaan, ja täysillä laatoilla saa jatkaa tai kiilata.
web-game-doubles = Tuplat
web-about-game-doubles = Ei vuoroja: kumpikin tekee omaa kuviotaan niin nopeasti kuin ehtii, ja joka laatta koskettaa kahta.
web-game-rings = Renkaat
web-about-game-rings = Tuplat, mutta kulmineen ja neljän laatan renkain tyhjän ruudun ympärillä.
web-game-steals = Ryöstö
web-about-game-steals = Kummallakin on oma kuvio, ja toisen kuviosta saa ottaa laattoja.
web-game-frames = Kehykset
web-about-game-frames = Rakenna sermin takana kehys. Suurin aukko voittaa.
web-game-squares-plus = Neliöt +
web-about-game-squares-plus = Neliöt kaikilla 24 laatalla, kaksitoista kummallekin.
web-game-claims-plus = Valtaus +
web-about-game-claims-plus = Valtaus kaikilla 24 laatalla ja neljän laatan aloituskuviolla.
web-game-reach-plus = Kurkotus +
web-about-game-reach-plus = Kurkotus kaikilla 24 laatalla, matkaa yhdeksän ruutua.
web-game-doubles-plus = Tuplat +
web-about-game-doubles-plus = Tuplat kaikilla 24 laatalla, kuusi kädessä.
web-game-rings-plus = Renkaat +
web-about-game-rings-plus = Renkaat kaikilla 24 laatalla, kuusi kädessä.
web-game-steals-plus = Ryöstö +
web-about-game-steals-plus = Ryöstö kaikilla 24 laatalla ja kolmen laatan siirroin.
web-games = Pelit
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Lisää pelejä
web-ways = Tapoja pelata
web-play-computer = Tietokonetta vastaan
web-play-friend = Ystävä linkillä
web-play-here = Me kaksi, tässä
web-play-anybody = Kuka vain verkossa
web-level = Kuinka vahvasti tietokone pelaa
web-level-is = { $level }, { $name }. { $about }
web-continue = Jatka pelaamista
web-finished = Päättyneet
web-my-games = Omat pelit
web-no-games = Tällä laitteella ei ole vielä pelejä.
web-tile-with = Vastassa { $name }
web-tile-here = { $a } ja { $b }
web-tile-continue = Jatka
web-tile-open = Kukaan ei ole vielä tullut
web-tile-invite = Odota vielä

## Asetukset

web-learn = Opi
web-solve = Ratkaise
web-here-turns = Kun teitä on kaksi tässä: laatat ovat peitossa vuorojen välissä.
web-here-cutting-in = Kun teitä on kaksi tässä: laatat ovat peitossa vuorojen välissä, eikä kukaan kiilaa.
web-here-building = Kun teitä on kaksi tässä: rakennatte peräkkäin kelloa vastaan; nopeampi on ensimmäinen.
web-here-race = Kun teitä on kaksi tässä: pelaatte vuorotellen ettekä kilpaa.
web-from-age = Ikä { $age }+
web-rules-help = Säännöt ja ohjeet
web-how-to-play = Näin pelataan: { $game }
web-settings = Asetukset
web-your-name = Nimesi
web-theme = Ulkoasu
web-theme-auto = Oletus
web-theme-light = Vaalea
web-theme-dark = Tumma
web-theme-contrast = Kontrasti
web-pieces = Nappulat
web-pieces-wood = Puu
web-pieces-plain = Selkeä
web-palette = Laattojen värit
web-palette-rainbow = Sateenkaari
web-palette-safe = Värisokeille
web-patterns = Merkit laatoissa
web-sound = Ääni
web-motion = Liike
web-language = Kieli
web-my-data = Lataa omat pelit
web-forget-me = Poista tietoni
web-forget-me-sure = Nimesi poistetaan, keskeneräiset pelisi luovutetaan ja tämä selain unohdetaan. Päättyneet pelit jäävät niille, joiden kanssa pelasit, ilman nimeäsi.

## Valittavat säännöt

web-rules = Säännöt
web-rules-are = { $custom ->
        [yes] { $name }, muutettu
       *[no] { $name }
    }
web-rules-done = Valmis
web-about-international = Neljä nappulaa rivissä ja yksi yhteinen asia. Joka näkee, se huutaa.
web-about-beginners-1 = Vaalea vai tumma, muuta ei tarvitse katsoa. Ensimmäiseen peliin.
web-about-beginners-2 = Kaksi asiaa seurattavana, kun ensimmäinen peli oli helppo.
web-about-beginners-3 = Kolme asiaa seurattavana; reikä tulee viimeisenä.
web-about-advanced = Myös neljä vierekkäistä neliönä voittaa. Yhdeksän uutta suoraa, jotka voivat jäädä huomaamatta.
web-about-tournament = Kuusikymmentä sekuntia asettaa ja antaa. Huuda vain, jos olet varma.
web-about-balkan = Jos suora jäi huomaamatta, ensin huutanut voittaa.
web-about-taiwan = Sano ”Quarto!” ja mihin asetat, ennen kuin asetat. Mikä jää näkemättä, se jää.
web-about-greek-2 = Yksi yhteinen asia ei riitä, tarvitaan kaksi.
web-edition = Kuten sääntölehdessä
web-edition-none = Valitse kieli…
web-custom = Jokainen sääntö erikseen
web-match = Ottelun pelit
web-names = Nimet
web-names-here = Kun kaksi pelaa tällä näytöllä:
web-no-limit = Ei rajaa
web-seconds = { $seconds ->
        [one] { $seconds } sekunti
       *[other] { $seconds } sekuntia
    }
web-feature-colour = Väri
web-feature-shape = Muoto
web-feature-height = Korkeus
web-feature-top = Reikä
web-option-features = Mikä lasketaan
web-option-shared = Montako yhteistä asiaa neljällä nappulalla pitää olla
web-option-squares = 2×2-neliö on suora
web-option-calls = Suora voittaa
web-option-calls-players = huudettuna
web-option-calls-auto = itsestään
web-option-late-call = Näkemättä jääneen suoran saa huutaa
web-option-late-call-opponent = vastustaja
web-option-late-call-either = kumpi vain
web-option-late-call-none = ei kukaan
web-option-call-when = Huudetaan
web-option-call-when-after = asettamisen jälkeen
web-option-call-when-before = ennen asettamista
web-option-point = Huutoon kuuluu
web-option-point-line = suoran osoitus
web-option-point-word = pelkkä sana
web-option-false-call = Väärä huuto maksaa
web-option-false-call-refuse = ei mitään
web-option-false-call-forfeit = pelin
web-option-starter = Ensimmäisen nappulan antaa
web-option-starter-lot = arpa
web-option-starter-first = ensimmäinen
web-option-starter-loser = viimeksi hävinnyt
web-option-move-time = Aika siirtoon

## Säännöt sanoin niille, jotka eivät ole valinneet niitä

web-rules-short-international = Tavalliset säännöt
web-rules-short-beginners-1 = Vain väri lasketaan
web-rules-short-beginners-2 = Väri ja muoto lasketaan
web-rules-short-beginners-3 = Kaikki paitsi reikä
web-rules-short-advanced = 2×2-neliö on suora
web-rules-short-tournament = Turnaus
web-rules-short-balkan = Jälkihuuto kummallekin
web-rules-short-taiwan = Huuto ennen asettamista
web-rules-short-greek-2 = Kaksi yhteistä asiaa
web-rule-features = Mikä lasketaan: { $features }.
web-rule-squares = Myös neljä vierekkäistä 2×2-neliönä on suora.
web-rule-shared = { $shared ->
        [one] Yksi yhteinen asia tekee suoran.
       *[other] Suoraan tarvitaan { $shared } yhteistä asiaa.
    }
web-rule-calls-auto = Suora voittaa itsestään; kenenkään ei tarvitse huutaa.
web-rule-late-call-either = Näkemättä jääneen suoran saa huutaa kumpi vain.
web-rule-late-call-none = Näkemättä jäänyttä suoraa ei voi huutaa myöhemmin.
web-rule-call-when-before = Huuda ennen asettamista ja sano, mihin asetat.
web-rule-point-word = Pelkkä sana riittää; suoraa ei tarvitse osoittaa.
web-rule-move-time = { $seconds ->
        [one] Yksi sekunti siirtoon.
       *[other] { $seconds } sekuntia siirtoon.
    }
web-rule-false-call-forfeit = Väärästä huudosta häviää pelin.
web-rule-starter-first = Ensimmäinen pelaaja antaa ensimmäisen nappulan.
web-rule-starter-loser = Viimeksi hävinnyt antaa ensimmäisen nappulan.
web-rule-match = { $games ->
        [one] Yksi peli.
       *[other] Ottelu, { $games } peliä.
    }

## Kutsuminen ja liittyminen

web-invite-title = Kutsu ystävä
web-invite-hint = Lähetä tämä linkki. Peli aukeaa tähän heti, kun ystäväsi tulee.
web-invite-game = Pelaa kanssani! { $game }:
web-link = Linkki
web-link-only-here = Tässä osoitteessa linkki aukeaa vain tällä tietokoneella.
web-link-serve = Muita laitteita varten käynnistä palvelin komennolla ”{ $command }” ja avaa tämä sivu tietokoneen nimellä verkossa.
web-qr = Linkki QR-koodina
web-copy = Kopioi linkki
web-copied = Kopioitu.
web-share = Jaa
web-looking = Etsitään pelikaveria…
web-looking-hint = Peli aukeaa heti, kun joku tulee.
web-looking-long = Kukaan ei ole vielä tullut. Voit odottaa edelleen tai pelata tässä pöydässä tietokonetta vastaan.
web-play-bot-instead = Tietokonetta vastaan
web-invited = { $name } kutsuu sinut pelaamaan: { $game }
web-join = Istu pelaamaan
web-set-up = Alkaa asetellusta asemasta
web-set-up-known = Alkaa asetellusta asemasta, piilossa olevat laatat ennallaan
web-set-up-who = Tämä peli ei ala alusta: aseman asetteli { $name }.
web-set-up-drawn = Laatat, joita et näe, arvottiin uudelleen. Kukaan ei tiedä niitä.
web-set-up-known-tiles = Piilossa olevat laatat ovat samat kuin ennen. { $name } saattaa tietää laattasi.
web-set-up-agree = Suostun pelaamaan näillä laatoilla
web-invite-over = Tämä paikka on varattu.
web-to-table = Pöytään
web-another-device = Toinen laite
web-move-seat-title = Pelaa toisella laitteella
web-move-seat-hint = Avaa tämä linkki siellä, niin paikkasi siirtyy mukana. Se toimii kerran.
web-device-title = Jatka täällä
web-device-hint = Paikkasi siirtyy tälle laitteelle; toinen jää vain katsomaan.
web-device-take = Ota paikkani
web-seat-moved = Paikkasi on siirtynyt toiselle laitteelle.

## Pöydässä

web-table-of = { $game }: { $a } ja { $b }
web-players = Pelaajat
web-score = Voitot
web-away = poissa
web-is-away = { $name } on poissa.
web-left = { $name } on lähtenyt.
web-download-record = Lataa tallenne
web-awaited = { $count ->
        [one] Odotetaan, että { $name } tulee.
       *[other] Odotetaan, että pelaajat tulevat.
    } { $clock ->
        [yes] Kello käynnistyy, kun molemmat ovat paikalla.
       *[no] Peli alkaa, kun molemmat ovat paikalla.
    }
web-claim = Vaadi voitto
web-clock = { $time } jäljellä
web-seconds-left = { $seconds } sekuntia jäljellä.
web-acts = Pöydässä
web-ask-takeback = Peru siirto
web-ask-draw = Tasapeli
web-ask-pause = Tauko
web-resign = Luovuta
web-resign-title = Luovutatko?
web-resign-sure = { $here ->
        [yes] { $name } luovuttaa, ja toinen voittaa.
       *[no] Luovutat, ja vastustajasi voittaa.
    }
web-play-on = Jatka
web-request = { $wish ->
        [draw] { $name } tarjoaa tasapeliä.
        [pause] { $name } pyytää taukoa.
       *[takeback] { $name } haluaisi perua viimeisen siirron.
    } { $here ->
        [yes] { $other }, suostutko?
       *[no] Suostutko?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Olet tarjonnut tasapeliä.
                [pause] Olet pyytänyt taukoa.
               *[takeback] Olet pyytänyt siirron perumista.
            } Vastaus on tulossa…
       *[no] { $name } odottaa vastausta.
    }
web-paused = Tauko
web-resume = Jatka
web-result-won = Voitit!
web-result-lost = Hävisit.
web-result-draw = Tasapeli.
web-result-score = { $high }–{ $low }
web-result-winner = { $name } voittaa!
web-match-game = Peli { $number }/{ $count }
web-match-score = Ottelu tähän asti: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Voitit ottelun { $high }–{ $low }!
        [other] Hävisit ottelun: { $name } voittaa sen { $high }–{ $low }.
       *[name] { $name } voittaa ottelun { $high }–{ $low }!
    }{ $even ->
        [yes] {" "}Tasatilanteessa ratkaisee viimeksi voitettu peli.
       *[no] {""}
    }
web-match-drawn = Ottelu päättyi tasan: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Uusi ottelu
web-watching = Olet katsojana.
web-watch-next = Seuraavaan peliin
web-rematch = Uusi peli
web-rematch-too = Kyllä, uusi!
web-rematch-waiting = Odotetaan…
web-to-replay = Kertaa
web-replay = Katso taas
web-told-begins = { $name } aloittaa.
web-act-told-join = { $name } tuli paikalle.
web-act-told-ask = { $wish ->
        [draw] { $name } tarjoaa tasapeliä.
        [pause] { $name } pyytää taukoa.
       *[takeback] { $name } haluaisi perua siirron.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } suostuu.
       *[no] { $name } ei halua.
    }
web-act-told-away = { $name } lähti pois.
web-act-told-wait = Peli odottaa, että { $name } tulee.
web-act-told-back = { $name } on paikalla.
web-act-told-resume = { $name } jatkaa.
web-act-told-rematch = { $name } haluaa pelata uudelleen.

## Quarto

web-board = Lauta
web-tray = Annettavat nappulat
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, tyhjä
web-hand = { $name } pitelee: { $piece }
web-hand-give = Anna valittu nappula, saaja { $name }
web-hand-empty = { $name }: käsi on tyhjä
web-moves = Siirrot
web-no-moves = Ei vielä siirtoja.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: ei suoraa { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Huuda
web-call-leave = En sittenkään
web-done = Ei suoraa
web-nothing-full = Viimeksi asetetun nappulan kautta ei kulje täyttä suoraa. Vanhemmat suorat eivät enää kelpaa.
web-status-place = { $who ->
        [you] Aseta nappulasi.
        [here] { $name }, aseta nappula.
       *[other] { $name } asettaa…
    }
web-status-give = { $who ->
        [you] Valitse annettava nappula.
        [here] { $name }, valitse nappula. Sen saa { $other }.
       *[other] { $name } valitsee nappulaa…
    }
web-status-give-sure = Anna napauttamalla uudelleen.
web-status-close = { $who ->
        [you] Kaikki nappulat on asetettu. Onko suoraa?
        [here] { $name }, onko suoraa?
       *[other] { $name } etsii suoraa…
    }
web-status-thinking = { $name } miettii…
web-status-point-square = Mihin aiot asettaa sen?
web-status-point-line = Napauta suoraasi.
web-status-point-sure = Suorasi: { $line }?
web-status-sending = …
web-status-paused = Tauko.
web-status-open = Odotetaan toista pelaajaa.
web-status-over = Peli on ohi.
web-told-give = { $name } antaa: { $piece }.
web-told-place = { $name } asettaa ruutuun { $square }.
web-told-call = { $line ->
        [none] { $name } huutaa ”Quarto!” – se on suora!
       *[other] { $name } huutaa ”Quarto!”: { $line }. Se on suora!
    }
web-told-false-call = { $name } huusi ”Quarto!”, mutta tuo ei ole suora.
web-told-done = { $name } ei huuda mitään.

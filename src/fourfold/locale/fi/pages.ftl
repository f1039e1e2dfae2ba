### Sivut pöydän ympärillä: uudelleen katsominen, säännöt, asettelu.

web-title-replay = Katso uudelleen · Fourfold
web-title-rules = Näin pelataan · Fourfold
web-title-setup = Asettele · Fourfold
web-title-analysis = Analyysi · Fourfold
web-title-review = Arvio · Fourfold
web-title-levels = Tietokoneen tasot · Fourfold

## Uudelleen katsominen

web-replay-of = { $a } ja { $b }
web-replay-opening = Haetaan peliä…
web-replay-result-draw = Tasapeli
web-replay-result-winner = { $name } voittaa
web-replay-result-none = Vielä kesken
web-replay-step = Askel { $step }/{ $last }
web-replay-steps = Pelin askeleet
web-replay-walk = Käy peli läpi
web-replay-first = Alkuun
web-replay-back = Askel taaksepäin
web-replay-forward = Askel eteenpäin
web-replay-last = Loppuun
web-replay-play = Toista
web-replay-pause = Tauko
web-replay-began = { $name } aloittaa ja valitsee ensimmäisen nappulan.
web-replay-began-holding = { $name } aloittaa nappula kädessä.
web-replay-told-resign = { $name } luovuttaa.
web-replay-told-claim = { $name } vaatii voiton: toinen jäi pois.
web-replay-told-time-up = Aika loppui.
web-replay-told-wait = Peli odottaa pelaajaa.
web-replay-told-away = Joku on poissa.
web-replay-told-back = Kaikki ovat taas paikalla.
web-replay-told-resumed = Peli keskeytyi ja jatkuu.
web-replay-told-takeback = { $name } suostuu, ja siirto perutaan.
web-replay-told-word = { $right ->
        [yes] { $name } huutaa ”Quarto!” – suora löytyi!
       *[no] { $name } huutaa ”Quarto!”, mutta suoraa ei ole.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } pitää sitä kädessään.
web-replay-hand-empty = Kenelläkään ei ole nappulaa.
web-replay-rest = Jäljellä
web-replay-missed = { $count ->
        [one] Jäi näkemättä: { $lines } on suora, eikä kukaan huutanut.
       *[other] Jäi näkemättä: { $lines } ovat suoria, eikä kukaan huutanut.
    }
web-replay-missed-some = { $count ->
        [one] Tässä pelissä yksi suora jäi näkemättä.
       *[other] Tässä pelissä suora jäi näkemättä { $count } kertaa.
    }
web-replay-missed-none = Yhtään suoraa ei jäänyt näkemättä.
web-replay-missed-show = Näytä
web-replay-missed-next = Näytä seuraava
web-replay-moves = Siirrot
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, peruttu
web-replay-move-missed = { $move }, suora jäi näkemättä
web-replay-entry-start = Alku
web-replay-entry-resign = { $name } luovuttaa
web-replay-entry-claim = { $name } vaatii voiton
web-replay-entry-time = Aika loppui
web-replay-entry-done = { $name }: ei huudettavaa
web-replay-entry-agreed = Sovittu tasan
web-replay-share = Jaa tämä peli
web-replay-link = Kopioi linkki
web-replay-link-copied = Linkki kopioitu. Se avaa pelin tästä askeleesta.
web-replay-link-text = { $game }, katso peli:
web-replay-save = Tallenna…
web-replay-save-title = Tallenna tämä peli
web-replay-save-picture = Kuva
web-replay-save-picture-hint = Millainen tilanne on lopussa.
web-replay-save-svg = SVG-kuva
web-replay-save-png = PNG-kuva
web-replay-save-record = Tallenne
web-replay-save-record-hint = Jokainen siirto, talteen tai avattavaksi täällä uudelleen.
web-replay-save-text = Tekstinä
web-replay-save-json = Ohjelmille
web-replay-save-failed = Kuvan tekeminen ei onnistunut.
web-replay-on = Jatka tästä
web-replay-on-title = Jatka askeleesta { $step }
web-replay-on-hint = Uusi pöytä tästä asemasta. Jo valmiit suorat eivät enää kelpaa, vain uudet.
web-replay-on-over = Tässä ei ole enää mitään pelattavaa.
web-replay-on-side = Sinä olet
web-replay-on-computer = Tietokonetta vastaan
web-replay-on-here = Me kaksi, tässä
web-replay-on-friend = Ystävä linkillä
web-replay-to-table = Pöytään
web-replay-opened = Tällä laitteella avatut pelit
web-replay-opened-hint = Nämä aukeavat myös ilman yhteyttä.

## Näin pelataan

web-rulebook-title = Näin pelataan Quartoa
web-rulebook-lead = Kaksi pelaajaa, kuusitoista nappulaa, yksi lauta. Kolme minuuttia, ja osaat kaiken.
web-rulebook-play = Pelaa nyt
web-rulebook-print = Tulosta tämä sivu
web-rulebook-pieces = Nappulat
web-rulebook-pieces-text = Kuudestatoista nappulasta kutakin on yksi. Nappula on vaalea tai tumma, pyöreä tai kulmikas, korkea tai matala, tasapäinen tai reiällinen. Ne eivät ole kenenkään omia: molemmat pelaavat niillä kaikilla.
web-rulebook-all = Kaikki kuusitoista nappulaa
web-rulebook-pair-colour = vaalea tai tumma
web-rulebook-pair-shape = pyöreä tai kulmikas
web-rulebook-pair-height = korkea tai matala
web-rulebook-pair-top = tasapäinen tai reiällinen
web-rulebook-turn = Vuoro: aseta ja anna
web-rulebook-turn-text = Et koskaan valitse omaa nappulaasi. Vastustaja antaa sinulle yhden, ja sinä asetat sen mihin tahansa vapaaseen ruutuun. Sitten valitset nappulan, joka vastustajan on asetettava.
web-rulebook-turn-1 = Saat nappulan.
web-rulebook-turn-2 = Asetat sen vapaaseen ruutuun.
web-rulebook-turn-3 = Valitset nappulan ja annat sen pois.
web-rulebook-turn-board = Lauta, jolla on neljä nappulaa; uusi on ruudussa c2.
web-rulebook-line = Millä voittaa
web-rulebook-line-text = Neljä nappulaa vaakarivillä, pystyrivillä tai pitkällä lävistäjällä on suora, jos niillä on jotain yhteistä: kaikki tummia, kaikki reiällisiä, kaikki matalia… Ei ole väliä, kuka ne on asettanut.
web-rulebook-line-hollow = Kaikki neljä lävistäjällä ovat reiällisiä. Mitään muuta yhteistä ei ole, eikä tarvitsekaan.
web-rulebook-line-tall = Kaikki neljä pystyrivillä ovat korkeita.
web-rulebook-line-none = Täysi rivi muttei suora: mikään ei ole sama kaikissa neljässä.
web-rulebook-quiz = Tuleeko näistä neljästä suora?
web-rulebook-quiz-text = Mitä yhteistä kaikilla neljällä on? Oikeita vastauksia voi olla useita; yksi riittää.
web-rulebook-quiz-number = { $number }/{ $count }
web-rulebook-quiz-group = Neljä nappulaa, { $number }/{ $count }
web-rulebook-quiz-what = Yhteistä on
web-rulebook-quiz-colour = Väri
web-rulebook-quiz-shape = Muoto
web-rulebook-quiz-height = Korkeus
web-rulebook-quiz-top = Reikä
web-rulebook-quiz-nothing = Ei mikään
web-rulebook-quiz-right = Kyllä. { $why }
web-rulebook-quiz-wrong = Ei aivan. { $why }
web-rulebook-quiz-wait = Valitse yksi, niin näet.
web-rulebook-quiz-next = Seuraavat
web-rulebook-quiz-again = Alusta
web-rulebook-quiz-score = { $right }/{ $count } ensi yrittämällä.
web-rulebook-quiz-why-dark = Kaikki neljä ovat tummia, olivat ne muuten mitä tahansa. Suora.
web-rulebook-quiz-why-hollow = Kaikissa neljässä on reikä. Värit, muodot ja korkeudet ovat sekaisin, mutta yksi yhteinen asia riittää.
web-rulebook-quiz-why-none-near = Kolme on pyöreitä, kolme korkeita, kolme vaaleita. Kolme ei riitä: ei suoraa.
web-rulebook-quiz-why-square-short = Kaikki neljä ovat kulmikkaita, ja kaikki neljä ovat matalia. Kaksi syytä kerralla, silti yksi suora.
web-rulebook-quiz-why-none-two = Kaikkea kaksi ja kaksi: ei suoraa.
web-rulebook-quiz-why-solid = Missään niistä ei ole reikää. Sekin on yhteistä, ettei reikää ole. Suora.
web-rulebook-give = Minkä nappulan voit antaa?
web-rulebook-give-text = Asetit nappulan; nyt anna seuraava. Kaksi riviä on yhden nappulan päässä suorasta. Etsi nappula, joka ei täydennä kumpaakaan.
web-rulebook-give-board = Rivillä 4 on kolme tummaa nappulaa, rivillä 1 kolme reiällistä.
web-rulebook-give-pieces = Annettavat nappulat
web-rulebook-give-wait = Napauta nappulaa.
web-rulebook-give-safe = Turvallinen: se on vaalea ja tasapäinen, joten se ei täydennä kumpaakaan riviä.
web-rulebook-give-dark = Vastustaja asettaa sen ruutuun d4: neljä tummaa nappulaa. Hävisit!
web-rulebook-give-hollow = Vastustaja asettaa sen ruutuun d1: neljä reiällistä nappulaa. Hävisit!
web-rulebook-give-both = Tumma ja reiällinen: vastustaja saa valita ruuduista d4 ja d1. Hävisit!
web-rulebook-call = Se pitää sanoa
web-rulebook-call-text = Suora ei itsessään voita mitään. Jonkun pitää nähdä se, huutaa ”Quarto!” ja osoittaa sitä. Joka ei huomaa suoraa, voi menettää sen toiselle.
web-rulebook-call-1 = Asetit nappulan
web-rulebook-call-1-who = Sinä saat huutaa, ennen kuin annat.
web-rulebook-call-2 = Annoit nappulan
web-rulebook-call-2-who = Nyt vastustaja saa huutaa sen, mitä et huomannut, ennen kuin asettaa.
web-rulebook-call-3 = Seuraava nappula on asetettu
web-rulebook-call-3-who = Vanha suora on lopullisesti mennyttä. Vain uuden nappulan kautta kulkevat suorat kelpaavat.
web-rulebook-call-false = Huusit, eikä suoraa ole? Kaikki kuulevat sen, eikä muuta tapahdu. Saat huutaa kerran vuorossa, joten katso tarkkaan.
web-rulebook-call-end = Kun kaikki kuusitoista nappulaa on asetettu, kumpikin saa vielä huutaa kerran; sitten tulee tasapeli.
web-rulebook-call-page = Sivu ei koskaan kerro, onko suoraa. Siitä pelissä on kyse.
web-rulebook-variants = Muita tapoja pelata
web-rulebook-variants-text = Ne valitaan etusivulla pelinapin alla. Jokaista sääntöä voi myös muuttaa erikseen.
web-rulebook-block = Neljä vierekkäin neliönä
web-rulebook-block-board = Edistyneiden pelissä myös nämä neljä, kaikki vaaleita, ovat suora.
web-rulebook-ready = Valmiina?

## Asettelu

web-setup-title = Asettele asema
web-setup-lead = Napauta nappulaa ja sitten ruutua. Napauta laudalla olevaa nappulaa, niin voit siirtää tai poistaa sen.
web-setup-board = Aseteltava lauta
web-setup-hand-none = Kenelläkään ei ole nappulaa. Napauta nappulaa ja sitten tätä.
web-setup-hand-is = Kädessä: { $piece }
web-setup-hand-put = Pane käteen: { $piece }
web-setup-pieces = Vapaat nappulat
web-setup-off = Poista
web-setup-clear = Tyhjennä
web-setup-status-empty = Valitse nappula.
web-setup-status-lifted = { $piece }: mihin?
web-setup-status-count = { $count ->
        [one] Laudalla on yksi nappula.
       *[other] Laudalla on { $count } nappulaa.
    }
web-setup-put = { $piece }, ruutu { $square }.
web-setup-taken = { $piece }: poistettu.
web-setup-handed = { $piece }: kädessä.
web-setup-position = Tekstinä
web-setup-position-hint = Kopioi tai liitä: rivit 4–1, sitten kädessä oleva nappula.
web-setup-not-position = Tuo ei ole asema. Asema näyttää tältä: { $example }
web-setup-piece-twice = Nappula { $piece } on siinä kahdesti.
web-setup-record-pasted = Tuo on tallenne. Se on nyt alempana; avaa se siellä.
web-setup-start = Aloita tästä
web-setup-start-title = Pelaa
web-setup-with = Vastassa
web-setup-with-bot = Tietokone
web-setup-with-friend = Ystävä
web-setup-with-here = Tässä
web-setup-turn = { $holding ->
        [yes] Nappulan asettaa
       *[no] Seuraavan nappulan antaa
    }
web-setup-turn-lot = arpa
web-setup-turn-you = minä
web-setup-turn-other = toinen
web-setup-turn-first = pelaaja 1
web-setup-turn-second = pelaaja 2
web-setup-record-title = Katso tallennetta
web-setup-record-lead = Liitä tallenne tai valitse tiedosto ja katso peli askel askeleelta.
web-setup-record = Tallenne
web-setup-record-file = Valitse tiedosto
web-setup-record-open = Katso
web-setup-record-big = Tiedosto on liian suuri tallenteeksi.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Asettele asema

## Linkit analyysiin, arvioon ja tasoihin

web-analysis-link = Analysoi asema
web-setup-analyse = Analysoi
web-review-link = Arvio
web-levels-link = Mitä kultakin tasolta voi odottaa

### Quarto.

## Nappulat

# Neljä ominaisuutta luontevassa järjestyksessä.
piece-name = { $colour ->
       *[light] vaalea
        [dark] tumma
    } { $height ->
       *[tall] korkea
        [short] matala
    } { $shape ->
       *[round] pyöreä
        [square] kulmikas
    } { $top ->
       *[solid] tasapäinen
        [hollow] reiällinen
    }

feature-colour = väri
feature-shape = muoto
feature-height = korkeus
feature-top = reikä
value-light = vaalea
value-dark = tumma
value-round = pyöreä
value-square = kulmikas
value-tall = korkea
value-short = matala
value-solid = tasapäinen
value-hollow = reiällinen

## Kiellot

illegal-quarto-other-phase = { $phase ->
        [give] Anna ensin vastustajalle nappula.
        [place] Aseta ensin kädessäsi oleva nappula.
       *[close] Kaikki nappulat on asetettu: huuda tai sano, että olet valmis.
    }
illegal-quarto-piece-gone = Nappula on jo pelissä: { $piece }.
illegal-quarto-square-taken = Ruutu { $square } on varattu: { $piece }.
illegal-quarto-calls-auto = Tässä pöydässä suora voittaa itsestään; kukaan ei huuda.
illegal-quarto-call-points-nowhere = Osoita suoraa, jota tarkoitat.
illegal-quarto-call-squares = Huutaessa osoitetaan neljää eri ruutua.
illegal-quarto-call-after-placing = Tässä pöydässä asetetaan ensin ja huudetaan sitten.
illegal-quarto-called-already = Olet jo huutanut kerran tällä vuorolla.
illegal-quarto-no-call-now = Nyt ei voi huutaa.

## Tekstit, joita ei voi lukea

malformed-quarto-piece = ”{ $text }” ei ole nappula; pitäisi olla heksanumero 0–f tai neljä kirjainta, yksi kustakin: L/D, R/Q, T/S, F/H.
malformed-quarto-square = ”{ $text }” ei ole ruutu; pitäisi olla väliltä a1–d4.
malformed-quarto-line = ”{ $text }” ei ole suora; pitäisi olla kaksi päätä, kuten a3-d3, tai neljä ruutua.
malformed-quarto-position-fields = Asema ”{ $text }”: pitäisi olla lauta, välilyönti ja kädessä oleva nappula tai ”-”.
malformed-quarto-position-ranks = Lauta ”{ $text }”: pitäisi olla 4 riviä, välissä ”/”, löytyi { $found }.
malformed-quarto-position-rank = Laudan rivi { $rank }, ”{ $text }”: pitäisi olla 4 ruutua, löytyi { $found }.
malformed-quarto-position-digit = ”{ $text }” ruudussa { $square } ei ole nappula; pitäisi olla heksanumero 0–f tai ”.”.
malformed-quarto-piece-twice = Nappula { $piece } on laudalla kahdesti: { $first } ja { $second }.
malformed-quarto-hand-placed = Kädessä oleva nappula { $piece } on jo laudalla: { $square }.
malformed-quarto-features = Ominaisuuksia pitää olla yksi tai useampia näistä, kukin kerran: { $expected }.
malformed-quarto-shared = Suoralla ei voi olla { $shared } yhteistä ominaisuutta, kun { $features ->
        [one] vain yksi lasketaan
       *[other] lasketaan vain { $features }
    }.
malformed-quarto-full = Asemassa ”{ $text }” ei ole enää mitään pelattavaa.
malformed-quarto-starter = ”{ $text }” ei ole aloittaja; pitäisi olla A tai B.
malformed-detail = Sana ”{ $word }” ei saa sulkuja peräänsä, löytyi ”({ $detail })”.
malformed-memory = { $megabytes } Mt:n taulukko ei mahdu tämän koneen muistiin.

## Pelikone

malformed-engine-command = ”{ $text }” ei ole komento; pitäisi olla: { $expected }.
malformed-engine-alone = ”{ $command }” kirjoitetaan yksinään, perästä löytyi ”{ $text }”.
malformed-engine-setoption = ”setoption { $text }”: pitäisi olla ”setoption name NAME value VALUE”.
malformed-engine-option = Asetusta ”{ $text }” ei ole; pitäisi olla: { $expected }.
malformed-engine-position = ”position { $text }”: pitäisi olla ”start” tai asema, kuten 0..f/..../.3../.... 9, sitten ehkä ”moves” ja vuorotellen ruutuja ja nappuloita.
malformed-engine-go = ”go … { $text }”: pitäisi olla time MS, nodes N, infinite, moves tai ei mitään.
malformed-engine-infinite = ”infinite” tarkoittaa rajatonta, joten se ei sovi yhteen sanojen time ja nodes kanssa.
illegal-engine-busy = ”{ $command }” joutuu odottamaan etsinnän loppua; ”stop” lopettaa sen.

## Miten pelit päättyvät

outcome-line = { $winner } voittaa suoralla.
outcome-false-call = { $winner } voittaa: { $loser } huusi ilman suoraa.
outcome-full = Tasapeli: kaikki nappulat on asetettu, eikä kukaan huutanut.

## Tietokoneen tasot ja miten ne pelaavat

level-quarto-1 = Vasta-alkaja
level-quarto-about-1 = Ei huomaa suoria eikä muista huutaa.
level-quarto-2 = Aloittelija
level-quarto-about-2 = Näkee paljon, mutta ei kaikkea.
level-quarto-3 = Oppilas
level-quarto-about-3 = Näkee suorat, mutta lahjoittaa voittoja.
level-quarto-4 = Harrastaja
level-quarto-about-4 = Ottaa jokaisen voiton, jonka näkee.
level-quarto-5 = Kerhopelaaja
level-quarto-about-5 = Miettii, ennen kuin antaa.
level-quarto-6 = Taitaja
level-quarto-about-6 = Miettii monta siirtoa eteenpäin.
level-quarto-7 = Mestari
level-quarto-about-7 = Tekee tuskin koskaan virheitä.
level-quarto-8 = Voittamaton
level-quarto-about-8 = Ei tee koskaan virheitä.

## Valittavat säännöt

preset-international = Tavalliset säännöt
preset-beginners-1 = Aloittelijoille: vain väri lasketaan
preset-beginners-2 = Aloittelijoille: väri ja muoto lasketaan
preset-beginners-3 = Aloittelijoille: kaikki paitsi reikä
preset-advanced = Edistyneille: myös 2×2-neliö on suora
preset-tournament = Turnaus: minuutti siirtoon, väärästä huudosta häviää
preset-balkan = Kumpi vain saa huutaa myöhässä, kuten Balkanilla
preset-taiwan = Huuto ennen asettamista, kuten Taiwanissa
preset-greek-2 = Kaksi yhteistä ominaisuutta, kreikkalaisittain
preset-own = Kuten oman kielesi sääntölehdessä

### Mitä palvelin vastaa.

illegal-not-your-seat = Paikka { $seat } ei ole sinun.
illegal-not-your-table = Et istu tässä pöydässä.
illegal-running-position = Tämä asema on pelistä, jota pelaat parhaillaan. Analysoi se, kun peli on ohi.
illegal-running-hand = Nämä ovat laattasi pelissä, jota pelaat parhaillaan. Kysy uudelleen, kun peli on ohi.
illegal-running-duel = Nämä ovat laattasi kaksintaistelussa. Kysy uudelleen, kun olet lähettänyt kuviosi.
illegal-set-up-anybody = Asetellusta asemasta voi pelata ystävän kanssa, tietokonetta vastaan tai kahdestaan samalla ruudulla. Kutsu ystävä tai pelaa alusta.
illegal-set-up-not-agreed = Tämä peli alkaa asetellusta asemasta, ja sen asettelija saattaa tietää piilossa olevat laattasi. Kerro, että suostut, tai pyydä toista peliä.
illegal-spectators-watch = Katsojat vain katsovat.
illegal-foreign-origin = Tämä pyyntö tuli toiselta sivustolta.
illegal-old-rules = Tämä peli pelattiin vanhemmilla säännöillä; sitä voi katsoa muttei jatkaa.
illegal-no-answer = Tätä ei ehditty tutkia loppuun. Kysy uudelleen.
illegal-unavailable = Tietokantaan ei juuri nyt saada yhteyttä. Yritä pian uudelleen.
illegal-only-to-look-at = Tämä on tallenne: sitä voi katsoa muttei pelata.
illegal-table-full = Tässä pelissä on jo { $most } toimintoa, eikä pöytään mahdu enempää. Luovuta tai aloita uusi peli.
illegal-too-many = Liian paljon kerralla. Odota { $seconds ->
        [one] { $seconds } sekunti
       *[other] { $seconds } sekuntia
    } ja yritä uudelleen.

malformed-no-review = Peliä { $game } ei voi vielä arvioida, vain quarto käy.
malformed-name = Nimessä pitää olla ainakin yksi kirjain.
malformed-level = Tasoa ”{ $level }” ei ole; tarjolla: { $expected }.
malformed-table = Pöytää ”{ $id }” ei ole.
malformed-stored = Tämä Fourfoldin versio ei pysty lukemaan koko peliä. Mitään ei katoa. { $problem }
malformed-invitation = Tämä kutsu ei johda mihinkään.
malformed-link = Linkki on jo käytetty tai liian vanha.
malformed-address = Osoitteessa { $path } ei ole mitään.
malformed-too-long = Liian pitkä: enintään { $most } tavua luetaan.
malformed-content-type = Sisällön tyypin pitäisi olla application/json.
malformed-hello = Ensin pitäisi tulla ”hello”.
malformed-protocol = Tämä sivu on vanhentunut. Lataa se uudelleen.

## Tehtävät ja kaksintaistelut

illegal-duel-taken = Tähän kaksintaisteluun on jo osallistunut kaksi.
illegal-duel-not-begun = Et ole vielä alkanut rakentaa tässä kaksintaistelussa.
illegal-duel-too-late = Aikasi tässä kaksintaistelussa on lopussa.
malformed-duel = Kaksintaistelua ”{ $id }” ei ole.
malformed-pentaraduga-not-given = { $tile } ei ole annettujen laattojen joukossa.

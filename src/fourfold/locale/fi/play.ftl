### Mitä mikä tahansa pöytä sanoo, oli peli mikä tahansa.

## Pelaajat

computer-name = Tietokone { $level }

## Kiellot

illegal-game-over = Peli on ohi.
illegal-seat-empty = Peli alkaa, kun molemmat paikat on varattu.
illegal-paused = Peli on tauolla.
illegal-waiting = Peli odottaa, kunnes molemmat pelaajat ovat paikalla.
illegal-not-paused = Peli ei ole tauolla.
illegal-not-due = Aika ei ole vielä lopussa.
illegal-too-late = Liian myöhäistä: aika loppui.
illegal-clock-only = Vain kello voi tehdä niin.
illegal-not-your-turn = Ei ole sinun vuorosi: vuorossa on { $seat }.
illegal-still-playing = Peli on vielä käynnissä.
illegal-asked-already = Sitä on jo pyydetty.
illegal-refused-already = Siihen ei suostuttu; pyydä uudelleen seuraavan siirron jälkeen.
illegal-asked-otherwise = Se pyyntö ei ole enää voimassa. Vastaa siihen, mitä nyt pyydetään.
illegal-questions-used = Olet pyytänyt tässä pelissä jo { $most } kertaa. Et voi pyytää enää.
illegal-pauses-used = Sinulla on ollut tässä pelissä jo { $most } taukoa. Et voi pyytää enää lisää.
illegal-nothing-asked = Vastattavaa ei ole.
illegal-nothing-to-take-back = Peruttavaa siirtoa ei ole; huudettua tai näytettyä ei voi perua.
illegal-not-away = Vastustajasi ei ole poissa.
illegal-clock-decides = Et voi nyt vaatia voittoa: jos vastustajasi ei palaa, kello ratkaisee.
illegal-not-waiting-yourself = On sinun vuorosi. Voit vaatia voittoa vasta, kun peli odottaa vastustajaasi.
illegal-known-already = Se tiedetään jo.
illegal-seat-taken = Paikka { $seat } on varattu.
illegal-name-empty = Pelaaja tarvitsee nimen.
illegal-lost-too-much = { $lost } ms ei ole voinut kadota: aikaa on kulunut vain { $most } ms.
illegal-out-of-sequence = Tapahtuma { $seq } on väärässä järjestyksessä: seuraava on { $expected }.
illegal-before-last-event = Hetken { $at } tapahtuma ei voi seurata hetken { $last } tapahtumaa.
illegal-unknown-act = Pöytä ei tunne toimintoa { $act }.

## Tekstit, joita ei voi lukea

malformed-no-ray = Ray puuttuu; sen asentaa ”pip install fourfold[ray]”.
malformed-ray-form = ”{ $address }” ei voi olla Ray-klusterin osoite; pitäisi olla esimerkiksi 10.0.0.1:6379 tai local.
malformed-ray-address = Osoitteesta ”{ $address }” ei kukaan vastaa: { $why }.
malformed-data = Osaa ”{ $part }” ei voi lukea: { $problem }.
malformed-unknown = Osaa ”{ $part }” ei voi lukea: ”{ $text }” ei käy; pitäisi olla: { $expected }.
malformed-game = Peliä ”{ $name }” ei ole; tarjolla: { $expected }.
malformed-preset = Sääntöjä ”{ $name }” ei ole; tarjolla: { $expected }.
malformed-mixed = Usean pelin ottelu alkaa pelillä { $first }, ei pelillä { $game }.
malformed-no-set-up = Peliä { $game } ei voi aloittaa keskeltä.
malformed-option = ”{ $text }” ei ole sääntö; pitäisi olla NAME=VALUE, ja nimi on yksi näistä: { $expected }.
malformed-option-value = ”{ $text }” ei käy; pitäisi olla: { $expected }.
malformed-record-format = Tämä ei ole meidän tallenteemme: muoto on ”{ $found }”, pitäisi olla ”{ $expected }”.
malformed-record-version = ”{ $text }” ei ole sääntöjen versio; pitäisi olla luku.
malformed-record-tag = Tuntematon tunniste [{ $tag } …]; pitäisi olla yksi näistä: { $expected }.
malformed-record-tag-value = Tunniste [{ $tag } …]: { $problem }
malformed-record-tag-form = Rivi { $line }, sarake { $column }: pitäisi olla tunniste, kuten [A "Ann"], omalla rivillään ennen siirtoja.
malformed-record-tag-twice = Tunniste [{ $tag } …] on siinä kahdesti.
malformed-record-token = Rivi { $line }, sarake { $column }: ”{ $token }” ei ole luettavissa; pitäisi olla siirto.
malformed-record-place = Rivi { $line }, sarake { $column }, ”{ $token }”: { $problem }
malformed-record-who = Kerro kuka: A:{ $token } tai B:{ $token }.
malformed-record-act = ”{ $act } ({ $detail })” ei ole luettavissa; pitäisi olla: { $expected }.
malformed-record-slow = Tämän tallenteen lukeminen kestää yli { $limit } sekuntia. Lyhennä sitä ja yritä uudelleen.
malformed-record-event = Tapahtuma { $event } ei ole mahdollinen: { $problem }
malformed-record-time = Tapahtuma { $event } on aikaisempi kuin edellinen.
malformed-record-outcome = Tallenteen mukaan peli päättyi näin: ”{ $said }”, mutta se päättyy näin: ”{ $found }”.
malformed-date = ”{ $text }” ei ole päiväys; pitäisi olla esimerkiksi 2026-01-31T18:00:00Z.

## Miten pelit päättyvät

outcome-resigned = { $winner } voittaa: { $loser } luovutti.
outcome-absent = { $winner } voittaa: { $loser } ei palannut.
outcome-agreed = Sovittu tasapeli.
outcome-time = { $winner } voittaa: aika loppui pelaajalta { $loser }.

### Kaj odgovori strežnik.

illegal-not-your-seat = Sedež { $seat } ni tvoj.
illegal-not-your-table = Ne sediš za to mizo.
illegal-running-position = To je pozicija iz partije, ki jo igraš. Analiziraj jo, ko bo partija končana.
illegal-running-hand = To so tvoje ploščice v partiji, ki jo igraš. Vprašaj znova, ko bo partija končana.
illegal-running-duel = To so tvoje ploščice v dvoboju. Vprašaj znova, ko oddaš svoj mozaik.
illegal-set-up-anybody = Postavljena partija je za prijatelje, računalnik ali en zaslon. Povabi prijatelja ali igraj od začetka.
illegal-set-up-not-agreed = Ta partija je bila postavljena in kdor jo je postavil, morda pozna tvoje skrite ploščice. Povej, da se strinjaš, ali prosi za drugo partijo.
illegal-spectators-watch = Gledalci samo gledajo.
illegal-foreign-origin = Ta zahteva je prišla z druge strani.
illegal-old-rules = Ta partija je bila igrana po starejših pravilih; lahko se gleda, ne pa nadaljuje.
illegal-no-answer = Tega ni bilo mogoče preiskati do konca. Vprašaj znova.
illegal-unavailable = Zbirka podatkov trenutno ni dosegljiva. Poskusi znova čez nekaj trenutkov.
illegal-only-to-look-at = To je zapis: lahko se gleda, ne igra.
illegal-table-full = Ta partija je dosegla { $most } dejanj, več jih miza ne sprejme. Predaj se ali začni novo partijo.
illegal-too-many = To je bilo preveč naenkrat. Poskusi znova čez { $seconds ->
        [one] { $seconds } sekundo
        [two] { $seconds } sekundi
        [few] { $seconds } sekunde
       *[other] { $seconds } sekund
    }.

malformed-no-review = Za igro { $game } pregleda še ni, samo za quarto.
malformed-name = Ime potrebuje vsaj eno črko.
malformed-level = Ni stopnje »{ $level }«; na voljo: { $expected }.
malformed-table = Ni mize »{ $id }«.
malformed-stored = Ta različica Fourfold ne more prebrati cele partije. Nič se ne izgubi. { $problem }
malformed-invitation = To vabilo ne vodi nikamor.
malformed-link = Ta povezava je že porabljena ali prestara.
malformed-address = Na { $path } ni ničesar.
malformed-too-long = To je predolgo: prebere se največ { $most } bajtov.
malformed-content-type = Pričakovano je telo vrste application/json.
malformed-hello = Najprej je pričakovan »hello«.
malformed-protocol = Ta stran je zastarela. Znova jo naloži.

## Naloge in dvoboji

illegal-duel-taken = V tem dvoboju sta že dva.
illegal-duel-not-begun = Tvoja gradnja v tem dvoboju se še ni začela.
illegal-duel-too-late = Tvoj čas v tem dvoboju se je iztekel.
malformed-duel = Ni dvoboja »{ $id }«.
malformed-pentaraduga-not-given = { $tile } ni med danimi ploščicami.

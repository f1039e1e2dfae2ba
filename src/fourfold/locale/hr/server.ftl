### Što odgovara poslužitelj.

illegal-not-your-seat = Mjesto { $seat } nije tvoje.
illegal-not-your-table = Ne sjediš za ovim stolom.
illegal-running-position = Ovo je pozicija iz partije koju igraš. Analiziraj je kad partija završi.
illegal-running-hand = Ovo su tvoje pločice iz partije koju igraš. Pitaj opet kad partija završi.
illegal-running-duel = Ovo su tvoje pločice iz dvoboja. Pitaj opet kad predaš svoj mozaik.
illegal-set-up-anybody = Od postavljene pozicije igra se s prijateljem, protiv računala ili udvoje na jednom zaslonu. Pozovi prijatelja ili igraj od početka.
illegal-set-up-not-agreed = Ova partija počinje od postavljene pozicije, a tko ju je postavio možda zna tvoje skrivene pločice. Potvrdi da pristaješ ili zatraži drugu partiju.
illegal-spectators-watch = Gledatelji samo gledaju.
illegal-foreign-origin = Ovaj je zahtjev stigao s druge stranice.
illegal-old-rules = Ova je partija igrana po starijim pravilima; može se gledati, ali ne i nastaviti.
illegal-no-answer = Ovo se nije moglo pretražiti do kraja. Pitaj ponovno.
illegal-unavailable = Baza podataka trenutačno nije dostupna. Pokušaj opet uskoro.
illegal-only-to-look-at = Ovo je zapis: može se gledati, ne igrati.
illegal-table-full = Ova je partija dosegla najveći broj radnji za jedan stol ({ $most }). Predaj partiju ili počni novu.
illegal-too-many = To je bilo previše odjednom. Pokušaj opet za { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekunde
       *[other] { $seconds } sekundi
    }.

malformed-no-review = Za igru { $game } još nema pregleda, samo za quarto.
malformed-name = Imenu treba barem jedno slovo.
malformed-level = Nema razine „{ $level }”; ima: { $expected }.
malformed-table = Nema stola „{ $id }”.
malformed-stored = Ova verzija Fourfolda ne može pročitati cijelu partiju. Ništa nije izgubljeno. { $problem }
malformed-invitation = Ova pozivnica ne vodi nikamo.
malformed-link = Ovaj je link već iskorišten ili je prestar.
malformed-address = Na { $path } nema ničega.
malformed-too-long = To je predugo: čita se najviše { $most } bajtova.
malformed-content-type = Očekuje se tijelo tipa application/json.
malformed-hello = Prvo se očekuje „hello”.
malformed-protocol = Ova je stranica zastarjela. Učitaj je ponovno.

## Zadaci i dvoboji

illegal-duel-taken = Dvoje već sudjeluje u ovom dvoboju.
illegal-duel-not-begun = Tvoja gradnja u ovom dvoboju još nije počela.
illegal-duel-too-late = Tvoje vrijeme u ovom dvoboju je isteklo.
malformed-duel = Nema dvoboja „{ $id }”.
malformed-pentaraduga-not-given = { $tile } nije među zadanim pločicama.

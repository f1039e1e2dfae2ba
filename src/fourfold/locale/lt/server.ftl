### Ką atsako serveris.

illegal-not-your-seat = Vieta { $seat } ne tavo.
illegal-not-your-table = Tu nesėdi prie šio stalo.
illegal-running-position = Tai pozicija iš partijos, kurią dabar žaidi. Analizuok ją, kai partija baigsis.
illegal-running-hand = Tai tavo plytelės partijoje, kurią dabar žaidi. Paklausk dar kartą, kai ji baigsis.
illegal-running-duel = Tai tavo plytelės dvikovoje. Paklausk dar kartą, kai pateiksi figūrą.
illegal-set-up-anybody = Partija iš parinktos pozicijos žaidžiama su draugu, su kompiuteriu arba dviese prie vieno ekrano. Pakviesk draugą arba žaisk nuo pradžių.
illegal-set-up-not-agreed = Ši partija prasideda iš parinktos pozicijos, ir ją parinkęs žmogus gali žinoti tavo paslėptas plyteles. Pasakyk, kad sutinki, arba paprašyk kitos partijos.
illegal-spectators-watch = Žiūrovai tik žiūri.
illegal-foreign-origin = Ši užklausa atėjo iš kitos svetainės.
illegal-old-rules = Ši partija žaista pagal senesnes taisykles; ją galima peržiūrėti, bet ne tęsti.
illegal-no-answer = Nepavyko ištirti iki galo. Paklausk dar kartą.
illegal-unavailable = Duomenų bazė šiuo metu nepasiekiama. Netrukus pabandyk dar kartą.
illegal-only-to-look-at = Tai įrašas: jį galima peržiūrėti, bet ne žaisti.
illegal-table-full = Šioje partijoje jau { $most ->
        [one] { $most } veiksmas
        [few] { $most } veiksmai
       *[other] { $most } veiksmų
    }, daugiau prie vieno stalo negalima. Pasiduok arba pradėk naują partiją.
illegal-too-many = Per daug iš karto. Pabandyk dar kartą po { $seconds ->
        [one] { $seconds } sekundės
        [few] { $seconds } sekundžių
       *[other] { $seconds } sekundžių
    }.

malformed-no-review = Žaidimo { $game } partijų apžvelgti dar negalima, tik quarto.
malformed-name = Varde turi būti bent viena raidė.
malformed-level = Lygio „{ $level }“ nėra; yra: { $expected }.
malformed-table = Stalo „{ $id }“ nėra.
malformed-stored = Ši Fourfold versija negali perskaityti visos partijos. Niekas neprarasta. { $problem }
malformed-invitation = Šis kvietimas niekur neveda.
malformed-link = Ši nuoroda jau panaudota arba per sena.
malformed-address = Adresu { $path } nieko nėra.
malformed-too-long = Per ilga: skaitoma daugiausia { $most } baitų.
malformed-content-type = Reikia application/json tipo turinio.
malformed-hello = Pirma reikia „hello“.
malformed-protocol = Šis puslapis paseno. Įkelk jį iš naujo.

## Uždaviniai ir dvikovos

illegal-duel-taken = Šioje dvikovoje jau dalyvauja du.
illegal-duel-not-begun = Šioje dvikovoje statyti dar nepradėjai.
illegal-duel-too-late = Tavo laikas šioje dvikovoje baigėsi.
malformed-duel = Dvikovos „{ $id }“ nėra.
malformed-pentaraduga-not-given = Plytelės { $tile } tarp duotųjų nėra.

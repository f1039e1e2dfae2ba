### Ką sako bet kuris stalas, kad ir koks žaidimas.

## Žaidėjai

computer-name = Kompiuteris { $level }

## Atsisakymai

illegal-game-over = Partija baigta.
illegal-seat-empty = Partija prasidės, kai abi vietos bus užimtos.
illegal-paused = Partija sustabdyta.
illegal-waiting = Partija laukia, kol abu žaidėjai bus čia.
illegal-not-paused = Partija nesustabdyta.
illegal-not-due = Laikas dar nesibaigė.
illegal-too-late = Per vėlu: laikas baigėsi.
illegal-clock-only = Tai gali tik laikrodis.
illegal-not-your-turn = Dabar ne tavo eilė: eina { $seat }.
illegal-still-playing = Partija dar vyksta.
illegal-asked-already = To jau prašyta.
illegal-refused-already = To jau atsisakyta; prašyk vėl po kito ėjimo.
illegal-asked-otherwise = Tas klausimas nebegalioja. Atsakyk į tai, ko klausiama dabar.
illegal-questions-used = Šioje partijoje jau prašei { $most ->
        [one] { $most } kartą
        [few] { $most } kartus
       *[other] { $most } kartų
    }. Daugiau prašyti negalima.
illegal-pauses-used = Šioje partijoje jau turėjai { $most ->
        [one] { $most } pauzę
        [few] { $most } pauzes
       *[other] { $most } pauzių
    }. Daugiau prašyti negalima.
illegal-nothing-asked = Nėra į ką atsakyti.
illegal-nothing-to-take-back = Nėra ko atsiimti; kas paskelbta ar parodyta, neatsiimama.
illegal-not-away = Tavo priešininkas prie stalo.
illegal-clock-decides = Dabar pergalės pasiimti negalima: jei priešininkas neateis, nuspręs laikrodis.
illegal-not-waiting-yourself = Dabar tavo eilė. Pergalę galima pasiimti, kai partija laukia priešininko.
illegal-known-already = Tai jau žinoma.
illegal-seat-taken = Vieta { $seat } užimta.
illegal-name-empty = Žaidėjui reikia vardo.
illegal-lost-too-much = { $lost } ms prarasti negalėjai: praėjo tik { $most } ms.
illegal-out-of-sequence = Įvykis { $seq } ne iš eilės: kitas yra { $expected }.
illegal-before-last-event = Įvykis, kurio laikas { $at }, negali eiti po įvykio, kurio laikas { $last }.
illegal-unknown-act = Stalas nežino, kas yra { $act }.

## Neperskaitomi tekstai

malformed-no-ray = „Ray“ neįdiegta; ją įdiegia „pip install fourfold[ray]“.
malformed-ray-form = „{ $address }“ – ne „Ray“ klasterio adresas; reikia, pvz., 10.0.0.1:6379 arba local.
malformed-ray-address = Adresu „{ $address }“ niekas neatsako: { $why }.
malformed-data = Nepavyksta perskaityti dalies „{ $part }“: { $problem }.
malformed-unknown = Nepavyksta perskaityti dalies „{ $part }“: „{ $text }“ netinka; reikia: { $expected }.
malformed-game = Žaidimo „{ $name }“ nėra; yra: { $expected }.
malformed-preset = Taisyklių rinkinio „{ $name }“ nėra; yra: { $expected }.
malformed-mixed = Kelių žaidimų mačas prasideda žaidimu { $first }, o ne { $game }.
malformed-no-set-up = Žaidimo { $game } negalima pradėti nuo vidurio.
malformed-option = „{ $text }“ – ne parinktis; reikia NAME=VALUE, kur NAME vienas iš: { $expected }.
malformed-option-value = „{ $text }“ netinka; reikia: { $expected }.
malformed-record-format = Tai ne mūsų įrašas: jo formatas „{ $found }“, o reikia „{ $expected }“.
malformed-record-version = „{ $text }“ – ne taisyklių versija; reikia skaičiaus.
malformed-record-tag = Nežinoma žyma [{ $tag } …]; reikia vienos iš: { $expected }.
malformed-record-tag-value = Žyma [{ $tag } …]: { $problem }
malformed-record-tag-form = Eilutė { $line }, stulpelis { $column }: reikia žymos, pvz., [A "Ann"], eilutėse prieš ėjimus.
malformed-record-tag-twice = Žyma [{ $tag } …] yra du kartus.
malformed-record-token = Eilutė { $line }, stulpelis { $column }: „{ $token }“ neperskaitoma; reikia ėjimo.
malformed-record-place = Eilutė { $line }, stulpelis { $column }, „{ $token }“: { $problem }
malformed-record-who = Pasakyk, kas: A:{ $token } ar B:{ $token }.
malformed-record-act = „{ $act } ({ $detail })“ neperskaitoma; reikia: { $expected }.
malformed-record-slow = Šis įrašas skaitomas ilgiau nei { $limit } s. Sutrumpink jį ir pabandyk dar kartą.
malformed-record-event = Įvykis { $event } neįmanomas: { $problem }
malformed-record-time = Įvykis { $event } ankstesnis už buvusį prieš jį.
malformed-record-outcome = Įraše sakoma, kad baigėsi „{ $said }“, o baigiasi „{ $found }“.
malformed-date = „{ $text }“ – ne data; reikia, pvz., 2026-01-31T18:00:00Z.

## Kaip baigiasi partijos

outcome-resigned = Laimi { $winner }: { $loser } pasiduoda.
outcome-absent = Laimi { $winner }: { $loser } negrįžo.
outcome-agreed = Lygiosios susitarus.
outcome-time = Laimi { $winner }: { $loser } viršijo laiką.

### Quarto.

## Figūrėlės

# „Figūrėlė“ – moteriškosios giminės; duobutė minima paskutinė.
piece-name = { $colour ->
       *[light] šviesi
        [dark] tamsi
    } { $height ->
       *[tall] aukšta
        [short] žema
    } { $shape ->
       *[round] apvali
        [square] kvadratinė
    } { $top ->
       *[solid] be duobutės
        [hollow] su duobute
    }

feature-colour = spalva
feature-shape = forma
feature-height = aukštis
feature-top = duobutė
# Kas bendra eilės figūrėlėms, todėl daugiskaita.
value-light = šviesios
value-dark = tamsios
value-round = apvalios
value-square = kvadratinės
value-tall = aukštos
value-short = žemos
value-solid = be duobutės
value-hollow = su duobute

## Atsisakymai

illegal-quarto-other-phase = { $phase ->
        [give] Pirma duok priešininkui figūrėlę.
        [place] Pirma padėk figūrėlę, kurią laikai.
       *[close] Visos figūrėlės padėtos: skelbk eilę arba sakyk, kad jos nėra.
    }
illegal-quarto-piece-gone = Šios figūrėlės duoti negalima, ji jau žaidžiama: { $piece }.
illegal-quarto-square-taken = Laukelis { $square } užimtas: { $piece }.
illegal-quarto-calls-auto = Prie šio stalo eilė laimi pati, skelbti nereikia.
illegal-quarto-call-points-nowhere = Parodyk, kurią eilę turi omenyje.
illegal-quarto-call-squares = Skelbiant parodomi keturi skirtingi laukeliai.
illegal-quarto-call-after-placing = Prie šio stalo pirma padedama, o tada skelbiama.
illegal-quarto-called-already = Šiuo ėjimu jau skelbei.
illegal-quarto-no-call-now = Dabar skelbti negalima.

## Neperskaitomi tekstai

malformed-quarto-piece = „{ $text }“ – ne figūrėlė; reikia šešioliktainio skaitmens 0–f arba keturių raidžių, po vieną iš L/D, R/Q, T/S, F/H.
malformed-quarto-square = „{ $text }“ – ne laukelis; reikia nuo a1 iki d4.
malformed-quarto-line = „{ $text }“ – ne eilė; reikia dviejų galų, pvz., a3-d3, arba keturių laukelių.
malformed-quarto-position-fields = Pozicija „{ $text }“: reikia lentos, tarpo ir figūrėlės rankoje arba „-“.
malformed-quarto-position-ranks = Lenta „{ $text }“: reikia 4 horizontalių, atskirtų „/“, o rasta: { $found }.
malformed-quarto-position-rank = Lentos { $rank } horizontalė, „{ $text }“: reikia 4 laukelių, o rasta: { $found }.
malformed-quarto-position-digit = „{ $text }“ laukelyje { $square } – ne figūrėlė; reikia šešioliktainio skaitmens 0–f arba „.“.
malformed-quarto-piece-twice = Figūrėlė { $piece } lentoje yra du kartus: { $first } ir { $second }.
malformed-quarto-hand-placed = Figūrėlė rankoje, { $piece }, jau stovi lentoje: { $square }.
malformed-quarto-features = Bruožai turi būti vienas ar keli iš šių, kiekvienas po kartą: { $expected }.
malformed-quarto-shared = Bendrų eilės bruožų negali būti { $shared }: { $features ->
        [one] svarbus tik { $features }
        [few] svarbūs tik { $features }
       *[other] svarbu tik { $features }
    }.
malformed-quarto-full = Pozicijoje „{ $text }“ nebėra ką žaisti.
malformed-quarto-starter = „{ $text }“ – ne tas, kas pradeda; reikia A arba B.
malformed-detail = Po „{ $word }“ skliaustuose nieko nebūna, o rasta „({ $detail })“.
malformed-memory = { $megabytes } MB lentelė netelpa į šio kompiuterio atmintį.

## Variklis

malformed-engine-command = „{ $text }“ – ne komanda; reikia vienos iš: { $expected }.
malformed-engine-alone = „{ $command }“ rašoma atskirai, o po jos rasta „{ $text }“.
malformed-engine-setoption = „setoption { $text }“: reikia „setoption name VARDAS value REIKŠMĖ“.
malformed-engine-option = Parinkties „{ $text }“ nėra; yra: { $expected }.
malformed-engine-position = „position { $text }“: reikia „start“ arba pozicijos, pvz., 0..f/..../.3../.... 9, o toliau galbūt „moves“ ir pakaitomis laukelių bei figūrėlių.
malformed-engine-go = „go … { $text }“: reikia time MS, nodes N, infinite, moves arba nieko.
malformed-engine-infinite = „infinite“ reiškia be ribų, todėl nei time, nei nodes su ja nedera.
illegal-engine-busy = „{ $command }“ turi palaukti, kol baigsis paieška; „stop“ ją nutraukia.

## Kaip baigiasi partijos

outcome-line = Laimi { $winner }: yra eilė.
outcome-false-call = Laimi { $winner }: { $loser } paskelbė eilę, kurios nėra.
outcome-full = Lygiosios: visos figūrėlės padėtos ir niekas nieko nepaskelbė.

## Kompiuterio lygiai ir kaip kuris žaidžia

level-quarto-1 = Naujokas
level-quarto-about-1 = Pražiopso eiles ir pamiršta skelbti.
level-quarto-2 = Pradedantysis
level-quarto-about-2 = Mato daug, bet dar ne viską.
level-quarto-3 = Mokinys
level-quarto-about-3 = Eiles mato, bet pergales dovanoja.
level-quarto-4 = Mėgėjas
level-quarto-about-4 = Pasiima kiekvieną pergalę, kurią mato.
level-quarto-5 = Klubo žaidėjas
level-quarto-about-5 = Pagalvoja, prieš duodamas figūrėlę.
level-quarto-6 = Žinovas
level-quarto-about-6 = Galvoja kelis ėjimus į priekį.
level-quarto-7 = Meistras
level-quarto-about-7 = Beveik niekada neklysta.
level-quarto-8 = Neįveikiamas
level-quarto-about-8 = Niekada neklysta.

## Taisyklės pasirinkti

preset-international = Įprastos taisyklės
preset-beginners-1 = Pradedantiesiems: svarbi tik spalva
preset-beginners-2 = Pradedantiesiems: svarbi spalva ir forma
preset-beginners-3 = Pradedantiesiems: svarbu viskas, išskyrus duobutę
preset-advanced = Pažengusiesiems: 2×2 kvadratai irgi eilės
preset-tournament = Turnyras: minutė ėjimui, už klaidingą skelbimą – pralaimėjimas
preset-balkan = Praleistą eilę skelbia bet kuris, kaip Balkanuose
preset-taiwan = Skelbiama prieš padedant, kaip Taivane
preset-greek-2 = Du bendri bruožai, kaip Graikijoje
preset-own = Kaip lapelyje tavo kalba

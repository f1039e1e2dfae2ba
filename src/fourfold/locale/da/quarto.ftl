### Quarto.

## Brikker

# Brik er fælleskøn.
piece-name = { $colour ->
       *[light] lys
        [dark] mørk
    } { $height ->
       *[tall] høj
        [short] lav
    } { $shape ->
       *[round] rund
        [square] firkantet
    } { $top ->
       *[solid] massiv
        [hollow] hul
    }

feature-colour = farve
feature-shape = form
feature-height = højde
feature-top = hul
# Det, brikkerne i en stribe har til fælles, derfor flertal.
value-light = lyse
value-dark = mørke
value-round = runde
value-square = firkantede
value-tall = høje
value-short = lave
value-solid = massive
value-hollow = hule

## Afvisninger

illegal-quarto-other-phase = { $phase ->
        [give] Giv først din modstander en brik.
        [place] Sæt først den brik, du har.
       *[close] Alle brikker er sat: råb, eller sig, at du er færdig.
    }
illegal-quarto-piece-gone = Den brik er allerede i spil: { $piece }.
illegal-quarto-square-taken = { $square } er optaget: { $piece }.
illegal-quarto-calls-auto = Ved dette bord vinder striber af sig selv; ingen råber.
illegal-quarto-call-points-nowhere = Peg på den stribe, du mener.
illegal-quarto-call-squares = Den, der råber, peger på fire forskellige felter.
illegal-quarto-call-after-placing = Ved dette bord sætter man først og råber så.
illegal-quarto-called-already = Du har allerede råbt én gang i denne tur.
illegal-quarto-no-call-now = Du kan ikke råbe nu.

## Tekster, der ikke kan læses

malformed-quarto-piece = »{ $text }« er ikke en brik; forventede et hex-ciffer 0–f eller fire bogstaver, et af hver: L/D, R/Q, T/S, F/H.
malformed-quarto-square = »{ $text }« er ikke et felt; forventede a1 til d4.
malformed-quarto-line = »{ $text }« er ikke en stribe; forventede to ender som a3-d3 eller fire felter.
malformed-quarto-position-fields = Stillingen »{ $text }«: forventede brættet, et mellemrum og brikken på hånden eller »-«.
malformed-quarto-position-ranks = Brættet »{ $text }«: forventede 4 rækker adskilt af »/«, fandt { $found }.
malformed-quarto-position-rank = Række { $rank } på brættet, »{ $text }«: forventede 4 felter, fandt { $found }.
malformed-quarto-position-digit = »{ $text }« på { $square } er ikke en brik; forventede et hex-ciffer 0–f eller ».«.
malformed-quarto-piece-twice = Brikken { $piece } er på brættet to gange: { $first } og { $second }.
malformed-quarto-hand-placed = Brikken på hånden, { $piece }, er allerede på brættet: { $square }.
malformed-quarto-features = Egenskaberne skal være en eller flere af { $expected }, hver én gang.
malformed-quarto-shared = En stribe kan ikke have { $shared } egenskaber til fælles, når kun { $features ->
        [one] én tæller
       *[other] { $features } tæller
    }.
malformed-quarto-full = I »{ $text }« er der ikke mere at spille.
malformed-quarto-starter = »{ $text }« kan ikke begynde; forventede A eller B.
malformed-detail = Efter »{ $word }« står der intet i parentes, fandt »({ $detail })«.
malformed-memory = En tabel på { $megabytes } MB kan ikke være i denne maskines hukommelse.

## Motoren

malformed-engine-command = »{ $text }« er ikke en kommando; forventede: { $expected }.
malformed-engine-alone = »{ $command }« står alene, fandt »{ $text }« bagefter.
malformed-engine-setoption = »setoption { $text }«: forventede »setoption name NAME value VALUE«.
malformed-engine-option = Der er ingen indstilling »{ $text }«; forventede: { $expected }.
malformed-engine-position = »position { $text }«: forventede »start« eller en stilling som 0..f/..../.3../.... 9, så måske »moves« og skiftevis felter og brikker.
malformed-engine-go = »go … { $text }«: forventede time MS, nodes N, infinite, moves eller intet.
malformed-engine-infinite = »infinite« betyder uden grænse, så det går hverken med time eller nodes.
illegal-engine-busy = »{ $command }« må vente, til søgningen er slut; »stop« afbryder den.

## Hvordan spil ender

outcome-line = { $winner } vinder med en stribe.
outcome-false-call = { $winner } vinder: { $loser } råbte uden en stribe.
outcome-full = Uafgjort: alle brikker er sat, og ingen råbte.

## Computerens niveauer, og hvordan hvert spiller

level-quarto-1 = Nybegynder
level-quarto-about-1 = Overser striber og glemmer at råbe.
level-quarto-2 = Begynder
level-quarto-about-2 = Ser meget, men overser stadig noget.
level-quarto-3 = Lærling
level-quarto-about-3 = Ser striber, men forærer sejre væk.
level-quarto-4 = Hyggespiller
level-quarto-about-4 = Tager enhver sejr, den ser.
level-quarto-5 = Klubspiller
level-quarto-about-5 = Tænker, før den giver.
level-quarto-6 = Ekspert
level-quarto-about-6 = Tænker flere træk frem.
level-quarto-7 = Mester
level-quarto-about-7 = Laver næsten aldrig fejl.
level-quarto-8 = Uovervindelig
level-quarto-about-8 = Laver aldrig fejl.

## Regler at vælge imellem

preset-international = De almindelige regler
preset-beginners-1 = For begyndere: kun farven tæller
preset-beginners-2 = For begyndere: farve og form tæller
preset-beginners-3 = For begyndere: alt undtagen hullet tæller
preset-advanced = For øvede: kvadrater på 2×2 er også striber
preset-tournament = Turnering: et minut pr. træk, forkert råb taber
preset-balkan = Begge må råbe bagefter, som på Balkan
preset-taiwan = Råb, før du sætter, som i Taiwan
preset-greek-2 = To egenskaber til fælles, på græsk vis
preset-own = Som regelarket på dit sprog siger

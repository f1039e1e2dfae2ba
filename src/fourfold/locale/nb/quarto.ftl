### Quarto.

## Brikker

# Brikke er hankjønn.
piece-name = { $colour ->
       *[light] lys
        [dark] mørk
    } { $height ->
       *[tall] høy
        [short] lav
    } { $shape ->
       *[round] rund
        [square] firkantet
    } { $top ->
       *[solid] massiv
        [hollow] hul
    }

feature-colour = farge
feature-shape = form
feature-height = høyde
feature-top = hull
# Det brikkene i en linje har felles, derfor flertall.
value-light = lyse
value-dark = mørke
value-round = runde
value-square = firkantede
value-tall = høye
value-short = lave
value-solid = massive
value-hollow = hule

## Avvisninger

illegal-quarto-other-phase = { $phase ->
        [give] Gi først motstanderen en brikke.
        [place] Sett først brikken du har.
       *[close] Alle brikkene er satt: Rop, eller si at du er ferdig.
    }
illegal-quarto-piece-gone = Den brikken er allerede i spill: { $piece }.
illegal-quarto-square-taken = { $square } er opptatt: { $piece }.
illegal-quarto-calls-auto = Ved dette bordet vinner linjer av seg selv; ingen roper.
illegal-quarto-call-points-nowhere = Pek på linjen du mener.
illegal-quarto-call-squares = Den som roper, peker på fire forskjellige ruter.
illegal-quarto-call-after-placing = Ved dette bordet setter man først og roper så.
illegal-quarto-called-already = Du har allerede ropt én gang i dette trekket.
illegal-quarto-no-call-now = Du kan ikke rope nå.

## Tekster som ikke kan leses

malformed-quarto-piece = «{ $text }» er ikke en brikke; forventet et hex-siffer 0–f eller fire bokstaver, én av hver: L/D, R/Q, T/S, F/H.
malformed-quarto-square = «{ $text }» er ikke en rute; forventet a1 til d4.
malformed-quarto-line = «{ $text }» er ikke en linje; forventet to ender som a3-d3 eller fire ruter.
malformed-quarto-position-fields = Stillingen «{ $text }»: forventet brettet, et mellomrom og brikken på hånden eller «-».
malformed-quarto-position-ranks = Brettet «{ $text }»: forventet 4 rader skilt med «/», fant { $found }.
malformed-quarto-position-rank = Rad { $rank } på brettet, «{ $text }»: forventet 4 ruter, fant { $found }.
malformed-quarto-position-digit = «{ $text }» på { $square } er ikke en brikke; forventet et hex-siffer 0–f eller «.».
malformed-quarto-piece-twice = Brikken { $piece } er på brettet to ganger: { $first } og { $second }.
malformed-quarto-hand-placed = Brikken på hånden, { $piece }, er allerede på brettet: { $square }.
malformed-quarto-features = Egenskapene må være en eller flere av { $expected }, hver én gang.
malformed-quarto-shared = En linje kan ikke ha { $shared } egenskaper felles når bare { $features ->
        [one] én teller
       *[other] { $features } teller
    }.
malformed-quarto-full = I «{ $text }» er det ikke mer å spille.
malformed-quarto-starter = «{ $text }» kan ikke begynne; forventet A eller B.
malformed-detail = Etter «{ $word }» står det ingenting i parentes, fant «({ $detail })».
malformed-memory = En tabell på { $megabytes } MB får ikke plass i minnet på denne maskinen.

## Motoren

malformed-engine-command = «{ $text }» er ikke en kommando; forventet: { $expected }.
malformed-engine-alone = «{ $command }» står alene, fant «{ $text }» etter.
malformed-engine-setoption = «setoption { $text }»: forventet «setoption name NAME value VALUE».
malformed-engine-option = Det finnes ingen innstilling «{ $text }»; forventet: { $expected }.
malformed-engine-position = «position { $text }»: forventet «start» eller en stilling som 0..f/..../.3../.... 9, så kanskje «moves» og vekselvis ruter og brikker.
malformed-engine-go = «go … { $text }»: forventet time MS, nodes N, infinite, moves eller ingenting.
malformed-engine-infinite = «infinite» betyr uten grense, så det går verken med time eller nodes.
illegal-engine-busy = «{ $command }» må vente til søket er over; «stop» avbryter det.

## Hvordan spill ender

outcome-line = { $winner } vinner med en linje.
outcome-false-call = { $winner } vinner: { $loser } ropte uten en linje.
outcome-full = Uavgjort: Alle brikkene er satt, og ingen ropte.

## Datamaskinens nivåer, og hvordan hvert spiller

level-quarto-1 = Fersking
level-quarto-about-1 = Overser linjer og glemmer å rope.
level-quarto-2 = Nybegynner
level-quarto-about-2 = Ser mye, men overser fortsatt noe.
level-quarto-3 = Lærling
level-quarto-about-3 = Ser linjer, men gir bort seire.
level-quarto-4 = Hyggespiller
level-quarto-about-4 = Tar hver seier den ser.
level-quarto-5 = Klubbspiller
level-quarto-about-5 = Tenker før den gir.
level-quarto-6 = Ekspert
level-quarto-about-6 = Tenker flere trekk fram.
level-quarto-7 = Mester
level-quarto-about-7 = Gjør nesten aldri feil.
level-quarto-8 = Uslåelig
level-quarto-about-8 = Gjør aldri feil.

## Regler å velge mellom

preset-international = De vanlige reglene
preset-beginners-1 = For nybegynnere: Bare fargen teller
preset-beginners-2 = For nybegynnere: Farge og form teller
preset-beginners-3 = For nybegynnere: Alt unntatt hullet teller
preset-advanced = For viderekomne: Kvadrater på 2×2 er også linjer
preset-tournament = Turnering: ett minutt per trekk, feilrop taper
preset-balkan = Begge kan rope i etterkant, som på Balkan
preset-taiwan = Rop før du setter, som i Taiwan
preset-greek-2 = To egenskaper felles, på gresk vis
preset-own = Som regelarket på ditt språk sier

### Quarto.

## Pjäser

# Pjäs är n-ord; hålet nämns sist.
piece-name = { $colour ->
       *[light] ljus
        [dark] mörk
    } { $height ->
       *[tall] hög
        [short] låg
    } { $shape ->
       *[round] rund
        [square] fyrkantig
    } { $top ->
       *[solid] utan hål
        [hollow] med hål
    }

feature-colour = färg
feature-shape = form
feature-height = höjd
feature-top = hål
# Det som pjäserna i en rad har gemensamt, därför plural.
value-light = ljusa
value-dark = mörka
value-round = runda
value-square = fyrkantiga
value-tall = höga
value-short = låga
value-solid = utan hål
value-hollow = med hål

## Avslag

illegal-quarto-other-phase = { $phase ->
        [give] Ge först din motståndare en pjäs.
        [place] Placera först pjäsen du har.
       *[close] Alla pjäser står på brädet: ropa, eller säg att du är klar.
    }
illegal-quarto-piece-gone = Den pjäsen är redan i spel: { $piece }.
illegal-quarto-square-taken = { $square } är upptaget: { $piece }.
illegal-quarto-calls-auto = Vid det här bordet vinner rader av sig själva; ingen ropar.
illegal-quarto-call-points-nowhere = Peka på raden du menar.
illegal-quarto-call-squares = Den som ropar pekar på fyra olika fält.
illegal-quarto-call-after-placing = Vid det här bordet placerar man först och ropar sedan.
illegal-quarto-called-already = Du har redan ropat en gång i det här draget.
illegal-quarto-no-call-now = Du kan inte ropa nu.

## Texter som inte går att läsa

malformed-quarto-piece = ”{ $text }” är ingen pjäs; ska vara en hexsiffra 0–f eller fyra bokstäver, en av varje: L/D, R/Q, T/S, F/H.
malformed-quarto-square = ”{ $text }” är inget fält; ska vara a1 till d4.
malformed-quarto-line = ”{ $text }” är ingen rad; ska vara två ändar som a3-d3 eller fyra fält.
malformed-quarto-position-fields = Ställningen ”{ $text }”: ska vara brädet, ett mellanslag och pjäsen i handen eller ”-”.
malformed-quarto-position-ranks = Brädet ”{ $text }”: ska vara 4 rader med ”/” emellan, hittade { $found }.
malformed-quarto-position-rank = Rad { $rank } på brädet, ”{ $text }”: ska vara 4 fält, hittade { $found }.
malformed-quarto-position-digit = ”{ $text }” på { $square } är ingen pjäs; ska vara en hexsiffra 0–f eller ”.”.
malformed-quarto-piece-twice = Pjäsen { $piece } står på brädet två gånger: { $first } och { $second }.
malformed-quarto-hand-placed = Pjäsen i handen, { $piece }, står redan på brädet: { $square }.
malformed-quarto-features = Kännetecknen ska vara ett eller flera av { $expected }, vart och ett en gång.
malformed-quarto-shared = En rad kan inte ha { $shared } kännetecken gemensamt när bara { $features ->
        [one] ett räknas
       *[other] { $features } räknas
    }.
malformed-quarto-full = I ”{ $text }” finns inget kvar att spela.
malformed-quarto-starter = ”{ $text }” kan inte börja; ska vara A eller B.
malformed-detail = Efter ”{ $word }” står inget inom parentes, hittade ”({ $detail })”.
malformed-memory = En tabell på { $megabytes } MB får inte plats i datorns minne.

## Motorn

malformed-engine-command = ”{ $text }” är inget kommando; ska vara: { $expected }.
malformed-engine-alone = ”{ $command }” står ensamt, hittade ”{ $text }” efter.
malformed-engine-setoption = ”setoption { $text }”: ska vara ”setoption name NAME value VALUE”.
malformed-engine-option = Det finns ingen inställning ”{ $text }”; ska vara: { $expected }.
malformed-engine-position = ”position { $text }”: ska vara ”start” eller en ställning som 0..f/..../.3../.... 9, sedan kanske ”moves” och fält och pjäser i tur och ordning.
malformed-engine-go = ”go … { $text }”: ska vara time MS, nodes N, infinite, moves eller inget.
malformed-engine-infinite = ”infinite” betyder utan gräns, så det går varken med time eller nodes.
illegal-engine-busy = ”{ $command }” får vänta tills sökningen är klar; ”stop” avbryter den.

## Hur partier slutar

outcome-line = { $winner } vinner med en rad.
outcome-false-call = { $winner } vinner: { $loser } ropade utan en rad.
outcome-full = Oavgjort: alla pjäser står på brädet, och ingen ropade.

## Datorns nivåer, och hur var och en spelar

level-quarto-1 = Nykomling
level-quarto-about-1 = Missar rader och glömmer att ropa.
level-quarto-2 = Nybörjare
level-quarto-about-2 = Ser mycket, men missar ändå en del.
level-quarto-3 = Lärling
level-quarto-about-3 = Ser rader, men skänker bort vinster.
level-quarto-4 = Fritidsspelare
level-quarto-about-4 = Tar varje vinst den ser.
level-quarto-5 = Klubbspelare
level-quarto-about-5 = Tänker innan den ger.
# As in English
level-quarto-6 = Expert
level-quarto-about-6 = Tänker flera drag framåt.
level-quarto-7 = Mästare
level-quarto-about-7 = Gör nästan aldrig fel.
level-quarto-8 = Oslagbar
level-quarto-about-8 = Gör aldrig fel.

## Regler att välja mellan

preset-international = De vanliga reglerna
preset-beginners-1 = För nybörjare: bara färgen räknas
preset-beginners-2 = För nybörjare: färg och form räknas
preset-beginners-3 = För nybörjare: allt utom hålet räknas
preset-advanced = För avancerade: kvadrater på 2×2 är också rader
preset-tournament = Turnering: en minut per drag, felrop förlorar
preset-balkan = Båda får ropa i efterhand, som på Balkan
preset-taiwan = Ropa innan du placerar pjäsen, som i Taiwan
preset-greek-2 = Två kännetecken gemensamt, på grekiskt vis
preset-own = Som regelbladet på ditt språk säger

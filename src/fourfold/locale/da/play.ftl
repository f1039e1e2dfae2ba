### Det, ethvert bord siger, uanset spillet.

## Spillere

# As in English
computer-name = Computer { $level }

## Afvisninger

illegal-game-over = Spillet er slut.
illegal-seat-empty = Spillet begynder, når begge pladser er taget.
illegal-paused = Spillet holder pause.
illegal-waiting = Spillet venter, til begge spillere er her.
illegal-not-paused = Spillet holder ikke pause.
illegal-not-due = Tiden er ikke gået endnu.
illegal-too-late = For sent: tiden er gået.
illegal-clock-only = Det kan kun uret.
illegal-not-your-turn = Det er ikke din tur: { $seat } har turen.
illegal-still-playing = Spillet er stadig i gang.
illegal-asked-already = Det er der allerede spurgt om.
illegal-refused-already = Svaret var nej; spørg igen efter næste træk.
illegal-asked-otherwise = Det spørgsmål gælder ikke længere. Svar på det, der spørges om nu.
illegal-questions-used = Du har spurgt { $most } gange i dette spil. Du kan ikke spørge igen.
illegal-pauses-used = Du har haft { $most } pauser i dette spil. Du kan ikke bede om flere.
illegal-nothing-asked = Der er intet at svare på.
illegal-nothing-to-take-back = Der er intet træk at tage tilbage; det, der er råbt eller vist, kan ikke tages tilbage.
illegal-not-away = Din modstander er ikke væk.
illegal-clock-decides = Du kan ikke kræve sejren nu: hvis din modstander bliver væk, afgør uret det.
illegal-not-waiting-yourself = Det er din tur. Du kan kræve sejren, når spillet venter på din modstander.
illegal-known-already = Det ved vi allerede.
illegal-seat-taken = Plads { $seat } er optaget.
illegal-name-empty = En spiller skal have et navn.
illegal-lost-too-much = { $lost } ms kan ikke være gået tabt: der er kun gået { $most } ms.
illegal-out-of-sequence = Hændelse { $seq } er ude af rækkefølge: den næste er { $expected }.
illegal-before-last-event = En hændelse kl. { $at } kan ikke følge efter en kl. { $last }.
illegal-unknown-act = Bordet kender ikke { $act }.

## Tekster, der ikke kan læses

malformed-no-ray = Ray er ikke installeret; »pip install fourfold[ray]« installerer det.
malformed-ray-form = Der kan ikke være en Ray-klynge på »{ $address }«; forventede noget som 10.0.0.1:6379 eller local.
malformed-ray-address = Ingen svarer på »{ $address }«: { $why }.
malformed-data = Kan ikke læses ({ $part }): { $problem }.
malformed-unknown = Kan ikke læses ({ $part }): »{ $text }« går ikke; forventede: { $expected }.
malformed-game = Der er intet spil »{ $name }«; der er: { $expected }.
malformed-preset = Der er intet regelsæt »{ $name }«; der er: { $expected }.
malformed-mixed = En match af flere spil begynder med { $first }, ikke med { $game }.
malformed-no-set-up = Et spil { $game } kan ikke begynde midt i.
malformed-option = »{ $text }« er ikke en indstilling; forventede NAME=VALUE med et af: { $expected }.
malformed-option-value = »{ $text }« går ikke; forventede: { $expected }.
malformed-record-format = Det er ikke et af vores referater: formatet er »{ $found }«, forventede »{ $expected }«.
malformed-record-version = »{ $text }« er ikke en version af reglerne; forventede et tal.
malformed-record-tag = Ukendt mærke [{ $tag } …]; forventede et af: { $expected }.
malformed-record-tag-value = Mærke [{ $tag } …]: { $problem }
malformed-record-tag-form = Linje { $line }, kolonne { $column }: forventede et mærke som [A "Ann"], på linjer før trækkene.
malformed-record-tag-twice = Mærket [{ $tag } …] er der to gange.
malformed-record-token = Linje { $line }, kolonne { $column }: »{ $token }« kan ikke læses; forventede et træk.
malformed-record-place = Linje { $line }, kolonne { $column }, »{ $token }«: { $problem }
malformed-record-who = Sig hvem: A:{ $token } eller B:{ $token }.
malformed-record-act = »{ $act } ({ $detail })« kan ikke læses; forventede: { $expected }.
malformed-record-slow = Det tager mere end { $limit } sekunder at læse dette referat. Gør det kortere, og prøv igen.
malformed-record-event = Hændelse { $event } er ikke mulig: { $problem }
malformed-record-time = Hændelse { $event } er tidligere end den før.
malformed-record-outcome = Referatet siger, at det endte »{ $said }«, men det ender »{ $found }«.
malformed-date = »{ $text }« er ikke en dato; forventede noget som 2026-01-31T18:00:00Z.

## Hvordan spil ender

outcome-resigned = { $winner } vinder: { $loser } har givet op.
outcome-absent = { $winner } vinder: { $loser } kom ikke tilbage.
outcome-agreed = Uafgjort efter aftale.
outcome-time = { $winner } vinder: { $loser } har ikke mere tid.

### Det ethvert bord sier, uansett spill.

## Spillere

computer-name = Maskin { $level }

## Avvisninger

illegal-game-over = Spillet er slutt.
illegal-seat-empty = Spillet begynner når begge plassene er tatt.
illegal-paused = Spillet har pause.
illegal-waiting = Spillet venter til begge spillerne er her.
illegal-not-paused = Spillet har ikke pause.
illegal-not-due = Tiden er ikke ute ennå.
illegal-too-late = For sent: Tiden er ute.
illegal-clock-only = Det kan bare klokken.
illegal-not-your-turn = Det er ikke din tur: { $seat } har turen.
illegal-still-playing = Spillet er fortsatt i gang.
illegal-asked-already = Det er allerede spurt om.
illegal-refused-already = Svaret var nei; spør igjen etter neste trekk.
illegal-asked-otherwise = Det spørsmålet gjelder ikke lenger. Svar på det du blir spurt om nå.
illegal-questions-used = Du har spurt { $most } ganger i dette spillet. Du kan ikke spørre igjen.
illegal-pauses-used = Du har hatt { $most } pauser i dette spillet. Du kan ikke be om flere.
illegal-nothing-asked = Det er ingenting å svare på.
illegal-nothing-to-take-back = Det er ikke noe trekk å ta tilbake; det som er ropt eller vist, kan ikke tas tilbake.
illegal-not-away = Motstanderen din er ikke borte.
illegal-clock-decides = Du kan ikke kreve seieren nå: Hvis motstanderen holder seg borte, avgjør klokken.
illegal-not-waiting-yourself = Det er din tur. Du kan kreve seieren når spillet venter på motstanderen.
illegal-known-already = Det vet vi allerede.
illegal-seat-taken = Plass { $seat } er opptatt.
illegal-name-empty = En spiller må ha et navn.
illegal-lost-too-much = { $lost } ms kan ikke ha gått tapt: Det har bare gått { $most } ms.
illegal-out-of-sequence = Hendelse { $seq } er ute av rekkefølge: Den neste er { $expected }.
illegal-before-last-event = En hendelse kl. { $at } kan ikke følge etter en kl. { $last }.
illegal-unknown-act = Bordet kjenner ikke { $act }.

## Tekster som ikke kan leses

malformed-no-ray = Ray er ikke installert; «pip install fourfold[ray]» installerer det.
malformed-ray-form = Det kan ikke være en Ray-klynge på «{ $address }»; forventet noe som 10.0.0.1:6379 eller local.
malformed-ray-address = Ingen svarer på «{ $address }»: { $why }.
malformed-data = Kan ikke leses ({ $part }): { $problem }.
malformed-unknown = Kan ikke leses ({ $part }): «{ $text }» går ikke; forventet: { $expected }.
malformed-game = Det finnes ikke noe spill «{ $name }»; det finnes: { $expected }.
malformed-preset = Det finnes ikke noe regelsett «{ $name }»; det finnes: { $expected }.
malformed-mixed = En match av flere spill begynner med { $first }, ikke med { $game }.
malformed-no-set-up = Et spill { $game } kan ikke begynne midt i.
malformed-option = «{ $text }» er ikke en innstilling; forventet NAME=VALUE med en av: { $expected }.
malformed-option-value = «{ $text }» går ikke; forventet: { $expected }.
malformed-record-format = Dette er ikke et av våre referater: Formatet er «{ $found }», forventet «{ $expected }».
malformed-record-version = «{ $text }» er ikke en versjon av reglene; forventet et tall.
malformed-record-tag = Ukjent merke [{ $tag } …]; forventet et av: { $expected }.
malformed-record-tag-value = Merke [{ $tag } …]: { $problem }
malformed-record-tag-form = Linje { $line }, kolonne { $column }: forventet et merke som [A "Ann"], på linjer før trekkene.
malformed-record-tag-twice = Merket [{ $tag } …] er der to ganger.
malformed-record-token = Linje { $line }, kolonne { $column }: «{ $token }» kan ikke leses; forventet et trekk.
malformed-record-place = Linje { $line }, kolonne { $column }, «{ $token }»: { $problem }
malformed-record-who = Si hvem: A:{ $token } eller B:{ $token }.
malformed-record-act = «{ $act } ({ $detail })» kan ikke leses; forventet: { $expected }.
malformed-record-slow = Det tar mer enn { $limit } sekunder å lese dette referatet. Gjør det kortere og prøv igjen.
malformed-record-event = Hendelse { $event } er ikke mulig: { $problem }
malformed-record-time = Hendelse { $event } er tidligere enn den før.
malformed-record-outcome = Referatet sier at det endte «{ $said }», men det ender «{ $found }».
malformed-date = «{ $text }» er ikke en dato; forventet noe som 2026-01-31T18:00:00Z.

## Hvordan spill ender

outcome-resigned = { $winner } vinner: { $loser } har gitt opp.
outcome-absent = { $winner } vinner: { $loser } kom ikke tilbake.
outcome-agreed = Uavgjort etter avtale.
outcome-time = { $winner } vinner: { $loser } har brukt opp tiden.

### Det som varje bord säger, oavsett spel.

## Spelare

computer-name = Dator { $level }

## Avslag

illegal-game-over = Partiet är slut.
illegal-seat-empty = Partiet börjar när båda platserna är tagna.
illegal-paused = Partiet är pausat.
illegal-waiting = Partiet väntar tills båda spelarna är här.
illegal-not-paused = Partiet är inte pausat.
illegal-not-due = Tiden är inte ute än.
illegal-too-late = För sent: tiden är ute.
illegal-clock-only = Det kan bara klockan göra.
illegal-not-your-turn = Det är inte din tur: nu spelar { $seat }.
illegal-still-playing = Partiet pågår fortfarande.
illegal-asked-already = Den frågan är redan ställd.
illegal-refused-already = Svaret blev nej; fråga igen efter nästa drag.
illegal-asked-otherwise = Den frågan är inte aktuell längre. Svara på det som frågas nu.
illegal-questions-used = Du har frågat { $most } gånger i det här partiet. Du kan inte fråga igen.
illegal-pauses-used = Du har haft { $most } pauser i det här partiet. Du kan inte be om fler.
illegal-nothing-asked = Det finns inget att svara på.
illegal-nothing-to-take-back = Det finns inget drag att ta tillbaka; det som är ropat eller visat går inte att ta tillbaka.
illegal-not-away = Din motståndare är inte borta.
illegal-clock-decides = Du kan inte kräva vinsten nu: om din motståndare är borta avgör klockan.
illegal-not-waiting-yourself = Det är din tur. Du kan kräva vinsten när partiet väntar på din motståndare.
illegal-known-already = Det vet vi redan.
illegal-seat-taken = Plats { $seat } är upptagen.
illegal-name-empty = En spelare måste ha ett namn.
illegal-lost-too-much = { $lost } ms kan inte ha gått förlorade: det har bara gått { $most } ms.
illegal-out-of-sequence = Händelse { $seq } kommer i fel ordning: nästa är { $expected }.
illegal-before-last-event = En händelse kl. { $at } kan inte följa på en kl. { $last }.
illegal-unknown-act = Bordet känner inte till { $act }.

## Texter som inte går att läsa

malformed-no-ray = Ray är inte installerat; ”pip install fourfold[ray]” installerar det.
malformed-ray-form = Det kan inte finnas något Ray-kluster på ”{ $address }”; ska vara t.ex. 10.0.0.1:6379 eller local.
malformed-ray-address = Ingen svarar på ”{ $address }”: { $why }.
malformed-data = Går inte att läsa ({ $part }): { $problem }.
malformed-unknown = Går inte att läsa ({ $part }): ”{ $text }” går inte; ska vara: { $expected }.
malformed-game = Det finns inget spel ”{ $name }”; det finns: { $expected }.
malformed-preset = Det finns inga regler ”{ $name }”; det finns: { $expected }.
malformed-mixed = En match i flera spel börjar med { $first }, inte med { $game }.
malformed-no-set-up = Ett parti { $game } kan inte börja mitt i.
malformed-option = ”{ $text }” är ingen inställning; ska vara NAME=VALUE med en av: { $expected }.
malformed-option-value = ”{ $text }” går inte; ska vara: { $expected }.
malformed-record-format = Det är inget av våra protokoll: formatet är ”{ $found }”, ska vara ”{ $expected }”.
malformed-record-version = ”{ $text }” är ingen version av reglerna; ska vara ett tal.
malformed-record-tag = Okänd märkning [{ $tag } …]; ska vara en av: { $expected }.
malformed-record-tag-value = Märkning [{ $tag } …]: { $problem }
malformed-record-tag-form = Rad { $line }, kolumn { $column }: ska vara en märkning som [A "Ann"], på rader före dragen.
malformed-record-tag-twice = Märkningen [{ $tag } …] finns två gånger.
malformed-record-token = Rad { $line }, kolumn { $column }: ”{ $token }” går inte att läsa; ska vara ett drag.
malformed-record-place = Rad { $line }, kolumn { $column }, ”{ $token }”: { $problem }
malformed-record-who = Säg vem: A:{ $token } eller B:{ $token }.
malformed-record-act = ”{ $act } ({ $detail })” går inte att läsa; ska vara: { $expected }.
malformed-record-slow = Det tar mer än { $limit } sekunder att läsa det här protokollet. Korta det och försök igen.
malformed-record-event = Händelse { $event } är inte möjlig: { $problem }
malformed-record-time = Händelse { $event } är tidigare än den före.
malformed-record-outcome = Protokollet säger att det slutade ”{ $said }”, men det slutar ”{ $found }”.
malformed-date = ”{ $text }” är inget datum; ska vara t.ex. 2026-01-31T18:00:00Z.

## Hur partier slutar

outcome-resigned = { $winner } vinner: { $loser } har gett upp.
outcome-absent = { $winner } vinner: { $loser } kom inte tillbaka.
outcome-agreed = Oavgjort efter överenskommelse.
outcome-time = { $winner } vinner: tiden är ute för { $loser }.

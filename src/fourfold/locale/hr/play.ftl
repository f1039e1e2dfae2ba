### Što kaže svaki stol, koja god igra bila.

## Igrači

computer-name = Računalo { $level }

## Odbijanja

illegal-game-over = Partija je gotova.
illegal-seat-empty = Partija počinje kad su oba mjesta zauzeta.
illegal-paused = Partija je na pauzi.
illegal-waiting = Partija čeka da oba igrača budu tu.
illegal-not-paused = Partija nije na pauzi.
illegal-not-due = Vrijeme još nije isteklo.
illegal-too-late = Prekasno: vrijeme je isteklo.
illegal-clock-only = To može samo sat.
illegal-not-your-turn = Nisi na potezu: igra { $seat }.
illegal-still-playing = Partija još traje.
illegal-asked-already = To je već zatraženo.
illegal-refused-already = To je odbijeno; pitaj opet nakon sljedećeg poteza.
illegal-asked-otherwise = Taj zahtjev više ne vrijedi. Odgovori na ovaj koji je sada otvoren.
illegal-questions-used = Tvoji su zahtjevi u ovoj partiji potrošeni ({ $most }). Više ne možeš ništa tražiti.
illegal-pauses-used = Tvoje su pauze u ovoj partiji potrošene ({ $most }). Ne možeš tražiti još jednu.
illegal-nothing-asked = Nema se na što odgovoriti.
illegal-nothing-to-take-back = Nema poteza za vraćanje; uzvik i ono što je pokazano ne vraćaju se.
illegal-not-away = Protivnik je tu.
illegal-clock-decides = Sada ne možeš tražiti pobjedu: ako se protivnik ne vrati, odlučuje sat.
illegal-not-waiting-yourself = Ti si na potezu. Pobjedu možeš tražiti kad partija čeka protivnika.
illegal-known-already = To se već zna.
illegal-seat-taken = Mjesto { $seat } je zauzeto.
illegal-name-empty = Igraču treba ime.
illegal-lost-too-much = Nije se moglo izgubiti { $lost } ms: prošlo je samo { $most } ms.
illegal-out-of-sequence = Događaj { $seq } je izvan reda: sljedeći je { $expected }.
illegal-before-last-event = Događaj u { $at } ne može nakon događaja u { $last }.
illegal-unknown-act = Stol ne zna za { $act }.

## Tekstovi koji se ne mogu pročitati

malformed-no-ray = Ray nije instaliran; instalira ga „pip install fourfold[ray]”.
malformed-ray-form = „{ $address }” nije mjesto gdje može biti Ray klaster; očekuje se nešto kao 10.0.0.1:6379, ili local.
malformed-ray-address = Na „{ $address }” nitko ne odgovara: { $why }.
malformed-data = „{ $part }” se ne može pročitati: { $problem }.
malformed-unknown = „{ $part }” se ne može pročitati: „{ $text }” ne može; očekuje se: { $expected }.
malformed-game = Nema igre „{ $name }”; ima: { $expected }.
malformed-preset = Nema pravila „{ $name }”; ima: { $expected }.
malformed-mixed = Meč od više igara počinje igrom { $first }, a ne { $game }.
malformed-no-set-up = Partija igre { $game } ne može početi od sredine.
malformed-option = „{ $text }” nije postavka; očekuje se NAME=VALUE s jednim od: { $expected }.
malformed-option-value = „{ $text }” ne može; očekuje se: { $expected }.
malformed-record-format = Ovo nije naš zapis: format mu je „{ $found }”, očekuje se „{ $expected }”.
malformed-record-version = „{ $text }” nije verzija pravila; očekuje se broj.
malformed-record-tag = Nepoznata oznaka [{ $tag } …]; očekuje se jedno od: { $expected }.
malformed-record-tag-value = Oznaka [{ $tag } …]: { $problem }
malformed-record-tag-form = Redak { $line }, stupac { $column }: očekuje se oznaka kao [A "Ann"], u recima prije poteza.
malformed-record-tag-twice = Oznaka [{ $tag } …] stoji dvaput.
malformed-record-token = Redak { $line }, stupac { $column }: „{ $token }” ne može se pročitati; očekuje se potez.
malformed-record-place = Redak { $line }, stupac { $column }, „{ $token }”: { $problem }
malformed-record-who = Reci tko: A:{ $token } ili B:{ $token }.
malformed-record-act = „{ $act } ({ $detail })” ne može se pročitati; očekuje se: { $expected }.
malformed-record-slow = Čitanje ovog zapisa traje dulje od { $limit } s. Skrati ga i pokušaj opet.
malformed-record-event = Događaj { $event } nije moguć: { $problem }
malformed-record-time = Događaj { $event } je raniji od prethodnoga.
malformed-record-outcome = U zapisu piše da je završilo „{ $said }”, a završava „{ $found }”.
malformed-date = „{ $text }” nije datum; očekuje se oblik kao 2026-01-31T18:00:00Z.

## Kako partije završavaju

outcome-resigned = { $winner } pobjeđuje: { $loser } predaje.
outcome-absent = { $winner } pobjeđuje: { $loser } se ne vraća.
outcome-agreed = Remi po dogovoru.
outcome-time = { $winner } pobjeđuje: { $loser } nema više vremena.

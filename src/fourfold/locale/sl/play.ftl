### Kaj pove vsaka miza, naj bo igra katera koli.

## Igralci

computer-name = Računalnik { $level }

## Zavrnitve

illegal-game-over = Partija je končana.
illegal-seat-empty = Partija se začne, ko sta zasedena oba sedeža.
illegal-paused = Partija je na premoru.
illegal-waiting = Partija čaka, da bosta tu oba igralca.
illegal-not-paused = Partija ni na premoru.
illegal-not-due = Čas se še ni iztekel.
illegal-too-late = Prepozno: čas se je iztekel.
illegal-clock-only = To lahko naredi samo ura.
illegal-not-your-turn = Nisi na potezi: igra { $seat }.
illegal-still-playing = Partija še teče.
illegal-asked-already = Ta prošnja je že poslana.
illegal-refused-already = To je bilo zavrnjeno; vprašaj znova po naslednji potezi.
illegal-asked-otherwise = To vprašanje ne velja več. Odgovori na sedanje.
illegal-questions-used = V tej partiji imaš že { $most } vprašanj. Novo ni več mogoče.
illegal-pauses-used = V tej partiji imaš že { $most } premorov. Nov ni več mogoč.
illegal-nothing-asked = Ni na kaj odgovoriti.
illegal-nothing-to-take-back = Ni poteze, ki bi jo vzeli nazaj; klica in pokazanega ni mogoče preklicati.
illegal-not-away = Nasprotnik je tu.
illegal-clock-decides = Zdaj ne moreš zahtevati zmage: če nasprotnika ni, odloči ura.
illegal-not-waiting-yourself = Na potezi si ti. Zmago lahko zahtevaš, ko partija čaka na nasprotnika.
illegal-known-already = To se že ve.
illegal-seat-taken = Sedež { $seat } je zaseden.
illegal-name-empty = Igralec potrebuje ime.
illegal-lost-too-much = { $lost } ms se ni moglo izgubiti: minilo je samo { $most } ms.
illegal-out-of-sequence = Dogodek { $seq } ni na vrsti: naslednji je { $expected }.
illegal-before-last-event = Dogodek ob { $at } ne more slediti dogodku ob { $last }.
illegal-unknown-act = Miza ne pozna { $act }.

## Besedila, ki se ne dajo prebrati

malformed-no-ray = Ray ni nameščen; namesti ga »pip install fourfold[ray]«.
malformed-ray-form = Na »{ $address }« ne more biti gruče Ray; pričakovano je nekaj kot 10.0.0.1:6379 ali local.
malformed-ray-address = Na »{ $address }« nihče ne odgovori: { $why }.
malformed-data = »{ $part }« se ne da prebrati: { $problem }.
malformed-unknown = »{ $part }« se ne da prebrati: »{ $text }« ne gre; pričakovano: { $expected }.
malformed-game = Ni igre »{ $name }«; na voljo: { $expected }.
malformed-preset = Ni pravil »{ $name }«; na voljo: { $expected }.
malformed-mixed = Tekma iz več iger se začne z igro { $first }, ne z igro { $game }.
malformed-no-set-up = Partija igre { $game } se ne more začeti na sredini.
malformed-option = »{ $text }« ni možnost; pričakovano je NAME=VALUE z enim od: { $expected }.
malformed-option-value = »{ $text }« ne gre; pričakovano: { $expected }.
malformed-record-format = To ni naš zapis: njegova oblika je »{ $found }«, pričakovana pa »{ $expected }«.
malformed-record-version = »{ $text }« ni različica pravil; pričakovano je število.
malformed-record-tag = Neznana oznaka [{ $tag } …]; pričakovano je eno od: { $expected }.
malformed-record-tag-value = Oznaka [{ $tag } …]: { $problem }
malformed-record-tag-form = Vrstica { $line }, stolpec { $column }: pričakovana je oznaka, kot je [A "Ann"], v vrsticah pred potezami.
malformed-record-tag-twice = Oznaka [{ $tag } …] je tu dvakrat.
malformed-record-token = Vrstica { $line }, stolpec { $column }: »{ $token }« se ne da prebrati; pričakovana je poteza.
malformed-record-place = Vrstica { $line }, stolpec { $column }, »{ $token }«: { $problem }
malformed-record-who = Povej kdo: A:{ $token } ali B:{ $token }.
malformed-record-act = »{ $act } ({ $detail })« se ne da prebrati; pričakovano: { $expected }.
malformed-record-slow = Branje tega zapisa traja več kot { $limit } s. Skrajšaj ga in poskusi znova.
malformed-record-event = Dogodek { $event } ni mogoč: { $problem }
malformed-record-time = Dogodek { $event } je zgodnejši od prejšnjega.
malformed-record-outcome = V zapisu piše, da se je končalo »{ $said }«, konča pa se »{ $found }«.
malformed-date = »{ $text }« ni datum; pričakovana je oblika, kot je 2026-01-31T18:00:00Z.

## Kako se partije končajo

outcome-resigned = { $winner } zmaga: { $loser } preda partijo.
outcome-absent = { $winner } zmaga: { $loser } se ne vrne.
outcome-agreed = Remi po dogovoru.
outcome-time = { $winner } zmaga: { $loser } nima več časa.

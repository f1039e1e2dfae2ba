### Čo hovorí každý stôl, nech sa hrá čokoľvek.

## Hráči

computer-name = Počítač { $level }

## Odmietnutia

illegal-game-over = Partia sa skončila.
illegal-seat-empty = Partia sa začne, keď budú obe miesta obsadené.
illegal-paused = Partia je prerušená.
illegal-waiting = Partia čaká, kým tu budú obaja hráči.
illegal-not-paused = Partia nie je prerušená.
illegal-not-due = Čas ešte nevypršal.
illegal-too-late = Neskoro: čas vypršal.
illegal-clock-only = To môžu len hodiny.
illegal-not-your-turn = Nie si na rade: hrá { $seat }.
illegal-still-playing = Partia ešte beží.
illegal-asked-already = To tu už zaznelo.
illegal-refused-already = To už bolo odmietnuté; spýtaj sa znova po ďalšom ťahu.
illegal-asked-otherwise = Táto otázka už neplatí. Odpovedz na tú, ktorá platí teraz.
illegal-questions-used = V tejto partii už máš { $most } otázok. Ďalšia nie je možná.
illegal-pauses-used = V tejto partii už máš { $most } prestávok. Ďalšia nie je možná.
illegal-nothing-asked = Nie je na čo odpovedať.
illegal-nothing-to-take-back = Nie je čo vrátiť; čo sa zavolalo alebo ukázalo, vrátiť sa nedá.
illegal-not-away = Tvoj protihráč je pri stole.
illegal-clock-decides = Výhru teraz žiadať nemôžeš: ak protihráč nepríde, rozhodnú hodiny.
illegal-not-waiting-yourself = Na ťahu si ty. Výhru môžeš žiadať, keď partia čaká na protihráča.
illegal-known-already = To sa už vie.
illegal-seat-taken = Miesto { $seat } je obsadené.
illegal-name-empty = Hráč potrebuje meno.
illegal-lost-too-much = { $lost } ms sa stratiť nemohlo: uplynulo len { $most } ms.
illegal-out-of-sequence = Udalosť { $seq } je mimo poradia: ďalšia je { $expected }.
illegal-before-last-event = Udalosť s časom { $at } nemôže prísť po udalosti s časom { $last }.
illegal-unknown-act = Stôl takú akciu nepozná: { $act }.

## Texty, ktoré sa nedajú prečítať

malformed-no-ray = Ray nie je nainštalovaný; nainštaluje ho „pip install fourfold[ray]“.
malformed-ray-form = „{ $address }“ nie je adresa klastra Ray; treba tvar ako 10.0.0.1:6379 alebo local.
malformed-ray-address = Na adrese „{ $address }“ nikto neodpovedá: { $why }.
malformed-data = Časť „{ $part }“ sa nedá prečítať: { $problem }.
malformed-unknown = Časť „{ $part }“ sa nedá prečítať: „{ $text }“ sa nehodí; môže byť: { $expected }.
malformed-game = Hra „{ $name }“ neexistuje; sú tu: { $expected }.
malformed-preset = Pravidlá „{ $name }“ neexistujú; sú tu: { $expected }.
malformed-mixed = Prvá hra zápasu viacerých hier je { $first }, nie { $game }.
malformed-no-set-up = Táto hra sa nemôže začať uprostred: { $game }.
malformed-option = „{ $text }“ nie je voľba; treba NAME=VALUE s jedným z mien: { $expected }.
malformed-option-value = „{ $text }“ sa nehodí; môže byť: { $expected }.
malformed-record-format = To nie je náš zápis: má formát „{ $found }“, treba „{ $expected }“.
malformed-record-version = „{ $text }“ nie je verzia pravidiel; treba číslo.
malformed-record-tag = Neznáma značka [{ $tag } …]; môže byť: { $expected }.
malformed-record-tag-value = Značka [{ $tag } …]: { $problem }
malformed-record-tag-form = Riadok { $line }, stĺpec { $column }: treba značku ako [A "Anna"], v riadkoch pred ťahmi.
malformed-record-tag-twice = Značka [{ $tag } …] je tam dvakrát.
malformed-record-token = Riadok { $line }, stĺpec { $column }: „{ $token }“ sa nedá prečítať; treba ťah.
malformed-record-place = Riadok { $line }, stĺpec { $column }, „{ $token }“: { $problem }
malformed-record-who = Povedz kto: A:{ $token } alebo B:{ $token }.
malformed-record-act = „{ $act } ({ $detail })“ sa nedá prečítať; môže byť: { $expected }.
malformed-record-slow = Čítanie tohto záznamu trvá viac než { $limit } s. Skráť ho a skús to znova.
malformed-record-event = Udalosť { $event } nie je možná: { $problem }
malformed-record-time = Udalosť { $event } je skôr ako predchádzajúca.
malformed-record-outcome = Podľa zápisu sa partia skončila „{ $said }“, ale končí sa „{ $found }“.
malformed-date = „{ $text }“ nie je dátum; treba tvar ako 2026-01-31T18:00:00Z.

## Ako sa partie končia

outcome-resigned = Vyhráva { $winner }: { $loser } sa vzdáva.
outcome-absent = Vyhráva { $winner }: { $loser } sa nevracia k stolu.
outcome-agreed = Remíza dohodou.
outcome-time = Vyhráva { $winner }: { $loser } už nemá žiadny čas.

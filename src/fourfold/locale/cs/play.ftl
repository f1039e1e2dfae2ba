### Co říká každý stůl, ať se hraje cokoli.

## Hráči

computer-name = Počítač { $level }

## Odmítnutí

illegal-game-over = Partie skončila.
illegal-seat-empty = Partie začne, až budou obě místa obsazená.
illegal-paused = Partie je přerušená.
illegal-waiting = Partie čeká, až tu budou oba hráči.
illegal-not-paused = Partie není přerušená.
illegal-not-due = Čas ještě nevypršel.
illegal-too-late = Pozdě: čas vypršel.
illegal-clock-only = To můžou jen hodiny.
illegal-not-your-turn = Teď nejsi na řadě: hraje { $seat }.
illegal-still-playing = Partie ještě běží.
illegal-asked-already = To už tu padlo.
illegal-refused-already = To už bylo odmítnuto; zeptej se znovu po dalším tahu.
illegal-asked-otherwise = Tahle žádost už neplatí. Odpověz na tu, která platí teď.
illegal-questions-used = Tvoje žádosti v této partii jsou vyčerpané ({ $most }). O nic dalšího už požádat nejde.
illegal-pauses-used = Tvoje pauzy v této partii jsou vyčerpané ({ $most }). O další už požádat nejde.
illegal-nothing-asked = Není na co odpovídat.
illegal-nothing-to-take-back = Není co vrátit; co bylo zavoláno nebo ukázáno, vrátit nejde.
illegal-not-away = Tvůj soupeř je u stolu.
illegal-clock-decides = Teď o výhru požádat nemůžeš: když se soupeř nevrátí, rozhodnou hodiny.
illegal-not-waiting-yourself = Jsi na tahu. O výhru můžeš požádat, až se bude čekat na soupeře.
illegal-known-already = To už se ví.
illegal-seat-taken = Místo { $seat } je obsazené.
illegal-name-empty = Hráč potřebuje jméno.
illegal-lost-too-much = { $lost } ms se ztratit nemohlo: uplynulo jen { $most } ms.
illegal-out-of-sequence = Událost { $seq } je mimo pořadí: další je { $expected }.
illegal-before-last-event = Událost s časem { $at } nemůže přijít po události s časem { $last }.
illegal-unknown-act = Stůl takovou akci nezná: { $act }.

## Texty, které nejde přečíst

malformed-no-ray = Ray není nainstalovaný; nainstaluje ho „pip install fourfold[ray]“.
malformed-ray-form = „{ $address }“ není adresa klastru Ray; má to být tvar jako 10.0.0.1:6379 nebo local.
malformed-ray-address = Na adrese „{ $address }“ nikdo neodpovídá: { $why }.
malformed-data = Část „{ $part }“ nejde přečíst: { $problem }.
malformed-unknown = Část „{ $part }“ nejde přečíst: „{ $text }“ se nehodí; může být: { $expected }.
malformed-game = Hra „{ $name }“ neexistuje; jsou tu: { $expected }.
malformed-preset = Pravidla „{ $name }“ neexistují; jsou tu: { $expected }.
malformed-mixed = První hra zápasu více her je { $first }, ne { $game }.
malformed-no-set-up = Tahle hra nemůže začít uprostřed: { $game }.
malformed-option = „{ $text }“ není volba; má to být NAME=VALUE s jedním ze jmen: { $expected }.
malformed-option-value = „{ $text }“ se nehodí; může být: { $expected }.
malformed-record-format = To není náš zápis: má formát „{ $found }“, má být „{ $expected }“.
malformed-record-version = „{ $text }“ není verze pravidel; má to být číslo.
malformed-record-tag = Neznámá značka [{ $tag } …]; může být: { $expected }.
malformed-record-tag-value = Značka [{ $tag } …]: { $problem }
malformed-record-tag-form = Řádek { $line }, sloupec { $column }: má tu být značka jako [A "Anna"], na řádcích před tahy.
malformed-record-tag-twice = Značka [{ $tag } …] je tam dvakrát.
malformed-record-token = Řádek { $line }, sloupec { $column }: „{ $token }“ nejde přečíst; má to být tah.
malformed-record-place = Řádek { $line }, sloupec { $column }, „{ $token }“: { $problem }
malformed-record-who = Řekni kdo: A:{ $token } nebo B:{ $token }.
malformed-record-act = „{ $act } ({ $detail })“ nejde přečíst; může být: { $expected }.
malformed-record-slow = Čtení tohoto zápisu trvá déle než { $limit } s. Zkrať ho a zkus to znovu.
malformed-record-event = Událost { $event } není možná: { $problem }
malformed-record-time = Událost { $event } je dřív než předchozí.
malformed-record-outcome = Podle zápisu skončila partie „{ $said }“, ale končí „{ $found }“.
malformed-date = „{ $text }“ není datum; má to být tvar jako 2026-01-31T18:00:00Z.

## Jak partie končí

outcome-resigned = Vyhrává { $winner }: { $loser } se vzdává.
outcome-absent = Vyhrává { $winner }: { $loser } se nevrací ke stolu.
outcome-agreed = Remíza dohodou.
outcome-time = Vyhrává { $winner }: { $loser } už nemá žádný čas.

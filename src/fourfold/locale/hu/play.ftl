### Amit bármelyik asztal mond, akármi a játék.

## Játékosok

computer-name = Gép { $level }

## Elutasítások

illegal-game-over = Vége a játszmának.
illegal-seat-empty = A játszma akkor kezdődik, ha mindkét hely foglalt.
illegal-paused = A játszma szünetel.
illegal-waiting = A játszma addig vár, amíg mindkét játékos itt nem lesz.
illegal-not-paused = A játszma nem szünetel.
illegal-not-due = Még nem telt le az idő.
illegal-too-late = Késő: letelt az idő.
illegal-clock-only = Ezt csak az óra teheti meg.
illegal-not-your-turn = Most nem te jössz, hanem { $seat }.
illegal-still-playing = A játszma még tart.
illegal-asked-already = Ezt már kérték.
illegal-refused-already = Ezt elutasították; a következő lépés után kérd újra.
illegal-asked-otherwise = Ez a kérés már nem érvényes. Arra válaszolj, amit most kérnek.
illegal-questions-used = Ebben a játszmában már { $most } alkalommal kértél valamit. Többször nem kérhetsz.
illegal-pauses-used = Ebben a játszmában már { $most } szüneted volt. Többet nem kérhetsz.
illegal-nothing-asked = Nincs mire válaszolni.
illegal-nothing-to-take-back = Nincs visszavehető lépés; amit bemondtak vagy megmutattak, az marad.
illegal-not-away = Az ellenfeled nem ment el.
illegal-clock-decides = Most nem kérheted a győzelmet: ha az ellenfeled nem jön vissza, az óra dönt.
illegal-not-waiting-yourself = Te jössz. A győzelmet akkor kérheted, ha a játszma az ellenfeledre vár.
illegal-known-already = Ezt már tudjuk.
illegal-seat-taken = Ez a hely foglalt: { $seat }.
illegal-name-empty = A játékosnak név kell.
illegal-lost-too-much = Nem veszhetett el { $lost } ms: csak { $most } ms telt el.
illegal-out-of-sequence = { $seq }. esemény: nincs a helyén, a következő sorszám { $expected }.
illegal-before-last-event = Az esemény ideje ({ $at }) nem lehet korábbi, mint az előzőé ({ $last }).
illegal-unknown-act = Az asztal ezt nem ismeri: { $act }.

## Olvashatatlan szövegek

malformed-no-ray = A Ray nincs telepítve; ezzel telepíthető: „pip install fourfold[ray]”.
malformed-ray-form = „{ $address }” helyen nem lehet Ray-fürt; ilyen alakban kell: 10.0.0.1:6379, vagy local.
malformed-ray-address = Senki sem válaszol itt: „{ $address }” ({ $why }).
malformed-data = Nem olvasható ({ $part }): { $problem }.
malformed-unknown = Nem olvasható ({ $part }): „{ $text }” nem jó; ez kell: { $expected }.
malformed-game = Nincs „{ $name }” játék; ezek vannak: { $expected }.
malformed-preset = Nincs „{ $name }” szabályváltozat; ezek vannak: { $expected }.
malformed-mixed = Több játék mérkőzése ezzel kezdődik: { $first }, nem ezzel: { $game }.
malformed-no-set-up = Ez a játék nem kezdődhet a közepén: { $game }.
malformed-option = „{ $text }” nem beállítás; NAME=VALUE alakban kell, ezek egyikével: { $expected }.
malformed-option-value = „{ $text }” nem jó; ez kell: { $expected }.
malformed-record-format = Ez nem a mi lejegyzésünk: a formátuma „{ $found }”, pedig „{ $expected }” kellene.
malformed-record-version = „{ $text }” nem szabályverzió; szám kell.
malformed-record-tag = Ismeretlen címke: [{ $tag } …]; ezek egyike kell: { $expected }.
malformed-record-tag-value = [{ $tag } …] címke: { $problem }
malformed-record-tag-form = { $line }. sor, { $column }. oszlop: címke kell, például [A "Ann"], a lépések előtti sorokban.
malformed-record-tag-twice = Ez a címke kétszer szerepel: [{ $tag } …].
malformed-record-token = { $line }. sor, { $column }. oszlop: „{ $token }” nem olvasható; egy lépés kell.
malformed-record-place = { $line }. sor, { $column }. oszlop, „{ $token }”: { $problem }
malformed-record-who = Mondd meg, ki: A:{ $token } vagy B:{ $token }.
malformed-record-act = „{ $act } ({ $detail })” nem olvasható; ez kell: { $expected }.
malformed-record-slow = Ennek a lejegyzésnek az olvasása { $limit } másodpercnél tovább tart. Rövidítsd le, és próbáld újra.
malformed-record-event = { $event }. esemény, nem lehetséges: { $problem }
malformed-record-time = { $event }. esemény: korábbi, mint az előző.
malformed-record-outcome = A lejegyzés szerint így végződött: „{ $said }”, valójában így: „{ $found }”.
malformed-date = „{ $text }” nem dátum; ilyen alakban kell: 2026-01-31T18:00:00Z.

## A játszmák vége

outcome-resigned = { $winner } nyert: { $loser } feladta.
outcome-absent = { $winner } nyert: { $loser } nem jött vissza.
outcome-agreed = Döntetlen megegyezéssel.
outcome-time = { $winner } nyert: { $loser } kifutott az időből.

### Mida ütleb iga laud, olgu mäng milline tahes.

## Mängijad

computer-name = Arvuti { $level }

## Keeldumised

illegal-game-over = Mäng on läbi.
illegal-seat-empty = Mäng algab, kui mõlemad kohad on võetud.
illegal-paused = Mäng on pausil.
illegal-waiting = Mäng ootab, kuni mõlemad mängijad on kohal.
illegal-not-paused = Mäng ei ole pausil.
illegal-not-due = Aeg ei ole veel otsas.
illegal-too-late = Liiga hilja: aeg on otsas.
illegal-clock-only = Seda saab teha ainult kell.
illegal-not-your-turn = Praegu pole sinu kord: käigul on { $seat }.
illegal-still-playing = Mäng alles käib.
illegal-asked-already = Seda on juba palutud.
illegal-refused-already = Sellest keelduti; palu uuesti pärast järgmist käiku.
illegal-asked-otherwise = See palve enam ei kehti. Vasta sellele, mida praegu palutakse.
illegal-questions-used = Oled selles mängus palunud juba { $most } korda. Rohkem paluda ei saa.
illegal-pauses-used = Sul on selles mängus olnud juba { $most } pausi. Rohkem pause paluda ei saa.
illegal-nothing-asked = Pole midagi, millele vastata.
illegal-nothing-to-take-back = Pole käiku, mida tagasi võtta; hüütut ega näidatut tagasi ei võeta.
illegal-not-away = Su vastane ei ole ära.
illegal-clock-decides = Praegu ei saa sa võitu nõuda: kui vastane ei tule tagasi, otsustab kell.
illegal-not-waiting-yourself = Käik on sinu. Võitu saad nõuda siis, kui mäng ootab vastast.
illegal-known-already = See on juba teada.
illegal-seat-taken = Koht { $seat } on võetud.
illegal-name-empty = Mängijal peab olema nimi.
illegal-lost-too-much = { $lost } ms ei saa kadunud olla: möödas on vaid { $most } ms.
illegal-out-of-sequence = Sündmus { $seq } on vales järjekorras: järgmine on { $expected }.
illegal-before-last-event = Sündmus ajal { $at } ei saa järgneda sündmusele ajal { $last }.
illegal-unknown-act = Laud ei tunne tegevust { $act }.

## Tekstid, mida ei saa lugeda

malformed-no-ray = Ray puudub; selle paigaldab „pip install fourfold[ray]“.
malformed-ray-form = „{ $address }“ ei saa olla Ray klastri aadress; peaks olema näiteks 10.0.0.1:6379 või local.
malformed-ray-address = Aadressil „{ $address }“ ei vasta keegi: { $why }.
malformed-data = Osa „{ $part }“ ei saa lugeda: { $problem }.
malformed-unknown = Osa „{ $part }“ ei saa lugeda: „{ $text }“ ei sobi; peaks olema: { $expected }.
malformed-game = Mängu „{ $name }“ ei ole; olemas on: { $expected }.
malformed-preset = Reegleid „{ $name }“ ei ole; olemas on: { $expected }.
malformed-mixed = Mitme mänguga matši esimene mäng on { $first }, mitte { $game }.
malformed-no-set-up = Mängu { $game } ei saa poole pealt alustada.
malformed-option = „{ $text }“ pole reegel; peaks olema NAME=VALUE, kus nimi on üks neist: { $expected }.
malformed-option-value = „{ $text }“ ei sobi; peaks olema: { $expected }.
malformed-record-format = See pole meie salvestis: vorming on „{ $found }“, peaks olema „{ $expected }“.
malformed-record-version = „{ $text }“ pole reeglite versioon; peaks olema arv.
malformed-record-tag = Tundmatu märgend [{ $tag } …]; peaks olema üks neist: { $expected }.
malformed-record-tag-value = Märgend [{ $tag } …]: { $problem }
malformed-record-tag-form = Rida { $line }, veerg { $column }: peaks olema märgend nagu [A "Ann"], omal real enne käike.
malformed-record-tag-twice = Märgend [{ $tag } …] on seal kaks korda.
malformed-record-token = Rida { $line }, veerg { $column }: „{ $token }“ pole loetav; peaks olema käik.
malformed-record-place = Rida { $line }, veerg { $column }, „{ $token }“: { $problem }
malformed-record-who = Ütle, kes: A:{ $token } või B:{ $token }.
malformed-record-act = „{ $act } ({ $detail })“ pole loetav; peaks olema: { $expected }.
malformed-record-slow = Selle salvestise lugemine võtab üle { $limit } sekundi. Lühenda seda ja proovi uuesti.
malformed-record-event = Sündmus { $event } pole võimalik: { $problem }
malformed-record-time = Sündmus { $event } on varasem kui eelmine.
malformed-record-outcome = Salvestise järgi lõppes mäng nii: „{ $said }“, aga see lõpeb nii: „{ $found }“.
malformed-date = „{ $text }“ pole kuupäev; peaks olema näiteks 2026-01-31T18:00:00Z.

## Kuidas mängud lõpevad

outcome-resigned = { $winner } võidab: { $loser } alistus.
outcome-absent = { $winner } võidab: { $loser } ei tulnud tagasi.
outcome-agreed = Kokkulepitud viik.
outcome-time = { $winner } võidab: { $loser } ületas aja.

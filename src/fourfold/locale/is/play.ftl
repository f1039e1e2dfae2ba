### Það sem öll borð segja, hvert sem spilið er.

## Leikmenn

computer-name = Tölva { $level }

## Neitanir

illegal-game-over = Spilinu er lokið.
illegal-seat-empty = Spilið byrjar þegar bæði sætin eru skipuð.
illegal-paused = Hlé er á spilinu.
illegal-waiting = Spilið bíður þar til báðir leikmenn eru komnir.
illegal-not-paused = Það er ekkert hlé á spilinu.
illegal-not-due = Tíminn er ekki liðinn enn.
illegal-too-late = Of seint: tíminn er liðinn.
illegal-clock-only = Aðeins klukkan getur gert þetta.
illegal-not-your-turn = Þú átt ekki leik: { $seat } á leik.
illegal-still-playing = Spilið stendur enn yfir.
illegal-asked-already = Þegar hefur verið beðið um þetta.
illegal-refused-already = Þessu var hafnað; biddu aftur eftir næsta leik.
illegal-asked-otherwise = Þessi beiðni á ekki lengur við. Svaraðu því sem beðið er um núna.
illegal-questions-used = Þú hefur beðið { $most } sinnum um eitthvað í þessu spili. Þú getur ekki beðið aftur.
illegal-pauses-used = Þú hefur fengið { $most } hlé í þessu spili. Þú getur ekki beðið um fleiri.
illegal-nothing-asked = Hér er engu að svara.
illegal-nothing-to-take-back = Það er enginn leikur til að taka aftur; það sem var kallað eða sýnt verður ekki tekið aftur.
illegal-not-away = Andstæðingurinn er ekki í burtu.
illegal-clock-decides = Þú getur ekki krafist sigurs núna: ef andstæðingurinn kemur ekki aftur ræður klukkan.
illegal-not-waiting-yourself = Þú átt leik. Þú getur krafist sigurs þegar spilið bíður eftir andstæðingnum.
illegal-known-already = Þetta er þegar vitað.
illegal-seat-taken = Sæti { $seat } er upptekið.
illegal-name-empty = Leikmaður þarf nafn.
illegal-lost-too-much = { $lost } ms geta ekki hafa tapast: aðeins { $most } ms eru liðnar.
illegal-out-of-sequence = Færsla { $seq } er ekki í réttri röð: næst kemur { $expected }.
illegal-before-last-event = Færsla kl. { $at } getur ekki komið á eftir færslu kl. { $last }.
illegal-unknown-act = Borðið þekkir ekki { $act }.

## Textar sem ekki er hægt að lesa

malformed-no-ray = Ray er ekki uppsett; „pip install fourfold[ray]“ setur það upp.
malformed-ray-form = „{ $address }“ getur ekki verið Ray-klasi; skrifaðu til dæmis 10.0.0.1:6379, eða local.
malformed-ray-address = Enginn svarar á „{ $address }“: { $why }.
malformed-data = Ekki er hægt að lesa þetta ({ $part }): { $problem }.
malformed-unknown = Ekki er hægt að lesa þetta ({ $part }): „{ $text }“ gengur ekki; í boði er: { $expected }.
malformed-game = Það er ekkert spil „{ $name }“; í boði er: { $expected }.
malformed-preset = Það eru engar reglur „{ $name }“; í boði er: { $expected }.
malformed-mixed = Viðureign í nokkrum spilum byrjar á { $first }, ekki á { $game }.
malformed-no-set-up = Þetta spil getur ekki byrjað í miðju kafi: { $game }.
malformed-option = „{ $text }“ er ekki valkostur; þarf NAME=VALUE með einu af: { $expected }.
malformed-option-value = „{ $text }“ gengur ekki; í boði er: { $expected }.
malformed-record-format = Þetta er ekki skráning frá okkur: sniðið er „{ $found }“, á að vera „{ $expected }“.
malformed-record-version = „{ $text }“ er ekki útgáfa reglnanna; þarf tölu.
malformed-record-tag = Óþekkt merki [{ $tag } …]; í boði er: { $expected }.
malformed-record-tag-value = Merki [{ $tag } …]: { $problem }
malformed-record-tag-form = Lína { $line }, dálkur { $column }: hér á að vera merki eins og [A "Ann"], í línum á undan leikjunum.
malformed-record-tag-twice = Merkið [{ $tag } …] er þar tvisvar.
malformed-record-token = Lína { $line }, dálkur { $column }: ekki er hægt að lesa „{ $token }“; hér á að vera leikur.
malformed-record-place = Lína { $line }, dálkur { $column }, „{ $token }“: { $problem }
malformed-record-who = Segðu hver: A:{ $token } eða B:{ $token }.
malformed-record-act = Ekki er hægt að lesa „{ $act } ({ $detail })“; í boði er: { $expected }.
malformed-record-slow = Það tekur meira en { $limit } sekúndur að lesa þessa skráningu. Styttu hana og reyndu aftur.
malformed-record-event = Færsla { $event } er ekki möguleg: { $problem }
malformed-record-time = Færsla { $event } er fyrr en sú á undan.
malformed-record-outcome = Skráningin segir að spilið endi „{ $said }“, en það endar „{ $found }“.
malformed-date = „{ $text }“ er ekki dagsetning; skrifaðu til dæmis 2026-01-31T18:00:00Z.

## Hvernig spil enda

outcome-resigned = { $winner } vinnur: { $loser } gafst upp.
outcome-absent = { $winner } vinnur: { $loser } kom ekki aftur.
outcome-agreed = Samið um jafntefli.
outcome-time = { $winner } vinnur: { $loser } féll á tíma.

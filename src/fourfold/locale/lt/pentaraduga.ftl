### Pentaraduga.

## Neperskaitomi tekstai

malformed-pentaraduga-tile = „{ $text }“ – ne plytelė; reikia spalvų: kairės, didžiosios, dešinės, mažosios – didžiosios kaimynės, pvz., oRo arba oRv.
malformed-pentaraduga-tile-twice = Plytelė { $tile } yra du kartus.
malformed-pentaraduga-direction = „{ $text }“ – ne kryptis; reikia В П Н Л arba U R D L.
malformed-pentaraduga-placement = „{ $text }“ – ne vieta; reikia plytelės, krypties ir apatinio kairiojo langelio, pvz., oRoU@0,0.
malformed-pentaraduga-too-many = Plytelių per daug: { $count }; gali būti daugiausia { $most }.
malformed-pentaraduga-no-tiles = Plytelių nėra; reikia rinkinio, pvz., oRo rOr yOr.
malformed-pentaraduga-goal = „{ $text }“ – ne tikslas; reikia vieno iš: { $expected }.
malformed-pentaraduga-problem = „{ $text }“ – ne uždavinys; reikia rūšies ({ $expected }) arba numerio, pvz., squares-3 ar squares-0000002a.
malformed-pentaraduga-count-frames = Geriausių rėmų nesuskaičiuosi: kurias plyteles naudoti, galima rinktis.
malformed-pentaraduga-match = Mače yra bent viena partija ir bent vienas žaidimas.
malformed-pentaraduga-overlap = { $placement } gulėtų ant { $other }.
malformed-pentaraduga-notation = „{ $word }“ – ne plytelė su vieta; reikia plytelės, kur žiūri jos viršūnė, viršutinės, dešinės, apatinės ar kairės kraštinės vietos raidžių ir plytelių, kurias ji liečia, pvz., rOrLL, rOrRyOr arba rOrLL.
malformed-pentaraduga-several = „{ $word }“ turi kelias vietas: { $places }.
malformed-pentaraduga-nowhere = „{ $word }“ niekur netinka{ $count ->
        [0] .
       *[other] ; { $tile } tinka čia: { $places }.
    }
malformed-pentaraduga-remark = „{ $word }“ neliečia { $other }.
malformed-pentaraduga-ending = „{ $word }“ – ne kita pabaiga; ji prasideda pirmosios plytele arba yra paskutinės plytelės raidės.
malformed-pentaraduga-at = Plytelė { $number }: { $problem }
malformed-pentaraduga-word = „{ $text }“ – ne ėjimas; reikia plytelių su vietomis, pvz., oRoU@0,0, arba vieno iš žodžių: { $expected }.
malformed-pentaraduga-bare-word = Pasakyk skliaustuose, kam skirta „{ $word }“.
malformed-pentaraduga-deal-text = „{ $text }“ – ne dalijimas; reikia, kas pradeda ir kokios abiejų plytelės, pvz., „A: oRo rOr / yOr yOy“, o po dar vieno brūkšnio galbūt burtų.
malformed-pentaraduga-deal = Dalijimas – tai visos plytelės ({ $count }), kiekviena po kartą, po pusę kiekvienam žaidėjui.
malformed-census-name = Surašymo „{ $name }“ nėra; yra: { $expected }.
malformed-census-file = { $path } – ne liudijimas; reikia suglaudintų teksto eilučių.
malformed-census-other = { $path } – kito surašymo liudijimas: „{ $name }“, o reikia: { $expected }.
malformed-census-line = „{ $line }“ – ne įrašas; reikia rinkinio, kiek yra tokių pat, jų vertės ir figūros vietų, pvz., „000090 2 1 rOrU@0,0 yOyD@0,-1“.
malformed-census-entry = Įrašas { $number }: { $problem }
malformed-census-twice = Rinkinys { $hand } yra du kartus.
malformed-census-hand = Rinkinio { $hand } šiame surašyme būti negali.
malformed-census-hands = Sakoma, kad tokių rinkinių yra { $hands }, o jų yra { $expected }.
malformed-census-tiles = Figūra sudėta iš { $tiles }, o rinkinys kitas: { $hand }.
malformed-census-value = Sakoma, kad figūros vertė { $value }, o ji { $counted }.
malformed-census-best = Sakoma, kad geriausia vertė { $value }, o paieška rado { $found }: { $places }.
malformed-census-missing = Trūksta rinkinio { $hand }.
malformed-census-total = Įrašai apima rinkinių: { $total }, o jų yra { $expected }.

## Atsisakymai

illegal-pentaraduga-not-in-hand = Plytelės „{ $tile }“ tavo rankoje nėra.
illegal-pentaraduga-stock-empty = Nebėra ką imti.
illegal-pentaraduga-covered = Plytelė „{ $tile }“ gulėtų ant kitos.
illegal-pentaraduga-apart = Plytelė „{ $tile }“ turi liesti figūrą kraštine.
illegal-pentaraduga-clash = Plytelė „{ $tile }“ čia netinka: spalvos skiriasi.
illegal-pentaraduga-rough = Plytelė „{ $tile }“ čia netinka: įstrižainių galai nesueina.
illegal-pentaraduga-not-full = Plytelė „{ $tile }“ čia nesudaro kvadrato, o reikia pilnos.
illegal-pentaraduga-no-protest = Prie šio stalo teisėjauja kompiuteris: kas prieš taisykles, nepriimama.
illegal-pentaraduga-nothing-wrong = Nėra dėl ko protestuoti.
illegal-pentaraduga-no-such-act = Dabar negalima: „{ $act }“.

## Paveikslėliai tiems, kas jų nemato

pentaraduga-picture = { $tiles ->
    [0] Plytelių nėra
   *[other] { $tiles ->
        [one] { $tiles } plytelės
        [few] { $tiles } plytelių
       *[other] { $tiles } plytelių
    } figūra, { $squares ->
        [0] kvadratų nėra
        [one] { $squares } kvadratas
        [few] { $squares } kvadratai
       *[other] { $squares } kvadratų
    }
}
pentaraduga-picture-tile = Plytelė { $tile }: { $left }, didysis { $big }, { $right }
pentaraduga-colour-red = raudonas
pentaraduga-colour-orange = oranžinis
pentaraduga-colour-yellow = geltonas
pentaraduga-colour-green = žalias
pentaraduga-colour-blue = mėlynas
pentaraduga-colour-violet = violetinis

## Už širmos: Kvadratai, Quados, Rėmai

illegal-pentaraduga-arrangement = Plytelės taip gulėti negali. { $problem }
illegal-pentaraduga-too-fast = Per sekundę plyteles perdėjai per dažnai (daugiausia { $most }); truputį palauk ir tada siųsk, kaip jos guli.
illegal-pentaraduga-stopped = { $seat } jau sustojo. Dabar stato tik kitas, ir mainų nebėra.
illegal-pentaraduga-nobody-stopped = Dar niekas nesustojo; sustok prieš žymint ar tikrinant rezultatą.
illegal-pentaraduga-exchanging = Vyksta mainai: niekas negali sustoti, kol { $seat } neatidėjo plytelės.
illegal-pentaraduga-exchanged = Mainai partijoje vieni, ir jie jau buvo.
illegal-pentaraduga-dropped = Plytelę atidėjai; dabar plytelę tau turi atidėti { $seat }.
illegal-pentaraduga-no-figure = Tokio rezultato žymėti negalima: plytelės turi sudaryti vieną figūrą, o „Kvadratuose“ ir „Quados“ – dar ir visos.
illegal-pentaraduga-always-checked = Čia niekas nepasiduoda: figūros visada tikrinamos.
illegal-pentaraduga-begin-first = Pirma pasakyk, kad pradedi: nuo tada eina tavo laikas.
illegal-pentaraduga-choose-first = { $seat } dar turi pasirinkti, kieno figūra statoma toliau.
illegal-pentaraduga-original-moved = Plytelė „{ $tile }“ yra iš figūros, kuri statoma toliau, ir lieka vietoje.
## Žaidimai su savo figūromis

illegal-pentaraduga-count = Čia iš karto dedama { $expected ->
    [1] viena plytelė
    [one] { $expected } plytelė
    [few] { $expected } plytelės
   *[other] { $expected } plytelių
}.
illegal-pentaraduga-not-double = Plytelė „{ $tile }“ čia liečia tik vieną plytelę, o turi liesti dvi.
illegal-pentaraduga-no-corner = Plytelė „{ $tile }“ čia nesudaro kampuko: jos trumpoji kraštinė turi stovėti prie ilgosios kraštinės galo.
illegal-pentaraduga-no-ring = Šios plytelės nesudaro žiedo: jame keturios aplink tuščią langelį.
illegal-pentaraduga-wait = Reikia palaukti: dabar žaidžia { $seat }.
illegal-pentaraduga-stocks-left = Visos plytelės atiduodamos tik tada, kai abejos atsargos tuščios.
illegal-pentaraduga-hand-full = Plytelių rankoje turi { $count }; papildoma tik mažesnė ranka.
illegal-pentaraduga-no-prize = Prizas tau nepriklauso: jis už { $count ->
    [one] { $count } plytelę
    [few] { $count } plyteles
   *[other] { $count } plytelių
} iš eilės netraukiant, kai tavo atsargų neužtenka, o priešininkas plytelę turi.
illegal-pentaraduga-prize-first = Ėjimas baigtas: imk prizą arba pasuok.
illegal-pentaraduga-kept = Pirmoji tavo atsargų plytelė palikta: kaip prizą ją ima { $seat }.
illegal-pentaraduga-no-wait = Priešininko dabar laukti nereikia.
illegal-pentaraduga-hurried = Minutė jau eina.
illegal-pentaraduga-no-such-move = Ėjimas – tai plytelė iš rankos, plytelė iš figūros arba pirma viena, paskui kita.
illegal-pentaraduga-not-twice-full = Plytelė „{ $tile }“ čia turi sudaryti du kvadratus: ten, kur stovi, ji jau pilna.
illegal-pentaraduga-untouched = Plytelė „{ $tile }“ turi liesti plytelę, kurią ką tik padėjai.
illegal-pentaraduga-same-place = Plytelė „{ $tile }“ čia jau stovi.
illegal-pentaraduga-splits = Be plytelės „{ $tile }“ jos figūra subyrėtų.
illegal-pentaraduga-stock-left = Pasuoti galima tik tada, kai tavo atsargos tuščios; eik arba mainyk.
illegal-pentaraduga-hand-empty = Tavo rankoje plytelių nėra.
illegal-pentaraduga-no-full-prize = Prizas tau nepriklauso: jis už paskutinę plytelę, padėtą kaip pilną.
illegal-pentaraduga-only-complex = Dabar eina { $seat }; įsiterpti galima tik sudėtiniu ėjimu.
illegal-pentaraduga-shielded = { $seat } daro ėjimą, į kurį įsiterpti negalima.
illegal-pentaraduga-claimed = { $what ->
    [move] Pradėjai ėjimą: dėk plytelę iš rankos.
    [exchange] Pradėjai mainus: mainyk plytelę arba imk.
   *[take] Pradėjai atimti: atimk plytelę.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } pradėjo mainus; palauk, kol baigs.
    [take] { $seat } pradėjo atimti plytelę; palauk, kol baigs.
   *[move] { $seat } pradėjo ėjimą; palauk, kol baigs.
}
## Grobynės ir Siekynės

illegal-pentaraduga-barred = Paskelbei, bet nespėjai; dabar pirma veikia priešininkas.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Mainų dabar skelbti negalima.
    [move] Ėjimo dabar skelbti negalima.
   *[take] Šiame žaidime skelbiamas tik ėjimas arba mainai.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Kol eina pilnos, plytelės nemainomos.
    [start] Kol nepadėta pradžia, plytelės nemainomos.
    [replay] Atsilošiant plytelės nemainomos.
   *[other] Dabar mainyti negalima.
}
illegal-pentaraduga-no-take = Imti neduodant galima tik su viena plytele rankoje ir tuščiomis atsargomis.
illegal-pentaraduga-must-exchange = Pasuoti galima tik tada, kai priešininko atsargos tuščios; dėk plytelę arba mainyk.
illegal-pentaraduga-start-more = Pradinei figūrai { $laid ->
    [one] { $laid } plytelės
    [few] { $laid } plytelių
   *[other] { $laid } plytelių
} per maža.
illegal-pentaraduga-start-claims = Plytelės „{ $tile }“ čia dėti negalima: pradinė figūra prasideda viduryje, ir dvi to paties žaidėjo plytelės liečiasi.
illegal-pentaraduga-start-reach = Plytelės „{ $tile }“ čia dėti negalima: gautoji plytelė guli prie linijos priešininko pusėje, ne geltonai į liniją, o viena tavoji liečia ją iš tavo pusės.
illegal-pentaraduga-start-reach-plus = Plytelės „{ $tile }“ čia dėti negalima: pradinė figūra prasideda virš linijos, prie pat jos, ir abiejose pusėse turi po dvi plyteles.
illegal-pentaraduga-not-yellow = Plytelėje „{ $tile }“ nėra geltonos; perduok plytelę su geltona arba mainyk.
illegal-pentaraduga-full-elsewhere = Plytelė „{ $tile }“ kitur gali būti pilna, tad ten ją ir dėk.
illegal-pentaraduga-intercept-full = Dabar ne tavo eilė: įsiterpti gali tik su pilna, o plytelė „{ $tile }“ čia kvadrato nesudaro.

## Mokomosios partijos

malformed-training-file = Tai ne mokomosios partijos įrašas; reikia objekto arba objekto su sąrašu „records“.
malformed-training-game = „{ $name }“, plytelių { $set }, – ne Pentaradugos žaidimas; reikia pavadinimo iš knygos arba vieno iš: { $expected }.
malformed-training-deal = Plytelės rankose, atsargose ir figūrose prieš pirmąjį įvykį turi būti visos ({ $count }), kiekviena po kartą.
malformed-training-prefigures = Figūros prieš pirmąjį įvykį turi būti be trūkumų, o žaidimuose su savo figūromis priklausyti A arba B.
malformed-training-key = Trūksta „{ $key }“.
malformed-training-type = „{ $type }“ – ne šio žaidimo įvykis, arba jam ne laikas.
malformed-training-number = Ėjimas { $number } negali būti kitas, eina { $seat }: A turi nelyginius numerius, B – lyginius, o paskutinis buvo { $last }.
malformed-training-figure = Figūros „{ $name }“ nėra; yra: { $expected }.
malformed-training-untaken = { $seat } dar turi paimti: { $tiles }.
malformed-training-unfinished = Įrašas baigiasi, o partija dar ne.
malformed-training-remark = Pastaba turi būti objektas.
malformed-training-remark-late = Pastaba skirta vietai po įvykio { $at }, o jų tik { $count }.
malformed-training-differs = { $what ->
    [hand] Išdalytos plytelės
    [tiles] Ištrauktos ar paimtos plytelės
    [refusal] Pasavimo rūšis
    [start] Figūros pradžia
    [source] Iš kur plytelė
    [owner] Kieno buvo plytelė
    [figure] Figūra
    [mark] Ar ji sudaro kvadratą
    [reach] Ar pasiekta
    [finish] Ar baigta
    [intercept] Įsiterpimas
    [give] Atiduotos plytelės
    [give_to] Plytelė atsargų gale
    [take_from] Plytelė atsargų pradžioje
    [take] Veiksmo pavadinimas
    [stage] Visuotinių mainų pakopa
    [collect] Per mainus paimtos plytelės
    [squares] Kvadratai
    [violations] Pažeidimai
    [count_all] Plytelės vietos
    [count_full] Vietos, kur plytelė pilna
    [count_double] Vietos, kur plytelė dviguba
    [has_full] Ar plytelė gali būti pilna
    [count] Kampukai
    [left] Likusios plytelės
    [points] Taškai
    [score] Rezultatas
   *[other] { $what }
}: įraše { $said }, o pagal taisykles { $found }.

## Kaip baigiasi partijos

outcome-played = Visi ėjimai padaryti, taškai suskaičiuoti.
outcome-checked = Abi figūros patikrintos.
outcome-checked-even = Abi figūros vertos tiek pat: laimi, kas buvo greitesnis.
outcome-extended = Suskaičiuoti pratęstos figūros kvadratai.
outcome-surrendered = { $loser } pasiduoda ir kitos figūros nemato.
outcome-interrupted = Abu pasavo; kiekvienas gauna po tašką už kiekvieną kitam likusią plytelę.
outcome-replay-time = Atsilošimo laikas baigėsi, taškai suskaičiuoti.

## Kompiuterio lygiai

level-pentaraduga-1 = Pradedantysis
level-pentaraduga-about-1 = Neskuba ir daug ko nepastebi.
level-pentaraduga-2 = Žaidėjas
level-pentaraduga-about-2 = Mato beveik visas vietas ir neskuba.
level-pentaraduga-3 = Meistras
level-pentaraduga-about-3 = Greitas, mato viską ir galvoja į priekį.

## Pamokos

malformed-pentaraduga-unsound = Taip partijos pradėti negalima: „{ $part }“ nedera su likusiu dalijimu.
malformed-pentaraduga-middle = Iš čia partijos pradėti negalima: ji baigta arba figūra statoma toliau.
malformed-pentaraduga-covered-figure = Čia viena figūra uždengta, ir jos plytelių iš naujo traukti negalima. Pradėk nuo ankstesnio ėjimo arba palik paslėptas plyteles, kokios buvo.
malformed-lesson-at = { $id }: kalbama apie tai, kas po ėjimo { $at }, o ėjimų tik { $count }.
malformed-lesson-texts = { $id } paaiškinimuose kalba „{ $language }“ antraštės yra { $found }; reikia: { $expected }.
lesson-fulls-1 = Pilnos, 1 partija: pilnų virtinės
lesson-fulls-2 = Pilnos, 2 partija: pradžioje nėra kuo eiti
lesson-fulls-3 = Pilnos, 3 partija: spąstai pabaigoje
lesson-squares-1 = Kvadratai, 1 dalijimas: blefas
lesson-squares-2 = Kvadratai, 2 dalijimas: kas sustos anksčiau
lesson-squares-3 = Kvadratai, 3 dalijimas: patikrinta
lesson-claims-1 = Grobynės, 1 partija: figūra pagrobta
lesson-claims-2 = Grobynės, 2 partija: mainai
lesson-reach-v1 = Siekynės, pirmas variantas: įsiterpimai, ir pasiekta
lesson-reach-v2 = Siekynės, antras variantas: baigti anksčiau už kitą
lesson-reach-v3 = Siekynės, trečias variantas: kita pilna
lesson-reach-v4 = Siekynės, ketvirtas variantas: lygiosios
lesson-reach-v5 = Siekynės, penktas variantas: pasiekia antrasis
lesson-doubles-1 = Dvigubos, 1 partija: visuotiniai mainai
lesson-doubles-2 = Dvigubos, 2 partija: trys prizai
lesson-doubles-4 = Dvigubos, 4 partija: aštuoni – nulis
lesson-rings-1 = Žiedai, 1 partija: žiedas užbaigtas
lesson-rings-2 = Žiedai, 2 partija: žiedas nuo pat pradžių
lesson-steals-1 = Atimynės, mokomoji partija
lesson-steals-problem = Atimynės, uždavinys: dešimt – nulis

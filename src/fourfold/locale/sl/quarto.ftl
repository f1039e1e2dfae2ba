### Quarto.

## Figure

# »Figura« je ženskega spola.
piece-name = { $colour ->
       *[light] svetla
        [dark] temna
    } { $height ->
       *[tall] visoka
        [short] nizka
    } { $shape ->
       *[round] okrogla
        [square] oglata
    } { $top ->
       *[solid] polna
        [hollow] votla
    }

feature-colour = barva
feature-shape = oblika
feature-height = višina
feature-top = luknja
# Kaj je skupno figuram v vrsti, zato v množini.
value-light = svetle
value-dark = temne
value-round = okrogle
value-square = oglate
value-tall = visoke
value-short = nizke
value-solid = polne
value-hollow = votle

## Zavrnitve

illegal-quarto-other-phase = { $phase ->
        [give] Najprej daj nasprotniku figuro.
        [place] Najprej postavi figuro, ki jo držiš.
       *[close] Vse figure stojijo: zakliči ali reci, da je končano.
    }
illegal-quarto-piece-gone = Te figure ni mogoče dati, je že v igri: { $piece }.
illegal-quarto-square-taken = Polje { $square } je zasedeno: { $piece }.
illegal-quarto-calls-auto = Za to mizo vrste zmagajo same; nihče ne kliče.
illegal-quarto-call-points-nowhere = Pokaži, katero vrsto misliš.
illegal-quarto-call-squares = Ob klicu se pokažejo štiri različna polja.
illegal-quarto-call-after-placing = Za to mizo se najprej postavi in nato zakliče.
illegal-quarto-called-already = V tej potezi je bil tvoj klic že izrečen.
illegal-quarto-no-call-now = Zdaj ne moreš zaklicati.

## Besedila, ki se ne dajo prebrati

malformed-quarto-piece = »{ $text }« ni figura; pričakovana je šestnajstiška števka 0–f ali štiri črke, po ena od L/D, R/Q, T/S, F/H.
malformed-quarto-square = »{ $text }« ni polje; pričakovano je od a1 do d4.
malformed-quarto-line = »{ $text }« ni vrsta; pričakovana sta dva konca, kot je a3-d3, ali štiri polja.
malformed-quarto-position-fields = Pozicija »{ $text }«: pričakovani so plošča, presledek in figura v roki ali »-«.
malformed-quarto-position-ranks = Plošča »{ $text }«: pričakovane so 4 vrstice, ločene z »/«, najdeno: { $found }.
malformed-quarto-position-rank = Vrstica { $rank } na plošči, »{ $text }«: pričakovana so 4 polja, najdeno: { $found }.
malformed-quarto-position-digit = »{ $text }« na { $square } ni figura; pričakovana je šestnajstiška števka 0–f ali ».«.
malformed-quarto-piece-twice = Figura { $piece } je na plošči dvakrat: { $first } in { $second }.
malformed-quarto-hand-placed = Figura v roki, { $piece }, je že na plošči: { $square }.
malformed-quarto-features = Lastnosti so ena ali več od teh, vsaka enkrat: { $expected }.
malformed-quarto-shared = Skupnih lastnosti v vrsti ne more biti { $shared }: šteje jih samo { $features }.
malformed-quarto-full = V »{ $text }« ni več kaj igrati.
malformed-quarto-starter = »{ $text }« ni tisti, ki začne; pričakovano je A ali B.
malformed-detail = Za »{ $word }« v oklepaju ni ničesar, najdeno pa je »({ $detail })«.
malformed-memory = Tabela ({ $megabytes } MB) ne gre v pomnilnik tega računalnika.

## Program za igranje

malformed-engine-command = »{ $text }« ni ukaz; pričakovano: { $expected }.
malformed-engine-alone = »{ $command }« stoji sam, za njim pa je »{ $text }«.
malformed-engine-setoption = »setoption { $text }«: pričakovano je »setoption name IME value VREDNOST«.
malformed-engine-option = Ni možnosti »{ $text }«; pričakovano: { $expected }.
malformed-engine-position = »position { $text }«: pričakovano je »start« ali pozicija, kot je 0..f/..../.3../.... 9, nato morda »moves« in izmenoma polja in figure.
malformed-engine-go = »go … { $text }«: pričakovano je time MS, nodes N, infinite, moves ali nič.
malformed-engine-infinite = »infinite« pomeni brez omejitve, zato ne gre ne k time ne k nodes.
illegal-engine-busy = »{ $command }« mora počakati na konec iskanja; »stop« ga prekine.

## Kako se partije končajo

outcome-line = { $winner } zmaga z vrsto.
outcome-false-call = { $winner } zmaga: { $loser } zakliče brez vrste.
outcome-full = Neodločeno: vse figure stojijo in nihče ni zaklical.

## Stopnje računalnika in kako katera igra

level-quarto-1 = Novinec
level-quarto-about-1 = Spregleda vrste in zamudi klice.
level-quarto-2 = Začetnik
level-quarto-about-2 = Vidi veliko, a še kaj zgreši.
level-quarto-3 = Učenec
level-quarto-about-3 = Vrste vidi, a podarja zmage.
level-quarto-4 = Ljubitelj
level-quarto-about-4 = Vzame vsako zmago, ki jo vidi.
level-quarto-5 = Član kluba
level-quarto-about-5 = Premisli, preden da.
level-quarto-6 = Poznavalec
level-quarto-about-6 = Misli več potez naprej.
level-quarto-7 = Mojster
level-quarto-about-7 = Skoraj nikoli se ne zmoti.
level-quarto-8 = Nepremagljivi
level-quarto-about-8 = Nikoli se ne zmoti.

## Pravila na izbiro

preset-international = Običajna pravila
preset-beginners-1 = Za začetnike: šteje samo barva
preset-beginners-2 = Za začetnike: štejeta barva in oblika
preset-beginners-3 = Za začetnike: šteje vse razen luknje
preset-advanced = Za napredne: tudi kvadrati 2×2 so vrste
preset-tournament = Turnir: minuta na potezo, napačen klic izgubi
preset-balkan = Pozni klic za oba, kot na Balkanu
preset-taiwan = Klic pred postavitvijo, kot na Tajvanu
preset-greek-2 = Dve skupni lastnosti, po grško
preset-own = Kakor pravijo navodila v tvojem jeziku

### Strani ob mizi: posnetek, pravila, postavitev.

web-title-replay = Posnetek · Fourfold
web-title-rules = Kako se igra · Fourfold
web-title-setup = Postavi · Fourfold
web-title-analysis = Analiza · Fourfold
web-title-review = Pregled · Fourfold
web-title-levels = Stopnje računalnika · Fourfold

## Posnetek

web-replay-of = { $a } in { $b }
web-replay-opening = Nalagam partijo …
web-replay-result-draw = Neodločeno
web-replay-result-winner = { $name } zmaga
web-replay-result-none = Še ni končano
web-replay-step = Korak { $step } od { $last }
web-replay-steps = Koraki partije
web-replay-walk = Pojdi skozi partijo
web-replay-first = Na začetek
web-replay-back = Korak nazaj
web-replay-forward = Korak naprej
web-replay-last = Na konec
web-replay-play = Predvajaj
web-replay-pause = Ustavi
web-replay-began = { $name } začne in izbere prvo figuro.
web-replay-began-holding = { $name } začne s figuro v roki.
web-replay-told-resign = { $name } preda partijo.
web-replay-told-claim = { $name } zahteva zmago: druga stran se ni vrnila.
web-replay-told-time-up = Čas se je iztekel.
web-replay-told-wait = Partija čaka na igralca.
web-replay-told-away = Nekoga ni.
web-replay-told-back = Vsi so spet tu.
web-replay-told-resumed = Partija je bila prekinjena in se nadaljuje.
web-replay-told-takeback = { $name } privoli in poteza je vzeta nazaj.
web-replay-told-word = { $right ->
        [yes] { $name } zakliče Quarto. Vrsta je tu!
       *[no] { $name } zakliče Quarto, a vrste ni.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = Drži jo { $name }.
web-replay-hand-empty = Nihče ne drži figure.
web-replay-rest = Preostale figure
web-replay-missed = Spregledano: { $lines }. Nihče ni zaklical.
web-replay-missed-some = V tej partiji je bila vrsta spregledana { $count }-krat.
web-replay-missed-none = Nobena vrsta ni bila spregledana.
web-replay-missed-show = Pokaži
web-replay-missed-next = Pokaži drugo
web-replay-moves = Poteze
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, vzeto nazaj
web-replay-move-missed = { $move }, spregledana vrsta
web-replay-entry-start = Začetek
web-replay-entry-resign = { $name } preda
web-replay-entry-claim = { $name } zahteva zmago
web-replay-entry-time = Konec časa
web-replay-entry-done = { $name }: brez klica
web-replay-entry-agreed = Dogovorjen remi
web-replay-share = Deli partijo
web-replay-link = Kopiraj
web-replay-link-copied = Povezava je kopirana. Odpre partijo na tem koraku.
web-replay-link-text = Partija igre { $game }:
web-replay-save = Shrani …
web-replay-save-title = Shrani partijo
web-replay-save-picture = Slika
web-replay-save-picture-hint = Kako stoji na koncu.
web-replay-save-svg = Kot SVG
web-replay-save-png = Kot PNG
web-replay-save-record = Zapis
web-replay-save-record-hint = Vse poteze, da jih hraniš ali tu znova odpreš.
web-replay-save-text = Za branje
web-replay-save-json = Za programe
web-replay-save-failed = Slike ni bilo mogoče narediti.
web-replay-on = Igraj od tod
web-replay-on-title = Igraj od koraka { $step }
web-replay-on-hint = Nova miza s to pozicijo. Vrste, ki so že dopolnjene, ne štejejo več, samo nove.
web-replay-on-over = Tu ni več kaj igrati.
web-replay-on-side = Igraš za
web-replay-on-computer = Proti računalniku
web-replay-on-here = V dvoje, tukaj
web-replay-on-friend = Prijatelj, s povezavo
web-replay-to-table = K mizi
web-replay-opened = Posnetki, odprti na tej napravi
web-replay-opened-hint = Odprejo se tudi brez interneta.

## Kako se igra

web-rulebook-title = Kako se igra Quarto
web-rulebook-lead = Dva človeka, šestnajst figur, ena plošča. Tri minute, in znaš vse.
web-rulebook-play = Igraj zdaj
web-rulebook-print = Natisni stran
web-rulebook-pieces = Figure
web-rulebook-pieces-text = Vsaka od šestnajstih figur je samo ena. Figura je svetla ali temna, okrogla ali oglata, visoka ali nizka, polna ali votla. Nikogaršnje so: oba igrata z vsemi.
web-rulebook-all = Vseh šestnajst figur
web-rulebook-pair-colour = svetla ali temna
web-rulebook-pair-shape = okrogla ali oglata
web-rulebook-pair-height = visoka ali nizka
web-rulebook-pair-top = polna ali votla
web-rulebook-turn = Poteza: postavi, nato daj
web-rulebook-turn-text = Svoje figure nikoli ne izbiraš. Nasprotnik ti jo da, ti jo postaviš na katero koli prosto polje. Nato izbereš figuro, ki jo mora postaviti nasprotnik.
web-rulebook-turn-1 = Dobiš figuro.
web-rulebook-turn-2 = Postaviš jo na prosto polje.
web-rulebook-turn-3 = Izbereš figuro in jo daš.
web-rulebook-turn-board = Plošča s štirimi figurami; nova stoji na c2.
web-rulebook-line = Kaj zmaga
web-rulebook-line-text = Štiri figure v vrstici, stolpcu ali na dolgi diagonali, ki imajo nekaj skupnega, so vrsta: vse temne, vse votle, vse nizke … Ni pomembno, kdo jih je postavil.
web-rulebook-line-hollow = Vse štiri na diagonali so votle. Nič drugega ni enako, in tudi ni treba.
web-rulebook-line-tall = Vse štiri v stolpcu so visoke.
web-rulebook-line-none = Polna vrstica, a ni vrsta: nič ni enako na vseh štirih.
web-rulebook-quiz = So te štiri vrsta?
web-rulebook-quiz-text = Kaj je skupno vsem štirim? Pravilnih odgovorov je lahko več; eden zadošča.
web-rulebook-quiz-number = { $number } od { $count }
web-rulebook-quiz-group = Štiri figure, { $number } od { $count }
web-rulebook-quiz-what = Skupno je
web-rulebook-quiz-colour = Barva
web-rulebook-quiz-shape = Oblika
web-rulebook-quiz-height = Višina
web-rulebook-quiz-top = Luknja
web-rulebook-quiz-nothing = Nič
web-rulebook-quiz-right = Da. { $why }
web-rulebook-quiz-wrong = Ne čisto. { $why }
web-rulebook-quiz-wait = Izberi in poglej.
web-rulebook-quiz-next = Naprej
web-rulebook-quiz-again = Od začetka
web-rulebook-quiz-score = Na prvi pogled: { $right } od { $count }.
web-rulebook-quiz-why-dark = Vse štiri so temne, kar koli so že poleg tega. Vrsta.
web-rulebook-quiz-why-hollow = Vse štiri imajo luknjo. Barve, oblike in višine so mešane, a eno zadošča.
web-rulebook-quiz-why-none-near = Tri so okrogle, tri so visoke, tri so svetle. Tri niso dovolj: ni vrste.
web-rulebook-quiz-why-square-short = Vse štiri so oglate in vse štiri so nizke. Dva razloga hkrati, a še vedno ena vrsta.
web-rulebook-quiz-why-none-two = Od vsega po dve: ni vrste.
web-rulebook-quiz-why-solid = Nobena nima luknje. Tudi to jim je skupno. Vrsta.
web-rulebook-give = Katero figuro smeš dati?
web-rulebook-give-text = Tvoja figura stoji; zdaj daj naslednjo. Dvema vrsticama manjka po ena figura do vrste. Najdi figuro, ki ne dopolni nobene.
web-rulebook-give-board = V vrstici 4 so tri temne figure, v vrstici 1 tri votle.
web-rulebook-give-pieces = Figure za dajanje
web-rulebook-give-wait = Tapni figuro.
web-rulebook-give-safe = Varna: svetla je in polna, zato ne dopolni nobene vrstice.
web-rulebook-give-dark = Nasprotnik jo postavi na d4: štiri temne figure. Poraz!
web-rulebook-give-hollow = Nasprotnik jo postavi na d1: štiri votle figure. Poraz!
web-rulebook-give-both = Temna in votla: nasprotnik lahko izbira med d4 in d1. Poraz!
web-rulebook-call = Moraš zaklicati
web-rulebook-call-text = Vrsta sama še ne zmaga. Nekdo jo mora videti, zaklicati »Quarto!« in jo pokazati. Kdor vrsto spregleda, jo lahko izgubi v korist nasprotnika.
web-rulebook-call-1 = Tvoja figura stoji
web-rulebook-call-1-who = Smeš zaklicati, preden daš naslednjo.
web-rulebook-call-2 = Figura je dana
web-rulebook-call-2-who = Zdaj sme nasprotnik zaklicati, kar ti je ušlo, preden postavi.
web-rulebook-call-3 = Naslednja figura stoji
web-rulebook-call-3-who = Stara vrsta ne velja več. Štejejo samo vrste skozi novo figuro.
web-rulebook-call-false = Klic, vrste pa ni? Vsi to slišijo, in nič drugega. Smeš enkrat na potezo, zato dobro poglej.
web-rulebook-call-end = Ko stoji vseh šestnajst figur, sme vsak še enkrat zaklicati; potem je neodločeno.
web-rulebook-call-page = Stran ti nikoli ne pove, ali je kje vrsta. Prav to je igra.
web-rulebook-variants = Drugi načini igre
web-rulebook-variants-text = Izbereš jih na prvi strani, pod gumbom za igro. Vsako pravilo se da spremeniti tudi posebej.
web-rulebook-block = Štiri sosednje v kvadratu
web-rulebook-block-board = V igri za napredne so tudi te štiri, vse svetle, vrsta.
web-rulebook-ready = Gremo?

## Postavitev

web-setup-title = Postavi pozicijo
web-setup-lead = Tapni figuro, nato polje. Tapni figuro na plošči, da jo premakneš ali odstraniš.
web-setup-board = Plošča za postavitev
web-setup-hand-none = Nihče ne drži figure. Tapni figuro, nato tukaj.
web-setup-hand-is = V roki: { $piece }
web-setup-hand-put = V roko: { $piece }
web-setup-pieces = Neuporabljene figure
web-setup-off = Odstrani
web-setup-clear = Počisti
web-setup-status-empty = Izberi figuro.
web-setup-status-lifted = { $piece }: kam?
web-setup-status-count = { $count ->
        [one] Na plošči je { $count } figura.
        [two] Na plošči sta { $count } figuri.
        [few] Na plošči so { $count } figure.
       *[other] Na plošči je { $count } figur.
    }
web-setup-put = { $square }: { $piece }.
web-setup-taken = Odstranjeno: { $piece }.
web-setup-handed = V roki: { $piece }.
web-setup-position = Kot besedilo
web-setup-position-hint = Kopiraj ali prilepi: vrstice od 4 do 1, nato figura v roki.
web-setup-not-position = To ni pozicija. Videti je takole: { $example }
web-setup-piece-twice = Ta figura je tu dvakrat: { $piece }.
web-setup-record-pasted = To je zapis. Spodaj je; odpri ga tam.
web-setup-start = Začni tu
web-setup-start-title = Odigraj
web-setup-with = S kom
web-setup-with-bot = Računalnik
web-setup-with-friend = Prijatelj
web-setup-with-here = Tukaj
web-setup-turn = { $holding ->
        [yes] Figuro postavi
       *[no] Naslednjo figuro da
    }
web-setup-turn-lot = žreb
web-setup-turn-you = jaz
web-setup-turn-other = drugi
web-setup-turn-first = igralec 1
web-setup-turn-second = igralec 2
web-setup-record-title = Poglej zapis
web-setup-record-lead = Prilepi zapis ali izberi datoteko in glej partijo korak za korakom.
web-setup-record = Zapis
web-setup-record-file = Izberi datoteko
web-setup-record-open = Poglej
web-setup-record-big = Ta datoteka je prevelika za zapis.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Postavi pozicijo

## K analizi, pregledu in stopnjam

web-analysis-link = Analiziraj pozicijo
web-setup-analyse = Analiziraj
web-review-link = Pregled
web-levels-link = Kaj pričakovati od katere stopnje

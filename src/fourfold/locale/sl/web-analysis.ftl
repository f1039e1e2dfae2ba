### Analiza in pregled Quarta ter stopnje računalnika.

## Koliko je vredna izbira

# Za imenom polja ali figure. $turns je 0, kadar se ne ve, kako hitro.
web-worth = { $value ->
        [win] { $turns ->
                [0] zmaga
                [1] zmaga takoj
                [one] zmaga v { $turns } potezi
                [two] zmaga v { $turns } potezah
                [few] zmaga v { $turns } potezah
               *[other] zmaga v { $turns } potezah
            }
        [loss] { $turns ->
                [0] izgubi
                [1] izgubi takoj
                [one] izgubi v { $turns } potezi
                [two] izgubi v { $turns } potezah
                [few] izgubi v { $turns } potezah
               *[other] izgubi v { $turns } potezah
            }
        [draw] neodločeno
       *[unknown] še ni znano
    }
web-worth-square = { $square }, prazno: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analiza

web-analysis = Analiza
web-verdict-holder-win = { $turns ->
        [0] Kdor drži figuro, zmaga.
        [1] Kdor drži figuro, zmaga takoj.
        [one] Kdor drži figuro, zmaga v { $turns } potezi.
        [two] Kdor drži figuro, zmaga v { $turns } potezah.
        [few] Kdor drži figuro, zmaga v { $turns } potezah.
       *[other] Kdor drži figuro, zmaga v { $turns } potezah.
    }
web-verdict-holder-draw = Če oba igrata dobro, je neodločeno.
web-verdict-holder-loss = { $turns ->
        [0] Kdor drži figuro, izgubi.
        [one] Kdor drži figuro, izgubi v { $turns } potezi.
        [two] Kdor drži figuro, izgubi v { $turns } potezah.
        [few] Kdor drži figuro, izgubi v { $turns } potezah.
       *[other] Kdor drži figuro, izgubi v { $turns } potezah.
    }
web-verdict-holder-unknown = Koliko je vredno držati to figuro?
web-verdict-giver-win = { $turns ->
        [0] Kdor zdaj daje, zmaga.
        [one] Kdor zdaj daje, zmaga v { $turns } potezi.
        [two] Kdor zdaj daje, zmaga v { $turns } potezah.
        [few] Kdor zdaj daje, zmaga v { $turns } potezah.
       *[other] Kdor zdaj daje, zmaga v { $turns } potezah.
    }
web-verdict-giver-draw = Če oba igrata dobro, je neodločeno.
web-verdict-giver-loss = { $turns ->
        [0] Kdor zdaj daje, izgubi.
        [1] Kdor zdaj daje, izgubi takoj.
        [one] Kdor zdaj daje, izgubi v { $turns } potezi.
        [two] Kdor zdaj daje, izgubi v { $turns } potezah.
        [few] Kdor zdaj daje, izgubi v { $turns } potezah.
       *[other] Kdor zdaj daje, izgubi v { $turns } potezah.
    }
web-verdict-giver-unknown = Koliko je vredno zdaj dajati?
web-verdict-line = Vrsta: { $lines }. Kdor je postavil zadnjo figuro, zakliče in zmaga.
web-verdict-full = Plošča je polna in nihče nima vrste: neodločeno.
web-analysis-place = Tapni polje, da jo postaviš tja.
web-analysis-give = Tapni figuro, da jo daš.
web-analysis-waiting = Čakam, da pridem na vrsto …
web-analysis-searching = Znano { $done } od { $all }. Plošč: { $boards } v { $seconds } s …
web-analysis-complete = Vse je znano. Plošč: { $boards } v { $seconds } s.
web-analysis-known = Vse je znano.
web-analysis-time = Minuta je mimo, znano je { $done } od { $all }.
web-analysis-stopped = Ustavljeno. Znano je { $done } od { $all }.
web-analysis-stop = Ustavi
web-analysis-again = Naprej
web-analysis-back = Nazaj
web-analysis-setup = Postavi ali igraj
web-analysis-text = Pozicija ali zapis
web-analysis-text-hint = Kopiraj jo ali prilepi pozicijo sem. Prilepljen zapis se odpre kot pregled.
web-analysis-not-text = To ni ne pozicija ne zapis. Pozicija je videti takole: { $example }
web-analysis-rules = Kaj šteje kot vrsta
web-analysis-legend = Kaj pomenijo znaki
web-analysis-legend-text =
    + na krogu: zmaga. = na traku: neodločeno. − na kvadratu: izgubi. Vse to za tistega, ki zdaj odloča, če oba odtlej igrata dobro.
    Število pove, čez koliko potez stoji vrsta, štejejo tudi nasprotnikove. Obroč označuje najboljše.

## Pregled

web-review-move-mistake = { $move }, napaka
web-review-plot = Koliko je bila partija vredna po vsakem koraku: nad sredino zmaga { $a }, pod njo { $b }.
web-review-plot-wins = { $name } zmaga
web-review-win = { $name } zmaguje.
web-review-draw = Neodločeno je, če oba igrata dobro.
web-review-loss = { $name } izgublja, če druga stran igra dobro.
web-review-threw-win = { $after ->
        [draw] { $name } zapravi zmago. Zdaj je neodločeno.
       *[loss] { $name } zapravi zmago. Zdaj zmaguje druga stran.
    }
web-review-threw-draw = { $name } zapravi remi. Zdaj zmaguje druga stran.
web-review-missed = { $name } zamudi klic: { $lines }.
web-review-decided = To je odločilo partijo.
web-review-mistakes = { $count ->
        [0] Brez napake.
        [one] { $count } napaka.
        [two] { $count } napaki.
        [few] { $count } napake.
       *[other] { $count } napak.
    }
web-review-next = Naslednja napaka
web-review-better = { $name }: kaj bi bilo treba igrati?
web-review-back = Nazaj k odigranemu
web-review-looking = Gledam …
web-review-unknown = Tega ni bilo mogoče ugotoviti.
web-review-was-best = Nič ni bilo boljše: { $worth }.
web-review-call = Zmago bi prinesel klic: { $lines }.
web-review-best-square = Najboljše je bilo { $squares }: { $worth }.
web-review-best-piece = Najboljše je bilo dati figuro z obročem: { $worth }.
web-review-analyse = Analiziraj to pozicijo
web-review-replay = Samo poglej

## Stopnje

web-levels = Stopnje računalnika
web-levels-lead = Osem stopenj Quarta, vsaka občutno močnejša od prejšnje. Pojdi više, ko večkrat zmagaš kot izgubiš.
web-levels-expect-1 = Vidi tri vrste od desetih, svoje in tiste, ki jih podarja. Premaga ga lahko vsak, ki je pravkar prebral pravila.
web-levels-expect-2 = Vidi nekaj več kot polovico vrst. Dober za prvi večer.
web-levels-expect-3 = Vidi večino vrst. Komaj pazi, kaj bo ostalo za dajanje, zato mu zmanjka varnih figur.
web-levels-expect-4 = Vidi skoraj vse vrste. Za zmago moraš šteti varne figure, on pa to počne samo v polovici primerov.
web-levels-expect-5 = Vidi vsako vrsto potezo naprej. Nikoli ti ne da zmage, dokler lahko da drugo figuro.
web-levels-expect-6 = Pogosto igra brez napake, ko je polovica plošče polna.
web-levels-expect-7 = Od desetih prostih polj naprej večinoma igra brez napake. Prednost potrebuješ že prej.
web-levels-expect-8 = Nikoli se ne zmoti in nastavlja pasti. Kdor tudi sam igra brez napake, doseže remi, in nihče ne doseže več.
web-levels-below = Od sto partij proti stopnji { $level } jih dobi { $wins }, neodločenih je { $draws }.
web-levels-measured = Izmerjeno v partijah stopenj med seboj, po 200 za vsaki dve. Trak kaže, kako se je končalo sto partij proti prejšnji stopnji: dobljene, neodločene, izgubljene.
web-levels-play = Igraj proti: { $name }
web-levels-play-short = Igraj

### Stránky na učenie: pravidlá, slovníček, lekcie, tréningy.

web-title-learn = Učenie · Fourfold
web-title-glossary = Slovníček · Fourfold
web-title-lesson = Lekcia · Fourfold
web-title-train = Tréning · Fourfold
web-title-document = { $title } · Fourfold

## Prehľad

web-learn-lead = Pravidlá s obrázkami, partie vysvetlené ťah po ťahu a cvičenia pre oči.
web-only-english = Tento text je zatiaľ len v angličtine.
web-learn-rules = Pravidlá
web-learn-age = Od { $age } rokov
web-learn-lessons = Lekcie
web-learn-lessons-text = Cvičné partie, krok po kroku. Niekde sú odbočky: iný ťah a čo z neho vzíde.
web-learn-trainers = Tréningy
web-learn-trainers-text = Pár minút denne. Výsledky zostávajú v tomto zariadení.
web-learn-glossary = Slovníček
web-learn-glossary-text = Čo ktoré slovo znamená. V textoch ťukni na podčiarknuté slovo a uvidíš výklad.
web-learn-to-glossary = Otvoriť slovníček
web-learn-play = Zahrať si
web-learn-more = Ďalšie učenie
web-learn-seek = Nájsť slovo
web-learn-sought = { $count ->
    [0] Také slovo tu nie je.
    [one] { $count } slovo
    [few] { $count } slová
   *[other] { $count } slov
}

## Obrázky a miesta slovami

web-learn-figure = { $tiles ->
    [one] Obrazec: { $tiles } dielik
    [few] Obrazec: { $tiles } dieliky
   *[other] Obrazec: { $tiles } dielikov
}
web-learn-place = { $direction ->
    [up] Miesto { $number }, vrchol nahor
    [right] Miesto { $number }, vrchol doprava
    [down] Miesto { $number }, vrchol nadol
   *[left] Miesto { $number }, vrchol doľava
}

## Cvičenia

web-learn-answers = Odpovede
web-learn-choose = Vyber odpoveď.
web-learn-right = Správne!
web-learn-wrong = Nie. Pozri sa znova.
web-learn-yes = Áno
web-learn-no = Nie
web-learn-places-wait = { $count ->
    [one] Ťukni na miesto. Je jedno.
    [few] Ťukni na miesta. Sú { $count }.
   *[other] Ťukni na miesta. Je ich { $count }.
}
web-learn-places-found = { $count ->
    [1] Hľadaj ďalej.
   *[other] Nájdené { $found } z { $count }.
}
web-learn-verdict-clash = Nie: farby sa tu líšia.
web-learn-verdict-rough = Nie: uhlopriečky sa nestretávajú koncami.
web-learn-verdict-apart = Nie: tu sa obrazca nedotýka.
web-learn-verdict-fits-right = Áno, pasuje.
web-learn-verdict-full-right = Áno, tvorí štvorec.
web-learn-verdict-full-wrong = Pasuje, ale netvorí štvorec.
web-learn-verdict-twice-full-right = Áno, tvorí dva štvorce.
web-learn-verdict-twice-full-wrong = Pasuje, ale netvorí dva štvorce.
web-learn-verdict-double-right = Áno, dotýka sa dvoch dielikov.
web-learn-verdict-double-wrong = Pasuje, ale dotýka sa len jedného dielika.
web-learn-verdict-corner-right = Áno, dvojitý a s rohom.
web-learn-verdict-corner-wrong = Pasuje, ale dotýka sa len jedného dielika, alebo netvorí roh.

## Lekcie

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Ruka
web-lesson-hand-of = Ruka hráča { $seat }
web-lesson-stock = Zásoba
web-lesson-stock-of = Zásoba hráča { $seat }
web-lesson-none = Už nie je čo položiť
web-lesson-figure-of = Obrazec hráča { $seat }
web-lesson-steps = Kroky
web-lesson-step = { $step } z { $last }
web-lesson-previous = Späť
web-lesson-next = Ďalej
web-lesson-begins = Rozdanie
web-lesson-line-begins = Čo keby…
web-lesson-leave = Späť k partii
web-lesson-lines = Čo keby…
web-lesson-line-lays = { $same ->
    [yes] { $seat } kladie { $tiles } inam
   *[no] { $seat } kladie namiesto toho { $tiles }
}
web-lesson-line-ends = Partia sa potom končí { $a }:{ $b }
web-lesson-score = Partia sa končí { $a }:{ $b }
web-lesson-play = Hrať odtiaľto ďalej s počítačom
web-lesson-misprints = Tlačové chyby v knihe
web-lesson-misprint = V knihe stojí „{ $printed }“; čítaj „{ $read }“.
web-lesson-did = { $seat } koná.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } kladie dielik:
        [few] { $seat } kladie { $count } dieliky:
       *[other] { $seat } kladie { $count } dielikov:
    }
    [one] { $count ->
        [one] { $seat } kladie dielik a tvorí štvorec:
        [few] { $seat } kladie { $count } dieliky a tvorí štvorec:
       *[other] { $seat } kladie { $count } dielikov a tvorí štvorec:
    }
    [few] { $count ->
        [one] { $seat } kladie dielik a tvorí { $squares } štvorce:
        [few] { $seat } kladie { $count } dieliky a tvorí { $squares } štvorce:
       *[other] { $seat } kladie { $count } dielikov a tvorí { $squares } štvorce:
    }
   *[other] { $count ->
        [one] { $seat } kladie dielik a tvorí { $squares } štvorcov:
        [few] { $seat } kladie { $count } dieliky a tvorí { $squares } štvorcov:
       *[other] { $seat } kladie { $count } dielikov a tvorí { $squares } štvorcov:
    }
}
web-lesson-did-pass = { $seat } pasuje.
web-lesson-did-exchange = { $seat } vymieňa dielik:
web-lesson-did-take = { $seat } berie dielik z druhej zásoby.
web-lesson-did-draw = { $seat } doberá.
web-lesson-did-capture = { $seat } získava obrazec.
web-lesson-did-hand-over = { $seat } odovzdáva dielik:
web-lesson-did-give-all = { $seat } odovzdáva všetky zvyšné dieliky.
web-lesson-did-arrange = { $seat } stavia.
web-lesson-did-drop = { $seat } odkladá dielik:
web-lesson-did-stop = { $seat } hovorí „stop“.
web-lesson-did-check = { $seat } porovnáva obrazce.
web-lesson-did-surrender = { $seat } sa vzdáva.

## Tréningy

web-train-fit = Prilož v duchu
web-train-fit-text = Otoč dielik v duchu: kam pasuje, alebo kde bude plný?
web-train-fit-fits = Na ktoré miesto tento dielik pasuje?
web-train-fit-full = Pasuje na všetky tieto miesta. Na ktorom tvorí štvorec?
web-train-unseen = Skryté dieliky
web-train-unseen-text = Všetky dieliky piatich farieb okrem tých, ktoré vidíš: ktorý je ešte skrytý?
web-train-unseen-ask = Ktorý zo štyroch dielikov dole nevidno na stole ani v tvojej ruke?
web-train-hand = Tvoja ruka
web-train-option = { $number }: { $tile }
web-train-line = Nájdi rad
web-train-line-text = Quarto: jedno políčko, jeden kameň, štyri v rade s niečím spoločným.
web-train-line-ask = Na ktorom políčku tento kameň tvorí rad?
web-train-line-board = Doska
web-train-how = Desať otázok. Hodiny bežia, keď rozmýšľaš, a stoja, keď si pozeráš odpoveď.
web-train-start = Začať
web-train-again = Ešte raz
web-train-next = Ďalej
web-train-finish = K výsledku
web-train-number = Otázka { $number } z { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Ťukni na políčko.
web-train-tap-or-key = Ťukni na odpoveď, alebo stlač 1 až 4.
web-train-wrong = Nie. Správna odpoveď je označená.
web-train-result = Správne { $right } z { $count }, { $seconds } s na otázku.
web-train-last = Minule { $right } z { $count }
web-train-plot = { $count ->
    [1] Výsledok posledného kola; najviac správne: { $best }
   *[other] Výsledky posledných { $count } kôl; najviac správne: { $best }
}
web-train-plot-right = Správne odpovede
web-train-plot-time = Sekundy na otázku
web-train-table = Ako tabuľka
web-train-when = Kedy
web-train-of = { $right } z { $count }

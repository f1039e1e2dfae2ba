### Strani za učenje: pravila, slovarček, lekcije, vaje.

web-title-learn = Učenje · Fourfold
web-title-glossary = Slovarček · Fourfold
web-title-lesson = Lekcija · Fourfold
web-title-train = Vaja · Fourfold
web-title-document = { $title } · Fourfold

## Pregled

web-learn-lead = Pravila s slikami, partije, razložene potezo za potezo, in vaja za oko.
web-learn-rules = Pravila
web-learn-age = Od { $age } let
web-learn-lessons = Lekcije
web-learn-lessons-text = Učne partije, korak za korakom. Ponekod so stranske poti: druga poteza in kaj nastane iz nje.
web-learn-trainers = Vaje
web-learn-trainers-text = Nekaj minut na dan. Tvoji rezultati ostanejo na tej napravi.
web-learn-glossary = Slovarček
web-learn-glossary-text = Kaj pomeni katera beseda. V besedilu tapni podčrtano besedo, da vidiš njen pomen.
web-learn-to-glossary = Odpri slovarček
web-learn-play = Igraj
web-learn-more = Še za učenje
web-only-english = To besedilo je zaenkrat samo v angleščini.
web-learn-seek = Najdi besedo
web-learn-sought = { $count ->
    [0] Take besede ni.
    [one] { $count } beseda
    [two] { $count } besedi
    [few] { $count } besede
   *[other] { $count } besed
}

## Slike in mesta z besedami

web-learn-figure = Mozaik iz { $tiles } { $tiles ->
    [one] ploščice
    [two] ploščic
    [few] ploščic
   *[other] ploščic
}
web-learn-place = { $direction ->
    [up] Mesto { $number }, vrh gor
    [right] Mesto { $number }, vrh desno
    [down] Mesto { $number }, vrh dol
   *[left] Mesto { $number }, vrh levo
}

## Vprašanja

web-learn-answers = Odgovori
web-learn-choose = Izberi odgovor.
web-learn-right = Pravilno!
web-learn-wrong = Ne. Poglej znova.
web-learn-yes = Da
web-learn-no = Ne
web-learn-places-wait = { $count ->
    [1] Tapni mesto. Eno je.
    [one] Tapni mesta. Vseh je { $count }.
    [two] Tapni mesti. Vseh je { $count }.
    [few] Tapni mesta. Vseh je { $count }.
   *[other] Tapni mesta. Vseh je { $count }.
}
web-learn-places-found = { $count ->
    [1] Išči naprej.
    [one] Najdeno { $found } od { $count }.
    [two] Najdeno { $found } od { $count }.
    [few] Najdeno { $found } od { $count }.
   *[other] Najdeno { $found } od { $count }.
}
web-learn-verdict-clash = Ne: tam se barve razlikujejo.
web-learn-verdict-rough = Ne: diagonale se ne stikajo na koncih.
web-learn-verdict-apart = Ne: tam se ne dotika mozaika.
web-learn-verdict-fits-right = Da, ujema se.
web-learn-verdict-full-right = Da, sklene kvadrat.
web-learn-verdict-full-wrong = Ujema se, a ne sklene kvadrata.
web-learn-verdict-twice-full-right = Da, sklene dva kvadrata.
web-learn-verdict-twice-full-wrong = Ujema se, a ne sklene dveh kvadratov.
web-learn-verdict-double-right = Da, dotika se dveh ploščic.
web-learn-verdict-double-wrong = Ujema se, a dotika se samo ene ploščice.
web-learn-verdict-corner-right = Da, dvojna in z vogalom.
web-learn-verdict-corner-wrong = Ujema se, a dotika se samo ene ploščice ali ne naredi vogala.

## Lekcije

# Lekcije kličejo igralca s prvima črkama abecede.
# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Roka
web-lesson-hand-of = Roka: { $seat }
web-lesson-stock = Zaloga
web-lesson-stock-of = Zaloga: { $seat }
web-lesson-none = Ni več kaj položiti
web-lesson-figure-of = Mozaik: { $seat }
web-lesson-steps = Koraki
web-lesson-step = { $step } od { $last }
web-lesson-previous = Nazaj
web-lesson-next = Naprej
web-lesson-begins = Delitev
web-lesson-line-begins = Kaj pa če …
web-lesson-leave = Nazaj k partiji
web-lesson-lines = Kaj pa če …
web-lesson-line-lays = { $same ->
    [yes] { $seat } položi { $tiles } drugam
   *[no] { $seat } namesto tega položi { $tiles }
}
web-lesson-line-ends = Partija se potem konča { $a } : { $b }
web-lesson-score = Partija se konča { $a } : { $b }
web-lesson-play = Igraj od tod proti računalniku
web-lesson-misprints = Tiskarske napake v knjigi
web-lesson-misprint = V knjigi piše »{ $printed }«; beri »{ $read }«.
web-lesson-did = { $seat } igra.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [1] { $seat } položi ploščico:
        [one] { $seat } položi { $count } ploščico:
        [two] { $seat } položi { $count } ploščici:
        [few] { $seat } položi { $count } ploščice:
       *[other] { $seat } položi { $count } ploščic:
    }
    [1] { $count ->
        [1] { $seat } položi ploščico in sklene kvadrat:
        [one] { $seat } položi { $count } ploščico in sklene kvadrat:
        [two] { $seat } položi { $count } ploščici in sklene kvadrat:
        [few] { $seat } položi { $count } ploščice in sklene kvadrat:
       *[other] { $seat } položi { $count } ploščic in sklene kvadrat:
    }
    [one] { $count ->
        [1] { $seat } položi ploščico in sklene { $squares } kvadrat:
        [one] { $seat } položi { $count } ploščico in sklene { $squares } kvadrat:
        [two] { $seat } položi { $count } ploščici in sklene { $squares } kvadrat:
        [few] { $seat } položi { $count } ploščice in sklene { $squares } kvadrat:
       *[other] { $seat } položi { $count } ploščic in sklene { $squares } kvadrat:
    }
    [two] { $count ->
        [1] { $seat } položi ploščico in sklene { $squares } kvadrata:
        [one] { $seat } položi { $count } ploščico in sklene { $squares } kvadrata:
        [two] { $seat } položi { $count } ploščici in sklene { $squares } kvadrata:
        [few] { $seat } položi { $count } ploščice in sklene { $squares } kvadrata:
       *[other] { $seat } položi { $count } ploščic in sklene { $squares } kvadrata:
    }
    [few] { $count ->
        [1] { $seat } položi ploščico in sklene { $squares } kvadrate:
        [one] { $seat } položi { $count } ploščico in sklene { $squares } kvadrate:
        [two] { $seat } položi { $count } ploščici in sklene { $squares } kvadrate:
        [few] { $seat } položi { $count } ploščice in sklene { $squares } kvadrate:
       *[other] { $seat } položi { $count } ploščic in sklene { $squares } kvadrate:
    }
   *[other] { $count ->
        [1] { $seat } položi ploščico in sklene { $squares } kvadratov:
        [one] { $seat } položi { $count } ploščico in sklene { $squares } kvadratov:
        [two] { $seat } položi { $count } ploščici in sklene { $squares } kvadratov:
        [few] { $seat } položi { $count } ploščice in sklene { $squares } kvadratov:
       *[other] { $seat } položi { $count } ploščic in sklene { $squares } kvadratov:
    }
}
web-lesson-did-pass = { $seat } preskoči potezo.
web-lesson-did-exchange = { $seat } zamenja ploščico:
web-lesson-did-take = { $seat } vzame ploščico iz druge zaloge.
web-lesson-did-draw = { $seat } vleče.
web-lesson-did-capture = { $seat } osvoji mozaik.
web-lesson-did-hand-over = { $seat } izroči ploščico:
web-lesson-did-give-all = { $seat } da vse preostale ploščice.
web-lesson-did-arrange = { $seat } gradi.
web-lesson-did-drop = { $seat } odloži ploščico:
web-lesson-did-stop = { $seat } reče stop.
web-lesson-did-check = { $seat } primerja.
web-lesson-did-surrender = { $seat } se preda.

## Vaje

web-train-fit = Vstavi ploščico v mislih
web-train-fit-text = Obrni ploščico v mislih: na katero mesto gre ali kje je polna?
web-train-fit-fits = Na katero mesto gre ta ploščica?
web-train-fit-full = Gre na vsa ta mesta. Na katerem sklene kvadrat?
web-train-unseen = Poznaj skrite ploščice
web-train-unseen-text = Vse ploščice petih barv, brez tistih, ki jih vidiš: katera je še skrita?
web-train-unseen-ask = Katere od spodnjih štirih ploščic ne vidiš ne na mizi ne v svoji roki?
web-train-hand = Tvoja roka
web-train-option = { $number }: { $tile }
web-train-line = Najdi vrsto
web-train-line-text = Quarto: eno polje, ena figura, štiri v vrsti z nečim skupnim.
web-train-line-ask = Na katerem polju ta figura naredi vrsto?
web-train-line-board = Plošča
web-train-how = Deset vprašanj. Ura teče, ko razmišljaš, in stoji, ko gledaš odgovor.
web-train-start = Začni
web-train-again = Še enkrat
web-train-next = Naprej
web-train-finish = K rezultatu
web-train-number = Vprašanje { $number } od { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Tapni polje.
web-train-tap-or-key = Tapni odgovor ali pritisni 1 do 4.
web-train-wrong = Ne. Pravilni odgovor je označen.
web-train-result = Pravilno { $right } od { $count }, { $seconds } s na vprašanje.
web-train-last = Zadnjič { $right } od { $count }
web-train-plot = Rezultati { $count ->
    [1] zadnjega kroga
    [one] zadnjih { $count } krogov
    [two] zadnjih { $count } krogov
    [few] zadnjih { $count } krogov
   *[other] zadnjih { $count } krogov
}; največ pravilnih: { $best }
web-train-plot-right = Pravilni odgovori
web-train-plot-time = Sekund na vprašanje
web-train-table = Kot tabela
web-train-when = Kdaj
web-train-of = { $right } od { $count }

### Síður til að læra af: reglur, orðskýringar, lexíur, æfingar.

web-title-learn = Læra · Fourfold
web-title-glossary = Orðskýringar · Fourfold
web-title-lesson = Lexía · Fourfold
web-title-train = Æfing · Fourfold
web-title-document = { $title } · Fourfold

## Yfirlitið

web-learn-lead = Reglurnar með myndum, spil útskýrð leik fyrir leik og æfingar fyrir augun.
web-learn-rules = Reglur
web-learn-age = Frá { $age } ára aldri
web-learn-lessons = Lexíur
web-learn-lessons-text = Æfingaspil, skref fyrir skref. Sums staðar eru hliðarleiðir: annar leikur, og hvað af honum hlýst.
web-learn-trainers = Æfingar
web-learn-trainers-text = Nokkrar mínútur á dag. Árangurinn geymist í þessu tæki.
web-learn-glossary = Orðskýringar
web-learn-glossary-text = Hvað hvert orð þýðir. Ýttu á undirstrikað orð í texta til að sjá merkinguna.
web-learn-to-glossary = Opna orðskýringar
web-learn-play = Spila
web-learn-more = Meira til að læra
web-only-english = Þessi texti er enn aðeins til á ensku.
web-learn-seek = Finna orð
web-learn-sought = { $count ->
    [0] Ekkert slíkt orð.
   *[other] { $count } orð
}

## Myndir og staðir í orðum

web-learn-figure = Mynstur úr { $tiles } { $tiles ->
    [one] flís
   *[other] flísum
}
web-learn-place = { $direction ->
    [up] Staður { $number }, oddur upp
    [right] Staður { $number }, oddur til hægri
    [down] Staður { $number }, oddur niður
   *[left] Staður { $number }, oddur til vinstri
}

## Verkefni

web-learn-answers = Svör
web-learn-choose = Veldu svar.
web-learn-right = Rétt!
web-learn-wrong = Nei. Gáðu betur.
web-learn-yes = Já
web-learn-no = Nei
web-learn-places-wait = { $count ->
    [1] Ýttu á staðinn. Hann er aðeins einn.
    [one] Ýttu á staðina. Þeir eru { $count }.
   *[other] Ýttu á staðina. Þeir eru { $count }.
}
web-learn-places-found = { $count ->
    [1] Leitaðu áfram.
   *[other] { $found } af { $count } fundið.
}
web-learn-verdict-clash = Nei: þar eru litirnir ólíkir.
web-learn-verdict-rough = Nei: skálínurnar mætast ekki í endunum.
web-learn-verdict-apart = Nei: þar snertir hún ekki mynstrið.
web-learn-verdict-fits-right = Já, hún passar.
web-learn-verdict-full-right = Já, hún gerir ferning.
web-learn-verdict-full-wrong = Hún passar, en gerir engan ferning.
web-learn-verdict-twice-full-right = Já, hún gerir tvo ferninga.
web-learn-verdict-twice-full-wrong = Hún passar, en gerir ekki tvo ferninga.
web-learn-verdict-double-right = Já, hún snertir tvær flísar.
web-learn-verdict-double-wrong = Hún passar, en snertir aðeins eina flís.
web-learn-verdict-corner-right = Já, tvenna og vinkill.
web-learn-verdict-corner-wrong = Hún passar, en snertir aðeins eina flís eða myndar engan vinkil.

## Lexíur

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Hönd
web-lesson-hand-of = Hönd { $seat }
web-lesson-stock = Stokkur
web-lesson-stock-of = Stokkur { $seat }
web-lesson-none = Ekkert eftir að leggja
web-lesson-figure-of = Mynstur { $seat }
web-lesson-steps = Skref
web-lesson-step = { $step } af { $last }
web-lesson-previous = Fyrra
web-lesson-next = Næsta
web-lesson-begins = Gjöfin
web-lesson-line-begins = Hvað ef …
web-lesson-leave = Aftur í spilið
web-lesson-lines = Hvað ef …
web-lesson-line-lays = { $same ->
    [yes] { $seat } leggur { $tiles } annars staðar
   *[no] { $seat } leggur { $tiles } í staðinn
}
web-lesson-line-ends = Þá endar spilið { $a } : { $b }
web-lesson-score = Spilið endar { $a } : { $b }
web-lesson-play = Spila áfram héðan gegn tölvunni
web-lesson-misprints = Prentvillur í bókinni
web-lesson-misprint = Í bókinni stendur „{ $printed }“; lestu „{ $read }“.
web-lesson-did = { $seat } leikur.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [1] { $seat } leggur flís:
        [one] { $seat } leggur { $count } flís:
       *[other] { $seat } leggur { $count } flísar:
    }
    [one] { $count ->
        [1] { $seat } leggur flís og gerir { $squares } ferning:
        [one] { $seat } leggur { $count } flís og gerir { $squares } ferning:
       *[other] { $seat } leggur { $count } flísar og gerir { $squares } ferning:
    }
   *[other] { $count ->
        [1] { $seat } leggur flís og gerir { $squares } ferninga:
        [one] { $seat } leggur { $count } flís og gerir { $squares } ferninga:
       *[other] { $seat } leggur { $count } flísar og gerir { $squares } ferninga:
    }
}
web-lesson-did-pass = { $seat } segir pass.
web-lesson-did-exchange = { $seat } skiptir um flís:
web-lesson-did-take = { $seat } tekur flís úr stokki hins.
web-lesson-did-draw = { $seat } dregur.
web-lesson-did-capture = { $seat } hirðir mynstrið.
web-lesson-did-hand-over = { $seat } afhendir flís:
web-lesson-did-give-all = { $seat } afhendir allar flísar sem eftir eru.
web-lesson-did-arrange = { $seat } byggir.
web-lesson-did-drop = { $seat } leggur frá sér flís:
web-lesson-did-stop = { $seat } stoppar.
web-lesson-did-check = { $seat } ber saman.
web-lesson-did-surrender = { $seat } gefst upp.

## Æfingar

web-train-fit = Mátaðu flís í huganum
web-train-fit-text = Snúðu flísinni í huganum: hvar passar hún, eða hvar verður hún full?
web-train-fit-fits = Á hvaða stað passar þessi flís?
web-train-fit-full = Hún passar á alla þessa staði. Hvar gerir hún ferning?
web-train-unseen = Flísarnar sem sjást ekki
web-train-unseen-text = Allar flísar í fimm litum, nema þær sem þú sérð: hver þeirra er enn falin?
web-train-unseen-ask = Hverja af flísunum fjórum hér að neðan sérðu hvorki á borðinu né á hendi?
web-train-hand = Höndin þín
web-train-option = { $number }: { $tile }
web-train-line = Finndu röðina
web-train-line-text = Quarto: einn reitur, einn kubbur, fjórir í röð sem eiga eitthvað sameiginlegt.
web-train-line-ask = Á hvaða reit myndar þessi kubbur röð?
web-train-line-board = Spilaborðið
web-train-how = Tíu spurningar. Klukkan gengur á meðan þú hugsar og stoppar á meðan þú skoðar svar.
web-train-start = Byrja
web-train-again = Aftur
web-train-next = Áfram
web-train-finish = Sjá árangur
web-train-number = Spurning { $number } af { $count }
web-train-seconds = { $seconds } sek.
web-train-tap = Ýttu á reit.
web-train-tap-or-key = Ýttu á svar, eða á 1 til 4.
web-train-wrong = Nei. Rétta svarið er merkt.
web-train-result = { $right } af { $count } rétt, { $seconds } sek. á spurningu.
web-train-last = Síðast { $right } af { $count }
web-train-plot = Árangur í { $count ->
    [1] síðustu umferð
    [one] síðustu { $count } umferð
   *[other] síðustu { $count } umferðum
}; best { $best } rétt
web-train-plot-right = Rétt svör
web-train-plot-time = Sekúndur á spurningu
web-train-table = Sem tafla
web-train-when = Hvenær
web-train-of = { $right } af { $count }

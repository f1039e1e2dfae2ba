### Mokymosi puslapiai: taisyklės, žodynėlis, pamokos, treniruokliai.

web-title-learn = Mokytis · Fourfold
web-title-glossary = Žodynėlis · Fourfold
web-title-lesson = Pamoka · Fourfold
web-title-train = Treniruoklis · Fourfold
web-title-document = { $title } · Fourfold

## Apžvalga

web-learn-lead = Taisyklės su paveikslėliais, ėjimas po ėjimo paaiškintos partijos ir pratimai akims.
web-learn-rules = Taisyklės
web-learn-age = Nuo { $age } metų
web-learn-lessons = Pamokos
web-learn-lessons-text = Mokomosios partijos, žingsnis po žingsnio. Kai kur yra atšakų: kitas ėjimas ir kas iš jo išeina.
web-learn-trainers = Treniruokliai
web-learn-trainers-text = Kelios minutės per dieną. Tavo rezultatai lieka šiame įrenginyje.
web-learn-glossary = Žodynėlis
web-learn-glossary-text = Ką reiškia kiekvienas žodis. Tekstuose paliesk pabrauktą žodį ir pamatysi jo reikšmę.
web-learn-to-glossary = Atverti žodynėlį
web-learn-play = Žaisti
web-learn-more = Daugiau pamokų
web-only-english = Šis tekstas kol kas yra tik anglų kalba.
web-learn-seek = Rasti žodį
web-learn-sought = { $count ->
    [0] Tokio žodžio nėra.
    [one] { $count } žodis
    [few] { $count } žodžiai
   *[other] { $count } žodžių
}

## Paveikslėliai ir vietos žodžiais

web-learn-figure = { $tiles ->
    [one] { $tiles } plytelės figūra
    [few] { $tiles } plytelių figūra
   *[other] { $tiles } plytelių figūra
}
web-learn-place = { $direction ->
    [up] Vieta { $number }, viršūnė aukštyn
    [right] Vieta { $number }, viršūnė dešinėn
    [down] Vieta { $number }, viršūnė žemyn
   *[left] Vieta { $number }, viršūnė kairėn
}

## Pratimai

web-learn-answers = Atsakymai
web-learn-choose = Pasirink atsakymą.
web-learn-right = Teisingai!
web-learn-wrong = Ne. Pažiūrėk dar.
web-learn-yes = Taip
web-learn-no = Ne
web-learn-places-wait = { $count ->
    [1] Paliesk vietą. Ji viena.
    [one] Paliesk vietas. Jų yra { $count }.
    [few] Paliesk vietas. Jų yra { $count }.
   *[other] Paliesk vietas. Jų yra { $count }.
}
web-learn-places-found = { $count ->
    [1] Ieškok toliau.
    [one] Rasta { $found } iš { $count }.
    [few] Rasta { $found } iš { $count }.
   *[other] Rasta { $found } iš { $count }.
}
web-learn-verdict-clash = Ne: čia spalvos skiriasi.
web-learn-verdict-rough = Ne: įstrižainės nesueina galais.
web-learn-verdict-apart = Ne: čia ji neliečia figūros.
web-learn-verdict-fits-right = Taip, tinka.
web-learn-verdict-full-right = Taip, ji sudaro kvadratą.
web-learn-verdict-full-wrong = Tinka, bet kvadrato nesudaro.
web-learn-verdict-twice-full-right = Taip, ji sudaro du kvadratus.
web-learn-verdict-twice-full-wrong = Tinka, bet dviejų kvadratų nesudaro.
web-learn-verdict-double-right = Taip, ji liečia dvi plyteles.
web-learn-verdict-double-wrong = Tinka, bet liečia tik vieną plytelę.
web-learn-verdict-corner-right = Taip, dviguba ir su kampuku.
web-learn-verdict-corner-wrong = Tinka, bet liečia tik vieną plytelę arba nesudaro kampuko.

## Pamokos

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Ranka
web-lesson-hand-of = { $seat } ranka
web-lesson-stock = Atsargos
web-lesson-stock-of = { $seat } atsargos
web-lesson-none = Nebėra ką dėti
web-lesson-figure-of = { $seat } figūra
web-lesson-steps = Žingsniai
web-lesson-step = { $step } iš { $last }
web-lesson-previous = Atgal
web-lesson-next = Toliau
web-lesson-begins = Dalijimas
web-lesson-line-begins = O jeigu…
web-lesson-leave = Atgal prie partijos
web-lesson-lines = O jeigu…
web-lesson-line-lays = { $same ->
    [yes] { $seat } deda kitur: { $tiles }
   *[no] { $seat } vietoj to deda: { $tiles }
}
web-lesson-line-ends = Tada partija baigiasi { $a } : { $b }
web-lesson-score = Partija baigiasi { $a } : { $b }
web-lesson-play = Žaisti nuo čia prieš kompiuterį
web-lesson-misprints = Knygos spaudos klaidos
web-lesson-misprint = Knygoje išspausdinta „{ $printed }“; skaityk „{ $read }“.
web-lesson-did = Veikia { $seat }.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [1] { $seat } deda plytelę:
        [one] { $seat } deda { $count } plytelę:
        [few] { $seat } deda { $count } plyteles:
       *[other] { $seat } deda { $count } plytelių:
    }
    [1] { $count ->
        [1] { $seat } deda plytelę ir sudaro kvadratą:
        [one] { $seat } deda { $count } plytelę ir sudaro kvadratą:
        [few] { $seat } deda { $count } plyteles ir sudaro kvadratą:
       *[other] { $seat } deda { $count } plytelių ir sudaro kvadratą:
    }
    [one] { $count ->
        [1] { $seat } deda plytelę ir sudaro { $squares } kvadratą:
        [one] { $seat } deda { $count } plytelę ir sudaro { $squares } kvadratą:
        [few] { $seat } deda { $count } plyteles ir sudaro { $squares } kvadratą:
       *[other] { $seat } deda { $count } plytelių ir sudaro { $squares } kvadratą:
    }
    [few] { $count ->
        [1] { $seat } deda plytelę ir sudaro { $squares } kvadratus:
        [one] { $seat } deda { $count } plytelę ir sudaro { $squares } kvadratus:
        [few] { $seat } deda { $count } plyteles ir sudaro { $squares } kvadratus:
       *[other] { $seat } deda { $count } plytelių ir sudaro { $squares } kvadratus:
    }
   *[other] { $count ->
        [1] { $seat } deda plytelę ir sudaro { $squares } kvadratų:
        [one] { $seat } deda { $count } plytelę ir sudaro { $squares } kvadratų:
        [few] { $seat } deda { $count } plyteles ir sudaro { $squares } kvadratų:
       *[other] { $seat } deda { $count } plytelių ir sudaro { $squares } kvadratų:
    }
}
web-lesson-did-pass = { $seat } pasuoja.
web-lesson-did-exchange = { $seat } maino plytelę:
web-lesson-did-take = { $seat } ima plytelę iš kito atsargų.
web-lesson-did-draw = { $seat } traukia.
web-lesson-did-capture = { $seat } pagrobia figūrą.
web-lesson-did-hand-over = { $seat } perduoda plytelę:
web-lesson-did-give-all = { $seat } atiduoda visas likusias plyteles.
web-lesson-did-arrange = { $seat } stato.
web-lesson-did-drop = { $seat } atideda plytelę:
web-lesson-did-stop = { $seat } sustoja.
web-lesson-did-check = { $seat } tikrina.
web-lesson-did-surrender = { $seat } pasiduoda.

## Treniruokliai

web-train-fit = Pridėk plytelę mintyse
web-train-fit-text = Pasuk plytelę mintyse: kurioje vietoje ji tinka ar tampa pilna?
web-train-fit-fits = Kurioje vietoje tinka ši plytelė?
web-train-fit-full = Ji tinka visose šiose vietose. Kurioje sudaro kvadratą?
web-train-unseen = Pažink nematomas plyteles
web-train-unseen-text = Visos penkių spalvų plytelės be tų, kurias matai: kuri dar paslėpta?
web-train-unseen-ask = Kurios iš keturių plytelių apačioje nematai nei ant stalo, nei savo rankoje?
web-train-hand = Tavo ranka
web-train-option = { $number }: { $tile }
web-train-line = Pamatyk eilę
web-train-line-text = Quarto: vienas laukelis, viena figūrėlė, keturios iš eilės su kuo nors bendru.
web-train-line-ask = Kuriame laukelyje ši figūrėlė sudaro eilę?
web-train-line-board = Lenta
web-train-how = Dešimt klausimų. Laikrodis eina, kol galvoji, ir stovi, kol žiūri atsakymą.
web-train-start = Pradėti
web-train-again = Dar kartą
web-train-next = Toliau
web-train-finish = Rodyti rezultatą
web-train-number = Klausimas { $number } iš { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Paliesk laukelį.
web-train-tap-or-key = Paliesk atsakymą arba spausk nuo 1 iki 4.
web-train-wrong = Ne. Teisingas atsakymas pažymėtas.
web-train-result = Teisingai { $right } iš { $count }, vienam klausimui { $seconds } s.
web-train-last = Praeitą kartą { $right } iš { $count }
web-train-plot = { $count ->
    [1] Paskutinio karto rezultatas; daugiausia teisingų: { $best }
    [one] Paskutinių kartų rezultatai ({ $count }); daugiausia teisingų: { $best }
    [few] Paskutinių kartų rezultatai ({ $count }); daugiausia teisingų: { $best }
   *[other] Paskutinių kartų rezultatai ({ $count }); daugiausia teisingų: { $best }
}
web-train-plot-right = Teisingi atsakymai
web-train-plot-time = Sekundės klausimui
web-train-table = Lentele
web-train-when = Kada
web-train-of = { $right } iš { $count }

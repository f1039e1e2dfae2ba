### Mācību lapas: noteikumi, vārdnīca, nodarbības, trenažieri.

web-title-learn = Mācīties · Fourfold
web-title-glossary = Vārdnīca · Fourfold
web-title-lesson = Nodarbība · Fourfold
web-title-train = Trenažieris · Fourfold
web-title-document = { $title } · Fourfold

## Pārskats

web-learn-lead = Noteikumi ar attēliem, partijas, izskaidrotas gājienu pa gājienam, un vingrinājumi acīm.
web-learn-rules = Noteikumi
web-learn-age = { $age ->
    [zero] No { $age } gadiem
    [one] No { $age } gada
   *[other] No { $age } gadiem
}
web-learn-lessons = Nodarbības
web-learn-lessons-text = Mācību partijas, soli pa solim. Vietām ir atzari: cits gājiens un kas no tā iznāk.
web-learn-trainers = Trenažieri
web-learn-trainers-text = Dažas minūtes dienā. Tavi rezultāti paliek šajā ierīcē.
web-learn-glossary = Vārdnīca
web-learn-glossary-text = Ko nozīmē katrs vārds. Tekstos pieskaries pasvītrotam vārdam, lai redzētu tā nozīmi.
web-learn-to-glossary = Atvērt vārdnīcu
web-learn-play = Spēlēt
web-learn-more = Mācīties vēl
web-only-english = Šis teksts pagaidām ir tikai angļu valodā.
web-learn-seek = Atrast vārdu
web-learn-sought = { $count ->
    [0] Tāda vārda nav.
    [zero] { $count } vārdu
    [one] { $count } vārds
   *[other] { $count } vārdi
}

## Attēli un vietas vārdos

web-learn-figure = { $tiles ->
    [zero] Figūra no { $tiles } kauliņiem
    [one] Figūra no { $tiles } kauliņa
   *[other] Figūra no { $tiles } kauliņiem
}
web-learn-place = { $direction ->
    [up] Vieta { $number }, virsotne uz augšu
    [right] Vieta { $number }, virsotne pa labi
    [down] Vieta { $number }, virsotne uz leju
   *[left] Vieta { $number }, virsotne pa kreisi
}

## Vingrinājumi

web-learn-answers = Atbildes
web-learn-choose = Izvēlies atbildi.
web-learn-right = Pareizi!
web-learn-wrong = Nē. Paskaties vēlreiz.
web-learn-yes = Jā
web-learn-no = Nē
web-learn-places-wait = { $count ->
    [1] Pieskaries vietai. Tā ir viena.
    [zero] Pieskaries vietām. To ir { $count }.
    [one] Pieskaries vietām. To ir { $count }.
   *[other] Pieskaries vietām. To ir { $count }.
}
web-learn-places-found = { $count ->
    [1] Meklē tālāk.
    [zero] Atrasts { $found } no { $count }.
    [one] Atrasts { $found } no { $count }.
   *[other] Atrasts { $found } no { $count }.
}
web-learn-verdict-clash = Nē: tur krāsas atšķiras.
web-learn-verdict-rough = Nē: diagonāles nesatiekas galos.
web-learn-verdict-apart = Nē: tur tas nepieskaras figūrai.
web-learn-verdict-fits-right = Jā, der.
web-learn-verdict-full-right = Jā, tas veido kvadrātu.
web-learn-verdict-full-wrong = Der, bet kvadrātu neveido.
web-learn-verdict-twice-full-right = Jā, tas veido divus kvadrātus.
web-learn-verdict-twice-full-wrong = Der, bet divus kvadrātus neveido.
web-learn-verdict-double-right = Jā, tas pieskaras diviem kauliņiem.
web-learn-verdict-double-wrong = Der, bet pieskaras tikai vienam kauliņam.
web-learn-verdict-corner-right = Jā, dubults un ar stūrīti.
web-learn-verdict-corner-wrong = Der, bet pieskaras tikai vienam kauliņam vai neveido stūrīti.

## Nodarbības

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Roka
web-lesson-hand-of = { $seat } roka
web-lesson-stock = Krājums
web-lesson-stock-of = { $seat } krājums
web-lesson-none = Vairs nav ko likt
web-lesson-figure-of = { $seat } figūra
web-lesson-steps = Soļi
web-lesson-step = { $step } no { $last }
web-lesson-previous = Atpakaļ
web-lesson-next = Tālāk
web-lesson-begins = Izdale
web-lesson-line-begins = Un ja…
web-lesson-leave = Atpakaļ pie partijas
web-lesson-lines = Un ja…
web-lesson-line-lays = { $same ->
    [yes] { $seat } liek citur: { $tiles }
   *[no] { $seat } tā vietā liek: { $tiles }
}
web-lesson-line-ends = Tad partija beidzas { $a } : { $b }
web-lesson-score = Partija beidzas { $a } : { $b }
web-lesson-play = Spēlēt no šejienes pret datoru
web-lesson-misprints = Drukas kļūdas grāmatā
web-lesson-misprint = Grāmatā iespiests „{ $printed }”; lasi „{ $read }”.
web-lesson-did = Rīkojas { $seat }.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [1] { $seat } liek kauliņu:
        [zero] { $seat } liek { $count } kauliņu:
        [one] { $seat } liek { $count } kauliņu:
       *[other] { $seat } liek { $count } kauliņus:
    }
    [1] { $count ->
        [1] { $seat } liek kauliņu un veido kvadrātu:
        [zero] { $seat } liek { $count } kauliņu un veido kvadrātu:
        [one] { $seat } liek { $count } kauliņu un veido kvadrātu:
       *[other] { $seat } liek { $count } kauliņus un veido kvadrātu:
    }
    [zero] { $count ->
        [1] { $seat } liek kauliņu un veido { $squares } kvadrātu:
        [zero] { $seat } liek { $count } kauliņu un veido { $squares } kvadrātu:
        [one] { $seat } liek { $count } kauliņu un veido { $squares } kvadrātu:
       *[other] { $seat } liek { $count } kauliņus un veido { $squares } kvadrātu:
    }
    [one] { $count ->
        [1] { $seat } liek kauliņu un veido { $squares } kvadrātu:
        [zero] { $seat } liek { $count } kauliņu un veido { $squares } kvadrātu:
        [one] { $seat } liek { $count } kauliņu un veido { $squares } kvadrātu:
       *[other] { $seat } liek { $count } kauliņus un veido { $squares } kvadrātu:
    }
   *[other] { $count ->
        [1] { $seat } liek kauliņu un veido { $squares } kvadrātus:
        [zero] { $seat } liek { $count } kauliņu un veido { $squares } kvadrātus:
        [one] { $seat } liek { $count } kauliņu un veido { $squares } kvadrātus:
       *[other] { $seat } liek { $count } kauliņus un veido { $squares } kvadrātus:
    }
}
web-lesson-did-pass = { $seat } izlaiž gājienu.
web-lesson-did-exchange = { $seat } maina kauliņu:
web-lesson-did-take = { $seat } ņem kauliņu no otra krājuma.
web-lesson-did-draw = { $seat } velk kauliņu.
web-lesson-did-capture = { $seat } sagrābj figūru.
web-lesson-did-hand-over = { $seat } nodod kauliņu:
web-lesson-did-give-all = { $seat } atdod visus atlikušos kauliņus.
web-lesson-did-arrange = { $seat } būvē.
web-lesson-did-drop = { $seat } atliek kauliņu:
web-lesson-did-stop = { $seat } apstājas.
web-lesson-did-check = { $seat } pārbauda.
web-lesson-did-surrender = { $seat } padodas.

## Trenažieri

web-train-fit = Pieliec kauliņu domās
web-train-fit-text = Pagriez kauliņu domās: kurā vietā tas der vai kļūst pilns?
web-train-fit-fits = Kurā vietā šis kauliņš der?
web-train-fit-full = Tas der visās šajās vietās. Kurā tas veido kvadrātu?
web-train-unseen = Pazīsti neredzamos kauliņus
web-train-unseen-text = Visi piecu krāsu kauliņi bez tiem, ko redzi: kurš vēl ir paslēpts?
web-train-unseen-ask = Kuru no četriem kauliņiem lejā tu neredzi ne uz galda, ne savā rokā?
web-train-hand = Tava roka
web-train-option = { $number }: { $tile }
web-train-line = Pamani rindu
web-train-line-text = Quarto: viens lauciņš, viena figūra, četras rindā ar kaut ko kopīgu.
web-train-line-ask = Kurā lauciņā šī figūra veido rindu?
web-train-line-board = Laukums
web-train-how = Desmit jautājumu. Pulkstenis iet, kamēr domā, un stāv, kamēr skaties atbildi.
web-train-start = Sākt
web-train-again = Vēlreiz
web-train-next = Tālāk
web-train-finish = Rādīt rezultātu
web-train-number = { $number }. jautājums no { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Pieskaries lauciņam.
web-train-tap-or-key = Pieskaries atbildei vai spied no 1 līdz 4.
web-train-wrong = Nē. Pareizā atbilde ir atzīmēta.
web-train-result = Pareizi { $right } no { $count }, vienam jautājumam { $seconds } s.
web-train-last = Pagājušoreiz { $right } no { $count }
web-train-plot = { $count ->
    [1] Pēdējās reizes rezultāts; lielākais pareizo skaits: { $best }
    [zero] Pēdējo reižu rezultāti ({ $count }); lielākais pareizo skaits: { $best }
    [one] Pēdējo reižu rezultāti ({ $count }); lielākais pareizo skaits: { $best }
   *[other] Pēdējo reižu rezultāti ({ $count }); lielākais pareizo skaits: { $best }
}
web-train-plot-right = Pareizās atbildes
web-train-plot-time = Sekundes jautājumam
web-train-table = Kā tabula
web-train-when = Kad
web-train-of = { $right } no { $count }

### Õppelehed: reeglid, sõnastik, õppetunnid, harjutused.

web-title-learn = Õpi · Fourfold
web-title-glossary = Sõnastik · Fourfold
web-title-lesson = Õppetund · Fourfold
web-title-train = Harjutus · Fourfold
web-title-document = { $title } · Fourfold

## Ülevaade

web-learn-lead = Reeglid piltidega, käik käigu haaval selgitatud mängud ja harjutusi silmadele.
web-learn-rules = Reeglid
web-learn-age = Vanus: { $age }+
web-learn-lessons = Õppetunnid
web-learn-lessons-text = Õppemängud samm-sammult. Mõnes kohas on kõrvaltee: teine käik ja mis sellest saab.
web-learn-trainers = Harjutused
web-learn-trainers-text = Mõni minut päevas. Sinu tulemused jäävad sellesse seadmesse.
web-learn-glossary = Sõnastik
web-learn-glossary-text = Mida iga sõna tähendab. Puuduta tekstis allajoonitud sõna, et näha selle tähendust.
web-learn-to-glossary = Ava sõnastik
web-learn-play = Mängi seda
web-learn-more = Õpi veel
web-only-english = See tekst on esialgu ainult inglise keeles.
web-learn-seek = Otsi sõna
web-learn-sought = { $count ->
    [0] Sellist sõna ei ole.
   *[other] { $count } sõna
}

## Pildid ja kohad sõnadega

web-learn-figure = Kujund, { $tiles } kivi
web-learn-place = { $direction ->
    [up] Koht { $number }, tipp üles
    [right] Koht { $number }, tipp paremale
    [down] Koht { $number }, tipp alla
   *[left] Koht { $number }, tipp vasakule
}

## Küsimused

web-learn-answers = Vastused
web-learn-choose = Vali vastus.
web-learn-right = Õige!
web-learn-wrong = Ei. Vaata uuesti.
web-learn-yes = Jah
web-learn-no = Ei
web-learn-places-wait = { $count ->
    [one] Puuduta kohta. Neid on üks.
   *[other] Puuduta kohti. Neid on { $count }.
}
web-learn-places-found = { $count ->
    [one] Otsi edasi.
   *[other] Leitud { $found }/{ $count }.
}
web-learn-verdict-clash = Ei: värvid on seal erinevad.
web-learn-verdict-rough = Ei: diagonaalide otsad ei kohtu.
web-learn-verdict-apart = Ei: seal see kujundit ei puuduta.
web-learn-verdict-fits-right = Jah, see sobib.
web-learn-verdict-full-right = Jah, see teeb ruudu.
web-learn-verdict-full-wrong = Sobib, aga ei tee ruutu.
web-learn-verdict-twice-full-right = Jah, see teeb kaks ruutu.
web-learn-verdict-twice-full-wrong = Sobib, aga ei tee kaht ruutu.
web-learn-verdict-double-right = Jah, see puudutab kaht kivi.
web-learn-verdict-double-wrong = Sobib, aga puudutab ainult üht kivi.
web-learn-verdict-corner-right = Jah, topelt ja nurk.
web-learn-verdict-corner-wrong = Sobib, aga puudutab ainult üht kivi või ei tee nurka.

## Õppetunnid

# Õppetundides kutsutakse mängijaid tähestiku kahe esimese tähega.
# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Käsi
web-lesson-hand-of = Käsi: { $seat }
web-lesson-stock = Varu
web-lesson-stock-of = Varu: { $seat }
web-lesson-none = Pole enam midagi asetada
web-lesson-figure-of = Kujund: { $seat }
web-lesson-steps = Sammud
web-lesson-step = { $step }/{ $last }
web-lesson-previous = Tagasi
web-lesson-next = Edasi
web-lesson-begins = Jaotus
web-lesson-line-begins = Aga kui…
web-lesson-leave = Tagasi mängu
web-lesson-lines = Aga kui…
web-lesson-line-lays = { $same ->
    [yes] { $seat } asetab mujale: { $tiles }
   *[no] { $seat } asetab hoopis: { $tiles }
}
web-lesson-line-ends = Siis lõpeb mäng { $a } : { $b }
web-lesson-score = Mäng lõpeb { $a } : { $b }
web-lesson-play = Mängi siit edasi arvuti vastu
web-lesson-misprints = Trükivead raamatus
web-lesson-misprint = Raamatus on „{ $printed }“; loe „{ $read }“.
web-lesson-did = { $seat } tegutseb.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } asetab kivi:
       *[other] { $seat } asetab { $count } kivi:
    }
    [one] { $count ->
        [one] { $seat } asetab kivi ja teeb ruudu:
       *[other] { $seat } asetab { $count } kivi ja teeb ruudu:
    }
   *[other] { $count ->
        [one] { $seat } asetab kivi ja teeb { $squares } ruutu:
       *[other] { $seat } asetab { $count } kivi ja teeb { $squares } ruutu:
    }
}
web-lesson-did-pass = { $seat } passib.
web-lesson-did-exchange = { $seat } vahetab kivi:
web-lesson-did-take = { $seat } võtab kivi teise varust.
web-lesson-did-draw = { $seat } võtab juurde.
web-lesson-did-capture = { $seat } vallutab kujundi.
web-lesson-did-hand-over = { $seat } annab kivi üle:
web-lesson-did-give-all = { $seat } annab üle kõik järele jäänud kivid.
web-lesson-did-arrange = { $seat } ehitab.
web-lesson-did-drop = { $seat } paneb kivi vahetuseks:
web-lesson-did-stop = { $seat } ütleb „stopp“.
web-lesson-did-check = { $seat } kontrollib.
web-lesson-did-surrender = { $seat } alistub.

## Harjutused

web-train-fit = Sobita kivi mõttes
web-train-fit-text = Pööra kivi mõttes: kuhu see sobib või kus on see täis?
web-train-fit-fits = Millisesse kohta see kivi sobib?
web-train-fit-full = See sobib kõigisse neisse kohtadesse. Kus teeb see ruudu?
web-train-unseen = Peidus kivid
web-train-unseen-text = Kõik viie värvi kivid peale nende, mida näed: milline on veel peidus?
web-train-unseen-ask = Millist neljast allolevast kivist sa ei näe laual ega oma käes?
web-train-hand = Sinu käsi
web-train-option = { $number }: { $tile }
web-train-line = Leia rida
web-train-line-text = Quarto: üks väli, üks nupp, neli reas, millel on midagi ühist.
web-train-line-ask = Millisel väljal teeb see nupp rea?
web-train-line-board = Laud
web-train-how = Kümme küsimust. Kell käib, kui mõtled, ja seisab, kui vaatad vastust.
web-train-start = Alusta
web-train-again = Veel kord
web-train-next = Edasi
web-train-finish = Tulemus
web-train-number = Küsimus { $number }/{ $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Puuduta välja.
web-train-tap-or-key = Puuduta vastust või vajuta 1–4.
web-train-wrong = Ei. Õige vastus on märgitud.
web-train-result = Õigeid { $right }/{ $count }, { $seconds } sekundit küsimuse kohta.
web-train-last = Viimati { $right }/{ $count }
web-train-plot = { $count ->
    [one] Viimase vooru tulemused
   *[other] Viimase { $count } vooru tulemused
}; parimal juhul õigeid { $best }
web-train-plot-right = Õigeid vastuseid
web-train-plot-time = Sekundeid küsimuse kohta
web-train-table = Tabelina
web-train-when = Millal
web-train-of = { $right }/{ $count }

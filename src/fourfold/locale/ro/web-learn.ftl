### Paginile de învățat: reguli, glosar, lecții, antrenamente.

web-title-learn = Învață · Fourfold
web-title-glossary = Glosar · Fourfold
web-title-lesson = Lecție · Fourfold
web-title-train = Antrenament · Fourfold
# As in English
web-title-document = { $title } · Fourfold

## Privire generală

web-learn-lead = Regulile cu imagini, partide explicate mutare cu mutare și exerciții pentru ochi.
web-learn-rules = Reguli
web-learn-age = De la { $age } ani
web-learn-lessons = Lecții
web-learn-lessons-text = Partide de antrenament, pas cu pas. Unele momente au variante: altă mutare și ce iese din ea.
web-learn-trainers = Antrenamente
web-learn-trainers-text = Câteva minute pe zi. Rezultatele tale rămân pe acest dispozitiv.
web-learn-glossary = Glosar
web-learn-glossary-text = Ce înseamnă fiecare cuvânt. În texte, atinge un cuvânt subliniat ca să-i vezi înțelesul.
web-learn-to-glossary = Deschide glosarul
web-learn-play = Joacă
web-learn-more = Mai multe
web-only-english = Acest text există deocamdată doar în engleză.
web-learn-seek = Caută un cuvânt
web-learn-sought = { $count ->
    [0] Niciun astfel de cuvânt.
    [one] { $count } cuvânt
    [few] { $count } cuvinte
   *[other] { $count } de cuvinte
}

## Imagini și locuri în cuvinte

web-learn-figure = O figură de { $tiles ->
    [one] { $tiles } plăcuță
    [few] { $tiles } plăcuțe
   *[other] { $tiles } de plăcuțe
}
web-learn-place = { $direction ->
    [up] Locul { $number }, vârful în sus
    [right] Locul { $number }, vârful la dreapta
    [down] Locul { $number }, vârful în jos
   *[left] Locul { $number }, vârful la stânga
}

## Exerciții

web-learn-answers = Răspunsuri
web-learn-choose = Alege un răspuns.
web-learn-right = Corect!
web-learn-wrong = Nu. Mai uită-te o dată.
web-learn-yes = Da
web-learn-no = Nu
web-learn-places-wait = { $count ->
    [one] Atinge locul. E unul singur.
    [few] Atinge locurile. Sunt { $count }.
   *[other] Atinge locurile. Sunt { $count }.
}
web-learn-places-found = { $count ->
    [one] Caută mai departe.
    [few] Găsite: { $found } din { $count }.
   *[other] Găsite: { $found } din { $count }.
}
web-learn-verdict-clash = Nu: acolo culorile diferă.
web-learn-verdict-rough = Nu: diagonalele nu se întâlnesc la capete.
web-learn-verdict-apart = Nu: acolo nu atinge figura.
web-learn-verdict-fits-right = Da, se potrivește.
web-learn-verdict-full-right = Da, face un pătrat.
web-learn-verdict-full-wrong = Se potrivește, dar nu face pătrat.
web-learn-verdict-twice-full-right = Da, face două pătrate.
web-learn-verdict-twice-full-wrong = Se potrivește, dar nu face două pătrate.
web-learn-verdict-double-right = Da, atinge două plăcuțe.
web-learn-verdict-double-wrong = Se potrivește, dar atinge o singură plăcuță.
web-learn-verdict-corner-right = Da, dublă și colț.
web-learn-verdict-corner-wrong = Se potrivește, dar atinge o singură plăcuță sau nu face colț.

## Lecții

# În lecții jucătorii poartă primele două litere ale alfabetului.
# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Mâna
web-lesson-hand-of = Mâna: { $seat }
web-lesson-stock = Rezerva
web-lesson-stock-of = Rezerva: { $seat }
web-lesson-none = Nu mai e nimic de pus
web-lesson-figure-of = Figura: { $seat }
web-lesson-steps = Pași
web-lesson-step = { $step } din { $last }
web-lesson-previous = Înapoi
web-lesson-next = Înainte
web-lesson-begins = Împărțirea
web-lesson-line-begins = Ce-ar fi dacă…
web-lesson-leave = Înapoi la partidă
web-lesson-lines = Ce-ar fi dacă…
web-lesson-line-lays = { $same ->
    [yes] { $seat } pune în altă parte: { $tiles }
   *[no] { $seat } pune în schimb: { $tiles }
}
web-lesson-line-ends = Atunci partida se termină { $a } : { $b }
web-lesson-score = Partida se termină { $a } : { $b }
web-lesson-play = Joacă de aici contra calculatorului
web-lesson-misprints = Greșeli de tipar în carte
web-lesson-misprint = În carte scrie „{ $printed }”; citește „{ $read }”.
web-lesson-did = { $seat } joacă.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } pune o plăcuță:
        [few] { $seat } pune { $count } plăcuțe:
       *[other] { $seat } pune { $count } de plăcuțe:
    }
    [one] { $count ->
        [one] { $seat } pune o plăcuță și face un pătrat:
        [few] { $seat } pune { $count } plăcuțe și face un pătrat:
       *[other] { $seat } pune { $count } de plăcuțe și face un pătrat:
    }
    [few] { $count ->
        [one] { $seat } pune o plăcuță și face { $squares } pătrate:
        [few] { $seat } pune { $count } plăcuțe și face { $squares } pătrate:
       *[other] { $seat } pune { $count } de plăcuțe și face { $squares } pătrate:
    }
   *[other] { $count ->
        [one] { $seat } pune o plăcuță și face { $squares } de pătrate:
        [few] { $seat } pune { $count } plăcuțe și face { $squares } de pătrate:
       *[other] { $seat } pune { $count } de plăcuțe și face { $squares } de pătrate:
    }
}
web-lesson-did-pass = { $seat } zice pas.
web-lesson-did-exchange = { $seat } schimbă o plăcuță:
web-lesson-did-take = { $seat } ia o plăcuță din cealaltă rezervă.
web-lesson-did-draw = { $seat } trage.
web-lesson-did-capture = { $seat } ia figura.
web-lesson-did-hand-over = { $seat } predă o plăcuță:
web-lesson-did-give-all = { $seat } dă toate plăcuțele rămase.
web-lesson-did-arrange = { $seat } construiește.
web-lesson-did-drop = { $seat } dă la schimb o plăcuță:
web-lesson-did-stop = { $seat } zice stop.
web-lesson-did-check = { $seat } verifică.
web-lesson-did-surrender = { $seat } se predă.

## Antrenamente

web-train-fit = Potrivește în gând
web-train-fit-text = Rotește plăcuța în gând: în ce loc se potrivește sau unde e plină?
web-train-fit-fits = În ce loc se potrivește această plăcuță?
web-train-fit-full = Se potrivește în toate aceste locuri. În care face un pătrat?
web-train-unseen = Află ce nu se vede
web-train-unseen-text = Toate plăcuțele în cinci culori, fără cele pe care le vezi: care mai e ascunsă?
web-train-unseen-ask = Pe care dintre cele patru plăcuțe de jos n-o vezi nici pe masă, nici în mâna ta?
web-train-hand = Mâna ta
web-train-option = { $number }: { $tile }
web-train-line = Găsește linia
web-train-line-text = Quarto: o căsuță, o piesă, patru la rând cu ceva în comun.
web-train-line-ask = Pe ce căsuță face această piesă o linie?
web-train-line-board = Tabla
web-train-how = Zece întrebări. Ceasul merge cât te gândești și stă cât privești un răspuns.
# As in English
web-train-start = Start
web-train-again = Încă o dată
web-train-next = Înainte
web-train-finish = La rezultat
web-train-number = Întrebarea { $number } din { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Atinge o căsuță.
web-train-tap-or-key = Atinge un răspuns sau apasă o cifră de la 1 la 4.
web-train-wrong = Nu. Răspunsul corect e marcat.
web-train-result = Corecte: { $right } din { $count }; { $seconds } s pe întrebare.
web-train-last = Ultima dată { $right } din { $count }
web-train-plot = { $count ->
    [one] Rezultatul ultimei runde
    [few] Rezultatele ultimelor { $count } runde
   *[other] Rezultatele ultimelor { $count } de runde
}; cel mai bun: { $best } corecte
web-train-plot-right = Răspunsuri corecte
web-train-plot-time = Secunde pe întrebare
web-train-table = Ca tabel
web-train-when = Când
web-train-of = { $right } din { $count }

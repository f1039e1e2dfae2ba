### Siderne at lære af: regler, ordliste, lektioner, øvelser.

web-title-learn = Lær · Fourfold
web-title-glossary = Ordliste · Fourfold
web-title-lesson = Lektion · Fourfold
web-title-train = Øvelse · Fourfold
web-title-document = { $title } · Fourfold

## Oversigten

web-learn-lead = Reglerne med billeder, spil forklaret træk for træk, og øvelser for øjet.
web-learn-rules = Regler
web-learn-age = Fra { $age } år
web-learn-lessons = Lektioner
web-learn-lessons-text = Lærespil, trin for trin. Nogle steder er der sidespor: et andet træk, og hvad der kommer ud af det.
web-learn-trainers = Øvelser
web-learn-trainers-text = Et par minutter om dagen. Dine resultater bliver på denne enhed.
web-learn-glossary = Ordliste
web-learn-glossary-text = Hvad hvert ord betyder. Tryk på et understreget ord i en tekst for at se betydningen.
web-learn-to-glossary = Åbn ordlisten
web-learn-play = Spil det
web-learn-more = Mere at lære
web-only-english = Denne tekst findes indtil videre kun på engelsk.
web-learn-seek = Find et ord
web-learn-sought = { $count ->
    [0] Intet sådant ord.
   *[other] { $count } ord
}

## Billeder og pladser i ord

web-learn-figure = En figur af { $tiles } { $tiles ->
    [one] flise
   *[other] fliser
}
web-learn-place = { $direction ->
    [up] Plads { $number }, spids op
    [right] Plads { $number }, spids til højre
    [down] Plads { $number }, spids ned
   *[left] Plads { $number }, spids til venstre
}

## Opgaver

web-learn-answers = Svar
web-learn-choose = Vælg et svar.
web-learn-right = Rigtigt!
web-learn-wrong = Nej. Se igen.
web-learn-yes = Ja
web-learn-no = Nej
web-learn-places-wait = { $count ->
    [one] Tryk på pladsen. Der er én.
   *[other] Tryk på pladserne. Der er { $count }.
}
web-learn-places-found = { $count ->
    [one] Led videre.
   *[other] { $found } af { $count } fundet.
}
web-learn-verdict-clash = Nej: farverne er forskellige der.
web-learn-verdict-rough = Nej: diagonalerne mødes ikke i enderne.
web-learn-verdict-apart = Nej: den rører ikke figuren der.
web-learn-verdict-fits-right = Ja, den passer.
web-learn-verdict-full-right = Ja, den giver et kvadrat.
web-learn-verdict-full-wrong = Den passer, men giver intet kvadrat.
web-learn-verdict-twice-full-right = Ja, den giver to kvadrater.
web-learn-verdict-twice-full-wrong = Den passer, men giver ikke to kvadrater.
web-learn-verdict-double-right = Ja, den rører to fliser.
web-learn-verdict-double-wrong = Den passer, men rører kun én flise.
web-learn-verdict-corner-right = Ja, en dobbelt og en vinkel.
web-learn-verdict-corner-wrong = Den passer, men rører kun én flise eller danner ingen vinkel.

## Lektioner

# Lektionerne kalder spillerne ved alfabetets to første bogstaver.
# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Hånd
web-lesson-hand-of = Hånd: { $seat }
web-lesson-stock = Forråd
web-lesson-stock-of = Forråd: { $seat }
web-lesson-none = Intet tilbage at lægge
web-lesson-figure-of = Figur: { $seat }
web-lesson-steps = Trin
web-lesson-step = { $step } af { $last }
web-lesson-previous = Tilbage
web-lesson-next = Næste
web-lesson-begins = Uddelingen
web-lesson-line-begins = Hvad nu hvis …
web-lesson-leave = Tilbage til spillet
web-lesson-lines = Hvad nu hvis …
web-lesson-line-lays = { $same ->
    [yes] { $seat } lægger { $tiles } et andet sted
   *[no] { $seat } lægger { $tiles } i stedet
}
web-lesson-line-ends = Så ender spillet { $a } : { $b }
web-lesson-score = Spillet ender { $a } : { $b }
web-lesson-play = Spil videre herfra mod computeren
web-lesson-misprints = Trykfejl i bogen
web-lesson-misprint = Bogen skriver »{ $printed }«; læs »{ $read }«.
web-lesson-did = { $seat } gør noget.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } lægger en flise:
       *[other] { $seat } lægger { $count } fliser:
    }
    [one] { $count ->
        [one] { $seat } lægger en flise og laver et kvadrat:
       *[other] { $seat } lægger { $count } fliser og laver et kvadrat:
    }
   *[other] { $count ->
        [one] { $seat } lægger en flise og laver { $squares } kvadrater:
       *[other] { $seat } lægger { $count } fliser og laver { $squares } kvadrater:
    }
}
web-lesson-did-pass = { $seat } melder pas.
web-lesson-did-exchange = { $seat } bytter en flise:
web-lesson-did-take = { $seat } tager en flise fra det andet forråd.
web-lesson-did-draw = { $seat } trækker en flise.
web-lesson-did-capture = { $seat } fanger figuren.
web-lesson-did-hand-over = { $seat } afleverer en flise:
web-lesson-did-give-all = { $seat } giver alle sine sidste fliser.
web-lesson-did-arrange = { $seat } bygger.
web-lesson-did-drop = { $seat } lægger en flise til side:
web-lesson-did-stop = { $seat } stopper.
web-lesson-did-check = { $seat } sammenligner.
web-lesson-did-surrender = { $seat } overgiver sig.

## Øvelser

web-train-fit = Læg en flise i tankerne
web-train-fit-text = Drej flisen i tankerne: hvilken plads passer den på, og hvor er den fuld?
web-train-fit-fits = På hvilken plads passer denne flise?
web-train-fit-full = Den passer på alle disse pladser. Hvor giver den et kvadrat?
web-train-unseen = Kend de usete fliser
web-train-unseen-text = Alle fliser i fem farver minus dem, du ser: hvilken er stadig skjult?
web-train-unseen-ask = Hvilken af de fire fliser nedenfor kan du hverken se på bordet eller på din hånd?
web-train-hand = Din hånd
web-train-option = { $number }: { $tile }
web-train-line = Find striben
web-train-line-text = Quarto: ét felt, én brik, fire på stribe med noget til fælles.
web-train-line-ask = På hvilket felt giver denne brik en stribe?
web-train-line-board = Brættet
web-train-how = Ti spørgsmål. Uret går, mens du tænker, og står stille, mens du ser på et svar.
# As in English
web-train-start = Start
web-train-again = En gang til
web-train-next = Næste
web-train-finish = Til resultatet
web-train-number = Spørgsmål { $number } af { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Tryk på et felt.
web-train-tap-or-key = Tryk på et svar, eller tast 1 til 4.
web-train-wrong = Nej. Det rigtige svar er markeret.
web-train-result = { $right } af { $count } rigtige, { $seconds } sekunder pr. spørgsmål.
web-train-last = Sidst { $right } af { $count }
web-train-plot = Resultater fra { $count ->
    [one] den sidste runde
   *[other] de sidste { $count } runder
}; højst { $best } rigtige
web-train-plot-right = Rigtige svar
web-train-plot-time = Sekunder pr. spørgsmål
web-train-table = Som tabel
web-train-when = Hvornår
web-train-of = { $right } af { $count }

### Sidene å lære av: regler, ordliste, leksjoner, øvelser.

web-title-learn = Lær · Fourfold
web-title-glossary = Ordliste · Fourfold
web-title-lesson = Leksjon · Fourfold
web-title-train = Øvelse · Fourfold
web-title-document = { $title } · Fourfold

## Oversikten

web-learn-lead = Reglene med bilder, spill forklart trekk for trekk, og øvelser for øyet.
web-learn-rules = Regler
web-learn-age = Fra { $age } år
web-learn-lessons = Leksjoner
web-learn-lessons-text = Læringsspill, trinn for trinn. Noen steder er det sidespor: et annet trekk, og hva som kommer av det.
web-learn-trainers = Øvelser
web-learn-trainers-text = Noen minutter om dagen. Resultatene dine blir på denne enheten.
web-learn-glossary = Ordliste
web-learn-glossary-text = Hva hvert ord betyr. Trykk på et understreket ord i en tekst for å se hva det betyr.
web-learn-to-glossary = Åpne ordlisten
web-learn-play = Spill det
web-learn-more = Mer å lære
web-only-english = Denne teksten finnes foreløpig bare på engelsk.
web-learn-seek = Finn et ord
web-learn-sought = { $count ->
    [0] Ikke noe slikt ord.
   *[other] { $count } ord
}

## Bilder og plasser i ord

web-learn-figure = En figur av { $tiles } { $tiles ->
    [one] flis
   *[other] fliser
}
web-learn-place = { $direction ->
    [up] Plass { $number }, spiss opp
    [right] Plass { $number }, spiss til høyre
    [down] Plass { $number }, spiss ned
   *[left] Plass { $number }, spiss til venstre
}

## Oppgaver

web-learn-answers = Svar
web-learn-choose = Velg et svar.
web-learn-right = Riktig!
web-learn-wrong = Nei. Se igjen.
web-learn-yes = Ja
web-learn-no = Nei
web-learn-places-wait = { $count ->
    [one] Trykk på plassen. Det er én.
   *[other] Trykk på plassene. Det er { $count }.
}
web-learn-places-found = { $count ->
    [one] Let videre.
   *[other] { $found } av { $count } funnet.
}
web-learn-verdict-clash = Nei: Fargene er ulike der.
web-learn-verdict-rough = Nei: Diagonalene møtes ikke i endene.
web-learn-verdict-apart = Nei: Den rører ikke figuren der.
web-learn-verdict-fits-right = Ja, den passer.
web-learn-verdict-full-right = Ja, den gir et kvadrat.
web-learn-verdict-full-wrong = Den passer, men gir ikke noe kvadrat.
web-learn-verdict-twice-full-right = Ja, den gir to kvadrater.
web-learn-verdict-twice-full-wrong = Den passer, men gir ikke to kvadrater.
web-learn-verdict-double-right = Ja, den rører to fliser.
web-learn-verdict-double-wrong = Den passer, men rører bare én flis.
web-learn-verdict-corner-right = Ja, en dobbel og en vinkel.
web-learn-verdict-corner-wrong = Den passer, men rører bare én flis eller lager ingen vinkel.

## Leksjoner

# Leksjonene kaller spillerne ved de to første bokstavene i alfabetet.
# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Hånd
web-lesson-hand-of = Hånden til { $seat }
web-lesson-stock = Forråd
web-lesson-stock-of = Forrådet til { $seat }
web-lesson-none = Ingenting igjen å legge
web-lesson-figure-of = Figuren til { $seat }
web-lesson-steps = Trinn
web-lesson-step = { $step } av { $last }
web-lesson-previous = Tilbake
web-lesson-next = Neste
web-lesson-begins = Utdelingen
web-lesson-line-begins = Hva om …
web-lesson-leave = Tilbake til spillet
web-lesson-lines = Hva om …
web-lesson-line-lays = { $same ->
    [yes] { $seat } legger { $tiles } et annet sted
   *[no] { $seat } legger { $tiles } i stedet
}
web-lesson-line-ends = Da ender spillet { $a } : { $b }
web-lesson-score = Spillet ender { $a } : { $b }
web-lesson-play = Spill videre herfra mot datamaskinen
web-lesson-misprints = Trykkfeil i boken
web-lesson-misprint = Boken skriver «{ $printed }»; les «{ $read }».
web-lesson-did = { $seat } gjør noe.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } legger en flis:
       *[other] { $seat } legger { $count } fliser:
    }
    [one] { $count ->
        [one] { $seat } legger en flis og lager et kvadrat:
       *[other] { $seat } legger { $count } fliser og lager et kvadrat:
    }
   *[other] { $count ->
        [one] { $seat } legger en flis og lager { $squares } kvadrater:
       *[other] { $seat } legger { $count } fliser og lager { $squares } kvadrater:
    }
}
web-lesson-did-pass = { $seat } melder pass.
web-lesson-did-exchange = { $seat } bytter en flis:
web-lesson-did-take = { $seat } tar en flis fra det andre forrådet.
web-lesson-did-draw = { $seat } trekker en flis.
web-lesson-did-capture = { $seat } fanger figuren.
web-lesson-did-hand-over = { $seat } leverer en flis:
web-lesson-did-give-all = { $seat } gir fra seg alle flisene som er igjen.
web-lesson-did-arrange = { $seat } bygger.
web-lesson-did-drop = { $seat } legger en flis til side:
web-lesson-did-stop = { $seat } stopper.
web-lesson-did-check = { $seat } sammenligner.
web-lesson-did-surrender = { $seat } overgir seg.

## Øvelser

web-train-fit = Legg en flis i tankene
web-train-fit-text = Drei flisen i tankene: Hvilken plass passer den på, og hvor er den full?
web-train-fit-fits = På hvilken plass passer denne flisen?
web-train-fit-full = Den passer på alle disse plassene. Hvor gir den et kvadrat?
web-train-unseen = Kjenn de usette flisene
web-train-unseen-text = Alle fliser i fem farger minus dem du ser: Hvilken er fortsatt skjult?
web-train-unseen-ask = Hvilken av de fire flisene nedenfor kan du verken se på bordet eller på hånden?
web-train-hand = Hånden din
web-train-option = { $number }: { $tile }
web-train-line = Finn linjen
web-train-line-text = Quarto: én rute, én brikke, fire på rad med noe felles.
web-train-line-ask = På hvilken rute gir denne brikken en linje?
web-train-line-board = Brettet
web-train-how = Ti spørsmål. Klokken går mens du tenker, og står stille mens du ser på et svar.
# As in English
web-train-start = Start
web-train-again = En gang til
web-train-next = Neste
web-train-finish = Til resultatet
web-train-number = Spørsmål { $number } av { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Trykk på en rute.
web-train-tap-or-key = Trykk på et svar, eller tast 1 til 4.
web-train-wrong = Nei. Det riktige svaret er merket.
web-train-result = { $right } av { $count } riktige, { $seconds } sekunder per spørsmål.
web-train-last = Sist { $right } av { $count }
web-train-plot = Resultater fra { $count ->
    [one] den siste runden
   *[other] de siste { $count } rundene
}; best: { $best } riktige
web-train-plot-right = Riktige svar
web-train-plot-time = Sekunder per spørsmål
web-train-table = Som tabell
web-train-when = Når
web-train-of = { $right } av { $count }

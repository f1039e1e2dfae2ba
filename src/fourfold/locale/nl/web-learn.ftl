### De pagina’s om van te leren: regels, woordenlijst, lessen, training.

web-title-learn = Leren · Fourfold
web-title-glossary = Woordenlijst · Fourfold
web-title-lesson = Les · Fourfold
web-title-train = Training · Fourfold
web-title-document = { $title } · Fourfold

## Het overzicht

web-learn-lead = De regels met plaatjes, partijen zet voor zet uitgelegd, en oefening voor je ogen.
web-only-english = Deze tekst is er voorlopig alleen in het Engels.
web-learn-rules = Regels
web-learn-age = Vanaf { $age } jaar
web-learn-lessons = Lessen
web-learn-lessons-text = Lespartijen, stap voor stap. Soms is er een zijweg: een andere zet, en wat ervan komt.
web-learn-trainers = Training
web-learn-trainers-text = Een paar minuten per dag. Je resultaten blijven op dit apparaat.
web-learn-glossary = Woordenlijst
web-learn-glossary-text = Wat elk woord betekent. Tik in teksten op een onderstreept woord om het te zien.
web-learn-to-glossary = Open de woordenlijst
web-learn-play = Spelen
web-learn-more = Meer om te leren
web-learn-seek = Zoek een woord
web-learn-sought = { $count ->
    [0] Zo’n woord is er niet.
    [one] { $count } woord
   *[other] { $count } woorden
}

## Plaatjes en plekken in woorden

web-learn-figure = Een figuur van { $tiles } { $tiles ->
    [one] tegel
   *[other] tegels
}
web-learn-place = { $direction ->
    [up] Plek { $number }, punt omhoog
    [right] Plek { $number }, punt naar rechts
    [down] Plek { $number }, punt omlaag
   *[left] Plek { $number }, punt naar links
}

## Oefeningen

web-learn-answers = Antwoorden
web-learn-choose = Kies een antwoord.
web-learn-right = Goed!
web-learn-wrong = Nee. Kijk nog eens.
web-learn-yes = Ja
web-learn-no = Nee
web-learn-places-wait = { $count ->
    [one] Tik op de plek. Er is er één.
   *[other] Tik op de plekken. Er zijn er { $count }.
}
web-learn-places-found = { $count ->
    [one] Zoek verder.
   *[other] { $found } van { $count } gevonden.
}
web-learn-verdict-clash = Nee: de kleuren verschillen daar.
web-learn-verdict-rough = Nee: de diagonalen sluiten niet op elkaar aan.
web-learn-verdict-apart = Nee: daar raakt hij de figuur niet.
web-learn-verdict-fits-right = Ja, hij past.
web-learn-verdict-full-right = Ja, hij maakt een vierkant.
web-learn-verdict-full-wrong = Hij past, maar maakt geen vierkant.
web-learn-verdict-twice-full-right = Ja, hij maakt twee vierkanten.
web-learn-verdict-twice-full-wrong = Hij past, maar maakt geen twee vierkanten.
web-learn-verdict-double-right = Ja, hij raakt twee tegels.
web-learn-verdict-double-wrong = Hij past, maar raakt maar één tegel.
web-learn-verdict-corner-right = Ja, dubbel en een haak.
web-learn-verdict-corner-wrong = Hij past, maar raakt maar één tegel, of maakt geen haak.

## Lessen

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
# As in English
web-lesson-hand = Hand
web-lesson-hand-of = Hand van { $seat }
web-lesson-stock = Voorraad
web-lesson-stock-of = Voorraad van { $seat }
web-lesson-none = Niets meer te leggen
web-lesson-figure-of = Figuur van { $seat }
web-lesson-steps = Stappen
web-lesson-step = { $step } van { $last }
web-lesson-previous = Terug
web-lesson-next = Verder
web-lesson-begins = Verdeling
web-lesson-line-begins = Wat als …
web-lesson-leave = Terug naar de partij
web-lesson-lines = Wat als …
web-lesson-line-lays = { $same ->
    [yes] { $seat } legt { $tiles } ergens anders
   *[no] { $seat } legt in plaats daarvan { $tiles }
}
web-lesson-line-ends = De partij eindigt dan { $a } : { $b }
web-lesson-score = De partij eindigt { $a } : { $b }
web-lesson-play = Vanaf hier verder tegen de computer
web-lesson-misprints = Drukfouten in het boek
web-lesson-misprint = In het boek staat “{ $printed }”; lees “{ $read }”.
web-lesson-did = { $seat } is aan zet.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } legt een tegel:
       *[other] { $seat } legt { $count } tegels:
    }
    [one] { $count ->
        [one] { $seat } legt een tegel en maakt een vierkant:
       *[other] { $seat } legt { $count } tegels en maakt een vierkant:
    }
   *[other] { $count ->
        [one] { $seat } legt een tegel en maakt { $squares } vierkanten:
       *[other] { $seat } legt { $count } tegels en maakt { $squares } vierkanten:
    }
}
web-lesson-did-pass = { $seat } past.
web-lesson-did-exchange = { $seat } ruilt een tegel:
web-lesson-did-take = { $seat } pakt een tegel uit de andere voorraad.
web-lesson-did-draw = { $seat } trekt.
web-lesson-did-capture = { $seat } maakt de figuur buit.
web-lesson-did-hand-over = { $seat } geeft een tegel af:
web-lesson-did-give-all = { $seat } geeft alle overgebleven tegels af.
web-lesson-did-arrange = { $seat } bouwt.
web-lesson-did-drop = { $seat } legt een tegel af:
web-lesson-did-stop = { $seat } stopt.
web-lesson-did-check = { $seat } vergelijkt.
web-lesson-did-surrender = { $seat } geeft op.

## Training

web-train-fit = Leg in gedachten
web-train-fit-text = Draai de tegel in je hoofd: op welke plek past hij, of wordt hij vol?
web-train-fit-fits = Op welke plek past deze tegel?
web-train-fit-full = Hij past op al deze plekken. Op welke maakt hij een vierkant?
web-train-unseen = Ken de verborgen tegels
web-train-unseen-text = Alle tegels van vijf kleuren, min die je ziet: welke is nog verborgen?
web-train-unseen-ask = Welke van de vier tegels hieronder zie je niet op tafel of in je hand?
web-train-hand = Jouw hand
web-train-option = { $number }: { $tile }
web-train-line = Spot de rij
web-train-line-text = Quarto: één vakje, één stuk, vier op een rij die iets gemeen hebben.
web-train-line-ask = Op welk vakje maakt dit stuk een rij?
web-train-line-board = Het bord
web-train-how = Tien vragen. De klok loopt terwijl je nadenkt, en staat stil terwijl je een antwoord bekijkt.
# As in English
web-train-start = Start
web-train-again = Nog een keer
web-train-next = Verder
web-train-finish = Naar het resultaat
web-train-number = Vraag { $number } van { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Tik op een vakje.
web-train-tap-or-key = Tik op een antwoord, of druk op 1 tot en met 4.
web-train-wrong = Nee. Het goede antwoord is aangegeven.
web-train-result = { $right } van { $count } goed, { $seconds } seconden per vraag.
web-train-last = Vorige keer { $right } van { $count }
web-train-plot = Resultaten van de laatste { $count ->
    [one] ronde
   *[other] { $count } rondes
}; op z’n best { $best } goed
web-train-plot-right = Goede antwoorden
web-train-plot-time = Seconden per vraag
web-train-table = Als tabel
web-train-when = Wanneer
web-train-of = { $right } van { $count }

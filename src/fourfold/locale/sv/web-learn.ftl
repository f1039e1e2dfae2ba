### Sidorna att lära av: regler, ordlista, lektioner, övningar.

web-title-learn = Lär dig · Fourfold
web-title-glossary = Ordlista · Fourfold
web-title-lesson = Lektion · Fourfold
web-title-train = Övning · Fourfold
web-title-document = { $title } · Fourfold

## Översikten

web-learn-lead = Reglerna med bilder, partier förklarade drag för drag, och övning för ögat.
web-learn-rules = Regler
web-learn-age = Från { $age } år
web-learn-lessons = Lektioner
web-learn-lessons-text = Lärpartier, steg för steg. På några ställen finns sidospår: ett annat drag, och vad det leder till.
web-learn-trainers = Övningar
web-learn-trainers-text = Några minuter om dagen. Dina resultat stannar på den här enheten.
web-learn-glossary = Ordlista
web-learn-glossary-text = Vad varje ord betyder. Tryck på ett understruket ord i en text för att se vad det betyder.
web-learn-to-glossary = Öppna ordlistan
web-learn-play = Spela det
web-learn-more = Mer att lära
web-only-english = Den här texten finns än så länge bara på engelska.
web-learn-seek = Sök ett ord
web-learn-sought = { $count ->
    [0] Inget sådant ord.
   *[other] { $count } ord
}

## Bilder och platser i ord

web-learn-figure = En figur av { $tiles } { $tiles ->
    [one] bricka
   *[other] brickor
}
web-learn-place = { $direction ->
    [up] Plats { $number }, spetsen uppåt
    [right] Plats { $number }, spetsen åt höger
    [down] Plats { $number }, spetsen nedåt
   *[left] Plats { $number }, spetsen åt vänster
}

## Frågor

web-learn-answers = Svar
web-learn-choose = Välj ett svar.
web-learn-right = Rätt!
web-learn-wrong = Nej. Titta igen.
web-learn-yes = Ja
web-learn-no = Nej
web-learn-places-wait = { $count ->
    [one] Tryck på platsen. Det finns en.
   *[other] Tryck på platserna. Det finns { $count }.
}
web-learn-places-found = { $count ->
    [one] Leta vidare.
   *[other] { $found } av { $count } hittade.
}
web-learn-verdict-clash = Nej: färgerna är olika där.
web-learn-verdict-rough = Nej: diagonalerna möts inte i ändarna.
web-learn-verdict-apart = Nej: den rör inte vid figuren där.
web-learn-verdict-fits-right = Ja, den passar.
web-learn-verdict-full-right = Ja, den ger en kvadrat.
web-learn-verdict-full-wrong = Den passar, men ger ingen kvadrat.
web-learn-verdict-twice-full-right = Ja, den ger två kvadrater.
web-learn-verdict-twice-full-wrong = Den passar, men ger inte två kvadrater.
web-learn-verdict-double-right = Ja, den rör vid två brickor.
web-learn-verdict-double-wrong = Den passar, men rör bara vid en bricka.
web-learn-verdict-corner-right = Ja, en dubbel och en vinkel.
web-learn-verdict-corner-wrong = Den passar, men rör bara vid en bricka eller bildar ingen vinkel.

## Lektioner

# Lektionerna kallar spelarna för alfabetets två första bokstäver.
# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
# As in English
web-lesson-hand = Hand
web-lesson-hand-of = Hand: { $seat }
web-lesson-stock = Förråd
web-lesson-stock-of = Förråd: { $seat }
web-lesson-none = Inget kvar att lägga
web-lesson-figure-of = Figur: { $seat }
web-lesson-steps = Steg
web-lesson-step = { $step } av { $last }
web-lesson-previous = Tillbaka
web-lesson-next = Nästa
web-lesson-begins = Utdelningen
web-lesson-line-begins = Tänk om …
web-lesson-leave = Tillbaka till partiet
web-lesson-lines = Tänk om …
web-lesson-line-lays = { $same ->
    [yes] { $seat } lägger { $tiles } på ett annat ställe
   *[no] { $seat } lägger { $tiles } i stället
}
web-lesson-line-ends = Då slutar partiet { $a } : { $b }
web-lesson-score = Partiet slutar { $a } : { $b }
web-lesson-play = Spela vidare härifrån mot datorn
web-lesson-misprints = Tryckfel i boken
web-lesson-misprint = Boken skriver ”{ $printed }”; läs ”{ $read }”.
web-lesson-did = { $seat } gör något.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } lägger en bricka:
       *[other] { $seat } lägger { $count } brickor:
    }
    [one] { $count ->
        [one] { $seat } lägger en bricka och gör en kvadrat:
       *[other] { $seat } lägger { $count } brickor och gör en kvadrat:
    }
   *[other] { $count ->
        [one] { $seat } lägger en bricka och gör { $squares } kvadrater:
       *[other] { $seat } lägger { $count } brickor och gör { $squares } kvadrater:
    }
}
web-lesson-did-pass = { $seat } passar.
web-lesson-did-exchange = { $seat } byter en bricka:
web-lesson-did-take = { $seat } tar en bricka från det andra förrådet.
web-lesson-did-draw = { $seat } drar en bricka.
web-lesson-did-capture = { $seat } fångar figuren.
web-lesson-did-hand-over = { $seat } lämnar en bricka:
web-lesson-did-give-all = { $seat } ger bort alla brickor som är kvar.
web-lesson-did-arrange = { $seat } bygger.
web-lesson-did-drop = { $seat } lägger undan en bricka:
web-lesson-did-stop = { $seat } säger stopp.
web-lesson-did-check = { $seat } jämför.
web-lesson-did-surrender = { $seat } kapitulerar.

## Övningar

web-train-fit = Lägg en bricka i tanken
web-train-fit-text = Vrid brickan i tanken: på vilken plats passar den, och var är den full?
web-train-fit-fits = På vilken plats passar den här brickan?
web-train-fit-full = Den passar på alla de här platserna. Var ger den en kvadrat?
web-train-unseen = Känn de osedda brickorna
web-train-unseen-text = Alla brickor i fem färger, minus dem du ser: vilken är fortfarande dold?
web-train-unseen-ask = Vilken av de fyra brickorna här nedanför ser du varken på bordet eller på din hand?
web-train-hand = Din hand
web-train-option = { $number }: { $tile }
web-train-line = Hitta raden
web-train-line-text = Quarto: ett fält, en pjäs, fyra i rad med något gemensamt.
web-train-line-ask = På vilket fält ger den här pjäsen en rad?
web-train-line-board = Brädet
web-train-how = Tio frågor. Klockan går medan du tänker och står still medan du tittar på ett svar.
web-train-start = Starta
web-train-again = En gång till
web-train-next = Nästa
web-train-finish = Till resultatet
web-train-number = Fråga { $number } av { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Tryck på ett fält.
web-train-tap-or-key = Tryck på ett svar, eller på tangent 1 till 4.
web-train-wrong = Nej. Det rätta svaret är markerat.
web-train-result = { $right } av { $count } rätt, { $seconds } sekunder per fråga.
web-train-last = Senast { $right } av { $count }
web-train-plot = Resultat från { $count ->
    [one] den senaste omgången
   *[other] de senaste { $count } omgångarna
}; som bäst { $best } rätt
web-train-plot-right = Rätta svar
web-train-plot-time = Sekunder per fråga
web-train-table = Som tabell
web-train-when = När
web-train-of = { $right } av { $count }

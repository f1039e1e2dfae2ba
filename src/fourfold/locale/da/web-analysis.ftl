### Analyse og gennemgang af Quarto, og computerens niveauer.

## Hvad et valg er værd

# Siges efter navnet på et felt eller en brik. $turns er 0, hvor det ikke vides, hvor hurtigt.
web-worth = { $value ->
        [win] { $turns ->
                [0] vinder
                [1] vinder straks
               *[other] vinder på { $turns } ture
            }
        [loss] { $turns ->
                [0] taber
                [1] taber straks
               *[other] taber på { $turns } ture
            }
        [draw] uafgjort
       *[unknown] ikke kendt endnu
    }
web-worth-square = { $square }, tomt: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analyse

web-analysis = Analyse
web-verdict-holder-win = { $turns ->
        [0] Den, der har brikken, vinder.
        [1] Den, der har brikken, vinder straks.
       *[other] Den, der har brikken, vinder på { $turns } ture.
    }
web-verdict-holder-draw = Spiller begge godt, er det uafgjort.
web-verdict-holder-loss = { $turns ->
        [0] Den, der har brikken, taber.
       *[other] Den, der har brikken, taber på { $turns } ture.
    }
web-verdict-holder-unknown = Hvad er det værd at have denne brik?
web-verdict-giver-win = { $turns ->
        [0] Den, der giver nu, vinder.
       *[other] Den, der giver nu, vinder på { $turns } ture.
    }
web-verdict-giver-draw = Spiller begge godt, er det uafgjort.
web-verdict-giver-loss = { $turns ->
        [0] Den, der giver nu, taber.
        [1] Den, der giver nu, taber straks.
       *[other] Den, der giver nu, taber på { $turns } ture.
    }
web-verdict-giver-unknown = Hvad er det værd at give nu?
web-verdict-line = { $count ->
        [one] { $lines } er en stribe. Den, der satte den sidste brik, råber og vinder.
       *[other] { $lines } er striber. Den, der satte den sidste brik, råber og vinder.
    }
web-verdict-full = Brættet er fyldt, og ingen har en stribe: uafgjort.
web-analysis-place = Tryk på et felt for at sætte den der.
web-analysis-give = Tryk på en brik for at give den.
web-analysis-waiting = Venter på tur …
web-analysis-searching = { $done } af { $all } kendt. { $boards } brætter på { $seconds } s …
web-analysis-complete = Alt er kendt, efter { $boards } brætter på { $seconds } s.
web-analysis-known = Alt er kendt.
web-analysis-time = Et minut er gået, og { $done } af { $all } er kendt.
web-analysis-stopped = Stoppet. { $done } af { $all } er kendt.
# As in English
web-analysis-stop = Stop
web-analysis-again = Fortsæt
web-analysis-back = Trin tilbage
web-analysis-setup = Sæt op eller spil
web-analysis-text = Stilling eller referat
web-analysis-text-hint = Kopiér den, eller indsæt en stilling her. Et indsat referat åbner som gennemgang.
web-analysis-not-text = Det er hverken en stilling eller et referat. En stilling ser sådan ud: { $example }
web-analysis-rules = Hvad der er en stribe
web-analysis-legend = Hvad tegnene betyder
web-analysis-legend-text =
    + på en skive: det vinder. = på en bjælke: det bliver uafgjort. − på en firkant: det taber. Alt gælder for den, der skal vælge nu, hvis begge spiller godt fra da af.
    Tallet tæller ture, til striben står, også den andens. En ring viser det bedste.

## Gennemgang

web-review-move-mistake = { $move }, en fejl
web-review-plot = Hvad spillet var værd efter hvert trin: over midten vinder { $a }, under den { $b }.
web-review-plot-wins = { $name } vinder
web-review-win = { $name } står til sejr.
web-review-draw = Det er uafgjort, hvis begge spiller godt.
web-review-loss = { $name } står til at tabe, hvis den anden spiller godt.
web-review-threw-win = { $after ->
        [draw] { $name } stod til sejr. Nu er det uafgjort.
       *[loss] { $name } stod til sejr. Nu gør den anden.
    }
web-review-threw-draw = { $name } havde uafgjort. Nu står den anden til sejr.
web-review-missed = { $name } kunne have råbt: { $lines }.
web-review-decided = Det afgjorde spillet.
web-review-mistakes = { $count ->
        [0] Ingen fejl.
        [one] Én fejl.
       *[other] { $count } fejl.
    }
web-review-next = Næste fejl
web-review-better = Hvad skulle { $name } have spillet?
web-review-back = Tilbage til det spillede
web-review-looking = Søger …
web-review-unknown = Det kunne ikke afgøres.
web-review-was-best = Intet var bedre: { $worth }.
web-review-call = Et råb på { $lines } ville have vundet.
web-review-best-square = Bedst var { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [one] Bedst var at give brikken med ringen: { $worth }.
       *[other] Bedst var at give en brik med ring: { $worth }.
    }
web-review-analyse = Analysér denne stilling
web-review-replay = Se kun på det

## Niveauer

web-levels = Computerens niveauer
web-levels-lead = Otte niveauer i Quarto, hvert klart stærkere end det før. Ryk op, når du vinder oftere, end du taber.
web-levels-expect-1 = Ser tre af ti striber, både sine egne og dem, den forærer væk. Har du lige læst reglerne, kan du vinde.
web-levels-expect-2 = Ser lidt over halvdelen af striberne. God til den første aften.
web-levels-expect-3 = Ser de fleste striber. Den tænker næsten ikke på, hvad der er tilbage at give, så den løber tør for sikre brikker.
web-levels-expect-4 = Ser næsten alle striber. For at vinde må du tælle de sikre brikker, og det gør den kun hver anden gang.
web-levels-expect-5 = Ser hver stribe et træk frem. Den giver dig aldrig en sejr, så længe der er en anden brik at give.
web-levels-expect-6 = Spiller ofte fejlfrit, når brættet er halvt fyldt.
web-levels-expect-7 = Spiller for det meste fejlfrit, når der er ti frie felter tilbage. Du skal være foran før det.
web-levels-expect-8 = Laver aldrig fejl og sætter fælder. Spiller du også fejlfrit, får du uafgjort, og mere får ingen.
web-levels-below = Af hundrede spil mod niveau { $level } vinder det { $wins } og spiller { $draws } uafgjort.
web-levels-measured = Målt i spil mellem niveauerne, 200 for hvert par. Bjælken viser, hvad der blev af hundrede spil mod niveauet før: vundet, uafgjort, tabt.
web-levels-play = Spil mod { $name }
web-levels-play-short = Spil

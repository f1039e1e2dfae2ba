### Analys och genomgång av Quarto, och datorns nivåer.

## Vad ett val är värt

# Sägs efter namnet på ett fält eller en pjäs. $turns är 0 där det inte är känt hur snabbt.
web-worth = { $value ->
        [win] { $turns ->
                [0] vinner
                [1] vinner direkt
               *[other] vinner på { $turns } drag
            }
        [loss] { $turns ->
                [0] förlorar
                [1] förlorar direkt
               *[other] förlorar på { $turns } drag
            }
        [draw] oavgjort
       *[unknown] inte känt än
    }
web-worth-square = { $square }, tomt: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analys

web-analysis = Analys
web-verdict-holder-win = { $turns ->
        [0] Den som har pjäsen vinner.
        [1] Den som har pjäsen vinner direkt.
       *[other] Den som har pjäsen vinner på { $turns } drag.
    }
web-verdict-holder-draw = Om båda spelar bra blir det oavgjort.
web-verdict-holder-loss = { $turns ->
        [0] Den som har pjäsen förlorar.
       *[other] Den som har pjäsen förlorar på { $turns } drag.
    }
web-verdict-holder-unknown = Vad är det värt att ha den här pjäsen?
web-verdict-giver-win = { $turns ->
        [0] Den som ger nu vinner.
       *[other] Den som ger nu vinner på { $turns } drag.
    }
web-verdict-giver-draw = Om båda spelar bra blir det oavgjort.
web-verdict-giver-loss = { $turns ->
        [0] Den som ger nu förlorar.
        [1] Den som ger nu förlorar direkt.
       *[other] Den som ger nu förlorar på { $turns } drag.
    }
web-verdict-giver-unknown = Vad är det värt att ge nu?
web-verdict-line = { $count ->
        [one] { $lines } är en rad. Den som placerade den senaste pjäsen ropar och vinner.
       *[other] { $lines } är rader. Den som placerade den senaste pjäsen ropar och vinner.
    }
web-verdict-full = Brädet är fullt, och ingen har en rad: oavgjort.
web-analysis-place = Tryck på ett fält för att placera den där.
web-analysis-give = Tryck på en pjäs för att ge den.
web-analysis-waiting = Väntar på tur …
web-analysis-searching = { $done } av { $all } kända. { $boards } bräden på { $seconds } s …
web-analysis-complete = Allt är känt, efter { $boards } bräden på { $seconds } s.
web-analysis-known = Allt är känt.
web-analysis-time = En minut har gått, och { $done } av { $all } är kända.
web-analysis-stopped = Stoppat. { $done } av { $all } är kända.
web-analysis-stop = Stopp
web-analysis-again = Fortsätt
web-analysis-back = Steg bakåt
web-analysis-setup = Bygg upp eller spela
web-analysis-text = Ställning eller protokoll
web-analysis-text-hint = Kopiera den, eller klistra in en ställning här. Ett inklistrat protokoll öppnas som genomgång.
web-analysis-not-text = Det är varken en ställning eller ett protokoll. En ställning ser ut så här: { $example }
web-analysis-rules = Vad som är en rad
web-analysis-legend = Vad tecknen betyder
web-analysis-legend-text =
    + på en cirkel: det vinner. = på en balk: det blir oavgjort. − på en fyrkant: det förlorar. Allt gäller den som ska välja nu, om båda spelar bra från och med då.
    Siffran räknar drag tills raden står, även den andras. En ring visar det bästa.

## Genomgång

web-review-move-mistake = { $move }, ett misstag
web-review-plot = Vad partiet var värt efter varje steg: över mitten vinner { $a }, under den { $b }.
web-review-plot-wins = { $name } vinner
web-review-win = { $name } står på vinst.
web-review-draw = Det är oavgjort om båda spelar bra.
web-review-loss = { $name } står på förlust om den andra spelar bra.
web-review-threw-win = { $after ->
        [draw] { $name } stod på vinst. Nu är det oavgjort.
       *[loss] { $name } stod på vinst. Nu gör den andra det.
    }
web-review-threw-draw = { $name } hade oavgjort. Nu står den andra på vinst.
web-review-missed = { $name } kunde ha ropat: { $lines }.
web-review-decided = Det här avgjorde partiet.
web-review-mistakes = { $count ->
        [0] Inga misstag.
        [one] Ett misstag.
       *[other] { $count } misstag.
    }
web-review-next = Nästa misstag
web-review-better = Vad borde { $name } ha spelat?
web-review-back = Tillbaka till partiet
web-review-looking = Söker …
web-review-unknown = Det gick inte att ta reda på.
web-review-was-best = Inget var bättre: { $worth }.
web-review-call = Ett rop på { $lines } hade vunnit.
web-review-best-square = Bäst var { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [one] Bäst var att ge pjäsen med ringen: { $worth }.
       *[other] Bäst var att ge en pjäs med ring: { $worth }.
    }
web-review-analyse = Analysera ställningen
web-review-replay = Bara titta på det

## Nivåer

web-levels = Datorns nivåer
web-levels-lead = Åtta nivåer i Quarto, var och en klart starkare än den före. Gå upp när du vinner oftare än du förlorar.
web-levels-expect-1 = Ser tre rader av tio, både sina egna och dem den skänker bort. Har du just läst reglerna kan du vinna.
web-levels-expect-2 = Ser lite mer än hälften av raderna. Bra för den första kvällen.
web-levels-expect-3 = Ser de flesta rader. Den bryr sig knappt om vad som blir kvar att ge, så de säkra pjäserna tar slut.
web-levels-expect-4 = Ser nästan alla rader. För att vinna måste du räkna de säkra pjäserna, och det gör den bara varannan gång.
web-levels-expect-5 = Ser varje rad ett drag framåt. Den ger dig aldrig en vinst så länge det finns en annan pjäs att ge.
web-levels-expect-6 = Spelar ofta felfritt när brädet är halvfullt.
web-levels-expect-7 = Spelar oftast felfritt när det är tio lediga fält kvar. Du måste ligga före innan dess.
web-levels-expect-8 = Gör aldrig fel och gillrar fällor. Spelar du också felfritt får du oavgjort, och mer får ingen.
web-levels-below = Av hundra partier mot nivå { $level } vinner den { $wins } och spelar { $draws } oavgjort.
web-levels-measured = Mätt i partier mellan nivåerna, 200 för varje par. Stapeln visar hur det gick i hundra partier mot nivån före: vunna, oavgjorda, förlorade.
web-levels-play = Spela mot { $name }
web-levels-play-short = Spela

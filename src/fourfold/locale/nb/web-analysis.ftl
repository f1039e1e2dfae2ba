### Analyse og gjennomgang av Quarto, og datamaskinens nivåer.

## Hva et valg er verdt

# Sies etter navnet på en rute eller en brikke. $turns er 0 der det ikke er kjent hvor fort.
web-worth = { $value ->
        [win] { $turns ->
                [0] vinner
                [1] vinner med en gang
               *[other] vinner på { $turns } trekk
            }
        [loss] { $turns ->
                [0] taper
                [1] taper med en gang
               *[other] taper på { $turns } trekk
            }
        [draw] uavgjort
       *[unknown] ikke kjent ennå
    }
web-worth-square = { $square }, tom: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analyse

web-analysis = Analyse
web-verdict-holder-win = { $turns ->
        [0] Den som har brikken, vinner.
        [1] Den som har brikken, vinner med en gang.
       *[other] Den som har brikken, vinner på { $turns } trekk.
    }
web-verdict-holder-draw = Spiller begge godt, er det uavgjort.
web-verdict-holder-loss = { $turns ->
        [0] Den som har brikken, taper.
       *[other] Den som har brikken, taper på { $turns } trekk.
    }
web-verdict-holder-unknown = Hva er det verdt å ha denne brikken?
web-verdict-giver-win = { $turns ->
        [0] Den som gir nå, vinner.
       *[other] Den som gir nå, vinner på { $turns } trekk.
    }
web-verdict-giver-draw = Spiller begge godt, er det uavgjort.
web-verdict-giver-loss = { $turns ->
        [0] Den som gir nå, taper.
        [1] Den som gir nå, taper med en gang.
       *[other] Den som gir nå, taper på { $turns } trekk.
    }
web-verdict-giver-unknown = Hva er det verdt å gi nå?
web-verdict-line = { $count ->
        [one] { $lines } er en linje. Den som satte den siste brikken, roper og vinner.
       *[other] { $lines } er linjer. Den som satte den siste brikken, roper og vinner.
    }
web-verdict-full = Brettet er fullt, og ingen har en linje: uavgjort.
web-analysis-place = Trykk på en rute for å sette den der.
web-analysis-give = Trykk på en brikke for å gi den.
web-analysis-waiting = Venter på tur …
web-analysis-searching = { $done } av { $all } kjent. { $boards } brett på { $seconds } s …
web-analysis-complete = Alt er kjent, etter { $boards } brett på { $seconds } s.
web-analysis-known = Alt er kjent.
web-analysis-time = Ett minutt er gått, og { $done } av { $all } er kjent.
web-analysis-stopped = Stoppet. { $done } av { $all } er kjent.
web-analysis-stop = Stopp
web-analysis-again = Fortsett
web-analysis-back = Trinn tilbake
web-analysis-setup = Sett opp eller spill
web-analysis-text = Stilling eller referat
web-analysis-text-hint = Kopier den, eller lim inn en stilling her. Et referat du limer inn, åpner som gjennomgang.
web-analysis-not-text = Det er verken en stilling eller et referat. En stilling ser slik ut: { $example }
web-analysis-rules = Hva som er en linje
web-analysis-legend = Hva tegnene betyr
web-analysis-legend-text =
    + på en skive: Det vinner. = på en bjelke: Det blir uavgjort. − på en firkant: Det taper. Alt gjelder for den som skal velge nå, hvis begge spiller godt fra da av.
    Tallet teller trekk til linjen står, også den andres. En ring viser det beste.

## Gjennomgang

web-review-move-mistake = { $move }, en feil
web-review-plot = Hva spillet var verdt etter hvert trinn: Over midten vinner { $a }, under den { $b }.
web-review-plot-wins = { $name } vinner
web-review-win = { $name } ligger an til seier.
web-review-draw = Det er uavgjort hvis begge spiller godt.
web-review-loss = { $name } ligger an til å tape hvis den andre spiller godt.
web-review-threw-win = { $after ->
        [draw] { $name } lå an til seier. Nå er det uavgjort.
       *[loss] { $name } lå an til seier. Nå gjør den andre det.
    }
web-review-threw-draw = { $name } hadde uavgjort. Nå ligger den andre an til seier.
web-review-missed = { $name } kunne ha ropt: { $lines }.
web-review-decided = Dette avgjorde spillet.
web-review-mistakes = { $count ->
        [0] Ingen feil.
        [one] Én feil.
       *[other] { $count } feil.
    }
web-review-next = Neste feil
web-review-better = Hva burde { $name } ha spilt?
web-review-back = Tilbake til det spilte
web-review-looking = Søker …
web-review-unknown = Det var ikke mulig å finne ut.
web-review-was-best = Ingenting var bedre: { $worth }.
web-review-call = Et rop på { $lines } ville ha vunnet.
web-review-best-square = Best var { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [one] Best var å gi brikken med ringen: { $worth }.
       *[other] Best var å gi en brikke med ring: { $worth }.
    }
web-review-analyse = Analyser denne stillingen
web-review-replay = Bare se på det

## Nivåer

web-levels = Datamaskinens nivåer
web-levels-lead = Åtte nivåer i Quarto, hvert klart sterkere enn det før. Gå opp når du vinner oftere enn du taper.
web-levels-expect-1 = Ser tre av ti linjer, både sine egne og dem den gir bort. Har du nettopp lest reglene, kan du vinne.
web-levels-expect-2 = Ser litt over halvparten av linjene. Fin for den første kvelden.
web-levels-expect-3 = Ser de fleste linjene. Den bryr seg lite om hva som blir igjen å gi, så den går tom for trygge brikker.
web-levels-expect-4 = Ser nesten alle linjer. For å vinne må du telle de trygge brikkene, og det gjør den bare annenhver gang.
web-levels-expect-5 = Ser hver linje ett trekk fram. Den gir deg aldri en seier så lenge det er en annen brikke å gi.
web-levels-expect-6 = Spiller ofte feilfritt når brettet er halvfullt.
web-levels-expect-7 = Spiller for det meste feilfritt når det er ti ledige ruter igjen. Du må ligge foran før det.
web-levels-expect-8 = Gjør aldri feil, og setter feller. Spiller du også feilfritt, får du uavgjort, og mer får ingen.
web-levels-below = Av hundre spill mot nivå { $level } vinner det { $wins } og spiller { $draws } uavgjort.
web-levels-measured = Målt i spill mellom nivåene, 200 for hvert par. Bjelken viser hva det ble av hundre spill mot nivået før: vunnet, uavgjort, tapt.
web-levels-play = Spill mot { $name }
web-levels-play-short = Spill

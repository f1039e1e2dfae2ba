### Bordene til Pentaraduga i browseren.

## Bordet, som fliserne ligger på

web-field-larger = Større
web-field-smaller = Mindre
web-field-fit = Vis alt
web-field-turn = Drej flisen
web-figure = { $whose ->
        [mine] Din figur
        [other] Figur: { $name }
       *[common] Figuren
    }
web-tile = { $left }, stor { $big }, { $right }
web-tile-closed = en skjult flise
web-place = { $mark ->
        [none] Plads { $name }
        [full] Plads { $name }, fuld
        [twice-full] Plads { $name }, dobbelt fuld
        [ring] Plads { $name }, ring
        [reach] Plads { $name }, når langt nok
       *[other] Plads { $name }, { $mark }
    }
web-count = { $count } point
web-squares = { $count ->
        [0] Intet kvadrat
        [one] { $count } kvadrat
       *[other] { $count } kvadrater
    }
# Kvadrater hen over midterlinjen tæller for ingen.
web-squares-sides = Kvadrater: { $mine } på din side, { $other } på den anden
web-hand-of = Fliser: { $name }
web-stock-of = Forråd: { $name }.
web-stock-count = { $count ->
        [0] Det er tomt.
        [one] Én flise.
       *[other] { $count } fliser.
    }
web-stock-open = Synlige: { $tiles }.
web-captured = { $count ->
        [0] Intet fanget
        [one] { $count } kvadrat fanget
       *[other] { $count } kvadrater fanget
    }
web-curtain = Giv enheden til { $name }.
web-curtain-open = Vis mine fliser

## Hvad man kan gøre

web-actions = Handlinger
web-act-exchange = Byt en flise
web-act-hand-over = Aflevér en flise
web-act-knock = { $what ->
        [exchange] Meld bytte
        [take] Meld snup
       *[move] Meld træk
    }
web-act-knock-about = Så kan ingen komme imellem, og du har et minut.
web-act-take = Tag en flise
web-act-draw = Træk en flise
web-act-capture = Fang figuren
web-act-rotate = Drej den rundt
web-act-rotate-not = Lad den være
web-act-give-all = Aflevér alle fliser
web-act-hurry = Start uret
web-act-pass = { $replaying ->
        [yes] Slut her
       *[no] { $need ->
                [capture] Fang ikke
                [accept] Godkend
               *[any] Pas
            }
    }
# As in English
web-act-protest = Protest!
web-lay-done = Det er mit træk
web-lay-back = { $count ->
        [one] Læg den tilbage
       *[other] Læg dem tilbage
    }

## Hvad der skal til

web-status-its-place = { $finger ->
        [yes] Tryk på dens plads. Endnu et tryk lægger den.
       *[no] Vælg dens plads.
    }
web-status-lay-on = Vælg den næste flise i dette træk.
web-status-lay-or-on = Afslut trækket, eller vælg endnu en flise til det.
web-status-lay-done = Afslut trækket, eller læg fliserne tilbage.
web-status-lay-nowhere = Det fører ingen steder hen. Læg fliserne tilbage, og begynd anderledes.
# Den valgte flise kan ikke lægges; måske ligger andre i dette træk allerede, måske kan den byttes.
web-status-no-place = { $laid ->
        [yes] Der er ingen plads til denne flise nu. Vælg en anden, eller læg fliserne tilbage.
       *[no] { $exchange ->
                [yes] Der er ingen plads til denne flise. Vælg en anden, eller byt den.
               *[no] Der er ingen plads til denne flise. Vælg en anden.
            }
    }
web-status-no-cut = Du kan ikke bryde ind med denne flise.
web-status-anywhere = Tryk, hvor flisen skal ligge, og tryk på den for at lægge den.
web-status-cut-in = { $name } har turen. Du må bryde ind.
web-status-meant-exchange = Hvilken flise giver du væk?
web-status-meant-hand-over = Hvilken flise afleverer du?
web-penta-status = { $phase ->
        [over] Spillet er slut.
        [start] { $who ->
                [you] Læg de første fliser.
                [here] { $name }, læg de første fliser.
               *[other] { $name } begynder …
            }
        [add] { $who ->
                [you] Læg dine fliser til startfiguren.
                [here] { $name }, læg dine fliser til startfiguren.
               *[other] { $name } bygger på startfiguren …
            }
        [hand-over] { $who ->
                [you] Giv din modstander en flise med gult.
                [here] { $name }, giv din modstander en flise med gult.
               *[other] { $name } vælger en flise til dig …
            }
        [rotate] { $who ->
                [you] Drej startfiguren rundt, eller lad den være.
                [here] { $name }, drej startfiguren rundt, eller lad den være.
               *[other] { $name } ser på startfiguren …
            }
        [any] { $who ->
                [you] Din tur.
                [here] { $name }, din tur.
               *[other] { $name } har turen …
            }
        [full] { $who ->
                [you] Svar med en fuld flise.
                [here] { $name }, svar med en fuld flise.
               *[other] { $name } leder efter en fuld flise …
            }
        [capture] { $who ->
                [you] Du må fange figuren.
                [here] { $name }, du må fange figuren.
               *[other] { $name } må fange figuren …
            }
        [accept] { $who ->
                [you] Den sidste flise ligger. Godkend den, eller protestér.
                [here] { $name }, godkend den sidste flise, eller protestér.
               *[other] { $name } ser på den sidste flise …
            }
        [give] { $who ->
                [you] Giv en flise for den, du har taget.
                [here] { $name }, giv en flise for den, du har taget.
               *[other] { $name } giver en flise …
            }
        [replay-any] { $who ->
                [you] Nu spiller du videre alene: en hvilken som helst flise.
                [here] { $name }, du spiller videre alene: en hvilken som helst flise.
               *[other] { $name } spiller videre alene …
            }
        [replay-full] { $who ->
                [you] Nu spiller du videre alene: en fuld flise.
                [here] { $name }, du spiller videre alene: en fuld flise.
               *[other] { $name } mangler en fuld flise …
            }
        [lock-move] { $who ->
                [you] Du har meldt træk: læg din flise.
                [here] { $name }, du har meldt træk.
               *[other] { $name } har meldt træk …
            }
        [lock-exchange] { $who ->
                [you] Du har meldt bytte: vælg en flise.
                [here] { $name }, du har meldt bytte.
               *[other] { $name } bytter en flise …
            }
        [lock-take] { $who ->
                [you] Du har meldt snup: vælg en flise, der ligger i en figur.
                [here] { $name }, du har meldt snup.
               *[other] { $name } tager en flise …
            }
        [opening] { $who ->
                [you] Læg din startfigur af to fliser.
                [here] { $name }, læg din startfigur af to fliser.
               *[other] { $name } lægger en startfigur …
            }
        [race] { $who ->
                [here] { $name }, din tur.
               *[other] Læg så hurtigt, du vil. Ingen venter.
            }
        [stage-answer] { $who ->
                [you] Alle fliser skifter hænder. Lav dine sidste træk, og aflevér så dine.
                [here] { $name }, lav dine sidste træk, og aflevér så dine fliser.
               *[other] { $name } laver de sidste træk …
            }
        [stage-rest] { $who ->
                [you] Spil det, du har fået, og giv resten tilbage.
                [here] { $name }, spil det, du har fået, og giv resten tilbage.
               *[other] { $name } spiller dine fliser …
            }
        [stage-last] { $who ->
                [you] De sidste fliser: læg, hvad du kan.
                [here] { $name }, de sidste fliser: læg, hvad du kan.
               *[other] { $name } lægger de sidste fliser …
            }
       *[move] { $who ->
                [you] Din tur.
                [here] { $name }, din tur.
               *[other] { $name } har turen …
            }
    }

## At lægge ved at taste

web-typed = Flise og plads
web-typed-open = Tast en plads
web-typed-lay = Læg
web-typed-close = Luk
# Eksemplerne bliver, som de er: siden læser disse bogstaver på alle sprog.
web-typed-help = Fx rOrL eller oRoU, eller med cellen: oRoU@0,0.
web-typed-unreadable = »{ $text }« er ikke en plads; forventede en flise, hvor dens spids peger hen, og måske flere bogstaver, fx rOrL, oRoU eller oRoU@0,0.
web-typed-not-now = { $tile } kan ikke lægges nu.
web-typed-several = »{ $text }« har flere pladser: { $places }.
web-typed-nowhere = { $count ->
        [0] Der er ingen plads til { $tile } nu.
       *[other] »{ $text }« er ikke en plads til den; { $tile } passer her: { $places }.
    }
web-typed-cell = Angiv også retningen og cellen nederst til venstre for { $tile }, fx { $tile }В@0,0.
web-typed-covered = Der ligger en anden flise.

## Byg bag forhænget

web-count-faults = { $count } fejl
web-screen = { $noticed ->
        [stopped] { $name } har stoppet og dækket figuren.
        [open] { $name } bygger åbent videre.
        [dropped] { $name } har lagt en flise til side til dig.
        [waiting] { $name } venter.
        [hidden] { $name } viser ikke figuren.
       *[building] { $name } bygger bag forhænget.
    }
web-act-begin = Vis mine fliser
# As in English
web-act-stop = Stop!
web-act-check = Sammenlign
web-act-mark = Notér resultatet
web-act-keep = Behold mine fliser
web-act-drop = Byt en flise
web-act-surrender = Overgiv dig
web-act-extend = Byg på min
web-act-extend-other = Lad den anden bygge
web-building-drop-which = Hvilken flise giver du væk?
web-building-best = Den bedste figur af disse fliser
web-building-status = { $phase ->
        [over] Spillet er slut.
        [extending] Læg alle de andre fliser til din figur.
        [extended] { $name } bygger videre …
        [choosing] Din figur vandt. Vil du bygge videre med alle fliser eller lade { $name } bygge videre?
        [chosen] { $name } vælger, hvem der bygger videre …
        [waiting] { $name } bygger …
        [begin] { $mine }, dine fliser er stadig dækket. Din tid går, fra du ser dem.
        [in-turn] { $mine }, byg din figur, og stop så. Uret går.
        [dropped] { $name } skal give dig en flise for din. Indtil da kan ingen stoppe.
        [answering] { $name } har lagt en flise til side til dig. Giv en af dine.
        [stopped] Du har stoppet. { $name } har kun lidt tid tilbage …
        [open] { $name } stoppede først! Gør din figur færdig, og sammenlign så.
       *[building] { $game ->
                [frames] Byg en ramme om det største hul, du kan. Stop, når den er god.
               *[other] Lav én figur af alle dine fliser med så mange kvadrater, du kan. Stop, når den er god.
            }
    }

## Hvad der er sket

web-told-lay = { $count ->
        [one] { $name } lægger { $tiles }.
       *[other] { $name } lægger { $count } fliser: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } bytter { $tile }.
       *[no] { $name } bytter en flise.
    }
web-told-hand-over = { $known ->
        [yes] { $name } afleverer { $tile }.
       *[no] { $name } afleverer en flise.
    }
web-told-drop = { $known ->
        [yes] { $name } lægger { $tile } til side.
       *[no] { $name } lægger en flise til side.
    }
web-told-knock = { $what ->
        [exchange] { $name } melder bytte.
        [take] { $name } melder snup.
       *[move] { $name } melder træk.
    }
web-told-begin = { $name } begynder at bygge.
web-told-rotate = { $half ->
        [yes] { $name } drejer startfiguren rundt.
       *[no] { $name } lader startfiguren være.
    }
web-told-extend = { $own ->
        [yes] { $name } bygger videre på sin egen figur.
       *[no] { $name } lader den anden bygge videre.
    }
web-told-stop = { $name } stoppede først!
# Protesten var rigtig; hvad den koster, afhænger af spillet.
web-told-protest = { $game ->
        [fulls] { $name } protesterer med rette: flisen går tilbage, og { $name } må lægge en hvilken som helst flise.
        [doubles] { $name } protesterer med rette: de forkerte fliser og modstanderens hånd lægges i forrådet hos { $name }.
        [rings] { $name } protesterer med rette: de forkerte fliser og modstanderens hånd lægges i forrådet hos { $name }.
        [steals] { $name } protesterer med rette: trækket tages tilbage, og { $name } har turen.
       *[other] { $name } protesterer med rette: flisen går tilbage og byttes, og { $name } må lægge en hvilken som helst flise.
    }
web-told-hurry = { $name } starter uret.
web-told-capture = { $name } fanger figuren.
web-told-give-all = { $name } afleverer alle fliser.
web-told-pass = { $name } melder pas.
web-told-take = { $name } tager en flise.
web-told-draw = { $name } trækker en flise.
web-told-mark = { $name } noterer et resultat.

## Hvad man kan aftale

web-preset = Regler
web-preset-pentaraduga-book = Som i bogen
web-preset-pentaraduga-beginners = For begyndere
web-rules-changed = Ikke helt som i bogen
web-option-aids = Bordet hjælper med
web-option-aids-full = pladser og fulde fliser
web-option-aids-places = pladser
web-option-aids-none = intet
web-option-referee = Dommer er
web-option-referee-server = bordet
web-option-referee-players = spillerne
web-option-referee-about = Når spillerne dømmer, gælder det, der er imod reglerne, medmindre modstanderen protesterer før næste træk.
web-option-deal = Fliserne deles ud
web-option-deal-random = tilfældigt
web-option-deal-fair = retfærdigt
web-option-deal-about = Lige gode hænder er kun forskellige i farverne.
web-option-interception = At bryde ind er
web-option-interception-on = tilladt
web-option-interception-off = ikke tilladt
web-option-always-check = Figurerne
web-option-always-check-on = sammenlignes altid
web-option-always-check-off = sammenlignes, hvis ingen overgiver sig
web-option-opening-limit = Tid til at begynde
web-option-opening-limit-none = Ubegrænset
web-option-replay-limit = Tid til at spille alene
web-option-replay-limit-none = Ubegrænset
web-option-unplaced-bonus = Resterende fliser
web-option-unplaced-bonus-off = tæller ikke
web-option-unplaced-bonus-on = tæller for den første
web-option-move-time-none = Ubegrænset
web-rule-aids-places = Bordet viser pladser, men ikke, hvilke der er fulde.
web-rule-aids-none = Bordet hjælper ikke.
web-rule-referee-players = Spillerne er selv dommere: protestér i tide.
web-rule-deal-fair = Begge har lige gode fliser.
web-rule-interception-off = Ingen bryder ind.
web-rule-at-once-off = Én efter den anden i stedet for begge på én gang.
web-rule-unplaced-bonus-on = Fliser, der er tilbage, tæller for den første.
web-rule-move-time-set = { $seconds } sekunder til et træk.

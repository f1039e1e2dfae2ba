### Bordene for Pentaraduga i nettleseren.

## Bordet flisene ligger på

web-field-larger = Større
web-field-smaller = Mindre
web-field-fit = Vis alt
web-field-turn = Drei flisen
web-figure = { $whose ->
        [mine] Figuren din
        [other] Figuren til { $name }
       *[common] Figuren
    }
web-tile = { $left }, stor { $big }, { $right }
web-tile-closed = en skjult flis
web-place = { $mark ->
        [none] Plass { $name }
        [full] Plass { $name }, full
        [twice-full] Plass { $name }, dobbelt full
        [ring] Plass { $name }, ring
        [reach] Plass { $name }, når langt nok
       *[other] Plass { $name }, { $mark }
    }
web-count = { $count } poeng
web-squares = { $count ->
        [0] Ingen kvadrater
        [one] { $count } kvadrat
       *[other] { $count } kvadrater
    }
# Kvadrater over midtlinjen teller for ingen.
web-squares-sides = Kvadrater: { $mine } på din side, { $other } på den andre
web-hand-of = Flisene til { $name }
web-stock-of = Forrådet til { $name }.
web-stock-count = { $count ->
        [0] Det er tomt.
        [one] Én flis.
       *[other] { $count } fliser.
    }
web-stock-open = Synlige: { $tiles }.
web-captured = { $count ->
        [0] Ingenting fanget
        [one] { $count } kvadrat fanget
       *[other] { $count } kvadrater fanget
    }
web-curtain = Gi enheten til { $name }.
web-curtain-open = Vis flisene mine

## Hva man kan gjøre

web-actions = Handlinger
web-act-exchange = Bytt en flis
web-act-hand-over = Lever en flis
web-act-knock = { $what ->
        [exchange] Meld bytte
        [take] Meld knabb
       *[move] Meld trekk
    }
web-act-knock-about = Da kan ingen komme imellom, og du har ett minutt.
web-act-take = Ta en flis
web-act-draw = Trekk en flis
web-act-capture = Fang figuren
web-act-rotate = Drei den rundt
web-act-rotate-not = La den være
web-act-give-all = Lever alle flisene
web-act-hurry = Start klokken
web-act-pass = { $replaying ->
        [yes] Slutt her
       *[no] { $need ->
                [capture] Ikke fang
                [accept] Godta
               *[any] Pass
            }
    }
# As in English
web-act-protest = Protest!
web-lay-done = Det er trekket mitt
web-lay-back = { $count ->
        [one] Legg den tilbake
       *[other] Legg dem tilbake
    }

## Hva som trengs

web-status-its-place = { $finger ->
        [yes] Trykk på plassen. Et trykk til legger den.
       *[no] Velg plassen.
    }
web-status-lay-on = Velg den neste flisen i dette trekket.
web-status-lay-or-on = Fullfør trekket, eller velg en flis til.
web-status-lay-done = Fullfør trekket, eller legg flisene tilbake.
web-status-lay-nowhere = Det fører ingen steder. Legg flisene tilbake, og begynn annerledes.
# Den valgte flisen kan ikke legges; kanskje ligger andre i dette trekket allerede, kanskje kan den byttes.
web-status-no-place = { $laid ->
        [yes] Det er ingen plass til denne flisen nå. Velg en annen, eller legg flisene tilbake.
       *[no] { $exchange ->
                [yes] Det er ingen plass til denne flisen. Velg en annen, eller bytt den.
               *[no] Det er ingen plass til denne flisen. Velg en annen.
            }
    }
web-status-no-cut = Du kan ikke bryte inn med denne flisen.
web-status-anywhere = Trykk der flisen skal ligge, og trykk på den for å legge den.
web-status-cut-in = { $name } har turen. Du kan bryte inn.
web-status-meant-exchange = Hvilken flis gir du bort?
web-status-meant-hand-over = Hvilken flis leverer du?
web-penta-status = { $phase ->
        [over] Spillet er slutt.
        [start] { $who ->
                [you] Legg de første flisene.
                [here] { $name }, legg de første flisene.
               *[other] { $name } begynner …
            }
        [add] { $who ->
                [you] Legg flisene dine til startfiguren.
                [here] { $name }, legg flisene dine til startfiguren.
               *[other] { $name } bygger på startfiguren …
            }
        [hand-over] { $who ->
                [you] Gi motstanderen en flis med gult.
                [here] { $name }, gi motstanderen en flis med gult.
               *[other] { $name } velger en flis til deg …
            }
        [rotate] { $who ->
                [you] Drei startfiguren rundt, eller la den være.
                [here] { $name }, drei startfiguren rundt, eller la den være.
               *[other] { $name } ser på startfiguren …
            }
        [any] { $who ->
                [you] Din tur.
                [here] { $name }, din tur.
               *[other] { $name } har turen …
            }
        [full] { $who ->
                [you] Svar med en full flis.
                [here] { $name }, svar med en full flis.
               *[other] { $name } leter etter en full flis …
            }
        [capture] { $who ->
                [you] Du kan fange figuren.
                [here] { $name }, du kan fange figuren.
               *[other] { $name } kan fange figuren …
            }
        [accept] { $who ->
                [you] Den siste flisen ligger. Godta den, eller protester.
                [here] { $name }, godta den siste flisen, eller protester.
               *[other] { $name } ser på den siste flisen …
            }
        [give] { $who ->
                [you] Gi en flis for den du har tatt.
                [here] { $name }, gi en flis for den du har tatt.
               *[other] { $name } gir en flis …
            }
        [replay-any] { $who ->
                [you] Nå spiller du videre alene: en hvilken som helst flis.
                [here] { $name }, du spiller videre alene: en hvilken som helst flis.
               *[other] { $name } spiller videre alene …
            }
        [replay-full] { $who ->
                [you] Nå spiller du videre alene: en full flis.
                [here] { $name }, du spiller videre alene: en full flis.
               *[other] { $name } trenger en full flis …
            }
        [lock-move] { $who ->
                [you] Du har meldt trekk: Legg flisen din.
                [here] { $name }, du har meldt trekk.
               *[other] { $name } har meldt trekk …
            }
        [lock-exchange] { $who ->
                [you] Du har meldt bytte: Velg en flis.
                [here] { $name }, du har meldt bytte.
               *[other] { $name } bytter en flis …
            }
        [lock-take] { $who ->
                [you] Du har meldt knabb: Velg en flis som ligger i en figur.
                [here] { $name }, du har meldt knabb.
               *[other] { $name } tar en flis …
            }
        [opening] { $who ->
                [you] Legg startfiguren din av to fliser.
                [here] { $name }, legg startfiguren din av to fliser.
               *[other] { $name } legger en startfigur …
            }
        [race] { $who ->
                [here] { $name }, din tur.
               *[other] Legg så fort du vil. Ingen venter.
            }
        [stage-answer] { $who ->
                [you] Alle flisene bytter eier. Gjør de siste trekkene dine, og lever så flisene.
                [here] { $name }, gjør de siste trekkene dine, og lever så flisene.
               *[other] { $name } gjør de siste trekkene …
            }
        [stage-rest] { $who ->
                [you] Spill det du har fått, og gi resten tilbake.
                [here] { $name }, spill det du har fått, og gi resten tilbake.
               *[other] { $name } spiller flisene dine …
            }
        [stage-last] { $who ->
                [you] De siste flisene: Legg det du kan.
                [here] { $name }, de siste flisene: Legg det du kan.
               *[other] { $name } legger de siste flisene …
            }
       *[move] { $who ->
                [you] Din tur.
                [here] { $name }, din tur.
               *[other] { $name } har turen …
            }
    }

## Å legge ved å taste

web-typed = Flis og plass
web-typed-open = Tast en plass
web-typed-lay = Legg
web-typed-close = Lukk
# Eksemplene blir som de er: Siden leser disse bokstavene på alle språk.
web-typed-help = F.eks. rOrL eller oRoU, eller med cellen: oRoU@0,0.
web-typed-unreadable = «{ $text }» er ikke en plass; forventet en flis, hvor spissen peker, og kanskje flere bokstaver, f.eks. rOrL, oRoU eller oRoU@0,0.
web-typed-not-now = { $tile } kan ikke legges nå.
web-typed-several = «{ $text }» har flere plasser: { $places }.
web-typed-nowhere = { $count ->
        [0] Det er ingen plass til { $tile } nå.
       *[other] «{ $text }» er ikke en plass for den; { $tile } passer her: { $places }.
    }
web-typed-cell = Oppgi også retningen og cellen nederst til venstre for { $tile }, f.eks. { $tile }В@0,0.
web-typed-covered = Der ligger det en annen flis.

## Bygg bak forhenget

web-count-faults = { $count } feil
web-screen = { $noticed ->
        [stopped] { $name } har stoppet og dekket figuren.
        [open] { $name } bygger åpent videre.
        [dropped] { $name } har lagt en flis til side for deg.
        [waiting] { $name } venter.
        [hidden] { $name } viser ikke figuren.
       *[building] { $name } bygger bak forhenget.
    }
web-act-begin = Vis flisene mine
web-act-stop = Stopp!
web-act-check = Sammenlign
web-act-mark = Noter resultatet
web-act-keep = Behold flisene
web-act-drop = Bytt en flis
web-act-surrender = Overgi deg
web-act-extend = Bygg på min
web-act-extend-other = La den andre bygge
web-building-drop-which = Hvilken flis gir du bort?
web-building-best = Den beste figuren av disse flisene
web-building-status = { $phase ->
        [over] Spillet er slutt.
        [extending] Legg alle de andre flisene til figuren din.
        [extended] { $name } bygger videre …
        [choosing] Figuren din vant. Vil du bygge videre med alle flisene eller la { $name } bygge videre?
        [chosen] { $name } velger hvem som bygger videre …
        [waiting] { $name } bygger …
        [begin] { $mine }, flisene dine er fortsatt dekket. Tiden din går fra du ser dem.
        [in-turn] { $mine }, bygg figuren din, og stopp så. Klokken går.
        [dropped] { $name } må gi deg en flis for din. Til da kan ingen stoppe.
        [answering] { $name } har lagt en flis til side for deg. Gi en av dine.
        [stopped] Du har stoppet. { $name } har lite tid igjen …
        [open] { $name } har stoppet først! Gjør figuren din ferdig, og sammenlign så.
       *[building] { $game ->
                [frames] Bygg en ramme rundt det største hullet du kan. Stopp når den er god.
               *[other] Lag én figur av alle flisene dine, med så mange kvadrater du kan. Stopp når den er god.
            }
    }

## Hva som har skjedd

web-told-lay = { $count ->
        [one] { $name } legger { $tiles }.
       *[other] { $name } legger { $count } fliser: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } bytter { $tile }.
       *[no] { $name } bytter en flis.
    }
web-told-hand-over = { $known ->
        [yes] { $name } leverer { $tile }.
       *[no] { $name } leverer en flis.
    }
web-told-drop = { $known ->
        [yes] { $name } legger { $tile } til side.
       *[no] { $name } legger en flis til side.
    }
web-told-knock = { $what ->
        [exchange] { $name } melder bytte.
        [take] { $name } melder knabb.
       *[move] { $name } melder trekk.
    }
web-told-begin = { $name } begynner å bygge.
web-told-rotate = { $half ->
        [yes] { $name } dreier startfiguren rundt.
       *[no] { $name } lar startfiguren være.
    }
web-told-extend = { $own ->
        [yes] { $name } bygger videre på sin egen figur.
       *[no] { $name } lar den andre bygge videre.
    }
web-told-stop = { $name } har stoppet først!
# Protesten var riktig; hva den koster, avhenger av spillet.
web-told-protest = { $game ->
        [fulls] { $name } protesterer med rette: Flisen går tilbake, og { $name } kan legge en hvilken som helst flis.
        [doubles] { $name } protesterer med rette: De gale flisene og motstanderens hånd går i forrådet til { $name }.
        [rings] { $name } protesterer med rette: De gale flisene og motstanderens hånd går i forrådet til { $name }.
        [steals] { $name } protesterer med rette: Trekket tas tilbake, og { $name } har turen.
       *[other] { $name } protesterer med rette: Flisen går tilbake og byttes, og { $name } kan legge en hvilken som helst flis.
    }
web-told-hurry = { $name } starter klokken.
web-told-capture = { $name } fanger figuren.
web-told-give-all = { $name } leverer alle flisene.
web-told-pass = { $name } melder pass.
web-told-take = { $name } tar en flis.
web-told-draw = { $name } trekker en flis.
web-told-mark = { $name } noterer et resultat.

## Hva man kan avtale

web-preset = Regler
web-preset-pentaraduga-book = Som i boken
web-preset-pentaraduga-beginners = For nybegynnere
web-rules-changed = Ikke helt som i boken
web-option-aids = Bordet hjelper med
web-option-aids-full = plasser og fulle fliser
web-option-aids-places = plasser
web-option-aids-none = ingenting
web-option-referee = Dommer er
web-option-referee-server = bordet
web-option-referee-players = spillerne
web-option-referee-about = Når spillerne dømmer, gjelder det som er mot reglene, med mindre motstanderen protesterer før neste trekk.
web-option-deal = Flisene deles ut
web-option-deal-random = tilfeldig
web-option-deal-fair = rettferdig
web-option-deal-about = Like gode hender er bare ulike i fargene.
web-option-interception = Å bryte inn er
web-option-interception-on = tillatt
web-option-interception-off = ikke tillatt
web-option-always-check = Figurene
web-option-always-check-on = sammenlignes alltid
web-option-always-check-off = sammenlignes hvis ingen overgir seg
web-option-opening-limit = Tid til å begynne
web-option-opening-limit-none = Ubegrenset
web-option-replay-limit = Tid til å spille alene
web-option-replay-limit-none = Ubegrenset
web-option-unplaced-bonus = Resterende fliser
web-option-unplaced-bonus-off = teller ikke
web-option-unplaced-bonus-on = teller for den første
web-option-move-time-none = Ubegrenset
web-rule-aids-places = Bordet viser plasser, men ikke hvilke som er fulle.
web-rule-aids-none = Bordet hjelper ikke.
web-rule-referee-players = Spillerne er selv dommere: Protester i tide.
web-rule-deal-fair = Begge har like gode fliser.
web-rule-interception-off = Ingen bryter inn.
web-rule-at-once-off = Den ene etter den andre i stedet for begge samtidig.
web-rule-unplaced-bonus-on = Fliser som er igjen, teller for den første.
web-rule-move-time-set = { $seconds } sekunder for et trekk.

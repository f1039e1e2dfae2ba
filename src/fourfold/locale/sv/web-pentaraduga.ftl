### Borden för Pentaraduga i webbläsaren.

## Bordet som brickorna ligger på

web-field-larger = Större
web-field-smaller = Mindre
web-field-fit = Visa allt
web-field-turn = Vrid brickan
web-figure = { $whose ->
        [mine] Din figur
        [other] Figur: { $name }
       *[common] Figuren
    }
web-tile = { $left }, stor { $big }, { $right }
web-tile-closed = en dold bricka
web-place = { $mark ->
        [none] Plats { $name }
        [full] Plats { $name }, full
        [twice-full] Plats { $name }, dubbelt full
        [ring] Plats { $name }, ring
        [reach] Plats { $name }, når tillräckligt långt
       *[other] Plats { $name }, { $mark }
    }
web-count = { $count } poäng
web-squares = { $count ->
        [0] Ingen kvadrat
        [one] { $count } kvadrat
       *[other] { $count } kvadrater
    }
# Kvadrater över mittlinjen räknas inte för någon.
web-squares-sides = Kvadrater: { $mine } på din sida, { $other } på den andra
web-hand-of = Brickor: { $name }
web-stock-of = Förråd: { $name }.
web-stock-count = { $count ->
        [0] Det är tomt.
        [one] En bricka.
       *[other] { $count } brickor.
    }
web-stock-open = Synliga: { $tiles }.
web-captured = { $count ->
        [0] Inget fångat
        [one] { $count } kvadrat fångad
       *[other] { $count } kvadrater fångade
    }
web-curtain = Ge enheten till { $name }.
web-curtain-open = Visa mina brickor

## Vad man kan göra

web-actions = Handlingar
web-act-exchange = Byt en bricka
web-act-hand-over = Lämna en bricka
web-act-knock = { $what ->
        [exchange] Begär byte
        [take] Begär tagning
       *[move] Begär drag
    }
web-act-knock-about = Då kan ingen komma emellan, och du har en minut.
web-act-take = Ta en bricka
web-act-draw = Dra en bricka
web-act-capture = Fånga figuren
web-act-rotate = Vrid den runt
web-act-rotate-not = Låt den vara
web-act-give-all = Lämna alla brickor
web-act-hurry = Starta klockan
web-act-pass = { $replaying ->
        [yes] Sluta här
       *[no] { $need ->
                [capture] Fånga inte
                [accept] Godkänn
               *[any] Pass
            }
    }
# As in English
web-act-protest = Protest!
web-lay-done = Det är mitt drag
web-lay-back = { $count ->
        [one] Lägg tillbaka den
       *[other] Lägg tillbaka dem
    }

## Vad som ska göras

web-status-its-place = { $finger ->
        [yes] Tryck på platsen. Ett tryck till lägger brickan.
       *[no] Välj platsen.
    }
web-status-lay-on = Välj nästa bricka i det här draget.
web-status-lay-or-on = Avsluta draget, eller välj en bricka till.
web-status-lay-done = Avsluta draget, eller lägg tillbaka brickorna.
web-status-lay-nowhere = Det leder ingenstans. Lägg tillbaka brickorna och börja på ett annat sätt.
# Den valda brickan går inte att lägga; kanske ligger andra i draget redan, kanske går den att byta.
web-status-no-place = { $laid ->
        [yes] Det finns ingen plats för den här brickan nu. Välj en annan, eller lägg tillbaka brickorna.
       *[no] { $exchange ->
                [yes] Det finns ingen plats för den här brickan. Välj en annan, eller byt den.
               *[no] Det finns ingen plats för den här brickan. Välj en annan.
            }
    }
web-status-no-cut = Du kan inte gå emellan med den här brickan.
web-status-anywhere = Tryck där brickan ska ligga, och tryck på den för att lägga den.
web-status-cut-in = { $name } är på tur. Du får gå emellan.
web-status-meant-exchange = Vilken bricka ger du bort?
web-status-meant-hand-over = Vilken bricka lämnar du?
web-penta-status = { $phase ->
        [over] Partiet är slut.
        [start] { $who ->
                [you] Lägg de första brickorna.
                [here] { $name }, lägg de första brickorna.
               *[other] { $name } börjar …
            }
        [add] { $who ->
                [you] Lägg dina brickor till startfiguren.
                [here] { $name }, lägg dina brickor till startfiguren.
               *[other] { $name } bygger på startfiguren …
            }
        [hand-over] { $who ->
                [you] Ge motståndaren en bricka med gult.
                [here] { $name }, ge motståndaren en bricka med gult.
               *[other] { $name } väljer en bricka åt dig …
            }
        [rotate] { $who ->
                [you] Vrid startfiguren runt, eller låt den vara.
                [here] { $name }, vrid startfiguren runt, eller låt den vara.
               *[other] { $name } tittar på startfiguren …
            }
        [any] { $who ->
                [you] Din tur.
                [here] { $name }, din tur.
               *[other] { $name } är på tur …
            }
        [full] { $who ->
                [you] Svara med en full bricka.
                [here] { $name }, svara med en full bricka.
               *[other] { $name } letar efter en full bricka …
            }
        [capture] { $who ->
                [you] Du får fånga figuren.
                [here] { $name }, du får fånga figuren.
               *[other] { $name } får fånga figuren …
            }
        [accept] { $who ->
                [you] Den sista brickan ligger. Godkänn den, eller protestera.
                [here] { $name }, godkänn den sista brickan, eller protestera.
               *[other] { $name } tittar på den sista brickan …
            }
        [give] { $who ->
                [you] Ge en bricka för den du har tagit.
                [here] { $name }, ge en bricka för den du har tagit.
               *[other] { $name } ger en bricka …
            }
        [replay-any] { $who ->
                [you] Nu spelar du vidare ensam: vilken bricka som helst.
                [here] { $name }, du spelar vidare ensam: vilken bricka som helst.
               *[other] { $name } spelar vidare på egen hand …
            }
        [replay-full] { $who ->
                [you] Nu spelar du vidare ensam: en full bricka.
                [here] { $name }, du spelar vidare ensam: en full bricka.
               *[other] { $name } behöver en full bricka …
            }
        [lock-move] { $who ->
                [you] Du har begärt draget: lägg din bricka.
                [here] { $name }, du har begärt draget.
               *[other] { $name } har begärt draget …
            }
        [lock-exchange] { $who ->
                [you] Du har begärt ett byte: välj en bricka.
                [here] { $name }, du har begärt ett byte.
               *[other] { $name } byter en bricka …
            }
        [lock-take] { $who ->
                [you] Du har begärt en tagning: välj en bricka som ligger i en figur.
                [here] { $name }, du har begärt en tagning.
               *[other] { $name } tar en bricka …
            }
        [opening] { $who ->
                [you] Lägg din startfigur av två brickor.
                [here] { $name }, lägg din startfigur av två brickor.
               *[other] { $name } lägger en startfigur …
            }
        [race] { $who ->
                [here] { $name }, din tur.
               *[other] Lägg så fort du vill. Ingen väntar.
            }
        [stage-answer] { $who ->
                [you] Alla brickor byter ägare. Gör dina sista drag, och lämna sedan över dina.
                [here] { $name }, gör dina sista drag, och lämna sedan över dina brickor.
               *[other] { $name } gör de sista dragen …
            }
        [stage-rest] { $who ->
                [you] Spela det du har fått, och ge sedan tillbaka resten.
                [here] { $name }, spela det du har fått, och ge sedan tillbaka resten.
               *[other] { $name } spelar dina brickor …
            }
        [stage-last] { $who ->
                [you] De sista brickorna: lägg det du kan.
                [here] { $name }, de sista brickorna: lägg det du kan.
               *[other] { $name } lägger de sista brickorna …
            }
       *[move] { $who ->
                [you] Din tur.
                [here] { $name }, din tur.
               *[other] { $name } är på tur …
            }
    }

## Lägga genom att skriva

web-typed = Bricka och plats
web-typed-open = Skriv en plats
web-typed-lay = Lägg
web-typed-close = Stäng
# Exemplen förblir som de är: sidan läser de här bokstäverna på alla språk.
web-typed-help = T.ex. rOrL eller oRoU, eller med rutan: oRoU@0,0.
web-typed-unreadable = ”{ $text }” är ingen plats; ska vara en bricka, vart dess spets pekar och kanske fler bokstäver, t.ex. rOrL, oRoU eller oRoU@0,0.
web-typed-not-now = { $tile } går inte att lägga nu.
web-typed-several = ”{ $text }” har flera platser: { $places }.
web-typed-nowhere = { $count ->
        [0] Det finns ingen plats för { $tile } nu.
       *[other] ”{ $text }” är ingen plats för den; { $tile } passar här: { $places }.
    }
web-typed-cell = Ange också riktningen och rutan nederst till vänster för { $tile }, t.ex. { $tile }В@0,0.
web-typed-covered = Där ligger en annan bricka.

## Bygga bakom förhänget

web-count-faults = { $count } fel
web-screen = { $noticed ->
        [stopped] { $name } har sagt stopp och täckt figuren.
        [open] { $name } bygger öppet vidare.
        [dropped] { $name } har lagt undan en bricka åt dig.
        [waiting] { $name } väntar.
        [hidden] { $name } visar inte figuren.
       *[building] { $name } bygger bakom förhänget.
    }
web-act-begin = Visa mina brickor
web-act-stop = Stopp!
web-act-check = Jämför figurerna
web-act-mark = Notera resultatet
web-act-keep = Behåll brickorna
web-act-drop = Byt en bricka
web-act-surrender = Kapitulera
web-act-extend = Bygg på min
web-act-extend-other = Låt den andra bygga
web-building-drop-which = Vilken bricka ger du bort?
web-building-best = Den bästa figuren av de här brickorna
web-building-status = { $phase ->
        [over] Partiet är slut.
        [extending] Lägg alla de andra brickorna till din figur.
        [extended] { $name } bygger vidare …
        [choosing] Din figur vann. Vill du bygga vidare med alla brickor eller låta { $name } bygga vidare?
        [chosen] { $name } väljer vem som bygger vidare …
        [waiting] { $name } bygger …
        [begin] { $mine }, dina brickor är fortfarande täckta. Din tid börjar när du ser dem.
        [in-turn] { $mine }, bygg din figur, och säg sedan stopp. Klockan går.
        [dropped] { $name } ska ge dig en bricka för din. Till dess kan ingen säga stopp.
        [answering] { $name } har lagt undan en bricka åt dig. Ge en av dina.
        [stopped] Du har sagt stopp. { $name } har inte mycket tid kvar …
        [open] { $name } sa stopp först! Gör din figur klar, och jämför sedan.
       *[building] { $game ->
                [frames] Bygg en ram runt det största hål du kan. Säg stopp när den är bra.
               *[other] Gör en enda figur av alla dina brickor, med så många kvadrater du kan. Säg stopp när den är bra.
            }
    }

## Vad som har hänt

web-told-lay = { $count ->
        [one] { $name } lägger { $tiles }.
       *[other] { $name } lägger { $count } brickor: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } byter { $tile }.
       *[no] { $name } byter en bricka.
    }
web-told-hand-over = { $known ->
        [yes] { $name } lämnar över { $tile }.
       *[no] { $name } lämnar över en bricka.
    }
web-told-drop = { $known ->
        [yes] { $name } lägger undan { $tile }.
       *[no] { $name } lägger undan en bricka.
    }
web-told-knock = { $what ->
        [exchange] { $name } begär ett byte.
        [take] { $name } begär en tagning.
       *[move] { $name } begär draget.
    }
web-told-begin = { $name } börjar bygga.
web-told-rotate = { $half ->
        [yes] { $name } vrider startfiguren runt.
       *[no] { $name } låter startfiguren vara.
    }
web-told-extend = { $own ->
        [yes] { $name } bygger vidare på sin egen figur.
       *[no] { $name } låter den andra bygga vidare.
    }
web-told-stop = { $name } sa stopp först!
# Protesten var riktig; vad den kostar beror på spelet.
web-told-protest = { $game ->
        [fulls] { $name } protesterar med rätta: brickan går tillbaka, och { $name } får lägga vilken bricka som helst.
        [doubles] { $name } protesterar med rätta: de felaktiga brickorna och motståndarens hand går till förrådet hos { $name }.
        [rings] { $name } protesterar med rätta: de felaktiga brickorna och motståndarens hand går till förrådet hos { $name }.
        [steals] { $name } protesterar med rätta: draget tas tillbaka, och { $name } är på tur.
       *[other] { $name } protesterar med rätta: brickan går tillbaka och byts, och { $name } får lägga vilken bricka som helst.
    }
web-told-hurry = { $name } startar klockan.
web-told-capture = { $name } fångar figuren.
web-told-give-all = { $name } lämnar över alla brickor.
web-told-pass = { $name } passar.
web-told-take = { $name } tar en bricka.
web-told-draw = { $name } drar en bricka.
web-told-mark = { $name } noterar ett resultat.

## Vad man kan komma överens om

web-preset = Regler
web-preset-pentaraduga-book = Som i boken
web-preset-pentaraduga-beginners = För nybörjare
web-rules-changed = Inte riktigt som i boken
web-option-aids = Bordet hjälper till med
web-option-aids-full = platser och fulla brickor
web-option-aids-places = platser
web-option-aids-none = inget
web-option-referee = Domare är
web-option-referee-server = bordet
web-option-referee-players = spelarna
web-option-referee-about = När spelarna dömer gäller det som är mot reglerna om inte motståndaren protesterar före nästa drag.
web-option-deal = Brickorna delas ut
web-option-deal-random = slumpvis
web-option-deal-fair = rättvist
web-option-deal-about = Lika bra händer skiljer sig bara i färgerna.
web-option-interception = Att gå emellan är
web-option-interception-on = tillåtet
web-option-interception-off = inte tillåtet
web-option-always-check = Figurerna
web-option-always-check-on = jämförs alltid
web-option-always-check-off = jämförs om ingen kapitulerar
web-option-opening-limit = Tid för att börja
web-option-opening-limit-none = Obegränsad
web-option-replay-limit = Tid för att spela ensam
web-option-replay-limit-none = Obegränsad
web-option-unplaced-bonus = Brickor som är kvar
web-option-unplaced-bonus-off = räknas inte
web-option-unplaced-bonus-on = räknas för den första
web-option-move-time-none = Obegränsad
web-rule-aids-places = Bordet visar platser, men inte vilka som är fulla.
web-rule-aids-none = Bordet hjälper inte till.
web-rule-referee-players = Spelarna är själva domare: protestera i tid.
web-rule-deal-fair = Båda har lika bra brickor.
web-rule-interception-off = Ingen går emellan.
web-rule-at-once-off = En i taget i stället för båda samtidigt.
web-rule-unplaced-bonus-on = Brickor som är kvar räknas för den första.
web-rule-move-time-set = { $seconds } sekunder för ett drag.

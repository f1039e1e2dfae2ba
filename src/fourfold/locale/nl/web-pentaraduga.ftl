### De tafels van Pentaraduga in de browser.

## De tafel waarop de tegels liggen

web-field-larger = Groter
web-field-smaller = Kleiner
web-field-fit = Toon alles
web-field-turn = Draai de tegel
web-figure = { $whose ->
        [mine] Jouw figuur
        [other] De figuur van { $name }
       *[common] De figuur
    }
web-tile = { $left }, groot { $big }, { $right }
web-tile-closed = een dichte tegel
web-place = { $mark ->
        [none] Plek { $name }
        [full] Plek { $name }, vol
        [twice-full] Plek { $name }, dubbel vol
        [ring] Plek { $name }, ring
        [reach] Plek { $name }, reikt ver genoeg
       *[other] Plek { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
web-squares = { $count ->
        [0] Geen vierkant
        [one] { $count } vierkant
       *[other] { $count } vierkanten
    }
# Vierkanten over de middenlijn tellen voor niemand.
web-squares-sides = Vierkanten: { $mine } op jouw helft, { $other } op de andere
web-hand-of = De tegels van { $name }
web-stock-of = De voorraad van { $name }.
web-stock-count = { $count ->
        [0] Die is leeg.
        [one] Eén tegel.
       *[other] { $count } tegels.
    }
# As in English
web-stock-open = Open: { $tiles }.
web-captured = { $count ->
        [0] Niets buitgemaakt
        [one] { $count } vierkant buitgemaakt
       *[other] { $count } vierkanten buitgemaakt
    }
web-curtain = Geef het apparaat aan { $name }.
web-curtain-open = Toon mijn tegels

## Wat je kunt doen

web-actions = Acties
web-act-exchange = Tegel ruilen
web-act-hand-over = Tegel afgeven
web-act-knock = { $what ->
        [exchange] Ruil claimen
        [take] Pakken claimen
       *[move] Zet claimen
    }
web-act-knock-about = Dan kan niemand ertussen komen, en heb je een minuut.
web-act-take = Tegel pakken
web-act-draw = Tegel trekken
web-act-capture = Figuur buitmaken
web-act-rotate = Halve draai
web-act-rotate-not = Zo laten
web-act-give-all = Alle tegels afgeven
web-act-hurry = Klok starten
web-act-pass = { $replaying ->
        [yes] Hier stoppen
       *[no] { $need ->
                [capture] Niet buitmaken
                [accept] Aanvaarden
               *[any] Passen
            }
    }
# As in English
web-act-protest = Protest!
web-lay-done = Dit is mijn zet
web-lay-back = { $count ->
        [one] Terugnemen
       *[other] Alles terugnemen
    }

## Wat er gevraagd wordt

web-status-its-place = { $finger ->
        [yes] Tik op zijn plek. Nog een tik legt hem neer.
       *[no] Kies zijn plek.
    }
web-status-lay-on = Kies de volgende tegel van deze zet.
web-status-lay-or-on = Maak de zet af, of kies er nog een tegel bij.
web-status-lay-done = Maak de zet af, of neem de tegels terug.
web-status-lay-nowhere = Zo loopt het dood. Neem de tegels terug en begin anders.
# De gekozen tegel kan niet gelegd worden; misschien liggen er al andere, misschien is hij te ruilen.
web-status-no-place = { $laid ->
        [yes] Voor deze tegel is nu geen plek. Kies een andere, of neem de tegels terug.
       *[no] { $exchange ->
                [yes] Voor deze tegel is geen plek. Kies een andere, of ruil hem.
               *[no] Voor deze tegel is geen plek. Kies een andere.
            }
    }
web-status-no-cut = Met deze tegel kun je er niet tussen komen.
web-status-anywhere = Tik waar de tegel moet liggen, en tik hem aan om hem te leggen.
web-status-cut-in = { $name } is aan zet. Je mag ertussen komen.
web-status-meant-exchange = Welke tegel geef je weg?
web-status-meant-hand-over = Welke tegel geef je af?
web-penta-status = { $phase ->
        [over] De partij is afgelopen.
        [start] { $who ->
                [you] Leg de eerste tegels.
                [here] { $name }, leg de eerste tegels.
               *[other] { $name } begint …
            }
        [add] { $who ->
                [you] Leg je tegels aan de startfiguur.
                [here] { $name }, leg je tegels aan de startfiguur.
               *[other] { $name } legt aan de startfiguur …
            }
        [hand-over] { $who ->
                [you] Geef je tegenstander een tegel met geel.
                [here] { $name }, geef je tegenstander een tegel met geel.
               *[other] { $name } kiest een tegel voor jou …
            }
        [rotate] { $who ->
                [you] Geef de startfiguur een halve draai, of laat hem zo.
                [here] { $name }, geef de startfiguur een halve draai, of laat hem zo.
               *[other] { $name } bekijkt de startfiguur …
            }
        [any] { $who ->
                [you] Jij bent aan zet.
                [here] { $name }, jij bent aan zet.
               *[other] { $name } is aan zet …
            }
        [full] { $who ->
                [you] Antwoord met een volle tegel.
                [here] { $name }, antwoord met een volle tegel.
               *[other] { $name } zoekt een volle tegel …
            }
        [capture] { $who ->
                [you] Je mag de figuur buitmaken.
                [here] { $name }, je mag de figuur buitmaken.
               *[other] { $name } mag de figuur buitmaken …
            }
        [accept] { $who ->
                [you] De laatste tegel ligt. Aanvaard hem, of protesteer.
                [here] { $name }, aanvaard de laatste tegel, of protesteer.
               *[other] { $name } bekijkt de laatste tegel …
            }
        [give] { $who ->
                [you] Geef een tegel in ruil voor de tegel die je gepakt hebt.
                [here] { $name }, geef een tegel in ruil voor de tegel die je gepakt hebt.
               *[other] { $name } geeft een tegel …
            }
        [replay-any] { $who ->
                [you] Nu speel je alleen verder: een tegel naar keuze.
                [here] { $name }, je speelt alleen verder: een tegel naar keuze.
               *[other] { $name } speelt alleen verder …
            }
        [replay-full] { $who ->
                [you] Nu speel je alleen verder: een volle tegel.
                [here] { $name }, je speelt alleen verder: een volle tegel.
               *[other] { $name } heeft een volle tegel nodig …
            }
        [lock-move] { $who ->
                [you] Je hebt de zet geclaimd: leg je tegel.
                [here] { $name }, je hebt de zet geclaimd.
               *[other] { $name } heeft de zet geclaimd …
            }
        [lock-exchange] { $who ->
                [you] Je hebt een ruil geclaimd: kies een tegel.
                [here] { $name }, je hebt een ruil geclaimd.
               *[other] { $name } ruilt een tegel …
            }
        [lock-take] { $who ->
                [you] Je hebt pakken geclaimd: kies een tegel die in een figuur ligt.
                [here] { $name }, je hebt pakken geclaimd.
               *[other] { $name } pakt een tegel …
            }
        [opening] { $who ->
                [you] Leg je startfiguur van twee tegels.
                [here] { $name }, leg je startfiguur van twee tegels.
               *[other] { $name } legt een startfiguur …
            }
        [race] { $who ->
                [here] { $name }, jij bent aan zet.
               *[other] Leg zo snel je wilt. Niemand wacht.
            }
        [stage-answer] { $who ->
                [you] Alle tegels wisselen van hand. Doe je laatste zetten en geef dan de jouwe af.
                [here] { $name }, doe je laatste zetten en geef dan je tegels af.
               *[other] { $name } doet de laatste zetten …
            }
        [stage-rest] { $who ->
                [you] Speel wat je gekregen hebt en geef dan de rest terug.
                [here] { $name }, speel wat je gekregen hebt en geef dan de rest terug.
               *[other] { $name } speelt jouw tegels …
            }
        [stage-last] { $who ->
                [you] De laatste tegels: leg wat je kunt.
                [here] { $name }, de laatste tegels: leg wat je kunt.
               *[other] { $name } legt de laatste tegels …
            }
       *[move] { $who ->
                [you] Jij bent aan zet.
                [here] { $name }, jij bent aan zet.
               *[other] { $name } is aan zet …
            }
    }

## Leggen door te typen

web-typed = Tegel en plek
web-typed-open = Plek typen
web-typed-lay = Leggen
web-typed-close = Sluiten
# De voorbeelden blijven zoals ze zijn: de pagina leest deze letters in elke taal.
web-typed-help = Zoals rOrL of oRoU, of met het hokje: oRoU@0,0.
web-typed-unreadable = “{ $text }” is geen plek; verwacht: een tegel, waar de punt heen wijst en eventueel meer letters, zoals rOrL, oRoU of oRoU@0,0.
web-typed-not-now = { $tile } kan nu niet gelegd worden.
web-typed-several = “{ $text }” heeft meerdere plekken: { $places }.
web-typed-nowhere = { $count ->
        [0] Voor { $tile } is nu geen plek.
       *[other] “{ $text }” is er geen plek voor; { $tile } past hier: { $places }.
    }
web-typed-cell = Noem ook de richting van { $tile } en het hokje linksonder, zoals { $tile }В@0,0.
web-typed-covered = Daar ligt een andere tegel.

## Bouwen achter een zichtscherm

web-count-faults = { $count ->
        [one] { $count } fout
       *[other] { $count } fouten
    }
web-screen = { $noticed ->
        [stopped] { $name } is gestopt en heeft de figuur afgedekt.
        [open] { $name } bouwt open en bloot verder.
        [dropped] { $name } heeft een tegel voor jou afgelegd.
        [waiting] { $name } wacht.
        [hidden] { $name } laat de figuur niet zien.
       *[building] { $name } bouwt achter het zichtscherm.
    }
web-act-begin = Toon mijn tegels
# As in English
web-act-stop = Stop!
web-act-check = Vergelijken
web-act-mark = Resultaat noteren
web-act-keep = Tegels houden
web-act-drop = Tegel ruilen
web-act-surrender = Opgeven
web-act-extend = Zelf verder
web-act-extend-other = De ander bouwt verder
web-building-drop-which = Welke tegel geef je weg?
web-building-best = De beste figuur van deze tegels
web-building-status = { $phase ->
        [over] De partij is afgelopen.
        [extending] Leg alle andere tegels aan je figuur.
        [extended] { $name } bouwt verder …
        [choosing] Jouw figuur heeft gewonnen. Bouw je verder met alle tegels, of mag { $name } verder bouwen?
        [chosen] { $name } kiest wie er verder bouwt …
        [waiting] { $name } bouwt …
        [begin] { $mine }, je tegels zijn nog afgedekt. Je tijd loopt zodra je ze ziet.
        [in-turn] { $mine }, bouw je figuur en stop dan. De klok loopt.
        [dropped] { $name } moet je nog een tegel voor de jouwe geven. Tot dan kan niemand stoppen.
        [answering] { $name } heeft een tegel voor jou afgelegd. Geef er een van jou.
        [stopped] Je bent gestopt. { $name } heeft nog maar weinig tijd …
        [open] { $name } is als eerste gestopt! Maak je figuur af en vergelijk dan.
       *[building] { $game ->
                [frames] Bouw een kader rond een zo groot mogelijk gat. Stop als het goed is.
               *[other] Maak van al je tegels één figuur, met zo veel mogelijk vierkanten. Stop als hij goed is.
            }
    }

## Wat er gebeurd is

web-told-lay = { $count ->
        [one] { $name } legt { $tiles }.
       *[other] { $name } legt { $count } tegels: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } ruilt { $tile }.
       *[no] { $name } ruilt een tegel.
    }
web-told-hand-over = { $known ->
        [yes] { $name } geeft { $tile } af.
       *[no] { $name } geeft een tegel af.
    }
web-told-drop = { $known ->
        [yes] { $name } legt { $tile } af.
       *[no] { $name } legt een tegel af.
    }
web-told-knock = { $what ->
        [exchange] { $name } claimt een ruil.
        [take] { $name } claimt pakken.
       *[move] { $name } claimt de zet.
    }
web-told-begin = { $name } begint te bouwen.
web-told-rotate = { $half ->
        [yes] { $name } geeft de startfiguur een halve draai.
       *[no] { $name } laat de startfiguur zoals hij is.
    }
web-told-extend = { $own ->
        [yes] { $name } bouwt verder aan de eigen figuur.
       *[no] { $name } laat de ander verder bouwen.
    }
web-told-stop = { $name } is als eerste gestopt!
# Het protest was terecht; wat het kost, hangt van het spel af.
web-told-protest = { $game ->
        [fulls] { $name } protesteert terecht: de tegel gaat terug, en { $name } mag een tegel naar keuze leggen.
        [doubles] { $name } protesteert terecht: de foute tegels en de hand van de ander gaan naar de voorraad van { $name }.
        [rings] { $name } protesteert terecht: de foute tegels en de hand van de ander gaan naar de voorraad van { $name }.
        [steals] { $name } protesteert terecht: de zet wordt teruggenomen, en { $name } is aan zet.
       *[other] { $name } protesteert terecht: de tegel gaat terug en wordt geruild, en { $name } mag een tegel naar keuze leggen.
    }
web-told-hurry = { $name } start de klok.
web-told-capture = { $name } maakt de figuur buit.
web-told-give-all = { $name } geeft alle tegels af.
web-told-pass = { $name } past.
web-told-take = { $name } pakt een tegel.
web-told-draw = { $name } trekt.
web-told-mark = { $name } noteert een resultaat.

## Wat je kunt afspreken

web-preset = Regels
web-preset-pentaraduga-book = Zoals in het boek
web-preset-pentaraduga-beginners = Voor beginners
web-rules-changed = Niet helemaal zoals in het boek
web-option-aids = De tafel toont
web-option-aids-full = plekken en volle tegels
web-option-aids-places = plekken
web-option-aids-none = niets
web-option-referee = Scheidsrechter
web-option-referee-server = de tafel
web-option-referee-players = de spelers
web-option-referee-about = Waar de spelers scheidsrechter zijn, blijft een overtreding staan als de tegenstander niet vóór de volgende zet protesteert.
web-option-deal = De verdeling is
web-option-deal-random = willekeurig
web-option-deal-fair = even goed
web-option-deal-about = Even goede handen verschillen alleen in hun kleuren.
web-option-interception = Ertussen komen
web-option-interception-on = mag
web-option-interception-off = mag niet
web-option-always-check = Vergelijken
web-option-always-check-on = altijd
web-option-always-check-off = tenzij iemand opgeeft
web-option-opening-limit = Tijd voor het begin
web-option-opening-limit-none = Geen limiet
web-option-replay-limit = Tijd voor de solo
web-option-replay-limit-none = Geen limiet
web-option-unplaced-bonus = Tegels die over zijn
web-option-unplaced-bonus-off = tellen niet
web-option-unplaced-bonus-on = tellen voor de eerste
web-option-move-time-none = Geen limiet
web-rule-aids-places = De tafel toont plekken, maar niet welke vol zijn.
web-rule-aids-none = De tafel helpt niet.
web-rule-referee-players = De spelers zijn scheidsrechter: protesteer op tijd.
web-rule-deal-fair = Beiden hebben even goede tegels.
web-rule-interception-off = Niemand komt ertussen.
web-rule-at-once-off = Na elkaar in plaats van tegelijk.
web-rule-unplaced-bonus-on = Tegels die over zijn, tellen voor de eerste.
web-rule-move-time-set = { $seconds } seconden per zet.

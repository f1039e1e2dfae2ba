### Oplossen: puzzels, duels, analyse.

web-title-solve = Oplossen · Fourfold
web-title-problem = Een puzzel · Fourfold
web-title-duel = Een duel · Fourfold
web-title-hands = Analyse · Fourfold

## Alles wat er op te lossen is

web-solve-title = Oplossen
web-solve-lead = Puzzels van Pentaraduga om over na te denken, alleen of tegen iemand.
web-solve-loading = Laden …
web-solve-daily = Puzzel van de dag
web-solve-daily-go = { $state ->
        [solved] Opgelost. Nog eens kijken
        [shown] Nog eens kijken
        [begun] Ga verder
       *[new] Probeer
    }
web-solve-problems = Puzzels
web-solve-kind = Soort
web-solve-kind-squares = Vierkanten
web-solve-kind-squares-plus = Vierkanten +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Maak van zeven tegels één figuur, met zo veel mogelijk vierkanten.
web-solve-about-squares-plus = Hetzelfde met twaalf tegels van alle zes kleuren.
web-solve-about-quados = Leg zeven tegels aan een figuur van zeven. Verknoeide hoeken gaan eraf.
web-solve-book = Het boek
web-solve-difficulty-is = Moeilijkheid { $difficulty } van 5
web-solve-problem-is = { $state ->
        [solved] Puzzel { $number }, opgelost
        [shown] Puzzel { $number }, opgegeven
        [begun] Puzzel { $number }, begonnen
       *[new] Puzzel { $number }
    }
web-solve-another = Een nieuwe
web-solve-another-of = Een nieuwe, moeilijkheid { $difficulty }
web-solve-solved-count = { $count ->
        [0] Op dit apparaat heb je er hiervan nog geen opgelost.
        [one] Op dit apparaat heb je er hiervan één opgelost.
       *[other] Op dit apparaat heb je er hiervan { $count } opgelost.
    }
web-solve-save-svg = Bewaar als SVG
web-solve-save-png = Bewaar als PNG
web-solve-save-failed = Het plaatje kon niet gemaakt worden.

## Wat een figuur telt

web-solve-count = { $counted ->
        [one] { $counted } vierkant telt
       *[other] { $counted } vierkanten tellen
    }
web-solve-count-of = { $counted } van { $goal } vierkanten
# Wat eraf gaat: zijden met verschillende kleuren, tegels die scheef liggen, hoeken die niets meer vult.
web-solve-count-faults = { $squares ->
        [one] { $squares } vierkant
       *[other] { $squares } vierkanten
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } kleurfout
       *[other] {" "}− { $clashes } kleurfouten
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } scheve naad
       *[other] {" "}− { $rough } scheve naden
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } verknoeide hoek
       *[other] {" "}− { $spoiled } verknoeide hoeken
    }

## Een puzzel

web-problem-title = { $from ->
        [day] Puzzel van de dag: { $kind }
        [book] { $kind } { $number }, uit het boek
       *[new] { $kind }
    }
web-problem-table = De tafel
web-problem-time = Tijd: { $time }
web-problem-task-squares = Maak van alle { $tiles } tegels één figuur die { $goal } vierkanten telt.
web-problem-task-quados = { $given ->
        [start] Leg alle { $tiles } tegels zo aan de figuur dat hij { $goal } vierkanten telt. Elke verknoeide hoek kost er één.
       *[first] Maak eerst van je eerste zeven tegels een figuur van { $start } vierkanten. Leg dan alle andere er zo aan dat hij { $goal } vierkanten telt. Elke verknoeide hoek kost er één.
    }{ $symmetry ->
        [any] {" "}De omtrek moet symmetrisch zijn.
        [central] {" "}De omtrek moet er na een halve draai hetzelfde uitzien.
       *[none] { "" }
    }
web-problem-first = De eerste { $count } tegels van je hand vormen de eerste figuur.
web-problem-lacks = { $lack ->
        [tiles] Er zitten nog tegels in je hand.
        [whole] De tegels moeten één figuur vormen.
        [start] Je eerste zeven tegels moeten { $start } vierkanten tellen.
        [symmetry] De omtrek is nog niet symmetrisch.
       *[goal] Hij moet { $goal } vierkanten tellen.
    }
web-problem-solved = { $hints ->
        [0] Opgelost in { $time }, zonder tip.
        [one] Opgelost in { $time }, met één tip.
       *[other] Opgelost in { $time }, met { $hints } tips.
    }
web-problem-shown = Je hebt de oplossing gezien.
web-problem-hint = Tip { $step } van { $steps }
web-problem-hint-given = Tip { $step } staat er.
web-problem-hint-colours = De vierkanten hebben deze kleuren:
web-problem-hint-colour = { $count } keer { $colour }
web-problem-hint-together = Deze twee tegels liggen naast elkaar:
web-problem-hint-lie = { $count ->
        [one] Deze tegel ligt zo:
       *[other] Deze tegels liggen zo:
    }
web-problem-clear = Begin opnieuw
web-problem-give-up = Opgeven
web-problem-sure = Wil je de oplossing zien? Dan telt de puzzel als opgegeven.
web-problem-sure-yes = Toon de oplossing
web-problem-sure-no = Verder proberen
web-problem-solution = Toon oplossingen
web-problem-answer = { $count ->
        [one] De oplossing
       *[other] Oplossing { $number } van { $count }
    }
web-problem-next-answer = Volgende oplossing
web-problem-next = Volgende puzzel
web-problem-again = Nog eens
web-problem-others = Alle puzzels

## Een duel

web-duel-title = Een duel
web-duel-lead = Twee spelers bouwen uit even goede handen, ieder voor zich en wanneer het uitkomt. Wie meer vierkanten maakt, wint; bij gelijke stand de snelste.
web-duel-propose = Daag een vriend uit via link
web-duel-table = Tegelijk, aan een tafel
web-duel-rules = Ieder maakt één figuur van { $tiles } tegels. De handen zijn even goed: de ene is de andere in andere kleuren. Je hebt { $minutes } minuten. Meer vierkanten winnen; bij gelijke stand de snelste.
web-duel-invite = Stuur deze link naar je vriend
web-duel-share = Een duel Pentaraduga
web-duel-begin-own = Je eigen tegels
web-duel-challenged = { $name } daagt je uit
web-duel-begin-hint = Je klok loopt zodra je je tegels ziet.
web-duel-begin = Toon mijn tegels
web-duel-build = Maak van alle { $tiles } tegels één figuur
web-duel-hand-in = Inleveren
web-duel-hand-in-hint = Eenmaal ingeleverd blijft hij zoals hij is.
web-duel-all-tiles = Alleen een figuur van alle tegels telt.
web-duel-you = Jij
web-duel-made = { $counted ->
        [one] { $counted } vierkant in { $time }
       *[other] { $counted } vierkanten in { $time }
    }
web-duel-waiting = { $state ->
        [open] Nog niemand heeft je uitdaging aangenomen. De resultaten komen als beiden klaar zijn.
        [ready] { $name } is nog niet begonnen. De resultaten komen als beiden klaar zijn.
       *[building] { $name } is nog aan het bouwen …
    }
web-duel-watching = Aan dit duel doen al twee spelers mee. De resultaten komen als beiden klaar zijn.
web-duel-over = Beiden zijn klaar.
web-duel-result = { $who ->
        [you] Je hebt gewonnen!
        [other] { $name } heeft gewonnen.
       *[none] Gelijkspel.
    }
web-duel-best = { $best ->
        [one] De beste figuur van elk van beide handen telt { $best } vierkant.
       *[other] De beste figuur van elk van beide handen telt { $best } vierkanten.
    }
web-duel-again = Nog een duel

## Analyse

web-hands-title = Wat zit er in deze tegels?
web-hands-lead = Kies tegels, of leg of plak een figuur. Fourfold vindt de beste figuur, en bewijst het.
web-hands-go = Analyseer een hand of figuur
web-hands-way = Wat te analyseren
web-hands-hand = Een hand
web-hands-figure = Een figuur
web-hands-tiles = Alle tegels
web-hands-chosen = { $count ->
        [0] Er is geen tegel gekozen.
        [one] Er is één tegel gekozen.
       *[other] Er zijn { $count } tegels gekozen.
    }
web-hands-none = Kies er geen
web-hands-notation = De figuur in notatie
web-hands-goal = De beste figuur voor
web-hands-goal-squares = Vierkanten
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Ringen
web-hands-goal-frame = Kaders
web-hands-solve = { $count ->
        [0] Zoek de beste figuur
        [one] Zoek de beste figuur van één tegel
       *[other] Zoek de beste figuur van { $count } tegels
    }
web-hands-busy = Even zoeken …
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Van deze tegels is zo’n figuur niet te maken.
               *[no] Er is op tijd niets gevonden.
            }
       *[yes] { $goal ->
                [rings] De beste gevonden figuur heeft { $rings ->
                    [one] { $rings } ring
                   *[other] { $rings } ringen
                } en { $counted ->
                    [one] { $counted } vierkant
                   *[other] { $counted } vierkanten
                }.
                [frame] De beste gevonden figuur omsluit { $counted ->
                    [one] { $counted } hokje
                   *[other] { $counted } hokjes
                }.
               *[squares] De beste gevonden figuur telt { $counted ->
                    [one] { $counted } vierkant
                   *[other] { $counted } vierkanten
                }.
            } { $proved ->
                [yes] Het is bewezen dat er geen betere is.
               *[no] Er was geen tijd om te bewijzen dat er geen betere is.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [one] Het is de enige.
               *[other] { $count } figuren zijn net zo goed.
            }
       *[no] { $count ->
                [one] Minstens één figuur is net zo goed.
               *[other] Minstens { $count } figuren zijn net zo goed.
            }
    }
web-hands-this-figure = Deze figuur
web-hands-facts = { $whole ->
        [yes] Eén figuur.
       *[no] Deze tegels vormen samen niet één figuur.
    } { $squares ->
        [one] { $squares } vierkant
       *[other] { $squares } vierkanten
    }, { $clashes ->
        [one] { $clashes } kleurfout
       *[other] { $clashes } kleurfouten
    }, { $rough ->
        [one] { $rough } scheve naad
       *[other] { $rough } scheve naden
    }, { $rings ->
        [one] { $rings } ring
       *[other] { $rings } ringen
    }, { $spoiled ->
        [one] { $spoiled } verknoeide hoek
       *[other] { $spoiled } verknoeide hoeken
    }, { $hole ->
        [0] geen gat.
        [one] een gat van { $hole } hokje.
       *[other] een gat van { $hole } hokjes.
    }

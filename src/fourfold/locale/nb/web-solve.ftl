### Å løse: oppgaver, dueller, analyse.

web-title-solve = Løs · Fourfold
web-title-problem = En oppgave · Fourfold
web-title-duel = En duell · Fourfold
web-title-hands = Analyse · Fourfold

## Alt det er å løse

web-solve-title = Løs
web-solve-lead = Oppgaver i Pentaraduga å tenke på, alene eller mot noen.
web-solve-loading = Laster …
web-solve-daily = Dagens oppgave
web-solve-daily-go = { $state ->
        [solved] Løst. Se på den igjen
        [shown] Se på den igjen
        [begun] Fortsett med den
       *[new] Prøv den
    }
web-solve-problems = Oppgaver
web-solve-kind = Type
web-solve-kind-squares = Kvadrater
web-solve-kind-squares-plus = Kvadrater +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Lag én figur av sju fliser, med så mange kvadrater som mulig.
web-solve-about-squares-plus = Det samme med tolv fliser i alle seks fargene.
web-solve-about-quados = Legg sju fliser til en figur av sju. Ødelagte hjørner trekkes fra.
web-solve-book = Boken
web-solve-difficulty-is = Vanskelighet { $difficulty } av 5
web-solve-problem-is = { $state ->
        [solved] Oppgave { $number }, løst
        [shown] Oppgave { $number }, gitt opp
        [begun] Oppgave { $number }, begynt
       *[new] Oppgave { $number }
    }
web-solve-another = En ny
web-solve-another-of = En ny med vanskelighet { $difficulty }
web-solve-solved-count = { $count ->
        [0] Du har ikke løst noen av dem på denne enheten ennå.
        [one] Du har løst én av dem på denne enheten.
       *[other] Du har løst { $count } av dem på denne enheten.
    }
web-solve-save-svg = Lagre som SVG
web-solve-save-png = Lagre som PNG
web-solve-save-failed = Bildet kunne ikke lages.

## Hva en figur teller

web-solve-count = { $counted ->
        [one] { $counted } kvadrat teller
       *[other] { $counted } kvadrater teller
    }
web-solve-count-of = { $counted } av { $goal } kvadrater
# Det som trekkes fra: sider der fargene er ulike, par av fliser som ligger skjevt, hjørner ingenting kan fylle.
web-solve-count-faults = { $squares ->
        [one] { $squares } kvadrat
       *[other] { $squares } kvadrater
    }{ $clashes ->
        [0] { "" }
       *[other] {" "}− { $clashes } fargefeil
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } skjev fuge
       *[other] {" "}− { $rough } skjeve fuger
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } ødelagt hjørne
       *[other] {" "}− { $spoiled } ødelagte hjørner
    }

## En oppgave

web-problem-title = { $from ->
        [day] Dagens oppgave: { $kind }
        [book] { $kind } { $number }, fra boken
       *[new] { $kind }
    }
web-problem-table = Bordet
web-problem-time = Tid: { $time }
web-problem-task-squares = Lag av alle { $tiles } flisene én figur som teller { $goal } kvadrater.
web-problem-task-quados = { $given ->
        [start] Legg alle { $tiles } flisene til figuren slik at den teller { $goal } kvadrater. Hvert ødelagte hjørne trekker fra ett.
       *[first] Lag først en figur med { $start } kvadrater av de sju første flisene dine. Legg så alle de andre til den slik at den teller { $goal } kvadrater. Hvert ødelagte hjørne trekker fra ett.
    }{ $symmetry ->
        [any] {" "}Omrisset må være symmetrisk.
        [central] {" "}Omrisset må se likt ut når det dreies en halv omdreining.
       *[none] { "" }
    }
web-problem-first = De { $count } første flisene på hånden er til den første figuren.
web-problem-lacks = { $lack ->
        [tiles] Noen fliser er fortsatt på hånden.
        [whole] Flisene må danne én figur.
        [start] De sju første flisene dine må telle { $start } kvadrater.
        [symmetry] Omrisset er ikke symmetrisk ennå.
       *[goal] Den må telle { $goal } kvadrater.
    }
web-problem-solved = { $hints ->
        [0] Løst på { $time }, uten hint.
        [one] Løst på { $time }, med ett hint.
       *[other] Løst på { $time }, med { $hints } hint.
    }
web-problem-shown = Du har sett løsningen.
web-problem-hint = Hint { $step } av { $steps }
web-problem-hint-given = Hint { $step } er gitt.
web-problem-hint-colours = Kvadratene har disse fargene:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Disse to flisene ligger ved siden av hverandre:
web-problem-hint-lie = { $count ->
        [one] Denne flisen ligger slik:
       *[other] Disse flisene ligger slik:
    }
web-problem-clear = Begynn på nytt
web-problem-give-up = Gi opp
web-problem-sure = Vil du se løsningen? Da teller oppgaven som gitt opp.
web-problem-sure-yes = Vis løsningen
web-problem-sure-no = Prøv videre
web-problem-solution = Vis løsningene
web-problem-answer = { $count ->
        [one] Løsningen
       *[other] Løsning { $number } av { $count }
    }
web-problem-next-answer = Neste løsning
web-problem-next = Neste oppgave
web-problem-again = En gang til
web-problem-others = Alle oppgaver

## En duell

web-duel-title = En duell
web-duel-lead = To bygger med like gode hender, hver for seg og når de vil. Flest kvadrater vinner; ved likt antall den raskeste.
web-duel-propose = Utfordre en venn via lenke
web-duel-table = Begge samtidig, ved et bord
web-duel-rules = Hver lager én figur av { $tiles } fliser. Hendene er like gode: Den ene er lik den andre, bare i andre farger. Du har { $minutes } minutter. Flest kvadrater vinner; ved likt antall den raskeste.
web-duel-invite = Send denne lenken til vennen din
web-duel-share = En duell i Pentaraduga
web-duel-begin-own = Dine egne fliser
web-duel-challenged = { $name } utfordrer deg
web-duel-begin-hint = Klokken din starter når du ser flisene.
web-duel-begin = Vis flisene mine
web-duel-build = Lag én figur av alle { $tiles } flisene
web-duel-hand-in = Lever den
web-duel-hand-in-hint = Når den er levert, blir den som den er.
web-duel-all-tiles = Bare en figur av alle flisene teller.
web-duel-you = Du
web-duel-made = { $counted ->
        [one] { $counted } kvadrat på { $time }
       *[other] { $counted } kvadrater på { $time }
    }
web-duel-waiting = { $state ->
        [open] Ingen har tatt utfordringen din ennå. Begge resultatene vises når begge er ferdige.
        [ready] { $name } har ikke begynt ennå. Begge resultatene vises når begge er ferdige.
       *[building] { $name } bygger fortsatt …
    }
web-duel-watching = To har vært med i denne duellen. Begge resultatene vises når begge er ferdige.
web-duel-over = Begge er ferdige.
web-duel-result = { $who ->
        [you] Du har vunnet!
        [other] { $name } har vunnet.
       *[none] Uavgjort.
    }
web-duel-best = { $best ->
        [one] Den beste figuren av hver hånd teller { $best } kvadrat.
       *[other] Den beste figuren av hver hånd teller { $best } kvadrater.
    }
web-duel-again = En duell til

## Analyse

web-hands-title = Hva kan disse flisene bli til?
web-hands-lead = Velg fliser, eller legg eller lim inn en figur. Fourfold finner den beste figuren og beviser det.
web-hands-go = Analyser en hånd eller figur
web-hands-way = Hva skal analyseres
web-hands-hand = En hånd
web-hands-figure = En figur
web-hands-tiles = Alle fliser
web-hands-chosen = { $count ->
        [0] Ingen flis er valgt.
        [one] Én flis er valgt.
       *[other] { $count } fliser er valgt.
    }
web-hands-none = Velg ingen
web-hands-notation = Figuren i notasjon
web-hands-goal = Den beste figuren for
web-hands-goal-squares = Kvadrater
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Ringer
web-hands-goal-frame = Rammer
web-hands-solve = { $count ->
        [0] Finn den beste figuren
        [one] Finn den beste figuren av én flis
       *[other] Finn den beste figuren av { $count } fliser
    }
web-hands-busy = Søker …
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Disse flisene gir ingen slik figur.
               *[no] Ingenting ble funnet i tide.
            }
       *[yes] { $goal ->
                [rings] Den beste figuren som ble funnet, har { $rings ->
                    [one] { $rings } ring
                   *[other] { $rings } ringer
                } og { $counted ->
                    [one] { $counted } kvadrat
                   *[other] { $counted } kvadrater
                }.
                [frame] Den beste figuren som ble funnet, omslutter { $counted ->
                    [one] { $counted } celle
                   *[other] { $counted } celler
                }.
               *[squares] Den beste figuren som ble funnet, teller { $counted ->
                    [one] { $counted } kvadrat
                   *[other] { $counted } kvadrater
                }.
            } { $proved ->
                [yes] Det er bevist at ingen er bedre.
               *[no] Det var ikke tid til å bevise at ingen er bedre.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [one] Den er den eneste.
               *[other] { $count } figurer er like gode.
            }
       *[no] { $count ->
                [one] Minst én figur er like god.
               *[other] Minst { $count } figurer er like gode.
            }
    }
web-hands-this-figure = Denne figuren
web-hands-facts = { $whole ->
        [yes] Én figur.
       *[no] Disse flisene danner ikke én figur.
    } { $squares ->
        [one] { $squares } kvadrat
       *[other] { $squares } kvadrater
    }, { $clashes } fargefeil, { $rough ->
        [one] { $rough } skjev fuge
       *[other] { $rough } skjeve fuger
    }, { $rings ->
        [one] { $rings } ring
       *[other] { $rings } ringer
    }, { $spoiled ->
        [one] { $spoiled } ødelagt hjørne
       *[other] { $spoiled } ødelagte hjørner
    }, { $hole ->
        [0] ikke noe hull.
        [one] et hull på { $hole } celle.
       *[other] et hull på { $hole } celler.
    }

### At løse: opgaver, dueller, analyse.

web-title-solve = Løs · Fourfold
web-title-problem = En opgave · Fourfold
web-title-duel = En duel · Fourfold
web-title-hands = Analyse · Fourfold

## Alt, hvad der er at løse

web-solve-title = Løs
web-solve-lead = Opgaver i Pentaraduga at tænke over, alene eller mod nogen.
web-solve-loading = Henter …
web-solve-daily = Dagens opgave
web-solve-daily-go = { $state ->
        [solved] Løst. Se på den igen
        [shown] Se på den igen
        [begun] Fortsæt med den
       *[new] Prøv den
    }
web-solve-problems = Opgaver
web-solve-kind = Slags
web-solve-kind-squares = Kvadrater
web-solve-kind-squares-plus = Kvadrater +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Lav én figur af syv fliser med så mange kvadrater som muligt.
web-solve-about-squares-plus = Det samme med tolv fliser i alle seks farver.
web-solve-about-quados = Læg syv fliser til en figur af syv. Ødelagte hjørner trækkes fra.
web-solve-book = Bogen
web-solve-difficulty-is = Sværhed { $difficulty } af 5
web-solve-problem-is = { $state ->
        [solved] Opgave { $number }, løst
        [shown] Opgave { $number }, opgivet
        [begun] Opgave { $number }, begyndt
       *[new] Opgave { $number }
    }
web-solve-another = En ny
web-solve-another-of = En ny med sværhed { $difficulty }
web-solve-solved-count = { $count ->
        [0] Du har ikke løst nogen af dem på denne enhed endnu.
        [one] Du har løst én af dem på denne enhed.
       *[other] Du har løst { $count } af dem på denne enhed.
    }
web-solve-save-svg = Gem som SVG
web-solve-save-png = Gem som PNG
web-solve-save-failed = Billedet kunne ikke laves.

## Hvad en figur tæller

web-solve-count = { $counted ->
        [one] { $counted } kvadrat tæller
       *[other] { $counted } kvadrater tæller
    }
web-solve-count-of = { $counted } af { $goal } kvadrater
# Det, der trækkes fra: sider, hvor farverne er forskellige, par af fliser, der ligger skævt, hjørner, intet kan fylde.
web-solve-count-faults = { $squares ->
        [one] { $squares } kvadrat
       *[other] { $squares } kvadrater
    }{ $clashes ->
        [0] { "" }
       *[other] {" "}− { $clashes } farvefejl
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } skæv fuge
       *[other] {" "}− { $rough } skæve fuger
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } ødelagt hjørne
       *[other] {" "}− { $spoiled } ødelagte hjørner
    }

## En opgave

web-problem-title = { $from ->
        [day] Dagens opgave: { $kind }
        [book] { $kind } { $number }, fra bogen
       *[new] { $kind }
    }
web-problem-table = Bordet
web-problem-time = Tid: { $time }
web-problem-task-squares = Lav af alle { $tiles } fliser én figur, der tæller { $goal } kvadrater.
web-problem-task-quados = { $given ->
        [start] Læg alle { $tiles } fliser til figuren, så den tæller { $goal } kvadrater. Hvert ødelagt hjørne trækker ét fra.
       *[first] Lav først en figur med { $start } kvadrater af dine første syv fliser. Læg så alle de andre til den, så den tæller { $goal } kvadrater. Hvert ødelagt hjørne trækker ét fra.
    }{ $symmetry ->
        [any] {" "}Dens omrids skal være symmetrisk.
        [central] {" "}Dens omrids skal se ens ud, når det drejes en halv omgang.
       *[none] { "" }
    }
web-problem-first = De første { $count } fliser på din hånd er til den første figur.
web-problem-lacks = { $lack ->
        [tiles] Nogle fliser er stadig på din hånd.
        [whole] Fliserne skal danne én figur.
        [start] Dine første syv fliser skal tælle { $start } kvadrater.
        [symmetry] Omridset er ikke symmetrisk endnu.
       *[goal] Den skal tælle { $goal } kvadrater.
    }
web-problem-solved = { $hints ->
        [0] Løst på { $time }, uden hint.
        [one] Løst på { $time }, med ét hint.
       *[other] Løst på { $time }, med { $hints } hints.
    }
web-problem-shown = Du har set løsningen.
web-problem-hint = Hint { $step } af { $steps }
web-problem-hint-given = Hint { $step } er givet.
web-problem-hint-colours = Kvadraterne har disse farver:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Disse to fliser ligger ved siden af hinanden:
web-problem-hint-lie = { $count ->
        [one] Denne flise ligger sådan:
       *[other] Disse fliser ligger sådan:
    }
web-problem-clear = Begynd forfra
web-problem-give-up = Giv op
web-problem-sure = Vil du se løsningen? Så tæller opgaven som opgivet.
web-problem-sure-yes = Vis løsningen
web-problem-sure-no = Prøv videre
web-problem-solution = Vis løsningerne
web-problem-answer = { $count ->
        [one] Løsningen
       *[other] Løsning { $number } af { $count }
    }
web-problem-next-answer = Næste løsning
web-problem-next = Næste opgave
web-problem-again = En gang til
web-problem-others = Alle opgaver

## En duel

web-duel-title = En duel
web-duel-lead = To bygger med lige gode hænder, hver for sig og når de vil. Flest kvadrater vinder; ved lige mange den hurtigste.
web-duel-propose = Udfordr en ven via link
web-duel-table = Begge på én gang, ved et bord
web-duel-rules = Hver laver én figur af { $tiles } fliser. Hænderne er lige gode: den ene er magen til den anden, bare i andre farver. Du har { $minutes } minutter. Flest kvadrater vinder; ved lige mange den hurtigste.
web-duel-invite = Send dette link til din ven
web-duel-share = En duel i Pentaraduga
web-duel-begin-own = Dine egne fliser
web-duel-challenged = { $name } udfordrer dig
web-duel-begin-hint = Dit ur starter, når du ser dine fliser.
web-duel-begin = Vis mine fliser
web-duel-build = Lav én figur af alle { $tiles } fliser
web-duel-hand-in = Aflevér den
web-duel-hand-in-hint = Når den er afleveret, bliver den, som den er.
web-duel-all-tiles = Kun en figur af alle fliser tæller.
web-duel-you = Du
web-duel-made = { $counted ->
        [one] { $counted } kvadrat på { $time }
       *[other] { $counted } kvadrater på { $time }
    }
web-duel-waiting = { $state ->
        [open] Ingen har taget din udfordring op endnu. Begge resultater vises, når begge er færdige.
        [ready] { $name } er ikke begyndt endnu. Begge resultater vises, når begge er færdige.
       *[building] { $name } bygger stadig …
    }
web-duel-watching = To har deltaget i denne duel. Begge resultater vises, når begge er færdige.
web-duel-over = Begge er færdige.
web-duel-result = { $who ->
        [you] Du har vundet!
        [other] { $name } har vundet.
       *[none] Uafgjort.
    }
web-duel-best = { $best ->
        [one] Den bedste figur af hver hånd tæller { $best } kvadrat.
       *[other] Den bedste figur af hver hånd tæller { $best } kvadrater.
    }
web-duel-again = En duel til

## Analyse

web-hands-title = Hvad kan de fliser blive til?
web-hands-lead = Vælg fliser, eller læg eller indsæt en figur. Fourfold finder den bedste figur og beviser det.
web-hands-go = Analysér en hånd eller figur
web-hands-way = Hvad skal analyseres
web-hands-hand = En hånd
web-hands-figure = En figur
web-hands-tiles = Alle fliser
web-hands-chosen = { $count ->
        [0] Ingen flise er valgt.
        [one] Én flise er valgt.
       *[other] { $count } fliser er valgt.
    }
web-hands-none = Vælg ingen
web-hands-notation = Figuren i notation
web-hands-goal = Den bedste figur til
web-hands-goal-squares = Kvadrater
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Ringe
web-hands-goal-frame = Rammer
web-hands-solve = { $count ->
        [0] Find den bedste figur
        [one] Find den bedste figur af én flise
       *[other] Find den bedste figur af { $count } fliser
    }
web-hands-busy = Søger …
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] De fliser giver ingen sådan figur.
               *[no] Intet blev fundet i tide.
            }
       *[yes] { $goal ->
                [rings] Den bedste fundne figur har { $rings ->
                    [one] { $rings } ring
                   *[other] { $rings } ringe
                } og { $counted ->
                    [one] { $counted } kvadrat
                   *[other] { $counted } kvadrater
                }.
                [frame] Den bedste fundne figur omslutter { $counted ->
                    [one] { $counted } celle
                   *[other] { $counted } celler
                }.
               *[squares] Den bedste fundne figur tæller { $counted ->
                    [one] { $counted } kvadrat
                   *[other] { $counted } kvadrater
                }.
            } { $proved ->
                [yes] Det er bevist, at ingen er bedre.
               *[no] Der var ikke tid til at bevise, at ingen er bedre.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [one] Det er den eneste.
               *[other] { $count } figurer er lige så gode.
            }
       *[no] { $count ->
                [one] Mindst én figur er lige så god.
               *[other] Mindst { $count } figurer er lige så gode.
            }
    }
web-hands-this-figure = Denne figur
web-hands-facts = { $whole ->
        [yes] Én figur.
       *[no] De fliser danner ikke én figur.
    } { $squares ->
        [one] { $squares } kvadrat
       *[other] { $squares } kvadrater
    }, { $clashes } farvefejl, { $rough ->
        [one] { $rough } skæv fuge
       *[other] { $rough } skæve fuger
    }, { $rings ->
        [one] { $rings } ring
       *[other] { $rings } ringe
    }, { $spoiled ->
        [one] { $spoiled } ødelagt hjørne
       *[other] { $spoiled } ødelagte hjørner
    }, { $hole ->
        [0] intet hul.
        [one] et hul på { $hole } celle.
       *[other] et hul på { $hole } celler.
    }

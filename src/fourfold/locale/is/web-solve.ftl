### Að leysa: þrautir, einvígi, greining.

web-title-solve = Leysa · Fourfold
web-title-problem = Þraut · Fourfold
web-title-duel = Einvígi · Fourfold
web-title-hands = Greining · Fourfold

## Allt sem hægt er að leysa

web-solve-title = Leysa
web-solve-lead = Þrautir úr Pentaraduga til að glíma við, í ró og næði eða í keppni við aðra.
web-solve-loading = Sæki …
web-solve-daily = Þraut dagsins
web-solve-daily-go = { $state ->
        [solved] Leyst. Skoða aftur
        [shown] Skoða aftur
        [begun] Halda áfram
       *[new] Reyna
    }
web-solve-problems = Þrautir
web-solve-kind = Gerð
web-solve-kind-squares = Ferningar
web-solve-kind-squares-plus = Ferningar +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Gerðu eitt mynstur úr sjö flísum með eins mörgum ferningum og hægt er.
web-solve-about-squares-plus = Það sama með tólf flísum í öllum sex litunum.
web-solve-about-quados = Leggðu sjö flísar við mynstur úr sjö. Ónýt horn dragast frá.
web-solve-book = Bókin
web-solve-difficulty-is = Þyngd { $difficulty } af 5
web-solve-problem-is = { $state ->
        [solved] Þraut { $number }, leyst
        [shown] Þraut { $number }, lausn sýnd
        [begun] Þraut { $number }, byrjuð
       *[new] Þraut { $number }
    }
web-solve-another = Ný þraut
web-solve-another-of = Ný þraut, þyngd { $difficulty }
web-solve-solved-count = { $count ->
        [0] Þú hefur ekki leyst neina þeirra í þessu tæki enn.
        [1] Þú hefur leyst eina þeirra í þessu tæki.
       *[other] Þú hefur leyst { $count } þeirra í þessu tæki.
    }
web-solve-save-svg = Vista sem SVG
web-solve-save-png = Vista sem PNG
web-solve-save-failed = Ekki tókst að gera myndina.

## Hvað mynstur telur

web-solve-count = { $counted ->
        [one] { $counted } ferningur telur
       *[other] { $counted } ferningar telja
    }
web-solve-count-of = { $counted } af { $goal } ferningum
# Það sem dregst frá: hliðar þar sem litir eru ólíkir, flísar sem liggja skakkt saman, horn sem ekkert getur fyllt.
web-solve-count-faults = { $squares ->
        [one] { $squares } ferningur
       *[other] { $squares } ferningar
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } árekstur
       *[other] {" "}− { $clashes } árekstrar
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } skekkja
       *[other] {" "}− { $rough } skekkjur
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } ónýtt horn
       *[other] {" "}− { $spoiled } ónýt horn
    }

## Þraut

web-problem-title = { $from ->
        [day] Þraut dagsins: { $kind }
        [book] { $kind } { $number }, úr bókinni
       *[new] { $kind }
    }
web-problem-table = Borðið
web-problem-time = Tími: { $time }
web-problem-task-squares = Gerðu eitt mynstur úr öllum flísunum ({ $tiles }) sem telur { $goal ->
        [one] { $goal } ferning.
       *[other] { $goal } ferninga.
    }
web-problem-task-quados = { $given ->
        [start] Leggðu allar flísarnar ({ $tiles }) við mynstrið þannig að það telji { $goal ->
            [one] { $goal } ferning.
           *[other] { $goal } ferninga.
        } Hvert ónýtt horn dregur einn frá.
       *[first] Gerðu fyrst mynstur úr fyrstu sjö flísunum þínum, ferningar: { $start }. Leggðu svo allar hinar við það þannig að það telji { $goal ->
            [one] { $goal } ferning.
           *[other] { $goal } ferninga.
        } Hvert ónýtt horn dregur einn frá.
    }{ $symmetry ->
        [any] {" "}Útlínan verður að vera samhverf.
        [central] {" "}Útlínan verður að vera eins þegar henni er snúið við.
       *[none] { "" }
    }
web-problem-first = Fyrstu flísarnar á hendi ({ $count }) mynda fyrra mynstrið.
web-problem-lacks = { $lack ->
        [tiles] Enn eru flísar á hendi.
        [whole] Flísarnar verða að mynda eitt mynstur.
        [start] Ferningar úr fyrstu sjö flísunum verða að vera { $start }.
        [symmetry] Útlínan er ekki samhverf enn.
       *[goal] Ferningarnir verða að vera { $goal }.
    }
web-problem-solved = { $hints ->
        [0] Leyst á { $time }, án vísbendinga.
        [1] Leyst á { $time }, með einni vísbendingu.
        [one] Leyst á { $time }, með { $hints } vísbendingu.
       *[other] Leyst á { $time }, með { $hints } vísbendingum.
    }
web-problem-shown = Þú hefur séð lausnina.
web-problem-hint = Vísbending { $step }/{ $steps }
web-problem-hint-given = Vísbending { $step } er komin.
web-problem-hint-colours = Ferningarnir eru í þessum litum:
web-problem-hint-colour = { $count } × { $colour }
web-problem-hint-together = Þessar tvær flísar liggja hlið við hlið:
web-problem-hint-lie = { $count ->
        [1] Þessi flís liggur svona:
       *[other] Þessar flísar liggja svona:
    }
web-problem-clear = Byrja aftur
web-problem-give-up = Gefast upp
web-problem-sure = Viltu sjá lausnina? Þá telst þrautin óleyst.
web-problem-sure-yes = Sýna lausnina
web-problem-sure-no = Reyna áfram
web-problem-solution = Sýna lausnirnar
web-problem-answer = { $count ->
        [1] Lausnin
       *[other] Lausn { $number } af { $count }
    }
web-problem-next-answer = Næsta lausn
web-problem-next = Næsta þraut
web-problem-again = Aftur
web-problem-others = Allar þrautir

## Einvígi

web-duel-title = Einvígi
web-duel-lead = Tveir byggja úr jafngóðum höndum, hvor fyrir sig og þegar hentar. Sá vinnur sem gerir fleiri ferninga; séu þeir jafnmargir vinnur sá fljótari.
web-duel-propose = Skora á vin með tengli
web-duel-table = Báðir í einu, við borð
web-duel-rules = Hvor um sig gerir eitt mynstur. Fjöldi flísa: { $tiles }. Hendurnar eru jafngóðar: önnur er hin í öðrum litum. Tíminn er { $minutes ->
        [one] { $minutes } mínúta.
       *[other] { $minutes } mínútur.
    } Fleiri ferningar vinna; séu þeir jafnmargir vinnur sá fljótari.
web-duel-invite = Sendu vini þínum þennan tengil
web-duel-share = Einvígi í Pentaraduga
web-duel-begin-own = Þínar eigin flísar
web-duel-challenged = { $name } skorar á þig
web-duel-begin-hint = Klukkan þín fer af stað þegar þú sérð flísarnar.
web-duel-begin = Sýna mínar flísar
web-duel-build = Gerðu eitt mynstur úr öllum flísunum ({ $tiles })
web-duel-hand-in = Skila
web-duel-hand-in-hint = Því sem hefur verið skilað er ekki hægt að breyta.
web-duel-all-tiles = Aðeins mynstur úr öllum flísunum gildir.
web-duel-you = Þú
web-duel-made = { $counted ->
        [one] { $counted } ferningur á { $time }
       *[other] { $counted } ferningar á { $time }
    }
web-duel-waiting = { $state ->
        [open] Enginn hefur tekið áskoruninni enn. Úrslitin sjást þegar báðir hafa lokið.
        [ready] { $name } hefur ekki byrjað enn. Úrslitin sjást þegar báðir hafa lokið.
       *[building] { $name } er enn að byggja …
    }
web-duel-watching = Tveir hafa tekið þátt í þessu einvígi. Úrslitin sjást þegar báðir hafa lokið.
web-duel-over = Báðir hafa lokið.
web-duel-result = { $who ->
        [you] Þú vannst!
        [other] { $name } vann.
       *[none] Jafntefli.
    }
web-duel-best = { $best ->
        [one] Besta mynstur hvorrar handar telur { $best } ferning.
       *[other] Besta mynstur hvorrar handar telur { $best } ferninga.
    }
web-duel-again = Annað einvígi

## Greining

web-hands-title = Hvað leynist í þessum flísum?
web-hands-lead = Veldu flísar, eða leggðu eða límdu inn mynstur. Fourfold finnur besta mynstrið og sannar það.
web-hands-go = Greina hönd eða mynstur
web-hands-way = Hvað á að greina
web-hands-hand = Hönd
web-hands-figure = Mynstur
web-hands-tiles = Allar flísar
web-hands-chosen = { $count ->
        [0] Engin flís er valin.
        [one] { $count } flís er valin.
       *[other] { $count } flísar eru valdar.
    }
web-hands-none = Velja enga
web-hands-notation = Mynstrið með rithætti
web-hands-goal = Besta mynstrið fyrir
web-hands-goal-squares = Ferningar
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Hringir
web-hands-goal-frame = Rammar
web-hands-solve = { $count ->
        [0] Finna besta mynstrið
        [one] Finna besta mynstrið úr { $count } flís
       *[other] Finna besta mynstrið úr { $count } flísum
    }
web-hands-busy = Leita …
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Ekkert slíkt mynstur er til úr þessum flísum.
               *[no] Ekkert fannst í tæka tíð.
            }
       *[yes] { $goal ->
                [rings] Besta mynstrið sem fannst er með { $rings ->
                    [one] { $rings } hring
                   *[other] { $rings } hringi
                } og { $counted ->
                    [one] { $counted } ferning
                   *[other] { $counted } ferninga
                }.
                [frame] Besta mynstrið sem fannst lykur um { $counted ->
                    [one] { $counted } reit
                   *[other] { $counted } reiti
                }.
               *[squares] Besta mynstrið sem fannst telur { $counted ->
                    [one] { $counted } ferning
                   *[other] { $counted } ferninga
                }.
            } { $proved ->
                [yes] Sannað er að ekkert er betra.
               *[no] Ekki vannst tími til að sanna að ekkert sé betra.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] Það er hið eina.
                [one] { $count } mynstur er jafngott.
               *[other] { $count } mynstur eru jafngóð.
            }
       *[no] { $count ->
                [one] Að minnsta kosti { $count } mynstur er jafngott.
               *[other] Að minnsta kosti { $count } mynstur eru jafngóð.
            }
    }
web-hands-this-figure = Þetta mynstur
web-hands-facts = { $whole ->
        [yes] Eitt mynstur.
       *[no] Þessar flísar mynda ekki eitt mynstur.
    } { $squares ->
        [one] { $squares } ferningur
       *[other] { $squares } ferningar
    }, { $clashes ->
        [one] { $clashes } árekstur
       *[other] { $clashes } árekstrar
    }, { $rough ->
        [one] { $rough } skekkja
       *[other] { $rough } skekkjur
    }, { $rings ->
        [one] { $rings } hringur
       *[other] { $rings } hringir
    }, { $spoiled ->
        [one] { $spoiled } ónýtt horn
       *[other] { $spoiled } ónýt horn
    }, { $hole ->
        [0] ekkert gat.
        [one] gat upp á { $hole } reit.
       *[other] gat upp á { $hole } reiti.
    }

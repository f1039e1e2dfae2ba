### Lahendamine: ülesanded, duellid, analüüs.

web-title-solve = Lahenda · Fourfold
web-title-problem = Ülesanne · Fourfold
web-title-duel = Duell · Fourfold
web-title-hands = Analüüs · Fourfold

## Kõik, mida lahendada

web-solve-title = Lahenda
web-solve-lead = Pentaraduga ülesandeid mõtlemiseks, üksi või kellegi vastu.
web-solve-loading = Laadin…
web-solve-daily = Päeva ülesanne
web-solve-daily-go = { $state ->
        [solved] Lahendatud. Vaata uuesti
        [shown] Vaata uuesti
        [begun] Jätka
       *[new] Proovi
    }
web-solve-problems = Ülesanded
web-solve-kind = Liik
web-solve-kind-squares = Ruudud
web-solve-kind-squares-plus = Ruudud +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Tee seitsmest kivist üks kujund, milles on võimalikult palju ruute.
web-solve-about-squares-plus = Sama kaheteistkümne kivi ja kõigi kuue värviga.
web-solve-about-quados = Aseta seitse kivi seitsme kivi kujundi külge. Rikutud nurgad lähevad maha.
web-solve-book = Raamat
web-solve-difficulty-is = Raskus { $difficulty }/5
web-solve-problem-is = { $state ->
        [solved] Ülesanne { $number }, lahendatud
        [shown] Ülesanne { $number }, vastus vaadatud
        [begun] Ülesanne { $number }, alustatud
       *[new] Ülesanne { $number }
    }
web-solve-another = Uus
web-solve-another-of = Uus, raskus { $difficulty }
web-solve-solved-count = { $count ->
        [0] Sa pole neist selles seadmes veel ühtegi lahendanud.
        [one] Oled neist selles seadmes ühe lahendanud.
       *[other] Oled neist selles seadmes lahendanud { $count }.
    }
web-solve-save-svg = Salvesta SVG
web-solve-save-png = Salvesta PNG
web-solve-save-failed = Pilti ei õnnestunud teha.

## Kujundi tulemus

web-solve-count = { $counted ->
        [one] Tulemus: { $counted } ruut
       *[other] Tulemus: { $counted } ruutu
    }
web-solve-count-of = Ruute { $counted }/{ $goal }
# Mis läheb maha: küljed, kus värvid erinevad, viltused kivipaarid, nurgad, mida miski ei täida.
web-solve-count-faults = { $squares ->
        [one] { $squares } ruut
       *[other] { $squares } ruutu
    }{ $clashes ->
        [0] { "" }
       *[other] {" "}− { $clashes } värviviga
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } vildakas liide
       *[other] {" "}− { $rough } vildakat liidet
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } rikutud nurk
       *[other] {" "}− { $spoiled } rikutud nurka
    }

## Ülesanne

web-problem-title = { $from ->
        [day] Päeva ülesanne: { $kind }
        [book] { $kind } { $number }, raamatust
       *[new] { $kind }
    }
web-problem-table = Laud
web-problem-time = Aeg: { $time }
web-problem-task-squares = Tee kõigist { $tiles } kivist üks kujund, mille tulemus on { $goal } ruutu.
web-problem-task-quados = { $given ->
        [start] Aseta kõik { $tiles } kivi kujundi külge nii, et tulemus on { $goal } ruutu. Iga rikutud nurk võtab ühe maha.
       *[first] Tee enne oma seitsmest esimesest kivist kujund, milles on { $start } ruutu. Siis aseta selle külge kõik teised nii, et tulemus on { $goal } ruutu. Iga rikutud nurk võtab ühe maha.
    }{ $symmetry ->
        [any] {" "}Piirjoon peab olema sümmeetriline.
        [central] {" "}Piirjoon peab ümber pööratuna samasugune olema.
       *[none] { "" }
    }
web-problem-first = Sinu käe { $count } esimest kivi teevad esimese kujundi.
web-problem-lacks = { $lack ->
        [tiles] Mõned kivid on sul veel käes.
        [whole] Kivid peavad moodustama ühe kujundi.
        [start] Sinu seitsme esimese kivi tulemus peab olema { $start } ruutu.
        [symmetry] Piirjoon pole veel sümmeetriline.
       *[goal] Tulemus peab olema { $goal } ruutu.
    }
web-problem-solved = { $hints ->
        [0] Lahendatud ajaga { $time }, vihjeta.
        [one] Lahendatud ajaga { $time }, ühe vihjega.
       *[other] Lahendatud ajaga { $time }, { $hints } vihjega.
    }
web-problem-shown = Oled vastust näinud.
web-problem-hint = Vihje { $step }/{ $steps }
web-problem-hint-given = Vihje { $step } on nähtaval.
web-problem-hint-colours = Ruutude värvid on:
web-problem-hint-colour = { $count } × { $colour }
web-problem-hint-together = Need kaks kivi on kõrvuti:
web-problem-hint-lie = { $count ->
        [one] See kivi on nii:
       *[other] Need kivid on nii:
    }
web-problem-clear = Algusest
web-problem-give-up = Annan alla
web-problem-sure = Kas tahad vastust näha? Siis ei lähe ülesanne lahendatuna kirja.
web-problem-sure-yes = Näita vastust
web-problem-sure-no = Proovin veel
web-problem-solution = Näita vastuseid
web-problem-answer = { $count ->
        [one] Vastus
       *[other] Vastus { $number }/{ $count }
    }
web-problem-next-answer = Järgmine vastus
web-problem-next = Järgmine
web-problem-again = Veel kord
web-problem-others = Kõik ülesanded

## Duell

web-duel-title = Duell
web-duel-lead = Kaks mängijat ehitavad võrdselt headest kätest, kumbki üksi ja siis, kui tahab. Võidab see, kes teeb rohkem ruute; võrdsetest kiirem.
web-duel-propose = Kutsu sõber lingiga välja
web-duel-table = Korraga, ühes lauas
web-duel-rules = Kumbki teeb { $tiles } kivist ühe kujundi. Käed on võrdselt head: need erinevad ainult värvide poolest. Aega on { $minutes } minutit. Võidab see, kel on rohkem ruute; võrdsetest kiirem.
web-duel-invite = Saada see link sõbrale
web-duel-share = Pentaraduga duell
web-duel-begin-own = Sinu oma kivid
web-duel-challenged = { $name } kutsub sind duellile
web-duel-begin-hint = Sinu kell käivitub, kui näed oma kive.
web-duel-begin = Näita mu kive
web-duel-build = Tee kõigist { $tiles } kivist üks kujund
web-duel-hand-in = Esita
web-duel-hand-in-hint = Esitatud kujund jääb nii, nagu on.
web-duel-all-tiles = Loeb ainult kõigist kividest tehtud kujund.
web-duel-you = Sina
web-duel-made = { $counted ->
        [one] { $counted } ruut, { $time }
       *[other] { $counted } ruutu, { $time }
    }
web-duel-waiting = { $state ->
        [open] Keegi pole sinu väljakutset veel vastu võtnud. Tulemusi näidatakse, kui mõlemad on valmis.
        [ready] { $name } pole veel alustanud. Tulemusi näidatakse, kui mõlemad on valmis.
       *[building] { $name } alles ehitab…
    }
web-duel-watching = Selles duellis on juba kaks osalejat. Tulemusi näidatakse, kui mõlemad on valmis.
web-duel-over = Mõlemad on valmis.
web-duel-result = { $who ->
        [you] Sina võitsid!
        [other] { $name } võitis.
       *[none] Viik.
    }
web-duel-best = { $best ->
        [one] Kummagi käe parimas kujundis on { $best } ruut.
       *[other] Kummagi käe parimas kujundis on { $best } ruutu.
    }
web-duel-again = Uus duell

## Analüüs

web-hands-title = Mida neist kividest saab?
web-hands-lead = Vali kivid või aseta või kleebi kujund. Fourfold leiab parima kujundi ja tõestab selle.
web-hands-go = Analüüsi kätt või kujundit
web-hands-way = Mida analüüsida
web-hands-hand = Käsi
web-hands-figure = Kujund
web-hands-tiles = Kõik kivid
web-hands-chosen = { $count ->
        [0] Ühtegi kivi pole valitud.
        [one] Valitud on üks kivi.
       *[other] Valitud on { $count } kivi.
    }
web-hands-none = Tühjenda
web-hands-notation = Kujund notatsioonis
web-hands-goal = Parim kujund mängule
web-hands-goal-squares = Ruudud
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Rõngad
web-hands-goal-frame = Raamid
web-hands-solve = { $count ->
        [0] Leia parim kujund
        [one] Leia ühe kivi parim kujund
       *[other] Leia { $count } kivi parim kujund
    }
web-hands-busy = Otsin…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Neist kividest sellist kujundit ei saa.
               *[no] Selle ajaga ei leitud midagi.
            }
       *[yes] { $goal ->
                [rings] Parimas leitud kujundis on { $rings ->
                    [one] { $rings } rõngas
                   *[other] { $rings } rõngast
                } ja { $counted ->
                    [one] { $counted } ruut
                   *[other] { $counted } ruutu
                }.
                [frame] Parim leitud kujund ümbritseb { $counted } välja.
               *[squares] Parima leitud kujundi tulemus on { $counted ->
                    [one] { $counted } ruut
                   *[other] { $counted } ruutu
                }.
            } { $proved ->
                [yes] On tõestatud, et paremat ei ole.
               *[no] Aeg ei võimaldanud tõestada, et paremat ei ole.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [one] See on ainus.
               *[other] Sama häid kujundeid on { $count }.
            }
       *[no] { $count ->
                [one] Sama häid kujundeid on vähemalt üks.
               *[other] Sama häid kujundeid on vähemalt { $count }.
            }
    }
web-hands-this-figure = See kujund
web-hands-facts = { $whole ->
        [yes] Üks kujund.
       *[no] Need kivid ei moodusta üht kujundit.
    } { $squares ->
        [one] { $squares } ruut
       *[other] { $squares } ruutu
    }, { $clashes } värviviga, { $rough ->
        [one] { $rough } vildakas liide
       *[other] { $rough } vildakat liidet
    }, { $rings ->
        [one] { $rings } rõngas
       *[other] { $rings } rõngast
    }, { $spoiled ->
        [one] { $spoiled } rikutud nurk
       *[other] { $spoiled } rikutud nurka
    }, { $hole ->
        [0] auku ei ole.
        [one] augus { $hole } väli.
       *[other] augus { $hole } välja.
    }

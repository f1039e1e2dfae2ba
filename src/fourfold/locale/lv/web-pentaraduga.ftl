### Pentaradugas galdi pārlūkā.

## Galds, uz kura guļ kauliņi

web-field-larger = Lielāk
web-field-smaller = Mazāk
web-field-fit = Rādīt visu
web-field-turn = Griezt kauliņu
web-figure = { $whose ->
        [mine] Tava figūra
        [other] { $name }: figūra
       *[common] Figūra
    }
web-tile = { $left }, liels { $big }, { $right }
web-tile-closed = aizklāts kauliņš
web-place = { $mark ->
        [none] Vieta { $name }
        [full] Vieta { $name }, pilns
        [twice-full] Vieta { $name }, divreiz pilns
        [ring] Vieta { $name }, gredzens
        [reach] Vieta { $name }, sasniedz
       *[other] Vieta { $name }, { $mark }
    }
web-count = { $count ->
        [zero] { $count } punktu
        [one] { $count } punkts
       *[other] { $count } punkti
    }
web-squares = { $count ->
        [0] Kvadrātu nav
        [zero] { $count } kvadrātu
        [one] { $count } kvadrāts
       *[other] { $count } kvadrāti
    }
# Kvadrāti uz vidus līnijas neskaitās nevienam.
web-squares-sides = Kvadrāti: { $mine } tavā pusē, { $other } otrā
web-hand-of = { $name }: kauliņi
web-stock-of = { $name }: krājums.
web-stock-count = { $count ->
        [0] Tas ir tukšs.
        [zero] { $count } kauliņu.
        [one] { $count } kauliņš.
       *[other] { $count } kauliņi.
    }
web-stock-open = Atklāti: { $tiles }.
web-captured = { $count ->
        [0] Nekas nav sagrābts
        [zero] Sagrābti { $count } kvadrāti
        [one] Sagrābts { $count } kvadrāts
       *[other] Sagrābti { $count } kvadrāti
    }
web-curtain = Nodod ierīci: spēlē { $name }.
web-curtain-open = Rādīt kauliņus

## Ko var darīt

web-actions = Darbības
web-act-exchange = Mainīt kauliņu
web-act-hand-over = Nodot kauliņu
web-act-knock = { $what ->
        [exchange] Pieteikt maiņu
        [take] Pieteikt: ņemu
       *[move] Pieteikt gājienu
    }
web-act-knock-about = Tad neviens neiejauksies, un tev būs minūte.
web-act-take = Ņemt kauliņu
web-act-draw = Vilkt kauliņu
web-act-capture = Sagrābt figūru
web-act-rotate = Apgriezt
web-act-rotate-not = Atstāt tā
web-act-give-all = Nodot visus
web-act-hurry = Palaist pulksteni
web-act-pass = { $replaying ->
        [yes] Beigt šeit
       *[no] { $need ->
                [capture] Nesagrābt
                [accept] Pieņemt
               *[any] Izlaist
            }
    }
web-act-protest = Protestēju!
web-lay-done = Tas ir mans gājiens
web-lay-back = { $count ->
        [1] Likt to atpakaļ
        [zero] Likt tos atpakaļ
        [one] Likt tos atpakaļ
       *[other] Likt tos atpakaļ
    }

## Ko vajag

web-status-its-place = { $finger ->
        [yes] Pieskaries vietai. Otrs pieskāriens noliek kauliņu.
       *[no] Izvēlies vietu.
    }
web-status-lay-on = Izvēlies nākamo šī gājiena kauliņu.
web-status-lay-or-on = Pabeidz gājienu vai izvēlies tam vēl kauliņu.
web-status-lay-done = Pabeidz gājienu vai liec kauliņus atpakaļ.
web-status-lay-nowhere = Tā nekas neiznāks. Liec kauliņus atpakaļ un sāc citādi.
# Izvēlēto kauliņu nevar nolikt; varbūt citi jau guļ, varbūt to var mainīt.
web-status-no-place = { $laid ->
        [yes] Šim kauliņam tagad vietas nav. Izvēlies citu vai liec kauliņus atpakaļ.
       *[no] { $exchange ->
                [yes] Šim kauliņam vietas nav. Izvēlies citu vai šo maini.
               *[no] Šim kauliņam vietas nav. Izvēlies citu.
            }
    }
web-status-no-cut = Ar šo kauliņu iejaukties nevari.
web-status-anywhere = Pieskaries, kur kauliņam gulēt, tad pieskaries tam, lai noliktu.
web-status-cut-in = Iet { $name }. Tu vari iejaukties.
web-status-meant-exchange = Kuru kauliņu tu atdod?
web-status-meant-hand-over = Kuru kauliņu tu nodod?
web-penta-status = { $phase ->
        [over] Partija ir beigusies.
        [start] { $who ->
                [you] Noliec pirmos kauliņus.
                [here] { $name }: noliec pirmos kauliņus.
               *[other] { $name } sāk…
            }
        [add] { $who ->
                [you] Pieliec savus kauliņus sākuma figūrai.
                [here] { $name }: pieliec savus kauliņus sākuma figūrai.
               *[other] { $name } papildina sākuma figūru…
            }
        [hand-over] { $who ->
                [you] Nodod pretiniekam kauliņu ar dzelteno.
                [here] { $name }: nodod pretiniekam kauliņu ar dzelteno.
               *[other] { $name } izvēlas tev kauliņu…
            }
        [rotate] { $who ->
                [you] Apgriez sākuma figūru vai atstāj tā.
                [here] { $name }: apgriez sākuma figūru vai atstāj tā.
               *[other] { $name } aplūko sākuma figūru…
            }
        [any] { $who ->
                [you] Tavs gājiens.
                [here] { $name }: tavs gājiens.
               *[other] Iet { $name }…
            }
        [full] { $who ->
                [you] Atbildi ar pilno kauliņu.
                [here] { $name }: atbildi ar pilno kauliņu.
               *[other] { $name } meklē pilno kauliņu…
            }
        [capture] { $who ->
                [you] Tu vari sagrābt figūru.
                [here] { $name }: tu vari sagrābt figūru.
               *[other] { $name } var sagrābt figūru…
            }
        [accept] { $who ->
                [you] Pēdējais kauliņš ir nolikts. Pieņem to vai protestē.
                [here] { $name }: pieņem pēdējo kauliņu vai protestē.
               *[other] { $name } aplūko pēdējo kauliņu…
            }
        [give] { $who ->
                [you] Atdod kauliņu par to, ko paņēmi.
                [here] { $name }: atdod kauliņu par to, ko paņēmi.
               *[other] { $name } atdod kauliņu…
            }
        [replay-any] { $who ->
                [you] Tagad tu atspēlējies: jebkurš kauliņš.
                [here] { $name }: tu atspēlējies, jebkurš kauliņš.
               *[other] { $name } atspēlējas…
            }
        [replay-full] { $who ->
                [you] Tagad tu atspēlējies: vajag pilno kauliņu.
                [here] { $name }: tu atspēlējies, vajag pilno kauliņu.
               *[other] { $name } meklē pilno kauliņu…
            }
        [lock-move] { $who ->
                [you] Tu pieteici gājienu: liec kauliņu.
                [here] { $name }: tu pieteici gājienu.
               *[other] { $name } pieteica gājienu…
            }
        [lock-exchange] { $who ->
                [you] Tu pieteici maiņu: izvēlies kauliņu.
                [here] { $name }: tu pieteici maiņu.
               *[other] { $name } maina kauliņu…
            }
        [lock-take] { $who ->
                [you] Tu pieteici atņemšanu: izvēlies kauliņu, kas stāv figūrā.
                [here] { $name }: tu pieteici atņemšanu.
               *[other] { $name } atņem kauliņu…
            }
        [opening] { $who ->
                [you] Saliec sākuma figūru no diviem kauliņiem.
                [here] { $name }: saliec sākuma figūru no diviem kauliņiem.
               *[other] { $name } liek sākuma figūru…
            }
        [race] { $who ->
                [here] { $name }: tavs gājiens.
               *[other] Liec, cik ātri gribi. Neviens negaida.
            }
        [stage-answer] { $who ->
                [you] Visu maiņa. Izdari pēdējos gājienus, tad nodod savus kauliņus.
                [here] { $name }: izdari pēdējos gājienus, tad nodod savus kauliņus.
               *[other] { $name } izdara pēdējos gājienus…
            }
        [stage-rest] { $who ->
                [you] Liec saņemtos kauliņus, tad atdod atlikušos.
                [here] { $name }: liec saņemtos kauliņus, tad atdod atlikušos.
               *[other] { $name } liek tavus kauliņus…
            }
        [stage-last] { $who ->
                [you] Pēdējie kauliņi: noliec, ko vari.
                [here] { $name }: pēdējie kauliņi, noliec, ko vari.
               *[other] { $name } liek pēdējos kauliņus…
            }
       *[move] { $who ->
                [you] Tavs gājiens.
                [here] { $name }: tavs gājiens.
               *[other] Iet { $name }…
            }
    }

## Likšana rakstot

web-typed = Kauliņš un vieta
web-typed-open = Rakstīt vietu
web-typed-lay = Likt
web-typed-close = Aizvērt
# Piemēri paliek, kādi ir: šos burtus lapa lasa jebkurā valodā.
web-typed-help = Piemēram, rOrL vai oRoU, vai ar rūtiņu: oRoU@0,0.
web-typed-unreadable = „{ $text }” nav vieta; vajag kauliņu, kurp vērsta tā virsotne, un varbūt vēl burtus, piemēram, rOrL, oRoU vai oRoU@0,0.
web-typed-not-now = Tagad nevar nolikt: { $tile }.
web-typed-several = „{ $text }” ir vairākas vietas: { $places }.
web-typed-nowhere = { $count ->
        [0] Kauliņam { $tile } tagad vietas nav.
       *[other] „{ $text }” tam nav vieta; { $tile } der šeit: { $places }.
    }
web-typed-cell = Pasaki arī virzienu un apakšējo kreiso rūtiņu kauliņam { $tile }, piemēram, { $tile }В@0,0.
web-typed-covered = Tur guļ cits kauliņš.

## Aiz aizsega

web-count-faults = { $count ->
        [zero] { $count } trūkumu
        [one] { $count } trūkums
       *[other] { $count } trūkumi
    }
web-screen = { $noticed ->
        [stopped] { $name } apstājās un apklāja figūru.
        [open] { $name } būvē tālāk atklāti.
        [dropped] { $name } atlika tev kauliņu.
        [waiting] { $name } gaida.
        [hidden] { $name } figūru nerāda.
       *[building] { $name } būvē aiz aizsega.
    }
web-act-begin = Rādīt kauliņus
# As in English
web-act-stop = Stop!
web-act-check = Salīdzināt figūras
web-act-mark = Atzīmēt rezultātu
web-act-keep = Paturēt savus
web-act-drop = Mainīt kauliņu
web-act-surrender = Padoties
web-act-extend = Būvēt savējo
web-act-extend-other = Lai būvē otrs
web-building-drop-which = Kuru kauliņu tu atdod?
web-building-best = Labākā figūra no šiem kauliņiem
web-building-status = { $phase ->
        [over] Partija ir beigusies.
        [extending] Pieliec savai figūrai visus pārējos kauliņus.
        [extended] { $name } būvē tālāk…
        [choosing] Tava figūra uzvarēja. Būvēsi tālāk no visiem kauliņiem, vai lai būvē { $name }?
        [chosen] { $name } izvēlas, kurš būvēs tālāk…
        [waiting] { $name } būvē…
        [begin] { $mine }: tavi kauliņi vēl ir aizklāti. Tavs laiks iet no brīža, kad tos redzi.
        [in-turn] { $mine }: saliec savu figūru, tad apstājies. Pulkstenis iet.
        [dropped] Tagad { $name } dos tev kauliņu pretī. Līdz tam neviens nevar apstāties.
        [answering] { $name } atlika tev kauliņu. Dod vienu savējo.
        [stopped] Tu apstājies. { $name } steidz pabeigt…
        [open] { $name } apstājās agrāk! Pabeidz figūru un salīdzini.
       *[building] { $game ->
                [frames] Saliec rāmi ap pēc iespējas lielāku caurumu. Apstājies, kad ir labi.
               *[other] Saliec vienu figūru no visiem saviem kauliņiem, ar pēc iespējas vairāk kvadrātiem. Apstājies, kad ir labi.
            }
    }

## Kas notika

web-told-lay = { $count ->
        [1] { $name } liek kauliņu: { $tiles }.
        [zero] { $name } liek { $count } kauliņu: { $tiles }.
        [one] { $name } liek { $count } kauliņu: { $tiles }.
       *[other] { $name } liek { $count } kauliņus: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } maina kauliņu: { $tile }.
       *[no] { $name } maina kauliņu.
    }
web-told-hand-over = { $known ->
        [yes] { $name } nodod kauliņu: { $tile }.
       *[no] { $name } nodod kauliņu.
    }
web-told-drop = { $known ->
        [yes] { $name } atliek kauliņu: { $tile }.
       *[no] { $name } atliek kauliņu.
    }
web-told-knock = { $what ->
        [exchange] { $name } piesaka maiņu.
        [take] { $name } piesaka atņemšanu.
       *[move] { $name } piesaka gājienu.
    }
web-told-begin = { $name } sāk būvēt.
web-told-rotate = { $half ->
        [yes] { $name } apgriež sākuma figūru.
       *[no] { $name } atstāj sākuma figūru, kāda tā ir.
    }
web-told-extend = { $own ->
        [yes] { $name } būvē tālāk savu figūru.
       *[no] { $name } ļauj tālāk būvēt otram.
    }
web-told-stop = { $name } apstājas!
# Protests bija pareizs; ko tas maksā, atkarīgs no spēles.
web-told-protest = { $game ->
        [fulls] { $name } pamatoti protestē: kauliņš nāk atpakaļ, un { $name } drīkst likt jebkuru.
        [doubles] { $name } pamatoti protestē: nepareizos kauliņus un pretinieka roku savā krājumā saņem { $name }.
        [rings] { $name } pamatoti protestē: nepareizos kauliņus un pretinieka roku savā krājumā saņem { $name }.
        [steals] { $name } pamatoti protestē: gājiens tiek atsaukts, un iet { $name }.
       *[other] { $name } pamatoti protestē: kauliņš nāk atpakaļ un tiek mainīts, un { $name } drīkst likt jebkuru.
    }
web-told-hurry = { $name } palaiž pulksteni.
web-told-capture = { $name } sagrābj figūru.
web-told-give-all = { $name } nodod visus kauliņus.
web-told-pass = { $name } izlaiž gājienu.
web-told-take = { $name } ņem kauliņu.
web-told-draw = { $name } velk kauliņu.
web-told-mark = { $name } atzīmē rezultātu.

## Par ko var vienoties

web-preset = Noteikumi
web-preset-pentaraduga-book = Kā grāmatā
web-preset-pentaraduga-beginners = Iesācējiem
web-rules-changed = Ne gluži kā grāmatā
web-option-aids = Galda palīdzība
web-option-aids-full = vietas un pilnie
web-option-aids-places = vietas
web-option-aids-none = nekāda
web-option-referee = Tiesā
web-option-referee-server = galds
web-option-referee-players = spēlētāji
web-option-referee-about = Ja tiesā spēlētāji, pārkāpums paliek spēkā, ja pretinieks neprotestē līdz nākamajam gājienam.
web-option-deal = Kauliņus izdala
web-option-deal-random = nejauši
web-option-deal-fair = vienlīdz labus
web-option-deal-about = Vienlīdz labi komplekti atšķiras tikai ar krāsām.
web-option-interception = Iejaukties
web-option-interception-on = drīkst
web-option-interception-off = nedrīkst
web-option-always-check = Figūras salīdzina
web-option-always-check-on = vienmēr
web-option-always-check-off = ja neviens nepadodas
web-option-opening-limit = Laiks sākumam
web-option-opening-limit-none = Bez limita
web-option-replay-limit = Laiks atspēlei
web-option-replay-limit-none = Bez limita
web-option-unplaced-bonus = Atlikušie kauliņi
web-option-unplaced-bonus-off = neskaitās
web-option-unplaced-bonus-on = skaitās pirmajam
web-option-move-time-none = Bez limita
web-rule-aids-places = Galds rāda vietas, bet ne to, kuras ir pilnas.
web-rule-aids-none = Galds nepalīdz.
web-rule-referee-players = Tiesā spēlētāji: protestē laikus.
web-rule-deal-fair = Abiem ir vienlīdz labi kauliņi.
web-rule-interception-off = Neviens neiejaucas.
web-rule-at-once-off = Viens pēc otra, nevis abi reizē.
web-rule-unplaced-bonus-on = Atlikušie kauliņi skaitās pirmajam.
web-rule-move-time-set = { $seconds ->
        [zero] { $seconds } sekunžu gājienam.
        [one] { $seconds } sekunde gājienam.
       *[other] { $seconds } sekundes gājienam.
    }

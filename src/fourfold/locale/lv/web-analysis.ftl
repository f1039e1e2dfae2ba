### Quarto analīze un apskats, datora līmeņi.

## Ko izvēle ir vērta

# Saka aiz lauciņa vai figūras. $turns ir 0, ja nav zināms, cik drīz.
web-worth = { $value ->
        [win] { $turns ->
                [0] uzvar
                [1] uzvar uzreiz
                [zero] uzvar { $turns } gājienos
                [one] uzvar { $turns } gājienā
               *[other] uzvar { $turns } gājienos
            }
        [loss] { $turns ->
                [0] zaudē
                [1] zaudē uzreiz
                [zero] zaudē { $turns } gājienos
                [one] zaudē { $turns } gājienā
               *[other] zaudē { $turns } gājienos
            }
        [draw] neizšķirts
       *[unknown] vēl nav zināms
    }
web-worth-square = { $square }, tukšs: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analīze

web-analysis = Analīze
web-verdict-holder-win = { $turns ->
        [0] Uzvar tas, kas tur figūru.
        [1] Kas tur figūru, uzvar uzreiz.
        [zero] Kas tur figūru, uzvar { $turns } gājienos.
        [one] Kas tur figūru, uzvar { $turns } gājienā.
       *[other] Kas tur figūru, uzvar { $turns } gājienos.
    }
web-verdict-holder-draw = Ja abi spēlēs labi, būs neizšķirts.
web-verdict-holder-loss = { $turns ->
        [0] Zaudē tas, kas tur figūru.
        [zero] Kas tur figūru, zaudē { $turns } gājienos.
        [one] Kas tur figūru, zaudē { $turns } gājienā.
       *[other] Kas tur figūru, zaudē { $turns } gājienos.
    }
web-verdict-holder-unknown = Ko ir vērts turēt šo figūru?
web-verdict-giver-win = { $turns ->
        [0] Uzvar tas, kas tagad dod.
        [zero] Kas tagad dod, uzvar { $turns } gājienos.
        [one] Kas tagad dod, uzvar { $turns } gājienā.
       *[other] Kas tagad dod, uzvar { $turns } gājienos.
    }
web-verdict-giver-draw = Ja abi spēlēs labi, būs neizšķirts.
web-verdict-giver-loss = { $turns ->
        [0] Zaudē tas, kas tagad dod.
        [1] Kas tagad dod, zaudē uzreiz.
        [zero] Kas tagad dod, zaudē { $turns } gājienos.
        [one] Kas tagad dod, zaudē { $turns } gājienā.
       *[other] Kas tagad dod, zaudē { $turns } gājienos.
    }
web-verdict-giver-unknown = Ko ir vērts tagad dot?
web-verdict-line = { $count ->
        [zero] { $lines } ir rindas. Kas nolika pēdējo figūru, piesaka vienu no tām un uzvar.
        [one] { $lines } ir rinda. Kas nolika pēdējo figūru, to piesaka un uzvar.
       *[other] { $lines } ir rindas. Kas nolika pēdējo figūru, piesaka vienu no tām un uzvar.
    }
web-verdict-full = Laukums ir pilns, un rindas nav nevienam: neizšķirts.
web-analysis-place = Pieskaries lauciņam, lai tur noliktu figūru.
web-analysis-give = Pieskaries figūrai, lai to iedotu.
web-analysis-waiting = Gaida rindā…
web-analysis-searching = Zināms { $done } no { $all }. Laukumi: { $boards }, { $seconds } s…
web-analysis-complete = Viss ir zināms. Laukumi: { $boards }, { $seconds } s.
web-analysis-known = Viss ir zināms.
web-analysis-time = Minūte pagāja, zināms { $done } no { $all }.
web-analysis-stopped = Apturēts. Zināms { $done } no { $all }.
web-analysis-stop = Apturēt
web-analysis-again = Turpināt
web-analysis-back = Soli atpakaļ
web-analysis-setup = Izkārtot vai spēlēt
web-analysis-text = Pozīcija vai pieraksts
web-analysis-text-hint = Nokopē vai ielīmē šeit pozīciju. Ielīmēts pieraksts atveras kā apskats.
web-analysis-not-text = Tā nav ne pozīcija, ne pieraksts. Pozīcija izskatās šādi: { $example }
web-analysis-rules = Kas skaitās rinda
web-analysis-legend = Ko nozīmē zīmes
web-analysis-legend-text =
    + uz apļa: uzvar. = uz joslas: neizšķirts. − uz kvadrāta: zaudē. Tas viss attiecas uz to, kas tagad izvēlas, ja tālāk abi spēlē labi.
    Skaitlis rāda, cik gājienu ir līdz rindai, skaitot arī otra gājienus. Labākais ir apvilkts ar gredzenu.

## Apskats

web-review-move-mistake = { $move }, kļūda
web-review-plot = Ko partija bija vērta pēc katra soļa: virs vidus uzvar { $a }, zem tā { $b }.
web-review-plot-wins = Uzvar { $name }
web-review-win = { $name } uzvar.
web-review-draw = Ja abi spēlē labi, ir neizšķirts.
web-review-loss = { $name } zaudē, ja otrs spēlē labi.
web-review-threw-win = { $after ->
        [draw] Uzvaru te palaiž garām { $name }. Tagad ir neizšķirts.
       *[loss] Uzvaru te palaiž garām { $name }. Tagad uzvar otrs.
    }
web-review-threw-draw = Neizšķirtu te palaiž garām { $name }. Tagad uzvar otrs.
web-review-missed = { $name } varēja pieteikt: { $lines }.
web-review-decided = Tas izšķīra partiju.
web-review-mistakes = { $count ->
        [0] Kļūdu nav.
        [zero] { $count } kļūdu.
        [one] { $count } kļūda.
       *[other] { $count } kļūdas.
    }
web-review-next = Nākamā kļūda
web-review-better = { $name }: kā vajadzēja spēlēt?
web-review-back = Atpakaļ pie partijas
web-review-looking = Meklē…
web-review-unknown = To noskaidrot neizdevās.
web-review-was-best = Nekā labāka nebija: { $worth }.
web-review-call = Uzvaru būtu devis pieteikums: { $lines }.
web-review-best-square = Labākais bija { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [zero] Labāk bija dot kādu figūru ar gredzenu: { $worth }.
        [one] Labāk bija dot figūru ar gredzenu: { $worth }.
       *[other] Labāk bija dot kādu figūru ar gredzenu: { $worth }.
    }
web-review-analyse = Analizēt šo pozīciju
web-review-replay = Tikai noskatīties

## Līmeņi

web-levels = Datora līmeņi
web-levels-lead = Astoņi Quarto līmeņi, katrs manāmi stiprāks par iepriekšējo. Kāp augstāk, kad uzvari biežāk nekā zaudē.
web-levels-expect-1 = Redz trīs rindas no desmit – gan savas, gan tās, ko atdāvina. Uzvarēt var, tikko izlasot noteikumus.
web-levels-expect-2 = Redz mazliet vairāk nekā pusi rindu. Labs pirmajam vakaram.
web-levels-expect-3 = Redz lielāko daļu rindu. Gandrīz nedomā, kas paliks, ko dot, tāpēc drošās figūras tam beidzas.
web-levels-expect-4 = Redz gandrīz visas rindas. Lai uzvarētu, skaiti drošās figūras, bet tas to dara tikai katru otro reizi.
web-levels-expect-5 = Redz katru rindu vienu gājienu uz priekšu. Uzvaru neatdāvina, kamēr ir cita figūra, ko dot.
web-levels-expect-6 = Bieži spēlē bez kļūdām, kad puse laukuma ir pilna.
web-levels-expect-7 = Parasti spēlē bez kļūdām, kad atlikuši desmit brīvi lauciņi. Pārsvars jāgūst agrāk.
web-levels-expect-8 = Nekad nekļūdās un liek slazdus. Kas arī spēlē bez kļūdām, panāk neizšķirtu, un vairāk nepanāk neviens.
web-levels-below = No simt partijām pret { $level }. līmeni uzvaras: { $wins }, neizšķirti: { $draws }.
web-levels-measured = Izmērīts līmeņu savstarpējās partijās, pa 200 katram pārim. Josla rāda, kā beidzās simt partijas ar iepriekšējo līmeni: uzvaras, neizšķirti, zaudējumi.
web-levels-play = Spēlēt pret: { $name }
web-levels-play-short = Spēlēt

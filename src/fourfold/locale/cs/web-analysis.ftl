### Analýza a rozbor Quarta a úrovně počítače.

## Jakou cenu má volba

# Říká se za jménem políčka nebo dílku. $turns je 0, když se neví, jak brzy.
web-worth = { $value ->
        [win] { $turns ->
                [0] vyhrává
                [1] vyhrává hned
               *[other] vyhrává do { $turns } tahů
            }
        [loss] { $turns ->
                [0] prohrává
                [1] prohrává hned
               *[other] prohrává do { $turns } tahů
            }
        [draw] remíza
       *[unknown] ještě se neví
    }
web-worth-square = { $square }, prázdné: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analýza

web-analysis = Analýza
web-verdict-holder-win = { $turns ->
        [0] Kdo drží dílek, vyhrává.
        [1] Kdo drží dílek, vyhrává hned.
       *[other] Kdo drží dílek, vyhrává do { $turns } tahů.
    }
web-verdict-holder-draw = Když oba hrají dobře, je to remíza.
web-verdict-holder-loss = { $turns ->
        [0] Kdo drží dílek, prohrává.
       *[other] Kdo drží dílek, prohrává do { $turns } tahů.
    }
web-verdict-holder-unknown = Vyhrává, kdo drží tento dílek?
web-verdict-giver-win = { $turns ->
        [0] Kdo teď dává, vyhrává.
       *[other] Kdo teď dává, vyhrává do { $turns } tahů.
    }
web-verdict-giver-draw = Když oba hrají dobře, je to remíza.
web-verdict-giver-loss = { $turns ->
        [0] Kdo teď dává, prohrává.
        [1] Kdo teď dává, prohrává hned.
       *[other] Kdo teď dává, prohrává do { $turns } tahů.
    }
web-verdict-giver-unknown = Vyhrává, kdo teď dává?
web-verdict-line = { $count ->
        [1] { $lines } je řada. Kdo položil poslední dílek, zavolá a vyhrává.
       *[other] { $lines } jsou řady. Kdo položil poslední dílek, jednu ohlásí a vyhrává.
    }
web-verdict-full = Deska je plná a nikdo nemá řadu: remíza.
web-analysis-place = Ťukni na políčko a polož ho tam.
web-analysis-give = Ťukni na dílek a dej ho.
web-analysis-waiting = Čekám, až přijdu na řadu…
web-analysis-searching = Známo { $done } z { $all }. Desky: { $boards }, { $seconds } s…
web-analysis-complete = Všechno je známo. Desky: { $boards }, { $seconds } s.
web-analysis-known = Všechno je známo.
web-analysis-time = Minuta uplynula, známo je { $done } z { $all }.
web-analysis-stopped = Zastaveno. Známo je { $done } z { $all }.
# As in English
web-analysis-stop = Stop
web-analysis-again = Dál
web-analysis-back = Krok zpět
web-analysis-setup = Postavit či hrát
web-analysis-text = Pozice nebo zápis
web-analysis-text-hint = Zkopíruj ji, nebo sem vlož svou. Vložený zápis se otevře jako rozbor.
web-analysis-not-text = To není pozice ani zápis. Pozice vypadá takto: { $example }
web-analysis-rules = Co je řada
web-analysis-legend = Co značky znamenají
web-analysis-legend-text =
    + na kolečku: vyhrává. = na proužku: remíza. − na čtverečku: prohrává. Vše pro toho, kdo teď rozhoduje, když pak oba hrají dobře.
    Číslo říká, za kolik tahů bude řada, i s tahy druhého. Kroužek značí nejlepší.

## Rozbor

web-review-move-mistake = { $move }, chyba
web-review-plot = Jak partie stála po každém kroku: nad středem vyhrává { $a }, pod ním { $b }.
web-review-plot-wins = Vyhrává { $name }
web-review-win = { $name } vyhrává.
web-review-draw = Když oba hrají dobře, je to remíza.
web-review-loss = { $name } prohrává, když druhá strana hraje dobře.
web-review-threw-win = { $after ->
        [draw] { $name } pouští výhru. Teď je to remíza.
       *[loss] { $name } pouští výhru. Teď ji má druhá strana.
    }
web-review-threw-draw = { $name } pouští remízu. Teď vyhrává druhá strana.
web-review-missed = { $name } tu může zavolat: { $lines }.
web-review-decided = Tohle partii rozhodlo.
web-review-mistakes = { $count ->
        [0] Bez chyb.
        [one] Jedna chyba.
        [few] { $count } chyby.
       *[other] { $count } chyb.
    }
web-review-next = Další chyba
web-review-better = Co tu bylo lepší ({ $name })?
web-review-back = Zpět k odehranému
web-review-looking = Dívám se…
web-review-unknown = To se nepodařilo zjistit.
web-review-was-best = Nic nebylo lepší: { $worth }.
web-review-call = Vyhrálo by zavolat: { $lines }.
web-review-best-square = Nejlepší bylo { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [1] Nejlepší bylo dát dílek s kroužkem: { $worth }.
       *[other] Nejlepší bylo dát některý dílek s kroužkem: { $worth }.
    }
web-review-analyse = Analyzovat tuto pozici
web-review-replay = Jen si prohlédnout

## Úrovně

web-levels = Úrovně počítače
web-levels-lead = Osm úrovní Quarta, každá zřetelně silnější než ta předchozí. Postup výš, když vyhráváš častěji, než prohráváš.
web-levels-expect-1 = Vidí tři řady z deseti, svoje i ty, které rozdává. Vyhrát může každý, kdo si právě přečetl pravidla.
web-levels-expect-2 = Vidí o něco víc než polovinu řad. Dobrý na první večer.
web-levels-expect-3 = Vidí většinu řad. Skoro nehledí na to, co zbude na rozdávání, a tak mu bezpečné dílky docházejí.
web-levels-expect-4 = Vidí skoro všechny řady. K výhře je třeba počítat bezpečné dílky, a on to dělá jen v polovině případů.
web-levels-expect-5 = Vidí každou řadu na tah dopředu. Výhru ti nedá, dokud má jiný dílek, který může dát.
web-levels-expect-6 = Často hraje bez chyby, jakmile je půl desky plné.
web-levels-expect-7 = Od deseti volných políček hraje většinou bez chyby. Náskok musíš mít dřív.
web-levels-expect-8 = Nikdy nechybuje a chystá pasti. Kdo také hraje bez chyby, má remízu, a víc nemá nikdo.
web-levels-below = Ze sta partií s úrovní { $level }: výhry { $wins }, remízy { $draws }.
web-levels-measured = Změřeno v partiích úrovní mezi sebou, 200 na každou dvojici. Proužek ukazuje, jak dopadlo sto partií s předchozí úrovní: výhry, remízy, prohry.
web-levels-play = Zahrát si: { $name }
web-levels-play-short = Hrát

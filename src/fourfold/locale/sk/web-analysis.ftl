### Analýza a rozbor Quarta a úrovne počítača.

## Akú cenu má voľba

# Hovorí sa za menom políčka alebo kameňa. $turns je 0, keď sa nevie, ako skoro.
web-worth = { $value ->
        [win] { $turns ->
                [0] vyhráva
                [1] vyhráva hneď
               *[other] vyhráva do { $turns } ťahov
            }
        [loss] { $turns ->
                [0] prehráva
                [1] prehráva hneď
               *[other] prehráva do { $turns } ťahov
            }
        [draw] remíza
       *[unknown] ešte sa nevie
    }
web-worth-square = { $square }, prázdne: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analýza

web-analysis = Analýza
web-verdict-holder-win = { $turns ->
        [0] Kto drží kameň, vyhráva.
        [1] Kto drží kameň, vyhráva hneď.
       *[other] Kto drží kameň, vyhráva do { $turns } ťahov.
    }
web-verdict-holder-draw = Keď obaja hrajú dobre, je to remíza.
web-verdict-holder-loss = { $turns ->
        [0] Kto drží kameň, prehráva.
       *[other] Kto drží kameň, prehráva do { $turns } ťahov.
    }
web-verdict-holder-unknown = Vyhráva, kto drží tento kameň?
web-verdict-giver-win = { $turns ->
        [0] Kto teraz dáva, vyhráva.
       *[other] Kto teraz dáva, vyhráva do { $turns } ťahov.
    }
web-verdict-giver-draw = Keď obaja hrajú dobre, je to remíza.
web-verdict-giver-loss = { $turns ->
        [0] Kto teraz dáva, prehráva.
        [1] Kto teraz dáva, prehráva hneď.
       *[other] Kto teraz dáva, prehráva do { $turns } ťahov.
    }
web-verdict-giver-unknown = Vyhráva, kto teraz dáva?
web-verdict-line = { $count ->
        [1] { $lines } je rad. Kto položil posledný kameň, zavolá a vyhráva.
       *[other] { $lines } sú rady. Kto položil posledný kameň, jeden ohlási a vyhráva.
    }
web-verdict-full = Doska je plná a nikto nemá rad: remíza.
web-analysis-place = Ťukni na políčko a polož ho tam.
web-analysis-give = Ťukni na kameň a daj ho.
web-analysis-waiting = Čakám, kým prídem na rad…
web-analysis-searching = Známe { $done } z { $all }. Dosky: { $boards }, { $seconds } s…
web-analysis-complete = Všetko je známe. Dosky: { $boards }, { $seconds } s.
web-analysis-known = Všetko je známe.
web-analysis-time = Minúta uplynula, známe je { $done } z { $all }.
web-analysis-stopped = Zastavené. Známe je { $done } z { $all }.
# As in English
web-analysis-stop = Stop
web-analysis-again = Ďalej
web-analysis-back = Krok späť
web-analysis-setup = Postaviť či hrať
web-analysis-text = Pozícia alebo zápis
web-analysis-text-hint = Skopíruj ju, alebo sem vlož svoju. Vložený zápis sa otvorí ako rozbor.
web-analysis-not-text = To nie je pozícia ani zápis. Pozícia vyzerá takto: { $example }
web-analysis-rules = Čo je rad
web-analysis-legend = Čo značky znamenajú
web-analysis-legend-text =
    + na krúžku: vyhráva. = na prúžku: remíza. − na štvorčeku: prehráva. Všetko pre toho, kto teraz rozhoduje, keď potom obaja hrajú dobre.
    Číslo hovorí, o koľko ťahov bude rad, aj s ťahmi druhého. Obrúčka značí najlepšie.

## Rozbor

web-review-move-mistake = { $move }, chyba
web-review-plot = Ako partia stála po každom kroku: nad stredom vyhráva { $a }, pod ním { $b }.
web-review-plot-wins = Vyhráva { $name }
web-review-win = { $name } vyhráva.
web-review-draw = Keď obaja hrajú dobre, je to remíza.
web-review-loss = { $name } prehráva, keď druhá strana hrá dobre.
web-review-threw-win = { $after ->
        [draw] { $name } púšťa výhru. Teraz je to remíza.
       *[loss] { $name } púšťa výhru. Teraz ju má druhá strana.
    }
web-review-threw-draw = { $name } púšťa remízu. Teraz vyhráva druhá strana.
web-review-missed = { $name } tu môže zavolať: { $lines }.
web-review-decided = Toto partiu rozhodlo.
web-review-mistakes = { $count ->
        [0] Bez chýb.
        [one] Jedna chyba.
        [few] { $count } chyby.
       *[other] { $count } chýb.
    }
web-review-next = Ďalšia chyba
web-review-better = Čo tu bolo lepšie ({ $name })?
web-review-back = Späť k odohranému
web-review-looking = Pozerám sa…
web-review-unknown = To sa nepodarilo zistiť.
web-review-was-best = Nič nebolo lepšie: { $worth }.
web-review-call = Vyhralo by zavolať: { $lines }.
web-review-best-square = Najlepšie bolo { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [1] Najlepšie bolo dať kameň s obrúčkou: { $worth }.
       *[other] Najlepšie bolo dať niektorý kameň s obrúčkou: { $worth }.
    }
web-review-analyse = Analyzovať túto pozíciu
web-review-replay = Len si pozrieť

## Úrovne

web-levels = Úrovne počítača
web-levels-lead = Osem úrovní Quarta, každá zreteľne silnejšia ako predchádzajúca. Postúp vyššie, keď vyhrávaš častejšie, ako prehrávaš.
web-levels-expect-1 = Vidí tri rady z desiatich, svoje aj tie, ktoré rozdáva. Vyhrať môže každý, kto si práve prečítal pravidlá.
web-levels-expect-2 = Vidí o čosi viac ako polovicu radov. Dobrý na prvý večer.
web-levels-expect-3 = Vidí väčšinu radov. Takmer nehľadí na to, čo zostane na rozdávanie, a tak sa mu bezpečné kamene míňajú.
web-levels-expect-4 = Vidí takmer všetky rady. Na výhru treba počítať bezpečné kamene, a on to robí len v polovici prípadov.
web-levels-expect-5 = Vidí každý rad na ťah dopredu. Výhru ti nedá, kým má iný kameň, ktorý môže dať.
web-levels-expect-6 = Často hrá bez chyby, len čo je pol dosky plné.
web-levels-expect-7 = Od desiatich voľných políčok hrá väčšinou bez chyby. Náskok musíš mať skôr.
web-levels-expect-8 = Nikdy nechybuje a chystá pasce. Kto tiež hrá bez chyby, má remízu, a viac nemá nikto.
web-levels-below = Zo sto partií s úrovňou { $level }: výhry { $wins }, remízy { $draws }.
web-levels-measured = Zmerané v partiách úrovní medzi sebou, 200 na každú dvojicu. Prúžok ukazuje, ako dopadlo sto partií s predchádzajúcou úrovňou: výhry, remízy, prehry.
web-levels-play = Zahrať si: { $name }
web-levels-play-short = Hrať

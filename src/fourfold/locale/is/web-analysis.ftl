### Greining og yfirferð í Quarto, og þrep tölvunnar.

## Hvers virði val er

# Kemur á eftir heiti reits eða kubbs. $turns er 0 þar sem ekki er vitað hve fljótt.
web-worth = { $value ->
        [win] { $turns ->
                [0] vinnur
                [1] vinnur strax
               *[other] vinnur í { $turns ->
                    [one] { $turns } leik
                   *[other] { $turns } leikjum
                }
            }
        [loss] { $turns ->
                [0] tapar
                [1] tapar strax
               *[other] tapar í { $turns ->
                    [one] { $turns } leik
                   *[other] { $turns } leikjum
                }
            }
        [draw] jafntefli
       *[unknown] ekki vitað enn
    }
web-worth-square = { $square }, auður: { $worth }
web-worth-piece = { $piece }: { $worth }

## Greining

web-analysis = Greining
web-verdict-holder-win = { $turns ->
        [0] Sá sem er með kubbinn vinnur.
        [1] Sá sem er með kubbinn vinnur strax.
        [one] Sá sem er með kubbinn vinnur í { $turns } leik.
       *[other] Sá sem er með kubbinn vinnur í { $turns } leikjum.
    }
web-verdict-holder-draw = Ef báðir spila vel er þetta jafntefli.
web-verdict-holder-loss = { $turns ->
        [0] Sá sem er með kubbinn tapar.
        [one] Sá sem er með kubbinn tapar í { $turns } leik.
       *[other] Sá sem er með kubbinn tapar í { $turns } leikjum.
    }
web-verdict-holder-unknown = Hvers virði er að vera með þennan kubb?
web-verdict-giver-win = { $turns ->
        [0] Sá sem gefur núna vinnur.
        [one] Sá sem gefur núna vinnur í { $turns } leik.
       *[other] Sá sem gefur núna vinnur í { $turns } leikjum.
    }
web-verdict-giver-draw = Ef báðir spila vel er þetta jafntefli.
web-verdict-giver-loss = { $turns ->
        [0] Sá sem gefur núna tapar.
        [1] Sá sem gefur núna tapar strax.
        [one] Sá sem gefur núna tapar í { $turns } leik.
       *[other] Sá sem gefur núna tapar í { $turns } leikjum.
    }
web-verdict-giver-unknown = Hvers virði er að gefa núna?
web-verdict-line = { $count ->
        [one] { $lines } er röð. Sá sem setti síðasta kubbinn kallar hana og vinnur.
       *[other] { $lines } eru raðir. Sá sem setti síðasta kubbinn kallar eina og vinnur.
    }
web-verdict-full = Spilaborðið er fullt og enginn á röð: jafntefli.
web-analysis-place = Ýttu á reit til að setja hann þar.
web-analysis-give = Ýttu á kubb til að gefa hann.
web-analysis-waiting = Bíð eftir að komast að …
web-analysis-searching = { $done } af { $all } vitað. Stöður: { $boards } á { $seconds } sek. …
web-analysis-complete = Allt er vitað. Stöður: { $boards } á { $seconds } sek.
web-analysis-known = Allt er vitað.
web-analysis-time = Mínúta er liðin, og { $done } af { $all } er vitað.
web-analysis-stopped = Stöðvað. { $done } af { $all } er vitað.
web-analysis-stop = Stöðva
web-analysis-again = Áfram
web-analysis-back = Skref aftur
web-analysis-setup = Stilla upp eða spila
web-analysis-text = Staða eða skráning
web-analysis-text-hint = Afritaðu hana, eða límdu stöðu hér inn. Ef þú límir inn skráningu opnast yfirferð.
web-analysis-not-text = Þetta er hvorki staða né skráning. Staða lítur svona út: { $example }
web-analysis-rules = Hvað er röð
web-analysis-legend = Hvað táknin þýða
web-analysis-legend-text =
    + á skífu: vinnur. = á striki: jafntefli. − á ferningi: tapar. Allt er þetta fyrir þann sem velur núna, ef báðir spila vel eftir það.
    Talan telur leiki þar til röðin stendur, líka leiki hins. Hringur merkir það besta.

## Yfirferð

web-review-move-mistake = { $move }, mistök
web-review-plot = Hvers virði spilið var eftir hvert skref: fyrir ofan miðju vinnur { $a }, fyrir neðan { $b }.
web-review-plot-wins = { $name } vinnur
web-review-win = { $name } er með unnið spil.
web-review-draw = Þetta er jafntefli, ef báðir spila vel.
web-review-loss = { $name } er með tapað spil, ef hinn spilar vel.
web-review-threw-win = { $after ->
        [draw] { $name } var með unnið spil. Nú er það jafntefli.
       *[loss] { $name } var með unnið spil. Nú er hinn með það.
    }
web-review-threw-draw = { $name } átti jafntefli. Nú er hinn með unnið spil.
web-review-missed = { $name } hefði getað kallað { $lines }.
web-review-decided = Þetta réð úrslitum.
web-review-mistakes = { $count ->
        [0] Engin mistök.
        [1] Ein mistök.
       *[other] Mistök: { $count }.
    }
web-review-next = Næstu mistök
web-review-better = Hvað hefði { $name } átt að leika?
web-review-back = Aftur að því sem var leikið
web-review-looking = Leita …
web-review-unknown = Ekki tókst að komast að því.
web-review-was-best = Ekkert var betra: { $worth }.
web-review-call = Það hefði unnið að kalla { $lines }.
web-review-best-square = Best var { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [1] Best var að gefa kubbinn með hringnum: { $worth }.
       *[other] Best var að gefa kubb með hring: { $worth }.
    }
web-review-analyse = Greina þessa stöðu
web-review-replay = Aðeins skoða

## Þrep

web-levels = Þrep tölvunnar
web-levels-lead = Átta þrep í Quarto, hvert greinilega sterkara en það á undan. Farðu upp um þrep þegar þú vinnur oftar en þú tapar.
web-levels-expect-1 = Sér þrjár raðir af hverjum tíu, bæði sínar og þær sem það gefur frá sér. Hver sem er nýbúinn að lesa reglurnar getur unnið.
web-levels-expect-2 = Sér rúmlega helming raðanna. Gott fyrsta kvöldið.
web-levels-expect-3 = Sér flestar raðir. Hugsar lítið um hvað verður eftir til að gefa og verður því uppiskroppa með örugga kubba.
web-levels-expect-4 = Sér næstum allar raðir. Til að vinna þarftu að telja öruggu kubbana, og það gerir tölvan aðeins í annað hvert skipti.
web-levels-expect-5 = Sér hverja röð einn leik fram í tímann. Gefur þér aldrei sigur á meðan hægt er að gefa annan kubb.
web-levels-expect-6 = Spilar oft án mistaka eftir að borðið er hálffullt.
web-levels-expect-7 = Spilar oftast án mistaka þegar tíu reitir eða færri eru auðir. Þú þarft að ná forskoti áður.
web-levels-expect-8 = Gerir aldrei mistök og leggur gildrur. Sá sem gerir heldur engin mistök nær jafntefli, og enginn nær meiru.
web-levels-below = Af hundrað spilum gegn þrepi { $level }: sigrar { $wins }, jafntefli { $draws }.
web-levels-measured = Mælt í spilum þrepanna hvert gegn öðru, 200 fyrir hver tvö. Súlan sýnir hvernig hundrað spil gegn þrepinu á undan fóru: unnin, jafntefli, töpuð.
web-levels-play = Spila gegn: { $name }
web-levels-play-short = Spila

### Analiza și revizuirea la Quarto, nivelurile calculatorului.

## Cât valorează o alegere

# Se spune după numele unei căsuțe sau piese. $turns e 0 când nu se știe cât de repede.
web-worth = { $value ->
        [win] { $turns ->
                [0] câștigă
                [1] câștigă imediat
                [one] câștigă într-o mutare
                [few] câștigă în { $turns } mutări
               *[other] câștigă în { $turns } de mutări
            }
        [loss] { $turns ->
                [0] pierde
                [1] pierde imediat
                [one] pierde într-o mutare
                [few] pierde în { $turns } mutări
               *[other] pierde în { $turns } de mutări
            }
        [draw] remiză
       *[unknown] încă nu se știe
    }
web-worth-square = { $square }, liberă: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analiză

web-analysis = Analiză
web-verdict-holder-win = { $turns ->
        [0] Cine ține piesa câștigă.
        [1] Cine ține piesa câștigă imediat.
        [one] Cine ține piesa câștigă într-o mutare.
        [few] Cine ține piesa câștigă în { $turns } mutări.
       *[other] Cine ține piesa câștigă în { $turns } de mutări.
    }
web-verdict-holder-draw = Dacă amândoi joacă bine, e remiză.
web-verdict-holder-loss = { $turns ->
        [0] Cine ține piesa pierde.
        [one] Cine ține piesa pierde într-o mutare.
        [few] Cine ține piesa pierde în { $turns } mutări.
       *[other] Cine ține piesa pierde în { $turns } de mutări.
    }
web-verdict-holder-unknown = Cât valorează să ții această piesă?
web-verdict-giver-win = { $turns ->
        [0] Cine dă acum câștigă.
        [one] Cine dă acum câștigă într-o mutare.
        [few] Cine dă acum câștigă în { $turns } mutări.
       *[other] Cine dă acum câștigă în { $turns } de mutări.
    }
web-verdict-giver-draw = Dacă amândoi joacă bine, e remiză.
web-verdict-giver-loss = { $turns ->
        [0] Cine dă acum pierde.
        [1] Cine dă acum pierde imediat.
        [one] Cine dă acum pierde într-o mutare.
        [few] Cine dă acum pierde în { $turns } mutări.
       *[other] Cine dă acum pierde în { $turns } de mutări.
    }
web-verdict-giver-unknown = Cât valorează să dai acum?
web-verdict-line = { $count ->
        [one] { $lines } e linie. Cine a pus ultima piesă o anunță și câștigă.
        [few] { $lines } sunt linii. Cine a pus ultima piesă anunță una și câștigă.
       *[other] { $lines } sunt linii. Cine a pus ultima piesă anunță una și câștigă.
    }
web-verdict-full = Tabla e plină și nimeni nu are linie: remiză.
web-analysis-place = Atinge o căsuță ca s-o pui acolo.
web-analysis-give = Atinge o piesă ca s-o dai.
web-analysis-waiting = Se așteaptă rândul…
web-analysis-searching = Se știu { $done } din { $all }. Poziții: { $boards } în { $seconds } s…
web-analysis-complete = Se știe tot. Poziții: { $boards } în { $seconds } s.
web-analysis-known = Se știe tot.
web-analysis-time = A trecut un minut și se știu { $done } din { $all }.
web-analysis-stopped = Oprit. Se știu { $done } din { $all }.
# As in English
web-analysis-stop = Stop
web-analysis-again = Continuă
web-analysis-back = Înapoi
web-analysis-setup = Aranjează, joacă
web-analysis-text = Poziție sau înregistrare
web-analysis-text-hint = Copiaz-o sau lipește aici o poziție. O înregistrare lipită se deschide ca revizuire.
web-analysis-not-text = Nu e nici poziție, nici înregistrare. O poziție arată așa: { $example }
web-analysis-rules = Ce contează ca linie
web-analysis-legend = Ce înseamnă semnele
web-analysis-legend-text =
    + pe un disc: câștigă. = pe o bară: remiză. − pe un pătrat: pierde. Toate acestea, pentru cine decide acum, dacă de aici încolo amândoi joacă bine.
    Numărul arată mutările până când linia e gata, și ale celuilalt. Un inel marchează ce e mai bun.

## Revizuire

web-review-move-mistake = { $move }, o greșeală
web-review-plot = Cât a valorat partida după fiecare pas: deasupra mijlocului câștigă { $a }, dedesubt { $b }.
web-review-plot-wins = { $name } câștigă
web-review-win = { $name } e pe cale să câștige.
web-review-draw = E remiză, dacă amândoi joacă bine.
web-review-loss = { $name } e pe cale să piardă, dacă celălalt joacă bine.
web-review-threw-win = { $after ->
        [draw] { $name } era pe cale să câștige. Acum e remiză.
       *[loss] { $name } era pe cale să câștige. Acum câștigă celălalt.
    }
web-review-threw-draw = { $name } avea remiză. Acum câștigă celălalt.
web-review-missed = { $name } putea anunța: { $lines }.
web-review-decided = Asta a decis partida.
web-review-mistakes = { $count ->
        [0] Nicio greșeală.
        [one] O greșeală.
        [few] { $count } greșeli.
       *[other] { $count } de greșeli.
    }
web-review-next = Altă greșeală
web-review-better = Ce trebuia să joace { $name }?
web-review-back = Înapoi la ce s-a jucat
web-review-looking = Se caută…
web-review-unknown = Nu s-a putut afla.
web-review-was-best = Nimic nu era mai bun: { $worth }.
web-review-call = Ar fi câștigat anunțând: { $lines }.
web-review-best-square = Cel mai bine era { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [one] Cel mai bine era să dea piesa cu inel: { $worth }.
        [few] Cel mai bine era să dea o piesă cu inel: { $worth }.
       *[other] Cel mai bine era să dea o piesă cu inel: { $worth }.
    }
web-review-analyse = Analizează poziția
web-review-replay = Doar reluarea

## Niveluri

web-levels = Nivelurile calculatorului
web-levels-lead = Opt niveluri de Quarto, fiecare vizibil mai bun decât cel dinainte. Urcă un nivel când câștigi mai des decât pierzi.
web-levels-expect-1 = Vede trei linii din zece, ale lui și cele pe care le dăruiește. Poate câștiga și cine tocmai a citit regulile.
web-levels-expect-2 = Vede puțin peste jumătate din linii. Bun pentru prima seară.
web-levels-expect-3 = Vede cele mai multe linii. Aproape că nu-i pasă ce-i rămâne de dat, așa că rămâne fără piese sigure.
web-levels-expect-4 = Vede aproape toate liniile. Ca să câștigi, trebuie să numeri piesele sigure, iar el o face doar o dată din două.
web-levels-expect-5 = Vede orice linie cu o mutare înainte. Nu-ți dă niciodată victoria cât timp are altă piesă de dat.
web-levels-expect-6 = Joacă adesea fără greșeală după ce se umple jumătate de tablă.
web-levels-expect-7 = Joacă de obicei fără greșeală de la zece căsuțe libere încolo. Trebuie să ai avantaj înainte de asta.
web-levels-expect-8 = Nu greșește niciodată și întinde capcane. Cine joacă și el fără greșeală obține remiză, mai mult nu obține nimeni.
web-levels-below = Dintr-o sută de partide contra nivelului { $level }, câștigă { $wins } și face remiză în { $draws }.
web-levels-measured = Măsurat în partide între niveluri, 200 pentru fiecare pereche. Bara arată ce a ieșit dintr-o sută de partide contra nivelului dinainte: câștigate, remize, pierdute.
web-levels-play = Joacă contra: { $name }
web-levels-play-short = Joacă

### Analiza i pregled Quarta, i razine računala.

## Koliko vrijedi izbor

# Iza naziva polja ili figure. $turns je 0 kad se ne zna koliko brzo.
web-worth = { $value ->
        [win] { $turns ->
                [0] pobjeđuje
                [1] pobjeđuje odmah
                [one] pobjeđuje za { $turns } potez
                [few] pobjeđuje za { $turns } poteza
               *[other] pobjeđuje za { $turns } poteza
            }
        [loss] { $turns ->
                [0] gubi
                [1] gubi odmah
                [one] gubi za { $turns } potez
                [few] gubi za { $turns } poteza
               *[other] gubi za { $turns } poteza
            }
        [draw] remi
       *[unknown] još se ne zna
    }
web-worth-square = { $square }, prazno: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analiza

web-analysis = Analiza
web-verdict-holder-win = { $turns ->
        [0] Tko drži figuru, pobjeđuje.
        [1] Tko drži figuru, pobjeđuje odmah.
        [one] Tko drži figuru, pobjeđuje za { $turns } potez.
        [few] Tko drži figuru, pobjeđuje za { $turns } poteza.
       *[other] Tko drži figuru, pobjeđuje za { $turns } poteza.
    }
web-verdict-holder-draw = Ako oboje dobro igraju, bit će remi.
web-verdict-holder-loss = { $turns ->
        [0] Tko drži figuru, gubi.
        [one] Tko drži figuru, gubi za { $turns } potez.
        [few] Tko drži figuru, gubi za { $turns } poteza.
       *[other] Tko drži figuru, gubi za { $turns } poteza.
    }
web-verdict-holder-unknown = Koliko vrijedi držati ovu figuru?
web-verdict-giver-win = { $turns ->
        [0] Tko sada daje, pobjeđuje.
        [one] Tko sada daje, pobjeđuje za { $turns } potez.
        [few] Tko sada daje, pobjeđuje za { $turns } poteza.
       *[other] Tko sada daje, pobjeđuje za { $turns } poteza.
    }
web-verdict-giver-draw = Ako oboje dobro igraju, bit će remi.
web-verdict-giver-loss = { $turns ->
        [0] Tko sada daje, gubi.
        [1] Tko sada daje, gubi odmah.
        [one] Tko sada daje, gubi za { $turns } potez.
        [few] Tko sada daje, gubi za { $turns } poteza.
       *[other] Tko sada daje, gubi za { $turns } poteza.
    }
web-verdict-giver-unknown = Koliko vrijedi sada davati?
web-verdict-line = Linija: { $lines }. Tko je postavio zadnju figuru, uzvikuje i pobjeđuje.
web-verdict-full = Ploča je puna i nitko nema liniju: remi.
web-analysis-place = Dodirni polje da je staviš onamo.
web-analysis-give = Dodirni figuru da je daš.
web-analysis-waiting = Čekam na red…
web-analysis-searching = Poznato { $done } od { $all }. Ploča: { $boards }, za { $seconds } s…
web-analysis-complete = Sve je poznato. Ploča: { $boards }, za { $seconds } s.
web-analysis-known = Sve je poznato.
web-analysis-time = Minuta je prošla, a poznato je { $done } od { $all }.
web-analysis-stopped = Zaustavljeno. Poznato je { $done } od { $all }.
web-analysis-stop = Stani
web-analysis-again = Nastavi
web-analysis-back = Natrag
web-analysis-setup = Postavi ili igraj
web-analysis-text = Pozicija ili zapis
web-analysis-text-hint = Kopiraj je, ili zalijepi poziciju ovdje. Zalijepljeni zapis otvara se kao pregled.
web-analysis-not-text = To nije ni pozicija ni zapis. Pozicija izgleda ovako: { $example }
web-analysis-rules = Što se računa kao linija
web-analysis-legend = Što znače znakovi
web-analysis-legend-text =
    + na krugu: pobjeđuje. = na traci: remi. − na kvadratu: gubi. Sve to za onoga tko sada odlučuje, ako oboje zatim dobro igraju.
    Broj pokazuje za koliko poteza stoji linija, računajući i protivnikove. Prsten označava najbolje.

## Pregled

web-review-move-mistake = { $move }, pogreška
web-review-plot = Koliko je partija vrijedila nakon svakog koraka: iznad sredine pobjeđuje { $a }, ispod nje { $b }.
web-review-plot-wins = { $name } pobjeđuje
web-review-win = { $name } pobjeđuje.
web-review-draw = Remi ako oboje dobro igraju.
web-review-loss = { $name } gubi ako druga strana dobro igra.
web-review-threw-win = { $after ->
        [draw] { $name } ispušta pobjedu. Sada je remi.
       *[loss] { $name } ispušta pobjedu. Sada pobjeđuje druga strana.
    }
web-review-threw-draw = { $name } ispušta remi. Sada pobjeđuje druga strana.
web-review-missed = { $name } propušta uzvik: { $lines }.
web-review-decided = Ovo je odlučilo partiju.
web-review-mistakes = { $count ->
        [0] Bez pogreške.
        [one] { $count } pogreška.
        [few] { $count } pogreške.
       *[other] { $count } pogrešaka.
    }
web-review-next = Sljedeća pogreška
web-review-better = { $name }: što je trebalo odigrati?
web-review-back = Natrag na ono što je igrano
web-review-looking = Gledam…
web-review-unknown = To se nije moglo utvrditi.
web-review-was-best = Ništa nije bilo bolje: { $worth }.
web-review-call = Pobjedu bi donio uzvik: { $lines }.
web-review-best-square = Najbolje je bilo { $squares }: { $worth }.
web-review-best-piece = Najbolje je bilo dati figuru s prstenom: { $worth }.
web-review-analyse = Analiziraj ovu poziciju
web-review-replay = Samo pogledaj

## Razine

web-levels = Razine računala
web-levels-lead = Osam razina Quarta, svaka jasno jača od prethodne. Prijeđi na višu kad češće pobjeđuješ nego što gubiš.
web-levels-expect-1 = Vidi tri linije od deset, svoje i one koje poklanja. Može ga pobijediti svatko tko je tek pročitao pravila.
web-levels-expect-2 = Vidi nešto više od polovice linija. Dobar za prvu večer.
web-levels-expect-3 = Vidi većinu linija. Jedva mari što će ostati za davanje, pa mu ponestane sigurnih figura.
web-levels-expect-4 = Vidi gotovo sve linije. Za pobjedu moraš brojiti sigurne figure, a on to čini samo svaki drugi put.
web-levels-expect-5 = Vidi svaku liniju potez unaprijed. Nikad ti ne daje pobjedu dok može dati drugu figuru.
web-levels-expect-6 = Često igra bez pogreške čim je pola ploče puno.
web-levels-expect-7 = Uglavnom igra bez pogreške od deset slobodnih polja nadalje. Prednost moraš steći prije toga.
web-levels-expect-8 = Nikad ne griješi i postavlja zamke. Tko i sam igra bez pogreške, postiže remi, a više od toga nitko.
web-levels-below = Od sto partija protiv razine { $level } dobiva { $wins }, a remija je { $draws }.
web-levels-measured = Izmjereno u partijama razina među sobom, po 200 za svake dvije. Traka pokazuje kako je prošlo sto partija protiv prethodne razine: pobjede, remiji, porazi.
web-levels-play = Igraj protiv: { $name }
web-levels-play-short = Igraj

### Analiza i omówienie Quarto oraz poziomy komputera.

## Ile wart jest wybór

# Mówione po nazwie pola lub figury. $turns to 0, gdy nie wiadomo, jak szybko.
web-worth = { $value ->
        [win] { $turns ->
                [0] wygrywa
                [1] wygrywa od razu
               *[other] wygrywa w { $turns } ruchach
            }
        [loss] { $turns ->
                [0] przegrywa
                [1] przegrywa od razu
               *[other] przegrywa w { $turns } ruchach
            }
        [draw] remis
       *[unknown] jeszcze nie wiadomo
    }
web-worth-square = { $square }, puste: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analiza

web-analysis = Analiza
web-verdict-holder-win = { $turns ->
        [0] Kto trzyma figurę, wygrywa.
        [1] Kto trzyma figurę, wygrywa od razu.
       *[other] Kto trzyma figurę, wygrywa w { $turns } ruchach.
    }
web-verdict-holder-draw = Przy dobrej grze obu stron jest remis.
web-verdict-holder-loss = { $turns ->
        [0] Kto trzyma figurę, przegrywa.
       *[other] Kto trzyma figurę, przegrywa w { $turns } ruchach.
    }
web-verdict-holder-unknown = Czy wygrywa ten, kto trzyma figurę?
web-verdict-giver-win = { $turns ->
        [0] Kto teraz daje, wygrywa.
       *[other] Kto teraz daje, wygrywa w { $turns } ruchach.
    }
web-verdict-giver-draw = Przy dobrej grze obu stron jest remis.
web-verdict-giver-loss = { $turns ->
        [0] Kto teraz daje, przegrywa.
        [1] Kto teraz daje, przegrywa od razu.
       *[other] Kto teraz daje, przegrywa w { $turns } ruchach.
    }
web-verdict-giver-unknown = Czy wygrywa ten, kto teraz daje?
web-verdict-line = { $count ->
        [1] { $lines } to rząd. Kto postawił ostatnią figurę, woła i wygrywa.
       *[other] { $lines } to rzędy. Kto postawił ostatnią figurę, zgłasza jeden z nich i wygrywa.
    }
web-verdict-full = Plansza jest pełna i nikt nie ma rzędu: remis.
web-analysis-place = Stuknij pole, żeby tam postawić.
web-analysis-give = Stuknij figurę, żeby ją dać.
web-analysis-waiting = Czekam na swoją kolej…
web-analysis-searching = Wiadomo { $done } z { $all }. Plansze: { $boards }, { $seconds } s…
web-analysis-complete = Wszystko wiadomo. Plansze: { $boards }, { $seconds } s.
web-analysis-known = Wszystko wiadomo.
web-analysis-time = Minuta minęła, wiadomo { $done } z { $all }.
web-analysis-stopped = Zatrzymane. Wiadomo { $done } z { $all }.
# As in English
web-analysis-stop = Stop
web-analysis-again = Dalej
web-analysis-back = Krok wstecz
web-analysis-setup = Ustaw lub zagraj
web-analysis-text = Pozycja lub zapis
web-analysis-text-hint = Skopiuj ją albo wklej tu swoją. Wklejony zapis otworzy się jako omówienie.
web-analysis-not-text = To ani pozycja, ani zapis. Pozycja wygląda tak: { $example }
web-analysis-rules = Co liczy się jako rząd
web-analysis-legend = Co znaczą znaki
web-analysis-legend-text =
    + na krążku: wygrywa. = na pasku: remis. − na kwadracie: przegrywa. Wszystko z punktu widzenia tego, kto teraz decyduje, jeśli dalej obie strony grają dobrze.
    Liczba to ruchy do powstania rzędu, także te drugiej strony. Obwódka oznacza najlepsze.

## Omówienie

web-review-move-mistake = { $move }, błąd
web-review-plot = Ile warta była partia po każdym kroku: powyżej środka wygrywa { $a }, poniżej { $b }.
web-review-plot-wins = Wygrywa { $name }
web-review-win = { $name } ma wygraną.
web-review-draw = Przy dobrej grze obu stron jest remis.
web-review-loss = { $name } przegrywa, jeśli druga strona gra dobrze.
web-review-threw-win = { $after ->
        [draw] { $name } wypuszcza wygraną. Teraz jest remis.
       *[loss] { $name } wypuszcza wygraną. Teraz ma ją druga strona.
    }
web-review-threw-draw = { $name } wypuszcza remis. Teraz wygraną ma druga strona.
web-review-missed = { $name } może tu zawołać: { $lines }.
web-review-decided = To rozstrzygnęło partię.
web-review-mistakes = { $count ->
        [0] Bez błędów.
        [one] Jeden błąd.
        [few] { $count } błędy.
       *[many] { $count } błędów.
    }
web-review-next = Następny błąd
web-review-better = Jak trzeba było zagrać ({ $name })?
web-review-back = Wróć do tego, co zagrano
web-review-looking = Sprawdzam…
web-review-unknown = Nie udało się tego ustalić.
web-review-was-best = Nic nie było lepsze: { $worth }.
web-review-call = Wygraną dawało zawołanie: { $lines }.
web-review-best-square = Najlepsze było { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [1] Najlepiej było dać figurę z obwódką: { $worth }.
       *[other] Najlepiej było dać którąś z figur z obwódką: { $worth }.
    }
web-review-analyse = Analizuj tę pozycję
web-review-replay = Tylko obejrzyj

## Poziomy

web-levels = Poziomy komputera
web-levels-lead = Osiem poziomów Quarto, każdy wyraźnie mocniejszy od poprzedniego. Idź wyżej, gdy wygrywasz częściej, niż przegrywasz.
web-levels-expect-1 = Widzi trzy rzędy na dziesięć, swoje i te, które oddaje. Może wygrać każdy, kto dopiero co przeczytał zasady.
web-levels-expect-2 = Widzi trochę więcej niż połowę rzędów. Dobry na pierwszy wieczór.
web-levels-expect-3 = Widzi większość rzędów. Prawie nie dba o to, co zostanie do oddania, więc kończą mu się bezpieczne figury.
web-levels-expect-4 = Widzi prawie wszystkie rzędy. Żeby wygrać, trzeba liczyć bezpieczne figury, a on robi to tylko co drugi raz.
web-levels-expect-5 = Widzi każdy rząd na ruch naprzód. Nie odda wygranej, póki ma do oddania inną figurę.
web-levels-expect-6 = Często gra bezbłędnie, gdy pół planszy jest zajęte.
web-levels-expect-7 = Od dziesięciu wolnych pól gra najczęściej bezbłędnie. Przewagę trzeba mieć wcześniej.
web-levels-expect-8 = Nigdy się nie myli i zastawia pułapki. Kto też gra bezbłędnie, osiąga remis, a więcej nie osiąga nikt.
web-levels-below = Na sto partii z poziomem { $level }: wygrane { $wins }, remisy { $draws }.
web-levels-measured = Zmierzone w partiach poziomów między sobą, po 200 na każdą parę. Pasek pokazuje, jak skończyło się sto partii z poprzednim poziomem: wygrane, remisy, przegrane.
web-levels-play = Zagraj: { $name }
web-levels-play-short = Zagraj

### Strony do nauki: zasady, słowniczek, lekcje, treningi.

web-title-learn = Nauka · Fourfold
web-title-glossary = Słowniczek · Fourfold
web-title-lesson = Lekcja · Fourfold
web-title-train = Trening · Fourfold
web-title-document = { $title } · Fourfold

## Przegląd

web-learn-lead = Zasady z obrazkami, partie objaśnione ruch po ruchu i ćwiczenia dla oka.
web-only-english = Ten tekst jest na razie tylko po angielsku.
web-learn-rules = Zasady
web-learn-age = Od { $age } lat
web-learn-lessons = Lekcje
web-learn-lessons-text = Partie szkoleniowe, krok po kroku. Niektóre chwile mają odgałęzienia: inny ruch i co z niego wynika.
web-learn-trainers = Treningi
web-learn-trainers-text = Kilka minut dziennie. Twoje wyniki zostają na tym urządzeniu.
web-learn-glossary = Słowniczek
web-learn-glossary-text = Co znaczy każde słowo. W tekstach stuknij podkreślone słowo, żeby poznać jego znaczenie.
web-learn-to-glossary = Otwórz słowniczek
web-learn-play = Zagraj
web-learn-more = Więcej do nauki
web-learn-seek = Znajdź słowo
web-learn-sought = { $count ->
    [0] Nie ma takiego słowa.
    [one] { $count } słowo
    [few] { $count } słowa
   *[many] { $count } słów
}

## Obrazki i miejsca słowami

web-learn-figure = { $tiles ->
    [1] Figura z { $tiles } płytki
   *[other] Figura z { $tiles } płytek
}
web-learn-place = { $direction ->
    [up] Miejsce { $number }, wierzchołek w górę
    [right] Miejsce { $number }, wierzchołek w prawo
    [down] Miejsce { $number }, wierzchołek w dół
   *[left] Miejsce { $number }, wierzchołek w lewo
}

## Ćwiczenia

web-learn-answers = Odpowiedzi
web-learn-choose = Wybierz odpowiedź.
web-learn-right = Dobrze!
web-learn-wrong = Nie. Spójrz jeszcze raz.
web-learn-yes = Tak
web-learn-no = Nie
web-learn-places-wait = { $count ->
        [one] Stuknij miejsce. Jest jedno.
        [few] Stuknij miejsca. Są { $count }.
       *[many] Stuknij miejsca. Jest ich { $count }.
    }
web-learn-places-found = { $count ->
    [1] Szukaj dalej.
   *[other] Znalezione { $found } z { $count }.
}
web-learn-verdict-clash = Nie: kolory są tu różne.
web-learn-verdict-rough = Nie: przekątne nie schodzą się końcami.
web-learn-verdict-apart = Nie: tu nie dotyka figury.
web-learn-verdict-fits-right = Tak, pasuje.
web-learn-verdict-full-right = Tak, tworzy kwadrat.
web-learn-verdict-full-wrong = Pasuje, ale nie tworzy kwadratu.
web-learn-verdict-twice-full-right = Tak, tworzy dwa kwadraty.
web-learn-verdict-twice-full-wrong = Pasuje, ale nie tworzy dwóch kwadratów.
web-learn-verdict-double-right = Tak, dotyka dwóch płytek.
web-learn-verdict-double-wrong = Pasuje, ale dotyka tylko jednej płytki.
web-learn-verdict-corner-right = Tak, podwójna i narożnik.
web-learn-verdict-corner-wrong = Pasuje, ale dotyka tylko jednej płytki albo nie tworzy narożnika.

## Lekcje

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Ręka
web-lesson-hand-of = Ręka gracza { $seat }
web-lesson-stock = Zapas
web-lesson-stock-of = Zapas gracza { $seat }
web-lesson-none = Nie ma już nic do położenia
web-lesson-figure-of = Figura gracza { $seat }
web-lesson-steps = Kroki
web-lesson-step = { $step } z { $last }
web-lesson-previous = Wstecz
web-lesson-next = Dalej
web-lesson-begins = Rozdanie
web-lesson-line-begins = A gdyby…
web-lesson-leave = Wróć do partii
web-lesson-lines = A gdyby…
web-lesson-line-lays = { $same ->
    [yes] { $seat } kładzie { $tiles } gdzie indziej
   *[no] { $seat } kładzie zamiast tego { $tiles }
}
web-lesson-line-ends = Wtedy partia kończy się { $a }:{ $b }
web-lesson-score = Partia kończy się { $a }:{ $b }
web-lesson-play = Graj stąd dalej z komputerem
web-lesson-misprints = Błędy druku w książce
web-lesson-misprint = W książce jest „{ $printed }”; czytaj „{ $read }”.
web-lesson-did = { $seat } działa.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } kładzie płytkę:
        [few] { $seat } kładzie { $count } płytki:
       *[many] { $seat } kładzie { $count } płytek:
    }
    [one] { $count ->
        [one] { $seat } kładzie płytkę i tworzy kwadrat:
        [few] { $seat } kładzie { $count } płytki i tworzy kwadrat:
       *[many] { $seat } kładzie { $count } płytek i tworzy kwadrat:
    }
    [few] { $count ->
        [one] { $seat } kładzie płytkę i tworzy { $squares } kwadraty:
        [few] { $seat } kładzie { $count } płytki i tworzy { $squares } kwadraty:
       *[many] { $seat } kładzie { $count } płytek i tworzy { $squares } kwadraty:
    }
   *[many] { $count ->
        [one] { $seat } kładzie płytkę i tworzy { $squares } kwadratów:
        [few] { $seat } kładzie { $count } płytki i tworzy { $squares } kwadratów:
       *[many] { $seat } kładzie { $count } płytek i tworzy { $squares } kwadratów:
    }
}
web-lesson-did-pass = { $seat } pasuje.
web-lesson-did-exchange = { $seat } wymienia płytkę:
web-lesson-did-take = { $seat } bierze płytkę z zapasu drugiego gracza.
web-lesson-did-draw = { $seat } dobiera.
web-lesson-did-capture = { $seat } zdobywa figurę.
web-lesson-did-hand-over = { $seat } przekazuje płytkę:
web-lesson-did-give-all = { $seat } oddaje wszystkie pozostałe płytki.
web-lesson-did-arrange = { $seat } buduje.
web-lesson-did-drop = { $seat } odkłada płytkę:
web-lesson-did-stop = { $seat } mówi „stop”.
web-lesson-did-check = { $seat } porównuje figury.
web-lesson-did-surrender = { $seat } poddaje się.

## Treningi

web-train-fit = Dopasuj w myśli
web-train-fit-text = Obróć płytkę w myśli: gdzie pasuje albo gdzie będzie pełna?
web-train-fit-fits = W którym miejscu pasuje ta płytka?
web-train-fit-full = Pasuje we wszystkich tych miejscach. W którym tworzy kwadrat?
web-train-unseen = Niewidoczne płytki
web-train-unseen-text = Wszystkie płytki w pięciu kolorach bez tych, które widać: której brakuje?
web-train-unseen-ask = Której z czterech płytek na dole nie widać ani na stole, ani na twojej ręce?
web-train-hand = Twoja ręka
web-train-option = { $number }: { $tile }
web-train-line = Wypatrz rząd
web-train-line-text = Quarto: jedno pole, jedna figura, cztery w rzędzie z czymś wspólnym.
web-train-line-ask = Na którym polu ta figura tworzy rząd?
web-train-line-board = Plansza
web-train-how = Dziesięć pytań. Zegar biegnie, gdy myślisz, a stoi, gdy oglądasz odpowiedź.
web-train-start = Zacznij
web-train-again = Jeszcze raz
web-train-next = Dalej
web-train-finish = Do wyniku
web-train-number = Pytanie { $number } z { $count }
# As in English
web-train-seconds = { $seconds } s
web-train-tap = Stuknij pole.
web-train-tap-or-key = Stuknij odpowiedź albo naciśnij klawisz od 1 do 4.
web-train-wrong = Nie. Dobra odpowiedź jest zaznaczona.
web-train-result = Dobrze { $right } z { $count }, { $seconds } s na pytanie.
web-train-last = Ostatnio { $right } z { $count }
web-train-plot = { $count ->
    [1] Wynik ostatniej rundy; najwięcej dobrych: { $best }
   *[other] Wyniki ostatnich { $count } rund; najwięcej dobrych: { $best }
}
web-train-plot-right = Dobre odpowiedzi
web-train-plot-time = Sekundy na pytanie
web-train-table = Jako tabela
web-train-when = Kiedy
web-train-of = { $right } z { $count }

### Rozwiązywanie: zadania, pojedynki, analiza.

web-title-solve = Zadania · Fourfold
web-title-problem = Zadanie · Fourfold
web-title-duel = Pojedynek · Fourfold
web-title-hands = Analiza · Fourfold

## Wszystko, co można rozwiązać

web-solve-title = Zadania
web-solve-lead = Zadania Pentaradugi do pomyślenia, w pojedynkę albo z kimś w zawody.
web-solve-loading = Wczytuję…
web-solve-daily = Zadanie dnia
web-solve-daily-go = { $state ->
        [solved] Rozwiązane. Obejrzyj ponownie
        [shown] Obejrzyj ponownie
        [begun] Dokończ
       *[new] Spróbuj
    }
web-solve-problems = Zadania
web-solve-kind = Rodzaj
web-solve-kind-squares = Kwadraty
web-solve-kind-squares-plus = Kwadraty +
web-solve-kind-quados = Kwados
web-solve-about-squares = Ułóż z siedmiu płytek jedną figurę, jak najwięcej kwadratów.
web-solve-about-squares-plus = To samo z dwunastu płytek we wszystkich sześciu kolorach.
web-solve-about-quados = Dołóż siedem płytek do figury z siedmiu. Zepsute kąty się odejmuje.
web-solve-book = Książka
web-solve-difficulty-is = Trudność { $difficulty } z 5
web-solve-problem-is = { $state ->
        [solved] Zadanie { $number }, rozwiązane
        [shown] Zadanie { $number }, poddane
        [begun] Zadanie { $number }, zaczęte
       *[new] Zadanie { $number }
    }
web-solve-another = Nowe
web-solve-another-of = Nowe o trudności { $difficulty }
web-solve-solved-count = { $count ->
        [0] Na tym urządzeniu żadne z nich nie jest jeszcze rozwiązane.
        [one] Na tym urządzeniu rozwiązane jest jedno z nich.
        [few] Na tym urządzeniu rozwiązane są { $count } z nich.
       *[many] Na tym urządzeniu rozwiązanych jest { $count } z nich.
    }
web-solve-save-svg = Zapisz jako SVG
web-solve-save-png = Zapisz jako PNG
web-solve-save-failed = Nie udało się zrobić obrazka.

## Ile liczy figura

web-solve-count = { $counted ->
        [one] Liczy się { $counted } kwadrat
        [few] Liczą się { $counted } kwadraty
       *[many] Liczy się { $counted } kwadratów
    }
web-solve-count-of = Kwadraty: { $counted } z { $goal }
# Co się odejmuje: boki o różnych kolorach, pary krzywo leżących płytek, kąty nie do wypełnienia.
web-solve-count-faults = { $squares ->
        [one] { $squares } kwadrat
        [few] { $squares } kwadraty
       *[many] { $squares } kwadratów
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } zgrzyt
        [few] {" "}− { $clashes } zgrzyty
       *[many] {" "}− { $clashes } zgrzytów
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } krzywy styk
        [few] {" "}− { $rough } krzywe styki
       *[many] {" "}− { $rough } krzywych styków
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } zepsuty kąt
        [few] {" "}− { $spoiled } zepsute kąty
       *[many] {" "}− { $spoiled } zepsutych kątów
    }

## Zadanie

web-problem-title = { $from ->
        [day] Zadanie dnia: { $kind }
        [book] { $kind } { $number }, z książki
       *[new] { $kind }
    }
web-problem-table = Stół
web-problem-time = Czas: { $time }
web-problem-task-squares = Ułóż ze wszystkich płytek ({ $tiles }) jedną figurę wartą { $goal ->
        [one] { $goal } kwadrat
        [few] { $goal } kwadraty
       *[many] { $goal } kwadratów
    }.
web-problem-task-quados = { $given ->
        [start] Dołóż do figury wszystkie płytki ({ $tiles }) tak, żeby liczyło się kwadratów: { $goal }. Każdy zepsuty kąt odejmuje jeden.
       *[first] Najpierw ułóż z pierwszych siedmiu płytek figurę; kwadratów ma być { $start }. Potem dołóż do niej wszystkie pozostałe tak, żeby liczyło się kwadratów: { $goal }. Każdy zepsuty kąt odejmuje jeden.
    }{ $symmetry ->
        [any] {" "}Zarys musi być symetryczny.
        [central] {" "}Zarys musi wyglądać tak samo po odwróceniu do góry nogami.
       *[none] { "" }
    }
web-problem-first = Pierwszą figurę układa się z pierwszych płytek na ręce ({ $count }).
web-problem-lacks = { $lack ->
        [tiles] Nie wszystkie płytki są już na stole.
        [whole] Płytki muszą tworzyć jedną figurę.
        [start] Figura z pierwszych siedmiu płytek ma mieć kwadratów: { $start }.
        [symmetry] Zarys nie jest jeszcze symetryczny.
       *[goal] Figura ma mieć kwadratów: { $goal }.
    }
web-problem-solved = { $hints ->
        [0] Rozwiązane w czasie { $time }, bez podpowiedzi.
        [1] Rozwiązane w czasie { $time }, z jedną podpowiedzią.
       *[other] Rozwiązane w czasie { $time }, podpowiedzi: { $hints }.
    }
web-problem-shown = Odpowiedź już znasz.
web-problem-hint = Podpowiedź { $step } z { $steps }
web-problem-hint-given = Oto podpowiedź { $step }.
web-problem-hint-colours = Kwadraty mają te kolory:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = Te dwie płytki leżą obok siebie:
web-problem-hint-lie = { $count ->
        [1] Ta płytka leży tak:
       *[other] Te płytki leżą tak:
    }
web-problem-clear = Od nowa
web-problem-give-up = Poddaję się
web-problem-sure = Chcesz zobaczyć odpowiedź? Zadanie będzie wtedy poddane.
web-problem-sure-yes = Pokaż odpowiedź
web-problem-sure-no = Próbuję dalej
web-problem-solution = Pokaż odpowiedzi
web-problem-answer = { $count ->
        [1] Odpowiedź
       *[other] Odpowiedź { $number } z { $count }
    }
web-problem-next-answer = Następna odpowiedź
web-problem-next = Następne zadanie
web-problem-again = Jeszcze raz
web-problem-others = Lista zadań

## Pojedynek

web-duel-title = Pojedynek
web-duel-lead = Dwie osoby budują z równie dobrych zestawów, każda sama i kiedy zechce. Wygrywa, kto ma więcej kwadratów, a przy równej liczbie – kto był szybszy.
web-duel-propose = Wyzwij znajomego linkiem
web-duel-table = Naraz, przy jednym stole
web-duel-rules = Każdy układa jedną figurę ze swoich płytek ({ $tiles }). Zestawy są równie dobre: jeden to drugi w innych kolorach. Masz { $minutes } min. Wygrywa, kto ma więcej kwadratów, a przy równej liczbie – kto był szybszy.
web-duel-invite = Wyślij ten link znajomej osobie
web-duel-share = Pojedynek w Pentaradudze
web-duel-begin-own = Twoje płytki
web-duel-challenged = { $name } wyzywa cię na pojedynek
web-duel-begin-hint = Twój zegar rusza, gdy zobaczysz płytki.
web-duel-begin = Pokaż moje płytki
web-duel-build = Ułóż jedną figurę ze wszystkich płytek ({ $tiles })
web-duel-hand-in = Oddaję
web-duel-hand-in-hint = Oddanej figury nie można już zmienić.
web-duel-all-tiles = Liczy się tylko figura ze wszystkich płytek.
web-duel-you = Ty
web-duel-made = { $counted ->
        [one] { $counted } kwadrat w { $time }
        [few] { $counted } kwadraty w { $time }
       *[many] { $counted } kwadratów w { $time }
    }
web-duel-waiting = { $state ->
        [open] Nikt jeszcze nie przyjął wyzwania. Oba wyniki pokażą się, gdy skończą obie strony.
        [ready] { $name } jeszcze nie zaczyna. Oba wyniki pokażą się, gdy skończą obie strony.
       *[building] { $name } jeszcze buduje…
    }
web-duel-watching = W tym pojedynku są już dwie osoby. Oba wyniki pokażą się, gdy skończą obie strony.
web-duel-over = Obie strony skończyły.
web-duel-result = { $who ->
        [you] Wygrywasz!
        [other] Wygrywa { $name }.
       *[none] Remis.
    }
web-duel-best = { $best ->
        [one] Najlepsza figura z każdego zestawu jest warta { $best } kwadrat.
        [few] Najlepsza figura z każdego zestawu jest warta { $best } kwadraty.
       *[many] Najlepsza figura z każdego zestawu jest warta { $best } kwadratów.
    }
web-duel-again = Nowy pojedynek

## Analiza

web-hands-title = Co da się ułożyć z tych płytek?
web-hands-lead = Wybierz płytki albo ułóż lub wklej figurę. Fourfold znajdzie najlepszą figurę i tego dowiedzie.
web-hands-go = Analizuj zestaw lub figurę
web-hands-way = Co analizować
web-hands-hand = Zestaw
web-hands-figure = Figura
web-hands-tiles = Wszystkie płytki
web-hands-chosen = { $count ->
        [0] Żadna płytka nie jest wybrana.
        [one] Wybrana jest jedna płytka.
        [few] Wybrane są { $count } płytki.
       *[many] Wybranych jest { $count } płytek.
    }
web-hands-none = Wyczyść
web-hands-notation = Figura w notacji
web-hands-goal = Najlepsza figura dla gry
web-hands-goal-squares = Kwadraty
web-hands-goal-quados = Kwados
web-hands-goal-rings = Kręgi
web-hands-goal-frame = Ramki
web-hands-solve = { $count ->
        [0] Znajdź najlepszą figurę
        [1] Znajdź najlepszą figurę z jednej płytki
       *[other] Znajdź najlepszą figurę z { $count } płytek
    }
web-hands-busy = Szukam…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Z tych płytek nie da się ułożyć takiej figury.
               *[no] W tym czasie nic nie znaleziono.
            }
       *[yes] { $goal ->
                [rings] Najlepsza znaleziona figura ma { $rings ->
                    [one] { $rings } krąg
                    [few] { $rings } kręgi
                   *[many] { $rings } kręgów
                } i { $counted ->
                    [one] { $counted } kwadrat
                    [few] { $counted } kwadraty
                   *[many] { $counted } kwadratów
                }.
                [frame] Najlepsza znaleziona figura otacza { $counted ->
                    [one] { $counted } kratkę
                    [few] { $counted } kratki
                   *[many] { $counted } kratek
                }.
               *[squares] Najlepsza znaleziona figura jest warta { $counted ->
                    [one] { $counted } kwadrat
                    [few] { $counted } kwadraty
                   *[many] { $counted } kwadratów
                }.
            } { $proved ->
                [yes] Dowiedziono, że lepszej nie ma.
               *[no] Na dowód, że lepszej nie ma, zabrakło czasu.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] Jest jedyna.
               *[other] Równie dobrych figur jest { $count }.
            }
       *[no] { $count ->
                [1] Co najmniej jedna figura jest równie dobra.
               *[other] Równie dobrych figur jest co najmniej { $count }.
            }
    }
web-hands-this-figure = Ta figura
web-hands-facts = { $whole ->
        [yes] Jedna figura.
       *[no] Te płytki nie tworzą jednej figury.
    } { $squares ->
        [one] { $squares } kwadrat
        [few] { $squares } kwadraty
       *[many] { $squares } kwadratów
    }, { $clashes ->
        [one] { $clashes } zgrzyt
        [few] { $clashes } zgrzyty
       *[many] { $clashes } zgrzytów
    }, { $rough ->
        [one] { $rough } krzywy styk
        [few] { $rough } krzywe styki
       *[many] { $rough } krzywych styków
    }, { $rings ->
        [one] { $rings } krąg
        [few] { $rings } kręgi
       *[many] { $rings } kręgów
    }, { $spoiled ->
        [one] { $spoiled } zepsuty kąt
        [few] { $spoiled } zepsute kąty
       *[many] { $spoiled } zepsutych kątów
    }, { $hole ->
        [0] bez dziury.
        [one] dziura: { $hole } kratka.
        [few] dziura: { $hole } kratki.
       *[many] dziura: { $hole } kratek.
    }

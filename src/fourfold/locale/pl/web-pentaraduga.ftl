### Stoły Pentaradugi w przeglądarce.

## Stół, na którym leżą płytki

web-field-larger = Powiększ
web-field-smaller = Pomniejsz
web-field-fit = Wszystko
web-field-turn = Obróć płytkę
web-figure = { $whose ->
        [mine] Twoja figura
        [other] Figura: { $name }
       *[common] Figura
    }
web-tile = { $left }, duży { $big }, { $right }
web-tile-closed = zakryta płytka
web-place = { $mark ->
        [none] Miejsce { $name }
        [full] Miejsce { $name }, pełna
        [twice-full] Miejsce { $name }, podwójnie pełna
        [ring] Miejsce { $name }, krąg
        [reach] Miejsce { $name }, sięga dość daleko
       *[other] Miejsce { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
web-squares = { $count ->
        [0] Bez kwadratów
        [one] { $count } kwadrat
        [few] { $count } kwadraty
       *[many] { $count } kwadratów
    }
# Kwadraty na linii środkowej nie liczą się nikomu.
web-squares-sides = Kwadraty: { $mine } po twojej stronie, { $other } po drugiej
web-hand-of = Płytki: { $name }
web-stock-of = Zapas: { $name }.
web-stock-count = { $count ->
        [0] Pusty.
        [one] Jedna płytka.
        [few] { $count } płytki.
       *[many] { $count } płytek.
    }
web-stock-open = Odkryte: { $tiles }.
web-captured = { $count ->
        [0] Nic nie zdobyto
        [one] Zdobyto { $count } kwadrat
        [few] Zdobyto { $count } kwadraty
       *[many] Zdobyto { $count } kwadratów
    }
web-curtain = Oddaj urządzenie. Teraz gra { $name }.
web-curtain-open = Pokaż moje płytki

## Co można zrobić

web-actions = Działania
web-act-exchange = Wymień płytkę
web-act-hand-over = Przekaż płytkę
web-act-knock = { $what ->
        [exchange] Zgłoś wymianę
        [take] Zgłoś zabranie
       *[move] Zgłoś ruch
    }
web-act-knock-about = Wtedy nikt nie wejdzie ci w paradę i masz minutę.
web-act-take = Weź płytkę
web-act-draw = Dobierz płytkę
web-act-capture = Zdobądź figurę
web-act-rotate = Obróć
web-act-rotate-not = Zostaw tak
web-act-give-all = Oddaj wszystkie płytki
web-act-hurry = Włącz zegar
web-act-pass = { $replaying ->
        [yes] Zakończ tu
       *[no] { $need ->
                [capture] Nie zdobywaj
                [accept] Przyjmij
               *[any] Pas
            }
    }
# As in English
web-act-protest = Protest!
web-lay-done = To mój ruch
web-lay-back = { $count ->
        [1] Zdejmij ją
       *[other] Zdejmij je
    }

## Czego się oczekuje

web-status-its-place = { $finger ->
        [yes] Stuknij jej miejsce. Drugie stuknięcie ją kładzie.
       *[no] Wybierz jej miejsce.
    }
web-status-lay-on = Wybierz następną płytkę tego ruchu.
web-status-lay-or-on = Zakończ ruch albo wybierz do niego jeszcze płytkę.
web-status-lay-done = Zakończ ruch albo zdejmij płytki.
web-status-lay-nowhere = To donikąd nie prowadzi. Zdejmij płytki i zacznij inaczej.
# Wybranej płytki nie można położyć; może inne płytki ruchu już leżą, może da się ją wymienić.
web-status-no-place = { $laid ->
        [yes] Dla tej płytki nie ma teraz miejsca. Wybierz inną albo zdejmij płytki.
       *[no] { $exchange ->
                [yes] Dla tej płytki nie ma miejsca. Wybierz inną albo ją wymień.
               *[no] Dla tej płytki nie ma miejsca. Wybierz inną.
            }
    }
web-status-no-cut = Tą płytką nie przejmiesz ruchu.
web-status-anywhere = Stuknij, gdzie płytka ma leżeć, i stuknij ją, żeby ją położyć.
web-status-cut-in = Ruch ma { $name }. Możesz go przejąć.
web-status-meant-exchange = Którą płytkę oddajesz?
web-status-meant-hand-over = Którą płytkę przekazujesz?
web-penta-status = { $phase ->
        [over] Partia jest skończona.
        [start] { $who ->
                [you] Połóż pierwsze płytki.
                [here] { $name }: połóż pierwsze płytki.
               *[other] { $name } zaczyna…
            }
        [add] { $who ->
                [you] Dołóż swoje płytki do figury początkowej.
                [here] { $name }: dołóż swoje płytki do figury początkowej.
               *[other] { $name } uzupełnia figurę początkową…
            }
        [hand-over] { $who ->
                [you] Przekaż przeciwnikowi płytkę z żółtym.
                [here] { $name }: przekaż przeciwnikowi płytkę z żółtym.
               *[other] { $name } wybiera płytkę dla ciebie…
            }
        [rotate] { $who ->
                [you] Obróć figurę początkową albo zostaw ją tak.
                [here] { $name }: obróć figurę początkową albo zostaw ją tak.
               *[other] { $name } ogląda figurę początkową…
            }
        [any] { $who ->
                [you] Twój ruch.
                [here] { $name }: twój ruch.
               *[other] Ruch ma { $name }…
            }
        [full] { $who ->
                [you] Odpowiedz pełną płytką.
                [here] { $name }: odpowiedz pełną płytką.
               *[other] { $name } szuka pełnej płytki…
            }
        [capture] { $who ->
                [you] Możesz zdobyć figurę.
                [here] { $name }: możesz zdobyć figurę.
               *[other] { $name } może zdobyć figurę…
            }
        [accept] { $who ->
                [you] Ostatnia płytka leży. Przyjmij ją albo protestuj.
                [here] { $name }: przyjmij ostatnią płytkę albo protestuj.
               *[other] { $name } ogląda ostatnią płytkę…
            }
        [give] { $who ->
                [you] Oddaj płytkę za tę wziętą.
                [here] { $name }: oddaj płytkę za tę wziętą.
               *[other] { $name } oddaje płytkę…
            }
        [replay-any] { $who ->
                [you] Dogrywka bez przeciwnika: dowolna płytka.
                [here] { $name }: dogrywka bez przeciwnika, dowolna płytka.
               *[other] { $name } gra dalej w dogrywce…
            }
        [replay-full] { $who ->
                [you] Dogrywka bez przeciwnika: pełna płytka.
                [here] { $name }: dogrywka bez przeciwnika, pełna płytka.
               *[other] { $name } potrzebuje pełnej płytki…
            }
        [lock-move] { $who ->
                [you] Ruch zgłoszony: połóż płytkę.
                [here] { $name }: ruch zgłoszony.
               *[other] { $name } zgłasza ruch…
            }
        [lock-exchange] { $who ->
                [you] Wymiana zgłoszona: wybierz płytkę.
                [here] { $name }: wymiana zgłoszona.
               *[other] { $name } wymienia płytkę…
            }
        [lock-take] { $who ->
                [you] Zabranie zgłoszone: wybierz płytkę, która stoi w figurze.
                [here] { $name }: zabranie zgłoszone.
               *[other] { $name } zabiera płytkę…
            }
        [opening] { $who ->
                [you] Ułóż swoją figurę początkową z dwóch płytek.
                [here] { $name }: ułóż swoją figurę początkową z dwóch płytek.
               *[other] { $name } układa figurę początkową…
            }
        [race] { $who ->
                [here] { $name }: twój ruch.
               *[other] Kładź tak szybko, jak chcesz. Nikt nie czeka.
            }
        [stage-answer] { $who ->
                [you] Wymiana wszystkiego. Wykonaj ostatnie ruchy i oddaj swoje płytki.
                [here] { $name }: wykonaj ostatnie ruchy i oddaj swoje płytki.
               *[other] { $name } wykonuje ostatnie ruchy…
            }
        [stage-rest] { $who ->
                [you] Połóż, co masz, i oddaj resztę.
                [here] { $name }: połóż, co masz, i oddaj resztę.
               *[other] { $name } kładzie twoje płytki…
            }
        [stage-last] { $who ->
                [you] Ostatnie płytki: połóż, ile się da.
                [here] { $name }: ostatnie płytki, połóż, ile się da.
               *[other] { $name } kładzie ostatnie płytki…
            }
       *[move] { $who ->
                [you] Twój ruch.
                [here] { $name }: twój ruch.
               *[other] Ruch ma { $name }…
            }
    }

## Kładzenie przez wpisywanie

web-typed = Płytka i miejsce
web-typed-open = Wpisz miejsce
web-typed-lay = Połóż
web-typed-close = Zamknij
# Przykłady zostają, jak są: te litery strona czyta w każdym języku.
web-typed-help = Na przykład rOrL albo oRoU, albo z kratką: oRoU@0,0.
web-typed-unreadable = „{ $text }” to nie miejsce; potrzebne płytka, kierunek jej wierzchołka i może jeszcze litery, na przykład rOrL, oRoU albo oRoU@0,0.
web-typed-not-now = Teraz nie można położyć: { $tile }.
web-typed-several = „{ $text }” ma kilka miejsc: { $places }.
web-typed-nowhere = { $count ->
        [0] Teraz nie ma miejsca dla { $tile }.
       *[other] „{ $text }” to nie miejsce dla niej; { $tile } pasuje tutaj: { $places }.
    }
web-typed-cell = Podaj też kierunek i lewą dolną kratkę płytki { $tile }, na przykład { $tile }В@0,0.
web-typed-covered = Leży tam inna płytka.

## Budowanie za zasłonką

web-count-faults = { $count ->
        [one] { $count } usterka
        [few] { $count } usterki
       *[many] { $count } usterek
    }
web-screen = { $noticed ->
        [stopped] { $name } mówi „stop” i zakrywa figurę.
        [open] { $name } buduje dalej na widoku.
        [dropped] { $name } odkłada płytkę dla ciebie.
        [waiting] { $name } czeka.
        [hidden] { $name } nie pokazuje figury.
       *[building] { $name } buduje za zasłonką.
    }
web-act-begin = Pokaż moje płytki
# As in English
web-act-stop = Stop!
web-act-check = Porównaj figury
web-act-mark = Zapisz ten wynik
web-act-keep = Zostaw moje płytki
web-act-drop = Wymień płytkę
web-act-surrender = Poddaj się
web-act-extend = Rozbuduj moją
web-act-extend-other = Niech buduje druga strona
web-building-drop-which = Którą płytkę oddajesz?
web-building-best = Najlepsza figura z tych płytek
web-building-status = { $phase ->
        [over] Partia jest skończona.
        [extending] Dołóż do swojej figury wszystkie pozostałe płytki.
        [extended] { $name } buduje dalej…
        [choosing] Twoja figura wygrała. Budujesz dalej wszystkimi płytkami czy niech buduje { $name }?
        [chosen] { $name } wybiera, kto buduje dalej…
        [waiting] { $name } buduje…
        [begin] { $mine }: twoje płytki są jeszcze zakryte. Czas ruszy, gdy je zobaczysz.
        [in-turn] { $mine }: zbuduj figurę i powiedz „stop”. Zegar biegnie.
        [dropped] { $name } musi ci dać płytkę za twoją. Do tej chwili nikt nie może powiedzieć „stop”.
        [answering] { $name } odkłada płytkę dla ciebie. Daj jedną swoją.
        [stopped] Twoje „stop” padło. { $name } ma już mało czasu…
        [open] Pierwsze „stop”: { $name }! Dokończ figurę i porównaj.
       *[building] { $game ->
                [frames] Zbuduj ramkę wokół jak największej dziury. Gdy będzie dobra, powiedz „stop”.
               *[other] Ułóż jedną figurę ze wszystkich płytek, jak najwięcej kwadratów. Gdy będzie dobra, powiedz „stop”.
            }
    }

## Co się stało

web-told-lay = { $count ->
        [one] { $name } kładzie: { $tiles }.
        [few] { $name } kładzie { $count } płytki: { $tiles }.
       *[many] { $name } kładzie { $count } płytek: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } wymienia płytkę: { $tile }.
       *[no] { $name } wymienia płytkę.
    }
web-told-hand-over = { $known ->
        [yes] { $name } przekazuje płytkę: { $tile }.
       *[no] { $name } przekazuje płytkę.
    }
web-told-drop = { $known ->
        [yes] { $name } odkłada płytkę: { $tile }.
       *[no] { $name } odkłada płytkę.
    }
web-told-knock = { $what ->
        [exchange] { $name } zgłasza wymianę.
        [take] { $name } zgłasza zabranie.
       *[move] { $name } zgłasza ruch.
    }
web-told-begin = { $name } zaczyna budować.
web-told-rotate = { $half ->
        [yes] { $name } obraca figurę początkową.
       *[no] { $name } zostawia figurę początkową, jak jest.
    }
web-told-extend = { $own ->
        [yes] { $name } rozbudowuje własną figurę.
       *[no] { $name } pozwala budować drugiej stronie.
    }
web-told-stop = { $name } mówi pierwsze „stop”!
# Protest był słuszny; ile kosztuje, zależy od gry.
web-told-protest = { $game ->
        [fulls] { $name } słusznie protestuje: płytka wraca, a { $name } może położyć dowolną.
        [doubles] { $name } słusznie protestuje: błędne płytki i płytki z ręki przeciwnika dostaje do zapasu { $name }.
        [rings] { $name } słusznie protestuje: błędne płytki i płytki z ręki przeciwnika dostaje do zapasu { $name }.
        [steals] { $name } słusznie protestuje: ruch jest cofnięty i gra { $name }.
       *[other] { $name } słusznie protestuje: płytka wraca i idzie na wymianę, a { $name } może położyć dowolną.
    }
web-told-hurry = { $name } włącza zegar.
web-told-capture = { $name } zdobywa figurę.
web-told-give-all = { $name } oddaje wszystkie płytki.
web-told-pass = { $name } pasuje.
web-told-take = { $name } bierze płytkę.
web-told-draw = { $name } dobiera.
web-told-mark = { $name } zapisuje wynik.

## Co można uzgodnić

web-preset = Zasady
web-preset-pentaraduga-book = Jak w książce
web-preset-pentaraduga-beginners = Dla początkujących
web-rules-changed = Nie całkiem jak w książce
web-option-aids = Stół podpowiada
web-option-aids-full = miejsca i pełne płytki
web-option-aids-places = miejsca
web-option-aids-none = nic
web-option-referee = Sędziuje
web-option-referee-server = stół
web-option-referee-players = gracze
web-option-referee-about = Gdy sędziują gracze, to, co niezgodne z zasadami, zostaje, chyba że przeciwnik zaprotestuje przed następnym ruchem.
web-option-deal = Rozdanie
web-option-deal-random = losowe
web-option-deal-fair = równe
web-option-deal-about = Przy równym rozdaniu zestawy różnią się tylko kolorami.
web-option-interception = Przejęcia ruchu
web-option-interception-on = dozwolone
web-option-interception-off = niedozwolone
web-option-always-check = Figury porównuje się
web-option-always-check-on = zawsze
web-option-always-check-off = o ile nikt się nie podda
web-option-opening-limit = Czas na początek
web-option-opening-limit-none = Bez limitu
web-option-replay-limit = Czas na dogrywkę
web-option-replay-limit-none = Bez limitu
web-option-unplaced-bonus = Pozostałe płytki
web-option-unplaced-bonus-off = nie liczą się
web-option-unplaced-bonus-on = liczą się dla pierwszego
web-option-move-time-none = Bez limitu
web-rule-aids-places = Stół pokazuje miejsca, ale nie to, gdzie płytka będzie pełna.
web-rule-aids-none = Stół nie podpowiada.
web-rule-referee-players = Sędziują gracze: protestuj w porę.
web-rule-deal-fair = Obie strony mają równie dobre płytki.
web-rule-interception-off = Nikt nie przejmuje ruchu.
web-rule-at-once-off = Na zmianę zamiast jednocześnie.
web-rule-unplaced-bonus-on = Pozostałe płytki liczą się dla pierwszego.
web-rule-move-time-set = { $seconds ->
        [one] { $seconds } sekunda na ruch.
        [few] { $seconds } sekundy na ruch.
       *[many] { $seconds } sekund na ruch.
    }

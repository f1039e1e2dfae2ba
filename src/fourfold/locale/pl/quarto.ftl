### Quarto.

## Figury

# „Figura” jest rodzaju żeńskiego; otwór wymienia się na końcu.
piece-name = { $colour ->
       *[light] jasna
        [dark] ciemna
    } { $height ->
       *[tall] wysoka
        [short] niska
    } { $shape ->
       *[round] okrągła
        [square] kwadratowa
    } { $top ->
       *[solid] bez otworu
        [hollow] z otworem
    }

feature-colour = kolor
feature-shape = kształt
feature-height = wysokość
feature-top = otwór
# Mowa o figurach jednego rzędu, stąd liczba mnoga.
value-light = jasne
value-dark = ciemne
value-round = okrągłe
value-square = kwadratowe
value-tall = wysokie
value-short = niskie
value-solid = bez otworu
value-hollow = z otworem

## Odmowy

illegal-quarto-other-phase = { $phase ->
        [give] Najpierw daj przeciwnikowi figurę.
        [place] Najpierw postaw figurę, którą trzymasz.
       *[close] Wszystkie figury stoją: zawołaj albo powiedz, że rzędu nie ma.
    }
illegal-quarto-piece-gone = Tej figury nie można dać, już jest w grze: { $piece }.
illegal-quarto-square-taken = Pole { $square } jest zajęte: { $piece }.
illegal-quarto-calls-auto = Przy tym stole rząd wygrywa sam; nikt nie woła.
illegal-quarto-call-points-nowhere = Wskaż rząd, o który ci chodzi.
illegal-quarto-call-squares = Wołając, wskazuje się cztery różne pola.
illegal-quarto-call-after-placing = Przy tym stole najpierw się stawia, a potem woła.
illegal-quarto-called-already = W tej turze wołanie już było.
illegal-quarto-no-call-now = Teraz nie można wołać.

## Teksty, których nie da się odczytać

malformed-quarto-piece = „{ $text }” to nie figura; potrzebna cyfra szesnastkowa 0–f albo cztery litery, po jednej z L/D, R/Q, T/S, F/H.
malformed-quarto-square = „{ $text }” to nie pole; potrzebne pole od a1 do d4.
malformed-quarto-line = „{ $text }” to nie rząd; potrzebne dwa końce, na przykład a3-d3, albo cztery pola.
malformed-quarto-position-fields = Pozycja „{ $text }”: potrzebne plansza, spacja i figura w ręce albo „-”.
malformed-quarto-position-ranks = Plansza „{ $text }”: potrzebne 4 wiersze rozdzielone znakiem „/”, a jest: { $found }.
malformed-quarto-position-rank = Wiersz { $rank } planszy, „{ $text }”: potrzebne 4 pola, a jest: { $found }.
malformed-quarto-position-digit = „{ $text }” na { $square } to nie figura; potrzebna cyfra szesnastkowa 0–f albo „.”.
malformed-quarto-piece-twice = Figura { $piece } stoi na planszy dwa razy: { $first } i { $second }.
malformed-quarto-hand-placed = Figura w ręce, { $piece }, stoi już na planszy: { $square }.
malformed-quarto-features = Cechy to jedna lub kilka z tych, każda raz: { $expected }.
malformed-quarto-shared = Rząd nie może mieć tylu wspólnych cech: { $shared }. { $features ->
        [one] Liczy się tylko { $features }
        [few] Liczą się tylko { $features }
       *[many] Liczy się tylko { $features }
    }.
malformed-quarto-full = „{ $text }”: tu nie ma już nic do grania.
malformed-quarto-starter = „{ $text }” nie może zaczynać; potrzebne A albo B.
malformed-detail = Po „{ $word }” nie ma nic w nawiasach, a jest „({ $detail })”.
malformed-memory = Tablica o wielkości { $megabytes } MB nie mieści się w pamięci tego komputera.

## Silnik

malformed-engine-command = „{ $text }” to nie polecenie; możliwe są: { $expected }.
malformed-engine-alone = „{ $command }” stoi samo, a po nim jest „{ $text }”.
malformed-engine-setoption = „setoption { $text }”: potrzebne „setoption name NAME value VALUE”.
malformed-engine-option = Nie ma opcji „{ $text }”; są: { $expected }.
malformed-engine-position = „position { $text }”: potrzebne „start” albo pozycja jak 0..f/..../.3../.... 9, a potem ewentualnie „moves” i na przemian pola i figury.
malformed-engine-go = „go … { $text }”: potrzebne time MS, nodes N, infinite, moves albo nic.
malformed-engine-infinite = „infinite” znaczy bez ograniczeń, więc nie łączy się ani z time, ani z nodes.
illegal-engine-busy = „{ $command }” musi poczekać na koniec szukania; „stop” je przerywa.

## Jak kończą się partie

outcome-line = Wygrywa { $winner }: jest rząd.
outcome-false-call = Wygrywa { $winner }: { $loser } woła, a rzędu nie ma.
outcome-full = Remis: wszystkie figury stoją i nikt nie zawołał.

## Poziomy komputera i jak gra każdy z nich

level-quarto-1 = Nowicjusz
level-quarto-about-1 = Przeocza rzędy i zapomina zawołać.
level-quarto-2 = Początkujący
level-quarto-about-2 = Widzi dużo, ale jeszcze nie wszystko.
level-quarto-3 = Uczeń
level-quarto-about-3 = Widzi rzędy, ale oddaje wygrane.
level-quarto-4 = Amator
level-quarto-about-4 = Bierze każdą wygraną, którą widzi.
level-quarto-5 = Gracz klubowy
level-quarto-about-5 = Myśli, zanim coś da.
level-quarto-6 = Ekspert
level-quarto-about-6 = Myśli kilka ruchów naprzód.
level-quarto-7 = Mistrz
level-quarto-about-7 = Prawie nigdy się nie myli.
level-quarto-8 = Niepokonany
level-quarto-about-8 = Nigdy się nie myli.

## Zasady do wyboru

preset-international = Zwykłe zasady
preset-beginners-1 = Dla początkujących: liczy się tylko kolor
preset-beginners-2 = Dla początkujących: liczą się kolor i kształt
preset-beginners-3 = Dla początkujących: liczy się wszystko oprócz otworu
preset-advanced = Dla zaawansowanych: kwadraty 2×2 to też rzędy
preset-tournament = Turniej: minuta na ruch, fałszywy alarm przegrywa
preset-balkan = Spóźnione wołanie dla obu, jak na Bałkanach
preset-taiwan = Wołanie przed postawieniem, jak na Tajwanie
preset-greek-2 = Dwie wspólne cechy, po grecku
preset-own = Jak w instrukcji w twoim języku

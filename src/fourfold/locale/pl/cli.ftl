### Wiersz poleceń.

cli-fourfold = Gry o czterech rzeczach, które mają coś wspólnego.
cli-fourfold-examples =
    Przykłady:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Pokazuje wersję i kończy.
cli-lang = Język; domyślnie ten ze środowiska (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: granie, oglądanie i rozwiązywanie pozycji, sprawdzanie zapisów.
cli-json = Wypisuje JSON dla programów, po jednym obiekcie w wierszu.
cli-cyrillic = Zapisuje płytki i kierunki cyrylicą, jak w książce.
cli-position = Pozycja jak "0..f/..../.3../.... 9": wiersze od 4 do 1, figura to cyfra szesnastkowa, potem figura w ręce albo "-". Samo "-" czyta pozycje ze standardowego wejścia, po jednej w wierszu.
cli-preset = Zasady gry; wymienia je „fourfold quarto presets”.
cli-set = Zmienia opcję zasad, na przykład squares=on albo move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Wyjście
cli-unfinished = Niedokończona, zdarzeń: { $events }.
cli-false-call = { $name } woła, a rzędu nie ma (zdarzenie { $event }).
cli-edition = Jak w instrukcji w tym języku
cli-in-hand = W ręce: { $piece }, { $name }.

cli-play = Gra w terminalu: dwie osoby przy jednej klawiaturze albo jedna przeciw komputerowi.
cli-play-examples =
    Przykłady:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Przeciwnik: człowiek (person) albo poziom komputera, od najsłabszego. Jeśli nie podasz, program zapyta.
cli-play-names = Imiona graczy, rozdzielone przecinkiem.
cli-play-save = Gdzie trzymać niedokończoną partię.
cli-play-new = Zaczyna od nowa; niedokończona partia zostaje odłożona.

cli-show = Pokazuje pozycję jako tekst albo obrazek.
cli-show-examples =
    Przykłady:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Rysuje też pozycję do tego pliku SVG.
cli-show-theme = Kolory obrazka.
cli-show-size = Wysokość obrazka w pikselach.

cli-replay = Sprawdza zapis według zasad i pokazuje, czym się kończy.
cli-replay-examples =
    Przykłady:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Zapis jako tekst albo JSON; „-” czyta go ze standardowego wejścia.
cli-replay-to = Wypisuje sam zapis w tej postaci.
cli-presets = Wymienia zasady, według których można grać, i podaje, co zmieniają.

cli-pentaraduga = Pentaraduga: oglądanie figur i ich wartości, szukanie najlepszych, układanie zadań, odtwarzanie partii szkoleniowych. Krócej „penta”.
cli-figure = Pokazuje figurę zapisaną w notacji: jej kwadraty, usterki i najkrótszy zapis.
cli-figure-examples =
    Przykłady:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Płytki w kolejności kładzenia, rozdzielone przecinkami: płytka, kierunek jej wierzchołka, litery miejsca najwyższego, skrajnego prawego, najniższego lub skrajnego lewego, płytki, których dotyka; albo jej miejsce, jak oRoU@0,0. Inne zakończenia podaje się po „/”. Samo „-” czyta figury ze standardowego wejścia, po jednej w wierszu.
cli-penta-solve = Znajduje najlepszą figurę z zestawu płytek i dowodzi, że lepszej nie ma.
cli-penta-solve-examples =
    Przykłady:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Zestaw: płytki jak oRo albo oRv, rozdzielone spacjami lub przecinkami. Samo „-” czyta zestawy ze standardowego wejścia, po jednym w wierszu.
cli-penta-goal = Czego ma być najwięcej: squares (kwadraty); quados (kwadraty minus zepsute kąty); rings (kręgi); frame (puste kratki w dziurze; nie trzeba użyć wszystkich płytek).
cli-penta-free = Tylko figury bez zgrzytów i krzywych styków. Bez tego są dozwolone, ale kosztują punkty.
cli-penta-extend = Figura w notacji, która zostaje, jak jest; płytki dokłada się do niej.
cli-penta-count = Podaje też, ile jest najlepszych figur; te, które różni tylko obrót, liczą się raz.
cli-penta-seconds = Jak długo szukać najwyżej; potem podawana jest najlepsza dotąd figura, z uwagą, że bez dowodu. 0: ile trzeba.
cli-penta-none = { $proved ->
        [1] Ze wszystkich tych płytek nie da się ułożyć figury bez usterek.
       *[0] W tym czasie nie znaleziono żadnej figury.
    }
cli-penta-solved = { $proved ->
        [1] Najlepsza możliwa, dowiedziona w { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Najlepsza znaleziona w { NUMBER($seconds, maximumFractionDigits: 0) } s, bez dowodu:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } krąg
            [few] { $rings } kręgi
           *[many] { $rings } kręgów
        }, { $counted ->
            [one] { $counted } kwadrat.
            [few] { $counted } kwadraty.
           *[many] { $counted } kwadratów.
        }
        [frame] dziura, { $hole ->
            [one] { $hole } kratka
            [few] { $hole } kratki
           *[many] { $hole } kratek
        }, wartość { $counted }.
       *[squares] wartość { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Co najmniej tyle figur jest równie dobrych: { $count }.
       *[1] { $count ->
            [1] Jest jedna taka figura.
           *[other] Liczba takich figur: { $count }.
        }
    }
cli-penta-problems = Układa nowe zadania albo podaje jedno z nich z odpowiedziami.
cli-penta-problems-examples =
    Przykłady:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 z 14 płytek), squares+ (12 z 24) albo quados (7 płytek dokładanych do figury z 7); albo oznaczenie jednego zadania, żeby zobaczyć odpowiedzi.
cli-penta-problems-count = Ile.
cli-penta-problems-seed = Od czego zacząć: za każdym razem te same zadania. Bez tego losowo.
cli-penta-problems-difficulty = Od 1 (łatwe) do 5 (trudne): jak rzadkie są odpowiedzi i ile z kwadratów, które narzucają się od razu, prowadzi na manowce. Bez tego dowolna.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , trudność { $difficulty } z 5
    }: { $kind ->
        [quados] { $given ->
                [start] dołóż wszystkie te płytki do tej figury
               *[hand] ułóż z tych płytek figurę o wartości { $start }, a potem dołóż do niej wszystkie pozostałe z czternastu
            } tak, żeby miała wartość { $goal }; każdy zepsuty kąt odejmuje jeden{ $symmetry ->
                [none] .
                [central] , a zarys nie zmienia się przy obrocie o 180°.
               *[any] , a zarys jest symetryczny.
            }
       *[squares] ułóż ze wszystkich tych płytek jedną figurę o wartości { $goal }.
    }
cli-census = Ustala, ile warta jest najlepsza figura z każdego możliwego zestawu. Przerwane i uruchomione ponownie, idzie dalej.
cli-census-examples =
    Przykłady:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Jakie zestawy: squares (7 z 14 płytek bez fioletu), squares+ (12 z wszystkich 24; trwa kilka minut) albo rings (z których zestawów da się złożyć krąg).
cli-census-output = Folder na certyfikaty, z figurą dla każdego zestawu, i na to, co już zrobione.
cli-census-workers = Ile procesów szuka; domyślnie po jednym na rdzeń procesora.
cli-census-ray = Szuka zamiast tego na klastrze Ray pod tym adresem, na przykład 10.0.0.1:6379; „local” uruchamia go na tym komputerze.
cli-census-verify = Zamiast tego sprawdza ten certyfikat: czy każdy zestaw jest w nim raz, czy każda figura jest warta tyle, ile podano, i czy nowe szukanie znajduje to samo.
cli-census-samples = Ile zestawów przeszukać ponownie przy sprawdzaniu; wszystkie, jeśli jest ich mniej.
cli-census-seed = Które to zestawy.
cli-census-hands = Zestawów po { $size } z { $tiles } płytek: { $hands }; jeśli te, które różnią się tylko kolorami lub odbiciem, liczyć raz: { $classes }.
cli-census-column = { $column ->
        [score] Wartość
        [hands] Zestawy
        [tiles] Z płytek
        [size] W ręce
        [rings] Z kręgiem
       *[share] Udział
    }
cli-census-extreme = Żaden zestaw nie ma wartości { $end ->
        [least] mniejszej
       *[most] większej
    } niż { $score }; { $hands ->
        [1] jeden ma taką:
       *[other] zestawów o tej wartości: { $hands }, na przykład:
    }
cli-census-question = Czy każdy zestaw{ $colour ->
        [none] { "" }
       *[other] , w którym każda płytka ma { $colour } trójkąt,
    } ma wartość { $below } lub więcej? { $hands ->
        [0] Tak.
        [1] Nie, jeden nie ma:
       *[other] Nie, wyjątków: { $hands }, na przykład:
    }
cli-census-verified = { $wrong ->
        [0] Certyfikat jest poprawny; wpisów: { $count }, w tym przeszukanych ponownie: { $solved }.
        [one] W certyfikacie jest jeden błąd.
        [few] W certyfikacie są { $wrong } błędy.
       *[many] W certyfikacie jest { $wrong } błędów.
    }
cli-penta-replay = Odtwarza partie szkoleniowe według zasad i podaje ich wynik albo miejsce, gdzie łamią zasady.
cli-penta-replay-examples =
    Przykłady:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Plik partii szkoleniowych w JSON, „-” jako standardowe wejście albo oznaczenie partii dołączonej do Fourfold, jak fulls-1.
cli-penta-nameless = Partia bez oznaczenia
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , zdarzenie { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } płytka
        [few] { $tiles } płytki
       *[many] { $tiles } płytek
    }, { $squares ->
        [one] { $squares } kwadrat
        [few] { $squares } kwadraty
       *[many] { $squares } kwadratów
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } krąg
        [few] , { $rings } kręgi
       *[many] , { $rings } kręgów
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } zgrzyt
        [few] , { $clashes } zgrzyty
       *[many] , { $clashes } zgrzytów
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } krzywy styk
        [few] , { $rough } krzywe styki
       *[many] , { $rough } krzywych styków
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } zepsuty kąt (dla gry Kwados)
        [few] , { $spoiled } zepsute kąty (dla gry Kwados)
       *[many] , { $spoiled } zepsutych kątów (dla gry Kwados)
    }{ $parts ->
        [0] { "" }
       *[other] , w kilku częściach
    }: wartość { $counted }.

cli-penta-match = Dwa poziomy komputera grają ze sobą w jedną z gier Pentaradugi.
cli-penta-match-examples =
    Przykłady:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Gra, na przykład fulls albo reach+.
cli-penta-match-level = Poziom komputera.
cli-penta-match-games = Ile partii; po każdej poziomy zamieniają się miejscami.
cli-penta-match-result = { $game }, poziom { $first } przeciw poziomowi { $second }: wygrane { $wins }, remisy { $draws }, przegrane { $losses } z { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); średnio { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } pkt; mediana działań w partii: { $actions }.

cli-solve = Rozwiązuje pozycję: czy jest wygrana, remisowa czy przegrana dla tego, kto trzyma figurę lub ma ją dać, i jak szybko?
cli-solve-examples =
    Przykłady:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Co się liczy, na przykład colour,shape; domyślnie wszystko: colour,shape,height,top.
cli-squares = Dziewięć kwadratów 2 × 2 to też rzędy.
cli-shared = Ile wspólnych cech muszą mieć cztery figury rzędu; domyślnie 1.
cli-threads = Ile wątków szuka.
cli-memory = Ile megabajtów szukanie może zająć na zapamiętane pozycje.
cli-solve-moves = Podaje też, ile wart jest każdy ruch.
cli-solve-warm = Razem z „-”: zachowuje to, co znaleziono, między pozycjami.
cli-searching = Węzły: { $nodes } w { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , ruchy: { $done } z { $all }
    }…
cli-value = { $piece ->
        [nobody] Plansza jest pełna:
        [giver] Kto daje następną figurę,
       *[other] Kto trzyma { $piece },
    } { $value ->
        [win] { $plies ->
            [1] wygrywa od razu.
           *[other] wygrywa w { $plies } półruchach.
        }
        [loss] przegrywa w { $plies } półruchach, jeśli druga strona gra dobrze.
       *[draw] { $piece ->
            [nobody] remis.
           *[other] może zremisować, ale nie wygrać, jeśli druga strona gra dobrze.
        }
    }
cli-spent = Przeszukane węzły: { $nodes } w { $seconds } s.
cli-grid =
    Wiersze: gdzie stanie figura z ręki. Kolumny: figura dawana potem.
    +n wygrywa w n półruchach, = remis, -n przegrywa w n półruchach. Półruch to podanie albo postawienie figury.

cli-analyse = Analizuje pozycję: jej wartość, najlepsze ruchy i co obie strony grają potem.
cli-analyse-examples =
    Przykłady:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Pozycja jak "0..f/..../.3../.... 9": wiersze od 4 do 1, figura to cyfra szesnastkowa, potem figura w ręce albo "-".
cli-best = Najlepsze ruchy:
cli-line = Przy dobrej grze obu stron:

cli-review = Omawia partię: ile wart był każdy ruch, co przeoczono i kiedy się rozstrzygnęło.
cli-review-examples =
    Przykłady:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] wygrana
        [draw] remis
        [loss] przegrana
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] wypuszcza wygraną
       *[draw] wypuszcza remis
    }
cli-missed = nie woła: { $lines }
cli-overlooked = Nikt nie zawołał: { $lines } (zdarzenie { $event }).
cli-decided = { $event ->
        [0] Od początku ocena była taka jak wynik.
       *[other] Rozstrzygnęło zdarzenie { $event }.
    }

cli-engine = Odpowiada innym programom, wierszami na standardowym wejściu i wyjściu (docs/engine.md).
cli-engine-examples =
    Przykłady:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm jest dla listy pozycji; zamiast pozycji podaj „-”.

cli-match = Poziomy komputera grają ze sobą i dostają ocenę.
cli-match-examples =
    Przykłady:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Dwa poziomy lub więcej; każdy gra ze wszystkimi.
cli-match-all = Wszystkie poziomy.
cli-match-games = Ile partii gra każda para poziomów; pierwszą figurę dają na zmianę.
cli-match-seed = To samo ziarno daje te same partie.
cli-match-workers = Ile procesów gra; domyślnie tyle, ile jest procesorów.
cli-match-result = Poziom { $first } przeciw poziomowi { $second }: wygrane { $wins }, remisy { $draws }, przegrane { $losses }; { $points ->
        [1] 1 punkt
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } z { $games }, { $elo } Elo.
cli-match-level = Poziom
cli-match-step = Krok
cli-match-legend = Elo: zero to średnia. Krok: o ile lepszy od poprzedniego poziomu. Dalej punkty w stu partiach z każdym poziomem. Błąd: 95%.
malformed-match-levels = Mecz potrzebuje dwóch lub więcej poziomów, każdego raz; na przykład 3 5 albo --all.

malformed-language = Nie mówimy językiem „{ $text }”; są: { $expected }.
malformed-utf-8 = To nie jest tekst UTF-8.
malformed-file = { $path }: { $problem }
malformed-save = Nie da się odczytać niedokończonej partii w { $path }: { $problem } Zacznij z --new, żeby ją odłożyć.
malformed-save-in-use = Partia w { $path } jest otwarta w innym oknie. Podaj inny plik: --save.
malformed-no-terminal = Do gry potrzebny jest terminal.
malformed-names = „{ $text }” to nie dwa imiona; potrzebny zapis jak Ann,Bo.
malformed-svg-of-many = --svg rysuje jedną pozycję, a nie listę ze standardowego wejścia.

cli-serve = Uruchamia aplikację webową: gra w przeglądarce, ze znajomymi albo z komputerem.
cli-serve-examples =
    Przykłady:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Adres, na którym nasłuchiwać.
cli-port = Port, na którym nasłuchiwać; 0 bierze wolny.
cli-database = Baza danych; domyślnie SQLite w folderze danych systemu.
cli-workers = Ile procesów obsługuje graczy; więcej niż jeden wymaga PostgreSQL i Redis.
cli-redis = Adres Redis, przez który procesy budzą się nawzajem.
cli-proxy = Adres proxy przed serwerem, które przez X-Forwarded-For podaje, skąd przychodzą żądania.
cli-limits = Ile wolno gościom, jeśli inaczej niż zwykle: w JSON, zob. docs/security.md.
cli-open = Otwiera stronę w przeglądarce.
cli-log-json = Pisze dziennik jako JSON, po jednym obiekcie w wierszu.
cli-metrics-port = Port, na którym serwer mówi Prometheus, jak się miewa.
cli-metrics-host = Adres, na którym to mówi.
cli-serving = Fourfold jest tu: { $address }
cli-think = Myśli za komputer serwera także na tej maszynie.
cli-think-examples =
    Przykład:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Adres tego Redis, którego używają serwery.
cli-think-processes = Ile procesów myśli; domyślnie po jednym na procesor.
cli-thinking = Myślę za serwery tego Redis.
malformed-redis = To nie jest adres Redis w rodzaju redis://localhost:6379: { $why }
cli-admin = Opieka nad bazą danych.
cli-migrate = Aktualizuje schemat (serwer robi to przy starcie).
cli-backup = Kopiuje bazę SQLite, gdy serwer działa.
cli-backup-file = Dokąd; plik nie może jeszcze istnieć.
cli-export = Wypisuje każdą partię jako zapis, po jednym w wierszu.
cli-prune = Usuwa to, co stare, gdy serwer działa. Bez podania, co usunąć, tylko to liczy.
cli-prune-kinds = Co usunąć: stoły, przy których nie grano, stoły z niedokończoną albo skończoną partią, pojedynki, linki na inne urządzenia, gości, którzy nigdzie nie siedzą, zapisy o działaniu serwera; odpowiednio unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Od ilu dni nikt tego nie ruszał.
cli-forget = Usuwa dane gościa: imię i to, które partie były jego.
cli-forget-guest = Gość: jego oznaczenie albo oznaczenie stołu i miejsce, na przykład 3f7dQx0aLm2c/A.
cli-count = Liczy gości, stoły i zdarzenia.
malformed-port = Nie można nasłuchiwać na { $host }:{ $port }: { $why }.
malformed-workers = Kilka procesów potrzebuje wspólnej bazy danych i wspólnego Redis: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Nie ma gościa „{ $guest }”.
malformed-exists = { $path } już istnieje.
malformed-database = Nie udało się otworzyć bazy danych: { $why }
malformed-database-taken = Bazy danych { $where } używa już inny serwer (proces { $pid } na { $host }, od { $since }). Najpierw go zatrzymaj albo wybierz inną: --database.
malformed-database-shared = Bazy danych { $where } używa już inny serwer, który tego nie słyszy (proces { $pid } na { $host }, od { $since }). Najpierw go zatrzymaj albo uruchom oba z tym samym --redis.
malformed-database-log = Dziennik { $path } jest uszkodzony: po otwarciu bazy { $commits ->
        [one] przepadłaby { $commits } zapisana zmiana
        [few] przepadłyby { $commits } zapisane zmiany
       *[many] przepadłoby { $commits } zapisanych zmian
    } ({ $frames ->
        [one] { $frames } blok
        [few] { $frames } bloki
       *[many] { $frames } bloków
    }) za uszkodzonym miejscem. Najpierw skopiuj { $database } i { $path } w bezpieczne miejsce. Potem wstaw na ich miejsce kopię zapasową albo uruchom „fourfold admin salvage”: to, co da się odczytać, zostanie, a reszta przepadnie.
cli-salvage = Otwiera bazę SQLite z uszkodzonym dziennikiem: zachowuje kopię obu plików i porzuca zmiany za uszkodzonym miejscem. Najpierw zatrzymaj serwer.
malformed-salvage = To polecenie jest tylko dla SQLite.
malformed-no-database = W { $where } nie ma bazy danych Fourfold. Podaj ją: --database lub FOURFOLD_DATABASE.
malformed-backup = To polecenie kopiuje tylko SQLite. Do PostgreSQL użyj pg_dump.

cli-book = Księga otwarć: dokładna wartość każdej pozycji, w której na planszy stoją najwyżej trzy figury.
cli-book-rules = Zasady, których to rozdział: classic, squares, beginners-1, beginners-2 albo beginners-3; bez podania wszystkie.
cli-book-build = Tworzy księgę przez szukanie. Trwa około godziny; przerwane i uruchomione ponownie, idzie dalej.
cli-book-examples =
    Przykłady:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Folder na rozdziały i na to, co już zrobione.
cli-book-workers = Ile procesów szuka; domyślnie po jednym na rdzeń procesora.
cli-book-memory = Ile pamięci każdy z nich może zająć na swoją tablicę, w MB.
cli-book-verify = Sprawdza księgę: czy jest cała, czy jest spójna i czy zgadza się z nowym szukaniem.
cli-book-samples = Ile plansz każdego rozdziału przeszukać ponownie.
cli-book-seed = Które to plansze.
cli-book-wrong = { $name }: błąd; szukanie znalazło: { $found }
cli-book-verified = { $wrong ->
        [0] Księga jest poprawna.
        [one] Jedna plansza jest błędna.
        [few] { $wrong } plansze są błędne.
       *[many] { $wrong } plansz jest błędnych.
    }
cli-stopped = Przerwane. To, co zrobione, zostaje: to samo polecenie pójdzie dalej stąd.
malformed-book-rules = Nie ma rozdziału „{ $name }”; są: { $expected }.

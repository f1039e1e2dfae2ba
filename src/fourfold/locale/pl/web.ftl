### Strona w przeglądarce.

web-name = Fourfold
web-home = Do gier
web-skip = Do treści
web-navigation = Fourfold
web-close = Zamknij
web-yes = Tak
web-no = Nie
web-you = ty
web-nobody = jeszcze nikt
web-somebody = Ktoś
web-default-name = Gość
web-player-a = Gracz 1
web-player-b = Gracz 2

## Tytuły stron

web-title-home = Fourfold
web-title-table = Przy stole · Fourfold
web-title-join = Zaproszenie · Fourfold
web-title-device = Twoje miejsce · Fourfold
web-title-games = Moje partie · Fourfold
web-title-nowhere = Nie znaleziono · Fourfold

## Gdy coś nie działa

web-nowhere = Pod tym adresem nic nie ma.
web-page-offline = Nie udało się wczytać tej strony. Może nie ma połączenia.
web-try-again = Ponów
web-reload = Wczytaj ponownie
web-try-now = Ponów teraz
web-refused-offline = Serwer nie odpowiada. Czy jest połączenie?
web-refused-other = To się nie udało ({ $code }).
web-opening = Otwieram stół…
web-waits-for-server = Ta partia czeka na serwer. Otworzy się, gdy tylko będzie połączenie.
web-connection-lost = Połączenie zerwane. Wracam…

## Strona główna

web-game-quarto = Quarto
web-about-game-quarto = Cztery w rzędzie z czymś wspólnym. To ty wybierasz, co postawi przeciwnik.
web-game-fulls = Pełne
web-about-game-fulls = Kładź płytki kolor do koloru. Na płytkę, która domyka kwadrat, trzeba odpowiedzieć kolejną taką.
web-game-squares = Kwadraty
web-about-game-squares = Zbuduj za zasłonką jedną figurę z siedmiu płytek. Wygrywa, kto ma najwięcej kwadratów, a o pierwsze „stop” trwa wyścig.
web-game-claims = Łupy
web-about-game-claims = Pełne ze zdobyczą: kto kończy szereg pełnych płytek, zabiera figurę i jej kwadraty.
web-game-quados = Kwados
web-about-game-quados = Najpierw Kwadraty, a potem zwycięzca rozbudowuje figurę wszystkimi płytkami obu stron.
web-game-reach = Zasięg
web-about-game-reach = Linia dzieli stół. Liczą się kwadraty po własnej stronie, a pełna płytka pozwala grać dalej lub przejąć ruch.
web-game-doubles = Podwójne
web-about-game-doubles = Bez kolejki: każdy układa własną figurę, jak najszybciej, a każda płytka dotyka dwóch.
web-game-rings = Kręgi
web-about-game-rings = Podwójne z narożnikami i z kręgami z czterech płytek wokół pustej kratki.
web-game-steals = Rabusie
web-about-game-steals = Każdy ma własną figurę i może zabierać płytki z cudzej.
web-game-frames = Ramki
web-about-game-frames = Zbuduj ramkę za zasłonką. Wygrywa największa dziura.
web-game-squares-plus = Kwadraty +
web-about-game-squares-plus = Kwadraty z kompletem dwudziestu czterech płytek, po dwanaście na osobę.
web-game-claims-plus = Łupy +
web-about-game-claims-plus = Łupy z kompletem dwudziestu czterech płytek i figurą początkową z czterech.
web-game-reach-plus = Zasięg +
web-about-game-reach-plus = Zasięg z kompletem dwudziestu czterech płytek; do celu dziewięć kratek.
web-game-doubles-plus = Podwójne +
web-about-game-doubles-plus = Podwójne z kompletem dwudziestu czterech płytek, sześć na ręce.
web-game-rings-plus = Kręgi +
web-about-game-rings-plus = Kręgi z kompletem dwudziestu czterech płytek, sześć na ręce.
web-game-steals-plus = Rabusie +
web-about-game-steals-plus = Rabusie z kompletem dwudziestu czterech płytek i ruchami po trzy.
web-games = Gry
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Więcej gier
web-ways = Z kim grać
web-play-computer = Z komputerem
web-play-friend = Ze znajomym (link)
web-play-here = Dwie osoby tutaj
web-play-anybody = Z kimś online
web-level = Jak silny jest komputer
web-level-is = { $level }, { $name }. { $about }
web-continue = Graj dalej
web-finished = Skończone
web-my-games = Moje partie
web-no-games = Na tym urządzeniu nie ma jeszcze partii.
web-tile-with = Gra z: { $name }
web-tile-here = { $a } i { $b }
web-tile-continue = Dalej
web-tile-open = Jeszcze nikt nie przyszedł
web-tile-invite = Czekaj dalej

## Ustawienia

web-learn = Nauka
web-solve = Zadania
web-here-turns = Dwie osoby tutaj: między ruchami płytki są zakryte.
web-here-cutting-in = Dwie osoby tutaj: między ruchami płytki są zakryte i nikt nie przejmuje ruchu.
web-here-building = Dwie osoby tutaj: budujecie po kolei, na czas; szybsza strona liczy się jako pierwsza.
web-here-race = Dwie osoby tutaj: gracie na zmianę, a nie na wyścigi.
web-from-age = Od { $age } lat
web-rules-help = Zasady i pomoc
web-how-to-play = Jak grać: { $game }
web-settings = Ustawienia
web-your-name = Twoje imię
web-theme = Wygląd
# As in English
web-theme-auto = System
web-theme-light = Jasny
web-theme-dark = Ciemny
web-theme-contrast = Kontrast
web-pieces = Figury
web-pieces-wood = Drewno
web-pieces-plain = Gładkie
web-palette = Kolory płytek
web-palette-rainbow = Tęcza
web-palette-safe = Dla daltonistów
web-patterns = Znaki na płytkach
web-sound = Dźwięk
web-motion = Animacje
web-language = Język
web-my-data = Pobierz moje partie
web-forget-me = Usuń moje dane
web-forget-me-sure = Twoje imię zostanie usunięte, rozpoczęte partie poddane, a ta przeglądarka zapomniana. Skończone partie zostaną u twoich przeciwników, bez twojego imienia.

## Zasady do wyboru

web-rules = Zasady
web-rules-are = { $custom ->
        [yes] { $name }, ze zmianami
       *[no] { $name }
    }
web-rules-done = Gotowe
web-about-international = Cztery figury w rzędzie z jedną wspólną cechą. Kto to widzi, ten woła.
web-about-beginners-1 = Jasne albo ciemne, na nic więcej nie patrzysz. Na pierwszą partię.
web-about-beginners-2 = Dwie rzeczy do pilnowania, gdy pierwsza partia poszła łatwo.
web-about-beginners-3 = Trzy rzeczy do pilnowania; otwór dochodzi na końcu.
web-about-advanced = Cztery sąsiednie w kwadracie też wygrywają. Dziewięć nowych okazji, żeby coś przeoczyć.
web-about-tournament = Sześćdziesiąt sekund na postawienie i podanie figury. Wołaj tylko, gdy masz pewność.
web-about-balkan = Jeśli rząd przeoczono, wygrywa ta strona, która pierwsza zawoła.
web-about-taiwan = Powiedz „Quarto” i gdzie postawisz, zanim postawisz. Co przeoczone, to przepadło.
web-about-greek-2 = Jedna wspólna cecha nie wystarczy, trzeba dwóch.
web-edition = Jak w instrukcji
web-edition-none = Wybierz język…
web-custom = Każda zasada osobno
web-match = Partie w meczu
web-names = Imiona
web-names-here = Gdy dwie osoby grają przy tym ekranie:
web-no-limit = Bez limitu
web-seconds = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }
web-feature-colour = Kolor
web-feature-shape = Kształt
web-feature-height = Wysokość
web-feature-top = Otwór
web-option-features = Co się liczy
web-option-shared = Ile wspólnego muszą mieć cztery figury
web-option-squares = Kwadraty 2×2 to też rzędy
web-option-calls = Rząd wygrywa
web-option-calls-players = po zawołaniu
web-option-calls-auto = sam
web-option-late-call = Przeoczony rząd może zgłosić
web-option-late-call-opponent = przeciwnik
web-option-late-call-either = każdy
web-option-late-call-none = nikt
web-option-call-when = Woła się
web-option-call-when-after = po postawieniu
web-option-call-when-before = przed postawieniem
web-option-point = Do wołania trzeba
web-option-point-line = wskazać rząd
web-option-point-word = tylko słowa
web-option-false-call = Fałszywy alarm kosztuje
web-option-false-call-refuse = nic
web-option-false-call-forfeit = partię
web-option-starter = Pierwszą figurę daje
web-option-starter-lot = los
web-option-starter-first = pierwszy gracz
web-option-starter-loser = kto przegrał
web-option-move-time = Czas na ruch

## Zasady słowami, dla tych, którzy ich nie wybierali

web-rules-short-international = Zwykłe zasady
web-rules-short-beginners-1 = Liczy się tylko kolor
web-rules-short-beginners-2 = Liczą się kolor i kształt
web-rules-short-beginners-3 = Wszystko oprócz otworu
web-rules-short-advanced = Kwadraty 2×2 też
web-rules-short-tournament = Turniej
web-rules-short-balkan = Spóźnione wołanie dla obu
web-rules-short-taiwan = Wołanie przed ruchem
web-rules-short-greek-2 = Dwie wspólne cechy
web-rule-features = Liczy się: { $features }.
web-rule-squares = Cztery sąsiednie w kwadracie 2×2 to też rząd.
web-rule-shared = { $shared ->
        [one] Do rzędu wystarczy jedna wspólna cecha.
        [few] Do rzędu potrzebne są { $shared } wspólne cechy.
       *[many] Do rzędu potrzeba { $shared } wspólnych cech.
    }
web-rule-calls-auto = Rząd wygrywa sam; nikt nie musi wołać.
web-rule-late-call-either = Przeoczony rząd może zgłosić każdy z graczy.
web-rule-late-call-none = Przeoczonego rzędu nie można zgłosić później.
web-rule-call-when-before = Zawołaj, zanim postawisz, i powiedz, gdzie postawisz.
web-rule-point-word = Do wołania wystarczy słowo; rzędu nie trzeba wskazywać.
web-rule-move-time = { $seconds ->
        [one] Jedna sekunda na ruch.
        [few] { $seconds } sekundy na ruch.
       *[many] { $seconds } sekund na ruch.
    }
web-rule-false-call-forfeit = Fałszywy alarm przegrywa partię.
web-rule-starter-first = Pierwszą figurę daje pierwszy gracz.
web-rule-starter-loser = Pierwszą figurę daje ten, kto przegrał ostatnią partię.
web-rule-match = { $games ->
        [one] Jedna partia.
        [few] Mecz: { $games } partie.
       *[many] Mecz: { $games } partii.
    }

## Zaproszenia

web-invite-title = Zaproś kogoś
web-invite-hint = Wyślij ten link. Partia otworzy się tutaj, gdy tylko ktoś przyjdzie.
web-invite-game = Zagraj ze mną! { $game }:
# As in English
web-link = Link
web-link-only-here = Pod tym adresem link otwiera się tylko na tym komputerze.
web-link-serve = Dla innych urządzeń uruchom serwer poleceniem „{ $command }” i otwórz tę stronę pod nazwą tego komputera w sieci.
web-qr = Link jako kod QR
web-copy = Kopiuj link
web-copied = Skopiowane.
web-share = Udostępnij
web-looking = Szukam kogoś do gry…
web-looking-hint = Partia otworzy się, gdy tylko ktoś przyjdzie.
web-looking-long = Jeszcze nikt nie przyszedł. Możesz czekać dalej albo zagrać przy tym stole z komputerem.
web-play-bot-instead = Zagraj z komputerem
web-invited = { $name } zaprasza cię do gry: { $game }
web-join = Siadam i gram
web-set-up = Z ustawionej pozycji
web-set-up-known = Z ustawionej pozycji, ukryte płytki te same
web-set-up-who = Ta partia nie zaczyna się od początku. Pozycja pochodzi od gracza { $name }.
web-set-up-drawn = Płytki, których nie widzisz, są wylosowane od nowa. Nikt ich nie zna.
web-set-up-known-tiles = Ukryte płytki są te same co wcześniej. { $name } może znać twoje płytki.
web-set-up-agree = Zgadzam się grać z tymi płytkami
web-invite-over = To miejsce jest zajęte.
web-to-table = Do stołu
web-another-device = Inne urządzenie
web-move-seat-title = Graj na innym urządzeniu
web-move-seat-hint = Otwórz tam ten link, a twoje miejsce się przeniesie. Działa raz.
web-device-title = Graj dalej tutaj
web-device-hint = Twoje miejsce przenosi się na to urządzenie; tamto będzie tylko patrzeć.
web-device-take = Zajmij miejsce
web-seat-moved = Twoje miejsce przeniosło się na inne urządzenie.

## Przy stole

web-table-of = { $game }: { $a } i { $b }
web-players = Gracze
web-score = Wygrane partie
web-away = offline
web-is-away = { $name } jest offline.
web-left = { $name } nie siedzi już przy stole.
web-download-record = Pobierz zapis
web-awaited = { $count ->
        [one] Czekamy, aż przyjdzie { $name }.
        [few] Czekamy na graczy.
       *[many] Czekamy na graczy.
    } { $clock ->
        [yes] Zegar ruszy, gdy obie osoby będą na miejscu.
       *[no] Partia zacznie się, gdy obie osoby będą na miejscu.
    }
web-claim = Żądaj wygranej
web-clock = Zostało { $time }
web-seconds-left = { $seconds ->
        [one] Została { $seconds } sekunda.
        [few] Zostały { $seconds } sekundy.
       *[many] Zostało { $seconds } sekund.
    }
web-acts = Przy stole
web-ask-takeback = Cofnij
web-ask-draw = Remis
web-ask-pause = Przerwa
web-resign = Poddaj
web-resign-title = Poddać partię?
web-resign-sure = { $here ->
        [yes] { $name } poddaje partię i wygrywa druga strona.
       *[no] Poddajesz partię i wygrywa przeciwnik.
    }
web-play-on = Graj dalej
web-request = { $wish ->
        [draw] { $name } proponuje remis.
        [pause] { $name } prosi o przerwę.
       *[takeback] { $name } chce cofnąć ostatni ruch.
    } { $here ->
        [yes] { $other }: zgoda?
       *[no] Zgoda?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Proponujesz remis.
                [pause] Prosisz o przerwę.
               *[takeback] Prosisz o cofnięcie ruchu.
            } Czekamy na odpowiedź…
       *[no] { $name } czeka na odpowiedź.
    }
web-paused = Przerwa
web-resume = Dalej
web-result-won = Wygrywasz!
web-result-lost = Przegrywasz.
web-result-draw = Remis.
web-result-score = { $high } : { $low }
web-result-winner = Wygrywa { $name }!
web-match-game = Partia { $number } z { $count }
web-match-score = Wynik meczu: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Wygrywasz mecz, { $high }:{ $low }!
        [other] Przegrywasz mecz: wygrywa { $name }, { $high }:{ $low }.
       *[name] Mecz wygrywa { $name }, { $high }:{ $low }!
    }{ $even ->
        [yes] {" "}Przy równym wyniku decyduje ostatnia wygrana partia.
       *[no] {""}
    }
web-match-drawn = Mecz kończy się remisem: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Nowy mecz
web-watching = Oglądasz.
web-watch-next = Do następnej partii
web-rematch = Jeszcze raz
web-rematch-too = Tak, znowu!
web-rematch-waiting = Czekam…
web-to-replay = Powtórka
web-replay = Obejrzyj
web-told-begins = Zaczyna { $name }.
web-act-told-join = { $name } siada do stołu.
web-act-told-ask = { $wish ->
        [draw] { $name } proponuje remis.
        [pause] { $name } prosi o przerwę.
       *[takeback] { $name } chce cofnąć ruch.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } się zgadza.
       *[no] { $name } się nie zgadza.
    }
web-act-told-away = { $name } odchodzi od stołu.
web-act-told-wait = Partia czeka, aż przyjdzie { $name }.
web-act-told-back = { $name } jest przy stole.
web-act-told-resume = { $name } gra dalej.
web-act-told-rematch = { $name } chce zagrać jeszcze raz.

## Quarto

web-board = Plansza
web-tray = Figury do oddania
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, puste
web-hand = { $name } trzyma: { $piece }
web-hand-give = Daj wybraną figurę. Dostanie ją { $name }
web-hand-empty = { $name }: pusta ręka
web-moves = Ruchy
web-no-moves = Jeszcze nie było ruchu.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: to nie rząd { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Wołam
web-call-leave = Jednak nie
web-done = Brak rzędu
web-nothing-full = Przez ostatnią figurę nie przechodzi żaden pełny rząd. Starsze rzędy już się nie liczą.
web-status-place = { $who ->
        [you] Postaw swoją figurę.
        [here] { $name }: postaw figurę.
       *[other] { $name } stawia…
    }
web-status-give = { $who ->
        [you] Wybierz figurę, którą dasz.
        [here] { $name }: wybierz figurę. Dostanie ją { $other }.
       *[other] { $name } wybiera figurę…
    }
web-status-give-sure = Stuknij ją jeszcze raz, żeby ją dać.
web-status-close = { $who ->
        [you] Wszystkie figury stoją. Czy jest rząd?
        [here] { $name }: czy jest rząd?
       *[other] { $name } szuka rzędu…
    }
web-status-thinking = { $name } myśli…
web-status-point-square = Gdzie ją postawisz?
web-status-point-line = Stuknij swój rząd.
web-status-point-sure = Twój rząd: { $line }?
web-status-sending = …
web-status-paused = Przerwa.
web-status-open = Czekamy na drugiego gracza.
web-status-over = Partia jest skończona.
web-told-give = { $name } daje: { $piece }.
web-told-place = { $name } stawia na { $square }.
web-told-call = { $line ->
        [none] { $name } woła Quarto. Jest rząd!
       *[other] { $name } woła Quarto: { $line }. Jest rząd!
    }
web-told-false-call = { $name } woła Quarto, ale to nie rząd.
web-told-done = { $name } nie ma czego wołać.

### Co mówi każdy stół, bez względu na grę.

## Gracze

computer-name = Komputer { $level }

## Odmowy

illegal-game-over = Partia jest skończona.
illegal-seat-empty = Partia zacznie się, gdy oba miejsca będą zajęte.
illegal-paused = W partii jest przerwa.
illegal-waiting = Partia czeka, aż obie osoby będą na miejscu.
illegal-not-paused = W partii nie ma przerwy.
illegal-not-due = Czas jeszcze nie minął.
illegal-too-late = Za późno: czas minął.
illegal-clock-only = To może tylko zegar.
illegal-not-your-turn = To nie twoja kolej: teraz { $seat }.
illegal-still-playing = Partia jeszcze trwa.
illegal-asked-already = To pytanie już padło.
illegal-refused-already = Była odmowa; spytaj ponownie po następnym ruchu.
illegal-asked-otherwise = To pytanie jest już nieaktualne. Odpowiedz na to, które jest teraz.
illegal-questions-used = Liczba twoich pytań w tej partii: { $most }. Więcej pytać nie można.
illegal-pauses-used = Liczba twoich przerw w tej partii: { $most }. O więcej prosić nie można.
illegal-nothing-asked = Nie ma na co odpowiadać.
illegal-nothing-to-take-back = Nie ma ruchu do cofnięcia; tego, co zawołano lub pokazano, cofnąć nie można.
illegal-not-away = Twój przeciwnik jest przy stole.
illegal-clock-decides = Teraz nie możesz żądać wygranej: jeśli przeciwnik nie przyjdzie, rozstrzygnie zegar.
illegal-not-waiting-yourself = To twoja kolej. Możesz żądać wygranej, gdy partia czeka na przeciwnika.
illegal-known-already = To już wiadomo.
illegal-seat-taken = Miejsce { $seat } jest zajęte.
illegal-name-empty = Gracz musi mieć imię.
illegal-lost-too-much = { $lost } ms nie mogło przepaść: minęło tylko { $most } ms.
illegal-out-of-sequence = Zdarzenie { $seq } nie po kolei: następne jest { $expected }.
illegal-before-last-event = Zdarzenie z czasem { $at } nie może być po zdarzeniu z czasem { $last }.
illegal-unknown-act = Stół nie zna takiego działania: { $act }.

## Teksty, których nie da się odczytać

malformed-no-ray = Ray nie jest zainstalowany; instaluje go „pip install fourfold[ray]”.
malformed-ray-form = „{ $address }” to nie adres klastra Ray; potrzebny zapis jak 10.0.0.1:6379 albo local.
malformed-ray-address = Pod adresem „{ $address }” nikt nie odpowiada: { $why }.
malformed-data = Nie da się odczytać części „{ $part }”: { $problem }.
malformed-unknown = Nie da się odczytać części „{ $part }”: „{ $text }” się nie nadaje; możliwe: { $expected }.
malformed-game = Nie ma gry „{ $name }”; są: { $expected }.
malformed-preset = Nie ma zestawu zasad „{ $name }”; są: { $expected }.
malformed-mixed = Pierwszą grą meczu z kilku gier jest { $first }, a nie { $game }.
malformed-no-set-up = Tej gry nie można zacząć w środku: { $game }.
malformed-option = „{ $text }” to nie opcja; potrzebne NAME=VALUE z jedną z nazw: { $expected }.
malformed-option-value = „{ $text }” się nie nadaje; możliwe: { $expected }.
malformed-record-format = To nie jest nasz zapis: ma format „{ $found }”, a potrzebny jest „{ $expected }”.
malformed-record-version = „{ $text }” to nie wersja zasad; potrzebna liczba.
malformed-record-tag = Nieznany znacznik [{ $tag } …]; możliwe są: { $expected }.
malformed-record-tag-value = Znacznik [{ $tag } …]: { $problem }
malformed-record-tag-form = Wiersz { $line }, kolumna { $column }: potrzebny znacznik jak [A "Anna"], w wierszach przed ruchami.
malformed-record-tag-twice = Znacznik [{ $tag } …] stoi tam dwa razy.
malformed-record-token = Wiersz { $line }, kolumna { $column }: nie da się odczytać „{ $token }”; potrzebny ruch.
malformed-record-place = Wiersz { $line }, kolumna { $column }, „{ $token }”: { $problem }
malformed-record-who = Podaj, kto: A:{ $token } albo B:{ $token }.
malformed-record-act = Nie da się odczytać „{ $act } ({ $detail })”; możliwe: { $expected }.
malformed-record-slow = Odczytanie tego zapisu trwa dłużej niż { $limit } s. Skróć go i spróbuj ponownie.
malformed-record-event = Zdarzenie { $event } jest niemożliwe: { $problem }
malformed-record-time = Zdarzenie { $event } jest wcześniejsze niż poprzednie.
malformed-record-outcome = Według zapisu partia skończyła się „{ $said }”, a kończy się „{ $found }”.
malformed-date = „{ $text }” to nie data; potrzebny zapis jak 2026-01-31T18:00:00Z.

## Jak kończą się partie

outcome-resigned = Wygrywa { $winner }: { $loser } poddaje partię.
outcome-absent = Wygrywa { $winner }: { $loser } nie wraca do stołu.
outcome-agreed = Remis za zgodą obu stron.
outcome-time = Wygrywa { $winner }: { $loser } nie ma już czasu.

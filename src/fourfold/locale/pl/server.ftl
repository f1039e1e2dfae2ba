### Co odpowiada serwer.

illegal-not-your-seat = Miejsce { $seat } nie jest twoje.
illegal-not-your-table = Nie siedzisz przy tym stole.
illegal-running-position = To pozycja z partii, którą teraz grasz. Analizuj ją, gdy partia się skończy.
illegal-running-hand = To twoje płytki w partii, którą teraz grasz. Spytaj ponownie, gdy partia się skończy.
illegal-running-duel = To twoje płytki w pojedynku. Spytaj ponownie po oddaniu figury.
illegal-set-up-anybody = W partię z ustawionej pozycji gra się ze znajomym, z komputerem albo we dwoje przy jednym ekranie. Zaproś kogoś albo graj od początku.
illegal-set-up-not-agreed = Ta partia zaczyna się z ustawionej pozycji, a kto ją ustawiał, może znać twoje ukryte płytki. Wyraź zgodę albo poproś o inną partię.
illegal-spectators-watch = Widzowie tylko patrzą.
illegal-foreign-origin = To żądanie przyszło z innej strony.
illegal-old-rules = Tę partię grano według starszych zasad; można ją obejrzeć, ale nie grać dalej.
illegal-no-answer = Nie udało się tego zbadać do końca. Spytaj jeszcze raz.
illegal-unavailable = Baza danych jest teraz niedostępna. Spróbuj ponownie za chwilę.
illegal-only-to-look-at = To zapis: można go oglądać, ale nie grać.
illegal-table-full = W tej partii jest już { $most ->
        [one] { $most } działanie
        [few] { $most } działania
       *[many] { $most } działań
    }, więcej jeden stół nie pomieści. Poddaj się albo zacznij nową partię.
illegal-too-many = Za dużo naraz. Spróbuj ponownie za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.

malformed-no-review = Tej gry nie można jeszcze omawiać: { $game }; na razie tylko quarto.
malformed-name = Imię musi mieć choć jedną literę.
malformed-level = Nie ma poziomu „{ $level }”; są: { $expected }.
malformed-table = Nie ma stołu „{ $id }”.
malformed-stored = Ta wersja Fourfold nie może odczytać całej partii. Nic nie ginie. { $problem }
malformed-invitation = To zaproszenie prowadzi donikąd.
malformed-link = Ten link został już użyty albo jest za stary.
malformed-address = Pod adresem { $path } nic nie ma.
malformed-too-long = To za długie: czyta się najwyżej { $most } bajtów.
malformed-content-type = Treść musi być typu application/json.
malformed-hello = Najpierw potrzebne jest „hello”.
malformed-protocol = Ta strona jest nieaktualna. Wczytaj ją ponownie.

## Zadania i pojedynki

illegal-duel-taken = W tym pojedynku są już dwie osoby.
illegal-duel-not-begun = Twoje budowanie w tym pojedynku jeszcze się nie zaczęło.
illegal-duel-too-late = Twój czas w tym pojedynku minął.
malformed-duel = Nie ma pojedynku „{ $id }”.
malformed-pentaraduga-not-given = Tej płytki nie ma wśród danych: { $tile }.

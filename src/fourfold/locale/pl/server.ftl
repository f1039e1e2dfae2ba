### Co odpowiada serwer.

illegal-not-your-seat = Miejsce { $seat } nie jest twoje.
illegal-not-your-table = Nie siedzisz przy tym stole.
illegal-spectators-watch = Widzowie tylko patrzą.
illegal-foreign-origin = To żądanie przyszło z innej strony.
illegal-old-rules = Tę partię grano według starszych zasad; można ją obejrzeć, ale nie grać dalej.
illegal-no-answer = Nie udało się tego zbadać do końca. Spytaj jeszcze raz.
illegal-unavailable = Baza danych jest teraz niedostępna. Spróbuj ponownie za chwilę.
illegal-only-to-look-at = To zapis: można go oglądać, ale nie grać.
illegal-too-many = Za dużo naraz. Spróbuj ponownie za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.

malformed-no-review = Tej gry nie można jeszcze omawiać: { $game }; na razie tylko quarto.
malformed-name = Imię musi mieć choć jedną literę.
malformed-level = Nie ma poziomu „{ $level }”; są: { $expected }.
malformed-table = Nie ma stołu „{ $id }”.
malformed-invitation = To zaproszenie prowadzi donikąd.
malformed-link = Ten link został już użyty albo jest za stary.
malformed-address = Pod adresem { $path } nic nie ma.
malformed-too-long = To za długie: czyta się najwyżej { $most } bajtów.
malformed-content-type = Treść musi być typu application/json.
malformed-hello = Najpierw potrzebne jest „hello”, i to tylko raz.
malformed-protocol = Strona używa wersji { $version } protokołu, a serwer wersji { $ours }. Wczytaj stronę ponownie.

## Zadania i pojedynki

illegal-duel-taken = W tym pojedynku są już dwie osoby.
illegal-duel-not-begun = Twoje budowanie w tym pojedynku jeszcze się nie zaczęło.
illegal-duel-too-late = Twój czas w tym pojedynku minął.
malformed-duel = Nie ma pojedynku „{ $id }”.
malformed-pentaraduga-not-given = Tej płytki nie ma wśród danych: { $tile }.

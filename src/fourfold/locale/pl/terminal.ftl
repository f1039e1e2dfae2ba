### Gra w terminalu.

terminal-title = Fourfold · Quarto
terminal-welcome = Szesnaście figur, każda jasna lub ciemna, wysoka lub niska, okrągła lub kwadratowa, z otworem lub bez. Stawiasz figurę, którą daje ci przeciwnik, a potem wybierasz następną dla niego. Cztery w rzędzie z czymś wspólnym wygrywają – ale tylko, jeśli zawołasz.

## Imiona, gdy nikt ich nie podał

terminal-person-a = Gracz A
terminal-person-b = Gracz B
terminal-person = Gracz

## Początek

terminal-choose-opponent = Kto gra?
terminal-resume = Dokończ rozpoczętą partię
terminal-opponent-computer = Przeciw komputerowi
terminal-opponent-person = Dwie osoby przy tej klawiaturze
terminal-choose-level = Jak silny ma być komputer?
terminal-choose-rules = Według jakich zasad?
terminal-start-keys = ↑ ↓ wybór   Enter dalej   Esc wstecz lub wyjście   ? jak grać
terminal-go-on = Jest niedokończona partia. Chcesz ją dokończyć?
terminal-too-small = Stół potrzebuje 80 × 24 znaków. Powiększ okno.

## Co robić

terminal-to-give = { $name }: wybierz figurę, którą dostanie { $other }: { $piece }?
terminal-to-place = { $name }: postaw figurę: { $piece }.
terminal-to-close = { $name }: wszystkie figury stoją. Zawołaj QUARTO! albo powiedz, że rzędu nie ma.
terminal-thinking = { $name } myśli…
terminal-pointing = Czy to twój rząd, { $line }?
terminal-nothing-full = Przez ostatnią figurę nie przechodzi żaden pełny rząd; starsze już się nie liczą.
terminal-false-call = { $name } woła, ale to nie rząd.
terminal-undone = Cofnięte.
terminal-hand = { $name } trzyma
terminal-call-where = Przejdź na pole, które domknie twój rząd, i zawołaj.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Nikt nie zauważył: { $lines }.

## Pytania

terminal-resign = { $name }: naprawdę się poddajesz?
terminal-draw = { $other }: { $name } proponuje remis. Zgoda?
terminal-draw-declined = { $name } gra dalej.
terminal-leave = Zostawić tę partię i zacząć inną?

## Pliki

terminal-written = Zapis jest w { $path }.
terminal-not-written = Nie udało się zapisać { $path }: { $why }.
terminal-set-aside = Niedokończona partia jest w { $path }.
terminal-not-saved = Nie udało się zachować partii w { $path }: { $why }.
malformed-opponent = „{ $text }” to nie przeciwnik; potrzebny człowiek (person) albo poziom komputera, jeden z: { $expected }.
malformed-save-data = To nie jest zachowana partia: { $problem }.
malformed-save-format = To nie jest nasza zachowana partia: ma format „{ $found }”, a potrzebny jest „{ $expected }”.

## Klawisze

terminal-key-yes = y: tak
terminal-key-no = n: nie
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: cofnij
terminal-key-help = ?: pomoc
terminal-key-quit = Ctrl-Q: koniec
terminal-key-go-on = p: dalej
terminal-key-give-choose = ←↑↓→ 0–f: wybór
terminal-key-give-enter = Enter: daj
terminal-key-place-choose = ←↑↓→ a1: wybór
terminal-key-place-enter = Enter: postaw
terminal-key-close-enter = Enter: brak rzędu
terminal-key-pointing-choose = ←↑↓→: inny rząd
terminal-key-pointing-enter = Enter: zawołaj
terminal-key-pointing-escape = Esc: jednak nie
terminal-key-over-enter = Enter: nowa partia
terminal-key-over-w = w: zapisz partię

## Pomoc

terminal-help-turn = Postaw figurę, którą trzymasz, na wolnym polu: strzałki lub b2, potem Enter; albo kliknij. Potem wybierz figurę dla przeciwnika: strzałki lub jej cyfra, potem Enter; albo kliknij.
terminal-help-line = Cztery w poziomie, w pionie lub po przekątnej, które mają { $shared ->
        [1] wspólną cechę
        [one] { $shared } wspólną cechę
        [few] { $shared } wspólne cechy
       *[many] { $shared } wspólnych cech
    }, to rząd.
terminal-help-features = Liczy się tylko to: { $features }.
terminal-help-squares = Cztery w kwadracie 2×2 też.
terminal-help-auto = Rząd wygrywa od razu.
terminal-help-call-after = Rząd wygrywa tylko, gdy go zgłosisz (q), zaraz po jego domknięciu.
terminal-help-call-before = Rząd wygrywa tylko, gdy zawołasz (q) przed postawieniem: przejdź na pole, które go domknie, i zawołaj.
terminal-help-late-opponent = Co przeoczysz, może zgłosić przeciwnik, gdy dostanie figurę; potem przepada.
terminal-help-late-either = Co przeoczysz, może zgłosić każdy (q, a dający figurę Q), póki nie stanie następna; potem przepada.
terminal-help-late-none = Co przeoczysz, przepada.
terminal-help-false-refuse = Wołać możesz raz na turę, więc spójrz dwa razy.
terminal-help-false-forfeit = Fałszywy alarm przegrywa partię, więc spójrz dwa razy.
terminal-help-time = Na ruch masz najwyżej { $seconds } s.
terminal-help-pieces = Wysokie figury mają trzy wiersze, okrągłe zaokrąglone boki; ciemne są wypełnione, te z otworem mają na górze ○. Kropka oznacza ostatnią figurę. Litery: L jasna, D ciemna, R okrągła, Q kwadratowa, T wysoka, S niska, F bez otworu, H z otworem.
terminal-help-keys =
    q lub !  zawołaj QUARTO!   u  cofnij             =  zaproponuj remis
    n        nowa partia       r  poddaj partię      p  przerwa, dalej
    Ctrl-Q   koniec            w  zapisz partię      Esc  zamknij to

    Niedokończona partia zostaje zachowana, gdy wychodzisz.

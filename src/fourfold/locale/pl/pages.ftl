### Strony obok stołu: powtórka, zasady, ustawianie.

web-title-replay = Powtórka · Fourfold
web-title-rules = Jak grać · Fourfold
web-title-setup = Ustawianie · Fourfold
web-title-analysis = Analiza · Fourfold
web-title-review = Omówienie · Fourfold
web-title-levels = Poziomy komputera · Fourfold

## Powtórka

web-replay-of = { $a } i { $b }
web-replay-opening = Wczytuję partię…
web-replay-result-draw = Remis
web-replay-result-winner = Wygrywa { $name }
web-replay-result-none = Jeszcze trwa
web-replay-step = Krok { $step } z { $last }
web-replay-steps = Kroki partii
web-replay-walk = Przejdź przez partię
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-forward = Krok naprzód
web-replay-last = Na koniec
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-began = { $name } zaczyna i wybiera pierwszą figurę.
web-replay-began-holding = { $name } zaczyna z figurą w ręce.
web-replay-told-resign = { $name } poddaje partię.
web-replay-told-claim = { $name } żąda wygranej: drugiej strony wciąż nie ma.
web-replay-told-time-up = Czas minął.
web-replay-told-wait = Partia czeka na gracza.
web-replay-told-away = Kogoś nie ma przy stole.
web-replay-told-back = Wszyscy są z powrotem.
web-replay-told-resumed = Partia była przerwana i toczy się dalej.
web-replay-told-takeback = { $name } się zgadza i ruch jest cofnięty.
web-replay-told-word = { $right ->
        [yes] { $name } woła Quarto. Jest rząd!
       *[no] { $name } woła Quarto, ale rzędu nie ma.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = Trzyma ją { $name }.
web-replay-hand-empty = Nikt nie trzyma figury.
web-replay-rest = Pozostałe figury
web-replay-missed = { $count ->
        [1] Przeoczone: { $lines } to rząd, a nikt nie zawołał.
       *[other] Przeoczone: { $lines } to rzędy, a nikt nie zawołał.
    }
web-replay-missed-some = { $count ->
        [1] W tej partii przeoczono jeden rząd.
       *[other] W tej partii przeoczono rząd { $count } razy.
    }
web-replay-missed-none = Żadnego rzędu nie przeoczono.
web-replay-missed-show = Pokaż
web-replay-missed-next = Pokaż następny
web-replay-moves = Ruchy
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, cofnięte
web-replay-move-missed = { $move }, przeoczony rząd
web-replay-entry-start = Początek
web-replay-entry-resign = { $name } poddaje się
web-replay-entry-claim = { $name } żąda wygranej
web-replay-entry-time = Czas minął
web-replay-entry-done = { $name }: nie ma czego wołać
web-replay-entry-agreed = Remis za zgodą
web-replay-share = Udostępnij tę partię
web-replay-link = Kopiuj link
web-replay-link-copied = Link skopiowany. Otwiera partię na tym kroku.
web-replay-link-text = Partia gry { $game }:
web-replay-save = Zapisz…
web-replay-save-title = Zapisz tę partię
web-replay-save-picture = Obrazek
web-replay-save-picture-hint = Jak to stoi na końcu.
web-replay-save-svg = Jako SVG
web-replay-save-png = Jako PNG
web-replay-save-record = Zapis
web-replay-save-record-hint = Każdy ruch: na pamiątkę albo do ponownego otwarcia tutaj.
web-replay-save-text = Do czytania
web-replay-save-json = Dla programów
web-replay-save-failed = Nie udało się zrobić obrazka.
web-replay-on = Graj stąd dalej
web-replay-on-title = Graj dalej od kroku { $step }
web-replay-on-hint = Nowy stół z tą pozycją. Rzędy, które już są pełne, przestają się liczyć; liczą się tylko nowe.
web-replay-on-over = Tu nie ma już nic do grania.
web-replay-on-side = Grasz jako
web-replay-on-computer = Przeciw komputerowi
web-replay-on-here = Dwie osoby tutaj
web-replay-on-friend = Ze znajomym (link)
web-replay-to-table = Do stołu
web-replay-opened = Powtórki otwarte na tym urządzeniu
web-replay-opened-hint = Otwierają się też bez połączenia.

## Jak grać

web-rulebook-title = Jak grać w Quarto
web-rulebook-lead = Dwie osoby, szesnaście figur, jedna plansza. Trzy minuty i wiesz wszystko.
web-rulebook-play = Zagraj teraz
web-rulebook-print = Drukuj tę stronę
web-rulebook-pieces = Figury
web-rulebook-pieces-text = Każda z szesnastu figur występuje raz. Figura jest jasna lub ciemna, okrągła lub kwadratowa, wysoka lub niska, z otworem lub bez. Nie należą do nikogo: obie strony grają wszystkimi.
web-rulebook-all = Wszystkie szesnaście figur
web-rulebook-pair-colour = jasna lub ciemna
web-rulebook-pair-shape = okrągła lub kwadratowa
web-rulebook-pair-height = wysoka lub niska
web-rulebook-pair-top = bez otworu lub z otworem
web-rulebook-turn = Tura: postaw, potem daj
web-rulebook-turn-text = Swojej figury nigdy nie wybierasz. Daje ci ją przeciwnik, a ty stawiasz ją na dowolnym wolnym polu. Potem wybierasz figurę, którą musi postawić przeciwnik.
web-rulebook-turn-1 = Dostajesz figurę.
web-rulebook-turn-2 = Stawiasz ją na wolnym polu.
web-rulebook-turn-3 = Wybierasz figurę i ją oddajesz.
web-rulebook-turn-board = Plansza z czterema figurami; nowa stoi na c2.
web-rulebook-line = Co wygrywa
web-rulebook-line-text = Cztery figury w poziomie, w pionie lub na długiej przekątnej, które mają jedną wspólną cechę, to rząd: wszystkie ciemne, wszystkie z otworem, wszystkie niskie… Kto je postawił, nie ma znaczenia.
web-rulebook-line-hollow = Wszystkie cztery na przekątnej mają otwór. Nic więcej nie jest wspólne i nie musi.
web-rulebook-line-tall = Wszystkie cztery w kolumnie są wysokie.
web-rulebook-line-none = Wiersz jest pełny, a rzędu nie ma: te cztery nie mają nic wspólnego.
web-rulebook-quiz = Czy te cztery tworzą rząd?
web-rulebook-quiz-text = Co mają wspólnego wszystkie cztery? Dobrych odpowiedzi może być więcej; wystarczy jedna.
web-rulebook-quiz-number = { $number } z { $count }
web-rulebook-quiz-group = Cztery figury, { $number } z { $count }
web-rulebook-quiz-what = Wspólne jest
web-rulebook-quiz-colour = Kolor
web-rulebook-quiz-shape = Kształt
web-rulebook-quiz-height = Wysokość
web-rulebook-quiz-top = Otwór
web-rulebook-quiz-nothing = Nic
web-rulebook-quiz-right = Tak. { $why }
web-rulebook-quiz-wrong = Niezupełnie. { $why }
web-rulebook-quiz-wait = Wybierz i zobacz.
web-rulebook-quiz-next = Następne
web-rulebook-quiz-again = Od początku
web-rulebook-quiz-score = Na pierwszy rzut oka: { $right } z { $count }.
web-rulebook-quiz-why-dark = Wszystkie cztery są ciemne, mniejsza o resztę. Rząd.
web-rulebook-quiz-why-hollow = Wszystkie cztery mają otwór. Kolory, kształty i wysokości są różne, ale jedna cecha wystarczy.
web-rulebook-quiz-why-none-near = Trzy są okrągłe, trzy wysokie, trzy jasne. Trzy to za mało: nie ma rzędu.
web-rulebook-quiz-why-square-short = Wszystkie cztery są kwadratowe i wszystkie cztery niskie. Dwa powody naraz, a rząd i tak jeden.
web-rulebook-quiz-why-none-two = Wszystkiego po dwie: nie ma rzędu.
web-rulebook-quiz-why-solid = Żadna nie ma otworu. Brak otworu to też wspólna cecha. Rząd.
web-rulebook-give = Którą figurę możesz dać?
web-rulebook-give-text = Figura postawiona, pora dać następną. Dwóm wierszom brakuje do rzędu jednej figury. Znajdź taką, która nie domknie żadnego.
web-rulebook-give-board = W wierszu 4 stoją trzy ciemne figury, w wierszu 1 trzy z otworem.
web-rulebook-give-pieces = Figury do oddania
web-rulebook-give-wait = Stuknij figurę.
web-rulebook-give-safe = Bezpieczna: jest jasna i bez otworu, więc nie domyka żadnego wiersza.
web-rulebook-give-dark = Przeciwnik stawia ją na d4: cztery ciemne figury. Przegrana!
web-rulebook-give-hollow = Przeciwnik stawia ją na d1: cztery figury z otworem. Przegrana!
web-rulebook-give-both = Ciemna i z otworem: przeciwnik może wybrać d4 albo d1. Przegrana!
web-rulebook-call = Trzeba to powiedzieć
web-rulebook-call-text = Sam rząd niczego nie wygrywa. Ktoś musi go zobaczyć, zawołać „Quarto!” i wskazać go. Przeoczony rząd może zabrać druga strona.
web-rulebook-call-1 = Twoja figura stoi
web-rulebook-call-1-who = Możesz zawołać, zanim dasz następną.
web-rulebook-call-2 = Następna podana
web-rulebook-call-2-who = Teraz przeciwnik może zgłosić to, co ci umknęło, zanim postawi.
web-rulebook-call-3 = Następna figura stoi
web-rulebook-call-3-who = Stary rząd przepadł na dobre. Liczą się tylko rzędy przez nową figurę.
web-rulebook-call-false = Zawołane, a rzędu nie ma? Wszyscy to słyszą i nic więcej się nie dzieje. Możesz to zrobić raz na turę, więc patrz dobrze.
web-rulebook-call-end = Gdy stoi wszystkie szesnaście figur, każde z was może zawołać jeszcze raz; potem jest remis.
web-rulebook-call-page = Strona nigdy nie podpowiada, czy jest rząd. Na tym polega gra.
web-rulebook-variants = Inne sposoby gry
web-rulebook-variants-text = Wybierasz je na pierwszej stronie, pod przyciskiem gry. Każdą zasadę można też zmienić osobno.
web-rulebook-block = Cztery sąsiednie w kwadracie
web-rulebook-block-board = W grze dla zaawansowanych te cztery, wszystkie jasne, to też rząd.
web-rulebook-ready = Gramy?

## Ustawianie

web-setup-title = Ustaw pozycję
web-setup-lead = Stuknij figurę, potem pole. Stuknij figurę na planszy, żeby ją przestawić albo zdjąć.
web-setup-board = Plansza do ustawienia
web-setup-hand-none = Nikt nie trzyma figury. Stuknij figurę, potem tutaj.
web-setup-hand-is = W ręce: { $piece }
web-setup-hand-put = Weź do ręki: { $piece }
web-setup-pieces = Nieużyte figury
web-setup-off = Zdejmij
web-setup-clear = Wyczyść
web-setup-status-empty = Wybierz figurę.
web-setup-status-lifted = { $piece }: dokąd?
web-setup-status-count = { $count ->
        [one] Na planszy jest jedna figura.
        [few] Na planszy są { $count } figury.
       *[many] Na planszy jest { $count } figur.
    }
web-setup-put = { $square }: { $piece }.
web-setup-taken = Zdjęta: { $piece }.
web-setup-handed = W ręce: { $piece }.
web-setup-position = Jako tekst
web-setup-position-hint = Skopiuj ją albo wklej swoją: wiersze od 4 do 1, potem figura w ręce.
web-setup-not-position = To nie pozycja. Pozycja wygląda tak: { $example }
web-setup-piece-twice = Figura { $piece } jest tam dwa razy.
web-setup-record-pasted = To zapis. Jest niżej; tam go otwórz.
web-setup-start = Zacznij stąd
web-setup-start-title = Zagraj
web-setup-with = Z kim
web-setup-with-bot = Komputer
web-setup-with-friend = Znajomy
web-setup-with-here = Tutaj
web-setup-turn = { $holding ->
        [yes] Figurę stawia
       *[no] Następną figurę daje
    }
web-setup-turn-lot = los
web-setup-turn-you = ja
web-setup-turn-other = druga strona
web-setup-turn-first = gracz 1
web-setup-turn-second = gracz 2
web-setup-record-title = Obejrzyj zapis
web-setup-record-lead = Wklej zapis albo wybierz plik i oglądaj partię krok po kroku.
web-setup-record = Zapis
web-setup-record-file = Wybierz plik
web-setup-record-open = Obejrzyj
web-setup-record-big = Ten plik jest za duży jak na zapis.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Ustaw pozycję

## Odsyłacze do analizy, omówienia i poziomów

web-analysis-link = Analizuj pozycję
web-setup-analyse = Analizuj
web-review-link = Omówienie
web-levels-link = Czego się spodziewać po każdym poziomie

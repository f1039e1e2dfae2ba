### Pentaraduga.

## Teksty, których nie da się odczytać

malformed-pentaraduga-tile = „{ $text }” to nie płytka; potrzebne kolory lewy, duży, prawy, gdzie małe są sąsiadami dużego, na przykład oRo albo oRv.
malformed-pentaraduga-tile-twice = Płytka { $tile } jest tam dwa razy.
malformed-pentaraduga-direction = „{ $text }” to nie kierunek; potrzebne В П Н Л albo U R D L.
malformed-pentaraduga-placement = „{ $text }” to nie miejsce; potrzebne płytka, kierunek i lewa dolna kratka, na przykład oRoU@0,0.
malformed-pentaraduga-too-many = Za dużo płytek: { $count }; może być najwyżej { $most }.
malformed-pentaraduga-no-tiles = Nie ma płytek; potrzebny zestaw jak oRo rOr yOr.
malformed-pentaraduga-goal = „{ $text }” to nie cel; możliwe: { $expected }.
malformed-pentaraduga-problem = „{ $text }” to nie zadanie; potrzebny rodzaj ({ $expected }) albo oznaczenie jak squares-3 lub squares-0000002a.
malformed-pentaraduga-count-frames = Najlepszych ramek nie da się policzyć: płytki do nich wybiera się dowolnie.
malformed-pentaraduga-match = Mecz ma co najmniej jedną partię co najmniej jednej gry.
malformed-pentaraduga-overlap = { $placement } i { $other } leżałyby jedna na drugiej.
malformed-pentaraduga-notation = „{ $word }” to nie płytka z miejscem; potrzebne płytka, kierunek jej wierzchołka, litery miejsca najwyższego, skrajnego prawego, najniższego lub skrajnego lewego i płytki, których dotyka, na przykład rOrLL, rOrRyOr albo rOrLL.
malformed-pentaraduga-several = „{ $word }” ma kilka miejsc: { $places }.
malformed-pentaraduga-nowhere = „{ $word }” nigdzie nie pasuje{ $count ->
        [0] .
       *[other] ; { $tile } pasuje tutaj: { $places }.
    }
malformed-pentaraduga-remark = „{ $word }” nie dotyka „{ $other }”.
malformed-pentaraduga-ending = „{ $word }” to nie inne zakończenie; powinno zaczynać się płytką z pierwszego albo być literami ostatniej płytki.
malformed-pentaraduga-at = Płytka { $number }: { $problem }
malformed-pentaraduga-word = „{ $text }” to nie ruch; potrzebne płytki z miejscami jak oRoU@0,0 albo jedno z: { $expected }.
malformed-pentaraduga-bare-word = Podaj w nawiasie po „{ $word }”, czego to dotyczy.
malformed-pentaraduga-deal-text = „{ $text }” to nie rozdanie; trzeba podać, kto zaczyna, i płytki obu graczy, na przykład „A: oRo rOr / yOr yOy”, a po kolejnej kresce ewentualnie losy.
malformed-pentaraduga-deal = Rozdanie to wszystkie płytki ({ $count }), każda raz, po połowie dla każdego gracza.
malformed-census-name = Nie ma spisu „{ $name }”; są: { $expected }.
malformed-census-file = { $path } to nie certyfikat; potrzebne skompresowane wiersze tekstu.
malformed-census-other = { $path } to nie certyfikat „{ $expected }”, lecz „{ $name }”.
malformed-census-line = „{ $line }” to nie wpis; potrzebne zestaw, ile jest takich samych, ile są warte i miejsca figury, na przykład „000090 2 1 rOrU@0,0 yOyD@0,-1”.
malformed-census-entry = Wpis { $number }: { $problem }
malformed-census-twice = Zestaw { $hand } jest tam dwa razy.
malformed-census-hand = Zestaw { $hand } nie należy do tego spisu.
malformed-census-hands = Podana liczba takich zestawów to { $hands }, a jest ich { $expected }.
malformed-census-tiles = Figura jest z { $tiles }; zestaw to { $hand }.
malformed-census-value = Według wpisu figura jest warta { $value }, a naprawdę { $counted }.
malformed-census-best = Według wpisu najlepszy wynik to { $value }, a szukanie znalazło { $found }: { $places }.
malformed-census-missing = Brakuje zestawu { $hand }.
malformed-census-total = Wpisy obejmują tyle zestawów: { $total }; a jest ich { $expected }.

## Odmowy

illegal-pentaraduga-not-in-hand = Nie masz na ręce płytki „{ $tile }”.
illegal-pentaraduga-stock-empty = Nie ma już czego wziąć.
illegal-pentaraduga-covered = Płytka „{ $tile }” leżałaby na innej.
illegal-pentaraduga-apart = Płytka „{ $tile }” musi bokiem dotykać figury.
illegal-pentaraduga-clash = Płytka „{ $tile }” tu nie pasuje: kolory są różne.
illegal-pentaraduga-rough = Płytka „{ $tile }” tu nie pasuje: przekątne nie schodzą się końcami.
illegal-pentaraduga-not-full = Płytka „{ $tile }” nie tworzy tu kwadratu, a potrzebna jest pełna.
illegal-pentaraduga-no-protest = Przy tym stole sędziuje komputer; co niezgodne z zasadami, to odrzuca.
illegal-pentaraduga-nothing-wrong = Nie ma przeciw czemu protestować.
illegal-pentaraduga-no-such-act = Teraz nie można: „{ $act }”.

## Obrazki dla tych, którzy ich nie widzą

pentaraduga-picture = { $tiles ->
    [0] Brak płytek
   *[other] Figura, liczba płytek: { $tiles }, { $squares ->
        [0] bez kwadratów
        [one] { $squares } kwadrat
        [few] { $squares } kwadraty
       *[many] { $squares } kwadratów
    }
}
pentaraduga-picture-tile = Płytka { $tile }: { $left }, duży { $big }, { $right }
pentaraduga-colour-red = czerwony
pentaraduga-colour-orange = pomarańczowy
pentaraduga-colour-yellow = żółty
pentaraduga-colour-green = zielony
pentaraduga-colour-blue = niebieski
pentaraduga-colour-violet = fioletowy

## Za zasłonką: Kwadraty, Kwados, Ramki

illegal-pentaraduga-arrangement = Płytki nie mogą tak leżeć. { $problem }
illegal-pentaraduga-too-fast = W ciągu sekundy płytki zmieniły układ już { $most } razy; poczekaj chwilę i wyślij, jak leżą.
illegal-pentaraduga-stopped = Pierwsze „stop”: { $seat }. Teraz buduje już tylko druga strona i nic się nie wymienia.
illegal-pentaraduga-nobody-stopped = Nikt jeszcze nie powiedział „stop”; dopiero potem zapisuje się i porównuje wyniki.
illegal-pentaraduga-exchanging = Trwa wymiana: nie można powiedzieć „stop”, póki { $seat } też nie odłoży płytki.
illegal-pentaraduga-exchanged = W partii jest jedna wymiana i już się odbyła.
illegal-pentaraduga-dropped = Twoja płytka już odłożona; teraz swoją odkłada { $seat }.
illegal-pentaraduga-no-figure = Takiego wyniku nie można zapisać: płytki muszą tworzyć jedną figurę, a w grach Kwadraty i Kwados potrzebne są wszystkie.
illegal-pentaraduga-always-checked = Tu nikt się nie poddaje: figury zawsze się porównuje.
illegal-pentaraduga-begin-first = Najpierw powiedz, że zaczynasz: odtąd biegnie twój czas.
illegal-pentaraduga-choose-first = Najpierw { $seat } musi wybrać, czyja figura będzie rozbudowana.
illegal-pentaraduga-original-moved = Płytka „{ $tile }” należy do rozbudowywanej figury i zostaje na miejscu.
## Gry z własnymi figurami

illegal-pentaraduga-count = Tutaj kładziesz naraz { $expected ->
    [one] jedną płytkę
    [few] { $expected } płytki
   *[many] { $expected } płytek
}.
illegal-pentaraduga-not-double = Płytka „{ $tile }” dotyka tu tylko jednej płytki, a musi dwóch.
illegal-pentaraduga-no-corner = Płytka „{ $tile }” nie tworzy tu narożnika: jej krótki bok musi stać przy końcu długiego.
illegal-pentaraduga-no-ring = Te płytki nie tworzą kręgu: krąg to cztery płytki wokół pustej kratki.
illegal-pentaraduga-wait = Musisz poczekać: teraz gra { $seat }.
illegal-pentaraduga-stocks-left = Wszystkie płytki oddaje się dopiero wtedy, gdy oba zapasy są puste.
illegal-pentaraduga-hand-full = Liczba twoich płytek: { $count }; dobiera się tylko wtedy, gdy jest ich mniej.
illegal-pentaraduga-no-prize = Nie masz nagrody do wzięcia: należy się za płytki położone z rzędu bez dobierania ({ $count }), których twój zapas nie może zastąpić, gdy w zapasie przeciwnika jest płytka.
illegal-pentaraduga-prize-first = Twój ruch już był: weź nagrodę albo spasuj.
illegal-pentaraduga-kept = Pierwsza płytka twojego zapasu czeka jako nagroda. Dostaje ją { $seat }.
illegal-pentaraduga-no-wait = Nie musisz teraz czekać na przeciwnika.
illegal-pentaraduga-hurried = Minuta już biegnie.
illegal-pentaraduga-no-such-move = Ruch to płytka z ręki, płytka stojąca w figurze albo najpierw jedna, potem druga.
illegal-pentaraduga-not-twice-full = Płytka „{ $tile }” musi tu utworzyć dwa kwadraty: tam, gdzie stoi, jest już pełna.
illegal-pentaraduga-untouched = Płytka „{ $tile }” musi dotykać tej, którą właśnie kładziesz.
illegal-pentaraduga-same-place = Płytka „{ $tile }” już tu stoi.
illegal-pentaraduga-splits = Bez płytki „{ $tile }” jej figura by się rozpadła.
illegal-pentaraduga-stock-left = Pasować możesz tylko z pustym zapasem; zagraj albo wymień płytkę.
illegal-pentaraduga-hand-empty = Nie masz na ręce żadnej płytki.
illegal-pentaraduga-no-full-prize = Nie masz nagrody do wzięcia: należy się za ostatnią płytkę położoną jako pełna.
illegal-pentaraduga-only-complex = Teraz kolej ma { $seat }; wejść pomiędzy można tylko ruchem złożonym.
illegal-pentaraduga-shielded = { $seat } ma ruch, którego nie można przejąć.
illegal-pentaraduga-claimed = { $what ->
    [move] Twój ruch już się zaczął: połóż płytkę z ręki.
    [exchange] Twoja wymiana już się zaczęła: wymień płytkę albo weź jedną.
   *[take] Twoje zabieranie już się zaczęło: zabierz płytkę.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } wymienia płytkę; poczekaj na koniec.
    [take] { $seat } zabiera płytkę; poczekaj na koniec.
   *[move] { $seat } wykonuje ruch; poczekaj na koniec.
}
## Łupy i Zasięg

illegal-pentaraduga-barred = Twoje zgłoszenie przepadło; teraz pierwszy działa przeciwnik.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Teraz nie można zgłosić wymiany.
    [move] Teraz nie można zgłosić ruchu.
   *[take] W tej grze zgłasza się tylko ruch albo wymianę.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Póki idą pełne, płytek się nie wymienia.
    [start] Przed ułożeniem początku płytek się nie wymienia.
    [replay] W dogrywce płytek się nie wymienia.
   *[other] Teraz nie można wymieniać płytek.
}
illegal-pentaraduga-no-take = Wziąć bez oddawania możesz tylko z jedną płytką na ręce i pustym zapasem.
illegal-pentaraduga-must-exchange = Pasować możesz tylko, gdy zapas przeciwnika jest pusty; połóż płytkę albo wymień.
illegal-pentaraduga-start-more = { $laid ->
    [one] Jedna płytka to
    [few] { $laid } płytki to
   *[many] { $laid } płytek to
} za mało na figurę początkową.
illegal-pentaraduga-start-claims = Płytki „{ $tile }” nie można tu położyć: figura początkowa zaczyna się na środku, a dwie płytki jednego gracza się dotykają.
illegal-pentaraduga-start-reach = Płytki „{ $tile }” nie można tu położyć: płytka otrzymana od przeciwnika leży przy linii po jego stronie, nie żółtym do linii, a jedna z twoich dotyka jej po twojej stronie.
illegal-pentaraduga-start-reach-plus = Płytki „{ $tile }” nie można tu położyć: figura początkowa zaczyna się tuż nad linią i ma po dwie płytki z każdej strony.
illegal-pentaraduga-not-yellow = Płytka „{ $tile }” nie ma żółtego; oddaj taką, która ma, albo wymień.
illegal-pentaraduga-full-elsewhere = Płytka „{ $tile }” może być pełna gdzie indziej, więc tam musi leżeć.
illegal-pentaraduga-intercept-full = To nie twoja kolej: przejąć ruch możesz tylko pełną płytką, a „{ $tile }” nie tworzy tu kwadratu.

## Partie szkoleniowe

malformed-training-file = To nie zapis partii szkoleniowej; potrzebny obiekt albo obiekt z listą „records”.
malformed-training-game = „{ $name }” (płytek: { $set }) to nie gra Pentaradugi; potrzebna nazwa z książki albo jedna z: { $expected }.
malformed-training-deal = Ręce, zapasy i figury przed pierwszym zdarzeniem to razem wszystkie płytki ({ $count }), każda raz.
malformed-training-prefigures = Figury przed pierwszym zdarzeniem muszą być bez usterek, a w grze z własnymi figurami należeć do A albo B.
malformed-training-key = Brakuje „{ $key }”.
malformed-training-type = „{ $type }” to nie zdarzenie tej gry albo nie teraz.
malformed-training-number = Ruch { $number } nie może być następny ({ $seat }): A ma numery nieparzyste, B parzyste, a ostatni był { $last }.
malformed-training-figure = Nie ma figury „{ $name }”; są: { $expected }.
malformed-training-untaken = { $seat } musi jeszcze wziąć: { $tiles }.
malformed-training-unfinished = Zapis się kończy, a partia jeszcze nie.
malformed-training-remark = Uwaga musi być obiektem.
malformed-training-remark-late = Uwaga odnosi się do chwili po zdarzeniu { $at }, a zdarzeń jest tylko { $count }.
malformed-training-differs = { $what ->
    [hand] Ręka po rozdaniu
    [tiles] Płytki dobrane lub wzięte
    [refusal] Rodzaj pasu
    [start] Początek figury
    [source] Skąd jest płytka
    [owner] Czyja była płytka
    [figure] Figura
    [mark] Czy tworzy kwadrat
    [reach] Sięgnięcie
    [finish] Zakończenie
    [intercept] Przejęcie
    [give] Oddane płytki
    [give_to] Płytka na końcu zapasu
    [take_from] Płytka na początku zapasu
    [take] Nazwa działania
    [stage] Etap wymiany wszystkiego
    [collect] Płytki wzięte z wymiany
    [squares] Kwadraty
    [violations] Naruszenia
    [count_all] Miejsca płytki
    [count_full] Miejsca, gdzie płytka jest pełna
    [count_double] Miejsca, gdzie płytka jest podwójna
    [has_full] Czy płytka może być pełna
    [count] Narożniki
    [left] Pozostałe płytki
    [points] Punkty
    [score] Wynik
   *[other] { $what }
}: w zapisie jest { $said }, a według zasad { $found }.

## Jak kończą się partie

outcome-played = Wszystkie ruchy wykonane, punkty policzone.
outcome-checked = Obie figury porównane.
outcome-checked-even = Obie figury są warte tyle samo: wygrywa, kto był szybszy.
outcome-extended = Rozbudowana figura policzona.
outcome-surrendered = { $loser } poddaje się i nie widzi drugiej figury.
outcome-interrupted = Dwa pasy; każdy dostaje punkt za każdą płytkę, która została drugiemu.
outcome-replay-time = Czas dogrywki minął, punkty policzone.

## Poziomy komputera

level-pentaraduga-1 = Początkujący
level-pentaraduga-about-1 = Gra powoli i wiele przeocza.
level-pentaraduga-2 = Gracz
level-pentaraduga-about-2 = Widzi większość miejsc i się nie spieszy.
level-pentaraduga-3 = Mistrz
level-pentaraduga-about-3 = Szybki, widzi wszystko i myśli naprzód.

## Lekcje

malformed-pentaraduga-unsound = Tak nie można zacząć partii: „{ $part }” nie pasuje do reszty rozdania.
malformed-pentaraduga-middle = Stąd nie można zacząć: partia jest skończona albo trwa rozbudowa figury.
malformed-pentaraduga-covered-figure = Jedna figura jest tu zakryta, a jej płytek nie można wylosować od nowa. Zacznij od wcześniejszego ruchu albo zostaw ukryte płytki takie, jakie były.
malformed-lesson-at = { $id }: mowa o tym, co jest po ruchu { $at }, a ruchów jest tylko { $count }.
malformed-lesson-texts = Komentarz do { $id } w języku „{ $language }” ma nagłówki { $found }; potrzebne: { $expected }.
lesson-fulls-1 = Pełne, partia 1: szeregi pełnych
lesson-fulls-2 = Pełne, partia 2: na początek brak ruchu
lesson-fulls-3 = Pełne, partia 3: pułapka na końcu
lesson-squares-1 = Kwadraty, rozdanie 1: blef
lesson-squares-2 = Kwadraty, rozdanie 2: kto pierwszy powie stop
lesson-squares-3 = Kwadraty, rozdanie 3: sprawdzenie
lesson-claims-1 = Łupy, partia 1: figura zdobyta
lesson-claims-2 = Łupy, partia 2: wymiany
lesson-reach-v1 = Zasięg, pierwszy wariant: przejęcia i dosięgnięcie celu
lesson-reach-v2 = Zasięg, drugi wariant: skończyć przed drugim
lesson-reach-v3 = Zasięg, trzeci wariant: jeszcze jedna pełna
lesson-reach-v4 = Zasięg, czwarty wariant: remis
lesson-reach-v5 = Zasięg, piąty wariant: sięga drugi
lesson-doubles-1 = Podwójne, partia 1: wymiana wszystkiego
lesson-doubles-2 = Podwójne, partia 2: trzy nagrody
lesson-doubles-4 = Podwójne, partia 4: osiem do zera
lesson-rings-1 = Kręgi, partia 1: domknięcie kręgu
lesson-rings-2 = Kręgi, partia 2: krąg na początek
lesson-steals-1 = Rabusie, partia szkoleniowa
lesson-steals-problem = Rabusie, zadanie: dziesięć do zera

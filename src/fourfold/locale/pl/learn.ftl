### Dokumenty do nauki: co jest z nimi nie tak.

malformed-learn-nowhere = Nie ma czegoś takiego do nauki: „{ $name }”; jest: { $expected }.
malformed-learn-number = { $name }: „{ $text }” być nie może; potrzebna liczba całkowita, najwyżej { $most }.
malformed-learn-page = Strona { $page } w języku „{ $language }”: { $problem }
malformed-learn-glossary = Słowniczek w języku „{ $language }”: hasło { $term } jest tam dwa razy, ma formę wspólną z innym albo nie ma objaśnienia.
malformed-learn-term = „{ $text }” jest oznaczone jako hasło { $term }, którego nie ma w słowniczku.
malformed-learn-line = „{ $line }” to nie wiersz strony; potrzebny nagłówek „## Słowa {"{"}#name{"}"}” albo „klucz: wartość” w bloku, każdy klucz raz.
malformed-learn-missing = W bloku brakuje wiersza „{ $key }: …”.
malformed-learn-nothing = „{ $what }”: nie da się tego pokazać, nie da się o to zapytać albo w figurze tego nie ma.
malformed-learn-figure = { $figure }: to nie jest jedna pasująca figura, a o jej usterkach nie ma mowy.
malformed-learn-answers = Pytanie nie ma odpowiedzi, nie ma błędnej odpowiedzi albo miejsca na siebie zachodzą.

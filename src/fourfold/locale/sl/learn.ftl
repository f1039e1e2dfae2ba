### Dokumenti za učenje: kaj je v njih narobe.

malformed-learn-nowhere = Za učenje ni »{ $name }«; pričakovano je eno od: { $expected }.
malformed-learn-number = { $name }: »{ $text }« ne gre; pričakovano je celo število do { $most }.
malformed-learn-page = Stran { $page } v jeziku »{ $language }«: { $problem }
malformed-learn-glossary = Slovarček v jeziku »{ $language }«: izraz { $term } je v njem dvakrat, si deli obliko z drugim ali nima pomena.
malformed-learn-term = »{ $text }« je označeno kot izraz { $term }, ki ga ni v slovarčku.
malformed-learn-line = »{ $line }« ni vrstica strani; pričakovan je naslov »## Besede {"{"}#name{"}"}« ali »ključ: vrednost« v bloku, vsak ključ enkrat.
malformed-learn-missing = V bloku manjka vrstica »{ $key }: …«.
malformed-learn-nothing = »{ $what }« ni mogoče pokazati ali vprašati po tem, ali pa tega v mozaiku ni.
malformed-learn-figure = { $figure } ni en mozaik, ki se ujema, o napakah pa ni govora.
malformed-learn-answers = Vprašanje nima odgovora, nima napačnega odgovora ali se mu mesta prekrivajo.

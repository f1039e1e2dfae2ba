### Tekster at lære af: hvad der er galt med en.

malformed-learn-nowhere = Der er intet »{ $name }« at lære af; forventede et af: { $expected }.
malformed-learn-number = { $name }: »{ $text }« går ikke; forventede et helt tal op til { $most }.
malformed-learn-page = Siden { $page } på »{ $language }«: { $problem }
malformed-learn-glossary = Ordlisten på »{ $language }«: ordet { $term } er der to gange, deler en form med et andet eller har ingen betydning.
malformed-learn-term = »{ $text }« er mærket som ordet { $term }, der ikke er i ordlisten.
malformed-learn-line = »{ $line }« er ikke en linje på en side; forventede en overskrift »## Ord {"{"}#navn{"}"}« eller »nøgle: værdi« i en blok, hver nøgle én gang.
malformed-learn-missing = En blok mangler sin linje »{ $key }: …«.
malformed-learn-nothing = »{ $what }« kan hverken vises eller spørges om, eller der er intet af det i figuren.
malformed-learn-figure = { $figure } er ikke én figur, der passer sammen, og dens fejl er ikke nævnt.
malformed-learn-answers = Et spørgsmål har intet svar, intet forkert svar eller pladser, der overlapper.

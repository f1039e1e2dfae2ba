### Dokumenty k učení: co je na nich špatně.

malformed-learn-nowhere = „{ $name }“ k učení není; je: { $expected }.
malformed-learn-number = { $name }: „{ $text }“ být nemůže; má to být celé číslo, nejvýš { $most }.
malformed-learn-page = Stránka { $page } v jazyce „{ $language }“: { $problem }
malformed-learn-glossary = Slovníček v jazyce „{ $language }“: heslo { $term } je tam dvakrát, má tvar společný s jiným, nebo nemá výklad.
malformed-learn-term = „{ $text }“ je označeno jako heslo { $term }, které ve slovníčku není.
malformed-learn-line = „{ $line }“ není řádek stránky; má to být nadpis „## Slova {"{"}#name{"}"}“, nebo „klíč: hodnota“ v bloku, každý klíč jednou.
malformed-learn-missing = V bloku chybí řádek „{ $key }: …“.
malformed-learn-nothing = „{ $what }“ nejde ukázat, nejde se na to ptát, nebo to v obrazci není.
malformed-learn-figure = { $figure }: není to jeden obrazec, který do sebe zapadá, a o jeho vadách se nemluví.
malformed-learn-answers = Otázka nemá odpověď, nemá špatnou odpověď, nebo se místa překrývají.

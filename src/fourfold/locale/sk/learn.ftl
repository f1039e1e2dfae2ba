### Dokumenty na učenie: čo je na nich zle.

malformed-learn-nowhere = „{ $name }“ na učenie nie je; je: { $expected }.
malformed-learn-number = { $name }: „{ $text }“ byť nemôže; treba celé číslo, najviac { $most }.
malformed-learn-page = Stránka { $page } v jazyku „{ $language }“: { $problem }
malformed-learn-glossary = Slovníček v jazyku „{ $language }“: heslo { $term } je tam dvakrát, má tvar spoločný s iným, alebo nemá výklad.
malformed-learn-term = „{ $text }“ je označené ako heslo { $term }, ktoré v slovníčku nie je.
malformed-learn-line = „{ $line }“ nie je riadok stránky; treba nadpis „## Slová {"{"}#name{"}"}“, alebo „kľúč: hodnota“ v bloku, každý kľúč raz.
malformed-learn-missing = V bloku chýba riadok „{ $key }: …“.
malformed-learn-nothing = „{ $what }“ sa nedá ukázať, nedá sa na to pýtať, alebo to v obrazci nie je.
malformed-learn-figure = { $figure }: nie je to jeden obrazec, ktorý do seba zapadá, a o jeho kazoch sa nehovorí.
malformed-learn-answers = Otázka nemá odpoveď, nemá nesprávnu odpoveď, alebo sa miesta prekrývajú.

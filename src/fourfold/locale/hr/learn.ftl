### Dokumenti za učenje: što u njima ne valja.

malformed-learn-nowhere = Nema „{ $name }” za učenje; očekuje se jedno od: { $expected }.
malformed-learn-number = { $name }: „{ $text }” ne može; očekuje se cijeli broj do { $most }.
malformed-learn-page = Stranica { $page } na jeziku „{ $language }”: { $problem }
malformed-learn-glossary = Rječnik na jeziku „{ $language }”: pojam { $term } stoji dvaput, dijeli oblik s drugim ili nema značenje.
malformed-learn-term = „{ $text }” je označeno kao pojam { $term }, kojeg nema u rječniku.
malformed-learn-line = „{ $line }” nije redak stranice; očekuje se naslov „## Riječi {"{"}#name{"}"}” ili „ključ: vrijednost” u bloku, svaki ključ jednom.
malformed-learn-missing = U bloku nedostaje redak „{ $key }: …”.
malformed-learn-nothing = „{ $what }” ne može se pokazati niti se o tome može pitati, ili toga nema u mozaiku.
malformed-learn-figure = { $figure } nije jedan mozaik koji se slaže, a o manama se ne govori.
malformed-learn-answers = Pitanje nema odgovor, nema pogrešan odgovor ili mu se mjesta preklapaju.

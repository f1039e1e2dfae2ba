### Texte zum Lernen: was mit einem nicht stimmt.

malformed-learn-nowhere = „{ $name }“ gibt es hier nicht zu lernen; erwartet wird eines von: { $expected }.
malformed-learn-number = { $name }: „{ $text }“ kann nicht sein; erwartet wird eine ganze Zahl bis { $most }.
malformed-learn-page = Die Seite { $page } auf „{ $language }“: { $problem }
malformed-learn-glossary = Das Glossar auf „{ $language }“: Der Begriff { $term } steht zweimal da, teilt eine Form mit einem anderen oder hat keine Bedeutung.
malformed-learn-term = „{ $text }“ ist als Begriff { $term } markiert, der nicht im Glossar steht.
malformed-learn-line = „{ $line }“ ist keine Zeile einer Seite; erwartet wird eine Überschrift „## Wörter {"{"}#name{"}"}“ oder „key: value“ in einem Block, jeder Schlüssel einmal.
malformed-learn-missing = Einem Block fehlt die Zeile „{ $key }: …“.
malformed-learn-nothing = „{ $what }“ lässt sich weder zeigen noch abfragen, oder in der Figur gibt es das nicht.
malformed-learn-figure = { $figure } ist keine zusammenpassende Figur, und von ihren Fehlern ist keine Rede.
malformed-learn-answers = Eine Frage hat keine Antwort, keine falsche Antwort oder Plätze, die sich überschneiden.

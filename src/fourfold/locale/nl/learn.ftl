### Teksten om van te leren: wat er niet klopt.

malformed-learn-nowhere = Er is hier geen “{ $name }” om van te leren; verwacht: een van { $expected }.
malformed-learn-number = { $name }: “{ $text }” kan niet; verwacht: een geheel getal tot en met { $most }.
malformed-learn-page = De pagina { $page } in “{ $language }”: { $problem }
malformed-learn-glossary = De woordenlijst in “{ $language }”: de term { $term } staat er twee keer, deelt een vorm met een andere of heeft geen betekenis.
malformed-learn-term = “{ $text }” is gemarkeerd als de term { $term }, die niet in de woordenlijst staat.
malformed-learn-line = “{ $line }” is geen regel van een pagina; verwacht: een kop “## Woorden {"{"}#naam{"}"}”, of “key: value” in een blok, elke sleutel één keer.
malformed-learn-missing = In een blok ontbreekt de regel “{ $key }: …”.
malformed-learn-nothing = “{ $what }” kan niet getoond of gevraagd worden, of zit niet in de figuur.
malformed-learn-figure = { $figure } is geen figuur die in elkaar past, en over de fouten wordt niets gezegd.
malformed-learn-answers = Een vraag heeft geen antwoord, geen fout antwoord, of plekken die elkaar overlappen.

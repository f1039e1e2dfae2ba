### Documente de învățat: ce e greșit într-unul.

malformed-learn-nowhere = Nu există „{ $name }” de învățat; există: { $expected }.
malformed-learn-number = { $name }: „{ $text }” nu se poate; se așteaptă un număr întreg, cel mult { $most }.
malformed-learn-page = Pagina { $page } în „{ $language }”: { $problem }
malformed-learn-glossary = Glosarul în „{ $language }”: termenul { $term } apare de două ori, are o formă comună cu altul sau nu are înțeles.
malformed-learn-term = „{ $text }” e marcat ca termenul { $term }, care nu e în glosar.
malformed-learn-line = „{ $line }” nu e un rând de pagină; se așteaptă un titlu „## Cuvinte {"{"}#name{"}"}” sau „cheie: valoare” într-un bloc, fiecare cheie o dată.
malformed-learn-missing = Unui bloc îi lipsește rândul „{ $key }: …”.
malformed-learn-nothing = „{ $what }” nu se poate arăta sau întreba, sau nu există în figură.
malformed-learn-figure = { $figure } nu e o singură figură care se potrivește, iar despre greșelile ei nu se vorbește.
malformed-learn-answers = O întrebare nu are răspuns, nu are răspuns greșit sau are locuri care se suprapun.

### Tananyagok: mi a baj velük.

malformed-learn-nowhere = Nincs „{ $name }” nevű tananyag; ezek vannak: { $expected }.
malformed-learn-number = { $name }: „{ $text }” nem lehet; egész szám kell, legfeljebb { $most }.
malformed-learn-page = { $page } oldal, „{ $language }” nyelven: { $problem }
malformed-learn-glossary = A szójegyzék „{ $language }” nyelven: ez a szó kétszer szerepel, közös alakja van egy másikkal, vagy nincs jelentése: { $term }.
malformed-learn-term = „{ $text }” ezzel a szóval van megjelölve, de az nincs a szójegyzékben: { $term }.
malformed-learn-line = „{ $line }” nem illik az oldalba; címsor kell, „## Szöveg {"{"}#name{"}"}”, vagy blokkban „kulcs: érték”, minden kulcs egyszer.
malformed-learn-missing = Egy blokkból hiányzik ez a sor: „{ $key }: …”.
malformed-learn-nothing = „{ $what }” nem mutatható és nem kérdezhető, vagy nincs ilyen az alakzatban.
malformed-learn-figure = { $figure } nem egyetlen összeillő alakzat, és a hibáiról nincs szó.
malformed-learn-answers = Egy kérdésnek nincs jó válasza, nincs rossz válasza, vagy a helyei fedik egymást.

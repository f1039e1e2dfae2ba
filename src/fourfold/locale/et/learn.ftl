### Õppematerjalid: mis neil viga on.

malformed-learn-nowhere = Õppematerjali „{ $name }“ ei ole; olemas on: { $expected }.
malformed-learn-number = { $name }: „{ $text }“ ei sobi; peaks olema täisarv, kuni { $most }.
malformed-learn-page = Leht { $page } keeles „{ $language }“: { $problem }
malformed-learn-glossary = Sõnastik keeles „{ $language }“: termin { $term } on seal kaks korda, tal on teisega ühine vorm või puudub tähendus.
malformed-learn-term = „{ $text }“ on märgitud terminiks { $term }, mida sõnastikus ei ole.
malformed-learn-line = „{ $line }“ pole lehe rida; peaks olema pealkiri „## Sõnad {"{"}#name{"}"}“ või plokis „võti: väärtus“, iga võti üks kord.
malformed-learn-missing = Plokis puudub rida „{ $key }: …“.
malformed-learn-nothing = „{ $what }“ ei sobi näitamiseks ega küsimiseks või seda kujundis ei ole.
malformed-learn-figure = { $figure } pole üks kokkusobiv kujund ja selle vigadest ei räägita.
malformed-learn-answers = Küsimusel puudub vastus või vale vastus, või kohad kattuvad.

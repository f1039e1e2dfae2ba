### Mokymosi dokumentai: kas juose negerai.

malformed-learn-nowhere = Mokytis iš „{ $name }“ negalima, tokio nėra; yra: { $expected }.
malformed-learn-number = { $name }: „{ $text }“ netinka; reikia sveikojo skaičiaus iki { $most }.
malformed-learn-page = Puslapis { $page } kalba „{ $language }“: { $problem }
malformed-learn-glossary = Žodynėlis kalba „{ $language }“: terminas { $term } yra du kartus, kuria nors forma sutampa su kitu arba neturi reikšmės.
malformed-learn-term = „{ $text }“ pažymėta kaip terminas { $term }, kurio žodynėlyje nėra.
malformed-learn-line = „{ $line }“ – ne puslapio eilutė; reikia antraštės „## Žodžiai {"{"}#name{"}"}“ arba „raktas: reikšmė“ bloke, kiekvieno rakto po kartą.
malformed-learn-missing = Bloke trūksta eilutės „{ $key }: …“.
malformed-learn-nothing = „{ $what }“ negalima parodyti ar apie tai klausti, arba figūroje to nėra.
malformed-learn-figure = { $figure } nėra viena tinkama figūra, o apie jos trūkumus nekalbama.
malformed-learn-answers = Klausimas neturi atsakymo, neteisingo atsakymo, arba vietos persidengia.

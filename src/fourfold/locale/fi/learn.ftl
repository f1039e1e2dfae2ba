### Oppimateriaalit: mikä niissä on vialla.

malformed-learn-nowhere = Oppimateriaalia ”{ $name }” ei ole; tarjolla: { $expected }.
malformed-learn-number = { $name }: ”{ $text }” ei käy; pitäisi olla kokonaisluku, enintään { $most }.
malformed-learn-page = Sivu { $page } kielellä ”{ $language }”: { $problem }
malformed-learn-glossary = Sanasto kielellä ”{ $language }”: termi { $term } on siinä kahdesti, sillä on yhteinen muoto toisen kanssa tai siltä puuttuu merkitys.
malformed-learn-term = ”{ $text }” on merkitty termiksi { $term }, jota ei ole sanastossa.
malformed-learn-line = ”{ $line }” ei ole sivun rivi; pitäisi olla otsikko ”## Sanoja {"{"}#name{"}"}” tai lohkossa ”avain: arvo”, kukin avain kerran.
malformed-learn-missing = Lohkosta puuttuu rivi ”{ $key }: …”.
malformed-learn-nothing = ”{ $what }” ei sovi näytettäväksi eikä kysyttäväksi, tai kuviossa ei ole sellaista.
malformed-learn-figure = { $figure } ei ole yksi yhteensopiva kuvio, eikä sen virheistä puhuta.
malformed-learn-answers = Kysymykseltä puuttuu oikea tai väärä vastaus, tai paikat menevät päällekkäin.

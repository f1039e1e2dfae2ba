### Tekster å lære av: hva som er galt med en.

malformed-learn-nowhere = Det er ingen «{ $name }» å lære av; forventet en av: { $expected }.
malformed-learn-number = { $name }: «{ $text }» går ikke; forventet et helt tall opp til { $most }.
malformed-learn-page = Siden { $page } på «{ $language }»: { $problem }
malformed-learn-glossary = Ordlisten på «{ $language }»: ordet { $term } er der to ganger, deler en form med et annet eller mangler forklaring.
malformed-learn-term = «{ $text }» er merket som ordet { $term }, som ikke er i ordlisten.
malformed-learn-line = «{ $line }» er ikke en linje på en side; forventet en overskrift «## Ord {"{"}#navn{"}"}» eller «nøkkel: verdi» i en blokk, hver nøkkel én gang.
malformed-learn-missing = En blokk mangler linjen «{ $key }: …».
malformed-learn-nothing = «{ $what }» kan verken vises eller spørres om, eller det er ingen i figuren.
malformed-learn-figure = { $figure } er ikke én figur som passer sammen, og feilene er ikke nevnt.
malformed-learn-answers = Et spørsmål har ikke noe svar, ikke noe galt svar eller plasser som overlapper.

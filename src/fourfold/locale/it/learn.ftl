### Documenti per imparare: che cosa non va.

malformed-learn-nowhere = Non c’è «{ $name }» da cui imparare; atteso uno di: { $expected }.
malformed-learn-number = { $name }: «{ $text }» non è possibile; atteso un numero intero fino a { $most }.
malformed-learn-page = La pagina { $page } in «{ $language }»: { $problem }
malformed-learn-glossary = Il glossario in «{ $language }»: il termine { $term } c’è due volte, ha una forma in comune con un altro o non ha significato.
malformed-learn-term = «{ $text }» è segnato come il termine { $term }, che nel glossario non c’è.
malformed-learn-line = «{ $line }» non è una riga di una pagina; atteso un titolo «## Parole {"{"}#name{"}"}», o «chiave: valore» in un blocco, ogni chiave una volta.
malformed-learn-missing = A un blocco manca la riga «{ $key }: …».
malformed-learn-nothing = «{ $what }» non si può né mostrare né chiedere, o nella figura non c’è.
malformed-learn-figure = { $figure } non è una sola figura ben composta, e dei suoi difetti non si parla.
malformed-learn-answers = Una domanda non ha risposta, non ha risposte sbagliate, o ha posti che si sovrappongono.

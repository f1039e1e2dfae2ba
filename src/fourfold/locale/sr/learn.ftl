### Документи за учење: шта у њима не ваља.

malformed-learn-nowhere = Нема „{ $name }“ за учење; очекује се једно од: { $expected }.
malformed-learn-number = { $name }: „{ $text }“ не може; очекује се цео број до { $most }.
malformed-learn-page = Страница { $page } на језику „{ $language }“: { $problem }
malformed-learn-glossary = Речник на језику „{ $language }“: појам { $term } стоји двапут, дели облик с другим или нема значење.
malformed-learn-term = „{ $text }“ је означено као појам { $term }, којег нема у речнику.
malformed-learn-line = „{ $line }“ није ред странице; очекује се наслов „## Речи {"{"}#name{"}"}“ или „кључ: вредност“ у блоку, сваки кључ једном.
malformed-learn-missing = У блоку недостаје ред „{ $key }: …“.
malformed-learn-nothing = „{ $what }“ не може да се покаже нити да се о томе пита, или тога нема у мозаику.
malformed-learn-figure = { $figure } није један мозаик који се слаже, а о манама се не говори.
malformed-learn-answers = Питање нема одговор, нема погрешан одговор или му се места преклапају.

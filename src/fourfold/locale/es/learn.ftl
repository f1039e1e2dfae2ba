### Documentos para aprender: qué les falla.

malformed-learn-nowhere = No hay ningún «{ $name }» con que aprender; se esperaba uno de: { $expected }.
malformed-learn-number = { $name }: «{ $text }» no puede ser; se esperaba un número entero hasta { $most }.
malformed-learn-page = La página { $page } en «{ $language }»: { $problem }
malformed-learn-glossary = El glosario en «{ $language }»: el término { $term } está dos veces, comparte una forma con otro o no tiene significado.
malformed-learn-term = «{ $text }» está marcado como el término { $term }, que no está en el glosario.
malformed-learn-line = «{ $line }» no es una línea de una página; se esperaba un título «## Texto {"{"}#nombre{"}"}», o «clave: valor» en un bloque, cada clave una vez.
malformed-learn-missing = A un bloque le falta su línea «{ $key }: …».
malformed-learn-nothing = «{ $what }» no se puede mostrar ni preguntar, o no lo hay en la figura.
malformed-learn-figure = { $figure } no es una figura que encaje, y no se habla de sus faltas.
malformed-learn-answers = Una pregunta no tiene respuesta, no tiene respuesta falsa, o tiene sitios que se solapan.

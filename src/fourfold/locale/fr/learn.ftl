### Documents pour apprendre : ce qui n’y va pas.

malformed-learn-nowhere = Il n’y a pas de « { $name } » pour apprendre ; attendu : { $expected }.
malformed-learn-number = { $name } : « { $text } » est impossible ; attendu un nombre entier jusqu’à { $most }.
malformed-learn-page = La page { $page } en « { $language } » : { $problem }
malformed-learn-glossary = Le glossaire en « { $language } » : le terme { $term } y est deux fois, partage une forme avec un autre ou n’a pas de définition.
malformed-learn-term = « { $text } » est marqué comme le terme { $term }, qui n’est pas dans le glossaire.
malformed-learn-line = « { $line } » n’est pas une ligne de page ; attendu un titre « ## Mots {"{"}#name{"}"} », ou « clé: valeur » dans un bloc, chaque clé une fois.
malformed-learn-missing = Il manque à un bloc sa ligne « { $key }: … ».
malformed-learn-nothing = « { $what } » ne peut être ni montré ni demandé, ou la figure n’en contient pas.
malformed-learn-figure = { $figure } n’est pas une seule figure bien assemblée, et ses défauts ne sont pas mentionnés.
malformed-learn-answers = Une question n’a pas de réponse, pas de mauvaise réponse, ou ses emplacements se chevauchent.

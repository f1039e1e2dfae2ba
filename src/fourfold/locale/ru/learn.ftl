### Документы для обучения: что в них не так.

malformed-learn-nowhere = Учиться по «{ $name }» нельзя, такого нет; есть: { $expected }.
malformed-learn-number = { $name }: «{ $text }» не годится; нужно целое число не больше { $most }.
malformed-learn-page = Страница { $page } на языке «{ $language }»: { $problem }
malformed-learn-glossary = Словарь на языке «{ $language }»: термин { $term } встречается дважды, совпадает в какой-то форме с другим или не объяснён.
malformed-learn-term = «{ $text }» отмечено как термин { $term }, которого нет в словаре.
malformed-learn-line = «{ $line }» — не строка страницы; нужен заголовок «## Слова {"{"}#name{"}"}» или «ключ: значение» в блоке, каждый ключ один раз.
malformed-learn-missing = В блоке нет строки «{ $key }: …».
malformed-learn-nothing = «{ $what }» нельзя показать, нельзя об этом спросить, или в фигуре такого нет.
malformed-learn-figure = { $figure }: фишки не составляют одной фигуры без изъянов, а об изъянах не сказано.
malformed-learn-answers = У вопроса нет ответа, нет неверного ответа, или места накладываются друг на друга.

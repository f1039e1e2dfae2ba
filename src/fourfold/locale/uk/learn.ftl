### Документи для навчання: що в них не так.

malformed-learn-nowhere = Вчитися за «{ $name }» не вийде, такого немає; є: { $expected }.
malformed-learn-number = { $name }: «{ $text }» не годиться; потрібне ціле число, не більше { $most }.
malformed-learn-page = Сторінка { $page } мовою «{ $language }»: { $problem }
malformed-learn-glossary = Словник мовою «{ $language }»: термін { $term } трапляється двічі, збігається в якійсь формі з іншим або не пояснений.
malformed-learn-term = «{ $text }» позначено як термін { $term }, якого немає у словнику.
malformed-learn-line = «{ $line }» — не рядок сторінки; потрібен заголовок «## Слова {"{"}#name{"}"}» або «ключ: значення» в блоці, кожен ключ один раз.
malformed-learn-missing = У блоці немає рядка «{ $key }: …».
malformed-learn-nothing = «{ $what }» не можна ні показати, ні про це запитати, або у фігурі такого немає.
malformed-learn-figure = { $figure }: фішки не складають однієї фігури без вад, а про вади не сказано.
malformed-learn-answers = Питання не має відповіді, не має хибної відповіді, або місця накладаються.

### Документи за учене: какво не е наред в тях.

malformed-learn-nowhere = Няма „{ $name }“ за учене; има: { $expected }.
malformed-learn-number = { $name }: „{ $text }“ не става; трябва цяло число до { $most }.
malformed-learn-page = Страницата { $page } на езика „{ $language }“: { $problem }
malformed-learn-glossary = Речникът на езика „{ $language }“: терминът { $term } е там два пъти, дели форма с друг или няма обяснение.
malformed-learn-term = „{ $text }“ е отбелязано като термина { $term }, който не е в речника.
malformed-learn-line = „{ $line }“ не е ред от страница; трябва заглавие „## Думи {"{"}#name{"}"}“ или „ключ: стойност“ в блок, всеки ключ веднъж.
malformed-learn-missing = В един блок липсва редът „{ $key }: …“.
malformed-learn-nothing = „{ $what }“ не може да се покаже или да се пита за него, или го няма във фигурата.
malformed-learn-figure = { $figure } не е една фигура без дефекти, а за дефектите не се говори.
malformed-learn-answers = Въпрос няма отговор, няма грешен отговор или местата му се застъпват.

### מסמכי לימוד: מה לא בסדר בהם.

malformed-learn-nowhere = אין ”{ $name }” ללמוד ממנו; צריך אחד מאלה: { $expected }.
malformed-learn-number = { $name }: ”{ $text }” לא ייתכן; צריך מספר שלם עד { $most }.
malformed-learn-page = הדף { $page } בשפה ”{ $language }”: { $problem }
malformed-learn-glossary = המילון בשפה ”{ $language }”: המונח { $term } מופיע פעמיים, חולק צורה עם מונח אחר, או חסר הסבר.
malformed-learn-term = ”{ $text }” מסומן כמונח { $term }, שאינו במילון.
malformed-learn-line = ”{ $line }” אינה שורה של דף; צריך כותרת ”## מילים {"{"}#name{"}"}”, או ”key: value” בתוך גוש, כל מפתח פעם אחת.
malformed-learn-missing = בגוש חסרה השורה ”{ $key }: …”.
malformed-learn-nothing = את ”{ $what }” אי אפשר להציג או לשאול עליו, או שאין כזה בצורה.
malformed-learn-figure = { $figure } אינה צורה אחת שמתאימה כולה, והפגמים שלה לא מוזכרים.
malformed-learn-answers = לשאלה אין תשובה, אין תשובה שגויה, או שיש בה מקומות חופפים.

### Documents to learn from: what is wrong with one.

malformed-learn-nowhere = There is no “{ $name }” to learn from; expected one of: { $expected }.
malformed-learn-number = { $name }: “{ $text }” cannot be; expected a whole number up to { $most }.
malformed-learn-page = The page { $page } in “{ $language }”: { $problem }
malformed-learn-glossary = The glossary in “{ $language }”: the term { $term } is there twice, shares a form with another, or has no meaning.
malformed-learn-term = “{ $text }” is marked as the term { $term }, which is not in the glossary.
malformed-learn-line = “{ $line }” is no line of a page; expected a heading “## Words {"{"}#name{"}"}”, or “key: value” in a block, each key once.
malformed-learn-missing = A block lacks its line “{ $key }: …”.
malformed-learn-nothing = “{ $what }” cannot be shown or asked about, or there is none in the figure.
malformed-learn-figure = { $figure } is not one figure that fits together, and its faults are not spoken of.
malformed-learn-answers = A question has no answer, no wrong answer, or places that overlap.

### Texter att lära av: vad som är fel med en.

malformed-learn-nowhere = Det finns inget ”{ $name }” att lära av; ska vara ett av: { $expected }.
malformed-learn-number = { $name }: ”{ $text }” går inte; ska vara ett heltal upp till { $most }.
malformed-learn-page = Sidan { $page } på ”{ $language }”: { $problem }
malformed-learn-glossary = Ordlistan på ”{ $language }”: ordet { $term } finns två gånger, delar en form med ett annat eller saknar förklaring.
malformed-learn-term = ”{ $text }” är märkt som ordet { $term }, som inte finns i ordlistan.
malformed-learn-line = ”{ $line }” är ingen rad på en sida; ska vara en rubrik ”## Ord {"{"}#namn{"}"}” eller ”nyckel: värde” i ett block, varje nyckel en gång.
malformed-learn-missing = Ett block saknar sin rad ”{ $key }: …”.
malformed-learn-nothing = ”{ $what }” kan varken visas eller frågas efter, eller så finns det ingen i figuren.
malformed-learn-figure = { $figure } är inte en figur som passar ihop, och dess fel nämns inte.
malformed-learn-answers = En fråga saknar svar, saknar fel svar eller har platser som överlappar.

### 学ぶための文書：どこがおかしいか

malformed-learn-nowhere = 学べるものに「{ $name }」はありません。次のどれかにしてください：{ $expected }。
malformed-learn-number = { $name }：「{ $text }」は使えません。{ $most }までの整数にしてください。
malformed-learn-page = ページ { $page }（{ $language }）：{ $problem }
malformed-learn-glossary = 用語集（{ $language }）：用語 { $term } が2度あるか、ほかの用語と同じ形を持つか、意味が書かれていません。
malformed-learn-term = 「{ $text }」は用語 { $term } とされていますが、用語集にありません。
malformed-learn-line = 「{ $line }」はページの行として読めません。見出し「## 言葉 {"{"}#name{"}"}」か、ブロックの中の「key: value」（同じキーは1度だけ）にしてください。
malformed-learn-missing = ブロックに「{ $key }: …」の行がありません。
malformed-learn-nothing = 「{ $what }」は示すことも尋ねることもできないか、図形の中にありません。
malformed-learn-figure = { $figure } はきちんと合った1つの図形ではなく、その欠点の説明もありません。
malformed-learn-answers = 問いに、正解がないか、誤答がないか、場所が重なっています。

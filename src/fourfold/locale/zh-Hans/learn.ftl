### 学习资料：哪里有错。

malformed-learn-nowhere = 没有可学的“{ $name }”；可选：{ $expected }。
malformed-learn-number = { $name }：“{ $text }”不行；应为不超过 { $most } 的整数。
malformed-learn-page = 页面 { $page }（“{ $language }”）：{ $problem }
malformed-learn-glossary = “{ $language }”的词汇表：词条 { $term } 重复出现，与别的词条词形相同，或没有释义。
malformed-learn-term = “{ $text }”标为词条 { $term }，但词汇表里没有它。
malformed-learn-line = “{ $line }”不是页面里的一行；应为标题“## 文字 {"{"}#name{"}"}”，或区块里的“key: value”，每个键只出现一次。
malformed-learn-missing = 有个区块缺少“{ $key }: …”这一行。
malformed-learn-nothing = “{ $what }”无法显示或提问，或者图形里没有。
malformed-learn-figure = { $figure } 不是一个接得上的完整图形，文中也没有说明它的瑕疵。
malformed-learn-answers = 有个问题没有答案、没有错误选项，或者位置重叠。

### 學習資料：哪裡有錯。

malformed-learn-nowhere = 沒有可學的「{ $name }」；可選：{ $expected }。
malformed-learn-number = { $name }：「{ $text }」不行；應為不超過 { $most } 的整數。
malformed-learn-page = 頁面 { $page }（「{ $language }」）：{ $problem }
malformed-learn-glossary = 「{ $language }」的詞彙表：詞條 { $term } 重複出現，與別的詞條詞形相同，或沒有解釋。
malformed-learn-term = 「{ $text }」標為詞條 { $term }，但詞彙表裡沒有它。
malformed-learn-line = 「{ $line }」不是頁面裡的一行；應為標題「## 文字 {"{"}#name{"}"}」，或區塊裡的「key: value」，每個鍵只出現一次。
malformed-learn-missing = 有個區塊缺少「{ $key }: …」這一行。
malformed-learn-nothing = 「{ $what }」無法顯示或提問，或者圖形裡沒有。
malformed-learn-figure = { $figure } 不是一個接得上的完整圖形，文中也沒有說明它的瑕疵。
malformed-learn-answers = 有個問題沒有答案、沒有錯誤選項，或者位置重疊。

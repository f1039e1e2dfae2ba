### 學習頁面：規則、詞彙表、課程、練習。

web-title-learn = 學習 · Fourfold
web-title-glossary = 詞彙表 · Fourfold
web-title-lesson = 課程 · Fourfold
web-title-train = 練習 · Fourfold
web-title-document = { $title } · Fourfold

## 總覽

web-learn-lead = 圖解規則、逐步講解的對局，還有練眼力的習題。
web-only-english = 這篇文字目前只有英文版。
web-learn-rules = 規則
web-learn-age = { $age } 歲以上
web-learn-lessons = 課程
web-learn-lessons-text = 一步一步看教學局。有些地方有分支：換一種走法，看會怎樣。
web-learn-trainers = 練習
web-learn-trainers-text = 每天幾分鐘。成績只留在這台裝置上。
web-learn-glossary = 詞彙表
web-learn-glossary-text = 每個詞的意思。在內文裡點有底線的詞，就能看到解釋。
web-learn-to-glossary = 打開詞彙表
web-learn-play = 玩一局
web-learn-more = 繼續學
web-learn-seek = 查詞
web-learn-sought = { $count ->
    [0] 沒有這個詞。
   *[other] { $count } 個詞
}

## 圖片和位置的說法

web-learn-figure = { $tiles } 張牌的圖形
web-learn-place = { $direction ->
    [up] 位置 { $number }，尖角朝上
    [right] 位置 { $number }，尖角朝右
    [down] 位置 { $number }，尖角朝下
   *[left] 位置 { $number }，尖角朝左
}

## 習題

web-learn-answers = 答案
web-learn-choose = 選一個答案。
web-learn-right = 對！
web-learn-wrong = 不對。再看看。
web-learn-yes = 是
web-learn-no = 否
web-learn-places-wait = { $count ->
    [1] 點出位置。只有一個。
   *[other] 點出位置。共有 { $count } 個。
}
web-learn-places-found = { $count ->
    [1] 再找找。
   *[other] 找到 { $found } 個，共 { $count } 個。
}
web-learn-verdict-clash = 不對：那裡顏色不同。
web-learn-verdict-rough = 不對：對角線的端點沒有對上。
web-learn-verdict-apart = 不對：在那裡沒有碰到圖形。
web-learn-verdict-fits-right = 對，接得上。
web-learn-verdict-full-right = 對，拼成一個方塊。
web-learn-verdict-full-wrong = 接得上，但拼不成方塊。
web-learn-verdict-twice-full-right = 對，拼成兩個方塊。
web-learn-verdict-twice-full-wrong = 接得上，但拼不成兩個方塊。
web-learn-verdict-double-right = 對，碰到兩張牌。
web-learn-verdict-double-wrong = 接得上，但只碰到一張牌。
web-learn-verdict-corner-right = 對，既雙接，又成轉角。
web-learn-verdict-corner-wrong = 接得上，但只碰到一張牌，或不成轉角。

## 課程

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = 手牌
web-lesson-hand-of = { $seat } 的手牌
web-lesson-stock = 牌庫
web-lesson-stock-of = { $seat } 的牌庫
web-lesson-none = 沒有可放的了
web-lesson-figure-of = { $seat } 的圖形
web-lesson-steps = 步驟
web-lesson-step = { $step } / { $last }
web-lesson-previous = 上一步
web-lesson-next = 下一步
web-lesson-begins = 發牌
web-lesson-line-begins = 如果……
web-lesson-leave = 回到對局
web-lesson-lines = 如果……
web-lesson-line-lays = { $same ->
    [yes] { $seat } 把 { $tiles } 放在別處
   *[no] { $seat } 改放 { $tiles }
}
web-lesson-line-ends = 這樣結果是 { $a } : { $b }
web-lesson-score = 這一局結果是 { $a } : { $b }
web-lesson-play = 從這裡接著和電腦玩
web-lesson-misprints = 書中的誤印
web-lesson-misprint = 書中印作「{ $printed }」，應為「{ $read }」。
web-lesson-did = { $seat } 行動。
web-lesson-did-lay = { $squares ->
    [0] { $seat } 放下 { $count } 張牌：
   *[other] { $seat } 放下 { $count } 張牌，拼成 { $squares } 個方塊：
}
web-lesson-did-pass = { $seat } 跳過。
web-lesson-did-exchange = { $seat } 換一張牌：
web-lesson-did-take = { $seat } 從對方牌庫拿一張牌。
web-lesson-did-draw = { $seat } 摸牌。
web-lesson-did-capture = { $seat } 吃下圖形。
web-lesson-did-hand-over = { $seat } 交出一張牌：
web-lesson-did-give-all = { $seat } 交出剩下所有的牌。
web-lesson-did-arrange = { $seat } 拼圖形。
web-lesson-did-drop = { $seat } 讓出一張牌：
web-lesson-did-stop = { $seat } 喊停。
web-lesson-did-check = { $seat } 核對圖形。
web-lesson-did-surrender = { $seat } 服輸。

## 練習

web-train-fit = 在腦中擺牌
web-train-fit-text = 在腦中轉動這張牌：哪個位置接得上，哪個能成方？
web-train-fit-fits = 這張牌在哪個位置接得上？
web-train-fit-full = 這些位置都接得上。在哪裡能拼成方塊？
web-train-unseen = 找出沒露面的牌
web-train-unseen-text = 五種顏色的全部牌，除去看得見的：還藏著哪一張？
web-train-unseen-ask = 下面四張牌裡，哪一張既不在桌上，也不在你手上？
web-train-hand = 你的手牌
web-train-option = { $number }：{ $tile }
web-train-line = 找連線
web-train-line-text = Quarto：一個格子，一枚棋子，四枚一線，有共同點。
web-train-line-ask = 這枚棋子放在哪一格能成連線？
web-train-line-board = 棋盤
web-train-how = 共十題。思考時計時，看答案時不計。
web-train-start = 開始
web-train-again = 再來一次
web-train-next = 下一題
web-train-finish = 看成績
web-train-number = 第 { $number } 題，共 { $count } 題
web-train-seconds = { $seconds } 秒
web-train-tap = 點一個格子。
web-train-tap-or-key = 點一個答案，或按 1 到 4。
web-train-wrong = 不對。正確答案已標出。
web-train-result = { $count } 題答對 { $right } 題，平均每題 { $seconds } 秒。
web-train-last = 上次 { $right } / { $count }
web-train-plot = 最近 { $count } 輪的成績；最多答對 { $best } 題
web-train-plot-right = 答對題數
web-train-plot-time = 每題秒數
web-train-table = 看表格
web-train-when = 時間
web-train-of = { $right } / { $count }

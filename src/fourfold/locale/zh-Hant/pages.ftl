### 牌桌之外的頁面：重播、規則、擺局。

web-title-replay = 重播 · Fourfold
web-title-rules = 玩法 · Fourfold
web-title-setup = 擺局 · Fourfold
web-title-analysis = 分析 · Fourfold
web-title-review = 覆盤 · Fourfold
web-title-levels = 電腦等級 · Fourfold

## 重播

web-replay-of = { $a } 和 { $b }
web-replay-opening = 正在讀取對局……
web-replay-result-draw = 平手
web-replay-result-winner = { $name } 獲勝
web-replay-result-none = 還沒結束
web-replay-step = 第 { $step } 步，共 { $last } 步
web-replay-steps = 對局步驟
web-replay-walk = 逐步瀏覽對局
web-replay-first = 回到開頭
web-replay-back = 後退一步
web-replay-forward = 前進一步
web-replay-last = 跳到結尾
web-replay-play = 播放
web-replay-pause = 停止
web-replay-began = { $name } 先手，選第一枚棋子。
web-replay-began-holding = { $name } 先手，棋子已在手上。
web-replay-told-resign = { $name } 認輸。
web-replay-told-claim = { $name } 要求判勝：對方一直沒回來。
web-replay-told-time-up = 時間到。
web-replay-told-wait = 對局在等一位玩家。
web-replay-told-away = 有人離開了。
web-replay-told-back = 大家都回來了。
web-replay-told-resumed = 對局中斷過，現在繼續。
web-replay-told-takeback = { $name } 同意，這一步收回。
web-replay-told-word = { $right ->
        [yes] { $name } 喊 QUARTO。有連線！
       *[no] { $name } 喊 QUARTO，但沒有連線。
    }
web-replay-told-other = { $name }：{ $what }。
web-replay-hand = { $name } 拿著它。
web-replay-hand-empty = 沒有人拿著棋子。
web-replay-rest = 剩下的棋子
web-replay-missed = 看漏了：{ $lines } 是連線，但沒有人喊。
web-replay-missed-some = 這一局有 { $count } 次看漏了連線。
web-replay-missed-none = 沒有看漏連線。
web-replay-missed-show = 看看
web-replay-missed-next = 看下一個
web-replay-moves = 走法
web-replay-move = { $number } { $square }：{ $piece }
web-replay-move-given = { $number } …：{ $piece }
web-replay-move-back = { $move }，已收回
web-replay-move-missed = { $move }，看漏連線
web-replay-entry-start = 開始
web-replay-entry-resign = { $name } 認輸
web-replay-entry-claim = { $name } 要求判勝
web-replay-entry-time = 時間到
web-replay-entry-done = { $name }：沒有可喊的
web-replay-entry-agreed = 協議平手
web-replay-share = 分享這一局
web-replay-link = 複製連結
web-replay-link-copied = 連結已複製，打開後就停在這一步。
web-replay-link-text = 一局《{ $game }》：
web-replay-save = 儲存…
web-replay-save-title = 儲存這一局
web-replay-save-picture = 圖片
web-replay-save-picture-hint = 結束時的局面。
web-replay-save-svg = 存成 SVG
web-replay-save-png = 存成 PNG
web-replay-save-record = 紀錄
web-replay-save-record-hint = 每一步都在，可以留存，也可以再在這裡打開。
web-replay-save-text = 供閱讀
web-replay-save-json = 供程式用
web-replay-save-failed = 圖片沒能產生。
web-replay-on = 從這裡接著玩
web-replay-on-title = 從第 { $step } 步接著玩
web-replay-on-hint = 新開一桌，從這個局面開始。已經完成的連線不再算數，只算新的。
web-replay-on-over = 這裡已經沒有可走的了。
web-replay-on-side = 你替誰玩
web-replay-on-computer = 對電腦
web-replay-on-here = 同機雙人
web-replay-on-friend = 傳連結約朋友
web-replay-to-table = 回到桌上
web-replay-opened = 在這台裝置上看過的重播
web-replay-opened-hint = 沒有網路也能打開。

## 玩法

web-rulebook-title = 《Quarto》怎麼玩
web-rulebook-lead = 兩個人，十六枚棋子，一個棋盤。三分鐘就全部學會。
web-rulebook-play = 現在就玩
web-rulebook-print = 列印本頁
web-rulebook-pieces = 棋子
web-rulebook-pieces-text = 十六枚棋子各不相同。每枚棋子不是淺色就是深色，不是圓就是方，不是高就是矮，不是實心就是空心。棋子不屬於任何一方：兩人共用全部棋子。
web-rulebook-all = 全部十六枚棋子
web-rulebook-pair-colour = 淺色或深色
web-rulebook-pair-shape = 圓形或方形
web-rulebook-pair-height = 高或矮
web-rulebook-pair-top = 實心或空心
web-rulebook-turn = 一個回合：先放，再給
web-rulebook-turn-text = 你從不幫自己選棋子。對手遞給你一枚，你把它放在任何空格上；然後由你選一枚，讓對手去放。
web-rulebook-turn-1 = 你拿到一枚棋子。
web-rulebook-turn-2 = 你把它放在空格上。
web-rulebook-turn-3 = 你選一枚棋子給對手。
web-rulebook-turn-board = 棋盤上有四枚棋子；新放的在 c2。
web-rulebook-line = 怎樣算贏
web-rulebook-line-text = 橫排、直排或長對角線上的四枚棋子，只要有一個共同點，就是連線：都是深色、都是空心、都是矮的……是誰放的都沒關係。
web-rulebook-line-hollow = 對角線上四枚都是空心。別的都不一樣，也不必一樣。
web-rulebook-line-tall = 這條直排四枚都是高的。
web-rulebook-line-none = 滿滿一橫排，卻不是連線：四枚沒有共同點。
web-rulebook-quiz = 這四枚是連線嗎？
web-rulebook-quiz-text = 四枚的共同點是什麼？正確答案可能不只一個，說中一個就行。
web-rulebook-quiz-number = { $number } / { $count }
web-rulebook-quiz-group = 四枚棋子，第 { $number } 組，共 { $count } 組
web-rulebook-quiz-what = 共同點是
web-rulebook-quiz-colour = 顏色
web-rulebook-quiz-shape = 形狀
web-rulebook-quiz-height = 高度
web-rulebook-quiz-top = 頂孔
web-rulebook-quiz-nothing = 沒有
web-rulebook-quiz-right = 對。{ $why }
web-rulebook-quiz-wrong = 不太對。{ $why }
web-rulebook-quiz-wait = 選一個看看。
web-rulebook-quiz-next = 下一組
web-rulebook-quiz-again = 從頭再來
web-rulebook-quiz-score = 一眼看對 { $right } 組，共 { $count } 組。
web-rulebook-quiz-why-dark = 四枚都是深色，別的怎樣都行。是連線。
web-rulebook-quiz-why-hollow = 四枚都有孔。顏色、形狀、高度各不相同，但有一個共同點就夠了。
web-rulebook-quiz-why-none-near = 三枚圓，三枚高，三枚淺色。只有三枚不夠：不是連線。
web-rulebook-quiz-why-square-short = 四枚都是方的，也都是矮的。理由有兩個，連線還是一條。
web-rulebook-quiz-why-none-two = 樣樣都是二對二：不是連線。
web-rulebook-quiz-why-solid = 四枚都沒有孔。沒有孔也是共同點。是連線。
web-rulebook-give = 哪枚棋子可以給？
web-rulebook-give-text = 你放好了，現在該給了。有兩排只差一枚就成連線。找一枚兩排都完成不了的棋子。
web-rulebook-give-board = 第 4 排有三枚深色的，第 1 排有三枚空心的。
web-rulebook-give-pieces = 可以給的棋子
web-rulebook-give-wait = 點一枚棋子。
web-rulebook-give-safe = 安全：它淺色又實心，兩排都完成不了。
web-rulebook-give-dark = 對手把它放在 d4：四枚深色。你輸了！
web-rulebook-give-hollow = 對手把它放在 d1：四枚空心。你輸了！
web-rulebook-give-both = 又深色又空心：d4 和 d1 任對手挑。你輸了！
web-rulebook-call = 要喊出來才算
web-rulebook-call-text = 光有連線還不算贏。要有人看見它，喊出「QUARTO！」，並指出來。誰看漏了，就可能被對方撿走。
web-rulebook-call-1 = 你放好了棋子
web-rulebook-call-1-who = 給棋子之前，你可以喊。
web-rulebook-call-2 = 你給出了棋子
web-rulebook-call-2-who = 對手放下之前，可以喊你看漏的連線。
web-rulebook-call-3 = 下一枚棋子放下了
web-rulebook-call-3-who = 舊的連線就此作廢，只有經過新棋子的連線才算。
web-rulebook-call-false = 喊了卻沒有連線？大家都聽見了，除此之外沒事。每回合只能喊一次，所以看仔細。
web-rulebook-call-end = 十六枚棋子都放完後，兩人各還有一次機會喊；之後就是平手。
web-rulebook-call-page = 網頁絕不會告訴你有沒有連線。這正是遊戲的樂趣。
web-rulebook-variants = 其他玩法
web-rulebook-variants-text = 在首頁的開始按鈕下面選擇。每條規則也可以個別更改。
web-rulebook-block = 相鄰四枚成正方形
web-rulebook-block-board = 在進階玩法裡，這四枚都是淺色的，也算連線。
web-rulebook-ready = 準備好了嗎？

## 擺局

web-setup-title = 擺一個局面
web-setup-lead = 先點棋子，再點格子。點棋盤上的棋子可以移動或拿掉它。
web-setup-board = 擺局用的棋盤
web-setup-hand-none = 沒有人拿著棋子。先點棋子，再點這裡。
web-setup-hand-is = 手上：{ $piece }
web-setup-hand-put = 拿到手上：{ $piece }
web-setup-pieces = 沒用到的棋子
web-setup-off = 拿掉
web-setup-clear = 清空
web-setup-status-empty = 選一枚棋子。
web-setup-status-lifted = { $piece }：放到哪裡？
web-setup-status-count = 棋盤上有 { $count } 枚棋子。
web-setup-put = { $piece }放在 { $square }。
web-setup-taken = { $piece }已拿掉。
web-setup-handed = { $piece }已在手上。
web-setup-position = 文字形式
web-setup-position-hint = 複製它，或貼上一個：從第 4 排到第 1 排，再加手上的棋子。
web-setup-not-position = 這不是局面。局面寫成這樣：{ $example }
web-setup-piece-twice = 棋子 { $piece } 出現了兩次。
web-setup-record-pasted = 這是一份紀錄，已放到下面；請在那裡打開。
web-setup-start = 從這裡開始
web-setup-start-title = 玩這一局
web-setup-with = 對手
web-setup-with-bot = 電腦
web-setup-with-friend = 朋友
web-setup-with-here = 同機
web-setup-turn = { $holding ->
        [yes] 誰來放這枚棋子
       *[no] 誰來給下一枚棋子
    }
web-setup-turn-lot = 抽籤
web-setup-turn-you = 我
web-setup-turn-other = 對方
web-setup-turn-first = 玩家 1
web-setup-turn-second = 玩家 2
web-setup-record-title = 檢視紀錄
web-setup-record-lead = 貼上一份紀錄，或選擇檔案，一步一步看這一局。
web-setup-record = 紀錄
web-setup-record-file = 選擇檔案
web-setup-record-open = 檢視
web-setup-record-big = 檔案太大，不會是對局紀錄。
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = 擺一個局面

## 通往分析、覆盤和等級的連結

web-analysis-link = 分析局面
web-setup-analyse = 分析
web-review-link = 覆盤
web-levels-link = 各等級有多強

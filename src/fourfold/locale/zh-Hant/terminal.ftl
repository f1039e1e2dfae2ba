### 在終端機裡玩。

terminal-title = Fourfold · Quarto
terminal-welcome = 十六枚棋子，各有淺色或深色、高或矮、圓或方、實心或空心。你放下對手給你的棋子，再替對手選下一枚。四枚連成一線並有共同點就贏——但要喊出來才算。

## 沒有取名時的名字

terminal-person-a = 玩家 A
terminal-person-b = 玩家 B
terminal-person = 玩家

## 開始

terminal-choose-opponent = 誰來玩？
terminal-resume = 繼續未下完的對局
terminal-opponent-computer = 對電腦
terminal-opponent-person = 兩人共用這個鍵盤
terminal-choose-level = 電腦要下得多強？
terminal-choose-rules = 用哪種規則？
terminal-start-keys = ↑ ↓ 選擇   Enter 繼續   Esc 返回或離開   ? 玩法
terminal-go-on = 有一局沒下完。要繼續嗎？
terminal-too-small = 棋桌需要 80 × 24 個字元。請把視窗放大。

## 要做什麼

terminal-to-give = { $name }：幫 { $other } 選一枚：{ $piece }？
terminal-to-place = { $name }：請放下{ $piece }。
terminal-to-close = { $name }：棋子都放完了。喊 QUARTO！，或說沒有連線。
terminal-thinking = { $name } 在思考……
terminal-pointing = 你的連線是 { $line } 嗎？
terminal-nothing-full = 沒有完整的連線經過最後放下的棋子；更早的不再算數。
terminal-false-call = { $name } 喊了，但那不是連線。
terminal-undone = 已收回。
terminal-hand = { $name } 拿著
terminal-call-where = 移到能完成連線的格子，然後喊。
terminal-shared = { $line }：{ $shared }。
terminal-overlooked = 沒有人看見 { $lines }。

## 詢問

terminal-resign = { $name }，真的要認輸嗎？
terminal-draw = { $other }，{ $name } 提議平手。同意嗎？
terminal-draw-declined = { $name } 要繼續下。
terminal-leave = 放下這一局，另開一局？

## 檔案

terminal-written = 紀錄存在 { $path }。
terminal-not-written = 無法寫入 { $path }：{ $why }。
terminal-set-aside = 未下完的對局存在 { $path }。
terminal-not-saved = 對局無法存到 { $path }：{ $why }。
malformed-opponent = 「{ $text }」不是對手；應為 person（真人）或電腦等級：{ $expected }。
malformed-save-data = 這不是儲存的對局：{ $problem }。
malformed-save-format = 這不是我們儲存的對局：格式是「{ $found }」，應為「{ $expected }」。

## 按鍵

terminal-key-yes = y: 是
terminal-key-no = n: 否
terminal-key-call = q: QUARTO！
terminal-key-undo = u: 收回
terminal-key-help = ?: 說明
terminal-key-quit = Ctrl-Q: 離開
terminal-key-go-on = p: 繼續
terminal-key-give-choose = 方向鍵, 0–f: 選擇
terminal-key-give-enter = Enter: 給
terminal-key-place-choose = 方向鍵, a1…: 選擇
terminal-key-place-enter = Enter: 放
terminal-key-close-enter = Enter: 無連線
terminal-key-pointing-choose = 方向鍵: 另一條
terminal-key-pointing-enter = Enter: 喊
terminal-key-pointing-escape = Esc: 算了
terminal-key-over-enter = Enter: 新的一局
terminal-key-over-w = w: 儲存紀錄

## 說明

terminal-help-turn = 把手上的棋子放在空格上：用方向鍵或輸入 b2，再按 Enter；或點一下。然後幫對手選一枚：用方向鍵或輸入它的數字，再按 Enter；或點一下。
terminal-help-line = 橫排、直排或對角線上的四枚有{ $shared ->
        [1] 一個共同特徵
       *[other] {" "}{ $shared } 個共同特徵
    }，就是連線。
terminal-help-features = 只看：{ $features }。
terminal-help-squares = 2×2 正方形裡的四枚也算。
terminal-help-auto = 有連線立刻獲勝。
terminal-help-call-after = 連線要喊（q）才贏：完成之後馬上由你來喊。
terminal-help-call-before = 連線要在放下之前喊（q）才贏：移到能完成它的格子，然後喊。
terminal-help-late-opponent = 你看漏的，對手拿到下一枚棋子後可以喊；再往後就作廢。
terminal-help-late-either = 看漏的連線，下一枚放下之前誰都能喊（q；剛給出棋子的人按 Q）；再往後就作廢。
terminal-help-late-none = 看漏的就作廢。
terminal-help-false-refuse = 每回合只能喊一次，請看仔細。
terminal-help-false-forfeit = 喊錯就輸，請看仔細。
terminal-help-time = 一步最多 { $seconds } 秒。
terminal-help-pieces = 高的有三行，圓的兩側是圓的；深色是填滿的，空心的頂上有孔 ○。圓點標出最後放下的棋子。字母：L 淺色、D 深色、R 圓、Q 方、T 高、S 矮、F 實心、H 空心。
terminal-help-keys =
    q 或 !  喊 QUARTO！        u  收回               =  提議平手
    n       新的一局           r  認輸               p  暫停、繼續
    Ctrl-Q  離開               w  儲存紀錄           Esc  關閉說明

    離開時會保留未下完的對局。

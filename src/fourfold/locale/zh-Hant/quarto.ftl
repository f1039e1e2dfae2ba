### Quarto。

## 棋子

# 說明書把棋子叫「柱體」，因此用「圓柱」「方柱」收尾。
piece-name = { $colour ->
       *[light] 淺色
        [dark] 深色
    }{ $top ->
       *[solid] 實心
        [hollow] 空心
    }{ $height ->
       *[tall] 高
        [short] 矮
    }{ $shape ->
       *[round] 圓柱
        [square] 方柱
    }

feature-colour = 顏色
feature-shape = 形狀
feature-height = 高度
feature-top = 頂孔
value-light = 淺色
value-dark = 深色
value-round = 圓形
value-square = 方形
value-tall = 高
value-short = 矮
value-solid = 實心
value-hollow = 空心

## 不允許

illegal-quarto-other-phase = { $phase ->
        [give] 先給對手一枚棋子。
        [place] 先放下手上的棋子。
       *[close] 棋子都放完了：請喊 QUARTO，或說沒有連線。
    }
illegal-quarto-piece-gone = 這枚棋子不能給，它已經用上了：{ $piece }。
illegal-quarto-square-taken = { $square } 已有棋子：{ $piece }。
illegal-quarto-calls-auto = 這一桌連線自動獲勝，不用喊。
illegal-quarto-call-points-nowhere = 請指出是哪條連線。
illegal-quarto-call-squares = 喊的時候要指出四個不同的格子。
illegal-quarto-call-after-placing = 這一桌先放棋子，然後再喊。
illegal-quarto-called-already = 這個回合你已經喊過一次了。
illegal-quarto-no-call-now = 現在不能喊。

## 讀不懂的文字

malformed-quarto-piece = 「{ $text }」不是棋子；應為十六進位數字 0–f，或四個字母，L/D、R/Q、T/S、F/H 各一個。
malformed-quarto-square = 「{ $text }」不是格子；應為 a1 到 d4。
malformed-quarto-line = 「{ $text }」不是連線；應為兩端，例如 a3-d3，或四個格子。
malformed-quarto-position-fields = 局面「{ $text }」：應為棋盤、空格，再加手上的棋子或「-」。
malformed-quarto-position-ranks = 棋盤「{ $text }」：應有 4 排，以「/」分隔，實際有 { $found } 排。
malformed-quarto-position-rank = 棋盤第 { $rank } 排「{ $text }」：應有 4 格，實際有 { $found } 格。
malformed-quarto-position-digit = { $square } 上的「{ $text }」不是棋子；應為十六進位數字 0–f 或「.」。
malformed-quarto-piece-twice = 棋子 { $piece } 在棋盤上出現兩次：{ $first } 和 { $second }。
malformed-quarto-hand-placed = 手上的棋子 { $piece } 已在棋盤上：{ $square }。
malformed-quarto-features = 特徵應為以下的一個或幾個，不可重複：{ $expected }。
malformed-quarto-shared = 連線不可能有 { $shared } 個共同特徵：算數的只有 { $features } 個。
malformed-quarto-full = 「{ $text }」已經沒有可走的了。
malformed-quarto-starter = 「{ $text }」不是先手；應為 A 或 B。
malformed-detail = 「{ $word }」後面不帶括號，實際寫了「({ $detail })」。
malformed-memory = { $megabytes } MB 的表放不進這台機器的記憶體。

## 引擎

malformed-engine-command = 「{ $text }」不是命令；可選：{ $expected }。
malformed-engine-alone = 「{ $command }」要單獨寫，後面卻有「{ $text }」。
malformed-engine-setoption = 「setoption { $text }」：應為「setoption name NAME value VALUE」。
malformed-engine-option = 沒有選項「{ $text }」；可選：{ $expected }。
malformed-engine-position = 「position { $text }」：應為「start」，或局面，例如 0..f/..../.3../.... 9，之後可加「moves」，再輪流寫格子和棋子。
malformed-engine-go = 「go … { $text }」：應為 time MS、nodes N、infinite、moves，或什麼都不寫。
malformed-engine-infinite = 「infinite」表示不限，所以不能與 time 或 nodes 同用。
illegal-engine-busy = 「{ $command }」要等搜尋結束；「stop」可以終止搜尋。

## 對局怎樣結束

outcome-line = { $winner } 連線獲勝。
outcome-false-call = { $winner } 獲勝：{ $loser } 喊錯了，沒有連線。
outcome-full = 平手：棋子都放完了，沒有人喊。

## 電腦等級，以及各自的下法

level-quarto-1 = 新手
level-quarto-about-1 = 常看漏連線，也忘了喊。
level-quarto-2 = 初學者
level-quarto-about-2 = 看到不少，仍有遺漏。
level-quarto-3 = 學徒
level-quarto-about-3 = 看得見連線，卻會送出勝局。
level-quarto-4 = 愛好者
level-quarto-about-4 = 看到的勝機絕不放過。
level-quarto-5 = 棋社棋手
level-quarto-about-5 = 給棋子前會想一想。
level-quarto-6 = 高手
level-quarto-about-6 = 能提前想好幾步。
level-quarto-7 = 大師
level-quarto-about-7 = 幾乎從不出錯。
level-quarto-8 = 不敗
level-quarto-about-8 = 從不出錯。

## 可選規則

preset-international = 通用規則
preset-beginners-1 = 入門：只看顏色
preset-beginners-2 = 入門：看顏色和形狀
preset-beginners-3 = 入門：除頂孔外都看
preset-advanced = 進階：2×2 正方形也算連線
preset-tournament = 比賽：一步一分鐘，喊錯就輸
preset-balkan = 漏掉的連線誰都能補喊（巴爾幹玩法）
preset-taiwan = 先喊後放（台灣玩法）
preset-greek-2 = 要有兩個共同特徵（希臘玩法）
preset-own = 依中文版說明書

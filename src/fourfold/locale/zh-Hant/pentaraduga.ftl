### 彭塔拉杜加。

## 讀不懂的文字

malformed-pentaraduga-tile = 「{ $text }」不是牌；應依左、大、右寫出顏色，兩個小三角的顏色與大三角相鄰，例如 oRo 或 oRv。
malformed-pentaraduga-tile-twice = 牌 { $tile } 出現了兩次。
malformed-pentaraduga-direction = 「{ $text }」不是方向；應為 В П Н Л 或 U R D L。
malformed-pentaraduga-placement = 「{ $text }」不是位置；應為牌、方向和左下格，例如 oRoU@0,0。
malformed-pentaraduga-too-many = { $count } 張牌太多；最多 { $most } 張。
malformed-pentaraduga-no-tiles = 沒有牌；應寫一副手牌，例如 oRo rOr yOr。
malformed-pentaraduga-goal = 「{ $text }」不是目標；可選：{ $expected }。
malformed-pentaraduga-problem = 「{ $text }」不是題目；應為種類（{ $expected }），或編號，例如 squares-3 或 squares-0000002a。
malformed-pentaraduga-count-frames = 最佳的框無法計數：用哪些牌是自由的。
malformed-pentaraduga-match = 一場比賽至少要有一種遊戲、一局。
malformed-pentaraduga-overlap = { $placement } 會壓在 { $other } 上。
malformed-pentaraduga-notation = 「{ $word }」不是帶位置的牌；應為牌、尖角朝向、表示最上、最右、最下或最左位置的字母和所碰到的牌，例如 rOrLL、rOrRyOr 或 rOrLL。
malformed-pentaraduga-several = 「{ $word }」有多個位置：{ $places }。
malformed-pentaraduga-nowhere = 「{ $word }」哪裡都接不上{ $count ->
        [0] 。
       *[other] ；{ $tile } 可以放在 { $places }。
    }
malformed-pentaraduga-remark = 「{ $word }」沒有碰到 { $other }。
malformed-pentaraduga-ending = 「{ $word }」不是另一種結尾；應以第一種裡的某張牌開頭，或是最後一張牌的字母。
malformed-pentaraduga-at = 第 { $number } 張牌：{ $problem }
malformed-pentaraduga-word = 「{ $text }」不是一步；應為帶位置的牌，例如 oRoU@0,0，或以下之一：{ $expected }。
malformed-pentaraduga-bare-word = 請在「{ $word }」後面用括號寫明指什麼。
malformed-pentaraduga-deal-text = 「{ $text }」不是發牌；應寫誰先手和雙方的牌，例如「A: oRo rOr / yOr yOy」，需要時再加一道斜線寫抽籤。
malformed-pentaraduga-deal = 發牌要包含全部 { $count } 張牌，每張一次，雙方各一半。
malformed-census-name = 沒有名為「{ $name }」的普查；可選：{ $expected }。
malformed-census-file = { $path } 不是證明檔；應為壓縮的文字行。
malformed-census-other = { $path } 不是 { $expected } 的證明檔，而是「{ $name }」的。
malformed-census-line = 「{ $line }」不是一筆資料；應為手牌、同類的數目、得分和圖形的位置，例如「000090 2 1 rOrU@0,0 yOyD@0,-1」。
malformed-census-entry = 第 { $number } 筆：{ $problem }
malformed-census-twice = 手牌 { $hand } 出現了兩次。
malformed-census-hand = 手牌 { $hand } 不在這次普查之內。
malformed-census-hands = 檔案說它代表 { $hands } 副手牌，實際同類的有 { $expected } 副。
malformed-census-tiles = 圖形用的是 { $tiles }；手牌卻是 { $hand }。
malformed-census-value = 檔案說圖形得 { $value } 分，實際得 { $counted } 分。
malformed-census-best = 檔案說最多得 { $value } 分，搜尋卻找到 { $found } 分：{ $places }。
malformed-census-missing = 缺少手牌 { $hand }。
malformed-census-total = 各筆共代表 { $total } 副手牌；應為 { $expected } 副。

## 不允許

illegal-pentaraduga-not-in-hand = 你手上沒有「{ $tile }」。
illegal-pentaraduga-stock-empty = 已經沒有牌可拿了。
illegal-pentaraduga-covered = 「{ $tile }」會壓在另一張牌上。
illegal-pentaraduga-apart = 「{ $tile }」必須有一邊碰到圖形。
illegal-pentaraduga-clash = 「{ $tile }」在那裡接不上：顏色不同。
illegal-pentaraduga-rough = 「{ $tile }」在那裡接不上：對角線的端點沒對齊。
illegal-pentaraduga-not-full = 「{ $tile }」在那裡拼不成方塊；現在要放成方牌。
illegal-pentaraduga-no-protest = 這一桌由電腦當裁判；違規的走法直接不接受。
illegal-pentaraduga-nothing-wrong = 沒有什麼好抗議的。
illegal-pentaraduga-no-such-act = 現在不能這樣做：「{ $act }」。

## 圖片的文字說明

pentaraduga-picture = { $tiles ->
    [0] 沒有牌
   *[other] { $tiles } 張牌的圖形，{ $squares ->
        [0] 沒有方塊
       *[other] { $squares } 個方塊
    }
}
pentaraduga-picture-tile = 牌 { $tile }：左{ $left }、大三角{ $big }、右{ $right }
pentaraduga-colour-red = 紅色
pentaraduga-colour-orange = 橘色
pentaraduga-colour-yellow = 黃色
pentaraduga-colour-green = 綠色
pentaraduga-colour-blue = 藍色
pentaraduga-colour-violet = 紫色

## 在擋板後拼：方塊、誇多斯、圍框

illegal-pentaraduga-arrangement = 牌不能這樣擺。{ $problem }
illegal-pentaraduga-too-fast = 你一秒內重擺了 { $most } 次；稍等一下，再送出擺法。
illegal-pentaraduga-stopped = { $seat } 已先喊停。現在只有另一方繼續拼，也不再換牌。
illegal-pentaraduga-nobody-stopped = 還沒有人喊停；先喊停，才能標記或核對結果。
illegal-pentaraduga-exchanging = 正在換牌：等 { $seat } 也讓出一張，才能喊停。
illegal-pentaraduga-exchanged = 一局只換一次牌，已經換過了。
illegal-pentaraduga-dropped = 你已讓出一張牌；還要等 { $seat } 讓一張給你。
illegal-pentaraduga-no-figure = 這個結果不能標記：牌要連成一個圖形，在《方塊》和《誇多斯》裡還要用上全部的牌。
illegal-pentaraduga-always-checked = 這裡不能服輸：圖形一定要核對。
illegal-pentaraduga-begin-first = 請先說開始：從那時起計時。
illegal-pentaraduga-choose-first = 要等 { $seat } 先選定續拼誰的圖形。
illegal-pentaraduga-original-moved = 「{ $tile }」屬於被續拼的圖形，不能移動。
## 各拼各圖形的遊戲

illegal-pentaraduga-count = 這裡一次放 { $expected } 張牌。
illegal-pentaraduga-not-double = 「{ $tile }」在那裡只碰到一張牌；必須碰到兩張。
illegal-pentaraduga-no-corner = 「{ $tile }」在那裡不成轉角：它的短邊要靠在另一張長邊的一端。
illegal-pentaraduga-no-ring = 這些牌不成環：環是四張牌圍著一個空格。
illegal-pentaraduga-wait = 請等一等：現在輪到 { $seat }。
illegal-pentaraduga-stocks-left = 雙方牌庫都空了，才能交出全部的牌。
illegal-pentaraduga-hand-full = 你有 { $count } 張牌；手牌不足時才補。
illegal-pentaraduga-no-prize = 你沒有獎勵牌可拿：要連放 { $count } 張而不摸牌，你的牌庫補不上，對手的牌庫又還有牌。
illegal-pentaraduga-prize-first = 你已走完這一步：拿獎勵牌，或跳過。
illegal-pentaraduga-kept = 你牌庫的第一張留給 { $seat } 當獎勵牌。
illegal-pentaraduga-no-wait = 現在不必等對手。
illegal-pentaraduga-hurried = 一分鐘已經在計時了。
illegal-pentaraduga-no-such-move = 一步可以是放一張手牌，或移動圖形裡的一張牌，或先放手牌再移動。
illegal-pentaraduga-not-twice-full = 「{ $tile }」在那裡必須拼成兩個方塊：它在原處已經成方。
illegal-pentaraduga-untouched = 「{ $tile }」必須碰到你剛放下的牌。
illegal-pentaraduga-same-place = 「{ $tile }」本來就在那裡。
illegal-pentaraduga-splits = 拿走「{ $tile }」，它的圖形就會斷開。
illegal-pentaraduga-stock-left = 牌庫空了才能跳過；請走一步或換牌。
illegal-pentaraduga-hand-empty = 你手上沒有牌。
illegal-pentaraduga-no-full-prize = 你沒有獎勵牌可拿：最後一張牌放下時成方才有。
illegal-pentaraduga-only-complex = 現在輪到 { $seat }；只有複合步可以插進來。
illegal-pentaraduga-shielded = { $seat } 的這一步不能截。
illegal-pentaraduga-claimed = { $what ->
    [move] 你已敲桌出牌：請放一張手牌。
    [exchange] 你已敲桌換牌：請換一張，或拿一張。
   *[take] 你已敲桌拿牌：請拿一張。
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } 正在換牌；請等換完。
    [take] { $seat } 正在拿牌；請等拿完。
   *[move] { $seat } 正在出牌；請等出完。
}
## 通吃和夠遠

illegal-pentaraduga-barred = 你敲了桌卻沒有行動；現在由對手先來。
illegal-pentaraduga-no-claim = { $what ->
    [exchange] 現在不能敲桌換牌。
    [move] 現在不能敲桌出牌。
   *[take] 這個遊戲只能敲桌出牌或敲桌換牌。
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] 連續成方期間不能換牌。
    [start] 起始圖形擺好之前不能換牌。
    [replay] 續打時不能換牌。
   *[other] 現在不能換牌。
}
illegal-pentaraduga-no-take = 只剩一張手牌、牌庫又空了，才能只拿不給。
illegal-pentaraduga-must-exchange = 對手的牌庫空了才能跳過；請放一張或換一張。
illegal-pentaraduga-start-more = { $laid } 張牌不夠擺成起始圖形。
illegal-pentaraduga-start-claims = 「{ $tile }」不能放在那裡：起始圖形從中央開始，同一玩家的兩張牌要相接。
illegal-pentaraduga-start-reach = 「{ $tile }」不能放在那裡：對手交給你的牌要貼著中線放在對手那一側，黃色不靠中線，你再在自己這一側放一張與它相接。
illegal-pentaraduga-start-reach-plus = 「{ $tile }」不能放在那裡：起始圖形從中線上方、緊貼中線開始，兩側各兩張牌。
illegal-pentaraduga-not-yellow = 「{ $tile }」沒有黃色；請交出一張有黃色的牌，或換牌。
illegal-pentaraduga-full-elsewhere = 「{ $tile }」放在別處可以成方，就必須放在那裡。
illegal-pentaraduga-intercept-full = 還沒輪到你：只有成方牌才能截牌，而「{ $tile }」在那裡拼不成方塊。

## 教學局

malformed-training-file = 這不是教學局的紀錄；應為一個物件，或帶有「records」清單的物件。
malformed-training-game = 「{ $name }」（{ $set } 張牌）不是彭塔拉杜加的遊戲；應為書中的名稱或以下之一：{ $expected }。
malformed-training-deal = 第一個事件之前，手牌、牌庫和圖形合起來應是全部 { $count } 張牌，每張一次。
malformed-training-prefigures = 第一個事件之前的圖形不能有瑕疵；在各拼各圖形的遊戲裡，還要屬於 A 或 B。
malformed-training-key = 缺少「{ $key }」。
malformed-training-type = 「{ $type }」不是這個遊戲的事件，或現在不該出現。
malformed-training-number = 第 { $number } 步不能是 { $seat } 的下一步：A 用單數，B 用雙數，上一步是 { $last }。
malformed-training-figure = 沒有圖形「{ $name }」；可選：{ $expected }。
malformed-training-untaken = { $seat } 還要拿 { $tiles }。
malformed-training-unfinished = 紀錄到此為止，但這一局還沒結束。
malformed-training-remark = 註解必須是一個物件。
malformed-training-remark-late = 有則註解寫在 { $at } 個事件之後；總共只有 { $count } 個。
malformed-training-differs = { $what ->
    [hand] 發到的手牌
    [tiles] 摸到或拿到的牌
    [refusal] 跳過的種類
    [start] 開始一個圖形
    [source] 牌的來處
    [owner] 牌原本是誰的
    [figure] 圖形
    [mark] 是否拼成方塊
    [reach] 是否夠遠
    [finish] 是否出完
    [intercept] 截牌
    [give] 交出的牌
    [give_to] 牌庫末尾的牌
    [take_from] 牌庫開頭的牌
    [take] 行動的名稱
    [stage] 全換的階段
    [collect] 全換時拿到的牌
    [squares] 方塊
    [violations] 違規
    [count_all] 這張牌的位置數
    [count_full] 這張牌成方的位置數
    [count_double] 這張牌雙接的位置數
    [has_full] 這張牌能否成方
    [count] 轉角
    [left] 剩下的牌
    [points] 分數
    [score] 比分
   *[other] { $what }
}：紀錄寫的是 { $said }，依規則應為 { $found }。

## 對局怎樣結束

outcome-played = 全部走完，已計分。
outcome-checked = 雙方的圖形都已核對。
outcome-checked-even = 兩個圖形同分：較快的一方獲勝。
outcome-extended = 續拼的圖形已計分。
outcome-surrendered = { $loser } 服輸，不看對方的圖形。
outcome-interrupted = 雙方都跳過；對方剩幾張牌，自己就得幾分。
outcome-replay-time = 續打時間到，已計分。

## 電腦等級

level-pentaraduga-1 = 初學者
level-pentaraduga-about-1 = 慢慢來，常常看漏。
level-pentaraduga-2 = 老手
level-pentaraduga-about-2 = 大多數位置都看得到，也不著急。
level-pentaraduga-3 = 大師
level-pentaraduga-about-3 = 出手快，看得全，想得遠。
malformed-pentaraduga-unsound = 不能這樣開局：「{ $part }」和發牌的其他部分不符。

## 課程

malformed-pentaraduga-middle = 不能從這裡開局：已經結束，或正在續拼圖形。
malformed-pentaraduga-covered-figure = 這裡有個圖形蓋著，它的牌不能重新抽。請從更早的一步開始，或保留原來的暗牌。
malformed-lesson-at = { $id } 講的是第 { $at } 步之後；總共只有 { $count } 步。
malformed-lesson-texts = { $id } 的「{ $language }」講解標題是 { $found }；應為：{ $expected }。
lesson-fulls-1 = 成方，第 1 局：連續成方
lesson-fulls-2 = 成方，第 2 局：開局無牌可走
lesson-fulls-3 = 成方，第 3 局：收尾的陷阱
lesson-squares-1 = 方塊，第 1 副：詐唬
lesson-squares-2 = 方塊，第 2 副：誰先喊停
lesson-squares-3 = 方塊，第 3 副：核對
lesson-claims-1 = 通吃，第 1 局：吃下圖形
lesson-claims-2 = 通吃，第 2 局：換牌
lesson-reach-v1 = 夠遠，變化一：截牌與夠遠
lesson-reach-v2 = 夠遠，變化二：搶先出完
lesson-reach-v3 = 夠遠，變化三：另一張成方牌
lesson-reach-v4 = 夠遠，變化四：平手
lesson-reach-v5 = 夠遠，變化五：後手夠遠
lesson-doubles-1 = 雙接，第 1 局：全換
lesson-doubles-2 = 雙接，第 2 局：三張獎勵牌
lesson-doubles-4 = 雙接，第 4 局：八比零
lesson-rings-1 = 連環，第 1 局：補成一環
lesson-rings-2 = 連環，第 2 局：開局成環
lesson-steals-1 = 搶牌，教學局
lesson-steals-problem = 搶牌，題目：十比零

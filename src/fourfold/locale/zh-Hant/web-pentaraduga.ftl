### 瀏覽器裡的彭塔拉杜加。

## 放牌的桌面

web-field-larger = 放大
web-field-smaller = 縮小
web-field-fit = 顯示全部
web-field-turn = 旋轉這張牌
web-figure = { $whose ->
        [mine] 你的圖形
        [other] { $name } 的圖形
       *[common] 圖形
    }
web-tile = 左{ $left }、大三角{ $big }、右{ $right }
web-tile-closed = 一張暗牌
web-place = { $mark ->
        [none] 位置 { $name }
        [full] 位置 { $name }，成方
        [twice-full] 位置 { $name }，雙成方
        [ring] 位置 { $name }，成環
        [reach] 位置 { $name }，夠遠
       *[other] 位置 { $name }，{ $mark }
    }
web-count = { $count } 分
web-squares = { $count ->
        [0] 沒有方塊
       *[other] { $count } 個方塊
    }
# 跨中線的方塊誰都不算。
web-squares-sides = 方塊：你這邊 { $mine } 個，對面 { $other } 個
web-hand-of = { $name } 的牌
web-stock-of = { $name } 的牌庫。
web-stock-count = { $count ->
        [0] 空了。
       *[other] { $count } 張牌。
    }
web-stock-open = 明牌：{ $tiles }。
web-captured = { $count ->
        [0] 還沒吃到
       *[other] 已吃 { $count } 個方塊
    }
web-curtain = 請把裝置交給 { $name }。
web-curtain-open = 看我的牌

## 可以做什麼

web-actions = 行動
web-act-exchange = 換一張牌
web-act-hand-over = 交出一張牌
web-act-knock = { $what ->
        [exchange] 敲桌換牌
        [take] 敲桌拿牌
       *[move] 敲桌出牌
    }
web-act-knock-about = 之後誰也不能插進來，你有一分鐘。
web-act-take = 拿一張牌
web-act-draw = 摸一張牌
web-act-capture = 吃下圖形
web-act-rotate = 轉半圈
web-act-rotate-not = 就這樣
web-act-give-all = 交出全部牌
web-act-hurry = 開始計時
web-act-pass = { $replaying ->
        [yes] 到此為止
       *[no] { $need ->
                [capture] 不吃
                [accept] 接受
               *[any] 跳過
            }
    }
web-act-protest = 抗議！
web-lay-done = 就走這一步
web-lay-back = 收回來

## 該做什麼

web-status-its-place = { $finger ->
        [yes] 點要放的位置。再點一下就放下。
       *[no] 選擇要放的位置。
    }
web-status-lay-on = 選這一步的下一張牌。
web-status-lay-or-on = 結束這一步，或再選一張牌。
web-status-lay-done = 結束這一步，或把牌收回來。
web-status-lay-nowhere = 這樣走不下去。把牌收回來，換個走法。
# 選中的牌放不下；也許這一步已放了別的牌，也許可以換掉它。
web-status-no-place = { $laid ->
        [yes] 這張牌現在沒有位置。選另一張，或把牌收回來。
       *[no] { $exchange ->
                [yes] 這張牌沒有位置。選另一張，或把它換掉。
               *[no] 這張牌沒有位置。選另一張。
            }
    }
web-status-no-cut = 這張牌不能用來截牌。
web-status-anywhere = 點要放牌的地方，再點牌就放下。
web-status-cut-in = 輪到 { $name }。你可以截牌。
web-status-meant-exchange = 你要換掉哪張牌？
web-status-meant-hand-over = 你要交出哪張牌？
web-penta-status = { $phase ->
        [over] 這一局結束了。
        [start] { $who ->
                [you] 放下開局的牌。
                [here] { $name }，請放下開局的牌。
               *[other] { $name } 在開局……
            }
        [add] { $who ->
                [you] 把你的牌加到起始圖形上。
                [here] { $name }，請把你的牌加到起始圖形上。
               *[other] { $name } 在補起始圖形……
            }
        [hand-over] { $who ->
                [you] 交給對手一張有黃色的牌。
                [here] { $name }，請交給對手一張有黃色的牌。
               *[other] { $name } 在幫你選牌……
            }
        [rotate] { $who ->
                [you] 把起始圖形轉半圈，或就這樣不動。
                [here] { $name }，把起始圖形轉半圈，或就這樣不動。
               *[other] { $name } 在看起始圖形……
            }
        [any] { $who ->
                [you] 輪到你了。
                [here] { $name }，輪到你了。
               *[other] 輪到 { $name }……
            }
        [full] { $who ->
                [you] 用一張成方牌回應。
                [here] { $name }，請用一張成方牌回應。
               *[other] { $name } 在找成方牌……
            }
        [capture] { $who ->
                [you] 你可以吃下圖形。
                [here] { $name }，你可以吃下圖形。
               *[other] { $name } 可以吃下圖形……
            }
        [accept] { $who ->
                [you] 最後一張牌放下了。接受，還是抗議？
                [here] { $name }，接受最後一張牌，還是抗議？
               *[other] { $name } 在看最後一張牌……
            }
        [give] { $who ->
                [you] 拿了一張，請還一張。
                [here] { $name }，拿了一張，請還一張。
               *[other] { $name } 在還牌……
            }
        [replay-any] { $who ->
                [you] 現在你獨自續打：任何一張牌。
                [here] { $name }，你獨自續打：任何一張牌。
               *[other] { $name } 獨自續打……
            }
        [replay-full] { $who ->
                [you] 現在你獨自續打：要成方牌。
                [here] { $name }，你獨自續打：要成方牌。
               *[other] { $name } 需要成方牌……
            }
        [lock-move] { $who ->
                [you] 你敲了桌：請放牌。
                [here] { $name }，你敲了桌，請放牌。
               *[other] { $name } 敲桌出牌……
            }
        [lock-exchange] { $who ->
                [you] 你敲桌換牌：請選一張牌。
                [here] { $name }，你敲桌換牌，請選牌。
               *[other] { $name } 在換牌……
            }
        [lock-take] { $who ->
                [you] 你敲桌拿牌：請選圖形裡的一張牌。
                [here] { $name }，你敲桌拿牌，請選牌。
               *[other] { $name } 在拿牌……
            }
        [opening] { $who ->
                [you] 用兩張牌擺出你的起始圖形。
                [here] { $name }，請用兩張牌擺出起始圖形。
               *[other] { $name } 在擺起始圖形……
            }
        [race] { $who ->
                [here] { $name }，輪到你了。
               *[other] 儘管快放，誰也不等誰。
            }
        [stage-answer] { $who ->
                [you] 雙方全換。走完最後幾步，再交出你的牌。
                [here] { $name }，走完最後幾步，再交出你的牌。
               *[other] { $name } 在走最後幾步……
            }
        [stage-rest] { $who ->
                [you] 用換來的牌接著走，剩下的還回去。
                [here] { $name }，用換來的牌接著走，剩下的還回去。
               *[other] { $name } 在用你的牌走……
            }
        [stage-last] { $who ->
                [you] 最後的牌：能放就放。
                [here] { $name }，最後的牌：能放就放。
               *[other] { $name } 在放最後的牌……
            }
       *[move] { $who ->
                [you] 輪到你了。
                [here] { $name }，輪到你了。
               *[other] 輪到 { $name }……
            }
    }

## 打字放牌

web-typed = 牌和位置
web-typed-open = 輸入位置
web-typed-lay = 放下
web-typed-close = 關閉
# 例子保持原樣：不論哪種語言，網頁都讀這些字母。
web-typed-help = 例如 rOrL 或 oRoU，也可帶上格子：oRoU@0,0。
web-typed-unreadable = 「{ $text }」不是位置；應為牌、尖角朝向，也可再加字母，例如 rOrL、oRoU 或 oRoU@0,0。
web-typed-not-now = 現在不能放 { $tile }。
web-typed-several = 「{ $text }」有多個位置：{ $places }。
web-typed-nowhere = { $count ->
        [0] 現在沒有 { $tile } 的位置。
       *[other] 「{ $text }」不是它的位置；{ $tile } 可以放在 { $places }。
    }
web-typed-cell = 請再寫明 { $tile } 的方向和左下格，例如 { $tile }В@0,0。
web-typed-covered = 那裡已有另一張牌。

## 在擋板後拼

web-count-faults = { $count } 處瑕疵
web-screen = { $noticed ->
        [stopped] { $name } 已喊停，圖形蓋住了。
        [open] { $name } 亮著牌繼續拼。
        [dropped] { $name } 讓出一張牌給你。
        [waiting] { $name } 在等。
        [hidden] { $name } 沒有亮出圖形。
       *[building] { $name } 在擋板後拼。
    }
web-act-begin = 看我的牌
web-act-stop = 停！
web-act-check = 比圖形
web-act-mark = 標記此結果
web-act-keep = 不換牌
web-act-drop = 換一張牌
web-act-surrender = 服輸
web-act-extend = 我來續拼
web-act-extend-other = 讓對方續拼
web-building-drop-which = 你要讓出哪張牌？
web-building-best = 這些牌的最佳圖形
web-building-status = { $phase ->
        [over] 這一局結束了。
        [extending] 把其餘的牌全部加到你的圖形上。
        [extended] { $name } 在續拼……
        [choosing] 你的圖形贏了。自己用所有的牌續拼，還是讓 { $name } 續拼？
        [chosen] { $name } 在選誰來續拼……
        [waiting] { $name } 在拼……
        [begin] { $mine }，你的牌還蓋著。看到牌就開始計時。
        [in-turn] { $mine }，拼好圖形就喊停。正在計時。
        [dropped] { $name } 要還你一張牌。在那之前誰也不能喊停。
        [answering] { $name } 讓出一張牌給你。請還一張。
        [stopped] 你已喊停。{ $name } 的時間不多了……
        [open] { $name } 先喊停了！拼完你的圖形，再來比。
       *[building] { $game ->
                [frames] 拼一個框，圍出愈大愈好的洞。滿意了就喊停。
               *[other] 用你所有的牌拼成一個圖形，方塊愈多愈好。滿意了就喊停。
            }
    }

## 發生了什麼

web-told-lay = { $count ->
        [1] { $name } 放下：{ $tiles }。
       *[other] { $name } 放下 { $count } 張牌：{ $tiles }。
    }
web-told-exchange = { $known ->
        [yes] { $name } 換掉：{ $tile }。
       *[no] { $name } 換了一張牌。
    }
web-told-hand-over = { $known ->
        [yes] { $name } 交出：{ $tile }。
       *[no] { $name } 交出一張牌。
    }
web-told-drop = { $known ->
        [yes] { $name } 讓出：{ $tile }。
       *[no] { $name } 讓出一張牌。
    }
web-told-knock = { $what ->
        [exchange] { $name } 敲桌換牌。
        [take] { $name } 敲桌拿牌。
       *[move] { $name } 敲桌出牌。
    }
web-told-begin = { $name } 開始拼。
web-told-rotate = { $half ->
        [yes] { $name } 把起始圖形轉了半圈。
       *[no] { $name } 不轉起始圖形。
    }
web-told-extend = { $own ->
        [yes] { $name } 續拼自己的圖形。
       *[no] { $name } 讓對方續拼。
    }
web-told-stop = { $name } 先喊停了！
# 抗議成立；後果因遊戲而異。
web-told-protest = { $game ->
        [fulls] { $name } 抗議成立：那張牌收回，{ $name } 可放任何一張牌。
        [doubles] { $name } 抗議成立：放錯的牌和對方的手牌歸入 { $name } 的牌庫。
        [rings] { $name } 抗議成立：放錯的牌和對方的手牌歸入 { $name } 的牌庫。
        [steals] { $name } 抗議成立：那一步收回，輪到 { $name }。
       *[other] { $name } 抗議成立：那張牌收回並換掉，{ $name } 可放任何一張牌。
    }
web-told-hurry = { $name } 開始計時。
web-told-capture = { $name } 吃下圖形。
web-told-give-all = { $name } 交出全部牌。
web-told-pass = { $name } 跳過。
web-told-take = { $name } 拿了一張牌。
web-told-draw = { $name } 摸牌。
web-told-mark = { $name } 標記了結果。

## 可以約定什麼

web-preset = 規則
web-preset-pentaraduga-book = 照書中規則
web-preset-pentaraduga-beginners = 入門
web-rules-changed = 與書中略有不同
web-option-aids = 桌面提示
web-option-aids-full = 位置和成方牌
web-option-aids-places = 位置
web-option-aids-none = 無
web-option-referee = 裁判是
web-option-referee-server = 桌面
web-option-referee-players = 玩家
web-option-referee-about = 玩家當裁判時，違規的走法若對手沒有在下一步之前抗議，就算有效。
web-option-deal = 發牌
web-option-deal-random = 隨機
web-option-deal-fair = 一樣好
web-option-deal-about = 一樣好的手牌只有顏色不同。
web-option-interception = 截牌
web-option-interception-on = 允許
web-option-interception-off = 不允許
web-option-always-check = 比圖形
web-option-always-check-on = 每次都比
web-option-always-check-off = 有人服輸就不比
web-option-opening-limit = 開局時限
web-option-opening-limit-none = 不限
web-option-replay-limit = 獨自續打時限
web-option-replay-limit-none = 不限
web-option-unplaced-bonus = 剩下的牌
web-option-unplaced-bonus-off = 不算分
web-option-unplaced-bonus-on = 給先完成者計分
web-option-move-time-none = 不限
web-rule-aids-places = 桌面提示位置，但不提示哪裡成方。
web-rule-aids-none = 桌面不提示。
web-rule-referee-players = 玩家自己當裁判：抗議要及時。
web-rule-deal-fair = 雙方的牌一樣好。
web-rule-interception-off = 不能截牌。
web-rule-at-once-off = 輪流進行，而不是同時進行。
web-rule-unplaced-bonus-on = 剩下的牌給先完成者計分。
web-rule-move-time-set = 每步 { $seconds } 秒。

### 再看彭塔拉杜加的對局。

web-replay-began-tiles = { $known ->
        [yes] 牌發好了。{ $name } 先手。
       *[no] 牌發好了。
    }
web-replay-result-points = { $won ->
        [yes] { $name } 以 { $high } 比 { $low } 獲勝。{ $why }
       *[no] 平手，{ $high } 比 { $low }。{ $why }
    }
web-replay-told-arrange = { $name } 在拼。
web-replay-told-check = { $name } 亮出圖形。
web-replay-told-surrender = { $name } 服輸。
web-replay-both-build = 雙方都在拼。

## 錯過的成方位置

web-replay-full-possible = { $count ->
        [1] { $name } 本來也可以成方。
       *[other] { $name } 本來也可以成方，有 { $count } 個位置。
    }
web-replay-full-some = 這一局有 { $count } 次能成方卻沒有成。
web-replay-full-none = 沒有錯過成方。
web-replay-full-show = 看看在哪
web-replay-full-place = 在此成方：{ $tile }
web-replay-full-here = 這裡本來可以成方

## 最佳圖形

web-replay-best-seek = { $name } 能拼出什麼？
web-replay-best-busy = 搜尋中……
web-replay-best-of = { $name } 的最佳圖形
web-replay-best-more = 細看
web-replay-best = { $found ->
       *[no] 這些牌拼不出這樣的圖形。
        [yes] { $goal ->
            [frame] { $name } 的牌能拼出的最大的框。
           *[other] { $proved ->
               *[yes] { $name } 的牌最多能拼出得 { $count } 分的圖形。
                [no] { $name } 的牌目前找到的最好圖形得 { $count } 分。
            }
        }
    }

## 接著玩

web-replay-on-tiles = 新開一桌，從這裡的樣子開始。重新計時，敲桌作廢。
web-replay-on-keep = 和朋友用同樣的暗牌玩。需要朋友同意。否則暗牌會重新抽。
web-replay-on-running = 這一局還在進行。結束後就能從這裡接著玩。
web-replay-on-covered = 這一局有個圖形一直蓋著，所以不能從這裡接著玩。

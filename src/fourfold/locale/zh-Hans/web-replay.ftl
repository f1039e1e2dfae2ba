### 回看彭塔拉杜加的对局。

web-replay-began-tiles = { $known ->
        [yes] 牌发好了。{ $name } 先手。
       *[no] 牌发好了。
    }
web-replay-result-points = { $won ->
        [yes] { $name } 以 { $high } 比 { $low } 获胜。{ $why }
       *[no] 平局，{ $high } 比 { $low }。{ $why }
    }
web-replay-told-arrange = { $name } 在拼。
web-replay-told-check = { $name } 亮出图形。
web-replay-told-surrender = { $name } 服输。
web-replay-both-build = 双方都在拼。

## 错过的成方位置

web-replay-full-possible = { $count ->
        [1] { $name } 本来也可以成方。
       *[other] { $name } 本来也可以成方，有 { $count } 个位置。
    }
web-replay-full-some = 这一局有 { $count } 次能成方却没有成。
web-replay-full-none = 没有错过成方。
web-replay-full-show = 看看在哪
web-replay-full-place = 在此成方：{ $tile }
web-replay-full-here = 这里本可成方

## 最优图形

web-replay-best-seek = { $name } 能拼出什么？
web-replay-best-busy = 搜索中……
web-replay-best-of = { $name } 的最优图形
web-replay-best-more = 细看
web-replay-best = { $found ->
       *[no] 这些牌拼不出这样的图形。
        [yes] { $goal ->
            [frame] { $name } 的牌能拼出的最大的框。
           *[other] { $proved ->
               *[yes] { $name } 的牌最多能拼出得 { $count } 分的图形。
                [no] { $name } 的牌目前找到的最好图形得 { $count } 分。
            }
        }
    }

## 接着玩

web-replay-on-tiles = 新开一桌，从这里的样子开始。重新计时，敲桌作废。
web-replay-on-keep = 和朋友用同样的暗牌玩。需要朋友同意。否则暗牌会重新抽。
web-replay-on-running = 这一局还在进行。结束后就能从这里接着玩。
web-replay-on-covered = 这一局有个图形一直盖着，所以不能从这里接着玩。

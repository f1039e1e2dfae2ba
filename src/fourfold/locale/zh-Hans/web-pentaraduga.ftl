### 浏览器里的彭塔拉杜加。

## 放牌的桌面

web-field-larger = 放大
web-field-smaller = 缩小
web-field-fit = 显示全部
web-field-turn = 旋转这张牌
web-figure = { $whose ->
        [mine] 你的图形
        [other] { $name } 的图形
       *[common] 图形
    }
web-tile = 左{ $left }、大三角{ $big }、右{ $right }
web-tile-closed = 一张暗牌
web-place = { $mark ->
        [none] 位置 { $name }
        [full] 位置 { $name }，成方
        [twice-full] 位置 { $name }，双成方
        [ring] 位置 { $name }，成环
        [reach] 位置 { $name }，够远
       *[other] 位置 { $name }，{ $mark }
    }
web-count = { $count } 分
web-squares = { $count ->
        [0] 没有方块
       *[other] { $count } 个方块
    }
# 跨中线的方块谁都不算。
web-squares-sides = 方块：你这边 { $mine } 个，对面 { $other } 个
web-hand-of = { $name } 的牌
web-stock-of = { $name } 的牌库。
web-stock-count = { $count ->
        [0] 空了。
       *[other] { $count } 张牌。
    }
web-stock-open = 明牌：{ $tiles }。
web-captured = { $count ->
        [0] 还没吃到
       *[other] 已吃 { $count } 个方块
    }
web-curtain = 请把设备交给 { $name }。
web-curtain-open = 看我的牌

## 可以做什么

web-actions = 行动
web-act-exchange = 换一张牌
web-act-hand-over = 交出一张牌
web-act-knock = { $what ->
        [exchange] 敲桌换牌
        [take] 敲桌拿牌
       *[move] 敲桌出牌
    }
web-act-knock-about = 之后谁也不能插进来，你有一分钟。
web-act-take = 拿一张牌
web-act-draw = 摸一张牌
web-act-capture = 吃下图形
web-act-rotate = 转半圈
web-act-rotate-not = 就这样
web-act-give-all = 交出全部牌
web-act-hurry = 开始计时
web-act-pass = { $replaying ->
        [yes] 到此为止
       *[no] { $need ->
                [capture] 不吃
                [accept] 接受
               *[any] 跳过
            }
    }
web-act-protest = 抗议！
web-lay-done = 就走这一步
web-lay-back = 收回来

## 该做什么

web-status-its-place = { $finger ->
        [yes] 点要放的位置。再点一下就放下。
       *[no] 选择要放的位置。
    }
web-status-lay-on = 选这一步的下一张牌。
web-status-lay-or-on = 结束这一步，或再选一张牌。
web-status-lay-done = 结束这一步，或把牌收回来。
web-status-lay-nowhere = 这样走不下去。把牌收回来，换个走法。
# 选中的牌放不下；也许这一步已放了别的牌，也许可以换掉它。
web-status-no-place = { $laid ->
        [yes] 这张牌现在没有位置。选另一张，或把牌收回来。
       *[no] { $exchange ->
                [yes] 这张牌没有位置。选另一张，或把它换掉。
               *[no] 这张牌没有位置。选另一张。
            }
    }
web-status-no-cut = 这张牌不能用来截牌。
web-status-anywhere = 点要放牌的地方，再点牌就放下。
web-status-cut-in = 轮到 { $name }。你可以截牌。
web-status-meant-exchange = 你要换掉哪张牌？
web-status-meant-hand-over = 你要交出哪张牌？
web-penta-status = { $phase ->
        [over] 这一局结束了。
        [start] { $who ->
                [you] 放下开局的牌。
                [here] { $name }，请放下开局的牌。
               *[other] { $name } 在开局……
            }
        [add] { $who ->
                [you] 把你的牌加到起始图形上。
                [here] { $name }，请把你的牌加到起始图形上。
               *[other] { $name } 在补起始图形……
            }
        [hand-over] { $who ->
                [you] 交给对手一张有黄色的牌。
                [here] { $name }，请交给对手一张有黄色的牌。
               *[other] { $name } 在给你选牌……
            }
        [rotate] { $who ->
                [you] 把起始图形转半圈，或就这样不动。
                [here] { $name }，把起始图形转半圈，或就这样不动。
               *[other] { $name } 在看起始图形……
            }
        [any] { $who ->
                [you] 轮到你了。
                [here] { $name }，轮到你了。
               *[other] 轮到 { $name }……
            }
        [full] { $who ->
                [you] 用一张成方牌回应。
                [here] { $name }，请用一张成方牌回应。
               *[other] { $name } 在找成方牌……
            }
        [capture] { $who ->
                [you] 你可以吃下图形。
                [here] { $name }，你可以吃下图形。
               *[other] { $name } 可以吃下图形……
            }
        [accept] { $who ->
                [you] 最后一张牌放下了。接受，还是抗议？
                [here] { $name }，接受最后一张牌，还是抗议？
               *[other] { $name } 在看最后一张牌……
            }
        [give] { $who ->
                [you] 拿了一张，请还一张。
                [here] { $name }，拿了一张，请还一张。
               *[other] { $name } 在还牌……
            }
        [replay-any] { $who ->
                [you] 现在你独自续打：任意一张牌。
                [here] { $name }，你独自续打：任意一张牌。
               *[other] { $name } 独自续打……
            }
        [replay-full] { $who ->
                [you] 现在你独自续打：要成方牌。
                [here] { $name }，你独自续打：要成方牌。
               *[other] { $name } 需要成方牌……
            }
        [lock-move] { $who ->
                [you] 你敲了桌：请放牌。
                [here] { $name }，你敲了桌，请放牌。
               *[other] { $name } 敲桌出牌……
            }
        [lock-exchange] { $who ->
                [you] 你敲桌换牌：请选一张牌。
                [here] { $name }，你敲桌换牌，请选牌。
               *[other] { $name } 在换牌……
            }
        [lock-take] { $who ->
                [you] 你敲桌拿牌：请选图形里的一张牌。
                [here] { $name }，你敲桌拿牌，请选牌。
               *[other] { $name } 在拿牌……
            }
        [opening] { $who ->
                [you] 用两张牌摆出你的起始图形。
                [here] { $name }，请用两张牌摆出起始图形。
               *[other] { $name } 在摆起始图形……
            }
        [race] { $who ->
                [here] { $name }，轮到你了。
               *[other] 尽管快放，谁也不等谁。
            }
        [stage-answer] { $who ->
                [you] 双方全换。走完最后几步，再交出你的牌。
                [here] { $name }，走完最后几步，再交出你的牌。
               *[other] { $name } 在走最后几步……
            }
        [stage-rest] { $who ->
                [you] 用换来的牌接着走，剩下的还回去。
                [here] { $name }，用换来的牌接着走，剩下的还回去。
               *[other] { $name } 在用你的牌走……
            }
        [stage-last] { $who ->
                [you] 最后的牌：能放就放。
                [here] { $name }，最后的牌：能放就放。
               *[other] { $name } 在放最后的牌……
            }
       *[move] { $who ->
                [you] 轮到你了。
                [here] { $name }，轮到你了。
               *[other] 轮到 { $name }……
            }
    }

## 打字放牌

web-typed = 牌和位置
web-typed-open = 输入位置
web-typed-lay = 放下
web-typed-close = 关闭
# 例子保持原样：无论哪种语言，页面都读这些字母。
web-typed-help = 例如 rOrL 或 oRoU，也可带上格子：oRoU@0,0。
web-typed-unreadable = “{ $text }”不是位置；应为牌、尖角朝向，也可再加字母，例如 rOrL、oRoU 或 oRoU@0,0。
web-typed-not-now = 现在不能放 { $tile }。
web-typed-several = “{ $text }”有多个位置：{ $places }。
web-typed-nowhere = { $count ->
        [0] 现在没有 { $tile } 的位置。
       *[other] “{ $text }”不是它的位置；{ $tile } 可以放在 { $places }。
    }
web-typed-cell = 请再写明 { $tile } 的方向和左下格，例如 { $tile }В@0,0。
web-typed-covered = 那里已有另一张牌。

## 在挡板后拼

web-count-faults = { $count } 处瑕疵
web-screen = { $noticed ->
        [stopped] { $name } 已喊停，图形盖住了。
        [open] { $name } 亮着牌继续拼。
        [dropped] { $name } 让出一张牌给你。
        [waiting] { $name } 在等。
        [hidden] { $name } 没有亮出图形。
       *[building] { $name } 在挡板后拼。
    }
web-act-begin = 看我的牌
web-act-stop = 停！
web-act-check = 比图形
web-act-mark = 标记此结果
web-act-keep = 不换牌
web-act-drop = 换一张牌
web-act-surrender = 服输
web-act-extend = 我来续拼
web-act-extend-other = 让对方续拼
web-building-drop-which = 你要让出哪张牌？
web-building-best = 这些牌的最优图形
web-building-status = { $phase ->
        [over] 这一局结束了。
        [extending] 把其余的牌全部加到你的图形上。
        [extended] { $name } 在续拼……
        [choosing] 你的图形赢了。自己用所有的牌续拼，还是让 { $name } 续拼？
        [chosen] { $name } 在选谁来续拼……
        [waiting] { $name } 在拼……
        [begin] { $mine }，你的牌还盖着。看到牌就开始计时。
        [in-turn] { $mine }，拼好图形就喊停。正在计时。
        [dropped] { $name } 要还你一张牌。在那之前谁也不能喊停。
        [answering] { $name } 让出一张牌给你。请还一张。
        [stopped] 你已喊停。{ $name } 的时间不多了……
        [open] { $name } 先喊停了！拼完你的图形，再来比。
       *[building] { $game ->
                [frames] 拼一个框，围出尽可能大的洞。满意了就喊停。
               *[other] 用你所有的牌拼成一个图形，方块越多越好。满意了就喊停。
            }
    }

## 发生了什么

web-told-lay = { $count ->
        [1] { $name } 放下：{ $tiles }。
       *[other] { $name } 放下 { $count } 张牌：{ $tiles }。
    }
web-told-exchange = { $known ->
        [yes] { $name } 换掉：{ $tile }。
       *[no] { $name } 换了一张牌。
    }
web-told-hand-over = { $known ->
        [yes] { $name } 交出：{ $tile }。
       *[no] { $name } 交出一张牌。
    }
web-told-drop = { $known ->
        [yes] { $name } 让出：{ $tile }。
       *[no] { $name } 让出一张牌。
    }
web-told-knock = { $what ->
        [exchange] { $name } 敲桌换牌。
        [take] { $name } 敲桌拿牌。
       *[move] { $name } 敲桌出牌。
    }
web-told-begin = { $name } 开始拼。
web-told-rotate = { $half ->
        [yes] { $name } 把起始图形转了半圈。
       *[no] { $name } 不转起始图形。
    }
web-told-extend = { $own ->
        [yes] { $name } 续拼自己的图形。
       *[no] { $name } 让对方续拼。
    }
web-told-stop = { $name } 先喊停了！
# 抗议成立；后果因游戏而异。
web-told-protest = { $game ->
        [fulls] { $name } 抗议成立：那张牌收回，{ $name } 可放任意一张牌。
        [doubles] { $name } 抗议成立：放错的牌和对方的手牌归入 { $name } 的牌库。
        [rings] { $name } 抗议成立：放错的牌和对方的手牌归入 { $name } 的牌库。
        [steals] { $name } 抗议成立：那一步撤回，轮到 { $name }。
       *[other] { $name } 抗议成立：那张牌收回并换掉，{ $name } 可放任意一张牌。
    }
web-told-hurry = { $name } 开始计时。
web-told-capture = { $name } 吃下图形。
web-told-give-all = { $name } 交出全部牌。
web-told-pass = { $name } 跳过。
web-told-take = { $name } 拿了一张牌。
web-told-draw = { $name } 摸牌。
web-told-mark = { $name } 标记了结果。

## 可以约定什么

web-preset = 规则
web-preset-pentaraduga-book = 按书中规则
web-preset-pentaraduga-beginners = 入门
web-rules-changed = 与书中略有不同
web-option-aids = 桌面提示
web-option-aids-full = 位置和成方牌
web-option-aids-places = 位置
web-option-aids-none = 无
web-option-referee = 裁判是
web-option-referee-server = 桌面
web-option-referee-players = 玩家
web-option-referee-about = 玩家当裁判时，违规的走法若对手没有在下一步之前抗议，就算有效。
web-option-deal = 发牌
web-option-deal-random = 随机
web-option-deal-fair = 同样好
web-option-deal-about = 同样好的手牌只有颜色不同。
web-option-interception = 截牌
web-option-interception-on = 允许
web-option-interception-off = 不允许
web-option-always-check = 比图形
web-option-always-check-on = 每次都比
web-option-always-check-off = 有人服输就不比
web-option-opening-limit = 开局时限
web-option-opening-limit-none = 不限
web-option-replay-limit = 独自续打时限
web-option-replay-limit-none = 不限
web-option-unplaced-bonus = 剩下的牌
web-option-unplaced-bonus-off = 不算分
web-option-unplaced-bonus-on = 给先完成者计分
web-option-move-time-none = 不限
web-rule-aids-places = 桌面提示位置，但不提示哪里成方。
web-rule-aids-none = 桌面不提示。
web-rule-referee-players = 玩家自己当裁判：抗议要及时。
web-rule-deal-fair = 双方的牌同样好。
web-rule-interception-off = 不能截牌。
web-rule-at-once-off = 轮流进行，而不是同时进行。
web-rule-unplaced-bonus-on = 剩下的牌给先完成者计分。
web-rule-move-time-set = 每步 { $seconds } 秒。

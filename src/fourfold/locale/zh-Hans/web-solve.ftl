### 解题：题目、对决、分析。

web-title-solve = 解题 · Fourfold
web-title-problem = 题目 · Fourfold
web-title-duel = 对决 · Fourfold
web-title-hands = 分析 · Fourfold

## 有哪些可解

web-solve-title = 解题
web-solve-lead = 彭塔拉杜加的思考题，可以自己想，也可以和别人比。
web-solve-loading = 加载中……
web-solve-daily = 今日题目
web-solve-daily-go = { $state ->
        [solved] 已解出，再看看
        [shown] 再看看
        [begun] 接着解
       *[new] 试一试
    }
web-solve-problems = 题目
web-solve-kind = 种类
web-solve-kind-squares = 方块
web-solve-kind-squares-plus = 方块 +
web-solve-kind-quados = 夸多斯
web-solve-about-squares = 用七张牌拼成一个图形，方块越多越好。
web-solve-about-squares-plus = 同样的玩法，十二张牌，六种颜色。
web-solve-about-quados = 把七张牌接到七张牌的图形上。死角要扣分。
web-solve-book = 书中题目
web-solve-difficulty-is = 难度 { $difficulty }/5
web-solve-problem-is = { $state ->
        [solved] 第 { $number } 题，已解出
        [shown] 第 { $number } 题，已放弃
        [begun] 第 { $number } 题，已开始
       *[new] 第 { $number } 题
    }
web-solve-another = 新题
web-solve-another-of = 难度 { $difficulty } 的新题
web-solve-solved-count = { $count ->
        [0] 你在这台设备上还没有解出过这类题。
       *[other] 你在这台设备上已解出 { $count } 道这类题。
    }
web-solve-save-svg = 存为 SVG
web-solve-save-png = 存为 PNG
web-solve-save-failed = 图片没能生成。

## 图形的得分

web-solve-count = 计 { $counted } 个方块
web-solve-count-of = { $counted } / { $goal } 个方块
# 要扣的：颜色不同的边、没有对齐的两张牌、填不上的角。
web-solve-count-faults = { $squares } 个方块{ $clashes ->
        [0] { "" }
       *[other] {" "}− { $clashes } 处撞色
    }{ $rough ->
        [0] { "" }
       *[other] {" "}− { $rough } 处错位
    }{ $spoiled ->
        [0] { "" }
       *[other] {" "}− { $spoiled } 个死角
    }

## 一道题

web-problem-title = { $from ->
        [day] 今日题目：{ $kind }
        [book] { $kind } { $number }，选自书中
       *[new] { $kind }
    }
web-problem-table = 桌面
web-problem-time = 用时：{ $time }
web-problem-task-squares = 用全部 { $tiles } 张牌拼成一个图形，要有 { $goal } 个方块。
web-problem-task-quados = { $given ->
        [start] 把全部 { $tiles } 张牌接到图形上，要计 { $goal } 个方块。每个死角扣一个。
       *[first] 先用前七张牌拼一个有 { $start } 个方块的图形，再把其余的牌全部接上，要计 { $goal } 个方块。每个死角扣一个。
    }{ $symmetry ->
        [any] 轮廓必须对称。
        [central] 轮廓转半圈后必须不变。
       *[none] { "" }
    }
web-problem-first = 手牌的前 { $count } 张用来拼第一个图形。
web-problem-lacks = { $lack ->
        [tiles] 手里还有牌。
        [whole] 所有的牌要连成一个图形。
        [start] 前七张牌要有 { $start } 个方块。
        [symmetry] 轮廓还不对称。
       *[goal] 要计 { $goal } 个方块。
    }
web-problem-solved = { $hints ->
        [0] 解出了，用时 { $time }，没用提示。
       *[other] 解出了，用时 { $time }，用了 { $hints } 个提示。
    }
web-problem-shown = 你看过答案了。
web-problem-hint = 提示 { $step }/{ $steps }
web-problem-hint-given = 提示 { $step } 来了。
web-problem-hint-colours = 方块的颜色是：
web-problem-hint-colour = { $count } 个{ $colour }
web-problem-hint-together = 这两张牌相邻：
web-problem-hint-lie = { $count ->
        [1] 这张牌这样放：
       *[other] 这些牌这样放：
    }
web-problem-clear = 重新开始
web-problem-give-up = 放弃
web-problem-sure = 要看答案吗？看了就算放弃这道题。
web-problem-sure-yes = 看答案
web-problem-sure-no = 再想想
web-problem-solution = 看答案
web-problem-answer = { $count ->
        [1] 答案
       *[other] 答案 { $number }/{ $count }
    }
web-problem-next-answer = 下一个答案
web-problem-next = 下一题
web-problem-again = 再来一次
web-problem-others = 全部题目

## 对决

web-duel-title = 对决
web-duel-lead = 两人用同样好的手牌，各自在方便的时候拼。方块多的赢；一样多，快的赢。
web-duel-propose = 发链接挑战朋友
web-duel-table = 上桌同时比
web-duel-rules = 每人用 { $tiles } 张牌拼成一个图形。两副手牌同样好，只是颜色不同。限时 { $minutes } 分钟。方块多的赢；一样多，快的赢。
web-duel-invite = 把这个链接发给朋友
web-duel-share = 彭塔拉杜加对决
web-duel-begin-own = 你自己的牌
web-duel-challenged = { $name } 向你挑战
web-duel-begin-hint = 看到牌就开始计时。
web-duel-begin = 看我的牌
web-duel-build = 用全部 { $tiles } 张牌拼成一个图形
web-duel-hand-in = 交卷
web-duel-hand-in-hint = 交了就不能再改。
web-duel-all-tiles = 用上全部牌的图形才算。
web-duel-you = 你
web-duel-made = { $counted } 个方块，用时 { $time }
web-duel-waiting = { $state ->
        [open] 还没有人应战。双方都完成后公布结果。
        [ready] { $name } 还没开始。双方都完成后公布结果。
       *[building] { $name } 还在拼……
    }
web-duel-watching = 这场对决已有两人参加。双方都完成后公布结果。
web-duel-over = 双方都完成了。
web-duel-result = { $who ->
        [you] 你赢了！
        [other] { $name } 赢了。
       *[none] 平局。
    }
web-duel-best = 两副手牌的最优图形都是 { $best } 个方块。
web-duel-again = 再来一场对决

## 分析

web-hands-title = 这些牌能拼出什么？
web-hands-lead = 选牌，或摆出、粘贴一个图形。Fourfold 会找出最优图形，并加以证明。
web-hands-go = 分析手牌或图形
web-hands-way = 分析什么
web-hands-hand = 手牌
web-hands-figure = 图形
web-hands-tiles = 全部牌
web-hands-chosen = { $count ->
        [0] 还没选牌。
       *[other] 已选 { $count } 张牌。
    }
web-hands-none = 清除选择
web-hands-notation = 图形的记法
web-hands-goal = 按哪种游戏
web-hands-goal-squares = 方块
web-hands-goal-quados = 夸多斯
web-hands-goal-rings = 连环
web-hands-goal-frame = 围框
web-hands-solve = { $count ->
        [0] 找最优图形
       *[other] 找这 { $count } 张牌的最优图形
    }
web-hands-busy = 搜索中……
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] 这些牌拼不出这样的图形。
               *[no] 时间内没有找到。
            }
       *[yes] { $goal ->
                [rings] 找到的最好图形有 { $rings } 个环、{ $counted } 个方块。
                [frame] 找到的最好图形围住 { $counted } 格。
               *[squares] 找到的最好图形计 { $counted } 个方块。
            }{ $proved ->
                [yes] 已证明没有更好的。
               *[no] 时间不够，未能证明没有更好的。
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] 这是唯一的一个。
               *[other] 同样好的图形有 { $count } 个。
            }
       *[no] 同样好的图形至少有 { $count } 个。
    }
web-hands-this-figure = 这个图形
web-hands-facts = { $whole ->
        [yes] 连成一个图形。
       *[no] 这些牌没有连成一个图形。
    }{ $squares } 个方块，{ $clashes } 处撞色，{ $rough } 处错位，{ $rings } 个环，{ $spoiled } 个死角，{ $hole ->
        [0] 没有洞。
       *[other] 洞有 { $hole } 格。
    }

### Quarto 的分析、复盘和电脑等级。

## 一个选择的价值

# 接在格子或棋子的名称后面。$turns 为 0 表示还不知道要多久。
web-worth = { $value ->
        [win] { $turns ->
                [0] 胜
                [1] 立即获胜
               *[other] { $turns } 回合内胜
            }
        [loss] { $turns ->
                [0] 负
                [1] 立即落败
               *[other] { $turns } 回合内负
            }
        [draw] 平
       *[unknown] 还不知道
    }
web-worth-square = { $square }，空：{ $worth }
web-worth-piece = { $piece }：{ $worth }

## 分析

web-analysis = 分析
web-verdict-holder-win = { $turns ->
        [0] 拿着棋子的一方胜。
        [1] 拿着棋子的一方立即获胜。
       *[other] 拿着棋子的一方 { $turns } 回合内获胜。
    }
web-verdict-holder-draw = 双方都走得好，就是平局。
web-verdict-holder-loss = { $turns ->
        [0] 拿着棋子的一方负。
       *[other] 拿着棋子的一方 { $turns } 回合内落败。
    }
web-verdict-holder-unknown = 拿着这枚棋子，是好是坏？
web-verdict-giver-win = { $turns ->
        [0] 现在给棋子的一方胜。
       *[other] 现在给棋子的一方 { $turns } 回合内获胜。
    }
web-verdict-giver-draw = 双方都走得好，就是平局。
web-verdict-giver-loss = { $turns ->
        [0] 现在给棋子的一方负。
        [1] 现在给棋子的一方立即落败。
       *[other] 现在给棋子的一方 { $turns } 回合内落败。
    }
web-verdict-giver-unknown = 现在给棋子，是好是坏？
web-verdict-line = { $lines } 是连线。放下最后一枚棋子的人喊出来就赢。
web-verdict-full = 棋盘满了，谁也没有连线：平局。
web-analysis-place = 点一个格子，放在那里。
web-analysis-give = 点一枚棋子，把它给出去。
web-analysis-waiting = 排队等候中……
web-analysis-searching = 已知 { $done }/{ $all }。{ $seconds } 秒查了 { $boards } 个盘面……
web-analysis-complete = 全部查明：{ $seconds } 秒，{ $boards } 个盘面。
web-analysis-known = 全部查明。
web-analysis-time = 一分钟到了，已知 { $done }/{ $all }。
web-analysis-stopped = 已停止。已知 { $done }/{ $all }。
web-analysis-stop = 停止
web-analysis-again = 继续
web-analysis-back = 后退
web-analysis-setup = 摆局或开局
web-analysis-text = 局面或记录
web-analysis-text-hint = 复制它，或在这里粘贴局面。粘贴记录则打开复盘。
web-analysis-not-text = 这既不是局面也不是记录。局面写成这样：{ $example }
web-analysis-rules = 什么算连线
web-analysis-legend = 符号的含义
web-analysis-legend-text =
    圆片上的 +：胜。横条上的 =：平。方片上的 −：负。都是对现在做决定的一方而言，并假定此后双方都走得好。
    数字是到连线出现为止的回合数，对方的回合也算在内。圆圈标出最好的选择。

## 复盘

web-review-move-mistake = { $move }，失误
web-review-plot = 每一步之后的形势：中线以上 { $a } 胜，以下 { $b } 胜。
web-review-plot-wins = { $name } 胜
web-review-win = { $name } 处于胜势。
web-review-draw = 双方都走得好，就是平局。
web-review-loss = 对方走得好的话，{ $name } 会输。
web-review-threw-win = { $after ->
        [draw] { $name } 本来能赢，现在成了平局。
       *[loss] { $name } 本来能赢，现在换成对方能赢了。
    }
web-review-threw-draw = { $name } 本来能平，现在对方能赢了。
web-review-missed = { $name } 本可以喊 { $lines }。
web-review-decided = 这一步决定了胜负。
web-review-mistakes = { $count ->
        [0] 没有失误。
       *[other] { $count } 次失误。
    }
web-review-next = 下一个失误
web-review-better = { $name } 本该怎么走？
web-review-back = 回到实际走法
web-review-looking = 正在查看……
web-review-unknown = 没能查明。
web-review-was-best = 没有更好的了：{ $worth }。
web-review-call = 喊 { $lines } 就赢了。
web-review-best-square = 最好放在 { $squares }：{ $worth }。
web-review-best-piece = 最好给带圆圈的棋子：{ $worth }。
web-review-analyse = 分析这个局面
web-review-replay = 只看回放

## 等级

web-levels = 电脑等级
web-levels-lead = Quarto 有八个等级，一级明显比一级强。赢多输少了，就升一级。
web-levels-expect-1 = 十条连线看得见三条，自己的和送出去的都一样。刚看完规则的人也能赢。
web-levels-expect-2 = 看得见一半多一点的连线。适合第一个晚上。
web-levels-expect-3 = 看得见大多数连线。不太留意还剩什么可给，所以安全的棋子会用光。
web-levels-expect-4 = 几乎看得见所有连线。要赢就得数安全的棋子，而它只有一半时候会数。
web-levels-expect-5 = 一步之内的连线全看得见。只要还有别的可给，绝不送你赢。
web-levels-expect-6 = 棋盘过半以后，常常不出错。
web-levels-expect-7 = 剩十个空格起，多半不出错。你得在那之前占到优势。
web-levels-expect-8 = 从不出错，还会设陷阱。你也不出错，就能打平；更好的结果谁也拿不到。
web-levels-below = 对 { $level } 级每一百局，赢 { $wins } 局，平 { $draws } 局。
web-levels-measured = 由各等级互相对局测得，每两级 200 局。横条表示对前一级每百局的胜、平、负。
web-levels-play = 和{ $name }玩
web-levels-play-short = 玩

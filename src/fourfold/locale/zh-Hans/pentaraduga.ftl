### 彭塔拉杜加。

## 读不懂的文字

malformed-pentaraduga-tile = “{ $text }”不是牌；应按左、大、右写出颜色，两个小三角的颜色与大三角相邻，例如 oRo 或 oRv。
malformed-pentaraduga-tile-twice = 牌 { $tile } 出现了两次。
malformed-pentaraduga-direction = “{ $text }”不是方向；应为 В П Н Л 或 U R D L。
malformed-pentaraduga-placement = “{ $text }”不是位置；应为牌、方向和左下格，例如 oRoU@0,0。
malformed-pentaraduga-too-many = { $count } 张牌太多；最多 { $most } 张。
malformed-pentaraduga-no-tiles = 没有牌；应写一副手牌，例如 oRo rOr yOr。
malformed-pentaraduga-goal = “{ $text }”不是目标；可选：{ $expected }。
malformed-pentaraduga-problem = “{ $text }”不是题目；应为种类（{ $expected }），或编号，例如 squares-3 或 squares-0000002a。
malformed-pentaraduga-count-frames = 最优的框无法计数：用哪些牌是自由的。
malformed-pentaraduga-match = 一场比赛至少要有一种游戏、一局。
malformed-pentaraduga-overlap = { $placement } 会压在 { $other } 上。
malformed-pentaraduga-notation = “{ $word }”不是带位置的牌；应为牌、尖角朝向、表示最上、最右、最下或最左位置的字母和所接触的牌，例如 rOrLL、rOrRyOr 或 rOrLL。
malformed-pentaraduga-several = “{ $word }”有多个位置：{ $places }。
malformed-pentaraduga-nowhere = “{ $word }”哪里都接不上{ $count ->
        [0] 。
       *[other] ；{ $tile } 可以放在 { $places }。
    }
malformed-pentaraduga-remark = “{ $word }”没有接触 { $other }。
malformed-pentaraduga-ending = “{ $word }”不是另一种结尾；应以第一种里的某张牌开头，或是最后一张牌的字母。
malformed-pentaraduga-at = 第 { $number } 张牌：{ $problem }
malformed-pentaraduga-word = “{ $text }”不是一步；应为带位置的牌，例如 oRoU@0,0，或以下之一：{ $expected }。
malformed-pentaraduga-bare-word = 请在“{ $word }”后面用括号写明指什么。
malformed-pentaraduga-deal-text = “{ $text }”不是发牌；应写谁先手和双方的牌，例如“A: oRo rOr / yOr yOy”，需要时再加一道斜线写抽签。
malformed-pentaraduga-deal = 发牌要包含全部 { $count } 张牌，每张一次，双方各一半。
malformed-census-name = 没有名为“{ $name }”的普查；可选：{ $expected }。
malformed-census-file = { $path } 不是证明文件；应为压缩的文本行。
malformed-census-other = { $path } 不是 { $expected } 的证明文件，而是“{ $name }”的。
malformed-census-line = “{ $line }”不是条目；应为手牌、同类的数目、得分和图形的位置，例如“000090 2 1 rOrU@0,0 yOyD@0,-1”。
malformed-census-entry = 第 { $number } 条：{ $problem }
malformed-census-twice = 手牌 { $hand } 出现了两次。
malformed-census-hand = 手牌 { $hand } 不在这次普查之内。
malformed-census-hands = 文件说它代表 { $hands } 副手牌，实际同类的有 { $expected } 副。
malformed-census-tiles = 图形用的是 { $tiles }；手牌却是 { $hand }。
malformed-census-value = 文件说图形得 { $value } 分，实际得 { $counted } 分。
malformed-census-best = 文件说最多得 { $value } 分，搜索却找到 { $found } 分：{ $places }。
malformed-census-missing = 缺少手牌 { $hand }。
malformed-census-total = 各条共代表 { $total } 副手牌；应为 { $expected } 副。

## 不允许

illegal-pentaraduga-not-in-hand = 你手里没有“{ $tile }”。
illegal-pentaraduga-stock-empty = 已经没有牌可拿了。
illegal-pentaraduga-covered = “{ $tile }”会压在另一张牌上。
illegal-pentaraduga-apart = “{ $tile }”必须有一边接触图形。
illegal-pentaraduga-clash = “{ $tile }”在那里接不上：颜色不同。
illegal-pentaraduga-rough = “{ $tile }”在那里接不上：对角线的端点对不齐。
illegal-pentaraduga-not-full = “{ $tile }”在那里拼不成方块；现在要放成方牌。
illegal-pentaraduga-no-protest = 这一桌由电脑当裁判；违规的走法直接不接受。
illegal-pentaraduga-nothing-wrong = 没有什么可抗议的。
illegal-pentaraduga-no-such-act = 现在不能这样做：“{ $act }”。

## 图片的文字说明

pentaraduga-picture = { $tiles ->
    [0] 没有牌
   *[other] { $tiles } 张牌的图形，{ $squares ->
        [0] 没有方块
       *[other] { $squares } 个方块
    }
}
pentaraduga-picture-tile = 牌 { $tile }：左{ $left }、大三角{ $big }、右{ $right }
pentaraduga-colour-red = 红色
pentaraduga-colour-orange = 橙色
pentaraduga-colour-yellow = 黄色
pentaraduga-colour-green = 绿色
pentaraduga-colour-blue = 蓝色
pentaraduga-colour-violet = 紫色

## 在挡板后拼：方块、夸多斯、围框

illegal-pentaraduga-arrangement = 牌不能这样摆。{ $problem }
illegal-pentaraduga-too-fast = 你一秒内重摆了 { $most } 次；稍等一下，再提交摆法。
illegal-pentaraduga-stopped = { $seat } 已先喊停。现在只有另一方继续拼，也不再换牌。
illegal-pentaraduga-nobody-stopped = 还没有人喊停；先喊停，才能标记或核对结果。
illegal-pentaraduga-exchanging = 正在换牌：等 { $seat } 也让出一张，才能喊停。
illegal-pentaraduga-exchanged = 一局只换一次牌，已经换过了。
illegal-pentaraduga-dropped = 你已让出一张牌；还要等 { $seat } 让一张给你。
illegal-pentaraduga-no-figure = 这个结果不能标记：牌要连成一个图形，在《方块》和《夸多斯》里还要用上全部的牌。
illegal-pentaraduga-always-checked = 这里不能服输：图形总要核对。
illegal-pentaraduga-begin-first = 请先说开始：从那时起计时。
illegal-pentaraduga-choose-first = 要等 { $seat } 先选定续拼谁的图形。
illegal-pentaraduga-original-moved = “{ $tile }”属于被续拼的图形，不能移动。
## 各拼各图形的游戏

illegal-pentaraduga-count = 这里一次放 { $expected } 张牌。
illegal-pentaraduga-not-double = “{ $tile }”在那里只接触一张牌；必须接触两张。
illegal-pentaraduga-no-corner = “{ $tile }”在那里不成拐角：它的短边要靠在另一张长边的一端。
illegal-pentaraduga-no-ring = 这些牌不成环：环是四张牌围着一个空格。
illegal-pentaraduga-wait = 请等一等：现在轮到 { $seat }。
illegal-pentaraduga-stocks-left = 双方牌库都空了，才能交出全部的牌。
illegal-pentaraduga-hand-full = 你有 { $count } 张牌；手牌不足时才补。
illegal-pentaraduga-no-prize = 你没有奖励牌可拿：要连放 { $count } 张而不摸牌，你的牌库补不上，对手的牌库又还有牌。
illegal-pentaraduga-prize-first = 你已走完这一步：拿奖励牌，或跳过。
illegal-pentaraduga-kept = 你牌库的第一张留给 { $seat } 作奖励牌。
illegal-pentaraduga-no-wait = 现在不必等对手。
illegal-pentaraduga-hurried = 一分钟已经在计时了。
illegal-pentaraduga-no-such-move = 一步可以是放一张手牌，或移动图形里的一张牌，或先放手牌再移动。
illegal-pentaraduga-not-twice-full = “{ $tile }”在那里必须拼成两个方块：它在原处已经成方。
illegal-pentaraduga-untouched = “{ $tile }”必须接触你刚放下的牌。
illegal-pentaraduga-same-place = “{ $tile }”本来就在那里。
illegal-pentaraduga-splits = 拿走“{ $tile }”，它的图形就会断开。
illegal-pentaraduga-stock-left = 牌库空了才能跳过；请走一步或换牌。
illegal-pentaraduga-hand-empty = 你手里没有牌。
illegal-pentaraduga-no-full-prize = 你没有奖励牌可拿：最后一张牌放下时成方才有。
illegal-pentaraduga-only-complex = 现在轮到 { $seat }；只有复合步可以插进来。
illegal-pentaraduga-shielded = { $seat } 的这一步不能截。
illegal-pentaraduga-claimed = { $what ->
    [move] 你已敲桌出牌：请放一张手牌。
    [exchange] 你已敲桌换牌：请换一张，或拿一张。
   *[take] 你已敲桌拿牌：请拿一张。
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } 正在换牌；请等换完。
    [take] { $seat } 正在拿牌；请等拿完。
   *[move] { $seat } 正在出牌；请等出完。
}
## 通吃和够远

illegal-pentaraduga-barred = 你敲了桌却没有行动；现在由对手先来。
illegal-pentaraduga-no-claim = { $what ->
    [exchange] 现在不能敲桌换牌。
    [move] 现在不能敲桌出牌。
   *[take] 这个游戏只能敲桌出牌或敲桌换牌。
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] 连续成方期间不能换牌。
    [start] 起始图形摆好之前不能换牌。
    [replay] 续打时不能换牌。
   *[other] 现在不能换牌。
}
illegal-pentaraduga-no-take = 只剩一张手牌、牌库又空了，才能只拿不给。
illegal-pentaraduga-must-exchange = 对手的牌库空了才能跳过；请放一张或换一张。
illegal-pentaraduga-start-more = { $laid } 张牌不够摆成起始图形。
illegal-pentaraduga-start-claims = “{ $tile }”不能放在那里：起始图形从中央开始，同一玩家的两张牌要相接。
illegal-pentaraduga-start-reach = “{ $tile }”不能放在那里：对手交给你的牌要贴着中线放在对手一侧，黄色不挨中线，你再在自己一侧放一张与它相接。
illegal-pentaraduga-start-reach-plus = “{ $tile }”不能放在那里：起始图形从中线上方、紧贴中线开始，两侧各两张牌。
illegal-pentaraduga-not-yellow = “{ $tile }”没有黄色；请交出一张有黄色的牌，或换牌。
illegal-pentaraduga-full-elsewhere = “{ $tile }”放在别处可以成方，就必须放在那里。
illegal-pentaraduga-intercept-full = 还没轮到你：只有成方牌才能截牌，而“{ $tile }”在那里拼不成方块。

## 教学局

malformed-training-file = 这不是教学局的记录；应为一个对象，或带有“records”列表的对象。
malformed-training-game = “{ $name }”（{ $set } 张牌）不是彭塔拉杜加的游戏；应为书中的名称或以下之一：{ $expected }。
malformed-training-deal = 第一个事件之前，手牌、牌库和图形合起来应是全部 { $count } 张牌，每张一次。
malformed-training-prefigures = 第一个事件之前的图形不能有瑕疵；在各拼各图形的游戏里，还要属于 A 或 B。
malformed-training-key = 缺少“{ $key }”。
malformed-training-type = “{ $type }”不是这个游戏的事件，或现在不该出现。
malformed-training-number = 第 { $number } 步不能是 { $seat } 的下一步：A 用单数，B 用双数，上一步是 { $last }。
malformed-training-figure = 没有图形“{ $name }”；可选：{ $expected }。
malformed-training-untaken = { $seat } 还要拿 { $tiles }。
malformed-training-unfinished = 记录到此为止，但这一局还没结束。
malformed-training-remark = 注释必须是一个对象。
malformed-training-remark-late = 有条注释写在 { $at } 个事件之后；总共只有 { $count } 个。
malformed-training-differs = { $what ->
    [hand] 发到的手牌
    [tiles] 摸到或拿到的牌
    [refusal] 跳过的种类
    [start] 开始一个图形
    [source] 牌的来处
    [owner] 牌原来是谁的
    [figure] 图形
    [mark] 是否拼成方块
    [reach] 是否够远
    [finish] 是否出完
    [intercept] 截牌
    [give] 交出的牌
    [give_to] 牌库末尾的牌
    [take_from] 牌库开头的牌
    [take] 行动的名称
    [stage] 全换的阶段
    [collect] 全换时拿到的牌
    [squares] 方块
    [violations] 违规
    [count_all] 这张牌的位置数
    [count_full] 这张牌成方的位置数
    [count_double] 这张牌双接的位置数
    [has_full] 这张牌能否成方
    [count] 拐角
    [left] 剩下的牌
    [points] 分数
    [score] 比分
   *[other] { $what }
}：记录写的是 { $said }，按规则应为 { $found }。

## 对局怎样结束

outcome-played = 全部走完，已计分。
outcome-checked = 双方的图形都已核对。
outcome-checked-even = 两个图形同分：较快的一方获胜。
outcome-extended = 续拼的图形已计分。
outcome-surrendered = { $loser } 服输，不看对方的图形。
outcome-interrupted = 双方都跳过；对方剩几张牌，自己就得几分。
outcome-replay-time = 续打时间到，已计分。

## 电脑等级

level-pentaraduga-1 = 初学者
level-pentaraduga-about-1 = 不慌不忙，常常看漏。
level-pentaraduga-2 = 熟手
level-pentaraduga-about-2 = 大多数位置都看得到，也不着急。
level-pentaraduga-3 = 大师
level-pentaraduga-about-3 = 出手快，看得全，想得远。
malformed-pentaraduga-unsound = 不能这样开局：“{ $part }”和发牌的其他部分不符。

## 课程

malformed-pentaraduga-middle = 不能从这里开局：已经结束，或正在续拼图形。
malformed-pentaraduga-covered-figure = 这里有个图形盖着，它的牌不能重新抽。请从更早的一步开始，或保留原来的暗牌。
malformed-lesson-at = { $id } 讲的是第 { $at } 步之后；总共只有 { $count } 步。
malformed-lesson-texts = { $id } 的“{ $language }”讲解标题是 { $found }；应为：{ $expected }。
lesson-fulls-1 = 成方，第 1 局：连续成方
lesson-fulls-2 = 成方，第 2 局：开局无牌可走
lesson-fulls-3 = 成方，第 3 局：收尾的陷阱
lesson-squares-1 = 方块，第 1 副：诈唬
lesson-squares-2 = 方块，第 2 副：谁先喊停
lesson-squares-3 = 方块，第 3 副：核对
lesson-claims-1 = 通吃，第 1 局：吃下图形
lesson-claims-2 = 通吃，第 2 局：换牌
lesson-reach-v1 = 够远，变化一：截牌与够远
lesson-reach-v2 = 够远，变化二：抢先出完
lesson-reach-v3 = 够远，变化三：另一张成方牌
lesson-reach-v4 = 够远，变化四：平局
lesson-reach-v5 = 够远，变化五：后手够远
lesson-doubles-1 = 双接，第 1 局：全换
lesson-doubles-2 = 双接，第 2 局：三张奖励牌
lesson-doubles-4 = 双接，第 4 局：八比零
lesson-rings-1 = 连环，第 1 局：补成一环
lesson-rings-2 = 连环，第 2 局：开局成环
lesson-steals-1 = 抢牌，教学局
lesson-steals-problem = 抢牌，题目：十比零

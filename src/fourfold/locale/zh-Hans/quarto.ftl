### Quarto。

## 棋子

# 说明书把棋子叫“柱体”，因此用“圆柱”“方柱”收尾。
piece-name = { $colour ->
       *[light] 浅色
        [dark] 深色
    }{ $top ->
       *[solid] 实心
        [hollow] 空心
    }{ $height ->
       *[tall] 高
        [short] 矮
    }{ $shape ->
       *[round] 圆柱
        [square] 方柱
    }

feature-colour = 颜色
feature-shape = 形状
feature-height = 高度
feature-top = 顶孔
value-light = 浅色
value-dark = 深色
value-round = 圆形
value-square = 方形
value-tall = 高
value-short = 矮
value-solid = 实心
value-hollow = 空心

## 不允许

illegal-quarto-other-phase = { $phase ->
        [give] 先给对手一枚棋子。
        [place] 先放下手中的棋子。
       *[close] 棋子都放完了：请喊 QUARTO，或说没有连线。
    }
illegal-quarto-piece-gone = 这枚棋子不能给，它已经用上了：{ $piece }。
illegal-quarto-square-taken = { $square } 已有棋子：{ $piece }。
illegal-quarto-calls-auto = 这一桌连线自动获胜，不用喊。
illegal-quarto-call-points-nowhere = 请指出是哪条连线。
illegal-quarto-call-squares = 喊的时候要指出四个不同的格子。
illegal-quarto-call-after-placing = 这一桌先放棋子，然后再喊。
illegal-quarto-called-already = 这个回合你已经喊过一次了。
illegal-quarto-no-call-now = 现在不能喊。

## 读不懂的文字

malformed-quarto-piece = “{ $text }”不是棋子；应为十六进制数字 0–f，或四个字母，L/D、R/Q、T/S、F/H 各一个。
malformed-quarto-square = “{ $text }”不是格子；应为 a1 到 d4。
malformed-quarto-line = “{ $text }”不是连线；应为两端，例如 a3-d3，或四个格子。
malformed-quarto-position-fields = 局面“{ $text }”：应为棋盘、空格，再加手中的棋子或“-”。
malformed-quarto-position-ranks = 棋盘“{ $text }”：应有 4 行，用“/”隔开，实际有 { $found } 行。
malformed-quarto-position-rank = 棋盘第 { $rank } 行“{ $text }”：应有 4 格，实际有 { $found } 格。
malformed-quarto-position-digit = { $square } 上的“{ $text }”不是棋子；应为十六进制数字 0–f 或“.”。
malformed-quarto-piece-twice = 棋子 { $piece } 在棋盘上出现两次：{ $first } 和 { $second }。
malformed-quarto-hand-placed = 手中的棋子 { $piece } 已在棋盘上：{ $square }。
malformed-quarto-features = 特征应为以下的一个或几个，不可重复：{ $expected }。
malformed-quarto-shared = 连线不可能有 { $shared } 个共同特征：算数的只有 { $features } 个。
malformed-quarto-full = “{ $text }”已经没有可走的了。
malformed-quarto-starter = “{ $text }”不是先手；应为 A 或 B。
malformed-detail = “{ $word }”后面不带括号，实际写了“({ $detail })”。
malformed-memory = { $megabytes } MB 的表放不进这台机器的内存。

## 引擎

malformed-engine-command = “{ $text }”不是命令；可选：{ $expected }。
malformed-engine-alone = “{ $command }”要单独写，后面却有“{ $text }”。
malformed-engine-setoption = “setoption { $text }”：应为“setoption name NAME value VALUE”。
malformed-engine-option = 没有选项“{ $text }”；可选：{ $expected }。
malformed-engine-position = “position { $text }”：应为“start”，或局面，例如 0..f/..../.3../.... 9，之后可加“moves”，再轮流写格子和棋子。
malformed-engine-go = “go … { $text }”：应为 time MS、nodes N、infinite、moves，或什么都不写。
malformed-engine-infinite = “infinite”表示不限，所以不能与 time 或 nodes 同用。
illegal-engine-busy = “{ $command }”要等搜索结束；“stop”可以终止搜索。

## 对局怎样结束

outcome-line = { $winner } 连线获胜。
outcome-false-call = { $winner } 获胜：{ $loser } 喊错了，没有连线。
outcome-full = 平局：棋子都放完了，没有人喊。

## 电脑等级，以及各自的下法

level-quarto-1 = 新手
level-quarto-about-1 = 常看漏连线，也忘了喊。
level-quarto-2 = 初学者
level-quarto-about-2 = 看到不少，仍有遗漏。
level-quarto-3 = 学徒
level-quarto-about-3 = 看得见连线，却会送出胜局。
level-quarto-4 = 爱好者
level-quarto-about-4 = 看到的胜机绝不放过。
level-quarto-5 = 棋社棋手
level-quarto-about-5 = 给棋子前会想一想。
level-quarto-6 = 高手
level-quarto-about-6 = 能提前想好几步。
level-quarto-7 = 大师
level-quarto-about-7 = 几乎从不出错。
level-quarto-8 = 不败
level-quarto-about-8 = 从不出错。

## 可选规则

preset-international = 通用规则
preset-beginners-1 = 入门：只看颜色
preset-beginners-2 = 入门：看颜色和形状
preset-beginners-3 = 入门：除顶孔外都看
preset-advanced = 进阶：2×2 正方形也算连线
preset-tournament = 比赛：一步一分钟，喊错就输
preset-balkan = 漏掉的连线谁都能补喊（巴尔干玩法）
preset-taiwan = 先喊后放（台湾玩法）
preset-greek-2 = 要有两个共同特征（希腊玩法）
preset-own = 按中文版说明书

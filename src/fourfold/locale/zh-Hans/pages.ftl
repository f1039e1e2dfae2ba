### 牌桌之外的页面：回放、规则、摆局。

web-title-replay = 回放 · Fourfold
web-title-rules = 玩法 · Fourfold
web-title-setup = 摆局 · Fourfold
web-title-analysis = 分析 · Fourfold
web-title-review = 复盘 · Fourfold
web-title-levels = 电脑等级 · Fourfold

## 回放

web-replay-of = { $a } 和 { $b }
web-replay-opening = 正在读取对局……
web-replay-result-draw = 平局
web-replay-result-winner = { $name } 获胜
web-replay-result-none = 还没结束
web-replay-step = 第 { $step } 步，共 { $last } 步
web-replay-steps = 对局步骤
web-replay-walk = 逐步浏览对局
web-replay-first = 回到开头
web-replay-back = 后退一步
web-replay-forward = 前进一步
web-replay-last = 跳到结尾
web-replay-play = 播放
web-replay-pause = 停止
web-replay-began = { $name } 先手，选第一枚棋子。
web-replay-began-holding = { $name } 先手，棋子已在手中。
web-replay-told-resign = { $name } 认输。
web-replay-told-claim = { $name } 要求判胜：对方一直没回来。
web-replay-told-time-up = 时间到。
web-replay-told-wait = 对局在等一位玩家。
web-replay-told-away = 有人离开了。
web-replay-told-back = 大家都回来了。
web-replay-told-resumed = 对局中断过，现在继续。
web-replay-told-takeback = { $name } 同意，这一步撤回。
web-replay-told-word = { $right ->
        [yes] { $name } 喊 QUARTO。有连线！
       *[no] { $name } 喊 QUARTO，但没有连线。
    }
web-replay-told-other = { $name }：{ $what }。
web-replay-hand = { $name } 拿着它。
web-replay-hand-empty = 没有人拿着棋子。
web-replay-rest = 剩下的棋子
web-replay-missed = 看漏了：{ $lines } 是连线，但没有人喊。
web-replay-missed-some = 这一局有 { $count } 次看漏了连线。
web-replay-missed-none = 没有看漏连线。
web-replay-missed-show = 看看
web-replay-missed-next = 看下一个
web-replay-moves = 走法
web-replay-move = { $number } { $square }：{ $piece }
web-replay-move-given = { $number } …：{ $piece }
web-replay-move-back = { $move }，已撤回
web-replay-move-missed = { $move }，看漏连线
web-replay-entry-start = 开始
web-replay-entry-resign = { $name } 认输
web-replay-entry-claim = { $name } 要求判胜
web-replay-entry-time = 时间到
web-replay-entry-done = { $name }：没有可喊的
web-replay-entry-agreed = 协议平局
web-replay-share = 分享这一局
web-replay-link = 复制链接
web-replay-link-copied = 链接已复制，打开后就停在这一步。
web-replay-link-text = 一局《{ $game }》：
web-replay-save = 保存…
web-replay-save-title = 保存这一局
web-replay-save-picture = 图片
web-replay-save-picture-hint = 结束时的局面。
web-replay-save-svg = 存为 SVG
web-replay-save-png = 存为 PNG
web-replay-save-record = 记录
web-replay-save-record-hint = 每一步都在，可以留存，也可以再在这里打开。
web-replay-save-text = 供阅读
web-replay-save-json = 供程序用
web-replay-save-failed = 图片没能生成。
web-replay-on = 从这里接着玩
web-replay-on-title = 从第 { $step } 步接着玩
web-replay-on-hint = 新开一桌，从这个局面开始。已经完成的连线不再算数，只算新的。
web-replay-on-over = 这里已经没有可走的了。
web-replay-on-side = 你替谁玩
web-replay-on-computer = 对电脑
web-replay-on-here = 本机双人
web-replay-on-friend = 发链接约朋友
web-replay-to-table = 回到桌上
web-replay-opened = 在这台设备上看过的回放
web-replay-opened-hint = 没有网络也能打开。

## 玩法

web-rulebook-title = 《Quarto》怎么玩
web-rulebook-lead = 两个人，十六枚棋子，一个棋盘。三分钟就全会了。
web-rulebook-play = 现在就玩
web-rulebook-print = 打印本页
web-rulebook-pieces = 棋子
web-rulebook-pieces-text = 十六枚棋子各不相同。每枚棋子要么浅色要么深色，要么圆要么方，要么高要么矮，要么实心要么空心。棋子不属于任何一方：两人共用全部棋子。
web-rulebook-all = 全部十六枚棋子
web-rulebook-pair-colour = 浅色或深色
web-rulebook-pair-shape = 圆形或方形
web-rulebook-pair-height = 高或矮
web-rulebook-pair-top = 实心或空心
web-rulebook-turn = 一个回合：先放，再给
web-rulebook-turn-text = 你从不给自己选棋子。对手递给你一枚，你把它放在任意空格上；然后由你选一枚，让对手去放。
web-rulebook-turn-1 = 你拿到一枚棋子。
web-rulebook-turn-2 = 你把它放在空格上。
web-rulebook-turn-3 = 你选一枚棋子给对手。
web-rulebook-turn-board = 棋盘上有四枚棋子；新放的在 c2。
web-rulebook-line = 怎样算赢
web-rulebook-line-text = 一横行、一竖列或一条长对角线上的四枚棋子，只要有一个共同点，就是连线：都是深色、都是空心、都是矮的……是谁放的都没关系。
web-rulebook-line-hollow = 对角线上四枚都是空心。别的都不一样，也不必一样。
web-rulebook-line-tall = 这一列四枚都是高的。
web-rulebook-line-none = 满满一行，却不是连线：四枚没有共同点。
web-rulebook-quiz = 这四枚是连线吗？
web-rulebook-quiz-text = 四枚的共同点是什么？正确答案可能不止一个，说中一个就行。
web-rulebook-quiz-number = { $number } / { $count }
web-rulebook-quiz-group = 四枚棋子，第 { $number } 组，共 { $count } 组
web-rulebook-quiz-what = 共同点是
web-rulebook-quiz-colour = 颜色
web-rulebook-quiz-shape = 形状
web-rulebook-quiz-height = 高度
web-rulebook-quiz-top = 顶孔
web-rulebook-quiz-nothing = 没有
web-rulebook-quiz-right = 对。{ $why }
web-rulebook-quiz-wrong = 不太对。{ $why }
web-rulebook-quiz-wait = 选一个看看。
web-rulebook-quiz-next = 下一组
web-rulebook-quiz-again = 从头再来
web-rulebook-quiz-score = 一眼看对 { $right } 组，共 { $count } 组。
web-rulebook-quiz-why-dark = 四枚都是深色，别的怎样都行。是连线。
web-rulebook-quiz-why-hollow = 四枚都有孔。颜色、形状、高度各不相同，但有一个共同点就够了。
web-rulebook-quiz-why-none-near = 三枚圆，三枚高，三枚浅色。只有三枚不够：不是连线。
web-rulebook-quiz-why-square-short = 四枚都是方的，也都是矮的。理由有两个，连线还是一条。
web-rulebook-quiz-why-none-two = 样样都是二对二：不是连线。
web-rulebook-quiz-why-solid = 四枚都没有孔。没有孔也是共同点。是连线。
web-rulebook-give = 哪枚棋子可以给？
web-rulebook-give-text = 你放好了，现在该给了。有两行只差一枚就成连线。找一枚两行都完成不了的棋子。
web-rulebook-give-board = 第 4 行有三枚深色的，第 1 行有三枚空心的。
web-rulebook-give-pieces = 可以给的棋子
web-rulebook-give-wait = 点一枚棋子。
web-rulebook-give-safe = 安全：它浅色又实心，两行都完成不了。
web-rulebook-give-dark = 对手把它放在 d4：四枚深色。你输了！
web-rulebook-give-hollow = 对手把它放在 d1：四枚空心。你输了！
web-rulebook-give-both = 又深色又空心：d4 和 d1 任对手挑。你输了！
web-rulebook-call = 要喊出来才算
web-rulebook-call-text = 光有连线还不算赢。要有人看见它，喊出“QUARTO！”，并指出来。谁看漏了，就可能被对方捡走。
web-rulebook-call-1 = 你放好了棋子
web-rulebook-call-1-who = 给棋子之前，你可以喊。
web-rulebook-call-2 = 你给出了棋子
web-rulebook-call-2-who = 对手放下之前，可以喊你看漏的连线。
web-rulebook-call-3 = 下一枚棋子放下了
web-rulebook-call-3-who = 旧的连线就此作废，只有经过新棋子的连线才算。
web-rulebook-call-false = 喊了却没有连线？大家都听见了，此外没有别的后果。每回合只能喊一次，所以看仔细。
web-rulebook-call-end = 十六枚棋子都放完后，两人各还有一次机会喊；之后就是平局。
web-rulebook-call-page = 页面绝不会告诉你有没有连线。这正是游戏的乐趣。
web-rulebook-variants = 其他玩法
web-rulebook-variants-text = 在首页的开始按钮下面选择。每条规则也可以单独更改。
web-rulebook-block = 相邻四枚成正方形
web-rulebook-block-board = 在进阶玩法里，这四枚都是浅色的，也算连线。
web-rulebook-ready = 准备好了吗？

## 摆局

web-setup-title = 摆一个局面
web-setup-lead = 先点棋子，再点格子。点棋盘上的棋子可以移动或拿掉它。
web-setup-board = 摆局用的棋盘
web-setup-hand-none = 没有人拿着棋子。先点棋子，再点这里。
web-setup-hand-is = 手中：{ $piece }
web-setup-hand-put = 拿到手中：{ $piece }
web-setup-pieces = 没用到的棋子
web-setup-off = 拿掉
web-setup-clear = 清空
web-setup-status-empty = 选一枚棋子。
web-setup-status-lifted = { $piece }：放到哪里？
web-setup-status-count = 棋盘上有 { $count } 枚棋子。
web-setup-put = { $piece }放在 { $square }。
web-setup-taken = { $piece }已拿掉。
web-setup-handed = { $piece }已在手中。
web-setup-position = 文字形式
web-setup-position-hint = 复制它，或粘贴一个：从第 4 行到第 1 行，再加手中的棋子。
web-setup-not-position = 这不是局面。局面写成这样：{ $example }
web-setup-piece-twice = 棋子 { $piece } 出现了两次。
web-setup-record-pasted = 这是一份记录，已放到下面；请在那里打开。
web-setup-start = 从这里开始
web-setup-start-title = 玩这一局
web-setup-with = 对手
web-setup-with-bot = 电脑
web-setup-with-friend = 朋友
web-setup-with-here = 本机
web-setup-turn = { $holding ->
        [yes] 谁来放这枚棋子
       *[no] 谁来给下一枚棋子
    }
web-setup-turn-lot = 抽签
web-setup-turn-you = 我
web-setup-turn-other = 对方
web-setup-turn-first = 玩家 1
web-setup-turn-second = 玩家 2
web-setup-record-title = 查看记录
web-setup-record-lead = 粘贴一份记录，或选择文件，一步一步看这一局。
web-setup-record = 记录
web-setup-record-file = 选择文件
web-setup-record-open = 查看
web-setup-record-big = 文件太大，不会是对局记录。
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = 摆一个局面

## 通往分析、复盘和等级的链接

web-analysis-link = 分析局面
web-setup-analyse = 分析
web-review-link = 复盘
web-levels-link = 各等级有多强

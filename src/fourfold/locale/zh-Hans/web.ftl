### 浏览器里的页面。

web-name = Fourfold
web-home = 回到游戏
web-skip = 跳到正文
web-navigation = Fourfold
web-close = 关闭
web-yes = 是
web-no = 否
web-you = 你
web-nobody = 还没有人
web-somebody = 某人
web-default-name = 访客
web-player-a = 玩家 1
web-player-b = 玩家 2

## 页面标题

web-title-home = Fourfold
web-title-table = 对局中 · Fourfold
web-title-join = 邀请 · Fourfold
web-title-device = 你的座位 · Fourfold
web-title-games = 我的对局 · Fourfold
web-title-nowhere = 找不到 · Fourfold

## 出问题的时候

web-nowhere = 这个地址什么都没有。
web-page-offline = 页面没能加载，也许没有网络。
web-try-again = 再试一次
web-reload = 重新加载
web-try-now = 现在试试
web-refused-offline = 连不上服务器。网络正常吗？
web-refused-other = 没有成功（{ $code }）。
web-opening = 正在开桌……
web-waits-for-server = 这一局在等服务器，一有网络就会打开。
web-connection-lost = 网络断开了，正在重连……

## 首页

web-game-quarto = Quarto
web-about-game-quarto = 四枚一线，有共同点就赢。对手放哪枚，由你来选。
web-game-fulls = 成方
web-about-game-fulls = 放牌要颜色对颜色。有人拼成方块，下一张也必须拼成方块。
web-game-squares = 方块
web-about-game-squares = 在挡板后用七张牌拼一个图形。方块多的赢，还要抢先喊停。
web-game-claims = 通吃
web-about-game-claims = 有奖品的《成方》：谁放下连续成方的最后一张，图形和方块就归谁。
web-game-quados = 夸多斯
web-about-game-quados = 先玩《方块》，再由赢家用双方所有的牌续拼。
web-game-reach = 够远
web-about-game-reach = 一条线把桌面分成两半。自己一侧的方块才算，放下成方牌就能接着走，也能截牌。
web-game-doubles = 双接
web-about-game-doubles = 不分先后：各拼各的图形，越快越好，每张牌都要接触两张。
web-game-rings = 连环
web-about-game-rings = 加上拐角的《双接》，还有四张牌围着一个空格的环。
web-game-steals = 抢牌
web-about-game-steals = 各有各的图形，还能从对方的图形里拿牌。
web-game-frames = 围框
web-about-game-frames = 在挡板后拼一个框。洞最大的赢。
web-game-squares-plus = 方块 +
web-about-game-squares-plus = 用全部二十四张牌玩《方块》，每人十二张。
web-game-claims-plus = 通吃 +
web-about-game-claims-plus = 用全部二十四张牌玩《通吃》，起始图形四张。
web-game-reach-plus = 够远 +
web-about-game-reach-plus = 用全部二十四张牌玩《够远》，要伸出九格。
web-game-doubles-plus = 双接 +
web-about-game-doubles-plus = 用全部二十四张牌玩《双接》，手牌六张。
web-game-rings-plus = 连环 +
web-about-game-rings-plus = 用全部二十四张牌玩《连环》，手牌六张。
web-game-steals-plus = 抢牌 +
web-about-game-steals-plus = 用全部二十四张牌玩《抢牌》，一步可走三张。
web-games = 游戏
web-family-pentaraduga = 彭塔拉杜加
web-more-games = 更多游戏
web-ways = 怎么玩
web-play-computer = 和电脑玩
web-play-friend = 发链接约朋友
web-play-here = 本机双人
web-play-anybody = 在线找对手
web-level = 电脑的强度
web-level-is = { $level } 级，{ $name }。{ $about }
web-continue = 接着玩
web-finished = 已结束
web-my-games = 我的对局
web-no-games = 这台设备上还没有对局。
web-tile-with = 和 { $name }
web-tile-here = { $a } 和 { $b }
web-tile-continue = 继续
web-tile-open = 还没有人来
web-tile-invite = 继续等

## 设置

web-learn = 学习
web-solve = 解题
web-here-turns = 本机双人：换人时牌会盖住。
web-here-cutting-in = 本机双人：换人时牌会盖住，不能截牌。
web-here-building = 本机双人：先后计时各拼一次，用时少的算先完成。
web-here-race = 本机双人：轮流走，不抢速度。
web-from-age = { $age } 岁以上
web-rules-help = 规则和帮助
web-how-to-play = 《{ $game }》怎么玩
web-settings = 设置
web-your-name = 你的名字
web-theme = 外观
web-theme-auto = 跟随系统
web-theme-light = 浅色
web-theme-dark = 深色
web-theme-contrast = 高对比
web-pieces = 棋子
web-pieces-wood = 木质
web-pieces-plain = 简洁
web-palette = 牌的颜色
web-palette-rainbow = 彩虹
web-palette-safe = 色觉友好
web-patterns = 牌上的符号
web-sound = 声音
web-motion = 动画
web-language = 语言
web-my-data = 下载我的对局
web-forget-me = 删除我的数据
web-forget-me-sure = 你的名字会被删除，正在进行的对局会认输，这个浏览器也会被忘记。已结束的对局会留给和你玩过的人，但不带你的名字。

## 可选规则

web-rules = 规则
web-rules-are = { $custom ->
        [yes] { $name }，有改动
       *[no] { $name }
    }
web-rules-done = 完成
web-about-international = 四枚一线，有一个共同点。谁看见谁喊。
web-about-beginners-1 = 只看深浅，别的都不管。适合第一局。
web-about-beginners-2 = 第一局觉得容易了，就看两样。
web-about-beginners-3 = 看三样；顶孔留到最后。
web-about-advanced = 相邻四枚成正方形也赢。又多了九处容易看漏。
web-about-tournament = 放和给一共六十秒。有把握才喊。
web-about-balkan = 漏掉的连线，两人谁先喊谁赢。
web-about-taiwan = 放之前先喊 QUARTO，并说出放哪里。错过就错过了。
web-about-greek-2 = 一个共同点不够，要有两个。
web-edition = 按某种说明书
web-edition-none = 选择语言…
web-custom = 逐条设定规则
web-match = 一场几局
web-names = 名字
web-names-here = 两人共用这个屏幕时：
web-no-limit = 不限
web-seconds = { $seconds } 秒
web-feature-colour = 颜色
web-feature-shape = 形状
web-feature-height = 高度
web-feature-top = 顶孔
web-option-features = 看哪些特征
web-option-shared = 四枚要有几个共同点
web-option-squares = 2×2 正方形也算连线
web-option-calls = 连线获胜
web-option-calls-players = 喊了才算
web-option-calls-auto = 自动
web-option-late-call = 漏掉的连线可由谁补喊
web-option-late-call-opponent = 对手
web-option-late-call-either = 双方
web-option-late-call-none = 无人
web-option-call-when = 何时喊
web-option-call-when-after = 放之后
web-option-call-when-before = 放之前
web-option-point = 喊的时候
web-option-point-line = 要指出连线
web-option-point-word = 只要喊
web-option-false-call = 喊错
web-option-false-call-refuse = 没事
web-option-false-call-forfeit = 输掉这局
web-option-starter = 谁给第一枚棋子
web-option-starter-lot = 抽签
web-option-starter-first = 第一位玩家
web-option-starter-loser = 上局输家
web-option-move-time = 每步时限

## 规则的说法，给没有参与选择的人看

web-rules-short-international = 通用规则
web-rules-short-beginners-1 = 只看颜色
web-rules-short-beginners-2 = 看颜色和形状
web-rules-short-beginners-3 = 除顶孔外都看
web-rules-short-advanced = 2×2 正方形也算
web-rules-short-tournament = 比赛
web-rules-short-balkan = 双方都能补喊
web-rules-short-taiwan = 先喊后放
web-rules-short-greek-2 = 两个共同特征
web-rule-features = 只看：{ $features }。
web-rule-squares = 2×2 正方形里相邻的四枚也算连线。
web-rule-shared = 有 { $shared } 个共同点才算连线。
web-rule-calls-auto = 连线自动获胜，不用喊。
web-rule-late-call-either = 漏掉的连线，双方都可以补喊。
web-rule-late-call-none = 漏掉的连线，之后不能补喊。
web-rule-call-when-before = 放之前先喊，并说出放哪里。
web-rule-point-word = 只要喊出来，不必指出连线。
web-rule-move-time = 每步 { $seconds } 秒。
web-rule-false-call-forfeit = 喊错就输。
web-rule-starter-first = 由第一位玩家给第一枚棋子。
web-rule-starter-loser = 由上一局的输家给第一枚棋子。
web-rule-match = { $games ->
        [1] 一局定胜负。
       *[other] 一场 { $games } 局。
    }

## 邀请和加入

web-invite-title = 邀请朋友
web-invite-hint = 发送这个链接。朋友一来，对局就在这里打开。
web-invite-game = 来和我玩吧！《{ $game }》：
web-link = 链接
web-link-only-here = 用这个地址，链接只能在这台电脑上打开。
web-link-serve = 要让别的设备也能打开，请用“{ $command }”启动服务器，并用这台电脑在网络中的名称打开本页。
web-qr = 链接的二维码
web-copy = 复制链接
web-copied = 已复制。
web-share = 分享
web-looking = 正在找人……
web-looking-hint = 有人来，对局就会打开。
web-looking-long = 还没有人来。可以继续等，或在这一桌和电脑玩。
web-play-bot-instead = 和电脑玩
web-invited = { $name } 邀请你玩《{ $game }》
web-join = 坐下来玩
web-set-up = 摆好的局面
web-set-up-known = 摆好的局面，暗牌不变
web-set-up-who = 这一局不是从头开始：局面是 { $name } 摆的。
web-set-up-drawn = 你看不到的牌已经重新抽过，没有人知道。
web-set-up-known-tiles = 暗牌和原来一样。{ $name } 可能知道你的牌。
web-set-up-agree = 我同意用这些牌玩
web-invite-over = 这个座位有人了。
web-to-table = 回到桌上
web-another-device = 换设备
web-move-seat-title = 换到另一台设备玩
web-move-seat-hint = 在那台设备上打开这个链接，座位就跟着过去。只能用一次。
web-device-title = 在这里接着玩
web-device-hint = 你的座位会移到这台设备；另一台就只能看。
web-device-take = 坐到我的座位
web-seat-moved = 你的座位已移到另一台设备。

## 在桌上

web-table-of = { $game }：{ $a } 和 { $b }
web-players = 玩家
web-score = 赢的局数
web-away = 离开
web-is-away = { $name } 离开了。
web-left = { $name } 离开了。
web-download-record = 下载记录
web-awaited = { $count ->
        [1] 等待 { $name } 到来。
       *[other] 等待玩家到来。
    }{ $clock ->
        [yes] 两人都到了才开始计时。
       *[no] 两人都到了才开始。
    }
web-claim = 要求判胜
web-clock = 剩 { $time }
web-seconds-left = 还剩 { $seconds } 秒。
web-acts = 桌上操作
web-ask-takeback = 撤回
web-ask-draw = 求和
web-ask-pause = 暂停
web-resign = 认输
web-resign-title = 认输吗？
web-resign-sure = { $here ->
        [yes] { $name } 认输，对方获胜。
       *[no] 你认输，对手获胜。
    }
web-play-on = 继续玩
web-request = { $wish ->
        [draw] { $name } 提议平局。
        [pause] { $name } 想暂停。
       *[takeback] { $name } 想撤回上一步。
    }{ $here ->
        [yes] { $other }，同意吗？
       *[no] 同意吗？
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] 你提议平局。
                [pause] 你想暂停。
               *[takeback] 你想撤回一步。
            }等待回答……
       *[no] { $name } 在等回答。
    }
web-paused = 已暂停
web-resume = 继续
web-result-won = 你赢了！
web-result-lost = 你输了。
web-result-draw = 平局。
web-result-score = { $high } : { $low }
web-result-winner = { $name } 赢了！
web-match-game = 第 { $number } 局，共 { $count } 局
web-match-score = 目前比分：{ $a } { $scoreA }，{ $b } { $scoreB }。
web-match-won = { $who ->
        [you] 你以 { $high } 比 { $low } 赢下比赛！
        [other] 你输了比赛：{ $name } 以 { $high } 比 { $low } 获胜。
       *[name] { $name } 以 { $high } 比 { $low } 赢下比赛！
    }{ $even ->
        [yes] 比分相同，以最后赢的一局为准。
       *[no] { "" }
    }
web-match-drawn = 比赛打平：{ $a } { $scoreA }，{ $b } { $scoreB }。
web-match-another = 再比一场
web-watching = 你在旁观。
web-watch-next = 看下一局
web-rematch = 再来一局
web-rematch-too = 好，再来！
web-rematch-waiting = 等待中……
web-to-replay = 回放
web-replay = 回看
web-told-begins = { $name } 先手。
web-act-told-join = { $name } 来了。
web-act-told-ask = { $wish ->
        [draw] { $name } 提议平局。
        [pause] { $name } 想暂停。
       *[takeback] { $name } 想撤回一步。
    }
web-act-told-answer = { $yes ->
        [yes] { $name } 同意。
       *[no] { $name } 不同意。
    }
web-act-told-away = { $name } 离开了。
web-act-told-wait = 对局在等 { $name }。
web-act-told-back = { $name } 来了。
web-act-told-resume = { $name } 继续。
web-act-told-rematch = { $name } 想再来一局。

## Quarto

web-board = 棋盘
web-tray = 可给的棋子
web-square-piece = { $square }，{ $piece }
web-square-empty = { $square }，空
web-hand = { $name } 拿着：{ $piece }
web-hand-give = 把选中的棋子给 { $name }
web-hand-empty = { $name } 手里没有棋子
web-moves = 走法
web-no-moves = 还没有走。
web-move-call = { $right ->
        [yes] QUARTO！{ $line }
       *[no] { $name }：不是连线 { $line }
    }
web-call = QUARTO！
web-call-sure = 喊
web-call-leave = 算了
web-done = 没有连线
web-nothing-full = 没有完整的连线经过最后放下的棋子。更早的连线不再算数。
web-status-place = { $who ->
        [you] 放下你的棋子。
        [here] { $name }，请放下棋子。
       *[other] { $name } 在放棋子……
    }
web-status-give = { $who ->
        [you] 选一枚棋子给对手。
        [here] { $name }，给 { $other } 选一枚棋子。
       *[other] { $name } 在选棋子……
    }
web-status-give-sure = 再点一下就给出去。
web-status-close = { $who ->
        [you] 棋子都放完了。有连线吗？
        [here] { $name }，有连线吗？
       *[other] { $name } 在找连线……
    }
web-status-thinking = { $name } 在思考……
web-status-point-square = 你要放在哪里？
web-status-point-line = 点出你的连线。
web-status-point-sure = 你的连线：{ $line }？
web-status-sending = ……
web-status-paused = 已暂停。
web-status-open = 等另一位玩家。
web-status-over = 这一局结束了。
web-told-give = { $name } 给出：{ $piece }。
web-told-place = { $name } 放在 { $square }。
web-told-call = { $line ->
        [none] { $name } 喊 QUARTO。是连线！
       *[other] { $name } 喊 QUARTO：{ $line }。是连线！
    }
web-told-false-call = { $name } 喊了 QUARTO，但那不是连线。
web-told-done = { $name } 没有可喊的。

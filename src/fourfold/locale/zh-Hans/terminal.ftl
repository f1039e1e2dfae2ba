### 在终端里玩。

terminal-title = Fourfold · Quarto
terminal-welcome = 十六枚棋子，各有浅色或深色、高或矮、圆或方、实心或空心。你放下对手给你的棋子，再替对手选下一枚。四枚连成一线并有共同点就赢——但要喊出来才算。

## 没有取名时的名字

terminal-person-a = 玩家 A
terminal-person-b = 玩家 B
terminal-person = 玩家

## 开始

terminal-choose-opponent = 谁来玩？
terminal-resume = 继续未下完的对局
terminal-opponent-computer = 对电脑
terminal-opponent-person = 两人共用这个键盘
terminal-choose-level = 电脑要下得多强？
terminal-choose-rules = 用哪种规则？
terminal-start-keys = ↑ ↓ 选择   Enter 继续   Esc 返回或离开   ? 玩法
terminal-go-on = 有一局没下完。要继续吗？
terminal-too-small = 棋桌需要 80 × 24 个字符。请把窗口放大。

## 要做什么

terminal-to-give = { $name }：给 { $other } 选一枚：{ $piece }？
terminal-to-place = { $name }：请放下{ $piece }。
terminal-to-close = { $name }：棋子都放完了。喊 QUARTO！，或说没有连线。
terminal-thinking = { $name } 在思考……
terminal-pointing = 你的连线是 { $line } 吗？
terminal-nothing-full = 没有完整的连线经过最后放下的棋子；更早的不再算数。
terminal-false-call = { $name } 喊了，但那不是连线。
terminal-undone = 已撤回。
terminal-hand = { $name } 拿着
terminal-call-where = 移到能完成连线的格子，然后喊。
terminal-shared = { $line }：{ $shared }。
terminal-overlooked = 没有人看见 { $lines }。

## 询问

terminal-resign = { $name }，真的要认输吗？
terminal-draw = { $other }，{ $name } 提议平局。同意吗？
terminal-draw-declined = { $name } 要继续下。
terminal-leave = 放下这一局，另开一局？

## 文件

terminal-written = 记录保存在 { $path }。
terminal-not-written = 无法写入 { $path }：{ $why }。
terminal-set-aside = 未下完的对局保存在 { $path }。
terminal-not-saved = 对局无法保存到 { $path }：{ $why }。
malformed-opponent = “{ $text }”不是对手；应为 person（真人）或电脑等级：{ $expected }。
malformed-save-data = 这不是保存的对局：{ $problem }。
malformed-save-format = 这不是我们保存的对局：格式是“{ $found }”，应为“{ $expected }”。

## 按键

terminal-key-yes = y: 是
terminal-key-no = n: 否
terminal-key-call = q: QUARTO！
terminal-key-undo = u: 撤回
terminal-key-help = ?: 帮助
terminal-key-quit = Ctrl-Q: 退出
terminal-key-go-on = p: 继续
terminal-key-give-choose = 方向键, 0–f: 选择
terminal-key-give-enter = Enter: 给
terminal-key-place-choose = 方向键, a1…: 选择
terminal-key-place-enter = Enter: 放
terminal-key-close-enter = Enter: 无连线
terminal-key-pointing-choose = 方向键: 另一条
terminal-key-pointing-enter = Enter: 喊
terminal-key-pointing-escape = Esc: 算了
terminal-key-over-enter = Enter: 新的一局
terminal-key-over-w = w: 保存记录

## 帮助

terminal-help-turn = 把手中的棋子放在空格上：用方向键或输入 b2，再按 Enter；或点击。然后给对手选一枚：用方向键或输入它的数字，再按 Enter；或点击。
terminal-help-line = 横行、竖列或对角线上的四枚有{ $shared ->
        [1] 一个共同特征
       *[other] {" "}{ $shared } 个共同特征
    }，就是连线。
terminal-help-features = 只看：{ $features }。
terminal-help-squares = 2×2 正方形里的四枚也算。
terminal-help-auto = 有连线立刻获胜。
terminal-help-call-after = 连线要喊（q）才赢：完成之后马上由你来喊。
terminal-help-call-before = 连线要在放下之前喊（q）才赢：移到能完成它的格子，然后喊。
terminal-help-late-opponent = 你看漏的，对手拿到下一枚棋子后可以喊；再往后就作废。
terminal-help-late-either = 看漏的连线，下一枚放下之前谁都能喊（q；刚给出棋子的人按 Q）；再往后就作废。
terminal-help-late-none = 看漏的就作废。
terminal-help-false-refuse = 每回合只能喊一次，请看仔细。
terminal-help-false-forfeit = 喊错就输，请看仔细。
terminal-help-time = 一步最多 { $seconds } 秒。
terminal-help-pieces = 高的有三行，圆的两侧是圆的；深色是填满的，空心的顶上有孔 ○。圆点标出最后放下的棋子。字母：L 浅色、D 深色、R 圆、Q 方、T 高、S 矮、F 实心、H 空心。
terminal-help-keys =
    q 或 !  喊 QUARTO！        u  撤回               =  提议平局
    n       新的一局           r  认输               p  暂停、继续
    Ctrl-Q  退出               w  保存记录           Esc  关闭帮助

    退出时会保留未下完的对局。

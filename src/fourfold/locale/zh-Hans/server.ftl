### 服务器的回答。

illegal-not-your-seat = 座位 { $seat } 不是你的。
illegal-not-your-table = 你没有坐在这一桌。
illegal-running-position = 这是你正在玩的一局里的局面。等这一局结束后再分析。
illegal-running-hand = 这是你正在玩的一局里的牌。等这一局结束后再问。
illegal-running-duel = 这是你在对决里的牌。交卷后再问。
illegal-set-up-anybody = 摆好局面的对局只能和朋友、电脑或在同一屏幕上玩。请邀请朋友，或从头开始玩。
illegal-set-up-not-agreed = 这一局是摆好的局面，摆局的人可能知道你的暗牌。请表示同意，或要求另开一局。
illegal-spectators-watch = 旁观者只能看。
illegal-foreign-origin = 这个请求来自别的网站。
illegal-old-rules = 这一局用的是旧版规则；可以看，但不能接着玩。
illegal-no-answer = 没能搜索到底。请再问一次。
illegal-unavailable = 暂时无法连接数据库。请稍后再试。
illegal-only-to-look-at = 这是记录：可以看，不能玩。
illegal-table-full = 这一局已经有 { $most } 个动作，一桌最多就这么多。请认输，或另开一局。
illegal-too-many = 一下子太多了。请过 { $seconds } 秒再试。

malformed-no-review = 《{ $game }》的对局还不能复盘，只有《Quarto》可以。
malformed-name = 名字至少要有一个字。
malformed-level = 没有等级“{ $level }”；可选：{ $expected }。
malformed-table = 没有桌子“{ $id }”。
malformed-stored = 这个版本的 Fourfold 无法读取整局。数据都还在。{ $problem }
malformed-invitation = 这个邀请无效。
malformed-link = 这个链接已用过或已过期。
malformed-address = { $path } 什么都没有。
malformed-too-long = 太长了：最多读取 { $most } 字节。
malformed-content-type = 正文类型应为 application/json。
malformed-hello = 应先发“hello”。
malformed-protocol = 这个页面过时了。请重新加载。

## 题目和对决

illegal-duel-taken = 这场对决已有两人参加。
illegal-duel-not-begun = 你在这场对决里还没有开始拼。
illegal-duel-too-late = 你在这场对决里的时间已经用完。
malformed-duel = 没有对决“{ $id }”。
malformed-pentaraduga-not-given = { $tile } 不在给出的牌里。

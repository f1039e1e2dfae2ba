### 任何一桌都会说的话。

## 玩家

computer-name = 电脑 { $level }

## 不允许

illegal-game-over = 这一局已经结束。
illegal-seat-empty = 两个座位都有人才开始。
illegal-paused = 对局暂停中。
illegal-waiting = 要等两位玩家都到齐才能玩。
illegal-not-paused = 对局没有暂停。
illegal-not-due = 时间还没到。
illegal-too-late = 太晚了：时间到了。
illegal-clock-only = 只有时钟才能这样做。
illegal-not-your-turn = 还没轮到你：现在是 { $seat }。
illegal-still-playing = 对局还在进行。
illegal-asked-already = 已经问过了。
illegal-refused-already = 对方没有同意；下一步之后再问吧。
illegal-asked-otherwise = 那个问题已经不算了。请回答现在的问题。
illegal-questions-used = 你在这一局里已经问了 { $most } 次，不能再问了。
illegal-pauses-used = 你在这一局里已经暂停了 { $most } 次，不能再要求暂停了。
illegal-nothing-asked = 没有什么要回答的。
illegal-nothing-to-take-back = 没有可撤回的步；喊过或亮过的不能撤回。
illegal-not-away = 对手并没有离开。
illegal-clock-decides = 现在不能要求判胜：对手一直不来的话，由时钟决定。
illegal-not-waiting-yourself = 轮到你了。等到该对手走时，才能要求判胜。
illegal-known-already = 这已经知道了。
illegal-seat-taken = 座位 { $seat } 有人了。
illegal-name-empty = 玩家要有名字。
illegal-lost-too-much = 不可能损失 { $lost } 毫秒：总共才过了 { $most } 毫秒。
illegal-out-of-sequence = 事件 { $seq } 顺序不对：下一个应是 { $expected }。
illegal-before-last-event = { $at } 的事件不能排在 { $last } 的后面。
illegal-unknown-act = 这一桌不认识 { $act }。

## 读不懂的文字

malformed-no-ray = 没有安装 Ray；可用“pip install fourfold[ray]”安装。
malformed-ray-form = “{ $address }”不是 Ray 集群的地址；应写成 10.0.0.1:6379 这样，或 local。
malformed-ray-address = “{ $address }”没有回应：{ $why }。
malformed-data = 无法读取 { $part }：{ $problem }。
malformed-unknown = 无法读取 { $part }：“{ $text }”不行；应为：{ $expected }。
malformed-game = 没有游戏“{ $name }”；可选：{ $expected }。
malformed-preset = 没有预设规则“{ $name }”；可选：{ $expected }。
malformed-mixed = 多种游戏的比赛从 { $first } 开始，不是 { $game }。
malformed-no-set-up = 《{ $game }》不能从中途开局。
malformed-option = “{ $text }”不是选项；应为 NAME=VALUE，其中名称是：{ $expected }。
malformed-option-value = “{ $text }”不行；应为：{ $expected }。
malformed-record-format = 这不是我们的记录：格式是“{ $found }”，应为“{ $expected }”。
malformed-record-version = “{ $text }”不是规则版本；应为数字。
malformed-record-tag = 未知标签 [{ $tag } …]；可选：{ $expected }。
malformed-record-tag-value = 标签 [{ $tag } …]：{ $problem }
malformed-record-tag-form = 第 { $line } 行第 { $column } 列：应为标签，例如 [A "Ann"]，写在走法之前。
malformed-record-tag-twice = 标签 [{ $tag } …] 出现了两次。
malformed-record-token = 第 { $line } 行第 { $column } 列：“{ $token }”读不懂；应为一步走法。
malformed-record-place = 第 { $line } 行第 { $column } 列，“{ $token }”：{ $problem }
malformed-record-who = 请写明是谁：A:{ $token } 或 B:{ $token }。
malformed-record-act = “{ $act } ({ $detail })”读不懂；应为：{ $expected }。
malformed-record-slow = 读这份记录要超过 { $limit } 秒。请缩短后再试。
malformed-record-event = 事件 { $event } 不可能发生：{ $problem }
malformed-record-time = 事件 { $event } 比前一个还早。
malformed-record-outcome = 记录写的结果是“{ $said }”，实际是“{ $found }”。
malformed-date = “{ $text }”不是日期；应写成 2026-01-31T18:00:00Z 这样。

## 对局怎样结束

outcome-resigned = { $winner } 获胜：{ $loser } 认输。
outcome-absent = { $winner } 获胜：{ $loser } 没有回来。
outcome-agreed = 双方同意平局。
outcome-time = { $winner } 获胜：{ $loser } 超时。

### 任何一桌都會說的話。

## 玩家

computer-name = 電腦 { $level }

## 不允許

illegal-game-over = 這一局已經結束。
illegal-seat-empty = 兩個座位都有人才開始。
illegal-paused = 對局暫停中。
illegal-waiting = 要等兩位玩家都到齊才能玩。
illegal-not-paused = 對局沒有暫停。
illegal-not-due = 時間還沒到。
illegal-too-late = 太晚了：時間到了。
illegal-clock-only = 只有時鐘才能這樣做。
illegal-not-your-turn = 還沒輪到你：現在是 { $seat }。
illegal-still-playing = 對局還在進行。
illegal-asked-already = 已經問過了。
illegal-refused-already = 對方沒有同意；下一步之後再問吧。
illegal-asked-otherwise = 那個問題已經不算了。請回答現在的問題。
illegal-questions-used = 你在這一局裡已經問了 { $most } 次，不能再問了。
illegal-pauses-used = 你在這一局裡已經暫停了 { $most } 次，不能再要求暫停了。
illegal-nothing-asked = 沒有什麼要回答的。
illegal-nothing-to-take-back = 沒有可收回的步；喊過或亮過的不能收回。
illegal-not-away = 對手並沒有離開。
illegal-clock-decides = 現在不能要求判勝：對手一直不來的話，由時鐘決定。
illegal-not-waiting-yourself = 輪到你了。等到該對手走時，才能要求判勝。
illegal-known-already = 這已經知道了。
illegal-seat-taken = 座位 { $seat } 有人了。
illegal-name-empty = 玩家要有名字。
illegal-lost-too-much = 不可能損失 { $lost } 毫秒：總共才過了 { $most } 毫秒。
illegal-out-of-sequence = 事件 { $seq } 順序不對：下一個應是 { $expected }。
illegal-before-last-event = { $at } 的事件不能排在 { $last } 的後面。
illegal-unknown-act = 這一桌不認識 { $act }。

## 讀不懂的文字

malformed-no-ray = 沒有安裝 Ray；可用「pip install fourfold[ray]」安裝。
malformed-ray-form = 「{ $address }」不是 Ray 叢集的位址；應寫成 10.0.0.1:6379 這樣，或 local。
malformed-ray-address = 「{ $address }」沒有回應：{ $why }。
malformed-data = 無法讀取 { $part }：{ $problem }。
malformed-unknown = 無法讀取 { $part }：「{ $text }」不行；應為：{ $expected }。
malformed-game = 沒有遊戲「{ $name }」；可選：{ $expected }。
malformed-preset = 沒有預設規則「{ $name }」；可選：{ $expected }。
malformed-mixed = 多種遊戲的比賽從 { $first } 開始，不是 { $game }。
malformed-no-set-up = 《{ $game }》不能從中途開局。
malformed-option = 「{ $text }」不是選項；應為 NAME=VALUE，其中名稱是：{ $expected }。
malformed-option-value = 「{ $text }」不行；應為：{ $expected }。
malformed-record-format = 這不是我們的紀錄：格式是「{ $found }」，應為「{ $expected }」。
malformed-record-version = 「{ $text }」不是規則版本；應為數字。
malformed-record-tag = 未知標籤 [{ $tag } …]；可選：{ $expected }。
malformed-record-tag-value = 標籤 [{ $tag } …]：{ $problem }
malformed-record-tag-form = 第 { $line } 行第 { $column } 欄：應為標籤，例如 [A "Ann"]，寫在走法之前。
malformed-record-tag-twice = 標籤 [{ $tag } …] 出現了兩次。
malformed-record-token = 第 { $line } 行第 { $column } 欄：「{ $token }」讀不懂；應為一步走法。
malformed-record-place = 第 { $line } 行第 { $column } 欄，「{ $token }」：{ $problem }
malformed-record-who = 請寫明是誰：A:{ $token } 或 B:{ $token }。
malformed-record-act = 「{ $act } ({ $detail })」讀不懂；應為：{ $expected }。
malformed-record-slow = 讀這份記錄要超過 { $limit } 秒。請縮短後再試。
malformed-record-event = 事件 { $event } 不可能發生：{ $problem }
malformed-record-time = 事件 { $event } 比前一個還早。
malformed-record-outcome = 紀錄寫的結果是「{ $said }」，實際是「{ $found }」。
malformed-date = 「{ $text }」不是日期；應寫成 2026-01-31T18:00:00Z 這樣。

## 對局怎樣結束

outcome-resigned = { $winner } 獲勝：{ $loser } 認輸。
outcome-absent = { $winner } 獲勝：{ $loser } 沒有回來。
outcome-agreed = 雙方同意平手。
outcome-time = { $winner } 獲勝：{ $loser } 超時。

### 伺服器的回答。

illegal-not-your-seat = 座位 { $seat } 不是你的。
illegal-not-your-table = 你沒有坐在這一桌。
illegal-running-position = 這是你正在玩的一局裡的局面。等這一局結束後再分析。
illegal-running-hand = 這是你正在玩的一局裡的牌。等這一局結束後再問。
illegal-running-duel = 這是你在對決裡的牌。交卷後再問。
illegal-set-up-anybody = 擺好局面的對局只能和朋友、電腦或在同一個螢幕上玩。請邀請朋友，或從頭開始玩。
illegal-set-up-not-agreed = 這一局是擺好的局面，擺局的人可能知道你的暗牌。請表示同意，或要求另開一局。
illegal-spectators-watch = 旁觀者只能看。
illegal-foreign-origin = 這個請求來自別的網站。
illegal-old-rules = 這一局用的是舊版規則；可以看，但不能接著玩。
illegal-no-answer = 沒能搜尋到底。請再問一次。
illegal-unavailable = 暫時無法連上資料庫。請稍後再試。
illegal-only-to-look-at = 這是紀錄：可以看，不能玩。
illegal-table-full = 這一局已經有 { $most } 個動作，一桌最多就這麼多。請認輸，或另開一局。
illegal-too-many = 一下子太多了。請過 { $seconds } 秒再試。

malformed-no-review = 《{ $game }》的對局還不能覆盤，只有《Quarto》可以。
malformed-name = 名字至少要有一個字。
malformed-level = 沒有等級「{ $level }」；可選：{ $expected }。
malformed-table = 沒有桌子「{ $id }」。
malformed-stored = 這個版本的 Fourfold 無法讀取整局。資料都還在。{ $problem }
malformed-invitation = 這個邀請無效。
malformed-link = 這個連結已用過或已過期。
malformed-address = { $path } 什麼都沒有。
malformed-too-long = 太長了：最多讀取 { $most } 位元組。
malformed-content-type = 內容類型應為 application/json。
malformed-hello = 應先送「hello」。
malformed-protocol = 這個網頁過時了。請重新載入。

## 題目和對決

illegal-duel-taken = 這場對決已有兩人參加。
illegal-duel-not-begun = 你在這場對決裡還沒有開始拼。
illegal-duel-too-late = 你在這場對決裡的時間已經用完。
malformed-duel = 沒有對決「{ $id }」。
malformed-pentaraduga-not-given = { $tile } 不在給的牌裡。

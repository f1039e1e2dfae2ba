### 瀏覽器裡的頁面。

web-name = Fourfold
web-home = 回到遊戲
web-skip = 跳到內文
web-navigation = Fourfold
web-close = 關閉
web-yes = 是
web-no = 否
web-you = 你
web-nobody = 還沒有人
web-somebody = 某人
web-default-name = 訪客
web-player-a = 玩家 1
web-player-b = 玩家 2

## 頁面標題

web-title-home = Fourfold
web-title-table = 對局中 · Fourfold
web-title-join = 邀請 · Fourfold
web-title-device = 你的座位 · Fourfold
web-title-games = 我的對局 · Fourfold
web-title-nowhere = 找不到 · Fourfold

## 出問題的時候

web-nowhere = 這個網址什麼都沒有。
web-page-offline = 網頁沒能載入，也許沒有網路。
web-try-again = 再試一次
web-reload = 重新載入
web-try-now = 現在試試
web-refused-offline = 連不上伺服器。網路正常嗎？
web-refused-other = 沒有成功（{ $code }）。
web-opening = 正在開桌……
web-waits-for-server = 這一局在等伺服器，一有網路就會打開。
web-connection-lost = 網路斷了，正在恢復……

## 首頁

web-game-quarto = Quarto
web-about-game-quarto = 四枚一線，有共同點就贏。對手放哪枚，由你來選。
web-game-fulls = 成方
web-about-game-fulls = 放牌要顏色對顏色。有人拼成方塊，下一張也必須拼成方塊。
web-game-squares = 方塊
web-about-game-squares = 在擋板後用七張牌拼一個圖形。方塊多的贏，還要搶先喊停。
web-game-claims = 通吃
web-about-game-claims = 有獎品的《成方》：誰放下連續成方的最後一張，圖形和方塊就歸誰。
web-game-quados = 誇多斯
web-about-game-quados = 先玩《方塊》，再由贏家用雙方所有的牌續拼。
web-game-reach = 夠遠
web-about-game-reach = 一條線把桌面分成兩半。自己這側的方塊才算，放下成方牌就能接著走，也能截牌。
web-game-doubles = 雙接
web-about-game-doubles = 不分先後：各拼各的圖形，愈快愈好，每張牌都要碰到兩張。
web-game-rings = 連環
web-about-game-rings = 加上轉角的《雙接》，還有四張牌圍著一個空格的環。
web-game-steals = 搶牌
web-about-game-steals = 各有各的圖形，還能從對方的圖形裡拿牌。
web-game-frames = 圍框
web-about-game-frames = 在擋板後拼一個框。洞最大的贏。
web-game-squares-plus = 方塊 +
web-about-game-squares-plus = 用全部二十四張牌玩《方塊》，每人十二張。
web-game-claims-plus = 通吃 +
web-about-game-claims-plus = 用全部二十四張牌玩《通吃》，起始圖形四張。
web-game-reach-plus = 夠遠 +
web-about-game-reach-plus = 用全部二十四張牌玩《夠遠》，要伸出九格。
web-game-doubles-plus = 雙接 +
web-about-game-doubles-plus = 用全部二十四張牌玩《雙接》，手牌六張。
web-game-rings-plus = 連環 +
web-about-game-rings-plus = 用全部二十四張牌玩《連環》，手牌六張。
web-game-steals-plus = 搶牌 +
web-about-game-steals-plus = 用全部二十四張牌玩《搶牌》，一步可走三張。
web-games = 遊戲
web-family-pentaraduga = 彭塔拉杜加
web-more-games = 更多遊戲
web-ways = 怎麼玩
web-play-computer = 和電腦玩
web-play-friend = 傳連結約朋友
web-play-here = 同機雙人
web-play-anybody = 線上找對手
web-level = 電腦的強度
web-level-is = { $level } 級，{ $name }。{ $about }
web-continue = 接著玩
web-finished = 已結束
web-my-games = 我的對局
web-no-games = 這台裝置上還沒有對局。
web-tile-with = 和 { $name }
web-tile-here = { $a } 和 { $b }
web-tile-continue = 繼續
web-tile-open = 還沒有人來
web-tile-invite = 繼續等

## 設定

web-learn = 學習
web-solve = 解題
web-here-turns = 同機雙人：換人時牌會蓋住。
web-here-cutting-in = 同機雙人：換人時牌會蓋住，不能截牌。
web-here-building = 同機雙人：先後計時各拼一次，較快的算先完成。
web-here-race = 同機雙人：輪流走，不搶速度。
web-from-age = { $age } 歲以上
web-rules-help = 規則和說明
web-how-to-play = 《{ $game }》怎麼玩
web-settings = 設定
web-your-name = 你的名字
web-theme = 外觀
web-theme-auto = 跟隨系統
web-theme-light = 淺色
web-theme-dark = 深色
web-theme-contrast = 高對比
web-pieces = 棋子
web-pieces-wood = 木質
web-pieces-plain = 簡潔
web-palette = 牌的顏色
web-palette-rainbow = 彩虹
web-palette-safe = 色覺友善
web-patterns = 牌上的符號
web-sound = 聲音
web-motion = 動畫
web-language = 語言
web-my-data = 下載我的對局
web-forget-me = 刪除我的資料
web-forget-me-sure = 你的名字會被刪除，進行中的對局會認輸，這個瀏覽器也會被忘記。已結束的對局會留給和你玩過的人，但不帶你的名字。

## 可選規則

web-rules = 規則
web-rules-are = { $custom ->
        [yes] { $name }，有更改
       *[no] { $name }
    }
web-rules-done = 完成
web-about-international = 四枚一線，有一個共同點。誰看見誰喊。
web-about-beginners-1 = 只看深淺，別的都不管。適合第一局。
web-about-beginners-2 = 第一局覺得容易了，就看兩樣。
web-about-beginners-3 = 看三樣；頂孔留到最後。
web-about-advanced = 相鄰四枚成正方形也贏。又多了九處容易看漏。
web-about-tournament = 放和給一共六十秒。有把握才喊。
web-about-balkan = 漏掉的連線，兩人誰先喊誰贏。
web-about-taiwan = 放之前先喊 QUARTO，並說出放哪裡。錯過就錯過了。
web-about-greek-2 = 一個共同點不夠，要有兩個。
web-edition = 依某份說明書
web-edition-none = 選擇語言…
web-custom = 逐條設定規則
web-match = 一場幾局
web-names = 名字
web-names-here = 兩人共用這個螢幕時：
web-no-limit = 不限
web-seconds = { $seconds } 秒
web-feature-colour = 顏色
web-feature-shape = 形狀
web-feature-height = 高度
web-feature-top = 頂孔
web-option-features = 看哪些特徵
web-option-shared = 四枚要有幾個共同點
web-option-squares = 2×2 正方形也算連線
web-option-calls = 連線獲勝
web-option-calls-players = 喊了才算
web-option-calls-auto = 自動
web-option-late-call = 漏掉的連線可由誰補喊
web-option-late-call-opponent = 對手
web-option-late-call-either = 雙方
web-option-late-call-none = 無人
web-option-call-when = 何時喊
web-option-call-when-after = 放之後
web-option-call-when-before = 放之前
web-option-point = 喊的時候
web-option-point-line = 要指出連線
web-option-point-word = 只要喊
web-option-false-call = 喊錯
web-option-false-call-refuse = 沒事
web-option-false-call-forfeit = 輸掉這局
web-option-starter = 誰給第一枚棋子
web-option-starter-lot = 抽籤
web-option-starter-first = 第一位玩家
web-option-starter-loser = 上局輸家
web-option-move-time = 每步時限

## 規則的說法，給沒有參與選擇的人看

web-rules-short-international = 通用規則
web-rules-short-beginners-1 = 只看顏色
web-rules-short-beginners-2 = 看顏色和形狀
web-rules-short-beginners-3 = 除頂孔外都看
web-rules-short-advanced = 2×2 正方形也算
web-rules-short-tournament = 比賽
web-rules-short-balkan = 雙方都能補喊
web-rules-short-taiwan = 先喊後放
web-rules-short-greek-2 = 兩個共同特徵
web-rule-features = 只看：{ $features }。
web-rule-squares = 2×2 正方形裡相鄰的四枚也算連線。
web-rule-shared = 有 { $shared } 個共同點才算連線。
web-rule-calls-auto = 連線自動獲勝，不用喊。
web-rule-late-call-either = 漏掉的連線，雙方都可以補喊。
web-rule-late-call-none = 漏掉的連線，之後不能補喊。
web-rule-call-when-before = 放之前先喊，並說出放哪裡。
web-rule-point-word = 只要喊出來，不必指出連線。
web-rule-move-time = 每步 { $seconds } 秒。
web-rule-false-call-forfeit = 喊錯就輸。
web-rule-starter-first = 由第一位玩家給第一枚棋子。
web-rule-starter-loser = 由上一局的輸家給第一枚棋子。
web-rule-match = { $games ->
        [1] 一局定勝負。
       *[other] 一場 { $games } 局。
    }

## 邀請和加入

web-invite-title = 邀請朋友
web-invite-hint = 傳送這個連結。朋友一來，對局就在這裡打開。
web-invite-game = 來和我玩吧！《{ $game }》：
web-link = 連結
web-link-only-here = 用這個網址，連結只能在這台電腦上打開。
web-link-serve = 要讓別的裝置也能打開，請用「{ $command }」啟動伺服器，並用這台電腦在網路上的名稱打開本頁。
web-qr = 連結的 QR 碼
web-copy = 複製連結
web-copied = 已複製。
web-share = 分享
web-looking = 正在找人……
web-looking-hint = 有人來，對局就會打開。
web-looking-long = 還沒有人來。可以繼續等，或在這一桌和電腦玩。
web-play-bot-instead = 和電腦玩
web-invited = { $name } 邀請你玩《{ $game }》
web-join = 坐下來玩
web-set-up = 擺好的局面
web-set-up-known = 擺好的局面，暗牌不變
web-set-up-who = 這一局不是從頭開始：局面是 { $name } 擺的。
web-set-up-drawn = 你看不到的牌已經重新抽過，沒有人知道。
web-set-up-known-tiles = 暗牌和原來一樣。{ $name } 可能知道你的牌。
web-set-up-agree = 我同意用這些牌玩
web-invite-over = 這個座位有人了。
web-to-table = 回到桌上
web-another-device = 換裝置
web-move-seat-title = 換到另一台裝置玩
web-move-seat-hint = 在那台裝置上打開這個連結，座位就跟著過去。只能用一次。
web-device-title = 在這裡接著玩
web-device-hint = 你的座位會移到這台裝置；另一台就只能看。
web-device-take = 坐到我的座位
web-seat-moved = 你的座位已移到另一台裝置。

## 在桌上

web-table-of = { $game }：{ $a } 和 { $b }
web-players = 玩家
web-score = 贏的局數
web-away = 離開
web-is-away = { $name } 離開了。
web-left = { $name } 離開了。
web-download-record = 下載紀錄
web-awaited = { $count ->
        [1] 等待 { $name } 到來。
       *[other] 等待玩家到來。
    }{ $clock ->
        [yes] 兩人都到了才開始計時。
       *[no] 兩人都到了才開始。
    }
web-claim = 要求判勝
web-clock = 剩 { $time }
web-seconds-left = 還剩 { $seconds } 秒。
web-acts = 桌上操作
web-ask-takeback = 收回
web-ask-draw = 求和
web-ask-pause = 暫停
web-resign = 認輸
web-resign-title = 認輸嗎？
web-resign-sure = { $here ->
        [yes] { $name } 認輸，對方獲勝。
       *[no] 你認輸，對手獲勝。
    }
web-play-on = 繼續玩
web-request = { $wish ->
        [draw] { $name } 提議平手。
        [pause] { $name } 想暫停。
       *[takeback] { $name } 想收回上一步。
    }{ $here ->
        [yes] { $other }，同意嗎？
       *[no] 同意嗎？
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] 你提議平手。
                [pause] 你想暫停。
               *[takeback] 你想收回一步。
            }等待回答……
       *[no] { $name } 在等回答。
    }
web-paused = 已暫停
web-resume = 繼續
web-result-won = 你贏了！
web-result-lost = 你輸了。
web-result-draw = 平手。
web-result-score = { $high } : { $low }
web-result-winner = { $name } 贏了！
web-match-game = 第 { $number } 局，共 { $count } 局
web-match-score = 目前比分：{ $a } { $scoreA }，{ $b } { $scoreB }。
web-match-won = { $who ->
        [you] 你以 { $high } 比 { $low } 贏下比賽！
        [other] 你輸了比賽：{ $name } 以 { $high } 比 { $low } 獲勝。
       *[name] { $name } 以 { $high } 比 { $low } 贏下比賽！
    }{ $even ->
        [yes] 比分相同，以最後贏的一局為準。
       *[no] { "" }
    }
web-match-drawn = 比賽平手：{ $a } { $scoreA }，{ $b } { $scoreB }。
web-match-another = 再比一場
web-watching = 你在旁觀。
web-watch-next = 看下一局
web-rematch = 再來一局
web-rematch-too = 好，再來！
web-rematch-waiting = 等待中……
web-to-replay = 重播
web-replay = 再看一次
web-told-begins = { $name } 先手。
web-act-told-join = { $name } 來了。
web-act-told-ask = { $wish ->
        [draw] { $name } 提議平手。
        [pause] { $name } 想暫停。
       *[takeback] { $name } 想收回一步。
    }
web-act-told-answer = { $yes ->
        [yes] { $name } 同意。
       *[no] { $name } 不同意。
    }
web-act-told-away = { $name } 離開了。
web-act-told-wait = 對局在等 { $name }。
web-act-told-back = { $name } 來了。
web-act-told-resume = { $name } 繼續。
web-act-told-rematch = { $name } 想再來一局。

## Quarto

web-board = 棋盤
web-tray = 可給的棋子
web-square-piece = { $square }，{ $piece }
web-square-empty = { $square }，空
web-hand = { $name } 拿著：{ $piece }
web-hand-give = 把選中的棋子給 { $name }
web-hand-empty = { $name } 手上沒有棋子
web-moves = 走法
web-no-moves = 還沒有走。
web-move-call = { $right ->
        [yes] QUARTO！{ $line }
       *[no] { $name }：不是連線 { $line }
    }
web-call = QUARTO！
web-call-sure = 喊
web-call-leave = 算了
web-done = 沒有連線
web-nothing-full = 沒有完整的連線經過最後放下的棋子。更早的連線不再算數。
web-status-place = { $who ->
        [you] 放下你的棋子。
        [here] { $name }，請放下棋子。
       *[other] { $name } 在放棋子……
    }
web-status-give = { $who ->
        [you] 選一枚棋子給對手。
        [here] { $name }，幫 { $other } 選一枚棋子。
       *[other] { $name } 在選棋子……
    }
web-status-give-sure = 再點一下就給出去。
web-status-close = { $who ->
        [you] 棋子都放完了。有連線嗎？
        [here] { $name }，有連線嗎？
       *[other] { $name } 在找連線……
    }
web-status-thinking = { $name } 在思考……
web-status-point-square = 你要放在哪裡？
web-status-point-line = 點出你的連線。
web-status-point-sure = 你的連線：{ $line }？
web-status-sending = ……
web-status-paused = 已暫停。
web-status-open = 等另一位玩家。
web-status-over = 這一局結束了。
web-told-give = { $name } 給出：{ $piece }。
web-told-place = { $name } 放在 { $square }。
web-told-call = { $line ->
        [none] { $name } 喊 QUARTO。是連線！
       *[other] { $name } 喊 QUARTO：{ $line }。是連線！
    }
web-told-false-call = { $name } 喊了 QUARTO，但那不是連線。
web-told-done = { $name } 沒有可喊的。

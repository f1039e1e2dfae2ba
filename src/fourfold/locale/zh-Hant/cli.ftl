### 命令列。

cli-fourfold = 玩「四樣相同」的遊戲。
cli-fourfold-examples =
    範例：

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = 顯示版本後結束。
cli-lang = 使用的語言；預設依環境變數 FOURFOLD_LANG 或 LANG。
cli-quarto = Quarto：對局、檢視局面、求解、檢查紀錄。
cli-json = 輸出給程式讀的 JSON，一行一個物件。
cli-cyrillic = 以書中的西里爾字母寫牌與方向。
cli-position = 局面，例如 "0..f/..../.3../.... 9"：從第 4 排到第 1 排，一枚棋子一個十六進位數字，接著是手上的棋子或 "-"。只寫 "-" 則從標準輸入讀取，一行一個局面。
cli-preset = 採用的規則；「fourfold quarto presets」會列出全部。
cli-set = 更改一項規則，例如 squares=on 或 move_time=60。
cli-os-error = { $path }：{ $why }。
cli-output = 輸出
cli-unfinished = 尚未下完，共 { $events } 個事件。
cli-false-call = { $name } 喊了，但沒有連線（事件 { $event }）。
cli-edition = 依該語言的說明書
cli-in-hand = 手上：{ $piece }，{ $name }。

cli-play = 在終端機裡玩：兩人共用鍵盤，或一人對電腦。
cli-play-examples =
    範例：

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = 對手：person（真人）或電腦等級，從最弱排起。沒寫就會詢問。
cli-play-names = 兩位玩家的名字，以逗號分隔。
cli-play-save = 未下完的對局存在哪裡。
cli-play-new = 重新開始；未下完的對局先放到一旁。

cli-show = 以文字或圖片顯示一個局面。
cli-show-examples =
    範例：

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = 同時把局面畫進這個 SVG 檔。
cli-show-theme = 圖片的配色。
cli-show-size = 圖片高度（像素）。

cli-replay = 依規則檢查一份紀錄，並顯示結束時的局面。
cli-replay-examples =
    範例：

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = 文字或 JSON 格式的紀錄；「-」表示從標準輸入讀取。
cli-replay-to = 以這種格式輸出紀錄本身。
cli-presets = 列出可選的規則，以及各自改了什麼。

cli-pentaraduga = 彭塔拉杜加：檢視圖形和得分、找出最佳圖形、出題、重播教學局。可簡寫為「penta」。
cli-figure = 顯示以記法寫出的圖形：它的方塊、瑕疵和最短記法。
cli-figure-examples =
    範例：

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = 依放下的順序寫牌，以逗號分隔：牌、尖角朝向、表示最上、最右、最下或最左位置的字母、所碰到的牌；或直接寫位置，例如 oRoU@0,0。其他結尾寫在「/」之後。只寫「-」則從標準輸入讀取，一行一個圖形。
cli-penta-solve = 從一副手牌找出最佳圖形，並證明沒有更好的。
cli-penta-solve-examples =
    範例：

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = 手牌：例如 oRo 或 oRv，以空格或逗號分隔。只寫「-」則從標準輸入讀取，一行一副。
cli-penta-goal = 以什麼最多為目標：squares（方塊）；quados（方塊減去死角）；rings（環）；frame（洞裡的空格；不必用完所有的牌）。
cli-penta-free = 只要沒有撞色和錯位的圖形。不加此項則允許，但要扣分。
cli-penta-extend = 以記法寫出的圖形，保持不動；其餘的牌往上接。
cli-penta-count = 同時告知最佳圖形有幾種；旋轉後相同的只算一種。
cli-penta-seconds = 最多搜尋多久；時間到就給出目前最好的圖形，並說明尚未證明。0：不限時間。
cli-penta-none = { $proved ->
        [1] 用上所有這些牌，拼不出沒有瑕疵的圖形。
       *[0] 時間內沒有找到圖形。
    }
cli-penta-solved = { $proved ->
        [1] 已證明最佳，費時 { NUMBER($seconds, maximumFractionDigits: 3) } 秒：
       *[0] { NUMBER($seconds, maximumFractionDigits: 0) } 秒內找到的最好結果，未證明：
    }{ $goal ->
        [rings] { $rings } 個環，{ $counted } 個方塊。
        [frame] 圍出 { $hole } 格的洞，得 { $counted } 分。
       *[squares] 得 { $counted } 分。
    }
cli-penta-counted = { $all ->
        [0] 至少有 { $count } 個圖形一樣好。
       *[1] 這樣的圖形共有 { $count } 個。
    }
cli-penta-problems = 出新題目，或顯示某一題及其解答。
cli-penta-problems-examples =
    範例：

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares（14 張牌取 7 張）、squares+（24 張取 12 張）或 quados（往 7 張牌的圖形上再接 7 張）；或寫某一題的編號，查看解答。
cli-penta-problems-count = 出幾題。
cli-penta-problems-seed = 從哪裡起：相同的種子總是出相同的題目。沒寫則隨機。
cli-penta-problems-difficulty = 從 1（易）到 5（難）：看解答有多少見，以及一眼就能拼出的方塊裡有多少是陷阱。沒寫則不限。
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] ，難度 { $difficulty }/5
    }：{ $kind ->
        [quados] { $given ->
                [start] 把這些牌全部接到這個圖形上
               *[hand] 先用這些牌拼一個得 { $start } 分的圖形，再把十四張中其餘的牌全部接上
            }，總共得 { $goal } 分，每個死角扣一分{ $symmetry ->
                [none] 。
                [central] ，而且輪廓轉半圈後不變。
               *[any] ，而且輪廓對稱。
            }
       *[squares] 用所有這些牌拼成一個得 { $goal } 分的圖形。
    }
cli-census = 算出每副可能的手牌最多能得幾分。中斷後再次執行會接著算。
cli-census-examples =
    範例：

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = 哪些手牌：squares（不含紫色的 14 張取 7 張）、squares+（全部 24 張取 12 張；要幾分鐘）或 rings（哪些手牌能拼出環）。
cli-census-output = 存放證明檔（每副手牌一個圖形）和已完成部分的資料夾。
cli-census-workers = 用幾個處理程序搜尋；預設每個處理器核心一個。
cli-census-ray = 改用此位址的 Ray 叢集搜尋，例如 10.0.0.1:6379；「local」會在本機啟動一個。
cli-census-verify = 改為檢查這份證明檔：每副手牌是否恰好出現一次，每個圖形的得分是否屬實，重新搜尋的結果是否一致。
cli-census-samples = 檢查時重新搜尋多少副手牌；不夠就全部搜尋。
cli-census-seed = 抽查哪些手牌。
cli-census-hands = 從 { $tiles } 張牌取 { $size } 張，共 { $hands } 副手牌；只差顏色或鏡像的算同一副，則有 { $classes } 副。
cli-census-column = { $column ->
        [score] 得分
        [hands] 手牌數
        [tiles] 總牌數
        [size] 手牌張數
        [rings] 能成環
       *[share] 占比
    }
cli-census-extreme = 沒有手牌得分{ $end ->
        [least] 低於
       *[most] 高於
    } { $score }；{ $hands ->
        [1] 恰好得這個分數的有一副：
       *[other] 恰好得這個分數的有 { $hands } 副，例如：
    }
cli-census-question = { $colour ->
        [none] 每副手牌
       *[other] 每張都帶{ $colour }的手牌
    }都能得 { $below } 分或更多嗎？{ $hands ->
        [0] 能。
        [1] 不，有一副不能：
       *[other] 不，有 { $hands } 副不能，例如：
    }
cli-census-verified = { $wrong ->
        [0] 證明檔無誤：共 { $count } 筆，其中 { $solved } 筆重新搜尋過。
       *[other] 證明檔有 { $wrong } 處錯誤。
    }
cli-penta-replay = 依規則走一遍教學局，報出比分，或指出哪裡違規。
cli-penta-replay-examples =
    範例：

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = JSON 格式的教學局檔案；「-」表示標準輸入；或 Fourfold 內附教學局的編號，例如 fulls-1。
cli-penta-nameless = 沒有編號的一局
cli-penta-replayed = { $name }（{ $game }）：{ $a }:{ $b }
cli-penta-broken = { $name }（{ $game }）{ $where ->
        [event] ，事件 { $event }
       *[end] { "" }
    }：{ $reason }
cli-figure-facts = { $tiles } 張牌，{ $squares } 個方塊{ $rings ->
        [0] { "" }
       *[other] ，{ $rings } 個環
    }{ $clashes ->
        [0] { "" }
       *[other] ，{ $clashes } 處撞色
    }{ $rough ->
        [0] { "" }
       *[other] ，{ $rough } 處錯位
    }{ $spoiled ->
        [0] { "" }
       *[other] ，{ $spoiled } 個死角（用於《誇多斯》）
    }{ $parts ->
        [0] { "" }
       *[other] ，分成好幾塊
    }：得 { $counted } 分。

cli-penta-match = 讓電腦的兩個等級對打一種彭塔拉杜加遊戲。
cli-penta-match-examples =
    範例：

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = 哪種遊戲，例如 fulls 或 reach+。
cli-penta-match-level = 電腦的等級。
cli-penta-match-games = 打幾局；每局之後換座位。
cli-penta-match-result = { $game }，{ $first } 級對 { $second } 級：{ $games } 局中勝 { $wins }、平 { $draws }、負 { $losses }（{ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }）；平均比分 { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }；每局行動數的中位數為 { $actions }。

cli-solve = 求解局面：對拿著棋子或該給棋子的一方，是勝、是平還是負，要多久？
cli-solve-examples =
    範例：

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = 哪些特徵算數，例如 colour,shape；預設全部：colour,shape,height,top。
cli-squares = 九個 2×2 正方形也算連線。
cli-shared = 連線的四枚棋子要有幾個共同特徵；預設 1 個。
cli-threads = 用幾個執行緒搜尋。
cli-memory = 搜尋最多用多少 MB 記憶體來記住盤面。
cli-solve-moves = 同時告知每一步的價值。
cli-solve-warm = 與「-」合用：把一個局面的搜尋結果留給下一個。
cli-searching = { $nodes } 個節點，{ $seconds } 秒{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] ，{ $done }/{ $all } 步
    }……
cli-value = { $piece ->
        [nobody] 棋盤已滿：
        [giver] 接下來給棋子的一方
       *[other] 拿著{ $piece }的一方
    }{ $value ->
        [win] { $plies ->
            [1] 立刻獲勝。
           *[other] { $plies } 手內獲勝。
        }
        [loss] 若對方走得好，{ $plies } 手內落敗。
       *[draw] { $piece ->
            [nobody] 平手。
           *[other] 能打平，但對方走得好就贏不了。
        }
    }
cli-spent = { $seconds } 秒內搜尋了 { $nodes } 個節點。
cli-grid =
    列：手上的棋子放哪裡。欄：接著給哪枚棋子。
    +n：n 手內勝，=：平，-n：n 手內負。給一枚或放一枚算一手。

cli-analyse = 分析局面：它的價值、最好的走法，以及雙方接下來怎麼走。
cli-analyse-examples =
    範例：

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = 局面，例如 "0..f/..../.3../.... 9"：從第 4 排到第 1 排，一枚棋子一個十六進位數字，接著是手上的棋子或 "-"。
cli-best = 最好的走法：
cli-line = 雙方都走得好：

cli-review = 覆盤一局：每一步的價值、錯過了什麼、何時分出勝負。
cli-review-examples =
    範例：

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] 勝
        [draw] 平
        [loss] 負
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] 丟掉了勝局
       *[draw] 丟掉了平手
    }
cli-missed = 沒有喊出 { $lines }
cli-overlooked = 沒有人喊出 { $lines }（事件 { $event }）。
cli-decided = { $event ->
        [0] 從開局起就是這個結果。
       *[other] 事件 { $event } 決定了勝負。
    }

cli-engine = 透過標準輸入輸出逐行回答其他程式（docs/engine.md）。
cli-engine-examples =
    範例：

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm 用於一串局面；要寫「-」而不是一個局面。

cli-match = 讓電腦各等級互相對打，並評定等級分。
cli-match-examples =
    範例：

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = 兩個以上的等級；兩兩對打。
cli-match-all = 所有等級。
cli-match-games = 每兩個等級打幾局；輪流先給棋子。
cli-match-seed = 相同的種子，相同的對局。
cli-match-workers = 用幾個處理程序對打；預設與處理器數相同。
cli-match-result = { $first } 級對 { $second } 級：勝 { $wins }、平 { $draws }、負 { $losses }；{ $points ->
        [1] 得 1 分
       *[other] 得 { $points } 分
    }（共 { $games } 局），Elo { $elo }。
cli-match-level = 等級
cli-match-step = 差距
cli-match-legend = Elo：以平均為零。差距：比前一級強多少。後面是對各級每百局的得分。誤差：95 %。
malformed-match-levels = 比賽需要兩個以上不重複的等級；應寫成 3 5，或用 --all。

malformed-language = 「{ $text }」不是支援的語言；可選：{ $expected }。
malformed-utf-8 = 這不是 UTF-8 文字。
malformed-file = { $path }：{ $problem }
malformed-save = { $path } 裡未下完的對局無法讀取：{ $problem } 以 --new 啟動可將它放到一旁。
malformed-save-in-use = { $path } 裡的對局已在另一個視窗開啟。請用 --save 指定別的檔案。
malformed-no-terminal = 要在終端機裡才能玩。
malformed-names = 「{ $text }」不是兩個名字；應寫成 Ann,Bo 這樣。
malformed-svg-of-many = --svg 只畫一個局面，不能畫標準輸入裡的一串。

cli-serve = 啟動網頁版：在瀏覽器裡和朋友或電腦玩。
cli-serve-examples =
    範例：

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = 監聽的位址。
cli-port = 監聽的連接埠；0 表示任選一個空的。
cli-database = 資料庫；預設是系統資料目錄裡的 SQLite。
cli-workers = 用幾個處理程序提供服務；多於一個時需要 PostgreSQL 和 Redis。
cli-redis = Redis 的位址；多個處理程序透過它互相喚醒。
cli-proxy = 伺服器前面的代理伺服器位址；它用 X-Forwarded-For 說明請求來自哪裡。
cli-limits = 訪客可以做多少，只寫與平常不同的：用 JSON，見 docs/security.md。
cli-open = 在瀏覽器裡開啟網頁。
cli-log-json = 以 JSON 寫日誌，一行一個物件。
cli-metrics-port = 在這個連接埠上向 Prometheus 回報伺服器的狀況。
cli-metrics-host = 回報所用的位址。
cli-serving = Fourfold 的網址是 { $address }
cli-think = 讓伺服器的電腦也在這台機器上思考。
cli-think-examples =
    範例：

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = 伺服器所用的 Redis 的位址。
cli-think-processes = 用幾個處理程序思考；預設每個處理器一個。
cli-thinking = 正在為使用這個 Redis 的伺服器思考。
malformed-redis = 這不是 redis://localhost:6379 這樣的 Redis 位址：{ $why }
cli-admin = 管理資料庫。
cli-migrate = 把資料庫結構更新到最新（伺服器啟動時會自動做）。
cli-backup = 在伺服器執行時複製 SQLite 資料庫。
cli-backup-file = 複製到哪裡；該檔案必須還不存在。
cli-export = 把每一局輸出為紀錄，一行一局。
cli-prune = 在伺服器執行時刪除舊的內容。沒寫種類則只統計有多少。
cli-prune-kinds = 刪除什麼：沒人玩過的桌子、未下完的對局、已結束的對局、對決、換裝置的連結、沒有坐在任何一桌的訪客、伺服器的執行紀錄；依序寫作 unplayed、unfinished、finished、duels、links、guests、runs。
cli-older-than = 至少多少天沒有動過。
cli-forget = 刪除一位訪客的資料：名字，以及哪些對局是他的。
cli-forget-guest = 訪客：編號，或桌子的編號加座位，例如 3f7dQx0aLm2c/A。
cli-count = 統計訪客、桌數和事件。
malformed-port = 無法監聽 { $host }:{ $port }：{ $why }。
malformed-workers = 多個處理程序需要能共用的資料庫和 Redis：--database postgresql+asyncpg://… --redis redis://…
malformed-guest = 沒有訪客「{ $guest }」。
malformed-exists = { $path } 已經存在。
malformed-database = 無法開啟資料庫：{ $why }
malformed-database-taken = 另一台伺服器正在使用資料庫 { $where }（{ $host } 上的處理程序 { $pid }，自 { $since } 起）。請先停掉它，或換一個 --database。
malformed-database-shared = 另一台聽不到這台伺服器的伺服器正在使用資料庫 { $where }（{ $host } 上的處理程序 { $pid }，自 { $since } 起）。請先停掉它，或讓兩者用同一個 --redis 啟動。
malformed-database-log = 日誌 { $path } 已損壞：開啟資料庫會遺失損壞處之後的 { $commits ->
       *[other] { $commits } 處已儲存的變更
    }（{ $frames ->
       *[other] { $frames } 個區塊
    }）。請先把 { $database } 和 { $path } 複製到安全的地方。然後換上備份，或執行「fourfold admin salvage」保留讀得出的部分，放棄其餘部分。
cli-salvage = 開啟日誌已損壞的 SQLite 資料庫：兩個檔案都留一份副本，放棄損壞處之後的變更。請先停掉伺服器。
malformed-salvage = 這個命令只用於 SQLite。
malformed-no-database = { $where } 沒有 Fourfold 的資料庫。請用 --database 或 FOURFOLD_DATABASE 指定。
malformed-backup = 此指令只複製 SQLite。PostgreSQL 請用 pg_dump。

cli-book = 開局庫：棋盤上不超過三枚棋子的所有局面的精確結果。
cli-book-rules = 哪種規則的章節：classic、squares、beginners-1、beginners-2 或 beginners-3；沒寫則全部。
cli-book-build = 以搜尋製作開局庫。大約要一小時；中斷後再次執行會接著做。
cli-book-examples =
    範例：

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = 存放章節和已完成部分的資料夾。
cli-book-workers = 用幾個處理程序搜尋；預設每個處理器核心一個。
cli-book-memory = 每個處理程序的表最多用多少 MB 記憶體。
cli-book-verify = 檢查開局庫：是否完整、前後一致，並與重新搜尋的結果相符。
cli-book-samples = 每章重新搜尋多少個盤面。
cli-book-seed = 抽查哪些盤面。
cli-book-wrong = { $name } 有誤；搜尋結果是：{ $found }
cli-book-verified = { $wrong ->
        [0] 開局庫無誤。
       *[other] 有 { $wrong } 個盤面有誤。
    }
cli-stopped = 已停止。做完的部分都留著：再次執行同一命令就會接著做。
malformed-book-rules = 沒有「{ $name }」這一章；可選：{ $expected }。

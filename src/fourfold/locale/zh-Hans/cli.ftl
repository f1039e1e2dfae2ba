### 命令行。

cli-fourfold = 玩“四样相同”的游戏。
cli-fourfold-examples =
    示例：

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = 显示版本号并退出。
cli-lang = 使用的语言；默认取环境变量 FOURFOLD_LANG 或 LANG。
cli-quarto = Quarto：对局、查看局面、求解、检查记录。
cli-json = 输出给程序读的 JSON，每行一个对象。
cli-cyrillic = 用书中的西里尔字母写牌和方向。
cli-position = 局面，例如 "0..f/..../.3../.... 9"：从第 4 行到第 1 行，一枚棋子一个十六进制数字，然后是手中的棋子或 "-"。只写 "-" 则从标准输入读取，每行一个局面。
cli-preset = 采用的规则；“fourfold quarto presets”会列出全部。
cli-set = 更改一项规则，例如 squares=on 或 move_time=60。
cli-os-error = { $path }：{ $why }。
cli-output = 输出
cli-unfinished = 未下完，共 { $events } 个事件。
cli-false-call = { $name } 喊了，但没有连线（事件 { $event }）。
cli-edition = 按该语言的说明书
cli-in-hand = 手中：{ $piece }，{ $name }。

cli-play = 在终端里玩：两人共用键盘，或一人对电脑。
cli-play-examples =
    示例：

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = 对手：person（真人）或电脑等级，从最弱排起。不写就会询问。
cli-play-names = 两位玩家的名字，用逗号隔开。
cli-play-save = 未下完的对局存放在哪里。
cli-play-new = 重新开始；未下完的对局另存一边。

cli-show = 用文字或图片显示一个局面。
cli-show-examples =
    示例：

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = 同时把局面画进这个 SVG 文件。
cli-show-theme = 图片的配色。
cli-show-size = 图片高度（像素）。

cli-replay = 按规则检查一份记录，并显示结束时的局面。
cli-replay-examples =
    示例：

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = 文本或 JSON 格式的记录；“-”表示从标准输入读取。
cli-replay-to = 按这种格式输出记录本身。
cli-presets = 列出可选的规则，以及各自改了什么。

cli-pentaraduga = 彭塔拉杜加：查看图形和得分、寻找最优图形、出题、回放教学局。可简写为“penta”。
cli-figure = 显示用记法写出的图形：它的方块、瑕疵和最短记法。
cli-figure-examples =
    示例：

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = 按放下的顺序写牌，用逗号隔开：牌、尖角朝向、表示最上、最右、最下或最左位置的字母、所接触的牌；或直接写位置，例如 oRoU@0,0。其他结尾写在“/”之后。只写“-”则从标准输入读取，每行一个图形。
cli-penta-solve = 从一副手牌找出最优图形，并证明没有更好的。
cli-penta-solve-examples =
    示例：

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = 手牌：例如 oRo 或 oRv，用空格或逗号隔开。只写“-”则从标准输入读取，每行一副。
cli-penta-goal = 以什么最多为目标：squares（方块）；quados（方块减去死角）；rings（环）；frame（洞里的空格；不必用完所有的牌）。
cli-penta-free = 只要没有撞色和错位的图形。不加此项则允许，但要扣分。
cli-penta-extend = 用记法写出的图形，保持不动；其余的牌往上接。
cli-penta-count = 同时给出最优图形有几种；旋转后相同的只算一种。
cli-penta-seconds = 最多搜索多久；到时给出目前最好的图形，并说明尚未证明。0：不限时。
cli-penta-none = { $proved ->
        [1] 用上所有这些牌，拼不出没有瑕疵的图形。
       *[0] 时间内没有找到图形。
    }
cli-penta-solved = { $proved ->
        [1] 已证明最优，用时 { NUMBER($seconds, maximumFractionDigits: 3) } 秒：
       *[0] { NUMBER($seconds, maximumFractionDigits: 0) } 秒内找到的最好结果，未证明：
    }{ $goal ->
        [rings] { $rings } 个环，{ $counted } 个方块。
        [frame] 围出 { $hole } 格的洞，得 { $counted } 分。
       *[squares] 得 { $counted } 分。
    }
cli-penta-counted = { $all ->
        [0] 至少有 { $count } 个图形同样好。
       *[1] 这样的图形共有 { $count } 个。
    }
cli-penta-problems = 出新题，或显示某道题及其答案。
cli-penta-problems-examples =
    示例：

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares（14 张牌取 7 张）、squares+（24 张取 12 张）或 quados（往 7 张牌的图形上再接 7 张）；或写一道题的编号，查看答案。
cli-penta-problems-count = 出几道。
cli-penta-problems-seed = 从哪里起：相同的种子总是出相同的题。不写则随机。
cli-penta-problems-difficulty = 从 1（易）到 5（难）：看答案有多少见，以及一眼能拼出的方块里有多少是陷阱。不写则不限。
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] ，难度 { $difficulty }/5
    }：{ $kind ->
        [quados] { $given ->
                [start] 把这些牌全部接到这个图形上
               *[hand] 先用这些牌拼一个得 { $start } 分的图形，再把十四张中其余的牌全部接上
            }，总共得 { $goal } 分，每个死角扣一分{ $symmetry ->
                [none] 。
                [central] ，并且轮廓转半圈后不变。
               *[any] ，并且轮廓对称。
            }
       *[squares] 用所有这些牌拼成一个得 { $goal } 分的图形。
    }
cli-census = 算出每副可能的手牌最多能得几分。中断后再次运行会接着算。
cli-census-examples =
    示例：

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = 哪些手牌：squares（不含紫色的 14 张取 7 张）、squares+（全部 24 张取 12 张；要几分钟）或 rings（哪些手牌能拼出环）。
cli-census-output = 存放证明文件（每副手牌一个图形）和已完成部分的文件夹。
cli-census-workers = 用几个进程搜索；默认每个处理器核心一个。
cli-census-ray = 改用此地址的 Ray 集群搜索，例如 10.0.0.1:6379；“local”会在本机启动一个。
cli-census-verify = 改为检查这份证明文件：每副手牌是否恰好出现一次，每个图形的得分是否属实，重新搜索的结果是否一致。
cli-census-samples = 检查时重新搜索多少副手牌；不够就全部搜索。
cli-census-seed = 抽查哪些手牌。
cli-census-hands = 从 { $tiles } 张牌取 { $size } 张，共 { $hands } 副手牌；只差颜色或镜像的算作一副，则有 { $classes } 副。
cli-census-column = { $column ->
        [score] 得分
        [hands] 手牌数
        [tiles] 总牌数
        [size] 手牌张数
        [rings] 能成环
       *[share] 占比
    }
cli-census-extreme = 没有手牌得分{ $end ->
        [least] 低于
       *[most] 高于
    } { $score }；{ $hands ->
        [1] 恰好得这个分的有一副：
       *[other] 恰好得这个分的有 { $hands } 副，例如：
    }
cli-census-question = { $colour ->
        [none] 每副手牌
       *[other] 每张都带{ $colour }的手牌
    }都能得 { $below } 分或更多吗？{ $hands ->
        [0] 能。
        [1] 不，有一副不能：
       *[other] 不，有 { $hands } 副不能，例如：
    }
cli-census-verified = { $wrong ->
        [0] 证明文件无误：共 { $count } 条，其中 { $solved } 条重新搜索过。
       *[other] 证明文件有 { $wrong } 处错误。
    }
cli-penta-replay = 按规则走一遍教学局，报出比分，或指出哪里违规。
cli-penta-replay-examples =
    示例：

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = JSON 格式的教学局文件；“-”表示标准输入；或 Fourfold 自带教学局的编号，例如 fulls-1。
cli-penta-nameless = 没有编号的一局
cli-penta-replayed = { $name }（{ $game }）：{ $a }:{ $b }
cli-penta-broken = { $name }（{ $game }）{ $where ->
        [event] ，事件 { $event }
       *[end] { "" }
    }：{ $reason }
cli-figure-facts = { $tiles } 张牌，{ $squares } 个方块{ $rings ->
        [0] { "" }
       *[other] ，{ $rings } 个环
    }{ $clashes ->
        [0] { "" }
       *[other] ，{ $clashes } 处撞色
    }{ $rough ->
        [0] { "" }
       *[other] ，{ $rough } 处错位
    }{ $spoiled ->
        [0] { "" }
       *[other] ，{ $spoiled } 个死角（用于《夸多斯》）
    }{ $parts ->
        [0] { "" }
       *[other] ，分成几块
    }：得 { $counted } 分。

cli-penta-match = 让电脑的两个等级对打一种彭塔拉杜加游戏。
cli-penta-match-examples =
    示例：

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = 哪种游戏，例如 fulls 或 reach+。
cli-penta-match-level = 电脑的等级。
cli-penta-match-games = 打几局；每局之后换座位。
cli-penta-match-result = { $game }，{ $first } 级对 { $second } 级：{ $games } 局中胜 { $wins }、平 { $draws }、负 { $losses }（{ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }）；平均比分 { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }；每局行动数的中位数为 { $actions }。

cli-solve = 求解局面：对拿着棋子或该给棋子的一方，是胜、是平还是负，要多久？
cli-solve-examples =
    示例：

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = 哪些特征算数，例如 colour,shape；默认全部：colour,shape,height,top。
cli-squares = 九个 2×2 正方形也算连线。
cli-shared = 连线的四枚棋子要有几个共同特征；默认 1 个。
cli-threads = 用几个线程搜索。
cli-memory = 搜索最多用多少 MB 内存来记住盘面。
cli-solve-moves = 同时给出每一步的价值。
cli-solve-warm = 与“-”合用：把一个局面的搜索结果留给下一个。
cli-searching = { $nodes } 个节点，{ $seconds } 秒{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] ，{ $done }/{ $all } 步
    }……
cli-value = { $piece ->
        [nobody] 棋盘已满：
        [giver] 接下来给棋子的一方
       *[other] 拿着{ $piece }的一方
    }{ $value ->
        [win] { $plies ->
            [1] 立即获胜。
           *[other] { $plies } 手内获胜。
        }
        [loss] 若对方走得好，{ $plies } 手内落败。
       *[draw] { $piece ->
            [nobody] 平局。
           *[other] 能打平，但对方走得好就赢不了。
        }
    }
cli-spent = { $seconds } 秒内搜索了 { $nodes } 个节点。
cli-grid =
    行：手中的棋子放哪里。列：接着给哪枚棋子。
    +n：n 手内胜，=：平，-n：n 手内负。给一枚或放一枚算一手。

cli-analyse = 分析局面：它的价值、最好的走法，以及双方接下来怎么走。
cli-analyse-examples =
    示例：

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = 局面，例如 "0..f/..../.3../.... 9"：从第 4 行到第 1 行，一枚棋子一个十六进制数字，然后是手中的棋子或 "-"。
cli-best = 最好的走法：
cli-line = 双方都走得好：

cli-review = 复盘一局：每一步的价值、错过了什么、何时分出胜负。
cli-review-examples =
    示例：

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] 胜
        [draw] 平
        [loss] 负
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] 丢掉了胜局
       *[draw] 丢掉了平局
    }
cli-missed = 没有喊出 { $lines }
cli-overlooked = 没有人喊出 { $lines }（事件 { $event }）。
cli-decided = { $event ->
        [0] 从开局起就是这个结果。
       *[other] 事件 { $event } 决定了胜负。
    }

cli-engine = 通过标准输入输出逐行回答其他程序（docs/engine.md）。
cli-engine-examples =
    示例：

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm 用于一串局面；要写“-”而不是一个局面。

cli-match = 让电脑各等级互相对打，并评定等级分。
cli-match-examples =
    示例：

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = 两个或更多等级；两两对打。
cli-match-all = 所有等级。
cli-match-games = 每两个等级打几局；轮流先给棋子。
cli-match-seed = 相同的种子，相同的对局。
cli-match-workers = 用几个进程对打；默认与处理器数相同。
cli-match-result = { $first } 级对 { $second } 级：胜 { $wins }、平 { $draws }、负 { $losses }；{ $points ->
        [1] 得 1 分
       *[other] 得 { $points } 分
    }（共 { $games } 局），Elo { $elo }。
cli-match-level = 等级
cli-match-step = 差距
cli-match-legend = Elo：以平均为零。差距：比前一级强多少。后面是对各级每百局的得分。误差：95 %。
malformed-match-levels = 比赛需要两个或更多不重复的等级；应写成 3 5，或用 --all。

malformed-language = “{ $text }”不是支持的语言；可选：{ $expected }。
malformed-utf-8 = 这不是 UTF-8 文本。
malformed-file = { $path }：{ $problem }
malformed-save = { $path } 里未下完的对局无法读取：{ $problem } 用 --new 启动可将它放到一边。
malformed-save-in-use = { $path } 里的对局已在另一个窗口打开。请用 --save 指定别的文件。
malformed-no-terminal = 要在终端里才能玩。
malformed-names = “{ $text }”不是两个名字；应写成 Ann,Bo 这样。
malformed-svg-of-many = --svg 只画一个局面，不能画标准输入里的一串。

cli-serve = 启动网页版：在浏览器里和朋友或电脑玩。
cli-serve-examples =
    示例：

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = 监听的地址。
cli-port = 监听的端口；0 表示任选一个空闲的。
cli-database = 数据库；默认是系统数据文件夹里的 SQLite。
cli-workers = 用几个进程提供服务；多于一个时需要 PostgreSQL 和 Redis。
cli-redis = Redis 的地址；多个进程通过它互相唤醒。
cli-proxy = 服务器前面的代理的地址；它用 X-Forwarded-For 说明请求来自哪里。
cli-limits = 访客可以做多少，只写与平常不同的：用 JSON，见 docs/security.md。
cli-open = 在浏览器里打开页面。
cli-log-json = 以 JSON 写日志，每行一个对象。
cli-metrics-port = 在这个端口上向 Prometheus 报告服务器的状况。
cli-metrics-host = 报告所用的地址。
cli-serving = Fourfold 的地址是 { $address }
cli-think = 让服务器的电脑也在这台机器上思考。
cli-think-examples =
    示例：

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = 服务器所用的 Redis 的地址。
cli-think-processes = 用几个进程思考；默认每个处理器一个。
cli-thinking = 正在为使用这个 Redis 的服务器思考。
malformed-redis = 这不是 redis://localhost:6379 这样的 Redis 地址：{ $why }
cli-admin = 管理数据库。
cli-migrate = 把数据库结构更新到最新（服务器启动时会自动做）。
cli-backup = 在服务器运行时复制 SQLite 数据库。
cli-backup-file = 复制到哪里；该文件必须还不存在。
cli-export = 把每一局输出为记录，每行一局。
cli-prune = 在服务器运行时删除旧的内容。没写种类则只统计有多少。
cli-prune-kinds = 删除什么：没人玩过的桌子、未下完的对局、已结束的对局、对决、换设备的链接、没有坐在任何一桌的访客、服务器的运行记录；依次写作 unplayed、unfinished、finished、duels、links、guests、runs。
cli-older-than = 至少多少天没有动过。
cli-forget = 删除一位访客的数据：名字，以及哪些对局是他的。
cli-forget-guest = 访客：编号，或桌子的编号加座位，例如 3f7dQx0aLm2c/A。
cli-count = 统计访客、桌数和事件。
malformed-port = 无法监听 { $host }:{ $port }：{ $why }。
malformed-workers = 多个进程需要能共用的数据库和 Redis：--database postgresql+asyncpg://… --redis redis://…
malformed-guest = 没有访客“{ $guest }”。
malformed-exists = { $path } 已经存在。
malformed-database = 无法打开数据库：{ $why }
malformed-database-taken = 另一台服务器正在使用数据库 { $where }（{ $host } 上的进程 { $pid }，自 { $since } 起）。请先停掉它，或换一个 --database。
malformed-database-shared = 另一台听不到本服务器的服务器正在使用数据库 { $where }（{ $host } 上的进程 { $pid }，自 { $since } 起）。请先停掉它，或让两者使用同一个 --redis 启动。
malformed-database-log = 日志 { $path } 已损坏：打开数据库会丢失损坏处之后的 { $commits ->
       *[other] { $commits } 处已保存的改动
    }（{ $frames ->
       *[other] { $frames } 个块
    }）。请先把 { $database } 和 { $path } 复制到安全的地方。然后换上备份，或运行“fourfold admin salvage”保留能读出的部分，放弃其余部分。
cli-salvage = 打开日志已损坏的 SQLite 数据库：两个文件都留一份副本，放弃损坏处之后的改动。请先停掉服务器。
malformed-salvage = 这个命令只用于 SQLite。
malformed-no-database = { $where } 没有 Fourfold 的数据库。请用 --database 或 FOURFOLD_DATABASE 指定。
malformed-backup = 此命令只复制 SQLite。PostgreSQL 请用 pg_dump。

cli-book = 开局库：棋盘上不超过三枚棋子的所有局面的准确结果。
cli-book-rules = 哪种规则的章节：classic、squares、beginners-1、beginners-2 或 beginners-3；不写则全部。
cli-book-build = 通过搜索制作开局库。大约要一小时；中断后再次运行会接着做。
cli-book-examples =
    示例：

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = 存放章节和已完成部分的文件夹。
cli-book-workers = 用几个进程搜索；默认每个处理器核心一个。
cli-book-memory = 每个进程的表最多用多少 MB 内存。
cli-book-verify = 检查开局库：是否完整、前后一致，并与重新搜索的结果相符。
cli-book-samples = 每章重新搜索多少个盘面。
cli-book-seed = 抽查哪些盘面。
cli-book-wrong = { $name } 有误；搜索结果是：{ $found }
cli-book-verified = { $wrong ->
        [0] 开局库无误。
       *[other] 有 { $wrong } 个盘面有误。
    }
cli-stopped = 已停止。做完的部分保留着：再次运行同一命令就会接着做。
malformed-book-rules = 没有“{ $name }”这一章；可选：{ $expected }。

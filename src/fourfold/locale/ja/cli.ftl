### コマンドライン

cli-fourfold = 「4つそろえる」ゲームで遊びます。
cli-fourfold-examples =
    例：

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = バージョンを表示して終了します。
cli-lang = 表示に使う言語。指定しなければ環境変数（FOURFOLD_LANG、LANG）に従います。
cli-quarto = クアルト：対局、局面の表示と解析、棋譜の確認をします。
cli-json = プログラム向けに、1行に1オブジェクトのJSONで出力します。
cli-cyrillic = タイルと向きを本のキリル文字で書きます。
cli-position = "0..f/..../.3../.... 9" のような局面：4行目から1行目まで、駒1個を16進数1桁で書き、続けて手元の駒または "-"。"-" だけなら、標準入力から1行に1局面ずつ読みます。
cli-preset = 使うルール。一覧は「fourfold quarto presets」で見られます。
cli-set = ルールの設定を変えます。例：squares=on、move_time=60。
cli-os-error = { $path }：{ $why }。
cli-output = 出力
cli-unfinished = { $events }イベントまでで、まだ終わっていません。
cli-false-call = { $name }がラインのない宣言をしました（イベント{ $event }）。
cli-edition = その言語の説明書のとおり
cli-in-hand = 手元の駒：{ $piece }（{ $name }）

cli-play = ターミナルで遊びます。1台のキーボードで2人、またはコンピューターと1人で。
cli-play-examples =
    例：

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = 相手：人（person）、またはコンピューターのレベル（弱い順）。指定しなければ尋ねます。
cli-play-names = プレイヤーの名前。コンマで区切ります。
cli-play-save = 途中の対局を保存する場所。
cli-play-new = 新しく始めます。途中の対局は別に残しておきます。

cli-show = 局面を文字または絵で表示します。
cli-show-examples =
    例：

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = 局面をこのSVGファイルにも描きます。
cli-show-theme = 絵の配色。
cli-show-size = 絵の高さ（ピクセル）。

cli-replay = 棋譜をルールに照らして確かめ、最後の局面を表示します。
cli-replay-examples =
    例：

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = テキストまたはJSONの棋譜。「-」なら標準入力から読みます。
cli-replay-to = 棋譜そのものをこの形式で出力します。
cli-presets = 選べるルールと、それぞれの違いを一覧にします。

cli-pentaraduga = ペンタラドゥガ：図形とその点数の表示、最善の図形の探索、問題づくり、練習対局の再生をします。略して「penta」とも書けます。
cli-figure = 記法で書かれた図形を表示します。正方形と欠点、いちばん短い書き方も示します。
cli-figure-examples =
    例：

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = 置いた順にタイルをコンマで区切って書きます：タイル、頂点の向き、いちばん上・右・下・左の場所を表す文字、接するタイル。または oRoU@0,0 のように場所そのもの。別の終わり方は「/」の後に続けます。「-」だけなら、標準入力から1行に1つずつ読みます。
cli-penta-solve = 手持ちのタイルでできる最善の図形を見つけ、それ以上がないことを証明します。
cli-penta-solve-examples =
    例：

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = 手持ち：oRo や oRv のようなタイルを、空白かコンマで区切って書きます。「-」だけなら、標準入力から1行に1組ずつ読みます。
cli-penta-goal = 何をいちばん多くするか：squares（正方形）、quados（正方形から埋まらない角を引いた数）、rings（リング）、frame（穴の空きマス。タイルを全部使わなくてもかまいません）。
cli-penta-free = 色の不一致もずれもない図形だけを探します。指定しなければ許されますが、減点されます。
cli-penta-extend = 記法で書いた、動かさない図形。タイルはこれにつなげて置きます。
cli-penta-count = 最善の図形がいくつあるかも示します。回すと同じになるものは1つと数えます。
cli-penta-seconds = 探す時間の上限（秒）。過ぎたら、証明なしで、それまでの最善の図形を示します。0なら終わるまで続けます。
cli-penta-none = { $proved ->
        [1] これらのタイル全部でできる、欠点のない図形はありません。
       *[0] 時間内に図形が見つかりませんでした。
    }
cli-penta-solved = { $proved ->
        [1] 最善と証明済み（{ NUMBER($seconds, maximumFractionDigits: 3) }秒）：
       *[0] { NUMBER($seconds, maximumFractionDigits: 0) }秒で見つけた中で最善（証明なし）：
    }{ $goal ->
        [rings] リング{ $rings }個、正方形{ $counted }個。
        [frame] 穴は{ $hole }マス、{ $counted }点。
       *[squares] { $counted }点。
    }
cli-penta-counted = { $all ->
        [0] 同じくらい良い図形が、少なくとも{ $count }個あります。
       *[1] このような図形は{ $count }個あります。
    }
cli-penta-problems = 新しい問題を作るか、問題1つとその答えを示します。
cli-penta-problems-examples =
    例：

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares（14枚中7枚）、squares+（24枚中12枚）、quados（7枚の図形に7枚をつなぐ）のどれか。答えを見るなら問題のid。
cli-penta-problems-count = 問題の数。
cli-penta-problems-seed = 始まりの番号。同じ番号なら毎回同じ問題になります。指定しなければランダムです。
cli-penta-problems-difficulty = 1（やさしい）から5（難しい）：答えの少なさと、すぐ作れるのに罠になる正方形の多さで決まります。指定しなければ何でも。
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] 、難しさ{ $difficulty }（5段階）
    }：{ $kind ->
        [quados] { $given ->
                [start] この図形にこれらのタイルを全部つなげて、
               *[hand] これらのタイルで{ $start }点の図形を作り、14枚の残り全部をつなげて、
            }{ $goal }点にしてください。埋まらない角は1つにつき1点引きます{ $symmetry ->
                [none] 。
                [central] 。輪郭は、半回転しても同じ形にしてください。
               *[any] 。輪郭は対称にしてください。
            }
       *[squares] これらのタイル全部で、{ $goal }点の図形を1つ作ってください。
    }
cli-census = ありうるすべての手持ちについて、最善の図形が何点になるかを調べます。止めても、もう一度始めれば続きから進みます。
cli-census-examples =
    例：

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = どの手持ちを調べるか：squares（紫のない14枚中7枚）、squares+（全24枚中12枚。数分かかります）、rings（リングができる手持ちはどれか）。
cli-census-output = 証明書（手持ちごとの図形つき）と途中経過を置くフォルダー。
cli-census-workers = 探索するプロセスの数。指定しなければプロセッサーのコアごとに1つ。
cli-census-ray = 代わりにこのアドレスのRayクラスターで探します。例：10.0.0.1:6379。「local」ならこのコンピューター上で起動します。
cli-census-verify = 代わりにこの証明書を確かめます：すべての手持ちが1度ずつあるか、図形の点数は正しいか、探し直しても同じ結果か。
cli-census-samples = 確認で探し直す手持ちの数。足りなければ全部。
cli-census-seed = どの手持ちを選ぶか。
cli-census-hands = { $tiles }枚から{ $size }枚の手持ちは{ $hands }通り。色の入れ替えや鏡映しで同じになるものを1つと数えれば{ $classes }通り。
cli-census-column = { $column ->
        [score] 点数
        [hands] 手持ち
        [tiles] 全タイル
        [size] 枚数
        [rings] リングあり
       *[share] 割合
    }
cli-census-extreme = { $score }点{ $end ->
        [least] より少ない
       *[most] より多い
    }手持ちはありません。ちょうどその点数の手持ちは{ $hands }通り。例：
cli-census-question = { $colour ->
        [none] どの手持ちも
       *[other] すべてのタイルに{ $colour }がある手持ちは、どれも
    }{ $below }点以上になりますか？ { $hands ->
        [0] はい。
       *[other] いいえ、ならない手持ちが{ $hands }通りあります。例：
    }
cli-census-verified = { $wrong ->
        [0] 証明書は正しいです：{ $count }件、うち{ $solved }件を探し直しました。
       *[other] 証明書に誤りが{ $wrong }か所あります。
    }
cli-penta-replay = 練習対局をルールどおりに再生し、得点を、またはルール違反の場所を示します。
cli-penta-replay-examples =
    例：

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = 練習対局のJSONファイル、標準入力なら「-」、または fulls-1 のような、Fourfoldに付属する練習対局のid。
cli-penta-nameless = idのない対局
cli-penta-replayed = { $name }（{ $game }）：{ $a }:{ $b }
cli-penta-broken = { $name }（{ $game }）{ $where ->
        [event] 、イベント{ $event }
       *[end] {""}
    }：{ $reason }
cli-figure-facts = タイル{ $tiles }枚、正方形{ $squares }個{ $rings ->
        [0] { "" }
       *[other] 、リング{ $rings }個
    }{ $clashes ->
        [0] { "" }
       *[other] 、色の不一致{ $clashes }か所
    }{ $rough ->
        [0] { "" }
       *[other] 、ずれ{ $rough }か所
    }{ $spoiled ->
        [0] { "" }
       *[other] 、埋まらない角{ $spoiled }か所（「クアドス」の場合）
    }{ $parts ->
        [0] { "" }
       *[other] 、いくつかに分かれています
    }：{ $counted }点。

cli-penta-match = コンピューターの2つのレベルに、ペンタラドゥガのゲームで対戦させます。
cli-penta-match-examples =
    例：

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = ゲームの名前。例：fulls、reach+。
cli-penta-match-level = コンピューターのレベル。
cli-penta-match-games = 対局の数。1局ごとに席を入れ替えます。
cli-penta-match-result = { $game }、レベル{ $first }対レベル{ $second }：{ $games }局で{ $wins }勝{ $draws }分{ $losses }敗（{ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }）。平均得点 { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }、行動数の中央値は{ $actions }。

cli-solve = 局面を解きます：駒を持つ側、または渡す側にとって、勝ちか、引き分けか、負けか。それは何手先か。
cli-solve-examples =
    例：

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = そろえる特徴。例：colour,shape。指定しなければ colour,shape,height,top のすべて。
cli-squares = 2 × 2マスの9つのかたまりもラインと数えます。
cli-shared = ラインの4個に共通する特徴がいくつ必要か。指定しなければ1。
cli-threads = 探索するスレッドの数。
cli-memory = 盤面を覚えるために使ってよいメモリー（メガバイト）。
cli-solve-moves = すべての手の価値も示します。
cli-solve-warm = 「-」のとき、分かったことを次の局面まで覚えておきます。
cli-searching = { $seconds }秒で{ $nodes }ノード{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] 、{ $all }手のうち{ $done }手
    }…
cli-value = { $piece ->
        [nobody] ボードが埋まっています：
        [giver] 次に渡す側は、
       *[other] 「{ $piece }」を持つ側は、
    }{ $value ->
        [win] { $plies ->
            [1] すぐに勝ちます。
           *[other] { $plies }手で勝ちます。
        }
        [loss] 相手が間違えなければ、{ $plies }手で負けます。
       *[draw] { $piece ->
            [nobody] 引き分けです。
           *[other] 引き分けにできますが、相手が間違えなければ勝てません。
        }
    }
cli-spent = { $seconds }秒で{ $nodes }ノードを調べました。
cli-grid =
    横の行：手元の駒を置くマス。縦の列：次に渡す駒。
    +n はn手で勝ち、= は引き分け、-n はn手で負け。渡すのも置くのも1手です。

cli-analyse = 局面を分析します：その価値、最善手、その後の双方の手順。
cli-analyse-examples =
    例：

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = "0..f/..../.3../.... 9" のような局面：4行目から1行目まで、駒1個を16進数1桁で書き、続けて手元の駒または "-"。
cli-best = 最善手：
cli-line = どちらも最善を尽くすと：

cli-review = 対局を検討します：それぞれの手の価値、見落とし、勝負が決まったところ。
cli-review-examples =
    例：

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] 勝ち
        [draw] 引き分け
        [loss] 負け
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] 勝ちを逃しました
       *[draw] 引き分けを逃しました
    }
cli-missed = { $lines } を宣言しませんでした
cli-overlooked = { $lines } は誰も宣言しませんでした（イベント{ $event }）。
cli-decided = { $event ->
        [0] はじめから、結果どおりの価値でした。
       *[other] イベント{ $event }で勝負が決まりました。
    }

cli-engine = 標準入出力を通して、ほかのプログラムに1行ずつ答えます（docs/engine.md）。
cli-engine-examples =
    例：

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm は局面のリスト用です。局面の代わりに「-」と一緒に使います。

cli-match = コンピューターのレベルどうしを対戦させ、強さを測ります。
cli-match-examples =
    例：

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = 2つ以上のレベル。総当たりで対戦します。
cli-match-all = すべてのレベル。
cli-match-games = 2つのレベルごとの対局数。先に渡す側は交代します。
cli-match-seed = 同じシードなら同じ対局になります。
cli-match-workers = 対局するプロセスの数。指定しなければプロセッサーの数だけ。
cli-match-result = レベル{ $first }対レベル{ $second }：{ $wins }勝{ $draws }分{ $losses }敗。{ $games }局で{ $points ->
        [1] 1点
       *[other] { $points }点
    }、Elo { $elo }。
cli-match-level = レベル
cli-match-step = 差
cli-match-legend = Elo：平均を0とします。差：1つ前のレベルよりどれだけ強いか。その右は各レベルとの100局あたりの点数。誤差：95 %。
malformed-match-levels = 対戦には2つ以上のレベルを、重ならないように指定してください。例：3 5、または --all。

malformed-language = 「{ $text }」という言語には対応していません。使える言語：{ $expected }。
malformed-utf-8 = UTF-8のテキストではありません。
malformed-file = { $path }：{ $problem }
malformed-save = { $path } にある途中の対局が読めません：{ $problem } --new で始めると、別に残しておきます。
malformed-save-in-use = { $path } の対局は別のウィンドウで開いています。--save で別のファイルを指定してください。
malformed-no-terminal = 遊ぶにはターミナルが必要です。
malformed-names = 「{ $text }」は2人の名前ではありません。Ann,Bo のように書いてください。
malformed-svg-of-many = --svg が描くのは1つの局面だけで、標準入力のリストには使えません。

cli-serve = ウェブアプリを公開します：ブラウザーで、友だちやコンピューターと遊べます。
cli-serve-examples =
    例：

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = 待ち受けるアドレス。
cli-port = 待ち受けるポート。0なら空いているものを使います。
cli-database = データベース。指定しなければ、標準のデータフォルダーのSQLite。
cli-workers = 応対するプロセスの数。2つ以上にはPostgreSQLとRedisが必要です。
cli-redis = 複数のプロセスが互いを起こすのに使うRedisのアドレス。
cli-proxy = サーバーの前に置くプロキシのアドレス。リクエストの送信元を X-Forwarded-For で伝えるもの。
cli-limits = ゲストにどこまで許すか（通常と違うものだけ）。JSONで指定します。docs/security.md を参照。
cli-open = ページをブラウザーで開きます。
cli-log-json = ログを1行に1オブジェクトのJSONで書きます。
cli-metrics-port = このポートで、サーバーの状態をPrometheusに知らせます。
cli-metrics-host = 知らせるのに使うアドレス。
cli-serving = Fourfoldはこちらです：{ $address }
cli-think = サーバーのコンピューターの手を、このマシンでも考えます。
cli-think-examples =
    例：

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = サーバーが使っているRedisのアドレス。
cli-think-processes = 考えるプロセスの数。指定しなければプロセッサーごとに1つ。
cli-thinking = このRedisを使うサーバーのために考えています。
malformed-redis = redis://localhost:6379 のようなRedisのアドレスではありません：{ $why }
cli-admin = データベースを管理します。
cli-migrate = スキーマを最新にします（サーバーは起動時に自動で行います）。
cli-backup = サーバーを動かしたまま、SQLiteデータベースを複製します。
cli-backup-file = 複製先。まだないファイルにしてください。
cli-export = すべての対局を、1行に1つの棋譜として出力します。
cli-prune = サーバーを動かしたまま、古いものを削除します。種類を指定しなければ、古いものを数えるだけです。
cli-prune-kinds = 削除するもの：誰も遊ばなかったテーブル、途中の対局、終わった対局、対決、ほかの端末へのリンク、どの席にも着いていないゲスト、サーバーの稼働記録。順に、次のように指定します：unplayed、unfinished、finished、duels、links、guests、runs。
cli-older-than = 何日以上触れられていないものを対象にするか。
cli-forget = ゲストのデータを削除します：名前と、どの対局がその人のものだったか。
cli-forget-guest = ゲスト：そのID、またはテーブルのIDと席。例：3f7dQx0aLm2c/A。
cli-count = ゲスト、テーブル、イベントを数えます。
malformed-port = { $host }:{ $port } で待ち受けられません：{ $why }。
malformed-workers = 複数のプロセスには、共有できるデータベースとRedisが必要です：--database postgresql+asyncpg://… --redis redis://…
malformed-guest = ゲスト「{ $guest }」はいません。
malformed-exists = { $path } はすでにあります。
malformed-database = データベースを開けません：{ $why }
malformed-database-taken = データベース { $where } は別のサーバーが使っています（{ $host } のプロセス { $pid }、{ $since } から）。先にそれを止めるか、--database で別のデータベースを指定してください。
malformed-database-shared = データベース { $where } は、このサーバーと連絡できない別のサーバーが使っています（{ $host } のプロセス { $pid }、{ $since } から）。先にそれを止めるか、両方を同じ --redis で起動してください。
malformed-database-log = ログ { $path } が壊れています：データベースを開くと、壊れた箇所より後の保存済みの変更{ $commits }件（{ $frames }フレーム）が失われます。まず { $database } と { $path } を安全な場所にコピーしてください。その後、バックアップに置き換えるか、「fourfold admin salvage」を実行してください。読める部分は残り、それ以外は失われます。
cli-salvage = ログの壊れたSQLiteデータベースを開きます。両方のコピーを残し、壊れた箇所より後の変更は捨てます。先にサーバーを止めてください。
malformed-salvage = このコマンドはSQLite専用です。
malformed-no-database = { $where } にFourfoldのデータベースはありません。--database か FOURFOLD_DATABASE で指定してください。
malformed-backup = このコマンドでコピーできるのはSQLiteだけです。PostgreSQLには pg_dump を使ってください。

cli-book = 序盤の定跡：ボードに駒が3個までの、すべての局面の正確な評価。
cli-book-rules = どのルールの章か：classic、squares、beginners-1、beginners-2、beginners-3。指定しなければ全部。
cli-book-build = 探索して定跡を作ります。1時間ほどかかります。止めても、もう一度始めれば続きから進みます。
cli-book-examples =
    例：

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = 章と途中経過を置くフォルダー。
cli-book-workers = 探索するプロセスの数。指定しなければプロセッサーのコアごとに1つ。
cli-book-memory = それぞれが表に使ってよいメモリー（MB）。
cli-book-verify = 定跡を確かめます：欠けがないか、つじつまが合うか、探し直しても同じ結果か。
cli-book-samples = 章ごとに探し直す盤面の数。
cli-book-seed = どの盤面を選ぶか。
cli-book-wrong = { $name } が間違っています。探索の結果：{ $found }
cli-book-verified = { $wrong ->
        [0] 定跡は正しいです。
       *[other] 間違った盤面が{ $wrong }個あります。
    }
cli-stopped = 止めました。済んだ分は残っています：同じコマンドで続きから進みます。
malformed-book-rules = 「{ $name }」という章はありません。次のどれかにしてください：{ $expected }。

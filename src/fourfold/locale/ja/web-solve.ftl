### 解く：問題、対決、分析

web-title-solve = 解く · Fourfold
web-title-problem = 問題 · Fourfold
web-title-duel = 対決 · Fourfold
web-title-hands = 分析 · Fourfold

## 解けるもの

web-solve-title = 解く
web-solve-lead = ペンタラドゥガの問題。1人でじっくり、または誰かと対決。
web-solve-loading = 読み込み中…
web-solve-daily = 今日の問題
web-solve-daily-go = { $state ->
        [solved] 解けました。もう一度見る
        [shown] もう一度見る
        [begun] 続ける
       *[new] 挑戦する
    }
web-solve-problems = 問題
web-solve-kind = 種類
web-solve-kind-squares = スクエア
web-solve-kind-squares-plus = スクエア +
web-solve-kind-quados = クアドス
web-solve-about-squares = 7枚のタイルで、正方形のできるだけ多い図形を1つ作ります。
web-solve-about-squares-plus = 同じことを、6色すべての12枚で。
web-solve-about-quados = 7枚の図形に7枚をつなげます。埋まらない角は減点です。
web-solve-book = 本の問題
web-solve-difficulty-is = 難しさ{ $difficulty }（5段階）
web-solve-problem-is = { $state ->
        [solved] 問題{ $number }、解決
        [shown] 問題{ $number }、降参
        [begun] 問題{ $number }、途中
       *[new] 問題{ $number }
    }
web-solve-another = 新しい問題
web-solve-another-of = 難しさ{ $difficulty }の新しい問題
web-solve-solved-count = { $count ->
        [0] この端末ではまだ1問も解いていません。
       *[other] この端末で{ $count }問解きました。
    }
web-solve-save-svg = SVGで保存
web-solve-save-png = PNGで保存
web-solve-save-failed = 画像を作れませんでした。

## 図形の点数

web-solve-count = 正方形{ $counted }個分
web-solve-count-of = 正方形{ $counted } / { $goal }個
# 引かれるもの：色の違う辺、ずれて並ぶ2枚、埋まらない角。
web-solve-count-faults = 正方形{ $squares }個{ $clashes ->
        [0] { "" }
       *[other] {" "}− 色の不一致{ $clashes }
    }{ $rough ->
        [0] { "" }
       *[other] {" "}− ずれ{ $rough }
    }{ $spoiled ->
        [0] { "" }
       *[other] {" "}− 埋まらない角{ $spoiled }
    }

## 問題

web-problem-title = { $from ->
        [day] 今日の問題：{ $kind }
        [book] { $kind } { $number }（本の問題）
       *[new] { $kind }
    }
web-problem-table = テーブル
web-problem-time = 時間：{ $time }
web-problem-task-squares = { $tiles }枚全部で、正方形{ $goal }個分の図形を1つ作ってください。
web-problem-task-quados = { $given ->
        [start] { $tiles }枚全部を図形につなげて、正方形{ $goal }個分にしてください。埋まらない角は1つにつき1個引きます。
       *[first] まず最初の7枚で正方形{ $start }個分の図形を作ります。次に残り全部をつなげて、正方形{ $goal }個分にしてください。埋まらない角は1つにつき1個引きます。
    }{ $symmetry ->
        [any] 輪郭は対称にしてください。
        [central] 輪郭は半回転しても同じ形にしてください。
       *[none] { "" }
    }
web-problem-first = 手持ちの最初の{ $count }枚が最初の図形になります。
web-problem-lacks = { $lack ->
        [tiles] まだ手持ちのタイルが残っています。
        [whole] タイルは1つの図形でなければなりません。
        [start] 最初の7枚で正方形{ $start }個分にしてください。
        [symmetry] 輪郭がまだ対称ではありません。
       *[goal] 正方形{ $goal }個分にしてください。
    }
web-problem-solved = { $hints ->
        [0] { $time }で解けました。ヒントなし。
       *[other] { $time }で解けました。ヒント{ $hints }回。
    }
web-problem-shown = 答えを見ました。
web-problem-hint = ヒント { $step } / { $steps }
web-problem-hint-given = ヒント{ $step }が出ました。
web-problem-hint-colours = 正方形の色：
web-problem-hint-colour = { $colour } { $count }個
web-problem-hint-together = この2枚は隣り合います：
web-problem-hint-lie = このように置きます（{ $count }枚）：
web-problem-clear = やり直す
web-problem-give-up = 降参
web-problem-sure = 答えを見ますか？ この問題は降参したことになります。
web-problem-sure-yes = 答えを見る
web-problem-sure-no = まだ考える
web-problem-solution = 答えを見る
web-problem-answer = { $count ->
        [1] 答え
       *[other] 答え { $number } / { $count }
    }
web-problem-next-answer = 次の答え
web-problem-next = 次の問題
web-problem-again = もう一度
web-problem-others = すべての問題

## 対決

web-duel-title = 対決
web-duel-lead = 2人が同じ強さの手持ちで、別々に、好きなときに組みます。正方形の多いほうが勝ち。同数なら速いほうの勝ちです。
web-duel-propose = リンクで友だちに挑む
web-duel-table = テーブルで2人同時に
web-duel-rules = それぞれ{ $tiles }枚で1つの図形を作ります。手持ちは同じ強さで、色だけが入れ替わっています。制限時間は{ $minutes }分。正方形の多いほうが勝ち、同数なら速いほうの勝ちです。
web-duel-invite = このリンクを友だちに送ってください
web-duel-share = ペンタラドゥガの対決
web-duel-begin-own = あなたのタイル
web-duel-challenged = { $name }からの挑戦です
web-duel-begin-hint = タイルを見たときから時計が動きます。
web-duel-begin = タイルを見る
web-duel-build = { $tiles }枚全部で1つの図形を作りましょう
web-duel-hand-in = 提出する
web-duel-hand-in-hint = 提出すると、もう変えられません。
web-duel-all-tiles = 全部のタイルを使った図形だけが有効です。
web-duel-you = あなた
web-duel-made = 正方形{ $counted }個、{ $time }
web-duel-waiting = { $state ->
        [open] まだ誰も挑戦を受けていません。2人とも終わると、両方の結果が出ます。
        [ready] { $name }はまだ始めていません。2人とも終わると、両方の結果が出ます。
       *[building] { $name }はまだ組んでいます…
    }
web-duel-watching = この対決には2人が参加しています。2人とも終わると、両方の結果が出ます。
web-duel-over = 2人とも終わりました。
web-duel-result = { $who ->
        [you] あなたの勝ち！
        [other] { $name }の勝ちです。
       *[none] 引き分けです。
    }
web-duel-best = どちらの手持ちも、最善の図形は正方形{ $best }個分です。
web-duel-again = もう一度対決

## 分析

web-hands-title = このタイルで何ができる？
web-hands-lead = タイルを選ぶか、図形を置くか貼り付けてください。Fourfoldが最善の図形を見つけ、証明します。
web-hands-go = 手持ちや図形を分析
web-hands-way = 分析するもの
web-hands-hand = 手持ち
web-hands-figure = 図形
web-hands-tiles = すべてのタイル
web-hands-chosen = { $count ->
        [0] タイルが選ばれていません。
       *[other] { $count }枚選びました。
    }
web-hands-none = 選択を消す
web-hands-notation = 記法で書いた図形
web-hands-goal = どのゲームの図形か
web-hands-goal-squares = スクエア
web-hands-goal-quados = クアドス
web-hands-goal-rings = リング
web-hands-goal-frame = フレーム
web-hands-solve = { $count ->
        [0] 最善の図形を探す
       *[other] { $count }枚で最善の図形を探す
    }
web-hands-busy = 探しています…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] このタイルでそのような図形はできません。
               *[no] 時間内に見つかりませんでした。
            }
       *[yes] { $goal ->
                [rings] 見つかった最善の図形は、リング{ $rings }個、正方形{ $counted }個です。
                [frame] 見つかった最善の図形は、{ $counted }マスを囲みます。
               *[squares] 見つかった最善の図形は、正方形{ $counted }個分です。
            }{ $proved ->
                [yes] これより良いものはないと証明されました。
               *[no] これより良いものがないことを証明する時間はありませんでした。
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] これが唯一の図形です。
               *[other] 同じくらい良い図形が{ $count }個あります。
            }
       *[no] 同じくらい良い図形が、少なくとも{ $count }個あります。
    }
web-hands-this-figure = この図形
web-hands-facts = { $whole ->
        [yes] 1つの図形です。
       *[no] これらのタイルは1つの図形になっていません。
    }正方形{ $squares }個、色の不一致{ $clashes }か所、ずれ{ $rough }か所、リング{ $rings }個、埋まらない角{ $spoiled }か所、{ $hole ->
        [0] 穴なし。
       *[other] 穴{ $hole }マス。
    }

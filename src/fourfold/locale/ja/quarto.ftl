### クアルト

## 駒

piece-name = { $colour ->
       *[light] 白
        [dark] 黒
    }・{ $height ->
       *[tall] 高い
        [short] 低い
    }・{ $shape ->
       *[round] 丸い
        [square] 四角い
    }・{ $top ->
       *[solid] 穴なし
        [hollow] 穴あり
    }

feature-colour = 色
feature-shape = 形
feature-height = 高さ
feature-top = 穴
value-light = 白
value-dark = 黒
value-round = 丸い
value-square = 四角い
value-tall = 高い
value-short = 低い
value-solid = 穴なし
value-hollow = 穴あり

## できないこと

illegal-quarto-other-phase = { $phase ->
        [give] まず相手に駒を渡してください。
        [place] まず手元の駒を置いてください。
       *[close] 駒はすべて置かれました：宣言するか、終わりと言ってください。
    }
illegal-quarto-piece-gone = その駒は渡せません。もう使われています：{ $piece }。
illegal-quarto-square-taken = { $square }はふさがっています：{ $piece }。
illegal-quarto-calls-auto = このテーブルではラインができれば勝ちです。宣言はいりません。
illegal-quarto-call-points-nowhere = どのラインか指してください。
illegal-quarto-call-squares = 宣言では、違う4つのマスを指してください。
illegal-quarto-call-after-placing = このテーブルでは、置いてから宣言します。
illegal-quarto-called-already = この手番ではすでに1回宣言しています。
illegal-quarto-no-call-now = 今は宣言できません。

## 読めないテキスト

malformed-quarto-piece = 「{ $text }」は駒ではありません。16進数1桁 0–f か、L/D、R/Q、T/S、F/H から1文字ずつの4文字で書いてください。
malformed-quarto-square = 「{ $text }」はマスではありません。a1からd4までで書いてください。
malformed-quarto-line = 「{ $text }」はラインではありません。a3-d3 のような両端か、4つのマスを書いてください。
malformed-quarto-position-fields = 局面「{ $text }」：ボード、空白、そして手元の駒または「-」を書いてください。
malformed-quarto-position-ranks = ボード「{ $text }」：「/」で区切った4行が必要ですが、{ $found }行です。
malformed-quarto-position-rank = ボードの{ $rank }行目「{ $text }」：4マス必要ですが、{ $found }マスです。
malformed-quarto-position-digit = { $square }の「{ $text }」は駒ではありません。16進数1桁 0–f か「.」で書いてください。
malformed-quarto-piece-twice = 同じ駒 { $piece } がボードに2つあります：{ $first } と { $second }。
malformed-quarto-hand-placed = 手元の駒 { $piece } は、もうボードにあります：{ $square }。
malformed-quarto-features = 特徴は、次の中から1つ以上、重ならないように選んでください：{ $expected }。
malformed-quarto-shared = 数える特徴が{ $features }つだけなのに、ラインに{ $shared }つの共通点は求められません。
malformed-quarto-full = 「{ $text }」には、もう打つ手がありません。
malformed-quarto-starter = 「{ $text }」は始める人ではありません。AかBで書いてください。
malformed-detail = 「{ $word }」の後に括弧は使えませんが、「({ $detail })」がありました。
malformed-memory = { $megabytes } MBの表は、このコンピューターのメモリーに収まりません。

## エンジン

malformed-engine-command = 「{ $text }」はコマンドではありません。使えるのは：{ $expected }。
malformed-engine-alone = 「{ $command }」は単独で使いますが、後に「{ $text }」がありました。
malformed-engine-setoption = 「setoption { $text }」：「setoption name 名前 value 値」と書いてください。
malformed-engine-option = 設定「{ $text }」はありません。使えるのは：{ $expected }。
malformed-engine-position = 「position { $text }」：「start」か、0..f/..../.3../.... 9 のような局面を書き、必要なら続けて「moves」と、マスと駒を交互に書いてください。
malformed-engine-go = 「go … { $text }」：time ミリ秒、nodes N、infinite、moves のどれか、または何も書かないでください。
malformed-engine-infinite = 「infinite」は無制限という意味なので、time や nodes とは一緒に使えません。
illegal-engine-busy = 「{ $command }」は探索が終わるまで待ってください。「stop」で止められます。

## 終わり方

outcome-line = { $winner }がラインで勝ちました。
outcome-false-call = { $winner }の勝ち：{ $loser }の宣言にラインがありませんでした。
outcome-full = 引き分け：駒はすべて置かれ、誰も宣言しませんでした。

## コンピューターのレベル

level-quarto-1 = 入門者
level-quarto-about-1 = ラインも宣言も見落とします。
level-quarto-2 = 初心者
level-quarto-about-2 = よく見ますが、まだ見落とします。
level-quarto-3 = 見習い
level-quarto-about-3 = ラインは見えますが、勝ちを譲ります。
level-quarto-4 = 愛好家
level-quarto-about-4 = 見えた勝ちは逃しません。
level-quarto-5 = クラブ選手
level-quarto-about-5 = 考えてから渡します。
level-quarto-6 = 達人
level-quarto-about-6 = 何手も先を読みます。
level-quarto-7 = 名人
level-quarto-about-7 = めったに間違えません。
level-quarto-8 = 無敵
level-quarto-about-8 = 決して間違えません。

## 選べるルール

preset-international = 標準ルール
preset-beginners-1 = 初心者向け：色だけ
preset-beginners-2 = 初心者向け：色と形
preset-beginners-3 = 初心者向け：穴以外のすべて
preset-advanced = 上級：2×2の正方形もライン
preset-tournament = 大会：1手1分、誤った宣言は負け
preset-balkan = 見落としはどちらも宣言可（バルカン式）
preset-taiwan = 置く前に宣言（台湾式）
preset-greek-2 = 共通点が2つ必要（ギリシャ式）
preset-own = 日本語の説明書のとおり

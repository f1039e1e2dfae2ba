### 学ぶページ：ルール、用語集、レッスン、トレーニング

web-title-learn = 学ぶ · Fourfold
web-title-glossary = 用語集 · Fourfold
web-title-lesson = レッスン · Fourfold
web-title-train = トレーニング · Fourfold
web-title-document = { $title } · Fourfold

## 一覧

web-learn-lead = 絵で見るルール、1手ずつの解説、そして目のトレーニング。
web-only-english = この文章はまだ英語版しかありません。
web-learn-rules = ルール
web-learn-age = { $age }歳から
web-learn-lessons = レッスン
web-learn-lessons-text = 練習対局を1手ずつ。ところどころに、別の手とその結果を示す変化があります。
web-learn-trainers = トレーニング
web-learn-trainers-text = 1日数分。結果はこの端末に残ります。
web-learn-glossary = 用語集
web-learn-glossary-text = すべての言葉の意味。文中の下線の言葉をタップすると、意味が見られます。
web-learn-to-glossary = 用語集を開く
web-learn-play = 遊ぶ
web-learn-more = もっと学ぶ
web-learn-seek = 言葉を探す
web-learn-sought = { $count ->
    [0] その言葉はありません。
   *[other] { $count }語
}

## 絵と場所を言葉で

web-learn-figure = タイル{ $tiles }枚の図形
web-learn-place = { $direction ->
    [up] 場所{ $number }、頂点は上
    [right] 場所{ $number }、頂点は右
    [down] 場所{ $number }、頂点は下
   *[left] 場所{ $number }、頂点は左
}

## 練習

web-learn-answers = 答え
web-learn-choose = 答えを選んでください。
web-learn-right = 正解！
web-learn-wrong = 違います。もう一度見てみましょう。
web-learn-yes = はい
web-learn-no = いいえ
web-learn-places-wait = 場所をタップしてください。全部で{ $count }か所あります。
web-learn-places-found = { $count ->
    [1] さらに探しましょう。
   *[other] { $count }か所中{ $found }か所見つけました。
}
web-learn-verdict-clash = いいえ：そこでは色が違います。
web-learn-verdict-rough = いいえ：対角線の端が合いません。
web-learn-verdict-apart = いいえ：そこでは図形に接しません。
web-learn-verdict-fits-right = はい、合います。
web-learn-verdict-full-right = はい、正方形ができます。
web-learn-verdict-full-wrong = 合いますが、正方形になりません。
web-learn-verdict-twice-full-right = はい、正方形が2つできます。
web-learn-verdict-twice-full-wrong = 合いますが、正方形が2つはできません。
web-learn-verdict-double-right = はい、2枚に接します。
web-learn-verdict-double-wrong = 合いますが、1枚にしか接しません。
web-learn-verdict-corner-right = はい、ダブルでL字です。
web-learn-verdict-corner-wrong = 合いますが、1枚にしか接しないか、L字になりません。

## レッスン

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = 手持ち
web-lesson-hand-of = { $seat }の手持ち
web-lesson-stock = ストック
web-lesson-stock-of = { $seat }のストック
web-lesson-none = 置けるタイルはもうありません
web-lesson-figure-of = { $seat }の図形
web-lesson-steps = ステップ
web-lesson-step = { $step } / { $last }
web-lesson-previous = 戻る
web-lesson-next = 次へ
web-lesson-begins = 配られたタイル
web-lesson-line-begins = もしも…
web-lesson-leave = 本筋に戻る
web-lesson-lines = もしも…
web-lesson-line-lays = { $same ->
    [yes] { $seat }が別の場所に置く：{ $tiles }
   *[no] { $seat }が代わりに置く：{ $tiles }
}
web-lesson-line-ends = その場合の結果は { $a } : { $b }
web-lesson-score = 結果は { $a } : { $b }
web-lesson-play = ここからコンピューターと続ける
web-lesson-misprints = 本の誤植
web-lesson-misprint = 本には「{ $printed }」とありますが、正しくは「{ $read }」です。
web-lesson-did = { $seat }の番です。
web-lesson-did-lay = { $squares ->
    [0] { $seat }がタイルを{ $count }枚置きます：
   *[other] { $seat }がタイルを{ $count }枚置き、正方形を{ $squares }個作ります：
}
web-lesson-did-pass = { $seat }はパスします。
web-lesson-did-exchange = { $seat }がタイルを1枚交換します：
web-lesson-did-take = { $seat }が相手のストックからタイルを1枚取ります。
web-lesson-did-draw = { $seat }がタイルを引きます。
web-lesson-did-capture = { $seat }が図形を取ります。
web-lesson-did-hand-over = { $seat }がタイルを1枚渡します：
web-lesson-did-give-all = { $seat }が残りのタイルをすべて渡します。
web-lesson-did-arrange = { $seat }が組みます。
web-lesson-did-drop = { $seat }がタイルを1枚出します：
web-lesson-did-stop = { $seat }がストップします。
web-lesson-did-check = { $seat }が図形を確かめます。
web-lesson-did-surrender = { $seat }が降参します。

## トレーニング

web-train-fit = 頭の中で合わせる
web-train-fit-text = 頭の中でタイルを回しましょう：どの場所に合う？ どこでフルになる？
web-train-fit-fits = このタイルはどの場所に合いますか？
web-train-fit-full = どの場所にも合います。正方形ができるのはどこですか？
web-train-unseen = 見えないタイルを当てる
web-train-unseen-text = 5色の全タイルから見えるタイルを除くと、まだ隠れているのはどれ？
web-train-unseen-ask = 下の4枚のうち、テーブルにも手持ちにも見えないのはどれですか？
web-train-hand = あなたの手持ち
web-train-option = { $number }：{ $tile }
web-train-line = ラインを見つける
web-train-line-text = クアルト：1つのマス、1個の駒、共通点のある4個の並び。
web-train-line-ask = この駒をどのマスに置くとラインになりますか？
web-train-line-board = ボード
web-train-how = 全10問。考える間は時計が進み、答えを見る間は止まります。
web-train-start = 開始
web-train-again = もう一度
web-train-next = 次へ
web-train-finish = 結果へ
web-train-number = { $count }問中 { $number }問目
web-train-seconds = { $seconds }秒
web-train-tap = マスをタップしてください。
web-train-tap-or-key = 答えをタップするか、1～4のキーを押してください。
web-train-wrong = 違います。正解に印がついています。
web-train-result = { $count }問中{ $right }問正解、1問{ $seconds }秒。
web-train-last = 前回 { $count }問中{ $right }問
web-train-plot = 最近{ $count }回の結果。最高{ $best }問正解
web-train-plot-right = 正解数
web-train-plot-time = 1問の秒数
web-train-table = 表で見る
web-train-when = 日時
web-train-of = { $right } / { $count }

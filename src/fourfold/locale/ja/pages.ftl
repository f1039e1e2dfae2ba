### テーブル以外のページ：振り返り、ルール、局面づくり

web-title-replay = 振り返り · Fourfold
web-title-rules = 遊び方 · Fourfold
web-title-setup = 局面づくり · Fourfold
web-title-analysis = 分析 · Fourfold
web-title-review = 検討 · Fourfold
web-title-levels = コンピューターのレベル · Fourfold

## 振り返り

web-replay-of = { $a } と { $b }
web-replay-opening = 対局を読み込み中…
web-replay-result-draw = 引き分け
web-replay-result-winner = { $name }の勝ち
web-replay-result-none = まだ終わっていません
web-replay-step = ステップ { $step } / { $last }
web-replay-steps = 対局の流れ
web-replay-walk = 対局をたどる
web-replay-first = 最初へ
web-replay-back = 1つ戻る
web-replay-forward = 1つ進む
web-replay-last = 最後へ
web-replay-play = 再生
web-replay-pause = 停止
web-replay-began = { $name }から始め、最初の駒を選びます。
web-replay-began-holding = { $name }が駒を持って始めます。
web-replay-told-resign = { $name }が投了しました。
web-replay-told-claim = 相手が戻らないため、{ $name }が勝ちを申告しました。
web-replay-told-time-up = 時間切れです。
web-replay-told-wait = プレイヤーが来るのを待っています。
web-replay-told-away = 席を外している人がいます。
web-replay-told-back = みんな戻りました。
web-replay-told-resumed = 対局が中断し、再開しました。
web-replay-told-takeback = { $name }が同意し、1手戻しました。
web-replay-told-word = { $right ->
        [yes] { $name }が「クアルト！」と宣言。ラインがあります！
       *[no] { $name }が「クアルト！」と宣言しましたが、ラインはありません。
    }
web-replay-told-other = { $name }：{ $what }。
web-replay-hand = { $name }が持っています。
web-replay-hand-empty = 誰も駒を持っていません。
web-replay-rest = 残りの駒
web-replay-missed = 見落とし：{ $lines } にラインがありますが、誰も宣言しませんでした。
web-replay-missed-some = この対局では、ラインの見落としが{ $count }回ありました。
web-replay-missed-none = ラインの見落としはありませんでした。
web-replay-missed-show = 見る
web-replay-missed-next = 次を見る
web-replay-moves = 手順
web-replay-move = { $number } { $square }：{ $piece }
web-replay-move-given = { $number } …：{ $piece }
web-replay-move-back = { $move }、取り消し
web-replay-move-missed = { $move }、ラインの見落とし
web-replay-entry-start = 開始
web-replay-entry-resign = { $name }が投了
web-replay-entry-claim = { $name }が勝ちを申告
web-replay-entry-time = 時間切れ
web-replay-entry-done = { $name }：宣言なし
web-replay-entry-agreed = 合意の引き分け
web-replay-share = この対局を共有
web-replay-link = リンクをコピー
web-replay-link-copied = リンクをコピーしました。この場面から開きます。
web-replay-link-text = { $game }の対局：
web-replay-save = 保存…
web-replay-save-title = この対局を保存
web-replay-save-picture = 画像
web-replay-save-picture-hint = 最後の局面です。
web-replay-save-svg = SVGで
web-replay-save-png = PNGで
web-replay-save-record = 棋譜
web-replay-save-record-hint = すべての手を残します。ここでまた開けます。
web-replay-save-text = 読む用
web-replay-save-json = プログラム用
web-replay-save-failed = 画像を作れませんでした。
web-replay-on = ここから続ける
web-replay-on-title = ステップ{ $step }から続ける
web-replay-on-hint = この局面から新しいテーブルで始めます。すでにできているラインは無効で、新しいラインだけが有効です。
web-replay-on-over = ここからは、もう打つ手がありません。
web-replay-on-side = あなたの側
web-replay-on-computer = コンピューターと
web-replay-on-here = ここで2人で
web-replay-on-friend = 友だちとリンクで
web-replay-to-table = テーブルへ
web-replay-opened = この端末で開いた対局
web-replay-opened-hint = 接続がなくても開けます。

## 遊び方

web-rulebook-title = クアルトの遊び方
web-rulebook-lead = 2人、駒16個、ボード1枚。3分ですべて分かります。
web-rulebook-play = 遊ぶ
web-rulebook-print = このページを印刷
web-rulebook-pieces = 駒
web-rulebook-pieces-text = 16個の駒は、どれも1つずつしかありません。白か黒か、丸いか四角いか、高いか低いか、穴があるかないか。誰のものでもなく、2人ですべての駒を使います。
web-rulebook-all = 16個すべての駒
web-rulebook-pair-colour = 白か黒か
web-rulebook-pair-shape = 丸いか四角いか
web-rulebook-pair-height = 高いか低いか
web-rulebook-pair-top = 穴なしか穴ありか
web-rulebook-turn = 手番：置いて、渡す
web-rulebook-turn-text = 自分の駒は自分では選べません。相手から渡された駒を、好きな空きマスに置きます。それから、相手が置く駒をあなたが選びます。
web-rulebook-turn-1 = 駒を渡されます。
web-rulebook-turn-2 = 空いているマスに置きます。
web-rulebook-turn-3 = 駒を選んで相手に渡します。
web-rulebook-turn-board = 駒が4個あるボード。新しい駒はc2にあります。
web-rulebook-line = 勝つには
web-rulebook-line-text = 横、縦、または長い斜めに並んだ4個に、共通点が1つあればラインです：全部黒い、全部穴あり、全部低い… 誰が置いたかは関係ありません。
web-rulebook-line-hollow = 斜めの4個はすべて穴あり。ほかに同じところはありませんが、なくてもかまいません。
web-rulebook-line-tall = 縦の4個はすべて高い駒です。
web-rulebook-line-none = 1列埋まっても、ラインではありません：4個に共通するものがありません。
web-rulebook-quiz = この4個はライン？
web-rulebook-quiz-text = 4個に共通するものは何でしょう？ 正解が2つ以上あることもありますが、1つで十分です。
web-rulebook-quiz-number = { $count }問中 { $number }問目
web-rulebook-quiz-group = 4個の駒、{ $count }問中 { $number }問目
web-rulebook-quiz-what = 共通点は
web-rulebook-quiz-colour = 色
web-rulebook-quiz-shape = 形
web-rulebook-quiz-height = 高さ
web-rulebook-quiz-top = 穴
web-rulebook-quiz-nothing = なし
web-rulebook-quiz-right = 正解。{ $why }
web-rulebook-quiz-wrong = おしい。{ $why }
web-rulebook-quiz-wait = 1つ選んでみましょう。
web-rulebook-quiz-next = 次の4個
web-rulebook-quiz-again = 最初から
web-rulebook-quiz-score = { $count }問中{ $right }問、1度で正解。
web-rulebook-quiz-why-dark = ほかはどうあれ、4個とも黒です。ラインです。
web-rulebook-quiz-why-hollow = 4個とも穴があります。色も形も高さもばらばらですが、1つ同じなら十分です。
web-rulebook-quiz-why-none-near = 丸が3個、高いのが3個、白が3個。3個では足りません：ラインではありません。
web-rulebook-quiz-why-square-short = 4個とも四角く、4個とも低い。理由は2つでも、ラインは1本です。
web-rulebook-quiz-why-none-two = どれも2個と2個：ラインではありません。
web-rulebook-quiz-why-solid = どれにも穴がありません。「穴がない」のも立派な共通点。ラインです。
web-rulebook-give = どの駒なら渡せる？
web-rulebook-give-text = 置いたので、次は渡す番。あと1個でラインになる列が2つあります。どちらも完成させない駒を探しましょう。
web-rulebook-give-board = 4行目には黒い駒が3個、1行目には穴ありの駒が3個。
web-rulebook-give-pieces = 渡せる駒
web-rulebook-give-wait = 駒をタップしてください。
web-rulebook-give-safe = 安全：白くて穴がないので、どちらの列も完成しません。
web-rulebook-give-dark = 相手がd4に置くと、黒が4個。負けです！
web-rulebook-give-hollow = 相手がd1に置くと、穴ありが4個。負けです！
web-rulebook-give-both = 黒で穴あり：相手はd4でもd1でも選べます。負けです！
web-rulebook-call = 声に出して宣言
web-rulebook-call-text = ラインができただけでは勝ちになりません。気づいた人が「クアルト！」と宣言し、ラインを指さします。見落とすと、相手に取られてしまうかもしれません。
web-rulebook-call-1 = 駒を置いた
web-rulebook-call-1-who = 渡す前なら、あなたが宣言できます。
web-rulebook-call-2 = 駒を渡した
web-rulebook-call-2-who = 今度は相手が、置く前に、あなたの見落としたラインを宣言できます。
web-rulebook-call-3 = 次の駒が置かれた
web-rulebook-call-3-who = 前のラインはもう無効です。新しい駒を通るラインだけが有効です。
web-rulebook-call-false = 宣言したのにラインがなかったら？ みんなに知られるだけで、何も起こりません。1手番に1度だけなので、よく見ましょう。
web-rulebook-call-end = 16個すべてが置かれたら、それぞれあと1度だけ宣言できます。なければ引き分けです。
web-rulebook-call-page = ラインがあるかどうか、画面は教えません。そこがこのゲームです。
web-rulebook-variants = ほかの遊び方
web-rulebook-variants-text = 最初のページの、遊ぶボタンの下で選べます。ルールを1つずつ変えることもできます。
web-rulebook-block = 正方形に並ぶ4個
web-rulebook-block-board = 上級ルールでは、すべて白いこの4個もラインです。
web-rulebook-ready = 準備はいいですか？

## 局面づくり

web-setup-title = 局面を作る
web-setup-lead = 駒をタップし、次にマスをタップします。ボード上の駒をタップすると、動かしたり外したりできます。
web-setup-board = 作るボード
web-setup-hand-none = 誰も駒を持っていません。駒をタップし、次にここをタップしてください。
web-setup-hand-is = 手元の駒：{ $piece }
web-setup-hand-put = 手元に置く：{ $piece }
web-setup-pieces = 使っていない駒
web-setup-off = 外す
web-setup-clear = 全部消す
web-setup-status-empty = 駒を選んでください。
web-setup-status-lifted = { $piece }：どこに置きますか？
web-setup-status-count = ボードに駒が{ $count }個。
web-setup-put = { $square }に置きました：{ $piece }。
web-setup-taken = 外しました：{ $piece }。
web-setup-handed = 手元に置きました：{ $piece }。
web-setup-position = テキスト
web-setup-position-hint = コピーするか、貼り付けてください：4行目から1行目まで、続けて手元の駒。
web-setup-not-position = 局面として読めません。次のように書きます：{ $example }
web-setup-piece-twice = 同じ駒が2つあります：{ $piece }。
web-setup-record-pasted = これは棋譜です。下に移したので、そこで開いてください。
web-setup-start = ここから開始
web-setup-start-title = 遊ぶ
web-setup-with = 相手
web-setup-with-bot = コンピューター
web-setup-with-friend = 友だち
web-setup-with-here = ここで
web-setup-turn = { $holding ->
        [yes] 駒を置く人
       *[no] 次の駒を渡す人
    }
web-setup-turn-lot = くじ
web-setup-turn-you = 自分
web-setup-turn-other = 相手
web-setup-turn-first = プレイヤー1
web-setup-turn-second = プレイヤー2
web-setup-record-title = 棋譜を見る
web-setup-record-lead = 棋譜を貼り付けるかファイルを選んで、対局を1手ずつ見られます。
web-setup-record = 棋譜
web-setup-record-file = ファイルを選ぶ
web-setup-record-open = 見る
web-setup-record-big = このファイルは棋譜にしては大きすぎます。
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = 局面を作る

## 分析、検討、レベルへのリンク

web-analysis-link = 局面を分析
web-setup-analyse = 分析
web-review-link = 検討
web-levels-link = 各レベルの強さ

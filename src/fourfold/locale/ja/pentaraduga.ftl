### ペンタラドゥガ

## 読めないテキスト

malformed-pentaraduga-tile = 「{ $text }」はタイルではありません。左、大、右の色を、小さい色は大の隣の色にして、oRo や oRv のように書いてください。
malformed-pentaraduga-tile-twice = タイル { $tile } が2度あります。
malformed-pentaraduga-direction = 「{ $text }」は向きではありません。В П Н Л または U R D L で書いてください。
malformed-pentaraduga-placement = 「{ $text }」は場所ではありません。タイル、向き、左下のマスを、oRoU@0,0 のように書いてください。
malformed-pentaraduga-too-many = タイル{ $count }枚は多すぎます。{ $most }枚までです。
malformed-pentaraduga-no-tiles = タイルがありません。oRo rOr yOr のように手持ちを書いてください。
malformed-pentaraduga-goal = 「{ $text }」は目標ではありません。次のどれかにしてください：{ $expected }。
malformed-pentaraduga-problem = 「{ $text }」は問題ではありません。種類（{ $expected }）か、squares-3 や squares-0000002a のようなidを書いてください。
malformed-pentaraduga-count-frames = 最善のフレームは数えられません：どのタイルを使うかが自由だからです。
malformed-pentaraduga-match = マッチには、少なくとも1種類のゲームを1局以上指定してください。
malformed-pentaraduga-overlap = { $placement } は { $other } に重なります。
malformed-pentaraduga-notation = 「{ $word }」は場所つきのタイルではありません。タイル、頂点の向き、いちばん上・右・下・左の場所を表す文字、接するタイルを、rOrLL、rOrRyOr、rOrLL のように書いてください。
malformed-pentaraduga-several = 「{ $word }」の場所はいくつもあります：{ $places }。
malformed-pentaraduga-nowhere = 「{ $word }」に合う場所はありません{ $count ->
        [0] 。
       *[other] 。{ $tile } に合う場所：{ $places }。
    }
malformed-pentaraduga-remark = 「{ $word }」は { $other } に接していません。
malformed-pentaraduga-ending = 「{ $word }」は別の終わり方になっていません。最初の終わり方にあるタイルで始めるか、最後のタイルの文字を書いてください。
malformed-pentaraduga-at = タイル{ $number }：{ $problem }
malformed-pentaraduga-word = 「{ $text }」は手ではありません。oRoU@0,0 のように場所つきのタイルか、次のどれかを書いてください：{ $expected }。
malformed-pentaraduga-bare-word = 「{ $word }」が何についてか、後ろの括弧の中に書いてください。
malformed-pentaraduga-deal-text = 「{ $text }」は配り方ではありません。誰が始めるかと2人のタイルを「A: oRo rOr / yOr yOy」のように書き、必要ならもう1本の斜線の後にくじを書いてください。
malformed-pentaraduga-deal = 配るのは{ $count }枚すべてで、どれも1枚ずつ、半分ずつ2人に配ります。
malformed-census-name = 全数調査「{ $name }」はありません。次のどれかにしてください：{ $expected }。
malformed-census-file = { $path } は証明書ではありません。圧縮したテキストの行が必要です。
malformed-census-other = { $path } は { $expected } の証明書ではなく、「{ $name }」の証明書です。
malformed-census-line = 「{ $line }」は項目ではありません。手持ち、同類の数、点数、図形の場所を、「000090 2 1 rOrU@0,0 yOyD@0,-1」のように書いてください。
malformed-census-entry = 項目{ $number }：{ $problem }
malformed-census-twice = 手持ち { $hand } が2度あります。
malformed-census-hand = { $hand } はこの調査の手持ちではありません。
malformed-census-hands = { $hands }通りの手持ちを表すとありますが、同類は{ $expected }通りです。
malformed-census-tiles = 図形のタイルは { $tiles } ですが、手持ちは { $hand } です。
malformed-census-value = 図形は{ $value }点とありますが、実際は{ $counted }点です。
malformed-census-best = 最高{ $value }点とありますが、探索では{ $found }点が見つかりました：{ $places }。
malformed-census-missing = 手持ち { $hand } がありません。
malformed-census-total = 項目は全部で{ $total }通りの手持ちを表しますが、実際は{ $expected }通りです。

## できないこと

illegal-pentaraduga-not-in-hand = 「{ $tile }」は手持ちにありません。
illegal-pentaraduga-stock-empty = 取れるタイルがもうありません。
illegal-pentaraduga-covered = 「{ $tile }」はほかのタイルに重なります。
illegal-pentaraduga-apart = 「{ $tile }」は辺で図形に接していなければなりません。
illegal-pentaraduga-clash = 「{ $tile }」はそこに合いません：色が違います。
illegal-pentaraduga-rough = 「{ $tile }」はそこに合いません：対角線の端がずれています。
illegal-pentaraduga-not-full = 「{ $tile }」はそこでは正方形になりません。フルタイルが必要です。
illegal-pentaraduga-no-protest = このテーブルの審判はコンピューターです。ルール違反の手は受け付けません。
illegal-pentaraduga-nothing-wrong = 異議を唱えるところはありません。
illegal-pentaraduga-no-such-act = 今はできません：「{ $act }」。

## 絵の見えない人のために

pentaraduga-picture = { $tiles ->
    [0] タイルなし
   *[other] タイル{ $tiles }枚の図形、{ $squares ->
        [0] 正方形なし
       *[other] 正方形{ $squares }個
    }
}
pentaraduga-picture-tile = タイル { $tile }：{ $left }・大きい{ $big }・{ $right }
pentaraduga-colour-red = 赤
pentaraduga-colour-orange = オレンジ
pentaraduga-colour-yellow = 黄
pentaraduga-colour-green = 緑
pentaraduga-colour-blue = 青
pentaraduga-colour-violet = 紫

## ついたての陰で：スクエア、クアドス、フレーム

illegal-pentaraduga-arrangement = タイルをそのようには置けません。{ $problem }
illegal-pentaraduga-too-fast = 1秒間に{ $most }回もタイルを並べ替えました。少し待ってから、並びを送ってください。
illegal-pentaraduga-stopped = { $seat }が先にストップしました。ここからはもう1人だけが組み続け、交換はありません。
illegal-pentaraduga-nobody-stopped = まだ誰もストップしていません。結果の記録や確認は、ストップの後です。
illegal-pentaraduga-exchanging = タイルを交換中です：{ $seat }も1枚出すまで、誰もストップできません。
illegal-pentaraduga-exchanged = 交換は1局に1度だけで、もう済んでいます。
illegal-pentaraduga-dropped = あなたはもう1枚出しました。次は{ $seat }があなたに1枚出す番です。
illegal-pentaraduga-no-figure = これは記録できません：タイルは1つの図形でなければならず、「スクエア」と「クアドス」では全部使わなければなりません。
illegal-pentaraduga-always-checked = ここでは降参はありません：図形は必ず比べます。
illegal-pentaraduga-begin-first = まず始めると言ってください：そこから時間を計ります。
illegal-pentaraduga-choose-first = どちらの図形を広げるか、まず{ $seat }が選びます。
illegal-pentaraduga-original-moved = 「{ $tile }」は広げる元の図形のタイルなので、動かせません。
## 自分の図形があるゲーム

illegal-pentaraduga-count = ここでは1度に{ $expected }枚置きます。
illegal-pentaraduga-not-double = 「{ $tile }」はそこでは1枚にしか接しません。2枚に接する必要があります。
illegal-pentaraduga-no-corner = 「{ $tile }」はそこではL字になりません：短い辺を、長い辺の端につけてください。
illegal-pentaraduga-no-ring = これらのタイルはリングになりません：空きマスを4枚で囲みます。
illegal-pentaraduga-wait = お待ちください：今は{ $seat }の番です。
illegal-pentaraduga-stocks-left = タイルをすべて渡せるのは、両方のストックがなくなってからです。
illegal-pentaraduga-hand-full = 手持ちが{ $count }枚あります。補充できるのは、それより少ないときだけです。
illegal-pentaraduga-no-prize = 取れるボーナスはありません：自分のストックでは補充しきれず、相手のストックにタイルがあるとき、引かずに{ $count }枚続けて置くともらえます。
illegal-pentaraduga-prize-first = もう手を打ちました：ボーナスを取るか、パスしてください。
illegal-pentaraduga-kept = ストックの最初のタイルは、ボーナスを得た{ $seat }のものです。
illegal-pentaraduga-no-wait = 今は相手を待つ必要はありません。
illegal-pentaraduga-hurried = もう1分を計っています。
illegal-pentaraduga-no-such-move = 手は、手持ちのタイル、図形の中のタイル、または前者の次に後者、のどれかです。
illegal-pentaraduga-not-twice-full = 「{ $tile }」はそこで正方形を2つ作らなければなりません：今の場所ですでにフルだからです。
illegal-pentaraduga-untouched = 「{ $tile }」は、今置いたタイルに接していなければなりません。
illegal-pentaraduga-same-place = 「{ $tile }」はもうそこにあります。
illegal-pentaraduga-splits = 「{ $tile }」を抜くと、図形がばらばらになります。
illegal-pentaraduga-stock-left = パスできるのは、自分のストックがないときだけです。置くか、交換してください。
illegal-pentaraduga-hand-empty = 手持ちのタイルがありません。
illegal-pentaraduga-no-full-prize = 取れるボーナスはありません：最後のタイルをフルで置くともらえます。
illegal-pentaraduga-only-complex = 今は{ $seat }の番です。割り込めるのは複合手だけです。
illegal-pentaraduga-shielded = { $seat }の手には割り込めません。
illegal-pentaraduga-claimed = { $what ->
    [move] 着手を宣言しています：手持ちのタイルを置いてください。
    [exchange] 交換を宣言しています：1枚交換するか、取ってください。
   *[take] 取ると宣言しています：タイルを1枚取ってください。
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat }が交換中です。終わるまでお待ちください。
    [take] { $seat }がタイルを取っています。終わるまでお待ちください。
   *[move] { $seat }が着手中です。終わるまでお待ちください。
}
## 総取りと背伸び

illegal-pentaraduga-barred = 宣言の時間が切れました。今度は相手が先です。
illegal-pentaraduga-no-claim = { $what ->
    [exchange] 今は交換を宣言できません。
    [move] 今は着手を宣言できません。
   *[take] このゲームで宣言できるのは、着手か交換だけです。
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] フルが続いている間は交換できません。
    [start] スタート図形ができるまでは交換できません。
    [replay] 1人で続けている間は交換できません。
   *[other] 今は交換できません。
}
illegal-pentaraduga-no-take = 渡さずに取れるのは、手持ちが1枚でストックがないときだけです。
illegal-pentaraduga-must-exchange = パスできるのは、相手のストックがないときだけです。1枚置くか、交換してください。
illegal-pentaraduga-start-more = スタート図形には、{ $laid }枚では足りません。
illegal-pentaraduga-start-claims = 「{ $tile }」はそこに置けません：スタート図形は中央から始め、同じ人の2枚は接していなければなりません。
illegal-pentaraduga-start-reach = 「{ $tile }」はそこに置けません：渡されたタイルは、相手側の線ぎわに、黄を線につけずに置きます。そして自分の1枚を自分側からそれに接して置きます。
illegal-pentaraduga-start-reach-plus = 「{ $tile }」はそこに置けません：スタート図形は線の上側の線ぎわから始め、線の両側に2枚ずつ置きます。
illegal-pentaraduga-not-yellow = 「{ $tile }」には黄がありません。黄のあるタイルを渡すか、交換してください。
illegal-pentaraduga-full-elsewhere = 「{ $tile }」はほかの場所でフルになるので、そちらに置かなければなりません。
illegal-pentaraduga-intercept-full = あなたの番ではありません：割り込めるのはフルタイルだけですが、「{ $tile }」はそこでは正方形になりません。

## 練習対局

malformed-training-file = 練習対局の記録ではありません。オブジェクトか、「records」のリストを持つオブジェクトが必要です。
malformed-training-game = 「{ $name }」（タイル{ $set }枚）というペンタラドゥガのゲームはありません。本の名前か、次のどれかにしてください：{ $expected }。
malformed-training-deal = 最初のイベントの前の手持ち、ストック、図形を合わせると、{ $count }枚すべてが1枚ずつなければなりません。
malformed-training-prefigures = 最初のイベントの前の図形には欠点があってはならず、自分の図形があるゲームではAかBのものでなければなりません。
malformed-training-key = 「{ $key }」がありません。
malformed-training-type = 「{ $type }」はこのゲームのイベントではないか、今は起こりません。
malformed-training-number = { $seat }の次の手は{ $number }にはなりません：Aは奇数、Bは偶数で、直前は{ $last }でした。
malformed-training-figure = 図形「{ $name }」はありません。次のどれかにしてください：{ $expected }。
malformed-training-untaken = { $seat }はまだ { $tiles } を取っていません。
malformed-training-unfinished = 記録は終わっていますが、対局は終わっていません。
malformed-training-remark = 注釈はオブジェクトでなければなりません。
malformed-training-remark-late = { $at }イベント後の注釈がありますが、イベントは{ $count }個しかありません。
malformed-training-differs = { $what ->
    [hand] 配られた手持ち
    [tiles] 引いた、または取ったタイル
    [refusal] パスの種類
    [start] 図形の始まり
    [source] タイルの出どころ
    [owner] タイルの元の持ち主
    [figure] 図形
    [mark] 正方形になるか
    [reach] 到達
    [finish] 終了
    [intercept] 割り込み
    [give] 渡したタイル
    [give_to] ストックの最後のタイル
    [take_from] ストックの最初のタイル
    [take] 行動の名前
    [stage] 全交換の段階
    [collect] 交換で取ったタイル
    [squares] 正方形
    [violations] 違反
    [count_all] タイルの場所
    [count_full] フルになる場所
    [count_double] ダブルになる場所
    [has_full] フルになれるか
    [count] L字
    [left] 残りのタイル
    [points] 点
    [score] 得点
   *[other] { $what }
}：記録では { $said }、ルールでは { $found } です。

## 終わり方

outcome-played = すべての手が終わり、点を数えました。
outcome-checked = 両方の図形を確かめました。
outcome-checked-even = 両方の図形が同点です。速かったほうの勝ちです。
outcome-extended = 広げた図形の点を数えました。
outcome-surrendered = { $loser }は降参し、相手の図形を見ません。
outcome-interrupted = 2人ともパス。相手に残ったタイル1枚につき1点入ります。
outcome-replay-time = 1人で続ける時間が終わり、点を数えました。

## コンピューターのレベル

level-pentaraduga-1 = 初心者
level-pentaraduga-about-1 = のんびりしていて、よく見落とします。
level-pentaraduga-2 = プレイヤー
level-pentaraduga-about-2 = たいていの場所に気づき、急ぎません。
level-pentaraduga-3 = 名人
level-pentaraduga-about-3 = 速く、すべてを見て、先を読みます。

## レッスン

malformed-pentaraduga-unsound = このままでは始められません：「{ $part }」がほかの配り方と合いません。
malformed-pentaraduga-middle = ここからは始められません：対局が終わったか、図形を広げている途中です。
malformed-pentaraduga-covered-figure = ここには伏せた図形があり、そのタイルは引き直せません。もっと前の手から始めるか、隠れたタイルをそのままにしてください。
malformed-lesson-at = { $id } は{ $at }手の後について述べていますが、{ $count }手しかありません。
malformed-lesson-texts = { $id } の解説（{ $language }）の見出しは { $found } ですが、次の見出しが必要です：{ $expected }。
lesson-fulls-1 = フル、第1局：続くフルタイル
lesson-fulls-2 = フル、第2局：最初の手がない
lesson-fulls-3 = フル、第3局：最後の罠
lesson-squares-1 = スクエア、第1局：ブラフ
lesson-squares-2 = スクエア、第2局：どちらが先にストップ
lesson-squares-3 = スクエア、第3局：図形くらべ
lesson-claims-1 = 総取り、第1局：図形を取る
lesson-claims-2 = 総取り、第2局：交換
lesson-reach-v1 = 背伸び、変化1：割り込み、そして到達
lesson-reach-v2 = 背伸び、変化2：相手より先に上がる
lesson-reach-v3 = 背伸び、変化3：別のフルタイル
lesson-reach-v4 = 背伸び、変化4：引き分け
lesson-reach-v5 = 背伸び、変化5：後手が到達
lesson-doubles-1 = ダブル、第1局：全交換
lesson-doubles-2 = ダブル、第2局：3つのボーナス
lesson-doubles-4 = ダブル、第4局：8対0
lesson-rings-1 = リング、第1局：リングの完成
lesson-rings-2 = リング、第2局：リングから始める
lesson-steals-1 = 横取り、練習対局
lesson-steals-problem = 横取り、問題：10対0

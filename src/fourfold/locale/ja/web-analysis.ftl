### クアルトの分析と検討、コンピューターのレベル

## 手の価値

# マスや駒の名前の後に続く。$turns が 0 なら何ターンか分からない。
web-worth = { $value ->
        [win] { $turns ->
                [0] 勝ち
                [1] すぐ勝ち
               *[other] { $turns }ターンで勝ち
            }
        [loss] { $turns ->
                [0] 負け
                [1] すぐ負け
               *[other] { $turns }ターンで負け
            }
        [draw] 引き分け
       *[unknown] まだ不明
    }
web-worth-square = { $square }、空き：{ $worth }
web-worth-piece = { $piece }：{ $worth }

## 分析

web-analysis = 分析
web-verdict-holder-win = { $turns ->
        [0] 駒を持つ側の勝ちです。
        [1] 駒を持つ側がすぐに勝ちます。
       *[other] 駒を持つ側が{ $turns }ターンで勝ちます。
    }
web-verdict-holder-draw = 双方が最善なら引き分けです。
web-verdict-holder-loss = { $turns ->
        [0] 駒を持つ側の負けです。
       *[other] 駒を持つ側が{ $turns }ターンで負けます。
    }
web-verdict-holder-unknown = この駒を持つと、有利でしょうか？
web-verdict-giver-win = { $turns ->
        [0] これから渡す側の勝ちです。
       *[other] これから渡す側が{ $turns }ターンで勝ちます。
    }
web-verdict-giver-draw = 双方が最善なら引き分けです。
web-verdict-giver-loss = { $turns ->
        [0] これから渡す側の負けです。
        [1] これから渡す側がすぐに負けます。
       *[other] これから渡す側が{ $turns }ターンで負けます。
    }
web-verdict-giver-unknown = これから渡す側は、有利でしょうか？
web-verdict-line = { $lines } にラインがあります。最後に置いた側が宣言して勝ちます。
web-verdict-full = ボードが埋まり、ラインはありません：引き分けです。
web-analysis-place = マスをタップすると、そこに置きます。
web-analysis-give = 駒をタップすると、渡します。
web-analysis-waiting = 順番を待っています…
web-analysis-searching = { $all }のうち{ $done }が判明。{ $seconds }秒で{ $boards }盤面…
web-analysis-complete = すべて判明しました（{ $seconds }秒、{ $boards }盤面）。
web-analysis-known = すべて判明しています。
web-analysis-time = 1分たちました。{ $all }のうち{ $done }が判明しています。
web-analysis-stopped = 止めました。{ $all }のうち{ $done }が判明しています。
web-analysis-stop = 停止
web-analysis-again = 続ける
web-analysis-back = 1つ戻る
web-analysis-setup = 局面を作る・遊ぶ
web-analysis-text = 局面または棋譜
web-analysis-text-hint = コピーするか、局面を貼り付けてください。棋譜を貼り付けると、検討として開きます。
web-analysis-not-text = 局面でも棋譜でもありません。局面は次のように書きます：{ $example }
web-analysis-rules = ラインと数えるもの
web-analysis-legend = 記号の意味
web-analysis-legend-text =
    丸に + は勝ち、棒に = は引き分け、四角に − は負け。どれも、今決める側にとって、その後双方が最善を尽くした場合です。
    数字はラインができるまでのターン数で、相手のターンも数えます。輪は最善手の印です。

## 検討

web-review-move-mistake = { $move }、ミス
web-review-plot = 各ステップ後の形勢：中央より上は{ $a }の勝ち、下は{ $b }の勝ち。
web-review-plot-wins = { $name }の勝ち
web-review-win = { $name }の勝ちの形勢です。
web-review-draw = 双方が最善なら引き分けです。
web-review-loss = 相手が最善なら、{ $name }の負けの形勢です。
web-review-threw-win = { $after ->
        [draw] { $name }の勝ちでしたが、引き分けになりました。
       *[loss] { $name }の勝ちでしたが、相手の勝ちになりました。
    }
web-review-threw-draw = { $name }は引き分けにできましたが、相手の勝ちになりました。
web-review-missed = { $name }は { $lines } を宣言できるところでした。
web-review-decided = ここで勝負が決まりました。
web-review-mistakes = { $count ->
        [0] ミスはありません。
       *[other] ミスは{ $count }回です。
    }
web-review-next = 次のミス
web-review-better = { $name }はどうすればよかった？
web-review-back = 実際の手に戻る
web-review-looking = 調べています…
web-review-unknown = 分かりませんでした。
web-review-was-best = もっと良い手はありませんでした：{ $worth }。
web-review-call = { $lines } を宣言すれば勝ちでした。
web-review-best-square = 最善は { $squares } でした：{ $worth }。
web-review-best-piece = 輪のついた駒を渡すのが最善でした：{ $worth }。
web-review-analyse = この局面を分析
web-review-replay = 見るだけにする

## レベル

web-levels = コンピューターのレベル
web-levels-lead = クアルトには8つのレベルがあり、1つ上がるごとにはっきり強くなります。半分より多く勝てたら、次のレベルへどうぞ。
web-levels-expect-1 = ラインが見えるのは10本に3本。自分のラインも、相手に与えるラインも見落とします。ルールを読んだばかりでも勝てます。
web-levels-expect-2 = ラインの半分と少しが見えます。最初の晩にぴったりです。
web-levels-expect-3 = たいていのラインが見えます。渡す駒が後に残るかは気にしないので、安全な駒がなくなります。
web-levels-expect-4 = ほぼすべてのラインが見えます。勝つには安全な駒を数えること。向こうは2回に1回しか数えません。
web-levels-expect-5 = 1手先のラインはすべて見えます。ほかに渡せる駒があるうちは、勝ちを譲りません。
web-levels-expect-6 = ボードが半分埋まると、間違えないことが多くなります。
web-levels-expect-7 = 空きが10マスになると、ほとんど間違えません。その前にリードしましょう。
web-levels-expect-8 = 決して間違えず、罠も仕掛けます。こちらも間違えなければ引き分け。それ以上は誰にも望めません。
web-levels-below = レベル{ $level }との100局で、{ $wins }勝{ $draws }分け。
web-levels-measured = レベルどうしの対局で測りました（2つのレベルごとに200局）。棒は、1つ下のレベルとの100局の結果です：勝ち、引き分け、負け。
web-levels-play = { $name }と対戦
web-levels-play-short = 対戦

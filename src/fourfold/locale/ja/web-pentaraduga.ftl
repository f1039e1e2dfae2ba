### ブラウザーのペンタラドゥガ

## タイルを置くテーブル

web-field-larger = 拡大
web-field-smaller = 縮小
web-field-fit = 全体を表示
web-field-turn = タイルを回す
web-figure = { $whose ->
        [mine] あなたの図形
        [other] { $name }の図形
       *[common] 図形
    }
web-tile = { $left }・大きい{ $big }・{ $right }
web-tile-closed = 伏せたタイル
web-place = { $mark ->
        [none] 場所 { $name }
        [full] 場所 { $name }、フル
        [twice-full] 場所 { $name }、二重フル
        [ring] 場所 { $name }、リング
        [reach] 場所 { $name }、到達
       *[other] 場所 { $name }、{ $mark }
    }
web-count = { $count }点
web-squares = { $count ->
        [0] 正方形なし
       *[other] 正方形{ $count }個
    }
# 中央線をまたぐ正方形は、どちらの点にもならない。
web-squares-sides = 正方形：自分側{ $mine }個、相手側{ $other }個
web-hand-of = { $name }のタイル
web-stock-of = { $name }のストック。
web-stock-count = { $count ->
        [0] 空です。
       *[other] { $count }枚。
    }
web-stock-open = 表向き：{ $tiles }。
web-captured = { $count ->
        [0] 獲得なし
       *[other] 正方形{ $count }個を獲得
    }
web-curtain = { $name }さんに端末を渡してください。
web-curtain-open = タイルを見る

## できること

web-actions = 操作
web-act-exchange = 1枚交換
web-act-hand-over = 1枚渡す
web-act-knock = { $what ->
        [exchange] 交換を宣言
        [take] 取ると宣言
       *[move] 着手を宣言
    }
web-act-knock-about = 誰にも割り込まれず、1分間使えます。
web-act-take = 1枚取る
web-act-draw = 1枚引く
web-act-capture = 図形を取る
web-act-rotate = 半回転する
web-act-rotate-not = このままにする
web-act-give-all = タイルをすべて渡す
web-act-hurry = 時計を動かす
web-act-pass = { $replaying ->
        [yes] ここで終わる
       *[no] { $need ->
                [capture] 取らない
                [accept] 認める
               *[any] パス
            }
    }
web-act-protest = 異議あり！
web-lay-done = これで決める
web-lay-back = 元に戻す

## 求められること

web-status-its-place = { $finger ->
        [yes] 場所をタップしてください。もう一度タップすると置きます。
       *[no] 場所を選んでください。
    }
web-status-lay-on = この手の次のタイルを選んでください。
web-status-lay-or-on = ここで決めるか、もう1枚選んでください。
web-status-lay-done = ここで決めるか、タイルを元に戻してください。
web-status-lay-nowhere = これでは続きません。タイルを戻して、やり直してください。
# 選んだタイルが置けない。ほかのタイルを置いた後かもしれず、交換できるかもしれない。
web-status-no-place = { $laid ->
        [yes] 今このタイルを置ける場所はありません。別のタイルを選ぶか、タイルを戻してください。
       *[no] { $exchange ->
                [yes] このタイルを置ける場所はありません。別のタイルを選ぶか、交換してください。
               *[no] このタイルを置ける場所はありません。別のタイルを選んでください。
            }
    }
web-status-no-cut = このタイルでは割り込めません。
web-status-anywhere = 置きたい場所をタップし、タイルをタップして置きます。
web-status-cut-in = { $name }の番です。割り込めます。
web-status-meant-exchange = どのタイルを手放しますか？
web-status-meant-hand-over = どのタイルを渡しますか？
web-penta-status = { $phase ->
        [over] 対局は終わりました。
        [start] { $who ->
                [you] 最初のタイルを置いてください。
                [here] { $name }さん、最初のタイルを置いてください。
               *[other] { $name }が始めます…
            }
        [add] { $who ->
                [you] スタート図形に自分のタイルを加えてください。
                [here] { $name }さん、スタート図形に自分のタイルを加えてください。
               *[other] { $name }がスタート図形に加えています…
            }
        [hand-over] { $who ->
                [you] 黄のあるタイルを相手に渡してください。
                [here] { $name }さん、黄のあるタイルを相手に渡してください。
               *[other] { $name }があなたに渡すタイルを選んでいます…
            }
        [rotate] { $who ->
                [you] スタート図形を半回転するか、このままにするか選んでください。
                [here] { $name }さん、スタート図形を半回転するか、このままにするか選んでください。
               *[other] { $name }がスタート図形を見ています…
            }
        [any] { $who ->
                [you] あなたの番です。
                [here] { $name }さんの番です。
               *[other] { $name }の番です…
            }
        [full] { $who ->
                [you] フルタイルで応えてください。
                [here] { $name }さん、フルタイルで応えてください。
               *[other] { $name }がフルタイルを探しています…
            }
        [capture] { $who ->
                [you] 図形を取れます。
                [here] { $name }さん、図形を取れます。
               *[other] { $name }は図形を取れます…
            }
        [accept] { $who ->
                [you] 最後のタイルが置かれました。認めるか、異議を唱えてください。
                [here] { $name }さん、最後のタイルを認めるか、異議を唱えてください。
               *[other] { $name }が最後のタイルを見ています…
            }
        [give] { $who ->
                [you] 取ったタイルの代わりに1枚渡してください。
                [here] { $name }さん、取ったタイルの代わりに1枚渡してください。
               *[other] { $name }がタイルを渡します…
            }
        [replay-any] { $who ->
                [you] ここからは1人で続けます：どのタイルでも。
                [here] { $name }さん、1人で続けてください：どのタイルでも。
               *[other] { $name }が1人で続けています…
            }
        [replay-full] { $who ->
                [you] ここからは1人で続けます：フルタイルを。
                [here] { $name }さん、1人で続けてください：フルタイルを。
               *[other] { $name }にはフルタイルが必要です…
            }
        [lock-move] { $who ->
                [you] 着手を宣言しました：タイルを置いてください。
                [here] { $name }さん、着手を宣言しました。
               *[other] { $name }が着手を宣言しました…
            }
        [lock-exchange] { $who ->
                [you] 交換を宣言しました：タイルを選んでください。
                [here] { $name }さん、交換を宣言しました。
               *[other] { $name }がタイルを交換しています…
            }
        [lock-take] { $who ->
                [you] 取ると宣言しました：図形の中のタイルを選んでください。
                [here] { $name }さん、取ると宣言しました。
               *[other] { $name }がタイルを取ります…
            }
        [opening] { $who ->
                [you] 2枚でスタート図形を作ってください。
                [here] { $name }さん、2枚でスタート図形を作ってください。
               *[other] { $name }がスタート図形を作っています…
            }
        [race] { $who ->
                [here] { $name }さんの番です。
               *[other] どんどん置きましょう。順番はありません。
            }
        [stage-answer] { $who ->
                [you] タイルをすべて交換します。最後の手を打ってから、自分のタイルを渡してください。
                [here] { $name }さん、最後の手を打ってから、自分のタイルを渡してください。
               *[other] { $name }が最後の手を打っています…
            }
        [stage-rest] { $who ->
                [you] もらったタイルを置き、残りを返してください。
                [here] { $name }さん、もらったタイルを置き、残りを返してください。
               *[other] { $name }があなたのタイルを置いています…
            }
        [stage-last] { $who ->
                [you] 最後のタイルです：置けるだけ置いてください。
                [here] { $name }さん、最後のタイルです：置けるだけ置いてください。
               *[other] { $name }が最後のタイルを置いています…
            }
       *[move] { $who ->
                [you] あなたの番です。
                [here] { $name }さんの番です。
               *[other] { $name }の番です…
            }
    }

## 文字で置く

web-typed = タイルと場所
web-typed-open = 文字で置く
web-typed-lay = 置く
web-typed-close = 閉じる
# 例の文字はどの言語でもそのまま読まれる。
web-typed-help = 例：rOrL、oRoU、またはマスつきで oRoU@0,0。
web-typed-unreadable = 「{ $text }」は場所ではありません。タイルと頂点の向き、必要ならさらに文字を、rOrL、oRoU、oRoU@0,0 のように書いてください。
web-typed-not-now = { $tile } は今は置けません。
web-typed-several = 「{ $text }」の場所はいくつもあります：{ $places }。
web-typed-nowhere = { $count ->
        [0] 今 { $tile } を置ける場所はありません。
       *[other] 「{ $text }」には置けません。{ $tile } を置ける場所：{ $places }。
    }
web-typed-cell = { $tile } の向きと左下のマスも、{ $tile }В@0,0 のように書いてください。
web-typed-covered = そこにはほかのタイルがあります。

## ついたての陰で組む

web-count-faults = 欠点{ $count }か所
web-screen = { $noticed ->
        [stopped] { $name }がストップして、図形を隠しました。
        [open] { $name }は見えるところで続けています。
        [dropped] { $name }があなたにタイルを1枚出しました。
        [waiting] { $name }が待っています。
        [hidden] { $name }は図形を見せません。
       *[building] { $name }がついたての陰で組んでいます。
    }
web-act-begin = タイルを見る
web-act-stop = ストップ！
web-act-check = 図形を比べる
web-act-mark = この結果を記録
web-act-keep = 交換しない
web-act-drop = 1枚交換
web-act-surrender = 降参
web-act-extend = 自分が広げる
web-act-extend-other = 相手に広げてもらう
web-building-drop-which = どのタイルを手放しますか？
web-building-best = このタイルでできる最善の図形
web-building-status = { $phase ->
        [over] 対局は終わりました。
        [extending] 残りのタイルをすべて、自分の図形に加えてください。
        [extended] { $name }が広げています…
        [choosing] あなたの図形の勝ち。全タイルで自分が広げますか、{ $name }に広げてもらいますか？
        [chosen] どちらが広げるか、{ $name }が選んでいます…
        [waiting] { $name }が組んでいます…
        [begin] { $mine }さん、タイルはまだ伏せてあります。見たときから時間を計ります。
        [in-turn] { $mine }さん、図形を組んでストップしてください。時計が動いています。
        [dropped] { $name }があなたに1枚渡す番です。それまで誰もストップできません。
        [answering] { $name }があなたに1枚出しました。あなたも1枚渡してください。
        [stopped] ストップしました。{ $name }の残り時間はわずかです…
        [open] { $name }が先にストップ！ 図形を仕上げて、比べましょう。
       *[building] { $game ->
                [frames] できるだけ大きな穴を囲むフレームを作りましょう。よければストップ。
               *[other] タイルを全部使って、正方形のできるだけ多い図形を1つ作りましょう。よければストップ。
            }
    }

## 起きたこと

web-told-lay = { $count ->
        [1] { $name }が置きました：{ $tiles }。
       *[other] { $name }が{ $count }枚置きました：{ $tiles }。
    }
web-told-exchange = { $known ->
        [yes] { $name }が交換しました：{ $tile }。
       *[no] { $name }がタイルを1枚交換しました。
    }
web-told-hand-over = { $known ->
        [yes] { $name }が渡しました：{ $tile }。
       *[no] { $name }がタイルを1枚渡しました。
    }
web-told-drop = { $known ->
        [yes] { $name }が出しました：{ $tile }。
       *[no] { $name }がタイルを1枚出しました。
    }
web-told-knock = { $what ->
        [exchange] { $name }が交換を宣言しました。
        [take] { $name }が取ると宣言しました。
       *[move] { $name }が着手を宣言しました。
    }
web-told-begin = { $name }が組み始めました。
web-told-rotate = { $half ->
        [yes] { $name }がスタート図形を半回転しました。
       *[no] { $name }はスタート図形をそのままにしました。
    }
web-told-extend = { $own ->
        [yes] { $name }が自分の図形を広げます。
       *[no] { $name }は相手に広げてもらいます。
    }
web-told-stop = { $name }が先にストップ！
# 異議が認められた。その結果はゲームによる。
web-told-protest = { $game ->
        [fulls] { $name }の異議が認められました：そのタイルは戻り、{ $name }はどのタイルでも置けます。
        [doubles] { $name }の異議が認められました：誤ったタイルと相手の手持ちは{ $name }のストックに入ります。
        [rings] { $name }の異議が認められました：誤ったタイルと相手の手持ちは{ $name }のストックに入ります。
        [steals] { $name }の異議が認められました：その手は取り消され、{ $name }の番です。
       *[other] { $name }の異議が認められました：そのタイルは戻して交換され、{ $name }はどのタイルでも置けます。
    }
web-told-hurry = { $name }が時計を動かしました。
web-told-capture = { $name }が図形を取りました。
web-told-give-all = { $name }がタイルをすべて渡しました。
web-told-pass = { $name }はパスしました。
web-told-take = { $name }がタイルを1枚取りました。
web-told-draw = { $name }がタイルを引きました。
web-told-mark = { $name }が結果を記録しました。

## 決められること

web-preset = ルール
web-preset-pentaraduga-book = 本のとおり
web-preset-pentaraduga-beginners = 初心者向け
web-rules-changed = 本と少し違う
web-option-aids = テーブルの手助け
web-option-aids-full = 場所とフル
web-option-aids-places = 場所だけ
web-option-aids-none = なし
web-option-referee = 審判
web-option-referee-server = テーブル
web-option-referee-players = プレイヤー
web-option-referee-about = プレイヤーが審判のときは、次の手までに相手が異議を唱えなければ、ルール違反の手もそのまま残ります。
web-option-deal = タイルの配り方
web-option-deal-random = ランダム
web-option-deal-fair = 同じ強さ
web-option-deal-about = 同じ強さの手持ちは、色だけが違います。
web-option-interception = 割り込み
web-option-interception-on = あり
web-option-interception-off = なし
web-option-always-check = 図形は
web-option-always-check-on = 必ず比べる
web-option-always-check-off = 降参がなければ比べる
web-option-opening-limit = 始めるまでの時間
web-option-opening-limit-none = 無制限
web-option-replay-limit = 1人で続ける時間
web-option-replay-limit-none = 無制限
web-option-unplaced-bonus = 残ったタイル
web-option-unplaced-bonus-off = 点にならない
web-option-unplaced-bonus-on = 先に終えた人の点
web-option-move-time-none = 無制限
web-rule-aids-places = テーブルは場所を示しますが、フルかどうかは示しません。
web-rule-aids-none = テーブルは手助けしません。
web-rule-referee-players = 審判はプレイヤーです：異議は早めに。
web-rule-deal-fair = 2人のタイルは同じ強さです。
web-rule-interception-off = 割り込みはありません。
web-rule-at-once-off = 同時ではなく、1人ずつ順番に。
web-rule-unplaced-bonus-on = 残ったタイルは先に終えた人の点になります。
web-rule-move-time-set = 1手{ $seconds }秒。

### ペンタラドゥガの対局の振り返り

web-replay-began-tiles = { $known ->
        [yes] タイルが配られました。{ $name }から始めます。
       *[no] タイルが配られました。
    }
web-replay-result-points = { $won ->
        [yes] { $name }の勝ち、{ $high }対{ $low }。{ $why }
       *[no] 引き分け、{ $high }対{ $low }。{ $why }
    }
web-replay-told-arrange = { $name }が組みます。
web-replay-told-check = { $name }が図形を見せます。
web-replay-told-surrender = { $name }が降参します。
web-replay-both-build = 2人とも組んでいます。

## 逃したフル

web-replay-full-possible = { $name }はここで{ $count }か所にフルタイルを置くこともできました。
web-replay-full-some = この対局では、フルタイルを置けたのに置かなかったことが{ $count }回ありました。
web-replay-full-none = フルタイルの見逃しはありませんでした。
web-replay-full-show = 場所を見る
web-replay-full-place = ここでフル：{ $tile }
web-replay-full-here = ここでフルタイルを置けました

## 最善の図形

web-replay-best-seek = { $name }には何が組めた？
web-replay-best-busy = 探しています…
web-replay-best-of = { $name }の最善の図形
web-replay-best-more = 詳しく見る
web-replay-best = { $found ->
       *[no] このタイルでそのような図形はできません。
        [yes] { $goal ->
            [frame] { $name }のタイルでできる最大のフレーム。
           *[other] { $proved ->
               *[yes] { $name }のタイルでできる最善の図形は{ $count }点です。
                [no] { $name }のタイルで今までに見つかった最善の図形は{ $count }点です。
            }
        }
    }

## 続きから遊ぶ

web-replay-on-tiles = この場面から新しいテーブルで始めます。時計は最初から動き、宣言はなくなります。
web-replay-on-keep = 隠れたタイルをそのままにして友だちと遊ぶ。友だちの同意が必要です。そうでなければ、隠れたタイルは引き直されます。
web-replay-on-running = この対局はまだ続いています。終わればここから続けられます。
web-replay-on-covered = この対局には伏せたままの図形があるので、ここからは続けられません。

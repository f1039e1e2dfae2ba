### 自分で組む台：問題、対決、ついたてのゲーム

web-bench-hand = あなたのタイル
web-bench-laid = { $tile }、配置済み
web-bench-begin = タイルをテーブルに引き出してください。置いたタイルは、タップで選び、もう一度タップで回します。
web-bench-turn = 回す
web-bench-group = まとめて動かす
web-bench-back = 外す
# キーボードで動かすタイルの位置。向きは頂点の向き。
web-bench-at = { $tile }、{ $direction ->
        [up] 頂点は上
        [right] 頂点は右
        [down] 頂点は下
       *[left] 頂点は左
    }、{ $column }列{ $row }行：{ $state ->
        [covered] ほかのタイルと重なっています。
        [apart] 何にも接していません。
        [wrong] 接していますが、合いません。
       *[fits] 合います。
    }矢印で動かし、Rで回し、Enterで置きます。

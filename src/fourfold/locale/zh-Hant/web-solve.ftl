### 解題：題目、對決、分析。

web-title-solve = 解題 · Fourfold
web-title-problem = 題目 · Fourfold
web-title-duel = 對決 · Fourfold
web-title-hands = 分析 · Fourfold

## 有哪些可解

web-solve-title = 解題
web-solve-lead = 彭塔拉杜加的思考題，可以自己想，也可以和別人比。
web-solve-loading = 載入中……
web-solve-daily = 今日題目
web-solve-daily-go = { $state ->
        [solved] 已解出，再看看
        [shown] 再看看
        [begun] 接著解
       *[new] 試一試
    }
web-solve-problems = 題目
web-solve-kind = 種類
web-solve-kind-squares = 方塊
web-solve-kind-squares-plus = 方塊 +
web-solve-kind-quados = 誇多斯
web-solve-about-squares = 用七張牌拼成一個圖形，方塊愈多愈好。
web-solve-about-squares-plus = 同樣的玩法，十二張牌，六種顏色。
web-solve-about-quados = 把七張牌接到七張牌的圖形上。死角要扣分。
web-solve-book = 書中題目
web-solve-difficulty-is = 難度 { $difficulty }/5
web-solve-problem-is = { $state ->
        [solved] 第 { $number } 題，已解出
        [shown] 第 { $number } 題，已放棄
        [begun] 第 { $number } 題，已開始
       *[new] 第 { $number } 題
    }
web-solve-another = 新題目
web-solve-another-of = 難度 { $difficulty } 的新題目
web-solve-solved-count = { $count ->
        [0] 你在這台裝置上還沒有解出過這類題目。
       *[other] 你在這台裝置上已解出 { $count } 道這類題目。
    }
web-solve-save-svg = 存成 SVG
web-solve-save-png = 存成 PNG
web-solve-save-failed = 圖片沒能產生。

## 圖形的得分

web-solve-count = 計 { $counted } 個方塊
web-solve-count-of = { $counted } / { $goal } 個方塊
# 要扣的：顏色不同的邊、沒有對齊的兩張牌、填不上的角。
web-solve-count-faults = { $squares } 個方塊{ $clashes ->
        [0] { "" }
       *[other] {" "}− { $clashes } 處撞色
    }{ $rough ->
        [0] { "" }
       *[other] {" "}− { $rough } 處錯位
    }{ $spoiled ->
        [0] { "" }
       *[other] {" "}− { $spoiled } 個死角
    }

## 一道題目

web-problem-title = { $from ->
        [day] 今日題目：{ $kind }
        [book] { $kind } { $number }，選自書中
       *[new] { $kind }
    }
web-problem-table = 桌面
web-problem-time = 時間：{ $time }
web-problem-task-squares = 用全部 { $tiles } 張牌拼成一個圖形，要有 { $goal } 個方塊。
web-problem-task-quados = { $given ->
        [start] 把全部 { $tiles } 張牌接到圖形上，要計 { $goal } 個方塊。每個死角扣一個。
       *[first] 先用前七張牌拼一個有 { $start } 個方塊的圖形，再把其餘的牌全部接上，要計 { $goal } 個方塊。每個死角扣一個。
    }{ $symmetry ->
        [any] 輪廓必須對稱。
        [central] 輪廓轉半圈後必須不變。
       *[none] { "" }
    }
web-problem-first = 手牌的前 { $count } 張用來拼第一個圖形。
web-problem-lacks = { $lack ->
        [tiles] 手上還有牌。
        [whole] 所有的牌要連成一個圖形。
        [start] 前七張牌要有 { $start } 個方塊。
        [symmetry] 輪廓還不對稱。
       *[goal] 要計 { $goal } 個方塊。
    }
web-problem-solved = { $hints ->
        [0] 解出了，費時 { $time }，沒用提示。
       *[other] 解出了，費時 { $time }，用了 { $hints } 個提示。
    }
web-problem-shown = 你看過解答了。
web-problem-hint = 提示 { $step }/{ $steps }
web-problem-hint-given = 提示 { $step } 來了。
web-problem-hint-colours = 方塊的顏色是：
web-problem-hint-colour = { $count } 個{ $colour }
web-problem-hint-together = 這兩張牌相鄰：
web-problem-hint-lie = { $count ->
        [1] 這張牌這樣放：
       *[other] 這些牌這樣放：
    }
web-problem-clear = 重新開始
web-problem-give-up = 放棄
web-problem-sure = 要看解答嗎？看了就算放棄這一題。
web-problem-sure-yes = 看解答
web-problem-sure-no = 再想想
web-problem-solution = 看解答
web-problem-answer = { $count ->
        [1] 解答
       *[other] 解答 { $number }/{ $count }
    }
web-problem-next-answer = 下一個解答
web-problem-next = 下一題
web-problem-again = 再來一次
web-problem-others = 全部題目

## 對決

web-duel-title = 對決
web-duel-lead = 兩人用一樣好的手牌，各自在方便的時候拼。方塊多的贏；一樣多，快的贏。
web-duel-propose = 傳連結挑戰朋友
web-duel-table = 上桌同時比
web-duel-rules = 每人用 { $tiles } 張牌拼成一個圖形。兩副手牌一樣好，只是顏色不同。限時 { $minutes } 分鐘。方塊多的贏；一樣多，快的贏。
web-duel-invite = 把這個連結傳給朋友
web-duel-share = 彭塔拉杜加對決
web-duel-begin-own = 你自己的牌
web-duel-challenged = { $name } 向你挑戰
web-duel-begin-hint = 看到牌就開始計時。
web-duel-begin = 看我的牌
web-duel-build = 用全部 { $tiles } 張牌拼成一個圖形
web-duel-hand-in = 交卷
web-duel-hand-in-hint = 交了就不能再改。
web-duel-all-tiles = 用上全部牌的圖形才算。
web-duel-you = 你
web-duel-made = { $counted } 個方塊，費時 { $time }
web-duel-waiting = { $state ->
        [open] 還沒有人應戰。雙方都完成後公布結果。
        [ready] { $name } 還沒開始。雙方都完成後公布結果。
       *[building] { $name } 還在拼……
    }
web-duel-watching = 這場對決已有兩人參加。雙方都完成後公布結果。
web-duel-over = 雙方都完成了。
web-duel-result = { $who ->
        [you] 你贏了！
        [other] { $name } 贏了。
       *[none] 平手。
    }
web-duel-best = 兩副手牌的最佳圖形都是 { $best } 個方塊。
web-duel-again = 再來一場對決

## 分析

web-hands-title = 這些牌能拼出什麼？
web-hands-lead = 選牌，或擺出、貼上一個圖形。Fourfold 會找出最佳圖形，並加以證明。
web-hands-go = 分析手牌或圖形
web-hands-way = 分析什麼
web-hands-hand = 手牌
web-hands-figure = 圖形
web-hands-tiles = 全部牌
web-hands-chosen = { $count ->
        [0] 還沒選牌。
       *[other] 已選 { $count } 張牌。
    }
web-hands-none = 清除選取
web-hands-notation = 圖形的記法
web-hands-goal = 依哪種遊戲
web-hands-goal-squares = 方塊
web-hands-goal-quados = 誇多斯
web-hands-goal-rings = 連環
web-hands-goal-frame = 圍框
web-hands-solve = { $count ->
        [0] 找最佳圖形
       *[other] 找這 { $count } 張牌的最佳圖形
    }
web-hands-busy = 搜尋中……
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] 這些牌拼不出這樣的圖形。
               *[no] 時間內沒有找到。
            }
       *[yes] { $goal ->
                [rings] 找到的最好圖形有 { $rings } 個環、{ $counted } 個方塊。
                [frame] 找到的最好圖形圍住 { $counted } 格。
               *[squares] 找到的最好圖形計 { $counted } 個方塊。
            }{ $proved ->
                [yes] 已證明沒有更好的。
               *[no] 時間不夠，未能證明沒有更好的。
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] 這是唯一的一個。
               *[other] 一樣好的圖形有 { $count } 個。
            }
       *[no] 一樣好的圖形至少有 { $count } 個。
    }
web-hands-this-figure = 這個圖形
web-hands-facts = { $whole ->
        [yes] 連成一個圖形。
       *[no] 這些牌沒有連成一個圖形。
    }{ $squares } 個方塊，{ $clashes } 處撞色，{ $rough } 處錯位，{ $rings } 個環，{ $spoiled } 個死角，{ $hole ->
        [0] 沒有洞。
       *[other] 洞有 { $hole } 格。
    }

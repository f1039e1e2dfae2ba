### Quarto 的分析、覆盤和電腦等級。

## 一個選擇的價值

# 接在格子或棋子的名稱後面。$turns 為 0 表示還不知道要多久。
web-worth = { $value ->
        [win] { $turns ->
                [0] 勝
                [1] 立刻獲勝
               *[other] { $turns } 回合內勝
            }
        [loss] { $turns ->
                [0] 負
                [1] 立刻落敗
               *[other] { $turns } 回合內負
            }
        [draw] 平
       *[unknown] 還不知道
    }
web-worth-square = { $square }，空：{ $worth }
web-worth-piece = { $piece }：{ $worth }

## 分析

web-analysis = 分析
web-verdict-holder-win = { $turns ->
        [0] 拿著棋子的一方勝。
        [1] 拿著棋子的一方立刻獲勝。
       *[other] 拿著棋子的一方 { $turns } 回合內獲勝。
    }
web-verdict-holder-draw = 雙方都走得好，就是平手。
web-verdict-holder-loss = { $turns ->
        [0] 拿著棋子的一方負。
       *[other] 拿著棋子的一方 { $turns } 回合內落敗。
    }
web-verdict-holder-unknown = 拿著這枚棋子，是好是壞？
web-verdict-giver-win = { $turns ->
        [0] 現在給棋子的一方勝。
       *[other] 現在給棋子的一方 { $turns } 回合內獲勝。
    }
web-verdict-giver-draw = 雙方都走得好，就是平手。
web-verdict-giver-loss = { $turns ->
        [0] 現在給棋子的一方負。
        [1] 現在給棋子的一方立刻落敗。
       *[other] 現在給棋子的一方 { $turns } 回合內落敗。
    }
web-verdict-giver-unknown = 現在給棋子，是好是壞？
web-verdict-line = { $lines } 是連線。放下最後一枚棋子的人喊出來就贏。
web-verdict-full = 棋盤滿了，誰也沒有連線：平手。
web-analysis-place = 點一個格子，放在那裡。
web-analysis-give = 點一枚棋子，把它給出去。
web-analysis-waiting = 排隊等候中……
web-analysis-searching = 已知 { $done }/{ $all }。{ $seconds } 秒查了 { $boards } 個盤面……
web-analysis-complete = 全部查明：{ $seconds } 秒，{ $boards } 個盤面。
web-analysis-known = 全部查明。
web-analysis-time = 一分鐘到了，已知 { $done }/{ $all }。
web-analysis-stopped = 已停止。已知 { $done }/{ $all }。
web-analysis-stop = 停止
web-analysis-again = 繼續
web-analysis-back = 後退
web-analysis-setup = 擺局或開局
web-analysis-text = 局面或紀錄
web-analysis-text-hint = 複製它，或在這裡貼上局面。貼上紀錄則打開覆盤。
web-analysis-not-text = 這既不是局面也不是紀錄。局面寫成這樣：{ $example }
web-analysis-rules = 什麼算連線
web-analysis-legend = 符號的意思
web-analysis-legend-text =
    圓片上的 +：勝。橫條上的 =：平。方片上的 −：負。都是對現在做決定的一方而言，並假定此後雙方都走得好。
    數字是到連線出現為止的回合數，對方的回合也算在內。圓圈標出最好的選擇。

## 覆盤

web-review-move-mistake = { $move }，失誤
web-review-plot = 每一步之後的形勢：中線以上 { $a } 勝，以下 { $b } 勝。
web-review-plot-wins = { $name } 勝
web-review-win = { $name } 處於勝勢。
web-review-draw = 雙方都走得好，就是平手。
web-review-loss = 對方走得好的話，{ $name } 會輸。
web-review-threw-win = { $after ->
        [draw] { $name } 本來能贏，現在成了平手。
       *[loss] { $name } 本來能贏，現在換對方能贏了。
    }
web-review-threw-draw = { $name } 本來能平手，現在對方能贏了。
web-review-missed = { $name } 本來可以喊 { $lines }。
web-review-decided = 這一步決定了勝負。
web-review-mistakes = { $count ->
        [0] 沒有失誤。
       *[other] { $count } 次失誤。
    }
web-review-next = 下一個失誤
web-review-better = { $name } 本來該怎麼走？
web-review-back = 回到實際走法
web-review-looking = 正在查看……
web-review-unknown = 沒能查明。
web-review-was-best = 沒有更好的了：{ $worth }。
web-review-call = 喊 { $lines } 就贏了。
web-review-best-square = 最好放在 { $squares }：{ $worth }。
web-review-best-piece = 最好給帶圓圈的棋子：{ $worth }。
web-review-analyse = 分析這個局面
web-review-replay = 只看重播

## 等級

web-levels = 電腦等級
web-levels-lead = Quarto 有八個等級，一級明顯比一級強。贏多輸少了，就升一級。
web-levels-expect-1 = 十條連線看得見三條，自己的和送出去的都一樣。剛看完規則的人也能贏。
web-levels-expect-2 = 看得見一半多一點的連線。適合第一個晚上。
web-levels-expect-3 = 看得見大多數連線。不太留意還剩什麼可給，所以安全的棋子會用光。
web-levels-expect-4 = 幾乎看得見所有連線。要贏就得數安全的棋子，而它只有一半的時候會數。
web-levels-expect-5 = 一步之內的連線全看得見。只要還有別的可給，絕不送你贏。
web-levels-expect-6 = 棋盤過半以後，常常不出錯。
web-levels-expect-7 = 剩十個空格起，多半不出錯。你得在那之前取得優勢。
web-levels-expect-8 = 從不出錯，還會設陷阱。你也不出錯，就能打平；更好的結果誰也拿不到。
web-levels-below = 對 { $level } 級每一百局，贏 { $wins } 局，平 { $draws } 局。
web-levels-measured = 由各等級互相對局測得，每兩級 200 局。橫條表示對前一級每百局的勝、平、負。
web-levels-play = 和{ $name }玩
web-levels-play-short = 玩

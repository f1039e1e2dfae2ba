### 自己拼的桌面：題目、對決、擋板後的遊戲。

web-bench-hand = 你的牌
web-bench-laid = { $tile }，已放下
web-bench-begin = 把牌拖到桌上。點桌上的牌選取它，再點一下旋轉。
web-bench-turn = 旋轉
web-bench-group = 移動一組
web-bench-back = 拿掉
# 鍵盤移動的牌在哪裡。方向指尖角的朝向。
web-bench-at = { $tile }，{ $direction ->
        [up] 尖角朝上
        [right] 尖角朝右
        [down] 尖角朝下
       *[left] 尖角朝左
    }，第 { $column } 欄第 { $row } 列：{ $state ->
        [covered] 壓著另一張牌。
        [apart] 什麼都沒碰到。
        [wrong] 碰到了，但接不上。
       *[fits] 接得上。
    }方向鍵移動，R 旋轉，Enter 放下。

### 自己拼的桌面：题目、对决、挡板后的游戏。

web-bench-hand = 你的牌
web-bench-laid = { $tile }，已放下
web-bench-begin = 把牌拖到桌上。点桌上的牌选中它，再点一下旋转。
web-bench-turn = 旋转
web-bench-group = 移动一组
web-bench-back = 拿掉
# 键盘移动的牌在哪里。方向指尖角的朝向。
web-bench-at = { $tile }，{ $direction ->
        [up] 尖角朝上
        [right] 尖角朝右
        [down] 尖角朝下
       *[left] 尖角朝左
    }，第 { $column } 列第 { $row } 行：{ $state ->
        [covered] 压着另一张牌。
        [apart] 什么都没接触。
        [wrong] 接触了，但接不上。
       *[fits] 接得上。
    }方向键移动，R 旋转，Enter 放下。

### 学习页面：规则、词汇表、课程、练习。

web-title-learn = 学习 · Fourfold
web-title-glossary = 词汇表 · Fourfold
web-title-lesson = 课程 · Fourfold
web-title-train = 练习 · Fourfold
web-title-document = { $title } · Fourfold

## 总览

web-learn-lead = 图解规则、逐步讲解的对局，还有练眼力的习题。
web-only-english = 这篇文字目前只有英文版。
web-learn-rules = 规则
web-learn-age = { $age } 岁以上
web-learn-lessons = 课程
web-learn-lessons-text = 一步一步看教学局。有些地方有分支：换一种走法，看会怎样。
web-learn-trainers = 练习
web-learn-trainers-text = 每天几分钟。成绩只留在这台设备上。
web-learn-glossary = 词汇表
web-learn-glossary-text = 每个词的意思。在正文里点带下划线的词，就能看到解释。
web-learn-to-glossary = 打开词汇表
web-learn-play = 玩一局
web-learn-more = 继续学
web-learn-seek = 查词
web-learn-sought = { $count ->
    [0] 没有这个词。
   *[other] { $count } 个词
}

## 图片和位置的说法

web-learn-figure = { $tiles } 张牌的图形
web-learn-place = { $direction ->
    [up] 位置 { $number }，尖角朝上
    [right] 位置 { $number }，尖角朝右
    [down] 位置 { $number }，尖角朝下
   *[left] 位置 { $number }，尖角朝左
}

## 习题

web-learn-answers = 答案
web-learn-choose = 选一个答案。
web-learn-right = 对！
web-learn-wrong = 不对。再看看。
web-learn-yes = 是
web-learn-no = 否
web-learn-places-wait = { $count ->
    [1] 点出位置。只有一个。
   *[other] 点出位置。共有 { $count } 个。
}
web-learn-places-found = { $count ->
    [1] 再找找。
   *[other] 找到 { $found } 个，共 { $count } 个。
}
web-learn-verdict-clash = 不对：那里颜色不同。
web-learn-verdict-rough = 不对：对角线的端点没有对上。
web-learn-verdict-apart = 不对：在那里没有接触图形。
web-learn-verdict-fits-right = 对，接得上。
web-learn-verdict-full-right = 对，拼成一个方块。
web-learn-verdict-full-wrong = 接得上，但拼不成方块。
web-learn-verdict-twice-full-right = 对，拼成两个方块。
web-learn-verdict-twice-full-wrong = 接得上，但拼不成两个方块。
web-learn-verdict-double-right = 对，接触两张牌。
web-learn-verdict-double-wrong = 接得上，但只接触一张牌。
web-learn-verdict-corner-right = 对，既双接，又成拐角。
web-learn-verdict-corner-wrong = 接得上，但只接触一张牌，或不成拐角。

## 课程

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = 手牌
web-lesson-hand-of = { $seat } 的手牌
web-lesson-stock = 牌库
web-lesson-stock-of = { $seat } 的牌库
web-lesson-none = 没有可放的了
web-lesson-figure-of = { $seat } 的图形
web-lesson-steps = 步骤
web-lesson-step = { $step } / { $last }
web-lesson-previous = 上一步
web-lesson-next = 下一步
web-lesson-begins = 发牌
web-lesson-line-begins = 如果……
web-lesson-leave = 回到对局
web-lesson-lines = 如果……
web-lesson-line-lays = { $same ->
    [yes] { $seat } 把 { $tiles } 放在别处
   *[no] { $seat } 改放 { $tiles }
}
web-lesson-line-ends = 这样结果是 { $a } : { $b }
web-lesson-score = 这一局结果是 { $a } : { $b }
web-lesson-play = 从这里接着和电脑玩
web-lesson-misprints = 书中的误印
web-lesson-misprint = 书中印作“{ $printed }”，应为“{ $read }”。
web-lesson-did = { $seat } 行动。
web-lesson-did-lay = { $squares ->
    [0] { $seat } 放下 { $count } 张牌：
   *[other] { $seat } 放下 { $count } 张牌，拼成 { $squares } 个方块：
}
web-lesson-did-pass = { $seat } 跳过。
web-lesson-did-exchange = { $seat } 换一张牌：
web-lesson-did-take = { $seat } 从对方牌库拿一张牌。
web-lesson-did-draw = { $seat } 摸牌。
web-lesson-did-capture = { $seat } 吃下图形。
web-lesson-did-hand-over = { $seat } 交出一张牌：
web-lesson-did-give-all = { $seat } 交出剩下所有的牌。
web-lesson-did-arrange = { $seat } 拼图形。
web-lesson-did-drop = { $seat } 让出一张牌：
web-lesson-did-stop = { $seat } 喊停。
web-lesson-did-check = { $seat } 核对图形。
web-lesson-did-surrender = { $seat } 服输。

## 练习

web-train-fit = 在脑中摆牌
web-train-fit-text = 在脑中转动这张牌：哪个位置接得上，哪个能成方？
web-train-fit-fits = 这张牌在哪个位置接得上？
web-train-fit-full = 这些位置都接得上。在哪里能拼成方块？
web-train-unseen = 找出没露面的牌
web-train-unseen-text = 五种颜色的全部牌，除去看得见的：还藏着哪一张？
web-train-unseen-ask = 下面四张牌里，哪一张既不在桌上，也不在你手里？
web-train-hand = 你的手牌
web-train-option = { $number }：{ $tile }
web-train-line = 找连线
web-train-line-text = Quarto：一个格子，一枚棋子，四枚一线，有共同点。
web-train-line-ask = 这枚棋子放在哪一格能成连线？
web-train-line-board = 棋盘
web-train-how = 共十题。思考时计时，看答案时不计。
web-train-start = 开始
web-train-again = 再来一次
web-train-next = 下一题
web-train-finish = 看成绩
web-train-number = 第 { $number } 题，共 { $count } 题
web-train-seconds = { $seconds } 秒
web-train-tap = 点一个格子。
web-train-tap-or-key = 点一个答案，或按 1 到 4。
web-train-wrong = 不对。正确答案已标出。
web-train-result = { $count } 题答对 { $right } 题，平均每题 { $seconds } 秒。
web-train-last = 上次 { $right } / { $count }
web-train-plot = 最近 { $count } 轮的成绩；最多答对 { $best } 题
web-train-plot-right = 答对题数
web-train-plot-time = 每题秒数
web-train-table = 看表格
web-train-when = 时间
web-train-of = { $right } / { $count }

### 比赛：记分表，以及多种游戏的比赛。

web-sheet = 记分表
web-sheet-game = 游戏
web-sheet-sum = 总分
web-sheet-even = 总分相同，最后赢的一方领先。
web-sheet-how = 每局的赢家得分差，另一方不得分。总分高的赢下比赛；总分相同，最后赢的一方胜。

web-mixed = 多种游戏的比赛
web-mixed-hint = 按想玩的顺序点选游戏，然后轮流循环。

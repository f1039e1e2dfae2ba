### 比賽：計分表，以及多種遊戲的比賽。

web-sheet = 計分表
web-sheet-game = 遊戲
web-sheet-sum = 總分
web-sheet-even = 總分相同，最後贏的一方領先。
web-sheet-how = 每局的贏家得分差，另一方不得分。總分高的贏下比賽；總分相同，最後贏的一方勝。

web-mixed = 多種遊戲的比賽
web-mixed-hint = 依想玩的順序點選遊戲，然後輪流循環。

### マッチ：スコア表、いくつものゲームのマッチ

web-sheet = スコア表
web-sheet-game = ゲーム
web-sheet-sum = 合計
web-sheet-even = 合計は同点です。最後に勝った側がリードです。
web-sheet-how = 勝った側に点差が入り、負けた側は0点です。合計の多い側がマッチに勝ち、同点なら最後に勝った側の勝ちです。

web-mixed = いろいろなゲームのマッチ
web-mixed-hint = 遊びたい順にゲームをタップしてください。順番に繰り返します。

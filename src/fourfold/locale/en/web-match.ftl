### Matches: the score sheet, and matches of several games.

web-sheet = Score sheet
web-sheet-game = Game
web-sheet-sum = Sum
web-sheet-even = The sums are equal. Then whoever won last is ahead.
web-sheet-how = The winner of a game gets the difference, the other gets nothing. The larger sum wins the match; with equal sums, whoever won last.

web-mixed = A match of several games
web-mixed-hint = Tap the games in the order in which you want to play them. They come round and round.

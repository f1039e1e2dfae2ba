### Matches: der Punktezettel, und Matches aus mehreren Spielen.

web-sheet = Punktezettel
web-sheet-game = Partie
web-sheet-sum = Summe
web-sheet-even = Die Summen sind gleich. Dann liegt vorn, wer zuletzt gewonnen hat.
web-sheet-how = Wer eine Partie gewinnt, bekommt die Differenz, der andere nichts. Die größere Summe gewinnt das Match; bei gleichen Summen, wer zuletzt gewonnen hat.

web-mixed = Ein Match aus mehreren Spielen
web-mixed-hint = Tippe die Spiele in der Reihenfolge an, in der du sie spielen willst. Danach geht es wieder von vorn los.

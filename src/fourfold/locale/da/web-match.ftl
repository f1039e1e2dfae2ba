### Matcher: pointarket, og matcher af flere spil.

web-sheet = Pointark
web-sheet-game = Spil
# As in English
web-sheet-sum = Sum
web-sheet-even = Summerne er lige store. Så fører den, der vandt sidst.
web-sheet-how = Vinderen af et spil får forskellen, den anden får intet. Den største sum vinder matchen; ved samme sum den, der vandt sidst.

web-mixed = En match af flere spil
web-mixed-hint = Tryk på spillene i den rækkefølge, I vil spille dem. Derefter begynder rækken forfra.

### Matcher: poängbladet, och matcher i flera spel.

web-sheet = Poängblad
web-sheet-game = Parti
web-sheet-sum = Summa
web-sheet-even = Summorna är lika. Då leder den som vann senast.
web-sheet-how = Vinnaren av ett parti får skillnaden, den andra får inget. Den största summan vinner matchen; vid lika summor den som vann senast.

web-mixed = En match i flera spel
web-mixed-hint = Tryck på spelen i den ordning ni vill spela dem. Sedan börjar ordningen om.

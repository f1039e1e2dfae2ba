### Matcher: poengarket, og matcher av flere spill.

web-sheet = Poengark
web-sheet-game = Spill
# As in English
web-sheet-sum = Sum
web-sheet-even = Summene er like. Da leder den som vant sist.
web-sheet-how = Vinneren av et spill får forskjellen, den andre får ingenting. Den største summen vinner matchen; ved lik sum den som vant sist.

web-mixed = En match av flere spill
web-mixed-hint = Trykk på spillene i den rekkefølgen dere vil spille dem. Deretter begynner rekken på nytt.

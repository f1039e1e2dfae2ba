### Mečevi: zapisnik i mečevi od više igara.

web-sheet = Zapisnik
web-sheet-game = Partija
web-sheet-sum = Zbroj
web-sheet-even = Zbrojevi su jednaki. Tada vodi onaj tko je zadnji pobijedio.
web-sheet-how = Pobjednik partije dobiva razliku, drugi ništa. Veći zbroj dobiva meč; ako su jednaki, onaj tko je zadnji pobijedio.

web-mixed = Meč od više igara
web-mixed-hint = Dodirni igre redom kojim ih želiš igrati. Idu ukrug.

### Encuentros: la hoja de puntos y encuentros de varios juegos.

web-sheet = Hoja de puntos
web-sheet-game = Partida
web-sheet-sum = Suma
web-sheet-even = Las sumas son iguales. Entonces va por delante quien ganó la última.
web-sheet-how = Quien gana una partida recibe la diferencia; la otra persona, nada. Gana el encuentro la suma mayor; con sumas iguales, quien ganó la última.

web-mixed = Un encuentro de varios juegos
web-mixed-hint = Toca los juegos en el orden en que quieras jugarlos. Se repiten una y otra vez.

### Ottelut: pistelista ja usean pelin ottelut.

web-sheet = Pistelista
web-sheet-game = Peli
web-sheet-sum = Summa
web-sheet-even = Summat ovat tasan. Silloin viimeksi voittanut on edellä.
web-sheet-how = Pelin voittaja saa erotuksen, toinen ei mitään. Suurempi summa voittaa ottelun; summien ollessa tasan viimeksi voittanut.

web-mixed = Usean pelin ottelu
web-mixed-hint = Napauta pelejä siinä järjestyksessä, jossa haluat pelata ne. Ne kiertävät yhä uudelleen.

### Mecze: tabela wyników i mecze z kilku gier.

web-sheet = Tabela wyników
web-sheet-game = Partia
web-sheet-sum = Suma
web-sheet-even = Sumy są równe. Prowadzi więc ten, kto wygrał ostatnio.
web-sheet-how = Zwycięzca partii dostaje różnicę, drugi nic. Mecz wygrywa większa suma; przy równych sumach ten, kto wygrał ostatnio.

web-mixed = Mecz z kilku gier
web-mixed-hint = Stukaj gry w kolejności, w jakiej chcecie grać. Powtarzają się w kółko.

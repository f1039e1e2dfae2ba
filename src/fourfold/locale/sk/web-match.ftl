### Zápasy: tabuľka výsledkov a zápasy viacerých hier.

web-sheet = Výsledky
web-sheet-game = Partia
web-sheet-sum = Súčet
web-sheet-even = Súčty sú rovnaké. Vedie teda ten, kto vyhral naposledy.
web-sheet-how = Víťaz partie dostane rozdiel, druhý nič. Zápas vyhráva väčší súčet; pri rovnakých súčtoch ten, kto vyhral naposledy.

web-mixed = Zápas viacerých hier
web-mixed-hint = Ťukaj na hry v poradí, v akom ich chcete hrať. Idú stále dookola.

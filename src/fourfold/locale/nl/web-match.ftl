### Matches: het scoreblad, en matches van meerdere spellen.

web-sheet = Scoreblad
web-sheet-game = Partij
web-sheet-sum = Som
web-sheet-even = De totalen zijn gelijk. Dan staat voor wie het laatst gewonnen heeft.
web-sheet-how = Wie een partij wint, krijgt het verschil, de ander niets. Het hoogste totaal wint de match; bij gelijke totalen wie het laatst gewonnen heeft.

web-mixed = Een match van meerdere spellen
web-mixed-hint = Tik de spellen aan in de volgorde waarin je ze wilt spelen. Daarna begint het weer van voren af aan.

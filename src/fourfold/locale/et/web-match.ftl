### Matšid: punktileht ja mitme mänguga matšid.

web-sheet = Punktileht
web-sheet-game = Mäng
web-sheet-sum = Summa
web-sheet-even = Summad on võrdsed. Siis on ees see, kes viimati võitis.
web-sheet-how = Mängu võitja saab vahe, teine ei saa midagi. Matši võidab suurem summa; võrdsete summade korral viimati võitnu.

web-mixed = Mitme mänguga matš
web-mixed-hint = Puuduta mänge selles järjekorras, milles tahad neid mängida. Need korduvad ringiratast.

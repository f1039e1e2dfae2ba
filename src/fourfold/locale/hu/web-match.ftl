### Mérkőzések: a pontlap, és mérkőzések több játékból.

web-sheet = Pontlap
web-sheet-game = Játszma
web-sheet-sum = Összeg
web-sheet-even = Egyenlő az összeg. Ilyenkor az vezet, aki utoljára nyert.
web-sheet-how = A játszma nyertese megkapja a különbséget, a másik semmit. A nagyobb összeg nyeri a mérkőzést; egyenlőségnél az, aki utoljára nyert.

web-mixed = Mérkőzés több játékból
web-mixed-hint = Koppints a játékokra abban a sorrendben, ahogy játszani akarjátok. Körbe-körbe jönnek.

### Zápasy: tabulka výsledků a zápasy více her.

web-sheet = Výsledky
web-sheet-game = Partie
web-sheet-sum = Součet
web-sheet-even = Součty jsou stejné. Vede tedy ten, kdo vyhrál naposled.
web-sheet-how = Vítěz partie dostane rozdíl, druhý nic. Zápas vyhrává větší součet; při stejných součtech ten, kdo vyhrál naposled.

web-mixed = Zápas více her
web-mixed-hint = Ťukej na hry v pořadí, v jakém je chcete hrát. Jdou pořád dokola.

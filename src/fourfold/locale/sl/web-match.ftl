### Tekme: zapisnik in tekme iz več iger.

web-sheet = Zapisnik
web-sheet-game = Partija
web-sheet-sum = Vsota
web-sheet-even = Vsoti sta enaki. Tedaj vodi, kdor je zmagal zadnji.
web-sheet-how = Zmagovalec partije dobi razliko, drugi nič. Večja vsota dobi tekmo; če sta enaki, kdor je zmagal zadnji.

web-mixed = Tekma iz več iger
web-mixed-hint = Tapni igre po vrsti, kot jih želiš igrati. Ponavljajo se v krogu.

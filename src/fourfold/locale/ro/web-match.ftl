### Meciuri: foaia de scor și meciurile din mai multe jocuri.

web-sheet = Foaie de scor
web-sheet-game = Partida
# Scurt, în capul tabelului.
web-sheet-sum = Total
web-sheet-even = Totalurile sunt egale. Atunci conduce cine a câștigat ultima dată.
web-sheet-how = Câștigătorul unei partide primește diferența, celălalt nimic. Totalul mai mare câștigă meciul; la totaluri egale, cine a câștigat ultima dată.

web-mixed = Un meci din mai multe jocuri
web-mixed-hint = Atinge jocurile în ordinea în care vrei să le jucați. Se reiau mereu în cerc.

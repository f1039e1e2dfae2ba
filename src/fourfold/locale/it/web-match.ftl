### Incontri: il segnapunti, e gli incontri di più giochi.

web-sheet = Segnapunti
web-sheet-game = Partita
web-sheet-sum = Totale
web-sheet-even = I totali sono pari. Allora è avanti chi ha vinto per ultimo.
web-sheet-how = Chi vince una partita riceve la differenza, l’altro non riceve nulla. Il totale maggiore vince l’incontro; a parità, chi ha vinto per ultimo.

web-mixed = Un incontro di più giochi
web-mixed-hint = Tocca i giochi nell’ordine in cui vuoi giocarli. Tornano a rotazione.

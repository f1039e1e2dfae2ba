### Matchs : la feuille de score, et les matchs de plusieurs jeux.

web-sheet = Feuille de score
web-sheet-game = Partie
web-sheet-sum = Total
web-sheet-even = Les totaux sont égaux. Dans ce cas, la dernière victoire départage.
web-sheet-how = Qui gagne une partie reçoit la différence, l’autre ne reçoit rien. Le plus grand total gagne le match ; à égalité, la dernière victoire départage.

web-mixed = Un match de plusieurs jeux
web-mixed-hint = Touchez les jeux dans l’ordre où vous voulez y jouer. Ils reviennent à tour de rôle.

### Mačai: taškų lapas ir kelių žaidimų mačai.

web-sheet = Taškų lapas
web-sheet-game = Partija
web-sheet-sum = Suma
web-sheet-even = Sumos lygios. Tada pirmauja tas, kas laimėjo paskutinis.
web-sheet-how = Partijos laimėtojas gauna skirtumą, kitas – nieko. Mačą laimi didesnė suma, o kai sumos lygios – tas, kas laimėjo paskutinis.

web-mixed = Kelių žaidimų mačas
web-mixed-hint = Paliesk žaidimus ta tvarka, kuria nori žaisti. Jie eina ratu.

### Mači: punktu lapa un vairāku spēļu mači.

web-sheet = Punktu lapa
web-sheet-game = Partija
web-sheet-sum = Summa
web-sheet-even = Summas ir vienādas. Tad vadībā ir tas, kurš uzvarēja pēdējais.
web-sheet-how = Partijas uzvarētājs saņem starpību, otrs neko. Mačā uzvar lielākā summa, bet vienādu summu gadījumā tas, kurš uzvarēja pēdējais.

web-mixed = Vairāku spēļu mačs
web-mixed-hint = Pieskaries spēlēm tādā secībā, kādā gribi tās spēlēt. Tās iet pa apli.

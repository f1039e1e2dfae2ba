### Viðureignir: stigablaðið, og viðureignir í nokkrum spilum.

web-sheet = Stigablað
web-sheet-game = Spil
web-sheet-sum = Samtals
web-sheet-even = Samtölurnar eru jafnar. Þá er sá á undan sem vann síðast.
web-sheet-how = Sigurvegari spils fær mismuninn, hinn fær ekkert. Hærri samtalan vinnur viðureignina; séu þær jafnar vinnur sá sem vann síðast.

web-mixed = Viðureign í nokkrum spilum
web-mixed-hint = Ýttu á spilin í þeirri röð sem þú vilt spila þau. Þau koma aftur hring eftir hring.

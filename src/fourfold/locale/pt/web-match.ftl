### Séries: a folha de pontos e séries de vários jogos.

web-sheet = Folha de pontos
web-sheet-game = Partida
web-sheet-sum = Soma
web-sheet-even = As somas são iguais. Então está à frente quem ganhou por último.
web-sheet-how = Quem ganha uma partida recebe a diferença; a outra pessoa, nada. A soma maior ganha a série; com somas iguais, quem ganhou por último.

web-mixed = Uma série de vários jogos
web-mixed-hint = Toque nos jogos na ordem em que quer jogá-los. Eles se repetem sempre.

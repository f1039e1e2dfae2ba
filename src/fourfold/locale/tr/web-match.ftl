### Maçlar: skor çizelgesi ve birkaç oyunluk maçlar.

web-sheet = Skor tablosu
web-sheet-game = Oyun
web-sheet-sum = Toplam
web-sheet-even = Toplamlar eşit. O zaman son kazanan öndedir.
web-sheet-how = Bir oyunu kazanan farkı alır, öteki hiçbir şey almaz. Maçı büyük toplam kazanır; toplamlar eşitse son kazanan.

web-mixed = Farklı oyunlarla maç
web-mixed-hint = Oyunlara, oynamak istediğiniz sırayla dokun. Oyunlar bu sırayla döner.

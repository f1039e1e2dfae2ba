### Quarto.

## Taşlar

piece-name = { $colour ->
       *[light] açık
        [dark] koyu
    } { $height ->
       *[tall] uzun
        [short] kısa
    } { $shape ->
       *[round] yuvarlak
        [square] köşeli
    } { $top ->
       *[solid] deliksiz
        [hollow] delikli
    }

feature-colour = renk
feature-shape = biçim
feature-height = boy
feature-top = delik
value-light = açık
value-dark = koyu
value-round = yuvarlak
value-square = köşeli
value-tall = uzun
value-short = kısa
value-solid = deliksiz
value-hollow = delikli

## Olmaz denenler

illegal-quarto-other-phase = { $phase ->
        [give] Önce rakibine bir taş ver.
        [place] Önce elindeki taşı koy.
       *[close] Bütün taşlar kondu: Quarto de ya da bittiğini söyle.
    }
illegal-quarto-piece-gone = Bu taş verilemez, zaten oyunda: { $piece }.
illegal-quarto-square-taken = { $square } dolu: { $piece }.
illegal-quarto-calls-auto = Bu masada dörtlü kendiliğinden kazandırır; kimse Quarto demez.
illegal-quarto-call-points-nowhere = Hangi dörtlü olduğunu göster.
illegal-quarto-call-squares = Quarto diyen dört ayrı hane gösterir.
illegal-quarto-call-after-placing = Bu masada önce taş konur, sonra Quarto denir.
illegal-quarto-called-already = Bu hamlede zaten bir kez Quarto dedin.
illegal-quarto-no-call-now = Şimdi Quarto diyemezsin.

## Okunamayan metinler

malformed-quarto-piece = “{ $text }” bir taş değil; 0–f arası bir onaltılık rakam ya da L/D, R/Q, T/S, F/H çiftlerinden birer harf gerekir.
malformed-quarto-square = “{ $text }” bir hane değil; a1 ile d4 arası gerekir.
malformed-quarto-line = “{ $text }” bir dörtlü değil; a3-d3 gibi iki uç ya da dört hane gerekir.
malformed-quarto-position-fields = Konum “{ $text }”: tahta, bir boşluk ve eldeki taş ya da “-” gerekir.
malformed-quarto-position-ranks = Tahta “{ $text }”: “/” ile ayrılmış 4 satır gerekir, bulunan { $found }.
malformed-quarto-position-rank = Tahtanın { $rank }. satırı, “{ $text }”: 4 hane gerekir, bulunan { $found }.
malformed-quarto-position-digit = { $square } hanesindeki “{ $text }” bir taş değil; 0–f arası bir onaltılık rakam ya da “.” gerekir.
malformed-quarto-piece-twice = { $piece } taşı tahtada iki kez var: { $first } ve { $second }.
malformed-quarto-hand-placed = Eldeki taş, { $piece }, zaten tahtada: { $square }.
malformed-quarto-features = Özellikler şunlardan biri ya da birkaçı olmalı, her biri bir kez: { $expected }.
malformed-quarto-shared = Yalnız { $features } özellik sayılırken bir dörtlünün { $shared } ortak özelliği olamaz.
malformed-quarto-full = “{ $text }” konumunda oynanacak bir şey kalmadı.
malformed-quarto-starter = “{ $text }” başlayan olamaz; A ya da B gerekir.
malformed-detail = “{ $word }” ayraç içinde bir şey almaz, bulunan “({ $detail })”.
malformed-memory = { $megabytes } MB’lik tablo bu makinenin belleğine sığmıyor.

## Motor

malformed-engine-command = “{ $text }” bir komut değil; olanlar: { $expected }.
malformed-engine-alone = “{ $command }” tek başına yazılır, arkasında “{ $text }” bulundu.
malformed-engine-setoption = “setoption { $text }”: gereken “setoption name NAME value VALUE”.
malformed-engine-option = “{ $text }” diye bir seçenek yok; olanlar: { $expected }.
malformed-engine-position = “position { $text }”: “start” ya da 0..f/..../.3../.... 9 gibi bir konum, sonra istenirse “moves” ve sırayla haneler ile taşlar gerekir.
malformed-engine-go = “go … { $text }”: gereken time MS, nodes N, infinite, moves ya da hiçbiri.
malformed-engine-infinite = “infinite” sınırsız demektir; time ya da nodes ile kullanılmaz.
illegal-engine-busy = “{ $command }” arama bitene kadar beklemeli; “stop” aramayı bitirir.

## Oyunlar nasıl biter

outcome-line = { $winner } dörtlüyle kazandı.
outcome-false-call = { $winner } kazandı: { $loser } dörtlü yokken Quarto dedi.
outcome-full = Berabere: bütün taşlar kondu, kimse Quarto demedi.

## Bilgisayarın seviyeleri ve her birinin oyunu

level-quarto-1 = Çaylak
level-quarto-about-1 = Dörtlüleri kaçırır, Quarto demeyi unutur.
level-quarto-2 = Acemi
level-quarto-about-2 = Çok şey görür, bazılarını yine kaçırır.
level-quarto-3 = Öğrenci
level-quarto-about-3 = Dörtlüleri görür, ama kazancı hediye eder.
level-quarto-4 = Amatör
level-quarto-about-4 = Gördüğü her kazancı alır.
level-quarto-5 = Kulüp oyuncusu
level-quarto-about-5 = Taş vermeden önce düşünür.
level-quarto-6 = Uzman
level-quarto-about-6 = Birkaç hamle ilerisini düşünür.
level-quarto-7 = Usta
level-quarto-about-7 = Neredeyse hiç hata yapmaz.
level-quarto-8 = Yenilmez
level-quarto-about-8 = Asla hata yapmaz.

## Seçilecek kurallar

preset-international = Alışılmış kurallar
preset-beginners-1 = Yeni başlayanlara: yalnız renk sayılır
preset-beginners-2 = Yeni başlayanlara: renk ve biçim sayılır
preset-beginners-3 = Yeni başlayanlara: delik dışında hepsi
preset-advanced = İleri düzey: 2×2 kareler de dörtlü
preset-tournament = Turnuva: hamleye bir dakika, yanlış Quarto kaybettirir
preset-balkan = Sonradan ikisi de söyler, Balkanlardaki gibi
preset-taiwan = Koymadan önce Quarto denir, Tayvan’daki gibi
preset-greek-2 = İki ortak özellik, Yunan usulü
preset-own = Kendi dilindeki kılavuzun dediği gibi

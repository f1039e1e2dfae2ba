### Quarto için analiz ve inceleme, bilgisayarın seviyeleri.

## Bir seçimin değeri

# Bir hanenin ya da taşın adından sonra gelir. Ne kadar çabuk olduğu bilinmiyorsa $turns 0’dır.
web-worth = { $value ->
        [win] { $turns ->
                [0] kazanır
                [1] hemen kazanır
               *[other] { $turns } hamlede kazanır
            }
        [loss] { $turns ->
                [0] kaybeder
                [1] hemen kaybeder
               *[other] { $turns } hamlede kaybeder
            }
        [draw] berabere
       *[unknown] henüz belli değil
    }
web-worth-square = { $square }, boş: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analiz

web-analysis = Analiz
web-verdict-holder-win = { $turns ->
        [0] Taşı tutan kazanır.
        [1] Taşı tutan hemen kazanır.
       *[other] Taşı tutan { $turns } hamlede kazanır.
    }
web-verdict-holder-draw = İkisi de iyi oynarsa berabere.
web-verdict-holder-loss = { $turns ->
        [0] Taşı tutan kaybeder.
       *[other] Taşı tutan { $turns } hamlede kaybeder.
    }
web-verdict-holder-unknown = Bu taşı tutmanın değeri ne?
web-verdict-giver-win = { $turns ->
        [0] Şimdi taş veren kazanır.
       *[other] Şimdi taş veren { $turns } hamlede kazanır.
    }
web-verdict-giver-draw = İkisi de iyi oynarsa berabere.
web-verdict-giver-loss = { $turns ->
        [0] Şimdi taş veren kaybeder.
        [1] Şimdi taş veren hemen kaybeder.
       *[other] Şimdi taş veren { $turns } hamlede kaybeder.
    }
web-verdict-giver-unknown = Şimdi taş vermenin değeri ne?
web-verdict-line = { $lines } dörtlü. Son taşı koyan Quarto der ve kazanır.
web-verdict-full = Tahta dolu, kimsenin dörtlüsü yok: berabere.
web-analysis-place = Taşı koymak için bir haneye dokun.
web-analysis-give = Vermek için bir taşa dokun.
web-analysis-waiting = Sıra bekleniyor…
web-analysis-searching = { $all } seçenekten { $done } belli. { $seconds } sn içinde { $boards } tahta…
web-analysis-complete = Hepsi belli: { $seconds } sn içinde { $boards } tahta.
web-analysis-known = Hepsi belli.
web-analysis-time = Bir dakika doldu: { $all } seçenekten { $done } belli.
web-analysis-stopped = Durduruldu. { $all } seçenekten { $done } belli.
web-analysis-stop = Dur
web-analysis-again = Devam
web-analysis-back = Bir geri
web-analysis-setup = Diz ya da oyna
web-analysis-text = Konum ya da kayıt
web-analysis-text-hint = Kopyala ya da buraya bir konum yapıştır. Yapıştırdığın kayıt inceleme olarak açılır.
web-analysis-not-text = Bu ne bir konum ne de bir kayıt. Konum şöyle görünür: { $example }
web-analysis-rules = Ne dörtlü sayılır
web-analysis-legend = İşaretlerin anlamı
web-analysis-legend-text =
    Diskte +: kazanır. Çubukta =: berabere. Karede −: kaybeder. Hepsi şimdi karar veren için; bundan sonra ikisi de iyi oynarsa.
    Sayı, dörtlü kurulana kadarki hamleleri sayar, ötekininkileri de. Halka en iyisini gösterir.

## İnceleme

web-review-move-mistake = { $move }, hata
web-review-plot = Her adımdan sonra oyunun değeri: ortanın üstünde { $a }, altında { $b } kazanır.
web-review-plot-wins = { $name } kazanır
web-review-win = { $name } kazanıyor.
web-review-draw = İkisi de iyi oynarsa berabere.
web-review-loss = Öteki iyi oynarsa { $name } kaybediyor.
web-review-threw-win = { $after ->
        [draw] { $name } kazanıyordu. Şimdi berabere.
       *[loss] { $name } kazanıyordu. Şimdi öteki kazanıyor.
    }
web-review-threw-draw = { $name } berabere kalıyordu. Şimdi öteki kazanıyor.
web-review-missed = { $name } Quarto diyebilirdi: { $lines }.
web-review-decided = Oyunu bu belirledi.
web-review-mistakes = { $count ->
        [0] Hata yok.
       *[other] { $count } hata.
    }
web-review-next = Sonraki hata
web-review-better = { $name } ne oynamalıydı?
web-review-back = Oynanana dön
web-review-looking = Bakılıyor…
web-review-unknown = Bu bulunamadı.
web-review-was-best = Daha iyisi yoktu: { $worth }.
web-review-call = Quarto demek kazandırırdı: { $lines }.
web-review-best-square = En iyisi { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [1] En iyisi halkalı taşı vermekti: { $worth }.
       *[other] En iyisi halkalı taşlardan birini vermekti: { $worth }.
    }
web-review-analyse = Bu konumu analiz et
web-review-replay = Yalnızca izle

## Seviyeler

web-levels = Bilgisayarın seviyeleri
web-levels-lead = Quarto için sekiz seviye, her biri öncekinden açıkça güçlü. Kaybettiğinden çok kazanmaya başlayınca bir üste geç.
web-levels-expect-1 = On dörtlünün üçünü görür, kendininkileri de verdiklerini de. Kuralları yeni okumuş biri kazanabilir.
web-levels-expect-2 = Dörtlülerin yarısından biraz çoğunu görür. İlk akşam için iyidir.
web-levels-expect-3 = Dörtlülerin çoğunu görür. Verecek ne kalacağını pek umursamaz, güvenli taşı bu yüzden biter.
web-levels-expect-4 = Neredeyse bütün dörtlüleri görür. Kazanmak için güvenli taşları saymalısın; o bunu ancak iki seferde bir yapar.
web-levels-expect-5 = Her dörtlüyü bir hamle önceden görür. Verecek başka taşı varken sana kazanç vermez.
web-levels-expect-6 = Tahtanın yarısı dolduktan sonra çoğu kez hatasız oynar.
web-levels-expect-7 = Boş on hane kaldıktan sonra genellikle hatasız oynar. Daha önce öne geçmelisin.
web-levels-expect-8 = Asla hata yapmaz, tuzak da kurar. Kendisi gibi hatasız oynayan berabere kalır, daha fazlasını kimse alamaz.
web-levels-below = Seviye { $level } ile yüz oyunda { $wins } kez kazanır, { $draws } kez berabere kalır.
web-levels-measured = Seviyelerin birbiriyle oynadığı oyunlarda ölçüldü, her ikili için 200 oyun. Çubuk, bir önceki seviyeye karşı yüz oyunu gösterir: kazanılan, berabere, kaybedilen.
web-levels-play = { $name } ile oyna
web-levels-play-short = Oyna

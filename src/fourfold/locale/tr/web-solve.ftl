### Çözme: problemler, düellolar, analiz.

web-title-solve = Çöz · Fourfold
web-title-problem = Bir problem · Fourfold
web-title-duel = Bir düello · Fourfold
web-title-hands = Analiz · Fourfold

## Çözülecek her şey

web-solve-title = Çöz
web-solve-lead = Tek başına ya da birine karşı, kafa yormalık Pentaraduga problemleri.
web-solve-loading = Yükleniyor…
web-solve-daily = Günün problemi
web-solve-daily-go = { $state ->
        [solved] Çözüldü. Tekrar bak
        [shown] Tekrar bak
        [begun] Devam et
       *[new] Dene
    }
web-solve-problems = Problemler
web-solve-kind = Tür
web-solve-kind-squares = Kareler
web-solve-kind-squares-plus = Kareler +
web-solve-kind-quados = Kuados
web-solve-about-squares = Yedi karodan, olabildiğince çok kareli tek bir şekil yap.
web-solve-about-squares-plus = Aynısı, altı rengin hepsinden on iki karoyla.
web-solve-about-quados = Yedi karoluk bir şekle yedi karo ekle. Bozuk köşeler düşülür.
web-solve-book = Kitap
web-solve-difficulty-is = Zorluk { $difficulty }/5
web-solve-problem-is = { $state ->
        [solved] Problem { $number }, çözüldü
        [shown] Problem { $number }, pes edildi
        [begun] Problem { $number }, başlandı
       *[new] Problem { $number }
    }
web-solve-another = Yenisi
web-solve-another-of = Yenisi, zorluk { $difficulty }
web-solve-solved-count = { $count ->
        [0] Bu cihazda bunlardan henüz hiçbirini çözmedin.
       *[other] Bu cihazda bunlardan { $count } tanesini çözdün.
    }
web-solve-save-svg = SVG kaydet
web-solve-save-png = PNG kaydet
web-solve-save-failed = Resim yapılamadı.

## Bir şekil kaç eder

web-solve-count = { $counted } kare sayılıyor
web-solve-count-of = { $goal } kareden { $counted }
# Düşülenler: renkleri farklı kenarlar, eğri duran karo çiftleri, dolmayacak köşeler.
web-solve-count-faults = { $squares } kare{ $clashes ->
        [0] { "" }
       *[other] {" "}− { $clashes } uyuşmazlık
    }{ $rough ->
        [0] { "" }
       *[other] {" "}− { $rough } eğri ek
    }{ $spoiled ->
        [0] { "" }
       *[other] {" "}− { $spoiled } bozuk köşe
    }

## Bir problem

web-problem-title = { $from ->
        [day] Günün problemi: { $kind }
        [book] { $kind } { $number }, kitaptan
       *[new] { $kind }
    }
web-problem-table = Masa
web-problem-time = Süre: { $time }
web-problem-task-squares = { $tiles } karonun hepsiyle { $goal } kare eden tek bir şekil yap.
web-problem-task-quados = { $given ->
        [start] { $tiles } karonun hepsini şekle ekle; { $goal } kare etsin. Her bozuk köşe bir düşürür.
       *[first] Önce ilk yedi karondan { $start } karelik bir şekil yap. Sonra kalanların hepsini ona ekle; { $goal } kare etsin. Her bozuk köşe bir düşürür.
    }{ $symmetry ->
        [any] {" "}Dış çizgisi simetrik olmalı.
        [central] {" "}Dış çizgisi yarım dönüşte aynı kalmalı.
       *[none] { "" }
    }
web-problem-first = Elindeki ilk { $count } karo ilk şekli yapar.
web-problem-lacks = { $lack ->
        [tiles] Elinde hâlâ karo var.
        [whole] Karolar tek bir şekil olmalı.
        [start] İlk yedi karon { $start } kare etmeli.
        [symmetry] Dış çizgi henüz simetrik değil.
       *[goal] { $goal } kare etmeli.
    }
web-problem-solved = { $hints ->
        [0] Çözüldü: { $time }, ipucusuz.
       *[other] Çözüldü: { $time }, { $hints } ipucuyla.
    }
web-problem-shown = Yanıtı gördün.
web-problem-hint = İpucu { $step } / { $steps }
web-problem-hint-given = { $step }. ipucu verildi.
web-problem-hint-colours = Karelerin renkleri:
web-problem-hint-colour = { $count } { $colour }
web-problem-hint-together = Bu iki karo yan yana durur:
web-problem-hint-lie = { $count ->
        [1] Bu karo şöyle durur:
       *[other] Bu karolar şöyle durur:
    }
web-problem-clear = Baştan başla
web-problem-give-up = Pes et
web-problem-sure = Yanıtı görmek ister misin? O zaman problemde pes etmiş sayılırsın.
web-problem-sure-yes = Yanıtı göster
web-problem-sure-no = Denemeye devam
web-problem-solution = Yanıtları göster
web-problem-answer = { $count ->
        [1] Yanıt
       *[other] Yanıt { $number } / { $count }
    }
web-problem-next-answer = Sonraki yanıt
web-problem-next = Sonraki problem
web-problem-again = Bir daha
web-problem-others = Bütün problemler

## Bir düello

web-duel-title = Düello
web-duel-lead = İki kişi eşit ellerle kurar, herkes tek başına ve istediği zaman. Daha çok kare yapan kazanır; eşitlikte hızlı olan.
web-duel-propose = Arkadaşa bağlantıyla meydan oku
web-duel-table = Aynı anda, bir masada
web-duel-rules = Herkes { $tiles } karodan tek bir şekil yapar. Eller eşittir: biri, başka renklerle ötekinin aynısıdır. { $minutes } dakikan var. Daha çok kare kazanır; eşitlikte hızlı olan.
web-duel-invite = Bu bağlantıyı arkadaşına gönder
web-duel-share = Bir Pentaraduga düellosu
web-duel-begin-own = Kendi karoların
web-duel-challenged = { $name } sana meydan okuyor
web-duel-begin-hint = Saatin karolarını görünce başlar.
web-duel-begin = Karolarımı aç
web-duel-build = { $tiles } karonun hepsiyle tek bir şekil yap
web-duel-hand-in = Teslim et
web-duel-hand-in-hint = Teslim edilen şekil artık değişmez.
web-duel-all-tiles = Yalnız bütün karoları kullanan şekil sayılır.
web-duel-you = Sen
web-duel-made = { $counted } kare, süre { $time }
web-duel-waiting = { $state ->
        [open] Meydan okumana henüz kimse karşılık vermedi. Sonuçlar ikisi de bitirince görünür.
        [ready] { $name } henüz başlamadı. Sonuçlar ikisi de bitirince görünür.
       *[building] { $name } hâlâ kuruyor…
    }
web-duel-watching = Bu düelloda iki kişi var. Sonuçlar ikisi de bitirince görünür.
web-duel-over = İkisi de bitirdi.
web-duel-result = { $who ->
        [you] Kazandın!
        [other] { $name } kazandı.
       *[none] Berabere.
    }
web-duel-best = İki elin de en iyi şekli { $best } kare eder.
web-duel-again = Yeni düello

## Analiz

web-hands-title = Bu karolardan ne çıkar?
web-hands-lead = Karo seç ya da bir şekil kur veya yapıştır. Fourfold en iyi şekli bulur ve kanıtlar.
web-hands-go = Bir eli ya da şekli analiz et
web-hands-way = Ne analiz edilsin
web-hands-hand = Bir el
web-hands-figure = Bir şekil
web-hands-tiles = Bütün karolar
web-hands-chosen = { $count ->
        [0] Seçili karo yok.
       *[other] { $count } karo seçili.
    }
web-hands-none = Hiçbiri
web-hands-notation = Şeklin notasyonu
web-hands-goal = Hangi oyun için
web-hands-goal-squares = Kareler
web-hands-goal-quados = Kuados
web-hands-goal-rings = Halkalar
web-hands-goal-frame = Çerçeveler
web-hands-solve = { $count ->
        [0] En iyi şekli bul
       *[other] { $count } karodan en iyi şekli bul
    }
web-hands-busy = Aranıyor…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Bu karolardan böyle bir şekil çıkmıyor.
               *[no] Süre içinde bir şey bulunamadı.
            }
       *[yes] { $goal ->
                [rings] Bulunan en iyi şekilde { $rings } halka ve { $counted } kare var.
                [frame] Bulunan en iyi şekil { $counted } hücreyi çevreliyor.
               *[squares] Bulunan en iyi şekil { $counted } kare ediyor.
            } { $proved ->
                [yes] Daha iyisi olmadığı kanıtlandı.
               *[no] Daha iyisi olmadığını kanıtlamaya süre yetmedi.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [1] Bundan başkası yok.
               *[other] { $count } şekil aynı derecede iyi.
            }
       *[no] En az { $count } şekil aynı derecede iyi.
    }
web-hands-this-figure = Bu şekil
web-hands-facts = { $whole ->
        [yes] Tek bir şekil.
       *[no] Bu karolar tek bir şekil değil.
    } { $squares } kare, { $clashes } uyuşmazlık, { $rough } eğri ek, { $rings } halka, { $spoiled } bozuk köşe, { $hole ->
        [0] boşluk yok.
       *[other] { $hole } hücrelik boşluk.
    }

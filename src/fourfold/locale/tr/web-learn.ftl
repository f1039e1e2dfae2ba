### Öğrenme sayfaları: kurallar, sözlük, dersler, alıştırmalar.

web-title-learn = Öğren · Fourfold
web-title-glossary = Sözlük · Fourfold
web-title-lesson = Ders · Fourfold
web-title-train = Alıştırma · Fourfold
web-title-document = { $title } · Fourfold

## Genel bakış

web-learn-lead = Resimli kurallar, hamle hamle anlatılan oyunlar ve gözün için alıştırmalar.
web-learn-rules = Kurallar
web-learn-age = { $age } yaş ve üstü
web-learn-lessons = Dersler
web-learn-lessons-text = Adım adım ders oyunları. Bazı anların yan yolları var: başka bir hamle ve ondan çıkan.
web-learn-trainers = Alıştırma
web-learn-trainers-text = Günde birkaç dakika. Sonuçların bu cihazda kalır.
web-learn-glossary = Sözlük
web-learn-glossary-text = Her sözcüğün anlamı. Metinlerde altı çizili bir sözcüğe dokun, anlamını gör.
web-learn-to-glossary = Sözlüğü aç
web-learn-play = Oyna
web-learn-more = Daha fazlası
web-only-english = Bu metin şimdilik yalnız İngilizce.
web-learn-seek = Sözcük ara
web-learn-sought = { $count ->
    [0] Böyle bir sözcük yok.
   *[other] { $count } sözcük
}

## Sözle resimler ve yerler

web-learn-figure = { $tiles } karoluk şekil
web-learn-place = { $direction ->
    [up] Yer { $number }, tepesi yukarıda
    [right] Yer { $number }, tepesi sağda
    [down] Yer { $number }, tepesi aşağıda
   *[left] Yer { $number }, tepesi solda
}

## Sorular

web-learn-answers = Yanıtlar
web-learn-choose = Bir yanıt seç.
web-learn-right = Doğru!
web-learn-wrong = Hayır. Tekrar bak.
web-learn-yes = Evet
web-learn-no = Hayır
web-learn-places-wait = { $count ->
    [1] Yere dokun. Bir tane var.
   *[other] Yerlere dokun. { $count } tane var.
}
web-learn-places-found = { $count ->
    [1] Aramaya devam et.
   *[other] { $count } yerden { $found } bulundu.
}
web-learn-verdict-clash = Hayır: orada renkler farklı.
web-learn-verdict-rough = Hayır: köşegenlerin uçları buluşmuyor.
web-learn-verdict-apart = Hayır: orada şekle değmiyor.
web-learn-verdict-fits-right = Evet, uyuyor.
web-learn-verdict-full-right = Evet, kare yapıyor.
web-learn-verdict-full-wrong = Uyuyor, ama kare yapmıyor.
web-learn-verdict-twice-full-right = Evet, iki kare yapıyor.
web-learn-verdict-twice-full-wrong = Uyuyor, ama iki kare yapmıyor.
web-learn-verdict-double-right = Evet, iki karoya değiyor.
web-learn-verdict-double-wrong = Uyuyor, ama tek bir karoya değiyor.
web-learn-verdict-corner-right = Evet, hem çift hem köşe.
web-learn-verdict-corner-wrong = Uyuyor, ama tek bir karoya değiyor ya da köşe yapmıyor.

## Dersler

# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = El
web-lesson-hand-of = El: { $seat }
web-lesson-stock = Deste
web-lesson-stock-of = Deste: { $seat }
web-lesson-none = Koyacak bir şey kalmadı
web-lesson-figure-of = Şekil: { $seat }
web-lesson-steps = Adımlar
web-lesson-step = { $step } / { $last }
web-lesson-previous = Geri
web-lesson-next = İleri
web-lesson-begins = Dağıtım
web-lesson-line-begins = Peki ya…
web-lesson-leave = Oyuna dön
web-lesson-lines = Peki ya…
web-lesson-line-lays = { $same ->
    [yes] { $seat } başka yere koyuyor: { $tiles }
   *[no] { $seat } onun yerine koyuyor: { $tiles }
}
web-lesson-line-ends = O zaman oyun { $a } : { $b } biter
web-lesson-score = Oyun { $a } : { $b } bitiyor
web-lesson-play = Buradan bilgisayara karşı oyna
web-lesson-misprints = Kitaptaki baskı hataları
web-lesson-misprint = Kitapta “{ $printed }” yazıyor; “{ $read }” diye oku.
web-lesson-did = { $seat } oynuyor.
web-lesson-did-lay = { $squares ->
    [0] { $seat } { $count } karo koyuyor:
   *[other] { $seat } { $count } karo koyup { $squares } kare yapıyor:
}
web-lesson-did-pass = { $seat } pas diyor.
web-lesson-did-exchange = { $seat } bir karo değiştiriyor:
web-lesson-did-take = { $seat } öteki desteden bir karo alıyor.
web-lesson-did-draw = { $seat } çekiyor.
web-lesson-did-capture = { $seat } şekli kapıyor.
web-lesson-did-hand-over = { $seat } bir karo veriyor:
web-lesson-did-give-all = { $seat } kalan bütün karoları veriyor.
web-lesson-did-arrange = { $seat } kuruyor.
web-lesson-did-drop = { $seat } bir karo bırakıyor:
web-lesson-did-stop = { $seat } dur diyor.
web-lesson-did-check = { $seat } karşılaştırıyor.
web-lesson-did-surrender = { $seat } teslim oluyor.

## Alıştırmalar

web-train-fit = Karoyu aklından yerleştir
web-train-fit-text = Karoyu aklından çevir: hangi yere uyar ya da nerede dolu olur?
web-train-fit-fits = Bu karo hangi yere uyar?
web-train-fit-full = Bu yerlerin hepsine uyuyor. Hangisinde kare yapar?
web-train-unseen = Görünmeyen karolar
web-train-unseen-text = Gördüklerin dışında beş rengin bütün karoları: hangisi hâlâ gizli?
web-train-unseen-ask = Aşağıdaki dört karodan hangisini ne masada ne de elinde görüyorsun?
web-train-hand = Elin
web-train-option = { $number }: { $tile }
web-train-line = Dörtlüyü bul
web-train-line-text = Quarto: bir hane, bir taş, ortak bir yanı olan dört taş yan yana.
web-train-line-ask = Bu taş hangi hanede dörtlü yapar?
web-train-line-board = Tahta
web-train-how = On soru. Saat sen düşünürken işler, yanıta bakarken durur.
web-train-start = Başla
web-train-again = Bir daha
web-train-next = Sonraki
web-train-finish = Sonuca geç
web-train-number = Soru { $number } / { $count }
web-train-seconds = { $seconds } sn
web-train-tap = Bir haneye dokun.
web-train-tap-or-key = Bir yanıta dokun ya da 1–4 tuşlarından birine bas.
web-train-wrong = Hayır. Doğru yanıt işaretli.
web-train-result = { $count } sorudan { $right } doğru, soru başına { $seconds } saniye.
web-train-last = Geçen sefer { $right } / { $count }
web-train-plot = Son { $count } turun sonuçları; en iyisi { $best } doğru
web-train-plot-right = Doğru yanıtlar
web-train-plot-time = Soru başına saniye
web-train-table = Tablo olarak
web-train-when = Ne zaman
web-train-of = { $right } / { $count }

### Masanın yanındaki sayfalar: tekrar, kurallar, dizme.

web-title-replay = Tekrar · Fourfold
web-title-rules = Nasıl oynanır · Fourfold
web-title-setup = Konum diz · Fourfold
web-title-analysis = Analiz · Fourfold
web-title-review = İnceleme · Fourfold
web-title-levels = Bilgisayarın seviyeleri · Fourfold

## Tekrar

web-replay-of = { $a } ve { $b }
web-replay-opening = Oyun getiriliyor…
web-replay-result-draw = Berabere
web-replay-result-winner = { $name } kazandı
web-replay-result-none = Henüz bitmedi
web-replay-step = Adım { $step } / { $last }
web-replay-steps = Oyunun adımları
web-replay-walk = Oyunda adım adım gez
web-replay-first = Başa
web-replay-back = Bir adım geri
web-replay-forward = Bir adım ileri
web-replay-last = Sona
web-replay-play = Oynat
web-replay-pause = Dur
web-replay-began = { $name } başlıyor ve ilk taşı seçiyor.
web-replay-began-holding = { $name } elinde taşla başlıyor.
web-replay-told-resign = { $name } pes ediyor.
web-replay-told-claim = { $name } galibiyet istiyor: öteki geri gelmedi.
web-replay-told-time-up = Süre doldu.
web-replay-told-wait = Oyun bir oyuncuyu bekliyor.
web-replay-told-away = Biri masada yok.
web-replay-told-back = Herkes geri geldi.
web-replay-told-resumed = Oyun kesildi, şimdi sürüyor.
web-replay-told-takeback = { $name } kabul ediyor, hamle geri alınıyor.
web-replay-told-word = { $right ->
        [yes] { $name } Quarto diyor. Dörtlü var!
       *[no] { $name } Quarto diyor, ama dörtlü yok.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = Taş şu oyuncuda: { $name }.
web-replay-hand-empty = Kimsenin elinde taş yok.
web-replay-rest = Kalan taşlar
web-replay-missed = Kaçırıldı: { $lines } dörtlüydü, kimse Quarto demedi.
web-replay-missed-some = Bu oyunda { $count } kez dörtlü kaçırıldı.
web-replay-missed-none = Hiç dörtlü kaçırılmadı.
web-replay-missed-show = Göster
web-replay-missed-next = Sonrakini göster
web-replay-moves = Hamleler
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, geri alındı
web-replay-move-missed = { $move }, dörtlü kaçtı
web-replay-entry-start = Başlangıç
web-replay-entry-resign = { $name } pes etti
web-replay-entry-claim = { $name } galibiyet istedi
web-replay-entry-time = Süre doldu
web-replay-entry-done = { $name }: dörtlü yok
web-replay-entry-agreed = Anlaşmalı beraberlik
web-replay-share = Bu oyunu paylaş
web-replay-link = Kopyala
web-replay-link-copied = Bağlantı kopyalandı. Oyunu bu adımda açar.
web-replay-link-text = Bir { $game } oyunu:
web-replay-save = Kaydet…
web-replay-save-title = Bu oyunu kaydet
web-replay-save-picture = Resim
web-replay-save-picture-hint = Sondaki hali.
web-replay-save-svg = SVG
web-replay-save-png = PNG
web-replay-save-record = Kayıt
web-replay-save-record-hint = Bütün hamleler; saklamak ya da burada yeniden açmak için.
web-replay-save-text = Okumak için
web-replay-save-json = Program için
web-replay-save-failed = Resim yapılamadı.
web-replay-on = Buradan oyna
web-replay-on-title = { $step }. adımdan oyna
web-replay-on-hint = Bu konumla yeni bir masa. Zaten tamamlanmış dörtlüler artık sayılmaz, yalnız yenileri sayılır.
web-replay-on-over = Burada oynanacak bir şey kalmadı.
web-replay-on-side = Senin tarafın
web-replay-on-computer = Bilgisayara karşı
web-replay-on-here = İkimiz, burada
web-replay-on-friend = Arkadaşla, bağlantıyla
web-replay-to-table = Masaya
web-replay-opened = Bu cihazda açılan tekrarlar
web-replay-opened-hint = Bunlar internetsiz de açılır.

## Nasıl oynanır

web-rulebook-title = Quarto nasıl oynanır
web-rulebook-lead = İki kişi, on altı taş, bir tahta. Üç dakikada hepsini öğrenirsin.
web-rulebook-play = Şimdi oyna
web-rulebook-print = Sayfayı yazdır
web-rulebook-pieces = Taşlar
web-rulebook-pieces-text = On altı taşın her birinden bir tane var. Bir taş açık ya da koyu, yuvarlak ya da köşeli, uzun ya da kısa, deliksiz ya da deliklidir. Taşlar kimsenin değildir: ikiniz de hepsiyle oynarsınız.
web-rulebook-all = On altı taşın hepsi
web-rulebook-pair-colour = açık ya da koyu
web-rulebook-pair-shape = yuvarlak ya da köşeli
web-rulebook-pair-height = uzun ya da kısa
web-rulebook-pair-top = deliksiz ya da delikli
web-rulebook-turn = Bir hamle: koy, sonra ver
web-rulebook-turn-text = Kendi taşını asla sen seçmezsin. Rakibin sana bir taş verir, sen onu istediğin boş haneye koyarsın. Sonra rakibinin koyacağı taşı sen seçersin.
web-rulebook-turn-1 = Sana bir taş verilir.
web-rulebook-turn-2 = Onu boş bir haneye koyarsın.
web-rulebook-turn-3 = Bir taş seçip verirsin.
web-rulebook-turn-board = Dört taşlı bir tahta; yenisi c2 hanesinde.
web-rulebook-line = Ne kazandırır
web-rulebook-line-text = Bir satırda, sütunda ya da uzun çaprazda ortak bir yanı olan dört taş bir dörtlüdür: hepsi koyu, hepsi delikli, hepsi kısa… Kimin koyduğu önemli değil.
web-rulebook-line-hollow = Çaprazdaki dört taş da delikli. Başka hiçbir şey aynı değil, olması da gerekmez.
web-rulebook-line-tall = Sütundaki dört taş da uzun.
web-rulebook-line-none = Satır dolu ama dörtlü yok: dördünde de aynı olan bir şey yok.
web-rulebook-quiz = Bu dört taş dörtlü mü?
web-rulebook-quiz-text = Dördünün ortak yanı ne? Birden çok doğru yanıt olabilir; biri yeter.
web-rulebook-quiz-number = { $number } / { $count }
web-rulebook-quiz-group = Dört taş, { $number } / { $count }
web-rulebook-quiz-what = Ortak olan
web-rulebook-quiz-colour = Renk
web-rulebook-quiz-shape = Biçim
web-rulebook-quiz-height = Boy
web-rulebook-quiz-top = Delik
web-rulebook-quiz-nothing = Hiçbiri
web-rulebook-quiz-right = Evet. { $why }
web-rulebook-quiz-wrong = Pek değil. { $why }
web-rulebook-quiz-wait = Birini seç, gör.
web-rulebook-quiz-next = Sonraki dört
web-rulebook-quiz-again = Baştan
web-rulebook-quiz-score = { $count } sorudan { $right } tanesi ilk bakışta.
web-rulebook-quiz-why-dark = Başka ne olurlarsa olsunlar, dördü de koyu. Dörtlü.
web-rulebook-quiz-why-hollow = Dördünde de delik var. Renk, biçim ve boy karışık, ama tek ortak yan yeter.
web-rulebook-quiz-why-none-near = Üçü yuvarlak, üçü uzun, üçü açık. Üç yetmez: dörtlü yok.
web-rulebook-quiz-why-square-short = Dördü de köşeli, dördü de kısa. Aynı anda iki neden, ama yine tek dörtlü.
web-rulebook-quiz-why-none-two = Her şeyden ikişer tane: dörtlü yok.
web-rulebook-quiz-why-solid = Hiçbirinde delik yok. Deliksiz olmak da ortak bir yandır. Dörtlü.
web-rulebook-give = Hangi taşı verebilirsin?
web-rulebook-give-text = Taşını koydun, şimdi ver. İki satırın dörtlü olmasına birer taş var. Hiçbirini tamamlamayan bir taş bul.
web-rulebook-give-board = 4. satırda üç koyu taş, 1. satırda üç delikli taş var.
web-rulebook-give-pieces = Verilecek taşlar
web-rulebook-give-wait = Bir taşa dokun.
web-rulebook-give-safe = Güvenli: açık ve deliksiz, hiçbir satırı tamamlamaz.
web-rulebook-give-dark = Rakibin d4’e koyar: dört koyu taş. Kaybettin!
web-rulebook-give-hollow = Rakibin d1’e koyar: dört delikli taş. Kaybettin!
web-rulebook-give-both = Koyu ve delikli: rakibin d4 ile d1 arasında seçer. Kaybettin!
web-rulebook-call = Quarto demen gerek
web-rulebook-call-text = Dörtlü kendiliğinden kazandırmaz. Birinin onu görmesi, “Quarto!” demesi ve göstermesi gerekir. Gözden kaçırırsan ötekine kaptırabilirsin.
web-rulebook-call-1 = Taşı koydun
web-rulebook-call-1-who = Taş vermeden önce Quarto diyebilirsin.
web-rulebook-call-2 = Taş verdin
web-rulebook-call-2-who = Kaçırdığını şimdi rakibin söyleyebilir, taşını koymadan önce.
web-rulebook-call-3 = Sonraki taş kondu
web-rulebook-call-3-who = Eski dörtlü artık geçmez. Yalnız yeni taştan geçen dörtlüler sayılır.
web-rulebook-call-false = Quarto dedin ama dörtlü yok mu? Herkes duyar, başka bir şey olmaz. Her hamlede bir hakkın var, iyi bak.
web-rulebook-call-end = On altı taş da konunca her biriniz bir kez daha Quarto diyebilir; sonra oyun beraberedir.
web-rulebook-call-page = Sayfa dörtlü olup olmadığını asla söylemez. Oyun da bu zaten.
web-rulebook-variants = Başka kurallar
web-rulebook-variants-text = İlk sayfada, oyna düğmesinin altında seçersin. Her kural tek tek de değişebilir.
web-rulebook-block = Kare içinde dört komşu
web-rulebook-block-board = İleri düzeyde, hepsi açık olan bu dört taş da dörtlüdür.
web-rulebook-ready = Hazır mısın?

## Dizme

web-setup-title = Bir konum diz
web-setup-lead = Bir taşa, sonra bir haneye dokun. Yerini değiştirmek ya da kaldırmak için tahtadaki taşa dokun.
web-setup-board = Dizilecek tahta
web-setup-hand-none = Kimsenin elinde taş yok. Bir taşa, sonra buraya dokun.
web-setup-hand-is = Elde: { $piece }
web-setup-hand-put = Ele al: { $piece }
web-setup-pieces = Kullanılmayan taşlar
web-setup-off = Kaldır
web-setup-clear = Boşalt
web-setup-status-empty = Bir taş seç.
web-setup-status-lifted = { $piece }: nereye?
web-setup-status-count = Tahtada { $count } taş var.
web-setup-put = { $square }: { $piece }.
web-setup-taken = Kaldırıldı: { $piece }.
web-setup-handed = Elde: { $piece }.
web-setup-position = Metin
web-setup-position-hint = Kopyala ya da bir konum yapıştır: 4. satırdan 1. satıra, sonra eldeki taş.
web-setup-not-position = Bu bir konum değil. Konum şöyle görünür: { $example }
web-setup-piece-twice = { $piece } taşı iki kez var.
web-setup-record-pasted = Bu bir kayıt. Aşağıda duruyor; orada aç.
web-setup-start = Buradan başla
web-setup-start-title = Oyna
web-setup-with = Kiminle
web-setup-with-bot = Bilgisayar
web-setup-with-friend = Arkadaş
web-setup-with-here = Burada
web-setup-turn = { $holding ->
        [yes] Taşı koyan
       *[no] Sonraki taşı veren
    }
web-setup-turn-lot = kurayla
web-setup-turn-you = ben
web-setup-turn-other = öteki
web-setup-turn-first = 1. oyuncu
web-setup-turn-second = 2. oyuncu
web-setup-record-title = Bir kayda bak
web-setup-record-lead = Bir kayıt yapıştır ya da dosya seç, oyuna adım adım bak.
web-setup-record = Kayıt
web-setup-record-file = Dosya seç
web-setup-record-open = Bak
web-setup-record-big = Bu dosya kayıt olamayacak kadar büyük.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Bir konum diz

## Analize, incelemeye ve seviyelere bağlantılar

web-analysis-link = Bir konumu analiz et
web-setup-analyse = Analiz et
web-review-link = İnceleme
web-levels-link = Hangi seviyeden ne beklemeli

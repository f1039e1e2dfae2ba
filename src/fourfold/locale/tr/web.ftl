### Tarayıcıdaki sayfa.

web-name = Fourfold
web-home = Oyunlara
web-skip = İçeriğe geç
web-navigation = Fourfold
web-close = Kapat
web-yes = Evet
web-no = Hayır
web-you = sen
web-nobody = henüz kimse yok
web-somebody = Biri
web-default-name = Konuk
web-player-a = Oyuncu 1
web-player-b = Oyuncu 2

## Sayfa başlıkları

web-title-home = Fourfold
web-title-table = Masada · Fourfold
web-title-join = Bir davet · Fourfold
web-title-device = Yerin · Fourfold
web-title-games = Oyunlarım · Fourfold
web-title-nowhere = Bulunamadı · Fourfold

## Bir şey çalışmayınca

web-nowhere = Bu adreste bir şey yok.
web-page-offline = Bu sayfa yüklenemedi. Belki bağlantı yoktur.
web-try-again = Tekrar dene
web-reload = Yenile
web-try-now = Şimdi dene
web-refused-offline = Sunucuya ulaşılamıyor. Bağlantı var mı?
web-refused-other = Bu olmadı ({ $code }).
web-opening = Masa açılıyor…
web-waits-for-server = Bu oyun sunucuyu bekliyor. Bağlantı gelince açılır.
web-connection-lost = Bağlantı koptu. Yeniden bağlanılıyor…

## Giriş sayfası

web-game-quarto = Quarto
web-about-game-quarto = Ortak bir yanı olan dört taş yan yana. Rakibinin ne koyacağını sen seçersin.
web-game-fulls = Dolular
web-about-game-fulls = Karoları renkleri uyacak biçimde koy. Kare tamamlayan karoya, kare tamamlayan bir karoyla karşılık verilir.
web-game-squares = Kareler
web-about-game-squares = Perdenin arkasında yedi karodan tek bir şekil kur. En çok kare kazanır, önce dur demek de bir yarıştır.
web-game-claims = Kapmaca
web-about-game-claims = Ganimetli Dolular: bir dizi dolu karoyu bitiren, şekli kareleriyle birlikte alır.
web-game-quados = Kuados
web-about-game-quados = Önce Kareler, sonra kazanan iki tarafın bütün karolarıyla kurmayı sürdürür.
web-game-reach = Uzanmaca
web-about-game-reach = Masayı bir çizgi böler. Kareler kendi tarafında sayılır, dolu karoyla devam eder ya da araya girersin.
web-game-doubles = Çiftler
web-about-game-doubles = Sıra yok: herkes kendi şeklini olabildiğince hızlı kurar, her karo iki karoya değer.
web-game-rings = Halkalar
web-about-game-rings = Köşeli Çiftler; bir de boş bir hücrenin çevresinde dört karoluk halkalar.
web-game-steals = Aşırmaca
web-about-game-steals = Herkesin kendi şekli var, ötekininkinden karo alabilirsin.
web-game-frames = Çerçeveler
web-about-game-frames = Perdenin arkasında bir çerçeve kur. En büyük boşluk kazanır.
web-game-squares-plus = Kareler +
web-about-game-squares-plus = Yirmi dört karonun hepsiyle Kareler, herkese on iki karo.
web-game-claims-plus = Kapmaca +
web-about-game-claims-plus = Yirmi dört karonun hepsiyle Kapmaca, dört karoluk başlangıç şekliyle.
web-game-reach-plus = Uzanmaca +
web-about-game-reach-plus = Yirmi dört karonun hepsiyle Uzanmaca, gidilecek dokuz hücre.
web-game-doubles-plus = Çiftler +
web-about-game-doubles-plus = Yirmi dört karonun hepsiyle Çiftler, elde altı karo.
web-game-rings-plus = Halkalar +
web-about-game-rings-plus = Yirmi dört karonun hepsiyle Halkalar, elde altı karo.
web-game-steals-plus = Aşırmaca +
web-about-game-steals-plus = Yirmi dört karonun hepsiyle Aşırmaca, üçlü hamlelerle.
web-games = Oyunlar
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Başka oyunlar
web-ways = Oyun seçenekleri
web-play-computer = Bilgisayarla oyna
web-play-friend = Arkadaşla, bağlantıyla
web-play-here = İkimiz, burada
web-play-anybody = Çevrimiçi biriyle
web-level = Bilgisayar ne kadar güçlü oynasın
web-level-is = { $level }, { $name }. { $about }
web-continue = Oynamaya devam et
web-finished = Bitenler
web-my-games = Oyunlarım
web-no-games = Bu cihazda henüz oyun yok.
web-tile-with = { $name } ile
web-tile-here = { $a } ve { $b }
web-tile-continue = Devam
web-tile-open = Henüz kimse gelmedi
web-tile-invite = Beklemeye devam

## Ayarlar

web-learn = Öğren
web-solve = Çöz
web-here-turns = İkiniz burada: karolar hamle aralarında örtülür.
web-here-cutting-in = İkiniz burada: karolar hamle aralarında örtülür, kimse araya girmez.
web-here-building = İkiniz burada: saat tutarak sırayla kurarsınız; hızlı olan ilk sayılır.
web-here-race = İkiniz burada: yarışmak yerine sırayla oynarsınız.
web-from-age = { $age } yaş ve üstü
web-rules-help = Kurallar ve yardım
web-how-to-play = { $game } nasıl oynanır
web-settings = Ayarlar
web-your-name = Adın
web-theme = Görünüm
web-theme-auto = Sistem
web-theme-light = Açık
web-theme-dark = Koyu
web-theme-contrast = Kontrast
web-pieces = Taşlar
web-pieces-wood = Ahşap
web-pieces-plain = Sade
web-palette = Karoların renkleri
web-palette-rainbow = Gökkuşağı
web-palette-safe = Renk körleri için
web-patterns = Karolarda işaretler
web-sound = Ses
web-motion = Hareket
web-language = Dil
web-my-data = Oyunlarımı indir
web-forget-me = Verilerimi sil
web-forget-me-sure = Adın silinir, süren oyunlarında pes etmiş olursun ve bu tarayıcı unutulur. Biten oyunlar, adın olmadan, birlikte oynadıklarında kalır.

## Seçilecek kurallar

web-rules = Kurallar
web-rules-are = { $custom ->
        [yes] { $name }, değiştirilmiş
       *[no] { $name }
    }
web-rules-done = Tamam
web-about-international = Ortak bir yanı olan dört taş yan yana. Gören Quarto der.
web-about-beginners-1 = Açık ya da koyu, başka bakılacak şey yok. İlk oyun için.
web-about-beginners-2 = İlk oyun kolay geldiyse, gözetilecek iki şey.
web-about-beginners-3 = Gözetilecek üç şey; delik en sona kalır.
web-about-advanced = Kare biçiminde dört komşu da kazanır. Gözden kaçacak dokuz yol daha.
web-about-tournament = Koymak ve vermek için altmış saniye. Ancak eminsen Quarto de.
web-about-balkan = Bir dörtlü kaçırıldıysa, ikiniz arasından ilk söyleyen kazanır.
web-about-taiwan = Koymadan önce Quarto de ve nereye koyacağını söyle. Kaçan kaçmıştır.
web-about-greek-2 = Bir ortak yan yetmez, iki tane gerekir.
web-edition = Bir kılavuzun dediği gibi
web-edition-none = Bir dil seç…
web-custom = Kurallar tek tek
web-match = Maçtaki oyun sayısı
web-names = Adlar
web-names-here = İki kişi bu ekranda oynarken:
web-no-limit = Sınırsız
web-seconds = { $seconds } saniye
web-feature-colour = Renk
web-feature-shape = Biçim
web-feature-height = Boy
web-feature-top = Delik
web-option-features = Ne sayılır
web-option-shared = Dört taşta kaç ortak yan olmalı
web-option-squares = 2×2 kareler dörtlü sayılır
web-option-calls = Dörtlü kazandırır
web-option-calls-players = söylenirse
web-option-calls-auto = kendiliğinden
web-option-late-call = Kaçan dörtlüyü kim söyler
web-option-late-call-opponent = rakip
web-option-late-call-either = ikisi de
web-option-late-call-none = hiç kimse
web-option-call-when = Quarto denir
web-option-call-when-after = koyduktan sonra
web-option-call-when-before = koymadan önce
web-option-point = Quarto için
web-option-point-line = dörtlüyü göster
web-option-point-word = söz yeter
web-option-false-call = Yanlış Quarto’nun bedeli
web-option-false-call-refuse = yok
web-option-false-call-forfeit = oyun
web-option-starter = İlk taşı veren
web-option-starter-lot = kurayla
web-option-starter-first = ilk oyuncu
web-option-starter-loser = son kaybeden
web-option-move-time = Hamle süresi

## Seçmemiş olanlar için sözle kurallar

web-rules-short-international = Alışılmış kurallar
web-rules-short-beginners-1 = Yalnız renk sayılır
web-rules-short-beginners-2 = Renk ve biçim sayılır
web-rules-short-beginners-3 = Delik dışında hepsi
web-rules-short-advanced = 2×2 kareler sayılır
web-rules-short-tournament = Turnuva
web-rules-short-balkan = Sonradan ikisi de söyler
web-rules-short-taiwan = Koymadan önce Quarto
web-rules-short-greek-2 = İki ortak özellik
web-rule-features = Sayılan: { $features }.
web-rule-squares = 2×2 karedeki dört komşu da dörtlüdür.
web-rule-shared = Dörtlü için { $shared } ortak yan gerekir.
web-rule-calls-auto = Dörtlü kendiliğinden kazandırır; kimsenin Quarto demesi gerekmez.
web-rule-late-call-either = Kaçırılan dörtlüyü iki oyuncu da söyleyebilir.
web-rule-late-call-none = Kaçırılan dörtlü sonradan söylenemez.
web-rule-call-when-before = Koymadan önce Quarto de ve nereye koyacağını söyle.
web-rule-point-word = Yalnız söz yeter; dörtlüyü göstermek gerekmez.
web-rule-move-time = Hamle başına { $seconds } saniye.
web-rule-false-call-forfeit = Yanlış Quarto oyunu kaybettirir.
web-rule-starter-first = İlk taşı ilk oyuncu verir.
web-rule-starter-loser = İlk taşı son oyunu kaybeden verir.
web-rule-match = { $games ->
        [1] Tek oyun.
       *[other] { $games } oyunluk maç.
    }

## Davet ve katılma

web-invite-title = Bir arkadaş çağır
web-invite-hint = Bu bağlantıyı gönder. Arkadaşın gelince oyun burada açılır.
web-invite-game = Benimle oyna! { $game }:
web-link = Bağlantı
web-link-only-here = Bu adresteyken bağlantı yalnız bu bilgisayarda açılır.
web-link-serve = Başka cihazlar için sunucuyu “{ $command }” ile başlat ve bu sayfayı bilgisayarın ağdaki adıyla aç.
web-qr = QR kodu olarak bağlantı
web-copy = Kopyala
web-copied = Kopyalandı.
web-share = Paylaş
web-looking = Biri aranıyor…
web-looking-hint = Biri gelince oyun açılır.
web-looking-long = Henüz kimse gelmedi. Beklemeye devam edebilir ya da bu masada bilgisayarla oynayabilirsin.
web-play-bot-instead = Bilgisayarla oyna
web-invited = { $name } seni çağırıyor: { $game }
web-join = Otur ve oyna
web-set-up = Kurulmuş konum
web-set-up-known = Kurulmuş konum, gizli karolar aynı
web-set-up-who = Bu oyun baştan başlamıyor: konumu { $name } kurdu.
web-set-up-drawn = Görmediğin karolar yeniden çekildi. Onları kimse bilmiyor.
web-set-up-known-tiles = Gizli karolar öncekiyle aynı. { $name } karolarını biliyor olabilir.
web-set-up-agree = Bu karolarla oynamayı kabul ediyorum
web-invite-over = Bu yer dolu.
web-to-table = Masaya
web-another-device = Başka cihaz
web-move-seat-title = Başka cihazda oyna
web-move-seat-hint = Bu bağlantıyı orada aç, yerin de oraya geçer. Bir kez çalışır.
web-device-title = Burada devam et
web-device-hint = Yerin bu cihaza geçer; öteki cihaz artık yalnız izler.
web-device-take = Yerine geç
web-seat-moved = Yerin başka bir cihaza geçti.

## Masada

web-table-of = { $game }: { $a } ve { $b }
web-players = Oyuncular
web-score = Kazanılan
web-away = yok
web-is-away = { $name } masada yok.
web-left = { $name } gitti.
web-download-record = Kaydı indir
web-awaited = { $count ->
        [one] { $name } bekleniyor.
       *[other] Oyuncular bekleniyor.
    } { $clock ->
        [yes] İkisi de gelince saat başlar.
       *[no] İkisi de gelince oyun başlar.
    }
web-claim = Galibiyet iste
web-clock = { $time } kaldı
web-seconds-left = { $seconds } saniye kaldı.
web-acts = Masada
web-ask-takeback = Geri al
web-ask-draw = Beraberlik
web-ask-pause = Ara ver
web-resign = Pes et
web-resign-title = Pes mi ediyorsun?
web-resign-sure = { $here ->
        [yes] { $name } pes ediyor, öteki kazanıyor.
       *[no] Pes ediyorsun, rakibin kazanıyor.
    }
web-play-on = Devam et
web-request = { $wish ->
        [draw] { $name } beraberlik öneriyor.
        [pause] { $name } ara istiyor.
       *[takeback] { $name } son hamleyi geri almak istiyor.
    } { $here ->
        [yes] { $other }, kabul mü?
       *[no] Kabul mü?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Beraberlik önerdin.
                [pause] Ara istedin.
               *[takeback] Bir hamleyi geri almak istedin.
            } Yanıt bekleniyor…
       *[no] { $name } yanıt bekliyor.
    }
web-paused = Ara verildi
web-resume = Devam
web-result-won = Kazandın!
web-result-lost = Kaybettin.
web-result-draw = Berabere.
web-result-score = { $high } : { $low }
web-result-winner = { $name } kazandı!
web-match-game = Oyun { $number } / { $count }
web-match-score = Maç şimdilik: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Maçı kazandın, { $high } : { $low }!
        [other] Maçı kaybettin: { $name } kazandı, { $high } : { $low }.
       *[name] Maçı { $name } kazandı, { $high } : { $low }!
    }{ $even ->
        [yes] {" "}Skorlar eşitse son kazanılan oyun belirler.
       *[no] {""}
    }
web-match-drawn = Maç berabere: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Yeni maç
web-watching = İzliyorsun.
web-watch-next = Sonraki oyuna
web-rematch = Tekrar oyna
web-rematch-too = Evet, tekrar!
web-rematch-waiting = Bekleniyor…
web-to-replay = Tekrar
web-replay = Tekrar izle
web-told-begins = { $name } başlıyor.
web-act-told-join = { $name } geldi.
web-act-told-ask = { $wish ->
        [draw] { $name } beraberlik öneriyor.
        [pause] { $name } ara istiyor.
       *[takeback] { $name } bir hamleyi geri almak istiyor.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } kabul ediyor.
       *[no] { $name } istemiyor.
    }
web-act-told-away = { $name } gitti.
web-act-told-wait = Oyun { $name } için bekliyor.
web-act-told-back = { $name } geldi.
web-act-told-resume = { $name } devam ediyor.
web-act-told-rematch = { $name } tekrar oynamak istiyor.

## Quarto

web-board = Tahta
web-tray = Verilecek taşlar
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, boş
web-hand = { $name } tutuyor: { $piece }
web-hand-give = Seçilen taşı ver, alacak olan: { $name }
web-hand-empty = { $name }: el boş
web-moves = Hamleler
web-no-moves = Henüz hamle yok.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: dörtlü değil, { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Söyle
web-call-leave = Vazgeç
web-done = Dörtlü yok
web-nothing-full = Son konan taştan dolu bir hat geçmiyor. Eskiler artık sayılmaz.
web-status-place = { $who ->
        [you] Taşını koy.
        [here] { $name }, taşı koy.
       *[other] { $name } taşını koyuyor…
    }
web-status-give = { $who ->
        [you] Verecek bir taş seç.
        [here] { $name }, { $other } için bir taş seç.
       *[other] { $name } taş seçiyor…
    }
web-status-give-sure = Vermek için bir daha dokun.
web-status-close = { $who ->
        [you] Bütün taşlar kondu. Dörtlü var mı?
        [here] { $name }, dörtlü var mı?
       *[other] { $name } dörtlü arıyor…
    }
web-status-thinking = { $name } düşünüyor…
web-status-point-square = Nereye koyacaksın?
web-status-point-line = Dörtlüne dokun.
web-status-point-sure = Dörtlün: { $line }?
web-status-sending = …
web-status-paused = Ara verildi.
web-status-open = Öteki oyuncu bekleniyor.
web-status-over = Oyun bitti.
web-told-give = { $name } veriyor: { $piece }.
web-told-place = { $name } taşı koyuyor: { $square }.
web-told-call = { $line ->
        [none] { $name } Quarto diyor. Bu bir dörtlü!
       *[other] { $name } Quarto diyor: { $line }. Bu bir dörtlü!
    }
web-told-false-call = { $name } Quarto dedi, ama bu dörtlü değil.
web-told-done = { $name } için söylenecek dörtlü yok.

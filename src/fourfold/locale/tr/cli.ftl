### Komut satırı.

cli-fourfold = Birbirine uyan dört şeyin oyunları.
cli-fourfold-examples =
    Örnekler:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Sürümü gösterir ve çıkar.
cli-lang = Konuşulacak dil; verilmezse ortamın dili (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: oyna, konumlara bak, onları çöz, kayıtları denetle.
cli-json = Programlar için JSON yazar, her satıra bir nesne.
cli-cyrillic = Karoları ve yönleri kitaptaki Kiril harfleriyle yazar.
cli-position = "0..f/..../.3../.... 9" gibi bir konum: 4. satırdan 1. satıra, her taş için bir onaltılık rakam, sonra eldeki taş ya da "-". Tek başına "-", standart girdiden her satırda bir konum okur.
cli-preset = Oyunun kuralları; “fourfold quarto presets” bunları sıralar.
cli-set = Kuralların bir seçeneğini değiştirir, örneğin squares=on ya da move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Çıktı
cli-unfinished = { $events } olaydan sonra bitmemiş.
cli-false-call = { $name } dörtlü yokken Quarto dedi (olay { $event }).
cli-edition = O dildeki kılavuz gibi
cli-in-hand = Elde: { $piece }, { $name }.

cli-play = Terminalde oyna: bir klavyede iki kişi ya da bilgisayara karşı.
cli-play-examples =
    Örnekler:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Rakip: bir insan (person) ya da bilgisayarın bir seviyesi, en zayıfı ilk. Verilmezse sorulur.
cli-play-names = Oyuncuların adları, arada virgülle.
cli-play-save = Bitmemiş oyunun saklandığı yer.
cli-play-new = Baştan başlar; bitmemiş oyun bir kenara konur.

cli-show = Bir konumu metin ya da resim olarak gösterir.
cli-show-examples =
    Örnekler:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Konumu bu SVG dosyasına da çizer.
cli-show-theme = Resmin renkleri.
cli-show-size = Resmin piksel olarak yüksekliği.

cli-replay = Bir kaydı kurallara göre denetler ve nerede bittiğini gösterir.
cli-replay-examples =
    Örnekler:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Metin ya da JSON olarak bir kayıt; “-” onu standart girdiden okur.
cli-replay-to = Kaydın kendisini bu biçimde yazar.
cli-presets = Oynanabilecek kuralları ve her birinin neyi değiştirdiğini sıralar.

cli-pentaraduga = Pentaraduga: şekillere ve değerlerine bak, en iyilerini bul, problem üret, ders oyunlarını yeniden oynat. Kısası “penta”.
cli-figure = Notasyonla yazılmış bir şekli gösterir: kareleri, kusurları ve en kısa yazılışı.
cli-figure-examples =
    Örnekler:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Konuş sırasıyla karolar, arada virgülle: karo, tepesinin yönü, en üst, en sağ, en alt ya da en sol yer için harfler, değdiği karolar; ya da yeri, örneğin oRoU@0,0. Başka bitişler “/” işaretinden sonra gelir. Tek başına “-”, standart girdiden her satırda bir şekil okur.
cli-penta-solve = Bir el karodan en iyi şekli bulur ve daha iyisi olmadığını kanıtlar.
cli-penta-solve-examples =
    Örnekler:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = El: oRo ya da oRv gibi karolar, arada boşluk ya da virgülle. Tek başına “-”, standart girdiden her satırda bir el okur.
cli-penta-goal = Neyden en çok olsun: squares (kareler); quados (kareler eksi bozuk köşeler); rings (halkalar); frame (bir boşluktaki boş hücreler; bütün karolar kullanılmayabilir).
cli-penta-free = Yalnız uyuşmazlığı ve eğri eki olmayan şekiller. Yoksa bunlar serbesttir, ama düşülür.
cli-penta-extend = Olduğu gibi kalan, notasyonla yazılmış bir şekil; karolar buna eklenir.
cli-penta-count = Kaç en iyi şekil olduğunu da söyler; çevirince aynı olanlar bir sayılır.
cli-penta-seconds = En çok kaç saniye aransın; sonra o ana kadarki en iyi şekil ve kanıtlanmadığı söylenir. 0: ne kadar sürerse.
cli-penta-none = { $proved ->
        [1] Bütün bu karolarla kusursuz bir şekil yok.
       *[0] Süre içinde şekil bulunamadı.
    }
cli-penta-solved = { $proved ->
        [1] Olabilecek en iyisi, { NUMBER($seconds, maximumFractionDigits: 3) } sn içinde kanıtlandı:
       *[0] { NUMBER($seconds, maximumFractionDigits: 0) } sn içinde bulunan en iyisi, kanıtlanmadı:
    } { $goal ->
        [rings] { $rings } halka, { $counted } kare.
        [frame] { $hole } hücrelik bir boşluk, değeri { $counted }.
       *[squares] değeri { $counted }.
    }
cli-penta-counted = { $all ->
        [0] En az { $count } şekil aynı derecede iyi.
       *[1] Böyle { $count } şekil var.
    }
cli-penta-problems = Yeni problemler üretir ya da birini yanıtlarıyla gösterir.
cli-penta-problems-examples =
    Örnekler:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (14 karodan 7), squares+ (24 karodan 12) ya da quados (7 karoluk şekle eklenen 7 karo); ya da yanıtlarını görmek için bir problemin kimliği.
cli-penta-problems-count = Kaç tane.
cli-penta-problems-seed = Nereden başlansın: hep aynı problemler. Yoksa rastgele.
cli-penta-problems-difficulty = 1 (kolay) ile 5 (zor) arası: yanıtların ne kadar ender olduğu ve hemen yapılabilen karelerin kaçının yanılttığı. Yoksa herhangi biri.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , zorluk { $difficulty }/5
    }: { $kind ->
        [quados] { $given ->
                [start] bütün bu karoları bu şekle ekle
               *[hand] bu karolarla { $start } eden bir şekil yap, sonra on dört karodan kalanların hepsini ona ekle
            }; sonuç { $goal } etsin, her bozuk köşe bir düşürür{ $symmetry ->
                [none] .
                [central] ; dış çizgisi yarım dönüşte aynı kalsın.
               *[any] ; dış çizgisi simetrik olsun.
            }
       *[squares] bütün bu karolarla { $goal } eden tek bir şekil yap.
    }
cli-census = Olabilecek her elin en iyi şeklinin kaç ettiğini bulur. Durdurulup yeniden başlatılınca kaldığı yerden sürer.
cli-census-examples =
    Örnekler:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Hangi eller: squares (morsuz 14 karodan 7), squares+ (24 karodan 12; dakikalar sürer) ya da rings (hangi ellerden halka çıkar).
cli-census-output = Her el için bir şekil içeren belgelerin ve şimdiye dek yapılanların klasörü.
cli-census-workers = Kaç süreç arasın; verilmezse her işlemci çekirdeğine bir tane.
cli-census-ray = Bunun yerine bu adresteki Ray kümesinde arar, örneğin 10.0.0.1:6379; “local” bu makinede bir küme başlatır.
cli-census-verify = Bunun yerine bu belgeyi denetler: her el bir kez var mı, her şekil dendiği kadar ediyor mu, yeni aramalar aynısını buluyor mu.
cli-census-samples = Denetlerken kaç el yeniden aransın; daha azsa hepsi.
cli-census-seed = Bunların hangi eller olduğu.
cli-census-hands = { $tiles } karonun { $size } tanesiyle { $hands } el; yalnız renkleri ya da aynadaki görüntüsü farklı eller bir sayılırsa { $classes }.
cli-census-column = { $column ->
        [score] Değer
        [hands] Eller
        [tiles] Karo sayısı
        [size] Elde
        [rings] Halkalı
       *[share] Pay
    }
cli-census-extreme = Hiçbir el şundan { $end ->
        [least] az
       *[most] çok
    } etmez: { $score }; { $hands ->
        [1] bir el bu kadar eder:
       *[other] { $hands } el bu kadar eder, örneğin:
    }
cli-census-question = { $colour ->
        [none] Her el
       *[other] Bütün karolarında { $colour } olan her el
    } en az { $below } eder mi? { $hands ->
        [0] Evet.
        [1] Hayır, biri etmez:
       *[other] Hayır, { $hands } el etmez, örneğin:
    }
cli-census-verified = { $wrong ->
        [0] Belge doğru: { $count } kayıt, { $solved } tanesi yeniden arandı.
       *[other] Belgede { $wrong } yanlış var.
    }
cli-penta-replay = Ders oyunlarını kurallara göre oynatır; skorlarını ya da kuralın nerede bozulduğunu söyler.
cli-penta-replay-examples =
    Örnekler:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Ders oyunlarının JSON dosyası, standart girdi için “-” ya da Fourfold ile gelen bir ders oyununun kimliği, örneğin fulls-1.
cli-penta-nameless = Kimliği olmayan bir oyun
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , olay { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles } karo, { $squares } kare{ $rings ->
        [0] { "" }
       *[other] , { $rings } halka
    }{ $clashes ->
        [0] { "" }
       *[other] , { $clashes } uyuşmazlık
    }{ $rough ->
        [0] { "" }
       *[other] , { $rough } eğri ek
    }{ $spoiled ->
        [0] { "" }
       *[other] , { $spoiled } bozuk köşe (Kuados için)
    }{ $parts ->
        [0] { "" }
       *[other] , birkaç parça halinde
    }: değeri { $counted }.

cli-penta-match = Bilgisayarın iki seviyesine Pentaraduga’dan bir oyunu karşılıklı oynatır.
cli-penta-match-examples =
    Örnekler:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Oyun, örneğin fulls ya da reach+.
cli-penta-match-level = Bilgisayarın bir seviyesi.
cli-penta-match-games = Kaç oyun; her oyundan sonra seviyeler yer değiştirir.
cli-penta-match-result = { $game }, seviye { $first } ile seviye { $second }: { $games } oyunda { $wins } galibiyet, { $draws } beraberlik, { $losses } yenilgi ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); ortalama { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } puan; ortanca oyunda { $actions } eylem.

cli-solve = Bir konumu çözer: taşı tutan ya da verecek olan kazanır mı, berabere mi kalır, kaybeder mi, ne kadar çabuk?
cli-solve-examples =
    Örnekler:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Neyin sayılacağı, örneğin colour,shape; verilmezse hepsi: colour,shape,height,top.
cli-squares = 2 × 2 hanelik dokuz kare de dörtlü sayılır.
cli-shared = Bir dörtlünün taşlarında kaç ortak özellik gerekir; verilmezse 1.
cli-threads = Kaç iş parçacığı arasın.
cli-memory = Arama, tahtaları hatırlamak için kaç megabayt kullanabilir.
cli-solve-moves = Her hamlenin değerini de söyler.
cli-solve-warm = “-” ile: bulduklarını bir konumdan ötekine hatırlar.
cli-searching = { $seconds } sn içinde { $nodes } düğüm{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , { $all } hamleden { $done }
    }…
cli-value = { $piece ->
        [nobody] Tahta dolu:
        [giver] Şimdi taş verecek olan
       *[other] Elinde { $piece } olan
    } { $value ->
        [win] { $plies ->
            [1] hemen kazanır.
           *[other] { $plies } adımda kazanır.
        }
        [loss] öteki iyi oynarsa { $plies } adımda kaybeder.
       *[draw] { $piece ->
            [nobody] beraberlik.
           *[other] berabere kalabilir, ama öteki iyi oynarsa kazanamaz.
        }
    }
cli-spent = { $seconds } sn içinde { $nodes } düğüm arandı.
cli-grid =
    Satırlar: eldeki taşın konacağı yer. Sütunlar: sonra verilecek taş.
    +n: n adımda kazanır, =: berabere, -n: n adımda kaybeder. Adım: taş vermek ya da koymak.

cli-analyse = Bir konumu analiz eder: değeri, en iyi hamleler ve sonra ikisinin oynayacağı.
cli-analyse-examples =
    Örnekler:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = "0..f/..../.3../.... 9" gibi bir konum: 4. satırdan 1. satıra, her taş için bir onaltılık rakam, sonra eldeki taş ya da "-".
cli-best = En iyi hamleler:
cli-line = İkisi de iyi oynarsa:

cli-review = Bir oyunu inceler: her hamlenin değeri, kaçırılanlar ve oyunun ne zaman belli olduğu.
cli-review-examples =
    Örnekler:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] kazanç
        [draw] beraberlik
        [loss] kayıp
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] kazancı kaçırıyor
       *[draw] beraberliği kaçırıyor
    }
cli-missed = Quarto demiyor: { $lines }
cli-overlooked = Kimse Quarto demedi: { $lines } (olay { $event }).
cli-decided = { $event ->
        [0] Değeri başından beri sondaki gibiydi.
       *[other] Oyunu { $event } numaralı olay belirledi.
    }

cli-engine = Standart girdi ve çıktıdaki satırlarla başka programlara yanıt verir (docs/engine.md).
cli-engine-examples =
    Örnekler:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm bir konum listesi içindir; konum yerine “-” ile kullanılır.

cli-match = Bilgisayarın seviyelerini birbiriyle oynatır ve derecelendirir.
cli-match-examples =
    Örnekler:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = İki ya da daha çok seviye; her biri ötekilerin hepsiyle oynar.
cli-match-all = Bütün seviyeler.
cli-match-games = Her seviye çifti kaç oyun oynasın; ilk taşı sırayla verirler.
cli-match-seed = Aynı tohum aynı oyunları verir.
cli-match-workers = Kaç süreç oynasın; verilmezse işlemci sayısı kadar.
cli-match-result = Seviye { $first } ile seviye { $second }: { $wins } galibiyet, { $draws } beraberlik, { $losses } yenilgi; { $points ->
        [1] 1 puan
       *[other] { $points } puan
    }, { $games } oyunda; { $elo } Elo.
cli-match-level = Seviye
cli-match-step = Fark
cli-match-legend = Elo: sıfır ortalamadır. Fark: bir önceki seviyeden ne kadar iyi. Sonra her seviyeye karşı yüz oyunda alınan puan. Hata payı: %95.
malformed-match-levels = Maç için her biri bir kez yazılmış en az iki seviye gerekir; örneğin 3 5 ya da --all.

malformed-language = “{ $text }” bildiğimiz bir dil değil; olanlar: { $expected }.
malformed-utf-8 = Bu UTF-8 metni değil.
malformed-file = { $path }: { $problem }
malformed-save = { $path } içindeki bitmemiş oyun okunamıyor: { $problem } Bir kenara koymak için --new ile başlat.
malformed-save-in-use = { $path } içindeki oyun başka bir pencerede açık. --save ile başka bir dosya ver.
malformed-no-terminal = Oynamak için terminal gerekir.
malformed-names = “{ $text }” iki ad değil; şöyle yaz: Ann,Bo.
malformed-svg-of-many = --svg tek bir konum çizer, standart girdiden gelen bir listeyi değil.

cli-serve = Web uygulamasını sunar: tarayıcıda arkadaşlarla ya da bilgisayarla oyna.
cli-serve-examples =
    Örnekler:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Dinlenecek adres.
cli-port = Dinlenecek port; 0 boş bir port alır.
cli-database = Veritabanı; verilmezse sistemin veri klasöründe SQLite.
cli-workers = Kaç süreç hizmet versin; birden çoğu için PostgreSQL ve Redis gerekir.
cli-redis = Süreçlerin birbirini uyandırdığı Redis’in adresi.
cli-proxy = Sunucunun önündeki vekil sunucunun adresi; isteklerin nereden geldiğini X-Forwarded-For ile bildirir.
cli-limits = Konuklara ne kadar izin verileceği, alışılmıştan farklı olanlar: JSON olarak, bkz. docs/security.md.
cli-open = Sayfayı tarayıcıda açar.
cli-log-json = Günlüğü JSON olarak yazar, her satıra bir nesne.
cli-metrics-port = Sunucunun durumunu bu portta Prometheus’a bildirir.
cli-metrics-host = Bunun bildirileceği adres.
cli-serving = Fourfold burada: { $address }
cli-think = Bir sunucunun bilgisayarını bu makinede de düşündürür.
cli-think-examples =
    Örnek:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Sunucuların kullandığı Redis’in adresi.
cli-think-processes = Kaç süreç düşünsün; verilmezse her işlemciye bir tane.
cli-thinking = Bu Redis’in sunucuları için düşünülüyor.
malformed-redis = Bu, redis://localhost:6379 gibi bir Redis adresi değil: { $why }
cli-admin = Veritabanının bakımı.
cli-migrate = Şemayı günceller (sunucu başlarken de yapar).
cli-backup = Sunucu çalışırken bir SQLite veritabanını kopyalar.
cli-backup-file = Nereye; henüz var olmamalı.
cli-export = Her oyunu kayıt olarak yazar, her satıra bir tane.
cli-prune = Sunucu çalışırken eskileri siler. Tür verilmezse eskileri yalnız sayar.
cli-prune-kinds = Ne silinsin: hiç oynanmamış masalar, bitmemiş oyunlar, bitmiş oyunlar, düellolar, başka cihazlara bağlantılar, hiçbir yerde oturmayan konuklar, sunucunun çalışma kayıtları; sırasıyla unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Kaç gündür dokunulmamış olmalı.
cli-forget = Bir konuğun verilerini siler: adını ve hangi oyunların onun olduğunu.
cli-forget-guest = Konuk: kimliği ya da bir masanın kimliği ve yer, örneğin 3f7dQx0aLm2c/A.
cli-count = Konukları, masaları ve olayları sayar.
malformed-port = { $host }:{ $port } dinlenemiyor: { $why }.
malformed-workers = Birden çok süreç için ortak bir veritabanı ve Redis gerekir: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = “{ $guest }” diye bir konuk yok.
malformed-exists = { $path } zaten var.
malformed-database = Veritabanı açılamıyor: { $why }
malformed-database-taken = { $where } veritabanını başka bir sunucu kullanıyor ({ $host } üzerinde { $pid } numaralı süreç, { $since } tarihinden beri). Önce onu durdur ya da başka bir --database seç.
malformed-database-shared = { $where } veritabanını bu sunucuyu duyamayan başka bir sunucu kullanıyor ({ $host } üzerinde { $pid } numaralı süreç, { $since } tarihinden beri). Önce onu durdur ya da ikisini de aynı --redis ile başlat.
malformed-database-log = { $path } günlüğü hasarlı: veritabanı açılırsa hasardan sonraki { $commits ->
        [one] { $commits } kayıtlı değişiklik
       *[other] { $commits } kayıtlı değişiklik
    } ({ $frames ->
        [one] { $frames } blok
       *[other] { $frames } blok
    }) kaybolur. Önce { $database } ile { $path } dosyalarını güvenli bir yere kopyala. Sonra yerlerine bir yedek koy ya da okunabileni koruyup kalanından vazgeçmek için “fourfold admin salvage” çalıştır.
cli-salvage = Günlüğü hasarlı bir SQLite veritabanını açar: ikisinin de kopyasını saklar, hasardan sonraki değişikliklerden vazgeçer. Önce sunucuyu durdur.
malformed-salvage = Bu komut yalnız SQLite içindir.
malformed-no-database = Burada Fourfold veritabanı yok: { $where }. --database ya da FOURFOLD_DATABASE ile ver.
malformed-backup = Bu komut yalnızca SQLite kopyalar. PostgreSQL için pg_dump kullan.

cli-book = Açılış kitabı: tahtada en çok üç taş olan her konumun kesin değeri.
cli-book-rules = Bölümün kuralları: classic, squares, beginners-1, beginners-2 ya da beginners-3; verilmezse hepsi.
cli-book-build = Kitabı aramayla üretir. Bir saat kadar sürer; durdurulup yeniden başlatılınca kaldığı yerden sürer.
cli-book-examples =
    Örnekler:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Bölümlerin ve şimdiye dek yapılanların klasörü.
cli-book-workers = Kaç süreç arasın; verilmezse her işlemci çekirdeğine bir tane.
cli-book-memory = Her birinin tablosu için kullanabileceği bellek, MB olarak.
cli-book-verify = Kitabı denetler: eksiksiz mi, kendi içinde tutarlı mı, yeni aramalara uyuyor mu.
cli-book-samples = Her bölümün kaç tahtası yeniden aransın.
cli-book-seed = Bunların hangi tahtalar olduğu.
cli-book-wrong = { $name } yanlış; aramanın bulduğu: { $found }
cli-book-verified = { $wrong ->
        [0] Kitap doğru.
       *[other] { $wrong } tahta yanlış.
    }
cli-stopped = Durduruldu. Yapılanlar saklandı: aynı komut buradan sürdürür.
malformed-book-rules = “{ $name }” diye bir bölüm yok; olanlar: { $expected }.

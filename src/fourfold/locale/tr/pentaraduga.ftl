### Pentaraduga.

## Okunamayan metinler

malformed-pentaraduga-tile = “{ $text }” bir karo değil; sol, büyük, sağ renkler gerekir, küçükler büyüğün komşusu olmalı, örneğin oRo ya da oRv.
malformed-pentaraduga-tile-twice = { $tile } karosu iki kez var.
malformed-pentaraduga-direction = “{ $text }” bir yön değil; В П Н Л ya da U R D L gerekir.
malformed-pentaraduga-placement = “{ $text }” bir yer değil; karo, yön ve sol alt hücre gerekir, örneğin oRoU@0,0.
malformed-pentaraduga-too-many = { $count } karo çok fazla; en çok { $most } olur.
malformed-pentaraduga-no-tiles = Karo yok; oRo rOr yOr gibi bir el gerekir.
malformed-pentaraduga-goal = “{ $text }” bir hedef değil; olanlar: { $expected }.
malformed-pentaraduga-problem = “{ $text }” bir problem değil; bir tür ({ $expected }) ya da squares-3, squares-0000002a gibi bir kimlik gerekir.
malformed-pentaraduga-count-frames = En iyi çerçeveler sayılamaz: hangi karoların kullanılacağı serbest.
malformed-pentaraduga-match = Bir maç en az bir türden en az bir oyundur.
malformed-pentaraduga-overlap = { $placement } şunun üstüne gelirdi: { $other }.
malformed-pentaraduga-notation = “{ $word }” yeri belli bir karo değil; karo, tepesinin yönü, en üst, en sağ, en alt ya da en sol yer için harfler ve değdiği karolar gerekir, örneğin rOrLL, rOrRyOr ya da rOrLL.
malformed-pentaraduga-several = “{ $word }” için birkaç yer var: { $places }.
malformed-pentaraduga-nowhere = “{ $word }” hiçbir yere uymuyor{ $count ->
        [0] .
       *[other] ; { $tile } şuralara uyar: { $places }.
    }
malformed-pentaraduga-remark = “{ $word }” şuna değmiyor: { $other }.
malformed-pentaraduga-ending = “{ $word }” başka bir bitiş değil; ilk bitişteki bir karoyla başlamalı ya da son karo için harfler olmalı.
malformed-pentaraduga-at = Karo { $number }: { $problem }
malformed-pentaraduga-word = “{ $text }” bir hamle değil; oRoU@0,0 gibi yeri belli karolar ya da şunlardan biri gerekir: { $expected }.
malformed-pentaraduga-bare-word = “{ $word }” ne için söylendi, arkasına ayraç içinde yaz.
malformed-pentaraduga-deal-text = “{ $text }” bir dağıtım değil; kimin başladığı ve iki oyuncunun karoları gerekir, örneğin “A: oRo rOr / yOr yOy”, bir çizgi daha koyup kuralar da yazılabilir.
malformed-pentaraduga-deal = Dağıtım, her biri bir kez olmak üzere { $count } karonun hepsidir; yarısı bir oyuncuya, yarısı ötekine.
malformed-census-name = “{ $name }” diye bir sayım yok; olanlar: { $expected }.
malformed-census-file = { $path } bir belge değil; sıkıştırılmış metin satırları gerekir.
malformed-census-other = { $path } belgesi { $expected } için değil, “{ $name }” için.
malformed-census-line = “{ $line }” bir kayıt değil; bir el, onun gibi kaç el olduğu, kaç ettiği ve bir şeklin yerleri gerekir, örneğin “000090 2 1 rOrU@0,0 yOyD@0,-1”.
malformed-census-entry = Kayıt { $number }: { $problem }
malformed-census-twice = { $hand } eli iki kez var.
malformed-census-hand = { $hand } bu sayımın elleri arasında yok.
malformed-census-hands = { $hands } el yerine geçtiği söyleniyor, oysa onun gibi { $expected } el var.
malformed-census-tiles = Şeklin karoları: { $tiles }; el ise: { $hand }.
malformed-census-value = Şeklin { $value } ettiği söyleniyor, oysa { $counted } ediyor.
malformed-census-best = En çok { $value } ettiği söyleniyor, oysa arama { $found } buldu: { $places }.
malformed-census-missing = { $hand } eli eksik.
malformed-census-total = Kayıtlar { $total } el yerine geçiyor; oysa { $expected } el var.

## Olmaz denenler

illegal-pentaraduga-not-in-hand = “{ $tile }” elinde değil.
illegal-pentaraduga-stock-empty = Alınacak karo kalmadı.
illegal-pentaraduga-covered = “{ $tile }” başka bir karonun üstüne gelirdi.
illegal-pentaraduga-apart = “{ $tile }” şekle bir kenarıyla değmeli.
illegal-pentaraduga-clash = “{ $tile }” oraya uymuyor: renkler farklı.
illegal-pentaraduga-rough = “{ $tile }” oraya uymuyor: köşegenlerinin uçları buluşmuyor.
illegal-pentaraduga-not-full = “{ $tile }” orada kare yapmıyor; dolu bir karo gerek.
illegal-pentaraduga-no-protest = Bu masada hakem bilgisayar; kurala aykırı olan zaten kabul edilmez.
illegal-pentaraduga-nothing-wrong = İtiraz edilecek bir şey yok.
illegal-pentaraduga-no-such-act = Şimdi yapılamaz: “{ $act }”.

## Görmeyenler için resimler

pentaraduga-picture = { $tiles ->
    [0] Karo yok
   *[other] { $tiles } karoluk şekil, { $squares ->
        [0] kare yok
       *[other] { $squares } kare
    }
}
pentaraduga-picture-tile = { $tile } karosu: { $left }, büyük { $big }, { $right }
pentaraduga-colour-red = kırmızı
pentaraduga-colour-orange = turuncu
pentaraduga-colour-yellow = sarı
pentaraduga-colour-green = yeşil
pentaraduga-colour-blue = mavi
pentaraduga-colour-violet = mor

## Perde arkasında kurma: Kareler, Kuados, Çerçeveler

illegal-pentaraduga-arrangement = Karolar böyle duramaz. { $problem }
illegal-pentaraduga-too-fast = Karolarını bir saniyede { $most } kez değiştirdin; biraz bekle, sonra son hallerini gönder.
illegal-pentaraduga-stopped = İlk dur diyen { $seat }. Artık yalnız öteki kurmaya devam eder, değiş tokuş da yok.
illegal-pentaraduga-nobody-stopped = Henüz kimse dur demedi; sonuç işaretlemeden ya da karşılaştırmadan önce dur de.
illegal-pentaraduga-exchanging = Değiş tokuş sürüyor: kimse dur diyemez, önce { $seat } bir karo bırakmalı.
illegal-pentaraduga-exchanged = Oyunda bir değiş tokuş hakkı var, o da kullanıldı.
illegal-pentaraduga-dropped = Sen bir karo bıraktın; şimdi { $seat } sana bir karo bırakmalı.
illegal-pentaraduga-no-figure = Bu sonuç işaretlenemez: karolar tek bir şekil olmalı, Kareler ve Kuados’ta da hepsi kullanılmalı.
illegal-pentaraduga-always-checked = Burada kimse teslim olmaz: şekiller hep karşılaştırılır.
illegal-pentaraduga-begin-first = Önce başladığını söyle: süren o zaman işlemeye başlar.
illegal-pentaraduga-choose-first = Önce { $seat } hangi şeklin sürdürüleceğini seçmeli.
illegal-pentaraduga-original-moved = “{ $tile }” sürdürülen şeklin parçası, yerinden oynamaz.
## Herkesin kendi şekli olan oyunlar

illegal-pentaraduga-count = Burada bir seferde { $expected } karo konur.
illegal-pentaraduga-not-double = “{ $tile }” orada tek bir karoya değiyor; iki karoya değmeli.
illegal-pentaraduga-no-corner = “{ $tile }” orada köşe yapmıyor: kısa kenarı, bir uzun kenarın ucuna dayanmalı.
illegal-pentaraduga-no-ring = Bu karolar halka yapmıyor: boş bir hücrenin çevresinde dört karo gerekir.
illegal-pentaraduga-wait = Beklemelisin: şimdi { $seat } oynuyor.
illegal-pentaraduga-stocks-left = Bütün karolar ancak iki deste de bitince verilir.
illegal-pentaraduga-hand-full = Elinde { $count } karo var; ancak daha az karon varsa çekersin.
illegal-pentaraduga-no-prize = Alacağın ödül yok: ödül, çekmeden art arda { $count } karo koyup kendi destesinden tamamlayamayana verilir; rakibin destesinde de karo olmalı.
illegal-pentaraduga-prize-first = Hamleni yaptın: ödülünü al ya da pas de.
illegal-pentaraduga-kept = Senin destenin ilk karosu ayrıldı: ödülü { $seat } kazandı.
illegal-pentaraduga-no-wait = Şimdi rakibini beklemen gerekmiyor.
illegal-pentaraduga-hurried = Bir dakikalık süre zaten işliyor.
illegal-pentaraduga-no-such-move = Hamle, elinden bir karo, bir şekilde duran bir karo ya da önce biri, sonra ötekidir.
illegal-pentaraduga-not-twice-full = “{ $tile }” orada iki kare yapmalı: şimdiki yerinde zaten dolu.
illegal-pentaraduga-untouched = “{ $tile }” az önce koyduğun karoya değmeli.
illegal-pentaraduga-same-place = “{ $tile }” zaten orada.
illegal-pentaraduga-splits = “{ $tile }” olmadan şekli parçalanırdı.
illegal-pentaraduga-stock-left = Ancak desten bitince pas diyebilirsin; oyna ya da karo değiştir.
illegal-pentaraduga-hand-empty = Elinde karo yok.
illegal-pentaraduga-no-full-prize = Alacağın ödül yok: ödül, dolu konan son karo içindir.
illegal-pentaraduga-only-complex = Sıra şu oyuncuda: { $seat }; araya yalnız birleşik hamle girebilir.
illegal-pentaraduga-shielded = { $seat } oynuyor; bu hamlede araya girilemez.
illegal-pentaraduga-claimed = { $what ->
    [move] Hamleye başladın: elinden bir karo koy.
    [exchange] Değiş tokuşa başladın: bir karo değiştir ya da al.
   *[take] Karo almaya başladın: bir tane al.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } değiş tokuşa başladı; bitmesini bekle.
    [take] { $seat } karo almaya başladı; bitmesini bekle.
   *[move] { $seat } hamleye başladı; bitmesini bekle.
}
## Kapmaca ve Uzanmaca

illegal-pentaraduga-barred = Bildirimini kullanmadın; şimdi önce rakibin oynar.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Şimdi değiş tokuş bildirilemez.
    [move] Şimdi hamle bildirilemez.
   *[take] Bu oyunda yalnız hamle ya da değiş tokuş bildirilir.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Dolu karolar art arda gelirken karo değiştirilmez.
    [start] Başlangıç şekli konmadan karo değiştirilmez.
    [replay] Tek başına devam ederken karo değiştirilmez.
   *[other] Şimdi karo değiştirilemez.
}
illegal-pentaraduga-no-take = Ancak elinde tek karo varsa ve desten boşsa vermeden alabilirsin.
illegal-pentaraduga-must-exchange = Ancak rakibinin destesi bitince pas diyebilirsin; bir karo koy ya da değiştir.
illegal-pentaraduga-start-more = { $laid } karo başlangıç şekli için az.
illegal-pentaraduga-start-claims = “{ $tile }” oraya konamaz: başlangıç şekli ortada başlar ve bir oyuncunun iki karosu birbirine değer.
illegal-pentaraduga-start-reach = “{ $tile }” oraya konamaz: sana verilen karo rakibinin tarafında çizgiye dayanır, sarısı çizgiye gelmez; senin karolarından biri de ona kendi tarafından değer.
illegal-pentaraduga-start-reach-plus = “{ $tile }” oraya konamaz: başlangıç şekli çizginin üstünde, çizgiye dayanarak başlar ve iki yanda da ikişer karo bulunur.
illegal-pentaraduga-not-yellow = “{ $tile }” sarı içermiyor; sarısı olan bir karo ver ya da değiştir.
illegal-pentaraduga-full-elsewhere = “{ $tile }” başka yere dolu konabiliyor, öyleyse oraya konmalı.
illegal-pentaraduga-intercept-full = Sıra sende değil: araya yalnız dolu karoyla girilir, “{ $tile }” ise orada kare yapmıyor.

## Ders oyunları

malformed-training-file = Bu bir ders oyunu kaydı değil; bir nesne ya da içinde “records” listesi olan bir nesne gerekir.
malformed-training-game = { $set } karoyla “{ $name }” bir Pentaraduga oyunu değil; kitaptaki ad ya da şunlardan biri gerekir: { $expected }.
malformed-training-deal = İlk olaydan önceki eller, desteler ve şekiller, her biri bir kez olmak üzere { $count } karonun hepsi olmalı.
malformed-training-prefigures = İlk olaydan önceki şekiller kusursuz olmalı; herkesin kendi şekli olan oyunda da A ya da B oyuncusunun olmalı.
malformed-training-key = “{ $key }” eksik.
malformed-training-type = “{ $type }” bu oyunun bir olayı değil ya da şimdi olamaz.
malformed-training-number = { $number } numaralı hamle şimdi gelemez ({ $seat }): A tek, B çift sayıları alır, sonuncusu { $last } idi.
malformed-training-figure = “{ $name }” diye bir şekil yok; olanlar: { $expected }.
malformed-training-untaken = { $seat } daha şunları alacak: { $tiles }.
malformed-training-unfinished = Kayıt bitiyor, ama oyun bitmedi.
malformed-training-remark = Not bir nesne olmalı.
malformed-training-remark-late = Bir not { $at } olaydan sonra geliyor; oysa yalnız { $count } olay var.
malformed-training-differs = { $what ->
    [hand] Dağıtılan el
    [tiles] Çekilen ya da alınan karolar
    [refusal] Pasın türü
    [start] Şekle başlama
    [source] Karonun geldiği yer
    [owner] Karonun sahibi
    [figure] Şekil
    [mark] Kare yapıp yapmadığı
    [reach] Uzanıp erişme
    [finish] Bitirme
    [intercept] Araya girme
    [give] Verilen karolar
    [give_to] Destenin sonundaki karo
    [take_from] Destenin başındaki karo
    [take] Eylemin adı
    [stage] Toplu değiş tokuşun aşaması
    [collect] Değiş tokuştan alınan karolar
    [squares] Kareler
    [violations] İhlaller
    [count_all] Karonun yerleri
    [count_full] Karonun dolu olduğu yerler
    [count_double] Karonun çift olduğu yerler
    [has_full] Karonun dolu olup olamayacağı
    [count] Köşeler
    [left] Kalan karolar
    [points] Puanlar
    [score] Skor
   *[other] { $what }
}: kayıt { $said } diyor, kurallara göre ise { $found }.

## Oyunlar nasıl biter

outcome-played = Bütün hamleler yapıldı, puanlar sayıldı.
outcome-checked = İki şekil de karşılaştırıldı.
outcome-checked-even = İki şekil de aynı değerde: hızlı olan kazanır.
outcome-extended = Sürdürülen şekil sayıldı.
outcome-surrendered = { $loser } teslim oldu ve öteki şekli görmüyor.
outcome-interrupted = İkisi de pas dedi; herkes ötekinde kalan her karo için bir puan alır.
outcome-replay-time = Tek başına devam süresi doldu, puanlar sayıldı.

## Bilgisayarın seviyeleri

level-pentaraduga-1 = Acemi
level-pentaraduga-about-1 = Acele etmez, çok şeyi gözden kaçırır.
level-pentaraduga-2 = Oyuncu
level-pentaraduga-about-2 = Yerlerin çoğunu görür, acelesi yoktur.
level-pentaraduga-3 = Usta
level-pentaraduga-about-3 = Hızlıdır, her şeyi görür, ileriyi düşünür.
malformed-pentaraduga-unsound = Oyun böyle başlayamaz: “{ $part }” dağıtımın geri kalanına uymuyor.

## Dersler

malformed-pentaraduga-middle = Oyun buradan başlayamaz: ya bitmiş ya da bir şekil sürdürülüyor.
malformed-pentaraduga-covered-figure = Burada bir şekil kapalı ve karoları yeniden çekilemez. Daha önceki bir hamleden başla ya da gizli karoları olduğu gibi bırak.
malformed-lesson-at = { $id }, { $at } hamle sonrasından söz ediyor; oysa yalnız { $count } hamle var.
malformed-lesson-texts = { $id } için “{ $language }” dilindeki yorumun başlıkları { $found }; gereken: { $expected }.
lesson-fulls-1 = Dolular, oyun 1: art arda dolu karolar
lesson-fulls-2 = Dolular, oyun 2: başta hamle yok
lesson-fulls-3 = Dolular, oyun 3: sondaki tuzak
lesson-squares-1 = Kareler, dağıtım 1: bir blöf
lesson-squares-2 = Kareler, dağıtım 2: kim önce durur
lesson-squares-3 = Kareler, dağıtım 3: karşılaştırma
lesson-claims-1 = Kapmaca, oyun 1: bir şekil kapılıyor
lesson-claims-2 = Kapmaca, oyun 2: değiş tokuşlar
lesson-reach-v1 = Uzanmaca, birinci varyant: araya girişler ve bir erişme
lesson-reach-v2 = Uzanmaca, ikinci varyant: ötekinden önce bitirmek
lesson-reach-v3 = Uzanmaca, üçüncü varyant: başka bir dolu karo
lesson-reach-v4 = Uzanmaca, dördüncü varyant: beraberlik
lesson-reach-v5 = Uzanmaca, beşinci varyant: ikinci oyuncu erişiyor
lesson-doubles-1 = Çiftler, oyun 1: toplu değiş tokuş
lesson-doubles-2 = Çiftler, oyun 2: üç ödül
lesson-doubles-4 = Çiftler, oyun 4: sekize sıfır
lesson-rings-1 = Halkalar, oyun 1: bir halka tamamlanıyor
lesson-rings-2 = Halkalar, oyun 2: daha başta bir halka
lesson-steals-1 = Aşırmaca, ders oyunu
lesson-steals-problem = Aşırmaca, problem: ona sıfır

### Sunucunun yanıtları.

illegal-not-your-seat = { $seat } senin yerin değil.
illegal-not-your-table = Bu masada oturmuyorsun.
illegal-running-position = Bu, oynadığın bir oyunun konumu. Oyun bitince incele.
illegal-running-hand = Bunlar oynadığın bir oyundaki karoların. Oyun bitince tekrar sor.
illegal-running-duel = Bunlar bir düellodaki karoların. Şeklini teslim edince tekrar sor.
illegal-set-up-anybody = Kurulmuş bir oyun arkadaşla, bilgisayarla ya da tek ekranda oynanır. Bir arkadaşını davet et ya da baştan oyna.
illegal-set-up-not-agreed = Bu oyun kurulmuş; kuran kişi gizli karolarını biliyor olabilir. Kabul ettiğini söyle ya da başka bir oyun iste.
illegal-spectators-watch = İzleyiciler yalnız izler.
illegal-foreign-origin = Bu istek başka bir siteden geldi.
illegal-old-rules = Bu oyun eski kurallarla oynandı; bakılabilir, ama sürdürülemez.
illegal-no-answer = Arama sonuna varamadı. Lütfen tekrar sor.
illegal-unavailable = Veritabanına şu anda ulaşılamıyor. Lütfen biraz sonra tekrar dene.
illegal-only-to-look-at = Bu bir kayıt: bakılır, oynanmaz.
illegal-table-full = Bu oyun { $most } eyleme ulaştı; bir masa daha fazlasını almaz. Pes et ya da yeni bir oyun başlat.
illegal-too-many = Bu bir kerede çok fazlaydı. Lütfen { $seconds } saniye sonra tekrar dene.

malformed-no-review = { $game } oyunları henüz incelenemiyor, yalnız quarto.
malformed-name = Adda en az bir harf olmalı.
malformed-level = “{ $level }” diye bir seviye yok; olanlar: { $expected }.
malformed-table = “{ $id }” diye bir masa yok.
malformed-stored = Fourfold’un bu sürümü oyunun tamamını okuyamıyor. Hiçbir şey kaybolmadı. { $problem }
malformed-invitation = Bu davet bir yere çıkmıyor.
malformed-link = Bu bağlantı kullanılmış ya da eskimiş.
malformed-address = { $path } adresinde bir şey yok.
malformed-too-long = Bu çok uzun: en çok { $most } bayt okunur.
malformed-content-type = application/json türünde bir içerik gerekir.
malformed-hello = Önce bir “hello” gerekir.
malformed-protocol = Bu sayfa eskimiş. Sayfayı yenile.

## Problemler ve düellolar

illegal-duel-taken = Bu düelloda zaten iki kişi var.
illegal-duel-not-begun = Bu düelloda kurmaya başlamadın.
illegal-duel-too-late = Bu düelloda süren doldu.
malformed-duel = “{ $id }” diye bir düello yok.
malformed-pentaraduga-not-given = { $tile } verilen karolar arasında yok.

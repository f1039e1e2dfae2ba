### Tarayıcıda Pentaraduga masaları.

## Karoların durduğu masa

web-field-larger = Büyüt
web-field-smaller = Küçült
web-field-fit = Hepsi
web-field-turn = Karoyu çevir
web-figure = { $whose ->
        [mine] Senin şeklin
        [other] Şekil: { $name }
       *[common] Şekil
    }
web-tile = { $left }, büyük { $big }, { $right }
web-tile-closed = kapalı bir karo
web-place = { $mark ->
        [none] Yer { $name }
        [full] Yer { $name }, dolu
        [twice-full] Yer { $name }, iki kez dolu
        [ring] Yer { $name }, halka
        [reach] Yer { $name }, yeterince uzağa erişir
       *[other] Yer { $name }, { $mark }
    }
web-count = { $count } puan
web-squares = { $count ->
        [0] Kare yok
       *[other] { $count } kare
    }
# Orta çizginin üstündeki kareler kimseye sayılmaz.
web-squares-sides = Kareler: senin tarafında { $mine }, öteki tarafta { $other }
web-hand-of = Karolar: { $name }
web-stock-of = Deste: { $name }.
web-stock-count = { $count ->
        [0] Boş.
       *[other] { $count } karo.
    }
web-stock-open = Açık: { $tiles }.
web-captured = { $count ->
        [0] Kapılan yok
       *[other] { $count } kare kapıldı
    }
web-curtain = Cihazı ver, sıra şu oyuncuda: { $name }.
web-curtain-open = Karolarımı aç

## Yapılabilecekler

web-actions = Eylemler
web-act-exchange = Karo değiştir
web-act-hand-over = Karo ver
web-act-knock = { $what ->
        [exchange] Değişim bildir
        [take] Alım bildir
       *[move] Hamle bildir
    }
web-act-knock-about = O zaman kimse araya giremez, bir dakikan olur.
web-act-take = Karo al
web-act-draw = Karo çek
web-act-capture = Şekli kap
web-act-rotate = Döndür
web-act-rotate-not = Böyle kalsın
web-act-give-all = Bütün karoları ver
web-act-hurry = Saati başlat
web-act-pass = { $replaying ->
        [yes] Burada bitir
       *[no] { $need ->
                [capture] Kapmıyorum
                [accept] Kabul et
               *[any] Pas
            }
    }
web-act-protest = İtiraz!
web-lay-done = Hamlem bu
web-lay-back = { $count ->
        [1] Geri al
       *[other] Hepsini geri al
    }

## Ne isteniyor

web-status-its-place = { $finger ->
        [yes] Yerine dokun. İkinci dokunuş koyar.
       *[no] Yerini seç.
    }
web-status-lay-on = Bu hamlenin sonraki karosunu seç.
web-status-lay-or-on = Hamleyi bitir ya da bir karo daha seç.
web-status-lay-done = Hamleyi bitir ya da karoları geri al.
web-status-lay-nowhere = Buradan bir yere varılmaz. Karoları geri al, başka türlü başla.
# Seçilen karo konamıyor; belki bu hamlenin başka karoları kondu, belki karo değiştirilebilir.
web-status-no-place = { $laid ->
        [yes] Bu karoya şimdi yer yok. Başkasını seç ya da karoları geri al.
       *[no] { $exchange ->
                [yes] Bu karoya yer yok. Başkasını seç ya da bunu değiştir.
               *[no] Bu karoya yer yok. Başkasını seç.
            }
    }
web-status-no-cut = Bu karoyla araya giremezsin.
web-status-anywhere = Karonun duracağı yere dokun, koymak için karoya dokun.
web-status-cut-in = { $name } oynayacak. Araya girebilirsin.
web-status-meant-exchange = Hangi karoyu veriyorsun?
web-status-meant-hand-over = Hangi karoyu veriyorsun?
web-penta-status = { $phase ->
        [over] Oyun bitti.
        [start] { $who ->
                [you] İlk karoları koy.
                [here] { $name }, ilk karoları koy.
               *[other] { $name } başlıyor…
            }
        [add] { $who ->
                [you] Karolarını başlangıç şekline ekle.
                [here] { $name }, karolarını başlangıç şekline ekle.
               *[other] { $name } başlangıç şekline ekliyor…
            }
        [hand-over] { $who ->
                [you] Rakibine sarısı olan bir karo ver.
                [here] { $name }, rakibine sarısı olan bir karo ver.
               *[other] { $name } sana bir karo seçiyor…
            }
        [rotate] { $who ->
                [you] Başlangıç şeklini döndür ya da böyle bırak.
                [here] { $name }, başlangıç şeklini döndür ya da böyle bırak.
               *[other] { $name } başlangıç şekline bakıyor…
            }
        [any] { $who ->
                [you] Sıra sende.
                [here] { $name }, sıra sende.
               *[other] { $name } oynayacak…
            }
        [full] { $who ->
                [you] Dolu bir karoyla yanıt ver.
                [here] { $name }, dolu bir karoyla yanıt ver.
               *[other] { $name } dolu bir karo arıyor…
            }
        [capture] { $who ->
                [you] Şekli kapabilirsin.
                [here] { $name }, şekli kapabilirsin.
               *[other] { $name } şekli kapabilir…
            }
        [accept] { $who ->
                [you] Son karo kondu. Kabul et ya da itiraz et.
                [here] { $name }, son karoyu kabul et ya da itiraz et.
               *[other] { $name } son karoya bakıyor…
            }
        [give] { $who ->
                [you] Aldığın karo için bir karo ver.
                [here] { $name }, aldığın karo için bir karo ver.
               *[other] { $name } bir karo veriyor…
            }
        [replay-any] { $who ->
                [you] Şimdi tek başına devam: istediğin karo.
                [here] { $name }, tek başına devam: istediğin karo.
               *[other] { $name } tek başına devam ediyor…
            }
        [replay-full] { $who ->
                [you] Şimdi tek başına devam: dolu bir karo.
                [here] { $name }, tek başına devam: dolu bir karo.
               *[other] { $name } dolu bir karo arıyor…
            }
        [lock-move] { $who ->
                [you] Hamle bildirdin: karonu koy.
                [here] { $name }, hamle bildirdin.
               *[other] { $name } hamle bildirdi…
            }
        [lock-exchange] { $who ->
                [you] Değiş tokuş bildirdin: bir karo seç.
                [here] { $name }, değiş tokuş bildirdin.
               *[other] { $name } bir karo değiştiriyor…
            }
        [lock-take] { $who ->
                [you] Alım bildirdin: bir şekilde duran bir karo seç.
                [here] { $name }, alım bildirdin.
               *[other] { $name } bir karo alıyor…
            }
        [opening] { $who ->
                [you] İki karoluk başlangıç şeklini koy.
                [here] { $name }, iki karoluk başlangıç şeklini koy.
               *[other] { $name } başlangıç şekli koyuyor…
            }
        [race] { $who ->
                [here] { $name }, sıra sende.
               *[other] İstediğin kadar hızlı koy. Kimse beklemez.
            }
        [stage-answer] { $who ->
                [you] Bütün karolar el değiştiriyor. Son hamlelerini yap, sonra seninkileri ver.
                [here] { $name }, son hamlelerini yap, sonra karolarını ver.
               *[other] { $name } son hamlelerini yapıyor…
            }
        [stage-rest] { $who ->
                [you] Aldıklarını oyna, sonra kalanı geri ver.
                [here] { $name }, aldıklarını oyna, sonra kalanı geri ver.
               *[other] { $name } senin karolarını oynuyor…
            }
        [stage-last] { $who ->
                [you] Son karolar: koyabildiğini koy.
                [here] { $name }, son karolar: koyabildiğini koy.
               *[other] { $name } son karoları koyuyor…
            }
       *[move] { $who ->
                [you] Sıra sende.
                [here] { $name }, sıra sende.
               *[other] { $name } oynayacak…
            }
    }

## Yazarak koyma

web-typed = Karo ve yer
web-typed-open = Yer yaz
web-typed-lay = Koy
web-typed-close = Kapat
# Örnekler olduğu gibi kalır: sayfa bu harfleri her dilde okur.
web-typed-help = Örneğin rOrL ya da oRoU, ya da hücresiyle: oRoU@0,0.
web-typed-unreadable = “{ $text }” bir yer değil; karo, tepesinin yönü ve belki birkaç harf daha gerekir, örneğin rOrL, oRoU ya da oRoU@0,0.
web-typed-not-now = { $tile } şimdi konamaz.
web-typed-several = “{ $text }” için birkaç yer var: { $places }.
web-typed-nowhere = { $count ->
        [0] { $tile } için şimdi yer yok.
       *[other] “{ $text }” ona uygun bir yer değil; { $tile } şuralara uyar: { $places }.
    }
web-typed-cell = { $tile } için yönü ve sol alt hücreyi de yaz, örneğin { $tile }В@0,0.
web-typed-covered = Orada başka bir karo var.

## Perde arkasında kurma

web-count-faults = { $count } kusur
web-screen = { $noticed ->
        [stopped] { $name } dur dedi ve şeklini örttü.
        [open] { $name } açıkta devam ediyor.
        [dropped] { $name } sana bir karo bıraktı.
        [waiting] { $name } bekliyor.
        [hidden] { $name } şeklini göstermiyor.
       *[building] { $name } perde arkasında kuruyor.
    }
web-act-begin = Karolarımı aç
web-act-stop = Dur!
web-act-check = Karşılaştır
web-act-mark = Sonucu işaretle
web-act-keep = Karolarım kalsın
web-act-drop = Karo değiştir
web-act-surrender = Teslim ol
web-act-extend = Ben devam edeyim
web-act-extend-other = Öteki devam etsin
web-building-drop-which = Hangi karoyu veriyorsun?
web-building-best = Bu karoların en iyi şekli
web-building-status = { $phase ->
        [over] Oyun bitti.
        [extending] Öteki bütün karoları şekline ekle.
        [extended] { $name } kurmaya devam ediyor…
        [choosing] Senin şeklin kazandı. Bütün karolarla sen mi devam edersin, yoksa { $name } mi?
        [chosen] { $name } kimin devam edeceğini seçiyor…
        [waiting] { $name } kuruyor…
        [begin] { $mine }, karoların hâlâ kapalı. Süren onları görünce başlar.
        [in-turn] { $mine }, şeklini kur, sonra dur de. Saat işliyor.
        [dropped] { $name } seninkinin yerine bir karo verecek. O zamana dek kimse dur diyemez.
        [answering] { $name } sana bir karo bıraktı. Seninkilerden birini ver.
        [stopped] Dur dedin. { $name } için az süre kaldı…
        [open] İlk dur diyen { $name }! Şeklini bitir, sonra karşılaştır.
       *[building] { $game ->
                [frames] Yapabildiğin en büyük boşluğun çevresine bir çerçeve kur. İyi olunca dur de.
               *[other] Bütün karolarınla, olabildiğince çok kareli tek bir şekil yap. İyi olunca dur de.
            }
    }

## Neler oldu

web-told-lay = { $count ->
        [1] { $name } koyuyor: { $tiles }.
       *[other] { $name } { $count } karo koyuyor: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } bir karo değiştiriyor: { $tile }.
       *[no] { $name } bir karo değiştiriyor.
    }
web-told-hand-over = { $known ->
        [yes] { $name } bir karo veriyor: { $tile }.
       *[no] { $name } bir karo veriyor.
    }
web-told-drop = { $known ->
        [yes] { $name } bir karo bırakıyor: { $tile }.
       *[no] { $name } bir karo bırakıyor.
    }
web-told-knock = { $what ->
        [exchange] { $name } değiş tokuş bildiriyor.
        [take] { $name } alım bildiriyor.
       *[move] { $name } hamle bildiriyor.
    }
web-told-begin = { $name } kurmaya başlıyor.
web-told-rotate = { $half ->
        [yes] { $name } başlangıç şeklini döndürüyor.
       *[no] { $name } başlangıç şeklini olduğu gibi bırakıyor.
    }
web-told-extend = { $own ->
        [yes] { $name } kendi şeklini sürdürüyor.
       *[no] { $name } sürdürmeyi ötekine bırakıyor.
    }
web-told-stop = İlk dur diyen { $name }!
# İtiraz haklıydı; bedeli oyuna göre değişir.
web-told-protest = { $game ->
        [fulls] { $name } itiraz ediyor ve haklı: karo geri dönüyor, { $name } istediği karoyu koyabilir.
        [doubles] { $name } itiraz ediyor ve haklı: yanlış karolar ve ötekinin eli { $name } oyuncusunun destesine gidiyor.
        [rings] { $name } itiraz ediyor ve haklı: yanlış karolar ve ötekinin eli { $name } oyuncusunun destesine gidiyor.
        [steals] { $name } itiraz ediyor ve haklı: hamle geri alınıyor, { $name } oynuyor.
       *[other] { $name } itiraz ediyor ve haklı: karo geri dönüp değiştiriliyor, { $name } istediği karoyu koyabilir.
    }
web-told-hurry = { $name } saati başlatıyor.
web-told-capture = { $name } şekli kapıyor.
web-told-give-all = { $name } bütün karoları veriyor.
web-told-pass = { $name } pas diyor.
web-told-take = { $name } bir karo alıyor.
web-told-draw = { $name } çekiyor.
web-told-mark = { $name } bir sonuç işaretliyor.

## Anlaşılabilecekler

web-preset = Kurallar
web-preset-pentaraduga-book = Kitaptaki gibi
web-preset-pentaraduga-beginners = Yeni başlayanlara
web-rules-changed = Tam kitaptaki gibi değil
web-option-aids = Masanın gösterdiği
web-option-aids-full = yerler ve dolular
web-option-aids-places = yerler
web-option-aids-none = hiçbir şey
web-option-referee = Hakem
web-option-referee-server = masa
web-option-referee-players = oyuncular
web-option-referee-about = Hakem oyuncularsa, rakip sonraki hamleden önce itiraz etmedikçe kurala aykırı olan geçerli kalır.
web-option-deal = Dağıtım
web-option-deal-random = rastgele
web-option-deal-fair = eşit
web-option-deal-about = Eşit eller yalnız renkleriyle ayrılır.
web-option-interception = Araya girme
web-option-interception-on = serbest
web-option-interception-off = yasak
web-option-always-check = Şekiller
web-option-always-check-on = hep karşılaştırılır
web-option-always-check-off = teslim olan yoksa karşılaştırılır
web-option-opening-limit = Başlama süresi
web-option-opening-limit-none = Sınırsız
web-option-replay-limit = Tek başına devam süresi
web-option-replay-limit-none = Sınırsız
web-option-unplaced-bonus = Kalan karolar
web-option-unplaced-bonus-off = sayılmaz
web-option-unplaced-bonus-on = birinciye sayılır
web-option-move-time-none = Sınırsız
web-rule-aids-places = Masa yerleri gösterir, karonun hangisinde dolu olacağını göstermez.
web-rule-aids-none = Masa yardım etmez.
web-rule-referee-players = Hakem oyuncular: zamanında itiraz et.
web-rule-deal-fair = İkisinin de karoları eşit.
web-rule-interception-off = Kimse araya girmez.
web-rule-at-once-off = İkisi aynı anda değil, sırayla.
web-rule-unplaced-bonus-on = Kalan karolar birinciye sayılır.
web-rule-move-time-set = Hamle başına { $seconds } saniye.

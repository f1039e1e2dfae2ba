### Pentaraduga oyunlarına yeniden bakış.

web-replay-began-tiles = { $known ->
        [yes] Karolar dağıtıldı. { $name } başlıyor.
       *[no] Karolar dağıtıldı.
    }
web-replay-result-points = { $won ->
        [yes] { $name } kazandı, { $high } : { $low }. { $why }
       *[no] Berabere, { $high } : { $low }. { $why }
    }
web-replay-told-arrange = { $name } kuruyor.
web-replay-told-check = { $name } şeklini gösteriyor.
web-replay-told-surrender = { $name } teslim oluyor.
web-replay-both-build = İkisi de kuruyor.

## Kaçırılan dolu yerler

web-replay-full-possible = { $count ->
        [1] { $name } dolu bir karo da koyabilirdi.
       *[other] { $name } dolu bir karo da koyabilirdi, { $count } ayrı yere.
    }
web-replay-full-some = Bu oyunda { $count } kez dolu bir karo konabilirdi, konmadı.
web-replay-full-none = Hiç dolu karo kaçırılmadı.
web-replay-full-show = Yerini göster
web-replay-full-place = Burada dolu: { $tile }
web-replay-full-here = Burada dolu karo olabilirdi

## En iyi şekil

web-replay-best-seek = { $name } ne kurabilirdi?
web-replay-best-busy = Aranıyor…
web-replay-best-of = En iyi şekil: { $name }
web-replay-best-more = Yakından bak
web-replay-best = { $found ->
       *[no] Bu karolardan böyle bir şekil çıkmıyor.
        [yes] { $goal ->
            [frame] { $name }: bu karolarla en büyük çerçeve.
           *[other] { $proved ->
               *[yes] { $name }: bu karolarla en iyi şekil { $count } ediyor.
                [no] { $name }: bu karolarla şimdiye dek bulunan en iyi şekil { $count } ediyor.
            }
        }
    }

## Sürdürme

web-replay-on-tiles = Buradaki haliyle başlayan yeni bir masa. Saatler baştan başlar, bildirimler silinir.
web-replay-on-keep = Bir arkadaşla aynı gizli karolarla oyna. Arkadaşının kabul etmesi gerekir. Yoksa gizli karolar yeniden çekilir.
web-replay-on-running = Bu oyun hâlâ oynanıyor. Bitince buradan devam edebilirsin.
web-replay-on-covered = Bu oyunun bir şekli kapalı kalıyor, o yüzden buradan sürdürülemez.

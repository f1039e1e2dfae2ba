### Üzerinde kurulan masa: problemler, düellolar ve perdeli oyunlar.

web-bench-hand = Karoların
web-bench-laid = { $tile }, kondu
web-bench-begin = Karoları masaya sürükle. Masadaki karoya bir dokunuş onu seçer, bir dokunuş daha çevirir.
web-bench-turn = Çevir
web-bench-group = Grubu taşı
web-bench-back = Kaldır
# Klavyeyle oynatılan karonun yeri. Yön, tepesinin baktığı yerdir.
web-bench-at = { $tile }, { $direction ->
        [up] tepesi yukarıda
        [right] tepesi sağda
        [down] tepesi aşağıda
       *[left] tepesi solda
    }, sütun { $column }, satır { $row }: { $state ->
        [covered] üstünde başka karo var.
        [apart] hiçbir şeye değmiyor.
        [wrong] değiyor, ama uymuyor.
       *[fits] uyuyor.
    } Oklar taşır, R çevirir, Enter koyar.

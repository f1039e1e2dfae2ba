### Hangi oyun olursa olsun masanın söyledikleri.

## Oyuncular

computer-name = Bilgisayar { $level }

## Olmaz denenler

illegal-game-over = Oyun bitti.
illegal-seat-empty = Oyun iki yer de dolunca başlar.
illegal-paused = Oyuna ara verildi.
illegal-waiting = Oyun iki oyuncu da gelene kadar bekliyor.
illegal-not-paused = Oyuna ara verilmedi.
illegal-not-due = Süre henüz dolmadı.
illegal-too-late = Çok geç: süre doldu.
illegal-clock-only = Bunu yalnız saat yapabilir.
illegal-not-your-turn = Sıra sende değil: { $seat } oynayacak.
illegal-still-playing = Oyun hâlâ sürüyor.
illegal-asked-already = Bu zaten istendi.
illegal-refused-already = Bu kabul edilmedi; sonraki hamleden sonra tekrar iste.
illegal-asked-otherwise = O soru artık geçerli değil. Şimdi sorulanı yanıtla.
illegal-questions-used = Bu oyunda { $most } kez soru sordun. Artık soramazsın.
illegal-pauses-used = Bu oyunda { $most } kez ara verildi. Artık ara isteyemezsin.
illegal-nothing-asked = Yanıtlanacak bir şey yok.
illegal-nothing-to-take-back = Geri alınacak hamle yok; söylenen ya da gösterilen geri alınmaz.
illegal-not-away = Rakibin masada.
illegal-clock-decides = Şimdi galibiyet isteyemezsin: rakibin gelmezse saat karar verir.
illegal-not-waiting-yourself = Sıra sende. Oyun rakibini beklerken galibiyet isteyebilirsin.
illegal-known-already = Bu zaten biliniyor.
illegal-seat-taken = { $seat } yeri dolu.
illegal-name-empty = Oyuncunun bir adı olmalı.
illegal-lost-too-much = { $lost } ms yitirilmiş olamaz: yalnız { $most } ms geçti.
illegal-out-of-sequence = Olay { $seq } sırasız: sıradaki { $expected }.
illegal-before-last-event = { $at } anındaki bir olay, { $last } anındakinden sonra gelemez.
illegal-unknown-act = Masa şunu bilmiyor: { $act }.

## Okunamayan metinler

malformed-no-ray = Ray kurulu değil; “pip install fourfold[ray]” kurar.
malformed-ray-form = “{ $address }” bir Ray kümesinin adresi değil; 10.0.0.1:6379 gibi bir adres ya da local gerekir.
malformed-ray-address = “{ $address }” adresinden yanıt yok: { $why }.
malformed-data = Okunamıyor ({ $part }): { $problem }.
malformed-unknown = Okunamıyor ({ $part }): “{ $text }” olmaz; gereken: { $expected }.
malformed-game = “{ $name }” diye bir oyun yok; olanlar: { $expected }.
malformed-preset = “{ $name }” diye bir kural takımı yok; olanlar: { $expected }.
malformed-mixed = Bu çok oyunlu maçın ilk oyunu { $first }, { $game } değil.
malformed-no-set-up = { $game } oyunu ortasından başlayamaz.
malformed-option = “{ $text }” bir seçenek değil; NAME=VALUE gerekir, ad şunlardan biri: { $expected }.
malformed-option-value = “{ $text }” olmaz; gereken: { $expected }.
malformed-record-format = Bu bizim kaydımız değil: biçimi “{ $found }”, gereken “{ $expected }”.
malformed-record-version = “{ $text }” bir kural sürümü değil; sayı gerekir.
malformed-record-tag = Bilinmeyen etiket [{ $tag } …]; şunlardan biri gerekir: { $expected }.
malformed-record-tag-value = Etiket [{ $tag } …]: { $problem }
malformed-record-tag-form = Satır { $line }, sütun { $column }: hamlelerden önceki satırlarda [A "Ann"] gibi bir etiket gerekir.
malformed-record-tag-twice = [{ $tag } …] etiketi iki kez var.
malformed-record-token = Satır { $line }, sütun { $column }: “{ $token }” okunamıyor; hamle gerekir.
malformed-record-place = Satır { $line }, sütun { $column }, “{ $token }”: { $problem }
malformed-record-who = Kim olduğunu yaz: A:{ $token } ya da B:{ $token }.
malformed-record-act = “{ $act } ({ $detail })” okunamıyor; gereken: { $expected }.
malformed-record-slow = Bu kaydı okumak { $limit } saniyeden uzun sürüyor. Kısaltıp tekrar dene.
malformed-record-event = Olay { $event } olamaz: { $problem }
malformed-record-time = Olay { $event } bir öncekinden daha erken.
malformed-record-outcome = Kayda göre oyun “{ $said }” diye bitti, oysa “{ $found }” diye bitiyor.
malformed-date = “{ $text }” bir tarih değil; 2026-01-31T18:00:00Z gibi olmalı.

## Oyunlar nasıl biter

outcome-resigned = { $winner } kazandı: { $loser } pes etti.
outcome-absent = { $winner } kazandı: { $loser } geri gelmedi.
outcome-agreed = Anlaşmalı beraberlik.
outcome-time = { $winner } kazandı: { $loser } süreyi aştı.

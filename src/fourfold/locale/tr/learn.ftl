### Öğreten metinler: nesi yanlış.

malformed-learn-nowhere = Öğrenilecek “{ $name }” yok; olanlar: { $expected }.
malformed-learn-number = { $name }: “{ $text }” olamaz; en çok { $most } olan bir tam sayı gerekir.
malformed-learn-page = { $page } sayfası, dil “{ $language }”: { $problem }
malformed-learn-glossary = “{ $language }” dilindeki sözlük: { $term } terimi iki kez var, bir başkasıyla ortak biçimi var ya da anlamı yok.
malformed-learn-term = “{ $text }”, { $term } terimi olarak işaretli, ama bu terim sözlükte yok.
malformed-learn-line = “{ $line }” bir sayfa satırı değil; “## Sözcükler {"{"}#name{"}"}” gibi bir başlık ya da bir blokta “anahtar: değer” gerekir, her anahtar bir kez.
malformed-learn-missing = Bir blokta “{ $key }: …” satırı eksik.
malformed-learn-nothing = “{ $what }” gösterilemez, sorulamaz ya da şekilde hiç yok.
malformed-learn-figure = { $figure } birbirine uyan tek bir şekil değil, kusurlarından da söz edilmiyor.
malformed-learn-answers = Bir sorunun yanıtı yok, yanlış yanıtı yok ya da yerleri üst üste geliyor.

### Terminalde oyun.

terminal-title = Fourfold · Quarto
terminal-welcome = On altı taş; her biri açık ya da koyu, uzun ya da kısa, yuvarlak ya da köşeli, deliksiz ya da delikli. Rakibinin verdiği taşı koyarsın, sonra ona sıradaki taşı seçersin. Ortak bir yanı olan dört taş yan yana gelince kazanır – ama ancak Quarto dersen.

## Ad verilmediyse

terminal-person-a = Oyuncu A
terminal-person-b = Oyuncu B
terminal-person = Oyuncu

## Başlangıç

terminal-choose-opponent = Kim oynuyor?
terminal-resume = Bitmemiş oyuna devam et
terminal-opponent-computer = Bilgisayara karşı
terminal-opponent-person = Bu klavyede iki kişi
terminal-choose-level = Bilgisayar ne kadar güçlü oynasın?
terminal-choose-rules = Hangi kurallarla?
terminal-start-keys = ↑ ↓ seç   Enter devam   Esc geri ya da çık   ? nasıl oynanır
terminal-go-on = Bitmemiş bir oyun var. Devam etmek ister misin?
terminal-too-small = Masa için 80 × 24 karakter gerek. Lütfen pencereyi büyüt.

## Ne yapmalı

terminal-to-give = { $name }, { $other } için bir taş seç: { $piece }?
terminal-to-place = { $name }, taşı koy: { $piece }.
terminal-to-close = { $name }, bütün taşlar kondu. QUARTO! de ya da bittiğini söyle.
terminal-thinking = { $name } düşünüyor…
terminal-pointing = Dörtlün bu mu, { $line }?
terminal-nothing-full = Son konan taştan dolu bir hat geçmiyor; eskiler artık sayılmaz.
terminal-false-call = { $name } Quarto dedi, ama bu dörtlü değil.
terminal-undone = Geri alındı.
terminal-hand = { $name } tutuyor
terminal-call-where = Dörtlünü tamamlayan haneye git, sonra Quarto de.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Kimse görmedi: { $lines }.

## Sorular

terminal-resign = { $name }, gerçekten pes ediyor musun?
terminal-draw = { $other }, { $name } beraberlik öneriyor. Kabul mü?
terminal-draw-declined = { $name } oynamaya devam ediyor.
terminal-leave = Bu oyun bırakılıp yenisi başlasın mı?

## Dosyalar

terminal-written = Kayıt burada: { $path }.
terminal-not-written = { $path } yazılamadı: { $why }.
terminal-set-aside = Bitmemiş oyun burada saklanıyor: { $path }.
terminal-not-saved = Oyun { $path } içine kaydedilemedi: { $why }.
malformed-opponent = “{ $text }” bir rakip değil; bir insan (person) ya da bilgisayarın bir seviyesi gerekir: { $expected }.
malformed-save-data = Bu kaydedilmiş bir oyun değil: { $problem }.
malformed-save-format = Bu bizim kaydettiğimiz bir oyun değil: biçimi “{ $found }”, gereken “{ $expected }”.

## Tuşlar

terminal-key-yes = y: evet
terminal-key-no = n: hayır
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: geri al
terminal-key-help = ?: yardım
terminal-key-quit = Ctrl-Q: çık
terminal-key-go-on = p: devam
terminal-key-give-choose = oklar, 0–f: seç
terminal-key-give-enter = Enter: ver
terminal-key-place-choose = oklar, a1…: seç
terminal-key-place-enter = Enter: koy
terminal-key-close-enter = Enter: bitti
terminal-key-pointing-choose = oklar: başka dörtlü
terminal-key-pointing-enter = Enter: bunu söyle
terminal-key-pointing-escape = Esc: vazgeç
terminal-key-over-enter = Enter: yeni oyun
terminal-key-over-w = w: kaydı yaz

## Yardım

terminal-help-turn = Elindeki taşı boş bir haneye koy: oklar ya da b2, sonra Enter; ya da tıkla. Sonra rakibine bir taş seç: oklar ya da rakamı, sonra Enter; ya da tıkla.
terminal-help-line = Satırda, sütunda ya da çaprazda { $shared ->
        [1] ortak bir özelliği
       *[other] { $shared } ortak özelliği
    } olan dört taş dörtlüdür.
terminal-help-features = Yalnız bu sayılır: { $features }.
terminal-help-squares = 2×2 karedeki dört taş da öyle.
terminal-help-auto = Dörtlü hemen kazandırır.
terminal-help-call-after = Dörtlü, ancak tamamlar tamamlamaz Quarto dersen (q) kazandırır.
terminal-help-call-before = Dörtlü, ancak koymadan önce Quarto dersen (q) kazandırır: tamamlayan haneye git, sonra de.
terminal-help-late-opponent = Kaçırdığını, sıradaki taşı alan rakibin söyleyebilir; ondan sonra geçmez.
terminal-help-late-either = Kaçırdığını, sıradaki taş konana dek ikiniz de söyleyebilirsiniz (q; taşı yeni veren: Q); sonra geçmez.
terminal-help-late-none = Kaçırdığın geçmez.
terminal-help-false-refuse = Hamle başına bir Quarto hakkın var, iki kez bak.
terminal-help-false-forfeit = Yanlış Quarto oyunu kaybettirir, iki kez bak.
terminal-help-time = Bir hamle en çok { $seconds } saniye sürer.
terminal-help-pieces = Uzun taşlar üç satırdır, yuvarlakların yanı yuvarlaktır; koyular doludur, deliklilerin tepesinde ○ vardır. Nokta son taşı gösterir. Harfler: L açık, D koyu, R yuvarlak, Q köşeli, T uzun, S kısa, F deliksiz, H delikli.
terminal-help-keys =
    q / !   QUARTO! de         u  geri al            =  beraberlik öner
    n       yeni oyun          r  pes et             p  ara ver, devam
    Ctrl-Q  çık                w  kaydı yaz          Esc  bunu kapat

    Çıkınca bitmemiş oyun saklanır.

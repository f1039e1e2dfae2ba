### Játék a terminálban.

# As in English
terminal-title = Fourfold · Quarto
terminal-welcome = Tizenhat bábu: világos vagy sötét, magas vagy alacsony, kerek vagy szögletes, tömör vagy lyukas. Lerakod a bábut, amit az ellenfeledtől kapsz, aztán te választasz neki. Ha négyben egy sorban van valami közös, az nyer – de csak ha bemondod.

## Nevek, ha senki sem adott meg

terminal-person-a = A játékos
terminal-person-b = B játékos
terminal-person = Játékos

## Kezdés

terminal-choose-opponent = Ki játszik?
terminal-resume = A félbehagyott játszma folytatása
terminal-opponent-computer = A gép ellen
terminal-opponent-person = Ketten ennél a billentyűzetnél
terminal-choose-level = Milyen erős legyen a gép?
terminal-choose-rules = Milyen szabályokkal?
terminal-start-keys = ↑ ↓ választ   Enter tovább   Esc vissza vagy kilép   ? szabályok
terminal-go-on = Van egy félbehagyott játszma. Folytatod?
terminal-too-small = Az asztalhoz 80 × 24 karakter kell. Nagyítsd meg az ablakot.

## Mi a teendő

terminal-to-give = { $name }, válassz bábut, { $other } kapja: { $piece }?
terminal-to-place = { $name }, rakd le a bábut: { $piece }.
terminal-to-close = { $name }, minden bábu a táblán van. Mondd be: KVART!, vagy mondd, hogy nincs.
terminal-thinking = { $name } gondolkodik…
terminal-pointing = Ez a sorozatod: { $line }?
terminal-nothing-full = Az utolsó bábun nem megy át teli sor; a régebbiek már nem számítanak.
terminal-false-call = { $name } bemondta, de ez nem sorozat.
terminal-undone = Visszavéve.
terminal-hand = { $name } kezében:
terminal-call-where = Menj arra a mezőre, amely befejezi a sorozatot, és mondd be.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Senki sem látta: { $lines }.

## Kérdések

terminal-resign = { $name }, tényleg feladod?
terminal-draw = { $other }, { $name } döntetlent kínál. Elfogadod?
terminal-draw-declined = { $name } tovább játszik.
terminal-leave = Abbahagyod ezt a játszmát, és újat kezdesz?

## Fájlok

terminal-written = A lejegyzés itt van: { $path }.
terminal-not-written = Nem sikerült kiírni ({ $path }): { $why }.
terminal-set-aside = A félbehagyott játszma itt van: { $path }.
terminal-not-saved = A játszmát nem sikerült elmenteni ({ $path }): { $why }.
malformed-opponent = „{ $text }” nem ellenfél; egy ember (person) kell vagy a gép egyik szintje, ezek egyike: { $expected }.
malformed-save-data = Ez nem mentett játszma: { $problem }.
malformed-save-format = Ez nem a mi mentett játszmánk: a formátuma „{ $found }”, pedig „{ $expected }” kellene.

## Billentyűk

terminal-key-yes = y: igen
terminal-key-no = n: nem
terminal-key-call = q: KVART!
terminal-key-undo = u: vissza
terminal-key-help = ?: súgó
terminal-key-quit = Ctrl-Q: kilép
terminal-key-go-on = p: tovább
terminal-key-give-choose = nyilak, 0–f: választ
terminal-key-give-enter = Enter: ad
terminal-key-place-choose = nyilak, a1…: választ
terminal-key-place-enter = Enter: ide
terminal-key-close-enter = Enter: nincs
terminal-key-pointing-choose = nyilak: másik sorozat
terminal-key-pointing-enter = Enter: bemondom
terminal-key-pointing-escape = Esc: inkább nem
terminal-key-over-enter = Enter: új játszma
terminal-key-over-w = w: lejegyzés mentése

## Súgó

terminal-help-turn = Rakd a kezedben lévő bábut szabad mezőre: nyilak vagy b2, aztán Enter; vagy kattints. Aztán válassz az ellenfelednek: nyilak vagy a jegye, aztán Enter; vagy kattints.
terminal-help-line = Négy bábu sorban, oszlopban vagy átlóban { $shared ->
        [1] egy közös tulajdonsággal
       *[other] { $shared } közös tulajdonsággal
    }: ez sorozat.
terminal-help-features = Csak ez számít: { $features }.
terminal-help-squares = A 2×2-es négyzet is sorozat.
terminal-help-auto = A sorozat azonnal nyer.
terminal-help-call-after = A sorozat csak akkor nyer, ha bemondod (q): rögtön, ahogy befejezted.
terminal-help-call-before = A sorozat csak lerakás előtt bemondva (q) nyer: menj a befejező mezőre, és mondd be.
terminal-help-late-opponent = Amit kihagysz, bemondhatja az ellenfeled, ha megkapta a következő bábut; utána már semmit sem ér.
terminal-help-late-either = Amit kihagysz, bármelyikőtök bemondhatja (q; aki adott: Q) a következő lerakásig; utána semmit sem ér.
terminal-help-late-none = Amit kihagysz, az semmit sem ér.
terminal-help-false-refuse = Lépésenként egyszer szabad, nézd meg kétszer.
terminal-help-false-forfeit = A téves bemondás vereség, nézd meg kétszer.
terminal-help-time = Egy lépés legfeljebb { $seconds } másodperc.
terminal-help-pieces = A magas bábu három soros, a kereknek kerek az oldala; a sötét teli, a lyukas tetején ○ van. Pont jelöli az utolsót. Betűk: L világos, D sötét, R kerek, Q szögletes, T magas, S alacsony, F tömör, H lyukas.
terminal-help-keys =
    q vagy !  bemond: KVART!   u  visszavesz         =  döntetlent kínál
    n         új játszma       r  felad              p  szünet, tovább
    Ctrl-Q    kilép            w  lejegyzést ment    Esc  ezt bezárja

    Kilépéskor a félbehagyott játszma megmarad.

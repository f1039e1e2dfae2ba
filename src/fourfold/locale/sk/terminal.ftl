### Hra v termináli.

terminal-title = Fourfold · Quarto
terminal-welcome = Šestnásť kameňov, každý svetlý alebo tmavý, vysoký alebo nízky, okrúhly alebo hranatý, plný alebo dutý. Kladieš kameň, ktorý ti dá protihráč, a potom vyberáš ďalší preňho. Štyri v rade s niečím spoločným vyhrávajú – ale len keď zavoláš.

## Mená, keď ich nikto nezadal

terminal-person-a = Hráč A
terminal-person-b = Hráč B
terminal-person = Hráč

## Začiatok

terminal-choose-opponent = Kto hrá?
terminal-resume = Dohrať rozohranú partiu
terminal-opponent-computer = Proti počítaču
terminal-opponent-person = Dvaja pri tejto klávesnici
terminal-choose-level = Ako silno má počítač hrať?
terminal-choose-rules = Podľa akých pravidiel?
terminal-start-keys = ↑ ↓ výber   Enter ďalej   Esc späť alebo koniec   ? ako sa hrá
terminal-go-on = Je tu rozohraná partia. Chceš ju dohrať?
terminal-too-small = Stôl potrebuje 80 × 24 znakov. Zväčši prosím okno.

## Čo robiť

terminal-to-give = { $name }, vyber kameň, ktorý dostane { $other }: { $piece }?
terminal-to-place = { $name }, polož kameň: { $piece }.
terminal-to-close = { $name }, všetky kamene ležia. Zavolaj QUARTO!, alebo povedz, že rad tu nie je.
terminal-thinking = { $name } rozmýšľa…
terminal-pointing = Je toto tvoj rad, { $line }?
terminal-nothing-full = Posledným kameňom neprechádza žiadny plný rad; staršie sa už nepočítajú.
terminal-false-call = { $name } volá, ale rad to nie je.
terminal-undone = Vrátené.
terminal-hand = { $name } drží
terminal-call-where = Choď na políčko, ktoré tvoj rad doplní, a zavolaj.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Nikto si nevšimol: { $lines }.

## Otázky

terminal-resign = { $name }, naozaj sa vzdávaš?
terminal-draw = { $other }, { $name } ponúka remízu. Súhlasíš?
terminal-draw-declined = { $name } hrá ďalej.
terminal-leave = Opustiť túto partiu a začať inú?

## Súbory

terminal-written = Zápis je v { $path }.
terminal-not-written = { $path } sa nepodarilo zapísať: { $why }.
terminal-set-aside = Rozohraná partia je v { $path }.
terminal-not-saved = Partiu sa nepodarilo uložiť do { $path }: { $why }.
malformed-opponent = „{ $text }“ nie je protihráč; treba človeka (person), alebo úroveň počítača, jednu z: { $expected }.
malformed-save-data = To nie je uložená partia: { $problem }.
malformed-save-format = To nie je naša uložená partia: má formát „{ $found }“, treba „{ $expected }“.

## Klávesy

terminal-key-yes = y: áno
terminal-key-no = n: nie
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: späť
terminal-key-help = ?: pomoc
terminal-key-quit = Ctrl-Q: koniec
terminal-key-go-on = p: ďalej
terminal-key-give-choose = ←↑↓→ 0–f: výber
terminal-key-give-enter = Enter: dať
terminal-key-place-choose = ←↑↓→ a1…: výber
terminal-key-place-enter = Enter: položiť
terminal-key-close-enter = Enter: nie je rad
terminal-key-pointing-choose = ←↑↓→: iný rad
terminal-key-pointing-enter = Enter: zavolať
terminal-key-pointing-escape = Esc: radšej nie
terminal-key-over-enter = Enter: nová partia
terminal-key-over-w = w: uložiť zápis

## Pomoc

terminal-help-turn = Polož kameň, ktorý držíš, na voľné políčko: šípky alebo b2, potom Enter; alebo klikni. Potom vyber kameň pre protihráča: šípky alebo jeho číslica, potom Enter; alebo klikni.
terminal-help-line = Štyri v riadku, stĺpci alebo na uhlopriečke, ktoré majú { $shared ->
        [1] spoločnú vlastnosť
        [one] { $shared } spoločnú vlastnosť
        [few] { $shared } spoločné vlastnosti
       *[other] { $shared } spoločných vlastností
    }, sú rad.
terminal-help-features = Počíta sa len toto: { $features }.
terminal-help-squares = Štyri v štvorci 2×2 tiež.
terminal-help-auto = Rad vyhráva hneď.
terminal-help-call-after = Rad vyhráva, len keď ho ohlásiš (q) hneď, ako ho doplníš.
terminal-help-call-before = Rad vyhráva, len keď ho ohlásiš (q) pred položením: choď na políčko, ktoré ho doplní, a zavolaj.
terminal-help-late-opponent = Čo prehliadneš, smie ohlásiť protihráč, keď dostane kameň; potom to prepadá.
terminal-help-late-either = Čo prehliadneš, smie ohlásiť ktokoľvek (q; kto práve dal, Q), kým neleží ďalší kameň; potom to prepadá.
terminal-help-late-none = Čo prehliadneš, prepadá.
terminal-help-false-refuse = Volať smieš raz za ťah, tak sa pozri dvakrát.
terminal-help-false-forfeit = Planý poplach prehráva partiu, tak sa pozri dvakrát.
terminal-help-time = Na ťah je najviac { $seconds } s.
terminal-help-pieces = Vysoké kamene majú tri riadky, okrúhle oblé boky; tmavé sú vyplnené, duté majú hore jamku ○. Bodka značí posledný kameň. Písmená: L svetlý, D tmavý, R okrúhly, Q hranatý, T vysoký, S nízky, F plný, H dutý.
terminal-help-keys =
    q alebo !  zavolať QUARTO!   u  vrátiť             =  ponúknuť remízu
    n          nová partia       r  vzdať sa           p  pauza, ďalej
    Ctrl-Q     koniec            w  uložiť zápis       Esc  zavrieť

    Rozohraná partia sa pri odchode uloží.

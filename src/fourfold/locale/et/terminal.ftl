### Mäng terminalis.

terminal-title = Fourfold · Quarto
terminal-welcome = Kuusteist nuppu: igaüks hele või tume, kõrge või madal, ümmargune või kandiline, auguta või auguga. Asetad nupu, mille vastane sulle annab, ja valid talle järgmise. Neli reas võidavad, kui neil on midagi ühist – aga ainult siis, kui hüüad.

## Nimed, kui neid ei antud

terminal-person-a = Mängija A
terminal-person-b = Mängija B
terminal-person = Mängija

## Algus

terminal-choose-opponent = Kes mängivad?
terminal-resume = Jätka pooleliolevat mängu
terminal-opponent-computer = Arvuti vastu
terminal-opponent-person = Kaks inimest selle klaviatuuri taga
terminal-choose-level = Kui tugevalt arvuti mängib?
terminal-choose-rules = Milliste reeglitega?
terminal-start-keys = ↑ ↓ vali   Enter edasi   Esc tagasi või välja   ? reeglid
terminal-go-on = Üks mäng on pooleli. Kas tahad seda jätkata?
terminal-too-small = Laud vajab 80 × 24 märki. Tee aken suuremaks.

## Mida teha

terminal-to-give = { $name }: vali nupp (saaja { $other }): { $piece }?
terminal-to-place = { $name }: aseta { $piece } nupp.
terminal-to-close = { $name }: kõik on asetatud. Hüüa QUARTO! või ütle, et oled valmis.
terminal-thinking = { $name } mõtleb…
terminal-pointing = Kas see on su rida, { $line }?
terminal-nothing-full = Viimati asetatud nuppu ei läbi ükski täis rida; vanemad enam ei loe.
terminal-false-call = { $name } hüüdis, aga see pole rida.
terminal-undone = Tagasi võetud.
terminal-hand = { $name } hoiab
terminal-call-where = Mine väljale, mis su rea täidab, ja siis hüüa.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Keegi ei märganud: { $lines }.

## Küsimused

terminal-resign = { $name }, kas sa tõesti alistud?
terminal-draw = { $other }, { $name } pakub viiki. Kas oled nõus?
terminal-draw-declined = { $name } mängib edasi.
terminal-leave = Kas jätta see mäng ja alustada uut?

## Failid

terminal-written = Salvestis on failis { $path }.
terminal-not-written = Faili { $path } ei saanud kirjutada: { $why }.
terminal-set-aside = Pooleliolev mäng on failis { $path }.
terminal-not-saved = Mängu ei saanud salvestada faili { $path }: { $why }.
malformed-opponent = „{ $text }“ pole vastane; peaks olema inimene (person) või arvuti tase, üks neist: { $expected }.
malformed-save-data = See pole salvestatud mäng: { $problem }.
malformed-save-format = See pole meie salvestatud mäng: vorming on „{ $found }“, peaks olema „{ $expected }“.

## Klahvid

terminal-key-yes = y: jah
terminal-key-no = n: ei
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: tagasi
terminal-key-help = ?: abi
terminal-key-quit = Ctrl-Q: välju
terminal-key-go-on = p: jätka
terminal-key-give-choose = nooled, 0–f: vali
terminal-key-give-enter = Enter: anna
terminal-key-place-choose = nooled, a1…: vali
terminal-key-place-enter = Enter: aseta
terminal-key-close-enter = Enter: valmis
terminal-key-pointing-choose = nooled: teine rida
terminal-key-pointing-enter = Enter: hüüa
terminal-key-pointing-escape = Esc: siiski mitte
terminal-key-over-enter = Enter: uus mäng
terminal-key-over-w = w: kirjuta salvestis

## Abi

terminal-help-turn = Aseta käes olev nupp vabale väljale: nooled või b2, siis Enter; või klõps. Siis vali nupp vastasele: nooled või selle number, siis Enter; või klõps.
terminal-help-line = Neli rõht-, püst- või diagonaalreas on rida, kui neil on { $shared ->
        [1] ühine tunnus
       *[other] { $shared } ühist tunnust
    }.
terminal-help-features = Loeb ainult see: { $features }.
terminal-help-squares = Ka neli 2×2 ruudus on rida.
terminal-help-auto = Rida võidab kohe.
terminal-help-call-after = Rida võidab ainult hüütuna (q): hüüa kohe, kui oled selle täitnud.
terminal-help-call-before = Rida võidab ainult siis, kui hüüad (q) enne asetamist: mine väljale, mis selle täidab, ja hüüa.
terminal-help-late-opponent = Mida sina ei märka, võib hüüda vastane, kui saab järgmise nupu; siis pole see enam midagi väärt.
terminal-help-late-either = Märkamata rida võib hüüda kumbki (q; andja Q), kuni järgmine on asetatud; siis pole see midagi väärt.
terminal-help-late-none = Märkamata rida pole midagi väärt.
terminal-help-false-refuse = Hüüda võid kord käigu jooksul, vaata hoolega.
terminal-help-false-forfeit = Vale hüüdega kaotad mängu, vaata hoolega.
terminal-help-time = Käiguks on aega kuni { $seconds } sekundit.
terminal-help-pieces = Kõrgetel on kolm rida, ümmargustel ümarad küljed; tumedad on täidetud, auguga nuppudel on üleval ○. Täpp märgib viimati asetatut. Tähed: L hele, D tume, R ümmargune, Q kandiline, T kõrge, S madal, F auguta, H auguga.
terminal-help-keys =
    q või !  hüüa QUARTO!      u  võta tagasi          =  paku viiki
    n        uus mäng          r  alistu               p  paus, jätka
    Ctrl-Q   välju             w  kirjuta salvestis    Esc  sulge see

    Pooleliolev mäng jääb väljudes alles.

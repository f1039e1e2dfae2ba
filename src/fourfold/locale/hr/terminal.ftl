### Igra u terminalu.

terminal-title = Fourfold · Quarto
terminal-welcome = Šesnaest figura, svaka svijetla ili tamna, visoka ili niska, okrugla ili četvrtasta, puna ili šuplja. Postavljaš figuru koju ti daje protivnik, pa biraš sljedeću za njega. Pobjeđuju četiri u nizu koje imaju nešto zajedničko – ali samo ako uzvikneš.

## Imena kad ih nitko nije dao

terminal-person-a = Igrač A
terminal-person-b = Igrač B
terminal-person = Igrač

## Početak

terminal-choose-opponent = Tko igra?
terminal-resume = Nastavi nedovršenu partiju
terminal-opponent-computer = Protiv računala
terminal-opponent-person = Dvoje za ovom tipkovnicom
terminal-choose-level = Koliko jako da igra računalo?
terminal-choose-rules = Po kojim pravilima?
terminal-start-keys = ↑ ↓ izbor   Enter dalje   Esc natrag ili izlaz   ? kako se igra
terminal-go-on = Postoji nedovršena partija. Želiš li je nastaviti?
terminal-too-small = Stolu treba 80 × 24 znaka. Povećaj prozor.

## Što treba učiniti

terminal-to-give = { $name }: odaberi figuru koju dobiva { $other }: { $piece }?
terminal-to-place = { $name }: postavi figuru: { $piece }.
terminal-to-close = { $name }: sve su figure postavljene. Uzvikni QUARTO!, ili reci da je gotovo.
terminal-thinking = { $name } razmišlja…
terminal-pointing = Je li ovo tvoja linija, { $line }?
terminal-nothing-full = Kroz zadnju figuru ne ide nijedna puna linija; starije se više ne broje.
terminal-false-call = { $name } uzvikuje, ali to nije linija.
terminal-undone = Vraćeno.
terminal-hand = { $name } drži
terminal-call-where = Idi na polje koje završava liniju, pa uzvikni.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Nitko nije vidio: { $lines }.

## Pitanja

terminal-resign = { $name }, zaista predaješ?
terminal-draw = { $other }, { $name } nudi remi. Pristaješ?
terminal-draw-declined = { $name } igra dalje.
terminal-leave = Da napustimo ovu partiju i počnemo drugu?

## Datoteke

terminal-written = Zapis je u { $path }.
terminal-not-written = Ne može se zapisati { $path }: { $why }.
terminal-set-aside = Nedovršena partija čuva se u { $path }.
terminal-not-saved = Partija se ne može spremiti u { $path }: { $why }.
malformed-opponent = „{ $text }” nije protivnik; očekuje se čovjek (person) ili razina računala, jedno od: { $expected }.
malformed-save-data = To nije spremljena partija: { $problem }.
malformed-save-format = To nije naša spremljena partija: format joj je „{ $found }”, očekuje se „{ $expected }”.

## Tipke

terminal-key-yes = y: da
terminal-key-no = n: ne
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: vrati
terminal-key-help = ?: pomoć
terminal-key-quit = Ctrl-Q: kraj
terminal-key-go-on = p: nastavi
terminal-key-give-choose = strelice, 0–f: izbor
terminal-key-give-enter = Enter: daj
terminal-key-place-choose = strelice, a1…: polje
terminal-key-place-enter = Enter: tu
terminal-key-close-enter = Enter: gotovo
terminal-key-pointing-choose = strelice: druga linija
terminal-key-pointing-enter = Enter: uzvikni
terminal-key-pointing-escape = Esc: ipak ne
terminal-key-over-enter = Enter: nova partija
terminal-key-over-w = w: spremi zapis

## Pomoć

terminal-help-turn = Stavi figuru iz ruke na slobodno polje: strelice ili b2, pa Enter; ili klik. Onda odaberi figuru za protivnika: strelice ili njezina znamenka, pa Enter; ili klik.
terminal-help-line = Četiri u redu, stupcu ili dijagonali čine liniju ako imaju { $shared ->
        [1] zajedničku osobinu
        [one] { $shared } zajedničku osobinu
        [few] { $shared } zajedničke osobine
       *[other] { $shared } zajedničkih osobina
    }.
terminal-help-features = Broji se samo ovo: { $features }.
terminal-help-squares = Linija su i četiri u kvadratu 2×2.
terminal-help-auto = Linija pobjeđuje odmah.
terminal-help-call-after = Linija pobjeđuje samo ako uzvikneš (q) čim je završiš.
terminal-help-call-before = Linija pobjeđuje samo ako uzvikneš (q) prije postavljanja: idi na polje koje je završava, pa uzvikni.
terminal-help-late-opponent = Što previdiš, smije uzviknuti protivnik kad dobije sljedeću figuru; nakon toga ne vrijedi ništa.
terminal-help-late-either = Što previdiš, smije uzviknuti svatko (q, a Q tko je upravo dao) dok se sljedeća figura ne postavi; poslije ne vrijedi ništa.
terminal-help-late-none = Što previdiš, ne vrijedi ništa.
terminal-help-false-refuse = Imaš jedan uzvik po potezu, pa gledaj dvaput.
terminal-help-false-forfeit = Pogrešan uzvik gubi partiju, pa gledaj dvaput.
terminal-help-time = Potez traje najviše { $seconds } s.
terminal-help-pieces = Visoke figure imaju tri retka, okrugle oble bokove; tamne su ispunjene, šuplje gore imaju rupu ○. Točka označava zadnju. Slova: L svijetla, D tamna, R okrugla, Q četvrtasta, T visoka, S niska, F puna, H šuplja.
terminal-help-keys =
    q ili !  uzvik QUARTO!     u  vrati potez        =  ponudi remi
    n        nova partija      r  predaj             p  pauza, nastavi
    Ctrl-Q   kraj              w  spremi zapis       Esc  zatvori ovo

    Nedovršena partija čuva se kad izađeš.

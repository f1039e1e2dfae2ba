### Hra v terminálu.

terminal-title = Fourfold · Quarto
terminal-welcome = Šestnáct dílků, každý světlý nebo tmavý, vysoký nebo nízký, kulatý nebo hranatý, plný nebo dutý. Pokládáš dílek, který ti dá soupeř, a pak vybíráš další pro něj. Čtyři v řadě s něčím společným vyhrávají – ale jen když zavoláš.

## Jména, když je nikdo nezadal

terminal-person-a = Hráč A
terminal-person-b = Hráč B
terminal-person = Hráč

## Začátek

terminal-choose-opponent = Kdo hraje?
terminal-resume = Dohrát rozehranou partii
terminal-opponent-computer = Proti počítači
terminal-opponent-person = Dva u této klávesnice
terminal-choose-level = Jak silně má počítač hrát?
terminal-choose-rules = Podle kterých pravidel?
terminal-start-keys = ↑ ↓ výběr   Enter dál   Esc zpět nebo konec   ? jak se hraje
terminal-go-on = Je tu rozehraná partie. Chceš ji dohrát?
terminal-too-small = Stůl potřebuje 80 × 24 znaků. Zvětši prosím okno.

## Co dělat

terminal-to-give = { $name }: vyber dílek, který dostane { $other }: { $piece }?
terminal-to-place = { $name }: polož dílek: { $piece }.
terminal-to-close = { $name }: všechny dílky leží. Zavolej QUARTO!, nebo řekni, že řada není.
terminal-thinking = { $name } přemýšlí…
terminal-pointing = Je tohle tvoje řada, { $line }?
terminal-nothing-full = Posledním dílkem neprochází žádná plná řada; starší už se nepočítají.
terminal-false-call = { $name } volá, ale řada to není.
terminal-undone = Vráceno.
terminal-hand = { $name } drží
terminal-call-where = Jdi na políčko, které tvou řadu doplní, a zavolej.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Nikdo si nevšiml: { $lines }.

## Otázky

terminal-resign = { $name }: opravdu se vzdáváš?
terminal-draw = { $other }: { $name } nabízí remízu. Souhlasíš?
terminal-draw-declined = { $name } hraje dál.
terminal-leave = Opustit tuto partii a začít jinou?

## Soubory

terminal-written = Zápis je v { $path }.
terminal-not-written = { $path } se nepodařilo zapsat: { $why }.
terminal-set-aside = Rozehraná partie je v { $path }.
terminal-not-saved = Partii se nepodařilo uložit do { $path }: { $why }.
malformed-opponent = „{ $text }“ není soupeř; má to být člověk (person), nebo úroveň počítače, jedna z: { $expected }.
malformed-save-data = To není uložená partie: { $problem }.
malformed-save-format = To není naše uložená partie: má formát „{ $found }“, má být „{ $expected }“.

## Klávesy

terminal-key-yes = y: ano
terminal-key-no = n: ne
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: vrátit
terminal-key-help = ?: pomoc
terminal-key-quit = Ctrl-Q: konec
terminal-key-go-on = p: dál
terminal-key-give-choose = ←↑↓→ 0–f: výběr
terminal-key-give-enter = Enter: dát
terminal-key-place-choose = ←↑↓→ a1: výběr
terminal-key-place-enter = Enter: položit
terminal-key-close-enter = Enter: není řada
terminal-key-pointing-choose = ←↑↓→: jiná řada
terminal-key-pointing-enter = Enter: zavolat
terminal-key-pointing-escape = Esc: radši ne
terminal-key-over-enter = Enter: nová partie
terminal-key-over-w = w: uložit zápis

## Nápověda

terminal-help-turn = Polož dílek, který držíš, na volné políčko: šipky nebo b2, pak Enter; nebo klikni. Pak vyber dílek pro soupeře: šipky nebo jeho číslice, pak Enter; nebo klikni.
terminal-help-line = Čtyři v řádku, sloupci nebo na úhlopříčce, které mají { $shared ->
        [1] společnou vlastnost
        [one] { $shared } společnou vlastnost
        [few] { $shared } společné vlastnosti
       *[other] { $shared } společných vlastností
    }, jsou řada.
terminal-help-features = Počítá se jen tohle: { $features }.
terminal-help-squares = Čtyři ve čtverci 2×2 také.
terminal-help-auto = Řada vyhrává hned.
terminal-help-call-after = Řada vyhrává, jen když ji ohlásíš (q) hned, jak ji doplníš.
terminal-help-call-before = Řada vyhrává, jen když ji ohlásíš (q) před položením: jdi na políčko, které ji doplní, a zavolej.
terminal-help-late-opponent = Co přehlédneš, smí ohlásit soupeř, až dostane dílek; pak to propadá.
terminal-help-late-either = Co přehlédneš, smí ohlásit kdokoli (q; kdo právě dal, Q), dokud neleží další dílek; pak to propadá.
terminal-help-late-none = Co přehlédneš, propadá.
terminal-help-false-refuse = Volat smíš jednou za tah, tak se podívej dvakrát.
terminal-help-false-forfeit = Planý poplach prohrává partii, tak se podívej dvakrát.
terminal-help-time = Na tah je nejvýš { $seconds } s.
terminal-help-pieces = Vysoké dílky mají tři řádky, kulaté oblé boky; tmavé jsou vyplněné, duté mají nahoře důlek ○. Tečka značí poslední dílek. Písmena: L světlý, D tmavý, R kulatý, Q hranatý, T vysoký, S nízký, F plný, H dutý.
terminal-help-keys =
    q nebo !  zavolat QUARTO!   u  vrátit             =  nabídnout remízu
    n         nová partie       r  vzdát se           p  pauza, dál
    Ctrl-Q    konec             w  uložit zápis       Esc  zavřít

    Rozehraná partie se při odchodu uloží.

### Igra v terminalu.

terminal-title = Fourfold · Quarto
terminal-welcome = Šestnajst figur, vsaka svetla ali temna, visoka ali nizka, okrogla ali oglata, polna ali votla. Postaviš figuro, ki ti jo da nasprotnik, nato izbereš naslednjo zanj. Zmagajo štiri v vrsti, ki imajo nekaj skupnega – a le, če zakličeš.

## Imena, če jih nihče ni dal

terminal-person-a = Igralec A
terminal-person-b = Igralec B
terminal-person = Igralec

## Začetek

terminal-choose-opponent = Kdo igra?
terminal-resume = Nadaljuj nedokončano partijo
terminal-opponent-computer = Proti računalniku
terminal-opponent-person = Dva za to tipkovnico
terminal-choose-level = Kako močno naj igra računalnik?
terminal-choose-rules = Po katerih pravilih?
terminal-start-keys = ↑ ↓ izbira   Enter naprej   Esc nazaj ali ven   ? kako se igra
terminal-go-on = Tu je nedokončana partija. Jo želiš nadaljevati?
terminal-too-small = Miza potrebuje 80 × 24 znakov. Povečaj okno.

## Kaj storiti

terminal-to-give = { $name }: izberi figuro, ki jo dobi { $other }: { $piece }?
terminal-to-place = { $name }: postavi figuro: { $piece }.
terminal-to-close = { $name }: vse figure stojijo. Zakliči QUARTO! ali reci, da je končano.
terminal-thinking = { $name } razmišlja …
terminal-pointing = Je to tvoja vrsta, { $line }?
terminal-nothing-full = Skozi zadnjo figuro ne gre nobena polna vrsta; starejše ne štejejo več.
terminal-false-call = { $name } zakliče, a to ni vrsta.
terminal-undone = Vzeto nazaj.
terminal-hand = { $name } drži
terminal-call-where = Pojdi na polje, ki dopolni tvojo vrsto, in zakliči.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Nihče ni videl: { $lines }.

## Vprašanja

terminal-resign = { $name }, res predaš?
terminal-draw = { $other }, { $name } ponuja remi. Se strinjaš?
terminal-draw-declined = { $name } igra naprej.
terminal-leave = Zapustimo to partijo in začnemo drugo?

## Datoteke

terminal-written = Zapis je v { $path }.
terminal-not-written = Ni mogoče zapisati { $path }: { $why }.
terminal-set-aside = Nedokončana partija je shranjena v { $path }.
terminal-not-saved = Partije ni mogoče shraniti v { $path }: { $why }.
malformed-opponent = »{ $text }« ni nasprotnik; pričakovan je človek (person) ali stopnja računalnika, eno od: { $expected }.
malformed-save-data = To ni shranjena partija: { $problem }.
malformed-save-format = To ni naša shranjena partija: njena oblika je »{ $found }«, pričakovana pa »{ $expected }«.

## Tipke

terminal-key-yes = y: da
terminal-key-no = n: ne
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: nazaj
terminal-key-help = ?: pomoč
terminal-key-quit = Ctrl-Q: konec
terminal-key-go-on = p: naprej
terminal-key-give-choose = puščice, 0–f: izbor
terminal-key-give-enter = Enter: daj
terminal-key-place-choose = puščice, a1…: polje
terminal-key-place-enter = Enter: sem
terminal-key-close-enter = Enter: končano
terminal-key-pointing-choose = puščice: druga vrsta
terminal-key-pointing-enter = Enter: zakliči
terminal-key-pointing-escape = Esc: raje ne
terminal-key-over-enter = Enter: nova partija
terminal-key-over-w = w: shrani zapis

## Pomoč

terminal-help-turn = Postavi figuro iz roke na prosto polje: puščice ali b2, nato Enter; ali klikni. Nato izberi figuro za nasprotnika: puščice ali njena števka, nato Enter; ali klikni.
terminal-help-line = Štiri v vrstici, stolpcu ali diagonali so vrsta, če imajo { $shared ->
        [1] skupno lastnost
        [one] { $shared } skupno lastnost
        [two] { $shared } skupni lastnosti
        [few] { $shared } skupne lastnosti
       *[other] { $shared } skupnih lastnosti
    }.
terminal-help-features = Šteje samo to: { $features }.
terminal-help-squares = Vrsta so tudi štiri v kvadratu 2×2.
terminal-help-auto = Vrsta zmaga takoj.
terminal-help-call-after = Vrsta zmaga samo, če zakličeš (q), takoj ko jo dopolniš.
terminal-help-call-before = Vrsta zmaga samo, če zakličeš (q) pred postavitvijo: pojdi na polje, ki jo dopolni, in zakliči.
terminal-help-late-opponent = Kar spregledaš, sme zaklicati nasprotnik, ko dobi naslednjo figuro; potem ni vredno nič.
terminal-help-late-either = Kar spregledaš, sme zaklicati vsak (q, kdor je pravkar dal, pa Q), dokler ne stoji naslednja figura; potem ni vredno nič.
terminal-help-late-none = Kar spregledaš, ni vredno nič.
terminal-help-false-refuse = Imaš en klic na potezo, zato poglej dvakrat.
terminal-help-false-forfeit = Napačen klic izgubi partijo, zato poglej dvakrat.
terminal-help-time = Poteza traja največ { $seconds } s.
terminal-help-pieces = Visoke figure imajo tri vrstice, okrogle oble boke; temne so zapolnjene, votle imajo zgoraj luknjo ○. Pika označuje zadnjo. Črke: L svetla, D temna, R okrogla, Q oglata, T visoka, S nizka, F polna, H votla.
terminal-help-keys =
    q ali !  klic QUARTO!      u  vzemi nazaj        =  ponudi remi
    n        nova partija      r  predaj             p  premor, naprej
    Ctrl-Q   konec             w  shrani zapis       Esc  zapri to

    Ko končaš, se nedokončana partija shrani.

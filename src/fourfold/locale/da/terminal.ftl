### Spil i terminalen.

terminal-title = Fourfold · Quarto
terminal-welcome = Seksten brikker, hver lys eller mørk, høj eller lav, rund eller firkantet, massiv eller hul. Du sætter den brik, din modstander giver dig, og vælger så den næste til din modstander. Fire på stribe med noget til fælles vinder – men kun, hvis du råber.

## Navne, når ingen er givet

terminal-person-a = Spiller A
terminal-person-b = Spiller B
terminal-person = Spiller

## Start

terminal-choose-opponent = Hvem spiller?
terminal-resume = Fortsæt det uafsluttede spil
terminal-opponent-computer = Mod computeren
terminal-opponent-person = To ved dette tastatur
terminal-choose-level = Hvor stærkt skal computeren spille?
terminal-choose-rules = Efter hvilke regler?
terminal-start-keys = ↑ ↓ vælg   Enter videre   Esc tilbage eller ud   ? regler
terminal-go-on = Der er et uafsluttet spil. Vil du fortsætte det?
terminal-too-small = Bordet kræver 80 × 24 tegn. Gør vinduet større.

## Hvad der skal gøres

terminal-to-give = { $name }: vælg en brik til { $other }: { $piece }?
terminal-to-place = { $name }: sæt brikken ({ $piece }).
terminal-to-close = { $name }: alle brikker er sat. Råb Quarto, eller sig, at du er færdig.
terminal-thinking = { $name } tænker …
terminal-pointing = Er det din stribe, { $line }?
terminal-nothing-full = Ingen fuld stribe går gennem den sidste brik; ældre tæller ikke mere.
terminal-false-call = { $name } råbte, men det er ikke en stribe.
terminal-undone = Taget tilbage.
terminal-hand = { $name } har
terminal-call-where = Gå til feltet, der fuldender din stribe, og råb så.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Ingen så { $lines }.

## Spørgsmål

terminal-resign = { $name }, giver du virkelig op?
terminal-draw = { $other }, { $name } tilbyder uafgjort. Siger du ja?
terminal-draw-declined = { $name } spiller videre.
terminal-leave = Vil du forlade dette spil og begynde et nyt?

## Filer

terminal-written = Referatet ligger i { $path }.
terminal-not-written = { $path } kunne ikke skrives: { $why }.
terminal-set-aside = Det uafsluttede spil ligger i { $path }.
terminal-not-saved = Spillet kunne ikke gemmes i { $path }: { $why }.
malformed-opponent = »{ $text }« er ikke en modstander; forventede et menneske eller et af computerens niveauer, et af: { $expected }.
malformed-save-data = Det er ikke et gemt spil: { $problem }.
malformed-save-format = Det er ikke et af vores gemte spil: formatet er »{ $found }«, forventede »{ $expected }«.

## Taster

terminal-key-yes = y: ja
terminal-key-no = n: nej
terminal-key-call = q: Quarto
terminal-key-undo = u: fortryd
terminal-key-help = ?: hjælp
terminal-key-quit = Ctrl-Q: slut
terminal-key-go-on = p: fortsæt
terminal-key-give-choose = pile, 0–f: vælg
terminal-key-give-enter = Enter: giv
terminal-key-place-choose = pile, a1…: vælg
terminal-key-place-enter = Enter: sæt
terminal-key-close-enter = Enter: færdig
terminal-key-pointing-choose = pile: anden stribe
terminal-key-pointing-enter = Enter: råb
terminal-key-pointing-escape = Esc: alligevel ikke
terminal-key-over-enter = Enter: nyt spil
terminal-key-over-w = w: gem referat

## Hjælp

terminal-help-turn = Sæt din brik på et frit felt: pile eller b2, så Enter; eller klik. Vælg så en til din modstander: pile eller dens ciffer, så Enter; eller klik.
terminal-help-line = Fire vandret, lodret eller skråt med { $shared ->
        [1] en egenskab
       *[other] { $shared } egenskaber
    } til fælles er en stribe.
terminal-help-features = Kun dette tæller: { $features }.
terminal-help-squares = Også fire i et kvadrat på 2×2.
terminal-help-auto = En stribe vinder straks.
terminal-help-call-after = En stribe vinder kun, hvis du råber (q), lige når du har fuldendt den.
terminal-help-call-before = En stribe vinder kun, hvis du råber (q), før du sætter: gå til feltet, der fuldender den, og råb så.
terminal-help-late-opponent = Overser du en, må din modstander råbe, når den næste brik er givet; derefter er den intet værd.
terminal-help-late-either = Overser du en, må begge råbe (q, eller Q for den, der lige gav), til den næste brik er sat; så er den intet værd.
terminal-help-late-none = Det, du overser, er intet værd.
terminal-help-false-refuse = Du har ét råb pr. tur, så se efter to gange.
terminal-help-false-forfeit = Et forkert råb taber spillet, så se efter to gange.
terminal-help-time = Et træk må højst tage { $seconds } sekunder.
terminal-help-pieces = Høje brikker har tre linjer, runde har runde sider; mørke er fyldte, hule har et hul ○ øverst. En prik viser den sidste brik. Bogstaver: L lys, D mørk, R rund, Q firkantet, T høj, S lav, F massiv, H hul.
terminal-help-keys =
    q / !   råb Quarto         u  fortryd            =  tilbyd uafgjort
    n       nyt spil           r  giv op             p  pause, fortsæt
    Ctrl-Q  afslut             w  gem referat        Esc  luk

    Et uafsluttet spil gemmes, når du afslutter.

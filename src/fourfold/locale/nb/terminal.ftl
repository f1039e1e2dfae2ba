### Spill i terminalen.

terminal-title = Fourfold · Quarto
terminal-welcome = Seksten brikker, hver lys eller mørk, høy eller lav, rund eller firkantet, massiv eller hul. Du setter brikken motstanderen gir deg, og velger så den neste til motstanderen. Fire på rad med noe felles vinner – men bare hvis du roper.

## Navn når ingen er gitt

terminal-person-a = Spiller A
terminal-person-b = Spiller B
terminal-person = Spiller

## Start

terminal-choose-opponent = Hvem spiller?
terminal-resume = Fortsett det uferdige spillet
terminal-opponent-computer = Mot datamaskinen
terminal-opponent-person = To ved dette tastaturet
terminal-choose-level = Hvor sterkt skal datamaskinen spille?
terminal-choose-rules = Etter hvilke regler?
terminal-start-keys = ↑ ↓ velg   Enter videre   Esc tilbake eller ut   ? regler
terminal-go-on = Det er et uferdig spill. Vil du fortsette det?
terminal-too-small = Bordet trenger 80 × 24 tegn. Gjør vinduet større.

## Hva som skal gjøres

terminal-to-give = { $name }: velg en brikke til { $other }: { $piece }?
terminal-to-place = { $name }: sett brikken ({ $piece }).
terminal-to-close = { $name }: alle brikkene er satt. Rop QUARTO!, eller si at du er ferdig.
terminal-thinking = { $name } tenker …
terminal-pointing = Er dette linjen din, { $line }?
terminal-nothing-full = Ingen full linje går gjennom den siste brikken; eldre teller ikke lenger.
terminal-false-call = { $name } ropte, men det er ikke en linje.
terminal-undone = Tatt tilbake.
terminal-hand = { $name } har
terminal-call-where = Gå til ruten som fullfører linjen din, og rop så.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Ingen så { $lines }.

## Spørsmål

terminal-resign = { $name }, gir du virkelig opp?
terminal-draw = { $other }, { $name } tilbyr uavgjort. Sier du ja?
terminal-draw-declined = { $name } spiller videre.
terminal-leave = Forlate dette spillet og begynne på et nytt?

## Filer

terminal-written = Referatet ligger i { $path }.
terminal-not-written = { $path } kunne ikke skrives: { $why }.
terminal-set-aside = Det uferdige spillet ligger i { $path }.
terminal-not-saved = Spillet kunne ikke lagres i { $path }: { $why }.
malformed-opponent = «{ $text }» er ikke en motstander; forventet et menneske eller et av datamaskinens nivåer, et av: { $expected }.
malformed-save-data = Det er ikke et lagret spill: { $problem }.
malformed-save-format = Det er ikke et av våre lagrede spill: Formatet er «{ $found }», forventet «{ $expected }».

## Taster

terminal-key-yes = y: ja
terminal-key-no = n: nei
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: angre
terminal-key-help = ?: hjelp
terminal-key-quit = Ctrl-Q: slutt
terminal-key-go-on = p: fortsett
terminal-key-give-choose = piler, 0–f: velg
terminal-key-give-enter = Enter: gi
terminal-key-place-choose = piler, a1…: velg
terminal-key-place-enter = Enter: sett
terminal-key-close-enter = Enter: ferdig
terminal-key-pointing-choose = piler: annen linje
terminal-key-pointing-enter = Enter: rop
terminal-key-pointing-escape = Esc: likevel ikke
terminal-key-over-enter = Enter: nytt spill
terminal-key-over-w = w: lagre referat

## Hjelp

terminal-help-turn = Sett brikken din på en ledig rute: piler eller b2, så Enter; eller klikk. Velg så en til motstanderen: piler eller sifferet, så Enter; eller klikk.
terminal-help-line = Fire i en rad, kolonne eller diagonal med { $shared ->
        [1] en egenskap
       *[other] { $shared } egenskaper
    } felles er en linje.
terminal-help-features = Bare dette teller: { $features }.
terminal-help-squares = Også fire i et kvadrat på 2×2.
terminal-help-auto = En linje vinner med en gang.
terminal-help-call-after = En linje vinner bare hvis du roper (q), med en gang du har fullført den.
terminal-help-call-before = En linje vinner bare hvis du roper (q) før du setter: Gå til ruten som fullfører den, og rop så.
terminal-help-late-opponent = Overser du en, kan motstanderen rope når neste brikke er gitt; etter det er den ingenting verdt.
terminal-help-late-either = Overser du en, kan begge rope (q, eller Q for den som nettopp ga) til neste brikke er satt; da er den ingenting verdt.
terminal-help-late-none = Det du overser, er ingenting verdt.
terminal-help-false-refuse = Du har ett rop per trekk, så se etter to ganger.
terminal-help-false-forfeit = Et feilrop taper spillet, så se etter to ganger.
terminal-help-time = Et trekk kan ta høyst { $seconds } sekunder.
terminal-help-pieces = Høye brikker har tre linjer, runde har runde sider; mørke er fylt, hule har et hull ○ øverst. En prikk viser den siste brikken. Bokstaver: L lys, D mørk, R rund, Q firkantet, T høy, S lav, F massiv, H hul.
terminal-help-keys =
    q / !   rop QUARTO!        u  angre              =  tilby uavgjort
    n       nytt spill         r  gi opp             p  pause, fortsett
    Ctrl-Q  avslutt            w  lagre referat      Esc  lukk

    Et uferdig spill lagres når du avslutter.

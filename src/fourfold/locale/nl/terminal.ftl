### Spelen in de terminal.

terminal-title = Fourfold · Quarto
terminal-welcome = Zestien stukken, elk licht of donker, hoog of laag, rond of vierkant, massief of hol. Je zet het stuk dat je tegenstander je geeft, en kiest dan het volgende voor de ander. Vier op een rij die iets gemeen hebben, winnen – maar alleen als je roept.

## Namen als niemand er een gaf

terminal-person-a = Speler A
terminal-person-b = Speler B
terminal-person = Speler

## Beginnen

terminal-choose-opponent = Wie speelt?
terminal-resume = Verder met de onvoltooide partij
terminal-opponent-computer = Tegen de computer
terminal-opponent-person = Met z’n tweeën aan dit toetsenbord
terminal-choose-level = Hoe sterk moet de computer spelen?
terminal-choose-rules = Met welke regels?
terminal-start-keys = ↑ ↓ kiezen   Enter verder   Esc terug of stoppen   ? speluitleg
terminal-go-on = Er is een onvoltooide partij. Wil je ermee verder?
terminal-too-small = De tafel heeft 80 × 24 tekens nodig. Maak het venster groter.

## Wat te doen

terminal-to-give = { $name }: welk stuk voor { $other }? { $piece }?
terminal-to-place = { $name }: zet het stuk ({ $piece }).
terminal-to-close = { $name }: alle stukken staan. Roep QUARTO!, of zeg dat je klaar bent.
terminal-thinking = { $name } denkt na …
terminal-pointing = Is dit je rij, { $line }?
terminal-nothing-full = Door het laatste stuk loopt geen volle rij; oudere tellen niet meer.
terminal-false-call = { $name } riep, maar dat is geen rij.
terminal-undone = Teruggenomen.
terminal-hand = { $name } heeft
terminal-call-where = Ga naar het vakje dat je rij afmaakt, en roep dan.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Niemand zag: { $lines }.

## Vragen

terminal-resign = { $name }, geef je echt op?
terminal-draw = { $other }, { $name } biedt gelijkspel aan. Akkoord?
terminal-draw-declined = { $name } speelt verder.
terminal-leave = Deze partij verlaten en een andere beginnen?

## Bestanden

terminal-written = Het verslag staat in { $path }.
terminal-not-written = { $path } kon niet geschreven worden: { $why }.
terminal-set-aside = De onvoltooide partij staat in { $path }.
terminal-not-saved = De partij kon niet bewaard worden in { $path }: { $why }.
malformed-opponent = “{ $text }” is geen tegenstander; verwacht: een mens (person) of een niveau van de computer, een van { $expected }.
malformed-save-data = Dit is geen bewaarde partij: { $problem }.
malformed-save-format = Dit is geen bewaarde partij van ons: het formaat is “{ $found }”, verwacht: “{ $expected }”.

## Toetsen

terminal-key-yes = y: ja
terminal-key-no = n: nee
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: terug
terminal-key-help = ?: hulp
terminal-key-quit = Ctrl-Q: einde
terminal-key-go-on = p: verder
terminal-key-give-choose = ←↑↓→, 0–f: keuze
terminal-key-give-enter = Enter: geven
terminal-key-place-choose = ←↑↓→, a1…: keuze
terminal-key-place-enter = Enter: zetten
terminal-key-close-enter = Enter: klaar
terminal-key-pointing-choose = ←↑↓→: andere rij
terminal-key-pointing-enter = Enter: roepen
terminal-key-pointing-escape = Esc: toch niet
terminal-key-over-enter = Enter: nieuwe partij
terminal-key-over-w = w: verslag bewaren

## Hulp

terminal-help-turn = Zet je stuk op een vrij vakje: pijlen of b2, dan Enter; of klik. Kies dan een stuk voor je tegenstander: pijlen of het cijfer, dan Enter; of klik.
terminal-help-line = Vier horizontaal, verticaal of diagonaal die { $shared ->
        [1] één kenmerk
       *[other] { $shared } kenmerken
    } gemeen hebben, zijn een rij.
terminal-help-features = Alleen dit telt: { $features }.
terminal-help-squares = Ook vier in een vierkant van 2×2.
terminal-help-auto = Een rij wint meteen.
terminal-help-call-after = Een rij wint alleen als je roept (q): meteen na het afmaken.
terminal-help-call-before = Een rij wint alleen als je roept (q) voordat je zet: ga naar het vakje dat de rij afmaakt, en roep dan.
terminal-help-late-opponent = Wat jij mist, mag je tegenstander roepen zodra die het volgende stuk heeft; daarna is het niets meer waard.
terminal-help-late-either = Wat jij mist, mogen jullie allebei roepen (q; wie net gaf: Q) tot het volgende stuk staat; daarna is het niets meer waard.
terminal-help-late-none = Wat je mist, is niets waard.
terminal-help-false-refuse = Je mag één keer per beurt roepen, dus kijk twee keer.
terminal-help-false-forfeit = Wie onterecht roept, verliest, dus kijk twee keer.
terminal-help-time = Een zet duurt hoogstens { $seconds } seconden.
terminal-help-pieces = Hoge stukken hebben drie regels, ronde een ronde zijkant; donkere zijn gevuld, een ○ bovenaan is een gat. Een stip: het laatste stuk. L licht, D donker, R rond, Q vierkant, T hoog, S laag, F massief, H hol.
terminal-help-keys =
    q of !  QUARTO! roepen     u  terugnemen         =  remise aanbieden
    n       nieuwe partij      r  opgeven            p  pauze, verder
    Ctrl-Q  stoppen            w  verslag bewaren    Esc  dit sluiten

    Een onvoltooide partij blijft bewaard als je stopt.

### Spel i terminalen.

terminal-title = Fourfold · Quarto
terminal-welcome = Sexton pjäser, var och en ljus eller mörk, hög eller låg, rund eller fyrkantig, utan eller med hål. Du placerar pjäsen som motståndaren ger dig och väljer sedan nästa åt motståndaren. Fyra i rad med något gemensamt vinner – men bara om du ropar.

## Namn när inga är angivna

terminal-person-a = Spelare A
terminal-person-b = Spelare B
terminal-person = Spelare

## Start

terminal-choose-opponent = Vem spelar?
terminal-resume = Fortsätt det oavslutade partiet
terminal-opponent-computer = Mot datorn
terminal-opponent-person = Två vid det här tangentbordet
terminal-choose-level = Hur starkt ska datorn spela?
terminal-choose-rules = Efter vilka regler?
terminal-start-keys = ↑ ↓ välj   Enter vidare   Esc tillbaka eller ut   ? regler
terminal-go-on = Det finns ett oavslutat parti. Vill du fortsätta det?
terminal-too-small = Bordet behöver 80 × 24 tecken. Gör fönstret större.

## Vad som ska göras

terminal-to-give = { $name }: välj en pjäs åt { $other }: { $piece }?
terminal-to-place = { $name }: placera pjäsen ({ $piece }).
terminal-to-close = { $name }: alla pjäser står. Ropa QUARTO!, eller säg att du är klar.
terminal-thinking = { $name } tänker …
terminal-pointing = Är det här din rad, { $line }?
terminal-nothing-full = Ingen full rad går genom den senaste pjäsen; äldre räknas inte längre.
terminal-false-call = { $name } ropade, men det är ingen rad.
terminal-undone = Taget tillbaka.
terminal-hand = { $name } har
terminal-call-where = Gå till fältet som gör din rad klar, och ropa sedan.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Ingen såg { $lines }.

## Frågor

terminal-resign = { $name }, ger du verkligen upp?
terminal-draw = { $other }, { $name } erbjuder oavgjort. Säger du ja?
terminal-draw-declined = { $name } spelar vidare.
terminal-leave = Lämna det här partiet och börja ett nytt?

## Filer

terminal-written = Protokollet ligger i { $path }.
terminal-not-written = { $path } gick inte att skriva: { $why }.
terminal-set-aside = Det oavslutade partiet ligger i { $path }.
terminal-not-saved = Partiet gick inte att spara i { $path }: { $why }.
malformed-opponent = ”{ $text }” är ingen motståndare; ska vara en människa eller en av datorns nivåer, en av: { $expected }.
malformed-save-data = Det är inget sparat parti: { $problem }.
malformed-save-format = Det är inget av våra sparade partier: formatet är ”{ $found }”, ska vara ”{ $expected }”.

## Tangenter

terminal-key-yes = y: ja
terminal-key-no = n: nej
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: ångra
terminal-key-help = ?: hjälp
terminal-key-quit = Ctrl-Q: sluta
terminal-key-go-on = p: fortsätt
terminal-key-give-choose = pil, 0–f: välj
terminal-key-give-enter = Enter: ge
terminal-key-place-choose = pil, a1…: välj
terminal-key-place-enter = Enter: placera
terminal-key-close-enter = Enter: klar
terminal-key-pointing-choose = pil: annan rad
terminal-key-pointing-enter = Enter: ropa
terminal-key-pointing-escape = Esc: låt bli
terminal-key-over-enter = Enter: nytt parti
terminal-key-over-w = w: spara protokoll

## Hjälp

terminal-help-turn = Placera din pjäs på ett ledigt fält: pilar eller b2, sedan Enter; eller klicka. Välj sedan en åt motståndaren: pilar eller dess siffra, sedan Enter; eller klicka.
terminal-help-line = Fyra vågrätt, lodrätt eller snett med { $shared ->
        [1] ett kännetecken
       *[other] { $shared } kännetecken
    } gemensamt är en rad.
terminal-help-features = Bara det här räknas: { $features }.
terminal-help-squares = Även fyra i en kvadrat på 2×2.
terminal-help-auto = En rad vinner direkt.
terminal-help-call-after = En rad vinner bara om du ropar (q), direkt när den är klar.
terminal-help-call-before = En rad vinner bara om du ropar (q) innan du placerar pjäsen: gå till fältet som gör den klar, och ropa sedan.
terminal-help-late-opponent = Missar du en får motståndaren ropa när nästa pjäs är given; därefter är den inget värd.
terminal-help-late-either = Missar du en får båda ropa (q; Q för den som nyss gav) tills nästa pjäs står; sedan är den inget värd.
terminal-help-late-none = Det du missar är inget värt.
terminal-help-false-refuse = Du har ett rop per drag, så titta två gånger.
terminal-help-false-forfeit = Ett felrop förlorar partiet, så titta två gånger.
terminal-help-time = Ett drag får ta högst { $seconds } sekunder.
terminal-help-pieces = Höga pjäser har tre rader, runda har runda sidor; mörka är fyllda, ett ○ överst är ett hål. En prick visar den senaste pjäsen. Bokstäver: L ljus, D mörk, R rund, Q fyrkantig, T hög, S låg, F utan hål, H med hål.
terminal-help-keys =
    q / !   ropa QUARTO!       u  ångra              =  erbjud oavgjort
    n       nytt parti         r  ge upp             p  paus, fortsätt
    Ctrl-Q  sluta              w  spara protokoll    Esc  stäng

    Ett oavslutat parti sparas när du slutar.

### Žaidimas terminale.

terminal-title = Fourfold · Quarto
terminal-welcome = Šešiolika figūrėlių: šviesios ir tamsios, aukštos ir žemos, apvalios ir kvadratinės, su duobute ir be jos. Padedi figūrėlę, kurią duoda priešininkas, ir išrenki jam kitą. Laimi keturios iš eilės, turinčios ką nors bendra, – bet tik jei eilę paskelbi.

## Vardai, kai jų niekas nedavė

terminal-person-a = Žaidėjas A
terminal-person-b = Žaidėjas B
terminal-person = Žaidėjas

## Pradžia

terminal-choose-opponent = Kas žaidžia?
terminal-resume = Tęsti nebaigtą partiją
terminal-opponent-computer = Prieš kompiuterį
terminal-opponent-person = Dviese prie šios klaviatūros
terminal-choose-level = Kaip stipriai turi žaisti kompiuteris?
terminal-choose-rules = Pagal kokias taisykles?
terminal-start-keys = ↑ ↓ rinktis   Enter toliau   Esc atgal ar išeiti   ? kaip žaisti
terminal-go-on = Yra nebaigta partija. Ar nori ją tęsti?
terminal-too-small = Stalui reikia 80 × 24 ženklų. Padidink langą.

## Ką daryti

terminal-to-give = { $name }: išrink figūrėlę, ją gaus { $other }: { $piece }?
terminal-to-place = { $name }: padėk figūrėlę – { $piece }.
terminal-to-close = { $name }: visos figūrėlės padėtos. Skelbk QUARTO! arba sakyk, kad eilės nėra.
terminal-thinking = { $name } galvoja…
terminal-pointing = Ar tai tavo eilė: { $line }?
terminal-nothing-full = Per paskutinę figūrėlę neina nė viena pilna eilė; senesnės nebegalioja.
terminal-false-call = { $name } paskelbė, bet tai ne eilė.
terminal-undone = Ėjimas atsiimtas.
terminal-hand = { $name } laiko
terminal-call-where = Eik į laukelį, kuris užbaigia tavo eilę, ir skelbk.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Niekas nepastebėjo: { $lines }.

## Klausimai

terminal-resign = { $name }: ar tikrai pasiduodi?
terminal-draw = { $other }: { $name } siūlo lygiąsias. Ar sutinki?
terminal-draw-declined = { $name } žaidžia toliau.
terminal-leave = Palikti šią partiją ir pradėti kitą?

## Failai

terminal-written = Įrašas yra čia: { $path }.
terminal-not-written = Nepavyko įrašyti { $path }: { $why }.
terminal-set-aside = Nebaigta partija laikoma čia: { $path }.
terminal-not-saved = Nepavyko išsaugoti partijos čia: { $path }: { $why }.
malformed-opponent = „{ $text }“ – ne priešininkas; reikia žmogaus (person) arba kompiuterio lygio, vieno iš: { $expected }.
malformed-save-data = Tai ne išsaugota partija: { $problem }.
malformed-save-format = Tai ne mūsų išsaugota partija: jos formatas „{ $found }“, o reikia „{ $expected }“.

## Klavišai

terminal-key-yes = y: taip
terminal-key-no = n: ne
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: atgal
terminal-key-help = ?: pagalba
terminal-key-quit = Ctrl-Q: išeiti
terminal-key-go-on = p: tęsti
terminal-key-give-choose = ←↑↓→ 0–f: kuri
terminal-key-give-enter = Enter: duoti
terminal-key-place-choose = ←↑↓→ a1…: kur
terminal-key-place-enter = Enter: dėti
terminal-key-close-enter = Enter: eilės nėra
terminal-key-pointing-choose = ←↑↓→: kita eilė
terminal-key-pointing-enter = Enter: skelbti
terminal-key-pointing-escape = Esc: geriau ne
terminal-key-over-enter = Enter: nauja partija
terminal-key-over-w = w: rašyti įrašą

## Pagalba

terminal-help-turn = Padėk figūrėlę iš rankos į laisvą laukelį: rodyklės arba b2, tada Enter; arba spustelėk. Paskui išrink figūrėlę priešininkui: rodyklės arba jos skaitmuo, tada Enter; arba spustelėk.
terminal-help-line = Keturios horizontaliai, vertikaliai ar įstrižai, turinčios { $shared ->
        [1] bendrą bruožą
        [one] { $shared } bendrą bruožą
        [few] { $shared } bendrus bruožus
       *[other] { $shared } bendrų bruožų
    }, yra eilė.
terminal-help-features = Svarbu tik tai: { $features }.
terminal-help-squares = Keturios 2×2 kvadrate – irgi eilė.
terminal-help-auto = Eilė laimi iš karto.
terminal-help-call-after = Eilė laimi tik paskelbta (q): skelbi tu, vos tik ją užbaigi.
terminal-help-call-before = Eilė laimi tik paskelbta (q) prieš padedant: eik į laukelį, kuris ją užbaigia, ir skelbk.
terminal-help-late-opponent = Ko nepastebi tu, gali paskelbti priešininkas, gavęs figūrėlę; paskui tai nebegalioja.
terminal-help-late-either = Ko nepastebi, gali skelbti bet kuris (q, o ką tik davęs – Q), kol nepadėta kita figūrėlė; paskui tai nebegalioja.
terminal-help-late-none = Ko nepastebi, tas nebegalioja.
terminal-help-false-refuse = Skelbti gali kartą per ėjimą, tad gerai įsižiūrėk.
terminal-help-false-forfeit = Klaidingas skelbimas – pralaimėjimas, tad gerai įsižiūrėk.
terminal-help-time = Ėjimui skiriama daugiausia { $seconds } s.
terminal-help-pieces = Aukštos – trijų eilučių, apvalių šonai apvalūs; tamsios užpildytos, su duobute – viršuje ○. Taškas žymi paskutinę padėtą. Raidės: L šviesi, D tamsi, R apvali, Q kvadratinė, T aukšta, S žema, F be duobutės, H su duobute.
terminal-help-keys =
    q ar !  skelbti QUARTO!    u  atsiimti ėjimą     =  siūlyti lygiąsias
    n       nauja partija      r  pasiduoti          p  pauzė, tęsti
    Ctrl-Q  išeiti             w  rašyti įrašą       Esc  užverti

    Išeinant nebaigta partija išsaugoma.

### Spēlēšana terminālī.

terminal-title = Fourfold · Quarto
terminal-welcome = Sešpadsmit figūru: gaišas un tumšas, augstas un zemas, apaļas un kantainas, ar iedobumu un bez tā. Tu noliec figūru, ko dod pretinieks, un izvēlies viņam nākamo. Uzvar četras rindā, kurām ir kas kopīgs, – bet tikai tad, ja rindu piesaka.

## Vārdi, ja neviens tos nedeva

terminal-person-a = Spēlētājs A
terminal-person-b = Spēlētājs B
terminal-person = Spēlētājs

## Sākums

terminal-choose-opponent = Kas spēlē?
terminal-resume = Turpināt nepabeigto partiju
terminal-opponent-computer = Pret datoru
terminal-opponent-person = Divatā pie šīs tastatūras
terminal-choose-level = Cik stipri lai spēlē dators?
terminal-choose-rules = Pēc kādiem noteikumiem?
terminal-start-keys = ↑ ↓ izvēlēties   Enter tālāk   Esc atpakaļ vai iziet   ? kā spēlēt
terminal-go-on = Ir nepabeigta partija. Vai gribi to turpināt?
terminal-too-small = Galdam vajag 80 × 24 rakstzīmes. Palielini logu.

## Ko darīt

terminal-to-give = { $name }: izvēlies figūru, to saņems { $other }: { $piece }?
terminal-to-place = { $name }: noliec figūru – { $piece }.
terminal-to-close = { $name }: visas figūras ir noliktas. Piesaki QUARTO! vai saki, ka rindas nav.
terminal-thinking = { $name } domā…
terminal-pointing = Vai šī ir tava rinda: { $line }?
terminal-nothing-full = Caur pēdējo figūru neiet neviena pilna rinda; vecākās vairs neskaitās.
terminal-false-call = { $name } pieteica, bet tā nav rinda.
terminal-undone = Gājiens atsaukts.
terminal-hand = { $name } tur
terminal-call-where = Ej uz lauciņu, kas pabeidz tavu rindu, un piesaki.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Neviens neredzēja: { $lines }.

## Jautājumi

terminal-resign = { $name }: vai tiešām padodies?
terminal-draw = { $other }: { $name } piedāvā neizšķirtu. Vai piekrīti?
terminal-draw-declined = { $name } spēlē tālāk.
terminal-leave = Atstāt šo partiju un sākt citu?

## Faili

terminal-written = Pieraksts ir šeit: { $path }.
terminal-not-written = Neizdevās ierakstīt { $path }: { $why }.
terminal-set-aside = Nepabeigtā partija glabājas šeit: { $path }.
terminal-not-saved = Neizdevās saglabāt partiju šeit: { $path }: { $why }.
malformed-opponent = „{ $text }” nav pretinieks; vajag cilvēku (person) vai datora līmeni, vienu no: { $expected }.
malformed-save-data = Tā nav saglabāta partija: { $problem }.
malformed-save-format = Tā nav mūsu saglabāta partija: tās formāts ir „{ $found }”, bet vajag „{ $expected }”.

## Taustiņi

terminal-key-yes = y: jā
terminal-key-no = n: nē
# As in English
terminal-key-call = q: QUARTO!
terminal-key-undo = u: atcelt
terminal-key-help = ?: palīdzība
terminal-key-quit = Ctrl-Q: iziet
terminal-key-go-on = p: turpināt
terminal-key-give-choose = ←↑↓→ 0–f: kura
terminal-key-give-enter = Enter: dot
terminal-key-place-choose = ←↑↓→ a1…: kur
terminal-key-place-enter = Enter: te
terminal-key-close-enter = Enter: rindas nav
terminal-key-pointing-choose = ←↑↓→: cita rinda
terminal-key-pointing-enter = Enter: pieteikt
terminal-key-pointing-escape = Esc: labāk ne
terminal-key-over-enter = Enter: jauna partija
terminal-key-over-w = w: rakstīt pierakstu

## Palīdzība

terminal-help-turn = Noliec figūru no rokas brīvā lauciņā: bultiņas vai b2, tad Enter; vai klikšķis. Tad izvēlies figūru pretiniekam: bultiņas vai tās cipars, tad Enter; vai klikšķis.
terminal-help-line = Četras pa horizontāli, vertikāli vai diagonāli, kurām ir { $shared ->
        [1] kopīga pazīme
        [zero] { $shared } kopīgu pazīmju
        [one] { $shared } kopīga pazīme
       *[other] { $shared } kopīgas pazīmes
    }, ir rinda.
terminal-help-features = Svarīgi ir tikai: { $features }.
terminal-help-squares = Arī četras 2×2 kvadrātā.
terminal-help-auto = Rinda uzvar uzreiz.
terminal-help-call-after = Rinda uzvar tikai pieteikta (q): piesaki tu, tiklīdz to pabeidz.
terminal-help-call-before = Rinda uzvar, tikai ja to piesaka (q) pirms nolikšanas: ej uz lauciņu, kas to pabeidz, un piesaki.
terminal-help-late-opponent = Ko palaid garām, var pieteikt pretinieks, kad saņem figūru; pēc tam tas vairs neskaitās.
terminal-help-late-either = Ko palaid garām, var pieteikt jebkurš (q, bet nupat devušais – Q), līdz noliek nākamo figūru; pēc tam tas neskaitās.
terminal-help-late-none = Ko palaid garām, tas neskaitās.
terminal-help-false-refuse = Pieteikt vari reizi gājienā, tāpēc skaties labi.
terminal-help-false-forfeit = Par kļūdainu pieteikumu zaudē, tāpēc skaties labi.
terminal-help-time = Gājienam ir ne vairāk kā { $seconds } s.
terminal-help-pieces = Augstās ir trīs rindiņās, apaļajām ir apaļi sāni; tumšās ir pildītas, ar iedobumu – augšā ○. Punkts rāda pēdējo nolikto. Burti: L gaiša, D tumša, R apaļa, Q kantaina, T augsta, S zema, F bez iedobuma, H ar iedobumu.
terminal-help-keys =
    q vai !  pieteikt QUARTO!   u  atsaukt gājienu     =  piedāvāt neizšķirtu
    n        jauna partija      r  padoties            p  pauze, turpināt
    Ctrl-Q   iziet              w  rakstīt pierakstu   Esc  aizvērt

    Izejot nepabeigtā partija tiek saglabāta.

### Sidene ved siden av bordet: reprise, regler, oppsett.

web-title-replay = Se igjen · Fourfold
web-title-rules = Slik spiller du · Fourfold
web-title-setup = Sett opp · Fourfold
web-title-analysis = Analyse · Fourfold
web-title-review = Gjennomgang · Fourfold
web-title-levels = Datamaskinens nivåer · Fourfold

## Se igjen

web-replay-of = { $a } og { $b }
web-replay-opening = Henter spillet …
web-replay-result-draw = Uavgjort
web-replay-result-winner = { $name } vinner
web-replay-result-none = Ikke slutt ennå
web-replay-step = Trinn { $step } av { $last }
web-replay-steps = Trinnene i spillet
web-replay-walk = Gå gjennom spillet
web-replay-first = Til begynnelsen
web-replay-back = Ett trinn tilbake
web-replay-forward = Ett trinn fram
web-replay-last = Til slutten
web-replay-play = Spill av
web-replay-pause = Stopp
web-replay-began = { $name } begynner og velger den første brikken.
web-replay-began-holding = { $name } begynner med brikken på hånden.
web-replay-told-resign = { $name } gir opp.
web-replay-told-claim = { $name } krever seieren: Den andre har holdt seg borte.
web-replay-told-time-up = Tiden er ute.
web-replay-told-wait = Spillet venter på en spiller.
web-replay-told-away = Noen er borte.
web-replay-told-back = Alle er tilbake.
web-replay-told-resumed = Spillet ble avbrutt og går videre.
web-replay-told-takeback = { $name } sier ja, og trekket tas tilbake.
web-replay-told-word = { $right ->
        [yes] { $name } roper Quarto. Det er en linje!
       *[no] { $name } roper Quarto, men det er ingen linje.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } har den.
web-replay-hand-empty = Ingen har en brikke.
web-replay-rest = Brikker igjen
web-replay-missed = { $count ->
        [one] Oversett: { $lines } er en linje, og ingen ropte.
       *[other] Oversett: { $lines } er linjer, og ingen ropte.
    }
web-replay-missed-some = { $count ->
        [one] Én linje ble oversett i dette spillet.
       *[other] { $count } ganger ble en linje oversett i dette spillet.
    }
web-replay-missed-none = Ingen linje ble oversett.
web-replay-missed-show = Vis den
web-replay-missed-next = Vis den neste
web-replay-moves = Trekk
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, tatt tilbake
web-replay-move-missed = { $move }, en linje oversett
# As in English
web-replay-entry-start = Start
web-replay-entry-resign = { $name } gir opp
web-replay-entry-claim = { $name } krever seieren
web-replay-entry-time = Tiden er ute
web-replay-entry-done = { $name }: ingenting å rope
web-replay-entry-agreed = Enige om uavgjort
web-replay-share = Del spillet
web-replay-link = Kopier lenke
web-replay-link-copied = Lenken er kopiert. Den åpner spillet ved dette trinnet.
web-replay-link-text = Et spill { $game }:
web-replay-save = Lagre …
web-replay-save-title = Lagre spillet
web-replay-save-picture = Bilde
web-replay-save-picture-hint = Slik det står til slutt.
web-replay-save-svg = Som SVG
web-replay-save-png = Som PNG
web-replay-save-record = Referat
web-replay-save-record-hint = Hvert trekk, til å lagre eller åpne her igjen.
web-replay-save-text = Til å lese
web-replay-save-json = For programmer
web-replay-save-failed = Bildet kunne ikke lages.
web-replay-on = Spill videre herfra
web-replay-on-title = Spill videre fra trinn { $step }
web-replay-on-hint = Et nytt bord med denne stillingen. Linjer som allerede er ferdige, teller ikke lenger, bare nye.
web-replay-on-over = Her er det ikke mer å spille.
web-replay-on-side = Du spiller for
web-replay-on-computer = Mot datamaskinen
web-replay-on-here = Oss to, her
web-replay-on-friend = En venn, via lenke
web-replay-to-table = Til bordet
web-replay-opened = Repriser åpnet på denne enheten
web-replay-opened-hint = De åpner også uten nett.

## Slik spiller du

web-rulebook-title = Slik spiller du Quarto
web-rulebook-lead = To personer, seksten brikker, ett brett. Tre minutter, så kan du alt.
web-rulebook-play = Spill nå
web-rulebook-print = Skriv ut siden
web-rulebook-pieces = Brikkene
web-rulebook-pieces-text = Hver av de seksten brikkene finnes én gang. En brikke er lys eller mørk, rund eller firkantet, høy eller lav, massiv eller hul. De tilhører ingen: Dere spiller begge med alle sammen.
web-rulebook-all = Alle seksten brikkene
web-rulebook-pair-colour = lys eller mørk
web-rulebook-pair-shape = rund eller firkantet
web-rulebook-pair-height = høy eller lav
web-rulebook-pair-top = massiv eller hul
web-rulebook-turn = Et trekk: sett, og gi så
web-rulebook-turn-text = Du velger aldri din egen brikke. Motstanderen gir deg en; du setter den på en ledig rute. Så velger du brikken motstanderen må sette.
web-rulebook-turn-1 = Du får en brikke.
web-rulebook-turn-2 = Du setter den på en ledig rute.
web-rulebook-turn-3 = Du velger en brikke og gir den bort.
web-rulebook-turn-board = Et brett med fire brikker; den nye står på c2.
web-rulebook-line = Hva som vinner
web-rulebook-line-text = Fire brikker i en rad, en kolonne eller en lang diagonal som har én ting felles, er en linje: alle mørke, alle hule, alle lave … Det spiller ingen rolle hvem som satte dem.
web-rulebook-line-hollow = Alle fire på diagonalen er hule. Ellers er ingenting likt, og mer trengs ikke.
web-rulebook-line-tall = Alle fire i kolonnen er høye.
web-rulebook-line-none = En full rad, men ingen linje: Ingenting er likt på alle fire.
web-rulebook-quiz = Er disse fire en linje?
web-rulebook-quiz-text = Hva har alle fire felles? Det kan være mer enn ett riktig svar; ett er nok.
web-rulebook-quiz-number = { $number } av { $count }
web-rulebook-quiz-group = Fire brikker, { $number } av { $count }
web-rulebook-quiz-what = Felles har de
web-rulebook-quiz-colour = Farge
web-rulebook-quiz-shape = Form
web-rulebook-quiz-height = Høyde
web-rulebook-quiz-top = Hull
web-rulebook-quiz-nothing = Ingenting
web-rulebook-quiz-right = Ja. { $why }
web-rulebook-quiz-wrong = Ikke helt. { $why }
web-rulebook-quiz-wait = Velg et svar, og se.
web-rulebook-quiz-next = De neste fire
web-rulebook-quiz-again = Fra begynnelsen
web-rulebook-quiz-score = { $right } av { $count } på første forsøk.
web-rulebook-quiz-why-dark = Alle fire er mørke, uansett hva de er ellers. En linje.
web-rulebook-quiz-why-hollow = Alle fire har et hull. Farger, former og høyder er blandet, men én ting er nok.
web-rulebook-quiz-why-none-near = Tre er runde, tre er høye, tre er lyse. Tre er ikke nok: ingen linje.
web-rulebook-quiz-why-square-short = Alle fire er firkantede, og alle fire er lave. To grunner på én gang, fortsatt én linje.
web-rulebook-quiz-why-none-two = To og to av alt: ingen linje.
web-rulebook-quiz-why-solid = Ingen av dem har et hull. Det er også noe felles. En linje.
web-rulebook-give = Hvilken brikke kan du gi?
web-rulebook-give-text = Du har satt brikken; nå skal du gi en. To rader mangler én brikke på å bli en linje. Finn en brikke som ikke fullfører noen av dem.
web-rulebook-give-board = Rad 4 har tre mørke brikker, rad 1 har tre hule.
web-rulebook-give-pieces = Brikker å gi
web-rulebook-give-wait = Trykk på en brikke.
web-rulebook-give-safe = Trygt: Den er lys og massiv, så den fullfører ingen av radene.
web-rulebook-give-dark = Motstanderen setter den på d4: fire mørke brikker. Tapt!
web-rulebook-give-hollow = Motstanderen setter den på d1: fire hule brikker. Tapt!
web-rulebook-give-both = Mørk og hul: Motstanderen kan velge mellom d4 og d1. Tapt!
web-rulebook-call = Du må si det
web-rulebook-call-text = En linje vinner ingenting av seg selv. Noen må se den, rope «Quarto!» og peke på den. Overser du en linje, kan den andre ta den.
web-rulebook-call-1 = Du har satt brikken
web-rulebook-call-1-who = Du kan rope før du gir.
web-rulebook-call-2 = Du har gitt en brikke
web-rulebook-call-2-who = Nå kan motstanderen rope hvis du har oversett noe, før den nye brikken settes.
web-rulebook-call-3 = Den neste brikken er satt
web-rulebook-call-3-who = Den gamle linjen er over for godt. Bare linjer gjennom den nye brikken teller.
web-rulebook-call-false = Ropt, og så er det ingen linje? Alle hører det, og mer skjer ikke. Du kan gjøre det én gang per trekk, så se godt etter.
web-rulebook-call-end = Når alle seksten brikkene er satt, kan dere rope én gang til hver; ellers er det uavgjort.
web-rulebook-call-page = Siden forteller deg aldri om det er en linje. Det er jo det som er spillet.
web-rulebook-variants = Andre måter å spille på
web-rulebook-variants-text = Dem velger du på forsiden, under spilleknappen. Hver regel kan også endres for seg.
web-rulebook-block = Fire naboer i et kvadrat
web-rulebook-block-board = I spillet for viderekomne er også disse fire, alle lyse, en linje.
web-rulebook-ready = Klar?

## Sett opp

web-setup-title = Sett opp en stilling
web-setup-lead = Trykk på en brikke, så på en rute. Trykk på en brikke på brettet for å flytte den eller ta den av.
web-setup-board = Brett å sette opp
web-setup-hand-none = Ingen har en brikke. Trykk på en brikke, så her.
web-setup-hand-is = På hånden: { $piece }
web-setup-hand-put = Legg på hånden: { $piece }
web-setup-pieces = Ubrukte brikker
web-setup-off = Ta av
web-setup-clear = Tøm
web-setup-status-empty = Velg en brikke.
web-setup-status-lifted = { $piece }: hvor?
web-setup-status-count = { $count ->
        [one] Én brikke på brettet.
       *[other] { $count } brikker på brettet.
    }
web-setup-put = { $piece } på { $square }.
web-setup-taken = { $piece } tatt av.
web-setup-handed = { $piece } på hånden.
web-setup-position = Som tekst
web-setup-position-hint = Kopier den, eller lim inn en: rad 4 til 1, så brikken på hånden.
web-setup-not-position = Det er ikke en stilling. En stilling ser slik ut: { $example }
web-setup-piece-twice = Denne brikken er der to ganger: { $piece }.
web-setup-record-pasted = Det er et referat. Det står nedenfor; åpne det der.
web-setup-start = Start her
web-setup-start-title = Spill den
web-setup-with = Med
web-setup-with-bot = Maskin
web-setup-with-friend = Venn
web-setup-with-here = Her
web-setup-turn = { $holding ->
        [yes] Hvem setter brikken?
       *[no] Hvem gir den neste brikken?
    }
web-setup-turn-lot = loddet
web-setup-turn-you = jeg
web-setup-turn-other = den andre
web-setup-turn-first = spiller 1
web-setup-turn-second = spiller 2
web-setup-record-title = Se på et referat
web-setup-record-lead = Lim inn et referat, eller velg en fil, og se spillet trinn for trinn.
web-setup-record = Referat
web-setup-record-file = Velg en fil
web-setup-record-open = Se på det
web-setup-record-big = Filen er for stor til å være et referat.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Sett opp en stilling

## Lenker til analyse, gjennomgang og nivåer

web-analysis-link = Analyser en stilling
web-setup-analyse = Analyser
web-review-link = Gjennomgang
web-levels-link = Hva du kan vente av hvert nivå

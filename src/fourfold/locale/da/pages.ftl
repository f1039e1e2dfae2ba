### Siderne ved siden af bordet: gense, regler, opstilling.

web-title-replay = Se igen · Fourfold
web-title-rules = Sådan spiller du · Fourfold
web-title-setup = Opstilling · Fourfold
web-title-analysis = Analyse · Fourfold
web-title-review = Gennemgang · Fourfold
web-title-levels = Computerens niveauer · Fourfold

## Se igen

web-replay-of = { $a } og { $b }
web-replay-opening = Henter spillet …
web-replay-result-draw = Uafgjort
web-replay-result-winner = { $name } vinder
web-replay-result-none = Ikke slut endnu
web-replay-step = Trin { $step } af { $last }
web-replay-steps = Spillets trin
web-replay-walk = Gå gennem spillet
web-replay-first = Til begyndelsen
web-replay-back = Et trin tilbage
web-replay-forward = Et trin frem
web-replay-last = Til slutningen
web-replay-play = Afspil
# As in English
web-replay-pause = Stop
web-replay-began = { $name } begynder og vælger den første brik.
web-replay-began-holding = { $name } begynder med brikken på hånden.
web-replay-told-resign = { $name } giver op.
web-replay-told-claim = { $name } kræver sejren: den anden er blevet væk.
web-replay-told-time-up = Tiden er gået.
web-replay-told-wait = Spillet venter på en spiller.
web-replay-told-away = Nogen er væk.
web-replay-told-back = Alle er tilbage.
web-replay-told-resumed = Spillet blev afbrudt og går videre.
web-replay-told-takeback = { $name } siger ja, og trækket tages tilbage.
web-replay-told-word = { $right ->
        [yes] { $name } råber Quarto. Der er en stribe!
       *[no] { $name } råber Quarto, men der er ingen stribe.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } har den.
web-replay-hand-empty = Ingen har en brik.
web-replay-rest = Brikker tilbage
web-replay-missed = { $count ->
        [one] Overset: { $lines } er en stribe, og ingen råbte.
       *[other] Overset: { $lines } er striber, og ingen råbte.
    }
web-replay-missed-some = { $count ->
        [one] Én stribe blev overset i dette spil.
       *[other] { $count } gange blev en stribe overset i dette spil.
    }
web-replay-missed-none = Ingen stribe blev overset.
web-replay-missed-show = Vis den
web-replay-missed-next = Vis den næste
web-replay-moves = Træk
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, taget tilbage
web-replay-move-missed = { $move }, en stribe overset
# As in English
web-replay-entry-start = Start
web-replay-entry-resign = { $name } giver op
web-replay-entry-claim = { $name } kræver sejren
web-replay-entry-time = Tiden er gået
web-replay-entry-done = { $name }: intet at råbe
web-replay-entry-agreed = Enige om uafgjort
web-replay-share = Del spillet
web-replay-link = Kopiér link
web-replay-link-copied = Link kopieret. Det åbner spillet ved dette trin.
web-replay-link-text = Et spil { $game }:
web-replay-save = Gem …
web-replay-save-title = Gem spillet
web-replay-save-picture = Billede
web-replay-save-picture-hint = Sådan står det til sidst.
web-replay-save-svg = Som SVG
web-replay-save-png = Som PNG
web-replay-save-record = Referat
web-replay-save-record-hint = Hvert træk, til at gemme eller åbne her igen.
web-replay-save-text = Til at læse
web-replay-save-json = Til programmer
web-replay-save-failed = Billedet kunne ikke laves.
web-replay-on = Spil videre herfra
web-replay-on-title = Spil videre fra trin { $step }
web-replay-on-hint = Et nyt bord med denne stilling. Striber, der allerede er færdige, tæller ikke mere, kun nye.
web-replay-on-over = Her er der ikke mere at spille.
web-replay-on-side = Du spiller for
web-replay-on-computer = Mod computeren
web-replay-on-here = Os to, her
web-replay-on-friend = En ven, via link
web-replay-to-table = Til bordet
web-replay-opened = Genset på denne enhed
web-replay-opened-hint = De åbner også uden forbindelse.

## Sådan spiller du

web-rulebook-title = Sådan spiller du Quarto
web-rulebook-lead = To mennesker, seksten brikker, ét bræt. Tre minutter, så kan du det hele.
web-rulebook-play = Spil nu
web-rulebook-print = Udskriv siden
web-rulebook-pieces = Brikkerne
web-rulebook-pieces-text = Hver af de seksten brikker findes én gang. En brik er lys eller mørk, rund eller firkantet, høj eller lav, massiv eller hul. De tilhører ingen: I spiller begge med dem alle.
web-rulebook-all = Alle seksten brikker
web-rulebook-pair-colour = lys eller mørk
web-rulebook-pair-shape = rund eller firkantet
web-rulebook-pair-height = høj eller lav
web-rulebook-pair-top = massiv eller hul
web-rulebook-turn = En tur: sæt, og giv så
web-rulebook-turn-text = Du vælger aldrig din egen brik. Din modstander giver dig en; du sætter den på et frit felt. Så vælger du den brik, din modstander skal sætte.
web-rulebook-turn-1 = Du får en brik.
web-rulebook-turn-2 = Du sætter den på et frit felt.
web-rulebook-turn-3 = Du vælger en brik og giver den væk.
web-rulebook-turn-board = Et bræt med fire brikker; den nye står på c2.
web-rulebook-line = Hvad der vinder
web-rulebook-line-text = Fire brikker i en række, en kolonne eller en lang diagonal, som har én ting til fælles, er en stribe: alle mørke, alle hule, alle lave … Det er lige meget, hvem der satte dem.
web-rulebook-line-hollow = Alle fire på diagonalen er hule. Ellers er intet ens, og mere skal der ikke til.
web-rulebook-line-tall = Alle fire i kolonnen er høje.
web-rulebook-line-none = En fuld række, men ingen stribe: intet er ens på alle fire.
web-rulebook-quiz = Er de fire en stribe?
web-rulebook-quiz-text = Hvad har alle fire til fælles? Der kan være mere end ét rigtigt svar; ét er nok.
web-rulebook-quiz-number = { $number } af { $count }
web-rulebook-quiz-group = Fire brikker, { $number } af { $count }
web-rulebook-quiz-what = Til fælles har de
web-rulebook-quiz-colour = Farve
web-rulebook-quiz-shape = Form
web-rulebook-quiz-height = Højde
web-rulebook-quiz-top = Hul
web-rulebook-quiz-nothing = Intet
web-rulebook-quiz-right = Ja. { $why }
web-rulebook-quiz-wrong = Ikke helt. { $why }
web-rulebook-quiz-wait = Vælg et svar, og se.
web-rulebook-quiz-next = De næste fire
web-rulebook-quiz-again = Forfra
web-rulebook-quiz-score = { $right } af { $count } i første forsøg.
web-rulebook-quiz-why-dark = Alle fire er mørke, uanset hvad de ellers er. En stribe.
web-rulebook-quiz-why-hollow = Alle fire har et hul. Farver, former og højder er blandede, men én ting er nok.
web-rulebook-quiz-why-none-near = Tre er runde, tre er høje, tre er lyse. Tre er ikke nok: ingen stribe.
web-rulebook-quiz-why-square-short = Alle fire er firkantede, og alle fire er lave. To grunde på én gang, stadig én stribe.
web-rulebook-quiz-why-none-two = To og to af det hele: ingen stribe.
web-rulebook-quiz-why-solid = Ingen af dem har et hul. Det er også noget til fælles. En stribe.
web-rulebook-give = Hvilken brik kan du give?
web-rulebook-give-text = Du har sat din brik; nu skal du give en. To rækker mangler én brik i at blive en stribe. Find en brik, der ikke afslutter nogen af dem.
web-rulebook-give-board = Række 4 har tre mørke brikker, række 1 har tre hule.
web-rulebook-give-pieces = Brikker at give
web-rulebook-give-wait = Tryk på en brik.
web-rulebook-give-safe = Sikkert: den er lys og massiv, så den afslutter ingen af rækkerne.
web-rulebook-give-dark = Din modstander sætter den på d4: fire mørke brikker. Tabt!
web-rulebook-give-hollow = Din modstander sætter den på d1: fire hule brikker. Tabt!
web-rulebook-give-both = Mørk og hul: din modstander kan vælge mellem d4 og d1. Tabt!
web-rulebook-call = Du skal sige det
web-rulebook-call-text = En stribe vinder intet af sig selv. Nogen skal se den, råbe »Quarto« og pege på den. Overser du en stribe, kan den anden tage den.
web-rulebook-call-1 = Du har sat brikken
web-rulebook-call-1-who = Du må råbe, før du giver.
web-rulebook-call-2 = Du har givet en brik
web-rulebook-call-2-who = Nu må din modstander råbe, hvis du har overset noget, før den nye brik sættes.
web-rulebook-call-3 = Den næste brik er sat
web-rulebook-call-3-who = Den gamle stribe er forbi for altid. Kun striber gennem den nye brik tæller.
web-rulebook-call-false = Råbt, og der er ingen stribe? Alle hører det, og mere sker der ikke. Du må gøre det én gang pr. tur, så se godt efter.
web-rulebook-call-end = Når alle seksten brikker er sat, må I hver især råbe én gang til; ellers er det uafgjort.
web-rulebook-call-page = Siden fortæller dig aldrig, om der er en stribe. Det er netop spillet.
web-rulebook-variants = Andre måder at spille på
web-rulebook-variants-text = Dem vælger du på forsiden, under spilleknappen. Hver regel kan også ændres for sig.
web-rulebook-block = Fire naboer i et kvadrat
web-rulebook-block-board = I spillet for øvede er disse fire, alle lyse, også en stribe.
web-rulebook-ready = Klar?

## Opstilling

web-setup-title = Sæt en stilling op
web-setup-lead = Tryk på en brik, så på et felt. Tryk på en brik på brættet for at flytte den eller tage den af.
web-setup-board = Bræt til opstilling
web-setup-hand-none = Ingen har en brik. Tryk på en brik, så her.
web-setup-hand-is = På hånden: { $piece }
web-setup-hand-put = Læg på hånden: { $piece }
web-setup-pieces = Ubrugte brikker
web-setup-off = Tag af
web-setup-clear = Ryd
web-setup-status-empty = Vælg en brik.
web-setup-status-lifted = { $piece }: hvorhen?
web-setup-status-count = { $count ->
        [one] Én brik på brættet.
       *[other] { $count } brikker på brættet.
    }
web-setup-put = { $piece } på { $square }.
web-setup-taken = { $piece } taget af.
web-setup-handed = { $piece } på hånden.
web-setup-position = Som tekst
web-setup-position-hint = Kopiér den, eller indsæt en: række 4 til 1, så brikken på hånden.
web-setup-not-position = Det er ikke en stilling. En stilling ser sådan ud: { $example }
web-setup-piece-twice = Denne brik er der to gange: { $piece }.
web-setup-record-pasted = Det er et referat. Det står nedenfor; åbn det der.
web-setup-start = Start her
web-setup-start-title = Spil den
web-setup-with = Med
# As in English
web-setup-with-bot = Computer
web-setup-with-friend = Ven
web-setup-with-here = Her
web-setup-turn = { $holding ->
        [yes] Hvem sætter brikken?
       *[no] Hvem giver den næste brik?
    }
web-setup-turn-lot = loddet
web-setup-turn-you = jeg
web-setup-turn-other = den anden
web-setup-turn-first = spiller 1
web-setup-turn-second = spiller 2
web-setup-record-title = Se på et referat
web-setup-record-lead = Indsæt et referat, eller vælg en fil, og se spillet trin for trin.
web-setup-record = Referat
web-setup-record-file = Vælg en fil
web-setup-record-open = Se på det
web-setup-record-big = Filen er for stor til at være et referat.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Sæt en stilling op

## Links til analyse, gennemgang og niveauer

web-analysis-link = Analysér en stilling
web-setup-analyse = Analysér
web-review-link = Gennemgang
web-levels-link = Hvad du kan vente af hvert niveau

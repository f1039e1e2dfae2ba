### Siden i browseren.

web-name = Fourfold
web-home = Til spillene
web-skip = Til indholdet
web-navigation = Fourfold
web-close = Luk
web-yes = Ja
web-no = Nej
web-you = dig
web-nobody = ingen endnu
web-somebody = Nogen
web-default-name = Gæst
web-player-a = Spiller 1
web-player-b = Spiller 2

## Sidernes titler

web-title-home = Fourfold
web-title-table = Ved bordet · Fourfold
web-title-join = En invitation · Fourfold
web-title-device = Din plads · Fourfold
web-title-games = Mine spil · Fourfold
web-title-nowhere = Ikke fundet · Fourfold

## Når noget ikke virker

web-nowhere = Der er intet på denne adresse.
web-page-offline = Siden kunne ikke hentes. Måske er der ingen forbindelse.
web-try-again = Prøv igen
web-reload = Genindlæs
web-try-now = Prøv nu
web-refused-offline = Serveren svarer ikke. Er der forbindelse?
web-refused-other = Det gik ikke ({ $code }).
web-opening = Åbner bordet …
web-waits-for-server = Dette spil venter på serveren. Det åbner, så snart der er forbindelse.
web-connection-lost = Forbindelsen røg. Prøver igen …

## Forsiden

web-game-quarto = Quarto
web-about-game-quarto = Fire på stribe med noget til fælles. Du vælger, hvad din modstander skal sætte.
web-game-fulls = Fuld plade
web-about-game-fulls = Læg fliser farve mod farve. En flise, der lukker et kvadrat, skal besvares med en til.
web-game-squares = Kvadrater
web-about-game-squares = Byg én figur af syv fliser bag forhænget. Flest kvadrater vinder, og det gælder om at stoppe først.
web-game-claims = Fangst
web-about-game-claims = Fuld plade med gevinst: den, der slutter en række fulde fliser, tager figuren og dens kvadrater.
# As in English
web-game-quados = Quados
web-about-game-quados = Kvadrater, og så bygger vinderen videre med alle fliser fra begge.
web-game-reach = Stræk
web-about-game-reach = En linje deler bordet. Kvadrater tæller på din egen side, og fulde fliser lader dig fortsætte eller bryde ind.
web-game-doubles = Dobbelt
web-about-game-doubles = Ingen venter på tur: hver lægger sin egen figur så hurtigt som muligt, og hver flise rører to.
web-game-rings = Ringe
web-about-game-rings = Dobbelt med vinkler og med ringe af fire fliser om en tom celle.
web-game-steals = Snup
web-about-game-steals = Hver har sin egen figur og må tage fliser fra den andens.
web-game-frames = Rammer
web-about-game-frames = Byg en ramme bag forhænget. Det største hul vinder.
web-game-squares-plus = Kvadrater +
web-about-game-squares-plus = Kvadrater med alle fireogtyve fliser, tolv til hver.
web-game-claims-plus = Fangst +
web-about-game-claims-plus = Fangst med alle fireogtyve fliser og en startfigur af fire.
web-game-reach-plus = Stræk +
web-about-game-reach-plus = Stræk med alle fireogtyve fliser og ni celler at nå.
web-game-doubles-plus = Dobbelt +
web-about-game-doubles-plus = Dobbelt med alle fireogtyve fliser og seks på hånden.
web-game-rings-plus = Ringe +
web-about-game-rings-plus = Ringe med alle fireogtyve fliser og seks på hånden.
web-game-steals-plus = Snup +
web-about-game-steals-plus = Snup med alle fireogtyve fliser og træk på tre.
web-games = Spil
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Flere spil
web-ways = Måder at spille på
web-play-computer = Mod computeren
web-play-friend = En ven, via link
web-play-here = Os to, her
web-play-anybody = Nogen online
web-level = Hvor stærkt computeren spiller
web-level-is = { $level }, { $name }. { $about }
web-continue = Spil videre
web-finished = Afsluttede
web-my-games = Mine spil
web-no-games = Ingen spil på denne enhed endnu.
web-tile-with = Med { $name }
web-tile-here = { $a } og { $b }
web-tile-continue = Fortsæt
web-tile-open = Ingen er kommet endnu
web-tile-invite = Vent videre

## Indstillinger

web-learn = Lær
web-solve = Løs
web-here-turns = I er to her: fliserne er dækket mellem turene.
web-here-cutting-in = I er to her: fliserne er dækket mellem turene, og ingen bryder ind.
web-here-building = I er to her: den ene bygger efter den anden, på tid; den hurtigste tæller som først.
web-here-race = I er to her: I skiftes i stedet for at spille om kap.
web-from-age = Fra { $age } år
web-rules-help = Regler og hjælp
web-how-to-play = Sådan spiller du { $game }
web-settings = Indstillinger
web-your-name = Dit navn
web-theme = Udseende
# As in English
web-theme-auto = System
web-theme-light = Lyst
web-theme-dark = Mørkt
web-theme-contrast = Kontrast
web-pieces = Brikker
web-pieces-wood = Træ
web-pieces-plain = Enkle
web-palette = Flisernes farver
web-palette-rainbow = Regnbue
web-palette-safe = For farveblinde
web-patterns = Tegn på fliserne
web-sound = Lyd
web-motion = Bevægelse
web-language = Sprog
web-my-data = Hent mine spil
web-forget-me = Slet mine data
web-forget-me-sure = Dit navn fjernes, dine igangværende spil opgives, og denne browser glemmes. Afsluttede spil bliver hos dem, du spillede med, uden dit navn.

## Regler at vælge imellem

web-rules = Regler
web-rules-are = { $custom ->
        [yes] { $name }, ændret
       *[no] { $name }
    }
web-rules-done = Færdig
web-about-international = Fire brikker på stribe med én ting til fælles. Den, der ser det, råber.
web-about-beginners-1 = Lys eller mørk, andet skal du ikke se på. Til det første spil.
web-about-beginners-2 = To ting at holde øje med, når det første spil gik let.
web-about-beginners-3 = Tre ting at holde øje med; hullet kommer sidst.
web-about-advanced = Fire naboer i et kvadrat vinder også. Ni måder mere at overse noget på.
web-about-tournament = Tres sekunder til at sætte og give. Råb kun, hvis du er sikker.
web-about-balkan = Blev en stribe overset, vinder den første af de to, der råber.
web-about-taiwan = Sig Quarto, og hvor du vil sætte, før du sætter. Overset er overset.
web-about-greek-2 = Én ting til fælles er ikke nok, der skal to til.
web-edition = Som et regelark siger
web-edition-none = Vælg et sprog …
web-custom = Hver regel for sig
web-match = Spil i en match
web-names = Navne
web-names-here = Når to spiller ved denne skærm:
web-no-limit = Ubegrænset
web-seconds = { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }
web-feature-colour = Farve
web-feature-shape = Form
web-feature-height = Højde
web-feature-top = Hul
web-option-features = Hvad der tæller
web-option-shared = Hvor meget fire brikker skal have til fælles
web-option-squares = Kvadrater på 2×2 er striber
web-option-calls = En stribe vinder
web-option-calls-players = når nogen råber
web-option-calls-auto = af sig selv
web-option-late-call = Hvem må råbe ved en overset stribe
web-option-late-call-opponent = modstanderen
web-option-late-call-either = begge
web-option-late-call-none = ingen
web-option-call-when = Man råber
web-option-call-when-after = når man har sat
web-option-call-when-before = før man sætter
web-option-point = Den, der råber, skal
web-option-point-line = pege på striben
web-option-point-word = kun sige ordet
web-option-false-call = Et forkert råb koster
web-option-false-call-refuse = ingenting
web-option-false-call-forfeit = spillet
web-option-starter = Hvem giver den første brik
web-option-starter-lot = loddet
web-option-starter-first = første spiller
web-option-starter-loser = sidste taber
web-option-move-time = Tid til et træk

## Regler i ord, for dem, der ikke har valgt dem

web-rules-short-international = De almindelige regler
web-rules-short-beginners-1 = Kun farven tæller
web-rules-short-beginners-2 = Farve og form tæller
web-rules-short-beginners-3 = Alt undtagen hullet tæller
web-rules-short-advanced = Kvadrater på 2×2 tæller
web-rules-short-tournament = Turnering
web-rules-short-balkan = Begge må råbe bagefter
web-rules-short-taiwan = Råb, før du sætter
web-rules-short-greek-2 = To egenskaber til fælles
web-rule-features = Hvad der tæller: { $features }.
web-rule-squares = Fire naboer i et kvadrat på 2×2 er også en stribe.
web-rule-shared = { $shared ->
        [one] Én ting til fælles giver en stribe.
       *[other] En stribe kræver { $shared } ting til fælles.
    }
web-rule-calls-auto = En stribe vinder af sig selv; ingen behøver at råbe.
web-rule-late-call-either = Ved en overset stribe må begge spillere råbe.
web-rule-late-call-none = Ved en overset stribe kan ingen råbe senere.
web-rule-call-when-before = Råb, før du sætter, og sig, hvor du vil sætte.
web-rule-point-word = Det er nok at råbe ordet; ingen behøver at pege på striben.
web-rule-move-time = { $seconds ->
        [one] Ét sekund til et træk.
       *[other] { $seconds } sekunder til et træk.
    }
web-rule-false-call-forfeit = Et forkert råb taber spillet.
web-rule-starter-first = Den første spiller giver den første brik.
web-rule-starter-loser = Den, der tabte sidste spil, giver den første brik.
web-rule-match = { $games ->
        [one] Ét spil.
       *[other] En match på { $games } spil.
    }

## Invitationer

web-invite-title = Invitér en ven
web-invite-hint = Send dette link. Spillet åbner her, så snart din ven kommer.
web-invite-game = Spil med mig! { $game }:
# As in English
web-link = Link
web-link-only-here = På denne adresse åbner linket kun på denne computer.
web-link-serve = Til andre enheder: start serveren med »{ $command }«, og åbn denne side via computerens navn i netværket.
web-qr = Linket som QR-kode
web-copy = Kopiér link
web-copied = Kopieret.
web-share = Del
web-looking = Leder efter nogen …
web-looking-hint = Spillet åbner, så snart der kommer nogen.
web-looking-long = Der er ikke kommet nogen endnu. Du kan vente videre eller spille mod computeren ved dette bord.
web-play-bot-instead = Spil mod computeren
web-invited = { $name } inviterer dig til { $game }
web-join = Sæt dig og spil
web-set-up = Fra en opsat stilling
web-set-up-known = Fra en opsat stilling, med samme skjulte fliser
web-set-up-who = Dette spil starter ikke fra begyndelsen: { $name } har sat stillingen op.
web-set-up-drawn = De fliser, du ikke kan se, er trukket på ny. Ingen kender dem.
web-set-up-known-tiles = De skjulte fliser er de samme som før. { $name } kender måske dine fliser.
web-set-up-agree = Jeg siger ja til at spille med disse fliser
web-invite-over = Pladsen er optaget.
web-to-table = Til bordet
web-another-device = En anden enhed
web-move-seat-title = Spil på en anden enhed
web-move-seat-hint = Åbn dette link der, så flytter din plads med. Det virker én gang.
web-device-title = Spil videre her
web-device-hint = Din plads flytter til denne enhed; den anden ser så kun på.
web-device-take = Tag min plads
web-seat-moved = Din plads er flyttet til en anden enhed.

## Ved bordet

web-table-of = { $game }: { $a } og { $b }
web-players = Spillere
web-score = Vundne spil
web-away = væk
web-is-away = { $name } er væk.
web-left = { $name } har forladt bordet.
web-download-record = Hent referatet
web-awaited = { $count ->
        [one] Venter på { $name }.
       *[other] Venter på spillerne.
    } { $clock ->
        [yes] Uret starter, når begge er her.
       *[no] Spillet begynder, når begge er her.
    }
web-claim = Kræv sejren
web-clock = { $time } tilbage
web-seconds-left = { $seconds } sekunder tilbage.
web-acts = Ved bordet
web-ask-takeback = Fortryd
web-ask-draw = Uafgjort
# As in English
web-ask-pause = Pause
web-resign = Giv op
web-resign-title = Give op?
web-resign-sure = { $here ->
        [yes] { $name } giver op, og den anden vinder.
       *[no] Du giver op, og din modstander vinder.
    }
web-play-on = Spil videre
web-request = { $wish ->
        [draw] { $name } tilbyder uafgjort.
        [pause] { $name } beder om en pause.
       *[takeback] { $name } vil gerne tage det sidste træk tilbage.
    } { $here ->
        [yes] { $other }, siger du ja?
       *[no] Siger du ja?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Du har tilbudt uafgjort.
                [pause] Du har bedt om en pause.
               *[takeback] Du har bedt om at tage et træk tilbage.
            } Svaret er på vej …
       *[no] { $name } venter på svar.
    }
web-paused = Pause
web-resume = Fortsæt
web-result-won = Du vinder!
web-result-lost = Du taber.
web-result-draw = Uafgjort.
web-result-score = { $high } : { $low }
web-result-winner = { $name } vinder!
web-match-game = Spil { $number } af { $count }
web-match-score = Matchen indtil nu: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Du vinder matchen { $high }–{ $low }!
        [other] Du taber matchen: { $name } vinder den { $high }–{ $low }.
       *[name] { $name } vinder matchen { $high }–{ $low }!
    }{ $even ->
        [yes] {" "}Når det står lige, afgør det sidst vundne spil.
       *[no] {""}
    }
web-match-drawn = Matchen er uafgjort: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = En match til
web-watching = Du ser på.
web-watch-next = Til næste spil
web-rematch = Spil igen
web-rematch-too = Ja, igen!
web-rematch-waiting = Venter …
web-to-replay = Gense
web-replay = Se igen
web-told-begins = { $name } begynder.
web-act-told-join = { $name } er kommet.
web-act-told-ask = { $wish ->
        [draw] { $name } tilbyder uafgjort.
        [pause] { $name } beder om en pause.
       *[takeback] { $name } vil gerne tage et træk tilbage.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } siger ja.
       *[no] { $name } vil helst ikke.
    }
web-act-told-away = { $name } er gået.
web-act-told-wait = Spillet venter på { $name }.
web-act-told-back = { $name } er her.
web-act-told-resume = { $name } fortsætter.
web-act-told-rematch = { $name } vil spille igen.

## Quarto

web-board = Bræt
web-tray = Brikker at give
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, tomt
web-hand = { $name } har: { $piece }
web-hand-give = Giv den valgte brik til { $name }
web-hand-empty = { $name } har intet på hånden
web-moves = Træk
web-no-moves = Ingen træk endnu.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: ingen stribe { $line }
    }
web-call = Quarto
web-call-sure = Råb
web-call-leave = Alligevel ikke
web-done = Ingen stribe
web-nothing-full = Ingen fuld stribe går gennem den sidste brik. Ældre striber tæller ikke mere.
web-status-place = { $who ->
        [you] Sæt din brik.
        [here] { $name }, sæt brikken.
       *[other] { $name } sætter brikken …
    }
web-status-give = { $who ->
        [you] Vælg en brik at give.
        [here] { $name }, vælg en brik til { $other }.
       *[other] { $name } vælger en brik …
    }
web-status-give-sure = Tryk igen for at give den.
web-status-close = { $who ->
        [you] Alle brikker er sat. Er der en stribe?
        [here] { $name }, er der en stribe?
       *[other] { $name } leder efter en stribe …
    }
web-status-thinking = { $name } tænker …
web-status-point-square = Hvor vil du sætte den?
web-status-point-line = Tryk på din stribe.
web-status-point-sure = Din stribe: { $line }?
web-status-sending = …
web-status-paused = Pause.
web-status-open = Venter på den anden spiller.
web-status-over = Spillet er slut.
web-told-give = { $name } giver: { $piece }.
web-told-place = { $name } sætter brikken på { $square }.
web-told-call = { $line ->
        [none] { $name } råber Quarto. Det er en stribe!
       *[other] { $name } råber Quarto: { $line }. Det er en stribe!
    }
web-told-false-call = { $name } råbte Quarto, men det er ikke en stribe.
web-told-done = { $name } har intet at råbe.

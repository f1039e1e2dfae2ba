### Siden i nettleseren.

web-name = Fourfold
web-home = Til spillene
web-skip = Til innholdet
web-navigation = Fourfold
web-close = Lukk
web-yes = Ja
web-no = Nei
web-you = deg
web-nobody = ingen ennå
web-somebody = Noen
web-default-name = Gjest
web-player-a = Spiller 1
web-player-b = Spiller 2

## Titler på sidene

web-title-home = Fourfold
web-title-table = Ved bordet · Fourfold
web-title-join = En invitasjon · Fourfold
web-title-device = Plassen din · Fourfold
web-title-games = Mine spill · Fourfold
web-title-nowhere = Ikke funnet · Fourfold

## Når noe ikke virker

web-nowhere = Det er ingenting på denne adressen.
web-page-offline = Siden kunne ikke lastes. Kanskje er det ikke nett.
web-try-again = Prøv igjen
web-reload = Last på nytt
web-try-now = Prøv nå
web-refused-offline = Serveren svarer ikke. Er du på nett?
web-refused-other = Det gikk ikke ({ $code }).
web-opening = Åpner bordet …
web-waits-for-server = Dette spillet venter på serveren. Det åpner så snart det er forbindelse.
web-connection-lost = Mistet forbindelsen. Prøver igjen …

## Forsiden

web-game-quarto = Quarto
web-about-game-quarto = Fire på rad med noe felles. Du velger hva motstanderen skal sette.
web-game-fulls = Full pott
web-about-game-fulls = Legg fliser farge mot farge. En flis som lukker et kvadrat, må besvares med en til.
web-game-squares = Kvadrater
web-about-game-squares = Bygg én figur av sju fliser bak forhenget. Flest kvadrater vinner, og det gjelder å stoppe først.
web-game-claims = Fangst
web-about-game-claims = Full pott med gevinst: Den som avslutter en rekke fulle fliser, tar figuren og kvadratene i den.
# As in English
web-game-quados = Quados
web-about-game-quados = Kvadrater, og så bygger vinneren videre med alle flisene fra begge.
web-game-reach = Strekk
web-about-game-reach = En linje deler bordet. Kvadrater teller på din egen side, og fulle fliser lar deg fortsette eller bryte inn.
web-game-doubles = Dobbelt
web-about-game-doubles = Ingen venter på tur: Hver legger sin egen figur så fort som mulig, og hver flis rører to.
web-game-rings = Ringer
web-about-game-rings = Dobbelt med vinkler, og med ringer av fire fliser rundt en tom celle.
web-game-steals = Knabb
web-about-game-steals = Hver har sin egen figur og kan ta fliser fra den andres.
web-game-frames = Rammer
web-about-game-frames = Bygg en ramme bak forhenget. Det største hullet vinner.
web-game-squares-plus = Kvadrater +
web-about-game-squares-plus = Kvadrater med alle tjuefire flisene, tolv til hver.
web-game-claims-plus = Fangst +
web-about-game-claims-plus = Fangst med alle tjuefire flisene og en startfigur av fire.
web-game-reach-plus = Strekk +
web-about-game-reach-plus = Strekk med alle tjuefire flisene og ni celler å nå.
web-game-doubles-plus = Dobbelt +
web-about-game-doubles-plus = Dobbelt med alle tjuefire flisene og seks på hånden.
web-game-rings-plus = Ringer +
web-about-game-rings-plus = Ringer med alle tjuefire flisene og seks på hånden.
web-game-steals-plus = Knabb +
web-about-game-steals-plus = Knabb med alle tjuefire flisene og trekk på tre.
web-games = Spill
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Flere spill
web-ways = Måter å spille på
web-play-computer = Mot datamaskinen
web-play-friend = En venn, via lenke
web-play-here = Oss to, her
web-play-anybody = Noen på nett
web-level = Hvor sterkt datamaskinen spiller
web-level-is = { $level }, { $name }. { $about }
web-continue = Spill videre
web-finished = Ferdige
web-my-games = Mine spill
web-no-games = Ingen spill på denne enheten ennå.
web-tile-with = Med { $name }
web-tile-here = { $a } og { $b }
web-tile-continue = Fortsett
web-tile-open = Ingen har kommet ennå
web-tile-invite = Vent videre

## Innstillinger

web-learn = Lær
web-solve = Løs
web-here-turns = Dere er to her: Flisene er dekket mellom turene.
web-here-cutting-in = Dere er to her: Flisene er dekket mellom turene, og ingen bryter inn.
web-here-building = Dere er to her: Den ene bygger etter den andre, på tid; den raskeste teller som først.
web-here-race = Dere er to her: Dere bytter på i stedet for å spille om kapp.
web-from-age = Fra { $age } år
web-rules-help = Regler og hjelp
web-how-to-play = Slik spiller du { $game }
web-settings = Innstillinger
web-your-name = Navnet ditt
web-theme = Utseende
# As in English
web-theme-auto = System
web-theme-light = Lyst
web-theme-dark = Mørkt
web-theme-contrast = Kontrast
web-pieces = Brikker
web-pieces-wood = Tre
web-pieces-plain = Enkle
web-palette = Fargene på flisene
web-palette-rainbow = Regnbue
web-palette-safe = For fargeblinde
web-patterns = Tegn på flisene
web-sound = Lyd
web-motion = Bevegelse
web-language = Språk
web-my-data = Last ned spillene mine
web-forget-me = Slett dataene mine
web-forget-me-sure = Navnet ditt fjernes, spillene du har i gang, blir gitt opp, og denne nettleseren blir glemt. Ferdige spill blir værende hos dem du spilte med, uten navnet ditt.

## Regler å velge mellom

web-rules = Regler
web-rules-are = { $custom ->
        [yes] { $name }, endret
       *[no] { $name }
    }
web-rules-done = Ferdig
web-about-international = Fire brikker på rad med én ting felles. Den som ser det, roper.
web-about-beginners-1 = Lys eller mørk, ikke noe annet å se på. For det første spillet.
web-about-beginners-2 = To ting å følge med på, når det første spillet gikk lett.
web-about-beginners-3 = Tre ting å følge med på; hullet kommer sist.
web-about-advanced = Fire naboer i et kvadrat vinner også. Ni måter til å overse noe på.
web-about-tournament = Seksti sekunder til å sette og gi. Rop bare hvis du er sikker.
web-about-balkan = Ble en linje oversett, vinner den første av de to som roper.
web-about-taiwan = Si Quarto, og hvor du vil sette, før du setter. Oversett er oversett.
web-about-greek-2 = Én ting felles er ikke nok, det må to til.
web-edition = Som et regelark sier
web-edition-none = Velg et språk …
web-custom = Hver regel for seg
web-match = Spill i en match
web-names = Navn
web-names-here = Når to spiller ved denne skjermen:
web-no-limit = Ubegrenset
web-seconds = { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }
web-feature-colour = Farge
web-feature-shape = Form
web-feature-height = Høyde
web-feature-top = Hull
web-option-features = Hva som teller
web-option-shared = Hvor mye fire brikker må ha felles
web-option-squares = Kvadrater på 2×2 er linjer
web-option-calls = En linje vinner
web-option-calls-players = når noen roper
web-option-calls-auto = av seg selv
web-option-late-call = Hvem kan rope på en oversett linje
web-option-late-call-opponent = motstanderen
web-option-late-call-either = begge
web-option-late-call-none = ingen
web-option-call-when = Man roper
web-option-call-when-after = etter å ha satt
web-option-call-when-before = før man setter
web-option-point = Den som roper, må
web-option-point-line = peke på linjen
web-option-point-word = bare si ordet
web-option-false-call = Et feilrop koster
web-option-false-call-refuse = ingenting
web-option-false-call-forfeit = spillet
web-option-starter = Hvem gir den første brikken
web-option-starter-lot = loddet
web-option-starter-first = første spiller
web-option-starter-loser = siste taper
web-option-move-time = Tid for et trekk

## Regler i ord, for dem som ikke har valgt dem

web-rules-short-international = De vanlige reglene
web-rules-short-beginners-1 = Bare fargen teller
web-rules-short-beginners-2 = Farge og form teller
web-rules-short-beginners-3 = Alt unntatt hullet teller
web-rules-short-advanced = Kvadrater på 2×2 teller
web-rules-short-tournament = Turnering
web-rules-short-balkan = Begge kan rope etterpå
web-rules-short-taiwan = Rop før du setter
web-rules-short-greek-2 = To egenskaper felles
web-rule-features = Hva som teller: { $features }.
web-rule-squares = Fire naboer i et kvadrat på 2×2 er også en linje.
web-rule-shared = { $shared ->
        [one] Én ting felles gir en linje.
       *[other] En linje krever { $shared } ting felles.
    }
web-rule-calls-auto = En linje vinner av seg selv; ingen trenger å rope.
web-rule-late-call-either = Ble en linje oversett, kan begge spillerne rope.
web-rule-late-call-none = Ble en linje oversett, kan ingen rope senere.
web-rule-call-when-before = Rop før du setter, og si hvor du vil sette.
web-rule-point-word = Det er nok å rope ordet; ingen trenger å peke på linjen.
web-rule-move-time = { $seconds ->
        [one] Ett sekund for et trekk.
       *[other] { $seconds } sekunder for et trekk.
    }
web-rule-false-call-forfeit = Et feilrop taper spillet.
web-rule-starter-first = Den første spilleren gir den første brikken.
web-rule-starter-loser = Den som tapte forrige spill, gir den første brikken.
web-rule-match = { $games ->
        [one] Ett spill.
       *[other] En match på { $games } spill.
    }

## Invitasjoner

web-invite-title = Inviter en venn
web-invite-hint = Send denne lenken. Spillet åpner her så snart vennen din kommer.
web-invite-game = Spill med meg! { $game }:
web-link = Lenke
web-link-only-here = På denne adressen åpner lenken bare på denne datamaskinen.
web-link-serve = For andre enheter: Start serveren med «{ $command }», og åpne denne siden via navnet til datamaskinen i nettverket.
web-qr = Lenken som QR-kode
web-copy = Kopier lenke
web-copied = Kopiert.
web-share = Del
web-looking = Leter etter noen …
web-looking-hint = Spillet åpner så snart noen kommer.
web-looking-long = Ingen har kommet ennå. Du kan vente videre eller spille mot datamaskinen ved dette bordet.
web-play-bot-instead = Spill mot datamaskinen
web-invited = { $name } inviterer deg til { $game }
web-join = Sett deg og spill
web-set-up = Oppsatt stilling
web-set-up-known = Oppsatt stilling, samme skjulte fliser
web-set-up-who = Dette spillet starter ikke fra begynnelsen: { $name } har satt opp stillingen.
web-set-up-drawn = Flisene du ikke ser, er trukket på nytt. Ingen kjenner dem.
web-set-up-known-tiles = De skjulte flisene er de samme som før. { $name } kan kjenne flisene dine.
web-set-up-agree = Jeg er med på å spille med disse flisene
web-invite-over = Plassen er opptatt.
web-to-table = Til bordet
web-another-device = En annen enhet
web-move-seat-title = Spill på en annen enhet
web-move-seat-hint = Åpne denne lenken der, så flytter plassen din med. Den virker én gang.
web-device-title = Spill videre her
web-device-hint = Plassen din flytter til denne enheten; den andre ser da bare på.
web-device-take = Ta plassen min
web-seat-moved = Plassen din har flyttet til en annen enhet.

## Ved bordet

web-table-of = { $game }: { $a } og { $b }
web-players = Spillere
web-score = Vunne spill
web-away = borte
web-is-away = { $name } er borte.
web-left = { $name } har forlatt bordet.
web-download-record = Last ned referatet
web-awaited = { $count ->
        [one] Venter på { $name }.
       *[other] Venter på spillerne.
    } { $clock ->
        [yes] Klokken starter når begge er her.
       *[no] Spillet starter når begge er her.
    }
web-claim = Krev seieren
web-clock = { $time } igjen
web-seconds-left = { $seconds } sekunder igjen.
web-acts = Ved bordet
web-ask-takeback = Angre
web-ask-draw = Uavgjort
# As in English
web-ask-pause = Pause
web-resign = Gi opp
web-resign-title = Gi opp?
web-resign-sure = { $here ->
        [yes] { $name } gir opp, og den andre vinner.
       *[no] Du gir opp, og motstanderen vinner.
    }
web-play-on = Spill videre
web-request = { $wish ->
        [draw] { $name } tilbyr uavgjort.
        [pause] { $name } ber om en pause.
       *[takeback] { $name } vil gjerne ta tilbake det siste trekket.
    } { $here ->
        [yes] { $other }, sier du ja?
       *[no] Sier du ja?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Du har tilbudt uavgjort.
                [pause] Du har bedt om en pause.
               *[takeback] Du har bedt om å ta tilbake et trekk.
            } Svaret er på vei …
       *[no] { $name } venter på svar.
    }
web-paused = Pause
web-resume = Fortsett
web-result-won = Du vinner!
web-result-lost = Du taper.
web-result-draw = Uavgjort.
web-result-score = { $high } : { $low }
web-result-winner = { $name } vinner!
web-match-game = Spill { $number } av { $count }
web-match-score = Matchen hittil: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Du vinner matchen { $high }–{ $low }!
        [other] Du taper matchen: { $name } vinner den { $high }–{ $low }.
       *[name] { $name } vinner matchen { $high }–{ $low }!
    }{ $even ->
        [yes] {" "}Når det står likt, avgjør det spillet som ble vunnet sist.
       *[no] {""}
    }
web-match-drawn = Matchen er uavgjort: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = En match til
web-watching = Du ser på.
web-watch-next = Til neste spill
web-rematch = Spill igjen
web-rematch-too = Ja, igjen!
web-rematch-waiting = Venter …
web-to-replay = Reprise
web-replay = Se igjen
web-told-begins = { $name } begynner.
web-act-told-join = { $name } har kommet.
web-act-told-ask = { $wish ->
        [draw] { $name } tilbyr uavgjort.
        [pause] { $name } ber om en pause.
       *[takeback] { $name } vil gjerne ta tilbake et trekk.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } sier ja.
       *[no] { $name } vil helst ikke.
    }
web-act-told-away = { $name } har gått.
web-act-told-wait = Spillet venter på { $name }.
web-act-told-back = { $name } er her.
web-act-told-resume = { $name } fortsetter.
web-act-told-rematch = { $name } vil spille igjen.

## Quarto

web-board = Brett
web-tray = Brikker å gi
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, tom
web-hand = { $name } har: { $piece }
web-hand-give = Gi den valgte brikken til { $name }
web-hand-empty = { $name } har ingenting på hånden
web-moves = Trekk
web-no-moves = Ingen trekk ennå.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: ingen linje { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Rop
web-call-leave = Likevel ikke
web-done = Ingen linje
web-nothing-full = Ingen full linje går gjennom den siste brikken. Eldre linjer teller ikke lenger.
web-status-place = { $who ->
        [you] Sett brikken din.
        [here] { $name }, sett brikken.
       *[other] { $name } setter brikken …
    }
web-status-give = { $who ->
        [you] Velg en brikke å gi.
        [here] { $name }, velg en brikke til { $other }.
       *[other] { $name } velger en brikke …
    }
web-status-give-sure = Trykk igjen for å gi den.
web-status-close = { $who ->
        [you] Alle brikkene er satt. Er det en linje?
        [here] { $name }, er det en linje?
       *[other] { $name } leter etter en linje …
    }
web-status-thinking = { $name } tenker …
web-status-point-square = Hvor vil du sette den?
web-status-point-line = Trykk på linjen din.
web-status-point-sure = Linjen din: { $line }?
web-status-sending = …
web-status-paused = Pause.
web-status-open = Venter på den andre spilleren.
web-status-over = Spillet er slutt.
web-told-give = { $name } gir: { $piece }.
web-told-place = { $name } setter brikken på { $square }.
web-told-call = { $line ->
        [none] { $name } roper Quarto. Det er en linje!
       *[other] { $name } roper Quarto: { $line }. Det er en linje!
    }
web-told-false-call = { $name } ropte Quarto, men det er ikke en linje.
web-told-done = { $name } har ingenting å rope.

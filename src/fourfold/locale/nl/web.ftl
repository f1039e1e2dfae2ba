### De pagina in de browser.

web-name = Fourfold
web-home = Naar de spellen
web-skip = Naar de inhoud
web-navigation = Fourfold
web-close = Sluiten
web-yes = Ja
web-no = Nee
web-you = jij
web-nobody = nog niemand
web-somebody = Iemand
web-default-name = Gast
web-player-a = Speler 1
web-player-b = Speler 2

## Titels van pagina’s

web-title-home = Fourfold
web-title-table = Aan tafel · Fourfold
web-title-join = Een uitnodiging · Fourfold
web-title-device = Jouw plaats · Fourfold
web-title-games = Mijn partijen · Fourfold
web-title-nowhere = Niet gevonden · Fourfold

## Als iets niet lukt

web-nowhere = Op dit adres is niets.
web-page-offline = Deze pagina kon niet geladen worden. Misschien is er geen verbinding.
web-try-again = Nog eens
web-reload = Opnieuw laden
web-try-now = Probeer nu
web-refused-offline = De server is niet bereikbaar. Is er verbinding?
web-refused-other = Dat lukte niet ({ $code }).
web-opening = De tafel gaat open …
web-waits-for-server = Deze partij wacht op de server. Die gaat open zodra er verbinding is.
web-connection-lost = Verbinding verbroken. Zo weer terug …

## Beginpagina

web-game-quarto = Quarto
web-about-game-quarto = Vier op een rij die iets gemeen hebben. Jij kiest wat je tegenstander zet.
web-game-fulls = Vullen
web-about-game-fulls = Leg tegels kleur aan kleur. Op een tegel die een vierkant sluit, moet net zo’n tegel volgen.
web-game-squares = Vierkanten
web-about-game-squares = Bouw achter je zichtscherm één figuur van zeven tegels. De meeste vierkanten winnen, en als eerste stoppen is een race.
web-game-claims = Buit
web-about-game-claims = Vullen, maar dan met buit: wie een reeks volle tegels afsluit, krijgt de figuur met zijn vierkanten.
# As in English
web-game-quados = Quados
web-about-game-quados = Eerst Vierkanten, dan bouwt de winnaar verder met alle tegels van beiden.
web-game-reach = Reiken
web-about-game-reach = Een lijn verdeelt de tafel. Vierkanten tellen op je eigen helft, en met volle tegels mag je doorgaan of ertussen komen.
web-game-doubles = Dubbel
web-about-game-doubles = Geen beurten: ieder legt een eigen figuur, zo snel als het gaat, en elke tegel raakt er twee.
web-game-rings = Ringen
web-about-game-rings = Dubbel met haken, en met ringen van vier tegels rond een leeg hokje.
web-game-steals = Kapen
web-about-game-steals = Ieder heeft een eigen figuur, en mag tegels uit die van de ander pakken.
web-game-frames = Kaders
web-about-game-frames = Bouw achter je zichtscherm een kader. Het grootste gat wint.
web-game-squares-plus = Vierkanten +
web-about-game-squares-plus = Vierkanten met alle vierentwintig tegels, twaalf voor ieder.
web-game-claims-plus = Buit +
web-about-game-claims-plus = Buit met alle vierentwintig tegels en een startfiguur van vier.
web-game-reach-plus = Reiken +
web-about-game-reach-plus = Reiken met alle vierentwintig tegels, en negen hokjes te gaan.
web-game-doubles-plus = Dubbel +
web-about-game-doubles-plus = Dubbel met alle vierentwintig tegels en zes in de hand.
web-game-rings-plus = Ringen +
web-about-game-rings-plus = Ringen met alle vierentwintig tegels en zes in de hand.
web-game-steals-plus = Kapen +
web-about-game-steals-plus = Kapen met alle vierentwintig tegels en zetten van drie.
web-games = Spellen
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Meer spellen
web-ways = Met wie?
web-play-computer = Tegen de computer
web-play-friend = Vriend, via link
web-play-here = Met z’n tweeën, hier
web-play-anybody = Wie er online is
web-level = Hoe sterk de computer speelt
web-level-is = { $level }, { $name }. { $about }
web-continue = Verder spelen
web-finished = Afgelopen
web-my-games = Mijn partijen
web-no-games = Nog geen partijen op dit apparaat.
web-tile-with = Met { $name }
web-tile-here = { $a } en { $b }
web-tile-continue = Verder
web-tile-open = Er is nog niemand
web-tile-invite = Blijf wachten

## Instellingen

web-learn = Leren
web-solve = Oplossen
web-here-turns = Met z’n tweeën hier: tussen de beurten zijn de tegels afgedekt.
web-here-cutting-in = Met z’n tweeën hier: tussen de beurten zijn de tegels afgedekt, en niemand komt ertussen.
web-here-building = Met z’n tweeën hier: jullie bouwen na elkaar, tegen de klok; de snelste telt als eerste.
web-here-race = Met z’n tweeën hier: jullie spelen om de beurt in plaats van om het hardst.
web-from-age = Vanaf { $age } jaar
web-rules-help = Regels en hulp
web-how-to-play = Zo speel je { $game }
web-settings = Instellingen
web-your-name = Je naam
web-theme = Stijl
web-theme-auto = Systeem
web-theme-light = Licht
web-theme-dark = Donker
# As in English
web-theme-contrast = Contrast
web-pieces = Stukken
web-pieces-wood = Hout
web-pieces-plain = Effen
web-palette = Kleuren van de tegels
web-palette-rainbow = Regenboog
web-palette-safe = Voor kleurenblinden
web-patterns = Tekens op de tegels
web-sound = Geluid
web-motion = Beweging
web-language = Taal
web-my-data = Mijn partijen downloaden
web-forget-me = Mijn gegevens wissen
web-forget-me-sure = Je naam wordt verwijderd, je lopende partijen worden opgegeven en deze browser wordt vergeten. Afgelopen partijen blijven bij degenen met wie je speelde, zonder je naam.

## Spelregels om uit te kiezen

web-rules = Regels
web-rules-are = { $custom ->
        [yes] { $name }, aangepast
       *[no] { $name }
    }
web-rules-done = Klaar
web-about-international = Vier stukken op een rij die één ding gemeen hebben. Wie het ziet, roept.
web-about-beginners-1 = Licht of donker, verder hoef je nergens op te letten. Voor de eerste partij.
web-about-beginners-2 = Twee dingen om op te letten, als de eerste partij makkelijk was.
web-about-beginners-3 = Drie dingen om op te letten; het gat komt het laatst.
web-about-advanced = Vier buren in een vierkant winnen ook. Negen manieren erbij om het overzicht te verliezen.
web-about-tournament = Zestig seconden om te zetten en te geven. Roep alleen als je het zeker weet.
web-about-balkan = Is een rij gemist, dan wint wie van de twee het eerst roept.
web-about-taiwan = Zeg Quarto en waar je gaat zetten, voordat je zet. Wat gemist is, blijft gemist.
web-about-greek-2 = Eén ding gemeen hebben is niet genoeg, het moeten er twee zijn.
web-edition = Zoals een regelblad het zegt
web-edition-none = Kies een taal …
web-custom = Elke regel apart
web-match = Partijen in een match
web-names = Namen
web-names-here = Als er twee aan dit scherm spelen:
web-no-limit = Geen limiet
web-seconds = { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
web-feature-colour = Kleur
web-feature-shape = Vorm
web-feature-height = Hoogte
web-feature-top = Gat
web-option-features = Wat telt
web-option-shared = Hoeveel vier stukken gemeen moeten hebben
web-option-squares = Vierkanten van 2×2 tellen als rijen
web-option-calls = Een rij wint
web-option-calls-players = als je roept
web-option-calls-auto = vanzelf
web-option-late-call = Een gemiste rij mag geroepen worden door
web-option-late-call-opponent = de ander
web-option-late-call-either = beiden
web-option-late-call-none = niemand
web-option-call-when = Je roept
web-option-call-when-after = na het zetten
web-option-call-when-before = vóór het zetten
web-option-point = Bij roepen hoort
web-option-point-line = de rij aanwijzen
web-option-point-word = alleen het woord
web-option-false-call = Onterecht roepen kost
web-option-false-call-refuse = niets
web-option-false-call-forfeit = de partij
web-option-starter = Het eerste stuk wordt gegeven door
web-option-starter-lot = loting
web-option-starter-first = de eerste speler
web-option-starter-loser = de vorige verliezer
web-option-move-time = Tijd voor een zet

## Regels in woorden, voor wie ze niet gekozen heeft

web-rules-short-international = De gewone regels
web-rules-short-beginners-1 = Alleen de kleur telt
web-rules-short-beginners-2 = Kleur en vorm tellen
web-rules-short-beginners-3 = Alles behalve het gat telt
web-rules-short-advanced = 2×2-vierkanten tellen
web-rules-short-tournament = Toernooi
web-rules-short-balkan = Beiden roepen achteraf
web-rules-short-taiwan = Roepen vóór het zetten
web-rules-short-greek-2 = Twee gelijke kenmerken
web-rule-features = Wat telt: { $features }.
web-rule-squares = Vier buren in een vierkant van 2×2 zijn ook een rij.
web-rule-shared = { $shared ->
        [one] Eén gelijk kenmerk maakt een rij.
       *[other] Voor een rij zijn { $shared } gelijke kenmerken nodig.
    }
web-rule-calls-auto = Een rij wint vanzelf; niemand hoeft te roepen.
web-rule-late-call-either = Een gemiste rij mag door allebei geroepen worden.
web-rule-late-call-none = Een gemiste rij kan later niet meer geroepen worden.
web-rule-call-when-before = Roep voordat je zet, en zeg waar je gaat zetten.
web-rule-point-word = Om te roepen is het woord genoeg; niemand hoeft de rij aan te wijzen.
web-rule-move-time = { $seconds ->
        [one] Eén seconde per zet.
       *[other] { $seconds } seconden per zet.
    }
web-rule-false-call-forfeit = Wie onterecht roept, verliest de partij.
web-rule-starter-first = De eerste speler geeft het eerste stuk.
web-rule-starter-loser = Wie de vorige partij verloor, geeft het eerste stuk.
web-rule-match = { $games ->
        [one] Eén partij.
       *[other] Een match van { $games } partijen.
    }

## Uitnodigen en meedoen

web-invite-title = Nodig een vriend uit
web-invite-hint = Stuur deze link. De partij gaat hier open zodra je vriend er is.
web-invite-game = Speel met me! { $game }:
# As in English
web-link = Link
web-link-only-here = Op dit adres gaat de link alleen op deze computer open.
web-link-serve = Start voor andere apparaten de server met “{ $command }” en open deze pagina onder de naam van deze computer in het netwerk.
web-qr = De link als QR-code
web-copy = Link kopiëren
web-copied = Gekopieerd.
web-share = Delen
web-looking = We zoeken iemand …
web-looking-hint = De partij gaat open zodra er iemand komt.
web-looking-long = Er is nog niemand gekomen. Je kunt blijven wachten, of aan deze tafel tegen de computer spelen.
web-play-bot-instead = Tegen de computer
web-invited = { $name } nodigt je uit voor { $game }
web-join = Ga zitten en speel
web-set-up = Opgezette stelling
web-set-up-known = Opgezette stelling, zelfde verborgen tegels
web-set-up-who = Deze partij start niet vanaf het begin: { $name } heeft de stelling opgezet.
web-set-up-drawn = De tegels die je niet ziet, zijn opnieuw getrokken. Niemand kent ze.
web-set-up-known-tiles = De verborgen tegels zijn dezelfde als eerst. { $name } kent je tegels misschien.
web-set-up-agree = Ik ga akkoord met deze tegels
web-invite-over = Deze plaats is bezet.
web-to-table = Naar de tafel
web-another-device = Ander apparaat
web-move-seat-title = Op een ander apparaat spelen
web-move-seat-hint = Open deze link daar, en je plaats verhuist mee. Hij werkt één keer.
web-device-title = Hier verder spelen
web-device-hint = Je plaats verhuist naar dit apparaat; het andere kijkt dan alleen nog.
web-device-take = Plaats innemen
web-seat-moved = Je plaats is naar een ander apparaat verhuisd.

## Aan tafel

web-table-of = { $game }: { $a } en { $b }
web-players = Spelers
web-score = Gewonnen
web-away = weg
web-is-away = { $name } is weg.
web-left = { $name } is vertrokken.
web-download-record = Verslag downloaden
web-awaited = { $count ->
        [one] Wachten op { $name }.
       *[other] Wachten op de spelers.
    } { $clock ->
        [yes] De klok start als beiden er zijn.
       *[no] De partij begint als beiden er zijn.
    }
web-claim = Winst opeisen
web-clock = nog { $time }
web-seconds-left = Nog { $seconds } seconden.
web-acts = Aan tafel
web-ask-takeback = Terugnemen
web-ask-draw = Remise
web-ask-pause = Pauze
web-resign = Opgeven
web-resign-title = Opgeven?
web-resign-sure = { $here ->
        [yes] { $name } geeft op, en de ander wint.
       *[no] Je geeft op, en je tegenstander wint.
    }
web-play-on = Verder
web-request = { $wish ->
        [draw] { $name } biedt gelijkspel aan.
        [pause] { $name } vraagt om een pauze.
       *[takeback] { $name } wil graag de laatste zet terugnemen.
    } { $here ->
        [yes] { $other }, vind je dat goed?
       *[no] Vind je dat goed?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Je hebt gelijkspel aangeboden.
                [pause] Je hebt om een pauze gevraagd.
               *[takeback] Je hebt gevraagd een zet terug te nemen.
            } Het antwoord komt eraan …
       *[no] { $name } wacht op antwoord.
    }
web-paused = Pauze
web-resume = Verder
web-result-won = Je wint!
web-result-lost = Je verliest.
web-result-draw = Gelijkspel.
web-result-score = { $high } : { $low }
web-result-winner = { $name } wint!
web-match-game = Partij { $number } van { $count }
web-match-score = De match tot nu toe: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Je wint de match met { $high } tegen { $low }!
        [other] Je verliest de match: { $name } wint met { $high } tegen { $low }.
       *[name] { $name } wint de match met { $high } tegen { $low }!
    }{ $even ->
        [yes] {" "}Bij gelijke stand beslist de laatst gewonnen partij.
       *[no] {""}
    }
web-match-drawn = De match is gelijk: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Nog een match
web-watching = Je kijkt toe.
web-watch-next = Naar de volgende partij
web-rematch = Nog een keer
web-rematch-too = Ja, nog eens!
web-rematch-waiting = Wachten …
web-to-replay = Herhaling
web-replay = Terugkijken
web-told-begins = { $name } begint.
web-act-told-join = { $name } is er.
web-act-told-ask = { $wish ->
        [draw] { $name } biedt gelijkspel aan.
        [pause] { $name } vraagt om een pauze.
       *[takeback] { $name } wil graag een zet terugnemen.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } vindt het goed.
       *[no] { $name } wil liever niet.
    }
web-act-told-away = { $name } is weggegaan.
web-act-told-wait = De partij wacht op { $name }.
web-act-told-back = { $name } is er.
web-act-told-resume = { $name } gaat verder.
web-act-told-rematch = { $name } wil nog een keer spelen.

## Quarto

web-board = Bord
web-tray = Stukken om te geven
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, leeg
web-hand = { $name } heeft: { $piece }
web-hand-give = Geef het gekozen stuk aan { $name }
web-hand-empty = De hand van { $name } is leeg
web-moves = Zetten
web-no-moves = Nog geen zet.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: geen rij { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Roepen
web-call-leave = Liever niet
web-done = Geen rij
web-nothing-full = Door het laatst gezette stuk loopt geen volle rij. Oudere rijen tellen niet meer.
web-status-place = { $who ->
        [you] Zet je stuk.
        [here] { $name }, zet het stuk.
       *[other] { $name } zet …
    }
web-status-give = { $who ->
        [you] Kies een stuk om te geven.
        [here] { $name }, kies een stuk voor { $other }.
       *[other] { $name } kiest een stuk …
    }
web-status-give-sure = Tik nog eens om het te geven.
web-status-close = { $who ->
        [you] Alle stukken staan. Is er een rij?
        [here] { $name }, is er een rij?
       *[other] { $name } zoekt een rij …
    }
web-status-thinking = { $name } denkt na …
web-status-point-square = Waar ga je het zetten?
web-status-point-line = Tik op je rij.
web-status-point-sure = Jouw rij: { $line }?
web-status-sending = …
web-status-paused = Pauze.
web-status-open = Wachten op de andere speler.
web-status-over = De partij is afgelopen.
web-told-give = { $name } geeft: { $piece }.
web-told-place = { $name } zet op { $square }.
web-told-call = { $line ->
        [none] { $name } roept Quarto. Het is een rij!
       *[other] { $name } roept Quarto: { $line }. Het is een rij!
    }
web-told-false-call = { $name } riep Quarto, maar dat is geen rij.
web-told-done = { $name } heeft niets te roepen.

### Sidan i webbläsaren.

web-name = Fourfold
web-home = Till spelen
web-skip = Till innehållet
web-navigation = Fourfold
web-close = Stäng
web-yes = Ja
web-no = Nej
web-you = du
web-nobody = ingen än
web-somebody = Någon
web-default-name = Gäst
web-player-a = Spelare 1
web-player-b = Spelare 2

## Sidornas titlar

web-title-home = Fourfold
web-title-table = Vid bordet · Fourfold
web-title-join = En inbjudan · Fourfold
web-title-device = Din plats · Fourfold
web-title-games = Mina partier · Fourfold
web-title-nowhere = Hittades inte · Fourfold

## När något inte fungerar

web-nowhere = Det finns inget på den här adressen.
web-page-offline = Sidan gick inte att ladda. Kanske saknas uppkoppling.
web-try-again = Försök igen
web-reload = Ladda om
web-try-now = Försök nu
web-refused-offline = Servern svarar inte. Är du uppkopplad?
web-refused-other = Det gick inte ({ $code }).
web-opening = Öppnar bordet …
web-waits-for-server = Det här partiet väntar på servern. Det öppnas så snart det finns uppkoppling.
web-connection-lost = Anslutningen bröts. Försöker igen …

## Startsidan

web-game-quarto = Quarto
web-about-game-quarto = Fyra i rad med något gemensamt. Du väljer pjäsen som motståndaren ska placera.
web-game-fulls = Full pott
web-about-game-fulls = Lägg brickor färg mot färg. En bricka som sluter en kvadrat måste besvaras med en till.
web-game-squares = Kvadrater
web-about-game-squares = Bygg en figur av sju brickor bakom förhänget. Flest kvadrater vinner, och det gäller att säga stopp först.
web-game-claims = Fångst
web-about-game-claims = Full pott med vinst: den som avslutar en följd av fulla brickor tar figuren och dess kvadrater.
# As in English
web-game-quados = Quados
web-about-game-quados = Kvadrater, och sedan bygger vinnaren vidare med alla brickor från båda.
web-game-reach = Sträck
web-about-game-reach = En linje delar bordet. Kvadrater räknas på din egen sida, och fulla brickor låter dig fortsätta eller gå emellan.
web-game-doubles = Dubbelt
web-about-game-doubles = Ingen väntar på sin tur: var och en lägger sin egen figur så fort det går, och varje bricka rör vid två.
web-game-rings = Ringar
web-about-game-rings = Dubbelt med vinklar, och med ringar av fyra brickor runt en tom ruta.
web-game-steals = Norpa
web-about-game-steals = Var och en har sin egen figur och får ta brickor ur den andras.
web-game-frames = Ramar
web-about-game-frames = Bygg en ram bakom förhänget. Det största hålet vinner.
web-game-squares-plus = Kvadrater +
web-about-game-squares-plus = Kvadrater med alla tjugofyra brickor, tolv till var och en.
web-game-claims-plus = Fångst +
web-about-game-claims-plus = Fångst med alla tjugofyra brickor och en startfigur av fyra.
web-game-reach-plus = Sträck +
web-about-game-reach-plus = Sträck med alla tjugofyra brickor och nio rutor att nå.
web-game-doubles-plus = Dubbelt +
web-about-game-doubles-plus = Dubbelt med alla tjugofyra brickor och sex på hand.
web-game-rings-plus = Ringar +
web-about-game-rings-plus = Ringar med alla tjugofyra brickor och sex på hand.
web-game-steals-plus = Norpa +
web-about-game-steals-plus = Norpa med alla tjugofyra brickor och drag på tre.
web-games = Spel
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Fler spel
web-ways = Sätt att spela
web-play-computer = Mot datorn
web-play-friend = En vän, via länk
web-play-here = Vi två, här
web-play-anybody = Någon online
web-level = Hur starkt datorn spelar
web-level-is = { $level }, { $name }. { $about }
web-continue = Spela vidare
web-finished = Avslutade
web-my-games = Mina partier
web-no-games = Inga partier på den här enheten än.
web-tile-with = Med { $name }
web-tile-here = { $a } och { $b }
web-tile-continue = Fortsätt
web-tile-open = Ingen har kommit än
web-tile-invite = Fortsätt vänta

## Inställningar

web-learn = Lär dig
web-solve = Lös
web-here-turns = Ni är två här: brickorna täcks mellan dragen.
web-here-cutting-in = Ni är två här: brickorna täcks mellan dragen, och ingen går emellan.
web-here-building = Ni är två här: en bygger efter den andra, på tid; den snabbare räknas som först.
web-here-race = Ni är två här: ni turas om i stället för att tävla i fart.
web-from-age = Från { $age } år
web-rules-help = Regler och hjälp
web-how-to-play = Så spelar du { $game }
web-settings = Inställningar
web-your-name = Ditt namn
web-theme = Utseende
# As in English
web-theme-auto = System
web-theme-light = Ljust
web-theme-dark = Mörkt
web-theme-contrast = Kontrast
web-pieces = Pjäser
web-pieces-wood = Trä
web-pieces-plain = Enkla
web-palette = Brickornas färger
web-palette-rainbow = Regnbåge
web-palette-safe = För färgblinda
web-patterns = Tecken på brickorna
web-sound = Ljud
web-motion = Rörelse
web-language = Språk
web-my-data = Ladda ner mina partier
web-forget-me = Radera mina data
web-forget-me-sure = Ditt namn tas bort, dina pågående partier ges upp och den här webbläsaren glöms. Avslutade partier finns kvar hos dem du spelade med, utan ditt namn.

## Regler att välja mellan

web-rules = Regler
web-rules-are = { $custom ->
        [yes] { $name }, med ändringar
       *[no] { $name }
    }
web-rules-done = Klart
web-about-international = Fyra pjäser i rad med en sak gemensamt. Den som ser det ropar.
web-about-beginners-1 = Ljus eller mörk, inget annat att titta på. För det första partiet.
web-about-beginners-2 = Två saker att hålla koll på, när det första partiet gick lätt.
web-about-beginners-3 = Tre saker att hålla koll på; hålet kommer sist.
web-about-advanced = Fyra grannar i en kvadrat vinner också. Nio sätt till att missa något.
web-about-tournament = Sextio sekunder att placera och ge. Ropa bara om du är säker.
web-about-balkan = Missades en rad vinner den av de två som ropar först.
web-about-taiwan = Säg Quarto, och var pjäsen ska stå, innan du placerar den. Missat är missat.
web-about-greek-2 = En sak gemensamt räcker inte, det krävs två.
web-edition = Som ett regelblad säger
web-edition-none = Välj ett språk …
web-custom = Varje regel för sig
web-match = Partier i en match
web-names = Namn
web-names-here = När två spelar vid den här skärmen:
web-no-limit = Obegränsad
web-seconds = { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }
web-feature-colour = Färg
web-feature-shape = Form
web-feature-height = Höjd
web-feature-top = Hål
web-option-features = Vad som räknas
web-option-shared = Hur mycket fyra pjäser måste ha gemensamt
web-option-squares = Kvadrater på 2×2 är rader
web-option-calls = En rad vinner
web-option-calls-players = när någon ropar
web-option-calls-auto = av sig själv
web-option-late-call = Vem får ropa på en missad rad
web-option-late-call-opponent = motståndaren
web-option-late-call-either = båda
web-option-late-call-none = ingen
web-option-call-when = Man ropar
web-option-call-when-after = när pjäsen är placerad
web-option-call-when-before = innan pjäsen placeras
web-option-point = Den som ropar måste
web-option-point-line = peka på raden
web-option-point-word = bara säga ordet
web-option-false-call = Ett felrop kostar
web-option-false-call-refuse = inget
web-option-false-call-forfeit = partiet
web-option-starter = Vem ger den första pjäsen
web-option-starter-lot = lotten
web-option-starter-first = första spelaren
web-option-starter-loser = senaste förloraren
web-option-move-time = Tid för ett drag

## Regler i ord, för dem som inte har valt dem

web-rules-short-international = De vanliga reglerna
web-rules-short-beginners-1 = Bara färgen räknas
web-rules-short-beginners-2 = Färg och form räknas
web-rules-short-beginners-3 = Allt utom hålet räknas
web-rules-short-advanced = Kvadrater på 2×2 räknas
web-rules-short-tournament = Turnering
web-rules-short-balkan = Båda får ropa efteråt
web-rules-short-taiwan = Ropa före placeringen
web-rules-short-greek-2 = Två kännetecken gemensamt
web-rule-features = Vad som räknas: { $features }.
web-rule-squares = Fyra grannar i en kvadrat på 2×2 är också en rad.
web-rule-shared = { $shared ->
        [one] En sak gemensamt ger en rad.
       *[other] En rad kräver { $shared } saker gemensamt.
    }
web-rule-calls-auto = En rad vinner av sig själv; ingen behöver ropa.
web-rule-late-call-either = Missades en rad får båda spelarna ropa.
web-rule-late-call-none = Missades en rad får ingen ropa senare.
web-rule-call-when-before = Ropa innan du placerar pjäsen, och säg var den ska stå.
web-rule-point-word = Det räcker att ropa ordet; ingen behöver peka på raden.
web-rule-move-time = { $seconds ->
        [one] En sekund för ett drag.
       *[other] { $seconds } sekunder för ett drag.
    }
web-rule-false-call-forfeit = Ett felrop förlorar partiet.
web-rule-starter-first = Den första spelaren ger den första pjäsen.
web-rule-starter-loser = Den som förlorade förra partiet ger den första pjäsen.
web-rule-match = { $games ->
        [one] Ett parti.
       *[other] En match på { $games } partier.
    }

## Inbjudningar

web-invite-title = Bjud in en vän
web-invite-hint = Skicka den här länken. Partiet öppnas här så snart din vän kommer.
web-invite-game = Spela med mig! { $game }:
web-link = Länk
web-link-only-here = På den här adressen går länken bara att öppna på den här datorn.
web-link-serve = För andra enheter: starta servern med ”{ $command }” och öppna den här sidan via datorns namn i nätverket.
web-qr = Länken som QR-kod
web-copy = Kopiera länk
web-copied = Kopierat.
web-share = Dela
web-looking = Letar efter någon …
web-looking-hint = Partiet öppnas så snart någon kommer.
web-looking-long = Ingen har kommit än. Du kan fortsätta vänta eller spela mot datorn vid det här bordet.
web-play-bot-instead = Spela mot datorn
web-invited = { $name } bjuder in dig till { $game }
web-join = Slå dig ner och spela
web-set-up = Uppställd ställning
web-set-up-known = Uppställd ställning, dolda brickor kvar
web-set-up-who = Det här partiet börjar inte från början: { $name } har ställt upp ställningen.
web-set-up-drawn = Brickorna som du inte ser har dragits på nytt. Ingen känner till dem.
web-set-up-known-tiles = De dolda brickorna är desamma som förut. { $name } kan känna till dina brickor.
web-set-up-agree = Jag går med på att spela med de här brickorna
web-invite-over = Platsen är upptagen.
web-to-table = Till bordet
web-another-device = En annan enhet
web-move-seat-title = Spela på en annan enhet
web-move-seat-hint = Öppna länken där, så flyttar din plats med. Den fungerar en gång.
web-device-title = Spela vidare här
web-device-hint = Din plats flyttar till den här enheten; den andra tittar då bara på.
web-device-take = Ta min plats
web-seat-moved = Din plats har flyttat till en annan enhet.

## Vid bordet

web-table-of = { $game }: { $a } och { $b }
web-players = Spelare
web-score = Vunna partier
web-away = borta
web-is-away = { $name } är borta.
web-left = { $name } har gått.
web-download-record = Ladda ner protokollet
web-awaited = { $count ->
        [one] Väntar på { $name }.
       *[other] Väntar på spelarna.
    } { $clock ->
        [yes] Klockan startar när båda är här.
       *[no] Partiet börjar när båda är här.
    }
web-claim = Kräv vinsten
web-clock = { $time } kvar
web-seconds-left = { $seconds } sekunder kvar.
web-acts = Vid bordet
web-ask-takeback = Ångra
web-ask-draw = Oavgjort
web-ask-pause = Paus
web-resign = Ge upp
web-resign-title = Ge upp?
web-resign-sure = { $here ->
        [yes] { $name } ger upp, och den andra vinner.
       *[no] Du ger upp, och motståndaren vinner.
    }
web-play-on = Spela vidare
web-request = { $wish ->
        [draw] { $name } erbjuder oavgjort.
        [pause] { $name } ber om en paus.
       *[takeback] { $name } vill gärna ta tillbaka det senaste draget.
    } { $here ->
        [yes] { $other }, säger du ja?
       *[no] Säger du ja?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Du har erbjudit oavgjort.
                [pause] Du har bett om en paus.
               *[takeback] Du har bett att få ta tillbaka ett drag.
            } Svaret är på väg …
       *[no] { $name } väntar på svar.
    }
web-paused = Paus
web-resume = Fortsätt
web-result-won = Du vinner!
web-result-lost = Du förlorar.
web-result-draw = Oavgjort.
web-result-score = { $high } : { $low }
web-result-winner = { $name } vinner!
web-match-game = Parti { $number } av { $count }
web-match-score = Matchen hittills: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Du vinner matchen med { $high }–{ $low }!
        [other] Du förlorar matchen: { $name } vinner den med { $high }–{ $low }.
       *[name] { $name } vinner matchen med { $high }–{ $low }!
    }{ $even ->
        [yes] {" "}När det står lika avgör det senast vunna partiet.
       *[no] {""}
    }
web-match-drawn = Matchen är oavgjord: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = En match till
web-watching = Du tittar på.
web-watch-next = Till nästa parti
web-rematch = Spela igen
web-rematch-too = Ja, igen!
web-rematch-waiting = Väntar …
web-to-replay = Repris
web-replay = Titta igen
web-told-begins = { $name } börjar.
web-act-told-join = { $name } har kommit.
web-act-told-ask = { $wish ->
        [draw] { $name } erbjuder oavgjort.
        [pause] { $name } ber om en paus.
       *[takeback] { $name } vill gärna ta tillbaka ett drag.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } säger ja.
       *[no] { $name } vill helst inte.
    }
web-act-told-away = { $name } har gått.
web-act-told-wait = Partiet väntar på { $name }.
web-act-told-back = { $name } är här.
web-act-told-resume = { $name } fortsätter.
web-act-told-rematch = { $name } vill spela igen.

## Quarto

web-board = Bräde
web-tray = Pjäser att ge
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, tomt
web-hand = { $name } har: { $piece }
web-hand-give = Ge den valda pjäsen till { $name }
web-hand-empty = { $name } har inget i handen
web-moves = Drag
web-no-moves = Inga drag än.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: ingen rad { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Ropa
web-call-leave = Låt bli
web-done = Ingen rad
web-nothing-full = Ingen full rad går genom den senaste pjäsen. Äldre rader räknas inte längre.
web-status-place = { $who ->
        [you] Placera din pjäs.
        [here] { $name }, placera pjäsen.
       *[other] { $name } placerar pjäsen …
    }
web-status-give = { $who ->
        [you] Välj en pjäs att ge.
        [here] { $name }, välj en pjäs åt { $other }.
       *[other] { $name } väljer en pjäs …
    }
web-status-give-sure = Tryck igen för att ge den.
web-status-close = { $who ->
        [you] Alla pjäser står på brädet. Finns det en rad?
        [here] { $name }, finns det en rad?
       *[other] { $name } letar efter en rad …
    }
web-status-thinking = { $name } tänker …
web-status-point-square = Var vill du placera den?
web-status-point-line = Tryck på din rad.
web-status-point-sure = Din rad: { $line }?
web-status-sending = …
web-status-paused = Paus.
web-status-open = Väntar på den andra spelaren.
web-status-over = Partiet är slut.
web-told-give = { $name } ger: { $piece }.
web-told-place = { $name } placerar pjäsen på { $square }.
web-told-call = { $line ->
        [none] { $name } ropar Quarto. Det är en rad!
       *[other] { $name } ropar Quarto: { $line }. Det är en rad!
    }
web-told-false-call = { $name } ropade Quarto, men det är ingen rad.
web-told-done = { $name } har inget att ropa.

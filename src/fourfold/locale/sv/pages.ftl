### Sidorna bredvid bordet: repris, regler, uppställning.

web-title-replay = Titta igen · Fourfold
web-title-rules = Så spelar du · Fourfold
web-title-setup = Bygg upp · Fourfold
web-title-analysis = Analys · Fourfold
web-title-review = Genomgång · Fourfold
web-title-levels = Datorns nivåer · Fourfold

## Repris

web-replay-of = { $a } och { $b }
web-replay-opening = Hämtar partiet …
web-replay-result-draw = Oavgjort
web-replay-result-winner = { $name } vinner
web-replay-result-none = Inte slut än
web-replay-step = Steg { $step } av { $last }
web-replay-steps = Partiets steg
web-replay-walk = Gå igenom partiet
web-replay-first = Till början
web-replay-back = Ett steg bakåt
web-replay-forward = Ett steg framåt
web-replay-last = Till slutet
web-replay-play = Spela upp
web-replay-pause = Stopp
web-replay-began = { $name } börjar och väljer den första pjäsen.
web-replay-began-holding = { $name } börjar med pjäsen i handen.
web-replay-told-resign = { $name } ger upp.
web-replay-told-claim = { $name } kräver vinsten: den andra har hållit sig borta.
web-replay-told-time-up = Tiden är ute.
web-replay-told-wait = Partiet väntar på en spelare.
web-replay-told-away = Någon är borta.
web-replay-told-back = Alla är tillbaka.
web-replay-told-resumed = Partiet avbröts och går vidare.
web-replay-told-takeback = { $name } går med på det, och draget tas tillbaka.
web-replay-told-word = { $right ->
        [yes] { $name } ropar Quarto. Det finns en rad!
       *[no] { $name } ropar Quarto, men det finns ingen rad.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } har den.
web-replay-hand-empty = Ingen har en pjäs.
web-replay-rest = Pjäser kvar
web-replay-missed = { $count ->
        [one] Missat: { $lines } är en rad, och ingen ropade.
       *[other] Missat: { $lines } är rader, och ingen ropade.
    }
web-replay-missed-some = { $count ->
        [one] En rad missades i det här partiet.
       *[other] { $count } gånger missades en rad i det här partiet.
    }
web-replay-missed-none = Ingen rad missades.
web-replay-missed-show = Visa den
web-replay-missed-next = Visa nästa
web-replay-moves = Drag
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, taget tillbaka
web-replay-move-missed = { $move }, en rad missad
# As in English
web-replay-entry-start = Start
web-replay-entry-resign = { $name } ger upp
web-replay-entry-claim = { $name } kräver vinsten
web-replay-entry-time = Tiden är ute
web-replay-entry-done = { $name }: inget att ropa
web-replay-entry-agreed = Överens om oavgjort
web-replay-share = Dela partiet
web-replay-link = Kopiera länk
web-replay-link-copied = Länken är kopierad. Den öppnar partiet vid det här steget.
web-replay-link-text = Ett parti { $game }:
web-replay-save = Spara …
web-replay-save-title = Spara partiet
web-replay-save-picture = Bild
web-replay-save-picture-hint = Som det står i slutet.
web-replay-save-svg = Som SVG
web-replay-save-png = Som PNG
web-replay-save-record = Protokoll
web-replay-save-record-hint = Varje drag, att spara eller öppna här igen.
web-replay-save-text = Att läsa
web-replay-save-json = För program
web-replay-save-failed = Bilden gick inte att göra.
web-replay-on = Spela vidare härifrån
web-replay-on-title = Spela vidare från steg { $step }
web-replay-on-hint = Ett nytt bord med den här ställningen. Rader som redan är klara räknas inte längre, bara nya.
web-replay-on-over = Här finns inget kvar att spela.
web-replay-on-side = Du spelar för
web-replay-on-computer = Mot datorn
web-replay-on-here = Vi två, här
web-replay-on-friend = En vän, via länk
web-replay-to-table = Till bordet
web-replay-opened = Repriser öppnade på den här enheten
web-replay-opened-hint = De går att öppna även utan uppkoppling.

## Så spelar du

web-rulebook-title = Så spelar du Quarto
web-rulebook-lead = Två personer, sexton pjäser, ett bräde. Tre minuter, sedan kan du allt.
web-rulebook-play = Spela nu
web-rulebook-print = Skriv ut sidan
web-rulebook-pieces = Pjäserna
web-rulebook-pieces-text = Var och en av de sexton pjäserna finns en gång. En pjäs är ljus eller mörk, rund eller fyrkantig, hög eller låg, utan eller med hål. De tillhör ingen: ni spelar båda med alla.
web-rulebook-all = Alla sexton pjäser
web-rulebook-pair-colour = ljus eller mörk
web-rulebook-pair-shape = rund eller fyrkantig
web-rulebook-pair-height = hög eller låg
web-rulebook-pair-top = utan eller med hål
web-rulebook-turn = Ett drag: placera, och ge sedan
web-rulebook-turn-text = Du väljer aldrig din egen pjäs. Motståndaren ger dig en; du placerar den på ett ledigt fält. Sedan väljer du pjäsen som motståndaren måste placera.
web-rulebook-turn-1 = Du får en pjäs.
web-rulebook-turn-2 = Du placerar den på ett ledigt fält.
web-rulebook-turn-3 = Du väljer en pjäs och ger bort den.
web-rulebook-turn-board = Ett bräde med fyra pjäser; den nya står på c2.
web-rulebook-line = Vad som vinner
web-rulebook-line-text = Fyra pjäser vågrätt, lodrätt eller längs en lång diagonal som har en sak gemensamt är en rad: alla mörka, alla med hål, alla låga … Det spelar ingen roll vem som placerade dem.
web-rulebook-line-hollow = Alla fyra på diagonalen har hål. Inget annat är lika, och mer behövs inte.
web-rulebook-line-tall = Alla fyra i kolumnen är höga.
web-rulebook-line-none = Fyra bredvid varandra, men ingen rad: inget är lika på alla fyra.
web-rulebook-quiz = Är de här fyra en rad?
web-rulebook-quiz-text = Vad har alla fyra gemensamt? Det kan finnas mer än ett rätt svar; ett räcker.
web-rulebook-quiz-number = { $number } av { $count }
web-rulebook-quiz-group = Fyra pjäser, { $number } av { $count }
web-rulebook-quiz-what = Gemensamt har de
web-rulebook-quiz-colour = Färg
web-rulebook-quiz-shape = Form
web-rulebook-quiz-height = Höjd
web-rulebook-quiz-top = Hål
web-rulebook-quiz-nothing = Inget
web-rulebook-quiz-right = Ja. { $why }
web-rulebook-quiz-wrong = Inte riktigt. { $why }
web-rulebook-quiz-wait = Välj ett svar, så får du se.
web-rulebook-quiz-next = Nästa fyra
web-rulebook-quiz-again = Från början
web-rulebook-quiz-score = { $right } av { $count } på första försöket.
web-rulebook-quiz-why-dark = Alla fyra är mörka, vad de än är annars. En rad.
web-rulebook-quiz-why-hollow = Alla fyra har hål. Färger, former och höjder är blandade, men en sak räcker.
web-rulebook-quiz-why-none-near = Tre är runda, tre är höga, tre är ljusa. Tre räcker inte: ingen rad.
web-rulebook-quiz-why-square-short = Alla fyra är fyrkantiga, och alla fyra är låga. Två skäl på en gång, men fortfarande en rad.
web-rulebook-quiz-why-none-two = Två och två av allt: ingen rad.
web-rulebook-quiz-why-solid = Ingen av dem har hål. Det är också något gemensamt. En rad.
web-rulebook-give = Vilken pjäs kan du ge?
web-rulebook-give-text = Du har placerat din pjäs; nu ska du ge en. Två rader saknar bara en pjäs. Hitta en pjäs som inte gör någon av dem klar.
web-rulebook-give-board = Rad 4 har tre mörka pjäser, rad 1 har tre med hål.
web-rulebook-give-pieces = Pjäser att ge
web-rulebook-give-wait = Tryck på en pjäs.
web-rulebook-give-safe = Säkert: den är ljus och utan hål, så den gör ingen av raderna klar.
web-rulebook-give-dark = Motståndaren placerar den på d4: fyra mörka pjäser. Förlorat!
web-rulebook-give-hollow = Motståndaren placerar den på d1: fyra pjäser med hål. Förlorat!
web-rulebook-give-both = Mörk och med hål: motståndaren kan välja mellan d4 och d1. Förlorat!
web-rulebook-call = Du måste säga det
web-rulebook-call-text = En rad vinner inget av sig själv. Någon måste se den, ropa ”Quarto!” och peka på den. Missar du en rad kan den andra ta den.
web-rulebook-call-1 = Du har placerat pjäsen
web-rulebook-call-1-who = Du får ropa innan du ger.
web-rulebook-call-2 = Du har gett en pjäs
web-rulebook-call-2-who = Nu får motståndaren ropa om du har missat något, innan den nya pjäsen placeras.
web-rulebook-call-3 = Nästa pjäs står på brädet
web-rulebook-call-3-who = Den gamla raden är förbi för gott. Bara rader genom den nya pjäsen räknas.
web-rulebook-call-false = Ropat, och så finns det ingen rad? Alla hör det, och mer händer inte. Du får göra det en gång per drag, så titta noga.
web-rulebook-call-end = När alla sexton pjäser står på brädet får var och en ropa en gång till; annars är det oavgjort.
web-rulebook-call-page = Sidan talar aldrig om för dig om det finns en rad. Det är det som är spelet.
web-rulebook-variants = Andra sätt att spela
web-rulebook-variants-text = Dem väljer du på första sidan, under spelknappen. Varje regel kan också ändras för sig.
web-rulebook-block = Fyra grannar i en kvadrat
web-rulebook-block-board = I spelet för avancerade är de här fyra, alla ljusa, också en rad.
web-rulebook-ready = Redo?

## Bygg upp

web-setup-title = Bygg upp en ställning
web-setup-lead = Tryck på en pjäs, sedan på ett fält. Tryck på en pjäs på brädet för att flytta den eller ta bort den.
web-setup-board = Bräde att bygga upp
web-setup-hand-none = Ingen har en pjäs. Tryck på en pjäs, sedan här.
web-setup-hand-is = I handen: { $piece }
web-setup-hand-put = Lägg i handen: { $piece }
web-setup-pieces = Oanvända pjäser
web-setup-off = Ta bort
web-setup-clear = Töm
web-setup-status-empty = Välj en pjäs.
web-setup-status-lifted = { $piece }: vart?
web-setup-status-count = { $count ->
        [one] En pjäs på brädet.
       *[other] { $count } pjäser på brädet.
    }
web-setup-put = { $piece } på { $square }.
web-setup-taken = { $piece } borttagen.
web-setup-handed = { $piece } i handen.
web-setup-position = Som text
web-setup-position-hint = Kopiera den, eller klistra in en: rad 4 till 1, sedan pjäsen i handen.
web-setup-not-position = Det är ingen ställning. En ställning ser ut så här: { $example }
web-setup-piece-twice = Den här pjäsen finns två gånger: { $piece }.
web-setup-record-pasted = Det är ett protokoll. Det står här nedanför; öppna det där.
web-setup-start = Börja här
web-setup-start-title = Spela den
web-setup-with = Med
web-setup-with-bot = Dator
web-setup-with-friend = Vän
web-setup-with-here = Här
web-setup-turn = { $holding ->
        [yes] Vem placerar pjäsen?
       *[no] Vem ger nästa pjäs?
    }
web-setup-turn-lot = lotten
web-setup-turn-you = jag
web-setup-turn-other = den andra
web-setup-turn-first = spelare 1
web-setup-turn-second = spelare 2
web-setup-record-title = Titta på ett protokoll
web-setup-record-lead = Klistra in ett protokoll, eller välj en fil, och se partiet steg för steg.
web-setup-record = Protokoll
web-setup-record-file = Välj en fil
web-setup-record-open = Titta på det
web-setup-record-big = Filen är för stor för att vara ett protokoll.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Bygg upp en ställning

## Länkar till analys, genomgång och nivåer

web-analysis-link = Analysera en ställning
web-setup-analyse = Analysera
web-review-link = Genomgång
web-levels-link = Vad du kan vänta dig av varje nivå

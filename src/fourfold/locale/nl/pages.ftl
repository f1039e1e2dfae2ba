### De pagina’s naast de tafel: terugkijken, regels, opstellen.

web-title-replay = Terugkijken · Fourfold
web-title-rules = Speluitleg · Fourfold
web-title-setup = Opstellen · Fourfold
web-title-analysis = Analyse · Fourfold
web-title-review = Terugblik · Fourfold
web-title-levels = De niveaus van de computer · Fourfold

## Terugkijken

web-replay-of = { $a } en { $b }
web-replay-opening = De partij wordt opgehaald …
web-replay-result-draw = Gelijkspel
web-replay-result-winner = { $name } wint
web-replay-result-none = Nog niet afgelopen
web-replay-step = Stap { $step } van { $last }
web-replay-steps = Stappen van de partij
web-replay-walk = Door de partij lopen
web-replay-first = Naar het begin
web-replay-back = Een stap terug
web-replay-forward = Een stap vooruit
web-replay-last = Naar het einde
web-replay-play = Afspelen
# As in English
web-replay-pause = Stop
web-replay-began = { $name } begint en kiest het eerste stuk.
web-replay-began-holding = { $name } begint met het stuk in de hand.
web-replay-told-resign = { $name } geeft op.
web-replay-told-claim = { $name } eist de winst op: de ander is weggebleven.
web-replay-told-time-up = De tijd is om.
web-replay-told-wait = De partij wacht op een speler.
web-replay-told-away = Iemand is weg.
web-replay-told-back = Iedereen is terug.
web-replay-told-resumed = De partij was onderbroken en gaat verder.
web-replay-told-takeback = { $name } vindt het goed, en de zet wordt teruggenomen.
web-replay-told-word = { $right ->
        [yes] { $name } roept Quarto. Er is een rij!
       *[no] { $name } roept Quarto, maar er is geen rij.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } heeft het.
web-replay-hand-empty = Niemand heeft een stuk.
web-replay-rest = Stukken over
web-replay-missed = { $count ->
        [one] Gemist: { $lines } is een rij, en niemand riep.
       *[other] Gemist: { $lines } zijn rijen, en niemand riep.
    }
web-replay-missed-some = { $count ->
        [one] Er is in deze partij één rij gemist.
       *[other] Er is in deze partij { $count } keer een rij gemist.
    }
web-replay-missed-none = Er is geen rij gemist.
web-replay-missed-show = Laat zien
web-replay-missed-next = Volgende
web-replay-moves = Zetten
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, teruggenomen
web-replay-move-missed = { $move }, een rij gemist
# As in English
web-replay-entry-start = Start
web-replay-entry-resign = { $name } geeft op
web-replay-entry-claim = { $name } eist de winst
web-replay-entry-time = Tijd is om
web-replay-entry-done = { $name }: niets te roepen
web-replay-entry-agreed = Remise afgesproken
web-replay-share = Deel deze partij
web-replay-link = Link kopiëren
web-replay-link-copied = Link gekopieerd. Die opent de partij bij deze stap.
web-replay-link-text = Een partij { $game }:
web-replay-save = Bewaren …
web-replay-save-title = Deze partij bewaren
web-replay-save-picture = Plaatje
web-replay-save-picture-hint = Hoe het aan het einde staat.
web-replay-save-svg = Als SVG
web-replay-save-png = Als PNG
web-replay-save-record = Verslag
web-replay-save-record-hint = Elke zet, om te bewaren of hier weer te openen.
web-replay-save-text = Om te lezen
web-replay-save-json = Voor programma’s
web-replay-save-failed = Het plaatje kon niet gemaakt worden.
web-replay-on = Vanaf hier verder
web-replay-on-title = Verder vanaf stap { $step }
web-replay-on-hint = Een nieuwe tafel met deze stelling. Rijen die al af zijn, tellen niet meer, alleen nieuwe.
web-replay-on-over = Hier valt niets meer te spelen.
web-replay-on-side = Je speelt voor
web-replay-on-computer = Tegen de computer
web-replay-on-here = Met z’n tweeën, hier
web-replay-on-friend = Vriend, via link
web-replay-to-table = Naar de tafel
web-replay-opened = Op dit apparaat bekeken partijen
web-replay-opened-hint = Deze gaan ook zonder verbinding open.

## Speluitleg

web-rulebook-title = Zo speel je Quarto
web-rulebook-lead = Twee mensen, zestien stukken, één bord. Drie minuten, en je kent het.
web-rulebook-play = Nu spelen
web-rulebook-print = Pagina afdrukken
web-rulebook-pieces = De stukken
web-rulebook-pieces-text = Elk van de zestien stukken is er één keer. Een stuk is licht of donker, rond of vierkant, hoog of laag, massief of hol. Ze zijn van niemand: jullie spelen allebei met alle stukken.
web-rulebook-all = Alle zestien stukken
web-rulebook-pair-colour = licht of donker
web-rulebook-pair-shape = rond of vierkant
web-rulebook-pair-height = hoog of laag
web-rulebook-pair-top = massief of hol
web-rulebook-turn = Een beurt: zetten, dan geven
web-rulebook-turn-text = Je kiest nooit je eigen stuk. Je tegenstander geeft je er een; je zet het op een vrij vakje naar keuze. Dan kies jij het stuk dat je tegenstander moet zetten.
web-rulebook-turn-1 = Je krijgt een stuk.
web-rulebook-turn-2 = Je zet het op een vrij vakje.
web-rulebook-turn-3 = Je kiest een stuk en geeft het weg.
web-rulebook-turn-board = Een bord met vier stukken; het nieuwe staat op c2.
web-rulebook-line = Wat wint
web-rulebook-line-text = Vier stukken naast elkaar, boven elkaar of op een lange diagonaal die iets gemeen hebben, zijn een rij: allemaal donker, allemaal hol, allemaal laag … Wie ze gezet heeft, maakt niet uit.
web-rulebook-line-hollow = Alle vier op de diagonaal zijn hol. Verder is niets gelijk, en dat hoeft ook niet.
web-rulebook-line-tall = Alle vier in de kolom zijn hoog.
web-rulebook-line-none = Vier naast elkaar, en toch geen rij: niets is bij alle vier gelijk.
web-rulebook-quiz = Zijn deze vier een rij?
web-rulebook-quiz-text = Wat hebben alle vier gemeen? Misschien is er meer dan één goed antwoord; één is genoeg.
web-rulebook-quiz-number = { $number } van { $count }
web-rulebook-quiz-group = Vier stukken, { $number } van { $count }
web-rulebook-quiz-what = Ze delen
web-rulebook-quiz-colour = Kleur
web-rulebook-quiz-shape = Vorm
web-rulebook-quiz-height = Hoogte
web-rulebook-quiz-top = Gat
web-rulebook-quiz-nothing = Niets
web-rulebook-quiz-right = Ja. { $why }
web-rulebook-quiz-wrong = Niet helemaal. { $why }
web-rulebook-quiz-wait = Kies er een, dan zie je het.
web-rulebook-quiz-next = Volgende vier
web-rulebook-quiz-again = Vanaf het begin
web-rulebook-quiz-score = { $right } van { $count } in één oogopslag.
web-rulebook-quiz-why-dark = Alle vier zijn donker, wat ze verder ook zijn. Een rij.
web-rulebook-quiz-why-hollow = Alle vier hebben een gat. Kleuren, vormen en hoogtes zijn gemengd, maar één ding is genoeg.
web-rulebook-quiz-why-none-near = Drie zijn rond, drie zijn hoog, drie zijn licht. Drie is niet genoeg: geen rij.
web-rulebook-quiz-why-square-short = Alle vier zijn vierkant, en alle vier zijn laag. Twee redenen tegelijk, toch één rij.
web-rulebook-quiz-why-none-two = Van alles twee om twee: geen rij.
web-rulebook-quiz-why-solid = Geen enkel stuk heeft een gat. Ook geen gat hebben is iets gemeen hebben. Een rij.
web-rulebook-give = Welk stuk kun je geven?
web-rulebook-give-text = Je hebt gezet; geef nu. Op twee plaatsen ontbreekt nog één stuk voor een rij. Zoek een stuk dat geen van beide afmaakt.
web-rulebook-give-board = Op rij 4 staan drie donkere stukken, op rij 1 drie holle.
web-rulebook-give-pieces = Stukken om te geven
web-rulebook-give-wait = Tik op een stuk.
web-rulebook-give-safe = Veilig: licht en massief, dus het maakt geen van beide af.
web-rulebook-give-dark = Je tegenstander zet het op d4: vier donkere stukken. Verloren!
web-rulebook-give-hollow = Je tegenstander zet het op d1: vier holle stukken. Verloren!
web-rulebook-give-both = Donker en hol: je tegenstander mag kiezen tussen d4 en d1. Verloren!
web-rulebook-call = Je moet het zeggen
web-rulebook-call-text = Een rij wint niet vanzelf. Iemand moet de rij zien, “Quarto!” roepen en hem aanwijzen. Wie een rij mist, kan die aan de ander verliezen.
web-rulebook-call-1 = Je hebt gezet
web-rulebook-call-1-who = Je mag roepen, voordat je geeft.
web-rulebook-call-2 = Je hebt gegeven
web-rulebook-call-2-who = Nu mag je tegenstander roepen wat jij gemist hebt, vóór het zetten.
web-rulebook-call-3 = Het volgende stuk staat
web-rulebook-call-3-who = De oude rij is voorgoed voorbij. Alleen rijen door het nieuwe stuk tellen.
web-rulebook-call-false = Geroepen, en er is geen rij? Iedereen hoort het, verder gebeurt er niets. Je mag het één keer per beurt, dus kijk goed.
web-rulebook-call-end = Als alle zestien stukken staan, mogen jullie allebei nog één keer roepen; dan is het gelijkspel.
web-rulebook-call-page = De pagina verklapt nooit of er een rij is. Dat is nu juist het spel.
web-rulebook-variants = Andere spelvormen
web-rulebook-variants-text = Je kiest ze op de eerste pagina, onder de knop om te spelen. Ook elke regel apart kun je veranderen.
web-rulebook-block = Vier buren in een vierkant
web-rulebook-block-board = In het spel voor gevorderden zijn deze vier, allemaal licht, ook een rij.
web-rulebook-ready = Klaar?

## Opstellen

web-setup-title = Een stelling opstellen
web-setup-lead = Tik op een stuk en dan op een vakje. Tik op een stuk op het bord om het te verzetten of weg te halen.
web-setup-board = Bord om op te stellen
web-setup-hand-none = Niemand heeft een stuk. Tik op een stuk en dan hier.
web-setup-hand-is = In de hand: { $piece }
web-setup-hand-put = Neem in de hand: { $piece }
web-setup-pieces = Stukken over
web-setup-off = Weghalen
web-setup-clear = Wissen
web-setup-status-empty = Kies een stuk.
web-setup-status-lifted = { $piece }: waarheen?
web-setup-status-count = { $count ->
        [one] Eén stuk op het bord.
       *[other] { $count } stukken op het bord.
    }
web-setup-put = Op { $square }: { $piece }.
web-setup-taken = Weggehaald: { $piece }.
web-setup-handed = In de hand: { $piece }.
web-setup-position = Als tekst
web-setup-position-hint = Kopieer hem, of plak er een: rijen 4 tot en met 1, dan het stuk in de hand.
web-setup-not-position = Dat is geen stelling. Die ziet er zo uit: { $example }
web-setup-piece-twice = Het stuk { $piece } is er twee keer.
web-setup-record-pasted = Dat is een verslag. Het staat hieronder; open het daar.
web-setup-start = Hier beginnen
web-setup-start-title = Spelen
web-setup-with = Met
# As in English
web-setup-with-bot = Computer
web-setup-with-friend = Vriend
web-setup-with-here = Hier
web-setup-turn = { $holding ->
        [yes] Het stuk wordt gezet door
       *[no] Het volgende stuk wordt gegeven door
    }
web-setup-turn-lot = loting
web-setup-turn-you = mij
web-setup-turn-other = de ander
web-setup-turn-first = speler 1
web-setup-turn-second = speler 2
web-setup-record-title = Een verslag bekijken
web-setup-record-lead = Plak een verslag of kies een bestand, en bekijk de partij stap voor stap.
web-setup-record = Verslag
web-setup-record-file = Kies een bestand
web-setup-record-open = Bekijken
web-setup-record-big = Dit bestand is te groot voor een verslag.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Stelling opstellen

## Links naar analyse, terugblik en niveaus

web-analysis-link = Stelling analyseren
web-setup-analyse = Analyseren
web-review-link = Terugblik
web-levels-link = Wat je van elk niveau kunt verwachten

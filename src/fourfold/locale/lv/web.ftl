### Lapa pārlūkā.

web-name = Fourfold
web-home = Uz spēlēm
web-skip = Uz saturu
web-navigation = Fourfold
web-close = Aizvērt
web-yes = Jā
web-no = Nē
web-you = tu
web-nobody = vēl neviens
web-somebody = Kāds
web-default-name = Viesis
web-player-a = Spēlētājs 1
web-player-b = Spēlētājs 2

## Lapu nosaukumi

web-title-home = Fourfold
web-title-table = Pie galda · Fourfold
web-title-join = Ielūgums · Fourfold
web-title-device = Tava vieta · Fourfold
web-title-games = Manas partijas · Fourfold
web-title-nowhere = Nav atrasts · Fourfold

## Ja kaut kas neizdodas

web-nowhere = Šajā adresē nekā nav.
web-page-offline = Lapu neizdevās ielādēt. Varbūt nav savienojuma.
web-try-again = Vēlreiz
web-reload = Pārlādēt
web-try-now = Mēģināt
web-refused-offline = Serveri nevar sasniegt. Vai ir savienojums?
web-refused-other = Neizdevās ({ $code }).
web-opening = Atver galdu…
web-waits-for-server = Šī partija gaida serveri. Tā atvērsies, tiklīdz būs savienojums.
web-connection-lost = Savienojums zudis. Atjauno…

## Sākums

web-game-quarto = Quarto
web-about-game-quarto = Četras rindā ar kaut ko kopīgu. Ko liek pretinieks, izvēlies tu.
web-game-fulls = Pilnie
web-about-game-fulls = Liec kauliņus krāsu pie krāsas. Uz kauliņu, kas noslēdz kvadrātu, jāatbild ar tādu pašu.
web-game-squares = Kvadrāti
web-about-game-squares = Aiz aizsega saliec vienu figūru no septiņiem kauliņiem. Uzvar tas, kam vairāk kvadrātu, un apstāties jāpagūst agrāk.
web-game-claims = Laupījums
web-about-game-claims = „Pilnie” ar laupījumu: kas pabeidz pilno virkni, paņem figūru un tās kvadrātus.
# As in English
web-game-quados = Quados
web-about-game-quados = Vispirms „Kvadrāti”, tad uzvarētājs būvē tālāk no visiem abu kauliņiem.
web-game-reach = Sniedziens
web-about-game-reach = Galdu dala līnija. Skaitās kvadrāti savā pusē, un pilnie kauliņi ļauj iet tālāk vai iejaukties.
web-game-doubles = Dubultie
web-about-game-doubles = Bez kārtas: katrs, cik ātri var, liek savu figūru, un katrs kauliņš pieskaras diviem.
web-game-rings = Gredzeni
web-about-game-rings = „Dubultie” ar stūrīšiem un gredzeniem no četriem kauliņiem ap tukšu rūtiņu.
web-game-steals = Zagļi
web-about-game-steals = Katram ir sava figūra, un kauliņus drīkst atņemt no otra figūras.
web-game-frames = Rāmji
web-about-game-frames = Aiz aizsega saliec rāmi. Uzvar lielākais caurums.
web-game-squares-plus = Kvadrāti +
web-about-game-squares-plus = „Kvadrāti” ar visiem divdesmit četriem kauliņiem, katram divpadsmit.
web-game-claims-plus = Laupījums +
web-about-game-claims-plus = „Laupījums” ar visiem divdesmit četriem kauliņiem un četru kauliņu sākuma figūru.
web-game-reach-plus = Sniedziens +
web-about-game-reach-plus = „Sniedziens” ar visiem divdesmit četriem kauliņiem; jāsniedzas deviņas rūtiņas.
web-game-doubles-plus = Dubultie +
web-about-game-doubles-plus = „Dubultie” ar visiem divdesmit četriem kauliņiem, seši rokā.
web-game-rings-plus = Gredzeni +
web-about-game-rings-plus = „Gredzeni” ar visiem divdesmit četriem kauliņiem, seši rokā.
web-game-steals-plus = Zagļi +
web-about-game-steals-plus = „Zagļi” ar visiem divdesmit četriem kauliņiem un gājieniem pa trim.
web-games = Spēles
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Citas spēles
web-ways = Kā spēlēt
web-play-computer = Spēlēt ar datoru
web-play-friend = Uzaicināt draugu
web-play-here = Divatā šeit
web-play-anybody = Ar jebkuru tīklā
web-level = Cik stipri spēlē dators
web-level-is = { $level }, { $name }. { $about }
web-continue = Spēlēt tālāk
web-finished = Pabeigtās
web-my-games = Manas partijas
web-no-games = Šajā ierīcē partiju vēl nav.
web-tile-with = Ar ko: { $name }
web-tile-here = { $a } un { $b }
web-tile-continue = Turpināt
web-tile-open = Vēl neviens nav atnācis
web-tile-invite = Gaidīt tālāk

## Iestatījumi

web-learn = Mācīties
web-solve = Risināt
web-here-turns = Divatā šeit: starp gājieniem kauliņi ir aizklāti.
web-here-cutting-in = Divatā šeit: starp gājieniem kauliņi ir aizklāti, un neviens neiejaucas.
web-here-building = Divatā šeit: būvējat viens pēc otra, pēc pulksteņa; ātrākais skaitās pirmais.
web-here-race = Divatā šeit: ejat pēc kārtas, nevis sacenšaties ātrumā.
web-from-age = { $age ->
        [zero] No { $age } gadiem
        [one] No { $age } gada
       *[other] No { $age } gadiem
    }
web-rules-help = Noteikumi un palīdzība
web-how-to-play = Kā spēlēt: { $game }
web-settings = Iestatījumi
web-your-name = Tavs vārds
web-theme = Izskats
web-theme-auto = Sistēmas
web-theme-light = Gaišs
web-theme-dark = Tumšs
web-theme-contrast = Kontrasts
web-pieces = Figūras
web-pieces-wood = Koka
web-pieces-plain = Vienkāršas
web-palette = Kauliņu krāsas
web-palette-rainbow = Varavīksne
web-palette-safe = Daltoniķiem
web-patterns = Zīmes uz kauliņiem
web-sound = Skaņa
web-motion = Kustība
web-language = Valoda
web-my-data = Lejupielādēt manas partijas
web-forget-me = Dzēst manus datus
web-forget-me-sure = Tavs vārds tiks noņemts, iesāktajās partijās tu padosies, un šis pārlūks tiks aizmirsts. Pabeigtās partijas paliks taviem pretiniekiem bez tava vārda.

## Noteikumi, ko izvēlēties

web-rules = Noteikumi
web-rules-are = { $custom ->
        [yes] { $name }, ar izmaiņām
       *[no] { $name }
    }
web-rules-done = Gatavs
web-about-international = Četras figūras rindā ar vienu kopīgu pazīmi. Kas redz, tas piesaka.
web-about-beginners-1 = Gaiša vai tumša, vairāk nekas nav jāskatās. Pirmajai partijai.
web-about-beginners-2 = Jāvēro divas pazīmes, ja pirmā partija bija viegla.
web-about-beginners-3 = Jāvēro trīs pazīmes; iedobums nāk pēdējais.
web-about-advanced = Uzvar arī četras kaimiņienes kvadrātā. Vēl deviņi veidi kaut ko palaist garām.
web-about-tournament = Sešdesmit sekundes, lai noliktu un iedotu. Piesaki tikai tad, kad nešaubies.
web-about-balkan = Nepamanītu rindu piesaka un uzvar tas no abiem, kurš pagūst.
web-about-taiwan = Vispirms saki „Quarto” un kur noliksi, tikai tad liec. Kas palaists garām, tas palaists garām.
web-about-greek-2 = Ar vienu kopīgu pazīmi nepietiek, vajag divas.
web-edition = Kā teikts lapiņā
web-edition-none = Izvēlies valodu…
web-custom = Katrs noteikums atsevišķi
web-match = Partijas mačā
web-names = Vārdi
web-names-here = Kad pie šī ekrāna spēlē divi:
web-no-limit = Bez limita
web-seconds = { $seconds ->
        [zero] { $seconds } sekunžu
        [one] { $seconds } sekunde
       *[other] { $seconds } sekundes
    }
web-feature-colour = Krāsa
web-feature-shape = Forma
web-feature-height = Augstums
web-feature-top = Iedobums
web-option-features = Kas svarīgi
web-option-shared = Cik daudz kopīga vajag četrām figūrām
web-option-squares = 2×2 kvadrāti ir rindas
web-option-calls = Rinda uzvar
web-option-calls-players = pieteikta
web-option-calls-auto = pati
web-option-late-call = Nepamanītu rindu var pieteikt
web-option-late-call-opponent = pretinieks
web-option-late-call-either = jebkurš
web-option-late-call-none = neviens
web-option-call-when = Piesaka
web-option-call-when-after = pēc nolikšanas
web-option-call-when-before = pirms nolikšanas
web-option-point = Piesakot vajag
web-option-point-line = parādīt rindu
web-option-point-word = tikai vārdu
web-option-false-call = Par kļūdainu pieteikumu
web-option-false-call-refuse = nekas
web-option-false-call-forfeit = zaudē
web-option-starter = Pirmo figūru dod
web-option-starter-lot = loze
web-option-starter-first = pirmais spēlētājs
web-option-starter-loser = zaudētājs
web-option-move-time = Laiks gājienam

## Noteikumi vārdos tiem, kas tos neizvēlējās

web-rules-short-international = Parastie noteikumi
web-rules-short-beginners-1 = Svarīga tikai krāsa
web-rules-short-beginners-2 = Svarīga krāsa un forma
web-rules-short-beginners-3 = Viss, izņemot iedobumu
web-rules-short-advanced = 2×2 kvadrāti skaitās
web-rules-short-tournament = Turnīrs
web-rules-short-balkan = Nepamanīto piesaka jebkurš
web-rules-short-taiwan = Piesaka pirms nolikšanas
web-rules-short-greek-2 = Divas kopīgas pazīmes
web-rule-features = Svarīgi: { $features }.
web-rule-squares = Arī četras kaimiņienes 2×2 kvadrātā ir rinda.
web-rule-shared = { $shared ->
        [1] Rindai pietiek ar vienu kopīgu pazīmi.
        [zero] Rindai vajag { $shared } kopīgu pazīmju.
        [one] Rindai vajag { $shared } kopīgu pazīmi.
       *[other] Rindai vajag { $shared } kopīgas pazīmes.
    }
web-rule-calls-auto = Rinda uzvar pati; pieteikt to nevajag.
web-rule-late-call-either = Nepamanītu rindu var pieteikt jebkurš spēlētājs.
web-rule-late-call-none = Nepamanītu rindu vēlāk pieteikt nevar.
web-rule-call-when-before = Vispirms piesaki un saki, kur noliksi, tikai tad liec.
web-rule-point-word = Pietiek ar vārdu; rindu rādīt nevajag.
web-rule-move-time = { $seconds ->
        [zero] { $seconds } sekunžu gājienam.
        [one] { $seconds } sekunde gājienam.
       *[other] { $seconds } sekundes gājienam.
    }
web-rule-false-call-forfeit = Par kļūdainu pieteikumu zaudē.
web-rule-starter-first = Pirmo figūru dod pirmais spēlētājs.
web-rule-starter-loser = Pirmo figūru dod tas, kas zaudēja iepriekšējo partiju.
web-rule-match = { $games ->
        [1] Viena partija.
        [zero] Mačs no { $games } partijām.
        [one] Mačs no { $games } partijas.
       *[other] Mačs no { $games } partijām.
    }

## Ielūgt un pievienoties

web-invite-title = Uzaicini draugu
web-invite-hint = Nosūti šo saiti. Partija šeit atvērsies, tiklīdz draugs atnāks.
web-invite-game = Uzspēlēsim! { $game }:
web-link = Saite
web-link-only-here = Šajā adresē saite atveras tikai šajā datorā.
web-link-serve = Citām ierīcēm palaid serveri ar „{ $command }” un atver šo lapu ar datora vārdu tīklā.
web-qr = Saite kā QR kods
web-copy = Kopēt saiti
web-copied = Nokopēts.
web-share = Dalīties
web-looking = Meklē, ar ko spēlēt…
web-looking-hint = Partija atvērsies, tiklīdz kāds atnāks.
web-looking-long = Vēl neviens nav atnācis. Vari gaidīt tālāk vai pie šī galda spēlēt ar datoru.
web-play-bot-instead = Spēlēt ar datoru
web-invited = { $name } aicina tevi spēlēt: { $game }
web-join = Sēsties un spēlēt
web-set-up = No izvēlētas pozīcijas
web-set-up-known = No izvēlētas pozīcijas, paslēptie kauliņi tie paši
web-set-up-who = Šī partija nesākas no sākuma: pozīciju izvēlējās { $name }.
web-set-up-drawn = Kauliņi, ko tu neredzi, ir izvilkti no jauna. Tos nezina neviens.
web-set-up-known-tiles = Paslēptie kauliņi ir tie paši, kas iepriekš. { $name } var zināt tavus kauliņus.
web-set-up-agree = Piekrītu spēlēt ar šiem kauliņiem
web-invite-over = Šī vieta ir aizņemta.
web-to-table = Pie galda
web-another-device = Cita ierīce
web-move-seat-title = Spēlēt citā ierīcē
web-move-seat-hint = Atver tur šo saiti, un tava vieta pārcelsies. Tā darbojas vienreiz.
web-device-title = Spēlēt tālāk šeit
web-device-hint = Tava vieta pārcelsies uz šo ierīci; otra tad tikai skatīsies.
web-device-take = Ieņemt vietu
web-seat-moved = Tava vieta pārcēlās uz citu ierīci.

## Pie galda

web-table-of = { $game }: { $a } un { $b }
web-players = Spēlētāji
web-score = Uzvaras
web-away = prom
web-is-away = { $name } ir prom.
web-left = { $name } aizgāja.
web-download-record = Lejupielādēt pierakstu
web-awaited = { $count ->
        [zero] Gaidām spēlētājus.
        [one] Gaidām, kad atnāks { $name }.
       *[other] Gaidām spēlētājus.
    } { $clock ->
        [yes] Pulkstenis sāks iet, kad abi būs klāt.
       *[no] Partija sāksies, kad abi būs klāt.
    }
web-claim = Prasīt uzvaru
web-clock = Atlicis { $time }
web-seconds-left = { $seconds ->
        [zero] Atlikušas { $seconds } sekundes.
        [one] Atlikusi { $seconds } sekunde.
       *[other] Atlikušas { $seconds } sekundes.
    }
web-acts = Pie galda
web-ask-takeback = Atsaukt
web-ask-draw = Neizšķirts
web-ask-pause = Pauze
web-resign = Padoties
web-resign-title = Padoties?
web-resign-sure = { $here ->
        [yes] { $name } padodas, un uzvar otrs.
       *[no] Tu padodies, un uzvar pretinieks.
    }
web-play-on = Spēlēt tālāk
web-request = { $wish ->
        [draw] { $name } piedāvā neizšķirtu.
        [pause] { $name } lūdz pauzi.
       *[takeback] { $name } gribētu atsaukt pēdējo gājienu.
    } { $here ->
        [yes] { $other }: vai piekrīti?
       *[no] Vai piekrīti?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Tu piedāvāji neizšķirtu.
                [pause] Tu lūdzi pauzi.
               *[takeback] Tu lūdzi atsaukt gājienu.
            } Gaidām atbildi…
       *[no] { $name } gaida atbildi.
    }
web-paused = Pauze
web-resume = Turpināt
web-result-won = Tu uzvarēji!
web-result-lost = Tu zaudēji.
web-result-draw = Neizšķirts.
web-result-score = { $high } : { $low }
web-result-winner = Uzvar { $name }!
web-match-game = { $number }. partija no { $count }
web-match-score = Mača rezultāts: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Tu uzvarēji mačā, { $high } : { $low }!
        [other] Tu zaudēji mačā: uzvar { $name }, { $high } : { $low }.
       *[name] Mačā uzvar { $name }, { $high } : { $low }!
    }{ $even ->
        [yes] {" "}Vienāda rezultāta gadījumā izšķir pēdējā uzvarētā partija.
       *[no] {""}
    }
web-match-drawn = Mačs beidzās neizšķirti: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Vēl viens mačs
web-watching = Tu skaties.
web-watch-next = Uz nākamo partiju
web-rematch = Vēlreiz
web-rematch-too = Jā, vēl!
web-rematch-waiting = Gaidām…
web-to-replay = Atkārtojums
web-replay = Noskatīties
web-told-begins = Sāk { $name }.
web-act-told-join = { $name } sēžas pie galda.
web-act-told-ask = { $wish ->
        [draw] { $name } piedāvā neizšķirtu.
        [pause] { $name } lūdz pauzi.
       *[takeback] { $name } gribētu atsaukt gājienu.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } piekrīt.
       *[no] { $name } nepiekrīt.
    }
web-act-told-away = { $name } aiziet no galda.
web-act-told-wait = Partija gaida, kad atnāks { $name }.
web-act-told-back = { $name } ir klāt.
web-act-told-resume = { $name } turpina.
web-act-told-rematch = { $name } grib spēlēt vēl.

## Quarto

web-board = Laukums
web-tray = Figūras, ko dot
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, tukšs
web-hand = { $name } tur: { $piece }
web-hand-give = Dot izvēlēto figūru (saņems { $name })
web-hand-empty = { $name }: roka tukša
web-moves = Gājieni
web-no-moves = Gājienu vēl nav.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: nav rinda { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Pieteikt
web-call-leave = Labāk ne
web-done = Nav rindas
web-nothing-full = Caur pēdējo figūru neiet neviena pilna rinda. Vecākās rindas vairs neskaitās.
web-status-place = { $who ->
        [you] Noliec figūru.
        [here] { $name }: noliec figūru.
       *[other] { $name } liek…
    }
web-status-give = { $who ->
        [you] Izvēlies figūru, ko dot.
        [here] { $name }: izvēlies figūru, to saņems { $other }.
       *[other] { $name } izvēlas figūru…
    }
web-status-give-sure = Pieskaries vēlreiz, lai iedotu.
web-status-close = { $who ->
        [you] Visas figūras ir noliktas. Vai ir rinda?
        [here] { $name }: vai ir rinda?
       *[other] { $name } meklē rindu…
    }
web-status-thinking = { $name } domā…
web-status-point-square = Kur to noliksi?
web-status-point-line = Pieskaries savai rindai.
web-status-point-sure = Tava rinda: { $line }?
web-status-sending = …
web-status-paused = Pauze.
web-status-open = Gaidām otru spēlētāju.
web-status-over = Partija ir beigusies.
web-told-give = { $name } dod: { $piece }.
web-told-place = { $name } noliek šeit: { $square }.
web-told-call = { $line ->
        [none] { $name } piesaka „Quarto!” Tā ir rinda!
       *[other] { $name } piesaka „Quarto!”: { $line }. Tā ir rinda!
    }
web-told-false-call = { $name } pieteica „Quarto!”, bet tā nav rinda.
web-told-done = { $name } neko nepiesaka.

### Stránky vedľa stola: prezeranie, pravidlá, stavanie pozície.

web-title-replay = Prezeranie · Fourfold
web-title-rules = Ako sa hrá · Fourfold
web-title-setup = Pozícia · Fourfold
web-title-analysis = Analýza · Fourfold
web-title-review = Rozbor · Fourfold
web-title-levels = Úrovne počítača · Fourfold

## Prezeranie

web-replay-of = { $a } a { $b }
web-replay-opening = Načítavam partiu…
web-replay-result-draw = Remíza
web-replay-result-winner = Vyhráva { $name }
web-replay-result-none = Ešte sa neskončila
web-replay-step = Krok { $step } z { $last }
web-replay-steps = Kroky partie
web-replay-walk = Prejsť partiu
web-replay-first = Na začiatok
web-replay-back = Krok späť
web-replay-forward = Krok vpred
web-replay-last = Na koniec
web-replay-play = Prehrať
web-replay-pause = Pauza
web-replay-began = { $name } začína a vyberá prvý kameň.
web-replay-began-holding = { $name } začína s kameňom v ruke.
web-replay-told-resign = { $name } sa vzdáva.
web-replay-told-claim = { $name } žiada výhru: druhá strana je stále preč.
web-replay-told-time-up = Čas vypršal.
web-replay-told-wait = Partia čaká na hráča.
web-replay-told-away = Niekto je preč.
web-replay-told-back = Všetci sú späť.
web-replay-told-resumed = Partia bola prerušená a pokračuje.
web-replay-told-takeback = { $name } súhlasí a ťah sa vracia.
web-replay-told-word = { $right ->
        [yes] { $name } volá Quarto. Rad tu je!
       *[no] { $name } volá Quarto, ale rad tu nie je.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = Drží ho { $name }.
web-replay-hand-empty = Nikto nedrží kameň.
web-replay-rest = Zvyšné kamene
web-replay-missed = { $count ->
        [1] Prehliadnuté: { $lines } je rad, a nikto nezavolal.
       *[other] Prehliadnuté: { $lines } sú rady, a nikto nezavolal.
    }
web-replay-missed-some = { $count ->
        [1] V tejto partii sa prehliadol jeden rad.
       *[other] V tejto partii sa rad prehliadol { $count }-krát.
    }
web-replay-missed-none = Žiadny rad sa neprehliadol.
web-replay-missed-show = Ukázať
web-replay-missed-next = Ukázať ďalší
web-replay-moves = Ťahy
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, vrátené
web-replay-move-missed = { $move }, prehliadnutý rad
web-replay-entry-start = Začiatok
web-replay-entry-resign = { $name } sa vzdáva
web-replay-entry-claim = { $name } žiada výhru
web-replay-entry-time = Čas vypršal
web-replay-entry-done = { $name }: nie je čo volať
web-replay-entry-agreed = Remíza dohodou
web-replay-share = Zdieľať túto partiu
web-replay-link = Kopírovať
web-replay-link-copied = Odkaz skopírovaný. Otvorí partiu v tomto kroku.
web-replay-link-text = Partia hry { $game }:
web-replay-save = Uložiť…
web-replay-save-title = Uložiť túto partiu
web-replay-save-picture = Obrázok
web-replay-save-picture-hint = Ako to stojí na konci.
web-replay-save-svg = Ako SVG
web-replay-save-png = Ako PNG
web-replay-save-record = Zápis
web-replay-save-record-hint = Každý ťah, na pamiatku alebo na opätovné otvorenie tu.
web-replay-save-text = Na čítanie
web-replay-save-json = Pre programy
web-replay-save-failed = Obrázok sa nepodarilo vytvoriť.
web-replay-on = Hrať odtiaľto
web-replay-on-title = Hrať ďalej od kroku { $step }
web-replay-on-hint = Nový stôl s touto pozíciou. Rady, ktoré sú už plné, sa nepočítajú, len nové.
web-replay-on-over = Tu už nie je čo hrať.
web-replay-on-side = Hráš za
web-replay-on-computer = Proti počítaču
web-replay-on-here = My dvaja tu
web-replay-on-friend = S priateľom cez odkaz
web-replay-to-table = K stolu
web-replay-opened = Partie otvorené v tomto zariadení
web-replay-opened-hint = Otvoria sa aj bez spojenia.

## Ako sa hrá

web-rulebook-title = Ako sa hrá Quarto
web-rulebook-lead = Dvaja ľudia, šestnásť kameňov, jedna doska. Tri minúty a vieš všetko.
web-rulebook-play = Hrať hneď
web-rulebook-print = Vytlačiť stránku
web-rulebook-pieces = Kamene
web-rulebook-pieces-text = Každý zo šestnástich kameňov je tu raz. Kameň je svetlý alebo tmavý, okrúhly alebo hranatý, vysoký alebo nízky, plný alebo dutý. Nikomu nepatria: obaja hráte so všetkými.
web-rulebook-all = Všetkých šestnásť kameňov
web-rulebook-pair-colour = svetlý alebo tmavý
web-rulebook-pair-shape = okrúhly alebo hranatý
web-rulebook-pair-height = vysoký alebo nízky
web-rulebook-pair-top = plný alebo dutý
web-rulebook-turn = Ťah: polož, potom daj
web-rulebook-turn-text = Svoj kameň si nikdy nevyberáš. Podá ti ho protihráč a ty ho položíš na ktorékoľvek voľné políčko. Potom vyberieš kameň, ktorý musí položiť protihráč.
web-rulebook-turn-1 = Dostaneš kameň.
web-rulebook-turn-2 = Položíš ho na voľné políčko.
web-rulebook-turn-3 = Vyberieš kameň a dáš ho protihráčovi.
web-rulebook-turn-board = Doska so štyrmi kameňmi; nový leží na c2.
web-rulebook-line = Čo vyhráva
web-rulebook-line-text = Štyri kamene v riadku, stĺpci alebo na dlhej uhlopriečke, ktoré majú jednu spoločnú vlastnosť, sú rad: všetky tmavé, všetky duté, všetky nízke… Kto ich položil, je jedno.
web-rulebook-line-hollow = Všetky štyri na uhlopriečke sú duté. Nič iné spoločné nemajú a ani nemusia.
web-rulebook-line-tall = Všetky štyri v stĺpci sú vysoké.
web-rulebook-line-none = Riadok je plný, a rad to nie je: tie štyri nemajú spoločné nič.
web-rulebook-quiz = Tvoria tieto štyri rad?
web-rulebook-quiz-text = Čo majú všetky štyri spoločné? Správnych odpovedí môže byť viac; jedna stačí.
web-rulebook-quiz-number = { $number } z { $count }
web-rulebook-quiz-group = Štyri kamene, { $number } z { $count }
web-rulebook-quiz-what = Spoločné majú
web-rulebook-quiz-colour = Farbu
web-rulebook-quiz-shape = Tvar
web-rulebook-quiz-height = Výšku
web-rulebook-quiz-top = Jamku
web-rulebook-quiz-nothing = Nič
web-rulebook-quiz-right = Áno. { $why }
web-rulebook-quiz-wrong = Nie celkom. { $why }
web-rulebook-quiz-wait = Vyber a uvidíš.
web-rulebook-quiz-next = Ďalšie štyri
web-rulebook-quiz-again = Od začiatku
web-rulebook-quiz-score = Na prvý pohľad: { $right } z { $count }.
web-rulebook-quiz-why-dark = Všetky štyri sú tmavé, nech sú inak akékoľvek. Rad.
web-rulebook-quiz-why-hollow = Všetky štyri majú jamku. Farby, tvary a výšky sa miešajú, ale jedna vlastnosť stačí.
web-rulebook-quiz-why-none-near = Tri sú okrúhle, tri vysoké, tri svetlé. Tri nestačia: rad to nie je.
web-rulebook-quiz-why-square-short = Všetky štyri sú hranaté a všetky štyri nízke. Dva dôvody naraz, a stále jeden rad.
web-rulebook-quiz-why-none-two = Zo všetkého po dvoch: rad to nie je.
web-rulebook-quiz-why-solid = Ani jeden z nich nemá jamku. Aj to je spoločná vlastnosť. Rad.
web-rulebook-give = Ktorý kameň môžeš dať?
web-rulebook-give-text = Položené, teraz dávaj. Dvom riadkom chýba do radu jeden kameň. Nájdi taký, ktorý nedoplní ani jeden.
web-rulebook-give-board = V riadku 4 sú tri tmavé kamene, v riadku 1 tri duté.
web-rulebook-give-pieces = Kamene na podanie
web-rulebook-give-wait = Ťukni na kameň.
web-rulebook-give-safe = Bezpečný: je svetlý a plný, takže nedoplní ani jeden riadok.
web-rulebook-give-dark = Protihráč ho položí na d4: štyri tmavé kamene. Prehra!
web-rulebook-give-hollow = Protihráč ho položí na d1: štyri duté kamene. Prehra!
web-rulebook-give-both = Tmavý a dutý: protihráč si môže vybrať d4, alebo d1. Prehra!
web-rulebook-call = Treba to povedať
web-rulebook-call-text = Rad sám nič nevyhráva. Niekto ho musí vidieť, zavolať „Quarto!“ a ukázať ho. Kto rad prehliadne, tomu ho môže vziať protihráč.
web-rulebook-call-1 = Tvoj kameň leží
web-rulebook-call-1-who = Môžeš volať, skôr ako dáš ďalší.
web-rulebook-call-2 = Ďalší kameň podaný
web-rulebook-call-2-who = Teraz môže protihráč pred položením ohlásiť to, čo ti ušlo.
web-rulebook-call-3 = Ďalší kameň leží
web-rulebook-call-3-who = Starý rad je nadobro preč. Počítajú sa len rady cez nový kameň.
web-rulebook-call-false = Zavolané, a rad nikde? Všetci to počujú a nič viac sa nestane. Smieš to raz za ťah, tak sa pozeraj dobre.
web-rulebook-call-end = Keď leží všetkých šestnásť kameňov, smie každý z vás zavolať ešte raz; potom je remíza.
web-rulebook-call-page = Stránka ti nikdy nepovie, či tu rad je. O tom je táto hra.
web-rulebook-variants = Iné spôsoby hry
web-rulebook-variants-text = Vyberieš si ich na prvej stránke, pod tlačidlom na hranie. Každé pravidlo sa dá zmeniť aj zvlášť.
web-rulebook-block = Štyri susedné v štvorci
web-rulebook-block-board = V hre pre pokročilých sú aj tieto štyri, všetky svetlé, rad.
web-rulebook-ready = Hráme?

## Stavanie pozície

web-setup-title = Postaviť pozíciu
web-setup-lead = Ťukni na kameň, potom na políčko. Ťukni na kameň na doske a presunieš ho alebo zložíš.
web-setup-board = Doska na stavanie
web-setup-hand-none = Nikto nedrží kameň. Ťukni na kameň, potom sem.
web-setup-hand-is = V ruke: { $piece }
web-setup-hand-put = Do ruky: { $piece }
web-setup-pieces = Nepoužité kamene
web-setup-off = Zložiť
web-setup-clear = Vyčistiť
web-setup-status-empty = Vyber kameň.
web-setup-status-lifted = { $piece }: kam?
web-setup-status-count = { $count ->
        [one] Na doske je jeden kameň.
        [few] Na doske sú { $count } kamene.
       *[other] Na doske je { $count } kameňov.
    }
web-setup-put = { $square }: { $piece }.
web-setup-taken = Preč z dosky: { $piece }.
web-setup-handed = V ruke: { $piece }.
web-setup-position = Ako text
web-setup-position-hint = Skopíruj ju, alebo vlož svoju: riadky 4 až 1, potom kameň v ruke.
web-setup-not-position = To nie je pozícia. Vyzerá takto: { $example }
web-setup-piece-twice = Kameň { $piece } je tam dvakrát.
web-setup-record-pasted = To je zápis. Je nižšie; otvor ho tam.
web-setup-start = Začať odtiaľto
web-setup-start-title = Zahrať si
web-setup-with = S kým
web-setup-with-bot = Počítač
web-setup-with-friend = Priateľ
web-setup-with-here = Tu
web-setup-turn = { $holding ->
        [yes] Kameň kladie
       *[no] Ďalší kameň dáva
    }
web-setup-turn-lot = žreb
web-setup-turn-you = ja
web-setup-turn-other = protihráč
web-setup-turn-first = hráč 1
web-setup-turn-second = hráč 2
web-setup-record-title = Pozrieť zápis
web-setup-record-lead = Vlož zápis, alebo vyber súbor a prezeraj si partiu krok po kroku.
web-setup-record = Zápis
web-setup-record-file = Vybrať súbor
web-setup-record-open = Pozrieť
web-setup-record-big = Tento súbor je na zápis priveľký.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Postaviť pozíciu

## Odkazy na analýzu, rozbor a úrovne

web-analysis-link = Analyzovať pozíciu
web-setup-analyse = Analyzovať
web-review-link = Rozbor
web-levels-link = Čo čakať od ktorej úrovne

### Stránky vedle stolu: prohlížení, pravidla, stavění pozice.

web-title-replay = Prohlížení · Fourfold
web-title-rules = Jak se hraje · Fourfold
web-title-setup = Pozice · Fourfold
web-title-analysis = Analýza · Fourfold
web-title-review = Rozbor · Fourfold
web-title-levels = Úrovně počítače · Fourfold

## Prohlížení

web-replay-of = { $a } a { $b }
web-replay-opening = Načítám partii…
web-replay-result-draw = Remíza
web-replay-result-winner = Vyhrává { $name }
web-replay-result-none = Ještě neskončila
web-replay-step = Krok { $step } z { $last }
web-replay-steps = Kroky partie
web-replay-walk = Projít partii
web-replay-first = Na začátek
web-replay-back = Krok zpět
web-replay-forward = Krok vpřed
web-replay-last = Na konec
web-replay-play = Přehrát
web-replay-pause = Pauza
web-replay-began = { $name } začíná a vybírá první dílek.
web-replay-began-holding = { $name } začíná s dílkem v ruce.
web-replay-told-resign = { $name } se vzdává.
web-replay-told-claim = { $name } žádá výhru: druhá strana je pořád pryč.
web-replay-told-time-up = Čas vypršel.
web-replay-told-wait = Partie čeká na hráče.
web-replay-told-away = Někdo je pryč.
web-replay-told-back = Všichni jsou zpátky.
web-replay-told-resumed = Partie byla přerušená a pokračuje.
web-replay-told-takeback = { $name } souhlasí a tah se vrací.
web-replay-told-word = { $right ->
        [yes] { $name } volá Quarto. Řada tu je!
       *[no] { $name } volá Quarto, ale řada tu není.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = Drží ho { $name }.
web-replay-hand-empty = Nikdo nedrží dílek.
web-replay-rest = Zbylé dílky
web-replay-missed = { $count ->
        [1] Přehlédnuto: { $lines } je řada, a nikdo nezavolal.
       *[other] Přehlédnuto: { $lines } jsou řady, a nikdo nezavolal.
    }
web-replay-missed-some = { $count ->
        [1] V této partii se přehlédla jedna řada.
       *[other] V této partii se řada přehlédla { $count }krát.
    }
web-replay-missed-none = Žádná řada se nepřehlédla.
web-replay-missed-show = Ukázat
web-replay-missed-next = Ukázat další
web-replay-moves = Tahy
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, vráceno
web-replay-move-missed = { $move }, přehlédnutá řada
web-replay-entry-start = Začátek
web-replay-entry-resign = { $name } se vzdává
web-replay-entry-claim = { $name } žádá výhru
web-replay-entry-time = Čas vypršel
web-replay-entry-done = { $name }: není co volat
web-replay-entry-agreed = Remíza dohodou
web-replay-share = Sdílet tuto partii
web-replay-link = Kopírovat
web-replay-link-copied = Odkaz zkopírován. Otevře partii v tomto kroku.
web-replay-link-text = Partie hry { $game }:
web-replay-save = Uložit…
web-replay-save-title = Uložit tuto partii
web-replay-save-picture = Obrázek
web-replay-save-picture-hint = Jak to stojí na konci.
web-replay-save-svg = Jako SVG
web-replay-save-png = Jako PNG
web-replay-save-record = Zápis
web-replay-save-record-hint = Každý tah, na památku nebo k opětovnému otevření tady.
web-replay-save-text = Ke čtení
web-replay-save-json = Pro programy
web-replay-save-failed = Obrázek se nepodařilo vytvořit.
web-replay-on = Hrát odtud dál
web-replay-on-title = Hrát dál od kroku { $step }
web-replay-on-hint = Nový stůl s touto pozicí. Řady, které už jsou plné, se nepočítají, jen nové.
web-replay-on-over = Tady už není co hrát.
web-replay-on-side = Hraješ za
web-replay-on-computer = Proti počítači
web-replay-on-here = My dva tady
web-replay-on-friend = S přítelem přes odkaz
web-replay-to-table = Ke stolu
web-replay-opened = Partie otevřené v tomto zařízení
web-replay-opened-hint = Otevřou se i bez spojení.

## Jak se hraje

web-rulebook-title = Jak se hraje Quarto
web-rulebook-lead = Dva lidé, šestnáct dílků, jedna deska. Tři minuty a víš všechno.
web-rulebook-play = Hrát hned
web-rulebook-print = Vytisknout stránku
web-rulebook-pieces = Dílky
web-rulebook-pieces-text = Každý ze šestnácti dílků je tu jednou. Dílek je světlý nebo tmavý, kulatý nebo hranatý, vysoký nebo nízký, plný nebo dutý. Nikomu nepatří: oba hrajete se všemi.
web-rulebook-all = Všech šestnáct dílků
web-rulebook-pair-colour = světlý nebo tmavý
web-rulebook-pair-shape = kulatý nebo hranatý
web-rulebook-pair-height = vysoký nebo nízký
web-rulebook-pair-top = plný nebo dutý
web-rulebook-turn = Tah: polož, pak dej
web-rulebook-turn-text = Svůj dílek si nikdy nevybíráš. Podá ti ho soupeř a ty ho položíš na kterékoli volné políčko. Pak vybereš dílek, který musí položit soupeř.
web-rulebook-turn-1 = Dostaneš dílek.
web-rulebook-turn-2 = Položíš ho na volné políčko.
web-rulebook-turn-3 = Vybereš dílek a dáš ho soupeři.
web-rulebook-turn-board = Deska se čtyřmi dílky; nový leží na c2.
web-rulebook-line = Co vyhrává
web-rulebook-line-text = Čtyři dílky v řádku, sloupci nebo na dlouhé úhlopříčce, které mají jednu společnou vlastnost, jsou řada: všechny tmavé, všechny duté, všechny nízké… Kdo je položil, je jedno.
web-rulebook-line-hollow = Všechny čtyři na úhlopříčce jsou duté. Nic jiného společného nemají a ani nemusí.
web-rulebook-line-tall = Všechny čtyři ve sloupci jsou vysoké.
web-rulebook-line-none = Řádek je plný, a řada to není: ty čtyři nemají společného nic.
web-rulebook-quiz = Tvoří tyto čtyři řadu?
web-rulebook-quiz-text = Co mají všechny čtyři společného? Správných odpovědí může být víc; jedna stačí.
web-rulebook-quiz-number = { $number } z { $count }
web-rulebook-quiz-group = Čtyři dílky, { $number } z { $count }
web-rulebook-quiz-what = Společné mají
web-rulebook-quiz-colour = Barvu
web-rulebook-quiz-shape = Tvar
web-rulebook-quiz-height = Výšku
web-rulebook-quiz-top = Důlek
web-rulebook-quiz-nothing = Nic
web-rulebook-quiz-right = Ano. { $why }
web-rulebook-quiz-wrong = Ne tak docela. { $why }
web-rulebook-quiz-wait = Vyber a uvidíš.
web-rulebook-quiz-next = Další čtyři
web-rulebook-quiz-again = Od začátku
web-rulebook-quiz-score = Na první pohled: { $right } z { $count }.
web-rulebook-quiz-why-dark = Všechny čtyři jsou tmavé, ať jsou jinak jakékoli. Řada.
web-rulebook-quiz-why-hollow = Všechny čtyři mají důlek. Barvy, tvary a výšky se míchají, ale jedna vlastnost stačí.
web-rulebook-quiz-why-none-near = Tři jsou kulaté, tři vysoké, tři světlé. Tři nestačí: řada to není.
web-rulebook-quiz-why-square-short = Všechny čtyři jsou hranaté a všechny čtyři nízké. Dva důvody naráz, a pořád jedna řada.
web-rulebook-quiz-why-none-two = Od všeho po dvou: řada to není.
web-rulebook-quiz-why-solid = Žádný z nich nemá důlek. I to je společná vlastnost. Řada.
web-rulebook-give = Který dílek můžeš dát?
web-rulebook-give-text = Položeno, teď dávej. Dvěma řádkům chybí do řady jeden dílek. Najdi takový, který nedoplní ani jeden.
web-rulebook-give-board = V řádku 4 jsou tři tmavé dílky, v řádku 1 tři duté.
web-rulebook-give-pieces = Dílky k předání
web-rulebook-give-wait = Ťukni na dílek.
web-rulebook-give-safe = Bezpečný: je světlý a plný, takže nedoplní ani jeden řádek.
web-rulebook-give-dark = Soupeř ho položí na d4: čtyři tmavé dílky. Prohra!
web-rulebook-give-hollow = Soupeř ho položí na d1: čtyři duté dílky. Prohra!
web-rulebook-give-both = Tmavý a dutý: soupeř si může vybrat d4, nebo d1. Prohra!
web-rulebook-call = Musí se to říct
web-rulebook-call-text = Řada sama nic nevyhrává. Někdo ji musí vidět, zavolat „Quarto!“ a ukázat ji. Kdo řadu přehlédne, tomu ji může vzít soupeř.
web-rulebook-call-1 = Tvůj dílek leží
web-rulebook-call-1-who = Můžeš volat, než dáš další.
web-rulebook-call-2 = Další dílek předán
web-rulebook-call-2-who = Teď může soupeř před položením ohlásit to, co ti uniklo.
web-rulebook-call-3 = Další dílek leží
web-rulebook-call-3-who = Stará řada je nadobro pryč. Počítají se jen řady přes nový dílek.
web-rulebook-call-false = Zavoláno, a řada nikde? Všichni to slyší a nic víc se nestane. Smíš to jednou za tah, tak se dívej dobře.
web-rulebook-call-end = Když leží všech šestnáct dílků, smí každý z vás zavolat ještě jednou; pak je remíza.
web-rulebook-call-page = Stránka ti nikdy neřekne, jestli tu řada je. V tom ta hra spočívá.
web-rulebook-variants = Jiné způsoby hry
web-rulebook-variants-text = Vybereš si je na první stránce, pod tlačítkem pro hru. Každé pravidlo jde změnit i zvlášť.
web-rulebook-block = Čtyři sousední ve čtverci
web-rulebook-block-board = Ve hře pro pokročilé jsou i tyto čtyři, všechny světlé, řada.
web-rulebook-ready = Hrajeme?

## Stavění pozice

web-setup-title = Postavit pozici
web-setup-lead = Ťukni na dílek, pak na políčko. Ťukni na dílek na desce a přesuneš ho nebo sundáš.
web-setup-board = Deska ke stavění
web-setup-hand-none = Nikdo nedrží dílek. Ťukni na dílek, pak sem.
web-setup-hand-is = V ruce: { $piece }
web-setup-hand-put = Do ruky: { $piece }
web-setup-pieces = Nepoužité dílky
web-setup-off = Sundat
web-setup-clear = Vyčistit
web-setup-status-empty = Vyber dílek.
web-setup-status-lifted = { $piece }: kam?
web-setup-status-count = { $count ->
        [one] Na desce je jeden dílek.
        [few] Na desce jsou { $count } dílky.
       *[other] Na desce je { $count } dílků.
    }
web-setup-put = { $square }: { $piece }.
web-setup-taken = Pryč z desky: { $piece }.
web-setup-handed = V ruce: { $piece }.
web-setup-position = Jako text
web-setup-position-hint = Zkopíruj ji, nebo vlož svou: řádky 4 až 1, pak dílek v ruce.
web-setup-not-position = To není pozice. Vypadá takto: { $example }
web-setup-piece-twice = Dílek { $piece } je tam dvakrát.
web-setup-record-pasted = To je zápis. Je níž; otevři ho tam.
web-setup-start = Začít odtud
web-setup-start-title = Zahrát si
web-setup-with = S kým
web-setup-with-bot = Počítač
web-setup-with-friend = Přítel
web-setup-with-here = Tady
web-setup-turn = { $holding ->
        [yes] Dílek pokládá
       *[no] Další dílek dává
    }
web-setup-turn-lot = los
web-setup-turn-you = já
web-setup-turn-other = soupeř
web-setup-turn-first = hráč 1
web-setup-turn-second = hráč 2
web-setup-record-title = Prohlédnout zápis
web-setup-record-lead = Vlož zápis, nebo vyber soubor a prohlížej si partii krok po kroku.
web-setup-record = Zápis
web-setup-record-file = Vybrat soubor
web-setup-record-open = Prohlédnout
web-setup-record-big = Tento soubor je na zápis moc velký.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Postavit pozici

## Odkazy na analýzu, rozbor a úrovně

web-analysis-link = Analyzovat pozici
web-setup-analyse = Analyzovat
web-review-link = Rozbor
web-levels-link = Co čekat od které úrovně

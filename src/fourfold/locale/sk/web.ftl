### Stránka v prehliadači.

web-name = Fourfold
web-home = K hrám
web-skip = K obsahu
web-navigation = Fourfold
web-close = Zavrieť
web-yes = Áno
web-no = Nie
web-you = ty
web-nobody = zatiaľ nikto
web-somebody = Niekto
web-default-name = Hosť
web-player-a = Hráč 1
web-player-b = Hráč 2

## Názvy stránok

web-title-home = Fourfold
web-title-table = Pri stole · Fourfold
web-title-join = Pozvánka · Fourfold
web-title-device = Tvoje miesto · Fourfold
web-title-games = Moje partie · Fourfold
web-title-nowhere = Nenájdené · Fourfold

## Keď niečo nejde

web-nowhere = Na tejto adrese nič nie je.
web-page-offline = Stránku sa nepodarilo načítať. Možno nie je spojenie.
web-try-again = Skúsiť znova
web-reload = Načítať znova
web-try-now = Skúsiť teraz
web-refused-offline = Server neodpovedá. Je spojenie?
web-refused-other = To sa nepodarilo ({ $code }).
web-opening = Otváram stôl…
web-waits-for-server = Táto partia čaká na server. Otvorí sa, len čo bude spojenie.
web-connection-lost = Spojenie sa stratilo. Vraciam sa…

## Úvodná stránka

web-game-quarto = Quarto
web-about-game-quarto = Štyri v rade s niečím spoločným. Čo protihráč položí, vyberáš ty.
web-game-fulls = Plné
web-about-game-fulls = Prikladaj dieliky farbou k farbe. Na dielik, ktorý uzavrie štvorec, treba odpovedať ďalším takým.
web-game-squares = Štvorce
web-about-game-squares = Postav za zástenou jeden obrazec zo siedmich dielikov. Vyhráva najviac štvorcov a o prvé „stop“ sa preteká.
web-game-claims = Korisť
web-about-game-claims = Plné s odmenou: kto ukončí sériu plných, berie si obrazec aj s jeho štvorcami.
web-game-quados = Kvados
web-about-game-quados = Štvorce, a potom víťaz stavia ďalej so všetkými dielikmi oboch.
web-game-reach = Dosah
web-about-game-reach = Čiara delí stôl. Štvorce sa počítajú na vlastnej strane a plný dielik dovolí hrať ďalej alebo skočiť do ťahu.
web-game-doubles = Dvojité
web-about-game-doubles = Bez striedania: každý skladá vlastný obrazec, ako najrýchlejšie vie, a každý dielik sa dotýka dvoch.
web-game-rings = Kruhy
web-about-game-rings = Dvojité s rohmi a s kruhmi zo štyroch dielikov okolo prázdneho poľa.
web-game-steals = Lupiči
web-about-game-steals = Každý má vlastný obrazec a smie brať dieliky z cudzieho.
web-game-frames = Rámy
web-about-game-frames = Postav za zástenou rám. Vyhráva najväčšia diera.
web-game-squares-plus = Štvorce +
web-about-game-squares-plus = Štvorce so všetkými dvadsiatimi štyrmi dielikmi, každý ich má dvanásť.
web-game-claims-plus = Korisť +
web-about-game-claims-plus = Korisť so všetkými dvadsiatimi štyrmi dielikmi a počiatočným obrazcom zo štyroch.
web-game-reach-plus = Dosah +
web-about-game-reach-plus = Dosah so všetkými dvadsiatimi štyrmi dielikmi; do cieľa je deväť polí.
web-game-doubles-plus = Dvojité +
web-about-game-doubles-plus = Dvojité so všetkými dvadsiatimi štyrmi dielikmi, šesť v ruke.
web-game-rings-plus = Kruhy +
web-about-game-rings-plus = Kruhy so všetkými dvadsiatimi štyrmi dielikmi, šesť v ruke.
web-game-steals-plus = Lupiči +
web-about-game-steals-plus = Lupiči so všetkými dvadsiatimi štyrmi dielikmi a s ťahmi po troch.
web-games = Hry
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Ďalšie hry
web-ways = S kým hrať
web-play-computer = S počítačom
web-play-friend = S priateľom cez odkaz
web-play-here = My dvaja tu
web-play-anybody = S kýmkoľvek online
web-level = Ako silno hrá počítač
web-level-is = { $level }, { $name }. { $about }
web-continue = Hrať ďalej
web-finished = Dohrané
web-my-games = Moje partie
web-no-games = V tomto zariadení ešte žiadne partie nie sú.
web-tile-with = Protihráč: { $name }
web-tile-here = { $a } a { $b }
web-tile-continue = Ďalej
web-tile-open = Zatiaľ nikto neprišiel
web-tile-invite = Čakať ďalej

## Nastavenia

web-learn = Učenie
web-solve = Úlohy
web-here-turns = Dvaja pri jednej obrazovke: medzi ťahmi sú dieliky zakryté.
web-here-cutting-in = Dvaja pri jednej obrazovke: medzi ťahmi sú dieliky zakryté a nikto neskáče do ťahu.
web-here-building = Dvaja pri jednej obrazovke: staviate po sebe, na čas; rýchlejší platí za prvého.
web-here-race = Dvaja pri jednej obrazovke: namiesto pretekov sa striedate.
web-from-age = Od { $age } rokov
web-rules-help = Pravidlá a pomoc
web-how-to-play = Ako sa hrá: { $game }
web-settings = Nastavenia
web-your-name = Tvoje meno
web-theme = Vzhľad
web-theme-auto = Systém
web-theme-light = Svetlý
web-theme-dark = Tmavý
web-theme-contrast = Kontrast
web-pieces = Kamene
web-pieces-wood = Drevo
web-pieces-plain = Hladké
web-palette = Farby dielikov
web-palette-rainbow = Dúha
web-palette-safe = Pre farboslepých
web-patterns = Značky na dielikoch
web-sound = Zvuk
web-motion = Pohyb
web-language = Jazyk
web-my-data = Stiahnuť moje partie
web-forget-me = Zmazať moje údaje
web-forget-me-sure = Tvoje meno sa odstráni, rozohrané partie sa vzdajú a tento prehliadač sa zabudne. Dohrané partie zostanú tvojim protihráčom, bez tvojho mena.

## Pravidlá na výber

web-rules = Pravidlá
web-rules-are = { $custom ->
        [yes] { $name }, so zmenami
       *[no] { $name }
    }
web-rules-done = Hotovo
web-about-international = Štyri kamene v rade s jednou spoločnou vlastnosťou. Kto ju vidí, volá.
web-about-beginners-1 = Svetlý, alebo tmavý, na nič iné sa nehľadí. Na prvú partiu.
web-about-beginners-2 = Sleduj dve veci, keď bola prvá partia ľahká.
web-about-beginners-3 = Sleduj tri veci; jamka príde nakoniec.
web-about-advanced = Vyhrávajú aj štyri susedné v štvorci. Deväť ďalších radov, ktoré sa dajú prehliadnuť.
web-about-tournament = Šesťdesiat sekúnd na položenie a podanie. Volaj, len keď máš istotu.
web-about-balkan = Keď sa rad prehliadne, vyhráva ten z oboch, kto prvý zavolá.
web-about-taiwan = Povedz „Quarto“ a kam položíš, ešte skôr ako položíš. Čo sa prehliadne, je preč.
web-about-greek-2 = Jedna spoločná vlastnosť nestačí, treba dve.
web-edition = Ako v návode
web-edition-none = Vyber jazyk…
web-custom = Každé pravidlo zvlášť
web-match = Partie v zápase
web-names = Mená
web-names-here = Keď pri tejto obrazovke hrajú dvaja:
web-no-limit = Bez limitu
web-seconds = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekúnd
    }
web-feature-colour = Farba
web-feature-shape = Tvar
web-feature-height = Výška
web-feature-top = Jamka
web-option-features = Čo sa počíta
web-option-shared = Koľko spoločného musia štyri kamene mať
web-option-squares = Štvorce 2×2 sú tiež rady
web-option-calls = Rad vyhráva
web-option-calls-players = po zavolaní
web-option-calls-auto = sám
web-option-late-call = Prehliadnutý rad smie ohlásiť
web-option-late-call-opponent = protihráč
web-option-late-call-either = ktokoľvek
web-option-late-call-none = nikto
web-option-call-when = Volá sa
web-option-call-when-after = po položení
web-option-call-when-before = pred položením
web-option-point = K volaniu patrí
web-option-point-line = ukázať rad
web-option-point-word = len slovo
web-option-false-call = Planý poplach stojí
web-option-false-call-refuse = nič
web-option-false-call-forfeit = partiu
web-option-starter = Prvý kameň dáva
web-option-starter-lot = žreb
web-option-starter-first = prvý hráč
web-option-starter-loser = kto prehral
web-option-move-time = Čas na ťah

## Pravidlá slovami pre tých, ktorí ich nevyberali

web-rules-short-international = Zvyčajné pravidlá
web-rules-short-beginners-1 = Počíta sa len farba
web-rules-short-beginners-2 = Počíta sa farba a tvar
web-rules-short-beginners-3 = Počíta sa všetko okrem jamky
web-rules-short-advanced = Štvorce 2×2 platia
web-rules-short-tournament = Turnaj
web-rules-short-balkan = Neskoro smú volať obaja
web-rules-short-taiwan = Volá sa pred položením
web-rules-short-greek-2 = Dve spoločné vlastnosti
web-rule-features = Počíta sa: { $features }.
web-rule-squares = Štyri susedné v štvorci 2×2 sú tiež rad.
web-rule-shared = { $shared ->
        [one] Na rad stačí jedna spoločná vlastnosť.
        [few] Na rad treba { $shared } spoločné vlastnosti.
       *[other] Na rad treba { $shared } spoločných vlastností.
    }
web-rule-calls-auto = Rad vyhráva sám; nikto nemusí volať.
web-rule-late-call-either = Prehliadnutý rad smie ohlásiť ktorýkoľvek hráč.
web-rule-late-call-none = Prehliadnutý rad sa už neskôr ohlásiť nedá.
web-rule-call-when-before = Zavolaj, skôr ako položíš, a povedz, kam položíš.
web-rule-point-word = Na volanie stačí slovo; rad nikto ukazovať nemusí.
web-rule-move-time = { $seconds ->
        [one] Jedna sekunda na ťah.
        [few] { $seconds } sekundy na ťah.
       *[other] { $seconds } sekúnd na ťah.
    }
web-rule-false-call-forfeit = Planý poplach prehráva partiu.
web-rule-starter-first = Prvý kameň dáva prvý hráč.
web-rule-starter-loser = Prvý kameň dáva ten, kto prehral minulú partiu.
web-rule-match = { $games ->
        [one] Jedna partia.
        [few] Zápas na { $games } partie.
       *[other] Zápas na { $games } partií.
    }

## Pozvánky

web-invite-title = Pozvať priateľa
web-invite-hint = Pošli tento odkaz. Partia sa tu otvorí, len čo priateľ príde.
web-invite-game = Zahraj si so mnou! { $game }:
web-link = Odkaz
web-link-only-here = Na tejto adrese sa odkaz otvorí len na tomto počítači.
web-link-serve = Pre iné zariadenia spusti server príkazom „{ $command }“ a otvor túto stránku pod menom tohto počítača v sieti.
web-qr = Odkaz ako QR kód
web-copy = Kopírovať
web-copied = Skopírované.
web-share = Zdieľať
web-looking = Hľadám niekoho…
web-looking-hint = Partia sa otvorí, len čo niekto príde.
web-looking-long = Zatiaľ nikto neprišiel. Môžeš čakať ďalej, alebo si pri tomto stole zahrať s počítačom.
web-play-bot-instead = Hrať s počítačom
web-invited = { $name } ťa pozýva na hru { $game }
web-join = Sadnúť si a hrať
web-set-up = Pripravená pozícia
web-set-up-known = Pripravená pozícia, skryté dieliky ostali
web-set-up-who = Táto partia sa nezačína od začiatku: pozíciu pripravil hráč { $name }.
web-set-up-drawn = Dieliky, ktoré nevidíš, boli vyžrebované nanovo. Nikto ich nepozná.
web-set-up-known-tiles = Skryté dieliky sú rovnaké ako predtým. { $name } môže poznať tvoje dieliky.
web-set-up-agree = Súhlasím s hrou s týmito dielikmi
web-invite-over = Toto miesto je obsadené.
web-to-table = K stolu
web-another-device = Iné zariadenie
web-move-seat-title = Hrať na inom zariadení
web-move-seat-hint = Otvor tam tento odkaz a tvoje miesto sa presunie. Funguje raz.
web-device-title = Hrať ďalej tu
web-device-hint = Tvoje miesto sa presunie do tohto zariadenia; to druhé sa potom len pozerá.
web-device-take = Vziať si miesto
web-seat-moved = Tvoje miesto sa presunulo do iného zariadenia.

## Pri stole

web-table-of = { $game }: { $a } a { $b }
web-players = Hráči
web-score = Vyhrané partie
web-away = je preč
web-is-away = { $name } je preč.
web-left = { $name } už tu nie je.
web-download-record = Stiahnuť zápis
web-awaited = { $count ->
        [one] Čaká sa na hráča: { $name }.
        [few] Čaká sa na hráčov.
       *[other] Čaká sa na hráčov.
    } { $clock ->
        [yes] Hodiny sa spustia, keď tu budú obaja.
       *[no] Partia sa začne, keď tu budú obaja.
    }
web-claim = Chcem výhru
web-clock = Zostáva { $time }
web-seconds-left = { $seconds ->
        [one] Zostáva { $seconds } sekunda.
        [few] Zostávajú { $seconds } sekundy.
       *[other] Zostáva { $seconds } sekúnd.
    }
web-acts = Pri stole
web-ask-takeback = Vrátiť ťah
web-ask-draw = Remíza
web-ask-pause = Pauza
web-resign = Vzdať
web-resign-title = Vzdať partiu?
web-resign-sure = { $here ->
        [yes] { $name } sa vzdáva a druhá strana vyhráva.
       *[no] Vzdávaš sa a protihráč vyhráva.
    }
web-play-on = Hrať ďalej
web-request = { $wish ->
        [draw] { $name } ponúka remízu.
        [pause] { $name } prosí o pauzu.
       *[takeback] { $name } chce vrátiť posledný ťah.
    } { $here ->
        [yes] { $other }, súhlasíš?
       *[no] Súhlasíš?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Ponúkaš remízu.
                [pause] Prosíš o pauzu.
               *[takeback] Prosíš o vrátenie ťahu.
            } Čakáme na odpoveď…
       *[no] { $name } čaká na odpoveď.
    }
web-paused = Pauza
web-resume = Ďalej
web-result-won = Vyhrávaš!
web-result-lost = Prehrávaš.
web-result-draw = Remíza.
web-result-score = { $high } : { $low }
web-result-winner = Vyhráva { $name }!
web-match-game = Partia { $number } z { $count }
web-match-score = Stav zápasu: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Vyhrávaš zápas, { $high }:{ $low }!
        [other] Prehrávaš zápas: vyhráva { $name }, { $high }:{ $low }.
       *[name] Zápas vyhráva { $name }, { $high }:{ $low }!
    }{ $even ->
        [yes] {" "}Pri zhode rozhoduje naposledy vyhraná partia.
       *[no] {""}
    }
web-match-drawn = Zápas sa končí remízou: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Ďalší zápas
web-watching = Pozeráš sa.
web-watch-next = K ďalšej partii
web-rematch = Hrať znova
web-rematch-too = Áno, znova!
web-rematch-waiting = Čakám…
web-to-replay = Záznam hry
web-replay = Pozrieť znova
web-told-begins = Začína { $name }.
web-act-told-join = { $name } si sadá k stolu.
web-act-told-ask = { $wish ->
        [draw] { $name } ponúka remízu.
        [pause] { $name } prosí o pauzu.
       *[takeback] { $name } chce vrátiť ťah.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } súhlasí.
       *[no] { $name } nesúhlasí.
    }
web-act-told-away = { $name } odchádza od stola.
web-act-told-wait = Partia čaká na hráča { $name }.
web-act-told-back = { $name } je tu.
web-act-told-resume = { $name } pokračuje.
web-act-told-rematch = { $name } chce hrať znova.

## Quarto

web-board = Doska
web-tray = Kamene na podanie
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, prázdne
web-hand = { $name } drží: { $piece }
web-hand-give = Dať vybraný kameň. Dostane ho { $name }
web-hand-empty = { $name }: prázdna ruka
web-moves = Ťahy
web-no-moves = Zatiaľ žiadny ťah.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: nie je rad { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Volám
web-call-leave = Radšej nie
web-done = Nie je rad
web-nothing-full = Posledným kameňom neprechádza žiadny plný rad. Staršie rady sa už nepočítajú.
web-status-place = { $who ->
        [you] Polož svoj kameň.
        [here] { $name }, polož kameň.
       *[other] { $name } kladie…
    }
web-status-give = { $who ->
        [you] Vyber kameň, ktorý dáš.
        [here] { $name }, vyber kameň. Dostane ho { $other }.
       *[other] { $name } vyberá kameň…
    }
web-status-give-sure = Ťukni naň znova a dáš ho.
web-status-close = { $who ->
        [you] Všetky kamene ležia. Je tu rad?
        [here] { $name }, je tu rad?
       *[other] { $name } hľadá rad…
    }
web-status-thinking = { $name } rozmýšľa…
web-status-point-square = Kam ho položíš?
web-status-point-line = Ťukni na svoj rad.
web-status-point-sure = Tvoj rad: { $line }?
web-status-sending = …
web-status-paused = Pauza.
web-status-open = Čakáme na druhého hráča.
web-status-over = Partia sa skončila.
web-told-give = { $name } dáva: { $piece }.
web-told-place = { $name } kladie na { $square }.
web-told-call = { $line ->
        [none] { $name } volá Quarto. Je to rad!
       *[other] { $name } volá Quarto: { $line }. Je to rad!
    }
web-told-false-call = { $name } volá Quarto, ale rad to nie je.
web-told-done = { $name } nemá čo volať.

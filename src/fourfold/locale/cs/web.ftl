### Stránka v prohlížeči.

web-name = Fourfold
web-home = Ke hrám
web-skip = K obsahu
web-navigation = Fourfold
web-close = Zavřít
web-yes = Ano
web-no = Ne
web-you = ty
web-nobody = zatím nikdo
web-somebody = Někdo
web-default-name = Host
web-player-a = Hráč 1
web-player-b = Hráč 2

## Názvy stránek

web-title-home = Fourfold
web-title-table = U stolu · Fourfold
web-title-join = Pozvánka · Fourfold
web-title-device = Tvoje místo · Fourfold
web-title-games = Moje partie · Fourfold
web-title-nowhere = Nenalezeno · Fourfold

## Když něco nejde

web-nowhere = Na této adrese nic není.
web-page-offline = Stránku se nepodařilo načíst. Možná není spojení.
web-try-again = Zkusit znovu
web-reload = Načíst znovu
web-try-now = Zkusit teď
web-refused-offline = Server neodpovídá. Je spojení?
web-refused-other = To se nepovedlo ({ $code }).
web-opening = Otevírám stůl…
web-waits-for-server = Tato partie čeká na server. Otevře se, jakmile bude spojení.
web-connection-lost = Spojení se ztratilo. Vracím se…

## Úvodní stránka

web-game-quarto = Quarto
web-about-game-quarto = Čtyři v řadě s něčím společným. Co soupeř položí, vybíráš ty.
web-game-fulls = Plné
web-about-game-fulls = Přikládej destičky barvou k barvě. Na destičku, která uzavře čtverec, je třeba odpovědět další takovou.
web-game-squares = Čtverce
web-about-game-squares = Postav za zástěnou jeden obrazec ze sedmi destiček. Vyhrává nejvíc čtverců a o první „stop“ se závodí.
web-game-claims = Kořist
web-about-game-claims = Plné s odměnou: kdo ukončí sérii plných, bere si obrazec i s jeho čtverci.
web-game-quados = Kvados
web-about-game-quados = Čtverce, a pak vítěz staví dál se všemi destičkami obou.
web-game-reach = Dosah
web-about-game-reach = Čára dělí stůl. Čtverce se počítají na vlastní straně a plná destička dovolí hrát dál nebo skočit do tahu.
web-game-doubles = Dvojité
web-about-game-doubles = Bez střídání: každý skládá vlastní obrazec, jak nejrychleji umí, a každá destička se dotýká dvou.
web-game-rings = Kruhy
web-about-game-rings = Dvojité s rohy a s kruhy ze čtyř destiček kolem prázdného pole.
web-game-steals = Lupiči
web-about-game-steals = Každý má vlastní obrazec a smí brát destičky z cizího.
web-game-frames = Rámy
web-about-game-frames = Postav za zástěnou rám. Vyhrává největší díra.
web-game-squares-plus = Čtverce +
web-about-game-squares-plus = Čtverce se všemi čtyřiadvaceti destičkami, každý jich má dvanáct.
web-game-claims-plus = Kořist +
web-about-game-claims-plus = Kořist se všemi čtyřiadvaceti destičkami a výchozím obrazcem ze čtyř.
web-game-reach-plus = Dosah +
web-about-game-reach-plus = Dosah se všemi čtyřiadvaceti destičkami; k cíli je devět polí.
web-game-doubles-plus = Dvojité +
web-about-game-doubles-plus = Dvojité se všemi čtyřiadvaceti destičkami, šest v ruce.
web-game-rings-plus = Kruhy +
web-about-game-rings-plus = Kruhy se všemi čtyřiadvaceti destičkami, šest v ruce.
web-game-steals-plus = Lupiči +
web-about-game-steals-plus = Lupiči se všemi čtyřiadvaceti destičkami a s tahy po třech.
web-games = Hry
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Další hry
web-ways = S kým hrát
web-play-computer = S počítačem
web-play-friend = S přítelem přes odkaz
web-play-here = My dva tady
web-play-anybody = S kýmkoli online
web-level = Jak silně hraje počítač
web-level-is = { $level }, { $name }. { $about }
web-continue = Hrát dál
web-finished = Dohrané
web-my-games = Moje partie
web-no-games = V tomto zařízení ještě žádné partie nejsou.
web-tile-with = Soupeř: { $name }
web-tile-here = { $a } a { $b }
web-tile-continue = Dál
web-tile-open = Zatím nikdo nepřišel
web-tile-invite = Čekat dál

## Nastavení

web-learn = Učení
web-solve = Úlohy
web-here-turns = Dva u jedné obrazovky: mezi tahy jsou destičky zakryté.
web-here-cutting-in = Dva u jedné obrazovky: mezi tahy jsou destičky zakryté a nikdo neskáče do tahu.
web-here-building = Dva u jedné obrazovky: stavíte po sobě, na čas; rychlejší platí za prvního.
web-here-race = Dva u jedné obrazovky: místo závodu se střídáte.
web-from-age = Od { $age } let
web-rules-help = Pravidla a nápověda
web-how-to-play = Jak se hraje: { $game }
web-settings = Nastavení
web-your-name = Tvoje jméno
web-theme = Vzhled
web-theme-auto = Systém
web-theme-light = Světlý
web-theme-dark = Tmavý
web-theme-contrast = Kontrast
web-pieces = Dílky
web-pieces-wood = Dřevo
web-pieces-plain = Hladké
web-palette = Barvy destiček
web-palette-rainbow = Duha
web-palette-safe = Pro barvoslepé
web-patterns = Značky na destičkách
web-sound = Zvuk
web-motion = Pohyb
web-language = Jazyk
web-my-data = Stáhnout moje partie
web-forget-me = Smazat moje údaje
web-forget-me-sure = Tvoje jméno se odstraní, rozehrané partie se vzdají a tento prohlížeč se zapomene. Dohrané partie zůstanou tvým soupeřům, bez tvého jména.

## Pravidla na výběr

web-rules = Pravidla
web-rules-are = { $custom ->
        [yes] { $name }, se změnami
       *[no] { $name }
    }
web-rules-done = Hotovo
web-about-international = Čtyři dílky v řadě s jednou společnou vlastností. Kdo ji vidí, volá.
web-about-beginners-1 = Světlý, nebo tmavý, na nic jiného se nehledí. Pro první partii.
web-about-beginners-2 = Hlídej dvě věci, když byla první partie lehká.
web-about-beginners-3 = Hlídej tři věci; důlek přijde nakonec.
web-about-advanced = Vyhrávají i čtyři sousední ve čtverci. Devět dalších řad, které jde přehlédnout.
web-about-tournament = Šedesát vteřin na položení a předání. Volej, jen když máš jistotu.
web-about-balkan = Když se řada přehlédne, vyhrává ten z obou, kdo první zavolá.
web-about-taiwan = Řekni „Quarto“ a kam položíš, ještě než položíš. Co se přehlédne, je pryč.
web-about-greek-2 = Jedna společná vlastnost nestačí, jsou potřeba dvě.
web-edition = Jako v návodu
web-edition-none = Vyber jazyk…
web-custom = Každé pravidlo zvlášť
web-match = Partie v zápase
web-names = Jména
web-names-here = Když u této obrazovky hrají dva:
web-no-limit = Bez limitu
web-seconds = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
web-feature-colour = Barva
web-feature-shape = Tvar
web-feature-height = Výška
web-feature-top = Důlek
web-option-features = Co se počítá
web-option-shared = Kolik společného musí čtyři dílky mít
web-option-squares = Čtverce 2×2 jsou také řady
web-option-calls = Řada vyhrává
web-option-calls-players = po zavolání
web-option-calls-auto = sama
web-option-late-call = Přehlédnutou řadu smí ohlásit
web-option-late-call-opponent = soupeř
web-option-late-call-either = kdokoli
web-option-late-call-none = nikdo
web-option-call-when = Volá se
web-option-call-when-after = po položení
web-option-call-when-before = před položením
web-option-point = K volání patří
web-option-point-line = ukázat řadu
web-option-point-word = jen slovo
web-option-false-call = Planý poplach stojí
web-option-false-call-refuse = nic
web-option-false-call-forfeit = partii
web-option-starter = První dílek dává
web-option-starter-lot = los
web-option-starter-first = první hráč
web-option-starter-loser = kdo prohrál
web-option-move-time = Čas na tah

## Pravidla slovy pro ty, kdo je nevybírali

web-rules-short-international = Obvyklá pravidla
web-rules-short-beginners-1 = Počítá se jen barva
web-rules-short-beginners-2 = Počítá se barva a tvar
web-rules-short-beginners-3 = Počítá se vše kromě důlku
web-rules-short-advanced = Čtverce 2×2 platí
web-rules-short-tournament = Turnaj
web-rules-short-balkan = Pozdě smí volat oba
web-rules-short-taiwan = Volá se před položením
web-rules-short-greek-2 = Dvě společné vlastnosti
web-rule-features = Počítá se: { $features }.
web-rule-squares = Čtyři sousední ve čtverci 2×2 jsou také řada.
web-rule-shared = { $shared ->
        [one] K řadě stačí jedna společná vlastnost.
        [few] K řadě jsou potřeba { $shared } společné vlastnosti.
       *[other] K řadě je potřeba { $shared } společných vlastností.
    }
web-rule-calls-auto = Řada vyhrává sama; nikdo nemusí volat.
web-rule-late-call-either = Přehlédnutou řadu smí ohlásit kterýkoli hráč.
web-rule-late-call-none = Přehlédnutou řadu už později ohlásit nejde.
web-rule-call-when-before = Zavolej, než položíš, a řekni, kam položíš.
web-rule-point-word = K volání stačí slovo; řadu nikdo ukazovat nemusí.
web-rule-move-time = { $seconds ->
        [one] Jedna sekunda na tah.
        [few] { $seconds } sekundy na tah.
       *[other] { $seconds } sekund na tah.
    }
web-rule-false-call-forfeit = Planý poplach prohrává partii.
web-rule-starter-first = První dílek dává první hráč.
web-rule-starter-loser = První dílek dává ten, kdo prohrál minulou partii.
web-rule-match = { $games ->
        [one] Jedna partie.
        [few] Zápas na { $games } partie.
       *[other] Zápas na { $games } partií.
    }

## Pozvánky

web-invite-title = Pozvat přítele
web-invite-hint = Pošli tento odkaz. Partie se tu otevře, jakmile přítel přijde.
web-invite-game = Zahraj si se mnou! { $game }:
web-link = Odkaz
web-link-only-here = Na této adrese se odkaz otevře jen na tomto počítači.
web-link-serve = Pro jiná zařízení spusť server příkazem „{ $command }“ a otevři tuto stránku pod jménem tohoto počítače v síti.
web-qr = Odkaz jako QR kód
web-copy = Kopírovat
web-copied = Zkopírováno.
web-share = Sdílet
web-looking = Hledám někoho…
web-looking-hint = Partie se otevře, jakmile někdo přijde.
web-looking-long = Zatím nikdo nepřišel. Můžeš čekat dál, nebo si u tohoto stolu zahrát s počítačem.
web-play-bot-instead = Hrát s počítačem
web-invited = { $name } tě zve na hru { $game }
web-join = Sednout si a hrát
web-set-up = Z postavené pozice
web-set-up-known = Z postavené pozice, se stejnými skrytými destičkami
web-set-up-who = Tahle partie nezačíná od začátku, ale z pozice, kterou má připravenou { $name }.
web-set-up-drawn = Destičky, které nevidíš, jsou znovu vylosované. Nikdo je nezná.
web-set-up-known-tiles = Skryté destičky jsou stejné jako předtím. { $name } možná zná tvoje destičky.
web-set-up-agree = Souhlasím, že budu hrát s těmito destičkami
web-invite-over = Toto místo je obsazené.
web-to-table = Ke stolu
web-another-device = Jiné zařízení
web-move-seat-title = Hrát na jiném zařízení
web-move-seat-hint = Otevři tam tento odkaz a tvoje místo se přesune. Funguje jednou.
web-device-title = Hrát dál tady
web-device-hint = Tvoje místo se přesune do tohoto zařízení; to druhé se pak jen dívá.
web-device-take = Vzít si místo
web-seat-moved = Tvoje místo se přesunulo do jiného zařízení.

## U stolu

web-table-of = { $game }: { $a } a { $b }
web-players = Hráči
web-score = Vyhrané partie
web-away = je pryč
web-is-away = { $name } je pryč.
web-left = { $name } už u stolu není.
web-download-record = Stáhnout zápis
web-awaited = { $count ->
        [one] Čeká se, až přijde { $name }.
        [few] Čeká se na hráče.
       *[other] Čeká se na hráče.
    } { $clock ->
        [yes] Hodiny se spustí, až tu budou oba.
       *[no] Partie začne, až tu budou oba.
    }
web-claim = Chci výhru
web-clock = Zbývá { $time }
web-seconds-left = { $seconds ->
        [one] Zbývá { $seconds } sekunda.
        [few] Zbývají { $seconds } sekundy.
       *[other] Zbývá { $seconds } sekund.
    }
web-acts = U stolu
web-ask-takeback = Vrátit tah
web-ask-draw = Remíza
web-ask-pause = Pauza
web-resign = Vzdát
web-resign-title = Vzdát partii?
web-resign-sure = { $here ->
        [yes] { $name } se vzdává a druhá strana vyhrává.
       *[no] Vzdáváš se a soupeř vyhrává.
    }
web-play-on = Hrát dál
web-request = { $wish ->
        [draw] { $name } nabízí remízu.
        [pause] { $name } prosí o pauzu.
       *[takeback] { $name } chce vrátit poslední tah.
    } { $here ->
        [yes] { $other }: souhlasíš?
       *[no] Souhlasíš?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Nabízíš remízu.
                [pause] Prosíš o pauzu.
               *[takeback] Prosíš o vrácení tahu.
            } Čekáme na odpověď…
       *[no] { $name } čeká na odpověď.
    }
web-paused = Pauza
web-resume = Dál
web-result-won = Vyhráváš!
web-result-lost = Prohráváš.
web-result-draw = Remíza.
web-result-score = { $high } : { $low }
web-result-winner = Vyhrává { $name }!
web-match-game = Partie { $number } z { $count }
web-match-score = Stav zápasu: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Vyhráváš zápas, { $high }:{ $low }!
        [other] Prohráváš zápas: vyhrává { $name }, { $high }:{ $low }.
       *[name] Zápas vyhrává { $name }, { $high }:{ $low }!
    }{ $even ->
        [yes] {" "}Při shodě rozhoduje naposled vyhraná partie.
       *[no] {""}
    }
web-match-drawn = Zápas končí remízou: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Další zápas
web-watching = Díváš se.
web-watch-next = K další partii
web-rematch = Hrát znovu
web-rematch-too = Ano, znovu!
web-rematch-waiting = Čekám…
web-to-replay = Záznam hry
web-replay = Prohlédnout
web-told-begins = Začíná { $name }.
web-act-told-join = { $name } si sedá ke stolu.
web-act-told-ask = { $wish ->
        [draw] { $name } nabízí remízu.
        [pause] { $name } prosí o pauzu.
       *[takeback] { $name } chce vrátit tah.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } souhlasí.
       *[no] { $name } nesouhlasí.
    }
web-act-told-away = { $name } odchází od stolu.
web-act-told-wait = Partie čeká, až přijde { $name }.
web-act-told-back = { $name } je tady.
web-act-told-resume = { $name } pokračuje.
web-act-told-rematch = { $name } chce hrát znovu.

## Quarto

web-board = Deska
web-tray = Dílky k předání
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, prázdné
web-hand = { $name } drží: { $piece }
web-hand-give = Dát vybraný dílek. Dostane ho { $name }
web-hand-empty = { $name }: prázdná ruka
web-moves = Tahy
web-no-moves = Zatím žádný tah.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: není řada { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Volám
web-call-leave = Radši ne
web-done = Není řada
web-nothing-full = Posledním dílkem neprochází žádná plná řada. Starší řady už se nepočítají.
web-status-place = { $who ->
        [you] Polož svůj dílek.
        [here] { $name }: polož dílek.
       *[other] { $name } pokládá…
    }
web-status-give = { $who ->
        [you] Vyber dílek, který dáš.
        [here] { $name }: vyber dílek. Dostane ho { $other }.
       *[other] { $name } vybírá dílek…
    }
web-status-give-sure = Ťukni na něj znovu a dáš ho.
web-status-close = { $who ->
        [you] Všechny dílky leží. Je tu řada?
        [here] { $name }: je tu řada?
       *[other] { $name } hledá řadu…
    }
web-status-thinking = { $name } přemýšlí…
web-status-point-square = Kam ho položíš?
web-status-point-line = Ťukni na svou řadu.
web-status-point-sure = Tvoje řada: { $line }?
web-status-sending = …
web-status-paused = Pauza.
web-status-open = Čekáme na druhého hráče.
web-status-over = Partie skončila.
web-told-give = { $name } dává: { $piece }.
web-told-place = { $name } pokládá na { $square }.
web-told-call = { $line ->
        [none] { $name } volá Quarto. Je to řada!
       *[other] { $name } volá Quarto: { $line }. Je to řada!
    }
web-told-false-call = { $name } volá Quarto, ale řada to není.
web-told-done = { $name } nemá co volat.

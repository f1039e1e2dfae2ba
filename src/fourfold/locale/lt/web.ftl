### Puslapis naršyklėje.

web-name = Fourfold
web-home = Į žaidimus
web-skip = Prie turinio
web-navigation = Fourfold
web-close = Užverti
web-yes = Taip
web-no = Ne
web-you = tu
web-nobody = dar niekas
web-somebody = Kažkas
web-default-name = Svečias
web-player-a = Žaidėjas 1
web-player-b = Žaidėjas 2

## Puslapių pavadinimai

web-title-home = Fourfold
web-title-table = Prie stalo · Fourfold
web-title-join = Kvietimas · Fourfold
web-title-device = Tavo vieta · Fourfold
web-title-games = Mano partijos · Fourfold
web-title-nowhere = Nerasta · Fourfold

## Kai kas nors neveikia

web-nowhere = Šiuo adresu nieko nėra.
web-page-offline = Puslapio įkelti nepavyko. Gal nėra ryšio.
web-try-again = Dar kartą
web-reload = Įkelti iš naujo
web-try-now = Bandyti dabar
web-refused-offline = Serveris nepasiekiamas. Ar yra ryšys?
web-refused-other = Nepavyko ({ $code }).
web-opening = Atveriamas stalas…
web-waits-for-server = Ši partija laukia serverio. Ji atsivers, vos tik bus ryšys.
web-connection-lost = Ryšys dingo. Jungiamasi iš naujo…

## Pradžia

web-game-quarto = Quarto
web-about-game-quarto = Keturios iš eilės su kuo nors bendru. Ką deda priešininkas, renkiesi tu.
web-game-fulls = Pilnos
web-about-game-fulls = Dėk plyteles spalva prie spalvos. Į plytelę, kuri uždaro kvadratą, reikia atsakyti tokia pat.
web-game-squares = Kvadratai
web-about-game-squares = Už širmos sudėk vieną figūrą iš septynių plytelių. Laimi tas, kas turi daugiau kvadratų, o sustoti reikia suspėti anksčiau.
web-game-claims = Grobynės
web-about-game-claims = „Pilnos“ su grobiu: kas užbaigia pilnų virtinę, pasiima figūrą ir jos kvadratus.
# As in English
web-game-quados = Quados
web-about-game-quados = Iš pradžių „Kvadratai“, paskui laimėtojas stato toliau iš visų abiejų plytelių.
web-game-reach = Siekynės
web-about-game-reach = Stalą dalija linija. Svarbūs kvadratai savo pusėje, o pilnos plytelės leidžia eiti toliau ar įsiterpti.
web-game-doubles = Dvigubos
web-about-game-doubles = Be eilės: kiekvienas kuo greičiau deda savo figūrą, ir kiekviena plytelė liečia dvi.
web-game-rings = Žiedai
web-about-game-rings = „Dvigubos“ su kampukais ir žiedais iš keturių plytelių aplink tuščią langelį.
web-game-steals = Atimynės
web-about-game-steals = Kiekvienas turi savo figūrą ir gali atimti plyteles iš kito.
web-game-frames = Rėmai
web-about-game-frames = Sudėk rėmą už širmos. Laimi didžiausia skylė.
web-game-squares-plus = Kvadratai +
web-about-game-squares-plus = „Kvadratai“ su visomis dvidešimt keturiomis plytelėmis, po dvylika kiekvienam.
web-game-claims-plus = Grobynės +
web-about-game-claims-plus = „Grobynės“ su visomis dvidešimt keturiomis plytelėmis ir pradine keturių plytelių figūra.
web-game-reach-plus = Siekynės +
web-about-game-reach-plus = „Siekynės“ su visomis dvidešimt keturiomis plytelėmis; siekti reikia devynių langelių.
web-game-doubles-plus = Dvigubos +
web-about-game-doubles-plus = „Dvigubos“ su visomis dvidešimt keturiomis plytelėmis, po šešias rankoje.
web-game-rings-plus = Žiedai +
web-about-game-rings-plus = „Žiedai“ su visomis dvidešimt keturiomis plytelėmis, po šešias rankoje.
web-game-steals-plus = Atimynės +
web-about-game-steals-plus = „Atimynės“ su visomis dvidešimt keturiomis plytelėmis ir ėjimais iš trijų.
web-games = Žaidimai
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Kiti žaidimai
web-ways = Kaip žaisti
web-play-computer = Su kompiuteriu
web-play-friend = Pakviesti draugą
web-play-here = Dviese čia
web-play-anybody = Su bet kuo tinkle
web-level = Kaip stipriai žaidžia kompiuteris
web-level-is = { $level }, { $name }. { $about }
web-continue = Žaisti toliau
web-finished = Baigtos
web-my-games = Mano partijos
web-no-games = Šiame įrenginyje partijų dar nėra.
web-tile-with = Su kuo: { $name }
web-tile-here = { $a } ir { $b }
web-tile-continue = Tęsti
web-tile-open = Dar niekas neatėjo
web-tile-invite = Laukti toliau

## Nuostatos

web-learn = Mokytis
web-solve = Spręsti
web-here-turns = Dviese čia: tarp ėjimų plytelės uždengiamos.
web-here-cutting-in = Dviese čia: tarp ėjimų plytelės uždengiamos ir niekas neįsiterpia.
web-here-building = Dviese čia: statote vienas po kito, pagal laikrodį; greitesnis laikomas pirmuoju.
web-here-race = Dviese čia: einate paeiliui, o ne lenktyniaujate.
web-from-age = Nuo { $age } metų
web-rules-help = Taisyklės ir pagalba
web-how-to-play = Kaip žaisti: { $game }
web-settings = Nuostatos
web-your-name = Tavo vardas
web-theme = Išvaizda
web-theme-auto = Sistemos
web-theme-light = Šviesi
web-theme-dark = Tamsi
web-theme-contrast = Kontrasto
web-pieces = Figūrėlės
web-pieces-wood = Medinės
web-pieces-plain = Paprastos
web-palette = Plytelių spalvos
web-palette-rainbow = Vaivorykštė
web-palette-safe = Daltonikams
web-patterns = Ženklai ant plytelių
web-sound = Garsas
web-motion = Judesys
web-language = Kalba
web-my-data = Atsisiųsti mano partijas
web-forget-me = Ištrinti mano duomenis
web-forget-me-sure = Tavo vardas bus pašalintas, pradėtose partijose bus pasiduota, o ši naršyklė užmiršta. Baigtos partijos liks tavo priešininkams, be tavo vardo.

## Taisyklės pasirinkti

web-rules = Taisyklės
web-rules-are = { $custom ->
        [yes] { $name }, pakeista
       *[no] { $name }
    }
web-rules-done = Atlikta
web-about-international = Keturios figūrėlės iš eilės su vienu bendru bruožu. Kas pamato, tas skelbia.
web-about-beginners-1 = Šviesi ar tamsi, daugiau nieko žiūrėti nereikia. Pirmajai partijai.
web-about-beginners-2 = Stebėti du bruožus, kai pirmoji partija buvo lengva.
web-about-beginners-3 = Stebėti tris bruožus; duobutė – paskiausiai.
web-about-advanced = Laimi ir keturios kaimynės kvadratu. Dar devyni būdai ką nors pražiopsoti.
web-about-tournament = Šešiasdešimt sekundžių padėti ir duoti. Skelbk tik tada, kai neabejoji.
web-about-balkan = Praleistą eilę skelbia ir laimi tas iš dviejų, kuris suspėja.
web-about-taiwan = Pirma sakyk „Quarto“ ir kur padėsi, tik tada dėk. Kas praleista, tas praleista.
web-about-greek-2 = Vieno bendro bruožo neužtenka, reikia dviejų.
web-edition = Kaip sako lapelis
web-edition-none = Pasirink kalbą…
web-custom = Kiekviena taisyklė atskirai
web-match = Partijų mače
web-names = Vardai
web-names-here = Kai prie šio ekrano žaidžia du:
web-no-limit = Neribotas
web-seconds = { $seconds ->
        [one] { $seconds } sekundė
        [few] { $seconds } sekundės
       *[other] { $seconds } sekundžių
    }
web-feature-colour = Spalva
web-feature-shape = Forma
web-feature-height = Aukštis
web-feature-top = Duobutė
web-option-features = Kas svarbu
web-option-shared = Kiek bendro turi keturios figūrėlės
web-option-squares = 2×2 kvadratai yra eilės
web-option-calls = Eilė laimi
web-option-calls-players = paskelbta
web-option-calls-auto = pati
web-option-late-call = Praleistą eilę gali skelbti
web-option-late-call-opponent = priešininkas
web-option-late-call-either = bet kuris
web-option-late-call-none = niekas
web-option-call-when = Skelbiama
web-option-call-when-after = padėjus
web-option-call-when-before = prieš padedant
web-option-point = Skelbiant reikia
web-option-point-line = parodyti eilę
web-option-point-word = tik žodžio
web-option-false-call = Už klaidingą skelbimą
web-option-false-call-refuse = nieko
web-option-false-call-forfeit = pralaimima
web-option-starter = Pirmą figūrėlę duoda
web-option-starter-lot = burtai
web-option-starter-first = žaidėjas 1
web-option-starter-loser = pralaimėjęs
web-option-move-time = Laikas ėjimui

## Taisyklės žodžiais tiems, kas jų nesirinko

web-rules-short-international = Įprastos taisyklės
web-rules-short-beginners-1 = Svarbi tik spalva
web-rules-short-beginners-2 = Svarbi spalva ir forma
web-rules-short-beginners-3 = Viskas, išskyrus duobutę
web-rules-short-advanced = 2×2 kvadratai – eilės
web-rules-short-tournament = Turnyras
web-rules-short-balkan = Praleistą skelbia bet kuris
web-rules-short-taiwan = Skelbiama prieš padedant
web-rules-short-greek-2 = Du bendri bruožai
web-rule-features = Svarbu: { $features }.
web-rule-squares = Keturios kaimynės 2×2 kvadrate – irgi eilė.
web-rule-shared = { $shared ->
        [1] Eilei užtenka vieno bendro bruožo.
        [one] Eilei reikia { $shared } bendro bruožo.
        [few] Eilei reikia { $shared } bendrų bruožų.
       *[other] Eilei reikia { $shared } bendrų bruožų.
    }
web-rule-calls-auto = Eilė laimi pati, skelbti jos nereikia.
web-rule-late-call-either = Praleistą eilę gali paskelbti bet kuris žaidėjas.
web-rule-late-call-none = Praleistos eilės vėliau paskelbti negalima.
web-rule-call-when-before = Pirma skelbk ir sakyk, kur padėsi, tik tada dėk.
web-rule-point-word = Užtenka žodžio, eilės rodyti nereikia.
web-rule-move-time = { $seconds ->
        [one] { $seconds } sekundė ėjimui.
        [few] { $seconds } sekundės ėjimui.
       *[other] { $seconds } sekundžių ėjimui.
    }
web-rule-false-call-forfeit = Už klaidingą skelbimą pralaimima.
web-rule-starter-first = Pirmą figūrėlę duoda pirmasis žaidėjas.
web-rule-starter-loser = Pirmą figūrėlę duoda tas, kas pralaimėjo praeitą partiją.
web-rule-match = { $games ->
        [1] Viena partija.
        [one] { $games } partijos mačas.
        [few] { $games } partijų mačas.
       *[other] { $games } partijų mačas.
    }

## Kvietimas ir prisijungimas

web-invite-title = Pakviesk draugą
web-invite-hint = Nusiųsk šią nuorodą. Partija čia atsivers, vos tik draugas ateis.
web-invite-game = Sužaiskime! { $game }:
web-link = Nuoroda
web-link-only-here = Šiuo adresu nuoroda atsiveria tik šiame kompiuteryje.
web-link-serve = Kitiems įrenginiams paleisk serverį komanda „{ $command }“ ir atverk šį puslapį kompiuterio vardu tinkle.
web-qr = Nuoroda QR kodu
web-copy = Kopijuoti
web-copied = Nukopijuota.
web-share = Dalytis
web-looking = Ieškoma, su kuo žaisti…
web-looking-hint = Partija atsivers, vos tik kas nors ateis.
web-looking-long = Dar niekas neatėjo. Gali laukti toliau arba prie šio stalo žaisti su kompiuteriu.
web-play-bot-instead = Žaisti su kompiuteriu
web-invited = { $name } kviečia tave žaisti: { $game }
web-join = Sėstis ir žaisti
web-set-up = Iš parinktos pozicijos
web-set-up-known = Iš parinktos pozicijos, paslėptos plytelės tos pačios
web-set-up-who = Ši partija prasideda ne nuo pradžių: poziciją parinko { $name }.
web-set-up-drawn = Plytelės, kurių nematai, ištrauktos iš naujo. Jų niekas nežino.
web-set-up-known-tiles = Paslėptos plytelės tos pačios kaip anksčiau. { $name } gali žinoti tavo plyteles.
web-set-up-agree = Sutinku žaisti šiomis plytelėmis
web-invite-over = Ši vieta užimta.
web-to-table = Prie stalo
web-another-device = Kitas įrenginys
web-move-seat-title = Žaisti kitame įrenginyje
web-move-seat-hint = Atverk ten šią nuorodą, ir tavo vieta persikels. Ji veikia vieną kartą.
web-device-title = Žaisti toliau čia
web-device-hint = Tavo vieta persikels į šį įrenginį; kitas tada tik žiūrės.
web-device-take = Perkelti vietą
web-seat-moved = Tavo vieta persikėlė į kitą įrenginį.

## Prie stalo

web-table-of = { $game }: { $a } ir { $b }
web-players = Žaidėjai
web-score = Laimėta
web-away = išėjo
web-is-away = { $name } išėjo.
web-left = { $name } paliko stalą.
web-download-record = Atsisiųsti įrašą
web-awaited = { $count ->
        [one] Laukiama, kol ateis { $name }.
        [few] Laukiama žaidėjų.
       *[other] Laukiama žaidėjų.
    } { $clock ->
        [yes] Laikrodis pradės eiti, kai abu bus čia.
       *[no] Partija prasidės, kai abu bus čia.
    }
web-claim = Pasiimti pergalę
web-clock = Liko { $time }
web-seconds-left = Liko { $seconds ->
        [one] { $seconds } sekundė
        [few] { $seconds } sekundės
       *[other] { $seconds } sekundžių
    }.
web-acts = Prie stalo
web-ask-takeback = Atsiimti
web-ask-draw = Lygiosios
web-ask-pause = Pauzė
web-resign = Pasiduoti
web-resign-title = Pasiduoti?
web-resign-sure = { $here ->
        [yes] { $name } pasiduoda, ir laimi kitas.
       *[no] Tu pasiduodi, ir laimi priešininkas.
    }
web-play-on = Žaisti toliau
web-request = { $wish ->
        [draw] { $name } siūlo lygiąsias.
        [pause] { $name } prašo pauzės.
       *[takeback] { $name } norėtų atsiimti paskutinį ėjimą.
    } { $here ->
        [yes] { $other }: ar sutinki?
       *[no] Ar sutinki?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Pasiūlei lygiąsias.
                [pause] Paprašei pauzės.
               *[takeback] Paprašei atsiimti ėjimą.
            } Laukiama atsakymo…
       *[no] { $name } laukia atsakymo.
    }
web-paused = Pauzė
web-resume = Tęsti
web-result-won = Laimėjai!
web-result-lost = Pralaimėjai.
web-result-draw = Lygiosios.
web-result-score = { $high } : { $low }
web-result-winner = Laimi { $name }!
web-match-game = Partija { $number } iš { $count }
web-match-score = Mačo rezultatas: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Laimėjai mačą { $high } : { $low }!
        [other] Pralaimėjai mačą: laimi { $name }, { $high } : { $low }.
       *[name] Mačą laimi { $name }, { $high } : { $low }!
    }{ $even ->
        [yes] {" "}Esant lygiam rezultatui lemia paskutinė laimėta partija.
       *[no] {""}
    }
web-match-drawn = Mačas baigėsi lygiosiomis: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Dar mačas
web-watching = Tu žiūri.
web-watch-next = Į kitą partiją
web-rematch = Dar kartą
web-rematch-too = Taip, dar!
web-rematch-waiting = Laukiama…
web-to-replay = Peržiūra
web-replay = Peržiūrėti
web-told-begins = Pradeda { $name }.
web-act-told-join = { $name } sėda prie stalo.
web-act-told-ask = { $wish ->
        [draw] { $name } siūlo lygiąsias.
        [pause] { $name } prašo pauzės.
       *[takeback] { $name } norėtų atsiimti ėjimą.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } sutinka.
       *[no] { $name } nesutinka.
    }
web-act-told-away = { $name } pasitraukė nuo stalo.
web-act-told-wait = Partija laukia, kol ateis { $name }.
web-act-told-back = { $name } jau čia.
web-act-told-resume = { $name } tęsia.
web-act-told-rematch = { $name } nori žaisti dar.

## Quarto

web-board = Lenta
web-tray = Figūrėlės duoti
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, tuščias
web-hand = { $name } laiko: { $piece }
web-hand-give = Duoti išrinktą figūrėlę (gaus { $name })
web-hand-empty = { $name }: ranka tuščia
web-moves = Ėjimai
web-no-moves = Ėjimų dar nėra.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: ne eilė { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Skelbti
web-call-leave = Geriau ne
web-done = Eilės nėra
web-nothing-full = Per paskutinę figūrėlę neina nė viena pilna eilė. Senesnės eilės nebegalioja.
web-status-place = { $who ->
        [you] Padėk figūrėlę.
        [here] { $name }: padėk figūrėlę.
       *[other] { $name } deda…
    }
web-status-give = { $who ->
        [you] Išrink figūrėlę, kurią duosi.
        [here] { $name }: išrink figūrėlę, ją gaus { $other }.
       *[other] { $name } renka figūrėlę…
    }
web-status-give-sure = Paliesk dar kartą, kad duotum.
web-status-close = { $who ->
        [you] Visos figūrėlės padėtos. Ar yra eilė?
        [here] { $name }: ar yra eilė?
       *[other] { $name } ieško eilės…
    }
web-status-thinking = { $name } galvoja…
web-status-point-square = Kur ją padėsi?
web-status-point-line = Paliesk savo eilę.
web-status-point-sure = Tavo eilė: { $line }?
web-status-sending = …
web-status-paused = Pauzė.
web-status-open = Laukiama kito žaidėjo.
web-status-over = Partija baigta.
web-told-give = { $name } duoda: { $piece }.
web-told-place = { $name } padeda čia: { $square }.
web-told-call = { $line ->
        [none] { $name } skelbia „Quarto!“ Tai eilė!
       *[other] { $name } skelbia „Quarto!“: { $line }. Tai eilė!
    }
web-told-false-call = { $name } paskelbė „Quarto!“, bet tai ne eilė.
web-told-done = { $name } neturi ko skelbti.

### Az oldal a böngészőben.

web-name = Fourfold
web-home = A játékokhoz
web-skip = A tartalomhoz
web-navigation = Fourfold
web-close = Bezár
web-yes = Igen
web-no = Nem
web-you = te
web-nobody = még senki
web-somebody = Valaki
web-default-name = Vendég
web-player-a = 1. játékos
web-player-b = 2. játékos

## Oldalcímek

web-title-home = Fourfold
web-title-table = Az asztalnál · Fourfold
web-title-join = Meghívó · Fourfold
web-title-device = A helyed · Fourfold
web-title-games = Játszmáim · Fourfold
web-title-nowhere = Nincs meg · Fourfold

## Ha valami nem működik

web-nowhere = Ezen a címen nincs semmi.
web-page-offline = Az oldalt nem sikerült betölteni. Talán nincs kapcsolat.
web-try-again = Próbáld újra
web-reload = Újratöltés
web-try-now = Most próbálom
web-refused-offline = A szerver nem érhető el. Van kapcsolat?
web-refused-other = Ez nem sikerült ({ $code }).
web-opening = Asztal megnyitása…
web-waits-for-server = Ez a játszma a szerverre vár. Megnyílik, amint van kapcsolat.
web-connection-lost = Megszakadt a kapcsolat. Újracsatlakozás…

## Kezdőlap

web-game-quarto = Quarto
web-about-game-quarto = Négy egy sorban, amelyben van valami közös. Te választod, mit rak le az ellenfeled.
web-game-fulls = Teli
web-about-game-fulls = Rakd a lapkákat szín szerint egymáshoz. Ha egy lapka négyzetet zár, egy másik ilyennel kell válaszolni.
web-game-squares = Négyzetek
web-about-game-squares = Építs egyetlen alakzatot hét lapkából a paraván mögött. A legtöbb négyzet nyer, és versenyfutás, ki áll meg előbb.
web-game-claims = Viszem
web-about-game-claims = Teli, jutalommal: aki lezárja a teli lapkák sorát, viszi az alakzatot a négyzeteivel.
# As in English
web-game-quados = Quados
web-about-game-quados = Négyzetek, aztán a győztes továbbépíti mindkettőjük lapkáival.
web-game-reach = Nyújtózó
web-about-game-reach = Egy vonal kettéosztja az asztalt. A négyzetek a saját oldaladon számítanak, a teli lapkákkal továbblépsz vagy közbevágsz.
web-game-doubles = Duplák
web-about-game-doubles = Nincs sorrend: mindenki a saját alakzatát rakja, olyan gyorsan, ahogy tudja, és minden lapka két másikhoz ér.
web-game-rings = Gyűrűk
web-about-game-rings = Duplák sarkokkal, és gyűrűkkel: négy lapka egy üres mező körül.
web-game-steals = Lopós
web-about-game-steals = Mindenkinek saját alakzata van, de a másikéból is elvehet lapkát.
web-game-frames = Keretek
web-about-game-frames = Építs keretet a paraván mögött. A legnagyobb lyuk nyer.
web-game-squares-plus = Négyzetek +
web-about-game-squares-plus = Négyzetek mind a huszonnégy lapkával, fejenként tizenkettővel.
web-game-claims-plus = Viszem +
web-about-game-claims-plus = Viszem mind a huszonnégy lapkával és négylapkás kezdőalakzattal.
web-game-reach-plus = Nyújtózó +
web-about-game-reach-plus = Nyújtózó mind a huszonnégy lapkával, és kilenc mezőnyire kell elérni.
web-game-doubles-plus = Duplák +
web-about-game-doubles-plus = Duplák mind a huszonnégy lapkával, hattal a kézben.
web-game-rings-plus = Gyűrűk +
web-about-game-rings-plus = Gyűrűk mind a huszonnégy lapkával, hattal a kézben.
web-game-steals-plus = Lopós +
web-about-game-steals-plus = Lopós mind a huszonnégy lapkával és háromlapkás lépésekkel.
web-games = Játékok
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = További játékok
web-ways = Hogyan játsszunk
web-play-computer = Játék a gép ellen
web-play-friend = Baráttal, linken
web-play-here = Ketten, itt
web-play-anybody = Bárkivel online
web-level = Milyen erős a gép
web-level-is = { $level }, { $name }. { $about }
web-continue = Folytatás
web-finished = Befejezve
web-my-games = Játszmáim
web-no-games = Ezen a készüléken még nincs játszma.
web-tile-with = Ellenfél: { $name }
web-tile-here = { $a } és { $b }
web-tile-continue = Tovább
web-tile-open = Még senki sem jött
web-tile-invite = Várok tovább

## Beállítások

web-learn = Tanulás
web-solve = Fejtörők
web-here-turns = Ketten itt: a lapkák a lépések között takarva vannak.
web-here-cutting-in = Ketten itt: a lapkák a lépések között takarva vannak, és senki sem vág közbe.
web-here-building = Ketten itt: egymás után építetek, órára; a gyorsabb számít elsőnek.
web-here-race = Ketten itt: felváltva léptek, nem versenyt futva.
web-from-age = { $age } éves kortól
web-rules-help = Szabályok és súgó
web-how-to-play = Így játszd: { $game }
web-settings = Beállítások
web-your-name = A neved
web-theme = Kinézet
web-theme-auto = Rendszer
web-theme-light = Világos
web-theme-dark = Sötét
web-theme-contrast = Kontrasztos
web-pieces = Bábuk
web-pieces-wood = Fa
web-pieces-plain = Egyszerű
web-palette = A lapkák színei
web-palette-rainbow = Szivárvány
web-palette-safe = Színtévesztőknek
web-patterns = Jelek a lapkákon
web-sound = Hang
web-motion = Mozgás
web-language = Nyelv
web-my-data = Játszmáim letöltése
web-forget-me = Adataim törlése
web-forget-me-sure = A neved törlődik, a folyó játszmáidat feladod, és a szerver elfelejti ezt a böngészőt. A befejezett játszmák az ellenfeleidnél maradnak, a neved nélkül.

## Választható szabályok

web-rules = Szabályok
web-rules-are = { $custom ->
        [yes] { $name }, módosítva
       *[no] { $name }
    }
web-rules-done = Kész
web-about-international = Négy bábu egy sorban, egy közös tulajdonsággal. Aki észreveszi, bemondja.
web-about-beginners-1 = Világos vagy sötét, másra nem kell figyelni. Az első játszmához.
web-about-beginners-2 = Két dologra figyelj, ha az első játszma könnyű volt.
web-about-beginners-3 = Három dologra figyelj; a lyuk jön utoljára.
web-about-advanced = Négy szomszéd négyzetben is nyer. Még kilenc hely, amely elkerülheti a figyelmed.
web-about-tournament = Hatvan másodperc lerakni és adni. Csak akkor mondd be, ha biztos vagy benne.
web-about-balkan = Ha kimaradt egy sorozat, az nyer, aki kettőtök közül előbb bemondja.
web-about-taiwan = Mondd be a kvartot, és hogy hová raksz, mielőtt leraksz. Ami kimaradt, az kimaradt.
web-about-greek-2 = Egy közös dolog nem elég, kettő kell.
web-edition = Egy szabálylap szerint
web-edition-none = Válassz nyelvet…
web-custom = Minden szabály külön
web-match = Játszmák a mérkőzésben
web-names = Nevek
web-names-here = Ha ketten játszotok ennél a képernyőnél:
web-no-limit = Korlátlan
web-seconds = { $seconds } másodperc
web-feature-colour = Szín
web-feature-shape = Forma
web-feature-height = Magasság
web-feature-top = Lyuk
web-option-features = Mi számít
web-option-shared = Hány közös tulajdonság kell négy bábunak
web-option-squares = A 2×2-es négyzet sorozatnak számít
web-option-calls = A sorozat nyer
web-option-calls-players = ha bemondják
web-option-calls-auto = magától
web-option-late-call = A kimaradt sorozatot bemondhatja
web-option-late-call-opponent = az ellenfél
web-option-late-call-either = bármelyik
web-option-late-call-none = senki
web-option-call-when = Bemondás
web-option-call-when-after = lerakás után
web-option-call-when-before = lerakás előtt
web-option-point = A bemondáshoz kell
web-option-point-line = rámutatni a sorozatra
web-option-point-word = csak a szó
web-option-false-call = A téves bemondás ára
web-option-false-call-refuse = semmi
web-option-false-call-forfeit = a játszma
web-option-starter = Az első bábut adja
web-option-starter-lot = a kisorsolt
web-option-starter-first = az első játékos
web-option-starter-loser = aki vesztett
web-option-move-time = Idő egy lépésre

## Szabályok szavakban

web-rules-short-international = A szokásos szabályok
web-rules-short-beginners-1 = Csak a szín számít
web-rules-short-beginners-2 = A szín és a forma számít
web-rules-short-beginners-3 = A lyukon kívül minden számít
web-rules-short-advanced = 2×2-es négyzet is
web-rules-short-tournament = Verseny
web-rules-short-balkan = Utólag bármelyik bemondhatja
web-rules-short-taiwan = Bemondás lerakás előtt
web-rules-short-greek-2 = Két közös tulajdonság
web-rule-features = Ami számít: { $features }.
web-rule-squares = Négy szomszéd egy 2×2-es négyzetben is sorozat.
web-rule-shared = { $shared ->
        [one] Egy közös dologtól már sorozat.
       *[other] Egy sorozathoz { $shared } közös dolog kell.
    }
web-rule-calls-auto = A sorozat magától nyer; nem kell bemondani.
web-rule-late-call-either = A kimaradt sorozatot bármelyik játékos bemondhatja.
web-rule-late-call-none = A kimaradt sorozatot később nem lehet bemondani.
web-rule-call-when-before = Lerakás előtt mondd be, és mondd meg, hová raksz.
web-rule-point-word = A bemondáshoz elég a szó; nem kell rámutatni a sorozatra.
web-rule-move-time = { $seconds ->
        [one] Egy másodperc egy lépésre.
       *[other] { $seconds } másodperc egy lépésre.
    }
web-rule-false-call-forfeit = A téves bemondás vereség.
web-rule-starter-first = Az első játékos adja az első bábut.
web-rule-starter-loser = Az adja az első bábut, aki a legutóbbi játszmát elvesztette.
web-rule-match = { $games ->
        [one] Egy játszma.
       *[other] Mérkőzés { $games } játszmából.
    }

## Meghívás és csatlakozás

web-invite-title = Hívj meg egy barátot
web-invite-hint = Küldd el ezt a linket. A játszma itt megnyílik, amint a barátod megjön.
web-invite-game = Játssz velem! { $game }:
# As in English
web-link = Link
web-link-only-here = Ezen a címen a link csak ezen a gépen nyílik meg.
web-link-serve = Más készülékekhez így indítsd a szervert: „{ $command }”, és ezt az oldalt a gép hálózati nevén nyisd meg.
web-qr = A link QR-kódként
web-copy = Link másolása
web-copied = Másolva.
web-share = Megosztás
web-looking = Ellenfél keresése…
web-looking-hint = A játszma megnyílik, amint jön valaki.
web-looking-long = Még senki sem jött. Várhatsz tovább, vagy játszhatsz ennél az asztalnál a géppel.
web-play-bot-instead = Játék a gép ellen
web-invited = { $name } játszani hív: { $game }
web-join = Leülök játszani
web-set-up = Felállított állásból
web-set-up-known = Felállított állásból, ugyanazokkal a rejtett lapkákkal
web-set-up-who = Ez a játszma nem az elejéről indul: az állást { $name } állította fel.
web-set-up-drawn = A lapkákat, amelyeket nem látsz, újrahúztuk. Senki sem ismeri őket.
web-set-up-known-tiles = A rejtett lapkák ugyanazok, mint előtte. { $name } talán ismeri a lapkáidat.
web-set-up-agree = Beleegyezem, hogy ezekkel a lapkákkal játsszunk
web-invite-over = Ez a hely már foglalt.
web-to-table = Az asztalhoz
web-another-device = Másik készülék
web-move-seat-title = Játék másik készüléken
web-move-seat-hint = Nyisd meg ott ezt a linket, és a helyed átkerül oda. Egyszer használható.
web-device-title = Folytatás itt
web-device-hint = A helyed átkerül erre a készülékre; a másik onnantól csak néz.
web-device-take = Ide ülök át
web-seat-moved = A helyed átkerült egy másik készülékre.

## Az asztalnál

web-table-of = { $game }: { $a } és { $b }
web-players = Játékosok
web-score = Nyert játszmák
web-away = elment
web-is-away = { $name } elment.
web-left = { $name } távozott.
web-download-record = Lejegyzés letöltése
web-awaited = { $count ->
        [one] { $name } érkezésére várunk.
       *[other] A játékosok érkezésére várunk.
    } { $clock ->
        [yes] Az óra akkor indul, ha mindkét játékos itt van.
       *[no] A játszma akkor kezdődik, ha mindkét játékos itt van.
    }
web-claim = Győzelmet kérek
web-clock = Még { $time }
web-seconds-left = Még { $seconds } másodperc.
web-acts = Az asztalnál
web-ask-takeback = Visszavenném
web-ask-draw = Döntetlen
web-ask-pause = Szünet
web-resign = Feladom
web-resign-title = Feladod?
web-resign-sure = { $here ->
        [yes] { $name } feladja, és a másik nyer.
       *[no] Feladod, és az ellenfeled nyer.
    }
web-play-on = Folytatom
web-request = { $wish ->
        [draw] { $name } döntetlent kínál.
        [pause] { $name } szünetet kér.
       *[takeback] { $name } visszavenné az utolsó lépést.
    } { $here ->
        [yes] { $other }, beleegyezel?
       *[no] Beleegyezel?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Döntetlent kínáltál.
                [pause] Szünetet kértél.
               *[takeback] Visszavennél egy lépést.
            } Várjuk a választ…
       *[no] { $name } válaszra vár.
    }
web-paused = Szünet
web-resume = Tovább
web-result-won = Nyertél!
web-result-lost = Vesztettél.
web-result-draw = Döntetlen.
web-result-score = { $high } : { $low }
web-result-winner = { $name } nyert!
web-match-game = Játszma: { $number }/{ $count }
web-match-score = A mérkőzés állása: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Megnyerted a mérkőzést, { $high } : { $low }!
        [other] Elvesztetted a mérkőzést: { $name } nyerte meg, { $high } : { $low }.
       *[name] { $name } nyerte a mérkőzést, { $high } : { $low }!
    }{ $even ->
        [yes] {" "}Egyenlő állásnál az utoljára megnyert játszma dönt.
       *[no] {""}
    }
web-match-drawn = A mérkőzés döntetlen: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Új mérkőzés
web-watching = Nézőként vagy itt.
web-watch-next = A következőhöz
web-rematch = Játsszunk újra
web-rematch-too = Igen, újra!
web-rematch-waiting = Várakozás…
web-to-replay = Visszanézés
web-replay = Megnézem újra
web-told-begins = { $name } kezd.
web-act-told-join = { $name } megjött.
web-act-told-ask = { $wish ->
        [draw] { $name } döntetlent kínál.
        [pause] { $name } szünetet kér.
       *[takeback] { $name } visszavenne egy lépést.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } beleegyezik.
       *[no] { $name } inkább nem.
    }
web-act-told-away = { $name } elment.
web-act-told-wait = A játszma { $name } érkezésére vár.
web-act-told-back = { $name } itt van.
web-act-told-resume = { $name } folytatja.
web-act-told-rematch = { $name } újra játszana.

## Quarto

web-board = Tábla
web-tray = Adható bábuk
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, üres
web-hand = { $name } kezében: { $piece }
web-hand-give = A kiválasztott bábut kapja: { $name }
web-hand-empty = { $name } keze üres
web-moves = Lépések
web-no-moves = Még nincs lépés.
web-move-call = { $right ->
        [yes] Kvart! { $line }
       *[no] { $name }: nem sorozat, { $line }
    }
web-call = KVART!
web-call-sure = Bemondom
web-call-leave = Inkább nem
web-done = Nincs
web-nothing-full = Az utolsó bábun nem megy át teli sor. A régebbi sorozatok már nem számítanak.
web-status-place = { $who ->
        [you] Rakd le a bábudat.
        [here] { $name }, rakd le a bábut.
       *[other] { $name } bábut rak le…
    }
web-status-give = { $who ->
        [you] Válassz bábut, amit odaadsz.
        [here] { $name }, válassz bábut, { $other } kapja.
       *[other] { $name } bábut választ…
    }
web-status-give-sure = Koppints rá újra, és odaadod.
web-status-close = { $who ->
        [you] Minden bábu a táblán. Van sorozat?
        [here] { $name }, van sorozat?
       *[other] { $name } sorozatot keres…
    }
web-status-thinking = { $name } gondolkodik…
web-status-point-square = Hová rakod le?
web-status-point-line = Koppints a sorozatodra.
web-status-point-sure = Ez a sorozatod: { $line }?
web-status-sending = …
web-status-paused = Szünet.
web-status-open = Várjuk a másik játékost.
web-status-over = Vége a játszmának.
web-told-give = { $name } ezt adja: { $piece }.
web-told-place = { $name } ide rakja: { $square }.
web-told-call = { $line ->
        [none] { $name } bemondja: KVART! Ez sorozat!
       *[other] { $name } bemondja: KVART! { $line }. Ez sorozat!
    }
web-told-false-call = { $name } bemondta: KVART! De ez nem sorozat.
web-told-done = { $name } nem mond be semmit.

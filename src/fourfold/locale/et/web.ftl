### Leht brauseris.

web-name = Fourfold
web-home = Mängude juurde
web-skip = Sisu juurde
web-navigation = Fourfold
web-close = Sulge
web-yes = Jah
web-no = Ei
web-you = sina
web-nobody = veel vaba
web-somebody = Keegi
web-default-name = Külaline
web-player-a = Mängija 1
web-player-b = Mängija 2

## Lehtede pealkirjad

web-title-home = Fourfold
web-title-table = Lauas · Fourfold
web-title-join = Kutse · Fourfold
web-title-device = Sinu koht · Fourfold
web-title-games = Minu mängud · Fourfold
web-title-nowhere = Ei leitud · Fourfold

## Kui midagi ei tööta

web-nowhere = Sellel aadressil pole midagi.
web-page-offline = Lehte ei saanud laadida. Võib-olla pole ühendust.
web-try-again = Uuesti
web-reload = Laadi uuesti
web-try-now = Proovi
web-refused-offline = Serveriga ei saa ühendust. Kas võrk on olemas?
web-refused-other = See ei õnnestunud ({ $code }).
web-opening = Avan lauda…
web-waits-for-server = See mäng ootab serverit. See avaneb kohe, kui ühendus on olemas.
web-connection-lost = Ühendus katkes. Taastan…

## Avaleht

web-game-quarto = Quarto
web-about-game-quarto = Neli reas, midagi ühist. Sina valid, mille vastane asetab.
web-game-fulls = Täiskivid
web-about-game-fulls = Aseta kive värv värvi vastu. Kivile, mis sulgeb ruudu, tuleb vastata samasugusega.
web-game-squares = Ruudud
web-about-game-squares = Ehita sirmi taga seitsmest kivist üks kujund. Võidab see, kel on rohkem ruute; stopi ütlemine on võidujooks.
web-game-claims = Vallutus
web-about-game-claims = Täiskivid auhinnaga: kes lõpetab täiskivide seeria, saab kujundi ja selle ruudud.
# As in English
web-game-quados = Quados
web-about-game-quados = Ruudud, ja siis ehitab võitja edasi mõlema kõigi kividega.
web-game-reach = Küünitus
web-about-game-reach = Joon jagab laua. Loevad ruudud oma poolel; täiskiviga saab jätkata või vahele käia.
web-game-doubles = Topelt
web-about-game-doubles = Ilma käigukorrata: kumbki laob oma kujundit nii kiiresti, kui jõuab, ja iga kivi puudutab kaht.
web-game-rings = Rõngad
web-about-game-rings = Topelt nurkadega ja nelja kivi rõngastega ümber tühja välja.
web-game-steals = Rööv
web-about-game-steals = Kummalgi on oma kujund ja teise omast võib kive võtta.
web-game-frames = Raamid
web-about-game-frames = Ehita sirmi taga raam. Suurim auk võidab.
web-game-squares-plus = Ruudud +
web-about-game-squares-plus = Ruudud kõigi 24 kiviga, kummalegi kaksteist.
web-game-claims-plus = Vallutus +
web-about-game-claims-plus = Vallutus kõigi 24 kivi ja nelja kivi algkujundiga.
web-game-reach-plus = Küünitus +
web-about-game-reach-plus = Küünitus kõigi 24 kiviga ja üheksa välja minna.
web-game-doubles-plus = Topelt +
web-about-game-doubles-plus = Topelt kõigi 24 kiviga, kuus käes.
web-game-rings-plus = Rõngad +
web-about-game-rings-plus = Rõngad kõigi 24 kiviga, kuus käes.
web-game-steals-plus = Rööv +
web-about-game-steals-plus = Rööv kõigi 24 kiviga ja kolme kivi käikudega.
web-games = Mängud
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Veel mänge
web-ways = Viisid mängida
web-play-computer = Mängi arvutiga
web-play-friend = Sõber lingiga
web-play-here = Kahekesi siin
web-play-anybody = Keegi võrgust
web-level = Kui tugevalt arvuti mängib
web-level-is = { $level }, { $name }. { $about }
web-continue = Mängi edasi
web-finished = Lõppenud
web-my-games = Minu mängud
web-no-games = Selles seadmes pole veel mänge.
web-tile-with = Vastas { $name }
web-tile-here = { $a } ja { $b }
web-tile-continue = Jätka
web-tile-open = Keegi pole veel tulnud
web-tile-invite = Oota edasi

## Seaded

web-learn = Õpi
web-solve = Lahenda
web-here-turns = Kui olete kahekesi siin: käikude vahel on kivid kaetud.
web-here-cutting-in = Kui olete kahekesi siin: käikude vahel on kivid kaetud ja keegi ei käi vahele.
web-here-building = Kui olete kahekesi siin: ehitate teineteise järel aja peale; kiirem on esimene.
web-here-race = Kui olete kahekesi siin: käite kordamööda, mitte võidu.
web-from-age = Vanus: { $age }+
web-rules-help = Reeglid ja abi
web-how-to-play = Kuidas mängida: { $game }
web-settings = Seaded
web-your-name = Sinu nimi
web-theme = Välimus
web-theme-auto = Süsteem
web-theme-light = Hele
web-theme-dark = Tume
web-theme-contrast = Kontrast
web-pieces = Nupud
web-pieces-wood = Puit
web-pieces-plain = Lihtne
web-palette = Kivide värvid
web-palette-rainbow = Vikerkaar
web-palette-safe = Värvipimedale
web-patterns = Märgid kividel
web-sound = Heli
web-motion = Liikumine
web-language = Keel
web-my-data = Laadi mu mängud alla
web-forget-me = Kustuta mu andmed
web-forget-me-sure = Sinu nimi kustutatakse, pooleliolevates mängudes sa alistud ja see brauser unustatakse. Lõppenud mängud jäävad alles neile, kellega mängisid, ilma sinu nimeta.

## Reeglite valik

web-rules = Reeglid
web-rules-are = { $custom ->
        [yes] { $name }, muudetud
       *[no] { $name }
    }
web-rules-done = Valmis
web-about-international = Neli nuppu reas ja üks ühine asi. Kes näeb, see hüüab.
web-about-beginners-1 = Hele või tume, muud vaadata pole. Esimeseks mänguks.
web-about-beginners-2 = Kaks asja, mida jälgida, kui esimene mäng oli kerge.
web-about-beginners-3 = Kolm asja, mida jälgida; auk tuleb viimasena.
web-about-advanced = Ka neli naabrit ruuduna võidavad. Üheksa uut rida, mida mitte märgata.
web-about-tournament = Kuuskümmend sekundit, et asetada ja anda. Hüüa ainult siis, kui oled kindel.
web-about-balkan = Kui rida jäi märkamata, võidab see, kes enne hüüab.
web-about-taiwan = Ütle „Quarto!“ ja kuhu asetad, enne kui asetad. Mis jäi märkamata, see jäi.
web-about-greek-2 = Ühest ühisest asjast ei piisa, vaja on kaht.
web-edition = Nagu reeglilehel
web-edition-none = Vali keel…
web-custom = Iga reegel eraldi
web-match = Mänge matšis
web-names = Nimed
web-names-here = Kui selle ekraani taga mängib kaks:
web-no-limit = Piiranguta
web-seconds = { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekundit
    }
web-feature-colour = Värv
web-feature-shape = Kuju
web-feature-height = Kõrgus
web-feature-top = Auk
web-option-features = Mis loeb
web-option-shared = Kui palju ühist peab neljal nupul olema
web-option-squares = 2×2 ruut on rida
web-option-calls = Rida võidab
web-option-calls-players = hüütuna
web-option-calls-auto = ise
web-option-late-call = Märkamata rida võib hüüda
web-option-late-call-opponent = vastane
web-option-late-call-either = kumbki
web-option-late-call-none = ei keegi
web-option-call-when = Hüütakse
web-option-call-when-after = pärast asetamist
web-option-call-when-before = enne asetamist
web-option-point = Hüüdmiseks
web-option-point-line = osuta reale
web-option-point-word = piisab sõnast
web-option-false-call = Vale hüüe maksab
web-option-false-call-refuse = ei midagi
web-option-false-call-forfeit = mängu
web-option-starter = Esimese nupu annab
web-option-starter-lot = loos
web-option-starter-first = esimene mängija
web-option-starter-loser = viimati kaotanu
web-option-move-time = Aeg käiguks

## Reeglid sõnadega neile, kes neid ei valinud

web-rules-short-international = Tavalised reeglid
web-rules-short-beginners-1 = Loeb ainult värv
web-rules-short-beginners-2 = Loevad värv ja kuju
web-rules-short-beginners-3 = Loeb kõik peale augu
web-rules-short-advanced = 2×2 ruut on rida
web-rules-short-tournament = Turniir
web-rules-short-balkan = Hilja hüüab kumbki
web-rules-short-taiwan = Hüüe enne asetamist
web-rules-short-greek-2 = Kaks ühist tunnust
web-rule-features = Mis loeb: { $features }.
web-rule-squares = Ka neli naabrit 2×2 ruuduna on rida.
web-rule-shared = { $shared ->
        [one] Üks ühine asi teeb rea.
       *[other] Reaks on vaja { $shared } ühist asja.
    }
web-rule-calls-auto = Rida võidab ise; keegi ei pea hüüdma.
web-rule-late-call-either = Märkamata jäänud rida võib hüüda kumbki mängija.
web-rule-late-call-none = Märkamata jäänud rida ei saa hiljem hüüda.
web-rule-call-when-before = Hüüa enne asetamist ja ütle, kuhu asetad.
web-rule-point-word = Piisab ainult sõnast; reale ei pea osutama.
web-rule-move-time = { $seconds ->
        [one] Üks sekund käiguks.
       *[other] { $seconds } sekundit käiguks.
    }
web-rule-false-call-forfeit = Vale hüüdega kaotad mängu.
web-rule-starter-first = Esimese nupu annab esimene mängija.
web-rule-starter-loser = Esimese nupu annab viimati kaotanu.
web-rule-match = { $games ->
        [one] Üks mäng.
       *[other] Matš, { $games } mängu.
    }

## Kutsumine ja liitumine

web-invite-title = Kutsu sõber
web-invite-hint = Saada see link. Mäng avaneb siin kohe, kui sõber tuleb.
web-invite-game = Mängi minuga! { $game }:
# As in English
web-link = Link
web-link-only-here = Sellel aadressil avaneb link ainult selles arvutis.
web-link-serve = Teiste seadmete jaoks käivita server käsuga „{ $command }“ ja ava see leht arvuti nimega võrgus.
web-qr = Link QR-koodina
web-copy = Kopeeri link
web-copied = Kopeeritud.
web-share = Jaga
web-looking = Otsin kaasmängijat…
web-looking-hint = Mäng avaneb kohe, kui keegi tuleb.
web-looking-long = Keegi pole veel tulnud. Võid edasi oodata või mängida selles lauas arvutiga.
web-play-bot-instead = Mängi arvutiga
web-invited = { $name } kutsub sind mängima: { $game }
web-join = Istu ja mängi
web-set-up = Algab seatud seisust
web-set-up-known = Algab seatud seisust, peidus kivid on samad
web-set-up-who = See mäng ei alga algusest: seisu seadis { $name }.
web-set-up-drawn = Kivid, mida sa ei näe, loositi uuesti. Keegi ei tea neid.
web-set-up-known-tiles = Peidus kivid on samad mis enne. { $name } võib sinu kive teada.
web-set-up-agree = Olen nõus nende kividega mängima
web-invite-over = See koht on võetud.
web-to-table = Lauda
web-another-device = Teine seade
web-move-seat-title = Mängi teises seadmes
web-move-seat-hint = Ava see link seal ja sinu koht kolib kaasa. See töötab üks kord.
web-device-title = Mängi siin edasi
web-device-hint = Sinu koht kolib sellesse seadmesse; teine jääb ainult vaatama.
web-device-take = Võta mu koht
web-seat-moved = Sinu koht kolis teise seadmesse.

## Lauas

web-table-of = { $game }: { $a } ja { $b }
web-players = Mängijad
web-score = Võidetud
web-away = ära
web-is-away = { $name } on ära.
web-left = { $name } lahkus.
web-download-record = Laadi salvestis alla
web-awaited = { $count ->
        [one] Ootame, kuni { $name } tuleb.
       *[other] Ootame, kuni mängijad tulevad.
    } { $clock ->
        [yes] Kell käivitub, kui mõlemad on kohal.
       *[no] Mäng algab, kui mõlemad on kohal.
    }
web-claim = Nõua võitu
web-clock = { $time } jäänud
web-seconds-left = { $seconds } sekundit jäänud.
web-acts = Lauas
web-ask-takeback = Võta tagasi
web-ask-draw = Viik
web-ask-pause = Paus
web-resign = Alistu
web-resign-title = Alistud?
web-resign-sure = { $here ->
        [yes] { $name } alistub ja teine võidab.
       *[no] Sina alistud ja vastane võidab.
    }
web-play-on = Jätka
web-request = { $wish ->
        [draw] { $name } pakub viiki.
        [pause] { $name } palub pausi.
       *[takeback] { $name } tahaks viimase käigu tagasi võtta.
    } { $here ->
        [yes] { $other }, kas oled nõus?
       *[no] Kas oled nõus?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Oled pakkunud viiki.
                [pause] Oled palunud pausi.
               *[takeback] Oled palunud käiku tagasi võtta.
            } Vastus on teel…
       *[no] { $name } ootab vastust.
    }
web-paused = Paus
web-resume = Jätka
web-result-won = Sa võitsid!
web-result-lost = Sa kaotasid.
web-result-draw = Viik.
web-result-score = { $high } : { $low }
web-result-winner = { $name } võidab!
web-match-game = Mäng { $number }/{ $count }
web-match-score = Matši seis: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Sa võitsid matši { $high } : { $low }!
        [other] Sa kaotasid matši: { $name } võidab { $high } : { $low }.
       *[name] { $name } võidab matši { $high } : { $low }!
    }{ $even ->
        [yes] {" "}Võrdse seisu korral otsustab viimati võidetud mäng.
       *[no] {""}
    }
web-match-drawn = Matš jäi viiki: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Uus matš
web-watching = Vaatad pealt.
web-watch-next = Järgmisse mängu
web-rematch = Uus mäng
web-rematch-too = Jah, uuesti!
web-rematch-waiting = Ootan…
web-to-replay = Vaata
web-replay = Vaata uuesti
web-told-begins = { $name } alustab.
web-act-told-join = { $name } tuli kohale.
web-act-told-ask = { $wish ->
        [draw] { $name } pakub viiki.
        [pause] { $name } palub pausi.
       *[takeback] { $name } tahaks käigu tagasi võtta.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } nõustub.
       *[no] { $name } pigem ei taha.
    }
web-act-told-away = { $name } läks ära.
web-act-told-wait = Mäng ootab, kuni { $name } tuleb.
web-act-told-back = { $name } on kohal.
web-act-told-resume = { $name } jätkab.
web-act-told-rematch = { $name } tahab uuesti mängida.

## Quarto

web-board = Laud
web-tray = Antavad nupud
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, tühi
web-hand = { $name } hoiab: { $piece }
web-hand-give = Anna valitud nupp, saaja { $name }
web-hand-empty = { $name }: käsi on tühi
web-moves = Käigud
web-no-moves = Käike veel pole.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: pole rida { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Hüüa
web-call-leave = Siiski mitte
web-done = Rida pole
web-nothing-full = Viimati asetatud nuppu ei läbi ükski täis rida. Vanemad read enam ei loe.
web-status-place = { $who ->
        [you] Aseta oma nupp.
        [here] { $name }, aseta nupp.
       *[other] { $name } asetab…
    }
web-status-give = { $who ->
        [you] Vali nupp, mille annad.
        [here] { $name }, vali nupp. Selle saab { $other }.
       *[other] { $name } valib nuppu…
    }
web-status-give-sure = Andmiseks puuduta uuesti.
web-status-close = { $who ->
        [you] Kõik nupud on asetatud. Kas on rida?
        [here] { $name }, kas on rida?
       *[other] { $name } otsib rida…
    }
web-status-thinking = { $name } mõtleb…
web-status-point-square = Kuhu sa selle asetad?
web-status-point-line = Puuduta oma rida.
web-status-point-sure = Sinu rida: { $line }?
web-status-sending = …
web-status-paused = Paus.
web-status-open = Ootan teist mängijat.
web-status-over = Mäng on läbi.
web-told-give = { $name } annab: { $piece }.
web-told-place = { $name } asetab väljale { $square }.
web-told-call = { $line ->
        [none] { $name } hüüab „Quarto!“ See on rida!
       *[other] { $name } hüüab „Quarto!“: { $line }. See on rida!
    }
web-told-false-call = { $name } hüüdis „Quarto!“, aga see pole rida.
web-told-done = { $name } ei hüüa midagi.

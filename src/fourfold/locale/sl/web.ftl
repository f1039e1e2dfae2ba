### Stran v brskalniku.

web-name = Fourfold
web-home = K igram
web-skip = K vsebini
web-navigation = Fourfold
web-close = Zapri
web-yes = Da
web-no = Ne
web-you = ti
web-nobody = še nihče
web-somebody = Nekdo
web-default-name = Gost
web-player-a = Igralec 1
web-player-b = Igralec 2

## Naslovi strani

web-title-home = Fourfold
web-title-table = Za mizo · Fourfold
web-title-join = Vabilo · Fourfold
web-title-device = Tvoj sedež · Fourfold
web-title-games = Moje partije · Fourfold
web-title-nowhere = Ni najdeno · Fourfold

## Kadar kaj ne gre

web-nowhere = Na tem naslovu ni ničesar.
web-page-offline = Strani ni bilo mogoče naložiti. Morda ni interneta.
web-try-again = Poskusi znova
web-reload = Znova naloži
web-try-now = Poskusi
web-refused-offline = Strežnik ni dosegljiv. Imaš povezavo?
web-refused-other = To ni uspelo ({ $code }).
web-opening = Odpiram mizo …
web-waits-for-server = Ta partija čaka na strežnik. Odpre se, ko bo povezava.
web-connection-lost = Povezava je prekinjena. Vračam se …

## Domov

web-game-quarto = Quarto
web-about-game-quarto = Štiri v vrsti z nečim skupnim. Ti izbereš, kaj postavi nasprotnik.
web-game-fulls = Polne
web-about-game-fulls = Polagaj ploščice barvo k barvi. Na ploščico, ki sklene kvadrat, je treba odgovoriti s prav takšno.
web-game-squares = Kvadrati
web-about-game-squares = Za paravanom sestavi mozaik iz sedmih ploščic. Zmaga največ kvadratov, pomembno pa je tudi, kdo prvi reče »stop«.
web-game-claims = Plen
web-about-game-claims = Polne z nagrado: kdor konča niz polnih ploščic, vzame mozaik in njegove kvadrate.
web-game-quados = Kvados
web-about-game-quados = Kvadrati, nato pa zmagovalec gradi naprej z vsemi ploščicami obeh.
web-game-reach = Doseg
web-about-game-reach = Črta deli mizo. Kvadrati štejejo na tvoji strani, polne ploščice pa ti omogočijo, da nadaljuješ ali vskočiš.
web-game-doubles = Dvojne
web-about-game-doubles = Brez čakanja na vrsto: vsak polaga svoj mozaik, kar se da hitro, vsaka ploščica pa se dotika dveh.
web-game-rings = Obroči
web-about-game-rings = Dvojne z vogali in obroči iz štirih ploščic okrog praznega polja.
web-game-steals = Kraja
web-about-game-steals = Vsak ima svoj mozaik in sme jemati ploščice iz tujega.
web-game-frames = Okvirji
web-about-game-frames = Za paravanom zgradi okvir. Zmaga največja luknja.
web-game-squares-plus = Kvadrati +
web-about-game-squares-plus = Kvadrati z vsemi štiriindvajsetimi ploščicami, dvanajst za vsakega.
web-game-claims-plus = Plen +
web-about-game-claims-plus = Plen z vsemi štiriindvajsetimi ploščicami in začetnim mozaikom iz štirih.
web-game-reach-plus = Doseg +
web-about-game-reach-plus = Doseg z vsemi štiriindvajsetimi ploščicami in devetimi polji do cilja.
web-game-doubles-plus = Dvojne +
web-about-game-doubles-plus = Dvojne z vsemi štiriindvajsetimi ploščicami in šestimi v roki.
web-game-rings-plus = Obroči +
web-about-game-rings-plus = Obroči z vsemi štiriindvajsetimi ploščicami in šestimi v roki.
web-game-steals-plus = Kraja +
web-about-game-steals-plus = Kraja z vsemi štiriindvajsetimi ploščicami in potezami po tri.
web-games = Igre
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Še več iger
web-ways = Načini igre
web-play-computer = Proti računalniku
web-play-friend = Prijatelj, s povezavo
web-play-here = V dvoje, tukaj
web-play-anybody = Kdor koli na spletu
web-level = Kako močno igra računalnik
web-level-is = { $level }, { $name }. { $about }
web-continue = Igraj naprej
web-finished = Končane
web-my-games = Moje partije
web-no-games = Na tej napravi še ni partij.
web-tile-with = Proti: { $name }
web-tile-here = { $a } in { $b }
web-tile-continue = Nadaljuj
web-tile-open = Nihče še ni prišel
web-tile-invite = Čakaj naprej

## Nastavitve

web-learn = Uči se
web-solve = Reši
web-here-turns = Dva tukaj: med potezami so ploščice pokrite.
web-here-cutting-in = Dva tukaj: med potezami so ploščice pokrite in nihče ne vskoči.
web-here-building = Dva tukaj: gradita drug za drugim, na čas; hitrejši šteje za prvega.
web-here-race = Dva tukaj: namesto tekme v hitrosti igrata izmenoma.
web-from-age = Od { $age } let
web-rules-help = Pravila in pomoč
web-how-to-play = Kako se igra { $game }
web-settings = Nastavitve
web-your-name = Tvoje ime
web-theme = Videz
web-theme-auto = Sistem
web-theme-light = Svetel
web-theme-dark = Temen
web-theme-contrast = Kontrast
web-pieces = Figure
web-pieces-wood = Les
web-pieces-plain = Preproste
web-palette = Barve ploščic
web-palette-rainbow = Mavrica
web-palette-safe = Za barvno slepe
web-patterns = Znaki na ploščicah
web-sound = Zvok
web-motion = Gibanje
web-language = Jezik
web-my-data = Prenesi moje partije
web-forget-me = Izbriši moje podatke
web-forget-me-sure = Tvoje ime se izbriše, začete partije se predajo in ta brskalnik se pozabi. Končane partije ostanejo tvojim nasprotnikom, brez tvojega imena.

## Pravila na izbiro

web-rules = Pravila
web-rules-are = { $custom ->
        [yes] { $name }, spremenjeno
       *[no] { $name }
    }
web-rules-done = V redu
web-about-international = Štiri figure v vrsti z nečim skupnim. Kdor vidi, zakliče.
web-about-beginners-1 = Svetla ali temna, drugega ni treba gledati. Za prvo partijo.
web-about-beginners-2 = Dve stvari za gledanje, ko je bila prva partija lahka.
web-about-beginners-3 = Tri stvari za gledanje; luknja pride zadnja.
web-about-advanced = Zmagajo tudi štiri sosednje v kvadratu. Še devet načinov, da kaj spregledaš.
web-about-tournament = Šestdeset sekund, da postaviš in daš. Zakliči samo, če zagotovo veš.
web-about-balkan = Če je bila vrsta spregledana, zmaga tisti od obeh, ki jo prvi zakliče.
web-about-taiwan = Reci Quarto in povej, kam gre figura, preden jo postaviš. Zamujeno je zamujeno.
web-about-greek-2 = Ena skupna stvar ni dovolj, potrebni sta dve.
web-edition = Kakor v navodilih
web-edition-none = Izberi jezik …
web-custom = Vsako pravilo posebej
web-match = Partij v tekmi
web-names = Imena
web-names-here = Ko dva igrata pri tem zaslonu:
web-no-limit = Neomejeno
web-seconds = { $seconds ->
        [one] { $seconds } sekunda
        [two] { $seconds } sekundi
        [few] { $seconds } sekunde
       *[other] { $seconds } sekund
    }
web-feature-colour = Barva
web-feature-shape = Oblika
web-feature-height = Višina
web-feature-top = Luknja
web-option-features = Kaj šteje
web-option-shared = Koliko skupnega morajo imeti štiri figure
web-option-squares = Kvadrati 2×2 so vrste
web-option-calls = Vrsta zmaga
web-option-calls-players = s klicem
web-option-calls-auto = sama
web-option-late-call = Spregledano vrsto sme zaklicati
web-option-late-call-opponent = nasprotnik
web-option-late-call-either = vsak
web-option-late-call-none = nihče
web-option-call-when = Kliče se
web-option-call-when-after = po postavitvi
web-option-call-when-before = pred postavitvijo
web-option-point = Za klic je treba
web-option-point-line = pokazati vrsto
web-option-point-word = reči samo besedo
web-option-false-call = Napačen klic stane
web-option-false-call-refuse = nič
web-option-false-call-forfeit = partijo
web-option-starter = Prvo figuro da
web-option-starter-lot = žreb
web-option-starter-first = prvi igralec
web-option-starter-loser = zadnji poraženec
web-option-move-time = Čas za potezo

## Pravila z besedami, za tiste, ki jih niso izbrali

web-rules-short-international = Običajna pravila
web-rules-short-beginners-1 = Šteje samo barva
web-rules-short-beginners-2 = Štejeta barva in oblika
web-rules-short-beginners-3 = Šteje vse razen luknje
web-rules-short-advanced = Štejejo kvadrati 2×2
web-rules-short-tournament = Turnir
web-rules-short-balkan = Pozni klic za oba
web-rules-short-taiwan = Klic pred postavitvijo
web-rules-short-greek-2 = Dve skupni lastnosti
web-rule-features = Šteje: { $features }.
web-rule-squares = Tudi štiri sosednje v kvadratu 2×2 so vrsta.
web-rule-shared = { $shared ->
        [one] Za vrsto je potrebna { $shared } skupna lastnost.
        [two] Za vrsto sta potrebni { $shared } skupni lastnosti.
        [few] Za vrsto so potrebne { $shared } skupne lastnosti.
       *[other] Za vrsto je potrebnih { $shared } skupnih lastnosti.
    }
web-rule-calls-auto = Vrsta zmaga sama; nikomur je ni treba zaklicati.
web-rule-late-call-either = Spregledano vrsto sme zaklicati kateri koli igralec.
web-rule-late-call-none = Spregledane vrste ni mogoče zaklicati pozneje.
web-rule-call-when-before = Zakliči pred postavitvijo in povej, kam gre figura.
web-rule-point-word = Za klic zadošča beseda; vrste ni treba pokazati.
web-rule-move-time = { $seconds ->
        [one] { $seconds } sekunda za potezo.
        [two] { $seconds } sekundi za potezo.
        [few] { $seconds } sekunde za potezo.
       *[other] { $seconds } sekund za potezo.
    }
web-rule-false-call-forfeit = Napačen klic izgubi partijo.
web-rule-starter-first = Prvi igralec da prvo figuro.
web-rule-starter-loser = Kdor je izgubil zadnjo partijo, da prvo figuro.
web-rule-match = { $games ->
        [1] Ena partija.
        [one] Tekma iz { $games } partije.
        [two] Tekma iz { $games } partij.
        [few] Tekma iz { $games } partij.
       *[other] Tekma iz { $games } partij.
    }

## Vabilo in prihod

web-invite-title = Povabi prijatelja
web-invite-hint = Pošlji to povezavo. Partija se tu odpre, ko prijatelj pride.
web-invite-game = Igraj z mano! { $game }:
web-link = Povezava
web-link-only-here = Na tem naslovu se povezava odpre samo na tem računalniku.
web-link-serve = Za druge naprave zaženi strežnik z »{ $command }« in odpri to stran pod imenom tega računalnika v omrežju.
web-qr = Povezava kot koda QR
web-copy = Kopiraj
web-copied = Kopirano.
web-share = Deli
web-looking = Iščem nekoga …
web-looking-hint = Partija se odpre, ko kdo pride.
web-looking-long = Nihče še ni prišel. Lahko čakaš naprej ali za to mizo igraš proti računalniku.
web-play-bot-instead = Proti računalniku
web-invited = { $name } te vabi: { $game }
web-join = Sedi in igraj
web-set-up = Postavljena pozicija
web-set-up-known = Postavljena pozicija, skrite ploščice iste
web-set-up-who = Ta partija se ne začne na začetku: pozicijo postavi { $name }.
web-set-up-drawn = Ploščice, ki jih ne vidiš, so znova izžrebane. Nihče jih ne pozna.
web-set-up-known-tiles = Skrite ploščice so iste kot prej. { $name } morda pozna tvoje ploščice.
web-set-up-agree = Strinjam se z igro s temi ploščicami
web-invite-over = Ta sedež je zaseden.
web-to-table = K mizi
web-another-device = Druga naprava
web-move-seat-title = Igraj na drugi napravi
web-move-seat-hint = Tam odpri to povezavo in tvoj sedež se preseli. Velja enkrat.
web-device-title = Igraj naprej tu
web-device-hint = Tvoj sedež se preseli na to napravo; druga potem samo gleda.
web-device-take = Zasedi sedež
web-seat-moved = Tvoj sedež se je preselil na drugo napravo.

## Za mizo

web-table-of = { $game }: { $a } in { $b }
web-players = Igralca
web-score = Zmage
web-away = ni tu
web-is-away = { $name } je zdaj drugje.
web-left = { $name } odide.
web-download-record = Prenesi zapis
web-awaited = { $count ->
        [one] Čakamo, da pride { $name }.
        [two] Čakamo oba igralca.
        [few] Čakamo igralce.
       *[other] Čakamo igralce.
    } { $clock ->
        [yes] Ura steče, ko sta tu oba.
       *[no] Partija se začne, ko sta tu oba.
    }
web-claim = Zahtevaj zmago
web-clock = Še { $time }
web-seconds-left = { $seconds ->
        [one] Še { $seconds } sekunda.
        [two] Še { $seconds } sekundi.
        [few] Še { $seconds } sekunde.
       *[other] Še { $seconds } sekund.
    }
web-acts = Za mizo
web-ask-takeback = Potezo nazaj
web-ask-draw = Remi
web-ask-pause = Premor
web-resign = Predaj
web-resign-title = Predaš?
web-resign-sure = { $here ->
        [yes] { $name } preda in zmaga druga stran.
       *[no] Predaš in zmaga nasprotnik.
    }
web-play-on = Igraj dalje
web-request = { $wish ->
        [draw] { $name } ponuja remi.
        [pause] { $name } prosi za premor.
       *[takeback] { $name } želi zadnjo potezo nazaj.
    } { $here ->
        [yes] { $other }, se strinjaš?
       *[no] Se strinjaš?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Tvoja ponudba za remi je poslana.
                [pause] Tvoja prošnja za premor je poslana.
               *[takeback] Tvoja prošnja za potezo nazaj je poslana.
            } Odgovor je na poti …
       *[no] { $name } čaka na odgovor.
    }
web-paused = Premor
web-resume = Naprej
web-result-won = Zmaga!
web-result-lost = Poraz.
web-result-draw = Neodločeno.
web-result-score = { $high } : { $low }
web-result-winner = { $name } zmaga!
web-match-game = Partija { $number } od { $count }
web-match-score = Tekma doslej: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Dobiš tekmo, { $high } proti { $low }!
        [other] Izgubiš tekmo: dobi jo { $name }, { $high } proti { $low }.
       *[name] { $name } dobi tekmo, { $high } proti { $low }!
    }{ $even ->
        [yes] {" "}Ob enakem izidu odloči zadnja dobljena partija.
       *[no] {""}
    }
web-match-drawn = Tekma je neodločena: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Še ena tekma
web-watching = Gledaš.
web-watch-next = K naslednji partiji
web-rematch = Igraj znova
web-rematch-too = Da, znova!
web-rematch-waiting = Čakam …
web-to-replay = Posnetek
web-replay = Poglej znova
web-told-begins = { $name } začne.
web-act-told-join = { $name } je tu.
web-act-told-ask = { $wish ->
        [draw] { $name } ponuja remi.
        [pause] { $name } prosi za premor.
       *[takeback] { $name } želi potezo nazaj.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } se strinja.
       *[no] { $name } raje ne bi.
    }
web-act-told-away = { $name } odide.
web-act-told-wait = Partija čaka: { $name }.
web-act-told-back = { $name } je tu.
web-act-told-resume = { $name } nadaljuje.
web-act-told-rematch = { $name } želi igrati znova.

## Quarto

web-board = Plošča
web-tray = Figure za dajanje
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, prazno
web-hand = { $name } drži: { $piece }
web-hand-give = Daj izbrano figuro: { $name }
web-hand-empty = Prazna roka: { $name }
web-moves = Poteze
web-no-moves = Še ni potez.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: ni vrsta { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Zakliči
web-call-leave = Raje ne
web-done = Ni vrste
web-nothing-full = Skozi zadnjo figuro ne gre nobena polna vrsta. Starejše ne štejejo več.
web-status-place = { $who ->
        [you] Postavi figuro.
        [here] { $name }, postavi figuro.
       *[other] { $name } postavlja …
    }
web-status-give = { $who ->
        [you] Izberi figuro za dajanje.
        [here] { $name }, izberi figuro: dobi jo { $other }.
       *[other] { $name } izbira figuro …
    }
web-status-give-sure = Tapni jo še enkrat, da jo daš.
web-status-close = { $who ->
        [you] Vse figure stojijo. Je kje vrsta?
        [here] { $name }, je kje vrsta?
       *[other] { $name } išče vrsto …
    }
web-status-thinking = { $name } razmišlja …
web-status-point-square = Kam gre?
web-status-point-line = Tapni svojo vrsto.
web-status-point-sure = Tvoja vrsta: { $line }?
web-status-sending = …
web-status-paused = Premor.
web-status-open = Čakamo na drugega igralca.
web-status-over = Partija je končana.
web-told-give = { $name } da: { $piece }.
web-told-place = { $name } postavi na { $square }.
web-told-call = { $line ->
        [none] { $name } zakliče Quarto. To je vrsta!
       *[other] { $name } zakliče Quarto: { $line }. To je vrsta!
    }
web-told-false-call = { $name } zakliče Quarto, a to ni vrsta.
web-told-done = { $name } nima česa zaklicati.

### Stranica u pregledniku.

web-name = Fourfold
web-home = Sve igre
web-skip = Prijeđi na sadržaj
web-navigation = Fourfold
web-close = Zatvori
web-yes = Da
web-no = Ne
web-you = ti
web-nobody = još nitko
web-somebody = Netko
web-default-name = Gost
web-player-a = Igrač 1
web-player-b = Igrač 2

## Naslovi stranica

web-title-home = Fourfold
web-title-table = Za stolom · Fourfold
web-title-join = Pozivnica · Fourfold
web-title-device = Tvoje mjesto · Fourfold
web-title-games = Moje partije · Fourfold
web-title-nowhere = Nije nađeno · Fourfold

## Kad nešto ne ide

web-nowhere = Na ovoj adresi nema ničega.
web-page-offline = Stranica se nije mogla učitati. Možda nema interneta.
web-try-again = Pokušaj opet
web-reload = Učitaj ponovno
web-try-now = Pokušaj sad
web-refused-offline = Poslužitelj nije dostupan. Ima li interneta?
web-refused-other = To nije uspjelo ({ $code }).
web-opening = Otvaram stol…
web-waits-for-server = Ova partija čeka poslužitelj. Otvorit će se čim bude veze.
web-connection-lost = Veza je prekinuta. Vraćam se…

## Početna

web-game-quarto = Quarto
web-about-game-quarto = Četiri u nizu s nečim zajedničkim. Ti biraš što protivnik postavlja.
web-game-fulls = Pune
web-about-game-fulls = Slaži pločice boju do boje. Na pločicu koja zatvori kvadrat mora se odgovoriti istom takvom.
web-game-squares = Kvadrati
web-about-game-squares = Složi mozaik od sedam pločica iza paravana. Pobjeđuje tko ima najviše kvadrata, a važno je i tko će prvi reći „stop”.
web-game-claims = Plijen
web-about-game-claims = Pune s nagradom: tko završi niz punih pločica, uzima mozaik i njegove kvadrate.
web-game-quados = Kvados
web-about-game-quados = Kvadrati, a onda pobjednik gradi dalje pločicama obaju igrača.
web-game-reach = Domet
web-about-game-reach = Linija dijeli stol. Kvadrati se broje na tvojoj strani, a pune pločice daju ti da nastaviš ili uskočiš.
web-game-doubles = Dvostruke
web-about-game-doubles = Bez čekanja na red: svatko slaže svoj mozaik što brže može, a svaka pločica dodiruje dvije.
web-game-rings = Prstenje
web-about-game-rings = Dvostruke s kutovima i prstenovima od četiri pločice oko praznog polja.
web-game-steals = Krađa
web-about-game-steals = Svatko ima svoj mozaik i smije uzimati pločice iz tuđega.
web-game-frames = Okviri
web-about-game-frames = Sagradi okvir iza paravana. Pobjeđuje najveća rupa.
web-game-squares-plus = Kvadrati +
web-about-game-squares-plus = Kvadrati sa sve dvadeset četiri pločice, po dvanaest svakome.
web-game-claims-plus = Plijen +
web-about-game-claims-plus = Plijen sa sve dvadeset četiri pločice i početnim mozaikom od četiri.
web-game-reach-plus = Domet +
web-about-game-reach-plus = Domet sa sve dvadeset četiri pločice i devet polja do cilja.
web-game-doubles-plus = Dvostruke +
web-about-game-doubles-plus = Dvostruke sa sve dvadeset četiri pločice i šest u ruci.
web-game-rings-plus = Prstenje +
web-about-game-rings-plus = Prstenje sa sve dvadeset četiri pločice i šest u ruci.
web-game-steals-plus = Krađa +
web-about-game-steals-plus = Krađa sa sve dvadeset četiri pločice i potezima od tri.
web-games = Igre
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Još igara
web-ways = Načini igre
web-play-computer = Protiv računala
web-play-friend = Prijatelj, preko linka
web-play-here = Udvoje, ovdje
web-play-anybody = Bilo tko online
web-level = Koliko jako igra računalo
web-level-is = { $level }, { $name }. { $about }
web-continue = Nastavi igru
web-finished = Završene
web-my-games = Moje partije
web-no-games = Na ovom uređaju još nema partija.
web-tile-with = Protiv: { $name }
web-tile-here = { $a } i { $b }
web-tile-continue = Nastavi
web-tile-open = Još nitko nije došao
web-tile-invite = Čekaj dalje

## Postavke

web-learn = Uči
web-solve = Riješi
web-here-turns = Dvoje ovdje: pločice su između poteza pokrivene.
web-here-cutting-in = Dvoje ovdje: pločice su između poteza pokrivene, i nitko ne uskače.
web-here-building = Dvoje ovdje: gradite jedno za drugim, na vrijeme; brži se računa kao prvi.
web-here-race = Dvoje ovdje: igrate naizmjence umjesto utrke.
web-from-age = Od { $age } godina
web-rules-help = Pravila i pomoć
web-how-to-play = Kako se igra { $game }
web-settings = Postavke
web-your-name = Tvoje ime
web-theme = Izgled
web-theme-auto = Sustav
web-theme-light = Svijetao
web-theme-dark = Taman
web-theme-contrast = Kontrast
web-pieces = Figure
web-pieces-wood = Drvo
web-pieces-plain = Obične
web-palette = Boje pločica
web-palette-rainbow = Duga
web-palette-safe = Za daltoniste
web-patterns = Znakovi na pločicama
web-sound = Zvuk
web-motion = Pokret
web-language = Jezik
web-my-data = Preuzmi moje partije
web-forget-me = Izbriši moje podatke
web-forget-me-sure = Tvoje se ime briše, započete se partije predaju, a ovaj se preglednik zaboravlja. Završene partije ostaju tvojim protivnicima, bez tvojeg imena.

## Pravila na izbor

web-rules = Pravila
web-rules-are = { $custom ->
        [yes] { $name }, promijenjeno
       *[no] { $name }
    }
web-rules-done = Gotovo
web-about-international = Četiri figure u nizu s nečim zajedničkim. Tko vidi, uzvikuje.
web-about-beginners-1 = Svijetla ili tamna, ništa se drugo ne gleda. Za prvu partiju.
web-about-beginners-2 = Dvije stvari za gledanje, kad je prva partija bila laka.
web-about-beginners-3 = Tri stvari za gledanje; rupa dolazi na kraju.
web-about-advanced = Pobjeđuju i četiri susjedne u kvadratu. Još devet načina da nešto previdiš.
web-about-tournament = Šezdeset sekundi da postaviš i daš. Uzvikni samo ako znaš sigurno.
web-about-balkan = Ako je linija propuštena, pobjeđuje tko je od dvoje prvi uzvikne.
web-about-taiwan = Reci Quarto i gdje ćeš postaviti, prije postavljanja. Što je propušteno, propušteno je.
web-about-greek-2 = Jedna zajednička osobina nije dovoljna, trebaju dvije.
web-edition = Kako kaže uputa
web-edition-none = Odaberi jezik…
web-custom = Svako pravilo zasebno
web-match = Partija u meču
web-names = Imena
web-names-here = Kad dvoje igra za ovim zaslonom:
web-no-limit = Neograničeno
web-seconds = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekunde
       *[other] { $seconds } sekundi
    }
web-feature-colour = Boja
web-feature-shape = Oblik
web-feature-height = Visina
web-feature-top = Rupa
web-option-features = Što se broji
web-option-shared = Koliko zajedničkoga moraju imati četiri figure
web-option-squares = Kvadrati 2×2 su linije
web-option-calls = Linija pobjeđuje
web-option-calls-players = uz uzvik
web-option-calls-auto = sama
web-option-late-call = Propuštenu liniju smije uzviknuti
web-option-late-call-opponent = protivnik
web-option-late-call-either = svatko
web-option-late-call-none = nitko
web-option-call-when = Uzvikuje se
web-option-call-when-after = nakon postavljanja
web-option-call-when-before = prije postavljanja
web-option-point = Za uzvik treba
web-option-point-line = pokazati liniju
web-option-point-word = samo riječ
web-option-false-call = Pogrešan uzvik košta
web-option-false-call-refuse = ništa
web-option-false-call-forfeit = partiju
web-option-starter = Prvu figuru daje
web-option-starter-lot = ždrijeb
web-option-starter-first = prvi igrač
web-option-starter-loser = zadnji gubitnik
web-option-move-time = Vrijeme za potez

## Pravila riječima, za one koji ih nisu birali

web-rules-short-international = Uobičajena pravila
web-rules-short-beginners-1 = Broji se samo boja
web-rules-short-beginners-2 = Broje se boja i oblik
web-rules-short-beginners-3 = Broji se sve osim rupe
web-rules-short-advanced = Broje se kvadrati 2×2
web-rules-short-tournament = Turnir
web-rules-short-balkan = Kasni uzvik za oboje
web-rules-short-taiwan = Uzvik prije postavljanja
web-rules-short-greek-2 = Dvije zajedničke osobine
web-rule-features = Broji se: { $features }.
web-rule-squares = I četiri susjedne u kvadratu 2×2 čine liniju.
web-rule-shared = { $shared ->
        [one] Za liniju je potrebna { $shared } zajednička osobina.
        [few] Za liniju su potrebne { $shared } zajedničke osobine.
       *[other] Za liniju je potrebno { $shared } zajedničkih osobina.
    }
web-rule-calls-auto = Linija pobjeđuje sama; nitko je ne mora uzviknuti.
web-rule-late-call-either = Propuštenu liniju smije uzviknuti bilo koji igrač.
web-rule-late-call-none = Propuštena se linija ne može uzviknuti poslije.
web-rule-call-when-before = Uzvikni prije postavljanja i reci gdje ćeš postaviti.
web-rule-point-word = Za uzvik je dovoljna riječ; nitko ne mora pokazati liniju.
web-rule-move-time = { $seconds ->
        [one] { $seconds } sekunda za potez.
        [few] { $seconds } sekunde za potez.
       *[other] { $seconds } sekundi za potez.
    }
web-rule-false-call-forfeit = Pogrešan uzvik gubi partiju.
web-rule-starter-first = Prvi igrač daje prvu figuru.
web-rule-starter-loser = Tko je izgubio prošlu partiju, daje prvu figuru.
web-rule-match = { $games ->
        [1] Jedna partija.
        [one] Meč od { $games } partije.
        [few] Meč od { $games } partije.
       *[other] Meč od { $games } partija.
    }

## Pozivanje i pridruživanje

web-invite-title = Pozovi prijatelja
web-invite-hint = Pošalji ovaj link. Partija se ovdje otvara čim prijatelj dođe.
web-invite-game = Igraj sa mnom! { $game }:
# As in English
web-link = Link
web-link-only-here = Na ovoj adresi link se otvara samo na ovom računalu.
web-link-serve = Za druge uređaje pokreni poslužitelj s „{ $command }” i otvori ovu stranicu pod imenom ovog računala u mreži.
web-qr = Link kao QR kod
web-copy = Kopiraj link
web-copied = Kopirano.
web-share = Podijeli
web-looking = Tražim nekoga…
web-looking-hint = Partija se otvara čim netko dođe.
web-looking-long = Još nitko nije došao. Možeš čekati dalje ili za ovim stolom igrati s računalom.
web-play-bot-instead = Protiv računala
web-invited = { $name } te poziva: { $game }
web-join = Sjedni i igraj
web-set-up = Od postavljene pozicije
web-set-up-known = Od postavljene pozicije, s istim skrivenim pločicama
web-set-up-who = Ova partija ne počinje od početka, nego od pozicije koju postavlja { $name }.
web-set-up-drawn = Pločice koje ne vidiš izvučene su iznova. Nitko ih ne zna.
web-set-up-known-tiles = Skrivene pločice iste su kao prije. { $name } možda zna tvoje pločice.
web-set-up-agree = Pristajem igrati s ovim pločicama
web-invite-over = Ovo je mjesto zauzeto.
web-to-table = Za stol
web-another-device = Drugi uređaj
web-move-seat-title = Igraj na drugom uređaju
web-move-seat-hint = Otvori ondje ovaj link i tvoje se mjesto seli. Vrijedi jednom.
web-device-title = Nastavi ovdje
web-device-hint = Tvoje se mjesto seli na ovaj uređaj; drugi onda samo gleda.
web-device-take = Zauzmi mjesto
web-seat-moved = Tvoje se mjesto preselilo na drugi uređaj.

## Za stolom

web-table-of = { $game }: { $a } i { $b }
web-players = Igrači
web-score = Pobjede
web-away = nije tu
web-is-away = { $name } nije tu.
web-left = { $name } više nije za stolom.
web-download-record = Preuzmi zapis
web-awaited = { $count ->
        [one] Čekamo da dođe { $name }.
        [few] Čekamo da dođu igrači.
       *[other] Čekamo da dođu igrači.
    } { $clock ->
        [yes] Sat kreće kad oba igrača budu tu.
       *[no] Partija počinje kad oba igrača budu tu.
    }
web-claim = Traži pobjedu
web-clock = Još { $time }
web-seconds-left = Preostalo sekundi: { $seconds }.
web-acts = Za stolom
web-ask-takeback = Vrati potez
web-ask-draw = Remi
web-ask-pause = Pauza
web-resign = Predaj
web-resign-title = Predaješ?
web-resign-sure = { $here ->
        [yes] { $name } predaje, a pobjeđuje druga strana.
       *[no] Predaješ, a pobjeđuje protivnik.
    }
web-play-on = Igraj dalje
web-request = { $wish ->
        [draw] { $name } nudi remi.
        [pause] { $name } traži pauzu.
       *[takeback] { $name } želi vratiti zadnji potez.
    } { $here ->
        [yes] { $other }, pristaješ?
       *[no] Pristaješ?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Tvoja ponuda za remi je poslana.
                [pause] Tvoja molba za pauzu je poslana.
               *[takeback] Tvoja molba za vraćanje poteza je poslana.
            } Čeka se odgovor…
       *[no] { $name } čeka odgovor.
    }
web-paused = Pauza
web-resume = Nastavi
web-result-won = Pobjeda!
web-result-lost = Poraz.
web-result-draw = Remi.
web-result-score = { $high } : { $low }
web-result-winner = { $name } pobjeđuje!
web-match-game = Partija { $number } od { $count }
web-match-score = Meč dosad: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Dobivaš meč, { $high } prema { $low }!
        [other] Gubiš meč: dobiva ga { $name }, { $high } prema { $low }.
       *[name] { $name } dobiva meč, { $high } prema { $low }!
    }{ $even ->
        [yes] {" "}Uz jednak rezultat odlučuje zadnja dobivena partija.
       *[no] {""}
    }
web-match-drawn = Meč je završio remijem: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Još jedan meč
web-watching = Gledaš.
web-watch-next = Na sljedeću partiju
web-rematch = Igraj opet
web-rematch-too = Da, opet!
web-rematch-waiting = Čekam…
web-to-replay = Snimka
web-replay = Pogledaj opet
web-told-begins = { $name } počinje.
web-act-told-join = { $name } je tu.
web-act-told-ask = { $wish ->
        [draw] { $name } nudi remi.
        [pause] { $name } traži pauzu.
       *[takeback] { $name } želi vratiti potez.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } pristaje.
       *[no] { $name } ne pristaje.
    }
web-act-told-away = { $name } odlazi.
web-act-told-wait = Partija čeka da dođe { $name }.
web-act-told-back = { $name } je tu.
web-act-told-resume = { $name } nastavlja.
web-act-told-rematch = { $name } želi igrati opet.

## Quarto

web-board = Ploča
web-tray = Figure za davanje
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, prazno
web-hand = { $name } drži: { $piece }
web-hand-give = Daj odabranu figuru: { $name }
web-hand-empty = Prazna ruka: { $name }
web-moves = Potezi
web-no-moves = Još nema poteza.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: nije linija { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Uzvikni
web-call-leave = Ipak ne
web-done = Nema linije
web-nothing-full = Kroz zadnju figuru ne ide nijedna puna linija. Starije se više ne broje.
web-status-place = { $who ->
        [you] Postavi figuru.
        [here] { $name }, postavi figuru.
       *[other] { $name } postavlja…
    }
web-status-give = { $who ->
        [you] Odaberi figuru za davanje.
        [here] { $name }, odaberi figuru: dobiva je { $other }.
       *[other] { $name } bira figuru…
    }
web-status-give-sure = Dodirni je opet da je daš.
web-status-close = { $who ->
        [you] Sve su figure postavljene. Ima li linije?
        [here] { $name }, ima li linije?
       *[other] { $name } traži liniju…
    }
web-status-thinking = { $name } razmišlja…
web-status-point-square = Gdje ćeš je postaviti?
web-status-point-line = Dodirni svoju liniju.
web-status-point-sure = Tvoja linija: { $line }?
web-status-sending = …
web-status-paused = Pauza.
web-status-open = Čekamo drugog igrača.
web-status-over = Partija je gotova.
web-told-give = { $name } daje: { $piece }.
web-told-place = { $name } postavlja na { $square }.
web-told-call = { $line ->
        [none] { $name } uzvikuje Quarto. To je linija!
       *[other] { $name } uzvikuje Quarto: { $line }. To je linija!
    }
web-told-false-call = { $name } uzvikuje Quarto, ali to nije linija.
web-told-done = { $name } nema što uzviknuti.

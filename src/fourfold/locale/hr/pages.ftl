### Stranice uz stol: snimka, pravila, postavljanje.

web-title-replay = Snimka · Fourfold
web-title-rules = Kako se igra · Fourfold
web-title-setup = Postavi · Fourfold
web-title-analysis = Analiza · Fourfold
web-title-review = Pregled · Fourfold
web-title-levels = Razine računala · Fourfold

## Snimka

web-replay-of = { $a } i { $b }
web-replay-opening = Učitavam partiju…
web-replay-result-draw = Remi
web-replay-result-winner = { $name } pobjeđuje
web-replay-result-none = Još nije gotovo
web-replay-step = Korak { $step } od { $last }
web-replay-steps = Koraci partije
web-replay-walk = Prođi kroz partiju
web-replay-first = Na početak
web-replay-back = Korak natrag
web-replay-forward = Korak naprijed
web-replay-last = Na kraj
web-replay-play = Pokreni
web-replay-pause = Stani
web-replay-began = { $name } počinje i bira prvu figuru.
web-replay-began-holding = { $name } počinje s figurom u ruci.
web-replay-told-resign = { $name } predaje partiju.
web-replay-told-claim = { $name } traži pobjedu: druga se strana nije vratila.
web-replay-told-time-up = Vrijeme je isteklo.
web-replay-told-wait = Partija čeka igrača.
web-replay-told-away = Netko nije tu.
web-replay-told-back = Svi su opet tu.
web-replay-told-resumed = Partija je bila prekinuta i nastavlja se.
web-replay-told-takeback = { $name } pristaje i potez je vraćen.
web-replay-told-word = { $right ->
        [yes] { $name } uzvikuje Quarto. Linija postoji!
       *[no] { $name } uzvikuje Quarto, ali linije nema.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } je drži.
web-replay-hand-empty = Nitko ne drži figuru.
web-replay-rest = Preostale figure
web-replay-missed = Previđeno: { $lines }. Nitko nije uzviknuo.
web-replay-missed-some = { $count ->
        [one] U ovoj je partiji linija previđena { $count } put.
        [few] U ovoj je partiji linija previđena { $count } puta.
       *[other] U ovoj je partiji linija previđena { $count } puta.
    }
web-replay-missed-none = Nijedna linija nije previđena.
web-replay-missed-show = Pokaži
web-replay-missed-next = Pokaži sljedeću
web-replay-moves = Potezi
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, vraćeno
web-replay-move-missed = { $move }, previđena linija
web-replay-entry-start = Početak
web-replay-entry-resign = { $name } predaje
web-replay-entry-claim = { $name } traži pobjedu
web-replay-entry-time = Kraj vremena
web-replay-entry-done = { $name }: bez uzvika
web-replay-entry-agreed = Dogovoren remi
web-replay-share = Podijeli partiju
web-replay-link = Kopiraj link
web-replay-link-copied = Link je kopiran. Otvara partiju na ovom koraku.
web-replay-link-text = Partija igre { $game }:
web-replay-save = Spremi…
web-replay-save-title = Spremi partiju
web-replay-save-picture = Slika
web-replay-save-picture-hint = Kako stoji na kraju.
web-replay-save-svg = Kao SVG
web-replay-save-png = Kao PNG
web-replay-save-record = Zapis
web-replay-save-record-hint = Svi potezi, da se čuvaju ili ponovno otvore ovdje.
web-replay-save-text = Za čitanje
web-replay-save-json = Za programe
web-replay-save-failed = Slika se nije mogla napraviti.
web-replay-on = Nastavi odavde
web-replay-on-title = Nastavi od koraka { $step }
web-replay-on-hint = Novi stol s ovom pozicijom. Linije koje su već gotove više se ne broje, samo nove.
web-replay-on-over = Ovdje se više nema što igrati.
web-replay-on-side = Igraš za
web-replay-on-computer = Protiv računala
web-replay-on-here = Udvoje, ovdje
web-replay-on-friend = Prijatelj, preko linka
web-replay-to-table = Za stol
web-replay-opened = Snimke otvorene na ovom uređaju
web-replay-opened-hint = Otvaraju se i kad nema interneta.

## Kako se igra

web-rulebook-title = Kako se igra Quarto
web-rulebook-lead = Dvoje ljudi, šesnaest figura, jedna ploča. Tri minute, i znaš sve.
web-rulebook-play = Igraj odmah
web-rulebook-print = Ispiši stranicu
web-rulebook-pieces = Figure
web-rulebook-pieces-text = Svaka od šesnaest figura postoji samo jednom. Figura je svijetla ili tamna, okrugla ili četvrtasta, visoka ili niska, puna ili šuplja. Ničije su: oboje igrate svim figurama.
web-rulebook-all = Svih šesnaest figura
web-rulebook-pair-colour = svijetla ili tamna
web-rulebook-pair-shape = okrugla ili četvrtasta
web-rulebook-pair-height = visoka ili niska
web-rulebook-pair-top = puna ili šuplja
web-rulebook-turn = Potez: postavi, pa daj
web-rulebook-turn-text = Nikad ne biraš svoju figuru. Protivnik ti je daje, a ti je stavljaš na bilo koje slobodno polje. Onda biraš figuru koju protivnik mora postaviti.
web-rulebook-turn-1 = Dobivaš figuru.
web-rulebook-turn-2 = Stavljaš je na slobodno polje.
web-rulebook-turn-3 = Biraš figuru i daješ je.
web-rulebook-turn-board = Ploča s četiri figure; nova stoji na c2.
web-rulebook-line = Što pobjeđuje
web-rulebook-line-text = Četiri figure u redu, stupcu ili na dugoj dijagonali koje imaju nešto zajedničko čine liniju: sve tamne, sve šuplje, sve niske… Nije važno tko ih je stavio.
web-rulebook-line-hollow = Sve četiri na dijagonali su šuplje. Ništa drugo nije isto, i ne mora biti.
web-rulebook-line-tall = Sve četiri u stupcu su visoke.
web-rulebook-line-none = Pun red, a nije linija: ništa nije isto na sve četiri.
web-rulebook-quiz = Čine li ove četiri liniju?
web-rulebook-quiz-text = Što je zajedničko svim četirima? Točnih odgovora može biti i više; dovoljan je jedan.
web-rulebook-quiz-number = { $number } od { $count }
web-rulebook-quiz-group = Četiri figure, { $number } od { $count }
web-rulebook-quiz-what = Zajedničko je
web-rulebook-quiz-colour = Boja
web-rulebook-quiz-shape = Oblik
web-rulebook-quiz-height = Visina
web-rulebook-quiz-top = Rupa
web-rulebook-quiz-nothing = Ništa
web-rulebook-quiz-right = Da. { $why }
web-rulebook-quiz-wrong = Ne baš. { $why }
web-rulebook-quiz-wait = Odaberi, pa ćeš vidjeti.
web-rulebook-quiz-next = Sljedeće
web-rulebook-quiz-again = Ispočetka
web-rulebook-quiz-score = Na prvi pogled: { $right } od { $count }.
web-rulebook-quiz-why-dark = Sve četiri su tamne, što god još bile. Linija.
web-rulebook-quiz-why-hollow = Sve četiri imaju rupu. Boje, oblici i visine su izmiješani, ali jedno je dovoljno.
web-rulebook-quiz-why-none-near = Tri su okrugle, tri su visoke, tri su svijetle. Tri nisu dovoljne: nema linije.
web-rulebook-quiz-why-square-short = Sve četiri su četvrtaste i sve četiri su niske. Dva razloga odjednom, ipak jedna linija.
web-rulebook-quiz-why-none-two = Od svega po dvije: nema linije.
web-rulebook-quiz-why-solid = Nijedna nema rupu. I to im je zajedničko. Linija.
web-rulebook-give = Koju figuru smiješ dati?
web-rulebook-give-text = Tvoja figura je postavljena; sada daj sljedeću. U dva reda nedostaje po jedna figura do linije. Nađi figuru koja ne završava nijedan.
web-rulebook-give-board = U redu 4 su tri tamne figure, u redu 1 tri šuplje.
web-rulebook-give-pieces = Figure za davanje
web-rulebook-give-wait = Dodirni figuru.
web-rulebook-give-safe = Sigurna: svijetla je i puna, pa ne završava nijedan red.
web-rulebook-give-dark = Protivnik je stavlja na d4: četiri tamne figure. Poraz!
web-rulebook-give-hollow = Protivnik je stavlja na d1: četiri šuplje figure. Poraz!
web-rulebook-give-both = Tamna i šuplja: protivnik može birati između d4 i d1. Poraz!
web-rulebook-call = Moraš uzviknuti
web-rulebook-call-text = Linija sama ne donosi pobjedu. Netko je mora vidjeti, uzviknuti „Quarto!” i pokazati je. Tko previdi liniju, može je izgubiti od protivnika.
web-rulebook-call-1 = Tvoja je figura na ploči
web-rulebook-call-1-who = Smiješ uzviknuti, prije nego što daš sljedeću.
web-rulebook-call-2 = Sljedeća je figura dana
web-rulebook-call-2-who = Sada protivnik smije uzviknuti ono što ti je promaknulo, prije nego što postavi.
web-rulebook-call-3 = Sljedeća figura je postavljena
web-rulebook-call-3-who = Stara linija više ne vrijedi. Broje se samo linije kroz novu figuru.
web-rulebook-call-false = Uzvik, a linije nema? Svi to čuju, i ništa više. Smiješ jednom u potezu, pa gledaj dobro.
web-rulebook-call-end = Kad svih šesnaest figura stoji, svatko smije još jednom uzviknuti; zatim je remi.
web-rulebook-call-page = Stranica ti nikad ne kaže ima li linije. U tome i jest igra.
web-rulebook-variants = Drugi načini igre
web-rulebook-variants-text = Biraš ih na početnoj stranici, ispod gumba za igru. Svako se pravilo može promijeniti i zasebno.
web-rulebook-block = Četiri susjedne u kvadratu
web-rulebook-block-board = U igri za napredne i ove četiri, sve svijetle, čine liniju.
web-rulebook-ready = Spremni?

## Postavljanje

web-setup-title = Postavi poziciju
web-setup-lead = Dodirni figuru, pa polje. Dodirni figuru na ploči da je pomakneš ili skloniš.
web-setup-board = Ploča za postavljanje
web-setup-hand-none = Nitko ne drži figuru. Dodirni figuru, pa ovo mjesto.
web-setup-hand-is = U ruci: { $piece }
web-setup-hand-put = U ruku: { $piece }
web-setup-pieces = Neiskorištene figure
web-setup-off = Skloni
web-setup-clear = Isprazni
web-setup-status-empty = Odaberi figuru.
web-setup-status-lifted = { $piece }: kamo?
web-setup-status-count = { $count ->
        [one] Na ploči je { $count } figura.
        [few] Na ploči su { $count } figure.
       *[other] Na ploči je { $count } figura.
    }
web-setup-put = { $square }: { $piece }.
web-setup-taken = Sklonjeno: { $piece }.
web-setup-handed = U ruci: { $piece }.
web-setup-position = Kao tekst
web-setup-position-hint = Kopiraj, ili zalijepi: redovi od 4 do 1, zatim figura u ruci.
web-setup-not-position = To nije pozicija. Izgleda ovako: { $example }
web-setup-piece-twice = Ova je figura tu dvaput: { $piece }.
web-setup-record-pasted = To je zapis. Ispod je; otvori ga ondje.
web-setup-start = Počni ovdje
web-setup-start-title = Odigraj
web-setup-with = S kim
web-setup-with-bot = Računalo
web-setup-with-friend = Prijatelj
web-setup-with-here = Ovdje
web-setup-turn = { $holding ->
        [yes] Figuru postavlja
       *[no] Sljedeću figuru daje
    }
web-setup-turn-lot = ždrijeb
web-setup-turn-you = ja
web-setup-turn-other = drugi
web-setup-turn-first = igrač 1
web-setup-turn-second = igrač 2
web-setup-record-title = Pogledaj zapis
web-setup-record-lead = Zalijepi zapis ili odaberi datoteku, pa gledaj partiju korak po korak.
web-setup-record = Zapis
web-setup-record-file = Odaberi datoteku
web-setup-record-open = Pogledaj
web-setup-record-big = Ova je datoteka prevelika za zapis.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Postavi poziciju

## Prema analizi, pregledu i razinama

web-analysis-link = Analiziraj poziciju
web-setup-analyse = Analiziraj
web-review-link = Pregled
web-levels-link = Što očekivati od koje razine

### Puslapiai šalia stalo: peržiūra, taisyklės, išdėstymas.

web-title-replay = Peržiūra · Fourfold
web-title-rules = Kaip žaisti · Fourfold
web-title-setup = Išdėstymas · Fourfold
web-title-analysis = Analizė · Fourfold
web-title-review = Apžvalga · Fourfold
web-title-levels = Kompiuterio lygiai · Fourfold

## Peržiūra

web-replay-of = { $a } ir { $b }
web-replay-opening = Įkeliama partija…
web-replay-result-draw = Lygiosios
web-replay-result-winner = Laimi { $name }
web-replay-result-none = Dar nebaigta
web-replay-step = Žingsnis { $step } iš { $last }
web-replay-steps = Partijos žingsniai
web-replay-walk = Eiti per partiją
web-replay-first = Į pradžią
web-replay-back = Žingsnis atgal
web-replay-forward = Žingsnis pirmyn
web-replay-last = Į pabaigą
web-replay-play = Rodyti
web-replay-pause = Stabdyti
web-replay-began = Pradeda { $name } ir renka pirmą figūrėlę.
web-replay-began-holding = Pradeda { $name }, figūrėlė jau rankoje.
web-replay-told-resign = { $name } pasiduoda.
web-replay-told-claim = { $name } pasiima pergalę: kitas negrįžo.
web-replay-told-time-up = Laikas baigėsi.
web-replay-told-wait = Partija laukia žaidėjo.
web-replay-told-away = Kažko nėra prie stalo.
web-replay-told-back = Visi vėl čia.
web-replay-told-resumed = Partija buvo nutraukta ir tęsiama.
web-replay-told-takeback = { $name } sutinka, ir ėjimas atsiimamas.
web-replay-told-word = { $right ->
        [yes] { $name } skelbia „Quarto!“ Eilė yra!
       *[no] { $name } skelbia „Quarto!“, bet eilės nėra.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = Ją laiko { $name }.
web-replay-hand-empty = Niekas figūrėlės nelaiko.
web-replay-rest = Likusios figūrėlės
web-replay-missed = { $count ->
        [one] Nepastebėta: { $lines } yra eilė, ir niekas jos nepaskelbė.
        [few] Nepastebėta: { $lines } yra eilės, ir niekas jų nepaskelbė.
       *[other] Nepastebėta: { $lines } yra eilės, ir niekas jų nepaskelbė.
    }
web-replay-missed-some = { $count ->
        [1] Šioje partijoje viena eilė liko nepastebėta.
        [one] Šioje partijoje eilė nepastebėta { $count } kartą.
        [few] Šioje partijoje eilė nepastebėta { $count } kartus.
       *[other] Šioje partijoje eilė nepastebėta { $count } kartų.
    }
web-replay-missed-none = Visos eilės pastebėtos.
web-replay-missed-show = Parodyti
web-replay-missed-next = Parodyti kitą
web-replay-moves = Ėjimai
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, atsiimta
web-replay-move-missed = { $move }, nepastebėta eilė
web-replay-entry-start = Pradžia
web-replay-entry-resign = { $name } pasiduoda
web-replay-entry-claim = { $name } ima pergalę
web-replay-entry-time = Laikas baigėsi
web-replay-entry-done = { $name }: eilės nėra
web-replay-entry-agreed = Sutartos lygiosios
web-replay-share = Dalytis partija
web-replay-link = Kopijuoti
web-replay-link-copied = Nuoroda nukopijuota. Ji atvers partiją ties šiuo žingsniu.
web-replay-link-text = Žaidimo { $game } partija:
web-replay-save = Įrašyti…
web-replay-save-title = Įrašyti šią partiją
web-replay-save-picture = Paveikslėlis
web-replay-save-picture-hint = Kaip viskas stovi pabaigoje.
web-replay-save-svg = Kaip SVG
web-replay-save-png = Kaip PNG
web-replay-save-record = Įrašas
web-replay-save-record-hint = Visi ėjimai: pasilikti arba vėl čia atverti.
web-replay-save-text = Skaityti
web-replay-save-json = Programoms
web-replay-save-failed = Paveikslėlio padaryti nepavyko.
web-replay-on = Žaisti nuo čia
web-replay-on-title = Žaisti nuo žingsnio { $step }
web-replay-on-hint = Naujas stalas su šia pozicija. Jau užbaigtos eilės nebegalioja, tik naujos.
web-replay-on-over = Čia nebėra ką žaisti.
web-replay-on-side = Tu žaidi už
web-replay-on-computer = Prieš kompiuterį
web-replay-on-here = Dviese čia
web-replay-on-friend = Pakviesti draugą
web-replay-to-table = Prie stalo
web-replay-opened = Šiame įrenginyje atvertos partijos
web-replay-opened-hint = Jos atsiveria ir be ryšio.

## Kaip žaisti

web-rulebook-title = Kaip žaisti Quarto
web-rulebook-lead = Du žaidėjai, šešiolika figūrėlių, viena lenta. Trys minutės, ir žinai viską.
web-rulebook-play = Žaisti
web-rulebook-print = Spausdinti puslapį
web-rulebook-pieces = Figūrėlės
web-rulebook-pieces-text = Šešiolika figūrėlių, ir visos skirtingos. Figūrėlė yra šviesi arba tamsi, apvali arba kvadratinė, aukšta arba žema, be duobutės arba su duobute. Jos niekieno: abu žaidžiate visomis.
web-rulebook-all = Visos šešiolika figūrėlių
web-rulebook-pair-colour = šviesi ar tamsi
web-rulebook-pair-shape = apvali ar kvadratinė
web-rulebook-pair-height = aukšta ar žema
web-rulebook-pair-top = be duobutės ar su duobute
web-rulebook-turn = Ėjimas: padėk, tada duok
web-rulebook-turn-text = Savo figūrėlės niekada nesirenki. Ją paduoda priešininkas, o tu dedi į bet kurį laisvą laukelį. Tada išrenki figūrėlę, kurią turės padėti priešininkas.
web-rulebook-turn-1 = Gauni figūrėlę.
web-rulebook-turn-2 = Padedi ją į laisvą laukelį.
web-rulebook-turn-3 = Išrenki figūrėlę ir ją atiduodi.
web-rulebook-turn-board = Lenta su keturiomis figūrėlėmis; naujoji stovi c2.
web-rulebook-line = Kas laimi
web-rulebook-line-text = Keturios figūrėlės horizontaliai, vertikaliai ar ilgojoje įstrižainėje, turinčios ką nors bendra, sudaro eilę: visos tamsios, visos su duobute, visos žemos… Nesvarbu, kas jas padėjo.
web-rulebook-line-hollow = Visos keturios įstrižainėje su duobute. Daugiau nieko bendra nėra, ir nereikia.
web-rulebook-line-tall = Visos keturios vertikalėje aukštos.
web-rulebook-line-none = Horizontalė pilna, o eilės nėra: visos keturios neturi nieko bendra.
web-rulebook-quiz = Ar šios keturios sudaro eilę?
web-rulebook-quiz-text = Kas bendra visoms keturioms? Teisingų atsakymų gali būti ne vienas; užtenka vieno.
web-rulebook-quiz-number = { $number } iš { $count }
web-rulebook-quiz-group = Keturios figūrėlės, { $number } iš { $count }
web-rulebook-quiz-what = Bendra yra
web-rulebook-quiz-colour = Spalva
web-rulebook-quiz-shape = Forma
web-rulebook-quiz-height = Aukštis
web-rulebook-quiz-top = Duobutė
web-rulebook-quiz-nothing = Nieko
web-rulebook-quiz-right = Taip. { $why }
web-rulebook-quiz-wrong = Ne visai. { $why }
web-rulebook-quiz-wait = Pasirink ir pamatysi.
web-rulebook-quiz-next = Kitos keturios
web-rulebook-quiz-again = Nuo pradžių
web-rulebook-quiz-score = Iš pirmo žvilgsnio: { $right } iš { $count }.
web-rulebook-quiz-why-dark = Visos keturios tamsios, kad ir kokios dar būtų. Eilė.
web-rulebook-quiz-why-hollow = Visos keturios su duobute. Spalvos, formos ir aukščiai įvairūs, bet vieno bruožo užtenka.
web-rulebook-quiz-why-none-near = Trys apvalios, trys aukštos, trys šviesios. Trijų neužtenka: ne eilė.
web-rulebook-quiz-why-square-short = Visos keturios kvadratinės, ir visos keturios žemos. Dvi priežastys iš karto, o eilė vis tiek viena.
web-rulebook-quiz-why-none-two = Visko po dvi: ne eilė.
web-rulebook-quiz-why-solid = Visos be duobutės. Tai irgi bendras bruožas. Eilė.
web-rulebook-give = Kurią figūrėlę gali duoti?
web-rulebook-give-text = Padėjai, dabar duok. Dviem horizontalėms iki eilės trūksta vienos figūrėlės. Rask tokią, kuri neužbaigtų nė vienos.
web-rulebook-give-board = Horizontalėje 4 – trys tamsios figūrėlės, horizontalėje 1 – trys su duobute.
web-rulebook-give-pieces = Figūrėlės duoti
web-rulebook-give-wait = Paliesk figūrėlę.
web-rulebook-give-safe = Saugu: ji šviesi ir be duobutės, tad eilės neužbaigia.
web-rulebook-give-dark = Priešininkas deda ją į d4: keturios tamsios. Pralaimėta!
web-rulebook-give-hollow = Priešininkas deda ją į d1: keturios su duobute. Pralaimėta!
web-rulebook-give-both = Tamsi ir su duobute: priešininkas renkasi d4 arba d1. Pralaimėta!
web-rulebook-call = Eilę reikia paskelbti
web-rulebook-call-text = Pati eilė nieko nelaimi. Kas nors turi ją pamatyti, sušukti „Quarto!“ ir parodyti. Jei eilės nepastebėsi, ji gali atitekti kitam.
web-rulebook-call-1 = Tu padėjai
web-rulebook-call-1-who = Gali skelbti, kol dar nedavei figūrėlės.
web-rulebook-call-2 = Tu davei
web-rulebook-call-2-who = Dabar priešininkas, kol nepadėjo, gali paskelbti tai, ko nepastebėjai tu.
web-rulebook-call-3 = Kita figūrėlė padėta
web-rulebook-call-3-who = Senoji eilė prarasta visam laikui. Galioja tik eilės per naująją figūrėlę.
web-rulebook-call-false = Paskelbei, o eilės nėra? Visi tai girdi, ir tiek. Skelbti gali kartą per ėjimą, tad gerai įsižiūrėk.
web-rulebook-call-end = Kai padėtos visos šešiolika figūrėlių, kiekvienas gali skelbti dar kartą; tada lygiosios.
web-rulebook-call-page = Puslapis niekada nesako, ar yra eilė. Toks ir yra žaidimas.
web-rulebook-variants = Kitos taisyklės
web-rulebook-variants-text = Jas renkiesi pirmame puslapyje, po žaidimo mygtuku. Galima keisti ir kiekvieną taisyklę atskirai.
web-rulebook-block = Keturios kaimynės kvadratu
web-rulebook-block-board = Pažengusiųjų žaidime šios keturios, visos šviesios, irgi yra eilė.
web-rulebook-ready = Pradedam?

## Išdėstymas

web-setup-title = Išdėstyk poziciją
web-setup-lead = Paliesk figūrėlę, tada laukelį. Paliesk figūrėlę lentoje, kad ją perkeltum ar nuimtum.
web-setup-board = Lenta išdėstymui
web-setup-hand-none = Niekas figūrėlės nelaiko. Paliesk figūrėlę, tada čia.
web-setup-hand-is = Rankoje: { $piece }
web-setup-hand-put = Imti į ranką: { $piece }
web-setup-pieces = Nepanaudotos figūrėlės
web-setup-off = Nuimti
web-setup-clear = Išvalyti
web-setup-status-empty = Išrink figūrėlę.
web-setup-status-lifted = { $piece }: kur?
web-setup-status-count = { $count ->
        [one] Lentoje { $count } figūrėlė.
        [few] Lentoje { $count } figūrėlės.
       *[other] Lentoje { $count } figūrėlių.
    }
web-setup-put = { $square }: { $piece }.
web-setup-taken = Nuimta: { $piece }.
web-setup-handed = Rankoje: { $piece }.
web-setup-position = Tekstu
web-setup-position-hint = Nukopijuok arba įklijuok savo: horizontalės nuo 4 iki 1, tada figūrėlė rankoje.
web-setup-not-position = Tai ne pozicija. Ji atrodo taip: { $example }
web-setup-piece-twice = Ši figūrėlė yra du kartus: { $piece }.
web-setup-record-pasted = Tai įrašas. Jis žemiau; atverk jį ten.
web-setup-start = Pradėti čia
web-setup-start-title = Žaisk
web-setup-with = Su kuo
web-setup-with-bot = Kompiuteris
web-setup-with-friend = Draugas
web-setup-with-here = Čia
web-setup-turn = { $holding ->
        [yes] Figūrėlę deda
       *[no] Kitą figūrėlę duoda
    }
web-setup-turn-lot = burtai
web-setup-turn-you = aš
web-setup-turn-other = kitas
web-setup-turn-first = žaidėjas 1
web-setup-turn-second = žaidėjas 2
web-setup-record-title = Peržiūrėk įrašą
web-setup-record-lead = Įklijuok įrašą arba pasirink failą ir žiūrėk partiją žingsnis po žingsnio.
web-setup-record = Įrašas
web-setup-record-file = Pasirinkti failą
web-setup-record-open = Peržiūrėti
web-setup-record-big = Šis failas per didelis, kad būtų įrašas.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Išdėstyti poziciją

## Nuorodos į analizę, apžvalgą ir lygius

web-analysis-link = Pozicijos analizė
web-setup-analyse = Analizuoti
web-review-link = Apžvalga
web-levels-link = Ko tikėtis iš kiekvieno lygio

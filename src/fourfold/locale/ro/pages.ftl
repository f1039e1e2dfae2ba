### Paginile de lângă masă: reluare, reguli, aranjare.

web-title-replay = Reluare · Fourfold
web-title-rules = Cum se joacă · Fourfold
web-title-setup = Aranjare · Fourfold
web-title-analysis = Analiză · Fourfold
web-title-review = Revizuire · Fourfold
web-title-levels = Nivelurile calculatorului · Fourfold

## Reluare

web-replay-of = { $a } și { $b }
web-replay-opening = Se încarcă partida…
web-replay-result-draw = Remiză
web-replay-result-winner = { $name } câștigă
web-replay-result-none = Încă nu s-a terminat
web-replay-step = Pasul { $step } din { $last }
web-replay-steps = Pașii partidei
web-replay-walk = Parcurge partida
web-replay-first = La început
web-replay-back = Un pas înapoi
web-replay-forward = Un pas înainte
web-replay-last = La sfârșit
web-replay-play = Redă
web-replay-pause = Oprește
web-replay-began = { $name } începe și alege prima piesă.
web-replay-began-holding = { $name } începe cu piesa în mână.
web-replay-told-resign = { $name } cedează.
web-replay-told-claim = { $name } cere victoria: celălalt nu s-a mai întors.
web-replay-told-time-up = Timpul s-a scurs.
web-replay-told-wait = Partida așteaptă un jucător.
web-replay-told-away = Cineva lipsește.
web-replay-told-back = Toți s-au întors.
web-replay-told-resumed = Partida a fost întreruptă și continuă.
web-replay-told-takeback = { $name } e de acord, iar mutarea se retrage.
web-replay-told-word = { $right ->
        [yes] { $name } anunță Quarto. E linie!
       *[no] { $name } anunță Quarto, dar nu e linie.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = O ține { $name }.
web-replay-hand-empty = Nimeni nu ține vreo piesă.
web-replay-rest = Piese rămase
web-replay-missed = { $count ->
        [one] Scăpată din vedere: { $lines } e linie și nimeni n-a anunțat-o.
        [few] Scăpate din vedere: { $lines } sunt linii și nimeni nu le-a anunțat.
       *[other] Scăpate din vedere: { $lines } sunt linii și nimeni nu le-a anunțat.
    }
web-replay-missed-some = { $count ->
        [one] În această partidă o linie a scăpat din vedere.
        [few] În această partidă au scăpat din vedere linii de { $count } ori.
       *[other] În această partidă au scăpat din vedere linii de { $count } de ori.
    }
web-replay-missed-none = Nicio linie n-a scăpat din vedere.
web-replay-missed-show = Arat-o
web-replay-missed-next = Următoarea
web-replay-moves = Mutări
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, retrasă
web-replay-move-missed = { $move }, o linie scăpată
# As in English
web-replay-entry-start = Start
web-replay-entry-resign = { $name } cedează
web-replay-entry-claim = { $name } cere victoria
web-replay-entry-time = Timp scurs
web-replay-entry-done = { $name }: nimic de anunțat
web-replay-entry-agreed = Remiză convenită
web-replay-share = Distribuie partida
web-replay-link = Copiază linkul
web-replay-link-copied = Link copiat. Deschide partida la acest pas.
web-replay-link-text = O partidă de { $game }:
web-replay-save = Salvează…
web-replay-save-title = Salvează partida
web-replay-save-picture = Imagine
web-replay-save-picture-hint = Cum arată la sfârșit.
web-replay-save-svg = Ca SVG
web-replay-save-png = Ca PNG
web-replay-save-record = Înregistrare
web-replay-save-record-hint = Toate mutările, de păstrat sau de deschis iar aici.
web-replay-save-text = De citit
web-replay-save-json = Pentru programe
web-replay-save-failed = Imaginea nu s-a putut face.
web-replay-on = Joacă de aici
web-replay-on-title = Joacă de la pasul { $step }
web-replay-on-hint = O masă nouă cu această poziție. Liniile deja complete nu mai contează, doar cele noi.
web-replay-on-over = Aici nu mai e nimic de jucat.
web-replay-on-side = Joci pentru
web-replay-on-computer = Contra calculatorului
web-replay-on-here = În doi, aici
web-replay-on-friend = Un prieten, prin link
web-replay-to-table = La masă
web-replay-opened = Reluări deschise pe acest dispozitiv
web-replay-opened-hint = Acestea se deschid și fără conexiune.

## Cum se joacă

web-rulebook-title = Cum se joacă Quarto
web-rulebook-lead = Doi oameni, șaisprezece piese, o tablă. În trei minute știi tot.
web-rulebook-play = Joacă acum
web-rulebook-print = Tipărește pagina
web-rulebook-pieces = Piesele
web-rulebook-pieces-text = Fiecare dintre cele șaisprezece piese există o singură dată. O piesă e deschisă sau închisă la culoare, rotundă sau pătrată, înaltă sau scundă, plină sau găurită. Nu sunt ale nimănui: amândoi jucați cu toate.
web-rulebook-all = Toate cele șaisprezece piese
web-rulebook-pair-colour = culoare deschisă sau închisă
web-rulebook-pair-shape = rotundă sau pătrată
web-rulebook-pair-height = înaltă sau scundă
web-rulebook-pair-top = plină sau găurită
web-rulebook-turn = O mutare: pui, apoi dai
web-rulebook-turn-text = Piesa ta n-o alegi niciodată tu. Adversarul îți dă una; o pui pe orice căsuță liberă. Apoi alegi tu piesa pe care trebuie s-o pună adversarul.
web-rulebook-turn-1 = Primești o piesă.
web-rulebook-turn-2 = O pui pe o căsuță liberă.
web-rulebook-turn-3 = Alegi o piesă și o dai.
web-rulebook-turn-board = O tablă cu patru piese; cea nouă stă pe c2.
web-rulebook-line = Ce câștigă
web-rulebook-line-text = Patru piese pe un rând, pe o coloană sau pe o diagonală lungă care au ceva în comun fac o linie: toate închise la culoare, toate găurite, toate scunde… Nu contează cine le-a pus.
web-rulebook-line-hollow = Toate patru de pe diagonală sunt găurite. Nimic altceva nu e la fel și nici nu trebuie.
web-rulebook-line-tall = Toate patru de pe coloană sunt înalte.
web-rulebook-line-none = Un rând plin, dar nicio linie: nimic nu e la fel la toate patru.
web-rulebook-quiz = Fac aceste patru piese o linie?
web-rulebook-quiz-text = Ce au toate patru în comun? Poate fi mai mult de un răspuns bun; unul e de ajuns.
web-rulebook-quiz-number = { $number } din { $count }
web-rulebook-quiz-group = Patru piese, { $number } din { $count }
web-rulebook-quiz-what = În comun
web-rulebook-quiz-colour = Culoarea
web-rulebook-quiz-shape = Forma
web-rulebook-quiz-height = Înălțimea
web-rulebook-quiz-top = Gaura
web-rulebook-quiz-nothing = Nimic
web-rulebook-quiz-right = Da. { $why }
web-rulebook-quiz-wrong = Nu chiar. { $why }
web-rulebook-quiz-wait = Alege și vei vedea.
web-rulebook-quiz-next = Alte patru
web-rulebook-quiz-again = De la început
web-rulebook-quiz-score = { $right } din { $count } din prima.
web-rulebook-quiz-why-dark = Toate patru sunt închise la culoare, oricum ar fi în rest. E linie.
web-rulebook-quiz-why-hollow = Toate patru au o gaură. Culorile, formele și înălțimile sunt amestecate, dar un singur lucru e de ajuns.
web-rulebook-quiz-why-none-near = Trei sunt rotunde, trei înalte, trei deschise la culoare. Trei nu ajung: nu e linie.
web-rulebook-quiz-why-square-short = Toate patru sunt pătrate și toate patru sunt scunde. Două motive deodată, dar tot o singură linie.
web-rulebook-quiz-why-none-two = Două și două din fiecare: nu e linie.
web-rulebook-quiz-why-solid = Niciuna nu are gaură. Și asta e ceva în comun. E linie.
web-rulebook-give = Ce piesă poți da?
web-rulebook-give-text = Ai pus piesa; acum dă una. Pe două rânduri mai lipsește o singură piesă până la linie. Găsește una care nu completează niciunul.
web-rulebook-give-board = Rândul 4 are trei piese închise la culoare, rândul 1 are trei găurite.
web-rulebook-give-pieces = Piese de dat
web-rulebook-give-wait = Atinge o piesă.
web-rulebook-give-safe = Sigură: e deschisă la culoare și plină, deci nu completează niciun rând.
web-rulebook-give-dark = Adversarul o pune pe d4: patru piese închise la culoare. Ai pierdut!
web-rulebook-give-hollow = Adversarul o pune pe d1: patru piese găurite. Ai pierdut!
web-rulebook-give-both = Închisă la culoare și găurită: adversarul poate alege între d4 și d1. Ai pierdut!
web-rulebook-call = Trebuie să anunți
web-rulebook-call-text = O linie nu câștigă de la sine. Cineva trebuie s-o vadă, să anunțe „Quarto!” și s-o arate. Cine n-o vede o poate pierde în favoarea celuilalt.
web-rulebook-call-1 = Ai pus piesa
web-rulebook-call-1-who = Poți anunța, înainte să dai.
web-rulebook-call-2 = Ai dat o piesă
web-rulebook-call-2-who = Acum adversarul poate anunța ce ți-a scăpat, înainte să pună.
web-rulebook-call-3 = Piesa următoare e pusă
web-rulebook-call-3-who = Linia veche e pierdută definitiv. Contează doar liniile prin piesa nouă.
web-rulebook-call-false = Ai anunțat și nu e linie? Aud toți, dar altceva nu se întâmplă. Poți anunța o dată pe mutare, așa că uită-te bine.
web-rulebook-call-end = Când toate cele șaisprezece piese sunt puse, fiecare mai poate anunța o dată; apoi e remiză.
web-rulebook-call-page = Pagina nu-ți spune niciodată dacă e linie. Ăsta e jocul.
web-rulebook-variants = Alte moduri de joc
web-rulebook-variants-text = Le alegi pe prima pagină, sub butonul de joc. Fiecare regulă se poate schimba și separat.
web-rulebook-block = Patru vecine în pătrat
web-rulebook-block-board = În jocul avansat și aceste patru piese, toate deschise la culoare, fac o linie.
web-rulebook-ready = Gata?

## Aranjare

web-setup-title = Aranjează o poziție
web-setup-lead = Atinge o piesă, apoi o căsuță. Atinge o piesă de pe tablă ca s-o muți sau s-o iei.
web-setup-board = Tabla de aranjat
web-setup-hand-none = Nimeni nu ține vreo piesă. Atinge o piesă, apoi aici.
web-setup-hand-is = În mână: { $piece }
web-setup-hand-put = Pune în mână: { $piece }
web-setup-pieces = Piese nefolosite
web-setup-off = Scoate
web-setup-clear = Golește
web-setup-status-empty = Alege o piesă.
web-setup-status-lifted = { $piece }: unde?
web-setup-status-count = { $count ->
        [one] O piesă pe tablă.
        [few] { $count } piese pe tablă.
       *[other] { $count } de piese pe tablă.
    }
web-setup-put = Pe { $square }: { $piece }.
web-setup-taken = Luată: { $piece }.
web-setup-handed = În mână: { $piece }.
web-setup-position = Ca text
web-setup-position-hint = Copiaz-o sau lipește una: rândurile de la 4 la 1, apoi piesa din mână.
web-setup-not-position = Aceasta nu e o poziție. O poziție arată așa: { $example }
web-setup-piece-twice = Piesa { $piece } apare de două ori.
web-setup-record-pasted = Aceasta e o înregistrare. E mai jos; deschide-o acolo.
web-setup-start = Începe aici
web-setup-start-title = Joacă
web-setup-with = Cu
web-setup-with-bot = Calculator
web-setup-with-friend = Prieten
web-setup-with-here = Aici
web-setup-turn = { $holding ->
        [yes] Piesa o pune
       *[no] Piesa următoare o dă
    }
web-setup-turn-lot = la sorți
web-setup-turn-you = eu
web-setup-turn-other = celălalt
web-setup-turn-first = jucătorul 1
web-setup-turn-second = jucătorul 2
web-setup-record-title = Vezi o înregistrare
web-setup-record-lead = Lipește o înregistrare sau alege un fișier și vezi partida pas cu pas.
web-setup-record = Înregistrare
web-setup-record-file = Alege un fișier
web-setup-record-open = Vezi
web-setup-record-big = Fișierul e prea mare ca să fie o înregistrare.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Aranjează o poziție

## Legături spre analiză, revizuire și niveluri

web-analysis-link = Analizează o poziție
web-setup-analyse = Analizează
web-review-link = Revizuire
web-levels-link = La ce să te aștepți de la fiecare nivel

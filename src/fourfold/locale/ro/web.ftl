### Pagina în browser.

web-name = Fourfold
web-home = La jocuri
web-skip = La conținut
web-navigation = Fourfold
web-close = Închide
web-yes = Da
web-no = Nu
web-you = tu
web-nobody = încă nimeni
web-somebody = Cineva
web-default-name = Oaspete
web-player-a = Jucătorul 1
web-player-b = Jucătorul 2

## Titlurile paginilor

web-title-home = Fourfold
web-title-table = La masă · Fourfold
web-title-join = O invitație · Fourfold
web-title-device = Locul tău · Fourfold
web-title-games = Partidele mele · Fourfold
web-title-nowhere = Negăsit · Fourfold

## Când ceva nu merge

web-nowhere = La această adresă nu e nimic.
web-page-offline = Pagina nu s-a putut încărca. Poate nu e conexiune.
web-try-again = Încearcă iar
web-reload = Reîncarcă
web-try-now = Încearcă acum
web-refused-offline = Serverul nu răspunde. Ai conexiune?
web-refused-other = N-a mers ({ $code }).
web-opening = Se deschide masa…
web-waits-for-server = Această partidă așteaptă serverul. Se deschide de îndată ce e conexiune.
web-connection-lost = Conexiune pierdută. Se reface…

## Acasă

web-game-quarto = Quarto
web-about-game-quarto = Patru la rând cu ceva în comun. Tu alegi ce pune adversarul.
web-game-fulls = Pline
web-about-game-fulls = Pune plăcuțele culoare lângă culoare. La o plăcuță care închide un pătrat se răspunde cu alta la fel.
web-game-squares = Pătrate
web-about-game-squares = Construiește după paravan o figură din șapte plăcuțe. Câștigă cele mai multe pătrate, iar primul stop e o cursă.
web-game-claims = Ia tot
web-about-game-claims = Pline cu premiu: cine încheie un șir de plăcuțe pline ia figura cu pătratele ei.
# As in English
web-game-quados = Quados
web-about-game-quados = Pătrate, iar apoi câștigătorul continuă cu toate plăcuțele amândurora.
web-game-reach = Întinde
web-about-game-reach = O linie împarte masa. Pătratele contează de partea ta, iar cu plăcuțe pline continui sau interceptezi.
web-game-doubles = Duble
web-about-game-doubles = Nu se mută pe rând: fiecare își pune figura cât de repede poate, iar fiecare plăcuță atinge alte două.
web-game-rings = Inele
web-about-game-rings = Duble cu colțuri și cu inele de patru plăcuțe în jurul unei căsuțe goale.
web-game-steals = Hoții
web-about-game-steals = Fiecare are figura lui și poate lua plăcuțe din a celuilalt.
web-game-frames = Rame
web-about-game-frames = Construiește o ramă după paravan. Câștigă gaura cea mai mare.
web-game-squares-plus = Pătrate +
web-about-game-squares-plus = Pătrate cu toate cele douăzeci și patru de plăcuțe, câte douăsprezece de fiecare.
web-game-claims-plus = Ia tot +
web-about-game-claims-plus = Ia tot cu toate cele douăzeci și patru de plăcuțe și o figură de început din patru.
web-game-reach-plus = Întinde +
web-about-game-reach-plus = Întinde cu toate cele douăzeci și patru de plăcuțe și cu nouă căsuțe de parcurs.
web-game-doubles-plus = Duble +
web-about-game-doubles-plus = Duble cu toate cele douăzeci și patru de plăcuțe și șase în mână.
web-game-rings-plus = Inele +
web-about-game-rings-plus = Inele cu toate cele douăzeci și patru de plăcuțe și șase în mână.
web-game-steals-plus = Hoții +
web-about-game-steals-plus = Hoții cu toate cele douăzeci și patru de plăcuțe și mutări de câte trei.
web-games = Jocuri
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Alte jocuri
web-ways = Moduri de joc
web-play-computer = Cu calculatorul
web-play-friend = Un prieten, prin link
web-play-here = În doi, aici
web-play-anybody = Cu oricine online
web-level = Cât de bine joacă calculatorul
web-level-is = { $level }, { $name }. { $about }
web-continue = Joacă mai departe
web-finished = Terminate
web-my-games = Partidele mele
web-no-games = Încă nu sunt partide pe acest dispozitiv.
web-tile-with = Cu { $name }
web-tile-here = { $a } și { $b }
web-tile-continue = Continuă
web-tile-open = Încă n-a venit nimeni
web-tile-invite = Mai așteaptă

## Setări

web-learn = Învață
web-solve = Rezolvă
web-here-turns = În doi, aici: plăcuțele sunt acoperite între mutări.
web-here-cutting-in = În doi, aici: plăcuțele sunt acoperite între mutări și nimeni nu interceptează.
web-here-building = În doi, aici: construiți pe rând, după ceas; cine e mai rapid se socotește primul.
web-here-race = În doi, aici: mutați pe rând, nu pe întrecute.
web-from-age = De la { $age } ani
web-rules-help = Reguli și ajutor
web-how-to-play = Cum se joacă { $game }
web-settings = Setări
web-your-name = Numele tău
web-theme = Aspect
web-theme-auto = Sistem
web-theme-light = Luminos
web-theme-dark = Întunecat
# As in English
web-theme-contrast = Contrast
web-pieces = Piese
web-pieces-wood = Lemn
web-pieces-plain = Simple
web-palette = Culorile plăcuțelor
web-palette-rainbow = Curcubeu
web-palette-safe = Pentru daltoniști
web-patterns = Semne pe plăcuțe
web-sound = Sunet
web-motion = Mișcare
web-language = Limbă
web-my-data = Descarcă partidele mele
web-forget-me = Șterge datele mele
web-forget-me-sure = Numele tău se șterge, partidele începute se cedează, iar acest browser e uitat. Partidele terminate rămân la adversarii tăi, fără numele tău.

## Reguli la alegere

web-rules = Reguli
web-rules-are = { $custom ->
        [yes] { $name }, cu modificări
       *[no] { $name }
    }
web-rules-done = Gata
web-about-international = Patru piese la rând cu ceva în comun. Cine vede anunță.
web-about-beginners-1 = Culoare deschisă sau închisă, la altceva nu te uiți. Pentru prima partidă.
web-about-beginners-2 = Două lucruri de urmărit, dacă prima partidă a fost ușoară.
web-about-beginners-3 = Trei lucruri de urmărit; gaura vine la urmă.
web-about-advanced = Câștigă și patru vecine în pătrat. Încă nouă linii care îți pot scăpa.
web-about-tournament = Șaizeci de secunde ca să pui și să dai. Anunță doar când știi sigur.
web-about-balkan = Dacă o linie a scăpat, câștigă primul dintre cei doi care o anunță.
web-about-taiwan = Zi Quarto și unde pui, înainte să pui. Ce a scăpat rămâne scăpat.
web-about-greek-2 = Un lucru în comun nu ajunge, trebuie două.
web-edition = Ca într-o foaie cu reguli
web-edition-none = Alege o limbă…
web-custom = Fiecare regulă separat
web-match = Partide într-un meci
web-names = Nume
web-names-here = Când joacă doi la acest ecran:
web-no-limit = Fără limită
web-seconds = { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }
web-feature-colour = Culoare
web-feature-shape = Formă
web-feature-height = Înălțime
web-feature-top = Gaură
web-option-features = Ce contează
web-option-shared = Câte caracteristici în comun la patru piese
web-option-squares = Pătratele 2×2 sunt linii
web-option-calls = O linie câștigă
web-option-calls-players = când e anunțată
web-option-calls-auto = de la sine
web-option-late-call = O linie scăpată o poate anunța
web-option-late-call-opponent = adversarul
web-option-late-call-either = oricare
web-option-late-call-none = nimeni
web-option-call-when = Se anunță
web-option-call-when-after = după ce pui
web-option-call-when-before = înainte să pui
web-option-point = La anunț trebuie
web-option-point-line = arătată linia
web-option-point-word = doar cuvântul
web-option-false-call = Un anunț greșit costă
web-option-false-call-refuse = nimic
web-option-false-call-forfeit = partida
web-option-starter = Prima piesă o dă
web-option-starter-lot = la sorți
web-option-starter-first = primul jucător
web-option-starter-loser = cine a pierdut
web-option-move-time = Timp pe mutare

## Regulile în cuvinte, pentru cine nu le-a ales

web-rules-short-international = Regulile obișnuite
web-rules-short-beginners-1 = Contează doar culoarea
web-rules-short-beginners-2 = Contează culoarea și forma
web-rules-short-beginners-3 = Contează tot, fără gaură
web-rules-short-advanced = Pătratele 2×2 contează
web-rules-short-tournament = Turneu
web-rules-short-balkan = Anunț târziu de oricare
web-rules-short-taiwan = Anunț înainte de a pune
web-rules-short-greek-2 = Două lucruri în comun
web-rule-features = Ce contează: { $features }.
web-rule-squares = Și patru vecine într-un pătrat 2×2 fac o linie.
web-rule-shared = { $shared ->
        [one] Un lucru în comun face o linie.
        [few] O linie cere { $shared } lucruri în comun.
       *[other] O linie cere { $shared } de lucruri în comun.
    }
web-rule-calls-auto = O linie câștigă de la sine; nu trebuie anunțată.
web-rule-late-call-either = O linie scăpată o poate anunța oricare jucător.
web-rule-late-call-none = O linie scăpată nu se mai poate anunța.
web-rule-call-when-before = Anunță înainte să pui și spune unde pui.
web-rule-point-word = La anunț ajunge cuvântul; linia nu trebuie arătată.
web-rule-move-time = { $seconds ->
        [one] O secundă pe mutare.
        [few] { $seconds } secunde pe mutare.
       *[other] { $seconds } de secunde pe mutare.
    }
web-rule-false-call-forfeit = Un anunț greșit pierde partida.
web-rule-starter-first = Primul jucător dă prima piesă.
web-rule-starter-loser = Cine a pierdut ultima partidă dă prima piesă.
web-rule-match = { $games ->
        [one] O partidă.
        [few] Un meci din { $games } partide.
       *[other] Un meci din { $games } de partide.
    }

## Invitat și intrat în joc

web-invite-title = Invită un prieten
web-invite-hint = Trimite acest link. Partida se deschide aici de îndată ce vine prietenul tău.
web-invite-game = Joacă cu mine! { $game }:
# As in English
web-link = Link
web-link-only-here = La această adresă linkul se deschide doar pe acest calculator.
web-link-serve = Pentru alte dispozitive, pornește serverul cu „{ $command }” și deschide pagina cu numele acestui calculator din rețea.
web-qr = Linkul ca un cod QR
web-copy = Copiază linkul
web-copied = Copiat.
web-share = Distribuie
web-looking = Se caută cineva…
web-looking-hint = Partida se deschide de îndată ce vine cineva.
web-looking-long = Încă n-a venit nimeni. Poți să mai aștepți sau să joci la această masă cu calculatorul.
web-play-bot-instead = Cu calculatorul
web-invited = { $name } te invită la { $game }
web-join = Ia loc și joacă
web-set-up = Poziție aranjată
web-set-up-known = Poziție aranjată, aceleași plăcuțe ascunse
web-set-up-who = Această partidă nu pornește de la început: { $name } a aranjat poziția.
web-set-up-drawn = Plăcuțele pe care nu le vezi s-au tras din nou. Nimeni nu le știe.
web-set-up-known-tiles = Plăcuțele ascunse sunt aceleași ca înainte. { $name } îți poate ști plăcuțele.
web-set-up-agree = Sunt de acord să joc cu aceste plăcuțe
web-invite-over = Acest loc e ocupat.
web-to-table = La masă
web-another-device = Alt dispozitiv
web-move-seat-title = Joacă pe alt dispozitiv
web-move-seat-hint = Deschide acolo acest link și locul tău se mută. Merge o singură dată.
web-device-title = Joacă mai departe aici
web-device-hint = Locul tău se mută pe acest dispozitiv; celălalt doar privește de acum.
web-device-take = Ocup locul meu
web-seat-moved = Locul tău s-a mutat pe alt dispozitiv.

## La masă

web-table-of = { $game }: { $a } și { $b }
web-players = Jucători
web-score = Partide câștigate
web-away = lipsește
web-is-away = { $name } lipsește.
web-left = { $name } a plecat de la masă.
web-download-record = Descarcă înregistrarea
web-awaited = { $count ->
        [one] Așteptăm să vină { $name }.
        [few] Așteptăm să vină jucătorii.
       *[other] Așteptăm să vină jucătorii.
    } { $clock ->
        [yes] Ceasul pornește când amândoi sunt aici.
       *[no] Partida începe când amândoi sunt aici.
    }
web-claim = Cere victoria
web-clock = Au rămas { $time }
web-seconds-left = { $seconds ->
        [one] A rămas { $seconds } secundă.
        [few] Au rămas { $seconds } secunde.
       *[other] Au rămas { $seconds } de secunde.
    }
web-acts = La masă
web-ask-takeback = Retrage
web-ask-draw = Remiză
web-ask-pause = Pauză
web-resign = Cedez
web-resign-title = Cedezi?
web-resign-sure = { $here ->
        [yes] { $name } cedează, iar celălalt câștigă.
       *[no] Cedezi, iar adversarul câștigă.
    }
web-play-on = Continui
web-request = { $wish ->
        [draw] { $name } propune remiză.
        [pause] { $name } cere o pauză.
       *[takeback] { $name } ar vrea să retragă ultima mutare.
    } { $here ->
        [yes] { $other }, ești de acord?
       *[no] Ești de acord?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Ai propus remiză.
                [pause] Ai cerut o pauză.
               *[takeback] Ai cerut să retragi o mutare.
            } Se așteaptă răspunsul…
       *[no] { $name } așteaptă un răspuns.
    }
web-paused = Pauză
web-resume = Continuă
web-result-won = Ai câștigat!
web-result-lost = Ai pierdut.
web-result-draw = Remiză.
web-result-score = { $high } : { $low }
web-result-winner = { $name } câștigă!
web-match-game = Partida { $number } din { $count }
web-match-score = Meciul până acum: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Câștigi meciul, { $high } la { $low }!
        [other] Pierzi meciul: îl câștigă { $name }, { $high } la { $low }.
       *[name] { $name } câștigă meciul, { $high } la { $low }!
    }{ $even ->
        [yes] {" "}La scoruri egale decide ultima partidă câștigată.
       *[no] {""}
    }
web-match-drawn = Meciul e remiză: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Alt meci
web-watching = Doar privești.
web-watch-next = La partida următoare
web-rematch = Încă o partidă
web-rematch-too = Da, încă una!
web-rematch-waiting = Se așteaptă…
web-to-replay = Reluare
web-replay = Vezi din nou
web-told-begins = { $name } începe.
web-act-told-join = { $name } a venit.
web-act-told-ask = { $wish ->
        [draw] { $name } propune remiză.
        [pause] { $name } cere o pauză.
       *[takeback] { $name } ar vrea să retragă o mutare.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } e de acord.
       *[no] { $name } nu e de acord.
    }
web-act-told-away = { $name } a plecat.
web-act-told-wait = Partida așteaptă să vină { $name }.
web-act-told-back = { $name } e aici.
web-act-told-resume = { $name } continuă.
web-act-told-rematch = { $name } vrea încă o partidă.

## Quarto

web-board = Tablă
web-tray = Piese de dat
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, liberă
web-hand = { $name } ține: { $piece }
web-hand-give = Piesa aleasă o primește { $name }
web-hand-empty = { $name } nu ține nicio piesă
web-moves = Mutări
web-no-moves = Încă nicio mutare.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: nu e linie, { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Anunț
web-call-leave = Mai bine nu
web-done = Nu e linie
web-nothing-full = Prin ultima piesă pusă nu trece nicio linie plină. Liniile vechi nu mai contează.
web-status-place = { $who ->
        [you] Pune piesa ta.
        [here] { $name }, pune piesa.
       *[other] { $name } pune piesa…
    }
web-status-give = { $who ->
        [you] Alege o piesă de dat.
        [here] { $name }, alege o piesă pentru { $other }.
       *[other] { $name } alege o piesă…
    }
web-status-give-sure = Atinge-o din nou ca s-o dai.
web-status-close = { $who ->
        [you] Toate piesele sunt puse. E vreo linie?
        [here] { $name }, e vreo linie?
       *[other] { $name } caută o linie…
    }
web-status-thinking = { $name } se gândește…
web-status-point-square = Unde o pui?
web-status-point-line = Atinge linia ta.
web-status-point-sure = Linia ta: { $line }?
web-status-sending = …
web-status-paused = Pauză.
web-status-open = Se așteaptă celălalt jucător.
web-status-over = Partida s-a terminat.
web-told-give = { $name } dă: { $piece }.
web-told-place = { $name } pune pe { $square }.
web-told-call = { $line ->
        [none] { $name } anunță Quarto. E linie!
       *[other] { $name } anunță Quarto: { $line }. E linie!
    }
web-told-false-call = { $name } a anunțat Quarto, dar nu e linie.
web-told-done = { $name } nu are ce anunța.

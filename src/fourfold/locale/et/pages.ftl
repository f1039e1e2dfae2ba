### Lehed laua kõrval: uuesti vaatamine, reeglid, seisu seadmine.

web-title-replay = Uuesti vaatamine · Fourfold
web-title-rules = Kuidas mängida · Fourfold
web-title-setup = Sea seis · Fourfold
web-title-analysis = Analüüs · Fourfold
web-title-review = Hinnang · Fourfold
web-title-levels = Arvuti tasemed · Fourfold

## Uuesti vaatamine

web-replay-of = { $a } ja { $b }
web-replay-opening = Toon mängu…
web-replay-result-draw = Viik
web-replay-result-winner = { $name } võidab
web-replay-result-none = Veel pooleli
web-replay-step = Samm { $step }/{ $last }
web-replay-steps = Mängu sammud
web-replay-walk = Käi mäng läbi
web-replay-first = Algusesse
web-replay-back = Samm tagasi
web-replay-forward = Samm edasi
web-replay-last = Lõppu
web-replay-play = Esita
web-replay-pause = Paus
web-replay-began = { $name } alustab ja valib esimese nupu.
web-replay-began-holding = { $name } alustab, nupp käes.
web-replay-told-resign = { $name } alistub.
web-replay-told-claim = { $name } nõuab võitu: teine jäi eemale.
web-replay-told-time-up = Aeg sai otsa.
web-replay-told-wait = Mäng ootab mängijat.
web-replay-told-away = Keegi on ära.
web-replay-told-back = Kõik on tagasi.
web-replay-told-resumed = Mäng katkes ja läheb edasi.
web-replay-told-takeback = { $name } nõustub ja käik võetakse tagasi.
web-replay-told-word = { $right ->
        [yes] { $name } hüüab „Quarto!“ Rida on olemas!
       *[no] { $name } hüüab „Quarto!“, aga rida ei ole.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } hoiab seda käes.
web-replay-hand-empty = Kellelgi pole nuppu käes.
web-replay-rest = Nuppe järel
web-replay-missed = { $count ->
        [one] Märkamata jäi: { $lines } on rida ja keegi ei hüüdnud.
       *[other] Märkamata jäi: { $lines } on read ja keegi ei hüüdnud.
    }
web-replay-missed-some = { $count ->
        [one] Selles mängus jäi üks rida märkamata.
       *[other] Selles mängus jäi rida märkamata { $count } korda.
    }
web-replay-missed-none = Ükski rida ei jäänud märkamata.
web-replay-missed-show = Näita
web-replay-missed-next = Näita järgmist
web-replay-moves = Käigud
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, tagasi võetud
web-replay-move-missed = { $move }, rida jäi märkamata
web-replay-entry-start = Algus
web-replay-entry-resign = { $name } alistub
web-replay-entry-claim = { $name } nõuab võitu
web-replay-entry-time = Aeg sai otsa
web-replay-entry-done = { $name }: pole midagi hüüda
web-replay-entry-agreed = Viigilepe
web-replay-share = Jaga seda mängu
web-replay-link = Kopeeri link
web-replay-link-copied = Link kopeeritud. See avab mängu selle sammu juurest.
web-replay-link-text = { $game }, vaata mängu:
web-replay-save = Salvesta…
web-replay-save-title = Salvesta see mäng
web-replay-save-picture = Pilt
web-replay-save-picture-hint = Milline on lõppseis.
web-replay-save-svg = SVG-na
web-replay-save-png = PNG-na
web-replay-save-record = Salvestis
web-replay-save-record-hint = Iga käik, et alles hoida või siin uuesti avada.
web-replay-save-text = Tekstina
web-replay-save-json = Programmile
web-replay-save-failed = Pilti ei õnnestunud teha.
web-replay-on = Mängi siit edasi
web-replay-on-title = Mängi edasi sammust { $step }
web-replay-on-hint = Uus laud selle seisuga. Juba valmis read enam ei loe, ainult uued.
web-replay-on-over = Siin pole enam midagi mängida.
web-replay-on-side = Sina oled
web-replay-on-computer = Arvuti vastu
web-replay-on-here = Kahekesi siin
web-replay-on-friend = Sõber lingiga
web-replay-to-table = Lauda
web-replay-opened = Selles seadmes avatud mängud
web-replay-opened-hint = Need avanevad ka ilma ühenduseta.

## Kuidas mängida

web-rulebook-title = Kuidas mängida Quartot
web-rulebook-lead = Kaks mängijat, kuusteist nuppu, üks laud. Kolm minutit ja oskad kõike.
web-rulebook-play = Mängi kohe
web-rulebook-print = Prindi see leht
web-rulebook-pieces = Nupud
web-rulebook-pieces-text = Kuueteistkümnest nupust on igaüht üks. Nupp on hele või tume, ümmargune või kandiline, kõrge või madal, auguta või auguga. Need pole kellegi omad: mõlemad mängivad kõigi nuppudega.
web-rulebook-all = Kõik kuusteist nuppu
web-rulebook-pair-colour = hele või tume
web-rulebook-pair-shape = ümmargune või kandiline
web-rulebook-pair-height = kõrge või madal
web-rulebook-pair-top = auguta või auguga
web-rulebook-turn = Käik: aseta, siis anna
web-rulebook-turn-text = Oma nuppu sa kunagi ise ei vali. Vastane annab selle sulle ja sina paned selle mis tahes vabale väljale. Siis valid nupu, mille vastane peab asetama.
web-rulebook-turn-1 = Sulle antakse nupp.
web-rulebook-turn-2 = Asetad selle vabale väljale.
web-rulebook-turn-3 = Valid nupu ja annad selle ära.
web-rulebook-turn-board = Laud nelja nupuga; uus seisab väljal c2.
web-rulebook-line = Mis võidab
web-rulebook-line-text = Neli nuppu rõhtreas, püstreas või pikal diagonaalil on rida, kui neil on midagi ühist: kõik tumedad, kõik auguga, kõik madalad… Pole tähtis, kes need asetas.
web-rulebook-line-hollow = Kõik neli diagonaalil on auguga. Muud ühist neil pole ega peagi olema.
web-rulebook-line-tall = Kõik neli püstreas on kõrged.
web-rulebook-line-none = Täis rõhtrida, aga võitu ei ole: miski pole kõigil neljal sama.
web-rulebook-quiz = Kas need neli on rida?
web-rulebook-quiz-text = Mis on kõigil neljal ühist? Õigeid vastuseid võib olla mitu; ühest piisab.
web-rulebook-quiz-number = { $number }/{ $count }
web-rulebook-quiz-group = Neli nuppu, { $number }/{ $count }
web-rulebook-quiz-what = Ühine on
web-rulebook-quiz-colour = Värv
web-rulebook-quiz-shape = Kuju
web-rulebook-quiz-height = Kõrgus
web-rulebook-quiz-top = Auk
web-rulebook-quiz-nothing = Ei miski
web-rulebook-quiz-right = Jah. { $why }
web-rulebook-quiz-wrong = Mitte päris. { $why }
web-rulebook-quiz-wait = Vali üks ja vaata.
web-rulebook-quiz-next = Järgmised
web-rulebook-quiz-again = Algusest
web-rulebook-quiz-score = { $right }/{ $count } esimese korraga.
web-rulebook-quiz-why-dark = Kõik neli on tumedad, olgu nad muidu millised tahes. Rida.
web-rulebook-quiz-why-hollow = Kõigil neljal on auk. Värvid, kujud ja kõrgused on segamini, aga ühest asjast piisab.
web-rulebook-quiz-why-none-near = Kolm on ümmargused, kolm kõrged, kolm heledad. Kolmest ei piisa: rida ei ole.
web-rulebook-quiz-why-square-short = Kõik neli on kandilised ja kõik neli on madalad. Kaks põhjust korraga, ikkagi üks rida.
web-rulebook-quiz-why-none-two = Kõike kaks ja kaks: rida ei ole.
web-rulebook-quiz-why-solid = Ühelgi pole auku. Ka augu puudumine on ühine tunnus. Rida.
web-rulebook-give = Millise nupu võid anda?
web-rulebook-give-text = Nupp on asetatud; nüüd anna järgmine. Kaks rõhtrida on ühe nupu kaugusel võidust. Leia nupp, mis ei täida kumbagi.
web-rulebook-give-board = Reas 4 on kolm tumedat nuppu, reas 1 kolm auguga nuppu.
web-rulebook-give-pieces = Antavad nupud
web-rulebook-give-wait = Puuduta nuppu.
web-rulebook-give-safe = Ohutu: see on hele ja auguta ega täida kumbagi rida.
web-rulebook-give-dark = Vastane asetab selle väljale d4: neli tumedat nuppu. Kaotus!
web-rulebook-give-hollow = Vastane asetab selle väljale d1: neli auguga nuppu. Kaotus!
web-rulebook-give-both = Tume ja auguga: vastane võib valida d4 ja d1 vahel. Kaotus!
web-rulebook-call = Rida tuleb hüüda
web-rulebook-call-text = Rida üksi ei võida midagi. Keegi peab seda nägema, hüüdma „Quarto!“ ja sellele osutama. Kes rida ei märka, võib selle teisele kaotada.
web-rulebook-call-1 = Asetasid nupu
web-rulebook-call-1-who = Sina võid hüüda, enne kui annad.
web-rulebook-call-2 = Andsid nupu
web-rulebook-call-2-who = Nüüd võib vastane enne asetamist hüüda seda, mida sa ei märganud.
web-rulebook-call-3 = Järgmine nupp on asetatud
web-rulebook-call-3-who = Vana rida on lõplikult läinud. Loevad ainult read, mis käivad läbi uue nupu.
web-rulebook-call-false = Hüüdsid, aga rida ei ole? Kõik kuulevad seda ja muud ei juhtu. Hüüda võid kord käigu jooksul, nii et vaata hoolega.
web-rulebook-call-end = Kui kõik kuusteist nuppu on asetatud, võib kumbki veel korra hüüda; siis on viik.
web-rulebook-call-page = Leht ei ütle sulle kunagi, kas rida on olemas. Selles mäng ongi.
web-rulebook-variants = Teised viisid mängida
web-rulebook-variants-text = Need valid avalehel mängunupu alt. Iga reeglit saab ka eraldi muuta.
web-rulebook-block = Neli naabrit ruuduna
web-rulebook-block-board = Kogenute mängus on ka need neli, kõik heledad, rida.
web-rulebook-ready = Valmis?

## Seisu seadmine

web-setup-title = Sea seis
web-setup-lead = Puuduta nuppu, siis välja. Puuduta laual olevat nuppu, et seda liigutada või ära võtta.
web-setup-board = Laud seisu seadmiseks
web-setup-hand-none = Kellelgi pole nuppu käes. Puuduta nuppu, siis seda kohta.
web-setup-hand-is = Käes: { $piece }
web-setup-hand-put = Pane kätte: { $piece }
web-setup-pieces = Vabad nupud
web-setup-off = Võta ära
web-setup-clear = Tühjenda
web-setup-status-empty = Vali nupp.
web-setup-status-lifted = { $piece }: kuhu?
web-setup-status-count = { $count ->
        [one] Laual on üks nupp.
       *[other] Laual on { $count } nuppu.
    }
web-setup-put = { $piece }, väli { $square }.
web-setup-taken = { $piece }: ära võetud.
web-setup-handed = { $piece }: käes.
web-setup-position = Tekstina
web-setup-position-hint = Kopeeri või kleebi: rõhtread 4–1, siis käes olev nupp.
web-setup-not-position = See pole seis. Seis näeb välja nii: { $example }
web-setup-piece-twice = Nupp { $piece } on seal kaks korda.
web-setup-record-pasted = See on salvestis. Leiad selle altpoolt; ava see seal.
web-setup-start = Alusta siit
web-setup-start-title = Mängi
web-setup-with = Vastas
web-setup-with-bot = Arvuti
web-setup-with-friend = Sõber
web-setup-with-here = Siin
web-setup-turn = { $holding ->
        [yes] Nupu asetab
       *[no] Järgmise nupu annab
    }
web-setup-turn-lot = loos
web-setup-turn-you = mina
web-setup-turn-other = teine
web-setup-turn-first = mängija 1
web-setup-turn-second = mängija 2
web-setup-record-title = Vaata salvestist
web-setup-record-lead = Kleebi salvestis või vali fail ja vaata mängu samm-sammult.
web-setup-record = Salvestis
web-setup-record-file = Vali fail
web-setup-record-open = Vaata
web-setup-record-big = See fail on salvestise jaoks liiga suur.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Sea seis

## Lingid analüüsile, hinnangule ja tasemetele

web-analysis-link = Analüüsi seisu
web-setup-analyse = Analüüsi
web-review-link = Hinnang
web-levels-link = Mida igalt tasemelt oodata

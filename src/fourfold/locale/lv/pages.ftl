### Lapas līdzās galdam: atkārtojums, noteikumi, izkārtojums.

web-title-replay = Atkārtojums · Fourfold
web-title-rules = Kā spēlēt · Fourfold
web-title-setup = Izkārtojums · Fourfold
web-title-analysis = Analīze · Fourfold
web-title-review = Apskats · Fourfold
web-title-levels = Datora līmeņi · Fourfold

## Atkārtojums

web-replay-of = { $a } un { $b }
web-replay-opening = Ielādē partiju…
web-replay-result-draw = Neizšķirts
web-replay-result-winner = Uzvar { $name }
web-replay-result-none = Vēl nav beigusies
web-replay-step = { $step }. solis no { $last }
web-replay-steps = Partijas soļi
web-replay-walk = Iet cauri partijai
web-replay-first = Uz sākumu
web-replay-back = Soli atpakaļ
web-replay-forward = Soli uz priekšu
web-replay-last = Uz beigām
web-replay-play = Rādīt
web-replay-pause = Apturēt
web-replay-began = Sāk { $name } un izvēlas pirmo figūru.
web-replay-began-holding = Sāk { $name }, figūra jau ir rokā.
web-replay-told-resign = { $name } padodas.
web-replay-told-claim = { $name } prasa uzvaru: otrs neatgriezās.
web-replay-told-time-up = Laiks ir beidzies.
web-replay-told-wait = Partija gaida spēlētāju.
web-replay-told-away = Kāds ir prom.
web-replay-told-back = Visi atkal ir klāt.
web-replay-told-resumed = Partija tika pārtraukta un turpinās.
web-replay-told-takeback = { $name } piekrīt, un gājiens tiek atsaukts.
web-replay-told-word = { $right ->
        [yes] { $name } piesaka „Quarto!” Rinda ir!
       *[no] { $name } piesaka „Quarto!”, bet rindas nav.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = To tur { $name }.
web-replay-hand-empty = Neviens figūru netur.
web-replay-rest = Atlikušās figūras
web-replay-missed = { $count ->
        [zero] Nepamanīts: { $lines } ir rindas, un neviens tās nepieteica.
        [one] Nepamanīts: { $lines } ir rinda, un neviens to nepieteica.
       *[other] Nepamanīts: { $lines } ir rindas, un neviens tās nepieteica.
    }
web-replay-missed-some = { $count ->
        [1] Šajā partijā viena rinda palika nepamanīta.
        [zero] Šajā partijā rindu nepamanīja { $count } reižu.
        [one] Šajā partijā rindu nepamanīja { $count } reizi.
       *[other] Šajā partijā rindu nepamanīja { $count } reizes.
    }
web-replay-missed-none = Visas rindas tika pamanītas.
web-replay-missed-show = Parādīt
web-replay-missed-next = Parādīt nākamo
web-replay-moves = Gājieni
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, atsaukts
web-replay-move-missed = { $move }, nepamanīta rinda
web-replay-entry-start = Sākums
web-replay-entry-resign = { $name } padodas
web-replay-entry-claim = { $name } prasa uzvaru
web-replay-entry-time = Laiks beidzies
web-replay-entry-done = { $name }: rindas nav
web-replay-entry-agreed = Neizšķirts
web-replay-share = Dalīties ar partiju
web-replay-link = Kopēt saiti
web-replay-link-copied = Saite nokopēta. Tā atver partiju šajā solī.
web-replay-link-text = Spēles { $game } partija:
web-replay-save = Saglabāt…
web-replay-save-title = Saglabāt šo partiju
web-replay-save-picture = Attēls
web-replay-save-picture-hint = Kā viss stāv beigās.
web-replay-save-svg = Kā SVG
web-replay-save-png = Kā PNG
web-replay-save-record = Pieraksts
web-replay-save-record-hint = Visi gājieni: paturēt vai atkal atvērt šeit.
web-replay-save-text = Lasīšanai
web-replay-save-json = Programmām
web-replay-save-failed = Attēlu neizdevās izveidot.
web-replay-on = Spēlēt no šejienes
web-replay-on-title = Spēlēt no soļa { $step }
web-replay-on-hint = Jauns galds ar šo pozīciju. Jau pabeigtās rindas vairs neskaitās, tikai jaunas.
web-replay-on-over = Šeit vairs nav ko spēlēt.
web-replay-on-side = Tu spēlē par
web-replay-on-computer = Pret datoru
web-replay-on-here = Divatā šeit
web-replay-on-friend = Uzaicināt draugu
web-replay-to-table = Pie galda
web-replay-opened = Šajā ierīcē atvērtās partijas
web-replay-opened-hint = Tās atveras arī bez savienojuma.

## Kā spēlēt

web-rulebook-title = Kā spēlēt Quarto
web-rulebook-lead = Divi spēlētāji, sešpadsmit figūru, viens laukums. Trīs minūtes, un tu zini visu.
web-rulebook-play = Spēlēt
web-rulebook-print = Drukāt šo lapu
web-rulebook-pieces = Figūras
web-rulebook-pieces-text = Sešpadsmit figūru, un visas ir atšķirīgas. Figūra ir gaiša vai tumša, apaļa vai kantaina, augsta vai zema, bez iedobuma vai ar iedobumu. Tās nepieder nevienam: abi spēlējat ar visām.
web-rulebook-all = Visas sešpadsmit figūras
web-rulebook-pair-colour = gaiša vai tumša
web-rulebook-pair-shape = apaļa vai kantaina
web-rulebook-pair-height = augsta vai zema
web-rulebook-pair-top = bez iedobuma vai ar to
web-rulebook-turn = Gājiens: noliec, tad dod
web-rulebook-turn-text = Savu figūru tu nekad neizvēlies. To iedod pretinieks, un tu liec to jebkurā brīvā lauciņā. Tad izvēlies figūru, kas būs jānoliek pretiniekam.
web-rulebook-turn-1 = Tu saņem figūru.
web-rulebook-turn-2 = Tu noliec to brīvā lauciņā.
web-rulebook-turn-3 = Tu izvēlies figūru un atdod to.
web-rulebook-turn-board = Laukums ar četrām figūrām; jaunā stāv c2.
web-rulebook-line = Kas uzvar
web-rulebook-line-text = Četras figūras pa horizontāli, vertikāli vai garo diagonāli, kurām ir kas kopīgs, veido rindu: visas tumšas, visas ar iedobumu, visas zemas… Nav svarīgi, kas tās nolika.
web-rulebook-line-hollow = Visas četras diagonālē ir ar iedobumu. Nekā cita kopīga nav, un nevajag.
web-rulebook-line-tall = Visas četras vertikālē ir augstas.
web-rulebook-line-none = Horizontāle ir pilna, bet rindas nav: visām četrām nav nekā kopīga.
web-rulebook-quiz = Vai šīs četras veido rindu?
web-rulebook-quiz-text = Kas kopīgs visām četrām? Pareizas atbildes var būt vairākas; pietiek ar vienu.
web-rulebook-quiz-number = { $number } no { $count }
web-rulebook-quiz-group = Četras figūras, { $number } no { $count }
web-rulebook-quiz-what = Kopīgais
web-rulebook-quiz-colour = Krāsa
web-rulebook-quiz-shape = Forma
web-rulebook-quiz-height = Augstums
web-rulebook-quiz-top = Iedobums
web-rulebook-quiz-nothing = Nekas
web-rulebook-quiz-right = Jā. { $why }
web-rulebook-quiz-wrong = Ne gluži. { $why }
web-rulebook-quiz-wait = Izvēlies un redzēsi.
web-rulebook-quiz-next = Nākamās
web-rulebook-quiz-again = No sākuma
web-rulebook-quiz-score = No pirmā acu uzmetiena: { $right } no { $count }.
web-rulebook-quiz-why-dark = Visas četras ir tumšas, lai kādas vēl tās būtu. Rinda.
web-rulebook-quiz-why-hollow = Visas četras ir ar iedobumu. Krāsas, formas un augstumi ir dažādi, bet pietiek ar vienu pazīmi.
web-rulebook-quiz-why-none-near = Trīs apaļas, trīs augstas, trīs gaišas. Ar trim nepietiek: nav rindas.
web-rulebook-quiz-why-square-short = Visas četras ir kantainas, un visas četras ir zemas. Divi iemesli uzreiz, bet rinda tik un tā viena.
web-rulebook-quiz-why-none-two = Visa kā pa divām: nav rindas.
web-rulebook-quiz-why-solid = Visas ir bez iedobuma. Arī tā ir kopīga pazīme. Rinda.
web-rulebook-give = Kuru figūru vari dot?
web-rulebook-give-text = Tu noliki, tagad dod. Divām horizontālēm līdz rindai trūkst vienas figūras. Atrodi tādu, kas nepabeidz nevienu.
web-rulebook-give-board = 4. horizontālē ir trīs tumšas figūras, 1. horizontālē trīs ar iedobumu.
web-rulebook-give-pieces = Figūras, ko dot
web-rulebook-give-wait = Pieskaries figūrai.
web-rulebook-give-safe = Droši: tā ir gaiša un bez iedobuma, tāpēc rindu nepabeidz.
web-rulebook-give-dark = Pretinieks to liek d4: četras tumšas. Zaudēts!
web-rulebook-give-hollow = Pretinieks to liek d1: četras ar iedobumu. Zaudēts!
web-rulebook-give-both = Tumša un ar iedobumu: pretinieks var izvēlēties d4 vai d1. Zaudēts!
web-rulebook-call = Rinda ir jāpiesaka
web-rulebook-call-text = Rinda pati neko neuzvar. Kādam tā jāierauga, jāiesaucas „Quarto!” un jāparāda. Ja rindu nepamani, tā var tikt otram.
web-rulebook-call-1 = Tu noliki
web-rulebook-call-1-who = Vari pieteikt, kamēr figūra vēl nav iedota.
web-rulebook-call-2 = Tu iedevi
web-rulebook-call-2-who = Tagad pretinieks pirms nolikšanas var pieteikt to, ko nepamanīji tu.
web-rulebook-call-3 = Nākamā figūra ir nolikta
web-rulebook-call-3-who = Vecā rinda ir zaudēta pavisam. Skaitās tikai rindas caur jauno figūru.
web-rulebook-call-false = Pieteici, bet rindas nav? Visi to dzird, un tas ir viss. To drīkst reizi gājienā, tāpēc skaties labi.
web-rulebook-call-end = Kad visas sešpadsmit figūras ir noliktas, katrs var pieteikt vēl vienreiz; tad ir neizšķirts.
web-rulebook-call-page = Lapa nekad nesaka, vai ir rinda. Tāda ir spēle.
web-rulebook-variants = Citi noteikumi
web-rulebook-variants-text = Tos izvēlas pirmajā lapā, zem spēles pogas. Var mainīt arī katru noteikumu atsevišķi.
web-rulebook-block = Četras kaimiņienes kvadrātā
web-rulebook-block-board = Pieredzējušo spēlē arī šīs četras, visas gaišas, ir rinda.
web-rulebook-ready = Sākam?

## Izkārtojums

web-setup-title = Izkārto pozīciju
web-setup-lead = Pieskaries figūrai, tad lauciņam. Pieskaries figūrai uz laukuma, lai to pārvietotu vai noņemtu.
web-setup-board = Laukums izkārtošanai
web-setup-hand-none = Neviens figūru netur. Pieskaries figūrai, tad šeit.
web-setup-hand-is = Rokā: { $piece }
web-setup-hand-put = Ņemt rokā: { $piece }
web-setup-pieces = Neizmantotās figūras
web-setup-off = Noņemt
web-setup-clear = Notīrīt
web-setup-status-empty = Izvēlies figūru.
web-setup-status-lifted = { $piece }: kurp?
web-setup-status-count = { $count ->
        [zero] Uz laukuma { $count } figūru.
        [one] Uz laukuma { $count } figūra.
       *[other] Uz laukuma { $count } figūras.
    }
web-setup-put = { $square }: { $piece }.
web-setup-taken = Noņemta: { $piece }.
web-setup-handed = Rokā: { $piece }.
web-setup-position = Kā teksts
web-setup-position-hint = Nokopē vai ielīmē savu: horizontāles no 4 līdz 1, tad figūra rokā.
web-setup-not-position = Tā nav pozīcija. Tā izskatās šādi: { $example }
web-setup-piece-twice = Šī figūra ir divreiz: { $piece }.
web-setup-record-pasted = Tas ir pieraksts. Tas ir zemāk; atver to tur.
web-setup-start = Sākt šeit
web-setup-start-title = Spēlē
web-setup-with = Ar ko
web-setup-with-bot = Dators
web-setup-with-friend = Draugs
web-setup-with-here = Šeit
web-setup-turn = { $holding ->
        [yes] Figūru liek
       *[no] Nākamo figūru dod
    }
web-setup-turn-lot = loze
web-setup-turn-you = es
web-setup-turn-other = otrs
web-setup-turn-first = spēlētājs 1
web-setup-turn-second = spēlētājs 2
web-setup-record-title = Apskati pierakstu
web-setup-record-lead = Ielīmē pierakstu vai izvēlies failu un skaties partiju soli pa solim.
web-setup-record = Pieraksts
web-setup-record-file = Izvēlēties failu
web-setup-record-open = Apskatīt
web-setup-record-big = Šis fails ir pārāk liels, lai būtu pieraksts.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Izkārtot pozīciju

## Saites uz analīzi, apskatu un līmeņiem

web-analysis-link = Analizēt pozīciju
web-setup-analyse = Analizēt
web-review-link = Apskats
web-levels-link = Ko gaidīt no katra līmeņa

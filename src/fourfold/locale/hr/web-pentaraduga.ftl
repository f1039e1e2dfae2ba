### Stolovi Pentaraduge u pregledniku.

## Stol na kojem leže pločice

web-field-larger = Veće
web-field-smaller = Manje
web-field-fit = Pokaži sve
web-field-turn = Okreni pločicu
web-figure = { $whose ->
        [mine] Tvoj mozaik
        [other] Mozaik: { $name }
       *[common] Mozaik
    }
web-tile = { $left }, veliko { $big }, { $right }
web-tile-closed = zatvorena pločica
web-place = { $mark ->
        [none] Mjesto { $name }
        [full] Mjesto { $name }, puna
        [twice-full] Mjesto { $name }, dvaput puna
        [ring] Mjesto { $name }, prsten
        [reach] Mjesto { $name }, dovoljan domet
       *[other] Mjesto { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } bod
        [few] { $count } boda
       *[other] { $count } bodova
    }
web-squares = { $count ->
        [0] Bez kvadrata
        [one] { $count } kvadrat
        [few] { $count } kvadrata
       *[other] { $count } kvadrata
    }
# Kvadrati preko srednje linije ne broje se nikome.
web-squares-sides = Kvadrati: { $mine } na tvojoj strani, { $other } na drugoj
web-hand-of = Pločice: { $name }
web-stock-of = Zaliha: { $name }.
web-stock-count = { $count ->
        [0] Prazna je.
        [one] { $count } pločica.
        [few] { $count } pločice.
       *[other] { $count } pločica.
    }
web-stock-open = Otvorene: { $tiles }.
web-captured = { $count ->
        [0] Ništa nije osvojeno
        [one] Osvojen { $count } kvadrat
        [few] Osvojena { $count } kvadrata
       *[other] Osvojeno { $count } kvadrata
    }
web-curtain = Predaj uređaj: na redu je { $name }.
web-curtain-open = Pokaži pločice

## Što se može učiniti

web-actions = Radnje
web-act-exchange = Razmijeni pločicu
web-act-hand-over = Predaj pločicu
web-act-knock = { $what ->
        [exchange] Najavi razmjenu
        [take] Najavi uzimanje
       *[move] Najavi potez
    }
web-act-knock-about = Tada se nitko ne može umiješati, a ti imaš minutu.
web-act-take = Uzmi pločicu
web-act-draw = Vuci pločicu
web-act-capture = Osvoji mozaik
web-act-rotate = Okreni ga
web-act-rotate-not = Ostavi tako
web-act-give-all = Predaj sve pločice
web-act-hurry = Pokreni sat
web-act-pass = { $replaying ->
        [yes] Završi ovdje
       *[no] { $need ->
                [capture] Ne osvajaj
                [accept] Prihvati
               *[any] Preskoči
            }
    }
web-act-protest = Prigovor!
web-lay-done = To je moj potez
web-lay-back = { $count ->
        [1] Vrati je
        [one] Vrati ih
        [few] Vrati ih
       *[other] Vrati ih
    }

## Što se traži

web-status-its-place = { $finger ->
        [yes] Dodirni mjesto. Drugi je dodir polaže.
       *[no] Odaberi mjesto.
    }
web-status-lay-on = Odaberi sljedeću pločicu ovog poteza.
web-status-lay-or-on = Završi potez ili mu odaberi još pločica.
web-status-lay-done = Završi potez ili vrati pločice.
web-status-lay-nowhere = Ovo ne vodi nikamo. Vrati pločice i počni drukčije.
# Odabrana pločica ne može se položiti; možda druge iz ovog poteza već leže, možda se može razmijeniti.
web-status-no-place = { $laid ->
        [yes] Za ovu pločicu sada nema mjesta. Odaberi drugu ili vrati pločice.
       *[no] { $exchange ->
                [yes] Za ovu pločicu nema mjesta. Odaberi drugu ili je razmijeni.
               *[no] Za ovu pločicu nema mjesta. Odaberi drugu.
            }
    }
web-status-no-cut = Ovom pločicom ne možeš uskočiti.
web-status-anywhere = Dodirni gdje pločica treba ležati, pa nju da je položiš.
web-status-cut-in = Na potezu je { $name }. Smiješ uskočiti.
web-status-meant-exchange = Koju pločicu daješ?
web-status-meant-hand-over = Koju pločicu predaješ?
web-penta-status = { $phase ->
        [over] Partija je gotova.
        [start] { $who ->
                [you] Položi prve pločice.
                [here] { $name }, položi prve pločice.
               *[other] { $name } počinje…
            }
        [add] { $who ->
                [you] Dodaj svoje pločice početnom mozaiku.
                [here] { $name }, dodaj svoje pločice početnom mozaiku.
               *[other] { $name } dopunjuje početni mozaik…
            }
        [hand-over] { $who ->
                [you] Predaj protivniku pločicu sa žutim.
                [here] { $name }, predaj protivniku pločicu sa žutim.
               *[other] { $name } bira pločicu za tebe…
            }
        [rotate] { $who ->
                [you] Okreni početni mozaik ili ga ostavi tako.
                [here] { $name }, okreni početni mozaik ili ga ostavi tako.
               *[other] { $name } gleda početni mozaik…
            }
        [any] { $who ->
                [you] Tvoj potez.
                [here] { $name }, tvoj potez.
               *[other] Na potezu je { $name }…
            }
        [full] { $who ->
                [you] Odgovori punom pločicom.
                [here] { $name }, odgovori punom pločicom.
               *[other] { $name } traži punu pločicu…
            }
        [capture] { $who ->
                [you] Smiješ osvojiti mozaik.
                [here] { $name }, smiješ osvojiti mozaik.
               *[other] { $name } smije osvojiti mozaik…
            }
        [accept] { $who ->
                [you] Zadnja pločica leži. Prihvati je ili prigovori.
                [here] { $name }, prihvati zadnju pločicu ili prigovori.
               *[other] { $name } gleda zadnju pločicu…
            }
        [give] { $who ->
                [you] Daj pločicu za onu uzetu.
                [here] { $name }, daj pločicu za onu uzetu.
               *[other] { $name } daje pločicu…
            }
        [replay-any] { $who ->
                [you] Sada doigravaš: bilo koja pločica.
                [here] { $name }, doigravaš: bilo koja pločica.
               *[other] { $name } doigrava…
            }
        [replay-full] { $who ->
                [you] Sada doigravaš: puna pločica.
                [here] { $name }, doigravaš: puna pločica.
               *[other] { $name } traži punu pločicu…
            }
        [lock-move] { $who ->
                [you] Potez je najavljen: položi pločicu.
                [here] { $name }, tvoj je potez najavljen.
               *[other] { $name } najavljuje potez…
            }
        [lock-exchange] { $who ->
                [you] Razmjena je najavljena: odaberi pločicu.
                [here] { $name }, tvoja je razmjena najavljena.
               *[other] { $name } razmjenjuje pločicu…
            }
        [lock-take] { $who ->
                [you] Uzimanje je najavljeno: odaberi pločicu koja stoji u mozaiku.
                [here] { $name }, tvoje je uzimanje najavljeno.
               *[other] { $name } uzima pločicu…
            }
        [opening] { $who ->
                [you] Položi svoj početni mozaik od dvije pločice.
                [here] { $name }, položi svoj početni mozaik od dvije pločice.
               *[other] { $name } polaže početni mozaik…
            }
        [race] { $who ->
                [here] { $name }, tvoj potez.
               *[other] Polaži brzo koliko želiš. Nitko ne čeka.
            }
        [stage-answer] { $who ->
                [you] Sve pločice mijenjaju vlasnika. Odigraj zadnje poteze, pa predaj svoje.
                [here] { $name }, odigraj zadnje poteze, pa predaj svoje pločice.
               *[other] { $name } igra zadnje poteze…
            }
        [stage-rest] { $who ->
                [you] Odigraj dobivene pločice, pa vrati ostatak.
                [here] { $name }, odigraj dobivene pločice, pa vrati ostatak.
               *[other] { $name } igra tvoje pločice…
            }
        [stage-last] { $who ->
                [you] Zadnje pločice: položi što možeš.
                [here] { $name }, zadnje pločice: položi što možeš.
               *[other] { $name } polaže zadnje pločice…
            }
       *[move] { $who ->
                [you] Tvoj potez.
                [here] { $name }, tvoj potez.
               *[other] Na potezu je { $name }…
            }
    }

## Polaganje tipkanjem

web-typed = Pločica i mjesto
web-typed-open = Upiši mjesto
web-typed-lay = Položi
web-typed-close = Zatvori
# Primjeri ostaju kakvi jesu: stranica ova slova čita na svakom jeziku.
web-typed-help = Na primjer rOrL ili oRoU, ili s poljem: oRoU@0,0.
web-typed-unreadable = „{ $text }” nije mjesto; očekuju se pločica, kamo gleda njezin vrh i možda još slova, na primjer rOrL, oRoU ili oRoU@0,0.
web-typed-not-now = { $tile } se sada ne može položiti.
web-typed-several = „{ $text }” ima više mjesta: { $places }.
web-typed-nowhere = { $count ->
        [0] Sada nema mjesta za { $tile }.
       *[other] „{ $text }” joj nije mjesto; { $tile } se uklapa ovdje: { $places }.
    }
web-typed-cell = Reci i smjer i donje lijevo polje za { $tile }, na primjer { $tile }В@0,0.
web-typed-covered = Tu leži druga pločica.

## Gradnja iza paravana

web-count-faults = { $count ->
        [one] { $count } mana
        [few] { $count } mane
       *[other] { $count } mana
    }
web-screen = { $noticed ->
        [stopped] { $name } kaže stop i pokriva mozaik.
        [open] { $name } nastavlja otvoreno.
        [dropped] { $name } odlaže pločicu za tebe.
        [waiting] { $name } čeka.
        [hidden] { $name } ne pokazuje mozaik.
       *[building] { $name } gradi iza paravana.
    }
web-act-begin = Pokaži pločice
# As in English
web-act-stop = Stop!
web-act-check = Usporedi mozaike
web-act-mark = Zabilježi ovo
web-act-keep = Zadrži pločice
web-act-drop = Razmijeni pločicu
web-act-surrender = Predaj se
web-act-extend = Širi moj
web-act-extend-other = Neka širi drugi
web-building-drop-which = Koju pločicu daješ?
web-building-best = Najbolji mozaik od ovih pločica
web-building-status = { $phase ->
        [over] Partija je gotova.
        [extending] Dodaj sve ostale pločice svom mozaiku.
        [extended] { $name } gradi dalje…
        [choosing] Tvoj je mozaik pobijedio. Gradiš li dalje sa svim pločicama, ili neka gradi { $name }?
        [chosen] { $name } bira tko gradi dalje…
        [waiting] { $name } gradi…
        [begin] { $mine }, tvoje su pločice još pokrivene. Vrijeme ti teče kad ih vidiš.
        [in-turn] { $mine }, složi mozaik, pa reci stop. Sat ide.
        [dropped] { $name } ti treba dati pločicu za tvoju. Dotad nitko ne može reći stop.
        [answering] { $name } odlaže pločicu za tebe. Daj jednu svoju.
        [stopped] Stop je tvoj. { $name } ima malo vremena…
        [open] { $name } kaže stop! Završi svoj mozaik, pa usporedi.
       *[building] { $game ->
                [frames] Sagradi okvir oko što veće rupe. Kad je dobro, reci stop.
               *[other] Složi od svih pločica jedan mozaik, sa što više kvadrata. Kad je dobro, reci stop.
            }
    }

## Što se dogodilo

web-told-lay = { $count ->
        [1] { $name } polaže: { $tiles }.
        [one] { $name } polaže { $count } pločicu: { $tiles }.
        [few] { $name } polaže { $count } pločice: { $tiles }.
       *[other] { $name } polaže { $count } pločica: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } razmjenjuje: { $tile }.
       *[no] { $name } razmjenjuje pločicu.
    }
web-told-hand-over = { $known ->
        [yes] { $name } predaje: { $tile }.
       *[no] { $name } predaje pločicu.
    }
web-told-drop = { $known ->
        [yes] { $name } odlaže: { $tile }.
       *[no] { $name } odlaže pločicu.
    }
web-told-knock = { $what ->
        [exchange] { $name } najavljuje razmjenu.
        [take] { $name } najavljuje uzimanje.
       *[move] { $name } najavljuje potez.
    }
web-told-begin = { $name } počinje graditi.
web-told-rotate = { $half ->
        [yes] { $name } okreće početni mozaik.
       *[no] { $name } ostavlja početni mozaik kakav jest.
    }
web-told-extend = { $own ->
        [yes] { $name } širi svoj mozaik.
       *[no] { $name } prepušta širenje drugoj strani.
    }
web-told-stop = { $name } kaže stop!
# Prigovor je bio opravdan; cijena ovisi o igri.
web-told-protest = { $game ->
        [fulls] { $name } prigovara s pravom: pločica se vraća, i { $name } smije položiti bilo koju.
        [doubles] { $name } prigovara s pravom: pogrešne pločice i protivnikova ruka idu u zalihu ({ $name }).
        [rings] { $name } prigovara s pravom: pogrešne pločice i protivnikova ruka idu u zalihu ({ $name }).
        [steals] { $name } prigovara s pravom: potez se vraća, i igra { $name }.
       *[other] { $name } prigovara s pravom: pločica se vraća i razmjenjuje, i { $name } smije položiti bilo koju.
    }
web-told-hurry = { $name } pokreće sat.
web-told-capture = { $name } osvaja mozaik.
web-told-give-all = { $name } predaje sve pločice.
web-told-pass = { $name } preskače.
web-told-take = { $name } uzima pločicu.
web-told-draw = { $name } vuče pločice.
web-told-mark = { $name } bilježi rezultat.

## O čemu se može dogovoriti

web-preset = Pravila
web-preset-pentaraduga-book = Kao u knjizi
web-preset-pentaraduga-beginners = Za početnike
web-rules-changed = Ne baš kao u knjizi
web-option-aids = Stol pokazuje
web-option-aids-full = mjesta i pune pločice
web-option-aids-places = mjesta
web-option-aids-none = ništa
web-option-referee = Sudi
web-option-referee-server = stol
web-option-referee-players = igrači
web-option-referee-about = Kad sude igrači, ono što je protiv pravila ostaje, osim ako protivnik prigovori prije sljedećeg poteza.
web-option-deal = Pločice se dijele
web-option-deal-random = nasumce
web-option-deal-fair = jednako dobre
web-option-deal-about = Jednako dobre ruke razlikuju se samo bojama.
web-option-interception = Uskakanje
web-option-interception-on = dopušteno
web-option-interception-off = nije dopušteno
web-option-always-check = Mozaici se
web-option-always-check-on = uvijek uspoređuju
web-option-always-check-off = uspoređuju ako se nitko ne preda
web-option-opening-limit = Vrijeme za početak
web-option-opening-limit-none = Neograničeno
web-option-replay-limit = Vrijeme za doigravanje
web-option-replay-limit-none = Neograničeno
web-option-unplaced-bonus = Preostale pločice
web-option-unplaced-bonus-off = ne broje se
web-option-unplaced-bonus-on = idu prvome
web-option-move-time-none = Neograničeno
web-rule-aids-places = Stol pokazuje mjesta, ali ne i koja su puna.
web-rule-aids-none = Stol ne pomaže.
web-rule-referee-players = Sude igrači: prigovori na vrijeme.
web-rule-deal-fair = Oboje imaju jednako dobre pločice.
web-rule-interception-off = Nema uskakanja.
web-rule-at-once-off = Jedno za drugim, umjesto oboje istodobno.
web-rule-unplaced-bonus-on = Preostale se pločice broje prvome.
web-rule-move-time-set = Za potez: { $seconds } s.

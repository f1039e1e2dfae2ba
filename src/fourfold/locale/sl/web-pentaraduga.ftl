### Mize Pentaraduge v brskalniku.

## Miza, na kateri ležijo ploščice

web-field-larger = Večje
web-field-smaller = Manjše
web-field-fit = Pokaži vse
web-field-turn = Obrni ploščico
web-figure = { $whose ->
        [mine] Tvoj mozaik
        [other] Mozaik: { $name }
       *[common] Mozaik
    }
web-tile = { $left }, veliko { $big }, { $right }
web-tile-closed = zaprta ploščica
web-place = { $mark ->
        [none] Mesto { $name }
        [full] Mesto { $name }, polna
        [twice-full] Mesto { $name }, dvakrat polna
        [ring] Mesto { $name }, obroč
        [reach] Mesto { $name }, doseže dovolj daleč
       *[other] Mesto { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } točka
        [two] { $count } točki
        [few] { $count } točke
       *[other] { $count } točk
    }
web-squares = { $count ->
        [0] Brez kvadrata
        [one] { $count } kvadrat
        [two] { $count } kvadrata
        [few] { $count } kvadrati
       *[other] { $count } kvadratov
    }
# Kvadrati čez srednjo črto ne štejejo nikomur.
web-squares-sides = Kvadrati: { $mine } na tvoji strani, { $other } na drugi
web-hand-of = Ploščice: { $name }
web-stock-of = Zaloga: { $name }.
web-stock-count = { $count ->
        [0] Prazna je.
        [one] { $count } ploščica.
        [two] { $count } ploščici.
        [few] { $count } ploščice.
       *[other] { $count } ploščic.
    }
web-stock-open = Odprte: { $tiles }.
web-captured = { $count ->
        [0] Nič ni osvojeno
        [one] Osvojen { $count } kvadrat
        [two] Osvojena { $count } kvadrata
        [few] Osvojeni { $count } kvadrati
       *[other] Osvojenih { $count } kvadratov
    }
web-curtain = Predaj napravo: na vrsti je { $name }.
web-curtain-open = Pokaži ploščice

## Kaj se da storiti

web-actions = Dejanja
web-act-exchange = Zamenjaj ploščico
web-act-hand-over = Izroči ploščico
web-act-knock = { $what ->
        [exchange] Napovej zamenjavo
        [take] Napovej odvzem
       *[move] Napovej potezo
    }
web-act-knock-about = Potem se nihče ne more vmešati, ti pa imaš minuto.
web-act-take = Vzemi ploščico
web-act-draw = Vleci ploščico
web-act-capture = Osvoji mozaik
web-act-rotate = Obrni ga
web-act-rotate-not = Pusti tako
web-act-give-all = Izroči vse ploščice
web-act-hurry = Sproži uro
web-act-pass = { $replaying ->
        [yes] Končaj tu
       *[no] { $need ->
                [capture] Ne osvoji
                [accept] Sprejmi
               *[any] Preskoči
            }
    }
# As in English
web-act-protest = Protest!
web-lay-done = To je moja poteza
web-lay-back = { $count ->
        [1] Vzemi jo nazaj
        [one] Vzemi jih nazaj
        [two] Vzemi ju nazaj
        [few] Vzemi jih nazaj
       *[other] Vzemi jih nazaj
    }

## Kaj je treba storiti

web-status-its-place = { $finger ->
        [yes] Tapni njeno mesto. Drugi dotik jo položi.
       *[no] Izberi njeno mesto.
    }
web-status-lay-on = Izberi naslednjo ploščico te poteze.
web-status-lay-or-on = Končaj potezo ali izberi zanjo še eno ploščico.
web-status-lay-done = Končaj potezo ali vzemi ploščice nazaj.
web-status-lay-nowhere = To ne pelje nikamor. Vzemi ploščice nazaj in začni drugače.
# Izbrane ploščice ni mogoče položiti; morda druge iz te poteze že ležijo, morda se da zamenjati.
web-status-no-place = { $laid ->
        [yes] Za to ploščico zdaj ni mesta. Izberi drugo ali vzemi ploščice nazaj.
       *[no] { $exchange ->
                [yes] Za to ploščico ni mesta. Izberi drugo ali jo zamenjaj.
               *[no] Za to ploščico ni mesta. Izberi drugo.
            }
    }
web-status-no-cut = S to ploščico ne moreš vskočiti.
web-status-anywhere = Tapni, kam naj gre ploščica, nato njo, da jo položiš.
web-status-cut-in = Na potezi je { $name }. Smeš vskočiti.
web-status-meant-exchange = Katero ploščico daš?
web-status-meant-hand-over = Katero ploščico izročiš?
web-penta-status = { $phase ->
        [over] Partija je končana.
        [start] { $who ->
                [you] Položi prve ploščice.
                [here] { $name }, položi prve ploščice.
               *[other] { $name } začenja …
            }
        [add] { $who ->
                [you] Dodaj svoje ploščice začetnemu mozaiku.
                [here] { $name }, dodaj svoje ploščice začetnemu mozaiku.
               *[other] { $name } dopolnjuje začetni mozaik …
            }
        [hand-over] { $who ->
                [you] Izroči nasprotniku ploščico z rumenim.
                [here] { $name }, izroči nasprotniku ploščico z rumenim.
               *[other] { $name } izbira ploščico zate …
            }
        [rotate] { $who ->
                [you] Obrni začetni mozaik ali ga pusti tako.
                [here] { $name }, obrni začetni mozaik ali ga pusti tako.
               *[other] { $name } gleda začetni mozaik …
            }
        [any] { $who ->
                [you] Tvoja poteza.
                [here] { $name }, tvoja poteza.
               *[other] Na potezi je { $name } …
            }
        [full] { $who ->
                [you] Odgovori s polno ploščico.
                [here] { $name }, odgovori s polno ploščico.
               *[other] { $name } išče polno ploščico …
            }
        [capture] { $who ->
                [you] Smeš osvojiti mozaik.
                [here] { $name }, smeš osvojiti mozaik.
               *[other] { $name } sme osvojiti mozaik …
            }
        [accept] { $who ->
                [you] Zadnja ploščica leži. Sprejmi jo ali protestiraj.
                [here] { $name }, sprejmi zadnjo ploščico ali protestiraj.
               *[other] { $name } gleda zadnjo ploščico …
            }
        [give] { $who ->
                [you] Daj ploščico za vzeto.
                [here] { $name }, daj ploščico za vzeto.
               *[other] { $name } daje ploščico …
            }
        [replay-any] { $who ->
                [you] Zdaj doigravaš: katera koli ploščica.
                [here] { $name }, doigravaš: katera koli ploščica.
               *[other] { $name } doigrava …
            }
        [replay-full] { $who ->
                [you] Zdaj doigravaš: polna ploščica.
                [here] { $name }, doigravaš: polna ploščica.
               *[other] { $name } potrebuje polno ploščico …
            }
        [lock-move] { $who ->
                [you] Poteza je napovedana: položi ploščico.
                [here] { $name }, tvoja poteza je napovedana.
               *[other] { $name } napove potezo …
            }
        [lock-exchange] { $who ->
                [you] Zamenjava je napovedana: izberi ploščico.
                [here] { $name }, tvoja zamenjava je napovedana.
               *[other] { $name } menja ploščico …
            }
        [lock-take] { $who ->
                [you] Odvzem je napovedan: izberi ploščico, ki stoji v mozaiku.
                [here] { $name }, tvoj odvzem je napovedan.
               *[other] { $name } jemlje ploščico …
            }
        [opening] { $who ->
                [you] Položi svoj začetni mozaik iz dveh ploščic.
                [here] { $name }, položi svoj začetni mozaik iz dveh ploščic.
               *[other] { $name } polaga začetni mozaik …
            }
        [race] { $who ->
                [here] { $name }, tvoja poteza.
               *[other] Polagaj tako hitro, kot hočeš. Nihče ne čaka.
            }
        [stage-answer] { $who ->
                [you] Vse ploščice zamenjajo lastnika. Odigraj zadnje poteze, nato izroči svoje.
                [here] { $name }, odigraj zadnje poteze, nato izroči svoje ploščice.
               *[other] { $name } igra zadnje poteze …
            }
        [stage-rest] { $who ->
                [you] Odigraj dobljene ploščice, nato vrni ostanek.
                [here] { $name }, odigraj dobljene ploščice, nato vrni ostanek.
               *[other] { $name } igra tvoje ploščice …
            }
        [stage-last] { $who ->
                [you] Zadnje ploščice: položi, kar lahko.
                [here] { $name }, zadnje ploščice: položi, kar lahko.
               *[other] { $name } polaga zadnje ploščice …
            }
       *[move] { $who ->
                [you] Tvoja poteza.
                [here] { $name }, tvoja poteza.
               *[other] Na potezi je { $name } …
            }
    }

## Polaganje s tipkanjem

web-typed = Ploščica in mesto
web-typed-open = Vpiši mesto
web-typed-lay = Položi
web-typed-close = Zapri
# Primeri ostanejo, kakršni so: stran bere te črke v vsakem jeziku.
web-typed-help = Na primer rOrL ali oRoU ali s poljem: oRoU@0,0.
web-typed-unreadable = »{ $text }« ni mesto; pričakovani so ploščica, kam kaže njen vrh, in morda še kaka črka, na primer rOrL, oRoU ali oRoU@0,0.
web-typed-not-now = { $tile } se zdaj ne da položiti.
web-typed-several = »{ $text }« ima več mest: { $places }.
web-typed-nowhere = { $count ->
        [0] Za { $tile } zdaj ni mesta.
       *[other] »{ $text }« ni njeno mesto; { $tile } gre sem: { $places }.
    }
web-typed-cell = Povej tudi smer in spodnje levo polje za { $tile }, na primer { $tile }В@0,0.
web-typed-covered = Tam leži druga ploščica.

## Gradnja za paravanom

web-count-faults = { $count ->
        [one] { $count } napaka
        [two] { $count } napaki
        [few] { $count } napake
       *[other] { $count } napak
    }
web-screen = { $noticed ->
        [stopped] { $name } reče stop in pokrije mozaik.
        [open] { $name } nadaljuje odkrito.
        [dropped] { $name } odloži ploščico zate.
        [waiting] { $name } čaka.
        [hidden] { $name } ne pokaže mozaika.
       *[building] { $name } gradi za paravanom.
    }
web-act-begin = Pokaži ploščice
# As in English
web-act-stop = Stop!
web-act-check = Primerjaj mozaika
web-act-mark = Zapiši ta izid
web-act-keep = Obdrži ploščice
web-act-drop = Zamenjaj ploščico
web-act-surrender = Predaj se
web-act-extend = Širi mojega
web-act-extend-other = Naj širi drugi
web-building-drop-which = Katero ploščico daš?
web-building-best = Najboljši mozaik iz teh ploščic
web-building-status = { $phase ->
        [over] Partija je končana.
        [extending] Dodaj vse druge ploščice svojemu mozaiku.
        [extended] { $name } gradi naprej …
        [choosing] Tvoj mozaik je zmagal. Gradiš naprej z vsemi ploščicami ali naj gradi { $name }?
        [chosen] { $name } izbira, kdo gradi naprej …
        [waiting] { $name } gradi …
        [begin] { $mine }, tvoje ploščice so še pokrite. Čas ti teče, ko jih vidiš.
        [in-turn] { $mine }, sestavi mozaik, nato reci stop. Ura teče.
        [dropped] { $name } ti mora dati ploščico za tvojo. Do takrat nihče ne more reči stop.
        [answering] { $name } odloži ploščico zate. Daj eno svojo.
        [stopped] Stop je tvoj. { $name } ima malo časa …
        [open] { $name } reče stop! Končaj svoj mozaik, nato primerjaj.
       *[building] { $game ->
                [frames] Zgradi okvir okrog čim večje luknje. Ko je dober, reci stop.
               *[other] Sestavi iz vseh ploščic en mozaik s čim več kvadrati. Ko je dober, reci stop.
            }
    }

## Kaj se je zgodilo

web-told-lay = { $count ->
        [1] { $name } položi: { $tiles }.
        [one] { $name } položi { $count } ploščico: { $tiles }.
        [two] { $name } položi { $count } ploščici: { $tiles }.
        [few] { $name } položi { $count } ploščice: { $tiles }.
       *[other] { $name } položi { $count } ploščic: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } zamenja: { $tile }.
       *[no] { $name } zamenja ploščico.
    }
web-told-hand-over = { $known ->
        [yes] { $name } izroči: { $tile }.
       *[no] { $name } izroči ploščico.
    }
web-told-drop = { $known ->
        [yes] { $name } odloži: { $tile }.
       *[no] { $name } odloži ploščico.
    }
web-told-knock = { $what ->
        [exchange] { $name } napove zamenjavo.
        [take] { $name } napove odvzem.
       *[move] { $name } napove potezo.
    }
web-told-begin = { $name } začne graditi.
web-told-rotate = { $half ->
        [yes] { $name } obrne začetni mozaik.
       *[no] { $name } pusti začetni mozaik, kakršen je.
    }
web-told-extend = { $own ->
        [yes] { $name } širi svoj mozaik.
       *[no] { $name } prepusti širjenje drugi strani.
    }
web-told-stop = { $name } reče stop!
# Protest je bil upravičen; kaj stane, je odvisno od igre.
web-told-protest = { $game ->
        [fulls] { $name } upravičeno protestira: ploščica gre nazaj in { $name } sme položiti katero koli.
        [doubles] { $name } upravičeno protestira: napačne ploščice in nasprotnikova roka gredo v zalogo ({ $name }).
        [rings] { $name } upravičeno protestira: napačne ploščice in nasprotnikova roka gredo v zalogo ({ $name }).
        [steals] { $name } upravičeno protestira: poteza je vzeta nazaj in igra { $name }.
       *[other] { $name } upravičeno protestira: ploščica gre nazaj in se zamenja, { $name } pa sme položiti katero koli.
    }
web-told-hurry = { $name } sproži uro.
web-told-capture = { $name } osvoji mozaik.
web-told-give-all = { $name } izroči vse ploščice.
web-told-pass = { $name } preskoči potezo.
web-told-take = { $name } vzame ploščico.
web-told-draw = { $name } vleče.
web-told-mark = { $name } zapiše izid.

## O čem se da dogovoriti

web-preset = Pravila
web-preset-pentaraduga-book = Kakor v knjigi
web-preset-pentaraduga-beginners = Za začetnike
web-rules-changed = Ne čisto kakor v knjigi
web-option-aids = Miza pokaže
web-option-aids-full = mesta in polne ploščice
web-option-aids-places = mesta
web-option-aids-none = nič
web-option-referee = Sodi
web-option-referee-server = miza
web-option-referee-players = igralca
web-option-referee-about = Kadar sodita igralca, obvelja tudi, kar je proti pravilom, razen če nasprotnik protestira pred naslednjo potezo.
web-option-deal = Ploščice se delijo
web-option-deal-random = naključno
web-option-deal-fair = enako dobre
web-option-deal-about = Enako dobri roki se razlikujeta samo po barvah.
web-option-interception = Vskok
web-option-interception-on = dovoljen
web-option-interception-off = ni dovoljen
web-option-always-check = Mozaika se
web-option-always-check-on = vedno primerjata
web-option-always-check-off = primerjata, če se nihče ne preda
web-option-opening-limit = Čas za začetek
web-option-opening-limit-none = Neomejeno
web-option-replay-limit = Čas za doigravanje
web-option-replay-limit-none = Neomejeno
web-option-unplaced-bonus = Preostale ploščice
web-option-unplaced-bonus-off = ne štejejo
web-option-unplaced-bonus-on = štejejo prvemu
web-option-move-time-none = Neomejeno
web-rule-aids-places = Miza pokaže mesta, ne pa, katera so polna.
web-rule-aids-none = Miza ne pomaga.
web-rule-referee-players = Sodita igralca: protestiraj pravočasno.
web-rule-deal-fair = Oba imata enako dobre ploščice.
web-rule-interception-off = Brez vskokov.
web-rule-at-once-off = Drug za drugim namesto oba hkrati.
web-rule-unplaced-bonus-on = Preostale ploščice štejejo prvemu.
web-rule-move-time-set = { $seconds ->
        [one] { $seconds } sekunda za potezo.
        [two] { $seconds } sekundi za potezo.
        [few] { $seconds } sekunde za potezo.
       *[other] { $seconds } sekund za potezo.
    }

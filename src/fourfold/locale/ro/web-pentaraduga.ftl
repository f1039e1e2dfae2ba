### Mesele de Pentaraduga în browser.

## Masa pe care stau plăcuțele

web-field-larger = Mai mare
web-field-smaller = Mai mic
web-field-fit = Arată tot
web-field-turn = Rotește plăcuța
web-figure = { $whose ->
        [mine] Figura ta
        [other] Figura: { $name }
       *[common] Figura
    }
web-tile = { $left }, { $big } mare, { $right }
web-tile-closed = o plăcuță cu fața în jos
web-place = { $mark ->
        [none] Locul { $name }
        [full] Locul { $name }, plină
        [twice-full] Locul { $name }, plină de două ori
        [ring] Locul { $name }, inel
        [reach] Locul { $name }, ajunge destul de departe
       *[other] Locul { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
web-squares = { $count ->
        [0] Niciun pătrat
        [one] { $count } pătrat
        [few] { $count } pătrate
       *[other] { $count } de pătrate
    }
# Pătratele peste linia de mijloc nu contează pentru nimeni.
web-squares-sides = Pătrate: { $mine } de partea ta, { $other } de cealaltă
web-hand-of = Plăcuțele: { $name }
web-stock-of = Rezerva: { $name }.
web-stock-count = { $count ->
        [0] E goală.
        [one] O plăcuță.
        [few] { $count } plăcuțe.
       *[other] { $count } de plăcuțe.
    }
web-stock-open = La vedere: { $tiles }.
web-captured = { $count ->
        [0] Nimic luat
        [one] { $count } pătrat luat
        [few] { $count } pătrate luate
       *[other] { $count } de pătrate luate
    }
web-curtain = Dă dispozitivul mai departe: urmează { $name }.
web-curtain-open = Arată-mi plăcuțele

## Ce se poate face

web-actions = Acțiuni
web-act-exchange = Schimbă o plăcuță
web-act-hand-over = Predă o plăcuță
web-act-knock = { $what ->
        [exchange] Schimb!
        [take] Iau!
       *[move] Mut!
    }
web-act-knock-about = Apoi nimeni nu mai poate interveni și ai un minut.
web-act-take = Ia o plăcuță
web-act-draw = Trage o plăcuță
web-act-capture = Ia figura
web-act-rotate = Întoarce-o
web-act-rotate-not = Las-o așa
web-act-give-all = Predă-le pe toate
web-act-hurry = Pornește ceasul
web-act-pass = { $replaying ->
        [yes] Termin aici
       *[no] { $need ->
                [capture] N-o iau
                [accept] Accept
               *[any] Pas
            }
    }
# As in English
web-act-protest = Protest!
web-lay-done = Asta e mutarea
web-lay-back = { $count ->
        [one] Ia-o înapoi
        [few] Ia-le înapoi
       *[other] Ia-le înapoi
    }

## Ce se cere

web-status-its-place = { $finger ->
        [yes] Atinge locul ei. A doua atingere o pune.
       *[no] Alege locul ei.
    }
web-status-lay-on = Alege plăcuța următoare a acestei mutări.
web-status-lay-or-on = Termină mutarea sau mai alege o plăcuță pentru ea.
web-status-lay-done = Termină mutarea sau ia plăcuțele înapoi.
web-status-lay-nowhere = Asta nu duce nicăieri. Ia plăcuțele înapoi și începe altfel.
# Plăcuța aleasă nu se poate pune; poate altele ale mutării stau deja, poate că se poate schimba.
web-status-no-place = { $laid ->
        [yes] Pentru această plăcuță nu e loc acum. Alege alta sau ia plăcuțele înapoi.
       *[no] { $exchange ->
                [yes] Pentru această plăcuță nu e loc. Alege alta sau schimb-o.
               *[no] Pentru această plăcuță nu e loc. Alege alta.
            }
    }
web-status-no-cut = Cu această plăcuță nu poți intercepta.
web-status-anywhere = Atinge unde să stea plăcuța, apoi atinge plăcuța ca s-o pui.
web-status-cut-in = La mutare: { $name }. Poți intercepta.
web-status-meant-exchange = Ce plăcuță dai?
web-status-meant-hand-over = Ce plăcuță predai?
web-penta-status = { $phase ->
        [over] Partida s-a terminat.
        [start] { $who ->
                [you] Pune primele plăcuțe.
                [here] { $name }, pune primele plăcuțe.
               *[other] { $name } începe…
            }
        [add] { $who ->
                [you] Adaugă plăcuțele tale la figura de început.
                [here] { $name }, adaugă plăcuțele tale la figura de început.
               *[other] { $name } adaugă la figura de început…
            }
        [hand-over] { $who ->
                [you] Dă-i adversarului o plăcuță cu galben.
                [here] { $name }, dă-i adversarului o plăcuță cu galben.
               *[other] { $name } alege o plăcuță pentru tine…
            }
        [rotate] { $who ->
                [you] Întoarce figura de început sau las-o așa.
                [here] { $name }, întoarce figura de început sau las-o așa.
               *[other] { $name } privește figura de început…
            }
        [any] { $who ->
                [you] E rândul tău.
                [here] { $name }, e rândul tău.
               *[other] { $name } mută…
            }
        [full] { $who ->
                [you] Răspunde cu o plăcuță plină.
                [here] { $name }, răspunde cu o plăcuță plină.
               *[other] { $name } caută o plăcuță plină…
            }
        [capture] { $who ->
                [you] Poți lua figura.
                [here] { $name }, poți lua figura.
               *[other] { $name } poate lua figura…
            }
        [accept] { $who ->
                [you] Ultima plăcuță e pusă. Accept-o sau protestează.
                [here] { $name }, acceptă ultima plăcuță sau protestează.
               *[other] { $name } privește ultima plăcuță…
            }
        [give] { $who ->
                [you] Dă o plăcuță pentru cea pe care ai luat-o.
                [here] { $name }, dă o plăcuță pentru cea pe care ai luat-o.
               *[other] { $name } dă o plăcuță…
            }
        [replay-any] { $who ->
                [you] Prelungire: joci mai departe doar tu, orice plăcuță.
                [here] { $name }, prelungire: joci mai departe doar tu, orice plăcuță.
               *[other] Prelungire: joacă doar { $name }…
            }
        [replay-full] { $who ->
                [you] Prelungire: joci mai departe doar tu, o plăcuță plină.
                [here] { $name }, prelungire: joci mai departe doar tu, o plăcuță plină.
               *[other] { $name } are nevoie de o plăcuță plină…
            }
        [lock-move] { $who ->
                [you] Ai anunțat o mutare: pune plăcuța.
                [here] { $name }, ai anunțat o mutare.
               *[other] { $name } a anunțat o mutare…
            }
        [lock-exchange] { $who ->
                [you] Ai anunțat un schimb: alege o plăcuță.
                [here] { $name }, ai anunțat un schimb.
               *[other] { $name } schimbă o plăcuță…
            }
        [lock-take] { $who ->
                [you] Ai anunțat că iei: alege o plăcuță dintr-o figură.
                [here] { $name }, ai anunțat că iei.
               *[other] { $name } ia o plăcuță…
            }
        [opening] { $who ->
                [you] Pune-ți figura de început din două plăcuțe.
                [here] { $name }, pune-ți figura de început din două plăcuțe.
               *[other] { $name } pune o figură de început…
            }
        [race] { $who ->
                [here] { $name }, e rândul tău.
               *[other] Pune cât de repede vrei. Nimeni nu așteaptă.
            }
        [stage-answer] { $who ->
                [you] Toate plăcuțele se schimbă. Fă ultimele mutări, apoi predă-le pe ale tale.
                [here] { $name }, fă ultimele mutări, apoi predă plăcuțele tale.
               *[other] { $name } face ultimele mutări…
            }
        [stage-rest] { $who ->
                [you] Joacă ce ai primit, apoi dă înapoi restul.
                [here] { $name }, joacă ce ai primit, apoi dă înapoi restul.
               *[other] { $name } joacă plăcuțele tale…
            }
        [stage-last] { $who ->
                [you] Ultimele plăcuțe: pune ce poți.
                [here] { $name }, ultimele plăcuțe: pune ce poți.
               *[other] { $name } pune ultimele plăcuțe…
            }
       *[move] { $who ->
                [you] E rândul tău.
                [here] { $name }, e rândul tău.
               *[other] { $name } mută…
            }
    }

## Pus de la tastatură

web-typed = Plăcuță și loc
web-typed-open = Scrie un loc
web-typed-lay = Pune
web-typed-close = Închide
# Exemplele rămân așa: pagina citește aceste litere în orice limbă.
web-typed-help = De exemplu rOrL sau oRoU, ori cu căsuța: oRoU@0,0.
web-typed-unreadable = „{ $text }” nu e un loc; se așteaptă o plăcuță, încotro îi arată vârful și poate alte litere, ca rOrL, oRoU sau oRoU@0,0.
web-typed-not-now = { $tile } nu se poate pune acum.
web-typed-several = „{ $text }” are mai multe locuri: { $places }.
web-typed-nowhere = { $count ->
        [0] Acum nu e loc pentru { $tile }.
       *[other] „{ $text }” nu e un loc pentru ea; { $tile } se potrivește la: { $places }.
    }
web-typed-cell = Spune și direcția, și căsuța din stânga jos pentru { $tile }, ca { $tile }В@0,0.
web-typed-covered = Acolo stă altă plăcuță.

## Construit după paravan

web-count-faults = { $count ->
        [one] { $count } greșeală
        [few] { $count } greșeli
       *[other] { $count } de greșeli
    }
web-screen = { $noticed ->
        [stopped] { $name } a zis stop și a acoperit figura.
        [open] { $name } continuă la vedere.
        [dropped] { $name } ți-a dat la schimb o plăcuță.
        [waiting] { $name } așteaptă.
        [hidden] { $name } nu arată figura.
       *[building] { $name } construiește după paravan.
    }
web-act-begin = Arată-mi plăcuțele
# As in English
web-act-stop = Stop!
web-act-check = Compară figurile
web-act-mark = Marchează
web-act-keep = Nu schimb
web-act-drop = Schimbă o plăcuță
web-act-surrender = Mă predau
web-act-extend = O continui
web-act-extend-other = Să continue celălalt
web-building-drop-which = Ce plăcuță dai?
web-building-best = Cea mai bună figură din aceste plăcuțe
web-building-status = { $phase ->
        [over] Partida s-a terminat.
        [extending] Adaugă toate celelalte plăcuțe la figura ta.
        [extended] { $name } continuă figura…
        [choosing] Figura ta a câștigat. O continui cu toate plăcuțele sau lași să continue { $name }?
        [chosen] { $name } alege cine continuă…
        [waiting] { $name } construiește…
        [begin] { $mine }, plăcuțele tale sunt încă acoperite. Timpul îți curge de când le vezi.
        [in-turn] { $mine }, construiește figura, apoi zi stop. Ceasul merge.
        [dropped] { $name } trebuie să-ți dea o plăcuță pentru a ta. Până atunci nimeni nu poate zice stop.
        [answering] { $name } ți-a dat la schimb o plăcuță. Dă una de-a ta.
        [stopped] Ai zis stop. { $name } mai are puțin timp…
        [open] Primul stop: { $name }! Termină-ți figura, apoi comparați.
       *[building] { $game ->
                [frames] Construiește o ramă în jurul unei găuri cât mai mari. Zi stop când e bună.
               *[other] Fă o singură figură din toate plăcuțele tale, cu cât mai multe pătrate. Zi stop când e bună.
            }
    }

## Ce s-a întâmplat

web-told-lay = { $count ->
        [one] { $name } pune: { $tiles }.
        [few] { $name } pune { $count } plăcuțe: { $tiles }.
       *[other] { $name } pune { $count } de plăcuțe: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } schimbă: { $tile }.
       *[no] { $name } schimbă o plăcuță.
    }
web-told-hand-over = { $known ->
        [yes] { $name } predă: { $tile }.
       *[no] { $name } predă o plăcuță.
    }
web-told-drop = { $known ->
        [yes] { $name } dă la schimb: { $tile }.
       *[no] { $name } dă la schimb o plăcuță.
    }
web-told-knock = { $what ->
        [exchange] { $name } anunță un schimb.
        [take] { $name } anunță că ia.
       *[move] { $name } anunță o mutare.
    }
web-told-begin = { $name } începe să construiască.
web-told-rotate = { $half ->
        [yes] { $name } întoarce figura de început.
       *[no] { $name } lasă figura de început așa cum e.
    }
web-told-extend = { $own ->
        [yes] { $name } își continuă figura.
       *[no] { $name } îl lasă pe celălalt să continue.
    }
web-told-stop = Primul stop: { $name }!
# Protestul a fost îndreptățit; cât costă depinde de joc.
web-told-protest = { $game ->
        [fulls] { $name } protestează, pe bună dreptate: plăcuța se întoarce, iar { $name } poate pune orice plăcuță.
        [doubles] { $name } protestează, pe bună dreptate: plăcuțele greșite și cele din mâna celuilalt merg în rezervă la { $name }.
        [rings] { $name } protestează, pe bună dreptate: plăcuțele greșite și cele din mâna celuilalt merg în rezervă la { $name }.
        [steals] { $name } protestează, pe bună dreptate: mutarea se retrage, iar { $name } mută.
       *[other] { $name } protestează, pe bună dreptate: plăcuța se întoarce și se schimbă, iar { $name } poate pune orice plăcuță.
    }
web-told-hurry = { $name } pornește ceasul.
web-told-capture = { $name } ia figura.
web-told-give-all = { $name } predă toate plăcuțele.
web-told-pass = { $name } zice pas.
web-told-take = { $name } ia o plăcuță.
web-told-draw = { $name } trage.
web-told-mark = { $name } marchează un rezultat.

## Ce se poate stabili

web-preset = Reguli
web-preset-pentaraduga-book = Ca în carte
web-preset-pentaraduga-beginners = Pentru începători
web-rules-changed = Nu chiar ca în carte
web-option-aids = Masa ajută cu
web-option-aids-full = locuri și plăcuțe pline
web-option-aids-places = locuri
web-option-aids-none = nimic
web-option-referee = Arbitru e
web-option-referee-server = masa
web-option-referee-players = jucătorii
web-option-referee-about = Când arbitrează jucătorii, ce e contra regulilor rămâne, dacă adversarul nu protestează înainte de mutarea următoare.
web-option-deal = Plăcuțele se împart
web-option-deal-random = la întâmplare
web-option-deal-fair = la fel de bune
web-option-deal-about = Mâinile la fel de bune diferă doar prin culori.
web-option-interception = Interceptarea
web-option-interception-on = permisă
web-option-interception-off = nepermisă
web-option-always-check = Figurile se compară
web-option-always-check-on = întotdeauna
web-option-always-check-off = dacă nu se predă nimeni
web-option-opening-limit = Timp pentru început
web-option-opening-limit-none = Fără limită
web-option-replay-limit = Timp pentru prelungire
web-option-replay-limit-none = Fără limită
web-option-unplaced-bonus = Plăcuțele rămase
web-option-unplaced-bonus-off = nu contează
web-option-unplaced-bonus-on = contează pentru primul
web-option-move-time-none = Fără limită
web-rule-aids-places = Masa arată locurile, dar nu și care sunt pline.
web-rule-aids-none = Masa nu ajută.
web-rule-referee-players = Jucătorii sunt arbitrii: protestează la timp.
web-rule-deal-fair = Amândoi au plăcuțe la fel de bune.
web-rule-interception-off = Nimeni nu interceptează.
web-rule-at-once-off = Unul după altul, nu amândoi deodată.
web-rule-unplaced-bonus-on = Plăcuțele rămase contează pentru primul.
web-rule-move-time-set = { $seconds ->
        [one] { $seconds } secundă pentru o mutare.
        [few] { $seconds } secunde pentru o mutare.
       *[other] { $seconds } de secunde pentru o mutare.
    }

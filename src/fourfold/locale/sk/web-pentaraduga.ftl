### Stoly Pentaradugy v prehliadači.

## Stôl, na ktorom ležia dieliky

web-field-larger = Zväčšiť
web-field-smaller = Zmenšiť
web-field-fit = Všetko
web-field-turn = Otočiť dielik
web-figure = { $whose ->
        [mine] Tvoj obrazec
        [other] Obrazec: { $name }
       *[common] Obrazec
    }
web-tile = { $left }, veľký { $big }, { $right }
web-tile-closed = zakrytý dielik
web-place = { $mark ->
        [none] Miesto { $name }
        [full] Miesto { $name }, plný
        [twice-full] Miesto { $name }, dvakrát plný
        [ring] Miesto { $name }, kruh
        [reach] Miesto { $name }, dosiahne dosť ďaleko
       *[other] Miesto { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodov
    }
web-squares = { $count ->
        [0] Žiadny štvorec
        [one] { $count } štvorec
        [few] { $count } štvorce
       *[other] { $count } štvorcov
    }
# Štvorce cez strednú čiaru sa nepočítajú nikomu.
web-squares-sides = Štvorce: { $mine } na tvojej strane, { $other } na druhej
web-hand-of = Dieliky: { $name }
web-stock-of = Zásoba: { $name }.
web-stock-count = { $count ->
        [0] Prázdna.
        [one] Jeden dielik.
        [few] { $count } dieliky.
       *[other] { $count } dielikov.
    }
web-stock-open = Odkryté: { $tiles }.
web-captured = { $count ->
        [0] Nič nezískané
        [one] Získaný { $count } štvorec
        [few] Získané { $count } štvorce
       *[other] Získaných { $count } štvorcov
    }
web-curtain = Podaj zariadenie. Teraz hrá { $name }.
web-curtain-open = Ukázať dieliky

## Čo sa dá robiť

web-actions = Akcie
web-act-exchange = Vymeniť dielik
web-act-hand-over = Odovzdať dielik
web-act-knock = { $what ->
        [exchange] Ohlásiť výmenu
        [take] Ohlásiť branie
       *[move] Ohlásiť ťah
    }
web-act-knock-about = Potom ti do toho nikto neskočí a máš minútu.
web-act-take = Vziať dielik
web-act-draw = Dobrať dielik
web-act-capture = Získať obrazec
web-act-rotate = Otočiť
web-act-rotate-not = Nechať tak
web-act-give-all = Odovzdať všetky
web-act-hurry = Spustiť hodiny
web-act-pass = { $replaying ->
        [yes] Skončiť tu
       *[no] { $need ->
                [capture] Nezískavať
                [accept] Prijať
               *[any] Pas
            }
    }
# As in English
web-act-protest = Protest!
web-lay-done = To je môj ťah
web-lay-back = { $count ->
        [1] Vziať ho späť
       *[other] Vziať ich späť
    }

## Čo sa čaká

web-status-its-place = { $finger ->
        [yes] Ťukni na jeho miesto. Druhé ťuknutie ho položí.
       *[no] Vyber jeho miesto.
    }
web-status-lay-on = Vyber ďalší dielik tohto ťahu.
web-status-lay-or-on = Dokonči ťah, alebo k nemu vyber ešte dielik.
web-status-lay-done = Dokonči ťah, alebo vezmi dieliky späť.
web-status-lay-nowhere = Tadiaľto cesta nevedie. Vezmi dieliky späť a začni inak.
# Vybraný dielik sa položiť nedá; možno už iné z ťahu ležia, možno sa dá vymeniť.
web-status-no-place = { $laid ->
        [yes] Pre tento dielik teraz miesto nie je. Vyber iný, alebo vezmi dieliky späť.
       *[no] { $exchange ->
                [yes] Pre tento dielik miesto nie je. Vyber iný, alebo ho vymeň.
               *[no] Pre tento dielik miesto nie je. Vyber iný.
            }
    }
web-status-no-cut = S týmto dielikom sa do ťahu skočiť nedá.
web-status-anywhere = Ťukni, kde má dielik ležať, a potom naň, aby sa položil.
web-status-cut-in = Na ťahu je { $name }. Môžeš skočiť do ťahu.
web-status-meant-exchange = Ktorý dielik dávaš preč?
web-status-meant-hand-over = Ktorý dielik odovzdávaš?
web-penta-status = { $phase ->
        [over] Partia sa skončila.
        [start] { $who ->
                [you] Polož prvé dieliky.
                [here] { $name }, polož prvé dieliky.
               *[other] { $name } začína…
            }
        [add] { $who ->
                [you] Pridaj svoje dieliky k počiatočnému obrazcu.
                [here] { $name }, pridaj svoje dieliky k počiatočnému obrazcu.
               *[other] { $name } dopĺňa počiatočný obrazec…
            }
        [hand-over] { $who ->
                [you] Odovzdaj protihráčovi dielik so žltou.
                [here] { $name }, odovzdaj protihráčovi dielik so žltou.
               *[other] { $name } pre teba vyberá dielik…
            }
        [rotate] { $who ->
                [you] Otoč počiatočný obrazec, alebo ho nechaj tak.
                [here] { $name }, otoč počiatočný obrazec, alebo ho nechaj tak.
               *[other] { $name } si prezerá počiatočný obrazec…
            }
        [any] { $who ->
                [you] Si na ťahu.
                [here] { $name }, si na ťahu.
               *[other] Na ťahu je { $name }…
            }
        [full] { $who ->
                [you] Odpovedz plným dielikom.
                [here] { $name }, odpovedz plným dielikom.
               *[other] { $name } hľadá plný dielik…
            }
        [capture] { $who ->
                [you] Môžeš získať obrazec.
                [here] { $name }, môžeš získať obrazec.
               *[other] { $name } môže získať obrazec…
            }
        [accept] { $who ->
                [you] Posledný dielik leží. Prijmi ho, alebo protestuj.
                [here] { $name }, prijmi posledný dielik, alebo protestuj.
               *[other] { $name } si prezerá posledný dielik…
            }
        [give] { $who ->
                [you] Daj dielik za ten, ktorý máš navyše.
                [here] { $name }, daj dielik za ten, ktorý máš navyše.
               *[other] { $name } dáva dielik…
            }
        [replay-any] { $who ->
                [you] Dohrávka, hráš bez protihráča: akýkoľvek dielik.
                [here] { $name }, dohrávka bez protihráča: akýkoľvek dielik.
               *[other] { $name } hrá dohrávku…
            }
        [replay-full] { $who ->
                [you] Dohrávka, hráš bez protihráča: plný dielik.
                [here] { $name }, dohrávka bez protihráča: plný dielik.
               *[other] { $name } potrebuje plný dielik…
            }
        [lock-move] { $who ->
                [you] Ťah je ohlásený: polož dielik.
                [here] { $name }, tvoj ťah je ohlásený.
               *[other] { $name } ohlasuje ťah…
            }
        [lock-exchange] { $who ->
                [you] Výmena je ohlásená: vyber dielik.
                [here] { $name }, tvoja výmena je ohlásená.
               *[other] { $name } vymieňa dielik…
            }
        [lock-take] { $who ->
                [you] Branie je ohlásené: vyber dielik, ktorý stojí v obrazci.
                [here] { $name }, tvoje branie je ohlásené.
               *[other] { $name } berie dielik…
            }
        [opening] { $who ->
                [you] Zlož svoj počiatočný obrazec z dvoch dielikov.
                [here] { $name }, zlož svoj počiatočný obrazec z dvoch dielikov.
               *[other] { $name } skladá počiatočný obrazec…
            }
        [race] { $who ->
                [here] { $name }, si na ťahu.
               *[other] Klaď, ako rýchlo chceš. Nikto nečaká.
            }
        [stage-answer] { $who ->
                [you] Výmena všetkého. Odohraj posledné ťahy a odovzdaj svoje dieliky.
                [here] { $name }, odohraj posledné ťahy a odovzdaj svoje dieliky.
               *[other] { $name } hrá posledné ťahy…
            }
        [stage-rest] { $who ->
                [you] Polož, čo máš, a zvyšok vráť.
                [here] { $name }, polož, čo máš, a zvyšok vráť.
               *[other] { $name } kladie tvoje dieliky…
            }
        [stage-last] { $who ->
                [you] Posledné dieliky: polož, čo sa dá.
                [here] { $name }, posledné dieliky: polož, čo sa dá.
               *[other] { $name } kladie posledné dieliky…
            }
       *[move] { $who ->
                [you] Si na ťahu.
                [here] { $name }, si na ťahu.
               *[other] Na ťahu je { $name }…
            }
    }

## Kladenie písaním

web-typed = Dielik a miesto
web-typed-open = Napísať miesto
web-typed-lay = Položiť
web-typed-close = Zavrieť
# Príklady zostávajú: stránka číta tieto písmená v každom jazyku.
web-typed-help = Napríklad rOrL alebo oRoU, alebo s poľom: oRoU@0,0.
web-typed-unreadable = „{ $text }“ nie je miesto; treba dielik, smer jeho vrcholu a prípadne ďalšie písmená, napríklad rOrL, oRoU alebo oRoU@0,0.
web-typed-not-now = Teraz sa nedá položiť: { $tile }.
web-typed-several = „{ $text }“ má niekoľko miest: { $places }.
web-typed-nowhere = { $count ->
        [0] Pre { $tile } teraz miesto nie je.
       *[other] „{ $text }“ preň nie je miesto; { $tile } pasuje sem: { $places }.
    }
web-typed-cell = Povedz aj smer a ľavé dolné pole dielika { $tile }, napríklad { $tile }В@0,0.
web-typed-covered = Leží tam iný dielik.

## Stavanie za zástenou

web-count-faults = { $count ->
        [one] { $count } kaz
        [few] { $count } kazy
       *[other] { $count } kazov
    }
web-screen = { $noticed ->
        [stopped] { $name } hovorí „stop“ a zakrýva obrazec.
        [open] { $name } stavia ďalej odkryte.
        [dropped] { $name } pre teba odkladá dielik.
        [waiting] { $name } čaká.
        [hidden] { $name } obrazec neukazuje.
       *[building] { $name } stavia za zástenou.
    }
web-act-begin = Ukázať dieliky
# As in English
web-act-stop = Stop!
web-act-check = Porovnať obrazce
web-act-mark = Zapísať výsledok
web-act-keep = Nechať si dieliky
web-act-drop = Vymeniť dielik
web-act-surrender = Vzdať sa
web-act-extend = Stavať na svojom
web-act-extend-other = Nech stavia protihráč
web-building-drop-which = Ktorý dielik dávaš preč?
web-building-best = Najlepší obrazec z týchto dielikov
web-building-status = { $phase ->
        [over] Partia sa skončila.
        [extending] Pridaj k svojmu obrazcu všetky ostatné dieliky.
        [extended] { $name } stavia ďalej…
        [choosing] Tvoj obrazec vyhral. Staviaš ďalej so všetkými dielikmi, alebo nech stavia { $name }?
        [chosen] { $name } vyberá, kto stavia ďalej…
        [waiting] { $name } stavia…
        [begin] { $mine }, tvoje dieliky sú ešte zakryté. Čas pobeží, keď ich uvidíš.
        [in-turn] { $mine }, postav obrazec a povedz „stop“. Hodiny bežia.
        [dropped] { $name } ti musí dať dielik za tvoj. Dovtedy nikto nesmie povedať „stop“.
        [answering] { $name } pre teba odkladá dielik. Daj jeden svoj.
        [stopped] Tvoje „stop“ zaznelo. { $name } má už málo času…
        [open] { $name } hovorí „stop“ skôr! Dokonči obrazec a porovnaj.
       *[building] { $game ->
                [frames] Postav rám okolo čo najväčšej diery. Keď bude dobrý, povedz „stop“.
               *[other] Zlož zo všetkých dielikov jeden obrazec s čo najviac štvorcami. Keď bude dobrý, povedz „stop“.
            }
    }

## Čo sa stalo

web-told-lay = { $count ->
        [one] { $name } kladie: { $tiles }.
        [few] { $name } kladie { $count } dieliky: { $tiles }.
       *[other] { $name } kladie { $count } dielikov: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } vymieňa dielik: { $tile }.
       *[no] { $name } vymieňa dielik.
    }
web-told-hand-over = { $known ->
        [yes] { $name } odovzdáva dielik: { $tile }.
       *[no] { $name } odovzdáva dielik.
    }
web-told-drop = { $known ->
        [yes] { $name } odkladá dielik: { $tile }.
       *[no] { $name } odkladá dielik.
    }
web-told-knock = { $what ->
        [exchange] { $name } ohlasuje výmenu.
        [take] { $name } ohlasuje branie.
       *[move] { $name } ohlasuje ťah.
    }
web-told-begin = { $name } začína stavať.
web-told-rotate = { $half ->
        [yes] { $name } otáča počiatočný obrazec.
       *[no] { $name } necháva počiatočný obrazec, ako je.
    }
web-told-extend = { $own ->
        [yes] { $name } rozširuje vlastný obrazec.
       *[no] { $name } necháva stavať druhú stranu.
    }
web-told-stop = { $name } hovorí prvé „stop“!
# Protest bol oprávnený; čo stojí, závisí od hry.
web-told-protest = { $game ->
        [fulls] { $name } právom protestuje: dielik sa vracia a { $name } smie položiť akýkoľvek.
        [doubles] { $name } právom protestuje: zlé dieliky aj dieliky z ruky protihráča dostáva do zásoby { $name }.
        [rings] { $name } právom protestuje: zlé dieliky aj dieliky z ruky protihráča dostáva do zásoby { $name }.
        [steals] { $name } právom protestuje: ťah sa vracia a hrá { $name }.
       *[other] { $name } právom protestuje: dielik sa vracia a vymení a { $name } smie položiť akýkoľvek.
    }
web-told-hurry = { $name } spúšťa hodiny.
web-told-capture = { $name } získava obrazec.
web-told-give-all = { $name } odovzdáva všetky dieliky.
web-told-pass = { $name } pasuje.
web-told-take = { $name } berie dielik.
web-told-draw = { $name } doberá.
web-told-mark = { $name } zapisuje výsledok.

## Na čom sa dá dohodnúť

web-preset = Pravidlá
web-preset-pentaraduga-book = Ako v knihe
web-preset-pentaraduga-beginners = Pre začiatočníkov
web-rules-changed = Nie celkom ako v knihe
web-option-aids = Stôl napovedá
web-option-aids-full = miesta a plné dieliky
web-option-aids-places = miesta
web-option-aids-none = nič
web-option-referee = Rozhodca je
web-option-referee-server = stôl
web-option-referee-players = každý hráč
web-option-referee-about = Keď rozhodujú hráči, platí aj to, čo je proti pravidlám, ak protihráč neprotestuje pred ďalším ťahom.
web-option-deal = Rozdanie
web-option-deal-random = náhodné
web-option-deal-fair = rovnako dobré
web-option-deal-about = Rovnako dobré sady sa líšia len farbami.
web-option-interception = Skákanie do ťahu
web-option-interception-on = povolené
web-option-interception-off = nepovolené
web-option-always-check = Obrazce sa porovnajú
web-option-always-check-on = vždy
web-option-always-check-off = ak sa nikto nevzdá
web-option-opening-limit = Čas na začiatok
web-option-opening-limit-none = Bez limitu
web-option-replay-limit = Čas na dohrávku
web-option-replay-limit-none = Bez limitu
web-option-unplaced-bonus = Zvyšné dieliky
web-option-unplaced-bonus-off = sa nepočítajú
web-option-unplaced-bonus-on = sa počítajú pre prvého
web-option-move-time-none = Bez limitu
web-rule-aids-places = Stôl ukazuje miesta, ale nie to, kde bude dielik plný.
web-rule-aids-none = Stôl nenapovedá.
web-rule-referee-players = Rozhodujú hráči: protestuj včas.
web-rule-deal-fair = Obaja majú rovnako dobré dieliky.
web-rule-interception-off = Nikto neskáče do ťahu.
web-rule-at-once-off = Jeden po druhom namiesto oboch naraz.
web-rule-unplaced-bonus-on = Zvyšné dieliky sa počítajú pre prvého.
web-rule-move-time-set = { $seconds ->
        [one] { $seconds } sekunda na ťah.
        [few] { $seconds } sekundy na ťah.
       *[other] { $seconds } sekúnd na ťah.
    }

### Stoly Pentaradugy v prohlížeči.

## Stůl, na kterém leží destičky

web-field-larger = Zvětšit
web-field-smaller = Zmenšit
web-field-fit = Ukázat vše
web-field-turn = Otočit destičku
web-figure = { $whose ->
        [mine] Tvůj obrazec
        [other] Obrazec: { $name }
       *[common] Obrazec
    }
web-tile = { $left }, velký { $big }, { $right }
web-tile-closed = zakrytá destička
web-place = { $mark ->
        [none] Místo { $name }
        [full] Místo { $name }, plná
        [twice-full] Místo { $name }, dvakrát plná
        [ring] Místo { $name }, kruh
        [reach] Místo { $name }, dosáhne dost daleko
       *[other] Místo { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
web-squares = { $count ->
        [0] Žádný čtverec
        [one] { $count } čtverec
        [few] { $count } čtverce
       *[other] { $count } čtverců
    }
# Čtverce přes střední čáru se nepočítají nikomu.
web-squares-sides = Čtverce: { $mine } na tvé straně, { $other } na druhé
web-hand-of = Destičky: { $name }
web-stock-of = Zásoba: { $name }.
web-stock-count = { $count ->
        [0] Prázdná.
        [one] Jedna destička.
        [few] { $count } destičky.
       *[other] { $count } destiček.
    }
web-stock-open = Odkryté: { $tiles }.
web-captured = { $count ->
        [0] Nic nezískáno
        [one] Získán { $count } čtverec
        [few] Získány { $count } čtverce
       *[other] Získáno { $count } čtverců
    }
web-curtain = Předej zařízení. Teď hraje { $name }.
web-curtain-open = Ukázat destičky

## Co se dá dělat

web-actions = Akce
web-act-exchange = Vyměnit destičku
web-act-hand-over = Předat destičku
web-act-knock = { $what ->
        [exchange] Ohlásit výměnu
        [take] Ohlásit braní
       *[move] Ohlásit tah
    }
web-act-knock-about = Pak ti do toho nikdo neskočí a máš minutu.
web-act-take = Vzít destičku
web-act-draw = Dobrat destičku
web-act-capture = Získat obrazec
web-act-rotate = Otočit
web-act-rotate-not = Nechat tak
web-act-give-all = Odevzdat všechny
web-act-hurry = Spustit hodiny
web-act-pass = { $replaying ->
        [yes] Skončit tady
       *[no] { $need ->
                [capture] Nezískávat
                [accept] Přijmout
               *[any] Pas
            }
    }
# As in English
web-act-protest = Protest!
web-lay-done = To je můj tah
web-lay-back = { $count ->
        [1] Vzít ji zpět
       *[other] Vzít je zpět
    }

## Co se čeká

web-status-its-place = { $finger ->
        [yes] Ťukni na její místo. Druhé ťuknutí ji položí.
       *[no] Vyber její místo.
    }
web-status-lay-on = Vyber další destičku tohoto tahu.
web-status-lay-or-on = Dokonči tah, nebo k němu vyber ještě destičku.
web-status-lay-done = Dokonči tah, nebo vezmi destičky zpět.
web-status-lay-nowhere = Tudy cesta nevede. Vezmi destičky zpět a začni jinak.
# Vybranou destičku položit nejde; možná už jiné z tahu leží, možná se dá vyměnit.
web-status-no-place = { $laid ->
        [yes] Pro tuto destičku teď místo není. Vyber jinou, nebo vezmi destičky zpět.
       *[no] { $exchange ->
                [yes] Pro tuto destičku místo není. Vyber jinou, nebo ji vyměň.
               *[no] Pro tuto destičku místo není. Vyber jinou.
            }
    }
web-status-no-cut = S touto destičkou do tahu skočit nejde.
web-status-anywhere = Ťukni, kde má destička ležet, a pak na ni, aby se položila.
web-status-cut-in = Na tahu je { $name }. Můžeš skočit do tahu.
web-status-meant-exchange = Kterou destičku dáváš pryč?
web-status-meant-hand-over = Kterou destičku předáváš?
web-penta-status = { $phase ->
        [over] Partie skončila.
        [start] { $who ->
                [you] Polož první destičky.
                [here] { $name }: polož první destičky.
               *[other] { $name } začíná…
            }
        [add] { $who ->
                [you] Přidej své destičky k výchozímu obrazci.
                [here] { $name }: přidej své destičky k výchozímu obrazci.
               *[other] { $name } doplňuje výchozí obrazec…
            }
        [hand-over] { $who ->
                [you] Předej soupeři destičku se žlutou.
                [here] { $name }: předej soupeři destičku se žlutou.
               *[other] { $name } pro tebe vybírá destičku…
            }
        [rotate] { $who ->
                [you] Otoč výchozí obrazec, nebo ho nech tak.
                [here] { $name }: otoč výchozí obrazec, nebo ho nech tak.
               *[other] { $name } si prohlíží výchozí obrazec…
            }
        [any] { $who ->
                [you] Jsi na tahu.
                [here] { $name }: jsi na tahu.
               *[other] Na tahu je { $name }…
            }
        [full] { $who ->
                [you] Odpověz plnou destičkou.
                [here] { $name }: odpověz plnou destičkou.
               *[other] { $name } hledá plnou destičku…
            }
        [capture] { $who ->
                [you] Můžeš získat obrazec.
                [here] { $name }: můžeš získat obrazec.
               *[other] { $name } může získat obrazec…
            }
        [accept] { $who ->
                [you] Poslední destička leží. Přijmi ji, nebo protestuj.
                [here] { $name }: přijmi poslední destičku, nebo protestuj.
               *[other] { $name } si prohlíží poslední destičku…
            }
        [give] { $who ->
                [you] Dej destičku za tu, kterou máš navíc.
                [here] { $name }: dej destičku za tu, kterou máš navíc.
               *[other] { $name } dává destičku…
            }
        [replay-any] { $who ->
                [you] Dohrávka, hraješ bez soupeře: jakákoli destička.
                [here] { $name }: dohrávka bez soupeře, jakákoli destička.
               *[other] { $name } hraje dohrávku…
            }
        [replay-full] { $who ->
                [you] Dohrávka, hraješ bez soupeře: plná destička.
                [here] { $name }: dohrávka bez soupeře, plná destička.
               *[other] { $name } potřebuje plnou destičku…
            }
        [lock-move] { $who ->
                [you] Tah je ohlášený: polož destičku.
                [here] { $name }: tah je ohlášený.
               *[other] { $name } ohlašuje tah…
            }
        [lock-exchange] { $who ->
                [you] Výměna je ohlášená: vyber destičku.
                [here] { $name }: výměna je ohlášená.
               *[other] { $name } vyměňuje destičku…
            }
        [lock-take] { $who ->
                [you] Braní je ohlášené: vyber destičku, která stojí v obrazci.
                [here] { $name }: braní je ohlášené.
               *[other] { $name } bere destičku…
            }
        [opening] { $who ->
                [you] Slož svůj výchozí obrazec ze dvou destiček.
                [here] { $name }: slož svůj výchozí obrazec ze dvou destiček.
               *[other] { $name } skládá výchozí obrazec…
            }
        [race] { $who ->
                [here] { $name }: jsi na tahu.
               *[other] Pokládej, jak rychle chceš. Nikdo nečeká.
            }
        [stage-answer] { $who ->
                [you] Výměna všeho. Odehraj poslední tahy a odevzdej své destičky.
                [here] { $name }: odehraj poslední tahy a odevzdej své destičky.
               *[other] { $name } hraje poslední tahy…
            }
        [stage-rest] { $who ->
                [you] Polož, co máš, a zbytek vrať.
                [here] { $name }: polož, co máš, a zbytek vrať.
               *[other] { $name } pokládá tvoje destičky…
            }
        [stage-last] { $who ->
                [you] Poslední destičky: polož, co jde.
                [here] { $name }: poslední destičky, polož, co jde.
               *[other] { $name } pokládá poslední destičky…
            }
       *[move] { $who ->
                [you] Jsi na tahu.
                [here] { $name }: jsi na tahu.
               *[other] Na tahu je { $name }…
            }
    }

## Pokládání psaním

web-typed = Destička a místo
web-typed-open = Napsat místo
web-typed-lay = Položit
web-typed-close = Zavřít
# Příklady zůstávají: stránka čte tato písmena v každém jazyce.
web-typed-help = Třeba rOrL nebo oRoU, nebo s polem: oRoU@0,0.
web-typed-unreadable = „{ $text }“ není místo; má tu být destička, směr jejího vrcholu a případně další písmena, třeba rOrL, oRoU nebo oRoU@0,0.
web-typed-not-now = Teď nejde položit: { $tile }.
web-typed-several = „{ $text }“ má několik míst: { $places }.
web-typed-nowhere = { $count ->
        [0] Pro { $tile } teď místo není.
       *[other] „{ $text }“ pro ni není místo; { $tile } pasuje sem: { $places }.
    }
web-typed-cell = Řekni i směr a levé dolní pole destičky { $tile }, třeba { $tile }В@0,0.
web-typed-covered = Leží tam jiná destička.

## Stavění za zástěnou

web-count-faults = { $count ->
        [one] { $count } vada
        [few] { $count } vady
       *[other] { $count } vad
    }
web-screen = { $noticed ->
        [stopped] { $name } říká „stop“ a zakrývá obrazec.
        [open] { $name } staví dál odkrytě.
        [dropped] { $name } pro tebe odkládá destičku.
        [waiting] { $name } čeká.
        [hidden] { $name } obrazec neukazuje.
       *[building] { $name } staví za zástěnou.
    }
web-act-begin = Ukázat destičky
# As in English
web-act-stop = Stop!
web-act-check = Porovnat obrazce
web-act-mark = Zapsat výsledek
web-act-keep = Nechat si destičky
web-act-drop = Vyměnit destičku
web-act-surrender = Vzdát se
web-act-extend = Stavět na svém
web-act-extend-other = Ať staví soupeř
web-building-drop-which = Kterou destičku dáváš pryč?
web-building-best = Nejlepší obrazec z těchto destiček
web-building-status = { $phase ->
        [over] Partie skončila.
        [extending] Přidej ke svému obrazci všechny ostatní destičky.
        [extended] { $name } staví dál…
        [choosing] Tvůj obrazec vyhrál. Stavíš dál se všemi destičkami, nebo ať staví { $name }?
        [chosen] { $name } vybírá, kdo staví dál…
        [waiting] { $name } staví…
        [begin] { $mine }: tvoje destičky jsou ještě zakryté. Čas poběží, až je uvidíš.
        [in-turn] { $mine }: postav obrazec a řekni „stop“. Hodiny běží.
        [dropped] { $name } ti musí dát destičku za tvou. Do té doby nikdo nesmí říct „stop“.
        [answering] { $name } pro tebe odkládá destičku. Dej jednu svou.
        [stopped] Tvoje „stop“ zaznělo. { $name } už má málo času…
        [open] { $name } říká „stop“ dřív! Dokonči obrazec a porovnej.
       *[building] { $game ->
                [frames] Postav rám kolem co největší díry. Až bude dobrý, řekni „stop“.
               *[other] Slož ze všech destiček jeden obrazec s co nejvíce čtverci. Až bude dobrý, řekni „stop“.
            }
    }

## Co se stalo

web-told-lay = { $count ->
        [one] { $name } pokládá: { $tiles }.
        [few] { $name } pokládá { $count } destičky: { $tiles }.
       *[other] { $name } pokládá { $count } destiček: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } vyměňuje destičku: { $tile }.
       *[no] { $name } vyměňuje destičku.
    }
web-told-hand-over = { $known ->
        [yes] { $name } předává destičku: { $tile }.
       *[no] { $name } předává destičku.
    }
web-told-drop = { $known ->
        [yes] { $name } odkládá destičku: { $tile }.
       *[no] { $name } odkládá destičku.
    }
web-told-knock = { $what ->
        [exchange] { $name } ohlašuje výměnu.
        [take] { $name } ohlašuje braní.
       *[move] { $name } ohlašuje tah.
    }
web-told-begin = { $name } začíná stavět.
web-told-rotate = { $half ->
        [yes] { $name } otáčí výchozí obrazec.
       *[no] { $name } nechává výchozí obrazec, jak je.
    }
web-told-extend = { $own ->
        [yes] { $name } rozšiřuje vlastní obrazec.
       *[no] { $name } nechává stavět druhou stranu.
    }
web-told-stop = { $name } říká první „stop“!
# Protest byl oprávněný; co stojí, záleží na hře.
web-told-protest = { $game ->
        [fulls] { $name } právem protestuje: destička se vrací a { $name } smí položit jakoukoli.
        [doubles] { $name } právem protestuje: špatné destičky i destičky z ruky soupeře dostává do zásoby { $name }.
        [rings] { $name } právem protestuje: špatné destičky i destičky z ruky soupeře dostává do zásoby { $name }.
        [steals] { $name } právem protestuje: tah se vrací a hraje { $name }.
       *[other] { $name } právem protestuje: destička se vrací a vymění a { $name } smí položit jakoukoli.
    }
web-told-hurry = { $name } spouští hodiny.
web-told-capture = { $name } získává obrazec.
web-told-give-all = { $name } odevzdává všechny destičky.
web-told-pass = { $name } pasuje.
web-told-take = { $name } bere destičku.
web-told-draw = { $name } dobírá.
web-told-mark = { $name } zapisuje výsledek.

## Na čem se dá dohodnout

web-preset = Pravidla
web-preset-pentaraduga-book = Jako v knize
web-preset-pentaraduga-beginners = Pro začátečníky
web-rules-changed = Ne tak docela jako v knize
web-option-aids = Stůl napovídá
web-option-aids-full = místa a plné destičky
web-option-aids-places = místa
web-option-aids-none = nic
web-option-referee = Rozhodčí je
web-option-referee-server = stůl
web-option-referee-players = každý hráč
web-option-referee-about = Když rozhodují hráči, platí i to, co je proti pravidlům, pokud soupeř neprotestuje před dalším tahem.
web-option-deal = Rozdání
web-option-deal-random = náhodné
web-option-deal-fair = stejně dobré
web-option-deal-about = Stejně dobré sady se liší jen barvami.
web-option-interception = Skákání do tahu
web-option-interception-on = povolené
web-option-interception-off = nepovolené
web-option-always-check = Obrazce se porovnají
web-option-always-check-on = vždy
web-option-always-check-off = pokud se nikdo nevzdá
web-option-opening-limit = Čas na začátek
web-option-opening-limit-none = Bez limitu
web-option-replay-limit = Čas na dohrávku
web-option-replay-limit-none = Bez limitu
web-option-unplaced-bonus = Zbylé destičky
web-option-unplaced-bonus-off = se nepočítají
web-option-unplaced-bonus-on = se počítají pro prvního
web-option-move-time-none = Bez limitu
web-rule-aids-places = Stůl ukazuje místa, ale ne to, kde bude destička plná.
web-rule-aids-none = Stůl nenapovídá.
web-rule-referee-players = Rozhodují hráči: protestuj včas.
web-rule-deal-fair = Oba mají stejně dobré destičky.
web-rule-interception-off = Nikdo neskáče do tahu.
web-rule-at-once-off = Jeden po druhém místo obou najednou.
web-rule-unplaced-bonus-on = Zbylé destičky se počítají pro prvního.
web-rule-move-time-set = { $seconds ->
        [one] { $seconds } sekunda na tah.
        [few] { $seconds } sekundy na tah.
       *[other] { $seconds } sekund na tah.
    }

### Borð Pentaraduga í vafranum.

## Borðið sem flísar liggja á

web-field-larger = Stækka
web-field-smaller = Minnka
web-field-fit = Sýna allt
web-field-turn = Snúa flísinni
web-figure = { $whose ->
        [mine] Mynstrið þitt
        [other] Mynstur: { $name }
       *[common] Mynstrið
    }
web-tile = { $left }, stórt { $big }, { $right }
web-tile-closed = lokuð flís
web-place = { $mark ->
        [none] Staður { $name }
        [full] Staður { $name }, full
        [twice-full] Staður { $name }, tvífull
        [ring] Staður { $name }, hringur
        [reach] Staður { $name }, nær nógu langt
       *[other] Staður { $name }, { $mark }
    }
web-count = { $count } stig
web-squares = { $count ->
        [0] Enginn ferningur
        [one] { $count } ferningur
       *[other] { $count } ferningar
    }
# Ferningar á miðlínunni telja fyrir hvorugan.
web-squares-sides = Ferningar: { $mine } þín megin, { $other } hinum megin
web-hand-of = Flísar: { $name }
web-stock-of = Stokkur: { $name }.
web-stock-count = { $count ->
        [0] Hann er tómur.
        [one] { $count } flís.
       *[other] { $count } flísar.
    }
web-stock-open = Opnar: { $tiles }.
web-captured = { $count ->
        [0] Ekkert hirt
        [one] { $count } ferningur hirtur
       *[other] { $count } ferningar hirtir
    }
web-curtain = Réttu næsta leikmanni tækið: { $name }.
web-curtain-open = Sýna mínar flísar

## Hvað hægt er að gera

web-actions = Aðgerðir
web-act-exchange = Skipta um flís
web-act-hand-over = Afhenda flís
web-act-knock = { $what ->
        [exchange] Boða skipti
        [take] Boða töku
       *[move] Boða leik
    }
web-act-knock-about = Þá kemst enginn á milli, og þú hefur eina mínútu.
web-act-take = Taka flís
web-act-draw = Draga flís
web-act-capture = Hirða mynstrið
web-act-rotate = Snúa því við
web-act-rotate-not = Láta það vera
web-act-give-all = Afhenda allar flísar
web-act-hurry = Ræsa klukkuna
web-act-pass = { $replaying ->
        [yes] Enda hér
       *[no] { $need ->
                [capture] Ekki hirða
                [accept] Samþykkja
               *[any] Pass
            }
    }
web-act-protest = Mótmæli!
web-lay-done = Staðfesta leik
web-lay-back = { $count ->
        [1] Taka hana aftur
       *[other] Taka þær aftur
    }

## Hvað beðið er um

web-status-its-place = { $finger ->
        [yes] Ýttu á staðinn. Ýttu aftur til að leggja hana.
       *[no] Veldu staðinn.
    }
web-status-lay-on = Veldu næstu flís í þessum leik.
web-status-lay-or-on = Staðfestu leikinn, eða veldu aðra flís í hann.
web-status-lay-done = Staðfestu leikinn, eða taktu flísarnar aftur.
web-status-lay-nowhere = Þetta gengur ekki upp. Taktu flísarnar aftur og byrjaðu öðruvísi.
# Ekki er hægt að leggja flísina sem var valin; ef til vill liggja aðrar þegar, ef til vill má skipta um hana.
web-status-no-place = { $laid ->
        [yes] Það er enginn staður fyrir þessa flís núna. Veldu aðra, eða taktu flísarnar aftur.
       *[no] { $exchange ->
                [yes] Það er enginn staður fyrir þessa flís. Veldu aðra, eða skiptu um hana.
               *[no] Það er enginn staður fyrir þessa flís. Veldu aðra.
            }
    }
web-status-no-cut = Þú getur ekki gripið inn í með þessari flís.
web-status-anywhere = Ýttu þar sem flísin á að liggja, og ýttu á hana til að leggja hana.
web-status-cut-in = { $name } á leik. Þú mátt grípa inn í.
web-status-meant-exchange = Hvaða flís lætur þú frá þér?
web-status-meant-hand-over = Hvaða flís afhendir þú?
web-penta-status = { $phase ->
        [over] Spilinu er lokið.
        [start] { $who ->
                [you] Leggðu fyrstu flísarnar.
                [here] { $name }, leggðu fyrstu flísarnar.
               *[other] { $name } byrjar …
            }
        [add] { $who ->
                [you] Bættu flísunum þínum við upphafsmynstrið.
                [here] { $name }, bættu flísunum þínum við upphafsmynstrið.
               *[other] { $name } bætir við upphafsmynstrið …
            }
        [hand-over] { $who ->
                [you] Afhentu andstæðingnum flís með gulu.
                [here] { $name }, afhentu andstæðingnum flís með gulu.
               *[other] { $name } velur flís handa þér …
            }
        [rotate] { $who ->
                [you] Snúðu upphafsmynstrinu við, eða láttu það vera.
                [here] { $name }, snúðu upphafsmynstrinu við, eða láttu það vera.
               *[other] { $name } skoðar upphafsmynstrið …
            }
        [any] { $who ->
                [you] Þú átt leik.
                [here] { $name }, þú átt leik.
               *[other] { $name } á leik …
            }
        [full] { $who ->
                [you] Svaraðu með fullri flís.
                [here] { $name }, svaraðu með fullri flís.
               *[other] { $name } leitar að fullri flís …
            }
        [capture] { $who ->
                [you] Þú mátt hirða mynstrið.
                [here] { $name }, þú mátt hirða mynstrið.
               *[other] { $name } má hirða mynstrið …
            }
        [accept] { $who ->
                [you] Síðasta flísin er lögð. Samþykktu hana, eða mótmæltu.
                [here] { $name }, samþykktu síðustu flísina, eða mótmæltu.
               *[other] { $name } skoðar síðustu flísina …
            }
        [give] { $who ->
                [you] Láttu flís fyrir þá sem þú tókst.
                [here] { $name }, láttu flís fyrir þá sem þú tókst.
               *[other] { $name } lætur flís …
            }
        [replay-any] { $who ->
                [you] Nú spilar þú einleik: hvaða flís sem er.
                [here] { $name }, þú spilar einleik: hvaða flís sem er.
               *[other] { $name } spilar einleik …
            }
        [replay-full] { $who ->
                [you] Nú spilar þú einleik: full flís.
                [here] { $name }, þú spilar einleik: full flís.
               *[other] { $name } þarf fulla flís …
            }
        [lock-move] { $who ->
                [you] Þú hefur boðað leik: leggðu flísina.
                [here] { $name }, þú hefur boðað leik.
               *[other] { $name } hefur boðað leik …
            }
        [lock-exchange] { $who ->
                [you] Þú hefur boðað skipti: veldu flís.
                [here] { $name }, þú hefur boðað skipti.
               *[other] { $name } skiptir um flís …
            }
        [lock-take] { $who ->
                [you] Þú hefur boðað töku: veldu flís sem stendur í mynstri.
                [here] { $name }, þú hefur boðað töku.
               *[other] { $name } tekur flís …
            }
        [opening] { $who ->
                [you] Leggðu upphafsmynstrið þitt úr tveimur flísum.
                [here] { $name }, leggðu upphafsmynstrið þitt úr tveimur flísum.
               *[other] { $name } leggur upphafsmynstur …
            }
        [race] { $who ->
                [here] { $name }, þú átt leik.
               *[other] Leggðu eins hratt og þú vilt. Enginn bíður.
            }
        [stage-answer] { $who ->
                [you] Allar flísar skipta um hendur. Leiktu síðustu leikina, afhentu svo þínar.
                [here] { $name }, leiktu síðustu leikina, afhentu svo flísarnar þínar.
               *[other] { $name } leikur síðustu leikina …
            }
        [stage-rest] { $who ->
                [you] Leggðu það sem þú fékkst, skilaðu svo afganginum.
                [here] { $name }, leggðu það sem þú fékkst, skilaðu svo afganginum.
               *[other] { $name } leggur flísarnar þínar …
            }
        [stage-last] { $who ->
                [you] Síðustu flísarnar: leggðu það sem þú getur.
                [here] { $name }, síðustu flísarnar: leggðu það sem þú getur.
               *[other] { $name } leggur síðustu flísarnar …
            }
       *[move] { $who ->
                [you] Þú átt leik.
                [here] { $name }, þú átt leik.
               *[other] { $name } á leik …
            }
    }

## Lagt með innslætti

web-typed = Flís og staður
web-typed-open = Slá inn stað
web-typed-lay = Leggja
web-typed-close = Loka
# Dæmin standa óbreytt: síðan les þessa stafi á öllum málum.
web-typed-help = Til dæmis rOrL eða oRoU, eða með reitnum: oRoU@0,0.
web-typed-unreadable = „{ $text }“ er ekki staður; þarf flís, hvert oddurinn vísar og ef til vill fleiri stafi, til dæmis rOrL, oRoU eða oRoU@0,0.
web-typed-not-now = { $tile } má ekki leggja núna.
web-typed-several = „{ $text }“ á við nokkra staði: { $places }.
web-typed-nowhere = { $count ->
        [0] Það er enginn staður fyrir { $tile } núna.
       *[other] „{ $text }“ er ekki staður fyrir hana; { $tile } passar á: { $places }.
    }
web-typed-cell = Segðu líka áttina og neðri reitinn til vinstri fyrir { $tile }, til dæmis { $tile }В@0,0.
web-typed-covered = Þar liggur önnur flís.

## Byggt bak við tjald

web-count-faults = { $count ->
        [one] { $count } galli
       *[other] { $count } gallar
    }
web-screen = { $noticed ->
        [stopped] { $name } hefur stoppað og hulið mynstrið.
        [open] { $name } heldur áfram fyrir opnum tjöldum.
        [dropped] { $name } hefur lagt frá sér flís handa þér.
        [waiting] { $name } bíður.
        [hidden] { $name } sýnir ekki mynstrið.
       *[building] { $name } byggir bak við tjald.
    }
web-act-begin = Sýna mínar flísar
web-act-stop = Stopp!
web-act-check = Bera saman
web-act-mark = Skrá niðurstöðu
web-act-keep = Halda mínum flísum
web-act-drop = Skipta um flís
web-act-surrender = Gefast upp
web-act-extend = Byggja við mitt
web-act-extend-other = Láta hinn byggja við
web-building-drop-which = Hvaða flís lætur þú frá þér?
web-building-best = Besta mynstrið úr þessum flísum
web-building-status = { $phase ->
        [over] Spilinu er lokið.
        [extending] Bættu öllum hinum flísunum við mynstrið þitt.
        [extended] { $name } byggir við …
        [choosing] Mynstrið þitt vann. Viltu byggja við með öllum flísunum, eða á { $name } að byggja við?
        [chosen] { $name } velur hver byggir við …
        [waiting] { $name } byggir …
        [begin] { $mine }, flísarnar þínar eru enn huldar. Tíminn þinn byrjar þegar þú sérð þær.
        [in-turn] { $mine }, byggðu mynstrið þitt og stoppaðu svo. Klukkan gengur.
        [dropped] { $name } á að láta þig fá flís fyrir þína. Enginn getur stoppað fyrr.
        [answering] { $name } hefur lagt frá sér flís handa þér. Láttu eina af þínum.
        [stopped] Þú hefur stoppað. { $name } hefur lítinn tíma eftir …
        [open] { $name } hefur stoppað á undan! Ljúktu mynstrinu þínu og berðu svo saman.
       *[building] { $game ->
                [frames] Byggðu ramma um eins stórt gat og þú getur. Stoppaðu þegar hann er góður.
               *[other] Gerðu eitt mynstur úr öllum flísunum þínum, með eins mörgum ferningum og þú getur. Stoppaðu þegar það er gott.
            }
    }

## Hvað hefur gerst

web-told-lay = { $count ->
        [1] { $name } leggur { $tiles }.
        [one] { $name } leggur { $count } flís: { $tiles }.
       *[other] { $name } leggur { $count } flísar: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } skiptir um flís: { $tile }.
       *[no] { $name } skiptir um flís.
    }
web-told-hand-over = { $known ->
        [yes] { $name } afhendir { $tile }.
       *[no] { $name } afhendir flís.
    }
web-told-drop = { $known ->
        [yes] { $name } leggur frá sér { $tile }.
       *[no] { $name } leggur frá sér flís.
    }
web-told-knock = { $what ->
        [exchange] { $name } boðar skipti.
        [take] { $name } boðar töku.
       *[move] { $name } boðar leik.
    }
web-told-begin = { $name } byrjar að byggja.
web-told-rotate = { $half ->
        [yes] { $name } snýr upphafsmynstrinu við.
       *[no] { $name } lætur upphafsmynstrið vera.
    }
web-told-extend = { $own ->
        [yes] { $name } byggir við sitt mynstur.
       *[no] { $name } lætur hinn byggja við.
    }
web-told-stop = { $name } stoppar á undan!
# Mótmælin voru rétt; hvað þau kosta fer eftir spilinu.
web-told-protest = { $game ->
        [fulls] { $name } mótmælir með réttu: flísin fer til baka, og { $name } má leggja hvaða flís sem er.
        [doubles] { $name } mótmælir með réttu og fær röngu flísarnar og hönd andstæðingsins í stokkinn sinn.
        [rings] { $name } mótmælir með réttu og fær röngu flísarnar og hönd andstæðingsins í stokkinn sinn.
        [steals] { $name } mótmælir með réttu: leikurinn er tekinn aftur, og { $name } á leik.
       *[other] { $name } mótmælir með réttu: flísin fer til baka og er skipt út, og { $name } má leggja hvaða flís sem er.
    }
web-told-hurry = { $name } ræsir klukkuna.
web-told-capture = { $name } hirðir mynstrið.
web-told-give-all = { $name } afhendir allar flísar.
web-told-pass = { $name } segir pass.
web-told-take = { $name } tekur flís.
web-told-draw = { $name } dregur.
web-told-mark = { $name } skráir niðurstöðu.

## Hvað hægt er að semja um

web-preset = Reglur
web-preset-pentaraduga-book = Eins og í bókinni
web-preset-pentaraduga-beginners = Fyrir byrjendur
web-rules-changed = Ekki alveg eins og í bókinni
web-option-aids = Borðið sýnir
web-option-aids-full = staði og fullar flísar
web-option-aids-places = staði
web-option-aids-none = ekkert
web-option-referee = Dómarinn er
web-option-referee-server = borðið
web-option-referee-players = leikmenn
web-option-referee-about = Þar sem leikmenn dæma stendur það sem er gegn reglunum, nema andstæðingurinn mótmæli fyrir næsta leik.
web-option-deal = Flísar eru gefnar
web-option-deal-random = af handahófi
web-option-deal-fair = jafngóðar
web-option-deal-about = Jafngóðar hendur eru eins nema í litum.
web-option-interception = Inngrip
web-option-interception-on = leyfð
web-option-interception-off = bönnuð
web-option-always-check = Mynstur eru
web-option-always-check-on = alltaf borin saman
web-option-always-check-off = borin saman nema annar gefist upp
web-option-opening-limit = Tími til að byrja
web-option-opening-limit-none = Án takmarka
web-option-replay-limit = Tími fyrir einleik
web-option-replay-limit-none = Án takmarka
web-option-unplaced-bonus = Flísar sem eftir eru
web-option-unplaced-bonus-off = telja ekkert
web-option-unplaced-bonus-on = telja fyrir þann fyrsta
web-option-move-time-none = Án takmarka
web-rule-aids-places = Borðið sýnir staði, en ekki hvar flís verður full.
web-rule-aids-none = Borðið hjálpar ekki.
web-rule-referee-players = Leikmenn eru dómarar: mótmæltu í tæka tíð.
web-rule-deal-fair = Báðir fá jafngóðar flísar.
web-rule-interception-off = Enginn grípur inn í.
web-rule-at-once-off = Hvor á eftir öðrum en ekki báðir í einu.
web-rule-unplaced-bonus-on = Flísar sem eftir eru telja fyrir þann fyrsta.
web-rule-move-time-set = { $seconds ->
        [one] { $seconds } sekúnda á umferð.
       *[other] { $seconds } sekúndur á umferð.
    }

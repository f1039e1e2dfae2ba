### Pentaradugan pöydät selaimessa.

## Pöytä, jolla laatat ovat

web-field-larger = Suurenna
web-field-smaller = Pienennä
web-field-fit = Näytä kaikki
web-field-turn = Käännä laatta
web-figure = { $whose ->
        [mine] Sinun kuviosi
        [other] Kuvio: { $name }
       *[common] Kuvio
    }
web-tile = { $left }, iso { $big }, { $right }
web-tile-closed = suljettu laatta
web-place = { $mark ->
        [none] Paikka { $name }
        [full] Paikka { $name }, täysi
        [twice-full] Paikka { $name }, kahdesti täysi
        [ring] Paikka { $name }, rengas
        [reach] Paikka { $name }, kurkottaa tarpeeksi
       *[other] Paikka { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }
web-squares = { $count ->
        [0] Ei neliöitä
        [one] { $count } neliö
       *[other] { $count } neliötä
    }
# Keskiviivan ylittävät neliöt eivät kuulu kenellekään.
web-squares-sides = Neliöt: { $mine } omalla puolellasi, { $other } toisella
web-hand-of = Laatat: { $name }
web-stock-of = Varasto: { $name }.
web-stock-count = { $count ->
        [0] Se on tyhjä.
        [one] Yksi laatta.
       *[other] { $count } laattaa.
    }
web-stock-open = Avoinna: { $tiles }.
web-captured = { $count ->
        [0] Ei vallattu mitään
        [one] { $count } neliö vallattu
       *[other] { $count } neliötä vallattu
    }
web-curtain = Anna laite eteenpäin: vuorossa { $name }.
web-curtain-open = Näytä laattani

## Mitä voi tehdä

web-actions = Toiminnot
web-act-exchange = Vaihda laatta
web-act-hand-over = Anna laatta
web-act-knock = { $what ->
        [exchange] Varaa vaihto
        [take] Varaa otto
       *[move] Varaa siirto
    }
web-act-knock-about = Sitten kukaan ei pääse väliin, ja sinulla on minuutti.
web-act-take = Ota laatta
web-act-draw = Nosta laatta
web-act-capture = Valtaa kuvio
web-act-rotate = Käännä ympäri
web-act-rotate-not = Jätä näin
web-act-give-all = Anna kaikki laatat
web-act-hurry = Käynnistä kello
web-act-pass = { $replaying ->
        [yes] Lopeta tähän
       *[no] { $need ->
                [capture] En valtaa
                [accept] Hyväksy
               *[any] Passi
            }
    }
web-act-protest = Protesti!
web-lay-done = Siirtoni on tämä
web-lay-back = Ota takaisin

## Mitä pyydetään

web-status-its-place = { $finger ->
        [yes] Napauta sen paikkaa. Toinen napautus asettaa sen.
       *[no] Valitse sen paikka.
    }
web-status-lay-on = Valitse tämän siirron seuraava laatta.
web-status-lay-or-on = Päätä siirto tai valitse siihen vielä laatta.
web-status-lay-done = Päätä siirto tai ota laatat takaisin.
web-status-lay-nowhere = Tämä ei johda mihinkään. Ota laatat takaisin ja aloita toisin.
# Valittua laattaa ei voi asettaa; ehkä siirron muita laattoja on jo pöydällä, ehkä sen voi vaihtaa.
web-status-no-place = { $laid ->
        [yes] Tälle laatalle ei ole nyt paikkaa. Valitse toinen tai ota laatat takaisin.
       *[no] { $exchange ->
                [yes] Tälle laatalle ei ole paikkaa. Valitse toinen tai vaihda se.
               *[no] Tälle laatalle ei ole paikkaa. Valitse toinen.
            }
    }
web-status-no-cut = Tällä laatalla et voi kiilata.
web-status-anywhere = Napauta kohtaa, johon laatta tulee, ja aseta se napauttamalla sitä.
web-status-cut-in = Siirtovuorossa on { $name }. Saat kiilata.
web-status-meant-exchange = Minkä laatan annat pois?
web-status-meant-hand-over = Minkä laatan annat?
web-penta-status = { $phase ->
        [over] Peli on ohi.
        [start] { $who ->
                [you] Aseta ensimmäiset laatat.
                [here] { $name }, aseta ensimmäiset laatat.
               *[other] { $name } aloittaa…
            }
        [add] { $who ->
                [you] Lisää laattasi aloituskuvioon.
                [here] { $name }, lisää laattasi aloituskuvioon.
               *[other] { $name } täydentää aloituskuviota…
            }
        [hand-over] { $who ->
                [you] Anna vastustajalle laatta, jossa on keltaista.
                [here] { $name }, anna vastustajalle laatta, jossa on keltaista.
               *[other] { $name } valitsee sinulle laatan…
            }
        [rotate] { $who ->
                [you] Käännä aloituskuvio ympäri tai jätä se näin.
                [here] { $name }, käännä aloituskuvio ympäri tai jätä se näin.
               *[other] { $name } katsoo aloituskuviota…
            }
        [any] { $who ->
                [you] Sinun siirtosi.
                [here] { $name }, sinun siirtosi.
               *[other] Siirtovuorossa { $name }…
            }
        [full] { $who ->
                [you] Vastaa täydellä laatalla.
                [here] { $name }, vastaa täydellä laatalla.
               *[other] { $name } etsii täyttä laattaa…
            }
        [capture] { $who ->
                [you] Saat vallata kuvion.
                [here] { $name }, saat vallata kuvion.
               *[other] { $name } saa vallata kuvion…
            }
        [accept] { $who ->
                [you] Viimeinen laatta on pöydällä. Hyväksy se tai protestoi.
                [here] { $name }, hyväksy viimeinen laatta tai protestoi.
               *[other] { $name } katsoo viimeistä laattaa…
            }
        [give] { $who ->
                [you] Anna laatta ottamasi tilalle.
                [here] { $name }, anna laatta ottamasi tilalle.
               *[other] { $name } antaa laatan…
            }
        [replay-any] { $who ->
                [you] Nyt jatkat yksin: mikä tahansa laatta.
                [here] { $name }, jatkat yksin: mikä tahansa laatta.
               *[other] { $name } jatkaa yksin…
            }
        [replay-full] { $who ->
                [you] Nyt jatkat yksin: täysi laatta.
                [here] { $name }, jatkat yksin: täysi laatta.
               *[other] { $name } tarvitsee täyden laatan…
            }
        [lock-move] { $who ->
                [you] Olet varannut siirron: aseta laattasi.
                [here] { $name }, olet varannut siirron.
               *[other] { $name } on varannut siirron…
            }
        [lock-exchange] { $who ->
                [you] Olet varannut vaihdon: valitse laatta.
                [here] { $name }, olet varannut vaihdon.
               *[other] { $name } vaihtaa laatan…
            }
        [lock-take] { $who ->
                [you] Olet varannut oton: valitse kuviossa oleva laatta.
                [here] { $name }, olet varannut oton.
               *[other] { $name } ottaa laatan…
            }
        [opening] { $who ->
                [you] Aseta kahden laatan aloituskuviosi.
                [here] { $name }, aseta kahden laatan aloituskuviosi.
               *[other] { $name } asettaa aloituskuviota…
            }
        [race] { $who ->
                [here] { $name }, sinun siirtosi.
               *[other] Aseta niin nopeasti kuin haluat. Kukaan ei odota.
            }
        [stage-answer] { $who ->
                [you] Kaikki laatat vaihtavat omistajaa. Tee viimeiset siirtosi ja anna sitten omasi.
                [here] { $name }, tee viimeiset siirtosi ja anna sitten laattasi.
               *[other] { $name } tekee viimeisiä siirtoja…
            }
        [stage-rest] { $who ->
                [you] Pelaa saamasi laatat ja anna loput takaisin.
                [here] { $name }, pelaa saamasi laatat ja anna loput takaisin.
               *[other] { $name } pelaa sinun laattojasi…
            }
        [stage-last] { $who ->
                [you] Viimeiset laatat: aseta, mitä voit.
                [here] { $name }, viimeiset laatat: aseta, mitä voit.
               *[other] { $name } asettaa viimeisiä laattoja…
            }
       *[move] { $who ->
                [you] Sinun siirtosi.
                [here] { $name }, sinun siirtosi.
               *[other] Siirtovuorossa { $name }…
            }
    }

## Asettaminen kirjoittamalla

web-typed = Laatta ja paikka
web-typed-open = Kirjoita paikka
web-typed-lay = Aseta
web-typed-close = Sulje
# Esimerkit pysyvät ennallaan: sivu lukee nämä kirjaimet kaikilla kielillä.
web-typed-help = Esimerkiksi rOrL tai oRoU, tai ruudun kanssa: oRoU@0,0.
web-typed-unreadable = ”{ $text }” ei ole paikka; pitäisi olla laatta, mihin sen kärki osoittaa ja ehkä lisää kirjaimia, kuten rOrL, oRoU tai oRoU@0,0.
web-typed-not-now = { $tile } ei käy nyt.
web-typed-several = ”{ $text }” sopii useaan paikkaan: { $places }.
web-typed-nowhere = { $count ->
        [0] Laatalle { $tile } ei ole nyt paikkaa.
       *[other] ”{ $text }” ei ole sille paikka; { $tile } sopii näihin: { $places }.
    }
web-typed-cell = Kerro myös laatan { $tile } suunta ja vasen alaruutu, kuten { $tile }В@0,0.
web-typed-covered = Siinä on toinen laatta.

## Rakentaminen sermin takana

web-count-faults = { $count ->
        [one] { $count } virhe
       *[other] { $count } virhettä
    }
web-screen = { $noticed ->
        [stopped] { $name } sanoi seis ja peitti kuvion.
        [open] { $name } jatkaa avoimesti.
        [dropped] { $name } jätti sinulle laatan vaihtoon.
        [waiting] { $name } odottaa.
        [hidden] { $name } ei näytä kuviotaan.
       *[building] { $name } rakentaa sermin takana.
    }
web-act-begin = Näytä laattani
web-act-stop = Seis!
web-act-check = Vertaa kuvioita
web-act-mark = Merkitse tulos
web-act-keep = Pidän laattani
web-act-drop = Vaihda laatta
web-act-surrender = Luovuta
web-act-extend = Jatka omaani
web-act-extend-other = Toinen saa jatkaa
web-building-drop-which = Minkä laatan annat pois?
web-building-best = Näiden laattojen paras kuvio
web-building-status = { $phase ->
        [over] Peli on ohi.
        [extending] Lisää kuvioosi kaikki muut laatat.
        [extended] { $name } jatkaa rakentamista…
        [choosing] Kuviosi voitti. Jatkatko itse kaikilla laatoilla, vai jatkaako { $name }?
        [chosen] { $name } valitsee, kuka jatkaa…
        [waiting] { $name } rakentaa…
        [begin] { $mine }, laattasi ovat vielä peitossa. Aikasi kuluu siitä, kun näet ne.
        [in-turn] { $mine }, rakenna kuviosi ja sano sitten seis. Kello käy.
        [dropped] { $name } antaa sinulle vielä laatan omasi tilalle. Siihen asti kukaan ei voi sanoa seis.
        [answering] { $name } jätti sinulle laatan vaihtoon. Anna yksi omistasi.
        [stopped] Sanoit seis. { $name } saa enää vähän aikaa…
        [open] { $name } sanoi seis ensin! Viimeistele kuviosi ja vertaa sitten.
       *[building] { $game ->
                [frames] Rakenna kehys mahdollisimman suuren aukon ympärille. Sano seis, kun se on hyvä.
               *[other] Tee kaikista laatoistasi yksi kuvio, jossa on mahdollisimman monta neliötä. Sano seis, kun se on hyvä.
            }
    }

## Mitä on tapahtunut

web-told-lay = { $count ->
        [one] { $name } asettaa: { $tiles }.
       *[other] { $name } asettaa { $count } laattaa: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } vaihtaa: { $tile }.
       *[no] { $name } vaihtaa laatan.
    }
web-told-hand-over = { $known ->
        [yes] { $name } antaa: { $tile }.
       *[no] { $name } antaa laatan.
    }
web-told-drop = { $known ->
        [yes] { $name } jättää vaihtoon: { $tile }.
       *[no] { $name } jättää laatan vaihtoon.
    }
web-told-knock = { $what ->
        [exchange] { $name } varaa vaihdon.
        [take] { $name } varaa oton.
       *[move] { $name } varaa siirron.
    }
web-told-begin = { $name } alkaa rakentaa.
web-told-rotate = { $half ->
        [yes] { $name } kääntää aloituskuvion ympäri.
       *[no] { $name } jättää aloituskuvion ennalleen.
    }
web-told-extend = { $own ->
        [yes] { $name } jatkaa omaa kuviotaan.
       *[no] { $name } antaa toisen jatkaa.
    }
web-told-stop = { $name } sanoi seis ensin!
# Protesti oli oikea; sen hinta riippuu pelistä.
web-told-protest = { $game ->
        [fulls] { $name } protestoi ja on oikeassa: laatta palaa, ja { $name } saa asettaa minkä tahansa laatan.
        [doubles] { $name } protestoi ja on oikeassa: väärät laatat ja toisen käsi siirtyvät pelaajan { $name } varastoon.
        [rings] { $name } protestoi ja on oikeassa: väärät laatat ja toisen käsi siirtyvät pelaajan { $name } varastoon.
        [steals] { $name } protestoi ja on oikeassa: siirto perutaan, ja vuoron saa { $name }.
       *[other] { $name } protestoi ja on oikeassa: laatta palaa ja vaihdetaan, ja { $name } saa asettaa minkä tahansa laatan.
    }
web-told-hurry = { $name } käynnistää kellon.
web-told-capture = { $name } valtaa kuvion.
web-told-give-all = { $name } antaa kaikki laatat.
web-told-pass = { $name } passaa.
web-told-take = { $name } ottaa laatan.
web-told-draw = { $name } nostaa.
web-told-mark = { $name } merkitsee tuloksen.

## Mistä voi sopia

web-preset = Säännöt
web-preset-pentaraduga-book = Kuten kirjassa
web-preset-pentaraduga-beginners = Aloittelijoille
web-rules-changed = Ei aivan kuten kirjassa
web-option-aids = Pöytä näyttää
web-option-aids-full = paikat ja täydet laatat
web-option-aids-places = paikat
web-option-aids-none = ei mitään
web-option-referee = Tuomarina on
web-option-referee-server = pöytä
web-option-referee-players = pelaajat
web-option-referee-about = Kun pelaajat ovat tuomareita, sääntöjen vastainen jää voimaan, ellei vastustaja protestoi ennen seuraavaa siirtoa.
web-option-deal = Laatat jaetaan
web-option-deal-random = arpomalla
web-option-deal-fair = tasaväkisesti
web-option-deal-about = Yhtä hyvät kädet eroavat vain väreiltään.
web-option-interception = Kiilaaminen
web-option-interception-on = sallittu
web-option-interception-off = kielletty
web-option-always-check = Kuvioiden vertailu
web-option-always-check-on = aina
web-option-always-check-off = ellei toinen luovuta
web-option-opening-limit = Aika aloitukseen
web-option-opening-limit-none = Ei rajaa
web-option-replay-limit = Aika yksin jatkamiseen
web-option-replay-limit-none = Ei rajaa
web-option-unplaced-bonus = Yli jäävät laatat
web-option-unplaced-bonus-off = ei pisteitä
web-option-unplaced-bonus-on = ensimmäisen eduksi
web-option-move-time-none = Ei rajaa
web-rule-aids-places = Pöytä näyttää paikat muttei sitä, missä laatta on täysi.
web-rule-aids-none = Pöytä ei auta.
web-rule-referee-players = Pelaajat ovat tuomareita: protestoi ajoissa.
web-rule-deal-fair = Molemmilla on yhtä hyvät laatat.
web-rule-interception-off = Kukaan ei kiilaa.
web-rule-at-once-off = Vuorotellen eikä yhtä aikaa.
web-rule-unplaced-bonus-on = Yli jäävät laatat lasketaan ensimmäisen eduksi.
web-rule-move-time-set = { $seconds } sekuntia siirtoon.

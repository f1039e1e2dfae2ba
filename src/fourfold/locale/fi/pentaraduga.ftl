### Pentaraduga.

## Tekstit, joita ei voi lukea

malformed-pentaraduga-tile = ”{ $text }” ei ole laatta; pitäisi olla värit vasen, iso, oikea, pienet ison naapureita, kuten oRo tai oRv.
malformed-pentaraduga-tile-twice = Laatta { $tile } on siinä kahdesti.
malformed-pentaraduga-direction = ”{ $text }” ei ole suunta; pitäisi olla В П Н Л tai U R D L.
malformed-pentaraduga-placement = ”{ $text }” ei ole paikka; pitäisi olla laatta, suunta ja vasen alaruutu, kuten oRoU@0,0.
malformed-pentaraduga-too-many = { $count } laattaa on liikaa; enintään { $most }.
malformed-pentaraduga-no-tiles = Laattoja ei ole; pitäisi olla käsi, kuten oRo rOr yOr.
malformed-pentaraduga-goal = ”{ $text }” ei ole tavoite; pitäisi olla: { $expected }.
malformed-pentaraduga-problem = ”{ $text }” ei ole tehtävä; pitäisi olla laji ({ $expected }) tai tunnus, kuten squares-3 tai squares-0000002a.
malformed-pentaraduga-count-frames = Parhaita kehyksiä ei voi laskea: laatat saa valita vapaasti.
malformed-pentaraduga-match = Ottelussa on ainakin yksi peli ainakin yhtä lajia.
malformed-pentaraduga-overlap = { $placement } tulisi toisen päälle: { $other }.
malformed-pentaraduga-notation = ”{ $word }” ei ole laatta paikkoineen; pitäisi olla laatta, mihin sen kärki osoittaa, kirjaimet ylimmälle, oikeanpuoleisimmalle, alimmalle tai vasemmanpuoleisimmalle paikalle ja laatat, joita se koskettaa, kuten rOrLL, rOrRyOr tai rOrLL.
malformed-pentaraduga-several = ”{ $word }” sopii useaan paikkaan: { $places }.
malformed-pentaraduga-nowhere = ”{ $word }” ei sovi mihinkään{ $count ->
        [0] .
       *[other] ; { $tile } sopii näihin: { $places }.
    }
malformed-pentaraduga-remark = ”{ $word }” ei kosketa laattaa { $other }.
malformed-pentaraduga-ending = ”{ $word }” ei ole toinen loppu; sen pitäisi alkaa jollakin ensimmäisen laatalla tai olla viimeisen laatan kirjaimia.
malformed-pentaraduga-at = Laatta { $number }: { $problem }
malformed-pentaraduga-word = ”{ $text }” ei ole siirto; pitäisi olla laattoja paikkoineen, kuten oRoU@0,0, tai yksi näistä: { $expected }.
malformed-pentaraduga-bare-word = Kerro suluissa sanan ”{ $word }” perässä, mitä se tarkoittaa.
malformed-pentaraduga-deal-text = ”{ $text }” ei ole jako; pitäisi olla aloittaja ja molempien laatat, kuten ”A: oRo rOr / yOr yOy”, ja ehkä arvat vielä yhden viivan jälkeen.
malformed-pentaraduga-deal = Jaossa ovat kaikki { $count } laattaa kerran, puolet kummallekin pelaajalle.
malformed-census-name = Kartoitusta ”{ $name }” ei ole; tarjolla: { $expected }.
malformed-census-file = { $path } ei ole todistus; pitäisi olla pakattuja tekstirivejä.
malformed-census-other = { $path } on todistus kartoituksesta ”{ $name }”, pitäisi olla { $expected }.
malformed-census-line = ”{ $line }” ei ole merkintä; pitäisi olla käsi, samanlaisten määrä, niiden tulos ja kuvion paikat, kuten ”000090 2 1 rOrU@0,0 yOyD@0,-1”.
malformed-census-entry = Merkintä { $number }: { $problem }
malformed-census-twice = Käsi { $hand } on siinä kahdesti.
malformed-census-hand = Käsi { $hand } ei kuulu tähän kartoitukseen.
malformed-census-hands = Merkinnän mukaan samanlaisia käsiä on { $hands }, mutta niitä on { $expected }.
malformed-census-tiles = Kuvion laatat ovat { $tiles }; käsi on { $hand }.
malformed-census-value = Merkinnän mukaan kuvion tulos on { $value }, mutta se on { $counted }.
malformed-census-best = Merkinnän mukaan paras tulos on { $value }, mutta etsintä löysi tuloksen { $found }: { $places }.
malformed-census-missing = Käsi { $hand } puuttuu.
malformed-census-total = Merkinnät kattavat { $total } kättä; käsiä on { $expected }.

## Kiellot

illegal-pentaraduga-not-in-hand = { $tile } ei ole kädessäsi.
illegal-pentaraduga-stock-empty = Otettavia laattoja ei ole enää.
illegal-pentaraduga-covered = { $tile } tulisi toisen laatan päälle.
illegal-pentaraduga-apart = { $tile } ei kosketa kuviota; sen pitää koskettaa sivullaan.
illegal-pentaraduga-clash = { $tile } ei sovi siihen: värit eroavat.
illegal-pentaraduga-rough = { $tile } ei sovi siihen: lävistäjät päättyvät toistensa viereen.
illegal-pentaraduga-not-full = { $tile } ei tee siinä neliötä; nyt tarvitaan täysi laatta.
illegal-pentaraduga-no-protest = Tässä pöydässä tietokone on tuomari; sääntöjen vastaista ei hyväksytä.
illegal-pentaraduga-nothing-wrong = Ei ole mitään, mistä protestoida.
illegal-pentaraduga-no-such-act = Nyt ei voi tehdä näin: ”{ $act }”.

## Kuvat niille, jotka eivät näe niitä

pentaraduga-picture = { $tiles ->
    [0] Ei laattoja
   *[other] Kuvio, laattoja { $tiles }, { $squares ->
        [0] ei neliöitä
        [one] { $squares } neliö
       *[other] { $squares } neliötä
    }
}
pentaraduga-picture-tile = Laatta { $tile }: { $left }, iso { $big }, { $right }
pentaraduga-colour-red = punainen
pentaraduga-colour-orange = oranssi
pentaraduga-colour-yellow = keltainen
pentaraduga-colour-green = vihreä
pentaraduga-colour-blue = sininen
pentaraduga-colour-violet = violetti

## Rakentaminen sermin takana: Neliöt, Quados, Kehykset

illegal-pentaraduga-arrangement = Laatat eivät voi olla noin. { $problem }
illegal-pentaraduga-too-fast = Olet järjestellyt laattojasi { $most } kertaa sekunnissa; odota hetki ja lähetä sitten, miten ne ovat.
illegal-pentaraduga-stopped = { $seat } sanoi seis ensin. Nyt vain toinen rakentaa, eikä mitään vaihdeta.
illegal-pentaraduga-nobody-stopped = Kukaan ei ole vielä sanonut seis; vasta sitten tulokset merkitään tai tarkistetaan.
illegal-pentaraduga-exchanging = Laattaa vaihdetaan: seis ei käy, ennen kuin { $seat } on myös jättänyt laatan vaihtoon.
illegal-pentaraduga-exchanged = Pelissä vaihdetaan kerran, ja se on jo tehty.
illegal-pentaraduga-dropped = Olet jättänyt laatan vaihtoon; { $seat } ei ole vielä jättänyt omaansa.
illegal-pentaraduga-no-figure = Tuota tulosta ei voi merkitä: laattojen pitää muodostaa yksi kuvio, ja Neliöissä ja Quadosissa siihen tarvitaan kaikki.
illegal-pentaraduga-always-checked = Täällä ei luovuteta: kuviot tarkistetaan aina.
illegal-pentaraduga-begin-first = Sano ensin, että aloitat: aikasi kuluu siitä lähtien.
illegal-pentaraduga-choose-first = { $seat } ei ole vielä valinnut, kumman kuviota jatketaan.
illegal-pentaraduga-original-moved = { $tile } kuuluu jatkettavaan kuvioon ja pysyy paikallaan.
## Pelit, joissa on omat kuviot

illegal-pentaraduga-count = Tässä asetetaan kerralla { $expected ->
    [one] yksi laatta
   *[other] { $expected } laattaa
}.
illegal-pentaraduga-not-double = { $tile } koskettaa siinä vain yhtä laattaa; pitää koskettaa kahta.
illegal-pentaraduga-no-corner = { $tile } ei tee siinä kulmaa: lyhyen pään pitää olla pitkän sivun päätä vasten.
illegal-pentaraduga-no-ring = Näistä laatoista ei tule rengasta: neljä laattaa tyhjän ruudun ympärille.
illegal-pentaraduga-wait = Sinun pitää odottaa: nyt pelaa { $seat }.
illegal-pentaraduga-stocks-left = Kaikki laatat annetaan vasta, kun molempien varasto on tyhjä.
illegal-pentaraduga-hand-full = Sinulla on { $count } laattaa; vain pienempää kättä täydennetään.
illegal-pentaraduga-no-prize = Sinulla ei ole palkintoa: sen saa, kun { $count } laattaa peräkkäin on asetettu nostamatta uusia, oma varasto ei riitä korvaamaan niitä ja vastustajan varastossa on laatta.
illegal-pentaraduga-prize-first = Olet siirtänyt: ota palkintosi tai passaa.
illegal-pentaraduga-kept = Varastosi ensimmäinen laatta on varattu palkinnoksi: sen saa { $seat }.
illegal-pentaraduga-no-wait = Sinun ei tarvitse nyt odottaa vastustajaa.
illegal-pentaraduga-hurried = Minuutti kuluu jo.
illegal-pentaraduga-no-such-move = Siirto on laatta kädestäsi, kuviossa oleva laatta, tai ensin edellinen ja sitten jälkimmäinen.
illegal-pentaraduga-not-twice-full = { $tile } on jo täysi paikallaan: uudessa paikassa sen pitää tehdä kaksi neliötä.
illegal-pentaraduga-untouched = { $tile } ei kosketa juuri asettamaasi laattaa, vaikka pitäisi.
illegal-pentaraduga-same-place = { $tile } on jo siinä.
illegal-pentaraduga-splits = { $tile } pitää kuviota koossa: ilman sitä kuvio hajoaisi.
illegal-pentaraduga-stock-left = Saat passata vasta, kun varastosi on tyhjä; siirrä tai vaihda.
illegal-pentaraduga-hand-empty = Kädessäsi ei ole laattoja.
illegal-pentaraduga-no-full-prize = Sinulla ei ole palkintoa: sen saa, kun viimeinen laatta asetetaan täytenä.
illegal-pentaraduga-only-complex = Vuorossa on { $seat }; väliin käy vain yhdistelmäsiirto.
illegal-pentaraduga-shielded = { $seat } saa siirtää rauhassa: väliin ei voi kiilata.
illegal-pentaraduga-claimed = { $what ->
    [move] Olet aloittanut siirron: aseta laatta kädestäsi.
    [exchange] Olet aloittanut vaihdon: vaihda laatta tai ota yksi.
   *[take] Olet aloittanut oton: ota laatta.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } on aloittanut vaihdon; odota, että se on tehty.
    [take] { $seat } on aloittanut oton; odota, että se on tehty.
   *[move] { $seat } on aloittanut siirron; odota, että se on tehty.
}
## Valtaus ja Kurkotus

illegal-pentaraduga-barred = Varauksesi raukesi; nyt vastustaja toimii ensin.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Vaihtoa ei voi nyt varata.
    [move] Siirtoa ei voi nyt varata.
   *[take] Tässä pelissä voi varata vain siirron tai vaihdon.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Laattoja ei vaihdeta täysien sarjan aikana.
    [start] Laattoja ei vaihdeta, ennen kuin aloituskuvio on valmis.
    [replay] Yksin jatkettaessa laattoja ei vaihdeta.
   *[other] Laattoja ei voi nyt vaihtaa.
}
illegal-pentaraduga-no-take = Ottaa antamatta saat vain, kun kädessäsi on yksi laatta ja varastosi on tyhjä.
illegal-pentaraduga-must-exchange = Saat passata vasta, kun vastustajan varasto on tyhjä; aseta laatta tai vaihda.
illegal-pentaraduga-start-more = { $laid } { $laid ->
    [one] laatta
   *[other] laattaa
} on liian vähän aloituskuvioon.
illegal-pentaraduga-start-claims = { $tile } ei käy siihen: aloituskuvio alkaa keskeltä, ja saman pelaajan kaksi laattaa koskettavat toisiaan.
illegal-pentaraduga-start-reach = { $tile } ei käy siihen: saamasi laatta tulee viivaan kiinni vastustajan puolelle, keltainen ei viivaa vasten, ja oma laattasi koskettaa sitä sinun puoleltasi.
illegal-pentaraduga-start-reach-plus = { $tile } ei käy siihen: aloituskuvio alkaa viivan yläpuolelta siihen kiinni, ja kummallakin puolella on kaksi laattaa.
illegal-pentaraduga-not-yellow = { $tile } ei sisällä keltaista; anna laatta, jossa sitä on, tai vaihda.
illegal-pentaraduga-full-elsewhere = { $tile } voi olla täysi muualla, joten se on asetettava sinne.
illegal-pentaraduga-intercept-full = Ei ole sinun vuorosi: saat kiilata vain täydellä laatalla, ja { $tile } ei tee siinä neliötä.

## Opetuspelit

malformed-training-file = Tämä ei ole opetuspelin tallenne; pitäisi olla olio, tai olio, jossa on luettelo ”records”.
malformed-training-game = ”{ $name }”, laattoja { $set }, ei ole Pentaradugan peli; pitäisi olla kirjan nimi tai yksi näistä: { $expected }.
malformed-training-deal = Käsissä, varastoissa ja alkukuvioissa pitää ennen ensimmäistä tapahtumaa olla kaikki { $count } laattaa, kukin kerran.
malformed-training-prefigures = Kuvioiden ennen ensimmäistä tapahtumaa pitää olla virheettömiä, ja omien kuvioiden pelissä niiden pitää kuulua A:lle tai B:lle.
malformed-training-key = ”{ $key }” puuttuu.
malformed-training-type = ”{ $type }” ei ole tämän pelin tapahtuma, tai ei nyt.
malformed-training-number = Siirto { $number } ei voi olla pelaajan { $seat } seuraava: A:lla on parittomat numerot, B:llä parilliset, ja viimeinen oli { $last }.
malformed-training-figure = Kuviota ”{ $name }” ei ole; pitäisi olla: { $expected }.
malformed-training-untaken = { $seat } ei ole vielä ottanut: { $tiles }.
malformed-training-unfinished = Tallenne loppuu, mutta peli ei ole ohi.
malformed-training-remark = Huomautuksen pitää olla olio.
malformed-training-remark-late = Huomautus on { $at } tapahtuman jälkeen; tapahtumia on vain { $count }.
malformed-training-differs = { $what ->
    [hand] Jaettu käsi
    [tiles] Nostetut tai otetut laatat
    [refusal] Passin laji
    [start] Kuvion aloitus
    [source] Mistä laatta tulee
    [owner] Kenen laatta se oli
    [figure] Kuvio
    [mark] Tekeekö se neliön
    [reach] Kurkotus
    [finish] Päättyminen
    [intercept] Kiilaus
    [give] Annetut laatat
    [give_to] Varaston lopun laatta
    [take_from] Varaston alun laatta
    [take] Toiminnon nimi
    [stage] Loppuvaihdon vaihe
    [collect] Vaihdosta otetut laatat
    [squares] Neliöt
    [violations] Rikkomukset
    [count_all] Laatan paikat
    [count_full] Paikat, joissa laatta on täysi
    [count_double] Paikat, joissa laatta on tupla
    [has_full] Voiko laatta olla täysi
    [count] Kulmat
    [left] Jäljellä olevat laatat
    [points] Pisteet
    [score] Tulos
   *[other] { $what }
}: tallenteen mukaan { $said }, sääntöjen mukaan { $found }.

## Miten pelit päättyvät

outcome-played = Kaikki siirrot on tehty ja pisteet laskettu.
outcome-checked = Molemmat kuviot on tarkistettu.
outcome-checked-even = Kuviot ovat saman arvoiset: nopeampi voittaa.
outcome-extended = Jatkettu kuvio on laskettu.
outcome-surrendered = { $loser } luovutti eikä näe toista kuviota.
outcome-interrupted = Molemmat passasivat; kumpikin saa pisteen jokaisesta laatasta, joka toiselle jäi.
outcome-replay-time = Yksin jatkamisen aika loppui, ja pisteet on laskettu.

## Tietokoneen tasot

level-pentaraduga-1 = Aloittelija
level-pentaraduga-about-1 = Ei pidä kiirettä eikä huomaa läheskään kaikkea.
level-pentaraduga-2 = Pelaaja
level-pentaraduga-about-2 = Näkee useimmat paikat eikä hätäile.
level-pentaraduga-3 = Mestari
level-pentaraduga-about-3 = Nopea, näkee kaiken ja miettii eteenpäin.

## Oppitunnit

malformed-pentaraduga-unsound = Peli ei voi alkaa näin: ”{ $part }” ei sovi jaon muihin osiin.
malformed-pentaraduga-middle = Peliä ei voi aloittaa tästä: se on ohi, tai kuviota jatketaan.
malformed-pentaraduga-covered-figure = Tässä on peitetty kuvio, eikä sen laattoja voi arpoa uudelleen. Aloita aiemmasta siirrosta tai pidä piilossa olevat laatat ennallaan.
malformed-lesson-at = { $id } puhuu siitä, mitä tulee { $at } siirron jälkeen; siirtoja on vain { $count }.
malformed-lesson-texts = Selostuksessa { $id } kielellä ”{ $language }” on otsikot { $found }; pitäisi olla: { $expected }.
lesson-fulls-1 = Täydet, peli 1: täysien laattojen sarjoja
lesson-fulls-2 = Täydet, peli 2: aluksi ei siirtoa
lesson-fulls-3 = Täydet, peli 3: ansa lopussa
lesson-squares-1 = Neliöt, jako 1: bluffi
lesson-squares-2 = Neliöt, jako 2: kuka sanoo seis ensin
lesson-squares-3 = Neliöt, jako 3: tarkistus
lesson-claims-1 = Valtaus, peli 1: kuvio vallataan
lesson-claims-2 = Valtaus, peli 2: vaihtoja
lesson-reach-v1 = Kurkotus, 1. muunnelma: kiilauksia ja kurkotus
lesson-reach-v2 = Kurkotus, 2. muunnelma: laatat loppuun ennen toista
lesson-reach-v3 = Kurkotus, 3. muunnelma: toinen täysi laatta
lesson-reach-v4 = Kurkotus, 4. muunnelma: tasapeli
lesson-reach-v5 = Kurkotus, 5. muunnelma: toinen pelaaja kurkottaa
lesson-doubles-1 = Tuplat, peli 1: loppuvaihto
lesson-doubles-2 = Tuplat, peli 2: kolme palkintoa
lesson-doubles-4 = Tuplat, peli 4: kahdeksan–nolla
lesson-rings-1 = Renkaat, peli 1: rengas valmistuu
lesson-rings-2 = Renkaat, peli 2: rengas heti aluksi
lesson-steals-1 = Ryöstö, opetuspeli
lesson-steals-problem = Ryöstö, tehtävä: kymmenen–nolla

### A Quarto elemzése és átnézése, a gép szintjei.

## Mennyit ér egy választás

# Egy mező vagy bábu neve után. $turns 0, ha nem tudni, milyen gyorsan.
web-worth = { $value ->
        [win] { $turns ->
                [0] nyer
                [1] azonnal nyer
               *[other] { $turns } lépésben nyer
            }
        [loss] { $turns ->
                [0] veszít
                [1] azonnal veszít
               *[other] { $turns } lépésben veszít
            }
        [draw] döntetlen
       *[unknown] még nem tudni
    }
web-worth-square = { $square }, üres: { $worth }
web-worth-piece = { $piece }: { $worth }

## Elemzés

web-analysis = Elemzés
web-verdict-holder-win = { $turns ->
        [0] Akinél a bábu van, nyer.
        [1] Akinél a bábu van, azonnal nyer.
       *[other] Akinél a bábu van, { $turns } lépésben nyer.
    }
web-verdict-holder-draw = Ha mindketten jól játszanak, döntetlen.
web-verdict-holder-loss = { $turns ->
        [0] Akinél a bábu van, veszít.
       *[other] Akinél a bábu van, { $turns } lépésben veszít.
    }
web-verdict-holder-unknown = Mennyit ér, ha nálad van ez a bábu?
web-verdict-giver-win = { $turns ->
        [0] Aki most ad, nyer.
       *[other] Aki most ad, { $turns } lépésben nyer.
    }
web-verdict-giver-draw = Ha mindketten jól játszanak, döntetlen.
web-verdict-giver-loss = { $turns ->
        [0] Aki most ad, veszít.
        [1] Aki most ad, azonnal veszít.
       *[other] Aki most ad, { $turns } lépésben veszít.
    }
web-verdict-giver-unknown = Mennyit ér most adni?
web-verdict-line = { $count ->
        [one] { $lines }: sorozat. Aki az utolsó bábut lerakta, bemondja, és nyer.
       *[other] { $lines }: mind sorozat. Aki az utolsó bábut lerakta, bemondja az egyiket, és nyer.
    }
web-verdict-full = A tábla betelt, és senkinek sincs sorozata: döntetlen.
web-analysis-place = Koppints egy mezőre, oda kerül.
web-analysis-give = Koppints egy bábura, azt adod.
web-analysis-waiting = Várakozás a sorra…
web-analysis-searching = { $done }/{ $all } ismert. { $boards } állás { $seconds } s alatt…
web-analysis-complete = Minden ismert: { $boards } állás { $seconds } s alatt.
web-analysis-known = Minden ismert.
web-analysis-time = Letelt egy perc, { $done }/{ $all } ismert.
web-analysis-stopped = Leállítva. { $done }/{ $all } ismert.
web-analysis-stop = Állj
web-analysis-again = Tovább
web-analysis-back = Vissza
web-analysis-setup = Felállítás, játék
web-analysis-text = Állás vagy lejegyzés
web-analysis-text-hint = Másold ki, vagy illessz be ide egy állást. A beillesztett lejegyzés átnézésként nyílik meg.
web-analysis-not-text = Ez se nem állás, se nem lejegyzés. Így néz ki egy állás: { $example }
web-analysis-rules = Mi számít sorozatnak
web-analysis-legend = Mit jelentenek a jelek
web-analysis-legend-text =
    + korongon: nyer. = sávon: döntetlen. − négyzeten: veszít. Mindez annak, aki most dönt, ha onnantól mindketten jól játszanak.
    A szám a lépések száma, amíg a sorozat elkészül, a másik lépéseivel együtt. Karika jelöli a legjobbat.

## Átnézés

web-review-move-mistake = { $move }, hiba
web-review-plot = Mennyit ért a játszma az egyes lépések után: a közép fölött { $a } nyer, alatta { $b }.
web-review-plot-wins = { $name } nyer
web-review-win = { $name } nyerésre áll.
web-review-draw = Döntetlen, ha mindketten jól játszanak.
web-review-loss = { $name } vesztésre áll, ha a másik jól játszik.
web-review-threw-win = { $after ->
        [draw] { $name } nyerésre állt. Most döntetlen.
       *[loss] { $name } nyerésre állt. Most a másik.
    }
web-review-threw-draw = { $name } döntetlenre állt. Most a másik nyer.
web-review-missed = { $name } bemondhatta volna: { $lines }.
web-review-decided = Ez döntötte el a játszmát.
web-review-mistakes = { $count ->
        [0] Nincs hiba.
        [one] Egy hiba.
       *[other] { $count } hiba.
    }
web-review-next = Következő hiba
web-review-better = { $name }: mi lett volna a jó lépés?
web-review-back = Vissza a játszmához
web-review-looking = Elemzés…
web-review-unknown = Ezt nem sikerült kideríteni.
web-review-was-best = Nem volt jobb: { $worth }.
web-review-call = Ezt bemondva nyert volna: { $lines }.
web-review-best-square = A legjobb { $squares } volt: { $worth }.
web-review-best-piece = { $count ->
        [one] A karikás bábu lett volna a legjobb: { $worth }.
       *[other] Egy karikás bábu lett volna a legjobb: { $worth }.
    }
web-review-analyse = Állás elemzése
web-review-replay = Csak megnézem

## Szintek

web-levels = A gép szintjei
web-levels-lead = A Quarto nyolc szintje, mindegyik jóval erősebb az előzőnél. Lépj feljebb, ha többször nyersz, mint nem.
web-levels-expect-1 = Tíz sorozatból hármat vesz észre, a sajátjaiból és azokból, amiket elajándékoz. Az is megverheti, aki épp most olvasta a szabályokat.
web-levels-expect-2 = A sorozatok valamivel több mint felét látja. Az első estére jó.
web-levels-expect-3 = A legtöbb sorozatot látja. Alig törődik vele, mit adhat majd később, ezért elfogynak a biztonságos bábui.
web-levels-expect-4 = Szinte minden sorozatot lát. A győzelemhez számolnod kell a biztonságos bábukat, ő csak minden második alkalommal teszi.
web-levels-expect-5 = Egy lépésre előre minden sorozatot lát. Sosem ad nyerő bábut, amíg van másik.
web-levels-expect-6 = Ha a tábla fele megtelt, gyakran hibátlanul játszik.
web-levels-expect-7 = Tíz szabad mezőtől többnyire hibátlanul játszik. Addigra előnyben kell lenned.
web-levels-expect-8 = Sosem hibázik, és csapdákat állít. Aki szintén nem hibázik, döntetlent ér el, többet senki.
web-levels-below = Ellenfél: { $level }. szint. Száz játszmából { $wins } győzelem, { $draws } döntetlen.
web-levels-measured = A szintek egymás elleni játszmáiban mérve, páronként 200-ban. A sáv azt mutatja, mi lett az előző szint elleni száz játszmából: győzelem, döntetlen, vereség.
web-levels-play = Játék ellene: { $name }
web-levels-play-short = Játék

### A tanulás oldalai: szabályok, szójegyzék, leckék, edzések.

web-title-learn = Tanulás · Fourfold
web-title-glossary = Szójegyzék · Fourfold
web-title-lesson = Lecke · Fourfold
web-title-train = Edzés · Fourfold
# As in English
web-title-document = { $title } · Fourfold

## Áttekintés

web-learn-lead = A szabályok képekkel, játszmák lépésről lépésre elmagyarázva, és gyakorlatok a szemednek.
web-learn-rules = Szabályok
web-learn-age = { $age } éves kortól
web-learn-lessons = Leckék
web-learn-lessons-text = Gyakorlójátszmák, lépésről lépésre. Néhol mellékágakkal: mi lenne, ha mást lépnének.
web-learn-trainers = Edzések
web-learn-trainers-text = Napi néhány perc. Az eredményeid ezen a készüléken maradnak.
web-learn-glossary = Szójegyzék
web-learn-glossary-text = Melyik szó mit jelent. A szövegekben koppints egy aláhúzott szóra, és megtudod.
web-learn-to-glossary = A szójegyzékhez
web-learn-play = Játsszunk
web-learn-more = Még több
web-only-english = Ez a szöveg egyelőre csak angolul van meg.
web-learn-seek = Szó keresése
web-learn-sought = { $count ->
    [0] Nincs ilyen szó.
   *[other] { $count } szó
}

## Képek és helyek szavakban

web-learn-figure = { $tiles } lapkás alakzat
web-learn-place = { $direction ->
    [up] { $number }. hely, csúcsa fel
    [right] { $number }. hely, csúcsa jobbra
    [down] { $number }. hely, csúcsa le
   *[left] { $number }. hely, csúcsa balra
}

## Gyakorlatok

web-learn-answers = Válaszok
web-learn-choose = Válassz.
web-learn-right = Helyes!
web-learn-wrong = Nem. Nézd meg újra.
web-learn-yes = Igen
web-learn-no = Nem
web-learn-places-wait = { $count ->
    [one] Koppints a helyre. Egy van.
   *[other] Koppints a helyekre. { $count } van.
}
web-learn-places-found = { $count ->
    [one] Keresd tovább.
   *[other] Megvan: { $found }/{ $count }.
}
web-learn-verdict-clash = Nem: ott mások a színek.
web-learn-verdict-rough = Nem: az átlók nem a végüknél találkoznak.
web-learn-verdict-apart = Nem: ott nem ér hozzá az alakzathoz.
web-learn-verdict-fits-right = Igen, odaillik.
web-learn-verdict-full-right = Igen, négyzetet zár.
web-learn-verdict-full-wrong = Odaillik, de nem zár négyzetet.
web-learn-verdict-twice-full-right = Igen, két négyzetet zár.
web-learn-verdict-twice-full-wrong = Odaillik, de nem zár két négyzetet.
web-learn-verdict-double-right = Igen, két lapkához ér hozzá.
web-learn-verdict-double-wrong = Odaillik, de csak egy lapkához ér hozzá.
web-learn-verdict-corner-right = Igen, dupla és sarok is.
web-learn-verdict-corner-wrong = Odaillik, de csak egy lapkához ér hozzá, vagy nem ad sarkot.

## Leckék

# A leckékben a játékosok neve az ábécé első két betűje.
# As in English
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Kéz
web-lesson-hand-of = { $seat } keze
web-lesson-stock = Talon
web-lesson-stock-of = { $seat } talonja
web-lesson-none = Nincs több lapka
web-lesson-figure-of = { $seat } alakzata
web-lesson-steps = Lépések
web-lesson-step = { $step }/{ $last }
web-lesson-previous = Vissza
web-lesson-next = Tovább
web-lesson-begins = Az osztás
web-lesson-line-begins = Mi lenne, ha…
web-lesson-leave = Vissza a játszmához
web-lesson-lines = Mi lenne, ha…
web-lesson-line-lays = { $same ->
    [yes] { $seat } máshová rakja: { $tiles }
   *[no] { $seat } inkább ezt rakja le: { $tiles }
}
web-lesson-line-ends = Akkor ez a vége: { $a } : { $b }
web-lesson-score = A játszma vége: { $a } : { $b }
web-lesson-play = Folytatás innen a gép ellen
web-lesson-misprints = Sajtóhibák a könyvben
web-lesson-misprint = A könyvben ez áll: „{ $printed }”; helyesen: „{ $read }”.
web-lesson-did = { $seat } lép.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } lerak egy lapkát:
       *[other] { $seat } lerak { $count } lapkát:
    }
    [one] { $count ->
        [one] { $seat } lerak egy lapkát, és négyzetet zár:
       *[other] { $seat } lerak { $count } lapkát, és négyzetet zár:
    }
   *[other] { $count ->
        [one] { $seat } lerak egy lapkát, és { $squares } négyzetet zár:
       *[other] { $seat } lerak { $count } lapkát, és { $squares } négyzetet zár:
    }
}
web-lesson-did-pass = { $seat } passzol.
web-lesson-did-exchange = { $seat } kicserél egy lapkát:
web-lesson-did-take = { $seat } elvesz egy lapkát a másik talonból.
web-lesson-did-draw = { $seat } húz.
web-lesson-did-capture = { $seat } elviszi az alakzatot.
web-lesson-did-hand-over = { $seat } átad egy lapkát:
web-lesson-did-give-all = { $seat } odaadja az összes maradék lapkát.
web-lesson-did-arrange = { $seat } épít.
web-lesson-did-drop = { $seat } cserére bead egy lapkát:
web-lesson-did-stop = { $seat } megáll.
web-lesson-did-check = { $seat } ellenőriz.
web-lesson-did-surrender = { $seat } feladja.

## Edzések

web-train-fit = Illessz fejben
web-train-fit-text = Forgasd el fejben a lapkát: melyik helyre illik, vagy hol lesz teli?
web-train-fit-fits = Melyik helyre illik ez a lapka?
web-train-fit-full = Mindegyik helyre odaillik. Melyiken zár négyzetet?
web-train-unseen = Mi van rejtve?
web-train-unseen-text = Az öt szín összes lapkája, kivéve, amit látsz: melyik van még rejtve?
web-train-unseen-ask = A lenti négy lapka közül melyik nincs sem az asztalon, sem a kezedben?
web-train-hand = A kezed
web-train-option = { $number }: { $tile }
web-train-line = Vedd észre
web-train-line-text = Quarto: egy mező, egy bábu, és négyben egy sorban van valami közös.
web-train-line-ask = Melyik mezőn lesz sorozat ezzel a bábuval?
web-train-line-board = A tábla
web-train-how = Tíz kérdés. Az óra jár, amíg gondolkodsz, és áll, amíg a választ nézed.
web-train-start = Kezdés
web-train-again = Még egyszer
web-train-next = Tovább
web-train-finish = Az eredmény
web-train-number = Kérdés: { $number }/{ $count }
web-train-seconds = { $seconds } mp
web-train-tap = Koppints egy mezőre.
web-train-tap-or-key = Koppints egy válaszra, vagy nyomj meg egy számot 1-től 4-ig.
web-train-wrong = Nem. A jó válasz meg van jelölve.
web-train-result = { $right }/{ $count } helyes, kérdésenként { $seconds } másodperc.
web-train-last = Legutóbb { $right }/{ $count }
web-train-plot = { $count ->
    [one] A legutóbbi kör eredménye
   *[other] A legutóbbi { $count } kör eredménye
}; a legjobb: { $best } helyes
web-train-plot-right = Helyes válaszok
web-train-plot-time = Másodperc kérdésenként
web-train-table = Táblázatban
web-train-when = Mikor
web-train-of = { $right }/{ $count }

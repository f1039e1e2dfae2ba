### Megoldás: feladványok, párbajok, elemzés.

web-title-solve = Fejtörők · Fourfold
web-title-problem = Feladvány · Fourfold
web-title-duel = Párbaj · Fourfold
web-title-hands = Elemzés · Fourfold

## Minden, ami megoldható

web-solve-title = Fejtörők
web-solve-lead = Pentaraduga-feladványok, egyedül vagy valaki ellen.
web-solve-loading = Betöltés…
web-solve-daily = A nap feladványa
web-solve-daily-go = { $state ->
        [solved] Megoldva. Nézd meg újra
        [shown] Nézd meg újra
        [begun] Folytasd
       *[new] Próbáld meg
    }
web-solve-problems = Feladványok
web-solve-kind = Fajta
web-solve-kind-squares = Négyzetek
web-solve-kind-squares-plus = Négyzetek +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Rakj ki egyetlen alakzatot hét lapkából, a lehető legtöbb négyzettel.
web-solve-about-squares-plus = Ugyanez tizenkét lapkával, mind a hat színnel.
web-solve-about-quados = Rakj hét lapkát egy hétlapkás alakzathoz. A rontott sarkok levonást érnek.
web-solve-book = A könyv
web-solve-difficulty-is = Nehézség: { $difficulty }/5
web-solve-problem-is = { $state ->
        [solved] { $number }. feladvány, megoldva
        [shown] { $number }. feladvány, feladva
        [begun] { $number }. feladvány, elkezdve
       *[new] { $number }. feladvány
    }
web-solve-another = Egy új
web-solve-another-of = Egy új, nehézség: { $difficulty }
web-solve-solved-count = { $count ->
        [0] Ezen a készüléken még egyet sem oldottál meg.
        [one] Ezen a készüléken egyet oldottál meg.
       *[other] Ezen a készüléken { $count } feladványt oldottál meg.
    }
web-solve-save-svg = Mentés SVG-ként
web-solve-save-png = Mentés PNG-ként
web-solve-save-failed = A képet nem sikerült elkészíteni.

## Mennyit ér egy alakzat

web-solve-count = { $counted } négyzet számít
web-solve-count-of = { $counted }/{ $goal } négyzet
# Ami levonódik: oldalak, ahol mások a színek, ferdén álló lapkapárok, betölthetetlen sarkok.
web-solve-count-faults = { $squares } négyzet{ $clashes ->
        [0] { "" }
       *[other] {" "}− { $clashes } színütközés
    }{ $rough ->
        [0] { "" }
       *[other] {" "}− { $rough } elcsúszás
    }{ $spoiled ->
        [0] { "" }
       *[other] {" "}− { $spoiled } rontott sarok
    }

## Egy feladvány

web-problem-title = { $from ->
        [day] A nap feladványa: { $kind }
        [book] { $kind } { $number }, a könyvből
       *[new] { $kind }
    }
web-problem-table = Az asztal
web-problem-time = Idő: { $time }
web-problem-task-squares = Rakj ki egyetlen alakzatot mind a { $tiles } lapkából, amely { $goal } négyzetet ér.
web-problem-task-quados = { $given ->
        [start] Rakd az alakzathoz mind a { $tiles } lapkát úgy, hogy { $goal } négyzetet érjen. Minden rontott sarok egy levonás.
       *[first] Előbb rakj ki egy { $start } négyzetes alakzatot az első hét lapkádból. Aztán rakd hozzá az összes többit úgy, hogy { $goal } négyzetet érjen. Minden rontott sarok egy levonás.
    }{ $symmetry ->
        [any] {" "}A körvonala legyen szimmetrikus.
        [central] {" "}A körvonala fél fordulattal legyen önmaga.
       *[none] { "" }
    }
web-problem-first = A kezedben az első { $count } lapka adja az első alakzatot.
web-problem-lacks = { $lack ->
        [tiles] Még van lapka a kezedben.
        [whole] A lapkáknak egyetlen alakzatot kell alkotniuk.
        [start] Az első hét lapkádnak { $start } négyzetet kell érnie.
        [symmetry] A körvonal még nem szimmetrikus.
       *[goal] { $goal } négyzetet kell érnie.
    }
web-problem-solved = { $hints ->
        [0] Megoldva, idő: { $time }, segítség nélkül.
        [one] Megoldva, idő: { $time }, egy segítséggel.
       *[other] Megoldva, idő: { $time }, { $hints } segítséggel.
    }
web-problem-shown = Láttad a megoldást.
web-problem-hint = Segítség { $step }/{ $steps }
web-problem-hint-given = Megjött a segítség: { $step }.
web-problem-hint-colours = A négyzetek színei:
web-problem-hint-colour = { $count } { $colour }
web-problem-hint-together = Ez a két lapka egymás mellett van:
web-problem-hint-lie = { $count ->
        [one] Ez a lapka így áll:
       *[other] Ezek a lapkák így állnak:
    }
web-problem-clear = Elölről
web-problem-give-up = Feladom
web-problem-sure = Megnézed a megoldást? Akkor a feladvány feladottnak számít.
web-problem-sure-yes = Mutasd
web-problem-sure-no = Még próbálom
web-problem-solution = A megoldások
web-problem-answer = { $count ->
        [one] A megoldás
       *[other] Megoldás: { $number }/{ $count }
    }
web-problem-next-answer = Következő megoldás
web-problem-next = Következő
web-problem-again = Még egyszer
web-problem-others = Minden feladvány

## Párbaj

web-duel-title = Párbaj
web-duel-lead = Ketten építenek egyformán jó kézből, mindketten külön, és akkor, amikor nekik jó. Több négyzet nyer; egyenlőségnél a gyorsabb.
web-duel-propose = Barát kihívása linken
web-duel-table = Egyszerre, egy asztalnál
web-duel-rules = Mindketten egyetlen alakzatot raktok ki { $tiles } lapkából. A kezek egyformán jók: az egyik ugyanaz, mint a másik, csak más színekkel. { $minutes } percetek van. Több négyzet nyer; egyenlőségnél a gyorsabb.
web-duel-invite = Küldd el ezt a linket a barátodnak
web-duel-share = Pentaraduga-párbaj
web-duel-begin-own = A te lapkáid
web-duel-challenged = { $name } kihívott
web-duel-begin-hint = Az órád akkor indul, amikor meglátod a lapkáidat.
web-duel-begin = Mutasd a lapkáimat
web-duel-build = Rakj ki egyetlen alakzatot mind a { $tiles } lapkából
web-duel-hand-in = Beadom
web-duel-hand-in-hint = Ha beadtad, úgy marad.
web-duel-all-tiles = Csak olyan alakzat számít, amelyben minden lapka benne van.
web-duel-you = Te
web-duel-made = { $counted } négyzet, idő: { $time }
web-duel-waiting = { $state ->
        [open] Még senki sem fogadta el a kihívásodat. Mindkét eredmény akkor látszik, ha mindketten kész vagytok.
        [ready] { $name } még nem kezdte el. Mindkét eredmény akkor látszik, ha mindketten kész vagytok.
       *[building] { $name } még épít…
    }
web-duel-watching = Ebben a párbajban ketten vesznek részt. Mindkét eredmény akkor látszik, ha mindketten készen vannak.
web-duel-over = Mindketten készen vannak.
web-duel-result = { $who ->
        [you] Nyertél!
        [other] { $name } nyert.
       *[none] Döntetlen.
    }
web-duel-best = Mindkét kézből { $best } négyzetet ér a legjobb alakzat.
web-duel-again = Új párbaj

## Elemzés

web-hands-title = Mi jön ki ezekből a lapkákból?
web-hands-lead = Válassz lapkákat, vagy rakj ki vagy illessz be egy alakzatot. A Fourfold megkeresi a legjobb alakzatot, és bizonyítja is.
web-hands-go = Kéz vagy alakzat elemzése
web-hands-way = Mit elemezzünk
web-hands-hand = Kezet
web-hands-figure = Alakzatot
web-hands-tiles = Minden lapka
web-hands-chosen = { $count ->
        [0] Nincs kiválasztott lapka.
        [one] Egy lapka kiválasztva.
       *[other] { $count } lapka kiválasztva.
    }
web-hands-none = Egyik sem
web-hands-notation = Az alakzat leírása
web-hands-goal = A legjobb alakzat ehhez
web-hands-goal-squares = Négyzetek
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Gyűrűk
web-hands-goal-frame = Keretek
web-hands-solve = { $count ->
        [0] Legjobb alakzat keresése
        [one] Legjobb alakzat egy lapkából
       *[other] Legjobb alakzat { $count } lapkából
    }
web-hands-busy = Keresés…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Ezekből a lapkákból nincs ilyen alakzat.
               *[no] Ennyi idő alatt nem találtam semmit.
            }
       *[yes] { $goal ->
                [rings] A legjobb talált alakzat: { $rings } gyűrű és { $counted } négyzet.
                [frame] A legjobb talált alakzat { $counted } mezőt zár körül.
               *[squares] A legjobb talált alakzat { $counted } négyzetet ér.
            } { $proved ->
                [yes] Bizonyított, hogy nincs jobb.
               *[no] Nem maradt idő bizonyítani, hogy nincs jobb.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [one] Ez az egyetlen.
               *[other] { $count } ugyanilyen jó alakzat van.
            }
       *[no] { $count ->
                [one] Legalább egy ugyanilyen jó alakzat van.
               *[other] Legalább { $count } ugyanilyen jó alakzat van.
            }
    }
web-hands-this-figure = Ez az alakzat
web-hands-facts = { $whole ->
        [yes] Egyetlen alakzat.
       *[no] Ezek a lapkák nem alkotnak egyetlen alakzatot.
    } { $squares } négyzet, { $clashes } színütközés, { $rough } elcsúszás, { $rings } gyűrű, { $spoiled } rontott sarok, { $hole ->
        [0] nincs lyuk.
       *[other] { $hole } mezős lyuk.
    }

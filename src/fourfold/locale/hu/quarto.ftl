### Quarto.

## Bábuk

# A négy tulajdonság természetes sorrendben.
piece-name = { $colour ->
       *[light] világos
        [dark] sötét
    } { $height ->
       *[tall] magas
        [short] alacsony
    } { $shape ->
       *[round] kerek
        [square] szögletes
    } { $top ->
       *[solid] tömör
        [hollow] lyukas
    }

feature-colour = szín
feature-shape = forma
feature-height = magasság
feature-top = lyuk
value-light = világos
value-dark = sötét
value-round = kerek
value-square = szögletes
value-tall = magas
value-short = alacsony
value-solid = tömör
value-hollow = lyukas

## Elutasítások

illegal-quarto-other-phase = { $phase ->
        [give] Előbb adj egy bábut az ellenfelednek.
        [place] Előbb rakd le a kezedben lévő bábut.
       *[close] Minden bábu a táblán van: mondd be, vagy mondd, hogy nincs.
    }
illegal-quarto-piece-gone = Ezt nem adhatod oda, már játékban van: { $piece }.
illegal-quarto-square-taken = { $square } foglalt: { $piece }.
illegal-quarto-calls-auto = Ennél az asztalnál a sorozat magától nyer; nem kell bemondani.
illegal-quarto-call-points-nowhere = Mutasd meg, melyik sorozatra gondolsz.
illegal-quarto-call-squares = A bemondáshoz négy különböző mezőre kell mutatni.
illegal-quarto-call-after-placing = Ennél az asztalnál előbb lerakod a bábut, és utána mondod be.
illegal-quarto-called-already = Ebben a lépésben már bemondtad egyszer.
illegal-quarto-no-call-now = Most nem lehet bemondani.

## Olvashatatlan szövegek

malformed-quarto-piece = „{ $text }” nem bábu; egy hexadecimális jegy kell (0–f), vagy négy betű, egy-egy ezekből: L/D, R/Q, T/S, F/H.
malformed-quarto-square = „{ $text }” nem mező; a1 és d4 közötti mező kell.
malformed-quarto-line = „{ $text }” nem sorozat; a két vége kell, például a3-d3, vagy négy mező.
malformed-quarto-position-fields = „{ $text }” állás: a tábla kell, egy szóköz, és a kézben lévő bábu vagy „-”.
malformed-quarto-position-ranks = „{ $text }” tábla: 4 sor kell, köztük „/”, itt viszont ennyi van: { $found }.
malformed-quarto-position-rank = A tábla { $rank }. sora, „{ $text }”: 4 mező kell, itt viszont ennyi van: { $found }.
malformed-quarto-position-digit = „{ $text }” itt: { $square } nem bábu; egy hexadecimális jegy (0–f) vagy „.” kell.
malformed-quarto-piece-twice = Ez a bábu kétszer van a táblán: { $piece }. Helyei: { $first } és { $second }.
malformed-quarto-hand-placed = A kézben lévő bábu ({ $piece }) már a táblán van: { $square }.
malformed-quarto-features = A tulajdonság egy vagy több lehet ezekből, mindegyik egyszer: { $expected }.
malformed-quarto-shared = Egy sorozatnak nem lehet { $shared } közös tulajdonsága, ha csak { $features ->
        [one] egy számít
       *[other] { $features } számít
    }.
malformed-quarto-full = „{ $text }”: itt már nincs mit játszani.
malformed-quarto-starter = „{ $text }” nem kezdő játékos; A vagy B kell.
malformed-detail = „{ $word }” után nem állhat semmi zárójelben, itt viszont ez áll: „({ $detail })”.
malformed-memory = Ekkora táblázat nem fér el a gép memóriájában: { $megabytes } MB.

## A motor

malformed-engine-command = „{ $text }” nem parancs; ezek egyike kell: { $expected }.
malformed-engine-alone = „{ $command }” magában áll, itt viszont ez van utána: „{ $text }”.
malformed-engine-setoption = „setoption { $text }”: ilyen alakban kell: „setoption name NAME value VALUE”.
malformed-engine-option = Nincs „{ $text }” beállítás; ezek vannak: { $expected }.
malformed-engine-position = „position { $text }”: „start” kell, vagy egy állás, például 0..f/..../.3../.... 9, aztán esetleg „moves”, majd felváltva mezők és bábuk.
malformed-engine-go = „go … { $text }”: time MS, nodes N, infinite, moves kell, vagy semmi.
malformed-engine-infinite = Az „infinite” azt jelenti: korlát nélkül, ezért sem time, sem nodes nem jár vele.
illegal-engine-busy = „{ $command }”: várni kell, amíg tart a keresés; a „stop” leállítja.

## A játszmák vége

outcome-line = { $winner } nyert egy sorozattal.
outcome-false-call = { $winner } nyert: { $loser } sorozat nélkül mondta be.
outcome-full = Döntetlen: minden bábu a táblán, és senki sem mondott be semmit.

## A gép szintjei, és hogyan játszanak

level-quarto-1 = Újonc
level-quarto-about-1 = Nem veszi észre a sorozatot, elfelejti bemondani.
level-quarto-2 = Kezdő
level-quarto-about-2 = Sokat lát, de még kihagy ezt-azt.
level-quarto-3 = Tanuló
level-quarto-about-3 = Látja a sorozatot, de elajándékozza a győzelmet.
level-quarto-4 = Alkalmi játékos
level-quarto-about-4 = Amit lát, azt meg is nyeri.
level-quarto-5 = Klubjátékos
level-quarto-about-5 = Gondolkodik, mielőtt ad.
level-quarto-6 = Szakértő
level-quarto-about-6 = Több lépésre előre gondolkodik.
level-quarto-7 = Mester
level-quarto-about-7 = Szinte sosem hibázik.
level-quarto-8 = Verhetetlen
level-quarto-about-8 = Soha nem hibázik.

## Választható szabályok

preset-international = A szokásos szabályok
preset-beginners-1 = Kezdőknek: csak a szín számít
preset-beginners-2 = Kezdőknek: a szín és a forma számít
preset-beginners-3 = Kezdőknek: a lyukon kívül minden számít
preset-advanced = Haladó: a 2×2-es négyzet is sorozat
preset-tournament = Verseny: lépésenként egy perc, a téves bemondás vereség
preset-balkan = Utólag bármelyik játékos bemondhatja, mint a Balkánon
preset-taiwan = Bemondás lerakás előtt, mint Tajvanon
preset-greek-2 = Két közös tulajdonság, görög módra
preset-own = Ahogy a te nyelveden a szabálylap írja

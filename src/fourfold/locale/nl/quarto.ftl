### Quarto.

## Stukken

# Bij “stuk” blijven deze woorden onverbogen; met komma’s passen ze achter elke dubbelepunt.
piece-name = { $colour ->
       *[light] licht
        [dark] donker
    }, { $height ->
       *[tall] hoog
        [short] laag
    }, { $shape ->
       *[round] rond
        [square] vierkant
    }, { $top ->
       *[solid] massief
        [hollow] hol
    }

feature-colour = kleur
feature-shape = vorm
feature-height = hoogte
feature-top = gat
value-light = licht
value-dark = donker
value-round = rond
value-square = vierkant
value-tall = hoog
value-short = laag
value-solid = massief
value-hollow = hol

## Weigeringen

illegal-quarto-other-phase = { $phase ->
        [give] Geef eerst je tegenstander een stuk.
        [place] Zet eerst het stuk dat je hebt.
       *[close] Alle stukken staan: roep Quarto, of zeg dat je klaar bent.
    }
illegal-quarto-piece-gone = Dit stuk is al in het spel: { $piece }.
illegal-quarto-square-taken = { $square } is bezet: { $piece }.
illegal-quarto-calls-auto = Aan deze tafel wint een rij vanzelf; niemand roept.
illegal-quarto-call-points-nowhere = Wijs de rij aan die je bedoelt.
illegal-quarto-call-squares = Wie roept, wijst vier verschillende vakjes aan.
illegal-quarto-call-after-placing = Aan deze tafel zet je eerst en roep je daarna.
illegal-quarto-called-already = Je hebt deze beurt al een keer geroepen.
illegal-quarto-no-call-now = Je kunt nu niet roepen.

## Teksten die niet te lezen zijn

malformed-quarto-piece = “{ $text }” is geen stuk; verwacht: een hexcijfer 0–f, of vier letters, elk een uit L/D, R/Q, T/S, F/H.
malformed-quarto-square = “{ $text }” is geen vakje; verwacht: a1 tot en met d4.
malformed-quarto-line = “{ $text }” is geen rij; verwacht: twee uiteinden zoals a3-d3, of vier vakjes.
malformed-quarto-position-fields = Stelling “{ $text }”; verwacht: het bord, een spatie en het stuk in de hand of “-”.
malformed-quarto-position-ranks = Bord “{ $text }”; verwacht: 4 rijen met “/” ertussen, gevonden: { $found }.
malformed-quarto-position-rank = Rij { $rank } van het bord, “{ $text }”; verwacht: 4 vakjes, gevonden: { $found }.
malformed-quarto-position-digit = “{ $text }” op { $square } is geen stuk; verwacht: een hexcijfer 0–f of “.”.
malformed-quarto-piece-twice = Het stuk { $piece } staat twee keer op het bord: { $first } en { $second }.
malformed-quarto-hand-placed = Het stuk in de hand, { $piece }, staat al op het bord: { $square }.
malformed-quarto-features = De kenmerken zijn een of meer van { $expected }, elk één keer.
malformed-quarto-shared = Een rij kan geen { $shared } kenmerken gemeen hebben als er maar { $features ->
        [one] één telt
       *[other] { $features } tellen
    }.
malformed-quarto-full = In “{ $text }” valt niets meer te spelen.
malformed-quarto-starter = “{ $text }” kan niet beginnen; verwacht: A of B.
malformed-detail = Na “{ $word }” komt niets tussen haakjes, gevonden: “({ $detail })”.
malformed-memory = Een tabel van { $megabytes } MB past niet in het geheugen van deze machine.

## De engine

malformed-engine-command = “{ $text }” is geen opdracht; verwacht: { $expected }.
malformed-engine-alone = “{ $command }” staat alleen, erachter stond “{ $text }”.
malformed-engine-setoption = “setoption { $text }”; verwacht: “setoption name NAAM value WAARDE”.
malformed-engine-option = Er is geen optie “{ $text }”; verwacht: { $expected }.
malformed-engine-position = “position { $text }”; verwacht: “start”, of een stelling zoals 0..f/..../.3../.... 9, dan eventueel “moves” en om en om vakjes en stukken.
malformed-engine-go = “go … { $text }”; verwacht: time MS, nodes N, infinite, moves, of niets.
malformed-engine-infinite = “infinite” betekent zonder grens, dus zonder time en zonder nodes.
illegal-engine-busy = “{ $command }” moet wachten tot het zoeken klaar is; “stop” breekt het af.

## Hoe partijen eindigen

outcome-line = { $winner } wint met een rij.
outcome-false-call = { $winner } wint: { $loser } riep zonder rij.
outcome-full = Gelijkspel: alle stukken staan en niemand heeft geroepen.

## De niveaus van de computer, en hoe elk speelt

level-quarto-1 = Nieuweling
level-quarto-about-1 = Mist rijen en vergeet te roepen.
# As in English
level-quarto-2 = Beginner
level-quarto-about-2 = Ziet veel, en mist nog wel wat.
level-quarto-3 = Leerling
level-quarto-about-3 = Ziet rijen, maar geeft winst weg.
level-quarto-4 = Thuisspeler
level-quarto-about-4 = Pakt elke winst die in zicht is.
level-quarto-5 = Clubspeler
level-quarto-about-5 = Denkt na voor het geven.
level-quarto-6 = Kenner
level-quarto-about-6 = Denkt een paar zetten vooruit.
level-quarto-7 = Meester
level-quarto-about-7 = Maakt haast nooit een fout.
level-quarto-8 = Onverslaanbaar
level-quarto-about-8 = Maakt nooit een fout.

## Spelregels om uit te kiezen

preset-international = De gewone regels
preset-beginners-1 = Voor beginners: alleen de kleur telt
preset-beginners-2 = Voor beginners: kleur en vorm tellen
preset-beginners-3 = Voor beginners: alles behalve het gat telt
preset-advanced = Voor gevorderden: vierkanten van 2×2 zijn ook rijen
preset-tournament = Toernooi: een minuut per zet, wie onterecht roept verliest
preset-balkan = Beiden mogen achteraf roepen, zoals op de Balkan
preset-taiwan = Roepen vóór het zetten, zoals in Taiwan
preset-greek-2 = Twee gelijke kenmerken, zoals in Griekenland
preset-own = Zoals het regelblad in jouw taal het zegt

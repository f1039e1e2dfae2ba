### Pentaraduga.

## Teksten die niet te lezen zijn

malformed-pentaraduga-tile = “{ $text }” is geen tegel; verwacht: de kleuren links, groot, rechts, de kleine als buren van de grote, zoals oRo of oRv.
malformed-pentaraduga-tile-twice = De tegel { $tile } is er twee keer.
malformed-pentaraduga-direction = “{ $text }” is geen richting; verwacht: В П Н Л, of U R D L.
malformed-pentaraduga-placement = “{ $text }” is geen plek; verwacht: een tegel, een richting en het hokje linksonder, zoals oRoU@0,0.
malformed-pentaraduga-too-many = { $count } tegels is te veel; hoogstens { $most }.
malformed-pentaraduga-no-tiles = Er zijn geen tegels; verwacht: een hand zoals oRo rOr yOr.
malformed-pentaraduga-goal = “{ $text }” is geen doel; verwacht: { $expected }.
malformed-pentaraduga-problem = “{ $text }” is geen puzzel; verwacht: een soort ({ $expected }), of een id zoals squares-3 of squares-0000002a.
malformed-pentaraduga-count-frames = De beste kaders zijn niet te tellen: welke tegels je gebruikt, is vrij.
malformed-pentaraduga-match = Een match heeft minstens één partij van minstens één soort.
malformed-pentaraduga-overlap = { $placement } zou op { $other } liggen.
malformed-pentaraduga-notation = “{ $word }” is geen tegel met zijn plek; verwacht: een tegel, waar de punt heen wijst, letters voor de bovenste, rechtse, onderste of linkse plek en tegels die hij raakt, zoals rOrLL, rOrRyOr of rOrLL.
malformed-pentaraduga-several = “{ $word }” heeft meerdere plekken: { $places }.
malformed-pentaraduga-nowhere = “{ $word }” past nergens{ $count ->
        [0] .
       *[other] ; { $tile } past hier: { $places }.
    }
malformed-pentaraduga-remark = “{ $word }” raakt { $other } niet.
malformed-pentaraduga-ending = “{ $word }” is geen ander einde; het moet met een tegel van het eerste beginnen, of uit letters voor de laatste tegel bestaan.
malformed-pentaraduga-at = Tegel { $number }: { $problem }
malformed-pentaraduga-word = “{ $text }” is geen zet; verwacht: tegels met hun plekken zoals oRoU@0,0, of een van { $expected }.
malformed-pentaraduga-bare-word = Zeg er tussen haakjes achter waar “{ $word }” op slaat.
malformed-pentaraduga-deal-text = “{ $text }” is geen verdeling; verwacht: wie begint en de tegels van beide spelers, zoals “A: oRo rOr / yOr yOy”, en na nog een streep eventueel lotingen.
malformed-pentaraduga-deal = Een verdeling is alle { $count } tegels, elk één keer, de helft voor elke speler.
malformed-census-name = Er is geen telling “{ $name }”; verwacht: een van { $expected }.
malformed-census-file = { $path } is geen certificaat; verwacht: gecomprimeerde tekstregels.
malformed-census-other = { $path } is geen certificaat van { $expected }, maar van “{ $name }”.
malformed-census-line = “{ $line }” is geen certificaatregel; verwacht: een hand, hoeveel er gelijk aan zijn, wat ze tellen en de plekken van een figuur, zoals “000090 2 1 rOrU@0,0 yOyD@0,-1”.
malformed-census-entry = Regel { $number }: { $problem }
malformed-census-twice = De hand { $hand } staat er twee keer.
malformed-census-hand = { $hand } hoort niet bij de handen van deze telling.
malformed-census-hands = Er staat dat het er { $hands } zijn, maar { $expected } handen zijn eraan gelijk.
malformed-census-tiles = De figuur is van { $tiles }; de hand is { $hand }.
malformed-census-value = Er staat dat de figuur { $value } telt, maar hij telt { $counted }.
malformed-census-best = Er staat dat hij hoogstens { $value } telt, maar de zoektocht vond { $found }: { $places }.
malformed-census-missing = De hand { $hand } ontbreekt.
malformed-census-total = De regels staan voor { $total } handen; er zijn er { $expected }.

## Weigeringen

illegal-pentaraduga-not-in-hand = { $tile } zit niet in je hand.
illegal-pentaraduga-stock-empty = Er is geen tegel meer om te pakken.
illegal-pentaraduga-covered = { $tile } zou op een andere tegel liggen.
illegal-pentaraduga-apart = { $tile } moet de figuur met een zijde raken.
illegal-pentaraduga-clash = { $tile } past daar niet: de kleuren verschillen.
illegal-pentaraduga-rough = { $tile } past daar niet: de diagonalen sluiten niet op elkaar aan.
illegal-pentaraduga-not-full = { $tile } maakt daar geen vierkant; er wordt een volle tegel gevraagd.
illegal-pentaraduga-no-protest = Aan deze tafel is de computer scheidsrechter; wat tegen de regels is, wordt geweigerd.
illegal-pentaraduga-nothing-wrong = Er is niets om tegen te protesteren.
illegal-pentaraduga-no-such-act = “{ $act }” kan nu niet.

## Plaatjes, voor wie ze niet ziet

pentaraduga-picture = { $tiles ->
    [0] Geen tegels
   *[other] Een figuur van { $tiles } { $tiles ->
        [one] tegel
       *[other] tegels
    }, { $squares ->
        [0] geen vierkant
        [one] { $squares } vierkant
       *[other] { $squares } vierkanten
    }
}
pentaraduga-picture-tile = De tegel { $tile }: { $left }, groot { $big }, { $right }
pentaraduga-colour-red = rood
pentaraduga-colour-orange = oranje
pentaraduga-colour-yellow = geel
pentaraduga-colour-green = groen
pentaraduga-colour-blue = blauw
pentaraduga-colour-violet = paars

## Bouwen achter een zichtscherm: Vierkanten, Quados, Kaders

illegal-pentaraduga-arrangement = Zo kunnen tegels niet liggen. { $problem }
illegal-pentaraduga-too-fast = Je hebt je tegels in één seconde { $most } keer verlegd; wacht even en stuur dan hoe ze liggen.
illegal-pentaraduga-stopped = { $seat } is als eerste gestopt. Nu bouwt alleen de ander nog, en er wordt niet meer geruild.
illegal-pentaraduga-nobody-stopped = Nog niemand is gestopt; pas daarna worden resultaten genoteerd of vergeleken.
illegal-pentaraduga-exchanging = Er wordt geruild: niemand mag stoppen voordat ook { $seat } een tegel heeft afgelegd.
illegal-pentaraduga-exchanged = Er is één ruil per partij, en die is al geweest.
illegal-pentaraduga-dropped = Je hebt een tegel afgelegd; nu moet { $seat } er nog een voor jou afleggen.
illegal-pentaraduga-no-figure = Dat is geen resultaat om te noteren: de tegels moeten één figuur vormen, en bij Vierkanten en Quados zijn ze allemaal nodig.
illegal-pentaraduga-always-checked = Hier geeft niemand op: figuren worden altijd vergeleken.
illegal-pentaraduga-begin-first = Zeg eerst dat je begint: vanaf dan loopt je tijd.
illegal-pentaraduga-choose-first = { $seat } moet nog kiezen aan welke figuur verder gebouwd wordt.
illegal-pentaraduga-original-moved = { $tile } hoort bij de figuur waaraan verder gebouwd wordt, en blijft liggen.
## Spellen met eigen figuren

illegal-pentaraduga-count = Hier leg je { $expected ->
    [one] één tegel
   *[other] { $expected } tegels
} tegelijk.
illegal-pentaraduga-not-double = { $tile } raakt daar maar één tegel; het moeten er twee zijn.
illegal-pentaraduga-no-corner = { $tile } maakt daar geen haak: de korte kant moet tegen het eind van een lange zijde staan.
illegal-pentaraduga-no-ring = Deze tegels maken geen ring: vier rond een leeg hokje.
illegal-pentaraduga-wait = Je moet wachten: nu speelt { $seat }.
illegal-pentaraduga-stocks-left = Alle tegels geef je pas af als beide voorraden leeg zijn.
illegal-pentaraduga-hand-full = Je hebt { $count } tegels; alleen een kleinere hand wordt aangevuld.
illegal-pentaraduga-no-prize = Je hebt geen bonus tegoed: die is voor { $count } tegels achter elkaar zonder te trekken, die je voorraad niet kan vervangen, terwijl je tegenstander nog een tegel in voorraad heeft.
illegal-pentaraduga-prize-first = Je hebt je zet gedaan: pak je bonus, of pas.
illegal-pentaraduga-kept = De eerste tegel van je voorraad is gereserveerd: { $seat } heeft een bonus verdiend.
illegal-pentaraduga-no-wait = Je hoeft nu niet op je tegenstander te wachten.
illegal-pentaraduga-hurried = De minuut loopt al.
illegal-pentaraduga-no-such-move = Een zet is een tegel uit je hand, een tegel die in een figuur ligt, of eerst het een en dan het ander.
illegal-pentaraduga-not-twice-full = { $tile } moet daar twee vierkanten maken: waar hij ligt, is hij al vol.
illegal-pentaraduga-untouched = { $tile } moet de tegel raken die je net gelegd hebt.
illegal-pentaraduga-same-place = { $tile } ligt daar al.
illegal-pentaraduga-splits = Zonder { $tile } zou de figuur uit elkaar vallen.
illegal-pentaraduga-stock-left = Passen mag pas als je voorraad leeg is; doe een zet of ruil.
illegal-pentaraduga-hand-empty = Je hebt geen tegel in je hand.
illegal-pentaraduga-no-full-prize = Je hebt geen bonus tegoed: die is voor een laatste tegel die vol gelegd wordt.
illegal-pentaraduga-only-complex = { $seat } is aan de beurt; alleen een combizet mag ertussen komen.
illegal-pentaraduga-shielded = { $seat } heeft een zet waar niemand tussen mag komen.
illegal-pentaraduga-claimed = { $what ->
    [move] Je hebt een zet geclaimd: leg een tegel uit je hand.
    [exchange] Je hebt een ruil geclaimd: ruil een tegel, of pak er een.
   *[take] Je hebt pakken geclaimd: pak een tegel.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } is aan het ruilen; wacht tot het klaar is.
    [take] { $seat } is een tegel aan het pakken; wacht tot het klaar is.
   *[move] { $seat } is met een zet bezig; wacht tot het klaar is.
}
## Buit en Reiken

illegal-pentaraduga-barred = Je hebt je claim laten verlopen; nu is eerst je tegenstander aan de beurt.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Een ruil kan nu niet geclaimd worden.
    [move] Een zet kan nu niet geclaimd worden.
   *[take] In dit spel claim je alleen een zet of een ruil.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Zolang een reeks volle tegels loopt, wordt er niet geruild.
    [start] Voordat het begin ligt, wordt er niet geruild.
    [replay] In de solo wordt er niet geruild.
   *[other] Ruilen kan nu niet.
}
illegal-pentaraduga-no-take = Pakken zonder te geven mag alleen met één tegel in je hand en een lege voorraad.
illegal-pentaraduga-must-exchange = Passen mag pas als de voorraad van je tegenstander leeg is; leg een tegel, of ruil er een.
illegal-pentaraduga-start-more = { $laid } { $laid ->
    [one] tegel is
   *[other] tegels is
} te weinig voor de startfiguur.
illegal-pentaraduga-start-claims = { $tile } kan daar niet liggen: een startfiguur begint in het midden, en de twee tegels van een speler raken elkaar.
illegal-pentaraduga-start-reach = { $tile } kan daar niet liggen: de tegel die je kreeg, ligt aan de lijn op de helft van je tegenstander, zonder geel aan de lijn, en een van de jouwe raakt hem op jouw helft.
illegal-pentaraduga-start-reach-plus = { $tile } kan daar niet liggen: een startfiguur begint boven de lijn, er direct tegenaan, en heeft aan elke kant twee tegels.
illegal-pentaraduga-not-yellow = { $tile } heeft geen geel; geef een tegel af die dat wel heeft, of ruil.
illegal-pentaraduga-full-elsewhere = { $tile } kan ergens anders vol liggen, dus dat moet ook.
illegal-pentaraduga-intercept-full = Je bent niet aan de beurt: je mag er alleen tussen komen met een volle tegel, en { $tile } maakt daar geen vierkant.

## Lespartijen

malformed-training-file = Dit is geen verslag van een lespartij; verwacht: een object, of een met een lijst “records”.
malformed-training-game = “{ $name }” met { $set } tegels is geen spel van Pentaraduga; verwacht: de naam uit het boek, of een van { $expected }.
malformed-training-deal = De handen, voorraden en figuren vóór de eerste gebeurtenis moeten samen alle { $count } tegels zijn, elk één keer.
malformed-training-prefigures = Figuren vóór de eerste gebeurtenis moeten foutloos zijn, en in een spel met eigen figuren van A of B zijn.
malformed-training-key = “{ $key }” ontbreekt.
malformed-training-type = “{ $type }” is geen gebeurtenis van dit spel, of nu niet.
malformed-training-number = Zet { $number } kan niet de volgende van { $seat } zijn: A heeft de oneven nummers, B de even, en het laatste was { $last }.
malformed-training-figure = Er is geen figuur “{ $name }”; verwacht: { $expected }.
malformed-training-untaken = { $seat } moet nog { $tiles } pakken.
malformed-training-unfinished = Het verslag eindigt, maar de partij is niet afgelopen.
malformed-training-remark = Een opmerking moet een object zijn.
malformed-training-remark-late = Een opmerking staat na { $at } gebeurtenissen; er zijn er maar { $count }.
malformed-training-differs = { $what ->
    [hand] De verdeelde hand
    [tiles] Getrokken of gepakte tegels
    [refusal] De soort pas
    [start] Het begin van een figuur
    [source] Waar de tegel vandaan komt
    [owner] Van wie de tegel was
    [figure] De figuur
    [mark] Of hij een vierkant maakt
    [reach] Of het doel bereikt is
    [finish] Of iemand klaar is
    [intercept] Het ertussen komen
    [give] Afgegeven tegels
    [give_to] De tegel aan het eind van de voorraad
    [take_from] De tegel aan het begin van de voorraad
    [take] De naam van de actie
    [stage] De fase van de grote ruil
    [collect] Tegels uit de ruil
    [squares] Vierkanten
    [violations] Overtredingen
    [count_all] Plekken van de tegel
    [count_full] Plekken waar de tegel vol is
    [count_double] Plekken waar de tegel dubbel is
    [has_full] Of de tegel vol kan zijn
    [count] Haken
    [left] Tegels over
    [points] Punten
    [score] De stand
   *[other] { $what }
}: het verslag zegt { $said }, volgens de regels is het { $found }.

## Hoe partijen eindigen

outcome-played = Alle zetten zijn gedaan en de punten zijn geteld.
outcome-checked = Beide figuren zijn vergeleken.
outcome-checked-even = Beide figuren tellen evenveel: wie sneller was, wint.
outcome-extended = De verder gebouwde figuur is geteld.
outcome-surrendered = { $loser } heeft opgegeven en ziet de andere figuur niet.
outcome-interrupted = Beiden hebben gepast; ieder krijgt een punt voor elke tegel die de ander over heeft.
outcome-replay-time = De tijd voor de solo is om en de punten zijn geteld.

## De niveaus van de computer

# As in English
level-pentaraduga-1 = Beginner
level-pentaraduga-about-1 = Neemt de tijd en ziet veel over het hoofd.
level-pentaraduga-2 = Speler
level-pentaraduga-about-2 = Ziet de meeste plekken en heeft geen haast.
level-pentaraduga-3 = Meester
level-pentaraduga-about-3 = Snel, ziet alles en denkt vooruit.

## Lessen

malformed-pentaraduga-unsound = Zo kan een partij niet beginnen: “{ $part }” past niet bij de rest van de verdeling.
malformed-pentaraduga-middle = Hier kan geen partij beginnen: die is afgelopen, of er wordt aan een figuur verder gebouwd.
malformed-pentaraduga-covered-figure = Hier is een figuur verborgen, en de tegels ervan kunnen niet opnieuw worden getrokken. Begin bij een eerdere zet, of houd de verborgen tegels zoals ze waren.
malformed-lesson-at = { $id } gaat over wat er na { $at } zetten komt; er zijn er maar { $count }.
malformed-lesson-texts = Het commentaar bij { $id } in “{ $language }” heeft de koppen { $found }; verwacht: { $expected }.
lesson-fulls-1 = Vullen, partij 1: reeksen volle tegels
lesson-fulls-2 = Vullen, partij 2: geen zet om mee te beginnen
lesson-fulls-3 = Vullen, partij 3: de val aan het eind
lesson-squares-1 = Vierkanten, ronde 1: bluf
lesson-squares-2 = Vierkanten, ronde 2: wie stopt het eerst
lesson-squares-3 = Vierkanten, ronde 3: vergeleken
lesson-claims-1 = Buit, partij 1: een figuur buitgemaakt
lesson-claims-2 = Buit, partij 2: ruilen
lesson-reach-v1 = Reiken, eerste variant: ertussen komen, en het doel bereikt
lesson-reach-v2 = Reiken, tweede variant: klaar vóór de ander
lesson-reach-v3 = Reiken, derde variant: nog een volle tegel
lesson-reach-v4 = Reiken, vierde variant: gelijkspel
lesson-reach-v5 = Reiken, vijfde variant: de tweede reikt ver genoeg
lesson-doubles-1 = Dubbel, partij 1: de grote ruil
lesson-doubles-2 = Dubbel, partij 2: drie bonussen
lesson-doubles-4 = Dubbel, partij 4: acht tegen nul
lesson-rings-1 = Ringen, partij 1: een ring wordt afgemaakt
lesson-rings-2 = Ringen, partij 2: een ring om mee te beginnen
lesson-steals-1 = Kapen, de lespartij
lesson-steals-problem = Kapen, de puzzel: tien tegen nul

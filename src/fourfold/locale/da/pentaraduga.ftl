### Pentaraduga.

## Tekster, der ikke kan læses

malformed-pentaraduga-tile = »{ $text }« er ikke en flise; forventede farverne venstre, stor, højre, de små naboer til den store, fx oRo eller oRv.
malformed-pentaraduga-tile-twice = Flisen { $tile } er der to gange.
malformed-pentaraduga-direction = »{ $text }« er ikke en retning; forventede В П Н Л eller U R D L.
malformed-pentaraduga-placement = »{ $text }« er ikke en plads; forventede en flise, en retning og cellen nederst til venstre, fx oRoU@0,0.
malformed-pentaraduga-too-many = { $count } fliser er for mange; højst { $most }.
malformed-pentaraduga-no-tiles = Der er ingen fliser; forventede en hånd som oRo rOr yOr.
malformed-pentaraduga-goal = »{ $text }« er ikke et mål; forventede: { $expected }.
malformed-pentaraduga-problem = »{ $text }« er ikke en opgave; forventede en slags ({ $expected }) eller et id som squares-3 eller squares-0000002a.
malformed-pentaraduga-count-frames = De bedste rammer kan ikke tælles: det er frit, hvilke fliser man bruger.
malformed-pentaraduga-match = En match har mindst ét spil af mindst én slags.
malformed-pentaraduga-overlap = { $placement } ville ligge oven på { $other }.
malformed-pentaraduga-notation = »{ $word }« er ikke en flise med plads; forventede en flise, hvor dens spids peger hen, bogstaver for den øverste, yderste højre, nederste eller yderste venstre plads og fliser, den rører, fx rOrLL, rOrRyOr eller rOrLL.
malformed-pentaraduga-several = »{ $word }« har flere pladser: { $places }.
malformed-pentaraduga-nowhere = »{ $word }« passer ingen steder{ $count ->
        [0] .
       *[other] ; { $tile } passer her: { $places }.
    }
malformed-pentaraduga-remark = »{ $word }« rører ikke { $other }.
malformed-pentaraduga-ending = »{ $word }« er ikke en anden slutning; den skal begynde med en flise fra den første eller være bogstaver for den sidste flise.
malformed-pentaraduga-at = Flise { $number }: { $problem }
malformed-pentaraduga-word = »{ $text }« er ikke et træk; forventede fliser med deres pladser som oRoU@0,0 eller et af: { $expected }.
malformed-pentaraduga-bare-word = Sig i parentes bagefter, hvad »{ $word }« gælder.
malformed-pentaraduga-deal-text = »{ $text }« er ikke en uddeling; forventede, hvem der begynder, og begge spilleres fliser, fx »A: oRo rOr / yOr yOy«, og måske lodder efter endnu en streg.
malformed-pentaraduga-deal = En uddeling er alle { $count } fliser, hver én gang, halvdelen til hver spiller.
malformed-census-name = Der er ingen optælling »{ $name }«; forventede en af: { $expected }.
malformed-census-file = { $path } er ikke et certifikat; forventede komprimerede tekstlinjer.
malformed-census-other = { $path } er ikke et certifikat for { $expected }, men for »{ $name }«.
malformed-census-line = »{ $line }« er ikke en post; forventede en hånd, hvor mange der ligner den, hvad de tæller, og pladserne i en figur, fx »000090 2 1 rOrU@0,0 yOyD@0,-1«.
malformed-census-entry = Post { $number }: { $problem }
malformed-census-twice = Hånden { $hand } er der to gange.
malformed-census-hand = { $hand } er ikke blandt hænderne i denne optælling.
malformed-census-hands = Den siges at stå for { $hands } hænder, men { $expected } ligner den.
malformed-census-tiles = Figuren er lavet af { $tiles }; hånden er { $hand }.
malformed-census-value = Figuren siges at tælle { $value }, men tæller { $counted }.
malformed-census-best = Den siges højst at tælle { $value }, men søgningen fandt { $found }: { $places }.
malformed-census-missing = Hånden { $hand } mangler.
malformed-census-total = Posterne står for { $total } hænder; der er { $expected }.

## Afvisninger

illegal-pentaraduga-not-in-hand = { $tile } er ikke på din hånd.
illegal-pentaraduga-stock-empty = Der er ingen flise tilbage at tage.
illegal-pentaraduga-covered = { $tile } ville ligge oven på en anden flise.
illegal-pentaraduga-apart = { $tile } skal røre figuren med en side.
illegal-pentaraduga-clash = { $tile } passer ikke der: farverne er forskellige.
illegal-pentaraduga-rough = { $tile } passer ikke der: diagonalerne mødes ikke i enderne.
illegal-pentaraduga-not-full = { $tile } giver ikke noget kvadrat der; der skal en fuld flise til.
illegal-pentaraduga-no-protest = Ved dette bord er computeren dommer; det, der er imod reglerne, bliver afvist.
illegal-pentaraduga-nothing-wrong = Der er intet at protestere mod.
illegal-pentaraduga-no-such-act = »{ $act }« kan ikke gøres nu.

## Billeder for dem, der ikke ser dem

pentaraduga-picture = { $tiles ->
    [0] Ingen fliser
   *[other] En figur af { $tiles } fliser, { $squares ->
        [0] intet kvadrat
        [one] { $squares } kvadrat
       *[other] { $squares } kvadrater
    }
}
pentaraduga-picture-tile = Flisen { $tile }: { $left }, stor { $big }, { $right }
pentaraduga-colour-red = rød
# As in English
pentaraduga-colour-orange = orange
pentaraduga-colour-yellow = gul
pentaraduga-colour-green = grøn
pentaraduga-colour-blue = blå
# As in English
pentaraduga-colour-violet = violet

## Byg bag forhænget: Kvadrater, Quados, Rammer

illegal-pentaraduga-arrangement = Sådan kan fliser ikke ligge. { $problem }
illegal-pentaraduga-too-fast = Du har flyttet rundt på dine fliser { $most } gange på et sekund; vent lidt, og send så, hvordan de ligger.
illegal-pentaraduga-stopped = { $seat } stoppede først. Nu bygger kun den anden videre, og der byttes ikke.
illegal-pentaraduga-nobody-stopped = Ingen har stoppet endnu; stop, før resultater noteres eller sammenlignes.
illegal-pentaraduga-exchanging = Der byttes en flise: ingen må stoppe, før { $seat } også har lagt en til side.
illegal-pentaraduga-exchanged = Der er ét bytte i et spil, og det er brugt.
illegal-pentaraduga-dropped = Du har lagt en flise til side; nu mangler { $seat } at lægge en til dig.
illegal-pentaraduga-no-figure = Det resultat kan ikke noteres: fliserne skal danne én figur, og i Kvadrater og Quados skal alle være med.
illegal-pentaraduga-always-checked = Her overgiver ingen sig: figurerne sammenlignes altid.
illegal-pentaraduga-begin-first = Sig først, at du begynder: din tid går fra da af.
illegal-pentaraduga-choose-first = { $seat } mangler at vælge, hvis figur der bygges videre på.
illegal-pentaraduga-original-moved = { $tile } hører til figuren, der bygges videre på, og bliver liggende.
## Spil med egne figurer

illegal-pentaraduga-count = Her lægger du { $expected ->
    [one] én flise
   *[other] { $expected } fliser
} ad gangen.
illegal-pentaraduga-not-double = { $tile } rører kun én flise der; den skal røre to.
illegal-pentaraduga-no-corner = { $tile } danner ingen vinkel der: den korte ende skal stå mod enden af en lang side.
illegal-pentaraduga-no-ring = De fliser danner ingen ring: en ring er fire fliser rundt om en tom celle.
illegal-pentaraduga-wait = Du må vente: { $seat } spiller nu.
illegal-pentaraduga-stocks-left = Alle fliser afleveres først, når begge forråd er tomme.
illegal-pentaraduga-hand-full = Du har { $count } fliser; kun en mindre hånd fyldes op.
illegal-pentaraduga-no-prize = Du har ingen præmie til gode: den gives for { $count } fliser i rap uden at trække nye, som dit forråd ikke kan erstatte, mens din modstander stadig har en flise i sit.
illegal-pentaraduga-prize-first = Du har lavet dit træk: tag din præmie, eller meld pas.
illegal-pentaraduga-kept = Den første flise i dit forråd er reserveret: { $seat } har fortjent en præmie.
illegal-pentaraduga-no-wait = Du behøver ikke vente på din modstander nu.
illegal-pentaraduga-hurried = Minuttet går allerede.
illegal-pentaraduga-no-such-move = Et træk er en flise fra din hånd, en flise, der ligger i en figur, eller først det ene og så det andet.
illegal-pentaraduga-not-twice-full = { $tile } skal give to kvadrater der: hvor den ligger, er den allerede fuld.
illegal-pentaraduga-untouched = { $tile } skal røre den flise, du lige har lagt.
illegal-pentaraduga-same-place = { $tile } ligger der allerede.
illegal-pentaraduga-splits = Uden { $tile } ville figuren falde fra hinanden.
illegal-pentaraduga-stock-left = Du må kun melde pas, når dit forråd er tomt; lav et træk, eller byt.
illegal-pentaraduga-hand-empty = Du har ingen flise på hånden.
illegal-pentaraduga-no-full-prize = Du har ingen præmie til gode: den gives for en sidste flise, der lægges fuld.
illegal-pentaraduga-only-complex = { $seat } har turen; kun et kombitræk må komme imellem.
illegal-pentaraduga-shielded = { $seat } har et træk, som ingen må bryde ind i.
illegal-pentaraduga-claimed = { $what ->
    [move] Du har meldt et træk: læg en flise fra din hånd.
    [exchange] Du har meldt et bytte: byt en flise, eller tag en.
   *[take] Du har meldt snup: tag en flise.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } er i gang med at bytte; vent, til det er gjort.
    [take] { $seat } er i gang med at tage en flise; vent, til det er gjort.
   *[move] { $seat } er i gang med et træk; vent, til det er gjort.
}
## Fangst og Stræk

illegal-pentaraduga-barred = Du lod din melding udløbe; nu er din modstander først.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Du kan ikke melde bytte nu.
    [move] Du kan ikke melde træk nu.
   *[take] I dette spil kan man kun melde træk eller bytte.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Der byttes ikke, mens der lægges fulde fliser.
    [start] Der byttes ikke, før startfiguren er lagt.
    [replay] Der byttes ikke i soloen.
   *[other] Der kan ikke byttes nu.
}
illegal-pentaraduga-no-take = Kun med én flise på hånden og intet i forrådet må du tage uden at give.
illegal-pentaraduga-must-exchange = Du må kun melde pas, når din modstanders forråd er tomt; læg en flise, eller byt en.
illegal-pentaraduga-start-more = { $laid } { $laid ->
    [one] flise
   *[other] fliser
} er for lidt til startfiguren.
illegal-pentaraduga-start-claims = { $tile } kan ikke lægges der: en startfigur begynder i midten, og en spillers to fliser rører hinanden.
illegal-pentaraduga-start-reach = { $tile } kan ikke lægges der: den flise, du fik, ligger ved linjen på din modstanders side uden gult mod linjen, og en af dine rører den på din side.
illegal-pentaraduga-start-reach-plus = { $tile } kan ikke lægges der: en startfigur begynder over linjen, helt op til den, og har to fliser på hver side.
illegal-pentaraduga-not-yellow = { $tile } har ikke gult; aflevér en flise, der har, eller byt.
illegal-pentaraduga-full-elsewhere = { $tile } kan lægges fuld et andet sted, så det skal den.
illegal-pentaraduga-intercept-full = Det er ikke din tur: du må kun bryde ind med en fuld flise, og { $tile } giver ikke noget kvadrat der.

## Lærespil

malformed-training-file = Dette er ikke et referat af et lærespil; forventede et objekt eller et med en liste »records«.
malformed-training-game = »{ $name }« med { $set } fliser er ikke et spil i Pentaraduga; forventede bogens navn eller et af: { $expected }.
malformed-training-deal = Hænderne, forrådene og figurerne før den første hændelse skal være alle { $count } fliser, hver én gang.
malformed-training-prefigures = Figurer før den første hændelse skal være fejlfri og i et spil med egne figurer tilhøre A eller B.
malformed-training-key = »{ $key }« mangler.
malformed-training-type = »{ $type }« er ikke en hændelse i dette spil, eller ikke nu.
malformed-training-number = Træk { $number } kan ikke være det næste for { $seat }: A har de ulige numre, B de lige, og det sidste var { $last }.
malformed-training-figure = Der er ingen figur »{ $name }«; forventede: { $expected }.
malformed-training-untaken = { $seat } mangler at tage { $tiles }.
malformed-training-unfinished = Referatet slutter, men spillet er ikke slut.
malformed-training-remark = En bemærkning skal være et objekt.
malformed-training-remark-late = En bemærkning står efter { $at } hændelser; der er kun { $count }.
malformed-training-differs = { $what ->
    [hand] Hånden ved uddelingen
    [tiles] Trukne eller tagne fliser
    [refusal] Hvilken slags pas
    [start] Begyndelsen på en figur
    [source] Hvor flisen kommer fra
    [owner] Hvis flise det var
    [figure] Figuren
    [mark] Om den giver et kvadrat
    [reach] Om nogen når frem
    [finish] Om nogen er færdig
    [intercept] At bryde ind
    [give] Afleverede fliser
    [give_to] Flisen sidst i forrådet
    [take_from] Flisen først i forrådet
    [take] Handlingens navn
    [stage] Trinnet i det store bytte
    [collect] Fliser taget fra byttet
    [squares] Kvadrater
    [violations] Regelbrud
    [count_all] Flisens pladser
    [count_full] Pladser, hvor flisen er fuld
    [count_double] Pladser, hvor flisen er dobbelt
    [has_full] Om flisen kan være fuld
    [count] Vinkler
    [left] Fliser tilbage
    [points] Point
    [score] Resultatet
   *[other] { $what }
}: referatet siger { $said }, efter reglerne er det { $found }.

## Hvordan spil ender

outcome-played = Alle træk er lavet, og pointene er talt.
outcome-checked = Begge figurer er sammenlignet.
outcome-checked-even = Begge figurer tæller lige meget: den hurtigste vinder.
outcome-extended = Den udbyggede figur er talt.
outcome-surrendered = { $loser } har overgivet sig og ser ikke den anden figur.
outcome-interrupted = Begge har meldt pas; hver får et point for hver flise, den anden har tilbage.
outcome-replay-time = Tiden til soloen er gået, og pointene er talt.

## Computerens niveauer

level-pentaraduga-1 = Begynder
level-pentaraduga-about-1 = Tager sig god tid og overser meget.
level-pentaraduga-2 = Spiller
level-pentaraduga-about-2 = Ser de fleste pladser og har ikke travlt.
level-pentaraduga-3 = Mester
level-pentaraduga-about-3 = Hurtig, ser alt og tænker frem.

## Lektioner

malformed-pentaraduga-unsound = Et spil kan ikke begynde sådan: »{ $part }« passer ikke til resten af uddelingen.
malformed-pentaraduga-middle = Et spil kan ikke begynde herfra: det er slut, eller en figur er ved at blive bygget videre på.
malformed-pentaraduga-covered-figure = En figur er skjult her, og dens fliser kan ikke trækkes på ny. Begynd ved et tidligere træk, eller behold de skjulte fliser, som de var.
malformed-lesson-at = { $id } taler om det, der kommer efter { $at } træk; der er kun { $count }.
malformed-lesson-texts = Kommentaren til { $id } på »{ $language }« har overskrifterne { $found }; forventede: { $expected }.
lesson-fulls-1 = Fuld plade, spil 1: fulde fliser i rap
lesson-fulls-2 = Fuld plade, spil 2: intet træk at begynde med
lesson-fulls-3 = Fuld plade, spil 3: fælden til sidst
lesson-squares-1 = Kvadrater, uddeling 1: et bluff
lesson-squares-2 = Kvadrater, uddeling 2: hvem stopper først
lesson-squares-3 = Kvadrater, uddeling 3: sammenlignet
lesson-claims-1 = Fangst, spil 1: en figur bliver fanget
lesson-claims-2 = Fangst, spil 2: der byttes
lesson-reach-v1 = Stræk, første variant: der brydes ind, og en når frem
lesson-reach-v2 = Stræk, anden variant: færdig før den anden
lesson-reach-v3 = Stræk, tredje variant: endnu en fuld flise
lesson-reach-v4 = Stræk, fjerde variant: uafgjort
lesson-reach-v5 = Stræk, femte variant: toeren når frem
lesson-doubles-1 = Dobbelt, spil 1: det store bytte
lesson-doubles-2 = Dobbelt, spil 2: tre præmier
lesson-doubles-4 = Dobbelt, spil 4: otte-nul
lesson-rings-1 = Ringe, spil 1: en ring bliver sluttet
lesson-rings-2 = Ringe, spil 2: en ring fra begyndelsen
lesson-steals-1 = Snup, lærespillet
lesson-steals-problem = Snup, opgaven: ti-nul

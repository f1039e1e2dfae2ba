### Pentaraduga.

## Tekster som ikke kan leses

malformed-pentaraduga-tile = «{ $text }» er ikke en flis; forventet fargene venstre, stor, høyre, de små naboer til den store, f.eks. oRo eller oRv.
malformed-pentaraduga-tile-twice = Flisen { $tile } er der to ganger.
malformed-pentaraduga-direction = «{ $text }» er ikke en retning; forventet В П Н Л eller U R D L.
malformed-pentaraduga-placement = «{ $text }» er ikke en plass; forventet en flis, en retning og cellen nederst til venstre, f.eks. oRoU@0,0.
malformed-pentaraduga-too-many = { $count } fliser er for mange; høyst { $most }.
malformed-pentaraduga-no-tiles = Det er ingen fliser; forventet en hånd som oRo rOr yOr.
malformed-pentaraduga-goal = «{ $text }» er ikke et mål; forventet: { $expected }.
malformed-pentaraduga-problem = «{ $text }» er ikke en oppgave; forventet en type ({ $expected }) eller en id som squares-3 eller squares-0000002a.
malformed-pentaraduga-count-frames = De beste rammene kan ikke telles: Det er fritt hvilke fliser man bruker.
malformed-pentaraduga-match = En match har minst ett spill av minst én type.
malformed-pentaraduga-overlap = { $placement } ville ligge oppå { $other }.
malformed-pentaraduga-notation = «{ $word }» er ikke en flis med plass; forventet en flis, hvor spissen peker, bokstaver for plassen øverst, lengst til høyre, nederst eller lengst til venstre og fliser den rører, f.eks. rOrLL, rOrRyOr eller rOrLL.
malformed-pentaraduga-several = «{ $word }» har flere plasser: { $places }.
malformed-pentaraduga-nowhere = «{ $word }» passer ingen steder{ $count ->
        [0] .
       *[other] ; { $tile } passer her: { $places }.
    }
malformed-pentaraduga-remark = «{ $word }» rører ikke { $other }.
malformed-pentaraduga-ending = «{ $word }» er ikke en annen avslutning; den må begynne med en flis fra den første eller være bokstaver for den siste flisen.
malformed-pentaraduga-at = Flis { $number }: { $problem }
malformed-pentaraduga-word = «{ $text }» er ikke et trekk; forventet fliser med plassene sine, som oRoU@0,0, eller et av: { $expected }.
malformed-pentaraduga-bare-word = Si i parentes etterpå hva «{ $word }» gjelder.
malformed-pentaraduga-deal-text = «{ $text }» er ikke en utdeling; forventet hvem som begynner, og flisene til begge spillerne, f.eks. «A: oRo rOr / yOr yOy», og kanskje lodd etter enda en strek.
malformed-pentaraduga-deal = En utdeling er alle { $count } flisene, hver én gang, halvparten til hver spiller.
malformed-census-name = Det finnes ingen opptelling «{ $name }»; forventet en av: { $expected }.
malformed-census-file = { $path } er ikke et sertifikat; forventet komprimerte tekstlinjer.
malformed-census-other = { $path } er ikke et sertifikat for { $expected }, men for «{ $name }».
malformed-census-line = «{ $line }» er ikke en post; forventet en hånd, hvor mange som ligner den, hva de teller, og plassene i en figur, f.eks. «000090 2 1 rOrU@0,0 yOyD@0,-1».
malformed-census-entry = Post { $number }: { $problem }
malformed-census-twice = Hånden { $hand } er der to ganger.
malformed-census-hand = { $hand } er ikke blant hendene i denne opptellingen.
malformed-census-hands = Den skal stå for { $hands } hender, men { $expected } ligner den.
malformed-census-tiles = Figuren er laget av { $tiles }; hånden er { $hand }.
malformed-census-value = Figuren skal telle { $value }, men teller { $counted }.
malformed-census-best = Den skal telle høyst { $value }, men søket fant { $found }: { $places }.
malformed-census-missing = Hånden { $hand } mangler.
malformed-census-total = Postene står for { $total } hender; det er { $expected }.

## Avvisninger

illegal-pentaraduga-not-in-hand = { $tile } er ikke på hånden din.
illegal-pentaraduga-stock-empty = Det er ingen flis igjen å ta.
illegal-pentaraduga-covered = { $tile } ville ligge oppå en annen flis.
illegal-pentaraduga-apart = { $tile } må røre figuren med en side.
illegal-pentaraduga-clash = { $tile } passer ikke der: Fargene er ulike.
illegal-pentaraduga-rough = { $tile } passer ikke der: Diagonalene møtes ikke i endene.
illegal-pentaraduga-not-full = { $tile } gir ikke noe kvadrat der; det trengs en full flis.
illegal-pentaraduga-no-protest = Ved dette bordet er datamaskinen dommer; det som er mot reglene, blir avvist.
illegal-pentaraduga-nothing-wrong = Det er ingenting å protestere mot.
illegal-pentaraduga-no-such-act = «{ $act }» kan ikke gjøres nå.

## Bilder for dem som ikke ser dem

pentaraduga-picture = { $tiles ->
    [0] Ingen fliser
   *[other] En figur av { $tiles } fliser, { $squares ->
        [0] ingen kvadrater
        [one] { $squares } kvadrat
       *[other] { $squares } kvadrater
    }
}
pentaraduga-picture-tile = Flisen { $tile }: { $left }, stor { $big }, { $right }
pentaraduga-colour-red = rød
pentaraduga-colour-orange = oransje
pentaraduga-colour-yellow = gul
pentaraduga-colour-green = grønn
pentaraduga-colour-blue = blå
pentaraduga-colour-violet = fiolett

## Bygg bak forhenget: Kvadrater, Quados, Rammer

illegal-pentaraduga-arrangement = Slik kan ikke fliser ligge. { $problem }
illegal-pentaraduga-too-fast = Du har flyttet rundt på flisene { $most } ganger på ett sekund; vent litt, og send så hvordan de ligger.
illegal-pentaraduga-stopped = { $seat } har stoppet først. Nå bygger bare den andre videre, og det byttes ikke.
illegal-pentaraduga-nobody-stopped = Ingen har stoppet ennå; stopp før resultater noteres eller sammenlignes.
illegal-pentaraduga-exchanging = Det byttes en flis: Ingen får stoppe før { $seat } også har lagt en til side.
illegal-pentaraduga-exchanged = Det er ett bytte i et spill, og det er brukt.
illegal-pentaraduga-dropped = Du har lagt en flis til side; nå må { $seat } legge en til side for deg.
illegal-pentaraduga-no-figure = Det resultatet kan ikke noteres: Flisene må danne én figur, og i Kvadrater og Quados må alle være med.
illegal-pentaraduga-always-checked = Her overgir ingen seg: Figurene sammenlignes alltid.
illegal-pentaraduga-begin-first = Si først at du begynner: Tiden din går fra da av.
illegal-pentaraduga-choose-first = { $seat } har ennå ikke valgt hvilken figur det bygges videre på.
illegal-pentaraduga-original-moved = { $tile } hører til figuren det bygges videre på, og blir liggende.
## Spill med egne figurer

illegal-pentaraduga-count = Her legger du { $expected ->
    [one] én flis
   *[other] { $expected } fliser
} om gangen.
illegal-pentaraduga-not-double = { $tile } rører bare én flis der; den må røre to.
illegal-pentaraduga-no-corner = { $tile } lager ingen vinkel der: Den korte enden må stå mot enden av en langside.
illegal-pentaraduga-no-ring = Disse flisene lager ingen ring: En ring er fire fliser rundt en tom celle.
illegal-pentaraduga-wait = Du må vente: { $seat } spiller nå.
illegal-pentaraduga-stocks-left = Alle flisene leveres først når begge forrådene er tomme.
illegal-pentaraduga-hand-full = Du har { $count } fliser; bare en mindre hånd fylles opp.
illegal-pentaraduga-no-prize = Du har ingen premie til gode: Den gis for { $count } fliser på rad uten å trekke nye, som forrådet ditt ikke kan erstatte, mens motstanderen fortsatt har en flis i sitt.
illegal-pentaraduga-prize-first = Du har gjort trekket ditt: Ta premien din, eller meld pass.
illegal-pentaraduga-kept = Den første flisen i forrådet ditt er holdt av: { $seat } har fortjent en premie.
illegal-pentaraduga-no-wait = Du trenger ikke vente på motstanderen nå.
illegal-pentaraduga-hurried = Minuttet går allerede.
illegal-pentaraduga-no-such-move = Et trekk er en flis fra hånden din, en flis som ligger i en figur, eller først det ene og så det andre.
illegal-pentaraduga-not-twice-full = { $tile } må gi to kvadrater der: Der den ligger, er den allerede full.
illegal-pentaraduga-untouched = { $tile } må røre flisen du nettopp har lagt.
illegal-pentaraduga-same-place = { $tile } ligger der allerede.
illegal-pentaraduga-splits = Uten { $tile } ville figuren falle fra hverandre.
illegal-pentaraduga-stock-left = Du kan bare melde pass når forrådet ditt er tomt; gjør et trekk, eller bytt.
illegal-pentaraduga-hand-empty = Du har ingen flis på hånden.
illegal-pentaraduga-no-full-prize = Du har ingen premie til gode: Den gis for en siste flis som legges full.
illegal-pentaraduga-only-complex = { $seat } har turen; bare et kombitrekk kan komme imellom.
illegal-pentaraduga-shielded = { $seat } har et trekk som ingen kan bryte inn i.
illegal-pentaraduga-claimed = { $what ->
    [move] Du har meldt trekk: Legg en flis fra hånden.
    [exchange] Du har meldt bytte: Bytt en flis, eller ta en.
   *[take] Du har meldt knabb: Ta en flis.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } er i gang med å bytte; vent til det er gjort.
    [take] { $seat } er i gang med å ta en flis; vent til det er gjort.
   *[move] { $seat } er i gang med et trekk; vent til det er gjort.
}
## Fangst og Strekk

illegal-pentaraduga-barred = Du lot meldingen din gå ut; nå er motstanderen først.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Du kan ikke melde bytte nå.
    [move] Du kan ikke melde trekk nå.
   *[take] I dette spillet kan man bare melde trekk eller bytte.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Det byttes ikke mens det legges fulle fliser.
    [start] Det byttes ikke før startfiguren er lagt.
    [replay] Det byttes ikke i soloen.
   *[other] Det kan ikke byttes nå.
}
illegal-pentaraduga-no-take = Bare med én flis på hånden og tomt forråd kan du ta uten å gi.
illegal-pentaraduga-must-exchange = Du kan bare melde pass når motstanderens forråd er tomt; legg en flis, eller bytt en.
illegal-pentaraduga-start-more = { $laid } { $laid ->
    [one] flis
   *[other] fliser
} er for lite til startfiguren.
illegal-pentaraduga-start-claims = { $tile } kan ikke legges der: En startfigur begynner i midten, og de to flisene til en spiller rører hverandre.
illegal-pentaraduga-start-reach = { $tile } kan ikke legges der: Flisen du fikk, ligger ved linjen på motstanderens side uten gult mot linjen, og en av dine rører den på din side.
illegal-pentaraduga-start-reach-plus = { $tile } kan ikke legges der: En startfigur begynner over linjen, helt inntil den, og har to fliser på hver side.
illegal-pentaraduga-not-yellow = { $tile } har ikke gult; lever en flis som har det, eller bytt.
illegal-pentaraduga-full-elsewhere = { $tile } kan legges full et annet sted, så det må den.
illegal-pentaraduga-intercept-full = Det er ikke din tur: Du kan bare bryte inn med en full flis, og { $tile } gir ikke noe kvadrat der.

## Læringsspill

malformed-training-file = Dette er ikke et referat av et læringsspill; forventet et objekt, eller ett med en liste «records».
malformed-training-game = «{ $name }» med { $set } fliser er ikke et spill i Pentaraduga; forventet navnet i boken eller et av: { $expected }.
malformed-training-deal = Hendene, forrådene og figurene før den første hendelsen må være alle { $count } flisene, hver én gang.
malformed-training-prefigures = Figurer før den første hendelsen må være feilfrie, og i et spill med egne figurer tilhøre A eller B.
malformed-training-key = «{ $key }» mangler.
malformed-training-type = «{ $type }» er ikke en hendelse i dette spillet, eller ikke nå.
malformed-training-number = Trekk { $number } kan ikke være det neste for { $seat }: A har oddetallene, B partallene, og det siste var { $last }.
malformed-training-figure = Det finnes ingen figur «{ $name }»; forventet: { $expected }.
malformed-training-untaken = { $seat } har igjen å ta { $tiles }.
malformed-training-unfinished = Referatet slutter, men spillet er ikke slutt.
malformed-training-remark = En merknad må være et objekt.
malformed-training-remark-late = En merknad står etter { $at } hendelser; det er bare { $count }.
malformed-training-differs = { $what ->
    [hand] Hånden ved utdelingen
    [tiles] Fliser som er trukket eller tatt
    [refusal] Hva slags pass
    [start] Begynnelsen på en figur
    [source] Hvor flisen kommer fra
    [owner] Hvem flisen tilhørte
    [figure] Figuren
    [mark] Om den gir et kvadrat
    [reach] Om noen når fram
    [finish] Om noen er ferdig
    [intercept] Å bryte inn
    [give] Leverte fliser
    [give_to] Flisen sist i forrådet
    [take_from] Flisen først i forrådet
    [take] Navnet på handlingen
    [stage] Trinnet i det store byttet
    [collect] Fliser tatt fra byttet
    [squares] Kvadrater
    [violations] Regelbrudd
    [count_all] Plasser for flisen
    [count_full] Plasser der flisen er full
    [count_double] Plasser der flisen er dobbel
    [has_full] Om flisen kan være full
    [count] Vinkler
    [left] Fliser igjen
    [points] Poeng
    [score] Resultatet
   *[other] { $what }
}: Referatet sier { $said }, etter reglene er det { $found }.

## Hvordan spill ender

outcome-played = Alle trekk er gjort, og poengene er talt.
outcome-checked = Begge figurene er sammenlignet.
outcome-checked-even = Begge figurene teller like mye: den raskeste vinner.
outcome-extended = Den utbygde figuren er talt.
outcome-surrendered = { $loser } har overgitt seg og ser ikke den andre figuren.
outcome-interrupted = Begge har meldt pass; hver får ett poeng for hver flis den andre har igjen.
outcome-replay-time = Tiden for soloen er ute, og poengene er talt.

## Datamaskinens nivåer

level-pentaraduga-1 = Nybegynner
level-pentaraduga-about-1 = Tar seg god tid og overser mye.
level-pentaraduga-2 = Spiller
level-pentaraduga-about-2 = Ser de fleste plassene og har det ikke travelt.
level-pentaraduga-3 = Mester
level-pentaraduga-about-3 = Rask, ser alt og tenker framover.

## Leksjoner

malformed-pentaraduga-unsound = Et spill kan ikke begynne slik: «{ $part }» passer ikke med resten av utdelingen.
malformed-pentaraduga-middle = Et spill kan ikke begynne herfra: Det er slutt, eller en figur bygges videre på.
malformed-pentaraduga-covered-figure = En figur er skjult her, og flisene i den kan ikke trekkes på nytt. Begynn ved et tidligere trekk, eller behold de skjulte flisene som de var.
malformed-lesson-at = { $id } snakker om det som kommer etter { $at } trekk; det er bare { $count }.
malformed-lesson-texts = Kommentaren til { $id } på «{ $language }» har overskriftene { $found }; forventet: { $expected }.
lesson-fulls-1 = Full pott, spill 1: fulle fliser på rad
lesson-fulls-2 = Full pott, spill 2: ingen trekk å begynne med
lesson-fulls-3 = Full pott, spill 3: fellen til slutt
lesson-squares-1 = Kvadrater, utdeling 1: en bløff
lesson-squares-2 = Kvadrater, utdeling 2: hvem stopper først
lesson-squares-3 = Kvadrater, utdeling 3: sammenlignet
lesson-claims-1 = Fangst, spill 1: en figur blir fanget
lesson-claims-2 = Fangst, spill 2: det byttes
lesson-reach-v1 = Strekk, første variant: noen bryter inn, og én når fram
lesson-reach-v2 = Strekk, andre variant: ferdig før den andre
lesson-reach-v3 = Strekk, tredje variant: enda en full flis
lesson-reach-v4 = Strekk, fjerde variant: uavgjort
lesson-reach-v5 = Strekk, femte variant: den andre spilleren når fram
lesson-doubles-1 = Dobbelt, spill 1: det store byttet
lesson-doubles-2 = Dobbelt, spill 2: tre premier
lesson-doubles-4 = Dobbelt, spill 4: åtte–null
lesson-rings-1 = Ringer, spill 1: en ring blir fullført
lesson-rings-2 = Ringer, spill 2: en ring fra starten
lesson-steals-1 = Knabb, læringsspillet
lesson-steals-problem = Knabb, oppgaven: ti–null

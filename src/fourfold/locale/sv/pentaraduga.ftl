### Pentaraduga.

## Texter som inte går att läsa

malformed-pentaraduga-tile = ”{ $text }” är ingen bricka; ska vara färgerna vänster, stor, höger, de små grannar till den stora, t.ex. oRo eller oRv.
malformed-pentaraduga-tile-twice = Brickan { $tile } finns två gånger.
malformed-pentaraduga-direction = ”{ $text }” är ingen riktning; ska vara В П Н Л eller U R D L.
malformed-pentaraduga-placement = ”{ $text }” är ingen plats; ska vara en bricka, en riktning och rutan nederst till vänster, t.ex. oRoU@0,0.
malformed-pentaraduga-too-many = { $count } brickor är för många; högst { $most }.
malformed-pentaraduga-no-tiles = Det finns inga brickor; ska vara en hand som oRo rOr yOr.
malformed-pentaraduga-goal = ”{ $text }” är inget mål; ska vara: { $expected }.
malformed-pentaraduga-problem = ”{ $text }” är ingen uppgift; ska vara en sort ({ $expected }) eller ett id som squares-3 eller squares-0000002a.
malformed-pentaraduga-count-frames = De bästa ramarna går inte att räkna: det är fritt vilka brickor man använder.
malformed-pentaraduga-match = En match har minst ett parti av minst en sort.
malformed-pentaraduga-overlap = { $placement } skulle ligga ovanpå { $other }.
malformed-pentaraduga-notation = ”{ $word }” är ingen bricka med plats; ska vara en bricka, vart dess spets pekar, bokstäver för platsen överst, längst till höger, nederst eller längst till vänster och brickor som den rör vid, t.ex. rOrLL, rOrRyOr eller rOrLL.
malformed-pentaraduga-several = ”{ $word }” har flera platser: { $places }.
malformed-pentaraduga-nowhere = ”{ $word }” passar ingenstans{ $count ->
        [0] .
       *[other] ; { $tile } passar här: { $places }.
    }
malformed-pentaraduga-remark = ”{ $word }” rör inte vid { $other }.
malformed-pentaraduga-ending = ”{ $word }” är ingen annan avslutning; den ska börja med en bricka från den första eller vara bokstäver för den sista brickan.
malformed-pentaraduga-at = Bricka { $number }: { $problem }
malformed-pentaraduga-word = ”{ $text }” är inget drag; ska vara brickor med sina platser som oRoU@0,0 eller ett av: { $expected }.
malformed-pentaraduga-bare-word = Säg inom parentes efteråt vad ”{ $word }” gäller.
malformed-pentaraduga-deal-text = ”{ $text }” är ingen utdelning; ska vara vem som börjar och båda spelarnas brickor, t.ex. ”A: oRo rOr / yOr yOy”, och kanske lotter efter ett streck till.
malformed-pentaraduga-deal = En utdelning är alla { $count } brickor, var och en en gång, hälften till varje spelare.
malformed-census-name = Det finns ingen kartläggning ”{ $name }”; ska vara en av: { $expected }.
malformed-census-file = { $path } är inget certifikat; ska vara komprimerade textrader.
malformed-census-other = { $path } är inget certifikat för { $expected }, utan för ”{ $name }”.
malformed-census-line = ”{ $line }” är ingen post; ska vara en hand, hur många som liknar den, vad de är värda och platserna i en figur, t.ex. ”000090 2 1 rOrU@0,0 yOyD@0,-1”.
malformed-census-entry = Post { $number }: { $problem }
malformed-census-twice = Handen { $hand } finns två gånger.
malformed-census-hand = { $hand } är inte bland händerna i den här kartläggningen.
malformed-census-hands = Den sägs stå för { $hands } händer, men { $expected } liknar den.
malformed-census-tiles = Figuren är av { $tiles }; handen är { $hand }.
malformed-census-value = Figuren sägs vara värd { $value }, men är värd { $counted }.
malformed-census-best = Den sägs vara värd högst { $value }, men sökningen hittade { $found }: { $places }.
malformed-census-missing = Handen { $hand } saknas.
malformed-census-total = Posterna står för { $total } händer; det finns { $expected }.

## Avslag

illegal-pentaraduga-not-in-hand = { $tile } finns inte på din hand.
illegal-pentaraduga-stock-empty = Det finns ingen bricka kvar att ta.
illegal-pentaraduga-covered = { $tile } skulle ligga ovanpå en annan bricka.
illegal-pentaraduga-apart = { $tile } måste röra vid figuren med en sida.
illegal-pentaraduga-clash = { $tile } passar inte där: färgerna är olika.
illegal-pentaraduga-rough = { $tile } passar inte där: diagonalerna möts inte i ändarna.
illegal-pentaraduga-not-full = { $tile } ger ingen kvadrat där; det behövs en full bricka.
illegal-pentaraduga-no-protest = Vid det här bordet är datorn domare; det som är mot reglerna går inte.
illegal-pentaraduga-nothing-wrong = Det finns inget att protestera mot.
illegal-pentaraduga-no-such-act = ”{ $act }” går inte att göra nu.

## Bilder för dem som inte ser dem

pentaraduga-picture = { $tiles ->
    [0] Inga brickor
   *[other] En figur av { $tiles } brickor, { $squares ->
        [0] ingen kvadrat
        [one] { $squares } kvadrat
       *[other] { $squares } kvadrater
    }
}
pentaraduga-picture-tile = Brickan { $tile }: { $left }, stor { $big }, { $right }
pentaraduga-colour-red = röd
# As in English
pentaraduga-colour-orange = orange
pentaraduga-colour-yellow = gul
pentaraduga-colour-green = grön
pentaraduga-colour-blue = blå
pentaraduga-colour-violet = violett

## Bygga bakom förhänget: Kvadrater, Quados, Ramar

illegal-pentaraduga-arrangement = Så kan brickor inte ligga. { $problem }
illegal-pentaraduga-too-fast = Du har flyttat om dina brickor { $most } gånger på en sekund; vänta lite och skicka sedan hur de ligger.
illegal-pentaraduga-stopped = { $seat } sa stopp först. Nu bygger bara den andra vidare, och inget byts.
illegal-pentaraduga-nobody-stopped = Ingen har sagt stopp än; säg stopp innan resultat noteras eller jämförs.
illegal-pentaraduga-exchanging = Ett byte pågår: ingen får säga stopp förrän { $seat } också har lagt undan en bricka.
illegal-pentaraduga-exchanged = Det finns ett byte i ett parti, och det är gjort.
illegal-pentaraduga-dropped = Du har lagt undan en bricka; nu ska { $seat } lägga undan en åt dig.
illegal-pentaraduga-no-figure = Det resultatet går inte att notera: brickorna måste bilda en enda figur, och i Kvadrater och Quados ska alla vara med.
illegal-pentaraduga-always-checked = Här kapitulerar ingen: figurerna jämförs alltid.
illegal-pentaraduga-begin-first = Säg först att du börjar: din tid går från och med då.
illegal-pentaraduga-choose-first = { $seat } har ännu inte valt vems figur som byggs ut.
illegal-pentaraduga-original-moved = { $tile } hör till figuren som byggs ut och ligger kvar.
## Spel med egna figurer

illegal-pentaraduga-count = Här lägger du { $expected ->
    [one] en bricka
   *[other] { $expected } brickor
} åt gången.
illegal-pentaraduga-not-double = { $tile } rör bara vid en bricka där; den måste röra vid två.
illegal-pentaraduga-no-corner = { $tile } bildar ingen vinkel där: kortänden måste stå mot änden av en långsida.
illegal-pentaraduga-no-ring = De här brickorna bildar ingen ring: en ring är fyra brickor runt en tom ruta.
illegal-pentaraduga-wait = Du måste vänta: nu spelar { $seat }.
illegal-pentaraduga-stocks-left = Alla brickor lämnas över först när båda förråden är tomma.
illegal-pentaraduga-hand-full = Du har { $count } brickor; bara en mindre hand fylls på.
illegal-pentaraduga-no-prize = Du har ingen bonus att ta: den ges för { $count } brickor i följd utan att dra nya, som ditt förråd inte kan ersätta, medan motståndaren har en bricka i sitt.
illegal-pentaraduga-prize-first = Du har gjort ditt drag: ta din bonus eller passa.
illegal-pentaraduga-kept = Den första brickan i ditt förråd är reserverad: { $seat } har förtjänat en bonus.
illegal-pentaraduga-no-wait = Du behöver inte vänta på motståndaren nu.
illegal-pentaraduga-hurried = Minuten går redan.
illegal-pentaraduga-no-such-move = Ett drag är en bricka från din hand, en bricka som ligger i en figur, eller först det ena och sedan det andra.
illegal-pentaraduga-not-twice-full = { $tile } måste ge två kvadrater där: där den ligger är den redan full.
illegal-pentaraduga-untouched = { $tile } måste röra vid brickan som du just har lagt.
illegal-pentaraduga-same-place = { $tile } ligger redan där.
illegal-pentaraduga-splits = Utan { $tile } skulle figuren falla isär.
illegal-pentaraduga-stock-left = Du får passa bara när ditt förråd är tomt; gör ett drag eller byt.
illegal-pentaraduga-hand-empty = Du har ingen bricka på hand.
illegal-pentaraduga-no-full-prize = Du har ingen bonus att ta: den ges för en sista bricka som läggs full.
illegal-pentaraduga-only-complex = Nu är { $seat } på tur; bara ett kombidrag får komma emellan.
illegal-pentaraduga-shielded = { $seat } har ett drag som ingen får gå emellan i.
illegal-pentaraduga-claimed = { $what ->
    [move] Du har begärt ett drag: lägg en bricka från din hand.
    [exchange] Du har begärt ett byte: byt en bricka eller ta en.
   *[take] Du har begärt en tagning: ta en bricka.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } håller på att byta; vänta tills det är klart.
    [take] { $seat } håller på att ta en bricka; vänta tills det är klart.
   *[move] { $seat } håller på med ett drag; vänta tills det är klart.
}
## Fångst och Sträck

illegal-pentaraduga-barred = Du lät din paxning gå ut; nu är motståndaren först.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Det går inte att begära ett byte nu.
    [move] Det går inte att begära ett drag nu.
   *[take] I det här spelet kan man bara begära ett drag eller ett byte.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Man byter inte medan det läggs fulla brickor.
    [start] Man byter inte innan startfiguren är lagd.
    [replay] Man byter inte i solot.
   *[other] Det går inte att byta nu.
}
illegal-pentaraduga-no-take = Bara med en bricka på hand och tomt förråd får du ta utan att ge.
illegal-pentaraduga-must-exchange = Du får passa bara när motståndarens förråd är tomt; lägg en bricka eller byt en.
illegal-pentaraduga-start-more = { $laid } { $laid ->
    [one] bricka
   *[other] brickor
} är för lite till startfiguren.
illegal-pentaraduga-start-claims = { $tile } kan inte läggas där: en startfigur börjar i mitten, och en spelares två brickor rör vid varandra.
illegal-pentaraduga-start-reach = { $tile } kan inte läggas där: brickan du fick ligger vid linjen på motståndarens sida, utan gult mot linjen, och en av dina rör vid den på din sida.
illegal-pentaraduga-start-reach-plus = { $tile } kan inte läggas där: en startfigur börjar ovanför linjen, intill den, och har två brickor på varje sida.
illegal-pentaraduga-not-yellow = { $tile } har inget gult; lämna en bricka som har det, eller byt.
illegal-pentaraduga-full-elsewhere = { $tile } kan läggas full på ett annat ställe, och då måste den det.
illegal-pentaraduga-intercept-full = Det är inte din tur: du får gå emellan bara med en full bricka, och { $tile } ger ingen kvadrat där.

## Lärpartier

malformed-training-file = Det här är inget protokoll från ett lärparti; ska vara ett objekt, eller ett med en lista ”records”.
malformed-training-game = ”{ $name }” med { $set } brickor är inget spel i Pentaraduga; ska vara bokens namn eller ett av: { $expected }.
malformed-training-deal = Händerna, förråden och figurerna före den första händelsen ska vara alla { $count } brickor, var och en en gång.
malformed-training-prefigures = Figurer före den första händelsen ska vara felfria, och i ett spel med egna figurer tillhöra A eller B.
malformed-training-key = ”{ $key }” saknas.
malformed-training-type = ”{ $type }” är ingen händelse i det här spelet, eller inte nu.
malformed-training-number = Drag { $number } kan inte vara nästa för { $seat }: A har de udda numren, B de jämna, och det senaste var { $last }.
malformed-training-figure = Det finns ingen figur ”{ $name }”; ska vara: { $expected }.
malformed-training-untaken = { $seat } har kvar att ta { $tiles }.
malformed-training-unfinished = Protokollet slutar, men partiet är inte slut.
malformed-training-remark = En anmärkning ska vara ett objekt.
malformed-training-remark-late = En anmärkning står efter { $at } händelser; det finns bara { $count }.
malformed-training-differs = { $what ->
    [hand] Handen vid utdelningen
    [tiles] Dragna eller tagna brickor
    [refusal] Vilken sorts pass
    [start] Början på en figur
    [source] Varifrån brickan kommer
    [owner] Vems bricka det var
    [figure] Figuren
    [mark] Om den ger en kvadrat
    [reach] Om någon når fram
    [finish] Om någon är klar
    [intercept] Att gå emellan
    [give] Överlämnade brickor
    [give_to] Brickan sist i förrådet
    [take_from] Brickan först i förrådet
    [take] Handlingens namn
    [stage] Steget i det stora bytet
    [collect] Brickor tagna från bytet
    [squares] Kvadrater
    [violations] Regelbrott
    [count_all] Brickans platser
    [count_full] Platser där brickan är full
    [count_double] Platser där brickan är dubbel
    [has_full] Om brickan kan vara full
    [count] Vinklar
    [left] Brickor kvar
    [points] Poäng
    [score] Resultatet
   *[other] { $what }
}: protokollet säger { $said }, enligt reglerna är det { $found }.

## Hur partier slutar

outcome-played = Alla drag är gjorda, och poängen är räknade.
outcome-checked = Båda figurerna är jämförda.
outcome-checked-even = Båda figurerna är värda lika mycket: den som var snabbast vinner.
outcome-extended = Den utbyggda figuren är räknad.
outcome-surrendered = { $loser } har kapitulerat och ser inte den andra figuren.
outcome-interrupted = Båda har passat; var och en får en poäng för varje bricka den andra har kvar.
outcome-replay-time = Tiden för solot är ute, och poängen är räknade.

## Datorns nivåer

level-pentaraduga-1 = Nybörjare
level-pentaraduga-about-1 = Tar god tid på sig och missar mycket.
level-pentaraduga-2 = Spelare
level-pentaraduga-about-2 = Ser de flesta platser och har ingen brådska.
level-pentaraduga-3 = Mästare
level-pentaraduga-about-3 = Snabb, ser allt och tänker framåt.
malformed-pentaraduga-unsound = Ett parti kan inte börja så här: ”{ $part }” passar inte ihop med resten av given.

## Lektioner

malformed-pentaraduga-middle = Ett parti kan inte börja härifrån: det är slut, eller en figur håller på att byggas ut.
malformed-pentaraduga-covered-figure = En figur är dold här, och dess brickor kan inte dras på nytt. Börja vid ett tidigare drag, eller behåll de dolda brickorna som de var.
malformed-lesson-at = { $id } talar om det som kommer efter { $at } drag; det finns bara { $count }.
malformed-lesson-texts = Kommentaren till { $id } på ”{ $language }” har rubrikerna { $found }; ska vara: { $expected }.
lesson-fulls-1 = Full pott, parti 1: fulla brickor i följd
lesson-fulls-2 = Full pott, parti 2: inget drag att börja med
lesson-fulls-3 = Full pott, parti 3: fällan på slutet
lesson-squares-1 = Kvadrater, utdelning 1: en bluff
lesson-squares-2 = Kvadrater, utdelning 2: vem säger stopp först
lesson-squares-3 = Kvadrater, utdelning 3: figurerna jämförs
lesson-claims-1 = Fångst, parti 1: en figur fångas
lesson-claims-2 = Fångst, parti 2: byten
lesson-reach-v1 = Sträck, första varianten: någon går emellan, och en når fram
lesson-reach-v2 = Sträck, andra varianten: klar före den andra
lesson-reach-v3 = Sträck, tredje varianten: en full bricka till
lesson-reach-v4 = Sträck, fjärde varianten: oavgjort
lesson-reach-v5 = Sträck, femte varianten: tvåan når fram
lesson-doubles-1 = Dubbelt, parti 1: det stora bytet
lesson-doubles-2 = Dubbelt, parti 2: tre bonusar
lesson-doubles-4 = Dubbelt, parti 4: åtta–noll
lesson-rings-1 = Ringar, parti 1: en ring sluts
lesson-rings-2 = Ringar, parti 2: en ring från början
lesson-steals-1 = Norpa, lärpartiet
lesson-steals-problem = Norpa, uppgiften: tio–noll

### Pentaraduga.

## Texty, které nejde přečíst

malformed-pentaraduga-tile = „{ $text }“ není destička; mají to být barvy vlevo, velká, vpravo, malé sousedí s velkou, třeba oRo nebo oRv.
malformed-pentaraduga-tile-twice = Destička { $tile } je tam dvakrát.
malformed-pentaraduga-direction = „{ $text }“ není směr; má to být В П Н Л nebo U R D L.
malformed-pentaraduga-placement = „{ $text }“ není místo; má tu být destička, směr a levé dolní pole, třeba oRoU@0,0.
malformed-pentaraduga-too-many = Moc destiček: { $count }; může jich být nejvýš { $most }.
malformed-pentaraduga-no-tiles = Nejsou tu destičky; má tu být sada jako oRo rOr yOr.
malformed-pentaraduga-goal = „{ $text }“ není cíl; může být: { $expected }.
malformed-pentaraduga-problem = „{ $text }“ není úloha; má to být druh ({ $expected }), nebo označení jako squares-3 či squares-0000002a.
malformed-pentaraduga-count-frames = Nejlepší rámy spočítat nejdou: destičky se do nich vybírají volně.
malformed-pentaraduga-match = Zápas má aspoň jednu partii aspoň jedné hry.
malformed-pentaraduga-overlap = { $placement } a { $other } by ležely přes sebe.
malformed-pentaraduga-notation = „{ $word }“ není destička s místem; má tu být destička, směr jejího vrcholu, písmena pro místo nejvýš, nejvíc vpravo, nejníž nebo nejvíc vlevo a destičky, kterých se dotýká, třeba rOrLL, rOrRyOr nebo rOrLL.
malformed-pentaraduga-several = „{ $word }“ má několik míst: { $places }.
malformed-pentaraduga-nowhere = „{ $word }“ nikam nepasuje{ $count ->
        [0] .
       *[other] ; { $tile } pasuje sem: { $places }.
    }
malformed-pentaraduga-remark = „{ $word }“ se nedotýká „{ $other }“.
malformed-pentaraduga-ending = „{ $word }“ není jiné zakončení; má začínat destičkou z prvního, nebo to mají být písmena poslední destičky.
malformed-pentaraduga-at = Destička { $number }: { $problem }
malformed-pentaraduga-word = „{ $text }“ není tah; mají to být destičky s místy jako oRoU@0,0, nebo jedno z: { $expected }.
malformed-pentaraduga-bare-word = Řekni v závorce za „{ $word }“, čeho se to týká.
malformed-pentaraduga-deal-text = „{ $text }“ není rozdání; má tu být, kdo začíná, a destičky obou hráčů, třeba „A: oRo rOr / yOr yOy“, a za dalším lomítkem případně losy.
malformed-pentaraduga-deal = Rozdání jsou všechny destičky ({ $count }), každá jednou, každému hráči polovina.
malformed-census-name = Soupis „{ $name }“ neexistuje; jsou tu: { $expected }.
malformed-census-file = { $path } není certifikát; mají to být komprimované řádky textu.
malformed-census-other = { $path } není certifikát „{ $expected }“, ale „{ $name }“.
malformed-census-line = „{ $line }“ není položka; má tu být sada, kolik je stejných, jakou mají hodnotu a místa obrazce, třeba „000090 2 1 rOrU@0,0 yOyD@0,-1“.
malformed-census-entry = Položka { $number }: { $problem }
malformed-census-twice = Sada { $hand } je tam dvakrát.
malformed-census-hand = Sada { $hand } do tohoto soupisu nepatří.
malformed-census-hands = Uvedený počet takových sad je { $hands }, je jich ale { $expected }.
malformed-census-tiles = Obrazec je z { $tiles }; sada je { $hand }.
malformed-census-value = Uvedená hodnota obrazce je { $value }, správně je { $counted }.
malformed-census-best = Uvedená nejlepší hodnota je { $value }, hledání ale našlo { $found }: { $places }.
malformed-census-missing = Chybí sada { $hand }.
malformed-census-total = Položky zahrnují tolik sad: { $total }; je jich ale { $expected }.

## Odmítnutí

illegal-pentaraduga-not-in-hand = Destičku „{ $tile }“ v ruce nemáš.
illegal-pentaraduga-stock-empty = Není už co vzít.
illegal-pentaraduga-covered = Destička „{ $tile }“ by ležela na jiné.
illegal-pentaraduga-apart = Destička „{ $tile }“ se musí obrazce dotýkat stranou.
illegal-pentaraduga-clash = Destička „{ $tile }“ sem nepasuje: barvy se liší.
illegal-pentaraduga-rough = Destička „{ $tile }“ sem nepasuje: úhlopříčky se nepotkávají konci.
illegal-pentaraduga-not-full = Destička „{ $tile }“ tu netvoří čtverec, a musí být plná.
illegal-pentaraduga-no-protest = U tohoto stolu rozhoduje počítač; co je proti pravidlům, odmítne.
illegal-pentaraduga-nothing-wrong = Není proti čemu protestovat.
illegal-pentaraduga-no-such-act = Teď to nejde: „{ $act }“.

## Obrázky pro ty, kdo je nevidí

pentaraduga-picture = { $tiles ->
    [0] Žádné destičky
   *[other] Obrazec, počet destiček: { $tiles }, { $squares ->
        [0] bez čtverce
        [one] { $squares } čtverec
        [few] { $squares } čtverce
       *[other] { $squares } čtverců
    }
}
pentaraduga-picture-tile = Destička { $tile }: { $left }, velký { $big }, { $right }
pentaraduga-colour-red = červený
pentaraduga-colour-orange = oranžový
pentaraduga-colour-yellow = žlutý
pentaraduga-colour-green = zelený
pentaraduga-colour-blue = modrý
pentaraduga-colour-violet = fialový

## Za zástěnou: Čtverce, Kvados, Rámy

illegal-pentaraduga-arrangement = Takhle destičky ležet nemůžou. { $problem }
illegal-pentaraduga-too-fast = Během vteřiny se destičky přeskládaly už { $most }krát; chvilku počkej a pošli, jak leží.
illegal-pentaraduga-stopped = První „stop“: { $seat }. Teď staví už jen druhá strana a nic se nevyměňuje.
illegal-pentaraduga-nobody-stopped = Nikdo ještě neřekl „stop“; výsledky se zapisují a porovnávají až potom.
illegal-pentaraduga-exchanging = Probíhá výměna: „stop“ smí přijít, až { $seat } také odloží destičku.
illegal-pentaraduga-exchanged = V partii je jedna výměna a ta už proběhla.
illegal-pentaraduga-dropped = Tvoje destička už je odložená; teď svou odkládá { $seat }.
illegal-pentaraduga-no-figure = Takový výsledek zapsat nejde: destičky musí tvořit jeden obrazec a ve hrách Čtverce a Kvados jsou potřeba všechny.
illegal-pentaraduga-always-checked = Tady se nikdo nevzdává: obrazce se vždy porovnají.
illegal-pentaraduga-begin-first = Nejdřív řekni, že začínáš: od té chvíle běží tvůj čas.
illegal-pentaraduga-choose-first = Nejdřív musí { $seat } vybrat, čí obrazec se rozšíří.
illegal-pentaraduga-original-moved = Destička „{ $tile }“ patří k rozšiřovanému obrazci a zůstává na místě.
## Hry s vlastními obrazci

illegal-pentaraduga-count = Tady pokládáš najednou { $expected ->
    [one] jednu destičku
    [few] { $expected } destičky
   *[other] { $expected } destiček
}.
illegal-pentaraduga-not-double = Destička „{ $tile }“ se tu dotýká jen jedné destičky, musí dvou.
illegal-pentaraduga-no-corner = Destička „{ $tile }“ tu netvoří roh: její krátká strana musí stát u konce dlouhé.
illegal-pentaraduga-no-ring = Tyhle destičky netvoří kruh: kruh jsou čtyři kolem prázdného pole.
illegal-pentaraduga-wait = Musíš počkat: teď hraje { $seat }.
illegal-pentaraduga-stocks-left = Všechny destičky se odevzdávají, až když jsou obě zásoby prázdné.
illegal-pentaraduga-hand-full = Počet tvých destiček: { $count }; dobírá se, jen když jich je míň.
illegal-pentaraduga-no-prize = Odměna ti nepatří: je za destičky položené za sebou bez dobírání ({ $count }), které tvoje zásoba nemůže nahradit, když v soupeřově destička je.
illegal-pentaraduga-prize-first = Tvůj tah už byl: vezmi si odměnu, nebo pasuj.
illegal-pentaraduga-kept = První destička tvé zásoby čeká jako odměna. Dostane ji { $seat }.
illegal-pentaraduga-no-wait = Teď na soupeře čekat nemusíš.
illegal-pentaraduga-hurried = Minuta už běží.
illegal-pentaraduga-no-such-move = Tah je destička z ruky, destička stojící v obrazci, nebo nejdřív jedna a pak druhá.
illegal-pentaraduga-not-twice-full = Destička „{ $tile }“ tu musí vytvořit dva čtverce: tam, kde stojí, už plná je.
illegal-pentaraduga-untouched = Destička „{ $tile }“ se musí dotýkat té, kterou právě pokládáš.
illegal-pentaraduga-same-place = Destička „{ $tile }“ už tu stojí.
illegal-pentaraduga-splits = Bez destičky „{ $tile }“ by se její obrazec rozpadl.
illegal-pentaraduga-stock-left = Pasovat smíš, jen když je tvoje zásoba prázdná; táhni, nebo vyměň.
illegal-pentaraduga-hand-empty = V ruce nemáš žádnou destičku.
illegal-pentaraduga-no-full-prize = Odměna ti nepatří: je za poslední destičku položenou jako plná.
illegal-pentaraduga-only-complex = Na řadě je { $seat }; vstoupit do toho smí jen složený tah.
illegal-pentaraduga-shielded = { $seat } má tah, do kterého skočit nejde.
illegal-pentaraduga-claimed = { $what ->
    [move] Tvůj tah už začal: polož destičku z ruky.
    [exchange] Tvoje výměna už začala: vyměň destičku, nebo jednu vezmi.
   *[take] Tvoje braní už začalo: vezmi destičku.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } vyměňuje destičku; počkej, až to skončí.
    [take] { $seat } bere destičku; počkej, až to skončí.
   *[move] { $seat } táhne; počkej, až to skončí.
}
## Kořist a Dosah

illegal-pentaraduga-barred = Tvoje ohlášení propadlo; teď je první na řadě soupeř.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Výměnu teď ohlásit nejde.
    [move] Tah teď ohlásit nejde.
   *[take] V této hře se ohlašuje jen tah nebo výměna.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Dokud jdou plné, destičky se nevyměňují.
    [start] Dokud neleží začátek, destičky se nevyměňují.
    [replay] V dohrávce se destičky nevyměňují.
   *[other] Destičky teď vyměňovat nejde.
}
illegal-pentaraduga-no-take = Vzít bez dávání smíš jen s jednou destičkou v ruce a s prázdnou zásobou.
illegal-pentaraduga-must-exchange = Pasovat smíš, jen když je soupeřova zásoba prázdná; polož destičku, nebo ji vyměň.
illegal-pentaraduga-start-more = { $laid ->
    [one] Jedna destička je
    [few] { $laid } destičky jsou
   *[other] { $laid } destiček je
} na výchozí obrazec málo.
illegal-pentaraduga-start-claims = Destičku „{ $tile }“ sem položit nejde: výchozí obrazec začíná uprostřed a dvě destičky jednoho hráče se dotýkají.
illegal-pentaraduga-start-reach = Destičku „{ $tile }“ sem položit nejde: destička od soupeře leží u čáry na jeho straně, žlutou ne k čáře, a jedna z tvých se jí dotýká na tvé straně.
illegal-pentaraduga-start-reach-plus = Destičku „{ $tile }“ sem položit nejde: výchozí obrazec začíná těsně nad čárou a na každé straně má dvě destičky.
illegal-pentaraduga-not-yellow = Destička „{ $tile }“ nemá žlutou; předej takovou, která ji má, nebo vyměň.
illegal-pentaraduga-full-elsewhere = Destička „{ $tile }“ může být jinde plná, a tak tam musí.
illegal-pentaraduga-intercept-full = Nejsi na řadě: skočit do tahu smíš jen s plnou destičkou a „{ $tile }“ tu čtverec netvoří.

## Cvičné partie

malformed-training-file = To není zápis cvičné partie; má to být objekt, nebo objekt se seznamem „records“.
malformed-training-game = „{ $name }“ (počet destiček: { $set }) není hra Pentaradugy; má to být název z knihy, nebo jeden z: { $expected }.
malformed-training-deal = Ruce, zásoby a obrazce před první událostí musí být dohromady všechny destičky ({ $count }), každá jednou.
malformed-training-prefigures = Obrazce před první událostí musí být bez vad a ve hře s vlastními obrazci patřit A nebo B.
malformed-training-key = Chybí „{ $key }“.
malformed-training-type = „{ $type }“ není událost této hry, nebo ne teď.
malformed-training-number = Tah { $number } nemůže být další ({ $seat }): A má lichá čísla, B sudá a poslední byl { $last }.
malformed-training-figure = Obrazec „{ $name }“ neexistuje; jsou tu: { $expected }.
malformed-training-untaken = { $seat } ještě musí vzít: { $tiles }.
malformed-training-unfinished = Zápis končí, ale partie ještě ne.
malformed-training-remark = Poznámka musí být objekt.
malformed-training-remark-late = Poznámka patří za událost { $at }, událostí je ale jen { $count }.
malformed-training-differs = { $what ->
    [hand] Ruka po rozdání
    [tiles] Dobrané nebo vzaté destičky
    [refusal] Druh pasu
    [start] Začátek obrazce
    [source] Odkud destička je
    [owner] Čí destička byla
    [figure] Obrazec
    [mark] Zda tvoří čtverec
    [reach] Dosažení
    [finish] Zakončení
    [intercept] Skok do tahu
    [give] Odevzdané destičky
    [give_to] Destička na konci zásoby
    [take_from] Destička na začátku zásoby
    [take] Název akce
    [stage] Fáze výměny všeho
    [collect] Destičky vzaté z výměny
    [squares] Čtverce
    [violations] Porušení pravidel
    [count_all] Místa destičky
    [count_full] Místa, kde je destička plná
    [count_double] Místa, kde je destička dvojitá
    [has_full] Zda destička může být plná
    [count] Rohy
    [left] Zbylé destičky
    [points] Body
    [score] Výsledek
   *[other] { $what }
}: v zápisu je { $said }, podle pravidel { $found }.

## Jak partie končí

outcome-played = Všechny tahy jsou odehrané a body spočítané.
outcome-checked = Oba obrazce jsou porovnané.
outcome-checked-even = Oba obrazce mají stejnou hodnotu: vyhrává, kdo byl rychlejší.
outcome-extended = Rozšířený obrazec je spočítaný.
outcome-surrendered = { $loser } se vzdává a druhý obrazec nevidí.
outcome-interrupted = Dva pasy; každý dostane bod za každou destičku, která zbyla druhému.
outcome-replay-time = Čas dohrávky vypršel a body jsou spočítané.

## Úrovně počítače

level-pentaraduga-1 = Začátečník
level-pentaraduga-about-1 = Nespěchá a hodně přehlédne.
level-pentaraduga-2 = Hráč
level-pentaraduga-about-2 = Vidí většinu míst a nežene se.
level-pentaraduga-3 = Mistr
level-pentaraduga-about-3 = Rychlý, vidí všechno a myslí dopředu.

## Lekce

malformed-pentaraduga-unsound = Takhle partie začít nemůže: „{ $part }“ nesedí ke zbytku rozdání.
malformed-pentaraduga-middle = Odtud partie začít nemůže: skončila, nebo se rozšiřuje obrazec.
malformed-pentaraduga-covered-figure = Je tu zakrytý obrazec a jeho destičky nejde znovu vylosovat. Začni u dřívějšího tahu, nebo nech skryté destičky, jak byly.
malformed-lesson-at = { $id } mluví o tom, co je po tahu { $at }, tahů je ale jen { $count }.
malformed-lesson-texts = Komentář k { $id } v jazyce „{ $language }“ má nadpisy { $found }; mají být: { $expected }.
lesson-fulls-1 = Plné, partie 1: série plných
lesson-fulls-2 = Plné, partie 2: na začátku není tah
lesson-fulls-3 = Plné, partie 3: past na konci
lesson-squares-1 = Čtverce, rozdání 1: blaf
lesson-squares-2 = Čtverce, rozdání 2: kdo řekne stop první
lesson-squares-3 = Čtverce, rozdání 3: porovnání
lesson-claims-1 = Kořist, partie 1: ukořistěný obrazec
lesson-claims-2 = Kořist, partie 2: výměny
lesson-reach-v1 = Dosah, první varianta: skoky do tahu a dosažení cíle
lesson-reach-v2 = Dosah, druhá varianta: skončit dřív než druhý
lesson-reach-v3 = Dosah, třetí varianta: další plná
lesson-reach-v4 = Dosah, čtvrtá varianta: remíza
lesson-reach-v5 = Dosah, pátá varianta: dosáhne druhý
lesson-doubles-1 = Dvojité, partie 1: výměna všeho
lesson-doubles-2 = Dvojité, partie 2: tři odměny
lesson-doubles-4 = Dvojité, partie 4: osm nula
lesson-rings-1 = Kruhy, partie 1: doplněný kruh
lesson-rings-2 = Kruhy, partie 2: kruh hned na začátku
lesson-steals-1 = Lupiči, cvičná partie
lesson-steals-problem = Lupiči, úloha: deset nula

### Pentaraduga.

## Tekstovi koji se ne mogu pročitati

malformed-pentaraduga-tile = „{ $text }” nije pločica; očekuju se boje lijevo, velika, desno, pri čemu su male susjedne velikoj, na primjer oRo ili oRv.
malformed-pentaraduga-tile-twice = Pločica { $tile } je tu dvaput.
malformed-pentaraduga-direction = „{ $text }” nije smjer; očekuje se В П Н Л ili U R D L.
malformed-pentaraduga-placement = „{ $text }” nije mjesto; očekuju se pločica, smjer i donje lijevo polje, na primjer oRoU@0,0.
malformed-pentaraduga-too-many = Previše pločica: { $count }; najviše { $most }.
malformed-pentaraduga-no-tiles = Nema pločica; očekuje se ruka, na primjer oRo rOr yOr.
malformed-pentaraduga-goal = „{ $text }” nije cilj; očekuje se: { $expected }.
malformed-pentaraduga-problem = „{ $text }” nije zadatak; očekuje se vrsta ({ $expected }) ili oznaka kao squares-3 ili squares-0000002a.
malformed-pentaraduga-count-frames = Najbolji okviri ne mogu se prebrojiti: pločice se slobodno biraju.
malformed-pentaraduga-match = Meč ima barem jednu partiju, barem jedne vrste.
malformed-pentaraduga-overlap = { $placement } bi legla na { $other }.
malformed-pentaraduga-notation = „{ $word }” nije pločica sa svojim mjestom; očekuju se pločica, kamo gleda njezin vrh, slova za najviše, najdesnije, najniže ili najljevije mjesto i pločice koje dodiruje, na primjer rOrLL, rOrRyOr ili rOrLL.
malformed-pentaraduga-several = „{ $word }” ima više mjesta: { $places }.
malformed-pentaraduga-nowhere = „{ $word }” se nigdje ne uklapa{ $count ->
        [0] .
       *[other] ; { $tile } se uklapa ovdje: { $places }.
    }
malformed-pentaraduga-remark = „{ $word }” ne dodiruje { $other }.
malformed-pentaraduga-ending = „{ $word }” nije drugi završetak; mora početi pločicom iz prvoga ili biti slova za zadnju pločicu.
malformed-pentaraduga-at = Pločica { $number }: { $problem }
malformed-pentaraduga-word = „{ $text }” nije potez; očekuju se pločice sa svojim mjestima, na primjer oRoU@0,0, ili jedno od: { $expected }.
malformed-pentaraduga-bare-word = Reci na što se „{ $word }” odnosi, u zagradi iza toga.
malformed-pentaraduga-deal-text = „{ $text }” nije podjela; očekuje se tko počinje i pločice obaju igrača, na primjer „A: oRo rOr / yOr yOy”, a iza još jedne crte možda ždrijeb.
malformed-pentaraduga-deal = Podjela su sve pločice ({ $count }), svaka jednom, po pola svakom igraču.
malformed-census-name = Nema ispitivanja „{ $name }”; očekuje se jedno od: { $expected }.
malformed-census-file = { $path } nije potvrda; očekuju se sažeti reci teksta.
malformed-census-other = { $path } nije potvrda za { $expected }, nego za „{ $name }”.
malformed-census-line = „{ $line }” nije stavka; očekuju se ruka, koliko ih je sličnih, koliko vrijede i mjesta mozaika, na primjer „000090 2 1 rOrU@0,0 yOyD@0,-1”.
malformed-census-entry = Stavka { $number }: { $problem }
malformed-census-twice = Ruka { $hand } je tu dvaput.
malformed-census-hand = Ruke { $hand } nema u ovom ispitivanju.
malformed-census-hands = Piše da vrijedi za ovoliko ruku: { $hands }, a sličnih je { $expected }.
malformed-census-tiles = Mozaik je od { $tiles }; ruka je { $hand }.
malformed-census-value = Piše da mozaik vrijedi { $value }, a vrijedi { $counted }.
malformed-census-best = Piše da vrijedi najviše { $value }, a pretraga je našla { $found }: { $places }.
malformed-census-missing = Nedostaje ruka { $hand }.
malformed-census-total = Stavke pokrivaju ovoliko ruku: { $total }; ima ih { $expected }.

## Odbijanja

illegal-pentaraduga-not-in-hand = { $tile } nije u tvojoj ruci.
illegal-pentaraduga-stock-empty = Nema više pločica za uzimanje.
illegal-pentaraduga-covered = { $tile } bi legla na drugu pločicu.
illegal-pentaraduga-apart = { $tile } mora stranicom dodirivati mozaik.
illegal-pentaraduga-clash = { $tile } se tu ne uklapa: boje se razlikuju.
illegal-pentaraduga-rough = { $tile } se tu ne uklapa: dijagonale joj završavaju mimo susjednih.
illegal-pentaraduga-not-full = { $tile } tu ne zatvara kvadrat; traži se puna pločica.
illegal-pentaraduga-no-protest = Za ovim stolom sudi računalo; što je protiv pravila, ne prima se.
illegal-pentaraduga-nothing-wrong = Nema se čemu prigovoriti.
illegal-pentaraduga-no-such-act = „{ $act }” sada nije moguće.

## Slike, za one koji ih ne vide

pentaraduga-picture = { $tiles ->
    [0] Nema pločica
   *[other] Mozaik od { $tiles ->
        [one] { $tiles } pločice
        [few] { $tiles } pločice
       *[other] { $tiles } pločica
    }, { $squares ->
        [0] bez kvadrata
        [one] { $squares } kvadrat
        [few] { $squares } kvadrata
       *[other] { $squares } kvadrata
    }
}
pentaraduga-picture-tile = Pločica { $tile }: { $left }, veliko { $big }, { $right }
pentaraduga-colour-red = crveno
pentaraduga-colour-orange = narančasto
pentaraduga-colour-yellow = žuto
pentaraduga-colour-green = zeleno
pentaraduga-colour-blue = plavo
pentaraduga-colour-violet = ljubičasto

## Gradnja iza paravana: Kvadrati, Kvados, Okviri

illegal-pentaraduga-arrangement = Pločice ne mogu tako ležati. { $problem }
illegal-pentaraduga-too-fast = Pločice se premještaju najviše { $most } puta u sekundi; pričekaj tren, pa pošalji kako leže.
illegal-pentaraduga-stopped = Prvi stop: { $seat }. Sada gradi samo druga strana i ništa se ne razmjenjuje.
illegal-pentaraduga-nobody-stopped = Nitko još nije rekao stop; reci stop prije nego što se rezultati bilježe ili uspoređuju.
illegal-pentaraduga-exchanging = Razmjena je u tijeku: nitko ne smije reći stop dok i { $seat } ne odloži pločicu.
illegal-pentaraduga-exchanged = U partiji je jedna razmjena, i već je obavljena.
illegal-pentaraduga-dropped = Tvoja je pločica odložena; { $seat } tek treba odložiti jednu za tebe.
illegal-pentaraduga-no-figure = Taj se rezultat ne može zabilježiti: pločice moraju činiti jedan mozaik, a u Kvadratima i Kvadosu potrebne su sve.
illegal-pentaraduga-always-checked = Ovdje se nitko ne predaje: mozaici se uvijek uspoređuju.
illegal-pentaraduga-begin-first = Prvo reci da počinješ: vrijeme ti teče od tada.
illegal-pentaraduga-choose-first = { $seat } tek treba odabrati čiji se mozaik proširuje.
illegal-pentaraduga-original-moved = { $tile } pripada mozaiku koji se proširuje i ostaje gdje jest.
## Igre s vlastitim mozaicima

illegal-pentaraduga-count = Ovdje se odjednom polaže { $expected ->
    [one] { $expected } pločica
    [few] { $expected } pločice
   *[other] { $expected } pločica
}.
illegal-pentaraduga-not-double = { $tile } tu dodiruje samo jednu pločicu; mora dodirivati dvije.
illegal-pentaraduga-no-corner = { $tile } tu ne čini kut: kratka stranica mora stajati uz kraj duge.
illegal-pentaraduga-no-ring = Ove pločice ne čine prsten: potrebne su četiri oko praznog polja.
illegal-pentaraduga-wait = Moraš pričekati: sada igra { $seat }.
illegal-pentaraduga-stocks-left = Sve se pločice predaju tek kad su obje zalihe prazne.
illegal-pentaraduga-hand-full = Imaš pločica: { $count }; dopunjuje se samo manja ruka.
illegal-pentaraduga-no-prize = Nemaš nagradu za uzimanje: ona je za { $count ->
    [one] { $count } pločicu
    [few] { $count } pločice
   *[other] { $count } pločica
} zaredom bez dovlačenja, koje tvoja zaliha ne može nadomjestiti, dok u protivnikovoj ima pločica.
illegal-pentaraduga-prize-first = Tvoj je potez odigran: uzmi nagradu ili preskoči.
illegal-pentaraduga-kept = Prva pločica tvoje zalihe čuva se kao nagrada za: { $seat }.
illegal-pentaraduga-no-wait = Sada ne moraš čekati protivnika.
illegal-pentaraduga-hurried = Minuta već teče.
illegal-pentaraduga-no-such-move = Potez je pločica iz ruke, pločica koja stoji u mozaiku, ili prvo jedna pa druga.
illegal-pentaraduga-not-twice-full = { $tile } tu mora zatvoriti dva kvadrata: gdje stoji, već je puna.
illegal-pentaraduga-untouched = { $tile } mora dodirivati upravo položenu pločicu.
illegal-pentaraduga-same-place = { $tile } već stoji tu.
illegal-pentaraduga-splits = Kad se uzme { $tile }, mozaik se raspada.
illegal-pentaraduga-stock-left = Smiješ preskočiti samo kad ti je zaliha prazna; povuci potez ili razmijeni.
illegal-pentaraduga-hand-empty = Nemaš pločicu u ruci.
illegal-pentaraduga-no-full-prize = Nemaš nagradu za uzimanje: ona je za zadnju pločicu položenu kao punu.
illegal-pentaraduga-only-complex = Na potezu je { $seat }; između smije doći samo složeni potez.
illegal-pentaraduga-shielded = { $seat } ima potez u koji se ne može uskočiti.
illegal-pentaraduga-claimed = { $what ->
    [move] Tvoj je potez počeo: položi pločicu iz ruke.
    [exchange] Tvoja je razmjena počela: razmijeni pločicu ili uzmi jednu.
   *[take] Tvoje je uzimanje počelo: uzmi pločicu.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } razmjenjuje; pričekaj da završi.
    [take] { $seat } uzima pločicu; pričekaj da završi.
   *[move] { $seat } igra potez; pričekaj da završi.
}
## Plijen i Domet

illegal-pentaraduga-barred = Tvoja je najava istekla; sada prvo igra protivnik.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Razmjena se sada ne može najaviti.
    [move] Potez se sada ne može najaviti.
   *[take] U ovoj se igri najavljuju samo potez i razmjena.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Pločice se ne razmjenjuju dok traje niz punih.
    [start] Pločice se ne razmjenjuju prije nego što je početak položen.
    [replay] Pločice se ne razmjenjuju u doigravanju.
   *[other] Pločice se sada ne mogu razmijeniti.
}
illegal-pentaraduga-no-take = Samo s jednom pločicom u ruci i praznom zalihom smiješ uzeti bez davanja.
illegal-pentaraduga-must-exchange = Smiješ preskočiti samo kad je protivnikova zaliha prazna; položi pločicu ili je razmijeni.
illegal-pentaraduga-start-more = { $laid ->
    [one] { $laid } pločica je premalo za početni mozaik.
    [few] { $laid } pločice su premalo za početni mozaik.
   *[other] { $laid } pločica je premalo za početni mozaik.
}
illegal-pentaraduga-start-claims = { $tile } tu ne može: početni mozaik počinje u sredini, a dvije pločice istog igrača se dodiruju.
illegal-pentaraduga-start-reach = { $tile } tu ne može: dobivena pločica leži uz liniju na protivnikovoj strani, bez žutoga uz liniju, a jedna tvoja dodiruje je na tvojoj strani.
illegal-pentaraduga-start-reach-plus = { $tile } tu ne može: početni mozaik počinje iznad linije, uz nju, i ima po dvije pločice sa svake strane.
illegal-pentaraduga-not-yellow = { $tile } nema žutoga; predaj pločicu koja ga ima ili razmijeni.
illegal-pentaraduga-full-elsewhere = { $tile } može drugdje biti puna, pa tako i mora.
illegal-pentaraduga-intercept-full = Nisi na potezu: uskočiti smiješ samo punom pločicom, a { $tile } tu ne zatvara kvadrat.

## Školske partije

malformed-training-file = Ovo nije zapis školske partije; očekuje se objekt, ili objekt s popisom „records”.
malformed-training-game = „{ $name }” (pločica: { $set }) nije igra Pentaraduge; očekuje se naziv iz knjige ili jedno od: { $expected }.
malformed-training-deal = Ruke, zalihe i mozaici prije prvog događaja moraju biti sve pločice ({ $count }), svaka jednom.
malformed-training-prefigures = Mozaici prije prvog događaja moraju biti čisti, a u igri s vlastitim mozaicima i pripadati A ili B.
malformed-training-key = Nedostaje „{ $key }”.
malformed-training-type = „{ $type }” nije događaj ove igre, ili ne sada.
malformed-training-number = Potez { $number } ne može biti sljedeći, igra { $seat }: A ima neparne brojeve, B parne, a zadnji je bio { $last }.
malformed-training-figure = Nema mozaika „{ $name }”; očekuje se: { $expected }.
malformed-training-untaken = { $seat } tek treba uzeti: { $tiles }.
malformed-training-unfinished = Zapis završava, a partija nije gotova.
malformed-training-remark = Napomena mora biti objekt.
malformed-training-remark-late = Napomena je nakon događaja { $at }; ima ih samo { $count }.
malformed-training-differs = { $what ->
    [hand] Podijeljena ruka
    [tiles] Dovučene ili uzete pločice
    [refusal] Vrsta preskakanja
    [start] Početak mozaika
    [source] Odakle je pločica
    [owner] Čija je bila pločica
    [figure] Mozaik
    [mark] Zatvara li kvadrat
    [reach] Domet
    [finish] Završetak
    [intercept] Uskakanje
    [give] Predane pločice
    [give_to] Pločica na kraju zalihe
    [take_from] Pločica na početku zalihe
    [take] Naziv radnje
    [stage] Dio razmjene svih pločica
    [collect] Pločice uzete iz razmjene
    [squares] Kvadrati
    [violations] Prekršaji
    [count_all] Mjesta za pločicu
    [count_full] Mjesta gdje je pločica puna
    [count_double] Mjesta gdje je pločica dvostruka
    [has_full] Može li pločica biti puna
    [count] Kutovi
    [left] Preostale pločice
    [points] Bodovi
    [score] Rezultat
   *[other] { $what }
}: u zapisu piše { $said }, po pravilima je { $found }.

## Kako partije završavaju

outcome-played = Svi su potezi odigrani i bodovi zbrojeni.
outcome-checked = Oba su mozaika uspoređena.
outcome-checked-even = Oba mozaika vrijede isto: pobjeđuje tko je bio brži.
outcome-extended = Prebrojeni su kvadrati proširenog mozaika.
outcome-surrendered = { $loser } se predaje i ne vidi drugi mozaik.
outcome-interrupted = Oboje preskaču; svatko dobiva bod za svaku pločicu koja je drugome ostala.
outcome-replay-time = Vrijeme za doigravanje je isteklo i bodovi su zbrojeni.

## Razine računala

level-pentaraduga-1 = Početnik
level-pentaraduga-about-1 = Ne žuri se i mnogo previdi.
level-pentaraduga-2 = Igrač
level-pentaraduga-about-2 = Vidi većinu mjesta i ne žuri se.
level-pentaraduga-3 = Majstor
level-pentaraduga-about-3 = Brz, sve vidi i misli unaprijed.

## Lekcije

malformed-pentaraduga-unsound = Partija ne može ovako početi: „{ $part }” se ne slaže s ostatkom podjele.
malformed-pentaraduga-middle = Partija ne može početi odavde: gotova je, ili se mozaik proširuje.
malformed-pentaraduga-covered-figure = Ovdje je jedan mozaik pokriven i njegove se pločice ne mogu iznova izvući. Počni od ranijeg poteza ili zadrži skrivene pločice kakve su bile.
malformed-lesson-at = { $id } govori o onome što je nakon poteza { $at }; ima ih samo { $count }.
malformed-lesson-texts = Komentar uz { $id } na jeziku „{ $language }” ima naslove { $found }; očekuje se: { $expected }.
lesson-fulls-1 = Pune, partija 1: nizovi punih pločica
lesson-fulls-2 = Pune, partija 2: početak bez poteza
lesson-fulls-3 = Pune, partija 3: zamka na kraju
lesson-squares-1 = Kvadrati, podjela 1: blef
lesson-squares-2 = Kvadrati, podjela 2: tko će prvi reći stop
lesson-squares-3 = Kvadrati, podjela 3: usporedba
lesson-claims-1 = Plijen, partija 1: osvojen mozaik
lesson-claims-2 = Plijen, partija 2: razmjene
lesson-reach-v1 = Domet, prva varijanta: uskakanja i domet
lesson-reach-v2 = Domet, druga varijanta: završiti prije drugoga
lesson-reach-v3 = Domet, treća varijanta: druga puna pločica
lesson-reach-v4 = Domet, četvrta varijanta: remi
lesson-reach-v5 = Domet, peta varijanta: domet drugog igrača
lesson-doubles-1 = Dvostruke, partija 1: razmjena svih pločica
lesson-doubles-2 = Dvostruke, partija 2: tri nagrade
lesson-doubles-4 = Dvostruke, partija 4: osam prema nula
lesson-rings-1 = Prstenje, partija 1: zatvoren prsten
lesson-rings-2 = Prstenje, partija 2: prsten za početak
lesson-steals-1 = Krađa, školska partija
lesson-steals-problem = Krađa, zadatak: deset prema nula

### Pentaraduga.

## Teksti, ko nevar izlasīt

malformed-pentaraduga-tile = „{ $text }” nav kauliņš; vajag krāsas: kreiso, lielo, labo, kur mazās ir lielās kaimiņi, piemēram, oRo vai oRv.
malformed-pentaraduga-tile-twice = Kauliņš { $tile } ir divreiz.
malformed-pentaraduga-direction = „{ $text }” nav virziens; vajag В П Н Л vai U R D L.
malformed-pentaraduga-placement = „{ $text }” nav vieta; vajag kauliņu, virzienu un apakšējo kreiso rūtiņu, piemēram, oRoU@0,0.
malformed-pentaraduga-too-many = Kauliņu ir par daudz: { $count }; drīkst būt ne vairāk kā { $most }.
malformed-pentaraduga-no-tiles = Kauliņu nav; vajag komplektu, piemēram, oRo rOr yOr.
malformed-pentaraduga-goal = „{ $text }” nav mērķis; vajag vienu no: { $expected }.
malformed-pentaraduga-problem = „{ $text }” nav uzdevums; vajag veidu ({ $expected }) vai numuru, piemēram, squares-3 vai squares-0000002a.
malformed-pentaraduga-count-frames = Labākos rāmjus saskaitīt nevar: kurus kauliņus lietot, ir brīva izvēle.
malformed-pentaraduga-match = Mačā ir vismaz viena partija un vismaz viena spēle.
malformed-pentaraduga-overlap = { $placement } gulētu virsū: { $other }.
malformed-pentaraduga-notation = „{ $word }” nav kauliņš ar vietu; vajag kauliņu, kurp vērsta tā virsotne, galējās augšējās, labās, apakšējās vai kreisās vietas burtus un kauliņus, kam tas pieskaras, piemēram, rOrLL, rOrRyOr vai rOrLL.
malformed-pentaraduga-several = „{ $word }” ir vairākas vietas: { $places }.
malformed-pentaraduga-nowhere = „{ $word }” nekur neder{ $count ->
        [0] .
       *[other] ; { $tile } der šeit: { $places }.
    }
malformed-pentaraduga-remark = „{ $word }” nepieskaras { $other }.
malformed-pentaraduga-ending = „{ $word }” nav citas beigas; tām jāsākas ar pirmo beigu kauliņu vai jābūt pēdējā kauliņa burtiem.
malformed-pentaraduga-at = Kauliņš { $number }: { $problem }
malformed-pentaraduga-word = „{ $text }” nav gājiens; vajag kauliņus ar vietām, piemēram, oRoU@0,0, vai vienu no vārdiem: { $expected }.
malformed-pentaraduga-bare-word = Pasaki iekavās, uz ko attiecas „{ $word }”.
malformed-pentaraduga-deal-text = „{ $text }” nav izdale; vajag, kurš sāk un kādi kauliņi ir abiem, piemēram, „A: oRo rOr / yOr yOy”, un aiz vēl vienas svītras varbūt lozes.
malformed-pentaraduga-deal = Izdale ir visi kauliņi ({ $count }), katrs vienreiz, katram spēlētājam puse.
malformed-census-name = Apsekojuma „{ $name }” nav; ir: { $expected }.
malformed-census-file = { $path } nav sertifikāts; vajag saspiestas teksta rindiņas.
malformed-census-other = { $path } ir cita apsekojuma sertifikāts: „{ $name }”, bet vajag: { $expected }.
malformed-census-line = „{ $line }” nav ieraksts; vajag komplektu, cik ir tādu pašu, to vērtību un figūras vietas, piemēram, „000090 2 1 rOrU@0,0 yOyD@0,-1”.
malformed-census-entry = Ieraksts { $number }: { $problem }
malformed-census-twice = Komplekts { $hand } ir divreiz.
malformed-census-hand = Komplekta { $hand } šajā apsekojumā nevar būt.
malformed-census-hands = Teikts, ka tādu komplektu ir { $hands }, bet to ir { $expected }.
malformed-census-tiles = Figūra ir no { $tiles }, bet komplekts ir cits: { $hand }.
malformed-census-value = Teikts, ka figūras vērtība ir { $value }, bet tā ir { $counted }.
malformed-census-best = Teikts, ka labākā vērtība ir { $value }, bet meklēšana atrada { $found }: { $places }.
malformed-census-missing = Trūkst komplekta { $hand }.
malformed-census-total = Ieraksti aptver tik komplektu: { $total }; to ir { $expected }.

## Atteikumi

illegal-pentaraduga-not-in-hand = Kauliņa „{ $tile }” tev rokā nav.
illegal-pentaraduga-stock-empty = Vairs nav ko ņemt.
illegal-pentaraduga-covered = Kauliņš „{ $tile }” gulētu uz cita kauliņa.
illegal-pentaraduga-apart = Kauliņam „{ $tile }” jāpieskaras figūrai ar malu.
illegal-pentaraduga-clash = Kauliņš „{ $tile }” tur neder: krāsas atšķiras.
illegal-pentaraduga-rough = Kauliņš „{ $tile }” tur neder: diagonāļu gali nesatiekas.
illegal-pentaraduga-not-full = Kauliņš „{ $tile }” tur neveido kvadrātu, bet vajag pilno.
illegal-pentaraduga-no-protest = Pie šī galda tiesā dators: ko noteikumi neļauj, to nepieņem.
illegal-pentaraduga-nothing-wrong = Nav par ko protestēt.
illegal-pentaraduga-no-such-act = Tagad nevar: „{ $act }”.

## Attēli tiem, kas tos neredz

pentaraduga-picture = { $tiles ->
    [0] Kauliņu nav
   *[other] Figūra no { $tiles ->
        [zero] { $tiles } kauliņiem
        [one] { $tiles } kauliņa
       *[other] { $tiles } kauliņiem
    }, { $squares ->
        [0] kvadrātu nav
        [zero] { $squares } kvadrātu
        [one] { $squares } kvadrāts
       *[other] { $squares } kvadrāti
    }
}
pentaraduga-picture-tile = Kauliņš { $tile }: { $left }, liels { $big }, { $right }
pentaraduga-colour-red = sarkans
pentaraduga-colour-orange = oranžs
pentaraduga-colour-yellow = dzeltens
pentaraduga-colour-green = zaļš
pentaraduga-colour-blue = zils
pentaraduga-colour-violet = violets

## Aiz aizsega: Kvadrāti, Quados, Rāmji

illegal-pentaraduga-arrangement = Kauliņi tā gulēt nevar. { $problem }
illegal-pentaraduga-too-fast = Sekundes laikā kauliņi pārlikti pārāk bieži (ne vairāk kā { $most }); mazliet pagaidi un tad sūti, kā tie guļ.
illegal-pentaraduga-stopped = { $seat } jau apstājās. Tagad būvē tikai otrs, un maiņu vairs nav.
illegal-pentaraduga-nobody-stopped = Neviens vēl nav apstājies; apstājies, pirms rezultātu atzīmē vai pārbauda.
illegal-pentaraduga-exchanging = Notiek maiņa: neviens nedrīkst apstāties, kamēr kauliņu neatliks arī { $seat }.
illegal-pentaraduga-exchanged = Partijā ir viena maiņa, un tā jau bija.
illegal-pentaraduga-dropped = Tu kauliņu atliki; tagad kauliņu tev atliks { $seat }.
illegal-pentaraduga-no-figure = Tādu rezultātu atzīmēt nevar: kauliņiem jāveido viena figūra, un „Kvadrātos” un „Quados” vajag visus.
illegal-pentaraduga-always-checked = Šeit neviens nepadodas: figūras vienmēr pārbauda.
illegal-pentaraduga-begin-first = Vispirms pasaki, ka sāc: no tā brīža iet tavs laiks.
illegal-pentaraduga-choose-first = { $seat } vēl izvēlas, kura figūru būvēt tālāk.
illegal-pentaraduga-original-moved = Kauliņš „{ $tile }” ir no figūras, ko būvē tālāk, un paliek savā vietā.
## Spēles ar savām figūrām

illegal-pentaraduga-count = Šeit uzreiz liek { $expected ->
    [1] vienu kauliņu
    [zero] { $expected } kauliņu
    [one] { $expected } kauliņu
   *[other] { $expected } kauliņus
}.
illegal-pentaraduga-not-double = Kauliņš „{ $tile }” tur pieskaras tikai vienam kauliņam, bet vajag diviem.
illegal-pentaraduga-no-corner = Kauliņš „{ $tile }” tur neveido stūrīti: tā īsajai malai jāstāv pie garās malas gala.
illegal-pentaraduga-no-ring = Šie kauliņi neveido gredzenu: tajā ir četri ap tukšu rūtiņu.
illegal-pentaraduga-wait = Jāpagaida: tagad spēlē { $seat }.
illegal-pentaraduga-stocks-left = Visus kauliņus nodod tikai tad, kad abi krājumi ir tukši.
illegal-pentaraduga-hand-full = Kauliņi tev rokā: { $count }; papildina tikai mazāku roku.
illegal-pentaraduga-no-prize = Balva tev nepienākas: tā ir par { $count ->
    [zero] { $count } kauliņiem
    [one] { $count } kauliņu
   *[other] { $count } kauliņiem
} pēc kārtas bez vilkšanas, ja tavā krājumā to nepietiek, bet pretiniekam kauliņš ir.
illegal-pentaraduga-prize-first = Gājiens ir pabeigts: ņem balvu vai izlaid.
illegal-pentaraduga-kept = Tava krājuma pirmais kauliņš ir atlikts: to kā balvu ņem { $seat }.
illegal-pentaraduga-no-wait = Pretinieks tagad nav jāgaida.
illegal-pentaraduga-hurried = Minūte jau iet.
illegal-pentaraduga-no-such-move = Gājiens ir kauliņš no rokas, kauliņš, kas stāv figūrā, vai vispirms viens un tad otrs.
illegal-pentaraduga-not-twice-full = Kauliņam „{ $tile }” tur jāveido divi kvadrāti: kur tas stāv, tas jau ir pilns.
illegal-pentaraduga-untouched = Kauliņam „{ $tile }” jāpieskaras kauliņam, ko tikko noliki.
illegal-pentaraduga-same-place = Kauliņš „{ $tile }” tur jau stāv.
illegal-pentaraduga-splits = Bez kauliņa „{ $tile }” tā figūra sabruktu.
illegal-pentaraduga-stock-left = Izlaist drīkst tikai tad, kad tavs krājums ir tukšs; ej vai maini.
illegal-pentaraduga-hand-empty = Tev rokā kauliņu nav.
illegal-pentaraduga-no-full-prize = Balva tev nepienākas: tā ir par pēdējo kauliņu, ja to noliek kā pilno.
illegal-pentaraduga-only-complex = Tagad iet { $seat }; iejaukties var tikai ar saliktu gājienu.
illegal-pentaraduga-shielded = { $seat } izdara gājienu, kurā iejaukties nevar.
illegal-pentaraduga-claimed = { $what ->
    [move] Tu sāki gājienu: liec kauliņu no rokas.
    [exchange] Tu sāki maiņu: maini kauliņu vai ņem.
   *[take] Tu sāki atņemt: atņem kauliņu.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } sāka maiņu; pagaidi, līdz tā beigsies.
    [take] { $seat } sāka atņemt kauliņu; pagaidi, līdz tas beigsies.
   *[move] { $seat } sāka gājienu; pagaidi, līdz tas beigsies.
}
## Laupījums un Sniedziens

illegal-pentaraduga-barred = Tavs pieteikums zuda; tagad vispirms rīkojas pretinieks.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Maiņu tagad pieteikt nevar.
    [move] Gājienu tagad pieteikt nevar.
   *[take] Šajā spēlē piesaka tikai gājienu vai maiņu.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Kamēr iet pilnie, kauliņus nemaina.
    [start] Kamēr nav nolikts sākums, kauliņus nemaina.
    [replay] Atspēlē kauliņus nemaina.
   *[other] Tagad mainīt nevar.
}
illegal-pentaraduga-no-take = Ņemt nedodot drīkst tikai ar vienu kauliņu rokā un tukšu krājumu.
illegal-pentaraduga-must-exchange = Izlaist drīkst tikai tad, kad pretinieka krājums ir tukšs; liec kauliņu vai maini.
illegal-pentaraduga-start-more = Sākuma figūrai ar { $laid ->
    [zero] { $laid } kauliņiem
    [one] { $laid } kauliņu
   *[other] { $laid } kauliņiem
} ir par maz.
illegal-pentaraduga-start-claims = Kauliņu „{ $tile }” tur likt nevar: sākuma figūra sākas vidū, un viena spēlētāja divi kauliņi saskaras.
illegal-pentaraduga-start-reach = Kauliņu „{ $tile }” tur likt nevar: saņemtais kauliņš guļ pie līnijas pretinieka pusē, ne ar dzelteno pret līniju, un viens tavējais tam pieskaras no tavas puses.
illegal-pentaraduga-start-reach-plus = Kauliņu „{ $tile }” tur likt nevar: sākuma figūra sākas virs līnijas, tieši pie tās, un katrā pusē tai ir divi kauliņi.
illegal-pentaraduga-not-yellow = Kauliņā „{ $tile }” nav dzeltenā; nodod kauliņu ar dzelteno vai maini.
illegal-pentaraduga-full-elsewhere = Kauliņš „{ $tile }” citur var būt pilns, tāpēc liec to tur.
illegal-pentaraduga-intercept-full = Tagad nav tava kārta: iejaukties vari tikai ar pilno, bet kauliņš „{ $tile }” tur kvadrātu neveido.

## Mācību partijas

malformed-training-file = Tas nav mācību partijas pieraksts; vajag objektu vai objektu ar sarakstu „records”.
malformed-training-game = „{ $name }”, kauliņi: { $set }, nav Pentaradugas spēle; vajag nosaukumu no grāmatas vai vienu no: { $expected }.
malformed-training-deal = Rokās, krājumos un figūrās pirms pirmā notikuma jābūt visiem kauliņiem ({ $count }), katram vienreiz.
malformed-training-prefigures = Figūrām pirms pirmā notikuma jābūt bez trūkumiem un spēlēs ar savām figūrām jāpieder A vai B.
malformed-training-key = Trūkst „{ $key }”.
malformed-training-type = „{ $type }” nav šīs spēles notikums, vai tam nav īstais laiks.
malformed-training-number = Gājiens { $number } nevar būt nākamais, kad iet { $seat }: A ir nepāra numuri, B pāra numuri, un pēdējais bija { $last }.
malformed-training-figure = Figūras „{ $name }” nav; ir: { $expected }.
malformed-training-untaken = { $seat } vēl nepaņēma: { $tiles }.
malformed-training-unfinished = Pieraksts beidzas, bet partija vēl ne.
malformed-training-remark = Piezīmei jābūt objektam.
malformed-training-remark-late = Piezīme attiecas uz vietu pēc notikuma { $at }, bet to ir tikai { $count }.
malformed-training-differs = { $what ->
    [hand] Izdalītie kauliņi
    [tiles] Vilktie vai paņemtie kauliņi
    [refusal] Izlaišanas veids
    [start] Figūras sākums
    [source] No kurienes kauliņš
    [owner] Kura kauliņš tas bija
    [figure] Figūra
    [mark] Vai tas veido kvadrātu
    [reach] Vai sasniegts
    [finish] Vai pabeigts
    [intercept] Iejaukšanās
    [give] Nodotie kauliņi
    [give_to] Kauliņš krājuma beigās
    [take_from] Kauliņš krājuma sākumā
    [take] Darbības nosaukums
    [stage] Visu maiņas posms
    [collect] Maiņā paņemtie kauliņi
    [squares] Kvadrāti
    [violations] Pārkāpumi
    [count_all] Kauliņa vietas
    [count_full] Vietas, kur kauliņš ir pilns
    [count_double] Vietas, kur kauliņš ir dubults
    [has_full] Vai kauliņš var būt pilns
    [count] Stūrīši
    [left] Atlikušie kauliņi
    [points] Punkti
    [score] Rezultāts
   *[other] { $what }
}: pierakstā { $said }, bet pēc noteikumiem { $found }.

## Kā beidzas partijas

outcome-played = Visi gājieni izdarīti, punkti saskaitīti.
outcome-checked = Abas figūras ir pārbaudītas.
outcome-checked-even = Abas figūras ir vienādas: uzvar, kurš bija ātrāks.
outcome-extended = Saskaitīti tālāk būvētās figūras kvadrāti.
outcome-surrendered = { $loser } padodas un otru figūru neredz.
outcome-interrupted = Abi izlaida gājienu; katrs saņem punktu par katru otram atlikušo kauliņu.
outcome-replay-time = Atspēles laiks beidzās, punkti saskaitīti.

## Datora līmeņi

level-pentaraduga-1 = Iesācējs
level-pentaraduga-about-1 = Nesteidzas un daudz ko nepamana.
level-pentaraduga-2 = Spēlētājs
level-pentaraduga-about-2 = Redz gandrīz visas vietas un nesteidzas.
level-pentaraduga-3 = Meistars
level-pentaraduga-about-3 = Ātrs, redz visu un domā uz priekšu.

## Nodarbības

malformed-pentaraduga-unsound = Tā partiju sākt nevar: „{ $part }” neder kopā ar pārējo izdali.
malformed-pentaraduga-middle = No šejienes partiju sākt nevar: tā ir beigusies, vai figūru būvē tālāk.
malformed-pentaraduga-covered-figure = Šeit viena figūra ir apklāta, un tās kauliņus no jauna vilkt nevar. Sāc no agrāka gājiena vai atstāj paslēptos kauliņus, kādi tie bija.
malformed-lesson-at = { $id }: runa ir par to, kas pēc gājiena { $at }, bet gājienu ir tikai { $count }.
malformed-lesson-texts = { $id } komentāros valodā „{ $language }” virsraksti ir { $found }; vajag: { $expected }.
lesson-fulls-1 = Pilnie, 1. partija: pilno virknes
lesson-fulls-2 = Pilnie, 2. partija: sākumā nav ar ko iet
lesson-fulls-3 = Pilnie, 3. partija: slazds beigās
lesson-squares-1 = Kvadrāti, 1. izdale: blefs
lesson-squares-2 = Kvadrāti, 2. izdale: kurš apstāsies agrāk
lesson-squares-3 = Kvadrāti, 3. izdale: pārbaudīts
lesson-claims-1 = Laupījums, 1. partija: figūra sagrābta
lesson-claims-2 = Laupījums, 2. partija: maiņas
lesson-reach-v1 = Sniedziens, pirmais variants: iejaukšanās, un sasniegts
lesson-reach-v2 = Sniedziens, otrais variants: pabeigt pirms otra
lesson-reach-v3 = Sniedziens, trešais variants: cits pilnais
lesson-reach-v4 = Sniedziens, ceturtais variants: neizšķirts
lesson-reach-v5 = Sniedziens, piektais variants: sasniedz otrais
lesson-doubles-1 = Dubultie, 1. partija: visu maiņa
lesson-doubles-2 = Dubultie, 2. partija: trīs balvas
lesson-doubles-4 = Dubultie, 4. partija: astoņi pret nulli
lesson-rings-1 = Gredzeni, 1. partija: gredzens pabeigts
lesson-rings-2 = Gredzeni, 2. partija: gredzens jau sākumā
lesson-steals-1 = Zagļi, mācību partija
lesson-steals-problem = Zagļi, uzdevums: desmit pret nulli

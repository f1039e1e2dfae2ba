### Pentaraduga.

## Texty, ktoré sa nedajú prečítať

malformed-pentaraduga-tile = „{ $text }“ nie je dielik; treba farby vľavo, veľká, vpravo, malé susedia s veľkou, napríklad oRo alebo oRv.
malformed-pentaraduga-tile-twice = Dielik { $tile } je tam dvakrát.
malformed-pentaraduga-direction = „{ $text }“ nie je smer; treba В П Н Л alebo U R D L.
malformed-pentaraduga-placement = „{ $text }“ nie je miesto; treba dielik, smer a ľavé dolné pole, napríklad oRoU@0,0.
malformed-pentaraduga-too-many = Priveľa dielikov: { $count }; môže ich byť najviac { $most }.
malformed-pentaraduga-no-tiles = Nie sú tu dieliky; treba sadu ako oRo rOr yOr.
malformed-pentaraduga-goal = „{ $text }“ nie je cieľ; môže byť: { $expected }.
malformed-pentaraduga-problem = „{ $text }“ nie je úloha; treba druh ({ $expected }), alebo označenie ako squares-3 či squares-0000002a.
malformed-pentaraduga-count-frames = Najlepšie rámy sa spočítať nedajú: dieliky sa do nich vyberajú voľne.
malformed-pentaraduga-match = Zápas má aspoň jednu partiu aspoň jednej hry.
malformed-pentaraduga-overlap = { $placement } a { $other } by ležali cez seba.
malformed-pentaraduga-notation = „{ $word }“ nie je dielik s miestom; treba dielik, smer jeho vrcholu, písmená pre miesto najvyššie, najviac vpravo, najnižšie alebo najviac vľavo a dieliky, ktorých sa dotýka, napríklad rOrLL, rOrRyOr alebo rOrLL.
malformed-pentaraduga-several = „{ $word }“ má niekoľko miest: { $places }.
malformed-pentaraduga-nowhere = „{ $word }“ nikam nepasuje{ $count ->
        [0] .
       *[other] ; { $tile } pasuje sem: { $places }.
    }
malformed-pentaraduga-remark = „{ $word }“ sa nedotýka „{ $other }“.
malformed-pentaraduga-ending = „{ $word }“ nie je iné zakončenie; má sa začínať dielikom z prvého, alebo to majú byť písmená posledného dielika.
malformed-pentaraduga-at = Dielik { $number }: { $problem }
malformed-pentaraduga-word = „{ $text }“ nie je ťah; treba dieliky s miestami ako oRoU@0,0, alebo niečo z: { $expected }.
malformed-pentaraduga-bare-word = Povedz v zátvorke za „{ $word }“, čoho sa to týka.
malformed-pentaraduga-deal-text = „{ $text }“ nie je rozdanie; má tu byť, kto začína, a dieliky oboch hráčov, napríklad „A: oRo rOr / yOr yOy“, a za ďalšou lomkou prípadne žreby.
malformed-pentaraduga-deal = Rozdanie sú všetky dieliky ({ $count }), každý raz, každému hráčovi polovica.
malformed-census-name = Súpis „{ $name }“ neexistuje; sú tu: { $expected }.
malformed-census-file = { $path } nie je certifikát; treba komprimované riadky textu.
malformed-census-other = { $path } nie je certifikát „{ $expected }“, ale „{ $name }“.
malformed-census-line = „{ $line }“ nie je položka; treba sadu, koľko je rovnakých, akú majú hodnotu a miesta obrazca, napríklad „000090 2 1 rOrU@0,0 yOyD@0,-1“.
malformed-census-entry = Položka { $number }: { $problem }
malformed-census-twice = Sada { $hand } je tam dvakrát.
malformed-census-hand = Sada { $hand } do tohto súpisu nepatrí.
malformed-census-hands = Uvedený počet takých sád je { $hands }, je ich však { $expected }.
malformed-census-tiles = Obrazec je z { $tiles }; sada je { $hand }.
malformed-census-value = Uvedená hodnota obrazca je { $value }, správne je { $counted }.
malformed-census-best = Uvedená najlepšia hodnota je { $value }, hľadanie však našlo { $found }: { $places }.
malformed-census-missing = Chýba sada { $hand }.
malformed-census-total = Položky zahŕňajú toľko sád: { $total }; je ich však { $expected }.

## Odmietnutia

illegal-pentaraduga-not-in-hand = Dielik „{ $tile }“ v ruke nemáš.
illegal-pentaraduga-stock-empty = Nie je už čo vziať.
illegal-pentaraduga-covered = Dielik „{ $tile }“ by ležal na inom.
illegal-pentaraduga-apart = Dielik „{ $tile }“ sa musí obrazca dotýkať stranou.
illegal-pentaraduga-clash = Dielik „{ $tile }“ sem nepasuje: farby sa líšia.
illegal-pentaraduga-rough = Dielik „{ $tile }“ sem nepasuje: uhlopriečky sa nestretávajú koncami.
illegal-pentaraduga-not-full = Dielik „{ $tile }“ tu netvorí štvorec, a treba plný.
illegal-pentaraduga-no-protest = Pri tomto stole rozhoduje počítač; čo je proti pravidlám, odmietne.
illegal-pentaraduga-nothing-wrong = Nie je proti čomu protestovať.
illegal-pentaraduga-no-such-act = Teraz sa to nedá: „{ $act }“.

## Obrázky pre tých, ktorí ich nevidia

pentaraduga-picture = { $tiles ->
    [0] Žiadne dieliky
   *[other] Obrazec, počet dielikov: { $tiles }, { $squares ->
        [0] bez štvorca
        [one] { $squares } štvorec
        [few] { $squares } štvorce
       *[other] { $squares } štvorcov
    }
}
pentaraduga-picture-tile = Dielik { $tile }: { $left }, veľký { $big }, { $right }
pentaraduga-colour-red = červený
pentaraduga-colour-orange = oranžový
pentaraduga-colour-yellow = žltý
pentaraduga-colour-green = zelený
pentaraduga-colour-blue = modrý
pentaraduga-colour-violet = fialový

## Za zástenou: Štvorce, Kvados, Rámy

illegal-pentaraduga-arrangement = Takto dieliky ležať nemôžu. { $problem }
illegal-pentaraduga-too-fast = Za sekundu sa dieliky preskupili už { $most }-krát; chvíľu počkaj a pošli, ako ležia.
illegal-pentaraduga-stopped = Prvé „stop“: { $seat }. Teraz stavia už len druhá strana a nič sa nevymieňa.
illegal-pentaraduga-nobody-stopped = Nikto ešte nepovedal „stop“; výsledky sa zapisujú a porovnávajú až potom.
illegal-pentaraduga-exchanging = Prebieha výmena: „stop“ smie prísť, až keď { $seat } tiež odloží dielik.
illegal-pentaraduga-exchanged = V partii je jedna výmena a tá už bola.
illegal-pentaraduga-dropped = Tvoj dielik je už odložený; teraz svoj odkladá { $seat }.
illegal-pentaraduga-no-figure = Taký výsledok sa zapísať nedá: dieliky musia tvoriť jeden obrazec a v hrách Štvorce a Kvados treba všetky.
illegal-pentaraduga-always-checked = Tu sa nikto nevzdáva: obrazce sa vždy porovnajú.
illegal-pentaraduga-begin-first = Najprv povedz, že začínaš: odvtedy beží tvoj čas.
illegal-pentaraduga-choose-first = Najprv musí { $seat } vybrať, čí obrazec sa rozšíri.
illegal-pentaraduga-original-moved = Dielik „{ $tile }“ patrí k rozširovanému obrazcu a zostáva na mieste.
## Hry s vlastnými obrazcami

illegal-pentaraduga-count = Tu kladieš naraz { $expected ->
    [one] jeden dielik
    [few] { $expected } dieliky
   *[other] { $expected } dielikov
}.
illegal-pentaraduga-not-double = Dielik „{ $tile }“ sa tu dotýka len jedného dielika, musí dvoch.
illegal-pentaraduga-no-corner = Dielik „{ $tile }“ tu netvorí roh: jeho krátka strana musí stáť pri konci dlhej.
illegal-pentaraduga-no-ring = Tieto dieliky netvoria kruh: kruh sú štyri okolo prázdneho poľa.
illegal-pentaraduga-wait = Musíš počkať: teraz hrá { $seat }.
illegal-pentaraduga-stocks-left = Všetky dieliky sa odovzdávajú, až keď sú obe zásoby prázdne.
illegal-pentaraduga-hand-full = Počet tvojich dielikov: { $count }; doberá sa, len keď ich je menej.
illegal-pentaraduga-no-prize = Odmena ti nepatrí: je za dieliky položené za sebou bez doberania ({ $count }), ktoré tvoja zásoba nemôže nahradiť, keď v protihráčovej dielik je.
illegal-pentaraduga-prize-first = Tvoj ťah už bol: vezmi si odmenu, alebo pasuj.
illegal-pentaraduga-kept = Prvý dielik tvojej zásoby čaká ako odmena. Dostane ho { $seat }.
illegal-pentaraduga-no-wait = Teraz na protihráča čakať nemusíš.
illegal-pentaraduga-hurried = Minúta už beží.
illegal-pentaraduga-no-such-move = Ťah je dielik z ruky, dielik stojaci v obrazci, alebo najprv jeden a potom druhý.
illegal-pentaraduga-not-twice-full = Dielik „{ $tile }“ tu musí vytvoriť dva štvorce: tam, kde stojí, už plný je.
illegal-pentaraduga-untouched = Dielik „{ $tile }“ sa musí dotýkať toho, ktorý práve kladieš.
illegal-pentaraduga-same-place = Dielik „{ $tile }“ tu už stojí.
illegal-pentaraduga-splits = Bez dielika „{ $tile }“ by sa jeho obrazec rozpadol.
illegal-pentaraduga-stock-left = Pasovať smieš, len keď je tvoja zásoba prázdna; ťahaj, alebo vymeň.
illegal-pentaraduga-hand-empty = V ruke nemáš žiadny dielik.
illegal-pentaraduga-no-full-prize = Odmena ti nepatrí: je za posledný dielik položený ako plný.
illegal-pentaraduga-only-complex = Na rade je { $seat }; vstúpiť do toho smie len zložený ťah.
illegal-pentaraduga-shielded = { $seat } má ťah, do ktorého sa skočiť nedá.
illegal-pentaraduga-claimed = { $what ->
    [move] Tvoj ťah sa už začal: polož dielik z ruky.
    [exchange] Tvoja výmena sa už začala: vymeň dielik, alebo jeden vezmi.
   *[take] Tvoje branie sa už začalo: vezmi dielik.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } vymieňa dielik; počkaj, kým sa to skončí.
    [take] { $seat } berie dielik; počkaj, kým sa to skončí.
   *[move] { $seat } ťahá; počkaj, kým sa to skončí.
}
## Korisť a Dosah

illegal-pentaraduga-barred = Tvoje ohlásenie prepadlo; teraz je prvý na rade protihráč.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Výmena sa teraz ohlásiť nedá.
    [move] Ťah sa teraz ohlásiť nedá.
   *[take] V tejto hre sa ohlasuje len ťah alebo výmena.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Kým idú plné, dieliky sa nevymieňajú.
    [start] Kým neleží začiatok, dieliky sa nevymieňajú.
    [replay] V dohrávke sa dieliky nevymieňajú.
   *[other] Dieliky sa teraz vymieňať nedajú.
}
illegal-pentaraduga-no-take = Vziať bez dávania smieš len s jedným dielikom v ruke a s prázdnou zásobou.
illegal-pentaraduga-must-exchange = Pasovať smieš, len keď je protihráčova zásoba prázdna; polož dielik, alebo ho vymeň.
illegal-pentaraduga-start-more = { $laid ->
    [one] Jeden dielik je
    [few] { $laid } dieliky sú
   *[other] { $laid } dielikov je
} na počiatočný obrazec málo.
illegal-pentaraduga-start-claims = Dielik „{ $tile }“ sa sem položiť nedá: počiatočný obrazec sa začína uprostred a dva dieliky jedného hráča sa dotýkajú.
illegal-pentaraduga-start-reach = Dielik „{ $tile }“ sa sem položiť nedá: dielik od protihráča leží pri čiare na jeho strane, žltou nie k čiare, a jeden z tvojich sa ho dotýka na tvojej strane.
illegal-pentaraduga-start-reach-plus = Dielik „{ $tile }“ sa sem položiť nedá: počiatočný obrazec sa začína tesne nad čiarou a na každej strane má dva dieliky.
illegal-pentaraduga-not-yellow = Dielik „{ $tile }“ nemá žltú; odovzdaj taký, ktorý ju má, alebo vymeň.
illegal-pentaraduga-full-elsewhere = Dielik „{ $tile }“ môže byť inde plný, a tak tam musí ísť.
illegal-pentaraduga-intercept-full = Nie si na rade: skočiť do ťahu smieš len s plným dielikom a „{ $tile }“ tu štvorec netvorí.

## Cvičné partie

malformed-training-file = To nie je zápis cvičnej partie; treba objekt, alebo objekt so zoznamom „records“.
malformed-training-game = „{ $name }“ (počet dielikov: { $set }) nie je hra Pentaradugy; treba názov z knihy, alebo jeden z: { $expected }.
malformed-training-deal = Ruky, zásoby a obrazce pred prvou udalosťou musia byť spolu všetky dieliky ({ $count }), každý raz.
malformed-training-prefigures = Obrazce pred prvou udalosťou musia byť bez kazov a v hre s vlastnými obrazcami patriť A alebo B.
malformed-training-key = Chýba „{ $key }“.
malformed-training-type = „{ $type }“ nie je udalosť tejto hry, alebo nie teraz.
malformed-training-number = Ťah { $number } nemôže byť ďalší ({ $seat }): A má nepárne čísla, B párne a posledný bol { $last }.
malformed-training-figure = Obrazec „{ $name }“ neexistuje; sú tu: { $expected }.
malformed-training-untaken = { $seat } ešte musí vziať: { $tiles }.
malformed-training-unfinished = Zápis sa končí, ale partia ešte nie.
malformed-training-remark = Poznámka musí byť objekt.
malformed-training-remark-late = Poznámka patrí za udalosť { $at }, udalostí je však len { $count }.
malformed-training-differs = { $what ->
    [hand] Ruka po rozdaní
    [tiles] Dobraté alebo vzaté dieliky
    [refusal] Druh pasu
    [start] Začiatok obrazca
    [source] Odkiaľ dielik je
    [owner] Čí dielik bol
    [figure] Obrazec
    [mark] Či tvorí štvorec
    [reach] Dosiahnutie
    [finish] Zakončenie
    [intercept] Skok do ťahu
    [give] Odovzdané dieliky
    [give_to] Dielik na konci zásoby
    [take_from] Dielik na začiatku zásoby
    [take] Názov akcie
    [stage] Fáza výmeny všetkého
    [collect] Dieliky vzaté z výmeny
    [squares] Štvorce
    [violations] Porušenia pravidiel
    [count_all] Miesta dielika
    [count_full] Miesta, kde je dielik plný
    [count_double] Miesta, kde je dielik dvojitý
    [has_full] Či dielik môže byť plný
    [count] Rohy
    [left] Zvyšné dieliky
    [points] Body
    [score] Výsledok
   *[other] { $what }
}: v zápise je { $said }, podľa pravidiel { $found }.

## Ako sa partie končia

outcome-played = Všetky ťahy sú odohrané a body spočítané.
outcome-checked = Oba obrazce sú porovnané.
outcome-checked-even = Oba obrazce majú rovnakú hodnotu: vyhráva, kto bol rýchlejší.
outcome-extended = Rozšírený obrazec je spočítaný.
outcome-surrendered = { $loser } sa vzdáva a druhý obrazec nevidí.
outcome-interrupted = Dva pasy; každý dostane bod za každý dielik, ktorý zostal druhému.
outcome-replay-time = Čas dohrávky vypršal a body sú spočítané.

## Úrovne počítača

level-pentaraduga-1 = Začiatočník
level-pentaraduga-about-1 = Neponáhľa sa a veľa prehliadne.
level-pentaraduga-2 = Hráč
level-pentaraduga-about-2 = Vidí väčšinu miest a neženie sa.
level-pentaraduga-3 = Majster
level-pentaraduga-about-3 = Rýchly, vidí všetko a myslí dopredu.
malformed-pentaraduga-unsound = Takto sa partia začať nemôže: „{ $part }“ nesedí so zvyškom rozdania.

## Lekcie

malformed-pentaraduga-middle = Odtiaľto sa partia začať nemôže: skončila sa, alebo sa rozširuje obrazec.
malformed-pentaraduga-covered-figure = Jeden obrazec je tu zakrytý a jeho dieliky sa nedajú vyžrebovať nanovo. Začni pri skoršom ťahu, alebo nechaj skryté dieliky tak, ako boli.
malformed-lesson-at = { $id } hovorí o tom, čo je po ťahu { $at }, ťahov je však len { $count }.
malformed-lesson-texts = Komentár k { $id } v jazyku „{ $language }“ má nadpisy { $found }; treba: { $expected }.
lesson-fulls-1 = Plné, partia 1: série plných
lesson-fulls-2 = Plné, partia 2: na začiatku nie je ťah
lesson-fulls-3 = Plné, partia 3: pasca na konci
lesson-squares-1 = Štvorce, rozdanie 1: blaf
lesson-squares-2 = Štvorce, rozdanie 2: kto povie stop prvý
lesson-squares-3 = Štvorce, rozdanie 3: porovnanie
lesson-claims-1 = Korisť, partia 1: ukoristený obrazec
lesson-claims-2 = Korisť, partia 2: výmeny
lesson-reach-v1 = Dosah, prvý variant: skoky do ťahu a dosiahnutie cieľa
lesson-reach-v2 = Dosah, druhý variant: skončiť skôr ako druhý
lesson-reach-v3 = Dosah, tretí variant: ďalší plný
lesson-reach-v4 = Dosah, štvrtý variant: remíza
lesson-reach-v5 = Dosah, piaty variant: dosiahne druhý
lesson-doubles-1 = Dvojité, partia 1: výmena všetkého
lesson-doubles-2 = Dvojité, partia 2: tri odmeny
lesson-doubles-4 = Dvojité, partia 4: osem nula
lesson-rings-1 = Kruhy, partia 1: doplnený kruh
lesson-rings-2 = Kruhy, partia 2: kruh hneď na začiatku
lesson-steals-1 = Lupiči, cvičná partia
lesson-steals-problem = Lupiči, úloha: desať nula

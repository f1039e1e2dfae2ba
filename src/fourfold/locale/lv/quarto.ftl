### Quarto.

## Figūras

# „Figūra” ir sieviešu dzimtē; iedobumu nosauc pēdējo.
piece-name = { $colour ->
       *[light] gaiša
        [dark] tumša
    } { $height ->
       *[tall] augsta
        [short] zema
    } { $shape ->
       *[round] apaļa
        [square] kantaina
    } { $top ->
       *[solid] bez iedobuma
        [hollow] ar iedobumu
    }

feature-colour = krāsa
feature-shape = forma
feature-height = augstums
feature-top = iedobums
# Kas kopīgs rindas figūrām, tāpēc daudzskaitlī.
value-light = gaišas
value-dark = tumšas
value-round = apaļas
value-square = kantainas
value-tall = augstas
value-short = zemas
value-solid = bez iedobuma
value-hollow = ar iedobumu

## Atteikumi

illegal-quarto-other-phase = { $phase ->
        [give] Vispirms iedod pretiniekam figūru.
        [place] Vispirms noliec figūru, ko turi rokā.
       *[close] Visas figūras ir noliktas: piesaki rindu vai saki, ka tās nav.
    }
illegal-quarto-piece-gone = Šo figūru dot nevar, tā jau ir spēlē: { $piece }.
illegal-quarto-square-taken = Lauciņš { $square } ir aizņemts: { $piece }.
illegal-quarto-calls-auto = Pie šī galda rinda uzvar pati; pieteikt nevajag.
illegal-quarto-call-points-nowhere = Parādi, kuru rindu tu domā.
illegal-quarto-call-squares = Piesakot parāda četrus dažādus lauciņus.
illegal-quarto-call-after-placing = Pie šī galda vispirms noliek un tad piesaka.
illegal-quarto-called-already = Šajā gājienā tu jau pieteici.
illegal-quarto-no-call-now = Tagad pieteikt nevar.

## Teksti, ko nevar izlasīt

malformed-quarto-piece = „{ $text }” nav figūra; vajag heksadecimālu ciparu 0–f vai četrus burtus, pa vienam no L/D, R/Q, T/S, F/H.
malformed-quarto-square = „{ $text }” nav lauciņš; vajag no a1 līdz d4.
malformed-quarto-line = „{ $text }” nav rinda; vajag divus galus, piemēram, a3-d3, vai četrus lauciņus.
malformed-quarto-position-fields = Pozīcija „{ $text }”: vajag laukumu, atstarpi un figūru rokā vai „-”.
malformed-quarto-position-ranks = Laukums „{ $text }”: vajag 4 horizontāles, atdalītas ar „/”, bet atrasts: { $found }.
malformed-quarto-position-rank = Laukuma { $rank }. horizontāle, „{ $text }”: vajag 4 lauciņus, bet atrasts: { $found }.
malformed-quarto-position-digit = „{ $text }” lauciņā { $square } nav figūra; vajag heksadecimālu ciparu 0–f vai „.”.
malformed-quarto-piece-twice = Figūra { $piece } ir uz laukuma divreiz: { $first } un { $second }.
malformed-quarto-hand-placed = Figūra rokā, { $piece }, jau stāv uz laukuma: { $square }.
malformed-quarto-features = Pazīmēm jābūt vienai vai vairākām no šīm, katrai vienreiz: { $expected }.
malformed-quarto-shared = Rindai nevar būt tik daudz kopīgu pazīmju: { $shared }; { $features ->
        [zero] svarīgas ir tikai { $features }
        [one] svarīga ir tikai { $features }
       *[other] svarīgas ir tikai { $features }
    }.
malformed-quarto-full = Pozīcijā „{ $text }” vairs nav ko spēlēt.
malformed-quarto-starter = „{ $text }” nav tas, kas sāk; vajag A vai B.
malformed-detail = Aiz „{ $word }” iekavās nekā nav, bet atrasts „({ $detail })”.
malformed-memory = Tabula, kas aizņem { $megabytes } MB, neietilpst šī datora atmiņā.

## Dzinējs

malformed-engine-command = „{ $text }” nav komanda; vajag vienu no: { $expected }.
malformed-engine-alone = „{ $command }” raksta atsevišķi, bet aiz tās atrasts „{ $text }”.
malformed-engine-setoption = „setoption { $text }”: vajag „setoption name NOSAUKUMS value VĒRTĪBA”.
malformed-engine-option = Opcijas „{ $text }” nav; ir: { $expected }.
malformed-engine-position = „position { $text }”: vajag „start” vai pozīciju, piemēram, 0..f/..../.3../.... 9, tad varbūt „moves” un pārmaiņus lauciņus un figūras.
malformed-engine-go = „go … { $text }”: vajag time MS, nodes N, infinite, moves vai neko.
malformed-engine-infinite = „infinite” nozīmē bez ierobežojuma, tāpēc ne time, ne nodes tam nepiederas.
illegal-engine-busy = „{ $command }” jāpagaida, līdz meklēšana beigsies; „stop” to pārtrauc.

## Kā beidzas partijas

outcome-line = Uzvar { $winner }: ir rinda.
outcome-false-call = Uzvar { $winner }: { $loser } pieteica rindu, kuras nav.
outcome-full = Neizšķirts: visas figūras ir noliktas, un neviens neko nepieteica.

## Datora līmeņi un kā katrs spēlē

level-quarto-1 = Jauniņais
level-quarto-about-1 = Nepamana rindas un aizmirst pieteikt.
level-quarto-2 = Iesācējs
level-quarto-about-2 = Redz daudz, bet vēl ne visu.
level-quarto-3 = Māceklis
level-quarto-about-3 = Rindas redz, bet uzvaras atdāvina.
level-quarto-4 = Amatieris
level-quarto-about-4 = Paņem katru uzvaru, ko redz.
level-quarto-5 = Kluba spēlētājs
level-quarto-about-5 = Padomā, pirms dod.
level-quarto-6 = Lietpratējs
level-quarto-about-6 = Domā vairākus gājienus uz priekšu.
level-quarto-7 = Meistars
level-quarto-about-7 = Gandrīz nekad nekļūdās.
level-quarto-8 = Neuzvaramais
level-quarto-about-8 = Nekad nekļūdās.

## Noteikumi, ko izvēlēties

preset-international = Parastie noteikumi
preset-beginners-1 = Iesācējiem: svarīga tikai krāsa
preset-beginners-2 = Iesācējiem: svarīga krāsa un forma
preset-beginners-3 = Iesācējiem: svarīgs viss, izņemot iedobumu
preset-advanced = Pieredzējušiem: arī 2×2 kvadrāti ir rindas
preset-tournament = Turnīrs: minūte gājienam, par kļūdainu pieteikumu zaudē
preset-balkan = Nepamanītu rindu piesaka jebkurš, kā Balkānos
preset-taiwan = Piesaka pirms nolikšanas, kā Taivānā
preset-greek-2 = Divas kopīgas pazīmes, kā Grieķijā
preset-own = Kā lapiņā tavā valodā

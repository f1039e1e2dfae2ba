### Pentaraduga.

## Texte care nu se pot citi

malformed-pentaraduga-tile = „{ $text }” nu e o plăcuță; se așteaptă culorile: stânga, mare, dreapta, cele mici vecine ale celei mari, ca oRo sau oRv.
malformed-pentaraduga-tile-twice = Plăcuța { $tile } apare de două ori.
malformed-pentaraduga-direction = „{ $text }” nu e o direcție; se așteaptă В П Н Л sau U R D L.
malformed-pentaraduga-placement = „{ $text }” nu e un loc; se așteaptă o plăcuță, o direcție și căsuța din stânga jos, ca oRoU@0,0.
malformed-pentaraduga-too-many = Prea multe plăcuțe: { $count }; cel mult { $most }.
malformed-pentaraduga-no-tiles = Nu sunt plăcuțe; se așteaptă o mână ca oRo rOr yOr.
malformed-pentaraduga-goal = „{ $text }” nu e un scop; se așteaptă: { $expected }.
malformed-pentaraduga-problem = „{ $text }” nu e o problemă; se așteaptă un fel ({ $expected }) sau un identificator ca squares-3 ori squares-0000002a.
malformed-pentaraduga-count-frames = Cele mai bune rame nu se pot număra: plăcuțele folosite se aleg liber.
malformed-pentaraduga-match = Un meci are cel puțin o partidă, dintr-un joc sau mai multe.
malformed-pentaraduga-overlap = { $placement } s-ar suprapune cu { $other }.
malformed-pentaraduga-notation = „{ $word }” nu e o plăcuță cu locul ei; se așteaptă plăcuța, încotro îi arată vârful, litere pentru locul cel mai de sus, din dreapta, de jos sau din stânga și plăcuțele pe care le atinge, ca rOrLL, rOrRyOr sau rOrLL.
malformed-pentaraduga-several = „{ $word }” are mai multe locuri: { $places }.
malformed-pentaraduga-nowhere = „{ $word }” nu se potrivește nicăieri{ $count ->
        [0] .
       *[other] ; { $tile } se potrivește la: { $places }.
    }
malformed-pentaraduga-remark = „{ $word }” nu atinge { $other }.
malformed-pentaraduga-ending = „{ $word }” nu e alt final; trebuie să înceapă cu o plăcuță din primul sau să fie litere pentru ultima plăcuță.
malformed-pentaraduga-at = Plăcuța { $number }: { $problem }
malformed-pentaraduga-word = „{ $text }” nu e o mutare; se așteaptă plăcuțe cu locul lor, ca oRoU@0,0, sau una dintre: { $expected }.
malformed-pentaraduga-bare-word = Spune la ce se referă „{ $word }”, în paranteze după el.
malformed-pentaraduga-deal-text = „{ $text }” nu e o împărțire; se așteaptă cine începe și plăcuțele ambilor, ca „A: oRo rOr / yOr yOy”, și eventual rezultatul tragerii la sorți după încă o bară.
malformed-pentaraduga-deal = O împărțire are toate plăcuțele ({ $count }), fiecare o dată, jumătate la fiecare jucător.
malformed-census-name = Nu există recensământul „{ $name }”; există: { $expected }.
malformed-census-file = { $path } nu e un certificat; se așteaptă rânduri de text comprimate.
malformed-census-other = { $path } nu e un certificat pentru { $expected }, ci pentru „{ $name }”.
malformed-census-line = „{ $line }” nu e o intrare; se așteaptă o mână, câte sunt ca ea, cât valorează și locurile unei figuri, ca „000090 2 1 rOrU@0,0 yOyD@0,-1”.
malformed-census-entry = Intrarea { $number }: { $problem }
malformed-census-twice = Mâna { $hand } apare de două ori.
malformed-census-hand = Mâna { $hand } nu face parte din acest recensământ.
malformed-census-hands = Se spune că mâini ca ea sunt { $hands }, dar sunt { $expected }.
malformed-census-tiles = Figura e din { $tiles }; mâna e { $hand }.
malformed-census-value = Se spune că figura valorează { $value }, dar valorează { $counted }.
malformed-census-best = Se spune că valorează cel mult { $value }, dar căutarea a găsit { $found }: { $places }.
malformed-census-missing = Lipsește mâna { $hand }.
malformed-census-total = Mâini acoperite de intrări: { $total }; în total sunt { $expected }.

## Refuzuri

illegal-pentaraduga-not-in-hand = { $tile }: nu e în mâna ta.
illegal-pentaraduga-stock-empty = Nu mai e nicio plăcuță de luat.
illegal-pentaraduga-covered = { $tile }: s-ar suprapune cu altă plăcuță.
illegal-pentaraduga-apart = { $tile }: trebuie să atingă figura cu o latură.
illegal-pentaraduga-clash = { $tile }: nu se potrivește acolo, culorile diferă.
illegal-pentaraduga-rough = { $tile }: nu se potrivește acolo, diagonalele nu se întâlnesc la capete.
illegal-pentaraduga-not-full = { $tile }: acolo nu face niciun pătrat, iar acum trebuie o plăcuță plină.
illegal-pentaraduga-no-protest = La această masă calculatorul e arbitru; ce e contra regulilor nu se acceptă.
illegal-pentaraduga-nothing-wrong = Nu e niciun motiv de protest.
illegal-pentaraduga-no-such-act = Acum nu se poate: „{ $act }”.

## Imagini, pentru cine nu le vede

pentaraduga-picture = { $tiles ->
    [0] Nicio plăcuță
   *[other] O figură, plăcuțe: { $tiles }, { $squares ->
        [0] niciun pătrat
        [one] { $squares } pătrat
        [few] { $squares } pătrate
       *[other] { $squares } de pătrate
    }
}
pentaraduga-picture-tile = Plăcuța { $tile }: { $left }, { $big } mare, { $right }
pentaraduga-colour-red = roșu
pentaraduga-colour-orange = portocaliu
pentaraduga-colour-yellow = galben
pentaraduga-colour-green = verde
pentaraduga-colour-blue = albastru
# As in English
pentaraduga-colour-violet = violet

## Construit după paravan: Pătrate, Quados, Rame

illegal-pentaraduga-arrangement = Plăcuțele nu pot sta așa. { $problem }
illegal-pentaraduga-too-fast = Ți-ai rearanjat plăcuțele într-o secundă de prea multe ori ({ $most }); așteaptă puțin, apoi trimite cum stau.
illegal-pentaraduga-stopped = Primul stop l-a zis { $seat }. Acum construiește doar celălalt și nu se mai schimbă nimic.
illegal-pentaraduga-nobody-stopped = Încă n-a zis nimeni stop; abia apoi se marchează sau se verifică rezultate.
illegal-pentaraduga-exchanging = Se schimbă o plăcuță: nimeni nu poate zice stop până nu dă și { $seat } una.
illegal-pentaraduga-exchanged = E un singur schimb într-o partidă și s-a făcut deja.
illegal-pentaraduga-dropped = Tu ai dat o plăcuță; mai are de dat una { $seat }.
illegal-pentaraduga-no-figure = Acest rezultat nu se poate marca: plăcuțele trebuie să facă o singură figură, iar la Pătrate și Quados e nevoie de toate.
illegal-pentaraduga-always-checked = Aici nu se predă nimeni: figurile se verifică întotdeauna.
illegal-pentaraduga-begin-first = Spune întâi că începi: de atunci îți curge timpul.
illegal-pentaraduga-choose-first = Întâi { $seat } alege a cui figură se continuă.
illegal-pentaraduga-original-moved = { $tile }: ține de figura care se continuă și rămâne la locul ei.
## Jocuri cu figuri proprii

illegal-pentaraduga-count = Aici pui deodată { $expected ->
    [one] o plăcuță
    [few] { $expected } plăcuțe
   *[other] { $expected } de plăcuțe
}.
illegal-pentaraduga-not-double = { $tile }: acolo atinge o singură plăcuță; trebuie să atingă două.
illegal-pentaraduga-no-corner = { $tile }: acolo nu face colț, capătul scurt trebuie să stea la capătul unei laturi lungi.
illegal-pentaraduga-no-ring = Aceste plăcuțe nu fac un inel: trebuie patru în jurul unei căsuțe goale.
illegal-pentaraduga-wait = Trebuie să aștepți: acum joacă { $seat }.
illegal-pentaraduga-stocks-left = Toate plăcuțele se predau doar când ambele rezerve sunt goale.
illegal-pentaraduga-hand-full = Ai în mână { $count ->
    [one] o plăcuță
    [few] { $count } plăcuțe
   *[other] { $count } de plăcuțe
}; se trage doar când sunt mai puține.
illegal-pentaraduga-no-prize = Nu ai premiu de luat: se dă pentru { $count ->
    [one] o plăcuță pusă
    [few] { $count } plăcuțe puse la rând
   *[other] { $count } de plăcuțe puse la rând
} fără să tragi, când rezerva ta nu le poate înlocui, iar a adversarului mai are una.
illegal-pentaraduga-prize-first = Ai mutat: ia-ți premiul sau zi pas.
illegal-pentaraduga-kept = Prima plăcuță din rezerva ta e păstrată ca premiu pentru { $seat }.
illegal-pentaraduga-no-wait = Acum nu trebuie să-ți aștepți adversarul.
illegal-pentaraduga-hurried = Minutul curge deja.
illegal-pentaraduga-no-such-move = O mutare e o plăcuță din mână, o plăcuță care stă într-o figură sau întâi una, apoi cealaltă.
illegal-pentaraduga-not-twice-full = { $tile }: acolo trebuie să facă două pătrate, fiindcă unde stă acum e deja plină.
illegal-pentaraduga-untouched = { $tile }: trebuie să atingă plăcuța pe care tocmai ai pus-o.
illegal-pentaraduga-same-place = { $tile }: stă deja acolo.
illegal-pentaraduga-splits = { $tile }: fără ea figura s-ar rupe în bucăți.
illegal-pentaraduga-stock-left = Poți zice pas doar cu rezerva goală; mută sau schimbă.
illegal-pentaraduga-hand-empty = Nu ai nicio plăcuță în mână.
illegal-pentaraduga-no-full-prize = Nu ai premiu de luat: se dă pentru o ultimă plăcuță pusă plină.
illegal-pentaraduga-only-complex = La rând e { $seat }; poți intercepta doar cu o mutare complexă.
illegal-pentaraduga-shielded = { $seat } are o mutare care nu se poate intercepta.
illegal-pentaraduga-claimed = { $what ->
    [move] Ai început o mutare: pune o plăcuță din mână.
    [exchange] Ai început un schimb: schimbă o plăcuță sau ia una.
   *[take] Ai început să iei o plăcuță: ia una.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } a început un schimb; așteaptă să-l termine.
    [take] { $seat } a început să ia o plăcuță; așteaptă să termine.
   *[move] { $seat } a început o mutare; așteaptă s-o termine.
}
## Ia tot și Întinde

illegal-pentaraduga-barred = Ai lăsat să treacă ce ai anunțat; acum adversarul e primul.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] Acum nu se poate anunța un schimb.
    [move] Acum nu se poate anunța o mutare.
   *[take] În acest joc se pot anunța doar o mutare sau un schimb.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Cât timp se pun plăcuțe pline la rând, nu se schimbă nimic.
    [start] Până nu e pusă figura de început, nu se schimbă plăcuțe.
    [replay] În prelungire nu se schimbă plăcuțe.
   *[other] Acum nu se pot schimba plăcuțe.
}
illegal-pentaraduga-no-take = Poți lua fără să dai doar cu o plăcuță în mână și cu rezerva goală.
illegal-pentaraduga-must-exchange = Poți zice pas doar când rezerva adversarului e goală; pune sau schimbă o plăcuță.
illegal-pentaraduga-start-more = Prea puține plăcuțe pentru figura de început: { $laid }.
illegal-pentaraduga-start-claims = { $tile }: nu se poate pune acolo; figura de început pornește din mijloc, iar cele două plăcuțe ale unui jucător se ating.
illegal-pentaraduga-start-reach = { $tile }: nu se poate pune acolo; plăcuța primită stă la linie, de partea adversarului, fără galben la linie, iar una de-a ta o atinge de partea ta.
illegal-pentaraduga-start-reach-plus = { $tile }: nu se poate pune acolo; figura de început pornește deasupra liniei, lipită de ea, și are câte două plăcuțe de fiecare parte.
illegal-pentaraduga-not-yellow = { $tile }: nu are galben; dă o plăcuță care are sau schimbă.
illegal-pentaraduga-full-elsewhere = { $tile }: se poate pune plină în altă parte, deci acolo trebuie.
illegal-pentaraduga-intercept-full = Nu e rândul tău: poți intercepta doar cu o plăcuță plină, iar aceasta nu face pătrat acolo: { $tile }.

## Partide de antrenament

malformed-training-file = Aceasta nu e înregistrarea unei partide de antrenament; se așteaptă un obiect sau unul cu o listă „records”.
malformed-training-game = „{ $name }” (plăcuțe: { $set }) nu e un joc din Pentaraduga; se așteaptă numele din carte sau unul dintre: { $expected }.
malformed-training-deal = Mâinile, rezervele și figurile dinaintea primului eveniment trebuie să fie toate plăcuțele ({ $count }), fiecare o dată.
malformed-training-prefigures = Figurile dinaintea primului eveniment trebuie să fie fără greșeli și să țină de A sau B într-un joc cu figuri proprii.
malformed-training-key = Lipsește „{ $key }”.
malformed-training-type = „{ $type }” nu e un eveniment al acestui joc, sau nu acum.
malformed-training-number = Mutarea { $number } nu poate fi următoarea ({ $seat }): A are numerele impare, B pe cele pare, iar ultima a fost { $last }.
malformed-training-figure = Nu există figura „{ $name }”; se așteaptă: { $expected }.
malformed-training-untaken = { $seat } mai are de luat { $tiles }.
malformed-training-unfinished = Înregistrarea se termină, dar partida nu.
malformed-training-remark = O remarcă trebuie să fie un obiect.
malformed-training-remark-late = O remarcă e după evenimentul { $at }; evenimente sunt doar { $count }.
malformed-training-differs = { $what ->
    [hand] Mâna împărțită
    [tiles] Plăcuțe trase sau luate
    [refusal] Felul pasului
    [start] Începerea unei figuri
    [source] De unde vine plăcuța
    [owner] A cui era plăcuța
    [figure] Figura
    [mark] Dacă face un pătrat
    [reach] Dacă ajunge departe
    [finish] Terminarea
    [intercept] Interceptarea
    [give] Plăcuțe date
    [give_to] Plăcuța de la capătul rezervei
    [take_from] Plăcuța de la începutul rezervei
    [take] Numele acțiunii
    [stage] Etapa schimbului total
    [collect] Plăcuțe luate din schimb
    [squares] Pătrate
    [violations] Încălcări
    [count_all] Locurile plăcuței
    [count_full] Locurile unde plăcuța e plină
    [count_double] Locurile unde plăcuța e dublă
    [has_full] Dacă plăcuța poate fi plină
    [count] Colțuri
    [left] Plăcuțe rămase
    [points] Puncte
    [score] Scorul
   *[other] { $what }
}: înregistrarea spune { $said }, după reguli e { $found }.

## Cum se termină partidele

outcome-played = Toate mutările sunt făcute, iar punctele numărate.
outcome-checked = Ambele figuri sunt verificate.
outcome-checked-even = Ambele figuri valorează la fel: câștigă cine a fost mai rapid.
outcome-extended = Figura continuată e numărată.
outcome-surrendered = { $loser } se predă și nu vede cealaltă figură.
outcome-interrupted = Amândoi au zis pas; fiecare primește un punct pentru fiecare plăcuță rămasă la celălalt.
outcome-replay-time = Timpul prelungirii s-a scurs, iar punctele sunt numărate.

## Nivelurile calculatorului

level-pentaraduga-1 = Începător
level-pentaraduga-about-1 = Joacă pe îndelete și îi scapă multe.
level-pentaraduga-2 = Jucător
level-pentaraduga-about-2 = Vede cele mai multe locuri și nu se grăbește.
level-pentaraduga-3 = Maestru
level-pentaraduga-about-3 = Rapid, vede tot și anticipează.

## Lecții

malformed-pentaraduga-unsound = O partidă nu poate începe așa: „{ $part }” nu se potrivește cu restul împărțirii.
malformed-pentaraduga-middle = O partidă nu poate începe de aici: s-a terminat sau se continuă o figură.
malformed-pentaraduga-covered-figure = Aici e o figură acoperită, iar plăcuțele ei nu se pot trage din nou. Începe de la o mutare mai devreme sau păstrează plăcuțele ascunse cum erau.
malformed-lesson-at = { $id } vorbește despre ce vine după mutarea { $at }; mutări sunt doar { $count }.
malformed-lesson-texts = Comentariul la { $id } în „{ $language }” are titlurile { $found }; se așteaptă: { $expected }.
lesson-fulls-1 = Pline, partida 1: șiruri de plăcuțe pline
lesson-fulls-2 = Pline, partida 2: nicio mutare la început
lesson-fulls-3 = Pline, partida 3: capcana de la sfârșit
lesson-squares-1 = Pătrate, împărțirea 1: o cacealma
lesson-squares-2 = Pătrate, împărțirea 2: cine zice primul stop
lesson-squares-3 = Pătrate, împărțirea 3: verificarea
lesson-claims-1 = Ia tot, partida 1: o figură e luată
lesson-claims-2 = Ia tot, partida 2: schimburi
lesson-reach-v1 = Întinde, prima variantă: interceptări și o întindere
lesson-reach-v2 = Întinde, a doua variantă: gata înaintea celuilalt
lesson-reach-v3 = Întinde, a treia variantă: altă plăcuță plină
lesson-reach-v4 = Întinde, a patra variantă: remiză
lesson-reach-v5 = Întinde, a cincea variantă: ajunge al doilea
lesson-doubles-1 = Duble, partida 1: schimbul total
lesson-doubles-2 = Duble, partida 2: trei premii
lesson-doubles-4 = Duble, partida 4: opt la zero
lesson-rings-1 = Inele, partida 1: se închide un inel
lesson-rings-2 = Inele, partida 2: un inel de la început
lesson-steals-1 = Hoții, partida de antrenament
lesson-steals-problem = Hoții, problema: zece la zero

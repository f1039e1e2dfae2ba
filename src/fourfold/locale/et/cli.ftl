### Käsurida.

cli-fourfold = Mängi mänge, kus neljal on midagi ühist.
cli-fourfold-examples =
    Näited:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Näita versiooni ja lõpeta.
cli-lang = Keel; vaikimisi keskkonna oma (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: mängi, vaata ja lahenda seise, kontrolli salvestisi.
cli-json = Väljasta programmidele JSON, üks objekt reas.
cli-cyrillic = Kirjutab kivid ja suunad raamatu kirillitsa tähtedega.
cli-position = Seis, näiteks "0..f/..../.3../.... 9": rõhtread 4–1, iga nupp on kuueteistkümnendnumber, siis käes olev nupp või "-". Üksik "-" loeb standardsisendist ühe seisu realt.
cli-preset = Reeglid, mille järgi mängida; loetelu annab „fourfold quarto presets“.
cli-set = Muudab ühte reeglit, näiteks squares=on või move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Väljund
cli-unfinished = Pooleli, sündmusi { $events }.
cli-false-call = { $name } hüüdis, aga rida ei olnud (sündmus { $event }).
cli-edition = Nagu selle keele reeglilehel
cli-in-hand = Käes: { $piece }, { $name }.

cli-play = Mängi terminalis kahekesi ühe klaviatuuri taga või üksi arvuti vastu.
cli-play-examples =
    Näited:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Vastane: inimene (person) või arvuti tase, nõrgim esimesena. Kui ei nimeta, siis küsitakse.
cli-play-names = Mängijate nimed, koma vahel.
cli-play-save = Kus pooleliolevat mängu hoitakse.
cli-play-new = Alusta uuesti; pooleliolev mäng pannakse kõrvale.

cli-show = Näita seisu tekstina või pildina.
cli-show-examples =
    Näited:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Joonista seis ka sellesse SVG-faili.
cli-show-theme = Pildi värvid.
cli-show-size = Pildi kõrgus pikslites.

cli-replay = Kontrolli salvestist reeglite järgi ja näita, kuhu see jõuab.
cli-replay-examples =
    Näited:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Salvestis tekstina või JSONina; „-“ loeb selle standardsisendist.
cli-replay-to = Väljasta salvestis ise sellel kujul.
cli-presets = Loetle reeglid, mille järgi saab mängida, ja mida igaüks muudab.

cli-pentaraduga = Pentaraduga: vaata kujundeid ja nende tulemusi, leia parimad, koosta ülesandeid, mängi läbi õppemänge. Lühidalt „penta“.
cli-figure = Näita notatsioonis kirjutatud kujundit: ruudud, vead ja lühim üleskirjutus.
cli-figure-examples =
    Näited:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Kivid asetamise järjekorras, komad vahel: kivi, kuhu näitab selle tipp, tähed kõige ülemise, parempoolsema, alumise või vasakpoolsema koha jaoks, kivid, mida see puudutab; või selle koht, näiteks oRoU@0,0. Teised lõpud tulevad märgi „/“ järel. Üksik „-“ loeb standardsisendist ühe kujundi realt.
cli-penta-solve = Leia käes olevatest kividest parim kujund ja tõesta, et paremat ei ole.
cli-penta-solve-examples =
    Näited:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Käsi: kivid nagu oRo või oRv, vahel tühik või koma. Üksik „-“ loeb standardsisendist ühe käe realt.
cli-penta-goal = Mida tahetakse kõige rohkem: squares (ruudud); quados (ruudud miinus rikutud nurgad); rings (rõngad); frame (tühjad väljad augus; kõiki kive ei pea kasutama).
cli-penta-free = Ainult kujundid, kus pole värvivigu ega vildakaid liiteid. Muidu on need lubatud, aga arvatakse tulemusest maha.
cli-penta-extend = Kujund notatsioonis, mis jääb nii, nagu on; kivid asetatakse selle külge.
cli-penta-count = Ütle ka, kui palju parimaid kujundeid on; pööramisel samaks muutuvad loetakse üks kord.
cli-penta-seconds = Kui kaua kõige rohkem otsida; siis öeldakse parim leitu ja et see pole tõestatud. 0: nii kaua kui vaja.
cli-penta-none = { $proved ->
        [1] Kõigist neist kividest ei saa vigadeta kujundit.
       *[0] Selle ajaga kujundit ei leitud.
    }
cli-penta-solved = { $proved ->
        [1] Parim võimalik, tõestatud ajaga { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] Parim ajaga { NUMBER($seconds, maximumFractionDigits: 0) } s leitu, tõestamata:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } rõngas
           *[other] { $rings } rõngast
        }, { $counted ->
            [one] { $counted } ruut.
           *[other] { $counted } ruutu.
        }
        [frame] augus { $hole ->
            [one] { $hole } väli
           *[other] { $hole } välja
        }, tulemus { $counted }.
       *[squares] tulemus { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Sama häid kujundeid on vähemalt { $count }.
       *[1] { $count ->
            [one] Selliseid kujundeid on üks.
           *[other] Selliseid kujundeid on { $count }.
        }
    }
cli-penta-problems = Koosta uusi ülesandeid või näita üht neist koos vastustega.
cli-penta-problems-examples =
    Näited:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 kivi 14-st), squares+ (12 kivi 24-st) või quados (7 kivi 7 kivi kujundi külge); või ühe ülesande tunnus, et näha selle vastuseid.
cli-penta-problems-count = Mitu.
cli-penta-problems-seed = Kust alustada: iga kord samad ülesanded. Muidu otsustab juhus.
cli-penta-problems-difficulty = 1 (kerge) kuni 5 (raske): kui haruldased on vastused ja kui paljud kohe saadavad ruudud eksitavad. Muidu ükskõik milline.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , raskus { $difficulty }/5
    }: { $kind ->
        [quados] { $given ->
                [start] aseta kõik need kivid selle kujundi külge
               *[hand] tee neist kividest kujund tulemusega { $start }, siis aseta selle külge kõik ülejäänud neljateistkümnest kivist
            } nii, et tulemus on { $goal }; iga rikutud nurk võtab ühe maha{ $symmetry ->
                [none] .
                [central] , ja piirjoon peab poolpöördel samaks jääma.
               *[any] , ja piirjoon peab olema sümmeetriline.
            }
       *[squares] tee kõigist neist kividest üks kujund, mille tulemus on { $goal }.
    }
cli-census = Selgita välja iga võimaliku käe parima kujundi tulemus. Katkestatud töö jätkub uuesti käivitades.
cli-census-examples =
    Näited:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Millised käed: squares (7 kivi 14-st, lillata), squares+ (12 kivi kõigist 24-st; võtab minuteid) või rings (millistes kätes on rõngas).
cli-census-output = Kaust tõenditele, kus on kujund iga käe jaoks, ja senitehtule.
cli-census-workers = Mitu protsessi otsib; vaikimisi üks iga protsessorituuma kohta.
cli-census-ray = Otsi hoopis Ray klastris sellel aadressil, näiteks 10.0.0.1:6379; „local“ käivitab klastri selles masinas.
cli-census-verify = Kontrolli hoopis seda tõendit: iga käsi on seal üks kord, iga kujundi tulemus on õige ja uus otsing leiab sama.
cli-census-samples = Mitu kätt kontrollimisel uuesti otsida; kõik, kui neid on vähem.
cli-census-seed = Millised käed need on.
cli-census-hands = { $hands } kätt, igas { $size } kivi { $tiles } kivist; { $classes }, kui ainult värvide või peegelpildi poolest erinevad loetakse üks kord.
cli-census-column = { $column ->
        [score] Tulemus
        [hands] Käsi
        [tiles] Kive
        [size] Käes
        [rings] Rõngaga
       *[share] Osa
    }
cli-census-extreme = Ühegi käe tulemus pole { $end ->
        [least] väiksem
       *[most] suurem
    } kui { $score }; { $hands ->
        [one] sellise tulemusega on üks käsi:
       *[other] sellise tulemusega käsi on { $hands }, näiteks:
    }
cli-census-question = Kas iga käe{ $colour ->
        [none] { "" }
       *[other] , mille kõigil kividel on värv { $colour },
    } tulemus on vähemalt { $below }? { $hands ->
        [0] Jah.
        [one] Ei, ühel ei ole:
       *[other] Ei, erandeid on { $hands }, näiteks:
    }
cli-census-verified = { $wrong ->
        [0] Tõend on õige: kirjeid { $count }, neist uuesti otsitud { $solved }.
        [one] Tõendis on üks viga.
       *[other] Tõendis on { $wrong } viga.
    }
cli-penta-replay = Mängi õppemängud reeglite järgi läbi ja ütle tulemused või kus reegleid rikutakse.
cli-penta-replay-examples =
    Näited:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Õppemängude fail JSONis, „-“ standardsisendi jaoks või Fourfoldiga kaasas oleva õppemängu tunnus, näiteks fulls-1.
cli-penta-nameless = Tunnuseta mäng
# As in English
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , sündmus { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles } kivi, { $squares ->
        [one] { $squares } ruut
       *[other] { $squares } ruutu
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } rõngas
       *[other] , { $rings } rõngast
    }{ $clashes ->
        [0] { "" }
       *[other] , { $clashes } värviviga
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } vildakas liide
       *[other] , { $rough } vildakat liidet
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } rikutud nurk (Quadoses)
       *[other] , { $spoiled } rikutud nurka (Quadoses)
    }{ $parts ->
        [0] { "" }
       *[other] , mitmes osas
    }: tulemus { $counted }.

cli-penta-match = Lase kahel arvuti tasemel Pentaraduga mängus võistelda.
cli-penta-match-examples =
    Näited:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Mäng, näiteks fulls või reach+.
cli-penta-match-level = Arvuti tase.
cli-penta-match-games = Mitu mängu; tasemed vahetavad iga mängu järel kohad.
cli-penta-match-result = { $game }, tase { $first } taseme { $second } vastu: { $wins } võitu, { $draws } viiki, { $losses } kaotust, mänge { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); keskmised punktid { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) }; mediaanmängus tegevusi { $actions }.

cli-solve = Lahenda seis: kas see on nupu hoidjale või järgmise andjale võit, viik või kaotus, ja kui ruttu?
cli-solve-examples =
    Näited:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Mis loeb, näiteks colour,shape; vaikimisi kõik: colour,shape,height,top.
cli-squares = Ka üheksa 2 × 2 välja suurust ruutu on read.
cli-shared = Mitu ühist tunnust peab rea neljal nupul olema; vaikimisi 1.
cli-threads = Mitu lõime otsib.
cli-memory = Mitu megabaiti võib otsing laudade meelespidamiseks kasutada.
cli-solve-moves = Ütle ka, mida iga käik väärt on.
cli-solve-warm = Koos märgiga „-“: pea leitu ühest seisust teise meeles.
cli-searching = { $nodes } sõlme, { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , käike { $done }/{ $all }
    }…
cli-value = { $piece ->
        [nobody] Laud on täis:
        [giver] Järgmise nupu andja
       *[other] Nupu { $piece } hoidja
    } { $value ->
        [win] { $plies ->
            [1] võidab kohe.
           *[other] võidab { $plies } poolkäiguga.
        }
        [loss] kaotab { $plies } poolkäiguga, kui teine mängib hästi.
       *[draw] { $piece ->
            [nobody] viik.
           *[other] saab viigi, aga mitte võitu, kui teine mängib hästi.
        }
    }
cli-spent = Läbi vaadatud { $nodes } sõlme, { $seconds } s.
cli-grid =
    Read: kuhu läheb käes olev nupp. Veerud: järgmisena antav nupp.
    +n võidab n poolkäiguga, = viik, -n kaotab n poolkäiguga. Poolkäik on andmine või asetamine.

cli-analyse = Analüüsi seisu: selle väärtus, parimad käigud ja mida mõlemad siis mängivad.
cli-analyse-examples =
    Näited:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Seis, näiteks "0..f/..../.3../.... 9": rõhtread 4–1, iga nupp on kuueteistkümnendnumber, siis käes olev nupp või "-".
cli-best = Parimad käigud:
cli-line = Kui mõlemad mängivad hästi:

cli-review = Hinda mängu: mida iga käik väärt oli, mis jäi märkamata ja millal kõik otsustati.
cli-review-examples =
    Näited:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] võit
        [draw] viik
        [loss] kaotus
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] laseb võidu käest
       *[draw] laseb viigi käest
    }
cli-missed = jätab hüüdmata: { $lines }
cli-overlooked = Keegi ei hüüdnud: { $lines } (sündmus { $event }).
cli-decided = { $event ->
        [0] Mäng lõppes sellega, mida ta algusest peale väärt oli.
       *[other] Mängu otsustas sündmus { $event }.
    }

cli-engine = Vasta teistele programmidele standardsisendi ja -väljundi ridadega (docs/engine.md).
cli-engine-examples =
    Näited:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm on seisude loetelu jaoks; pane seisu asemele „-“.

cli-match = Lase arvuti tasemetel omavahel mängida ja mõõda nende tugevust.
cli-match-examples =
    Näited:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Kaks taset või rohkem; igaüks mängib kõigi teistega.
cli-match-all = Kõik tasemed.
cli-match-games = Mitu mängu iga kaks taset mängivad; esimese nupu annavad nad kordamööda.
cli-match-seed = Sama seeme annab samad mängud.
cli-match-workers = Mitu protsessi mängib; vaikimisi nii palju, kui on protsessoreid.
cli-match-result = Tase { $first } taseme { $second } vastu: { $wins } võitu, { $draws } viiki, { $losses } kaotust; { $points ->
        [1] 1 punkt
       *[other] { $points } punkti
    }, mänge { $games }, { $elo } Elo.
cli-match-level = Tase
cli-match-step = Vahe
cli-match-legend = Elo: null on keskmine. Vahe: kui palju eelmisest tasemest parem. Siis punktid sajas mängus iga taseme vastu. Veapiirid: 95%.
malformed-match-levels = Matšiks on vaja kaht taset või rohkem, igaüht üks kord; näiteks 3 5 või --all.

malformed-language = Keelt „{ $text }“ me ei räägi; olemas on: { $expected }.
malformed-utf-8 = See pole UTF-8 tekst.
malformed-file = { $path }: { $problem }
malformed-save = Pooleliolevat mängu failis { $path } ei saa lugeda: { $problem } Kõrvale panemiseks alusta valikuga --new.
malformed-save-in-use = Mäng failis { $path } on teises aknas lahti. Nimeta teine fail valikuga --save.
malformed-no-terminal = Mängimiseks on vaja terminali.
malformed-names = „{ $text }“ pole kaks nime; peaks olema näiteks Ann,Bo.
malformed-svg-of-many = --svg joonistab ühe seisu, mitte loetelu standardsisendist.

cli-serve = Käivita veebirakendus: mängi brauseris sõprade või arvutiga.
cli-serve-examples =
    Näited:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Aadress, mida kuulata.
cli-port = Port, mida kuulata; 0 võtab vaba pordi.
cli-database = Andmebaas; vaikimisi SQLite süsteemi andmekaustas.
cli-workers = Mitu protsessi teenindab; rohkem kui üks vajab PostgreSQLi ja Redist.
cli-redis = Redise aadress, mille kaudu protsessid üksteist äratavad.
cli-proxy = Serveri ees oleva puhverserveri aadress; see annab päisega X-Forwarded-For teada, kust päringud tulevad.
cli-limits = Kui palju külalised teha tohivad, kui see tavalisest erineb: JSONina, vaata docs/security.md.
cli-open = Ava leht brauseris.
cli-log-json = Kirjuta logi JSONina, üks objekt reas.
cli-metrics-port = Anna selles pordis Prometheusele teada, kuidas serveril läheb.
cli-metrics-host = Aadress, kus sellest teada antakse.
cli-serving = Fourfold on aadressil { $address }
cli-think = Lase serveri arvutimängijal ka selles masinas mõelda.
cli-think-examples =
    Näide:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Selle Redise aadress, mida serverid kasutavad.
cli-think-processes = Mitu protsessi mõtleb; vaikimisi üks iga protsessori kohta.
cli-thinking = Mõtlen selle Redise serverite eest.
malformed-redis = See ei ole Redise aadress (nagu redis://localhost:6379): { $why }
cli-admin = Hoolda andmebaasi.
cli-migrate = Uuenda skeem (server teeb seda käivitudes ise).
cli-backup = Kopeeri SQLite’i andmebaas serveri töötades.
cli-backup-file = Kuhu; ei tohi veel olemas olla.
cli-export = Väljasta iga mäng salvestisena, üks reas.
cli-prune = Kustuta vana serveri töötades. Kui ei nimeta, mida, siis loetakse vana ainult kokku.
cli-prune-kinds = Mida kustutada: lauad, kus pole mängitud, pooleliolevad või lõppenud mängud, duellid, lingid teistesse seadmetesse, külalised, kes kuskil ei istu, serveri käivitused; selles järjekorras unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Mitu päeva pole seda puudutatud.
cli-forget = Kustuta külalise andmed: nimi ja see, millised mängud olid tema omad.
cli-forget-guest = Külaline: tunnus või laua tunnus ja koht, näiteks 3f7dQx0aLm2c/A.
cli-count = Loe kokku külalised, lauad ja sündmused.
malformed-port = Aadressi { $host }:{ $port } ei saa kuulata: { $why }.
malformed-workers = Mitu protsessi vajab ühist andmebaasi ja ühist Redist: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Külalist „{ $guest }“ ei ole.
malformed-exists = { $path } on juba olemas.
malformed-database = Andmebaasi ei saa avada: { $why }
malformed-database-taken = Andmebaasi { $where } kasutab teine server (protsess { $pid } masinas { $host }, alates { $since }). Peata see enne või vali valikuga --database teine andmebaas.
malformed-database-shared = Andmebaasi { $where } kasutab teine server, milleni selle serveri teated ei jõua (protsess { $pid } masinas { $host }, alates { $since }). Peata see enne või käivita mõlemad sama aadressiga --redis.
malformed-database-log = Logi { $path } on rikutud: andmebaasi avamisel läheks kaduma { $commits ->
        [one] { $commits } salvestatud muudatus
       *[other] { $commits } salvestatud muudatust
    } ({ $frames ->
        [one] { $frames } plokk
       *[other] { $frames } plokki
    }) pärast rikutud kohta. Kopeeri enne { $database } ja { $path } kindlasse kohta. Pane siis nende asemele varukoopia või käivita „fourfold admin salvage“: loetav jääb alles, ülejäänu läheb kaotsi.
cli-salvage = Ava SQLite’i andmebaas, mille logi on rikutud: mõlemast jääb koopia, muudatused pärast rikutud kohta lähevad kaotsi. Peata enne server.
malformed-salvage = See käsk on ainult SQLite’i jaoks.
malformed-no-database = Siin ei ole Fourfoldi andmebaasi: { $where }. Nimeta see valikuga --database või muutujaga FOURFOLD_DATABASE.
malformed-backup = See käsk kopeerib ainult SQLite’i. PostgreSQL-i jaoks on pg_dump.

cli-book = Avanguraamat: täpne väärtus kõigile seisudele, kus laual on kuni kolm nuppu.
cli-book-rules = Reeglid, mille peatükk see on: classic, squares, beginners-1, beginners-2 või beginners-3; kõik, kui ühtegi ei nimetata.
cli-book-build = Koosta raamat otsinguga. Võtab umbes tunni; katkestatud töö jätkub uuesti käivitades.
cli-book-examples =
    Näited:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Kaust peatükkidele ja senitehtule.
cli-book-workers = Mitu protsessi otsib; vaikimisi üks iga protsessorituuma kohta.
cli-book-memory = Kui palju mälu võib igaüks oma tabelile võtta, megabaitides.
cli-book-verify = Kontrolli raamatut: kas see on terve, iseendaga kooskõlas ja klapib uute otsingutega.
cli-book-samples = Mitu lauda igast peatükist uuesti otsida.
cli-book-seed = Millised lauad need on.
cli-book-wrong = { $name } on vale; otsing leidis: { $found }
cli-book-verified = { $wrong ->
        [0] Raamat on õige.
        [one] Üks laud on vale.
       *[other] Valesid laudu on { $wrong }.
    }
cli-stopped = Katkestatud. Tehtu on alles: sama käsk jätkab siit.
malformed-book-rules = Peatükki „{ $name }“ ei ole; olemas on: { $expected }.

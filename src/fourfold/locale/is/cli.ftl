### Skipanalínan.

cli-fourfold = Spila spil um fjóra hluti sem eiga eitthvað sameiginlegt.
cli-fourfold-examples =
    Dæmi:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Sýna útgáfuna og hætta.
cli-lang = Tungumálið; annars það sem er stillt í umhverfinu (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: spila, skoða stöður, leysa þær og prófa skráningar.
cli-json = Skrifa JSON fyrir forrit, einn hlut í hverja línu.
cli-cyrillic = Skrifar flísar og áttir með kýrillískum stöfum bókarinnar.
cli-position = Staða á borð við "0..f/..../.3../.... 9": línur 4 til 1, sextándakerfistala fyrir hvern kubb, síðan kubburinn í hendi eða "-". Stakt "-" les eina stöðu í hverri línu af staðalinntaki.
cli-preset = Reglurnar sem gilda; „fourfold quarto presets“ telur þær upp.
cli-set = Breytir einni reglu, til dæmis squares=on eða move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = Úttakið
cli-unfinished = Ólokið eftir { $events ->
        [one] { $events } færslu.
       *[other] { $events } færslur.
    }
cli-false-call = { $name } kallaði, en þar var engin röð (færsla { $event }).
cli-edition = Eins og í reglublaði á því máli
cli-in-hand = Í hendi: { $piece }, { $name }.

cli-play = Spila í skjáhermi, tveir við eitt lyklaborð eða einn gegn tölvunni.
cli-play-examples =
    Dæmi:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = Andstæðingurinn: manneskja eða þrep tölvunnar, það veikasta fyrst. Spurt er ef ekkert er gefið upp.
cli-play-names = Nöfn leikmannanna með kommu á milli.
cli-play-save = Hvar ókláraða spilið er geymt.
cli-play-new = Byrja upp á nýtt; ókláraða spilið er lagt til hliðar.

cli-show = Sýna stöðu sem texta eða mynd.
cli-show-examples =
    Dæmi:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Teikna stöðuna líka í þessa SVG-skrá.
cli-show-theme = Litir myndarinnar.
cli-show-size = Hæð myndarinnar í dílum.

cli-replay = Prófa skráningu eftir reglunum og sýna hvernig hún endar.
cli-replay-examples =
    Dæmi:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = Skráning sem texti eða JSON; „-“ les hana af staðalinntaki.
cli-replay-to = Skrifa sjálfa skráninguna á þessu sniði.
cli-presets = Telja upp reglurnar sem hægt er að spila eftir og hverju hverjar þeirra breyta.

cli-pentaraduga = Pentaraduga: skoða mynstur og hvað þau telja, finna þau bestu, búa til þrautir, endurspila æfingaspil. „penta“ er stytting.
cli-figure = Sýna mynstur sem er skráð með rithætti: ferninga þess og galla, og stysta ritháttinn.
cli-figure-examples =
    Dæmi:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Flísar í þeirri röð sem þær eru lagðar, með kommum á milli: flísin, hvert oddurinn vísar, stafir fyrir staðinn efst, lengst til hægri, neðst eða lengst til vinstri, flísar sem hún snertir; eða staður hennar, til dæmis oRoU@0,0. Aðrir endar koma á eftir „/“. Stakt „-“ les eitt mynstur í hverri línu af staðalinntaki.
cli-penta-solve = Finna besta mynstrið úr flísum á hendi og sanna að ekkert sé betra.
cli-penta-solve-examples =
    Dæmi:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = Höndin: flísar eins og oRo eða oRv, með bilum eða kommum á milli. Stakt „-“ les eina hönd í hverri línu af staðalinntaki.
cli-penta-goal = Hvað á að vera sem mest af: squares (ferningar); quados (ferningar að frádregnum ónýtum hornum); rings (hringir); frame (auðir reitir í gati; ekki þarf að nota allar flísar).
cli-penta-free = Aðeins mynstur án árekstra og skekkja. Annars má hafa hvort tveggja, en það dregst frá.
cli-penta-extend = Mynstur með rithætti sem stendur óhreyft; flísarnar eru lagðar við það.
cli-penta-count = Segja líka hve mörg bestu mynstrin eru; þau sem verða eins við snúning teljast eitt.
cli-penta-seconds = Hve lengi má leita; eftir það er sagt frá besta mynstrinu hingað til og að það sé ósannað. 0: eins lengi og þarf.
cli-penta-none = { $proved ->
        [1] Ekkert gallalaust mynstur er til úr öllum þessum flísum.
       *[0] Ekkert mynstur fannst í tæka tíð.
    }
cli-penta-solved = { $proved ->
        [1] Það besta sem hægt er, sannað á { NUMBER($seconds, maximumFractionDigits: 3) } sek.:
       *[0] Það besta sem fannst á { NUMBER($seconds, maximumFractionDigits: 0) } sek., ósannað:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } hringur
           *[other] { $rings } hringir
        }, { $counted ->
            [one] { $counted } ferningur.
           *[other] { $counted } ferningar.
        }
        [frame] gat upp á { $hole ->
            [one] { $hole } reit
           *[other] { $hole } reiti
        }, telur { $counted }.
       *[squares] telur { $counted }.
    }
cli-penta-counted = { $all ->
        [0] Að minnsta kosti { $count ->
            [one] { $count } mynstur er jafngott.
           *[other] { $count } mynstur eru jafngóð.
        }
       *[1] { $count ->
            [1] Aðeins eitt slíkt mynstur er til.
            [one] Til er { $count } slíkt mynstur.
           *[other] Til eru { $count } slík mynstur.
        }
    }
cli-penta-problems = Búa til nýjar þrautir, eða sýna eina þeirra með lausnum.
cli-penta-problems-examples =
    Dæmi:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 af 14 flísum), squares+ (12 af 24) eða quados (7 flísar lagðar við mynstur úr 7); eða auðkenni einnar þrautar, til að sjá lausnir hennar.
cli-penta-problems-count = Hve margar.
cli-penta-problems-seed = Hvar á að byrja: alltaf sömu þrautirnar. Annars ræður tilviljun.
cli-penta-problems-difficulty = Frá 1 (létt) til 5 (þungt): hve sjaldgæfar lausnirnar eru og hve margir ferningar, sem virðast liggja beint við, leiða á villigötur. Annars hvað sem er.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , þyngd { $difficulty } af 5
    }: { $kind ->
        [quados] { $given ->
                [start] leggðu allar þessar flísar við þetta mynstur
               *[hand] gerðu úr þessum flísum mynstur sem telur { $start }, leggðu svo allar hinar af flísunum fjórtán við það
            } þannig að það telji { $goal }; eitt dregst frá fyrir hvert ónýtt horn{ $symmetry ->
                [none] .
                [central] , og útlínan verður eins þegar henni er snúið hálfhring.
               *[any] , og útlínan er samhverf.
            }
       *[squares] gerðu eitt mynstur úr öllum þessum flísum sem telur { $goal }.
    }
cli-census = Komast að því hvað besta mynstur hverrar mögulegrar handar telur. Ef stoppað er og byrjað aftur er haldið áfram.
cli-census-examples =
    Dæmi:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Hvaða hendur: squares (7 af 14 flísum án fjólublás), squares+ (12 af öllum 24; tekur nokkrar mínútur) eða rings (í hvaða höndum er hringur).
cli-census-output = Mappan fyrir vottorðin, með mynstri fyrir hverja hönd, og fyrir það sem búið er.
cli-census-workers = Hve mörg ferli leita; annars eitt fyrir hvern örgjörvakjarna.
cli-census-ray = Leita frekar á Ray-klasanum á þessu vistfangi, til dæmis 10.0.0.1:6379; „local“ ræsir einn á þessari tölvu.
cli-census-verify = Prófa frekar þetta vottorð: að hver hönd sé þar einu sinni, að hvert mynstur telji það sem sagt er og að ný leit finni það sama.
cli-census-samples = Í hve mörgum höndum á að leita aftur við prófun; öllum ef þær eru færri.
cli-census-seed = Hvaða hendur það eru.
cli-census-hands = Fjöldi handa: { $hands }, { $size } af { $tiles } flísum; { $classes } ef hendur, sem eru eins nema í litum eða speglun, teljast ein.
cli-census-column = { $column ->
        [score] Telur
        [hands] Hendur
        [tiles] Af flísum
        [size] Á hendi
        [rings] Með hring
       *[share] Hlutfall
    }
cli-census-extreme = Engin hönd telur { $end ->
        [least] minna
       *[most] meira
    } en { $score }; { $hands ->
        [1] ein telur það:
        [one] { $hands } telur það, til dæmis:
       *[other] { $hands } telja það, til dæmis:
    }
cli-census-question = Telur hver hönd{ $colour ->
        [none] { "" }
       *[other] , þar sem á öllum flísum er { $colour },
    } { $below } eða meira? { $hands ->
        [0] Já.
        [1] Nei, ein gerir það ekki:
        [one] Nei, { $hands } gerir það ekki, til dæmis:
       *[other] Nei, { $hands } gera það ekki, til dæmis:
    }
cli-census-verified = { $wrong ->
        [0] Vottorðið er rétt. Færslur: { $count }, þar af leitað aftur í { $solved }.
        [one] Í vottorðinu er { $wrong } villa.
       *[other] Í vottorðinu eru { $wrong } villur.
    }
cli-penta-replay = Spila æfingaspil eftir reglunum og segja stigin, eða hvar þau brjóta reglurnar.
cli-penta-replay-examples =
    Dæmi:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = Skrá með æfingaspilum í JSON, „-“ fyrir staðalinntak, eða auðkenni æfingaspils sem fylgir Fourfold, til dæmis fulls-1.
cli-penta-nameless = Spil án auðkennis
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , færsla { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } flís
       *[other] { $tiles } flísar
    }, { $squares ->
        [one] { $squares } ferningur
       *[other] { $squares } ferningar
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } hringur
       *[other] , { $rings } hringir
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } árekstur
       *[other] , { $clashes } árekstrar
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } skekkja
       *[other] , { $rough } skekkjur
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } ónýtt horn (fyrir Quados)
       *[other] , { $spoiled } ónýt horn (fyrir Quados)
    }{ $parts ->
        [0] { "" }
       *[other] , í nokkrum hlutum
    }: telur { $counted }.

cli-penta-match = Láta tvö þrep tölvunnar spila Pentaraduga hvort gegn öðru.
cli-penta-match-examples =
    Dæmi:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = Spilið, til dæmis fulls eða reach+.
cli-penta-match-level = Þrep tölvunnar.
cli-penta-match-games = Hve mörg spil; þrepin skipta um sæti eftir hvert þeirra.
cli-penta-match-result = { $game }, þrep { $first } gegn þrepi { $second }: unnin { $wins }, jafntefli { $draws }, töpuð { $losses } af { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } stig að meðaltali; aðgerðir í miðgildisspilinu: { $actions }.

cli-solve = Leysa stöðu: er hún unnin, jafntefli eða töpuð fyrir þann sem er með kubbinn eða á að gefa, og hve fljótt?
cli-solve-examples =
    Dæmi:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = Hvað gildir, til dæmis colour,shape; annars allt: colour,shape,height,top.
cli-squares = Ferningarnir níu úr 2 × 2 reitum eru líka raðir.
cli-shared = Hve mörg einkenni kubbarnir fjórir í röð þurfa að eiga sameiginleg; annars 1.
cli-threads = Hve margir þræðir leita.
cli-memory = Hve mörg megabæti leitin má nota til að muna stöður.
cli-solve-moves = Segja líka hvers virði hver leikur er.
cli-solve-warm = Með „-“: muna það sem fannst frá einni stöðu til þeirrar næstu.
cli-searching = Hnútar: { $nodes } á { $seconds } sek.{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , { $done } af { $all } leikjum
    } …
cli-value = { $piece ->
        [nobody] Spilaborðið er fullt:
        [giver] Sá sem gefur næst
       *[other] Sá sem er með kubbinn { $piece }
    } { $value ->
        [win] { $plies ->
            [1] vinnur strax.
           *[other] vinnur í { $plies ->
                [one] { $plies } hálfleik.
               *[other] { $plies } hálfleikjum.
            }
        }
        [loss] tapar í { $plies ->
            [one] { $plies } hálfleik
           *[other] { $plies } hálfleikjum
        }, ef hinn spilar vel.
       *[draw] { $piece ->
            [nobody] jafntefli.
           *[other] nær jafntefli, en ekki sigri ef hinn spilar vel.
        }
    }
cli-spent = Leitað í { $nodes ->
        [one] { $nodes } hnút
       *[other] { $nodes } hnútum
    } á { $seconds } sek.
cli-grid =
    Línur: hvert kubburinn í hendi fer. Dálkar: kubburinn sem er gefinn næst.
    +n vinnur í n hálfleikjum, = jafntefli, -n tapar í n hálfleikjum. Hálfleikur er að gefa eða setja kubb.

cli-analyse = Greina stöðu: hvers virði hún er, bestu leikirnir og framhaldið.
cli-analyse-examples =
    Dæmi:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = Staða á borð við "0..f/..../.3../.... 9": línur 4 til 1, sextándakerfistala fyrir hvern kubb, síðan kubburinn í hendi eða "-".
cli-best = Bestu leikirnir:
cli-line = Ef báðir spila vel:

cli-review = Fara yfir spil: hvers virði hver leikur var, hvað fór fram hjá mönnum og hvenær úrslitin réðust.
cli-review-examples =
    Dæmi:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] sigur
        [draw] jafntefli
        [loss] tap
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] kastar frá sér sigri
       *[draw] kastar frá sér jafntefli
    }
cli-missed = kallar ekki { $lines }
cli-overlooked = Enginn kallaði { $lines } (færsla { $event }).
cli-decided = { $event ->
        [0] Úrslitin voru þau sömu og staðan gaf frá upphafi.
       *[other] Úrslitin réðust við færslu { $event }.
    }

cli-engine = Svara öðrum forritum með línum um staðalinntak og -úttak (docs/engine.md).
cli-engine-examples =
    Dæmi:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm er fyrir lista af stöðum; það á við með „-“ í stað stöðu.

cli-match = Láta þrep tölvunnar spila hvert gegn öðru og meta styrk þeirra.
cli-match-examples =
    Dæmi:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Tvö þrep eða fleiri; hvert spilar við öll hin.
cli-match-all = Öll þrepin.
cli-match-games = Hve mörg spil hver tvö þrep spila; þau skiptast á um að gefa fyrst.
cli-match-seed = Sama fræ gefur sömu spilin.
cli-match-workers = Hve mörg ferli spila; annars jafnmörg og örgjörvarnir.
cli-match-result = Þrep { $first } gegn þrepi { $second }: unnin { $wins }, jafntefli { $draws }, töpuð { $losses }; { $points ->
        [1] 1 stig
       *[other] { $points } stig
    } af { $games }, { $elo } Elo.
cli-match-level = Þrep
cli-match-step = Munur
cli-match-legend = Elo: núll er meðaltalið. Munur: hve miklu betra en þrepið á undan. Síðan stig í hundrað spilum gegn hverju þrepi. Skekkja: 95 %.
malformed-match-levels = Viðureign þarf tvö þrep eða fleiri, hvert nefnt einu sinni, til dæmis 3 5; eða --all.

malformed-language = „{ $text }“ er ekki mál sem við tölum; í boði er: { $expected }.
malformed-utf-8 = Þetta er ekki UTF-8-texti.
malformed-file = { $path }: { $problem }
malformed-save = Ekki er hægt að lesa ókláraða spilið í { $path }: { $problem } Byrjaðu með --new til að leggja það til hliðar.
malformed-save-in-use = Spilið í { $path } er opið í öðrum glugga. Nefndu aðra skrá með --save.
malformed-no-terminal = Til að spila þarf skjáhermi.
malformed-names = „{ $text }“ eru ekki tvö nöfn; skrifaðu þau til dæmis svona: Ann,Bo.
malformed-svg-of-many = --svg teiknar eina stöðu, ekki lista af staðalinntaki.

cli-serve = Keyra vefforritið: spila í vafranum, með vinum eða tölvunni.
cli-serve-examples =
    Dæmi:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = Vistfangið sem hlustað er á.
cli-port = Gáttin sem hlustað er á; 0 velur lausa gátt.
cli-database = Gagnagrunnurinn; annars SQLite í gagnamöppu kerfisins.
cli-workers = Hve mörg ferli þjóna; fleiri en eitt þurfa PostgreSQL og Redis.
cli-redis = Vistfang Redis, sem mörg ferli vekja hvert annað með.
cli-proxy = Vistfang milliþjóns framan við þjóninn, sem segir með X-Forwarded-For hvaðan beiðnir koma.
cli-limits = Hve mikið gestir mega gera, þar sem það víkur frá því venjulega: sem JSON, sjá docs/security.md.
cli-open = Opna síðuna í vafra.
cli-log-json = Skrifa annálinn sem JSON, einn hlut í hverja línu.
cli-metrics-port = Segja Prometheus á þessari gátt hvernig þjóninum gengur.
cli-metrics-host = Vistfangið sem sagt er frá því á.
cli-serving = Fourfold er á { $address }
cli-think = Láta tölvuspilara þjóns hugsa á þessari tölvu líka.
cli-think-examples =
    Dæmi:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = Vistfang þess Redis sem þjónarnir nota.
cli-think-processes = Hve mörg ferli hugsa; annars eitt fyrir hvern örgjörva.
cli-thinking = Hugsa fyrir þjónana á þessu Redis.
malformed-redis = Þetta er ekki vistfang Redis (eins og redis://localhost:6379): { $why }
cli-admin = Sjá um gagnagrunninn.
cli-migrate = Uppfæra skema gagnagrunnsins (þjónninn gerir það þegar hann ræsist).
cli-backup = Afrita SQLite-gagnagrunn á meðan þjónninn keyrir.
cli-backup-file = Hvert; má ekki vera til fyrir.
cli-export = Skrifa hvert spil sem skráningu, eina í hverja línu.
cli-prune = Eyða því sem er gamalt á meðan þjónninn keyrir. Ef ekki er tekið fram hverju, er það gamla aðeins talið.
cli-prune-kinds = Hverju á að eyða: borðum sem ekki var spilað við, ókláruðum eða loknum spilum, einvígjum, tenglum í önnur tæki, gestum sem sitja hvergi, keyrslum þjónsins; í þeirri röð unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = Hve marga daga það þarf að hafa legið óhreyft.
cli-forget = Eyða gögnum gests: nafninu og því hvaða spil voru hans.
cli-forget-guest = Gesturinn: auðkenni, eða auðkenni borðs og sæti, til dæmis 3f7dQx0aLm2c/A.
cli-count = Telja gesti, borð og færslur.
malformed-port = Ekki er hægt að hlusta á { $host }:{ $port }: { $why }.
malformed-workers = Mörg ferli þurfa gagnagrunn og Redis sem þau geta deilt: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = Það er enginn gestur „{ $guest }“.
malformed-exists = { $path } er þegar til.
malformed-database = Ekki er hægt að opna gagnagrunninn: { $why }
malformed-database-taken = Annar þjónn er að nota gagnagrunninn { $where } (ferli { $pid } á { $host }, frá { $since }). Stöðvaðu hann fyrst eða veldu annan gagnagrunn með --database.
malformed-database-shared = Annar þjónn, sem veit ekki af þessum, er að nota gagnagrunninn { $where } (ferli { $pid } á { $host }, frá { $since }). Stöðvaðu hann fyrst eða ræstu báða með sama --redis.
malformed-database-log = Annállinn { $path } er skemmdur: ef gagnagrunnurinn yrði opnaður { $commits ->
        [one] myndi { $commits } vistuð breyting
       *[other] myndu { $commits } vistaðar breytingar
    } ({ $frames ->
        [one] { $frames } rammi
       *[other] { $frames } rammar
    }) aftan við skemmdina glatast. Afritaðu { $database } og { $path } fyrst á öruggan stað. Settu síðan öryggisafrit í staðinn, eða keyrðu „fourfold admin salvage“ til að halda því sem er læsilegt og sleppa hinu.
cli-salvage = Opna SQLite-gagnagrunn með skemmdum annál: halda afriti af hvoru tveggja og sleppa breytingunum aftan við skemmdina. Stöðvaðu þjóninn fyrst.
malformed-salvage = Þessi skipun er aðeins fyrir SQLite.
malformed-no-database = Það er enginn Fourfold-gagnagrunnur í { $where }. Nefndu hann með --database eða FOURFOLD_DATABASE.
malformed-backup = Þessi skipun afritar aðeins SQLite. Notaðu pg_dump fyrir PostgreSQL.

cli-book = Byrjanabókin: nákvæmt mat á hverri stöðu með allt að þremur kubbum á borðinu.
cli-book-rules = Reglurnar sem kaflinn er um: classic, squares, beginners-1, beginners-2 eða beginners-3; allar ef engar eru nefndar.
cli-book-build = Gera bókina með leit. Tekur um klukkustund; ef stoppað er og byrjað aftur er haldið áfram.
cli-book-examples =
    Dæmi:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = Mappan fyrir kaflana og það sem búið er.
cli-book-workers = Hve mörg ferli leita; annars eitt fyrir hvern örgjörvakjarna.
cli-book-memory = Hve mikið minni hvert þeirra má nota fyrir töfluna sína, í MB.
cli-book-verify = Prófa bókina: að hún sé heil, sjálfri sér samkvæm og stemmi við nýja leit.
cli-book-samples = Í hve mörgum stöðum hvers kafla á að leita aftur.
cli-book-seed = Hvaða stöður það eru.
cli-book-wrong = { $name } er rangt; leitin fann: { $found }
cli-book-verified = { $wrong ->
        [0] Bókin er rétt.
        [one] { $wrong } staða er röng.
       *[other] { $wrong } stöður eru rangar.
    }
cli-stopped = Stöðvað. Það sem búið var er geymt: sama skipun heldur áfram héðan.
malformed-book-rules = Það er enginn kafli „{ $name }“; í boði er: { $expected }.

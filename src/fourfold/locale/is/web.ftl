### Síðan í vafranum.

web-name = Fourfold
web-home = Til spilanna
web-skip = Beint í efnið
web-navigation = Fourfold
web-close = Loka
web-yes = Já
web-no = Nei
web-you = þú
web-nobody = enginn enn
web-somebody = Einhver
web-default-name = Gestur
web-player-a = Leikmaður 1
web-player-b = Leikmaður 2

## Heiti síðna

web-title-home = Fourfold
web-title-table = Við borðið · Fourfold
web-title-join = Boð · Fourfold
web-title-device = Sætið þitt · Fourfold
web-title-games = Mín spil · Fourfold
web-title-nowhere = Fannst ekki · Fourfold

## Þegar eitthvað virkar ekki

web-nowhere = Það er ekkert á þessari slóð.
web-page-offline = Ekki tókst að sækja síðuna. Ef til vill er ekkert netsamband.
web-try-again = Reyna aftur
web-reload = Endurnýja
web-try-now = Reyna núna
web-refused-offline = Ekki næst samband við þjóninn. Er netsamband?
web-refused-other = Þetta tókst ekki ({ $code }).
web-opening = Opna borðið …
web-waits-for-server = Þetta spil bíður eftir þjóninum. Það opnast um leið og samband næst.
web-connection-lost = Sambandið rofnaði. Tengist aftur …

## Heim

web-game-quarto = Quarto
web-about-game-quarto = Fjórir í röð sem eiga eitthvað sameiginlegt. Þú velur kubbinn sem andstæðingurinn setur niður.
web-game-fulls = Fullt hús
web-about-game-fulls = Leggðu flísar lit við lit. Flís sem lokar ferningi kallar á svar: aðra slíka.
web-game-squares = Ferningar
web-about-game-squares = Byggðu eitt mynstur úr sjö flísum bak við tjald. Flestir ferningar vinna, og kapphlaup er um að stoppa fyrst.
web-game-claims = Herfang
web-about-game-claims = Fullt hús með verðlaunum: sá sem endar runu fullra flísa hirðir mynstrið og ferninga þess.
# As in English
web-game-quados = Quados
web-about-game-quados = Ferningar, og svo byggir sigurvegarinn við með öllum flísum beggja.
web-game-reach = Seiling
web-about-game-reach = Lína skiptir borðinu. Ferningar telja þín megin, og með fullum flísum máttu halda áfram eða grípa inn í.
web-game-doubles = Tvennur
web-about-game-doubles = Enginn bíður: hvor leggur sitt mynstur eins hratt og hægt er, og hver flís snertir tvær.
web-game-rings = Hringir
web-about-game-rings = Tvennur með vinklum og með hringjum úr fjórum flísum kringum auðan reit.
web-game-steals = Hnupl
web-about-game-steals = Hvor á sitt mynstur og má taka flísar úr mynstri hins.
web-game-frames = Rammar
web-about-game-frames = Byggðu ramma bak við tjald. Stærsta gatið vinnur.
web-game-squares-plus = Ferningar +
web-about-game-squares-plus = Ferningar með öllum tuttugu og fjórum flísunum, tólf handa hvorum.
web-game-claims-plus = Herfang +
web-about-game-claims-plus = Herfang með öllum tuttugu og fjórum flísunum og upphafsmynstri úr fjórum.
web-game-reach-plus = Seiling +
web-about-game-reach-plus = Seiling með öllum tuttugu og fjórum flísunum, og níu reitir að markinu.
web-game-doubles-plus = Tvennur +
web-about-game-doubles-plus = Tvennur með öllum tuttugu og fjórum flísunum og sex á hendi.
web-game-rings-plus = Hringir +
web-about-game-rings-plus = Hringir með öllum tuttugu og fjórum flísunum og sex á hendi.
web-game-steals-plus = Hnupl +
web-about-game-steals-plus = Hnupl með öllum tuttugu og fjórum flísunum og þremur í hverjum leik.
web-games = Spil
# As in English
web-family-pentaraduga = Pentaraduga
web-more-games = Fleiri spil
web-ways = Við hvern á að spila
web-play-computer = Spila við tölvuna
web-play-friend = Vinur, með tengli
web-play-here = Tvö saman, hér
web-play-anybody = Einhver á netinu
web-level = Hve vel tölvan spilar
web-level-is = { $level }, { $name }. { $about }
web-continue = Halda áfram að spila
web-finished = Lokið
web-my-games = Mín spil
web-no-games = Engin spil í þessu tæki enn.
web-tile-with = Á móti: { $name }
web-tile-here = { $a } og { $b }
web-tile-continue = Áfram
web-tile-open = Enginn er kominn enn
web-tile-invite = Bíða áfram

## Stillingar

web-learn = Læra
web-solve = Leysa
web-here-turns = Tvö saman hér: flísar eru huldar á milli leikja.
web-here-cutting-in = Tvö saman hér: flísar eru huldar á milli leikja og enginn grípur inn í.
web-here-building = Tvö saman hér: þið byggið hvort á eftir öðru, eftir klukku; sá fljótari telst fyrstur.
web-here-race = Tvö saman hér: þið skiptist á í stað þess að fara í kapp.
web-from-age = Frá { $age } ára aldri
web-rules-help = Reglur og hjálp
web-how-to-play = Reglurnar: { $game }
web-settings = Stillingar
web-your-name = Nafnið þitt
web-theme = Útlit
web-theme-auto = Kerfið
web-theme-light = Ljóst
web-theme-dark = Dökkt
web-theme-contrast = Birtuskil
web-pieces = Kubbar
web-pieces-wood = Viður
web-pieces-plain = Einfaldir
web-palette = Litir flísanna
web-palette-rainbow = Regnbogi
web-palette-safe = Fyrir litblinda
web-patterns = Tákn á flísum
web-sound = Hljóð
web-motion = Hreyfing
web-language = Tungumál
web-my-data = Sækja spilin mín
web-forget-me = Eyða gögnum mínum
web-forget-me-sure = Nafnið þitt er fjarlægt, þú gefst upp í spilum sem standa yfir og þessi vafri gleymist. Spil sem er lokið verða áfram hjá þeim sem þú spilaðir við, án nafns þíns.

## Reglur til að velja úr

web-rules = Reglur
web-rules-are = { $custom ->
        [yes] { $name }, breytt
       *[no] { $name }
    }
web-rules-done = Lokið
web-about-international = Fjórir kubbar í röð sem eiga eitthvað eitt sameiginlegt. Sá sem sér það kallar.
web-about-beginners-1 = Ljós eða dökkur, ekkert annað skiptir máli. Fyrir fyrsta spilið.
web-about-beginners-2 = Tvennt að fylgjast með, ef fyrsta spilið reyndist létt.
web-about-beginners-3 = Þrennt að fylgjast með; holan kemur síðast.
web-about-advanced = Fjórir saman í ferningi vinna líka. Níu leiðir í viðbót sem geta farið fram hjá þér.
web-about-tournament = Sextíu sekúndur til að setja kubbinn niður og gefa. Kallaðu aðeins ef þú ert viss.
web-about-balkan = Sjáist röð ekki strax vinnur sá sem er fyrri til að kalla hana.
web-about-taiwan = Segðu Quarto og hvar kubburinn á að standa áður en þú setur hann niður. Það sem enginn sá er glatað.
web-about-greek-2 = Eitt sameiginlegt nægir ekki, það þarf tvennt.
web-edition = Eins og reglublað segir
web-edition-none = Veldu tungumál …
web-custom = Hver regla fyrir sig
web-match = Spil í viðureign
web-names = Nöfn
web-names-here = Þegar tvö spila við þennan skjá:
web-no-limit = Án takmarka
web-seconds = { $seconds ->
        [one] { $seconds } sekúnda
       *[other] { $seconds } sekúndur
    }
web-feature-colour = Litur
web-feature-shape = Lögun
web-feature-height = Hæð
web-feature-top = Hola
web-option-features = Hvað gildir
web-option-shared = Hve margt fjórir kubbar þurfa að eiga sameiginlegt
web-option-squares = 2×2 ferningar eru líka raðir
web-option-calls = Röð vinnur
web-option-calls-players = ef kallað er
web-option-calls-auto = sjálfkrafa
web-option-late-call = Röð sem enginn sá má kalla
web-option-late-call-opponent = andstæðingurinn
web-option-late-call-either = hvor sem er
web-option-late-call-none = enginn
web-option-call-when = Kallað er
web-option-call-when-after = eftir að kubbur er settur
web-option-call-when-before = áður en kubbur er settur
web-option-point = Til að kalla þarf
web-option-point-line = að benda á röðina
web-option-point-word = aðeins orðið
web-option-false-call = Rangt kall kostar
web-option-false-call-refuse = ekkert
web-option-false-call-forfeit = spilið
web-option-starter = Hver gefur fyrsta kubbinn
web-option-starter-lot = hlutkesti
web-option-starter-first = fyrsti leikmaður
web-option-starter-loser = sá sem tapaði
web-option-move-time = Tími á umferð

## Reglur í orðum, fyrir þá sem völdu þær ekki

web-rules-short-international = Venjulegu reglurnar
web-rules-short-beginners-1 = Aðeins litur gildir
web-rules-short-beginners-2 = Litur og lögun gilda
web-rules-short-beginners-3 = Allt nema holan gildir
web-rules-short-advanced = 2×2 ferningar gilda
web-rules-short-tournament = Mót
web-rules-short-balkan = Báðir mega kalla seint
web-rules-short-taiwan = Kallað fyrir fram
web-rules-short-greek-2 = Tvö einkenni sameiginleg
web-rule-features = Hvað gildir: { $features }.
web-rule-squares = Fjórir saman í 2×2 ferningi eru líka röð.
web-rule-shared = { $shared ->
        [1] Eitt sameiginlegt nægir í röð.
        [one] Röð þarf { $shared } sameiginlegt einkenni.
       *[other] Röð þarf { $shared } sameiginleg einkenni.
    }
web-rule-calls-auto = Röð vinnur sjálfkrafa; enginn þarf að kalla.
web-rule-late-call-either = Röð sem enginn sá má hvor sem er kalla.
web-rule-late-call-none = Röð sem enginn sá er ekki hægt að kalla síðar.
web-rule-call-when-before = Kallaðu áður en þú setur kubbinn niður, og segðu hvar hann á að standa.
web-rule-point-word = Orðið eitt nægir; enginn þarf að benda á röðina.
web-rule-move-time = { $seconds ->
        [one] { $seconds } sekúnda á umferð.
       *[other] { $seconds } sekúndur á umferð.
    }
web-rule-false-call-forfeit = Rangt kall kostar spilið.
web-rule-starter-first = Fyrsti leikmaður gefur fyrsta kubbinn.
web-rule-starter-loser = Sá sem tapaði síðasta spili gefur fyrsta kubbinn.
web-rule-match = { $games ->
        [1] Eitt spil.
        [one] Viðureign í { $games } spili.
       *[other] Viðureign í { $games } spilum.
    }

## Boð og þátttaka

web-invite-title = Bjóða vini
web-invite-hint = Sendu þennan tengil. Spilið opnast hér um leið og vinur þinn kemur.
web-invite-game = Viltu spila við mig? { $game }:
web-link = Tengill
web-link-only-here = Á þessari slóð opnast tengillinn aðeins í þessari tölvu.
web-link-serve = Fyrir önnur tæki skaltu ræsa þjóninn með „{ $command }“ og opna síðuna með nafni þessarar tölvu á staðarnetinu.
web-qr = Tengillinn sem QR-kóði
web-copy = Afrita tengil
web-copied = Afritað.
web-share = Deila
web-looking = Leita að einhverjum …
web-looking-hint = Spilið opnast um leið og einhver kemur.
web-looking-long = Enginn er kominn enn. Þú getur beðið áfram eða spilað við tölvuna við þetta borð.
web-play-bot-instead = Spila við tölvuna
web-invited = { $name } býður þér að spila: { $game }
web-join = Setjast og spila
web-set-up = Úr uppstilltri stöðu
web-set-up-known = Úr uppstilltri stöðu, sömu földu flísarnar
web-set-up-who = Þetta spil byrjar ekki frá byrjun: { $name } stillti upp stöðunni.
web-set-up-drawn = Flísarnar sem þú sérð ekki voru dregnar upp á nýtt. Enginn veit hverjar þær eru.
web-set-up-known-tiles = Földu flísarnar eru þær sömu og áður. { $name } veit kannski hvaða flísar þú ert með.
web-set-up-agree = Ég samþykki að spila með þessum flísum
web-invite-over = Þetta sæti er upptekið.
web-to-table = Að borðinu
web-another-device = Annað tæki
web-move-seat-title = Spila í öðru tæki
web-move-seat-hint = Opnaðu þennan tengil þar, og sætið þitt flyst með. Hann virkar einu sinni.
web-device-title = Spila áfram hér
web-device-hint = Sætið þitt flyst í þetta tæki; hitt horfir þá aðeins á.
web-device-take = Taka sætið mitt
web-seat-moved = Sætið þitt hefur flust í annað tæki.

## Við borðið

web-table-of = { $game }: { $a } og { $b }
web-players = Leikmenn
web-score = Unnin spil
web-away = í burtu
web-is-away = { $name } er í burtu.
web-left = { $name } hefur yfirgefið borðið.
web-download-record = Sækja skráninguna
web-awaited = { $count ->
        [one] Beðið er þar til { $name } kemur.
       *[other] Beðið er eftir leikmönnunum.
    } { $clock ->
        [yes] Klukkan fer af stað þegar báðir eru komnir.
       *[no] Spilið byrjar þegar báðir eru komnir.
    }
web-claim = Krefjast sigurs
web-clock = { $time } eftir
web-seconds-left = { $seconds ->
        [one] { $seconds } sekúnda eftir.
       *[other] { $seconds } sekúndur eftir.
    }
web-acts = Við borðið
web-ask-takeback = Taka aftur
web-ask-draw = Jafntefli
web-ask-pause = Hlé
web-resign = Gefast upp
web-resign-title = Gefast upp?
web-resign-sure = { $here ->
        [yes] { $name } gefst upp, og hinn vinnur.
       *[no] Þú gefst upp, og andstæðingurinn vinnur.
    }
web-play-on = Spila áfram
web-request = { $wish ->
        [draw] { $name } býður jafntefli.
        [pause] { $name } biður um hlé.
       *[takeback] { $name } vill taka síðasta leik aftur.
    } { $here ->
        [yes] { $other }, samþykkir þú?
       *[no] Samþykkir þú?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] Þú hefur boðið jafntefli.
                [pause] Þú hefur beðið um hlé.
               *[takeback] Þú hefur beðið um að taka leik aftur.
            } Svarið er á leiðinni …
       *[no] { $name } bíður eftir svari.
    }
web-paused = Hlé
web-resume = Áfram
web-result-won = Þú vinnur!
web-result-lost = Þú tapar.
web-result-draw = Jafntefli.
web-result-score = { $high } : { $low }
web-result-winner = { $name } vinnur!
web-match-game = Spil { $number } af { $count }
web-match-score = Staðan í viðureigninni: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] Þú vinnur viðureignina, { $high } gegn { $low }!
        [other] Þú tapar viðureigninni: { $name } vinnur hana, { $high } gegn { $low }.
       *[name] { $name } vinnur viðureignina, { $high } gegn { $low }!
    }{ $even ->
        [yes] {" "}Stigin eru jöfn, og þá ræður síðasta unna spilið.
       *[no] {""}
    }
web-match-drawn = Viðureignin er jafntefli: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Önnur viðureign
web-watching = Þú horfir á.
web-watch-next = Í næsta spil
web-rematch = Spila aftur
web-rematch-too = Já, aftur!
web-rematch-waiting = Bíð …
web-to-replay = Endursýna
web-replay = Skoða aftur
web-told-begins = { $name } byrjar.
web-act-told-join = { $name } er við borðið.
web-act-told-ask = { $wish ->
        [draw] { $name } býður jafntefli.
        [pause] { $name } biður um hlé.
       *[takeback] { $name } vill taka leik aftur.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } samþykkir.
       *[no] { $name } vill það síður.
    }
web-act-told-away = { $name } fór í burtu.
web-act-told-wait = Spilið bíður þar til { $name } kemur.
web-act-told-back = { $name } er hér.
web-act-told-resume = { $name } heldur áfram.
web-act-told-rematch = { $name } vill spila aftur.

## Quarto

web-board = Spilaborð
web-tray = Kubbar til að gefa
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, auður
web-hand = { $name } er með: { $piece }
web-hand-give = Gefa valda kubbinn: { $name } fær hann
web-hand-empty = { $name } er ekki með kubb
web-moves = Leikir
web-no-moves = Enginn leikur enn.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: engin röð { $line }
    }
# As in English
web-call = QUARTO!
web-call-sure = Kalla
web-call-leave = Sleppa því
web-done = Engin röð
web-nothing-full = Engin full lína liggur um kubbinn sem settur var síðast. Eldri raðir gilda ekki lengur.
web-status-place = { $who ->
        [you] Settu kubbinn þinn.
        [here] { $name }, settu kubbinn.
       *[other] { $name } setur kubb …
    }
web-status-give = { $who ->
        [you] Veldu kubb til að gefa.
        [here] { $name }, veldu kubb ({ $other } fær hann).
       *[other] { $name } velur kubb …
    }
web-status-give-sure = Ýttu aftur á hann til að gefa hann.
web-status-close = { $who ->
        [you] Allir kubbar hafa verið settir. Er einhver röð?
        [here] { $name }, er einhver röð?
       *[other] { $name } leitar að röð …
    }
web-status-thinking = { $name } hugsar …
web-status-point-square = Hvar ætlarðu að setja hann?
web-status-point-line = Ýttu á röðina þína.
web-status-point-sure = Röðin þín: { $line }?
web-status-sending = …
web-status-paused = Hlé.
web-status-open = Beðið eftir hinum leikmanninum.
web-status-over = Spilinu er lokið.
web-told-give = { $name } gefur: { $piece }.
web-told-place = { $name } setur kubbinn á { $square }.
web-told-call = { $line ->
        [none] { $name } kallar Quarto. Þetta er röð!
       *[other] { $name } kallar Quarto: { $line }. Þetta er röð!
    }
web-told-false-call = { $name } kallaði Quarto, en þetta er engin röð.
web-told-done = { $name } hefur ekkert að kalla.

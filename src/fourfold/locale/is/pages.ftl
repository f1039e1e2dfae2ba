### Síðurnar við hlið borðsins: endursýning, reglur, uppstilling.

web-title-replay = Skoða aftur · Fourfold
web-title-rules = Reglurnar · Fourfold
web-title-setup = Uppstilling · Fourfold
web-title-analysis = Greining · Fourfold
web-title-review = Yfirferð · Fourfold
web-title-levels = Þrep tölvunnar · Fourfold

## Endursýning

web-replay-of = { $a } og { $b }
web-replay-opening = Sæki spilið …
web-replay-result-draw = Jafntefli
web-replay-result-winner = { $name } vinnur
web-replay-result-none = Ekki lokið
web-replay-step = Skref { $step } af { $last }
web-replay-steps = Skref spilsins
web-replay-walk = Fletta í gegnum spilið
web-replay-first = Fara fremst
web-replay-back = Eitt skref aftur
web-replay-forward = Eitt skref áfram
web-replay-last = Fara aftast
web-replay-play = Sýna
web-replay-pause = Stöðva
web-replay-began = { $name } byrjar og velur fyrsta kubbinn.
web-replay-began-holding = { $name } byrjar með kubbinn í hendi.
web-replay-told-resign = { $name } gefst upp.
web-replay-told-claim = { $name } krefst sigurs: hinn kom ekki aftur.
web-replay-told-time-up = Tíminn er liðinn.
web-replay-told-wait = Spilið bíður eftir leikmanni.
web-replay-told-away = Einhver er í burtu.
web-replay-told-back = Allir eru komnir aftur.
web-replay-told-resumed = Hlé varð á spilinu og nú heldur það áfram.
web-replay-told-takeback = { $name } samþykkir, og leikurinn er tekinn aftur.
web-replay-told-word = { $right ->
        [yes] { $name } kallar Quarto. Þetta er röð!
       *[no] { $name } kallar Quarto, en það er engin röð.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } er með hann.
web-replay-hand-empty = Enginn er með kubb.
web-replay-rest = Kubbar eftir
web-replay-missed = { $count ->
        [one] Þetta sá enginn: { $lines } er röð sem ekki var kölluð.
       *[other] Þetta sá enginn: { $lines } eru raðir sem ekki voru kallaðar.
    }
web-replay-missed-some = { $count ->
        [1] Ein röð fór fram hjá leikmönnum í þessu spili.
        [one] { $count } sinni fór röð fram hjá leikmönnum í þessu spili.
       *[other] { $count } sinnum fór röð fram hjá leikmönnum í þessu spili.
    }
web-replay-missed-none = Engin röð fór fram hjá leikmönnum.
web-replay-missed-show = Sýna
web-replay-missed-next = Sýna næstu
web-replay-moves = Leikir
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, tekið aftur
web-replay-move-missed = { $move }, röð sem enginn sá
web-replay-entry-start = Byrjun
web-replay-entry-resign = { $name } gefst upp
web-replay-entry-claim = { $name } krefst sigurs
web-replay-entry-time = Tíminn liðinn
web-replay-entry-done = { $name }: ekkert að kalla
web-replay-entry-agreed = Samið jafntefli
web-replay-share = Deila spilinu
web-replay-link = Afrita tengil
web-replay-link-copied = Tengill afritaður. Hann opnar spilið í þessu skrefi.
web-replay-link-text = Spil ({ $game }):
web-replay-save = Vista …
web-replay-save-title = Vista þetta spil
web-replay-save-picture = Mynd
web-replay-save-picture-hint = Eins og staðan er í lokin.
web-replay-save-svg = Sem SVG
web-replay-save-png = Sem PNG
web-replay-save-record = Skráning
web-replay-save-record-hint = Hver leikur, til að geyma eða opna hér aftur.
web-replay-save-text = Til lestrar
web-replay-save-json = Fyrir forrit
web-replay-save-failed = Ekki tókst að gera myndina.
web-replay-on = Spila áfram héðan
web-replay-on-title = Spila áfram frá skrefi { $step }
web-replay-on-hint = Nýtt borð með þessari stöðu. Raðir sem eru þegar fullgerðar gilda ekki lengur, aðeins nýjar.
web-replay-on-over = Hér er ekkert eftir að spila.
web-replay-on-side = Þú spilar fyrir
web-replay-on-computer = Gegn tölvunni
web-replay-on-here = Tvö saman, hér
web-replay-on-friend = Vinur, með tengli
web-replay-to-table = Að borðinu
web-replay-opened = Spil sem hafa verið skoðuð í þessu tæki
web-replay-opened-hint = Þau opnast líka án nettengingar.

## Reglurnar

web-rulebook-title = Svona er Quarto spilað
web-rulebook-lead = Tveir leikmenn, sextán kubbar, eitt spilaborð. Eftir þrjár mínútur kanntu allt.
web-rulebook-play = Spila núna
web-rulebook-print = Prenta síðuna
web-rulebook-pieces = Kubbarnir
web-rulebook-pieces-text = Hver kubbanna sextán er til í einu eintaki. Kubbur er ljós eða dökkur, kringlóttur eða ferkantaður, hár eða lágur, gegnheill eða holur. Enginn á þá: báðir leikmenn nota þá alla.
web-rulebook-all = Allir sextán kubbarnir
web-rulebook-pair-colour = ljós eða dökkur
web-rulebook-pair-shape = kringlóttur eða ferkantaður
web-rulebook-pair-height = hár eða lágur
web-rulebook-pair-top = gegnheill eða holur
web-rulebook-turn = Leikur: setja, síðan gefa
web-rulebook-turn-text = Þú velur aldrei kubbinn þinn. Andstæðingurinn réttir þér kubb; þú setur hann á hvaða auða reit sem er. Síðan velur þú kubbinn sem andstæðingurinn verður að setja.
web-rulebook-turn-1 = Þú færð kubb.
web-rulebook-turn-2 = Þú setur hann á auðan reit.
web-rulebook-turn-3 = Þú velur kubb og gefur hann.
web-rulebook-turn-board = Spilaborð með fjórum kubbum; sá nýi stendur á c2.
web-rulebook-line = Hvað vinnur
web-rulebook-line-text = Fjórir kubbar, lárétt, lóðrétt eða horn í horn, sem eiga eitthvað eitt sameiginlegt mynda röð: allir dökkir, allir holir, allir lágir … Engu skiptir hver setti þá.
web-rulebook-line-hollow = Allir fjórir á hornalínunni eru holir. Ekkert annað er eins, og þess þarf heldur ekki.
web-rulebook-line-tall = Allir fjórir á lóðréttu línunni eru háir.
web-rulebook-line-none = Full lína, en engin röð: ekkert er eins á öllum fjórum.
web-rulebook-quiz = Mynda þessir fjórir röð?
web-rulebook-quiz-text = Hvað eiga allir fjórir sameiginlegt? Réttu svörin geta verið fleiri en eitt; eitt nægir.
web-rulebook-quiz-number = { $number } af { $count }
web-rulebook-quiz-group = Fjórir kubbar, { $number } af { $count }
web-rulebook-quiz-what = Sameiginlegt er
web-rulebook-quiz-colour = Litur
web-rulebook-quiz-shape = Lögun
web-rulebook-quiz-height = Hæð
web-rulebook-quiz-top = Hola
web-rulebook-quiz-nothing = Ekkert
web-rulebook-quiz-right = Já. { $why }
web-rulebook-quiz-wrong = Ekki alveg. { $why }
web-rulebook-quiz-wait = Veldu eitt og sjáðu til.
web-rulebook-quiz-next = Næstu fjórir
web-rulebook-quiz-again = Frá byrjun
web-rulebook-quiz-score = { $right } af { $count } í fyrstu tilraun.
web-rulebook-quiz-why-dark = Allir fjórir eru dökkir, hvernig sem þeir eru að öðru leyti. Röð.
web-rulebook-quiz-why-hollow = Allir fjórir eru með holu. Litir, lögun og hæð eru sitt á hvað, en eitt nægir.
web-rulebook-quiz-why-none-near = Þrír eru kringlóttir, þrír háir, þrír ljósir. Þrír nægja ekki: engin röð.
web-rulebook-quiz-why-square-short = Allir fjórir eru ferkantaðir og allir fjórir eru lágir. Tvær ástæður í einu, en samt ein röð.
web-rulebook-quiz-why-none-two = Tveir og tveir af öllu: engin röð.
web-rulebook-quiz-why-solid = Enginn þeirra er með holu. Að vera ekki með holu er líka sameiginlegt. Röð.
web-rulebook-give = Hvaða kubb geturðu gefið?
web-rulebook-give-text = Þú hefur sett kubb; nú áttu að gefa. Tvær línur vantar einn kubb til að verða röð. Finndu kubb sem lýkur hvorugri.
web-rulebook-give-board = Á línu 4 eru þrír dökkir kubbar, á línu 1 þrír holir.
web-rulebook-give-pieces = Kubbar til að gefa
web-rulebook-give-wait = Ýttu á kubb.
web-rulebook-give-safe = Öruggt: hann er ljós og gegnheill og lýkur því hvorugri línunni.
web-rulebook-give-dark = Andstæðingurinn setur hann á d4: fjórir dökkir kubbar. Tap!
web-rulebook-give-hollow = Andstæðingurinn setur hann á d1: fjórir holir kubbar. Tap!
web-rulebook-give-both = Dökkur og holur: andstæðingurinn getur valið um d4 og d1. Tap!
web-rulebook-call = Þú verður að kalla
web-rulebook-call-text = Röð vinnur ekki sjálfkrafa. Einhver verður að sjá hana, kalla „Quarto!“ og benda á hana. Sá sem tekur ekki eftir röð getur misst hana til hins.
web-rulebook-call-1 = Þú hefur sett kubb
web-rulebook-call-1-who = Þú mátt kalla áður en þú gefur.
web-rulebook-call-2 = Þú hefur gefið kubb
web-rulebook-call-2-who = Nú má andstæðingurinn kalla það sem þú sást ekki, áður en hann setur kubbinn niður.
web-rulebook-call-3 = Næsti kubbur er settur
web-rulebook-call-3-who = Gamla röðin er úr sögunni. Aðeins raðir um nýja kubbinn gilda.
web-rulebook-call-false = Kallaðir þú og engin röð var til? Allir heyra það, og meira gerist ekki. Þú mátt það einu sinni í hverri umferð, svo gáðu vel.
web-rulebook-call-end = Þegar allir sextán kubbarnir hafa verið settir má hvor um sig kalla einu sinni enn; svo er jafntefli.
web-rulebook-call-page = Síðan segir þér aldrei hvort röð er til. Um það snýst spilið.
web-rulebook-variants = Aðrar leiðir til að spila
web-rulebook-variants-text = Þú velur þær á fyrstu síðunni, undir hnappnum til að spila. Líka má breyta hverri reglu fyrir sig.
web-rulebook-block = Fjórir saman í ferningi
web-rulebook-block-board = Í spili fyrir vana eru þessir fjórir, allir ljósir, líka röð.
web-rulebook-ready = Klár?

## Uppstilling

web-setup-title = Stilla upp stöðu
web-setup-lead = Ýttu á kubb, síðan á reit. Ýttu á kubb á borðinu til að færa hann eða taka hann af.
web-setup-board = Uppstillingarborð
web-setup-hand-none = Enginn er með kubb. Ýttu á kubb og svo hér.
web-setup-hand-is = Í hendi: { $piece }
web-setup-hand-put = Setja í hönd: { $piece }
web-setup-pieces = Ónotaðir kubbar
web-setup-off = Taka af
web-setup-clear = Hreinsa
web-setup-status-empty = Veldu kubb.
web-setup-status-lifted = { $piece }: hvert?
web-setup-status-count = { $count ->
        [one] { $count } kubbur á borðinu.
       *[other] { $count } kubbar á borðinu.
    }
web-setup-put = { $piece } á { $square }.
web-setup-taken = Tekinn af: { $piece }.
web-setup-handed = Í hendi: { $piece }.
web-setup-position = Sem texti
web-setup-position-hint = Afritaðu hann eða límdu inn annan: línur 4 til 1, síðan kubburinn í hendi.
web-setup-not-position = Þetta er ekki staða. Hún lítur svona út: { $example }
web-setup-piece-twice = Kubburinn { $piece } er þar tvisvar.
web-setup-record-pasted = Þetta er skráning. Hún er hér að neðan; opnaðu hana þar.
web-setup-start = Byrja hér
web-setup-start-title = Spila
web-setup-with = Með
web-setup-with-bot = Tölva
web-setup-with-friend = Vinur
web-setup-with-here = Hér
web-setup-turn = { $holding ->
        [yes] Hver setur kubbinn
       *[no] Hver gefur næsta kubb
    }
web-setup-turn-lot = hlutkesti
web-setup-turn-you = ég
web-setup-turn-other = hinn
web-setup-turn-first = leikmaður 1
web-setup-turn-second = leikmaður 2
web-setup-record-title = Skoða skráningu
web-setup-record-lead = Límdu inn skráningu, eða veldu skrá, og skoðaðu spilið skref fyrir skref.
web-setup-record = Skráning
web-setup-record-file = Velja skrá
web-setup-record-open = Skoða
web-setup-record-big = Þessi skrá er of stór til að vera skráning.
# As in English
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Stilla upp stöðu

## Tenglar á greiningu, yfirferð og þrep

web-analysis-link = Greina stöðu
web-setup-analyse = Greina
web-review-link = Fara yfir
web-levels-link = Hvers má vænta af hverju þrepi

### Quarto analüüs ja hinnang ning arvuti tasemed.

## Mida valik väärt on

# Öeldakse välja või nupu nime järel. $turns on 0, kui pole teada, kui ruttu.
web-worth = { $value ->
        [win] { $turns ->
                [0] võidab
                [1] võidab kohe
               *[other] võidab { $turns } käiguga
            }
        [loss] { $turns ->
                [0] kaotab
                [1] kaotab kohe
               *[other] kaotab { $turns } käiguga
            }
        [draw] viik
       *[unknown] pole veel teada
    }
web-worth-square = { $square }, tühi: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analüüs

web-analysis = Analüüs
web-verdict-holder-win = { $turns ->
        [0] Nupu hoidja võidab.
        [1] Nupu hoidja võidab kohe.
       *[other] Nupu hoidja võidab { $turns } käiguga.
    }
web-verdict-holder-draw = Kui mõlemad mängivad hästi, tuleb viik.
web-verdict-holder-loss = { $turns ->
        [0] Nupu hoidja kaotab.
       *[other] Nupu hoidja kaotab { $turns } käiguga.
    }
web-verdict-holder-unknown = Mida on selle nupu hoidmine väärt?
web-verdict-giver-win = { $turns ->
        [0] Nupu andja võidab.
       *[other] Nupu andja võidab { $turns } käiguga.
    }
web-verdict-giver-draw = Kui mõlemad mängivad hästi, tuleb viik.
web-verdict-giver-loss = { $turns ->
        [0] Nupu andja kaotab.
        [1] Nupu andja kaotab kohe.
       *[other] Nupu andja kaotab { $turns } käiguga.
    }
web-verdict-giver-unknown = Mida on praegu andmine väärt?
web-verdict-line = { $count ->
        [one] { $lines } on rida. Viimase nupu asetaja hüüab ja võidab.
       *[other] { $lines } on read. Viimase nupu asetaja hüüab ühe neist ja võidab.
    }
web-verdict-full = Laud on täis ja kellelgi pole rida: viik.
web-analysis-place = Asetamiseks puuduta välja.
web-analysis-give = Andmiseks puuduta nuppu.
web-analysis-waiting = Ootan järjekorda…
web-analysis-searching = Teada { $done }/{ $all }. { $boards } lauda, { $seconds } s…
web-analysis-complete = Kõik on teada: { $boards } lauda, { $seconds } s.
web-analysis-known = Kõik on teada.
web-analysis-time = Minut on läbi, teada { $done }/{ $all }.
web-analysis-stopped = Peatatud. Teada { $done }/{ $all }.
web-analysis-stop = Peata
web-analysis-again = Jätka
web-analysis-back = Samm tagasi
web-analysis-setup = Sea või mängi
web-analysis-text = Seis või salvestis
web-analysis-text-hint = Kopeeri see või kleebi siia seis. Kleebitud salvestis avaneb hinnanguna.
web-analysis-not-text = See pole ei seis ega salvestis. Seis näeb välja nii: { $example }
web-analysis-rules = Mis on rida
web-analysis-legend = Mida märgid tähendavad
web-analysis-legend-text =
    + ringil: võit. = ribal: viik. − ruudul: kaotus. Kõik see on selle jaoks, kes praegu otsustab, kui mõlemad edasi hästi mängivad.
    Arv näitab, mitu käiku on rea valmimiseni, ka teise käigud. Rõngas märgib parimat.

## Hinnang

web-review-move-mistake = { $move }, viga
web-review-plot = Mida mäng pärast iga sammu väärt oli: keskjoonest ülalpool võidab { $a }, allpool { $b }.
web-review-plot-wins = { $name } võidab
web-review-win = { $name } on võidul.
web-review-draw = Viik, kui mõlemad mängivad hästi.
web-review-loss = { $name } on kaotusel, kui teine mängib hästi.
web-review-threw-win = { $after ->
        [draw] { $name } oli võidul. Nüüd tuleb viik.
       *[loss] { $name } oli võidul. Nüüd on võidul teine.
    }
web-review-threw-draw = { $name } oleks saanud viigi. Nüüd on võidul teine.
web-review-missed = { $name } oleks võinud hüüda: { $lines }.
web-review-decided = See otsustas mängu.
web-review-mistakes = { $count ->
        [0] Vigu ei ole.
        [one] Üks viga.
       *[other] { $count } viga.
    }
web-review-next = Järgmine viga
web-review-better = Mida oleks { $name } pidanud mängima?
web-review-back = Tagasi mängitu juurde
web-review-looking = Vaatan…
web-review-unknown = Seda ei õnnestunud teada saada.
web-review-was-best = Paremat ei olnud: { $worth }.
web-review-call = Hüüe { $lines } oleks võitnud.
web-review-best-square = Parim oli { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [one] Parim oli anda rõngaga märgitud nupp: { $worth }.
       *[other] Parim oli anda mõni rõngaga märgitud nupp: { $worth }.
    }
web-review-analyse = Analüüsi seda seisu
web-review-replay = Ainult vaata

## Tasemed

web-levels = Arvuti tasemed
web-levels-lead = Kaheksa Quarto taset, igaüks eelmisest selgelt tugevam. Mine kõrgemale, kui võidad sagedamini, kui kaotad.
web-levels-expect-1 = Näeb kolme rida kümnest, nii enda kui ka kingitud omi. Võita võib igaüks, kes on just reegleid lugenud.
web-levels-expect-2 = Näeb natuke üle poole ridadest. Hea esimeseks õhtuks.
web-levels-expect-3 = Näeb enamikku ridu. Ei mõtle eriti, mida pärast anda jääb, nii et ohutud nupud saavad tal otsa.
web-levels-expect-4 = Näeb peaaegu kõiki ridu. Võiduks pead ohutuid nuppe lugema; tema teeb seda ainult igal teisel korral.
web-levels-expect-5 = Näeb iga rida ühe käigu ette. Ei anna sulle kunagi võitu, kuni on midagi muud anda.
web-levels-expect-6 = Mängib sageli veatult, kui pool lauda on täis.
web-levels-expect-7 = Mängib enamasti veatult, kui vabu välju on kümme või vähem. Pead juba enne seda ees olema.
web-levels-expect-8 = Ei eksi kunagi ja seab lõkse. Kes ka ise veatult mängib, saab viigi, ja rohkem ei saa keegi.
web-levels-below = Sajast mängust taseme { $level } vastu võite { $wins }, viike { $draws }.
web-levels-measured = Mõõdetud tasemete omavahelistes mängudes, iga paari kohta 200. Riba näitab, kuidas lõppes sada mängu eelmise taseme vastu: võidud, viigid, kaotused.
web-levels-play = Mängi, vastas { $name }
web-levels-play-short = Mängi

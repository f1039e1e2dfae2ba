### Quarto analizė ir apžvalga, kompiuterio lygiai.

## Ko vertas pasirinkimas

# Sakoma po laukelio ar figūrėlės. $turns yra 0, kai nežinoma, kaip greitai.
web-worth = { $value ->
        [win] { $turns ->
                [0] laimi
                [1] laimi iš karto
                [one] laimi per { $turns } ėjimą
                [few] laimi per { $turns } ėjimus
               *[other] laimi per { $turns } ėjimų
            }
        [loss] { $turns ->
                [0] pralaimi
                [1] pralaimi iš karto
                [one] pralaimi per { $turns } ėjimą
                [few] pralaimi per { $turns } ėjimus
               *[other] pralaimi per { $turns } ėjimų
            }
        [draw] lygiosios
       *[unknown] dar nežinoma
    }
web-worth-square = { $square }, tuščias: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analizė

web-analysis = Analizė
web-verdict-holder-win = { $turns ->
        [0] Laimi tas, kas laiko figūrėlę.
        [1] Kas laiko figūrėlę, laimi iš karto.
        [one] Kas laiko figūrėlę, laimi per { $turns } ėjimą.
        [few] Kas laiko figūrėlę, laimi per { $turns } ėjimus.
       *[other] Kas laiko figūrėlę, laimi per { $turns } ėjimų.
    }
web-verdict-holder-draw = Jei abu žais gerai, bus lygiosios.
web-verdict-holder-loss = { $turns ->
        [0] Pralaimi tas, kas laiko figūrėlę.
        [one] Kas laiko figūrėlę, pralaimi per { $turns } ėjimą.
        [few] Kas laiko figūrėlę, pralaimi per { $turns } ėjimus.
       *[other] Kas laiko figūrėlę, pralaimi per { $turns } ėjimų.
    }
web-verdict-holder-unknown = Ko verta laikyti šią figūrėlę?
web-verdict-giver-win = { $turns ->
        [0] Laimi tas, kas dabar duoda.
        [one] Kas dabar duoda, laimi per { $turns } ėjimą.
        [few] Kas dabar duoda, laimi per { $turns } ėjimus.
       *[other] Kas dabar duoda, laimi per { $turns } ėjimų.
    }
web-verdict-giver-draw = Jei abu žais gerai, bus lygiosios.
web-verdict-giver-loss = { $turns ->
        [0] Pralaimi tas, kas dabar duoda.
        [1] Kas dabar duoda, pralaimi iš karto.
        [one] Kas dabar duoda, pralaimi per { $turns } ėjimą.
        [few] Kas dabar duoda, pralaimi per { $turns } ėjimus.
       *[other] Kas dabar duoda, pralaimi per { $turns } ėjimų.
    }
web-verdict-giver-unknown = Ko verta dabar duoti?
web-verdict-line = { $count ->
        [one] { $lines } yra eilė. Kas padėjo paskutinę figūrėlę, ją skelbia ir laimi.
        [few] { $lines } yra eilės. Kas padėjo paskutinę figūrėlę, skelbia vieną jų ir laimi.
       *[other] { $lines } yra eilės. Kas padėjo paskutinę figūrėlę, skelbia vieną jų ir laimi.
    }
web-verdict-full = Lenta pilna, ir eilės niekas neturi: lygiosios.
web-analysis-place = Paliesk laukelį, kad ten padėtum figūrėlę.
web-analysis-give = Paliesk figūrėlę, kad ją duotum.
web-analysis-waiting = Laukiama eilėje…
web-analysis-searching = Žinoma { $done } iš { $all }. Lentų: { $boards }, per { $seconds } s…
web-analysis-complete = Žinoma viskas. Lentų: { $boards }, per { $seconds } s.
web-analysis-known = Žinoma viskas.
web-analysis-time = Minutė praėjo, žinoma { $done } iš { $all }.
web-analysis-stopped = Sustabdyta. Žinoma { $done } iš { $all }.
web-analysis-stop = Stabdyti
web-analysis-again = Tęsti
web-analysis-back = Žingsnis atgal
web-analysis-setup = Išdėstyti ar žaisti
web-analysis-text = Pozicija arba įrašas
web-analysis-text-hint = Nukopijuok arba įklijuok čia poziciją. Įklijuotas įrašas atsivers kaip apžvalga.
web-analysis-not-text = Tai nei pozicija, nei įrašas. Pozicija atrodo taip: { $example }
web-analysis-rules = Kas laikoma eile
web-analysis-legend = Ką reiškia ženklai
web-analysis-legend-text =
    + ant skritulio: laimi. = ant juostelės: lygiosios. − ant kvadrato: pralaimi. Visa tai tam, kas sprendžia dabar, jei toliau abu žaidžia gerai.
    Skaičius rodo, kiek ėjimų iki eilės, skaičiuojant ir kito ėjimus. Geriausia apvesta žiedu.

## Apžvalga

web-review-move-mistake = { $move }, klaida
web-review-plot = Ko partija buvo verta po kiekvieno žingsnio: virš vidurio laimi { $a }, po juo – { $b }.
web-review-plot-wins = Laimi { $name }
web-review-win = { $name } laimi.
web-review-draw = Lygiosios, jei abu žaidžia gerai.
web-review-loss = { $name } pralaimi, jei kitas žaidžia gerai.
web-review-threw-win = { $after ->
        [draw] { $name } turėjo pergalę. Dabar lygiosios.
       *[loss] { $name } turėjo pergalę. Dabar laimi kitas.
    }
web-review-threw-draw = { $name } turėjo lygiąsias. Dabar laimi kitas.
web-review-missed = { $name } galėjo paskelbti: { $lines }.
web-review-decided = Tai nulėmė partiją.
web-review-mistakes = { $count ->
        [0] Klaidų nėra.
        [one] { $count } klaida.
        [few] { $count } klaidos.
       *[other] { $count } klaidų.
    }
web-review-next = Kita klaida
web-review-better = { $name }: kaip reikėjo žaisti?
web-review-back = Atgal prie partijos
web-review-looking = Ieškoma…
web-review-unknown = To sužinoti nepavyko.
web-review-was-best = Geriau nebuvo: { $worth }.
web-review-call = Pergalę būtų davęs skelbimas: { $lines }.
web-review-best-square = Geriausia buvo { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [one] Geriausia buvo duoti figūrėlę su žiedu: { $worth }.
        [few] Geriausia buvo duoti kurią nors figūrėlę su žiedu: { $worth }.
       *[other] Geriausia buvo duoti kurią nors figūrėlę su žiedu: { $worth }.
    }
web-review-analyse = Analizuoti šią poziciją
web-review-replay = Tik peržiūrėti

## Lygiai

web-levels = Kompiuterio lygiai
web-levels-lead = Aštuoni Quarto lygiai, kiekvienas aiškiai stipresnis už ankstesnį. Kilk aukščiau, kai laimi dažniau, nei pralaimi.
web-levels-expect-1 = Mato tris eiles iš dešimties – ir savas, ir dovanojamas. Laimėti gali vos perskaičius taisykles.
web-levels-expect-2 = Mato kiek daugiau nei pusę eilių. Tinka pirmam vakarui.
web-levels-expect-3 = Mato daugumą eilių. Beveik negalvoja, ką liks duoti, tad saugios figūrėlės jam baigiasi.
web-levels-expect-4 = Mato beveik visas eiles. Kad laimėtum, skaičiuok saugias figūrėles, o jis tai daro tik kas antrą kartą.
web-levels-expect-5 = Mato kiekvieną eilę vienu ėjimu į priekį. Pergalės nedovanoja, kol yra ką kitą duoti.
web-levels-expect-6 = Dažnai žaidžia be klaidų, kai pusė lentos jau pilna.
web-levels-expect-7 = Dažniausiai žaidžia be klaidų, kai lieka dešimt laisvų laukelių. Pranašumą įgyk anksčiau.
web-levels-expect-8 = Niekada neklysta ir spendžia spąstus. Kas irgi žaidžia be klaidų, pasieks lygiąsias, o daugiau – niekas.
web-levels-below = Iš šimto partijų prieš { $level } lygį laimi { $wins }, lygiosiomis baigia { $draws }.
web-levels-measured = Išmatuota lygių tarpusavio partijose, po 200 kiekvienai porai. Juosta rodo, kuo baigėsi šimtas partijų su ankstesniu lygiu: laimėta, lygiosios, pralaimėta.
web-levels-play = Žaisti prieš: { $name }
web-levels-play-short = Žaisti

### Analyse en terugblik bij Quarto, en de niveaus van de computer.

## Wat een keuze waard is

# Staat achter de naam van een vakje of stuk. $turns is 0 waar niet bekend is hoe snel.
web-worth = { $value ->
        [win] { $turns ->
                [0] wint
                [1] wint meteen
               *[other] wint in { $turns } beurten
            }
        [loss] { $turns ->
                [0] verliest
                [1] verliest meteen
               *[other] verliest in { $turns } beurten
            }
        [draw] gelijkspel
       *[unknown] nog niet bekend
    }
web-worth-square = { $square }, leeg: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analyse

web-analysis = Analyse
web-verdict-holder-win = { $turns ->
        [0] Wie het stuk heeft, wint.
        [1] Wie het stuk heeft, wint meteen.
       *[other] Wie het stuk heeft, wint in { $turns } beurten.
    }
web-verdict-holder-draw = Als beiden goed spelen, is het gelijkspel.
web-verdict-holder-loss = { $turns ->
        [0] Wie het stuk heeft, verliest.
       *[other] Wie het stuk heeft, verliest in { $turns } beurten.
    }
web-verdict-holder-unknown = Wat is het waard om dit stuk te hebben?
web-verdict-giver-win = { $turns ->
        [0] Wie nu geeft, wint.
       *[other] Wie nu geeft, wint in { $turns } beurten.
    }
web-verdict-giver-draw = Als beiden goed spelen, is het gelijkspel.
web-verdict-giver-loss = { $turns ->
        [0] Wie nu geeft, verliest.
        [1] Wie nu geeft, verliest meteen.
       *[other] Wie nu geeft, verliest in { $turns } beurten.
    }
web-verdict-giver-unknown = Wat is het waard om nu te geven?
web-verdict-line = { $count ->
        [one] { $lines } is een rij. Wie het laatste stuk gezet heeft, roept en wint.
       *[other] { $lines } zijn rijen. Wie het laatste stuk gezet heeft, roept en wint.
    }
web-verdict-full = Het bord is vol en niemand heeft een rij: gelijkspel.
web-analysis-place = Tik op een vakje om het daar te zetten.
web-analysis-give = Tik op een stuk om het te geven.
web-analysis-waiting = Wachten op de beurt …
web-analysis-searching = { $done } van { $all } bekend. { $boards } borden in { $seconds } s …
web-analysis-complete = Alles is bekend, na { $boards } borden in { $seconds } s.
web-analysis-known = Alles is bekend.
web-analysis-time = Er is een minuut om, en { $done } van { $all } zijn bekend.
web-analysis-stopped = Gestopt. { $done } van { $all } zijn bekend.
# As in English
web-analysis-stop = Stop
web-analysis-again = Verder
web-analysis-back = Stap terug
web-analysis-setup = Opstellen of spelen
web-analysis-text = Stelling of verslag
web-analysis-text-hint = Kopieer hem, of plak hier een stelling. Een verslag dat je plakt, gaat open als terugblik.
web-analysis-not-text = Dat is geen stelling en geen verslag. Een stelling ziet er zo uit: { $example }
web-analysis-rules = Wat als rij telt
web-analysis-legend = Wat de tekens betekenen
web-analysis-legend-text =
    + op een schijf: wint. = op een balk: gelijkspel. − op een vierkant: verliest. Dit geldt steeds voor wie nu beslist, als beiden vanaf dan goed spelen.
    Het getal telt de beurten tot de rij er staat, ook die van de ander. Een ring wijst het beste aan.

## Terugblik

web-review-move-mistake = { $move }, een fout
web-review-plot = Wat de partij na elke stap waard was: boven het midden wint { $a }, eronder { $b }.
web-review-plot-wins = { $name } wint
web-review-win = { $name } staat op winst.
web-review-draw = Het is gelijkspel, als beiden goed spelen.
web-review-loss = { $name } staat op verlies, als de ander goed speelt.
web-review-threw-win = { $after ->
        [draw] { $name } stond op winst. Nu is het gelijkspel.
       *[loss] { $name } stond op winst. Nu de ander.
    }
web-review-threw-draw = { $name } had gelijkspel. Nu staat de ander op winst.
web-review-missed = { $name } had kunnen roepen: { $lines }.
web-review-decided = Dit besliste de partij.
web-review-mistakes = { $count ->
        [0] Geen fouten.
        [one] Eén fout.
       *[other] { $count } fouten.
    }
web-review-next = Volgende fout
web-review-better = Wat had { $name } moeten spelen?
web-review-back = Terug naar de partij
web-review-looking = Even zoeken …
web-review-unknown = Dat was niet te achterhalen.
web-review-was-best = Niets was beter: { $worth }.
web-review-call = Roepen had gewonnen: { $lines }.
web-review-best-square = Het beste was { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [one] Het beste was het stuk met de ring te geven: { $worth }.
       *[other] Het beste was een stuk met een ring te geven: { $worth }.
    }
web-review-analyse = Stelling analyseren
web-review-replay = Alleen bekijken

## Niveaus

web-levels = De niveaus van de computer
web-levels-lead = Acht niveaus Quarto, elk duidelijk sterker dan het vorige. Ga omhoog als je vaker wint dan verliest.
web-levels-expect-1 = Ziet drie op de tien rijen, eigen rijen en weggegeven rijen. Wie net de regels heeft gelezen, kan winnen.
web-levels-expect-2 = Ziet iets meer dan de helft van de rijen. Goed voor de eerste avond.
web-levels-expect-3 = Ziet de meeste rijen. Let nauwelijks op wat er overblijft om te geven, en heeft dan geen veilige stukken meer.
web-levels-expect-4 = Ziet bijna alle rijen. Om te winnen moet je de veilige stukken tellen; de computer doet dat hier maar om de andere keer.
web-levels-expect-5 = Ziet elke rij één zet vooruit. Geeft je nooit de winst zolang er een ander stuk te geven is.
web-levels-expect-6 = Speelt vaak foutloos zodra het bord half vol is.
web-levels-expect-7 = Speelt vanaf tien vrije vakjes meestal foutloos. Daarvóór moet je al voorstaan.
web-levels-expect-8 = Maakt nooit een fout en zet vallen. Wie zelf ook foutloos speelt, haalt gelijkspel, en meer haalt niemand.
web-levels-below = Van honderd partijen tegen niveau { $level }: { $wins } gewonnen, { $draws } gelijk.
web-levels-measured = Gemeten in partijen van de niveaus tegen elkaar, 200 per paar. De balk laat zien hoe honderd partijen tegen het vorige niveau afliepen: gewonnen, gelijk, verloren.
web-levels-play = Speel tegen { $name }
web-levels-play-short = Spelen

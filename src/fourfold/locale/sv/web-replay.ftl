### Titta igen på partier i Pentaraduga.

web-replay-began-tiles = { $known ->
        [yes] Brickorna är utdelade. { $name } börjar.
       *[no] Brickorna är utdelade.
    }
web-replay-result-points = { $won ->
        [yes] { $name } vinner med { $high }–{ $low }. { $why }
       *[no] Oavgjort { $high }–{ $low }. { $why }
    }
web-replay-told-arrange = { $name } bygger.
web-replay-told-check = { $name } visar figuren.
web-replay-told-surrender = { $name } kapitulerar.
web-replay-both-build = Båda bygger.

## Fulla platser som missades

web-replay-full-possible = { $count ->
        [one] { $name } kunde också ha lagt en full bricka.
       *[other] { $name } kunde också ha lagt en full bricka, på { $count } ställen.
    }
web-replay-full-some = { $count ->
        [one] En gång i det här partiet kunde en full bricka läggas men lades inte.
       *[other] { $count } gånger i det här partiet kunde en full bricka läggas men lades inte.
    }
web-replay-full-none = Ingen full bricka missades.
web-replay-full-show = Visa var
web-replay-full-place = Full här: { $tile }
web-replay-full-here = Här var en full bricka möjlig

## Den bästa figuren

web-replay-best-seek = Vad kunde { $name } ha byggt?
web-replay-best-busy = Söker …
web-replay-best-of = Bästa figuren: { $name }
web-replay-best-more = Titta närmare
web-replay-best = { $found ->
       *[no] De här brickorna har ingen sådan figur.
        [yes] { $goal ->
            [frame] Den största ramen som { $name } kunde göra.
           *[other] { $proved ->
               *[yes] Den bästa figuren som { $name } kunde göra är värd { $count }.
                [no] Den bästa figuren hittills som { $name } kunde göra är värd { $count }.
            }
        }
    }

## Spela vidare

web-replay-on-tiles = Ett nytt bord som börjar som det ligger här. Klockorna startar om, och paxningar är borta.
web-replay-on-keep = Spela mot en vän med samma dolda brickor. Vännen måste gå med på det. Annars dras dolda brickor på nytt.
web-replay-on-running = Partiet pågår fortfarande. Du kan spela vidare härifrån när det är slut.
web-replay-on-covered = En figur i det här partiet förblir dold, så ingen kan spela vidare härifrån.

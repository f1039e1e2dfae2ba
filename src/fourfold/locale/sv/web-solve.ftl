### Att lösa: uppgifter, dueller, analys.

web-title-solve = Lös · Fourfold
web-title-problem = En uppgift · Fourfold
web-title-duel = En duell · Fourfold
web-title-hands = Analys · Fourfold

## Allt som finns att lösa

web-solve-title = Lös
web-solve-lead = Uppgifter i Pentaraduga att fundera på, ensam eller mot någon.
web-solve-loading = Laddar …
web-solve-daily = Dagens uppgift
web-solve-daily-go = { $state ->
        [solved] Löst. Titta på den igen
        [shown] Titta på den igen
        [begun] Fortsätt med den
       *[new] Prova den
    }
web-solve-problems = Uppgifter
web-solve-kind = Sort
web-solve-kind-squares = Kvadrater
web-solve-kind-squares-plus = Kvadrater +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Gör en enda figur av sju brickor, med så många kvadrater som möjligt.
web-solve-about-squares-plus = Samma sak med tolv brickor i alla sex färger.
web-solve-about-quados = Lägg sju brickor till en figur av sju. Förstörda hörn dras av.
web-solve-book = Boken
web-solve-difficulty-is = Svårighet { $difficulty } av 5
web-solve-problem-is = { $state ->
        [solved] Uppgift { $number }, löst
        [shown] Uppgift { $number }, uppgiven
        [begun] Uppgift { $number }, påbörjad
       *[new] Uppgift { $number }
    }
web-solve-another = En ny
web-solve-another-of = En ny med svårighet { $difficulty }
web-solve-solved-count = { $count ->
        [0] Du har inte löst någon av dem på den här enheten än.
        [one] Du har löst en av dem på den här enheten.
       *[other] Du har löst { $count } av dem på den här enheten.
    }
web-solve-save-svg = Spara som SVG
web-solve-save-png = Spara som PNG
web-solve-save-failed = Bilden gick inte att göra.

## Vad en figur är värd

web-solve-count = { $counted ->
        [one] { $counted } kvadrat räknas
       *[other] { $counted } kvadrater räknas
    }
web-solve-count-of = { $counted } av { $goal } kvadrater
# Det som dras av: sidor där färgerna är olika, par av brickor som ligger snett, hörn som inget kan fylla.
web-solve-count-faults = { $squares ->
        [one] { $squares } kvadrat
       *[other] { $squares } kvadrater
    }{ $clashes ->
        [0] { "" }
       *[other] {" "}− { $clashes } färgfel
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } sned fog
       *[other] {" "}− { $rough } sneda fogar
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } förstört hörn
       *[other] {" "}− { $spoiled } förstörda hörn
    }

## En uppgift

web-problem-title = { $from ->
        [day] Dagens uppgift: { $kind }
        [book] { $kind } { $number }, från boken
       *[new] { $kind }
    }
web-problem-table = Bordet
web-problem-time = Tid: { $time }
web-problem-task-squares = Gör av alla { $tiles } brickor en enda figur som ger { $goal } kvadrater.
web-problem-task-quados = { $given ->
        [start] Lägg alla { $tiles } brickor till figuren så att den ger { $goal } kvadrater. Varje förstört hörn drar av en.
       *[first] Gör först en figur med { $start } kvadrater av dina första sju brickor. Lägg sedan alla de andra till den så att den ger { $goal } kvadrater. Varje förstört hörn drar av en.
    }{ $symmetry ->
        [any] {" "}Dess kontur måste vara symmetrisk.
        [central] {" "}Dess kontur måste se likadan ut när den vrids ett halvt varv.
       *[none] { "" }
    }
web-problem-first = De första { $count } brickorna på din hand är till den första figuren.
web-problem-lacks = { $lack ->
        [tiles] Några brickor är fortfarande på din hand.
        [whole] Brickorna måste bilda en enda figur.
        [start] Dina första sju brickor måste ge { $start } kvadrater.
        [symmetry] Konturen är inte symmetrisk än.
       *[goal] Den måste ge { $goal } kvadrater.
    }
web-problem-solved = { $hints ->
        [0] Löst på { $time }, utan tips.
        [one] Löst på { $time }, med ett tips.
       *[other] Löst på { $time }, med { $hints } tips.
    }
web-problem-shown = Du har sett lösningen.
web-problem-hint = Tips { $step } av { $steps }
web-problem-hint-given = Tips { $step } är givet.
web-problem-hint-colours = Kvadraterna har de här färgerna:
web-problem-hint-colour = { $colour }: { $count }
web-problem-hint-together = De här två brickorna ligger bredvid varandra:
web-problem-hint-lie = { $count ->
        [one] Den här brickan ligger så här:
       *[other] De här brickorna ligger så här:
    }
web-problem-clear = Börja om
web-problem-give-up = Ge upp
web-problem-sure = Vill du se lösningen? Då räknas uppgiften som uppgiven.
web-problem-sure-yes = Visa lösningen
web-problem-sure-no = Försök vidare
web-problem-solution = Visa lösningarna
web-problem-answer = { $count ->
        [one] Lösningen
       *[other] Lösning { $number } av { $count }
    }
web-problem-next-answer = Nästa lösning
web-problem-next = Nästa uppgift
web-problem-again = En gång till
web-problem-others = Alla uppgifter

## En duell

web-duel-title = En duell
web-duel-lead = Två bygger med lika bra händer, var för sig och när de vill. Flest kvadrater vinner; vid lika många den snabbare.
web-duel-propose = Utmana en vän via länk
web-duel-table = Båda samtidigt, vid ett bord
web-duel-rules = Var och en gör en figur av { $tiles } brickor. Händerna är lika bra: den ena är som den andra, fast i andra färger. Du har { $minutes } minuter. Flest kvadrater vinner; vid lika många den snabbare.
web-duel-invite = Skicka den här länken till din vän
web-duel-share = En duell i Pentaraduga
web-duel-begin-own = Dina egna brickor
web-duel-challenged = { $name } utmanar dig
web-duel-begin-hint = Din klocka startar när du ser dina brickor.
web-duel-begin = Visa mina brickor
web-duel-build = Gör en enda figur av alla { $tiles } brickor
web-duel-hand-in = Lämna in
web-duel-hand-in-hint = När den är inlämnad förblir den som den är.
web-duel-all-tiles = Bara en figur av alla brickor räknas.
web-duel-you = Du
web-duel-made = { $counted ->
        [one] { $counted } kvadrat på { $time }
       *[other] { $counted } kvadrater på { $time }
    }
web-duel-waiting = { $state ->
        [open] Ingen har antagit din utmaning än. Båda resultaten visas när båda är klara.
        [ready] { $name } har inte börjat än. Båda resultaten visas när båda är klara.
       *[building] { $name } bygger fortfarande …
    }
web-duel-watching = Två har varit med i den här duellen. Båda resultaten visas när båda är klara.
web-duel-over = Båda är klara.
web-duel-result = { $who ->
        [you] Du har vunnit!
        [other] { $name } har vunnit.
       *[none] Oavgjort.
    }
web-duel-best = { $best ->
        [one] Den bästa figuren av varje hand ger { $best } kvadrat.
       *[other] Den bästa figuren av varje hand ger { $best } kvadrater.
    }
web-duel-again = En duell till

## Analys

web-hands-title = Vad kan de här brickorna bli?
web-hands-lead = Välj brickor, eller lägg eller klistra in en figur. Fourfold hittar den bästa figuren och bevisar det.
web-hands-go = Analysera en hand eller figur
web-hands-way = Vad ska analyseras
web-hands-hand = En hand
web-hands-figure = En figur
web-hands-tiles = Alla brickor
web-hands-chosen = { $count ->
        [0] Ingen bricka är vald.
        [one] En bricka är vald.
       *[other] { $count } brickor är valda.
    }
web-hands-none = Välj ingen
web-hands-notation = Figuren i notation
web-hands-goal = Den bästa figuren för
web-hands-goal-squares = Kvadrater
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Ringar
web-hands-goal-frame = Ramar
web-hands-solve = { $count ->
        [0] Hitta den bästa figuren
        [one] Hitta den bästa figuren av en bricka
       *[other] Hitta den bästa figuren av { $count } brickor
    }
web-hands-busy = Söker …
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] De här brickorna ger ingen sådan figur.
               *[no] Inget hittades i tid.
            }
       *[yes] { $goal ->
                [rings] Den bästa figuren som hittades har { $rings ->
                    [one] { $rings } ring
                   *[other] { $rings } ringar
                } och { $counted ->
                    [one] { $counted } kvadrat
                   *[other] { $counted } kvadrater
                }.
                [frame] Den bästa figuren som hittades omsluter { $counted ->
                    [one] { $counted } ruta
                   *[other] { $counted } rutor
                }.
               *[squares] Den bästa figuren som hittades ger { $counted ->
                    [one] { $counted } kvadrat
                   *[other] { $counted } kvadrater
                }.
            } { $proved ->
                [yes] Det är bevisat att ingen är bättre.
               *[no] Tiden räckte inte till att bevisa att ingen är bättre.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [one] Den är den enda.
               *[other] { $count } figurer är lika bra.
            }
       *[no] { $count ->
                [one] Minst en figur är lika bra.
               *[other] Minst { $count } figurer är lika bra.
            }
    }
web-hands-this-figure = Den här figuren
web-hands-facts = { $whole ->
        [yes] En enda figur.
       *[no] De här brickorna bildar inte en enda figur.
    } { $squares ->
        [one] { $squares } kvadrat
       *[other] { $squares } kvadrater
    }, { $clashes } färgfel, { $rough ->
        [one] { $rough } sned fog
       *[other] { $rough } sneda fogar
    }, { $rings ->
        [one] { $rings } ring
       *[other] { $rings } ringar
    }, { $spoiled ->
        [one] { $spoiled } förstört hörn
       *[other] { $spoiled } förstörda hörn
    }, { $hole ->
        [0] inget hål.
        [one] ett hål på { $hole } ruta.
       *[other] ett hål på { $hole } rutor.
    }

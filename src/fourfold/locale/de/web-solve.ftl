### Lösen: Aufgaben, Duelle, Analyse.

web-title-solve = Lösen · Fourfold
web-title-problem = Eine Aufgabe · Fourfold
web-title-duel = Ein Duell · Fourfold
web-title-hands = Analyse · Fourfold

## Alles, was es zu lösen gibt

web-solve-title = Lösen
web-solve-lead = Aufgaben von Pentaraduga zum Knobeln, allein oder gegen jemanden.
web-solve-loading = Lädt …
web-solve-daily = Aufgabe des Tages
web-solve-daily-go = { $state ->
        [solved] Gelöst. Noch mal ansehen
        [shown] Noch mal ansehen
        [begun] Weitermachen
       *[new] Versuchen
    }
web-solve-problems = Aufgaben
web-solve-kind = Art
web-solve-kind-squares = Quadrate
web-solve-kind-squares-plus = Quadrate +
# As in English
web-solve-kind-quados = Quados
web-solve-about-squares = Bau aus sieben Plättchen eine Figur mit möglichst vielen Quadraten.
web-solve-about-squares-plus = Dasselbe mit zwölf Plättchen aus allen sechs Farben.
web-solve-about-quados = Leg sieben Plättchen an eine Figur aus sieben. Verbaute Ecken werden abgezogen.
web-solve-book = Das Buch
web-solve-difficulty-is = Schwierigkeit { $difficulty } von 5
web-solve-problem-is = { $state ->
        [solved] Aufgabe { $number }, gelöst
        [shown] Aufgabe { $number }, aufgegeben
        [begun] Aufgabe { $number }, angefangen
       *[new] Aufgabe { $number }
    }
web-solve-another = Eine neue
web-solve-another-of = Eine neue, Schwierigkeit { $difficulty }
web-solve-solved-count = { $count ->
        [0] Auf diesem Gerät hast du davon noch keine gelöst.
        [one] Auf diesem Gerät hast du davon eine gelöst.
       *[other] Auf diesem Gerät hast du davon { $count } gelöst.
    }
web-solve-save-svg = Als SVG sichern
web-solve-save-png = Als PNG sichern
web-solve-save-failed = Das Bild ließ sich nicht machen.

## Was eine Figur zählt

web-solve-count = { $counted ->
        [one] { $counted } Quadrat zählt
       *[other] { $counted } Quadrate zählen
    }
web-solve-count-of = { $counted } von { $goal } Quadraten
# Was abgezogen wird: Seiten mit verschiedenen Farben, schief liegende Paare, Ecken, die nichts mehr füllt.
web-solve-count-faults = { $squares ->
        [one] { $squares } Quadrat
       *[other] { $squares } Quadrate
    }{ $clashes ->
        [0] { "" }
       *[other] {" "}− { $clashes } Farbfehler
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } schiefe Fuge
       *[other] {" "}− { $rough } schiefe Fugen
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } verbaute Ecke
       *[other] {" "}− { $spoiled } verbaute Ecken
    }

## Eine Aufgabe

web-problem-title = { $from ->
        [day] Aufgabe des Tages: { $kind }
        [book] { $kind } { $number }, aus dem Buch
       *[new] { $kind }
    }
web-problem-table = Der Tisch
web-problem-time = Zeit: { $time }
web-problem-task-squares = Bau aus allen { $tiles } Plättchen eine Figur, die { $goal } Quadrate zählt.
web-problem-task-quados = { $given ->
        [start] Leg alle { $tiles } Plättchen so an die Figur, dass sie { $goal } Quadrate zählt. Jede verbaute Ecke kostet eins.
       *[first] Bau erst aus deinen ersten sieben Plättchen eine Figur mit { $start } Quadraten. Dann leg alle anderen so an, dass sie { $goal } Quadrate zählt. Jede verbaute Ecke kostet eins.
    }{ $symmetry ->
        [any] {" "}Ihr Umriss muss symmetrisch sein.
        [central] {" "}Ihr Umriss muss nach einer halben Drehung gleich aussehen.
       *[none] { "" }
    }
web-problem-first = Die ersten { $count } Plättchen deiner Hand bilden die erste Figur.
web-problem-lacks = { $lack ->
        [tiles] Einige Plättchen sind noch in deiner Hand.
        [whole] Die Plättchen müssen eine Figur bilden.
        [start] Deine ersten sieben Plättchen müssen { $start } Quadrate zählen.
        [symmetry] Der Umriss ist noch nicht symmetrisch.
       *[goal] Sie muss { $goal } Quadrate zählen.
    }
web-problem-solved = { $hints ->
        [0] Gelöst in { $time }, ohne Tipp.
        [one] Gelöst in { $time }, mit einem Tipp.
       *[other] Gelöst in { $time }, mit { $hints } Tipps.
    }
web-problem-shown = Du hast die Lösung gesehen.
web-problem-hint = Tipp { $step } von { $steps }
web-problem-hint-given = Tipp { $step } ist da.
web-problem-hint-colours = Die Quadrate haben diese Farben:
web-problem-hint-colour = { $count }-mal { $colour }
web-problem-hint-together = Diese beiden Plättchen liegen nebeneinander:
web-problem-hint-lie = { $count ->
        [one] Dieses Plättchen liegt so:
       *[other] Diese Plättchen liegen so:
    }
web-problem-clear = Von vorn
web-problem-give-up = Aufgeben
web-problem-sure = Möchtest du die Lösung sehen? Dann gilt die Aufgabe als aufgegeben.
web-problem-sure-yes = Lösung zeigen
web-problem-sure-no = Weiter versuchen
web-problem-solution = Lösungen zeigen
web-problem-answer = { $count ->
        [one] Die Lösung
       *[other] Lösung { $number } von { $count }
    }
web-problem-next-answer = Nächste Lösung
web-problem-next = Nächste Aufgabe
web-problem-again = Noch einmal
web-problem-others = Alle Aufgaben

## Ein Duell

web-duel-title = Ein Duell
web-duel-lead = Zwei bauen aus gleich guten Händen, jeder für sich und wann er mag. Wer mehr Quadrate macht, gewinnt; bei gleich vielen, wer schneller war.
web-duel-propose = Freund per Link herausfordern
web-duel-table = Beide zugleich, am Tisch
web-duel-rules = Jeder baut eine Figur aus { $tiles } Plättchen. Die Hände sind gleich gut: Die eine ist die andere in anderen Farben. Du hast { $minutes } Minuten. Mehr Quadrate gewinnen; bei gleich vielen, wer schneller war.
web-duel-invite = Schick deinem Freund diesen Link
web-duel-share = Ein Duell in Pentaraduga
web-duel-begin-own = Deine Plättchen
web-duel-challenged = { $name } fordert dich heraus
web-duel-begin-hint = Deine Uhr läuft, sobald du deine Plättchen siehst.
web-duel-begin = Plättchen zeigen
web-duel-build = Bau aus allen { $tiles } Plättchen eine Figur
web-duel-hand-in = Abgeben
web-duel-hand-in-hint = Einmal abgegeben, bleibt sie, wie sie ist.
web-duel-all-tiles = Nur eine Figur aus allen Plättchen zählt.
web-duel-you = Du
web-duel-made = { $counted ->
        [one] { $counted } Quadrat in { $time }
       *[other] { $counted } Quadrate in { $time }
    }
web-duel-waiting = { $state ->
        [open] Noch hat niemand deine Herausforderung angenommen. Die Ergebnisse kommen, wenn beide fertig sind.
        [ready] { $name } hat noch nicht angefangen. Die Ergebnisse kommen, wenn beide fertig sind.
       *[building] { $name } baut noch …
    }
web-duel-watching = In diesem Duell haben schon zwei mitgemacht. Die Ergebnisse kommen, wenn beide fertig sind.
web-duel-over = Beide sind fertig.
web-duel-result = { $who ->
        [you] Du hast gewonnen!
        [other] { $name } hat gewonnen.
       *[none] Unentschieden.
    }
web-duel-best = { $best ->
        [one] Die beste Figur aus jeder der beiden Hände zählt { $best } Quadrat.
       *[other] Die beste Figur aus jeder der beiden Hände zählt { $best } Quadrate.
    }
web-duel-again = Noch ein Duell

## Analyse

web-hands-title = Was steckt in diesen Plättchen?
web-hands-lead = Wähle Plättchen, oder leg eine Figur oder füge eine ein. Fourfold findet die beste Figur und beweist es.
web-hands-go = Hand oder Figur analysieren
web-hands-way = Was analysiert wird
web-hands-hand = Eine Hand
web-hands-figure = Eine Figur
web-hands-tiles = Alle Plättchen
web-hands-chosen = { $count ->
        [0] Kein Plättchen ist gewählt.
        [one] Ein Plättchen ist gewählt.
       *[other] { $count } Plättchen sind gewählt.
    }
web-hands-none = Keins wählen
web-hands-notation = Die Figur in Notation
web-hands-goal = Die beste Figur für
web-hands-goal-squares = Quadrate
# As in English
web-hands-goal-quados = Quados
web-hands-goal-rings = Ringe
web-hands-goal-frame = Rahmen
web-hands-solve = { $count ->
        [0] Die beste Figur finden
        [one] Die beste Figur aus einem Plättchen finden
       *[other] Die beste Figur aus { $count } Plättchen finden
    }
web-hands-busy = Suche läuft …
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] Aus diesen Plättchen gibt es keine solche Figur.
               *[no] In dieser Zeit wurde nichts gefunden.
            }
       *[yes] { $goal ->
                [rings] Die beste gefundene Figur hat { $rings ->
                    [one] { $rings } Ring
                   *[other] { $rings } Ringe
                } und { $counted ->
                    [one] { $counted } Quadrat
                   *[other] { $counted } Quadrate
                }.
                [frame] Die beste gefundene Figur umschließt { $counted } Kästchen.
               *[squares] Die beste gefundene Figur zählt { $counted ->
                    [one] { $counted } Quadrat
                   *[other] { $counted } Quadrate
                }.
            } { $proved ->
                [yes] Es ist bewiesen, dass keine besser ist.
               *[no] Für den Beweis, dass keine besser ist, reichte die Zeit nicht.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [one] Es ist die einzige.
               *[other] { $count } Figuren sind genauso gut.
            }
       *[no] { $count ->
                [one] Mindestens eine Figur ist genauso gut.
               *[other] Mindestens { $count } Figuren sind genauso gut.
            }
    }
web-hands-this-figure = Diese Figur
web-hands-facts = { $whole ->
        [yes] Eine Figur.
       *[no] Diese Plättchen bilden keine zusammenhängende Figur.
    } { $squares ->
        [one] { $squares } Quadrat
       *[other] { $squares } Quadrate
    }, { $clashes } Farbfehler, { $rough ->
        [one] { $rough } schiefe Fuge
       *[other] { $rough } schiefe Fugen
    }, { $rings ->
        [one] { $rings } Ring
       *[other] { $rings } Ringe
    }, { $spoiled ->
        [one] { $spoiled } verbaute Ecke
       *[other] { $spoiled } verbaute Ecken
    }, { $hole ->
        [0] kein Loch.
       *[other] ein Loch von { $hole } Kästchen.
    }

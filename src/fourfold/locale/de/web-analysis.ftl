### Analyse und Rückblick bei Quarto, und die Stufen des Computers.

## Was eine Wahl wert ist

# Steht nach dem Namen eines Feldes oder Steins. $turns ist 0, wo unbekannt ist, wie bald.
web-worth = { $value ->
        [win] { $turns ->
                [0] gewinnt
                [1] gewinnt sofort
               *[other] gewinnt in { $turns } Zügen
            }
        [loss] { $turns ->
                [0] verliert
                [1] verliert sofort
               *[other] verliert in { $turns } Zügen
            }
        [draw] unentschieden
       *[unknown] noch nicht bekannt
    }
web-worth-square = { $square }, leer: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analyse

web-analysis = Analyse
web-verdict-holder-win = { $turns ->
        [0] Wer den Stein hat, gewinnt.
        [1] Wer den Stein hat, gewinnt sofort.
       *[other] Wer den Stein hat, gewinnt in { $turns } Zügen.
    }
web-verdict-holder-draw = Spielen beide gut, ist es unentschieden.
web-verdict-holder-loss = { $turns ->
        [0] Wer den Stein hat, verliert.
       *[other] Wer den Stein hat, verliert in { $turns } Zügen.
    }
web-verdict-holder-unknown = Was ist es wert, diesen Stein zu haben?
web-verdict-giver-win = { $turns ->
        [0] Wer jetzt gibt, gewinnt.
       *[other] Wer jetzt gibt, gewinnt in { $turns } Zügen.
    }
web-verdict-giver-draw = Spielen beide gut, ist es unentschieden.
web-verdict-giver-loss = { $turns ->
        [0] Wer jetzt gibt, verliert.
        [1] Wer jetzt gibt, verliert sofort.
       *[other] Wer jetzt gibt, verliert in { $turns } Zügen.
    }
web-verdict-giver-unknown = Was ist es wert, jetzt zu geben?
web-verdict-line = { $count ->
        [one] { $lines } ist eine Reihe. Wer den letzten Stein gesetzt hat, ruft und gewinnt.
       *[other] { $lines } sind Reihen. Wer den letzten Stein gesetzt hat, ruft und gewinnt.
    }
web-verdict-full = Das Brett ist voll, und niemand hat eine Reihe: unentschieden.
web-analysis-place = Tippe auf ein Feld, um ihn dorthin zu setzen.
web-analysis-give = Tippe auf einen Stein, um ihn zu geben.
web-analysis-waiting = Warten auf die Suche …
web-analysis-searching = { $done } von { $all } bekannt. { $boards } Bretter in { $seconds } s …
web-analysis-complete = Alles ist bekannt, nach { $boards } Brettern in { $seconds } s.
web-analysis-known = Alles ist bekannt.
web-analysis-time = Eine Minute ist um, und { $done } von { $all } sind bekannt.
web-analysis-stopped = Angehalten. { $done } von { $all } sind bekannt.
web-analysis-stop = Stopp
web-analysis-again = Weiter
web-analysis-back = Zurück
web-analysis-setup = Aufbauen, spielen
web-analysis-text = Stellung oder Mitschrift
web-analysis-text-hint = Kopiere sie, oder füge hier eine Stellung ein. Eine eingefügte Mitschrift öffnet sich als Rückblick.
web-analysis-not-text = Das ist weder eine Stellung noch eine Mitschrift. Eine Stellung sieht so aus: { $example }
web-analysis-rules = Was als Reihe zählt
web-analysis-legend = Was die Zeichen bedeuten
web-analysis-legend-text =
    + auf einer Scheibe: gewinnt. = auf einem Balken: unentschieden. − auf einem Quadrat: verliert. Alles gilt für den, der jetzt entscheidet, wenn beide von da an gut spielen.
    Die Zahl zählt die Züge, bis die Reihe steht, auch die des anderen. Ein Ring zeigt das Beste.

## Rückblick

web-review-move-mistake = { $move }, ein Fehler
web-review-plot = Was die Partie nach jedem Schritt wert war: über der Mitte gewinnt { $a }, darunter { $b }.
web-review-plot-wins = { $name } gewinnt
web-review-win = { $name } steht auf Gewinn.
web-review-draw = Es ist unentschieden, wenn beide gut spielen.
web-review-loss = { $name } steht auf Verlust, wenn der andere gut spielt.
web-review-threw-win = { $after ->
        [draw] { $name } stand auf Gewinn. Jetzt ist es unentschieden.
       *[loss] { $name } stand auf Gewinn. Jetzt steht der andere auf Gewinn.
    }
web-review-threw-draw = { $name } hatte ein Unentschieden. Jetzt steht der andere auf Gewinn.
web-review-missed = { $name } hätte rufen können: { $lines }.
web-review-decided = Damit war die Partie entschieden.
web-review-mistakes = { $count ->
        [0] Keine Fehler.
        [one] Ein Fehler.
       *[other] { $count } Fehler.
    }
web-review-next = Nächster Fehler
web-review-better = Was war für { $name } besser?
web-review-back = Zurück zur Partie
web-review-looking = Suche läuft …
web-review-unknown = Das ließ sich nicht herausfinden.
web-review-was-best = Nichts war besser: { $worth }.
web-review-call = Rufen hätte gewonnen: { $lines }.
web-review-best-square = Am besten war { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [one] Am besten war es, den Stein mit dem Ring zu geben: { $worth }.
       *[other] Am besten war es, einen Stein mit Ring zu geben: { $worth }.
    }
web-review-analyse = Stellung analysieren
web-review-replay = Nur ansehen

## Stufen

web-levels = Die Stufen des Computers
web-levels-lead = Acht Stufen bei Quarto, jede deutlich stärker als die davor. Steig auf, wenn du öfter gewinnst als verlierst.
web-levels-expect-1 = Sieht drei von zehn Reihen, eigene und verschenkte. Wer gerade die Regeln gelesen hat, kann gewinnen.
web-levels-expect-2 = Sieht etwas mehr als die Hälfte der Reihen. Gut für den ersten Abend.
web-levels-expect-3 = Sieht die meisten Reihen. Achtet kaum darauf, was zum Geben übrig bleibt, und hat dann keine sicheren Steine mehr.
web-levels-expect-4 = Sieht fast alle Reihen. Zum Gewinnen musst du die sicheren Steine zählen; der Computer tut es hier nur jedes zweite Mal.
web-levels-expect-5 = Sieht jede Reihe einen Zug voraus. Schenkt dir nie einen Sieg, solange noch ein anderer Stein zu geben ist.
web-levels-expect-6 = Spielt oft fehlerlos, sobald das halbe Brett voll ist.
web-levels-expect-7 = Spielt ab zehn freien Feldern meist fehlerlos. Du musst vorher in Führung liegen.
web-levels-expect-8 = Macht nie einen Fehler und stellt Fallen. Wer selbst keinen Fehler macht, bekommt ein Unentschieden, mehr bekommt niemand.
web-levels-below = Von hundert Partien gegen Stufe { $level }: { $wins } gewonnen, { $draws } unentschieden.
web-levels-measured = Gemessen in Partien der Stufen gegeneinander, 200 für jedes Paar. Der Balken zeigt, wie hundert Partien gegen die Stufe davor ausgingen: gewonnen, unentschieden, verloren.
web-levels-play = Gegen { $name } spielen
web-levels-play-short = Spielen

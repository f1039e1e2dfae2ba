### Partien von Pentaraduga noch einmal ansehen.

web-replay-began-tiles = { $known ->
        [yes] Die Plättchen sind verteilt. { $name } beginnt.
       *[no] Die Plättchen sind verteilt.
    }
web-replay-result-points = { $won ->
        [yes] { $name } gewinnt, { $high } zu { $low }. { $why }
       *[no] Unentschieden, { $high } zu { $low }. { $why }
    }
web-replay-told-arrange = { $name } baut.
web-replay-told-check = { $name } zeigt die Figur.
web-replay-told-surrender = { $name } gibt auf.
web-replay-both-build = Beide bauen.

## Übersehene volle Plätze

web-replay-full-possible = { $count ->
        [one] { $name } hätte auch ein volles Plättchen legen können.
       *[other] { $name } hätte auch ein volles Plättchen legen können, an { $count } Plätzen.
    }
web-replay-full-some = { $count ->
        [one] Einmal ging in dieser Partie ein volles Plättchen, und niemand hat es gelegt.
       *[other] { $count }-mal ging in dieser Partie ein volles Plättchen, und niemand hat es gelegt.
    }
web-replay-full-none = Kein volles Plättchen wurde übersehen.
web-replay-full-show = Zeig, wo
web-replay-full-place = Hier voll: { $tile }
web-replay-full-here = Hier ging ein volles Plättchen

## Die beste Figur

web-replay-best-seek = Was hätte { $name } bauen können?
web-replay-best-busy = Suche läuft …
web-replay-best-of = Die beste Figur von { $name }
web-replay-best-more = Genauer ansehen
web-replay-best = { $found ->
       *[no] Aus diesen Plättchen gibt es keine solche Figur.
        [yes] { $goal ->
            [frame] Der größte Rahmen aus den Plättchen von { $name }.
           *[other] { $proved ->
               *[yes] Die beste Figur aus den Plättchen von { $name } zählt { $count }.
                [no] Die beste bisher gefundene Figur aus den Plättchen von { $name } zählt { $count }.
            }
        }
    }

## Weiterspielen

web-replay-on-tiles = Ein neuer Tisch, der so beginnt, wie es hier steht. Die Uhren starten neu, Ansagen verfallen.
web-replay-on-keep = Mit einem Freund und denselben verdeckten Plättchen spielen. Dein Freund muss einverstanden sein. Sonst werden verdeckte Plättchen neu gezogen.
web-replay-on-running = Diese Partie läuft noch. Ab hier weiterspielen kannst du, wenn sie zu Ende ist.
web-replay-on-covered = Eine Figur dieser Partie bleibt verdeckt, deshalb kann hier niemand weiterspielen.

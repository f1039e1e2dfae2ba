### Partijen van Pentaraduga terugkijken.

web-replay-began-tiles = { $known ->
        [yes] De tegels zijn verdeeld. { $name } begint.
       *[no] De tegels zijn verdeeld.
    }
web-replay-result-points = { $won ->
        [yes] { $name } wint met { $high } tegen { $low }. { $why }
       *[no] Gelijkspel, { $high } tegen { $low }. { $why }
    }
web-replay-told-arrange = { $name } bouwt.
web-replay-told-check = { $name } laat de figuur zien.
web-replay-told-surrender = { $name } geeft op.
web-replay-both-build = Beiden bouwen.

## Gemiste volle plekken

web-replay-full-possible = { $count ->
        [one] { $name } had ook een volle tegel kunnen leggen.
       *[other] { $name } had ook een volle tegel kunnen leggen, op { $count } plekken.
    }
web-replay-full-some = { $count ->
        [one] Eén keer had er in deze partij een volle tegel gelegd kunnen worden.
       *[other] { $count } keer had er in deze partij een volle tegel gelegd kunnen worden.
    }
web-replay-full-none = Er is geen volle tegel gemist.
web-replay-full-show = Toon waar
web-replay-full-place = Hier vol: { $tile }
web-replay-full-here = Hier kon een volle tegel

## De beste figuur

web-replay-best-seek = Wat had { $name } kunnen bouwen?
web-replay-best-busy = Even zoeken …
web-replay-best-of = De beste figuur van { $name }
web-replay-best-more = Nader bekijken
web-replay-best = { $found ->
       *[no] Van deze tegels is zo’n figuur niet te maken.
        [yes] { $goal ->
            [frame] Het grootste kader uit de tegels van { $name }.
           *[other] { $proved ->
               *[yes] De beste figuur uit de tegels van { $name } telt { $count }.
                [no] De beste figuur tot nu toe uit de tegels van { $name } telt { $count }.
            }
        }
    }

## Verder spelen

web-replay-on-tiles = Een nieuwe tafel die begint zoals het hier staat. Klokken beginnen opnieuw, claims vervallen.
web-replay-on-keep = Speel tegen een vriend met dezelfde verborgen tegels. Je vriend moet akkoord gaan. Anders worden verborgen tegels opnieuw getrokken.
web-replay-on-running = Deze partij is nog bezig. Na afloop kun je vanaf hier verder spelen.
web-replay-on-covered = Een figuur van deze partij blijft verborgen, dus niemand kan vanaf hier verder spelen.

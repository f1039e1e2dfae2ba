### Looking again at games of Pentaraduga.

web-replay-began-tiles = { $known ->
        [yes] The tiles are dealt. { $name } begins.
       *[no] The tiles are dealt.
    }
web-replay-result-points = { $won ->
        [yes] { $name } wins, { $high } to { $low }. { $why }
       *[no] A draw, { $high } to { $low }. { $why }
    }
web-replay-told-arrange = { $name } builds.
web-replay-told-check = { $name } shows the figure.
web-replay-told-surrender = { $name } gives up.
web-replay-both-build = Both build.

## Full places that were missed

web-replay-full-possible = { $count ->
        [one] { $name } could also have laid a full tile.
       *[other] { $name } could also have laid a full tile, in { $count } places.
    }
web-replay-full-some = { $count ->
        [one] Once in this game a full tile could be laid and was not.
       *[other] { $count } times in this game a full tile could be laid and was not.
    }
web-replay-full-none = No full tile was missed.
web-replay-full-show = Show where
web-replay-full-place = Full here: { $tile }
web-replay-full-here = A full tile was possible here

## The best figure

web-replay-best-seek = What could { $name } have built?
web-replay-best-busy = Searching…
web-replay-best-of = The best figure of { $name }
web-replay-best-more = Look into it
web-replay-best = { $found ->
       *[no] These tiles have no such figure.
        [yes] { $goal ->
            [frame] The largest frame from the tiles of { $name }.
           *[other] { $proved ->
               *[yes] The best figure from the tiles of { $name } counts { $count }.
                [no] The best figure found so far from the tiles of { $name } counts { $count }.
            }
        }
    }

## Playing on

web-replay-on-tiles = A new table that begins as it stands here. Clocks start anew, and claims are gone.
web-replay-on-keep = Play a friend with the same hidden tiles. They have to agree. Otherwise hidden tiles are drawn anew.
web-replay-on-running = This game is still being played. You can play on from here once it is over.
web-replay-on-covered = A figure of this game stays covered, so nobody can play on from here.

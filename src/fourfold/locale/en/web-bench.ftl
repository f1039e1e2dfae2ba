### A table of one's own to build on: problems, duels, and the games behind a screen.

web-bench-hand = Your tiles
web-bench-laid = { $tile }, laid
web-bench-begin = Drag tiles onto the table. A tap on a tile that lies there chooses it, another tap turns it.
web-bench-turn = Turn
web-bench-group = Move a group
web-bench-back = Take off
# Where the tile is that the keyboard moves. The direction is where its apex points.
web-bench-at = { $tile }, { $direction ->
        [up] apex up
        [right] apex right
        [down] apex down
       *[left] apex left
    }, column { $column }, row { $row }: { $state ->
        [covered] covered by another tile.
        [apart] it touches nothing.
        [wrong] it touches, but does not fit.
       *[fits] it fits.
    } Arrows move it, R turns it, Enter lays it.

### Pentaraduga.

## Texts that cannot be read

malformed-pentaraduga-tile = “{ $text }” is not a tile; expected the colours left, big, right, the small ones neighbours of the big one, such as оКо or oRv.
malformed-pentaraduga-tile-twice = The tile { $tile } is there twice.
malformed-pentaraduga-direction = “{ $text }” is not a direction; expected В П Н Л, or U R D L.
malformed-pentaraduga-placement = “{ $text }” is not a place; expected a tile, a direction and the lower left cell, such as оКоВ@0,0.
malformed-pentaraduga-overlap = { $placement } would lie on { $other }.

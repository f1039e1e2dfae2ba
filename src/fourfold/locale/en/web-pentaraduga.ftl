### The tables of Pentaraduga in the browser.

## The table on which tiles lie

web-field-larger = Larger
web-field-smaller = Smaller
web-field-fit = Show all
web-field-turn = Turn the tile

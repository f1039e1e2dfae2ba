### The tables of Pentaraduga in the browser.

## The table on which tiles lie

web-field-larger = Larger
web-field-smaller = Smaller
web-field-fit = Show all
web-field-turn = Turn the tile
web-figure = { $whose ->
        [mine] Your figure
        [other] The figure of { $name }
       *[common] The figure
    }
web-tile = { $left }, big { $big }, { $right }
web-tile-closed = a closed tile
web-place = { $mark ->
        [none] Place { $name }
        [full] Place { $name }, full
        [twice-full] Place { $name }, twice full
        [ring] Place { $name }, ring
        [reach] Place { $name }, reaches far enough
       *[other] Place { $name }, { $mark }
    }
web-count = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-squares = { $count ->
        [0] No square
        [one] { $count } square
       *[other] { $count } squares
    }
# Squares across the middle line count for nobody.
web-squares-sides = Squares: { $mine } on your side, { $other } on the other
web-hand-of = The tiles of { $name }
web-stock-of = The stock of { $name }.
web-stock-count = { $count ->
        [0] It is empty.
        [one] One tile.
       *[other] { $count } tiles.
    }
web-stock-open = Open: { $tiles }.
web-captured = { $count ->
        [0] Nothing captured
        [one] { $count } square captured
       *[other] { $count } squares captured
    }
web-curtain = Hand the device to { $name }.
web-curtain-open = Show my tiles

## What can be done

web-actions = Actions
web-act-exchange = Exchange a tile
web-act-hand-over = Hand over a tile
web-act-knock = { $what ->
        [exchange] Claim exchange
        [take] Claim take
       *[move] Claim move
    }
web-act-knock-about = Then nobody can come between, and you have a minute.
web-act-take = Take a tile
web-act-draw = Draw a tile
web-act-capture = Capture the figure
web-act-rotate = Turn it round
web-act-rotate-not = Leave it so
web-act-give-all = Hand over all tiles
web-act-hurry = Start the clock
web-act-pass = { $replaying ->
        [yes] End here
       *[no] { $need ->
                [capture] Do not capture
                [accept] Accept
               *[any] Pass
            }
    }
web-act-protest = Protest!
web-lay-done = That is my move
web-lay-back = { $count ->
        [one] Put it back
       *[other] Put them back
    }

## What is asked for

web-status-its-place = { $finger ->
        [yes] Tap its place. A second tap lays it.
       *[no] Choose its place.
    }
web-status-lay-on = Choose the next tile of this move.
web-status-lay-or-on = Finish the move, or choose another tile for it.
web-status-lay-done = Finish the move, or put the tiles back.
web-status-lay-nowhere = This leads nowhere. Put the tiles back and begin otherwise.
# The chosen tile cannot be laid; perhaps others of this move lie already, perhaps it can be exchanged.
web-status-no-place = { $laid ->
        [yes] There is no place for this tile now. Choose another, or put the tiles back.
       *[no] { $exchange ->
                [yes] There is no place for this tile. Choose another, or exchange it.
               *[no] There is no place for this tile. Choose another.
            }
    }
web-status-no-cut = You cannot cut in with this tile.
web-status-anywhere = Tap where the tile is to lie, and tap it to lay it.
web-status-cut-in = { $name } is to move. You may cut in.
web-status-meant-exchange = Which tile do you give away?
web-status-meant-hand-over = Which tile do you hand over?
web-penta-status = { $phase ->
        [over] The game is over.
        [start] { $who ->
                [you] Lay the first tiles.
                [here] { $name }, lay the first tiles.
               *[other] { $name } begins…
            }
        [add] { $who ->
                [you] Add your tiles to the start figure.
                [here] { $name }, add your tiles to the start figure.
               *[other] { $name } adds to the start figure…
            }
        [hand-over] { $who ->
                [you] Hand your opponent a tile with yellow.
                [here] { $name }, hand your opponent a tile with yellow.
               *[other] { $name } chooses a tile for you…
            }
        [rotate] { $who ->
                [you] Turn the start figure round, or leave it so.
                [here] { $name }, turn the start figure round, or leave it so.
               *[other] { $name } looks at the start figure…
            }
        [any] { $who ->
                [you] Your move.
                [here] { $name }, your move.
               *[other] { $name } is to move…
            }
        [full] { $who ->
                [you] Answer with a full tile.
                [here] { $name }, answer with a full tile.
               *[other] { $name } looks for a full tile…
            }
        [capture] { $who ->
                [you] You may capture the figure.
                [here] { $name }, you may capture the figure.
               *[other] { $name } may capture the figure…
            }
        [accept] { $who ->
                [you] The last tile lies. Accept it, or protest.
                [here] { $name }, accept the last tile, or protest.
               *[other] { $name } looks at the last tile…
            }
        [give] { $who ->
                [you] Give a tile for the one you have taken.
                [here] { $name }, give a tile for the one you have taken.
               *[other] { $name } gives a tile…
            }
        [replay-any] { $who ->
                [you] Now you play on alone: any tile.
                [here] { $name }, you play on alone: any tile.
               *[other] { $name } plays on alone…
            }
        [replay-full] { $who ->
                [you] Now you play on alone: a full tile.
                [here] { $name }, you play on alone: a full tile.
               *[other] { $name } needs a full tile…
            }
        [lock-move] { $who ->
                [you] You have claimed the move: lay your tile.
                [here] { $name }, you have claimed the move.
               *[other] { $name } has claimed the move…
            }
        [lock-exchange] { $who ->
                [you] You have claimed an exchange: choose a tile.
                [here] { $name }, you have claimed an exchange.
               *[other] { $name } exchanges a tile…
            }
        [lock-take] { $who ->
                [you] You have claimed a take: choose a tile that stands in a figure.
                [here] { $name }, you have claimed a take.
               *[other] { $name } takes a tile…
            }
        [opening] { $who ->
                [you] Lay your start figure of two tiles.
                [here] { $name }, lay your start figure of two tiles.
               *[other] { $name } lays a start figure…
            }
        [race] { $who ->
                [here] { $name }, your move.
               *[other] Lay as fast as you like. Nobody waits.
            }
        [stage-answer] { $who ->
                [you] All tiles change hands. Make your last moves, then hand over yours.
                [here] { $name }, make your last moves, then hand over your tiles.
               *[other] { $name } makes the last moves…
            }
        [stage-rest] { $who ->
                [you] Play what you have got, then hand back the rest.
                [here] { $name }, play what you have got, then hand back the rest.
               *[other] { $name } plays your tiles…
            }
        [stage-last] { $who ->
                [you] The last tiles: lay what you can.
                [here] { $name }, the last tiles: lay what you can.
               *[other] { $name } lays the last tiles…
            }
       *[move] { $who ->
                [you] Your move.
                [here] { $name }, your move.
               *[other] { $name } is to move…
            }
    }

## Laying by typing

web-typed = Tile and place
web-typed-open = Type a place
web-typed-lay = Lay
web-typed-close = Close
# Examples stay as they are: the page reads these letters in every language.
web-typed-help = Such as rOrL or oRoU, or with the cell: oRoU@0,0.
web-typed-unreadable = “{ $text }” is not a place; expected a tile, where its apex points and perhaps more letters, such as rOrL, oRoU or oRoU@0,0.
web-typed-not-now = { $tile } cannot be laid now.
web-typed-several = “{ $text }” has several places: { $places }.
web-typed-nowhere = { $count ->
        [0] There is no place for { $tile } now.
       *[other] “{ $text }” is no place for it; { $tile } fits at { $places }.
    }
web-typed-cell = Say the direction and the lower left cell of { $tile } as well, such as { $tile }В@0,0.
web-typed-covered = Another tile lies there.

## Building behind a screen

web-count-faults = { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }
web-screen = { $noticed ->
        [stopped] { $name } has stopped and covered the figure.
        [open] { $name } goes on in the open.
        [dropped] { $name } has dropped a tile for you.
        [waiting] { $name } waits.
        [hidden] { $name } does not show the figure.
       *[building] { $name } builds behind the screen.
    }
web-act-begin = Show my tiles
web-act-stop = Stop!
web-act-check = Compare figures
web-act-mark = Mark this result
web-act-keep = Keep my tiles
web-act-drop = Exchange a tile
web-act-surrender = Surrender
web-act-extend = Build on mine
web-act-extend-other = Let the other build on
web-building-drop-which = Which tile do you give away?
web-building-best = The best figure of these tiles
web-building-status = { $phase ->
        [over] The game is over.
        [extending] Add all the other tiles to your figure.
        [extended] { $name } builds on…
        [choosing] Your figure won. Build on with all tiles, or let { $name } build on?
        [chosen] { $name } chooses who builds on…
        [waiting] { $name } builds…
        [begin] { $mine }, your tiles are still covered. Your time runs from when you see them.
        [in-turn] { $mine }, build your figure, then stop. The clock is running.
        [dropped] { $name } has to give you a tile for yours. Nobody can stop until then.
        [answering] { $name } has dropped a tile for you. Give one of yours.
        [stopped] You have stopped. { $name } has little time left…
        [open] { $name } has stopped first! Finish your figure, then compare.
       *[building] { $game ->
                [frames] Build a frame round the largest hole you can. Stop when it is good.
               *[other] Make one figure of all your tiles, with as many squares as you can. Stop when it is good.
            }
    }

## What has happened

web-told-lay = { $count ->
        [one] { $name } lays { $tiles }.
       *[other] { $name } lays { $count } tiles: { $tiles }.
    }
web-told-exchange = { $known ->
        [yes] { $name } exchanges { $tile }.
       *[no] { $name } exchanges a tile.
    }
web-told-hand-over = { $known ->
        [yes] { $name } hands over { $tile }.
       *[no] { $name } hands over a tile.
    }
web-told-drop = { $known ->
        [yes] { $name } drops { $tile }.
       *[no] { $name } drops a tile.
    }
web-told-knock = { $what ->
        [exchange] { $name } claims an exchange.
        [take] { $name } claims a take.
       *[move] { $name } claims the move.
    }
web-told-begin = { $name } begins to build.
web-told-rotate = { $half ->
        [yes] { $name } turns the start figure round.
       *[no] { $name } leaves the start figure as it is.
    }
web-told-extend = { $own ->
        [yes] { $name } extends the own figure.
       *[no] { $name } lets the other extend.
    }
web-told-stop = { $name } has stopped first!
# The protest was right; what it costs depends on the game.
web-told-protest = { $game ->
        [fulls] { $name } protests and is right: the tile comes back, and { $name } may lay any tile.
        [doubles] { $name } protests and is right: the wrong tiles and the other’s hand go to the stock of { $name }.
        [rings] { $name } protests and is right: the wrong tiles and the other’s hand go to the stock of { $name }.
        [steals] { $name } protests and is right: the move is taken back, and { $name } moves.
       *[other] { $name } protests and is right: the tile comes back and is exchanged, and { $name } may lay any tile.
    }
web-told-hurry = { $name } starts the clock.
web-told-capture = { $name } captures the figure.
web-told-give-all = { $name } hands over all tiles.
web-told-pass = { $name } passes.
web-told-take = { $name } takes a tile.
web-told-draw = { $name } draws.
web-told-mark = { $name } marks a result.

## What can be agreed

web-preset = Rules
web-preset-pentaraduga-book = As in the book
web-preset-pentaraduga-beginners = For beginners
web-rules-changed = Not quite as in the book
web-option-aids = The table helps with
web-option-aids-full = places and full tiles
web-option-aids-places = places
web-option-aids-none = nothing
web-option-referee = The referee is
web-option-referee-server = the table
web-option-referee-players = the players
web-option-referee-about = Where players referee, what is against the rules stands unless the opponent protests before the next move.
web-option-deal = Tiles are dealt
web-option-deal-random = by chance
web-option-deal-fair = equally good
web-option-deal-about = Equally good hands differ only in their colours.
web-option-interception = Cutting in
web-option-interception-on = allowed
web-option-interception-off = not allowed
web-option-always-check = Figures are
web-option-always-check-on = always compared
web-option-always-check-off = compared unless one surrenders
web-option-opening-limit = Time to begin
web-option-opening-limit-none = No limit
web-option-replay-limit = Time to play on alone
web-option-replay-limit-none = No limit
web-option-unplaced-bonus = Tiles that are left
web-option-unplaced-bonus-off = count nothing
web-option-unplaced-bonus-on = count for the first
web-option-move-time-none = No limit
web-rule-aids-places = The table shows places, but not which are full.
web-rule-aids-none = The table does not help.
web-rule-referee-players = The players are the referees: protest in time.
web-rule-deal-fair = Both have equally good tiles.
web-rule-interception-off = Nobody cuts in.
web-rule-at-once-off = One after the other instead of both at the same time.
web-rule-unplaced-bonus-on = Tiles that are left count for the first.
web-rule-move-time-set = { $seconds } seconds for a move.

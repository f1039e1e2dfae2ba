### Quarto.

## Pieces

# The four features in the order that sounds right.
piece-name = { $colour ->
       *[light] light
        [dark] dark
    } { $height ->
       *[tall] tall
        [short] short
    } { $shape ->
       *[round] round
        [square] square
    } { $top ->
       *[solid] solid
        [hollow] hollow
    }

feature-colour = colour
feature-shape = shape
feature-height = height
feature-top = top
value-light = light
value-dark = dark
value-round = round
value-square = square
value-tall = tall
value-short = short
value-solid = solid
value-hollow = hollow

## Refusals

illegal-quarto-other-phase = { $phase ->
        [give] First give your opponent a piece.
        [place] First place the piece you hold.
       *[close] All pieces are placed: call, or say you are done.
    }
illegal-quarto-piece-gone = { $piece } cannot be given: it is already in play.
illegal-quarto-square-taken = { $square } is taken by { $piece }.
illegal-quarto-calls-auto = At this table lines win by themselves; nobody calls.
illegal-quarto-call-points-nowhere = Point at the line you mean.
illegal-quarto-call-squares = A call points at four different squares.
illegal-quarto-call-after-placing = At this table you place first and call then.
illegal-quarto-called-already = You have already called once this turn.
illegal-quarto-no-call-now = You cannot call now.

## Texts that cannot be read

malformed-quarto-piece = “{ $text }” is not a piece; expected a hex digit 0–f, or four letters, one each of L/D, R/Q, T/S, F/H.
malformed-quarto-square = “{ $text }” is not a square; expected a1 to d4.
malformed-quarto-line = “{ $text }” is not a line; expected two ends such as a3-d3, or four squares.
malformed-quarto-position-fields = Position “{ $text }”: expected the board, a space and the piece in hand or “-”.
malformed-quarto-position-ranks = Board “{ $text }”: expected 4 ranks separated by “/”, found { $found }.
malformed-quarto-position-rank = Rank { $rank } of the board, “{ $text }”: expected 4 squares, found { $found }.
malformed-quarto-position-digit = “{ $text }” on { $square } is not a piece; expected a hex digit 0–f or “.”.
malformed-quarto-piece-twice = The piece { $piece } is on the board twice: { $first } and { $second }.
malformed-quarto-hand-placed = The piece in hand, { $piece }, is already on the board: { $square }.
malformed-quarto-features = The features must be one or more of { $expected }, each once.
malformed-quarto-shared = A line cannot share { $shared } features where only { $features ->
        [one] one counts
       *[other] { $features } count
    }.
malformed-quarto-full = In “{ $text }” there is nothing left to play.
malformed-quarto-starter = “{ $text }” is not a starter; expected A or B.
malformed-detail = “{ $word }” takes nothing in brackets, found “({ $detail })”.
malformed-memory = A table of { $megabytes } MB does not fit into the memory of this machine.

## The engine

malformed-engine-command = “{ $text }” is not a command; expected: { $expected }.
malformed-engine-alone = “{ $command }” stands alone, found “{ $text }” after it.
malformed-engine-setoption = “setoption { $text }”: expected “setoption name NAME value VALUE”.
malformed-engine-option = There is no option “{ $text }”; expected: { $expected }.
malformed-engine-position = “position { $text }”: expected “start”, or a position such as 0..f/..../.3../.... 9, then perhaps “moves” and squares and pieces in turn.
malformed-engine-go = “go … { $text }”: expected time MS, nodes N, infinite, moves, or nothing.
malformed-engine-infinite = “infinite” means without limit, so it goes with neither time nor nodes.
illegal-engine-busy = “{ $command }” has to wait until the search is over; “stop” ends it.

## How games end

outcome-line = { $winner } wins with a line.
outcome-false-call = { $winner } wins: { $loser } called without a line.
outcome-full = A draw: all pieces are placed and nobody called.

## The computer's levels, and how each plays

level-quarto-1 = Newcomer
level-quarto-about-1 = Overlooks lines and misses calls.
level-quarto-2 = Beginner
level-quarto-about-2 = Sees much, and still misses some.
level-quarto-3 = Learner
level-quarto-about-3 = Sees lines, but gives wins away.
level-quarto-4 = Casual player
level-quarto-about-4 = Takes every win it sees.
level-quarto-5 = Club player
level-quarto-about-5 = Thinks before it gives.
level-quarto-6 = Expert
level-quarto-about-6 = Thinks several moves ahead.
level-quarto-7 = Master
level-quarto-about-7 = Hardly ever makes a mistake.
level-quarto-8 = Unbeatable
level-quarto-about-8 = Never makes a mistake.

## Rules to choose from

preset-international = The usual rules
preset-beginners-1 = For beginners: only the colour counts
preset-beginners-2 = For beginners: colour and shape count
preset-beginners-3 = For beginners: all but the hole counts
preset-advanced = Advanced: 2×2 squares count as lines too
preset-tournament = Tournament: a minute a move, a false call loses
preset-balkan = Late calls by either player, as in the Balkans
preset-taiwan = Call before placing, as in Taiwan
preset-greek-2 = Two features in common, a Greek way
preset-own = As the leaflet in your language says it

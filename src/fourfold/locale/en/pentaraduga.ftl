### Pentaraduga.

## Texts that cannot be read

malformed-pentaraduga-tile = “{ $text }” is not a tile; expected the colours left, big, right, the small ones neighbours of the big one, such as oRo or oRv.
malformed-pentaraduga-tile-twice = The tile { $tile } is there twice.
malformed-pentaraduga-direction = “{ $text }” is not a direction; expected В П Н Л, or U R D L.
malformed-pentaraduga-placement = “{ $text }” is not a place; expected a tile, a direction and the lower left cell, such as oRoU@0,0.
malformed-pentaraduga-too-many = { $count } tiles are too many; at most { $most }.
malformed-pentaraduga-no-tiles = There are no tiles; expected a hand such as oRo rOr yOr.
malformed-pentaraduga-goal = “{ $text }” is not a goal; expected: { $expected }.
malformed-pentaraduga-problem = “{ $text }” is no problem; expected a kind ({ $expected }), or an id such as squares-3 or squares-0000002a.
malformed-pentaraduga-count-frames = Best frames cannot be counted: which tiles are used is free.
malformed-pentaraduga-match = A match has at least one game, of at least one kind.
malformed-pentaraduga-overlap = { $placement } would lie on { $other }.
malformed-pentaraduga-notation = “{ $word }” is not a tile with its place; expected a tile, where its apex points, letters for the topmost, rightmost, lowest or leftmost place and tiles that it touches, such as rOrLL, rOrRyOr or rOrLL.
malformed-pentaraduga-several = “{ $word }” has several places: { $places }.
malformed-pentaraduga-nowhere = “{ $word }” fits nowhere{ $count ->
        [0] .
       *[other] ; { $tile } fits at { $places }.
    }
malformed-pentaraduga-remark = “{ $word }” does not touch { $other }.
malformed-pentaraduga-ending = “{ $word }” is no other ending; expected it to begin with a tile of the first, or to be letters for the last tile.
malformed-pentaraduga-at = Tile { $number }: { $problem }
malformed-pentaraduga-word = “{ $text }” is no move; expected tiles with their places such as oRoU@0,0, or one of: { $expected }.
malformed-pentaraduga-bare-word = Say what “{ $word }” is meant of, in brackets after it.
malformed-pentaraduga-deal-text = “{ $text }” is not a deal; expected who starts and both players’ tiles, such as “A: oRo rOr / yOr yOy”, and perhaps lots after another stroke.
malformed-pentaraduga-deal = A deal is all { $count } tiles, each once, half of them to each player.
malformed-census-name = There is no census “{ $name }”; expected one of: { $expected }.
malformed-census-file = { $path } is not a certificate; expected compressed lines of text.
malformed-census-other = { $path } is not a certificate of { $expected }, but of “{ $name }”.
malformed-census-line = “{ $line }” is not an entry; expected a hand, how many are like it, what they count and the places of a figure, such as “000090 2 1 rOrU@0,0 yOyD@0,-1”.
malformed-census-entry = Entry { $number }: { $problem }
malformed-census-twice = The hand { $hand } is there twice.
malformed-census-hand = { $hand } is not among the hands of this census.
malformed-census-hands = It is said to stand for { $hands } hands, but { $expected } are like it.
malformed-census-tiles = The figure is of { $tiles }; the hand is { $hand }.
malformed-census-value = The figure is said to count { $value }, but counts { $counted }.
malformed-census-best = It is said to count { $value } at best, but the search found { $found }: { $places }.
malformed-census-missing = The hand { $hand } is missing.
malformed-census-total = The entries stand for { $total } hands; there are { $expected }.

## Refusals

illegal-pentaraduga-not-in-hand = { $tile } is not in your hand.
illegal-pentaraduga-stock-empty = There is no tile left to take.
illegal-pentaraduga-covered = { $tile } would lie on another tile.
illegal-pentaraduga-apart = { $tile } must touch the figure with a side.
illegal-pentaraduga-clash = { $tile } does not fit there: the colours differ.
illegal-pentaraduga-rough = { $tile } does not fit there: its diagonals end beside the others’.
illegal-pentaraduga-not-full = { $tile } makes no square there; a full tile is asked for.
illegal-pentaraduga-no-protest = At this table the computer is the referee; what is against the rules is refused.
illegal-pentaraduga-nothing-wrong = There is nothing to protest against.
illegal-pentaraduga-no-such-act = “{ $act }” cannot be done now.

## Pictures, for those who do not see them

pentaraduga-picture = { $tiles ->
    [0] No tiles
   *[other] A figure of { $tiles } tiles, { $squares ->
        [0] no square
        [one] { $squares } square
       *[other] { $squares } squares
    }
}
pentaraduga-picture-tile = The tile { $tile }: { $left }, big { $big }, { $right }
pentaraduga-colour-red = red
pentaraduga-colour-orange = orange
pentaraduga-colour-yellow = yellow
pentaraduga-colour-green = green
pentaraduga-colour-blue = blue
pentaraduga-colour-violet = violet

## Building behind a screen: Squares, Quados, Frames

illegal-pentaraduga-arrangement = Tiles cannot lie like that. { $problem }
illegal-pentaraduga-too-fast = You have rearranged your tiles { $most } times within a second; wait a moment, then send how they lie.
illegal-pentaraduga-stopped = { $seat } has stopped first. Now only the other goes on building, and nothing is exchanged.
illegal-pentaraduga-nobody-stopped = Nobody has stopped yet; stop before results are marked or checked.
illegal-pentaraduga-exchanging = A tile is being exchanged: nobody may stop before { $seat } has dropped one as well.
illegal-pentaraduga-exchanged = There is one exchange in a game, and it has been made.
illegal-pentaraduga-dropped = You have dropped a tile; { $seat } has yet to drop one for you.
illegal-pentaraduga-no-figure = That is no result to be marked: its tiles must make one figure, and in Squares and Quados it needs all of them.
illegal-pentaraduga-always-checked = Nobody surrenders here: figures are always checked.
illegal-pentaraduga-begin-first = Say first that you begin: your time runs from then on.
illegal-pentaraduga-choose-first = { $seat } has yet to choose whose figure is extended.
illegal-pentaraduga-original-moved = { $tile } belongs to the figure that is extended, and stays where it is.
## Games with own figures

illegal-pentaraduga-count = You lay { $expected ->
    [one] one tile
   *[other] { $expected } tiles
} at once here.
illegal-pentaraduga-not-double = { $tile } touches only one tile there; it must touch two.
illegal-pentaraduga-no-corner = { $tile } makes no corner there: its short end must stand against the end of a long side.
illegal-pentaraduga-no-ring = These tiles do not make a ring: four of them round an empty cell.
illegal-pentaraduga-wait = You have to wait: { $seat } plays now.
illegal-pentaraduga-stocks-left = All tiles are handed over only when both stocks are empty.
illegal-pentaraduga-hand-full = You have { $count } tiles; only a smaller hand is filled.
illegal-pentaraduga-no-prize = You have no prize to take: it is for { $count } tiles in a row without drawing that your stock cannot replace, while your opponent’s has a tile.
illegal-pentaraduga-prize-first = You have made your move: take your prize, or pass.
illegal-pentaraduga-kept = The first tile of your stock is kept for { $seat }, who has earned a prize.
illegal-pentaraduga-no-wait = You need not wait for your opponent now.
illegal-pentaraduga-hurried = The minute is running already.
illegal-pentaraduga-no-such-move = A move is a tile of your hand, a tile that stands in a figure, or first the one and then the other.
illegal-pentaraduga-not-twice-full = { $tile } must make two squares there: where it stands it is full already.
illegal-pentaraduga-untouched = { $tile } must touch the tile that you have just laid.
illegal-pentaraduga-same-place = { $tile } stands there already.
illegal-pentaraduga-splits = Without { $tile } its figure would fall into pieces.
illegal-pentaraduga-stock-left = You may pass only when your stock is empty; move or exchange.
illegal-pentaraduga-hand-empty = You have no tile in your hand.
illegal-pentaraduga-no-full-prize = You have no prize to take: it is for a last tile that is laid as a full one.
illegal-pentaraduga-only-complex = It is the turn of { $seat }; only a complex move may come between.
illegal-pentaraduga-shielded = { $seat } has a move that cannot be intercepted.
illegal-pentaraduga-claimed = { $what ->
    [move] You have begun a move: lay a tile of your hand.
    [exchange] You have begun an exchange: exchange a tile, or take one.
   *[take] You have begun to take a tile: take one.
}
illegal-pentaraduga-locked = { $what ->
    [exchange] { $seat } has begun an exchange; wait until it is done.
    [take] { $seat } has begun to take a tile; wait until it is done.
   *[move] { $seat } has begun a move; wait until it is done.
}
## Claims and Reach

illegal-pentaraduga-barred = You have let your claim lapse; your opponent acts first now.
illegal-pentaraduga-no-claim = { $what ->
    [exchange] An exchange cannot be claimed now.
    [move] A move cannot be claimed now.
   *[take] In this game only a move or an exchange can be claimed.
}
illegal-pentaraduga-no-exchange = { $need ->
    [full] Tiles are not exchanged while fulls run.
    [start] Tiles are not exchanged before the start is laid.
    [replay] Tiles are not exchanged in the replay.
   *[other] Tiles cannot be exchanged now.
}
illegal-pentaraduga-no-take = Only with one tile in hand and nothing in stock you may take without giving.
illegal-pentaraduga-must-exchange = You may pass only when your opponent’s stock is empty; lay a tile, or exchange one.
illegal-pentaraduga-start-more = { $laid } { $laid ->
    [one] tile is
   *[other] tiles are
} too few for the start figure.
illegal-pentaraduga-start-claims = { $tile } cannot be laid there: a start figure begins in the middle, and the two tiles of a player touch.
illegal-pentaraduga-start-reach = { $tile } cannot be laid there: the tile you were handed lies at the line on your opponent’s side, with no yellow at the line, and one of yours touches it on your side.
illegal-pentaraduga-start-reach-plus = { $tile } cannot be laid there: a start figure begins above the line, at it, and has two tiles on either side.
illegal-pentaraduga-not-yellow = { $tile } has no yellow; hand over a tile that has, or exchange.
illegal-pentaraduga-full-elsewhere = { $tile } can be laid full elsewhere, so it must be.
illegal-pentaraduga-intercept-full = It is not your turn: you may cut in only with a full tile, and { $tile } makes no square there.

## Training games

malformed-training-file = This is no record of a training game; expected an object, or one with a list of “records”.
malformed-training-game = “{ $name }” with { $set } tiles is no game of Pentaraduga; expected the book’s name or one of: { $expected }.
malformed-training-deal = The hands, the stocks and the figures before the first event must be all { $count } tiles, each once.
malformed-training-prefigures = Figures before the first event must be clean, and belong to A or B in a game with own figures.
malformed-training-key = “{ $key }” is missing.
malformed-training-type = “{ $type }” is no event of this game, or not now.
malformed-training-number = Move { $number } cannot be the next of { $seat }: A has the odd numbers, B the even ones, and the last was { $last }.
malformed-training-figure = There is no figure “{ $name }”; expected: { $expected }.
malformed-training-untaken = { $seat } has yet to take { $tiles }.
malformed-training-unfinished = The record ends, but the game is not over.
malformed-training-remark = A remark must be an object.
malformed-training-remark-late = A remark is made after { $at } events; there are only { $count }.
malformed-training-differs = { $what ->
    [hand] The hand as dealt
    [tiles] Tiles drawn or taken
    [refusal] The kind of pass
    [start] Beginning a figure
    [source] Where the tile comes from
    [owner] Whose tile it was
    [figure] The figure
    [mark] Whether it makes a square
    [reach] Reaching
    [finish] Finishing
    [intercept] Intercepting
    [give] Tiles handed over
    [give_to] The tile at the end of the stock
    [take_from] The tile at the start of the stock
    [take] The name of the act
    [stage] The stage of the exchange of all
    [collect] Tiles taken from the exchange
    [squares] Squares
    [violations] Violations
    [count_all] Places of the tile
    [count_full] Places where the tile is full
    [count_double] Places where the tile is double
    [has_full] Whether the tile can be full
    [count] Corners
    [left] Tiles left
    [points] Points
    [score] The score
   *[other] { $what }
}: the record says { $said }, by the rules it is { $found }.

## How games end

outcome-played = All moves are made, and the points are counted.
outcome-checked = Both figures are checked.
outcome-checked-even = Both figures count the same: whoever was faster wins.
outcome-extended = The extended figure is counted.
outcome-surrendered = { $loser } has surrendered and does not see the other figure.
outcome-interrupted = Both have passed; each gets a point for every tile the other has left.
outcome-replay-time = The time for the replay is over, and the points are counted.

## The computer's levels

level-pentaraduga-1 = Beginner
level-pentaraduga-about-1 = Takes its time and overlooks much.
level-pentaraduga-2 = Player
level-pentaraduga-about-2 = Sees most places, and is not in a hurry.
level-pentaraduga-3 = Master
level-pentaraduga-about-3 = Quick, sees everything and thinks ahead.

## Lessons

malformed-pentaraduga-unsound = A game can’t begin like this: “{ $part }” doesn’t fit the rest of the deal.
malformed-pentaraduga-middle = A game cannot begin from here: it is over, or a figure is being extended.
malformed-pentaraduga-covered-figure = A figure is covered here, and its tiles cannot be drawn anew. Begin at an earlier move, or keep the hidden tiles as they were.
malformed-lesson-at = { $id } speaks of what comes after { $at } moves; there are only { $count }.
malformed-lesson-texts = The commentary on { $id } in “{ $language }” has the headings { $found }; expected: { $expected }.
lesson-fulls-1 = Fulls, game 1: rows of full tiles
lesson-fulls-2 = Fulls, game 2: no move to begin with
lesson-fulls-3 = Fulls, game 3: the trap at the end
lesson-squares-1 = Squares, deal 1: a bluff
lesson-squares-2 = Squares, deal 2: who stops first
lesson-squares-3 = Squares, deal 3: checked
lesson-claims-1 = Claims, game 1: a figure is captured
lesson-claims-2 = Claims, game 2: exchanges
lesson-reach-v1 = Reach, first variant: interceptions, and a reach
lesson-reach-v2 = Reach, second variant: out before the other
lesson-reach-v3 = Reach, third variant: another full tile
lesson-reach-v4 = Reach, fourth variant: a draw
lesson-reach-v5 = Reach, fifth variant: the second reaches
lesson-doubles-1 = Doubles, game 1: the exchange of all
lesson-doubles-2 = Doubles, game 2: three prizes
lesson-doubles-4 = Doubles, game 4: eight to nothing
lesson-rings-1 = Rings, game 1: a ring is completed
lesson-rings-2 = Rings, game 2: a ring to begin with
lesson-steals-1 = Steals, the training game
lesson-steals-problem = Steals, the problem: ten to nothing

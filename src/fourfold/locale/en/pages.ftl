### The pages beside the table: replay, rules, set-up.

web-title-replay = Looking again · Fourfold
web-title-rules = How to play · Fourfold
web-title-setup = Set up · Fourfold
web-title-analysis = Analysis · Fourfold
web-title-review = Review · Fourfold
web-title-levels = The computer’s levels · Fourfold

## Replay

web-replay-of = { $a } and { $b }
web-replay-opening = Fetching the game…
web-replay-result-draw = A draw
web-replay-result-winner = { $name } wins
web-replay-result-none = Not over yet
web-replay-step = Step { $step } of { $last }
web-replay-steps = Steps of the game
web-replay-walk = Walk through the game
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-play = Play it
web-replay-pause = Stop
web-replay-began = { $name } begins and chooses the first piece.
web-replay-began-holding = { $name } begins with the piece in hand.
web-replay-told-resign = { $name } resigns.
web-replay-told-claim = { $name } claims the game: the other has stayed away.
web-replay-told-time-up = The time is up.
web-replay-told-wait = The game waits for a player.
web-replay-told-away = Somebody is away.
web-replay-told-back = Everybody is back.
web-replay-told-resumed = The game was interrupted and goes on.
web-replay-told-takeback = { $name } agrees, and the move is taken back.
web-replay-told-word = { $right ->
        [yes] { $name } calls Quarto. There is a line!
       *[no] { $name } calls Quarto, but there is no line.
    }
web-replay-told-other = { $name }: { $what }.
web-replay-hand = { $name } holds it.
web-replay-hand-empty = Nobody holds a piece.
web-replay-rest = Pieces left
web-replay-missed = { $count ->
        [one] Overlooked: { $lines } is a line, and nobody called it.
       *[other] Overlooked: { $lines } are lines, and nobody called them.
    }
web-replay-missed-some = { $count ->
        [one] One line was overlooked in this game.
       *[other] { $count } times a line was overlooked in this game.
    }
web-replay-missed-none = No line was overlooked.
web-replay-missed-show = Show it
web-replay-missed-next = Show the next
web-replay-moves = Moves
web-replay-move = { $number } { $square }: { $piece }
web-replay-move-given = { $number } …: { $piece }
web-replay-move-back = { $move }, taken back
web-replay-move-missed = { $move }, a line overlooked
web-replay-entry-start = Start
web-replay-entry-resign = { $name } resigns
web-replay-entry-claim = { $name } claims
web-replay-entry-time = Time is up
web-replay-entry-done = { $name }: nothing to call
web-replay-entry-agreed = Draw agreed
web-replay-share = Share this game
web-replay-link = Copy link
web-replay-link-copied = Link copied. It opens the game at this step.
web-replay-link-text = A game of { $game }:
web-replay-save = Save…
web-replay-save-title = Save this game
web-replay-save-picture = Picture
web-replay-save-picture-hint = How it stands at the end.
web-replay-save-svg = As SVG
web-replay-save-png = As PNG
web-replay-save-record = Record
web-replay-save-record-hint = Every move, to keep or to open here again.
web-replay-save-text = To read
web-replay-save-json = For programs
web-replay-save-failed = The picture could not be made.
web-replay-on = Play on from here
web-replay-on-title = Play on from step { $step }
web-replay-on-hint = A new table with this position. Lines that are complete already do not count any more, only new ones.
web-replay-on-over = There is nothing left to be played here.
web-replay-on-side = You play for
web-replay-on-computer = Against the computer
web-replay-on-here = Two of us, here
web-replay-on-friend = A friend, by link
web-replay-to-table = To the table
web-replay-opened = Replays opened on this device
web-replay-opened-hint = These open without a connection, too.

## How to play

web-rulebook-title = How to play Quarto
web-rulebook-lead = Two people, sixteen pieces, one board. Three minutes, and you know it all.
web-rulebook-play = Play now
web-rulebook-print = Print this page
web-rulebook-pieces = The pieces
web-rulebook-pieces-text = Each of the sixteen pieces is there once. A piece is light or dark, round or square, tall or short, solid or hollow. They belong to nobody: both of you play with all of them.
web-rulebook-all = All sixteen pieces
web-rulebook-pair-colour = light or dark
web-rulebook-pair-shape = round or square
web-rulebook-pair-height = tall or short
web-rulebook-pair-top = solid or hollow
web-rulebook-turn = A turn: place, then give
web-rulebook-turn-text = You never choose your own piece. Your opponent hands you one; you put it on any free square. Then you choose the piece your opponent must place.
web-rulebook-turn-1 = You are given a piece.
web-rulebook-turn-2 = You place it on a free square.
web-rulebook-turn-3 = You choose a piece and give it away.
web-rulebook-turn-board = A board with four pieces; the new one stands on c2.
web-rulebook-line = What wins
web-rulebook-line-text = Four pieces in a row, a column or a long diagonal that have one thing in common make a line: all dark, all hollow, all short… It does not matter who placed them.
web-rulebook-line-hollow = All four on the diagonal are hollow. Nothing else is the same, and nothing else has to be.
web-rulebook-line-tall = All four in the column are tall.
web-rulebook-line-none = A full row, and no line: nothing is the same on all four.
web-rulebook-quiz = Do these four make a line?
web-rulebook-quiz-text = What do all four have in common? There may be more than one right answer; one is enough.
web-rulebook-quiz-number = { $number } of { $count }
web-rulebook-quiz-group = Four pieces, { $number } of { $count }
web-rulebook-quiz-what = In common is
web-rulebook-quiz-colour = Colour
web-rulebook-quiz-shape = Shape
web-rulebook-quiz-height = Height
web-rulebook-quiz-top = Hole
web-rulebook-quiz-nothing = Nothing
web-rulebook-quiz-right = Yes. { $why }
web-rulebook-quiz-wrong = Not quite. { $why }
web-rulebook-quiz-wait = Choose one, and see.
web-rulebook-quiz-next = Next four
web-rulebook-quiz-again = From the beginning
web-rulebook-quiz-score = { $right } of { $count } at first sight.
web-rulebook-quiz-why-dark = All four are dark, whatever else they are. A line.
web-rulebook-quiz-why-hollow = All four have a hole. Colours, shapes and heights are mixed, but one thing is enough.
web-rulebook-quiz-why-none-near = Three are round, three are tall, three are light. Three are not enough: no line.
web-rulebook-quiz-why-square-short = All four are square, and all four are short. Two reasons at once, still one line.
web-rulebook-quiz-why-none-two = Two and two of everything: no line.
web-rulebook-quiz-why-solid = None of them has a hole. Having no hole is something in common, too. A line.
web-rulebook-give = Which piece can you give?
web-rulebook-give-text = You have placed; now give. Two rows are one piece away from a line. Find a piece that finishes neither.
web-rulebook-give-board = Row 4 has three dark pieces, row 1 has three hollow ones.
web-rulebook-give-pieces = Pieces to give
web-rulebook-give-wait = Tap a piece.
web-rulebook-give-safe = Safe: it is light and solid, so it finishes neither row.
web-rulebook-give-dark = Your opponent places it on d4: four dark pieces. Lost!
web-rulebook-give-hollow = Your opponent places it on d1: four hollow pieces. Lost!
web-rulebook-give-both = Dark and hollow: your opponent may choose between d4 and d1. Lost!
web-rulebook-call = You must say it
web-rulebook-call-text = A line wins nothing by itself. Somebody must see it, call “Quarto!” and point at it. Whoever overlooks a line may lose it to the other.
web-rulebook-call-1 = You have placed
web-rulebook-call-1-who = You may call, before you give.
web-rulebook-call-2 = You have given
web-rulebook-call-2-who = Now your opponent may call what you overlooked, before placing.
web-rulebook-call-3 = The next piece is placed
web-rulebook-call-3-who = The old line is over for good. Only lines through the new piece count.
web-rulebook-call-false = Called, and there is no line? Everybody hears it, and nothing else happens. You may do it once a turn, so look well.
web-rulebook-call-end = When all sixteen pieces are placed, each of you may call once more; then it is a draw.
web-rulebook-call-page = The page never tells you whether there is a line. That is the game.
web-rulebook-variants = Other ways to play
web-rulebook-variants-text = You choose them on the first page, under the button to play. Every rule can be changed by itself, too.
web-rulebook-block = Four neighbours in a square
web-rulebook-block-board = In the advanced game these four, all light, are a line, too.
web-rulebook-ready = Ready?

## Set up

web-setup-title = Set up a position
web-setup-lead = Tap a piece, then a square. Tap a piece on the board to move it or take it off.
web-setup-board = Board to set up
web-setup-hand-none = Nobody holds a piece. Tap a piece, then here.
web-setup-hand-is = In hand: { $piece }
web-setup-hand-put = Put { $piece } in hand
web-setup-pieces = Pieces not used
web-setup-off = Take off
web-setup-clear = Clear
web-setup-status-empty = Choose a piece.
web-setup-status-lifted = { $piece }: where to?
web-setup-status-count = { $count ->
        [one] One piece on the board.
       *[other] { $count } pieces on the board.
    }
web-setup-put = { $piece } on { $square }.
web-setup-taken = { $piece } taken off.
web-setup-handed = { $piece } in hand.
web-setup-position = As text
web-setup-position-hint = Copy it, or paste one: ranks 4 to 1, then the piece in hand.
web-setup-not-position = That is not a position. It looks like this: { $example }
web-setup-piece-twice = The piece { $piece } is there twice.
web-setup-record-pasted = That is a record. It is below; open it there.
web-setup-start = Start here
web-setup-start-title = Play it
web-setup-with = With
web-setup-with-bot = Computer
web-setup-with-friend = Friend
web-setup-with-here = Here
web-setup-turn = { $holding ->
        [yes] The piece is placed by
       *[no] The next piece is given by
    }
web-setup-turn-lot = lot
web-setup-turn-you = me
web-setup-turn-other = the other
web-setup-turn-first = player 1
web-setup-turn-second = player 2
web-setup-record-title = Look at a record
web-setup-record-lead = Paste a record, or choose a file, and look at the game step by step.
web-setup-record = Record
web-setup-record-file = Choose a file
web-setup-record-open = Look at it
web-setup-record-big = This file is too large to be a record.
web-setup-record-example = 1. DQSH b2  2. LRTF c3 …
web-setup-link = Set up a position

## Links to analysis, review and levels

web-analysis-link = Analyse a position
web-setup-analyse = Analyse
web-review-link = Review
web-levels-link = What to expect of each level

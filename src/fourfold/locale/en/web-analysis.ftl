### Analysis and review of Quarto, and the computer's levels.

## What a choice is worth

# Said after the name of a square or a piece. $turns is 0 where it is not known how soon.
web-worth = { $value ->
        [win] { $turns ->
                [0] wins
                [1] wins at once
               *[other] wins in { $turns } turns
            }
        [loss] { $turns ->
                [0] loses
                [1] loses at once
               *[other] loses in { $turns } turns
            }
        [draw] draw
       *[unknown] not known yet
    }
web-worth-square = { $square }, empty: { $worth }
web-worth-piece = { $piece }: { $worth }

## Analysis

web-analysis = Analysis
web-verdict-holder-win = { $turns ->
        [0] Whoever holds the piece wins.
        [1] Whoever holds the piece wins at once.
       *[other] Whoever holds the piece wins in { $turns } turns.
    }
web-verdict-holder-draw = If both play well, it is a draw.
web-verdict-holder-loss = { $turns ->
        [0] Whoever holds the piece loses.
       *[other] Whoever holds the piece loses in { $turns } turns.
    }
web-verdict-holder-unknown = What is it worth to hold this piece?
web-verdict-giver-win = { $turns ->
        [0] Whoever gives now wins.
       *[other] Whoever gives now wins in { $turns } turns.
    }
web-verdict-giver-draw = If both play well, it is a draw.
web-verdict-giver-loss = { $turns ->
        [0] Whoever gives now loses.
        [1] Whoever gives now loses at once.
       *[other] Whoever gives now loses in { $turns } turns.
    }
web-verdict-giver-unknown = What is it worth to give now?
web-verdict-line = { $count ->
        [one] { $lines } is a line. Whoever placed the last piece calls it and wins.
       *[other] { $lines } are lines. Whoever placed the last piece calls one and wins.
    }
web-verdict-full = The board is full, and nobody has a line: a draw.
web-analysis-place = Tap a square to place it there.
web-analysis-give = Tap a piece to give it.
web-analysis-waiting = Waiting for a turn…
web-analysis-searching = { $done } of { $all } known. { $boards } boards in { $seconds } s…
web-analysis-complete = All is known, after { $boards } boards in { $seconds } s.
web-analysis-known = All is known.
web-analysis-time = A minute is over, and { $done } of { $all } are known.
web-analysis-stopped = Stopped. { $done } of { $all } are known.
web-analysis-stop = Stop
web-analysis-again = Go on
web-analysis-back = Step back
web-analysis-setup = Set up or play
web-analysis-text = Position or record
web-analysis-text-hint = Copy it, or paste a position here. A record that you paste opens as a review.
web-analysis-not-text = That is neither a position nor a record. A position looks like this: { $example }
web-analysis-rules = What counts as a line
web-analysis-legend = What the signs mean
web-analysis-legend-text =
    + on a disc: it wins. = on a bar: it draws. − on a square: it loses. All this is for whoever decides now, if both play well from then on.
    The number counts turns until the line stands, the other’s turns too. A ring marks the best.

## Review

web-review-move-mistake = { $move }, a mistake
web-review-plot = What the game was worth after every step: above the middle { $a } wins, below it { $b }.
web-review-plot-wins = { $name } wins
web-review-win = { $name } is winning.
web-review-draw = It is a draw, if both play well.
web-review-loss = { $name } is losing, if the other plays well.
web-review-threw-win = { $after ->
        [draw] { $name } was winning. Now it is a draw.
       *[loss] { $name } was winning. Now the other is.
    }
web-review-threw-draw = { $name } had a draw. Now the other is winning.
web-review-missed = { $name } could have called { $lines }.
web-review-decided = This decided the game.
web-review-mistakes = { $count ->
        [0] No mistakes.
        [one] One mistake.
       *[other] { $count } mistakes.
    }
web-review-next = Next mistake
web-review-better = What should { $name } have played?
web-review-back = Back to what was played
web-review-looking = Looking…
web-review-unknown = That could not be found out.
web-review-was-best = Nothing was better: { $worth }.
web-review-call = Calling { $lines } would have won.
web-review-best-square = Best was { $squares }: { $worth }.
web-review-best-piece = { $count ->
        [one] Best was to give the piece with the ring: { $worth }.
       *[other] Best was to give a piece with a ring: { $worth }.
    }
web-review-analyse = Analyse this position
web-review-replay = Only look at it

## Levels

web-levels = The computer’s levels
web-levels-lead = Eight levels of Quarto, each clearly stronger than the one before. Move up when you win more often than not.
web-levels-expect-1 = Sees three lines in ten, its own and those it gives away. Whoever has just read the rules can win.
web-levels-expect-2 = Sees a little more than half of the lines. Good for the first evening.
web-levels-expect-3 = Sees most lines. It hardly minds what will be left to give, so it runs out of safe pieces.
web-levels-expect-4 = Sees nearly all lines. To win you must count the safe pieces, and it does so only every other time.
web-levels-expect-5 = Sees every line one move ahead. It never gives you a win while there is another piece to give.
web-levels-expect-6 = Often plays without a mistake once half of the board is full.
web-levels-expect-7 = Mostly plays without a mistake from ten free squares on. You must be ahead before that.
web-levels-expect-8 = Never makes a mistake, and sets traps. Whoever plays without a mistake, too, gets a draw, and nobody gets more.
web-levels-below = Of a hundred games against level { $level } it wins { $wins } and draws { $draws }.
web-levels-measured = Measured in games of the levels against each other, 200 for every two. The bar shows what became of a hundred games against the level before: won, drawn, lost.
web-levels-play = Play against { $name }
web-levels-play-short = Play

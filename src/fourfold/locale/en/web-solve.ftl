### Solving: problems, duels, analysis.

web-title-solve = Solve · Fourfold
web-title-problem = A problem · Fourfold
web-title-duel = A duel · Fourfold
web-title-hands = Analysis · Fourfold

## Everything there is to solve

web-solve-title = Solve
web-solve-lead = Problems of Pentaraduga to think about, alone or against somebody.
web-solve-loading = Loading…
web-solve-daily = Today’s problem
web-solve-daily-go = { $state ->
        [solved] Solved. Look at it again
        [shown] Look at it again
        [begun] Go on with it
       *[new] Try it
    }
web-solve-problems = Problems
web-solve-kind = Kind
web-solve-kind-squares = Squares
web-solve-kind-squares-plus = Squares +
web-solve-kind-quados = Quados
web-solve-about-squares = Make one figure of seven tiles, with as many squares as can be.
web-solve-about-squares-plus = The same with twelve tiles of all six colours.
web-solve-about-quados = Lay seven tiles to a figure of seven. Spoiled corners are taken off.
web-solve-book = The book
web-solve-difficulty-is = Difficulty { $difficulty } of 5
web-solve-problem-is = { $state ->
        [solved] Problem { $number }, solved
        [shown] Problem { $number }, given up
        [begun] Problem { $number }, begun
       *[new] Problem { $number }
    }
web-solve-another = A new one
web-solve-another-of = A new one of difficulty { $difficulty }
web-solve-solved-count = { $count ->
        [0] You have not solved any of these on this device yet.
        [one] You have solved one of these on this device.
       *[other] You have solved { $count } of these on this device.
    }
web-solve-save-svg = Save as SVG
web-solve-save-png = Save as PNG
web-solve-save-failed = The picture could not be made.

## What a figure counts

web-solve-count = { $counted ->
        [one] { $counted } square counts
       *[other] { $counted } squares count
    }
web-solve-count-of = { $counted } of { $goal } squares
# What is taken off: sides where colours differ, pairs of tiles that lie askew, corners that nothing can fill.
web-solve-count-faults = { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }{ $clashes ->
        [0] { "" }
        [one] {" "}− { $clashes } clash
       *[other] {" "}− { $clashes } clashes
    }{ $rough ->
        [0] { "" }
        [one] {" "}− { $rough } rough joint
       *[other] {" "}− { $rough } rough joints
    }{ $spoiled ->
        [0] { "" }
        [one] {" "}− { $spoiled } spoiled corner
       *[other] {" "}− { $spoiled } spoiled corners
    }

## A problem

web-problem-title = { $from ->
        [day] Today’s problem: { $kind }
        [book] { $kind } { $number }, from the book
       *[new] { $kind }
    }
web-problem-table = The table
web-problem-time = Time: { $time }
web-problem-task-squares = Make one figure of all { $tiles } tiles that counts { $goal } squares.
web-problem-task-quados = { $given ->
        [start] Lay all { $tiles } tiles to the figure so that it counts { $goal } squares. Every spoiled corner takes one off.
       *[first] First make a figure of { $start } squares from your first seven tiles. Then lay all the others to it so that it counts { $goal } squares. Every spoiled corner takes one off.
    }{ $symmetry ->
        [any] {" "}Its outline must be symmetric.
        [central] {" "}Its outline must look the same when it is turned round.
       *[none] { "" }
    }
web-problem-first = The first { $count } tiles of your hand make the first figure.
web-problem-lacks = { $lack ->
        [tiles] Some tiles are still in your hand.
        [whole] The tiles must make one figure.
        [start] Your first seven tiles must count { $start } squares.
        [symmetry] The outline is not symmetric yet.
       *[goal] It must count { $goal } squares.
    }
web-problem-solved = { $hints ->
        [0] Solved in { $time }, without a hint.
        [one] Solved in { $time }, with one hint.
       *[other] Solved in { $time }, with { $hints } hints.
    }
web-problem-shown = You have seen the answer.
web-problem-hint = Hint { $step } of { $steps }
web-problem-hint-given = Hint { $step } is there.
web-problem-hint-colours = The squares have these colours:
web-problem-hint-colour = { $count } { $colour }
web-problem-hint-together = These two tiles lie beside each other:
web-problem-hint-lie = { $count ->
        [one] This tile lies like this:
       *[other] These tiles lie like this:
    }
web-problem-clear = Start again
web-problem-give-up = Give up
web-problem-sure = Do you want to see the answer? The problem then counts as given up.
web-problem-sure-yes = Show the answer
web-problem-sure-no = Go on trying
web-problem-solution = Show the answers
web-problem-answer = { $count ->
        [one] The answer
       *[other] Answer { $number } of { $count }
    }
web-problem-next-answer = The next answer
web-problem-next = Next problem
web-problem-again = Once more
web-problem-others = All problems

## A duel

web-duel-title = A duel
web-duel-lead = Two build from equally good hands, each alone and when they like. Whoever makes more squares wins; of equals, the quicker one.
web-duel-propose = Challenge a friend by link
web-duel-table = Both at once, at a table
web-duel-rules = Each makes one figure of { $tiles } tiles. The hands are equally good: one is the other in other colours. You have { $minutes } minutes. More squares win; of equals, the quicker one.
web-duel-invite = Send this link to your friend
web-duel-share = A duel of Pentaraduga
web-duel-begin-own = Your own tiles
web-duel-challenged = { $name } challenges you
web-duel-begin-hint = Your clock starts when you see your tiles.
web-duel-begin = Show my tiles
web-duel-build = Make one figure of all { $tiles } tiles
web-duel-hand-in = Hand it in
web-duel-hand-in-hint = Once it is handed in it stays as it is.
web-duel-all-tiles = Only a figure of all tiles counts.
web-duel-you = You
web-duel-made = { $counted ->
        [one] { $counted } square in { $time }
       *[other] { $counted } squares in { $time }
    }
web-duel-waiting = { $state ->
        [open] Nobody has taken up your challenge yet. Both results are shown when both are done.
        [ready] { $name } has not begun yet. Both results are shown when both are done.
       *[building] { $name } is still building…
    }
web-duel-watching = Two have taken part in this duel. Both results are shown when both are done.
web-duel-over = Both are done.
web-duel-result = { $who ->
        [you] You have won!
        [other] { $name } has won.
       *[none] A draw.
    }
web-duel-best = { $best ->
        [one] The best figure of either hand counts { $best } square.
       *[other] The best figure of either hand counts { $best } squares.
    }
web-duel-again = Another duel

## Analysis

web-hands-title = What can these tiles make?
web-hands-lead = Choose tiles, or lay or paste a figure. Fourfold finds the best figure, and proves it.
web-hands-go = Analyse a hand or a figure
web-hands-way = What to analyse
web-hands-hand = A hand
web-hands-figure = A figure
web-hands-tiles = All tiles
web-hands-chosen = { $count ->
        [0] No tile is chosen.
        [one] One tile is chosen.
       *[other] { $count } tiles are chosen.
    }
web-hands-none = Choose none
web-hands-notation = The figure in notation
web-hands-goal = The best figure for
web-hands-goal-squares = Squares
web-hands-goal-quados = Quados
web-hands-goal-rings = Rings
web-hands-goal-frame = Frames
web-hands-solve = { $count ->
        [0] Find the best figure
        [one] Find the best figure of one tile
       *[other] Find the best figure of { $count } tiles
    }
web-hands-busy = Searching…
web-hands-result = { $found ->
        [no] { $proved ->
                [yes] These tiles make no such figure.
               *[no] Nothing was found in time.
            }
       *[yes] { $goal ->
                [rings] The best figure found has { $rings ->
                    [one] { $rings } ring
                   *[other] { $rings } rings
                } and { $counted ->
                    [one] { $counted } square
                   *[other] { $counted } squares
                }.
                [frame] The best figure found encloses { $counted ->
                    [one] { $counted } cell
                   *[other] { $counted } cells
                }.
               *[squares] The best figure found counts { $counted ->
                    [one] { $counted } square
                   *[other] { $counted } squares
                }.
            } { $proved ->
                [yes] It is proved that none is better.
               *[no] There was no time to prove that none is better.
            }
    }
web-hands-count = { $all ->
        [yes] { $count ->
                [one] It is the only one.
               *[other] { $count } figures are just as good.
            }
       *[no] { $count ->
                [one] At least one figure is just as good.
               *[other] At least { $count } figures are just as good.
            }
    }
web-hands-this-figure = This figure
web-hands-facts = { $whole ->
        [yes] One figure.
       *[no] These tiles do not make one figure.
    } { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }, { $clashes ->
        [one] { $clashes } clash
       *[other] { $clashes } clashes
    }, { $rough ->
        [one] { $rough } rough joint
       *[other] { $rough } rough joints
    }, { $rings ->
        [one] { $rings } ring
       *[other] { $rings } rings
    }, { $spoiled ->
        [one] { $spoiled } spoiled corner
       *[other] { $spoiled } spoiled corners
    }, { $hole ->
        [0] no hole.
        [one] a hole of { $hole } cell.
       *[other] a hole of { $hole } cells.
    }

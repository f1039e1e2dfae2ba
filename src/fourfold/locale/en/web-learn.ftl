### The pages to learn from: rules, glossary, lessons, trainers.

web-title-learn = Learn · Fourfold
web-title-glossary = Glossary · Fourfold
web-title-lesson = Lesson · Fourfold
web-title-train = Trainer · Fourfold
web-title-document = { $title } · Fourfold

## The overview

web-learn-lead = The rules with pictures, games explained move by move, and practice for your eyes.
web-learn-rules = Rules
web-learn-age = From { $age } years
web-learn-lessons = Lessons
web-learn-lessons-text = Training games, step by step. Some moments have side lines: another move, and what comes of it.
web-learn-trainers = Trainers
web-learn-trainers-text = A few minutes a day. Your results stay on this device.
web-learn-glossary = Glossary
web-learn-glossary-text = What every word means. In texts, tap an underlined word to see its meaning.
web-learn-to-glossary = Open the glossary
web-learn-play = Play it
web-learn-more = More to learn
web-only-english = This text exists only in English so far.
web-learn-seek = Find a word
web-learn-sought = { $count ->
    [0] No such word.
    [one] { $count } word
   *[other] { $count } words
}

## Pictures and places in words

web-learn-figure = A figure of { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
}
web-learn-place = { $direction ->
    [up] Place { $number }, apex up
    [right] Place { $number }, apex right
    [down] Place { $number }, apex down
   *[left] Place { $number }, apex left
}

## Exercises

web-learn-answers = Answers
web-learn-choose = Choose an answer.
web-learn-right = Right!
web-learn-wrong = No. Look again.
web-learn-yes = Yes
web-learn-no = No
web-learn-places-wait = { $count ->
    [one] Tap the place. There is one.
   *[other] Tap the places. There are { $count }.
}
web-learn-places-found = { $count ->
    [one] Look on.
   *[other] { $found } of { $count } found.
}
web-learn-verdict-clash = No: the colours differ there.
web-learn-verdict-rough = No: the diagonals do not meet at their ends.
web-learn-verdict-apart = No: it does not touch the figure there.
web-learn-verdict-fits-right = Yes, it fits.
web-learn-verdict-full-right = Yes, it makes a square.
web-learn-verdict-full-wrong = It fits, but makes no square.
web-learn-verdict-twice-full-right = Yes, it makes two squares.
web-learn-verdict-twice-full-wrong = It fits, but does not make two squares.
web-learn-verdict-double-right = Yes, it touches two tiles.
web-learn-verdict-double-wrong = It fits, but touches only one tile.
web-learn-verdict-corner-right = Yes, a double and a corner.
web-learn-verdict-corner-wrong = It fits, but touches only one tile, or makes no corner.

## Lessons

# Lessons call the players by the first two letters of the alphabet.
web-lesson-seat = { $seat ->
    [A] A
   *[B] B
}
web-lesson-hand = Hand
web-lesson-hand-of = Hand of { $seat }
web-lesson-stock = Stock
web-lesson-stock-of = Stock of { $seat }
web-lesson-none = Nothing left to lay
web-lesson-figure-of = Figure of { $seat }
web-lesson-steps = Steps
web-lesson-step = { $step } of { $last }
web-lesson-previous = Back
web-lesson-next = Next
web-lesson-begins = The deal
web-lesson-line-begins = What if…
web-lesson-leave = Back to the game
web-lesson-lines = What if…
web-lesson-line-lays = { $same ->
    [yes] { $seat } lays { $tiles } elsewhere
   *[no] { $seat } lays { $tiles } instead
}
web-lesson-line-ends = The game then ends { $a } : { $b }
web-lesson-score = The game ends { $a } : { $b }
web-lesson-play = Play on from here against the computer
web-lesson-misprints = Misprints in the book
web-lesson-misprint = The book prints “{ $printed }”; read “{ $read }”.
web-lesson-did = { $seat } acts.
web-lesson-did-lay = { $squares ->
    [0] { $count ->
        [one] { $seat } lays a tile:
       *[other] { $seat } lays { $count } tiles:
    }
    [one] { $count ->
        [one] { $seat } lays a tile and makes a square:
       *[other] { $seat } lays { $count } tiles and makes a square:
    }
   *[other] { $count ->
        [one] { $seat } lays a tile and makes { $squares } squares:
       *[other] { $seat } lays { $count } tiles and makes { $squares } squares:
    }
}
web-lesson-did-pass = { $seat } passes.
web-lesson-did-exchange = { $seat } exchanges a tile:
web-lesson-did-take = { $seat } takes a tile from the other stock.
web-lesson-did-draw = { $seat } draws.
web-lesson-did-capture = { $seat } captures the figure.
web-lesson-did-hand-over = { $seat } hands a tile over:
web-lesson-did-give-all = { $seat } gives all tiles that are left.
web-lesson-did-arrange = { $seat } builds.
web-lesson-did-drop = { $seat } drops a tile:
web-lesson-did-stop = { $seat } stops.
web-lesson-did-check = { $seat } checks.
web-lesson-did-surrender = { $seat } surrenders.

## Trainers

web-train-fit = Fit a tile in your mind
web-train-fit-text = Turn the tile in your mind: which place takes it, or makes it full?
web-train-fit-fits = In which place does this tile fit?
web-train-fit-full = It fits in all of these places. In which does it make a square?
web-train-unseen = Know the unseen tiles
web-train-unseen-text = All tiles of five colours, less those you see: which one is still hidden?
web-train-unseen-ask = Which of the four tiles below can you not see on the table or in your hand?
web-train-hand = Your hand
web-train-option = { $number }: { $tile }
web-train-line = Spot the line
web-train-line-text = Quarto: one square, one piece, four in a row with something in common.
web-train-line-ask = On which square does this piece make a line?
web-train-line-board = The board
web-train-how = Ten questions. The clock runs while you think, and stands still while you look at an answer.
web-train-start = Start
web-train-again = Once more
web-train-next = Next
web-train-finish = To the result
web-train-number = Question { $number } of { $count }
web-train-seconds = { $seconds } s
web-train-tap = Tap a square.
web-train-tap-or-key = Tap an answer, or press 1 to 4.
web-train-wrong = No. The right answer is marked.
web-train-result = { $right } of { $count } right, { $seconds } seconds a question.
web-train-last = Last time { $right } of { $count }
web-train-plot = Results of the last { $count ->
    [one] round
   *[other] { $count } rounds
}; at best { $best } right
web-train-plot-right = Right answers
web-train-plot-time = Seconds a question
web-train-table = As a table
web-train-when = When
web-train-of = { $right } of { $count }

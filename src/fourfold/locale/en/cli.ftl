### The command line.

cli-fourfold = Play games about four things that match.
cli-fourfold-examples =
    Examples:

    fourfold quarto play

    fourfold quarto show "0..f/..../.3../.... 9" --svg board.svg
cli-version = Show the version and leave.
cli-lang = The language to speak; by default the one of the environment (FOURFOLD_LANG, LANG).
cli-quarto = Quarto: play it, look at positions, solve them, check records.
cli-json = Print JSON for programs, one object a line.
cli-cyrillic = Writes tiles and directions in the book’s Cyrillic letters.
cli-position = A position such as "0..f/..../.3../.... 9": ranks 4 to 1, a hex digit a piece, then the piece in hand or "-". A single "-" reads one position a line from standard input.
cli-preset = The rules to play by; “fourfold quarto presets” lists them.
cli-set = Changes an option of the rules, such as squares=on or move_time=60.
cli-os-error = { $path }: { $why }.
cli-output = The output
cli-unfinished = Unfinished after { $events } events.
cli-false-call = { $name } called without a line (event { $event }).
cli-edition = As the leaflet of that language
cli-in-hand = In hand: { $piece }, { $name }.

cli-play = Play in the terminal, two at one keyboard or one against the computer.
cli-play-examples =
    Examples:

    fourfold quarto play --against 3

    fourfold quarto play --against person --names Ann,Bo --preset tournament
cli-play-against = The opponent: a person, or a level of the computer, the weakest first. Asked for if not given.
cli-play-names = The players' names, with a comma between them.
cli-play-save = Where the unfinished game is kept.
cli-play-new = Start anew; an unfinished game is set aside.

cli-show = Show a position, as text or as a picture.
cli-show-examples =
    Examples:

    fourfold quarto show "0..f/..../.3../.... 9"

    fourfold quarto show "0..f/..../.3../.... -" --svg board.svg --theme dark

    fourfold quarto show - --json < positions.txt
cli-show-svg = Also draw the position into this SVG file.
cli-show-theme = The colours of the picture.
cli-show-size = The height of the picture in pixels.

cli-replay = Check a record by the rules and show where it ends.
cli-replay-examples =
    Examples:

    fourfold quarto replay game.txt

    fourfold quarto replay game.txt --to json > game.json
cli-replay-file = A record, as text or as JSON; “-” reads it from standard input.
cli-replay-to = Print the record itself in this form.
cli-presets = List the rules one can play by, and what each changes.

cli-pentaraduga = Pentaraduga: look at figures and what they count, find the best ones, make problems, replay training games. “penta” is short for it.
cli-figure = Show a figure that is written in notation: its squares and faults, and its shortest notation.
cli-figure-examples =
    Examples:

    fourfold pentaraduga figure "oRoU,rOrLL,oYoD,bGyR"

    fourfold penta figure "oRoU,rOrLL,oYoD,bGyR" --json

    fourfold penta figure - --json < figures.txt
cli-figure-notation = Tiles in the order of laying, with commas between them: a tile, where its apex points, letters for the topmost, rightmost, lowest or leftmost place, tiles that it touches; or its place, such as oRoU@0,0. Other endings follow after “/”. A single “-” reads one figure a line from standard input.
cli-penta-solve = Find the best figure from a hand of tiles, and prove that there is none better.
cli-penta-solve-examples =
    Examples:

    fourfold pentaraduga solve oRo rOr yOr yOy oYo gYo bGy

    fourfold pentaraduga solve oRo,rOr,yOr,yOy,oYo,gYo,bGy --free --count --json

    fourfold pentaraduga solve --goal quados --extend "rOrU,yOy,bGyL" oRo rOy
cli-penta-tiles = The hand: tiles such as oRo or oRv, with spaces or commas between them. A single “-” reads one hand a line from standard input.
cli-penta-goal = What to have most of: squares; quados (squares less spoiled corners); rings; frame (empty cells in a hole; not all tiles need be used).
cli-penta-free = Only figures without clashes and rough joints. Otherwise these are allowed, and fined.
cli-penta-extend = A figure in notation that stays as it is; the tiles are laid to it.
cli-penta-count = Also tell how many best figures there are; those that a turn makes the same count once.
cli-penta-seconds = How long to search at most; then the best figure so far is told, and that it is not proved. 0: as long as it takes.
cli-penta-none = { $proved ->
        [1] There is no figure of all these tiles without a fault.
       *[0] No figure was found in time.
    }
cli-penta-solved = { $proved ->
        [1] Best possible, proved in { NUMBER($seconds, maximumFractionDigits: 3) } s:
       *[0] The best found in { NUMBER($seconds, maximumFractionDigits: 0) } s, not proved:
    } { $goal ->
        [rings] { $rings ->
            [one] { $rings } ring
           *[other] { $rings } rings
        }, { $counted ->
            [one] { $counted } square.
           *[other] { $counted } squares.
        }
        [frame] a hole of { $hole ->
            [one] { $hole } cell
           *[other] { $hole } cells
        }, counting { $counted }.
       *[squares] it counts { $counted }.
    }
cli-penta-counted = { $all ->
        [0] At least { $count } figures are as good.
       *[1] { $count ->
            [one] There is one such figure.
           *[other] There are { $count } such figures.
        }
    }
cli-penta-problems = Make new problems, or tell one of them with its answers.
cli-penta-problems-examples =
    Examples:

    fourfold pentaraduga problems

    fourfold pentaraduga problems squares+ --count 3 --difficulty 4

    fourfold penta problems quados --seed 42 --json

    fourfold penta problems squares-0000002a
cli-penta-problems-kind = squares (7 of 14 tiles), squares+ (12 of 24) or quados (7 tiles laid to a figure of 7); or the id of one problem, to see its answers.
cli-penta-problems-count = How many.
cli-penta-problems-seed = Where to begin: the same problems every time. Chance otherwise.
cli-penta-problems-difficulty = From 1 (easy) to 5 (hard): how rare the answers are, and how many of the squares that can be made at once mislead. Any otherwise.
cli-penta-problem = { $id }{ $difficulty ->
        [0] { "" }
       *[other] , difficulty { $difficulty } of 5
    }: { $kind ->
        [quados] { $given ->
                [start] lay all these tiles to this figure
               *[hand] make a figure of these tiles that counts { $start }, then lay all other tiles of the fourteen to it
            } so that it counts { $goal }, one taken off for every spoiled corner{ $symmetry ->
                [none] .
                [central] , with an outline that a half turn leaves as it is.
               *[any] , with a symmetric outline.
            }
       *[squares] make one figure of all these tiles that counts { $goal }.
    }
cli-census = Find out what the best figure of every possible hand counts. Stopped and started again, it goes on.
cli-census-examples =
    Examples:

    fourfold pentaraduga census squares

    fourfold pentaraduga census squares+ --ray local --json

    fourfold pentaraduga census squares --verify census/squares.txt.gz --samples 50
cli-census-name = Which hands: squares (7 of the 14 tiles without violet), squares+ (12 of all 24; takes minutes) or rings (which hands have a ring in them).
cli-census-output = The folder of the certificates, with a figure for every hand, and of what is done so far.
cli-census-workers = How many processes search; one for every processor core by default.
cli-census-ray = Search on the Ray cluster at this address instead, such as 10.0.0.1:6379; “local” starts one on this machine.
cli-census-verify = Check this certificate instead: that every hand is in it once, that every figure counts what is said, and that new searches find the same.
cli-census-samples = How many hands to search again when checking; all if there are fewer.
cli-census-seed = Which hands these are.
cli-census-hands = { $hands } hands of { $size } of { $tiles } tiles; { $classes } if hands that differ by colours or a mirror only count once.
cli-census-column = { $column ->
        [score] Counts
        [hands] Hands
        [tiles] Of tiles
        [size] In hand
        [rings] With a ring
       *[share] Share
    }
cli-census-extreme = No hand counts { $end ->
        [least] less
       *[most] more
    } than { $score }; { $hands ->
        [one] one counts that:
       *[other] { $hands } count that, such as:
    }
cli-census-question = Does every hand{ $colour ->
        [none] { "" }
       *[other] { " " }whose tiles all have { $colour }
    } count { $below } or more? { $hands ->
        [0] Yes.
        [one] No, one does not:
       *[other] No, { $hands } do not, such as:
    }
cli-census-verified = { $wrong ->
        [0] The certificate is right: { $count } entries, { $solved } of them searched again.
        [one] One thing is wrong with the certificate.
       *[other] { $wrong } things are wrong with the certificate.
    }
cli-penta-replay = Play training games by the rules, and tell their scores, or where they break the rules.
cli-penta-replay-examples =
    Examples:

    fourfold pentaraduga replay games.json

    fourfold pentaraduga replay fulls-1 --json

    fourfold pentaraduga replay - --json < games.json
cli-penta-replay-file = A file of training games in JSON, “-” for standard input, or the id of a training game that comes with Fourfold, such as fulls-1.
cli-penta-nameless = A game without an id
cli-penta-replayed = { $name } ({ $game }): { $a }:{ $b }
cli-penta-broken = { $name } ({ $game }){ $where ->
        [event] , event { $event }
       *[end] {""}
    }: { $reason }
cli-figure-facts = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }{ $rings ->
        [0] { "" }
        [one] , { $rings } ring
       *[other] , { $rings } rings
    }{ $clashes ->
        [0] { "" }
        [one] , { $clashes } clash
       *[other] , { $clashes } clashes
    }{ $rough ->
        [0] { "" }
        [one] , { $rough } rough joint
       *[other] , { $rough } rough joints
    }{ $spoiled ->
        [0] { "" }
        [one] , { $spoiled } spoiled corner (for Quados)
       *[other] , { $spoiled } spoiled corners (for Quados)
    }{ $parts ->
        [0] { "" }
       *[other] , in several parts
    }: it counts { $counted }.

cli-penta-match = Let two levels of the computer play a game of Pentaraduga against each other.
cli-penta-match-examples =
    Examples:

    fourfold pentaraduga match claims 3 1 --games 200

    fourfold penta match steals+ 2 3 --games 50 --seed 7 --json
cli-penta-match-game = The game, such as fulls or reach+.
cli-penta-match-level = A level of the computer.
cli-penta-match-games = How many games; the levels change seats after every one.
cli-penta-match-result = { $game }, level { $first } against level { $second }: { $wins } won, { $draws } drawn, { $losses } lost of { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 1) }); { NUMBER($own, maximumFractionDigits: 2) } : { NUMBER($other, maximumFractionDigits: 2) } points on average; { $actions } actions in the median game.

cli-solve = Solve a position: is it won, drawn or lost for the player who holds the piece or has to give one, and how soon?
cli-solve-examples =
    Examples:

    fourfold quarto solve "c..3/a.7d/.1../..f5 8" --moves

    fourfold quarto solve "c..3/a.7d/.1../..f5 -" --features colour,shape --squares --json

    fourfold quarto solve - --warm < positions.txt
cli-features = What counts, such as colour,shape; by default all of colour,shape,height,top.
cli-squares = The nine blocks of 2 × 2 squares are lines, too.
cli-shared = How many features the four pieces of a line must have in common; 1 by default.
cli-threads = How many threads search.
cli-memory = How many megabytes the search may take to remember boards.
cli-solve-moves = Also tell what every move is worth.
cli-solve-warm = With “-”: remember what was found out from one position to the next.
cli-searching = { $nodes } nodes in { $seconds } s{ $all ->
        [0] { "" }
        [1] { "" }
       *[other] , { $done } of { $all } moves
    }…
cli-value = { $piece ->
        [nobody] The board is full:
        [giver] Whoever gives next
       *[other] Whoever holds { $piece }
    } { $value ->
        [win] { $plies ->
            [1] wins at once.
           *[other] wins in { $plies } plies.
        }
        [loss] loses in { $plies } plies, if the other plays well.
       *[draw] { $piece ->
            [nobody] a draw.
           *[other] can draw, but not win if the other plays well.
        }
    }
cli-spent = Searched { $nodes } nodes in { $seconds } s.
cli-grid =
    Rows: where the piece in hand goes. Columns: the piece given next.
    +n wins in n plies, = draws, -n loses in n plies. A ply is a give or a placement.

cli-analyse = Analyse a position: its value, the best moves, and what both play then.
cli-analyse-examples =
    Examples:

    fourfold quarto analyse "c..3/a.7d/.1../..f5 8"
cli-one-position = A position such as "0..f/..../.3../.... 9": ranks 4 to 1, a hex digit a piece, then the piece in hand or "-".
cli-best = The best moves:
cli-line = If both play well:

cli-review = Review a game: what every turn was worth, what was missed, and when it was decided.
cli-review-examples =
    Examples:

    fourfold quarto review game.txt
cli-worth = { $value ->
        [win] win
        [draw] draw
        [loss] loss
       *[unknown] ?
    }
cli-mistake = { $value ->
        [win] throws a win away
       *[draw] throws a draw away
    }
cli-missed = does not call { $lines }
cli-overlooked = Nobody called { $lines } (event { $event }).
cli-decided = { $event ->
        [0] From the start it was worth what it ended with.
       *[other] It was decided with event { $event }.
    }

cli-engine = Answer other programs, by lines on standard input and output (docs/engine.md).
cli-engine-examples =
    Examples:

    fourfold quarto engine

    quarto

    position start moves LRTF b2

    go time 1000

malformed-warm-one = --warm is for a list of positions; it goes with “-” instead of a position.

cli-match = Let the computer's levels play against each other, and rate them.
cli-match-examples =
    Examples:

    fourfold quarto match 3 5 --games 200

    fourfold quarto match --all --games 50 --json > ratings.json
cli-match-levels = Two levels or more; each plays all others.
cli-match-all = All levels.
cli-match-games = How many games every two levels play; they take turns at giving first.
cli-match-seed = The same seed makes the same games.
cli-match-workers = How many processes play; as many as there are processors by default.
cli-match-result = Level { $first } against level { $second }: { $wins } won, { $draws } drawn, { $losses } lost; { $points ->
        [1] 1 point
       *[other] { $points } points
    } of { $games }, { $elo } Elo.
cli-match-level = Level
cli-match-step = Step
cli-match-legend = Elo: nought is the average. Step: how much better than the level before. Then points in a hundred games against each level. Errors: 95 %.
malformed-match-levels = A match needs two levels or more, each named once; expected a form such as 3 5, or --all.

malformed-language = “{ $text }” is not a language we speak; there is: { $expected }.
malformed-utf-8 = This is not UTF-8 text.
malformed-file = { $path }: { $problem }
malformed-save = The unfinished game in { $path } cannot be read: { $problem } Start with --new to set it aside.
malformed-save-in-use = The game in { $path } is open in another window. Name another file with --save.
malformed-no-terminal = Playing needs a terminal.
malformed-names = “{ $text }” are not two names; expected a form such as Ann,Bo.
malformed-svg-of-many = --svg draws one position, not a list from standard input.

cli-serve = Serve the web app: play in the browser, with friends or the computer.
cli-serve-examples =
    Examples:

    fourfold serve --open

    fourfold serve --host 0.0.0.0 --port 80 --database postgresql+asyncpg://user@host/fourfold
cli-host = The address to listen on.
cli-port = The port to listen on; 0 takes a free one.
cli-database = The database; SQLite in the platform's data folder by default.
cli-workers = How many processes serve; more than one needs PostgreSQL and Redis.
cli-redis = The address of Redis, by which several processes wake each other.
cli-proxy = The address of a proxy in front of the server, which tells by X-Forwarded-For where requests come from.
cli-limits = How much guests may do, where it differs from the usual: as JSON, see docs/security.md.
cli-open = Open the page in a browser.
cli-log-json = Write the log as JSON, one object a line.
cli-metrics-port = Tell Prometheus how the server does, on this port.
cli-metrics-host = The address to tell it on.
cli-serving = Fourfold is at { $address }
cli-think = Let the computer of a server think on this machine, too.
cli-think-examples =
    Example:

    fourfold think --redis redis://server.example:6379 --processes 8
cli-think-redis = The address of the Redis that the servers use.
cli-think-processes = How many processes think; one for every processor by default.
cli-thinking = Thinking for the servers of this Redis.
malformed-redis = This is no address of a Redis such as redis://localhost:6379: { $why }
cli-admin = Look after the database.
cli-migrate = Bring the schema up to date (the server does so when it starts).
cli-backup = Copy a SQLite database while the server runs.
cli-backup-file = Where to; must not exist yet.
cli-export = Print every game as a record, one a line.
cli-prune = Delete what is old, while the server runs. Without kinds it only counts what is old.
cli-prune-kinds = What to delete: unplayed, unfinished or finished tables, duels, links to other devices, guests who sit nowhere, runs of the server; as unplayed, unfinished, finished, duels, links, guests, runs.
cli-older-than = How many days it must not have been touched.
cli-forget = Delete a guest's data: the name, and which games were theirs.
cli-forget-guest = The guest: an id, or a table's id and a seat, such as 3f7dQx0aLm2c/A.
cli-count = Count guests, tables and events.
malformed-port = { $host }:{ $port } cannot be listened on: { $why }.
malformed-workers = Several processes need a database and a Redis that they can share: --database postgresql+asyncpg://… --redis redis://…
malformed-guest = There is no guest “{ $guest }”.
malformed-exists = { $path } exists already.
malformed-database = The database cannot be opened: { $why }
malformed-database-taken = Another server is using the database { $where } (process { $pid } on { $host }, since { $since }). Stop it first, or choose another --database.
malformed-database-shared = Another server that cannot hear this one is using the database { $where } (process { $pid } on { $host }, since { $since }). Stop it first, or start both with the same --redis.
malformed-database-log = The log { $path } is damaged: { $commits ->
        [one] { $commits } stored change
       *[other] { $commits } stored changes
    } ({ $frames ->
        [one] { $frames } frame
       *[other] { $frames } frames
    }) behind the damage would be lost if the database were opened. Copy { $database } and { $path } to a safe place first. Then put a backup in their place, or run “fourfold admin salvage” to keep what can be read and give up the rest.
cli-salvage = Open a SQLite database whose log is damaged: keep a copy of both, and give up the changes behind the damage. Stop the server first.
malformed-salvage = This command is for SQLite only.
malformed-no-database = There is no Fourfold database at { $where }. Name it with --database or FOURFOLD_DATABASE.
malformed-backup = This command copies SQLite only. For PostgreSQL use pg_dump.

cli-book = The opening book: exact scores of every position with up to three pieces on the board.
cli-book-rules = The rules whose chapter it is: classic, squares, beginners-1, beginners-2 or beginners-3; all of them if none is named.
cli-book-build = Make the book by search. Takes an hour or so; stopped and started again, it goes on.
cli-book-examples =
    Examples:

    fourfold quarto book build beginners-1

    fourfold quarto book build --output src/fourfold/quarto/books --workers 2
cli-book-output = The folder of the chapters and of what is done so far.
cli-book-workers = How many processes search; one for every processor core by default.
cli-book-memory = How much memory each of them may take for its table, in MB.
cli-book-verify = Check the book: that it is whole, follows from itself, and agrees with new searches.
cli-book-samples = How many boards of each chapter to search again.
cli-book-seed = Which boards these are.
cli-book-wrong = { $name } is wrong; the search found: { $found }
cli-book-verified = { $wrong ->
        [0] The book is right.
        [one] One board is wrong.
       *[other] { $wrong } boards are wrong.
    }
cli-stopped = Stopped. What was done is kept: the same command goes on from here.
malformed-book-rules = There is no chapter “{ $name }”; expected one of: { $expected }.

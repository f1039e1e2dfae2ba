### The page in the browser.

web-name = Fourfold
web-home = To the games
web-skip = To the content
web-navigation = Fourfold
web-close = Close
web-yes = Yes
web-no = No
web-you = you
web-nobody = nobody yet
web-somebody = Somebody
web-default-name = Guest
web-player-a = Player 1
web-player-b = Player 2

## Titles of pages

web-title-home = Fourfold
web-title-table = At the table · Fourfold
web-title-join = An invitation · Fourfold
web-title-device = Your seat · Fourfold
web-title-games = My games · Fourfold
web-title-nowhere = Not found · Fourfold

## When something does not work

web-nowhere = There is nothing at this address.
web-page-offline = This page could not be loaded. Perhaps there is no connection.
web-try-again = Try again
web-reload = Reload
web-try-now = Try now
web-refused-offline = The server cannot be reached. Is there a connection?
web-refused-other = That did not work ({ $code }).
web-opening = Opening the table…
web-waits-for-server = This game waits for the server. It opens as soon as there is a connection.
web-connection-lost = Connection lost. Coming back…

## Home

web-game-quarto = Quarto
web-about-game-quarto = Four in a row with something in common. You choose what your opponent places.
web-game-fulls = Fulls
web-about-game-fulls = Lay tiles colour to colour. A tile that closes a square must be answered by another.
web-game-squares = Squares
web-about-game-squares = Build one figure of seven tiles behind your screen. Most squares win, and stopping first is a race.
web-game-claims = Claims
web-about-game-claims = Fulls with a prize: whoever ends a row of full tiles takes the figure and its squares.
web-game-quados = Quados
web-about-game-quados = Squares, and then the winner builds on with all the tiles of both.
web-game-reach = Reach
web-about-game-reach = A line divides the table. Squares count on your own side, and full tiles let you go on or cut in.
web-game-doubles = Doubles
web-about-game-doubles = No turns: each lays a figure of his own, as fast as he can, every tile touching two.
web-game-rings = Rings
web-about-game-rings = Doubles with corners, and with rings of four tiles round an empty cell.
web-game-steals = Steals
web-about-game-steals = Each has a figure of his own, and may take tiles out of the other’s.
web-game-frames = Frames
web-about-game-frames = Build a frame behind your screen. The largest hole wins.
web-game-squares-plus = Squares +
web-about-game-squares-plus = Squares with all twenty-four tiles, twelve for each.
web-game-claims-plus = Claims +
web-about-game-claims-plus = Claims with all twenty-four tiles and a start figure of four.
web-game-reach-plus = Reach +
web-about-game-reach-plus = Reach with all twenty-four tiles, and nine cells to go.
web-game-doubles-plus = Doubles +
web-about-game-doubles-plus = Doubles with all twenty-four tiles and six in the hand.
web-game-rings-plus = Rings +
web-about-game-rings-plus = Rings with all twenty-four tiles and six in the hand.
web-game-steals-plus = Steals +
web-about-game-steals-plus = Steals with all twenty-four tiles and moves of three.
web-games = Games
web-family-pentaraduga = Pentaraduga
web-more-games = More games
web-ways = Ways to play
web-play-computer = Play the computer
web-play-friend = A friend, by link
web-play-here = Two of us, here
web-play-anybody = Anybody online
web-level = How strong the computer plays
web-level-is = { $level }, { $name }. { $about }
web-continue = Go on playing
web-finished = Finished
web-my-games = My games
web-no-games = No games on this device yet.
web-tile-with = With { $name }
web-tile-here = { $a } and { $b }
web-tile-continue = Go on
web-tile-open = Nobody has come yet
web-tile-invite = Go on waiting

## Settings

web-learn = Learn
web-solve = Solve
web-here-turns = Two of you here: tiles are covered between the turns.
web-here-cutting-in = Two of you here: tiles are covered between the turns, and nobody cuts in.
web-here-building = Two of you here: one builds after the other, by the clock; the faster counts as first.
web-here-race = Two of you here: you take turns instead of racing.
web-from-age = From { $age } years
web-rules-help = Rules and help
web-how-to-play = How to play { $game }
web-settings = Settings
web-your-name = Your name
web-theme = Look
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = Contrast
web-pieces = Pieces
web-pieces-wood = Wood
web-pieces-plain = Plain
web-palette = Colours of the tiles
web-palette-rainbow = Rainbow
web-palette-safe = For the colour-blind
web-patterns = Signs on the tiles
web-sound = Sound
web-motion = Motion
web-language = Language
web-my-data = Download my games
web-forget-me = Delete my data
web-forget-me-sure = Your name is removed, your running games are given up, and this browser is forgotten. Finished games stay with those you played, without your name.

## Rules to choose from

web-rules = Rules
web-rules-are = { $custom ->
        [yes] { $name }, changed
       *[no] { $name }
    }
web-rules-done = Done
web-about-international = Four pieces in a row with one thing in common. Whoever sees it calls it.
web-about-beginners-1 = Light or dark, nothing else to look at. For the first game.
web-about-beginners-2 = Two things to watch, once the first game was easy.
web-about-beginners-3 = Three things to watch; the hole comes last.
web-about-advanced = Four neighbours in a square win too. Nine more ways to lose sight of.
web-about-tournament = Sixty seconds to place and give. Call only if you are sure.
web-about-balkan = If a line was missed, the first of the two who calls it wins.
web-about-taiwan = Say Quarto and where you will place, before you place. What is missed stays missed.
web-about-greek-2 = One thing in common is not enough, it takes two.
web-edition = As a leaflet says it
web-edition-none = Choose a language…
web-custom = Every rule by itself
web-match = Games in a match
web-names = Names
web-names-here = When two play at this screen:
web-no-limit = No limit
web-seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-feature-colour = Colour
web-feature-shape = Shape
web-feature-height = Height
web-feature-top = Hole
web-option-features = What counts
web-option-shared = How much four pieces must have in common
web-option-squares = 2×2 squares count as lines
web-option-calls = A line wins
web-option-calls-players = when called
web-option-calls-auto = by itself
web-option-late-call = A missed line may be called by
web-option-late-call-opponent = the opponent
web-option-late-call-either = either
web-option-late-call-none = nobody
web-option-call-when = One calls
web-option-call-when-after = after placing
web-option-call-when-before = before placing
web-option-point = Calling takes
web-option-point-line = pointing at the line
web-option-point-word = only the word
web-option-false-call = A false call costs
web-option-false-call-refuse = nothing
web-option-false-call-forfeit = the game
web-option-starter = The first piece is given by
web-option-starter-lot = lot
web-option-starter-first = the first player
web-option-starter-loser = who lost last
web-option-move-time = Time for a move

## Rules in words, for those who have not chosen them

web-rules-short-international = The usual rules
web-rules-short-beginners-1 = Only the colour counts
web-rules-short-beginners-2 = Colour and shape count
web-rules-short-beginners-3 = All but the hole counts
web-rules-short-advanced = 2×2 squares count
web-rules-short-tournament = Tournament
web-rules-short-balkan = Late calls by either
web-rules-short-taiwan = Call before placing
web-rules-short-greek-2 = Two features in common
web-rule-features = What counts: { $features }.
web-rule-squares = Four neighbours in a 2×2 square are a line, too.
web-rule-shared = { $shared ->
        [one] One thing in common makes a line.
       *[other] A line needs { $shared } things in common.
    }
web-rule-calls-auto = A line wins by itself; nobody has to call it.
web-rule-late-call-either = A line that was missed may be called by either player.
web-rule-late-call-none = A line that was missed cannot be called later.
web-rule-call-when-before = Call before you place, and say where you will place.
web-rule-point-word = Calling takes only the word; nobody has to point at the line.
web-rule-move-time = { $seconds ->
        [one] One second for a move.
       *[other] { $seconds } seconds for a move.
    }
web-rule-false-call-forfeit = A false call loses the game.
web-rule-starter-first = The first player gives the first piece.
web-rule-starter-loser = Whoever lost the last game gives the first piece.
web-rule-match = { $games ->
        [one] One game.
       *[other] A match of { $games } games.
    }

## Inviting and joining

web-invite-title = Invite a friend
web-invite-hint = Send this link. The game opens here as soon as your friend comes.
web-invite-game = Play with me! { $game }:
web-link = Link
web-link-only-here = At this address the link opens only on this computer.
web-link-serve = For other devices, start the server with “{ $command }” and open this page by this computer’s name in the network.
web-qr = The link as a QR code
web-copy = Copy link
web-copied = Copied.
web-share = Share
web-looking = Looking for somebody…
web-looking-hint = The game opens as soon as somebody comes.
web-looking-long = Nobody has come yet. You can go on waiting, or play the computer at this table.
web-play-bot-instead = Play the computer
web-invited = { $name } invites you to { $game }
web-join = Sit down and play
web-set-up = Set up from a position
web-set-up-known = Set up from a position, hidden tiles kept
web-set-up-who = This game doesn’t start from the beginning: { $name } set up the position.
web-set-up-drawn = The tiles you can’t see were drawn anew. Nobody knows them.
web-set-up-known-tiles = The hidden tiles are the same as before. { $name } may know your tiles.
web-set-up-agree = I agree to play with these tiles
web-invite-over = This seat is taken.
web-to-table = To the table
web-another-device = Another device
web-move-seat-title = Play on another device
web-move-seat-hint = Open this link there, and your seat moves along. It works once.
web-device-title = Play on here
web-device-hint = Your seat moves to this device; the other one only watches then.
web-device-take = Take my seat
web-seat-moved = Your seat has moved to another device.

## At the table

web-table-of = { $game }: { $a } and { $b }
web-players = Players
web-score = Games won
web-away = away
web-is-away = { $name } is away.
web-left = { $name } has left.
web-download-record = Download the record
web-awaited = { $count ->
        [one] Waiting for { $name } to arrive.
       *[other] Waiting for the players to arrive.
    } { $clock ->
        [yes] The clock starts when both are here.
       *[no] The game starts when both are here.
    }
web-claim = Claim the game
web-clock = { $time } left
web-seconds-left = { $seconds } seconds left.
web-acts = At the table
web-ask-takeback = Take back
web-ask-draw = Draw
web-ask-pause = Pause
web-resign = Resign
web-resign-title = Resign?
web-resign-sure = { $here ->
        [yes] { $name } gives up, and the other wins.
       *[no] You give up, and your opponent wins.
    }
web-play-on = Play on
web-request = { $wish ->
        [draw] { $name } offers a draw.
        [pause] { $name } asks for a pause.
       *[takeback] { $name } would like to take the last move back.
    } { $here ->
        [yes] { $other }, do you agree?
       *[no] Do you agree?
    }
web-request-waiting = { $mine ->
        [yes] { $wish ->
                [draw] You have offered a draw.
                [pause] You have asked for a pause.
               *[takeback] You have asked to take a move back.
            } The answer is on its way…
       *[no] { $name } is waiting for an answer.
    }
web-paused = Paused
web-resume = Go on
web-result-won = You win!
web-result-lost = You lose.
web-result-draw = A draw.
web-result-score = { $high } : { $low }
web-result-winner = { $name } wins!
web-match-game = Game { $number } of { $count }
web-match-score = The match so far: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-won = { $who ->
        [you] You win the match, { $high } to { $low }!
        [other] You lose the match: { $name } wins it, { $high } to { $low }.
       *[name] { $name } wins the match, { $high } to { $low }!
    }{ $even ->
        [yes] {" "}With equal scores, the last game won decides.
       *[no] {""}
    }
web-match-drawn = The match is drawn: { $a } { $scoreA }, { $b } { $scoreB }.
web-match-another = Another match
web-watching = You are watching.
web-watch-next = To the next game
web-rematch = Play again
web-rematch-too = Yes, again!
web-rematch-waiting = Waiting…
web-to-replay = Replay
web-replay = Look again
web-told-begins = { $name } begins.
web-act-told-join = { $name } has come.
web-act-told-ask = { $wish ->
        [draw] { $name } offers a draw.
        [pause] { $name } asks for a pause.
       *[takeback] { $name } would like to take a move back.
    }
web-act-told-answer = { $yes ->
        [yes] { $name } agrees.
       *[no] { $name } would rather not.
    }
web-act-told-away = { $name } has gone away.
web-act-told-wait = The game waits for { $name }.
web-act-told-back = { $name } is here.
web-act-told-resume = { $name } goes on.
web-act-told-rematch = { $name } wants to play again.

## Quarto

web-board = Board
web-tray = Pieces to give
web-square-piece = { $square }, { $piece }
web-square-empty = { $square }, empty
web-hand = { $name } holds: { $piece }
web-hand-give = Give the chosen piece to { $name }
web-hand-empty = The hand of { $name } is empty
web-moves = Moves
web-no-moves = No move yet.
web-move-call = { $right ->
        [yes] Quarto! { $line }
       *[no] { $name }: no line { $line }
    }
web-call = QUARTO!
web-call-sure = Call it
web-call-leave = Rather not
web-done = No line
web-nothing-full = No full line goes through the piece placed last. Older lines no longer count.
web-status-place = { $who ->
        [you] Place your piece.
        [here] { $name }, place the piece.
       *[other] { $name } is placing…
    }
web-status-give = { $who ->
        [you] Choose a piece to give.
        [here] { $name }, choose a piece for { $other }.
       *[other] { $name } is choosing a piece…
    }
web-status-give-sure = Tap it again to give it.
web-status-close = { $who ->
        [you] All pieces are placed. Is there a line?
        [here] { $name }, is there a line?
       *[other] { $name } is looking for a line…
    }
web-status-thinking = { $name } is thinking…
web-status-point-square = Where will you place it?
web-status-point-line = Tap your line.
web-status-point-sure = Your line: { $line }?
web-status-sending = …
web-status-paused = Paused.
web-status-open = Waiting for the other player.
web-status-over = The game is over.
web-told-give = { $name } gives: { $piece }.
web-told-place = { $name } places on { $square }.
web-told-call = { $line ->
        [none] { $name } calls Quarto. It is a line!
       *[other] { $name } calls Quarto: { $line }. It is a line!
    }
web-told-false-call = { $name } called Quarto, but that is no line.
web-told-done = { $name } has nothing to call.

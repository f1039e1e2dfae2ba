### Playing in the terminal.

terminal-title = Fourfold · Quarto
terminal-welcome = Sixteen pieces, each light or dark, tall or short, round or square, solid or hollow. You place the piece your opponent gives you, then choose the next one for them. Four in a row with something in common win – but only if you call it.

## Names when nobody gave one

terminal-person-a = Player A
terminal-person-b = Player B
terminal-person = Player

## Starting

terminal-choose-opponent = Who plays?
terminal-resume = Go on with the unfinished game
terminal-opponent-computer = Against the computer
terminal-opponent-person = Two people at this keyboard
terminal-choose-level = How strong should the computer play?
terminal-choose-rules = By which rules?
terminal-start-keys = ↑ ↓ choose   Enter go on   Esc back or leave   ? how to play
terminal-go-on = There is an unfinished game. Do you want to go on with it?
terminal-too-small = The table needs 80 × 24 characters. Please make the window larger.

## What to do

terminal-to-give = { $name }: choose a piece for { $other }: { $piece }?
terminal-to-place = { $name }: place the { $piece } piece.
terminal-to-close = { $name }: all pieces are placed. Call QUARTO!, or say you are done.
terminal-thinking = { $name } is thinking…
terminal-pointing = Is this your line, { $line }?
terminal-nothing-full = No full line goes through the piece placed last; older ones no longer count.
terminal-false-call = { $name } called, but that is no line.
terminal-undone = Taken back.
terminal-hand = { $name } holds
terminal-call-where = Go to the square that completes your line, then call.
terminal-shared = { $line }: { $shared }.
terminal-overlooked = Nobody saw { $lines }.

## Questions

terminal-resign = { $name }, do you really give up?
terminal-draw = { $other }, { $name } offers a draw. Do you agree?
terminal-draw-declined = { $name } plays on.
terminal-leave = Leave this game and start another one?

## Files

terminal-written = The record is in { $path }.
terminal-not-written = { $path } could not be written: { $why }.
terminal-set-aside = The unfinished game is kept in { $path }.
terminal-not-saved = The game could not be saved in { $path }: { $why }.
malformed-opponent = “{ $text }” is not an opponent; expected a person or a level of the computer, one of: { $expected }.
malformed-save-data = It is not a saved game: { $problem }.
malformed-save-format = It is not a saved game of ours: its format is “{ $found }”, expected “{ $expected }”.

## Keys

terminal-key-yes = y: yes
terminal-key-no = n: no
terminal-key-call = q: QUARTO!
terminal-key-undo = u: undo
terminal-key-help = ?: help
terminal-key-quit = Ctrl-Q: quit
terminal-key-go-on = p: go on
terminal-key-give-choose = arrows, 0–f: choose
terminal-key-give-enter = Enter: give
terminal-key-place-choose = arrows, a1…: choose
terminal-key-place-enter = Enter: place
terminal-key-close-enter = Enter: done
terminal-key-pointing-choose = arrows: another line
terminal-key-pointing-enter = Enter: call it
terminal-key-pointing-escape = Esc: rather not
terminal-key-over-enter = Enter: new game
terminal-key-over-w = w: write the record

## Help

terminal-help-turn = Put the piece you hold on a free square: arrows or b2, then Enter; or click. Then choose one for your opponent: arrows or its digit, then Enter; or click.
terminal-help-line = Four in a row, column or diagonal that share { $shared ->
        [1] a feature
       *[other] { $shared } features
    } are a line.
terminal-help-features = Only this counts: { $features }.
terminal-help-squares = So are four in a 2×2 square.
terminal-help-auto = A line wins at once.
terminal-help-call-after = A line wins only if it is called (q): by you, right after you completed it.
terminal-help-call-before = A line wins only if it is called (q) before you place: go to the square that completes it, then call.
terminal-help-late-opponent = What you miss, your opponent may call once they have the next piece; after that it is worth nothing.
terminal-help-late-either = What you miss, either may call (q, or Q for who just gave) until the next piece is placed; then it is worth nothing.
terminal-help-late-none = What you miss is worth nothing.
terminal-help-false-refuse = You have one call a turn, so look twice.
terminal-help-false-forfeit = A false call loses the game, so look twice.
terminal-help-time = A move takes at most { $seconds } seconds.
terminal-help-pieces = Tall pieces have three rows, round ones round sides; dark ones are filled, hollow ones have a hole ○ at the top. A dot marks the piece placed last. Letters: Light Dark, Round sQuare, Tall Short, Full Hollow.
terminal-help-keys =
    q or !  call QUARTO!       u  undo               =  offer a draw
    n       new game           r  resign             p  pause, go on
    Ctrl-Q  quit               w  write the record   Esc  close this

    An unfinished game is kept when you quit.

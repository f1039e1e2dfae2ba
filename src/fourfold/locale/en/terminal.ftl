### Playing in the terminal.

terminal-title = Fourfold · Quarto
terminal-welcome = Sixteen pieces, each light or dark, tall or short, round or square, solid or hollow. You place the piece your opponent gives you, then choose the next one for them. Four in a row with something in common win – but only if you call it.

## Names when nobody gave one

terminal-person-a = Player A
terminal-person-b = Player B
terminal-computer-a = Player
terminal-computer-b = Computer

## Starting

terminal-choose-opponent = Who plays?
terminal-resume = Go on with the unfinished game
terminal-opponent-easy = Against the computer, easy: it overlooks lines and calls
terminal-opponent-steady = Against the computer, steady: it takes every win it sees
terminal-opponent-person = Two people at this keyboard
terminal-choose-rules = By which rules?
terminal-start-keys = ↑ ↓ choose   Enter go on   Esc back   ? how to play

## What to do

terminal-to-give = { $name }: choose a piece for { $other }: { $piece }?
terminal-to-place = { $name }: place the { $piece } piece.
terminal-to-close = { $name }: all pieces are placed. Call QUARTO!, or say you are done.
terminal-thinking = { $name } is thinking …
terminal-pointing = Is this your line, { $line }?
terminal-nothing-full = There is no full line to point at.
terminal-false-call = { $name } called, but that is no line.
terminal-undone = Taken back.
terminal-hand = { $name } holds
terminal-hand-empty = Nobody holds a piece

## Questions

terminal-yes-no = y yes   n no
terminal-resign = { $name }, do you really give up?
terminal-draw = { $other }, { $name } offers a draw. Do you agree?
terminal-draw-declined = { $name } plays on.
terminal-leave = Leave this game and start another one?

## Files

terminal-written = The record is in { $path }.
terminal-not-written = { $path } could not be written: { $why }.
terminal-set-aside = The unfinished game is kept in { $path }.
terminal-not-saved = The game could not be saved: { $why }.
malformed-save-format = This is not a saved game of ours: its format is “{ $found }”, expected “{ $expected }”.

## Keys

terminal-keys-give = arrows, 0–f: choose  Enter: give  q: QUARTO!  u: undo  ?: help  Ctrl-Q: quit
terminal-keys-place = arrows, a1–d4: choose  Enter: place  q: QUARTO!  u: undo  ?: help
terminal-keys-close = Enter: done  q: QUARTO!  u: undo  ?: help  Ctrl-Q: quit
terminal-keys-pointing = arrows: another line  Enter: call it  Esc: rather not
terminal-keys-over = Enter: new game  w: write the record  Ctrl-Q: quit
terminal-help =
    Put the piece you hold on a free square: arrows or b2, then Enter; or click. Then choose one for your opponent: arrows or its digit, then Enter; or click.

    Four in a row, column or diagonal that share a feature are a line. It wins only if it is called: by you, right after you completed it (q), or, if you missed it, by your opponent once they have the next piece. After that it is worth nothing. You have one call a turn, so look twice.

    Tall pieces have three rows, round ones round sides; dark ones are filled, hollow ones have a hole ○ at the top. A dot marks the piece placed last.

    q or !  call QUARTO!        u  undo               =  offer a draw
    Q       the other calls     r  resign             p  pause, go on
    n       new game            w  write the record   Ctrl-Q  quit

    An unfinished game is kept when you quit. Esc: back

### What any table says, whatever the game.

## Players

computer-name = Computer { $level }

## Refusals

illegal-game-over = The game is over.
illegal-seat-empty = The game begins when both seats are taken.
illegal-paused = The game is paused.
illegal-waiting = The game waits until both players are here.
illegal-not-paused = The game is not paused.
illegal-not-due = The time is not up yet.
illegal-too-late = Too late: the time is up.
illegal-clock-only = Only the clock can do that.
illegal-not-your-turn = It is not your turn: { $seat } is to act.
illegal-still-playing = The game is still going on.
illegal-asked-already = That has been asked already.
illegal-refused-already = That was refused; ask again after the next move.
illegal-asked-otherwise = That question is no longer open. Answer what is asked now.
illegal-questions-used = You have asked { $most } times in this game. You can’t ask again.
illegal-pauses-used = You have had { $most } pauses in this game. You can’t ask for another.
illegal-nothing-asked = There is nothing to answer.
illegal-nothing-to-take-back = There is no move to take back; what was called or shown cannot be.
illegal-not-away = Your opponent is not away.
illegal-clock-decides = You can’t claim the game now: if your opponent stays away, the clock decides.
illegal-not-waiting-yourself = It’s your move. You can claim the game once it waits for your opponent.
illegal-known-already = That is known already.
illegal-seat-taken = Seat { $seat } is taken.
illegal-name-empty = A player needs a name.
illegal-lost-too-much = { $lost } ms cannot have been lost: only { $most } ms have passed.
illegal-out-of-sequence = Event { $seq } is out of sequence: { $expected } is next.
illegal-before-last-event = An event at { $at } cannot follow one at { $last }.
illegal-unknown-act = The table does not know { $act }.

## Texts that cannot be read

malformed-no-ray = Ray is not installed; “pip install fourfold[ray]” installs it.
malformed-ray-form = “{ $address }” is not where a Ray cluster may be; expected a form such as 10.0.0.1:6379, or local.
malformed-ray-address = Nobody answers at “{ $address }”: { $why }.
malformed-data = The { $part } cannot be read: { $problem }.
malformed-unknown = The { $part } cannot be read: “{ $text }” will not do; expected: { $expected }.
malformed-game = There is no game “{ $name }”; there is: { $expected }.
malformed-preset = There is no preset “{ $name }”; there is: { $expected }.
malformed-mixed = A match of several games begins with { $first }, not with { $game }.
malformed-no-set-up = A game of { $game } cannot begin in the middle.
malformed-option = “{ $text }” is not an option; expected NAME=VALUE with one of: { $expected }.
malformed-option-value = “{ $text }” will not do; expected: { $expected }.
malformed-record-format = This is not a record of ours: its format is “{ $found }”, expected “{ $expected }”.
malformed-record-version = “{ $text }” is not a version of the rules; expected a number.
malformed-record-tag = Unknown tag [{ $tag } …]; expected one of: { $expected }.
malformed-record-tag-value = Tag [{ $tag } …]: { $problem }
malformed-record-tag-form = Line { $line }, column { $column }: expected a tag such as [A "Ann"], on lines before the moves.
malformed-record-tag-twice = The tag [{ $tag } …] stands there twice.
malformed-record-token = Line { $line }, column { $column }: “{ $token }” cannot be read; expected a move.
malformed-record-place = Line { $line }, column { $column }, “{ $token }”: { $problem }
malformed-record-who = Say who: A:{ $token } or B:{ $token }.
malformed-record-act = “{ $act } ({ $detail })” cannot be read; expected: { $expected }.
malformed-record-slow = This record takes more than { $limit } seconds to read. Shorten it and try again.
malformed-record-event = Event { $event } is not possible: { $problem }
malformed-record-time = Event { $event } is earlier than the one before.
malformed-record-outcome = The record says it ended “{ $said }”, but it ends “{ $found }”.
malformed-date = “{ $text }” is not a date; expected a form such as 2026-01-31T18:00:00Z.

## How games end

outcome-resigned = { $winner } wins: { $loser } has resigned.
outcome-absent = { $winner } wins: { $loser } did not come back.
outcome-agreed = A draw by agreement.
outcome-time = { $winner } wins: { $loser } has run out of time.

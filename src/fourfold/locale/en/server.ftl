### What the server answers.

illegal-not-your-seat = Seat { $seat } is not yours.
illegal-not-your-table = You do not sit at this table.
illegal-running-position = This is a position of a game you are playing. Analyse it when the game is over.
illegal-running-hand = These are your tiles in a game you are playing. Ask again when the game is over.
illegal-running-duel = These are your tiles in a duel. Ask again when you have handed in your figure.
illegal-set-up-anybody = A game that is set up is for friends, the computer or one screen. Invite a friend, or play from the beginning.
illegal-set-up-not-agreed = This game was set up, and the person who did that may know your hidden tiles. Agree, or ask for another game.
illegal-spectators-watch = Spectators only watch.
illegal-foreign-origin = This request came from another site.
illegal-old-rules = This game was played by older rules; it can be looked at, but not played on.
illegal-no-answer = This could not be searched to the end. Please ask again.
illegal-unavailable = The database cannot be reached at the moment. Please try again soon.
illegal-only-to-look-at = This is a record: it can be looked at, not played.
illegal-table-full = This game has reached { $most } actions, the most that a table takes. Resign, or begin a new game.
illegal-too-many = That was too much at once. Please try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

malformed-no-review = Games of { $game } cannot be reviewed yet, only those of quarto.
malformed-name = A name needs at least one letter.
malformed-level = There is no level “{ $level }”; there is: { $expected }.
malformed-table = There is no table “{ $id }”.
malformed-stored = This version of Fourfold can’t read the whole game. Nothing is lost. { $problem }
malformed-invitation = This invitation leads nowhere.
malformed-link = This link has been used or is too old.
malformed-address = There is nothing at { $path }.
malformed-too-long = That is too long: at most { $most } bytes are read.
malformed-content-type = Expected a body of the type application/json.
malformed-hello = Expected a “hello” first.
malformed-protocol = This page is out of date. Reload it.

## Problems and duels

illegal-duel-taken = Two have already taken part in this duel.
illegal-duel-not-begun = You have not begun to build in this duel.
illegal-duel-too-late = Your time in this duel is over.
malformed-duel = There is no duel “{ $id }”.
malformed-pentaraduga-not-given = { $tile } is not among the tiles that are given.

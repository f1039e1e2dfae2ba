"""A slow reference implementation of Quarto with calls, to compare the real rules with."""

from itertools import product

FILES = "abcd"
RANKS = "1234"
LETTERS = {"colour": "LD", "shape": "RQ", "height": "TS", "top": "FH"}
POSITION = {"colour": 0, "shape": 1, "height": 2, "top": 3}


def pieces() -> list[str]:
    """Returns all 16 codes in hex order: the first letter is the highest bit."""
    return ["".join(letters) for letters in product(*LETTERS.values())]


def squares() -> list[str]:
    """Returns all 16 squares, named by file and rank as in the rules."""
    return [file + rank for file in FILES for rank in RANKS]


def lines(with_blocks: bool) -> list[frozenset[str]]:
    """Returns the 10 lines, and the nine 2x2 blocks if the advanced variant counts them."""
    found = [frozenset(file + rank for file in FILES) for rank in RANKS]
    found.extend(frozenset(file + rank for rank in RANKS) for file in FILES)
    found.append(frozenset({"a1", "b2", "c3", "d4"}))
    found.append(frozenset({"a4", "b3", "c2", "d1"}))
    if with_blocks:
        found.extend(
            frozenset(FILES[i + di] + RANKS[j + dj] for di in (0, 1) for dj in (0, 1))
            for i in range(3)
            for j in range(3)
        )
    return found


def _word(options: dict[str, object], key: str, allowed: tuple[str, ...]) -> str:
    """Returns a named option; rejects unknown values, which would silently spoil a comparison."""
    value = options[key]
    if not isinstance(value, str) or value not in allowed:
        raise ValueError(f"{key}: {value!r}")
    return value


class Reference:
    """One game; every rule is evaluated at each action, so that no derived state can go stale."""

    def __init__(self, options: dict[str, object], starter: int) -> None:
        """Sets up the table; the starter gives the first piece."""
        features = options["features"]
        if not isinstance(features, tuple) or not features:
            raise ValueError(f"features: {features!r}")
        self._features: list[str] = []
        for name in features:
            if not isinstance(name, str) or name not in POSITION or name in self._features:
                raise ValueError(f"features: {features!r}")
            self._features.append(name)
        blocks = options["squares"]
        if not isinstance(blocks, bool):
            raise ValueError(f"squares: {blocks!r}")
        self._lines = lines(blocks)
        shared = options["shared"]
        if not isinstance(shared, int) or not 1 <= shared <= len(self._features):
            raise ValueError(f"shared: {shared!r}")
        self._shared = shared
        self._calls = _word(options, "calls", ("players", "auto"))
        self._late_call = _word(options, "late_call", ("opponent", "either", "none"))
        self._call_when = _word(options, "call_when", ("after", "before"))
        self._point = _word(options, "point", ("line", "word"))
        self._false_call = _word(options, "false_call", ("refuse", "forfeit"))
        if starter not in (0, 1):
            raise ValueError(f"starter: {starter!r}")

        self.board: dict[str, str] = {}
        self.hand: str | None = None
        self.result: tuple[int | None, str] | None = None
        self._turn = starter  # the seat that must give, place or say done next
        self._last: str | None = None  # the square of the last placement
        self._placer: int | None = None  # the seat that placed there
        self._called: set[int] = set()  # seats with a false call since that placement
        self._placer_done = False  # only after the 16th piece

    def attempt(self, seat: int, action: tuple[object, ...]) -> bool:
        """Applies an action and returns True if the rules accept it; otherwise changes nothing."""
        if self.result is not None or seat not in (0, 1) or not action:
            return False
        kind = action[0]
        if kind == "give" and len(action) == 2:
            return self._give(seat, action[1])
        if kind == "place" and len(action) == 2:
            return self._place(seat, action[1])
        if kind == "call" and len(action) == 3:
            if action[1] is None:
                return self._call(seat, action[2])
            return self._call_and_place(seat, action[1], action[2])
        if kind == "done" and len(action) == 1:
            return self._done(seat)
        return False

    # The actions.

    def _give(self, seat: int, piece: object) -> bool:
        """Hands over a remaining piece; the other seat is then to move."""
        if seat != self._turn or self.hand is not None:
            return False
        if not isinstance(piece, str) or piece not in pieces():
            return False
        if piece in self.board.values():
            return False
        self.hand = piece
        self._turn = 1 - seat
        return True

    def _place(self, seat: int, square: object) -> bool:
        """Places without a call; only with automatic calls does a line win by itself."""
        if not self._may_place(seat, square):
            return False
        self._put(seat, str(square))
        if self._calls == "auto":
            if self._live_lines():
                self.result = (seat, "line")
            elif self._full():
                self.result = (None, "full")
        return True

    def _call(self, seat: int, line: object) -> bool:
        """Calls about the last placement, at a moment when this seat may call."""
        if self._calls == "auto" or not self._has_the_word(seat):
            return False
        if seat in self._called or not self._well_pointed(line):
            return False
        self._judge(seat, line)
        return True

    def _call_and_place(self, seat: int, square: object, line: object) -> bool:
        """Calls and places in one action; the placement opens the turn of the call."""
        if self._calls == "auto" or self._call_when != "before":
            return False
        if not self._may_place(seat, square) or not self._well_pointed(line):
            return False
        self._put(seat, str(square))
        self._judge(seat, line)
        return True

    def _done(self, seat: int) -> bool:
        """Declines to call after the 16th piece, so that a game with a full board ends."""
        if self._calls == "auto" or not self._full() or seat != self._turn:
            return False
        if not self._placer_done and self._late_call != "none":
            self._placer_done = True
            self._turn = 1 - seat
        else:
            self.result = (None, "full")
        return True

    # Conditions.

    def _full(self) -> bool:
        """Returns whether all 16 pieces are placed."""
        return len(self.board) == 16

    def _may_place(self, seat: int, square: object) -> bool:
        """Returns whether a seat holds a piece and the square is free."""
        if seat != self._turn or self.hand is None:
            return False
        return isinstance(square, str) and square in squares() and square not in self.board

    def _put(self, seat: int, square: str) -> None:
        """Places the held piece, which voids older lines and opens a new turn for calls."""
        assert self.hand is not None
        self.board[square] = self.hand
        self.hand = None
        self._last = square
        self._placer = seat
        self._called = set()

    def _has_the_word(self, seat: int) -> bool:
        """Returns whether a seat may make a call without a square now."""
        if self._placer is None:
            return False
        late = self._placer_done if self._full() else self.hand is not None
        if not late:
            return seat == self._placer and self._call_when == "after"
        if seat == self._placer:
            return self._late_call == "either"
        return self._late_call in ("opponent", "either")

    def _well_pointed(self, line: object) -> bool:
        """Returns whether a call points at four squares; always True if the word is enough."""
        if self._point == "word":
            return True
        if not isinstance(line, frozenset) or len(line) != 4:
            return False
        return all(square in squares() for square in line)

    def _judge(self, seat: int, line: object) -> None:
        """Judges a call: a right one wins, a false one is spent or forfeits the game."""
        live = self._live_lines()
        right = bool(live) if self._point == "word" else line in live
        if right:
            self.result = (seat, "line")
        elif self._false_call == "forfeit":
            self.result = (1 - seat, "false-call")
        else:
            self._called.add(seat)

    def _live_lines(self) -> list[frozenset[str]]:
        """Returns the completed lines through the last placement; all others are void."""
        return [line for line in self._lines if self._last in line and self._completed(line)]

    def _completed(self, line: frozenset[str]) -> bool:
        """Returns whether a line is full and enough active features have a common value."""
        if not all(square in self.board for square in line):
            return False
        common = 0
        for feature in self._features:
            values = {self.board[square][POSITION[feature]] for square in line}
            if len(values) == 1:
                common += 1
        return common >= self._shared

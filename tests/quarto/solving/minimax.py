"""A plain minimax solver of Quarto, the reference for the fast solver.

A board is sixteen characters for a1, b1, … d4: the hex digit of a piece, or a dot. A score is the
number of plies (gives and placements) to the win of the player to move, negative to the loss, 0 for
a draw; the winner hurries, the loser delays.
"""

from __future__ import annotations

from collections.abc import Iterable

from tests.quarto.reference import FILES, POSITION, RANKS, lines, pieces

CODES = dict(zip("0123456789abcdef", pieces(), strict=True))
SQUARES = [file + rank for rank in RANKS for file in FILES]

#: A square, or None if no piece was in hand; and the piece given, or None if the game is over.
Move = tuple[int | None, str | None]


class Minimax:
    """One rule set, and the scores found so far."""

    def __init__(self, features: Iterable[str], squares: bool, shared: int) -> None:
        self._features = [POSITION[name] for name in features]
        self._shared = shared
        self._lines_through = [
            [[SQUARES.index(name) for name in line] for line in lines(squares) if square in line]
            for square in SQUARES
        ]
        self._matching: dict[str, bool] = {}
        self._known: dict[tuple[str, str | None], int] = {}

    @property
    def known(self) -> dict[tuple[str, str | None], int]:
        """Returns all positions (board and hand) met so far with their scores."""
        return self._known

    def score(self, board: str, hand: str | None) -> int:
        """Returns the score of the best move; a draw if there is none."""
        if (board, hand) not in self._known:
            scores = self.moves(board, hand).values()
            self._known[board, hand] = max(scores, key=_merit, default=0)
        return self._known[board, hand]

    def moves(self, board: str, hand: str | None) -> dict[Move, int]:
        """Returns the score of every move; a line through the piece just placed ends the game."""
        if hand is None:
            return {(None, give): self._for_giver(board, give, plies=1) for give in left(board)}
        scores: dict[Move, int] = {}
        for square in free(board):
            after = board[:square] + hand + board[square + 1 :]
            gives = left(after)
            if self.wins(after, square):
                scores[square, None] = 1
            elif not gives:
                scores[square, None] = 0
            else:
                for give in gives:
                    scores[square, give] = self._for_giver(after, give, plies=2)
        return scores

    def wins(self, board: str, square: int) -> bool:
        """Returns whether a line through a square is full and its pieces share enough."""
        return any(
            self._match(board[a] + board[b] + board[c] + board[d])
            for a, b, c, d in self._lines_through[square]
        )

    def _match(self, four: str) -> bool:
        if four not in self._matching:
            codes = [CODES[digit] for digit in four if digit != "."]
            common = sum(len({code[at] for code in codes}) == 1 for at in self._features)
            self._matching[four] = len(codes) == 4 and common >= self._shared
        return self._matching[four]

    def _for_giver(self, board: str, give: str, plies: int) -> int:
        """Returns the opponent's score from the giver's point of view, some plies earlier."""
        theirs = self.score(board, give)
        if theirs > 0:
            return -(theirs + plies)
        if theirs < 0:
            return -theirs + plies
        return 0


def free(board: str) -> list[int]:
    """Returns the squares without a piece."""
    return [square for square in range(16) if board[square] == "."]


def left(board: str) -> list[str]:
    """Returns the pieces that are not on the board."""
    return [digit for digit in CODES if digit not in board]


def _merit(score: int) -> tuple[int, int]:
    """Returns a sort key: wins above draws above losses, quick wins and late losses first."""
    return ((score > 0) - (score < 0), -score)

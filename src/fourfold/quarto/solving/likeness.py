"""Likeness of boards: whether one can be reached from another, up to symmetry.

A guise of a board is its image under a symmetry: the board is turned or its rows and columns are
permuted such that all lines stay lines, features are permuted, and values of a feature swapped.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import permutations
from math import comb, perm

from fourfold.quarto.lines import Goal
from fourfold.quarto.pieces import FEATURES
from fourfold.quarto.position import Position

__all__ = ["SYMMETRIES", "Likeness"]

#: The highest probability of a chance match that still counts as a likeness. A full board contains
#: a given board of four pieces, in some guise, with a probability of a quarter.
MAX_COINCIDENCE = 0.02
#: A board with fewer pieces is like boards with the same number of pieces only.
MIN_PIECES_FOR_FUTURE = 4
#: A board with fewer pieces occurs in too many games to be recognized.
MIN_PIECES = 2


def _symmetries() -> Iterator[tuple[int, ...]]:
    for order in permutations(range(4)):
        if order[0] + order[3] != 3:
            continue  # The second diagonal stays a line only if 0 and 3, 1 and 2 stay pairs.
        for turned in (False, True):
            for over in (False, True):
                places = [(order[index // 4], order[index % 4]) for index in range(16)]
                places = [place[::-1] if turned else place for place in places]
                yield tuple(4 * rank + (3 - file if over else file) for rank, file in places)


#: The 32 symmetries that keep all lines; each maps the index of a square to its image.
SYMMETRIES = tuple(_symmetries())

#: The squares whose piece has the second value of a feature, as a mask, or its complement.
Column = int


@dataclass(frozen=True)
class Masks:
    """A board as masks of squares."""

    taken: int
    #: One column per feature.
    columns: tuple[Column, ...]

    @classmethod
    def of(cls, board: Iterable[int | None], bits: Iterable[int]) -> Masks:
        """Returns the masks of a board, given the bits of the piece on every square."""
        pieces = [(1 << index, piece) for index, piece in enumerate(board) if piece is not None]
        columns = tuple(sum(at for at, piece in pieces if piece & bit) for bit in bits)
        return cls(sum(at for at, _ in pieces), columns)

    def within(self, taken: int) -> list[Column]:
        """Returns the columns restricted to a mask of squares, the same for swapped values."""
        return sorted([min(column & taken, ~column & taken) for column in self.columns])


_ALL_BITS = tuple(feature.bit for feature in FEATURES)


class Likeness:
    """A board to be recognized in others.

    >>> board = Likeness(Position.parse("01../..../.2../...7 -"), Goal())
    >>> board.lies_in([Position.parse("8.../..d./..../..ef -")]), board.lies_in([Position()])
    (True, False)
    """

    def __init__(self, position: Position, goal: Goal) -> None:
        self.placed = position.placed
        self._board = [piece.bits if piece else None for piece in position.board]
        self._bits = tuple(feature.bit for feature in goal.features)

    @cached_property
    def _guises(self) -> frozenset[tuple[int, tuple[Column, ...]]]:
        """All images of the board: their taken squares, and the columns of active features."""
        found = set()
        for symmetry in SYMMETRIES:
            board: list[int | None] = [None] * 16
            for index, piece in enumerate(self._board):
                board[symmetry[index]] = piece
            masks = Masks.of(board, self._bits)
            found.add((masks.taken, tuple(masks.within(masks.taken))))
        return frozenset(found)

    def lies_in(self, positions: Iterable[Position]) -> bool:
        """Returns whether one of the positions can be reached from this board, in some guise.

        All positions are of one game. A piece in hand counts as placed on any square.
        """
        if self.placed < MIN_PIECES:
            return False
        most = _most(self.placed, len(self._bits))
        alike = [one for one in positions if self.placed - 1 <= one.placed <= most]
        # The latest board contains all earlier ones.
        latest = max(alike, key=lambda one: (one.placed, one.hand is not None), default=None)
        return latest is not None and self._contained(latest, most)

    def _contained(self, position: Position, most: int) -> bool:
        board = [piece.bits if piece else None for piece in position.board]
        masks = Masks.of(board, _ALL_BITS)
        future = self.placed >= MIN_PIECES_FOR_FUTURE and position.placed < most
        hand = position.hand if future else None
        placing: dict[int, Masks] = {}
        for taken, columns in self._guises:
            missing, whole = taken & ~masks.taken, masks
            if missing and (hand is None or missing & (missing - 1)):
                continue
            if missing and hand:
                if missing not in placing:
                    at = missing.bit_length() - 1
                    after = [*board[:at], hand.bits, *board[at + 1 :]]
                    placing[missing] = Masks.of(after, _ALL_BITS)
                whole = placing[missing]
            if _includes(whole.within(taken), columns):
                return True
        return False


def _includes(columns: list[Column], wanted: tuple[Column, ...]) -> bool:
    for column in wanted:
        if column not in columns:
            return False
        columns.remove(column)
    return True


@cache
def _most(placed: int, features: int) -> int:
    """Returns the most pieces with which a board is reliably recognized as a later one.

    >>> [_most(placed, 4) for placed in (2, 3, 4, 5, 6)]
    [2, 3, 9, 15, 16]
    """
    if placed < MIN_PIECES_FOR_FUTURE:
        return placed
    guises = 32 * perm(4, features) * 2**features
    boards = perm(16, placed) if features == 4 else 2 ** (features * placed)
    likely = [
        count
        for count in range(placed + 2, 17)
        if guises / boards * comb(count, placed) / comb(16, placed) <= MAX_COINCIDENCE
    ]
    return max([placed + 1, *likely])

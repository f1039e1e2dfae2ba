"""Boards up to symmetry: whether one lies in the future of another, however it is disguised.

A guise of a board turns it, takes its rows and columns in another order that keeps all lines, and
relabels its pieces: features change places, and the two values of a feature do.
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

#: The most likely coincidence that is taken for a likeness. A full board contains one of the boards
#: with four pieces, in some guise, with a probability of a quarter.
COINCIDENCE = 0.02
#: With fewer pieces than that, only a board with as many is alike.
FUTURE = 4
#: A board with fewer is everybody's.
FEWEST = 2


def _symmetries() -> Iterator[tuple[int, ...]]:
    for order in permutations(range(4)):
        if order[0] + order[3] != 3:
            continue  # Only if 0 and 3, 1 and 2 stay together, the second diagonal stays one.
        for turned in (False, True):
            for over in (False, True):
                places = [(order[index // 4], order[index % 4]) for index in range(16)]
                places = [place[::-1] if turned else place for place in places]
                yield tuple(4 * rank + (3 - file if over else file) for rank, file in places)


#: Where every square goes, by index, in each of the 32 symmetries that keep all lines.
SYMMETRIES = tuple(_symmetries())

#: A feature of the pieces of a board as a mask of squares, or the complement of that mask.
Column = int


@dataclass(frozen=True)
class Masks:
    """A board as masks of squares."""

    taken: int
    #: By feature, where its second value is.
    columns: tuple[Column, ...]

    @classmethod
    def of(cls, board: Iterable[int | None], bits: Iterable[int]) -> Masks:
        """From the bits of the piece on every square."""
        pieces = [(1 << index, piece) for index, piece in enumerate(board) if piece is not None]
        columns = tuple(sum(at for at, piece in pieces if piece & bit) for bit in bits)
        return cls(sum(at for at, _ in pieces), columns)

    def within(self, taken: int) -> list[Column]:
        """The columns on these squares; which value is which does not matter."""
        return sorted([min(column & taken, ~column & taken) for column in self.columns])


_ALL_BITS = tuple(feature.bit for feature in FEATURES)


class Likeness:
    """A board, to be recognised in others.

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
        """Every way the board can lie, with the columns that the rules look at."""
        found = set()
        for symmetry in SYMMETRIES:
            board: list[int | None] = [None] * 16
            for index, piece in enumerate(self._board):
                board[symmetry[index]] = piece
            masks = Masks.of(board, self._bits)
            found.add((masks.taken, tuple(masks.within(masks.taken))))
        return frozenset(found)

    def lies_in(self, positions: Iterable[Position]) -> bool:
        """Whether one of these positions comes after this board, in some guise.

        They are of one game. A piece in hand counts as placed on any square.
        """
        if self.placed < FEWEST:
            return False
        most = _most(self.placed, len(self._bits))
        alike = [one for one in positions if self.placed - 1 <= one.placed <= most]
        # A later board contains those before it.
        latest = max(alike, key=lambda one: (one.placed, one.hand is not None), default=None)
        return latest is not None and self._contained(latest, most)

    def _contained(self, position: Position, most: int) -> bool:
        board = [piece.bits if piece else None for piece in position.board]
        masks = Masks.of(board, _ALL_BITS)
        hand = position.hand if self.placed >= FUTURE and position.placed < most else None
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
    """With how many pieces a board is too far from one with so many to be recognised for sure.

    >>> [_most(placed, 4) for placed in (2, 3, 4, 5, 6)]
    [2, 3, 9, 15, 16]
    """
    if placed < FUTURE:
        return placed
    guises = 32 * perm(4, features) * 2**features
    boards = perm(16, placed) if features == 4 else 2 ** (features * placed)
    likely = [
        count
        for count in range(placed + 2, 17)
        if guises / boards * comb(count, placed) / comb(16, placed) <= COINCIDENCE
    ]
    return max([placed + 1, *likely])

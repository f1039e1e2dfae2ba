"""Squares, lines of four squares, and the goal that defines a matching line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from fourfold.play import Malformed
from fourfold.quarto.pieces import FEATURES, Feature, Piece

__all__ = ["BLOCKS", "LINES", "SQUARES", "Goal", "Line", "Square", "line_name", "parse_line"]


class Square(Enum):
    """A square of the board, ``a1`` at the bottom left.

    >>> Square.parse("B3").file, Square.B3.rank, Square.B3.index
    (1, 2, 9)
    """

    A1, B1, C1, D1 = "a1", "b1", "c1", "d1"
    A2, B2, C2, D2 = "a2", "b2", "c2", "d2"
    A3, B3, C3, D3 = "a3", "b3", "c3", "d3"
    A4, B4, C4, D4 = "a4", "b4", "c4", "d4"

    __hash__ = object.__hash__  # Faster than Enum's, as for seats.

    @property
    def index(self) -> int:
        """0 to 15, rank by rank from ``a1``."""
        return _INDEX[self]

    @property
    def file(self) -> int:
        """0 to 3 for a to d."""
        return self.index % 4

    @property
    def rank(self) -> int:
        """0 to 3 for 1 to 4."""
        return self.index // 4

    def __str__(self) -> str:
        return self.value

    @classmethod
    def parse(cls, text: str) -> Square:
        """Returns the square with a name in any case. Raises ``Malformed``."""
        try:
            return cls(text.lower())
        except ValueError:
            raise Malformed("quarto-square", text=text) from None


SQUARES = tuple(Square)
_INDEX = {square: index for index, square in enumerate(SQUARES)}

#: Four squares, in the order of ``SQUARES``.
Line = tuple[Square, Square, Square, Square]


def _line(indices: Iterable[int]) -> Line:
    a, b, c, d = (SQUARES[index] for index in sorted(indices))
    return a, b, c, d


#: The four rows, the four columns and the two main diagonals.
LINES: tuple[Line, ...] = (
    *(_line(range(4 * k, 4 * k + 4)) for k in range(4)),
    *(_line(range(k, 16, 4)) for k in range(4)),
    _line((0, 5, 10, 15)),
    _line((3, 6, 9, 12)),
)

#: The nine 2×2 squares of neighbouring fields, which count as lines in the advanced game.
BLOCKS: tuple[Line, ...] = tuple(_line((k, k + 1, k + 4, k + 5)) for k in range(11) if k % 4 != 3)


def line_name(line: Iterable[Square]) -> str:
    """Returns a line as its two ends or corners; squares that form no line are listed.

    >>> line_name(LINES[2]), line_name(BLOCKS[0])
    ('a3-d3', 'a1-b2')
    """
    squares = tuple(sorted(line, key=lambda square: square.index))
    if squares in LINES or squares in BLOCKS:
        return f"{squares[0]}-{squares[-1]}"
    return " ".join(square.value for square in squares)


def parse_line(text: str) -> Line:
    """Returns the line written as ``a3-d3``, ``a1-b2`` or four squares. Raises ``Malformed``.

    >>> parse_line("d3-a3") == LINES[2]
    True
    """
    ends = {Square.parse(part) for part in text.split("-")} if "-" in text else set()
    for line in (*LINES, *BLOCKS):
        if ends in ({line[0], line[-1]}, {line[1], line[2]} if line in BLOCKS else None):
            return line
    squares = {} if ends else {Square.parse(part): None for part in text.replace(",", " ").split()}
    if len(squares) != 4:
        raise Malformed("quarto-line", text=text)
    return _line(square.index for square in squares)


@dataclass(frozen=True)
class Goal:
    """The definition of a line: active features, whether blocks count, and shared values needed.

    >>> Goal().matches([Piece.LRTF, Piece.LQSH, Piece.LRSF, Piece.LQTF])
    True
    >>> Goal(shared=2).matches([Piece.LRTF, Piece.LQSH, Piece.LRSF, Piece.LQTF])
    False
    """

    features: tuple[Feature, ...] = FEATURES
    squares: bool = False
    shared: int = 1

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The lines of this rule set: ten, or nineteen with blocks."""
        return LINES + BLOCKS if self.squares else LINES

    @cached_property
    def mask(self) -> int:
        """The active features as bits of ``Piece.bits``."""
        return sum(feature.bit for feature in self.features)

    @cached_property
    def _through(self) -> tuple[tuple[Line, ...], ...]:
        return tuple(tuple(line for line in self.lines if square in line) for square in SQUARES)

    def through(self, square: Square) -> tuple[Line, ...]:
        """Returns the lines through a square."""
        return self._through[square.index]

    def common(self, pieces: Iterable[Piece]) -> tuple[str, ...]:
        """Returns the values of active features that all pieces share.

        >>> Goal().common([Piece.LRTF, Piece.LQTF])
        ('light', 'tall', 'solid')
        """
        ones = zeros = self.mask
        for piece in pieces:
            ones &= piece.bits
            zeros &= ~piece.bits
        return tuple(
            feature.values[bool(ones & feature.bit)]
            for feature in self.features
            if (ones | zeros) & feature.bit
        )

    def matches(self, pieces: Iterable[Piece]) -> bool:
        """Returns whether the pieces of a line share enough values."""
        return len(self.common(pieces)) >= self.shared

    def filled(self, board: Sequence[Piece | None], square: Square) -> tuple[Line, ...]:
        """Returns the full lines through a square, matching or not."""
        return tuple(
            line for line in self.through(square) if all(board[s.index] is not None for s in line)
        )

    def completed(self, board: Sequence[Piece | None], square: Square) -> tuple[Line, ...]:
        """Returns the lines through a square that are full and match."""
        return tuple(
            line
            for line in self.filled(board, square)
            if self.matches(piece for s in line if (piece := board[s.index]))
        )

    def gaps(self, board: Sequence[Piece | None]) -> tuple[tuple[Square, tuple[Piece, ...]], ...]:
        """Returns the lines that lack one piece, as the free square and the three pieces.

        >>> board = [Piece.LRTF, Piece.LRTH, Piece.LRSF] + 13 * [None]
        >>> [(str(square), len(pieces)) for square, pieces in Goal().gaps(board)]
        [('d1', 3)]
        """
        found = []
        for line in self.lines:
            pieces = tuple(piece for s in line if (piece := board[s.index]))
            if len(pieces) == 3:
                found.append((next(s for s in line if board[s.index] is None), pieces))
        return tuple(found)

    def winning(self, board: Sequence[Piece | None], piece: Piece) -> tuple[Square, ...]:
        """Returns the free squares where a piece would complete a line."""
        found = {square for square, three in self.gaps(board) if self.matches((*three, piece))}
        return tuple(square for square in SQUARES if square in found)

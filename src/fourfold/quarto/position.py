"""A position: the board and the piece in hand, with its string notation."""

from __future__ import annotations

import msgspec

from fourfold.play import Malformed
from fourfold.quarto.lines import SQUARES, Square
from fourfold.quarto.pieces import PIECES, Piece

__all__ = ["Position"]

#: The character of each piece, and of an empty square, in a position string.
_DIGITS: dict[Piece | None, str] = {None: "."} | {piece: piece.value for piece in PIECES}
#: The squares in the order of a position string: rank 4 first.
_READING_ORDER = tuple(sorted(SQUARES, key=lambda square: (-square.rank, square.file)))


class Position(msgspec.Struct, frozen=True, gc=False):
    """An immutable, hashable position.

    >>> position = Position.parse("0..f/..../.3../.... 9")
    >>> position[Square.B2], position.hand
    (<Piece.LRSH: '3'>, <Piece.DRTH: '9'>)
    >>> str(position.place(Square.A1).give(Piece.LQTF))
    '0..f/..../.3../9... 4'
    """

    #: The piece on every square, in the order of ``SQUARES``.
    board: tuple[Piece | None, ...] = (None,) * 16
    hand: Piece | None = None

    @classmethod
    def parse(cls, text: str) -> Position:
        """Returns the position of a string. Raises ``Malformed``, naming the error."""
        fields = text.split()
        if len(fields) != 2:
            raise Malformed("quarto-position-fields", text=text)
        ranks = fields[0].split("/")
        if len(ranks) != 4:
            raise Malformed("quarto-position-ranks", text=fields[0], found=len(ranks))
        for number, rank in zip((4, 3, 2, 1), ranks, strict=True):
            if len(rank) != 4:
                raise Malformed("quarto-position-rank", rank=number, text=rank, found=len(rank))
        board: dict[Square, Piece] = {}
        for square, char in zip(_READING_ORDER, "".join(ranks), strict=True):
            if char == ".":
                continue
            piece = _digit(char, square)
            for other, placed in board.items():
                if placed is piece:
                    raise Malformed("quarto-piece-twice", piece=piece, first=other, second=square)
            board[square] = piece
        hand = None if fields[1] == "-" else Piece.parse(fields[1])
        for square, placed in board.items():
            if placed is hand:
                raise Malformed("quarto-hand-placed", piece=hand, square=square)
        return cls(tuple(board.get(square) for square in SQUARES), hand)

    def __str__(self) -> str:
        text = "".join([_DIGITS[piece] for piece in self.board])
        ranks = "/".join((text[12:], text[8:12], text[4:8], text[:4]))
        return f"{ranks} {_DIGITS[self.hand] if self.hand else '-'}"

    def __getitem__(self, square: Square) -> Piece | None:
        return self.board[square.index]

    @property
    def free(self) -> tuple[Square, ...]:
        """The squares without a piece."""
        return tuple([SQUARES[index] for index, piece in enumerate(self.board) if piece is None])

    @property
    def left(self) -> tuple[Piece, ...]:
        """The pieces that are neither on the board nor in hand."""
        taken = {*self.board, self.hand}
        return tuple([piece for piece in PIECES if piece not in taken])

    @property
    def pieces(self) -> dict[Square, Piece]:
        """The pieces on the board by square."""
        return {square: piece for square in SQUARES if (piece := self[square])}

    @property
    def playable(self) -> bool:
        """Whether a piece is left to give or to place."""
        return bool(self.left or self.hand)

    @property
    def placed(self) -> int:
        """The number of pieces on the board."""
        return 16 - self.board.count(None)

    def place(self, square: Square) -> Position:
        """Returns the position after placing the piece in hand. Raises ``ValueError``."""
        if self.hand is None:
            raise ValueError("no piece in hand to place")
        if self[square] is not None:
            raise ValueError(f"{square} is taken by {self[square]}")
        index = square.index
        return Position((*self.board[:index], self.hand, *self.board[index + 1 :]))

    def give(self, piece: Piece) -> Position:
        """Returns the position with a piece in hand. Raises ``ValueError``."""
        if self.hand is not None:
            raise ValueError(f"{self.hand} is already in hand")
        if piece in self.board:
            raise ValueError(f"{piece} is already on the board")
        return Position(self.board, piece)

    def _repr_svg_(self) -> str:
        """Returns the picture that Jupyter shows."""
        from fourfold.quarto.pictures import svg

        return svg(self)


def _digit(char: str, square: Square) -> Piece:
    try:
        return Piece(char.lower())
    except ValueError:
        raise Malformed("quarto-position-digit", text=char, square=square) from None

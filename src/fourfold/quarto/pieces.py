"""The sixteen pieces: four features with two values each."""

from __future__ import annotations

from enum import Enum
from functools import cache

from fourfold.play import Malformed

__all__ = ["FEATURES", "PIECES", "Feature", "Piece"]


class Feature(Enum):
    """A feature of pieces.

    >>> Feature.SHAPE.values
    ('round', 'square')
    """

    COLOUR = "colour"
    SHAPE = "shape"
    HEIGHT = "height"
    TOP = "top"

    @property
    def bit(self) -> int:
        """The feature's bit in ``Piece.bits``."""
        return _BITS[self]

    @property
    def letters(self) -> str:
        """The letters of its two values in the code of a piece."""
        return _LETTERS[self]

    @property
    def values(self) -> tuple[str, str]:
        """Its two values in plain words."""
        return _VALUES[self]

    def __str__(self) -> str:
        return self.value


FEATURES = tuple(Feature)

_BITS = {Feature.COLOUR: 8, Feature.SHAPE: 4, Feature.HEIGHT: 2, Feature.TOP: 1}
_LETTERS = {Feature.COLOUR: "LD", Feature.SHAPE: "RQ", Feature.HEIGHT: "TS", Feature.TOP: "FH"}
_VALUES = {
    Feature.COLOUR: ("light", "dark"),
    Feature.SHAPE: ("round", "square"),
    Feature.HEIGHT: ("tall", "short"),
    Feature.TOP: ("solid", "hollow"),
}


class Piece(Enum):
    """A piece. Its name is a code of four letters, its value the equivalent hex digit.

    >>> Piece.DQSH.value, Piece.parse("htrl")
    ('f', <Piece.LRTH: '1'>)
    """

    LRTF = "0"
    LRTH = "1"
    LRSF = "2"
    LRSH = "3"
    LQTF = "4"
    LQTH = "5"
    LQSF = "6"
    LQSH = "7"
    DRTF = "8"
    DRTH = "9"
    DRSF = "a"
    DRSH = "b"
    DQTF = "c"
    DQTH = "d"
    DQSF = "e"
    DQSH = "f"

    __hash__ = object.__hash__  # Faster than Enum's, as for seats.

    @property
    def bits(self) -> int:
        """0 to 15: 8 dark, 4 square, 2 short, 1 hollow."""
        return int(self.value, 16)

    def has(self, feature: Feature) -> str:
        """Returns the value of a feature.

        >>> Piece.DQSH.has(Feature.TOP)
        'hollow'
        """
        return feature.values[bool(self.bits & feature.bit)]

    @property
    def described(self) -> dict[str, str]:
        """The values of all four features, as facts of Fluent messages."""
        return {feature.value: self.has(feature) for feature in FEATURES}

    def __str__(self) -> str:
        return self.name

    @classmethod
    def parse(cls, text: str) -> Piece:
        """Returns the piece of a hex digit, or of four letters in any order and case.

        Raises ``Malformed``.
        """
        found = _spellings().get("".join(sorted(text.upper()))) if len(text) <= 4 else None
        if found is None:
            raise Malformed("quarto-piece", text=text)
        return found


PIECES = tuple(Piece)


@cache
def _spellings() -> dict[str, Piece]:
    codes = {"".join(sorted(piece.name)): piece for piece in Piece}
    return codes | {piece.value.upper(): piece for piece in Piece}

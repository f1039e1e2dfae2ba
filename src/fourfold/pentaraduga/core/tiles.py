"""The twenty-four tiles: a big triangle between two small ones, in neighbouring colours."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from fourfold.locale import Words
from fourfold.pentaraduga.core.letters import (
    ASCII_LETTERS,
    COLOUR_LETTERS,
    CYRILLIC_LANGUAGES,
    Alphabet,
    colour_to_cyrillic,
    to_cyrillic,
)
from fourfold.play import Malformed

__all__ = [
    "COLOURS",
    "FIVE_COLOURS",
    "RECOLOURINGS",
    "TILES",
    "Colour",
    "Recolouring",
    "Tile",
    "mask_of",
    "parse_tiles",
    "tiles_in",
]


class Colour(Enum):
    """A colour of the ring; red and violet are neighbours.

    >>> Colour.RED.next, Colour.RED.previous, Colour.RED.opposite
    (<Colour.ORANGE: 'o'>, <Colour.VIOLET: 'v'>, <Colour.GREEN: 'g'>)
    """

    RED = "r"
    ORANGE = "o"
    YELLOW = "y"
    GREEN = "g"
    BLUE = "b"
    VIOLET = "v"

    _value_: str
    #: 0 to 5 from red to violet.
    index: int

    def __init__(self, _: str) -> None:
        self.index = len(type(self).__members__)

    #: Members are equal if they are the same; Enum's own hash is computed in Python.
    __hash__ = object.__hash__

    def written(self, alphabet: Alphabet) -> str:
        """Returns its letter in an alphabet."""
        return self._value_ if alphabet == "ascii" else colour_to_cyrillic(self._value_)

    @property
    def next(self) -> Colour:
        """The next colour, from red towards violet; after violet comes red."""
        return self.step(1)

    @property
    def previous(self) -> Colour:
        """The previous colour; before red comes violet."""
        return self.step(-1)

    @property
    def opposite(self) -> Colour:
        """The colour across the ring."""
        return self.step(3)

    def step(self, steps: int) -> Colour:
        """Returns the colour ``steps`` further on in the ring."""
        return COLOURS[(self.index + steps) % len(COLOURS)]

    def __str__(self) -> str:
        return self._value_


COLOURS = tuple(Colour)


class Tile(Enum):
    """A tile by its three colours as seen with the apex up: left, big, right.

    >>> tile = Tile.parse("oRv")
    >>> tile, tile.big, tile.written("cyrillic"), tile.index
    (<Tile.ORV: 'oRv'>, <Colour.RED: 'r'>, 'оКф', 2)
    """

    VRV, VRO, ORV, ORO = "vRv", "vRo", "oRv", "oRo"
    ROR, ROY, YOR, YOY = "rOr", "rOy", "yOr", "yOy"
    OYO, OYG, GYO, GYG = "oYo", "oYg", "gYo", "gYg"
    YGY, YGB, BGY, BGB = "yGy", "yGb", "bGy", "bGb"
    GBG, GBV, VBG, VBV = "gBg", "gBv", "vBg", "vBv"
    BVB, BVR, RVB, RVR = "bVb", "bVr", "rVb", "rVr"

    _value_: str
    #: Left, big, right.
    colours: tuple[Colour, Colour, Colour]
    #: 0 to 23: grouped by the big colour, from red to violet.
    index: int

    def __init__(self, name: str) -> None:
        left, big, right = map(Colour, name.lower())
        self.colours = left, big, right
        self.index = len(type(self).__members__)

    #: Members are equal if they are the same; Enum's own hash is computed in Python.
    __hash__ = object.__hash__

    @property
    def left(self) -> Colour:
        """The colour of the left small triangle."""
        return self.colours[0]

    @property
    def big(self) -> Colour:
        """The colour of the big triangle."""
        return self.colours[1]

    @property
    def right(self) -> Colour:
        """The colour of the right small triangle."""
        return self.colours[2]

    def written(self, alphabet: Alphabet) -> str:
        """Returns its name in an alphabet.

        >>> Tile.ORV.written("cyrillic")
        'оКф'
        """
        return self._value_ if alphabet == "ascii" else to_cyrillic(self._value_)

    def said(self, words: Words) -> str:
        """Returns its name in the letters of a language."""
        return self.written("cyrillic" if words.language in CYRILLIC_LANGUAGES else "ascii")

    @property
    def mirrored(self) -> Tile:
        """The mirror image of the tile.

        >>> Tile.ORV.mirrored
        <Tile.VRO: 'vRo'>
        """
        return Tile(self.value[::-1])

    def __str__(self) -> str:
        return self._value_

    @classmethod
    def parse(cls, text: str) -> Tile:
        """Reads three letters, ASCII or Cyrillic, in any case. Raises ``Malformed``.

        In a Cyrillic name, a Latin letter counts as the Cyrillic one that it looks like.

        >>> Tile.parse("ORV"), Tile.parse("оКф")
        (<Tile.ORV: 'oRv'>, <Tile.ORV: 'oRv'>)
        """
        if text.isascii() and not ASCII_LETTERS.issuperset(text.lower()):
            raise Malformed("pentaraduga-tile", text=text)
        try:
            left, big, right = (COLOUR_LETTERS[letter] for letter in text.lower())
            return cls(f"{left}{big.upper()}{right}")
        except (KeyError, ValueError):
            raise Malformed("pentaraduga-tile", text=text) from None

    @classmethod
    def _missing_(cls, value: object) -> Tile | None:
        """Reads a name in Cyrillic letters, as stored by games and records before 1.0."""
        return _BEFORE.get(value) if isinstance(value, str) else None


TILES = tuple(Tile)
#: The fourteen tiles without violet.
FIVE_COLOURS = tuple(tile for tile in TILES if Colour.VIOLET not in tile.colours)

_BEFORE = {tile.written("cyrillic"): tile for tile in TILES}


def parse_tiles(words: Iterable[str]) -> tuple[Tile, ...]:
    """Reads tiles. Raises ``Malformed`` for an unknown tile or one that occurs twice.

    >>> [str(tile) for tile in parse_tiles(["oRo", "rOr"])]
    ['oRo', 'rOr']
    """
    tiles: list[Tile] = []
    for word in words:
        if (tile := Tile.parse(word)) in tiles:
            raise Malformed("pentaraduga-tile-twice", tile=tile)
        tiles.append(tile)
    return tuple(tiles)


class Recolouring(tuple[Colour, ...]):
    """A symmetry of the ring of colours, a rotation or a reflection; it maps tiles to tiles.

    >>> over = Recolouring.of(turn=4, over=True)
    >>> over(Tile.ORO), over(Tile.OYG)
    (<Tile.GBG: 'gBg'>, <Tile.GYO: 'gYo'>)
    """

    __slots__ = ()

    @classmethod
    def of(cls, turn: int = 0, *, over: bool = False) -> Recolouring:
        """Returns a rotation by ``turn`` colours; ``over`` reflects first, with red fixed."""
        return cls(COLOURS[(turn - index if over else turn + index) % 6] for index in range(6))

    def __call__(self, tile: Tile) -> Tile:
        """Returns the tile in its new colours."""
        left, big, right = (self[colour.index] for colour in tile.colours)
        return Tile(f"{left}{big.value.upper()}{right}")


#: The twelve symmetries of the ring of colours; the first is the identity.
RECOLOURINGS = tuple(Recolouring.of(turn, over=over) for over in (False, True) for turn in range(6))


def mask_of(tiles: Iterable[Tile | None]) -> int:
    """Returns the bit mask of tiles by their index; hidden ones (None) are left out.

    >>> mask_of([Tile.VRO, None, Tile.ORO])
    10
    """
    mask = 0
    for tile in tiles:
        if tile is not None:
            mask |= 1 << tile.index
    return mask


def tiles_in(mask: int) -> tuple[Tile, ...]:
    """Returns the tiles of a bit mask, in the order of ``TILES``.

    >>> tiles_in(10)
    (<Tile.VRO: 'vRo'>, <Tile.ORO: 'oRo'>)
    """
    return tuple(tile for tile in TILES if mask >> tile.index & 1)

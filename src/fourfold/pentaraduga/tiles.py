"""The twenty-four tiles: a big triangle between two small ones, in neighbouring colours."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from fourfold.play import Malformed

__all__ = [
    "COLOURS",
    "FIVE_COLOURS",
    "RECOLOURINGS",
    "TILES",
    "Colour",
    "Recolouring",
    "Tile",
    "parse_tiles",
]


class Colour(Enum):
    """A colour of the ring, in which the last is a neighbour of the first.

    >>> Colour.RED.next, Colour.RED.previous, Colour.RED.opposite
    (<Colour.ORANGE: 'о'>, <Colour.VIOLET: 'ф'>, <Colour.GREEN: 'з'>)
    """

    RED = "к"
    ORANGE = "о"
    YELLOW = "ж"
    GREEN = "з"
    BLUE = "с"
    VIOLET = "ф"

    _value_: str
    #: 0 to 5 from red to violet.
    index: int

    def __init__(self, _: str) -> None:
        self.index = len(type(self).__members__)

    #: Members are equal if they are the same; Enum's own hash is computed in Python.
    __hash__ = object.__hash__

    @property
    def ascii(self) -> str:
        """Its letter in ASCII."""
        return self.name[0].lower()

    @property
    def next(self) -> Colour:
        """The neighbour towards violet; red's neighbour after violet."""
        return self.step(1)

    @property
    def previous(self) -> Colour:
        """The neighbour towards red."""
        return self.step(-1)

    @property
    def opposite(self) -> Colour:
        """The colour across the ring."""
        return self.step(3)

    def step(self, steps: int) -> Colour:
        """The colour so many steps on in the ring."""
        return COLOURS[(self.index + steps) % len(COLOURS)]

    def __str__(self) -> str:
        return self._value_


COLOURS = tuple(Colour)


class Tile(Enum):
    """A tile by its three colours as seen with the apex up: left, big, right.

    >>> tile = Tile.parse("oRv")
    >>> tile, tile.big, tile.ascii, tile.index
    (<Tile.ORV: 'оКф'>, <Colour.RED: 'к'>, 'oRv', 2)
    """

    VRV, VRO, ORV, ORO = "фКф", "фКо", "оКф", "оКо"
    ROR, ROY, YOR, YOY = "кОк", "кОж", "жОк", "жОж"
    OYO, OYG, GYO, GYG = "оЖо", "оЖз", "зЖо", "зЖз"
    YGY, YGB, BGY, BGB = "жЗж", "жЗс", "сЗж", "сЗс"
    GBG, GBV, VBG, VBV = "зСз", "зСф", "фСз", "фСф"
    BVB, BVR, RVB, RVR = "сФс", "сФк", "кФс", "кФк"

    _value_: str
    #: Left, big, right.
    colours: tuple[Colour, Colour, Colour]
    #: 0 to 23: the tiles of a big colour after each other, from red to violet.
    index: int

    def __init__(self, name: str) -> None:
        left, big, right = map(Colour, name.lower())
        self.colours = left, big, right
        self.index = len(type(self).__members__)

    #: Members are equal if they are the same; Enum's own hash is computed in Python.
    __hash__ = object.__hash__

    @property
    def left(self) -> Colour:
        """The small colour on the left."""
        return self.colours[0]

    @property
    def big(self) -> Colour:
        """The colour of the big triangle."""
        return self.colours[1]

    @property
    def right(self) -> Colour:
        """The small colour on the right."""
        return self.colours[2]

    @property
    def ascii(self) -> str:
        """Its name in ASCII."""
        return f"{self.left.ascii}{self.big.ascii.upper()}{self.right.ascii}"

    @property
    def mirrored(self) -> Tile:
        """The tile that this one is in a mirror.

        >>> Tile.ORV.mirrored
        <Tile.VRO: 'фКо'>
        """
        return Tile(self.value[::-1])

    def __str__(self) -> str:
        return self._value_

    @classmethod
    def parse(cls, text: str) -> Tile:
        """Reads three letters, Cyrillic or ASCII, in any case. Raises ``Malformed``."""
        try:
            left, big, right = (_LETTERS[letter] for letter in text.lower())
            return cls(f"{left}{big.value.upper()}{right}")
        except (KeyError, ValueError):
            raise Malformed("pentaraduga-tile", text=text) from None


TILES = tuple(Tile)
#: The fourteen tiles without violet.
FIVE_COLOURS = tuple(tile for tile in TILES if Colour.VIOLET not in tile.colours)

_LETTERS = {letter: colour for colour in COLOURS for letter in (colour.value, colour.ascii)}


def parse_tiles(words: Iterable[str]) -> tuple[Tile, ...]:
    """Reads tiles, no one twice. Raises ``Malformed``.

    >>> [str(tile) for tile in parse_tiles(["oRo", "кОк"])]
    ['оКо', 'кОк']
    """
    tiles: list[Tile] = []
    for word in words:
        if (tile := Tile.parse(word)) in tiles:
            raise Malformed("pentaraduga-tile-twice", tile=tile)
        tiles.append(tile)
    return tuple(tiles)


class Recolouring(tuple[Colour, ...]):
    """What becomes of every colour when the ring is turned or turned over: tiles stay tiles.

    >>> over = Recolouring.of(turn=4, over=True)
    >>> over(Tile.ORO), over(Tile.OYG)
    (<Tile.GBG: 'зСз'>, <Tile.GYO: 'зЖо'>)
    """

    __slots__ = ()

    @classmethod
    def of(cls, turn: int = 0, *, over: bool = False) -> Recolouring:
        """Turned by so many colours; turned over before that, red staying where it is."""
        return cls(COLOURS[(turn - index if over else turn + index) % 6] for index in range(6))

    def __call__(self, tile: Tile) -> Tile:
        """The tile in its new colours."""
        left, big, right = (self[colour.index] for colour in tile.colours)
        return Tile(f"{left}{big.value.upper()}{right}")


#: The twelve symmetries of the ring of colours; the first changes nothing.
RECOLOURINGS = tuple(Recolouring.of(turn, over=over) for over in (False, True) for turn in range(6))

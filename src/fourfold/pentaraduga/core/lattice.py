"""Places on the table.

The diagonals of well-laid tiles end on vertices of one parity. The other vertices are the nodes of
a square grid turned by 45 degrees. A covered cell is an edge between two nodes, and each half of it
is a half-edge with a colour. A tile is a corner: two perpendicular edges that meet at the middle of
its base. So a node and a direction define a place, and neighbouring half-edges round a node must
have the same colour.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Annotated, NamedTuple

import msgspec

from fourfold.locale import Words
from fourfold.pentaraduga.core.letters import (
    ASCII_LETTERS,
    CYRILLIC_LANGUAGES,
    DIRECTION_LETTERS,
    Alphabet,
    to_cyrillic,
)
from fourfold.pentaraduga.core.tiles import Colour, Tile
from fourfold.play import Illegal, Malformed

__all__ = [
    "DIRECTIONS",
    "Cell",
    "Coordinate",
    "Direction",
    "Placement",
    "Placements",
    "SideColours",
    "Vertex",
    "around",
    "beside",
]

#: The largest coordinate, so that counting and drawing stay in range.
FAR = 9_999
#: The largest coordinate at which a figure may begin: 24 tiles cannot reach ``FAR`` from here.
NEAR = 9_000
Coordinate = Annotated[int, msgspec.Meta(ge=-FAR, le=FAR)]
#: A unit square of the table, by its lower left vertex; x grows to the right, y upwards.
Cell = tuple[int, int]
Vertex = tuple[int, int]
#: The colours of a covered cell at its four sides: up, right, down, left.
SideColours = tuple[Colour, Colour, Colour, Colour]


class Direction(Enum):
    """The direction of an apex, or a side of a cell; clockwise.

    >>> Direction.parse("л"), Direction.parse("R"), Direction.UP.turned(3)
    (<Direction.LEFT: 'L'>, <Direction.RIGHT: 'R'>, <Direction.LEFT: 'L'>)
    """

    UP = "U"
    RIGHT = "R"
    DOWN = "D"
    LEFT = "L"

    _value_: str
    #: 0 to 3, clockwise from up.
    index: int

    def __init__(self, _: str) -> None:
        self.index = len(type(self).__members__)

    #: Members are equal if they are the same; Enum's own hash is computed in Python.
    __hash__ = object.__hash__

    def written(self, alphabet: Alphabet) -> str:
        """Returns its letter in an alphabet."""
        return self._value_ if alphabet == "ascii" else to_cyrillic(self._value_)

    @property
    def step(self) -> tuple[int, int]:
        """The unit vector in this direction."""
        return _STEPS[self.index]

    @property
    def opposite(self) -> Direction:
        """The opposite direction."""
        return self.turned(2)

    def turned(self, quarters: int) -> Direction:
        """Returns the direction after ``quarters`` quarter turns clockwise."""
        return DIRECTIONS[(self.index + quarters) % 4]

    def __str__(self) -> str:
        return self._value_

    @classmethod
    def parse(cls, text: str, within: str | None = None) -> Direction:
        """Reads a letter, ASCII or Cyrillic, in any case. Raises ``Malformed``.

        Within a Cyrillic text, a Latin letter counts as the Cyrillic one that it looks like:

        >>> Direction.parse("H", within=to_cyrillic("oRo") + "H@0,0")
        <Direction.DOWN: 'D'>
        """
        letter = text.upper()
        if letter not in DIRECTION_LETTERS or (
            (within or text).isascii() and letter not in ASCII_LETTERS
        ):
            raise Malformed("pentaraduga-direction", text=text)
        return cls(DIRECTION_LETTERS[letter])

    @classmethod
    def _missing_(cls, value: object) -> Direction | None:
        """Reads a Cyrillic letter, as stored by games and records before 1.0."""
        return _BEFORE.get(value) if isinstance(value, str) else None


DIRECTIONS = tuple(Direction)
_BEFORE = {direction.written("cyrillic"): direction for direction in DIRECTIONS}
_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Placement(NamedTuple):
    """A tile on the table: where its apex points, and its lower left cell.

    >>> placement = Placement.parse("oRoU@0,0")
    >>> placement.cells, placement.node, placement.parity
    (((0, 0), (1, 0)), (1, 0), 0)
    >>> placement.turned().cells
    ((0, -1), (0, -2))
    """

    tile: Tile
    direction: Direction
    x: Coordinate
    y: Coordinate

    @classmethod
    def at(cls, tile: Tile, direction: Direction, node: Vertex) -> Placement:
        """Returns the placement whose base has its middle at a node."""
        dx, dy = _NODE[direction.index]
        return cls(tile, direction, node[0] - dx, node[1] - dy)

    @property
    def node(self) -> Vertex:
        """The middle of its base, where its two edges meet."""
        dx, dy = _NODE[self.direction.index]
        return self.x + dx, self.y + dy

    @property
    def parity(self) -> int:
        """The parity of the vertices at which its diagonals end."""
        x, y = self.node
        return (x + y + 1) % 2

    @property
    def cells(self) -> tuple[Cell, Cell]:
        """The cell with the left small triangle, then the one with the right."""
        (ax, ay), (bx, by) = _CELLS[self.direction.index]
        return (self.x + ax, self.y + ay), (self.x + bx, self.y + by)

    @property
    def sides(self) -> tuple[SideColours, SideColours]:
        """The colours at the sides of its two cells."""
        return _sides(self.tile, self.direction)

    @property
    def nodes(self) -> tuple[Vertex, Vertex, Vertex]:
        """The nodes of its two edges: where they meet, then the left end, then the right."""
        x, y = self.node
        (lx, ly), (rx, ry) = _ENDS[self.direction.index]
        return (x, y), (x + lx, y + ly), (x + rx, y + ry)

    def require_room(self) -> None:
        """Raises ``Illegal`` if a figure that begins here could leave the table."""
        if max(abs(self.x), abs(self.y)) > NEAR:
            problem = Malformed("pentaraduga-placement", text=str(self))
            raise Illegal("pentaraduga-arrangement", problem=problem)

    def moved(self, dx: int, dy: int) -> Placement:
        """Returns the placement translated by a vector."""
        return self._replace(x=self.x + dx, y=self.y + dy)

    def turned(self, quarters: int = 1) -> Placement:
        """Returns the placement turned clockwise round the origin."""
        x, y = self.node
        for _ in range(quarters % 4):
            x, y = y, -x
        return Placement.at(self.tile, self.direction.turned(quarters), (x, y))

    def mirrored(self) -> Placement:
        """Returns the placement reflected: left becomes right."""
        x, y = self.node
        return Placement.at(
            self.tile.mirrored, self.direction.turned(self.direction.index * 2), (-x, y)
        )

    def __str__(self) -> str:
        return f"{self.tile}{self.direction}@{self.x},{self.y}"

    def said(self, words: Words) -> str:
        """Returns its name in the letters of a language."""
        return to_cyrillic(str(self)) if words.language in CYRILLIC_LANGUAGES else str(self)

    @classmethod
    def parse(cls, text: str) -> Placement:
        """Reads a tile, a direction and coordinates, such as ``oRoU@0,0``. Raises ``Malformed``."""
        head, _, place = text.partition("@")
        x, comma, y = place.partition(",")
        try:
            if comma and max(abs(int(x)), abs(int(y))) <= FAR:
                return cls(
                    Tile.parse(head[:3]), Direction.parse(head[3:], within=head), int(x), int(y)
                )
        except ValueError as error:
            if isinstance(error, Malformed):
                raise
        raise Malformed("pentaraduga-placement", text=text)


#: Tiles in their places, in the order in which they are laid.
Placements = tuple[Placement, ...]


#: By direction: the node and the cells relative to the lower left cell; the far ends to the node.
_NODE = ((1, 0), (0, 1), (1, 1), (1, 1))
_CELLS = (((0, 0), (1, 0)), ((0, 1), (0, 0)), ((1, 0), (0, 0)), ((0, 0), (0, 1)))
_ENDS = (((-1, 1), (1, 1)), ((1, 1), (1, -1)), ((1, -1), (-1, -1)), ((-1, -1), (-1, 1)))


@cache
def _sides(tile: Tile, direction: Direction) -> tuple[SideColours, SideColours]:
    left, big, right = tile.colours
    upright = (left, big, big, left), (right, right, big, big)
    a, b = (tuple(sides[side - direction.index] for side in range(4)) for sides in upright)
    return a, b  # type: ignore[return-value]


def beside(cell: Cell, direction: Direction) -> Cell:
    """Returns the next cell in a direction.

    >>> beside((0, 0), Direction.DOWN)
    (0, -1)
    """
    dx, dy = direction.step
    return cell[0] + dx, cell[1] + dy


def around(vertex: Vertex) -> tuple[Cell, Cell, Cell, Cell]:
    """Returns the four cells at a vertex, clockwise from the upper right.

    >>> around((0, 0))
    ((0, 0), (0, -1), (-1, -1), (-1, 0))
    """
    x, y = vertex
    return (x, y), (x, y - 1), (x - 1, y - 1), (x - 1, y)

"""The middle line of a table: the side of seat A is below it, that of seat B above.

The line runs below the cells with ``y = 0``.
"""

from __future__ import annotations

from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import DIRECTIONS, Direction, Placement
from fourfold.pentaraduga.core.tiles import Colour, Tile
from fourfold.play import Seat

__all__ = ["at_line", "colours_at_line", "depth_of", "side_of", "square_of", "squares_of"]


def side_of(placement: Placement) -> Seat | None:
    """Returns the player on whose side a tile lies, or None for a tile across the line.

    >>> side_of(Placement.parse("oRoU@0,0")), side_of(Placement.parse("oRoR@0,-1"))
    (<Seat.B: 'B'>, None)
    """
    above = {y >= 0 for _, y in placement.cells}
    return None if len(above) == 2 else Seat.B if True in above else Seat.A


def square_of(y: int) -> Seat | None:
    """Returns the player on whose side a square round a node of height ``y`` lies, or None.

    >>> square_of(1), square_of(0), square_of(-1)
    (<Seat.B: 'B'>, None, <Seat.A: 'A'>)
    """
    return Seat.B if y > 0 else Seat.A if y < 0 else None


def squares_of(figure: Figure, seat: Seat) -> int:
    """Returns how many squares of a figure lie on a player's side."""
    return sum(square_of(y) is seat for _, y in figure.squares)


def depth_of(figure: Figure, seat: Seat) -> int:
    """Returns how many cells a figure extends from the line to a player's side.

    >>> figure = Figure([Placement.parse("oRoR@0,0"), Placement.parse("rOrU@0,-1")])
    >>> depth_of(figure, Seat.B), depth_of(figure, Seat.A)
    (2, 1)
    """
    heights = [y + 1 if seat is Seat.B else -y for _, y in figure.cells]
    return max([0, *heights])


def at_line(tile: Tile, seat: Seat) -> list[Placement]:
    """Returns the places of the first tile of a start figure at the line, on a player's side.

    >>> [str(place) for place in at_line(Tile.ORO, Seat.A)]
    ['oRoU@0,-1', 'oRoR@0,-2', 'oRoD@0,-1', 'oRoL@0,-2']
    """
    return [
        Placement(tile, direction, 0, 0 if seat is Seat.B else -1 - direction.index % 2)
        for direction in DIRECTIONS
    ]


def colours_at_line(placement: Placement) -> set[Colour]:
    """Returns the colours that a tile on one side has at the line.

    >>> [str(colour) for colour in colours_at_line(Placement.parse("yGbR@0,0"))]
    ['b']
    """
    row, direction = (0, Direction.DOWN) if side_of(placement) is Seat.B else (-1, Direction.UP)
    return {
        sides[direction.index]
        for (_, y), sides in zip(placement.cells, placement.sides, strict=True)
        if y == row
    }

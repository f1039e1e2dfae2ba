"""Own figures: each player lays a figure of their own, and both lie open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import isqrt

from fourfold.pentaraduga.core.actions import Action, Lay
from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.lattice import DIRECTIONS, Direction, Placement
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.play import Illegal, Offers

__all__ = ["Figures", "first_tiles", "joined", "most_squares", "start_pairs"]

#: The figures of A and of B.
Figures = tuple[Figure, Figure]


def joined(figure: Figure, placements: tuple[Placement, ...]) -> tuple[Figure, str | None]:
    """Returns a figure with more tiles, and the code of the rule that they break, if any.

    Raises ``Illegal`` unless all of them make one figure.

    >>> first, second = map(Placement.parse, ("rOrU@0,0", "bGbD@0,-1"))
    >>> joined(Figure([first]), (second,))
    (<Figure rOrU@0,0 bGbD@0,-1>, 'pentaraduga-clash')
    """
    before = figure
    for placement in placements:
        if not len(figure):
            placement.require_room()
        if placement.tile in figure or figure.meets(placement) is None:
            raise Illegal("pentaraduga-covered", tile=placement.tile)
        figure = figure.add(placement)
    if not figure.connected:
        raise Illegal("pentaraduga-apart", tile=placements[-1].tile)
    if len(figure.rough) > len(before.rough):
        return figure, "pentaraduga-rough"
    return figure, "pentaraduga-clash" if len(figure.clashes) > len(before.clashes) else None


def first_tiles(tile: Tile, hand: Iterable[Tile]) -> Iterator[Lay]:
    """Yields the first tile of a figure in every direction, each time with a next tile.

    >>> [lay.tile for lay in first_tiles(Tile.ORO, (Tile.ORO, Tile.ROR))] == 4 * [Tile.ROR]
    True
    """
    for direction in DIRECTIONS:
        for other in hand:
            if other is not tile:
                yield Lay((Placement(tile, direction, 0, 0),), tile=other)


def start_pairs(
    hand: tuple[Tile, ...], placed: tuple[Placement, ...], tile: Tile
) -> Offers[Action]:
    """Returns the ways to build a start figure of two tiles that touch."""
    match placed:
        case () if tile in hand:
            laid = Figure((Placement(tile, Direction.UP, 0, 0),))
            return Offers(begun=tuple(first_tiles(tile, [o for o in hand if laid.places(o)])))
        case (first,) if tile in hand and tile is not first.tile in hand:
            places = Figure((first,)).places(tile)
            return Offers(tuple(Lay((first, place)) for place in places))
    return Offers()


def most_squares(tiles: int) -> int:
    """Returns an upper bound for the squares of a figure.

    A square is a node with four edges. Between n nodes there are at most 2n - 2√n edges, and a tile
    has two edges.

    >>> [most_squares(tiles) for tiles in (0, 2, 7, 12, 14, 24)]
    [0, 1, 4, 9, 10, 19]
    """
    squares = 0
    # In whole numbers, 2√n rounded up is 1 + isqrt(4n - 1).
    while 2 * (squares + 1) + 1 + isqrt(4 * squares + 3) <= 2 * tiles:
        squares += 1
    return squares

"""Standing tiles: a tile is taken out of a figure, and must become more than it was elsewhere."""

from __future__ import annotations

from fourfold.pentaraduga.figure import Figure
from fourfold.pentaraduga.sides import with_side
from fourfold.pentaraduga.tiles import Tile
from fourfold.play import Illegal, Seat

__all__ = ["lifted", "squares_asked"]

#: In a figure of so few tiles each counts as full.
_FEW = 2


def _owner(figures: tuple[Figure, Figure], tile: Tile) -> Seat:
    return Seat.A if tile in figures[0] else Seat.B


def squares_asked(figures: tuple[Figure, Figure], tile: Tile) -> int:
    """Returns how many squares a standing tile must make elsewhere: two if it is full now.

    It is full where it is part of a square, whatever it was when it was laid.
    """
    figure = figures[_owner(figures, tile).index]
    full = len(figure) <= _FEW or not set(figure.squares).isdisjoint(figure[tile].nodes)
    return 2 if full else 1


def lifted(figures: tuple[Figure, Figure], tile: Tile) -> tuple[Figure, Figure]:
    """Returns both figures without a tile. Raises ``Illegal`` where one would fall apart."""
    owner = _owner(figures, tile)
    figure = figures[owner.index]
    if tile not in figure.loose:
        raise Illegal("pentaraduga-splits", tile=tile)
    return with_side(figures, owner, figure.without(tile))

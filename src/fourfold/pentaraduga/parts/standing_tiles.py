"""Standing tiles: a tile taken out of a figure must make more squares elsewhere."""

from __future__ import annotations

from fourfold.pentaraduga.core.figure import Figure
from fourfold.pentaraduga.core.sides import with_side
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.play import Illegal, Seat

__all__ = ["lifted", "squares_asked"]

#: In a figure of at most this many tiles, every tile counts as full.
_FEW_TILES = 2


def _owner(figures: tuple[Figure, Figure], tile: Tile) -> Seat:
    return Seat.A if tile in figures[0] else Seat.B


def squares_asked(figures: tuple[Figure, Figure], tile: Tile) -> int:
    """Returns how many squares a standing tile must make elsewhere: two if it is full now.

    A tile is full if it is part of a square now, whatever it was when it was laid.
    """
    figure = figures[_owner(figures, tile).index]
    full = len(figure) <= _FEW_TILES or not set(figure.squares).isdisjoint(figure[tile].nodes)
    return 2 if full else 1


def lifted(figures: tuple[Figure, Figure], tile: Tile) -> tuple[Figure, Figure]:
    """Returns both figures without a tile. Raises ``Illegal`` if one would fall apart."""
    owner = _owner(figures, tile)
    figure = figures[owner.index]
    if tile not in figure.loose:
        raise Illegal("pentaraduga-splits", tile=tile)
    return with_side(figures, owner, figure.without(tile))

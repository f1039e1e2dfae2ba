"""A player's side of the table: the hand, and the stock of tiles to come."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from fourfold.pentaraduga.core.tiles import Tile
from fourfold.play import Illegal, Seat

__all__ = ["Lying", "Side", "Sides", "sides_of", "with_side"]


class Lying(NamedTuple):
    """A tile in a stock, face down or face up (open)."""

    tile: Tile
    open: bool = False


@dataclass(frozen=True, slots=True)
class Side:
    """The tiles of one player that are not laid yet; a stock is drawn from its start.

    >>> side = Side((Tile.ORO,), (Lying(Tile.ROR), Lying(Tile.OYO)))
    >>> side.without(Tile.ORO).drawn(2).hand
    (<Tile.ROR: 'rOr'>, <Tile.OYO: 'oYo'>)
    """

    hand: tuple[Tile, ...]
    stock: tuple[Lying, ...] = ()

    @property
    def left(self) -> int:
        """The number of tiles in hand and stock."""
        return len(self.hand) + len(self.stock)

    def without(self, *tiles: Tile) -> Side:
        """Returns the side without these tiles. Raises ``Illegal`` if one is missing."""
        for tile in tiles:
            if tile not in self.hand:
                raise Illegal("pentaraduga-not-in-hand", tile=tile)
        return Side(tuple(tile for tile in self.hand if tile not in tiles), self.stock)

    def taking(self, *tiles: Tile) -> Side:
        """Returns the side with more tiles in the hand."""
        return Side(self.hand + tiles, self.stock)

    def drawn(self, upto: int) -> Side:
        """Returns the side with the hand filled from the stock to ``upto`` tiles, if possible."""
        missing = max(0, upto - len(self.hand))
        drawn = tuple(lying.tile for lying in self.stock[:missing])
        return Side(self.hand + drawn, self.stock[missing:])

    def robbed(self) -> tuple[Tile, Side]:
        """Returns the first tile of the stock, and the side without it.

        Raises ``Illegal`` if the stock is empty.
        """
        if not self.stock:
            raise Illegal("pentaraduga-stock-empty")
        return self.stock[0].tile, Side(self.hand, self.stock[1:])

    def stocked(self, tiles: Iterable[Tile], *, open_: bool = False) -> Side:
        """Returns the side with more tiles at the end of the stock."""
        return Side(self.hand, self.stock + tuple(Lying(tile, open_) for tile in tiles))


Sides = tuple[Side, Side]
V = TypeVar("V")


def sides_of(deal: tuple[tuple[Tile, ...], tuple[Tile, ...]], hand: int) -> Sides:
    """Returns both sides of a deal: the first ``hand`` tiles are the hand, the rest the stock."""
    a, b = (Side(tiles[:hand], tuple(map(Lying, tiles[hand:]))) for tiles in deal)
    return a, b


def with_side(sides: tuple[V, V], seat: Seat, side: V) -> tuple[V, V]:
    """Returns a pair of values with the one of a seat replaced.

    >>> with_side((1, 2), Seat.B, 5)
    (1, 5)
    """
    return (side, sides[1]) if seat is Seat.A else (sides[0], side)

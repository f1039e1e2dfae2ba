"""Exchanges between the two sides of the table: a tile is given for the first of a stock.

In an open exchange a tile goes openly to the end of the player's own stock, and they take the first
of the partner's. In a direct exchange a tile goes closed to the end of the partner's stock, and the
player takes the first of their own. A take gives nothing for the first tile of the partner's stock.
"""

from __future__ import annotations

from fourfold.pentaraduga.core.sides import Side, Sides, with_side
from fourfold.pentaraduga.core.tiles import Tile
from fourfold.play import Seat

__all__ = [
    "can_take_for_nothing",
    "direct_exchange",
    "give",
    "open_exchange",
    "put_back",
    "take",
]


def open_exchange(sides: Sides, seat: Seat, tile: Tile) -> Sides:
    """Returns both sides after an open exchange.

    Raises ``Illegal`` if the tile is not in the hand, or the partner has no stock.

    >>> from fourfold.pentaraduga.core.sides import Lying
    >>> a, b = Side((Tile.ORO,)), Side((), (Lying(Tile.ROR),))
    >>> a, b = open_exchange((a, b), Seat.A, Tile.ORO)
    >>> a.hand, a.stock, b.stock
    ((<Tile.ROR: 'rOr'>,), (Lying(tile=<Tile.ORO: 'oRo'>, open=True),), ())
    """
    return take(put_back(sides, seat, tile), seat)


def direct_exchange(sides: Sides, seat: Seat, tile: Tile) -> Sides:
    """Returns both sides after a direct exchange.

    Raises ``Illegal`` if the tile is not in the hand, or the player has no stock.

    >>> from fourfold.pentaraduga.core.sides import Lying
    >>> a, b = Side((Tile.ORO,), (Lying(Tile.ROR),)), Side(())
    >>> a, b = direct_exchange((a, b), Seat.A, Tile.ORO)
    >>> a.hand, b.stock
    ((<Tile.ROR: 'rOr'>,), (Lying(tile=<Tile.ORO: 'oRo'>, open=False),))
    """
    taken, side = sides[seat.index].without(tile).robbed()
    other = sides[seat.other.index].stocked((tile,))
    return _both(seat, side.taking(taken), other)


def take(sides: Sides, seat: Seat) -> Sides:
    """Returns both sides after a player has taken the first tile of the partner's stock.

    Raises ``Illegal`` if there is none.
    """
    taken, other = sides[seat.other.index].robbed()
    return _both(seat, sides[seat.index].taking(taken), other)


def can_take_for_nothing(side: Side) -> bool:
    """Returns whether a player takes without giving: their last tile would come back at once."""
    return len(side.hand) == 1 and not side.stock


def put_back(sides: Sides, seat: Seat, tile: Tile) -> Sides:
    """Returns both sides after a tile of the hand went openly to the end of the player's own stock.

    Raises ``Illegal`` if the tile is not in the hand.
    """
    side = sides[seat.index].without(tile).stocked((tile,), open_=True)
    return with_side(sides, seat, side)


def give(sides: Sides, seat: Seat, tile: Tile) -> Sides:
    """Returns both sides after a tile went from a player's hand to the partner's.

    Raises ``Illegal`` if the tile is not in the hand.
    """
    side = sides[seat.index].without(tile)
    return _both(seat, side, sides[seat.other.index].taking(tile))


def _both(seat: Seat, own: Side, other: Side) -> Sides:
    return (own, other) if seat is Seat.A else (other, own)

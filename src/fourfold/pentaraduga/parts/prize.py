"""Prizes: a player who lays several tiles in a row may take a tile of the partner.

The prize is the first tile of the partner's stock. Drawing ends a row, and a row earns a prize only
if the player has fewer tiles left than make a hand.
"""

from __future__ import annotations

import msgspec

from fourfold.pentaraduga.core.sides import Sides, with_side
from fourfold.play import Seat

__all__ = ["NO_ROWS", "Prizes", "has_prize", "kept_for"]

#: Shared with the views, which leave out a default by identity.
NO_ROWS = (0, 0)


class Prizes(msgspec.Struct, frozen=True):
    """The tiles that A and B have laid in a row, and the players with a prize.

    >>> prizes = Prizes().laid(Seat.A, 2, row=3, short=True).laid(Seat.A, 1, row=3, short=True)
    >>> prizes.rows, prizes.earned
    ((3, 0), (<Seat.A: 'A'>,))
    >>> prizes.drawn(Seat.A).rows, prizes.taken(Seat.A).earned
    ((0, 0), ())
    """

    rows: tuple[int, int] = NO_ROWS
    #: In the order in which they were earned.
    earned: tuple[Seat, ...] = ()

    def laid(self, seat: Seat, tiles: int, *, row: int, short: bool) -> Prizes:
        """Counts tiles in a row; ``row`` tiles earn a prize if the player is ``short`` of tiles."""
        rows = with_side(self.rows, seat, self.rows[seat.index] + tiles)
        if not (rows[seat.index] >= row and short):
            return Prizes(rows, self.lapsed(seat).earned)
        return Prizes(rows, self.earned if seat in self.earned else (*self.earned, seat))

    def drawn(self, seat: Seat) -> Prizes:
        """Ends a row; a prize that was earned may still be taken."""
        return Prizes(with_side(self.rows, seat, 0), self.earned)

    def taken(self, seat: Seat) -> Prizes:
        """Ends a row and uses up its prize."""
        return self.drawn(seat).lapsed(seat)

    def lapsed(self, seat: Seat) -> Prizes:
        """Lets a prize lapse that was not taken."""
        return Prizes(self.rows, tuple(one for one in self.earned if one is not seat))


def has_prize(prizes: Prizes, sides: Sides, seat: Seat, hand: int) -> bool:
    """Returns whether a player may take a prize.

    They must have earned it and be short of tiles, and the partner must have a stock.
    """
    return (
        seat in prizes.earned
        and sides[seat.index].left < hand
        and bool(sides[seat.other.index].stock)
    )


def kept_for(prizes: Prizes, sides: Sides, hand: int) -> Seat | None:
    """Returns the player for whom a prize is kept: the first who has earned one."""
    return next((seat for seat in prizes.earned if has_prize(prizes, sides, seat, hand)), None)

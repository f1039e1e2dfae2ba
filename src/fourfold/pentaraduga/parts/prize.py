"""Prizes: a player who lays several tiles in a row may take the partner's first tile.

That is the first tile of the partner's stock. A row is counted without drawing, and it earns a
prize only when the player has fewer tiles left than make a hand.
"""

from __future__ import annotations

import msgspec

from fourfold.pentaraduga.sides import Sides, with_side
from fourfold.play import Seat

__all__ = ["NO_ROWS", "Prizes", "has_prize", "kept_for"]

#: Nobody has laid a tile. A view shares it: it leaves out what is this very object.
NO_ROWS = (0, 0)


class Prizes(msgspec.Struct, frozen=True):
    """How many tiles A and B have laid in a row, and who has earned a prize.

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
        """Counts tiles in a row; so many earn a prize for a player who is ``short`` of tiles."""
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
        """Takes a prize back that was not taken."""
        return Prizes(self.rows, tuple(one for one in self.earned if one is not seat))


def has_prize(prizes: Prizes, sides: Sides, seat: Seat, hand: int) -> bool:
    """Returns whether a player may take a prize: they are short of tiles, and there is one."""
    return (
        seat in prizes.earned
        and sides[seat.index].left < hand
        and bool(sides[seat.other.index].stock)
    )


def kept_for(prizes: Prizes, sides: Sides, hand: int) -> Seat | None:
    """Returns whose prize the partner may not take meanwhile: that of the first to earn one."""
    return next((seat for seat in prizes.earned if has_prize(prizes, sides, seat, hand)), None)

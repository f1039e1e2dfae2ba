"""Reaching: a player whose move extends the figure far enough to their own side is out.

Their hand leaves the game unseen, the partner may still take from their stock, and the partner's
squares no longer count (they burn).
"""

from __future__ import annotations

import msgspec

from fourfold.pentaraduga.core.sides import Side
from fourfold.play import Seat

__all__ = ["Reached", "has_reached", "without_hand"]


class Reached(msgspec.Struct, frozen=True):
    """The players who have reached far enough.

    >>> reached = Reached().with_seat(Seat.A)
    >>> reached.is_out(Seat.A, Side(())), reached.burns(Seat.B)
    (True, True)
    """

    seats: frozenset[Seat] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.seats)

    def with_seat(self, seat: Seat) -> Reached:
        """Returns the players after another one has reached."""
        return Reached(self.seats | {seat})

    def is_out(self, seat: Seat, side: Side) -> bool:
        """Returns whether a player is out: they have reached, or laid all tiles."""
        return seat in self.seats or not side.left

    def burns(self, seat: Seat) -> bool:
        """Returns whether the squares of a player burn."""
        return seat.other in self.seats


def has_reached(before: int, depth: int, far: int) -> bool:
    """Returns whether a move that deepens a figure from ``before`` to ``depth`` reaches ``far``.

    >>> has_reached(5, 6, far=6), has_reached(6, 6, far=6)
    (True, False)
    """
    return depth >= far and depth > before


def without_hand(side: Side) -> Side:
    """Returns the side of a player who has reached: the stock stays."""
    return Side((), side.stock)

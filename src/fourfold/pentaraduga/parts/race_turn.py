"""Turns in a race that is not played at once: a player does what they like and ends with a move."""

from __future__ import annotations

import msgspec

from fourfold.play import Seat

__all__ = ["RaceTurn"]

#: How many refusals in a row end the race.
MOST_PASSES = 2


class RaceTurn(msgspec.Struct, frozen=True):
    """Whose turn it is, where there are turns.

    >>> turn = RaceTurn(Seat.A).passed().to(Seat.B)
    >>> turn.seat, turn.passed().is_end, turn.moved().passed().is_end
    (<Seat.B: 'B'>, True, False)
    """

    seat: Seat | None = None
    #: Whether the player has made their move and has yet to take the prize that it has earned.
    has_moved: bool = False
    #: How many times in a row the turn was refused.
    passes: int = 0

    def __bool__(self) -> bool:
        return self.seat is not None

    @property
    def is_end(self) -> bool:
        """Whether both have refused, one after the other."""
        return self.passes >= MOST_PASSES

    def moved(self, *, has_prize: bool = False) -> RaceTurn:
        """Returns the turn after a move, which ends a row of refusals."""
        return RaceTurn(self.seat, has_prize, 0)

    def passed(self) -> RaceTurn:
        """Returns the turn after a refusal: of a move, or of the prize of a move."""
        return RaceTurn(self.seat, self.has_moved, self.passes + (not self.has_moved))

    def to(self, seat: Seat | None) -> RaceTurn:
        """Gives the turn to a player, or ends all turns."""
        return RaceTurn(seat, False, self.passes)

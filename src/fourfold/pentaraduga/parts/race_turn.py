"""Turns in a race in which players do not act at once: a move or a pass ends a turn."""

from __future__ import annotations

import msgspec

from fourfold.play import Seat

__all__ = ["RaceTurn"]

#: The number of passes in a row that end the race.
MAX_PASSES = 2


class RaceTurn(msgspec.Struct, frozen=True):
    """The current turn. Falsy if there are no turns.

    >>> turn = RaceTurn(Seat.A).passed().to(Seat.B)
    >>> turn.seat, turn.passed().is_end, turn.moved().passed().is_end
    (<Seat.B: 'B'>, True, False)
    """

    seat: Seat | None = None
    #: Whether the player has made their move but not yet taken the prize that it earned.
    has_moved: bool = False
    #: The number of passes in a row.
    passes: int = 0

    def __bool__(self) -> bool:
        return self.seat is not None

    @property
    def is_end(self) -> bool:
        """True if both have passed, one after the other."""
        return self.passes >= MAX_PASSES

    def moved(self, *, has_prize: bool = False) -> RaceTurn:
        """Returns the turn after a move, which resets the passes."""
        return RaceTurn(self.seat, has_prize, 0)

    def passed(self) -> RaceTurn:
        """Returns the turn after a pass: of a move, or of the prize of a move."""
        return RaceTurn(self.seat, self.has_moved, self.passes + (not self.has_moved))

    def to(self, seat: Seat | None) -> RaceTurn:
        """Returns the turn of a player, or for None the end of all turns."""
        return RaceTurn(seat, False, self.passes)

"""Shifts: players build one after the other, each against the clock.

A player announces that they begin and only then sees their tiles; stopping ends their time. The
second has the time that the first took, plus some more.
"""

from __future__ import annotations

import msgspec

from fourfold.pentaraduga.core.sides import with_side
from fourfold.play import Illegal, Instant, Seat

__all__ = ["NO_TIMES", "Shifts", "Times"]

#: The times that A and B took to build; None before that.
Times = tuple[Instant | None, Instant | None]
NO_TIMES: Times = (None, None)


class Shifts(msgspec.Struct, frozen=True):
    """The current shift, its start, and the times taken. Falsy if nobody has a shift.

    >>> shifts = Shifts(Seat.A).begin(at=0).stop(at=700)
    >>> shifts.builder, shifts.taken
    (<Seat.B: 'B'>, (700, None))
    >>> shifts.begin(at=1_000).end(more=60_000)
    61700
    """

    builder: Seat | None = None
    began: Instant | None = None
    taken: Times = NO_TIMES

    def __bool__(self) -> bool:
        return self.builder is not None

    @property
    def has_begun(self) -> bool:
        """True if a player's time runs."""
        return self.began is not None

    def has_stopped(self, seat: Seat) -> bool:
        """Returns whether a player's shift is over."""
        return self.taken[seat.index] is not None

    def can_look(self, seat: Seat) -> bool:
        """Returns whether a player may look at their tiles: not before their time runs."""
        if self.builder is None:
            return True
        return self.has_begun if seat is self.builder else self.has_stopped(seat)

    def require_shift(self, seat: Seat) -> None:
        """Raises ``Illegal`` for a player in the other's shift."""
        if self.builder and seat is not self.builder:
            raise Illegal("not-your-turn", seat=self.builder)

    def require_begun(self) -> None:
        """Raises ``Illegal`` in a shift whose time does not run yet."""
        if self.builder and self.began is None:
            raise Illegal("pentaraduga-begin-first")

    def begin(self, at: Instant) -> Shifts:
        """Starts the time of a shift."""
        return Shifts(self.builder, at, self.taken)

    def stop(self, at: Instant) -> Shifts:
        """Ends a shift; the other player's comes next, unless it is over."""
        assert self.builder
        assert self.began is not None
        other = self.builder.other
        taken = with_side(self.taken, self.builder, at - self.began)
        return Shifts(None if self.has_stopped(other) else other, taken=taken)

    def end(self, more: Instant) -> Instant | None:
        """Returns the end of the second's time: ``more`` than the first took."""
        if self.builder is None or self.began is None:
            return None
        theirs = self.taken[self.builder.other.index]
        return None if theirs is None else self.began + theirs + more

    def faster(self, starter: Seat) -> Seat:
        """Returns who took less time; the starter, if both took the same."""
        starters, partners = self.taken[starter.index], self.taken[starter.other.index]
        assert starters is not None
        assert partners is not None
        return starter.other if partners < starters else starter

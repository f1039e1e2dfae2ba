"""The minute of a player who is waited for: the partner starts it when they cannot go on."""

from __future__ import annotations

import msgspec

from fourfold.play import Illegal, Instant, Seat

__all__ = ["HURRY_MS", "HurryClock"]

#: The time of a player who is waited for.
HURRY_MS: Instant = 60_000


class HurryClock(msgspec.Struct, frozen=True):
    """Whose minute runs, and since when.

    >>> HurryClock().start(Seat.A, at=500).end
    60500
    >>> HurryClock().end is None
    True
    """

    seat: Seat | None = None
    since: Instant = 0

    @property
    def end(self) -> Instant | None:
        """When the minute is over, where one runs."""
        return self.since + HURRY_MS if self.seat else None

    def start(self, seat: Seat, at: Instant) -> HurryClock:
        """Starts the minute of a player. Raises ``Illegal`` where one runs already."""
        if self.seat:
            raise Illegal("pentaraduga-hurried")
        return HurryClock(seat, at)

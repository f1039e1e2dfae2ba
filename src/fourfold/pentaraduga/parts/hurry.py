"""The hurry clock: a minute for a player who keeps the partner waiting."""

from __future__ import annotations

import msgspec

from fourfold.play import Illegal, Instant, Seat

__all__ = ["HURRY_MS", "HurryClock"]

#: The time of a hurried player.
HURRY_MS: Instant = 60_000


class HurryClock(msgspec.Struct, frozen=True):
    """The player whose minute runs, and since when.

    >>> HurryClock().start(Seat.A, at=500).end
    60500
    >>> HurryClock().end is None
    True
    """

    seat: Seat | None = None
    since: Instant = 0

    @property
    def end(self) -> Instant | None:
        """The end of the minute, if one runs."""
        return self.since + HURRY_MS if self.seat else None

    def start(self, seat: Seat, at: Instant) -> HurryClock:
        """Starts the minute of a player. Raises ``Illegal`` if one runs already."""
        if self.seat:
            raise Illegal("pentaraduga-hurried")
        return HurryClock(seat, at)

"""The replay: the first player is out, and the second lays the rest of their tiles alone."""

from __future__ import annotations

import msgspec

from fourfold.play import Instant, Seat

__all__ = ["SoloReplay"]


class SoloReplay(msgspec.Struct, frozen=True):
    """The player who was out first, and since when the other plays alone. Falsy before that.

    >>> SoloReplay(Seat.A, since=1_000).end(seconds=120)
    121000
    >>> bool(SoloReplay())
    False
    """

    first: Seat | None = None
    since: Instant = 0

    def __bool__(self) -> bool:
        return self.first is not None

    def end(self, seconds: int | None) -> Instant | None:
        """Returns the end of the second's time, or None without a limit."""
        return self.since + 1000 * seconds if self.first and seconds else None

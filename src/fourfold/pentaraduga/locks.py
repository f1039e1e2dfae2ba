"""Claims: whoever knocks first does what he is about to do, and nobody comes between."""

from __future__ import annotations

from typing import Literal, NamedTuple

from fourfold.play import Instant, Seat

__all__ = ["MINUTE", "Lock", "What"]

What = Literal["move", "exchange", "take"]

#: How long one may think after a knock, in milliseconds.
MINUTE: Instant = 60_000


class Lock(NamedTuple):
    """A claim that holds everybody else up.

    >>> Lock(Seat.A, "move", since=5_000).until
    65000
    """

    seat: Seat
    what: What
    since: Instant

    @property
    def until(self) -> Instant:
        """When it lapses."""
        return self.since + MINUTE

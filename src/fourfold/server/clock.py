"""The server's time: the world's at its start, and from then on it only ever goes forward."""

from __future__ import annotations

import time

from fourfold.play import Instant

__all__ = ["SteadyClock"]

_MILLISECOND = 1_000_000


class SteadyClock:
    """Milliseconds since 1970, deaf to clocks that are set while it runs.

    All processes of a machine count from the same origin, so that they agree. A clock that was set
    back while the server was down goes on from where the server's last run ended.

    >>> clock = SteadyClock()
    >>> before = clock()
    >>> clock.not_before(before + 60_000)
    >>> clock() >= before + 60_000
    True
    """

    def __init__(self) -> None:
        self._origin = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> Instant:
        """The instant now."""
        return (self._origin + time.monotonic_ns()) // _MILLISECOND

    def not_before(self, instant: Instant) -> None:
        """Puts the clock forward, if it is behind."""
        self._origin += max(0, instant - self()) * _MILLISECOND

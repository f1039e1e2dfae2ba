"""The server's monotonic clock: set from the system time at the start, never goes back."""

from __future__ import annotations

import time

from fourfold.play import Instant

__all__ = ["SteadyClock"]

_NS_PER_MS = 1_000_000


class SteadyClock:
    """A monotonic clock in milliseconds since 1970 that ignores changes of the system time.

    Processes on one machine agree, because they read the same monotonic counter. If the system time
    was set back while the server was down, ``not_before`` resumes where its last run ended.

    >>> clock = SteadyClock()
    >>> before = clock()
    >>> clock.not_before(before + 60_000)
    >>> clock() >= before + 60_000
    True
    """

    def __init__(self) -> None:
        self._origin = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> Instant:
        """Returns the current instant."""
        return (self._origin + time.monotonic_ns()) // _NS_PER_MS

    def not_before(self, instant: Instant) -> None:
        """Moves the clock forward to an instant, unless it is already past it."""
        self._origin += max(0, instant - self()) * _NS_PER_MS

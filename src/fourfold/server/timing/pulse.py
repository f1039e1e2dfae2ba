"""The pulse of the event loop: detects standstills and dates the messages that arrived meanwhile.

While the loop stands still (a long computation, a stopped process, a machine that swaps), messages
wait unread in the kernel and their time of arrival is unknown. They count as received when the loop
last read its sockets: never later than they really arrived.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from fourfold.play import Instant
from fourfold.server.ops import metrics

__all__ = ["STANDSTILL_SECONDS", "STEP_SECONDS", "Pulse"]

#: How long one step of the pulse sleeps.
STEP_SECONDS = 0.02
#: A step that takes longer may have left messages unread.
LATE_SECONDS = 0.1
#: A standstill that takes longer is charged to no player's clock.
STANDSTILL_SECONDS = 1.0
#: After so many late steps in a row the sockets count as read all the same.
MAX_LATE_STEPS = 20


class Pulse:
    """Knows the instant up to which everything that has arrived was read.

    >>> ticks = [0.0]
    >>> pulse = Pulse(lambda: 70_000 + round(1000 * ticks[0]), lambda: ticks[0])
    >>> ticks[0] = 3.0
    >>> pulse.now(), pulse.lag_seconds
    (70000, 3.0)
    """

    def __init__(
        self, clock: Callable[[], Instant], ticks: Callable[[], float] = time.monotonic
    ) -> None:
        #: Called once for each long standstill, with the instant when it began.
        self.on_standstill: Callable[[Instant], None] = lambda since: None
        self._clock = clock
        self._ticks = ticks
        self._seen = ticks()
        self._told = False

    @property
    def lag_seconds(self) -> float:
        """Seconds since the loop last read its sockets."""
        return self._ticks() - self._seen

    def now(self) -> Instant:
        """Returns the instant at which a message that is read now counts as received."""
        return self._clock() - int(1000 * self.lag_seconds)

    def instant(self, seconds_ago: float) -> Instant:
        """Returns the instant so many seconds ago."""
        return self._clock() - int(1000 * seconds_ago)

    def notice(self) -> None:
        """Reports a long standstill that has just ended, before its messages are handled."""
        if not self._told and self.lag_seconds >= STANDSTILL_SECONDS:
            self._told = True
            self.on_standstill(self.now())

    async def step(self) -> None:
        """Waits for the next step.

        After a late step it waits until the sockets have been read, so that messages from before a
        deadline are handled before the deadline is.
        """
        for _ in range(MAX_LATE_STEPS):
            begun = self._ticks()
            await asyncio.sleep(STEP_SECONDS)
            took = self._ticks() - begun
            metrics.loop_hold_seconds.observe(max(0.0, took - STEP_SECONDS))
            self.notice()
            if took < LATE_SECONDS:
                break
        self._seen, self._told = self._ticks(), False

"""The pulse of the event loop: notices when it stood still, and dates what arrived meanwhile.

While the loop stands still (a long computation, a stopped process, a machine that swaps) messages
wait unread in the kernel, and nobody can say when they came. So they count as received when the
loop was last seen to read: never later than they really arrived.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from fourfold.play import Instant
from fourfold.server import metrics

__all__ = ["STANDSTILL_SECONDS", "STEP_SECONDS", "Pulse"]

#: How often the loop shows that it is alive.
STEP_SECONDS = 0.02
#: A step that takes longer than this may have left something unread.
LATE_SECONDS = 0.1
#: A standstill that is longer is nobody's time.
STANDSTILL_SECONDS = 1.0
#: How many late steps in a row are waited for until sockets count as read.
MOST_LATE_STEPS = 20


class Pulse:
    """Tells up to which instant everything that has arrived was read.

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
        """How long ago the loop was last seen to read its sockets."""
        return self._ticks() - self._seen

    def now(self) -> Instant:
        """The instant by which whatever is read now had arrived at the latest."""
        return self._clock() - int(1000 * self.lag_seconds)

    def instant(self, seconds_ago: float) -> Instant:
        """The instant that lies so many seconds back."""
        return self._clock() - int(1000 * seconds_ago)

    def notice(self) -> None:
        """Tells of a long standstill that is just over, before anything is made of what arrived."""
        if not self._told and self.lag_seconds >= STANDSTILL_SECONDS:
            self._told = True
            self.on_standstill(self.now())

    async def step(self) -> None:
        """Waits for the next step.

        After a late one it waits until the sockets have been read, so that whatever came before a
        deadline is there before the deadline is looked at.
        """
        for _ in range(MOST_LATE_STEPS):
            begun = self._ticks()
            await asyncio.sleep(STEP_SECONDS)
            took = self._ticks() - begun
            metrics.loop_hold_seconds.observe(max(0.0, took - STEP_SECONDS))
            self.notice()
            if took < LATE_SECONDS:
                break
        self._seen, self._told = self._ticks(), False

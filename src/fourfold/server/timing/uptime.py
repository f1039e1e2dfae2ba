"""Whether this process can take moves: no clock is charged for the time when it could not.

An outage begins when the database fails or does not answer, or when the event loop stands still. It
ends when the database takes writes again and every clock has been corrected. Until then actions
wait, dated by when they were received.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from itertools import takewhile
from typing import TypeVar

from fourfold.play import Instant
from fourfold.server.ops import metrics
from fourfold.server.ops.logs import first_line
from fourfold.server.timing.pulse import Pulse
from fourfold.store import Store, is_unreachable

__all__ = ["SILENCE_SECONDS", "Interval", "Uptime"]

log = logging.getLogger("fourfold.uptime")

#: How often the process writes a heartbeat, and how soon it retries after a failure.
BEAT_SECONDS, RETRY_SECONDS = 2.0, 0.25
#: How long a write may stay unanswered before an outage begins.
SILENCE_SECONDS = 1.0
#: A heartbeat that is younger proves that the database is reachable now.
FRESH_MS: Instant = 100
#: How many outages are kept for tables that are opened later.
MAX_OUTAGES = 1_000

T = TypeVar("T")
Interval = tuple[Instant, Instant]


class Uptime:
    """Keeps the run of this process in the database alive, and records its outages.

    ``mark`` returns the watermark that a heartbeat writes: everything received until then is on
    disk. Another process enforces a deadline only when the watermark of the process to which the
    player is connected has passed it. ``rise`` corrects the clocks at the end of an outage.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], Instant],
        pulse: Pulse,
        mark: Callable[[], Instant],
        rise: Callable[[], Awaitable[None]],
    ) -> None:
        self.run = 0
        #: Every run of this process: the current one, and those that ended with an outage.
        self.own: set[int] = set()
        #: When no process was up, according to the database.
        self.downtimes: list[Interval] = []
        #: When this process could not take moves although it ran.
        self.outages: list[Interval] = []
        #: When the database last took a heartbeat.
        self.beaten: Instant = 0
        self._runs = store.runs
        self._commits = store.commits
        self._clock = clock
        self._pulse = pulse
        pulse.on_standstill = self.trouble
        self._mark = mark
        self._rise = rise
        self._up = asyncio.Event()
        self._trouble = asyncio.Event()
        self._since: Instant | None = None
        #: When the unanswered heartbeat was sent, in seconds of the monotonic clock.
        self._asked: float | None = None

    @property
    def up(self) -> bool:
        """Whether moves can be taken, as far as this process knows."""
        return self._up.is_set()

    @property
    def lost(self) -> list[Interval]:
        """The intervals in which no move could be taken, for whatever reason."""
        return self.downtimes + self.outages

    def outages_since(self, instant: Instant) -> list[Interval]:
        """Returns the outages of this process that have ended since an instant."""
        return list(takewhile(lambda outage: outage[1] > instant, reversed(self.outages)))

    async def reachable(self) -> None:
        """Waits until moves can be taken and every clock has been corrected."""
        await self._up.wait()

    def write_failed(self, since: Instant) -> None:
        """Begins an outage: the database failed to take what was received at ``since``.

        The outage begins at the last answer of the database, or at ``since`` if that is earlier.
        """
        answered = self._pulse.instant(self._commits.answered_seconds_ago)
        self.trouble(min(since, max(answered, self.beaten)))

    def notice_silence(self) -> None:
        """Begins an outage if the database has left a write or a heartbeat unanswered for long."""
        asked = 0.0 if self._asked is None else time.monotonic() - self._asked
        silent = max(self._commits.unanswered_seconds, asked)
        if silent >= SILENCE_SECONDS:
            self.write_failed(self._pulse.instant(silent))

    def trouble(self, since: Instant) -> None:
        """Begins an outage at ``since``, or dates the current one back to it."""
        self._since = since if self._since is None else min(since, self._since)
        if self.up:
            log.warning("outage_began", extra={"since_ms": self._since})
        self._up.clear()
        self._trouble.set()

    async def sure(self) -> bool:
        """Returns whether the database is reachable now; writes a heartbeat unless one is fresh."""
        if self.up and self._clock() - self.beaten >= FRESH_MS:
            try:
                await self._beat()
            except Exception as error:
                self._failed(error)
        return self.up

    async def begin(self) -> None:
        """Begins the first run: from now on clocks are charged."""
        await self._new_run()
        self._up.set()

    async def _recover(self) -> None:
        """Ends the outage once all clocks have been corrected."""
        assert self._since is not None
        if not await self._answered(self._runs.renew(self.run)):
            await self._new_run()
        since = self._since
        while True:
            end = self._clock()
            self.outages = [*self.outages[1 - MAX_OUTAGES :], (since, end)]
            await self._rise()
            if self._clock() - end < 1000 * SILENCE_SECONDS:
                break
            since = end  # Correcting the clocks took so long that it counts as an outage, too.
        log.warning("outage_ended", extra={"since_ms": self._since, "ms": end - self._since})
        self._since = None
        self._trouble.clear()
        self._up.set()
        await self._beat()

    async def _new_run(self) -> None:
        self.run = await self._runs.begin(self._clock)
        self.own.add(self.run)
        self.beaten = self._clock()
        self.downtimes = await self._runs.downtimes()

    async def keep(self) -> None:
        """Writes heartbeats, and recovers from outages, until it is cancelled."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._trouble.wait()
            self._trouble.clear()
            try:
                await (self._beat() if self.up else self._recover())
            except Exception as error:
                self._failed(error)
                await asyncio.sleep(RETRY_SECONDS)

    def _failed(self, error: Exception) -> None:
        if self.up:
            metrics.store_failures.inc()
            ours = not is_unreachable(error)
            log.error("database_failed", exc_info=ours, extra={"error": first_line(error)})
        self.trouble(self.beaten if self._since is None else self._since)

    async def end(self) -> None:
        """Ends the run in the database, with its last mark."""
        if self.up:
            await self._runs.end(self.run, self._mark())

    async def _beat(self) -> None:
        now, mark = self._clock(), self._mark()
        await self._answered(self._runs.beat(self.run, mark))
        self.beaten = now

    async def _answered(self, question: Awaitable[T]) -> T:
        """Awaits an answer of the database, timed for ``notice_silence``."""
        mine = self._asked is None
        if mine:
            self._asked = time.monotonic()
        try:
            return await question
        finally:
            if mine:
                self._asked = None

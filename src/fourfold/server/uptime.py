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
from collections.abc import Awaitable, Callable, Iterable
from itertools import takewhile
from typing import Any, NamedTuple, TypeVar

from fourfold.play import Instant, Resumed, Table
from fourfold.server import metrics
from fourfold.server.logs import first_line
from fourfold.store import Runs, is_unreachable

__all__ = ["SILENCE_SECONDS", "Interval", "Turn", "Uptime", "time_within"]

log = logging.getLogger("fourfold.uptime")

#: How often the process writes a heartbeat, and how soon it retries after a failure.
BEAT_SECONDS, RETRY_SECONDS = 2.0, 0.25
#: How long a write may stay unanswered before an outage begins.
SILENCE_SECONDS = 1.0
#: A heartbeat that is younger proves that the database is reachable now.
FRESH_MS: Instant = 100
#: How many outages are kept for tables that are opened later.
MOST_OUTAGES = 1_000

T = TypeVar("T")
Interval = tuple[Instant, Instant]


def time_within(intervals: Iterable[Interval], since: Instant) -> Instant:
    """Returns how much time since an instant lies in the intervals, which may overlap.

    >>> time_within([(10, 30), (20, 50), (70, 80)], since=15)
    45
    """
    total, counted_to = 0, since
    for start, end in sorted(intervals):
        total += max(0, end - max(start, counted_to))
        counted_to = max(counted_to, end)
    return total


class Turn(NamedTuple):
    """A stretch of a game in which the position stays the same while a clock runs."""

    began: Instant
    #: The number of the event that began it.
    seq: int
    #: When time was credited to its clock, and how many milliseconds.
    credits: tuple[tuple[Instant, Instant], ...] = ()

    @classmethod
    def of(cls, table: Table[Any, Any, Any]) -> Turn:
        """Returns the current turn of a table."""
        given, step = [], table
        while (before := step.previous) and before.state is step.state and not before.held:
            if step.event and isinstance(step.event.action, Resumed):
                given.append((step.at, step.event.action.lost))
            step = before
        return cls(step.at, step.seq, tuple(given))

    def owed(self, lost: Iterable[Interval]) -> Instant:
        """Returns how much of the turn lies in these intervals and has not been credited yet.

        A credit from before an interval began cannot have been for that interval:

        >>> Turn(began=0, seq=1, credits=((30, 20),)).owed([(40, 90)])
        50
        >>> Turn(began=0, seq=1, credits=((30, 20), (70, 30))).owed([(10, 30), (40, 90)])
        20
        """
        within = [(start, end) for start, end in lost if end > self.began]
        return max(
            0,
            *(
                time_within(within, since) - sum(ms for at, ms in self.credits if at > since)
                for since in (self.began, *(start for start, _ in within if start > self.began))
            ),
        )


class Uptime:
    """Keeps the run of this process in the database alive, and records its outages.

    ``mark`` returns the watermark that a heartbeat writes: everything received until then is on
    disk. Another process enforces a deadline only when the watermark of the process to which the
    player is connected has passed it. ``rise`` corrects the clocks at the end of an outage.
    """

    def __init__(
        self,
        runs: Runs,
        clock: Callable[[], Instant],
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
        self._runs = runs
        self._clock = clock
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

    @property
    def unanswered_seconds(self) -> float:
        """Seconds for which the database has left a heartbeat unanswered; 0 if none is."""
        return 0.0 if self._asked is None else time.monotonic() - self._asked

    async def reachable(self) -> None:
        """Waits until moves can be taken and every clock has been corrected."""
        await self._up.wait()

    def silent(self, since: Instant, answered: Instant) -> None:
        """Begins an outage of the database, which last ``answered`` a write at this instant.

        The outage begins at the last answer, or at ``since`` if that is earlier.
        """
        self.trouble(min(since, max(answered, self.beaten)))

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
            self.outages = [*self.outages[1 - MOST_OUTAGES :], (since, end)]
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
                await asyncio.wait_for(self._trouble.wait(), BEAT_SECONDS)
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
        """Awaits an answer of the database, timed by ``unanswered_seconds``."""
        mine = self._asked is None
        if mine:
            self._asked = time.monotonic()
        try:
            return await question
        finally:
            if mine:
                self._asked = None

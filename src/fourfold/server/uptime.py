"""Whether the store can be reached: no clock is charged for the time when it could not."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from fourfold.play import Instant
from fourfold.server import metrics
from fourfold.server.logs import first_line
from fourfold.store import Runs, unreachable

__all__ = ["Uptime"]

log = logging.getLogger("fourfold.uptime")

#: How often, in seconds, it is noted that the server is up, and tried whether the store is back.
BEAT, RETRY = 2.0, 0.25
#: A beat that is younger, in milliseconds, is as good as a new one.
FRESH: Instant = 100


class Uptime:
    """One process's run: from its start, or from the end of an outage, to the next one."""

    def __init__(
        self, runs: Runs, clock: Callable[[], Instant], rise: Callable[[], Awaitable[None]]
    ) -> None:
        self.run = 0
        self.downtimes: list[tuple[Instant, Instant]] = []
        self._runs = runs
        self._clock = clock
        self._rise = rise
        self._up = asyncio.Event()
        self._trouble = asyncio.Event()
        #: When the store last took a heartbeat.
        self.beaten: Instant = 0

    @property
    def up(self) -> bool:
        """Whether the store can be reached, as far as we know."""
        return self._up.is_set()

    async def reachable(self) -> None:
        """Waits until the store can be reached, and nobody is charged for the time until then."""
        await self._up.wait()

    def trouble(self) -> None:
        """The store has failed: nothing happens any more until it is back."""
        self._up.clear()
        self._trouble.set()

    async def sure(self) -> bool:
        """Whether the store has been there all the time until now."""
        if self.up and self._clock() - self.beaten >= FRESH:
            try:
                await self._beat()
            except Exception:
                self.trouble()
        return self.up

    async def begin(self) -> None:
        """Begins the first run: from now on time counts."""
        await self._new_run()
        self._up.set()

    async def _begin_again(self) -> None:
        """Begins another run after an outage, when all clocks have been put right."""
        await self._new_run()
        await self._rise()
        self._up.set()

    async def _new_run(self) -> None:
        self.run = await self._runs.begin(self._clock)
        self.beaten = self._clock()
        self.downtimes = await self._runs.downtimes()

    async def keep(self) -> None:
        """Notes again and again that the server is up, or tries to be so again."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._trouble.wait(), BEAT)
            self._trouble.clear()
            try:
                await (self._beat() if self.up else self._begin_again())
            except Exception as error:
                if self.up:
                    metrics.store_failures.inc()
                    why, ours = first_line(error), not unreachable(error)
                    log.error("the store cannot be reached", exc_info=ours, extra={"why": why})
                self.trouble()
                await asyncio.sleep(RETRY)

    async def end(self) -> None:
        """Ends the run."""
        if self.up:
            await self._runs.end(self.run, self._clock())

    async def _beat(self) -> None:
        now = self._clock()
        await self._runs.beat(self.run, now)
        self.beaten = now

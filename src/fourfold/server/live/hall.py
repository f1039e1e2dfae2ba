"""The hall: puts the parts of a process together, starts and stops them, and fires alarms."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from fourfold.play import Illegal, Instant
from fourfold.server.background import Background
from fourfold.server.cluster.cluster import Cluster, Peers
from fourfold.server.cluster.dispatcher import Dispatcher
from fourfold.server.compute.local_pool import LocalPool
from fourfold.server.live.chance import Chance
from fourfold.server.live.guest_cache import GuestCache
from fourfold.server.live.pairing import Matchmaker
from fourfold.server.live.parts.bot_runner import BotRunner
from fourfold.server.live.seekers import Seekers
from fourfold.server.live.services import Services
from fourfold.server.live.table import LiveTable
from fourfold.server.live.tables import LiveTables
from fourfold.server.ops.logs import first_line
from fourfold.server.timing.alarms import Alarms
from fourfold.server.timing.clock import SteadyClock
from fourfold.server.timing.pulse import Pulse
from fourfold.server.timing.receipts import Receipts
from fourfold.server.timing.uptime import Uptime
from fourfold.store import Store, Tenancy, is_unreachable

__all__ = ["GRACE_MS", "Hall"]

log = logging.getLogger("fourfold.hall")

#: How long a player may be away before the other may claim the game.
GRACE_MS: Instant = 60_000
#: How often idle tables are dropped from memory.
TIDY_SECONDS = 2.0


class Hall:
    """A process of the server: its live tables, and everything that runs beside them."""

    def __init__(
        self,
        store: Store,
        pool: LocalPool,
        clock: Callable[[], Instant] | None = None,
        grace: Instant = GRACE_MS,
        chance: Chance | None = None,
        redis: str | None = None,
        pulse: Pulse | None = None,
    ) -> None:
        self.store = store
        self.clock = clock = clock or SteadyClock()
        # A clock that a test sets by hand has no lag.
        still = {} if isinstance(clock, SteadyClock) else {"ticks": lambda: 0.0}
        self.pulse = pulse = pulse or Pulse(clock, **still)
        self.chance = chance or Chance()
        self.background = Background()
        self.spawn = self.background.spawn
        self.guests = GuestCache(store.guests, clock)
        self._pool = pool
        self._alarms, receipts, seekers = Alarms(), Receipts(pulse), Seekers()
        self.uptime = uptime = Uptime(store, clock, pulse, receipts.watermark, self._rise)
        cluster = Cluster(store, seekers, redis, uptime, pulse, self.background) if redis else None
        self.cluster: Peers = cluster or Peers(store, seekers)
        services = Services(
            store=store,
            clock=clock,
            pulse=pulse,
            uptime=uptime,
            receipts=receipts,
            alarms=self._alarms,
            cluster=self.cluster,
            seekers=seekers,
            bots=BotRunner(pool, self.chance, clock),
            background=self.background,
            grace_ms=grace,
        )
        self.tables = LiveTables(services, self.chance)
        self.pairing = Matchmaker(self.tables)
        self._dispatcher = Dispatcher(self.tables, cluster, uptime) if cluster else None
        #: Whether this process is draining: new requests should go to another one.
        self.stopping = False

    async def start(self) -> None:
        """Begins a run in the database, starts the background tasks and opens due tables.

        Raises ``Malformed`` if another server, which does not share a Redis with this one, uses the
        database.
        """
        bus = self.cluster.bus if self.cluster.is_shared else None
        self.store.database.tenancy = Tenancy(bus)
        await self.uptime.begin()
        works = (self.uptime.keep(), self._pass_time(), self._tidy(), self.tables.open_due())
        for work in (*works, self.pairing.run()):
            self.spawn(work)
        self.cluster.start()
        if self._dispatcher:
            self._dispatcher.start()

    def drain(self) -> None:
        """Reports this process as not ready from now on; it still serves everybody."""
        log.warning("draining")
        self.stopping = True

    async def stop(self) -> None:
        """Cancels the background tasks, closes the workers and Redis, and ends the run."""
        await self.background.stop()
        await self._pool.close()
        await self.cluster.close()
        await self.uptime.end()

    @property
    def up(self) -> bool:
        """Whether the store can be reached."""
        return self.uptime.up

    @property
    def quiet_for(self) -> Instant:
        """Milliseconds since the store last took a heartbeat."""
        return self.clock() - self.uptime.beaten

    @property
    def redis(self) -> bool | None:
        """Whether Redis can be reached; None without Redis."""
        return self.cluster.is_connected

    async def _rise(self) -> None:
        """Corrects all clocks at the end of an outage."""
        if self._dispatcher:  # Events of other processes decide whose clock ran.
            await self._dispatcher.catch_up()
        await self.tables.resume()

    async def _pass_time(self) -> None:
        """Calls ``tick`` of the tables whose alarms are due, except during an outage."""
        while True:
            await self.pulse.step()
            self.uptime.notice_silence()
            if self.uptime.up:
                for table in self._alarms.due(self.clock()):
                    if live := self.tables.known(table):
                        self.spawn(self._tick(live))

    async def _tick(self, table: LiveTable) -> None:
        try:
            await self.tables.tick(table)
        except Illegal:
            pass  # Nothing was due after all.
        except Exception as error:
            if not is_unreachable(error):
                raise
            log.warning("tick_waits", extra={"table": table.id, "error": first_line(error)})

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            self.tables.evict()

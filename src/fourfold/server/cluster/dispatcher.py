"""Passes changes by other processes on to the tables that are live here.

Redis wakes this process; while Redis is unreachable it polls the store. It also takes over the
tables of processes that have died.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping

from fourfold.play import Instant
from fourfold.server.cluster.cluster import Cluster
from fourfold.server.cluster.coalescer import Coalescer
from fourfold.server.live.table import LiveTable
from fourfold.server.live.tables import LiveTables
from fourfold.server.timing.uptime import Uptime

__all__ = ["Dispatcher"]

log = logging.getLogger("fourfold.dispatcher")

#: How often tables are polled: without Redis, and with it, for messages that it may have lost.
POLL_SECONDS, SAFETY_POLL_SECONDS = 0.5, 10.0
#: How often the list of live processes is read.
MEET_SECONDS = 2.0


class Dispatcher:
    """Keeps live tables in sync with those of other processes."""

    def __init__(self, tables: LiveTables, cluster: Cluster, uptime: Uptime) -> None:
        self._tables = tables
        self._cluster = cluster
        self._uptime = uptime
        self._store = tables.services.store
        self._pulse = tables.services.pulse
        self._spawn = tables.services.background.spawn
        #: Coalesce tables by what they wait for: a poll, new events.
        self._sighting = Coalescer(self._spawn, self._sight)
        self._hearing = Coalescer(self._spawn, self._hear)
        cluster.on_wake = self._woken

    def start(self) -> None:
        """Starts to poll the store and to watch the other processes."""
        for work in (self._poll(), self._meet_and_inherit()):
            self._spawn(work)

    async def catch_up(self) -> None:
        """Reads the events that other processes have appended to the tables that are live here."""
        await self._hear({table.id for table in self._tables.live()})

    def _woken(self, table: str, seq: int | None) -> None:
        live = self._tables.known(table)
        if live is None:
            return
        if seq is None:
            self._sighting.add(table)
        elif seq > live.table.seq:
            self._hearing.add(table)

    async def _sight(self, tables: set[str]) -> None:
        seen = await self._cluster.sight(tables)
        for live in self._known(tables):  # No table waits for another.
            self._spawn(live.look(seen.get(live.id)))

    async def _hear(self, tables: set[str]) -> None:
        known = {live.id: live.table.seq for live in self._known(tables)}
        news = await self._store.events.news(known)
        await asyncio.gather(*(live.hear(news[live.id]) for live in self._known(news)))

    def _known(self, tables: Collection[str]) -> list[LiveTable]:
        return [live for table in tables if (live := self._tables.known(table))]

    async def _poll(self) -> None:
        waited = 0.0
        while True:
            await asyncio.sleep(POLL_SECONDS)
            waited += POLL_SECONDS
            has_waited = waited >= SAFETY_POLL_SECONDS
            if self._uptime.up and (has_waited or not self._cluster.is_connected):
                waited = 0.0
                for live in self._tables.live():
                    self._sighting.add(live.id)

    async def _meet_and_inherit(self) -> None:
        while True:
            await asyncio.sleep(MEET_SECONDS)
            if self._uptime.up:
                try:
                    if gone := await self._cluster.meet():
                        await self._inherit(gone)
                except Exception:
                    log.exception("processes_unknown")

    async def _inherit(self, gone: Mapping[int, Instant]) -> None:
        """Takes over the tables of dead processes.

        Credits the time since their last marks to the players who were connected to them.
        """
        log.warning("process_gone", extra={"runs": sorted(gone)})
        for table, seats in (await self._store.presence.at(gone)).items():
            if self._tables.known(table) or self._cluster.owns(table):
                lost = {seat: (gone[run], self._pulse.now()) for seat, run in seats.items()}
                await self._tables.make_good(table, lost)
        await self._cluster.forget_dead()
        every = self._tables.live()
        seen = await self._cluster.sight([live.id for live in every])
        await asyncio.gather(*(live.look(seen.get(live.id)) for live in every))
        await self._tables.open_due()

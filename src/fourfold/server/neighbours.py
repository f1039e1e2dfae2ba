"""The other processes of the same server: what they do at the tables that are live here, too.

The store knows everything; Redis only says when to look. While Redis is away we look by ourselves.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Collection
from typing import TYPE_CHECKING

from fourfold.play import Seat
from fourfold.server.live import LiveTable
from fourfold.server.together import Together
from fourfold.server.uptime import Uptime
from fourfold.server.wakes import Wakes
from fourfold.store import Glance

if TYPE_CHECKING:
    from fourfold.server.hall import Hall

__all__ = ["Neighbours"]

log = logging.getLogger("fourfold.neighbours")

#: How often, in seconds, we look by ourselves: without Redis, and for what it may have lost.
ALONE, ANYWAY = 0.5, 10.0
#: How often, in seconds, we look who is there at all.
ROUND = 2.0


class Neighbours:
    """Keeps a hall's live tables in step with those of other processes."""

    def __init__(self, hall: Hall, uptime: Uptime, redis: str) -> None:
        self._hall = hall
        self._uptime = uptime
        self._alive: frozenset[int] = frozenset()
        #: Tables whose presence is to be noted, that are to be looked at, that have news.
        self._noting = Together(hall.spawn, self._note)
        self._glancing = Together(hall.spawn, self._glance)
        self._hearing = Together(hall.spawn, self._hear)
        self.note_presence = self._noting.add
        self._wakes = Wakes(redis, self._woken)
        self.tell = self._wakes.tell
        self.follow = self._wakes.follow
        self.leave = self._wakes.leave

    def start(self) -> None:
        """From now on looks around."""
        for work in (self._wakes.run(), self._look_around(), self._go_round()):
            self._hall.spawn(work)

    async def close(self) -> None:
        """Lets go of Redis."""
        await self._wakes.close()

    @property
    def connected(self) -> bool:
        """Whether Redis can be reached."""
        return self._wakes.connected

    def keeps(self, table: str) -> bool:
        """Whether, of all processes that are there, this one sees to an abandoned table."""
        mine = self._uptime.run
        return mine == max(
            self._alive | {mine}, key=lambda run: zlib.crc32(f"{run} {table}".encode())
        )

    async def glance(self, tables: Collection[LiveTable]) -> None:
        """Looks whether there is anything new at these tables."""
        seen = await self._see([table.id for table in tables])
        await asyncio.gather(*(self._look(table, seen.get(table.id)) for table in tables))

    async def _note(self, ids: set[str]) -> None:
        """Notes who is connected here, and tells the others."""
        present = {id_: live.here if (live := self._hall.known(id_)) else () for id_ in ids}
        await self._hall.store.runs.note_presence(self._uptime.run, present)
        for id_ in ids:
            self.tell(id_)

    async def _glance(self, ids: set[str]) -> None:
        seen = await self._see(ids)
        for table in self._known(ids):  # None waits for another.
            self._hall.spawn(self._look(table, seen.get(table.id)))

    async def _hear(self, ids: set[str]) -> None:
        known = {table.id: table.table.seq for table in self._known(ids)}
        news = await self._hall.store.runs.news(known)
        for table in self._known(news):
            self._hall.spawn(table.hear(news[table.id]))

    def _known(self, ids: Collection[str]) -> list[LiveTable]:
        return [table for id_ in ids if (table := self._hall.known(id_))]

    async def _see(self, ids: Collection[str]) -> dict[str, Glance]:
        runs = self._hall.store.runs
        seen = await runs.glance(ids)
        if {run for glance in seen.values() for _, run in glance.present} - self._alive:
            self._alive |= await runs.alive()  # Somebody may have just begun.
        return seen

    async def _look(self, table: LiveTable, seen: Glance | None) -> None:
        if seen:
            await table.look(seen, self._elsewhere(seen.present))
        else:
            self._hall.discard(table.id)

    def _elsewhere(self, present: frozenset[tuple[Seat, int]]) -> frozenset[Seat]:
        """Who is connected to another process, as far as it is still there."""
        others = self._alive - {self._uptime.run}
        return frozenset(seat for seat, run in present if run in others)

    def _woken(self, id: str, seq: int | None) -> None:  # noqa: A002
        table = self._hall.known(id)
        if table is None:
            return
        if seq is None:
            self._glancing.add(id)
        elif seq > table.table.seq:
            self._hearing.add(id)

    async def _look_around(self) -> None:
        waited = 0.0
        while True:
            await asyncio.sleep(ALONE)
            waited += ALONE
            if self._hall.up and (not self.connected or waited >= ANYWAY):
                waited = 0.0
                for table in self._hall.live():
                    self._glancing.add(table.id)

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            if self._hall.up:
                try:
                    if gone := await self.meet():
                        await self._inherit(gone)
                except Exception:
                    log.exception("the neighbours cannot be counted")

    async def meet(self) -> frozenset[int]:
        """Looks who is there; and who is no longer."""
        before, self._alive = self._alive, await self._hall.store.runs.alive()
        return before - self._alive

    async def _inherit(self, gone: frozenset[int]) -> None:
        """What somebody saw to who is gone falls to the others."""
        log.warning("a neighbour is gone", extra={"runs": sorted(gone)})
        await self._hall.store.runs.forget_presence(self._alive | {self._uptime.run})
        await self.glance(self._hall.live())
        await self._hall.open_due()

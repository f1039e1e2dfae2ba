"""The other processes of the same server: what they do at the tables that are live here, too.

The store knows everything; Redis only says when to look. While Redis is away we look by ourselves.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from fourfold.play import Instant, Seat
from fourfold.server.live import Elsewhere, LiveTable
from fourfold.server.together import Together
from fourfold.server.uptime import Uptime
from fourfold.server.wakes import Wakes
from fourfold.store import Glance, SeekerRow

if TYPE_CHECKING:
    from fourfold.server.hall import Hall

__all__ = ["Neighbours"]

log = logging.getLogger("fourfold.neighbours")

#: How often, in seconds, we look by ourselves: without Redis, and for what it may have lost.
ALONE, ANYWAY = 0.5, 10.0
#: How often, in seconds, we look who is there at all.
ROUND = 2.0
#: A process that has not noted a mark for so long counts as gone.
SILENT_MS: Instant = 60_000
#: A process that has not noted a mark for so long cannot take moves now: it notes one every two
#: seconds.
STALE_MS: Instant = 3_000


class Neighbours:
    """Keeps a hall's live tables in step with those of other processes."""

    def __init__(self, hall: Hall, uptime: Uptime, redis: str) -> None:
        self._hall = hall
        self._uptime = uptime
        #: The runs that go on, each with its mark.
        self._alive: dict[int, Instant] = {}
        #: Tables whose presence is to be noted, that are to be looked at, that have news.
        self._noting = Together(hall.spawn, self._note)
        self._glancing = Together(hall.spawn, self._glance)
        self._hearing = Together(hall.spawn, self._hear)
        self.note_presence = self._noting.add
        self._wakes = Wakes(redis, self._woken, hall.store.runs.join)
        self.bus = self._wakes.bus
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
            {*self._alive, mine}, key=lambda run: zlib.crc32(f"{run} {table}".encode())
        )

    async def glance(self, tables: Collection[LiveTable]) -> None:
        """Looks whether there is anything new at these tables."""
        seen = await self._see([table.id for table in tables])
        await asyncio.gather(*(self._look(table, seen.get(table.id)) for table in tables))

    async def seekers(self) -> list[SeekerRow]:
        """Returns who waits for anybody and is connected to a process that is still there."""
        found = await self._hall.store.seats.seekers()
        if {run for seeker in found for run in seeker.runs} - self._alive.keys():
            self._alive |= await self._hall.store.runs.alive()
        return [seeker for seeker in found if seeker.runs & self._alive.keys()]

    async def _note(self, ids: set[str]) -> None:
        """Notes who is connected here, and tells the others.

        Not before what players lost here is taken off their clocks: then they may be heard through
        another process.
        """
        await self._uptime.reachable()
        known = {id_: self._hall.known(id_) for id_ in ids}
        present = {id_: live.spoken_for if live else () for id_, live in known.items()}
        await self._hall.store.presence.note(self._uptime.run, present)
        for id_ in ids:
            self.tell(id_)
        self._hall.pairing.look()

    async def _glance(self, ids: set[str]) -> None:
        seen = await self._see(ids)
        for table in self._known(ids):  # None waits for another.
            self._hall.spawn(self._look(table, seen.get(table.id)))

    async def catch_up(self) -> None:
        """Reads what other processes have written at the tables that are live here."""
        await self._hear({table.id for table in self._hall.live()})

    async def _hear(self, ids: set[str]) -> None:
        known = {table.id: table.table.seq for table in self._known(ids)}
        news = await self._hall.store.events.news(known)
        await asyncio.gather(*(table.hear(news[table.id]) for table in self._known(news)))

    def _known(self, ids: Collection[str]) -> list[LiveTable]:
        return [table for id_ in ids if (table := self._hall.known(id_))]

    async def _see(self, ids: Collection[str]) -> dict[str, Glance]:
        store = self._hall.store
        seen = await store.presence.glance(ids)
        if {run for glance in seen.values() for _, run in glance.present} - self._alive.keys():
            self._alive |= await store.runs.alive()  # Somebody may have just begun.
        return seen

    async def _look(self, table: LiveTable, seen: Glance | None) -> None:
        if seen:
            await table.look(seen, self._elsewhere(seen.present))
        else:
            self._hall.discard(table.id)

    def _elsewhere(self, present: frozenset[tuple[Seat, int]]) -> Elsewhere:
        """Returns for each seat the other processes to which somebody is connected for it."""
        found: dict[Seat, frozenset[int]] = {}
        for seat, run in present:
            if run in self._alive and run not in self._uptime.own:
                found[seat] = found.get(seat, frozenset()) | {run}
        return found

    async def settled(self, runs: Collection[int], at: Instant) -> bool:
        """Returns whether all that these processes received until an instant is on disk."""
        marks = await self._hall.store.runs.marks(runs)
        return all(marks.get(run, 0) >= at for run in runs)

    async def silent_since(self, runs: Collection[int]) -> Instant | None:
        """Returns the last mark of these processes, if all of them have been silent since."""
        mark = max((await self._hall.store.runs.marks(runs)).values(), default=None)
        return mark if mark is not None and self._hall.now() - mark >= STALE_MS else None

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
                    log.exception("processes_unknown")

    async def meet(self) -> dict[int, Instant]:
        """Looks who is there; returns those who are no longer, with their last marks.

        A process that has been silent for a minute counts as gone, whatever it holds.
        """
        found, now = await self._hall.store.runs.alive(), self._hall.now()
        mine, before, outages = self._uptime.run, self._alive, self._uptime.outages
        # A process that stood still as long as we did has had no time to say so.
        recovering = bool(outages) and now - outages[-1][1] < SILENT_MS
        self._alive = {
            run: mark
            for run, mark in found.items()
            if run == mine or recovering or now - mark < SILENT_MS
        }
        gone = before.keys() - self._alive.keys() - {mine}
        return await self._hall.store.runs.marks(gone) if gone else {}

    async def _inherit(self, gone: Mapping[int, Instant]) -> None:
        """Takes over the tables of processes that are gone.

        The time since their last marks is nobody's: players were connected to them.
        """
        log.warning("process_gone", extra={"runs": sorted(gone)})
        presence = self._hall.store.presence
        for id_, seats in (await presence.at(gone)).items():
            if self._hall.known(id_) or self.keeps(id_):
                lost = {seat: (gone[run], self._hall.now()) for seat, run in seats.items()}
                await self._hall.make_good(id_, lost)
        await presence.forget({*self._alive, self._uptime.run})
        await self.glance(self._hall.live())
        await self._hall.open_due()

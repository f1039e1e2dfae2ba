"""The other processes of the same server, and their changes to the tables that are live here.

The store is the source of truth; Redis only signals that there is something to read. While Redis is
unreachable this process polls the store.
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

#: How often tables are polled: without Redis, and with it, for messages that it may have lost.
POLL_SECONDS, SAFETY_POLL_SECONDS = 0.5, 10.0
#: How often the list of live processes is read.
MEET_SECONDS = 2.0
#: A process whose last mark is older counts as dead.
SILENT_MS: Instant = 60_000
#: A process whose last mark is older cannot take moves now: it writes one every two seconds.
STALE_MS: Instant = 3_000


class Neighbours:
    """Keeps a hall's live tables in sync with those of other processes."""

    def __init__(self, hall: Hall, uptime: Uptime, redis: str) -> None:
        self._hall = hall
        self._uptime = uptime
        #: The live runs, each with its last mark.
        self._alive: dict[int, Instant] = {}
        #: Coalesce tables by what they wait for: a write of their presence, a poll, new events.
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
        """Starts to listen to other processes and to poll the store."""
        for work in (self._wakes.run(), self._poll(), self._meet_and_inherit()):
            self._hall.spawn(work)

    async def close(self) -> None:
        """Closes the connection to Redis."""
        await self._wakes.close()

    @property
    def connected(self) -> bool:
        """Whether Redis can be reached."""
        return self._wakes.connected

    def keeps(self, table: str) -> bool:
        """Returns whether this process owns an abandoned table, by rendezvous hashing."""
        mine = self._uptime.run
        return mine == max(
            {*self._alive, mine}, key=lambda run: zlib.crc32(f"{run} {table}".encode())
        )

    async def glance(self, tables: Collection[LiveTable]) -> None:
        """Polls the store for changes to these tables and applies them."""
        seen = await self._see([table.id for table in tables])
        await asyncio.gather(*(self._look(table, seen.get(table.id)) for table in tables))

    async def seekers(self) -> list[SeekerRow]:
        """Returns the seekers of any opponent who are connected to a live process."""
        found = await self._hall.store.seats.seekers()
        if {run for seeker in found for run in seeker.runs} - self._alive.keys():
            self._alive |= await self._hall.store.runs.alive()
        return [seeker for seeker in found if seeker.runs & self._alive.keys()]

    async def _note(self, ids: set[str]) -> None:
        """Writes who is connected here to these tables, and wakes the other processes.

        Waits until an outage is over and its time is credited: from then on players may act through
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
        for table in self._known(ids):  # No table waits for another.
            self._hall.spawn(self._look(table, seen.get(table.id)))

    async def catch_up(self) -> None:
        """Reads the events that other processes have appended to the tables that are live here."""
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
            self._alive |= await store.runs.alive()  # A process may have just begun.
        return seen

    async def _look(self, table: LiveTable, seen: Glance | None) -> None:
        if seen:
            await table.look(seen, self._elsewhere(seen.present))
        else:
            self._hall.discard(table.id)

    def _elsewhere(self, present: frozenset[tuple[Seat, int]]) -> Elsewhere:
        """Returns, by seat, the other live processes to which its player is connected."""
        found: dict[Seat, frozenset[int]] = {}
        for seat, run in present:
            if run in self._alive and run not in self._uptime.own:
                found[seat] = found.get(seat, frozenset()) | {run}
        return found

    async def settled(self, runs: Collection[int], at: Instant) -> bool:
        """Returns whether everything that these processes received until an instant is on disk."""
        marks = await self._hall.store.runs.marks(runs)
        return all(marks.get(run, 0) >= at for run in runs)

    async def silent_since(self, runs: Collection[int]) -> Instant | None:
        """Returns the last mark of these processes if it is stale, otherwise None."""
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

    async def _poll(self) -> None:
        waited = 0.0
        while True:
            await asyncio.sleep(POLL_SECONDS)
            waited += POLL_SECONDS
            if self._hall.up and (not self.connected or waited >= SAFETY_POLL_SECONDS):
                waited = 0.0
                for table in self._hall.live():
                    self._glancing.add(table.id)

    async def _meet_and_inherit(self) -> None:
        while True:
            await asyncio.sleep(MEET_SECONDS)
            if self._hall.up:
                try:
                    if gone := await self.meet():
                        await self._inherit(gone)
                except Exception:
                    log.exception("processes_unknown")

    async def meet(self) -> dict[int, Instant]:
        """Reloads the live processes; returns those that have died since, with their last marks.

        A process that has been silent for a minute counts as dead, whatever locks it holds.
        """
        found, now = await self._hall.store.runs.alive(), self._hall.now()
        mine, before, outages = self._uptime.run, self._alive, self._uptime.outages
        # A process that stood still as long as this one has had no time to write a mark.
        recovering = bool(outages) and now - outages[-1][1] < SILENT_MS
        self._alive = {
            run: mark
            for run, mark in found.items()
            if run == mine or recovering or now - mark < SILENT_MS
        }
        gone = before.keys() - self._alive.keys() - {mine}
        return await self._hall.store.runs.marks(gone) if gone else {}

    async def _inherit(self, gone: Mapping[int, Instant]) -> None:
        """Takes over the tables of dead processes.

        Credits the time since their last marks to the players who were connected to them.
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

"""The live tables of a process: opens them, keeps them in memory while in use, and evicts them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping

from fourfold.play import Act, Malformed, Match, Seat
from fourfold.play.values import SEATS
from fourfold.server.live.chance import Chance
from fourfold.server.live.next_game import next_game
from fourfold.server.live.parts.log import TableLog
from fourfold.server.live.parts.presence import people
from fourfold.server.live.parts.step import Received
from fourfold.server.live.services import Services
from fourfold.server.live.stored import opening_of
from fourfold.server.live.table import LiveTable
from fourfold.server.ops import metrics
from fourfold.server.ops.logs import first_line
from fourfold.server.timing.uptime import Interval
from fourfold.store import Conflict, TableRow, is_unreachable

__all__ = ["LiveTables"]

log = logging.getLogger("fourfold.tables")


class LiveTables:
    """Keeps tables in memory while they are in use; all their data is in the store."""

    def __init__(self, services: Services, chance: Chance) -> None:
        self.services = services
        self._chance = chance
        self._store = services.store
        self._cluster = services.cluster
        self._uptime = services.uptime
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._idle: set[str] = set()
        #: The number of discarded tables: detects a discard while a table is being opened.
        self._discards = 0

    # In memory

    def live(self) -> list[LiveTable]:
        """Returns the tables in memory."""
        return [table for table in self._tables.values() if not table.is_outdated]

    def known(self, id: str) -> LiveTable | None:  # noqa: A002
        """Returns a table if it is in memory, otherwise None."""
        table = self._tables.get(id)
        return None if table is None or table.is_outdated else table

    async def open(self, id: str, new: LiveTable | None = None) -> LiveTable | None:  # noqa: A002
        """Returns the live table, from memory, from ``new`` or from the store.

        Returns None if there is no such table, or it cannot be read.
        """
        if known := self.known(id):
            return known
        if id not in self._opening:
            task = asyncio.create_task(self._begin(id, new))
            self._opening[id] = task
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def require(self, id: str) -> LiveTable:  # noqa: A002
        """Returns the live table. Raises ``Malformed`` if there is none, or it cannot be read."""
        if live := await self.open(id):
            return live
        if row := await self._store.tables.get(id):
            opening_of(row)
        raise Malformed("table", id=id)

    async def _begin(self, id: str, new: LiveTable | None) -> LiveTable | None:  # noqa: A002
        discards = self._discards
        live = new or await self._load(id)
        if live is None:
            return None
        if live is not new:
            await live.glance()
        is_shared = self._cluster.is_shared
        await live.resume(self._uptime.downtimes if is_shared else self._uptime.lost)
        await self._open_next_if_wanted(live)
        # This table may have been discarded after it was read.
        if live.is_outdated or discards != self._discards:
            return await self._begin(id, None)
        self._tables[id] = live
        metrics.tables.set(len(self._tables))
        self._cluster.follow(id, live.audience)  # Wakes this process once: no event is missed.
        return live

    async def read(self, id: str, seq: int = 0) -> TableLog | None:  # noqa: A002
        """Returns the log of a table with at least ``seq`` events, without keeping it in memory.

        Returns None if there is no such table, or it cannot be read.
        """
        known = self.known(id)
        if known and known.table.seq >= seq:
            return known.log
        row = await self._store.tables.get(id)
        if row is None:
            return None
        try:
            found = TableLog(self._store, row)
        except Malformed as error:
            log.warning("table_unreadable", extra={"table": id, "error": first_line(error)})
            return None
        await found.take(await self._store.events.of(id))
        return found

    async def _load(self, id: str) -> LiveTable | None:  # noqa: A002
        """Reads a table that is not in memory."""
        found = await self.read(id)
        if found is None:
            return None
        live = LiveTable(self.services, found)
        if following := await self._store.tables.after(id):
            live.next = following.id
        return live

    async def add(
        self, row: TableRow, plan: Match | None = None, missing: Collection[Seat] = ()
    ) -> LiveTable:
        """Stores and opens a new table, which waits for the missing players."""
        new = LiveTable(self.services, TableLog(self._store, row))
        await self._store.tables.add(new.row, new.log.wait_for(missing), plan=plan)
        log.info("table_opened", extra={"table": row.id, "game": row.game})
        live = await self.open(row.id, new)
        assert live
        return live

    def discard(self, id: str) -> None:  # noqa: A002
        """Drops a table from memory that was deleted or has to be read again."""
        self._discards += 1
        if live := self._tables.pop(id, None):
            live.outdate()
            self._cluster.leave(id)

    def reread(self, id: str) -> None:  # noqa: A002
        """Makes all processes read a table again, after a guest was removed from it."""
        self.discard(id)
        self._cluster.publish(id)

    def evict(self) -> None:
        """Drops outdated tables from memory, and tables that are idle for the second time in a row.

        The second look spares a table that a guest is just joining.
        """
        idle = {id_ for id_, table in self._tables.items() if table.is_idle}
        outdated = [id_ for id_, table in self._tables.items() if table.is_outdated]
        for id_ in {*outdated, *(idle & self._idle)}:
            del self._tables[id_]
            self._cluster.leave(id_)
        self._idle = idle
        metrics.tables.set(len(self._tables))

    # Steps that need more than one table

    async def act(
        self,
        table: LiveTable,
        seat: Seat | None,
        action: Act,
        id: str = "",  # noqa: A002
        received: Received | None = None,
    ) -> None:
        """Commits an action, and opens the next game if both want it; see ``LiveTable.act``."""
        await table.act(seat, action, id, received)
        if table.wants_next_game:
            try:
                await self.open_next(table)
            except Exception as error:
                if not is_unreachable(error):
                    raise
                # The table has set an alarm for the next attempt.
                why = first_line(error)
                log.warning("next_game_waits", extra={"table": table.id, "error": why})

    async def tick(self, table: LiveTable) -> None:
        """Handles what is due at a table, and opens the next game if both players want it."""
        await table.tick()
        await self._open_next_if_wanted(table)

    async def reseat(self, live: LiveTable) -> None:
        """Reloads the seats of a table after one has moved to another device."""
        row = await self._store.tables.get(live.id)
        assert row
        log.info("seat_moved", extra={"table": live.id})
        live.reseat(row)
        self._cluster.publish(live.id)

    async def open_next(self, table: LiveTable) -> None:
        """Opens the game after this one: the next of the match, or a rematch."""
        row, outcome = table.row, table.outcome
        assert outcome
        match = await self.match_so_far(row.match) if row.match else None
        lots, now = self._chance.lots(), self.services.clock()
        following = next_game(row, table.table.players, outcome, match, lots, now)
        playing = people(row.seats)
        missing = [seat for seat in SEATS if seat in playing and not table.present(seat)]
        try:
            live = await self.add(following.row, following.plan, missing)
        except Conflict:
            if not await table.find_next():
                self.discard(table.id)  # A guest who sat there was deleted.
        else:
            table.follow_with(live.id)
            self._cluster.publish(table.id)

    async def _open_next_if_wanted(self, table: LiveTable) -> None:
        if table.wants_next_game:
            await self.open_next(table)

    async def match_so_far(self, match: str) -> Match:
        """Returns a match with its finished games entered."""
        plan, games = (await self._store.matches.get([match]))[match]
        return plan.entered(game.outcome for game in games)

    # Outages

    async def open_due(self) -> None:
        """Opens every table with a running clock that this process owns."""
        await self._cluster.meet()
        for row in await self._store.tables.due():
            if self._cluster.owns(row.id):
                try:
                    await self.open(row.id)
                except Exception:
                    log.exception("table_open_failed", extra={"table": row.id})

    async def resume(self) -> None:
        """Credits the outage that has ended to all players who act through this process."""
        lost, (start, end) = self._uptime.downtimes, self._uptime.outages[-1]

        async def resume(live: LiveTable) -> None:
            # Actions received just before the outage could not be sent to anybody, either.
            began = min(start, live.audience.waiting_since or start)
            await live.resume([*lost, (began, end)], live.heard)
            await self._open_next_if_wanted(live)

        await asyncio.gather(*(resume(live) for live in self.live()))
        for live in self.live():
            live.note_presence()

    async def make_good(self, id: str, lost: Mapping[Seat, Interval]) -> None:  # noqa: A002
        """Credits each seat for the interval in which its player's process was dead."""
        if live := await self.open(id):
            await live.resume(lost.values(), lost.keys())
            await self._open_next_if_wanted(live)

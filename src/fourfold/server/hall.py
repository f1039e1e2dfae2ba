"""The hall: all live tables, their opening, and the one loop that lets time pass at them."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import secrets
import time
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

from fourfold.catalogue import GAMES
from fourfold.play import FourfoldError, Illegal, Instant, Match, Seat, courtesy, update
from fourfold.server.chance import Chance
from fourfold.server.live import LiveTable
from fourfold.server.thinking import Thinkers
from fourfold.store import Conflict, SeatRow, Store, TableRow

__all__ = ["Hall", "wall_clock"]

log = logging.getLogger("fourfold.hall")

#: How long one may be gone before the other may claim the game.
GRACE: Instant = 60_000
#: How often, in seconds, the loop looks at the clock, and how often it notes that it is up.
STEP, BEAT = 0.02, 2.0


def wall_clock() -> Instant:
    """The world's time in milliseconds."""
    return time.time_ns() // 1_000_000


class Hall:
    """Keeps tables while they are in use; everything about them can be read from the store."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        clock: Callable[[], Instant] = wall_clock,
        grace: Instant = GRACE,
        chance: Chance | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.grace = grace
        self.chance = chance or Chance()
        self._thinkers = thinkers
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._alarms: list[tuple[Instant, int, str]] = []
        self._numbers = count()
        self._idle: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._downtimes: list[tuple[Instant, Instant]] = []
        self._run = 0

    async def start(self) -> None:
        """Notes that the server is up, and opens every table whose clock runs."""
        rows = await self.store.tables_due()
        for row in rows:
            # Nobody is charged for the time before the doors open.
            self._downtimes = await self.store.downtimes(self.clock())
            try:
                await self.open(row.id)
            except Exception:
                log.exception("a table could not be opened", extra={"table": row.id})
        self._run = await self.store.begin_run(self.clock())
        self._downtimes = await self.store.downtimes()
        self._spawn(self._pass_time())
        self._spawn(self._beat())

    async def stop(self) -> None:
        """Ends everything that happens by itself."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinkers.close()
        await self.store.beat(self._run, self.clock())

    # Tables

    async def open(self, id: str) -> LiveTable | None:  # noqa: A002
        """The live table, from memory or from the store."""
        if id in self._tables:
            return self._tables[id]
        if id not in self._opening:
            task = asyncio.create_task(self._load(id))
            self._opening[id] = task
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _load(self, id: str) -> LiveTable | None:  # noqa: A002
        row = await self.store.table(id)
        if row is None or row.game not in GAMES:
            return None
        try:
            live = LiveTable(self, row)
        except FourfoldError:
            log.exception("a table cannot be read", extra={"table": id})
            return None
        live.catch_up(await self.store.events(id))
        if following := await self.store.table_after(id):
            live.next = following.id
        await live.resume(self._downtimes)
        self._tables[id] = live
        if len(live.table.rematch) == 2 and live.next is None and not live.stuck:
            await self.follow(live)
        return live

    async def add(self, row: TableRow, plan: Match | None = None) -> LiveTable:
        """Opens a new table."""
        due = LiveTable(self, row).table.due
        row = msgspec.structs.replace(row, due=due.at if due else None)
        await self.store.add_table(row, plan=plan)
        live = await self.open(row.id)
        assert live
        return live

    async def reseat(self, live: LiveTable) -> None:
        """Reads anew who sits where, after a seat has moved to another device."""
        row = await self.store.table(live.id)
        assert row
        live.reseat(row)

    async def follow(self, table: LiveTable) -> None:
        """Opens the game after this one: the next of the match, or a rematch."""
        row, outcome = table.row, table.outcome
        assert outcome
        match, plan, game, options = row.match, None, row.game, row.options
        last_winner = outcome.winner
        if match:
            so_far = await self.match_so_far(match)
            last_winner = so_far.last_winner
            if so_far.next is None:
                match = secrets.token_urlsafe(9)
                plan = so_far = msgspec.structs.replace(so_far, entries=())
            assert so_far.next
            if so_far.next.options is not None:
                game = so_far.next.game
                options = msgspec.json.encode(so_far.next.options).decode()
        players = table.table.players
        entry = GAMES[game]
        rules = entry.rules(entry.read_options(msgspec.json.decode(options)))
        deal = rules.deal(self.chance.lots(), last_winner)
        following = TableRow(
            id=secrets.token_urlsafe(9),
            game=game,
            rules=rules.version,
            options=options,
            deal=msgspec.json.encode(deal).decode(),
            players=players,
            started=self.clock(),
            seats=tuple(SeatRow(s.seat, s.guest, s.level) for s in row.seats),  # type: ignore[arg-type]
            match=match,
            previous=row.id,
        )
        try:
            live = await self.add(following, plan)
            table.follow_with(live.id)
        except Conflict:
            found = await self.store.table_after(row.id)
            assert found
            table.follow_with(found.id)

    async def match_so_far(self, match: str) -> Match:
        """A match with the games that are over entered."""
        so_far = await self.store.match_plan(match)
        for row in await self.store.tables_of_match(match):
            if row.outcome:
                so_far = so_far.enter(row.outcome)
        return so_far

    # The computer

    def think(self, table: LiveTable, seat: Seat, level: str) -> None:
        """Lets the computer plan in its own process; what comes too late is dropped."""
        self._spawn(self._think(table, seat, level))

    async def _think(self, table: LiveTable, seat: Seat, level: str) -> None:
        version = table.table.versions[seat.index]
        told = update(table.table, seat, max(0, version - 1))
        try:
            seed, now = self.chance.of_table(table.id), self.clock()
            # What is asked politely is answered at once, however many are thinking.
            plan = courtesy(told.view, now) or await self._thinkers.consider(
                level, seed, told.view, told.news, now
            )
        except Exception:
            table.ask_again(seat)
            raise
        if plan and table.table.versions[seat.index] == version:
            table.plan(seat, plan)

    # Time

    def wake(self, table: LiveTable, at: Instant) -> None:
        """Sets an alarm. One that is no longer needed does no harm."""
        heapq.heappush(self._alarms, (at, next(self._numbers), table.id))

    async def _pass_time(self) -> None:
        while True:
            await asyncio.sleep(STEP)
            now = self.clock()
            due = set()
            while self._alarms and self._alarms[0][0] <= now:
                due.add(heapq.heappop(self._alarms)[2])
            for id_ in due:
                if id_ in self._tables:
                    self._spawn(self._tick(self._tables[id_]))

    async def _tick(self, table: LiveTable) -> None:
        with contextlib.suppress(Illegal):  # Nothing was due after all.
            await table.tick()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.store.beat(self._run, self.clock())
            except Exception:
                log.exception("the store does not take the heartbeat")
            idle = {id_ for id_, table in self._tables.items() if table.idle}
            for id_ in idle & self._idle:  # Twice in a row: nobody is just about to sit down.
                del self._tables[id_]
            self._idle = idle

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task of the hall failed", exc_info=error)

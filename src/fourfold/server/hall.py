"""The hall: opens tables, keeps the live ones, and runs the timer loop for all of them."""

from __future__ import annotations

import asyncio
import heapq
import logging
import secrets
from collections.abc import Callable, Collection, Mapping
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from fourfold.catalogue import GAMES
from fourfold.play import Illegal, Instant, Malformed, Match, Seat, courtesy, update
from fourfold.server import metrics
from fourfold.server.chance import Chance
from fourfold.server.clock import SteadyClock
from fourfold.server.live import LiveTable
from fourfold.server.logs import first_line
from fourfold.server.neighbours import Neighbours
from fourfold.server.pairing import Pairing
from fourfold.server.pulse import Pulse
from fourfold.server.stored import opening_of
from fourfold.server.thinking import Thinkers
from fourfold.server.uptime import SILENCE_SECONDS, Interval, Uptime
from fourfold.store import (
    Conflict,
    SeatRow,
    SeekerRow,
    Store,
    TableRow,
    Tenancy,
    is_unreachable,
)

__all__ = ["Hall"]

log = logging.getLogger("fourfold.hall")

#: How long, in milliseconds, a player may be away before the other may claim the game.
GRACE: Instant = 60_000
#: How often, in seconds, idle tables are dropped from memory.
TIDY = 2.0
#: How long, in milliseconds, the guest of a token is cached, and how many guests are.
REMEMBERED, FACES = 600_000, 50_000


class Hall:
    """Keeps tables in memory while they are in use; the store has everything about them."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        clock: Callable[[], Instant] | None = None,
        grace: Instant = GRACE,
        chance: Chance | None = None,
        redis: str | None = None,
        pulse: Pulse | None = None,
    ) -> None:
        self.store = store
        self.clock = clock = clock or SteadyClock()
        # A clock that is set by hand has no lag.
        still = {} if isinstance(clock, SteadyClock) else {"ticks": lambda: 0.0}
        self.pulse = pulse or Pulse(clock, **still)
        self.now = self.pulse.now
        self.grace = grace
        self.chance = chance or Chance()
        self._thinkers = thinkers
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        #: The next alarm of every table, and a heap of all alarms.
        self._next: dict[str, Instant] = {}
        self._alarms: list[tuple[Instant, str]] = []
        self._idle: set[str] = set()
        #: By token, the guest and when the entry expires.
        self._guests: dict[str, tuple[str, Instant]] = {}
        #: The number of discarded tables: detects a discard while a table is being opened.
        self._discards = 0
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thoughts: WeakValueDictionary[tuple[str, Seat], asyncio.Task[Any]]
        self._thoughts = WeakValueDictionary()
        #: When the actions that are not on disk yet were received.
        self._receipts: dict[object, Instant] = {}
        self._uptime = Uptime(store.runs, clock, self._mark, self._resume)
        self.pulse.on_standstill = self._uptime.trouble
        self._neighbours = Neighbours(self, self._uptime, redis) if redis else None
        self.pairing = Pairing(self)
        #: Whether this process is draining: new requests should go to another one.
        self.stopping = False

    async def start(self) -> None:
        """Begins a run in the database, starts the background tasks and opens due tables.

        Raises ``Malformed`` if a server without a common Redis uses the database.
        """
        self.store.database.tenancy = Tenancy(self._neighbours.bus if self._neighbours else None)
        await self._uptime.begin()
        works = (self._uptime.keep(), self._pass_time(), self._tidy(), self.open_due())
        for work in (*works, self.pairing.run()):
            self.spawn(work)
        if self._neighbours:
            self._neighbours.start()

    def drain(self) -> None:
        """Reports this process as not ready from now on; it still serves everybody."""
        log.warning("draining")
        self.stopping = True

    async def stop(self) -> None:
        """Cancels the background tasks, closes the workers and Redis, and ends the run."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._thinkers.close()
        if self._neighbours:
            await self._neighbours.close()
        await self._uptime.end()

    async def open_due(self) -> None:
        """Opens every table with a running clock that this process owns."""
        if self._neighbours:
            await self._neighbours.meet()
        for row in await self.store.tables.due():
            if self.keeps(row.id):
                try:
                    await self.open(row.id)
                except Exception:
                    log.exception("table_open_failed", extra={"table": row.id})

    async def _resume(self) -> None:
        """Credits the outage that has ended to all players who act through this process."""
        lost, (start, end) = self._uptime.downtimes, self._uptime.outages[-1]
        if self._neighbours:  # Events of other processes decide whose clock ran.
            await self._neighbours.catch_up()
        await asyncio.gather(
            *(
                # Actions received just before the outage could not be sent to anybody, either.
                live.resume([*lost, (min(start, live.waiting_since or start), end)], live.heard)
                for live in self.live()
            )
        )
        for live in self.live():
            self.note_presence(live)

    async def make_good(self, id: str, lost: Mapping[Seat, Interval]) -> None:  # noqa: A002
        """Credits the time in which seats could not act through a dead process to their clocks."""
        if live := await self.open(id):
            await live.resume(lost.values(), lost.keys())

    # The store, and other processes

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""
        return self._neighbours is not None

    @property
    def up(self) -> bool:
        """Whether the store can be reached."""
        return self._uptime.up

    @property
    def quiet_for(self) -> Instant:
        """Milliseconds since the store last took a heartbeat."""
        return self.clock() - self._uptime.beaten

    @property
    def redis(self) -> bool | None:
        """Whether Redis can be reached; None without Redis."""
        return self._neighbours.connected if self._neighbours else None

    async def reachable(self) -> None:
        """Waits until the store can be reached and all live tables have been resumed."""
        await self._uptime.reachable()

    async def settled(self, runs: Collection[int], at: Instant) -> bool:
        """Returns whether everything received until an instant is on disk.

        Covers this process, which must have reached the store until now, and ``runs``. While False,
        no player may lose on time.
        """
        if not await self._uptime.sure():
            return False
        return not runs or (
            self._neighbours is not None and await self._neighbours.settled(runs, at)
        )

    def outages_since(self, instant: Instant) -> list[Interval]:
        """Returns the outages of this process that have ended since an instant."""
        return self._uptime.outages_since(instant)

    async def silent_since(self, runs: Collection[int]) -> Instant | None:
        """Returns since when all of these processes have been silent; None if one is not."""
        return await self._neighbours.silent_since(runs) if self._neighbours else None

    def trouble(self, since: Instant) -> None:
        """Begins an outage: the store failed to write what was received at ``since``."""
        self._uptime.silent(since, self.pulse.instant(self.store.commits.answered_seconds_ago))

    def hold(self, at: Instant) -> object:
        """Keeps the watermark below an action received at ``at`` until it is released.

        Reports a long standstill first, so that its actions wait until all clocks are corrected.
        """
        self.pulse.notice()
        held = object()
        self._receipts[held] = at
        return held

    def release(self, held: object) -> None:
        """Releases an action that is on disk or refused."""
        del self._receipts[held]

    def _mark(self) -> Instant:
        """Returns the watermark: everything received until this instant is on disk."""
        return min(self.now(), min(self._receipts.values(), default=self.now()) - 1)

    def keeps(self, table: str) -> bool:
        """Returns whether this process owns a table that nobody is connected to."""
        return self._neighbours is None or self._neighbours.keeps(table)

    def tell(self, table: LiveTable, seq: int | None = None) -> None:
        """Wakes other processes to read what is new of a table in the store."""
        if self._neighbours:
            self._neighbours.tell(table.id, seq)

    def note_presence(self, table: LiveTable) -> None:
        """Records who is connected here, for other processes and for pairing."""
        self.pairing.note(table)
        if self._neighbours:
            self._neighbours.note_presence(table.id)  # Pairs once it is written.
        else:
            self.pairing.look()

    async def seekers(self) -> list[SeekerRow]:
        """Returns the connected seekers of any opponent, the longest wait first."""
        if self._neighbours:
            return await self._neighbours.seekers()
        here = self.pairing.here()
        return await self.store.seats.seekers(here) if here else []

    def live(self) -> list[LiveTable]:
        """Returns the tables in memory."""
        return list(self._tables.values())

    def known(self, id: str) -> LiveTable | None:  # noqa: A002
        """Returns a table if it is in memory, otherwise None."""
        return self._tables.get(id)

    async def guest_of(self, token: str | None) -> str | None:
        """Returns the guest of a token; None if there is none.

        Cached for a while: a token never changes its guest, and a deleted guest has no seats left.
        Every entry has its own expiry, so that they are not all read again at the same moment.
        """
        known = self._guests.get(token or "")
        if not token or (known and known[1] > self.clock()):
            return known[0] if known else None
        row = await self.store.guests.by_token(token)
        self._guests.pop(token, None)
        if row is None:
            return None
        if len(self._guests) >= FACES:
            del self._guests[next(iter(self._guests))]
        self._guests[token] = row.id, self.clock() + REMEMBERED
        return row.id

    # Tables

    async def open(self, id: str, new: LiveTable | None = None) -> LiveTable | None:  # noqa: A002
        """Returns the live table, from memory, from ``new`` or from the store.

        Returns None if there is no such table, or it cannot be read.
        """
        if id in self._tables:
            return self._tables[id]
        if id not in self._opening:
            task = asyncio.create_task(self._begin(id, new))
            self._opening[id] = task
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def require(self, id: str) -> LiveTable:  # noqa: A002
        """Returns the live table. Raises ``Malformed`` if there is none, or it cannot be read."""
        if live := await self.open(id):
            return live
        if row := await self.store.tables.get(id):
            opening_of(row)
        raise Malformed("table", id=id)

    async def _begin(self, id: str, new: LiveTable | None) -> LiveTable | None:  # noqa: A002
        discards = self._discards
        live = new or await self._read(id)
        if live is None:
            return None
        if self._neighbours and live is not new:
            await self._neighbours.glance([live])
        lost = self._uptime.downtimes if self.shared else self._uptime.lost
        await live.resume(lost)
        if discards != self._discards:  # This table may have been discarded after it was read.
            return await self._begin(id, None)
        self._tables[id] = live
        metrics.tables.set(len(self._tables))
        if self._neighbours:  # Wakes this process once, so no event is missed.
            self._neighbours.follow(id)
        return live

    async def read(self, id: str, seq: int = 0) -> LiveTable | None:  # noqa: A002
        """Returns a table with at least ``seq`` events to read, without keeping it in memory."""
        known = self.known(id)
        return known if known and known.table.seq >= seq else await self._read(id)

    async def _read(self, id: str) -> LiveTable | None:  # noqa: A002
        row = await self.store.tables.get(id)
        if row is None:
            return None
        try:
            live = LiveTable(self, row)
        except Malformed as error:
            log.warning("table_unreadable", extra={"table": id, "error": first_line(error)})
            return None
        await live.catch_up(await self.store.events.of(id))
        if following := await self.store.tables.after(id):
            live.next = following.id
        return live

    async def add(
        self, row: TableRow, plan: Match | None = None, missing: Collection[Seat] = ()
    ) -> LiveTable:
        """Stores and opens a new table, which waits for the missing players."""
        new = LiveTable(self, row)
        await self.store.tables.add(new.row, new.wait_for(missing), plan=plan)
        log.info("table_opened", extra={"table": row.id, "game": row.game})
        live = await self.open(row.id, new)
        assert live
        return live

    async def reseat(self, live: LiveTable) -> None:
        """Reloads the seats of a table after one has moved to another device."""
        row = await self.store.tables.get(live.id)
        assert row
        log.info("seat_moved", extra={"table": live.id})
        live.reseat(row)
        self.tell(live)

    def discard(self, id: str) -> None:  # noqa: A002
        """Drops a table from memory that was deleted or has to be read again."""
        self._discards += 1
        if live := self._tables.pop(id, None):
            live.disband()
            if self._neighbours:
                self._neighbours.leave(id)

    def reread(self, id: str) -> None:  # noqa: A002
        """Makes all processes read a table again, after a guest was removed from it."""
        self.discard(id)
        if self._neighbours:
            self._neighbours.tell(id)

    async def look(self, live: LiveTable) -> None:
        """Reads the changes of other processes to a table, without waiting for a wake-up."""
        if self._neighbours:
            await self._neighbours.glance([live])

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
            missing = [seat for seat in table.people() if not table.present(seat)]
            live = await self.add(following, plan, missing)
            table.follow_with(live.id)
            self.tell(table)
        except Conflict:
            if not await self.find_next(table):
                self.discard(table.id)  # A guest who sat there was deleted.

    async def find_next(self, table: LiveTable) -> bool:
        """Returns whether another process has opened the next game, and sends listeners there."""
        following = await self.store.tables.after(table.id)
        if following:
            table.follow_with(following.id)
        return following is not None

    async def match_so_far(self, match: str) -> Match:
        """Returns a match with its finished games entered."""
        plan, games = (await self.store.matches.get([match]))[match]
        return plan.entered(game.outcome for game in games)

    # The computer

    def think(self, table: LiveTable, seat: Seat, level: str) -> None:
        """Starts a worker on the computer's next plan, and cancels the wait for its last one."""
        if before := self._thoughts.get((table.id, seat)):
            before.cancel()
        self._thoughts[table.id, seat] = self.spawn(self._think(table, seat, level))

    async def _think(self, table: LiveTable, seat: Seat, level: str) -> None:
        version = table.table.versions[seat.index]
        told = update(table.table, seat, max(0, version - 1))
        try:
            seed, now = self.chance.of_table(table.id), self.clock()
            # Requests of the other player are answered at once, without a worker.
            plan = courtesy(told.view, now) or await self._thinkers.consider(
                table.id, level, seed, told.view, told.news, now
            )
        except Exception:
            table.ask_again(seat)
            raise
        if plan and table.table.versions[seat.index] == version:
            table.plan(seat, plan)

    # Time

    def wake(self, table: LiveTable, at: Instant) -> None:
        """Sets an alarm, unless there is an earlier one: when that fires, the table sets the next.

        An alarm that is no longer needed does no harm.
        """
        if table.id not in self._next or at < self._next[table.id]:
            self._next[table.id] = at
            heapq.heappush(self._alarms, (at, table.id))

    async def _pass_time(self) -> None:
        while True:
            await self.pulse.step()
            silent = max(self.store.commits.unanswered_seconds, self._uptime.unanswered_seconds)
            if silent >= SILENCE_SECONDS:
                self.trouble(self.pulse.instant(silent))
            if self.up:
                self._ring()

    def _ring(self) -> None:
        """Calls ``tick`` of the tables whose alarms are due."""
        now = self.clock()
        while self._alarms and self._alarms[0][0] <= now:
            at, id_ = heapq.heappop(self._alarms)
            if self._next.get(id_) != at:
                continue  # Replaced by an earlier alarm.
            del self._next[id_]
            if id_ in self._tables:
                self.spawn(self._tick(self._tables[id_]))

    async def _tick(self, table: LiveTable) -> None:
        try:
            await table.tick()
        except Illegal:
            pass  # Nothing was due after all.
        except Exception as error:
            if not is_unreachable(error):
                raise
            log.warning("tick_waits", extra={"table": table.id, "error": first_line(error)})

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            thought_about = {id_ for id_, _ in self._thoughts}
            idle = {id_ for id_, table in self._tables.items() if table.idle} - thought_about
            for id_ in idle & self._idle:  # Idle twice in a row: no guest is just joining.
                del self._tables[id_]
                if self._neighbours:
                    self._neighbours.leave(id_)
            metrics.tables.set(len(self._tables))
            self._idle = idle

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Starts a background task that ends with the hall; logs its failure."""
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task_failed", exc_info=error)

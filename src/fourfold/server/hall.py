"""The hall: all live tables, their opening, and the one loop that lets time pass at them."""

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

#: How long one may be gone before the other may claim the game.
GRACE: Instant = 60_000
#: How often, in seconds, it lets go of tables that nobody needs.
TIDY = 2.0
#: For how many milliseconds, and how many, it knows guests by their tokens.
REMEMBERED, FACES = 600_000, 50_000


class Hall:
    """Keeps tables while they are in use; everything about them can be read from the store."""

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
        #: The next alarm of every table, and all of them with the first in front.
        self._next: dict[str, Instant] = {}
        self._alarms: list[tuple[Instant, str]] = []
        self._idle: set[str] = set()
        #: By their tokens, and until when.
        self._guests: dict[str, tuple[str, Instant]] = {}
        #: How often something was to be read anew.
        self._discards = 0
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thoughts: WeakValueDictionary[tuple[str, Seat], asyncio.Task[Any]]
        self._thoughts = WeakValueDictionary()
        #: When was received what is not on disk yet.
        self._receipts: dict[object, Instant] = {}
        self._uptime = Uptime(store.runs, clock, self._mark, self._resume)
        self.pulse.on_standstill = self._uptime.trouble
        self._neighbours = Neighbours(self, self._uptime, redis) if redis else None
        self.pairing = Pairing(self)
        #: Whether people are to be sent elsewhere.
        self.stopping = False

    async def start(self) -> None:
        """Notes that the server is up, as the last thing before it is; then opens tables.

        Raises ``Malformed`` if a server that cannot hear this one has the database.
        """
        self.store.database.tenancy = Tenancy(self._neighbours.bus if self._neighbours else None)
        await self._uptime.begin()
        works = (self._uptime.keep(), self._pass_time(), self._tidy(), self.open_due())
        for work in (*works, self.pairing.run()):
            self.spawn(work)
        if self._neighbours:
            self._neighbours.start()

    def drain(self) -> None:
        """Says from now on that people are to be sent elsewhere, and goes on as before."""
        log.warning("no longer ready: told to drain")
        self.stopping = True

    async def stop(self) -> None:
        """Ends everything that happens by itself."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._thinkers.close()
        if self._neighbours:
            await self._neighbours.close()
        await self._uptime.end()

    async def open_due(self) -> None:
        """Opens every table whose clock runs, and that is ours to see to."""
        if self._neighbours:
            await self._neighbours.meet()
        for row in await self.store.tables.due():
            if self.keeps(row.id):
                try:
                    await self.open(row.id)
                except Exception:
                    log.exception("a table could not be opened", extra={"table": row.id})

    async def _resume(self) -> None:
        """Takes the outage that is over off all clocks of players who are heard here."""
        lost, (start, end) = self._uptime.downtimes, self._uptime.outages[-1]
        if self._neighbours:  # What others have written meanwhile says whose time it is.
            await self._neighbours.catch_up()
        await asyncio.gather(
            *(
                # What was received just before the outage was not told to anybody, either.
                live.resume([*lost, (min(start, live.waiting_since or start), end)], live.heard)
                for live in self.live()
            )
        )
        for live in self.live():
            self.note_presence(live)

    async def make_good(self, id: str, lost: Mapping[Seat, Interval]) -> None:  # noqa: A002
        """Takes time off a table's clock in which seats could not act through a dead process."""
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
        """For how long the store has taken no heartbeat."""
        return self.clock() - self._uptime.beaten

    @property
    def redis(self) -> bool | None:
        """Whether Redis can be reached, where there is one."""
        return self._neighbours.connected if self._neighbours else None

    async def reachable(self) -> None:
        """Waits for the store; when it is back, tables have been resumed."""
        await self._uptime.reachable()

    async def settled(self, runs: Collection[int], at: Instant) -> bool:
        """Returns whether all that was received until an instant is on disk.

        Here, where the store has been there until now, and by these processes. Otherwise nobody
        must lose by the clock.
        """
        if not await self._uptime.sure():
            return False
        return not runs or (
            self._neighbours is not None and await self._neighbours.settled(runs, at)
        )

    def outages_since(self, instant: Instant) -> list[Interval]:
        """Returns when this process could not take moves, as far as that has ended since."""
        return self._uptime.outages_since(instant)

    async def silent_since(self, runs: Collection[int]) -> Instant | None:
        """Returns since when none of these processes shows that it takes moves, if so."""
        return await self._neighbours.silent_since(runs) if self._neighbours else None

    def trouble(self, since: Instant) -> None:
        """Begins an outage: the store has failed at what was received at this instant."""
        self._uptime.silent(since, self.pulse.instant(self.store.commits.answered_seconds_ago))

    def hold(self, at: Instant) -> object:
        """Counts something as received that is not on disk yet.

        What comes out of a long standstill waits until all clocks have been put right.
        """
        self.pulse.notice()
        held = object()
        self._receipts[held] = at
        return held

    def release(self, held: object) -> None:
        """Counts it no longer: it is on disk, or refused."""
        del self._receipts[held]

    def _mark(self) -> Instant:
        """The instant up to which everything that was received is on disk."""
        return min(self.now(), min(self._receipts.values(), default=self.now()) - 1)

    def keeps(self, table: str) -> bool:
        """Whether this process sees to a table that nobody is connected to."""
        return self._neighbours is None or self._neighbours.keeps(table)

    def tell(self, table: LiveTable, seq: int | None = None) -> None:
        """Tells other processes that there is something new in the store."""
        if self._neighbours:
            self._neighbours.tell(table.id, seq)

    def note_presence(self, table: LiveTable) -> None:
        """Notes for other processes, and for those who seek anybody, who is connected here."""
        self.pairing.note(table)
        if self._neighbours:
            self._neighbours.note_presence(table.id)  # Others look when that is done.
        else:
            self.pairing.look()

    async def seekers(self) -> list[SeekerRow]:
        """Returns who waits for anybody and is connected now, the longest wait first."""
        if self._neighbours:
            return await self._neighbours.seekers()
        here = self.pairing.here()
        return await self.store.seats.seekers(here) if here else []

    def live(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._tables.values())

    def known(self, id: str) -> LiveTable | None:  # noqa: A002
        """A table, if it is in memory."""
        return self._tables.get(id)

    async def guest_of(self, token: str | None) -> str | None:
        """Who holds this token.

        It is remembered for a while: a token never changes hands, and of a guest who was deleted
        no seat is left that it could open. Each for itself, so that they are not all asked for
        again in the same moment.
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
        """The live table, from memory or from the store; ``new`` need not be read first."""
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
        if discards != self._discards:  # Perhaps this one, as it was read before.
            return await self._begin(id, None)
        self._tables[id] = live
        metrics.tables.set(len(self._tables))
        if self._neighbours:  # That wakes us once, so that nothing of this moment is missed.
            self._neighbours.follow(id)
        return live

    async def read(self, id: str, seq: int = 0) -> LiveTable | None:  # noqa: A002
        """Returns a table to look at, with so many events at least, which is not kept in memory."""
        known = self.known(id)
        return known if known and known.table.seq >= seq else await self._read(id)

    async def _read(self, id: str) -> LiveTable | None:  # noqa: A002
        row = await self.store.tables.get(id)
        if row is None:
            return None
        try:
            live = LiveTable(self, row)
        except Malformed as error:
            log.warning("table_unreadable", extra={"table": id, "error": str(error)})
            return None
        await live.catch_up(await self.store.events.of(id))
        if following := await self.store.tables.after(id):
            live.next = following.id
        return live

    async def add(
        self, row: TableRow, plan: Match | None = None, missing: Collection[Seat] = ()
    ) -> LiveTable:
        """Opens a new table, which waits for players who are missing."""
        new = LiveTable(self, row)
        await self.store.tables.add(new.row, new.wait_for(missing), plan=plan)
        log.info("a table is opened", extra={"table": row.id, "game": row.game})
        live = await self.open(row.id, new)
        assert live
        return live

    async def reseat(self, live: LiveTable) -> None:
        """Reads anew who sits where, after a seat has moved to another device."""
        row = await self.store.tables.get(live.id)
        assert row
        log.info("a seat has moved", extra={"table": live.id})
        live.reseat(row)
        self.tell(live)

    def discard(self, id: str) -> None:  # noqa: A002
        """Lets go of a table that was deleted, or is to be read anew."""
        self._discards += 1
        if live := self._tables.pop(id, None):
            live.disband()
            if self._neighbours:
                self._neighbours.leave(id)

    def reread(self, id: str) -> None:  # noqa: A002
        """Somebody was taken out of this table: all processes are to read it anew."""
        self.discard(id)
        if self._neighbours:
            self._neighbours.tell(id)

    async def look(self, live: LiveTable) -> None:
        """Reads what other processes have done at a table, without waiting to be told."""
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
                self.discard(table.id)  # Somebody who sat there is gone.

    async def find_next(self, table: LiveTable) -> bool:
        """Looks whether another process has opened the game after this one."""
        following = await self.store.tables.after(table.id)
        if following:
            table.follow_with(following.id)
        return following is not None

    async def match_so_far(self, match: str) -> Match:
        """A match with the games that are over entered."""
        plan, games = (await self.store.matches.get([match]))[match]
        return plan.entered(game.outcome for game in games)

    # The computer

    def think(self, table: LiveTable, seat: Seat, level: str) -> None:
        """Lets the computer plan elsewhere; what it thought about before nobody waits for."""
        if before := self._thoughts.get((table.id, seat)):
            before.cancel()
        self._thoughts[table.id, seat] = self.spawn(self._think(table, seat, level))

    async def _think(self, table: LiveTable, seat: Seat, level: str) -> None:
        version = table.table.versions[seat.index]
        told = update(table.table, seat, max(0, version - 1))
        try:
            seed, now = self.chance.of_table(table.id), self.clock()
            # What is asked politely is answered at once, however many are thinking.
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
        """Sets an alarm, unless there is an earlier one: when that rings, the table sets the next.

        One that is no longer needed does no harm.
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
        """Lets the tables tick whose alarms are due."""
        now = self.clock()
        while self._alarms and self._alarms[0][0] <= now:
            at, id_ = heapq.heappop(self._alarms)
            if self._next.get(id_) != at:
                continue  # An earlier one has rung since.
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
            log.warning("tick_waits", extra={"table": table.id, "why": first_line(error)})

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            thought_about = {id_ for id_, _ in self._thoughts}
            idle = {id_ for id_, table in self._tables.items() if table.idle} - thought_about
            for id_ in idle & self._idle:  # Twice in a row: nobody is just about to sit down.
                del self._tables[id_]
                if self._neighbours:
                    self._neighbours.leave(id_)
            metrics.tables.set(len(self._tables))
            self._idle = idle

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Lets something happen beside everything else, as long as the hall is open."""
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task of the hall failed", exc_info=error)

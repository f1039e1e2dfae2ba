"""A live table: the fold of its log in memory, its listeners, and the commit of actions."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from fourfold.catalogue import GAMES
from fourfold.play import (
    Act,
    Ask,
    Away,
    Back,
    Event,
    FourfoldError,
    Illegal,
    Instant,
    Join,
    Malformed,
    Offers,
    Outcome,
    Plan,
    Rematch,
    Resign,
    Resumed,
    Seat,
    SetUp,
    Table,
    TableAct,
    Wait,
    update,
    view,
)
from fourfold.play.stream import TableView, news_since
from fourfold.play.table import AUDIENCES
from fourfold.play.values import SEATS
from fourfold.server import wire
from fourfold.server.logs import first_line
from fourfold.server.slices import sliced
from fourfold.server.stored import opening_of, unreadable
from fourfold.server.uptime import Interval, Turn
from fourfold.store import (
    Conflict,
    EventRow,
    Glance,
    Note,
    SeatRow,
    Store,
    TableRow,
    is_unreachable,
)

__all__ = ["Elsewhere", "Listener", "LiveTable", "Superseded", "World"]

log = logging.getLogger("fourfold.live")

#: How long, in milliseconds, until something is retried that the store could not take.
RETRY: Instant = 1_000
#: How long until an attempt is retried that had to wait for the store or other processes.
UNDECIDED_SECONDS = 0.1
#: How often, and how many times at most, a process checks whether others have settled before it
#: refuses an action.
SETTLING_SECONDS, MOST_SETTLING = 0.5, 6
#: A turn whose first event took longer to write begins when it is on disk.
UNTOLD_MS: Instant = 500

#: By seat, the runs of other processes to which its player is connected.
Elsewhere = Mapping[Seat, frozenset[int]]
#: The most events of a table: no game needs so many, and every reader has to read them all.
MOST_EVENTS = 10_000
#: More events than this are folded, or sent, in slices.
AT_ONCE_EVENTS = 100


class Listener(Protocol):
    """A connection that receives the stream of one seat or of a spectator."""

    seat: Seat | None
    guest: str | None
    version: int

    def send(self, message: msgspec.Struct) -> None:
        """Queues a message without waiting."""

    def drop(self) -> None:
        """Closes the connection; the client may reconnect."""


class Superseded(Exception):
    """Raised for a waiting action whose player now acts through another process."""


class World(Protocol):
    """The interface of the hall that a table uses."""

    store: Store
    clock: Callable[[], Instant]
    grace: Instant

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""

    @property
    def up(self) -> bool:
        """Whether the store can be reached."""

    async def reachable(self) -> None:
        """Waits until the store can be reached and all live tables have been resumed."""

    def now(self) -> Instant:
        """Returns the instant at which a message that is read now counts as received."""

    async def settled(self, runs: Collection[int], at: Instant) -> bool:
        """Returns whether everything received until an instant is on disk, here and by ``runs``.

        While False, no player may lose on time.
        """

    def outages_since(self, instant: Instant) -> Sequence[Interval]:
        """Returns the outages of this process that have ended since an instant."""

    async def silent_since(self, runs: Collection[int]) -> Instant | None:
        """Returns since when all of these processes have been silent; None if one is not."""

    def trouble(self, since: Instant) -> None:
        """Begins an outage: the store failed to write what was received at ``since``."""

    def hold(self, at: Instant) -> object:
        """Keeps the watermark below an action received at ``at`` until it is released."""

    def release(self, held: object) -> None:
        """Releases an action that is on disk or refused."""

    async def look(self, table: LiveTable) -> None:
        """Reads the changes of other processes to a table, without waiting for a wake-up."""

    def keeps(self, table: str) -> bool:
        """Returns whether this process owns a table that nobody is connected to."""

    def tell(self, table: LiveTable, seq: int | None = None) -> None:
        """Wakes other processes to read what is new of a table in the store."""

    def note_presence(self, table: LiveTable) -> None:
        """Records who is connected here, for other processes and for pairing."""

    def wake(self, table: LiveTable, at: Instant) -> None:
        """Calls ``tick`` of a table at this instant or before; ``tick`` sets the next alarm."""

    def think(self, table: LiveTable, seat: Seat, level: str) -> None:
        """Starts the computer's next plan for its seat."""

    async def follow(self, table: LiveTable) -> None:
        """Opens the game after this one: the next of the match, or a rematch."""

    async def find_next(self, table: LiveTable) -> bool:
        """Returns whether another process has opened the next game, and sends listeners there."""

    def discard(self, id: str) -> None:  # noqa: A002
        """Drops a table from memory that was deleted or has to be read again."""


class LiveTable:
    """One table: commits actions one by one, each on disk before it is sent to anybody."""

    def __init__(self, world: World, row: TableRow) -> None:
        self.row = row
        self.table: Table[Any, Any, Any] = opening_of(row)
        self.game = GAMES[row.game]
        #: The table of the next game, or the one to which the opener was moved.
        self.next: str | None = row.moved
        #: The error at the first unreadable event of the log: the table is read-only then.
        self.stuck: FourfoldError | None = None
        self._world = world
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        #: The listeners with a seat; there may be thousands of spectators.
        self._players: set[Listener] = set()
        self._elsewhere: Elsewhere = {}
        #: Since when each seat has been connected to this process.
        self._here_since: dict[Seat, Instant] = {}
        #: The number of the last event that this process wrote.
        self._written = 0
        #: The instants and seats of the received actions that are not on disk yet.
        self._receipts: list[tuple[Instant, Seat | None]] = []
        #: By seat and id, the results of waiting actions: whether decided, and the refusal.
        self._pending: dict[
            tuple[Seat | None, str], asyncio.Future[tuple[bool, Illegal | None]]
        ] = {}
        #: The last turn that began here: when it began, and when its first event was on disk.
        self._untold: Interval = (0, 0)
        self._gone: dict[Seat, Instant] = {}
        self._presence: dict[str, bool] = {}
        #: Whether the log may be ahead of ``table``: an append failed, perhaps after its commit.
        self._stale = False
        #: The deadline and outcome that are stored beside the events; None if unknown.
        self._noted: Note | None = Note(row.due, row.outcome)
        self.plans: dict[Seat, Plan] = {}
        self._asked: dict[Seat, int] = {}
        #: By seat, the ids of its actions, up to event ``_ids_seq``.
        self._ids: tuple[set[str], set[str]] = (set(), set())
        self._ids_seq = 0

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row.id

    @property
    def uploaded(self) -> bool:
        """Whether this is an uploaded record, without players or invitation."""
        return self.row.invite is None and all(row.empty for row in self.row.seats)

    @property
    def set_up(self) -> SetUp | None:
        """How the game was set up; ``None`` after a random deal."""
        return self.table.rules.set_up_of(self.table.deal)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None before. A stored outcome is never computed again."""
        return self.row.outcome or self.table.outcome

    @property
    def idle(self) -> bool:
        """Whether nobody listens, no plan waits, and no alarm is set that this process owns."""
        ours = self._world.keeps(self.id) or not self._elsewhere
        return not (self._listeners or self.plans or (self._alarm is not None and ours))

    @property
    def here(self) -> frozenset[Seat]:
        """The seats whose players are connected to this process."""
        return frozenset(listener.seat for listener in self._players if listener.seat)

    @property
    def spoken_for(self) -> frozenset[Seat]:
        """The seats that are connected to this process or have an action waiting in it."""
        return self.here | {seat for _, seat in self._receipts if seat}

    def present(self, seat: Seat) -> bool:
        """Returns whether the player of a seat is connected to any process."""
        return seat in self.here or seat in self._elsewhere

    def people(self) -> set[Seat]:
        """Returns the seats of people if two different guests play, otherwise none."""
        guests = {row.guest for row in self.row.seats if row.guest}
        return {row.seat for row in self.row.seats if row.guest} if len(guests) == 2 else set()

    # Reading

    async def catch_up(self, rows: Sequence[EventRow]) -> None:
        """Applies events from the store; a long log in slices."""
        if len(rows) > AT_ONCE_EVENTS:
            async for _ in sliced(self._fold(rows)):
                pass
        else:
            deque(self._fold(rows), maxlen=0)

    def _fold(self, rows: Iterable[EventRow]) -> Iterator[None]:
        for row in rows:
            try:
                action = self.game.decode_action(row.action)
                event = Event(row.seq, row.seat, action, row.at, row.id)
                self.table = self.table.after(event)
            except Exception as error:  # Rules may raise anything on a foreign log.
                self.stuck = unreadable(error, row.seq)
                log.warning(
                    "event_unreadable",
                    extra={"table": self.id, "seq": row.seq, "error": first_line(self.stuck)},
                )
                break
            yield

    @property
    def heard(self) -> frozenset[Seat]:
        """The seats that can act through this process: all but those connected only elsewhere."""
        here = self.here
        return frozenset(
            seat
            for seat in Seat
            if (voice := self._voice(seat)) in here or voice not in self._elsewhere
        )

    def _voice(self, seat: Seat) -> Seat:
        """Returns the seat whose connections decide where a seat acts: the opponent's for a bot."""
        return seat.other if self.row.seats[seat.index].level else seat

    @property
    def waiting_since(self) -> Instant | None:
        """When the oldest waiting action was received; None if none waits."""
        return min((at for at, _ in self._receipts), default=None)

    async def resume(self, lost: Collection[Interval], seats: Collection[Seat] = SEATS) -> None:
        """Credits the time in which these seats could not act; starts timers and the computer."""
        if self.uploaded or self.stuck:
            return

        def step(table: Table[Any, Any, Any], at: Instant) -> Table[Any, Any, Any]:
            due = table.due
            if due is None or not (due.seat in seats if due.seat else seats):
                return table
            return _made_good(table, lost, at)

        # Before any deadline is enforced: time in which nobody could act does not count.
        await self._commit(step, self._world.clock(), resuming=True)
        self._gone.clear()
        self._set_going()
        self._watch_absences()

    async def look(self, seen: Glance, elsewhere: Elsewhere) -> None:
        """Applies the changes of other processes: connections, events, seats and the next game."""
        if elsewhere != self._elsewhere:
            self._elsewhere = elsewhere
            self._presence_changed()
        if seen.moved:
            self.retire(seen.moved)
        if seen.seq > self.table.seq:
            await self.hear(await self._world.store.events.of(self.id, self.table.seq))
        if seen.seats != self.row.seats and not await self._look_who_sits_here():
            self._world.discard(self.id)
        if self._goes_on:
            await self._world.find_next(self)

    async def _look_who_sits_here(self) -> bool:
        """Reloads the seats; returns False if a guest was deleted.

        Reads until the row stays the same meanwhile: a row that was read may be outdated.
        """
        known = row = None
        while known is not self.row:
            known = self.row
            row = await self._world.store.tables.get(self.id)
        if row is None or any(
            after.empty and not before.empty
            for before, after in zip(self.row.seats, row.seats, strict=True)
        ):
            return False
        if row.seats != self.row.seats:
            self.reseat(row)
        return True

    async def hear(self, rows: Sequence[EventRow]) -> None:
        """Applies new events of other processes and sends them to the listeners."""
        async with self._lock:
            await self._take([row for row in rows if row.seq > self.table.seq])
        if self._world.up and self._indebted(self.table):
            # The turn of a player connected here began during an outage of this process.
            await self._commit(lambda table, at: table)

    # Acting

    async def act(
        self,
        seat: Seat | None,
        action: Act,
        id: str = "",  # noqa: A002
        at: Instant | None = None,
        arrived: Instant | None = None,
    ) -> None:
        """Commits an action that was read at ``at``; returns when it is on disk.

        It may have ``arrived`` before, while the event loop stood still: then a deadline counts
        against its arrival.

        The id is an idempotency key: the same action sent again gets the result of the first. If
        the store fails, an action with an id waits until it is back, and keeps its time. Raises
        ``Illegal`` if the action is refused, ``Superseded`` if its player now acts through another
        process, and without an id also the errors of the store.
        """
        at = self._world.now() if at is None else at
        arrived = at if arrived is None else min(arrived, at)
        if not id:
            await self._act(seat, action, id, at, arrived)
            return
        while first := self._pending.get((seat, id)):
            answered, refusal = await asyncio.shield(first)
            if refusal:
                raise refusal
            if answered:
                return
        answer = self._pending[seat, id] = asyncio.get_running_loop().create_future()
        result: tuple[bool, Illegal | None] = False, None
        try:
            await self._act(seat, action, id, at, arrived)
            result = True, None
        except Illegal as illegal:
            result = True, illegal
            raise
        finally:
            del self._pending[seat, id]
            answer.set_result(result)

    async def _act(
        self,
        seat: Seat | None,
        action: Act,
        id: str,  # noqa: A002
        at: Instant,
        arrived: Instant,
    ) -> None:
        """Commits an action, however long that takes. Raises ``Illegal`` if it is refused."""

        def step(table: Table[Any, Any, Any], now: Instant) -> Table[Any, Any, Any]:
            if self.has_taken(seat, id):
                return table
            _require_room(table, action)
            return table.submit(seat, action, now, id)

        receipt = (arrived, seat)
        self._receipts.append(receipt)
        held, final = self._world.hold(arrived), not id
        try:
            while True:
                try:
                    await self._commit(step, at, arrived=arrived, asker=seat)
                    return
                except Illegal:
                    if final or not (seat and self._hear_elsewhere(seat)):
                        raise
                    await self._settle(seat, arrived)
                    await self._require_heard(seat)
                    final = True
                except Exception as error:
                    if not (id and is_unreachable(error)):
                        raise
                    log.warning(
                        "action_waits", extra={"table": self.id, "error": first_line(error)}
                    )
                    self._world.trouble(arrived)
        finally:
            self._receipts.remove(receipt)
            self._world.release(held)
            if seat and seat not in self.here:
                self._world.note_presence(self)

    async def _require_heard(self, seat: Seat) -> None:
        """Raises ``Superseded`` if the player has reconnected to another process."""
        if self._world.shared and seat not in self.here:
            await self._world.look(self)
            if seat in self._elsewhere and seat not in self.here:
                raise Superseded

    async def _settle(self, seat: Seat, arrived: Instant) -> None:
        """Waits until this process may refuse an action.

        Another process to which the player is or was connected may still accept the same action: a
        client without an answer sends it again here. Waits only for actions that arrived there
        earlier, so that two processes never wait for each other.
        """
        for _ in range(MOST_SETTLING):
            runs = self._hear_elsewhere(seat)
            if not runs or await self._world.settled(runs, arrived - 1):
                return
            await asyncio.sleep(SETTLING_SECONDS)
        # A process that is silent for so long drops the action: see ``_require_heard``.

    def has_taken(self, seat: Seat | None, id: str) -> bool:  # noqa: A002
        """Returns whether the log has an action of this seat with this id."""
        step: Table[Any, Any, Any] | None = self.table
        while step and (event := step.event) and step.seq > self._ids_seq:
            if event.seat and event.id:
                self._ids[event.seat.index].add(event.id)
            step = step.previous
        self._ids_seq = self.table.seq
        return seat is not None and bool(id) and id in self._ids[seat.index]

    async def give_up(self, seat: Seat) -> None:
        """Resigns for a guest who deletes their data, even during an outage."""
        at = self._world.now()
        await self._attempt(lambda table, now: table.submit(seat, Resign(), now), at, resuming=True)

    def wait_for(self, missing: Iterable[Seat]) -> list[EventRow]:
        """Makes a new table wait for missing players; returns its first events to store."""
        before = self.table
        for seat in missing:
            self.table = self.table.submit(None, Wait(seat))
        due = self.table.due
        self.row = msgspec.structs.replace(self.row, due=due.at if due else None)
        self._noted = Note(self.row.due, self.row.outcome)
        return _rows(before, self.table)

    async def join(
        self,
        seat: Seat,
        name: str,
        guest: str | None,
        level: str | None = None,
        leaving: str | None = None,
    ) -> bool:
        """Seats a player and logs it, in one transaction; returns False if the seat was taken.

        With ``leaving``, the same transaction retires the table at which the guest waited.
        """
        async with self._lock:
            known = -1
            while True:
                await self._refresh()
                before = self.table
                if before.seq == known:  # No race was lost: the guest was deleted.
                    return False
                known = before.seq
                after = before.submit(seat, Join(name), self._world.clock())
                mine = SeatRow(seat, guest, level, name)
                opposite = self.row.seats[seat.other.index]
                # The opener may be disconnected: then the game waits for them.
                if opposite.guest not in (None, guest) and not self.present(seat.other):
                    after = after.submit(None, Wait(seat.other))
                joined = _rows(before, after)
                due, self._noted = after.due, None
                at, store = due.at if due else None, self._world.store
                try:
                    if leaving:
                        taken = await store.seats.pair(leaving, self.id, mine, joined, at)
                    else:
                        taken = await store.seats.take(self.id, mine, joined, at)
                    if not taken:
                        return False
                except Conflict:
                    self._stale = True
                    continue
                a, b = (mine if row.seat is seat else row for row in self.row.seats)
                self.row = msgspec.structs.replace(self.row, seats=(a, b))
                self.table = after
                self._tell()
                self._world.tell(self, after.seq)
                self._watch_absences()
                return True

    async def tick(self) -> None:
        """Handles what is due: deadlines, plans of the computer, absences and the next game."""
        now = self._world.clock()
        try:
            if (alarm := self._alarm) is not None and alarm <= now:
                await self._commit(lambda table, at: table.tick(at))
            for seat, plan in list(self.plans.items()):
                if plan.at <= now:
                    await self._carry_out(seat, plan)
            await self._note_absences(now)
            for seat in (self.table.waiting | self.table.away) & self.here:
                await self.arrive(seat)
            if self._goes_on:
                await self._world.follow(self)
        except Exception:
            # The store failed: what is due stays due.
            self._world.wake(self, now + RETRY)
            raise
        self._set_going()
        for plan in self.plans.values():
            self._world.wake(self, plan.at)
        self._watch_absences()

    def _watch_absences(self) -> None:
        """Starts the grace period of players who are not connected."""
        now = self._world.clock()
        for seat in self._missed():
            if not self.present(seat) and seat not in self.table.away:
                self._gone.setdefault(seat, now)
                self._world.wake(self, self._gone[seat] + self._world.grace)

    def _missed(self) -> Collection[Seat]:
        """Returns the seats whose absence matters: of players, then of those who want a rematch."""
        if None in self.table.players:
            return ()
        return self.people() & self.table.rematch if self.table.outcome else self.people()

    async def _note_absences(self, now: Instant) -> None:
        for seat, since in list(self._gone.items()):
            if since + self._world.grace > now or self.present(seat):
                continue
            await self._note(Away(seat))
            self._gone.pop(seat, None)
            if self.present(seat):  # They came back during the write.
                await self.arrive(seat)

    async def _carry_out(self, seat: Seat, plan: Plan) -> None:
        def step(table: Table[Any, Any, Any], now: Instant) -> Table[Any, Any, Any]:
            # A newer event makes the plan obsolete, and the computer plans again.
            still = self.plans.get(seat) is plan
            return table.submit(seat, plan.action, now) if still else table

        with contextlib.suppress(Illegal):
            await self._commit(step)
        if self.plans.get(seat) is plan:
            del self.plans[seat]

    async def _note(self, act: Away | Back) -> None:
        """Logs an absence or a return, unless it is logged already or no longer matters."""

        def step(table: Table[Any, Any, Any], now: Instant) -> Table[Any, Any, Any]:
            expires = isinstance(act, Away) and act.seat in table.rematch
            return table.submit(None, act, now) if expires or not table.outcome else table

        with contextlib.suppress(Illegal):
            await self._commit(step)

    async def _commit(
        self,
        step: Callable[[Table[Any, Any, Any], Instant], Table[Any, Any, Any]],
        received: Instant | None = None,
        resuming: bool = False,
        arrived: Instant | None = None,
        asker: Seat | None = None,
    ) -> None:
        """Applies a step, appends its events to the log and sends them; retries after a conflict.

        Enforces passed deadlines before the step, unless ``resuming``. Raises ``Illegal`` if the
        step does, and ``Superseded`` if the asker has gone to another process while it waited.
        """
        # The time of receipt counts, however long the write has to wait.
        while not await self._attempt(step, received, resuming, arrived):
            await asyncio.sleep(UNDECIDED_SECONDS)
            await self._world.reachable()
            if asker:
                await self._require_heard(asker)
        if not resuming and self._world.up and self._indebted(self.table):
            await self._attempt(lambda table, at: table, None, resuming)
        if self._goes_on:
            await self._world.follow(self)

    async def _attempt(
        self,
        step: Callable[[Table[Any, Any, Any], Instant], Table[Any, Any, Any]],
        seen_at: Instant | None,
        resuming: bool,
        arrived: Instant | None = None,
    ) -> bool:
        """Tries to commit a step; returns False if it waits for the store or other processes."""
        async with self._lock:
            newest = not self._world.shared
            while True:
                if not (self._world.up or resuming):
                    return False
                newest = newest or self._stale
                await self._refresh()
                before = before_step = self.table
                at = self._world.now() if seen_at is None else seen_at
                if lost := () if resuming else self._indebted(before):
                    before_step = _made_good(before, lost, self._world.clock())
                due = before_step.due
                if due and arrived is not None and arrived < due.at <= at:
                    at = due.at - 1  # It arrived in time and was read late.
                if not resuming and due and due.at <= at:
                    if not await self._world.settled(self._hear_elsewhere(due.seat), due.at):
                        return False
                    if not newest:  # Reads what others received in time.
                        self._stale = True
                        continue
                    before_step = before_step.tick(at)
                refusal = None
                try:
                    after = step(before_step, at)
                except Illegal as illegal:
                    if not newest:  # Never refuses because of an outdated state.
                        self._stale = True
                        continue
                    after, refusal = before_step, illegal
                if after.seq > before.seq:
                    after, begins = self._begun_late(before, after)
                    try:
                        await self._append(before, after, at)
                    except Conflict:
                        continue
                    self.table, self._written = after, after.seq
                    if begins:
                        self._untold = (begins, self._world.clock())
                    self._world.tell(self, after.seq)
                    await self._tell_in_turn(after.event.seat if after.event else None)
                    if after.outcome and not before.outcome:
                        log.info("game_over", extra={"table": self.id, "game": self.game.id})
                if refusal:
                    raise refusal
                return True

    def _begun_late(
        self, before: Table[Any, Any, Any], after: Table[Any, Any, Any]
    ) -> tuple[Table[Any, Any, Any], Instant | None]:
        """Returns the table to write, and when its events began a turn; None if they did not.

        If the events waited to be written, credits that time: nobody knew of the turn yet.
        """
        if after.due is None or (turn := Turn.of(after)).seq <= before.seq:
            return after, None
        now = self._world.clock()
        if now - turn.began >= UNTOLD_MS:
            after = _made_good(after, [(turn.began, now)], now)
        return after, turn.began

    def _indebted(self, table: Table[Any, Any, Any]) -> Sequence[Interval]:
        """Returns the outages of this process that the current turn has not been credited for.

        These are the outages during which its player was connected here, an outage in which the
        turn began if nobody can have known of it before, and the time that its first event took to
        be written.
        """
        due = table.due
        if due is None:
            return ()
        turn = Turn.of(table)
        voice = due.seat and self._voice(due.seat)
        since = [self._here_since[seat] for seat in self._here_since if voice in (seat, None)]
        ours = table.seq == self._written
        lost = [
            (start, end)
            for start, end in self._world.outages_since(turn.began)
            if (since and min(since) < end) or ((since or ours) and start <= turn.began)
        ]
        if self._untold[0] == turn.began and self._untold[1] - turn.began >= UNTOLD_MS:
            lost.append(self._untold)
        return lost if turn.owed(lost) > 0 else ()

    async def _refresh(self) -> None:
        """Reads new events if the log may be ahead.

        Raises ``Malformed`` if the table was deleted, and ``Illegal`` if it is read-only.
        """
        known, stale = self.table.seq, self._stale
        await self._read()
        if (
            stale
            and self.table.seq == known
            and await self._world.store.tables.get(self.id) is None
        ):
            self._world.discard(self.id)
            raise Malformed("table", id=self.id)
        if self.stuck or self.uploaded:
            raise Illegal("old-rules" if self.stuck else "only-to-look-at")

    async def _read(self) -> None:
        """Reads events of others, or own ones whose commit was not confirmed."""
        if not self._stale:
            return
        await self._take(await self._world.store.events.of(self.id, self.table.seq))
        self._stale = False

    async def _take(self, rows: Sequence[EventRow]) -> None:
        """Applies events that follow, and sends them to the listeners."""
        if not rows:
            return
        if None in self.table.players and (row := await self._world.store.tables.get(self.id)):
            self.row = row
        await self.catch_up(rows)
        self._tell()
        self._watch_absences()

    def _hear_elsewhere(self, seat: Seat | None) -> frozenset[int]:
        """Returns the other processes that may have received an action of a seat, or of either."""
        voices = (self._voice(seat),) if seat else SEATS
        return frozenset(run for one in voices for run in self._elsewhere.get(one, ()))

    async def _append(
        self, before: Table[Any, Any, Any], after: Table[Any, Any, Any], at: Instant
    ) -> None:
        due, rows = after.due, _rows(before, after)
        note = Note(due.at if due else None, after.outcome)
        noted, self._noted, self._stale = self._noted, None, True
        try:
            known = note == noted and not self._world.shared
            await self._world.store.events.append(self.id, rows, None if known else note)
        except Exception as error:
            if is_unreachable(error):
                self._world.trouble(at)
            raise
        self._noted, self._stale = note, False

    @property
    def _goes_on(self) -> bool:
        """Whether both players want another game that is not open yet."""
        return len(self.table.rematch) == 2 and self.next is None and not self.stuck

    # Telling

    async def tell_history(self, listener: Listener) -> None:
        """Sends a long history to a listener before they are added, in slices.

        ``listen`` sends a short one, and whatever happens meanwhile.
        """
        table, seat, since = self.table, listener.seat, listener.version
        version = table.versions[AUDIENCES.index(seat)]
        missed = version - since if 0 <= since <= version else version
        if missed <= AT_ONCE_EVENTS:
            return
        news = [one async for some in sliced(news_since(table, seat, since)) for one in some]
        seen = self._seen(view(table, seat))
        told = wire.Told(self._world.clock(), version, seen, tuple(reversed(news)))
        self._tell_one(listener, told)

    def listen(self, listener: Listener) -> None:
        """Adds a listener: sends the update that it has missed, and every update from now on."""
        self._listeners.add(listener)
        if listener.seat:
            self._players.add(listener)
            self._here_since.setdefault(listener.seat, self._world.clock())
        self._tell_one(listener, self._told(listener.seat, listener.version))
        listener.send(wire.Presence(self._world.clock(), self._seats_present()))
        if why := self.stuck:
            now, facts = self._world.clock(), wire.facts_of(why)
            listener.send(wire.Refused(now, None, why.code, facts, str(why)))
        if listener.seat:
            self._presence_changed()
            self._world.note_presence(self)
        if self.next:
            listener.send(wire.Next(self._world.clock(), self.next))

    async def make_good(self, seat: Seat) -> None:
        """Credits the time that a player who connects here has lost at another process.

        A process that stands still can neither take moves nor report it, and its players reconnect
        to this one.
        """
        runs = self._elsewhere.get(seat)
        if runs and seat not in self.here and self.table.due:
            await self._world.reachable()
            if (since := await self._world.silent_since(runs)) is not None:
                lost = [(since, self._world.clock())]
                await self.resume(lost, {one for one in Seat if self._voice(one) is seat})

    async def arrive(self, seat: Seat) -> None:
        """Logs that a player who was away or awaited is here."""
        if seat in self.table.away | self.table.waiting and not self.table.outcome:
            await self._note(Back(seat))

    def leave(self, listener: Listener) -> None:
        """Removes a listener; its player forfeits nothing by that."""
        self._listeners.discard(listener)
        if listener.seat:
            self._players.discard(listener)
            if listener.seat not in self.here:
                self._here_since.pop(listener.seat, None)
            self._presence_changed()
            self._world.note_presence(self)

    def reseat(self, row: TableRow) -> None:
        """Replaces the row after a seat has moved, and drops the listeners who lost their seat."""
        self.row = row
        for listener in list(self._listeners):
            if listener.seat and listener.seat not in row.seats_of(listener.guest):
                listener.drop()

    def disband(self) -> None:
        """Drops all listeners; those who reconnect read the table again from the store."""
        for listener in list(self._listeners):
            listener.drop()

    def follow_with(self, table: str) -> None:
        """Sends the table of the next game to all listeners, once."""
        if self.next is None:
            self.next = table
            self._send_all(wire.Next(self._world.clock(), table))

    def retire(self, table: str) -> None:
        """Sends all listeners to the table at which the waiting opener was seated."""
        self.row = msgspec.structs.replace(self.row, moved=table, public=False)
        self.follow_with(table)

    async def _tell_in_turn(self, actor: Seat | None) -> None:
        """Sends updates to spectators first and the actor last: the time of a view is a secret."""
        for seat in (None, actor.other if actor else None):
            if self._tell_those(lambda listener: listener.seat is seat):  # noqa: B023
                await asyncio.sleep(0)  # Sends before the next view is computed.
        self._tell()

    def _tell(self) -> None:
        self._tell_those(lambda _: True)
        self._set_going()

    def _tell_those(self, which: Callable[[Listener], bool]) -> bool:
        """Sends these listeners their updates; returns whether there was any."""
        told: dict[tuple[Seat | None, int], wire.Told] = {}  # Spectators share one update.
        for listener in filter(which, list(self._listeners)):
            seat, version = key = listener.seat, listener.version
            if self.table.versions[AUDIENCES.index(seat)] > version:
                if key not in told:
                    told[key] = self._told(seat, version)
                self._tell_one(listener, told[key])
        return bool(told)

    def _told(self, seat: Seat | None, since: int) -> wire.Told:
        """Returns the update for a listener who has seen version ``since``."""
        told = update(self.table, seat, since)
        return wire.Told(self._world.clock(), told.version, self._seen(told.view), told.news)

    def _seen(self, seen: TableView) -> TableView:
        """Returns the view, without actions and clock if the table is read-only."""
        if not self.stuck:
            return seen
        return msgspec.structs.replace(
            seen, offers=Offers(), acts=(), deadline=None, remaining=None, on_clock=None
        )

    def _tell_one(self, listener: Listener, told: wire.Told) -> None:
        listener.version = told.version
        listener.send(told)

    def _send_all(self, message: msgspec.Struct) -> None:
        for listener in list(self._listeners):
            listener.send(message)

    def _seats_present(self) -> dict[str, bool]:
        return {
            row.seat.value: self.present(row.seat) or row.level is not None
            for row in self.row.seats
        }

    def _presence_changed(self) -> None:
        """Updates presence, absences and timers after a player has connected or disconnected."""
        for seat in Seat:
            if self.present(seat):
                self._gone.pop(seat, None)
        self._tell_presence()
        self._watch_absences()
        self._set_going()

    def _tell_presence(self) -> None:
        """Sends the presence of players to all listeners if it has changed."""
        seats = self._seats_present()
        if seats != self._presence:
            self._presence = seats
            self._send_all(wire.Presence(self._world.clock(), seats))

    def _set_going(self) -> None:
        """Sets the next alarm, and starts the computer if it has not seen the newest version."""
        if self.stuck or self.uploaded:
            return
        if (alarm := self._alarm) is not None:
            self._world.wake(self, alarm)
        missed = (self.table.waiting | self.table.away) & self.here
        if missed and not self.table.outcome:  # They came back during the write.
            self._world.wake(self, self._world.clock())
        if self._goes_on:
            # The process that wrote the second request opens the next game, unless it died.
            self._world.wake(self, self._world.clock() + RETRY)
        for row in self.row.seats:
            version = self.table.versions[row.seat.index]
            if row.level and self._thinks and self._asked.get(row.seat, -1) < version:
                self._asked[row.seat] = version
                self.plans.pop(row.seat, None)
                if self.table.outcome:
                    self._rematch_with_the_computer(row.seat)
                else:
                    self._world.think(self, row.seat, row.level)

    @property
    def _alarm(self) -> Instant | None:
        """When this process checks the next deadline: later, if its player is connected elsewhere.

        That process knows what was received in time, and decides at once; see ``settled``.
        """
        if self.stuck or self.uploaded or (due := self.table.due) is None:
            return None
        voice = due.seat and self._voice(due.seat)
        elsewhere = voice in self._elsewhere and voice not in self.here
        return due.at + RETRY if elsewhere else due.at

    @property
    def _thinks(self) -> bool:
        """Whether the computer thinks in this process.

        That is where its opponent is connected, or the owner of the table if nobody is.
        """
        return bool(self.here) or (not self._elsewhere and self._world.keeps(self.id))

    def _rematch_with_the_computer(self, seat: Seat) -> None:
        if seat.other in self.table.rematch and seat not in self.table.rematch:
            self.plan(seat, Plan(Rematch(), self._world.clock()))

    def ask_again(self, seat: Seat) -> None:
        """Retries the computer's plan in a moment, after a failure."""
        self._asked.pop(seat, None)
        self._world.wake(self, self._world.clock() + RETRY)

    def plan(self, seat: Seat, plan: Plan) -> None:
        """Schedules a plan of the computer; a newer event replaces it."""
        self.plans[seat] = plan
        self._world.wake(self, plan.at)


def _require_room(table: Table[Any, Any, Any], action: Act) -> None:
    """Raises ``Illegal`` at a table with too many events, except for acts that answer or end.

    The clock's own acts are few and do not pass here.
    """
    asks = not isinstance(action, TableAct) or isinstance(action, Ask)
    if asks and table.seq >= MOST_EVENTS:
        raise Illegal("table-full", most=MOST_EVENTS)


def _made_good(
    table: Table[Any, Any, Any], lost: Iterable[Interval], at: Instant
) -> Table[Any, Any, Any]:
    """Returns the table with the lost time of the current turn credited to its clock."""
    ms = min(Turn.of(table).owed(lost), at - Turn.of(table).began)
    return table.submit(None, Resumed(ms), at) if ms > 0 else table


def _rows(before: Table[Any, Any, Any], after: Table[Any, Any, Any]) -> list[EventRow]:
    """Returns the events between two tables, as rows of the store."""
    rows: list[EventRow] = []
    step: Table[Any, Any, Any] | None = after
    while step and step.event and step is not before:
        event = step.event
        rows.insert(0, EventRow(event.seq, event.seat, event.at, _json(event.action), event.id))
        step = step.previous
    return rows


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()

"""A live table: the fold in memory, who listens to it, and the way of an action to the disk."""

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

#: After how many milliseconds something is tried again that the store could not take.
RETRY: Instant = 1_000
#: How long until a deadline is looked at again that could not be decided.
UNDECIDED_SECONDS = 0.1
#: How often, and how many times, a process that would refuse an action looks whether others have
#: settled.
SETTLING_SECONDS, MOST_SETTLING = 0.5, 6
#: A turn that nobody could hear of for longer than this begins when it can be told.
UNTOLD_MS: Instant = 500

#: For each seat, the other processes to which somebody is connected for it.
Elsewhere = Mapping[Seat, frozenset[int]]
#: A table takes so many events: no game needs them, and every reader would have to read them.
MOST_EVENTS = 10_000
#: So many events are folded, or told, at once; more of them in slices.
AT_ONCE_EVENTS = 100


class Listener(Protocol):
    """A connection that hears what one seat, or a spectator, may hear."""

    seat: Seat | None
    guest: str | None
    version: int

    def send(self, message: msgspec.Struct) -> None:
        """Puts a message on its way, without waiting."""

    def drop(self) -> None:
        """Ends the connection; the client may come back."""


class Superseded(Exception):
    """An action that waited here is sent again through another process, and decided there."""


class World(Protocol):
    """What a table needs from outside."""

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
        """Waits for the store; when it is back, tables have been resumed."""

    def now(self) -> Instant:
        """The instant by which whatever is read now had arrived at the latest."""

    async def settled(self, runs: Collection[int], at: Instant) -> bool:
        """Whether all that was received until an instant is on disk, here and by these processes.

        Otherwise nobody must lose by the clock.
        """

    def outages_since(self, instant: Instant) -> Sequence[Interval]:
        """Returns when this process could not take moves, as far as that has ended since."""

    async def silent_since(self, runs: Collection[int]) -> Instant | None:
        """Returns since when none of these processes shows that it takes moves, if so."""

    def trouble(self, since: Instant) -> None:
        """The store has failed at what was received at this instant."""

    def hold(self, at: Instant) -> object:
        """Counts something as received that is not on disk yet."""

    def release(self, held: object) -> None:
        """Counts it no longer: it is on disk, or refused."""

    async def look(self, table: LiveTable) -> None:
        """Reads what other processes have done at a table, without waiting to be told."""

    def keeps(self, table: str) -> bool:
        """Whether this process sees to a table that nobody is connected to."""

    def tell(self, table: LiveTable, seq: int | None = None) -> None:
        """Tells other processes that there is something new in the store."""

    def note_presence(self, table: LiveTable) -> None:
        """Notes for other processes who is connected here."""

    def wake(self, table: LiveTable, at: Instant) -> None:
        """Calls the table's ``tick`` at this instant, or before; which then asks for the next."""

    def think(self, table: LiveTable, seat: Seat, level: str) -> None:
        """Lets the computer plan for its seat."""

    async def follow(self, table: LiveTable) -> None:
        """Opens the game after this one."""

    async def find_next(self, table: LiveTable) -> bool:
        """Looks whether another process has opened the game after this one."""

    def discard(self, id: str) -> None:  # noqa: A002
        """Lets go of a table that was deleted."""


class LiveTable:
    """One table: actions one after the other, each on disk before anybody hears of it."""

    def __init__(self, world: World, row: TableRow) -> None:
        self.row = row
        self.table: Table[Any, Any, Any] = opening_of(row)
        self.game = GAMES[row.game]
        #: The table that follows this one, or at which its opener was seated instead.
        self.next: str | None = row.moved
        #: Why this log cannot be read to its end: then the table is read-only.
        self.stuck: FourfoldError | None = None
        self._world = world
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        #: Those of them who sit here; there may be thousands of others.
        self._players: set[Listener] = set()
        self._elsewhere: Elsewhere = {}
        #: Since when seats are connected to this process.
        self._here_since: dict[Seat, Instant] = {}
        #: The number of the last event that this process has written.
        self._written = 0
        #: When and from whom the actions were received that are not on disk yet.
        self._receipts: list[tuple[Instant, Seat | None]] = []
        #: How the actions with an id that wait are answered: whether, and with which refusal.
        self._pending: dict[
            tuple[Seat | None, str], asyncio.Future[tuple[bool, Illegal | None]]
        ] = {}
        #: The last turn that began here: when it did, and when that was on disk.
        self._untold: Interval = (0, 0)
        self._gone: dict[Seat, Instant] = {}
        self._presence: dict[str, bool] = {}
        #: Whether the store may know more than we do: an append failed, perhaps after its commit.
        self._stale = False
        #: What is written of this table beside its events, if we know.
        self._noted: Note | None = Note(row.due, row.outcome)
        self.plans: dict[Seat, Plan] = {}
        self._asked: dict[Seat, int] = {}
        #: By seat, the ids of its actions up to an event.
        self._ids: tuple[set[str], set[str]] = (set(), set())
        self._ids_seq = 0

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def uploaded(self) -> bool:
        """Whether this is a record to be looked at: nobody sits here, or is to."""
        return self.row.invite is None and all(row.empty for row in self.row.seats)

    @property
    def set_up(self) -> SetUp | None:
        """How the game was set up; ``None`` if chance has dealt it."""
        return self.table.rules.set_up_of(self.table.deal)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended. What was stored at its end is never computed anew."""
        return self.row.outcome or self.table.outcome

    @property
    def idle(self) -> bool:
        """Whether nobody listens, and nothing is to happen by itself that is ours to see to."""
        ours = self._world.keeps(self.id) or not self._elsewhere
        return not (self._listeners or self.plans or (self._alarm is not None and ours))

    @property
    def here(self) -> frozenset[Seat]:
        """The seats somebody is connected for to this process."""
        return frozenset(listener.seat for listener in self._players if listener.seat)

    @property
    def spoken_for(self) -> frozenset[Seat]:
        """The seats through which something may happen in this process, connected or not."""
        return self.here | {seat for _, seat in self._receipts if seat}

    def present(self, seat: Seat) -> bool:
        """Whether somebody is connected for this seat."""
        return seat in self.here or seat in self._elsewhere

    def people(self) -> set[Seat]:
        """The seats of people, if two different ones play."""
        guests = {row.guest for row in self.row.seats if row.guest}
        return {row.seat for row in self.row.seats if row.guest} if len(guests) == 2 else set()

    # Reading

    async def catch_up(self, rows: Sequence[EventRow]) -> None:
        """Folds events that were written before, or by others; a long log in slices."""
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
            except Exception as error:  # Rules expect logs of their own; this one is what it is.
                self.stuck = unreadable(error, row.seq)
                log.warning("event_unreadable", extra={"table": self.id, "error": str(self.stuck)})
                break
            yield

    @property
    def heard(self) -> frozenset[Seat]:
        """The seats that act through this process if they act at all."""
        here = self.here
        return frozenset(
            seat
            for seat in Seat
            if (voice := self._voice(seat)) in here or voice not in self._elsewhere
        )

    def _voice(self, seat: Seat) -> Seat:
        """Returns whose connections say where a seat acts: the computer acts at its opponent's."""
        return seat.other if self.row.seats[seat.index].level else seat

    @property
    def waiting_since(self) -> Instant | None:
        """When the oldest action was received that is not on disk yet."""
        return min((at for at, _ in self._receipts), default=None)

    async def resume(self, lost: Collection[Interval], seats: Collection[Seat] = SEATS) -> None:
        """Takes time off the clock in which these seats could not act, and sets the table going."""
        if self.uploaded or self.stuck:
            return

        def step(table: Table[Any, Any, Any], at: Instant) -> Table[Any, Any, Any]:
            due = table.due
            if due is None or not (due.seat in seats if due.seat else seats):
                return table
            return _made_good(table, lost, at)

        # Before any deadline: what passed while nobody could act does not count.
        await self._commit(step, self._world.clock(), resuming=True)
        self._gone.clear()
        self._set_going()
        self._watch_absences()

    async def look(self, seen: Glance, elsewhere: Elsewhere) -> None:
        """Takes note of what other processes have done."""
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
        """Reads it anew; whether all are still known who sat here: else no name is told any more.

        What was seen may be older than what we know, and so may be what is read meanwhile.
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
        """Takes note of events that others have written, as far as they are new."""
        async with self._lock:
            await self._take([row for row in rows if row.seq > self.table.seq])
        if self._world.up and self._indebted(self.table):
            # The turn of somebody who is connected here began while this process could do nothing.
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
        """Takes an action read at this instant; returns when it is on disk.

        It may have ``arrived`` before, while the event loop stood still: then it is in time if it
        was so when it arrived.

        If the store fails, an action with an id waits until it is back: it counts from when it was
        received, and the id keeps it from being done twice: the same action sent again gets the
        answer of the first. Raises ``Illegal``; without an id also what the store raised.
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
        """Commits an action, however long that takes, or finds out that it is refused."""

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
                    log.warning("action_waits", extra={"table": self.id, "why": first_line(error)})
                    self._world.trouble(arrived)
        finally:
            self._receipts.remove(receipt)
            self._world.release(held)
            if seat and seat not in self.here:
                self._world.note_presence(self)

    async def _require_heard(self, seat: Seat) -> None:
        """Raises ``Superseded`` if a player has gone to another process, and sends again there."""
        if self._world.shared and seat not in self.here:
            await self._world.look(self)
            if seat in self._elsewhere and seat not in self.here:
                raise Superseded

    async def _settle(self, seat: Seat, arrived: Instant) -> None:
        """Waits until this process may refuse an action.

        Not while another one to which the player is or was connected may still accept it: whoever
        is not answered there sends the same action again here. What arrived there later waits for
        this one, so that they do not wait for each other.
        """
        for _ in range(MOST_SETTLING):
            runs = self._hear_elsewhere(seat)
            if not runs or await self._world.settled(runs, arrived - 1):
                return
            await asyncio.sleep(SETTLING_SECONDS)
        # A process that is silent for so long drops it: see ``_require_heard``.

    def has_taken(self, seat: Seat | None, id: str) -> bool:  # noqa: A002
        """Returns whether there is an action with this id of this seat's: it is not taken twice."""
        step: Table[Any, Any, Any] | None = self.table
        while step and (event := step.event) and step.seq > self._ids_seq:
            if event.seat and event.id:
                self._ids[event.seat.index].add(event.id)
            step = step.previous
        self._ids_seq = self.table.seq
        return seat is not None and bool(id) and id in self._ids[seat.index]

    async def give_up(self, seat: Seat) -> None:
        """Resigns for somebody who leaves for good, be the server up or not."""
        at = self._world.now()
        await self._attempt(lambda table, now: table.submit(seat, Resign(), now), at, resuming=True)

    def wait_for(self, missing: Iterable[Seat]) -> list[EventRow]:
        """Lets a new table wait for players; returns its first events as the store takes them."""
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
        """Seats somebody and notes it in the log, both or neither; whether the seat was free.

        With ``leaving``, the table at which a guest waited is retired in the same moment.
        """
        async with self._lock:
            known = -1
            while True:
                await self._refresh()
                before = self.table
                if before.seq == known:  # Nobody was faster: it is the guest who is gone.
                    return False
                known = before.seq
                after = before.submit(seat, Join(name), self._world.clock())
                mine = SeatRow(seat, guest, level, name)
                opposite = self.row.seats[seat.other.index]
                # The opener may have left since: the game waits for them.
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
        """Lets happen what is due: deadlines, the computer's plans, long absences; and goes on."""
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
            # The store is in trouble: what was due is still due a moment later.
            self._world.wake(self, now + RETRY)
            raise
        self._set_going()
        for plan in self.plans.values():
            self._world.wake(self, plan.at)
        self._watch_absences()

    def _watch_absences(self) -> None:
        """Counts from now how long a player is gone who is not here."""
        now = self._world.clock()
        for seat in self._missed():
            if not self.present(seat) and seat not in self.table.away:
                self._gone.setdefault(seat, now)
                self._world.wake(self, self._gone[seat] + self._world.grace)

    def _missed(self) -> Collection[Seat]:
        """The seats whose absence matters: of who plays, and then of who wishes another game."""
        if None in self.table.players:
            return ()
        return self.people() & self.table.rematch if self.table.outcome else self.people()

    async def _note_absences(self, now: Instant) -> None:
        for seat, since in list(self._gone.items()):
            if since + self._world.grace > now or self.present(seat):
                continue
            await self._note(Away(seat))
            self._gone.pop(seat, None)
            if self.present(seat):  # Back while it was being noted.
                await self.arrive(seat)

    async def _carry_out(self, seat: Seat, plan: Plan) -> None:
        def step(table: Table[Any, Any, Any], now: Instant) -> Table[Any, Any, Any]:
            # What somebody did while we waited for our turn was not thought of: it plans anew.
            still = self.plans.get(seat) is plan
            return table.submit(seat, plan.action, now) if still else table

        with contextlib.suppress(Illegal):
            await self._commit(step)
        if self.plans.get(seat) is plan:
            del self.plans[seat]

    async def _note(self, act: Away | Back) -> None:
        """Notes it in the log, unless others have done so, or nobody cares any more."""

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
        """Applies, appends as the next numbers, and tells; on a conflict reads and tries again.

        Deadlines that have passed come before the step, but for the one that resumes. Raises
        ``Superseded`` if whoever asks for it has gone to another process while it waited.
        """
        # What counts is when it was received, not how long the disk kept others busy.
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
        """Does so now; returns False if it has to wait for the store, or for other processes."""
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
                    at = due.at - 1  # It was there in time, and waited to be read.
                if not resuming and due and due.at <= at:
                    if not await self._world.settled(self._hear_elsewhere(due.seat), due.at):
                        return False
                    if not newest:  # Whatever others received in time can be read now.
                        self._stale = True
                        continue
                    before_step = before_step.tick(at)
                refusal = None
                try:
                    after = step(before_step, at)
                except Illegal as illegal:
                    if not newest:  # Nobody is refused for what is no longer so.
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
                        log.info("a game is over", extra={"table": self.id, "game": self.game.id})
                if refusal:
                    raise refusal
                return True

    def _begun_late(
        self, before: Table[Any, Any, Any], after: Table[Any, Any, Any]
    ) -> tuple[Table[Any, Any, Any], Instant | None]:
        """Returns the table, and when a turn began with the events that are to be written, if one.

        If they waited to be written, their turn begins now, for nobody could hear of it.
        """
        if after.due is None or (turn := Turn.of(after)).seq <= before.seq:
            return after, None
        now = self._world.clock()
        if now - turn.began >= UNTOLD_MS:
            after = _made_good(after, [(turn.began, now)], now)
        return after, turn.began

    def _indebted(self, table: Table[Any, Any, Any]) -> Sequence[Interval]:
        """Returns the outages of this process that are to be taken off the turn that goes on.

        These are the ones through which its player was connected here; one in which the turn began,
        if nobody can have heard of that before; and the time that its first event took to be
        written.
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
        """Reads what there is to read, and makes sure that this game can be played on."""
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
        """Reads what others have written, or what we wrote without hearing of it."""
        if not self._stale:
            return
        await self._take(await self._world.store.events.of(self.id, self.table.seq))
        self._stale = False

    async def _take(self, rows: Sequence[EventRow]) -> None:
        """Folds what follows, and tells it."""
        if not rows:
            return
        if None in self.table.players and (row := await self._world.store.tables.get(self.id)):
            self.row = row
        await self.catch_up(rows)
        self._tell()
        self._watch_absences()

    def _hear_elsewhere(self, seat: Seat | None) -> frozenset[int]:
        """The other processes that may have received an action of a seat, or of either."""
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
        """Whether both wish another game, which is not there yet."""
        return len(self.table.rematch) == 2 and self.next is None and not self.stuck

    # Telling

    async def tell_history(self, listener: Listener) -> None:
        """Tells somebody who is about to listen what they have missed, in slices if it is much.

        Whatever happens meanwhile they are told when they listen.
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
        """Tells a new listener all it has missed, and everything from now on."""
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
        """Takes off the clock what a player who is about to come here has lost elsewhere.

        The process that they were connected to may stand still: it can neither take moves nor say
        so, and its players come to this one.
        """
        runs = self._elsewhere.get(seat)
        if runs and seat not in self.here and self.table.due:
            await self._world.reachable()
            if (since := await self._world.silent_since(runs)) is not None:
                lost = [(since, self._world.clock())]
                await self.resume(lost, {one for one in Seat if self._voice(one) is seat})

    async def arrive(self, seat: Seat) -> None:
        """Notes in the log that somebody who was away, or had yet to come, is here."""
        if seat in self.table.away | self.table.waiting and not self.table.outcome:
            await self._note(Back(seat))

    def leave(self, listener: Listener) -> None:
        """A connection is gone; nothing is forfeited by that."""
        self._listeners.discard(listener)
        if listener.seat:
            self._players.discard(listener)
            if listener.seat not in self.here:
                self._here_since.pop(listener.seat, None)
            self._presence_changed()
            self._world.note_presence(self)

    def reseat(self, row: TableRow) -> None:
        """A seat has moved to another device: the old one no longer hears what is its owner's."""
        self.row = row
        for listener in list(self._listeners):
            if listener.seat and listener.seat not in row.seats_of(listener.guest):
                listener.drop()

    def disband(self) -> None:
        """Ends all connections; who comes back is told anew, or that there is no such table."""
        for listener in list(self._listeners):
            listener.drop()

    def follow_with(self, table: str) -> None:
        """Tells everybody where the next game is, once."""
        if self.next is None:
            self.next = table
            self._send_all(wire.Next(self._world.clock(), table))

    def retire(self, table: str) -> None:
        """Sends everybody on: the opener, who waited for anybody, was seated at another table."""
        self.row = msgspec.structs.replace(self.row, moved=table, public=False)
        self.follow_with(table)

    async def _tell_in_turn(self, actor: Seat | None) -> None:
        """Tells spectators first and whoever acted last: how long a view takes is a secret, too."""
        for seat in (None, actor.other if actor else None):
            if self._tell_those(lambda listener: listener.seat is seat):  # noqa: B023
                await asyncio.sleep(0)  # It is on its way before anything else is computed.
        self._tell()

    def _tell(self) -> None:
        self._tell_those(lambda _: True)
        self._set_going()

    def _tell_those(self, which: Callable[[Listener], bool]) -> bool:
        """Tells these listeners what is news to them; whether there was any."""
        told: dict[tuple[Seat | None, int], wire.Told] = {}  # Spectators all hear the same.
        for listener in filter(which, list(self._listeners)):
            seat, version = key = listener.seat, listener.version
            if self.table.versions[AUDIENCES.index(seat)] > version:
                if key not in told:
                    told[key] = self._told(seat, version)
                self._tell_one(listener, told[key])
        return bool(told)

    def _told(self, seat: Seat | None, since: int) -> wire.Told:
        """What who has seen this version is to be told."""
        told = update(self.table, seat, since)
        return wire.Told(self._world.clock(), told.version, self._seen(told.view), told.news)

    def _seen(self, seen: TableView) -> TableView:
        """Returns a view without anything to do if the table is read-only."""
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
        """Somebody has come or gone."""
        for seat in Seat:
            if self.present(seat):
                self._gone.pop(seat, None)
        self._tell_presence()
        self._watch_absences()
        self._set_going()

    def _tell_presence(self) -> None:
        """Tells everybody who is there, when that has changed: spectators come and go unnoticed."""
        seats = self._seats_present()
        if seats != self._presence:
            self._presence = seats
            self._send_all(wire.Presence(self._world.clock(), seats))

    def _set_going(self) -> None:
        """Sees to the next deadline, and to the computer if something is news to it."""
        if self.stuck or self.uploaded:
            return
        if (alarm := self._alarm) is not None:
            self._world.wake(self, alarm)
        missed = (self.table.waiting | self.table.away) & self.here
        if missed and not self.table.outcome:  # They came in the moment when that was noted.
            self._world.wake(self, self._world.clock())
        if self._goes_on:
            # The process that wrote the second wish opens the next game, unless it died.
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
        """When the next deadline is looked at here: later, if its player is connected elsewhere.

        That process knows what was received in time, and decides at once; see ``settled``.
        """
        if self.stuck or self.uploaded or (due := self.table.due) is None:
            return None
        voice = due.seat and self._voice(due.seat)
        elsewhere = voice in self._elsewhere and voice not in self.here
        return due.at + RETRY if elsewhere else due.at

    @property
    def _thinks(self) -> bool:
        """Whether the computer thinks in this process: where its opponent is connected, if any."""
        return bool(self.here) or (not self._elsewhere and self._world.keeps(self.id))

    def _rematch_with_the_computer(self, seat: Seat) -> None:
        if seat.other in self.table.rematch and seat not in self.table.rematch:
            self.plan(seat, Plan(Rematch(), self._world.clock()))

    def ask_again(self, seat: Seat) -> None:
        """The computer could not think: it is asked once more in a moment."""
        self._asked.pop(seat, None)
        self._world.wake(self, self._world.clock() + RETRY)

    def plan(self, seat: Seat, plan: Plan) -> None:
        """What the computer will do, unless something happens before."""
        self.plans[seat] = plan
        self._world.wake(self, plan.at)


def _require_room(table: Table[Any, Any, Any], action: Act) -> None:
    """Raises ``Illegal`` at a table with too many events, but for what answers or ends something.

    Of the clock's own acts there are few, and they are not asked for here.
    """
    asks = not isinstance(action, TableAct) or isinstance(action, Ask)
    if asks and table.seq >= MOST_EVENTS:
        raise Illegal("table-full", most=MOST_EVENTS)


def _made_good(
    table: Table[Any, Any, Any], lost: Iterable[Interval], at: Instant
) -> Table[Any, Any, Any]:
    """The table after what was lost of the turn that goes on is taken off its clock."""
    ms = min(Turn.of(table).owed(lost), at - Turn.of(table).began)
    return table.submit(None, Resumed(ms), at) if ms > 0 else table


def _rows(before: Table[Any, Any, Any], after: Table[Any, Any, Any]) -> list[EventRow]:
    """The events between two tables, as the store takes them."""
    rows: list[EventRow] = []
    step: Table[Any, Any, Any] | None = after
    while step and step.event and step is not before:
        event = step.event
        rows.insert(0, EventRow(event.seq, event.seat, event.at, _json(event.action), event.id))
        step = step.previous
    return rows


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()

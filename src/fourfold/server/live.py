"""A live table: the fold in memory, who listens to it, and the way of an action to the disk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

import msgspec

from fourfold.catalogue import GAMES
from fourfold.play import (
    Act,
    Away,
    Back,
    Event,
    FourfoldError,
    Illegal,
    Instant,
    Join,
    Malformed,
    Outcome,
    Plan,
    Rematch,
    Resign,
    Resumed,
    Seat,
    Table,
    update,
)
from fourfold.play.table import AUDIENCES
from fourfold.server import wire
from fourfold.store import Conflict, EventRow, Glance, Note, SeatRow, Store, TableRow, unreachable

__all__ = ["Listener", "LiveTable", "World"]

log = logging.getLogger("fourfold.live")

#: After how many milliseconds something is tried again that the store could not take.
RETRY: Instant = 1_000


class Listener(Protocol):
    """A connection that hears what one seat, or a spectator, may hear."""

    seat: Seat | None
    guest: str | None
    version: int

    def send(self, message: msgspec.Struct) -> None:
        """Puts a message on its way, without waiting."""

    def drop(self) -> None:
        """Ends the connection; the client may come back."""


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

    async def sure(self) -> bool:
        """Whether the store has been there until now: else nobody must lose by the clock."""

    def trouble(self) -> None:
        """The store has failed."""

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
        self.game = GAMES[row.game]
        options = self.game.read_options(msgspec.json.decode(row.options))
        deal = self.game.convert(msgspec.json.decode(row.deal), self.game.deal, "deal")
        rules = self.game.rules(options)
        self.table: Table[Any, Any, Any] = Table.open(rules, deal, row.players, row.started)
        self.next: str | None = None
        #: Why this log cannot be played on: it was written by other rules.
        self.stuck: FourfoldError | None = None
        self._world = world
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        #: Those of them who sit here; there may be thousands of others.
        self._players: set[Listener] = set()
        #: The seats somebody is connected for to another process.
        self._elsewhere: frozenset[Seat] = frozenset()
        self._gone: dict[Seat, Instant] = {}
        self._presence: dict[str, bool] = {}
        #: Whether the store may know more than we do: an append failed, perhaps after its commit.
        self._stale = False
        #: What is written of this table beside its events, if we know.
        self._noted: Note | None = Note(row.due, row.outcome)
        self.plans: dict[Seat, Plan] = {}
        self._asked: dict[Seat, int] = {}

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def uploaded(self) -> bool:
        """Whether this is a record to be looked at: nobody sits here, or is to."""
        return self.row.invite is None and all(row.empty for row in self.row.seats)

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

    def present(self, seat: Seat) -> bool:
        """Whether somebody is connected for this seat."""
        return seat in self.here or seat in self._elsewhere

    def people(self) -> set[Seat]:
        """The seats of people, if two different ones play."""
        guests = {row.guest for row in self.row.seats if row.guest}
        return {row.seat for row in self.row.seats if row.guest} if len(guests) == 2 else set()

    # Reading

    def catch_up(self, rows: Iterable[EventRow]) -> None:
        """Folds events that were written before, or by others."""
        for row in rows:
            try:
                action = self.game.decode_action(row.action)
                event = Event(row.seq, row.seat, action, row.at, row.id)
                self.table = self.table.after(event)
            except FourfoldError as error:
                self.stuck = error
                break

    async def resume(self, downtimes: list[tuple[Instant, Instant]]) -> None:
        """Takes the server's downtime off the clock, and sets the table going."""
        if self.uploaded or self.stuck:
            return

        def step(table: Table[Any, Any, Any], at: Instant) -> Table[Any, Any, Any]:
            last = table.at
            lost = sum(end - max(start, last) for start, end in downtimes if end > last)
            return table.submit(None, Resumed(lost), at) if lost > 0 and table.due else table

        # Before any deadline: what passed while nobody could act does not count.
        await self._commit(step, resuming=True)
        self._gone.clear()
        self._set_going()
        self._watch_absences()

    async def look(self, seen: Glance, elsewhere: frozenset[Seat]) -> None:
        """Takes note of what other processes have done."""
        if elsewhere != self._elsewhere:
            self._elsewhere = elsewhere
            self._presence_changed()
        if seen.seq > self.table.seq:
            await self.hear(await self._world.store.events(self.id, self.table.seq))
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
            row = await self._world.store.table(self.id)
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

    # Acting

    async def act(
        self,
        seat: Seat | None,
        action: Act,
        id: str = "",  # noqa: A002
        at: Instant | None = None,
    ) -> None:
        """Takes an action received at this instant; returns when it is on disk.

        Raises ``Illegal``, or what the store raised if it cannot be known whether it is on disk:
        then the same id can be sent again.
        """
        await self._commit(lambda table, now: table.submit(seat, action, now, id), at)

    async def give_up(self, seat: Seat) -> None:
        """Resigns for somebody who leaves for good, be the server up or not."""
        at = self._world.clock()
        await self._attempt(lambda table, now: table.submit(seat, Resign(), now), at, resuming=True)

    async def join(
        self, seat: Seat, name: str, guest: str | None, level: str | None = None
    ) -> bool:
        """Seats somebody and notes it in the log, both or neither; whether the seat was free."""
        async with self._lock:
            while True:
                await self._refresh()
                before = self.table
                after = before.submit(seat, Join(name), self._world.clock())
                (joined,), mine = _rows(before, after), SeatRow(seat, guest, level)
                due, self._noted = after.due, None
                at = due.at if due else None
                try:
                    if not await self._world.store.take_seat(self.id, mine, joined, at):
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
        if self.table.outcome or None in self.table.players:
            return
        now = self._world.clock()
        for seat in self.people():
            if not self.present(seat) and seat not in self.table.away:
                self._gone.setdefault(seat, now)
                self._world.wake(self, self._gone[seat] + self._world.grace)

    async def _note_absences(self, now: Instant) -> None:
        for seat, since in list(self._gone.items()):
            if since + self._world.grace > now or self.present(seat):
                continue
            if not self.table.outcome:
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
        """Notes it in the log, unless others have done so, or the game is over meanwhile."""
        with contextlib.suppress(Illegal):
            await self._commit(lambda t, now: t if t.outcome else t.submit(None, act, now))

    async def _commit(
        self,
        step: Callable[[Table[Any, Any, Any], Instant], Table[Any, Any, Any]],
        received: Instant | None = None,
        resuming: bool = False,
    ) -> None:
        """Applies, appends as the next numbers, and tells; on a conflict reads and tries again.

        Deadlines that have passed come before the step, but for the one that resumes.
        """
        # What counts is when it was received, not how long the disk kept others busy.
        at = self._world.clock() if received is None else received
        while not await self._attempt(step, at, resuming):
            await self._world.reachable()
        if self._goes_on:
            await self._world.follow(self)

    async def _attempt(
        self,
        step: Callable[[Table[Any, Any, Any], Instant], Table[Any, Any, Any]],
        at: Instant,
        resuming: bool,
    ) -> bool:
        """Does so now; whether the store was there all the time."""
        async with self._lock:
            newest = not self._world.shared
            while True:
                if not (self._world.up or resuming):
                    return False
                newest = newest or self._stale
                await self._refresh()
                before = before_step = self.table
                if not resuming and (due := before.due) and due.at <= at:
                    if not await self._world.sure():
                        return False
                    before_step = before.tick(at)
                refusal = None
                try:
                    after = step(before_step, at)
                except Illegal as illegal:
                    if not newest:  # Nobody is refused for what is no longer so.
                        self._stale = True
                        continue
                    after, refusal = before_step, illegal
                if after.seq > before.seq:
                    try:
                        await self._append(before, after)
                    except Conflict:
                        continue
                    self.table = after
                    self._world.tell(self, after.seq)
                    await self._tell_in_turn(after.event.seat if after.event else None)
                    if after.outcome and not before.outcome:
                        log.info("a game is over", extra={"table": self.id, "game": self.game.id})
                if refusal:
                    raise refusal
                return True

    async def _refresh(self) -> None:
        """Reads what there is to read, and makes sure that this game can be played on."""
        known, stale = self.table.seq, self._stale
        await self._read()
        if stale and self.table.seq == known and await self._world.store.table(self.id) is None:
            self._world.discard(self.id)
            raise Malformed("table", id=self.id)
        if self.stuck or self.uploaded:
            raise Illegal("old-rules" if self.stuck else "only-to-look-at")

    async def _read(self) -> None:
        """Reads what others have written, or what we wrote without hearing of it."""
        if not self._stale:
            return
        await self._take(await self._world.store.events(self.id, self.table.seq))
        self._stale = False

    async def _take(self, rows: Sequence[EventRow]) -> None:
        """Folds what follows, and tells it."""
        if not rows:
            return
        if None in self.table.players and (row := await self._world.store.table(self.id)):
            self.row = row
        self.catch_up(rows)
        self._tell()
        self._watch_absences()

    async def _append(self, before: Table[Any, Any, Any], after: Table[Any, Any, Any]) -> None:
        due, rows = after.due, _rows(before, after)
        note = Note(due.at if due else None, after.outcome)
        noted, self._noted, self._stale = self._noted, None, True
        try:
            known = note == noted and not self._world.shared
            await self._world.store.append(self.id, rows, None if known else note)
        except Exception as error:
            if unreachable(error):
                self._world.trouble()
            raise
        self._noted, self._stale = note, False

    @property
    def _goes_on(self) -> bool:
        """Whether both wish another game, which is not there yet."""
        return len(self.table.rematch) == 2 and self.next is None and not self.stuck

    # Telling

    def listen(self, listener: Listener) -> None:
        """Tells a new listener all it has missed, and everything from now on."""
        self._listeners.add(listener)
        if listener.seat:
            self._players.add(listener)
        self._tell_one(listener, self._told(listener.seat, listener.version))
        listener.send(wire.Presence(self._world.clock(), self._seats_present()))
        if listener.seat:
            self._presence_changed()
            self._world.note_presence(self)
        if self.next:
            listener.send(wire.Next(self._world.clock(), self.next))

    async def arrive(self, seat: Seat) -> None:
        """Notes in the log that somebody who was away is back."""
        if seat in self.table.away and not self.table.outcome:
            await self._note(Back(seat))

    def leave(self, listener: Listener) -> None:
        """A connection is gone; nothing is forfeited by that."""
        self._listeners.discard(listener)
        if listener.seat:
            self._players.discard(listener)
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
        return wire.Told(self._world.clock(), told.version, told.view, told.news)

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
        if self._goes_on:  # Who wrote the second wish opens the next game, and tells us: if he can.
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
        """When the next deadline is seen to here: later, if who must act is connected elsewhere.

        There is known what was received in time, be it on disk or not.
        """
        if self.stuck or self.uploaded or (due := self.table.due) is None:
            return None
        elsewhere = due.seat in self._elsewhere and due.seat not in self.here
        return due.at + RETRY if elsewhere else due.at

    @property
    def _thinks(self) -> bool:
        """Whether the computer thinks in this process: where its opponent is, if he is anywhere."""
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

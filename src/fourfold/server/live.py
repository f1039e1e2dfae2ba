"""A live table: the fold in memory, who listens to it, and the way of an action to the disk."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec

from fourfold.catalogue import GAMES
from fourfold.play import (
    Act,
    Away,
    Back,
    Event,
    Illegal,
    Instant,
    Plan,
    Rematch,
    Resumed,
    Seat,
    Table,
    update,
)
from fourfold.play.table import AUDIENCES
from fourfold.server import wire
from fourfold.store import Conflict, EventRow, Store, TableRow

__all__ = ["Listener", "LiveTable", "World"]


class Listener(Protocol):
    """A connection that hears what one seat, or a spectator, may hear."""

    seat: Seat | None
    version: int

    def send(self, message: msgspec.Struct) -> None:
        """Puts a message on its way, without waiting."""


class World(Protocol):
    """What a table needs from outside."""

    store: Store
    clock: Callable[[], Instant]
    grace: Instant

    def wake(self, table: LiveTable, at: Instant) -> None:
        """Calls the table's ``tick`` at this instant."""

    def think(self, table: LiveTable, seat: Seat, level: str) -> None:
        """Lets the computer plan for its seat."""

    async def follow(self, table: LiveTable) -> None:
        """Opens the game after this one, if both wish it."""


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
        self.stuck: Illegal | None = None
        self._world = world
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self._gone: dict[Seat, Instant] = {}
        self.plans: dict[Seat, Plan] = {}
        self._asked: dict[Seat, int] = {}

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def idle(self) -> bool:
        """Whether nobody listens, and nothing is to happen by itself."""
        return not self._listeners and not self.plans and not self.table.due

    def people(self) -> set[Seat]:
        """The seats of people, if two different ones play."""
        guests = {row.guest for row in self.row.seats if row.guest}
        return {row.seat for row in self.row.seats if row.guest} if len(guests) == 2 else set()

    # Reading

    def catch_up(self, rows: Iterable[EventRow]) -> None:
        """Folds events that were written before, or by others."""
        for row in rows:
            try:
                action = self.game.read_action(msgspec.json.decode(row.action))
                event = Event(row.seq, row.seat, action, row.at, row.id)
                self.table = self.table.after(event)
            except Illegal as illegal:
                self.stuck = illegal
                break

    async def resume(self, downtimes: list[tuple[Instant, Instant]]) -> None:
        """Takes the server's downtime off the clock, and sets the table going."""
        last = self.table.at
        lost = sum(end - max(start, last) for start, end in downtimes if end > last)
        if lost > 0 and self.table.due and not self.stuck:
            # Before any deadline: what passed while nobody could act does not count.
            await self._commit(lambda table, at: table.submit(None, Resumed(lost), at), first=True)
        self._set_going()

    # Acting

    async def act(self, seat: Seat | None, action: Act, id: str = "") -> None:  # noqa: A002
        """Takes an action; returns when it is on disk. Raises ``Illegal``."""
        await self._commit(lambda table, at: table.submit(seat, action, at, id))

    async def tick(self) -> None:
        """Lets happen what is due: deadlines, the computer's plans, long absences."""
        now = self._world.clock()
        if (due := self.table.due) and due.at <= now:
            await self._commit(lambda table, at: table.tick(at))
        for seat, plan in list(self.plans.items()):
            if plan.at <= now:
                del self.plans[seat]
                await self._try(seat, plan.action)
        for seat, since in list(self._gone.items()):
            if since + self._world.grace <= now:
                del self._gone[seat]
                if not self.table.outcome and None not in self.table.players:
                    await self._try(None, Away(seat))
        self._set_going()

    async def _try(self, seat: Seat | None, action: Act) -> None:
        # If somebody was faster, the next news makes the computer plan anew.
        with contextlib.suppress(Illegal):
            await self.act(seat, action)

    async def _commit(
        self,
        step: Callable[[Table[Any, Any, Any], Instant], Table[Any, Any, Any]],
        first: bool = False,
    ) -> None:
        """Applies, appends as the next numbers, and tells; on a conflict reads and tries again.

        Deadlines that have passed come before the step, unless it is to be ``first``.
        """
        async with self._lock:
            if self.stuck:
                raise Illegal("old-rules")
            while True:
                before = self.table
                at = self._world.clock()
                due = before if first else before.tick(at)
                refusal = None
                try:
                    after = step(due, at)
                except Illegal as illegal:
                    after, refusal = due, illegal
                if after.seq > before.seq:
                    try:
                        await self._append(before, after)
                    except Conflict:
                        rows = await self._world.store.events(self.id, before.seq)
                        if not rows:
                            raise
                        self.catch_up(rows)
                        self._tell()
                        continue
                    self.table = after
                    self._tell()
                if refusal:
                    raise refusal
                break
        if len(self.table.rematch) == 2 and self.next is None:
            await self._world.follow(self)

    async def _append(self, before: Table[Any, Any, Any], after: Table[Any, Any, Any]) -> None:
        rows: list[EventRow] = []
        step: Table[Any, Any, Any] | None = after
        while step and step.event and step is not before:
            e = step.event
            rows.insert(0, EventRow(e.seq, e.seat, e.at, _json(e.action), e.id))
            step = step.previous
        due = after.due
        await self._world.store.append(self.id, rows, due.at if due else None, after.outcome)

    # Telling

    def listen(self, listener: Listener) -> None:
        """Tells a new listener all it has missed, and everything from now on."""
        self._listeners.add(listener)
        self._tell_one(listener, anyway=True)
        if listener.seat:
            self._gone.pop(listener.seat, None)
        self._tell_presence()
        if self.next:
            listener.send(wire.Next(self._world.clock(), self.next))

    async def arrive(self, seat: Seat) -> None:
        """Notes in the log that somebody who was away is back."""
        if seat in self.table.away and not self.table.outcome:
            await self._try(None, Back(seat))

    def leave(self, listener: Listener) -> None:
        """A connection is gone; nothing is forfeited by that."""
        self._listeners.discard(listener)
        seat = listener.seat
        there = {other.seat for other in self._listeners}
        if seat and seat not in there and seat in self.people():
            now = self._world.clock()
            self._gone[seat] = now
            self._world.wake(self, now + self._world.grace)
        self._tell_presence()

    def follow_with(self, table: str) -> None:
        """Tells everybody where the next game is."""
        self.next = table
        for listener in list(self._listeners):
            listener.send(wire.Next(self._world.clock(), table))

    def _tell(self) -> None:
        for listener in list(self._listeners):
            self._tell_one(listener)
        self._set_going()

    def _tell_one(self, listener: Listener, anyway: bool = False) -> None:
        version = self.table.versions[AUDIENCES.index(listener.seat)]
        if version > listener.version or anyway:
            told = update(self.table, listener.seat, listener.version)
            listener.version = told.version
            now = self._world.clock()
            listener.send(wire.Told(now, told.version, told.view, told.news))

    def _tell_presence(self) -> None:
        there = {listener.seat for listener in self._listeners}
        seats = {
            row.seat.value: row.seat in there or row.level is not None for row in self.row.seats
        }
        for listener in list(self._listeners):
            listener.send(wire.Presence(self._world.clock(), seats))

    def _set_going(self) -> None:
        """Sees to the next deadline, and to the computer if something is news to it."""
        if due := self.table.due:
            self._world.wake(self, due.at)
        if self.stuck:
            return
        for row in self.row.seats:
            version = self.table.versions[row.seat.index]
            if row.level and self._asked.get(row.seat, -1) < version:
                self._asked[row.seat] = version
                self.plans.pop(row.seat, None)
                if self.table.outcome:
                    self._rematch_with_the_computer(row.seat)
                else:
                    self._world.think(self, row.seat, row.level)

    def _rematch_with_the_computer(self, seat: Seat) -> None:
        if seat.other in self.table.rematch and seat not in self.table.rematch:
            self.plan(seat, Plan(Rematch(), self._world.clock()))

    def plan(self, seat: Seat, plan: Plan) -> None:
        """What the computer will do, unless something happens before."""
        self.plans[seat] = plan
        self._world.wake(self, plan.at)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()

"""A live table: commits actions one by one, each on disk before it is sent to anybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from fourfold.play import (
    Act,
    AnyTable,
    Away,
    Back,
    FourfoldError,
    Game,
    Illegal,
    Instant,
    Outcome,
    Plan,
    Rematch,
    Resign,
    Seat,
    SetUp,
    update,
)
from fourfold.play.values import SEATS
from fourfold.server import wire
from fourfold.server.cluster.cluster import Sighting
from fourfold.server.live.parts.audience import Audience, Listener
from fourfold.server.live.parts.credit import made_good
from fourfold.server.live.parts.log import TableLog, require_room
from fourfold.server.live.parts.once import Once
from fourfold.server.live.parts.presence import voice
from fourfold.server.live.parts.scheduler import RETRY_MS, Scheduler, returned
from fourfold.server.live.parts.step import Received, Step
from fourfold.server.live.services import Services
from fourfold.server.live.writer import Writer
from fourfold.server.ops.logs import first_line
from fourfold.server.timing.uptime import Interval
from fourfold.store import EventRow, SeatRow, TableRow, is_unreachable

__all__ = ["LiveTable", "Superseded"]

logger = logging.getLogger("fourfold.live")

#: How soon a step that had to wait for the store or other processes is tried again.
UNDECIDED_SECONDS = 0.1
#: Before it refuses an action, a process checks this often, and at most this many times, whether
#: other processes have written everything that they received.
SETTLING_SECONDS, MAX_SETTLING = 0.5, 6


class Superseded(Exception):
    """Raised for a waiting action whose player now acts through another process."""


def _unchanged(table: AnyTable, at: Instant) -> AnyTable:
    return table


class LiveTable:
    """One table in memory: its log, audience and schedule, and what needs several of them."""

    __slots__ = (
        "_adapted",
        "_alarms",
        "_clock",
        "_cluster",
        "_once",
        "_services",
        "_thoughts",
        "_uptime",
        "_writer",
        "audience",
        "log",
        "next",
        "scheduler",
    )

    def __init__(self, services: Services, log: TableLog) -> None:
        self.log = log
        self.audience = Audience(services.clock)
        self.scheduler = Scheduler(services.grace_ms)
        #: The table of the next game, or the one to which the opener was moved.
        self.next: str | None = log.row.moved
        self._services = services
        self._clock = services.clock
        self._uptime = services.uptime
        self._cluster = services.cluster
        self._alarms = services.alarms
        self._writer = Writer(services, log, self.audience)
        #: The actions with an id that are being committed, by seat and id.
        self._once: Once[tuple[Seat | None, str]] = Once()
        #: The table as it was when the schedule was last adapted.
        self._adapted: AnyTable = log.table
        #: By seat, the computer's search for its next plan.
        self._thoughts: dict[Seat, asyncio.Task[None]] = {}

    # State

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.log.row.id

    @property
    def row(self) -> TableRow:
        """The row of the table in the store."""
        return self.log.row

    @property
    def table(self) -> AnyTable:
        """The table after all events that are known here."""
        return self.log.table

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game that is played here."""
        return self.log.game

    @property
    def stuck(self) -> FourfoldError | None:
        """The error at the first unreadable event, which makes the table read-only; else None."""
        return self.log.stuck

    @property
    def set_up(self) -> SetUp | None:
        """How the game was set up; ``None`` after a random deal."""
        return self.log.set_up

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None until then."""
        return self.log.outcome

    @property
    def plans(self) -> dict[Seat, Plan]:
        """By seat, what the computer will do next."""
        return self.scheduler.plans

    @property
    def heard(self) -> frozenset[Seat]:
        """The seats that can act through this process."""
        return self.audience.presence.heard(self.row.seats)

    @property
    def is_outdated(self) -> bool:
        """Whether the table was deleted or has to be read again from the store."""
        return self.log.is_outdated

    @property
    def is_seeking(self) -> bool:
        """Whether a guest waits here for any opponent."""
        return self.row.public and self.row.open

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens, nothing is pending, and this process has no deadline to check."""
        audience = self.audience
        if audience.has_listeners or audience.receipts or self.plans:
            return False
        if any(not thought.done() for thought in self._thoughts.values()):
            return False
        is_ours = not audience.presence.elsewhere or self._cluster.owns(self.id)
        return not is_ours or self._deadline_check is None

    @property
    def wants_next_game(self) -> bool:
        """Whether both players want another game that is not open yet."""
        log = self.log
        return len(log.table.rematch) == 2 and self.next is None and not log.stuck

    @property
    def _deadline_check(self) -> Instant | None:
        """When this process checks the next deadline; None if there is none."""
        log = self.log
        if log.is_read_only:
            return None
        return self.scheduler.deadline_check(log.due, self.audience.presence, log.row.seats)

    def present(self, seat: Seat) -> bool:
        """Returns whether the player of a seat is connected to any process."""
        return self.audience.presence.has(seat)

    # Other processes

    async def resume(self, lost: Collection[Interval], seats: Collection[Seat] = SEATS) -> None:
        """Credits the time in which these seats could not act; starts timers and the computer."""
        if self.log.is_read_only:
            return

        def credit(table: AnyTable, at: Instant) -> AnyTable:
            due = table.due
            if due is None or not (due.seat in seats if due.seat else seats):
                return table
            return made_good(table, lost, at)

        # Before any deadline is enforced: time in which nobody could act does not count.
        await self._commit(Step(credit, self._clock(), resumes=True))
        self.scheduler.forget_absences()
        self._set_going()
        self._watch_absences()

    async def make_good(self, seat: Seat) -> None:
        """Credits the time that a player who connects here has lost at another process.

        A process that hangs can neither take moves nor report that it hangs, so its players
        reconnect to this one.
        """
        presence = self.audience.presence
        runs = presence.elsewhere.get(seat)
        if runs and seat not in presence.here and self.log.due:
            await self._uptime.reachable()
            if (since := await self._cluster.silent_since(runs)) is not None:
                lost = [(since, self._clock())]
                await self.resume(
                    lost, {one for one in SEATS if voice(one, self.row.seats) is seat}
                )

    async def glance(self) -> None:
        """Reads the changes of other processes, without waiting for a wake-up."""
        if self._cluster.is_shared:
            await self.look((await self._cluster.sight([self.id])).get(self.id))

    async def look(self, seen: Sighting | None) -> None:
        """Applies the changes of other processes: connections, events, seats and the next game.

        None instead of a sighting means that the table was deleted.
        """
        if seen is None:
            self.outdate()
            return
        glance = seen.glance
        if self.audience.connect_elsewhere(seen.elsewhere):
            self._presence_changed()
        if glance.moved:
            self.retire(glance.moved)
        if glance.seq > self.table.seq:
            await self.hear(await self._services.store.events.of(self.id, self.table.seq))
        if glance.seats != self.row.seats:
            await self._reload_seats()
        if self.wants_next_game:
            await self.find_next()

    async def _reload_seats(self) -> None:
        """Reads again who sits here; the table is outdated if a guest was deleted."""
        row = await self.log.reload_row()
        if row is None or any(
            after.empty and not before.empty
            for before, after in zip(self.row.seats, row.seats, strict=True)
        ):
            self.outdate()
        elif row.seats != self.row.seats:
            self.reseat(row)

    async def hear(self, rows: Sequence[EventRow]) -> None:
        """Applies new events of other processes and sends them to the listeners."""
        await self._writer.take(rows)
        self._adapt()
        if self._writer.owes():
            # The turn of a player connected here began during an outage of this process.
            await self._commit(Step(_unchanged))

    async def find_next(self) -> bool:
        """Sends listeners to the next game if another process has opened it; returns whether."""
        following = await self._services.store.tables.after(self.id)
        if following:
            self.follow_with(following.id)
        return following is not None

    def outdate(self) -> None:
        """Drops all listeners; when one reconnects, the table is read again from the store."""
        self.log.is_outdated = True
        self.audience.drop()

    # Acting

    async def act(
        self,
        seat: Seat | None,
        action: Act,
        id: str = "",  # noqa: A002
        received: Received | None = None,
    ) -> None:
        """Commits an action; returns when it is on disk.

        The id is an idempotency key: the same action sent again gets the result of the first. If
        the store fails, an action with an id waits until the store is back, and still counts from
        when it was received. Raises ``Illegal`` if the action is refused, ``Superseded`` if its
        player now acts through another process, and without an id also the errors of the store.
        """
        received = received or Received(self._services.pulse.now())
        if not id:
            await self._act(seat, action, id, received)
        elif not await self._once.is_decided((seat, id)):
            await self._once.run((seat, id), self._act(seat, action, id, received))

    async def _act(self, seat: Seat | None, action: Act, id: str, received: Received) -> None:  # noqa: A002
        """Commits an action, however long that takes. Raises ``Illegal`` if it is refused."""

        def submit(table: AnyTable, at: Instant) -> AnyTable:
            if self.log.has_taken(seat, id):
                return table
            require_room(table, action)
            return table.submit(seat, action, at, id)

        at, arrived = received
        arrived = at if arrived is None else min(arrived, at)
        step = Step(submit, at, arrived, seat)
        receipts = self.audience.receipts
        receipts.append(step)
        self._services.receipts.hold(step, arrived)
        try:
            await self._insist(step, arrived, bool(id))
        finally:
            receipts.remove(step)
            self._services.receipts.release(step)
            if seat and seat not in self.audience.here:
                self.note_presence()

    async def _insist(self, step: Step, arrived: Instant, has_id: bool) -> None:
        """Commits a step; with an id, retries after an outage or a refusal that may be wrong.

        Raises ``Illegal`` if the step is refused, and without an id the errors of the store.
        """
        may_refuse = not has_id
        while True:
            try:
                await self._commit(step)
                return
            except Illegal:
                if may_refuse or step.asker is None or not self._writer.runs_of(step.asker):
                    raise
                await self._settle(step.asker, arrived)
                await self._require_heard(step.asker)
                may_refuse = True
            except Exception as error:
                if not (has_id and is_unreachable(error)):
                    raise
                logger.warning("action_waits", extra={"table": self.id, "error": first_line(error)})
                self._uptime.write_failed(arrived)

    async def _require_heard(self, seat: Seat) -> None:
        """Raises ``Superseded`` if the player has reconnected to another process."""
        if self._cluster.is_shared and seat not in self.audience.here:
            await self.glance()
            if self.audience.presence.is_only_elsewhere(seat):
                raise Superseded

    async def _settle(self, seat: Seat, arrived: Instant) -> None:
        """Waits until this process may refuse an action.

        Another process to which the player is or was connected may still accept the same action: a
        client without an answer sends it again here. Waits only for actions that arrived there
        earlier, so that two processes never wait for each other.
        """
        for _ in range(MAX_SETTLING):
            runs = self._writer.runs_of(seat)
            if not runs or await self._writer.settled(runs, arrived - 1):
                return
            await asyncio.sleep(SETTLING_SECONDS)
        # Gives up: a process that was silent for so long drops the action (``_require_heard``).

    async def give_up(self, seat: Seat) -> None:
        """Resigns for a guest who deletes their data, even during an outage."""
        at = self._services.pulse.now()
        resign = Step(lambda table, now: table.submit(seat, Resign(), now), at, resumes=True)
        await self._commit(resign)

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
        try:
            return await self._writer.join(SeatRow(seat, guest, level, name), name, leaving)
        finally:
            self._adapt()

    async def _commit(self, step: Step) -> None:
        """Commits a step, however long it has to wait.

        Raises ``Illegal`` if the step does, and ``Superseded`` if the asker has reconnected to
        another process while the step waited.
        """
        try:
            while not await self._writer.attempt(step):
                self._adapt()
                await asyncio.sleep(UNDECIDED_SECONDS)
                await self._uptime.reachable()
                if step.asker:
                    await self._require_heard(step.asker)
            if not step.resumes and self._writer.owes():
                await self._writer.attempt(Step(_unchanged))
        finally:
            self._adapt()

    def _adapt(self) -> None:
        """Adapts the schedule to the newest events."""
        if self._adapted is not self.log.table:
            self._adapted = self.log.table
            self._set_going()
        if self._writer.has_news:
            self._writer.has_news = False
            self._watch_absences()

    # Listening

    async def tell_history(self, listener: Listener) -> None:
        """Sends a long history, in slices, to a listener that is about to be added."""
        await self.audience.tell_history(listener, self.table, self.stuck)

    def listen(self, listener: Listener) -> None:
        """Adds a listener: sends the update that it has missed, and every update from now on."""
        self.audience.add(listener, self.table, self.row.seats, self.stuck)
        if listener.seat:
            self._presence_changed()
            self.note_presence()
        if self.next:
            listener.send(wire.Next(self._clock(), self.next))

    async def arrive(self, seat: Seat) -> None:
        """Logs the arrival of a player who was away or for whom the game waits."""
        if seat in self.table.away | self.table.waiting and not self.table.outcome:
            await self._log_presence(Back(seat))

    def leave(self, listener: Listener) -> None:
        """Removes a listener; a player does not lose the game by disconnecting."""
        self.audience.remove(listener)
        if listener.seat:
            self._presence_changed()
            self.note_presence()

    def reseat(self, row: TableRow) -> None:
        """Replaces the row after a seat has moved, and drops the listeners who lost their seat."""
        self.log.row = row
        self.audience.drop(
            lambda one: one.seat is not None and one.seat not in row.seats_of(one.guest)
        )

    def follow_with(self, table: str) -> None:
        """Sends the table of the next game to all listeners, once."""
        if self.next is None:
            self.next = table
            self.audience.send(wire.Next(self._clock(), table))

    def retire(self, table: str) -> None:
        """Sends all listeners to the table at which the waiting opener was seated."""
        self.log.row = msgspec.structs.replace(self.row, moved=table, public=False)
        self.follow_with(table)

    def note_presence(self) -> None:
        """Records who is connected here, for other processes and for pairing."""
        self._services.seekers.note(self.id, bool(self.audience.here) and self.is_seeking)
        self._cluster.note_presence(self.id)

    def _presence_changed(self) -> None:
        """Updates presence, absences and timers after a player has connected or disconnected."""
        self.scheduler.note_presence(self.audience.presence)
        self.audience.tell_presence(self.row.seats)
        self._watch_absences()
        self._set_going()

    # Time

    async def tick(self) -> None:
        """Handles what is due: deadlines, plans of the computer, and absences."""
        now = self._clock()
        try:
            await self._catch_up_with_time(now)
        except Exception:
            # The store failed: what is due stays due.
            self._alarms.set(self.id, now + RETRY_MS)
            raise
        self._set_going()
        for plan in self.plans.values():
            self._alarms.set(self.id, plan.at)
        self._watch_absences()

    async def _catch_up_with_time(self, now: Instant) -> None:
        if (check := self._deadline_check) is not None and check <= now:
            await self._commit(Step(lambda table, at: table.tick(at)))
        for seat, plan in self.scheduler.due_plans(now):
            await self._carry_out(seat, plan)
        for seat in self.scheduler.overdue(self.audience.presence, now):
            await self._log_absence(seat)
        for seat in returned(self.table, self.audience.presence):
            await self.arrive(seat)

    def _watch_absences(self) -> None:
        """Starts the grace period of players who are not connected."""
        ends = self.scheduler.watch(
            self.table, self.row.seats, self.audience.presence, self._clock()
        )
        if ends is not None:
            self._alarms.set(self.id, ends)

    async def _log_absence(self, seat: Seat) -> None:
        if self.present(seat):  # They came back while another absence was logged.
            return
        await self._log_presence(Away(seat))
        self.scheduler.end_absence(seat)
        if self.present(seat):  # They came back during the write.
            await self.arrive(seat)

    async def _log_presence(self, act: Away | Back) -> None:
        """Logs an absence or a return, unless it is logged already or no longer matters."""

        def submit(table: AnyTable, at: Instant) -> AnyTable:
            expires = isinstance(act, Away) and act.seat in table.rematch
            return table.submit(None, act, at) if expires or not table.outcome else table

        with contextlib.suppress(Illegal):
            await self._commit(Step(submit))

    def _set_going(self) -> None:
        """Sets the next alarm, and asks the computer if it has not seen the newest version."""
        log, presence = self.log, self.audience.presence
        if log.is_read_only:
            return
        check = self.scheduler.deadline_check(log.due, presence, log.row.seats)
        if check is not None:
            self._alarms.set(self.id, check)
        if returned(log.table, presence):  # They came back during the write.
            self._alarms.set(self.id, self._clock())
        if self.wants_next_game:
            # The process that wrote the second request opens the next game, unless it died.
            self._alarms.set(self.id, self._clock() + RETRY_MS)
        a, b = log.row.seats
        if (a.level or b.level) and self._thinks:
            for seat, level in self.scheduler.unasked(log.table, log.row.seats):
                self._ask_computer(seat, level)

    # The computer

    @property
    def _thinks(self) -> bool:
        """Whether the computer thinks in this process.

        It thinks where its opponent is connected; if nobody is connected, in the process that owns
        the table.
        """
        presence = self.audience.presence
        return bool(presence.here) or (not presence.elsewhere and self._cluster.owns(self.id))

    def _ask_computer(self, seat: Seat, level: str) -> None:
        """Starts the search for the computer's next plan, and cancels its previous search."""
        table = self.table
        if not table.outcome:
            if before := self._thoughts.get(seat):
                before.cancel()
            self._thoughts[seat] = self._services.background.spawn(self._think(seat, level))
        elif seat.other in table.rematch and seat not in table.rematch:
            self.plan(seat, Plan(Rematch(), self._clock()))

    async def _think(self, seat: Seat, level: str) -> None:
        version = self.table.versions[seat.index]
        seen = update(self.table, seat, max(0, version - 1))
        try:
            plan = await self._services.bots.plan(self.id, level, seen)
        except Exception:
            self.scheduler.ask_again(seat)
            self._alarms.set(self.id, self._clock() + RETRY_MS)
            raise
        if plan and self.table.versions[seat.index] == version:
            self.plan(seat, plan)

    def plan(self, seat: Seat, plan: Plan) -> None:
        """Schedules a plan of the computer; a newer event replaces it."""
        self.plans[seat] = plan
        self._alarms.set(self.id, plan.at)

    async def _carry_out(self, seat: Seat, plan: Plan) -> None:
        def submit(table: AnyTable, at: Instant) -> AnyTable:
            # A newer event makes the plan obsolete, and the computer plans again.
            if not self.scheduler.is_current(seat, plan):
                return table
            return table.submit(seat, plan.action, at)

        with contextlib.suppress(Illegal):
            await self._commit(Step(submit))
        self.scheduler.drop(seat, plan)

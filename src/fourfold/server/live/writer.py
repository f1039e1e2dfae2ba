"""The writer of one table: commits steps one by one, and sends each to the audience afterwards."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from typing import Any

from fourfold.play import AnyTable, Due, Illegal, Instant, Join, Malformed, Seat, Wait
from fourfold.server.live.parts.audience import Audience
from fourfold.server.live.parts.credit import Credit, made_good
from fourfold.server.live.parts.log import TableLog
from fourfold.server.live.parts.presence import voice
from fourfold.server.live.parts.step import Step
from fourfold.server.live.services import Services
from fourfold.server.timing.uptime import Interval
from fourfold.store import Conflict, EventRow, SeatRow, is_unreachable

__all__ = ["Writer"]

logger = logging.getLogger("fourfold.live")


class _Undecided(Exception):
    """Raised if a step has to wait for the store or other processes."""


class _Behind(Exception):
    """Raised if the log has to be read before a step is refused or a deadline enforced."""


class Writer:
    """Writes steps to a log. No event is sent to anybody before it is on disk.

    The store decides races with other processes: the loser reads what it missed and tries again.
    """

    __slots__ = (
        "_audience",
        "_clock",
        "_cluster",
        "_credit",
        "_lock",
        "_log",
        "_pulse",
        "_uptime",
        "has_news",
    )

    def __init__(self, services: Services, log: TableLog, audience: Audience) -> None:
        #: Whether others have written events, or a player has joined, since this was last reset.
        self.has_news = False
        self._log = log
        self._audience = audience
        self._clock = services.clock
        self._pulse = services.pulse
        self._uptime = services.uptime
        self._cluster = services.cluster
        self._credit = Credit(services.uptime)
        self._lock = asyncio.Lock()

    async def attempt(self, step: Step) -> bool:
        """Tries to commit a step; returns False if it waits for the store or other processes.

        Reads the log and tries again if another process was first. Raises ``Illegal`` if the step
        does or the table is read-only, and ``Malformed`` if the table was deleted.
        """
        async with self._lock:
            may_be_behind = self._cluster.is_shared
            while step.resumes or self._uptime.up:
                may_be_behind = may_be_behind and not self._log.stale
                await self._refresh()
                try:
                    refusal = await self._write(step, may_be_behind)
                except _Undecided:
                    return False
                except _Behind:
                    self._log.stale = True
                except Conflict:
                    pass
                else:
                    if refusal:
                        raise refusal
                    return True
        return False

    async def take(self, rows: Sequence[EventRow]) -> None:
        """Applies new events of other processes and sends them to the audience."""
        async with self._lock:
            if await self._log.take(rows):
                self._tell_news()

    async def join(self, player: SeatRow, name: str, leaving: str | None) -> bool:
        """Seats a player and logs it, in one transaction; returns False if the seat was taken.

        With ``leaving``, the same transaction retires the table at which the player waited.
        """
        async with self._lock:
            known = -1
            while True:
                await self._refresh()
                before = self._log.table
                if before.seq == known:  # No race was lost: the guest was deleted.
                    return False
                known = before.seq
                after = self._joined(before, player, name)
                try:
                    if not await self._log.seat(player, after, leaving):
                        return False
                except Conflict:
                    continue
                self._cluster.publish(self._log.id, after.seq)
                self._tell_news()
                return True

    def _joined(self, before: AnyTable, player: SeatRow, name: str) -> AnyTable:
        other = player.seat.other
        after = before.submit(player.seat, Join(name), self._clock())
        opponent = self._log.row.seats[other.index].guest
        # The opener may be disconnected: then the game waits for them.
        if opponent not in (None, player.guest) and not self._audience.presence.has(other):
            after = after.submit(None, Wait(other))
        return after

    async def settled(self, runs: Collection[int], at: Instant) -> bool:
        """Returns whether everything received until an instant is on disk.

        That is of this process, which must be able to reach the store now, and of ``runs``. While
        this is False, no player may lose on time.
        """
        return await self._uptime.sure() and await self._cluster.settled(runs, at)

    def runs_of(self, seat: Seat | None) -> frozenset[int]:
        """Returns the other processes that may have received an action of a seat, or of either."""
        return self._audience.presence.runs(seat, self._log.row.seats)

    def owes(self) -> bool:
        """Returns whether the current turn has to be credited for outages, and can be now."""
        return self._uptime.up and bool(self._owed())

    async def _refresh(self) -> None:
        """Reads new events if the store may be ahead.

        Raises ``Malformed`` if the table was deleted, and ``Illegal`` if it is read-only.
        """
        if self._log.stale:
            if await self._log.read():
                self._tell_news()
            elif await self._log.is_deleted():
                self._log.is_outdated = True
                self._audience.drop()
                raise Malformed("table", id=self._log.id)
        self._log.require_writable()

    def _tell_news(self) -> None:
        self._audience.tell(self._log.table, self._log.stuck)
        self.has_news = True

    async def _write(self, step: Step, may_be_behind: bool) -> Illegal | None:
        """Applies a step and writes its events; returns the refusal if the step was refused.

        Time that is owed is credited first, then a deadline that has passed is enforced.
        """
        before = current = self._log.table
        due = self._log.due
        at = self._pulse.now() if step.at is None else step.at
        if not step.resumes and (lost := self._owed()):
            current = made_good(before, lost, self._clock())
            due = current.due
        if due and step.arrived is not None and step.arrived < due.at <= at:
            at = due.at - 1  # It arrived in time and was read late.
        if due and due.at <= at and not step.resumes:
            await self._require_passed(due, may_be_behind)
            current = current.tick(at)
        after, refusal = current, None
        try:
            after = step.apply(current, at)
        except Illegal as illegal:
            if may_be_behind:  # Never refuses because of an outdated state.
                raise _Behind from None
            refusal = illegal
        if after.seq > before.seq:
            await self._append(after, at)
        return refusal

    def _owed(self) -> Sequence[Interval]:
        """Returns the intervals that the current turn has not been credited for."""
        log = self._log
        if log.due is None or not self._credit.can_owe(log.table):
            return ()
        seat = log.due.seat and voice(log.due.seat, log.row.seats)
        connected = self._audience.connected_since(seat)
        is_ours = log.table.seq == log.written
        return self._credit.owed(log.table, connected, is_ours=is_ours)

    async def _require_passed(self, due: Due[Any], may_be_behind: bool) -> None:
        """Raises ``_Undecided`` or ``_Behind`` while an action may have been received in time."""
        if not await self.settled(self.runs_of(due.seat), due.at):
            raise _Undecided
        if may_be_behind:
            raise _Behind

    async def _append(self, after: AnyTable, at: Instant) -> None:
        """Appends the events up to a later table, and sends them once they are on disk."""
        log, before, due = self._log, self._log.table, after.due
        written, began = self._credit.begun_late(before, after, due, self._clock())
        if written is not after:
            due = written.due
        try:
            await log.append(written, due, is_shared=self._cluster.is_shared)
        except Exception as error:
            if is_unreachable(error):
                self._uptime.write_failed(at)
            raise
        if began is not None:
            self._credit.note_write(began, self._clock())
        self._cluster.publish(log.id, written.seq)
        await self._audience.tell_in_turn(written, written.event.seat if written.event else None)
        if written.outcome and not before.outcome:
            logger.info("game_over", extra={"table": log.id, "game": log.game.id})

"""The scheduler of one table: deadlines, plans of the computer, and absences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fourfold.play import AnyTable, Due, Instant, Plan, Seat
from fourfold.server.live.parts.presence import PlayerPresence, SeatRows, people, voice

__all__ = ["RETRY_MS", "Scheduler", "returned"]

#: How soon this process retries what the store did not take, or does what another process has not.
RETRY_MS: Instant = 1_000


def returned(table: AnyTable, presence: PlayerPresence) -> frozenset[Seat]:
    """Returns the players who are here although the table counts them as away or awaited."""
    if not (table.waiting or table.away) or table.outcome:
        return frozenset()
    return (table.waiting | table.away) & presence.here


class Scheduler:
    """Decides what a table does next and when, from the table, who is present, and the time."""

    __slots__ = ("_absent", "_asked", "_grace_ms", "plans")

    def __init__(self, grace_ms: Instant) -> None:
        #: By seat, what the computer will do next.
        self.plans: dict[Seat, Plan] = {}
        self._grace_ms = grace_ms
        #: By seat, the version that the computer was last asked about.
        self._asked: dict[Seat, int] = {}
        #: By seat, since when its player has not been connected.
        self._absent: dict[Seat, Instant] = {}

    # Deadlines

    def deadline_check(
        self, due: Due[Any] | None, presence: PlayerPresence, seats: SeatRows
    ) -> Instant | None:
        """Returns when this process checks a deadline.

        It checks later if the player is connected only to another process: that one knows what was
        received in time, and decides at once.
        """
        if due is None:
            return None
        seat = due.seat and voice(due.seat, seats)
        return due.at + RETRY_MS if presence.is_only_elsewhere(seat) else due.at

    # Plans

    def unasked(self, table: AnyTable, seats: SeatRows) -> Iterator[tuple[Seat, str]]:
        """Yields the seats and levels of the computer that have not seen the newest version.

        Their plans are obsolete, and they count as asked from now on.
        """
        for row in seats:
            if row.level and self._asked.get(row.seat, -1) < table.versions[row.seat.index]:
                self._asked[row.seat] = table.versions[row.seat.index]
                self.plans.pop(row.seat, None)
                yield row.seat, row.level

    def ask_again(self, seat: Seat) -> None:
        """Lets the computer be asked once more, after a failure."""
        self._asked.pop(seat, None)

    def due_plans(self, now: Instant) -> list[tuple[Seat, Plan]]:
        """Returns the plans whose time has come."""
        return [(seat, plan) for seat, plan in self.plans.items() if plan.at <= now]

    def is_current(self, seat: Seat, plan: Plan) -> bool:
        """Returns whether no newer event has replaced a plan."""
        return self.plans.get(seat) is plan

    def drop(self, seat: Seat, plan: Plan) -> None:
        """Drops a plan that was carried out or refused."""
        if self.is_current(seat, plan):
            del self.plans[seat]

    # Absences

    def watch(
        self, table: AnyTable, seats: SeatRows, presence: PlayerPresence, now: Instant
    ) -> Instant | None:
        """Starts the grace period of players who are not connected.

        Returns when the first grace period ends; None if nobody is missed.
        """
        ends: Instant | None = None
        for seat in _missed(table, seats):
            if not presence.has(seat) and seat not in table.away:
                end = self._absent.setdefault(seat, now) + self._grace_ms
                ends = end if ends is None else min(ends, end)
        return ends

    def note_presence(self, presence: PlayerPresence) -> None:
        """Ends the absence of everybody who is connected."""
        if self._absent:
            self._absent = {
                seat: since for seat, since in self._absent.items() if not presence.has(seat)
            }

    def forget_absences(self) -> None:
        """Starts every grace period again, after an outage."""
        self._absent.clear()

    def overdue(self, presence: PlayerPresence, now: Instant) -> list[Seat]:
        """Returns the absent players whose grace period has ended."""
        return [
            seat
            for seat, since in self._absent.items()
            if since + self._grace_ms <= now and not presence.has(seat)
        ]

    def end_absence(self, seat: Seat) -> None:
        """Forgets an absence that was logged."""
        self._absent.pop(seat, None)


def _missed(table: AnyTable, seats: SeatRows) -> frozenset[Seat]:
    """Returns the seats whose absence matters: after the game only those who want a rematch."""
    if None in table.players:
        return frozenset()
    return people(seats) & table.rematch if table.outcome else people(seats)

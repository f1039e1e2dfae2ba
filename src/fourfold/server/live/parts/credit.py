"""Credit: clocks get back the time in which nobody could act."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from fourfold.play import AnyTable, DowntimeSkipped, Due, Instant
from fourfold.server.timing.uptime import Interval, Uptime

__all__ = ["ClockStretch", "Credit", "made_good", "time_within"]

#: A turn whose first event took longer to write begins when it is on disk.
UNTOLD_MS: Instant = 500


def time_within(intervals: Iterable[Interval], since: Instant) -> Instant:
    """Returns how much time since an instant lies in the intervals, which may overlap.

    >>> time_within([(10, 30), (20, 50), (70, 80)], since=15)
    45
    """
    total, counted_to = 0, since
    for start, end in sorted(intervals):
        total += max(0, end - max(start, counted_to))
        counted_to = max(counted_to, end)
    return total


class ClockStretch(NamedTuple):
    """A turn: a stretch of a game in which the position stays the same while a clock runs."""

    began: Instant
    #: The number of the event that began it.
    seq: int
    #: When time was credited to its clock, and how many milliseconds.
    credits: tuple[tuple[Instant, Instant], ...] = ()

    @classmethod
    def of(cls, table: AnyTable) -> ClockStretch:
        """Returns the current turn of a table."""
        given, step = [], table
        while (before := step.previous) and before.state is step.state and not before.held:
            if step.event and isinstance(step.event.action, DowntimeSkipped):
                given.append((step.at, step.event.action.lost))
            step = before
        return cls(step.at, step.seq, tuple(given))

    def owed(self, lost: Iterable[Interval]) -> Instant:
        """Returns how much of the turn lies in these intervals and has not been credited yet.

        A credit from before an interval began cannot have been for that interval:

        >>> ClockStretch(began=0, seq=1, credits=((30, 20),)).owed([(40, 90)])
        50
        >>> ClockStretch(began=0, seq=1, credits=((30, 20), (70, 30))).owed([(10, 30), (40, 90)])
        20
        """
        within = [(start, end) for start, end in lost if end > self.began]
        return max(
            0,
            *(
                time_within(within, since) - sum(ms for at, ms in self.credits if at > since)
                for since in (self.began, *(start for start, _ in within if start > self.began))
            ),
        )


def made_good(table: AnyTable, lost: Iterable[Interval], at: Instant) -> AnyTable:
    """Returns the table with the lost time of the current turn credited to its clock."""
    turn = ClockStretch.of(table)
    ms = min(turn.owed(lost), at - turn.began)
    return table.submit(None, DowntimeSkipped(ms), at) if ms > 0 else table


class Credit:
    """What one table owes to its clocks because of outages and slow writes of this process."""

    __slots__ = ("_slow_write", "_uptime")

    def __init__(self, uptime: Uptime) -> None:
        self._uptime = uptime
        #: If this process wrote the first event of the last turn slowly: when the turn began, and
        #: when that event was on disk.
        self._slow_write: Interval | None = None

    def can_owe(self, table: AnyTable) -> bool:
        """Returns False if there was no outage or slow write for which time may be owed."""
        outages = self._uptime.outages
        return self._slow_write is not None or (bool(outages) and outages[-1][1] > table.started)

    def owed(
        self, table: AnyTable, connected: Instant | None, *, is_ours: bool
    ) -> Sequence[Interval]:
        """Returns the intervals that the current turn has not been credited for.

        These are the outages during which its player was ``connected`` here, an outage in which the
        turn began if nobody can have known of it before, and the time that its first event took to
        be written. ``is_ours`` says whether this process wrote the newest event.
        """
        turn = ClockStretch.of(table)
        here = connected is not None
        lost = [
            (start, end)
            for start, end in self._uptime.outages_since(turn.began)
            if (connected is not None and connected < end)
            or ((here or is_ours) and start <= turn.began)
        ]
        if self._slow_write and self._slow_write[0] == turn.began:
            lost.append(self._slow_write)
        return lost if turn.owed(lost) > 0 else ()

    def begun_late(
        self, before: AnyTable, after: AnyTable, due: Due[Any] | None, now: Instant
    ) -> tuple[AnyTable, Instant | None]:
        """Returns the table to write, and when its events began a turn; None if they did not.

        If the events waited to be written, credits that time: nobody knew of the turn yet.
        """
        if due is None or (turn := ClockStretch.of(after)).seq <= before.seq:
            return after, None
        if now - turn.began >= UNTOLD_MS:
            after = made_good(after, [(turn.began, now)], now)
        return after, turn.began

    def note_write(self, began: Instant, now: Instant) -> None:
        """Notes when the first event of a turn was on disk."""
        self._slow_write = (began, now) if now - began >= UNTOLD_MS else None

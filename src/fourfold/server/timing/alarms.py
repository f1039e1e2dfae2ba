"""Alarms: when each table has something to do next, earliest first."""

from __future__ import annotations

import heapq
from collections.abc import Iterator

from fourfold.play import Instant

__all__ = ["Alarms"]


class Alarms:
    """The next alarm of every table. An alarm that is no longer needed does no harm.

    >>> alarms = Alarms()
    >>> for table, at in (("a", 30), ("b", 20), ("a", 10), ("b", 40)):
    ...     alarms.set(table, at)
    >>> list(alarms.due(25)), list(alarms.due(99))
    (['a', 'b'], [])
    """

    def __init__(self) -> None:
        self._next: dict[str, Instant] = {}
        self._heap: list[tuple[Instant, str]] = []

    def set(self, table: str, at: Instant) -> None:
        """Sets an alarm, unless there is an earlier one: when that fires, the table sets the next.

        So a table has one entry in the heap for every time its next alarm became earlier.
        """
        known = self._next.get(table)
        if known is None or at < known:
            self._next[table] = at
            heapq.heappush(self._heap, (at, table))

    def due(self, now: Instant) -> Iterator[str]:
        """Yields the tables whose alarms have passed, and removes these alarms."""
        while self._heap and self._heap[0][0] <= now:
            at, table = heapq.heappop(self._heap)
            if self._next.get(table) == at:  # Otherwise replaced by an earlier alarm.
                del self._next[table]
                yield table

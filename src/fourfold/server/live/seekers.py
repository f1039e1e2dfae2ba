"""Seekers: the tables at which a guest who is connected here waits for any opponent."""

from __future__ import annotations

import asyncio

__all__ = ["Seekers"]


class Seekers:
    """How live tables tell the matchmaker who waits here, and when to look for partners."""

    def __init__(self) -> None:
        #: The ids of the tables.
        self.waiting: set[str] = set()
        self.changed = asyncio.Event()

    def note(self, table: str, waits: bool) -> None:
        """Updates whether a seeker who is connected here waits at a table."""
        if waits:
            self.waiting.add(table)
        else:
            self.waiting.discard(table)

    def look(self) -> None:
        """Starts a round of pairing at once."""
        self.changed.set()

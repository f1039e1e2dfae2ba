"""Pairs guests who seek any opponent: only connected ones, the longest wait first.

A new seeker is seated at the table of a seeker who waits already. Two who ask at the same moment
each open a table: then the seeker of the younger table is moved to the older one, and every
listener of the younger table is sent there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Sequence
from itertools import chain
from random import sample
from typing import TYPE_CHECKING

from fourfold.play import FourfoldError
from fourfold.server.live import LiveTable
from fourfold.server.logs import first_line
from fourfold.store import SeekerRow, is_unreachable

if TYPE_CHECKING:
    from fourfold.server.hall import Hall

__all__ = ["Pairing", "partners"]

log = logging.getLogger("fourfold.pairing")

#: What two seekers must have in common: the game, its options, and the plan of the match.
Wish = tuple[str, str, str | None]

#: How often partners are looked for while a seeker waits here.
LOOK_SECONDS = 0.4
#: How many tables are tried for one seeker in one round.
MOST_TRIES = 8


def partners(seekers: Sequence[SeekerRow]) -> dict[str, SeekerRow]:
    """Returns, by the id of the younger table, the seeker at whose table its seeker is seated.

    Pairs neighbours in a queue of seekers with the same wish, the longest wait first. Never pairs a
    guest with themselves.

    >>> from fourfold.play import Seat
    >>> def seeker(table, guest):
    ...     return SeekerRow(table, "quarto", "{}", None, 0, Seat.A, guest)
    >>> queue = [seeker("1", "Ann"), seeker("2", "Ann"), seeker("3", "Bo"), seeker("4", "Cy")]
    >>> {younger: older.table for younger, older in partners(queue).items()}
    {'3': '1', '4': '2'}
    """
    found: dict[str, SeekerRow] = {}
    alone: list[SeekerRow] = []  # All belong to one guest.
    for seeker in seekers:
        if alone and alone[0].guest != seeker.guest:
            found[seeker.table] = alone.pop(0)
        else:
            alone.append(seeker)
    return found


class Pairing:
    """Moves the seekers who are connected to this process to older tables of any process.

    Every process moves only its own seekers, and only to older tables, so that two processes never
    swap two seekers. The store decides races between processes.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        #: The tables whose seeker is connected here, by id.
        self._waiting: dict[str, LiveTable] = {}
        self._look = asyncio.Event()

    def note(self, table: LiveTable) -> None:
        """Updates whether a seeker who is connected here waits at this table."""
        if table.here and _is_seeking(table):
            self._waiting[table.id] = table
        else:
            self._waiting.pop(table.id, None)

    def look(self) -> None:
        """Starts a round of pairing at once."""
        self._look.set()

    def here(self) -> list[str]:
        """Returns the ids of the tables whose seeker is connected here."""
        for table in [table for table in self._waiting.values() if not _is_seeking(table)]:
            del self._waiting[table.id]
        return list(self._waiting)

    async def seat(self, wish: Wish, guest: str, name: str) -> LiveTable | None:
        """Seats a guest at the table of the seeker who has waited longest for the same.

        Returns that table, or None if there is no such seeker.
        """
        for seeker in await self._hall.seekers():
            if seeker.wish == wish and seeker.guest != guest:
                table = await self._hall.open(seeker.table)
                if table and await self._take(table, seeker, guest, name):
                    return table
        return None

    async def run(self) -> None:
        """Pairs waiting seekers until it is cancelled."""
        while True:
            patience = LOOK_SECONDS if self.here() else None
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), patience)
            self._look.clear()
            if self.here() and self._hall.up:
                try:
                    await self._pair_all()
                except Exception as error:
                    ours, why = not is_unreachable(error), first_line(error)
                    log.warning("pairing_failed", exc_info=ours, extra={"error": why})
                    await asyncio.sleep(LOOK_SECONDS)

    async def _pair_all(self) -> None:
        alike: defaultdict[Wish, list[SeekerRow]] = defaultdict(list)
        for seeker in await self._hall.seekers():
            alike[seeker.wish].append(seeker)
        for queue in alike.values():
            if len(queue) > 1:
                await self._pair(queue)

    async def _pair(self, queue: Sequence[SeekerRow]) -> None:
        chosen = partners(queue)
        hosts = {seeker.table for seeker in chosen.values()}
        gone: set[str] = set()
        for index, seeker in enumerate(queue):
            if seeker.table not in self._waiting or seeker.table in hosts | gone:
                continue
            first = [chosen[seeker.table]] if seeker.table in chosen else []
            # The chosen host may fail every time, so some random others are tried after it.
            older = [one for one in queue[:index] if one.guest != seeker.guest]
            others = sample(older, min(len(older), MOST_TRIES))
            for host in chain(first, others):
                if host.table not in gone and await self._move(seeker, host):
                    gone |= {seeker.table, host.table}
                    break

    async def _move(self, seeker: SeekerRow, host: SeekerRow) -> bool:
        """Moves a seeker of this process to a host's table; returns False if either is gone."""
        mine, table = self._waiting.get(seeker.table), await self._hall.open(host.table)
        if mine is None or table is None:
            return False
        name = mine.table.players[seeker.seat.index]
        assert name, "who waits has a name"
        if not await self._take(table, host, seeker.guest, name, leaving=mine.id):
            return False
        log.info("seekers_paired", extra={"table": table.id, "retired": mine.id})
        self._waiting.pop(mine.id, None)
        mine.retire(table.id)
        self._hall.tell(mine)
        return True

    async def _take(
        self,
        table: LiveTable,
        host: SeekerRow,
        guest: str,
        name: str,
        leaving: str | None = None,
    ) -> bool:
        """Takes the empty seat opposite a seeker; returns False if it is no longer free."""
        if table.set_up:  # An earlier release opened such tables to strangers.
            return False
        try:
            return await table.join(host.seat.other, name, guest, leaving=leaving)
        except FourfoldError:  # Taken meanwhile, deleted, or written by other rules.
            return False


def _is_seeking(table: LiveTable) -> bool:
    return table.row.public and table.row.open

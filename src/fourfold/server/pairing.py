"""Pairs people who wait for anybody: only those who are connected, the longest wait first.

A new seeker is seated at the table of one who waits already. Two who ask in the same moment each
open a table of their own: then the seeker of the younger table is seated at the older one, and
everybody at the younger table is sent there.
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

#: What two seekers must have in common: a game, its options, and the plan of a match.
Wish = tuple[str, str, str | None]

#: How often, in seconds, we look for partners of those who wait here.
LOOK_SECONDS = 0.4
#: How many tables are tried for one seeker before the next look.
MOST_TRIES = 8


def partners(seekers: Sequence[SeekerRow]) -> dict[str, SeekerRow]:
    """Returns who is to be seated at whose table, by the younger table: neighbours in the queue.

    The seekers wish the same, the longest wait first. Nobody plays against themselves.

    >>> from fourfold.play import Seat
    >>> def seeker(table, guest):
    ...     return SeekerRow(table, "quarto", "{}", None, 0, Seat.A, guest)
    >>> queue = [seeker("1", "Ann"), seeker("2", "Ann"), seeker("3", "Bo"), seeker("4", "Cy")]
    >>> {younger: older.table for younger, older in partners(queue).items()}
    {'3': '1', '4': '2'}
    """
    found: dict[str, SeekerRow] = {}
    alone: list[SeekerRow] = []  # All of one guest.
    for seeker in seekers:
        if alone and alone[0].guest != seeker.guest:
            found[seeker.table] = alone.pop(0)
        else:
            alone.append(seeker)
    return found


class Pairing:
    """Seats those who wait at this process at older tables, wherever their seekers are connected.

    Every process moves its own seekers only, always to an older table, so that two processes
    never exchange two of them. Which of several won is the store's to say.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        #: The tables with a connected seeker here, by id.
        self._waiting: dict[str, LiveTable] = {}
        self._look = asyncio.Event()

    def note(self, table: LiveTable) -> None:
        """Notes whether somebody who is connected here waits at this table for anybody."""
        if table.here and _waits(table):
            self._waiting[table.id] = table
        else:
            self._waiting.pop(table.id, None)

    def look(self) -> None:
        """Looks for partners at once."""
        self._look.set()

    def here(self) -> list[str]:
        """Returns the tables at which somebody waits who is connected here."""
        for table in [table for table in self._waiting.values() if not _waits(table)]:
            del self._waiting[table.id]
        return list(self._waiting)

    async def seat(self, wish: Wish, guest: str, name: str) -> LiveTable | None:
        """Seats a guest at the table of the seeker who has waited longest for the same, if any."""
        for seeker in await self._hall.seekers():
            if seeker.wish == wish and seeker.guest != guest:
                table = await self._hall.open(seeker.table)
                if table and await self._take(table, seeker, guest, name):
                    return table
        return None

    async def run(self) -> None:
        """Pairs those who wait, as long as there are any."""
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
            # What kept us from the one chosen may keep us from it again: then any other will do.
            older = [one for one in queue[:index] if one.guest != seeker.guest]
            others = sample(older, min(len(older), MOST_TRIES))
            for host in chain(first, others):
                if host.table not in gone and await self._move(seeker, host):
                    gone |= {seeker.table, host.table}
                    break

    async def _move(self, seeker: SeekerRow, host: SeekerRow) -> bool:
        """Seats a seeker of ours at another's table; whether both still waited."""
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
        """Takes the empty seat opposite a seeker; whether it was still to be had."""
        if table.set_up:  # From a release that let strangers be seated there.
            return False
        try:
            return await table.join(host.seat.other, name, guest, leaving=leaving)
        except FourfoldError:  # Taken meanwhile, deleted, or written by other rules.
            return False


def _waits(table: LiveTable) -> bool:
    return table.row.public and table.row.open

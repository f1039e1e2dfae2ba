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

from fourfold.play import FourfoldError
from fourfold.server.live.table import LiveTable
from fourfold.server.live.tables import LiveTables
from fourfold.server.ops.logs import first_line
from fourfold.store import SeekerRow, is_unreachable

__all__ = ["Matchmaker", "partners"]

log = logging.getLogger("fourfold.pairing")

#: What two seekers must have in common: the game, its options, and the plan of the match.
TableSought = tuple[str, str, str | None]

#: How often partners are looked for while a seeker waits here.
LOOK_SECONDS = 0.4
#: How many tables are tried for one seeker in one round.
MAX_TRIES = 8


def partners(seekers: Sequence[SeekerRow]) -> dict[str, SeekerRow]:
    """Returns, by the id of each table that its seeker leaves, the seeker whose table they join.

    Pairs neighbours in a queue of seekers who want the same game, the longest wait first. Never
    pairs a guest with themselves.

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


class Matchmaker:
    """Moves the seekers who are connected to this process to older tables of any process.

    Every process moves only its own seekers, and only to older tables, so that two processes never
    swap two seekers. The store decides races between processes.
    """

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._cluster = tables.services.cluster
        self._seekers = tables.services.seekers
        self._uptime = tables.services.uptime

    def _here(self) -> list[str]:
        """Returns the ids of the tables whose seeker is connected here."""
        waiting = self._seekers.waiting
        for table in list(waiting):
            live = self._tables.known(table)
            if live is None or not live.is_seeking:
                waiting.discard(table)
        return list(waiting)

    async def seat(self, sought: TableSought, guest: str, name: str) -> LiveTable | None:
        """Seats a guest at the table of the seeker who has waited longest for the same.

        Returns that table, or None if there is no such seeker.
        """
        for seeker in await self._cluster.seekers(self._here()):
            if seeker.sought == sought and seeker.guest != guest:
                table = await self._tables.open(seeker.table)
                if table and await self._take(table, seeker, guest, name):
                    return table
        return None

    async def run(self) -> None:
        """Pairs waiting seekers until it is cancelled."""
        while True:
            patience = LOOK_SECONDS if self._here() else None
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await self._seekers.changed.wait()
            self._seekers.changed.clear()
            if self._here() and self._uptime.up:
                try:
                    await self._pair_all()
                except Exception as error:
                    ours, why = not is_unreachable(error), first_line(error)
                    log.warning("pairing_failed", exc_info=ours, extra={"error": why})
                    await asyncio.sleep(LOOK_SECONDS)

    async def _pair_all(self) -> None:
        alike: defaultdict[TableSought, list[SeekerRow]] = defaultdict(list)
        for seeker in await self._cluster.seekers(self._here()):
            alike[seeker.sought].append(seeker)
        for queue in alike.values():
            if len(queue) > 1:
                await self._pair(queue)

    async def _pair(self, queue: Sequence[SeekerRow]) -> None:
        chosen = partners(queue)
        hosts = {seeker.table for seeker in chosen.values()}
        gone: set[str] = set()
        for index, seeker in enumerate(queue):
            if seeker.table not in self._seekers.waiting or seeker.table in hosts | gone:
                continue
            first = [chosen[seeker.table]] if seeker.table in chosen else []
            # The chosen host may fail every time, so some random others are tried after it.
            older = [one for one in queue[:index] if one.guest != seeker.guest]
            fallbacks = sample(older, min(len(older), MAX_TRIES))
            for host in chain(first, fallbacks):
                if host.table not in gone and await self._move(seeker, host):
                    gone |= {seeker.table, host.table}
                    break

    async def _move(self, seeker: SeekerRow, host: SeekerRow) -> bool:
        """Moves a seeker of this process to a host's table; returns False if either is gone."""
        waits = seeker.table in self._seekers.waiting
        mine = self._tables.known(seeker.table) if waits else None
        table = await self._tables.open(host.table)
        if mine is None or table is None:
            return False
        name = mine.table.players[seeker.seat.index]
        assert name, "who waits has a name"
        if not await self._take(table, host, seeker.guest, name, leaving=mine.id):
            return False
        log.info("seekers_paired", extra={"table": table.id, "retired": mine.id})
        self._seekers.waiting.discard(mine.id)
        mine.retire(table.id)
        self._cluster.publish(mine.id)
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

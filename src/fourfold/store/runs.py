"""When processes of the server were up, and who is connected to which of them.

A run is one process from its start to its end. On PostgreSQL each holds a lock in a connection of
its own, on which it also notes its beats: a process that dies lets go of it at once, however it
dies, and a database that was away has lost it. On SQLite there is one process only.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import AbstractAsyncContextManager

from sqlalchemy import bindparam, delete, func, insert, select, text, update
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fourfold.play import Instant, Seat
from fourfold.store.rows import EventRow, Glance, SeatRow
from fourfold.store.schema import events, presence, runs, seats
from fourfold.store.transactions import Transactions

__all__ = ["Runs"]

#: Names the locks of runs among all locks of a database.
LOCKS = 4204

#: Tables by their ids, and the event up to which the log of each is known.
_IDS = bindparam("ids", type_=ARRAY(events.c.table.type))
_KNOWN = bindparam("known", type_=ARRAY(events.c.seq.type))
_ASKED = func.unnest(_IDS, _KNOWN).table_valued("id", "known").render_derived()

_GLANCE = (
    select(
        seats,
        select(func.max(events.c.seq))
        .where(events.c.table == seats.c.table)
        .scalar_subquery()
        .label("last"),
        select(func.array_agg(presence.c.run))
        .where(presence.c.table == seats.c.table, presence.c.seat == seats.c.seat)
        .scalar_subquery()
        .label("runs"),
    )
    .where(seats.c.table == _IDS.any_())
    .order_by(seats.c.seat)
)
#: The same row is never removed and added.
_PRESENT = text(
    "WITH here AS (SELECT * FROM unnest(CAST(:tables AS text[]), CAST(:seats AS text[]))"
    ' AS here("table", seat)), gone AS (DELETE FROM presence WHERE run = :run'
    ' AND "table" = ANY(CAST(:ids AS text[]))'
    ' AND ("table", seat) NOT IN (SELECT "table", seat FROM here))'
    ' INSERT INTO presence ("table", seat, run) SELECT "table", seat, :run FROM here'
    " ON CONFLICT DO NOTHING"
)
_NEWS = (
    select(events.c.table, events.c.seq, events.c.seat, events.c.at, events.c.action, events.c.id)
    .join(_ASKED, (events.c.table == _ASKED.c.id) & (events.c.seq > _ASKED.c.known))
    .order_by(events.c.seq)
)


class Runs:
    """The processes of a server, as the database knows them."""

    def __init__(
        self,
        engine: AsyncEngine,
        writing: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        transactions: Transactions,
    ) -> None:
        self._engine = engine
        self._writing = writing
        self._transactions = transactions
        self._held: AsyncConnection | None = None
        self._one_at_a_time = asyncio.Lock()

    async def begin(self, clock: Callable[[], Instant]) -> int:
        """Notes that a process is up from the end of this call on; the number of its run."""
        async with self._one_at_a_time:
            await self._let_go()
            at = clock()
            async with self._writing() as connection:
                added = await connection.execute(insert(runs).values(started=at, beat=at))
                key = added.inserted_primary_key
            assert key is not None
            run = int(key[0])
            if self._engine.dialect.name == "postgresql":
                held = await self._engine.connect()
                self._held = await held.execution_options(isolation_level="AUTOCOMMIT")
                lock = text("SELECT pg_advisory_lock(:locks, :run)")
                await self._held.execute(lock, {"locks": LOCKS, "run": run})
                at = clock()
                here = update(runs).where(runs.c.id == run)
                await self._held.execute(here.values(started=at, beat=at))
            return run

    async def beat(self, run: int, at: Instant) -> None:
        """Notes that the process is still up. Raises if the database was away since the last."""
        change = update(runs).where(runs.c.id == run).values(beat=at)
        async with self._one_at_a_time:
            if self._engine.dialect.name == "postgresql":
                if self._held is None:
                    raise ConnectionError("the run's own connection is gone")
                try:
                    await self._held.execute(change)
                except BaseException:
                    await self._let_go()
                    raise
            else:
                async with self._writing() as connection:
                    await connection.execute(change)

    async def end(self, run: int, at: Instant) -> None:
        """Notes that the process ends, and that nobody is connected to it any more."""
        with contextlib.suppress(ConnectionError):
            await self.beat(run, at)
        async with self._writing() as connection:
            await connection.execute(delete(presence).where(presence.c.run == run))
        await self.close()

    async def close(self) -> None:
        """Lets go of the database."""
        async with self._one_at_a_time:
            await self._let_go()

    async def _let_go(self) -> None:
        held, self._held = self._held, None
        if held is None:
            return
        try:
            await held.execute(text("SELECT pg_advisory_unlock_all()"))
        except Exception:  # The connection is gone, and the lock with it.
            with contextlib.suppress(Exception):
                await held.invalidate()
        with contextlib.suppress(Exception):
            await held.close()

    async def alive(self) -> frozenset[int]:
        """The runs that go on at this moment; on SQLite, where there is but one, none is told."""
        if self._engine.dialect.name != "postgresql":
            return frozenset()
        query = text(
            "SELECT l.objid FROM pg_locks l JOIN pg_database d ON d.oid = l.database "
            "WHERE l.locktype = 'advisory' AND l.classid = :locks AND l.objsubid = 2 "
            "AND l.granted AND d.datname = current_database()"
        )
        async with self._engine.connect() as connection:
            found = await connection.execute(query, {"locks": LOCKS})
            return frozenset(int(run) for (run,) in found)

    async def downtimes(self) -> list[tuple[Instant, Instant]]:
        """When no process was up: from the last beat of any to the start of the next."""
        alive = await self.alive()
        query = select(runs).order_by(runs.c.started, runs.c.id)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
        gaps: list[tuple[Instant, Instant]] = []
        up_to: Instant | None = None
        for run in found:
            if up_to is not None and run.started > up_to:
                gaps.append((up_to, run.started))
            if run.id in alive:
                break  # It has been up ever since.
            up_to = max(up_to or 0, run.beat)
        return gaps

    async def last_beat(self) -> Instant:
        """The last instant at which any process was up."""
        async with self._engine.connect() as connection:
            return await connection.scalar(select(func.max(runs.c.beat))) or 0

    # Who is connected where

    async def note_presence(self, run: int, present: Mapping[str, Iterable[Seat]]) -> None:
        """Notes for which seats of these tables somebody is connected to this process."""
        here = [(table, seat.value) for table in sorted(present) for seat in present[table]]
        values = {
            "run": run,
            "ids": list(present),
            "tables": [table for table, _ in here],
            "seats": [seat for _, seat in here],
        }
        await self._transactions.step(lambda connection: connection.execute(_PRESENT, values))

    async def forget_presence(self, alive: Collection[int]) -> None:
        """Removes what processes that are gone have noted, not what newer ones have."""
        gone = presence.c.run.not_in(alive) & (presence.c.run < max(alive))
        async with self._writing() as connection:
            await connection.execute(delete(presence).where(gone))

    async def glance(self, ids: Collection[str]) -> dict[str, Glance]:
        """How far the logs of these tables are, who sits there, and who is connected where."""
        rows = await self._transactions.read(
            lambda connection: connection.execute(_GLANCE, {"ids": list(ids)}).all()
        )
        last: dict[str, int] = {}
        sitting: dict[str, list[SeatRow]] = {}
        present: dict[str, set[tuple[Seat, int]]] = {}
        for row in rows:
            seat = Seat(row.seat)
            last[row.table] = row.last or 0
            sitting.setdefault(row.table, []).append(SeatRow(seat, row.guest, row.level))
            present.setdefault(row.table, set()).update((seat, run) for run in row.runs or ())
        return {
            id_: Glance(last[id_], (a, b), frozenset(present[id_]))
            for id_, (a, b) in sitting.items()
        }

    async def news(self, known: Mapping[str, int]) -> dict[str, list[EventRow]]:
        """The events of several tables after the numbers that are known."""
        asked = {"ids": list(known), "known": list(known.values())}
        found: dict[str, list[EventRow]] = {}
        for table, *row in await self._transactions.read(
            lambda connection: connection.execute(_NEWS, asked).all()
        ):
            found.setdefault(table, []).append(EventRow.read(*row))
        return found

"""When processes of the server were up, and who is connected to which of them.

A run is one process from its start to its end. On PostgreSQL each holds a lock in a connection of
its own, on which it also notes its beats: a process that dies lets go of it at once, however it
dies, and a database that was away has lost it. On SQLite there is one process only.

The value of a beat is a watermark: everything that the process received until then is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import AbstractAsyncContextManager

from sqlalchemy import Connection, bindparam, delete, func, insert, select, text, update
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fourfold.play import Instant, Malformed, Seat
from fourfold.store.reach import unreachable
from fourfold.store.rows import EventRow, Glance, SeatRow
from fourfold.store.schema import events, presence, runs, seats, tables
from fourfold.store.tenancy import Tenancy
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
        tables.c.moved,
        select(func.max(events.c.seq))
        .where(events.c.table == seats.c.table)
        .scalar_subquery()
        .label("last"),
        select(func.array_agg(presence.c.run))
        .where(presence.c.table == seats.c.table, presence.c.seat == seats.c.seat)
        .scalar_subquery()
        .label("runs"),
    )
    .join(tables, tables.c.id == seats.c.table)
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
#: A beat also shows that events can be written: somebody may have locked their table.
_BEAT = text(
    "WITH probe AS (DELETE FROM events WHERE false RETURNING 1)"
    " UPDATE runs SET beat = coalesce(:at, beat) WHERE id = :run"
).bindparams(bindparam("at", type_=runs.c.beat.type))
_ALIVE = text(
    "SELECT r.id, r.beat FROM runs r JOIN pg_locks l ON l.objid = CAST(r.id AS oid)"
    " JOIN pg_database d ON d.oid = l.database"
    " WHERE l.locktype = 'advisory' AND l.classid = :locks AND l.objsubid = 2"
    " AND l.granted AND d.datname = current_database()"
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
        write_at_once: Callable[[Callable[[Connection], object]], Awaitable[object]],
        transactions: Transactions,
    ) -> None:
        self._engine = engine
        self._writing = writing
        self._write_at_once = write_at_once
        self._transactions = transactions
        self._held: AsyncConnection | None = None
        self._one_at_a_time = asyncio.Lock()
        #: What keeps off servers that cannot hear this one, where this is one: tools are none.
        self.tenancy: Tenancy | None = None

    async def begin(self, clock: Callable[[], Instant]) -> int:
        """Notes that a process is up from the end of this call on; the number of its run.

        Raises ``Malformed`` if a server that cannot hear this one has the database.
        """
        async with self._one_at_a_time:
            await self._let_go()
            if self._engine.dialect.name != "postgresql":
                return await self._add(clock())
            self._held = await self._engine.connect()
            try:
                await self._held.execution_options(isolation_level="AUTOCOMMIT")
                return await self._begin(self._held, clock)
            except BaseException as error:
                await self._let_go(broken=not isinstance(error, Malformed))
                raise

    async def _begin(self, held: AsyncConnection, clock: Callable[[], Instant]) -> int:
        """Takes the tenancy and the lock of a new run in the run's own connection."""
        if self.tenancy:
            async with self._transactions.patience(times=3):
                await self.tenancy.take(held)
        run = await self._add(clock())
        async with self._transactions.patience():
            lock = text("SELECT pg_advisory_lock(:locks, :run)")
            await held.execute(lock, {"locks": LOCKS, "run": run})
            at = clock()
            await held.execute(update(runs).where(runs.c.id == run).values(started=at, beat=at))
        return run

    async def _add(self, at: Instant) -> int:
        """Adds the row of a run; returns its number."""
        async with self._writing() as connection:
            added = await connection.execute(insert(runs).values(started=at, beat=at))
            key = added.inserted_primary_key
        assert key is not None
        return int(key[0])

    async def beat(self, run: int, mark: Instant) -> None:
        """Notes that everything received up to ``mark`` is on disk.

        Raises if the database cannot be written, or was away since the last beat.
        """
        if not await self._touch(run, mark):
            raise ConnectionError("the run's own connection is gone")

    async def renew(self, run: int) -> bool:
        """Returns whether the run goes on; raises if the database cannot be written."""
        return await self._touch(run, None)

    async def _touch(self, run: int, mark: Instant | None) -> bool:
        """Writes the run's row; returns False if its own connection is gone."""
        async with self._one_at_a_time:
            if self._engine.dialect.name != "postgresql":
                beat = runs.c.beat if mark is None else mark
                change = update(runs).where(runs.c.id == run).values(beat=beat)
                await self._write_at_once(lambda connection: connection.execute(change))
                return True
            if self._held is None:
                return False
            async with self._own_connection() as held:
                await held.execute(_BEAT, {"run": run, "at": mark})
            return True

    @contextlib.asynccontextmanager
    async def _own_connection(self) -> AsyncIterator[AsyncConnection]:
        """Lends the run's own connection, and gives it up if an answer of it was missed."""
        assert self._held
        try:
            async with self._transactions.patience():
                yield self._held
        except BaseException as error:
            answered = isinstance(error, DBAPIError) and not error.connection_invalidated
            if not answered:
                await self._let_go(broken=True)
            raise

    async def end(self, run: int, at: Instant) -> None:
        """Notes that the process ends, and that nobody is connected to it any more."""
        with contextlib.suppress(ConnectionError):
            await self.beat(run, at)
            async with self._writing() as connection:
                await connection.execute(delete(presence).where(presence.c.run == run))
        await self.close()

    async def join(self, bus: int) -> bool:
        """Says by which Redis this process hears others; returns False if theirs is another.

        While the database is away that is not known, and found out when the next run begins.
        """
        async with self._one_at_a_time:
            if self.tenancy is None or self._held is None:
                return True
            try:
                async with self._own_connection():
                    return await self.tenancy.join(bus)
            except Exception as error:
                if not unreachable(error):
                    raise
                return True

    async def close(self) -> None:
        """Lets go of the database."""
        async with self._one_at_a_time:
            await self._let_go()
            if self.tenancy:
                self.tenancy.close()

    async def _let_go(self, broken: bool = False) -> None:
        """Ends the run's own connection, and so its lock; a broken one is not asked."""
        held, self._held = self._held, None
        if self.tenancy:
            self.tenancy.release()
        if held is None:
            return
        with contextlib.suppress(Exception):
            async with self._transactions.patience():
                if broken:
                    await held.invalidate()
                else:
                    await held.execute(text("SELECT pg_advisory_unlock_all()"))
        with contextlib.suppress(Exception):
            async with self._transactions.patience():
                await held.close()

    async def alive(self) -> dict[int, Instant]:
        """Returns the runs that go on with their marks; on SQLite, where there is one, none."""
        if self._engine.dialect.name != "postgresql":
            return {}
        found = await self._transactions.read(
            lambda connection: connection.execute(_ALIVE, {"locks": LOCKS}).all()
        )
        return {int(run): int(mark) for run, mark in found}

    async def marks(self, ids: Collection[int]) -> dict[int, Instant]:
        """Returns the marks of these runs, whether they go on or not."""
        query = select(runs.c.id, runs.c.beat).where(runs.c.id.in_(ids))
        found = await self._transactions.read(lambda connection: connection.execute(query).all())
        return {int(run): int(mark) for run, mark in found}

    async def downtimes(self) -> list[tuple[Instant, Instant]]:
        """When no process was up: from the last beat of any to the start of the next."""
        alive = await self.alive()
        query = select(runs).order_by(runs.c.started, runs.c.id)
        found = await self._transactions.read(lambda connection: connection.execute(query).all())
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
        query = select(func.max(runs.c.beat))
        return await self._transactions.read(lambda connection: connection.scalar(query)) or 0

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

    async def presence_at(self, ids: Collection[int]) -> dict[str, dict[Seat, int]]:
        """Returns the tables and seats that somebody is noted for at these runs."""
        query = select(presence).where(presence.c.run.in_(ids))
        found: dict[str, dict[Seat, int]] = {}
        for row in await self._transactions.read(lambda c: c.execute(query).all()):
            found.setdefault(row.table, {})[Seat(row.seat)] = row.run
        return found

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
        moved: dict[str, str | None] = {}
        sitting: dict[str, list[SeatRow]] = {}
        present: dict[str, set[tuple[Seat, int]]] = {}
        for row in rows:
            seat = Seat(row.seat)
            last[row.table], moved[row.table] = row.last or 0, row.moved
            sitting.setdefault(row.table, []).append(SeatRow(seat, row.guest, row.level))
            present.setdefault(row.table, set()).update((seat, run) for run in row.runs or ())
        return {
            id_: Glance(last[id_], (a, b), frozenset(present[id_]), moved[id_])
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

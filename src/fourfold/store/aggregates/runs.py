"""Runs: when processes of the server were up.

A run begins when a process starts, and again after an outage in which the process lost its lock. On
PostgreSQL each run holds an advisory lock in a connection of its own, through which it also writes
its heartbeats. The lock is released at once when the process dies, and is lost when the database
restarts. On SQLite there is only one process, and no lock.

A heartbeat writes a mark. It is a watermark: everything that the process received until then is on
disk.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Collection

from sqlalchemy import Connection, bindparam, delete, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from fourfold.play import Instant, Malformed
from fourfold.store.backends.database import Database
from fourfold.store.errors import is_unreachable
from fourfold.store.schema import presence, runs

__all__ = ["Runs"]

#: The class of the advisory locks of runs. The migration lock has the same number but no class, so
#: they never collide.
LOCKS = 4204

#: A heartbeat also checks that events can be written: somebody may have locked their table.
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


class Runs:
    """The processes of a server, as the database knows them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._held: AsyncConnection | None = None
        self._one_at_a_time = asyncio.Lock()

    async def begin(self, clock: Callable[[], Instant]) -> int:
        """Begins a run that counts from the end of this call; returns its number.

        Raises ``Malformed`` if a server that uses another Redis, or none, has the database.
        """
        async with self._one_at_a_time:
            await self._let_go()
            self._held = await self._database.hold()
            if self._held is None:
                return await self._add(clock())
            try:
                return await self._begin(self._held, clock)
            except BaseException as error:
                await self._let_go(broken=not isinstance(error, Malformed))
                raise

    async def _begin(self, held: AsyncConnection, clock: Callable[[], Instant]) -> int:
        """Takes the tenancy and the lock of a new run in the run's own connection."""
        if self._database.tenancy:
            async with self._database.patience(times=3):
                await self._database.tenancy.take(held)
        run = await self._add(clock())
        async with self._database.patience():
            lock = text("SELECT pg_advisory_lock(:locks, :run)")
            await held.execute(lock, {"locks": LOCKS, "run": run})
            at = clock()
            await held.execute(update(runs).where(runs.c.id == run).values(started=at, beat=at))
        return run

    async def _add(self, at: Instant) -> int:
        """Adds the row of a run; returns its number."""

        def work(connection: Connection) -> int:
            added = connection.execute(insert(runs).values(started=at, beat=at))
            assert added.inserted_primary_key is not None
            return int(added.inserted_primary_key[0])

        return await self._database.write(work)

    async def beat(self, run: int, mark: Instant) -> None:
        """Writes a heartbeat: everything received up to ``mark`` is on disk.

        Raises if the database cannot be written to, or was unreachable since the last heartbeat.
        """
        if not await self._touch(run, mark):
            raise ConnectionError("the run's own connection is gone")

    async def renew(self, run: int) -> bool:
        """Returns whether the run still has its lock; raises if nothing can be written."""
        return await self._touch(run, None)

    async def _touch(self, run: int, mark: Instant | None) -> bool:
        """Writes the run's row; returns False if its own connection is gone."""
        async with self._one_at_a_time:
            if not self._database.shared:
                beat = runs.c.beat if mark is None else mark
                change = update(runs).where(runs.c.id == run).values(beat=beat)
                await self._database.execute(change)
                return True
            if self._held is None:
                return False
            async with self._own_connection() as held:
                await held.execute(_BEAT, {"run": run, "at": mark})
            return True

    @contextlib.asynccontextmanager
    async def _own_connection(self) -> AsyncIterator[AsyncConnection]:
        """Yields the run's own connection, and closes it if an answer was missed."""
        assert self._held
        try:
            async with self._database.patience():
                yield self._held
        except BaseException as error:
            answered = isinstance(error, DBAPIError) and not error.connection_invalidated
            if not answered:
                await self._let_go(broken=True)
            raise

    async def end(self, run: int, at: Instant) -> None:
        """Ends a run: writes its last mark, and deletes its presence."""
        with contextlib.suppress(ConnectionError):
            await self.beat(run, at)
            await self._database.execute(delete(presence).where(presence.c.run == run))
        await self.close()

    async def join(self, bus: int) -> bool:
        """Registers the bus of this process; returns False if other processes use another one.

        Returns True while the database is unreachable: the next run checks it when it begins.
        """
        async with self._one_at_a_time:
            tenancy = self._database.tenancy
            if tenancy is None or self._held is None:
                return True
            try:
                async with self._own_connection():
                    return await tenancy.join(bus)
            except Exception as error:
                if not is_unreachable(error):
                    raise
                return True

    async def close(self) -> None:
        """Releases the locks of this process."""
        async with self._one_at_a_time:
            await self._let_go()
            if self._database.tenancy:
                self._database.tenancy.close()

    async def _let_go(self, broken: bool = False) -> None:
        """Closes the run's own connection, which releases its locks; discards a broken one."""
        held, self._held = self._held, None
        if self._database.tenancy:
            self._database.tenancy.release()
        if held is None:
            return
        with contextlib.suppress(Exception):
            async with self._database.patience():
                if broken:
                    await held.invalidate()
                else:
                    await held.execute(text("SELECT pg_advisory_unlock_all()"))
        with contextlib.suppress(Exception):
            async with self._database.patience():
                await held.close()

    async def alive(self) -> dict[int, Instant]:
        """Returns the live runs with their marks; empty on SQLite, which has only one process."""
        if not self._database.shared:
            return {}
        found = await self._database.fetch(_ALIVE, {"locks": LOCKS})
        return {int(run): int(mark) for run, mark in found}

    async def marks(self, ids: Collection[int]) -> dict[int, Instant]:
        """Returns the marks of these runs, live or dead."""
        query = select(runs.c.id, runs.c.beat).where(runs.c.id.in_(ids))
        found = await self._database.fetch(query)
        return {int(run): int(mark) for run, mark in found}

    async def downtimes(self) -> list[tuple[Instant, Instant]]:
        """Returns when no process was up: from the last heartbeat of any to the next start."""
        alive = await self.alive()
        query = select(runs).order_by(runs.c.started, runs.c.id)
        found = await self._database.fetch(query)
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
        """Returns the last instant at which any process was up."""
        query = select(func.max(runs.c.beat))
        return await self._database.read(lambda connection: connection.scalar(query)) or 0
